"""ARH-3c Initiative."""

from typing import Any

from sortilege.kernel import Game, Rule, Seat
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.dice import roll
from sortilege.rules.arcane.events import InitiativeRolled
from sortilege.rules.arcane.state import ArcaneState, Model


def initiative_roll(game: Game[Any]) -> Rule[None]:
    """Each player as many dice as the DEX of a Hero; the highest sum is First Player; ARH-1f ties are rolled again."""
    state: ArcaneState = game.state
    while True:
        sums = []
        for seat in (0, 1):
            faces = yield from roll(game, "initiative", "ARH-3c", best_dex(state, seat), seat)
            sums.append(sum(faces))
        first = None if sums[0] == sums[1] else int(sums[1] > sums[0])
        game.tell(InitiativeRolled((sums[0], sums[1]), first))
        if first is not None:
            state.first_player = state.next_player = first
            return


def best_dex(state: ArcaneState, seat: Seat) -> int:
    """The Hero in game with the highest current DEX; without a Hero the model with the highest."""
    own = [model for model in state.models.values() if model.seat == seat and may_lead(state, model)]
    heroes = [model for model in own if model.card.heroic]
    return max((characteristic(state, model.id, "dex") for model in heroes or own), default=1)


def may_lead(state: ArcaneState, model: Model) -> bool:
    """In game; before deployment (ARH-2e) everybody is yet to come."""
    return model.in_game or not state.field.bases
