"""C2-T26 The dice of a model in melee."""

from typing import NamedTuple


class MeleeDice(NamedTuple):
    """Those that go where its player likes, and those that can only attack."""

    free: int
    attack_only: int = 0

    def anywhere(self) -> "MeleeDice":
        """One more, for attack or defence."""
        return self._replace(free=self.free + 1)

    def for_attack(self) -> "MeleeDice":
        """One more, in attack only."""
        return self._replace(attack_only=self.attack_only + 1)
