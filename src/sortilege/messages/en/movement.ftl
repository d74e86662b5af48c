# The Movement phase of the skirmish.

ask-move-next_model = Who acts next?
    .hint = The models of these cards act one after another, in any order that you like.
ask-move-withdraw = Does { MODEL($model) } withdraw from melee?
    .hint = An Initiative test against 4 and 2 for each enemy in contact. Who fails stays, and may not attack in this turn’s melee.
ask-move-charge = { $move ->
    [engage] Whom does { MODEL($model) } engage?
   *[other] Whom does { MODEL($model) } charge?
}
    .hint = The target is named before anything is measured. Who proves to be out of reach is run towards all the way.
ask-move-join = Who goes in together with { MODEL($model) }?
    .hint = Those who are activated together may attack together: their Fear adds up.
ask-move-new_target = Whom does { MODEL($model) } go for instead?
    .hint = The target has fled. Without another, the model moves all the way towards it.
ask-move-contact_place = Where does { MODEL($model) } come into contact?
    .hint = The bases meet along an edge, as far as possible along the whole of it.

option-move-next_model = { MODEL($first) }
option-move-withdraw-stay = stay in melee
option-move-withdraw-withdraw = withdraw
option-move-charge = { MODEL($first) }{ $second ->
    [none] {""}
   *[other] {" "}and { MODEL($second) }
}{ $rest ->
    [none] {""}
   *[other] , { $rest }
}
option-move-join = { MODEL($first) }
option-move-new_target-none = nobody
option-move-new_target = { MODEL($first) }
option-move-contact_place = { MODEL($first) }, { WORD($second, of: "edge") }: { $words }
option-move-move-dodge = dodge
option-move-move-charge = charge
option-move-move-engage = enter melee
option-move-move-heroic_charge = a heroic charge
option-move-move-fly = fly: { WORD($second, of: "moving") }

edge-front = its front
edge-right = its right
edge-left = its left
edge-rear = its rear

moving-walk = walk
moving-run = run
moving-charge = charge
moving-engage = enter melee
moving-heroic_charge = a heroic charge

event-charge_declared = { $kind ->
    [engage] Declared to enter melee with { MODELS($targets) }: { MODELS($models) }.
   *[other] Declared to charge { MODELS($targets) }: { MODELS($models) }.
}
event-measured = { $reach ->
    [none] No way leads { MODEL($model) } to { MODEL($target) }.
   *[other] It is { CM($reach) } to { MODEL($target) }; { MODEL($model) } may go { CM($allowance) }.
}
event-charge = { MODEL($model) } charges { MODEL($target) }.
event-withdrawn = { $success ->
    [yes] { MODEL($model) } gets away from the melee.
   *[other] { MODEL($model) } cannot get away from the melee.
}

refusal-premeasure = Declare first; then the distance is measured.
refusal-mounted_dodge = Mounted models cannot dodge.
refusal-no_charge_after_withdrawal = After a withdrawal the model may enter melee, not charge.
refusal-engaged = { MODEL($model) } is in melee.
refusal-hidden = { MODEL($model) } is hidden.
refusal-no_los_charge = No line of sight to { MODEL($target) }.
refusal-no_room = No room at { MODEL($target) }’s base.
refusal-walk_into_contact = That is too near to { MODEL($by) }. Declare a charge or enter melee to touch an enemy.
refusal-leave_table = { MODEL($model) } may not leave the table.
refusal-options_unagreed = Both players must agree to this rule.
refusal-heroic_used = One heroic charge a turn.
ability-haste = it charges, runs and flees three times its movement
ability-leap = it leaps over what is in its way
option-move-move-leave = leave the table
ask-move-leap = Does { MODEL($model) } leap?
    .hint = A leap is straight, up to half its movement, and passes over everything no taller than its movement. First it goes to where it takes off.
option-move-leap-leap = leap
option-move-leap-no = no leap
event-exit = { MODEL($model) } leaves the table.
event-leapt = { MODEL($model) } leaps { CM($cost) } to { AT($x, $y) }.
refusal-counter_shot_moved = The counter-shot was its movement.
refusal-already_moved = One type of movement a turn.
refusal-corner = Bases must meet along an edge.

source-withdrawal = to withdraw
source-opponents = those in melee with it
