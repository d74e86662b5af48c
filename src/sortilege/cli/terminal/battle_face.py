"""A whole battle at a glance: both armies, a line for each model, and whatever is true of it now."""

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.panel import Panel
from rich.text import Text

from sortilege.cli.terminal.duel_face import DuelFace
from sortilege.cli.terminal.map import signs_of
from sortilege.cli.terminal.panels import WOUND_COLOURS, reserve_line
from sortilege.cli.terminal.paper import SEAT_COLOURS
from sortilege.messages import Speaker
from sortilege.rules.confrontation.space import in_melee
from sortilege.rules.confrontation.state import Hand, Model, ModelId
from sortilege.rules.magic.state import MagicState

MARKS = ("activated", "charged", "did_charge", "afraid", "paralysed", "dodging", "hidden", "shot", "no_attack")
"""What is worth a word beside a model's name, by the field of its row."""


class BattleFace(DuelFace):
    """How the terminal shows Confrontation."""

    heads = frozenset({"phase_start", "activated", "combat_start"})
    with_status = frozenset({"cast.answer", "cast.spell", "any.lose_gems", "end.recovered_gems"})

    def panels(self, state: MagicState, speaker: Speaker, width: int) -> list[Panel]:
        """One for each army."""
        signs = signs_of(state, speaker.model)
        return [_panel(state, seat, signs, speaker, width) for seat in (0, 1)]

    def status(self, state: MagicState, speaker: Speaker) -> Iterator[Text]:
        """The magicians alone: twenty wounds are read from the panels."""
        for magician in state.magicians.values():
            line = Text(speaker.model(magician.id), style=SEAT_COLOURS[magician.seat])
            line.append("  ")
            line.append(reserve_line(magician, speaker, state))
            yield line


def _panel(state: MagicState, seat: int, signs: dict[ModelId, str], speaker: Speaker, width: int) -> Panel:
    lines = [_line(state, model, signs[model.id], speaker) for model in state.models.values() if model.seat == seat]
    lines.append(_hand(state.hands[seat], speaker))
    if lost := [casualty.model for casualty in state.casualties if casualty.seat == seat]:
        lines.append(Text(speaker.texts.say("battle-lost", names=", ".join(map(speaker.model, lost))), style="dim"))
    style = SEAT_COLOURS[seat]
    title = speaker.seat(seat)
    heading = Text(title[:1].upper() + title[1:], style=f"bold {style}")
    return Panel(
        Text("\n").join(lines), title=heading, title_align="left", border_style=style, width=width, padding=(0, 1)
    )


def _line(state: MagicState, model: Model, sign: str, speaker: Speaker) -> Text:
    text = Text(f"{sign} {speaker.model(model.id)}", style="" if model.id in state.field.bases else "dim")
    if model.wound != "none":
        text.append(f"  {speaker.word(model.wound, of='wound')}", style=WOUND_COLOURS.get(model.wound, ""))
    if words := ", ".join(_marks(state, model, speaker)):
        text.append(f"  {words}", style="yellow")
    if model.id in state.magicians:
        text.append("\n    ")
        text.append(reserve_line(state.magicians[model.id], speaker, state))
    return text


def _marks(state: MagicState, model: Model, speaker: Speaker) -> Iterator[str]:
    """What is true of it now."""
    say = speaker.texts.say
    if model.id not in state.field.bases:
        yield say("mark-undeployed")
        return
    if in_melee(state, model.id):
        yield say("mark-engaged")
    for name in MARKS:
        if getattr(model, name):
            yield say(f"mark-{name}")
    for effect in state.lasting.values():
        if effect.bearer == model.id:
            yield speaker.spell(effect.source)


def _hand(hand: Hand, speaker: Speaker) -> Text:
    """How many cards are held; which they are, to whom it is given to know."""
    cards: Any = hand.cards
    names = ", ".join(speaker.thing(card) for card in (hand.shown if cards is msgspec.UNSET else cards))
    said = speaker.texts.say("battle-held", count=hand.size, cards=names or "none")
    return Text(said, style="italic")
