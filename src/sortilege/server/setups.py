"""What can be played at a table, and the set-up of a game that was chosen."""

from typing import Any

from sortilege import rulebook
from sortilege.bots.player import BEST
from sortilege.content.shipped import SHIPPED, shipped
from sortilege.kernel.words import said
from sortilege.messages import Speaker
from sortilege.rules import ruleset
from sortilege.server import wire


def setup_of(new: wire.NewTable) -> dict[str, Any]:
    """The set-up of a new table; a ValueError says what is wrong with it."""
    here = shipped(new.ruleset)
    known = list(here.sides())
    sides = [side.ready or ready for side, ready in zip(new.sides, known, strict=False)]
    for side in sides:
        if side not in known:
            raise ValueError(f"{side!r} is none of the {here.called}; there are {', '.join(known)}")
    return here.setup(*sides, choose=True)


def start_info(speaker: Speaker) -> wire.StartInfo:
    """Every rule system with its ready sides and its options."""
    return wire.StartInfo(tuple(_game(name, speaker) for name in SHIPPED))


def _game(name: str, speaker: Speaker) -> wire.GameInfo:
    say = speaker.texts.say
    sides = tuple(_side(id_, side, speaker.locale) for id_, side in shipped(name).sides().items())
    options = tuple(wire.OptionInfo(option, values, _told(option)) for option, values in ruleset(name).options.items())
    return wire.GameInfo(name, say(f"game-title-{name}"), say(f"game-about-{name}"), sides, options, BEST)


def _side(id_: str, side: Any, locale: str) -> wire.SideInfo:
    """A ready side: an army, a band, or a model that fights alone."""
    named = side.name if hasattr(side, "name") else side.card.name
    return wire.SideInfo(id_, said(named, locale), int(getattr(side, "points", 0)))


def _told(option: str) -> str:
    """What an option changes, from the registry of options."""
    return rulebook.find(option).text.rpartition("what it changes: ")[2]
