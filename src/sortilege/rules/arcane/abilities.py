"""What acts for or upon a model at the named moments: the abilities of its card, its conditions, its Doom.

The moments of The Arcane, in the order of the rulebook:

* `characteristic_read` (value, name): MIGHT, DEX, WILL, DEF, ATK are read;
* `dice_of_test`, `passes_test`, `again_after_test`: a Characteristic Test is rolled, read, and has failed;
* `roll_failed`: a roll of the model has failed;
* `movement_read`: the allowance of a Movement; `may_move`: whether there is one at all;
* `activation_starts`: what a model must do before it acts freely; `token_removed`: a token went;
* `choices`: what it may do in its activation; `must_reach`: whom an area spell of its must reach, one of them at least;
* `die_succeeds`: whether a die of an attack or a spell roll is a Success; `dice_again`: they may be rolled again;
* `raw_wounds`: before anything prevents them; `may_roll_shield`; `may_heal`; `may_react`;
* `attack_ended`: after the attack on one target, unless it dodged; `vanquished`: it leaves the table.
"""

from sortilege.kernel.moment import Abilities, Acting
from sortilege.rules.arcane.sides import decider
from sortilege.rules.arcane.state import ArcaneState, Model, ModelId

abilities = Abilities()
"""Every condition, Doom and ability of a card, by name; its module adds it."""

DOOM_NAMES: dict[int, str] = {}
"""The Dooms by what 2D6 show; their module adds them."""


def acting_on(state: ArcaneState, model: ModelId) -> tuple[Acting, ...]:
    """The abilities of its card, its conditions in the order in which they came, its Doom."""
    here = state.models[model]
    names = (*here.card.abilities, *present(here), *doom_names(here))
    if not names:
        return ()
    seat = decider(state, model)
    return tuple(Acting(abilities[name], model, seat, name) for name in names)


def present(model: Model) -> tuple[str, ...]:
    """The conditions that a model has: ARH-4g those that linger as well."""
    if not model.lingering:
        return tuple(model.conditions)
    return (*model.conditions, *(name for name in model.lingering if name not in model.conditions))


def doom_names(model: Model) -> tuple[str, ...]:
    doom = model.doom
    return (DOOM_NAMES[doom],) if isinstance(doom, int) else ()
