"""`sortilege roster show`: a list as a table."""

from typing import TYPE_CHECKING

import click

from sortilege.cli.example import WithExample
from sortilege.cli.roster.lists import pack_of, printable, sheet, speaker_of, title

if TYPE_CHECKING:
    from rich.table import Table

    from sortilege.content.any_pack import AnyPack
    from sortilege.content.army import ArmyCard
    from sortilege.content.pack import Pack
    from sortilege.messages import Speaker
    from sortilege.rosters.roster import Roster


@click.command("show", cls=WithExample, example="sortilege roster show bell_watch")
@click.argument("source", metavar="LIST")
def show_roster(source: str) -> None:
    """Show a list as a table: its cards, what was bought with each, and what they cost."""
    from sortilege.cli.terminal.paper import Paper

    found = sheet(source)
    pack = pack_of(found)
    speaker, paper = speaker_of(pack), Paper()
    paper.say(title(found.roster, pack, speaker), style="bold")
    if found.roster.guildhall:
        cards = ", ".join(speaker.spell(card) for card in found.roster.guildhall)
        paper.say(printable(speaker.texts.say("list-guildhall", cards=cards)))
    paper.show(table(found.roster, pack, speaker))


def table(roster: "Roster", pack: "AnyPack", speaker: "Speaker") -> "Table":
    """The cards of a list, the substitutes last."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from sortilege.content.pack import Pack
    from sortilege.rosters.entries import named

    say = speaker.texts.say
    prices = isinstance(pack, Pack)
    grid = Table(box=SIMPLE_HEAD, show_edge=False)
    for column in ("number", "model", "bought", *(("each", "cost") if prices else ())):
        grid.add_column(say(f"list-column-{column}"), justify="left" if column in ("model", "bought") else "right")
    for (part, place), card in named(roster):
        mark = f"{int(place) + 1}" if part == "cards" else f"({int(place) + 1})"
        name = printable(f"{card.count}x {speaker.model(card.model)}")
        grid.add_row(mark, name, bought(card, speaker), *(_prices(card, pack) if isinstance(pack, Pack) else ()))
    return grid


def _prices(card: "ArmyCard", pack: "Pack") -> tuple[str, str]:
    from sortilege.content.pack import cost_of

    if card.model not in pack.models:
        return "", ""
    each = cost_of(pack, card)
    return str(each), str(each * card.count)


def bought(card: "ArmyCard", speaker: "Speaker") -> str:
    """What was bought with a card, in words."""
    say = speaker.texts.say
    parts = [say("list-incarnation")] if card.incarnation else []
    parts += [speaker.gem(element) for element in card.elements]
    parts += [say("list-moon", rolls=", ".join(map(str, card.moon)))] if card.moon else []
    parts += [speaker.spell(each) for each in (*card.spells, *filter(None, (card.moon_spell,)), *card.artifacts)]
    return printable(", ".join(parts))
