"""C2-9.2 Damage."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Rule, Seat
from sortilege.kernel.moment import instead, weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.events import Killed, Wounded, WoundRolled
from sortilege.rules.confrontation.state import ModelId, Skirmish, Wound

PLACES = {1: "leg", 2: "arm", 3: "body", 4: "head", 5: "head"}  # C2-9.2b

DAMAGE = (  # C2-T16: the highest total of each row, and the wound by place
    (0, {"leg": Wound.STUN, "arm": Wound.STUN, "body": Wound.LIGHT, "head": Wound.LIGHT}),
    (5, {"leg": Wound.STUN, "arm": Wound.LIGHT, "body": Wound.LIGHT, "head": Wound.SERIOUS}),
    (10, {"leg": Wound.LIGHT, "arm": Wound.LIGHT, "body": Wound.SERIOUS, "head": Wound.CRITICAL}),
    (15, {"leg": Wound.LIGHT, "arm": Wound.SERIOUS, "body": Wound.CRITICAL, "head": Wound.KILLED}),
    (20, {"leg": Wound.SERIOUS, "arm": Wound.CRITICAL, "body": Wound.KILLED, "head": Wound.KILLED}),
)
BEYOND = {"leg": Wound.CRITICAL, "arm": Wound.CRITICAL, "body": Wound.KILLED, "head": Wound.KILLED}

CRITICAL_HITS = {  # C2-T17
    1: Wound.NONE,
    2: Wound.STUN,
    3: Wound.LIGHT,
    4: Wound.SERIOUS,
    5: Wound.CRITICAL,
    6: Wound.KILLED,
}


def wound_roll(game: Game[Any], model: ModelId, force: int, by: Seat, cause: str, *, place: str = "") -> Rule[None]:
    """C2-P10 One wound: two dice, the tables, and what is already there. A rule or a card may fix the place."""
    first, second = yield from roll(game, "wound_roll", "C2-9.2a", 2, by)
    if first == second:  # C2-9.2c
        wound = CRITICAL_HITS[first]
        game.tell(WoundRolled(model, None, "", wound, "C2-9.2c"))
    else:
        total = first + second + force - characteristic(game.state, model, "resistance")
        place = place or PLACES[min(first, second)]
        wound = read_damage(total, place)
        game.tell(WoundRolled(model, total, place, wound, "C2-9.2a"))
    acting = acting_on(game.state, model)
    wound = weigh("wound_result", acting, wound)
    if wound is not Wound.NONE:
        yield from instead("wound_about_to_apply", acting, lambda: apply_wound(game, model, wound, cause), game)


def read_damage(total: int, place: str) -> Wound:
    """C2-T16"""
    return next((wounds for highest, wounds in DAMAGE if total <= highest), BEYOND)[place]


def apply_wound(game: Game[Any], model: ModelId, wound: Wound, cause: str) -> Rule[None]:
    """C2-9.2d A wound comes on top of the wound that is there."""
    state: Skirmish = game.state
    before = state.models[model]
    now = combined(before.wound, wound, stun_escalates=game.options["c2.stun_escalates"] == "on")
    state.models[model] = msgspec.structs.replace(before, wound=now, wounded_this_turn=True)
    if now is Wound.KILLED:
        remove(game, model, cause, "C2-9.2d")
    elif now is before.wound:
        game.tell(Wounded(model, now, cause, "C2-R47"))
    else:
        game.tell(Wounded(model, now, cause, "C2-9.2f" if now is wound else "C2-9.2g"))
    yield from ()


def combined(present: Wound, new: Wound, *, stun_escalates: bool = True) -> Wound:
    """C2-9.2f A worse wound takes the place of the present one; C2-9.2g any other raises it by one level."""
    if new.severity > present.severity:
        return new
    if new is Wound.STUN and not stun_escalates:
        return present  # C2-R47
    return present.worse()  # C2-9.2h for the critical one


def remove(game: Game[Any], model: ModelId, cause: str, rule: str) -> None:
    """A model leaves the table."""
    state: Skirmish = game.state
    state.forget(model)
    game.tell(Killed(model, cause, rule))


def check_resistance(game: Game[Any], model: ModelId, cause: str) -> None:
    """C2-5i A model whose Resistance is below 0 is killed."""
    if characteristic(game.state, model, "resistance") < 0:
        remove(game, model, cause, "C2-5i")
