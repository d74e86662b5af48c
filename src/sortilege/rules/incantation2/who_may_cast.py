"""I2-6.1.3 Who may cast, and what he may announce."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from sortilege.kernel import Fault, Game, Option, Refusal
from sortilege.kernel.moment import weigh
from sortilege.kernel.remembered import remembered
from sortilege.rules.confrontation.abilities import acting_on, may
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.state import Model, ModelId
from sortilege.rules.incantation2.magicians import SPELLS_A_TURN, knows
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.magic.elements import NEUTRAL, Gems, short_of
from sortilege.rules.magic.haste import moved_too_fast
from sortilege.rules.magic.needing_gems import promised
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import Magician, MagicState
from sortilege.rules.magic.targets import addressed, eligible, in_view


def why_not_cast(game: Game[Any], magician: ModelId) -> Refusal | None:
    """Why a Magician can cast nothing this turn, or nothing more."""
    if bar := bar_to_casting(game, game.state.models[magician]):
        return Refusal(*bar, magician=magician)
    if game.state.magicians[magician].done:
        return Refusal("I2-F48", "I2-6.3a", magician=magician)
    return None


def bar_to_casting(game: Game[Any], model: Model) -> tuple[str, str] | None:
    """What a model did this turn that bars it from casting: the refusal, and its rule."""
    if not may(game.state, model.id, "cast"):
        return "forbidden_to_cast", "I2-3.8a"
    done = model.ran or model.did_charge or model.did_engage or model.fled
    if not (done or model.prowess_action or model.shot or model.dodging):
        return None
    rides_free = model.card.is_warrior_mage and game.options["i2.warrior_mage_list"] == "merged"  # I2-R31
    engaging = game.options.get("i2.engage_casting", "free")  # nobody engages in a duel
    free = rides_free or weigh("casts_after_haste", acting_on(game.state, model.id), False)
    if not free and moved_too_fast(game.state, engaging, model):  # I2-10.5e, C2-12.1.42f
        return "I2-F9", "I2-6.1.3a"
    if model.prowess_action:
        return "I2-F10", "I2-6.1.3b"
    if model.shot and not rides_free:  # I2-10.5f
        return "I2-F11", "I2-6.1.3c"
    return ("I2-F12", "I2-6.1.3h") if model.dodging else None


def why_not_shoot(game: Game[Any], model: ModelId) -> Refusal | None:
    """I2-6.1.3i Who has tried a spell this turn shoots no more, but for a Warrior-Mage (I2-10.5f)."""
    mage = game.state.magicians.get(model)
    if mage is None or not mage.cast_this_turn:
        return None
    rides_free = game.state.models[model].card.is_warrior_mage and game.options["i2.warrior_mage_list"] == "merged"
    return None if rides_free else Refusal("I2-F13", "I2-6.1.3i", magician=model)


def why_not_spell(game: Game[Any], caster: ModelId, name: str) -> Refusal | None:
    """Why a Magician cannot announce a spell at all."""
    spell = game.state.magicians[caster].spells.get(name)
    if spell is None:
        return Refusal("I2-F19", "I2-6.1.1e", magician=caster, spell=name)
    return why_not_his(game.state, caster, spell) or why_not_pay(game, caster, spell)


def why_not_his(state: MagicState, caster: ModelId, spell: Spell) -> Refusal | None:
    """Why a spell on his list is not his to cast, or not again."""
    mage = state.magicians[caster]
    card = state.models[caster].card
    level = card.level
    if refusal := why_never_his(caster, card, mage.ingredients, spell):
        return refusal
    if spell.id not in mage.tried and has_tried_enough(mage, level):
        return Refusal("I2-F22", "I2-6.3.1a", level=level, n=SPELLS_A_TURN[level])
    if used_up(mage, spell):
        n, rule, span = spell.frequency.limit
        return Refusal("I2-F23", rule, spell=spell.id, n=n, span=span)
    return None


def why_never_his(caster: ModelId, card: Profile, ingredients: tuple[str, ...], spell: Spell) -> Refusal | None:
    """Why a spell on his list is not his to cast at all."""
    if not knows(card, spell):
        rule = "I2-4.7b" if card.controlled >= spell.elements else "I2-4.7a"
        return Refusal("I2-F19", rule, magician=caster, spell=spell.id)
    if spell.reserved_to and spell.reserved_to not in (caster, card.called, card.people):
        return Refusal("I2-F3", "I2-3.9a", spell=spell.id, owner=spell.reserved_to)
    if spell.ingredients and any(ingredient not in ingredients for ingredient in spell.ingredients):
        return Refusal("I2-F26", "I2-3.9b", spell=spell.id)
    return None


class Repertoire:
    """The spells that are a Magician's to cast, whatever he may have cast already."""

    def __init__(self, spells: Iterable[Spell]) -> None:
        self.spells = tuple(spells)


@remembered
def his_spells(caster: ModelId, card: Profile, ingredients: tuple[str, ...], spells: Mapping[str, Spell]) -> Repertoire:
    """Those on his list that are his to cast: one repertoire for the same list."""
    return Repertoire(spell for spell in spells.values() if why_never_his(caster, card, ingredients, spell) is None)


