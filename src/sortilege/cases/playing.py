"""A case under way: its game, and how it goes on from question to question."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sortilege.cases.outcome import Unlike
from sortilege.cases.reading import ReadCase, packs_of
from sortilege.cases.situations import SITUATIONS
from sortilege.cases.situations.misstated import perhaps
from sortilege.kernel import AFTERWARDS, CHANCE, Ask, Event, Game, Refusal, Seat
from sortilege.kernel.event import heard_by
from sortilege.rules import RULESETS, ruleset

MOST_ANSWERS = 2000
"""No case lets `auto` give more answers than this at a stretch."""


def begun(read: ReadCase) -> Game[Any]:
    """The game of a case, its dice asked for."""
    if read.ruleset not in RULESETS:
        line = read.file.line_of("ruleset")
        raise Unlike(f"line {line}: there is no ruleset {read.ruleset!r}; {perhaps(read.ruleset, RULESETS)}")
    rules = ruleset(read.ruleset)
    for name, value in read.options.items():
        if name not in rules.options:
            raise Unlike(f"{rules.name} has no option {name!r}; {perhaps(name, rules.options)}", "options", name)
        if value not in rules.options[name]:
            values = ", ".join(rules.options[name])
            raise Unlike(f"{name} cannot be {value!r}; it is one of {values}", "options", name)
    prepare = SITUATIONS.get(read.ruleset)
    setup = prepare(read.given, packs_of(read)) if prepare else dict(read.given)
    try:
        return Game(rules, setup, None, read.options)
    except (ValueError, msgspec.ValidationError) as error:
        raise Unlike(f"the situation cannot be set up: {error}", "given") from None


class Play:
    """A game with the answers that do not matter given by the way."""

    def __init__(self, read: ReadCase, game: Game[Any]) -> None:
        self.read = read
        self.game = game
        self.dice: list[int] = []
        """those of the step that are not yet thrown"""
        self.heard_from = 0
        """the number of the game's step from which this step of the case listens"""

    def go_on(self, stop: str = "", until: str = "") -> None:
        """Throw the dice that there are, and give the answers that do not matter.

        It stops at a question of the kind `stop`, at one without an `auto` answer, and where dice are wanting. With
        `until` it must come to a question of that kind.
        """
        for _ in range(MOST_ANSWERS):
            ask = self.game.ask
            if ask is None or (ask.seat != CHANCE and ask.kind == (until or stop)):
                break
            if ask.seat == CHANCE:
                if not self.dice:
                    break
                self._throw(ask)
            elif (answer := self.automatic(ask)) is msgspec.UNSET:
                break
            else:
                self.give(answer, ask.seat)
        else:
            raise Unlike(f"after {MOST_ANSWERS} automatic answers there is no end", actual=self.question())
        if until and (self.game.ask is None or self.game.ask.kind != until):
            raise Unlike(f"the `auto` answers do not lead to {until}", "until", expected=until, actual=self.question())

    def _throw(self, ask: Ask) -> None:
        wanted = int(getattr(ask.choice, "count", 0) or getattr(ask.choice, "size", 0))
        thrown, self.dice = self.dice[:wanted], self.dice[wanted:]
        try:
            self.game.answer(thrown, CHANCE)
        except Refusal as refusal:
            what = f"the dice cannot be thrown so: {ask.kind} wants {wanted} ({refusal})"
            raise Unlike(what, "dice", actual=thrown) from None

    def automatic(self, ask: Ask) -> Any:
        """The answer to a question that does not matter; unset where it does."""
        if ask.kind in self.read.first:
            return first_answer(ask)
        return self.read.auto.get(ask.kind, msgspec.UNSET)

    def give(self, answer: Any, seat: Seat) -> None:
        try:
            self.game.answer(answer, seat)
        except Refusal as refusal:
            raise Unlike(f"the answer is refused: {refusal}", "answer", actual=self.question(seat)) from None

    def listen(self) -> None:
        """From now on is what is told because of this step; the first step hears what was told before it, too."""
        self.heard_from = self.game.number + 1 if self.game.number else 0

    def told(self, seat: Seat = AFTERWARDS) -> list[Event]:
        """What a seat heard in this step."""
        heard = (heard_by(told, seat) for step in self.game.steps_since(self.heard_from) for told in step.told)
        return [event for event in heard if event is not None]

    def question(self, seat: Seat | None = None) -> Any:
        """What is asked now, in plain form."""
        ask = self.game.ask if seat is None else self.game.open_ask(seat)
        return None if ask is None else asked(ask)


def asked(ask: Ask) -> dict[str, Any]:
    """A question in plain form, as far as it helps a reader."""
    answers = ask.choice.answers()
    listed: Sequence[Any] = [] if answers is None else [answer for answer, _ in zip(answers, range(50), strict=False)]
    return {
        "seat": "chance" if ask.seat == CHANCE else ask.seat,
        "ask": ask.kind,
        **({"about": msgspec.to_builtins(ask.about)} if ask.about else {}),
        **({"legal": msgspec.to_builtins(listed)} if listed and ask.seat != CHANCE else {}),
    }


def first_answer(ask: Ask) -> Any:
    """The first legal answer of a question; of a placement, staying where that is legal."""
    answers = ask.choice.answers()
    if answers is not None:
        return next(iter(answers))
    place = getattr(ask.choice, "first_legal", lambda: None)()
    if place is None:
        raise Unlike(f"{ask.kind} has no first answer; give one")
    return place
