"""I2-P5 steps 1 and 2, I1-P4 step 1: a spell is announced."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, Number, One, Rule, Seen
from sortilege.rules.confrontation.rolling_again import sixes_against
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.events import SpellAnnounced
from sortilege.rules.magic.magicians import power
from sortilege.rules.magic.places import choose_place
from sortilege.rules.magic.readings import Facts, amount
from sortilege.rules.magic.spell import FREE, Spell
from sortilege.rules.magic.state import Announcing, MagicState
from sortilege.rules.magic.terms import Terms

OPEN, SEALED = Seen.OPEN, Seen.SEALED

MOST_DIFFICULT: Final = 99
"""No one names a higher free difficulty: no roll reaches it."""


def announce(game: Game[Any], terms: Terms, about_to: Announcing) -> Rule[Casting]:
    """Spell, target or place, free difficulty."""
    state: MagicState = game.state
    caster, rules = about_to.caster, terms.rules
    seat, secret = state.magicians[caster].seat, secret_of_spells(game, terms)
    answer: tuple[str, ...] = yield Ask(
        seat, "cast.spell", rules.announce, One(about_to.options), {"magician": caster}, secret
    )
    spell = state.magicians[caster].spells[answer[0]]
    casting = Casting(terms, caster, seat, spell, answer[1] if len(answer) > 1 else "")
    casting.power = power(state, caster)
    if spell.target == "place":
        casting.place = yield from choose_place(game, casting, secret)
    if spell.difficulty == FREE:  # I2-3.3c, I1-16.1.1b
        about = {"magician": caster, "spell": spell.id}
        named = Number(1, MOST_DIFFICULT)
        casting.named = yield Ask(seat, "cast.free_difficulty", rules.free_difficulty, named, about, secret)
    else:
        facts = Facts(state, caster, seat, casting.target, casting.power)
        casting.named = amount(spell.difficulty, facts)  # I2-3.3b, I1-16.1.1c
    show_spell(state, caster, spell)
    game.tell(SpellAnnounced(caster, spell.id, casting.target, casting.named, rules.announce))
    return casting


def secret_of_spells(game: Game[Any], terms: Terms) -> Seen:
    """I2-R54 While spells are hidden, the choice among them is too."""
    return SEALED if terms.option(game, "spells_hidden") == "on" else OPEN


def show_spell(state: MagicState, caster: ModelId, spell: Spell) -> None:
    mage = state.magicians[caster]
    if spell.id not in mage.spells_shown:
        shown = {**mage.spells_shown, spell.id: spell}
        state.magicians[caster] = msgspec.structs.replace(mage, spells_shown=shown)


def count_use(state: MagicState, casting: Casting) -> None:
    """I2-3.7d For this Magician's own copy; I2-6.3.1b a repetition takes no further place under Table 1."""
    mage = state.magicians[casting.caster]
    name = casting.spell.id
    state.magicians[casting.caster] = msgspec.structs.replace(
        mage,
        tried=mage.tried if name in mage.tried else (*mage.tried, name),
        uses_turn={**mage.uses_turn, name: mage.uses_turn.get(name, 0) + 1},
        uses_game={**mage.uses_game, name: mage.uses_game.get(name, 0) + 1},
    )


def sixes_again(state: MagicState, casting: Casting) -> bool:
    """I2-6.3.2g Against an enemy target it is for the target's abilities to allow."""
    target = state.models.get(casting.target)
    return target is None or target.seat == casting.seat or sixes_against(state, target.id)


def is_spell(state: MagicState, name: str) -> bool:
    """Whether anybody has a spell of this name."""
    return any(name in mage.spells for mage in state.magicians.values())
