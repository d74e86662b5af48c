"""The Arcane at a glance: both bands, the scrolls that an Arcanist knows, the chances of a cast."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sortilege.cli.terminal.paper import SEAT_COLOURS
from sortilege.kernel import Ask, Dice, Option, Seat
from sortilege.messages import Speaker
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.instability import read_instability
from sortilege.rules.arcane.sides import enemies_of, in_game
from sortilege.rules.arcane.state import ArcaneState, Model

NOBODYS = "yellow"
PASSED = ("critical", "success")


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
        seats = dict.fromkeys(model.seat for model in state.models.values())
        return [self._panel(state, seat, speaker, width) for seat in seats]

    def _panel(self, state: ArcaneState, seat: int | None, speaker: Speaker, width: int) -> Panel:
        models = [model for model in state.models.values() if model.seat == seat]
        style = style_of(models[0])
        title = speaker.seat(seat) if seat is not None else speaker.model(models[0].id)
        lines = [_line(state, model, speaker) for model in models]
        heading = Text(title, style=f"bold {style}")
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
        """The scrolls that each Arcanist knows."""
        say = speaker.texts.say
        for model in state.models.values():
            if not model.known:
                continue
            title = say("spells-of", name=speaker.full_name(model.id))
            table = Table(title=title, title_justify="left", pad_edge=False)
            table.box = None
            for head in ("spell", "rank", "dice", "range", "text"):
                table.add_column(say(f"column-{head}"), overflow="fold")
            for name in model.known:
                spell = state.spells[name]
                dice = f"{spell.dice} ({spell.against.upper()})" if spell.dice else "–"
                text = spell.text.get(speaker.locale) or spell.text.get("en", "")
                reach = speaker.length(spell.reach) if spell.range else "–"
                table.add_row(Text(speaker.spell(name), style="bold"), str(spell.rank), dice, reach, text)
            yield table

    def detail(self, state: ArcaneState, ask: Ask, option: Option, speaker: Speaker) -> Text:
        """Beside a cast: what it costs, and how likely the mind is to hold."""
        match option:
            case ("cast" | "empower" as how, str() as name):
                price = state.spells[name].rank + (how == "empower")
                model = state.models[str(ask.about["model"])]
                limit = characteristic(state, model.id, "will")
                line = speaker.texts.say("arcane-price", torment=price, now=model.torment, will=limit)
                if model.torment + price >= limit:
                    line += " " + speaker.texts.say("arcane-mind", percent=round(100 * holds(price, limit)))
                return Text(f"  {line}", style="dim")
        return Text("")

    def odds(self, _state: ArcaneState, ask: Ask, speaker: Speaker) -> Iterator[str]:
        """Before a Dispel: what so many dice are likely to beat."""
        if ask.kind != "cast.dispel_dice" or "sum" not in ask.about:
            return
        to_beat = int(str(ask.about["sum"]))
        most = min(getattr(ask.choice, "most", 1), 6)
        parts = [
            speaker.texts.say("arcane-dispel-chance", dice=dice, percent=round(100 * beats(dice, to_beat)))
            for dice in range(1, most + 1)
        ]
        yield speaker.texts.say("arcane-dispel-chances", list=", ".join(parts))

    def turn(self, state: ArcaneState) -> int:
        return state.round

    def enemies(self, state: ArcaneState, seat: Seat, mover: str) -> list[str]:
        if mover in state.models and state.models[mover].in_game:
            return enemies_of(state, mover)
        return [model.id for model in in_game(state) if model.seat != seat]


def _line(state: ArcaneState, model: Model, speaker: Speaker) -> Text:
    """A model: its name, its wounds, its tokens."""
    say = speaker.texts.say
    text = Text(speaker.model(model.id), style="bold" if model.in_game else "dim strike")
    if not model.in_game:
        return text
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


def holds(dice: int, limit: int) -> Fraction:
    """How likely an instability test is to be passed: the rules' own reading of every throw."""
    outcomes = list(Dice(dice).outcomes())
    passed = sum(ways for faces, ways in outcomes if read_instability(faces, limit, match_saves=False)[0] in PASSED)
    return Fraction(passed, 6**dice)


def beats(dice: int, to_beat: int) -> Fraction:
    """How likely so many dice are to make more than a sum."""
    return Fraction(sum(ways for faces, ways in Dice(dice).outcomes() if sum(faces) > to_beat), 6**dice)
