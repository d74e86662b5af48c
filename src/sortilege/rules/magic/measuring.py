"""I2-6.5g, I1-20.5.2a: the distance of a spell is measured when it is cast, not before."""

from typing import Any

from sortilege.kernel import Game
from sortilege.rules.confrontation.space import gap
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.events import DistanceMeasured, SpellOutOfRange
from sortilege.rules.magic.places import gap_to_place
from sortilege.rules.magic.state import MagicState
from sortilege.rules.magic.targets import of_card
from sortilege.table.measure import within


def out_of_range(game: Game[Any], casting: Casting) -> bool:
    """I2-6.5a, I1-16.1.2a No effect beyond the range. Distances within a hundredth are equal (C2-R19)."""
    spell, rules = casting.spell, casting.terms.rules
    if isinstance(spell.range, str) or not (casting.target or casting.place):
        return False
    if casting.target and casting.target not in game.state.models:
        return False  # it was sacrificed meanwhile
    distance = nearest(game.state, casting) if casting.target else gap_to_place(game.state, casting)
    if within(distance, spell.reach):
        game.tell(DistanceMeasured(casting.caster, casting.target, round(distance), rules.measure))
        return False
    game.tell(SpellOutOfRange(casting.caster, spell.id, casting.target, round(distance), rules.out_of_range))
    return True


def nearest(state: MagicState, casting: Casting) -> float:
    """I1-16.1.2c How far away the target is; of a spell on a reference card, the nearest of its models."""
    named = of_card(state, casting.target) if casting.spell.area == "card" else [casting.target]
    return min(gap(state, casting.caster, model) for model in named)
