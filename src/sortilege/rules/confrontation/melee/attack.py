"""C2-10.3.3 Attacks: targets and difficulties, all of them declared before a die is rolled."""

from random import Random
from typing import Any, Final

from sortilege.kernel import Ask, Atom, Game, Number, One, Option, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristic_test import Test, take_test
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.melee.combat import Blow
from sortilege.rules.confrontation.melee.events import BlowStruck, MasterStroke
from sortilege.rules.confrontation.melee.fighting import change_fight, change_fighter, fight_of, next_of
from sortilege.rules.confrontation.personalities.blood_rage import commit_markers
from sortilege.rules.confrontation.personalities.extra_actions import hindrance
from sortilege.rules.confrontation.personalities.master_stroke import MASTER_STROKE, may_make_master_stroke
from sortilege.rules.confrontation.state import ModelId

UNUSED: Final = "unused"

LOWEST: Final = -99
HIGHEST: Final = 99
"""No roll reaches more, and none needs less."""

REACHABLE: Final = 12
"""What a die adds that is rolled again once, at the most."""


class Difficulty(Number, frozen=True, gc=False, tag="difficulty"):
    """A number that an attack must reach. Whoever chooses at random stays below what a roll can well reach."""

    likely: int

    def sample(self, random: Random) -> int:
        return random.randrange(self.least, max(self.least, min(self.likely, self.most)) + 1)


def declare(game: Game[Any]) -> Rule[None]:
    """C2-10.3.3a For one attack die a target and a difficulty, or C2-R59 for all of them a master stroke."""
    model = fight_of(game).left[0]
    declared, dice = fight_of(game).fighters[model].declared, fight_of(game).dice_of(model)
    answer: Option = yield _ask(game, model, declared, dice)
    if answer != UNUSED:
        yield from _aim(game, model, answer)
    change_fighter(game, model, declared=declared + 1)
    if isinstance(answer, tuple) or declared + 1 == dice:
        next_of(game)


def _aim(game: Game[Any], model: ModelId, answer: Option) -> Rule[None]:
    master_stroke = isinstance(answer, tuple)
    target = str(answer[1] if isinstance(answer, tuple) else answer)
    difficulty: int = yield _ask_difficulty(game, model, target)
    blow = Blow(model, target, difficulty, master_stroke)
    change_fight(game, blows=(*fight_of(game).blows, blow))
    if master_stroke:
        game.tell(MasterStroke(model, target, difficulty))


def _ask(game: Game[Any], model: ModelId, die: int, dice: int) -> Ask:
    targets = fight_of(game).opponents(model)
    options: tuple[Option, ...] = (*targets, UNUSED)
    if die == 0 and may_make_master_stroke(game, model):
        options += tuple((MASTER_STROKE, target) for target in targets)
    about: dict[str, Atom | tuple[Atom, ...]] = {"model": model, "die": die + 1, "dice": dice}
    return Ask(game.state.models[model].seat, "melee.attack", "C2-10.3.3a", One(options), about)


def _ask_difficulty(game: Game[Any], model: ModelId, target: ModelId) -> Ask:
    """C2-R51 A whole number: C2-10.3.3b the same that a parry must reach."""
    value = characteristic(game.state, model, "attack")
    least = lowest_difficulty(game, model, target)
    choice = Difficulty(least, max(HIGHEST, least), max(least, value + REACHABLE))
    about = {"model": model, "target": target}
    return Ask(game.state.models[model].seat, "melee.difficulty", "C2-10.3.3a", choice, about)


def lowest_difficulty(game: Game[Any], model: ModelId, target: ModelId) -> int:
    """C2-10.3.3c The defence of a target that has a die in defence; otherwise what anything but a 1 reaches."""
    anything = min(1, characteristic(game.state, model, "attack") + 2)
    if not fight_of(game).fighters[target].defense:
        return anything
    minimum = characteristic(game.state, target, "defense")
    return max(anything, weigh("minimum_difficulty", acting_on(game.state, model), minimum))


def strike(game: Game[Any]) -> Rule[None]:
    """C2-10.3.3d One attack die: an ATT test."""
    blow, *others = fight_of(game).blows
    rage = yield from commit_markers(game, blow.attacker, "attack")
    test = Test(
        blow.attacker,
        "attack",
        "C2-10.3.3d",
        difficulty=blow.difficulty,
        modifiers=(*hindrance(game, blow.attacker, "attack"), *rage),
        against=(blow.target,),
    )
    total = yield from take_test(game, test)
    hit = test.passed(total)
    rule = "C2-10.3.3e" if total is None else "C2-10.3.3d"
    game.tell(BlowStruck(blow.attacker, blow.target, blow.difficulty, total, hit, rule))
    hits = (*fight_of(game).hits, blow) if hit else fight_of(game).hits
    change_fight(game, blows=tuple(others), hits=hits)
