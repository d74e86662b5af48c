"""C2-8.4.1 The Courage test, of one model or of several together."""

from collections.abc import Mapping, Sequence
from typing import Any

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import offer, weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristic_test import Test, take_test
from sortilege.rules.confrontation.characteristics import characteristic_parts, value_tested
from sortilege.rules.confrontation.fear.causing import fear_of
from sortilege.rules.confrontation.leadership import aid, friends, loans, whose_value
from sortilege.rules.confrontation.reckoning import Part, total
from sortilege.rules.confrontation.state import ModelId, Skirmish

COURAGE = "courage"


def courage_test(
    game: Game[Any],
    model: ModelId,
    difficulty: tuple[Part, ...],
    against: Sequence[ModelId],
    rule: str,
    *,
    group: tuple[Part, ...] = (),
    own_only: bool = False,
) -> Rule[bool]:
    """C2-8.4.1a A die and the value must be greater than the FEAR."""
    state: Skirmish = game.state
    name = courage_tested(state, model)
    loan = yield from whose_value(game, model, name, own_only=own_only)
    value = characteristic_parts(state, model, name) if loan is None else loan.value
    friends = () if loan is not None and loan.alone else aid(state, model, COURAGE)
    test = Test(
        model,
        COURAGE,
        rule,
        total(difficulty),
        difficulty if len(difficulty) > 1 else (),
        beyond=True,
        value=value,
        modifiers=(*group, *friends),
        against=tuple(against),
    )
    return test.passed((yield from take_test(game, test)))


def before_courage(game: Game[Any], tested: Sequence[ModelId]) -> Rule[None]:
    """C2-R70 What friends may do just before a Courage test is rolled; the moment is `before_courage`."""
    state: Skirmish = game.state
    seat = state.models[tested[0]].seat
    yield from offer("before_courage", friends(state, tested[0]), (seat,), "C2-R70", game, tested)


def courage_tested(state: Skirmish, model: ModelId) -> str:
    """C2-12.1.38b Who has FEAR is subject to that of Undead alone, and tests with FEAR in place of COU."""
    return COURAGE if fear_of(state, model) is None else "fear"


def group_courage_test(
    game: Game[Any],
    group: Sequence[ModelId],
    difficulty: tuple[Part, ...],
    against: Sequence[ModelId],
    *,
    own_only: bool = False,
) -> Rule[bool]:
    """C2-8.4.3a One test with the highest COU of the group, C2-8.4.3b raised by 1 for each further model."""
    tester = yield from _tester(game, group, own_only=own_only)
    rule = "C2-8.4.1a" if len(group) == 1 else "C2-8.4.3a"
    together = (Part(len(group) - 1, "group", "C2-8.4.3b"),) if len(group) > 1 else ()
    return (yield from courage_test(game, tester, difficulty, against, rule, group=together, own_only=own_only))


def _tester(game: Game[Any], group: Sequence[ModelId], *, own_only: bool) -> Rule[ModelId]:
    """C2-R37 The die is rolled for the model with the highest usable value: its owner picks among equals."""
    state: Skirmish = game.state
    values = {model: _highest(state, model, own_only=own_only) for model in group}
    best = tuple(model for model in group if values[model] == max(values.values()))
    if len(best) == 1:
        return best[0]
    chosen: ModelId = yield Ask(state.models[best[0]].seat, "move.tester", "C2-R37", One(best))
    return chosen


def _highest(state: Skirmish, model: ModelId, *, own_only: bool) -> int:
    name = courage_tested(state, model)
    lent = () if own_only else loans(state, model, name)
    acting = acting_on(state, model)
    return max(
        total(value_tested(state, model, name, value, acting)) for value in (None, *(loan.value for loan in lent))
    )


def must_test_alone(state: Skirmish, attackers: Sequence[ModelId], hows: Mapping[ModelId, str]) -> bool:
    """C2-12.1.40b, C2-R82 Whether the charged must test with their own COU."""
    return any(weigh("own_courage_only", acting_on(state, attacker), False, hows[attacker]) for attacker in attackers)
