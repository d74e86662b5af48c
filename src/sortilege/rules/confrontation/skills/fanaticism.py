"""C2-12.1.14 Fanaticism."""

from collections.abc import Callable

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.characteristic_test import Test, take_test
from sortilege.rules.confrontation.leadership import aid, whose_value
from sortilege.rules.confrontation.state import Skirmish

FIVE = 5


@abilities.add
class Fanaticism(Ability):
    """C2-12.1.14b When it fails a Courage test, a DIS test of the same difficulty keeps it from fleeing."""

    name = "fanaticism"
    rule = "C2-12.1.14b"

    def rolls_again(self, _act: Acting, already: bool, face: int, test: Test) -> bool:
        """C2-12.1.14a"""
        return already or (face == FIVE and test.characteristic == "discipline")

    def stands_fast(self, act: Acting, _flees: Callable[[], Rule[bool]], game: Game[Skirmish]) -> Rule[bool]:
        """C2-R83 Greater than the same FEAR."""
        model = act.bearer
        loan = yield from whose_value(game, model, "discipline")
        afraid = game.state.models[model].afraid
        assert afraid is not None
        test = Test(
            model,
            "discipline",
            self.rule,
            afraid.difficulty,
            beyond=True,
            value=None if loan is None else loan.value,
            modifiers=() if loan is not None and loan.alone else aid(game.state, model, "discipline"),
        )
        return test.passed((yield from take_test(game, test)))
