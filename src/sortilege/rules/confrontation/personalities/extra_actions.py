"""C2-11.1.1 Extra actions: more dice in melee, and worse rolls."""

from typing import Any, Final

from sortilege.kernel import Ask, Game, Number, Rule
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.melee.events import ExtraActions
from sortilege.rules.confrontation.melee.fighting import change_fighter, fight_of
from sortilege.rules.confrontation.personalities.who import is_personality
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import ModelId

EACH: Final = 2
"""C2-11.1.1b What each takes from ATT and DEF rolls."""

ANY_NUMBER: Final = 20
"""Where no number is too high, the highest that is taken."""


def take_extra_actions(game: Game[Any], model: ModelId) -> Rule[int]:
    """C2-11.1.1a A personality may take some; each is a die more."""
    most = most_extra_actions(game, model)
    if not most:
        return 0
    seat = game.state.models[model].seat
    count: int = yield Ask(seat, "melee.extra_actions", "C2-11.1.1a", Number(0, most), {"model": model})
    if count:
        change_fighter(game, model, extra_actions=count)
        game.tell(ExtraActions(model, count))
    return count


def most_extra_actions(game: Game[Any], model: ModelId) -> int:
    """C2-R58 As many as leave ATT and DEF at 0 or more."""
    if not is_personality(game, model):
        return 0
    if game.options["c2.extra_actions"] == "floored":
        return ANY_NUMBER
    least = min(characteristic(game.state, model, name) for name in ("attack", "defense"))
    return max(0, least // EACH)


def hindrance(game: Game[Any], model: ModelId, name: str) -> tuple[Part, ...]:
    """C2-11.1.1b What the extra actions of a model take from a roll; C2-11.1.1c never more than there is."""
    extra = fight_of(game).fighters[model].extra_actions
    if not extra:
        return ()
    taken = min(EACH * extra, max(0, characteristic(game.state, model, name)))
    return (Part(-taken, "extra_actions", "C2-11.1.1b"),)
