"""The examples of docs/cases.md: what is whole runs, what is a sketch is well-formed."""

import re
from pathlib import Path

import jsonschema
import pytest

from sortilege.cases import Results, read_cases, run_file, text_report
from sortilege.cases.schema import case_schema
from sortilege.content.yaml_file import YamlFile
from sortilege.rulebook.texts import checkout

PAGE = (checkout() / "docs" / "cases.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (\w+))?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
WHOLE = [text for language, mark, text in BLOCKS if (language, mark) == ("yaml", "")]
SKETCHES = [text for language, mark, text in BLOCKS if (language, mark) == ("yaml", "sketch")]
SAID = next(text for language, _, text in BLOCKS if language == "text")

SYSTEMS = ["confrontation", "confrontation", "later", "arcane", "sorcery", "incarnation"]


def test_the_first_case_passes(tmp_path: Path) -> None:
    (text,) = WHOLE
    path = tmp_path / "first.yaml"
    path.write_text(text, encoding="utf-8")
    results = Results(tuple(run_file(path)))
    assert results.passed, text_report(results)
    jsonschema.validate(YamlFile.read(path).data, case_schema())


def test_a_wrong_expectation_is_reported_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (text,) = WHOLE
    Path("first.yaml").write_text(text.replace("result: 7", "result: 9"), encoding="utf-8")
    said = text_report(Results(tuple(run_file(Path("first.yaml")))))
    assert re.sub(r"\(\d+\.\d s\)", "(0.0 s)", said) == SAID.strip()


@pytest.mark.parametrize("text", SKETCHES, ids=SYSTEMS)
def test_a_sketch_is_a_case_file(text: str) -> None:
    file = YamlFile("sketch.yaml", text)
    assert all(case.case.script or case.case.expect for case in read_cases(file))
    jsonschema.validate(file.data, case_schema())


def test_there_is_a_sketch_of_every_system() -> None:
    assert [YamlFile("sketch.yaml", text).data["ruleset"] for text in SKETCHES] == SYSTEMS


def test_every_key_of_the_form_is_explained() -> None:
    forms = case_schema()["$defs"]
    keys = {key for name in ("CaseFile", "Case", "Step", "Look", "Chance") for key in forms[name]["properties"]}
    assert not {key for key in keys if not re.search(rf"`[^`\n]*\b{key}\b", PAGE)}
