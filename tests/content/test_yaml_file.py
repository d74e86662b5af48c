"""A file that a person wrote, or that somebody made up: what is wrong with it is said with its line."""

from pathlib import Path

import pytest

from sortilege.content.faults import FileError
from sortilege.content.plain_text import LARGEST
from sortilege.content.yaml_file import YamlFile


@pytest.mark.parametrize(
    ("text", "line", "wrong"),
    [
        ("", 1, "the file is empty"),
        ("a: 1\n\tb: 2\n", 2, "cannot start any token"),
        ("a: 1\n---\nb: 2\n", 2, "another document"),
        ("a: 1\nb: 2\na: 3\n", 3, "'a' stands here twice"),
        ("a: 1\nb: &x [1]\nc: *x\n", 2, "a part is repeated by an alias"),
        ("a: 1\nb: !!python/name:os.system x\n", 2, "put it in quotes if it is a word"),
        ("a: 1\nb: 2001-01-01\n", 2, "put it in quotes if it is a word"),
        ("a: 1\nb: .nan\n", 2, "is no number that is known here"),
        ("a: 1\n? [b]\n: 2\n", 2, "a name is a word"),
        ("a: 1\nb: " + "[" * 60 + "]" * 60, 2, "nested deeper than 40 levels"),
        ("a: 1\nb: " + "[" * 9000 + "]" * 9000, 2, "nested deeper than 40 levels"),
        ('a: 1\nb: "\\ud800"\n', 2, "cannot be written as text"),
        ('a: 1\n"\\ud800": 1\n', 2, "cannot be written as text"),
        ("a: 1\nb: " + "9" * 5000, 2, "is no number that is known here"),
    ],
)
def test_what_is_wrong(text: str, line: int, wrong: str) -> None:
    with pytest.raises(FileError) as raised:
        YamlFile("small.yaml", text)
    assert wrong in raised.value.wrong
    assert raised.value.line == line


@pytest.mark.parametrize(
    ("raw", "line", "wrong"),
    [(b"a: 1\nb: \xff\n", 2, "this is not UTF-8 text"), (b"#" * (LARGEST + 1), 1, "the file is larger than")],
)
def test_what_is_no_text(tmp_path: Path, raw: bytes, line: int, wrong: str) -> None:
    path = tmp_path / "small.yaml"
    path.write_bytes(raw)
    with pytest.raises(FileError) as raised:
        YamlFile.read(path)
    assert wrong in raised.value.wrong
    assert raised.value.line == line


def test_switches_are_words() -> None:
    assert YamlFile("small.yaml", "a: on\nb: off\nc: true\nd: ~\n").data == {
        "a": "on",
        "b": "off",
        "c": True,
        "d": None,
    }
