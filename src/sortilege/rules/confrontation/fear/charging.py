"""C2-P6 steps 3 and 4: the Courage tests of those who come into contact, and of those they come upon."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import at
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.competencies import willing
from sortilege.rules.confrontation.fear.afraid import frighten, may_flee
from sortilege.rules.confrontation.fear.causing import CHARGE, ENGAGE, PURSUE, fear_of, frightens, resist
from sortilege.rules.confrontation.fear.courage import before_courage, courage_test, group_courage_test, must_test_alone
from sortilege.rules.confrontation.fear.events import Paralysed
from sortilege.rules.confrontation.fear.flight import flee
from sortilege.rules.confrontation.reckoning import Part, total
from sortilege.rules.confrontation.space import engaged_with
from sortilege.rules.confrontation.state import ModelId, Skirmish


def courage_of_mover(game: Game[Any], mover: ModelId, targets: Sequence[ModelId]) -> Rule[bool]:
    """C2-8.4b, C2-R36 One test against the highest FEAR among the targets in reach. False: it is paralysed."""
    state: Skirmish = game.state
    feared = [target for target in targets if target in state.models and frightens(game, target, mover)]
    if feared:
        yield from before_courage(game, (mover,))
        feared = [target for target in feared if frightens(game, target, mover)]
    if not feared:
        return True
    worst = most_fearsome(state, feared)
    fear = Part(fear_of(state, worst) or 0, worst, "C2-4.1.8a")
    if (yield from courage_test(game, mover, (fear,), feared, "C2-8.4.1a")):
        resist(state, mover, feared)
        return True
    state.models[mover] = msgspec.structs.replace(state.models[mover], paralysed=True)
    game.tell(Paralysed(mover))
    yield from frighten(game, mover, worst, fear.amount, "C2-8.4.2.2a")
    return False


def most_fearsome(state: Skirmish, creatures: Sequence[ModelId]) -> ModelId:
    return max(creatures, key=lambda creature: fear_of(state, creature) or 0)


Hows = Mapping[ModelId, str]
"""How each attacker comes into contact."""


def courage_of_targets(
    game: Game[Any], movers: Sequence[ModelId], targets: Sequence[ModelId], how: str = CHARGE
) -> Rule[None]:
    """C2-8.4c Those upon whom somebody with FEAR comes test, or flee. `how` is charge, engage or pursue."""
    hows = yield from _cries(game, movers, how)
    if frightened := [model for group in _groups(game, hows, targets).values() for model in group]:
        yield from before_courage(game, frightened)
    for target in targets:
        if is_afraid_of(game.state, target, movers):  # C2-R38
            yield from _flee(game, target, how)
    for attackers, group in _groups(game, hows, targets).items():
        if (yield from _stand_together(game, attackers, group, hows)):
            continue
        for model in group:
            if not game.state.models[model].has_moved:
                yield from _flee(game, model, how)


def _cries(game: Game[Any], movers: Sequence[ModelId], how: str) -> Rule[Hows]:
    """C2-12.1b Whoever lets rest what makes him frighten in a charge comes as one who only engages."""
    hows = {}
    for mover in movers:
        acting = at("fear_caused", acting_on(game.state, mover)) if how == CHARGE else []
        used = yield from willing(game, "fear_caused", acting)
        hows[mover] = how if len(used) == len(acting) else ENGAGE
    return hows


def is_afraid_of(state: Skirmish, model: ModelId, creatures: Sequence[ModelId]) -> bool:
    afraid = state.models[model].afraid if model in state.models else None
    return afraid is not None and afraid.source in creatures


def _groups(game: Game[Any], hows: Hows, targets: Sequence[ModelId]) -> dict[tuple[ModelId, ...], list[ModelId]]:
    """C2-R37 Targets that must test against exactly the same attackers test together; immune ones do not count."""
    state: Skirmish = game.state
    groups: dict[tuple[ModelId, ...], list[ModelId]] = {}
    for target in targets:
        if target not in state.models or is_afraid_of(state, target, tuple(hows)):
            continue
        if attackers := _counted(game, hows, target):
            groups.setdefault(attackers, []).append(target)
    return groups


def _counted(game: Game[Any], hows: Hows, target: ModelId) -> tuple[ModelId, ...]:
    """C2-8.4.3d The attackers that frighten a target, no more of them than have room at its base."""
    state: Skirmish = game.state
    attackers = [one for one, how in hows.items() if one in state.models and frightens(game, one, target, how)]
    attackers.sort(key=lambda attacker: -(fear_of(state, attacker, hows[attacker]) or 0))
    room = state.models[target].card.most_opponents - len(engaged_with(state, target))
    return tuple(attackers[: max(room, 1)])


def _stand_together(game: Game[Any], attackers: Sequence[ModelId], group: Sequence[ModelId], hows: Hows) -> Rule[bool]:
    """C2-8.4.3c The highest FEAR is raised by 1 for each further attacker; who fails is afraid."""
    state: Skirmish = game.state
    worst = attackers[0]
    fear = Part(fear_of(state, worst, hows[worst]) or 0, worst, "C2-4.1.8a")
    further = (Part(len(attackers) - 1, "group", "C2-8.4.3c"),) if len(attackers) > 1 else ()
    own_only = must_test_alone(state, attackers, hows)
    stands = yield from group_courage_test(game, group, (fear, *further), attackers, own_only=own_only)
    for model in group:
        if stands:
            resist(state, model, attackers, hows)
        else:
            yield from frighten(game, model, worst, total((fear, *further)), "C2-8.4.2.1a")
    return stands


def _flee(game: Game[Any], model: ModelId, how: str) -> Rule[None]:
    """C2-8.4.2.1b; C2-P13 step 2: nobody flees from a pursuit."""
    afraid = game.state.models[model].afraid
    if how != PURSUE and afraid is not None and may_flee(game.state, model):
        yield from flee(game, model, afraid.source)
