"""Confrontation 2: the start and the end of a turn, and what may be declared at any time."""

from typing import Any, Final

from sortilege.bots.sparring.confrontation.answering import Answers, Turn, always, options_of
from sortilege.kernel import Allotment, Ask, Several
from sortilege.rules.confrontation.any_time import DECLARE
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.end_of_game import END, PLAY_ON

RAISED: Final = ("attack", "force", "resistance", "defense", "initiative")

LONG: Final = 12
"""After so many turns without a limit nothing is to be won any more."""


def agree_to_end(turn: Turn, _ask: Ask) -> Any:
    """C2-13a When nothing is to be won: nobody could still hurt an enemy, or it has gone on for too long."""
    state = turn.battle.state
    return END if state.turn_limit is None and state.turn >= LONG else PLAY_ON


def bearer(turn: Turn, ask: Ask) -> Any:
    """C2-R5 Whoever takes the Tactical Roll best."""
    return max(
        map(str, options_of(ask)), key=lambda model: (characteristic(turn.battle.state, model, "discipline"), model)
    )


def mutants(_turn: Turn, ask: Ask) -> Any:
    """C2-12.1.24 As many as may be."""
    choice = ask.choice
    assert isinstance(choice, Several)
    return choice.options[: choice.most]


def mutation(_turn: Turn, ask: Ask) -> Any:
    """C2-12.1.24c Evenly over what a fight is decided by."""
    choice = ask.choice
    assert isinstance(choice, Allotment)
    bounds = {bound.name: bound for bound in choice.bounds}
    raised: list[str] = [name for name in RAISED if name in bounds] or list(bounds)
    split: dict[str, int] = {}
    for number in range(choice.most):
        name = raised[number % len(raised)]
        split[name] = split.get(name, 0) + 1
    return split


def react(_turn: Turn, ask: Ask) -> Any:
    """Whatever can be done is done, one after another."""
    return options_of(ask)[0]


ANSWERS: Answers = {
    "any.agree_to_end": agree_to_end,
    "any.competency": always("use"),
    "any.devotion": always("no"),
    "any.mutant_dice": always(DECLARE),
    "any.mutation": mutation,
    "any.rallying_cry": always(DECLARE),
    "any.react": react,
    "turn.bearer": bearer,
    "turn.mutants": mutants,
    "turn.tactician": always("check"),
    "turn.reinforcement": always("return"),
    "end.regenerate": always("roll"),
}
