"""What a duel starts from: the table, the models with their cards, and perhaps a situation in the middle of a game."""

from collections.abc import Mapping
from typing import Any

import msgspec

from sortilege.kernel.moment import Lasting
from sortilege.kernel.setup import check_setup
from sortilege.rules.confrontation.shooting.countdown import begin_countdown
from sortilege.rules.confrontation.state import Phase, Slot
from sortilege.rules.confrontation.terrain import Table
from sortilege.rules.magic.state import Aim, MagicState
from sortilege.rules.skirmish.combatants import (
    Combatant,
    artifacts_of,
    battlefield_of,
    check_combatants,
    magician_of,
    model_of,
    worn_by,
)
from sortilege.table.standing import barred


class Situation(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game stands that does not start at its beginning."""

    turn: int = 1
    phase: Phase = Phase.SHOOTING
    tactical_winner: int = 0
    clock: int | None = None
    slot: Slot = Slot.FIRST_WINDOW
    targets_tried: tuple[Aim, ...] = ()
    lasting: dict[str, Lasting] = {}


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    table: Table
    models: tuple[Combatant, ...]
    turns: int = 10
    situation: Situation | None = None


def read_setup(setup: Mapping[str, Any]) -> Setup:
    """The set-up in its own form; a ValueError says what is wrong with it and where."""
    check_setup(setup)
    read = msgspec.convert(setup, Setup)
    check_combatants(read.models)
    for combatant in read.models:
        if combatant.at is None:
            raise ValueError(f"{combatant.id} stands nowhere")
    check_places(read)
    return read


def check_places(setup: Setup) -> None:
    """A ValueError says who stands where nobody can."""
    field = battlefield_of(setup.table, setup.models)
    for name, base in field.bases.items():
        if bar := barred(field, name, base):
            raise ValueError(f"{name} cannot stand there: {bar.bar.value}, {bar.by}")


def first_state(setup: Setup, options: Mapping[str, str]) -> MagicState:
    """The state in which the game starts."""
    situation = setup.situation or Situation(phase=Phase.DEPLOY)
    magicians = {combatant.id: magician_of(combatant, options) for combatant in setup.models if combatant.is_magician}
    state = MagicState(
        turn=situation.turn,
        turn_limit=setup.turns,
        phase=situation.phase,
        tactical_winner=situation.tactical_winner,
        field=battlefield_of(setup.table, setup.models),
        models={combatant.id: model_of(combatant) for combatant in setup.models},
        lasting={**worn_by(setup.models), **situation.lasting},
        casualties=(),
        winner=None,
        magicians=magicians,
        carried=artifacts_of(setup.models, options),
        targets_tried=situation.targets_tried,
        clock=0,
        slot=situation.slot,
        announcing=None,
        markers={},
    )
    begin_countdown(state)
    state.slot = situation.slot
    if situation.clock is not None:
        state.clock = situation.clock
    return state
