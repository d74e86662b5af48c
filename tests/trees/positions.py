"""The positions whose trees are counted: of each ruleset some, with the depth to which it is cheap."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sortilege.content.pack import Pack, Stand, combatant, shipped_pack
from sortilege.kernel import Game
from sortilege.rules import ruleset


class Position(NamedTuple):
    ruleset: str
    setup: Mapping[str, Any]
    depth: int
    options: Mapping[str, str] = {}

    def game(self) -> Game[Any]:
        return Game(ruleset(self.ruleset), self.setup, None, self.options)


def _duel(pack: Pack, *stands: Stand, **situation: Any) -> dict[str, Any]:
    table = {"width": 60, "height": 40}
    return {"table": table, "models": [combatant(pack, stand) for stand in stands], "situation": situation}


def positions() -> dict[str, Position]:
    """By name."""
    pack = shipped_pack("duel")
    light = Stand(0, "aurelie", (20, 20), 0, now={"reserve": {"light": 3, "air": 2}})
    dark = Stand(1, "morrow", (34, 20), 180, now={"reserve": {"darkness": 2, "fire": 2}})
    stone = Stand(1, "orsolya", (22.5, 20), 180, now={"reserve": {"earth": 2, "water": 1, "fire": 1}})
    shooting = _duel(pack, light, dark, phase="shooting", turn=2)
    touching = _duel(pack, light, stone, phase="shooting", turn=2, tactical_winner=1)
    return {
        "duel: first window": Position("duel", shooting, 6),
        "duel: first window, spells hidden": Position("duel", shooting, 6, {"i2.spells_hidden": "on"}),
        "duel: sixes must be rolled again": Position("duel", shooting, 6, {"i2.six_reroll": "mandatory"}),
        "duel: counter-magic before the roll": Position("duel", shooting, 6, {"i2.counter_timing": "before_roll"}),
        "duel: dispelling with many gems": Position("duel", shooting, 6, {"i2.dispel_extra_gems": "on"}),
        "duel: additional gems of the spell": Position("duel", shooting, 6, {"i2.extra_gem_element": "spell_elements"}),
        "duel: in contact": Position("duel", touching, 6),
        "duel: recovery": Position("duel", _duel(pack, light, stone, phase="turn_end", turn=2), 4),
        "duel: setting out": Position("duel", _duel(pack, light, dark, phase="deploy"), 3),
        "duel: tactical roll": Position("duel", _duel(pack, light, dark, phase="turn_start"), 5),
    }
