"""Whoever acts in the Shooting phase: those who shoot, and those who cast (C2-9b)."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

from sortilege.kernel import Game, Option, Rule, Seat, Seen
from sortilege.rules.confrontation.state import ModelId, Together


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """A model that may yet act in one way, and where it stands in the countdown."""

    id: ModelId
    seat: Seat
    way: str
    """what it may do: cast, or one kind of shot"""
    value: int
    """its order value, if the countdown had not begun (I2-6.4.1f)"""
    hastens_to: int
    """the order value to which it could raise that by a declaration"""

    def could_hasten_to(self, clock: int) -> bool:
        """Whether a declaration made now would let it act at this value and not before its time."""
        return self.value < clock <= self.hastens_to


class Actors(Protocol):
    """One way to act in the phase, for all models that can."""

    def pending(self, game: Game[Any]) -> list[Candidate]:
        """Who may yet act in this phase."""

    def reached(self, game: Game[Any]) -> None:
        """The countdown has come to a value: what lies above it has gone by."""

    def under_way(self, game: Game[Any]) -> Rule[None] | None:
        """What has been begun and goes on before anything else."""

    def window(self, game: Game[Any], waiting: Sequence[Candidate]) -> Rule[None]:
        """Declarations with no action under way, where somebody could hasten to the value reached."""

    def acts(
        self, game: Game[Any], seat: Seat, waiting: Sequence[Candidate], members: Sequence[Candidate]
    ) -> tuple[bool, tuple[Option, ...]]:
        """Whether there is a reason to ask the owner of a group, and what he can do once he is asked."""

    def seen(self, game: Game[Any]) -> Seen:
        """What the opponent may know of that question."""

    def act(self, game: Game[Any], seat: Seat, act: Option) -> Rule[None]:
        """What he has chosen is done."""

    def let_go_by(self, game: Game[Any], members: Sequence[Candidate]) -> None:
        """The value has gone by, and with it what these could have done."""


def group(together: Together, waiting: Iterable[Candidate], seat: Seat, clock: int) -> list[Candidate]:
    """I2-6.1.2c Those of one player whose order value the countdown has reached, and who were of the group before:
    I2-R23 none loses its action by another of them."""
    members = []
    for one in waiting:
        if one.seat == seat and (one.value >= clock or (one.id, one.way) in together):
            members.append(one)  # noqa: PERF401 - a closure at every value would be slower
    return members


def could_hasten(waiting: Iterable[Candidate], clock: int) -> bool:
    """I2-6.4.1b Whether a fast cast would let any of them act at the value reached."""
    for one in waiting:  # noqa: SIM110 - asked at every value
        if one.value < clock <= one.hastens_to:
            return True
    return False
