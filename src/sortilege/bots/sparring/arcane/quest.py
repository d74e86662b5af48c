"""The Arcane: what is read from a view, and what models, wounds and conditions are worth, in points of the Quest."""

from functools import cached_property
from math import hypot
from types import SimpleNamespace
from typing import Any, Final

from sortilege.bots.sparring.arcane.wounding import passes, wounds_left
from sortilege.kernel import Seat
from sortilege.rules.arcane.cards import HUNDREDTHS, Weapon, WoundType
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.engagement import ENGAGED_BELOW, gap
from sortilege.rules.arcane.movement import allowance
from sortilege.rules.arcane.options import OPTIONS
from sortilege.rules.arcane.sides import enemies_of, friends_of, side
from sortilege.rules.arcane.spell import Spell
from sortilege.rules.arcane.state import ArcaneState, Model, ModelId
from sortilege.rules.arcane.victory import GUILDMASTER_TOO, HERO, REGULAR

FELLING: Final = 0.4
"""The part of a model's points that its last wound is worth; its other wounds share the rest."""

RETURNED: Final = 0.6
"""How much of what an enemy can do in return counts."""

DEMON: Final = 0.3
"""What a Monster of nobody's is worth, as a target: it is no points, but it kills."""

CONDITIONS: Final = {
    "stunned": 0.3,
    "immobilized": 0.25,
    "terrified": 0.35,
    "confused": 0.35,
    "freezing": 0.3,
    "slowed": 0.15,
    "mind_control": 0.8,
}
"""What one token takes from a model for a Round, as a part of its points."""

LINGERING: Final = frozenset({"burned", "poisoned", "bleeding"})
"""Conditions that wound."""


