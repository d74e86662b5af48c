"""Why a step of a game went as it did: what was asked, each number with its reasons, and why an answer is refused."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from sortilege import rulebook
from sortilege.cli.terminal.markdown import shortened
from sortilege.kernel import Allotment, Ask, Game, Number, One, Refusal
from sortilege.messages import Speaker
from sortilege.table.placement import Placement

LONGEST_RULE = 220
MOST_ANSWERS = 40


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that counted, where it comes from, and its rule."""

    amount: float
    source: str
    rule: str
    says: str = ""
    """the rule in its own words"""


class Explained(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, and why."""

    sentence: str
    rule: str
    says: str = ""
    parts: tuple[Reason, ...] = ()
    dice: tuple[int, ...] = ()
    total: float | None = None
    against: tuple[Reason, ...] = ()
    """what it had to reach, and what that is made of"""
    difficulty: float | None = None


class Refused(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer that is not taken, why, and what would be."""

    sentence: str
    code: str
    rule: str
    says: str
    legal: tuple[str, ...]


class Explanation(msgspec.Struct, frozen=True, omit_defaults=True):
    step: int
    asked: str = ""
    asked_by: str = ""
    """the rule that asks"""
    says: str = ""
    answer: str = ""
    events: tuple[Explained, ...] = ()
    refused: Refused | None = None
    legal: bool | None = None
    """whether the answer that was tried would be taken"""


def explain_step(
    step: int, before: Game[Any] | None, line: Any, events: Sequence[Any], speaker: Speaker
) -> Explanation:
    """A step of a record, with the game as it stood before it."""
    ask = before.open_ask(line.seat) if before is not None and line.seat is not None else None
    told = tuple(_explained(event, speaker) for event in events)
    if ask is None:
        return Explanation(step, events=told)
    return Explanation(step, speaker.ask(ask), ask.rule, says(ask.rule), answer_said(ask, line.answer, speaker), told)


def explain_answer(step: int, game: Game[Any], answer: Any, seat: int, speaker: Speaker) -> Explanation:
    """What would come of another answer to the question that a step answered."""
    ask = game.open_ask(seat)
    refusal = game.refusal(answer, seat)
    refused = None if refusal is None else _refused(refusal, ask, speaker)
    asked = (speaker.ask(ask), ask.rule, says(ask.rule)) if ask is not None else ("", "", "")
    return Explanation(step, *asked, refused=refused, legal=refusal is None)


def says(rule: str) -> str:
    """A rule in its own words, shortened; nothing where no specification has it."""
    return shortened(rulebook.find(rule).text, LONGEST_RULE) if rule and rulebook.known(rule) else ""


HUNDREDTHS = 100
"""In these a Prowess check is counted."""


def _explained(event: Mapping[str, Any], speaker: Speaker) -> Explained:
    rule = str(event.get("rule", ""))
    pips = HUNDREDTHS if event.get("test") == "prowess" else 1
    total = event.get("total", event.get("result")) if "parts" in event else None
    difficulty = event.get("difficulty", event.get("needed")) if "parts" in event else None
    return Explained(
        speaker.event(event),
        rule,
        says(rule),
        tuple(_reasons(event.get("parts"), speaker, pips)),
        _dice(event),
        None if total is None else _pips(total, pips),
        tuple(_reasons(event.get("difficulty_parts", event.get("needed_parts")), speaker, pips)),
        None if difficulty is None else _pips(difficulty, pips),
    )


def _pips(number: int, pips: int) -> float:
    """A number as players count it."""
    return number / pips if number % pips else number // pips


def _dice(event: Mapping[str, Any]) -> tuple[int, ...]:
    """What the dice that count show."""
    counted = event.get("counted", [event["score"]] if event.get("score") else ())
    return tuple(counted or ())


def _reasons(parts: Any, speaker: Speaker, pips: int) -> Iterator[Reason]:
    for amount, source, rule in parts or ():
        yield Reason(_pips(amount, pips), speaker.source(source), rule, says(rule))


def _refused(refusal: Refusal, ask: Ask | None, speaker: Speaker) -> Refused:
    legal = tuple(legal_answers(ask, speaker)) if ask is not None else ()
    return Refused(speaker.refusal(refusal), refusal.code, refusal.rule, says(refusal.rule), legal)


def answer_said(ask: Ask, answer: Any, speaker: Speaker) -> str:
    """An answer in words."""
    if isinstance(ask.choice, One):
        return speaker.option(ask, tuple(answer) if isinstance(answer, list) else answer)
    return msgspec.json.encode(answer).decode()


def legal_answers(ask: Ask, speaker: Speaker) -> Iterator[str]:
    """What would have been taken."""
    say = speaker.texts.say
    match ask.choice:
        case One(options):
            yield from (speaker.option(ask, option) for option in options[:MOST_ANSWERS])
        case Number(least, most):
            yield say("explain-number", least=least, most=most)
        case Allotment(bounds, least, most):
            for bound in bounds:
                yield say("explain-bound", name=speaker.share(bound.name), most=bound.most)
            yield say("explain-sum", least=least, most=most)
        case Placement(allowance=allowance):
            yield say("explain-place") if allowance is None else say("explain-way", allowance=round(allowance))
        case other:
            yield msgspec.json.encode(other).decode()
