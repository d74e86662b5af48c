"""C2 2.2 and 2.3: the state of a model in play, and of the game."""

from enum import StrEnum

from sortilege.kernel import Public, Row, Seat, State
from sortilege.kernel.moment import Lasting
from sortilege.rules.confrontation.profile import Profile
from sortilege.table.battlefield import Battlefield

ModelId = str


class Wound(StrEnum):
    """Wounds in rising order."""

    __hash__ = str.__hash__  # an Enum's own is slow, and these are keys

    NONE = "none"
    STUN = "stun"
    LIGHT = "light"
    SERIOUS = "serious"
    CRITICAL = "critical"
    KILLED = "killed"

    @property
    def severity(self) -> int:
        return SEVERITY[self]

    def worse(self, steps: int = 1) -> "Wound":
        """So many levels up, or down where it is negative, between none and killed."""
        return WOUNDS[max(0, min(self.severity + steps, len(WOUNDS) - 1))]


WOUNDS = tuple(Wound)
SEVERITY = {wound: place for place, wound in enumerate(WOUNDS)}


class Phase(StrEnum):
    DEPLOY = "deploy"
    TURN_START = "turn_start"
    MOVEMENT = "movement"
    SHOOTING = "shooting"
    MELEE = "melee"
    TURN_END = "turn_end"
    OVER = "over"


class Model(Row, frozen=True):
    """A model in play. Where it stands is the battlefield's to know."""

    id: Public[ModelId]
    seat: Public[Seat]
    card: Public[Profile]
    wound: Public[Wound] = Wound.NONE
    activated: Public[bool] = False
    moved: Public[bool] = False
    """it changed its place this turn"""
    ran: Public[bool] = False
    did_charge: Public[bool] = False
    prowess_action: Public[bool] = False
    dodging: Public[bool] = False
    shot: Public[bool] = False
    fought: Public[bool] = False
    wounded_this_turn: Public[bool] = False

    def in_a_new_turn(self) -> "Model":
        """C2-P3 Only its wound stays; the flags of the last turn are gone."""
        return Model(self.id, self.seat, self.card, self.wound)


class Casualty(Row, frozen=True):
    """A model that was lost."""

    model: Public[ModelId]
    seat: Public[Seat]


class Skirmish(State):
    """The game as far as the skirmish knows it."""

    turn: Public[int]
    turn_limit: Public[int]
    phase: Public[Phase]
    tactical_winner: Public[Seat]
    field: Public[Battlefield]
    models: Public[dict[ModelId, Model]]
    lasting: Public[dict[str, Lasting]]
    """spells and skills that last upon models"""
    casualties: Public[tuple[Casualty, ...]]
    winner: Public[Seat | None]

    def forget(self, model: ModelId) -> None:
        """A model is out of play. What lasts upon it runs its time: a marker may stand for it."""
        lost = self.models.pop(model)
        self.field = self.field.without(model)
        self.casualties = (*self.casualties, Casualty(model, lost.seat))


def deciding_order(state: Skirmish) -> tuple[Seat, Seat]:
    """C2-R4: where both must decide, the loser of the Tactical Roll does so first."""
    return 1 - state.tactical_winner, state.tactical_winner
