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
panel-works = Walls and guns
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
