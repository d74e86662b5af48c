"""I1 §20.6 Mana recovery."""

from typing import Any, Final

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.characteristics import characteristic_parts, weighed_parts
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.reckoning import total as total_of
from sortilege.rules.confrontation.space import in_melee
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation1.terms import TERMS
from sortilege.rules.magic.events import RecoveryRolled
from sortilege.rules.magic.power_test import power_test
from sortilege.rules.magic.recovery_table import recovered_by_level
from sortilege.rules.magic.reserve import gain_gems
from sortilege.rules.magic.state import MagicState

RECOVER, PASS = "recover", "pass"
TABLE_7: Final = ((0, 0), (5, 1), (10, 2), (20, 4))
"""the highest total of each row, and its gems; above it all"""
ROWS: Final = (1, 6, 11, 16, 21)
"""the totals at which a row of either table begins"""


class OneCounts(Ability):
    """I1-R19, the other reading: a 1 on the recovery roll counts 1."""

    name = "one_counts"
    rule = "I1-R19"

    def power_die_shows_one(self, _act: Acting, _counts: bool) -> bool:
        return True


def recover(game: Game[Any], magician: ModelId) -> Rule[None]:
    """I1-20.6a One attempt at the end of the turn, if his player wants it."""
    room = room_of(game, magician)
    if room < 1:
        return  # nothing could be gained
    seat = game.state.magicians[magician].seat
    choice = One((RECOVER, PASS))
    if (yield Ask(seat, "end.recover", "I1-20.6a", choice, {"magician": magician})) == RECOVER:
        yield from recovery_roll(game, magician, room)


def room_of(game: Game[Any], magician: ModelId) -> int:
    """I1-20.6.4a How many gems the reserve can still take."""
    held: int = game.state.magicians[magician].reserve.total
    return TERMS.reserve_cap(game, magician) - held


def recovery_roll(game: Game[Any], magician: ModelId, room: int) -> Rule[None]:
    """I1-20.6b Power, a die, and what the gems in the reserve take away."""
    state: MagicState = game.state
    mage = state.magicians[magician]
    subtracted = subtraction(state, magician)
    power = (*characteristic_parts(state, magician, "power"), *weighed_parts("recovery_roll", state, magician))
    fixed = total_of(power) - subtracted
    acting = (Acting(OneCounts(), magician, mage.seat, "reading"),) if one_counts(game) else ()
    enough = wanted_score(game, magician, room, fixed)
    score = yield from power_test(
        game, TERMS, "recovery", "I1-20.6b", mage.seat, 1, enough, acting, again_rule="I1-20.6b"
    )
    total = None if score is None else fixed + score
    gain = min(gained(game, magician, total), room)
    held = (Part(-subtracted, "reserve", "I1-20.6b"),) if subtracted else ()
    game.tell(RecoveryRolled(magician, total, subtracted, gain, (*power, *held), "I1-20.6b"))
    yield from gain_gems(game, magician, gain, TERMS.gem_kinds(state, magician), "end.recovered_gems", "I1-20.6c")


def one_counts(game: Game[Any]) -> bool:
    return game.options["i1.recovery_one_fails"] == "off"


def subtraction(state: MagicState, magician: ModelId) -> int:
    """I1-20.6b The gems held; I1-20.6.2a twice in melee; I1-20.6.3a none for who is unengaged."""
    held = state.magicians[magician].reserve.total
    warrior_mage = state.models[magician].card.is_warrior_mage
    if not warrior_mage and is_unengaged(state, magician):  # I1-12.1.42e
        return 0
    if in_melee(state, magician) and not warrior_mage:  # I1-12.1.42a
        return 2 * held
    return held


def is_unengaged(state: MagicState, magician: ModelId) -> bool:
    """I1-20.6.3a, I1-R23 He did not move, shoot or fight in this turn, and was not wounded."""
    model = state.models[magician]
    acted = model.moved or model.ran or model.did_charge or model.fled or model.shot or model.fought
    return not acted and not model.wounded_this_turn


def gained(game: Game[Any], magician: ModelId, total: int | None) -> int:
    """I1-20.6b Table 7, or I1-20.6.1a Table 8. I1-R19 A failed roll gives nothing."""
    if total is None:
        return 0
    if game.options["i1.recovery_table"] == "table8":
        return recovered_by_level(total, game.state.models[magician].card.level)
    return next((gems for highest, gems in TABLE_7 if total <= highest), _all(game, magician))


def _all(game: Game[Any], magician: ModelId) -> int:
    """I1-R20 "All": up to the cap, or up to Power, the number at the start."""
    cap = TERMS.reserve_cap(game, magician)
    most = cap if game.options["i1.recover_all"] == "cap" else cap // 2
    held: int = game.state.magicians[magician].reserve.total
    return max(most - held, 0)


def wanted_score(game: Game[Any], magician: ModelId, room: int, fixed: int) -> int:
    """The least score that gives as many gems as any could: what a roller may wish to know."""
    gains = {row: min(gained(game, magician, row), room) for row in ROWS}
    best = max(gains.values())
    return max(next(row for row, gain in gains.items() if gain == best) - fixed, 1)
