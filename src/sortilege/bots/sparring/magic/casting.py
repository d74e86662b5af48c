"""Incantation 1 and 2: gems, castings, counter-magic, and the dice of a Power test."""

from collections.abc import Callable, Iterable
from math import cos, radians, sin
from typing import Any, Final

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.chances import score_chance
from sortilege.bots.sparring.confrontation.answering import Answers, Turn, always, options_of, words
from sortilege.bots.sparring.confrontation.places import Ground
from sortilege.bots.sparring.magic.plans import WORTHWHILE, Plan, plan_for, plans
from sortilege.bots.sparring.magic.reading import Reading
from sortilege.bots.sparring.worth import GEM
from sortilege.kernel import Allotment, Ask, Option
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.movement.pace import RUN, STAY, WALK
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.recovery import recovered
from sortilege.rules.magic.elements import Gems
from sortilege.rules.magic.spell import Spell
from sortilege.table.measure import bearing
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

STAND, PASS, END, NO, DECLARE = "stand", "pass", "end", "no", "declare"
HASTE: Final = 0.25
"""The chance of a kill for which it is worth to cast fast."""

BEHIND: Final = (300, 400, 600, 800)
"""How far from its maker a marker is put, in hundredths of a centimetre."""

ABOUT: Final = (18000, 13500, 22500, 9000, 27000, 4500, 31500, 0)
"""In which directions from where he looks, behind him first."""

WORTH_A_USE: Final = 0.4
"""What the use of an artifact must do, in levels of wound."""

UNSURE: Final = 0.02
PENDING: Final = 0.15
"""How much likelier a prolonged cast must be; and where an enemy with gems acts in between."""


# Gems


def gems_to_have(turn: Turn, ask: Ask) -> Any:
    """The gems that make the best reserve."""
    name = str(ask.about["magician"])
    held = turn.reading.state.magicians[name].reserve
    return _best_gems(ask, lambda gems: turn.reading.reserve_worth(name, held + gems))


def gems_to_give(turn: Turn, ask: Ask) -> Any:
    """The gems that one misses least."""
    name = str(ask.about["magician"])
    held = turn.reading.state.magicians[name].reserve
    return _best_gems(ask, lambda gems: turn.reading.reserve_worth(name, held - gems))


def _best_gems(ask: Ask, worth: Callable[[Gems], float]) -> Any:
    choice = ask.choice
    assert isinstance(choice, Allotment)
    return max(choice.answers(), key=lambda counts: worth(Gems(**counts)))


def _so_many_gems(turn: Turn, ask: Ask, count: int) -> Any:
    """So many gems, those that one misses least."""
    choice = ask.choice
    assert isinstance(choice, Allotment)
    exactly = min(max(count, choice.least), choice.most)
    narrowed = Ask(ask.seat, ask.kind, ask.rule, Allotment(choice.bounds, exactly, exactly), ask.about)
    return gems_to_give(turn, narrowed)


def additional_gems(turn: Turn, ask: Ask) -> Any:
    plan = turn.memory.casting
    return _so_many_gems(turn, ask, plan.additional if plan else 0)


def effect_gems(turn: Turn, ask: Ask) -> Any:
    plan = turn.memory.casting
    return _so_many_gems(turn, ask, plan.effect if plan else 0)


# Casting


def trance(turn: Turn, ask: Ask) -> Any:
    """I2-7.3a It costs nothing, and helps whoever neither goes elsewhere nor casts."""
    reading, name = turn.reading, str(ask.about["magician"])
    if reading.spending(name, reading.state.magicians[name].reserve, _foes(reading, name), within_reach=True) > 2 * GEM:
        return NO
    ground = Ground(turn.battle, name)
    best = max(ground.spots((STAY, WALK, RUN)), key=lambda spot: spot.worth)
    if best.kind != STAY:
        return NO
    turn.about = Purpose.MEDITATING
    return DECLARE


def _foes(reading: Reading, name: ModelId) -> tuple[ModelId, ...]:
    return tuple(foe.id for foe in reading.foes(name))


def cast_speed(turn: Turn, ask: Ask) -> Any:
    """I2-6.4.1a Hasten only to strike down somebody who would otherwise act first."""
    reading = turn.reading
    for speed, name in pairs(options_of(ask)):
        if speed == "fast" and reading.comes_too_late(name) and reading.kills(name, harder=1) >= HASTE:
            return (speed, name)
    return PASS


