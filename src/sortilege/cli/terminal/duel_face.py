"""The duel at a glance: both magicians, their reserves, their spell cards."""

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from sortilege.cli.terminal.cards import card_line, spell_table, spell_texts
from sortilege.cli.terminal.odds import odds_line, odds_of_spell
from sortilege.cli.terminal.panels import panels, reserve_line
from sortilege.cli.terminal.paper import SEAT_COLOURS
from sortilege.kernel import Ask, Game, Option, Seat
from sortilege.messages import Speaker
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.space import enemies
from sortilege.rules.magic.state import MagicState


class DuelFace:
    """How the terminal shows the duel."""

    systems = frozenset({"I2", "C2"})
    strong = frozenset({"turn_start", "game_over", "killed"})
    heads = frozenset({"phase_start"})
    beginnings = frozenset({"turn_start"})
    with_status = frozenset({"shooting.act", "cast.answer", "cast.spell", "any.lose_gems", "end.recovered_gems"})

    def panels(self, state: MagicState, speaker: Speaker, width: int) -> list[Panel]:
        return panels(state, speaker, width)

    def status(self, state: MagicState, speaker: Speaker) -> Iterator[Text]:
        for model in state.models.values():
            wound = speaker.word(model.wound, of="wound")
            said = speaker.texts.say("status", name=speaker.model(model.id), wound=wound)
            line = Text(said, style=SEAT_COLOURS[model.seat])
            if model.id in state.magicians:
                line.append("  ")
                line.append(reserve_line(state.magicians[model.id], speaker, state))
            yield line

    def cards(self, state: Any, speaker: Speaker) -> Iterator[RenderableType]:
        for magician in state.magicians.values():
            spells = magician.spells if isinstance(magician.spells, dict) else magician.spells_shown
            yield spell_table(magician, spells, speaker)
            yield from spell_texts(spells, speaker)
            yield Text("")

    def detail(self, game: Game[MagicState], ask: Ask, option: Option, speaker: Speaker) -> Text:
        line, state = Text(""), game.state
        if ask.kind == "cast.spell" and isinstance(option, tuple):
            magician = state.magicians[str(ask.about["magician"])]
            spell = magician.spells[str(option[0])]
            line.append("  ")
            line.append(card_line(spell, speaker))
            line.append(odds_of_spell(game, magician.id, spell, speaker), style="dim")
        return line

    def odds(self, game: Game[MagicState], ask: Ask, speaker: Speaker) -> Iterator[str]:
        return odds_line(game, ask, speaker)

    def measured(self, game: Game[MagicState], one: str, other: str, speaker: Speaker) -> str:
        """Nothing is measured before it is declared, but under the option of I2-R19."""
        if magic(game).option(game, "measure_timing") != "premeasure":
            return speaker.texts.say("measure-forbidden")
        field = game.state.field
        if not {one, other} <= field.bases.keys():
            return speaker.texts.say("unreadable-thing", typed=one if one not in field.bases else other)
        return speaker.texts.say("measured", one=one, other=other, gap=round(field.gap(one, other)))

    def turn(self, state: MagicState) -> int:
        return state.turn

    def enemies(self, state: MagicState, seat: Seat, mover: str) -> list[str]:
        own = state.models[mover].seat if mover in state.models else seat
        return enemies(state, own)
