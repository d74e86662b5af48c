# What the table in the browser says itself.

web-lead = Miniature games in which magic and dice decide battles, played by the rules: with a friend far away, with one at this screen, or against a program.
web-choose-game = What is played?
web-choose-sides = Who meets whom?
web-your-side = Your side
web-other-side = The other side
web-own-list = a list of your own …
web-own-list-how = Your list: a roster file, a typed list or a link
web-choose-opponent = Against whom?
web-opponent-program = A sparring partner
web-opponent-screen = Somebody at this screen
web-opponent-link = Somebody by a link
web-name = Your name
web-default-name = Player
web-second-name = { $name }’s guest
web-options = Options of the rules
web-begin = Lay the table
web-your-tables = Your tables
web-credits = Icons by the authors of game-icons.net, CC BY 3.0. The names of the games belong to their owners; none of their texts or pictures is here.
web-day = Day
web-night = Night
web-home = To the first page
web-close = Close
web-no-rule = This rule is not in the book.
web-read-rule = Read rule { $id }

game-title-duel = The duel
game-about-duel = Two magicians, a table with a wall, gems and nerve. A quarter of an hour.
game-title-confrontation = Confrontation
game-about-confrontation = Two armies with magic, from the draw of cards to the last melee. An evening.
game-title-arcane = The Arcane
game-about-arcane = Two bands, torment and willpower, five rounds. An hour.

web-invited = You are invited to a table
web-sit-down = Sit down
web-wait-for-other = Waiting for the other player
web-loading = The table is being laid …
web-invite = Send this link to the other player: it opens the other seat.
web-invite-link = The link of the other seat
web-copy = Copy the link
web-copy-watch = Copy the link to watch
web-copy-seat = Copy the link of { $name }’s seat
web-watching = watching
web-offline-now = no connection, trying again …
web-menu = Menu
web-sound-on = Sound on
web-sound-off = Sound off
web-hurry = The program need not think so long
web-ask-again = Ask again instead of “{ $text }”
web-commitment = The dice are committed to by
web-turn = Turn { $turn }
web-turn-of = Turn { $turn } of { $turns }
web-your-turn = Your turn
web-parts = Parts of the table
web-tab-question = Question
web-tab-armies = Armies
web-tab-story = Story

web-field = The battlefield. Arrow keys move the view, plus and minus change its size.
web-field-placing = The battlefield. Arrow keys move the base, with shift finely; Q and E turn it; Enter places it.
web-nearer = Nearer
web-further = Further away
web-whole-table = The whole table
web-wounded = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
web-height = { $cm } cm high
web-height-short = ↑{ $cm }
web-ground-obstacle = an obstacle
web-ground-difficult = difficult ground
web-ground-deep_water = deep water
web-ground-shallow_water = shallow water

web-waiting = It is the other’s turn
web-waiting-for = { $name } is asked:
web-over = The game is over
web-nobody = an empty seat
web-program = Sparring partner
web-seat = Player { $number }
web-always = always answer so from now on
web-several = Choose { $least } to { $most }.
web-take = { $count ->
    [0] Take none
   *[other] Take { $count }
}
web-less = Less
web-more = More
web-less-of = Less { $name }
web-more-of = More { $name }
web-bounds = { $least } to { $most }
web-say-number = Say { $number }
web-allot = { $least } to { $most } in all; now { $sum }.
web-allot-give = { $sum ->
    [0] Give nothing
   *[other] Give { $sum }
}
web-place-how = Drag the base or use the arrow keys; turn it by its handle or with Q and E.
web-place-how-no-turn = Drag the base or use the arrow keys.
web-point-how = Click the point, or move it with the arrow keys.
web-place-at = At ({ $x }, { $y }) { $unit }
web-place-far = { $far } of { $most } { $unit }
web-place-legal = It can stand here.
web-place-here = Put it here
web-move-here = Move here
web-point-here = This point
web-stay = Stay
web-turn-left = Turn left
web-turn-right = Turn right
web-undo = Take back
web-consent = { $name } would like to take back an answer. Do you agree?
web-consent-yes = Agree
web-consent-no = Decline

web-online = here
web-offline = away
web-held = { $count ->
    [one] holds { $count } card
   *[other] holds { $count } cards
}
web-lost = { $count ->
    [one] { $count } lost
   *[other] { $count } lost
}
web-card = card
web-force = force { $force }
web-spell = difficulty { $difficulty }, range { $range }
web-reserve = Your gems
web-torment = torment { $count }
web-state-activated = has acted
web-state-charged = was charged
web-state-did_charge = charged
web-state-afraid = afraid
web-state-paralysed = paralysed
web-state-dodging = dodging
web-state-hidden = hidden
web-state-shot = has shot
web-state-silenced = silenced

web-story = The story of the game
web-filter = What is told
web-filter-all = Everything
web-filter-dice = Dice
web-filter-wounds = Wounds
web-filter-magic = Magic
web-look-then = The table as it was then
web-past = You look at the past.
web-present = Back to now
web-dice = The last roll

web-curtain = { $name } is asked
web-curtain-open = Show the table
web-won = { $name } has won
web-draw = Nobody has won
web-luck = { $name }: { $count } dice, { $mean } on average
web-replay = See the game again
web-record = Download the record
web-verify = Check the dice
web-fair = All { $rolls } rolls are those that were committed to before the game.
web-unfair = { $wrong } rolls are not those that were committed to.

line-confrontation = INI { $initiative } · ATT { $attack } · FOR { $force } · DEF { $defense } · RES { $resistance } · MOV { $movement }
line-duel = INI { $initiative } · ATT { $attack } · FOR { $force } · DEF { $defense } · RES { $resistance } · MOV { $movement }
line-arcane = Might { $might } · Dex { $dex } · Will { $will } · DEF { $deflection }
refusal-stale = This question has been answered already.
refusal-not_begun = The game has not begun.
refusal-nothing_to_undo = There is nothing that you could take back.
refusal-undo_declined = The other player does not agree to that.
