# Artifacts in play.

event-artifact_used = { $target ->
    [none] { MODEL($model) } uses { SPELL($artifact) }.
   *[other] { MODEL($model) } uses { SPELL($artifact) } at { MODEL($target) }.
}

ask-any-artifact = { $when ->
    [gems_needed] Does an artifact give the gems that are needed?
    [activation] Does the model that is activated use an artifact?
   *[other] Is an artifact used now?
}
    .hint = An artifact does what its card says, as often as it says. Its use is no spell: nobody can answer it.
ask-any-artifact_gems = Which { $most } gems does { MODEL($magician) } gain?
    .hint = Of the elements that he controls.
option-any-artifact-no = no
option-any-artifact-use = { MODEL($second) }: { SPELL($third) }{ $rest ->
    [none] {""}
   *[other] {" "}({ $rest })
}

refusal-no_artifact = { MODEL($model) } has no { SPELL($artifact) }.
refusal-artifact_used_up = { $span ->
    [game] { SPELL($artifact) } has been used { TIMES($n) } this game.
   *[turn] { SPELL($artifact) } has been used { TIMES($n) } this turn.
}
ability-selenite = a Selenite
ability-casts_on_the_move = casts after a run or a charge

refusal-not_passed_on = Spells cannot change hands.

# What cards do
event-called = { MODEL($by) } calls { MODEL($model) } to { AT($x, $y) }.
ask-any-spell_gems = Which { $most } gems does { MODEL($magician) } gain?
refusal-forbidden_to_cast = A spell or an artifact forbids { MODEL($magician) } to cast.
refusal-forbidden = A spell or an artifact forbids { MODEL($model) } this.
ability-protected = wounds against it are less likely
ability-painless = its wounds make no roll worse
ability-aided_initiative = its Initiative tests are changed
ability-aided_attack = its Attack tests are changed
ability-aided_defense = its Defence tests are changed
ability-aided_shooting = its Shooting tests are changed
ability-aided_courage = its Courage tests are changed
ability-aided_fear = its Fear tests are changed
ability-aided_discipline = its Discipline tests are changed
ability-steadied = a 1 does not fail some of its tests
ability-lucky_from_2 = a 2 or more is rolled on in some of its tests
ability-lucky_from_3 = a 3 or more is rolled on in some of its tests
ability-lucky_from_4 = a 4 or more is rolled on in some of its tests
ability-lucky_from_5 = a 5 or more is rolled on in some of its tests
ability-forbidden = may not do something
ability-immune = some spells do nothing to it
ability-hindered = its spells are harder
ability-refreshed = its rolls to recover gems are changed
ability-upholds = what it has cast lasts as long as it is in play
ability-broken_by_wounds = ends when it is wounded
ability-called = was called by a spell
ability-again = a card acts upon it again and again
