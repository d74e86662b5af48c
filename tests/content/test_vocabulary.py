"""Every entry of the vocabulary has an example, and the example is played."""

import re

import pytest

from sortilege.cases.situations.confrontation import confrontation_setup
from sortilege.content.any_pack import load_any_pack
from sortilege.content.pack import Pack
from sortilege.content.vocabulary import page
from sortilege.content.yaml_file import YamlFile
from sortilege.kernel import Fairness, Game
from sortilege.messages.texts import Texts
from sortilege.rosters.printing import card_in_words
from sortilege.rulebook.texts import checkout
from sortilege.rules import ruleset
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.effects import EFFECTS
from sortilege.rules.magic.resolution import resolve
from sortilege.rules.magic.state import MagicState
from sortilege.table.placed import Placed

PACK = """\
pack: vocabulary
format: 1
ruleset: confrontation
models:
  - id: bone_soldier
    card: {{name: {{en: Bone Soldier}}, people: acheron, resistance: 3, fear: 4}}
  - id: mage
    card: {{name: {{en: Mage}}, people: griffon, level: adept, power: 5, elements: [fire, air]}}
spells:
  - id: example
    name: {{en: Example}}
    college: elemental:fire
    gems: {{fire: 1}}
    difficulty: 5
    range: 40
    target: {target}
    duration: 3
    effect: [{example}]
"""


def pack_of(name: str) -> Pack:
    kind = EFFECTS[name]
    text = PACK.format(example=kind.example, target="place" if kind.needs_place else "any")
    pack = load_any_pack(YamlFile("example.yaml", text))
    assert isinstance(pack, Pack)
    return pack


def test_the_page_is_up_to_date() -> None:
    published = (checkout() / "docs" / "packs" / "vocabulary.md").read_text(encoding="utf-8")
    assert published == page(), "run python -m sortilege.content.vocabulary docs/packs/vocabulary.md"


def seen(state: MagicState) -> tuple[object, ...]:
    return dict(state.lasting), dict(state.models), dict(state.magicians), dict(state.field.bases), state.casualties


@pytest.mark.parametrize("name", EFFECTS)
def test_an_example_is_played(name: str) -> None:
    """It is cast at a wounded enemy with gems and a spell upon him: something is asked, or is different afterwards."""
    pack = pack_of(name)
    lasting = {"x:attack@foe": {"source": "x", "bearer": "foe", "by": "mage", "rule": "I2-3.6a", "last_turn": 9}}
    change = {"skills": [{"skill": "undead"}]}
    models = {
        "mage": {"seat": 0, "at": [30, 40], "reserve": {"fire": 2}, "spells": ["example"]},
        "foe": {"card": "mage", "seat": 1, "at": [40, 40], "wound": "serious", "reserve": {"air": 3}, "change": change},
        "last": {"card": "bone_soldier", "seat": 1, "at": [50, 10]},
    }
    given = {"models": models, "phase": "shooting", "lasting": lasting, "table": {"width": 90, "height": 80}}
    game = Game(ruleset("confrontation"), confrontation_setup(given, [pack]), Fairness.of_seed(1).chance())
    before, told = seen(game.state), len(game.log())
    casting = Casting(TERMS, "mage", 0, pack.spells["example"], "foe")
    casting.power, casting.place = 5, Placed(3500, 6000, 0)
    procedure = resolve(game, casting)
    asked = next(procedure, None)
    assert asked is not None or (seen(game.state) != before and len(game.log()) > told)


@pytest.mark.parametrize("name", EFFECTS)
def test_it_has_words(name: str) -> None:
    assert len("\n".join(card_in_words(pack_of(name), "example", Texts()))) > 80


def test_the_cards_of_the_guide_are_sound() -> None:
    guide = (checkout() / "docs" / "packs" / "README.md").read_text(encoding="utf-8")
    blocks = [
        block for block in re.findall(r"^```yaml\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL) if "  - id:" in block
    ]
    pack = load_any_pack(YamlFile("guide.yaml", "pack: guide\nformat: 1\nruleset: confrontation\n" + "".join(blocks)))
    assert isinstance(pack, Pack)
    assert (*pack.models, *pack.spells) == ("keeper_of_the_ford", "rope_of_mist")
