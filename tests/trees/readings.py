"""Moments of a duel at which a reading of the rules shows: the tree from there is another under each of its values."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sortilege.cases.situations.duel import duel_setup
from sortilege.content.pack import load_pack
from sortilege.content.pack_files import PackFiles
from sortilege.rulebook.texts import checkout

PACKS = checkout() / "tests" / "cases" / "packs"
SHOOTING = {"table": "open", "slot": "first_group"}


class Moment(NamedTuple):
    given: Mapping[str, Any]
    line: tuple[Any, ...]
    """the answers that lead there, dice among them"""
    depth: int
    readings: tuple[tuple[str, str], ...]
    """the options, each with the value under which it is counted beside the default"""

    @property
    def setup(self) -> dict[str, Any]:
        packs = [load_pack(PackFiles.read(PACKS / f"{name}.yaml")) for name in ("examples", "further", "edges")]
        return duel_setup(self.given, packs)


def at(seat: int, x: float, y: float = 40, **now: Any) -> dict[str, Any]:
    return {"seat": seat, "at": [x, y], **now}


KORR = at(0, 30, reserve={"darkness": 4, "fire": 1})
SOLDIER = {"card": "soldier", **at(1, 44, 46)}
LOWERED = {"rule": "I2-3.6a", "last_turn": 3, "by": "korr"}


def sapped(bearer: str) -> dict[str, Any]:
    """Power lowered by 2, from the turn before."""
    return {"source": "sap", "bearer": bearer, **LOWERED, "modifiers": [{"characteristic": "power", "amount": -2}]}


MOMENTS: dict[str, Moment] = {
    "a spell to be answered": Moment(
        {
            **SHOOTING,
            "clock": 4,
            "models": {
                "korr": KORR,
                "dorrin": at(1, 44, reserve={"earth": 1, "water": 2, "fire": 1}),
                "twin": {"card": "korr", **at(1, 44, 34, reserve={"darkness": 3})},
                "e1": SOLDIER,
            },
        },
        (("cast", "korr"), ("gloom", "e1"), {"darkness": 1}, (4, 4)),
        4,
        (
            ("i2.absorb_counts", "printed_cost"),
            ("i2.darkness_absorbs_darkness", "on"),
            ("i2.dispel_extra_gems", "on"),
            ("i2.counter_responses", "dispel_then_absorb"),
        ),
    ),
    "two sixes": Moment(
        {**SHOOTING, "clock": 4, "models": {"korr": KORR, "e1": SOLDIER}},
        (("cast", "korr"), ("gloom", "e1"), {"fire": 1}, (6, 6)),
        4,
        (("i2.extra_dice_six", "best_only"), ("i2.six_reroll", "mandatory")),
    ),
    "a spell beyond its range": Moment(
        {
            **SHOOTING,
            "clock": 5,
            "models": {
                "tamsin": at(0, 20, reserve={"fire": 1}),
                "e1": {"card": "soldier", **at(1, 60)},
                "korr": at(1, 40, 50, reserve={"fire": 1, "darkness": 1}),
            },
        },
        (("cast", "tamsin"), ("cinder", "e1"), (4,)),
        3,
        (("i2.measure_timing", "after_counter"),),
    ),
    "targets that were tried": Moment(
        {
            **SHOOTING,
            "clock": 5,
            "models": {
                "tamsin": at(0, 30, reserve={"fire": 2, "air": 2}),
                "korr": at(0, 30, 50),
                "ysolde": at(1, 60),
                "e1": SOLDIER,
                "e2": {"card": "soldier", **at(1, 44, 34)},
            },
            "targets_tried": [
                {"spell": "nullword", "target": "e1", "caster": "korr", "seat": 0},
                {"spell": "nullword", "target": "e2", "caster": "ysolde", "seat": 1},
            ],
        },
        (("cast", "tamsin"),),
        2,
        (("i2.same_target_scope", "side"), ("i2.same_target_scope", "caster")),
    ),
    "after a failure": Moment(
        {
            **SHOOTING,
            "clock": 5,
            "models": {
                "tamsin": at(0, 30, reserve={"fire": 3, "air": 2}, spells=["scorchwind", "cinder"]),
                "e1": SOLDIER,
                "e2": {"card": "soldier", **at(1, 44, 34)},
            },
        },
        (("cast", "tamsin"), ("scorchwind", "e1"), {}, (1,)),
        3,
        (("i2.frequency_counts", "successes"),),
    ),
    "a spell that lasts already": Moment(
        {
            **SHOOTING,
            "turn": 2,
            "clock": 4,
            "lasting": {"sap:power@tamsin": sapped("tamsin")},
            "models": {
                "pilgrim": at(0, 30, reserve={"fire": 1}),
                "tamsin": at(1, 44, reserve={"fire": 2, "air": 2}, change={"power": 5}),
            },
        },
        (("cast", "pilgrim"), ("sap", "tamsin"), (5,), "pass"),
        2,
        (("i2.same_spell_stacks", "on"),),
    ),
    "a spell that makes somebody lose gems": Moment(
        {
            **SHOOTING,
            "clock": 4,
            "models": {
                "pilgrim": at(0, 30, reserve={"fire": 2}),
                "tamsin": at(1, 44, reserve={"fire": 4, "air": 4}, change={"power": 4}),
            },
        },
        (("cast", "pilgrim"), ("sap", "tamsin"), {}, (5,), "pass"),
        2,
        (("i2.simultaneity", "frozen"),),
    ),
    "a spell on a friend in contact": Moment(
        {
            **SHOOTING,
            "clock": 2,
            "models": {"dorrin": at(0, 30, reserve={"earth": 2}), "korr": at(1, 32.5, reserve={"darkness": 2})},
        },
        (("cast", "dorrin"), ("thornmail", "dorrin"), 8, {}, (3,)),
        2,
        (("i2.self_range_counter", "nobody"),),
    ),
    "the effect of a difficulty that he names": Moment(
        {
            **SHOOTING,
            "clock": 2,
            "models": {
                "dorrin": at(0, 30, reserve={"earth": 1}, cast_speed="fast", spells=["dwindle"]),
                "tamsin": at(1, 32.5, reserve={"fire": 4, "air": 4}),
            },
        },
        (("cast", "dorrin"), ("dwindle", "tamsin"), 3, (4,)),
        3,
        (("i2.free_difficulty_effect", "modified"),),
    ),
    "an Orc's word": Moment(
        {
            **SHOOTING,
            "clock": 3,
            "tactical_winner": 1,
            "models": {
                "brak": at(1, 40, reserve={"neutral": 4}),
                "ysolde": at(0, 30, reserve={"light": 1, "air": 1}),
                "own": {"card": "soldier", **at(0, 30, 46)},
            },
        },
        (("cast", "brak"), ("nullword", "own")),
        4,
        (("i2.instinctive_immunity", "college"),),
    ),
    "a Warrior-Mage has charged": Moment(
        {
            **SHOOTING,
            "clock": 5,
            "models": {"vesh": at(0, 30, reserve={"fire": 3}, did_charge=True), "e1": SOLDIER},
        },
        (),
        3,
        (("i2.warrior_mage_list", "i2_only"),),
    ),
    "a Warrior-Mage recovers": Moment(
        {
            "table": "open",
            "phase": "turn_end",
            "models": {
                "vesh": at(0, 30, reserve={"fire": 2}, change={"elements": ["fire", "air"]}),
                "e1": SOLDIER,
            },
        },
        (),
        3,
        (("i2.warrior_mage_cap", "single"),),
    ),
    "recovery with a Power that sank": Moment(
        {
            "table": "open",
            "phase": "turn_end",
            "turn": 2,
            "lasting": {"sap:power@tamsin": sapped("tamsin")},
            "models": {"tamsin": at(0, 30, reserve={"fire": 2, "air": 1}), "e1": SOLDIER},
        },
        (),
        3,
        (("i2.cap_power", "card"),),
    ),
    "a trance in which he has answered": Moment(
        {
            "table": "open",
            "phase": "turn_end",
            "models": {"ysolde": at(0, 30, reserve={"air": 4}, trance=True, countered_this_turn=True), "e1": SOLDIER},
        },
        (),
        3,
        (("i2.trance_counter", "breaks"),),
    ),
    "a spell of two elements, and the Spirit of one": Moment(
        {
            **SHOOTING,
            "clock": 2,
            "models": {
                "dorrin": at(0, 30, reserve={"earth": 2, "water": 2, "fire": 2}, spells=["mudslide"]),
                "korr": at(1, 44, reserve={"darkness": 2}),
                "e1": SOLDIER,
            },
        },
        (("cast", "dorrin"), ("mudslide", "e1")),
        3,
        (("i2.spirit_scope", "all_gems"),),
    ),
}
