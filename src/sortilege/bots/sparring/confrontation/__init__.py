"""Confrontation 2, as the sparring partner plays it."""
