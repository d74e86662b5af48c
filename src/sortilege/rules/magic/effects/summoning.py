"""What appears at the place named."""

from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from sortilege.kernel import Rule
from sortilege.kernel.words import Id
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.magic.effects.effect import BaseEffect
from sortilege.table.base import Base, Rectangle

if TYPE_CHECKING:
    from sortilege.rules.magic.deed import Deed

Side = Annotated[float, msgspec.Meta(ge=5, le=200)]


class Summon(BaseEffect, frozen=True, tag="summon"):
    """A marker stands at the place named while the card lasts; it blocks the way and the view."""

    marker: Id
    base: Side = 25
    """the side of its base in millimetres"""
    size: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    ability: str = ""
    """what its caster can do while it stands"""

    example: ClassVar[str] = "{do: summon, marker: image, ability: double}"
    needs_place: ClassVar[bool] = True

    @property
    def part(self) -> str:
        return self.ability

    def stands(self) -> Base:
        """Its base, somewhere."""
        side = round(self.base * 10)
        return Base(Rectangle(side, side), 0, 0, 0, size=self.size)

    def done(self, deed: "Deed") -> Rule[None]:
        deed.summon(self.marker, (self.ability,) if self.ability else (), self.stands())
        yield from ()


class Call(BaseEffect, frozen=True, tag="call"):
    """A model of the pack appears at the place named on the caster's side; it acts from the next turn on, and is gone
    when the card has lasted long enough."""

    model: Id
    """the id of the model"""
    card: Profile | None = None
    """its card: that of the pack's model, unless it stands here"""

    example: ClassVar[str] = "{do: call, model: bone_soldier}"
    needs_place: ClassVar[bool] = True

    def stands(self) -> Base:
        """Its base, somewhere."""
        return (self.card or Profile({"en": self.model})).base_at(0, 0, 0)

    def done(self, deed: "Deed") -> Rule[None]:
        assert self.card is not None
        deed.call(self.model, self.card, self.stands())
        yield from ()
