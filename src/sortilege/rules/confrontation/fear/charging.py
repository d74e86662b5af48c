"""C2-P6 steps 3 and 4: the Courage tests of those who come into contact, and of those they come upon."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.fear.afraid import frighten, may_flee
from sortilege.rules.confrontation.fear.causing import CHARGE, PURSUE, fear_of, frightens, resist
from sortilege.rules.confrontation.fear.courage import before_courage, courage_test, group_courage_test, must_test_alone
from sortilege.rules.confrontation.fear.events import Paralysed
from sortilege.rules.confrontation.fear.flight import flee
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
    difficulty = fear_of(state, worst) or 0
    if (yield from courage_test(game, mover, difficulty, feared, "C2-8.4.1a")):
        resist(state, mover, feared)
        return True
    state.models[mover] = msgspec.structs.replace(state.models[mover], paralysed=True)
    game.tell(Paralysed(mover))
    yield from frighten(game, mover, worst, difficulty, "C2-8.4.2.2a")
    return False


def most_fearsome(state: Skirmish, creatures: Sequence[ModelId]) -> ModelId:
    return max(creatures, key=lambda creature: fear_of(state, creature) or 0)


def courage_of_targets(
    game: Game[Any], movers: Sequence[ModelId], targets: Sequence[ModelId], how: str = CHARGE
) -> Rule[None]:
    """C2-8.4c Those upon whom somebody with FEAR comes test, or flee. `how` is charge, engage or pursue."""
    if frightened := [model for group in _groups(game, movers, targets, how).values() for model in group]:
        yield from before_courage(game, frightened)
    for target in targets:
        if is_afraid_of(game.state, target, movers):  # C2-R38
            yield from _flee(game, target, how)
    for attackers, group in _groups(game, movers, targets, how).items():
        yield from _test_together(game, attackers, group, how)


def is_afraid_of(state: Skirmish, model: ModelId, creatures: Sequence[ModelId]) -> bool:
    afraid = state.models[model].afraid if model in state.models else None
    return afraid is not None and afraid.source in creatures


def _groups(
    game: Game[Any], movers: Sequence[ModelId], targets: Sequence[ModelId], how: str
) -> dict[tuple[ModelId, ...], list[ModelId]]:
    """C2-R37 Targets that must test against exactly the same attackers test together; immune ones do not count."""
    state: Skirmish = game.state
    groups: dict[tuple[ModelId, ...], list[ModelId]] = {}
    for target in targets:
        if target not in state.models or is_afraid_of(state, target, movers):
            continue
        if attackers := _counted(game, movers, target, how):
            groups.setdefault(attackers, []).append(target)
    return groups


def _counted(game: Game[Any], movers: Sequence[ModelId], target: ModelId, how: str) -> tuple[ModelId, ...]:
    """C2-8.4.3d The attackers that frighten a target, no more of them than have room at its base."""
    state: Skirmish = game.state
    attackers = [mover for mover in movers if mover in state.models and frightens(game, mover, target, how)]
    attackers.sort(key=lambda mover: -(fear_of(state, mover, how) or 0))
    room = state.models[target].card.most_opponents - len(engaged_with(state, target))
    return tuple(attackers[: max(room, 1)])


def _test_together(game: Game[Any], attackers: Sequence[ModelId], group: Sequence[ModelId], how: str) -> Rule[None]:
    """C2-8.4.3c The highest FEAR is raised by 1 for each further attacker."""
    state: Skirmish = game.state
    worst = attackers[0]
    difficulty = (fear_of(state, worst, how) or 0) + len(attackers) - 1
    own_only = must_test_alone(state, attackers, how)
    if (yield from group_courage_test(game, group, difficulty, attackers, own_only=own_only)):
        for model in group:
            resist(state, model, attackers, how)
        return
    for model in group:
        yield from frighten(game, model, worst, difficulty, "C2-8.4.2.1a")
        if not state.models[model].has_moved:
            yield from _flee(game, model, how)


def _flee(game: Game[Any], model: ModelId, how: str) -> Rule[None]:
    """C2-8.4.2.1b; C2-P13 step 2: nobody flees from a pursuit."""
    afraid = game.state.models[model].afraid
    if how != PURSUE and afraid is not None and may_flee(game.state, model):
        yield from flee(game, model, afraid.source)
