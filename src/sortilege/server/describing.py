"""A game as one viewer sees it, put into messages: what he hears, what he is asked, whom he waits for."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Event, One, Refusal, Several, View
from sortilege.messages import Speaker
from sortilege.server import wire

NOT_SENT: Final = ("battlefield",)
"""What a choice of a place holds that the state says already."""


def plain(value: object) -> Any:
    """A value as JSON has it, in an order that is always the same."""
    return msgspec.to_builtins(value, str_keys=True, order="deterministic")


def plain_choice(ask: Ask) -> dict[str, Any]:
    fields = {name: getattr(ask.choice, name) for name in ask.choice.__struct_fields__ if name not in NOT_SENT}
    return {"choice": ask.choice.__struct_config__.tag, **plain(fields)}


def question(ask: Ask, number: int, speaker: Speaker) -> wire.Question:
    options: Iterable[Any] = ask.choice.options if isinstance(ask.choice, One | Several) else ()
    return wire.Question(
        number,
        ask.seat,
        ask.kind,
        ask.rule,
        speaker.ask(ask),
        speaker.hint(ask),
        plain(ask.about),
        plain_choice(ask),
        tuple(wire.OptionText(plain(option), speaker.option(ask, option)) for option in options),
    )


def waiting(view: View, speaker: Speaker) -> tuple[wire.WaitingFor, ...]:
    return tuple(
        wire.WaitingFor(one.seat, one.kind, speaker.ask(one) if isinstance(one, Ask) else "") for one in view.waiting
    )


def sentence(number: int, event: Event, speaker: Speaker) -> wire.Sentence:
    return wire.Sentence(number, plain(event), speaker.event(event))


def refused(refusal: Refusal, speaker: Speaker) -> wire.Refused:
    return wire.Refused(refusal.code, refusal.rule, speaker.refusal(refusal), plain(refusal.facts))


def patch(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What turns one into the other, as a JSON merge patch (RFC 7396): null is what is no longer there."""
    changes: dict[str, Any] = {name: None for name in before if name not in after}
    for name, now in after.items():
        was = before.get(name)
        if type(now) is dict and type(was) is dict:
            if deeper := patch(was, now):
                changes[name] = deeper
        elif now != was:
            changes[name] = now
    return changes
