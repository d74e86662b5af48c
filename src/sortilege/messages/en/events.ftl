# What happened. Each message is called after its kind of event; the rule is shown by whoever shows the sentence.
#
# MODEL, SPELL and SEAT give names from the game's set-up, CM a length, AT a place on the table, WORD a word of words.ftl.
# What is absent (nobody, no gems, a failed roll) is the word none.

event-turn_start = Turn { $turn } begins.
event-phase_start = { WORD($phase, of: "phase") }.
event-dice_rolled = { SEAT($by) } rolls { $faces } ({ WORD($kind, of: "roll") }).
event-tactical_roll = { $winner ->
    [none] The Tactical Roll is a tie: { $totals }. It is rolled again.
   *[other] { SEAT($winner) } wins the Tactical Roll: { $totals }.
}
event-returned = { MODEL($model) } comes back at { AT($x, $y) }.
event-activated = { MODEL($model) } is activated.
event-move_end = { $kind ->
    [stay] { MODEL($model) } stays at { AT($x, $y) }, facing { DEGREES($facing) }.
    [run] { MODEL($model) } runs { CM($cost) } to { AT($x, $y) }, facing { DEGREES($facing) }.
    [swim] { MODEL($model) } moves and swims to { AT($x, $y) }, facing { DEGREES($facing) }.
    [jump] { MODEL($model) } runs up, and comes to { AT($x, $y) }, facing { DEGREES($facing) }.
    [climb] { MODEL($model) } climbs at { AT($x, $y) }.
    [fall] { MODEL($model) } comes down at { AT($x, $y) }.
    [dodge] { MODEL($model) } dodges { CM($cost) } to { AT($x, $y) }, facing { DEGREES($facing) }.
    [charge] { MODEL($model) } charges { CM($cost) } to { AT($x, $y) }, facing { DEGREES($facing) }.
    [heroic_charge] { MODEL($model) } charges { CM($cost) } to { AT($x, $y) }, facing { DEGREES($facing) }.
    [engage] { MODEL($model) } goes { CM($cost) } to { AT($x, $y) }, facing { DEGREES($facing) }.
    [pursue] { MODEL($model) } pursues { CM($cost) } to { AT($x, $y) }, facing { DEGREES($facing) }.
   *[other] { MODEL($model) } walks { CM($cost) } to { AT($x, $y) }, facing { DEGREES($facing) }.
}
event-wound_rolled = { $total ->
    [none] Doubles on { MODEL($model) }: { WORD($wound, of: "result") }.
   *[other] { $total } in the { WORD($place, of: "place") } of { MODEL($model) }: { WORD($wound, of: "result") }.
}
event-wound = { MODEL($model) } is now { WORD($wound, of: "wound") } ({ WORD($cause, of: "cause") }).
event-killed = { MODEL($model) } is killed ({ WORD($cause, of: "cause") }).
event-characteristic_changed = { MODEL($model) }: { WORD($characteristic, of: "characteristic") } { SIGNED($by) }, now { $now } ({ SPELL($source) }).
event-game_over = { $winner ->
    [none] The game is a draw: { WORD($reason, of: "end") }.
   *[other] { SEAT($winner) } wins the game: { WORD($reason, of: "end") }.
}
event-taken_back = { SEAT($seat) } takes an answer back.

event-gems_set_out = { MODEL($magician) } sets out { $gems }.
event-trance_declared = { MODEL($magician) } goes into a trance.
event-cast_speed_declared = { MODEL($magician) } declares a { WORD($speed, of: "speed") } cast, and acts at { $order_value }.
event-spell_announced = { $target ->
    [none] { MODEL($magician) } announces { SPELL($spell) }, difficulty { $difficulty }.
   *[other] { MODEL($magician) } announces { SPELL($spell) } at { MODEL($target) }, difficulty { $difficulty }.
}
event-gems_spent = { MODEL($magician) } spends { $cost } on { SPELL($spell) }{ $additional ->
    [none] {""}
   *[other] , { $additional } for more dice
}{ $effect ->
    [none] {""}
   *[other] , { $effect } for more effect
}.
event-power_rolled = { $result ->
    [none] { MODEL($magician) }: every die fails; { $needed } was needed.
   *[other] { MODEL($magician) } reaches { $result } (the dice give { $score }); { $needed } is needed.
}
event-spell_failed = { $result ->
    [none] { SPELL($spell) } of { MODEL($magician) } fails.
   *[other] { SPELL($spell) } of { MODEL($magician) } fails: { $result } against { $difficulty }.
}
event-spell_out_of_range = { $target ->
    [none] { SPELL($spell) } does not reach so far: { CM($distance) }.
   *[other] { SPELL($spell) } does not reach { MODEL($target) }: { CM($distance) }.
}
event-distance_measured = { $target ->
    [none] It is { CM($distance) } from { MODEL($magician) } to the place.
   *[other] It is { CM($distance) } from { MODEL($magician) } to { MODEL($target) }.
}
event-spell_stopped = { $how ->
    [absorb] { MODEL($by) } absorbs { SPELL($spell) } of { MODEL($magician) }.
   *[dispel] { MODEL($by) } dispels { SPELL($spell) } of { MODEL($magician) }.
}
event-counter_spent = { MODEL($magician) } spends { $gems } against { SPELL($spell) }.
event-dispel_failed = { $total ->
    [none] { MODEL($magician) } fails to dispel { SPELL($spell) }.
   *[other] { MODEL($magician) } fails to dispel { SPELL($spell) }: { $total } against { $result }.
}
event-spell_cast = { $target ->
    [none] { MODEL($magician) } casts { SPELL($spell) }.
   *[other] { MODEL($magician) } casts { SPELL($spell) } at { MODEL($target) }.
}
event-spell_lasts = { $last_turn ->
    [none] { SPELL($spell) } lasts upon { MODEL($bearer) } to the end of the game.
   *[other] { SPELL($spell) } lasts upon { MODEL($bearer) } to the end of turn { $last_turn }.
}
event-spell_ended = { SPELL($spell) } upon { MODEL($bearer) } ends.
event-summoned = { MODEL($by) } summons { MARKER($marker) } at { AT($x, $y) }.
event-moved = { MODEL($model) } is moved to { AT($x, $y) }.
event-healed = { MODEL($model) } is now { WORD($wound, of: "wound") }.
event-gems_lost = { MODEL($magician) } loses { $gems }.
event-recovery_rolled = { $total ->
    [none] { MODEL($magician) } recovers nothing: the die fails.
   *[other] { MODEL($magician) } recovers { $gain ->
        [one] { $gain } gem
       *[other] { $gain } gems
    }: { $total } after { $subtracted } for the gems held.
}
event-gems_gained = { MODEL($magician) } takes { $gems }.

# What a later version may tell and this one does not know.
event-unknown = ({ $event })
