"""One question to a person: what is shown, and what may be typed instead of an answer."""

from __future__ import annotations

from collections.abc import Callable
from os.path import expanduser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from sortilege.cli.terminal.answers import (
    MOST_DIGITS,
    Unreadable,
    of_gems,
    of_numbers,
    read_answer,
    read_number,
)
from sortilege.cli.terminal.help import an_example, help_lines, way_of_placing
from sortilege.cli.terminal.map import signs_of
from sortilege.cli.terminal.markdown import blocks, shortened
from sortilege.cli.terminal.paper import SEAT_COLOURS
from sortilege.cli.terminal.places import Places
from sortilege.cli.terminal.points import read_point, two_named
from sortilege.kernel import CHANCE, Allotment, Ask, Bound, Number, One, Option, Refusal, Several
from sortilege.kernel.dice import Fate
from sortilege.rules.arcane.vision import DesignatedPoint
from sortilege.table.placement import Placement

if TYPE_CHECKING:
    from sortilege.cli.terminal.session import Session

SHORT_LOG = 12
MOST_RULES = 8


class Left(Exception):
    """The player leaves the game; it can be gone on with."""


class Asking:
    """Puts questions to the people at the keyboard of a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.commands: dict[str, Callable[[str, Ask], None]] = {
            "?": lambda _rest, ask: self._help(ask),
            "help": lambda _rest, ask: self._help(ask),
            "rule": lambda rest, ask: self._rule(rest, ask),
            "map": lambda _rest, _ask: self.session.show_table(),
            "spells": lambda _rest, ask: self._spells(ask),
            "measure": lambda rest, ask: self._measure(rest, ask),
            "log": lambda rest, _ask: self._log(rest),
            "undo": lambda _rest, ask: self._undo(ask),
            "save": lambda rest, _ask: self._save(rest),
            "quit": lambda _rest, _ask: self._leave(),
        }

    def ask(self, ask: Ask) -> None:
        """Ask until there is an answer, or until the game has gone back to another question."""
        if ask.kind in self.session.face.with_status:
            self.session.show_status()
        self._put(ask)
        while self.session.game.open_ask(ask.seat) is ask:
            typed = self.session.paper.read(self._prompt(ask))
            first, _, rest = typed.partition(" ")
            command = self.commands.get(first.casefold())
            if command is not None:
                command(rest.strip(), ask)
            else:
                self._answer(ask, typed)

    def _answer(self, ask: Ask, typed: str) -> None:
        session = self.session
        try:
            session.game.answer(self._read(ask, typed), ask.seat)
        except Unreadable as fault:
            session.paper.say(session.speaker.texts.say(fault.message, **fault.facts), style="red")
        except Refusal as refusal:
            if isinstance(refusal.facts.get("option"), tuple):
                refusal.facts["option"] = typed  # his own words, not what they were read as
            sentence = session.speaker.texts.say("refused", sentence=session.speaker.refusal(refusal))
            session.paper.sentence(sentence, refusal.rule, style="red")

    def _read(self, ask: Ask, typed: str) -> Any:
        if isinstance(ask.choice, Placement):
            beside = str(ask.about.get("magician", ""))
            state = self.session.game.state
            enemies = self.session.face.enemies(state, ask.seat, ask.choice.mover)
            return Places(state, ask.choice, ask.seat, self._ids(), enemies, beside).read(typed)
        if isinstance(ask.choice, DesignatedPoint):
            return read_point(ask.choice, typed, self._ids())
        return read_answer(ask, typed, self.session.speaker)

    def _ids(self) -> dict[str, str]:
        """Every name by which a model or a piece of terrain can be called; a model's letter on the map as well."""
        state, speaker = self.session.game.state, self.session.speaker
        ids = {feature.id.casefold(): feature.id for feature in state.field.terrain}
        signs = signs_of(state, speaker.model)
        for name in state.field.bases:
            ids.setdefault(signs[name].casefold(), name)
            ids[name.casefold()] = name
            ids[speaker.thing(name).casefold()] = name
        return ids

    # Showing the question

    def _prompt(self, ask: Ask) -> str:
        if ask.seat == CHANCE:
            return "⚂ > " if not self.session.plain else "> "
        return f"{self.session.speaker.seat(ask.seat)} > "

    def _put(self, ask: Ask) -> None:
        session, speaker = self.session, self.session.speaker
        style = SEAT_COLOURS[ask.seat] if ask.seat >= 0 else "yellow"
        head = Text()
        if ask.seat >= 0 and len(session.persons) > 1:
            head.append(f"{speaker.seat(ask.seat)}: ", style=f"bold {style}")
        head.append(speaker.ask(ask), style="bold")
        head.append(f" [{ask.rule}]", style="dim")
        session.paper.say(head)
        for line in session.face.odds(session.game, ask, speaker):
            session.paper.say(Text(f"   {line}", style="dim"))
        self._put_answers(ask)

    def _put_answers(self, ask: Ask) -> None:
        paper, say = self.session.paper, self.session.speaker.texts.say
        match ask.choice:
            case One(options):
                for number, option in enumerate(options, 1):
                    paper.say(self._option_line(ask, number, option))
            case Allotment(bounds) if not of_gems(ask.choice):
                facts = {
                    "names": ", ".join(map(self._bound, bounds)),
                    "least": ask.choice.least,
                    "most": ask.choice.most,
                }
                paper.say(Text(f"   {say('shares-prompt', **facts)}", style="dim"))
            case Several(options) if of_numbers(options):
                paper.say(Text(f"   {say('several-prompt')}", style="dim"))
            case Several(options, least=least, most=most):
                for number, option in enumerate(options, 1):
                    paper.say(self._option_line(ask, number, option))
                paper.say(Text(f"   {say('several-of-prompt', least=least, most=most)}", style="dim"))
            case DesignatedPoint():
                paper.say(Text(f"   {say('point-prompt', enemy=self._an_enemy(ask))}", style="dim"))
            case Allotment(least=least):
                paper.say(Text(f"   {say('gems-prompt', least=least, example=self._gems_example(ask))}", style="dim"))
            case Number(least, most):
                paper.say(Text(f"   {say('number-prompt', least=least, most=most)}", style="dim"))
            case Placement() as choice:
                facts = {"enemy": self._an_enemy(ask), "place": an_example(choice)}
                paper.say(Text(f"   {say(f'{way_of_placing(choice)}-prompt', **facts)}", style="dim"))
            case Fate():
                shown = " ".join(str(face) for face in (4, 2, 5, 3)[: getattr(ask.choice, "count", 1)])
                paper.say(Text(f"   {say('dice-prompt', example=shown)}", style="dim"))

    def _bound(self, bound: Bound) -> str:
        """What can be shared out, with its limits where they matter."""
        name = self.session.speaker.share(bound.name)
        return f"{name} ({bound.least}–{bound.most})" if bound.least else f"{name} (≤ {bound.most})"

    def _option_line(self, ask: Ask, number: int, option: Option) -> Text:
        line = Text(f"{number:>4}  ")
        line.append(self.session.speaker.option(ask, option))
        line.append(self.session.face.detail(self.session.game, ask, option, self.session.speaker))
        return line

    def _gems_example(self, ask: Ask) -> str:
        """Gems that could be typed: of the first kinds offered, as many as there may be."""
        choice = ask.choice
        assert isinstance(choice, Allotment)
        left = max(choice.least, 1)
        parts = []
        for bound in choice.bounds[:2]:
            count = min(bound.most, left if len(choice.bounds) == 1 else max(1, left - 1))
            if count > 0 and left > 0:
                parts.append(f"{count} {self.session.speaker.gem(bound.name).casefold()}")
                left -= count
        return " ".join(parts)

    def _an_enemy(self, ask: Ask) -> str:
        models = self.session.game.state.models.values()
        named = [self.session.speaker.model(model.id) for model in models if model.seat != ask.seat]
        return named[0].casefold() if named else "0,0"

    # Commands

    def _help(self, ask: Ask) -> None:
        speaker, paper = self.session.speaker, self.session.paper
        paper.sentence(speaker.hint(ask), ask.rule)
        walls = [feature.id for feature in self.session.game.state.field.terrain]
        for line in help_lines(ask, speaker, self._an_enemy(ask), walls[0] if walls else "wall"):
            paper.say(line)
        self._put(ask)

    def _rule(self, words: str, ask: Ask) -> None:
        """Read a rule (the one that asks, where none is named), or list those in which the words occur."""
        from sortilege import rulebook

        say, paper = self.session.speaker.texts.say, self.session.paper
        try:
            entry = rulebook.find(words or ask.rule)
            paper.say(Text(f"{entry.id}  {entry.heading}", style="bold"))
            for block in blocks(entry.text):
                paper.show(block)
        except rulebook.UnknownId as unknown:
            found = rulebook.search(words or ask.rule)
            found.sort(key=lambda entry: entry.system not in self.session.face.systems)
            for entry in found[:MOST_RULES]:
                paper.say(Text(f"{entry.id}  {entry.heading}: {shortened(entry.text, 100)}"))
            if not found:
                closest = say("rule-closest", closest=", ".join(unknown.closest)) if unknown.closest else ""
                paper.say(f"{say('rule-unknown', typed=words or ask.rule)} {closest}".strip())

    def _spells(self, ask: Ask) -> None:
        """The spell cards that this player may know."""
        session = self.session
        state: Any = session.game.view(ask.seat if ask.seat >= 0 else session.viewer).state
        for part in session.face.cards(state, session.speaker):
            session.paper.show(part)

    def _measure(self, words: str, ask: Ask) -> None:
        """How far two models are apart; with one named, from whoever the question is about."""
        session, ids = self.session, self._ids()
        pair = two_named(words, ids, str(ask.about.get("model", "")))
        if pair is None:
            one, other, *_ = [*map(session.speaker.thing, session.game.state.field.bases), "…", "…"]
            session.paper.say(session.speaker.texts.say("measure-how", one=one.casefold(), other=other.casefold()))
        else:
            session.paper.say(session.face.measured(session.game, *pair, session.speaker))

    def _undo(self, ask: Ask) -> None:
        """Back to the last answer of whoever is asked; where dice are asked, of the person who throws them."""
        persons = self.session.persons
        by = ask.seat if ask.seat >= 0 else ask.about.get("by")
        self.session.undo(by if isinstance(by, int) and by in persons else min(persons))

    def _log(self, rest: str) -> None:
        self.session.log(read_number(rest) if rest.isdecimal() and len(rest) <= MOST_DIGITS else SHORT_LOG)

    def _save(self, name: str) -> None:
        path = Path(expanduser(name)) if name else self.session.save_path
        if self.session.save(path):
            self.session.paper.say(self.session.speaker.texts.say("saved", file=str(path)))

    def _leave(self) -> None:
        raise Left
