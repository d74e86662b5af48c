"""The steps of a script: the question, the refusal, the answer, the dice, and what came of them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sortilege.cases.case import Look, Paths, Pattern, Step
from sortilege.cases.matching import Nowhere, at_path, first_missing, fits, name_of, plain, same
from sortilege.cases.outcome import Unlike
from sortilege.cases.playing import Play
from sortilege.cases.situations.misstated import perhaps
from sortilege.kernel import CHANCE, Ask, Event, Refusal


def take_step(play: Play, step: Step, following: Step | None) -> None:
    """One step, its parts in the order of the form."""
    play.dice = list(step.dice)
    play.listen()
    play.go_on(step.ask, step.until)
    if _speaks_of_a_question(step):
        ask = _question(play, step)
        _check_question(play, step, ask)
        _check_offers(play, step, ask)
        if step.refused is not msgspec.UNSET:
            _check_refusal(play, step, ask)
        if step.answer is not msgspec.UNSET:
            play.give(step.answer, ask.seat)
    play.go_on(following.ask or following.until if following else "")
    _check_dice(play)
    _check_events(play, step)
    check_state(play.game.state, step.expect, step.absent)
    for place, look in enumerate(step.views):
        _check_view(play, look, ("views", place))


def _speaks_of_a_question(step: Step) -> bool:
    said = step.ask or step.rule or step.about or step.offered or step.not_offered or step.seat is not None
    given = any(answer is not msgspec.UNSET for answer in (step.answer, step.refused))
    return bool(said) or given or step.legal is not None


def _question(play: Play, step: Step) -> Ask:
    """The question that a step is about."""
    ask = play.game.ask
    if ask is None:
        raise Unlike("the game is over: nobody is asked anything")
    if step.seat is not None:
        ask = play.game.open_ask(step.seat) or ask
    if ask.seat == CHANCE:
        raise Unlike(f"dice are wanting: {ask.kind}", "dice", expected=plain(ask.choice), actual=list(step.dice))
    return ask


def _check_question(play: Play, step: Step, ask: Ask) -> None:
    for key, wanted, found in (("ask", step.ask, ask.kind), ("rule", step.rule, ask.rule)):
        if wanted and wanted != found:
            raise Unlike(
                f"another {'question' if key == 'ask' else 'rule'}", key, expected=wanted, actual=_of(play, ask)
            )
    if step.seat is not None and step.seat != ask.seat:
        raise Unlike("another seat is asked", "seat", expected=step.seat, actual=_of(play, ask))
    for name, wanted in step.about.items():
        if name not in ask.about or not same(wanted, ask.about[name]):
            raise Unlike(f"the question is not about this {name}", "about", expected=wanted, actual=plain(ask.about))


def _of(play: Play, ask: Ask) -> Any:
    return {**play.question(ask.seat), "rule": ask.rule}


def _check_offers(play: Play, step: Step, ask: Ask) -> None:
    for place, answer in enumerate(step.offered):
        if refusal := play.game.refusal(answer, ask.seat):
            what = f"this is not offered ({refusal})"
            raise Unlike(what, "offered", place, expected=answer, actual=_of(play, ask))
    for place, answer in enumerate(step.not_offered):
        if play.game.refusal(answer, ask.seat) is None:
            raise Unlike("this is offered", "not_offered", place, expected=None, actual=answer)
    if step.legal is not None:
        answers = ask.choice.answers()
        if answers is None:
            raise Unlike("the legal answers of this question cannot be listed", "legal")
        found = [plain(answer) for answer in answers]
        wanted = list(step.legal)
        if len(found) != len(wanted) or not all(any(same(one, other) for other in found) for one in wanted):
            raise Unlike("other answers are legal", "legal", expected=wanted, actual=found)


def _check_refusal(play: Play, step: Step, ask: Ask) -> None:
    """The answer is refused as the case says, and nothing has changed."""
    before = play.game.digest(), play.game.number
    try:
        play.game.answer(step.refused, ask.seat)
    except Refusal as refusal:
        _check_reason(step, refusal)
    else:
        raise Unlike("this answer is not refused", "refused", expected=step.by, actual=step.refused)
    if (play.game.digest(), play.game.number) != before:
        raise Unlike("the refusal changed the state", "refused")


def _check_reason(step: Step, refusal: Refusal) -> None:
    found = {"by": refusal.code, "under": refusal.rule, "facts": plain(refusal.facts)}
    if step.by != refusal.code:
        raise Unlike("it is refused otherwise", "by", expected=step.by, actual=found)
    if step.under and step.under != refusal.rule:
        raise Unlike("it is refused under another rule", "under", expected=step.under, actual=found)
    for name, wanted in step.facts.items():
        if name not in refusal.facts or not same(wanted, refusal.facts[name]):
            raise Unlike(f"the refusal says another {name}", "facts", expected=wanted, actual=found)


def _check_dice(play: Play) -> None:
    if play.dice:
        what = "dice are left over; the question that follows shows where they were not needed"
        raise Unlike(what, "dice", expected=[], actual={"dice": play.dice, "question": play.question()})


def _check_events(play: Play, step: Step) -> None:
    told = play.told()
    _check_told(told, step.events, ("events",))
    _check_not_told(told, step.not_events, ("not_events",))


def _check_told(told: Sequence[Event], patterns: Sequence[Pattern], way: tuple[str | int, ...]) -> None:
    place = first_missing(patterns, told)
    if place is None:
        return
    wanted = patterns[place]
    like = [plain(event) for event in told if name_of(event) == wanted["event"]]
    found = like or [name_of(event) for event in told]
    raise Unlike("this is not told, or not in this order", *way, place, expected=wanted, actual=found)


def _check_not_told(told: Sequence[Event], patterns: Sequence[Pattern], way: tuple[str | int, ...]) -> None:
    for place, pattern in enumerate(patterns):
        for event in told:
            if fits(pattern, event):
                raise Unlike("this is told", *way, place, actual=plain(event))


def check_state(root: object, expect: Paths, absent: Sequence[str], way: tuple[str | int, ...] = ()) -> None:
    """Each path leads to what it should, or nowhere."""
    for path, wanted in expect.items():
        found = _found(root, path, (*way, "expect", path))
        if not same(wanted, found):
            raise Unlike(path, *way, "expect", path, expected=wanted, actual=_writable(found))
    for place, path in enumerate(absent):
        try:
            found = at_path(root, path)
        except Nowhere as nowhere:
            if isinstance(_reached(root, nowhere), msgspec.Struct):
                raise _no_such_path(path, nowhere, (*way, "absent", place)) from None
        else:
            raise Unlike(f"{path} is there", *way, "absent", place, actual=_writable(found))


def _found(root: object, path: str, way: tuple[str | int, ...]) -> Any:
    try:
        return at_path(root, path)
    except Nowhere as nowhere:
        raise _no_such_path(path, nowhere, way) from None


def _reached(root: object, nowhere: Nowhere) -> Any:
    return at_path(root, nowhere.reached) if nowhere.reached else root


def _no_such_path(path: str, nowhere: Nowhere, way: tuple[str | int, ...]) -> Unlike:
    name = path.removeprefix(nowhere.reached).lstrip(".").split(".")[0]
    where = f"{nowhere.reached} has" if nowhere.reached else "there is"
    return Unlike(f"{where} no {name!r}; {perhaps(name, nowhere.names)}", *way)


def _writable(value: Any) -> Any:
    return "hidden" if value is msgspec.UNSET else plain(value)


def _check_view(play: Play, look: Look, way: tuple[str | int, ...]) -> None:
    view = play.game.view(look.seat)
    check_state(view, look.expect, (), way)
    for place, path in enumerate(look.hidden):
        found = _found(view, path, (*way, "hidden", place))
        if found is not msgspec.UNSET:
            raise Unlike(f"seat {look.seat} sees {path}", *way, "hidden", place, actual=_writable(found))
    told = play.told(look.seat)
    _check_told(told, look.hears, (*way, "hears"))
    _check_not_told(told, look.not_hears, (*way, "not_hears"))
