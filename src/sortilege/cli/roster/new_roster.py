"""`sortilege roster new`: a list built by options, or step by step at the keyboard."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sortilege.cli.example import UserFault, WithExample
from sortilege.cli.options import named_options
from sortilege.cli.roster.lists import pack_of, sheet, write

if TYPE_CHECKING:
    from sortilege.content.any_pack import AnyPack
    from sortilege.rosters.roster import Roster

SHORT = re.compile(r"([^:+]+):(\d+)(.*)")
"""lancer:3, for 3x lancer"""


@click.command(
    "new", cls=WithExample, example='sortilege roster new --people alahan --add lancer:3 --add "maelys + noonbeam"'
)
@click.option("--name", metavar="TEXT", help="What the list is called.")
@click.option("--people", metavar="ID", help="Whose army it is, such as alahan.")
@click.option("--points", type=click.IntRange(0, 100_000), help="The agreed value; 200 by default.")
@click.option("--ruleset", type=click.Choice(["confrontation", "arcane"]), help="The rule system.")
@click.option("--pack", "packs", multiple=True, metavar="NAME|FILE", help="Whose cards it names; may be repeated.")
@click.option("--guildhall", metavar="A,B…", help="The Guildhall cards of a band of The Arcane.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the rules.")
@click.option("--from", "source", metavar="LIST", help="Begin with another list, such as a ready army.")
@click.option("--add", "cards", multiple=True, metavar="CARD", help='A card: lancer:3, "2x archer", "maelys + pall".')
@click.option("-o", "--out", type=click.Path(dir_okay=False, path_type=Path), help="Where it is written.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def new_roster(source: str | None, cards: tuple[str, ...], out: Path | None, force: bool, **given: Any) -> None:
    """Build a list.

    In a terminal, without --add and --from, it asks step by step, and shows what may still be bought. With them it
    writes the list at once, faults or not; `check` says what is wrong with it.
    """
    from sortilege.rosters.file import written

    roster, folder = _begun(source, given)
    if not (source or cards) and sys.stdin.isatty():
        from sortilege.cli.roster.building import build

        built = build(roster, given)
        if built is None:
            return
        roster, out = built[0], out or built[1]
    else:
        roster = with_cards(roster, cards, folder)
    write(written(roster), out, force=force)


def _begun(source: str | None, given: dict[str, Any]) -> "tuple[Roster, Path | None]":
    """The list from which it goes on, with what the options say."""
    import msgspec

    from sortilege.rosters.building import new_roster as begin
    from sortilege.rosters.roster import Roster

    found = sheet(source) if source else None
    roster = found.roster if found else begin("")
    said = {name: given[name] for name in ("name", "people", "points", "ruleset") if given[name] is not None}
    said |= {"packs": given["packs"]} if given["packs"] else {}
    said |= {"guildhall": [card.strip() for card in given["guildhall"].split(",")]} if given["guildhall"] else {}
    said |= {"options": roster.options | named_options(given["options"])}
    try:
        changed = msgspec.convert(msgspec.to_builtins(roster) | said, Roster)
    except msgspec.ValidationError as error:
        raise UserFault(str(error)) from None
    _refuse_options(changed)
    return changed, found.folder if found else Path()


def _refuse_options(roster: "Roster") -> None:
    from sortilege.rosters.options import fault_of_options

    if fault := fault_of_options(roster):
        raise UserFault(f"{fault[1]}.")


def with_cards(roster: "Roster", cards: tuple[str, ...], folder: Path | None) -> "Roster":
    """A list with more cards, as they were typed."""
    import msgspec

    from sortilege.rosters.sources import Sheet

    pack = pack_of(Sheet("the list", roster, folder))
    return msgspec.structs.replace(roster, cards=(*roster.cards, *(typed_card(card, pack) for card in cards)))


def typed_card(card: str, pack: "AnyPack") -> Any:
    from sortilege.rosters.typed import card_of_text

    if short := SHORT.fullmatch(card):
        card = f"{short[2]}x {short[1]}{short[3]}"
    try:
        return card_of_text(card, pack)
    except ValueError as error:
        raise UserFault(f"{card}: {error}.") from None
