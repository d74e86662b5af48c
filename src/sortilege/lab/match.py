"""One game, played to its end: its facts out."""

from time import perf_counter
from traceback import extract_tb
from typing import Any

import msgspec

from sortilege.bots import Player, player
from sortilege.kernel import Game
from sortilege.lab.plan import Fixture, Pairing, Plan
from sortilege.lab.standing import MEASURES, Lost
from sortilege.rules import ruleset
from sortilege.rules.confrontation.events import GameOver

MOST_ANSWERS = 20_000
"""A game that is not over by then is broken off and counts as drawn."""

UNFINISHED = "unfinished"


class Played(msgspec.Struct, frozen=True, tag="game", tag_field="line", omit_defaults=True, forbid_unknown_fields=True):
    """What is known of a game. First and second are those of its pairing, whatever their seats."""

    pairing: int
    number: int
    winner: int | None = None
    """0 the first, 1 the second; None: drawn, unfinished or failed"""
    ending: str = ""
    """why it was over"""
    turns: int = 0
    answers: int = 0
    lost: tuple[Lost, ...] = ()
    """what share of its points each had lost at the end of each turn"""
    fault: str = ""
    """the error that ended it"""
    seconds: float = 0.0

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.pairing, self.number)


def play(plan: Plan, fixture: Fixture) -> Played:
    """A game of a plan. An error of the rules or of a player ends this game and no other."""
    begun = perf_counter()
    try:
        played = _play(plan, fixture)
    except Exception as error:
        played = Played(fixture.pairing, fixture.number, fault=_told(error))
    return msgspec.structs.replace(played, seconds=round(perf_counter() - begun, 3))


def _play(plan: Plan, fixture: Fixture) -> Played:
    pairing = plan.pairings[fixture.pairing]
    chance = plan.fairness(fixture).chance()
    game = Game(ruleset(plan.ruleset), plan.setup(fixture), chance, plan.options, keeps=False)
    answers, lost = _play_on(game, _seated(plan, fixture, pairing), plan.ruleset)
    swapped = pairing.seat_of_first(fixture.number)
    winner: int | None = game.state.winner if game.over else None
    return Played(
        fixture.pairing,
        fixture.number,
        winner=None if winner is None else winner ^ swapped,
        ending=_ending(game) if game.over else UNFINISHED,
        turns=len(lost),
        answers=answers,
        lost=tuple((each[swapped], each[1 - swapped]) for each in lost),
    )


def _seated(plan: Plan, fixture: Fixture, pairing: Pairing) -> tuple[Player, Player]:
    """The players by their seats."""
    swapped = pairing.seat_of_first(fixture.number)
    seeds = plan.player_seeds(fixture)
    return player(plan.players[swapped], seeds[0]), player(plan.players[1 - swapped], seeds[1])


def _play_on(game: Game[Any], players: tuple[Player, Player], name: str) -> tuple[int, list[Lost]]:
    """Play to the end: how many answers it took, and what was lost by the end of each turn."""
    turn_of, lost_of = MEASURES[name]
    answers, turn = 0, turn_of(game.state)
    lost: list[Lost] = []
    while (ask := game.ask) is not None and answers < MOST_ANSWERS:
        game.answer(players[ask.seat].choose(game.view(ask.seat), ask))
        answers += 1
        if turn_of(game.state) != turn:
            turn = turn_of(game.state)
            lost.append(lost_of(game.state))
    return answers, [*lost, lost_of(game.state)]


def _ending(game: Game[Any]) -> str:
    """Why the game is over, where its last events say so; otherwise points are counted."""
    return next((str(event.reason) for event in reversed(game.told) if isinstance(event, GameOver)), "points")


def _told(error: Exception) -> str:
    """An error with the place where it came up."""
    frames = extract_tb(error.__traceback__)
    place = f" ({frames[-1].filename.rpartition('sortilege/')[2]}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"
