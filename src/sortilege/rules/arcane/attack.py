"""ARH-7 Attack, and ARH-8a what one does to its target."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Allotment, Ask, Bound, Game, One, Option, Rule, Several
from sortilege.kernel.moment import at, weigh
from sortilege.rules.arcane.abilities import acting_on
from sortilege.rules.arcane.cards import HUNDREDTHS, Weapon
from sortilege.rules.arcane.characteristics import characteristic, limited
from sortilege.rules.arcane.damage import Blow, inflict, left_by_nature, left_by_shield, raw_wounds
from sortilege.rules.arcane.dice import roll, roll_failed
from sortilege.rules.arcane.engagement import engaged_with, gap
from sortilege.rules.arcane.events import AttackRolled, Counterattacks, DieAgain
from sortilege.rules.arcane.orders import guarded, note_attack, spurred
from sortilege.rules.arcane.picking import in_order
from sortilege.rules.arcane.reactions import may_react_to_blow, pay_fatigue, react
from sortilege.rules.arcane.sides import decider, enemies_of
from sortilege.rules.arcane.state import ArcaneState, ModelId
from sortilege.rules.arcane.vision import in_vision
from sortilege.table.measure import at_least, within

ATTACK: Final = "attack"
SPLIT: Final = "split"
NONE: Final = "none"


class Dealt(msgspec.Struct, frozen=True):
    """How a blow ended."""

    wounds: int
    dodged: bool
    reacted: bool
    felled: bool
    """the target was Vanquished or took a Heroic Wound"""


def attacks(game: Game[Any], model: ModelId) -> list[Option]:
    """ARH-7a Every weapon with every target that it can be used on."""
    found: list[Option] = []
    for weapon in game.state.models[model].card.weapons:
        targets = [enemy for enemy in enemies_of(game.state, model) if can_hit(game, model, weapon, enemy)]
        found += [(ATTACK, weapon.name, target) for target in targets]
        if weapon.melee and len(targets) > 1 and weapon.attack > 1:
            found.append((ATTACK, weapon.name, SPLIT))
    return found


def can_hit(game: Game[Any], model: ModelId, weapon: Weapon, target: ModelId) -> bool:
    """ARH-7b In melee who is Engaged; ARH-7c at range, by who is not, what he sees within the weapon's range."""
    engaged = engaged_with(game, model)
    if weapon.melee:
        return target in engaged
    return not engaged and in_reach(game.state, model, weapon, target)


def in_reach(state: ArcaneState, model: ModelId, weapon: Weapon, target: ModelId) -> bool:
    """ARH-7c In Vision, and between the two ranges of the weapon."""
    far = gap(state, model, target)
    least, most = weapon.least_range * HUNDREDTHS, weapon.range * HUNDREDTHS
    return at_least(far, least) and within(far, most) and in_vision(state, model, target)


def weapon_of(state: ArcaneState, model: ModelId, name: str) -> Weapon:
    return next(weapon for weapon in state.models[model].card.weapons if weapon.name == name)


def attack(game: Game[Any], model: ModelId, weapon: Weapon, target: str) -> Rule[None]:
    """AR-PR7 All dice on one target, or ARH-7b split among those Engaged: declared first, then one by one."""
    shares = {target: dice_of(weapon)}
    if target == SPLIT:
        shares = yield from split(game, model, weapon)
    for each, dice in shares.items():
        if game.state.models[model].in_game and game.state.models[each].in_game:
            yield from strike(game, model, weapon, each, dice)


def dice_of(weapon: Weapon) -> int:
    return limited("attack", weapon.attack)


def split(game: Game[Any], model: ModelId, weapon: Weapon) -> Rule[dict[str, int]]:
    """ARH-7b So many dice for each enemy that it is Engaged with, and in which order they are attacked."""
    dice, seat = dice_of(weapon), decider(game.state, model)
    bounds = tuple(Bound(enemy, 0, dice) for enemy in engaged_with(game, model))
    about = {"model": model, "weapon": weapon.name}
    shares: dict[str, int] = yield Ask(seat, "attack.split", "ARH-7b", Allotment(bounds, dice, dice), about)
    order = yield from in_order(seat, "attack.next_target", "ARH-7b", list(shares), about)
    return {enemy: shares[enemy] for enemy in order}


def strike(
    game: Game[Any], model: ModelId, weapon: Weapon, target: ModelId, dice: int, *, counter: bool = False
) -> Rule[None]:
    """AR-PR7 step 2: the attack on one target."""
    state: ArcaneState = game.state
    note_attack(state, model, target)
    faces = yield from roll(game, "attack", "ARH-7d", dice, decider(state, model))
    faces = yield from again(game, model, target, faces)
    value = characteristic(state, target, "deflection")
    successes = [face for face in faces if succeeds(state, model, face, value)]
    blow = Blow(model, target, faces, type=weapon.type, melee=weapon.melee)
    blow.raw = raw_wounds(game, blow, successes, value, "deflection")
    game.tell(AttackRolled(model, target, weapon.name, faces, value, len(successes), blow.raw))
    if not successes:
        yield from roll_failed(game, model)
    dealt = yield from deal(game, blow, to_counterattack=counter)
    for act in at("attack_ended", () if dealt.dodged else acting_on(state, model)):  # ARH-11e
        yield from act.ability.attack_ended(act, game, blow)  # type: ignore[attr-defined]
    if not dealt.wounds and not dealt.reacted:
        yield from counterattack(game, blow, to_counterattack=counter)


