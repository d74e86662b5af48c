"""What is wrong in a pack is said with its line."""

import pytest

from sortilege.content.any_pack import load_any_pack
from sortilege.content.faults import FileError
from sortilege.content.yaml_file import YamlFile

PACK = """\
pack: small
format: 1
ruleset: duel
spells:
  - id: ember
    name: {en: Ember}
    college: elemental:fire
    gems: {fire: 1}
    difficulty: 8
    range: 25
    target: enemy
    frequency: {turn: 2}
    effect:
      - {do: wound, force: 5}
  - id: double
    name: {en: Double}
    college: primitive
    gems: {neutral: 2}
    difficulty: free
    range: 15
    target: place
    frequency: {game: 1}
    duration: 2
    effect:
      - {do: summon, marker: image, ability: ward}
models:
  - id: tam
    card: {name: {en: Tam}, people: no_dan_kar, level: adept, power: 4, elements: [air, fire]}
    spells: [ember, double]
"""


def pack_of(text: str) -> None:
    load_any_pack(YamlFile("small.yaml", text))


def test_a_sound_pack() -> None:
    pack_of(PACK)


@pytest.mark.parametrize(
    ("before", "after", "line", "what"),
    [
        ("format: 1", "format: 2", "format", "this version reads format 1"),
        ("{turn: 2}", "{turn: 2, game: 1}", "turn", "a number of times a turn or a number of times a game"),
        ("{turn: 2}", "{}", "frequency", "a number of times a turn or a number of times a game"),
        ("elemental:fire", "elemental:mud", "elemental:mud", "'elemental:mud' is no college"),
        ("{neutral: 2}", "{light: 2}", "light", "a primitive spell costs neutral gems only"),
        ("{fire: 1}", "{plasma: 1}", "plasma", "plasma"),
        ("target: enemy", "target: place", "target", "nothing is summoned at the place"),
        ("target: place", "target: self", "target", "what appears needs a place"),
        ("target: enemy", "target: none", "do: wound", "this needs a model"),
        ("difficulty: 8", "difficulty: soon", "difficulty", "'soon'"),
        ("ability: ward", "ability: wrad", "ability", "'wrad' is no ability"),
        (
            "force: 5",
            "force: difficulty // 0",
            "force",
            "it is divided by a whole number above 0",
        ),
        ("{do: wound, force: 5}", "{do: wonder}", "do", "wonder"),
        ("[ember, double]", "[ember, treble]", "ember", "no spell has the id 'treble'"),
        ("id: double", "id: ember", "id: ember", "ember"),
        ("level: adept", "level: adapt", "level", "adapt"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(before: str, after: str, line: str, what: str) -> None:
    wrong = PACK.replace(before, after)
    with pytest.raises(FileError, match=r"small\.yaml:") as raised:
        pack_of(wrong)
    assert what in raised.value.wrong
    assert line in wrong.splitlines()[raised.value.line - 1]
