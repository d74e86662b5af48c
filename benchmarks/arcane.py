"""Random Quests of The Arcane, all readings, bands and tables:  python -m benchmarks.arcane [games] [workers] [first].

It stops at nothing: each failure is listed with its seed, to be kept as a test once it is mended.
"""

import os
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor
from statistics import mean
from time import perf_counter
from typing import NamedTuple

from rich.progress import track

from tests.properties.arcane_quests import mixed, played


class Outcome(NamedTuple):
    """How many answers a Quest took, or what went wrong and where."""

    seed: int
    answers: int
    failure: str = ""


def outcome(seed: int) -> Outcome:
    try:
        _, answers = played(mixed(seed))
    except Exception as error:  # every kind of failure is to be listed with its seed
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Outcome(seed, 0, f"{error!r:.300} in {os.path.basename(last.filename)}:{last.lineno}")
    return Outcome(seed, answers)


def main(games: int, workers: int, first: int) -> int:
    begun = perf_counter()
    with ProcessPoolExecutor(workers) as pool:
        coming = pool.map(outcome, range(first, first + games), chunksize=8)
        found = list(track(coming, "random Quests", total=games))
    seconds = perf_counter() - begun
    failures = [each for each in found if each.failure]
    lengths = [each.answers for each in found if not each.failure]
    for each in failures:
        print(f"seed {each.seed}: {each.failure}")
    print(
        f"{games:,} Quests, {len(failures)} failures; answers a Quest: mean {mean(lengths or [0]):.0f}, "
        f"longest {max(lengths, default=0):,}; {sum(lengths) / seconds:,.0f} answers a second"
    )
    return len(failures)


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    games, workers, first = (*given, *(10_000, os.cpu_count() or 1, 0)[len(given) :])
    sys.exit(main(games, workers, first) > 0)
