"""C2-9.1.3 How well the target hides."""

from typing import Any

from sortilege.kernel import Game
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.space import LEAST_GAP, dodgers, hides, sight_of
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.measure import within
from sortilege.table.sight import Sight, hidden_by


def hiding(game: Game[Any], shooter: ModelId, target: ModelId) -> tuple[Part, ...]:
    """C2-9.1.3a Partially hidden: 1 more; C2-9.1.3c behind what the target touches: 2 (C2-R42, or both)."""
    if sight_of(game.state, shooter, target) is not Sight.PARTIAL:
        return ()
    hidden = Part(1, "partially_hidden", "C2-9.1.3a")
    if not in_cover(game.state, shooter, target):
        return (hidden,)
    cover = Part(2, "cover", "C2-9.1.3c")
    return (hidden, cover) if game.options["c2.cover_stack"] == "on" else (cover,)


def in_cover(state: Skirmish, shooter: ModelId, target: ModelId) -> bool:
    """C2-R42 Hidden by a piece of terrain that its base touches, within a tenth of a centimetre."""
    field = state.field
    names = hidden_by(field, shooter, target, ignoring=dodgers(state), effect=hides(state))
    pieces = [piece for piece in field.ground.terrain if piece.id in names]
    return any(within(piece.gap_to(field.bases[target]), LEAST_GAP) for piece in pieces)
