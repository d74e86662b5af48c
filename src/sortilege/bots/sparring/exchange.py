"""What a combat of Confrontation comes to: exact for a blow and its parry, foreseen for the combat as a whole."""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from sortilege.bots.chances import die_chance
from sortilege.bots.worth import WOUNDS, wound_chances
from sortilege.rules.confrontation.damage.wound import combined
from sortilege.rules.confrontation.state import WOUNDS as LEVELS
from sortilege.rules.confrontation.state import Wound
from sortilege.rules.confrontation.wounds import PENALTY

KILLED: Final = len(LEVELS) - 1
LOST: Final = tuple(WOUNDS[level] / WOUNDS[Wound.KILLED] for level in LEVELS)
"""Which part of a model's worth each wound takes."""

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


@lru_cache(maxsize=65536)
def blows(attackers: tuple[tuple[int, int, int], ...], parry: tuple[int, int, int]) -> tuple[int, tuple[float, ...]]:
    """The best difficulty for some attackers (ATT, hurt, dice) against a parry, and how many hits come through.

    C2-10.3.3c It is at least the DEF of a target that has a die in defence.
    """
    defense, hurt, dice = parry
    if not dice:
        return -99, _hits(tuple((pass_chance(-99, each), number) for _, each, number in attackers))
    best: tuple[float, int, tuple[float, ...]] = (-1.0, defense, ())
    for difficulty in range(defense, defense + 13):
        hits = _hits(tuple((pass_chance(difficulty - attack, each), number) for attack, each, number in attackers))
        left = _through(hits, _hits(((pass_chance(difficulty - defense, hurt), dice),)))
        worth = sum(number * chance for number, chance in enumerate(left))
        if worth > best[0] + 1e-9:
            best = (worth, difficulty, left)
    return best[1], best[2]


@lru_cache(maxsize=4096)
def wounded(over: int, wound: int) -> Wounds:
    """C2-P10 What one wound roll makes of a model that is hurt so: by how much the force exceeds the resistance."""
    chances = [0.0] * len(LEVELS)
    for new, chance in wound_chances(over, 0).items():
        now = LEVELS[wound] if new is Wound.NONE else combined(LEVELS[wound], new)
        chances[now.severity] += float(chance)
    return tuple(chances)


@lru_cache(maxsize=65536)
def struck(attackers: Side, dice: Dice, target: Fighter, parries: int) -> Wounds:
    """What the attack dice of some fighters make of a target that parries with so many."""
    striking = tuple((one.attack, one.hurt, number) for one, number in zip(attackers, dice, strict=True) if number)
    if not striking:
        return tuple(float(level == target.wound) for level in range(len(LEVELS)))
    _, hits = blows(striking, (target.defense, target.hurt, parries))
    force = max(one.force for one, number in zip(attackers, dice, strict=True) if number)
    found = [0.0] * len(LEVELS)
    state: Wounds = tuple(float(level == target.wound) for level in range(len(LEVELS)))
    for chance in hits:
        for level, part in enumerate(state):
            found[level] += chance * part
        state = _once_more(state, force - target.resistance)
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


@lru_cache(maxsize=65536)
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


@lru_cache(maxsize=65536)
def outlook(mine: Side, theirs: Side) -> tuple[float, float]:
    """What I lose and what they lose in a combat, when both put their dice well: one side is a single model."""
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


@lru_cache(maxsize=65536)
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
