"""The runner: what it says of a case that is wrong, and that nothing in a file can stop it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.cases import Outcome, Results, find_case_files, json_report, run_file, run_paths, text_report
from sortilege.content.plain_text import DEEPEST, LARGEST

PACKS = Path(__file__).parent / "packs"

HEAD = f"""\
ruleset: duel
packs: [{PACKS}/examples.yaml]
auto: {{cast.additional_gems: {{}}}}
given:
  table: open
  clock: 5
  slot: first_group
  models:
    tamsin: {{seat: 0, at: [30, 40], reserve: {{fire: 3, air: 1}}}}
    e1: {{card: soldier, seat: 1, at: [40, 40]}}
cases:
"""
GOOD = """\
  - case: It is cast
    rules: [I2-6.3.2b]
    script:
      - answer: [cast, tamsin]
      - answer: [cinder, e1]
        dice: [4]
        events: [{event: spell_cast}]
    expect: {magicians.tamsin.reserve: {fire: 2, air: 1}}
"""


def run(folder: Path, text: str) -> list[Outcome]:
    path = folder / "some.yaml"
    path.write_text(text, encoding="utf-8")
    return run_file(path)


def first_fault(folder: Path, change: tuple[str, str]) -> tuple[str, str]:
    """The line of the file at which a changed case fails, and what is said of it."""
    old, new = change
    text = HEAD + GOOD
    assert old in text
    text = text.replace(old, new)
    (outcome,) = run(folder, text)
    assert not outcome.passed
    assert outcome.difference is not None
    return text.splitlines()[outcome.difference.line - 1].strip(), outcome.difference.what


def test_a_good_case_passes(tmp_path: Path) -> None:
    (outcome,) = run(tmp_path, HEAD + GOOD)
    assert (outcome.name, outcome.rules, outcome.passed, outcome.difference) == (
        "It is cast",
        ("I2-6.3.2b",),
        True,
        None,
    )
    assert outcome.line == 12


def test_the_first_difference_is_shown_with_its_line_step_and_values(tmp_path: Path) -> None:
    (outcome,) = run(tmp_path, HEAD + GOOD.replace("{event: spell_cast}", "{event: power_rolled, result: 9}"))
    difference = outcome.difference
    assert difference is not None
    assert (difference.step, difference.line) == (2, 18)
    assert difference.expected == {"event": "power_rolled", "result": 9}
    assert difference.actual[0]["result"] == 8
    report = text_report(Results((outcome,)))
    assert report.startswith(f"{outcome.file}:18: It is cast [I2-6.3.2b], step 2\n")
    assert '    expected  {"event":"power_rolled","result":9}\n' in report
    assert '"result":8' in report


@pytest.mark.parametrize(
    ("change", "line", "what"),
    [
        (("fire: 2, air: 1", "fire: 2"), "expect: {magicians.tamsin.reserve: {fire: 2}}", "magicians.tamsin.reserve"),
        (("magicians.tamsin.reserve:", "magicians.tamsin.reserv:"), "expect:", "no 'reserv'; perhaps 'reserve'"),
        (("dice: [4]", "dice: [4, 5]"), "dice: [4, 5]", "dice are left over"),
        (("dice: [4]", "dice: []"), "events: [{event: spell_cast}]", "this is not told"),
        (("dice: [4]", "dice: [7]"), "dice: [7]", "the dice cannot be thrown so: casting wants 1"),
        (("[cinder, e1]", "[cinder, e2]"), "- answer: [cinder, e2]", "the answer is refused: unknown_option"),
        (("- answer: [cinder", "- ask: cast.pay\n        answer: [cinder"), "- ask: cast.pay", "another question"),
        (("- answer: [cinder", "- seat: 1\n        answer: [cinder"), "- seat: 1", "another seat is asked"),
        (("- answer: [cinder", "- rule: I2-6.5b\n        answer: [cinder"), "- rule: I2-6.5b", "another rule"),
        (
            ("- answer: [cinder", "- about: {magician: e1}\n        answer: [cinder"),
            "- about:",
            "not about this magician",
        ),
        (
            ("- answer: [cinder", "- legal: [[cinder, e1]]\n        answer: [cinder"),
            "- legal:",
            "other answers are legal",
        ),
        (
            ("- answer: [cinder", "- offered: [[gloom, e1]]\n        answer: [cinder"),
            "- offered:",
            "this is not offered",
        ),
        (
            ("- answer: [cinder", "- not_offered: [[cinder, e1]]\n        answer: [cinder"),
            "- not_offered:",
            "is offered",
        ),
        (("- answer: [cinder, e1]", "- refused: [cinder, e1]\n        by: I2-F24"), "- refused:", "is not refused"),
        (("- answer: [cinder, e1]", "- refused: [gloom, e1]\n        by: I2-F24"), "by: I2-F24", "refused otherwise"),
        (
            ("- answer: [cinder", "- until: cast.answer\n        answer: [cinder"),
            "- until:",
            "do not lead to cast.answer",
        ),
        (("event: spell_cast", "event: spel_cast"), "events: [{event: spel_cast}]", "perhaps 'spell_cast'"),
        (("event: spell_cast", "event: spell_cast, by: x"), "events:", "spell_cast does not say 'by'"),
        (("events: [", "not_events: ["), "not_events:", "this is told"),
        (("    expect:", "    absent: [magicians.tamsin]\n    expect:"), "absent:", "magicians.tamsin is there"),
        (("    expect:", "    absent: [magicans.tamsin]\n    expect:"), "absent:", "perhaps 'magicians'"),
        (("    rules:", "    options: {i2.six_rerol: optional}\n    rules:"), "options:", "perhaps 'i2.six_reroll'"),
        (("    rules:", "    options: {i2.six_reroll: never}\n    rules:"), "options:", "one of optional, mandatory"),
        (("tamsin: {seat: 0", "tamsyn: {seat: 0"), "tamsyn:", "no pack has the model 'tamsyn'; perhaps 'tamsin'"),
        (("card: soldier", "card: soldir"), "e1: {card: soldir", "perhaps 'soldier'"),
        (("reserve: {fire: 3", "reserv: {fire: 3"), "tamsin:", "perhaps 'reserve'"),
        (("at: [30, 40]", "at: [30]"), "tamsin:", "length 2"),
        (("seat: 0", "seat: 5"), "cases:", "seat 0 or to seat 1"),
        (("table: open", "table: opne"), "table: opne", "perhaps 'open'"),
        (("clock: 5", "clok: 5"), "clok: 5", "perhaps 'clock'"),
        (("clock: 5", "clock: five"), "clock: five", "Expected"),
        (("examples.yaml", "exampels.yaml"), "packs:", "there is no pack"),
        (("ruleset: duel", "ruleset: dual"), "", "there is no ruleset 'dual'; perhaps 'duel'"),
    ],
)
def test_what_is_wrong_in_a_case_is_said_with_its_line(
    tmp_path: Path, change: tuple[str, str], line: str, what: str
) -> None:
    found_line, found = first_fault(tmp_path, change)
    assert what in found
    assert found_line.startswith(line) or line == "cases:"


@pytest.mark.parametrize(
    ("change", "line", "what"),
    [
        (("events:", "event:"), "event: [{event: spell_cast}]", "'event' is not known here; perhaps 'events'"),
        (("    script:", "    scripts:"), "scripts:", "perhaps 'script'"),
        (("packs:", "pack_s:"), "pack_s:", "perhaps 'packs'"),
        (("dice: [4]", "dice: [four]"), "dice: [four]", "Expected `int`"),
        (("    rules:", "   rules:"), "", ""),
        (("dice: [4]", "dice: [4"), "", ""),
        (("answer: [cast, tamsin]", "answer: *tamsin"), "", ""),
        (("answer: [cast, tamsin]", "refused: [cast, tamsin]"), "- refused:", "`refused` and `by` belong together"),
        (("- case: It is cast", "- title: It is cast"), "- title: It is cast", "'title' is not known here"),
        (("expect: {magicians.tamsin.reserve: {fire: 2, air: 1}}", "expect: all"), "expect: all", "Expected `object`"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_line(
    tmp_path: Path, change: tuple[str, str], line: str, what: str
) -> None:
    found_line, found = first_fault(tmp_path, change)
    assert what in found
    assert found_line.startswith(line)


def test_an_id_that_no_specification_defines(tmp_path: Path) -> None:
    unknown = "I2-" + "6.3.2z"  # put together here, so that this file cites only what exists
    line, what = first_fault(tmp_path, ("I2-6.3.2b", unknown))
    assert line == f"rules: [{unknown}]"
    assert what.startswith(f"no specification defines '{unknown}'; the closest: I2-6.3.2")


def test_two_cases_of_one_name(tmp_path: Path) -> None:
    (outcome,) = run(tmp_path, HEAD + GOOD + GOOD)
    assert outcome.difference is not None
    assert outcome.difference.what == "another case of this file has the same name"
    assert outcome.difference.line == 20


def test_one_case_that_fails_leaves_the_others_alone(tmp_path: Path) -> None:
    bad = GOOD.replace("It is cast", "It is not").replace("dice: [4]", "dice: [3]")
    assert [outcome.passed for outcome in run(tmp_path, HEAD + bad + GOOD)] == [False, True]


def test_a_case_that_breaks_the_rules_is_a_failure_of_that_case(tmp_path: Path) -> None:
    curse = "{source: hex, bearer: tamsin, by: e1, rule: I2-3.6a, last_turn: 1, abilities: [none_such]}"
    broken = GOOD.replace("It is cast", "It breaks").replace(
        "    script:", f"    given: {{lasting: {{hex: {curse}}}}}\n    script:"
    )
    first, second = run(tmp_path, HEAD + broken + GOOD)
    assert first.difference is not None
    assert "it broke: KeyError('none_such')" in first.difference.what
    assert second.passed


def test_a_case_that_runs_away_is_a_failure_of_that_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sortilege.cases.playing.MOST_ANSWERS", 50)
    turns = "2, 3, 2, 2, " * 100
    endless = f"""\
  - case: It runs away
    given: {{turns: 1000, models: {{e1: {{card: tamsin}}}}, phase: turn_start, slot: null, clock: null}}
    auto: {{move.trance: 'no', move.move: stay, shooting.cast_speed: pass, shooting.act: end}}
    first: [move.place, end.recovered_gems]
    script: [{{dice: [{turns}]}}]
