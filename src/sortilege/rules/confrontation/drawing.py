"""C2-6.5.2, C2-8b The deck, and the draw turns of both players (C2-P2, C2-P4)."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, Rule, Seat, Seen, Several, shuffle
from sortilege.rules.confrontation.events import CardDrawn
from sortilege.rules.confrontation.reserve_cards import also_uses, hold, play, uses_reserve
from sortilege.rules.confrontation.state import CardId, DrawStep, Skirmish

CAP: Final = 1
"""C2-6.5.3b How many cards a player may hold; one more, if he has won the roll (C2-7.1d)."""


def shuffle_cards(game: Game[Any]) -> Rule[None]:
    """C2-8a The cards of all models in play make one deck."""
    state: Skirmish = game.state
    cards = [card.id for card in state.cards.values() if any(model in state.models for model in card.models)]
    state.deck = yield from shuffled(cards, "C2-8a")
    state.deck_size = len(state.deck)
    winner_draws_first(state)


def shuffled(cards: list[CardId], rule: str) -> Rule[tuple[CardId, ...]]:
    """A deck: nobody knows the order of its cards."""
    if len(cards) < 2:
        return tuple(cards)
    order: tuple[int, ...] = yield shuffle("deck", rule, len(cards))
    return tuple(cards[place] for place in order)


def winner_draws_first(state: Skirmish) -> None:
    """C2-6.5.2b, C2-7.1c Who has won the roll draws first, and C2-6.5.3b, C2-7.1d may hold one card more."""
    winner = state.tactical_winner
    state.drawer, state.draw_step = winner, DrawStep.BEFORE
    state.hands = tuple(
        msgspec.structs.replace(hand, cap=CAP + 1 if hand.seat == winner else CAP) for hand in state.hands
    )


def next_draw_turn(game: Game[Any]) -> Rule[None] | None:
    """C2-P4 What comes next in the draw turns; None when every card has been used."""
    state: Skirmish = game.state
    if not (state.deck or state.scout_deck or any(hand.size for hand in state.hands)):
        state.draw_step = DrawStep.BEFORE
        return None
    if state.draw_step is DrawStep.AFTER and not state.hands[state.drawer].size:
        end_draw_turn(state)
    if not (state.deck or state.scout_deck or state.hands[state.drawer].size):
        end_draw_turn(state)  # who holds none is passed over
    return draw_turn(game)


def end_draw_turn(state: Skirmish) -> None:
    """C2-6.5.2b The players draw in turns."""
    state.drawer, state.draw_step = 1 - state.drawer, DrawStep.BEFORE


def draw_turn(game: Game[Any]) -> Rule[None]:
    """C2-P2 step 2: cards of the reserve, if he likes; a card of the deck; again cards of the reserve."""
    state: Skirmish = game.state
    if not (state.deck or state.scout_deck) and state.draw_step is DrawStep.BEFORE:
        yield from uses_reserve(game, least=1)  # C2-6.5.3e
        state.draw_step = DrawStep.AFTER
    elif state.draw_step is DrawStep.AFTER:
        if not (yield from uses_reserve(game)):
            end_draw_turn(state)
    elif not (yield from uses_reserve(game)):
        yield from draw(game)


def draw(game: Game[Any]) -> Rule[None]:
    """C2-6.5.2b The top card of the deck, or C2-12.1.32a that of the Scouts' when the deck is empty."""
    state: Skirmish = game.state
    if state.deck:
        top, *rest = state.deck
        state.deck, state.deck_size = tuple(rest), len(rest)
    else:
        top, *rest = state.scout_deck
        state.scout_deck, state.scout_deck_size = tuple(rest), len(rest)
    state.draw_step = DrawStep.AFTER
    if state.cards[top].seat == state.drawer:
        yield from draw_own(game, top)
    else:
        yield from draw_enemys(game, top)


def draw_own(game: Game[Any], card: CardId) -> Rule[None]:
    """C2-6.5.3a His own card he uses or keeps, C2-6.5.3c together with any cards of his reserve."""
    state: Skirmish = game.state
    drawer, hand = state.drawer, state.hands[state.drawer]
    to = (0, 1) if hand.open else (drawer,)
    game.tell_only(to, CardDrawn(drawer, drawer, card), CardDrawn(drawer, drawer, ""))
    cards = (card, *hand.cards)
    choice = Several(cards, max(0, len(cards) - hand.cap), len(cards))  # C2-6.5.3b
    seen = Seen.OPEN if hand.open else Seen.SEALED
    used: tuple[CardId, ...] = yield Ask(drawer, "card.hold_or_use", "C2-6.5.3a", choice, {"card": card}, seen)
    if card not in used:
        hold(game, card)
    if used:
        play(game, drawer, used)
    else:
        end_draw_turn(state)  # he has just been asked what else he uses


def draw_enemys(game: Game[Any], card: CardId) -> Rule[None]:
    """C2-6.5.4a An enemy's card is shown, and its owner must use it."""
    state: Skirmish = game.state
    owner: Seat = state.cards[card].seat
    game.tell(CardDrawn(state.drawer, owner, card))
    more = yield from also_uses(game, owner, card)
    play(game, owner, (card, *more))
