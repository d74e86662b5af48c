"""Counting a position's tree: how many ways a game can go from here in so many answers, dice included.

A wrong rule that offers one answer too many, or forgets one, shows in the counts; a changed order of the answers shows
in the listing.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from sortilege.kernel import CHANCE, Ask, Game
from sortilege.kernel.dice import Fate


def answers(ask: Ask) -> Iterator[Any] | None:
    """Every answer to a question; None where they are too many to list."""
    if isinstance(ask.choice, Fate):
        return (outcome for outcome, _ways in ask.choice.outcomes())
    return ask.choice.answers()


def leaves(game: Game[Any], depth: int) -> int:
    """The number of lines of `depth` answers; one that meets an uncountable question, or the end, stops there."""
    if depth == 0 or game.ask is None or (choices := answers(game.ask)) is None:
        return 1
    return sum(leaves(after(game, answer), depth - 1) for answer in choices)


def after(game: Game[Any], answer: Any) -> Game[Any]:
    branch = game.clone(chance=None)
    assert branch.ask is not None
    branch.answer(answer, branch.ask.seat)
    return branch


def listing(game: Game[Any], depth: int) -> list[str]:
    """The answers to each question along the line that always takes the last answer, in the order offered."""
    lines = []
    line = game
    for _ in range(depth):
        if line.ask is None or (choices := answers(line.ask)) is None:
            break
        offered = list(choices)
        who = "chance" if line.ask.seat == CHANCE else f"seat {line.ask.seat}"
        written = ", ".join(msgspec.json.encode(answer).decode() for answer in offered)
        if line.ask.seat == CHANCE:
            written = f"{len(offered)} outcomes of {msgspec.json.encode(line.ask.choice).decode()}"
        lines.append(f"{who} {line.ask.kind} {line.ask.rule}: {written}")
        line = after(line, offered[-1])
    return lines
