"""What every effect of a card has in common."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from sortilege.kernel import Rule
from sortilege.kernel.moment import Modifier
from sortilege.rules.magic.readings import Amount, Condition, amount_of, condition_of

if TYPE_CHECKING:
    from sortilege.rules.magic.deed import Deed

Moment = Literal["", "turn_begins", "turn_ends", "wounded"]


class BaseEffect(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do"
):
    """I2-3.8a Something that a card does. Its class says what, and `done` does it."""

    when: Condition = ""
    """what must hold, such as `target.people == 'wolfen' and target.size <= 2`; without it, it is always done"""
    whom: Literal["target", "caster"] = "target"
    """upon whom: those that the card reaches, or who casts or uses it"""
    at: Moment = ""
    """done again at this moment, as long as the card lasts: turn_begins, turn_ends, wounded"""

    example: ClassVar[str]
    """the effect as it stands on a card"""

    needs_place: ClassVar[bool] = False
    """whether it is done at a place instead of upon somebody"""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if isinstance(value := getattr(self, name), str) and value:
                if name == "when":
                    condition_of(value)
                elif name in AMOUNTS:
                    amount_of(value)

    def done(self, deed: "Deed") -> Rule[None]:
        """It happens to the model of a deed."""
        raise NotImplementedError


AMOUNTS = frozenset({"force", "times", "by", "levels", "count"})
"""The fields whose texts are numbers that are worked out."""


class Given(msgspec.Struct, frozen=True):
    """What lasts upon a model."""

    modifiers: tuple[Modifier, ...] = ()
    abilities: tuple[str, ...] = ()


class LastingEffect(BaseEffect, frozen=True):
    """I2-3.6a Something that lasts as long as its card says, or as long as an artifact is worn."""

    def given(self, number: Callable[[Amount], int]) -> Given:
        """What it gives, with its numbers worked out."""
        raise NotImplementedError

    @property
    def part(self) -> str:
        """What it is called among the parts of its card."""
        return str(self.__struct_config__.tag)

    def done(self, deed: "Deed") -> Rule[None]:
        deed.begin(self.given(deed.amount))
        yield from ()
