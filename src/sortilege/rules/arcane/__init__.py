"""The Arcane, with its small host: two bands, torment instead of a pool of magic, dooms for those who overreach."""

from sortilege.rules.arcane.ruleset import ARCANE, Arcane

__all__ = ["ARCANE", "Arcane"]
