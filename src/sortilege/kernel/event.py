"""What happened, told under the rule that made it happen."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sortilege.kernel.seat import AFTERWARDS, Seat


def snake_case(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=snake_case):
    """Something that happened. Each kind is a class of its own: `SpellFailed` is told as `spell_failed`."""

    reveals: ClassVar[bool] = False
    """True where a player learns by it what he could not know before: then taking back needs consent."""

    if TYPE_CHECKING:

        @property
        def rule(self) -> str:
            """The id of the rule that made it happen: each kind has it as its last field."""


class Told(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An event that only some seats hear, while the others hear something else or nothing."""

    event: Any
    to: tuple[Seat, ...]
    others: Any = None


def heard_by(told: Told | Event, seat: Seat) -> Any:
    """What a seat hears of what was told, or None."""
    if type(told) is not Told or seat == AFTERWARDS or seat in told.to:
        return told.event if type(told) is Told else told
    return told.others


def kinds_of_event(of: type[Event] = Event) -> Iterator[type[Event]]:
    """Every kind of event that is known so far."""
    for kind in of.__subclasses__():
        yield kind
        yield from kinds_of_event(kind)


class TakenBack(Event, frozen=True, gc=False):
    """A seat went back to an earlier question; the number of its step is not told: it would betray hidden ones."""

    seat: Seat
    rule: str = ""
