"""What a player is, and the players that there are."""

from importlib import import_module
from typing import Any, Final, Protocol

from sortilege.kernel import Ask, View

PLAYERS: Final = {
    "sparring": "sortilege.bots.sparring.player:SparringPlayer",
    "odds": "sortilege.bots.odds_player:OddsPlayer",
    "random": "sortilege.bots.random_player:RandomPlayer",
}

"""The best first."""

KNOWS: Final = {"odds": ("duel",)}
"""The rule systems that a player knows, where he does not know every one."""


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


def plays(name: str, ruleset: str) -> bool:
    """Whether a player knows a rule system."""
    return ruleset in KNOWS.get(name, (ruleset,))


def best_at(ruleset: str) -> str:
    """The best player who knows a rule system."""
    return next(name for name in PLAYERS if plays(name, ruleset))
