# Why an answer is not taken. The rulebook's own refusals are those of section 6 of its specification.

refusal-I2-F1 = { MODEL($magician) } does not control { GEM($element) }.
refusal-I2-F2 = { SPELL($spell) } belongs to { $college }, which is not one of his.
refusal-I2-F3 = { SPELL($spell) } is reserved to { MODEL($owner) }.
refusal-I2-F4 = Spell powers { $sum } exceed his Potential { $potential }.
refusal-I2-F5 = { MODEL($magician) } already has { SPELL($spell) }.
refusal-I2-F6 = Instinctive Magicians use only Instinctive and Primitive spells.
refusal-I2-F7 = Rank { $rank } carries { $n } artifacts at most.
refusal-I2-F8 = { SPELL($artifact) } is not open to this model.
refusal-I2-F9 = { MODEL($magician) } ran or charged this turn.
refusal-I2-F10 = { MODEL($magician) } made a Prowess check this turn.
refusal-I2-F11 = { MODEL($magician) } shot this turn.
refusal-I2-F12 = { MODEL($magician) } dodged this turn.
refusal-I2-F13 = { MODEL($magician) } cast this turn.
refusal-I2-F14 = Wait until the action is resolved.
refusal-I2-F15 = { MODEL($magician) } has already chosen the speed of his casting.
refusal-I2-F16 = A declared { WORD($speed, of: "speed") } cast stands for the turn.
refusal-I2-F17 = { MODEL($magician) } cannot cast any more this turn.
refusal-I2-F18 = { UNDER($rule, "I2-3.4b") ->
    [yes] { MODEL($target) } is not in base contact.
   *[no] There is no line of sight to { MODEL($target) }.
}
refusal-I2-F19 = { MODEL($magician) } does not know { SPELL($spell) }.
refusal-I2-F20 = The reserve lacks { $gems }.
refusal-I2-F21 = This symbol takes a gem of { GEM($element) }.
refusal-I2-F22 = { WORD($level, of: "level") }: { $n } different spells a turn.
refusal-I2-F23 = { $span ->
    [game] { SPELL($spell) } has been cast { TIMES($n) } this game.
   *[turn] { SPELL($spell) } has been cast { TIMES($n) } this turn.
}
refusal-I2-F24 = { SPELL($spell) } was already aimed at { MODEL($target) } this turn.
refusal-I2-F25 = It is not { MODEL($magician) }’s turn to act.
refusal-I2-F26 = The ingredients of { SPELL($spell) } are missing.
refusal-I2-F27 = Gems are committed before the roll.
refusal-I2-F28 = { SPELL($spell) } cannot be strengthened.
refusal-I2-F29 = { UNDER($rule, "I2-6.3.2g") ->
    [yes] Sixes are not rolled again against a Veteran.
   *[no] Only a 6 is rolled again.
}
refusal-I2-F30 = Distance is measured after the roll.
refusal-I2-F31 = { UNDER($rule, "I2-10.5c") ->
    [yes] A Warrior-Mage cannot go into a trance.
   *[no] A trance is declared on activation.
}
refusal-I2-F32 = Instinctive Magicians cannot counter.
refusal-I2-F33 = Instinctive magic cannot be countered.
refusal-I2-F34 = { MODEL($magician) } is outside the spell’s range.
refusal-I2-F35 = { MODEL($magician) } does not see the caster.
refusal-I2-F36 = There is no spell to counter.
refusal-I2-F37 = Exactly { $n ->
    [one] { $n } gem absorbs
   *[other] { $n } gems absorb
} this spell.
refusal-I2-F38 = These gems are not opposite to { $gems }.
refusal-I2-F39 = { UNDER($rule, "I2-6.7.2a") ->
    [yes] A dispel costs exactly one gem.
   *[no] { UNDER($rule, "I2-6.7a") ->
        [yes] Only an opponent’s spell can be countered.
       *[no] The spell has already been answered.
    }
}
refusal-I2-F40 = { MODEL($model) } has no Devotion to him.
refusal-I2-F41 = { MODEL($model) } is not in base contact.
refusal-I2-F42 = { MODEL($magician) }’s reserve is full.
refusal-I2-F43 = Wait until the roll is complete.
refusal-I2-F44 = { $magician ->
    [none] He does not control { GEM($element) }.
   *[other] { MODEL($magician) } does not control { GEM($element) }.
}
refusal-I2-F45 = Gems cannot be passed on.
refusal-I2-F46 = Only a Warrior-Mage counter-attacks.
refusal-I2-F47 = The college of his people is unknown; his card must name elements.
refusal-I2-F48 = { MODEL($magician) } has ended his actions for this phase.

# What the game itself refuses
refusal-wrong_type = That is not the kind of answer that is asked for: { WANTED($wanted) }.
refusal-unknown_option = { $option ->
    [none] That is not one of the answers.
   *[other] “{ $option }” is not one of the answers.
}
refusal-out_of_bounds = { $option ->
    [none] A number from { $least } to { $most } is asked for.
   *[other] Between { $least } and { $most } { GEM($option) } can be given.
}
refusal-too_few = { $least ->
    [one] That is too few: { $least } at least.
   *[other] That is too few: { $least } at least.
}
refusal-too_many = That is too many: { $most } at most.
refusal-repeated = Each can be chosen only once.
refusal-too_large = That is larger than any answer can be.
refusal-not_your_seat = That is not yours to do.
refusal-game_over = The game is over.
refusal-unknown_step = There is nothing to take back there.
refusal-needs_consent = Dice or somebody else’s answers have fallen since: the others must agree.

# What is wrong with a place
refusal-off_table = The base would not lie wholly on the table.
refusal-overlap = The base would lie upon { THING($by) }.
refusal-impassable = The base would stand in { THING($by) }.
refusal-too_near = That is too near to { MODEL($by) }: { CM($gap) } must remain.
refusal-outside_area = That is outside the area in which it must come to lie.
refusal-too_far = That is { CM($cost) } of way; { CM($most) } is the most.
refusal-blocked = { THING($by) } is in the way.
refusal-must_move = It must go somewhere else.
refusal-no_turning = It may not turn.
refusal-no_way_asked = Only the place is asked for, not the way.

refusal-unknown = That is refused ({ $code }).
