"""Words for a point of the table: `30,20`, or a model whose centre is meant, as far as the spell reaches."""

import re
from math import hypot
from typing import Final

from sortilege.cli.terminal.answers import Unreadable
from sortilege.rules.arcane.state import Spot
from sortilege.rules.arcane.vision import DesignatedPoint

POINT: Final = re.compile(r"(-?\d{1,4}(?:[.]\d{1,2})?)\s*[, ]\s*(-?\d{1,4}(?:[.]\d{1,2})?)")


def read_point(choice: DesignatedPoint, typed: str, ids: dict[str, str]) -> Spot:
    """The point that was typed. Whether it is legal is the game's to say."""
    words = " ".join(typed.casefold().split()).removeprefix("at ").removeprefix("towards ")
    if match := POINT.fullmatch(words):
        return round(float(match[1]) * 100), round(float(match[2]) * 100)
    found = {thing for word, thing in ids.items() if word.startswith(words)} if words else set()
    name = ids.get(words) or (found.pop() if len(found) == 1 else "")
    if name not in choice.battlefield.bases:
        raise Unreadable("unreadable-thing", typed=typed)
    return _towards(choice, name)


def _towards(choice: DesignatedPoint, name: str) -> Spot:
    """The centre of a base, or the last point on the way there that can be reached."""
    bases = choice.battlefield.bases
    to = bases[name]
    if not choice.viewer or name == choice.viewer:
        return to.x, to.y
    here = bases[choice.viewer]
    away = hypot(to.x - here.x, to.y - here.y)
    part = min(1.0, (choice.reach + here.block[8] - 1) / away)
    return round(here.x + part * (to.x - here.x)), round(here.y + part * (to.y - here.y))
