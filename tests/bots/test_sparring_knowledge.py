"""What the sparring partner knows: nothing but its view, and an answer of its own to almost every question."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import sortilege
from sortilege.bots import SparringPlayer, player
from sortilege.bots.sparring.arcane.answers import ANSWERS as OF_THE_ARCANE
from sortilege.bots.sparring.confrontation.mind import ANSWERS as OF_CONFRONTATION
from sortilege.kernel import Ask, Game, View
from sortilege.kernel.visibility import State, veil
from sortilege.rules.confrontation.state import Hand
from sortilege.rules.magic.elements import gems_of
from sortilege.rules.magic.state import MagicState
from tests.properties import arcane_quests, skirmishes


def play(game: Game[Any], seeds: tuple[int, int], most: int = 10_000) -> Iterator[tuple[Game[Any], View, Ask, Any]]:
    """A game between two sparring partners: before each answer the game, what is seen and asked, and the answer."""
    players = [player("sparring", seed) for seed in seeds]
    for _ in range(most):
        ask = game.ask
        if ask is None:
            return
        view = game.view(ask.seat)
        answer = players[ask.seat].choose(view, ask)
        yield game, view, ask, answer
        game.answer(answer, ask.seat)


def with_other_secrets(state: MagicState, seat: int) -> State:
    """The same as far as a seat may see it: with another deck, other cards in the enemy's hand, other hidden spells."""
    twin = state.copy()
    twin.deck = tuple(reversed(state.deck))
    twin.hands = tuple(
        hand if hand.seat == seat or hand.open else Hand(hand.seat, hand.size, hand.cap, ("unknown",) * hand.size)
        for hand in state.hands
    )
    for name, mage in state.magicians.items():
        if mage.seat != seat:
            spells = {
                key: msgspec.structs.replace(spell, difficulty=1, gems=gems_of("fire"))
                for key, spell in mage.spells.items()
            }
            twin.magicians[name] = msgspec.structs.replace(mage, spells=spells, ingredients=("unknown",))
    return twin


@pytest.mark.parametrize("seed", range(2))
def test_secrets_do_not_change_its_answers(seed: int) -> None:
    """Beside each player plays its twin, whose games differ from the true one in all that it may not see."""
    twins = (SparringPlayer(seed), SparringPlayer(seed + 1))
    options = {"i2.spells_hidden": "on"}
    game = sortilege.new("confrontation", seed=seed, options=options, keeps=False)
    differ = 0
    for current, view, ask, answer in play(game, (seed, seed + 1)):
        state: MagicState = current.state
        other = with_other_secrets(state, ask.seat)
        differ += other != state
        seen = msgspec.structs.replace(view, state=veil(other, ask.seat))
        assert msgspec.json.encode(seen.state) == msgspec.json.encode(view.state)
        assert twins[ask.seat].choose(seen, ask) == answer, ask.kind
    assert differ > 50


def is_unset(value: object) -> bool:
    return value is msgspec.UNSET


def test_the_deck_is_not_in_what_it_sees() -> None:
    """Whatever it were to look for, the object that it is given does not hold it."""
    game = sortilege.new("confrontation", seed=1, options={"i2.spells_hidden": "on"}, keeps=False)
    for _, view, ask, _ in play(game, (1, 2), most=60):
        state = view.state
        assert isinstance(state, MagicState)
        assert is_unset(state.deck)
        assert all(is_unset(hand.cards) == (hand.seat != ask.seat) for hand in state.hands)
        assert all(is_unset(mage.spells) == (mage.seat != ask.seat) for mage in state.magicians.values())


WITHOUT_AN_ANSWER_OF_ITS_OWN = {"move.foot", "event.order_point"}
"""Where one climbs or jumps from, and where one is to run or to guard: it does and orders neither of its own will."""


def test_it_has_an_answer_of_its_own_to_almost_every_question() -> None:
    met = set()
    for seed in range(60):
        random_players = [player("random", seed), player("random", seed + 1)]
        for game, known in (
            (skirmishes.mixed(seed).begun(), OF_CONFRONTATION),
            *(((arcane_quests.mixed(seed).begun(), OF_THE_ARCANE),) if seed < 8 else ()),
        ):
            while (ask := game.ask) is not None:
                if ask.kind not in known:
                    met.add(ask.kind)
                game.answer(random_players[ask.seat].choose(game.view(ask.seat), ask), ask.seat)
    assert met <= WITHOUT_AN_ANSWER_OF_ITS_OWN


@pytest.mark.parametrize("seed", range(10, 22))
def test_it_plays_under_any_readings(seed: int) -> None:
    """Every answer is legal, whatever the options, the bands and the ground."""
    for _ in play(skirmishes.mixed(seed).begun(), (seed, seed + 1), most=400):
        pass


def test_it_says_what_it_is_about() -> None:
    game = sortilege.new("arcane", seed=1, keeps=False)
    one = SparringPlayer(1)
    said = set()
    while (ask := game.ask) is not None:
        game.answer(one.choose(game.view(ask.seat), ask), ask.seat)
        said.add(one.about)
    assert {"deploying", "advancing", "attacking"} <= said
