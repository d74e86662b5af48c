"""Positions of the skirmish whose trees are counted."""

from collections.abc import Mapping
from typing import Any

from tests.properties.skirmishes import skirmish

Given = tuple[Mapping[str, Any], int, Mapping[str, str]]


def skirmishes() -> dict[str, Given]:
    """By name: the set-up, the depth, the options."""
    two = {"s1": {"card": "soldier", "seat": 0, "at": [40, 40]}, "r1": {"card": "raider", "seat": 1, "at": [50, 40]}}
    first: dict[str, Given] = {"tactical roll": (skirmish(two, phase="turn_start"), 4, {})}
    return {**first, **cards(), **fears(), **heights(), **shots(), **melees(), **spells(), **edges()}


def cards() -> dict[str, Given]:
    """Draw turns with a reserve, and what comes before the Tactical Roll."""
    four = {
        f"{side}{number}": {"card": ("soldier", "raider")[side], "seat": side, "at": [20 + 60 * side, 20 + 10 * number]}
        for side in (0, 1)
        for number in range(3)
    }
    hands = [{"seat": 0, "cards": ["00", "01"], "cap": 2}, {"seat": 1, "cards": ["10"]}]
    skilled = [{"skill": "mutant"}, {"skill": "tactician"}]
    early = {**four, "00": {**four["00"], "change": {"pa": 100, "skills": skilled, "discipline": 9}}}
    return {
        "a draw turn": (skirmish(four, deck=["02", "12", "11"], hands=hands), 4, {}),
        "nothing left to draw": (skirmish(four, hands=hands), 3, {}),
        "the start of a turn": (skirmish(early, phase="turn_start"), 3, {}),
        "the objective": (skirmish({"s1": {"card": "soldier", "seat": 0}, "r1": {"card": "raider", "seat": 1}}), 3, {}),
    }


def shots() -> dict[str, Given]:
    """Groups of shooters and a Magician, and a charge that is answered by a shot."""
    bow = {"name": "bow", "short": 15, "medium": 30, "long": 45, "force": 9}
    axe = {"name": "axe", "short": 5, "medium": 8, "long": 12, "force": 4}
    mage = {"card": "mage", "seat": 0, "at": [20, 46], "spells": ["sunlance"], "reserve": {"light": 3}}
    models = {
        "a1": {"card": "archer", "seat": 0, "at": [20, 40], "change": {"weapons": [bow, axe]}},
        "m1": {**mage, "change": {"initiative": 3}},
        "r1": {"card": "raider", "seat": 1, "at": [30, 40]},
        "g1": {"card": "ghoul", "seat": 1, "at": [30, 42.5]},
    }
    charge = {"phase": "movement", "activation": "r1", "hands": [{"seat": 0, "size": 1, "cards": ["a1"]}, {"seat": 1}]}
    return {
        "who shoots when": (skirmish(models, phase="shooting"), 4, {}),
        "a charge into bows": (skirmish(models, **charge), 3, {}),
    }


def fears() -> dict[str, Given]:
    """A rally that fails or not, and a charge that frightens two."""
    fanatic = {"discipline": 5, "skills": [{"skill": "fanaticism"}]}
    ghoul = {"card": "ghoul", "seat": 1, "at": [52, 40]}
    captain = {"card": "captain", "seat": 0, "at": [30, 40], "change": {"skills": [{"skill": "command", "x": 20}]}}
    soldier = {"card": "soldier", "seat": 0, "at": [40, 40], "change": fanatic}
    afraid = {"s1": {**soldier, "afraid": {"source": "g1", "difficulty": 7}}, "c1": captain, "g1": ghoul}
    beside = {"card": "soldier", "seat": 0, "at": [40, 42.5]}
    charged = {"s1": soldier, "s2": beside, "g1": ghoul, "r1": {"card": "raider", "seat": 1, "at": [90, 70]}}
    return {
        "who is afraid": (skirmish(afraid, activation="s1", deck=["g1"]), 4, {}),
        "fear in a charge": (skirmish(charged, activation="g1", deck=["r1"]), 4, {}),
    }


