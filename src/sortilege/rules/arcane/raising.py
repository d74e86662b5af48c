"""AR-T6 Vanquished models that return by a spell."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.rules.arcane.arcanists import can_return
from sortilege.rules.arcane.attempt import Cast
from sortilege.rules.arcane.cards import HUNDREDTHS
from sortilege.rules.arcane.events import Returned
from sortilege.rules.arcane.room import nearest_free
from sortilege.rules.arcane.spell import Raise
from sortilege.rules.arcane.state import ArcaneState, Model, ModelId, Spot
from sortilege.rules.arcane.tokens import lose_lasting

NEAR: Final = HUNDREDTHS
"""Within 1 inch of the spot, and a second within 1 inch of the first."""

NONE: Final = "none"


def raise_fallen(game: Game[Any], attempt: Cast) -> Rule[None]:
    """The model that lies on the declared spot returns; Empowered, another of its card with it."""
    state: ArcaneState = game.state
    count = sum(effect.count for effect in attempt.spell.effect if isinstance(effect, Raise))
    spot = attempt.point
    first = state.models[attempt.target]
    alone = not any(state.models[model].in_game for model in state.cards[first.group].models)
    following: ModelId = first.id
    for number in range(count):
        back = come_back(game, following, spot)
        if back is None:
            return
        if alone and not number:  # it is not activated in this Round
            card = state.cards[first.group]
            state.cards[first.group] = msgspec.structs.replace(card, exhausted=True)
        spot = back
        others = [model for model in state.cards[first.group].models if can_return(state, attempt.caster, model)]
        if number + 1 == count or not others:
            return
        about = {"model": attempt.caster, "spell": attempt.spell.id}
        following = yield Ask(attempt.seat, "cast.raise_another", "AR-7a", One((NONE, *others)), about)
        if following == NONE:
            return


def come_back(game: Game[Any], fallen: ModelId, spot: Spot) -> Spot | None:
    """On the spot or at the nearest free place within 1 inch, without wounds and tokens; None where there is none."""
    state: ArcaneState = game.state
    model = state.models[fallen]
    base = model.card.base_at(*spot)
    place = nearest_free(state.field, fallen, base, spot[0], spot[1], NEAR)
    if place is None:
        return None
    state.models[fallen] = Model(
        model.id,
        model.seat,
        model.group,
        model.card,
        model.known,
        doom=model.doom,  # ARH-12g
        silenced=model.silenced,  # AR-R30
    )
    lose_lasting(state, fallen)
    state.field = state.field.with_base(fallen, place)
    game.tell(Returned(fallen, place.x, place.y, "AR-7a"))
    return place.x, place.y
