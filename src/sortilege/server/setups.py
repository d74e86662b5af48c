"""What can be played at a table, and the set-up of a game that was chosen."""

from typing import Any

from sortilege import rulebook
from sortilege.bots.player import BEST
from sortilege.content.shipped import SHIPPED, shipped
from sortilege.kernel.words import said
from sortilege.messages import Speaker
from sortilege.rosters.checking import faults
from sortilege.rosters.packs import packs_of
from sortilege.rosters.sides import Side, has_rosters, meet, side, side_of_roster
from sortilege.rosters.sources import sheet_of_text
from sortilege.rules import ruleset
from sortilege.server import wire


def setup_of(new: wire.NewTable) -> dict[str, Any]:
    """The set-up of a new table; a ValueError says what is wrong with it."""
    here = shipped(new.ruleset)
    known = list(here.sides())
    if not any(side.roster for side in new.sides) and not new.table:
        ready = [side.ready or usual for side, usual in zip(new.sides, known, strict=False)]
        for side in ready:
            if side not in known:
                raise ValueError(f"{side!r} is none of the {here.called}; there are {', '.join(known)}")
        return here.setup(*ready, choose=True)
    first, second = (
        _side_of(new.ruleset, side, usual, number)
        for number, (side, usual) in enumerate(zip(new.sides, known, strict=False), 1)
    )
    return meet(new.ruleset, first, second, new.table)


def _side_of(name: str, chosen: wire.Side, usual: str, number: int) -> Side:
    """A ready side, or the list that somebody sent, if it breaks no rule."""
    if not chosen.roster:
        return side(name, chosen.ready or usual)
    sheet = sheet_of_text(f"list {number}", chosen.roster, None)
    if sheet.roster.ruleset != name:
        raise ValueError(f"list {number} is of {sheet.roster.ruleset}, not of {name}")
    try:
        pack = packs_of(sheet.roster)
    except LookupError as error:
        raise ValueError(str(error)) from None
    speaker = Speaker()
    if found := faults(sheet.roster, pack):
        told = "; ".join(f"{speaker.finding(fault.code, fault.facts)} [{fault.rule}]" for fault in found)
        raise ValueError(f"list {number}: {told}")
    return side_of_roster(sheet.roster, pack, f"{sheet.roster.name} {number}")


def start_info(speaker: Speaker) -> wire.StartInfo:
    """Every rule system with its ready sides and its options."""
    return wire.StartInfo(tuple(_game(name, speaker) for name in SHIPPED))


def _game(name: str, speaker: Speaker) -> wire.GameInfo:
    say = speaker.texts.say
    sides = tuple(_side(id_, side, speaker.locale) for id_, side in shipped(name).sides().items())
    options = tuple(wire.OptionInfo(option, values, _told(option)) for option, values in ruleset(name).options.items())
    return wire.GameInfo(
        name, say(f"game-title-{name}"), say(f"game-about-{name}"), sides, has_rosters(name), options, BEST
    )


def _side(id_: str, side: Any, locale: str) -> wire.SideInfo:
    """A ready side: an army, a band, or a model that fights alone."""
    named = side.name if hasattr(side, "name") else side.card.name
    return wire.SideInfo(id_, said(named, locale), int(getattr(side, "points", 0)))


def _told(option: str) -> str:
    """What an option changes, from the registry of options."""
    return rulebook.find(option).text.rpartition("what it changes: ")[2]
