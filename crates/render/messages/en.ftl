# Lettering of the boards and words of the panels, in English. The same messages stand in es.ftl.
# In the lettering of the map, `|` begins a new line.

## Charge: lettering

map-about = Plan of the Alamo with its areas, walls and guns
map-title = Charge|at the Alamo
map-date = 6 March 1836
map-ours = our reconstruction
map-west = to Béxar and the river, 400 yards
map-ditch = acequia
map-scale = 100 feet north to south
map-note = breadths exaggerated

tray = The columns
tray-left = { $left } of { $all } left

key = Key
key-star = wall strength
key-breach = breached
key-gun = gun position
key-arrow = no passage, no attack
key-inside = border of Alamo areas
key-outside = border of outside areas
key-limits = limits: Texian, Mexican,|in buildings

## Charge: columns in the tray, on their cards and in the panels

commander-I = Cos
commander-II = Duque
commander-III = Romero
commander-IV = Morales
commander-R = Santa Anna

aside = Texians to be placed

card-limits = { $building ->
    [0] Room for { $texian } Texian or { $mexican } Mexican units
   *[other] Room for { $texian } Texian or { $mexican } Mexican units, and { $building } in buildings
}
card-outside = Room for { $mexican } Mexican units
card-building = Room for { $count ->
    [one] { $count } Texian unit
   *[other] { $count } Texian units
} out of sight
card-open = In the open: { $place }
card-hidden = Hidden in { $place }
card-aside = Not yet placed
card-leader = Leader: never rolls for command, adds 1 to an attack
card-spent = Has acted in this phase
card-joined = Takes part in the attack
card-count = { $count ->
    [one] { $count } unit
   *[other] { $count } units
} in { $place }
card-ready = { $count ->
    [one] { $count } may still act
   *[other] { $count } may still act
}
card-halted = { $count ->
    [one] One has had its movement this turn and will not advance
   *[other] { $count } have had their movement this turn and will not advance
}
card-oblique = Unsupported oblique: adds 2 to its attack
card-wall = Strength { $strength } of { $printed }
card-breach = Breached: Mexicans may enter
card-gun = Adds { $strength } to an attack
card-tough = { $count ->
    [one] Takes { $count } more hit
   *[other] Takes { $count } more hits
}
card-destroyed = Destroyed
card-waiting = Waits off the map; enters as a whole
label-stack = { $group }, { $count } in { $place }
label-wall = { $wall }: strength { $strength } of { $printed }
label-state = { $name }, { $state }

## Charge: panels

panel-attack = Attack on { $place }
panel-attack-inside = Attack on those hidden in { $place }
panel-modifiers = Added to the die
panel-total = In all
panel-odds = Chances
panel-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
panel-sixths = { $count } in 6
panel-die = Die { $die }, with modifiers { $total }
panel-left = { $count ->
    [one] { $count } hit to place
   *[other] { $count } hits to place
}
panel-turn = Turn { $turn }
panel-phase-set-up = Set-up
panel-phase-1 = Mexican movement
panel-phase-2 = Texian attacks
panel-phase-3 = Mexican attacks
panel-phase-4 = Texian movement
panel-losses = Losses
panel-mexican-losses = Mexicans: { $count } of { $limit }
panel-texian-losses = Texians: { $count } of { $limit }
panel-once = Once in the game
panel-river = Entry of a column toward the river
panel-cazadores = Bonus of the Cazadores
panel-used = used
panel-open = open
reason-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
reason-leader = { $unit } leads
reason-threes = { $units ->
    [one] { $units } unit, by threes
   *[other] { $units } units, by threes
}
reason-oblique = Unsupported oblique
reason-cazadores = Bonus of the Cazadores
reason-cap = Never more than +4
reason-building = They are in buildings

## Thirteen Days: lettering

td-about = Plan of the Alamo and the ground around it, with zones, walls and guns
td-title = Thirteen Days of Glory
td-letter-N = N
td-letter-E = E
td-letter-S = S
td-letter-O = W
td-map-NWC = Northwest battery
td-map-NTE = North battery
td-map-NEC = North wall
td-map-W4 = North houses
td-map-W3 = West battery
td-map-W2 = West houses
td-map-W1 = South houses
td-map-SWC = Southwest corner
td-map-PLN = Plaza, north
td-map-PLC = Plaza, centre
td-map-PLD = Plaza, south
td-map-BAT = Centre battery
td-map-LOW = Low barrack
td-map-GAT = Gate
td-map-LOE = Bowie’s room
td-map-LUN = Lunette
td-map-CHY = Church yard
td-map-PAL = Palisade
td-map-MAG = Magazine
td-map-CHA = Chapel
td-map-CHP = Gun platform
td-map-LBN = Long barrack
td-map-LBS = Long barrack
td-map-CNV = Convent yard
td-map-COR = Horse corral
td-map-NEB = Northeast pen
td-map-CAT = Cattle pen
td-key-breach = breach
td-key-ladder = ladder
td-key-door = door
td-key-woods = woods: cover
td-key-ruins = ruins: cover
td-key-inside = border inside the walls
td-key-outside = border outside

