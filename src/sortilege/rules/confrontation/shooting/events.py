"""What happens when models shoot."""

from sortilege.kernel import Event


class ShotDeclared(Event, frozen=True, gc=False):
    shooter: str
    target: str
    weapon: str
    kind: str
    rule: str = "C2-P9"


class ShotMeasured(Event, frozen=True, gc=False):
    """The distance of a shot, and what it counts as; nothing where it lies beyond every range."""

    shooter: str
    target: str
    distance: int
    """in hundredths of a centimetre"""
    range_band: str
    rule: str = "C2-9.1g"
    reveals = True


class Shot(Event, frozen=True, gc=False):
    """A shot has hit or missed."""

    shooter: str
    target: str
    range_band: str
    hit: bool
    rule: str


class VictimDrawn(Event, frozen=True, gc=False):
    """Who suffers a shot into a melee."""

    shooter: str
    target: str
    victim: str
    number: int
    among: tuple[str, ...]
    weights: tuple[int, ...]
    rule: str = "C2-9.1.5a"
