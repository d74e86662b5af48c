# What is printed: sheets, trackers and reference cards.

print-points = { $spent } of { $points }
print-points-unit = PA
print-people = People
print-ruleset = Rules
print-ruleset-confrontation = Confrontation 2
print-ruleset-arcane = The Arcane
print-magic = Magic
print-magic-incantation2 = Incantation 2
print-magic-incantation1 = Incantation 1
print-fighters = Fighters
print-guildhall = Guildhall
print-guildhall-great_hall = Great Hall
print-guildhall-heroic_inspiration = Heroic Inspiration
print-guildhall-garrison = Garrison
print-guildhall-animancy_arcanum = Arcanum of Animancy
print-guildhall-druidcraft_arcanum = Arcanum of Druidcraft
print-guildhall-elemental_manipulation_arcanum = Arcanum of Elemental Manipulation
print-guildhall-necromancy_arcanum = Arcanum of Necromancy
print-cards = Cards
print-head-count = No.
print-head-card = Card
print-head-rank = Rank
print-head-each = each
print-head-cost = PA
print-head-kind = Kind
print-total = Total
print-substitutes = Substitutes
print-objective = Objective
print-notes = Notes
print-turn = Turn
print-round = Round
print-trackers = Trackers
print-gems-cap = at most { $most } gems in all
print-wounds = Wounds
print-wound-mark-stun = St
print-wound-mark-light = Li
print-wound-mark-serious = Se
print-wound-mark-critical = Cr
print-wound-mark-killed = †
print-wound-legend = { $mark } { $wound }
print-torment = Torment
print-heroism = Heroism
print-might = Might
print-page = { $name } · { $page } / { $pages }
print-model-count = × { $count }
print-spent = × { $count }, { $each } PA each
print-owner = { $name }

# Numbers of a card
print-stat-movement = MOV
print-stat-initiative = INI
print-stat-attack = ATT
print-stat-force = STR
print-stat-defense = DEF
print-stat-resistance = RES
print-stat-shooting = AIM
print-stat-courage = COU
print-stat-fear = FEAR
print-stat-discipline = DIS
print-stat-power = POW
print-stat-faith = FAI
print-stat-none = –
print-stat-might = MIGHT
print-stat-dex = DEX
print-stat-will = WILL
print-stat-def = DEF
print-stat-heroism = HERO
print-might-regenerates = { $might } (R)
print-def-shield = { $def } (S)
print-movement = { $first }/{ $second }

print-rank-irregular = Irregular
print-rank-regular = Regular
print-rank-veteran = Veteran
print-rank-special = Special
print-rank-elite = Elite
print-rank-creature = Creature
print-rank-walking_legend = Walking Legend
print-rank-major_ally = Major Ally
print-title-champion = Champion
print-title-hero = Hero
print-title-living_legend = Living Legend
print-size-small = small
print-size-medium = medium
print-size-large = large
print-size-extra_large = very large
print-base = base { $width } × { $depth } mm
print-base-round = base { $width } mm
print-character = character
print-mounted = mounted
print-incarnation = Incarnation
print-magician = { $level } of { $elements }
print-magician-instinctive = { $level }
print-tag-hero = Hero
print-tag-arcanist = Arcanist
print-tag-guildmaster = Guildmaster
print-tag-infantry = Infantry
print-tag-monster = Monster
print-tag-demon = Demon
print-tag-towering = Towering

print-weapons = Weapons
print-weapon = Weapon
print-weapon-ranges = { $short } / { $medium } / { $long } cm, STR { $force }
print-weapon-reload = { $reload ->
    [one] reloads for a turn
   *[other] reloads for { $reload } turns
}
print-weapon-melee = { $attack } ATK, { $type }
print-weapon-ranged = { $attack } ATK, { $type }, { $least }–{ $most } in
print-wound-type-physical = physical
print-wound-type-fire = Fire
print-wound-type-frost = Frost
print-wound-type-thunder = Thunder
print-wound-type-poison = Poison
print-wound-type-energy = Energy
print-wound-type-spells = spells
print-equipment = Equipment
print-equipment-polearm = polearm
print-spells = Spells
print-artifacts = Artifacts
print-domains = Domains
print-strong-resistance = Resistance
print-strong-weakness = Weakness
print-strong-invulnerability = Invulnerability
print-abilities = Abilities

