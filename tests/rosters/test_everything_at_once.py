"""A roster in which everything is wrong reports everything: every finding that the source of its checks has."""

import re
from pathlib import Path

import msgspec
import pytest

import sortilege.rosters
from sortilege.content.any_pack import AnyPack
from sortilege.content.yaml_file import YamlFile
from sortilege.rosters.file import load_roster
from sortilege.rules.magic.elements import Gems
from tests.rosters import test_arcane
from tests.rosters.armies import MODELS, model
from tests.rosters.cards import PACK, artifact, mage, spell
from tests.rosters.found import findings

SOURCES = Path(sortilege.rosters.__file__).parent

GIANT = model("giant", pa=5000)
ELDER = mage("elder", "alahan", "adept", elements=("light",), character=True)
TWOFOLD = spell("twofold", "primitive", gems=Gems(light=1, air=1))
WORST = msgspec.structs.replace(
    PACK,
    models={**{each.id: each for each in (*MODELS, GIANT, ELDER)}, **PACK.models},
    spells={**PACK.spells, "twofold": TWOFOLD},
    artifacts={**PACK.artifacts, "deep9": artifact("deep9", min_capacity=9, carried_by="anyone")},
)

LATER_MAGIC = """\
roster: 1
name: All wrong
people: mid_nor
points: 50
options: {c2.points_cap: 'on'}
cards:
  - {model: nobody}
  - {model: lamp, spells: [spark, spark, flame, bones, oath, beam, stone, flood, brew, frost], artifacts: [none, ring]}
  - {model: lamp, elements: [light, darkness]}
  - {model: novice, elements: [fire]}
  - {model: adept}
  - {model: drum, elements: [fire], spells: [spark]}
  - {model: cynwall}
  - {model: soldier, spells: [spark], elements: [light], moon: [1], moon_spell: spark}
  - {model: famed_initiate, artifacts: [ring, ring, cloak, marshals_baton, relic]}
  - {model: famed_initiate}
  - {model: marshal, artifacts: [prism, relic, flask]}
  - {model: grib, count: 2, moon: [1]}
  - {model: grib, moon: [6]}
  - {model: grib, moon: [6, 1, 1], moon_word: rook}
  - {model: grib, moon: [6, 1, 1], moon_word: rook}
  - {model: grib, moon: [6, 6], moon_spell: beam}
  - {model: returning_knight}
  - {model: incarnate, incarnation: true}
  - {model: skeleton, count: 20}
substitutes:
  - {model: giant}
"""

FIRST_MAGIC = """\
roster: 1
name: All wrong
people: alahan
options: {c2.magic: incantation1, i1.combine: masters_only}
cards:
  - {model: lamp, spells: [spark, spark, flame, oath, flood, brew, twofold]}
  - {model: lamp, elements: [light, darkness], artifacts: [none, deep9]}
  - {model: novice, elements: [air]}
  - {model: adept}
  - {model: cynwall}
  - {model: soldier, spells: [spark], elements: [light], moon: [1], artifacts: [ring]}
  - {model: famed_initiate, artifacts: [ring, ring, cloak, marshals_baton, relic]}
  - {model: marshal, artifacts: [boots, relic, flask, prism]}
"""

ARCANE = """\
roster: 1
name: All wrong
ruleset: arcane
options: {ar.orders: 'on'}
guildhall:
  - stables
  - stable
  - garrison
  - garrison
  - diplomatic_deal
  - diplomatic_deal
  - necromancy_arcanum
  - necromancy_arcanum
cards:
  - {model: nobody}
  - {model: rider, spells: [frost_bolt]}
  - {model: dabbler_alone}
  - {model: warden, incarnation: true}
substitutes:
  - {model: warden}
"""

OTHERWISE = {
    *("no_cards", "points_over", "points_left"),  # it has cards, and no army may exceed its points
    *("arcanum_later", "guildhall_few"),  # it has too many Guildhall cards
}
"""What cannot be wrong at the same time."""

MAGIC = ("magicians", "artifacts")


def codes(*modules: str) -> set[str]:
    """Every code that stands in some modules."""
    text = "".join((SOURCES / f"{module}.py").read_text(encoding="utf-8") for module in modules)
    found = {*re.findall(r'code="([^"]+)"', text), *re.findall(r'"(I[12]-F\d+|artifact_twice)"', text)}
    kinds = ("spells", "elements") if "no_magician_{what}" in text else ()
    return found | {f"no_magician_{what}" for what in kinds}


def arcane_pack() -> AnyPack:
    """With an Arcanist of strange domains who is no Guildmaster."""
    pack = test_arcane.PACK
    dabbler = pack.models["dabbler"]
    tags = tuple(tag for tag in dabbler.card.tags if tag != "guildmaster")
    alone = msgspec.structs.replace(dabbler, id="dabbler_alone", card=msgspec.structs.replace(dabbler.card, tags=tags))
    return msgspec.structs.replace(pack, models={**pack.models, "dabbler_alone": alone})


@pytest.mark.parametrize(
    ("text", "pack", "modules"),
    [
        (LATER_MAGIC, WORST, ("confrontation", "incantation2", *MAGIC)),
        (FIRST_MAGIC, WORST, ("incantation1", *MAGIC)),
        (ARCANE, arcane_pack(), ("arcane",)),
    ],
)
def test_all_of_it_is_found(text: str, pack: AnyPack, modules: tuple[str, ...]) -> None:
    file = YamlFile("all.wrong.yaml", text)
    found = findings(load_roster(file), pack)
    assert codes(*modules) - {finding.code for finding in found} - OTHERWISE == set()
    assert all(1 <= file.line_of(*finding.at) <= len(text.splitlines()) for finding in found)
