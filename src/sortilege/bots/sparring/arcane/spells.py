"""The Arcane: which spell, at whom, and what it costs the caster's mind; Dispel."""

from collections.abc import Iterator
from typing import Any, Final

from sortilege.bots.sparring.arcane.quest import Quest
from sortilege.bots.sparring.arcane.wounding import beats, mind, success
from sortilege.kernel import Ask, Number, One, Refusal
from sortilege.rules.arcane.arcanists import fits, legal_targets
from sortilege.rules.arcane.areas import under_area
from sortilege.rules.arcane.dispel import PASS
from sortilege.rules.arcane.instability import Instability
from sortilege.rules.arcane.spell import (
    Calm,
    Clear,
    Deflect,
    Effect,
    Give,
    Heal,
    Leech,
    Push,
    Raise,
    Reap,
    Spell,
    Torment,
    Wound,
)
from sortilege.rules.arcane.state import ModelId, Spot
from sortilege.rules.arcane.vision import DesignatedPoint, points_for

HEALED: Final = 0.5
RAISED: Final = 0.8
STRAIN: Final = 0.06
"""What one Torment costs that brings no test yet."""

SILENCED: Final = 1.2
"""What it costs to be silent for the rest of the Quest, with a Doom."""

TIRED: Final = 0.12
"""What Fatigue costs an Arcanist."""

MOST_POINTS: Final = 14
"""At how many points an area spell is tried."""


def form_of(quest: Quest, name: str, how: str) -> Spell:
    spell = quest.state.spells[name]
    return spell.empowered_form() if how == "empower" else spell


def cast_worth(quest: Quest, caster: ModelId, name: str, how: str) -> float:
    """What a cast gains at the best target, by its chance and less what it costs the mind."""
    spell = form_of(quest, name, how)
    gain = best_aim(quest, caster, spell)[1]
    if gain <= 0:
        return -1.0
    chance, cost = price(quest, caster, spell.rank + (how == "empower"))
    return chance * gain - cost


def price(quest: Quest, caster: ModelId, torment: int) -> tuple[float, float]:
    """AR-12f, AR-13 The chance that the cast goes on, and what the Torment and the test cost."""
    here = quest.state.models[caster]
    will = quest.value(caster, "will")
    last = quest.state.round >= quest.state.rounds
    if here.torment + torment < will:
        return 1.0, 0.0 if last else STRAIN * torment * (1 + here.torment / will)
    found = mind(torment, will)
    lost = quest.points(here)
    cost = found[Instability.FAILURE] * (0.3 if last else SILENCED) + found[Instability.POSSESSED] * (lost + 0.5)
    return found[Instability.CRITICAL] + found[Instability.SUCCESS], cost


def best_aim(quest: Quest, caster: ModelId, spell: Spell) -> tuple[Any, float]:
    """The best target or point of a spell, and what it gains there."""
    if spell.target == "self":
        assert spell.area is not None
        base = quest.state.field.bases[caster]
        return None, area_worth(quest, caster, spell, (base.x, base.y))
    if spell.target == "point":
        choice = points_for(quest.game, caster, spell)
        return max(_points(quest, caster, spell, choice), key=lambda pair: pair[1], default=(None, -1.0))
    targets = [(each, worth(quest, caster, spell, each)) for each in legal_targets(quest.game, caster, spell)]
    return max(targets, key=lambda pair: pair[1], default=(None, -1.0))


def _points(quest: Quest, caster: ModelId, spell: Spell, choice: DesignatedPoint) -> Iterator[tuple[Spot, float]]:
    """Points at the enemies (or friends) and between two of them, with what the spell gains there."""
    bases = quest.state.field.bases
    helps = any(isinstance(effect, Heal | Calm | Raise) for effect in spell.effect)
    models = quest.friends(caster) if helps else quest.foes(caster)
    near = sorted(models, key=lambda model: quest.gap(caster, model))[:6]
    spots = [(bases[model].x, bases[model].y) for model in near]
    spots += [
        ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2) for n, one in enumerate(spots) for other in spots[n + 1 :]
    ]
    tried = 0
    for spot in spots:
        point = choice.last_towards(spot, choice.reach)
        gain = area_worth(quest, caster, spell, point)
        if gain > 0 and _is_legal(choice, point):
            yield point, gain
            tried += 1
            if tried == MOST_POINTS:
                return


def _is_legal(choice: DesignatedPoint, point: Spot) -> bool:
    try:
        choice.accept(point)
    except Refusal:
        return False
    return True


def area_worth(quest: Quest, caster: ModelId, spell: Spell, point: Spot) -> float:
    """What a spell gains from all who lie under its area."""
    assert spell.area is not None
    return sum(worth(quest, caster, spell, model) for model in under_area(quest.game, caster, spell.area, point))


