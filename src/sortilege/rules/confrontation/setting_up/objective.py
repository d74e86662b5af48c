"""C2-6.3 The objective (C2-P1 step 3)."""

from typing import Any, Final

from sortilege.kernel import Ask, Game, One, Rule, Seat
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.events import ObjectiveProposed, ObjectiveRejected, ObjectivesSet
from sortilege.rules.confrontation.objectives import ROWS, TURNS
from sortilege.rules.confrontation.setting_up.highest_die import highest_die
from sortilege.rules.confrontation.state import Objective, Phase, Skirmish, deciding_order

ACCEPT, REJECT = "accept", "reject"

MOST_REJECTIONS: Final = 2
"""C2-R11 After each has rejected so often, the table is rolled."""


def choose_objective(game: Game[Any]) -> Rule[None]:
    """C2-6.3a Who throws higher proposes; C2-6.3d or C2-T23 decides at once (C2-R12)."""
    winner = yield from highest_die(game, "objective", "C2-6.3a")
    agreed = None
    if game.options["c2.objective_method"] == "negotiated":
        agreed = yield from negotiate(game, winner)
    if agreed is not None:
        set_objectives(game, (agreed, agreed), "C2-6.3b")
    else:
        set_objectives(game, (yield from roll_on_table(game, winner)), "C2-6.3d")
    game.state.phase = Phase.SIDES


def negotiate(game: Game[Any], proposer: Seat) -> Rule[str | None]:
    """C2-6.3c, C2-R11 Who rejects a proposal must make the next; None when each has rejected twice."""
    rejections = [0, 0]
    while min(rejections) < MOST_REJECTIONS:
        row: str = yield Ask(proposer, "setup.propose", "C2-6.3a", One(ROWS))
        game.tell(ObjectiveProposed(proposer, row))
        other = 1 - proposer
        if (yield Ask(other, "setup.accept", "C2-6.3b", One((ACCEPT, REJECT)), {"row": row})) == ACCEPT:
            return row
        game.tell(ObjectiveRejected(other, row))
        rejections[other] += 1
        proposer = other
    return None


def roll_on_table(game: Game[Any], winner: Seat) -> Rule[tuple[str, str]]:
    """C2-R12 One row for both sides; by the option a row for each."""
    if game.options["c2.table23_draw"] == "one_for_both":
        (face,) = yield from roll(game, "objective_table", "C2-R12", 1, winner)
        return ROWS[face - 1], ROWS[face - 1]
    rows = ["", ""]
    for seat in deciding_order(game.state):
        (face,) = yield from roll(game, "objective_table", "C2-R12", 1, seat)
        rows[seat] = ROWS[face - 1]
    return rows[0], rows[1]


def set_objectives(game: Game[Any], rows: tuple[str, str], rule: str) -> None:
    """C2-T23 The objective of each side, and the turn limit: C2-R12 the longer of two, none if either has none."""
    state: Skirmish = game.state
    state.objectives = tuple(Objective(seat, row) for seat, row in enumerate(rows))  # type: ignore[arg-type]
    limits = [TURNS[row] for row in rows]
    state.turn_limit = None if None in limits else max(limit for limit in limits if limit is not None)
    game.tell(ObjectivesSet(rows, state.turn_limit, rule))
