"""C2 section 5, "Any time": what may be declared whenever no test and no wound roll is in progress.

Whoever has something to declare is asked before each act of the turn, and where a rule says so besides. He may say
that he waits, or that he will not declare it in this phase.
"""

from typing import Any, Final

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import Acting, at, offer
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.state import Model, ModelId, Phase, Skirmish, deciding_order

DECLARE, WAIT, NOT_THIS_PHASE = "declare", "wait", "not_this_phase"

PHASES: Final = (Phase.MOVEMENT, Phase.SHOOTING, Phase.MELEE)
"""Those in which something happens that a declaration could change."""


def to_declare(state: Skirmish) -> bool:
    """Whether anybody may have something to declare."""
    return bool(state.declarers) and state.phase in PHASES


def declarations(game: Game[Any]) -> Rule[None]:
    """C2-R67, C2-R70 Each player, in the order of C2-R4, may declare what his models have. The moment is `any_time`."""
    state: Skirmish = game.state
    acting = [act for model in state.declarers if model in state.models for act in acting_on(state, model)]
    if acting:
        yield from offer("any_time", acting, deciding_order(state), "C2-R67", game)


def declares(game: Game[Any], act: Acting, kind: str, rule: str) -> Rule[bool]:
    """Whether a model's owner declares now what it has."""
    state: Skirmish = game.state
    key = f"{act.source}@{act.bearer}"
    answer = yield Ask(act.seat, kind, rule, One((DECLARE, WAIT, NOT_THIS_PHASE)), {"model": act.bearer})
    if answer == NOT_THIS_PHASE:
        state.hushed = (*state.hushed, key)
    return bool(answer == DECLARE)


def is_hushed(game: Game[Any], act: Acting) -> bool:
    """Whether its owner has said that he will not declare it in this phase."""
    return f"{act.source}@{act.bearer}" in game.state.hushed


def declared(game: Game[Any], act: Acting) -> None:
    """It is declared, and will not be asked for again."""
    state: Skirmish = game.state
    state.declarers = tuple(model for model in state.declarers if model != act.bearer)


def may_declare(state: Skirmish, model: Model) -> None:
    """A model has something that it may declare from now on."""
    if model.id not in state.declarers:
        state.declarers = (*state.declarers, model.id)


def declarers(state: Skirmish) -> tuple[ModelId, ...]:
    """The models whose cards have something that may be declared at any time."""
    return tuple(model.id for model in state.models.values() if at("any_time", acting_on(state, model.id)))
