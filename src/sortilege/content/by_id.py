"""The cards of a pack by their ids."""

from collections.abc import Sequence
from typing import Any

from sortilege.content.yaml_file import YamlFile


def by_id(file: YamlFile, part: str, cards: Sequence[Any]) -> dict[str, Any]:
    """The cards of one part of a pack; a FileError where an id is given twice."""
    named: dict[str, Any] = {}
    for place, card in enumerate(cards):
        if card.id in named:
            raise file.fault(f"the id {card.id!r} is given twice", part, place, "id")
        named[card.id] = card
    return named
