"""What a combat of Confrontation comes to: exact for a blow and its parry, foreseen for the combat as a whole."""

from functools import lru_cache
from itertools import product
from math import log2
from typing import Final, NamedTuple

from sortilege.bots.sparring.chances import die_chance
from sortilege.bots.sparring.worth import WOUNDS, wound_chances
from sortilege.rules.confrontation.damage.wound import combined
from sortilege.rules.confrontation.state import WOUNDS as LEVELS
from sortilege.rules.confrontation.state import Wound
from sortilege.rules.confrontation.wounds import PENALTY

KILLED: Final = len(LEVELS) - 1
LOST: Final = tuple(WOUNDS[level] / WOUNDS[Wound.KILLED] for level in LEVELS)
"""Which part of a model's worth each wound takes."""

UNCHANGED: Final = tuple(tuple(float(each == level) for each in range(len(LEVELS))) for level in range(len(LEVELS)))

UNDEFENDED: Final = -99
"""What anything but a 1 reaches."""

HARDER_AT_MOST: Final = 10
"""No difficulty is named that is higher than the target's DEF by so much."""

CROWD: Final = 4
"""More on one side are reckoned as so many."""

STEEPEST: Final = 3
"""A model that is worth more than eight times another is reckoned as eight times."""

UNLIKELY: Final = 0.01
"""What is less likely is not followed."""

Dice = tuple[int, ...]
Wounds = tuple[float, ...]
"""The chance of each state, from unhurt to killed."""


class Fighter(NamedTuple):
    """A model as it fights: its characteristics as they are, its wound by its place in the order, its worth."""

    initiative: int
    attack: int
    force: int
    defense: int
    resistance: int
    wound: int
    worth: float

    @property
    def hurt(self) -> int:
        return PENALTY.get(LEVELS[self.wound], 0)


Side = tuple[Fighter, ...]


@lru_cache(maxsize=8192)
def pass_chance(needed: int, hurt: int = 0) -> float:
    """C2-5 The chance that a test reaches so much more than the characteristic, by one who is hurt so.

    C2-5e A 1 fails, C2-R2 whatever a wound makes a 1 as well; C2-5c a 6 is rolled on as long as it is not enough.
    """
    enough = sum(face - hurt >= needed for face in range(2 + hurt, 6))
    rolled_on = 1.0 if 6 - hurt >= needed else float(die_chance(needed - 6 + hurt))
    return (enough + rolled_on) / 6


@lru_cache(maxsize=4096)
def _hits(chances: tuple[tuple[float, int], ...]) -> tuple[float, ...]:
    """The chance of each number of successes, of dice that succeed with these chances."""
    found = [1.0]
    for chance, dice in chances:
        for _ in range(dice):
            found = [
                (found[n] if n < len(found) else 0.0) * (1 - chance) + (found[n - 1] if n else 0.0) * chance
                for n in range(len(found) + 1)
            ]
    return tuple(found)


def _through(hits: tuple[float, ...], parries: tuple[float, ...]) -> tuple[float, ...]:
    """C2-10.3.3g The chance of each number of hits that no parry cancels."""
    left = [0.0] * len(hits)
    for hit, chance in enumerate(hits):
        for parried, other in enumerate(parries):
            left[max(0, hit - parried)] += chance * other
    return tuple(left)


def blows(attackers: tuple[tuple[int, int, int], ...], parry: tuple[int, int, int]) -> tuple[int, tuple[float, ...]]:
    """The best difficulty for some attackers (ATT, hurt, dice) against a parry, and how many hits come through."""
    defense, hurt, dice = parry
    better = tuple((attack - defense, each, number) for attack, each, number in attackers)
    harder, hits = _best_blows(better, hurt, dice)
    return defense + harder, hits


