# The Shooting phase of the skirmish.

event-acts_first = { MODEL($model) } is killed by one of its own group, and acts before it is removed.
event-shot_declared = { $kind ->
    [accurate] { MODEL($shooter) } shoots accurately at { MODEL($target) } ({ $weapon }).
    [quick] { MODEL($shooter) } shoots quickly at { MODEL($target) } ({ $weapon }).
    [counter_shot] { MODEL($shooter) } shoots back at { MODEL($target) } ({ $weapon }).
    [harassment] { MODEL($shooter) } shoots on the move at { MODEL($target) } ({ $weapon }).
   *[plain] { MODEL($shooter) } shoots at { MODEL($target) } ({ $weapon }).
}
event-shot_measured = { $range_band ->
    [none] It is { CM($distance) } from { MODEL($shooter) } to { MODEL($target) }: out of range.
   *[other] It is { CM($distance) } from { MODEL($shooter) } to { MODEL($target) }: { WORD($range_band, of: "range") }.
}
event-shot = { $hit ->
    [yes] { MODEL($shooter) } hits.
   *[no] { MODEL($shooter) } misses { MODEL($target) }.
}
event-victim_drawn = The shot into the melee strikes { MODEL($victim) } ({ $number }, among { MODELS($among) }).

range-short = short range
range-medium = medium range
range-long = long range
range-beyond = beyond long range

roll-shooting = Shooting test
roll-victim = who is struck

ask-shooting-shot = At whom does { MODEL($model) } shoot, and how?
    .hint = The distance is measured once the shot is declared; beyond its range a shot fails. A quick shot comes two earlier and is one harder, an accurate one comes two later and is one easier.
ask-move-harass = Does { MODEL($model) } shoot from where it is now?
    .hint = It is the one shot of the turn, and one harder for a model that moves. Afterwards it may go on.
ask-move-counter_shot = { MODEL($charger) } charges. Who shoots back?
    .hint = Only models that are charged and whose card you hold in reserve. The shot is their movement of this turn.

refusal-no_weapon = { UNDER($rule, "C2-12.1.16a") ->
    [yes] { MODEL($model) } cannot shoot while it moves.
   *[no] { MODEL($model) } has no missile weapon.
}
refusal-dodging = { MODEL($model) } dodges, and does nothing else.
refusal-no_los = There is no line of sight to { MODEL($target) }.
refusal-out_of_arc = { MODEL($target) } is not in front.
refusal-moved_too_far = { MODEL($model) } moved too far to shoot.
refusal-prowess = A Prowess action leaves { MODEL($model) } no time to shoot.
refusal-already_shot = { MODEL($model) } has shot: one shot a turn.
refusal-reloading = The weapon of { MODEL($model) } is not loaded.
refusal-friendly = { MODEL($target) } is a friend: aim at an enemy.
refusal-harass_kind = No quick or accurate shot while harassing.
refusal-no_reserve_card = { UNDER($rule, "C2-9.1.6d") ->
    [yes] { MODEL($model) } is not charged.
   *[no] The card of { MODEL($model) } is not in your reserve.
}
refusal-not_its_value = It is not the turn of { MODEL($model) } to shoot so.

option-shooting-act-shoot = shoot with { MODEL($second) }
option-shooting-shot = { $third ->
    [accurate] at { MODEL($first) }, accurately ({ $second })
    [quick] at { MODEL($first) }, quickly ({ $second })
   *[plain] at { MODEL($first) } ({ $second })
}
option-move-harass = at { MODEL($first) } ({ $second })
option-move-harass-pass = not from here
option-move-counter_shot = { MODEL($first) } ({ $second })
option-move-counter_shot-pass = nobody (more) shoots back

source-short = short range
source-medium = medium range
source-long = long range
source-beyond = a dodging target beyond long range
source-counter_shot = counter-shot
source-move_and_shoot = it moved
source-instinctive_shot = Instinctive Shot
source-accurate = accurate shot
source-quick = quick shot
source-partially_hidden = the target is partially hidden
source-cover = the target touches what hides it
source-small = a small target
source-large = a large target
source-extra_large = a very large target
