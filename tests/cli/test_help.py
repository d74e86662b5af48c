"""Each help ends with an example, and the example works."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sortilege import __version__
from sortilege.cli import COMMANDS
from sortilege.rulebook.texts import checkout
from tests.cli.conftest import run

UNTIL_STOPPED = ("serve",)
"""Their examples run until they are stopped: tests/server runs them."""


@pytest.mark.parametrize("command", ["", *(command for command in COMMANDS if command not in UNTIL_STOPPED)])
def test_the_example_of_the_help_works(
    command: str, tmp_path: Path, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(finished, tmp_path / "duel.jsonl")
    (tmp_path / "tests").symlink_to(checkout() / "tests")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = run(*([command] if command else []), "--help")
    assert result.exit_code == 0
    name, *words = shlex.split(result.output.partition("\nExample:\n")[2])
    assert name == "sortilege"
    assert words[0] == (command or "play")
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert "\x1b" not in result.output


def test_it_says_its_version() -> None:
    assert run("--version").output == f"sortilege {__version__}\n"


def test_an_unknown_command() -> None:
    result = run("conjure")
    assert result.exit_code == 2
    assert "No such command 'conjure'" in result.output


def test_the_help_is_quick_because_it_loads_no_game() -> None:
    code = "import sys, sortilege.cli as c; c.main(['--help'], standalone_mode=False); print(sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=20, check=True)
    assert "'sortilege.kernel'" not in done.stdout
    assert "'rich'" not in done.stdout
