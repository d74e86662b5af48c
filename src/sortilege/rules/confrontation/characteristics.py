"""C2 2.4: a characteristic as it is now."""

from sortilege.kernel.moment import current
from sortilege.rules.confrontation.state import ModelId, Skirmish


def characteristic(state: Skirmish, model: ModelId, name: str) -> int:
    """The current characteristic: the card's number (none counts as 0) and what lasts upon the model."""
    printed: int = getattr(state.models[model].card, name) or 0
    if not state.lasting:
        return printed
    return current(state.lasting, model, name, printed)
