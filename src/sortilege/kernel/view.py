"""What one seat may see of a game."""

import msgspec

from sortilege.kernel.ask import Ask, Seen
from sortilege.kernel.seat import Seat
from sortilege.kernel.visibility import State


class Waiting(msgspec.Struct, frozen=True):
    """A question to another seat, as far as it is public."""

    seat: Seat
    kind: str


class View(msgspec.Struct, frozen=True):
    """The state with what the seat may not see left unset, its own question, and whom the game waits for."""

    seat: Seat
    state: State
    ask: Ask | None
    waiting: tuple[Waiting | Ask, ...]
    over: bool


def shown_to_others(ask: Ask) -> Waiting | Ask | None:
    """A question as the other seats may know of it."""
    if ask.seen is Seen.HIDDEN:
        return None
    return ask if ask.seen is Seen.OPEN else Waiting(ask.seat, ask.kind)
