"""What is read from a view of a battle: who stands where, what each is worth, who could beat whom."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from sortilege.bots.sparring.confrontation.exchange import Fighter, Side, outlook, pass_chance
from sortilege.bots.sparring.magic.fire import Fire
from sortilege.bots.sparring.magic.reading import Reading
from sortilege.kernel import Seat
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.movement.pace import CHARGE, FLY, RUN, allowance, flies
from sortilege.rules.confrontation.space import engaged_with
from sortilege.rules.confrontation.state import Model, ModelId
from sortilege.rules.magic.state import MagicState
from sortilege.table.base import Base

PRIZE: Final = 0.8
"""What a model is worth beside its points on whose loss the game hangs, as a part of its army."""

CAUTION: Final = {"e": 1.1, "f": 1.5}
"""How much one's own losses count beside the enemy's, by the objective; 1 where it says nothing of them."""

SHAKEN_BY_A_CHARGE: Final = 1
"""C2-8.1.2f"""


class Battle:
    """One seat's reading of one view."""

    def __init__(self, state: MagicState, seat: Seat, *, first_edition: bool = False) -> None:
        self.state = state
        self.seat = seat
        self.first_edition = first_edition
        """whether the magic is that of Incantation 1"""
        self._fighters: dict[tuple[ModelId, bool], Fighter] = {}

    # Who there is

    @cached_property
    def own(self) -> tuple[Model, ...]:
        """One's own models on the table."""
        return tuple(self._on_the_table(self.seat))

    @cached_property
    def foes(self) -> tuple[Model, ...]:
        """The enemies on the table."""
        return tuple(self._on_the_table(1 - self.seat))

    def _on_the_table(self, seat: Seat) -> Iterator[Model]:
        bases = self.state.field.bases
        return (model for model in self.state.models.values() if model.seat == seat and model.id in bases)

    def base(self, model: ModelId) -> Base:
        return self.state.field.bases[model]

    def gap(self, one: ModelId, other: ModelId) -> float:
        return self.state.field.gap(one, other)

    def engaged(self, model: ModelId) -> list[ModelId]:
        return engaged_with(self.state, model)

    # What each is worth

    @cached_property
    def objective(self) -> str:
        """The row of one's objective; empty where the armies fight until one is gone."""
        return next((each.row for each in self.state.objectives if each.seat == self.seat), "")

    @cached_property
    def caution(self) -> float:
        return CAUTION.get(self.objective, 1.0)

    @cached_property
    def worths(self) -> dict[ModelId, float]:
        """The points of every model, and more for those on whom the game hangs."""
        worths = {model.id: float(model.card.pa or 10) for model in self.state.models.values()}
        for objective in self.state.objectives:
            if objective.row in ("a", "c"):
                points = self._points(1 - objective.seat)
                wanted = (min if objective.row == "a" else max)(points.values(), default=0)
                for model, value in points.items():
                    if value == wanted and model in worths:
                        worths[model] += PRIZE * sum(points.values())
        return worths

    def _points(self, seat: Seat) -> dict[ModelId, int]:
        """C2-R13 As they were at the start."""
        return next((army.points for army in self.state.armies if army.seat == seat), {})

    def worth(self, model: ModelId) -> float:
        return self.worths.get(model, 10.0)

    @cached_property
    def usual_worth(self) -> float:
        """What a model of either army has cost on average."""
        models = self.state.models.values()
        return sum(model.card.pa or 10 for model in models) / max(1, len(models))

    @cached_property
    def reading(self) -> Reading:
        """The same with regard to magic."""
        weights = {model: worth / self.usual_worth for model, worth in self.worths.items()}
        return Reading(self.state, self.seat, weights=weights, first_edition=self.first_edition)

    @cached_property
    def fire(self) -> Fire:
        """What Magicians could do to each other."""
        return Fire(self.reading, self.usual_worth)

    @property
    def has_melee(self) -> bool:
        """In a duel of Magicians nobody comes to blows: there are no cards."""
        return bool(self.state.cards)

    # Who could beat whom

    def fighter(self, model: ModelId, *, charged: bool = False) -> Fighter:
        """A model as it would fight; `charged` where that is still to come."""
        key = (model, charged)
        if key not in self._fighters:
            self._fighters[key] = self._fighter(model, charged=charged)
        return self._fighters[key]

    def _fighter(self, model: ModelId, *, charged: bool) -> Fighter:
        here = self.state.models[model]
        less = SHAKEN_BY_A_CHARGE if charged and not here.charged else 0
        return Fighter(
            characteristic(self.state, model, "initiative") - less,
            characteristic(self.state, model, "attack") - less,
            characteristic(self.state, model, "force"),
            characteristic(self.state, model, "defense") - less,
            characteristic(self.state, model, "resistance"),
            here.wound.severity,
            self.worth(model),
        )

    def side(self, models: Iterable[ModelId], *, charged: bool = False) -> Side:
        return tuple(sorted(self.fighter(model, charged=charged) for model in models))

    def balance(self, mine: Iterable[ModelId], theirs: Iterable[ModelId], *, charge: int = 0) -> float:
        """What a combat gains, in points: `charge` is 1 where mine charge, -1 where they do."""
        one, other = self.side(mine, charged=charge < 0), self.side(theirs, charged=charge > 0)
        if not one or not other:
            return 0.0
        if len(one) > 1 and len(other) > 1:
            one, other = self._weightiest(one, other)
        lose, gain = outlook(one, other)
        return gain - self.caution * lose

    def _weightiest(self, one: Side, other: Side) -> tuple[Side, Side]:
        """Several against several are split: each on the smaller side meets its share of the others."""
        if len(one) >= len(other):
            return one[: (len(one) + 1) // len(other)], other[:1]
        return one[:1], other[: (len(other) + 1) // len(one)]

    def dares(self, mover: ModelId, target: ModelId) -> float:
        """C2-8.4.1a The chance that it passes the Courage test that a charge of this target wants."""
        here, other = self.state.models[mover], self.state.models[target]
        if other.card.fear is None or here.fearless or here.card.fear is not None:
            return 1.0
        if other.card.called in here.resisted_types or (here.resisted_max or -99) >= other.card.fear:
            return 1.0
        if here.card.courage is None or "undead" in here.card.skill_names:
            return 1.0
        return pass_chance(other.card.fear + 1 - here.card.courage)

    # How far each goes

    def charge_reach(self, model: ModelId) -> int:
        """How far it can charge, by the better of its ways."""
        ways = ("", FLY) if flies(self.state, model) else ("",)
        return max(allowance(self.state, model, CHARGE, by) for by in ways)

    def run_reach(self, model: ModelId) -> int:
        return allowance(self.state, model, RUN)

    def is_shooter(self, model: ModelId) -> bool:
        card = self.state.models[model].card
        return card.shooting is not None and bool(card.weapons)

    def is_magician(self, model: ModelId) -> bool:
        return model in self.state.magicians

    def is_prized(self, model: ModelId) -> bool:
        """Whether the game hangs on it."""
        return self.worth(model) > (self.state.models[model].card.pa or 10) + 1

    def is_precious(self, model: ModelId) -> bool:
        """Whether the game hangs on it, or it is a Magician or a shooter who should not be in melee."""
        if self.is_prized(model):
            return True
        card = self.state.models[model].card
        return (self.is_magician(model) and not card.is_warrior_mage) or self.is_shooter(model)
