"""Where a model stands after its prowess."""

from typing import Any

import msgspec

from sortilege.kernel import Game
from sortilege.rules.confrontation.events import MoveEnd
from sortilege.rules.confrontation.prowess.events import Raised
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.base import Base


def end_move(game: Game[Any], model: ModelId, there: Base, cost: int, kind: str, rule: str) -> None:
    """The model stands there, and its movement ends."""
    state: Skirmish = game.state
    before, here = state.field.bases[model], state.models[model]
    state.field = state.field.with_base(model, there)
    moved = here.moved or (there.centre, there.elevation) != (before.centre, before.elevation)
    state.models[model] = msgspec.structs.replace(here, moved=moved, spent=here.spent + cost)
    if there.elevation != before.elevation:
        game.tell(Raised(model, there.elevation, rule))
    game.tell(MoveEnd(model, kind, cost, there.x, there.y, there.facing, rule))
