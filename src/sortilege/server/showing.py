"""What one seat has been shown of a game, and what is sent to it when there is more to show."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Seat, Seen, State, View
from sortilege.messages import Speaker
from sortilege.server import wire
from sortilege.server.describing import patch, plain, question, sentence, waiting
from sortilege.server.kept_game import KeptGame

MOST_TOLD: Final = 400
"""Of a long story so much is sent at once; the rest can be fetched."""


class Shown(msgspec.Struct, frozen=True):
    """A game as a seat was shown it last."""

    heard: int
    """how much it had heard"""
    asked: int
    """the number of its question"""
    view: View


def look(kept: KeptGame, seat: Seat) -> Shown | None:
    """What a seat may be shown now: nothing new while another is asked in hiding, as that would betray it."""
    if any(ask.seat != seat and ask.seen is Seen.HIDDEN for ask in kept.game.asks):
        return None
    return Shown(len(kept.heard[seat]), kept.ask_number(seat), kept.game.view(seat))


def update(kept: KeptGame, was: Shown | None, now: Shown, since: int, speaker: Speaker) -> wire.Update:
    """What to send to who was shown `was`, or needs the whole state, and has heard so much."""
    view = now.view
    first = max(since if 0 <= since <= now.heard else 0, now.heard - MOST_TOLD)
    heard = kept.heard[view.seat]
    return wire.Update(
        now.heard,
        tuple(sentence(number, heard[number], speaker) for number in range(first, now.heard)),
        was is None,
        plain(view.state) if was is None else changes(was.view.state, view.state),
        _question(view.ask, now.asked, speaker),
        waiting(view, speaker),
        view.over,
    )


def _question(ask: Ask | None, number: int, speaker: Speaker) -> wire.Question | None:
    return question(ask, number, speaker) if ask is not None else None


def changes(was: State, now: State) -> dict[str, Any]:
    """What turns one state into the other, as `patch`: rows that are still the same are not looked into."""
    before: dict[str, Any] = {}
    after: dict[str, Any] = {}
    for name in now.__struct_fields__:
        one, other = getattr(was, name), getattr(now, name)
        if type(one) is dict and type(other) is dict:
            before[name] = {key: row for key, row in one.items() if other.get(key) is not row}
            after[name] = {key: row for key, row in other.items() if one.get(key) is not row}
        elif one is not other:
            before[name], after[name] = one, other
    return patch(plain(before), plain(after))