def succeeds(state: ArcaneState, model: ModelId, face: int, value: int) -> bool:
    """ARH-1b, ARH-7e, AR-8b, AR-8d A die that equals or beats the value, and a natural 6 always."""
    return weigh("die_succeeds", acting_on(state, model), face == 6 or face >= value, face)


def again(game: Game[Any], model: ModelId, target: ModelId, faces: tuple[int, ...]) -> Rule[tuple[int, ...]]:
    """ARH-12n, ARH-17b, ARH-17d Dice that are rolled once more, each at most once (ARH-1e)."""
    state: ArcaneState = game.state
    fresh = set(range(len(faces)))
    for act in at("dice_again", acting_on(state, model)):
        faces, used = yield from act.ability.dice_again(act, game, faces, fresh)  # type: ignore[attr-defined]
        fresh -= used
    if spurred(state, model, target) and fresh:
        faces, used = yield from once_more(game, model, faces, fresh, 1, "ARH-17b", better=False)
        fresh -= used
    if guarded(state, target) and fresh:
        faces = yield from _worse_of_highest(game, model, faces, fresh)
    return faces


def once_more(
    game: Game[Any], model: ModelId, faces: tuple[int, ...], fresh: set[int], most: int, rule: str, *, better: bool
) -> Rule[tuple[tuple[int, ...], set[int]]]:
    """ARH-1e Some dice once more, which of them the player says; the new result counts, or the better."""
    options = tuple(place + 1 for place in sorted(fresh))
    about: dict[str, str | tuple[int, ...]] = {"model": model, "faces": faces}
    ask = Ask(
        decider(game.state, model), "dice.several_again", rule, Several(options, 0, min(most, len(options))), about
    )
    chosen: tuple[int, ...] = yield ask
    if not chosen:
        return faces, set()
    rolled = yield from roll(game, "again", rule, len(chosen), decider(game.state, model))
    now = list(faces)
    for place, face in zip(chosen, rolled, strict=True):
        now[place - 1] = max(faces[place - 1], face) if better else face
        game.tell(DieAgain(model, faces[place - 1], face, now[place - 1], rule))
    return tuple(now), {place - 1 for place in chosen}


def _worse_of_highest(
    game: Game[Any], model: ModelId, faces: tuple[int, ...], fresh: set[int]
) -> Rule[tuple[int, ...]]:
    """ARH-17d The highest die of an attack on who guards is rolled again, and the lower result counts."""
    place = max(fresh, key=lambda place: (faces[place], -place))
    (face,) = yield from roll(game, "again", "ARH-17d", 1, decider(game.state, model))
    lower = min(faces[place], face)
    game.tell(DieAgain(model, faces[place], face, lower, "ARH-17d"))
    return (*faces[:place], lower, *faces[place + 1 :])


def deal(game: Game[Any], blow: Blow, *, to_counterattack: bool = False) -> Rule[Dealt]:
    """ARH-8a What an attack or a spell does to one target, in this order."""
    state: ArcaneState = game.state
    wounds = left_by_nature(game, blow)
    wounds = yield from left_by_shield(game, blow, wounds)
    reaction = yield from react(game, blow, wounds, to_counterattack=to_counterattack)
    before = state.models[blow.target]
    yield from inflict(game, blow.target, reaction.wounds, blow.type)
    after = state.models[blow.target]
    felled = before.in_game and (not after.in_game or after.heroic_wounds > before.heroic_wounds)
    return Dealt(reaction.wounds, reaction.dodged, reaction.reacted, felled)


def counterattack(game: Game[Any], blow: Blow, *, to_counterattack: bool) -> Rule[None]:
    """ARH-11g After an attack that did nothing: one in turn, in melee against melee, at range against range."""
    state: ArcaneState = game.state
    model = state.models[blow.target]
    if not state.models[blow.attacker].in_game or not model.in_game:
        return
    if not may_react_to_blow(game, model, to_counterattack=to_counterattack):
        return
    weapons = [
        weapon
        for weapon in model.card.weapons
        if weapon.melee == blow.melee and can_hit(game, model.id, weapon, blow.attacker)
    ]
    if not weapons:
        return
    options = One((NONE, *(weapon.name for weapon in weapons)))
    about = {"model": model.id, "attacker": blow.attacker}
    chosen = yield Ask(decider(state, model.id), "react.counterattack", "ARH-11g", options, about)
    if chosen != NONE:
        pay_fatigue(game, model.id)
        game.tell(Counterattacks(model.id, blow.attacker))
        weapon = weapon_of(state, model.id, chosen)
        yield from strike(game, model.id, weapon, blow.attacker, dice_of(weapon), counter=True)
