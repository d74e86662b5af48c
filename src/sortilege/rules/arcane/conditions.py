"""ARH-13 Conditions, each a short class."""

from typing import Any, ClassVar

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.arcane.abilities import abilities
from sortilege.rules.arcane.attack import can_hit, dice_of, strike
from sortilege.rules.arcane.damage import Blow, inflict, left_by_nature, vanquish
from sortilege.rules.arcane.dice import characteristic_test, has_scale
from sortilege.rules.arcane.engagement import engages, gap, nearest
from sortilege.rules.arcane.movement import allowance, approach, may_move, spend_movement, thrust
from sortilege.rules.arcane.picking import pick
from sortilege.rules.arcane.sides import friends_of
from sortilege.rules.arcane.state import ArcaneState, ModelId
from sortilege.rules.arcane.tokens import TERRIFIED, lose_condition
from sortilege.table.measure import LONGEST_EQUAL


class Condition(Ability):
    """What acts upon a model while it has tokens of it, or its flag."""

    counted: ClassVar[bool] = True
    """tokens; otherwise a flag"""
    leaves: ClassVar[bool] = False
    """ARH-4f step 2: one token goes at the start of each activation"""


@abilities.add
class MindControl(Condition):
    """ARH-13g It belongs to whoever controls it; `sides` reads who that is."""

    name = "mind_control"
    rule = "ARH-13g"
    leaves = True


@abilities.add
class Blind(Condition):
    """ARH-13a Only a natural 6 succeeds."""

    name = "blind"
    rule = "ARH-13a"
    leaves = True

    def die_succeeds(self, _act: Acting, _success: bool, face: int) -> bool:
        return face == 6

    def passes_test(self, _act: Acting, passed: bool, face: int, name: str) -> bool:
        return face == 6 if name == "dex" else passed

    def may_cast_diceless(self, _act: Acting, _may: bool) -> bool:
        return False  # AR-R44


@abilities.add
class Burned(Condition):
    """ARH-13b When its token goes, a Fire wound; Weakness and Resistance count, shield and reactions do not."""

    name = "burned"
    rule = "ARH-13b"
    leaves = True

    def token_removed(self, act: Acting, game: Game[Any]) -> Rule[None]:
        blow = Blow(act.bearer, act.bearer, (), raw=1, type="fire")
        yield from inflict(game, act.bearer, left_by_nature(game, blow), "fire", self.rule)


@abilities.add
class Freezing(Condition):
    """ARH-13e DEX −1, and a Scale among the dice rolled at it doubles the wounds."""

    name = "freezing"
    rule = "ARH-13e"
    leaves = True

    def characteristic_read(self, _act: Acting, value: int, name: str) -> int:
        return value - 1 if name == "dex" else value

    def raw_wounds(self, _act: Acting, raw: int, faces: tuple[int, ...]) -> int:
        return raw * 2 if has_scale(faces) else raw


@abilities.add
class Immobilized(Condition):
    """ARH-13f No Movement in that activation."""

    name = "immobilized"
    rule = "ARH-13f"
    leaves = True

    def may_move(self, _act: Acting, _may: bool) -> bool:
        return False


@abilities.add
class Poisoned(Condition):
    """ARH-13h MIGHT −1, however many tokens."""

    name = "poisoned"
    rule = "ARH-13h"
    leaves = True

    def characteristic_read(self, _act: Acting, value: int, name: str) -> int:
        return value - 1 if name == "might" else value


@abilities.add
class BrokenShield(Condition):
    """ARH-13c No Shield Roll, no Shield Block."""

    name = "broken_shield"
    rule = "ARH-13c"
    counted = False

    def may_roll_shield(self, _act: Acting, _may: bool) -> bool:
        return False


@abilities.add
class Stunned(Condition):
    """ARH-13i DEF −1; in its activation it first stands up, for half of its first Movement."""

    name = "stunned"
    rule = "ARH-13i"
    counted = False

    def characteristic_read(self, _act: Acting, value: int, name: str) -> int:
        return value - 1 if name == "deflection" else value


