"""C2 section 6: why an answer is refused in the Movement phase."""

from collections.abc import Callable
from typing import Any, Final

from sortilege.kernel import Ask, Game, Refusal
from sortilege.rules.confrontation.abilities import may
from sortilege.rules.confrontation.movement.activation import may_dodge
from sortilege.rules.confrontation.movement.heroic_charge import why_no_heroic_charge
from sortilege.rules.confrontation.movement.leaving import why_not_leave
from sortilege.rules.confrontation.movement.pace import CHARGE, DODGE, ENGAGE, HEROIC_CHARGE
from sortilege.rules.confrontation.movement.targets import why_not_target
from sortilege.rules.confrontation.space import enemies
from sortilege.rules.confrontation.state import Skirmish
from sortilege.table.contact import Meeting, contact
from sortilege.table.measure import FULL_TURN
from sortilege.table.placed import Misplaced
from sortilege.table.standing import barred

Reason = Callable[[Game[Any], Ask, Any], Refusal | None]


def _move(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    """What kinds of move are not open to the model."""
    state: Skirmish = game.state
    model = str(ask.about["model"])
    match words:
        case ("measure", *_):
            return Refusal("premeasure", "C2-R19")
        case (str() as kind,) | (_, str() as kind) if forbidden := _forbidden(state, model, kind):
            return forbidden
        case ("dodge",):
            if not may_dodge(state, model):
                return Refusal("mounted_dodge", "C2-8.3.2c", model=model)
            return Refusal("engaged", "C2-8.3.2d", model=model)
        case ("leave",):
            return why_not_leave(state, model)
        case ("heroic_charge",) if refusal := why_no_heroic_charge(game, model):
            return refusal
        case (str() as kind,) | ("fly", str() as kind) if kind in (CHARGE, ENGAGE, HEROIC_CHARGE):
            return _why_nobody(game, model, kind, _left(ask))
    return None


def _forbidden(state: Skirmish, model: str, kind: str) -> Refusal | None:
    """A card forbids it: a spell that lasts upon the model, or what it wears."""
    what = {"run": "run", CHARGE: "charge", ENGAGE: "charge", HEROIC_CHARGE: "charge"}.get(kind, "move")
    barred = not may(state, model, "move") or not may(state, model, what)
    return Refusal("forbidden", "I2-3.8a", model=model) if barred else None


def _left(ask: Ask) -> tuple[str, ...]:
    left = ask.about.get("left", ())
    return tuple(map(str, left)) if isinstance(left, tuple) else ()


def _why_nobody(game: Game[Any], model: str, kind: str, left: tuple[str, ...]) -> Refusal | None:
    """Why there is nobody to be charged or engaged: what is wrong with the first who comes into question."""
    if left and kind != ENGAGE and game.options["c2.withdraw_charge"] == "off":
        return Refusal("no_charge_after_withdrawal", "C2-R31", model=model)
    for enemy in enemies(game.state, game.state.models[model].seat):
        if enemy not in left and (refusal := why_not_target(game, model, enemy, kind, left)):
            return refusal
    return None


def _target(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    model, kind = str(ask.about["model"]), str(ask.about["move"])
    for word in words:
        if isinstance(word, str) and (refusal := why_not_target(game, model, word, kind, _left(ask))):
            return refusal
    if len(words) > 1:
        return Refusal("no_room", "C2-R22", target=str(words[0]))
    return None


def _withdraw(_game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    rule = "C2-8.3.2d" if words == (DODGE,) else "C2-8.3.1a"
    return Refusal("engaged", rule, model=ask.about["model"])


def _place(game: Game[Any], ask: Ask, answer: Any) -> Refusal | None:
    """C2 section 6 has its own words for what can be wrong with a place."""
    answer = answer if isinstance(answer, dict) else next(iter(answer), None)
    try:
        ask.choice.accept(answer)
    except Refusal as refusal:
        return _in_words(game.state, refusal, str(ask.about["model"]))
    return None


def _in_words(state: Skirmish, refusal: Refusal, model: str) -> Refusal | None:
    facts = refusal.facts
    by = facts.get("by")
    match refusal.code:
        case Misplaced.OVERLAP | Misplaced.IMPASSABLE:
            return Refusal("overlap", "C2-8.1d", by=by)
        case Misplaced.TOO_NEAR:
            return Refusal("walk_into_contact", "C2-R22", by=by)
        case Misplaced.TOO_FAR:
            return Refusal("too_far", "C2-8f", cost=facts["cost"], most=facts["most"])
        case Misplaced.BLOCKED:
            return Refusal("blocked", "C2-8.1c" if by in state.models else "C2-T3c", by=by)
        case Misplaced.OFF_TABLE:
            return Refusal("leave_table", "C2-R90", model=model)
    return None


def _next_model(game: Game[Any], _ask: Ask, words: Any) -> Refusal | None:
    """C2-8.1b One type of movement a turn."""
    models = game.state.models
    match words:
        case (str() as model,) if model in models:
            here = models[model]
            if here.counter_shot:
                return Refusal("counter_shot_moved", "C2-9.1.6e", model=model)
            if here.paralysed:
                return Refusal("paralysed", "C2-8.4.2.2a", model=model)
            if here.dodging:
                return Refusal("dodging", "C2-8.3.2b", model=model)
            if here.activated:
                return Refusal("already_moved", "C2-8.1b", model=model)
    return None


def _contact_place(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    """C2-8.1e, C2-R20 What is wrong with a place in contact."""
    state: Skirmish = game.state
    match words:
        case (str() as target, str(), int() as x, int() as y, int() as facing) if target in state.field.bases:
            place = state.field.bases[str(ask.about["model"])].at(x, y, facing % FULL_TURN)
            if bar := barred(state.field, str(ask.about["model"]), place):
                return Refusal("overlap", "C2-8.1d", by=bar.by)
            met = contact(place, state.field.bases[target])
            return Refusal("corner", "C2-8.1e" if met.meeting is Meeting.CORNER else "C2-R20", target=target)
    return None


def _rally(_game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    match words:
        case ("withdraw",):
            return Refusal("afraid_no_withdraw", "C2-8.4.2.1c", model=ask.about["model"])
    return None


REASONS: Final[dict[str, Reason]] = {
    "move.move": _move,
    "move.charge": _target,
    "move.new_target": _target,
    "move.withdraw": _withdraw,
    "move.place": _place,
    "move.next_model": _next_model,
    "move.contact_place": _contact_place,
    "move.rally": _rally,
}
