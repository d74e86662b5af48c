"""I2-3.8a What effects of cards make of a model while they last: each a short class that acts at moments."""

from collections.abc import Callable
from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.characteristic_test import Test
from sortilege.rules.confrontation.state import Model
from sortilege.rules.magic.durations import end
from sortilege.rules.magic.resolution import act_again
from sortilege.rules.magic.spell import Spell


class Power(Ability):
    """Of a card, not of a skill."""

    rule = "I2-3.8a"


@abilities.add
class Protected(Power):
    """Every wound roll against it is worse by X."""

    name = "protected"

    def wound_roll_against(self, act: Acting, value: int) -> int:
        return value - int(act.x)


@abilities.add
class Painless(Power):
    """Its wounds make none of its rolls worse."""

    name = "painless"

    def wound_penalty(self, _act: Acting, _value: int, _game: Game[Any]) -> int:
        return 0


class Aided(Power):
    """Its tests of one kind are better by X."""

    test = ""

    def value_tested(self, act: Acting, value: int, name: str) -> int:
        return value + int(act.x) if name == self.test else value


for _test in ("initiative", "attack", "defense", "shooting", "courage", "fear", "discipline"):
    abilities.add(type(f"Aided{_test.title()}", (Aided,), {"name": f"aided_{_test}", "test": _test}))


@abilities.add
class Steadied(Power):
    """A 1 does not fail its tests of the kind X."""

    name = "steadied"

    def one_fails(self, act: Acting, fails: bool, test: Test, _face: int, _first: bool) -> bool:
        return fails and test.called != act.x


class Lucky(Power):
    """A die that shows so much or more is rolled on, in tests of the kind X."""

    least = 6

    def rolls_again(self, act: Acting, again: bool, face: int, test: Test) -> bool:
        return again or (face >= self.least and test.called == act.x)


for _face in (2, 3, 4, 5):
    abilities.add(type(f"LuckyFrom{_face}", (Lucky,), {"name": f"lucky_from_{_face}", "least": _face}))


@abilities.add
class Forbidden(Power):
    """It may not do X."""

    name = "forbidden"

    def may(self, act: Acting, allowed: bool, what: str) -> bool:
        return allowed and act.x != what


@abilities.add
class Immune(Power):
    """Spells of the element X, of enemies, or all do nothing to it."""

    name = "immune"

    def is_reached(self, act: Acting, reached: bool, spell: Spell, seat: int) -> bool:
        barred = act.x == "all" or act.x in spell.elements or (act.x == "enemies" and seat != act.seat)
        return reached and not barred


@abilities.add
class Hindered(Power):
    """Its spells are harder by X."""

    name = "hindered"

    def casting_difficulty(self, act: Acting, value: int) -> int:
        return value + int(act.x)


@abilities.add
class Refreshed(Power):
    """Its rolls to recover gems are better by X."""

    name = "refreshed"

    def recovery_roll(self, act: Acting, value: int) -> int:
        return value + int(act.x)


@abilities.add
class Upholds(Power):
    """What it has cast lasts as long as it is in play."""

    name = "upholds"

    def removed(self, act: Acting, game: Game[Any], _lost: Model) -> None:
        key = act.source.removeprefix("~")
        game.state.lasting.pop(act.source, None)
        if key in game.state.lasting:
            end(game, key, "I2-3.6c")


@abilities.add
class BrokenByWounds(Power):
    """What was cast upon it ends when it is wounded."""

    name = "broken_by_wounds"

    def wound_about_to_apply(self, act: Acting, usual: Callable[[], Rule[None]], game: Game[Any]) -> Rule[None]:
        yield from usual()
        if act.source in game.state.lasting:
            end(game, act.source, "I2-3.6a")


@abilities.add
class CalledUp(Power):
    """It was called by a spell, and goes with it: `durations.end` sees to that."""

    name = "called"


@abilities.add
class Again(Power):
    """The effect of its card in the place X is done again at a moment."""

    name = "again"

    def turn_begins(self, act: Acting, game: Game[Any]) -> Rule[None]:
        return act_again(game, act, "turn_begins")

    def turn_ends(self, act: Acting, game: Game[Any]) -> Rule[None]:
        return act_again(game, act, "turn_ends")

    def wound_about_to_apply(self, act: Acting, usual: Callable[[], Rule[None]], game: Game[Any]) -> Rule[None]:
        yield from usual()
        yield from act_again(game, act, "wounded")
