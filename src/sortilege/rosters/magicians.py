"""What both editions of the magic ask of a Magician who is bought: the checks that differ by their ids alone."""

from collections.abc import Iterator

import msgspec

from sortilege.content.pack import Pack, bought
from sortilege.rosters.entries import Entry, entries
from sortilege.rosters.finding import Caution, Fault
from sortilege.rosters.roster import Roster
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.magic.artifact import is_open_to


class Buyer(msgspec.Struct, frozen=True):
    """An entry, and the profile that its models have once all is bought."""

    entry: Entry
    card: Profile

    @property
    def is_magician(self) -> bool:
        """I2-2a A model with Power."""
        return self.card.power is not None

    @property
    def power(self) -> int:
        return self.card.power or 0


def buyers(roster: Roster, pack: Pack) -> tuple[Buyer, ...]:
    """Every entry that may buy."""
    return tuple(Buyer(entry, bought(pack, entry.card)) for entry in entries(roster, pack))


def magicians(roster: Roster, pack: Pack) -> tuple[Buyer, ...]:
    """Those with Power."""
    return tuple(buyer for buyer in buyers(roster, pack) if buyer.is_magician)


def no_magician(roster: Roster, pack: Pack, rule: str) -> Iterator[Fault]:
    """Spells are bought, and elements chosen, for Magicians only."""
    for buyer in buyers(roster, pack):
        bought_for = {"spells": buyer.entry.card.spells, "elements": buyer.entry.card.elements}
        for what, found in bought_for.items():
            if found and not buyer.is_magician:
                facts = {"model": buyer.entry.model.id}
                yield Fault(rule=rule, code=f"no_magician_{what}", at=buyer.entry.way(what), facts=facts)


def bought_twice(roster: Roster, pack: Pack, what: str, rule: str, code: str) -> Iterator[Fault]:
    """One model has the same spell, or the same artifact, once."""
    for entry in entries(roster, pack):
        cards: tuple[str, ...] = getattr(entry.card, what)
        for place, card in enumerate(cards):
            if card in cards[:place]:
                yield Fault(
                    rule=rule, code=code, at=entry.way(what, place), facts={"model": entry.model.id, "card": card}
                )


def spells_reserved(roster: Roster, pack: Pack, rule: str, code: str) -> Iterator[Fault]:
    """A spell may be reserved to one kind of Magician, or to one Magician."""
    for buyer in magicians(roster, pack):
        for place, spell in buyer.entry.spells(pack):
            if not is_open_to(spell.reserved_to, buyer.entry.model.id, buyer.card.called, buyer.card.people):
                facts = {"spell": spell.id, "owner": spell.reserved_to}
                yield Fault(rule=rule, code=code, at=buyer.entry.way("spells", place), facts=facts)


def elements_twice(roster: Roster, pack: Pack, rule: str) -> Iterator[Fault]:
    """An element is controlled once."""
    for entry in entries(roster, pack):
        for place, element in enumerate(entry.card.elements):
            if element in (*entry.profile.elements, *entry.card.elements[:place]):
                yield Fault(
                    rule=rule, code="element_twice", at=entry.way("elements", place), facts={"element": element}
                )


def some_spell(roster: Roster, pack: Pack, rule: str) -> Iterator[Caution]:
    """A Magician without a spell."""
    for buyer in magicians(roster, pack):
        if not (buyer.entry.card.spells or buyer.entry.card.moon_spell):
            facts = {"model": buyer.entry.model.id}
            yield Caution(rule=rule, code="no_spell", at=buyer.entry.way("spells"), facts=facts)


def ingredients_are_there(roster: Roster, pack: Pack, rule: str) -> Iterator[Caution]:
    """What a spell needs besides gems."""
    for buyer in magicians(roster, pack):
        for place, spell in buyer.entry.spells(pack):
            for ingredient in set(spell.ingredients).difference(buyer.entry.model.ingredients):
                facts = {"spell": spell.id, "ingredient": ingredient}
                way = buyer.entry.way("spells", place)
                yield Caution(rule=rule, code="no_ingredient", at=way, facts=facts)
