"""The whole skirmish: Confrontation 2 with the magic in force. It is played as `confrontation`."""

from sortilege.rules.skirmish.ruleset import CONFRONTATION, Confrontation

__all__ = ["CONFRONTATION", "Confrontation"]
