"""The cards of a pack by their ids."""

from collections.abc import Iterator, Sequence
from typing import Any

from sortilege.content.faults import Fault
from sortilege.content.pack_files import PackFiles


def by_id(cards: Sequence[Any]) -> dict[str, Any]:
    return {card.id: card for card in cards}


def given_twice(files: PackFiles, part: str, cards: Sequence[Any]) -> Iterator[Fault]:
    """The cards of a list whose id another card of it has."""
    seen: set[str] = set()
    for place, card in enumerate(cards):
        if card.id in seen:
            yield files.fault(f"the id {card.id!r} is given twice", part, place, "id")
        seen.add(card.id)
