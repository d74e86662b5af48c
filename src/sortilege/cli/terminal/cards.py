"""Spell cards in a line or two."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from sortilege.cli.terminal.paper import GEM_COLOURS
from sortilege.messages import Speaker
from sortilege.rules.magic.elements import KINDS
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import Magician


def cost(spell: Spell, speaker: Speaker) -> Text:
    """The symbols of a card as coloured letters."""
    text = Text()
    for kind in KINDS:
        text.append(speaker.gem_letter(kind) * spell.gems.of(kind), style=f"bold {GEM_COLOURS[kind]}")
    return text


def difficulty(spell: Spell, speaker: Speaker) -> str:
    if isinstance(spell.difficulty, int):
        return str(spell.difficulty)
    return speaker.texts.say("card-free" if spell.difficulty == "free" else "card-computed")


def reach(spell: Spell, speaker: Speaker) -> str:
    if isinstance(spell.range, str):
        return speaker.texts.say(f"card-range-{spell.range}")
    return speaker.length(spell.reach)


def duration(spell: Spell, speaker: Speaker) -> str:
    if isinstance(spell.duration, int):
        return speaker.texts.say("card-turns", n=spell.duration)
    return speaker.texts.say(f"card-duration-{spell.duration}")


def card_line(spell: Spell, speaker: Speaker) -> Text:
    """What one must know to choose a spell: cost, difficulty, range."""
    text = cost(spell, speaker)
    text.append(speaker.texts.say("card-line", difficulty=difficulty(spell, speaker), range=reach(spell, speaker)))
    return text


def spell_table(magician: Magician, spells: dict[str, Spell], speaker: Speaker) -> Table:
    """All spells that are known of a Magician."""
    say = speaker.texts.say
    table = Table(title=say("spells-of", name=speaker.full_name(magician.id)), title_justify="left", pad_edge=False)
    table.box = None
    for head in ("spell", "cost", "difficulty", "range", "lasts", "uses"):
        table.add_column(say(f"column-{head}"), overflow="fold")
    for spell in spells.values():
        left = _uses(magician, spell, speaker)
        name = Text(speaker.spell(spell.id), style="bold")
        table.add_row(
            name,
            cost(spell, speaker),
            difficulty(spell, speaker),
            reach(spell, speaker),
            duration(spell, speaker),
            left,
        )
    return table


def spell_texts(spells: dict[str, Spell], speaker: Speaker) -> Iterator[Text]:
    """What each spell does, in the words of its card."""
    for spell in spells.values():
        line = Text(f"{speaker.spell(spell.id)}: ", style="bold")
        line.append(spell.text.get(speaker.locale) or spell.text.get("en", ""), style="not bold")
        yield line


def _uses(magician: Magician, spell: Spell, speaker: Speaker) -> str:
    if spell.frequency.turn:
        used, most, span = magician.uses_turn.get(spell.id, 0), spell.frequency.turn, "turn"
    else:
        used, most, span = magician.uses_game.get(spell.id, 0), spell.frequency.game, "game"
    return speaker.texts.say("card-uses", used=used, most=most, span=span)
