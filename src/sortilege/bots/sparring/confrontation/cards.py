"""Confrontation 2: which cards to use, and which to keep in reserve."""

from typing import Any, Final

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.confrontation.answering import Answers, Turn
from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.bots.sparring.confrontation.targets import charge_gain
from sortilege.kernel import Ask, Several
from sortilege.rules.confrontation.state import CardId, ModelId, Phase

LATE: Final = 0.5
"""How much of what a card could do must be there now for it to be used early."""


def hold_or_use(turn: Turn, ask: Ask) -> Any:
    """C2-6.5.3a What gains most by acting now is used; what acts better last is kept, as far as the reserve goes."""
    return _used(turn, ask, str(ask.about["card"]))


def use_reserve(turn: Turn, ask: Ask) -> Any:
    """C2-6.5.3c Kept cards are used when their moment has come."""
    return _used(turn, ask, "")


def _used(turn: Turn, ask: Ask, drawn: CardId) -> tuple[CardId, ...]:
    choice = ask.choice
    assert isinstance(choice, Several)
    cards = [str(card) for card in choice.options]
    urgent = {card: _urgency(turn.battle, card, drawn=card == drawn) for card in cards}
    ordered = sorted(cards, key=lambda card: (-urgent[card], card))
    count = max(choice.least, sum(urgent[card] > 0 for card in cards))
    used = set(ordered[: min(count, choice.most)])
    turn.about = Purpose.WAITING if len(used) < len(cards) else Purpose.ACTING
    return tuple(card for card in cards if card in used)


def _urgency(battle: Battle, card: CardId, *, drawn: bool) -> float:
    """How much is to be gained by using a card now rather than later; below nothing it is kept."""
    models = [model for model in battle.state.cards[card].models if model in battle.state.models]
    if battle.state.phase is Phase.DEPLOY:
        return _in_deployment(battle, models)
    return max((_of_model(battle, model) for model in models), default=0.0) + (0.1 if drawn else 0.0)


def _in_deployment(battle: Battle, models: list[ModelId]) -> float:
    """Those who matter most are put down last, when it is known where the enemy stands."""
    worth = sum(battle.worth(model) for model in models) / max(1, len(models))
    return 1.2 * battle.usual_worth - worth


def _of_model(battle: Battle, model: ModelId) -> float:
    """A charge that pays is made at once; who cannot reach anybody waits for the enemy to come, if he still can."""
    here = battle.state.models[model]
    if here.afraid is not None or battle.engaged(model):
        return 0.5
    reach = battle.charge_reach(model)
    gains = [charge_gain(battle, model, foe.id) for foe in battle.foes if battle.gap(model, foe.id) <= reach]
    if gains and max(gains) > 0:
        return max(gains)
    if battle.is_shooter(model):
        return 0.2
    to_come = sum(not foe.activated and not foe.afraid for foe in battle.foes)
    return -1.0 if to_come and battle.state.deck_size else 0.3


ANSWERS: Answers = {"card.hold_or_use": hold_or_use, "card.use_reserve": use_reserve}
