"""What the commands of `sortilege roster` share: which list is meant, what it is called, where one is written."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sortilege.cli.example import UserFault

if TYPE_CHECKING:
    from sortilege.content.any_pack import AnyPack
    from sortilege.messages import Names, Speaker
    from sortilege.rosters.roster import Roster
    from sortilege.rosters.sources import Sheet

STDIN = "-"


def sheet(source: str) -> "Sheet":
    """The list that is meant, or why there is none."""
    from sortilege.rosters.sources import SourceError, sheet_of, sheet_of_text

    try:
        return sheet_of_text("what came in", sys.stdin.read(), Path()) if source == STDIN else sheet_of(source)
    except SourceError as error:
        raise UserFault(str(error)) from None


def pack_of(sheet: "Sheet") -> "AnyPack":
    """The cards that a list may name, or what is missing."""
    from sortilege.rosters.packs import packs_of

    try:
        return packs_of(sheet.roster, sheet.folder)
    except LookupError as error:
        raise UserFault(f"{sheet.name}: {error.args[0]}") from None


def speaker_of(pack: "AnyPack") -> "Speaker":
    """Who calls the cards of a pack by their names."""
    from sortilege.messages import Speaker

    return Speaker("en", names_of(pack))


def names_of(pack: "AnyPack") -> "Names":
    from sortilege.kernel.words import said
    from sortilege.messages import Names

    models = {each: said(model.card.name) for each, model in pack.models.items()}
    cards: dict[str, Any] = {**pack.spells, **getattr(pack, "artifacts", {})}
    return Names(models, models, {each: dict(card.name) for each, card in cards.items()})


def printable(text: str) -> str:
    """What a list says, of whomever it came, without what would steer a terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def title(roster: "Roster", pack: "AnyPack", speaker: "Speaker") -> str:
    """A list in one line: its name, its people, and what it costs."""
    from sortilege.content.pack import Pack
    from sortilege.rosters.entries import points_of

    name = printable(roster.name) or speaker.texts.say("list-untitled")
    if not isinstance(pack, Pack):
        return name
    people = printable(speaker.word(roster.people or "none", of="people"))
    return speaker.texts.say(
        "list-title", name=name, people=people, spent=points_of(roster, pack), points=roster.points
    )


def write(text: str, out: Path | None, *, force: bool = False) -> None:
    """A list into a file, or onto the screen."""
    if out is None:
        click.echo(text, nl=False)
        return
    if out.exists() and not force:
        raise UserFault(f"{out} is there already. Name another file, or take --force.")
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserFault(f"{out}: {error.strerror or error}.") from None
    click.echo(str(out))
