"""The rule systems that can be played, by name."""

from importlib import import_module
from typing import Any, Final

from sortilege.kernel import Ruleset

RULESETS: Final = {
    "duel": "sortilege.rules.duel:DUEL",
    "confrontation": "sortilege.rules.skirmish:CONFRONTATION",
    "arcane": "sortilege.rules.arcane:ARCANE",
}


def ruleset(name: str) -> Ruleset[Any]:
    """A rule system; a ValueError names those that there are."""
    if name not in RULESETS:
        raise ValueError(f"there is no ruleset {name!r}; there is {', '.join(RULESETS)}")
    module, attribute = RULESETS[name].split(":")
    found: Ruleset[Any] = getattr(import_module(module), attribute)
    return found
