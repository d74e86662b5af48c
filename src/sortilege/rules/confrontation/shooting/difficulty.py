"""C2-9.1.1 to C2-9.1.3, C2-T19 How hard a shot is."""

from typing import Any, Final

from sortilege.kernel import Game
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.shooting.declared import ACCURATE, COUNTER_SHOT, QUICK, Declared
from sortilege.rules.confrontation.shooting.hiding import hiding
from sortilege.rules.confrontation.shooting.weapons import BEYOND, LONG, MEDIUM, SHORT

BY_RANGE: Final = {
    SHORT: Part(4, SHORT, "C2-9.1.1b"),
    MEDIUM: Part(7, MEDIUM, "C2-9.1.1c"),
    LONG: Part(10, LONG, "C2-9.1.1d"),
    BEYOND: Part(13, BEYOND, "C2-R33"),
}
BY_KIND: Final = {
    ACCURATE: Part(-1, ACCURATE, "C2-9.1.2.3a"),
    QUICK: Part(1, QUICK, "C2-9.1.2.4a"),
}
BY_SIZE: Final = {
    "small": Part(1, "small", "C2-9.1.3d"),
    "large": Part(-1, "large", "C2-9.1.3d"),
    "extra_large": Part(-2, "extra_large", "C2-9.1.3d"),
}
MOVED: Final = Part(1, "move_and_shoot", "C2-9.1.2.2a")
INSTINCTIVE: Final = Part(3, "instinctive_shot", "C2-12.1.20b")
RETURNED: Final = Part(6, COUNTER_SHOT, "C2-9.1.6c")


def difficulty_parts(game: Game[Any], shot: Declared, band: str) -> tuple[Part, ...]:
    """C2-T19 The base difficulty, and all that is added to it and taken from it."""
    if shot.kind == COUNTER_SHOT:
        flat = game.options["c2.counter_shot_flat"] == "on"
        return (RETURNED,) if flat else (RETURNED, *_of_target(game, shot))  # C2-R43
    parts = [BY_RANGE[band]]
    if shot.instinctive:
        parts.append(INSTINCTIVE)  # C2-R80 in place of the 1 of move and shoot
    elif shot.moved:
        parts.append(MOVED)
    if shot.kind in BY_KIND:
        parts.append(BY_KIND[shot.kind])
    return (*parts, *_of_target(game, shot))


def _of_target(game: Game[Any], shot: Declared) -> tuple[Part, ...]:
    """C2-9.1.3"""
    size = BY_SIZE.get(game.state.models[shot.target].card.size)
    return (*hiding(game, shot.shooter, shot.target), *((size,) if size else ()))
