"""Players that are programs: a view and a question in, an answer out."""

from sortilege.bots.odds_player import OddsPlayer
from sortilege.bots.player import Player, player
from sortilege.bots.random_player import RandomPlayer

__all__ = ["OddsPlayer", "Player", "RandomPlayer", "player"]
