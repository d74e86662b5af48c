"""The steps of a record: what a seat heard in one, and the game as it stood after one."""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from sortilege.cli.example import UserFault

if TYPE_CHECKING:
    from sortilege.kernel import Game, Record

AFTERWARDS = -3
"""Whoever reads a record sees everything, unless a seat is named."""


def heard(line: Any, viewer: int) -> Iterator[dict[str, Any]]:
    """The events of a stored step that a seat heard."""
    for told in line.events:
        if not isinstance(told, dict):
            continue
        if not isinstance(told.get("event"), dict):
            yield told
        elif viewer == AFTERWARDS or viewer in told.get("to", ()):
            yield told["event"]
        elif isinstance(told.get("others"), dict):
            yield told["others"]


def game_at(record: "Record", step: int) -> "Game[Any]":
    """The game as it stood after a step."""
    from sortilege.kernel import RecordError
    from sortilege.kernel.record import replaying
    from sortilege.rules import ruleset

    try:
        return next(islice(replaying(record, ruleset(record.header.ruleset)), step, None))
    except RecordError as error:
        raise UserFault(f"The game cannot be played again up to this step: {error}.") from None
