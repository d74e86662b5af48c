"""The duel: magicians of two sides on a table, under the magic of Incantation 2."""

from sortilege.rules.duel.ruleset import DUEL, Duel

__all__ = ["DUEL", "Duel"]
