"""Skirmishes to be played at random, and what must be true of them at any moment."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from sortilege.cases.situations.confrontation import confrontation_setup
from sortilege.content.any_pack import pack_from, shipped_pack
from sortilege.kernel import Ask, Fairness, Game
from sortilege.rules import ruleset
from sortilege.rules.confrontation.characteristics import characteristic, characteristic_parts
from sortilege.rules.confrontation.end_of_game import PLAY_ON
from sortilege.rules.confrontation.movement.water import standing_on
from sortilege.rules.confrontation.state import Phase, Skirmish
from sortilege.table.standing import barred

CONFRONTATION = ruleset("confrontation")
PACKS = (pack_from(Path(__file__).parents[1] / "cases" / "packs" / "skirmish.yaml"), shipped_pack("duel"))
PACES = (pack_from(Path(__file__).parents[1] / "cases" / "packs" / "paces.yaml"),)
MOST_ANSWERS = 20_000


def skirmish(models: Mapping[str, Any], table: Any = "field", **given: Any) -> dict[str, Any]:
    """A set-up as a case gives it."""
    return confrontation_setup({"models": models, "table": table, **given}, PACKS)


class Battle(NamedTuple):
    """A game to be played: how it begins, its readings, its dice."""

    setup: Mapping[str, Any]
    options: Mapping[str, str]
    seed: int

    def begun(self, *, keeps: bool = False) -> Game[Any]:
        return Game(CONFRONTATION, self.setup, Fairness.of_seed(self.seed).chance(), self.options, keeps=keeps)


LATER_SKILLS = ("scout", "mutant", "reinforcement", "tactician", "regeneration")
"""Those that no model of the packs has."""


def mixed(seed: int) -> Battle:
    """A skirmish of any readings and models; one of three begins with its objective, and is deployed card by card."""
    random = Random(seed)
    options = {name: random.choice(values) for name, values in CONFRONTATION.options.items()} if seed % 4 else {}
    names = [name for pack in PACKS for name in pack.models]
    models: dict[str, Any] = {}
    for side in (0, 1):
        for number in range(6):
            place = {} if seed % 3 == 2 else {"at": _place(random, side, number)}
            models[f"{side}{number}"] = {"card": random.choice(names), "seat": side, **place, **_more_skills(random)}
    return Battle(skirmish(models, turns=4), options, seed)


def moving(seed: int) -> Battle:
    """A skirmish in a narrow place of those who run fast, leap, fly and swim, some of them on common cards."""
    random = Random(seed)
    names = [name for pack in PACES for name in pack.models]
    models: dict[str, Any] = {}
    for side in (0, 1):
        shared = random.choice(names)
        for number in range(5):
            card = {"card": shared, "group": f"band{side}"} if number < 3 else {"card": random.choice(names)}
            x = (25, 42)[side] + random.randint(-40, 40) / 10
            models[f"{side}{number}"] = {"seat": side, "at": [x, 24 + 8 * number], **card}
    given = {"models": models, "table": random.choice(["field", "walled", "ground"]), "turns": 2, "phase": "turn_start"}
    return Battle(confrontation_setup(given, (*PACKS, *PACES)), {}, seed)


def _more_skills(random: Random) -> dict[str, Any]:
    if random.random() < 0.6:
        return {}
    skills = [{"skill": random.choice(LATER_SKILLS)}]
    return {"change": {"skills": skills, "pa": random.choice([10, 40, 100]), "character": False}}


def _place(random: Random, side: int, number: int) -> list[float]:
    return [(30, 70)[side] + random.randint(-100, 100) / 10, 8 + 12 * number]


def any_answer(ask: Ask, random: Random) -> Any:
    """Any answer; but to end the game is seldom agreed, or few would come to an end of their own."""
    answer = ask.choice.sample(random)
    return PLAY_ON if ask.kind == "any.agree_to_end" and random.random() < 0.7 else answer


def played(battle: Battle) -> tuple[Game[Any], int]:
    """A skirmish played to its end, and how many answers it took; whatever goes wrong is raised."""
    game, random = battle.begun(), Random(battle.seed)
    answers = 0
    while (ask := game.ask) is not None:
        if ask.kind in ("move.next_model", "move.move", "shooting.act", "melee.allot"):
            assert not list(faults(game.state)), list(faults(game.state))
        game.answer(any_answer(ask, random))
        answers += 1
        assert answers < MOST_ANSWERS, f"no end within {MOST_ANSWERS} answers"
    assert game.state.phase is Phase.OVER
    return game, answers


def faults(state: Skirmish) -> Iterator[str]:
    """What cannot be while no model does anything."""
    if strangers := state.field.bases.keys() - state.models.keys() - state.markers.keys():  # type: ignore[attr-defined]
        yield f"on the table and not in play: {sorted(strangers)}"
    for name, base in state.field.bases.items():
        if name in state.models and (bar := barred(state.field, name, base, over=standing_on(state, name))):
            yield f"{name} stands where it cannot: {bar.bar} {bar.by}"
    for name in state.models:
        for read in ("initiative", "attack", "resistance", "discipline"):
            parts = sum(part.amount for part in characteristic_parts(state, name, read))
            if characteristic(state, name, read) != parts:
                yield f"the {read} of {name} is read as {characteristic(state, name, read)}, its parts say {parts}"
