"""Rules looked up."""

import msgspec
import pytest

from tests.cli.conftest import run


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("I2-6.7.1a",), "To absorb, he spends as many gems as the caster spent on that casting"),
        (("i2-6.7.1A",), "I2-6.7.1a  §6.7 Counter-magic"),
        (("I2-6.7",), "I2-6.7.2c The spell is cancelled"),
        (("C2-T18",), "│ stun "),
        (("I2-F37",), "Obeyed in src/sortilege/"),
        (("I2-6.7.1a",), "Tested in tests/cases/incantation2/absorption.yaml:"),
        (("I2-R5",), "Cited by I2-6.7g"),
        (("absorb", "gems"), "I2-6.7.1a  To absorb"),
        (("absorb gems",), "entries have these words"),
        ((), "  I2   Incantation 2"),
        (("--coverage", "i2"), "rules of I2:"),
    ],
)
def test_what_is_found(words: tuple[str, ...], said: str) -> None:
    result = run("rule", *words)
    assert result.exit_code == 0
    assert said in result.output
    assert "\x1b" not in result.output


UNKNOWN, NEARLY = "I2-" + "R5000", "I2-" + "T1"
"""Ids of no rule, in two parts: what is cited must exist."""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((UNKNOWN,), f"No specification defines {UNKNOWN}."),
        ((NEARLY,), f"No specification defines {NEARLY}. Perhaps "),
        (("zzzqqq",), "No rule is called “zzzqqq” and none has these words."),
        (("--coverage", "XX"), "There are no rules of XX; there are C2, I2"),
    ],
)
def test_what_is_not_found(words: tuple[str, ...], said: str) -> None:
    result = run("rule", *words)
    assert result.exit_code == 2
    assert said in result.output


def test_as_json() -> None:
    one = msgspec.json.decode(run("rule", "I2-6.7.1a", "--json").output)
    assert one["id"] == "I2-6.7.1a"
    assert one["code"]
    assert one["tests"]
    assert "I2-6.7.1a" in [entry["id"] for entry in msgspec.json.decode(run("rule", "absorb", "gems", "--json").output)]
    assert "I2" in msgspec.json.decode(run("rule", "--json").output)
    assert {row["light"] for row in msgspec.json.decode(run("rule", "--coverage", "I2", "--json").output)} <= {
        "obeyed and tested",
        "code only",
        "tests only",
        "none",
    }
