"""The condition, the Doom and the spell that the contributor's guide shows work as they stand."""

import re
import subprocess
import sys
from textwrap import dedent

from tests.install.test_wheel import ROOT

PLAY = """
from sortilege.cases.situations.arcane import arcane_case_setup
from importlib.resources import files
from sortilege.content.any_pack import load_any_pack
from sortilege.content.yaml_file import YamlFile
from sortilege.kernel import Game, Scripted
from sortilege.rules import ruleset
from sortilege.rules.arcane.characteristics import characteristic

shipped = files("sortilege.content").joinpath("packs/arcane.yaml").read_text(encoding="utf-8")
pack = load_any_pack(YamlFile("with a spell more", shipped + SPELL))
models = {
    "ostrek": {"seat": 0, "at": [5, 5], "known": ["leaden_feet"]},
    "hound": {"seat": 1, "at": [12, 5]},
}
setup = arcane_case_setup({"activation": "ostrek", "models": models}, [pack])
game = Game(ruleset("arcane"), setup, Scripted(6, 1))
game.answer(("cast", "leaden_feet"))
game.answer("hound")
print(game.state.models["hound"].conditions, characteristic(game.state, "hound", "dex"))
"""

DOOMED = """
from sortilege.cases.situations.arcane import arcane_case_setup
from sortilege.content.any_pack import shipped_arcane_pack
from sortilege.kernel import Game, Scripted
from sortilege.rules import ruleset
from sortilege.rules.arcane.characteristics import characteristic

models = {
    "quillon": {"seat": 0, "at": [5, 5]},
    "slinger": {"seat": 1, "at": [9, 5], "doom": 13},
    "warden": {"seat": 1, "at": [9, 7]},
}
setup = arcane_case_setup({"activation": "quillon", "models": models}, [shipped_arcane_pack()])
game = Game(ruleset("arcane"), setup, Scripted(6, 6))
game.answer(("cast", "fear_wave"))
game.answer({"x": 900, "y": 500})
game.answer("slinger")
found = game.state.models
print(characteristic(game.state, "slinger", "will"), found["slinger"].conditions, found["warden"].conditions)
"""


def test_a_condition_is_a_short_class_and_a_spell_an_entry() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (condition,) = re.findall(r"```python\n(@abilities\.add\nclass Slowed.*?)```", guide, re.DOTALL)
    (spell,) = re.findall(r"```yaml\n(  - id: leaden_feet.*?)```", guide, re.DOTALL)
    imports = """
        import sortilege.rules.arcane
        from sortilege.kernel.moment import Acting
        from sortilege.rules.arcane.abilities import abilities
        from sortilege.rules.arcane.conditions import Condition
    """
    program = f"{dedent(imports)}\n{condition}\nSPELL = {spell!r}\n{PLAY}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "{'slowed': 2} 5"


def test_a_doom_is_a_short_class() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (doom,) = re.findall(r"```python\n(@add\nclass Dauntless.*?)```", guide, re.DOTALL)
    imports = """
        import sortilege.rules.arcane
        from sortilege.kernel.moment import Acting
        from sortilege.rules.arcane.dooms import Doom, add
        from sortilege.rules.arcane.tokens import TERRIFIED
    """
    program = f"{dedent(imports)}\n{doom}\n{DOOMED}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "4 {} {'terrified': 1}"


CHARGED = """
from sortilege.cases.situations.confrontation import confrontation_setup
from sortilege.content.any_pack import shipped_pack
from sortilege.kernel import Game, Scripted
from sortilege.rules import ruleset
from sortilege.rules.confrontation.characteristics import characteristic, characteristic_parts

change = {"skills": [{"skill": "steadfast"}]}
models = {
    "firm": {"card": "lancer", "seat": 0, "at": [20, 20], "charged": True, "change": change},
    "other": {"card": "lancer", "seat": 0, "at": [30, 20], "charged": True},
    "foe": {"card": "ghoul", "seat": 1, "at": [60, 20]},
}
setup = confrontation_setup({"models": models, "phase": "melee"}, [shipped_pack("confrontation")])
state = ruleset("confrontation").begin(setup, {n: v[0] for n, v in ruleset("confrontation").options.items()})
print(*(characteristic(state, name, "attack") for name in ("firm", "other")))
print([part.source for part in characteristic_parts(state, "firm", "attack")])
"""


def test_a_skill_is_a_short_class() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (skill,) = re.findall(r"```python\n(@abilities\.add\nclass Steadfast.*?)```", guide, re.DOTALL)
    imports = """
        from sortilege.kernel.moment import Ability, Acting
        from sortilege.rules.confrontation.abilities import abilities
        from sortilege.rules.confrontation.state import Skirmish
    """
    program = f"{dedent(imports)}\n{skill}\n{CHARGED}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:2] == ["4 3", "['card', 'charged', 'steadfast']"]
