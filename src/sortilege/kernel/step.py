"""The steps of a game, each linked to the one before."""

from collections.abc import Iterator
from typing import Any

import msgspec

from sortilege.kernel.ask import Ask, Seen
from sortilege.kernel.event import Event, Told, heard_by
from sortilege.kernel.seat import CHANCE, SPECTATOR, Seat
from sortilege.kernel.visibility import State, Tables


class Checkpoint(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The state where no rule is half done, after some step."""

    number: int
    state: State
    """whose own tables are written to when the game goes on"""
    tables: Tables
    """as they were"""


class Step(msgspec.Struct, eq=False):
    """One answer and what it led to. Steps are linked to the one before and never change."""

    before: "Step | None"
    number: int
    ask: Ask | None
    answer: Any
    told: list[Told | Event]
    checkpoint: Checkpoint | None
    """where a replay that ends just after this step begins"""
    back_to: "Step | None" = None
    """the step after which the game goes on, where this one took something back"""
    agreed: tuple[Seat, ...] = ()
    """the seats that consented to that"""
    unseals: bool = False
    """whether it was the last of several answers given together: all of them were revealed by it"""


def standing(last: Step) -> Iterator[Step]:
    """The steps that stand, from the last one backwards: what was taken back is passed over."""
    step: Step | None = last
    while step is not None:
        if step.back_to is not None:
            step = step.back_to
        else:
            yield step
            step = step.before


def shows_something(step: Step, seat: Seat) -> bool:
    """Whether a step let a seat know what it could not have known, or was not its own.

    What another seat was asked in hiding is passed over: that it needs consent would betray it.
    """
    if step.ask is None or step.unseals or step.ask.seat == CHANCE:
        return True
    if step.ask.seat != seat and step.ask.seen is not Seen.HIDDEN:
        return True
    heard = (heard_by(told, seat) for told in step.told)
    return any(event is not None and event.reveals for event in heard)


def is_known_to_others(step: Step, seats: int) -> bool:
    """Whether anybody but the seat that was asked knows of a step."""
    if step.ask is None or step.ask.seen is not Seen.HIDDEN:
        return True
    others = [SPECTATOR, *(seat for seat in range(seats) if seat != step.ask.seat)]
    return any(heard_by(told, other) is not None for told in step.told for other in others)


def answers_since(checkpoint: Checkpoint, step: Step) -> list[tuple[Seat, Any]]:
    """Who answered what between a checkpoint and a step, in order; what was taken back is passed over."""
    answers = []
    at = step
    while at.number > checkpoint.number:
        if at.back_to is not None:
            at = at.back_to
            continue
        if at.ask is None or at.before is None:
            break
        answers.append((at.ask.seat, at.answer))
        at = at.before
    return answers[::-1]
