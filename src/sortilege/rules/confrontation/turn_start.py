"""C2-P3 Start of a turn."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import at
from sortilege.rules.confrontation.abilities import acting_on, printed_on
from sortilege.rules.confrontation.any_time import declarations
from sortilege.rules.confrontation.drawing import shuffle_cards
from sortilege.rules.confrontation.events import TurnStart
from sortilege.rules.confrontation.sequence import begin_phase, tactical_roll
from sortilege.rules.confrontation.state import Phase, Skirmish, deciding_order


def start_turn(game: Game[Any]) -> Rule[None]:
    """C2-P3 Mutants are chosen, reinforcements come, Tacticians take their check; then the Tactical Roll."""
    state: Skirmish = game.state
    game.tell(TurnStart(state.turn))
    yield from at_moment(game, "turn_begins")
    yield from reinforcements(game)
    yield from at_moment(game, "before_tactical_roll")
    yield from declarations(game)
    state.tactical_winner = yield from tactical_roll(game)
    begin_phase(game, Phase.MOVEMENT)
    yield from shuffle_cards(game)


def at_moment(game: Game[Any], moment: str) -> Rule[None]:
    """What the skills of the models in play do at a moment of the turn's start, C2-R4 the loser's first."""
    state: Skirmish = game.state
    for seat in deciding_order(state):
        for model in [model.id for model in state.models.values() if model.seat == seat]:
            for act in at(moment, acting_on(state, model)):
                yield from getattr(act.ability, moment)(act, game)


def reinforcements(game: Game[Any]) -> Rule[None]:
    """C2-P3 step 2: what the skills of models that are set aside do. Their moment is `turn_begins_aside`."""
    state: Skirmish = game.state
    for seat in deciding_order(state):
        for model in [model for model in state.set_aside.values() if model.seat == seat]:
            for act in at("turn_begins_aside", printed_on(model)):
                yield from act.ability.turn_begins_aside(act, game)  # type: ignore[attr-defined]
