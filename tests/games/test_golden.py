import pytest

from tests.games.golden import FOLDER, games, written

GAMES = games()


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    now, then = written(GAMES[name]).splitlines(), (FOLDER / f"{name}.txt").read_text().splitlines()
    first = next((place for place, (a, b) in enumerate(zip(now, then, strict=False)) if a != b), None)
    assert first is None, f"line {first + 1}: now {now[first]!r}, then {then[first]!r}; if it is meant: make golden"
    assert len(now) == len(then)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_can_be_gone_on_with_from_everywhere(name: str) -> None:
    """From the checkpoint before each question the same question is reached again, with the same state."""
    for game in GAMES[name].played():
        again = game.clone()
        assert (again.ask, again.digest()) == (game.ask, game.digest())


def test_every_golden_file_is_still_played() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
