"""I2 §3.9 to §3.11, §5, §6.1.1, §9, §10.8: what a Magician may buy, under the later magic."""

from collections.abc import Iterator
from typing import Final

from sortilege.content.pack import Pack
from sortilege.rosters import artifacts as carried
from sortilege.rosters import magicians as both
from sortilege.rosters.finding import Caution, Fault
from sortilege.rosters.magicians import Buyer, magicians
from sortilege.rosters.moon import drawn
from sortilege.rosters.options import option
from sortilege.rosters.roster import Roster
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.incantation2.peoples import COLLEGES, College, colleges, is_instinctive
from sortilege.rules.incantation2.selenites import Moon, is_selenite, moon_of
from sortilege.rules.magic.spell import Spell

CONTROLLED: Final = {"initiate": 1, "adept": 2, "master": 3, "virtuoso": 6}
"""I2-5.4.1a to I2-5.4.4a how many elements each level controls"""

LEVEL_RULES: Final = {"initiate": "I2-5.4.1a", "adept": "I2-5.4.2a", "master": "I2-5.4.3a", "virtuoso": "I2-5.4.4a"}


TROOPS: Final = {
    "irregular": 1,
    "regular": 1,
    "creature": 1,
    "special": 2,
    "elite": 2,
    "walking_legend": 3,
    "major_ally": 4,
}
"""I2 Table 2 by the rank of the troop; a Veteran's number is an option (I2-R41)"""

MAGICIANS: Final = {"initiate": 1, "adept": 2, "master": 3, "virtuoso": 4}
"""I2 Table 2 by the level of the Magician"""


def table_c(roster: Roster, people: str) -> College:
    """I2 Table C as the options have it; what is unknown of a people is empty."""
    college = COLLEGES.get(people, College("", (), ()))
    if people == "cynwall" and option(roster, "i2.cynwall_college") == "light":  # I2-R36
        return College(college.name, ("light",), ("darkness",))
    if people == "akkyshan" and option(roster, "i2.akkyshan_primary") == "darkness":  # I2-R37
        return College(college.name, ("darkness",), college.prohibited)
    return college


def potential(card: Profile) -> int:
    """I2-3.10b Twice his Power; I2-10.5a a Warrior-Mage's is equal to it."""
    return (card.power or 0) * (1 if card.is_warrior_mage else 2)


def may_buy(card: Profile, spell: Spell) -> bool:
    """I2-3.11c Whether a Magician controls its elements, and it is of his colleges."""
    return card.controlled >= spell.elements and spell.college in colleges(card.people, card.elements)


# §5 Magicians