def heights() -> dict[str, Given]:
    """On a face and on a top: climbing up and down, and falling."""
    tower = {"id": "tower", "kind": "impassable", "height": 6, "size": "large", "flat_top": True}
    table = {"width": 60, "height": 60, "terrain": [{**tower, "outline": [[20, 20], [30, 20], [30, 30], [20, 30]]}]}
    there = {"r1": {"card": "raider", "seat": 1, "at": [50, 50]}}
    face = {"s1": {"card": "soldier", "seat": 0, "at": [18.75, 25], "elevation": 3}, **there}
    top = {"s1": {"card": "soldier", "seat": 0, "at": [25, 25], "elevation": 6}, **there}
    return {
        "on a face": (skirmish(face, table, activation="s1", deck=["r1"]), 3, {}),
        "on a top": (skirmish(top, table, activation="s1", deck=["r1"]), 3, {}),
    }


def melees() -> dict[str, Given]:
    row = {
        name: {"card": "soldier" if seat == 0 else "raider", "seat": seat, "at": [x, 40]}
        for name, seat, x in (("b1", 1, 37.5), ("a1", 0, 40), ("b2", 1, 42.5), ("a2", 0, 45), ("b3", 1, 47.5))
    }
    wild = {"a1": {"card": "wild_one", "seat": 0, "at": [40, 40]}, "b2": row["b2"]}
    captain = {"a1": {"card": "captain", "seat": 0, "at": [40, 40], "rage": 1}, "b1": row["b1"], "b2": row["b2"]}
    blow = {"attacker": "b2", "target": "a1", "difficulty": 7}
    fight = {
        "sides": [["a1"], ["b1", "b2"]],
        "began": [1, 2],
        "fighters": {"a1": {"attack": 1, "defense": 2, "parries": 2}, "b1": {}, "b2": {"attack": 2}},
        "winner": 1,
        "hits": [blow, {**blow, "attacker": "b1"}],
    }
    parry = {"phase": "melee", "melees": [], "fight": {**fight, "stage": "parry", "left": ["a1"]}}
    attack = {**parry, "fight": {**fight, "winner": 0, "hits": [], "stage": "allot", "left": ["a1"]}}
    rage = {"c2.blood_rage": "on"}
    return {
        "a melee to be split": (skirmish(row, phase="melee"), 4, {}),
        "before initiative": (skirmish(wild, phase="melee"), 4, {}),
        "dice of a personality": (skirmish(captain, **attack), 3, rage),
        "hits to be parried": (skirmish(captain, **parry), 4, {}),
    }


def spells() -> dict[str, Given]:
    """A cast of either edition, with one near who is devoted and one who can answer."""
    mage = {"card": "mage", "seat": 0, "at": [20, 40], "spells": ["sunlance"], "reserve": {"light": 2}}
    models = {
        "m1": mage,
        "d1": {"card": "soldier", "seat": 0, "at": [20, 42.5], "change": {"skills": [{"skill": "devotion", "x": 2}]}},
        "n1": {**mage, "seat": 1, "at": [40, 40], "reserve": {"light": 1, "air": 1}, "activated": True},
        "r1": {"card": "raider", "seat": 1, "at": [30, 40]},
    }
    return {
        "a spell": (skirmish(models, phase="shooting"), 4, {}),
        "a spell of the first edition": (skirmish(models, phase="shooting"), 4, {"c2.magic": "incantation1"}),
    }


def edges() -> dict[str, Given]:
    """The exchange of a Strategist, the end of a turn, a pursuit."""
    strategist = {"card": "captain", "seat": 0, "change": {"skills": [{"skill": "strategist"}]}}
    army = {"c1": strategist, "s1": {"card": "soldier", "seat": 0}, "r1": {"card": "raider", "seat": 1}}
    new = {"a1": {"card": "raider", "seat": 0}, "a2": {"card": "soldier", "seat": 0}}
    healing = {"card": "ghoul", "seat": 0, "at": [40, 40], "change": {"skills": [{"skill": "regeneration"}]}}
    hurt = {"g1": {**healing, "wound": "light"}, "m1": {"card": "mage", "seat": 1, "at": [60, 40], "spells": []}}
    won = {"s1": {"card": "soldier", "seat": 0, "at": [40, 40]}, "r1": {"card": "raider", "seat": 1, "at": [44, 40]}}
    fight = {"sides": [["s1"], []], "began": [1, 1], "fighters": {"s1": {}}, "stage": "pursue", "left": ["s1"]}
    return {
        "an exchange of troops": (skirmish(army, phase="sides", substitutes=new), 4, {}),
        "the end of a turn": (skirmish(hurt, phase="turn_end"), 3, {}),
        "a pursuit": (skirmish(won, phase="melee", melees=[], fight=fight), 2, {}),
    }
