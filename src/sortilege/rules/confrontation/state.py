"""C2 2.2 and 2.3: the state of a model in play, and of the game."""

from enum import StrEnum
from typing import Literal

import msgspec

from sortilege.kernel import Nobody, Owner, Public, Row, Seat, State
from sortilege.kernel.moment import Lasting
from sortilege.rules.confrontation.melee.combat import Combat, Fight, Melee
from sortilege.rules.confrontation.profile import Profile
from sortilege.table.battlefield import Battlefield

ModelId = str
CardId = str
Together = tuple[tuple[ModelId, str], ...]
"""I2-6.1.2c a group whose actions are under way: its models, and what each may do in it"""


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
    __hash__ = str.__hash__  # an Enum's own is slow, and these are keys

    OBJECTIVE = "objective"
    SIDES = "sides"
    APPROACH = "approach"
    DEPLOY = "deploy"
    TURN_START = "turn_start"
    MOVEMENT = "movement"
    SHOOTING = "shooting"
    MELEE = "melee"
    TURN_END = "turn_end"
    OVER = "over"


class Slot(StrEnum):
    """C2-P8, I2-P4: where the countdown of the Shooting phase stands at the value that it has reached."""

    __hash__ = str.__hash__  # an Enum's own is slow, and these are keys

    FIRST_WINDOW = "first_window"
    FIRST_GROUP = "first_group"
    SECOND_WINDOW = "second_window"
    SECOND_GROUP = "second_group"
    LAST_WINDOW = "last_window"


class Afraid(Row, frozen=True):
    """C2-8.4.2 What a model is afraid of, and how hard it is to rally from it."""

    source: Public[ModelId]
    difficulty: Public[int]
    stands: Public[bool] = False
    """C2-R83 a Fanatic that does not flee"""


class Model(Row, frozen=True):
    """A model in play. Where it stands is the battlefield's to know."""

    id: Public[ModelId]
    seat: Public[Seat]
    card: Public[Profile]
    wound: Public[Wound] = Wound.NONE
    activated: Public[bool] = False
    moved: Public[bool] = False
    """it changed its place this turn; whether it has used its movement is `has_moved` (C2-R34)"""
    withdrew: Public[bool] = False
    """C2-8.3.1b it got away from its opponents this turn"""
    ran: Public[bool] = False
    did_charge: Public[bool] = False
    did_engage: Public[bool] = False
    """it entered melee without a charge this turn"""
    prowess_action: Public[bool] = False
    prowess_failed: Public[bool] = False
    """one of its Prowess checks of this turn failed"""
    dodging: Public[bool] = False
    shot: Public[bool] = False
    fought: Public[bool] = False
    wounded_this_turn: Public[bool] = False
    group: Public[CardId] = ""
    """C2-R16 the card that it is drawn with"""
    spent: Public[int] = 0
    """movement spent this turn, terrain cost included, in hundredths of a centimetre"""
    moved_by: Public[str] = ""
    """C2-R85 for what it used its second MOV this turn, where it did"""
    leapt: Public[int] = 0
    """C2-12.1.21b how often, this turn"""
    charged: Public[bool] = False
    afraid: Public[Afraid | None] = None
    paralysed: Public[bool] = False
    fled: Public[bool] = False
    """it fled this turn"""
    counter_shot: Public[bool] = False
    """it shot back at a charger this turn"""
    resisted_types: Public[tuple[str, ...]] = ()
    """C2-8.4.5a card names"""
    resisted_max: Public[int | None] = None
    """C2-8.4.5b the highest FEAR that it has resisted"""
    no_attack: Public[bool] = False
    """C2-8.3.1d it failed to withdraw this turn"""
    reload_until: Public[dict[str, int]] = {}
    """C2-R46 the last turn in which a weapon is not ready, by its name"""
    hidden: Public[bool] = False
    swapped: Public[bool] = False
    """C2-12.1.13a Extra Arms: ATT and DEF are exchanged"""
    kills: Public[int] = 0
    """C2-R52 how often an Enormous, Huge or Gigantic model was killed"""
    mutant_chosen: Public[bool] = False
    """C2-12.1.24a it was chosen this turn, and its Mutant die is still to be rolled"""
    mutant_points: Public[dict[str, int]] = {}
    let_go_by: Public[tuple[str, ...]] = ()
    """C2-P8 the kinds of shot whose order value it has let go by"""
    rage: Public[int] = 0
    assassin_used: Public[bool] = False
    pursued: Public[bool] = False
    supports: Public[ModelId] = ""
    """C2-R56 the model that it lends its polearm to this turn"""
    tactician_doubled: Public[bool] = False
    fearless: Public[bool] = False
    """C2-12.1.28a under a Rallying Cry, this turn"""
    rallying_cry_used: Public[bool] = False

    @property
    def has_moved(self) -> bool:
        """C2-R34"""
        return self.activated or self.fled or self.counter_shot

    def in_a_new_turn(self) -> "Model":
        """C2-P3, C2-P14 step 4: the flags of the last turn are gone; wounds, fear and what was resisted stay."""
        return Model(
            self.id,
            self.seat,
            self.card,
            self.wound,
            group=self.group,
            afraid=self.afraid,
            paralysed=self.paralysed,
            resisted_types=self.resisted_types,
            resisted_max=self.resisted_max,
            reload_until=self.reload_until,
            hidden=self.hidden,
            kills=self.kills,
            rage=self.rage,
            rallying_cry_used=self.rallying_cry_used,
        )

    def set_aside(self) -> "Model":
        """C2-R72 As it may come back: unhurt and unafraid. What counts for the whole game stays (C2-8.4.5a)."""
        return msgspec.structs.replace(
            self.in_a_new_turn(), wound=Wound.NONE, afraid=None, paralysed=False, hidden=False, kills=0
        )


