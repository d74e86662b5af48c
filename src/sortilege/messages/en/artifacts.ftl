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
