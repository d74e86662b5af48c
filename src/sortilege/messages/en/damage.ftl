# Wounds of the skirmish.

event-stays_in_play = { MODEL($model) } is killed and stays in play, as if { WORD($wound, of: "wound") } from now on.

cause-shot = by a shot

roll-self_preservation = Self Preservation

ask-dice-keep_two = Which two of the dice count against { MODEL($model) }?
    .hint = Their sum and the lower of them are read in the table of wounds; two that are equal are read as doubles.

ability-tough = wounds are read one row higher
ability-self_preservation = may survive what kills
ability-enormous = must be killed twice
ability-huge = must be killed three times
ability-gigantic = must be killed four times
ability-marksman = a 1 does not fail its shots
ability-instinctive_shot = may shoot in haste
ability-harassment = may shoot while it moves
