"""C2-12.1.33 Self Preservation."""

from collections.abc import Callable
from typing import Any, Final

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.state import Wound

SAVED_BY: Final = 6


@abilities.add
class SelfPreservation(Ability):
    """C2-12.1.33a A killed result of the tables is a critical wound on a 6; C2-R53 one of accumulation is not."""

    name = "self_preservation"
    rule = "C2-12.1.33a"

    def killed_by_the_tables(self, act: Acting, _usual: Callable[[], Rule[Wound]], game: Game[Any]) -> Rule[Wound]:
        (face,) = yield from roll(game, self.name, self.rule, 1, act.seat)
        return Wound.CRITICAL if face == SAVED_BY else Wound.KILLED