# A spell or an artifact
print-spell = Spell
print-artifact = Artifact
print-college-primitive = Primitive Magic
print-college-elemental = Elemental Magic of { $element }
print-college-instinctive = Instinctive Magic
print-college-hermetic = Hermetic Magic
print-college-necromancy = Necromancy
print-college-telluric = Telluric Magic
print-college-theurgic = Theurgic Magic
print-college-technomancy = Technomancy
print-college-murmurs = Murmurs
print-college-sorcery = Sorcery
print-college-chthonian = Chthonian Magic
print-college-fey = Fey Magic
print-college-shamanism = Shamanism
print-fact-difficulty = Difficulty
print-fact-range = Range
print-fact-target = Target
print-fact-area = Area
print-fact-frequency = Frequency
print-fact-duration = Duration
print-fact-power = Power
print-fact-dice = Dice
print-fact-rank = Rank
print-fact-use = Use
print-fact-capacity = Needs
print-fact-reserved = Reserved to
print-difficulty-free = free
print-range-self = caster
print-range-contact = contact
print-range-melee = melee
print-range-unlimited = unlimited
print-range-cm = { $n } cm
print-range-in = { $n } in
print-target-any = anybody
print-target-enemy = enemy
print-target-friend = friend
print-target-self = caster
print-target-place = a place
print-target-none = none
print-target-enemy_regular = enemy, no hero
print-target-friend_self = friend or caster
print-target-point = a point
print-target-spot = where one fell
print-area-one_combatant = one model
print-area-card = its card
print-area-battlefield = all
print-area-shape = { $shape ->
    [circle] circle, { $size } cm
    [around] around the caster, { $size } cm
    [cone] cone, { $size } cm, { $width }°
   *[line] line, { $size } × { $width } cm
}{ $counts ->
    [enemies] {", enemies"}
    [friends] {", friends"}
   *[all] {""}
}
print-area-circle = circle, { $size } in
print-area-around = around, { $size } in
print-area-cone = cone, { $size } in
print-area-line = line, { $size } in
print-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
print-duration-at_once = at once
print-duration-game = the game
print-duration-caster_lives = as long as the caster is in play
print-duration-until_wounded = until it is wounded
print-frequency-turn = { $n } a turn
print-frequency-game = { $n } a game
print-frequency-any = no limit
print-use-worn = worn
print-use-activation = when activated
print-use-any_time = at any time
print-use-gems_needed = when gems are needed
print-capacity = Power { $power }
print-dice = { $dice } against { $against }
print-against-def = DEF
print-against-will = WILL
print-effect-gems = Effect gems: up to { $most }
print-effect-gems-of = Effect gems: up to { $most } of { $element }
print-ingredients = Ingredients: { $ingredients }
print-empowered = Empowered

