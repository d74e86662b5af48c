"""Local processes that play the games of a plan.

Each worker plays one game at a time and is asked over a pipe of its own, so that it is always known which game went
down with a worker: that one is played again by another, and nobody else notices. (The standard library's executor says
only that its pool is broken, and every game that it had taken on is lost.) A worker whose parent is gone finds its pipe
at an end and ends as well.
"""

import gc
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import Final

from sortilege.lab.match import Played, play
from sortilege.lab.plan import Fixture, Plan

MOST_TRIES: Final = 3
"""A game whose worker has died so often is not tried again: it may be what kills them."""

MOST_DEATHS: Final = 20
"""When so many workers have died one after another without a result, there is no use in starting more."""


class WorkersDie(RuntimeError):
    """No worker lives long enough to play a game."""


@dataclass
class _Worker:
    """A process, our end of its pipe, and the game that it plays."""

    process: BaseProcess
    pipe: "Connection[Fixture | None, Played]"
    fixture: Fixture


@dataclass
class _Games:
    """What is still to be played, and how often each game was lost."""

    waiting: Iterator[Fixture]
    again: deque[Fixture] = field(default_factory=deque)
    tries: dict[Fixture, int] = field(default_factory=dict)

    def next(self) -> Fixture | None:
        return self.again.popleft() if self.again else next(self.waiting, None)

    def lost(self, fixture: Fixture) -> Played | None:
        """A game went down with its worker: it is played again, or given up."""
        self.tries[fixture] = self.tries.get(fixture, 0) + 1
        if self.tries[fixture] < MOST_TRIES:
            self.again.append(fixture)
            return None
        return Played(fixture.pairing, fixture.number, fault=f"its worker died {MOST_TRIES} times")


def play_all(plan: Plan, fixtures: Iterable[Fixture], workers: int) -> Generator[Played, None, None]:
    """Games as they end, in any order. The workers are gone when this is, however it ends."""
    games = _Games(iter(fixtures))
    busy: dict[Connection[Fixture | None, Played], _Worker] = {}
    try:
        _employ(plan, games, busy, workers)
        yield from _results(plan, games, busy, workers)
    finally:
        for worker in busy.values():
            worker.process.kill()
        for worker in busy.values():
            worker.process.join()
            worker.pipe.close()


def _results(
    plan: Plan, games: _Games, busy: "dict[Connection[Fixture | None, Played], _Worker]", workers: int
) -> Iterator[Played]:
    deaths = 0
    while busy:
        for pipe in wait(list(busy)):
            worker = busy[pipe]  # type: ignore[index]  # `wait` gives back what it was given
            played = _received(worker)
            deaths = deaths + 1 if played is None else 0
            if deaths > MOST_DEATHS:
                raise WorkersDie(f"{deaths} workers died one after another")
            if played is None:
                _bury(busy, worker)
                played = games.lost(worker.fixture)
            elif not _sent(worker, games):
                _bury(busy, worker)
            if played is not None:
                yield played
        _employ(plan, games, busy, workers)


def _employ(plan: Plan, games: _Games, busy: "dict[Connection[Fixture | None, Played], _Worker]", workers: int) -> None:
    """As many workers as there are games for."""
    while len(busy) < workers and (fixture := games.next()) is not None:
        worker = _started(plan, fixture)
        busy[worker.pipe] = worker
        try:
            worker.pipe.send(fixture)
        except OSError:  # already dead: its pipe, at an end, says so
            continue


def _sent(worker: _Worker, games: _Games) -> bool:
    """Whether a worker has something to do again; without a game it is let go."""
    fixture = games.next()
    try:
        worker.pipe.send(fixture)
    except OSError:
        if fixture is not None:
            games.again.append(fixture)
        return False
    if fixture is not None:
        worker.fixture = fixture
    return fixture is not None


def _received(worker: _Worker) -> Played | None:
    """The game that a worker has played; None: it is dead."""
    try:
        return worker.pipe.recv()
    except (EOFError, OSError):
        return None


def _bury(busy: "dict[Connection[Fixture | None, Played], _Worker]", worker: _Worker) -> None:
    del busy[worker.pipe]
    worker.pipe.close()
    worker.process.join()


def _started(plan: Plan, fixture: Fixture) -> _Worker:
    context = get_context("spawn")  # a fork would copy the locks and threads of whoever calls
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(plan, theirs), daemon=True)
    with _deaf_to_interrupts():
        process.start()
    theirs.close()  # or a dead worker's pipe would never come to an end
    return _Worker(process, ours, fixture)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C is for the parent: a process that is started meanwhile does not hear it from its first moment on."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(plan: Plan, pipe: "Connection[Played, Fixture | None]") -> None:
    """What a worker does: play what it is sent, until there is nothing more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()  # rubbish is looked for between games: to look for it all the while costs a tenth of the time
    try:
        while (fixture := pipe.recv()) is not None:
            pipe.send(play(plan, fixture))
            gc.collect()
    except (EOFError, OSError):
        return  # the parent is gone
