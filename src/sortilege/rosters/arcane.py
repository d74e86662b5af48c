"""ARH-2f, ARH-16, AR-3: the bands of The Arcane. Nothing in it has a price: what a guild owns makes room."""

from collections.abc import Iterator
from typing import Final

from sortilege.content.arcane_pack import ArcaneModel, ArcanePack
from sortilege.content.army import ArmyCard
from sortilege.rosters.entries import named
from sortilege.rosters.finding import Caution, Fault, Way
from sortilege.rosters.options import option
from sortilege.rosters.roster import Roster
from sortilege.rules.arcane.cards import GUILDMASTER, HERO, INFANTRY
from sortilege.rules.arcane.guildhall import ARCANUM, CARDS, GREAT_HALL, SLOTS, arcana_of

NOT_IN_THE_DUEL: Final = ("stables", "beast_lair", "diplomatic_deal", "arcane_forge")
"""ARH-16c cards of AR-T7 that the duel does not use"""

SOLITARY: Final = (GREAT_HALL, "diplomatic_deal", "arcane_forge")
"""AR-T7 those that are unique"""

ELSEWHERE: Final = ("artifacts", "elements", "moon", "moon_word", "moon_spell", "incarnation")
"""What cards of other rule systems are bought with."""


def models(roster: Roster, pack: ArcanePack) -> Iterator[tuple[Way, ArmyCard, ArcaneModel]]:
    """Every card of the band whose model the pack has, with the way to it."""
    for way, card in named(roster):
        if card.model in pack.models:
            yield way, card, pack.models[card.model]


def cards_are_there(roster: Roster, pack: ArcanePack) -> Iterator[Fault]:
    """ARH-2f Each player has a band: of cards of the packs."""
    if not roster.cards:
        yield Fault(rule="ARH-2f", code="no_cards")
    for way, card in named(roster):
        if card.model not in pack.models:
            yield Fault(rule="ARH-2f", code="no_such_model", at=(*way, "model"), facts={"model": card.model})


def guildhall_is_known(roster: Roster, _pack: ArcanePack) -> Iterator[Fault]:
    """ARH-16a The Guildhall cards are those of AR-T7; ARH-16c only some of them are used in the duel."""
    for place, card in enumerate(roster.guildhall):
        if card in NOT_IN_THE_DUEL:
            yield Fault(rule="ARH-16c", code="not_in_the_duel", at=("guildhall", place), facts={"card": card})
        elif card not in SLOTS:
            facts = {"card": card, "cards": tuple(SLOTS)}
            yield Fault(rule="ARH-16a", code="no_such_guildhall_card", at=("guildhall", place), facts=facts)


def great_hall_is_one(roster: Roster, _pack: ArcanePack) -> Iterator[Fault]:
    """ARH-16b At most one Great Hall, and always one; AR-T7 other cards are unique too."""
    if GREAT_HALL not in roster.guildhall:
        yield Fault(rule="ARH-16b", code="no_great_hall", at=("guildhall",))
    for place, card in enumerate(roster.guildhall):
        if card in SOLITARY and card in roster.guildhall[:place]:
            rule = "ARH-16b" if card == GREAT_HALL else "ARH-16a"
            yield Fault(rule=rule, code="solitary", at=("guildhall", place), facts={"card": card})


def guildhall_is_full(roster: Roster, _pack: ArcanePack) -> Iterator[Fault | Caution]:
    """ARH-2f The Great Hall and 3 more; one Arcanum of these may yet be chosen when the game begins."""
    has = len(roster.guildhall)
    facts = {"n": CARDS, "has": has, "by": abs(CARDS - has)}
    if has == CARDS - 1 and not arcana_of(roster.guildhall):
        yield Caution(rule="ARH-2f", code="arcanum_later", at=("guildhall",), facts=facts)
    elif has < CARDS:
        yield Fault(rule="ARH-2f", code="guildhall_few", at=("guildhall",), facts=facts)
    elif has > CARDS:
        yield Fault(rule="ARH-2f", code="guildhall_many", at=("guildhall",), facts=facts)


