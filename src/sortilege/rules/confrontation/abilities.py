"""Which abilities act for or upon a model: those of its card, and those that last upon it."""

from functools import lru_cache

from sortilege.kernel import Seat
from sortilege.kernel.moment import Abilities, Acting
from sortilege.rules.confrontation.profile import Skill
from sortilege.rules.confrontation.state import Model, ModelId, Skirmish

abilities = Abilities()
"""Every skill and every lasting power that acts at a moment, by name; its module adds it."""


def acting_on(state: Skirmish, model: ModelId) -> tuple[Acting, ...]:
    """The abilities of a model, its card's first, then what lasts upon it in the order in which it came."""
    here = state.models[model]
    printed = _printed(model, here.seat, here.card.skills) if here.card.skills else ()
    if not _is_given_any(state, model):
        return printed
    given = [
        Acting(abilities[name], model, here.seat, key)
        for key, effect in state.lasting.items()
        if effect.bearer == model
        for name in effect.abilities
    ]
    return (*printed, *given)


def _is_given_any(state: Skirmish, model: ModelId) -> bool:
    """Whether any ability lasts upon a model."""
    for effect in state.lasting.values():  # noqa: SIM110 - in the hot path
        if effect.abilities and effect.bearer == model:
            return True
    return False


def acts_at(moment: str, state: Skirmish, here: Model) -> bool:
    """Whether anything may act upon a model at a moment."""
    printed = here.card.skills and _skills_act_at(moment, here.card.skill_names)
    return bool(printed) or (bool(state.lasting) and _is_given_any(state, here.id))


@lru_cache(maxsize=4096)
def _skills_act_at(moment: str, skills: frozenset[str]) -> bool:
    return any(hasattr(abilities[skill], moment) for skill in skills if skill in abilities)


@lru_cache(maxsize=1024)
def _printed(model: ModelId, seat: Seat, skills: tuple[Skill, ...]) -> tuple[Acting, ...]:
    return tuple(
        Acting(abilities[skill.skill], model, seat, skill.skill, skill.x)
        for skill in skills
        if skill.skill in abilities
    )
