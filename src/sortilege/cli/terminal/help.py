"""What `?` shows."""

from collections.abc import Iterator
from random import Random

from rich.text import Text

from sortilege.cli.terminal.answers import of_gems
from sortilege.kernel import Allotment, Ask, Number, One, Several
from sortilege.messages import Speaker
from sortilege.rules.arcane.vision import DesignatedPoint
from sortilege.table.placement import Placement


def help_lines(ask: Ask, speaker: Speaker, enemy: str, wall: str) -> Iterator[Text]:
    """How this question can be answered, and what can be typed at any time."""
    say = speaker.texts.say
    yield Text(say("help-answers"), style="bold")
    match ask.choice:
        case One():
            said = say("help-options")
        case Allotment() if not of_gems(ask.choice):
            said = say("help-shares")
        case Allotment():
            said = say("help-gems")
        case Number():
            said = say("help-number")
        case Placement() as choice:
            way = way_of_placing(choice).replace("face", "place")
            said = say(f"help-{way}", enemy=enemy, wall=wall, place=an_example(choice))
        case Several():
            said = say("help-several")
        case DesignatedPoint():
            said = say("help-point", enemy=enemy)
        case _:
            said = say("help-dice")
    yield from _in_columns(said)
    yield Text(say("help-commands"), style="bold")
    yield from _in_columns(say("help-table", rule=ask.rule))


def way_of_placing(choice: Placement) -> str:
    """How a place is named: by a facing alone; with a facing; or, of round bases, without one."""
    if choice.allowance == 0:
        return "face"
    if not choice.start.is_round:
        return "place"
    if choice.mover not in choice.battlefield.bases:
        return "deploy"
    return "move" if choice.may_stay else "leave"


def an_example(choice: Placement) -> str:
    """A place that could be typed: where a round base stands, or some place where it may be put."""
    if not choice.start.is_round:
        return "30,20"
    stands = choice.battlefield.bases.get(choice.mover) if choice.may_stay else None
    placed = stands or choice.sample(Random(1))
    return f"{placed.x / 100:g},{placed.y / 100:g}"


def _in_columns(said: str) -> Iterator[Text]:
    """What can be typed, and beside it, below one another, what that does."""
    rows = [line.partition("  ") for line in said.splitlines()]
    width = max((len(typed) for typed, _, does in rows if does), default=0)
    for typed, _, does in rows:
        yield Text(f"   {typed:<{width}}   {does.strip()}" if does else f"   {typed}")
