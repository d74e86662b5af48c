"""The game at a terminal: what is shown, what is typed, and the conversation between the two."""
