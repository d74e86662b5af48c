"""A roster: an army list with all that it is judged by."""

from typing import Annotated, Final, Literal

import msgspec

from sortilege.content.arcane_pack import Band
from sortilege.content.army import Army, ArmyCard, Points
from sortilege.rules.arcane.guildhall import ARCANUM

FORMAT: Final = 1

USUAL_POINTS: Final = 200

MOST_CARDS: Final = 200
"""No army has more reference cards."""

Text = Annotated[str, msgspec.Meta(max_length=200)]
Cards = Annotated[tuple[ArmyCard, ...], msgspec.Meta(max_length=MOST_CARDS)]


class Roster(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An army list as it stands in its file."""

    roster: Literal[1]
    """the version of the format"""
    name: Text
    ruleset: Literal["confrontation", "arcane"] = "confrontation"
    """the rule system"""
    people: Text = ""
    """C2-27b the army's major force"""
    points: Points = USUAL_POINTS
    """C2-6.2a the agreed value"""
    packs: Annotated[tuple[Text, ...], msgspec.Meta(max_length=20)] = ()
    """whose cards it names: files, found from the folder of this file, or packs that come with Sortilege by their
    names; a later pack wins. Without any, the pack of the rule system that comes with Sortilege"""
    options: dict[str, str] = {}
    """the options of the ruleset for which it is built, such as c2.magic"""
    guildhall: tuple[Text, ...] = ()
    """ARH-2f the Guildhall cards of a band"""
    cards: Cards = ()
    substitutes: Cards = ()
    """C2-12.1.35a troops that a Strategist may exchange for others just before deployment"""

    @property
    def army(self) -> Army:
        """The same as a ready army."""
        return Army("", {"en": self.name}, self.people, self.cards, self.points, self.substitutes)


def roster_of_band(band: Band) -> Roster:
    """A ready band of The Arcane as a roster."""
    guildhall = (*band.guildhall, *([band.arcanum + ARCANUM] if band.arcanum else []))
    cards = tuple(ArmyCard(card.model, card.count) for card in band.cards)
    return Roster(FORMAT, band.name.get("en") or band.id, ruleset="arcane", guildhall=guildhall, cards=cards)


def roster_of(army: Army, name: str = "") -> Roster:
    """A ready army as a roster, under the name that it has in English or the one given."""
    called = name or army.name.get("en") or army.id
    return Roster(
        FORMAT, called, people=army.people, points=army.points, cards=army.cards, substitutes=army.substitutes
    )
