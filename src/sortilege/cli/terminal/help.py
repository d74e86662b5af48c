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
    yield from (Text(f"   {line}") for line in said.splitlines())
    yield Text(say("help-commands"), style="bold")
    yield from (Text(f"   {line}") for line in say("help-table").splitlines())
