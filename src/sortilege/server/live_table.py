"""A table with those who sit at it and watch it: every change goes through here, one after another."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Final

import msgspec

from sortilege.bots import Player, player
from sortilege.kernel import Fairness, Refusal, Seat, Seen
from sortilege.messages import Names, Speaker
from sortilege.server import metrics, wire
from sortilege.server.describing import names, plain, refused
from sortilege.server.kept_game import KeptGame
from sortilege.server.secrets import seat_of, seed_of
from sortilege.server.showing import Shown, look, update
from sortilege.server.store import GameRow, Late, Store

log = logging.getLogger(__name__)

PERSON: Final = "person"

MOST_UNSENT: Final = 256
"""Who has so many messages waiting does not listen: he is let go, and catches up when he comes back."""


class Guest:
    """One connection: a seat or a spectator, his language, and the messages that wait to be sent."""

    def __init__(self, seat: Seat, locale: str, since: int, *, whole: bool = False) -> None:
        self.seat = seat
        self.locale = locale
        self.heard = since
        self.whole = whole
        """whether he is always sent the whole state"""
        self.new = True
        """whether he has been sent nothing yet"""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.gone = False

    def send(self, message: bytes) -> None:
        if self.outbox.qsize() >= MOST_UNSENT:
            self.let_go()
        elif not self.gone:
            self.outbox.put_nowait(message)

    def let_go(self) -> None:
        """He hears no more; `None` ends his connection."""
        if not self.gone:
            self.gone = True
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)


class LiveTable:
    """A table that a server has in memory."""

    def __init__(self, row: GameRow, store: Store, pace: float) -> None:
        self.row = row
        self.store = store
        self.kept: KeptGame | None = None
        self.guests: list[Guest] = []
        self.changing = asyncio.Lock()
        self.pace = pace
        """how long a program seems to think, in seconds"""
        self.hurried = False
        self.asks_back: Seat | None = None
        """who would like to take back and waits for consent"""
        self._shown: dict[Seat, Shown] = {}
        self._speakers: dict[str, Speaker] = {}
        self._programs: dict[Seat, Player] = {}
        self._program: asyncio.Task[None] | None = None
        self.used = perf_counter()

    # Seats

    @property
    def info(self) -> wire.TableInfo:
        there = {guest.seat for guest in self.guests}
        seats = tuple(
            wire.SeatInfo(seat.seat, seat.player, seat.name, seat.colour, seat.taken, online=seat.seat in there)
            for seat in self.row.seats
        )
        commitment = Fairness(self.row.secret).commitment
        return wire.TableInfo(
            self.row.id, self.row.ruleset, self.row.options, commitment, seats, begun=self.kept is not None
        )

    def seat(self, secret: str) -> Seat | None:
        return seat_of(secret, self.row.seats)

    async def sit_down(self, seat: Seat, who: wire.SitDown) -> None:
        """Take a seat; when all are taken the game begins. Who sits already may come again."""
        async with self.changing:
            if not self.row.seats[seat].taken:
                row = msgspec.structs.replace(
                    self.row.seats[seat], name=who.name.strip(), colour=who.colour, word=who.word, taken=True
                )
                try:
                    await self.store.take_seat(self.row.id, row)
                except Late:
                    log.info("seat taken elsewhere", extra={"table": self.row.id, "seat": seat})
            await self._look_again()
        self.publish()

    async def _look_again(self) -> None:
        """Where the store stands now: who sits, and whether the game has begun."""
        row = await self.store.read(self.row.id)
        assert row is not None
        self.row = row
        if self.kept is None and all(seat.taken for seat in row.seats):
            try:
                self.kept = await (KeptGame.load if row.header else KeptGame.begin)(row, self.store)
            except Late:
                self.row = await self.store.read(self.row.id) or self.row
                self.kept = await KeptGame.load(self.row, self.store)
            for guest in self.guests:
                self._greet(guest)
        self._say_to_all(wire.Seats(self.info))

    async def refresh(self) -> None:
        """Another server has written: follow it."""
        async with self.changing:
            if self.kept is None:
                await self._look_again()
            elif not await self.kept.catch_up():
                return
        self.publish()

    # Guests

    async def enter(self, guest: Guest) -> None:
        async with self.changing:  # what is not durable yet is not shown
            self.guests.append(guest)
            self.used = perf_counter()
            metrics.GUESTS.inc()
            self._greet(guest)
            self._say_to_all(wire.Seats(self.info))
            self._show(guest.seat)
        self.wake_program()

    def _greet(self, guest: Guest) -> None:
        """Who he is, and what everything is called, as soon as there is a game."""
        if self.kept is not None:
            speaker, state = self.speaker(guest.locale), self.kept.game.view(guest.seat).state
            called = names(self.row.setup, state, self.row.ruleset, speaker)
            guest.send(_encoded(wire.Welcome(self.info, guest.seat, called)))

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            metrics.GUESTS.dec()
            self.used = perf_counter()
            self._say_to_all(wire.Seats(self.info))

    # Playing

    async def answer(self, seat: Seat, ask: int, answer: object) -> Refusal | None:
        """An answer from a seat: it is durable when this returns. The reason where it is not taken."""
        async with self.changing:
            if self.kept is None:
                return Refusal("not_begun")
            began = perf_counter()
            number = self.kept.game.number
            asked = self.kept.game.open_ask(seat)
            try:
                await self.kept.answer(seat, ask, answer)
            except Refusal as refusal:
                metrics.REFUSED.inc()
                if self.kept.game.number != number:
                    self.publish()  # another server was first
                return refusal
            if asked is not None and asked.seen is not Seen.HIDDEN:  # everybody can read how many there were
                metrics.ANSWERS.inc()
                metrics.TIME.observe(perf_counter() - began)
            self.asks_back = None
            self.publish()
            return None

    def judge(self, guest: Guest, tried: wire.Try) -> None:
        """Tell a guest whether an answer would be taken, and by which way."""
        if self.kept is None:
            return
        refusal = self.kept.judge(guest.seat, tried.ask, tried.answer)
        if refusal is not None:
            guest.send(_encoded(wire.Judged(tried.id, refused(refusal, self.speaker(guest.locale)))))
            return
        way = self.kept.way(guest.seat, tried.answer)
        corners = tuple((round(x), round(y)) for x, y in way.points) if way is not None else ()
        guest.send(_encoded(wire.Judged(tried.id, None, corners, round(way.cost) if way is not None else 0)))

    async def undo(self, seat: Seat) -> Refusal | None:
        """Take back, or ask the others whether one may."""
        async with self.changing:
            if self.kept is None:
                return Refusal("not_begun")
            try:
                if self.kept.needs_consent(seat):
                    self.asks_back = seat
                    persons = [row.seat for row in self.row.seats if row.player == PERSON and row.seat != seat]
                    if not persons:
                        return Refusal("undo_declined")
                    for guest in self.guests:
                        if guest.seat in persons:
                            guest.send(_encoded(wire.AsksConsent(seat)))
                    return None
                await self.kept.undo(seat)
            except Refusal as refusal:
                return refusal
            self.publish()
            return None

    async def consent(self, seat: Seat, *, agrees: bool) -> Refusal | None:
        """The answer to somebody who would like to take back."""
        async with self.changing:
            by, self.asks_back = self.asks_back, None
            if self.kept is None or by is None or by == seat:
                return Refusal("nothing_to_undo")
            if not agrees:
                for guest in self.guests:
                    if guest.seat == by:
                        guest.send(_encoded(refused(Refusal("undo_declined"), self.speaker(guest.locale))))
                return None
            try:
                await self.kept.undo(by, agreed=True)
            except Refusal as refusal:
                return refusal
            self.publish()
            return None

    def past(self, guest: Guest, number: int) -> None:
        """Show a guest the table as it was when he had heard so much."""
        shown = self._shown.get(guest.seat)
        if self.kept is not None and shown is not None:
            state = self.kept.past(guest.seat, min(number, shown.heard))
            guest.send(_encoded(wire.PastState(number, plain(state))))

    # Telling

    def speaker(self, locale: str) -> Speaker:
        if locale not in self._speakers:
            self._speakers[locale] = Speaker(locale, Names.of_setup(self.row.setup, self.row.ruleset))
        return self._speakers[locale]

    def publish(self) -> None:
        """Let everybody at the table have what is new to him, and the programs play."""
        here = {guest.seat for guest in self.guests}
        self._shown = {seat: shown for seat, shown in self._shown.items() if seat in here}
        for seat in here:
            self._show(seat)
        self.wake_program()

    def _show(self, seat: Seat) -> None:
        """Send the guests of a seat what is new to them. Where nothing is, they are sent nothing: it would tell."""
        kept, was = self.kept, self._shown.get(seat)
        if kept is None or (now := look(kept, seat) or was) is None:
            return
        self._shown[seat] = now
        made: dict[tuple[str, int, bool], bytes] = {}
        for guest in self.guests:
            if guest.seat == seat and (guest.new or now != was):
                whole = guest.new or guest.whole or was is None
                key = (guest.locale, guest.heard, whole)
                if key not in made:
                    speaker = self.speaker(guest.locale)
                    made[key] = _encoded(update(kept, None if whole else was, now, guest.heard, speaker))
                guest.heard, guest.new = now.heard, False
                guest.send(made[key])

    def _say_to_all(self, message: wire.FromServer) -> None:
        encoded = _encoded(message)
        for guest in self.guests:
            guest.send(encoded)

    # Programs

    def wake_program(self) -> None:
        """Let a program play, if it is asked and does not think already."""
        if self._program is None and self._asked_program() is not None:
            self._program = asyncio.create_task(self._play())
            self._program.add_done_callback(self._rested)

    def _rested(self, task: asyncio.Task[None]) -> None:
        self._program = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a program failed", exc_info=error, extra={"table": self.row.id})

    def _asked_program(self) -> Seat | None:
        if self.kept is None:
            return None
        asked = (ask.seat for ask in self.kept.game.asks)
        return next((seat for seat in asked if seat >= 0 and self.row.seats[seat].player != PERSON), None)

    async def _play(self) -> None:
        """A program answers until a person is asked."""
        while (seat := self._asked_program()) is not None and self.guests:
            kept = self.kept
            assert kept is not None
            number = kept.ask_number(seat)
            view = kept.game.view(seat)
            if view.ask is None:
                return
            if self.pace and not self.hurried and view.ask.seen is not Seen.HIDDEN:
                await asyncio.sleep(self.pace)
            program = self._program_of(seat)
            answer = await asyncio.to_thread(program.choose, view, view.ask)
            if view.ask.seen is Seen.OPEN:  # the word could betray what is chosen in secret, or that it is asked
                self._say_to_all(wire.Thinks(seat, getattr(program, "about", "")))
            refusal = await self.answer(seat, number, answer)
            if refusal is not None and refusal.code != "stale":
                raise RuntimeError(f"{self.row.seats[seat].player} gave an answer that is refused: {refusal}")

    def _program_of(self, seat: Seat) -> Player:
        if seat not in self._programs:
            self._programs[seat] = player(self.row.seats[seat].player, seed=seed_of(self.row, seat))
        return self._programs[seat]

    async def rest(self) -> None:
        """The server stops: programs stop thinking, and guests are let go."""
        if self._program is not None:
            self._program.cancel()
        for guest in self.guests:
            guest.let_go()


_encode = msgspec.json.Encoder(order="deterministic").encode


def _encoded(message: wire.FromServer) -> bytes:
    return _encode(message)
