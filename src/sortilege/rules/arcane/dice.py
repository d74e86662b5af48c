"""ARH-1 Dice and tests."""

from typing import Any

from sortilege.kernel import Ask, Game, One, Rule, Seat, throw
from sortilege.kernel.moment import at, weigh
from sortilege.rules.arcane.abilities import acting_on
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.events import ArcaneDice, Tested
from sortilege.rules.arcane.sides import decider
from sortilege.rules.arcane.state import ModelId

STAND, AGAIN = "stand", "again"
ONCE_MORE = One((STAND, AGAIN))


def roll(game: Game[Any], kind: str, rule: str, dice: int, by: Seat) -> Rule[tuple[int, ...]]:
    """ARH-1a Throw some D6 and let everybody see them."""
    faces: tuple[int, ...] = yield throw(kind, rule, by, dice)
    game.tell(ArcaneDice(kind, by, faces, rule))
    return faces


def characteristic_test(game: Game[Any], model: ModelId, name: str, rule: str) -> Rule[bool]:
    """ARH-1c A D6 that equals the characteristic or is lower; a natural 1 always fails."""
    passed = yield from _test_once(game, model, name, rule)
    if not passed:
        for act in at("again_after_test", acting_on(game.state, model)):
            if (yield from act.ability.again_after_test(act, game, name)):  # type: ignore[attr-defined]
                passed = yield from _test_once(game, model, name, rule)
    if not passed:
        yield from roll_failed(game, model)
    return passed


def _test_once(game: Game[Any], model: ModelId, name: str, rule: str) -> Rule[bool]:
    acting = acting_on(game.state, model)
    value = characteristic(game.state, model, name)
    dice = weigh("dice_of_test", acting, 1, name)
    faces = yield from roll(game, f"{name}_test", rule, dice, decider(game.state, model))
    face = max(faces)  # one die, unless an ability says more
    passed: bool = weigh("passes_test", acting, 1 < face <= value, face, name)
    game.tell(Tested(model, name, face, value, passed, rule))
    return passed


def roll_failed(game: Game[Any], model: ModelId) -> Rule[None]:
    """An attack or a spell roll without a Success, a Characteristic Test, an instability test: it has failed."""
    for act in at("roll_failed", acting_on(game.state, model)):
        yield from act.ability.roll_failed(act, game)  # type: ignore[attr-defined]


def offer_once_more(game: Game[Any], model: ModelId, what: str, rule: str) -> Rule[bool]:
    """ARH-1e Permission to roll once more, and never twice."""
    ask = Ask(decider(game.state, model), "dice.once_more", rule, ONCE_MORE, {"model": model, "roll": what})
    answer: str = yield ask
    return answer == AGAIN


def has_scale(faces: tuple[int, ...]) -> bool:
    """ARH-1d Three consecutive values among the results, in any order."""
    return any({low, low + 1, low + 2} <= set(faces) for low in range(1, 5))


def has_double(faces: tuple[int, ...]) -> bool:
    """ARH-1d Two or more equal results."""
    return len(set(faces)) < len(faces)
