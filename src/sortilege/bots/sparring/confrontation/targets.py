"""Whom to charge, and with whom."""

from collections.abc import Iterable

import msgspec

from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.rules.confrontation.movement.contact import takes_another, within
from sortilege.rules.confrontation.movement.pace import allowance, going_of
from sortilege.rules.confrontation.space import has_line_of_sight
from sortilege.rules.confrontation.state import ModelId

HELP_TO_COME = 0.4
"""How much of what friends who have not acted could add to a charge is counted on."""

MOST_HELP = 2


class Charge(msgspec.Struct, frozen=True):
    """A charge, or another way into contact, that reaches its target, and what it gains in points."""

    kind: str
    by: str
    target: ModelId
    gain: float


def best_charge(battle: Battle, mover: ModelId, kinds: Iterable[tuple[str, str]]) -> Charge | None:
    """The best way into contact of these (kind, second MOV) that gains anything."""
    found = []
    for kind, by in kinds:
        reach = allowance(battle.state, mover, kind, by)
        for foe in battle.foes:
            if foe.hidden or battle.gap(mover, foe.id) > reach or not takes_another(battle.state, foe.id):
                continue
            if kind != "engage" and not has_line_of_sight(battle.state, mover, foe.id):
                continue
            gain = charge_gain(battle, mover, foe.id, charge=kind != "engage")
            if gain > 0:
                found.append(Charge(kind, by, foe.id, gain))
    found.sort(key=lambda each: (-each.gain, each.target, each.kind))
    return next((each for each in found if reaches(battle, mover, each)), None)


def reaches(battle: Battle, mover: ModelId, charge: Charge) -> bool:
    """C2-R20 Whether there is a place in contact that the mover can come to."""
    most = allowance(battle.state, mover, charge.kind, charge.by)
    return bool(within(battle.state, mover, (charge.target,), most, going_of(battle.state, mover, charge.by)))


def charge_gain(battle: Battle, mover: ModelId, target: ModelId, *, charge: bool = True) -> float:
    """What a model adds to the fight against a target by going there, as far as it dares, with the help to come."""
    there = battle.engaged(target)
    as_it_is = battle.balance(there, (target,)) if there else 0.0
    how = 1 if charge else 0
    alone = battle.balance((*there, mover), (target,), charge=how) - as_it_is
    helpers = help_to_come(battle, mover, target)
    if helpers:
        together = battle.balance((*there, mover, *helpers), (target,), charge=how) - as_it_is
        alone = (1 - HELP_TO_COME) * alone + HELP_TO_COME * together / (1 + len(helpers) / 2)
    return alone * battle.dares(mover, target)


def help_to_come(battle: Battle, mover: ModelId, target: ModelId) -> list[ModelId]:
    """Friends who have not acted this turn, and could still charge the same target."""
    found = []
    for friend in battle.own:
        if friend.id == mover or friend.activated or friend.afraid or battle.is_precious(friend.id):
            continue
        if battle.gap(friend.id, target) <= battle.charge_reach(friend.id) and not battle.engaged(friend.id):
            found.append(friend.id)
            if len(found) == MOST_HELP:
                break
    return found


def prey_of(battle: Battle, model: ModelId) -> ModelId | None:
    """Whom to go for: what one gains by it with a friend's help, the nearer the better."""
    return max(battle.foes, key=lambda foe: (_as_prey(battle, model, foe.id), foe.id)).id if battle.foes else None


def _as_prey(battle: Battle, model: ModelId, foe: ModelId) -> float:
    there = battle.engaged(foe)
    gain = battle.balance((*there, model), (foe,), charge=1)
    turns = battle.gap(model, foe) / max(1, battle.run_reach(model))
    taken = 0.5 if not takes_another(battle.state, foe) else 1.0
    return (gain + 0.5 * battle.worth(foe)) * taken / (1.0 + turns)
