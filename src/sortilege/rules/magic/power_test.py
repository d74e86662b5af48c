"""I2-6.3.2, I1-20.5.3 and I2-P7: the dice of a Power test."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Atom, Game, One, Option, Rule, Seat
from sortilege.kernel.moment import Acting, weigh
from sortilege.rules.confrontation.dice import STAND, roll
from sortilege.rules.magic.terms import Terms

FAILED: Final = 0
"""What a failed die scores."""


class Dice(msgspec.Struct, eq=False, gc=False):
    """The dice of one test: what each has scored so far, and which of them may be rolled again."""

    scores: list[int]
    open: list[bool]
    acting: tuple[Acting, ...]
    facts: tuple[Any, ...]

    @classmethod
    def thrown(cls, faces: tuple[int, ...], acting: Iterable[Acting], facts: tuple[Any, ...]) -> "Dice":
        dice = cls([0] * len(faces), [False] * len(faces), tuple(acting), facts)
        for place, face in enumerate(faces):
            dice.shows(place, face)
        return dice

    def shows(self, place: int, face: int) -> None:
        """I2-6.3.2c A 6 stays open; I2-6.3.2d a 1 is a failed die."""
        self.open[place] = face == 6
        self.scores[place] = FAILED if face == 1 and self._one_fails() else self.scores[place] + face

    def _one_fails(self) -> bool:
        """I2-6.3.2d A 1 fails, unless an ability says otherwise."""
        return not weigh("power_die_shows_one", self.acting, False, *self.facts)

    def keep_best(self) -> None:
        """I2-R2, the other reading: only the best number first thrown counts, and only it is rolled on."""
        best = self.scores.index(max(self.scores))
        self.scores, self.open = [self.scores[best]], [self.open[best]]

    @property
    def best(self) -> int | None:
        """I2-6.6c The best die; I2-6.3.2e none where every die failed."""
        return max(self.scores) or None


def power_test(
    game: Game[Any],
    terms: Terms,
    kind: str,
    rule: str,
    seat: Seat,
    dice: int,
    wanted: int,
    acting: Iterable[Acting] = (),
    facts: tuple[Any, ...] = (),
    *,
    again: bool = True,
    again_rule: str = "I2-6.3.2c",
) -> Rule[int | None]:
    """The best score, or None. `wanted` is the score that would do, to show it to whoever may roll again."""
    faces = yield from roll(game, kind, rule, dice, seat)
    if dice == 1 and 1 < faces[0] < 6:
        return faces[0]  # one die that neither fails nor may be rolled again
    thrown = Dice.thrown(faces, acting, facts)
    if dice > 1 and terms.option(game, "extra_dice_six") == "best_only":
        thrown.keep_best()
    while again and True in thrown.open:
        place = yield from _choose_again(game, terms, kind, again_rule, seat, thrown, wanted)
        if place is None:
            break
        (face,) = yield from roll(game, kind, again_rule, 1, seat)
        thrown.shows(place, face)
    return thrown.best


def _choose_again(
    game: Game[Any], terms: Terms, kind: str, rule: str, seat: Seat, thrown: Dice, wanted: int
) -> Rule[int | None]:
    """I2-R1 Which 6 is rolled again, if any."""
    ready = [place for place, is_open in enumerate(thrown.open) if is_open]
    if terms.option(game, "six_reroll") == "mandatory":
        return ready[0]
    about: dict[str, Atom | tuple[Atom, ...]] = {"kind": kind, "scores": tuple(thrown.scores), "wanted": wanted}
    options: tuple[Option, ...] = (STAND, *(place + 1 for place in ready))
    answer: str | int = yield Ask(seat, "dice.roll_again", rule, One(options), about)
    return None if answer == STAND else int(answer) - 1
