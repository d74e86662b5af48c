"""What happens in The Arcane."""

from sortilege.kernel import Event, Seat


class RoundStart(Event, frozen=True, gc=False):
    round: int
    rule: str = "ARH-3b"


class InitiativeRolled(Event, frozen=True, gc=False):
    """The sums of both players; None: a tie, to be rolled again."""

    sums: tuple[int, int]
    first: Seat | None
    rule: str = "ARH-3c"


class ArcanumChosen(Event, frozen=True, gc=False):
    seat: Seat
    domain: str
    rule: str = "ARH-2f"


class Deployed(Event, frozen=True, gc=False):
    model: str
    x: int
    y: int
    rule: str = "ARH-2e"


class ArcanePhase(Event, frozen=True, gc=False):
    phase: str
    rule: str = "ARH-3a"


class CardActivated(Event, frozen=True, gc=False):
    card: str
    seat: Seat
    rule: str = "ARH-3e"


class ModelActivated(Event, frozen=True, gc=False):
    model: str
    rule: str = "ARH-4a"


class ArcaneDice(Event, frozen=True, gc=False):
    """Dice fell: for what, by whom, and what they show."""

    kind: str
    by: Seat
    faces: tuple[int, ...]
    rule: str
    reveals = True


class Tested(Event, frozen=True, gc=False):
    """A Characteristic Test: the die that counts against the value."""

    model: str
    characteristic: str
    face: int
    value: int
    passed: bool
    rule: str = "ARH-1c"


class MovedTo(Event, frozen=True, gc=False):
    """A base came to another place: by a Movement, a Disengagement, a flight, a push."""

    model: str
    kind: str
    x: int
    y: int
    rule: str


class EngagedBy(Event, frozen=True, gc=False):
    model: str
    enemy: str
    rule: str = "ARH-5f"


class StoodUp(Event, frozen=True, gc=False):
    model: str
    rule: str = "ARH-13i"


class AttackRolled(Event, frozen=True, gc=False):
    attacker: str
    target: str
    weapon: str
    faces: tuple[int, ...]
    value: int
    successes: int
    raw: int
    rule: str = "ARH-7d"


class DieAgain(Event, frozen=True, gc=False):
    """A die was rolled once more; which face it had, which it has, and which counts."""

    model: str
    before: int
    after: int
    counts: int
    rule: str


class ShieldRolled(Event, frozen=True, gc=False):
    model: str
    face: int
    ignored: int
    rule: str = "ARH-8b"


class WoundsChanged(Event, frozen=True, gc=False):
    """Weakness, Resistance, Invulnerability or Freezing changed the wounds."""

    model: str
    before: int
    after: int
    why: str
    rule: str


class WoundsTaken(Event, frozen=True, gc=False):
    model: str
    wounds: int
    type: str
    rule: str = "ARH-8a"


class HeroicWound(Event, frozen=True, gc=False):
    model: str
    heroic_wounds: int
    rule: str = "ARH-8d"


class Vanquished(Event, frozen=True, gc=False):
    model: str
    rule: str


class WoundsHealed(Event, frozen=True, gc=False):
    model: str
    wounds: int
    rule: str


class ConditionGained(Event, frozen=True, gc=False):
    model: str
    condition: str
    count: int
    rule: str


class ConditionLost(Event, frozen=True, gc=False):
    model: str
    condition: str
    left: int
    rule: str


class ConditionPrevented(Event, frozen=True, gc=False):
    model: str
    condition: str
    rule: str = "ARH-13l"


class Forced(Event, frozen=True, gc=False):
    """A condition or a Doom governs the activation."""

    model: str
    by: str
    rule: str


class TormentGained(Event, frozen=True, gc=False):
    model: str
    count: int
    now: int
    rule: str


class TormentLost(Event, frozen=True, gc=False):
    model: str
    count: int
    now: int
    rule: str


class FatigueGained(Event, frozen=True, gc=False):
    model: str
    count: int
    now: int
    rule: str = "ARH-11b"


class FatigueLost(Event, frozen=True, gc=False):
    model: str
    now: int
    rule: str


class SpellDeclared(Event, frozen=True, gc=False):
    caster: str
    spell: str
    empowered: bool
    rule: str = "AR-6e"


class InstabilityTested(Event, frozen=True, gc=False):
    model: str
    faces: tuple[int, ...]
    total: int
    will: int
    result: str
    rule: str


class DoomGained(Event, frozen=True, gc=False):
    model: str
    doom: int
    rule: str = "ARH-12e"


class Silenced(Event, frozen=True, gc=False):
    model: str
    rule: str = "AR-13h"


class Possessed(Event, frozen=True, gc=False):
    model: str
    demon: str
    rule: str = "ARH-14a"


class Returned(Event, frozen=True, gc=False):
    model: str
    x: int
    y: int
    rule: str


class SpellTargeted(Event, frozen=True, gc=False):
    """The target is declared: a model, or a point."""

    caster: str
    spell: str
    target: str
    x: int
    y: int
    rule: str = "AR-7a"


class SpellRolled(Event, frozen=True, gc=False):
    caster: str
    spell: str
    target: str
    faces: tuple[int, ...]
    against: str
    value: int
    successes: int
    rule: str = "AR-8b"


class DispelDeclared(Event, frozen=True, gc=False):
    model: str
    spell: str
    dice: int
    rule: str = "AR-15d"


class DispelRolled(Event, frozen=True, gc=False):
    model: str
    spell: str
    faces: tuple[int, ...]
    total: int
    to_beat: int
    dispelled: bool
    rule: str


class DefianceRolled(Event, frozen=True, gc=False):
    """The dice of a diceless spell, which only a Dispel is compared with."""

    caster: str
    spell: str
    faces: tuple[int, ...]
    rule: str = "AR-15f"


class SpellLost(Event, frozen=True, gc=False):
    """A spell came to nothing: its caster failed the instability test, or it was dispelled."""

    caster: str
    spell: str
    why: str
    rule: str


class DeflectionChanged(Event, frozen=True, gc=False):
    model: str
    by: int
    now: int
    spell: str
    rule: str


class Reacts(Event, frozen=True, gc=False):
    """A Heroic Reaction is chosen: a dodge or a block."""

    model: str
    how: str
    rule: str


class Dodged(Event, frozen=True, gc=False):
    model: str
    rule: str = "ARH-11e"


class Blocked(Event, frozen=True, gc=False):
    model: str
    ignored: int
    rule: str = "ARH-11f"


class Counterattacks(Event, frozen=True, gc=False):
    model: str
    target: str
    rule: str = "ARH-11g"


class WillLowered(Event, frozen=True, gc=False):
    model: str
    tokens: int
    rule: str = "ARH-14e"


class MightLowered(Event, frozen=True, gc=False):
    model: str
    tokens: int
    rule: str = "ARH-12l"


class OrderGiven(Event, frozen=True, gc=False):
    guildmaster: str
    model: str
    order: str
    rule: str = "ARH-17a"


class OrderEnded(Event, frozen=True, gc=False):
    guildmaster: str
    order: str
    accomplished: bool
    rule: str = "ARH-17e"


class QuestOver(Event, frozen=True, gc=False):
    winner: Seat | None
    points: tuple[int, int]
    rule: str = "ARH-2h"
