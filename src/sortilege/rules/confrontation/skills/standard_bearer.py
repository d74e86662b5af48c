"""C2-12.1.9.1 Standard Bearer."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.leadership import in_command
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import ModelId, Skirmish


@abilities.add
class StandardBearer(Ability):
    """C2-12.1.9.1a Models of its race near it, itself among them, have 1 more in all Courage tests."""

    name = "standard_bearer"
    rule = "C2-12.1.9.1a"

    def aids_test(
        self, act: Acting, parts: tuple[Part, ...], state: Skirmish, model: ModelId, test: str
    ) -> tuple[Part, ...]:
        if test != "courage" or not in_command(state, act, model):
            return parts
        return (*parts, Part(1, self.name, self.rule))
