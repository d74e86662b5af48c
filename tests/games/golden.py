"""Golden games: everything that can be observed of some whole games, written down.

A change of the rules shows here as a difference to be read: what was asked, between what, who saw it, what was
answered, what followed, who heard it, and a fingerprint of the state.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from sortilege import default_setup
from sortilege.cases.situations.arcane import arcane_case_setup
from sortilege.content.any_pack import shipped_arcane_pack, shipped_pack
from sortilege.content.arcane_pack import arcane_setup
from sortilege.content.pack import duel_setup
from sortilege.kernel import AFTERWARDS, CHANCE, SPECTATOR, Ask, Fairness, Game
from sortilege.kernel.event import heard_by
from sortilege.kernel.step import Step
from sortilege.rules import ruleset
from tests.laws import Sampler, any_answer
from tests.properties.melees import clump
from tests.properties.skirmishes import any_answer as eager_answer
from tests.properties.skirmishes import mixed, skirmish

FOLDER = Path(__file__).parent

MELEE = 105
"""A clump in which nearly everything of melee happens."""

WHOLE: Final = {
    "agreed": 89,
    "first-edition": 346,
    "parried": 342,
    "countered": 96,
    "afraid": 18,
    "cries": 117,
    "pursued": 6,
    "harassed": 337,
}
"""Short skirmishes of which each holds much that the others do not."""


class Golden(NamedTuple):
    ruleset: str
    setup: Mapping[str, Any]
    seed: int
    options: Mapping[str, str] = {}
    sampler: Sampler = any_answer

    def begun(self) -> Game[Any]:
        return Game(ruleset(self.ruleset), self.setup, Fairness.of_seed(self.seed).chance(), self.options)

    def played(self) -> Iterator[Game[Any]]:
        """The game at each of its questions and at its end."""
        game = self.begun()
        random = Random(self.seed)
        yield game
        while game.ask is not None:
            game.answer(self.sampler(game.ask, random))
            yield game


def games() -> dict[str, Golden]:
    """By the name of the file."""
    return {**duels(), **quests(), **skirmishes()}


def skirmishes() -> dict[str, Golden]:
    return {
        **{f"confrontation-{name}": whole(seed) for name, seed in WHOLE.items()},
        "confrontation-melee": Golden(
            "confrontation", clump(MELEE).setup, MELEE, {"c2.blood_rage": "on", "c2.polearms": "on"}
        ),
        "confrontation-deployed": Golden("confrontation", deployed(), 6, {"c2.objective_method": "table"}),
    }


def whole(seed: int) -> Golden:
    """A random skirmish of any bands."""
    battle = mixed(seed)
    return Golden("confrontation", battle.setup, seed, battle.options, eager_answer)


def deployed() -> dict[str, Any]:
    """A small skirmish from its objective on, with what acts in set-up and at the ends of a turn."""
    cards = ("soldier", "raider")
    skills = ("scout", "mutant", "reinforcement")
    return skirmish(
        {
            f"{side}{number}": {"card": cards[side], "seat": side, "change": {"skills": [{"skill": skill}], "pa": 50}}
            for side in (0, 1)
            for number, skill in enumerate(skills)
        }
    )


def duels() -> dict[str, Golden]:
    pack = shipped_pack("duel")
    close = duel_setup(pack, "orsolya", "pim", turns=4)
    close["models"][0]["at"], close["models"][1]["at"] = [24, 20], [36, 20]
    close["table"].pop("terrain")
    other_readings = {
        name: values[1]
        for name, values in ruleset("duel").options.items()
        if name not in ("i2.spells_hidden", "i2.six_reroll")
    }
    return {
        "duel-default": Golden("duel", {**default_setup(), "turns": 3}, 11),
        "duel-close": Golden("duel", close, 5),
        "duel-spells-hidden": Golden("duel", close, 8, {"i2.spells_hidden": "on"}),
        "duel-other-readings": Golden("duel", close, 21, other_readings),
    }


def quests() -> dict[str, Golden]:
    pack = shipped_arcane_pack()
    arcana = [["elemental_manipulation_arcanum"], ["necromancy_arcanum", "animancy_arcanum"]]
    models = {
        "ilvane": {"seat": 0, "at": [12, 15], "torment": 5},
        "warden": {"seat": 0, "at": [15, 16.5]},
        "quillon": {"seat": 1, "at": [18, 15], "torment": 2, "fatigue": 1},
        "gorrun": {"seat": 1, "at": [15, 19.5]},
        "husk": {"seat": 1, "at": [17, 12]},
    }
    close = arcane_case_setup({"models": models, "phase": "event", "guildhalls": arcana, "rounds": 2}, [pack])
    other_readings = {name: values[1] for name, values in ruleset("arcane").options.items()}
    return {
        "arcane-default": Golden("arcane", arcane_setup(pack, "lantern_court", "hollow_choir", rounds=1), 8),
        "arcane-close": Golden("arcane", close, 74),
        "arcane-other-readings": Golden("arcane", close, 99, other_readings),
    }


def written(golden: Golden) -> str:
    """A game as the text of its file."""
    lines: list[str] = []
    asked: tuple[Ask, ...] = ()
    known = 0
    for game in golden.played():
        for step in game.steps_since(known):
            lines += _step(step)
        known = game.number + 1
        asked = game.asks
        for ask in asked:
            lines += _question(game, ask)
        lines.append(f"state {game.digest()[:16]}  views {_views(game)}")
    return "\n".join(lines) + "\n"


def _plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _digest(value: Any) -> str:
    """Of a value whose sets are in no order of their own."""
    return sha256(msgspec.json.encode(value, order="deterministic")).hexdigest()


def _question(game: Game[Any], ask: Ask) -> list[str]:
    return [
        f"? seat {ask.seat} {ask.kind} {ask.rule} {_plain(dict(ask.about))} {ask.seen}",
        f"  {_choice(ask)}",
        *(f"  seen by {seat}: {_seen(game, ask, seat)}" for seat in (0, 1, SPECTATOR) if seat != ask.seat),
    ]


def _seen(game: Game[Any], ask: Ask, seat: int) -> str:
    waiting = game.view(seat).waiting
    return "all of it" if ask in waiting else _plain(waiting)


def _choice(ask: Ask) -> str:
    plain = _plain(ask.choice)
    return plain if len(plain) < 400 else f"{plain[:60]}… sha256 {_digest(ask.choice)[:16]}"


def _step(step: Step) -> list[str]:
    lines = []
    if step.ask is not None:
        who = "chance" if step.ask.seat == CHANCE else f"seat {step.ask.seat}"
        lines.append(f"#{step.number} {who} {step.ask.kind}: {_plain(step.answer)}")
    for told in step.told:
        heard = [_plain(heard_by(told, seat)) for seat in (0, 1, SPECTATOR, AFTERWARDS)]
        lines.append(f"  {heard[0]}" if len(set(heard)) == 1 else f"  {heard}")
    return lines


def _views(game: Game[Any]) -> str:
    seats = (0, 1, SPECTATOR)
    return " ".join(_digest(game.view(seat))[:8] for seat in seats)
