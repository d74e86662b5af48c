"""C2-P8 Those who shoot, in the countdown of the Shooting phase."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule, Seat, Seen
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.shooting.actors import Candidate
from sortilege.rules.confrontation.shooting.declared import ORDER, Declared
from sortilege.rules.confrontation.shooting.shot import shoot, strikes_due
from sortilege.rules.confrontation.shooting.weapons import loaded
from sortilege.rules.confrontation.shooting.who_may_shoot import in_haste, targets, why_not_shoot
from sortilege.rules.confrontation.state import ModelId, Skirmish

SHOOT: Final = "shoot"


class Shooters:
    """C2-9.1e They act in the order of Initiative, a quick shot two earlier, an accurate one two later."""

    def pending(self, game: Game[Any]) -> list[Candidate]:
        state: Skirmish = game.state
        found = []
        for model in state.models.values():
            if model.card.shooting is None or model.shot or why_not_shoot(game, model.id):
                continue
            initiative = characteristic(state, model.id, "initiative")
            for kind, earlier in ORDER.items():
                if kind not in model.let_go_by:
                    found.append(Candidate(model.id, model.seat, kind, initiative + earlier, initiative + earlier))
        return found

    def reached(self, game: Game[Any]) -> None:
        """C2-P8 A kind of shot whose value lies above the one reached has gone by, whether it was possible or not."""
        state: Skirmish = game.state
        for model in list(state.models.values()):
            if model.card.shooting is not None and len(model.let_go_by) < len(ORDER):
                initiative = characteristic(state, model.id, "initiative")
                _let_go_by(state, model.id, *(kind for kind in ORDER if initiative + ORDER[kind] > state.clock))

    def under_way(self, game: Game[Any]) -> Rule[None] | None:
        """The hits of a group that has ended."""
        return strikes_due(game)

    def window(self, _game: Game[Any], _waiting: Sequence[Candidate]) -> Rule[None]:
        yield from ()

    def acts(
        self, game: Game[Any], _seat: Seat, _waiting: Sequence[Candidate], members: Sequence[Candidate]
    ) -> tuple[bool, tuple[Option, ...]]:
        """Whoever of the group has somebody to shoot at."""
        models = dict.fromkeys(one.id for one in members if one.way in ORDER)
        able = tuple((SHOOT, model) for model in models if any(targets(game, model)))
        return bool(able), able

    def seen(self, _game: Game[Any]) -> Seen:
        return Seen.OPEN

    def act(self, game: Game[Any], seat: Seat, act: Any) -> Rule[None]:
        """C2-P9 step 1: target, weapon and kind are declared."""
        _, model = act
        options = tuple(shots(game, model))
        target, name, kind = yield Ask(seat, "shooting.shot", "C2-P9", One(options), {"model": model})
        weapon = next(weapon for weapon in loaded(game, model) if weapon.name == name)
        state: Skirmish = game.state
        moved = state.models[model].spent > 0  # C2-R40
        yield from shoot(game, Declared(model, target, weapon, kind, moved, in_haste(state, model)))

    def let_go_by(self, game: Game[Any], members: Sequence[Candidate]) -> None:
        for one in members:
            if one.way in ORDER:
                _let_go_by(game.state, one.id, one.way)


def shots(game: Game[Any], model: ModelId) -> Iterator[tuple[str, str, str]]:
    """Every shot that a model of the group may declare: `(target, weapon, kind)`."""
    kinds = [kind for name, kind in game.state.together if name == model and kind in ORDER]
    for target in targets(game, model):
        for weapon in loaded(game, model):
            for kind in kinds:
                yield target, weapon.name, kind


def _let_go_by(state: Skirmish, model: ModelId, *kinds: str) -> None:
    here = state.models.get(model)
    if here is not None and (new := tuple(kind for kind in kinds if kind not in here.let_go_by)):
        state.models[model] = msgspec.structs.replace(here, let_go_by=(*here.let_go_by, *new))


SHOOTERS: Final = Shooters()
