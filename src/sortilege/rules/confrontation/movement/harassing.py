"""C2-R79 A movement that is broken by a shot."""

from collections.abc import Iterator
from typing import Any

from sortilege.kernel import About, Ask, Game, One, Rule
from sortilege.rules.confrontation.end_of_game import decided
from sortilege.rules.confrontation.movement.charge import declare, onset
from sortilege.rules.confrontation.movement.moves import advance, end_move
from sortilege.rules.confrontation.movement.pace import ENGAGE, STAY, WALK, allowance
from sortilege.rules.confrontation.movement.targets import targets
from sortilege.rules.confrontation.shooting.harassment import harass
from sortilege.rules.confrontation.state import ModelId


def stay_and_harass(game: Game[Any], model: ModelId) -> Rule[None]:
    """C2-R79 Who declares that it stays shoots as if it had not moved."""
    spent = yield from advance(game, model, STAY, 0)
    yield from harass(game, model, stays=True)
    end_move(game, model, STAY, spent)


def walk_and_harass(game: Game[Any], model: ModelId, left: tuple[ModelId, ...]) -> Rule[None]:
    """C2-12.1.16a, C2-R79 A shot where it stands, or where it has walked to; C2-12.1.16c after it, it goes on."""
    most = allowance(game.state, model, WALK)
    spent = 0
    shot = yield from harass(game, model)
    if not shot:
        spent = yield from advance(game, model, WALK, most)
        shot = yield from harass(game, model)
    goes_on = shot and decided(game) is None  # C2-P15
    how = (yield from _how_to_go_on(game, model, left, most - spent)) if goes_on else STAY
    if how == ENGAGE:
        yield from onset(game, (yield from declare(game, model, ENGAGE, left=left, spent=spent)))
        return
    if how == WALK:
        spent += yield from advance(game, model, WALK, most - spent)
    end_move(game, model, WALK, spent)


def _how_to_go_on(game: Game[Any], model: ModelId, left: tuple[ModelId, ...], rest: int) -> Rule[str]:
    """C2-12.1.16c With its walk, or into melee with a target named then."""
    options = tuple(_ways_on(game, model, left, rest))
    if len(options) == 1:
        return STAY
    about: About = {"model": model, "rest": rest}
    how: str = yield Ask(game.state.models[model].seat, "move.move", "C2-12.1.16c", One(options), about)
    return how


def _ways_on(game: Game[Any], model: ModelId, left: tuple[ModelId, ...], rest: int) -> Iterator[str]:
    yield STAY
    if rest > 0:
        yield WALK
    if any(targets(game, model, ENGAGE, left)):
        yield ENGAGE
