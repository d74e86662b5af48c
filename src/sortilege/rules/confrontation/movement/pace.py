"""C2-T25 How far each type of movement reaches, and by what way."""

from typing import Final

from sortilege.kernel.moment import current, weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.movement.water import swimmable
from sortilege.rules.confrontation.prowess.surfaces import footing
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.obstacles import ORDINARY, Going
from sortilege.table.standing import NOTHING

STAY, WALK, RUN, DODGE = "stay", "walk", "run", "dodge"
CHARGE, ENGAGE, HEROIC_CHARGE = "charge", "engage", "heroic_charge"
FLEE, PURSUE = "flee", "pursue"

NO_CHARGES: Final = frozenset({ENGAGE, PURSUE})
"""C2-8.1.4a, C2-10.5d The ways into contact that are no charge."""

FLY, SWIM = "fly", "swim"
"""C2-R85 The whole move is made with the second MOV."""

HEROIC_PACE: Final = 250
"""C2-11.1.4b"""


def pace(state: Skirmish, model: ModelId, by: str = "") -> int:
    """C2-4.1.2a, C2-4.1.2b MOV as it is now, in hundredths of a centimetre."""
    here = state.models[model]
    printed = here.card.reach
    if by and here.card.movement2 is not None:
        printed = round(here.card.movement2 * 100)
    more = here.mutant_points.get("movement", 0) + current(state.lasting, model, "movement", 0)
    mov = printed + 100 * more
    return mov if mov > 0 else 0


def allowance(state: Skirmish, model: ModelId, kind: str, by: str = "") -> int:
    """C2-T25 In hundredths of a centimetre."""
    if kind == STAY:
        return 0
    mov = pace(state, model, by)
    match kind:
        case "walk":
            return mov
        case "dodge" | "pursue":
            return mov // 2
        case "engage":
            return 2 * mov
    if kind == HEROIC_CHARGE:  # C2-R60
        mov += HEROIC_PACE
    return mov * weigh("times_mov", acting_on(state, model), 2, kind)


def going_of(state: Skirmish, model: ModelId, by: str = "") -> Going:
    """C2-R85, C2-8.1c What the model may pass that others may not."""
    if by == FLY:
        names = frozenset(state.field.bases) | frozenset(state.field.ground.features)
        return Going(names, frozenset(state.field.ground.features))
    own, water, over = companions(state, model), swimmable(state, model), footing(state, model).over
    return Going(own | water | over, water) if own or water or over else ORDINARY


def companions(state: Skirmish, model: ModelId) -> frozenset[ModelId]:
    """C2-8.1c Those whose cards are activated together with the model's."""
    active = state.activation
    if active is None or model not in _models_of(state, active.cards):
        return NOTHING
    return frozenset(_models_of(state, active.cards)) - {model}


def _models_of(state: Skirmish, cards: tuple[str, ...]) -> set[ModelId]:
    return {model for card in cards for model in state.cards[card].models if model in state.models}


def flies(state: Skirmish, model: ModelId) -> bool:
    """C2-R85"""
    card = state.models[model].card
    return card.movement2 is not None and card.movement2_for == FLY
