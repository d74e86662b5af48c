# The Melee phase of the skirmish, and what personalities do in it.

event-split = { MODELS($models) } fight each other.
event-combat_start = A combat begins: { MODELS($first) } against { MODELS($second) }.
event-went_berserk = { MODEL($model) } goes berserk: no die in defence, one more in attack.
event-arms_exchanged = { MODEL($model) } exchanges Attack and Defence until the end of the turn.
event-strikes_first = { $winner ->
    [none] Initiative: { $totals }. It is rolled again.
   *[other] { SEAT($winner) } strikes first: { $totals }.
}
event-extra_actions = { MODEL($model) } takes extra actions: { $count }.
event-supported = { MODEL($by) } supports { MODEL($model) } with a polearm: one die more.
event-dice_allotted = { MODEL($model) } lays out its dice: { $defense } to the left, in defence; { $attack } to the right, in attack.
event-master_stroke = { MODEL($model) } tries a master stroke at { MODEL($target) }, difficulty { $difficulty }.
event-blow_struck = { $hit ->
    [yes] { MODEL($model) } hits { MODEL($target) }: { $total } for { $difficulty }.
   *[no] { $total ->
        [none] { MODEL($model) } misses { MODEL($target) } with a 1.
       *[other] { MODEL($model) } misses { MODEL($target) }: { $total } for { $difficulty }.
    }
}
event-counter_attack = { MODEL($model) } counter-attacks: its parries are harder, and each earns an attack die.
event-parried = { MODEL($model) } parries the blow of { MODEL($attacker) }: { $total } for { $difficulty }.
event-parry_failed = { $total ->
    [none] { MODEL($model) } fails to parry the blow of { MODEL($attacker) } with a 1.
   *[other] { MODEL($model) } does not parry the blow of { MODEL($attacker) }: { $total } for { $difficulty }.
}
event-dice_earned = { MODEL($model) } earns attack dice by its parries: { $dice }.
event-rage_spent = { MODEL($model) } spends rage markers: { $markers }.
event-rage_gained = { MODEL($model) } rages; it now has { $markers ->
    [one] { $markers } rage marker
   *[other] { $markers } rage markers
}.
event-combat_end = { MODEL($model) } has come out of its combat, { WORD($wound, of: "wound") }.
event-pursued = { $targets ->
    [none] { MODEL($model) } pursues.
   *[other] { MODEL($model) } pursues, towards { MODELS($targets) }.
}

ask-melee-split = Whom does { MODEL($model) } fight, and who stands with it?
    .hint = A melee is split into combats of one against one or one against several; the single model is named first. Everybody must have a combat.
ask-melee-next_combat = Which combat is fought next?
    .hint = Each is fought to its end before the next begins, and its results apply at once.
ask-melee-before_initiative = What does { MODEL($model) } declare before Initiative is rolled?
    .hint = Once the dice have fallen it is too late.
ask-melee-initiative = Who rolls for Initiative?
    .hint = Several have the highest Initiative: the one that you name rolls, with its wound and its skills.
ask-melee-rage = How many rage markers does { MODEL($model) } spend on this roll ({ WORD($roll, of: "roll") })?
    .hint = Each adds 1, and is gone.
ask-melee-extra_actions = How many extra actions does { MODEL($model) } take, { $most } at most?
    .hint = Each is a die more, and takes 2 from all its Attack and Defence rolls in this combat.
ask-melee-support = Whose polearm supports { MODEL($model) }?
    .hint = One die more, for attack or defence. Each polearm supports one model a turn.
ask-melee-allot = How does { MODEL($model) } share its { $most } dice between attack and defence?
    .hint = Each attack die is a blow, each defence die can parry one. Bonus dice of some skills can only attack.
ask-melee-attack = Whom does { MODEL($model) } strike with attack die { $die } of { $dice }?
    .hint = All targets and difficulties are named before any die is rolled.
