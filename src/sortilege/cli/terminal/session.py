"""A game at one keyboard: whose question it is, who answers, what is told in between."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sortilege.bots import Player
from sortilege.cli.saves import saved_record, write_save
from sortilege.cli.terminal.asking import Asking
from sortilege.cli.terminal.faces import face_of
from sortilege.cli.terminal.paper import SEAT_COLOURS, Paper
from sortilege.cli.terminal.scene import draws_plainly, show_scene
from sortilege.kernel import CHANCE, SPECTATOR, Ask, Event, Fairness, Game, Refusal, Seat, Seen
from sortilege.kernel.event import heard_by
from sortilege.kernel.step import Step, standing
from sortilege.messages import Names, Speaker

PASS = "pass"
HIDDEN = ("i2.spells_hidden", "i1.spells_hidden")
"""options under which two people at one keyboard have something to hide from each other"""


class Session:
    """One game, its players (None: a person), and the paper that it is written on."""

    def __init__(
        self,
        game: Game[Any],
        players: Mapping[Seat, Player | None],
        fairness: Fairness | None,
        save: Path,
        paper: Paper,
        locale: str = "en",
    ) -> None:
        self.game = game
        self.players = players
        self.fairness = fairness
        self.save_path = save
        self.paper = paper
        self.speaker = Speaker(locale, Names.of_setup(game.setup, game.ruleset.name, locale))
        self.told: dict[Seat, int] = {}
        """the step up to which each viewer has been told everything"""
        self.begins_after = -1
        """what happened up to this step is not told again: a game that was saved goes on"""
        self.drawn: object = None
        """the battlefield that was drawn last"""
        self.at_keyboard: Seat | None = None
        """who sits at the screen, where what one may see is hidden from the other"""
        self.answered_alone: set[int] = set()
        """the steps in which a pass was repeated for a person"""
        self.face = face_of(game.ruleset.name)
        self.asking = Asking(self)

    # The conversation

    def play(self) -> None:
        """Go on until the game is over or somebody leaves."""
        while (ask := self.game.ask) is not None:
            self.tell()
            player = self.players.get(ask.seat)
            if player is not None:
                self.game.answer(player.choose(self.game.view(ask.seat), ask), ask.seat)
            else:
                self._ask_person(ask)
        self.tell()
        self.show_table()

    def _ask_person(self, ask: Ask) -> None:
        if self._has_passed(ask):
            self.answered_alone.add(self.game.number + 1)
            self.game.answer(PASS, ask.seat)
            return
        self._give_keyboard(ask)
        self._show_changes()
        self.asking.ask(ask)
        if not self.hides and self.at_keyboard is not None:
            self.paper.hide()  # what was asked in secret does not stay on the screen
            self.at_keyboard = None

    def _has_passed(self, ask: Ask) -> bool:
        """Whether the same question was passed and nothing has happened since: a person is not asked thrice."""
        for step in standing(self.game.steps_since(self.game.number)[0]):
            if step.ask == ask:
                return bool(step.answer == PASS)
            if step.told:
                return False
        return False

    @property
    def persons(self) -> list[Seat]:
        return [seat for seat in range(self.game.ruleset.seats) if self.players.get(seat) is None]

    @property
    def hides(self) -> bool:
        """Whether two people at one keyboard have something to hide from each other."""
        return len(self.persons) > 1 and any(self.game.options.get(name) == "on" for name in HIDDEN)

    @property
    def viewer(self) -> Seat:
        """Through whose eyes the game is shown."""
        if len(self.persons) == 1:
            return self.persons[0]
        return self.at_keyboard if self.hides and self.at_keyboard is not None else SPECTATOR

    def _give_keyboard(self, ask: Ask) -> None:
        secret = ask.seen is not Seen.OPEN and len(self.persons) > 1
        if not (self.hides or secret) or ask.seat in (CHANCE, self.at_keyboard):
            return
        self.paper.hide()
        self.paper.say(self.speaker.texts.say("pass-keyboard", seat=ask.seat), style="bold")
        self.at_keyboard = None
        self.paper.read("")
        self.paper.hide()
        self.at_keyboard = ask.seat
        if self.hides:
            self.tell()
            self.drawn = None

    # Telling

    def tell(self) -> None:
        """What has happened since the viewer was last told."""
        for step in self.game.steps_since(self.told.get(self.viewer, self.begins_after) + 1):
            for told in step.told:
                event = heard_by(told, self.viewer)
                if event is not None:
                    self.tell_event(event)
        self.told[self.viewer] = self.game.number

    def tell_event(self, event: Event) -> None:
        kind = type(event).__struct_config__.tag
        style = "bold" if kind in self.face.strong else ""
        sentence = self.speaker.event(event)
        if kind in self.face.beginnings:
            self.paper.say("")
            self.paper.sentence(f"━━ {sentence}" if not self.plain else f"== {sentence}", event.rule, "bold yellow")
        elif kind in self.face.heads:
            self.paper.sentence(sentence, event.rule, "yellow", indent=" ")
        else:
            self.paper.sentence(sentence, event.rule, style, indent="   ")

    def log(self, most: int) -> None:
        for event in self.game.log(self.viewer)[-most:]:
            self.tell_event(event)

    # Showing

    @property
    def plain(self) -> bool:
        return draws_plainly(self.paper)

    def _show_changes(self) -> None:
        """The table where something has moved on it."""
        if self.game.state.field is not self.drawn:
            self.show_table()

    def show_table(self) -> None:
        """The table and both sides: beside each other where there is room."""
        self.drawn = self.game.state.field
        show_scene(self.paper, self.face, self.game.view(self.viewer).state, self.speaker)

    def show_status(self) -> None:
        """Both sides in a line each."""
        for line in self.face.status(self.game.view(self.viewer).state, self.speaker):
            self.paper.say(line)

    # Keeping

    def save(self, path: Path | None = None) -> bool:
        """Write the game down. What went wrong is said, and the game goes on."""
        where = path or self.save_path
        try:
            write_save(where, saved_record(self.game, self.fairness))
        except (OSError, ValueError) as error:  # a ValueError: a name that no file can have
            why = getattr(error, "strerror", None) or str(error)
            self.paper.say(self.speaker.texts.say("not-saved", file=str(where), why=why), style="red")
            return False
        return True

    def undo(self, seat: Seat) -> None:
        """Take back a player's last answer, if whoever else is concerned agrees."""
        step = self._last_answer_of(seat)
        say = self.speaker.texts.say
        if step is None:
            self.paper.say(say("undo-nothing"))
            return
        refusal = self.game.may_undo(step, seat)
        agreed: tuple[Seat, ...] = ()
        if refusal is not None:
            agreed = tuple(other for other in range(self.game.ruleset.seats) if other != seat)
            if not all(self._agrees(other, seat, step) for other in agreed):
                return
        try:
            self.game.undo(step, seat, agreed)
        except Refusal as late:
            self.paper.say(self.speaker.refusal(late))

    def _agrees(self, other: Seat, seat: Seat, to: int) -> bool:
        """Whether the other player consents. A bot does where neither dice nor anything new has been seen since."""
        say = self.speaker.texts.say
        if self.players.get(other) is not None:
            agrees = not any(_shows(step) for step in self.game.steps_since(to + 1))
            if not agrees:
                self.paper.say(say("undo-refused", seat=other))
            return agrees
        self.paper.say(say("undo-asks", seat=other, by=seat), style=SEAT_COLOURS[other])
        agrees = self.paper.read().casefold() in (say("undo-yes"), say("undo-yes")[0])
        if not agrees:
            self.paper.say(say("undo-declined", seat=other))
        return agrees

    def _last_answer_of(self, seat: Seat) -> int | None:
        """The step before the last answer of a seat that stands."""
        for step in standing(self.game.steps_since(self.game.number)[0]):
            asked = step.ask is not None and step.ask.seat == seat
            if asked and step.before is not None and step.number not in self.answered_alone:
                return step.before.number
        return None


def _shows(step: Step) -> bool:
    """Whether a step showed dice, or what could not be known before."""
    if step.ask is not None and step.ask.seat == CHANCE:
        return True
    return any(getattr(getattr(told, "event", told), "reveals", False) for told in step.told)
