"""Confrontation 2, before the first turn: the objective, the side, where each model is put."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.confrontation.answering import Answers, Turn, always, options_of
from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.kernel import Ask
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.setting_up.objective import ACCEPT, REJECT
from sortilege.rules.confrontation.state import ModelId
from sortilege.table.measure import bearing
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

BEHIND: Final = {"fighter": 0.0, "shooter": 600.0, "magician": 1200.0, "precious": 2000.0}
"""How far behind the foremost place a model is put."""

ABREAST: Final = (0, 350, -350, 700, -700, 1050, -1050, 1400, -1400, 1750, -1750, 2200, -2200)
"""How far to the side of the middle of its army, nearer places first."""

STEPS: Final = (0.0, 300.0, 700.0, 1200.0, 1800.0, 2600.0)
"""How much further back it is tried where it cannot stand."""


def propose(turn: Turn, ask: Ask) -> Any:
    """C2-6.3a The objective for which one's own army is the better one."""
    return max(options_of(ask), key=lambda row: _liking(turn.battle, str(row)))


def accept(turn: Turn, ask: Ask) -> Any:
    """C2-6.3b Whatever is no worse for oneself."""
    return ACCEPT if _liking(turn.battle, str(ask.about["row"])) >= 0 else REJECT


def _liking(battle: Battle, row: str) -> float:
    """How much better one's own army is at an objective (C2-T23) than the enemy's.

    To get away is for those who are much faster; where the first loss decides, shooters do, and luck; to kill every
    single enemy takes long.
    """
    match row:
        case "a":  # the cheapest
            return 0.05 + 0.3 * _ahead(battle, lambda cards: min(_toughness(card) for card in _cheapest(cards)))
        case "b":
            return _ahead(battle, lambda cards: _mean(max(card.movement, card.movement2 or 0) for card in cards)) - 0.15
        case "c":  # the dearest
            return 0.05 + 0.3 * _ahead(battle, lambda cards: _toughness(max(cards, key=lambda card: card.pa)))
        case "e":
            return 0.5 * _ahead(battle, lambda cards: _mean(_toughness(card) for card in cards)) - 0.12
        case "f":
            return 0.3 * _ahead(battle, lambda cards: 5.0 + sum(card.shooting is not None for card in cards)) - 0.1
    return -1.0


def _ahead(battle: Battle, of: Callable[[list[Profile]], float]) -> float:
    """By which part one's own army exceeds the other in something."""
    cards: tuple[list[Profile], list[Profile]] = ([], [])
    for model in battle.state.models.values():
        cards[model.seat].append(model.card)
    own, other = of(cards[battle.seat]), of(cards[1 - battle.seat])
    return (own - other) / max(own, other, 1.0)


def _cheapest(cards: list[Profile]) -> list[Profile]:
    return [card for card in cards if card.pa == min(each.pa for each in cards)]


def _toughness(card: Profile) -> float:
    return float(card.resistance + card.defense)


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found)


def place(turn: Turn, ask: Ask) -> Any:
    """In front of the middle of one's own half: fighters first, shooters behind them, then Magicians."""
    turn.about = Purpose.DEPLOYING
    choice, model = ask.choice, str(ask.about["model"])
    assert isinstance(choice, Placement)
    if model not in turn.battle.state.models:  # it comes back, C2-12.1.30c: anywhere will do
        return None
    return next((placed for placed in _places(turn.battle, model) if choice.allows(placed)), None)


def _places(battle: Battle, model: ModelId) -> Iterator[Placed]:
    field = battle.state.field
    left = battle.seat == battle.state.left_side
    middle = _middle(battle)
    foremost = field.width * 0.4
    for more in STEPS:
        x = foremost - BEHIND[_role(battle, model)] - more
        if x < 150:
            return
        x = x if left else field.width - x
        for aside in ABREAST:
            y = middle + aside
            if 150 < y < field.height - 150:
                yield Placed(round(x), round(y), _towards(battle, round(x), round(y)))


def _middle(battle: Battle) -> float:
    """Where one's army stands so far, or else where the enemy does."""
    bases = battle.state.field.bases
    own = [bases[model.id].y for model in battle.own] or [bases[foe.id].y for foe in battle.foes]
    return sum(own) / len(own) if own else battle.state.field.height / 2


def _role(battle: Battle, model: ModelId) -> str:
    if battle.is_prized(model):
        return "precious"
    if battle.is_magician(model):
        return "magician"
    return "shooter" if battle.is_shooter(model) else "fighter"


def _towards(battle: Battle, x: int, y: int) -> int:
    """Facing the nearest enemy, or his half."""
    bases = [battle.base(foe.id) for foe in battle.foes]
    if bases:
        near = min(bases, key=lambda base: (base.x - x) ** 2 + (base.y - y) ** 2)
        if (near.x, near.y) != (x, y):
            return bearing((x, y), (near.x, near.y))
    return 0 if battle.seat == battle.state.left_side else 18000


ANSWERS: Answers = {
    "setup.propose": propose,
    "setup.accept": accept,
    "setup.side": always("left"),
    "setup.exchange": always("done"),
    "deploy.place": place,
}
