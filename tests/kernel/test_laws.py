"""The laws of every game, under random play of the toys."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sortilege.kernel import SPECTATOR, Seat
from tests import laws
from tests.kernel.toys import PIT, RELICS, Pit, Relics
from tests.laws import LAWS, Play


def play(game: str, seed: int) -> Play:
    if game == "relics":
        return Play(Relics(), RELICS, seed)
    return Play(Pit(), PIT, seed, {"wounds": "heavy" if seed % 2 else "light"})


@pytest.mark.parametrize("game", ["relics", "pit"])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Play], None], game: str) -> None:
    for seed in range(100):
        law(play(game, seed))


@pytest.mark.parametrize("game", ["relics", "pit"])
def test_a_refusal_of_what_nobody_should_send_changes_nothing(game: str) -> None:
    for seed in range(10):
        assert laws.a_refusal_changes_nothing(play(game, seed), laws.HOSTILE) > 100


atoms = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["rest", "strike", "ogre"])
)
rubbish = st.recursive(
    atoms, lambda parts: st.lists(parts) | st.tuples(parts, parts) | st.dictionaries(st.text() | st.integers(), parts)
)


@settings(max_examples=60)
@given(st.lists(rubbish, min_size=1, max_size=5), st.sampled_from(["relics", "pit"]), st.integers(0, 1000))
def test_a_refusal_of_rubbish_changes_nothing(answers: list[object], game: str, seed: int) -> None:
    laws.a_refusal_changes_nothing(play(game, seed), answers)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_secret_stays_secret(seat: Seat) -> None:
    compared = 0
    for seed in range(60):
        pair = laws.games_that_look_alike(play("relics", seed), seat)
        assert pair is not None
        compared += laws.a_secret_stays_secret(play("relics", seed), *pair, seat)
    assert compared > 100
