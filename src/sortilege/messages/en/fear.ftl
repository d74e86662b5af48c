# Fear and Courage.

roll-courage = Courage test
roll-discipline = Discipline test

ask-move-whose_value = Whose { WORD($characteristic, of: "characteristic") } does { MODEL($model) } test with?
    .hint = A leader of its own race who is near enough lends his value; a staff lends its Champion's, and 2 more, but then nobody else helps.
ask-move-tester = Who takes the test for the group?
    .hint = Several models have the highest value: the one that you name throws the die, and its skills count.
ask-move-rally = Does { MODEL($model) } try to rally? The test must be greater than { $difficulty }.
    .hint = Who rallies moves as usual. Who does not, flees on.

option-move-tester = { MODEL($first) }
option-move-rally-rally = Try to rally
option-move-rally-decline = Stay afraid
option-move-whose_value-own = Its own
option-move-whose_value-command = That of { MODEL($second) }, in command
option-move-whose_value-staff = That of { MODEL($second) } and 2 more, by the staff

event-frightened = { MODEL($model) } is afraid of { MODEL($source) }; { $difficulty } must be passed to rally.
event-paralysed = { MODEL($model) } is paralysed with fear.
event-fled = { MODEL($model) } flees { CM($cost) } from { MODEL($source) }, to { AT($x, $y) }.
event-rallied = { MODEL($model) } takes heart.

cause-fear = fled from the table

refusal-fanatic_afraid = { MODEL($model) } will not face { MODEL($target) }.

ability-command = lends its Courage, Fear and Discipline to those near it
ability-standard_bearer = 1 more in Courage tests near it
ability-musician = 1 more in Discipline tests near it
ability-staff = with a Standard Bearer and a Musician lends its values and 2 more
ability-drunes = of the clan that is allied with Darkness
ability-sessairs = of the clan that is opposed to the Drunes
ability-mercenary = neither leads nor is led
ability-bravery = a 1 does not fail its Courage tests, and a 5 is rolled again
ability-fanaticism = a Discipline test keeps it from fleeing
ability-righteous = immune to Fear
ability-undead = immune to Fear, without Discipline
ability-war_cry = causes Fear when it charges
ability-possessed = neither Courage nor Fear
refusal-afraid_no_withdraw = { MODEL($model) } is frightened, and cannot withdraw.
refusal-paralysed = { MODEL($model) } is paralysed with fear.

ask-any-rallying_cry = Does { MODEL($model) } give its Rallying Cry?
    .hint = Once a game: until the turn ends all of its race in its army are immune to Fear, and who is afraid takes heart.
option-any-rallying_cry-declare = Yes, now
option-any-rallying_cry-wait = Not yet
option-any-rallying_cry-not_this_phase = Not in this phase
event-rallying_cry = { MODEL($model) } gives its Rallying Cry: its kin are immune to Fear this turn.
ability-rallying_cry = once a game its kin are immune to Fear for a turn
refusal-once_a_game = { MODEL($model) } has given its Rallying Cry already.

source-group = each further one of the group
source-standard_bearer = a Standard Bearer near it
source-musician = a Musician near it
source-staff = the staff
source-undead = has none as an Undead
source-construct = has none as a Construct
source-possessed = has none as one Possessed
