"""The Arcane: what a model does with its Movement and its Action."""

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import Any, Final

import msgspec

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.arcane import spells
from sortilege.bots.sparring.arcane.quest import Quest, inches
from sortilege.kernel import Ask, One, Option
from sortilege.rules.arcane.attack import SPLIT
from sortilege.rules.arcane.engagement import ENGAGED_BELOW
from sortilege.rules.arcane.state import ArcaneState, ModelId
from sortilege.table.measure import Point
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement
from sortilege.table.reach import reach
from sortilege.table.straight import cut

END, MOVE, DISENGAGE, SEEK = ("end",), ("move",), ("disengage",), ("seek",)

WORTHWHILE: Final = 0.03
FEAR: Final = 0.35
"""How much danger counts for whoever does not fight in melee."""

DRAW: Final = 0.02
"""What an inch nearer to the prey is worth."""

DIRECTIONS: Final = 12
AFTER_A_STEP: Final = 0.95
"""What is planned after a Movement may yet fail."""


class Plan(msgspec.Struct):
    """What was thought out at one question and is needed at the next."""

    model: ModelId = ""
    towards: ModelId = ""
    """whom the Movement goes for; nobody: to the best place"""


def act(quest: Quest, ask: Ask, plan: Plan) -> tuple[Any, Purpose]:
    """ARH-4b The best Action, now or after the Movement; with the answer what it is about."""
    assert isinstance(ask.choice, One)
    model, options = str(ask.about["model"]), ask.choice.options
    now, best = max(((_worth(quest, model, option), option) for option in options), key=lambda pair: pair[0])
    if MOVE in options or SEEK in options:
        later, towards = _after_moving(quest, model)
        active = quest.state.activation
        free_to_act = active is not None and not active.acted
        if free_to_act and later > now + WORTHWHILE:
            plan.model, plan.towards = model, towards
            return (MOVE if MOVE in options else SEEK), Purpose.CHARGING
    if now > WORTHWHILE:
        return best, Purpose.CASTING if words(best)[0] in ("cast", "empower") else Purpose.ATTACKING
    return _move_on(quest, model, options, plan)


def _move_on(quest: Quest, model: ModelId, options: tuple[Option, ...], plan: Plan) -> tuple[Any, Purpose]:
    """Nothing to do but to go where it is better to be."""
    plan.model, plan.towards = model, ""
    if DISENGAGE in options and not quest.fights(model) and quest.dodges(model) >= 0.5:
        return DISENGAGE, Purpose.RETREATING
    if MOVE in options:
        prey = prey_of(quest, model)
        if prey is not None and quest.fights(model) and quest.exchange(model, prey) > 0:
            plan.towards = prey
            return MOVE, Purpose.ADVANCING
        here = quest.state.field.bases[model]
        spot = _best_spot(quest, model, quest.steps(model))
        if spot != (here.x, here.y):
            return MOVE, Purpose.ADVANCING
    elif SEEK in options:
        return SEEK, Purpose.ADVANCING
    return (END if END in options else None), Purpose.HOLDING


def words(option: Option) -> tuple[str, ...]:
    return tuple(str(word) for word in option) if isinstance(option, tuple) else (str(option),)


def _worth(quest: Quest, model: ModelId, option: Option) -> float:
    """What an Action gains now."""
    match words(option):
        case ("attack", _, target) if target == SPLIT:
            return 0.0
        case ("attack", name, target):
            weapon = next(weapon for weapon in quest.state.models[model].card.weapons if weapon.name == name)
            return quest.strike(weapon, target)
        case ("cast" | "empower" as how, spell):
            return spells.cast_worth(quest, model, spell, how)
    return 0.0


def _after_moving(quest: Quest, model: ModelId) -> tuple[float, ModelId]:
    """The best that a Movement opens: whom one could come to and strike, or what one could do from a better place."""
    weapon, steps = quest.melee(model), quest.steps(model)
    found: tuple[float, ModelId] = (0.0, "")
    if weapon is not None and quest.fights(model):
        for foe in quest.foes(model):
            if quest.gap(model, foe) <= steps + ENGAGED_BELOW - 5:
                found = max(found, (AFTER_A_STEP * quest.exchange(model, foe), foe))
        return found
    spot = _best_spot(quest, model, steps)
    return AFTER_A_STEP * _fire_from(quest, model, spot), ""


def _fire_from(quest: Quest, model: ModelId, spot: Point) -> float:
    """The best Action of those at range from a place; who is in sight there is not looked at."""
    here = quest.state.models[model]
    weapon = quest.ranged(model)
    best = 0.0
    base = quest.state.field.bases[model]
    for foe in quest.foes(model):
        other = quest.state.field.bases[foe]
        far = hypot(other.x - spot[0], other.y - spot[1]) - other.block[8] - base.block[8]
        if weapon is not None and inches(weapon.least_range) <= far <= inches(weapon.range) and far >= ENGAGED_BELOW:
            best = max(best, quest.strike(weapon, foe))
        if here.card.arcanist and not here.silenced and here.torment < quest.value(model, "will"):
            for name in here.known:
                spell = quest.state.spells[name]
                if spell.dice and spells.could_be_cast_from(quest, model, spell, far, foe):
                    chance, cost = spells.price(quest, model, spell.rank)
                    best = max(best, chance * spells.worth(quest, model, spell, foe) - cost)
    return best


