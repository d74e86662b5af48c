"""Every case of this folder is a test, and the files are as the published schemas say."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import jsonschema
import pytest

import sortilege
from sortilege.cases import ReadCase, failure, find_case_files, read_cases, read_file, run_case
from sortilege.cases.schema import SCHEMAS
from sortilege.content.any_pack import pack_from
from sortilege.content.pack_files import PackFiles
from sortilege.content.schema import written
from sortilege.content.yaml_file import YamlFile
from sortilege.rulebook.texts import checkout

FOLDER = Path(__file__).parent
SHIPPED = Path(sortilege.__file__).parent / "content" / "packs"
PACKS = [*sorted((FOLDER / "packs").iterdir()), *sorted(SHIPPED.iterdir())]
PUBLISHED = checkout() / "docs" / "schema"


def cases() -> Iterator[ReadCase]:
    for path in find_case_files([FOLDER]):
        yield from read_cases(read_file(path))


@cache
def editor(name: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(SCHEMAS[name]())


def name_of(read: ReadCase) -> str:
    return f"{Path(read.file.name).relative_to(FOLDER).with_suffix('')}: {read.case.case}"


@pytest.mark.parametrize("read", list(cases()), ids=name_of)
def test_case(read: ReadCase) -> None:
    outcome = run_case(read)
    assert outcome.passed, failure(outcome)


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_published_schema_is_up_to_date(name: str) -> None:
    published = (PUBLISHED / name).read_text(encoding="utf-8")
    assert published == written(SCHEMAS[name]()), "run python -m sortilege.cases.schema docs/schema"


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_one(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[name]())


@pytest.mark.parametrize("path", find_case_files([FOLDER]), ids=lambda path: path.stem)
def test_an_editor_finds_no_fault_with_a_case_file(path: Path) -> None:
    editor("case.schema.json").validate(YamlFile.read(path).data)


@pytest.mark.parametrize("path", PACKS, ids=lambda path: path.stem)
def test_a_pack_is_read_and_an_editor_finds_no_fault_with_it(path: Path) -> None:
    assert pack_from(path).id == path.stem
    for file in PackFiles.read(path).files:
        editor("pack.json").validate(file.data)
