"""Incantation 1: the older magic of Confrontation 2, one module a section of its rulebook."""
