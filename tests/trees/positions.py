"""The positions whose trees are counted: of each ruleset some, with the depth to which it is cheap."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sortilege.cases.situations.arcane import arcane_case_setup
from sortilege.content.any_pack import shipped_arcane_pack, shipped_pack
from sortilege.content.arcane_pack import arcane_setup
from sortilege.content.pack import Pack, Stand, combatant
from sortilege.kernel import Game
from sortilege.rules import ruleset
from tests.trees.readings import MOMENTS
from tests.trees.skirmish import skirmishes


class Position(NamedTuple):
    ruleset: str
    setup: Mapping[str, Any]
    depth: int
    options: Mapping[str, str] = {}
    line: tuple[Any, ...] = ()
    """the answers that lead from there to the root of the tree, dice among them"""

    def game(self) -> Game[Any]:
        game = Game(ruleset(self.ruleset), self.setup, None, self.options)
        for answer in self.line:
            game.answer(answer)
        return game


def _duel(pack: Pack, *stands: Stand, **situation: Any) -> dict[str, Any]:
    table = {"width": 60, "height": 40}
    return {"table": table, "models": [combatant(pack, stand) for stand in stands], "situation": situation}


def positions() -> dict[str, Position]:
    """By name."""
    return {**duels(), **readings(), **quests(), **battles()}


def readings() -> dict[str, Position]:
    """Each moment under the rules as they are, and under each reading that shows there."""
    found = {}
    for name, moment in MOMENTS.items():
        setup = moment.setup
        found[f"duel: {name}"] = Position("duel", setup, moment.depth, {}, moment.line)
        for option, value in moment.readings:
            reading = Position("duel", setup, moment.depth, {option: value}, moment.line)
            found[f"duel: {name}, {option} = {value}"] = reading
    return found


def battles() -> dict[str, Position]:
    return {
        f"confrontation: {name}": Position("confrontation", setup, depth, options)
        for name, (setup, depth, options) in skirmishes().items()
    }


def duels() -> dict[str, Position]:
    pack = shipped_pack("duel")
    light = Stand(0, "aurelie", (20, 20), 0, now={"reserve": {"light": 3, "air": 2}})
    dark = Stand(1, "morrow", (34, 20), 180, now={"reserve": {"darkness": 2, "fire": 2}})
    stone = Stand(1, "orsolya", (22.5, 20), 180, now={"reserve": {"earth": 2, "water": 1, "fire": 1}})
    shooting = _duel(pack, light, dark, phase="shooting", turn=2)
    touching = _duel(pack, light, stone, phase="shooting", turn=2, tactical_winner=1)
    beginning = _duel(pack, light, dark, phase="turn_start")
    return {
        "duel: first window": Position("duel", shooting, 6),
        "duel: first window, spells hidden": Position("duel", shooting, 6, {"i2.spells_hidden": "on"}),
        "duel: sixes must be rolled again": Position("duel", shooting, 6, {"i2.six_reroll": "mandatory"}),
        "duel: counter-magic before the roll": Position("duel", shooting, 6, {"i2.counter_timing": "before_roll"}),
        "duel: additional gems of the spell": Position("duel", shooting, 6, {"i2.extra_gem_element": "spell_elements"}),
        "duel: in contact": Position("duel", touching, 6),
        "duel: recovery": Position("duel", _duel(pack, light, stone, phase="turn_end", turn=2), 4),
        "duel: setting out": Position("duel", _duel(pack, light, dark, phase="deploy"), 3),
        "duel: tactical roll": Position("duel", beginning, 5),
        "duel: tactical roll, a later 1 adds": Position("duel", beginning, 5, {"c2.later_one": "adds"}),
        "duel: tactical roll, plain": Position("duel", beginning, 5, {"c2.tactical_roll": "plain"}),
    }


def _quest(activation: Any, *, phase: str = "activation", **models: Any) -> dict[str, Any]:
    """The last Round, with a model under activation, its start steps done unless something else is said, or none."""
    moment = {"activation": activation} if activation else {}
    last = {"round": 2, "rounds": 2}
    return arcane_case_setup({"models": models, "phase": phase, **last, **moment}, [shipped_arcane_pack()])


def _at(seat: int, x: float, y: float, **now: Any) -> dict[str, Any]:
    return {"seat": seat, "at": [x, y], **now}


def quests() -> dict[str, Position]:
    still = {"immobilized": 1}  # a place to move to cannot be counted
    ilvane = _at(0, 10, 10, conditions=still, change={"spells": ["frost_bolt"]})
    held = {"conditions": still, "change": {"weapons": [{"name": "blade", "attack": 3}]}}
    mending = _quest(
        "ostrek",
        ostrek=_at(0, 10, 10, wounds=2, conditions=still, change={"spells": ["mend_flesh"], "weapons": []}),
        sepphra=_at(1, 18, 10, torment=4),
        quillon=_at(1, 18, 14, torment=3),
    )
    bolt = _quest("ilvane", ilvane=ilvane, gorrun=_at(1, 18, 10, fatigue=1), quillon=_at(1, 18, 14, torment=3))
    split = _quest("maerid", maerid=_at(0, 10, 10, **held), husk=_at(1, 11.5, 10), hound=_at(1, 8.4, 10))
    struck = _quest("slinger", slinger=_at(0, 10, 10, conditions=still), maerid=_at(1, 11.5, 10, **held))
    brink = _quest("ilvane", ilvane={**ilvane, "torment": 6}, husk=_at(1, 18, 10))
    brave = {"conditions": {"terrified": 1, "confused": 1, "burned": 1}, "terror_source": [1500, 1000]}
    shaken = _quest({"card": "warden", "model": "warden"}, warden=_at(0, 10, 10, **brave), husk=_at(1, 18, 10))
    tired = {"fatigue": 1, "torment": 1}
    recovery = _quest(
        None, phase="event", ilvane={**ilvane, **tired}, sepphra=_at(1, 20, 20, **tired), warden=_at(0, 12, 10)
    )
    beginning = arcane_setup(shipped_arcane_pack(), "lantern_court", "hollow_choir", choose=True)
    return {
        "arcane: choosing the Arcana": Position("arcane", beginning, 2),
        "arcane: recovery": Position("arcane", recovery, 5),
        "arcane: orders, then recovery": Position("arcane", recovery, 4, {"ar.orders": "on"}),
        "arcane: start of an activation": Position("arcane", shaken, 4),
        "arcane: a cast at the brink of instability": Position("arcane", brink, 4),
        "arcane: the mind is tested before the effect": Position("arcane", brink, 4, {"ar.ai_timing": "before_effect"}),
        "arcane: a dispel window": Position("arcane", mending, 5),
        "arcane: a dispel window, the dice seen first": Position(
            "arcane", mending, 5, {"ar.diceless_order": "roll_first"}
        ),
        "arcane: a bolt to be dispelled": Position("arcane", bolt, 5),
        "arcane: a bolt, as many dice as one likes": Position("arcane", bolt, 5, {"ar.dispel_cap": "none"}),
        "arcane: a split attack": Position("arcane", split, 3),
        "arcane: a reaction": Position("arcane", struck, 5),
        "arcane: no reaction but Dispel": Position("arcane", struck, 5, {"ar.reactions": "dispel_only"}),
    }
