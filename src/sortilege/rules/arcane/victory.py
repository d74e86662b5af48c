"""ARH-2g, ARH-2h How the Quest ends, and who has won."""

from collections.abc import Iterable
from typing import Any, Final

from sortilege.kernel import Game, Seat
from sortilege.rules.arcane.cards import GUILDMASTER, Profile
from sortilege.rules.arcane.events import QuestOver
from sortilege.rules.arcane.state import ArcaneState, Phase

REGULAR, HERO, GUILDMASTER_TOO = 1, 3, 1  # ARH-2h
BEFORE_PLAY: Final = (Phase.ARCANA, Phase.INITIATIVE, Phase.DEPLOY)


def is_decided(state: ArcaneState) -> bool:
    """ARH-2g A player has no model in game: whom a Demon possesses is not (ARH-14g)."""
    return len({model.seat for model in state.models.values() if model.in_game and model.seat is not None}) < 2


def points_of(state: ArcaneState, seat: Seat) -> int:
    """ARH-2h For each enemy model that is not in game; ARH-14h nothing for the Demon."""
    return worth_of(model.card for model in state.models.values() if model.seat == 1 - seat and not model.in_game)


def worth_of(cards: Iterable[Profile]) -> int:
    """ARH-2h What an enemy scores for models."""
    lost = list(cards)
    heroes = [card for card in lost if card.heroic]
    guildmasters = sum(GUILDMASTER in card.tags for card in heroes)
    return REGULAR * (len(lost) - len(heroes)) + HERO * len(heroes) + GUILDMASTER_TOO * guildmasters


def end_quest(game: Game[Any]) -> None:
    """ARH-2h More points win; equal points are a draw."""
    state: ArcaneState = game.state
    points = (points_of(state, 0), points_of(state, 1))
    state.points = points
    state.winner = None if points[0] == points[1] else int(points[1] > points[0])
    state.phase = Phase.OVER
    game.tell(QuestOver(state.winner, points))
