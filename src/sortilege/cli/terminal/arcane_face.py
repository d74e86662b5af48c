"""The Arcane at a glance: both bands, the scrolls that an Arcanist knows, the chances of a cast."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from sortilege.cli.terminal.arcane_cards import model_table, spell_tables
from sortilege.cli.terminal.arcane_options import detail
from sortilege.cli.terminal.map import signs_of
from sortilege.cli.terminal.paper import SEAT_COLOURS
from sortilege.kernel import Ask, Dice, Game, Option, Seat
from sortilege.messages import Speaker
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.engagement import gap
from sortilege.rules.arcane.sides import enemies_of, in_game
from sortilege.rules.arcane.state import ArcaneState, Model
from sortilege.rules.arcane.vision import in_vision

NOBODYS = "yellow"


def style_of(model: Any) -> str:
    """The colour of a model's player; the demon has one of its own."""
    return NOBODYS if model.seat is None else SEAT_COLOURS[model.seat]


class ArcaneFace:
    """How the terminal shows The Arcane."""

    systems = frozenset({"AR", "ARH"})
    strong = frozenset({"round_start", "vanquished", "quest_over", "doom_gained", "possessed"})
    heads = frozenset({"arcane_phase", "card_activated"})
    beginnings = frozenset({"round_start"})
    with_status = frozenset({"activation.card"})

    def panels(self, state: ArcaneState, speaker: Speaker, width: int) -> list[Panel]:
        """One panel for each side, and one for whatever belongs to nobody."""
        seats = dict.fromkeys(model.seat for model in state.models.values() if model.seat is not None or model.in_game)
        return [self._panel(state, seat, speaker, width) for seat in seats]

    def _panel(self, state: ArcaneState, seat: int | None, speaker: Speaker, width: int) -> Panel:
        models = [
            model for model in state.models.values() if model.seat == seat and (seat is not None or model.in_game)
        ]
        style = style_of(models[0])
        signs = signs_of(state, speaker.model)
        title = speaker.seat(seat) if seat is not None else speaker.model(models[0].id)
        lines = [_line(state, model, signs[model.id], speaker) for model in models]
        heading = Text(title[:1].upper() + title[1:], style=f"bold {style}")
        return Panel(
            Text("\n").join(lines), title=heading, title_align="left", border_style=style, width=width, padding=(0, 1)
        )

    def status(self, state: ArcaneState, speaker: Speaker) -> Iterator[Text]:
        """Whose cards are ready."""
        for seat in (0, 1):
            cards = [card for card in state.cards.values() if card.seat == seat and not card.exhausted]
            ready = [card for card in cards if any(state.models[model].in_game for model in card.models)]
            names = ", ".join(speaker.thing(card.id) for card in ready)
            yield Text(
                speaker.texts.say("arcane-ready", seat=seat, cards=names or speaker.texts.say("arcane-no-card")),
                style=SEAT_COLOURS[seat],
            )

    def cards(self, state: ArcaneState, speaker: Speaker) -> Iterator[RenderableType]:
        """The models' cards, and the scrolls that each Arcanist knows."""
        yield model_table(state, speaker)
        yield from spell_tables(state, speaker)

    def detail(self, game: Game[ArcaneState], ask: Ask, option: Option, speaker: Speaker) -> Text:
        return detail(game, ask, option, speaker)

    def measured(self, game: Game[ArcaneState], one: str, other: str, speaker: Speaker) -> str:
        """ARH-6d Seeing and measuring may be done at any time."""
        state = game.state
        if not {one, other} <= state.field.bases.keys():
            return speaker.texts.say("unreadable-thing", typed=one if one not in state.field.bases else other)
        sees = "yes" if in_vision(state, one, other) else "no"
        return speaker.texts.say("arcane-gap", one=one, other=other, gap=round(gap(state, one, other)), sees=sees)

    def odds(self, game: Game[ArcaneState], ask: Ask, speaker: Speaker) -> Iterator[str]:
        """Before a Dispel: what so many dice are likely to beat."""
        if ask.kind != "cast.dispel_dice" or "sum" not in ask.about:
            return
        to_beat = int(str(ask.about["sum"]))
        most = min(getattr(ask.choice, "most", 1) + 1, 6)  # perhaps one more for the domain
        parts = [
            speaker.texts.say("arcane-dispel-chance", dice=dice, percent=round(100 * beats(dice, to_beat)))
            for dice in range(1, most + 1)
        ]
        yield speaker.texts.say("arcane-dispel-chances", list=", ".join(parts))
        dispeller = game.state.models[str(ask.about["dispeller"])]
        room = characteristic(game.state, dispeller.id, "will") - dispeller.torment
        if room <= getattr(ask.choice, "most", 0) and game.options["ar.overflow"] == "doom":
            yield speaker.texts.say("arcane-dispel-doom", dice=room)

    def turn(self, state: ArcaneState) -> int:
        return state.round

    def enemies(self, state: ArcaneState, seat: Seat, mover: str) -> list[str]:
        if mover in state.models and state.models[mover].in_game:
            return enemies_of(state, mover)
        return [model.id for model in in_game(state) if model.seat != seat]


def _line(state: ArcaneState, model: Model, sign: str, speaker: Speaker) -> Text:
    """A model: its letter on the map, its name, its wounds, its tokens."""
    say = speaker.texts.say
    if not model.in_game:
        return Text(f"  {speaker.model(model.id)}", style="dim" if model.last_spot is None else "dim strike")
    text = Text(f"{sign} {speaker.model(model.id)}", style="bold")
    might = characteristic(state, model.id, "might")
    wounds = say("arcane-wounds", wounds=model.wounds, might=might)
    text.append(f"  {wounds}", style="not bold red" if model.wounds else "not bold")
    if model.card.heroism:
        heroic = say("arcane-heroic", heroic=model.heroic_wounds, heroism=model.card.heroism)
        text.append(f" {heroic}", style="not bold")
    if model.card.arcanist or model.torment:
        limit = characteristic(state, model.id, "will")
        text.append(f" {say('arcane-torment', torment=model.torment, will=limit)}", style="not bold magenta")
    for word in _tokens(model, speaker):
        text.append(f" {word}", style="not bold yellow")
    return text


def _tokens(model: Model, speaker: Speaker) -> Iterator[str]:
    say = speaker.texts.say
    if model.fatigue:
        yield say("arcane-fatigue", fatigue=model.fatigue)
    for name, count in model.conditions.items():
        word = speaker.word(name, of="condition")
        yield f"{word} ×{count}" if count > 1 else word
    if model.doom is not None:
        yield speaker.word(model.doom, of="doom")
    if model.silenced:
        yield say("arcane-silenced")


def beats(dice: int, to_beat: int) -> Fraction:
    """How likely so many dice are to make more than a sum."""
    return Fraction(sum(ways for faces, ways in Dice(dice).outcomes() if sum(faces) > to_beat), 6**dice)
