"""I2-10.8 Selenites: what the moon makes of one, once its dice were rolled at purchase."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec

from sortilege.rules.confrontation.profile import Profile, Skill
from sortilege.rules.incantation2.peoples import COLLEGES, is_instinctive

SELENITE: Final = "selenite"


class Moon(StrEnum):
    DAY = "day"
    CRESCENT = "crescent"
    GIBBOUS = "gibbous"
    NEW = "new"
    HALF = "half"
    FULL = "full"


ROLL_ON: Final = 6
TABLE_S1: Final = {1: Moon.DAY, 2: Moon.DAY, 3: Moon.DAY, 4: Moon.CRESCENT, 5: Moon.GIBBOUS}
TABLE_S2: Final = {1: Moon.NEW, 2: Moon.HALF, 3: Moon.HALF, 4: Moon.HALF, 5: Moon.HALF, 6: Moon.FULL}

GIBBOUS_STEP: Final = 2.5
"""centimetres"""


def is_selenite(card: Profile) -> bool:
    return SELENITE in card.skill_names


def moon_of(rolls: Sequence[int]) -> Moon | None:
    """I2-10.8a A roll on Table S1 and, on a 6, one on Table S2; None where there are too few or too many."""
    match tuple(rolls):
        case (int() as first,) if first != ROLL_ON:
            return TABLE_S1.get(first)
        case (6, int() as second):
            return TABLE_S2.get(second)
    return None


def under_the_moon(card: Profile, rolls: Sequence[int], *, spell: bool = False) -> Profile:
    """What a Selenite is from its purchase on; `spell` where a Full Moon gives it a spell (I2-R48)."""
    if not (rolls and is_selenite(card)):
        return card
    changed = msgspec.structs.replace(card, **_changes(card, moon_of(rolls), spell=spell))
    if changed.power is None or is_instinctive(changed.people):
        return changed
    elements = changed.elements or only_primary(changed.people)
    return msgspec.structs.replace(changed, elements=tuple(dict.fromkeys((*elements, "water"))))  # I2-10.8b


def _changes(card: Profile, moon: Moon | None, *, spell: bool) -> dict[str, Any]:
    """I2 Tables S1 and S2."""
    match moon:
        case Moon.CRESCENT:
            return {"initiative": card.initiative + 1, "discipline": _raised(card.discipline)}
        case Moon.GIBBOUS:
            nerve = "fear" if card.fear is not None else "courage"
            return {"movement": card.movement + GIBBOUS_STEP, nerve: _raised(getattr(card, nerve))}
        case Moon.NEW:
            return {"skills": (*card.skills, Skill("possessed"))}
        case Moon.HALF if card.power is not None:
            return {"power": card.power + 1}
        case Moon.HALF:
            return {"power": 1, "level": "initiate"}
        case Moon.FULL if not spell:
            return {"skills": (*card.skills, Skill("natural_born_killer"))}
    return {}


def _raised(value: int | None) -> int | None:
    """By one, where the card has it."""
    return None if value is None else value + 1


def only_primary(people: str) -> tuple[str, ...]:
    """I2-R48 The primary element of a people, where there is no choice."""
    primary = COLLEGES[people].primary if people in COLLEGES else ()
    return primary if len(primary) == 1 else ()
