"""C2-9.1.5 A shot into a melee."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.competencies import weigh_at_will
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.melee.splitting import melees
from sortilege.rules.confrontation.shooting.declared import Declared
from sortilege.rules.confrontation.shooting.events import VictimDrawn
from sortilege.rules.confrontation.space import engaged_with
from sortilege.rules.confrontation.state import ModelId, Skirmish


def victim_of(game: Game[Any], shot: Declared) -> Rule[ModelId]:
    """C2-9.1.5a Whoever is in the melee of the target may suffer the shot, unless a skill chooses (C2-12.1.20c)."""
    state: Skirmish = game.state
    among = in_the_melee(game, shot)
    if not among:
        return shot.target
    if (yield from weigh_at_will(game, "chooses_victim", acting_on(state, shot.shooter), False)):
        return shot.target
    weights = tuple(state.models[model].card.size.rank for model in among)  # C2-9.1.5b
    seat = state.models[shot.shooter].seat
    (number,) = yield from roll(game, "victim", "C2-9.1.5a", 1, seat, sides=sum(weights))
    victim = next(model for model, last in zip(among, accumulate(weights), strict=True) if number <= last)
    game.tell(VictimDrawn(shot.shooter, shot.target, victim, number, among, weights))
    return victim


def in_the_melee(game: Game[Any], shot: Declared) -> tuple[ModelId, ...]:
    """C2-R44 All who are connected by contact with the target, the shooter's own side first."""
    state: Skirmish = game.state
    models = tuple(_near(state, shot.target)) if game.options["c2.melee_victims"] == "contact" else ()
    if not models:
        models = next((melee for melee in melees(state, state.models) if shot.target in melee), ())
    own = state.models[shot.shooter].seat
    return tuple(sorted(models, key=lambda model: state.models[model].seat != own))


def _near(state: Skirmish, target: ModelId) -> Iterator[ModelId]:
    """C2-R44, the other reading: the target and those who touch it."""
    touching = engaged_with(state, target)
    return (model for model in state.models if model == target or model in touching)
