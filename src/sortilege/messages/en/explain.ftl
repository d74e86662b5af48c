# Why a step went as it did.

explain-answer = The answer: { $answer }
explain-taken = This answer is taken.
explain-legal = These would be taken:
explain-number = a whole number from { $least } to { $most }
explain-bound = { $name }: { $most } at most
explain-sum = { $least } to { $most } in all
explain-place = a free place
explain-way = a free place within { CM($allowance) } of the way
explain-dice = dice: { $dice }
explain-total = makes { $total }
explain-difficulty = to be reached: { $difficulty }
explain-nothing-asked = Nothing was asked in step { $step } that could be answered otherwise here.

source-card = printed on the card
source-charged = was charged
source-afraid = is afraid
source-wound = is wounded
source-mutant = mutation
source-cast_speed = speed of the cast
source-reserve = gems in the reserve
source-force = force of the blow
source-resistance = resistance
