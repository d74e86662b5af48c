# The turn of the skirmish.

ask-turn-bearer = Who takes the Discipline test for its side?
    .hint = Several models have the highest Discipline: the one that you name throws the die, and its skills count.

event-test = { $difficulty ->
    [none] { MODEL($model) }, { WORD($test, of: "roll") }: { $total ->
        [none] a 1, the test fails
       *[other] { $total } in all
    }.
   *[other] { MODEL($model) }, { WORD($test, of: "roll") }: { $total ->
        [none] a 1 fails
       *[other] { REACHED($total, $test) } in all, { $success ->
            [yes] enough
           *[other] not enough
        }
    } for { REACHED($difficulty, $test) }.
}
refusal-reroll = That die is not rolled again.
