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


CHAPTERS = {
    "setting up": ("setup.side", "setup.propose", "setup.accept"),
    "deployment": ("card.hold_or_use", "deploy.place", "setup.starting_gems"),
    "the start of a turn": ("turn.bearer", "turn.tactician", "turn.mutants", "any.mutant_dice", "tactical_roll"),
    "movement": ("move.next_model", "move.place", "move.charge", "move.join", "move.contact_place", "move.withdraw"),
    "prowess": ("move.foot", "prowess"),
    "fear": ("move.rally", "courage"),
    "shooting": ("shooting.act", "shooting.shot", "move.harass"),
    "melee": ("melee.next_combat", "melee.initiative", "melee.allot", "melee.attack", "melee.parry", "wound_roll"),
    "personalities": ("melee.extra_actions", "melee.counter_attack", "melee.rage"),
    "Incantation 2": ("shooting.cast_speed", "cast.spell I2", "cast.additional_gems I2", "cast.answer I2"),
    "Incantation 1": ("cast.spell I1", "cast.additional_gems I1", "cast.answer I1"),
    "the end of a turn": ("end.recover", "end.regenerate", "any.agree_to_end"),
}
"""Questions, and throws of dice, of each chapter of a skirmish."""


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_golden_skirmishes_enter_every_chapter(chapter: str) -> None:
    """If a change of the rules leads them elsewhere, other seeds are to be found for them."""
    games = "\n".join((FOLDER / f"{name}.txt").read_text() for name in GAMES if name.startswith("confrontation"))
    asked = {line.split(" ", 3)[3] for line in games.splitlines() if line.startswith("? seat")}
    thrown = {line.split()[2].rstrip(":") for line in games.splitlines() if " chance " in line}
    assert not [kind for kind in CHAPTERS[chapter] if kind not in thrown and not any(a.startswith(kind) for a in asked)]
