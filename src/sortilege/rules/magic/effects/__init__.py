"""I2-3.8a What a spell or an artifact does: the vocabulary of its card, one short class each.

A module of this package is found by itself. To add an effect, write a class with its fields, an `example`, and `done`.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final, Union

from sortilege.rules.magic.effects.effect import BaseEffect, LastingEffect
from sortilege.rules.magic.readings import Amount


def _found() -> dict[str, type[BaseEffect]]:
    kinds: dict[str, type[BaseEffect]] = {}
    for module in iter_modules(__path__, f"{__name__}."):
        for kind in vars(import_module(module.name)).values():
            if isinstance(kind, type) and issubclass(kind, BaseEffect) and hasattr(kind, "example"):
                kinds[str(kind.__struct_config__.tag)] = kind
    return kinds


EFFECTS: Final = _found()
"""Every effect by the word after `do:`."""

if TYPE_CHECKING:
    Effect = BaseEffect
else:
    Effect = Union[tuple(EFFECTS.values())]  # noqa: UP007 - it is made of what was found

from sortilege.rules.magic.effects.gems import GainGems, LoseGems  # noqa: E402
from sortilege.rules.magic.effects.giving import Give, Modify  # noqa: E402
from sortilege.rules.magic.effects.places import Move  # noqa: E402
from sortilege.rules.magic.effects.summoning import Call, Summon  # noqa: E402
from sortilege.rules.magic.effects.wounds import Heal, WoundRoll  # noqa: E402

__all__ = [
    "EFFECTS",
    "Amount",
    "BaseEffect",
    "Call",
    "Effect",
    "GainGems",
    "Give",
    "Heal",
    "LastingEffect",
    "LoseGems",
    "Modify",
    "Move",
    "Summon",
    "WoundRoll",
]
