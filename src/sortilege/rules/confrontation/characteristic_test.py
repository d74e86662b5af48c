"""C2-5 The characteristic test."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sortilege.kernel import Ask, Atom, Game, One, Rule
from sortilege.kernel.moment import Acting, weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristics import value_tested
from sortilege.rules.confrontation.competencies import weigh_at_will
from sortilege.rules.confrontation.dice import STAND, roll
from sortilege.rules.confrontation.events import Tested
from sortilege.rules.confrontation.reckoning import Part, total
from sortilege.rules.confrontation.rolling_again import sixes_at_will
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.confrontation.wounds import HURT_BY_WOUNDS, wound_penalty

AGAIN = "again"
SIX = 6


class Test(msgspec.Struct, frozen=True, gc=False):
    """One characteristic test of a model: of what, and against whom.

    Skills act on it at these moments: `one_fails` (a die shows 1), `counts_as_six` (what a face counts as),
    `rolls_again` (a further face that gives a die), and, of those that it is `against`, `six_against`.
    """

    model: ModelId
    characteristic: str
    rule: str
    difficulty: int | None = None
    """what the total must reach; None in an opposed test"""
    difficulty_parts: tuple[Part, ...] = ()
    """what that is made of, where it is more than one number"""
    beyond: bool = False
    """C2-8.4.1a whether the total must be greater than the difficulty"""
    value: tuple[Part, ...] | None = None
    """what is tested, where it is not the model's own current characteristic"""
    modifiers: tuple[Part, ...] = ()
    """of the roll, beside that of a wound"""
    against: tuple[ModelId, ...] = ()
    """C2-R77 the enemies that the test is against"""
    kind: str = ""
    """what its dice are called, where that is not the characteristic"""
    unit: int = 1
    """what a pip counts: 100 where the value is in hundredths, as Prowess is"""
    unhurt: bool = False
    """whether the wound of the model is left out of account"""

    @property
    def called(self) -> str:
        return self.kind or self.characteristic

    def passed(self, total: int | None) -> bool:
        """C2-5b Whether a total is enough; one that failed by a 1 never is."""
        if total is None or self.difficulty is None:
            return total is not None
        return total > self.difficulty if self.beyond else total >= self.difficulty


def take_test(game: Game[Any], test: Test) -> Rule[int | None]:
    """C2-5a A die, and the characteristic. None: the test fails by a 1, whatever the total."""
    (face,) = yield from first_die(game, test)
    return (yield from finish_test(game, test, face))


def first_die(game: Game[Any], test: Test) -> Rule[tuple[int, ...]]:
    """C2-R6 In an opposed test both first dice are shown before anybody goes on."""
    return roll(game, test.kind or test.characteristic, test.rule, 1, game.state.models[test.model].seat)


def finish_test(game: Game[Any], test: Test, face: int) -> Rule[int | None]:
    """C2-5a to C2-5f The rest of a test whose first die is thrown."""
    acting = acting_on(game.state, test.model)
    hurt = _hurt(game, test)
    parts = _parts(game, test, acting, hurt)
    value = total(parts)
    faces: tuple[int, ...] | None = (face,)
    if acting or face == SIX or face - hurt <= 1:  # else it can neither fail the test nor be rolled again
        faces = yield from _further_dice(game, test, acting, face, value, hurt)
    reached = None if faces is None else value + test.unit * sum(faces)
    passed = test.passed(reached)
    asked, made_of = test.difficulty, test.difficulty_parts
    game.tell(Tested(test.model, test.called, face, reached, asked, made_of, passed, parts, faces or (), test.rule))
    return reached


def _further_dice(
    game: Game[Any], test: Test, acting: Sequence[Acting], face: int, value: int, hurt: int
) -> Rule[tuple[int, ...] | None]:
    """What each die counts, or None where a 1 fails the test."""
    low = hurt if hurt and game.options["c2.wound_fumble"] == "modified" else 0  # C2-R2
    if face - low <= 1 and (yield from _one_fails(game, test, acting, face, first=True)):
        return None
    faces: tuple[int, ...] = ()
    while True:
        if face != SIX and not acting:
            return (*faces, face)
        faces = (*faces, _counted(game, test, acting, face))
        if not (yield from _may_roll_again(game, test, acting, face)):
            return faces
        about = _about(test, value + test.unit * sum(faces))
        seat = game.state.models[test.model].seat
        if (yield Ask(seat, "dice.roll_again", "C2-5c", One((STAND, AGAIN)), about)) == STAND:
            return faces
        (face,) = yield from roll(game, test.called, "C2-5c", 1, seat)
        later = face == 1 and game.options["c2.later_one"] == "fails"  # C2-5f, C2-R1
        if later and (yield from _one_fails(game, test, acting, face, first=False)):
            return None


def _about(test: Test, total: int) -> Mapping[str, Atom | tuple[Atom, ...]]:
    about: dict[str, Atom | tuple[Atom, ...]] = {"kind": test.called, "model": test.model, "total": total}
    if test.difficulty is None:
        return about
    wanted = test.difficulty + test.beyond
    return {**about, "difficulty": test.difficulty, "wanted": wanted, "scores": (total,)}


def _parts(game: Game[Any], test: Test, acting: Sequence[Acting], hurt: int) -> tuple[Part, ...]:
    """C2 2.4 What the total is made of beside the dice."""
    value = value_tested(game.state, test.model, test.characteristic, test.value, acting)
    if not (hurt or test.modifiers):
        return value
    wound = (Part(-hurt * test.unit, "wound", "C2-9.2e"),) if hurt else ()
    return (*value, *test.modifiers, *wound)


def _hurt(game: Game[Any], test: Test) -> int:
    """C2-9.2e, C2-R3"""
    if test.unhurt or test.characteristic not in HURT_BY_WOUNDS:
        return 0
    return wound_penalty(game, test.model)


def _one_fails(game: Game[Any], test: Test, acting: Sequence[Acting], face: int, *, first: bool) -> Rule[bool]:
    """C2-5e, C2-9.2l, C2-5f Unless a skill has it otherwise."""
    return (yield from weigh_at_will(game, "one_fails", acting, True, test, face, first)) if acting else True


def _counts_as_six(test: Test, acting: Sequence[Acting], face: int) -> bool:
    return weigh("counts_as_six", acting, face == SIX, face, test)


def _counted(game: Game[Any], test: Test, acting: Sequence[Acting], face: int) -> int:
    """C2-R64 What a die adds."""
    if face != SIX and _counts_as_six(test, acting, face) and game.options["c2.lout_five"] == "six":
        return SIX
    return face


def _may_roll_again(game: Game[Any], test: Test, acting: Sequence[Acting], face: int) -> Rule[bool]:
    """C2-5c A 6, or C2-5d a 5 by a skill; C2-R77 not against a Veteran."""
    as_six = _counts_as_six(test, acting, face)
    by_skill = weigh("rolls_again", acting, False, face, test)
    if not (as_six or by_skill):
        return False
    for other in test.against:
        if other in game.state.models and not (yield from sixes_at_will(game, other)):
            return by_skill and not as_six and game.options["c2.veteran_fives"] == "allowed"
    return True
