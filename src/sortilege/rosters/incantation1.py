"""I1 §16, §18, §19.1: what a Magician may buy, under the first edition of the magic."""

from collections.abc import Iterator
from typing import Final

from sortilege.content.pack import Pack
from sortilege.rosters import artifacts as carried
from sortilege.rosters import magicians as both
from sortilege.rosters.finding import Caution, Fault
from sortilege.rosters.magicians import Buyer, magicians
from sortilege.rosters.options import option
from sortilege.rosters.roster import Roster
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.incantation1.magicians import MASTERS, is_of_his_college
from sortilege.rules.incantation1.peoples import CYNWALL, TABLE_22, Elements
from sortilege.rules.incantation2.peoples import INSTINCTIVE, PRIMITIVE

LEVELS: Final = {"initiate": 1, "adept": 2, "master": 3, "virtuoso": 3}
"""I1-18.2a Initiate, Follower (the adept), Master; I1-R5 a Virtuoso counts as Master"""

LEVEL_RULES: Final = {1: "I1-18.2b", 2: "I1-18.2c", 3: "I1-18.2d"}


def level_rule(card: Profile) -> str:
    return LEVEL_RULES[LEVELS[card.level]]


def table_22(roster: Roster, people: str) -> Elements | None:
    """I1 Table 22 as the option has it; None where it knows no elements of a people (I1-R8)."""
    if people == "cynwall" and option(roster, "i1.cynwall_college") == "light":
        return CYNWALL
    return TABLE_22.get(people)


# §17, §18 Elements and Magicians


