"""AR-T3 and ARH-12i to ARH-12o: the Dooms, each a short class."""

from typing import Any, ClassVar

import msgspec

from sortilege.kernel import Game, Option, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.arcane.abilities import DOOM_NAMES, abilities
from sortilege.rules.arcane.attack import SPLIT, once_more
from sortilege.rules.arcane.conditions import Confused
from sortilege.rules.arcane.damage import settle
from sortilege.rules.arcane.dice import offer_once_more
from sortilege.rules.arcane.engagement import engaged_with, nearest
from sortilege.rules.arcane.events import MightLowered
from sortilege.rules.arcane.movement import can_disengage, way_to
from sortilege.rules.arcane.sides import enemies_of
from sortilege.rules.arcane.spell import Spell
from sortilege.rules.arcane.state import ArcaneState, ModelId
from sortilege.rules.arcane.tokens import TERRIFIED
from sortilege.rules.arcane.vision import points_for


class Doom(Ability):
    """What acts upon a model for the rest of the Quest (ARH-12g). `sum` is what the 2D6 that bring it show."""

    sum: ClassVar[int]


def add(kind: type[Doom]) -> type[Doom]:
    DOOM_NAMES[kind.sum] = kind.name
    abilities.add(kind)
    return kind


@add
class PermanentDeath(Doom):
    """Out of the game at once; `torment.random_doom` sees to it."""

    name = "permanent_death"
    rule = "ARH-12h"
    sum = 2


@add
class Visionary(Doom):
    """ARH-12k At each activation it acts as Confused, without a token; with one, that one test serves."""

    name = "visionary"
    rule = "ARH-12k"
    sum = 3
    start_step = Confused.start_step - 1  # while a token that would serve still lies there
    outranks = Confused.outranks

    def activation_starts(self, act: Acting, game: Game[Any]) -> Rule[None]:
        if Confused.name not in game.state.models[act.bearer].conditions:
            yield from abilities[Confused.name].activation_starts(act, game)  # type: ignore[attr-defined]


@add
class Hopeless(Doom):
    """No Heroic Reactions; DEF −1."""

    name = "hopeless"
    rule = "ARH-12h"
    sum = 4

    def may_react(self, _act: Acting, _may: bool) -> bool:
        return False

    def characteristic_read(self, _act: Acting, value: int, name: str) -> int:
        return value - 1 if name == "deflection" else value


@add
class Brutal(Doom):
    """ARH-12i It must seek the nearest enemy and attack it, or harm an enemy by a spell; it heals nothing."""

    name = "brutal"
    rule = "ARH-12i"
    sum = 5

    def may_heal(self, _act: Acting, _may: bool) -> bool:
        return False

    def choices(self, act: Acting, offered: tuple[Option, ...], game: Game[Any]) -> tuple[Option, ...]:
        prey = set(nearest(game.state, act.bearer, enemies_of(game.state, act.bearer)))
        if any(way_to(game, act.bearer, enemy) for enemy in prey) and ("move",) in offered:
            offered = (*offered, ("seek",))
        wanted = tuple(option for option in offered if self._hunts(game, act.bearer, option, prey))
        return wanted or tuple(option for option in offered if option != ("disengage",))

    def must_reach(
        self, act: Acting, anybody: tuple[ModelId, ...], game: Game[Any], spell: Spell
    ) -> tuple[ModelId, ...]:
        return tuple(enemies_of(game.state, act.bearer)) if spell.wounds else anybody

    def _hunts(self, game: Game[Any], hunter: ModelId, option: Option, prey: set[ModelId]) -> bool:
        match option:
            case ("seek",):
                return True
            case ("attack", _, target):
                return target in prey or (target == SPLIT and prey.issuperset(engaged_with(game, hunter)))
            case ("cast" | "empower" as how, str() as spell):
                card = game.state.spells[spell]
                return card.wounds is not None and self._can_harm(game, hunter, card, empowered=how == "empower")
        return False

    def _can_harm(self, game: Game[Any], hunter: ModelId, spell: Spell, *, empowered: bool) -> bool:
        """Of an area spell: whether it can reach an enemy."""
        form = spell.empowered_form() if empowered else spell
        enemies = tuple(enemies_of(game.state, hunter))
        return form.area is None or points_for(game, hunter, form, enemies).first_legal() is not None


