"""A game written down: a text file, one JSON object a line.

The first line is the header, each further line one step (an answer and the events that followed from it), the last
one the end. The events are kept, so that a game can be shown by a later version whose rules have changed; a replay
with the same version must lead to the same lines.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, Literal, Self

import msgspec

from sortilege.kernel.chance import Chance, Fairness
from sortilege.kernel.choice import Atom, choice_from
from sortilege.kernel.dice import Fate
from sortilege.kernel.game import Game, Ruleset
from sortilege.kernel.refusal import Refusal
from sortilege.kernel.seat import CHANCE, Seat
from sortilege.kernel.step import Step

FORMAT = 1
LARGEST = 64 * 1024 * 1024


class RecordError(Exception):
    """A record that cannot be read or replayed: in which line, what is wrong, and what would be right."""

    def __init__(self, line: int, wrong: str, right: str = "") -> None:
        super().__init__(f"line {line}: {wrong}" + (f"; {right}" if right else ""))
        self.line = line


Kind = Literal["seeded", "physical", "scripted"]
"""Where the dice of a game came from."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game starts from."""

    sortilege: int
    ruleset: str
    version: str
    options: dict[str, str]
    setup: dict[str, Any]
    content: str
    """SHA-256 of the set-up, with every card in it"""
    dice: Kind
    commitment: str = ""
    """SHA-256 of the server's secret, published before the first roll"""
    words: tuple[str, ...] = ()
    """what each seat mixed into the dice"""


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One step."""

    step: int
    seat: Seat | None = None
    ask: str = ""
    about: Mapping[str, Atom | tuple[Atom, ...]] = {}
    of: Any = None
    """what was thrown, where chance answered"""
    answer: Any = None
    back_to: int | None = None
    agreed: tuple[Seat, ...] = ()
    """who consented to going back"""
    events: tuple[Any, ...] = ()


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it stands at the end of the record."""

    over: bool
    digest: str
    """of the state"""
    secret: str = ""
    """shown when the game is over, so that anybody can check every roll"""


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: End


class Record(msgspec.Struct, frozen=True):
    header: Header
    lines: tuple[Line, ...]
    end: End | None = None
    """None where the writing was cut off"""

    @classmethod
    def of(cls, game: Game[Any], fairness: Fairness | None = None, dice: Kind | None = None) -> Self:
        """The record of a game, with the secret of its dice once it is over."""
        header = Header(
            sortilege=FORMAT,
            ruleset=game.ruleset.name,
            version=game.ruleset.version,
            options=dict(game.options),
            setup=dict(game.setup),
            content=content_digest(game.setup),
            dice=dice or ("seeded" if fairness else "physical"),
            commitment=fairness.commitment if fairness else "",
            words=fairness.words if fairness else (),
        )
        secret = fairness.secret if fairness and game.over else ""
        lines = tuple(line_of(step) for step in game.steps())
        return cls(header, lines, End(game.over, game.digest(), secret))

    def dumps(self) -> str:
        parts: list[Any] = [self.header, *self.lines]
        if self.end is not None:
            parts.append(Ending(self.end))
        return "".join(written(part) + "\n" for part in parts)

    @classmethod
    def loads(cls, text: str) -> Self:
        if len(text) > LARGEST:
            raise RecordError(1, "the record is too large", f"at most {LARGEST} characters")
        if not text:
            raise RecordError(1, "the record is empty", "its first line is the header")
        rows = text.removesuffix("\n").split("\n")  # not splitlines: a name may hold other ends of line
        header = _read(1, rows[0], Header)
        if header.sortilege != FORMAT:
            raise RecordError(1, f"format {header.sortilege} is not known", f"this version reads format {FORMAT}")
        end: End | None = None
        lines: list[Line] = []
        for number, row in enumerate(rows[1:], 2):
            if end is not None:
                raise RecordError(number, "there is a line after the end")
            if row.startswith('{"end"'):
                end = _read(number, row, Ending).end
                continue
            line = _read(number, row, Line)
            if line.step != len(lines):
                raise RecordError(number, f"step {line.step} stands where step {len(lines)} belongs")
            lines.append(line)
        if not lines:
            raise RecordError(2, "there is no step", "the line after the header is step 0")
        return cls(header, tuple(lines), end)


def content_digest(setup: Mapping[str, Any]) -> str:
    return sha256(msgspec.json.encode(setup, order="sorted")).hexdigest()


def line_of(step: Step) -> Line:
    """A step as it is written down."""
    told = tuple(msgspec.to_builtins(event) for event in step.told)
    if step.back_to is not None:
        taken_back: Any = step.told[0]
        by = getattr(taken_back, "event", taken_back).seat
        return Line(step.number, back_to=step.back_to.number, agreed=step.agreed, seat=by, events=told)
    if step.ask is None:
        return Line(step.number, events=told)
    of = msgspec.to_builtins(step.ask.choice) if step.ask.seat == CHANCE else None
    about = step.ask.about if step.ask.seat == CHANCE else {}
    answer = msgspec.to_builtins(step.answer)
    return Line(step.number, step.ask.seat, step.ask.kind, about, of, answer, events=told)


