"""Rosters on paper: a sheet an army, trackers, and a reference card for each model, spell and artifact.

`sheet_of` puts a roster into words, `typeset` sets them.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from sortilege.content.any_pack import AnyPack
from sortilege.content.army import ArmyCard
from sortilege.content.pack import Pack
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


def card_in_words(pack: AnyPack, name: str, texts: Texts) -> Iterator[str]:
    """A card of a pack, line by line, its rules in words that are made from what it says."""
    system: Any = confrontation if isinstance(pack, Pack) else arcane
    card = system.single_card(pack, name, texts)
    if card is None:
        yield name
        return
    yield " ".join(part for part in (card.name, card.corner) if part)
    yield card.line
    gems = [texts.say(f"gem-{kind}") for kind in card.symbols]
    facts = ((texts.say("content-gems"), ", ".join(gems)), *card.stats, *card.facts)
    yield from (f"{lead}: {text}" for lead, text in facts if text)
    yield from (f"{lead}: {text}" if lead else text for lead, text in card.rules if text)
    yield card.foot


__all__ = [
    "PAPERS",
    "Card",
    "Line",
    "Sheet",
    "Track",
    "Tracker",
    "TypesetterMissing",
    "card_in_words",
    "pictures",
    "sheet_of",
    "typeset",
    "unknown_cards",
]
