"""A game as one viewer sees it, put into messages: what he hears, what he is asked, whom he waits for."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from sortilege.kernel import Allotment, Ask, Event, Number, One, Refusal, Several, View
from sortilege.messages import Speaker
from sortilege.server import wire
from sortilege.table.placement import Placement

NOT_SENT: Final = ("battlefield",)
"""What a choice of a place holds that the state says already."""

KINDS: Final = (One, Several, Number, Allotment, Placement)


def plain(value: object) -> Any:
    """A value as JSON has it, in an order that is always the same."""
    return msgspec.to_builtins(value, str_keys=True, order="deterministic")


def plain_choice(ask: Ask) -> dict[str, Any]:
    """A choice as a browser needs it: a kind of a rule's own, such as a deployment, is what it is a kind of."""
    kind = next((known for known in KINDS if isinstance(ask.choice, known)), type(ask.choice))
    fields = {name: getattr(ask.choice, name) for name in kind.__struct_fields__ if name not in NOT_SENT}
    return {"choice": kind.__struct_config__.tag, **plain(fields)}


def names(setup: Mapping[str, Any], state: Any, ruleset: str, speaker: Speaker) -> wire.Names:
    """What the models of a game are called, with their cards."""
    cards = {id_: _whole(model.card) for id_, model in state.models.items()}
    return wire.Names(
        speaker.names.unit,
        {id_: speaker.full_name(id_) for id_ in cards},
        cards,
        {id_: speaker.texts.say(f"line-{ruleset}", **_shown(card)) for id_, card in cards.items()},
        {str(model["id"]): int(model["seat"]) for model in setup.get("models", ())},
    )


def _whole(card: Any) -> dict[str, Any]:
    """A card with every characteristic, those that are as usual too."""
    return {name: plain(getattr(card, name)) for name in card.__struct_fields__}


def _shown(card: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value if isinstance(value, int | float) else "–" for name, value in card.items()}


def question(ask: Ask, number: int, speaker: Speaker) -> wire.Question:
    return wire.Question(
        number,
        ask.seat,
        ask.kind,
        ask.rule,
        speaker.ask(ask),
        speaker.hint(ask),
        plain(ask.about),
        plain_choice(ask),
        tuple(_options(ask, speaker)),
    )


def _options(ask: Ask, speaker: Speaker) -> Iterable[wire.OptionText]:
    """What can be chosen, or shared out, in words."""
    match ask.choice:
        case One(options) | Several(options):
            return (wire.OptionText(plain(option), speaker.option(ask, option)) for option in options)
        case Allotment(bounds):
            return (wire.OptionText(bound.name, speaker.share(bound.name)) for bound in bounds)
    return ()


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
        if now == was:
            continue
        if type(now) is dict and type(was) is dict:
            changes[name] = patch(was, now)
        else:
            changes[name] = now
    return changes
