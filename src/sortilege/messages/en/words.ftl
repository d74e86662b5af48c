# Words that sentences are made of.

phase-deploy = Deployment
phase-objective = The objective
phase-sides = The sides of the table
phase-approach = The approach
phase-turn_start = The turn begins
phase-movement = Movement
phase-shooting = Shooting and magic
phase-melee = Melee
phase-turn_end = End of the turn
phase-over = The game is over

wound-none = unhurt
wound-stun = stunned
wound-light = lightly wounded
wound-serious = seriously wounded
wound-critical = critically wounded
wound-killed = killed

result-none = no wound
result-stun = stunned
result-light = a light wound
result-serious = a serious wound
result-critical = a critical wound
result-killed = killed

place-leg = leg
place-arm = arm
place-body = body
place-head = head

cause-spell = by a spell
cause-devotion = out of Devotion

roll-tactical_roll = Tactical Roll
roll-casting = casting
roll-dispel = dispel
roll-recovery = mana recovery
roll-wound_roll = wound roll

speed-normal = normal
speed-fast = fast
speed-prolonged = prolonged

characteristic-movement = Movement
characteristic-initiative = Initiative
characteristic-attack = Attack
characteristic-force = Force
characteristic-defense = Defence
characteristic-resistance = Resistance
characteristic-shooting = Shooting
characteristic-courage = Courage
characteristic-fear = Fear
characteristic-discipline = Discipline
characteristic-power = Power

ability-hastened = Initiative +2 in melee
ability-delayed = Initiative −2 in melee
ability-ward = wounds are one level lighter
ability-double = a double can take a wound
ability-spirit_of = a die that shows 1 counts 1
ability-veteran = sixes are not rolled again against him
ability-devotion = can be sacrificed for gems

level-initiate = Initiate
level-adept = Adept
level-master = Master
level-virtuoso = Virtuoso

end-defeated = the other side has fallen
end-last_turn = the last turn is over

gem-air = Air
    .letter = A
gem-earth = Earth
    .letter = E
gem-fire = Fire
    .letter = F
gem-water = Water
    .letter = W
gem-light = Light
    .letter = L
gem-darkness = Darkness
    .letter = D
gem-neutral = neutral
    .letter = N

gems = { $count } { $gem }
seat = Player { $number }
length-cm = { $n } cm
point = ({ $x }, { $y })
degrees = { $degrees }°
times = { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
failed = failed
thing-wall = the wall

purpose-acting = acts
purpose-advancing = advances
purpose-aiming = takes aim
purpose-attacking = attacks
purpose-casting = casts
purpose-charging = charges
purpose-countering = counters a spell
purpose-defending = defends
purpose-deploying = deploys
purpose-fighting = fights on
purpose-holding = holds its ground
purpose-hunting = hunts
purpose-leaving = makes for the edge of the table
purpose-meditating = meditates
purpose-ordering = gives orders
purpose-recovering = recovers
purpose-retreating = falls back
purpose-shooting = shoots
purpose-waiting = bides its time