ask-melee-difficulty = How hard is the blow of { MODEL($model) } at { MODEL($target) }, { $least } at least?
    .hint = Attack and the die must reach this number to hit; whoever parries must reach the same.
ask-melee-parry = Against which hits does { MODEL($model) } set its { $dice } defence dice? Hits of { MODELS($attackers) }: { $difficulties }.
    .hint = Say how many dice against each hit, by its number. A die that is not set may be set in a later exchange.
ask-melee-counter_attack = Does { MODEL($model) } make its parries counter-attacks?
    .hint = Each is 2 harder, and each that succeeds earns an attack die.
ask-melee-sustain = Against which hit does { MODEL($model) } go on with the same die, now { $harder } harder? Hits of { MODELS($attackers) }: { $difficulties }.
    .hint = It goes on as long as it succeeds, and earns nothing.
ask-melee-pursue = Who pursues, and how?
    .hint = Whoever has killed every opponent may move up to half its movement, once a turn.

share-attack = attack
share-defense = defence
share-hit = hit { $number }

option-melee-before_initiative-pass = nothing
option-berserk = goes berserk
option-extra_arms = exchanges Attack and Defence
option-melee-initiative = { MODEL($first) }
option-melee-support = { MODEL($first) }
option-melee-support-nobody = nobody
option-melee-split = { MODEL($first) } against { MODEL($second) }{ $rest ->
    [none] {""}
   *[other] , { MODELS($rest) }
}
option-melee-next_combat = { MODEL($first) } against { MODEL($second) }{ $rest ->
    [none] {""}
   *[other] , { MODELS($rest) }
}
option-melee-attack = { MODEL($first) }
option-melee-attack-unused = leave the die unused
option-melee-attack-master_stroke = a master stroke at { MODEL($second) }
option-melee-counter_attack-parry = plain parries
option-melee-counter_attack-counter_attack = counter-attack
option-melee-sustain = hit { $first }
option-melee-sustain-stop = no further
option-melee-pursue = { $second ->
    [move] { MODEL($first) } moves on
   *[engage] { MODEL($first) } enters melee with { $rest }
}
option-melee-pursue-end = nobody else

refusal-split = Every fighter needs one combat, one side single.
refusal-attack_barred = { MODEL($model) } may not attack this turn.
refusal-defence_barred = { MODEL($model) } is berserk and has no defence dice.
refusal-attack_only_die = That die can only attack.
refusal-berserk_barred = { MODEL($model) } cannot go berserk now.
refusal-too_late = That is declared before Initiative.
refusal-not_personality = Only a personality can do that.
refusal-extra_actions = The penalty would take Attack or Defence below 0.
refusal-no_counter = A magician cannot counter-attack.
refusal-master_stroke_dice = A master stroke needs two dice in attack.
refusal-difficulty_low = The difficulty must be at least the defence: { $least }.
refusal-not_outnumbered = Sustained defence is for the outnumbered.
refusal-sustain_dice = Too many dice are in attack.
refusal-no_mix = Ambidextrous, counter-attack and sustained defence cannot be combined.
refusal-pursuit = { UNDER($rule, "C2-10.5e") ->
    [yes] { MODEL($model) } has already pursued this turn.
   *[no] { MODEL($model) } may not pursue so.
}

cause-melee = in melee

roll-defense = Defence

ability-ambidextrous = each parry earns an attack die
ability-assassin = keeps two of three dice in its first wound roll
ability-berserk = may go berserk
ability-bestial_charge = an attack die more when it charges
ability-brutish_lout = a 5 counts as a 6 in attack
ability-duelist = attacks at any difficulty
ability-extra_arms = may exchange Attack and Defence
ability-natural_born_killer = a die more in melee
ability-strikes_at = always wounds the same place
ability-warhorse = an attack die more in melee
ability-warrior_mage = a magician who may counter-attack

source-together = each further one of its side
source-attack = the attack
source-harder = harder than the attack
source-extra_actions = its extra actions
source-rage = rage markers
source-master_stroke = the difficulty of the master stroke