"""
    first, second = run(tmp_path, HEAD + endless + GOOD)
    assert first.difference is not None
    assert first.difference.what == "after 50 automatic answers there is no end"
    assert second.passed


def test_a_chance_that_is_never_counted_out_is_a_failure_of_that_case(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sortilege.cases.chances.MOST_QUESTIONS", 50)
    endless = """\
  - case: It counts without end
    given: {models: {e1: {card: tamsin}}, phase: turn_start, slot: null, clock: null}
    auto: {dice.roll_again: again}
    chance: {of: [{event: game_over}], is: 1, least: 1/1000000000000000000000000000}
"""
    first, second = run(tmp_path, HEAD + endless + GOOD)
    assert first.difference is not None
    assert first.difference.what == "more than 50 questions would have to be counted"
    assert second.passed


def test_dice_that_are_not_there_hold_the_case_up_at_the_next_question(tmp_path: Path) -> None:
    text = HEAD + GOOD.replace("        dice: [4]\n        events: [{event: spell_cast}]\n", "      - answer: end\n")
    (outcome,) = run(tmp_path, text)
    assert outcome.difference is not None
    assert (outcome.difference.step, outcome.difference.what) == (3, "dice are wanting: casting")


def test_a_chance_that_is_another(tmp_path: Path) -> None:
    chance = """\
  - case: Half
    script:
      - answer: [cast, tamsin]
      - answer: [cinder, e1]
    chance: {of: [{event: spell_cast}], until: [{event: spell_failed}], is: 2/3}