def prey_of(quest: Quest, model: ModelId) -> ModelId | None:
    """Whom to go for: what a blow does to it, the nearer the better."""
    weapon = quest.melee(model) or quest.ranged(model)
    foes = quest.foes(model)
    if not foes:
        return None

    def worth(foe: ModelId) -> float:
        turns = max(0.0, quest.gap(model, foe) - ENGAGED_BELOW) / max(1, quest.steps(model))
        gain = quest.exchange(model, foe) if weapon else 0.1
        return (gain + 0.05) / (1 + turns) if gain > 0 else gain

    return max(foes, key=lambda foe: (worth(foe), foe))


# Places


def place(quest: Quest, ask: Ask, plan: Plan) -> tuple[Any, Purpose]:
    """Towards whom one goes for, or to the best place within reach."""
    model, choice = str(ask.about["model"]), ask.choice
    assert isinstance(choice, Placement)
    towards = plan.towards if plan.model == model else ""
    plan.towards = ""
    facing = choice.start.facing
    if towards in quest.state.field.bases and ask.about["move"] == "move":
        for x, y in _towards(quest, model, towards, choice.allowance or 0.0):
            placed = Placed(round(x), round(y), facing)
            if choice.allows(placed):
                return placed, Purpose.ADVANCING
    ranked = sorted(_spots(quest, model, choice.allowance or 0.0), key=lambda spot: -_of_spot(quest, model, spot))
    for x, y in ranked:
        placed = Placed(round(x), round(y), facing)
        if choice.allows(placed):
            return placed, Purpose.RETREATING if ask.about["move"] != "move" else Purpose.ADVANCING
    return None, Purpose.NONE


def _towards(quest: Quest, model: ModelId, foe: ModelId, most: float) -> Iterator[Point]:
    """As far as one comes on the way to an enemy, and a little less."""
    way = reach(quest.state.field, model, foe)
    if way is None:
        return
    for less in (1.0, 8.0, 30.0, 80.0, 160.0):
        far = min(most, way.length) - less
        if far > 0:
            yield cut(way.points, far)[-1]


def _spots(quest: Quest, model: ModelId, most: float) -> Iterator[Point]:
    base = quest.state.field.bases[model]
    yield float(base.x), float(base.y)
    for part in (1.0, 0.5):
        for n in range(DIRECTIONS):
            angle = 2 * pi * n / DIRECTIONS
            yield base.x + cos(angle) * (most - 1) * part, base.y + sin(angle) * (most - 1) * part


def _best_spot(quest: Quest, model: ModelId, most: float) -> Point:
    return max(_spots(quest, model, most), key=lambda spot: _of_spot(quest, model, spot))


def _of_spot(quest: Quest, model: ModelId, spot: Point) -> float:
    """What one could do from a place, less what threatens one there."""
    bases = quest.state.field.bases
    foes = quest.foes(model)
    near = min((hypot(bases[foe].x - spot[0], bases[foe].y - spot[1]) for foe in foes), default=0.0)
    worth = -DRAW * near / 100
    fire = 0.0 if quest.fights(model) else _fire_from(quest, model, spot)
    return worth + fire - FEAR * quest.danger(model, *spot)


# Who goes first


def card(quest: Quest, ask: Ask) -> Any:
    """ARH-3e The card that has most to do."""
    assert isinstance(ask.choice, One)
    return max(ask.choice.options, key=lambda name: (_eagerness_of_card(quest, str(name)), str(name)))


def _eagerness_of_card(quest: Quest, name: str) -> float:
    return max((eagerness(quest, model) for model in quest.state.cards[name].models), default=0.0)


def model(quest: Quest, ask: Ask) -> Any:
    assert isinstance(ask.choice, One)
    return max(ask.choice.options, key=lambda name: (eagerness(quest, str(name)), str(name)))


def eagerness(quest: Quest, model: ModelId) -> float:
    """What it could do at once, and what could be done to it."""
    state: ArcaneState = quest.state
    if not state.models[model].in_game:
        return -1.0
    base = state.field.bases[model]
    engaged, weapon = quest.engaged(model), quest.melee(model)
    if engaged:
        now = max((quest.strike(weapon, foe) for foe in engaged), default=0.0) if weapon else 0.0
    else:
        now = max(_after_moving(quest, model)[0], _fire_from(quest, model, base.centre))
    return now + 0.3 * quest.danger(model, *base.centre)
