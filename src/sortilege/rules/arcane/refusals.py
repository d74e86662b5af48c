"""AR section 6: why an answer is refused."""

from typing import Any

from sortilege.kernel import Ask, Fault, Game, Refusal
from sortilege.kernel.moment import at
from sortilege.rules.arcane.abilities import abilities, acting_on
from sortilege.rules.arcane.activation import possible, ready_cards
from sortilege.rules.arcane.arcanists import CAST, EMPOWER, casts, why_not_arcanist, why_not_cast, why_not_target
from sortilege.rules.arcane.attempt import Cast
from sortilege.rules.arcane.dispel import why_not_dispel
from sortilege.rules.arcane.engagement import engaged_with
from sortilege.rules.arcane.state import ArcaneState
from sortilege.table.placed import Misplaced


def reason(game: Game[Any], ask: Ask, answer: object) -> Refusal | None:
    """What the rules have to say of an answer that they do not offer."""
    words = tuple(answer) if isinstance(answer, list | tuple) else (answer,)
    match ask.kind:
        case "activation.card":
            return _card(game, words)
        case "activation.act":
            return _act(game, ask, words)
        case "cast.target":
            return _target(game, ask, words)
        case "event.recover":
            return Refusal("AR-F27", "AR-12d", model=ask.about["model"])
        case "react.choose" | "react.counterattack":
            return Refusal("AR-F33", "ARH-11b", model=ask.about["model"])
        case "cast.dispel_dice":
            return Refusal("AR-F24", "AR-15d", max=ask.choice.most)  # type: ignore[attr-defined]
        case "cast.dispel":
            return _dispel(game, ask, words)
        case "move.place":
            return _place(ask, answer)
    return _out_of_place(game, words)


def _out_of_place(game: Game[Any], words: tuple[Any, ...]) -> Refusal | None:
    """AR-F2, AR-F6, AR-F26: a cast or a Dispel named where there is none to be made."""
    active = game.state.activation
    match words:
        case ("dispel", *_):
            return Refusal("AR-F26", "AR-15a")
        case ("cast" | "empower", *_) if active is not None and active.forced:
            return Refusal("AR-F6", abilities[active.forced].rule, model=active.model)
        case ("cast" | "empower", *_):
            return Refusal("AR-F2", "AR-6a")
    return None


def _card(game: Game[Any], words: tuple[Any, ...]) -> Refusal | None:
    state: ArcaneState = game.state
    match words:
        case (str() as card,) if card in state.cards and card not in ready_cards(state, state.cards[card].seat):
            return Refusal("AR-F32", "ARH-4a", card=card)
    return _out_of_place(game, words)


def _act(game: Game[Any], ask: Ask, words: tuple[Any, ...]) -> Refusal | None:
    state: ArcaneState = game.state
    model = str(ask.about["model"])
    match words:
        case ("cast" | "empower" as how, str() as spell):
            return _cast(game, ask, model, spell, empowered=how == EMPOWER)
        case _ if words in possible(game, model):
            return Refusal("AR-F6", doom_rule(game, model), model=model)
        case ("move",) if engaged_with(game, model):
            return Refusal("AR-F28", "ARH-5g", model=model)
        case ("attack", str() as name, str() as target) if target in state.models:
            weapons = [weapon for weapon in state.models[model].card.weapons if weapon.name == name]
            if not weapons:
                return Refusal(Fault.UNKNOWN_OPTION, "ARH-7a", option=name)
            if weapons[0].melee:
                return Refusal("AR-F31", "ARH-7b", target=target)
            return Refusal("AR-F30", "ARH-7c", model=model) if engaged_with(game, model) else None
    return _out_of_place(game, words)


def _cast(game: Game[Any], ask: Ask, model: str, spell: str, *, empowered: bool) -> Refusal:
    """AR-F1 to AR-F15 in their order; AR-F6 where a Doom has left no cast, or not this one."""
    governed = Refusal("AR-F6", doom_rule(game, model), model=model)
    left = any(option[0] in (CAST, EMPOWER) for option in ask.choice.options)  # type: ignore[attr-defined]
    if refusal := why_not_arcanist(game, model):
        return refusal
    if not left and any(casts(game, model)):
        return governed
    return why_not_cast(game, model, spell, empowered=empowered) or governed


def doom_rule(game: Game[Any], model: str) -> str:
    """What bounds the choices of a model: ARH-12i or ARH-12j."""
    bounding = at("choices", acting_on(game.state, model))
    return bounding[0].ability.rule if bounding else "ARH-12h"


def _target(game: Game[Any], ask: Ask, words: tuple[Any, ...]) -> Refusal | None:
    state: ArcaneState = game.state
    match words:
        case (str() as target,) if target in state.models:
            spell = state.spells[str(ask.about["spell"])]
            return why_not_target(game, str(ask.about["model"]), spell, target)
    return None


def _dispel(game: Game[Any], ask: Ask, words: tuple[Any, ...]) -> Refusal | None:
    state: ArcaneState = game.state
    about: Any = ask.about
    match words:
        case (str() as model,) if model in state.models:
            spell = state.spells[about["spell"]]
            at = (about["x"], about["y"])
            attempt = Cast(about["model"], 1 - ask.seat, spell, False, target=about["target"], point=at)
            return why_not_dispel(game, attempt, model, about["tried"])
        case ("cast" | "empower", *_):
            return _out_of_place(game, words)
    return None


def _place(ask: Ask, answer: object) -> Refusal | None:
    """AR-F29: what the table calls too far."""
    try:
        ask.choice.accept(answer)
    except Refusal as refusal:
        if refusal.code == Misplaced.TOO_FAR:
            return Refusal("AR-F29", ask.rule, cost=refusal.facts["cost"], most=refusal.facts["most"])
    return None
