"""Words for a point of the table: `30,20`, or a model whose centre is meant, as far as the spell reaches."""

import re
from typing import Final

from sortilege.cli.terminal.answers import Unreadable
from sortilege.cli.terminal.naming import fitting, named
from sortilege.rules.arcane.state import Spot
from sortilege.rules.arcane.vision import DesignatedPoint

POINT: Final = re.compile(r"(-?\d{1,4}(?:[.]\d{1,2})?)\s*[, ]\s*(-?\d{1,4}(?:[.]\d{1,2})?)")


def read_point(choice: DesignatedPoint, typed: str, ids: dict[str, str]) -> Spot:
    """The point that was typed. Whether it is legal is the game's to say."""
    words = " ".join(typed.casefold().split()).removeprefix("at ").removeprefix("towards ")
    if match := POINT.fullmatch(words):
        return round(float(match[1]) * 100), round(float(match[2]) * 100)
    name = named(words, ids)
    if name not in choice.battlefield.bases:
        raise Unreadable("unreadable-thing", typed=typed)
    return _towards(choice, name)


def two_named(words: str, ids: dict[str, str], about: str) -> tuple[str, str] | None:
    """Two models by any words that only they have; one alone stands beside whom the question is about."""
    parts = words.casefold().split()
    for cut in range(1, len(parts)):
        one, other = fitting(" ".join(parts[:cut]), ids), fitting(" ".join(parts[cut:]), ids)
        if len(one) == len(other) == 1:
            return next(iter(one)), next(iter(other))
    alone = fitting(" ".join(parts), ids)
    return (about, next(iter(alone))) if len(alone) == 1 and about in ids.values() else None


def _towards(choice: DesignatedPoint, name: str) -> Spot:
    """The centre of a base, or the last point on the way there that can be reached."""
    bases = choice.battlefield.bases
    to = bases[name]
    if not choice.viewer or name == choice.viewer:
        return to.x, to.y
    return choice.last_towards((to.x, to.y), choice.reach)
