"""Rosters on paper: what stands on the pages, and how they look.

The pages of `printed/lamps.roster.yaml` are kept as small pictures beside it. After a change that was meant, look at
them and keep the new ones: `python -m tests.rosters.test_printing`.
"""

import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from pypdf import PdfReader

from sortilege.cli import main
from sortilege.content.any_pack import AnyPack, shipped_arcane_pack, shipped_pack
from sortilege.content.army import ArmyCard
from sortilege.content.pack import Pack
from sortilege.content.yaml_file import YamlFile
from sortilege.messages.texts import Texts
from sortilege.rosters.file import read_roster
from sortilege.rosters.packs import packs_of
from sortilege.rosters.printing import PAPERS, pictures, sheet_of, typeset
from sortilege.rosters.printing.sheet import MOST_PIECE, Card, Sheet, divided
from sortilege.rosters.printing.wording import effects
from sortilege.rosters.roster import Roster, roster_of
from sortilege.rules import ruleset
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.profile import Skill
from sortilege.rules.magic.effects import EFFECTS
from sortilege.rules.magic.powers import Power
from tests.rosters.png import difference, picture, read

FOLDER = Path(__file__).parent / "printed"
ROSTER = FOLDER / "lamps.roster.yaml"
SHOWN, PPI = ("a4", "letter"), 30
TOLERANCE = 1.0
"""Of 255, on average over a page: less than a word that is missing."""


def lamps() -> tuple[Roster, AnyPack]:
    roster = read_roster(ROSTER)
    return roster, packs_of(roster, FOLDER)


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    return sheet_of(*lamps(), Texts())


def pages(pdf: bytes) -> list[str]:
    """The text of each page, its spaces as they come; what breaks endless words is taken out."""
    return [" ".join(page.extract_text().replace("\u200b", "").split()) for page in PdfReader(BytesIO(pdf)).pages]


@pytest.fixture(scope="module", params=PAPERS)
def printed(request: pytest.FixtureRequest, sheet: Sheet) -> bytes:
    return typeset(sheet, request.param)


def test_a_sheet_and_its_cards(printed: bytes) -> None:
    """Four cards, three spells, two artifacts, and two cards more for Maximiliane's skills: eleven, nine to a page."""
    army, first, second = pages(printed)
    assert army.startswith("Lamps & *Stars* #1 of the Valley rules Confrontation 2 magic Incantation 2 people Lions")
    assert "1 Maximiliane-Theodora of the Seventh Tower and Unending Lamps" in army
    assert "Bell of the Ford, Purse of Sparks 58 58" in army
    assert "Total 146" in army
    assert "at most 24 gems in all" in army
    assert "Spark" in first
    assert second.startswith("WWWWWW")


@pytest.mark.parametrize(
    "said",
    [
        '#let x = "1" $a^2$ *bold* _under_ \\ <b> @ref [x] ~ `raw` ß Ж',
        "MOV 10/20",
        "Command 15. Its kin within 15 cm may use",
        "Spirit of Light. In its tests for spells of Light a 1 counts as 1",
        "Bow. 20 / 40 / 60 cm, STR 4, reloads for 2 turns",
        "Equipment. polearm",
        "War Cry 7. When it charges it has Fear 7.",
        "Difficulty the target’s Fear + 6",
        "Courage +2. Ward: Wounds are one level lighter. The target is moved up to 10 cm.",
        "Effect gems: up to 3 of Light",
        "A light goes before a friend, and whoever follows it",
        "Frequency 2 a game",
        "Wound roll, STR effect gems × 2 − 1. The target loses gems: 2. The wound is lighter by 1.",
        "At the place appears: Image of light.",
        "Initiative −2.",
        "Its bearer gains gems: 2.",
        "Use at any time",
    ],
)
def test_what_stands_on_the_cards(said: str, printed: bytes) -> None:
    text = " ".join(pages(printed))
    assert said.replace(" ", "") in text.replace(" ", "")


def test_the_paper_is_the_one_asked_for(sheet: Sheet) -> None:
    sizes = {name: PdfReader(BytesIO(typeset(sheet, name))).pages[0].mediabox for name in PAPERS}
    assert [round(float(size.width)) for size in sizes.values()] == [595, 612]
    assert [round(float(size.height)) for size in sizes.values()] == [842, 792]