def magicians_alone(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-6.1.1a Spells are given to Magicians."""
    return both.no_magician(roster, pack, "I2-6.1.1a")


def colleges_are_known(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-R36 The card of a Magician of a people whose college is unknown names his elements."""
    for buyer in magicians(roster, pack):
        card = buyer.entry.profile
        if not (table_c(roster, card.people).primary or card.elements or is_instinctive(card.people)):
            yield Fault(rule="I2-R36", code="I2-F47", at=buyer.entry.way("model"), facts={"people": card.people})


def instinctive_control_nothing(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-5.5.6b A Magician of the Orcs controls no element."""
    for buyer in magicians(roster, pack):
        if is_instinctive(buyer.card.people) and buyer.entry.card.elements:
            yield Fault(rule="I2-5.5.6b", code="instinctive_elements", at=buyer.entry.way("elements"))


def level_is_matched(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-5.4.1a to I2-5.4.4a One element for an Initiate, two for an Adept, three for a Master, six for a Virtuoso."""
    for buyer in choosers(roster, pack):
        card, chosen = buyer.entry.profile, buyer.entry.card.elements
        wanted = controlled_by(roster, card)
        has = len({*card.elements, *chosen})
        facts = {"level": card.level, "n": wanted, "has": has, "by": abs(wanted - has)}
        if has > max(wanted, len(card.elements)):
            yield Fault(
                rule=LEVEL_RULES[card.level], code="elements_too_many", at=buyer.entry.way("elements"), facts=facts
            )
        elif has < wanted and table_c(roster, card.people).primary:
            yield Fault(rule=LEVEL_RULES[card.level], code="elements_too_few", at=buyer.entry.way(), facts=facts)


def controlled_by(roster: Roster, card: Profile) -> int:
    """How many elements a Magician controls; I2-R35 by the option a Keltois has all four of his at every level."""
    if len(table_c(roster, card.people).primary) > 1 and option(roster, "i2.keltois_elements") == "all_four":
        return max(len(table_c(roster, card.people).primary), CONTROLLED[card.level])
    return CONTROLLED[card.level]


def choosers(roster: Roster, pack: Pack) -> Iterator[Buyer]:
    """The Magicians who control elements."""
    return (buyer for buyer in magicians(roster, pack) if not is_instinctive(buyer.card.people))


def no_element_twice(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-5.4a What a level lets him control are different elements."""
    return both.elements_twice(roster, pack, "I2-5.4a")


def primary_is_among_them(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-5.5a The elements that a Magician controls include a primary element of his people."""
    for buyer in choosers(roster, pack):
        primary = table_c(roster, buyer.card.people).primary
        chosen = buyer.entry.card.elements
        if primary and chosen and not {*primary} & {*buyer.entry.profile.elements, *chosen}:
            facts = {"element": primary[0], "people": buyer.card.people}
            yield Fault(rule="I2-5.5a", code="no_primary", at=buyer.entry.way("elements"), facts=facts)


def none_is_prohibited(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-5.5b Below Virtuoso he can never learn a prohibited element; I2-5.5c every other one he can."""
    for buyer in choosers(roster, pack):
        prohibited = table_c(roster, buyer.card.people).prohibited
        for place, element in enumerate(buyer.entry.card.elements):
            if element in prohibited and buyer.card.level != "virtuoso":
                facts = {"element": element, "people": buyer.card.people}
                yield Fault(rule="I2-5.5b", code="prohibited", at=buyer.entry.way("elements", place), facts=facts)


# §3.9 to §3.11, §6.1.1 Spells


def elements_are_controlled(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-3.11c He buys a spell only if he controls every element among its coloured gems."""
    for buyer in choosers(roster, pack):
        for place, spell in buyer.entry.spells(pack):
            for element in sorted(spell.elements - buyer.card.controlled):
                facts = {"model": buyer.entry.model.id, "element": element, "spell": spell.id}
                yield Fault(rule="I2-3.11c", code="I2-F1", at=buyer.entry.way("spells", place), facts=facts)


def college_is_his(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-4.7b The spell belongs to one of his colleges."""
    for buyer in choosers(roster, pack):
        for place, spell in buyer.entry.spells(pack):
            missing = spell.elements - buyer.card.controlled
            if not missing and spell.college not in colleges(buyer.card.people, buyer.card.elements):
                college, _, element = spell.college.partition(":")
                facts = {"spell": spell.id, "college": college, "element": element}
                yield Fault(rule="I2-4.7b", code="I2-F2", at=buyer.entry.way("spells", place), facts=facts)


def instinctive_use_their_own(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-5.5.6b The colleges of a Magician of the Orcs are Instinctive Magic and Primitive Magic only."""
    for buyer in magicians(roster, pack):
        for place, spell in buyer.entry.spells(pack) if is_instinctive(buyer.card.people) else ():
            if not may_buy(buyer.card, spell):
                way = buyer.entry.way("spells", place)
                yield Fault(rule="I2-5.5.6b", code="I2-F6", at=way, facts={"spell": spell.id})


def spells_are_open(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-3.9a A spell reserved to others cannot be bought."""
    return both.spells_reserved(roster, pack, "I2-3.9a", "I2-F3")


def potential_suffices(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-3.10c The spell powers of his spells do not add up to more than his Potential."""
    for buyer in magicians(roster, pack):
        total = sum(spell.spell_power for _, spell in buyer.entry.spells(pack))
        most = potential(buyer.card)
        if total > most:
            rule = "I2-10.5a" if buyer.card.is_warrior_mage else "I2-3.10c"
            facts = {"sum": total, "potential": most, "by": total - most}
            yield Fault(rule=rule, code="I2-F4", at=buyer.entry.way("spells"), facts=facts)


def no_spell_twice(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-6.1.1c One Magician owns a given spell once."""
    return both.bought_twice(roster, pack, "spells", "I2-6.1.1c", "I2-F5")


def some_spell(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """I2-3.11b A Magician need not have any spell; but it may have been forgotten."""
    return both.some_spell(roster, pack, "I2-3.11b")


def spells_can_be_paid(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """I2-6.2b A spell that costs more gems than a reserve ever holds can never be cast."""
    for buyer in magicians(roster, pack):
        single = buyer.card.is_warrior_mage and option(roster, "i2.warrior_mage_cap") == "single"
        cap = buyer.power * (1 if single else 2)
        for place, spell in buyer.entry.spells(pack):
            if spell.cost > cap:
                facts = {"spell": spell.id, "n": spell.cost, "most": cap}
                yield Caution(rule="I2-6.2b", code="never_paid", at=buyer.entry.way("spells", place), facts=facts)


def ingredients_are_there(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """I2-3.9b Without its ingredients a spell cannot be announced."""
    return both.ingredients_are_there(roster, pack, "I2-3.9b")


# §3.11, §6.1.1, §9 Artifacts


def artifacts_are_there(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-2b Each artifact has a card of its own (C2-4b)."""
    return carried.artifacts_are_there(roster, pack)


def personalities_carry(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-9a, I2-R41 A personality carries artifacts; I2-9b a card may allow its own to others."""
    return carried.carriers(roster, pack, "I2-9a")


def rank_allows(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-9a A personality carries as many artifacts as Table 2 gives for his rank."""
    for buyer in both.buyers(roster, pack):
        rank, most = table_2(roster, buyer.card)
        number = carried.counted(buyer, pack)
        if number > most:
            facts = {"rank": rank, "n": most, "by": number - most}
            yield Fault(rule="I2-9a", code="I2-F7", at=buyer.entry.way("artifacts"), facts=facts)


def table_2(roster: Roster, card: Profile) -> tuple[str, int]:
    """I2 Table 2 The row that counts, and its number; I2-R41 of a Magician's two the better, or as the option says."""
    troop = (card.rank, TROOPS.get(card.rank) or int(option(roster, "i2.veteran_artifacts")))
    if card.power is None:
        return troop
    magic = (card.level, MAGICIANS[card.level])
    match option(roster, "i2.artifact_rank"):
        case "magic_level":
            return magic
        case "troop_rank":
            return troop
    return max(magic, troop, key=lambda row: row[1])


def artifacts_are_open(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-2c An artifact reserved for a model is given to that model only."""
    return carried.artifacts_reserved(roster, pack, "I2-2c")


def artifacts_are_controlled(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-3.11d He controls every element that an artifact uses."""
    return carried.artifacts_controlled(roster, pack, "I2-3.11d")


def no_artifact_twice(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-6.1.1f Artifacts are assigned like spells: one model has each once."""
    return both.bought_twice(roster, pack, "artifacts", "I2-6.1.1f", "artifact_twice")


def unique_artifacts_come_once(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-6.1.1g A card's text overrules a general rule: some are there once."""
    return carried.unique_come_once(roster, pack, "I2-6.1.1g")


def gems_can_be_held(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """I2-6.2a Only Magicians have a reserve."""
    return carried.gems_can_be_held(roster, pack, "I2-6.2a")


# §10.8 Selenites


def moon_was_rolled(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-10.8a A Selenite rolls once on Table S1 and, on a 6, once on Table S2; nobody else does."""
    for buyer in both.buyers(roster, pack):
        card, way = buyer.entry.card, buyer.entry.way("moon")
        facts = {"model": buyer.entry.model.id, "rolls": card.moon}
        if not is_selenite(buyer.entry.profile):
            if card.moon:
                yield Fault(rule="I2-10.8a", code="no_selenite", at=way, facts=facts)
        elif card.count > 1:
            yield Fault(rule="I2-10.8a", code="selenites_alone", at=buyer.entry.way("count"), facts=facts)
        elif card.moon_word:
            yield from _moon_was_drawn(buyer)
        elif moon_of(card.moon) is None:
            yield Fault(rule="I2-10.8a", code="moon_rolls", at=way, facts=facts)


def _moon_was_drawn(buyer: Buyer) -> Iterator[Fault]:
    """The dice are those that the opponent's word gives."""
    card = buyer.entry.card
    if card.moon != (rolls := drawn(card.model, card.moon_word)):
        facts = {"word": card.moon_word, "rolls": rolls}
        yield Fault(rule="I2-10.8a", code="moon_drawn", at=buyer.entry.way("moon"), facts=facts)


def a_word_is_used_once(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-10.8a Each Selenite rolls for itself: the same word gives no second one of its kind the same dice."""
    seen: set[tuple[str, str]] = set()
    for buyer in both.buyers(roster, pack):
        key = buyer.entry.card.model, buyer.entry.card.moon_word
        if key[1] and key in seen:
            facts = {"word": key[1], "model": key[0]}
            yield Fault(rule="I2-10.8a", code="moon_word_twice", at=buyer.entry.way("moon_word"), facts=facts)
        seen.add(key)


def moon_was_seen(roster: Roster, pack: Pack) -> Iterator[Caution]:
    """I2-P1 step 1: the rolls bind the player, and without a word nobody can check them later."""
    for buyer in both.buyers(roster, pack):
        card = buyer.entry.card
        if is_selenite(buyer.entry.profile) and card.moon and not card.moon_word:
            facts = {"model": card.model}
            yield Caution(rule="I2-P1", code="moon_unproved", at=buyer.entry.way("moon"), facts=facts)


def full_moon_gives_one(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """I2-R48 Under a Full Moon a Magician may choose one free spell, such as he could buy."""
    for buyer in both.buyers(roster, pack):
        name, way = buyer.entry.card.moon_spell, buyer.entry.way("moon_spell")
        facts = {"model": buyer.entry.model.id, "spell": name}
        if not name:
            continue
        full = is_selenite(buyer.entry.profile) and moon_of(buyer.entry.card.moon) is Moon.FULL
        if not full or not buyer.is_magician:
            yield Fault(rule="I2-R48", code="no_full_moon", at=way, facts=facts)
        elif name not in pack.spells:
            yield Fault(rule="C2-4b", code="no_such_spell", at=way, facts=facts)
        elif name in buyer.entry.card.spells:
            yield Fault(rule="I2-6.1.1c", code="I2-F5", at=way, facts={**facts, "card": name})
        elif not may_buy(buyer.card, pack.spells[name]):
            yield Fault(rule="I2-R48", code="moon_spell", at=way, facts=facts)


CHECKS: Final = (
    magicians_alone,
    colleges_are_known,
    instinctive_control_nothing,
    level_is_matched,
    no_element_twice,
    primary_is_among_them,
    none_is_prohibited,
    elements_are_controlled,
    college_is_his,
    instinctive_use_their_own,
    spells_are_open,
    potential_suffices,
    no_spell_twice,
    some_spell,
    spells_can_be_paid,
    ingredients_are_there,
    artifacts_are_there,
    personalities_carry,
    rank_allows,
    artifacts_are_open,
    artifacts_are_controlled,
    no_artifact_twice,
    unique_artifacts_come_once,
    gems_can_be_held,
    moon_was_rolled,
    a_word_is_used_once,
    moon_was_seen,
    full_moon_gives_one,
)
