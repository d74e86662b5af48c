"""What a player reads from a view: who stands where, what each could do to the other."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any, Final, TypeVar

from sortilege.bots.sparring.chances import score_chance
from sortilege.bots.sparring.worth import DOUBLE, GEM, TO_COME, WOUNDS, best, harm, kill_chance
from sortilege.kernel import Seat
from sortilege.kernel.expressions import Kind, Value, evaluate
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.space import engaged_with, gap, sees
from sortilege.rules.confrontation.state import Model, ModelId
from sortilege.rules.incantation2.cast_speed import order_value
from sortilege.rules.incantation2.casting import speed_modifier
from sortilege.rules.incantation2.magicians import knows
from sortilege.rules.magic.effects import (
    Amount,
    Effect,
    Give,
    Heal,
    LoseGems,
    Modify,
    Move,
    Summon,
    WoundRoll,
)
from sortilege.rules.magic.elements import KINDS, NEUTRAL, Gems, pairings
from sortilege.rules.magic.readings import READINGS, amount_of
from sortilege.rules.magic.spell import FREE, Spell
from sortilege.rules.magic.state import MagicState
from sortilege.rules.magic.targets import addressed
from sortilege.table.measure import within

LEAST = 0.05
"""What does less is not worth a thought."""

NAMED = 8
"""A free difficulty that is easily reached."""

COVER = 0.3
"""What it is worth to be able to absorb a spell, beside suffering it."""

ENOUGH = 6
"""Gems beyond these only hinder the recovery of others."""

EVENLY: Final[Mapping[ModelId, float]] = {}

Offer = tuple[Gems, float, int]
"""What a spell costs, what it does by its chance, and how often it can be cast."""

T = TypeVar("T")

MODIFIER = {"power": 0.45, "initiative": 0.08, "resistance": 0.15}
"""What a point of a characteristic is worth for a turn."""


class Reading:
    """One seat's reading of one state. It looks at nothing that a view leaves unset."""

    def __init__(
        self,
        state: MagicState,
        seat: Seat,
        *,
        weights: Mapping[ModelId, float] = EVENLY,
        first_edition: bool = False,
        overlooks_lasting: bool = False,
    ) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        """what each model is worth beside the usual one"""
        self.first_edition = first_edition
        """whether the magic is that of Incantation 1"""
        self.overlooks_lasting = overlooks_lasting
        """for what is to come, when today's wards and doubles will be gone"""
        self._known: dict[tuple[object, ...], Any] = {}
        """what was worked out once about this state"""

    # Who there is

    def magicians(self, seat: Seat) -> list[ModelId]:
        return [name for name, mage in self.state.magicians.items() if mage.seat == seat and name in self.state.models]

    def foes(self, model: ModelId) -> list[Model]:
        seat = self.state.models[model].seat
        return [other for other in self.state.models.values() if other.seat != seat]

    def spells(self, magician: ModelId) -> list[Spell]:
        """The spells that are known of a Magician: all of one's own, of others those that were shown."""
        mage = self.state.magicians[magician]
        known = mage.spells if mage.seat == self.seat else mage.spells_shown
        return [spell for spell in known.values() if knows(self.state.models[magician].card, spell)]

    def uses_left(self, magician: ModelId, spell: Spell) -> int:
        mage = self.state.magicians[magician]
        if spell.frequency.game:
            return spell.frequency.game - mage.uses_game.get(spell.id, 0)
        return spell.frequency.turn

    # Chances

    def needed(self, caster: ModelId, spell: Spell, named: int = 0) -> int:
        """The score that a casting needs. A computed difficulty counts as a hard one."""
        difficulty = spell.difficulty if isinstance(spell.difficulty, int) else named or 9
        power = characteristic(self.state, caster, "power")
        beaten = 1 if self.first_edition else 0  # I1-R2 the result must be higher
        return difficulty + beaten + speed_modifier(self.state, caster) - power

    def ones_count(self, caster: ModelId, spell: Spell) -> bool:
        """I2-10.7a"""
        skills = self.state.models[caster].card.skills
        return any(skill.skill == "spirit_of" and skill.x in spell.gems.coloured for skill in skills)

    def success(self, caster: ModelId, spell: Spell, dice: int = 1, named: int = 0) -> float:
        needed = self.needed(caster, spell, named)
        return float(score_chance(needed, dice, ones_count=self.ones_count(caster, spell)))

    def reaches(self, caster: ModelId, spell: Spell, target: ModelId) -> bool:
        """Whether a target is within range, as far as one can judge by eye."""
        if isinstance(spell.range, str):
            return True
        return within(gap(self.state, caster, target), spell.reach)

    def sees(self, viewer: ModelId, target: ModelId) -> bool:
        return viewer == target or sees(self.state, viewer, target)

    # What a spell would do

    def worth(self, caster: ModelId, spell: Spell, target: ModelId, effect_gems: int = 0, named: int = 0) -> float:
        """What a spell that takes effect is worth to its caster."""
        return sum(self._effect(caster, spell, part, target, effect_gems, named) for part in spell.effect)

    def _effect(
        self, caster: ModelId, spell: Spell, effect: Effect, target: ModelId, effect_gems: int, named: int
    ) -> float:
        state, own = self.state, self.state.models[caster].seat
        if not target and spell.area == "battlefield":
            hit = addressed(state, caster, own, spell)
            return sum(self._effect(caster, spell, effect, each, effect_gems, named) for each in hit)
        model = state.models.get(target)
        sign = 1.0 if model is None or model.seat != own else -1.0
        match effect:
            case WoundRoll(force) if model is not None:
                return sign * self.harm(model, _amount(force, effect_gems, named))
            case Modify(name, by) if model is not None:
                return -sign * self._modifier(caster, spell, model, name, _amount(by, effect_gems, named))
            case Give(ability) if model is not None:
                given = any(last.bearer == target and ability in last.abilities for last in state.lasting.values())
                return 0.0 if given or sign > 0 else 0.4 * self.threat(target)
            case Summon(ability=ability):
                stands = any(last.source == spell.id and last.bearer == caster for last in state.lasting.values())
                return DOUBLE * min(1.0, self.threat(caster)) if ability == "double" and not stands else 0.05
            case Move() if model is not None:
                return self._turned_away(caster, model) if sign > 0 else 0.0
            case LoseGems(count) if target in state.magicians:
                return sign * min(_amount(count, effect_gems, named), state.magicians[target].reserve.total) * GEM * 1.6
            case Heal(levels) if model is not None:
                healed = model.wound.worse(-_amount(levels, effect_gems, named))
                return -sign * self.weights.get(target, 1.0) * (WOUNDS[model.wound] - WOUNDS[healed])
        return 0.0

    def harm(self, model: Model, force: int) -> float:
        """What a wound roll does to a model, by what it is worth, with its wards and doubles."""
        return self.weights.get(model.id, 1.0) * self._harm(model, force)

    def _harm(self, model: Model, force: int) -> float:
        """The same in levels of wound; a lasting reading overlooks what wards it now."""
        if self.overlooks_lasting:
            return harm(force, model.card.resistance, model.wound)
        abilities = [name for last in self.state.lasting.values() if last.bearer == model.id for name in last.abilities]
        resistance = characteristic(self.state, model.id, "resistance")
        done = harm(force, resistance, model.wound, abilities.count("ward"))
        return min(done, DOUBLE) if "double" in abilities else done

    def _modifier(self, caster: ModelId, spell: Spell, model: Model, name: str, by: int) -> float:
        """What a lasting modifier is worth to the model that bears it."""
        if any(last.source == spell.id and last.bearer == model.id for last in self.state.lasting.values()):
            return 0.0
        turns = spell.duration if isinstance(spell.duration, int) else 3
        if name == "resistance" and model.id == caster:
            now = characteristic(self.state, model.id, "resistance")
            forces = [force for foe in self.foes(model.id) for force in self.forces(foe.id)]
            saved = best(harm(force, now, model.wound) - harm(force, now + by, model.wound) for force in forces)
            return saved * min(1.5, 0.5 * turns + 0.4) * min(1.0, self.threat(model.id))
        mage = self.state.magicians.get(model.id)
        left = turns - 1 + (0.0 if mage is None or mage.done else 1.0)
        fights = 2.0 if engaged_with(self.state, model.id) else 0.6
        return MODIFIER.get(name, 0.03 * fights) * by * left * self.weights.get(model.id, 1.0)

    def forces(self, magician: ModelId) -> list[int]:
        """The forces of the wound rolls that a Magician can cause."""
        if magician not in self.state.magicians:
            return []
        return [
            _amount(effect.force, 1, 0)
            for spell in self.spells(magician)
            for effect in spell.effect
            if isinstance(effect, WoundRoll)
        ]

    def _turned_away(self, caster: ModelId, foe: Model) -> float:
        """Who is turned away casts nothing at us and counters nothing, this turn."""
        mage = self.state.magicians.get(foe.id)
        if mage is None or not self.sees(foe.id, caster):
            return 0.0
        blinded = 0.0 if mage.done else 0.6 * self.threat(caster)
        return blinded + 0.1 * min(3, mage.reserve.total)

    # Who strikes first

    def comes_too_late(self, magician: ModelId) -> bool:
        """Whether an enemy who could still cast acts before a Magician, or with him."""
        own = order_value(self.state, magician)
        return any(
            not mage.done and mage.reserve.total and order_value(self.state, mage.id) >= own
            for mage in self.state.magicians.values()
            if mage.seat != self.seat
        )

    def kills(self, magician: ModelId, harder: int = 0) -> float:
        """The best chance of one spell to kill an enemy who is seen and within range."""
        reserve = self.state.magicians[magician].reserve
        return best(
            float(score_chance(self.needed(magician, spell) + harder, 1))
            * kill_chance(_amount(effect.force, 0, 0), characteristic(self.state, foe.id, "resistance"), foe.wound)
            for spell in self.spells(magician)
            for effect in spell.effect
            for foe in self.foes(magician)
            if isinstance(effect, WoundRoll) and _paid(spell.gems, reserve)
            if self.sees(magician, foe.id) and self.reaches(magician, spell, foe.id)
        )

    def entranced(self, magician: ModelId) -> bool:
        """I2-7.3b Whether a trance holds so far."""
        model, mage = self.state.models[magician], self.state.magicians[magician]
        return mage.trance and not (model.moved or model.ran or mage.cast_this_turn or model.wounded_this_turn)

    # What is to be feared, and hoped

    def threat(self, model: ModelId) -> float:
        """What the enemies could do to a model with the gems that they hold, wherever they stand."""
        return self._once(("threat", model), lambda: self._threat(model))

    def _once(self, what: tuple[object, ...], work_out: Callable[[], T]) -> T:
        if what not in self._known:
            self._known[what] = work_out()
        known: T = self._known[what]
        return known

    def _threat(self, model: ModelId) -> float:
        return sum(
            self.spending(foe.id, self.state.magicians[foe.id].reserve, (model,))
            for foe in self.foes(model)
            if foe.id in self.state.magicians
        )

    def spending(
        self,
        caster: ModelId,
        reserve: Gems,
        targets: tuple[ModelId, ...],
        *,
        within_reach: bool = False,
        helps: bool = False,
    ) -> float:
        """The most that the gems of a reserve could do in a turn: hurt some models, and help their caster too."""
        what = (caster, targets, within_reach, helps)
        return fill(self._once(what, lambda: tuple(offer for _, offer in self.offers(*what))), reserve)

    def offers(
        self, caster: ModelId, targets: tuple[ModelId, ...], within_reach: bool, helps: bool
    ) -> Iterator[tuple[Spell, Offer]]:
        """Spells with what they cost, what they do with their chance, and how often they can be cast."""
        for spell in self.spells(caster):
            aimed = [target for target in targets if not within_reach or self.reaches(caster, spell, target)]
            uses = min(self.uses_left(caster, spell), len(aimed))  # I2-6.5b: once at each of them
            done = best(self._attack(caster, spell, target) for target in aimed)
            if helps and done <= LEAST:
                done, uses = self.help_of(caster, spell), 1
            if uses > 0 and done > LEAST:
                yield spell, (spell.gems, done * self.success(caster, spell, named=NAMED), uses)

    def help_of(self, caster: ModelId, spell: Spell) -> float:
        """What a spell that hurts nobody does for its caster."""
        target = caster if spell.aims else ""
        foes = [foe.id for foe in self.foes(caster)] if spell.target in ("any", "enemy") else []
        named = NAMED if spell.difficulty == FREE else 0
        return best(self.worth(caster, spell, each, named=named) for each in (target, *foes))

    def _attack(self, caster: ModelId, spell: Spell, target: ModelId) -> float:
        """The part of a spell that hurts."""
        model = self.state.models[target]
        if spell.target not in ("enemy", "any", "none") or model.seat == self.state.models[caster].seat:
            return 0.0
        done = 0.0
        for effect in spell.effect:
            match effect:
                case WoundRoll(force):
                    done += self.harm(model, _amount(force, 1, 0))
                case LoseGems(count):
                    done += _amount(count, 1, 0) * GEM
                case Modify():
                    done += 0.15
        return done

    def reserve_worth(self, magician: ModelId, reserve: Gems) -> float:
        """What gems are worth that are kept: to cast with, to answer with."""
        what = ("reserve", magician, reserve)
        return self._later._once(what, lambda: self._later._reserve_worth(magician, reserve))

    @cached_property
    def _later(self) -> "Reading":
        """The same state when what lasts now has ended."""
        if self.overlooks_lasting:
            return self
        return Reading(
            self.state,
            self.seat,
            weights=self.weights,
            first_edition=self.first_edition,
            overlooks_lasting=True,
        )

    def _reserve_worth(self, magician: ModelId, reserve: Gems) -> float:
        targets = tuple(foe.id for foe in self.foes(magician))
        casting = self.spending(magician, reserve, targets, helps=True)
        return TO_COME * casting + COVER * self.cover(magician, reserve) + GEM * min(reserve.total, ENOUGH)

    def cover(self, magician: ModelId, reserve: Gems) -> float:
        """What of the enemies' attacks the gems of a reserve could absorb."""
        covered = 0.0
        for foe in self.foes(magician):
            if foe.id not in self.state.magicians:
                continue
            for spell in self.spells(foe.id):
                hurt = self._attack(foe.id, spell, magician)
                if hurt > LEAST and pairings(spell.gems, reserve):
                    covered += hurt * self.success(foe.id, spell, named=NAMED)
        return covered


