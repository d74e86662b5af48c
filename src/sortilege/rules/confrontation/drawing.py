"""C2-6.5.2, C2-8a The deck, and the draw turns of both players."""

from typing import Any

from sortilege.kernel import Game, Rule, shuffle
from sortilege.rules.confrontation.state import Activation, Skirmish


def shuffle_cards(game: Game[Any]) -> Rule[None]:
    """C2-8a The cards of all models in play make one deck."""
    state: Skirmish = game.state
    cards = [card.id for card in state.cards.values() if any(model in state.models for model in card.models)]
    order: tuple[int, ...] = yield shuffle("deck", "C2-8a", len(cards))
    state.deck = tuple(cards[place] for place in order)
    state.deck_size = len(state.deck)
    state.drawer = state.tactical_winner  # C2-7.1c


def next_draw_turn(game: Game[Any]) -> Rule[None] | None:
    """C2-P4 The next draw turn; None when every card has been played."""
    return draw(game) if game.state.deck else None


def draw(game: Game[Any]) -> Rule[None]:
    """C2-P4 step 2."""
    state: Skirmish = game.state
    top, *rest = state.deck
    state.deck, state.deck_size = tuple(rest), len(rest)
    card = state.cards[top]
    state.activation = Activation(card.seat, (top,), card.models)
    state.drawer = 1 - state.drawer
    yield from ()
