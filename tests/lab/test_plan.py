"""What is to be played, and with which dice."""

import pytest
from msgspec.structs import replace

from sortilege.kernel import Fairness
from sortilege.lab import Fixture, Plan, check_plan, play
from sortilege.lab.plan import Pairing

DUEL = Plan("duel", ("aurelie", "morrow"), 4, "7", ("random", "random"))


def test_every_two_meet() -> None:
    three = replace(DUEL, sides=("aurelie", "morrow", "pim"))
    assert three.pairings == (("aurelie", "morrow"), ("aurelie", "pim"), ("morrow", "pim"))
    assert replace(three, mirrors=True).pairings[3:] == (("aurelie", "aurelie"), ("morrow", "morrow"), ("pim", "pim"))
    assert replace(DUEL, sides=("pim",)).pairings == (("pim", "pim"),)


def test_only_equals_meet_where_that_is_wished() -> None:
    sides = ("bell_watch", "ashen_column", "valley_lamps", "first_dead")
    plan = replace(DUEL, ruleset="confrontation", sides=sides, equals=True)
    assert plan.pairings == (("bell_watch", "ashen_column"), ("valley_lamps", "first_dead"))
    assert replace(DUEL, equals=True).pairings == DUEL.pairings


def test_all_pairings_are_played_in_step() -> None:
    three = replace(DUEL, sides=("aurelie", "morrow", "pim"), games=2)
    assert list(three.fixtures()) == [Fixture(pairing, number) for number in (0, 1) for pairing in (0, 1, 2)]


def test_sides_are_taken_in_turn() -> None:
    seats = [[model["seat"] for model in DUEL.setup(Fixture(0, number))["models"]] for number in (0, 1)]
    names = [[model["id"] for model in DUEL.setup(Fixture(0, number))["models"]] for number in (0, 1)]
    assert seats == [[0, 1], [0, 1]]
    assert names == [["aurelie", "morrow"], ["morrow", "aurelie"]]


def test_both_ways_round_on_each_table() -> None:
    plan = replace(DUEL, tables=("cellar", "open"))
    assert [plan.table(number) for number in range(6)] == ["cellar", "cellar", "open", "open", "cellar", "cellar"]
    assert DUEL.table(3) == ""


def test_dice_follow_from_seed_names_and_number() -> None:
    assert DUEL.fairness(Fixture(0, 3)) == Fairness("7", ("aurelie", "morrow", "3"))
    keys = {DUEL.fairness(fixture).key for fixture in DUEL.fixtures()}
    seeds = {seed for fixture in DUEL.fixtures() for seed in DUEL.player_seeds(fixture)}
    assert (len(keys), len(seeds)) == (4, 8)


def test_who_is_named_first_changes_nothing() -> None:
    other = replace(DUEL, sides=("morrow", "aurelie"))
    for number in range(4):
        one, two = play(DUEL, Fixture(0, number)), play(other, Fixture(0, number))
        assert (one.turns, one.answers, one.ending) == (two.turns, two.answers, two.ending)
        assert one.winner == (None if two.winner is None else 1 - two.winner)
        assert one.lost == tuple((first, second) for second, first in two.lost)


def test_a_game_is_the_same_in_any_company() -> None:
    three = replace(DUEL, sides=("aurelie", "pim", "morrow"))
    place = three.pairings.index(Pairing("aurelie", "morrow"))
    one, two = play(DUEL, Fixture(0, 1)), play(three, Fixture(place, 1))
    assert replace(one, pairing=place, seconds=0) == replace(two, seconds=0)


def test_the_fingerprint_is_that_of_the_cards() -> None:
    assert DUEL.digest() == replace(DUEL, seed="8", games=9).digest()
    assert DUEL.digest() != replace(DUEL, sides=("aurelie", "pim")).digest()
    battle = Plan("confrontation", ("bell_watch", "ashen_column"), 1, "7", ("random", "random"))
    assert battle.digest() != replace(battle, tables=("open",)).digest()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"games": 0}, "from 1 to"),
        ({"sides": ()}, "nobody"),
        ({"sides": ("pim", "pim")}, "twice"),
        ({"sides": ("pim", "nobody")}, "no side 'nobody' for duel; there is aurelie"),
        ({"tables": ("moon",)}, "no table 'moon'"),
        ({"players": ("random", "genius")}, "no player 'genius'"),
        ({"options": {"c2.magic": "none"}}, "duel has no option 'c2.magic'"),
        ({"ruleset": "chess"}, "nothing is shipped for 'chess'"),
        ({"seed": "1\n2"}, "one line each"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        check_plan(replace(DUEL, **change))
