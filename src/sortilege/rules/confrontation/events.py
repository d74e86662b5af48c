"""What happens in the skirmish."""

from sortilege.kernel import Atom, Event, Seat
from sortilege.rules.confrontation.reckoning import Part


class TurnStart(Event, frozen=True, gc=False):
    turn: int
    rule: str = "C2-7a"


class PhaseStart(Event, frozen=True, gc=False):
    phase: str
    rule: str = "C2-7b"


class DiceRolled(Event, frozen=True, gc=False):
    """Dice fell: for what, by whom, and what they show."""

    kind: str
    by: Seat
    faces: tuple[int, ...]
    rule: str
    reveals = True


class Tested(Event, frozen=True, gc=False, tag="test"):
    """A characteristic test is done. In an opposed one there is no difficulty, and it succeeds unless a 1 fails it."""

    model: str
    test: str
    natural: int
    """what the first die showed"""
    total: int | None
    """None: it failed by a 1"""
    difficulty: int | None
    difficulty_parts: tuple[Part, ...]
    success: bool
    parts: tuple[Part, ...]
    """what the total is made of beside the dice"""
    counted: tuple[int, ...]
    """what each die counts"""
    rule: str
    reveals = True


class TacticalRoll(Event, frozen=True, gc=False):
    totals: tuple[int | None, int | None]
    """None: a side that failed"""
    winner: Seat | None
    rule: str = "C2-7.1b"


class Activated(Event, frozen=True, gc=False):
    model: str
    rule: str = "C2-8b"


class MoveEnd(Event, frozen=True, gc=False):
    model: str
    kind: str
    cost: int
    """in hundredths of a centimetre"""
    x: int
    y: int
    facing: int
    rule: str
    withdrew: bool = False
    """whether it had got away from its opponents first"""


class WoundRolled(Event, frozen=True, gc=False):
    """A wound roll was read in the tables."""

    model: str
    total: int | None
    """None: doubles, which are read without force and resistance"""
    place: str
    wound: str
    counted: tuple[int, ...]
    parts: tuple[Part, ...]
    """what the total is made of beside the dice"""
    rule: str


class Wounded(Event, frozen=True, gc=False, tag="wound"):
    model: str
    wound: str
    """as it now stands"""
    cause: str
    rule: str


class Killed(Event, frozen=True, gc=False):
    model: str
    cause: str
    by: str | None
    """the model that did it, where one did"""
    rule: str
    range_band: str = ""
    """of a shot"""


class Healed(Event, frozen=True, gc=False):
    """A wound became lighter, or went."""

    model: str
    wound: str
    """as it now stands"""
    rule: str


class ActsFirst(Event, frozen=True, gc=False):
    """A model is killed by another of its simultaneous group, and acts before it is removed."""

    model: str
    rule: str = "I2-6.1.2e"


class CharacteristicChanged(Event, frozen=True, gc=False):
    model: str
    characteristic: str
    by: int
    now: int
    source: str
    rule: str


class TurnEnd(Event, frozen=True, gc=False):
    turn: int
    rule: str = "C2-P14"


class GameOver(Event, frozen=True, gc=False):
    winner: Seat | None
    reason: Atom
    rule: str


class CardDrawn(Event, frozen=True, gc=False):
    """A card was drawn: by whom, whose it is, and which, where that is open."""

    by: Seat
    seat: Seat
    card: str
    rule: str = "C2-6.5.2b"
    reveals = True


class CardHeld(Event, frozen=True, gc=False):
    """A player keeps a card in reserve: which one is his own to know."""

    seat: Seat
    card: str
    rule: str = "C2-6.5.3a"


class CardsPlayed(Event, frozen=True, gc=False, tag="card_played"):
    seat: Seat
    cards: tuple[str, ...]
    rule: str = "C2-6.5.3c"
    reveals = True


class MutantsChosen(Event, frozen=True, gc=False):
    seat: Seat
    models: tuple[str, ...]
    rule: str = "C2-12.1.24a"


class Mutated(Event, frozen=True, gc=False):
    model: str
    characteristic: str
    by: int
    rule: str = "C2-12.1.24c"


class SetAside(Event, frozen=True, gc=False):
    model: str
    rule: str = "C2-12.1.30a"


class Returned(Event, frozen=True, gc=False):
    model: str
    x: int
    y: int
    facing: int
    rule: str = "C2-12.1.30b"


class Deployed(Event, frozen=True, gc=False):
    model: str
    x: int
    y: int
    facing: int
    rule: str


class Hidden(Event, frozen=True, gc=False):
    """A Scout is hidden, or is no longer."""

    model: str
    hidden: bool
    rule: str


class ObjectiveProposed(Event, frozen=True, gc=False):
    seat: Seat
    row: str
    rule: str = "C2-6.3a"


class ObjectiveRejected(Event, frozen=True, gc=False):
    seat: Seat
    row: str
    rule: str = "C2-6.3c"


class ObjectivesSet(Event, frozen=True, gc=False):
    rows: tuple[str, str]
    """of each side"""
    turn_limit: int | None
    rule: str


class SideChosen(Event, frozen=True, gc=False):
    seat: Seat
    side: str
    rule: str = "C2-6.4b"


class ApproachRoll(Event, frozen=True, gc=False):
    totals: tuple[int | None, int | None]
    """None: a side that failed"""
    winner: Seat | None
    rule: str = "C2-6.5.1b"


class TroopsExchanged(Event, frozen=True, gc=False):
    """A Strategist took models out of his army and put others in."""

    seat: Seat
    out: tuple[str, ...]
    into: tuple[str, ...]
    rule: str = "C2-12.1.35a"
    reveals = True