class Card(Row, frozen=True):
    """A reference card with the models that it stands for."""

    id: Public[CardId]
    seat: Public[Seat]
    models: Public[tuple[ModelId, ...]]


class Hand(Row, frozen=True):
    """C2-R14 The cards that a player holds in reserve: their number is public, which they are is his own."""

    seat: Public[Seat]
    size: Public[int] = 0
    cap: Public[int] = 1
    cards: Owner[tuple[CardId, ...]] = ()
    open: Public[bool] = False
    """whether reserve cards lie open"""
    shown: Public[tuple[CardId, ...]] = ()
    """all of them, where they do"""

    def holding(self, cards: tuple[CardId, ...]) -> "Hand":
        """The same hand with these cards in it."""
        return Hand(self.seat, len(cards), self.cap, cards, self.open, cards if self.open else ())

    def without(self, *cards: CardId) -> "Hand":
        return self.holding(tuple(card for card in self.cards if card not in cards))


class Activation(Row, frozen=True):
    """C2-P4 step 5: the cards that are activated together, and whose models have not all acted."""

    seat: Public[Seat]
    cards: Public[tuple[CardId, ...]]
    left: Public[tuple[ModelId, ...]]
    """those that have not acted yet"""


class Falling(Row, frozen=True):
    """I2-6.1.2e A model that is killed and acts before it is removed: of what it dies."""

    cause: Public[str]
    rule: Public[str]
    by: Public[ModelId | None]
    range_band: Public[str] = ""


class Hit(Row, frozen=True):
    """I2-R23, the other reading: a hit whose wound is rolled when the group of the shooter ends."""

    shooter: Public[ModelId]
    seat: Public[Seat]
    victim: Public[ModelId]
    force: Public[int]
    range_band: Public[str] = ""


class Casualty(Row, frozen=True):
    """A model that was lost."""

    model: Public[ModelId]
    seat: Public[Seat]


class Exit(Row, frozen=True):
    """C2-R13 A model that left over the enemy's edge: no casualty."""

    model: Public[ModelId]
    seat: Public[Seat]


class Objective(Row, frozen=True):
    """What a side is to do: a row of C2-T23."""

    seat: Public[Seat]
    row: Public[Literal["a", "b", "c", "d", "e", "f"]]


class Army(Row, frozen=True):
    """The models with which a side began, and the points of each."""

    seat: Public[Seat]
    points: Public[dict[ModelId, int]]


class DrawStep(StrEnum):
    """C2-P2 step 2, C2-P4 step 2: where the draw turn of the drawer stands."""

    __hash__ = str.__hash__  # an Enum's own is slow, and these are keys

    BEFORE = "before"
    """he may use cards of his reserve before he draws"""
    AFTER = "after"
    """what he has drawn is resolved"""


