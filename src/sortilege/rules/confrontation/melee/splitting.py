"""C2-10.2 Melees, and how the winner of the Tactical Roll splits them into combats."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Any

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.rules.confrontation.melee.combat import Combat, Melee, Sides
from sortilege.rules.confrontation.melee.events import Split
from sortilege.rules.confrontation.space import engaged_with
from sortilege.rules.confrontation.state import ModelId, Skirmish

Models = tuple[ModelId, ...]


def melees(state: Skirmish, models: Iterable[ModelId]) -> Iterator[Models]:
    """C2-P11 step 1: the models connected by contact; those who touch no enemy are in no melee."""
    left = dict.fromkeys(models)
    while left:
        first = next(iter(left))
        connected = _connected(state, first, left)
        left = {model: None for model in left if model not in connected}
        if len(connected) > 1:
            yield tuple(model for model in state.models if model in connected)


def _connected(state: Skirmish, first: ModelId, among: Iterable[ModelId]) -> set[ModelId]:
    found = {first}
    todo = [first]
    while todo:
        for other in opponents(state, todo.pop(), among):
            if other not in found:
                found.add(other)
                todo.append(other)
    return found


def opponents(state: Skirmish, model: ModelId, among: Iterable[ModelId]) -> Models:
    """C2-R49 Whom a model can fight: the enemies that it touches."""
    return tuple(enemy for enemy in engaged_with(state, model) if enemy in among)


def take_apart(state: Skirmish, melee: Melee) -> None:
    """What is connected is a combat already where one side is a single model; otherwise it must be split."""
    for models in melees(state, melee.models):
        sides = _sides(state, models)
        if min(map(len, sides)) == 1:
            state.combats = (*state.combats, Combat(sides, melee.entered))
        else:
            state.melees = (*(state.melees or ()), Melee(models, melee.entered))


def _sides(state: Skirmish, models: Models) -> Sides:
    first, second = (tuple(model for model in models if state.models[model].seat == seat) for seat in (0, 1))
    return first, second


def split(game: Game[Any]) -> Rule[None]:
    """C2-10.2a The winner of the Tactical Roll says whom the first model of a melee fights, and with whom."""
    state: Skirmish = game.state
    assert state.melees
    melee, *others = state.melees
    first = melee.models[0]
    options = tuple(combats_of(state, first, melee.models))
    fought = options[0]
    if len(options) > 1:
        fought = yield Ask(state.tactical_winner, "melee.split", "C2-10.2a", One(options), {"model": first})
    state.melees = tuple(others)
    take_apart(state, Melee(fought, melee.entered))
    take_apart(state, Melee(tuple(model for model in melee.models if model not in fought), melee.entered))
    game.tell(Split(fought))


def combats_of(state: Skirmish, model: ModelId, melee: Models) -> Iterator[Models]:
    """C2-R49 Every combat of a model, the single one named first, that leaves each of the others an opponent."""
    touched = opponents(state, model, melee)
    alone = ((model, *group) for group in _groups(touched))
    among_others = (
        (enemy, model, *group)
        for enemy in touched
        for group in _groups(tuple(friend for friend in opponents(state, enemy, melee) if friend != model))
    )
    for fought in chain(alone, among_others):
        rest = tuple(other for other in melee if other not in fought)
        if all(opponents(state, other, rest) for other in rest):  # C2-10.2b
            yield fought


def _groups(models: Models) -> Iterator[Models]:
    for size in range(1, len(models) + 1):
        yield from combinations(models, size)
