"""One game that was played to its end by keys in a terminal, and the command called in this process."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sortilege.cli import main
from tests.cli.terminal import Terminal, Typist


def run(*words: str, typed: str = "") -> Result:
    """The command as a program calls it, with what is typed already waiting. Nothing may end in a traceback."""
    result = CliRunner().invoke(main, words, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


@pytest.fixture(autouse=True)
def _signals() -> Iterator[None]:
    """A game changes what ends the program."""
    before = {number: signal.getsignal(number) for number in (signal.SIGHUP, signal.SIGTERM)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, int]:
    """The record of a whole game, what the screen showed, and how the command ended."""
    folder = tmp_path_factory.mktemp("played")
    typist = Typist()
    words = ("play", "--against", "random", "--seed", "3", "--word", "a word of mine", "--save", "duel.jsonl")
    with Terminal(*words, folder=folder) as terminal:
        shown = terminal.shown()
        while terminal.waits:
            shown = terminal.type(typist.line(shown))
        return folder / "duel.jsonl", terminal.screen, terminal.exit_code()


@pytest.fixture(scope="session")
def finished(played: tuple[Path, str, int]) -> Path:
    return played[0]
