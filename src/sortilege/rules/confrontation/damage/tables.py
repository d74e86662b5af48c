"""C2-T16, C2-T17 What two dice do to a model."""

from typing import Final

from sortilege.rules.confrontation.state import Wound

PLACES: Final = {1: "leg", 2: "arm", 3: "body", 4: "head", 5: "head"}  # C2-9.2b

DAMAGE: Final = (  # C2-T16: the wound by place, row by row
    {"leg": Wound.STUN, "arm": Wound.STUN, "body": Wound.LIGHT, "head": Wound.LIGHT},
    {"leg": Wound.STUN, "arm": Wound.LIGHT, "body": Wound.LIGHT, "head": Wound.SERIOUS},
    {"leg": Wound.LIGHT, "arm": Wound.LIGHT, "body": Wound.SERIOUS, "head": Wound.CRITICAL},
    {"leg": Wound.LIGHT, "arm": Wound.SERIOUS, "body": Wound.CRITICAL, "head": Wound.KILLED},
    {"leg": Wound.SERIOUS, "arm": Wound.CRITICAL, "body": Wound.KILLED, "head": Wound.KILLED},
    {"leg": Wound.CRITICAL, "arm": Wound.CRITICAL, "body": Wound.KILLED, "head": Wound.KILLED},
)

HIGHEST: Final = (0, 5, 10, 15, 20)
"""the highest total of each row but the last"""

CRITICAL_HITS: Final = {  # C2-T17
    1: Wound.NONE,
    2: Wound.STUN,
    3: Wound.LIGHT,
    4: Wound.SERIOUS,
    5: Wound.CRITICAL,
    6: Wound.KILLED,
}


def row_of(total: int) -> int:
    """C2-T16 The row, counted from the least harm."""
    return sum(total > highest for highest in HIGHEST)


def read_damage(total: int, place: str) -> Wound:
    """C2-T16"""
    return DAMAGE[row_of(total)][place]
