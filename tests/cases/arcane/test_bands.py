"""AR-F34: a band that breaks AR-3e or its slots is refused before a Quest begins."""

from importlib.resources import files
from typing import Any

import pytest

from sortilege.content.any_pack import load_any_pack, shipped_arcane_pack
from sortilege.content.arcane_pack import arcane_setup
from sortilege.content.faults import FileError
from sortilege.content.yaml_file import YamlFile
from sortilege.rules.arcane.setup import read_setup

INSPIRED = ["great_hall", "heroic_inspiration", "heroic_inspiration"]


def quest(guildhall: list[str], spells: tuple[str, ...] = ("frost_bolt",), without: str = "") -> dict[str, Any]:
    """The Lantern Court with other Guildhall cards, with other spells for Ilvane, or without one of its cards."""
    setup = arcane_setup(shipped_arcane_pack(), "lantern_court", "hollow_choir")
    models = [
        {**model, "card": {**model["card"], "spells": spells}} if model["id"] == "ilvane" else model
        for model in setup["models"]
        if model["group"] != without
    ]
    return {**setup, "models": models, "guildhalls": [guildhall, setup["guildhalls"][1]]}


@pytest.mark.parametrize("fourth", ["necromancy_arcanum", "garrison", "heroic_inspiration"])
def test_a_band_that_fits_is_loaded(fourth: str) -> None:
    assert read_setup(quest([*INSPIRED, fourth])).guildhalls[0][3] == fourth


@pytest.mark.parametrize(
    ("guildhall", "wrong"),
    [
        (["great_hall", "heroic_inspiration", "garrison", "druidcraft_arcanum"], "3 Heroes and 2 Infantry"),  # ARH-2f
        (["heroic_inspiration", *INSPIRED[1:], "garrison"], "one Great Hall"),  # ARH-16b
        (["great_hall", *INSPIRED], "one Great Hall"),
        ([*INSPIRED, "druidcraft_arcanum", "garrison"], "3 more cards"),
        ([*INSPIRED, "stables"], "no Guildhall card"),  # ARH-16c
    ],
)
def test_a_band_that_breaks_its_slots_is_refused(guildhall: list[str], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        read_setup(quest(guildhall))


def test_a_hero_less_fits_a_slot_less() -> None:
    guildhall = ["great_hall", "heroic_inspiration", "garrison", "druidcraft_arcanum"]
    assert read_setup(quest(guildhall, without="ostrek")).models


def test_a_starting_spell_of_a_strange_domain_is_refused() -> None:
    """AR-3e, AR-R31"""
    with pytest.raises(ValueError, match="AR-3e"):
        read_setup(quest([*INSPIRED, "necromancy_arcanum"], spells=("grave_touch",)))


@pytest.mark.parametrize(
    ("there", "instead"),
    [
        ("spells: [frost_bolt, fire_cannon]", "spells: [grave_touch]"),
        (
            "guildhall: [great_hall, heroic_inspiration, heroic_inspiration]",
            "guildhall: [great_hall, garrison, garrison]",
        ),
    ],
)
def test_a_pack_with_such_a_band_is_refused(there: str, instead: str) -> None:
    printed = files("sortilege.content").joinpath("packs/arcane.yaml").read_text(encoding="utf-8")
    with pytest.raises(FileError):
        load_any_pack(YamlFile("arcane", printed.replace(there, instead)))
