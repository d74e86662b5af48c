"""Neither the kernel nor the table has anything of one game built into it, not even its words."""

import re
from pathlib import Path

import pytest

from sortilege.rulebook.texts import checkout

SOURCES = checkout() / "src" / "sortilege"
OF_ONE_GAME = re.compile(
    r"\b(gems?|mana|torment|dooms?|initiative|magicians?|arcanists?|dispel|absorb|duel|arcane|confrontation|sorcery)\b",
    re.IGNORECASE,
)
RULESET_BY_NAME = re.compile(r"ruleset(\.name)?\s*(==|!=)\s*[\"']")


@pytest.mark.parametrize("package", ["kernel", "table"])
def test_it_has_no_word_of_one_game(package: str) -> None:
    assert not list(found(SOURCES / package, OF_ONE_GAME))


def test_nobody_asks_which_game_it_is() -> None:
    """What differs is looked up where games register it: their rules, faces, packs and players."""
    assert not list(found(SOURCES, RULESET_BY_NAME))


def found(folder: Path, words: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"
        for path in sorted(folder.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if words.search(line)
    ]
