# The turn of the skirmish.

ask-turn-bearer = Who takes the Discipline test for its side?
    .hint = Several models have the highest Discipline: the one that you name throws the die, and its skills count.
