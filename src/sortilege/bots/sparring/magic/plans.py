"""What to cast: every spell and target with its gems, weighed by its chance and by what the enemy can answer."""

from collections.abc import Iterator

import msgspec

from sortilege.bots.sparring.chances import score_chance
from sortilege.bots.sparring.magic.reading import Reading
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.magicians import SPELLS_A_TURN
from sortilege.rules.magic.elements import KINDS, NEUTRAL, NO_GEMS, Gems, gems_of, pairings
from sortilege.rules.magic.spell import FREE, Spell
from sortilege.rules.magic.targets import eligible, in_view

MOST_ADDITIONAL = 4
MOST_NAMED = 18
TRADED = 0.25
"""What it is worth that the enemy spends a gem on an answer: he has it no more for the next spell."""

WORTHWHILE = 0.06
"""What a casting must be worth beyond its gems."""


class Plan(msgspec.Struct, frozen=True):
    """A casting: what of, at whom, with how many gems more, and what it is worth by the odds."""

    spell: str
    target: ModelId
    additional: int
    effect: int
    named: int
    worth: float


def plans(reading: Reading, caster: ModelId) -> list[Plan]:
    """Every casting that a Magician of one's own could announce now, the best first."""
    found = [
        plan_for(reading, caster, spell, target)
        for spell in reading.spells(caster)
        if may_announce(reading, caster, spell)
        for target in targets(reading, caster, spell)
    ]
    return sorted(found, key=lambda plan: (-plan.worth, plan.spell, plan.target))


def may_announce(reading: Reading, caster: ModelId, spell: Spell) -> bool:
    """I2-6.3a, as far as a view shows it."""
    state = reading.state
    mage, model = state.magicians[caster], state.models[caster]
    if spell.id not in mage.tried and len(mage.tried) >= SPELLS_A_TURN[model.card.level]:
        return False
    used = mage.uses_turn.get(spell.id, 0) if spell.frequency.turn else mage.uses_game.get(spell.id, 0)
    if used >= (spell.frequency.turn or spell.frequency.game):
        return False
    coloured = all(mage.reserve.of(kind) >= spell.gems.of(kind) for kind in KINDS if kind != NEUTRAL)
    return coloured and mage.reserve.total >= spell.gems.total


def targets(reading: Reading, caster: ModelId, spell: Spell) -> Iterator[ModelId]:
    """Whom a spell can be aimed at; nobody where it names a place or the whole battlefield."""
    if not spell.aims:
        yield ""
        return
    tried = {(aim.spell, aim.target) for aim in reading.state.targets_tried}
    for target in eligible(reading.state, caster, spell):
        if (spell.id, target) not in tried and in_view(reading.state, caster, target):
            yield target


def plan_for(reading: Reading, caster: ModelId, spell: Spell, target: ModelId) -> Plan:
    """The best way to cast a spell at a target."""
    if target and not reading.reaches(caster, spell, target):
        return Plan(spell.id, target, 0, 0, 0, -1.0)
    left = reading.state.magicians[caster].reserve.total - spell.gems.total
    strengthening = 0 if spell.effect_gems is None else min(spell.effect_gems.most, left)
    if spell.effect_gems is not None and spell.effect_gems.element:
        kind = spell.effect_gems.element
        held = reading.state.magicians[caster].reserve.of(kind) - spell.gems.of(kind)
        strengthening = max(0, min(strengthening, held))
    names = range(1, MOST_NAMED) if spell.difficulty == FREE else range(1)
    choices = (
        Plan(spell.id, target, more, effect, named, _worth(reading, caster, spell, target, more, effect, named))
        for named in names
        for effect in range(strengthening + 1)
        for more in range(min(MOST_ADDITIONAL, left - effect) + 1)
    )
    return max(choices, key=lambda plan: plan.worth)


def _worth(
    reading: Reading, caster: ModelId, spell: Spell, target: ModelId, more: int, effect: int, named: int
) -> float:
    """Chance times what the enemy's best answer leaves of the effect, less the gems."""
    mage = reading.state.magicians[caster]
    gain = reading.worth(caster, spell, target, effect, named)
    if gain <= 0:
        return -1.0
    spent = leanest(reading, caster, spell.gems, more + effect)
    kept = reading.reserve_worth(caster, mage.reserve) - reading.reserve_worth(caster, mage.reserve - spent)
    chance = reading.success(caster, spell, 1 + more, named)
    return chance * answered(reading, caster, spell, spent, gain, named) - kept


def answered(reading: Reading, caster: ModelId, spell: Spell, spent: Gems, gain: float, named: int) -> float:
    """What is left of a gain when the enemy gives the answer that is best for him."""
    state = reading.state
    left = gain
    for foe in reading.foes(caster):
        mage = state.magicians.get(foe.id)
        if mage is None or not mage.reserve.total or not reading.sees(foe.id, caster):
            continue
        if isinstance(spell.range, str) and spell.range != "unlimited":
            continue
        if not reading.reaches(caster, spell, foe.id):
            continue
        if pairings(spent, mage.reserve):
            left = min(left, TRADED * spent.total)
        difficulty = spell.difficulty if isinstance(spell.difficulty, int) else named or 9
        wanted = difficulty + 1 - characteristic(state, foe.id, "power")
        left = min(left, (1 - float(score_chance(wanted, 1))) * gain + TRADED)
    return left


def leanest(reading: Reading, caster: ModelId, cost: Gems, more: int) -> Gems:
    """A cost and some gems more, taken from what the reserve has most of."""
    reserve = reading.state.magicians[caster].reserve
    spent = Gems(**{kind: cost.of(kind) for kind in KINDS if kind != NEUTRAL})
    for _ in range(cost.neutral + more):
        left = reserve - spent
        if not left.total:
            break
        spent = spent + gems_of(max(KINDS, key=left.of))
    return spent if spent.total else NO_GEMS
