"""What somebody made up to do harm is refused at once, with file, line and reason."""

from time import perf_counter

import pytest

from sortilege.content.any_pack import load_any_pack
from sortilege.content.faults import FileError
from sortilege.content.yaml_file import YamlFile

HEAD = "pack: bad\nformat: 1\nruleset: confrontation\n"
SPELL = (
    HEAD + "spells:\n  - {{id: {id}, name: {{en: {name}}}, college: primitive, gems: {{neutral: 1}}, "
    "difficulty: {difficulty}, range: 10, target: any, effect: [{{do: wound, force: {force}}}]}}\n"
)


def spell(**said: str) -> str:
    return SPELL.format(**{"id": "blow", "name": "Blow", "difficulty": "5", "force": "3", **said})


HOSTILE = {
    "a million entries": (HEAD + "models:\n" + "  - {id: a}\n" * 1_000_000, "the file is larger"),
    "many short entries": (HEAD + "models: [" + "{}," * 150_000 + "]\n", "40,000 parts"),
    "many lines": (HEAD + "models:\n" + "- a\n" * 100_000, "40,000 parts"),
    "brackets": (HEAD + "models: " + "[" * 100_000 + "\n", "nested deeper"),
    "braces": (HEAD + "models: " + "{a: " * 30_000 + "\n", "nested deeper"),
    "dashes": (HEAD + "models:\n  " + "- " * 5_000 + "\n", "nested deeper"),
    "indentation": (HEAD + "models:\n" + "".join(" " * n + "a:\n" for n in range(1, 500)), "nested deeper"),
    "an alias bomb": (HEAD + "a: &a [x, x]\nb: &b [*a, *a]\nmodels: [*b, *b]\n", "alias"),
    "a merge key": (HEAD + "models:\n  - <<: {id: a}\n", "'<<' is not known here"),
    "a tag": (HEAD + "models: !!python/object/apply:os.system [ls]\n", "tag"),
    "a directive": ("%YAML 1.1\n---\n" + HEAD, "begins with %"),
    "the same name twice": (HEAD + "pack: worse\n", "stands here twice"),
    "bytes that are no text": (HEAD + "title: {en: \0\0}\n", "cannot be seen"),
    "writing turned round": (spell(name='"\u202egnol"'), "RIGHT-TO-LEFT OVERRIDE"),
    "the same, escaped": (spell(name='"\\u202egnol"'), "RIGHT-TO-LEFT OVERRIDE"),
    "zero width": (spell(id="bl\u200bow"), "ZERO WIDTH SPACE"),
    "a letter of another alphabet": (spell(id="bl\u043ew"), "CYRILLIC SMALL LETTER O"),
    "letters in parts": (spell(name="Cafe\u0301"), "composed"),
    "a huge number": (spell(force="9" * 30), "no number is larger"),
    "a number beyond all": (spell(force="9" * 9_000), "no number that is known"),
    "infinity": (spell(force="1e999"), "no number that is known"),
    "an endless expression": (spell(force="1" + "+1" * 5_000), "longer than 200"),
    "many parts": (spell(force="1" + "+1" * 60), "more than 40 parts"),
    "deep brackets": (spell(force='"' + "(" * 15 + "1" + ")" * 15 + '"'), "nested deeper"),
    "many signs": (spell(force='"' + "-" * 60 + '1"'), "more than 40 parts"),
    "code": (spell(force="\"__import__('os')\""), "nothing that can stand"),
    "a method": (spell(force="target.__class__"), "nothing that can stand"),
    "power": (spell(force="9 ** 9"), "not possible here"),
    "division by nothing": (spell(force="5 // 0"), "a whole number above 0"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_it_is_refused_at_once(what: str) -> None:
    text, reason = HOSTILE[what]
    started = perf_counter()
    with pytest.raises(FileError) as raised:
        load_any_pack(YamlFile("bad.yaml", text))
    assert perf_counter() - started < 3  # a second at most where nothing else is under way
    assert reason in str(raised.value)
    assert all(fault.file == "bad.yaml" and fault.line > 0 and fault.column > 0 for fault in raised.value.faults)
