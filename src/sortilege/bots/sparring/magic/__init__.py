"""The magic of Confrontation 2 and of the duel, as the sparring partner casts it."""
