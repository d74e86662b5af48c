"""I2-6.7 Counter-magic: who may answer a spell, as I2-P6 has it."""

from typing import Any

from sortilege.kernel import Game, Refusal, Rule
from sortilege.rules.confrontation.characteristics import characteristic_parts
from sortilege.rules.confrontation.space import gap, sees, touches
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.magicians import instinctive
from sortilege.rules.incantation2.peoples import INSTINCTIVE
from sortilege.rules.magic import counter_magic
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.counter_magic import DISPEL, Response, Window, need_gems_to_answer
from sortilege.rules.magic.elements import Gems
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState
from sortilege.table.measure import within


def choose_response(game: Game[Any], casting: Casting, *, absorb_only: bool = False) -> Rule[Response]:
    """I2-6.7g The opponent answers, with the caster's result and gems known."""
    able = responders(game, casting)
    yield from need_gems_to_answer(game, casting, able)
    window = Window(
        tuple(able),
        to_absorb(game, casting),
        dispels=not absorb_only,  # I2-6.7.2a
        further_gems=game.options["i2.dispel_extra_gems"] == "on",  # I2-R4
    )
    return (yield from counter_magic.choose_response(game, casting, window))


def responders(game: Game[Any], casting: Casting) -> list[ModelId]:
    """I2-P6 step 1: those of the opponent who could answer."""
    opponents = [mage.id for mage in game.state.magicians.values() if mage.seat != casting.seat]
    return [mage for mage in opponents if why_not_counter(game, casting.caster, casting.spell, mage) is None]


def to_absorb(game: Game[Any], casting: Casting) -> Gems:
    """I2-6.7.1a All gems spent on the casting (I2-R11)."""
    return casting.paid.cost if game.options["i2.absorb_counts"] == "printed_cost" else casting.paid.all


def why_not_counter(game: Game[Any], caster: ModelId, spell: Spell, responder: ModelId) -> Refusal | None:
    """Why a Magician cannot answer a spell."""
    state: MagicState = game.state
    if state.magicians[responder].seat == state.magicians[caster].seat:
        return Refusal("I2-F39", "I2-6.7a", magician=responder)  # I2-R7
    if instinctive(state, responder):
        return Refusal("I2-F32", "I2-5.5.6d", magician=responder)
    if instinctive(state, caster) and _immune(game, spell):
        return Refusal("I2-F33", "I2-5.5.6e", magician=caster)
    if not in_counter_range(game, caster, spell, responder):
        rule = "I2-6.7h" if spell.range in ("self", "contact", "melee") else "I2-6.7b"
        return Refusal("I2-F34", rule, magician=responder)
    if not sees(state, responder, caster):  # contact does not replace it: I2-R9
        return Refusal("I2-F35", "I2-6.7b", magician=responder)
    return None


def _immune(game: Game[Any], spell: Spell) -> bool:
    """I2-R14"""
    return game.options["i2.instinctive_immunity"] == "caster" or spell.college == INSTINCTIVE


def in_counter_range(game: Game[Any], caster: ModelId, spell: Spell, responder: ModelId) -> bool:
    """I2-6.7b Within the spell's range; I2-6.7h against a spell that reaches only contact, in contact."""
    state: MagicState = game.state
    if spell.range == "unlimited":
        return True
    if spell.range in ("self", "contact", "melee"):
        return game.options["i2.self_range_counter"] == "contact" and touches(state, caster, responder)  # I2-R8
    return within(gap(state, caster, responder), spell.reach)


def dispel(game: Game[Any], casting: Casting, response: Response) -> Rule[bool]:
    """I2-6.7.2b A Power test with one die against the caster's result."""
    if response.how != DISPEL:
        return False
    power = characteristic_parts(game.state, response.by, "power")
    return (yield from counter_magic.dispel(game, casting, response, power))


def may_absorb_yet(game: Game[Any], response: Response) -> bool:
    """I2-R6, the other reading: after a failed dispel an absorption is still allowed."""
    return response.how == DISPEL and game.options["i2.counter_responses"] == "dispel_then_absorb"
