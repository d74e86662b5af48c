"""What stands on the screen while The Arcane is played: answers as sentences, and what can be typed."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from sortilege.cases.situations.arcane import arcane_case_setup
from sortilege.cli.terminal.paper import Paper
from sortilege.cli.terminal.session import Session
from sortilege.content.any_pack import shipped_arcane_pack
from sortilege.content.arcane_pack import arcane_setup
from sortilege.kernel import Fairness, Game
from sortilege.rules import ruleset

MODELS: dict[str, Any] = {
    "ilvane": {"seat": 0, "at": [5, 5], "torment": 6},
    "maerid": {"seat": 0, "at": [5, 20]},
    "gorrun": {"seat": 1, "at": [12, 5]},
    "quillon": {"seat": 1, "at": [12, 9]},
    "husk": {"seat": 1, "at": [6.12, 20]},
}


class Lines(Paper):
    """A keyboard at which some lines are typed; then they end."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.console.file = self.written = StringIO()
        self.console.width = 200
        self.lines = iter(lines)

    def read(self, _prompt: str = "") -> str:
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def shown(folder: Path, *lines: str, **given: Any) -> str:
    """What two people read who type these lines."""
    setup = arcane_case_setup({"models": MODELS, "activation": "ilvane", **given}, [shipped_arcane_pack()])
    return shown_of(setup, folder, *lines)


def shown_of(
    setup: dict[str, Any], folder: Path, *lines: str, real_dice: bool = False, options: dict[str, str] | None = None
) -> str:
    paper = Lines(*lines)
    fairness = None if real_dice else Fairness("owl", ())
    game = Game(ruleset("arcane"), setup, fairness.chance() if fairness else None, options)
    session = Session(game, {0: None, 1: None}, fairness, folder / "game.jsonl", paper)
    with pytest.raises(EOFError):
        session.play()
    return paper.written.getvalue()


@pytest.mark.parametrize(
    "line",
    [
        "  1  End the activation",
        "  2  Move up to 5″",
        "Cast Frost Bolt  2 dice against DEF, an enemy within 12″; 1 Torment (now 6 of 7); the mind holds with 83 %",
        "Cast Frost Bolt Empowered  3 dice against DEF, an enemy within 12″; 2 Torment (now 6 of 7); the mind holds",
        "Cast Fire Cannon  2 dice against DEF, a circle within 15″; 2 Torment",
    ],
)
def test_answers_are_sentences(tmp_path: Path, line: str) -> None:
    assert line in shown(tmp_path)


def test_an_attack_names_its_weapon_its_dice_and_what_they_must_reach(tmp_path: Path) -> None:
    said = shown(tmp_path, activation="maerid")
    assert "Attack Choir with the long sword  4 dice against DEF 3" in said
    assert "Disengage: a DEX test, then up to 3 inches away" in said


def test_a_target_is_told_with_its_value_and_its_distance(tmp_path: Path) -> None:
    said = shown(tmp_path, "cast frost bolt", models={**MODELS, "ilvane": {"seat": 0, "at": [5, 5]}})
    assert "Gorrun  DEF 4, 5.6″ away" in said


def test_a_dispel_tells_its_chances_and_its_danger(tmp_path: Path) -> None:
    models = {**MODELS, "ilvane": {"seat": 0, "at": [5, 5]}, "quillon": {"seat": 1, "at": [12, 9], "torment": 2}}
    said = shown(tmp_path, "3", "gorrun", "quillon", models=models)
    assert "is the sum to beat. Who dispels it?" in said
    assert "Chances by the dice that are rolled: 1: " in said
    assert "With 3 of them Torment reaches WILL: a Doom at once." in said


def test_anything_is_measured_at_any_time(tmp_path: Path) -> None:
    """ARH-6d"""
    said = shown(tmp_path, "measure ilvane gorrun", "measure quillon", "measure", "measure nobody", "measure Mae gor")
    assert "Ilvane and Gorrun: 5.6″ from base to base, In Vision." in said
    assert "Ilvane and Quillon: 6.8″ from base to base" in said
    assert said.count("Say between whom, such as “measure ilvane maerid”.") == 2
    assert "Maerid and Gorrun: " in said


def test_a_round_base_is_moved_as_the_table_is_drawn(tmp_path: Path) -> None:
    said = shown(tmp_path, "move", "forward 3", "up 3", "move", "right 2")
    assert "Type a place, such as “5,5”, “towards gorrun 4” or “stay”; ? for more." in said
    assert "“forward 3” is no place" in said
    assert "Ilvane moves to (5, 8)." in said
    assert "Ilvane moves to (7, 8)." in said


