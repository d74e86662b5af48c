"""Both sides at a glance: wounds, reserves, what lasts upon them."""

from collections.abc import Iterator
from typing import Any

from rich.panel import Panel
from rich.text import Text

from sortilege.cli.terminal.paper import GEM_COLOURS, SEAT_COLOURS
from sortilege.messages import Speaker
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.state import Model
from sortilege.rules.magic.elements import KINDS
from sortilege.rules.magic.state import Magician, MagicState

WOUND_COLOURS = {"none": "green", "stun": "yellow", "light": "yellow", "serious": "red", "critical": "bold red"}


def panels(state: MagicState, speaker: Speaker, width: int) -> list[Panel]:
    """One panel for every model."""
    return [_panel(state, model, speaker, width) for model in state.models.values()]


def _panel(state: MagicState, model: Model, speaker: Speaker, width: int) -> Panel:
    lines = list(_lines(state, model, speaker))
    style = SEAT_COLOURS[model.seat]
    return Panel(
        Text("\n").join(lines),
        title=Text(speaker.full_name(model.id), style=f"bold {style}"),
        title_align="left",
        border_style=style,
        width=width,
        padding=(0, 1),
    )


def _lines(state: MagicState, model: Model, speaker: Speaker) -> Iterator[Text]:
    yield Text(speaker.word(model.wound, of="wound"), style=WOUND_COLOURS.get(model.wound, ""))
    magician = state.magicians.get(model.id)
    if magician:
        yield reserve_line(magician, speaker, state)
        yield Text(_numbers(state, model, speaker))
        if doing := _doing(magician, model, speaker):
            yield Text(doing)
    for effect in state.lasting.values():
        if effect.bearer == model.id:
            yield Text(_lasting(effect, speaker), style="italic")


def reserve_line(magician: Magician, speaker: Speaker, state: MagicState) -> Text:
    """The reserve as coloured letters and as counts: LLLAA  3 Light, 2 Air."""
    text = Text()
    for kind in KINDS:
        count = magician.reserve.of(kind)
        text.append(speaker.gem_letter(kind) * count, style=f"bold {GEM_COLOURS[kind]}")
    held = {kind: magician.reserve.of(kind) for kind in KINDS}
    cap = max(0, 2 * characteristic(state, magician.id, "power"))
    said = speaker.gems(held) if magician.reserve.total else speaker.texts.say("no-gems")
    text.append("  " if magician.reserve.total else "")
    text.append(speaker.texts.say("reserve", gems=said, total=magician.reserve.total, cap=cap))
    return text


def _numbers(state: MagicState, model: Model, speaker: Speaker) -> str:
    names = ("power", "initiative", "resistance")
    facts: dict[str, Any] = {name: characteristic(state, model.id, name) for name in names}
    return speaker.texts.say("numbers", level=speaker.word(model.card.level, of="level"), **facts)


def _doing(magician: Magician, model: Model, speaker: Speaker) -> str:
    """What is true of him this turn."""
    say = speaker.texts.say
    found = []
    if magician.cast_speed != "normal":
        found.append(say("doing-speed", speed=speaker.word(magician.cast_speed, of="speed")))
    if model.ran:
        found.append(say("doing-ran"))
    if magician.trance:
        found.append(say("doing-trance"))
    if magician.tried:
        found.append(say("doing-tried", spells=", ".join(speaker.spell(spell) for spell in magician.tried)))
    return "; ".join(found)


def _lasting(effect: Any, speaker: Speaker) -> str:
    say = speaker.texts.say
    what = [
        say("lasting-modifier", characteristic=speaker.word(each.characteristic, of="characteristic"), by=each.amount)
        for each in effect.modifiers
    ]
    what += [speaker.word(ability, of="ability") for ability in effect.abilities]
    until = say("lasting-game") if effect.last_turn is None else say("lasting-turn", turn=effect.last_turn)
    return say("lasting", spell=speaker.spell(effect.source), what=", ".join(what) or "…", until=until)
