"""I2 §5 Magicians: what they control, how much they can do."""

from typing import Any, Final

from sortilege.kernel import Game
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.peoples import colleges, is_instinctive
from sortilege.rules.magic.elements import NEUTRAL
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState

SPELLS_A_TURN: Final = {"initiate": 2, "adept": 3, "master": 4, "virtuoso": 5}  # I2-6.3.1a, Table 1


def instinctive(state: MagicState, magician: ModelId) -> bool:
    return is_instinctive(state.models[magician].card.people)


def gem_kinds(state: MagicState, magician: ModelId) -> tuple[str, ...]:
    """I2-3.1d The kinds of gems that a Magician can hold."""
    if instinctive(state, magician):
        return (NEUTRAL,)  # I2-5.5.6b
    return state.models[magician].card.elements


def knows(card: Profile, spell: Spell) -> bool:
    """I2-4.7a, I2-4.7b A Magician controls its elements and it belongs to one of his colleges."""
    return card.controlled >= spell.elements and spell.college in colleges(card.people, card.elements)


def reserve_cap(game: Game[Any], magician: ModelId) -> int:
    """I2-6.2b Twice his Power."""
    state: MagicState = game.state
    card = state.models[magician].card
    now = (
        characteristic(state, magician, "power") if game.options["i2.cap_power"] == "current" else card.power or 0
    )  # I2-R33
    if now <= 0:
        return 0
    single = card.is_warrior_mage and game.options["i2.warrior_mage_cap"] == "single"  # I2-R32
    return now if single else 2 * now
