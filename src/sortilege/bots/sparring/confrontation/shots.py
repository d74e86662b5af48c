"""What a shot is worth, by the tables of the rules."""

from typing import Final

from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.bots.sparring.confrontation.exchange import LOST, pass_chance, wounded
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.profile import Weapon
from sortilege.rules.confrontation.shooting.declared import ACCURATE, PLAIN, QUICK
from sortilege.rules.confrontation.shooting.difficulty import BY_KIND, BY_RANGE, BY_SIZE, MOVED
from sortilege.rules.confrontation.shooting.hiding import in_cover
from sortilege.rules.confrontation.shooting.weapons import range_band
from sortilege.rules.confrontation.space import sight_of
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.confrontation.wounds import PENALTY
from sortilege.table.arc import in_front
from sortilege.table.base import Base
from sortilege.table.distance import distance
from sortilege.table.placed import Placed
from sortilege.table.sight import Sight, in_sight

KINDS: Final = {PLAIN: 0, ACCURATE: BY_KIND[ACCURATE].amount, QUICK: BY_KIND[QUICK].amount}
HALF_HIDDEN, COVERED = 1, 2


def hit_chance(battle: Battle, shooter: ModelId, target: ModelId, weapon: Weapon, kind: str = PLAIN) -> float:
    """C2-9.1.1 to C2-9.1.3 The chance that a shot hits, from where both stand."""
    band = range_band(weapon, battle.gap(shooter, target))
    here = battle.state.models[shooter]
    if band is None:
        return 0.0
    hard = BY_RANGE[band].amount + KINDS.get(kind, 0) + (MOVED.amount if here.spent > 0 else 0)
    hard += _of_the_target(battle, target) + _hiding(battle, shooter, target)
    return _chance(battle, shooter, hard)


def _chance(battle: Battle, shooter: ModelId, hard: int) -> float:
    here = battle.state.models[shooter]
    return pass_chance(hard - characteristic(battle.state, shooter, "shooting"), PENALTY.get(here.wound, 0))


def _of_the_target(battle: Battle, target: ModelId) -> int:
    here = battle.state.models[target]
    size = BY_SIZE.get(here.card.size)
    return (size.amount if size else 0) + (3 if here.dodging else 0)


def _hiding(battle: Battle, shooter: ModelId, target: ModelId) -> int:
    if sight_of(battle.state, shooter, target) is not Sight.PARTIAL:
        return 0
    return COVERED if in_cover(battle.state, shooter, target) else HALF_HIDDEN


def harm_of(battle: Battle, target: ModelId, force: int) -> float:
    """What of its worth a wound roll takes from a model."""
    fighter = battle.fighter(target)
    wounds = wounded(force - fighter.resistance, fighter.wound)
    return fighter.worth * sum(chance * (LOST[level] - LOST[fighter.wound]) for level, chance in enumerate(wounds))


def shot_gain(battle: Battle, shooter: ModelId, target: ModelId, weapon: Weapon, kind: str = PLAIN) -> float:
    """What a shot gains; into a melee it hits whoever is in it."""
    chance = hit_chance(battle, shooter, target, weapon, kind)
    return chance * struck_by_chance(battle, target, weapon.force)


def struck_by_chance(battle: Battle, target: ModelId, force: int) -> float:
    """C2-9.1.5 The harm to the target, or to one of its melee at random, friends among them."""
    beside = battle.engaged(target)
    harm = harm_of(battle, target, force)
    if not beside:
        return harm
    return (harm - sum(harm_of(battle, friend, force) for friend in beside)) / (1 + len(beside))


def best_shot_from(battle: Battle, shooter: ModelId, placed: Placed, *, moved: bool) -> float:
    """The best shot that a model would have from a place."""
    base = battle.base(shooter)
    there = base.at(placed.x, placed.y, placed.facing)
    found = 0.0
    for weapon in battle.state.models[shooter].card.weapons:
        for foe in battle.foes:
            found = max(found, _shot_from(battle, shooter, there, foe.id, weapon, moved=moved))
    return found


def under_fire(battle: Battle, model: ModelId, placed: Placed) -> float:
    """What the enemies who shoot would take from a model at a place, as they stand."""
    base = battle.base(model)
    field = battle.state.field.with_base(model, base.at(placed.x, placed.y, placed.facing))
    found = 0.0
    for foe in battle.foes:
        if not battle.is_shooter(foe.id) or battle.engaged(foe.id):
            continue
        for weapon in foe.card.weapons[:1]:
            band = range_band(weapon, distance(battle.base(foe.id), field.bases[model]))
            if band is not None and in_sight(field, foe.id, model):
                hard = BY_RANGE[band].amount + _of_the_target(battle, model)
                found += _chance(battle, foe.id, hard) * harm_of(battle, model, weapon.force)
    return found


def _shot_from(battle: Battle, shooter: ModelId, there: Base, target: ModelId, weapon: Weapon, *, moved: bool) -> float:
    other = battle.base(target)
    band = range_band(weapon, distance(there, other))
    if band is None or not in_front(there, other):
        return 0.0
    hard = BY_RANGE[band].amount + (MOVED.amount if moved else 0) + _of_the_target(battle, target)
    worth = _chance(battle, shooter, hard) * struck_by_chance(battle, target, weapon.force)
    if worth <= 0:
        return 0.0
    field = battle.state.field.with_base(shooter, there)
    return worth if in_sight(field, shooter, target) else 0.0
