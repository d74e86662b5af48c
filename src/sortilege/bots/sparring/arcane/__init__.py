"""The Arcane, as the sparring partner plays it."""
