"""Where dice come from."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import count

import pytest

from sortilege.kernel import Dice, Fairness, OutOfDice, Scripted, Seeded, Shuffle
from sortilege.kernel.chance import WrongDice

KEY = bytes(range(32))


def stream(key: bytes) -> Iterator[int]:
    """The bytes that the module's description promises."""
    for block in count():
        yield from sha256(key + block.to_bytes(8, "big")).digest()


def numbers(key: bytes, bound: int) -> Iterator[int]:
    fair = 256 // bound * bound
    return (byte % bound for byte in stream(key) if byte < fair)


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 10, 100, 129, 255, 256])
def test_numbers_come_from_the_stream_as_described(bound: int) -> None:
    source, expected = Seeded(KEY), numbers(KEY, bound)
    assert [source.below(bound) for _ in range(500)] == [next(expected) for _ in range(500)]


def test_the_first_dice_of_a_known_key() -> None:
    first = sha256(KEY + bytes(8)).digest()
    assert Seeded(KEY).answer(Dice(4)) == tuple(byte % 6 + 1 for byte in first if byte < 252)[:4]
    assert Seeded(Fairness.of_seed(7).key).answer(Dice(10)) == (5, 6, 6, 6, 2, 4, 6, 2, 5, 2)


def test_the_position_counts_every_byte_taken() -> None:
    source = Seeded(KEY)
    taken = 0
    for bound in (6, 200, 2, 77) * 40:
        expected = stream(KEY)
        source.below(bound)
        bytes_so_far = [next(expected) for _ in range(source.position)]
        assert all(byte >= 256 // bound * bound for byte in bytes_so_far[taken:-1])
        taken = source.position


@pytest.mark.parametrize("position", [0, 1, 31, 32, 33, 64, 100])
def test_a_source_can_start_anywhere(position: int) -> None:
    whole = Seeded(KEY)
    while whole.position < position:
        whole.below(256)
    assert Seeded(KEY, position).answer(Dice(40)) == whole.answer(Dice(40))


def test_a_copy_goes_on_alone() -> None:
    source = Seeded(KEY)
    source.answer(Dice(5))
    twin = source.copy()
    ahead = twin.answer(Dice(50))
    assert source.position < twin.position
    assert source.answer(Dice(50)) == ahead


def test_every_face_has_the_same_chance() -> None:
    faces = Counter(Seeded(KEY).answer(Dice(60_000)))
    assert sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(1, 7)) < 20


def test_every_order_has_the_same_chance() -> None:
    source = Seeded(KEY)
    orders = Counter(source.answer(Shuffle(4)) for _ in range(24_000))
    assert len(orders) == 24
    assert sum((seen - 1000) ** 2 / 1000 for seen in orders.values()) < 50


def test_more_than_a_byte_can_choose_among_is_an_error() -> None:
    with pytest.raises(ValueError, match="more than one byte"):
        Seeded(KEY).below(257)


def test_the_key_binds_the_secret_and_every_word_in_order() -> None:
    assert Fairness("owl", ("ash", "elm")).key == sha256(b"dice\nowl\nash\nelm").digest()
    assert Fairness("owl", ("ash", "elm")).commitment == sha256(b"owl").hexdigest()
    keys = {Fairness(*parts).key for parts in [("owl", ("ash",)), ("owl", ("elm",)), ("owlash", ()), ("owl", ())]}
    assert len(keys) == 4
    assert Fairness.of_seed(7) == Fairness.of_seed("7")


@pytest.mark.parametrize("words", [(), ("",), ("ash",)])
def test_the_commitment_does_not_give_the_key_away(words: tuple[str, ...]) -> None:
    fairness = Fairness("owl", words)
    assert fairness.key.hex() != fairness.commitment


@pytest.mark.parametrize("parts", [("two\nlines", ()), ("owl", ("two\nlines",))])
def test_a_secret_or_word_of_two_lines_is_an_error(parts: tuple[str, tuple[str, ...]]) -> None:
    with pytest.raises(ValueError, match="one line"):
        Fairness(*parts)


def test_a_script_gives_its_faces_as_they_are_needed() -> None:
    script = Scripted(3, 1, 2, 2, 0, 1)
    assert script.answer(Dice()) == (3,)
    assert script.answer(Dice(0)) == ()
    assert script.answer(Dice(2)) == (1, 2)
    assert script.copy().answer(Shuffle(3)) == script.answer(Shuffle(3)) == (2, 0, 1)


def test_a_script_that_is_too_short_says_so() -> None:
    with pytest.raises(OutOfDice, match="3 more wanted, 1 left"):
        Scripted(6).answer(Dice(3))


def test_a_script_that_no_die_can_show_says_so_and_is_not_a_refusal_of_a_player() -> None:
    script = Scripted(7, 1)
    with pytest.raises(WrongDice, match="out_of_bounds"):
        script.answer(Dice())
    assert script.used == 0