@lru_cache(maxsize=16384)
def _best_blows(better: tuple[tuple[int, int, int], ...], hurt: int, dice: int) -> tuple[int, tuple[float, ...]]:
    """The same by how much the attackers are better than the parry.

    C2-10.3.3c The difficulty is at least the DEF of a target that has a die in defence.
    """
    if not dice:
        return UNDEFENDED, _hits(tuple((pass_chance(UNDEFENDED, each), number) for _, each, number in better))
    best: tuple[float, int, tuple[float, ...]] = (-1.0, 0, ())
    for harder in range(HARDER_AT_MOST):
        hits = _hits(tuple((pass_chance(harder - each, hurts), number) for each, hurts, number in better))
        left = _through(hits, _hits(((pass_chance(harder, hurt), dice),)))
        worth = sum(number * chance for number, chance in enumerate(left))
        if worth > best[0] + 1e-9:
            best = (worth, harder, left)
    return best[1], best[2]


@lru_cache(maxsize=4096)
def wounded(over: int, wound: int) -> Wounds:
    """C2-P10 What one wound roll makes of a model that is hurt so: by how much the force exceeds the resistance."""
    chances = [0.0] * len(LEVELS)
    for new, chance in wound_chances(over, 0).items():
        now = LEVELS[wound] if new is Wound.NONE else combined(LEVELS[wound], new)
        chances[now.severity] += float(chance)
    return tuple(chances)


def struck(attackers: Side, dice: Dice, target: Fighter, parries: int) -> Wounds:
    """What the attack dice of some fighters make of a target that parries with so many."""
    better, force = [], -UNDEFENDED
    for one, number in zip(attackers, dice, strict=True):
        if number:
            better.append((one.attack - target.defense, one.hurt, number))
            force = one.force if force == -UNDEFENDED else max(force, one.force)
    return _struck(tuple(better), parries, force - target.resistance, target.wound)


@lru_cache(maxsize=65536)
def _struck(better: tuple[tuple[int, int, int], ...], parries: int, over: int, wound: int) -> Wounds:
    """The same by how much the attackers are better, and their force greater."""
    state = UNCHANGED[wound]
    if not better:
        return state
    found = [0.0] * len(LEVELS)
    for chance in _best_blows(better, PENALTY.get(LEVELS[wound], 0), parries)[1]:
        for level, part in enumerate(state):
            found[level] += chance * part
        state = _once_more(state, over)
    return tuple(found)


def _once_more(state: Wounds, over: int) -> Wounds:
    found = [0.0] * len(LEVELS)
    found[KILLED] = state[KILLED]
    for level, part in enumerate(state[:KILLED]):
        if part > 0:
            for worse, chance in enumerate(wounded(over, level)):
                found[worse] += part * chance
    return tuple(found)


def lost(target: Fighter, wounds: Wounds) -> float:
    """What of its worth a model loses by wounds."""
    return target.worth * sum(chance * (LOST[level] - LOST[target.wound]) for level, chance in enumerate(wounds))


def fought(
    first: Side, first_dice: tuple[Dice, Dice], second: Side, second_dice: tuple[Dice, Dice]
) -> tuple[float, float]:
    """What both sides lose when the first strikes first; the dice of each are those in attack and those in defence."""
    attack, defense = first_dice
    target = _best_target(first, attack, second, second_dice[1])
    wounds = struck(first, attack, second[target], second_dice[1][target])
    second_loses = lost(second[target], wounds)
    first_loses = 0.0
    for level, chance in enumerate(wounds):
        if chance < UNLIKELY:
            continue
        left = tuple(
            (one._replace(wound=level) if place == target else one, number)
            for place, (one, number) in enumerate(zip(second, second_dice[0], strict=True))
            if place != target or level != KILLED
        )
        if left:
            side, dice = tuple(one for one, _ in left), tuple(number for _, number in left)
            hit = _best_target(side, dice, first, defense)
            first_loses += chance * lost(first[hit], struck(side, dice, first[hit], defense[hit]))
    return first_loses, second_loses


