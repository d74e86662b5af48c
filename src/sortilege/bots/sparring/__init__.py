"""The sparring partner: it plays every rule system by what its seat sees."""

from sortilege.bots.sparring.player import SparringPlayer

__all__ = ["SparringPlayer"]
