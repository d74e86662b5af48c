"""A game is a conversation: it asks, a seat answers, and nothing else changes it."""

from collections.abc import Iterable, Mapping
from enum import Enum
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from sortilege.kernel.ask import Ask, Question, Rule
from sortilege.kernel.chance import Chance
from sortilege.kernel.event import Event, TakenBack, Told, heard_by
from sortilege.kernel.refusal import Fault, Refusal
from sortilege.kernel.seat import AFTERWARDS, CHANCE, Seat
from sortilege.kernel.step import Checkpoint, Step, answers_since, is_known_to_others, shows_something, standing
from sortilege.kernel.view import View, shown_to_others
from sortilege.kernel.visibility import State, veil

S = TypeVar("S", bound=State)

MOST_SILENT_RULES = 10_000
"""A game that runs through so many procedures without a question is caught in a loop."""


class Same(Enum):
    """A clone throws the dice that its original would throw."""

    CHANCE = "chance"


class Ruleset(Protocol[S]):
    """A rule system as the kernel knows it."""

    name: str
    version: str
    seats: int
    options: Mapping[str, tuple[str, ...]]
    """the values of each option, the default first"""

    def begin(self, setup: Mapping[str, Any], options: Mapping[str, str]) -> S:
        """The state in which a game starts; a `ValueError` says what is wrong with the set-up."""

    def proceed(self, game: "Game[S]") -> Rule[None] | None:
        """The procedure that goes on from the state as it is; None when the game is over."""

    def reason(self, game: "Game[S]", ask: Ask, answer: object) -> Refusal | None:
        """Why the rules do not offer an answer, where they have more to say than that it is not offered."""


