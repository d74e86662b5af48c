# The Arcane: what happened.

event-round_start = Round { $round } begins.
event-initiative_rolled = { $first ->
    [none] Initiative is a tie (sums: { $sums }). It is rolled again.
   *[other] { SEAT($first) } goes first (sums: { $sums }).
}
event-arcanum_chosen = { SEAT($seat) } takes the Arcanum of { WORD($domain, of: "domain") }.
event-deployed = { MODEL($model) } is deployed at { AT($x, $y) }.
event-arcane_phase = { WORD($phase, of: "arcane-phase") }.
event-card_activated = { SEAT($seat) } activates the card of { THING($card) }.
event-model_activated = { MODEL($model) } is activated.
event-arcane_dice = { SEAT($by) } rolls { $faces } ({ WORD($kind, of: "roll") }).
event-tested = { MODEL($model) } tests { WORD($characteristic, of: "characteristic") } { $value } with a { $face }: { $passed ->
    [yes] passed
   *[no] failed
}.
event-moved_to = { MODEL($model) } { WORD($kind, of: "moved") } { AT($x, $y) }.
event-engaged_by = { MODEL($model) } comes into contact with { MODEL($enemy) }: they are Engaged.
event-stood_up = { MODEL($model) } stands up.
event-attack_rolled = { MODEL($attacker) } attacks { MODEL($target) } ({ WORD($weapon, of: "weapon") }): { $faces } against DEF { $value }, { $successes ->
    [one] 1 Success
   *[other] { $successes } Successes
}.
event-die_again = { MODEL($model) } rolls a { $before } again: { $after }; { $counts } counts.
event-shield_rolled = { $ignored ->
    [0] The shield of { MODEL($model) } does not help ({ $face }).
   *[other] The shield of { MODEL($model) } stops a wound ({ $face }).
}
event-wounds_changed = { WORD($why, of: "why") }: { $before } wounds on { MODEL($model) } become { $after }.
event-wounds_taken = { MODEL($model) } takes { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} ({ WORD($type, of: "wound-type") }).
event-heroic_wound = { MODEL($model) } now has { $heroic_wounds ->
    [one] 1 Heroic Wound
   *[other] { $heroic_wounds } Heroic Wounds
}.
event-vanquished = { MODEL($model) } is Vanquished.
event-wounds_healed = { MODEL($model) } heals { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
event-condition_gained = { $count ->
    [one] { MODEL($model) } is { WORD($condition, of: "condition") }.
   *[other] { MODEL($model) } is { WORD($condition, of: "condition") }, with { $count } tokens.
}
event-condition_lost = { $left ->
    [0] { MODEL($model) } is no longer { WORD($condition, of: "condition") }.
   *[other] { MODEL($model) } is a little less { WORD($condition, of: "condition") }: { $left } left.
}
event-condition_prevented = { MODEL($model) } cannot be { WORD($condition, of: "condition") }.
event-forced = { MODEL($model) } does not act freely: { WORD($by, of: "condition") }.
event-torment_gained = { MODEL($model) } gains { $count } Torment, { $now } in all.
event-torment_lost = { MODEL($model) } loses { $count } Torment, { $now } are left.
event-fatigue_gained = { MODEL($model) } gains { $count } Fatigue.
event-fatigue_lost = { MODEL($model) } loses 1 Fatigue, { $now } left.
event-spell_declared = { $empowered ->
    [yes] { MODEL($caster) } casts { SPELL($spell) }, Empowered.
   *[no] { MODEL($caster) } casts { SPELL($spell) }.
}
event-instability_tested = The mind of { MODEL($model) }: { $faces } make { $total } against WILL { $will }: { WORD($result, of: "instability") }.
event-doom_gained = A Doom for { MODEL($model) }: { WORD($doom, of: "doom") } ({ $doom }).
event-silenced = { MODEL($model) } casts and dispels no more in this Quest.
event-possessed = A Planar Demon takes the place of { MODEL($model) }.
event-spell_targeted = { $target ->
    [none] { SPELL($spell) } is aimed at { AT($x, $y) }.
   *[other] { SPELL($spell) } is aimed at { MODEL($target) }.
}
event-spell_rolled = { SPELL($spell) } at { MODEL($target) }: { $faces } against { WORD($against, of: "characteristic") } { $value }, { $successes ->
    [one] 1 Success
   *[other] { $successes } Successes
}.
event-dispel_declared = { MODEL($model) } tries to dispel { SPELL($spell) } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
event-dispel_rolled = { MODEL($model) }: { $faces } make { $total } against { $to_beat }: { $dispelled ->
    [yes] { SPELL($spell) } is dispelled
   *[no] { SPELL($spell) } holds
}.
event-defiance_rolled = { SPELL($spell) } defies the Dispel with { $faces }.
event-spell_lost = { $why ->
    [dispelled] { SPELL($spell) } of { MODEL($caster) } comes to nothing: dispelled.
   *[other] { SPELL($spell) } of { MODEL($caster) } comes to nothing: the mind did not hold.
}
event-deflection_changed = { MODEL($model) }: DEF { SIGNED($by) }, now { $now } ({ SPELL($spell) }).
event-reacts = { $how ->
    [dodge] { MODEL($model) } tries to dodge.
   *[block] { MODEL($model) } raises the shield.
}
event-dodged = { MODEL($model) } dodges.
event-blocked = The shield of { MODEL($model) } blocks up to { $ignored }.
event-counterattacks = { MODEL($model) } strikes back at { MODEL($target) }.
event-will_lowered = { MODEL($model) } loses a point of WILL, { $tokens } so far.
event-might_lowered = { MODEL($model) } loses a point of MIGHT, { $tokens } so far.
event-order_given = { MODEL($guildmaster) } shouts to { MODEL($model) }: { WORD($order, of: "order") }
event-order_ended = { $accomplished ->
    [yes] The order of { MODEL($guildmaster) } was carried out: { WORD($order, of: "order") }
   *[no] The order of { MODEL($guildmaster) } was not carried out: { WORD($order, of: "order") }
}
event-quest_over = { $winner ->
    [none] The Quest ends in a draw (points: { $points }).
   *[other] { SEAT($winner) } wins the Quest (points: { $points }).
}

# What is asked.

ask-setup-arcanum = Which Arcanum does { SEAT($seat) } take?
    .hint = Every Arcanist of the band who is proficient in that domain knows all of its spells.
ask-deploy-place = Where is { MODEL($model) } deployed?
    .hint = { UNDER($rule, "ARH-2c") ->
        [yes] In your quarter of the table (player 1 lower left, player 2 upper right), 10 inches from every enemy at least.
       *[no] Wholly on your half of the table, and not where it could charge an enemy in the first turn.
    }
ask-event-recover = { MODEL($model) } recovers: from Fatigue or from Torment?
    .hint = One token goes. Who is Fatigued cannot react; who is full of Torment cannot cast.
ask-event-order = What does { MODEL($model) } shout?
    .hint = One order to one friend within 12 inches. An order that is not carried out in this Round costs the Guildmaster 1 Torment.
ask-event-order_point = Where is { MODEL($model) } sent?
    .hint = Its base must cover or touch the point when the Activation Phase ends.
ask-activation-card = Which card do you activate?
    .hint = All its models act, one after the other; then it is exhausted for this Round.
ask-activation-model = Which model of the card is next?
    .hint = Each finishes before the next begins.
ask-activation-act = What does { MODEL($model) } do?
    .hint = One Movement and one Action in either order, or two Movements. An Empowered spell takes both, has a die more, and costs 1 Torment more.
ask-activation-nearest = Which of those at the same distance does { MODEL($model) } go for?
    .hint = They are equally near.
ask-end-nearest = Which of those at the same distance does { MODEL($model) } go for?
    .hint = They are equally near; the First Player decides.
ask-attack-split = How does { MODEL($model) } split { $most } dice?
    .hint = So many dice for each enemy that it is Engaged with, all of them together.
ask-attack-next_target = Whom does { MODEL($model) } attack next?
    .hint = Each attack is finished, with what it is answered by, before the dice of the next are rolled.
ask-react-choose = { MODEL($attacker) } is about to inflict { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} on { MODEL($model) }. A Heroic Reaction?
    .hint = It costs 2 Fatigue. Dodge: a DEX test, then up to 3 inches away, and nothing happens. Block: a die against DEF; as many wounds as it shows are ignored.
ask-react-counterattack = Does { MODEL($model) } strike back at { MODEL($attacker) }?
    .hint = It costs 2 Fatigue.
ask-dice-once_more = Does { MODEL($model) } roll again ({ WORD($roll, of: "roll") })?
    .hint = The better result counts.
ask-dice-several_again = Which dice of { $faces } does { MODEL($model) } roll once more?
    .hint = Their places, such as 1 3; nothing for none. The better result counts.
ask-cast-target = At whom is { SPELL($spell) } aimed?
    .hint = The Torment is spent; a target must be named.
ask-cast-point = Where is { SPELL($spell) } aimed?
    .hint = A point in sight and in range; of a cone or a line, a point on its axis.
ask-cast-next_target = Whom does { SPELL($spell) } reach first?
    .hint = The dice of each target are rolled in this order, and the effects follow in it.
ask-cast-dispel = { $sum ->
    [none] { MODEL($model) } casts { SPELL($spell) }. Who dispels it?
   *[other] { MODEL($model) } casts { SPELL($spell) }; { $sum } is the sum to beat. Who dispels it?
}
    .hint = It costs 2 Fatigue and a Torment for each die. The sum of the dice must be higher.
ask-cast-dispel_dice = { $sum ->
    [none] With how many dice, { $most } at most?
   *[other] With how many dice, { $most } at most? { $sum } must be beaten.
}
    .hint = Each die costs 1 Torment; a proficient Arcanist has one more for nothing. Torment that reaches WILL brings a Doom.
ask-cast-raise_another = Does another return?
    .hint = One more of the same card, within an inch of the first.

option-event-recover-fatigue = Lose 1 Fatigue
option-event-recover-torment = Lose 1 Torment
option-event-order-none = No order
option-event-order-attack = Attack! { MODEL($second) } is to attack { $rest }
option-event-order-run = Run! { MODEL($second) } is to reach a point
option-event-order-guard = Guard! { MODEL($second) } is to hold a point
option-setup-arcanum = { WORD($first, of: "domain") }
option-activation-card = { THING($first) }
option-activation-model = { MODEL($first) }
option-activation-nearest = { MODEL($first) }
option-end-nearest = { MODEL($first) }
option-activation-act-end = End the activation
option-activation-act-move = Move
option-activation-act-seek = Go for the nearest enemy
option-activation-act-disengage = Disengage: a DEX test, then up to 3 inches away
option-activation-act-attack = { $third ->
    [split] Attack several enemies with the { WORD($second, of: "weapon") }
   *[other] Attack { $rest } with the { WORD($second, of: "weapon") }
}
option-activation-act-cast = Cast { SPELL($second) }
option-activation-act-empower = Cast { SPELL($second) } Empowered
option-react-choose-take_it = Take it
option-react-choose-dodge = Dodge: a DEX test, then up to 3 inches away
option-react-choose-block = Block: a die against DEF
option-react-counterattack = Strike back with the { WORD($first, of: "weapon") }
option-react-counterattack-none = Do not strike back
option-dice-once_more-stand = Leave it
option-dice-once_more-again = Roll again
option-cast-target = { MODEL($first) }
option-cast-next_target = { MODEL($first) }
option-attack-next_target = { MODEL($first) }
option-cast-dispel = { MODEL($first) }
option-cast-dispel-pass = Nobody dispels it
option-cast-raise_another = { MODEL($first) }
option-cast-raise_another-none = Nobody else

# Why an answer is not taken: section 6 of its specification.

refusal-AR-F1 = Only Arcanists cast spells.
refusal-AR-F2 = Spells are cast in the model’s own activation.
refusal-AR-F3 = { MODEL($model) } failed an instability test and casts no more in this Quest.
refusal-AR-F4 = Torment has reached the Willpower of { MODEL($model) }; no casting until it recovers.
refusal-AR-F5 = The Action of this activation is spent.
refusal-AR-F6 = { MODEL($model) } does not act freely now.
refusal-AR-F7 = This Arcanist does not know { SPELL($spell) }.
refusal-AR-F8 = An Empowered spell needs the whole activation.
refusal-AR-F9 = No Movement is available to Empower with.
refusal-AR-F10 = A Blind Arcanist cannot cast a spell without dice.
refusal-AR-F11 = Nothing can be targeted by { SPELL($spell) } now.
refusal-AR-F12 = That is out of range: { CM($cost) } away, { CM($most) } is the most.
refusal-AR-F13 = That is not In Vision.
refusal-AR-F14 = This spell cannot be aimed at { MODEL($target) }.
refusal-AR-F15 = An Engaged Arcanist cannot cast at range.
refusal-AR-F16 = Only Arcanists dispel.
refusal-AR-F17 = Only enemy spells are dispelled.
refusal-AR-F18 = { MODEL($model) } failed an instability test and dispels no more in this Quest.
refusal-AR-F19 = { MODEL($model) } is Fatigued and makes no Heroic Reaction.
refusal-AR-F20 = { MODEL($model) } is Hopeless and makes no Heroic Reaction.
refusal-AR-F21 = The target of the spell is more than 24 inches away from { MODEL($model) }.
refusal-AR-F22 = The target of the spell is not In Vision of { MODEL($model) }.
refusal-AR-F23 = { MODEL($model) } has no room for Torment: a Dispel needs at least one die.
refusal-AR-F24 = Declare between 1 and { $max } dice.
refusal-AR-F25 = { MODEL($model) } has tried once; there is one attempt for each Arcanist and spell.
refusal-AR-F26 = There is no spell to dispel.
refusal-AR-F27 = { MODEL($model) } has no such choice.
refusal-AR-F28 = { MODEL($model) } is Engaged and must Disengage.
refusal-AR-F29 = The path is { CM($cost) } long; { CM($most) } is the Movement.
refusal-AR-F30 = { MODEL($model) } is Engaged and does not shoot.
refusal-AR-F31 = Melee needs an Engaged target; { MODEL($target) } is not.
refusal-AR-F32 = This card was activated in this Round.
refusal-AR-F33 = This reaction is not possible now.
refusal-AR-F34 = The band does not fit its Guildhall cards or domains.

# Words.

arcane-phase-event = Event Phase: recovery
arcane-phase-activation = Activation Phase
arcane-phase-end = End Phase

domain-animancy = Animancy
domain-druidcraft = Druidcraft
domain-elemental_manipulation = Elemental Manipulation
domain-necromancy = Necromancy

characteristic-might = MIGHT
characteristic-dex = DEX
characteristic-will = WILL
characteristic-deflection = DEF

moved-move = moves to
moved-seek = goes for the nearest enemy, to
moved-disengage = gets away to
moved-dodge = dodges to
moved-confused = turns on its own side, to
moved-terrified = flees to
moved-demon = comes nearer, to
moved-push = is pushed to
moved-makes_room = makes room, and now stands at

why-freezing = Freezing and a Scale
why-invulnerability = Invulnerable
why-weakness = Weakness
why-resistance = Resistance

wound-type-physical = physical
wound-type-fire = Fire
wound-type-frost = Frost
wound-type-thunder = Thunder
wound-type-poison = Poison
wound-type-energy = Energy

condition-mind_control = under another’s will
condition-blind = Blind
condition-burned = Burned
condition-freezing = Freezing
condition-immobilized = Immobilized
condition-poisoned = Poisoned
condition-broken_shield = without a shield
condition-stunned = Stunned
condition-confused = Confused
condition-terrified = Terrified
condition-visionary = Visionary

instability-critical = a critical success, all Torment is gone
instability-success = it holds
instability-failure = it fails
instability-possessed = it is lost to a Demon

doom-2 = Permanent Death
doom-3 = Visionary
doom-4 = Hopeless
doom-5 = Brutal
doom-6 = Masochist
doom-7 = Kleptomaniac
doom-8 = Fearful
doom-9 = Warrior’s Wit
doom-10 = Stalwart
doom-11 = Cunning
doom-12 = Unstoppable
doom-possessed = Possessed

order-attack = Attack!
order-run = Run!
order-guard = Guard!

roll-attack = attack
roll-again = once more
roll-shield_roll = Shield Roll
roll-initiative = Initiative
roll-spell = spell
roll-instability = instability
roll-defiance = defiance
roll-doom = Doom
roll-dex_test = DEX test
roll-will_test = WILL test
roll-deflection_test = Deflection test

# What the terminal shows of both bands.

arcane-ready = { SEAT($seat) } has ready: { $cards }
arcane-no-card = no card
arcane-wounds = W { $wounds }/{ $might }
arcane-heroic = HW { $heroic }/{ $heroism }
arcane-torment = T { $torment }/{ $will }
arcane-fatigue = F { $fatigue }
arcane-silenced = silenced
arcane-price = { $torment } Torment (now { $now } of { $will })
arcane-move = up to { CM($allowance) }
arcane-attack = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against DEF { $value }
arcane-attack-split = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} in all
arcane-spell-dice = { $dice ->
    [0] no dice
    [one] 1 die against { $against }
   *[other] { $dice } dice against { $against }
}
arcane-within = { $what } within { CM($range) }
arcane-target = { $characteristic } { $value }, { CM($gap) } away
arcane-away = { CM($gap) } away
arcane-models = { $count } models
arcane-taught = { MODEL($name) } learns { $spells }
arcane-taught-nothing = nobody of the band learns anything
arcane-tokens = Fatigue { $fatigue }, Torment { $torment }
arcane-dispel-doom = With { $dice } of them Torment reaches WILL: a Doom at once.
arcane-gap = { MODEL($one) } and { MODEL($other) }: { CM($gap) } from base to base, { $sees ->
    [yes] In Vision
   *[no] not In Vision
}.

target-enemy = an enemy
target-enemy_regular = a regular enemy
target-friend = a friend
target-friend_self = the caster or a friend
target-spot = a fallen friend
target-circle = a circle
target-cone = a cone before the caster
target-line = a line from the caster
target-around = all around the caster
arcane-mind = the mind holds with { $percent } %
arcane-dispel-chance = { $dice }: { $percent } %
arcane-dispel-chances = Chances by the dice that are rolled: { $list }
cards-of-models = Models: (R) heals a wound whenever it is activated, (S) has a shield
card-guildmaster = Guildmaster
card-spells = spells
column-model = Model
column-heroism = Heroism
column-weapons = Weapons, their dice
column-further = And
column-rank = rank
column-dice = dice
column-text = what it does
length-inches = { $n }″
seat-band = { $name }’s band

model-of = the { $what } of { $name }
measure-how = Say between whom, such as “measure { $one } { $other }”.
play-legend-arcane = Beside the table: W wounds of MIGHT, HW Heroic Wounds of Heroism, T Torment of WILL, F Fatigue.
