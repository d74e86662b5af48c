"""I2-6.5d One effect upon one model: what it reads, and everything that it may do there."""

from itertools import count
from math import cos, radians, sin
from typing import Any, Final, Literal

import msgspec

from sortilege.kernel import Ask, Game, Rule
from sortilege.kernel.moment import Lasting
from sortilege.rules.confrontation.events import Healed
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import Card, Model, ModelId
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.durations import begin, end, ends_with, last_turn
from sortilege.rules.magic.effects.effect import Given
from sortilege.rules.magic.events import Called, Moved, Summoned
from sortilege.rules.magic.readings import Amount, Facts, amount
from sortilege.rules.magic.reserve import gain_gems, lose_gems
from sortilege.rules.magic.state import WORN, MagicState
from sortilege.table.areas import Around
from sortilege.table.base import Base
from sortilege.table.measure import bearing
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement, Zone
from sortilege.table.standing import barred
from sortilege.table.straight import as_far_as

MOST: Final = 20
"""Nothing is done more often at once."""


class Deed:
    """An effect of a card upon a model. What an effect needs of the rules of magic, it finds here."""

    def __init__(self, game: Game[Any], casting: Casting, model: ModelId, part: str = "") -> None:
        self.game = game
        self.casting = casting
        self.model = model
        self.part = part
        """what the effect is called among those of its card that last"""

    @property
    def state(self) -> MagicState:
        state: MagicState = self.game.state
        return state

    @property
    def is_there(self) -> bool:
        return self.model in self.state.models

    @property
    def facts(self) -> Facts:
        """I2-3.3d, I2-R28 What its numbers read: of a free difficulty, as it was named or as modified by speed."""
        casting = self.casting
        caster, strength = casting.caster, casting.paid.strength
        return Facts(self.state, caster, casting.seat, self.model, casting.power, casting.reads, strength)

    def amount(self, number: Amount) -> int:
        return amount(number, self.facts)

    def count(self, number: Amount) -> int:
        """How often, or how many: some, and never too many."""
        return max(0, min(self.amount(number), MOST))

    # What lasts

    def begin(self, given: Given, bearer: ModelId = "", part: str = "") -> str:
        """It begins to last, and ends as its card says."""
        spell, caster = self.casting.spell, self.casting.caster
        abilities = (*given.abilities, *ends_with(spell))
        until = last_turn(self.state, spell)
        lasting = Lasting(spell.id, bearer or self.model, caster, "I2-3.6a", until, given.modifiers, abilities)
        key = begin(self.game, lasting, part or self.part, stacks=self._stacks)
        if spell.duration == "caster_lives":
            kept = Lasting(spell.id, caster, caster, "I2-3.6c", None, (), ("upholds",))
            self.state.lasting[f"~{key}"] = kept
        return key

    @property
    def _stacks(self) -> bool:
        """I2-R53 Whether the same spell on the same model adds to itself."""
        return self.casting.terms.option(self.game, "same_spell_stacks") == "on"

    def end_spells(self, whose: Literal["enemies", "friends", "all"]) -> None:
        """What was cast upon the model ends; what it wears stays."""
        own = self.state.models[self.model].seat
        for key, effect in list(self.state.lasting.items()):
            by = self.state.models.get(effect.by)
            side = "friends" if by is not None and by.seat == own else "enemies"
            cast = effect.bearer == self.model and effect.rule != WORN and not key.startswith("~")
            if cast and whose in ("all", side) and key in self.state.lasting:
                end(self.game, key, "I2-3.8a")

    # Wounds and gems

    def heal(self, levels: int) -> None:
        before = self.state.models[self.model]
        wound = before.wound.worse(-levels)
        if wound is not before.wound:
            self.state.models[self.model] = msgspec.structs.replace(before, wound=wound)
            self.game.tell(Healed(self.model, wound, "I2-3.8a"))

    def lose_gems(self, number: int) -> Rule[None]:
        return lose_gems(self.game, self.model, number, "I2-3.8a")

    def gain_gems(self, number: int) -> Rule[None]:
        """Within the cap (I2-6.2b)."""
        if self.model not in self.state.magicians:
            return
        held = self.state.magicians[self.model].reserve.total
        room = max(self.casting.terms.reserve_cap(self.game, self.model) - held, 0)
        kinds = self.casting.terms.gem_kinds(self.state, self.model)
        yield from gain_gems(self.game, self.model, min(number, room), kinds, "any.spell_gems", "I2-3.8a")

    # Places

    def move(self, distance: int) -> Rule[None]:
        """The caster's player moves it, by a free way, staying clear of its enemies."""
        yield from self._placed(Placement(self.state.field, self.model, allowance=distance, gaps=self._gaps))

    def set_down(self, distance: int) -> Rule[None]:
        """The caster's player sets it down, so far at most from where it stood."""
        here = self.state.field.bases[self.model]
        yield from self._placed(
            Placement(self.state.field, self.model, zones=(Zone(Around(here, distance)),), gaps=self._gaps)
        )

    @property
    def _gaps(self) -> dict[str, int]:
        return dict.fromkeys(enemies(self.state, self.state.models[self.model].seat), LEAST_GAP)

    def _placed(self, choice: Placement) -> Rule[None]:
        about = {"magician": self.casting.caster, "spell": self.casting.spell.id, "model": self.model}
        placed: Placed = yield Ask(self.casting.seat, "cast.move", "I2-3.8a", choice, about)
        self.state.field, before = choice.carried_out(placed), self.state.field.bases[self.model]
        self._has_moved(self.model, before)

    def _has_moved(self, model: ModelId, before: Base) -> None:
        """I2-R44 A change of place by a spell breaks a trance."""
        now = self.state.field.bases[model]
        if (now.x, now.y) != (before.x, before.y):
            self.state.models[model] = msgspec.structs.replace(self.state.models[model], moved=True)
        self.game.tell(Moved(model, now.x, now.y, now.facing))

    def push(self, distance: int) -> None:
        """Straight away from the caster."""
        bases = self.state.field.bases
        if self.casting.caster not in bases or self.casting.caster == self.model:
            return
        here = bases[self.model]
        angle = radians(bearing(bases[self.casting.caster].centre, here.centre) / 100)
        aim = here.x + cos(angle) * distance, here.y + sin(angle) * distance
        to = as_far_as(self.state.field, self.model, aim)
        self.state.field = self.state.field.with_base(self.model, to)
        self._has_moved(self.model, here)

    def swap(self) -> None:
        """Both are lifted, and each stands where the other stood, if there is room for it."""
        field, caster = self.state.field, self.casting.caster
        if caster not in field.bases or caster == self.model:
            return
        one, other = field.bases[caster], field.bases[self.model]
        there, here = one.at(other.x, other.y, one.facing), other.at(one.x, one.y, other.facing)
        changed = field.without(caster, self.model).with_base(caster, there.raised_to(other.elevation))
        changed = changed.with_base(self.model, here.raised_to(one.elevation))
        if any(barred(changed, model, changed.bases[model]) for model in (caster, self.model)):
            return
        self.state.field = changed
        self._has_moved(caster, one)
        self._has_moved(self.model, other)

    # What appears

    def summon(self, marker: str, abilities: tuple[str, ...], base: Base) -> None:
        """A marker appears at the place named."""
        caster = self.casting.caster
        key = self.begin(Given(abilities=abilities), caster, marker)
        here = self._at_place(base)
        self.state.field = self.state.field.with_base(key, here)
        self.state.markers[key] = key
        self.game.tell(Summoned(marker, caster, here.x, here.y))

    def call(self, called: str, card: Profile, base: Base) -> None:
        """A model appears at the place named: it is played like any other, from the next turn on."""
        state, seat = self.state, self.casting.seat
        taken = {*state.models, *state.cards, *(lost.model for lost in state.casualties)}
        name = next(name for number in count(1) if (name := f"{called}_called_{number}") not in taken)
        here = self._at_place(base)
        state.field = state.field.with_base(name, here)
        state.models[name] = Model(name, seat, card, group=name, activated=True)
        state.cards[name] = Card(name, seat, (name,))
        self.game.tell(Called(name, called, self.casting.caster, here.x, here.y))
        self.begin(Given(abilities=("called",)), name, called)

    def _at_place(self, base: Base) -> Base:
        placed = self.casting.place
        assert placed is not None
        return base.at(placed.x, placed.y, placed.facing)
