"""C2-P14 End of a turn."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import at
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.damage.removal import check_resistance
from sortilege.rules.confrontation.end_of_game import agree_to_end, decided, finish
from sortilege.rules.confrontation.events import Healed, TurnEnd
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.state import Phase, Skirmish, Wound, deciding_order


def end_turn(game: Game[Any]) -> Rule[None]:
    """C2-P14"""
    state: Skirmish = game.state
    end_stuns(game)
    yield from heal(game)
    yield from magic(game).end_of_turn(game)
    for model in list(state.models.values()):  # C2-P14 step 4
        state.models[model.id] = model.in_a_new_turn()
        check_resistance(game, model.id, "spell")  # it may be that only a mutation has kept it alive
    game.tell(TurnEnd(state.turn))
    if over := decided(game):
        yield from over
    elif state.turn_limit is not None and state.turn >= state.turn_limit:
        yield from finish(game, None, "last_turn", "C2-R13")
    elif (yield from agree_to_end()):
        yield from finish(game, None, "agreed", "C2-13a")
    else:
        state.turn += 1
        state.phase = Phase.TURN_START


def end_stuns(game: Game[Any]) -> None:
    """C2-T18a A stun lasts to the end of the turn."""
    state: Skirmish = game.state
    for model in list(state.models.values()):
        if model.wound is Wound.STUN:
            state.models[model.id] = msgspec.structs.replace(model, wound=Wound.NONE)
            game.tell(Healed(model.id, Wound.NONE, "C2-T18a"))


def heal(game: Game[Any]) -> Rule[None]:
    """C2-P14 step 2: whatever a skill heals. Its moment is `turn_ends`."""
    state: Skirmish = game.state
    for seat in deciding_order(state):
        for model in [model.id for model in state.models.values() if model.seat == seat]:
            for act in at("turn_ends", acting_on(state, model)):
                yield from act.ability.turn_ends(act, game)  # type: ignore[attr-defined]
