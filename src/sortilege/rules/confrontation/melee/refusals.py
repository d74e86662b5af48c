"""C2 section 6: why an answer in melee is refused."""

from collections.abc import Callable
from typing import Any, Final

from sortilege.kernel import Ask, Game, Refusal
from sortilege.rules.confrontation.melee.combat import Stage
from sortilege.rules.confrontation.melee.fighting import fight_of
from sortilege.rules.confrontation.melee.parry import why_not_sustain
from sortilege.rules.confrontation.melee.pursuit import why_not_enter, why_not_pursue
from sortilege.rules.confrontation.movement.pace import PURSUE
from sortilege.rules.confrontation.movement.targets import why_not_target
from sortilege.rules.confrontation.personalities.counter_attack import COUNTER_ATTACK, may_counter_attack
from sortilege.rules.confrontation.personalities.master_stroke import LEAST_DICE, MASTER_STROKE
from sortilege.rules.confrontation.personalities.who import is_personality
from sortilege.rules.confrontation.state import Skirmish

Reason = Callable[[Game[Any], Ask, Any], Refusal | None]

BEFORE_INITIATIVE: Final = {"berserk": "C2-12.1.3c", "extra_arms": "C2-12.1.13b"}


def _split(_game: Game[Any], _ask: Ask, words: Any) -> Refusal | None:
    """C2-10.2b Somebody would be left without a combat; or many would fight many."""
    return Refusal("split", "C2-10.2b" if len(words) > 1 else "C2-10.2a")


def _before(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    model = str(ask.about["model"])
    if words == ("berserk",) and game.state.models[model].no_attack:
        return Refusal("berserk_barred", "C2-12.1.3d", model=model)
    return None


def _extra_actions(_game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    match words:
        case (int() as count,) if count > 0:
            return Refusal("extra_actions", "C2-11.1.1c", model=ask.about["model"])
    return _too_late(ask, words)


def _allot(game: Game[Any], ask: Ask, answer: Any) -> Refusal | None:
    """Dice where they may not lie."""
    if not isinstance(answer, dict):
        return _too_late(ask, answer)
    model = str(ask.about["model"])
    if "extra_actions" in answer:
        return _no_extra_actions(game, model)
    here = game.state.models[model]
    if here.no_attack and answer.get("attack"):
        return Refusal("attack_barred", "C2-8.3.1d", model=model)
    if not answer.get("defense"):
        return None
    if fight_of(game).fighters[model].berserk:
        return Refusal("defence_barred", "C2-12.1.3a", model=model)
    least = next(bound.least for bound in ask.choice.bounds if bound.name == "attack")  # type: ignore[attr-defined]
    attack = answer.get("attack", 0)
    return Refusal("attack_only_die", "C2-T26", model=model) if isinstance(attack, int) and attack < least else None


def _no_extra_actions(game: Game[Any], model: str) -> Refusal:
    if not is_personality(game, model):
        return Refusal("not_personality", "C2-11a", model=model)
    return Refusal("extra_actions", "C2-11.1.1c", model=model)


def _too_late(ask: Ask, words: Any) -> Refusal | None:
    match words:
        case (str() as skill,) if skill in BEFORE_INITIATIVE:
            return Refusal("too_late", BEFORE_INITIATIVE[skill], model=ask.about.get("model", ""))
    return None


def _attack(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    model = str(ask.about["model"])
    match words:
        case (str() as stroke, *_) if stroke == MASTER_STROKE:
            if not is_personality(game, model):
                return Refusal("not_personality", "C2-11a", model=model)
            fight = fight_of(game)
            if fight.fighters[model].attack < LEAST_DICE or fight.reprisal_is_over:
                return Refusal("master_stroke_dice", "C2-11.1.3a", model=model)
    return _too_late(ask, words)


def _difficulty(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    match words:
        case (int() as number,) if fight_of(game).fighters[str(ask.about["target"])].defense:
            least: int = ask.choice.least  # type: ignore[attr-defined]
            if number < least:
                return Refusal("difficulty_low", "C2-10.3.3c", target=ask.about["target"], least=least)
    return None


def _parry(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    """What is declared at the wrong moment, or by whom it is not open to."""
    model = str(ask.about["model"])
    match words:
        case (str() as way, *_) if way == COUNTER_ATTACK and not may_counter_attack(game, model):
            if is_personality(game, model):
                return Refusal("no_counter", "C2-11.1.2a", model=model)
            return Refusal("not_personality", "C2-11a", model=model)
        case ("sustain", *_) if refused := why_not_sustain(game, model):
            return Refusal(*refused, model=model)
    return _too_late(ask, words) if not isinstance(words, dict) else None


def _counter(_game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    match words:
        case (str() as way, *_) if way == COUNTER_ATTACK:
            return Refusal("no_mix", "C2-R54", model=ask.about["model"])
    return None


def _again(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    """C2-R54 While a model counter-attacks, it cannot go over to sustained defence."""
    state: Skirmish = game.state
    if state.fight is None or state.fight.stage is not Stage.DEFEND:
        return None
    match words:
        case ("sustain", *_) if refused := why_not_sustain(game, str(ask.about["model"])):
            return Refusal(*refused, model=ask.about["model"])
    return None


def _pursue(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    state: Skirmish = game.state
    match words:
        case (str() as model, *rest) if model in state.models and state.models[model].seat == ask.seat:
            if rule := why_not_pursue(state, model):
                return Refusal("pursuit", rule, model=model)
            return next((refusal for target in rest[1:] if (refusal := _target(game, model, target))), None)
    return None


def _target(game: Game[Any], model: str, target: Any) -> Refusal | None:
    if target not in game.state.models:
        return None
    if refusal := why_not_target(game, model, target, PURSUE):
        return refusal
    rule = why_not_enter(game.state, target)
    return Refusal("pursuit", rule, model=model) if rule else None


REASONS: Final[dict[str, Reason]] = {
    "melee.split": _split,
    "melee.before_initiative": _before,
    "melee.extra_actions": _extra_actions,
    "melee.allot": _allot,
    "melee.attack": _attack,
    "melee.difficulty": _difficulty,
    "melee.parry": _parry,
    "melee.counter_attack": _counter,
    "melee.sustain": _parry,
    "melee.pursue": _pursue,
    "dice.roll_again": _again,
}
