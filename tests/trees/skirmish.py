"""Positions of the skirmish whose trees are counted."""

from collections.abc import Mapping
from typing import Any

from tests.properties.skirmishes import skirmish

Given = tuple[Mapping[str, Any], int, Mapping[str, str]]


def skirmishes() -> dict[str, Given]:
    """By name: the set-up, the depth, the options."""
    two = {"s1": {"card": "soldier", "seat": 0, "at": [40, 40]}, "r1": {"card": "raider", "seat": 1, "at": [50, 40]}}
    return {"tactical roll": (skirmish(two, phase="turn_start"), 4, {})}
