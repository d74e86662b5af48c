"""Building a roster: each step gives a new one, and says nothing of whether it is legal; `checking` does.

mine = add(new_roster("The Bell Watch", "alahan"), "maelys")
mine = with_spell(mine, 0, "noonbeam")
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from sortilege.content.army import ArmyCard
from sortilege.content.pack import Pack
from sortilege.rosters.checking import faults
from sortilege.rosters.entries import points_of
from sortilege.rosters.roster import FORMAT, Roster


def new_roster(name: str, people: str = "", points: int = 200, **more: Any) -> Roster:
    """An army list with nobody in it."""
    return Roster(FORMAT, name, people=people, points=points, **more)


def add(roster: Roster, model: str, count: int = 1, **bought: Any) -> Roster:
    """One more card."""
    return _with_cards(roster, (*roster.cards, ArmyCard(model, count, **bought)))


def remove(roster: Roster, place: int) -> Roster:
    """One card less."""
    _card(roster, place)
    return _with_cards(roster, (*roster.cards[:place], *roster.cards[place + 1 :]))


def change(roster: Roster, place: int, **changes: Any) -> Roster:
    """A card with other models, spells or whatever else was bought with it."""
    card = msgspec.structs.replace(_card(roster, place), **changes)
    return _with_cards(roster, (*roster.cards[:place], card, *roster.cards[place + 1 :]))


def with_spell(roster: Roster, place: int, spell: str) -> Roster:
    return change(roster, place, spells=(*_card(roster, place).spells, spell))


def without_spell(roster: Roster, place: int, spell: str) -> Roster:
    return change(roster, place, spells=_without(_card(roster, place).spells, spell))


def with_artifact(roster: Roster, place: int, artifact: str) -> Roster:
    return change(roster, place, artifacts=(*_card(roster, place).artifacts, artifact))


def without_artifact(roster: Roster, place: int, artifact: str) -> Roster:
    return change(roster, place, artifacts=_without(_card(roster, place).artifacts, artifact))


def models_to_add(roster: Roster, pack: Pack) -> tuple[str, ...]:
    """What may still be bought: the models that one more card brings without a new fault, for the points left."""
    return _legal(roster, pack, pack.models, lambda model: add(roster, model))


def spells_to_add(roster: Roster, place: int, pack: Pack) -> tuple[str, ...]:
    """The spells that the models of a card may still have."""
    return _legal(roster, pack, pack.spells, lambda spell: with_spell(roster, place, spell))


def artifacts_to_add(roster: Roster, place: int, pack: Pack) -> tuple[str, ...]:
    """The artifacts that they may still carry."""
    return _legal(roster, pack, pack.artifacts, lambda artifact: with_artifact(roster, place, artifact))


def _legal(roster: Roster, pack: Pack, cards: Iterable[str], bought: Callable[[str], Roster]) -> tuple[str, ...]:
    """Those whose purchase costs no more than is agreed, and breaks nothing that was not broken."""
    most, broken = max(roster.points, points_of(roster, pack)), _broken(roster, pack)
    with_one = ((card, bought(card)) for card in cards)
    return tuple(
        card for card, changed in with_one if points_of(changed, pack) <= most and not _broken(changed, pack) - broken
    )


def _broken(roster: Roster, pack: Pack) -> Counter[tuple[Any, ...]]:
    return Counter((fault.rule, fault.code, *fault.at) for fault in faults(roster, pack))


def _with_cards(roster: Roster, cards: tuple[ArmyCard, ...]) -> Roster:
    return msgspec.structs.replace(roster, cards=cards)


def _card(roster: Roster, place: int) -> ArmyCard:
    if not 0 <= place < len(roster.cards):
        raise ValueError(f"there is no card {place}; there are {len(roster.cards)}")
    return roster.cards[place]


def _without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    if name not in names:
        raise ValueError(f"{name!r} is not among them; there are {', '.join(names) or 'none'}")
    place = names.index(name)
    return (*names[:place], *names[place + 1 :])
