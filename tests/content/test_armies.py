"""Armies as they are bought, and the set-up that becomes of them."""

import msgspec
import pytest

import sortilege
from sortilege.content.any_pack import load_any_pack, shipped_pack
from sortilege.content.army import Army, ArmyCard
from sortilege.content.faults import FileError
from sortilege.content.pack import ModelCard, battle_between, battle_setup, bought, cost_of, plain_table
from sortilege.content.yaml_file import YamlFile
from sortilege.rules.confrontation.profile import Skill
from sortilege.rules.confrontation.skills.mutant import points

PACK = shipped_pack("confrontation")


def army(*cards: ArmyCard, people: str = "alahan") -> Army:
    return Army("mine", {"en": "Mine"}, people, cards)


def models(first: Army, second: Army) -> list[dict[str, object]]:
    setup = battle_between((PACK, first), (PACK, second), plain_table(PACK))
    return list(setup["models"])


def test_spells_come_from_the_army_not_from_the_model() -> None:
    (model,) = models(army(ArmyCard("maelys", spells=("steady",))), army())
    assert [spell["id"] for spell in model["spells"]] == ["steady"]  # type: ignore[attr-defined]


def test_further_cards_of_a_model_have_names_of_their_own() -> None:
    lancers = army(ArmyCard("lancer", 2), ArmyCard("lancer", 2), ArmyCard("lancer"))
    found = [(model["id"], model["group"]) for model in models(lancers, army(ArmyCard("lancer")))]
    assert found == [
        ("lancer_1", "lancer"),
        ("lancer_2", "lancer"),
        ("lancer_b_1", "lancer_b"),
        ("lancer_b_2", "lancer_b"),
        ("lancer_c", "lancer_c"),
        ("lancer_d", "lancer_d"),
    ]


def test_the_points_of_a_model_hold_what_was_bought_for_it() -> None:
    """C2-4.4b, I2-3.11a"""
    spells = {spell: msgspec.structs.replace(card, pa=7) for spell, card in PACK.spells.items()}
    priced = msgspec.structs.replace(PACK, spells=spells)
    own = PACK.models["maelys"].card.pa
    assert bought(priced, ArmyCard("maelys", spells=("steady", "noonbeam"))).pa == own + 14
    assert cost_of(priced, ArmyCard("maelys", moon_spell="steady")) == own  # I2-R48: it is free


def test_artifacts_come_to_the_table_and_count_for_mutants() -> None:
    """C2-12.1.24b, I2-3.11a"""
    ours, theirs = army(ArmyCard("maelys", artifacts=("ford_shield", "lamp_oil"))), army(ArmyCard("lancer"))
    setup = battle_between((PACK, ours), (PACK, theirs), plain_table(PACK))
    game = sortilege.new("confrontation", setup, seed=1)
    assert [*game.state.carried["maelys"].artifacts] == ["ford_shield", "lamp_oil"]
    worth = PACK.models["maelys"].card.pa + PACK.artifacts["ford_shield"].pa + PACK.artifacts["lamp_oil"].pa
    assert points(game, 0) == worth


def test_an_incarnation_costs_twice_its_points_and_is_a_personality() -> None:
    """C2-12.1.19a"""
    plain, incarnate = (bought(PACK, ArmyCard("lancer", incarnation=is_one)) for is_one in (False, True))
    assert (incarnate.pa, incarnate.personality) == (2 * plain.pa, True)
    assert not plain.personality


def test_the_ready_armies_are_set_up() -> None:
    first, second = list(PACK.armies)[:2]
    assert {model["seat"] for model in battle_setup(PACK, first, second)["models"]} == {0, 1}


@pytest.mark.parametrize(
    ("card", "what"),
    [
        ("{model: tam, spells: [frost]}", "no spell has the id 'frost'"),
        ("{model: tim}", "no model has the id 'tim'"),
        ("{model: tam, count: 0}", "at least 1"),
        ("{model: tam, moon: [7]}", "at most 6"),
        ("{model: tam, elements: [mud]}", "mud"),
    ],
)
def test_what_an_army_names_must_be_there(card: str, what: str) -> None:
    text = (
        "pack: p\nformat: 1\nruleset: confrontation\nmodels: [{id: tam, card: {name: {en: Tam}}}]\n"
        f"armies:\n  - id: a\n    name: {{en: A}}\n    people: alahan\n    cards:\n      - {card}\n"
    )
    with pytest.raises(FileError) as caught:
        load_any_pack(YamlFile("p.yaml", text))
    assert caught.value.line == 10
    assert what in caught.value.wrong


def test_substitutes_stand_by_for_an_exchange() -> None:
    """C2-12.1.35a"""
    mine = msgspec.structs.replace(army(ArmyCard("lancer")), substitutes=(ArmyCard("archer", 2),))
    setup = battle_between((PACK, mine), (PACK, army()), plain_table(PACK))
    assert [(one["id"], one["seat"]) for one in setup["substitutes"]] == [("archer_1", 0), ("archer_2", 0)]


def test_what_was_bought_for_mutants_counts_among_the_points_that_choose_them() -> None:
    """C2-12.1.24b With its spell the army is worth the 100 points for which one mutant is chosen."""
    mutant = msgspec.structs.replace(PACK.models["maelys"].card, pa=90, skills=(Skill("mutant"),))
    spells = {**PACK.spells, "noonbeam": msgspec.structs.replace(PACK.spells["noonbeam"], pa=10)}
    models = {**PACK.models, "mutant": ModelCard("mutant", mutant)}
    pack = msgspec.structs.replace(PACK, models=models, spells=spells)
    for bought_spells, worth in (((), 90), (("noonbeam",), 100)):
        first, second = army(ArmyCard("mutant", spells=bought_spells)), army(ArmyCard("harrow"))
        setup = battle_between((pack, first), (PACK, second), plain_table(PACK))
        game = sortilege.new("confrontation", setup, seed=1)
        assert points(game, 0) == worth
