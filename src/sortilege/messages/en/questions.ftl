# What is asked. The attribute hint is what `?` says.

ask-setup-starting_gems = Which { $most } gems does { MODEL($magician) } set out?
    .hint = The reserve begins with as many gems as the Magician has Power, of the elements that he controls. Every gem pays for a spell, gives a die more, or answers a spell of the enemy.
ask-move-trance = Does { MODEL($magician) } go into a trance?
    .hint = Who declares a trance and then neither moves nor casts nor is wounded all turn recovers mana without a deduction for the gems he holds. Declaring costs nothing; acting breaks it.
ask-move-move = How does { MODEL($model) } move?
    .hint = Stay: turn on the spot. Walk: up to the movement. Run: up to twice as far, but who ran casts no spell this turn.
ask-move-place = { $move ->
    [stay] Which way does { MODEL($model) } face?
    [walk] Where does { MODEL($model) } walk, { CM($allowance) } at most?
    [run] Where does { MODEL($model) } run, { CM($allowance) } at most?
    [dodge] Where does { MODEL($model) } dodge to, { CM($allowance) } at most?
    [disengage] Where does { MODEL($model) } get away to, { CM($allowance) } at most?
    [pursue] Where does { MODEL($model) } pursue to, { CM($allowance) } at most?
    [swim] Where does { MODEL($model) } swim? Through water only half its movement.
    [jump] Where does { MODEL($model) } land, { CM($allowance) } at most with the run-up?
   *[other] Where does { MODEL($model) } move, { CM($allowance) } at most?
}
    .hint = { $move ->
        [move] Who comes nearer than 2 inches to an enemy stops there and is set in contact.
        [disengage] The place must be 2 inches from every enemy.
        [dodge] The place must be free of every enemy.
       *[other] You see and cast only into the half circle before you.
    }
ask-shooting-cast_speed = The countdown stands at { $clock }. A fast or a prolonged cast?
    .hint = A fast cast comes two earlier and is one harder; a prolonged cast comes two later and is one easier. Once declared it stands for the turn. Whoever acts later knows what gems are left to answer him.
ask-shooting-act = The countdown stands at { $clock }. What now?
    .hint = Cast as many spells as level, frequencies and gems allow, or end. Who ends casts no more this turn; a prolonged cast comes two later and is one easier.
ask-cast-spell = Which spell does { MODEL($magician) } cast?
    .hint = Distance is measured after the roll: beyond its range a spell has no effect, and the gems are spent. Type `spells` to read the cards.
ask-cast-place = Where does { SPELL($spell) } take effect?
    .hint = The place must be free; the distance is measured after the roll.
ask-cast-free_difficulty = Which difficulty does { MODEL($magician) } name for { SPELL($spell) }?
    .hint = The higher, the stronger the effect and the harder the roll: Power and the best die must reach it.
ask-cast-pay = With which { $most } gems is { SPELL($spell) } paid?
    .hint = The coloured symbols of the card take their own element, the neutral ones take any gem.
ask-cast-additional_gems = How many gems more for { SPELL($spell) }? Each gives a die.
    .hint = The best die counts. All gems are named before the roll, and an absorption must match every one of them.
ask-cast-effect_gems = How many gems to strengthen { SPELL($spell) }?
    .hint = The card says what they add to the effect.
ask-cast-answer = { MODEL($magician) } casts { SPELL($spell) } for { $spent }, with { $result }. How do you answer?
    .hint = Absorb: as many gems as were spent, each opposite to one of them; no roll. Dispel: one gem and a die; Power and the die must reach the caster's result. There is one answer to a spell.
ask-cast-move = Where does { SPELL($spell) } move { MODEL($model) }, { CM($allowance) } at most?
    .hint = It may also be turned: who faces away sees nothing, and can neither cast at you nor answer you.
ask-dice-roll_again = { $wanted ->
    [none] The die shows 6, which makes { $total } so far. Roll it again?
   *[other] The dice stand at { REACHED($scores, $kind) }; { REACHED($wanted, $kind) } would do. Roll a 6 again?
}
    .hint = The new number is added, but a 1 loses the whole die.
ask-any-lose_gems = Which { $most } gems does { MODEL($magician) } lose?
    .hint = You say which.
ask-any-double = Does the double take the wound of { MODEL($model) }?
    .hint = The double vanishes, and the wound with it.
ask-any-react = Which ability acts first?
    .hint = Each acts once; you say in which order.
ask-any-devotion = Does { MODEL($model) } give itself up, so that { MODEL($magician) } has gems?
    .hint = A model with Devotion in base contact can be sacrificed whenever its Magician needs gems; it leaves the table.
ask-any-devotion_gems = Which { $most } gems does { MODEL($magician) } gain?
    .hint = Of the elements that he controls.
ask-end-recovered_gems = Which { $most } gems does { MODEL($magician) } take?
    .hint = Of the elements that he controls; fewer may not be taken.

# Dice that a person throws
ask-dice = { $count ->
    [one] { SEAT($by) } rolls a die ({ WORD($kind, of: "roll") }). What does it show?
   *[other] { SEAT($by) } rolls { $count } dice ({ WORD($kind, of: "roll") }). What do they show?
}
    .hint = Throw real dice and type their numbers: 4 2
ask-unknown = { $kind }?
    .hint = Choose one of the answers.

# The answers. A message is called after its question and its first word, or after the word alone.

option-stay = stay
option-walk = walk
option-run = run: no spells this turn
option-pass = pass
option-end = end: no more spells this turn, no more shots at this value
option-cast = { MODEL($second) } casts a spell
option-fast = { MODEL($second) } casts fast: +2 in order, +1 difficulty
option-prolonged = { MODEL($second) } casts prolonged: −2 in order, −1 difficulty
option-cast-spell = { $second ->
    [none] { SPELL($first) }
   *[other] { SPELL($first) } at { MODEL($second) }
}
option-absorb = { MODEL($second) } absorbs with { $rest }
option-dispel = { MODEL($second) } dispels with { $rest }
option-move-trance-no = no trance
option-move-trance-declare = a trance
option-dice-roll_again = { $ready ->
    [one] roll it again
   *[other] roll die { $first } again ({ $score } so far)
}
option-dice-roll_again-again = roll it again
option-dice-roll_again-stand = leave it
option-double = the double takes it
option-suffer = suffer it
option-any-devotion-no = no
option-sacrifice = { $rest } gives itself up
option-none = nothing
option-any-react = { $first } ({ MODEL($second) })
option-unknown = { $words }
