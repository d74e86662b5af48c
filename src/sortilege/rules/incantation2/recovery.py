"""I2 §7 Mana recovery."""

from functools import cache
from typing import Any, Final

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.characteristics import characteristic_parts, weighed_parts
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.reckoning import total as total_of
from sortilege.rules.confrontation.space import in_melee
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.magicians import gem_kinds, instinctive, reserve_cap
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.incantation2.trance import trance_holds
from sortilege.rules.magic.events import RecoveryRolled
from sortilege.rules.magic.power_test import power_test
from sortilege.rules.magic.recovery_table import RECOVERED, recovered_by_level
from sortilege.rules.magic.reserve import gain_gems
from sortilege.rules.magic.state import MagicState

AT_EASE_IN_MELEE: Final = ("acheron", "alahan")
"""I2-7.2b Necromancers and (I2-R42) Sorcerers."""


class OrcsOne(Ability):
    """I2-7.2c For Orcs a 1 counts 1, after a 6 as well."""

    name = "orcs_one"
    rule = "I2-7.2c"

    def power_die_shows_one(self, _act: Acting, _counts: bool) -> bool:
        return True


def recover(game: Game[Any], magician: ModelId) -> Rule[None]:
    """I2-P9 The recovery roll of one Magician."""
    state: MagicState = game.state
    mage = state.magicians[magician]
    subtracted = subtraction(game, magician)
    own = (*characteristic_parts(state, magician, "power"), *weighed_parts("recovery_roll", state, magician))
    own_power = total_of(own)
    acting = (Acting(OrcsOne(), magician, mage.seat, "people"),) if instinctive(state, magician) else ()
    room = reserve_cap(game, magician) - mage.reserve.total
    if room < 0:
        room = 0
    level = state.models[magician].card.level
    enough = wanted_score(level, room, own_power - subtracted)
    score = yield from power_test(
        game, TERMS, "recovery", "I2-7.1b", mage.seat, 1, enough, acting, again=room > 0, again_rule="I2-7.1b"
    )
    total = None if score is None else own_power + score - subtracted
    gain = recovered(total, level)
    if gain > room:  # I2-7.1f
        gain = room
    made_of = (*own, Part(-subtracted, "reserve", "I2-7.1a")) if subtracted else own
    game.tell(RecoveryRolled(magician, total, subtracted, gain, made_of))
    if gain:
        yield from gain_gems(game, magician, gain, gem_kinds(state, magician), "end.recovered_gems", "I2-7.1e")


def subtraction(game: Game[Any], magician: ModelId) -> int:
    """I2-P9 step 1: the gems held, twice in melee, none in a trance."""
    state: MagicState = game.state
    card = state.models[magician].card
    held = state.magicians[magician].reserve.total
    if trance_holds(game, magician):
        return 0  # I2-7.3c
    if (
        card.people in AT_EASE_IN_MELEE or card.is_warrior_mage or not in_melee(state, magician)
    ):  # I2-10.5b, C2-12.1.42a
        return held
    return 2 * held  # I2-7.2a


def recovered(total: int | None, level: str) -> int:
    """I2 Table 5. I2-7.1c A failed roll gives nothing."""
    return 0 if total is None else recovered_by_level(total, level)


@cache
def wanted_score(level: str, room: int, fixed: int) -> int:
    """The least score that gives as many gems as any could: what a roller may wish to know."""
    enough = 1
    for highest, row in RECOVERED:
        if row[level] >= room:
            break
        enough = highest + 1 - fixed
    return max(enough, 1)
