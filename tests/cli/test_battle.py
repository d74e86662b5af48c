"""A whole battle at the keyboard: every question is answered by typing, left in the middle, and gone on with."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from sortilege.cli.terminal.answers import of_gems
from sortilege.cli.terminal.paper import Paper
from sortilege.cli.terminal.session import Session
from sortilege.kernel import Allotment, Ask, Number, One, Record, Several
from sortilege.rules.confrontation.end_of_game import PLAY_ON
from sortilege.table.placed import Placed
from tests.cli.conftest import run

MOST_ANSWERS = 3000


class Keys:
    """Types any legal answer to whatever is asked, and `quit` after some of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int, quit_after: int = MOST_ANSWERS) -> None:
        self.random = Random(seed)
        self.typed: list[str] = []
        self.quit_after = quit_after
        self.session: Any = None
        start = Session.__init__

        def begun(session: Session, *words: Any, **named: Any) -> None:
            self.session = session
            start(session, *words, **named)

        monkeypatch.setattr(Session, "__init__", begun)
        monkeypatch.setattr(Paper, "read", lambda _paper, _prompt="": self.read())

    def read(self) -> str:
        if len(self.typed) >= self.quit_after:
            return "quit"
        ask = next(ask for ask in self.session.game.asks if ask.seat in self.session.persons)
        answer = PLAY_ON if ask.kind == "any.agree_to_end" else ask.choice.sample(self.random)
        self.typed.append(typed(ask, answer))
        return self.typed[-1]


def typed(ask: Ask, answer: Any) -> str:
    """What a person types to give an answer."""
    match ask.choice:
        case One(options):
            return str(options.index(answer) + 1)
        case Several(options):
            return " ".join(str(options.index(each) + 1) for each in answer)
        case Number():
            return str(answer)
        case Allotment(bounds):
            if of_gems(ask.choice):
                return " ".join(f"{count} {kind}" for kind, count in answer.items()) or "none"
            return " ".join(str(answer.get(bound.name, 0)) for bound in bounds)
    assert isinstance(answer, Placed)
    way = " ".join(f"{x / 100},{y / 100}" for x, y in (*answer.by, (answer.x, answer.y))[:-1])
    by = f" by {way}" if way else ""
    return f"{answer.x / 100},{answer.y / 100}{by} face {answer.facing / 100}"


PLAY = ("play", "--game", "confrontation", "--against", "random")


def test_a_whole_battle_is_played_left_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "battle.jsonl"
    first = Keys(monkeypatch, 3, quit_after=60)
    shown = run(*PLAY, "--seed", "11", "--save", str(path))
    assert shown.exit_code == 0, shown.output
    assert "Go on with" in shown.output
    second = Keys(monkeypatch, 4)
    shown = run("play", "--against", "random", "--resume", str(path))
    assert shown.exit_code == 0, shown.output
    record = Record.loads(path.read_text(encoding="utf-8"))
    assert record.end is not None
    assert record.end.over
    refused = shown.output.count("No: ")
    assert refused == 0, shown.output[shown.output.index("No: ") - 600 :][:800]
    assert len(first.typed) + len(second.typed) > 100
    assert run("verify", str(path)).exit_code == 0


def test_two_at_one_keyboard_keep_their_cards_from_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Keys(monkeypatch, 5, quit_after=80)
    shown = run(*PLAY[:3], "--against", "person", "--seed", "2", "--save", str(tmp_path / "two.jsonl"))
    assert "Pass the keyboard" in shown.output
    assert "draws a card of his own" in shown.output
