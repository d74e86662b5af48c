# Wounds of the skirmish.

ask-dice-keep_two = Which two of the dice count against { MODEL($model) }?
    .hint = Their sum and the lower of them are read in the table of wounds; two that are equal are read as doubles.
