"""I2-6.1.3a and g, I1-12.1.42f: who has moved too fast to cast."""

from sortilege.rules.confrontation.movement.pace import pace
from sortilege.rules.confrontation.state import Model, Skirmish
from sortilege.table.measure import within


def moved_too_fast(state: Skirmish, engaging: str, model: Model) -> bool:
    """It ran, charged or fled; I2-R29 it engaged from further away than its Movement, or as the option says."""
    if model.ran or model.did_charge or model.fled:
        return True
    if not model.did_engage or engaging == "free":
        return False
    return engaging == "barred" or not within(model.spent, pace(state, model.id))