class Game(Generic[S]):
    """One game under one ruleset. Answer its `ask` until there is none.

    With `keeps=False` it takes no checkpoints and remembers no steps: quicker, for rollouts, but it can then be neither
    cloned, taken back nor recorded.
    """

    __slots__ = (
        "_chance",
        "_checkpoint",
        "_keeps",
        "_procedure",
        "_sealed",
        "_step",
        "_together",
        "_told",
        "ask",
        "options",
        "ruleset",
        "setup",
        "state",
    )

    def __init__(
        self,
        ruleset: Ruleset[S],
        setup: Mapping[str, Any],
        chance: Chance | None,
        options: Mapping[str, str] | None = None,
        *,
        keeps: bool = True,
    ) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.options = chosen_options(ruleset, options or {})
        self.state: S = ruleset.begin(setup, self.options)
        self._keeps = keeps
        self._chance = chance
        self._start()
        self._next_procedure()
        self._go_on(None)

    def _start(self) -> None:
        self.ask: Ask | None = None
        self._together: tuple[Ask, ...] = ()
        self._sealed: dict[Seat, Any] | None = None
        self._procedure: Rule[None] | None = None
        self._checkpoint: Checkpoint | None = None
        self._step: Step | None = None
        self._told: list[Told | Event] = []
        if self._keeps:
            self._step = Step(None, 0, None, None, self._told, None)

    # Answering

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Every question that is open: one, or several where seats answer together in secret."""
        sealed = self._sealed
        if sealed is not None:
            return tuple(ask for ask in self._together if ask.seat not in sealed)
        return () if self.ask is None else (self.ask,)

    def open_ask(self, seat: Seat) -> Ask | None:
        """The open question of one seat."""
        return next((ask for ask in self.asks if ask.seat == seat), None) if type(seat) is int else None

    def answer(self, answer: object, seat: Seat | None = None) -> None:
        """Give an answer: the seat's own, or that of whoever is asked first. An illegal one raises a Refusal."""
        ask = self.ask if seat is None else self._ask_of(seat)
        if ask is None:
            raise Refusal(Fault.GAME_OVER)
        try:
            accepted = ask.choice.accept(answer)
        except Refusal as refusal:
            raise self.ruleset.reason(self, ask, answer) or refusal from None
        self._told = []
        if (last := self._step) is not None:
            self._step = Step(last, last.number + 1, ask, accepted, self._told, self._checkpoint)
        if self._sealed is None:
            self._go_on(accepted)
        else:
            self._seal(self._sealed, ask.seat, accepted)

    def refusal(self, answer: object, seat: Seat | None = None) -> Refusal | None:
        """Why an answer would not be taken, or None where it would."""
        try:
            ask = self.ask if seat is None else self._ask_of(seat)
        except Refusal as refusal:
            return refusal
        if ask is None:
            return Refusal(Fault.GAME_OVER)
        try:
            ask.choice.accept(answer)
        except Refusal as refusal:
            return self.ruleset.reason(self, ask, answer) or refusal
        return None

    def _ask_of(self, seat: Seat) -> Ask:
        if self.ask is None:
            raise Refusal(Fault.GAME_OVER)
        if ask := self.open_ask(seat):
            return ask
        known = seat == CHANCE or self._seated(seat)
        raise Refusal(Fault.NOT_YOUR_TURN if known else Fault.NOT_YOUR_SEAT, seat=seat)

    def _seated(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < self.ruleset.seats

    def _seal(self, sealed: dict[Seat, Any], seat: Seat, answer: Any) -> None:
        """Answers given together are revealed when the last one is in."""
        sealed[seat] = answer
        still_open = self.asks
        if still_open:
            self.ask = still_open[0]
        else:
            self._sealed = None
            if self._step is not None and len(sealed) > 1:
                self._step.unseals = True
            self._go_on(tuple(sealed[ask.seat] for ask in self._together))

    def _go_on(self, answer: Any) -> None:
        """Let the rules run to the next question that is not chance's to answer at once."""
        ended = 0
        procedure, chance = self._procedure, self._chance
        while procedure is not None:
            try:
                question: Question = procedure.send(answer)
            except StopIteration:
                ended += 1
                if ended > MOST_SILENT_RULES:
                    raise RuntimeError(f"{self.ruleset.name} asks nobody: its procedures run in a loop") from None
                self._next_procedure()
                procedure = self._procedure
                answer = None
                continue
            if type(question) is Ask:
                if question.seat != CHANCE or chance is None:
                    self.ask = question
                    return
                try:
                    answer = chance.answer(question.choice)  # type: ignore[arg-type]
                except Exception:
                    self.ask = question  # where their source has none, the dice are asked for: the game stays whole
                    raise
                self._fell(question, answer)
            elif question.asks:  # type: ignore[union-attr]  # mypy reads no `type(…) is`
                self._open_together(question.asks)  # type: ignore[union-attr]
                return
            else:
                answer = ()
        self.ask = None

    def thrown(self, question: Ask) -> tuple[int, ...] | None:
        """What chance answers, where its source can say so at once: a rule asks it otherwise, as it may always do."""
        if self._chance is None:
            return None
        try:
            answer = self._chance.answer(question.choice)  # type: ignore[arg-type]
        except Exception:  # the same comes of asking, and leaves the game whole
            return None
        if self._step is not None:
            self._fell(question, answer)
        return answer

    def _fell(self, question: Ask, answer: tuple[int, ...]) -> None:
        if (last := self._step) is not None:
            self._told = []
            self._step = Step(last, last.number + 1, question, answer, self._told, self._checkpoint)

    def _open_together(self, asks: tuple[Ask, ...]) -> None:
        self.ask = asks[0]
        self._together = asks
        self._sealed = {}

    def _next_procedure(self) -> None:
        """Enter the rules from the state as it is; here, where no rule is half done, lies a checkpoint."""
        if self._keeps:
            number = self._step.number if self._step else 0
            self._checkpoint = Checkpoint(number, self.state.__copy__(), self.state.tables())  # type: ignore[attr-defined] # msgspec has it
            if self._step:
                self._step.checkpoint = self._checkpoint
        self._procedure = self.ruleset.proceed(self)

    # Telling

    def tell(self, event: Event) -> None:
        """Let everybody know what happened."""
        self._told.append(event)

    def tell_only(self, to: tuple[Seat, ...], event: Event, others: Event | None = None) -> None:
        """Let some seats know what happened, and the others something less, or nothing."""
        self._told.append(Told(event, to, others))

    @property
    def told(self) -> tuple[Told | Event, ...]:
        """What the latest answer led to; of a game that keeps its steps, what came since the latest dice."""
        return tuple(self._told)

    def log(self, seat: Seat = AFTERWARDS) -> list[Event]:
        """Everything that a seat has heard since the beginning."""
        heard = (heard_by(told, seat) for step in self.steps() for told in step.told)
        return [event for event in heard if event is not None]

    # Looking

    @property
    def over(self) -> bool:
        return self.ask is None

    def view(self, seat: Seat) -> View:
        """What a seat may see now."""
        own = None
        waiting = []
        for ask in self.asks:
            if ask.seat == seat:
                own = ask
            elif shown := shown_to_others(ask):
                waiting.append(shown)
        state: State = veil(self.state, seat)
        if state is self.state:
            state = state.copy()  # what was seen stays as it was when the game goes on
        return View(seat, state, own, tuple(waiting), self.over)

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        plain = msgspec.to_builtins(self.state, str_keys=True)
        return sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()

    # Remembering

    @property
    def number(self) -> int:
        """The number of the last step."""
        return self._last_step.number

    @property
    def _last_step(self) -> Step:
        if self._step is None:
            raise RuntimeError("a game that keeps nothing has no steps")
        return self._step

    def steps(self) -> list[Step]:
        """Every step since the beginning, those that were taken back among them."""
        return self.steps_since(0)

    def steps_since(self, number: int) -> list[Step]:
        """The steps from one of them on."""
        steps = []
        step: Step | None = self._last_step
        while step is not None and step.number >= number:
            steps.append(step)
            step = step.before
        return steps[::-1]

    def resume(self, chance: Chance) -> None:
        """Go on with a source of chance where until now the dice were asked."""
        self._chance = chance
        if self.ask is not None and self.ask.seat == CHANCE:
            self.answer(chance.answer(self.ask.choice))  # type: ignore[arg-type]

    def clone(
        self, chance: "Chance | Same | None" = Same.CHANCE, *, keeps: bool = True, at: int | None = None
    ) -> "Game[S]":
        """A game that goes on as this one would: the last checkpoint and the answers since.

        Another source of chance re-deals the dice to come, None has them asked; `keeps=False` makes a rollout of it.
        With `at` it stands as this one did after that step.
        """
        twin: Game[S] = Game.__new__(Game)
        twin.ruleset, twin.setup, twin.options = self.ruleset, self.setup, self.options
        twin._chance = None
        twin._go_to(self._last_step if at is None else self.steps_since(at)[0])
        if not keeps:
            twin._keeps, twin._step, twin._checkpoint, twin._told = False, None, None, []
        if chance is Same.CHANCE:
            twin._chance = self._chance.copy() if self._chance is not None else None
        elif chance is not None:
            twin.resume(chance)
        return twin

    def _go_to(self, step: Step) -> None:
        """Stand just after a step, by its checkpoint and the answers since. The dice must be asked meanwhile."""
        checkpoint = step.checkpoint
        if checkpoint is None:
            raise RuntimeError("a step without a checkpoint")
        self.state = checkpoint.state.holding(checkpoint.tables)  # type: ignore[assignment]
        self._keeps = False
        self._start()
        self._procedure = self.ruleset.proceed(self)
        self._go_on(None)
        for seat, answer in answers_since(checkpoint, step):
            if self._sealed is None:
                self._go_on(answer)
            else:
                self._seal(self._sealed, seat, answer)
        self._keeps = True
        self._step = step
        self._checkpoint = checkpoint

    # Taking back

    def undo(self, to: int, seat: Seat, agreed: Iterable[Seat] = ()) -> None:
        """Go back to the question that followed step `to`.

        A seat may take back its own answers alone; what dice, another seat's answer or a revealing event have
        shown since can only be taken back where every other seat agrees. Dice thrown stay thrown: later rolls go on
        from where the source of chance stands.
        """
        consenting = tuple(sorted({other for other in agreed if self._seated(other)}))
        if refusal := self.may_undo(to, seat, consenting):
            raise refusal
        known, concerned, target = False, {seat}, self._last_step
        for target in standing(self._last_step):
            if target.number == to:
                break
            known = known or is_known_to_others(target, self.ruleset.seats)
            concerned |= {target.ask.seat} if target.ask else set()
        last = self._last_step
        taken_back = Step(last, last.number + 1, None, None, [], target.checkpoint, target, consenting)
        chance, self._chance = self._chance, None
        self._go_to(target)
        self._step, self._told = taken_back, taken_back.told
        if known:
            self.tell(TakenBack(seat))
        else:
            self.tell_only(tuple(sorted(concerned)), TakenBack(seat))
        if chance is not None:
            self.resume(chance)

    def may_undo(self, to: int, seat: Seat, agreed: Iterable[Seat] = ()) -> Refusal | None:
        """Why a seat may not go back to the question after step `to`."""
        if not self._seated(seat):
            return Refusal(Fault.NOT_YOUR_SEAT, seat=seat)
        if self.over:
            return Refusal(Fault.GAME_OVER)  # the secret of the dice is out
        since = []
        for step in standing(self._last_step):
            if step.number == to:
                break
            since.append(step)
        else:
            since = []
        if not since or type(to) is not int:  # True is 1 to Python, but names no step
            return Refusal(Fault.UNKNOWN_STEP, step=to)
        others = set(range(self.ruleset.seats)) - {seat, *filter(self._seated, agreed)}
        if others and any(shows_something(step, seat) for step in since):
            return Refusal(Fault.NEEDS_CONSENT, seats=tuple(sorted(others)))
        return None


def chosen_options(ruleset: Ruleset[Any], chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option of a ruleset with the value chosen, or its default."""
    for name, value in chosen.items():
        if name not in ruleset.options:
            raise ValueError(f"{ruleset.name} has no option {name!r}; it has {', '.join(ruleset.options)}")
        if value not in ruleset.options[name]:
            raise ValueError(f"{name} cannot be {value!r}; it is one of {', '.join(ruleset.options[name])}")
    return {name: chosen.get(name, values[0]) for name, values in ruleset.options.items()}
