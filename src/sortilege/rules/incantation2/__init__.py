"""Incantation 2: the magic of Confrontation 2, one module a section of its rulebook."""