# What cards do
print-two = { $sign ->
    [plus] { $left } + { $right }
    [minus] { $left } − { $right }
    [times] { $left } × { $right }
    [divided] { $left } ÷ { $right }
    [and] { $left } and { $right }
    [or] { $left } or { $right }
    [is] { $left } is { $right }
    [is_not] { $left } is not { $right }
    [less] { $left } is less than { $right }
    [at_most] { $left } is { $right } at most
    [more] { $left } is more than { $right }
   *[at_least] { $left } is { $right } at least
}
print-not = not: { $part }
print-min = the least of { $parts }
print-max = the greatest of { $parts }
print-read-characteristic = { $whose ->
    [caster] the caster’s
   *[target] the target’s
} { $what }
print-read-difficulty = difficulty
print-read-effect_gems = effect gems
print-read-turn = the turn
print-read-pa = { $whose ->
    [caster] the caster’s
   *[target] the target’s
} points
print-read-size = { $whose ->
    [caster] the caster’s
   *[target] the target’s
} size
print-read-wound = { $whose ->
    [caster] the caster’s
   *[target] the target’s
} wound
print-read-gems = { $whose ->
    [caster] the caster’s
   *[target] the target’s
} gems
print-read-people = { $whose ->
    [caster] the caster’s
   *[target] the target’s
} people
print-read-rank = { $whose ->
    [caster] the caster’s
   *[target] the target’s
} rank
print-read-level = { $whose ->
    [caster] the caster’s
   *[target] the target’s
} level
print-read-magician = { $whose ->
    [caster] the caster
   *[target] the target
} is a Magician
print-read-character = { $whose ->
    [caster] the caster
   *[target] the target
} has a name
print-read-mounted = { $whose ->
    [caster] the caster
   *[target] the target
} rides
print-read-afraid = { $whose ->
    [caster] the caster
   *[target] the target
} is afraid
print-read-charged = { $whose ->
    [caster] the caster
   *[target] the target
} was charged
print-read-engaged = { $whose ->
    [caster] the caster
   *[target] the target
} is engaged
print-read-enemy = { $whose ->
    [caster] the caster
   *[target] the target
} is an enemy
print-read-has = { $whose ->
    [caster] the caster
   *[target] the target
} has { $of }
print-when = If { $condition }: { $done }
print-at = { $at ->
    [turn_begins] At the start of each turn: { $done }
    [turn_ends] At the end of each turn: { $done }
   *[wounded] Whenever it is wounded: { $done }
}
print-by-expression = + { $amount }
print-do-wound = { $times ->
    [1] Wound roll, STR { $force }.
   *[other] { $times } wound rolls, STR { $force }.
}{ $place ->
    [none] {""}
   *[other] {" "}They fall on: { $place }.
}
print-do-suffer = { $wound ->
    [stun] It is stunned.
    [light] It takes a light wound.
    [serious] It takes a serious wound.
   *[critical] It takes a critical wound.
}
print-do-kill = It is killed.
print-do-heal = The wound is lighter by { $levels }.
print-do-modify = { $characteristic } { $by }.
print-do-give = { $text }.
print-do-protect = Wound rolls against it { $by }.
print-do-ignore_wounds = Its wounds make no roll worse.
print-do-aid = Its tests of { $test }: { $by }.
print-do-steady = A 1 does not fail its tests of { $test }.
print-do-luck = In its tests of { $test } a { $face } or more is rolled on.
print-do-forbid = { $what ->
    [move] It may not move.
    [run] It may not run.
    [charge] It may neither charge nor engage.
    [shoot] It may not shoot.
   *[cast] It may not cast.
}
print-do-immune = { $to ->
    [enemies] Spells of enemies do nothing to it.
    [all] Spells do nothing to it.
   *[other] Spells of { $to } do nothing to it.
}
print-do-hinder = Difficulty of its spells { $by }.
print-do-refresh = Its rolls to recover gems { $by }.
print-do-summon = At the place appears: { $marker }.{ $text ->
    [none] {""}
   *[other] {" "}{ $text }.
}
print-do-call = At the place appears, and can be played: { $model }.
print-do-move = { $whom ->
    [caster] The caster moves up to { $distance } cm.
   *[target] The target is moved up to { $distance } cm.
}
print-do-set_down = { $whom ->
    [caster] The caster is set down up to { $distance } cm away.
   *[target] The target is set down up to { $distance } cm away.
}
print-do-push = It is pushed { $distance } cm straight away from the caster.
print-do-swap = It and the caster exchange places.
print-do-lose_gems = { $whom ->
    [caster] The caster loses gems: { $count }.
   *[target] The target loses gems: { $count }.
}
print-do-gain_gems = { $whom ->
    [caster] The caster gains gems: { $count }.
   *[target] The target gains gems: { $count }.
}
print-do-end_spells = { $whose ->
    [enemies] Spells of enemies upon it end.
    [friends] Spells of friends upon it end.
   *[all] All spells upon it end.
}
print-do-gives = Its bearer gains gems: { $count }.
print-arcane-wound = 1 wound ({ $type }) for each Success, 2 on a 6.
print-arcane-give = { $condition } { $count }{ $only ->
    [heroic] {" "}(heroes)
    [regular] {" "}(no heroes)
   *[all] {""}
}{ $successes ->
    [0] {""}
   *[other] {" "}with { $successes } Successes
}.
print-arcane-torment = Torment { $count }{ $only ->
    [heroic] {" "}(heroes)
    [regular] {" "}(no heroes)
   *[all] {""}
}.
print-arcane-push = Pushed { $inches } in.
print-arcane-def = DEF { $by } for a Round.
print-arcane-heal = Heals { $count }.
print-arcane-calm = Torment −{ $count }.
print-arcane-clear = No longer { $condition }.
print-arcane-leech = The caster heals { $count } if it wounds.
print-arcane-reap = Torment of the caster −{ $count } if it vanquishes.
print-arcane-raise = { $count } fallen of one card return.

# Skills, each with its rule in short
skill-ambidextrous = Ambidextrous
    .rule = Each successful defence gives an attack die more. Not with sustained defence or a counter-attack.
skill-assassin = Assassin
    .rule = After a charge its first wound roll throws three dice and keeps two of them.
skill-berserk = Berserk
    .rule = May fight with an attack die more and no defence, chosen before the Initiative test.
skill-bestial_charge = Bestial Charge
    .rule = An attack die more in the turn in which it charges.
skill-bravery = Bravery
    .rule = In Courage tests a 1 does not fail, and a 5 is rolled again like a 6.
skill-brutish_lout = Brutish Lout
    .rule = When it attacks a 5 counts as a 6; a 1 fails on the first die only.
skill-casts_on_the_move = Quick Words
    .rule = Casts after a run or a charge.
skill-command = Command
    .rule = Its kin within { $x } cm may use its Courage, Fear and Discipline.
skill-construct = Construct
    .rule = Immune to Fear; has neither Courage nor Discipline.
skill-delayed = Delayed
    .rule = Initiative −2 in melee.
skill-devotion = Devotion
    .rule = In contact with a Magician of its side it can be sacrificed: he gains { $x } gems at once.
skill-double = Double
    .rule = A double takes a wound in its place.
