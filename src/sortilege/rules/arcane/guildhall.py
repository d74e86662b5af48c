"""ARH-16 and AR-T7: Guildhall cards, the slots that they give, and bands that fit them."""

from typing import Final

import msgspec

from sortilege.kernel.words import said
from sortilege.rules.arcane.cards import DOMAINS, HERO, INFANTRY, Profile
from sortilege.rules.arcane.spell import Spell

ARCANUM: Final = "_arcanum"


class Slots(msgspec.Struct, frozen=True):
    """How many Heroes and how many cards of Infantry a Guildhall card makes room for."""

    heroes: int = 0
    infantry: int = 0


GREAT_HALL: Final = "great_hall"
SLOTS: Final = {  # AR-T7, as far as the duel uses it (ARH-16c)
    GREAT_HALL: Slots(heroes=1, infantry=2),
    "heroic_inspiration": Slots(heroes=1),
    "garrison": Slots(infantry=2),
    **{f"{domain}{ARCANUM}": Slots() for domain in DOMAINS},
}
CARDS: Final = 4
"""ARH-2f The Great Hall and 3 more."""


def arcana_of(guildhall: tuple[str, ...]) -> set[str]:
    """AR-5a The domains whose Arcanum a guild owns."""
    return {card.removesuffix(ARCANUM) for card in guildhall if card.endswith(ARCANUM)}


def known_spells(card: Profile, guildhall: tuple[str, ...], spells: dict[str, Spell]) -> tuple[str, ...]:
    """AR-4a Its starting spells, and AR-5b those of its domains whose Arcanum its guild owns, each once (AR-5e)."""
    if not card.arcanist:
        return ()
    domains = arcana_of(guildhall) & set(card.domains)
    taught = [spell.id for spell in spells.values() if spell.domain in domains]
    return tuple(dict.fromkeys((*card.spells, *taught)))


def fault_of_spells(card: Profile, spells: dict[str, Spell]) -> str | None:
    """AR-3e What is wrong with the starting spells of a card."""
    for spell in card.spells:
        if spell not in spells:
            return f"{said(card.name)} knows {spell!r}, and there is no such spell"
        if spells[spell].domain not in card.domains:
            return f"{said(card.name)} knows {spell!r} of {spells[spell].domain}, and is not proficient in it (AR-3e)"
    return None


def fault_of_slots(guildhall: tuple[str, ...], cards: list[Profile]) -> str | None:
    """ARH-2f, ARH-16b What is wrong with a band and its Guildhall cards; an Arcanum may yet be chosen."""
    if unknown := [card for card in guildhall if card not in SLOTS]:
        return f"there is no Guildhall card {unknown[0]!r}; there is {', '.join(SLOTS)}"
    if guildhall.count(GREAT_HALL) != 1:
        return "a guild has one Great Hall (ARH-16b)"
    if not CARDS - 1 <= len(guildhall) <= CARDS:
        return f"a guild has the Great Hall and {CARDS - 1} more cards (ARH-2f)"
    heroes = sum(HERO in card.tags for card in cards)
    infantry = sum(INFANTRY in card.tags for card in cards)
    room = Slots(sum(SLOTS[card].heroes for card in guildhall), sum(SLOTS[card].infantry for card in guildhall))
    if heroes > room.heroes or infantry > room.infantry:
        return f"{heroes} Heroes and {infantry} Infantry cards do not fit {room.heroes} and {room.infantry} slots"
    return None
