# What the terminal says around the game.

no-gems = no gems
reserve = { $gems } ({ $total } of { $cap })
numbers = { $level }, Power { $power }, Initiative { $initiative }, Resistance { $resistance }
doing-speed = { $speed } cast
doing-ran = ran: casts nothing this turn
doing-trance = in a trance
doing-tried = tried { $spells }
lasting = { $spell }: { $what }, { $until }
lasting-modifier = { $characteristic } { SIGNED($by) }
lasting-turn = to the end of turn { $turn }
lasting-game = to the end of the game
status = { $name }: { $wound }

spells-of = Spells of { $name }
column-spell = Spell
column-cost = Cost
column-difficulty = Difficulty
column-range = Range
column-lasts = Lasts
column-uses = Used
card-free = named
card-computed = see card
card-range-self = self
card-range-contact = contact
card-range-unlimited = unlimited
card-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
card-duration-at_once = at once
card-duration-game = the game
card-duration-caster_lives = as long as the caster is in play
card-duration-until_wounded = until it is wounded
card-uses = { $used } of { $most } this { $span }
card-line = , difficulty { $difficulty }, range { $range }
card-chance = ; { $needed } on a die: { $percent } %
chances = Chance to reach { $needed } with the dice: { $list }.
chance-of-gems = { $gems } more { $percent } %

# Beginning
play-title-duel = Sortilege: the duel
play-title-arcane = Sortilege: The Arcane
play-seats-duel = { $first } ({ $who_first }) against { $second } ({ $who_second }); { $turns } turns.
play-seats-arcane = { $first } ({ $who_first }) against { $second } ({ $who_second }); { $turns } Rounds.
who-person = a person
who-sparring = the sparring partner
who-random = the computer, at random
play-commitment = The dice are committed to: { $commitment }
play-commitment-why = It is the SHA-256 of a secret that is shown when the game is over. With it anybody can check every roll.
play-physical = You throw real dice and type what they show.
play-resumed-duel = The game goes on in turn { $turn }.
play-resumed-arcane = The game goes on in Round { $turn }.
play-help = Type the number or the words of an answer; ? for help.

# Asking
pass-keyboard = The next question is for { SEAT($seat) } alone. Pass the keyboard; Enter shows it.
gems-prompt = { $least ->
    [0] Type gems, such as “{ $example }”; Enter for none.
   *[other] Type gems, such as “{ $example }”.
}
face-prompt = Type which way, such as “face { $enemy }”, “face 180” or “stay”; ? for more.
place-prompt = Type a place, such as “forward 5”, “30,20”, “towards { $enemy } 8” or “stay”; ? for more.
deploy-prompt = Type a place, such as “{ $place }”; ? for more.
move-prompt = Type a place, such as “{ $place }”, “towards { $enemy } 4” or “stay”; ? for more.
leave-prompt = Type a place, such as “{ $place }” or “away { $enemy } 3”; ? for more.
number-prompt = Type a number from { $least } to { $most }.
dice-prompt = Type what the dice show, such as “{ $example }”.

help-answers = Answers
help-options = The number of an answer, its words, or enough of them.
help-gems = Gems by name or letter: “2 light 1 air”, “2L 1A”, “LLA”; Enter or “none” for none.
help-number = A whole number.
help-dice = The numbers that the dice show: “4 2”.
help-place =
    30,20               there, in cm from the lower left corner
    30,20 by 28,32      there, round a corner
    forward 5           also back, left, right; without a number as far as possible
    towards { $enemy } 8     also away { $enemy } 8
    see { $enemy }           the nearest place from which { $enemy } is seen
    behind { $wall }         the nearest place that hides from every enemy; also hide
    stay
    … face 180          and look that way: 0 is right, 90 up; or face { $enemy }, face away { $enemy }
    You face the nearest enemy if you say nothing.
help-deploy =
    { $place }            there, in inches from the lower left corner
help-move =
    { $place }            there, in inches from the lower left corner
    { $place } by 12,15   there, round a corner
    towards { $enemy } 4     also away { $enemy } 4; without a number as far as possible
    up 3                also down, left, right
    stay
help-leave =
    { $place }            there, in inches from the lower left corner
    away { $enemy } 3        also towards { $enemy } 3; without a number as far as possible
    up 3                also down, left, right
help-point =
    12.5,20             that point, in inches from the lower left corner
    { $enemy }               where that model stands, or as far towards it as the spell reaches
help-several = Their numbers in the list, or their names with commas; of dice the places: “1 3” is the first and the third. Enter for none.
help-shares = A number for each, in the order in which they are named: “2 1”.
help-commands = At any time
help-table =
    rule { $rule }         read a rule, or search: rule dispel
    map                 draw the table and both sides
    spells              read the spell cards; in The Arcane the models’ cards as well
    measure A B         how far two models are from each other, where the game allows it
    log                 tell what has happened; log 20 tells the last 20 lines
    undo                take your last answer back
    save FILE           save the game now
    quit                save and leave

measure-forbidden = Nothing is measured before it is declared here.
measured = { MODEL($one) } and { MODEL($other) }: { CM($gap) } from base to base.

# Refusing and reading
refused = No: { $sentence }
# Words that somebody may type between a spell and its target, and that say nothing.
words-between = at on upon against to the
unreadable-answer = “{ $typed }” cannot be read here; ? for help.
unreadable-number = There are { $most } answers.
unreadable-empty = Type the number or the words of an answer; ? for help.
unreadable-several = “{ $typed }” fits several answers; type its number.
unreadable-whole-number = “{ $typed }” is not a whole number.
unreadable-gems = “{ $typed }” cannot be read as gems; type for example “{ $example }”.
unreadable-gem = “{ $typed }” is no kind of gem.
unreadable-place = “{ $typed }” is no place; ? shows how to name one.
unreadable-how-far = Say how far as well: a number at the end.
unreadable-which = “{ $typed }” may be any of these: { $names }. Say which, by its name or its letter on the map.
unreadable-thing = “{ $typed }” is neither a model nor a piece of terrain here.
unreadable-nowhere = No place within reach is “{ $typed }”.
rule-unknown = No rule is called “{ $typed }” and none has these words.
rule-closest = Perhaps { $closest }.

undo-nothing = You have not answered anything yet.
undo-asks = { SEAT($seat) }, { SEAT($by) } wants to take an answer back, and what followed. Do you agree? (yes or no)
undo-yes = yes
undo-refused = { SEAT($seat) } does not agree to take that back: dice or answers have fallen since.
undo-declined = { SEAT($seat) } does not agree.

# Ending
saved = Saved: { $file }
saved-go-on = Go on with: { $command } play --resume { $file }{ $options }
not-saved = The game could not be saved in { $file }: { $why }
over-secret = The secret of the dice was { $secret }
over-verify = Anybody can check every roll: { $command } verify { $file }
over-replay = Read it again: { $command } replay { $file }
input-ended = The answers have ended.

# Answers of The Arcane
shares-prompt = A number for each, in this order: { $names }; { $most } in all. Such as 2 1
several-of-prompt = { $least ->
    [0] Their numbers, such as 1 2; Enter for none.
   *[other] Their numbers, such as 1 2; { $least } at least.
}
several-prompt = The places of the dice, such as 1 3; Enter for none.
point-prompt = A point, such as 12,20, or a model: { $enemy }
unreadable-shares = A number for each is asked for, in this order: { $names }.
