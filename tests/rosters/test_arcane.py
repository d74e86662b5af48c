"""ARH-2f, ARH-16, AR-3: the bands of The Arcane. Each rule at its edge."""

from typing import Any

import msgspec
import pytest

from sortilege.content.any_pack import shipped_arcane_pack
from sortilege.content.arcane_pack import ArcaneModel, Band
from sortilege.content.army import ArmyCard
from sortilege.rosters.checking import faults
from sortilege.rosters.finding import Caution
from sortilege.rosters.roster import FORMAT, Roster
from sortilege.rules.arcane.guildhall import SLOTS, fault_of_slots
from tests.rosters.found import findings, found

SHIPPED = shipped_arcane_pack()
ILVANE, WARDEN = (SHIPPED.models[name].card for name in ("ilvane", "warden"))
OURS = {
    "rider": ArcaneModel("rider", msgspec.structs.replace(WARDEN, tags=("cavalry",))),
    "dabbler": ArcaneModel("dabbler", msgspec.structs.replace(ILVANE, spells=("frost_bolt", "mend_flesh"))),
}
PACK = msgspec.structs.replace(SHIPPED, models={**SHIPPED.models, **OURS})
HALL = ("great_hall", "heroic_inspiration", "heroic_inspiration", "elemental_manipulation_arcanum")
BAND = tuple(ArmyCard(model) for model in ("ilvane", "ostrek", "maerid", "warden", "slinger"))


def band(*cards: ArmyCard | str, hall: tuple[str, ...] = HALL, **options: str) -> Roster:
    named = {name.replace("__", "."): value for name, value in options.items()}
    bought = tuple(ArmyCard(card) if isinstance(card, str) else card for card in cards)
    return Roster(FORMAT, "Mine", "arcane", guildhall=hall, cards=bought or BAND, options=named)


def of(rule: str, roster: Roster) -> list[tuple[Any, ...]]:
    return found(roster, PACK, rule=rule)


@pytest.mark.parametrize("name", list(SHIPPED.bands))
def test_the_bands_that_are_shipped_are_legal(name: str) -> None:
    shipped: Band = SHIPPED.bands[name]
    cards = tuple(ArmyCard(card.model, card.count) for card in shipped.cards)
    hall = (*shipped.guildhall, f"{shipped.arcanum}_arcanum")
    assert findings(Roster(FORMAT, "It", "arcane", guildhall=hall, cards=cards), PACK) == ()


def test_a_band_is_of_cards_of_the_pack() -> None:
    """ARH-2f"""
    nobody = Roster(FORMAT, "Mine", "arcane", guildhall=HALL)
    assert ("no_cards",) in of("ARH-2f", nobody)
    assert ("no_such_model", "cards", 0, "model") in of("ARH-2f", band("ilvan"))


def test_guildhall_cards_are_those_of_the_table() -> None:
    """ARH-16a"""
    wrong = band(hall=("great_hall", "stable", "heroic_inspiration", "heroic_inspiration"))
    assert of("ARH-16a", wrong) == [("no_such_guildhall_card", "guildhall", 1)]
    assert of("ARH-16a", band(hall=(*HALL[:3], "diplomatic_deal", "diplomatic_deal"))) == [("solitary", "guildhall", 4)]


@pytest.mark.parametrize("card", ["stables", "beast_lair", "diplomatic_deal", "arcane_forge"])
def test_some_of_them_are_not_in_the_duel(card: str) -> None:
    """ARH-16c"""
    assert of("ARH-16c", band(hall=(*HALL[:3], card))) == [("not_in_the_duel", "guildhall", 3)]
    assert of("ARH-16c", band()) == []


def test_there_is_always_one_great_hall() -> None:
    """ARH-16b"""
    assert of("ARH-16b", band()) == []
    assert of("ARH-16b", band(hall=HALL[1:])) == [("no_great_hall", "guildhall")]
    assert of("ARH-16b", band(hall=(*HALL[:3], "great_hall"))) == [("solitary", "guildhall", 3)]


def test_the_great_hall_and_three_more() -> None:
    """ARH-2f"""
    codes = {each[0] for each in of("ARH-2f", band(hall=(*HALL, "garrison")))}
    assert codes == {"guildhall_many", "slots_left"}
    assert of("ARH-2f", band(hall=HALL[:3])) == [("arcanum_later", "guildhall")]
    assert ("guildhall_few", "guildhall") in of("ARH-2f", band(hall=("great_hall", "garrison")))
    with_arcanum = ("great_hall", "heroic_inspiration", HALL[3])
    assert ("guildhall_few", "guildhall") in of("ARH-2f", band(hall=with_arcanum))