def _amount(number: Amount, effect_gems: int, named: int) -> int:
    """A number of a card as far as it can be foreseen."""
    if not isinstance(number, str):
        return number
    known: dict[str, Value] = {"difficulty": named or 9, "effect_gems": effect_gems}
    found = evaluate(amount_of(number), lambda name: known.get(name.name, FORESEEN[READINGS[name.name].kind]))
    assert isinstance(found, int)
    return found


FORESEEN: Final[dict[Kind, Value]] = {Kind.NUMBER: 4, Kind.WORD: "", Kind.TRUTH: False}
"""What is taken for a reading that is not known yet."""


@lru_cache(maxsize=8192)
def fill(offers: tuple[Offer, ...], reserve: Gems) -> float:
    """The best that can be bought from some offers with a reserve, each at most so many times."""
    if not offers:
        return 0.0
    (price, gain, uses), *rest = offers
    found = fill(tuple(rest), reserve)
    if uses:
        for left in _paid(price, reserve):
            found = max(found, gain + fill(((price, gain, uses - 1), *rest), left))
    return found


def _paid(price: Gems, reserve: Gems) -> list[Gems]:
    """What is left after a price, its neutral symbols paid with the gems that there are most of."""
    coloured = Gems(**{kind: price.of(kind) for kind in KINDS if kind != NEUTRAL})
    if not reserve.holds(coloured) or reserve.total < price.total:
        return []
    left = reserve - coloured
    for _ in range(price.neutral):
        most = max(KINDS, key=left.of)
        left = left - Gems(**{most: 1})
    return [left]
