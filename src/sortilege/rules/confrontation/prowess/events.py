"""What happens by physical prowess."""

from sortilege.kernel import Event


class Raised(Event, frozen=True, gc=False):
    """C2-8.2.3b How high a model stands now, in hundredths of a centimetre above the ground."""

    model: str
    elevation: int
    rule: str


class Fallen(Event, frozen=True, gc=False):
    """A model has fallen."""

    model: str
    height: int
    """in hundredths of a centimetre"""
    rule: str
