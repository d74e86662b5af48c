"""ARH-15 Characteristics as they are now."""

from typing import Final

from sortilege.kernel.moment import current, weigh
from sortilege.rules.arcane.abilities import acting_on
from sortilege.rules.arcane.state import ArcaneState, ModelId

LEAST: Final = {"might": 1, "heroism": 1, "will": 1, "dex": 1, "attack": 1, "deflection": 2}  # ARH-15a, ARH-15b
MOST_DEFLECTION: Final = 6  # ARH-15b


def characteristic(state: ArcaneState, model: ModelId, name: str) -> int:
    """ARH-15c The card's number, all modifiers, then the limits."""
    here = state.models[model]
    value = current(state.lasting, model, name, getattr(here.card, name))
    if name == "will":
        value -= here.will_tokens
    elif name == "might":
        value -= here.might_tokens
    return limited(name, weigh("characteristic_read", acting_on(state, model), value, name))


def limited(name: str, value: int) -> int:
    value = max(value, LEAST[name])
    return min(value, MOST_DEFLECTION) if name == "deflection" else value


def will(state: ArcaneState, model: ModelId) -> int:
    """AR-R34 Always the current one."""
    return characteristic(state, model, "will")
