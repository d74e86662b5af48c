"""Exact chances: the rules run under every throw of the dice, from where a case's script ends."""

from fractions import Fraction
from typing import Any

import msgspec

from sortilege.cases.case import Chance
from sortilege.cases.matching import fits
from sortilege.cases.outcome import Unlike
from sortilege.cases.playing import Play
from sortilege.cases.reading import ReadCase
from sortilege.kernel import AFTERWARDS, CHANCE, Ask, Game
from sortilege.kernel.dice import Fate
from sortilege.kernel.enumeration import chances
from sortilege.kernel.event import heard_by

MOST_QUESTIONS = 30_000
"""No chance is counted over more questions than this."""

STAND = "stand"
"""The answer that rolls no die again, wherever a question says what is `wanted` and which `scores` there are."""

Span = tuple[Fraction, Fraction]
"""The least and the greatest value that is possible after what was left unexplored."""


def check_chance(read: ReadCase, play: Play, chance: Chance) -> None:
    """The chance (or the mean) is what the case says."""
    try:
        wanted = Fraction(chance.is_)
        least = Fraction(chance.least)
    except (ValueError, ZeroDivisionError):
        raise Unlike("this is no fraction", "chance", expected="such as 5/36", actual=chance.is_) from None
    count = Count(read, play, chance)
    low, high = count.best(play.game.clone(None), Fraction(1), least) if chance.play == "best" else count.fixed(least)
    if not low <= wanted <= high:
        found = str(low) if low == high else f"between {low} and {high}"
        what = "the mean is another" if chance.mean else "the chance is another"
        raise Unlike(what, "chance", "is", expected=str(wanted), actual=found)


class Count:
    """How the seats play while it is counted, and what comes out of a line of play."""

    def __init__(self, read: ReadCase, play: Play, chance: Chance) -> None:
        self.read = read
        self.chance = chance
        self.play = play
        self.start = play.game.number + 1
        self.questions = 0

    def fixed(self, least: Fraction) -> Span:
        """The value where the seats play by rote."""
        results, unexplored = chances(self.play.game, self.decide, self.result, least)
        value = sum((Fraction(result) * part for result, part in results.items()), Fraction(0))
        return value, value + unexplored * self.chance.most

    def result(self, line: Game[Any]) -> int | None:
        """What a line of play is worth: 1 (or the mean's field) once the outcome has come, 0 once it cannot come."""
        self._count()
        told = [heard_by(told, AFTERWARDS) for step in line.steps_since(self.start) for told in step.told]
        for event in told:
            if any(fits(pattern, event) for pattern in self.chance.of):
                return int(getattr(event, self.chance.mean)) if self.chance.mean else 1
        if any(fits(pattern, event) for event in told for pattern in self.chance.until):
            return 0
        ask = line.ask
        if ask is None or (ask.seat != CHANCE and not self._can_decide(ask)):
            return 0
        return None

    def _can_decide(self, ask: Ask) -> bool:
        return ask.kind in self.read.auto or ask.kind in self.read.first or _rolls_on(ask)

    def decide(self, line: Game[Any]) -> Any:
        ask = line.ask
        assert ask is not None
        if not _rolls_on(ask) or ask.kind in self.read.auto:
            return self.play.automatic(ask)
        again = [option for option in ask.choice.answers() or () if option != STAND]
        match self.chance.play:
            case "enough":
                return STAND if max(_scores(ask)) >= _wanted(ask) else again[0]
            case "always":
                return again[0]
            case "never":
                return STAND
        raise Unlike(f"{self.chance.play!r} is no way to play: enough, best, never, always", "chance", "play")

    def best(self, line: Game[Any], likely: Fraction, least: Fraction) -> Span:
        """The value where every seat rolls on whenever that is better for it."""
        while (result := self.result(line)) is None:
            ask = line.ask
            assert ask is not None
            if ask.seat == CHANCE:
                return self._over_the_dice(line, ask, likely, least)
            if _rolls_on(ask) and ask.kind not in self.read.auto:
                return self._over_the_answers(line, ask, likely, least)
            line.answer(self.decide(line))
        return Fraction(result), Fraction(result)

    def _over_the_dice(self, line: Game[Any], ask: Ask, likely: Fraction, least: Fraction) -> Span:
        if likely < least:
            return Fraction(0), Fraction(self.chance.most)
        fate = ask.choice
        assert isinstance(fate, Fate)
        outcomes = list(fate.outcomes())
        ways_in_all = sum(ways for _, ways in outcomes)
        low = high = Fraction(0)
        for faces, ways in outcomes:
            branch = line.clone(None)
            branch.answer(faces, CHANCE)
            part = Fraction(ways, ways_in_all)
            lower, higher = self.best(branch, likely * part, least)
            low, high = low + part * lower, high + part * higher
        return low, high

    def _over_the_answers(self, line: Game[Any], ask: Ask, likely: Fraction, least: Fraction) -> Span:
        spans = []
        better = max if ask.seat == self.chance.best_for else min
        worst_of_all = Fraction(0) if better is min else Fraction(self.chance.most)
        for answer in ask.choice.answers() or ():
            branch = line.clone(None)
            branch.answer(answer, ask.seat)
            spans.append(self.best(branch, likely, least))
            if spans[-1] == (worst_of_all, worst_of_all):
                break  # nothing can be better for this seat
        return better(low for low, _ in spans), better(high for _, high in spans)

    def _count(self) -> None:
        self.questions += 1
        if self.questions > MOST_QUESTIONS:
            raise Unlike(f"more than {MOST_QUESTIONS} questions would have to be counted", "chance")


def _rolls_on(ask: Ask) -> bool:
    """Whether a question is one of rolling dice on."""
    return "wanted" in ask.about and "scores" in ask.about


def _scores(ask: Ask) -> tuple[int, ...]:
    scores = ask.about["scores"]
    return tuple(int(score) for score in scores) if isinstance(scores, tuple) else (int(scores),)


def _wanted(ask: Ask) -> int:
    return int(msgspec.to_builtins(ask.about["wanted"]))
