"""Confrontation 2, the Movement phase: who goes first, where to, whom to charge, with whom."""

from collections.abc import Iterable
from typing import Any, Final

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.confrontation.answering import Answers, Turn, always, names_in, options_of, words
from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.bots.sparring.confrontation.exchange import pass_chance
from sortilege.bots.sparring.confrontation.places import Ground, Spot
from sortilege.bots.sparring.confrontation.shots import shot_gain
from sortilege.bots.sparring.confrontation.targets import Charge, best_charge, charge_gain, reaches
from sortilege.kernel import Ask, Option, Several
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.leadership import OWN
from sortilege.rules.confrontation.movement.leaving import LEAVE
from sortilege.rules.confrontation.movement.pace import CHARGE, ENGAGE, FLY, RUN, STAY, WALK
from sortilege.rules.confrontation.movement.withdrawal import WITHDRAW
from sortilege.rules.confrontation.space import has_line_of_sight
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.confrontation.wounds import PENALTY
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

WORTH_A_CHARGE: Final = 0.02
"""What a charge must gain, as a part of what a model is usually worth."""

HARDER_TO_LEAVE: Final = 4
"""C2-8.3.1a"""

MOST_TRIED: Final = 16
"""How many places are looked at before any legal one is taken."""

NONE: Final = "none"


def next_model(turn: Turn, ask: Ask) -> Any:
    """Who has the best charge leads it, so that others can join; then whoever stands nearest to an enemy."""
    return max(map(str, options_of(ask)), key=lambda model: (_eagerness(turn.battle, model), model))


def _eagerness(battle: Battle, model: ModelId) -> float:
    reach = battle.charge_reach(model)
    gains = [charge_gain(battle, model, foe.id) for foe in battle.foes if battle.gap(model, foe.id) <= reach]
    return max(gains) if gains else -min((battle.gap(model, foe.id) for foe in battle.foes), default=0.0)


def move(turn: Turn, ask: Ask) -> Any:
    """C2-8.1b Charge where it pays, or else go where it is best to be."""
    battle, options = turn.battle, options_of(ask)
    model = str(ask.about["model"])
    if LEAVE in options:
        turn.about = Purpose.LEAVING
        return LEAVE
    charge = None if battle.objective == "b" else best_charge(battle, model, _ways(options, CHARGE, ENGAGE))
    if charge is not None and charge.gain > WORTH_A_CHARGE * battle.usual_worth:
        turn.about = Purpose.CHARGING
        turn.memory.mover, turn.memory.target = model, charge.target
        return (charge.by, charge.kind) if charge.by else charge.kind
    return _go(turn, model, options)


def _ways(options: Iterable[Option], *kinds: str) -> list[tuple[str, str]]:
    """The (kind, second MOV) among some options that are of these kinds."""
    found = [(str(option), "") for option in options if option in kinds]
    return found + [(str(o[1]), FLY) for o in options if isinstance(o, tuple) and o[0] == FLY and o[1] in kinds]


def _go(turn: Turn, model: ModelId, options: tuple[Option, ...]) -> Any:
    """To the best place, by the kind of movement that leads there; who can fly flies."""
    ground = Ground(turn.battle, model)
    ways = _ways(options, WALK, RUN)
    by = FLY if any(by for _, by in ways) else ""
    spots = ground.spots([kind for kind, each in ways if each == by], by) + ground.spots([STAY])
    spot = max(spots, key=lambda each: each.worth)
    turn.memory.mover, turn.memory.spots = model, tuple(each for each in spots if each.kind == spot.kind)
    turn.about = ground.purpose(spot)
    return (by, spot.kind) if by and spot.kind != STAY else spot.kind


def place(turn: Turn, ask: Ask) -> Any:
    """The best of the places that are legal."""
    battle, model, kind = turn.battle, str(ask.about["model"]), str(ask.about["move"])
    assert isinstance(ask.choice, Placement)
    ground = Ground(battle, model)
    spots = list(turn.memory.spots) if turn.memory.mover == model else []
    turn.memory.spots = ()
    if not spots or spots[0].kind != kind:
        spots = ground.around(ask.choice.allowance or 0.0, kind)
    turn.about = ground.purpose(spots[0])
    return _first_legal(ground, ask.choice, spots)


def _first_legal(ground: Ground, choice: Placement, spots: list[Spot]) -> Placed | None:
    if choice.allows(spots[0].placed):
        return spots[0].placed
    round_about = None if ground.precious else ground.round_about(choice.allowance or 0.0, choice.going, spots[0].kind)
    for spot in spots[1:MOST_TRIED]:
        if round_about is not None and round_about.worth >= spot.worth:
            if choice.allows(round_about.placed):
                return round_about.placed
            round_about = None
        if choice.allows(spot.placed):
            return spot.placed
    here = Placed(ground.base.x, ground.base.y, ground.base.facing)
    return here if choice.allows(here) else None


def charge(turn: Turn, ask: Ask) -> Any:
    """Whom the charge was planned for, or whoever is best met."""
    turn.about = Purpose.CHARGING
    battle, memory, model = turn.battle, turn.memory, str(ask.about["model"])
    if memory.mover == model and memory.target in options_of(ask):
        return memory.target
    return max(options_of(ask), key=lambda option: _gain_of_all(battle, model, words(option)))


