"""C2-6.5.2a, C2-12.1.32a The deck of deployment, and that of the Scouts."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.competencies import weigh_at_will
from sortilege.rules.confrontation.drawing import shuffled, winner_draws_first
from sortilege.rules.confrontation.state import Card, Skirmish


def shuffle_decks(game: Game[Any]) -> Rule[None]:
    """C2-P2 step 1: the cards of all models that wait to be deployed; those of Scouts apart."""
    state: Skirmish = game.state
    waiting = [card for card in state.cards.values() if not any(model in state.field.bases for model in card.models)]
    scouts = []
    for card in waiting:
        if (yield from is_of_scouts(game, card)):
            scouts.append(card.id)  # noqa: PERF401 - a question may come between
    state.deck = yield from shuffled([card.id for card in waiting if card.id not in scouts], "C2-6.5.2a")
    state.scouts = tuple(scouts)
    state.scout_deck = yield from shuffled(scouts, "C2-12.1.32a")
    state.deck_size, state.scout_deck_size = len(state.deck), len(state.scout_deck)
    winner_draws_first(state)


def is_of_scouts(game: Game[Any], card: Card) -> Rule[bool]:
    """C2-12.1.32a Its models are all of one profile (C2-R16)."""
    acting = acting_on(game.state, card.models[0])
    return (yield from weigh_at_will(game, "deploys_with_scouts", acting, False)) if acting else False