def written(part: Any) -> str:
    """A part of a record as its line of text."""
    return msgspec.json.encode(part).decode()


def _read(number: int, row: str, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(row.encode(), type=kind)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        raise RecordError(number, str(error)) from None


def replay(record: Record, ruleset: Ruleset[Any], chance: Chance | None = None) -> Game[Any]:
    """The game that a record leads to; a `RecordError` says where the rules of today lead elsewhere."""
    *_, game = replaying(record, ruleset, chance)
    return game


def replaying(record: Record, ruleset: Ruleset[Any], chance: Chance | None = None) -> Iterator[Game[Any]]:
    """The same game, after each step of a record in turn. It goes on with `chance` where that is given."""
    game = begun(record, ruleset)
    for number, line in enumerate(record.lines, 2):
        try:
            if line.step:
                _repeat(number, line, game)
            _check(number, line, game)
        except RecordError:
            raise
        except Exception as error:  # a set-up made up by somebody may break the rules anywhere
            raise RecordError(number, f"the rules cannot go on: {error!r}") from error
        yield game
    if record.end is not None and (record.end.over, record.end.digest) != (game.over, game.digest()):
        raise RecordError(len(record.lines) + 2, "the replay leads to another state")
    if chance is not None:
        game.resume(chance)


def begun(record: Record, ruleset: Ruleset[Any]) -> Game[Any]:
    header = record.header
    if header.ruleset != ruleset.name:
        raise RecordError(1, f"it is a game of {header.ruleset}", f"not of {ruleset.name}")
    if header.version != ruleset.version:
        wrong = f"it was played under version {header.version} of {ruleset.name}"
        raise RecordError(1, wrong, f"this is version {ruleset.version}: its events can be shown, but not replayed")
    try:
        if header.content != content_digest(header.setup):
            raise RecordError(1, "the set-up was changed after the game", "its digest is another")
        return Game(ruleset, header.setup, None, header.options)
    except RecordError:
        raise
    except Exception as error:  # a set-up made up by somebody may hold anything
        raise RecordError(1, f"the set-up cannot be read: {error}") from error


def _repeat(number: int, line: Line, game: Game[Any]) -> None:
    if line.back_to is not None:
        try:
            game.undo(line.back_to, line.seat or 0, line.agreed)
        except Refusal as refusal:
            raise RecordError(number, f"it cannot go back to step {line.back_to}: {refusal}") from None
        return
    if line.seat is None:
        raise RecordError(number, "it does not say which seat answered")
    try:
        game.answer(line.answer, line.seat)
    except Refusal as refusal:
        raise RecordError(number, f"the answer is refused: {refusal}") from None


def _check(number: int, line: Line, game: Game[Any]) -> None:
    """What was written and what the rules say now must be the same."""
    now = line_of(game.steps_since(line.step)[0])
    if written(now) != written(line):
        raise RecordError(number, f"the rules lead to {written(now)}", f"where the record has {written(line)}")


def chance_after(record: Record, fairness: Fairness) -> Chance:
    """The source of the dice, as far on as the rolls of a record have brought it."""
    source = fairness.chance()
    for number, line in enumerate(record.lines, 2):
        if line.seat == CHANCE:
            fate = choice_from(line.of)
            if not isinstance(fate, Fate) or list(fate.draw(source)) != list(line.answer):
                raise RecordError(number, "this roll is not the one that the secret gives")
    return source


class Roll(msgspec.Struct, frozen=True):
    """One throw of a record, beside what the dice must have shown."""

    line: int
    kind: str
    shown: tuple[int, ...]
    due: tuple[int, ...]

    @property
    def honest(self) -> bool:
        return self.shown == self.due


def rolls(record: Record, secret: str) -> Iterator[Roll]:
    """Every throw of a record, checked against the secret and the words, from the record alone."""
    try:
        fairness = Fairness(secret, record.header.words)
    except ValueError as error:
        raise RecordError(1, str(error)) from None
    if fairness.commitment != record.header.commitment:
        raise RecordError(1, "the secret is not the one that was committed to", "the dice prove nothing")
    source = fairness.chance()
    for number, line in enumerate(record.lines, 2):
        if line.seat == CHANCE:
            fate, shown = _throw(number, line)
            yield Roll(number, line.ask, shown, fate.draw(source))


def _throw(number: int, line: Line) -> tuple[Fate, tuple[int, ...]]:
    try:
        fate = choice_from(line.of)
        if isinstance(fate, Fate):
            return fate, fate.accept(line.answer)
    except msgspec.ValidationError as error:
        raise RecordError(number, f"what was thrown cannot be read: {error}") from None
    except Refusal as refusal:
        raise RecordError(number, f"the dice cannot show that: {refusal}") from None
    raise RecordError(number, "what was thrown is neither dice nor cards")
