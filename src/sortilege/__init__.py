"""Sortilege: miniature games in which magic and dice decide battles."""
