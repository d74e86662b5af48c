# What the other commands say.

# sortilege verify
verify-file = { $file }: a game of { $ruleset }, { $steps } steps.
verify-commitment-kept = The secret is the one that was committed to: { $commitment }
verify-commitment-broken = The secret is not the one that was committed to. The dice prove nothing.
verify-commitment-none = There is no commitment: the dice were thrown at the table, and nobody can check them from here.
verify-no-secret = The secret of the dice is not shown yet: the game is not over. No roll can be checked.
verify-cut-off = The record has no end: it was cut off. Without the secret no roll can be checked.
verify-unfinished = The game is not over, and this save holds its secret: whoever reads it can work out the dice to come.
verify-rolls = { $count ->
    [0] No dice were thrown.
    [one] The roll is the one that the secret gives.
   *[other] All { $count } rolls are those that the secret gives.
}
verify-dishonest = Line { $line }: { $kind } shows { $shown }, but the secret gives { $due }.
verify-unreadable = The record is not sound: { $fault }.
verify-replayed = The rules lead to the same game, line by line.
verify-other-game = The rules lead elsewhere: { $fault }.
verify-other-version = It was played under version { $version } of { $ruleset }; this is version { $now }. The rolls can be checked, the rules not.
verify-other-ruleset = The rules of { $ruleset } are not known here. The rolls can be checked, the rules not.
verify-honest = Verified.
verify-dice-alone = The dice are verified, the rules are not.
verify-failed = Not verified.

# sortilege replay
replay-title = { $first } against { $second }, { $steps } steps, version { $version } of { $ruleset }.
replay-other-version = This record was made under version { $version } of { $ruleset }, and this is version { $now }: what happened is told as it was written down, without playing it again.
replay-other-ruleset = The rules of { $ruleset } are not known here: what happened is told as it was written down.
replay-no-table = The table at a step can only be drawn by playing the game again, which needs version { $version } of { $ruleset }.
replay-no-step = There is no step { $step }; the last one is { $last }.
replay-end-open = The game is not over.

# sortilege rule
rule-cited-by = Cited by { $ids }
rule-code = Obeyed in
rule-tests = Tested in
rule-place = { $file }, line { $line }
rule-found = { $count ->
    [one] { $count } entry has these words.
   *[other] { $count } entries have these words; the first { $shown } are shown.
}
rule-near = No specification defines { $typed }. { $closest }
rule-systems = Rules are looked up by id, such as I2-R5, or by words. The systems are:
rule-coverage-total = { $count } rules of { $prefix }: { $tested } obeyed and tested, { $code } with code only, { $tests } with tests only, { $none } with neither.
rule-no-system = There are no rules of { $prefix }; there are { $prefixes }.
light-obeyed-and-tested = obeyed and tested
light-code-only = code only
light-tests-only = tests only
light-none = none

# sortilege roster
list-untitled = Untitled
list-title = { $name }: { $people }, { $spent } of { $points } points
list-fault = fault
list-caution = warning
list-entry = { $part ->
    [substitutes] substitute { $number }
   *[other] card { $number }
}
list-checked = { $faults ->
    [0] { $cautions ->
        [0] The list is in order.
        [one] The list is in order, with one warning.
       *[other] The list is in order, with { $cautions } warnings.
    }
    [one] One fault{ $cautions ->
        [0] .
        [one] , and one warning.
       *[other] , and { $cautions } warnings.
    }
   *[other] { $faults } faults{ $cautions ->
        [0] .
        [one] , and one warning.
       *[other] , and { $cautions } warnings.
    }
}
list-column-number = №
list-column-model = Model
list-column-bought = Bought
list-column-each = Each
list-column-cost = Points
list-incarnation = Incarnation
list-guildhall = Guildhall: { $cards }
list-moon = the moon rolled { $rolls }

# sortilege roster new
list-people = { $number }  { WORD($people, of: "people") }
list-which-people = Which people is it? Type its number.
list-which-name = What is the army called?
list-which-file = Where is it kept? Enter takes { $file }.
list-file-exists = { $file } is there already; name another file.
list-help = A number adds one model, 3 x 2 two of number 3 on one card; a card can be typed as well, such as 3x lancer. remove 2, count 2 5, spells 2 and artifacts 2 change the second card; done writes the list, quit leaves it.
list-offered = You may still add:
list-nothing-offered = Nothing more fits into the points. Type done, or change the list.
list-offer = { $number }  { MODEL($model) }, { $cost } points
list-offer-card = { $number }  { SPELL($card) }, { $cost } points
list-no-cards = There is none that this card could still have.
list-which-cards = Which of them? Type their numbers; Enter takes none.
