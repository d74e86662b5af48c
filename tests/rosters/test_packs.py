"""The packs whose cards a roster names."""

from pathlib import Path

import pytest

from sortilege.content.pack import Pack
from sortilege.rosters.packs import packs_if_here, packs_of
from sortilege.rosters.roster import FORMAT, Roster

MINE = """\
pack: mine
format: 1
ruleset: confrontation
models:
  - {id: lancer, card: {name: {en: My Lancer}, people: alahan, pa: 99}}
"""


def naming(*packs: str) -> Roster:
    return Roster(FORMAT, "Mine", packs=packs)


@pytest.fixture(autouse=True)
def _a_folder_with_packs(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(MINE)
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "one.yaml").write_text(MINE)
    (tmp_path / "wrong.yaml").write_text(MINE.replace("99", "many"))


def price(packs: tuple[str, ...], folder: Path | None) -> int:
    pack = packs_of(naming(*packs), folder)
    assert isinstance(pack, Pack)
    return pack.models["lancer"].card.pa


@pytest.mark.parametrize("own", ["mine.yaml", "cards"])
def test_a_later_pack_wins(own: str, tmp_path: Path) -> None:
    assert price((own,), tmp_path) == 99
    assert price(("confrontation", own), tmp_path) == 99
    assert price((own, "confrontation"), tmp_path) == price((), None) != 99
    assert "archer" in packs_of(naming("confrontation", own), tmp_path).models


@pytest.mark.parametrize(
    ("packs", "what"),
    [
        (("none",), "there is no pack 'none'"),
        (("wrong.yaml",), "wrong.yaml:5"),
        (("confrontation", "arcane"), "different rule systems"),
        (("a" * 200,), "no"),
        (("",), "''"),
        (("mi\0ne",), "no"),
    ],
)
def test_why_a_pack_is_not_there(packs: tuple[str, ...], what: str, tmp_path: Path) -> None:
    with pytest.raises(LookupError, match=what):
        packs_of(naming(*packs), tmp_path)
    assert packs_if_here(naming(*packs), tmp_path) is None


@pytest.mark.parametrize("pack", ["mine.yaml", "cards", "../mine.yaml", "/etc/passwd", "../packs/confrontation"])
def test_a_list_from_a_link_opens_no_file(pack: str) -> None:
    with pytest.raises(LookupError, match="there is no pack"):
        packs_of(naming(pack))