@lru_cache(maxsize=4096)
def paid_for(repertoire: Repertoire, reserve: Gems, devotion: int) -> tuple[Spell, ...]:
    """Those that a reserve, with so many gems of Devotion, pays for."""
    return tuple(spell for spell in repertoire.spells if short_of(reserve, spell.gems) <= devotion)


def has_tried_enough(mage: Magician, level: str) -> bool:
    """I2-6.3.1a Table 1: so many different spells a turn."""
    return len(mage.tried) >= SPELLS_A_TURN[level]


def used_up(mage: Magician, spell: Spell) -> bool:
    """I2-3.7a, I2-3.7b Whether he has cast it as often as its card allows in a turn, or in the game."""
    return spell.frequency.is_used_up(mage.uses_turn.get(spell.id, 0), mage.uses_game.get(spell.id, 0))


def why_not_pay(game: Game[Any], caster: ModelId, spell: Spell) -> Refusal | None:
    """I2-6.3b The gems of the cost must be there, or such that Devotion can supply them (I2-P5 step 2)."""
    reserve: Gems = game.state.magicians[caster].reserve
    if short_of(reserve, spell.gems) <= promised(game, TERMS, caster):
        return None
    lacking = tuple(element for element in spell.coloured if reserve.of(element) < spell.gems.of(element))
    return Refusal("I2-F20", "I2-6.3b", magician=caster, gems=lacking or (NEUTRAL,))


def castable(game: Game[Any], caster: ModelId) -> tuple[Spell, ...]:
    """The spells that a Magician could announce now, if only there were a target."""
    state: MagicState = game.state
    mage, card = state.magicians[caster], state.models[caster].card
    his = his_spells(mage.id, card, mage.ingredients, mage.spells)
    found = paid_for(his, mage.reserve, promised(game, TERMS, caster))
    if mage.uses_game or mage.uses_turn:
        found = left_to(mage, found)
    if has_tried_enough(mage, card.level):
        found = tuple([spell for spell in found if spell.id in mage.tried])
    return found


def left_to(mage: Magician, spells: tuple[Spell, ...]) -> tuple[Spell, ...]:
    """Those of some spells that he may cast again, or has not cast."""
    left = []
    for spell in spells:
        cast = spell.id in mage.uses_game or spell.id in mage.uses_turn
        if not (cast and used_up(mage, spell)):
            left.append(spell)
    return tuple(left)


def can_announce(game: Game[Any], caster: ModelId) -> bool:
    """Whether there is any spell that a Magician can announce now: one without a target needs nothing further."""
    spells = castable(game, caster)
    for spell in spells:
        if not spell.aims:
            return True
    return next(_announcements(game, caster, spells), None) is not None


def why_not_target(game: Game[Any], caster: ModelId, spell: Spell, target: ModelId) -> Refusal | None:
    """Why a spell cannot be aimed at a model."""
    if target not in addressed(game.state, caster, game.state.magicians[caster].seat, spell):
        return Refusal(Fault.UNKNOWN_OPTION, "I2-3.8a", option=target)
    if target != caster and game.state.models[target].hidden:
        return Refusal("hidden", "C2-12.1.32.2a", model=target)
    if target not in eligible(game.state, caster, spell):
        return Refusal("I2-F18", "I2-3.4b", target=target)
    if not in_view(game.state, caster, target):
        return Refusal("I2-F18", "I2-6.1.3e", target=target)
    if already_aimed(game, caster, spell, target):
        return Refusal("I2-F24", "I2-6.5b", spell=spell.id, target=target)
    return None


def already_aimed(game: Game[Any], caster: ModelId, spell: Spell, target: ModelId) -> bool:
    """I2-6.5b The same spell at the same target this turn, whoever cast it (I2-R21)."""
    scope = game.options["i2.same_target_scope"]
    for aim in game.state.targets_tried:
        if aim.spell == spell.id and aim.target == target:
            same_side = aim.seat == game.state.magicians[caster].seat
            if scope == "global" or (same_side if scope == "side" else aim.caster == caster):
                return True
    return False


def announcements(game: Game[Any], caster: ModelId) -> Iterator[Option]:
    """Every spell that a Magician can announce now, with every target: `(spell, target)`, or `(spell,)`."""
    return _announcements(game, caster, castable(game, caster))


def _announcements(game: Game[Any], caster: ModelId, spells: tuple[Spell, ...]) -> Iterator[Option]:
    state: MagicState = game.state
    targets: dict[tuple[str, str], list[ModelId]] = {}
    seen: dict[ModelId, bool] = {}
    for spell in spells:
        if not spell.aims:
            yield (spell.id,)
            continue
        if (aim := spell.aim) not in targets:
            targets[aim] = eligible(state, caster, spell)
        for target in targets[aim]:
            if target not in seen:
                seen[target] = in_view(state, caster, target)
            if seen[target] and not (state.targets_tried and already_aimed(game, caster, spell, target)):
                yield (spell.id, target)
