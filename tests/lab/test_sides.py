"""Who can meet: shipped, of a pack, or of a roster."""

from pathlib import Path

import pytest

from sortilege.content.any_pack import shipped_pack
from sortilege.lab import Fixture, Plan, check_plan, play
from sortilege.rosters.file import written
from sortilege.rosters.roster import roster_of
from sortilege.rosters.sides import setup_of, side, sides_of, tables_of
from sortilege.rules import RULESETS, ruleset

WATCH = """\
roster: 1
name: The Watch at Noon
people: alahan
cards:
  - {model: roderic}
  - {model: lancer, count: 3}
"""

BAND = """\
roster: 1
name: Lanterns
ruleset: arcane
guildhall: [GUILDHALL]
cards: [CARDS]
"""


@pytest.mark.parametrize("name", RULESETS)
def test_every_two_who_are_shipped_can_meet_on_every_table(name: str) -> None:
    sides = sides_of(name)
    for table in ("", *tables_of(name)):
        ruleset(name).begin(
            setup_of(name, sides[0], sides[1], table), {k: v[0] for k, v in ruleset(name).options.items()}
        )


def names(setup: dict[str, object]) -> list[tuple[int, str]]:
    models = setup["models"]
    assert isinstance(models, list)
    return [(model["seat"], model["group"]) for model in models]


def test_a_roster_meets_a_ready_army(tmp_path: Path) -> None:
    path = tmp_path / "watch.roster.yaml"
    path.write_text(WATCH, encoding="utf-8")
    setup = setup_of("confrontation", str(path), "ashen_column", "")
    assert names(dict(setup))[:4] == [(0, "roderic"), (0, "lancer"), (0, "lancer"), (0, "lancer")]
    plan = Plan("confrontation", (str(path), "bell_watch"), 2, "7", ("random", "random"))
    check_plan(plan)
    assert all(play(plan, fixture).fault == "" for fixture in plan.fixtures())


def test_a_ready_army_is_the_same_as_a_roster(tmp_path: Path) -> None:
    path = tmp_path / "watch.roster.yaml"
    path.write_text(written(roster_of(shipped_pack("confrontation").armies["bell_watch"])), encoding="utf-8")
    one, two = (setup_of("confrontation", name, "ashen_column", "") for name in ("bell_watch", str(path)))
    assert one == two


def test_a_side_of_a_pack_that_is_named() -> None:
    assert setup_of("duel", "duel:pim", "morrow", "") == setup_of("duel", "pim", "morrow", "")
    battle = setup_of("confrontation", "confrontation:bell_watch", "ashen_column", "")
    assert battle == setup_of("confrontation", "bell_watch", "ashen_column", "")


def test_a_side_of_a_pack_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.yaml").write_text(
        "pack: mine\nformat: 1\nruleset: duel\nmodels:\n"
        "  - id: ivo\n    card: {name: {en: Ivo}, power: 4, elements: [fire], level: adept}\n",
        encoding="utf-8",
    )
    assert play(Plan("duel", ("mine.yaml:ivo", "pim"), 1, "7", ("random", "random")), Fixture(0, 0)).fault == ""


def test_bands_meet_even_if_they_are_the_same() -> None:
    first, second = sides_of("arcane")[:2]
    for name in (first, second):
        models = [model["id"] for model in setup_of("arcane", name, name, "")["models"]]
        assert len(set(models)) == len(models)


def test_a_band_from_a_roster(tmp_path: Path) -> None:
    name = sides_of("arcane")[0]
    band = side("arcane", name).army
    cards = ", ".join(f"{{model: {card.model}, count: {card.count}}}" for card in band.cards)
    text = BAND.replace("GUILDHALL", ", ".join(band.guildhall)).replace("CARDS", cards)
    (tmp_path / "band.yaml").write_text(text, encoding="utf-8")
    plan = Plan("arcane", (str(tmp_path / "band.yaml"), name), 2, "7", ("random", "random"))
    check_plan(plan)
    assert all(play(plan, fixture).fault == "" for fixture in plan.fixtures())


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("nobody", "there is no side 'nobody' for confrontation; there is .*bell_watch.*, or a roster's file"),
        ("confrontation:nobody", "there is no side 'confrontation:nobody' for confrontation; the pack has "),
        ("duel:pim", "the pack has none|there is no side 'duel:pim'"),
        ("moon:pim", "there is no pack 'moon'"),
        ("moon.yaml:pim", "moon.yaml"),
        ("broken.yaml", "broken.yaml:1:1: "),
        ("band.yaml", "band.yaml is a roster of arcane, not of confrontation"),
        ("strange.yaml", "there is no pack 'strange'"),
    ],
)
def test_what_is_no_side(name: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.yaml").write_text("nothing", encoding="utf-8")
    Path("band.yaml").write_text("roster: 1\nname: A\nruleset: arcane\n", encoding="utf-8")
    Path("strange.yaml").write_text("roster: 1\nname: A\npacks: [strange]\n", encoding="utf-8")
    with pytest.raises(ValueError, match=fault):
        side("confrontation", name)
