"""What happens in magic."""

from sortilege.kernel import Event
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.magic.elements import Gems


class GemsSetOut(Event, frozen=True, gc=False):
    magician: str
    gems: Gems
    rule: str = "I2-3.1b"


class TranceDeclared(Event, frozen=True, gc=False):
    magician: str
    rule: str = "I2-7.3a"


class CastSpeedDeclared(Event, frozen=True, gc=False):
    magician: str
    speed: str
    order_value: int
    rule: str


class SpellAnnounced(Event, frozen=True, gc=False):
    magician: str
    spell: str
    target: str
    """empty where there is no target model"""
    difficulty: int
    rule: str = "I2-6.3a"
    reveals = True


class GemsSpent(Event, frozen=True, gc=False):
    magician: str
    spell: str
    cost: Gems
    additional: Gems
    effect: Gems
    rule: str = "I2-6.3b"


class Strengthened(Event, frozen=True, gc=False):
    """Gems for the effect, after the spell was cast."""

    magician: str
    spell: str
    gems: Gems
    rule: str = "I1-20.5.5b"


class PowerRolled(Event, frozen=True, gc=False):
    """A casting or a dispel roll with its best score; None where every die failed."""

    magician: str
    score: int | None
    result: int | None
    needed: int
    parts: tuple[Part, ...]
    """what the result is made of beside the die"""
    needed_parts: tuple[Part, ...]
    rule: str


class SpellFailed(Event, frozen=True, gc=False):
    magician: str
    spell: str
    result: int | None
    difficulty: int
    rule: str


class SpellOutOfRange(Event, frozen=True, gc=False):
    magician: str
    spell: str
    target: str
    distance: int
    rule: str = "I2-6.5a"
    reveals = True


class DistanceMeasured(Event, frozen=True, gc=False):
    magician: str
    target: str
    distance: int
    rule: str = "I2-6.5g"
    reveals = True


class SpellStopped(Event, frozen=True, gc=False):
    magician: str
    spell: str
    by: str
    how: str
    rule: str


class CounterSpent(Event, frozen=True, gc=False):
    magician: str
    spell: str
    gems: Gems
    rule: str


class DispelFailed(Event, frozen=True, gc=False):
    magician: str
    spell: str
    total: int | None
    result: int
    rule: str = "I2-6.7.2c"


class SpellCast(Event, frozen=True, gc=False):
    magician: str
    spell: str
    target: str
    rule: str = "I2-6.5d"


class SpellLasts(Event, frozen=True, gc=False):
    spell: str
    bearer: str
    last_turn: int | None
    rule: str = "I2-3.6a"


class SpellEnded(Event, frozen=True, gc=False):
    spell: str
    bearer: str
    rule: str


class ArtifactUsed(Event, frozen=True, gc=False):
    model: str
    artifact: str
    target: str
    """empty where it is used on its bearer, or on nobody in particular"""
    rule: str = "I2-6.1.1g"
    reveals = True


class Summoned(Event, frozen=True, gc=False):
    marker: str
    by: str
    x: int
    y: int
    rule: str = "I2-3.8a"


class Called(Event, frozen=True, gc=False):
    """A spell brought a model into play."""

    model: str
    called: str
    by: str
    x: int
    y: int
    rule: str = "I2-3.8a"


class Moved(Event, frozen=True, gc=False):
    """A spell moved a model."""

    model: str
    x: int
    y: int
    facing: int
    rule: str = "I2-3.8a"


class GemsLost(Event, frozen=True, gc=False):
    magician: str
    gems: Gems
    rule: str


class RecoveryRolled(Event, frozen=True, gc=False):
    magician: str
    total: int | None
    subtracted: int
    gain: int
    parts: tuple[Part, ...]
    """what the total is made of beside the die"""
    rule: str = "I2-7.1a"


class GemsGained(Event, frozen=True, gc=False):
    magician: str
    gems: Gems
    rule: str