@add
class Masochist(Doom):
    """ARH-12l Each failed roll lowers its MIGHT for the rest of the game."""

    name = "masochist"
    rule = "ARH-12l"
    sum = 6

    def roll_failed(self, act: Acting, game: Game[Any]) -> Rule[None]:
        state: ArcaneState = game.state
        here = state.models[act.bearer]
        state.models[act.bearer] = msgspec.structs.replace(here, might_tokens=here.might_tokens + 1)
        game.tell(MightLowered(act.bearer, here.might_tokens + 1))
        yield from settle(game, act.bearer)


@add
class Kleptomaniac(Doom):
    """ARH-12m Without treasure there is nothing that it must go for."""

    name = "kleptomaniac"
    rule = "ARH-12m"
    sum = 7


@add
class Fearful(Doom):
    """ARH-12j Wounded, it engages nobody and must Disengage; WILL tests with two dice, the higher counts (AR-R39)."""

    name = "fearful"
    rule = "ARH-12j"
    sum = 8

    def dice_of_test(self, _act: Acting, dice: int, name: str) -> int:
        return dice + 1 if name == "will" else dice

    def may_engage(self, act: Acting, may: bool, state: ArcaneState) -> bool:
        return may and not state.models[act.bearer].wounds

    def choices(self, act: Acting, offered: tuple[Option, ...], game: Game[Any]) -> tuple[Option, ...]:
        active = game.state.activation
        fresh = active is not None and not active.moves and not active.acted
        if not fresh or not game.state.models[act.bearer].wounds or not can_disengage(game, act.bearer):
            return offered
        return (("disengage",),) if ("disengage",) in offered else offered

    def leaves_engagement(self, act: Acting, game: Game[Any], left: list[ModelId]) -> None:
        """Whom it got away from it does not come nearer to in this activation."""
        active = game.state.activation
        if active is not None and game.state.models[act.bearer].wounds:
            game.state.activation = msgspec.structs.replace(active, shunned=(*active.shunned, *left))


@add
class WarriorsWit(Doom):
    """ARH-12n ATK dice may be rolled once more, the better of the two counts."""

    name = "warriors_wit"
    rule = "ARH-12n"
    sum = 9

    def dice_again(
        self, act: Acting, game: Game[Any], faces: tuple[int, ...], fresh: set[int]
    ) -> Rule[tuple[tuple[int, ...], set[int]]]:
        return (yield from once_more(game, act.bearer, faces, fresh, len(faces), self.rule, better=True))


@add
class Stalwart(Doom):
    """ARH-12o A failed WILL test may be rolled once more; Invulnerable to Terror."""

    name = "stalwart"
    rule = "ARH-12o"
    sum = 10

    def again_after_test(self, act: Acting, game: Game[Any], name: str) -> Rule[bool]:
        return (yield from _once_more(game, act, name, "will"))

    def is_invulnerable(self, _act: Acting, already: bool, condition: str) -> bool:
        return already or condition == TERRIFIED


@add
class Cunning(Doom):
    """ARH-12o A failed DEX test may be rolled once more; Movement 1 inch more."""

    name = "cunning"
    rule = "ARH-12o"
    sum = 11

    def again_after_test(self, act: Acting, game: Game[Any], name: str) -> Rule[bool]:
        return (yield from _once_more(game, act, name, "dex"))

    def movement_read(self, _act: Acting, inches: int) -> int:
        return inches + 1


@add
class Unstoppable(Doom):
    """WILL +1, MIGHT +1."""

    name = "unstoppable"
    rule = "ARH-12h"
    sum = 12

    def characteristic_read(self, _act: Acting, value: int, name: str) -> int:
        return value + 1 if name in ("will", "might") else value


def _once_more(game: Game[Any], act: Acting, name: str, wanted: str) -> Rule[bool]:
    if name != wanted:
        return False
    return (yield from offer_once_more(game, act.bearer, f"{name}_test", act.ability.rule))
