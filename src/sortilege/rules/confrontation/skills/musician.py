"""C2-12.1.9.2 Musician."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.leadership import in_command
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import ModelId, Skirmish


@abilities.add
class Musician(Ability):
    """C2-12.1.9.2a Models of its race near it, itself among them, have 1 more in all DIS tests."""

    name = "musician"
    rule = "C2-12.1.9.2a"

    def aids_test(
        self, act: Acting, parts: tuple[Part, ...], state: Skirmish, model: ModelId, test: str
    ) -> tuple[Part, ...]:
        if test != "discipline" or not in_command(state, act, model):
            return parts
        return (*parts, Part(1, self.name, self.rule))