def test_the_same_roster_gives_the_same_bytes(sheet: Sheet) -> None:
    assert typeset(sheet) == typeset(sheet)


def test_only_the_fonts_that_come_with_it(printed: bytes) -> None:
    resources: list[Any] = [page["/Resources"] for page in PdfReader(BytesIO(printed)).pages]
    fonts = [font.get_object() for each in resources for font in each["/Font"].values()]
    names = {font["/BaseFont"].partition("+")[2] for font in fonts}
    assert names
    assert all(name.startswith("LibertinusSerif") for name in names)


@pytest.mark.parametrize("paper", SHOWN)
def test_the_pages_look_as_they_did(paper: str, sheet: Sheet) -> None:
    found = pictures(sheet, paper, PPI)
    kept = sorted(FOLDER.glob(f"{paper}-*.png"))
    assert len(found) == len(kept)
    for page, path in zip(found, kept, strict=True):
        assert difference(picture(page), read(path)) < TOLERANCE, path


def test_a_missing_word_is_seen(sheet: Sheet) -> None:
    """The pictures are large enough, and the tolerance small enough."""
    other = replace(sheet, lines=(replace(sheet.lines[0], bought=()), *sheet.lines[1:]))
    assert difference(picture(pictures(other, "a4", PPI)[0]), read(FOLDER / "a4-1.png")) > TOLERANCE


