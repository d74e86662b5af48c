"""What happens out of fear."""

from sortilege.kernel import Event


class Frightened(Event, frozen=True, gc=False):
    """A model is afraid from now on."""

    model: str
    source: str
    difficulty: int
    """what a rally must be greater than"""
    rule: str


class Paralysed(Event, frozen=True, gc=False):
    model: str
    rule: str = "C2-8.4.2.2a"


class Fled(Event, frozen=True, gc=False):
    """A model has fled, and this is where it stands then."""

    model: str
    source: str
    cost: int
    """in hundredths of a centimetre"""
    x: int
    y: int
    facing: int
    rule: str = "C2-R35"


class Cried(Event, frozen=True, gc=False, tag="rallying_cry"):
    """A Rallying Cry: until the turn ends those who heard it are immune to Fear."""

    model: str
    rule: str = "C2-12.1.28a"


class Rallied(Event, frozen=True, gc=False):
    """A model is no longer afraid."""

    model: str
    rule: str
