"""Random whole games of all readings, sides and tables, to find what goes wrong:

    python -m benchmarks.whole_games arcane|confrontation [games] [workers] [first seed]

It stops at nothing: each failure is listed with its seed, to be kept as a test once it is mended.
"""

import os
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean
from time import perf_counter
from typing import Final, NamedTuple

from rich.progress import track

from tests.properties import arcane_quests, skirmishes


class Outcome(NamedTuple):
    """How many answers a game took, or what went wrong and where."""

    seed: int
    answers: int
    failure: str = ""


def quest(seed: int) -> int:
    return arcane_quests.played(arcane_quests.mixed(seed))[1]


def battle(seed: int) -> int:
    return skirmishes.played(skirmishes.mixed(seed))[1]


GAMES: Final[dict[str, Callable[[int], int]]] = {"arcane": quest, "confrontation": battle}
"""A whole game of a seed; how many answers it took."""


def outcome(name: str, seed: int) -> Outcome:
    try:
        answers = GAMES[name](seed)
    except Exception as error:  # every kind of failure is to be listed with its seed
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Outcome(seed, 0, f"{error!r:.300} in {os.path.basename(last.filename)}:{last.lineno}")
    return Outcome(seed, answers)


def main(name: str, games: int, workers: int, first: int) -> int:
    begun = perf_counter()
    with ProcessPoolExecutor(workers) as pool:
        coming = pool.map(partial(outcome, name), range(first, first + games), chunksize=8)
        found = list(track(coming, f"random games of {name}", total=games))
    seconds = perf_counter() - begun
    failures = [each for each in found if each.failure]
    lengths = [each.answers for each in found if not each.failure]
    for each in failures:
        print(f"seed {each.seed}: {each.failure}")
    print(
        f"{games:,} games of {name}, {len(failures)} failures; answers a game: mean {mean(lengths or [0]):.0f}, "
        f"longest {max(lengths, default=0):,}; {sum(lengths) / seconds:,.0f} answers a second"
    )
    return len(failures)


if __name__ == "__main__":
    name, *numbers = sys.argv[1:] or ("confrontation",)
    given = [int(number) for number in numbers]
    games, workers, first = (*given, *(10_000, os.cpu_count() or 1, 0)[len(given) :])
    sys.exit(main(name, games, workers, first) > 0)