class Skirmish(State, kw_only=True):
    """The game as far as the skirmish knows it."""

    turn: Public[int]
    turn_limit: Public[int | None]
    """the last turn, where the objective sets one"""
    phase: Public[Phase]
    tactical_winner: Public[Seat]
    """C2-R4 who has won the latest Tactical Roll; before the first, the latest roll of the set-up"""
    field: Public[Battlefield]
    models: Public[dict[ModelId, Model]]
    lasting: Public[dict[str, Lasting]]
    """spells and skills that last upon models"""
    casualties: Public[tuple[Casualty, ...]]
    winner: Public[Seat | None]
    cards: Public[dict[CardId, Card]] = {}
    deck: Nobody[tuple[CardId, ...]] = ()
    """the cards still to be drawn in this phase, the top one first"""
    deck_size: Public[int] = 0
    hands: Public[tuple[Hand, ...]] = ()
    scout_deck: Nobody[tuple[CardId, ...]] = ()
    """C2-12.1.32a the cards of Scouts, which are drawn when the deck is empty"""
    scout_deck_size: Public[int] = 0
    scouts: Public[tuple[CardId, ...]] = ()
    """C2-12.1.32a the cards that are deployed as Scouts"""
    drawer: Public[Seat] = 0
    """whose draw turn it is"""
    draw_step: Public[DrawStep] = DrawStep.BEFORE
    activation: Public[Activation | None] = None
    """the cards whose models are being deployed, or activated"""
    objectives: Public[tuple[Objective, ...]] = ()
    """that of each side; none where the armies fight until one is gone"""
    armies: Public[tuple[Army, ...]] = ()
    left_side: Public[Seat] = 0
    """C2-6.4b who has the left half of the table"""
    exited: Public[tuple[Exit, ...]] = ()
    heroic_turns: Public[tuple[int, int]] = (0, 0)
    """C2-11.1.4a the turn of each side's latest heroic charge"""
    set_aside: Public[dict[ModelId, Model]] = {}
    """C2-12.1.30a models that may come back"""
    clock: Public[int] = 99
    """the value that the countdown of the Shooting phase has reached"""
    models_hide: Public[str] = "any"
    """C2-R24 which models stand in a line of sight: any, or by their size"""
    slot: Public[Slot] = Slot.FIRST_WINDOW
    together: Public[Together] = ()
    falling: Public[dict[ModelId, Falling]] = {}
    range_band: Public[str] = ""
    """of the shot whose wound is being rolled"""
    hits: Public[tuple[Hit, ...]] = ()
    melees: Public[tuple[Melee, ...] | None] = None
    """those that are not yet split; None where the Melee phase has not looked for them"""
    combats: Public[tuple[Combat, ...]] = ()
    """those that are not yet fought"""
    fight: Public[Fight | None] = None
    declarers: Public[tuple[ModelId, ...]] = ()
    """models with something that may be declared at any time"""
    hushed: Public[tuple[str, ...]] = ()
    """what of it will not be declared in this phase"""

    def forget(self, model: ModelId) -> None:
        """A model is out of play. What lasts upon it runs its time: a marker may stand for it."""
        lost = self.models.pop(model)
        self.field = self.field.without(model)
        self.casualties = (*self.casualties, Casualty(model, lost.seat))
        if self.activation is not None and model in self.activation.left:
            left = tuple(other for other in self.activation.left if other != model)
            self.activation = msgspec.structs.replace(self.activation, left=left)
        self._discard(lost.group)

    def leave(self, model: ModelId) -> None:
        """C2-R13 A model has left the table over the enemy's edge."""
        gone = self.models[model]
        self.forget(model)
        self.casualties = self.casualties[:-1]
        self.exited = (*self.exited, Exit(model, gone.seat))

    def _discard(self, card: CardId) -> None:
        """C2-R16 A card whose last model is gone leaves the deck and the hands."""
        if card not in self.cards or any(model in self.models for model in self.cards[card].models):
            return
        self.deck = tuple(other for other in self.deck if other != card)
        self.deck_size = len(self.deck)
        self.hands = tuple(hand.without(card) for hand in self.hands)


def deciding_order(state: Skirmish) -> tuple[Seat, Seat]:
    """C2-R4: where both must decide, the loser of the Tactical Roll does so first."""
    return 1 - state.tactical_winner, state.tactical_winner
