"""What lasts upon a model: changed characteristics, skills and other powers."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Literal

from sortilege.kernel import Rule
from sortilege.kernel.choice import Atom
from sortilege.kernel.moment import Modifier
from sortilege.rules.confrontation.characteristics import characteristic as value_of
from sortilege.rules.magic.effects.effect import Given, LastingEffect
from sortilege.rules.magic.readings import Amount

if TYPE_CHECKING:
    from sortilege.rules.magic.deed import Deed

Number = Callable[[Amount], int]

TestName = Literal["initiative", "attack", "defense", "shooting", "courage", "fear", "discipline"]


class Modify(LastingEffect, frozen=True, tag="modify"):
    """A characteristic changes."""

    characteristic: Literal[
        "movement", "initiative", "attack", "force", "defense", "resistance", "courage", "fear", "discipline", "power"
    ]
    by: Amount

    example: ClassVar[str] = "{do: modify, characteristic: resistance, by: difficulty // 3}"

    @property
    def part(self) -> str:
        return self.characteristic

    def given(self, number: Number) -> Given:
        return Given((Modifier(self.characteristic, number(self.by)),))

    def done(self, deed: "Deed") -> Rule[None]:
        before = value_of(deed.game.state, deed.model, self.characteristic)
        yield from LastingEffect.done(self, deed)
        casting = deed.casting
        casting.terms.lowered(deed.game, deed.model, self.characteristic, before, casting.caster)


class Give(LastingEffect, frozen=True, tag="give"):
    """It has a skill, or a power, perhaps with the X of its name."""

    ability: str
    x: Atom = 0
    """the number or the word of a skill that has one"""

    example: ClassVar[str] = "{do: give, ability: ward}"

    @property
    def part(self) -> str:
        return self.ability

    def given(self, _number: Number) -> Given:
        return Given(abilities=(f"{self.ability}/{self.x}" if self.x else self.ability,))


class Protect(LastingEffect, frozen=True, tag="protect"):
    """Every wound roll that it takes is worse by so much."""

    by: Amount

    example: ClassVar[str] = "{do: protect, by: 2}"

    def given(self, number: Number) -> Given:
        return Given(abilities=(f"protected/{number(self.by)}",))


class IgnoreWounds(LastingEffect, frozen=True, tag="ignore_wounds"):
    """Its wounds make none of its rolls worse."""

    example: ClassVar[str] = "{do: ignore_wounds}"

    def given(self, _number: Number) -> Given:
        return Given(abilities=("painless",))


class Aid(LastingEffect, frozen=True, tag="aid"):
    """Its tests of one kind are better by so much, or worse; the characteristic stays."""

    test: TestName
    by: Amount

    example: ClassVar[str] = "{do: aid, test: courage, by: 2}"

    @property
    def part(self) -> str:
        return f"aid_{self.test}"

    def given(self, number: Number) -> Given:
        return Given(abilities=(f"aided_{self.test}/{number(self.by)}",))


class Steady(LastingEffect, frozen=True, tag="steady"):
    """A 1 does not fail its tests of one kind."""

    test: TestName

    example: ClassVar[str] = "{do: steady, test: discipline}"

    @property
    def part(self) -> str:
        return f"steady_{self.test}"

    def given(self, _number: Number) -> Given:
        return Given(abilities=(f"steadied/{self.test}",))


class Luck(LastingEffect, frozen=True, tag="luck"):
    """A die of its tests of one kind that shows this or more is rolled on, like a 6."""

    test: TestName
    face: Literal[2, 3, 4, 5] = 5

    example: ClassVar[str] = "{do: luck, test: attack, face: 5}"

    @property
    def part(self) -> str:
        return f"luck_{self.test}"

    def given(self, _number: Number) -> Given:
        return Given(abilities=(f"lucky_from_{self.face}/{self.test}",))


class Forbid(LastingEffect, frozen=True, tag="forbid"):
    """It may not do this: move, run, charge, shoot, cast."""

    what: Literal["move", "run", "charge", "shoot", "cast"]

    example: ClassVar[str] = "{do: forbid, what: charge}"

    @property
    def part(self) -> str:
        return f"forbid_{self.what}"

    def given(self, _number: Number) -> Given:
        return Given(abilities=(f"forbidden/{self.what}",))


class Immune(LastingEffect, frozen=True, tag="immune"):
    """Spells of an element do nothing to it, or spells of enemies, or any at all."""

    to: Literal["air", "earth", "fire", "water", "light", "darkness", "enemies", "all"]

    example: ClassVar[str] = "{do: immune, to: fire}"

    @property
    def part(self) -> str:
        return f"immune_{self.to}"

    def given(self, _number: Number) -> Given:
        return Given(abilities=(f"immune/{self.to}",))


class Hinder(LastingEffect, frozen=True, tag="hinder"):
    """Its spells are harder to cast by so much; easier, if it is negative."""

    by: Amount

    example: ClassVar[str] = "{do: hinder, by: 2}"

    def given(self, number: Number) -> Given:
        return Given(abilities=(f"hindered/{number(self.by)}",))


class Refresh(LastingEffect, frozen=True, tag="refresh"):
    """Its rolls to recover gems are better by so much, or worse."""

    by: Amount

    example: ClassVar[str] = "{do: refresh, by: 2}"

    def given(self, number: Number) -> Given:
        return Given(abilities=(f"refreshed/{number(self.by)}",))
