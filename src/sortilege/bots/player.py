"""What a player is, and the players that there are."""

from importlib import import_module
from typing import Any, Final, Protocol

from sortilege.kernel import Ask, View

PLAYERS: Final = {
    "sparring": "sortilege.bots.sparring:SparringPlayer",
    "random": "sortilege.bots.random_player:RandomPlayer",
}

"""The best first."""

BEST: Final = next(iter(PLAYERS))


class Player(Protocol):
    """Whoever answers for a seat, knowing what the seat may see."""

    def choose(self, view: View, ask: Ask) -> Any:
        """A legal answer."""


def player(name: str, seed: int = 0) -> Player:
    """A player by name; a ValueError names those that there are."""
    if name not in PLAYERS:
        raise ValueError(f"there is no player {name!r}; there is {', '.join(PLAYERS)}")
    module, kind = PLAYERS[name].split(":")
    found: Player = getattr(import_module(module), kind)(seed)
    return found
