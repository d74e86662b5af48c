# sortilege simulate

simulate-title = { $played } of { $planned } games of { $ruleset }, played by { $players }, seed { $seed }.
simulate-player-both = { $player }
simulate-player-each = { $first } against { $second }
simulate-progress = games
simulate-so-far = { $done } of { $all } games
simulate-took = { $games ->
    [one] { $games } game in { $seconds } s
   *[other] { $games } games in { $seconds } s
}, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}

simulate-column-first = first
simulate-column-second = second
simulate-column-games = games
simulate-column-wins = won
simulate-column-draws = drawn
simulate-column-losses = lost
simulate-column-rate = rate
simulate-column-interval = 95 % sure
simulate-column-first_seat = first seat
simulate-column-turns = turns
simulate-column-answers = answers
simulate-column-turning = lead settled
simulate-percent = { $share } %
simulate-interval = { $least }–{ $most } %
simulate-spread = { $mean } ({ $low }–{ $high })
simulate-nothing = –

simulate-legend = A draw is half a win. Won, lost and rate are those of the first; the rate of the first seat is that of whoever sat there. Turns and answers are means, with the range of nine games in ten. The lead is settled in the turn in which it changed for the last time.
simulate-matrix = Rate of the row against the column; on the diagonal that of the first seat, where an army meets itself.
simulate-overall = { $first } against { $second } over all pairings: { $rate } ({ $interval }), { $wins } won, { $draws } drawn, { $losses } lost.
simulate-seats = First seat over all pairings: { $rate } ({ $interval }).

simulate-pair = { $first } against { $second }
simulate-endings = Ended by: { $endings }.
simulate-ending = { $ending } { $games }
simulate-losses = Points lost by the end of each turn, on average:
simulate-losses-turn = turn { $turn }
simulate-failed = { $games ->
    [one] { $games } game ended in an error and does not count:
   *[other] { $games } games ended in an error and do not count:
}
simulate-fault = { $first } against { $second }, game { $number }: { $fault }. Its dice: --seed { $seed }{ $words }
simulate-more-faults = and { $games } more, in the CSV and the JSON
simulate-unfinished = { $games ->
    [one] { $games } game was broken off after { $most } answers and counts as drawn.
   *[other] { $games } games were broken off after { $most } answers each and count as drawn.
}

simulate-interrupted = Interrupted. Every game that was played is kept in { $file }
simulate-continue = Go on with: { $command } simulate --continue { $file }

ending-objective = objective met
ending-defeated = nobody left
ending-out_of_reach = objective out of reach
ending-last_turn = last turn
ending-agreed = agreed
ending-points = points counted
ending-unfinished = broken off

# docs/balance.md
balance-command = Made by `{ $command }`, { $games } games a pair, played by { $players }.
