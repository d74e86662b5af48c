# The ends of a turn and of the game.

event-turn_end = Turn { $turn } ends.
ask-end-regenerate = Does { MODEL($model) } try to regenerate? { $wanted } or more is wanted.
    .hint = A success makes its wound one level lighter, and it may try again; a failure ends it for this turn.
option-end-regenerate-roll = roll
option-end-regenerate-stop = leave it
ask-any-agree_to_end = Shall the game end here?
    .hint = It ends if both want it, and is then a draw.
option-any-agree_to_end-play_on = play on
option-any-agree_to_end-end = end it

end-objective = the objective is met
end-out_of_reach = the objective can no longer be met
end-agreed = both players wish it
