"""The Arcane at the keyboard: a whole game between two people, whose answers are typed."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from sortilege import default_setup
from sortilege.cli import main
from sortilege.cli.terminal.paper import Paper
from sortilege.cli.terminal.session import Session
from sortilege.kernel import Allotment, Ask, Fairness, Game, Number, One, Several
from sortilege.rules import ruleset
from sortilege.rules.arcane.vision import DesignatedPoint


class Typing(Paper):
    """A keyboard at which somebody types legal answers as a person would."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.written = StringIO()
        self.console.file = self.written
        self.random = Random(seed)
        self.session: Session
        self.kinds: set[str] = set()
        self.asked: Ask | None = None

    def read(self, _prompt: str = "") -> str:
        ask = self.session.game.ask
        assert ask is not None
        assert ask is not self.asked, f"{ask.kind} was not taken: {self.written.getvalue()[-200:]}"
        self.asked = ask
        self.kinds.add(ask.kind)
        return typed(ask, ask.choice.sample(self.random))


def typed(ask: Ask, answer: Any) -> str:
    match ask.choice:
        case One(options):
            return str(options.index(answer) + 1)
        case Number():
            return str(answer)
        case Several():
            return " ".join(map(str, answer))
        case Allotment(bounds):
            return " ".join(str(answer.get(bound.name, 0)) for bound in bounds)
        case DesignatedPoint():
            return f"{answer[0] / 100},{answer[1] / 100}"
    return f"{answer.x / 100},{answer.y / 100}"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Session, str]:
    """A game of two Rounds, from the choice of the Arcana to the points."""
    paper = Typing(5)
    setup = {
        **default_setup("arcane"),
        "rounds": 2,
        "guildhalls": [["great_hall", "heroic_inspiration", "heroic_inspiration"]] * 2,
    }
    fairness = Fairness("owl", ("ash", "elm"))
    game = Game(ruleset("arcane"), setup, fairness.chance(), {"ar.orders": "on"})
    save = tmp_path_factory.mktemp("arcane") / "game.jsonl"
    paper.session = Session(game, {0: None, 1: None}, fairness, save, paper)
    paper.session.play()
    assert paper.session.save()
    return paper.session, paper.written.getvalue()


def test_two_people_play_to_the_end(played: tuple[Session, str]) -> None:
    session, text = played
    assert session.game.over
    assert re.search(r"wins the Quest|ends in a draw", text)
    paper: Any = session.paper
    assert {"setup.arcanum", "deploy.place", "activation.card", "activation.act", "move.place"} <= paper.kinds
    assert "Round 2 begins." in text
    assert "[ARH-3e]" in text
    assert "(round start)" not in text


def test_everything_that_happened_has_words(played: tuple[Session, str]) -> None:
    session, text = played
    for event in session.game.log():
        said = session.speaker.event(event)
        assert not said.startswith("("), said
    assert "{" not in text


def test_its_record_is_told_and_verified(played: tuple[Session, str]) -> None:
    path = str(played[0].save_path)
    told = CliRunner().invoke(main, ["replay", path])
    assert told.exit_code == 0, told.output
    assert "Round 1 begins." in told.output
    shown = CliRunner().invoke(main, ["replay", path, "--step", "30"])
    assert shown.exit_code == 0, shown.output
    verified = CliRunner().invoke(main, ["verify", path])
    assert verified.exit_code == 0, verified.output


def test_a_game_is_begun_left_and_gone_on_with(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    begun = CliRunner().invoke(
        main,
        ["play", "--game", "arcane", "--against", "person", "--seed", "4", "--save", path],
        input="1\nspells\nquit\n",
    )
    assert begun.exit_code == 0, begun.output
    assert "Sepphra’s band" in begun.output
    assert "Frost Bolt" in begun.output
    assert Path(path).exists()
    resumed = CliRunner().invoke(main, ["play", "--resume", path, "--against", "person"], input="2\nquit\n")
    assert resumed.exit_code == 0, resumed.output
    assert "takes the Arcanum of Druidcraft" in resumed.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--game", "arcane", "--bands", "lantern_court,nobody"], "'nobody' is none of the bands; there are"),
        (["--game", "arcane", "--bands", "lantern_court"], "Two bands meet"),
        (["--game", "arcane", "--magicians", "pim,morrow"], "--magicians is for the duel"),
        (["--bands", "a,b"], "--bands is for The Arcane"),
    ],
)
def test_what_does_not_fit_is_said(words: list[str], said: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["play", *words, "--save", str(tmp_path / "game.jsonl")])
    assert done.exit_code == 2
    assert said in done.output
