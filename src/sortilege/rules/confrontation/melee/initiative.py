"""C2-10.3.1 Who strikes first, and what must be declared before that is known."""

from typing import Any, Final

from sortilege.kernel import Ask, Game, One, Rule, Seat
from sortilege.kernel.moment import Acting, at
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristic_test import Test, finish_test, first_die
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.melee.combat import Stage
from sortilege.rules.confrontation.melee.events import StrikesFirst
from sortilege.rules.confrontation.melee.fighting import change_fight, fight_of
from sortilege.rules.confrontation.opposed import higher
from sortilege.rules.confrontation.personalities.blood_rage import commit_markers
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import ModelId, deciding_order

PASS: Final = "pass"


def initiative(game: Game[Any]) -> Rule[None]:
    """C2-P12 steps 1 and 2."""
    yield from before_initiative(game)
    winner = yield from initiative_tests(game)
    fight = fight_of(game)
    in_order = fight.sides[1 - winner] + fight.sides[winner]  # C2-10.3.2d
    change_fight(game, winner=winner, stage=Stage.ALLOT, left=in_order)


def before_initiative(game: Game[Any]) -> Rule[None]:
    """C2-P12 step 1: what skills let a model declare now, and not later."""
    for seat in deciding_order(game.state):
        for model in fight_of(game).sides[seat]:
            yield from _declarations(game, seat, model)


def _declarations(game: Game[Any], seat: Seat, model: ModelId) -> Rule[None]:
    left = at("before_initiative", acting_on(game.state, model))
    while ready := [act for act in left if act.ability.may_declare(act, game)]:  # type: ignore[attr-defined]
        options = One((PASS, *(act.ability.name for act in ready)))
        answer = yield Ask(seat, "melee.before_initiative", "C2-P12", options, {"model": model})
        if answer == PASS:
            return
        declared: Acting = next(act for act in ready if act.ability.name == answer)
        declared.ability.before_initiative(declared, game)  # type: ignore[attr-defined]
        left = [act for act in ready if act is not declared]


def initiative_tests(game: Game[Any]) -> Rule[Seat]:
    """C2-10.3.1a Each side takes a test, C2-10.3.1b until one of them wins."""
    while True:
        totals = yield from _tests(game)
        winner = higher(*totals)  # C2-10.3.1f
        game.tell(StrikesFirst(totals, winner))
        if winner is not None:
            return winner


def _tests(game: Game[Any]) -> Rule[tuple[int | None, int | None]]:
    """C2-R6 Both first dice, then each side's decisions."""
    tests: dict[Seat, Test] = {}
    for seat in deciding_order(game.state):
        tests[seat] = yield from _test_of(game, seat)
    faces: dict[Seat, int] = {}
    for seat, test in tests.items():
        (faces[seat],) = yield from first_die(game, test)
    totals: list[int | None] = [None, None]
    for seat, test in tests.items():
        totals[seat] = yield from finish_test(game, test, faces[seat])
    return totals[0], totals[1]


def _test_of(game: Game[Any], seat: Seat) -> Rule[Test]:
    """C2-R48 The best of a side rolls, wounded or not; C2-10.3.1d with 1 more for each other model."""
    fight = fight_of(game)
    roller = yield from _roller(game, seat)
    rage = yield from commit_markers(game, roller, "initiative")
    others = len(fight.sides[seat]) - 1
    together = (Part(others, "together", "C2-10.3.1d"),) if others else ()
    return Test(
        roller,
        "initiative",
        "C2-10.3.1a",
        modifiers=(*together, *rage),
        against=fight.sides[1 - seat],
        unhurt=others > 0 and game.options["c2.group_ini_wound"] == "ignored",
    )


def _roller(game: Game[Any], seat: Seat) -> Rule[ModelId]:
    """C2-10.3.1c The highest Initiative; its owner says who rolls among equals."""
    values = {model: characteristic(game.state, model, "initiative") for model in fight_of(game).sides[seat]}
    best = tuple(model for model, value in values.items() if value == max(values.values()))
    if len(best) == 1:
        return best[0]
    roller: ModelId = yield Ask(seat, "melee.initiative", "C2-R48", One(best))
    return roller
