"""Quests of The Arcane to be played at random, and what must be true of them at any moment."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from sortilege.content.any_pack import shipped_arcane_pack
from sortilege.content.arcane_pack import arcane_setup
from sortilege.kernel import Ask, Fairness, Game
from sortilege.rules import ruleset
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.state import POSSESSED, ArcaneState, Model, Phase
from sortilege.rules.arcane.torment import PERMANENT_DEATH, holds_torment
from sortilege.table.standing import barred

ARCANE = ruleset("arcane")
PACK = shipped_arcane_pack()
END = ("end",)
MOST_ANSWERS = 5000


class Quest(NamedTuple):
    """A game to be played: how it begins, its readings, its dice."""

    setup: Mapping[str, Any]
    options: Mapping[str, str]
    seed: int

    def begun(self, *, keeps: bool = False) -> Game[Any]:
        return Game(ARCANE, self.setup, Fairness.of_seed(self.seed).chance(), self.options, keeps=keeps)


def crowded(setup: Mapping[str, Any], random: Random, *, first: int = 0, apart: int = 3) -> dict[str, Any]:
    """A whole Quest's models in the middle of the table, in any order, so far from each other: much happens at once."""
    count = len(setup["models"])
    wide = next(number for number in range(1, count + 1) if number * number >= count)
    lowest = 15 - apart * (wide - 1) / 2
    places = [(lowest + apart * (number % wide), lowest + apart * (number // wide)) for number in range(wide * wide)]
    random.shuffle(places)
    models = [
        {**model, "at": [x + random.randint(-40, 40) / 100, y + random.randint(-40, 40) / 100]}
        for model, (x, y) in zip(setup["models"], places, strict=False)
    ]
    guildhalls = [[*guildhall, "animancy_arcanum"][:4] for guildhall in setup["guildhalls"]]
    situation = {"phase": "activation", "first_player": first}
    return {**setup, "models": models, "guildhalls": guildhalls, "table": {}, "situation": situation}


def mixed(seed: int) -> Quest:
    """A Quest of any readings, bands and table; every second one begins in a crowd."""
    random = Random(seed)
    options = {name: random.choice(values) for name, values in ARCANE.options.items()} if seed % 4 else {}
    one, other = random.choice(list(PACK.bands)), random.choice(list(PACK.bands))
    setup = arcane_setup(PACK, one, other, table=random.choice(list(PACK.tables)), choose=random.random() < 0.5)
    if seed % 2:
        setup = crowded(setup, random, first=random.randrange(2))
    return Quest(setup, options, seed)


def any_busy_answer(ask: Ask, random: Random) -> Any:
    """An answer drawn at random; of an activation seldom its end, while there is anything else."""
    answer = ask.choice.sample(random)
    return ask.choice.sample(random) if answer == END else answer


def played(quest: Quest) -> tuple[Game[Any], int]:
    """A Quest played to its end, and how many answers it took; whatever goes wrong is raised."""
    game, random = quest.begun(), Random(quest.seed)
    answers = 0
    while (ask := game.ask) is not None:
        if ask.kind.startswith("activation."):
            assert not list(faults(game.state)), list(faults(game.state))
        game.answer(any_busy_answer(ask, random))
        answers += 1
        assert answers < MOST_ANSWERS, f"no end within {MOST_ANSWERS} answers"
    assert game.state.phase is Phase.OVER
    assert not list(faults(game.state)), list(faults(game.state))
    return game, answers


def faults(state: ArcaneState) -> Iterator[str]:
    """What cannot be while no model does anything: the limits of section 2 of the specification."""
    standing = {model.id for model in state.models.values() if model.in_game}
    if standing != state.field.bases.keys():
        yield f"in game and on the table differ: {sorted(standing ^ state.field.bases.keys())}"
    for name, base in state.field.bases.items():
        if bar := barred(state.field, name, base):
            yield f"{name} stands where it cannot: {bar.bar} {bar.by}"
    for model in state.models.values():
        yield from (f"{model.id}: {fault}" for fault in _faults_of(state, model))
    if not all(state.cards[order.group].seat == order.seat for order in state.models.values() if order.group):
        yield "a model is on a card of the other player"


def _faults_of(state: ArcaneState, model: Model) -> Iterator[str]:
    counts = (model.wounds, model.heroic_wounds, model.torment, model.fatigue, model.will_tokens, model.might_tokens)
    if min(counts) < 0:
        yield f"a count below nothing: {counts}"
    if model.torment and not holds_torment(model):
        yield "Torment of a model that holds none"
    if model.doom == PERMANENT_DEATH and model.in_game:
        yield "in game after Permanent Death"
    if model.doom == POSSESSED and model.in_game:
        yield "in game while possessed"
    if model.fatigue > 2:
        yield f"{model.fatigue} Fatigue"
    if not all(model.conditions.values()):
        yield f"a condition without tokens: {model.conditions}"
    if model.lingering and (state.activation is None or state.activation.model != model.id):
        yield f"a condition lingers after the activation: {model.lingering}"
    if model.in_game and model.wounds >= characteristic(state, model.id, "might"):
        yield f"{model.wounds} wounds"
    if model.in_game and model.card.heroism and model.heroic_wounds >= model.card.heroism:
        yield f"{model.heroic_wounds} Heroic Wounds"