def slots_are_enough(roster: Roster, pack: ArcanePack) -> Iterator[Fault | Caution]:
    """ARH-2f A band fits the slots of its Guildhall cards (AR-T7); a slot left empty may have been forgotten."""
    halls = [SLOTS[card] for card in roster.guildhall if card in SLOTS]
    room = {HERO: sum(hall.heroes for hall in halls), INFANTRY: sum(hall.infantry for hall in halls)}
    for tag, slots in room.items():
        taken = sum(tag in model.card.tags for _, _, model in models(roster, pack))
        facts = {"kind": tag, "slots": slots, "taken": taken, "by": abs(slots - taken)}
        if taken > slots:
            yield Fault(rule="ARH-2f", code="slots_over", at=("cards",), facts=facts)
        elif taken < slots:
            yield Caution(rule="ARH-2f", code="slots_left", at=("cards",), facts=facts)


def every_card_has_a_slot(roster: Roster, pack: ArcanePack) -> Iterator[Fault]:
    """ARH-2f The slots are for Heroes and for Infantry: what is neither fits none."""
    for way, card, model in models(roster, pack):
        if not {HERO, INFANTRY} & {*model.card.tags}:
            yield Fault(rule="ARH-2f", code="no_slot", at=(*way, "model"), facts={"model": card.model})


def spells_are_of_his_domains(roster: Roster, pack: ArcanePack) -> Iterator[Fault]:
    """AR-3e An Arcanist never knows a spell of a domain in which it is not proficient."""
    for way, card, model in models(roster, pack):
        for spell in model.card.spells:
            if spell not in pack.spells or pack.spells[spell].domain not in model.card.domains:
                facts = {"model": card.model, "spell": spell}
                yield Fault(rule="AR-3e", code="strange_domain", at=(*way, "model"), facts=facts)


def spells_are_not_bought(roster: Roster, pack: ArcanePack) -> Iterator[Fault]:
    """AR-3d Beyond its starting spells further ones come only from Guildhall cards."""
    for way, card, _ in models(roster, pack):
        if card.spells:
            yield Fault(rule="AR-3d", code="spells_bought", at=(*way, "spells"), facts={"model": card.model})


def nothing_else_is_bought(roster: Roster, pack: ArcanePack) -> Iterator[Fault]:
    """ARH-16c Artifacts, and what other rule systems sell besides, are not in the duel."""
    for way, card, _ in models(roster, pack):
        for what in ELSEWHERE:
            if getattr(card, what):
                yield Fault(rule="ARH-16c", code="not_of_the_arcane", at=(*way, what), facts={"what": what})
    if roster.substitutes:
        yield Fault(rule="ARH-16c", code="not_of_the_arcane", at=("substitutes",), facts={"what": "substitutes"})


def arcana_are_of_use(roster: Roster, pack: ArcanePack) -> Iterator[Caution]:
    """AR-5b An Arcanum teaches Arcanists proficient in its domain; AR-5e owning it twice does nothing more."""
    proficient = {
        domain for _, _, model in models(roster, pack) if model.card.arcanist for domain in model.card.domains
    }
    for place, card in enumerate(roster.guildhall):
        domain, way = card.removesuffix(ARCANUM), ("guildhall", place)
        if not card.endswith(ARCANUM) or card not in SLOTS:
            continue
        if card in roster.guildhall[:place]:
            yield Caution(rule="AR-5e", code="arcanum_twice", at=way, facts={"card": card})
        elif domain not in proficient:
            yield Caution(rule="AR-5b", code="arcanum_unused", at=way, facts={"domain": domain})


def orders_need_a_guildmaster(roster: Roster, pack: ArcanePack) -> Iterator[Caution]:
    """ARH-17a Only a player whose Guildmaster is in game gives orders."""
    masters = [model for _, _, model in models(roster, pack) if GUILDMASTER in model.card.tags]
    if option(roster, "ar.orders") == "on" and not masters:
        yield Caution(rule="ARH-17a", code="no_guildmaster", at=("cards",))


CHECKS: Final = (
    cards_are_there,
    guildhall_is_known,
    great_hall_is_one,
    guildhall_is_full,
    slots_are_enough,
    every_card_has_a_slot,
    spells_are_of_his_domains,
    spells_are_not_bought,
    nothing_else_is_bought,
    arcana_are_of_use,
    orders_need_a_guildmaster,
)
