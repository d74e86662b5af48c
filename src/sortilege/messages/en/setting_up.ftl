# The set-up of a skirmish: the objective, the sides, the Approach Roll.

ask-setup-propose = Which objective do you propose?
    .hint = It will be that of both sides. If the other rejects it, he must propose the next.
ask-setup-accept = { WORD($row, of: "objective") }: do you accept it?
    .hint = If you reject it, you must propose another; after two rejections of each, a die decides.
option-setup-propose = { WORD($first, of: "objective") }
option-accept = yes
option-reject = no
ask-setup-side = Which side do you choose?
    .hint = It is your half of the table; the other player has the opposite one.
option-left = the left one
option-right = the right one

event-objective_proposed = { SEAT($seat) } proposes: { WORD($row, of: "objective") }.
event-objective_rejected = { SEAT($seat) } rejects that.
event-objectives_set = The objective: { WORDS($rows, of: "objective") }. { $turn_limit ->
    [none] There is no turn limit.
   *[other] The last turn is turn { $turn_limit }.
}
event-side_chosen = { SEAT($seat) } takes the { $side } side.
event-approach_roll = { $winner ->
    [none] The Approach Roll is a tie: { $totals }. It is rolled again.
   *[other] { SEAT($winner) } wins the Approach Roll: { $totals }.
}

objective-a = kill the enemy of the lowest value
objective-b = leave over the enemy’s edge, within 8 turns
objective-c = kill the enemy of the highest value, within 6 turns
objective-d = eliminate the enemy, within 5 turns
objective-e = eliminate the enemy and lose no more than half, within 4 turns
objective-f = eliminate the enemy without a loss, within 3 turns

roll-objective = objective
roll-objective_table = table of objectives
roll-side = choice of sides
roll-approach_roll = Approach Roll
roll-regeneration = regeneration
roll-reinforcement = reinforcement
roll-mutant = mutation

ask-setup-exchange = Which troops do you exchange?
    .hint = A Strategist may take out models worth a quarter of the army, and put in others worth no more than these; one Strategist must stay.
option-setup-exchange-done = done
option-out = take out { MODEL($second) }
option-in = put in { MODEL($second) }
event-troops_exchanged = { SEAT($seat) } exchanges troops: { $out } out, { $into } in.
ability-strategist = may exchange troops before deployment
