"""`sortilege content show`"""

import click
import msgspec

from sortilege.cli.example import UserFault, WithExample


@click.command(cls=WithExample, example="sortilege content show ember_lash --pack duel")
@click.argument("card")
@click.option("--pack", "packs", multiple=True, metavar="PACK", help="Where to look; otherwise in what is shipped.")
@click.option("--json", "as_json", is_flag=True, help="Write what the card says as JSON.")
def show_content(card: str, packs: tuple[str, ...], as_json: bool) -> None:
    """Show a card, with its rules in words that are made from what it says."""
    from difflib import get_close_matches

    from sortilege.cli.content.packs import cards_of, pack_called
    from sortilege.content.any_pack import shipped_names
    from sortilege.content.faults import FileError
    from sortilege.messages.texts import Texts
    from sortilege.rosters.printing import card_in_words

    known: list[str] = []
    try:
        for pack in map(pack_called, packs or shipped_names()):
            for cards in cards_of(pack).values():
                known += cards
                if card in cards:
                    click.echo(
                        msgspec.json.encode(cards[card]).decode()
                        if as_json
                        else "\n".join(card_in_words(pack, card, Texts()))
                    )
                    return
    except FileError as error:
        raise UserFault(str(error)) from None
    close = get_close_matches(card, known, 1)
    raise UserFault(f"No card has the id {card!r}" + (f"; did you mean {close[0]!r}?" if close else "."))