def _best_target(side: Side, dice: Dice, others: Side, parries: Dice) -> int:
    if len(others) == 1:
        return 0
    return max(
        range(len(others)), key=lambda place: lost(others[place], struck(side, dice, others[place], parries[place]))
    )


def splits(side: Side, opponents: int) -> tuple[tuple[Dice, Dice], ...]:
    """C2-10.3.2 The ways in which a side can put its dice, all of a group alike."""
    dice = 2 if len(side) > 1 else opponents + 1
    alike = len(side)
    return tuple(((attack,) * alike, (dice - attack,) * alike) for attack in range(dice + 1))


@lru_cache(maxsize=4096)
def strikes_first(mine: int, theirs: int, my_hurt: int = 0, their_hurt: int = 0) -> float:
    """C2-10.3.1 The chance to win the Initiative test; a tie is rolled again."""
    ahead = behind = 0.0
    for one, other in product(range(1, 7), repeat=2):
        my_total = -99 if one - my_hurt <= 1 else mine + one - my_hurt + (one == 6) * 3
        their_total = -99 if other - their_hurt <= 1 else theirs + other - their_hurt + (other == 6) * 3
        ahead += my_total > their_total
        behind += my_total < their_total
    return ahead / (ahead + behind) if ahead + behind else 0.5


def outlook(mine: Side, theirs: Side) -> tuple[float, float]:
    """What I lose and what they lose in a combat, when both put their dice well: one side is a single model.

    Only differences between the two sides matter, so the single one's characteristics are taken from the others'; and
    of the worths only about how many times one is the other, which is the same for many pairs.
    """
    my_worth = sum(one.worth for one in mine) / len(mine)
    their_worth = sum(one.worth for one in theirs) / len(theirs)
    ratio = max(-STEEPEST, min(STEEPEST, round(log2(max(their_worth, 1.0) / max(my_worth, 1.0)))))
    single = mine[0] if len(mine) == 1 else theirs[0]
    one = _beside(single, mine[:CROWD], single is mine[0] and len(mine) == 1, 1.0)
    other = _beside(single, theirs[:CROWD], single is theirs[0], 2.0**ratio)
    my_part, their_part = _outlook(one, other)
    return my_part * my_worth, their_part / 2.0**ratio * their_worth


def _beside(single: Fighter, side: Side, is_single: bool, worth: float) -> Side:
    """A side with its characteristics measured against those of the single one."""
    if is_single:
        return (Fighter(0, 0, 0, 0, 0, single.wound, worth),)
    return tuple(
        sorted(
            Fighter(
                one.initiative - single.initiative,
                one.attack - single.defense,
                one.force - single.resistance,
                one.defense - single.attack,
                one.resistance - single.force,
                one.wound,
                worth,
            )
            for one in side
        )
    )


@lru_cache(maxsize=65536)
def _outlook(mine: Side, theirs: Side) -> tuple[float, float]:
    first = strikes_first(
        max(one.initiative for one in mine) + len(mine) - 1,
        max(one.initiative for one in theirs) + len(theirs) - 1,
        min(one.hurt for one in mine),
        min(one.hurt for one in theirs),
    )
    mine_first, theirs_second = _between(mine, theirs)
    theirs_first, mine_second = _between(theirs, mine)
    return (
        first * mine_first + (1 - first) * mine_second,
        first * theirs_second + (1 - first) * theirs_first,
    )


def _between(first: Side, second: Side) -> tuple[float, float]:
    """What both lose. C2-10.3.2d Who strikes second puts its dice first, and the other answers."""
    best: tuple[float, tuple[float, float]] | None = None
    for theirs in splits(second, len(first)):
        answers = (fought(first, mine, second, theirs) for mine in splits(first, len(second)))
        answer = min(answers, key=lambda losses: losses[0] - losses[1])
        if best is None or answer[0] - answer[1] > best[0]:
            best = answer[0] - answer[1], answer
    assert best is not None
    return best[1]
