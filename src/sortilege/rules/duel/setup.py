"""What a duel starts from: the table, the models with their cards, and perhaps a situation in the middle of a game."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from sortilege.kernel.moment import Lasting
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.state import Model, Phase
from sortilege.rules.incantation2.magic_phase import begin_countdown
from sortilege.rules.incantation2.peoples import is_instinctive
from sortilege.rules.incantation2.spell import Spell
from sortilege.rules.incantation2.state import Aim, Magician, MagicState, Slot
from sortilege.table.battlefield import Battlefield
from sortilege.table.terrain import Feature

Point = tuple[float, float]


class Terrain(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of terrain: its outline in centimetres."""

    id: str
    outline: tuple[Point, ...]
    kind: str = "obstacle"
    height: float = 5
    blocks_sight: bool = True
    impassable: bool = True


class Table(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The table, in centimetres; C2-6.1a the smallest is the default."""

    width: float = 60
    height: float = 40
    terrain: tuple[Terrain, ...] = ()


class Combatant(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A model on the table, in centimetres and degrees."""

    id: str
    seat: int
    card: Profile
    at: Point
    facing: float = 0
    spells: tuple[Spell, ...] = ()
    ingredients: tuple[str, ...] = ()
    now: dict[str, Any] = {}
    """what is true of it in a situation: its wound, its reserve, what it did this turn …"""


class Situation(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game stands that does not start at its beginning."""

    turn: int = 1
    phase: Phase = Phase.SHOOTING
    tactical_winner: int = 0
    clock: int | None = None
    slot: Slot = Slot.FIRST_WINDOW
    targets_tried: tuple[Aim, ...] = ()
    lasting: dict[str, Lasting] = {}


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    table: Table
    models: tuple[Combatant, ...]
    turns: int = 10
    situation: Situation | None = None


def read_setup(setup: Mapping[str, Any]) -> Setup:
    """The set-up in its own form; a ValueError says what is wrong with it and where."""
    read = msgspec.convert(setup, Setup)
    ids = [combatant.id for combatant in read.models]
    if len(set(ids)) < len(ids):
        raise ValueError("two models have the same id")
    if any(combatant.seat not in (0, 1) for combatant in read.models):
        raise ValueError("a model belongs to seat 0 or to seat 1")
    for combatant in read.models:
        _check_magician(combatant)
    return read


def _check_magician(combatant: Combatant) -> None:
    card = combatant.card
    if len(set(card.elements)) < len(card.elements):
        raise ValueError(f"{combatant.id} controls an element twice")
    if card.power is not None and not card.elements and not is_instinctive(card.people):
        raise ValueError(f"{combatant.id} is a magician and controls no element")


def first_state(setup: Setup, options: Mapping[str, str]) -> MagicState:
    """The state in which the game starts."""
    situation = setup.situation or Situation(phase=Phase.DEPLOY)
    magicians = {combatant.id: _magician(combatant, options) for combatant in setup.models if _is_magician(combatant)}
    state = MagicState(
        turn=situation.turn,
        turn_limit=setup.turns,
        phase=situation.phase,
        tactical_winner=situation.tactical_winner,
        field=_battlefield(setup),
        models={combatant.id: _model(combatant) for combatant in setup.models},
        lasting=dict(situation.lasting),
        casualties=(),
        winner=None,
        magicians=magicians,
        targets_tried=situation.targets_tried,
        clock=0,
        slot=situation.slot,
        announcing=None,
        markers={},
    )
    begin_countdown(state)
    state.slot = situation.slot
    if situation.clock is not None:
        state.clock = situation.clock
    return state


def _is_magician(combatant: Combatant) -> bool:
    return combatant.card.power is not None  # I2-2a


def _hundredths(length: float) -> int:
    return round(length * 100)


@lru_cache(maxsize=256)
def _feature(piece: Terrain) -> Feature:
    return Feature(
        piece.id,
        tuple((_hundredths(x), _hundredths(y)) for x, y in piece.outline),
        piece.kind,
        _hundredths(piece.height),
        None,
        piece.blocks_sight,
        piece.impassable,
    )


def _battlefield(setup: Setup) -> Battlefield:
    terrain = tuple(map(_feature, setup.table.terrain))
    bases = {
        combatant.id: combatant.card.base_at(
            _hundredths(combatant.at[0]), _hundredths(combatant.at[1]), _hundredths(combatant.facing) % 36000
        )
        for combatant in setup.models
    }
    return Battlefield(_hundredths(setup.table.width), _hundredths(setup.table.height), terrain, bases)


def _model(combatant: Combatant) -> Model:
    fixed = {"id": combatant.id, "seat": combatant.seat, "card": combatant.card}
    known = {name: value for name, value in combatant.now.items() if name in Model.__struct_fields__}
    can_be = {*Model.__struct_fields__} | ({*Magician.__struct_fields__} if _is_magician(combatant) else set())
    unknown = set(combatant.now) - (can_be - {"id", "seat", "card", "spells", "spells_shown"})
    if unknown:
        raise ValueError(f"models[{combatant.id}].now: {sorted(unknown)[0]!r} is nothing that a model can be")
    return msgspec.convert({**fixed, **known}, Model)


def _magician(combatant: Combatant, options: Mapping[str, str]) -> Magician:
    spells = {spell.id: spell for spell in combatant.spells}
    shown = spells if options["i2.spells_hidden"] == "off" else {}  # I2-R54
    known = {name: value for name, value in combatant.now.items() if name in Magician.__struct_fields__}
    state = msgspec.convert(
        {"id": combatant.id, "seat": combatant.seat, "spells": {}, "spells_shown": {}, **known}, Magician
    )
    return msgspec.structs.replace(state, spells=spells, spells_shown=shown, ingredients=combatant.ingredients)
