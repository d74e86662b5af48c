"""I2-10.6 Devotion: a model gives itself up so that a Magician has gems (I2-P10)."""

from collections.abc import Iterator
from typing import Any

from sortilege.kernel import Ask, Game, One, Refusal, Rule
from sortilege.kernel.moment import Ability, Acting, offer
from sortilege.rules.confrontation.abilities import abilities, acting_on
from sortilege.rules.confrontation.damage.removal import remove
from sortilege.rules.confrontation.space import touches
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.magicians import reserve_cap
from sortilege.rules.incantation2.recovery import gain_gems
from sortilege.rules.incantation2.reserve import lose_excess
from sortilege.rules.incantation2.state import MagicState

DEVOTION = "devotion"
SACRIFICE = "sacrifice"
NO = "no"
WITHOUT_X = 3
"""I2-R46: what an old card without X counts."""


@abilities.add
class Devotion(Ability):
    """I2-10.6a When a Magician in base contact needs gems, his player may sacrifice the bearer."""

    name = DEVOTION
    rule = "I2-10.6a"

    def gems_needed(self, act: Acting, game: Game[Any], magician: ModelId) -> Rule[None] | None:
        if why_not_sacrifice(game, magician, act.bearer):
            return None
        return offer_sacrifice(game, magician, act)


def need_gems(game: Game[Any], magician: ModelId) -> Rule[None]:
    """I2-10.6d A Magician needs gems: models may be sacrificed to him, one after another."""
    if devoted := list(devoted_to(game.state, magician)):
        yield from offer("gems_needed", devoted, (devoted[0].seat,), "I2-10.6a", game, magician)


def offer_sacrifice(game: Game[Any], magician: ModelId, act: Acting) -> Rule[None]:
    """I2-10.6b He gains X gems at once, each of an element that he controls, within the cap."""
    options = One((NO, (SACRIFICE, magician, act.bearer)))
    if (yield Ask(act.seat, "any.devotion", "I2-10.6a", options, {"magician": magician, "model": act.bearer})) == NO:
        return
    remove(game, act.bearer, DEVOTION, "I2-10.6c")
    yield from gain_gems(game, magician, gems_of_devotion(act), "any.devotion_gems", "I2-10.6b")
    yield from lose_excess(game)


def devoted_to(state: MagicState, magician: ModelId) -> Iterator[Acting]:
    """The Devotion of the models of his side that touch a Magician."""
    seat = state.magicians[magician].seat
    for model in state.models.values():
        friend = model.seat == seat and model.id != magician
        if friend and (act := devotion_of(state, model.id)) and touches(state, magician, model.id):
            yield act


def devotion_of(state: MagicState, model: ModelId) -> Acting | None:
    """The Devotion of a model, from its card or from what lasts upon it."""
    return next((act for act in acting_on(state, model) if act.ability.name == DEVOTION), None)


def gems_of_devotion(act: Acting) -> int:
    return int(act.x) or WITHOUT_X


def promised(game: Game[Any], magician: ModelId) -> int:
    """How many gems Devotion could give a Magician; a full reserve needs none (I2-R46)."""
    devoted = list(devoted_to(game.state, magician))
    if not devoted or game.state.magicians[magician].reserve.total >= reserve_cap(game, magician):
        return 0
    return sum(map(gems_of_devotion, devoted))


def why_not_sacrifice(game: Game[Any], magician: ModelId, model: ModelId) -> Refusal | None:
    """I2-F40 to I2-F42"""
    state: MagicState = game.state
    seat = state.magicians[magician].seat
    here = state.models.get(model)
    if here is None or here.seat != seat or devotion_of(state, model) is None:
        return Refusal("I2-F40", "I2-10.6a", model=model)
    if not touches(state, magician, model):
        return Refusal("I2-F41", "I2-10.6a", model=model)
    if state.magicians[magician].reserve.total >= reserve_cap(game, magician):
        return Refusal("I2-F42", "I2-10.6a", magician=magician)
    return None
