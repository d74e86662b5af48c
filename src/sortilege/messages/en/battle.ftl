# Around a whole battle of Confrontation in the terminal.

play-title-confrontation = Sortilege: Confrontation
play-seats-confrontation = { $first } ({ $who_first }) against { $second } ({ $who_second }).
play-resumed-confrontation = The game goes on in turn { $turn }.

battle-lost = Lost: { $names }
battle-held = { $count ->
    [0] No card in reserve
    [one] A card in reserve{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
   *[other] { $count } cards in reserve{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
}

mark-undeployed = not deployed
mark-engaged = in melee
mark-activated = has acted
mark-charged = was charged
mark-did_charge = charged
mark-afraid = afraid
mark-paralysed = paralysed with fear
mark-dodging = dodging
mark-hidden = hidden
mark-shot = has shot
mark-no_attack = may not attack
