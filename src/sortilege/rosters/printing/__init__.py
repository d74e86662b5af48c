"""Rosters on paper: a sheet an army, trackers, and a reference card for each model, spell and artifact.

`sheet_of` puts a roster into words, `typeset` sets them.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from sortilege.content.any_pack import AnyPack
from sortilege.content.army import ArmyCard
from sortilege.rosters.entries import named
from sortilege.rosters.printing import arcane, confrontation
from sortilege.rosters.printing.sheet import Card, Line, Sheet, Track, Tracker
from sortilege.rosters.printing.typesetting import PAPERS, TypesetterMissing, pictures, typeset
from sortilege.rosters.printing.wording import Texts
from sortilege.rosters.roster import Roster

SYSTEMS: Final[dict[str, Callable[[Roster, Any, Texts], Sheet]]] = {
    "confrontation": confrontation.sheet_of,
    "arcane": arcane.sheet_of,
}


def sheet_of(roster: Roster, pack: AnyPack, texts: Texts) -> Sheet:
    """Everything that is printed of a roster, in words. What no pack has is left out."""
    return SYSTEMS[roster.ruleset](roster, pack, texts)


def unknown_cards(roster: Roster, pack: AnyPack) -> list[str]:
    """What a roster names and no pack has: it is left out."""
    return [name for _, card in named(roster) for name in _unknown(card, pack)]


def _unknown(card: ArmyCard, pack: AnyPack) -> Iterator[str]:
    for kind, names in (("models", (card.model,)), ("spells", card.spells), ("artifacts", card.artifacts)):
        yield from (name for name in names if name not in getattr(pack, kind, {}))


__all__ = [
    "PAPERS",
    "Card",
    "Line",
    "Sheet",
    "Track",
    "Tracker",
    "TypesetterMissing",
    "pictures",
    "sheet_of",
    "typeset",
    "unknown_cards",
]