class Quest:
    """One seat's reading of one view."""

    def __init__(self, state: ArcaneState, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    @cached_property
    def game(self) -> Any:
        """What rules that read a game are given: the state as it is seen, and the options as they usually are."""
        return SimpleNamespace(state=self.state, options={name: values[0] for name, values in OPTIONS.items()})

    def foes(self, model: ModelId) -> list[ModelId]:
        return enemies_of(self.state, model)

    def friends(self, model: ModelId) -> list[ModelId]:
        return friends_of(self.state, model)

    def gap(self, one: ModelId, other: ModelId) -> float:
        return gap(self.state, one, other)

    def engaged(self, model: ModelId) -> list[ModelId]:
        return [foe for foe in self.foes(model) if self.gap(model, foe) < ENGAGED_BELOW]

    def value(self, model: ModelId, name: str) -> int:
        return characteristic(self.state, model, name)

    # What is worth how much

    def points(self, model: Model) -> float:
        """ARH-2h"""
        if model.seat is None:
            return DEMON
        return REGULAR if not model.card.heroic else HERO + GUILDMASTER_TOO * ("guildmaster" in model.card.tags)

    def sign(self, model: ModelId) -> int:
        """1 for whom one fights, -1 for one's own side."""
        here = self.state.models[model]
        return -1 if (side(here) if here.seat is None else here.seat) == self.seat else 1

    def life(self, model: Model) -> tuple[int, int]:
        """How many wounds it can still take, and how many it could at first."""
        might = self.value(model.id, "might")
        if model.card.heroism is None:
            return max(1, might - model.wounds), might
        heroism = self.value(model.id, "heroism")
        return max(1, might * (heroism - model.heroic_wounds) - model.wounds), might * heroism

    def hurt(self, model: ModelId, wounds: tuple[float, ...]) -> float:
        """What some numbers of wounds, by their chances, take from a model, in points."""
        here = self.state.models[model]
        left, whole = self.life(here)
        points = self.points(here)
        each = (1 - FELLING) / whole
        return points * sum(
            chance * (min(number, left) * each + (FELLING if number >= left else 0.0))
            for number, chance in enumerate(wounds)
            if number
        )

    def blow(self, model: ModelId, dice: int, kind: WoundType, spell: Spell | None = None) -> float:
        """What an attack, or a spell that wounds, takes from a model."""
        here = self.state.models[model]
        card = here.card
        names = {kind, "spells"} if spell else {kind}
        immune = {*names, spell.domain} if spell else names
        if not immune.isdisjoint(card.invulnerability):
            return 0.0
        against = "will" if spell is not None and spell.against == "will" else "deflection"
        value = self.value(model, against)
        more = sum(name in names for name in card.weakness) - sum(name in names for name in card.resistance)
        two = not (against == "deflection" and value == 6)
        shield = card.shield and against == "deflection"
        return self.hurt(model, wounds_left(dice, value, more, six_counts_two=two, shield=shield))

    def strike(self, weapon: Weapon, target: ModelId) -> float:
        """What an attack with a weapon takes from a target."""
        return self.blow(target, weapon.attack, weapon.type)

    def condition(self, model: ModelId, name: str, count: int) -> float:
        """What so many tokens of a condition take from a model."""
        here = self.state.models[model]
        if name in here.card.invulnerability or name in here.conditions:
            return 0.0
        if name in LINGERING:
            return 0.7 * self.hurt(model, (0.0,) * count + (1.0,))
        return CONDITIONS.get(name, 0.2) * self.points(here) * (1 + 0.3 * (count - 1))

    def torment(self, model: ModelId, count: int) -> float:
        """What Torment takes from a model; at its WILL it brings a Doom."""
        here = self.state.models[model]
        if not (here.card.heroic or here.card.arcanist):
            return 0.0
        brings_doom = here.torment + count >= self.value(model, "will")
        return 0.15 * count + (0.9 if brings_doom else 0.0)

    # Where one could be

    def steps(self, model: ModelId) -> int:
        """How far one Movement takes it."""
        return allowance(self.state, model)

    def melee(self, model: ModelId) -> Weapon | None:
        weapons = [weapon for weapon in self.state.models[model].card.weapons if weapon.melee]
        return max(weapons, key=lambda weapon: weapon.attack, default=None)

    def ranged(self, model: ModelId) -> Weapon | None:
        weapons = [weapon for weapon in self.state.models[model].card.weapons if not weapon.melee]
        return max(weapons, key=lambda weapon: weapon.attack, default=None)

    def fights(self, model: ModelId) -> bool:
        """Whether it is in melee that it does most."""
        here = self.state.models[model]
        melee = self.melee(model)
        if melee is None or self.ranged(model) is not None:
            return False
        return not (here.card.arcanist and here.known and not here.silenced and melee.attack < 3)

    def danger(self, model: ModelId, x: float, y: float) -> float:
        """What the two worst of those who could come to a place, or shoot there, would take from a model."""
        found = sorted((self._danger_of(foe, model, x, y) for foe in self._still_to_act(model)), reverse=True)
        return sum(found[:2])

    def _still_to_act(self, model: ModelId) -> list[ModelId]:
        """The enemies who will act again: in the last Round only those whose cards are ready."""
        foes = self.foes(model)
        if self.state.round < self.state.rounds:
            return foes
        cards = self.state.cards
        return [foe for foe in foes if (card := cards.get(self.state.models[foe].group)) and not card.exhausted]

    def _danger_of(self, foe: ModelId, model: ModelId, x: float, y: float) -> float:
        base, own = self.state.field.bases[foe], self.state.field.bases[model]
        far = hypot(base.x - x, base.y - y) - base.block[8] - own.block[8] - self.steps(foe)
        melee, ranged = self.melee(foe), self.ranged(foe)
        struck = self.strike(melee, model) if melee is not None and far <= ENGAGED_BELOW else 0.0
        if ranged is not None and far <= inches(ranged.range):
            return max(struck, self.strike(ranged, model))
        return struck

    def exchange(self, model: ModelId, foe: ModelId) -> float:
        """What it gains to be in melee with an enemy: one's blow now, and the blows that he will have for it."""
        weapon = self.melee(model)
        if weapon is None:
            return 0.0
        gain = self.strike(weapon, foe)
        back = self.melee(foe)
        if back is None or foe not in self._still_to_act(model):
            return gain
        return gain - RETURNED * self.strike(back, model) / (1 + len(self.engaged(foe)))

    def dodges(self, model: ModelId) -> float:
        return passes(self.value(model, "dex"))


def inches(length: float) -> int:
    return round(length * HUNDREDTHS)
