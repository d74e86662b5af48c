"""How much work a step is, by function:  python -m benchmarks.work duel|rollout|battle [games] [lines].

It counts the instructions that the interpreter carries out. They are the same whatever else the machine does, so that
a change of a hundredth shows; what is done in C counts as one.
"""

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from types import CodeType, FrameType
from typing import Any

from benchmarks import battles, duels
from benchmarks.random_play import played
from sortilege.kernel import Game

BEGUN: dict[str, Callable[..., Game[Any]]] = {
    "duel": duels.begun,
    "rollout": partial(duels.begun, keeps=False),
    "battle": battles.begun,
}


class Work:
    """Instructions of each function itself, and of it with all that it calls; how often it was entered."""

    def __init__(self) -> None:
        self.own: Counter[CodeType] = Counter()
        self.whole: Counter[CodeType] = Counter()
        self.entered: Counter[CodeType] = Counter()

    def enters(self, frame: FrameType, _event: str, _value: Any) -> Callable[..., Any]:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        self.entered[frame.f_code] += 1
        count = 0

        def step(frame: FrameType, event: str, _value: Any) -> Callable[..., Any]:
            nonlocal count
            if event == "opcode":
                count += 1
            elif event == "return":
                self._add(frame, count)
                count = 0
            return step

        return step

    def _add(self, frame: FrameType, count: int) -> None:
        self.own[frame.f_code] += count
        callers = set()
        caller: FrameType | None = frame
        while caller is not None:
            callers.add(caller.f_code)
            caller = caller.f_back
        self.whole.update(dict.fromkeys(callers, count))


def measured(begun: Callable[..., Game[Any]], games: int) -> tuple[Work, int]:
    """What some games took, and how many steps they were; what is worked out once and kept is there already."""
    steps = 0
    for seed in range(games):
        game = begun(seed, keeps=True)
        played(game, seed)
        steps += game.number
    work = Work()
    sys.settrace(work.enters)
    for seed in range(games):
        played(begun(seed), seed)
    sys.settrace(None)
    return work, steps


def main(name: str, games: int, lines: int) -> None:
    work, steps = measured(BEGUN[name], games)
    print(f"{name}: {sum(work.own.values()) / steps:,.0f} instructions a step, {steps:,} steps\n")
    for title, found in (("with what it calls", work.whole), ("itself", work.own)):
        print(f"{title:20s}{'a step':>10s}{'entered':>10s}")
        for code, count in found.most_common(lines):
            where = code.co_filename.rpartition("/")[2]
            print(f"{'':20s}{count / steps:>10.1f}{work.entered[code] / steps:>10.3f}  {code.co_qualname}, {where}")


if __name__ == "__main__":
    given = sys.argv[1:]
    name = given[0] if given else "duel"
    games, lines = (*map(int, given[1:]), *(6, 40)[len(given[1:]) :])
    main(name, games, lines)
