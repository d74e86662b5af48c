"""C2-12.1.28 Rallying Cry."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.any_time import declared, declares, is_hushed
from sortilege.rules.confrontation.fear.afraid import take_heart
from sortilege.rules.confrontation.fear.events import Cried
from sortilege.rules.confrontation.leadership import serves_at_home
from sortilege.rules.confrontation.state import ModelId, Skirmish


@abilities.add
class RallyingCry(Ability):
    """C2-12.1.28a Once a game: until the turn ends all of its race in its army are immune to Fear."""

    name = "rallying_cry"
    rule = "C2-12.1.28a"

    def before_courage(self, act: Acting, game: Game[Any], tested: Sequence[ModelId]) -> Rule[None] | None:
        """C2-R70 Just before a Courage test of one of them is rolled."""
        state: Skirmish = game.state
        if state.models[act.bearer].rallying_cry_used or not set(tested) & set(followers(state, act.bearer)):
            return None
        return self._offered(act, game)

    def any_time(self, act: Acting, game: Game[Any]) -> Rule[None] | None:
        """C2-R70 At any moment of a turn; while none of them is afraid it can as well wait for a test."""
        state: Skirmish = game.state
        if state.models[act.bearer].rallying_cry_used or is_hushed(game, act):
            return None
        if not any(state.models[model].afraid for model in followers(state, act.bearer)):
            return None
        return self._offered(act, game)

    def _offered(self, act: Acting, game: Game[Any]) -> Rule[None]:
        if (yield from declares(game, act, "any.rallying_cry", "C2-R70")):
            declared(game, act)
            cry(game, act.bearer)


def cry(game: Game[Any], caller: ModelId) -> None:
    """C2-12.1.28b Those who are afraid are rallied."""
    state: Skirmish = game.state
    state.models[caller] = msgspec.structs.replace(state.models[caller], rallying_cry_used=True)
    game.tell(Cried(caller))
    for model in list(followers(state, caller)):
        here = state.models[model]
        state.models[model] = msgspec.structs.replace(here, fearless=True)
        if here.afraid is not None:
            take_heart(game, model, "C2-12.1.28b")


def followers(state: Skirmish, caller: ModelId) -> Iterator[ModelId]:
    """C2-12.1.28c Those of its race in its army, without mercenaries."""
    here = state.models[caller]
    for model in state.models.values():
        if (model.seat, model.card.people) == (here.seat, here.card.people) and serves_at_home(state, model.id):
            yield model.id
