"""What is to be played: who meets whom how often, by which players, with which dice.

The dice of a game follow from the seed, the names of the two who meet and the number of the game, by the kernel's own
way (`kernel/chance.py`): the seed is the secret, and the words are the two names in alphabetical order and the number.
The players get two numbers in the same way, with `players` as one word more. So a game is the same whoever plays it
when, in whatever company, and whichever of the two is named first.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from hashlib import sha256
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from sortilege.bots import player
from sortilege.kernel import Fairness, Game
from sortilege.rosters.sides import setup_of, side, tables_of
from sortilege.rules import ruleset

MOST_GAMES = 1_000_000
"""No pairing plays more."""


class Pairing(NamedTuple):
    """Two who meet."""

    first: str
    second: str

    @property
    def is_mirror(self) -> bool:
        return self.first == self.second

    def seat_of_first(self, number: int) -> int:
        """The two change sides from game to game; in game 0 the first by the alphabet has the first seat."""
        return (number + (self.first > self.second)) % 2


class Fixture(msgspec.Struct, frozen=True):
    """One game of a plan: the place of its pairing, and its number."""

    pairing: int
    number: int


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Everything that the result depends on."""

    ruleset: str
    sides: tuple[str, ...]
    """who meets each other: every two of them"""
    games: int
    """of each pairing"""
    seed: str
    players: tuple[str, str]
    """by whom the first and the second of each pairing are played"""
    tables: tuple[str, ...] = ()
    """those on which the games are played in turn; none: the first of the pack"""
    options: dict[str, str] = {}
    mirrors: bool = False
    """whether each meets itself as well"""
    equals: bool = False
    """whether only those meet who were built for the same points"""

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        alone = len(self.sides) == 1
        mirrors = [Pairing(side, side) for side in self.sides if self.mirrors or alone]
        pairs = [Pairing(*pair) for pair in combinations(self.sides, 2)]
        return (*(pair for pair in pairs if not self.equals or self._is_equal(pair)), *mirrors)

    def _is_equal(self, pair: Pairing) -> bool:
        return len({side(self.ruleset, name).points for name in pair}) == 1

    def fixtures(self) -> Iterator[Fixture]:
        """Every game, those of all pairings in step, so that an interrupted table is even."""
        return (Fixture(place, number) for number in range(self.games) for place in range(len(self.pairings)))

    def table(self, number: int) -> str:
        """Both ways round on each table before the next one."""
        return self.tables[number // 2 % len(self.tables)] if self.tables else ""

    def setup(self, fixture: Fixture) -> Mapping[str, Any]:
        """Who stands where: the set-up of a game."""
        pairing = self.pairings[fixture.pairing]
        seated = tuple(pairing) if not pairing.seat_of_first(fixture.number) else (pairing.second, pairing.first)
        return setup_of(self.ruleset, *seated, self.table(fixture.number))

    def fairness(self, fixture: Fixture) -> Fairness:
        """The dice of a game."""
        return Fairness(self.seed, self.words(fixture))

    def words(self, fixture: Fixture) -> tuple[str, ...]:
        return (*sorted(self.pairings[fixture.pairing]), str(fixture.number))

    def player_seeds(self, fixture: Fixture) -> tuple[int, int]:
        """The seeds of the players in the first and the second seat."""
        key = Fairness(self.seed, (*self.words(fixture), "players")).key
        return int.from_bytes(key[:8], "big"), int.from_bytes(key[8:16], "big")

    def digest(self) -> str:
        """A fingerprint of every card and table that is played with, and of the rules' version."""
        fingerprint = sha256(f"{self.ruleset} {ruleset(self.ruleset).version}".encode())
        for place in range(len(self.pairings)):
            for number in range(2 * max(1, len(self.tables))):
                fingerprint.update(msgspec.json.encode(self.setup(Fixture(place, number)), order="deterministic"))
        return fingerprint.hexdigest()


def check_plan(plan: Plan) -> None:
    """A ValueError says what of a plan cannot be played."""
    _check_numbers(plan)
    _check_names(plan)
    for name in plan.players:
        player(name)
    for place in range(len(plan.pairings)):
        fixture = Fixture(place, 0)
        Game(ruleset(plan.ruleset), plan.setup(fixture), plan.fairness(fixture).chance(), plan.options, keeps=False)


def _check_numbers(plan: Plan) -> None:
    if not 1 <= plan.games <= MOST_GAMES:
        raise ValueError(f"a pairing plays from 1 to {MOST_GAMES} games")
    if not plan.sides:
        raise ValueError("nobody is named who could play")
    if len(set(plan.sides)) != len(plan.sides):
        raise ValueError("somebody is named twice; an army alone meets itself, and several do with mirrors")


def _check_names(plan: Plan) -> None:
    known = tables_of(plan.ruleset)
    for name in plan.sides:
        side(plan.ruleset, name)
    for name in plan.tables:
        if name not in known:
            raise ValueError(f"there is no table {name!r} for {plan.ruleset}; there is {', '.join(known)}")
