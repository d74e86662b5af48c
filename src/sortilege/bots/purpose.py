"""What an answer of a player is about."""

from enum import StrEnum, auto


class Purpose(StrEnum):
    """In a word; the messages say it as `purpose-…`."""

    NONE = ""
    ACTING = auto()
    ADVANCING = auto()
    AIMING = auto()
    ATTACKING = auto()
    CASTING = auto()
    CHARGING = auto()
    COUNTERING = auto()
    DEFENDING = auto()
    DEPLOYING = auto()
    FIGHTING = auto()
    HOLDING = auto()
    HUNTING = auto()
    LEAVING = auto()
    MEDITATING = auto()
    ORDERING = auto()
    RECOVERING = auto()
    RETREATING = auto()
    SHOOTING = auto()
    WAITING = auto()
