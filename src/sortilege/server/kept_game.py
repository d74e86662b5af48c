"""A game as a server holds it: the same rules, and a record that is durable before anybody hears of it."""

from __future__ import annotations

from typing import Any

import msgspec

from sortilege.kernel import CHANCE, SPECTATOR, Event, Fairness, Fault, Game, Record, Refusal, Seat, State, TakenBack
from sortilege.kernel.event import heard_by
from sortilege.kernel.record import Line, chance_after, line_of, replaying, written
from sortilege.kernel.step import Step, standing
from sortilege.rules import ruleset
from sortilege.server.store import GameRow, Late, Store
from sortilege.table.paths import Path
from sortilege.table.placement import Placement

STALE = "stale"
"""The refusal of an answer to a question that has been answered already."""


def fairness_of(row: GameRow) -> Fairness:
    """The dice of a game: the server's secret, and the word of each seat."""
    return Fairness(row.secret, tuple(seat.word for seat in row.seats))


class KeptGame:
    """A game that has begun. Its owner lets one change follow another, never two at once."""

    def __init__(self, row: GameRow, store: Store, game: Game[Any]) -> None:
        self.row = row
        self.store = store
        self.viewers: tuple[Seat, ...] = (*range(game.ruleset.seats), SPECTATOR)
        self._take(game)

    @classmethod
    async def begin(cls, row: GameRow, store: Store) -> KeptGame:
        """Everybody sits: the first steps. Late where another server was first."""
        fairness = fairness_of(row)
        game = Game(ruleset(row.ruleset), row.setup, fairness.chance(), row.options)
        record = Record.of(game, fairness)
        header = written(record.header)
        await store.begin(row.id, header, [written(line) for line in record.lines])
        return cls(msgspec.structs.replace(row, header=header), store, game)

    @classmethod
    async def load(cls, row: GameRow, store: Store) -> KeptGame:
        return cls(row, store, await _loaded(row, store))

    def _take(self, game: Game[Any]) -> None:
        self.game = game
        self.heard: dict[Seat, list[Event]] = {viewer: [] for viewer in self.viewers}
        """what each viewer has heard since the beginning"""
        self._answers = dict.fromkeys(self.viewers, 0)
        self._after: dict[Seat, list[int]] = {viewer: [] for viewer in self.viewers}
        """the step in which a viewer heard each of them"""
        for step in game.steps():
            self._note(step)

    def _note(self, step: Step) -> None:
        """What a step lets each viewer hear, and whose answer it was."""
        if step.ask is not None and step.ask.seat != CHANCE:
            self._answers[step.ask.seat] += 1
        for viewer in self.viewers:
            for told in step.told:
                if (event := heard_by(told, viewer)) is not None:
                    self.heard[viewer].append(event)
                    self._after[viewer].append(step.number)
                    self._answers[viewer] += isinstance(event, TakenBack)

    def ask_number(self, seat: Seat) -> int:
        """The number of a seat's question: it grows with each answer, and tells nothing of what others are asked."""
        return self._answers[seat]

    def past(self, viewer: Seat, number: int) -> State:
        """The state as a viewer saw it when he had heard so much."""
        after = self._after[viewer]
        step = after[min(number, len(after)) - 1] if after and number > 0 else 0
        state: State = self.game.clone(at=step).view(viewer).state
        return state

    # Changing

    async def answer(self, seat: Seat, ask: int, answer: object) -> None:
        """A Refusal where it is not legal, or not the answer to the question that is open."""
        refusal = self._not_asked(seat, ask)
        if refusal is not None:
            raise refusal
        before = self.game.number
        self.game.answer(answer, seat)
        await self._keep(before)

    def judge(self, seat: Seat, ask: int, answer: object) -> Refusal | None:
        """Why an answer would not be taken. Nothing changes."""
        return self._not_asked(seat, ask) or self.game.refusal(answer, seat)

    def way(self, seat: Seat, answer: object) -> Path | None:
        """The way to a legal place, where something moves there."""
        ask = self.game.open_ask(seat)
        if ask is None or not isinstance(ask.choice, Placement) or ask.choice.allowance is None:
            return None
        return ask.choice.path(ask.choice.accept(answer))

    def _not_asked(self, seat: Seat, ask: int) -> Refusal | None:
        if self.game.over:
            return Refusal(Fault.GAME_OVER)
        if ask != self.ask_number(seat):
            return Refusal(STALE)
        return None if self.game.open_ask(seat) else Refusal(Fault.NOT_YOUR_TURN, seat=seat)

    def needs_consent(self, seat: Seat) -> bool:
        """Whether the others must agree if a seat takes its last answer back; a Refusal where it has none."""
        refusal = self.game.may_undo(self._before_last_answer(seat), seat)
        if refusal is not None and refusal.code != Fault.NEEDS_CONSENT:
            raise refusal
        return refusal is not None

    async def undo(self, seat: Seat, *, agreed: bool = False) -> None:
        """Back to the last question that a seat answered."""
        others = tuple(other for other in range(self.game.ruleset.seats) if other != seat) if agreed else ()
        before = self.game.number
        self.game.undo(self._before_last_answer(seat), seat, others)
        await self._keep(before)

    def _before_last_answer(self, seat: Seat) -> int:
        for step in standing(self.game.steps_since(self.game.number)[0]):
            if step.ask is not None and step.ask.seat == seat and step.before is not None:
                return step.before.number
        raise Refusal("nothing_to_undo")

    async def _keep(self, before: int) -> None:
        """Make the new steps durable; where that fails, or another server was first, stand where the record stands."""
        steps = self.game.steps_since(before + 1)
        try:
            await self.store.append(self.row.id, before + 1, [written(line_of(step)) for step in steps])
        except Late:
            self._take(await _loaded(self.row, self.store))
            raise Refusal(STALE) from None
        except BaseException:
            self._take(await _loaded(self.row, self.store))
            raise
        for step in steps:
            self._note(step)

    async def catch_up(self) -> bool:
        """Follow what another server has written; whether there was anything."""
        lines = await self.store.lines(self.row.id, self.game.number + 1)
        before = self.game.number
        for text in lines:
            _follow(self.game, msgspec.json.decode(text, type=Line))
        for step in self.game.steps_since(before + 1):
            self._note(step)
        return bool(lines)

    def record(self) -> Record:
        """The whole record; the secret of the dice is in it only when the game is over."""
        return Record.of(self.game, fairness_of(self.row))


async def _loaded(row: GameRow, store: Store) -> Game[Any]:
    """The game that its record leads to."""
    text = "".join(f"{line}\n" for line in (row.header, *await store.lines(row.id)))
    record = Record.loads(text)
    *_, game = replaying(record, ruleset(row.ruleset))
    game.resume(chance_after(record, fairness_of(row)))
    return game


def _follow(game: Game[Any], line: Line) -> None:
    """Repeat a step; the dice are thrown again, and fall as they did."""
    if line.seat == CHANCE or line.step <= game.number:
        return
    if line.back_to is not None:
        game.undo(line.back_to, line.seat or 0, line.agreed)
    elif line.seat is not None:
        game.answer(line.answer, line.seat)