def cast_now(turn: Turn, ask: Ask) -> Option | None:
    """Whoever of the group has a casting that is worth its gems; at once, or later and easier."""
    reading, options = turn.reading, options_of(ask)
    for act, name in pairs(options):
        if act == "cast" and (found := plans(reading, name)) and found[0].worth > WORTHWHILE:
            if ("prolonged", name) in options and _gains_by_waiting(reading, name, found[0]):
                return ("prolonged", name)
            return (act, name)
    return None


def _gains_by_waiting(reading: Reading, name: ModelId, plan: Plan) -> bool:
    """I2-6.4.2a One easier, and the enemy may have spent his gems; unless he acts in between and has them."""
    spell = next(spell for spell in reading.spells(name) if spell.id == plan.spell)
    now = reading.success(name, spell, 1 + plan.additional, plan.named)
    needed = reading.needed(name, spell, plan.named) - 1
    later = float(score_chance(needed, 1 + plan.additional, ones_count=reading.ones_count(name, spell)))
    pending = any(
        mage.seat != reading.seat and not mage.done and mage.reserve.total > 1
        for mage in reading.state.magicians.values()
    )
    return later - now > (PENDING if pending else UNSURE)


def spell(turn: Turn, ask: Ask) -> Any:
    """The best of the spells and targets that may be announced."""
    turn.about = Purpose.CASTING
    reading, name = turn.reading, str(ask.about["magician"])
    spells = {spell.id: spell for spell in reading.spells(name)}
    found = [
        (plan_for(reading, name, spells[str(option[0])], str(option[1]) if len(option) > 1 else ""), option)
        for option in options_of(ask)
        if isinstance(option, tuple) and str(option[0]) in spells
    ]
    if not found:
        return None
    turn.memory.casting, option = max(found, key=lambda pair: pair[0].worth)
    return option


def free_difficulty(turn: Turn, _ask: Ask) -> Any:
    plan = turn.memory.casting
    return max(1, plan.named if plan else 1)


def cast_place(turn: Turn, ask: Ask) -> Any:
    """A marker stands behind or beside its maker, where it hides nothing from him."""
    choice = ask.choice
    assert isinstance(choice, Placement)
    base = turn.battle.base(str(ask.about["magician"]))
    tries = (_beside(base.x, base.y, base.facing + turned, far) for far in BEHIND for turned in ABOUT)
    return next((placed for placed in tries if choice.allows(placed)), None)


def cast_move(turn: Turn, ask: Ask) -> Any:
    """An enemy is turned away; a friend is carried towards its prey, or turned to the enemy."""
    choice, name = ask.choice, str(ask.about["model"])
    assert isinstance(choice, Placement)
    base = turn.battle.base(name)
    as_it_stands = Placed(base.x, base.y, base.facing)
    if turn.battle.state.models[name].seat != ask.seat:
        away = Placed(base.x, base.y, (_facing_foe(turn, name) + 18000) % 36000)
        return next((placed for placed in (away, as_it_stands) if choice.allows(placed)), None)
    ground = Ground(turn.battle, name)
    spots = [spot.placed for spot in ground.around(choice.allowance or 0.0, WALK)[:8]]
    return next((placed for placed in (*spots, as_it_stands) if choice.allows(placed)), None)


def _facing_foe(turn: Turn, name: ModelId) -> int:
    """Where the nearest enemy of a model stands."""
    reading, bases = turn.reading, turn.battle.state.field.bases
    base = bases[name]
    foes = [bases[foe] for foe in _foes(reading, name) if foe in bases]
    near = min(foes, key=lambda foe: (foe.x - base.x) ** 2 + (foe.y - base.y) ** 2, default=base)
    return base.facing if near.centre == base.centre else bearing(base.centre, near.centre)


def _beside(x: int, y: int, direction: int, far: int) -> Placed:
    angle = radians(direction / 100)
    return Placed(int(x + cos(angle) * far), int(y + sin(angle) * far), direction % 36000)


# Answering


def answer(turn: Turn, ask: Ask) -> Any:
    """I2-6.7 Absorb where it is cheap, dispel where the odds are good, else let it come."""
    turn.about = Purpose.COUNTERING
    reading, caster = turn.reading, str(ask.about["magician"])
    cast = reading.state.magicians[caster].spells_shown[str(ask.about["spell"])]
    spent = ask.about["spent"]
    result = ask.about.get("result", cast.difficulty if isinstance(cast.difficulty, int) else 9)
    assert isinstance(spent, tuple)
    more = max(0, len(spent) - cast.gems.total) if cast.effect_gems else 0
    hurt = max(reading.worth(caster, cast, target, more) for target in _targets_of(reading, cast, caster))
    return max(options_of(ask), key=lambda option: _answer_worth(reading, option, hurt, int(str(result))))


