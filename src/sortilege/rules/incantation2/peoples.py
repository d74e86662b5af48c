"""I2 Table C: the colleges of the peoples, their primary and their prohibited elements."""

from functools import cache
from typing import Final

import msgspec

from sortilege.rules.magic.elements import ELEMENTS

PRIMITIVE: Final = "primitive"
INSTINCTIVE: Final = "instinctive"


class College(msgspec.Struct, frozen=True):
    name: str
    """empty where the source does not tell it"""
    primary: tuple[str, ...]
    prohibited: tuple[str, ...]


COLLEGES: Final = {
    "alahan": College("hermetic", ("light",), ("darkness",)),  # I2-5.5.1a
    "acheron": College("necromancy", ("darkness",), ("light", "water")),  # I2-5.5.2a
    "cynwall": College("", (), ()),  # I2-5.5.3a, I2-R36: unknown
    "tir_na_bor": College("telluric", ("earth",), ("darkness",)),  # I2-5.5.4a
    "griffon": College("theurgic", ("fire",), ("darkness",)),  # I2-5.5.5a
    "bran_o_kor": College(INSTINCTIVE, (), ()),  # I2-5.5.6a
    "dirz": College("technomancy", ("darkness",), ("light", "air")),  # I2-5.5.7a
    "akkyshan": College("", ("earth",), ("light", "fire")),  # I2-5.5.8a, I2-R37
    "wolfen": College("murmurs", ("water",), ("light", "darkness")),  # I2-5.5.9a
    "no_dan_kar": College("sorcery", ("air",), ()),  # I2-5.5.10a
    "mid_nor": College("chthonian", ("darkness",), ("light", "air")),  # I2-5.5.11a
    "daikinee": College("fey", ("water",), ("darkness", "fire")),  # I2-5.5.12a
    "drunes": College("shamanism", ("air", "earth", "fire", "water"), ("darkness", "light")),  # I2-5.5.13a
    "sessairs": College("shamanism", ("air", "earth", "fire", "water"), ("darkness", "light")),  # I2-5.5.13a
}


def is_instinctive(people: str) -> bool:
    """I2-5.5.6b"""
    return people == "bran_o_kor"


@cache
def colleges(people: str, elements: tuple[str, ...]) -> tuple[str, ...]:
    """I2-4.7b The colleges open to a Magician: his people's, those of his elements, Primitive Magic."""
    if is_instinctive(people):
        return (INSTINCTIVE, PRIMITIVE)  # I2-5.5.6b, I2-5.5.15a
    own = (name,) if people in COLLEGES and (name := COLLEGES[people].name) else ()
    elemental = tuple(f"elemental:{element}" for element in ELEMENTS if element in elements)  # I2-5.5.14a
    return (*own, *elemental, PRIMITIVE)
