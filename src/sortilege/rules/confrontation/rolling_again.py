"""C2-5c Which dice may be rolled again, and C2-R77 against whom they may not."""

from typing import Any

from sortilege.kernel import Ask, Game, Refusal, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.competencies import weigh_at_will
from sortilege.rules.confrontation.state import ModelId, Skirmish


def sixes_at_will(game: Game[Any], model: ModelId) -> Rule[bool]:
    """The same where the model's owner may have a competency rest."""
    acting = acting_on(game.state, model)
    return (yield from weigh_at_will(game, "six_against", acting, True)) if acting else True


def sixes_against(state: Skirmish, model: ModelId) -> bool:
    """Whether an adversary may roll sixes again in a test against a model."""
    return weigh("six_against", acting_on(state, model), True)


# Why not


def why_not_again(game: Game[Any], ask: Ask, words: object) -> Refusal | None:
    """`reroll`: a 6 of a wound roll, which is no test (C2-10.3.4c), or one against a Veteran (C2-12.1.39a)."""
    state: Skirmish = game.state
    if words != ("again",) or ask.kind == "dice.roll_again" or ask.seat not in (0, 1):
        return None
    adversaries = state.fight.sides[1 - ask.seat] if state.fight else ()
    barred = any(not sixes_against(state, model) for model in adversaries if model in state.models)
    return Refusal("reroll", "C2-12.1.39a" if barred else "C2-10.3.4c")
