"""C2-12.1.24 Mutant."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Allotment, Ask, Bound, Game, Refusal, Rule, Seat, Several
from sortilege.kernel.choice import Option
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities, acting_on
from sortilege.rules.confrontation.any_time import declared, declares, is_hushed, may_declare
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.events import MutantsChosen, Mutated
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.state import ModelId, Skirmish

POINTS_FOR_EACH: Final = 100
"""C2-12.1.24a"""

RAISED: Final = ("movement", "initiative", "attack", "force", "defense", "resistance", "discipline")
"""C2-R67 What every model may raise; C2-12.1.24e neither Power nor Faith."""

RAISED_IF_ANY: Final = ("shooting", "courage", "fear")

NOT_RAISED: Final = ("power", "faith")


@abilities.add
class Mutant(Ability):
    """C2-12.1.24a Some mutants are chosen each turn; C2-12.1.24c once a turn their dice are rolled."""

    name = "mutant"
    rule = "C2-12.1.24a"

    def turn_begins(self, act: Acting, game: Game[Any]) -> Rule[None]:
        """C2-R67 One for each full hundred points: asked once for all the mutants of a side."""
        mutants = mutants_of(game.state, act.seat)
        most = min(points(game, act.seat) // POINTS_FOR_EACH, len(mutants))
        if mutants[0] != act.bearer or not most:
            return
        chosen = yield Ask(act.seat, "turn.mutants", "C2-12.1.24a", Several(mutants, 0, most))
        if chosen:
            choose(game, act.seat, chosen)

    def any_time(self, act: Acting, game: Game[Any]) -> Rule[None] | None:
        """C2-12.1.24c At one moment of the turn, for all that were chosen."""
        chosen = chosen_of(game.state, act.seat)
        if not chosen or chosen[0] != act.bearer or is_hushed(game, act):
            return None
        return self.dice(act, game, chosen)

    def dice(self, act: Acting, game: Game[Any], chosen: tuple[ModelId, ...]) -> Rule[None]:
        if not (yield from declares(game, act, "any.mutant_dice", "C2-12.1.24c")):
            return
        faces = yield from roll(game, "mutant", "C2-12.1.24c", len(chosen), act.seat)
        for model, face in zip(chosen, faces, strict=True):
            yield from mutate(game, _as_mutant(game.state, model), face)


def mutants_of(state: Skirmish, seat: Seat) -> tuple[ModelId, ...]:
    return tuple(model.id for model in state.models.values() if model.seat == seat and _mutations(state, model.id))


def chosen_of(state: Skirmish, seat: Seat) -> tuple[ModelId, ...]:
    return tuple(model.id for model in state.models.values() if model.seat == seat and model.mutant_chosen)


def _mutations(state: Skirmish, model: ModelId) -> list[Acting]:
    return [act for act in acting_on(state, model) if isinstance(act.ability, Mutant)]


def _as_mutant(state: Skirmish, model: ModelId) -> Acting:
    return _mutations(state, model)[0]


def points(game: Game[Any], seat: Seat) -> int:
    """C2-R67 The points that make the blocks of a hundred; C2-12.1.24b with all that was bought for the models."""
    state: Skirmish = game.state
    basis = game.options["c2.mutant_basis"]
    if basis == "army_start":
        return sum(worth for army in state.armies if army.seat == seat for worth in army.points.values())
    counted = [model for model in state.models.values() if model.seat == seat]
    if basis == "mutants_in_play":
        counted = [model for model in counted if model.id in mutants_of(state, seat)]
    return sum(model.card.pa for model in counted)


def choose(game: Game[Any], seat: Seat, chosen: tuple[ModelId, ...]) -> None:
    state: Skirmish = game.state
    for model in chosen:
        state.models[model] = msgspec.structs.replace(state.models[model], mutant_chosen=True)
        may_declare(state, state.models[model])
    game.tell(MutantsChosen(seat, chosen))


def mutate(game: Game[Any], act: Acting, face: int) -> Rule[None]:
    """C2-12.1.24c The die and X, in whole points, are split freely over the model's characteristics (C2-R67)."""
    state: Skirmish = game.state
    gained = face + int(act.x)  # C2-12.1.24d without an X, it is 0
    bounds = tuple(Bound(name, 0, gained) for name in raised(game, state.models[act.bearer].card))
    about = {"model": act.bearer}
    split: dict[str, int] = yield Ask(act.seat, "any.mutation", "C2-12.1.24c", Allotment(bounds, gained, gained), about)
    model = state.models[act.bearer]
    state.models[act.bearer] = msgspec.structs.replace(model, mutant_chosen=False, mutant_points=split)
    declared(game, act)
    for name, amount in split.items():
        game.tell(Mutated(act.bearer, name, amount))


def raised(game: Game[Any], card: Profile) -> tuple[str, ...]:
    """C2-12.1.24e, C2-12.1.24g What a mutation may raise."""
    names = (*RAISED, *(name for name in RAISED_IF_ANY if getattr(card, name) is not None))
    barred = game.options["c2.mutant_mov"] == "barred"
    return tuple(name for name in names if not (barred and name == "movement"))


# Why not


def why_not_chosen(_game: Game[Any], ask: Ask, words: tuple[Option, ...]) -> Refusal | None:
    """`mutant_limit`: more than the points allow, or one that is no Mutant."""
    assert isinstance(ask.choice, Several)
    if len(words) > ask.choice.most or any(word not in ask.choice.options for word in words):
        return Refusal("mutant_limit", "C2-12.1.24a", most=ask.choice.most)
    return None


def why_not_raised(_game: Game[Any], _ask: Ask, split: Any) -> Refusal | None:
    """`mutant_char`"""
    if isinstance(split, dict) and any(name in split for name in NOT_RAISED):
        return Refusal("mutant_char", "C2-12.1.24e")
    return None


REASONS = {"turn.mutants": why_not_chosen, "any.mutation": why_not_raised}
