"""What a skirmish starts from: the table, both armies, and perhaps a situation in the middle of a game."""

from collections.abc import Iterable, Mapping
from typing import Any, get_type_hints

import msgspec

from sortilege.kernel.setup import check_setup
from sortilege.rules.confrontation.any_time import declarers
from sortilege.rules.confrontation.state import Hand, ModelId, Phase
from sortilege.rules.confrontation.terrain import Table
from sortilege.rules.magic.state import Magician, MagicState
from sortilege.rules.skirmish.combatants import (
    Combatant,
    army_of,
    artifacts_of,
    battlefield_of,
    cards_of,
    check_combatants,
    magician_of,
    model_of,
    worn_by,
)


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    table: Table
    models: tuple[Combatant, ...]
    turns: int | None = 10
    """how many turns are played where no objective says it; None: without a limit"""
    substitutes: tuple[Combatant, ...] = ()
    """C2-12.1.35a models that a Strategist may put into his army"""
    situation: dict[str, Any] = {}
    """where a game stands that does not start at its beginning: fields of the state, such as its `phase`"""


def first_phase(combatants: Iterable[Combatant]) -> Phase:
    """A game begins with its objective, unless the models are on the table already."""
    return Phase.DEPLOY if any(combatant.at is not None for combatant in combatants) else Phase.OBJECTIVE


HINTS = get_type_hints(MagicState)
FIXED = ("field", "models", "magicians", "fallen_magicians", "carried", "cards", "set_aside")
"""fields of the state that a situation gives otherwise: by its table and its models"""


def read_setup(setup: Mapping[str, Any]) -> Setup:
    """The set-up in its own form; a ValueError says what is wrong with it and where."""
    check_setup(setup)
    read = msgspec.convert(setup, Setup)
    check_combatants((*read.models, *read.substitutes))
    for name in read.situation:
        if name not in HINTS or name in FIXED:
            raise ValueError(f"situation: {name!r} is nothing that can be given")
    return read


def first_state(setup: Setup, options: Mapping[str, str]) -> MagicState:
    """The state in which the game starts."""
    combatants = setup.models
    state = MagicState(
        models_hide=options["c2.los_models"],
        turn=1,
        turn_limit=setup.turns,
        phase=first_phase(combatants),
        tactical_winner=0,
        field=battlefield_of(setup.table, combatants),
        models={combatant.id: model_of(combatant) for combatant in combatants if not combatant.set_aside},
        set_aside={combatant.id: model_of(combatant) for combatant in combatants if combatant.set_aside},
        lasting={},
        casualties=(),
        winner=None,
        magicians=magicians_of(combatants, options, set_aside=False),
        fallen_magicians=magicians_of(combatants, options, set_aside=True),
        targets_tried=(),
        announcing=None,
        markers={},
        carried=artifacts_of(combatants, options),
        cards=cards_of(combatants),
        hands=tuple(Hand(seat, open=options["c2.reserve_hidden"] == "off") for seat in (0, 1)),
        armies=tuple(army_of(seat, combatants) for seat in (0, 1)),
    )
    for name, value in setup.situation.items():
        setattr(state, name, msgspec.convert(value, HINTS[name]))
    state.lasting = {**worn_by(combatants), **state.lasting}
    state.deck_size, state.scout_deck_size = len(state.deck), len(state.scout_deck)
    state.scouts = state.scouts or state.scout_deck
    state.declarers = state.declarers or declarers(state)
    state.hands = tuple(hand.holding(hand.cards) for hand in state.hands)
    return state


def magicians_of(
    combatants: Iterable[Combatant], options: Mapping[str, str], *, set_aside: bool
) -> dict[ModelId, Magician]:
    """What the Magicians among those in play, or among those set aside, have besides."""
    mages = [one for one in combatants if one.is_magician and one.set_aside is set_aside]
    return {combatant.id: magician_of(combatant, options) for combatant in mages}
