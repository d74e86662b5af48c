"""The entries of a roster with the cards that they name."""

from collections.abc import Iterator

import msgspec

from sortilege.content.army import ArmyCard
from sortilege.content.pack import ModelCard, Pack, cost_of
from sortilege.rosters.finding import Way
from sortilege.rosters.roster import Roster
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.magic.spell import Spell

CARDS, SUBSTITUTES = "cards", "substitutes"


class Entry(msgspec.Struct, frozen=True):
    """A card of a roster, its place in it, and the model that it stands for."""

    part: str
    """`cards`, or `substitutes`"""
    place: int
    card: ArmyCard
    model: ModelCard
    each: int
    """C2-4.4b the points of one of its models, with what was bought for it"""

    @property
    def profile(self) -> Profile:
        """The model's card, as printed."""
        return self.model.card

    @property
    def cost(self) -> int:
        """C2-4.4a The points of all of its models."""
        return self.each * self.card.count

    def way(self, *rest: str | int) -> Way:
        """The way to the entry, or to a part of it."""
        return (self.part, self.place, *rest)

    def spells(self, pack: Pack) -> Iterator[tuple[int, Spell]]:
        """The spells bought, by their places in its list; those that no pack has are left out."""
        return ((place, pack.spells[spell]) for place, spell in enumerate(self.card.spells) if spell in pack.spells)


def named(roster: Roster) -> Iterator[tuple[Way, ArmyCard]]:
    """Every card that a roster names, the substitutes of a Strategist last, with the way to it."""
    for part, cards in ((CARDS, roster.cards), (SUBSTITUTES, roster.substitutes)):
        yield from (((part, place), card) for place, card in enumerate(cards))


def entries(roster: Roster, pack: Pack) -> tuple[Entry, ...]:
    """Those whose models a pack has; the others are a fault of their own."""
    return tuple(
        Entry(str(part), int(place), card, pack.models[card.model], cost_of(pack, card))
        for (part, place), card in named(roster)
        if card.model in pack.models
    )


def fielded(roster: Roster, pack: Pack) -> tuple[Entry, ...]:
    """The entries without the substitutes."""
    return tuple(entry for entry in entries(roster, pack) if entry.part == CARDS)


def points_of(roster: Roster, pack: Pack) -> int:
    """C2-4.4a, C2-4.4b What an army costs, with everything that was bought."""
    return sum(entry.cost for entry in fielded(roster, pack))
