"""Confrontation 2, the Melee phase: dice between attack and defence, blows, parries, pursuit."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.confrontation.answering import Answers, Turn, options_of, words
from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.bots.sparring.confrontation.exchange import (
    LOST,
    Dice,
    Fighter,
    Side,
    blows,
    fought,
    lost,
    pass_chance,
    splits,
    struck,
    wounded,
)
from sortilege.bots.sparring.confrontation.targets import prey_of
from sortilege.kernel import Allotment, Ask, Number, Option
from sortilege.rules.confrontation.damage.tables import CRITICAL_HITS, PLACES, read_damage
from sortilege.rules.confrontation.melee.attack import UNUSED
from sortilege.rules.confrontation.melee.combat import Blow, Fight
from sortilege.rules.confrontation.melee.initiative import PASS
from sortilege.rules.confrontation.melee.parry import STOP
from sortilege.rules.confrontation.melee.polearms import NOBODY
from sortilege.rules.confrontation.melee.pursuit import END, MOVE
from sortilege.rules.confrontation.movement.contact import takes_another
from sortilege.rules.confrontation.movement.pace import PURSUE, allowance
from sortilege.rules.confrontation.personalities.counter_attack import COUNTER_ATTACK, HARDER, PARRY
from sortilege.rules.confrontation.personalities.extra_actions import EACH
from sortilege.rules.confrontation.state import ModelId

MOST_EXTRA: Final = 3
"""More extra actions than these are not thought of."""

HIGHEST_STROKE: Final = 16
"""No master stroke is tried that is harder than this."""


def fight_of(battle: Battle) -> Fight:
    assert battle.state.fight is not None
    return battle.state.fight


def fighter(battle: Battle, model: ModelId, extra: int = 0) -> Fighter:
    """A model with what its extra actions take from it (C2-11.1.1b)."""
    here = battle.fighter(model)
    if taken := EACH * (fight_of(battle).fighters[model].extra_actions + extra):
        return here._replace(attack=max(0, here.attack - taken), defense=max(0, here.defense - taken))
    return here


def side_of(battle: Battle, models: Sequence[ModelId]) -> Side:
    return tuple(fighter(battle, model) for model in models)


# Dice


def allot(turn: Turn, ask: Ask) -> Any:
    """Between attack and defence by the expected exchange, against what the enemy has put, or the best that he can."""
    battle, model, choice = turn.battle, str(ask.about["model"]), ask.choice
    assert isinstance(choice, Allotment)
    answers = list(choice.answers())
    worths = [_worth_of_dice(battle, model, one.get("attack", 0), one.get("defense", 0)) for one in answers]
    best = answers[max(range(len(answers)), key=worths.__getitem__)]
    turn.about = Purpose.DEFENDING if best.get("defense", 0) > best.get("attack", 0) else Purpose.ATTACKING
    return best


def _worth_of_dice(battle: Battle, model: ModelId, attack: int, defense: int, extra: int = 0) -> float:
    """What is left of the balance of a combat after the enemy's best allotment."""
    fight = fight_of(battle)
    friends, foes = fight.friends(model), fight.opponents(model)
    mine = tuple(fighter(battle, each, extra if each == model else 0) for each in friends)
    theirs = side_of(battle, foes)
    my_dice = _dice_of_friends(fight, model, friends, attack, defense)
    striking = fight.winner == battle.seat
    return min(
        _balance(battle, mine, my_dice, theirs, their_dice, first=striking)
        for their_dice in _dice_of_foes(fight, foes, theirs, len(friends))
    )


def _balance(
    battle: Battle, mine: Side, my_dice: tuple[Dice, Dice], theirs: Side, their_dice: tuple[Dice, Dice], *, first: bool
) -> float:
    if first:
        lose, gain = fought(mine, my_dice, theirs, their_dice)
    else:
        gain, lose = fought(theirs, their_dice, mine, my_dice)
    return gain - battle.caution * lose


def _dice_of_friends(
    fight: Fight, model: ModelId, friends: Sequence[ModelId], attack: int, defense: int
) -> tuple[Dice, Dice]:
    """Those that are known; friends who have not put theirs are taken to do alike."""
    own = {each: (fight.fighters[each].attack, fight.fighters[each].defense) for each in friends}
    own[model] = (attack, defense)
    for each in fight.left:
        if each in own and each != model:
            own[each] = (2 if attack > defense else 1 if attack == defense else 0,) * 2
            own[each] = (own[each][0], 2 - own[each][0])
    return tuple(own[each][0] for each in friends), tuple(own[each][1] for each in friends)


def _dice_of_foes(fight: Fight, foes: Sequence[ModelId], theirs: Side, opponents: int) -> Iterator[tuple[Dice, Dice]]:
    """What they have put; or every way in which they can."""
    if any(foe in fight.left for foe in foes) or fight.stage == "initiative":
        yield from splits(theirs, opponents)
    else:
        yield (
            tuple(fight.fighters[foe].attack for foe in foes),
            tuple(fight.fighters[foe].defense for foe in foes),
        )