def _targets_of(reading: Reading, cast: Spell, caster: ModelId) -> list[ModelId]:
    """The target that was announced last, or every one that it could have."""
    if not cast.aims:
        return [""]
    aimed = [aim.target for aim in reading.state.targets_tried if (aim.spell, aim.caster) == (cast.id, caster)]
    return aimed[-1:] or [""]


def _answer_worth(reading: Reading, option: Option, hurt: float, result: int) -> float:
    if not isinstance(option, tuple):
        return -hurt
    how, name, *gems = (str(word) for word in option)
    held = reading.state.magicians[name].reserve
    left = held - Gems(**{kind: gems.count(kind) for kind in set(gems)})
    price = reading.reserve_worth(name, held) - reading.reserve_worth(name, left)
    if how == "absorb":
        return -price
    wanted = result - characteristic(reading.state, name, "power")
    return -price - hurt * (1 - float(score_chance(wanted, max(1, len(gems)))))


# Dice


def again(turn: Turn, ask: Ask) -> Any:
    """Stand as soon as the score is enough; who has nothing to lose rolls on."""
    scores = ask.about.get("scores")
    if not isinstance(scores, tuple):
        return STAND  # a characteristic test: a 1 would lose what a 6 has won
    score, wanted = max(int(each) for each in scores), int(str(ask.about["wanted"]))
    if score >= wanted:
        return STAND
    if ask.about["kind"] == "recovery" and not _recovers_more(turn.reading, ask.seat, score):
        return STAND
    ready = [option for option in options_of(ask) if isinstance(option, int)]
    if not ready:
        return next(option for option in options_of(ask) if option != STAND)  # one die alone
    return max(ready, key=lambda place: int(scores[place - 1]))


def _recovers_more(reading: Reading, seat: int, score: int) -> bool:
    """I2-7.1a Whether rolling on gives more gems than standing, by the table."""
    names = reading.magicians(seat)
    if len(names) != 1:
        return False
    state, name = reading.state, names[0]
    mage, level = state.magicians[name], state.models[name].card.level
    total = characteristic(state, name, "power") - (0 if reading.entranced(name) else mage.reserve.total) + score
    now = recovered(total, level)
    on = sum(recovered(total + face, level) for face in range(2, 7)) / 6
    return on > now


# Artifacts


def artifact(turn: Turn, ask: Ask) -> Any:
    """The use that does most, where that is worth one of the few; gems are taken whenever they are needed."""
    worth, best = max(
        (
            (_of_artifact(turn.reading, words(option)), option)
            for option in options_of(ask)
            if isinstance(option, tuple)
        ),
        key=lambda pair: pair[0],
        default=(0.0, NO),
    )
    return best if worth > WORTH_A_USE else NO


def _of_artifact(reading: Reading, option: tuple[str, ...]) -> float:
    _, bearer, name, *target = option
    used = reading.state.carried[bearer].artifacts[name]
    if used.gives:
        return WORTH_A_USE + GEM * used.gives
    return reading.worth(bearer, used.as_spell, target[0] if target else bearer)


def pairs(options: Iterable[Option]) -> list[tuple[str, ModelId]]:
    return [(str(option[0]), str(option[1])) for option in options if isinstance(option, tuple)]


ANSWERS: Answers = {
    "setup.starting_gems": gems_to_have,
    "end.recovered_gems": gems_to_have,
    "any.lose_gems": gems_to_give,
    "cast.pay": gems_to_give,
    "cast.additional_gems": additional_gems,
    "cast.effect_gems": effect_gems,
    "move.trance": trance,
    "shooting.cast_speed": cast_speed,
    "cast.spell": spell,
    "cast.free_difficulty": free_difficulty,
    "cast.place": cast_place,
    "cast.move": cast_move,
    "cast.answer": answer,
    "dice.roll_again": again,
    "any.double": always("double"),
    "end.recover": always("recover"),
    "any.devotion_gems": gems_to_have,
    "any.artifact": artifact,
    "any.artifact_gems": gems_to_have,
}
