"""C2 section 6: why an answer about shooting is refused."""

from collections.abc import Callable
from typing import Any, Final

from sortilege.kernel import Ask, Game, Refusal
from sortilege.rules.confrontation.shooting.counter_shot import why_not_counter_shoot
from sortilege.rules.confrontation.shooting.declared import ORDER
from sortilege.rules.confrontation.shooting.weapons import loaded
from sortilege.rules.confrontation.shooting.who_may_shoot import targets, why_not_shoot, why_not_target
from sortilege.rules.confrontation.state import ModelId, Skirmish

Reason = Callable[[Game[Any], Ask, Any], Refusal | None]


def _act(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    state: Skirmish = game.state
    match words:
        case ("shoot", str() as model) if model in state.models and state.models[model].seat == ask.seat:
            if refusal := why_not_shoot(game, model):
                return refusal
            if not any(name == model and way in ORDER for name, way in state.together):
                return Refusal("not_its_value", "C2-9.1e", model=model)
            return _why_no_target(game, model)
    return None


def _why_no_target(game: Game[Any], model: ModelId) -> Refusal | None:
    """Where there is nobody to shoot at: why not at the first."""
    if any(targets(game, model)):
        return None
    enemies = [other.id for other in game.state.models.values() if other.seat != game.state.models[model].seat]
    return next((refusal for enemy in enemies if (refusal := why_not_target(game, model, enemy))), None)


def _shot(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    state: Skirmish = game.state
    model = str(ask.about["model"])
    match words:
        case ("measure", *_):
            return Refusal("premeasure", "C2-9.1g")
        case (str() as target, *rest) if target in state.models:
            return why_not_target(game, model, target) or _why_not_weapon(game, model, rest)
    return None


def _why_not_weapon(game: Game[Any], model: ModelId, rest: list[Any]) -> Refusal | None:
    """C2-9.3.1a A weapon that is not loaded; C2-9.1e a kind of shot at another value."""
    state: Skirmish = game.state
    match rest:
        case [str() as name, *_] if name in [weapon.name for weapon in state.models[model].card.weapons]:
            if name not in [weapon.name for weapon in loaded(game, model)]:
                return Refusal("reloading", "C2-9.3.1a", model=model)
    match rest:
        case [str(), str() as kind] if kind in ORDER and (model, kind) not in state.together:
            return Refusal("not_its_value", "C2-9.1e", model=model)
    return None


def _harass(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    match words:
        case (_, _, "quick" | "accurate"):
            return Refusal("harass_kind", "C2-12.1.16b", model=ask.about["model"])
    return _shot(game, ask, words)


def _counter_shot(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    charged = ask.about["targets"]
    assert isinstance(charged, tuple)
    match words:
        case (str() as model, *_) if model in game.state.models:
            if model not in charged:
                return Refusal("no_reserve_card", "C2-9.1.6d", model=model)
            return why_not_counter_shoot(game, str(ask.about["charger"]), model)
    return None


REASONS: Final[dict[str, Reason]] = {
    "shooting.act": _act,
    "shooting.shot": _shot,
    "move.harass": _harass,
    "move.counter_shot": _counter_shot,
}
