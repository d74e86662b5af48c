"""What happens in melee."""

from sortilege.kernel import Event, Seat


class Split(Event, frozen=True, gc=False):
    """A combat was taken out of a complex melee: the single model first."""

    models: tuple[str, ...]
    rule: str = "C2-10.2a"


class CombatStart(Event, frozen=True, gc=False):
    first: tuple[str, ...]
    """the models of seat 0"""
    second: tuple[str, ...]
    rule: str = "C2-10.3a"


class WentBerserk(Event, frozen=True, gc=False):
    model: str
    rule: str


class ArmsExchanged(Event, frozen=True, gc=False):
    """ATT and DEF of a model are exchanged until the end of the turn."""

    model: str
    rule: str


class StrikesFirst(Event, frozen=True, gc=False):
    """What both sides have reached."""

    totals: tuple[int | None, int | None]
    """None: a side that failed"""
    winner: Seat | None
    rule: str = "C2-10.3.1a"


class ExtraActions(Event, frozen=True, gc=False):
    model: str
    count: int
    rule: str = "C2-11.1.1a"


class Supported(Event, frozen=True, gc=False):
    """A model behind lends its polearm."""

    model: str
    by: str
    rule: str = "C2-10.6a"


class DiceAllotted(Event, frozen=True, gc=False):
    """C2-10.3.2f Dice in attack lie to the right of the model, dice in defence to its left."""

    model: str
    attack: int
    defense: int
    rule: str = "C2-10.3.2d"


class MasterStroke(Event, frozen=True, gc=False):
    model: str
    target: str
    difficulty: int
    rule: str = "C2-11.1.3a"


class BlowStruck(Event, frozen=True, gc=False):
    model: str
    target: str
    difficulty: int
    total: int | None
    """None: it missed by a 1"""
    hit: bool
    rule: str


class CounterAttack(Event, frozen=True, gc=False):
    """A model makes its parries counter-attacks."""

    model: str
    rule: str = "C2-11.1.2a"


class Parried(Event, frozen=True, gc=False):
    """A defence die has cancelled a hit."""

    model: str
    attacker: str
    difficulty: int
    total: int
    rule: str


class ParryFailed(Event, frozen=True, gc=False):
    model: str
    attacker: str
    difficulty: int
    total: int | None
    """None: it failed by a 1"""
    rule: str


class DiceEarned(Event, frozen=True, gc=False):
    """Parries have earned a model attack dice."""

    model: str
    dice: int
    rule: str


class RageSpent(Event, frozen=True, gc=False):
    model: str
    markers: int
    rule: str = "C2-11.1.5b"


class RageGained(Event, frozen=True, gc=False):
    model: str
    markers: int
    """as many as it now has"""
    rule: str = "C2-11.1.5a"


class CombatEnd(Event, frozen=True, gc=False):
    """A combat is over for one of its survivors."""

    model: str
    opponents: int
    """how many, when it began"""
    friends: int
    """how many others stood on its side when it began"""
    wound: str
    rule: str = "C2-10.3a"


class Pursued(Event, frozen=True, gc=False):
    """A model pursues: into the open, or into contact."""

    model: str
    targets: tuple[str, ...]
    rule: str = "C2-10.5a"