def _gain_of_all(battle: Battle, model: ModelId, targets: tuple[ModelId, ...]) -> float:
    far = min(battle.gap(model, target) for target in targets) / max(1, battle.charge_reach(model))
    return battle.balance((model,), targets, charge=1) - max(0.0, far - 1) * 100


def join(turn: Turn, ask: Ask) -> Any:
    """C2-R37 Whoever reaches the target too and makes the fight better."""
    battle, choice = turn.battle, ask.choice
    assert isinstance(choice, Several)
    kind, targets = str(ask.about["move"]), names_in(ask, "targets")
    fighting = [*battle.engaged(targets[0]), str(ask.about["model"])]
    joined: list[ModelId] = []
    for friend in map(str, choice.options):
        if not battle.is_precious(friend) and _comes(battle, friend, kind, targets[0]):
            before = battle.balance(fighting, targets, charge=1)
            if battle.balance((*fighting, friend), targets, charge=1) > before:
                fighting.append(friend)
                joined.append(friend)
    return tuple(joined[: choice.most])


def _comes(battle: Battle, model: ModelId, kind: str, target: ModelId) -> bool:
    """Whether a model can come into contact with a target."""
    if kind != ENGAGE and not has_line_of_sight(battle.state, model, target):
        return False
    return battle.gap(model, target) <= battle.run_reach(model) and reaches(battle, model, Charge(kind, "", target, 0))


def new_target(turn: Turn, ask: Ask) -> Any:
    """C2-8.4.2.1e Whoever is worth it."""
    model = str(ask.about["model"])
    others = [option for option in options_of(ask) if option != NONE]
    best = max(others, key=lambda option: charge_gain(turn.battle, model, str(option)))
    near = turn.battle.gap(model, str(best)) <= turn.battle.charge_reach(model)
    return best if near and charge_gain(turn.battle, model, str(best)) > 0 else NONE


def contact_place(turn: Turn, ask: Ask) -> Any:
    """The place that is nearest: it leaves the others to friends."""
    base = turn.battle.base(str(ask.about["model"]))

    def far(option: Option) -> int:
        assert isinstance(option, tuple)
        return (int(option[2]) - base.x) ** 2 + (int(option[3]) - base.y) ** 2

    return min(options_of(ask), key=far)


def withdraw(turn: Turn, ask: Ask) -> Any:
    """C2-8.3.1 Out of a melee that goes badly, where the odds to come away are good enough."""
    battle, model = turn.battle, str(ask.about["model"])
    foes = names_in(ask, "foes")
    fighting = {friend for foe in foes for friend in battle.engaged(foe)}
    stays = battle.balance(sorted(fighting), foes)
    hard = HARDER_TO_LEAVE + 2 * len(foes) - characteristic(battle.state, model, "initiative")
    away = pass_chance(hard, PENALTY.get(battle.state.models[model].wound, 0))
    fails = min(stays, -0.3 * battle.worth(model)) * 1.2
    if away >= 0.5 and stays < 0 and (1 - away) * fails > stays:
        turn.about = Purpose.RETREATING
        return WITHDRAW
    turn.about = Purpose.FIGHTING
    return STAY


def harass(turn: Turn, ask: Ask) -> Any:
    """C2-12.1.16a The best shot."""
    turn.about = Purpose.SHOOTING
    model = str(ask.about["model"])
    return best_of_shots(turn.battle, ask, lambda option: (model, option[0], option[1]))


def counter_shot(turn: Turn, ask: Ask) -> Any:
    """C2-9.1.6 Whoever is charged has nothing better to do with its movement."""
    turn.about = Purpose.SHOOTING
    charger = str(ask.about["charger"])
    return best_of_shots(turn.battle, ask, lambda option: (option[0], charger, option[1]))


def best_of_shots(battle: Battle, ask: Ask, of: Any) -> Any:
    """The option whose shot (shooter, target, weapon) gains most; the first, which is to pass, where none gains."""
    first, *others = options_of(ask)
    gains = [(_gain_of_shot(battle, *of(words(option))), option) for option in others]
    gain, best = max(gains, key=lambda pair: pair[0], default=(0.0, first))
    return best if gain > 0 else first


def _gain_of_shot(battle: Battle, shooter: ModelId, target: ModelId, weapon: str) -> float:
    weapons = battle.state.models[shooter].card.weapons
    return next(shot_gain(battle, shooter, target, each) for each in weapons if each.name == weapon)


def whose_value(turn: Turn, ask: Ask) -> Any:
    """C2-12.1.9a The highest."""
    state, name = turn.battle.state, str(ask.about["characteristic"])

    def value(option: Option) -> int:
        return characteristic(state, str(ask.about["model"]) if option == OWN else words(option)[-1], name)

    return max(options_of(ask), key=value)


def tester(_turn: Turn, ask: Ask) -> Any:
    """C2-R37 They are equal."""
    return options_of(ask)[0]


ANSWERS: Answers = {
    "move.tester": tester,
    "move.next_model": next_model,
    "move.move": move,
    "move.place": place,
    "move.charge": charge,
    "move.join": join,
    "move.new_target": new_target,
    "move.contact_place": contact_place,
    "move.withdraw": withdraw,
    "move.harass": harass,
    "move.counter_shot": counter_shot,
    "move.whose_value": whose_value,
    "move.rally": always("rally"),
    "move.leap": always("no"),
}
