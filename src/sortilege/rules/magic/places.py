"""Spells that name a place instead of a model (I2-P5 step 1)."""

from typing import Any

from sortilege.kernel import Ask, Game, Rule, Seen
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.effects import Call, Summon
from sortilege.rules.magic.state import MagicState
from sortilege.table.base import Base
from sortilege.table.distance import distance
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement


def choose_place(game: Game[Any], casting: Casting, seen: Seen) -> Rule[Placed]:
    """A free place anywhere: its distance is not measured before the roll (I2-6.5g)."""
    state: MagicState = game.state
    gaps = dict.fromkeys(enemies(state, casting.seat), LEAST_GAP)
    choice = Placement(state.field, casting.spell.id, base=marker_base(casting), gaps=gaps, may_stay=False)
    about = {"magician": casting.caster, "spell": casting.spell.id}
    placed: Placed = yield Ask(casting.seat, "cast.place", "I2-6.3a", choice, about, seen)
    return placed


def marker_base(casting: Casting) -> Base:
    """The base of what a spell summons, somewhere."""
    return next(effect.stands() for effect in casting.spell.effect if isinstance(effect, Summon | Call))


def place_base(casting: Casting) -> Base:
    """The same at the place named."""
    placed = casting.place
    assert placed is not None
    return marker_base(casting).at(placed.x, placed.y, placed.facing)


def gap_to_place(state: MagicState, casting: Casting) -> float:
    return distance(state.field.bases[casting.caster], place_base(casting))