skill-drunes = Drunes
    .rule = Of the clan that is allied with Darkness.
skill-duelist = Duelist
    .rule = Attacks at any difficulty.
skill-enormous = Enormous
    .rule = No penalties for wounds. The first death is a critical wound instead.
skill-extra_arms = Extra Arms
    .rule = May exchange Attack and Defence until the end of the turn, before the Initiative test.
skill-fanaticism = Fanaticism
    .rule = In Discipline tests a 5 is rolled again. After a failed Courage test a Discipline test keeps it from fleeing.
skill-gigantic = Gigantic
    .rule = No penalties for wounds. The first three deaths are a light, a serious and a critical wound instead.
skill-harassment = Harassment
    .rule = May shoot while it moves, and go on moving; then not in the Shooting phase.
skill-hastened = Hastened
    .rule = Initiative +2 in melee.
skill-haste = Haste
    .rule = Charges, runs and flees three times its Movement.
skill-huge = Huge
    .rule = No penalties for wounds. The first two deaths are a serious and a critical wound instead.
skill-incarnation = Incarnation
    .rule = Costs twice its points and is a personality.
skill-instinctive_shot = Instinctive Shot
    .rule = May shoot after moving more than its Movement: at short range, difficulty +3. Into a melee it hits whom it chose.
skill-leap = Leap
    .rule = Twice a turn leaps up to half its Movement, over what is no taller than its Movement.
skill-marksman = Marksman
    .rule = A 1 does not fail its shots.
skill-mercenary = Mercenary
    .rule = Serves in any army; neither leads nor is led there.
skill-musician = Musician
    .rule = Discipline tests within { $x } cm are 1 higher.
skill-mutant = Mutant
    .rule = When chosen for the turn, a die + { $x } is added to its characteristics, but not to Power.
skill-natural_born_killer = Natural Born Killer
    .rule = A die more in melee. A 1 does not fail its Courage tests.
skill-possessed = Possessed
    .rule = Serious, critical and light wounds are one step lighter. It has neither Courage nor Fear.
skill-quickness = Quickness
    .rule = A 1 does not fail its Initiative and Prowess tests.
skill-rallying_cry = Rallying Cry
    .rule = Once a game its kin are immune to Fear until the turn ends, and those who flee rally.
skill-regeneration = Regeneration
    .rule = At the end of a turn a die of { $x } or more makes its wound one level lighter, until one fails.
skill-reinforcement = Reinforcement
    .rule = When it leaves the game it comes back on a 12 with two dice, rolled each turn.
skill-righteous = Righteous
    .rule = Immune to all Fear. No enemy can take control of it.
skill-scout = Scout
    .rule = Deployed last, anywhere. Hidden as long as it does nothing and nobody near sees it.
skill-selenite = Selenite
    .rule = Born under a moon, which was rolled when it was bought.
skill-self_preservation = Self Preservation
    .rule = When killed, a die: on a 6 it has a critical wound instead.
skill-sessairs = Sessairs
    .rule = Of the clan that is opposed to the Drunes.
skill-spirit_of = Spirit of
    .rule = In its tests for spells of { $x } a 1 counts as 1 and does not fail.
skill-staff = Staff
    .rule = Within a turn’s movement of Champion, Standard Bearer and Musician: the Champion’s Courage or Fear and Discipline, 2 higher.
skill-standard_bearer = Standard Bearer
    .rule = Courage tests within { $x } cm are 1 higher.
skill-strategist = Strategist
    .rule = Before deployment up to a quarter of the army’s points may be exchanged.
skill-strikes_at = Strikes at
    .rule = Always wounds the same place: { $x }.
skill-tactician = Tactician
    .rule = A Discipline check that succeeds doubles its Discipline.
skill-tough = Tough
    .rule = Wounds are read one row higher; not doubles, and not what kills.
skill-undead = Undead
    .rule = Immune to Fear; frightens whoever causes Fear as well. Discipline counts 0 in tests. Cannot drown.
skill-veteran = Veteran
    .rule = Against it nobody rolls a 6 again in characteristic tests.
skill-war_cry = War Cry
    .rule = When it charges it has Fear { $x }. Immune to Fear, but not of Undead.
skill-ward = Ward
    .rule = Wounds are one level lighter.
skill-warhorse = Warhorse
    .rule = An attack die more in melee, but not in the turn of a charge. May dodge although mounted.
skill-warrior_mage = Warrior-Mage
    .rule = May counter-attack, cast after a run or a charge, and cast and shoot; recovers mana in melee. No trance.
print-x = X
print-skill-x = { $skill } { $x }

# What is said when it is done
print-done = { $name } is printed: { $file }
print-no-typesetter = A PDF is set by Typst, which is not installed. Install it with: pip install "sortilege[print]"
print-unknown-cards = Left out, because no pack has them: { $cards }
