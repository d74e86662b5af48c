"""C2-11.1.2 Counter-attack: parries that earn attack dice."""

from typing import Any, Final

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.melee.events import CounterAttack
from sortilege.rules.confrontation.melee.fighting import change_fighter
from sortilege.rules.confrontation.personalities.who import is_personality
from sortilege.rules.confrontation.state import ModelId

PARRY, COUNTER_ATTACK = "parry", "counter_attack"

HARDER: Final = 2
"""C2-11.1.2c, C2-10.4c What is added to the difficulty."""


def announce_counter_attack(game: Game[Any], model: ModelId) -> Rule[None]:
    """C2-11.1.2b Just before the defence dice are rolled, for all of them."""
    if not may_counter_attack(game, model):
        return
    seat = game.state.models[model].seat
    choice = One((PARRY, COUNTER_ATTACK))
    if (yield Ask(seat, "melee.counter_attack", "C2-11.1.2b", choice, {"model": model})) == COUNTER_ATTACK:
        change_fighter(game, model, counter_attacks=True)
        game.tell(CounterAttack(model))


def may_counter_attack(game: Game[Any], model: ModelId) -> bool:
    """C2-11.1.2a A personality that is no magician, C2-11.1.2e or whoever has the skill for it."""
    no_magician = game.state.models[model].card.power is None
    allowed = is_personality(game, model) and no_magician
    return weigh("may_counter_attack", acting_on(game.state, model), allowed)
