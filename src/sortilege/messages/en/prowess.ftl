# Physical prowess.

roll-prowess = Prowess check

ask-move-foot = Where does { MODEL($model) } { $move ->
    [fall] let itself fall?
   *[other] climb?
}
    .hint = One place before each face that is near enough.

option-move-move-swim = swim{ $second ->
    [none] {""}
   *[other] {": "}{ WORD($second, of: "moving") }
}
option-move-move-jump = jump: { WORD($second, of: "moving") }
option-move-move-climb = climb { $third ->
    [down] down from { THING($second) }
   *[other] { THING($second) }
}
option-move-move-fall = let itself fall
option-move-foot-at = at { AT($second, $third) }

event-raised = { MODEL($model) } is { CM($elevation) } above the ground.
event-fallen = { MODEL($model) } falls { CM($height) }.

cause-fall = by a fall
cause-water = in the water

ability-quickness = a 1 does not fail its Initiative and Prowess

refusal-no_run_up = The run-up of { MODEL($model) } is shorter than the jump.
ability-construct = immune to Fear, without Courage and Discipline

source-prowess = Prowess
source-movement = Movement ÷ 2.5
source-long_jump = a long jump
source-length = its length, in lengths of the base
source-height = the height
source-smaller = smaller than the model
