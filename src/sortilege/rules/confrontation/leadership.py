"""C2-12.1.9, C2-12.1.34 What friends near a model do for its tests of COU, FEAR and DIS.

Skills of the friends act at these moments: `lends_value` (a value of their own in place of the model's) and `aids_test`
(something added to the roll).
"""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Atom, Game, One, Option, Rule
from sortilege.kernel.moment import Acting, weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.space import gap
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.measure import within

OWN = "own"


class Loan(msgspec.Struct, frozen=True, gc=False):
    """A value that a friend lends for a test: by which skill, who, how much."""

    skill: str
    by: ModelId
    value: tuple[Part, ...]
    alone: bool = False
    """C2-R74 whether nobody else may help in that test"""


def loans(state: Skirmish, model: ModelId, name: str) -> tuple[Loan, ...]:
    """The values that friends can lend a model for a test of a characteristic."""
    none: tuple[Loan, ...] = ()
    if name != "discipline" and getattr(state.models[model].card, name) is None:
        return none  # C2-12.1.9c
    return weigh("lends_value", friends(state, model), none, state, model, name)


def aid(state: Skirmish, model: ModelId, test: str) -> tuple[Part, ...]:
    """C2-12.1.9.1a, C2-12.1.9.2a What friends add to the roll of a model's test; C2-R66 each kind of them once."""
    none: tuple[Part, ...] = ()
    if not (helping := friends(state, model)):
        return none
    return tuple(dict.fromkeys(weigh("aids_test", helping, none, state, model, test)))


def friends(state: Skirmish, model: ModelId) -> list[Acting]:
    """The abilities of all models of its side, its own among them."""
    seat = state.models[model].seat
    acting: list[Acting] = []
    for friend in state.models.values():
        if friend.seat == seat and friend.card.skills:
            acting += acting_on(state, friend.id)
    return acting


def in_command(state: Skirmish, act: Acting, model: ModelId) -> bool:
    """C2-12.1.9a, C2-12.1.9b, C2-R66 Whether a model gains from the Command of another: near, and of its own race."""
    if not state.field.bases.keys() >= {act.bearer, model}:
        return False  # C2-R5: before they are deployed nobody is near
    leader, led = state.models[act.bearer], state.models[model]
    if leader.card.people != led.card.people or not (serves_at_home(state, leader.id) and serves_at_home(state, model)):
        return False
    radius = 100 * int(act.x) if act.x else leader.card.reach  # C2-12.1.9d
    return within(gap(state, act.bearer, model), radius)


def serves_at_home(state: Skirmish, model: ModelId) -> bool:
    """C2-12.1.23b, C2-12.1.23c"""
    return weigh("serves_at_home", acting_on(state, model), True)


def whose_value(game: Game[Any], model: ModelId, name: str, *, own_only: bool = False) -> Rule[Loan | None]:
    """C2-P7.1 The value that a model's owner chooses for its test: one that a friend lends, or None, its own."""
    state: Skirmish = game.state
    offered = () if own_only else loans(state, model, name)
    if not offered:
        return None
    options: tuple[Option, ...] = (OWN, *((loan.skill, loan.by) for loan in offered))
    about: dict[str, Atom | tuple[Atom, ...]] = {"model": model, "characteristic": name}
    seat = state.models[model].seat
    answer: Option = yield Ask(seat, "move.whose_value", "C2-12.1.9a", One(options), about)
    return None if answer == OWN else offered[options.index(answer) - 1]
