"""Models that are brought to another place."""

from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from sortilege.kernel import Rule
from sortilege.rules.magic.effects.effect import BaseEffect

if TYPE_CHECKING:
    from sortilege.rules.magic.deed import Deed

Distance = Annotated[float, msgspec.Meta(gt=0, le=300)]
"""in centimetres"""


class Move(BaseEffect, frozen=True, tag="move"):
    """It is moved by the caster's player, so far at most, by a free way."""

    distance: Distance

    example: ClassVar[str] = "{do: move, distance: 10}"

    def done(self, deed: "Deed") -> Rule[None]:
        yield from deed.move(round(self.distance * 100))


class SetDown(BaseEffect, frozen=True, tag="set_down"):
    """It vanishes and is set down by the caster's player so far away at most, whatever stands between."""

    distance: Distance

    example: ClassVar[str] = "{do: set_down, distance: 20, whom: caster}"

    def done(self, deed: "Deed") -> Rule[None]:
        yield from deed.set_down(round(self.distance * 100))


class Push(BaseEffect, frozen=True, tag="push"):
    """It is pushed straight away from the caster, so far as nothing stops it."""

    distance: Distance

    example: ClassVar[str] = "{do: push, distance: 5}"

    def done(self, deed: "Deed") -> Rule[None]:
        deed.push(round(self.distance * 100))
        yield from ()


class Swap(BaseEffect, frozen=True, tag="swap"):
    """It and the caster exchange their places, where both have room."""

    example: ClassVar[str] = "{do: swap}"

    def done(self, deed: "Deed") -> Rule[None]:
        deed.swap()
        yield from ()