def extra_actions(turn: Turn, ask: Ask) -> Any:
    """C2-11.1.1 As many as make the exchange better."""
    battle, model, choice = turn.battle, str(ask.about["model"]), ask.choice
    assert isinstance(choice, Number)
    fight = fight_of(battle)
    dice = 2 if len(fight.friends(model)) > 1 else len(fight.opponents(model)) + 1

    def worth(extra: int) -> float:
        most = dice + extra
        return max(_worth_of_dice(battle, model, attack, most - attack, extra) for attack in range(most + 1))

    return max(range(min(choice.most, MOST_EXTRA) + 1), key=lambda extra: (worth(extra), -extra))


def before_initiative(turn: Turn, ask: Ask) -> Any:
    """C2-12.1.3 Berserk where three dice in attack are better than the best of two."""
    battle, model = turn.battle, str(ask.about["model"])
    if "berserk" not in options_of(ask):
        return PASS
    fight = fight_of(battle)
    dice = 2 if len(fight.friends(model)) > 1 else len(fight.opponents(model)) + 1
    usual = max(_worth_of_dice(battle, model, attack, dice - attack) for attack in range(dice + 1))
    return "berserk" if _worth_of_dice(battle, model, dice + 1, 0) > usual else PASS


# Blows


def attack(turn: Turn, ask: Ask) -> Any:
    """The target on which the dice do most, or one stroke with all of them."""
    turn.about = Purpose.ATTACKING
    battle, model = turn.battle, str(ask.about["model"])
    dice = int(str(ask.about["dice"])) - int(str(ask.about["die"])) + 1
    gains = {option: _gain(battle, model, option, dice) for option in options_of(ask) if option != UNUSED}
    best = max(gains, key=lambda option: gains[option])
    turn.memory.stroke = isinstance(best, tuple)
    return best


def _gain(battle: Battle, model: ModelId, option: Option, dice: int) -> float:
    target = words(option)[-1]
    if isinstance(option, tuple):
        return _stroke(battle, model, target)[0]
    parries = fight_of(battle).fighters[target].parries
    other = fighter(battle, target)
    return lost(other, struck((fighter(battle, model),), (dice,), other, parries))


def _stroke(battle: Battle, model: ModelId, target: ModelId) -> tuple[float, int]:
    """C2-11.1.3 The best difficulty of a master stroke, and what it does."""
    mine, other = fighter(battle, model), fighter(battle, target)
    parries = fight_of(battle).fighters[target].parries
    least = other.defense if parries else 0
    return max((_of_stroke(mine, other, parries, hard), -hard) for hard in range(max(0, least), HIGHEST_STROKE))


def _of_stroke(mine: Fighter, other: Fighter, parries: int, hard: int) -> float:
    through = (1 - pass_chance(hard - other.defense, other.hurt)) ** parries
    done = lost(other, wounded(mine.force + hard - other.resistance, other.wound))
    return pass_chance(hard - mine.attack, mine.hurt) * through * done


def difficulty(turn: Turn, ask: Ask) -> Any:
    """The difficulty at which most blows come through."""
    battle, choice = turn.battle, ask.choice
    assert isinstance(choice, Number)
    model, target = str(ask.about["model"]), str(ask.about["target"])
    if turn.memory.stroke:
        turn.memory.stroke = False
        hard = -_stroke(battle, model, target)[1]
    else:
        hard = _hard(battle, model, target)
    return min(max(hard, choice.least), choice.most)


def _hard(battle: Battle, model: ModelId, target: ModelId) -> int:
    fight = fight_of(battle)
    other, parries = fighter(battle, target), fight.fighters[target].parries
    together = fight.friends(model) if len(fight.opponents(model)) == 1 else (model,)
    striking = tuple(
        (one.attack, one.hurt, fight.dice_of(each))
        for each in together
        if fight.dice_of(each)
        for one in (fighter(battle, each),)
    )
    return blows(striking, (other.defense, other.hurt, parries))[0]


# Parries


def parry(turn: Turn, ask: Ask) -> Any:
    """Each die against the hit where it saves most."""
    turn.about = Purpose.DEFENDING
    battle, model = turn.battle, str(ask.about["model"])
    hits = fight_of(battle).hits_on(model)
    set_against = [0] * len(hits)
    saves = [_saves(battle, model, hit) for hit in hits]
    for _ in range(int(str(ask.about["dice"]))):
        worths = [chance * harm * (1 - chance) ** set_against[n] for n, (chance, harm) in enumerate(saves)]
        best = max(range(len(hits)), key=worths.__getitem__)
        set_against[best] += 1
    return {str(number): count for number, count in enumerate(set_against, 1) if count}


