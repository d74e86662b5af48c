"""C2-12.1.34 Staff."""

from collections.abc import Iterator

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.leadership import Loan, serves_at_home
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.skills.command import value_lent
from sortilege.rules.confrontation.space import gap
from sortilege.rules.confrontation.state import Model, ModelId, Skirmish
from sortilege.table.measure import within


@abilities.add
class Staff(Ability):
    """C2-12.1.34a A Champion, a Standard Bearer and a Musician; the skill is on the Champion's card."""

    name = "staff"
    rule = "C2-12.1.34b"

    def lends_value(
        self, act: Acting, loans: tuple[Loan, ...], state: Skirmish, model: ModelId, name: str
    ) -> tuple[Loan, ...]:
        """C2-R74 To a model of its race with each of the three within its own MOV: the Champion's value and 2 more."""
        if act.bearer == model or getattr(state.models[act.bearer].card, name) is None:
            return loans
        if not all(any(_reaches(state, model, one) for one in some) for some in _staff(state, act.bearer)):
            return loans
        value = (*value_lent(state, act.bearer, name), Part(2, self.name, self.rule))
        return (*loans, Loan(self.name, act.bearer, value, alone=True))


def _staff(state: Skirmish, champion: ModelId) -> Iterator[list[ModelId]]:
    """Who can be each of the three."""
    here = state.models[champion]
    comrades = [other for other in state.models.values() if _comrades(here, other) and serves_at_home(state, other.id)]
    yield [champion] if here in comrades else []
    for skill in ("standard_bearer", "musician"):
        yield [other.id for other in comrades if skill in other.card.skill_names]


def _comrades(one: Model, other: Model) -> bool:
    return one.seat == other.seat and one.card.people == other.card.people


def _reaches(state: Skirmish, model: ModelId, other: ModelId) -> bool:
    """C2-R74 Within the model's own MOV, of its race."""
    here = state.models[model]
    if here.card.people != state.models[other].card.people or not serves_at_home(state, model):
        return False
    return within(gap(state, model, other), here.card.reach)
