"""Which abilities act for or upon a model: those of its card, and those that last upon it."""

from functools import lru_cache

from sortilege.kernel import Seat
from sortilege.kernel.moment import Abilities, Acting, at
from sortilege.rules.confrontation.profile import Profile, Skill
from sortilege.rules.confrontation.state import Model, ModelId, Skirmish

abilities = Abilities()
"""Every skill and every lasting power that acts at a moment, by name; its module adds it."""


def acting_on(state: Skirmish, model: ModelId) -> tuple[Acting, ...]:
    """The abilities of a model, its card's first, then what lasts upon it in the order in which it came."""
    here = state.models[model]
    skills = here.card.all_skills
    if not (skills or state.lasting):
        return ()
    acting = _printed(model, here.seat, skills) if skills else ()
    for key, effect in state.lasting.items():
        if effect.abilities and effect.bearer == model:
            acting += tuple(given(name, model, here.seat, key) for name in effect.abilities)
    return acting


def given(name: str, model: ModelId, seat: Seat, source: str) -> Acting:
    """An ability that lasts upon a model, with its X after a stroke: `command/15`."""
    known, _, x = name.partition("/")
    return Acting(abilities[known], model, seat, source, int(x) if x.removeprefix("-").isdecimal() else x or 0)


@lru_cache(maxsize=4096)
def act_at(moment: str, names: frozenset[str] | tuple[str, ...]) -> bool:
    """Whether any ability of these names acts at a moment."""
    known = (name.partition("/")[0] for name in names)
    return any(hasattr(abilities[name], moment) for name in known if name in abilities)


def may(state: Skirmish, model: ModelId, what: str) -> bool:
    """Whether nothing that lasts upon a model forbids it something: move, run, charge, shoot, cast."""
    return not state.lasting or all(act.ability.may(act, True, what) for act in at("may", acting_on(state, model)))  # type: ignore[attr-defined]


def printed_on(model: Model) -> tuple[Acting, ...]:
    """The abilities of a model's card."""
    skills = model.card.all_skills
    return _printed(model.id, model.seat, skills) if skills else ()


def of_card(card: Profile) -> tuple[Acting, ...]:
    """The abilities of a card that is no model in play: one that is bought for an army."""
    return _printed("", 0, card.all_skills)


@lru_cache(maxsize=1024)
def _printed(model: ModelId, seat: Seat, skills: tuple[Skill, ...]) -> tuple[Acting, ...]:
    return tuple(
        Acting(abilities[skill.skill], model, seat, skill.skill, skill.x)
        for skill in skills
        if skill.skill in abilities
    )
