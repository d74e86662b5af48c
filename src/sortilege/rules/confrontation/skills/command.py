"""C2-12.1.9 Command/X."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.characteristics import characteristic_parts
from sortilege.rules.confrontation.leadership import Loan, in_command
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import ModelId, Skirmish


@abilities.add
class Command(Ability):
    """C2-12.1.9a Models of his race near him may use his COU, FEAR and DIS for their own tests."""

    name = "command"
    rule = "C2-12.1.9a"

    def lends_value(
        self, act: Acting, loans: tuple[Loan, ...], state: Skirmish, model: ModelId, name: str
    ) -> tuple[Loan, ...]:
        if act.bearer == model or getattr(state.models[act.bearer].card, name) is None:
            return loans
        return (
            (*loans, Loan(self.name, act.bearer, value_lent(state, act.bearer, name)))
            if in_command(state, act, model)
            else loans
        )


def value_lent(state: Skirmish, leader: ModelId, name: str) -> tuple[Part, ...]:
    """C2-12.1.24g What a leader lends is not raised by mutation."""
    return tuple(part for part in characteristic_parts(state, leader, name) if part.source != "mutant")
