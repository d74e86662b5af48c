"""Confrontation 2, the Shooting phase: who shoots when, at whom."""

from collections.abc import Iterable
from typing import Any, Final

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.confrontation.answering import Answers, Turn, options_of, words
from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.bots.sparring.confrontation.shots import shot_gain
from sortilege.bots.sparring.magic.casting import cast_now
from sortilege.kernel import Ask, Option
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.shooting.countdown import END
from sortilege.rules.confrontation.shooting.declared import ACCURATE, ORDER, PLAIN, QUICK
from sortilege.rules.confrontation.shooting.shooters import SHOOT
from sortilege.rules.confrontation.space import sees
from sortilege.rules.confrontation.state import ModelId

LATER: Final = {QUICK: (PLAIN, ACCURATE), PLAIN: (ACCURATE,), ACCURATE: ()}


def act(turn: Turn, ask: Ask) -> Any:
    """A casting that is worth it, or whoever of the group has a shot that is not better kept for later."""
    cast = cast_now(turn, ask)
    if cast is not None:
        turn.about = Purpose.CASTING
        return cast
    battle = turn.battle
    kinds = dict(battle.state.together)
    best: Option = END
    gain = 0.0
    for option in options_of(ask):
        act, *model = words(option)
        if act == SHOOT:
            kind = kinds.get(model[0], PLAIN)
            found = best_shot(battle, model[0], kind)
            if found > gain and not _waits(battle, model[0], kind, found):
                best, gain = option, found
    if best != END:
        turn.about = Purpose.SHOOTING
    return best


def best_shot(battle: Battle, model: ModelId, kind: str) -> float:
    weapons = battle.state.models[model].card.weapons
    return max(
        (shot_gain(battle, model, foe.id, weapon, kind) for foe in _in_view(battle, model) for weapon in weapons),
        default=0.0,
    )


def _in_view(battle: Battle, model: ModelId) -> Iterable[Any]:
    return (foe for foe in battle.foes if not foe.hidden and sees(battle.state, model, foe.id))


def _waits(battle: Battle, model: ModelId, kind: str, gain: float) -> bool:
    """For a shot of a later kind that is better, if nobody who could strike first comes before it."""
    here = battle.state.models[model]
    initiative = characteristic(battle.state, model, "initiative")
    for later in LATER.get(kind, ()):
        if later in here.let_go_by or best_shot(battle, model, later) <= gain:
            continue
        if not _somebody_comes_before(battle, model, initiative + ORDER[later]):
            return True
    return False


def _somebody_comes_before(battle: Battle, model: ModelId, value: int) -> bool:
    """Whether an enemy who shoots or casts could act before that value of the countdown, and sees the model."""
    for foe in battle.foes:
        mage = battle.state.magicians.get(foe.id)
        dangerous = (battle.is_shooter(foe.id) and not foe.shot) or (mage is not None and not mage.done)
        sooner = dangerous and characteristic(battle.state, foe.id, "initiative") > value
        if sooner and sees(battle.state, foe.id, model):
            return True
    return False


def shot(turn: Turn, ask: Ask) -> Any:
    """The target, weapon and kind that gain most."""
    turn.about = Purpose.SHOOTING
    battle, model = turn.battle, str(ask.about["model"])
    weapons = {weapon.name: weapon for weapon in battle.state.models[model].card.weapons}

    def gain(option: Option) -> float:
        target, weapon, kind = words(option)
        return shot_gain(battle, model, target, weapons[weapon], kind)

    return max(options_of(ask), key=gain)


ANSWERS: Answers = {"shooting.act": act, "shooting.shot": shot}
