"""C2-6.4b The sides of the table (C2-P1 step 5)."""

from typing import Any

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.rules.confrontation.events import SideChosen
from sortilege.rules.confrontation.setting_up.highest_die import highest_die
from sortilege.rules.confrontation.state import Phase, Skirmish

LEFT, RIGHT = "left", "right"


def choose_side(game: Game[Any]) -> Rule[None]:
    """C2-6.4b Who throws higher chooses his side; C2-6.4c the other has the opposite one."""
    state: Skirmish = game.state
    winner = yield from highest_die(game, "side", "C2-6.4b")
    side: str = yield Ask(winner, "setup.side", "C2-6.4b", One((LEFT, RIGHT)))
    state.left_side = winner if side == LEFT else 1 - winner
    game.tell(SideChosen(winner, side))
    state.phase = Phase.APPROACH
