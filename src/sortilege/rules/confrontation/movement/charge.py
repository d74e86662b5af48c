"""C2-P6 Charge or enter melee."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from sortilege.kernel import About, Ask, Game, One, Option, Rule, Several
from sortilege.rules.confrontation.events import MoveEnd
from sortilege.rules.confrontation.fear.charging import courage_of_mover, courage_of_targets
from sortilege.rules.confrontation.movement.contact import enter_contact, measured, within
from sortilege.rules.confrontation.movement.events import ChargeDeclared, Measured
from sortilege.rules.confrontation.movement.failed import fall_short
from sortilege.rules.confrontation.movement.heroic_charge import charge_heroically, pass_by_heroism
from sortilege.rules.confrontation.movement.pace import (
    CHARGE,
    ENGAGE,
    HEROIC_CHARGE,
    NO_CHARGES,
    PURSUE,
    allowance,
    going_of,
)
from sortilege.rules.confrontation.movement.targets import target_groups, targets, why_not_target
from sortilege.rules.confrontation.shooting.counter_shot import counter_shots
from sortilege.rules.confrontation.space import engaged_with
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.base import Base
from sortilege.table.measure import within as within_length
from sortilege.table.obstacles import Going

NONE: Final = "none"
RULES: Final = {CHARGE: "C2-8.1.2a", ENGAGE: "C2-8.1.4a", HEROIC_CHARGE: "C2-11.1.4a", PURSUE: "C2-10.5d"}


class Onset(msgspec.Struct, frozen=True):
    """What was declared: who charges or enters melee, how, and against whom; and where these stood then."""

    kind: str
    movers: tuple[ModelId, ...]
    targets: tuple[ModelId, ...]
    stood: dict[ModelId, Base]
    by: str = ""
    """C2-R85 the second MOV"""
    left: tuple[ModelId, ...] = ()
    """C2-R31 those from whom the mover has just withdrawn"""
    spent: int = 0
    """C2-R79 how far it had walked when it shot"""

    def most(self, state: Skirmish, mover: ModelId) -> int:
        gone = self.spent if mover == self.movers[0] else 0
        return allowance(state, mover, self.kind, self._by(mover)) - gone

    def going(self, state: Skirmish, mover: ModelId) -> Going:
        return going_of(state, mover, self._by(mover))

    def _by(self, mover: ModelId) -> str:
        return self.by if mover == self.movers[0] else ""


def declare(
    game: Game[Any], mover: ModelId, kind: str, by: str = "", left: tuple[ModelId, ...] = (), spent: int = 0
) -> Rule[Onset]:
    """C2-P6 step 1: the target is named before anything is measured (C2-8.4a), and who charges together."""
    state: Skirmish = game.state
    named = yield from _name_targets(game, mover, kind, left)
    others = yield from _joined(game, mover, kind, named)
    bases = state.field.bases
    onset = Onset(kind, (mover, *others), named, {target: bases[target] for target in named}, by, left, spent)
    if kind == HEROIC_CHARGE:
        charge_heroically(game, mover)
    game.tell(ChargeDeclared(onset.movers, kind, named))
    return onset


def _name_targets(game: Game[Any], mover: ModelId, kind: str, left: tuple[ModelId, ...]) -> Rule[tuple[ModelId, ...]]:
    groups = target_groups(game, mover, targets(game, mover, kind, left))
    options = {_words(group): group for group in groups}
    if len(groups) == 1:
        return groups[0]
    seat = game.state.models[mover].seat
    about = {"model": mover, "move": kind}
    return options[(yield Ask(seat, "move.charge", RULES[kind], One(tuple(options)), about))]


def _words(group: tuple[ModelId, ...]) -> Option:
    return group[0] if len(group) == 1 else group


def _joined(game: Game[Any], mover: ModelId, kind: str, named: tuple[ModelId, ...]) -> Rule[tuple[ModelId, ...]]:
    """C2-P5 step 1, C2-R37 Who of the same activation charges together with the mover; a hero goes alone."""
    if kind == HEROIC_CHARGE:
        return ()
    able = tuple(other for other in may_join(game) if all(why_not_target(game, other, t, kind) is None for t in named))
    if not able:
        return ()
    about: About = {"model": mover, "move": kind, "targets": named}
    seat = game.state.models[mover].seat
    chosen: tuple[ModelId, ...] = yield Ask(seat, "move.join", "C2-R37", Several(able, 0, len(able)), about)
    return chosen


def may_join(game: Game[Any]) -> list[ModelId]:
    """Those of the activation who have not acted, and are free to charge or to enter melee."""
    state: Skirmish = game.state
    active = state.activation
    if active is None:
        return []
    here = [state.models[model] for model in active.left if model in state.models]
    return [model.id for model in here if not (model.afraid or model.counter_shot or engaged_with(state, model.id))]


def onset(game: Game[Any], declared: Onset) -> Rule[None]:
    """C2-P6 steps 2 to 7."""
    ready, short = [], []
    for mover in declared.movers:
        met = measure(game, declared, mover, declared.targets)
        if met:
            ready.append(mover)
        else:
            short.append(mover)
    yield from close_in(game, declared, ready, declared.targets)
    for mover in short:
        _fall_short(game, declared, mover)


def measure(game: Game[Any], declared: Onset, mover: ModelId, named: Sequence[ModelId]) -> list[ModelId]:
    """C2-P6 step 2: the distances are measured (C2-8.4a); those of the targets that are in reach."""
    state: Skirmish = game.state
    most = declared.most(state, mover)
    going = declared.going(state, mover)
    near = []
    for target in named:
        if target not in state.models:
            continue
        far = measured(state, mover, target, going, most)
        game.tell(Measured(mover, target, far, most))
        if far is not None and within_length(far, most):
            near.append(target)
    return in_reach(state, declared, mover, named) if near else []


def in_reach(state: Skirmish, declared: Onset, mover: ModelId, named: Sequence[ModelId]) -> list[ModelId]:
    here = [target for target in named if target in state.models]
    ways = within(state, mover, here, declared.most(state, mover), declared.going(state, mover))
    touched = {target for way in ways for target in way.spot.engaged}
    return [target for target in here if target in touched]


def close_in(game: Game[Any], declared: Onset, movers: Sequence[ModelId], named: Sequence[ModelId]) -> Rule[None]:
    """C2-P6 steps 3 to 7, for those movers who have a target in reach."""
    state: Skirmish = game.state
    bold = yield from _courageous(game, declared, movers, named)
    met = [target for target in named if any(target in in_reach(state, declared, mover, named) for mover in bold)]
    if bold and met:
        yield from courage_of_targets(
            game, bold, met, declared.kind if declared.kind in NO_CHARGES else CHARGE
        )  # step 4
    arriving = [
        mover for mover in bold if in_reach(state, declared, mover, named)
    ]  # step 5: who fled is measured again
    yield from _arrive(game, declared, arriving, named)
    for mover in bold:
        if mover not in arriving:
            yield from _new_target(game, declared, mover)


def _arrive(game: Game[Any], declared: Onset, movers: Sequence[ModelId], named: Sequence[ModelId]) -> Rule[None]:
    """C2-P6 steps 6 and 7: those who are charged together may choose at whom they shoot; then all are placed."""
    state: Skirmish = game.state
    if declared.kind not in NO_CHARGES:
        for mover in movers:
            yield from counter_shots(game, mover, in_reach(state, declared, mover, named))
    for mover in movers:
        if mover in state.models:
            yield from _strike(game, declared, mover, in_reach(state, declared, mover, named))


def _courageous(
    game: Game[Any], declared: Onset, movers: Sequence[ModelId], named: Sequence[ModelId]
) -> Rule[list[ModelId]]:
    """C2-P6 step 3: who is paralysed does not move."""
    bold = []
    for mover in movers:
        near = in_reach(game.state, declared, mover, named)
        if declared.kind == HEROIC_CHARGE:
            pass_by_heroism(game, mover, near)
            bold.append(mover)
        elif (yield from courage_of_mover(game, mover, near)):
            bold.append(mover)
        else:
            _paralysed(game, declared, mover)
    return bold


def _paralysed(game: Game[Any], declared: Onset, mover: ModelId) -> None:
    base = game.state.field.bases.get(mover)
    if base is not None:
        game.tell(MoveEnd(mover, declared.kind, 0, base.x, base.y, base.facing, "C2-8.4.2.2a"))


def _strike(game: Game[Any], declared: Onset, mover: ModelId, named: Sequence[ModelId]) -> Rule[None]:
    """C2-P6 step 7; C2-R23 who finds no place falls short."""
    state: Skirmish = game.state
    charge = declared.kind not in NO_CHARGES
    most, going = declared.most(state, mover), declared.going(state, mover)
    cost = yield from enter_contact(game, mover, named, charge=charge, allowance=most, going=going)
    if cost is None:
        _fall_short(game, declared, mover)
        return
    here = state.models[mover]
    state.models[mover] = msgspec.structs.replace(
        here, moved=True, did_engage=here.did_engage or declared.kind == ENGAGE, spent=here.spent + cost
    )
    base = state.field.bases[mover]
    game.tell(MoveEnd(mover, declared.kind, cost, base.x, base.y, base.facing, RULES[declared.kind], here.withdrew))


def _new_target(game: Game[Any], declared: Onset, mover: ModelId) -> Rule[None]:
    """C2-8.4.2.1e, C2-P6 step 5: it may take a new target; C2-8.4.2.1d without one it completes its movement."""
    state: Skirmish = game.state
    others = [target for target in targets(game, mover, declared.kind, declared.left) if target not in declared.targets]
    chosen = NONE
    if others:
        about = {"model": mover, "move": declared.kind}
        options = One((*others, NONE))
        chosen = yield Ask(state.models[mover].seat, "move.new_target", "C2-8.4.2.1e", options, about)
    if chosen == NONE:
        _fall_short(game, declared, mover)
        return
    stood = {**declared.stood, chosen: state.field.bases[chosen]}
    again = msgspec.structs.replace(declared, movers=(mover,), targets=(chosen,), stood=stood)
    game.tell(ChargeDeclared((mover,), declared.kind, (chosen,)))
    yield from onset(game, again)


def _fall_short(game: Game[Any], declared: Onset, mover: ModelId) -> None:
    state: Skirmish = game.state
    target = declared.targets[0]
    most, going = declared.most(state, mover), declared.going(state, mover)
    fall_short(game, mover, declared.kind, target, declared.stood[target], most, going)