"""
    (outcome,) = run(tmp_path, HEAD + chance)
    assert outcome.difference is not None
    assert (outcome.difference.expected, outcome.difference.actual) == ("2/3", "1/2")
    (right,) = run(tmp_path, HEAD + chance.replace("2/3", "1/2"))
    assert right.passed
    (wrong,) = run(tmp_path, HEAD + chance.replace("2/3", "half"))
    assert wrong.difference is not None
    assert wrong.difference.what == "this is no fraction"


HOSTILE = {
    "empty": b"",
    "not yaml": b"cases: [}{",
    "a word": b"cases",
    "a list": b"- cases",
    "not text": b"\xff\xfe\x00cases",
    "control characters": b'ruleset: duel\ncases: [{case: "\x07"}]',
    "deep": b"[" * (DEEPEST * 40),
    "laughter": b"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\nruleset: duel\ncases: []",
    "a tag": b"ruleset: !!python/object/apply:os.system ['true']\ncases: []",
    "a long number": b"ruleset: duel\ncases: [{case: x, script: [{dice: [" + b"9" * 5000 + b"]}]}]",
    "numbers for names": b"1: 2\n3: 4",
    "null": b"ruleset: null\ncases: null",
    "a path": b"ruleset: duel\npacks: [../../../../../../../etc/passwd]\ncases: [{case: x}]",
    "a device": b"ruleset: duel\npacks: [/dev/zero.yaml, /dev/zero]\ncases: [{case: x}]",
    "no setup": b"ruleset: duel\ncases: [{case: x, script: [{answer: 1}]}]",
    "a wide table": b"ruleset: duel\ngiven: {table: {width: .inf}}\ncases: [{case: x, script: [{answer: 1}]}]",
    "too large": b"#" * (LARGEST + 1),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_no_file_stops_the_runner(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "hostile.yaml"
    path.write_bytes(text)
    outcomes = run_file(path)
    assert [outcome.passed for outcome in outcomes] in ([False], [])
    assert text_report(Results(tuple(outcomes)))


def test_a_file_that_is_not_there_and_a_folder_without_cases(tmp_path: Path) -> None:
    results = run_paths([tmp_path / "nothing.yaml"])
    assert not results.passed
    assert results.outcomes[0].difference is not None
    assert run_paths([tmp_path]).outcomes == ()


def test_files_are_found_in_folders_and_packs_are_passed_over(tmp_path: Path) -> None:
    for name in ("b.yaml", "a.yml", "deep/c.yaml", ".hidden/d.yaml", "notes.txt"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("ruleset: duel\ncases: []\n")
    (tmp_path / "pack.yaml").write_text("pack: some\nformat: 1\n")
    found = [str(path.relative_to(tmp_path)) for path in find_case_files([tmp_path, tmp_path / "pack.yaml"])]
    assert found == ["a.yml", "b.yaml", "deep/c.yaml", "pack.yaml"]


def test_the_reports(tmp_path: Path) -> None:
    outcomes = run(tmp_path, HEAD + GOOD + GOOD.replace("It is cast", "It is not").replace("dice: [4]", "dice: [3]"))
    results = Results(tuple(outcomes))
    assert "2 cases in 1 file: 1 failed" in text_report(results)
    report: dict[str, Any] = msgspec.json.decode(json_report(results))
    assert (report["passed"], report["cases"], report["failed"]) == (False, 2, 1)
    failed = report["outcomes"][1]
    assert failed["name"] == "It is not"
    assert failed["difference"]["line"] == 26
    assert failed["difference"]["step"] == 2
    assert text_report(Results(tuple(outcomes[:1]))).startswith("1 case in 1 file: all as they should be")


def test_a_case_changes_single_fields_of_what_its_file_gives(tmp_path: Path) -> None:
    text = (
        HEAD
        + """\
  - case: One field
    given: {models: {tamsin: {reserve: {air: 2}}, e1: null}, clock: 4}
    expect: {magicians.tamsin.reserve: {air: 2}, field.bases.tamsin.x: 3000, clock: 4, turn: 1}
    absent: [models.e1]
"""
    )
    (outcome,) = run(tmp_path, text)
    assert outcome.passed, text_report(Results((outcome,)))


def test_a_shipped_pack_is_named_without_an_ending(tmp_path: Path) -> None:
    text = """\
ruleset: duel
packs: [duel]
cases:
  - case: Two of the shipped pack
    given:
      table: one_wall
      phase: shooting
      models:
        pim: {seat: 0, at: [10, 20], reserve: {fire: 1}}
        morrow: {seat: 1, at: [20, 20]}
    script:
      - {ask: shooting.cast_speed, seat: 0}
"""
    (outcome,) = run(tmp_path, text)
    assert outcome.passed, text_report(Results((outcome,)))
