"""C2-8.4, C2-8.4.5 Who causes Fear to whom.

Skills act at these moments: of the creature `fear_caused` (its FEAR, None where it has none) and `frightens_all` (those
with FEAR too); of the model that it comes upon `immune_to_fear` (to all of it) and `fears_only_undead`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from sortilege.kernel import Game
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.state import ModelId, Skirmish

CHARGE: Final = "charge"
ENGAGE: Final = "engage"
PURSUE: Final = "pursue"
"""How a model comes into contact."""

STANDING: Final[Mapping[ModelId, str]] = {}
"""Nobody comes; creatures are come upon."""


def fear_of(state: Skirmish, creature: ModelId, how: str = "") -> int | None:
    """C2-4.1.8a The FEAR of a creature, as it comes into contact or stands; None where it has none."""
    printed = state.models[creature].card.fear
    own = None if printed is None else characteristic(state, creature, "fear")
    return weigh("fear_caused", acting_on(state, creature), own, how)


def frightens(game: Game[Any], creature: ModelId, model: ModelId, how: str = "") -> bool:
    """C2-P7.1 Whether a creature causes Fear to a model: it has FEAR, and the model is not immune."""
    fear = fear_of(game.state, creature, how)
    return fear is not None and not is_immune(game, model, creature, fear)


def is_immune(game: Game[Any], model: ModelId, creature: ModelId, fear: int) -> bool:
    """C2-8.4.5, C2-R39"""
    state: Skirmish = game.state
    acting = acting_on(state, model)
    here = state.models[model]
    if here.fearless or weigh("immune_to_fear", acting, False, game):
        return True
    fearsome = fear_of(state, model) is not None  # C2-8.4.5c
    if weigh("fears_only_undead", acting, fearsome) and not frightens_all(state, creature):
        return True
    if state.models[creature].card.called in here.resisted_types:  # C2-8.4.5a
        return True
    return here.resisted_max is not None and fear < here.resisted_max  # C2-8.4.5b


def frightens_all(state: Skirmish, creature: ModelId) -> bool:
    """C2-8.4.5d Whether even those with FEAR are subject to that of a creature."""
    return weigh("frightens_all", acting_on(state, creature), False)


def resist(
    state: Skirmish, model: ModelId, creatures: Iterable[ModelId], hows: Mapping[ModelId, str] = STANDING
) -> None:
    """C2-8.4.5a, C2-8.4.5b What a model has resisted once does not frighten it again."""
    here = state.models[model]
    fears = {creature: fear_of(state, creature, hows.get(creature, "")) or 0 for creature in creatures}
    types = dict.fromkeys((*here.resisted_types, *(state.models[creature].card.called for creature in fears)))
    highest = max(fears.values(), default=0)
    most = highest if here.resisted_max is None else max(highest, here.resisted_max)
    state.models[model] = msgspec.structs.replace(here, resisted_types=tuple(types), resisted_max=most)
