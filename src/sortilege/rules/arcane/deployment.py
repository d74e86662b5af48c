"""ARH-2 Table, bands, deployment."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Rule, Seat
from sortilege.rules.arcane.cards import DOMAINS, HUNDREDTHS
from sortilege.rules.arcane.events import ArcanumChosen, Deployed
from sortilege.rules.arcane.setup import lacks_arcanum, with_arcanum
from sortilege.rules.arcane.sides import in_game
from sortilege.rules.arcane.state import ArcaneState, Model
from sortilege.table.areas import Lies, Template
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement, Zone

LEAST_GAP: Final = 10 * HUNDREDTHS
"""ARH-2d"""


def choose_arcanum(game: Game[Any], seat: Seat) -> Rule[None]:
    """ARH-2f One Arcanum of the player's choice, openly, player 1 first."""
    domain: str = yield Ask(seat, "setup.arcanum", "ARH-2f", One(DOMAINS))
    with_arcanum(game.state, seat, domain)
    game.tell(ArcanumChosen(seat, domain))


def next_to_choose(state: ArcaneState) -> Seat | None:
    return next((seat for seat in (0, 1) if lacks_arcanum(state, seat)), None)


def next_to_deploy(state: ArcaneState) -> Model | None:
    """ARH-2e The winner of the Initiative roll deploys its whole band first."""
    for seat in (state.first_player, 1 - state.first_player):
        for model in state.models.values():
            if model.seat == seat and not model.in_game:
                return model
    return None


def deploy(game: Game[Any], model: Model) -> Rule[None]:
    """ARH-2c In the player's quarter of the table; ARH-2d 10 inches from every enemy at least."""
    state: ArcaneState = game.state
    assert model.seat is not None
    gaps = {other.id: LEAST_GAP for other in in_game(state) if other.seat != model.seat}
    base = model.card.base_at(0, 0)
    zones = (Zone(quarter(state, model.seat), Lies.INSIDE),)
    choice = Placement(state.field, model.id, base=base, zones=zones, gaps=gaps, turns=False, may_stay=False)
    placed: Placed = yield Ask(model.seat, "deploy.place", "ARH-2c", choice, {"model": model.id})
    state.field = state.field.with_base(model.id, choice.place(placed))
    state.models[model.id] = msgspec.structs.replace(model, in_game=True)
    game.tell(Deployed(model.id, placed.x, placed.y))


def quarter(state: ArcaneState, seat: Seat) -> Template:
    """ARH-2c The lower left quarter for player 1, the upper right one for player 2."""
    half_x, half_y = state.field.width // 2, state.field.height // 2
    x, y = (0, 0) if seat == 0 else (half_x, half_y)
    return Template(((x, y), (x + half_x, y), (x + half_x, y + half_y), (x, y + half_y)))
