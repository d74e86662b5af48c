"""What happens in the Movement phase."""

from sortilege.kernel import Event


class ChargeDeclared(Event, frozen=True, gc=False):
    """Models are about to charge, or to enter melee with, somebody. Nothing has been measured."""

    models: tuple[str, ...]
    kind: str
    targets: tuple[str, ...]
    rule: str = "C2-8.4a"


class Measured(Event, frozen=True, gc=False):
    """How far it is to a target that was named, and how far the mover may go; in hundredths of a centimetre."""

    model: str
    target: str
    reach: int | None
    """None: no way leads there"""
    allowance: int
    rule: str = "C2-8.4a"
    reveals = True


class Charged(Event, frozen=True, gc=False, tag="charge"):
    """A charge reached its target."""

    model: str
    target: str
    distance: int
    rule: str = "C2-8.1.2h"


class Withdrawn(Event, frozen=True, gc=False):
    """A model has tried to withdraw from melee."""

    model: str
    success: bool
    rule: str


class Exited(Event, frozen=True, gc=False, tag="exit"):
    """A model walked off the table on purpose."""

    model: str
    edge: str
    rule: str = "C2-R13"


class Leapt(Event, frozen=True, gc=False):
    """A leap, and where it landed."""

    model: str
    x: int
    y: int
    cost: int
    rule: str = "C2-12.1.21a"