def test_models_are_called_by_any_of_their_words_or_by_their_letter_on_the_map(tmp_path: Path) -> None:
    husk = {"seat": 1, "card": "husk", "group": "husk"}
    models = {**MODELS, "husk": None, "h1": {**husk, "at": [12, 20]}, "h2": {**husk, "at": [20, 5]}}
    models = {name: model for name, model in models.items() if model}
    typed = ("move", "towards husk", "towards husk 2 1", "move", "towards h 1", "measure mae h")
    said = shown(tmp_path, *typed, models=models)
    assert (
        "“husk” may be any of these: choir husk (1), choir husk (2). Say which, by its name or its letter on the map."
    ) in said
    assert "Ilvane moves to (6, 5)." in said
    assert "Ilvane moves to (7, 5)." in said
    assert "Maerid and Choir Husk (2): " in said


def test_whoever_gets_away_is_not_told_to_stay(tmp_path: Path) -> None:
    setup = arcane_case_setup({"models": MODELS, "activation": "maerid"}, [shipped_arcane_pack()])
    said = shown_of(setup, tmp_path, "disengage", "2", "?", "away choir 2", real_dice=True)
    assert "or “away gorrun 3”; ? for more." in said
    assert "stay" not in said
    assert "Maerid gets away to (3, 20)." in said


@pytest.mark.parametrize(
    ("lines", "helps"),
    [
        (("move", "?"), "there, in inches from the lower left corner"),
        (("move", "?"), "also down, left, right"),
        (("cast fire cannon", "?"), "where that model stands, or as far towards it as the spell reaches"),
        (("?",), "rule ARH-4b"),
    ],
)
def test_help_fits_the_question(tmp_path: Path, lines: tuple[str, ...], helps: str) -> None:
    said = shown(tmp_path, *lines, models={**MODELS, "ilvane": {"seat": 0, "at": [5, 5]}})
    assert helps in said
    assert " cm " not in said


def test_the_letters_of_the_map_stand_beside_the_names(tmp_path: Path) -> None:
    said = shown(tmp_path)
    assert "I Ilvane  W 0/3 HW 0/3 T 6/7" in said
    assert "[I]" in said


def test_cards_have_the_names_of_their_models(tmp_path: Path) -> None:
    warden = {"seat": 0, "card": "warden", "group": "warden"}
    models = {**MODELS, "w1": {**warden, "at": [20, 5]}, "w2": {**warden, "at": [22, 5]}}
    said = shown(tmp_path, activation=None, models=models)
    assert "Lantern Warden  2 models" in said


@pytest.mark.parametrize(
    "line",
    [
        "Ilvane 3 5 7 4 3 lamp staff 2 Guildmaster; Elemental Manipulation",
        "Maerid 3 5 5 5 (S) 3 long sword 4",
        "Gorrun 4 (R) 4 4 4 2 cleaver 4 Weakness: Fire",
        "3 – claws 1 Weakness: Fire; Resistance: Frost; Invulnerable: Terrified",
        "1 5 3 3 – fire pot 1 Fire 3–12″, knife 1",
    ],
)
def test_the_cards_of_the_models_can_be_read(tmp_path: Path, line: str) -> None:
    said = shown(tmp_path, "spells", models={**MODELS, "slinger": {"seat": 0, "at": [25, 25]}})
    assert line in " ".join(said.split())


def test_an_arcanum_says_who_learns_what(tmp_path: Path) -> None:
    said = shown_of(arcane_setup(shipped_arcane_pack(), "lantern_court", "hollow_choir", choose=True), tmp_path)
    assert "Druidcraft  Brother Ostrek learns Venom Spores, Barkskin, Wrath of Roots, Green Tide" in said
    assert "Necromancy  nobody of the band learns anything" in said


@pytest.mark.parametrize(("reading", "percent"), [("fail", 8), ("match_saves", 14)])
def test_the_chance_of_a_mind_is_that_of_the_reading(tmp_path: Path, reading: str, percent: int) -> None:
    """AR-R2, AR-P2, AR-P13 At WILL 5 two dice hold with 1/12, under the option with 1/18 more."""
    models = {**MODELS, "quillon": {"seat": 1, "at": [12, 9], "torment": 4}}
    setup = arcane_case_setup({"models": models, "activation": "quillon"}, [shipped_arcane_pack()])
    said = shown_of(setup, tmp_path, options={"ar.ai_one": reading})
    assert f"2 Torment (now 4 of 5); the mind holds with {percent} %" in said


def test_the_demon_is_called_by_its_host(tmp_path: Path) -> None:
    setup = arcane_case_setup({"models": MODELS, "activation": "ilvane"}, [shipped_arcane_pack()])
    said = shown_of(setup, tmp_path, "4", "1 1", real_dice=True)
    assert "A Planar Demon takes the place of Ilvane." in said
    assert "─ The demon of Ilvane ─" in said
    assert "the demon of Ilvane  W 0/5" in said
