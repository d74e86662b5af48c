"""C2-T23 The objectives: when a side has met its own, and when it no longer can (C2-R13)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sortilege.kernel import Game, Seat
from sortilege.rules.confrontation.state import ModelId, Skirmish

TURNS: Final[Mapping[str, int | None]] = {"a": None, "b": 8, "c": 6, "d": 5, "e": 4, "f": 3}
"""C2-T23 the last turn of each row."""

ROWS: Final = tuple(TURNS)


def met(game: Game[Any], seat: Seat) -> bool:
    """C2-13b Whether a side has met its objective."""
    return any(MET[objective.row](game, seat) for objective in game.state.objectives if objective.seat == seat)


def out_of_reach(game: Game[Any], seat: Seat) -> bool:
    """C2-13c Whether a side can no longer meet its objective."""
    return any(LOST[objective.row](game, seat) for objective in game.state.objectives if objective.seat == seat)


def _killed_lowest(game: Game[Any], seat: Seat) -> bool:
    """C2-T23a"""
    return _any_lost(game.state, _of_value(game.state, 1 - seat, min))


def _killed_highest(game: Game[Any], seat: Seat) -> bool:
    """C2-T23c"""
    return _any_lost(game.state, _of_value(game.state, 1 - seat, max))


def _left_the_table(game: Game[Any], seat: Seat) -> bool:
    """C2-T23b"""
    return _exited(game.state, seat) >= _share(game, seat)


def _eliminated(game: Game[Any], seat: Seat) -> bool:
    """C2-T23d No enemy is left; C2-R13 those that are set aside are not."""
    return all(model.seat == seat for model in game.state.models.values())


def _with_few_losses(game: Game[Any], seat: Seat) -> bool:
    """C2-T23e"""
    return _eliminated(game, seat) and not _lost_too_many(game, seat)


def _without_loss(game: Game[Any], seat: Seat) -> bool:
    """C2-T23f"""
    return _eliminated(game, seat) and not _lost_any(game, seat)


def _never(_game: Game[Any], _seat: Seat) -> bool:
    return False


def _lowest_got_away(game: Game[Any], seat: Seat) -> bool:
    return not _any_left(game.state, _of_value(game.state, 1 - seat, min))


def _highest_got_away(game: Game[Any], seat: Seat) -> bool:
    return not _any_left(game.state, _of_value(game.state, 1 - seat, max))


def _too_few_to_leave(game: Game[Any], seat: Seat) -> bool:
    state: Skirmish = game.state
    left = sum(model.seat == seat for models in (state.models, state.set_aside) for model in models.values())
    return _exited(state, seat) + left < _share(game, seat)


def _lost_too_many(game: Game[Any], seat: Seat) -> bool:
    """C2-R13 Exactly half of the points, or by the option of the models, is still allowed."""
    points = _army(game.state, seat)
    lost = _lost(game.state, seat)
    if game.options["c2.loss_measure"] == "models":
        return 2 * len(lost) > len(points)
    return 2 * sum(points.get(model, 0) for model in lost) > sum(points.values())


def _lost_any(game: Game[Any], seat: Seat) -> bool:
    return bool(_lost(game.state, seat))


Judgement = Callable[[Game[Any], Seat], bool]

MET: Final[Mapping[str, Judgement]] = {
    "a": _killed_lowest,
    "b": _left_the_table,
    "c": _killed_highest,
    "d": _eliminated,
    "e": _with_few_losses,
    "f": _without_loss,
}

LOST: Final[Mapping[str, Judgement]] = {
    "a": _lowest_got_away,
    "b": _too_few_to_leave,
    "c": _highest_got_away,
    "d": _never,
    "e": _lost_too_many,
    "f": _lost_any,
}


def _army(state: Skirmish, seat: Seat) -> Mapping[ModelId, int]:
    return next((army.points for army in state.armies if army.seat == seat), {})


def _of_value(state: Skirmish, seat: Seat, which: Callable[..., int]) -> set[ModelId]:
    """C2-R13 By the points at the start; any one of several equal models will do."""
    points = _army(state, seat)
    value = which(points.values(), default=0)
    return {model for model, worth in points.items() if worth == value}


def _lost(state: Skirmish, seat: Seat) -> list[ModelId]:
    """C2-R13 Whatever was removed as a casualty or set aside."""
    return [lost.model for lost in state.casualties if lost.seat == seat]


def _any_lost(state: Skirmish, models: set[ModelId]) -> bool:
    return any(lost.model in models for lost in state.casualties)


def _any_left(state: Skirmish, models: set[ModelId]) -> bool:
    return any(model in state.models or model in state.set_aside for model in models) or _any_lost(state, models)


def _exited(state: Skirmish, seat: Seat) -> int:
    return sum(gone.seat == seat for gone in state.exited)


def _share(game: Game[Any], seat: Seat) -> int:
    """C2-R13 How many models must leave: half of those that the side began with, rounded up."""
    began = len(_army(game.state, seat))
    return {"half": (began + 1) // 2, "one": 1, "all": began}[game.options["c2.exit_share"]]
