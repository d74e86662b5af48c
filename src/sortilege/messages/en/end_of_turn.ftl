# The ends of a turn and of the game.

event-turn_end = Turn { $turn } ends.
