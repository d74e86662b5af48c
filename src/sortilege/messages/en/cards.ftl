# The cards: drawing, the reserve, deployment, competencies.

ask-card-hold_or_use = You have drawn { MODEL($card) }. Which cards do you use now?
    .hint = The card that you have drawn and those of your reserve: those that you name act together. Whatever you do not name you keep; one card may be kept, two by the winner of the roll.
ask-card-use_reserve = Which cards of your reserve do you use?
    .hint = Those that you name act together. When nothing is left to draw, one at least must be used.
ask-any-competency = Does { MODEL($model) } use { WORD($skill, of: "ability") }?
    .hint = A competency is used only if you want it.

option-card-hold_or_use = { THING($first) }
option-card-use_reserve = { THING($first) }
option-turn-mutants = { MODEL($first) }
option-any-competency-use = yes
option-any-competency-leave = no

event-card_drawn = { $card ->
    [none] { SEAT($by) } draws a card of his own.
   *[other] { SEAT($by) } draws the card of { THING($card) }.
}
event-card_held = { $card ->
    [none] { SEAT($seat) } keeps it in reserve.
   *[other] { SEAT($seat) } keeps { THING($card) } in reserve.
}
event-card_played = { SEAT($seat) } uses { THINGS($cards) }.

refusal-reserve_full = Your reserve is full.
refusal-must_play_held = Held cards must be played now.
refusal-interrupts = You cannot interrupt the opponent’s movement.
refusal-must_activate_drawn = The drawn card must be used.
refusal-not_your_turn = { UNDER($rule, "C2-8d") ->
    [yes] Reserve cards are played when you may move.
   *[no] The game does not wait for you now.
}
refusal-not_your_half = Deploy on your own half.
refusal-deploy_can_charge = From here the model could charge in the first turn.
refusal-scout_too_close = A Scout must stand further than its movement from the enemy.

event-hidden = { $hidden ->
    [yes] { MODEL($model) } is hidden.
   *[no] { MODEL($model) } is no longer hidden.
}
event-set_aside = { MODEL($model) } is set aside, and may come back.
ask-turn-reinforcement = Does { MODEL($model) } come back?
    .hint = It comes anywhere but into contact with an enemy, and within charge range of one; it acts in this turn.
option-turn-reinforcement-return = it comes back
option-turn-reinforcement-wait = it waits
ask-turn-mutants = Which Mutants are chosen for this turn?
    .hint = One for each full hundred points. At one moment of the turn a die is rolled for each, and its characteristics are raised by it.
event-mutants_chosen = Chosen to mutate: { $models }.
event-mutated = { MODEL($model) }: { WORD($characteristic, of: "characteristic") } { SIGNED($by) } to the end of the turn.
ask-any-mutant_dice = Do your chosen Mutants mutate now?
    .hint = Once a turn, at any moment; tests that were made already are not changed.
ask-any-mutation = How are the { $most } points of { MODEL($model) } split?
    .hint = Over its characteristics, in whole points; neither Power nor Faith.
option-declare = now
option-wait = not now
option-not_this_phase = not in this phase
refusal-mutant_limit = One for each full 100 PA.
refusal-mutant_char = Mutation does not raise this.
ask-turn-tactician = Does { MODEL($model) } take his check as a Tactician?
    .hint = If it succeeds, his Discipline is doubled to the end of the turn.
option-turn-tactician-check = yes
option-turn-tactician-no = no

ability-mutant = a die can raise its characteristics once a turn
ability-regeneration = wounds can heal at the end of a turn
ability-reinforcement = comes back on a 12
ability-scout = deployed last, anywhere
ability-tactician = can double his Discipline