## Thirteen Days: cards

td-zone-rampart = Inside, on the walls: fires out, and is covered from outside
td-zone-court = Inside, away from the walls
td-zone-building = A building: cover for whoever is in it
td-zone-platform = The gun platform: fires out over the chapel walls, and is covered like a building
td-zone-edge = Outside, on the edge of the map
td-zone-foot = Outside, before the walls
td-zone-lake = Water: nobody enters
td-zone-cover = Covers Mexicans from fire
td-zone-ditch = A ditch: only its palisade can be climbed from here
td-zone-wall = Wall before { $zone }: ladder or breach
td-zone-palisade = Palisade before { $zone }: to be climbed
td-card-falls-back = Must fall back
td-card-top = On top: the first to be hit
td-card-captured = Captured
td-card-crew-dead = Crew dead
td-card-no-powder = No ammunition left
td-card-ammunition = { $count ->
    [one] Ammunition for { $count } melee
   *[other] Ammunition for { $count } melees
}
td-card-off = Off the map, comes back at { $zone }
td-aside = Texans to be placed
td-breach = Breach: { $wall }
td-ladder = Ladder: { $zone }
td-battery = Battery { $number }

## Thirteen Days: panels

td-panel-bombardment = Bombardment, round { $round } of { $rounds }
td-panel-side = From the
td-panel-target = At
td-panel-batteries = { $silenced ->
    [0] { $count ->
        [one] { $count } battery in action
       *[other] { $count } batteries in action
    }
   *[other] { $count ->
        [one] { $count } battery in action, { $silenced } silenced for the next round
       *[other] { $count } batteries in action, { $silenced } silenced for the next round
    }
}
td-panel-placement = The Texans take their posts
td-panel-to-place = { $count ->
    [0] All companies are placed
    [one] { $count } company to place
   *[other] { $count } companies to place
}
td-panel-limits = Three counters per zone, guns included, plus one officer.
td-panel-columns = The columns appear
td-panel-turn = Turn { $turn } of { $last }
td-phase-0 = Rally
td-phase-1 = Texan guns
td-phase-2 = Texan rifles
td-phase-3 = Texans move
td-phase-4 = Melee
td-phase-5 = Batteries
td-phase-6 = Mexican fire
td-phase-7 = Mexicans move
td-phase-8 = Melee
td-fire-cannon = Guns at { $target }
td-fire-rifles = Rifles at { $target }
td-fire-captured = Captured gun at { $target }
td-fire-battery = Batteries at { $target }
td-fire-free = Fire at those who enter: { $target }
td-fire-pistols = Bowie’s pistols
td-panel-needed = Needs { $needed } or more
td-panel-hit = Hit
td-panel-miss = Miss
td-panel-morale = Morale of { $battalion }
td-panel-rout = Rout
td-panel-retreat = Retreat
td-panel-hold = Hold
td-panel-melee = Melee for { $zone }
td-panel-ways = The Texans win with { $count } rolls in 36
td-panel-points = Points: { $points }
td-panel-defenders = { $count ->
    [one] { $count } Texan counter left
   *[other] { $count } Texan counters left
}
td-panel-battalions = Battalions
td-level-defeat = defeat
td-level-draw = draw
td-level-victory = victory
td-level-mythic = legend
td-reason-volley = { $count } fired together
td-reason-together = { $count } counters together
td-reason-adjacent = Next zone
td-reason-adjacent-cannon = Guns at the next zone
td-reason-eighteen = The eighteen-pounder
td-reason-three = Three fire together
td-reason-battery = Battery
td-reason-cannon = Hit by cannon
td-reason-militia = Militia
td-reason-entering = Coming in under fire
td-reason-pistols = Bowie’s pistols
td-reason-defending = They defend
td-reason-mass = Numbers on foot
td-reason-cavalry = Cavalry
td-reason-canister = Guns with ammunition
td-reason-spent = Only guns without ammunition

## Rosters and boards in words

told-wall = wall of strength { $strength } of { $printed }
told-stream = beyond the stream
told-wall-whole = wall
told-palisade = palisade