def worth(quest: Quest, caster: ModelId, spell: Spell, target: ModelId) -> float:
    """What a spell does to one target, in points of the caster's side."""
    if spell.target == "spot":
        return RAISED * sum(effect.count for effect in spell.effect if isinstance(effect, Raise))
    chance = 1.0
    if spell.dice:
        hit = success(quest.value(target, "deflection" if spell.against == "def" else "will"))
        chance = 1 - (1 - hit) ** spell.dice
    sign = quest.sign(target) * (1 if quest.sign(caster) < 0 else -1)
    return sum(_part(quest, caster, spell, effect, target, chance, sign) for effect in spell.effect)


def _part(
    quest: Quest, caster: ModelId, spell: Spell, effect: Effect, target: ModelId, chance: float, sign: int
) -> float:
    here = quest.state.models[target]
    match effect:
        case Wound(type=kind):
            return sign * quest.blow(target, spell.dice, kind, spell)
        case Give(condition, count, successes, only):
            meant = not only or (only == "heroic") == here.card.heroic
            likely = chance if successes <= 1 else chance * chance
            return sign * likely * quest.condition(target, condition, count) if meant else 0.0
        case Torment(count, only):
            meant = not only or (only == "heroic") == here.card.heroic
            return sign * chance * quest.torment(target, count) if meant else 0.0
        case Push():
            return sign * chance * 0.1
        case Deflect(by):
            return -sign * chance * 0.12 * by * quest.points(here) * (1.0 if quest.engaged(target) else 0.4)
        case Heal(count):
            _, whole = quest.life(here)
            return -sign * HEALED * quest.points(here) * min(count, here.wounds) / whole
        case Calm(count):
            return -sign * 0.2 * min(count, here.torment)
        case Clear(condition):
            return -sign * 0.3 * (condition in here.conditions)
        case Leech(count):
            return chance * 0.2 * min(count, quest.state.models[caster].wounds)
        case Reap(count):
            return chance * 0.05 * min(count, quest.state.models[caster].torment)
    return 0.0


def target(quest: Quest, ask: Ask) -> Any:
    """AR-7b The best of the targets."""
    spell = quest.state.spells[str(ask.about["spell"])]
    assert isinstance(ask.choice, One)
    return max(ask.choice.options, key=lambda each: worth(quest, str(ask.about["model"]), spell, str(each)))


def point(quest: Quest, ask: Ask) -> Any:
    """AR-7c The best of the points."""
    spell, caster = quest.state.spells[str(ask.about["spell"])], str(ask.about["model"])
    choice = ask.choice
    assert isinstance(choice, DesignatedPoint)
    found = max(_points(quest, caster, spell, choice), key=lambda pair: pair[1], default=None)
    return None if found is None else found[0]


def could_be_cast_from(quest: Quest, caster: ModelId, spell: Spell, far: float, model: ModelId) -> bool:
    """Whether a spell names a model, and reaches so far."""
    return spell.reach >= far and fits(quest.state, caster, spell, model)


# Dispel


def dispel(quest: Quest, ask: Ask) -> Any:
    """AR-15a Who can stop it at a price that is worth it."""
    assert isinstance(ask.choice, One)
    others = [str(option) for option in ask.choice.options if option != PASS]
    gains = [(_best_dice(quest, ask, model)[0], model) for model in others]
    gain, model = max(gains)
    return model if gain > 0 else PASS


def dispel_dice(quest: Quest, ask: Ask) -> Any:
    """AR-15d So many dice as bring most."""
    assert isinstance(ask.choice, Number)
    dice = _best_dice(quest, ask, str(ask.about["dispeller"]))[1]
    return min(max(dice, ask.choice.least), ask.choice.most)


def _best_dice(quest: Quest, ask: Ask, dispeller: ModelId) -> tuple[float, int]:
    spell = quest.state.spells[str(ask.about["spell"])]
    here = quest.state.models[dispeller]
    hurt = _hurt_by(quest, spell, ask)
    to_beat = int(str(ask.about.get("sum", 7 * spell.rank)))
    own = spell.domain in here.card.domains
    most = quest.value(dispeller, "will") - here.torment - 1
    found = [
        (beats(dice + own, to_beat) * hurt - TIRED - 0.1 * dice * (1 + here.torment / 6), dice)
        for dice in range(1, most + 1)
    ]
    return max(found, default=(-1.0, 1))


def _hurt_by(quest: Quest, spell: Spell, ask: Ask) -> float:
    """What a spell that was cast does to one's side, foreseen by its scroll."""
    caster, named = str(ask.about["model"]), str(ask.about["target"])
    if spell.area is not None:
        point = (int(str(ask.about["x"])), int(str(ask.about["y"])))
        return area_worth(quest, caster, spell, point) if caster in quest.state.field.bases else 0.5
    if spell.target != "spot" and (named not in quest.state.field.bases or caster not in quest.state.field.bases):
        return 0.0
    return worth(quest, caster, spell, named)
