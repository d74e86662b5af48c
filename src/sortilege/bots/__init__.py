"""Players that are programs: a view and a question in, an answer out."""

from sortilege.bots.player import Player, player
from sortilege.bots.random_player import RandomPlayer
from sortilege.bots.sparring import SparringPlayer

__all__ = ["Player", "RandomPlayer", "SparringPlayer", "player"]