def magicians_alone(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-19.1a Spells are bought with the army, for Magicians."""
    return both.no_magician(roster, pack, "I1-19.1a")


def peoples_have_colleges(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-R8 A people of which Table 22 knows no elements has only Magicians whose cards name them."""
    for buyer in magicians(roster, pack):
        card = buyer.entry.profile
        if not card.elements and table_22(roster, card.people) is None:
            yield Fault(rule="I1-R8", code="I1-F19", at=buyer.entry.way("model"), facts={"people": card.people})


def level_is_matched(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-18.2b to d One element for an Initiate, two for a Follower, three for a Master (I1-R6)."""
    for buyer in magicians(roster, pack):
        card = buyer.entry.profile
        wanted, has = controlled_by(roster, card), len({*card.elements, *buyer.entry.card.elements})
        facts = {"level": card.level, "n": wanted, "has": has, "by": abs(wanted - has)}
        if has > max(wanted, len(card.elements)):
            way = buyer.entry.way("elements")
            yield Fault(rule=level_rule(card), code="elements_too_many", at=way, facts=facts)
        elif has < wanted and table_22(roster, card.people):
            yield Fault(rule=level_rule(card), code="elements_too_few", at=buyer.entry.way(), facts=facts)


def controlled_by(roster: Roster, card: Profile) -> int:
    """How many elements a Magician controls; I1-R6 by the option a Master controls two."""
    return (
        min(LEVELS[card.level], int(option(roster, "i1.master_elements")))
        if card.level in MASTERS
        else LEVELS[card.level]
    )


def no_element_twice(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-18.2e They are different elements."""
    return both.elements_twice(roster, pack, "I1-18.2e")


def elements_come_in_order(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-18.2e First the primary of his people, then its secondary, then any that is not in opposition."""
    for buyer in magicians(roster, pack):
        table = table_22(roster, buyer.card.people)
        if table is None or not buyer.entry.card.elements:
            continue
        for element in _missing(table, buyer, controlled_by(roster, buyer.entry.profile)):
            facts = {"element": element, "people": buyer.card.people}
            yield Fault(rule="I1-18.2e", code="no_primary", at=buyer.entry.way("elements"), facts=facts)
        for place, element in enumerate(buyer.entry.card.elements):
            if element in table.opposition:
                facts = {"element": element, "people": buyer.card.people}
                yield Fault(rule="I1-18.2e", code="prohibited", at=buyer.entry.way("elements", place), facts=facts)


def _missing(table: Elements, buyer: Buyer, wanted: int) -> Iterator[str]:
    """The primary, and from a Follower on the secondary, where it is not among his elements."""
    has = {*buyer.entry.profile.elements, *buyer.entry.card.elements}
    for choice in (table.primary, table.secondary)[:wanted]:
        taken = [element for element in choice if element in has]
        if not taken:
            yield choice[0]
        has -= {*taken[:1]}


# §16, §18.3, §19.1 Spells


def spells_are_of_this_edition(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-R24 Spells with neutral symbols, Primitive and Instinctive ones are not available."""
    for buyer in magicians(roster, pack):
        for place, spell in buyer.entry.spells(pack):
            if spell.gems.neutral or spell.college in (PRIMITIVE, INSTINCTIVE):
                way = buyer.entry.way("spells", place)
                yield Fault(rule="I1-R24", code="I1-F20", at=way, facts={"spell": spell.id})


def spells_are_in_his_colleges(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-17.4a He controls the elements of a spell; I1-18.3a it is of his people's college, or of none."""
    for buyer in magicians(roster, pack):
        for place, spell in buyer.entry.spells(pack):
            uncontrolled = not spell.elements <= buyer.card.controlled
            if uncontrolled or not (spell.college in (PRIMITIVE, INSTINCTIVE) or is_of_his_college(buyer.card, spell)):
                rule = "I1-17.4a" if uncontrolled else "I1-18.3a"
                way = buyer.entry.way("spells", place)
                yield Fault(rule=rule, code="I1-F12", at=way, facts={"spell": spell.id})


def spells_are_open(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-16.1.6a A spell reserved to others is closed to him."""
    return both.spells_reserved(roster, pack, "I1-16.1.6a", "I2-F3")


def gems_fit_power(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-19.1c A spell that costs more gems than his Power cannot be bought."""
    for buyer in magicians(roster, pack):
        for place, spell in buyer.entry.spells(pack):
            if spell.cost > buyer.power:
                facts = {"spell": spell.id, "n": spell.cost, "power": buyer.power}
                yield Fault(rule="I1-19.1c", code="I1-F10", at=buyer.entry.way("spells", place), facts=facts)


def spells_need_capacity(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-16.3a, I1-R9 His printed Power equals or exceeds the minimum capacity of the card."""
    for buyer in magicians(roster, pack):
        for place, spell in buyer.entry.spells(pack):
            if spell.min_capacity > buyer.power:
                facts = {"card": spell.id, "n": spell.min_capacity}
                yield Fault(rule="I1-16.3a", code="I1-F7", at=buyer.entry.way("spells", place), facts=facts)


def spells_are_few(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-17.4b, I1-R7 His level fixes how many spells he owns; I1-12.1.42d a Warrior-Mage has one fewer."""
    for buyer in magicians(roster, pack):
        most = spells_of(buyer.card)
        if len(buyer.entry.card.spells) > most:
            rule = "I1-12.1.42d" if buyer.card.is_warrior_mage else level_rule(buyer.card)
            facts = {"level": buyer.card.level, "n": most, "by": len(buyer.entry.card.spells) - most}
            yield Fault(rule=rule, code="I1-F11", at=buyer.entry.way("spells"), facts=facts)


def spells_of(card: Profile) -> int:
    """I1-18.2b to d Two, three, four."""
    return LEVELS[card.level] + (0 if card.is_warrior_mage else 1)


def no_spell_twice(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-19.1b Two Magicians may own the same spell; one owns it once (I2-R40)."""
    return both.bought_twice(roster, pack, "spells", "I1-19.1b", "I2-F5")


def masters_combine(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """I1-R4 By the option only Masters cast spells of several elements."""
    if option(roster, "i1.combine") == "any":
        return
    for buyer in magicians(roster, pack):
        for place, spell in buyer.entry.spells(pack):
            if len(spell.elements) > 1 and buyer.card.level not in MASTERS:
                way = buyer.entry.way("spells", place)
                yield Caution(rule="I1-R4", code="masters_only", at=way, facts={"spell": spell.id})


def some_spell(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """I1-18.2b to d Nobody need take all the spells open to him; but they may have been forgotten."""
    return both.some_spell(roster, pack, "I1-19.1a")


def ingredients_are_there(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """I1-16.1.6b A spell that needs material objects cannot be cast without them."""
    return both.ingredients_are_there(roster, pack, "I1-16.1.6b")


# §16, §18.2 Artifacts


def artifacts_are_there(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-19.1a Artifacts are bought with the army (C2-4b)."""
    return carried.artifacts_are_there(roster, pack)


def magicians_carry(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-18.2b to d The levels of Magicians say who carries artifacts; I1-19.1d a card may allow its own to others."""
    return carried.carriers(roster, pack, "I1-18.2a", magicians=True)


def level_allows(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-18.2b to d One, two, three artifacts."""
    for buyer in magicians(roster, pack):
        most, number = LEVELS[buyer.card.level], carried.counted(buyer, pack)
        if number > most:
            facts = {"level": buyer.card.level, "n": most, "by": number - most}
            way = buyer.entry.way("artifacts")
            yield Fault(rule=level_rule(buyer.card), code="I1-F11", at=way, facts=facts)


def artifacts_need_capacity(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-16.3a, I1-R9 His Power equals or exceeds the minimum capacity of the card; I1-16.3b without one, anybody's."""
    for buyer in both.buyers(roster, pack):
        for way, artifact in carried.artifacts_of(buyer, pack):
            if artifact.min_capacity > buyer.power:
                facts = {"card": artifact.id, "n": artifact.min_capacity}
                yield Fault(rule="I1-16.3a", code="I1-F7", at=way, facts=facts)


def artifacts_are_open(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-P1 step 3: it is not reserved to others."""
    return carried.artifacts_reserved(roster, pack, "I1-P1")


def artifacts_are_controlled(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-19.1d A card may ask for elements, as those of the later edition do."""
    return carried.artifacts_controlled(roster, pack, "I1-19.1d")


def no_artifact_twice(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-19.1a One model has each once."""
    return both.bought_twice(roster, pack, "artifacts", "I1-19.1a", "artifact_twice")


def unique_artifacts_come_once(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-19.1d A card's text overrules these rules: some are there once."""
    return carried.unique_come_once(roster, pack, "I1-19.1d")


def gems_can_be_held(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """I1-20.1a Only Magicians have gems."""
    return carried.gems_can_be_held(roster, pack, "I1-20.1a")


def no_moon(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I1-F20 There are no Selenites in this edition."""
    for buyer in both.buyers(roster, pack):
        card = buyer.entry.card
        if card.moon or card.moon_spell or card.moon_word:
            yield Fault(rule="I1-F20", code="no_moon", at=buyer.entry.way(), facts={"model": card.model})


CHECKS: Final = (
    magicians_alone,
    peoples_have_colleges,
    level_is_matched,
    no_element_twice,
    elements_come_in_order,
    spells_are_of_this_edition,
    spells_are_in_his_colleges,
    spells_are_open,
    gems_fit_power,
    spells_need_capacity,
    spells_are_few,
    no_spell_twice,
    masters_combine,
    some_spell,
    ingredients_are_there,
    artifacts_are_there,
    magicians_carry,
    level_allows,
    artifacts_need_capacity,
    artifacts_are_open,
    artifacts_are_controlled,
    no_artifact_twice,
    unique_artifacts_come_once,
    gems_can_be_held,
    no_moon,
)
