"""The laws of every game over thousands of random duels:  python -m benchmarks.laws [games] [first seed].

The suite plays hundreds; this is for a night, or for a change that touches everything. The seed of a failure is named,
to be kept as a test.
"""

import sys
from time import perf_counter

from rich.progress import track

from tests.laws import LAWS, Play
from tests.properties.test_duel_laws import DUEL, PLAYS

if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    begun = perf_counter()
    broken = 0
    for place in track(range(games), "random duels under every law"):
        name = list(PLAYS)[place % len(PLAYS)]
        setup, options = PLAYS[name]
        for law in LAWS:
            try:
                law(Play(DUEL, setup, first + place, options))
            except Exception as error:  # every kind of failure is to be listed with its seed
                broken += 1
                print(f"{law.__name__}, {name}, seed {first + place}: {error!r}"[:400])
    print(f"{games} games, {len(LAWS)} laws, {broken} broken, {perf_counter() - begun:.0f} s")
    sys.exit(broken > 0)
