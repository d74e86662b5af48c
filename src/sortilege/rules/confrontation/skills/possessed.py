"""C2-12.1.26 Possessed."""

from typing import Any

from sortilege.kernel import Game
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.state import Wound


@abilities.add
class Possessed(Ability):
    """C2-12.1.26a Its wounds are one step lower, C2-12.1.26b but for stun and killed; C2-12.1.26c no COU, no FEAR."""

    name = "possessed"
    rule = "C2-12.1.26c"

    def wound_result(self, _act: Acting, wound: Wound) -> Wound:
        """C2-R69 Each result is lowered once, before it is added to what is there."""
        return wound if wound in (Wound.NONE, Wound.STUN, Wound.KILLED) else wound.worse(-1)

    def fear_caused(self, _act: Acting, _fear: int | None, _how: str) -> int | None:
        return None

    def immune_to_fear(self, _act: Acting, already: bool, game: Game[Any]) -> bool:
        return already or game.options["c2.possessed_fear"] == "immune"

    def value_tested(self, _act: Acting, value: int, name: str) -> int:
        return 0 if name == "courage" else value
