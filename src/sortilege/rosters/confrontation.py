"""C2 §4, §6.2, §12, §27: how an army is built."""

from collections.abc import Iterator
from typing import Final

from sortilege.content.pack import Pack
from sortilege.rosters.entries import points_of
from sortilege.rosters.finding import Caution, Fault
from sortilege.rosters.roster import Roster


def cards_are_there(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """C2-4a Every model has a reference card: one of the packs'."""
    for place, card in enumerate(roster.cards):
        if card.model not in pack.models:
            yield Fault(rule="C2-4a", code="no_such_model", at=("cards", place, "model"), facts={"model": card.model})


def spells_are_there(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """C2-4b Spells are cards of their own, of the packs too."""
    for place, card in enumerate(roster.cards):
        for number, spell in enumerate(card.spells):
            if spell not in pack.spells:
                way = ("cards", place, "spells", number)
                yield Fault(rule="C2-4b", code="no_such_spell", at=way, facts={"spell": spell})


def points_are_spent(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """C2-6.2a An army is built for the agreed value, which is its aim, not a ceiling (C2-R8)."""
    spent = points_of(roster, pack)
    facts = {"spent": spent, "points": roster.points, "by": abs(spent - roster.points)}
    if spent > roster.points:
        yield Caution(rule="C2-6.2a", code="points_over", at=("points",), facts=facts)
    elif spent < roster.points:
        yield Caution(rule="C2-6.2a", code="points_left", at=("points",), facts=facts)


CHECKS: Final = (cards_are_there, spells_are_there, points_are_spent)
