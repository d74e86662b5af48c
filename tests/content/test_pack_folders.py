"""A pack may be divided among the files of a folder, and its tables are put together from its pieces of terrain."""

from pathlib import Path

import pytest

from sortilege.content.any_pack import pack_from
from sortilege.content.faults import FileError
from sortilege.content.pack import Pack, plain_table

HEAD = "pack: village\nformat: 1\nruleset: confrontation\n"

FILES = {
    "tables.yaml": HEAD
    + "tables:\n  - id: green\n    name: {en: The green, fr: Le pré}\n"
    + "    pieces:\n      - {piece: hut, at: [20, 10]}\n      - {piece: hut, at: [30, 20], turned: 90}\n",
    "terrain.yaml": HEAD
    + "title: {en: A village}\n"
    + "terrain:\n  - {id: hut, name: {en: A hut}, height: 4, outline: [[-3, -2], [3, -2], [3, 2], [-3, 2]]}\n",
}


def folder(path: Path, **changed: str) -> Path:
    for name, text in FILES.items():
        (path / name).write_text(changed.get(name.removesuffix(".yaml"), text), encoding="utf-8")
    return path


def test_the_files_of_a_folder_are_one_pack(tmp_path: Path) -> None:
    pack = pack_from(folder(tmp_path))
    assert isinstance(pack, Pack)
    assert (pack.title, [*pack.terrain], [*pack.tables]) == ({"en": "A village"}, ["hut"], ["green"])


def test_a_piece_lies_where_it_is_placed_and_as_it_is_turned(tmp_path: Path) -> None:
    pack = pack_from(folder(tmp_path))
    assert isinstance(pack, Pack)
    first, second = plain_table(pack, "green")["terrain"]
    assert (first["id"], second["id"]) == ("hut_1", "hut_2")
    assert [list(point) for point in first["outline"]] == [[17, 8], [23, 8], [23, 12], [17, 12]]
    assert [list(point) for point in second["outline"]] == [[32, 17], [32, 23], [28, 23], [28, 17]]


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        (
            {"tables": FILES["tables.yaml"].replace("piece: hut", "piece: hat", 1)},
            "tables.yaml:8:17: no piece of terrain",
        ),
        (
            {"tables": FILES["tables.yaml"].replace("village", "town")},
            "terrain.yaml:1:7: the other files of this pack say 'town'",
        ),
        (
            {"terrain": FILES["terrain.yaml"].replace("height", "hieght")},
            "terrain.yaml:6:34: 'hieght' is not known here",
        ),
    ],
)
def test_a_fault_is_said_with_its_file(tmp_path: Path, changed: dict[str, str], fault: str) -> None:
    with pytest.raises(FileError) as raised:
        pack_from(folder(tmp_path, **changed))
    assert fault in str(raised.value)


def test_what_is_wrong_in_several_files_is_said_of_all(tmp_path: Path) -> None:
    changed = {name.removesuffix(".yaml"): text.replace("id: ", "idd: ") for name, text in FILES.items()}
    with pytest.raises(FileError) as raised:
        pack_from(folder(tmp_path, **changed))
    said = str(raised.value)
    assert said.count("'idd' is not known here; did you mean 'id'?") == 2
    assert said.count("'id' is missing: a word") == 2