def _saves(battle: Battle, model: ModelId, hit: Blow, harder: int = 0) -> tuple[float, float]:
    """The chance that a die parries a hit, and the harm that the hit would do."""
    mine, other = fighter(battle, model), battle.fighter(hit.attacker)
    force = other.force + (hit.difficulty if hit.master_stroke else 0)
    harm = lost(mine, wounded(force - mine.resistance, mine.wound))
    return pass_chance(hit.difficulty + harder - mine.defense, mine.hurt), harm


def counter_attack(turn: Turn, ask: Ask) -> Any:
    """C2-11.1.2 A die to strike with for each parry, where that is worth the harder parries."""
    battle, model = turn.battle, str(ask.about["model"])
    hits = [hit for hit in fight_of(battle).hits_on(model) if hit.parries]
    parried = sum(chance * harm for chance, harm in (_saves(battle, model, hit) for hit in hits))
    strikes_back = max(_gain(battle, model, hit.attacker, 1) for hit in hits)
    harder = [_saves(battle, model, hit, HARDER) for hit in hits]
    countered = sum(chance * (harm + strikes_back) for chance, harm in harder)
    return COUNTER_ATTACK if countered > parried else PARRY


def sustain(turn: Turn, ask: Ask) -> Any:
    """C2-10.4 It costs nothing."""
    battle, model = turn.battle, str(ask.about["model"])
    hits = fight_of(battle).hits_on(model)
    harder = int(str(ask.about["harder"]))

    def saved(option: Option) -> float:
        chance, harm = _saves(battle, model, hits[int(str(option)) - 1], harder)
        return chance * harm

    return max((option for option in options_of(ask) if option != STOP), key=saved)


# The order of combats, and afterwards


def next_combat(turn: Turn, ask: Ask) -> Any:
    """What is best for oneself first: who wins may pursue."""
    return max(options_of(ask), key=lambda option: _of_combat(turn.battle, words(option)))


def split(turn: Turn, ask: Ask) -> Any:
    """Whatever makes the combat, and what is left of the melee, best."""
    return max(options_of(ask), key=lambda option: _of_combat(turn.battle, words(option)))


def _of_combat(battle: Battle, models: Sequence[ModelId]) -> float:
    mine = [model for model in models if battle.state.models[model].seat == battle.seat]
    return battle.balance(mine, [model for model in models if model not in mine])


def pursue(turn: Turn, ask: Ask) -> Any:
    """C2-10.5 Into the next fight if it is a good one, or on towards the next prey."""
    turn.about = Purpose.HUNTING
    battle = turn.battle
    gains = [(_of_pursuit(battle, words(option)), option) for option in options_of(ask) if option != END]
    gain, best = max(gains, key=lambda pair: pair[0], default=(-1.0, END))
    return best if gain >= 0 else END


def _of_pursuit(battle: Battle, option: tuple[str, ...]) -> float:
    model, way, *targets = option
    if way == MOVE:
        return -1.0 if battle.is_precious(model) or prey_of(battle, model) is None else 0.0
    near = all(battle.gap(model, target) <= allowance(battle.state, model, PURSUE) for target in targets)
    if not near or not all(takes_another(battle.state, target) for target in targets):
        return -1.0
    return battle.balance((*battle.engaged(targets[0]), model), targets)


def supporter(_turn: Turn, ask: Ask) -> Any:
    """C2-10.6 Whoever can."""
    return next(option for option in options_of(ask) if option != NOBODY)


def roller(turn: Turn, ask: Ask) -> Any:
    """C2-R48 Whoever is hurt least."""
    return min(map(str, options_of(ask)), key=lambda model: turn.battle.fighter(model).hurt)


def rage(_turn: Turn, ask: Ask) -> Any:
    """C2-11.1.5 Everything into the wound, where it does most."""
    choice = ask.choice
    assert isinstance(choice, Number)
    return choice.most if ask.about["roll"] == "wound_roll" else 0


def keep_two(turn: Turn, ask: Ask) -> Any:
    """The two dice that wound most."""
    model, striker = str(ask.about["model"]), str(ask.about["striker"])
    force = turn.battle.fighter(striker).force if striker in turn.battle.state.models else 5
    over = force - turn.battle.fighter(model).resistance

    def severity(option: Option) -> float:
        assert isinstance(option, tuple)
        one, other = int(option[0]), int(option[1])
        wound = CRITICAL_HITS[one] if one == other else read_damage(one + other + over, PLACES[min(one, other)])
        return LOST[wound.severity]

    return max(options_of(ask), key=severity)


ANSWERS: Answers = {
    "melee.allot": allot,
    "melee.extra_actions": extra_actions,
    "melee.before_initiative": before_initiative,
    "melee.attack": attack,
    "melee.difficulty": difficulty,
    "melee.parry": parry,
    "melee.counter_attack": counter_attack,
    "melee.sustain": sustain,
    "melee.next_combat": next_combat,
    "melee.split": split,
    "melee.pursue": pursue,
    "melee.support": supporter,
    "melee.initiative": roller,
    "melee.rage": rage,
    "dice.keep_two": keep_two,
}
