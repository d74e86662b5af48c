"""C2-R81 Leaps: straight parts of a move that pass over what is in the way."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.movement.events import Leapt
from sortilege.rules.confrontation.movement.pace import DODGE, STAY, pace
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.obstacles import Going
from sortilege.table.paths import Blocked, Path, legal_path_of
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

NO, LEAP = "no", "leap"
WHETHER: Final = One((NO, LEAP))


class Straight(Placement, frozen=True, dict=True, gc=True, tag="straight"):
    """A place to which the straight way leads, and no other."""

    def _way(self, placed: Placed, _limit: float) -> Path | Blocked | None:
        to = ((placed.x, placed.y),)
        return legal_path_of(self.battlefield, self.start, self.mover, to, self.going)


def leaps_of(state: Skirmish, model: ModelId, kind: str, by: str) -> int:
    """C2-12.1.21b Two a turn at most, C2-12.1.21c none while swimming or dodging."""
    if by or kind in (STAY, DODGE):
        return 0
    return max(0, weigh("leaps", acting_on(state, model), 0) - state.models[model].leapt)


def may_leap(game: Game[Any], model: ModelId, kind: str) -> Rule[bool]:
    ask = Ask(game.state.models[model].seat, "move.leap", "C2-12.1.21b", WHETHER, {"model": model, "move": kind})
    answer: str = yield ask
    return answer == LEAP


def leap(game: Game[Any], model: ModelId, most: int) -> Rule[int]:
    """C2-12.1.21a Up to half its MOV, over whatever is no taller than its MOV, to a free place. What it cost."""
    state: Skirmish = game.state
    seat = state.models[model].seat
    choice = Straight(
        state.field,
        model,
        allowance=min(most, pace(state, model) // 2),
        gaps=dict.fromkeys(enemies(state, seat), LEAST_GAP),
        going=leaping(state, model),
    )
    about = {"model": model, "move": LEAP}
    placed: Placed = yield Ask(seat, "move.place", "C2-12.1.21a", choice, about)
    cost = round(choice.path(placed).cost)
    state.field = choice.carried_out(placed)
    state.models[model] = msgspec.structs.replace(state.models[model], leapt=state.models[model].leapt + 1)
    game.tell(Leapt(model, placed.x, placed.y, cost))
    return cost


def leaping(state: Skirmish, model: ModelId) -> Going:
    """C2-R81 What a leap passes: every model, and features no taller than its MOV; no ground costs more."""
    features = state.field.ground.terrain
    low = frozenset(feature.id for feature in features if feature.height <= pace(state, model))
    return Going(frozenset(state.field.bases) | low, frozenset(feature.id for feature in features))
