"""I2 §10 New abilities, and those that spells give."""

from collections.abc import Callable
from typing import Any

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.state import Phase, Skirmish, Wound
from sortilege.rules.magic.durations import end
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState


@abilities.add
class SpiritOf(Ability):
    """I2-10.7a When he casts a spell of element X, a die that shows 1 counts 1."""

    name = "spirit_of"
    rule = "I2-10.7a"

    def power_die_shows_one(self, act: Acting, counts: bool, spell: Spell, scope: str) -> bool:
        coloured = spell.gems.coloured
        if scope == "all_gems":  # I2-R47
            return counts or coloured == (act.x,)
        return counts or act.x in coloured


@abilities.add
class Hastened(Ability):
    """I2-R25, the other reading: a fast cast changes Initiative in melee too."""

    name = "hastened"
    rule = "I2-R25"

    def characteristic_read(self, _act: Acting, value: int, name: str, state: Skirmish) -> int:
        return value + 2 if _in_melee_phase(name, state) else value


@abilities.add
class Delayed(Ability):
    """I2-R25, the other reading: so does a prolonged one."""

    name = "delayed"
    rule = "I2-R25"

    def characteristic_read(self, _act: Acting, value: int, name: str, state: Skirmish) -> int:
        return value - 2 if _in_melee_phase(name, state) else value


def _in_melee_phase(name: str, state: Skirmish) -> bool:
    return name == "initiative" and state.phase is Phase.MELEE


@abilities.add
class Ward(Ability):
    """A wound becomes one level lighter."""

    name = "ward"
    rule = "I2-3.8a"

    def wound_result(self, _act: Acting, wound: Wound) -> Wound:
        return wound.worse(-1)


@abilities.add
class Double(Ability):
    """While the marker stands, its summoner may let it take a wound in his place."""

    name = "double"
    rule = "I2-3.8a"

    def wound_about_to_apply(
        self, act: Acting, usual: Callable[[], Rule[None]], game: Game[MagicState]
    ) -> Rule[None] | None:
        return self._shatter(act, usual, game) if act.source in game.state.lasting else None

    def _shatter(self, act: Acting, usual: Callable[[], Rule[None]], game: Game[MagicState]) -> Rule[None]:
        about = {"model": act.bearer, "spell": game.state.lasting[act.source].source}
        if (yield Ask(act.seat, "any.double", "I2-3.8a", One(("double", "suffer")), about)) == "double":
            end(game, act.source, "I2-3.8a")
        else:
            yield from usual()


@abilities.add
class Selenite(Ability):
    """I2-10.8a What the moon made of it stands on its card; I2-10.8c it is an ally of the Wolfen."""

    name = "selenite"
    rule = "I2-10.8c"

    def allies_with(self, _act: Acting, listed: bool, major_force: str) -> bool:
        return listed or major_force == "wolfen"


@abilities.add
class CastsOnTheMove(Ability):
    """I2-6.1.1g A card's text goes before a general rule: its bearer casts after a run or a charge."""

    name = "casts_on_the_move"
    rule = "I2-6.1.1g"

    def casts_after_haste(self, _act: Acting, _already: bool) -> bool:
        return True


@abilities.add
class Construct(Ability):
    """I2-10.9a Immune to Fear; I2-10.9b without Courage and Discipline; I2-10.9c it does not drown."""

    name = "construct"
    rule = "I2-10.9b"

    def immune_to_fear(self, _act: Acting, _already: bool, _game: Game[Any]) -> bool:
        return True

    def value_tested(self, _act: Acting, value: int, name: str) -> int:
        return 0 if name in ("courage", "discipline") else value

    def drowns(self, _act: Acting, _already: bool) -> bool:
        return False
