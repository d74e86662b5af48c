"""C2 §4, §6.2, §12, §14, §27: how an army is built."""

from collections.abc import Iterator
from typing import Final

from sortilege.content.pack import Pack
from sortilege.kernel.moment import weigh
from sortilege.rosters.entries import SUBSTITUTES, Entry, entries, fielded, named, points_of
from sortilege.rosters.finding import Caution, Fault
from sortilege.rosters.options import option
from sortilege.rosters.roster import Roster
from sortilege.rules.confrontation import skills as _known  # noqa: F401 - they make themselves known
from sortilege.rules.confrontation.abilities import of_card
from sortilege.rules.confrontation.alliances import PEOPLES, is_mercenary, may_be_ally, people_of

SHARE: Final = (3, 10)
"""C2-6.2d what allies and mercenaries may cost, of what the army costs"""

GAP: Final = 15
"""C2-6.2b in how many hundredths of the smaller two armies may differ"""

QUARTER: Final = 4
"""C2-12.1.35a"""


def cards_are_there(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """C2-4a Every model has a reference card: one of the packs'."""
    for way, card in named(roster):
        if card.model not in pack.models:
            yield Fault(rule="C2-4a", code="no_such_model", at=(*way, "model"), facts={"model": card.model})


def spells_are_there(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """C2-4b What a model has of its own, such as spells, is on cards of the packs too."""
    for way, card in named(roster):
        for number, spell in enumerate(card.spells):
            if spell not in pack.spells:
                yield Fault(rule="C2-4b", code="no_such_spell", at=(*way, "spells", number), facts={"spell": spell})


def somebody_comes(roster: Roster, _pack: Pack) -> Iterator[Fault]:
    """C2-6.2a Each player builds an army."""
    if not roster.cards:
        yield Fault(rule="C2-6.2a", code="no_cards")


def points_are_spent(roster: Roster, pack: Pack) -> Iterator[Fault | Caution]:
    """C2-6.2a An army is built for the agreed value, which is its aim and no ceiling (C2-R8), but by an option."""
    spent = points_of(roster, pack)
    facts = {"spent": spent, "points": roster.points, "by": abs(spent - roster.points)}
    if spent > roster.points and option(roster, "c2.points_cap") == "on":
        yield Fault(rule="C2-R8", code="points_cap", at=("points",), facts=facts)
    elif spent > roster.points:
        yield Caution(rule="C2-6.2a", code="points_over", at=("points",), facts=facts)
    elif spent < roster.points:
        yield Caution(rule="C2-6.2a", code="points_left", at=("points",), facts=facts)


def is_near_the_value(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """C2-6.2b An army that differs too much from the agreed value may not meet one that costs just that."""
    spent = points_of(roster, pack)
    if roster.cards and differ_too_much(spent, roster.points):
        yield Caution(
            rule="C2-6.2b", code="points_far", at=("points",), facts={"spent": spent, "points": roster.points}
        )


def differ_too_much(first: int, second: int) -> bool:
    """C2-R8 By more than 15 % of the smaller."""
    return 100 * abs(first - second) > GAP * min(first, second)


def characters_come_once(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """C2-6.2c A named character is there once, so that he has a card for himself (C2-R16)."""
    seen: set[str] = set()
    for entry in entries(roster, pack):
        if not entry.profile.character:
            continue
        if entry.profile.called in seen or entry.card.count > 1:
            yield Fault(rule="C2-6.2c", code="character_twice", at=entry.way(), facts={"model": entry.card.model})
        seen.add(entry.profile.called)


def characters_do_not_return(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """C2-12.1.30e A character has no Reinforcement."""
    for entry in entries(roster, pack):
        if entry.profile.character and not weigh("may_be_character", of_card(entry.profile), True):
            facts = {"model": entry.card.model}
            yield Fault(rule="C2-12.1.30e", code="character_reinforcement", at=entry.way(), facts=facts)


def incarnations_are_bought_once(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """C2-12.1.19a For an Incarnation a model costs twice its points; C2-12.1.19b any model can have it, once."""
    for entry in entries(roster, pack):
        if entry.card.incarnation and "incarnation" in entry.profile.skill_names:
            way, facts = entry.way("incarnation"), {"model": entry.card.model}
            yield Fault(rule="C2-12.1.19a", code="already_incarnate", at=way, facts=facts)


def substitutes_are_of_use(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """C2-12.1.35a A Strategist exchanges troops for others, of a quarter of the army's points at most."""
    exchanges = any(weigh("exchanges_troops", of_card(entry.profile), False) for entry in fielded(roster, pack))
    if roster.substitutes and not exchanges:
        yield Caution(rule="C2-12.1.35a", code="no_strategist", at=(SUBSTITUTES,))
    most = points_of(roster, pack) // QUARTER
    for entry in entries(roster, pack):
        if entry.part == SUBSTITUTES and entry.each > most:
            facts = {"model": entry.card.model, "cost": entry.each, "most": most}
            yield Caution(rule="C2-12.1.35a", code="substitute_too_dear", at=entry.way(), facts=facts)


def people_field_armies(roster: Roster, _pack: Pack) -> Iterator[Fault]:
    """C2-14a The army's people is one of those that field armies."""
    if roster.people not in PEOPLES:
        facts = {"people": roster.people, "peoples": PEOPLES}
        yield Fault(rule="C2-14a", code="no_such_people", at=("people",), facts=facts)


def serves_abroad(entry: Entry, roster: Roster) -> bool:
    """C2-27a Whether it is an ally or a mercenary."""
    return is_mercenary(entry.profile) or people_of(entry.profile) != roster.people


def allies_are_few(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """C2-27a, C2-6.2d Allies and mercenaries are 30 % of the army at most, all that was bought included (C2-R10)."""
    total = points_of(roster, pack)
    cost = sum(entry.cost for entry in fielded(roster, pack) if serves_abroad(entry, roster))
    share, whole = SHARE
    if (excess := whole * cost - share * total) > 0:
        facts = {
            "cost": cost,
            "total": total,
            "most": share * total // whole,
            "out": -(-excess // (whole - share)),
            "more": -(-excess // share),
        }
        yield Fault(rule="C2-27a", code="too_many_allies", at=("cards",), facts=facts)


def allies_are_listed(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """C2-27b Of another people come only its allies, as the tables have them from the major force on (C2-27c), and
    mercenaries."""
    for entry in entries(roster, pack):
        home = is_mercenary(entry.profile) or people_of(entry.profile) == roster.people
        if not (home or may_be_ally(entry.profile, roster.people, option(roster, "c2.drune_allies"))):
            facts = {"model": entry.card.model, "people": people_of(entry.profile), "force": roster.people}
            yield Fault(rule="C2-27b", code="not_an_ally", at=entry.way(), facts=facts)


CHECKS: Final = (
    cards_are_there,
    spells_are_there,
    somebody_comes,
    points_are_spent,
    is_near_the_value,
    characters_come_once,
    characters_do_not_return,
    incarnations_are_bought_once,
    substitutes_are_of_use,
    people_field_armies,
    allies_are_few,
    allies_are_listed,
)
