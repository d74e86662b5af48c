"""I1 Table 22: the elements of the peoples."""

from typing import Final

import msgspec

FOUR: Final = ("air", "earth", "fire", "water")


class Elements(msgspec.Struct, frozen=True):
    """What a people's Magicians control first and second, and what they never do."""

    primary: tuple[str, ...]
    secondary: tuple[str, ...]
    opposition: tuple[str, ...] = ()


TABLE_22: Final = {
    "alahan": Elements(("light",), ("air",), ("darkness",)),
    "acheron": Elements(("darkness",), ("fire",), ("light", "water")),
    "tir_na_bor": Elements(("earth",), ("water",), ("darkness",)),
    "griffon": Elements(("fire",), ("light",), ("darkness",)),
    "dirz": Elements(("darkness",), ("earth",)),
    "akkyshan": Elements(("darkness",), ("water",), ("light", "fire")),
    "wolfen": Elements(("water",), ("air",), ("darkness", "light")),
    "no_dan_kar": Elements(("air",), ("fire",)),
    "daikinee": Elements(("water",), ("earth",), ("fire", "darkness")),
    "sessairs": Elements(FOUR, FOUR, ("light", "darkness")),
    "drunes": Elements(FOUR, FOUR, ("light", "darkness")),
}
"""Orcs, Cynwälls and the Dwarves of Mid-Nor have none (I1-R8)."""

CYNWALL: Final = Elements(("light",), FOUR, ("darkness",))
"""by the option of I1-R8"""
