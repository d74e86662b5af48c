"""C2-8.3.1 To withdraw from melee."""

from typing import Any, Final

import msgspec

from sortilege.kernel import About, Ask, Game, One, Rule
from sortilege.rules.confrontation.characteristic_test import Test, take_test
from sortilege.rules.confrontation.movement.events import Withdrawn
from sortilege.rules.confrontation.personalities.blood_rage import commit_markers
from sortilege.rules.confrontation.reckoning import Part, total
from sortilege.rules.confrontation.state import ModelId

STAY, WITHDRAW = "stay", "withdraw"
WAYS: Final = One((STAY, WITHDRAW))


def withdraw(game: Game[Any], model: ModelId, foes: tuple[ModelId, ...]) -> Rule[bool]:
    """C2-P5 step 2.4. Whether it is free to move."""
    about: About = {"model": model, "foes": foes}
    if (yield Ask(game.state.models[model].seat, "move.withdraw", "C2-8.3.1a", WAYS, about)) == STAY:
        return False
    rage = yield from commit_markers(game, model, "initiative")
    parts = (Part(4, "withdrawal", "C2-8.3.1a"), Part(2 * len(foes), "opponents", "C2-8.3.1a"))
    test = Test(model, "initiative", "C2-8.3.1a", total(parts), parts, modifiers=rage, against=foes)
    success = test.passed((yield from take_test(game, test)))
    if success:
        game.state.models[model] = msgspec.structs.replace(game.state.models[model], withdrew=True)
        game.tell(Withdrawn(model, success, "C2-8.3.1b"))
    else:
        game.state.models[model] = msgspec.structs.replace(game.state.models[model], no_attack=True)
        game.tell(Withdrawn(model, success, "C2-8.3.1d"))
    return success