def test_heroes_and_infantry_fit_their_slots() -> None:
    """ARH-2f"""
    assert of("ARH-2f", band()) == []
    four = band(*BAND, "sepphra")
    assert of("ARH-2f", four) == [("slots_over", "cards")]
    assert of("ARH-2f", band(*BAND, "husk")) == [("slots_over", "cards")]
    garrison = ("great_hall", "heroic_inspiration", "garrison", HALL[3])
    assert of("ARH-2f", band(*BAND[1:], "husk", "hound", hall=garrison)) == []
    assert of("ARH-2f", band(*BAND[1:])) == [("slots_left", "cards")]
    assert isinstance(findings(band(*BAND[1:]), PACK)[0], Caution)


def test_what_is_neither_hero_nor_infantry_has_no_slot() -> None:
    """ARH-2f"""
    assert of("ARH-2f", band(*BAND, "rider")) == [("no_slot", "cards", 5, "model")]


def test_starting_spells_are_of_the_cards_domains() -> None:
    """AR-3e, AR-F34"""
    assert of("AR-3e", band()) == []
    assert of("AR-3e", band("dabbler", *BAND[1:])) == [("strange_domain", "cards", 0, "model")]


def test_spells_come_from_cards_and_arcana_alone() -> None:
    """AR-3d"""
    bought = band(ArmyCard("ilvane", spells=("storm_chain",)), *BAND[1:])
    assert of("AR-3d", bought) == [("spells_bought", "cards", 0, "spells")]


def test_what_other_systems_sell_is_not_here() -> None:
    """ARH-16c"""
    bought = band(ArmyCard("ilvane", artifacts=("lamp",), incarnation=True), *BAND[1:])
    assert of("ARH-16c", bought) == [
        ("not_of_the_arcane", "cards", 0, "artifacts"),
        ("not_of_the_arcane", "cards", 0, "incarnation"),
    ]
    second = msgspec.structs.replace(band(), substitutes=(ArmyCard("husk"),))
    assert ("not_of_the_arcane", "substitutes") in of("ARH-16c", second)


def test_an_arcanum_that_teaches_nobody_is_told() -> None:
    """AR-5b, AR-5e"""
    assert of("AR-5b", band(hall=(*HALL[:3], "necromancy_arcanum"))) == [("arcanum_unused", "guildhall", 3)]
    assert of("AR-5e", band(hall=(*HALL[:2], HALL[3], HALL[3]))) == [("arcanum_twice", "guildhall", 3)]


def test_orders_need_a_guildmaster() -> None:
    """ARH-17a"""
    assert of("ARH-17a", band(*BAND[1:], ar__orders="on")) == [("no_guildmaster", "cards")]
    assert of("ARH-17a", band(*BAND[1:])) == []
    assert of("ARH-17a", band(ar__orders="on")) == []


@pytest.mark.parametrize("hall", [HALL, HALL[:3], HALL[1:], (*HALL, "garrison"), (*HALL[:3], "stables"), HALL[:2]])
@pytest.mark.parametrize("cards", [BAND, BAND[1:], (*BAND, ArmyCard("sepphra")), (*BAND, ArmyCard("husk"))])
def test_a_band_without_fault_is_one_that_a_game_takes(hall: tuple[str, ...], cards: tuple[ArmyCard, ...]) -> None:
    """AR-F34"""
    roster = band(*cards, hall=hall)
    refused = fault_of_slots(hall, [PACK.models[card.model].card for card in cards])
    assert bool(faults(roster, PACK)) == bool(refused), refused
    assert set(hall) <= {*SLOTS, "stables"}


def test_every_fault_of_a_band_at_once() -> None:
    every = Roster(
        FORMAT,
        "Mine",
        "arcane",
        guildhall=("garrison", "stables", "tower", "diplomatic_deal", "diplomatic_deal"),
        cards=(
            ArmyCard("dabbler", spells=("frost_bolt",), artifacts=("lamp",)),
            ArmyCard("rider"),
            ArmyCard("nobody"),
            ArmyCard("ostrek"),
        ),
    )
    assert {(each.rule, each.code) for each in faults(every, PACK)} == {
        ("ARH-2f", "no_such_model"),
        ("ARH-16a", "no_such_guildhall_card"),
        ("ARH-16a", "solitary"),
        ("ARH-16b", "no_great_hall"),
        ("ARH-16c", "not_in_the_duel"),
        ("ARH-16c", "not_of_the_arcane"),
        ("ARH-2f", "guildhall_many"),
        ("ARH-2f", "slots_over"),
        ("ARH-2f", "no_slot"),
        ("AR-3d", "spells_bought"),
        ("AR-3e", "strange_domain"),
    }
