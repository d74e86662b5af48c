# The first edition of the magic.

event-strengthened = { MODEL($magician) } strengthens { SPELL($spell) } with { $gems }.

ask-end-recover = { MODEL($magician) }: recover mana?
    .hint = A 1 gives nothing; nothing can be lost.
option-end-recover-recover = recover
option-end-recover-pass = do not

refusal-I1-F1 = Only a Warrior-Mage casts after running or charging.
refusal-I1-F2 = Only a Warrior-Mage casts and shoots in one turn.
refusal-I1-F3 = { UNDER($rule, "I1-16.1.2b") ->
    [yes] { MODEL($target) } is not in base contact.
   *[no] There is no line of sight to { MODEL($target) }.
}
refusal-I1-F4 = { MODEL($magician) } does not know { SPELL($spell) }.
refusal-I1-F5 = The reserve lacks { $gems }.
refusal-I1-F6 = { SPELL($spell) } was already aimed at { MODEL($target) }.
refusal-I1-F7 = { SPELL($card) } needs Power { $n }.
refusal-I1-F8 = Additional gems must match the spell.
refusal-I1-F9 = { SPELL($spell) } is not open to him.
refusal-I1-F13 = { MODEL($magician) } could not have been a target.
refusal-I1-F14 = The spell has already been answered.
refusal-I1-F15 = Exactly { $n ->
    [one] { $n } opposite gem absorbs
   *[other] { $n } opposite gems absorb
} this spell.
refusal-I1-F16 = { UNDER($rule, "I1-20.5.5b") ->
    [yes] It is too late.
   *[no] { SPELL($spell) } cannot be strengthened.
}
refusal-I1-F17 = { UNDER($rule, "I1-20.6.4a") ->
    [yes] { MODEL($magician) }’s reserve is full.
   *[no] Gems cannot be passed on.
}
refusal-I1-F18 = { UNDER($rule, "I1-12.1.10a") ->
    [yes] { MODEL($model) } is not in contact.
   *[no] { MODEL($model) } has no Devotion.
}
refusal-I1-F20 = Not part of the first edition of Incantation.
