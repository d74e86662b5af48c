# What a check finds in what was bought for Magicians, and what would mend it.

roster-no_magician_spells = { MODEL($model) } has no Power, and spells were bought for it.
    .mend = Take the spells out.
roster-no_magician_elements = { MODEL($model) } has no Power, and elements were chosen for it.
    .mend = Take the elements out.
roster-I2-F47 = The college of its people ({ WORD($people, of: "people") }) is unknown, and its card names no element.
    .mend = Take a Magician whose card names elements, or agree on i2.cynwall_college: light.
roster-instinctive_elements = A Magician of the Orcs controls no element.
    .mend = Take the elements out.
roster-elements_too_many = { WORD($level, of: "level") }: { $n ->
    [one] one element
   *[other] { $n } elements
}, and here are { $has }.
    .mend = Take { $by } out.
roster-elements_too_few = { WORD($level, of: "level") }: { $n ->
    [one] one element
   *[other] { $n } elements
}, and here are { $has }.
    .mend = Choose { $by } more under `elements`.
roster-element_twice = { GEM($element) } is controlled already.
    .mend = Choose another element.
roster-no_primary = No primary element of its people ({ WORD($people, of: "people") }) is among those chosen.
    .mend = Choose { GEM($element) }.
roster-prohibited = { GEM($element) } is prohibited to its people ({ WORD($people, of: "people") }).
    .mend = Choose another element.
roster-I2-F1 = { MODEL($model) } does not control { GEM($element) }, which { SPELL($spell) } costs.
    .mend = Take another spell, or a Magician who controls { GEM($element) }.
roster-I2-F2 = { $element ->
    [none] { SPELL($spell) } belongs to { WORD($college, of: "print-college") }, which is not one of his colleges.
   *[other] { SPELL($spell) } is Elemental Magic of { GEM($element) }, which is not one of his colleges.
}
    .mend = Take a spell of his people’s college, of one of his elements, or of Primitive Magic.
roster-I2-F3 = { SPELL($spell) } is reserved to { WORD($owner, of: "people") }.
    .mend = Take it out, or give it to { WORD($owner, of: "people") }.
roster-I2-F4 = Spell powers { $sum } exceed his Potential { $potential }.
    .mend = Take out spells with { $by } of spell power.
roster-I2-F5 = { MODEL($model) } already has { SPELL($card) }.
    .mend = Take it out once.
roster-I2-F6 = Instinctive Magicians use only Instinctive and Primitive spells, not { SPELL($spell) }.
    .mend = Take it out.
roster-no_spell = { MODEL($model) } has no spell.
    .mend = Buy a spell, if it was forgotten.
roster-never_paid = { SPELL($spell) } costs { $n } gems, and his reserve never holds more than { $most }.
    .mend = Take another spell: he could never cast this one.
roster-no_ingredient = { SPELL($spell) } needs { $ingredient }, which he has not got.
    .mend = Take another spell: he could not cast this one.
roster-no_selenite = { MODEL($model) } is no Selenite, and dice were rolled for its moon.
    .mend = Take `moon` out.
roster-selenites_alone = Every Selenite rolls for himself.
    .mend = Give each a card of his own, with `moon` and without `count`.
roster-moon_rolls = A Selenite rolls one die, and a second only after a 6: here are { $rolls }.
    .mend = Write the dice under `moon`: one from 1 to 5, or a 6 and another.
roster-no_full_moon = Only a Full Moon, a 6 and a 6, gives a Magician a free spell.
    .mend = Take `moon_spell` out, or buy the spell.
roster-moon_spell = { SPELL($spell) } is no spell that { MODEL($model) } could buy.
    .mend = Choose one of his elements and colleges.
roster-moon_drawn = The word “{ $word }” gives the dice { $rolls }.
    .mend = Write `moon: [{ $rolls }]`.
roster-moon_word_twice = The word “{ $word }” has given its dice to another { MODEL($model) }.
    .mend = Ask your opponent for another word.
roster-moon_unproved = Nobody can check the dice of { MODEL($model) } who did not see them.
    .mend = Ask your opponent for a word, write it under `moon_word`, and take the dice that it gives.

roster-no_such_artifact = None of the packs has an artifact { $artifact }.
    .mend = Correct its id, or name the pack that has it under `packs`.
roster-not_a_carrier = { $who ->
    [magicians] { SPELL($artifact) } is for Magicians, and { MODEL($model) } is none.
   *[other] { MODEL($model) } carries no artifacts, and the card of { SPELL($artifact) } does not allow it to others.
}
    .mend = Take it out, or give it to another.
