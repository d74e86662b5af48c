"""How fast the engine is, beside its peers in the same run:  make benchmark  (or: python -m benchmarks.run [seconds]).

`python -m benchmarks.run rates [seconds]` plays only catanatron and our own games.

Rates and ratios are medians of rounds in which every engine plays in turn.
"""

import gc
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Generator, Mapping
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from benchmarks import battles, duels, peers
from benchmarks.random_play import steps_an_answer
from sortilege.kernel import Ask, Game, One

ROUNDS = 25
ONLY_RATES = sys.argv[1:2] == ["rates"]
GIVEN = sys.argv[1 + ONLY_RATES :]
SECONDS = float(GIVEN[0]) if GIVEN else 0.25


class Rate(NamedTuple):
    """Answers a second, and how many times the first player's in the same round; medians over the rounds."""

    a_second: float
    ratio: float


def rates(players: Mapping[str, Callable[[int], int]]) -> dict[str, Rate]:
    """What each player reaches. A round is short, so that what slows the machine slows all of them alike."""
    rounds: list[dict[str, float]] = []
    for play in players.values():
        play(0)
    seed = 0
    for _ in range(ROUNDS):
        found = {}
        for name, play in players.items():
            count, begun = 0, perf_counter()
            while perf_counter() - begun < SECONDS:
                seed += 1
                count += play(seed)
            found[name] = count / (perf_counter() - begun)
        rounds.append(found)
    first = next(iter(players))
    median = statistics.median
    return {
        name: Rate(median(found[name] for found in rounds), median(found[name] / found[first] for found in rounds))
        for name in players
    }


def bare_mechanism(_seed: int) -> int:
    """A generator that yields a new question with two answers, 2,000 times: what asking itself costs."""

    def forever() -> Generator[Ask, Any, None]:
        while True:
            yield Ask(0, "floor", "", One(("yes", "no")))

    send = forever().send
    send(None)
    for _ in range(2000):
        send("yes")
    return 2000


def show_rates() -> None:
    players: dict[str, Callable[[int], int]] = {
        "catanatron, two random players": peers.catanatron,
        "duel, remembered (records, clones, undo)": duels.recorded,
        "duel, rollout": duels.rollout,
        "battle of 200 points, remembered": battles.recorded,
        "battle of 200 points, rollout": battles.rollout,
    }
    if not ONLY_RATES:
        players |= {"python-chess, random moves": peers.python_chess, "the bare mechanism, no rules": bare_mechanism}
    found = rates(players)
    more = {"duel": steps_an_answer(duels.begun, 200), "battle": steps_an_answer(battles.begun, 10)}
    print(f"{'random play':44s}{'answers/s':>11s}{'× catanatron':>14s}{'steps/s':>11s}{'× catanatron':>14s}")
    for name, rate in found.items():
        by = more.get(name.replace(",", " ").split()[0], 1.0)
        ours = f"{rate.a_second:>11,.0f}{rate.ratio:>13.2f}×{rate.a_second * by:>11,.0f}{rate.ratio * by:>13.2f}×"
        print(f"{name:44s}{ours}")
    throws = ", ".join(f"{by - 1:.2f} for each answer of a {name}" for name, by in more.items())
    print(f"A step is a line of a record: an answer of a seat, or a throw of dice ({throws}).")


def show_clones(name: str, begun: Callable[[int], Game[Any]], games: int) -> None:
    """A clone at every question of some games, beside the mean answer and the mean step of the same games."""
    spent: dict[bool, list[float]] = {True: [], False: []}
    answers = []
    steps = 0
    for seed in range(games):
        random = Random(seed)
        game = begun(seed)
        while (ask := game.ask) is not None:
            started = perf_counter()
            for _ in range(3):
                game.clone()
            cloned = perf_counter()
            spent[ask.kind.startswith("cast.")].append((cloned - started) / 3)
            game.answer(ask.choice.sample(random))
            answers.append(perf_counter() - cloned)
        steps += game.number
    step = sum(answers) / steps
    print(f"\n{f'{name}: one answer, remembered':44s}{statistics.mean(answers) * 1e6:>10.1f} µs")
    print(f"{f'{name}: one step':44s}{step * 1e6:>10.1f} µs")
    for what, found in (("a clone in the middle of a cast", spent[True]), ("a clone elsewhere", spent[False])):
        clone = statistics.mean(found)
        print(f"{f'{name}: {what}':44s}{clone * 1e6:>10.1f} µs{clone / step:>12.2f} steps")


def show_growth(answers: int = 10_000, window: int = 1_000) -> None:
    """The cost of an answer as one game grows, in medians of three games: it must not climb."""
    games = [_growing(seed, answers, window) for seed in range(3)]
    print(f"\n{'answers given so far':24s}{'µs an answer':>14s}{'µs a clone':>12s}")
    for place in range(answers // window):
        answer = statistics.median(game[place][0] for game in games)
        clone = statistics.median(game[place][1] for game in games)
        print(f"{(place + 1) * window:>20,}    {answer * 1e6:>14.1f}{clone * 1e6:>12.1f}")


def _growing(seed: int, answers: int, window: int) -> list[tuple[float, float]]:
    random = Random(seed)
    game = duels.begun(seed, duels.PEACEFUL)
    found = []
    for _ in range(answers // window):
        gc.collect()
        begun = perf_counter()
        for _ in range(window):
            assert game.ask is not None
            game.answer(game.ask.choice.sample(random))
        answered = perf_counter()
        for _ in range(200):
            game.clone()
        found.append(((answered - begun) / window, (perf_counter() - answered) / 200))
    return found


def show_imports(times: int = 15) -> None:
    """What an import costs, interpreter's start excluded; the best of several, as the rest is the machine's noise."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    print(f"\n{'import':44s}{'ms':>10s}")
    for module in ("msgspec", "sortilege.kernel"):
        code = f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
        command = [sys.executable, "-c", code]
        found = [float(subprocess.check_output(command, env=environment)) for _ in range(times)]
        print(f"{module:44s}{min(found) * 1e3:>10.1f}")


if __name__ == "__main__":
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores\n")
    show_rates()
    if not ONLY_RATES:
        show_clones("duel", duels.begun, 60)
        show_clones("battle", battles.begun, 30)
        show_growth()
        show_imports()
