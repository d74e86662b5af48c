"""Who sits at the table, and who else may look or answer."""

from typing import Final

Seat = int
"""A player's place: 0, 1, …"""

CHANCE: Final[Seat] = -1
"""The seat that answers for dice and shuffled cards."""

SPECTATOR: Final[Seat] = -2
"""Whoever looks on: sees what is public and nothing else."""

AFTERWARDS: Final[Seat] = -3
"""Anybody after the game: sees everything."""
