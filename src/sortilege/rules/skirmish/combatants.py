"""The models with which a game is set up: their cards, and what is true of them where it begins in the middle."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from sortilege.kernel import Seat
from sortilege.kernel.moment import Lasting, weigh
from sortilege.rules.confrontation.abilities import abilities, of_card
from sortilege.rules.confrontation.damage.tables import PLACES
from sortilege.rules.confrontation.magic import LATER
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.state import Army, Card, CardId, Model, ModelId
from sortilege.rules.confrontation.terrain import Point, Table, feature, hundredths
from sortilege.rules.incantation2.peoples import is_instinctive
from sortilege.rules.magic import powers as _powers  # noqa: F401 - they make themselves known
from sortilege.rules.magic.artifact import Artifact
from sortilege.rules.magic.artifacts import worn
from sortilege.rules.magic.effects import Call, Give, Summon
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import Carried, Magician
from sortilege.table.battlefield import Battlefield

SPELLS_HIDDEN: Final = {"incantation2": "i2.spells_hidden", "incantation1": "i1.spells_hidden"}


GIANTS: Final = frozenset(("enormous", "huge", "gigantic"))
"""Each has a track of its own: a model is one of them."""

FIXED: Final = {"id", "seat", "card", "group", "spells", "spells_shown", "artifacts", "artifacts_shown"}
"""what a model is from its card on"""


class Combatant(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A model with its card; on the table, in centimetres and degrees, where it stands there from the beginning."""

    id: str
    seat: int
    card: Profile
    at: Point | None = None
    facing: float = 0
    elevation: float = 0
    """in centimetres above the ground"""
    group: CardId = ""
    """C2-R16 the card that it shares with others of its profile; without it, one of its own"""
    set_aside: bool = False
    """C2-12.1.30a whether it is out of the game and may come back"""
    spells: tuple[Spell, ...] = ()
    artifacts: tuple[Artifact, ...] = ()
    ingredients: tuple[str, ...] = ()
    now: dict[str, Any] = {}
    """what is true of it in a situation: its wound, its reserve, what it did this turn …"""

    @property
    def is_magician(self) -> bool:
        return self.card.power is not None  # I2-2a


def check_combatants(combatants: Iterable[Combatant]) -> None:
    """A ValueError says what cannot be."""
    ids = [combatant.id for combatant in combatants]
    if len(set(ids)) < len(ids):
        raise ValueError("two models have the same id")
    for combatant in combatants:
        if combatant.seat not in (0, 1):
            raise ValueError("a model belongs to seat 0 or to seat 1")  # C2-6.4d
        card = combatant.card
        if len(set(card.elements)) < len(card.elements):
            raise ValueError(f"{combatant.id} controls an element twice")
        if card.courage is not None and card.fear is not None:
            raise ValueError(f"{combatant.id} has both Courage and Fear")  # C2-4.1.8b
        if card.character and not weigh("may_be_character", of_card(card), True):
            raise ValueError(f"{combatant.id} is a character and cannot have Reinforcement")  # C2-12.1.30e
        if len(giants := sorted(card.skill_names & GIANTS)) > 1:
            raise ValueError(f"{combatant.id} is {giants[0]} and cannot be {giants[1]} too")  # C2-R52
        for skill in card.skills:
            if skill.skill == "strikes_at" and skill.x not in PLACES.values():
                raise ValueError(f"{combatant.id} strikes at {skill.x!r}, and there is no such place")  # C2-9.2b
        if combatant.is_magician and not card.elements and not is_instinctive(card.people):
            raise ValueError(f"{combatant.id} is a magician and controls no element")
        if len({spell.id for spell in combatant.spells}) < len(combatant.spells):
            raise ValueError(f"{combatant.id} has a spell twice")  # I2-6.1.1c
        if len({artifact.id for artifact in combatant.artifacts}) < len(combatant.artifacts):
            raise ValueError(f"{combatant.id} has an artifact twice")
        cards: tuple[Spell | Artifact, ...] = (*combatant.spells, *combatant.artifacts)
        for spell in cards:
            for effect in spell.effect:
                ability = effect.ability if isinstance(effect, Give | Summon) else ""
                if ability and ability not in abilities:
                    raise ValueError(f"{spell.id} gives {ability!r}, and there is no such ability")
                if isinstance(effect, Call) and effect.card is None:
                    raise ValueError(f"{spell.id} calls {effect.model!r}, whose card is missing")


