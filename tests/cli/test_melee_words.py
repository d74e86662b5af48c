"""What is typed where dice of melee are laid out."""

import pytest

from sortilege.cli.terminal.answers import Unreadable, read_answer
from sortilege.kernel import Allotment, Ask, Bound
from sortilege.messages import Names, Speaker
from sortilege.rules.confrontation.melee.attack import Difficulty
from sortilege.rules.confrontation.melee.events import DiceAllotted

SPEAKER = Speaker("en", Names())
ALLOT = Ask(0, "melee.allot", "C2-10.3.2d", Allotment((Bound("attack", 0, 2), Bound("defense", 0, 2)), 2, 2))
PARRY = Ask(0, "melee.parry", "C2-10.3.3f", Allotment((Bound("1", 0, 2), Bound("2", 0, 2)), 0, 2))


@pytest.mark.parametrize(
    ("ask", "typed", "read"),
    [
        (ALLOT, "1 1", {"attack": 1, "defense": 1}),
        (ALLOT, "2, 0", {"attack": 2}),
        (PARRY, "0 2", {"2": 2}),
        (PARRY, "0 0", {}),
        (Ask(0, "melee.difficulty", "C2-10.3.3a", Difficulty(4, 99, 16)), "9", 9),
    ],
)
def test_numbers_in_the_order_in_which_they_are_asked_for(ask: Ask, typed: str, read: object) -> None:
    assert read_answer(ask, typed, SPEAKER) == read


@pytest.mark.parametrize(("ask", "names"), [(ALLOT, "attack, defence"), (PARRY, "hit 1, hit 2")])
def test_what_is_wanting_is_said(ask: Ask, names: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_answer(ask, "2", SPEAKER)
    assert unreadable.value.facts["names"] == names


def test_dice_in_attack_lie_to_the_right() -> None:
    """C2-10.3.2f"""
    said = SPEAKER.event(DiceAllotted("tharn", attack=2, defense=1))
    assert said == "Tharn lays out its dice: 1 to the left, in defence; 2 to the right, in attack."
