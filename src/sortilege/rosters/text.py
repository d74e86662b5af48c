"""A roster as plain text, as one would post it.

    The Bell Watch
    ruleset: confrontation
    people: alahan
    points: 200

    1x Maelys Dawnreader [50] + Noonbeam + Cold Bell
    3x Lancer [39]

    Total: 89

`typed` reads it as it was written: whatever could be taken for something else stands in quotes, as its id.
"""

from collections.abc import Iterator
from pathlib import Path

from sortilege.content.any_pack import AnyPack
from sortilege.content.army import ArmyCard
from sortilege.content.pack import Pack, cost_of
from sortilege.rosters.calling import PLAIN_ID, Called, Calls, calls_of
from sortilege.rosters.entries import points_of
from sortilege.rosters.file import quoted
from sortilege.rosters.packs import packs_if_here
from sortilege.rosters.roster import USUAL_POINTS, Roster
from sortilege.rosters.typed import is_name


def text_of(roster: Roster, folder: Path | None = None) -> str:
    """A roster as plain text."""
    pack = packs_if_here(roster, folder)
    return "\n".join(_lines(roster, pack, calls_of(pack))) + "\n"


def _lines(roster: Roster, pack: AnyPack | None, calls: Calls) -> Iterator[str]:
    yield roster.name if is_name(roster.name, calls) else quoted(roster.name)
    yield from _head(roster, prices=isinstance(pack, Pack))
    for title, cards in (("", roster.cards), ("\nSubstitutes", roster.substitutes)):
        if cards:
            yield title
            yield from (_card(card, pack, calls) for card in cards)
    if isinstance(pack, Pack):
        yield f"\nTotal: {points_of(roster, pack)}"


def _head(roster: Roster, *, prices: bool) -> Iterator[str]:
    """What stands above the cards; where nothing has a price, no people and no points unless the roster names them."""
    yield f"ruleset: {roster.ruleset}"
    if prices or roster.people:
        yield f"people: {_word(roster.people)}"
    if prices or roster.points != USUAL_POINTS:
        yield f"points: {roster.points}"
    for part in ("packs", "guildhall"):
        if words := getattr(roster, part):
            yield f"{part}: {', '.join(map(_word, words))}"
    if roster.options:
        yield "options: " + ", ".join(f"{name} = {_word(value)}" for name, value in roster.options.items())


def _card(card: ArmyCard, pack: AnyPack | None, calls: Calls) -> str:
    price = f" [{cost_of(pack, card) * card.count}]" if isinstance(pack, Pack) and card.model in pack.models else ""
    bought = "".join(f" + {part}" for part in _bought(card, calls))
    return f"{card.count}x {_called(calls.models, card.model)}{price}{bought}"


def _bought(card: ArmyCard, calls: Calls) -> Iterator[str]:
    if card.incarnation:
        yield "incarnation"
    yield from (_called(calls.spells, spell) for spell in card.spells)
    yield from (f"artifact {_called(calls.artifacts, artifact)}" for artifact in card.artifacts)
    yield from (f"element {element}" for element in card.elements)
    yield from (f"moon {face}" for face in card.moon)
    if card.moon_word:
        yield f"moon word {quoted(card.moon_word)}"
    if card.moon_spell:
        yield f"moon spell {_called(calls.spells, card.moon_spell)}"


def _called(kind: Called, card: str) -> str:
    return kind.of(card) or quoted(card)


def _word(word: str) -> str:
    return word if PLAIN_ID.fullmatch(word) else quoted(word)