def model_of(combatant: Combatant) -> Model:
    group = combatant.group or combatant.id
    fixed = {"id": combatant.id, "seat": combatant.seat, "card": combatant.card, "group": group}
    known = {name: value for name, value in combatant.now.items() if name in Model.__struct_fields__}
    can_be = {*Model.__struct_fields__} | ({*Magician.__struct_fields__} if combatant.is_magician else set())
    can_be |= {*Carried.__struct_fields__} if combatant.artifacts else set()
    unknown = set(combatant.now) - (can_be - FIXED)
    if unknown:
        raise ValueError(f"models[{combatant.id}].now: {sorted(unknown)[0]!r} is nothing that a model can be")
    return msgspec.convert({**fixed, **known}, Model)


def carried_of(combatant: Combatant, options: Mapping[str, str]) -> Carried:
    """The artifacts of a model; I2-R54 where they are hidden, only what is worn shows at once."""
    artifacts = {artifact.id: artifact for artifact in combatant.artifacts}
    hidden = options[SPELLS_HIDDEN[options.get("c2.magic", LATER)]] == "on"
    shown = {name: artifact for name, artifact in artifacts.items() if not hidden or artifact.use == "worn"}
    known = {name: value for name, value in combatant.now.items() if name in Carried.__struct_fields__}
    fixed = {"id": combatant.id, "seat": combatant.seat, "artifacts": {}, "artifacts_shown": {}}
    row = msgspec.convert({**fixed, **known}, Carried)
    return msgspec.structs.replace(row, artifacts=artifacts, artifacts_shown={**shown, **_used(row, artifacts)})


def _used(row: Carried, artifacts: Mapping[str, Artifact]) -> dict[str, Artifact]:
    return {name: artifact for name, artifact in artifacts.items() if name in row.artifacts_used_game}


def artifacts_of(combatants: Iterable[Combatant], options: Mapping[str, str]) -> dict[ModelId, Carried]:
    """The artifacts of every model that has any."""
    return {combatant.id: carried_of(combatant, options) for combatant in combatants if combatant.artifacts}


def worn_by(combatants: Iterable[Combatant]) -> dict[str, Lasting]:
    """What those in play wear."""
    found: dict[str, Lasting] = {}
    for one in combatants:
        if not one.set_aside:
            found |= worn(one.artifacts, one.id, one.card)
    return found


def magician_of(combatant: Combatant, options: Mapping[str, str]) -> Magician:
    if options.get("c2.magic") == "incantation1" and not combatant.card.elements:
        raise ValueError(f"{combatant.id}: no college is known of his people; his card must name elements")  # I1-R8
    spells = {spell.id: spell for spell in combatant.spells}
    shown = spells if options[SPELLS_HIDDEN[options.get("c2.magic", LATER)]] == "off" else {}  # I2-R54
    known = {name: value for name, value in combatant.now.items() if name in Magician.__struct_fields__}
    state = msgspec.convert(
        {"id": combatant.id, "seat": combatant.seat, "spells": {}, "spells_shown": {}, **known}, Magician
    )
    return msgspec.structs.replace(state, spells=spells, spells_shown=shown, ingredients=combatant.ingredients)


def battlefield_of(table: Table, combatants: Iterable[Combatant]) -> Battlefield:
    """The table with its terrain and whoever stands on it already."""
    bases = {
        combatant.id: combatant.card.base_at(
            hundredths(combatant.at[0]), hundredths(combatant.at[1]), hundredths(combatant.facing) % 36000
        ).raised_to(hundredths(combatant.elevation))
        for combatant in combatants
        if combatant.at is not None
    }
    return Battlefield(hundredths(table.width), hundredths(table.height), tuple(map(feature, table.terrain)), bases)


def cards_of(combatants: Sequence[Combatant]) -> dict[CardId, Card]:
    """C2-R16 The cards, in the order in which their models are listed."""
    cards: dict[CardId, Card] = {}
    for combatant in combatants:
        name = combatant.group or combatant.id
        here = cards.get(name, Card(name, combatant.seat, ()))
        if here.seat != combatant.seat:
            raise ValueError(f"the card {name!r} belongs to both sides")
        sharing = [other for other in combatants if (other.group or other.id) == name]
        if any(other.card != combatant.card for other in sharing) or (len(sharing) > 1 and combatant.card.character):
            raise ValueError(f"the card {name!r} stands for models that do not share one")  # C2-R16
        cards[name] = Card(name, here.seat, (*here.models, combatant.id))
    return cards


def army_of(seat: Seat, combatants: Iterable[Combatant]) -> Army:
    """C2-R13 What a side begins with."""
    return Army(seat, {combatant.id: combatant.card.pa for combatant in combatants if combatant.seat == seat})
