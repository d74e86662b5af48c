"""C2-11.1.3 Master stroke: one blow for all, and the harder the worse for whom it hits."""

from typing import Any, Final

from sortilege.kernel import Game
from sortilege.rules.confrontation.melee.fighting import fight_of
from sortilege.rules.confrontation.personalities.who import is_personality
from sortilege.rules.confrontation.state import ModelId

MASTER_STROKE: Final = "master_stroke"
LEAST_DICE: Final = 2


def may_make_master_stroke(game: Game[Any], model: ModelId) -> bool:
    """C2-11.1.3a A personality with at least two dice in attack; C2-R59 earned ones do not count."""
    fight = fight_of(game)
    enough = fight.fighters[model].attack >= LEAST_DICE and not fight.reprisal_is_over
    return enough and is_personality(game, model)
