"""What a Magician could cast from a place, and what could be cast at him there."""

from typing import Final

from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.rules.confrontation.space import dodgers, hides
from sortilege.rules.confrontation.state import Model, ModelId
from sortilege.table.arc import in_front
from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import distance
from sortilege.table.placed import Placed
from sortilege.table.sight import in_sight

FEAR: Final = 0.2
"""How much what the enemy can do counts beside what one can do oneself."""

UNSURE: Final = 0.9
"""How much of it is left where the enemy may yet move."""

YET_TO_COME: Final = 0.5
"""How much of what an enemy could do who does not see one counts, as long as he may yet move."""

PARRIED: Final = 0.75
"""What is left of his spells where one sees him and holds gems to answer."""


def casting_from(battle: Battle, model: ModelId, placed: Placed, *, casts: bool) -> float:
    """What he could do from a place, less what could be done to him there."""
    there = battle.base(model).at(placed.x, placed.y, placed.facing)
    field = battle.state.field.with_base(model, there)
    hits = [_hits(battle, field, model, there, foe) for foe in battle.foes] if casts else []
    feared = sum(_feared(battle, field, model, there, foe) for foe in battle.foes if foe.id in battle.state.magicians)
    return max(hits, default=0.0) - FEAR * feared


def _hits(battle: Battle, field: Battlefield, model: ModelId, there: Base, foe: Model) -> float:
    far = distance(there, battle.base(foe.id))
    if far > battle.fire.furthest(model, foe.id) or not _sees(battle, field, model, foe.id):
        return 0.0
    return battle.fire.at(model, foe.id, far) * (1.0 if foe.activated else UNSURE)


def _feared(battle: Battle, field: Battlefield, model: ModelId, there: Base, foe: Model) -> float:
    far = distance(there, battle.base(foe.id))
    reaches = far <= battle.fire.furthest(foe.id, model) and _sees(battle, field, foe.id, model)
    now = battle.fire.at(foe.id, model, far) if reaches else 0.0
    if not foe.activated:
        now = max(now, YET_TO_COME * battle.fire.at(foe.id, model, 0.0))
    answers = battle.state.magicians[model].reserve.total >= 2 and _sees(battle, field, model, foe.id)
    return now * (PARRIED if answers else 1.0)


def _sees(battle: Battle, field: Battlefield, viewer: ModelId, target: ModelId) -> bool:
    bases = field.bases
    if not in_front(bases[viewer], bases[target]):
        return False
    return in_sight(field, viewer, target, ignoring=dodgers(battle.state), effect=hides(battle.state))