@abilities.add
class Confused(Condition):
    """ARH-13d A WILL test, or it attacks its nearest friend and does nothing else."""

    name = "confused"
    rule = "ARH-13d"
    start_step = 3
    outranks = 1

    def activation_starts(self, act: Acting, game: Game[Any]) -> Rule[None]:
        lose_condition(game, act.bearer, self.name, 1, self.rule)
        if not (yield from characteristic_test(game, act.bearer, "will", self.rule)):
            govern(game, act.bearer, self.name, self.outranks)

    def acts(self, act: Acting, game: Game[Any]) -> Rule[None]:
        yield from turn_on_friend(game, act.bearer)


@abilities.add
class Terrified(Condition):
    """ARH-13j A WILL test, or it flees from what terrified it."""

    name = TERRIFIED
    rule = "ARH-13j"
    counted = False
    start_step = 4
    outranks = 2

    def activation_starts(self, act: Acting, game: Game[Any]) -> Rule[None]:
        if (yield from characteristic_test(game, act.bearer, "will", self.rule)):
            lose_condition(game, act.bearer, self.name, None, self.rule)
        else:
            govern(game, act.bearer, self.name, self.outranks)

    def acts(self, act: Acting, game: Game[Any]) -> Rule[None]:
        for _ in range(2):
            if game.state.models[act.bearer].in_game and may_move(game, act.bearer):
                yield from flee(game, act.bearer)
                spend_movement(game.state)  # ARH-5b: only the first is halved by standing up


def govern(game: Game[Any], model: ModelId, name: str, rank: int) -> None:
    """AR-PR6 step 2: of several that govern an activation, Terrified goes before Confused."""
    state: ArcaneState = game.state
    active = state.activation
    assert active is not None
    if active.model == model and (not active.forced or rank > abilities[active.forced].outranks):  # type: ignore[attr-defined]
        state.activation = msgspec.structs.replace(active, forced=name)


def turn_on_friend(game: Game[Any], model: ModelId) -> Rule[None]:
    """ARH-13d With a ranged weapon if that is legal, otherwise it moves towards the friend and attacks if near."""
    state: ArcaneState = game.state
    friends = nearest(state, model, friends_of(state, model))
    if not friends:
        return
    friend = yield from pick(game, model, "activation.nearest", "ARH-13d", friends)
    weapons = state.models[model].card.weapons
    for weapon in weapons:
        if not weapon.melee and can_hit(game, model, weapon, friend):
            yield from strike(game, model, weapon, friend, dice_of(weapon))
            return
    if not engages(game, gap(state, model, friend)):
        approach(game, model, friend, "confused", "ARH-13d")
    melee = next((weapon for weapon in weapons if weapon.melee), None)
    if melee is not None and engages(game, gap(state, model, friend)):
        yield from strike(game, model, melee, friend, dice_of(melee))


def flee(game: Game[Any], model: ModelId) -> Rule[None]:
    """ARH-13j Straight away; whose base crosses the table's edge is Vanquished."""
    state: ArcaneState = game.state
    base = state.field.bases[model]
    source = state.models[model].terror_source or base.centre
    lacking = thrust(game, model, source, allowance(game.state, model), "terrified", "ARH-13j")
    if lacking and _outwards(state, model, source):
        yield from vanquish(game, model, "ARH-13j")


def _outwards(state: ArcaneState, model: ModelId, source: tuple[float, float]) -> bool:
    """Whether a step further would leave the table."""
    base = state.field.bases[model]
    radius = base.block[8] + 2 * LONGEST_EQUAL
    x, y = base.x - source[0], base.y - source[1]
    leaves_x = (x < 0 and base.x <= radius) or (x > 0 and base.x >= state.field.width - radius)
    leaves_y = (y < 0 and base.y <= radius) or (y > 0 and base.y >= state.field.height - radius)
    return leaves_x or leaves_y
