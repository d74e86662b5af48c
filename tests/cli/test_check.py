"""Cases run by the command."""

from pathlib import Path

import msgspec
import pytest

from sortilege.rulebook.texts import checkout
from tests.cli.conftest import run

ABSORPTION = str(checkout() / "tests/cases/incantation2/absorption.yaml")


def test_a_file_that_passes() -> None:
    result = run("check", ABSORPTION)
    assert result.exit_code == 0
    assert "1 file: all as they should be" in result.output


def test_words_choose_cases() -> None:
    every, some = (
        msgspec.json.decode(run("check", ABSORPTION, "--json", *words).output) for words in ((), ("-k", "fire air"))
    )
    assert 0 < some["cases"] < every["cases"]
    assert all("fire" in outcome["name"].casefold() for outcome in some["outcomes"])
    result = run("check", ABSORPTION, "-k", "no such words")
    assert result.exit_code == 2
    assert "There are no cases with these words." in result.output


def test_a_case_that_fails_is_shown_with_its_line(tmp_path: Path) -> None:
    page = (checkout() / "docs/cases.md").read_text(encoding="utf-8")
    case = page.partition("```yaml\n")[2].partition("```")[0]
    path = tmp_path / "first.yaml"
    path.write_text(case, encoding="utf-8")
    assert run("check", str(path)).exit_code == 0
    wrong = case.replace("result: 7", "result: 9")
    path.write_text(wrong, encoding="utf-8")
    line = next(number for number, text in enumerate(wrong.splitlines(), 1) if "result: 9" in text)
    result = run("check", str(path))
    assert result.exit_code == 1
    assert f"{path}:{line}: " in result.output
    assert "1 failed" in result.output
    outcomes = msgspec.json.decode(run("check", str(path), "--json").output)["outcomes"]
    (outcome,) = [each for each in outcomes if not each["passed"]]
    assert outcome["difference"]["line"] == line


@pytest.mark.parametrize("words", [(), ("-k", "anything")])
def test_a_broken_file_is_a_failure(tmp_path: Path, words: tuple[str, ...]) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("cases: [", encoding="utf-8")
    result = run("check", str(path), *words)
    assert result.exit_code == 1
    assert f"{path}:" in result.output
    assert msgspec.json.decode(run("check", str(path), *words, "--json").output)["failed"] == 1


def test_nothing_to_check(tmp_path: Path) -> None:
    assert run("check", str(tmp_path)).exit_code == 2
    assert run("check", str(tmp_path / "nowhere")).exit_code == 2
    assert run("check").exit_code == 2
