"""What comes with Sortilege for Confrontation: all of the rulebook occurs in it, and its armies can meet."""

import re
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final, get_args

import pytest

import sortilege
from sortilege.content.any_pack import shipped_pack
from sortilege.content.army import Army
from sortilege.content.pack import battle_setup, cost_of
from sortilege.rosters.checking import faults
from sortilege.rosters.roster import roster_of
from sortilege.rules.confrontation.end_of_game import END
from sortilege.rules.confrontation.profile import Profile, Rank, Size
from sortilege.rules.incantation2.magicians import knows
from sortilege.rules.incantation2.peoples import COLLEGES
from sortilege.rules.magic.effects import Call, LoseGems, Summon
from sortilege.rules.magic.effects.gems import EndSpells
from sortilege.rules.magic.effects.giving import Hinder, Immune
from sortilege.rules.magic.elements import ELEMENTS
from sortilege.rules.magic.spell import Area, Spell
from tests.properties.skirmishes import any_answer

RULEBOOK: Final = Path(__file__).parents[2] / "docs" / "rules" / "confrontation2.md"
PACK: Final = shipped_pack("confrontation")
CARDS: Final = [model.card for model in PACK.models.values()]
SPELLS: Final = list(PACK.spells.values())
PEOPLES: Final = tuple(dict.fromkeys(army.people for army in PACK.armies.values()))
READY: Final = [army for army in PACK.armies.values() if army.points == 200]
PAIRS: Final = list(combinations(PACK.armies, 2))


# Models


def skills_of_the_rulebook() -> list[str]:
    """The rows of C2-T24."""
    table = RULEBOOK.read_text(encoding="utf-8").split("### C2-T24")[1].split("\n### ")[0]
    names = re.findall(r"^\| [\d.]+ \| ([\w -]+)", table, re.MULTILINE)
    return [re.sub("[ -]", "_", name.strip().removeprefix("Clan of the ").lower()) for name in names]


@pytest.mark.parametrize("skill", skills_of_the_rulebook())
def test_every_skill_is_somebodys(skill: str) -> None:
    assert any(skill in card.skill_names for card in CARDS)


def test_the_rulebook_has_44_rows_of_skills() -> None:
    """Forty-two, and the two that belong to Command."""
    assert len(skills_of_the_rulebook()) == 44


@pytest.mark.parametrize("rank", get_args(Rank))
def test_every_rank_occurs(rank: str) -> None:
    assert any(card.rank == rank for card in CARDS)


@pytest.mark.parametrize("size", Size)
def test_every_size_occurs(size: Size) -> None:
    assert any(card.size is size for card in CARDS)


def test_some_fly_some_ride_some_are_fast_and_some_reach_far() -> None:
    assert any(card.movement2 and card.movement2_for == "fly" for card in CARDS)
    assert any(card.rides for card in CARDS)
    assert any(card.movement >= 15 and "haste" in card.skill_names for card in CARDS)
    assert any(weapon.long > 100 for card in CARDS for weapon in card.weapons)
    assert len({weapon.name for card in CARDS for weapon in card.weapons}) > 4


@pytest.mark.parametrize("people", PEOPLES)
def test_a_people_has_enough_to_choose_from(people: str) -> None:
    own = [card for card in CARDS if card.people == people]
    assert len(own) >= 8
    assert len([card for card in own if card.personality]) >= 2
    assert len({card.level for card in own if card.power}) == len([card for card in own if card.power]) >= 2


# Spells


@pytest.mark.parametrize("element", ELEMENTS)
def test_every_element_has_spells(element: str) -> None:
    assert len([spell for spell in SPELLS if spell.college == f"elemental:{element}"]) >= 3


@pytest.mark.parametrize("college", [*(COLLEGES[people].name for people in PEOPLES), "primitive"])
def test_every_college_has_spells(college: str) -> None:
    assert len([spell for spell in SPELLS if spell.college == college]) >= 4


def test_there_are_artifacts_terrain_and_tables() -> None:
    assert len(PACK.artifacts) == 12
    assert {artifact.use for artifact in PACK.artifacts.values()} == {"worn", "activation", "any_time", "gems_needed"}
    assert len(PACK.terrain) == 12
    assert {piece.piece for table in PACK.tables.values() for piece in table.pieces} == set(PACK.terrain)
    assert len(PACK.tables) == 6
    assert any(not table.pieces for table in PACK.tables.values())


def test_every_kind_of_spell_occurs() -> None:
    assert len(SPELLS) == 40
    assert any(spell.difficulty == "free" for spell in SPELLS)
    assert any(spell.difficulty == "target.fear + 4" for spell in SPELLS)
    assert any(spell.effect_gems for spell in SPELLS)
    assert {"one_combatant", "card", "battlefield"} <= {spell.area for spell in SPELLS if isinstance(spell.area, str)}
    assert {"circle", "cone"} <= {spell.area.shape for spell in SPELLS if isinstance(spell.area, Area)}
    kinds = {type(effect) for spell in SPELLS for effect in spell.effect}
    assert {Summon, Call, LoseGems, EndSpells, Hinder, Immune} <= kinds
    assert any(spell.duration == "game" for spell in SPELLS)
    assert any(spell.frequency.game for spell in SPELLS)


@pytest.mark.parametrize("spell", SPELLS, ids=list(PACK.spells))
def test_every_spell_has_somebody_who_can_learn_it(spell: Spell) -> None:
    assert any(card.power and knows(card, spell) and spell.spell_power <= 2 * card.power for card in CARDS)


# Armies


def cards_of(army: Army) -> list[Profile]:
    return [PACK.models[card.model].card for card in army.cards]


def test_every_people_has_two_armies_and_a_band() -> None:
    assert len(PEOPLES) == 4
    for people in PEOPLES:
        assert sorted(army.points for army in PACK.armies.values() if army.people == people) == [100, 200, 200]


@pytest.mark.parametrize("name", PACK.armies)
def test_an_army_spends_its_points(name: str) -> None:
    army = PACK.armies[name]
    spent = sum(cost_of(PACK, card) * card.count for card in army.cards)
    assert 0.975 * army.points <= spent <= army.points


@pytest.mark.parametrize("name", PACK.armies)
def test_an_army_is_built_by_the_rules(name: str) -> None:
    assert not faults(roster_of(PACK.armies[name]), PACK)


def test_no_two_armies_have_a_character_in_common() -> None:
    """C2-6.2c Whichever two meet."""
    named = [card.called for army in PACK.armies.values() for card in cards_of(army) if card.character]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_any_two_armies_fight_to_the_end(first: str, second: str) -> None:
    """Each pair on one of the tables, so that each army meets every table; after three turns they have had enough."""
    places, tables = list(PACK.armies), list(PACK.tables)
    number = places.index(first) + places.index(second)
    setup = battle_setup(PACK, first, second, tables[number % len(tables)])
    game = sortilege.new("confrontation", setup, seed=number, keeps=False)
    random = Random(number)
    while (ask := game.ask) is not None:
        enough = ask.kind == "any.agree_to_end" and game.state.turn > 3
        game.answer(END if enough else any_answer(ask, random))
    assert game.over
