"""Where the time of whole battles goes:  python -m benchmarks.profile [battles] [rows]

The stack is looked at every few milliseconds of the processor's time, which costs nothing in between: what a
profile of calls makes dear (small functions, called often) keeps its true share.
"""

import signal
import sys
from collections import Counter
from types import FrameType
from typing import Final

import sortilege
from benchmarks import battles

SECONDS: Final = 0.001
SOURCES: Final = sortilege.__path__[0]

Place = tuple[str, str]
"""A module and a function in it."""


class Samples:
    """How often each function was found: at work itself, and with all that it calls."""

    def __init__(self) -> None:
        self.count = 0
        self.at_work: Counter[Place] = Counter()
        self.on_stack: Counter[Place] = Counter()

    def take(self, _signal: int, frame: FrameType | None) -> None:
        self.count += 1
        stack = []
        while frame is not None:
            code = frame.f_code
            if code.co_filename.startswith(SOURCES):
                stack.append((code.co_filename.removeprefix(SOURCES)[1:], code.co_name))
            frame = frame.f_back
        self.at_work.update(stack[:1])
        self.on_stack.update(set(stack))

    def show(self, rows: int) -> None:
        print(f"{'with all it calls':>18s}{'itself':>8s}")
        for place, found in self.on_stack.most_common(rows):
            module, function = place
            itself = self.at_work[place]
            print(f"{found / self.count:>17.1%} {itself / self.count:>7.1%}  {module}: {function}")


def main(games: int, rows: int) -> None:
    samples = Samples()
    battles.rollout(games)
    signal.signal(signal.SIGPROF, samples.take)
    signal.setitimer(signal.ITIMER_PROF, SECONDS, SECONDS)
    answers = sum(battles.rollout(seed) for seed in range(games))
    signal.setitimer(signal.ITIMER_PROF, 0)
    print(f"{games} random battles, {answers:,} answers, {samples.count:,} samples")
    samples.show(rows)


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[1:]]
    main(*(*given, *(50, 60)[len(given) :]))
