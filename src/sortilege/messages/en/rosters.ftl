# What a check finds in a roster, and what would mend it.

roster-no_such_model = None of the packs has a model { $model }.
    .mend = Correct its id, or name the pack that has it under `packs`.
roster-no_such_spell = None of the packs has a spell { $spell }.
    .mend = Correct its id, or name the pack that has it under `packs`.
roster-points_over = The army costs { $spent } points, { $by } more than the { $points } agreed.
    .mend = Take out { $by } points, or agree on { $spent }: the armies may differ by 15 %.
roster-points_left = The army costs { $spent } of { $points } points: { $by } are left.
    .mend = Add up to { $by } points.
