"""The laws of every game over thousands of random duels:  python -m benchmarks.laws [games] [first seed].

The suite plays hundreds; this is for a night, or for a change that touches everything. The seed of a failure is named,
to be kept as a test.
"""

import sys
from time import perf_counter

from rich.progress import track

from tests.laws import HOSTILE, LAWS, Play, a_refusal_changes_nothing, every_rule_named_exists
from tests.properties.test_duel_laws import DUEL, PLAYS, compared


def refuses(play: Play) -> None:
    """One of the hostile answers at every question: comparing everything after each of them takes its time."""
    a_refusal_changes_nothing(play, HOSTILE[play.seed % len(HOSTILE) :][:1])


def keeps_secrets(play: Play) -> None:
    """Two games that differ in one hidden spell look the same to whoever may not see it."""
    compared(play.seed)


EVERY_LAW = (*LAWS, every_rule_named_exists, keeps_secrets, refuses)


def broken(place: int, seed: int) -> int:
    """How many laws one game breaks."""
    name = list(PLAYS)[place % len(PLAYS)]
    setup, options = PLAYS[name]
    count = 0
    for law in EVERY_LAW:
        try:
            law(Play(DUEL, setup, seed, options))
        except Exception as error:  # every kind of failure is to be listed with its seed
            count += 1
            print(f"{law.__name__}, {name}, seed {seed}: {error!r}"[:400])
    return count


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    begun = perf_counter()
    count = sum(broken(place, first + place) for place in track(range(games), "random duels under every law"))
    print(f"{games:,} games, {len(EVERY_LAW)} laws, {count} broken, {perf_counter() - begun:.0f} s")
    sys.exit(count > 0)
