"""AR 2.1 and 2.2: the state of models, cards and the game. Everything is public."""

from enum import StrEnum
from typing import Literal

from sortilege.kernel import Public, Row, Seat, State
from sortilege.kernel.moment import Lasting
from sortilege.rules.arcane.cards import Profile
from sortilege.rules.arcane.spell import Spell
from sortilege.table.battlefield import Battlefield

ModelId = str
CardId = str
Spot = tuple[int, int]

POSSESSED = "possessed"


class Phase(StrEnum):
    """ARH-3a, and what comes before the first Round and after the last."""

    __hash__ = str.__hash__  # an Enum's own is slow, and these are keys

    ARCANA = "arcana"
    INITIATIVE = "initiative"
    DEPLOY = "deploy"
    EVENT = "event"
    ACTIVATION = "activation"
    END = "end"
    OVER = "over"


class Model(Row, frozen=True):
    """A model. Where it stands is the battlefield's to know."""

    id: Public[ModelId]
    seat: Public[Seat | None]
    """None: the demon, which belongs to nobody"""
    group: Public[CardId]
    """the card that it is activated with"""
    card: Public[Profile]
    known: Public[tuple[str, ...]] = ()
    """the spells that it can use"""
    in_game: Public[bool] = True
    last_spot: Public[Spot | None] = None
    """where it was Vanquished"""
    wounds: Public[int] = 0
    heroic_wounds: Public[int] = 0
    torment: Public[int] = 0
    fatigue: Public[int] = 0
    doom: Public[int | Literal["possessed"] | None] = None
    silenced: Public[bool] = False
    will_tokens: Public[int] = 0
    might_tokens: Public[int] = 0
    conditions: Public[dict[str, int]] = {}
    """tokens by the name of the condition; a flag counts 1"""
    lingering: Public[tuple[str, ...]] = ()
    """ARH-4g: conditions whose last token went at the start of this activation, and which hold until its end"""
    mind_controller: Public[Seat | None] = None
    terror_source: Public[Spot | None] = None
    possessing: Public[ModelId] = ""
    """of the demon: whose place it took"""


class Card(Row, frozen=True):
    """A card with its models."""

    id: Public[CardId]
    seat: Public[Seat]
    models: Public[tuple[ModelId, ...]]
    exhausted: Public[bool] = False


class Activation(Row, frozen=True):
    """A card under activation, and the model of it whose turn it is."""

    card: Public[CardId]
    model: Public[ModelId] = ""
    done: Public[tuple[ModelId, ...]] = ()
    begun: Public[bool] = False
    """its start steps are done"""
    moves: Public[int] = 0
    acted: Public[bool] = False
    stood_up: Public[bool] = False
    """the first Movement is halved"""
    forced: Public[str] = ""
    """the condition that governs it"""
    shunned: Public[tuple[ModelId, ...]] = ()
    """Doom 8: those whom it fled and may not come nearer to"""
    attacked: Public[bool] = False


class Order(Row, frozen=True):
    """ARH-17 An order that was shouted."""

    kind: Public[str]
    by: Public[ModelId]
    model: Public[ModelId]
    enemy: Public[ModelId] = ""
    spot: Public[Spot | None] = None
    round: Public[int] = 0
    accomplished: Public[bool] = False


class ArcaneState(State):
    """The game."""

    round: Public[int]
    rounds: Public[int]
    phase: Public[Phase]
    first_player: Public[Seat]
    field: Public[Battlefield]
    models: Public[dict[ModelId, Model]]
    cards: Public[dict[CardId, Card]]
    spells: Public[dict[str, Spell]]
    guildhalls: Public[tuple[tuple[str, ...], ...]]
    """the Guildhall cards of each player"""
    activation: Public[Activation | None]
    lasting: Public[dict[str, Lasting]]
    """DEF modifiers of spells"""
    orders: Public[dict[str, Order]]
    """the order that each Guildmaster has given"""
    next_player: Public[Seat]
    """whose card is activated next"""
    end_steps: Public[tuple[str, ...]]
    """Monsters that have yet to act in this End Phase"""
    points: Public[tuple[int, ...]]
    winner: Public[Seat | None]
