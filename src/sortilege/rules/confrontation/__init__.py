"""Confrontation 2: as much of the skirmish as its magic needs so far."""
