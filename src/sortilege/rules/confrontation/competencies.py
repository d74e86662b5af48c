"""C2-12.1 Competencies are used at will, aptitudes always: option `c2.competencies`."""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import Acting, at

T = TypeVar("T")

USE, LEAVE = "use", "leave"

COMPETENCIES: Final = frozenset(
    (
        *("ambidextrous", "bravery", "duelist", "bestial_charge", "command", "war_cry", "berserk", "fanaticism"),
        *("scout", "rallying_cry", "level_initiate", "level_adept", "level_master", "mutant", "harassment"),
        *("natural_born_killer", "veteran", "devotion", "incarnation", "strategist"),
        *("assassin", "instinctive_shot", "self_preservation", "standard_bearer", "musician", "staff", "tactician"),
    )
)
"""C2-T21, C2-R63; what is not among them is an aptitude."""

APTITUDES_OF: Final = {"bravery": "alahan", "fanaticism": "griffon", "natural_born_killer": "wolfen"}
"""C2-T21 the people for whom a competency is an aptitude."""


def at_will(game: Game[Any], act: Acting) -> bool:
    """C2-12.1a Whether it is a competency."""
    if game.options["c2.competencies"] == "off" or act.ability.name not in COMPETENCIES:
        return False
    people = APTITUDES_OF.get(act.ability.name)
    return people is None or game.state.models[act.bearer].card.people != people


def weigh_at_will(game: Game[Any], moment: str, acting: Iterable[Acting], value: T, *facts: Any) -> Rule[T]:
    """A value, after every ability that acts at this moment has had its say on it.

    C2-12.1b A competency that would change it has it only if its owner wants; C2-12.1c an aptitude always does.
    """
    for act in acting:
        if method := getattr(act.ability, moment, None):
            changed = method(act, value, *facts)
            if changed == value or not at_will(game, act) or (yield from wanted(act)):
                value = changed
    return value


def willing(game: Game[Any], moment: str, acting: Iterable[Acting]) -> Rule[tuple[Acting, ...]]:
    """C2-12.1b The abilities that act at a moment, without the competencies that their owner lets rest."""
    used: tuple[Acting, ...] = ()
    for act in at(moment, acting):
        if not at_will(game, act) or (yield from wanted(act)):
            used = (*used, act)
    return used


def wanted(act: Acting) -> Rule[bool]:
    """C2-12.1b Decided at the last moment before it would apply."""
    about = {"model": act.bearer, "skill": act.ability.name}
    answer = yield Ask(act.seat, "any.competency", "C2-12.1b", One((USE, LEAVE)), about)
    return bool(answer == USE)
