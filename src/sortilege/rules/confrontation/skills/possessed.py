"""C2-12.1.26 Possessed."""

from typing import Any

from sortilege.kernel import Game
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Possessed(Ability):
    """C2-12.1.26c It has neither COU nor FEAR: C2-R69 it is immune to Fear, or tests with nothing."""

    name = "possessed"
    rule = "C2-12.1.26c"

    def fear_caused(self, _act: Acting, _fear: int | None, _how: str) -> int | None:
        return None

    def immune_to_fear(self, _act: Acting, already: bool, game: Game[Any]) -> bool:
        return already or game.options["c2.possessed_fear"] == "immune"

    def value_tested(self, _act: Acting, value: int, name: str) -> int:
        return 0 if name == "courage" else value
