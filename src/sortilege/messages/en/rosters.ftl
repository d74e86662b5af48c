# What a check finds in a roster, and what would mend it.

roster-no_such_model = None of the packs has a model { $model }.
    .mend = Correct its id, or name the pack that has it under `packs`.
roster-no_such_spell = None of the packs has a spell { $spell }.
    .mend = Correct its id, or name the pack that has it under `packs`.
roster-no_cards = Nobody is in the army.
    .mend = Add a card.
roster-points_cap = The army costs { $spent } points, { $by } more than the { $points } that no army may exceed.
    .mend = Take out { $by } points.
roster-points_over = The army costs { $spent } points, { $by } more than the { $points } agreed.
    .mend = Nothing has to be mended: the value is an aim. To meet it, take out { $by } points.
roster-points_left = The army costs { $spent } of { $points } points: { $by } are left.
    .mend = Add up to { $by } points.
roster-points_far = An army of { $spent } points may not meet one of { $points }: they differ by more than 15 %.
    .mend = Come nearer to { $points } points, or agree on another value.
roster-points_gap = The armies cost { $less } and { $more } points, and differ by more than 15 %.
    .mend = The smaller needs { $least } points at least, or the larger { $most } at most.
roster-character_twice = { MODEL($model) } is a character: there is only one.
    .mend = Take out the others.
roster-character_in_both = { MODEL($model) } is in both armies.
    .mend = Agree on who takes him out; if you cannot, a die each decides, and the lower takes him out.
roster-character_reinforcement = { MODEL($model) } is a character, and a character cannot have Reinforcement.
    .mend = Take the model out; its card is wrong.
roster-already_incarnate = { MODEL($model) } is an Incarnation by its card.
    .mend = Do not buy it again.
roster-no_strategist = Substitutes stand by, and nobody in the army is a Strategist who could exchange troops for them.
    .mend = Add a Strategist, or take the substitutes out.
roster-substitute_too_dear = { MODEL($model) } costs { $cost } points; at most { $most } can be exchanged.
    .mend = Take a cheaper substitute.
roster-no_such_people = { $people ->
    [none] The army has no people.
   *[other] { WORD($people, of: "people") } field no army.
}
    .mend = Name one of these as `people`: { $peoples }.
roster-too_many_allies = Allies and mercenaries cost { $cost } of { $total } points; 30 % would be { $most }.
    .mend = Take out { $out } points of them, or add { $more } points of the army's own people.
roster-not_an_ally = { MODEL($model) } ({ WORD($people, of: "people") }) is no ally of { WORD($force, of: "people") }.
    .mend = Take the model out.
roster-options_unagreed = One army is built with { $option } = { $one }, the other with { $option } = { $other }.
    .mend = Agree on one of them, and build both armies with it.

# The peoples.

people-alahan = Lions of Alahan
people-acheron = Achéron
people-cynwall = Cynwälls Elves
people-tir_na_bor = Dwarves of Tir-Nâ-Bor
people-griffon = Empire of the Griffon
people-bran_o_kor = Orcs of Bran-ô-Kor
people-dirz = Alchemists of Dirz
people-akkyshan = Akkyshan Elves
people-wolfen = Wolfen of Yllia
people-no_dan_kar = Goblins of No-Dan-Kar
people-daikinee = Daikinees Elves
people-sessairs = clan of the Sessairs
people-drunes = clan of the Drunes
people-mid_nor = Dwarves of Mid-Nor
people-none = of no people
