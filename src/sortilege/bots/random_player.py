"""The player who takes any legal answer."""

from random import Random
from typing import Any

from sortilege.kernel import Ask, View


class RandomPlayer:
    """Each legal answer is as likely as any other."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def choose(self, _view: View, ask: Ask) -> Any:
        return ask.choice.sample(self.random)
