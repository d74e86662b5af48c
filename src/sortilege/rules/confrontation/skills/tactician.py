"""C2-12.1.36 Tactician."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.characteristic_test import Test, take_test
from sortilege.rules.confrontation.state import Skirmish

CHECK, NO = "check", "no"


@abilities.add
class Tactician(Ability):
    """C2-12.1.36a A successful Discipline check doubles his Discipline; C2-R76 to the end of the turn."""

    name = "tactician"
    rule = "C2-12.1.36a"

    def before_tactical_roll(self, act: Acting, game: Game[Any]) -> Rule[None]:
        """C2-R76 Once a turn; only a 1 fails it."""
        if (yield Ask(act.seat, "turn.tactician", "C2-R76", One((CHECK, NO)), {"model": act.bearer})) == NO:
            return
        if (yield from take_test(game, Test(act.bearer, "discipline", "C2-R76"))) is not None:
            model = game.state.models[act.bearer]
            game.state.models[act.bearer] = msgspec.structs.replace(model, tactician_doubled=True)

    def characteristic_read(self, act: Acting, value: int, name: str, state: Skirmish) -> int:
        return 2 * value if name == "discipline" and state.models[act.bearer].tactician_doubled else value
