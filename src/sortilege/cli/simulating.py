"""A simulation that is being played: its plan, its journal, and how far it is."""

import sys
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final, Self

import click
from msgspec.structs import replace

from sortilege.cli.saves import games_folder
from sortilege.lab import Journal, JournalError, Plan, Played, Results, check_plan, play_all, summed_up
from sortilege.lab.journal import read_journal
from sortilege.messages.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.progress import Progress

TELLINGS: Final = 10
"""So often a pipe is told how far it is."""


@dataclass
class Simulation:
    """What is planned, what is played, and where it is written down."""

    plan: Plan
    path: Path
    journal: Journal
    played: list[Played] = field(default_factory=list)
    is_temporary: bool = False
    """nobody has asked for the journal: it goes when all is played"""

    @classmethod
    def begin(cls, plan: Plan, path: Path | None) -> Self:
        check_plan(plan)
        kept = path or _new_journal()
        return cls(plan, kept, Journal.begin(kept, plan), is_temporary=path is None)

    @classmethod
    def go_on(cls, path: Path, games: int | None) -> Self:
        """A simulation as its journal leaves it; a JournalError where other cards would be played with now."""
        read = read_journal(path)
        check_plan(read.plan)
        if read.plan.digest() != read.digest:
            raise JournalError(f"the cards, the tables or the rules of {path} have changed since")
        if games is None or games == read.plan.games:
            return cls(read.plan, path, Journal.go_on(path, read.whole), read.played)
        if games < read.plan.games:
            raise JournalError(f"{read.plan.games} games of each pair are planned already; there cannot be fewer")
        simulation = cls(replace(read.plan, games=games), path, Journal.go_on(path, read.whole), read.played)
        simulation.journal.raise_games(games)
        return simulation

    def play(self, workers: int) -> None:
        """Every game that is not yet played."""
        known = {game.fixture for game in self.played}
        waiting = [fixture for fixture in self.plan.fixtures() if fixture not in known]
        begun = perf_counter()
        with closing(self.journal), closing(play_all(self.plan, waiting, workers)) as games:
            try:
                for game in _showing(games, len(known), len(known) + len(waiting)):
                    self.journal.add(game)
                    self.played.append(game)
            except KeyboardInterrupt:
                self.played = read_journal(self.path).played  # it may have come between the two lines above
                raise
        _tell_time(len(waiting), perf_counter() - begun, workers)

    def results(self) -> Results:
        return summed_up(self.plan, self.played)


def _new_journal() -> Path:
    """A name by the time of day that no simulation has yet."""
    from datetime import datetime

    name = f"{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    folder = games_folder().with_name("simulations")
    named = (folder / f"{name}{f'-{number}' if number > 1 else ''}.jsonl" for number in count(1))
    return next(path for path in named if not path.exists())


def _showing(games: "Iterator[Played]", done: int, all_of_them: int) -> "Iterator[Played]":
    """How far it is, on standard error: a bar on a terminal, a line now and then in a pipe."""
    if sys.stderr.isatty():
        yield from _with_bar(games, done, all_of_them)
        return
    every = max(1, all_of_them // TELLINGS)
    for number, game in enumerate(games, done + 1):
        yield game
        if number % every == 0:
            click.echo(Texts().say("simulate-so-far", done=number, all=all_of_them), err=True)


def _with_bar(games: "Iterator[Played]", done: int, all_of_them: int) -> "Iterator[Played]":
    with _bar() as bar:
        task = bar.add_task(Texts().say("simulate-progress"), total=all_of_them, completed=done)
        for game in games:
            yield game
            bar.advance(task)


def _bar() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _tell_time(games: int, seconds: float, workers: int) -> None:
    said = Texts().say("simulate-took", games=games, seconds=f"{seconds:.1f}", workers=workers)
    click.echo(said, err=True)
