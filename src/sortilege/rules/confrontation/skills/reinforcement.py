"""C2-12.1.30 Reinforcement."""

from typing import Any, Final

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.deployment.places import Deployment
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.events import Returned, SetAside
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import Model, Skirmish
from sortilege.table.placed import Placed

COMES: Final = 12
"""C2-12.1.30b"""

RETURN, REMAIN = "return", "wait"


@abilities.add
class Reinforcement(Ability):
    """C2-12.1.30a A model that leaves the game is set aside, and may come back."""

    name = "reinforcement"
    rule = "C2-12.1.30a"

    def may_be_character(self, _act: Acting, _already: bool) -> bool:
        """C2-12.1.30e"""
        return False

    def removed(self, act: Acting, game: Game[Any], lost: Model) -> None:
        state: Skirmish = game.state
        state.set_aside[act.bearer] = lost.set_aside()
        game.tell(SetAside(act.bearer))

    def turn_begins_aside(self, act: Acting, game: Game[Any]) -> Rule[None]:
        """C2-12.1.30b Two dice, and only a 12 will do."""
        dice = yield from roll(game, "reinforcement", "C2-12.1.30b", 2, act.seat)
        place = place_of_return(game, game.state.set_aside[act.bearer])
        if sum(dice) < COMES or place.first_legal() is None:
            return
        about = {"model": act.bearer}
        if (yield Ask(act.seat, "turn.reinforcement", "C2-12.1.30b", One((RETURN, REMAIN)), about)) == RETURN:
            placed: Placed = yield Ask(act.seat, "deploy.place", "C2-12.1.30c", place, about)
            come_back(game, act.bearer, place, placed)
            yield from magic(game).returned(game, act.bearer)


def place_of_return(game: Game[Any], model: Model) -> Deployment:
    """C2-12.1.30c Anywhere but in contact with an enemy, C2-12.1.30d within charge range of one (C2-R72)."""
    state: Skirmish = game.state
    foes = enemies(state, model.seat)
    near = game.options["c2.reinforcement_range"] == "within"
    reach = 2 * model.card.reach
    return Deployment(
        state.field,
        model.id,
        base=model.card.base_at(0, 0, 0),
        gaps=dict.fromkeys(foes, LEAST_GAP),
        may_stay=False,
        foes=tuple(foes),
        near=reach if near else None,
        further=None if near else reach,
    )


def come_back(game: Game[Any], model: str, place: Deployment, placed: Placed) -> None:
    """C2-R72 It acts in this turn, and is no loss any more."""
    state: Skirmish = game.state
    state.models[model] = state.set_aside.pop(model)
    state.casualties = tuple(lost for lost in state.casualties if lost.model != model)
    state.field = place.carried_out(placed)
    game.tell(Returned(model, placed.x, placed.y, placed.facing))
