"""C2-6.5.3, C2-8c to C2-8e The cards that a player keeps in reserve (C2-R14)."""

from typing import Any

from sortilege.kernel import Ask, Game, Refusal, Rule, Seat, Seen, Several
from sortilege.kernel.choice import Option
from sortilege.rules.confrontation.events import CardHeld, CardsPlayed
from sortilege.rules.confrontation.state import Activation, CardId, Hand, Phase, Skirmish


def uses_reserve(game: Game[Any], least: int = 0) -> Rule[bool]:
    """C2-6.5.3c, C2-8c The drawer uses any number of his reserve cards at the same time, or none."""
    state: Skirmish = game.state
    hand = state.hands[state.drawer]
    if not hand.size:
        return False
    cards = yield from _asked_for(hand, least, "C2-6.5.3e" if least else "C2-6.5.3c")
    if cards:
        play(game, hand.seat, cards)
    return bool(cards)


def also_uses(game: Game[Any], owner: Seat, card: CardId) -> Rule[tuple[CardId, ...]]:
    """C2-8d, C2-R14 In movement he may add reserve cards to those of his that the enemy has drawn; C2-6.5.3d in
    deployment he uses them in his own draw turn only."""
    state: Skirmish = game.state
    if state.phase is Phase.DEPLOY or game.options["c2.reserve_window"] == "own_turn":
        return ()
    hand = state.hands[owner]
    return (yield from _asked_for(hand, 0, "C2-8d", card)) if hand.size else ()


def _asked_for(hand: Hand, least: int, rule: str, drawn: CardId = "") -> Rule[tuple[CardId, ...]]:
    if least == hand.size:
        return hand.cards
    seen = Seen.OPEN if hand.open else Seen.SEALED
    choice = Several(hand.cards, least, hand.size)
    cards: tuple[CardId, ...] = yield Ask(hand.seat, "card.use_reserve", rule, choice, {"card": drawn}, seen)
    return cards


def hold(game: Game[Any], card: CardId) -> None:
    """C2-6.5.3a Others learn only that there is one card more (C2-R14)."""
    state: Skirmish = game.state
    seat = state.cards[card].seat
    hand = state.hands[seat]
    _take(state, hand.holding((*hand.cards, card)))
    game.tell_only((0, 1) if hand.open else (seat,), CardHeld(seat, card), CardHeld(seat, ""))


def play(game: Game[Any], seat: Seat, cards: tuple[CardId, ...]) -> None:
    """C2-P4 step 5: cards used together are one deployment, or one activation."""
    state: Skirmish = game.state
    _take(state, state.hands[seat].without(*cards))
    models = tuple(model for card in cards for model in state.cards[card].models if model in state.models)
    state.activation = Activation(seat, cards, models)
    game.tell(CardsPlayed(seat, cards))


def _take(state: Skirmish, hand: Hand) -> None:
    state.hands = tuple(hand if other.seat == hand.seat else other for other in state.hands)


# Why not


def why_not_hold(_game: Game[Any], ask: Ask, words: tuple[Option, ...]) -> Refusal | None:
    """`reserve_full`: too few of the cards are used."""
    assert isinstance(ask.choice, Several)
    if len(words) < ask.choice.least and all(word in ask.choice.options for word in words):
        return Refusal("reserve_full", "C2-6.5.3b")
    return None


def why_not_pass(_game: Game[Any], ask: Ask, words: tuple[Option, ...]) -> Refusal | None:
    """`must_play_held`: nothing is left to draw."""
    assert isinstance(ask.choice, Several)
    return Refusal("must_play_held", "C2-6.5.3e") if not words and ask.choice.least else None


def why_not_now(game: Game[Any], ask: Ask, words: tuple[Option, ...]) -> Refusal | None:
    """`interrupts`, `must_activate_drawn`, `not_your_turn`: a held card at a moment at which none is asked for."""
    state: Skirmish = game.state
    if ask.seat not in (0, 1) or not words or words[0] not in state.hands[ask.seat].cards:
        return None
    if state.activation is not None and state.activation.seat != ask.seat:
        return Refusal("interrupts", "C2-8e")
    if state.activation is not None and state.drawer != ask.seat:
        return Refusal("must_activate_drawn", "C2-6.5.4b")
    return Refusal("not_your_turn", "C2-8d")


REASONS = {"card.hold_or_use": why_not_hold, "card.use_reserve": why_not_pass}