roster-I2-F7 = { WORD($rank, of: "rank") }: { $n ->
    [one] one artifact
   *[other] { $n } artifacts
} at most.
    .mend = Take { $by } out.
roster-I2-F8 = { SPELL($artifact) } is reserved for { WORD($owner, of: "people") }.
    .mend = Take it out, or give it to { WORD($owner, of: "people") }.
roster-artifact_element = { MODEL($model) } does not control { GEM($element) }, which { SPELL($artifact) } uses.
    .mend = Take another artifact.
roster-artifact_twice = { MODEL($model) } already has { SPELL($card) }.
    .mend = Take it out once.
roster-artifact_unique = There is only one { SPELL($artifact) }.
    .mend = Take it out once.
roster-artifact_useless = { MODEL($model) } has no reserve of gems, and { SPELL($artifact) } gives or costs some.
    .mend = Give it to a Magician.

# Under the first edition.

roster-I1-F7 = { SPELL($card) } needs Power { $n }.
    .mend = Take another, or a Magician with Power { $n }.
roster-I1-F10 = { SPELL($spell) } costs { $n } gems, more than his Power of { $power }.
    .mend = Take a spell of { $power } gems at most.
roster-I1-F11 = { WORD($level, of: "level") }: { $n } at most.
    .mend = Take { $by } out.
roster-I1-F12 = { SPELL($spell) } is outside his colleges.
    .mend = Take a spell of his elements, of his people’s college or of none.
roster-I1-F19 = Table 22 gives his people ({ WORD($people, of: "people") }) no college.
    .mend = Take a Magician whose card names elements.
roster-I1-F20 = { SPELL($spell) } is not part of the first edition of Incantation.
    .mend = Take a spell without neutral symbols.
roster-masters_only = { SPELL($spell) } is of several elements, and only Masters combine them.
    .mend = Take another spell: he could not cast this one.
roster-no_moon = There are no Selenites in the first edition of Incantation.
    .mend = Take `moon` and what belongs to it out of { MODEL($model) }.

# The bands of The Arcane.

roster-not_in_the_duel = The Guildhall card { SPELL($card) } is not used in the duel.
    .mend = Take another card instead.
roster-no_such_guildhall_card = There is no Guildhall card { $card }.
    .mend = Take one of these: { $cards }.
roster-no_great_hall = A guild always has a Great Hall.
    .mend = Add great_hall under `guildhall`.
roster-solitary = A guild has only one { SPELL($card) }.
    .mend = Take it out once.
roster-arcanum_later = No Arcanum is named: it is chosen when the game begins.
    .mend = Add one under `guildhall`, if the choice is made.
roster-guildhall_few = A guild has the Great Hall and 3 more cards, and here are { $has } in all.
    .mend = Add { $by } more under `guildhall`.
roster-guildhall_many = A guild has the Great Hall and 3 more cards, and here are { $has } in all.
    .mend = Take { $by } out.
roster-slots_over = { $taken } { $kind ->
    [hero] Heroes do
   *[infantry] cards of Infantry do
} not fit the { $slots } slots of the guild.
    .mend = { $kind ->
        [hero] Take { $by } out, or add Heroic Inspiration.
       *[infantry] Take { $by } out, or add a Garrison.
    }
roster-slots_left = { $by } of the { $slots } { $kind ->
    [hero] Hero
   *[infantry] Infantry
} slots { $by ->
    [one] is
   *[other] are
} empty.
    .mend = Add a card, if it was forgotten.
roster-no_slot = { MODEL($model) } is neither a Hero nor Infantry: no Guildhall card of the duel makes room for it.
    .mend = Take it out.
roster-strange_domain = { MODEL($model) } starts with { SPELL($spell) }, a spell of a domain in which it is not proficient.
    .mend = Take another card: this one is faulty.
roster-spells_bought = Spells are not bought: { MODEL($model) } knows those of its card, and an Arcanum teaches others.
    .mend = Take the spells out, or add an Arcanum under `guildhall`.
roster-not_of_the_arcane = There is nothing like { $what } in the duel of The Arcane.
    .mend = Take it out.
roster-arcanum_twice = Owning { SPELL($card) } twice does nothing more.
    .mend = Take another Guildhall card instead.
roster-arcanum_unused = Nobody of the band is proficient in { WORD($domain, of: "domain") }.
    .mend = Take another Arcanum.
roster-no_guildmaster = Nobody gives orders: there is no Guildmaster.
    .mend = Take a Guildmaster, if orders are to be given.