def test_a_full_list() -> None:
    """Thirty cards, three Magicians with twelve spells each: no name is lost, and no page stands almost empty."""
    roster, _ = lamps()
    battle = shipped_pack("confrontation")
    spells = tuple(battle.spells)[:12]
    magicians = [name for name, model in battle.models.items() if model.card.power is not None][:3]
    others = [name for name in battle.models if name not in magicians][:27]
    cards = (*(ArmyCard(name, spells=spells) for name in magicians), *(ArmyCard(name, count=3) for name in others))
    sheet = sheet_of(replace(roster, packs=(), cards=cards), battle, Texts())
    assert len(sheet.cards) == 30 + 36
    for paper in PAPERS:
        read_back = pages(typeset(sheet, paper))
        assert len(read_back) == -(-len(sheet.cards) // 9) + 2
        assert all(line.name in "".join(read_back[:2]) for line in sheet.lines)
        assert all(card.name in "".join(read_back[2:]) for card in sheet.cards)
        assert min(map(len, read_back)) > 300


def test_no_rule_is_smaller_than_can_be_read(printed: bytes) -> None:
    sizes: list[float] = []

    def look(text: str, _cm: Any, matrix: Any, _font: Any, size: float) -> None:
        if any(word in text for word in ("Courage", "Initiative", "charge")):
            sizes.append(abs(size * matrix[3]))

    for page in PdfReader(BytesIO(printed)).pages[1:]:
        page.extract_text(visitor_text=look)
    assert sizes
    assert min(sizes) >= 5.5


def test_long_rules_go_on_with_another_card() -> None:
    rule = ("Lead", "x" * (MOST_PIECE - 1))
    card = Card("model", "A", "× 3", stats=(("MOV", "10"),), rules=(rule,) * 5, text="Once upon a time.")
    first, second, third = divided(card)
    assert (first.corner, second.corner, third.corner) == ("× 3", "2/3", "3/3")
    assert first.stats
    assert not second.stats
    assert [card.rules for card in (first, second, third)] == [(rule,) * 2, (rule,) * 2, (rule,)]
    assert [card.text for card in (first, second, third)] == ["", "", "Once upon a time."]


def test_a_long_text_is_printed_in_pieces() -> None:
    text = " ".join(f"word{number}" for number in range(300))
    cards = list(divided(Card("spell", "A", text=text)))
    assert len(cards) == 3
    assert " ".join(said for card in cards for _, said in card.rules) == text


@pytest.mark.parametrize("army", [*shipped_pack("confrontation").armies])
def test_every_ready_army_is_printed(army: str) -> None:
    pack = shipped_pack("confrontation")
    sheet = sheet_of(roster_of(pack.armies[army]), pack, Texts())
    assert sum(line.count for line in sheet.lines) == sum(card.count for card in pack.armies[army].cards)
    assert len(pages(typeset(sheet))) == 1 + -(-len(sheet.cards) // 9)


@pytest.mark.parametrize("band", [*shipped_arcane_pack().bands])
def test_every_ready_band_is_printed(band: str) -> None:
    pack = shipped_arcane_pack()
    ready = pack.bands[band]
    cards = tuple(ArmyCard(card.model, card.count) for card in ready.cards)
    sheet = sheet_of(Roster(1, band, "arcane", guildhall=ready.guildhall, cards=cards), pack, Texts())
    text = " ".join(pages(typeset(sheet)))
    for card in sheet.cards:
        assert card.name in text
    assert "Torment" in text
    assert "Great Hall" in text


def test_every_skill_has_its_rule_in_short() -> None:
    ruleset("confrontation")
    texts = Texts()
    skills = [name for name in abilities.names() if not isinstance(abilities[name], Power)]
    assert [name for name in skills if f"skill-{name}" not in texts] == []
    assert all(texts.say(f"skill-{name}", "rule", x="4") for name in skills)


@pytest.mark.parametrize("kind", [kind for kind, effect in EFFECTS.items() if hasattr(effect, "example")])
def test_every_effect_has_words(kind: str) -> None:
    """Those of the example that its page shows."""
    (plain,) = YamlFile("example", f"- {EFFECTS[kind].example}").data
    said = effects(Texts(), [msgspec.convert(plain, EFFECTS[kind])])
    assert said.endswith(".")
    assert "none" not in said


def test_the_x_that_a_card_leaves_out() -> None:
    skills = (Skill("standard_bearer"), Skill("war_cry"), Skill("regeneration"), Skill("mutant"))
    roster, pack = lamps()
    assert isinstance(pack, Pack)
    signs = replace(pack.models["signs"], card=replace(pack.models["signs"].card, movement=12.5, skills=skills))
    sheet = sheet_of(roster, replace(pack, models={**pack.models, "signs": signs}), Texts())
    rules = next(dict(card.rules) for card in sheet.cards if card.name.startswith("#let"))
    assert "within 12.5 cm" in rules["Standard Bearer"]
    assert "Fear 5" in rules["War Cry"]
    assert "a die of 5 or more" in rules["Regeneration"]
    assert "a die + 0" in rules["Mutant"]


def printed_by(*words: str) -> Any:
    return CliRunner().invoke(main, ["roster", "print", *words])


def test_the_command(tmp_path: Path) -> None:
    path = tmp_path / "lamps.pdf"
    result = printed_by(str(ROSTER), "-o", str(path), "--paper", "letter")
    assert result.exit_code == 0, result.output
    assert result.output == f"Lamps & *Stars* #1 of the Valley is printed: {path}\n"
    assert len(pages(path.read_bytes())) == 3


def test_a_ready_army_here_under_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert printed_by("bell_watch").output == "The Bell Watch is printed: The_Bell_Watch.pdf\n"
    assert Path("The_Bell_Watch.pdf").read_bytes().startswith(b"%PDF")


def test_what_no_pack_has_is_left_out(tmp_path: Path) -> None:
    copy = tmp_path / "lamps.roster.yaml"
    text = ROSTER.read_text(encoding="utf-8").replace("pack.yaml", str(FOLDER / "pack.yaml"))
    copy.write_text(text + "  - {model: nobody, spells: [nothing]}\n", encoding="utf-8")
    result = printed_by(str(copy), "-o", str(tmp_path / "lamps.pdf"))
    assert result.exit_code == 0, result.output
    assert "Left out, because no pack has them: nobody, nothing" in result.output


def test_a_file_that_is_no_roster(tmp_path: Path) -> None:
    path = tmp_path / "none.yaml"
    path.write_text("roster: 9\n", encoding="utf-8")
    result = printed_by(str(path))
    assert result.exit_code == 2
    assert "none.yaml" in result.output


def test_without_the_typesetter(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    result = printed_by(str(ROSTER), "-o", str(tmp_path / "lamps.pdf"))
    assert result.exit_code == 2
    assert 'pip install "sortilege[print]"' in result.output


def keep() -> None:
    """Write the pictures anew."""
    for paper in SHOWN:
        for number, page in enumerate(pictures(sheet_of(*lamps(), Texts()), paper, PPI), 1):
            (FOLDER / f"{paper}-{number}.png").write_bytes(page)


if __name__ == "__main__":
    keep()
