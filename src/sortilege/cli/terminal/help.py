"""What `?` shows."""

from collections.abc import Iterator

from rich.text import Text

from sortilege.kernel import Allotment, Ask, Number, One
from sortilege.messages import Speaker
from sortilege.table.placement import Placement


def help_lines(ask: Ask, speaker: Speaker, enemy: str, wall: str) -> Iterator[Text]:
    """How this question can be answered, and what can be typed at any time."""
    say = speaker.texts.say
    yield Text(say("help-answers"), style="bold")
    match ask.choice:
        case One():
            said = say("help-options")
        case Allotment():
            said = say("help-gems")
        case Number():
            said = say("help-number")
        case Placement():
            said = say("help-place", enemy=enemy, wall=wall)
        case _:
            said = say("help-dice")
    yield from _in_columns(said)
    yield Text(say("help-commands"), style="bold")
    yield from _in_columns(say("help-table"))


def _in_columns(said: str) -> Iterator[Text]:
    """What can be typed, and beside it, below one another, what that does."""
    rows = [line.partition("  ") for line in said.splitlines()]
    width = max((len(typed) for typed, _, does in rows if does), default=0)
    for typed, _, does in rows:
        yield Text(f"   {typed:<{width}}   {does.strip()}" if does else f"   {typed}")
