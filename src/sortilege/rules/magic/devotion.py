"""I2-10.6, I1-12.1.10 Devotion: a model gives itself up so that a Magician has gems (I2-P10)."""

from typing import Any

from sortilege.kernel import Ask, Game, One, Refusal, Rule
from sortilege.kernel.moment import Ability, Acting, offer
from sortilege.rules.confrontation.abilities import abilities, acting_on
from sortilege.rules.confrontation.damage.removal import remove
from sortilege.rules.confrontation.space import touches
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.reserve import gain_gems, lose_excess
from sortilege.rules.magic.state import MagicState
from sortilege.rules.magic.terms import Terms

DEVOTION = "devotion"
SACRIFICE = "sacrifice"
NO = "no"


@abilities.add
class Devotion(Ability):
    """When a Magician in base contact needs gems, his player may sacrifice the bearer."""

    name = DEVOTION
    rule = "C2-12.1.10a"

    def gems_needed(self, act: Acting, game: Game[Any], magician: ModelId, terms: Terms) -> Rule[None] | None:
        if why_not_sacrifice(game, terms, magician, act.bearer):
            return None
        return offer_sacrifice(game, terms, magician, act)


def need_gems(game: Game[Any], terms: Terms, magician: ModelId) -> Rule[None]:
    """I2-10.6d A Magician needs gems: models may be sacrificed to him, one after another."""
    if devoted := devoted_to(game.state, magician):
        yield from offer("gems_needed", devoted, (devoted[0].seat,), terms.rules.sacrifice, game, magician, terms)


def offer_sacrifice(game: Game[Any], terms: Terms, magician: ModelId, act: Acting) -> Rule[None]:
    """I2-10.6b, I1-12.1.10b He gains its gems at once, within the cap."""
    options = One((NO, (SACRIFICE, magician, act.bearer)))
    about = {"magician": magician, "model": act.bearer}
    if (yield Ask(act.seat, "any.devotion", terms.rules.sacrifice, options, about)) == NO:
        return
    count, kinds = terms.devoted_gems(act), terms.devoted_kinds(game, magician)
    remove(game, act.bearer, DEVOTION, terms.rules.removed)
    yield from gain_gems(game, magician, count, kinds, "any.devotion_gems", terms.rules.devoted)
    yield from lose_excess(game, terms)


def devoted_to(state: MagicState, magician: ModelId) -> list[Acting]:
    """The Devotion of the models of his side that touch a Magician."""
    seat = state.magicians[magician].seat
    devoted: list[Acting] = []
    for model in state.models.values():
        friend = model.seat == seat and model.id != magician
        if friend and (act := devotion_of(state, model.id)) and touches(state, magician, model.id):
            devoted.append(act)
    return devoted


def devotion_of(state: MagicState, model: ModelId) -> Acting | None:
    """The Devotion of a model, from its card or from what lasts upon it."""
    return next((act for act in acting_on(state, model) if act.ability.name == DEVOTION), None)


def promised(game: Game[Any], terms: Terms, magician: ModelId) -> int:
    """How many gems Devotion could give a Magician; a full reserve needs none (I2-R46)."""
    devoted = devoted_to(game.state, magician)
    if not devoted or is_full(game, terms, magician):
        return 0
    return sum(map(terms.devoted_gems, devoted))


def is_full(game: Game[Any], terms: Terms, magician: ModelId) -> bool:
    held: int = game.state.magicians[magician].reserve.total
    return held >= terms.reserve_cap(game, magician)


def why_not_sacrifice(game: Game[Any], terms: Terms, magician: ModelId, model: ModelId) -> Refusal | None:
    """What keeps a model from being sacrificed to a Magician."""
    state: MagicState = game.state
    here = state.models.get(model)
    if here is None or here.seat != state.magicians[magician].seat or devotion_of(state, model) is None:
        return Refusal(*terms.rules.no_devotion, model=model)
    if not touches(state, magician, model):
        return Refusal(*terms.rules.no_contact, model=model)
    return Refusal(*terms.rules.full, magician=magician) if is_full(game, terms, magician) else None
