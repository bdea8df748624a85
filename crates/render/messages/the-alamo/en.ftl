# Lettering of the board of The Alamo and words of its panels, in English. The same messages stand in es.ftl.
# In the lettering of the map, `|` begins a new line.

## Lettering

map-about = Plan of the Alamo at ten yards a hex, with walls, roofs and insides
map-title = The Alamo
map-date = 6 March 1836
map-ours = our reconstruction
map-scale = ten yards a hex
map-plaza = Plaza
map-long = Long Barracks
map-low = Low Barracks
map-gate = Main Gate
map-lunette = Lunette
map-church = Church
map-yard = Church Yard
map-court = Courtyard
map-pen = Cattle Pen
map-palisade = Palisade
map-north = North Wall
map-west = West Wall
map-stream = dry stream

sheet-turns = Turns and losses that end the assault
sheet-losses = Mexican losses
sheet-replacements = Replacements
sheet-columns = The columns
sheet-key = Key
sheet-on-field = on the field
sheet-area = area { $area }
sheet-reserve = Reserve
sheet-committed = committed

key-outer = outer wall: 4 to cross
key-inner = inner wall, roof: 2
key-stone = stone wall: 1
key-wooden = wooden wall: 1
key-church = church wall: no way over
key-door = doorway: 1
key-slit = gunslit: fire only
key-ramp = gun ramp: 0
key-gate = barred gate
key-breach = breach: 0
key-platform = platform
key-inside = inside under its roof
key-gun = gun hex
key-disordered = disordered
key-routed = routed
key-reduced = one step lost
key-facing = faces this hex

## Cards of places

ground-plaza = The plaza, within the walls
ground-platform = Wooden platform, level 2
ground-inside = Inside, level 1: in and out by doorways and breaches
ground-roof = Roof, level 2: no way down into the building
ground-courtyard = Courtyard of the long barracks
ground-pen = Cattle pen
ground-yard = Church yard
ground-nave = The roofless church
ground-apse = Gun platform of the church, level 2
ground-lunette = Lunette before the main gate
ground-gun = A battery may be posted here
ground-without = Does not count as within the walls
ground-entry = Entry Area { $area }
sheet-garrison = The garrison

## Cards and labels of pieces

card-aside = Not yet on the map
card-track = On space { $space } of the Replacement Track
card-out = Out of the game
card-values = Fire { $fire }, melee { $melee }, Morale { $morale }, moves { $moves }
card-leader = Leads with { $value }, moves { $moves }
card-battery = Fires with { $strength }
card-captured = Captured: it serves the Mexicans
card-no-crew = It has no crew in good order
card-fallen = Eliminated once already: the next time is for good
card-spent = Has acted in this phase
card-chance-fire = Fire: { $disorder }% disordered, { $step }% a step, { $gone }% eliminated
card-chance-melee = Melee: { $disorder }% disordered, { $step }% a step, { $gone }% eliminated
label-breach = Breach: { $wall }

## Panels

panel-setup = Set-up
setup-guns = Guns
setup-plot = Plot
setup-garrison = Garrison
setup-columns = Columns
panel-to-place = To place: { $guns ->
    [one] { $guns } battery
   *[other] { $guns } batteries
}, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, { $leaders ->
    [one] { $leaders } leader
   *[other] { $leaders } leaders
}
panel-plot-secret = Only you know what has not been revealed yet.
panel-plot-hidden = A dash means not written yet, or not revealed.
panel-turn = Turn { $turn } of { $last } at most
phase-replacement = Replace­ments
phase-reserve = Reserve arrives
phase-texan-movement = Texans move
phase-texan-combat = Texans attack
phase-texan-rally = Texans rally
phase-commitment = Reserve called
phase-mexican-movement = Mexicans move
phase-mexican-combat = Mexicans attack
phase-mexican-rally = Mexicans rally
phase-withdrawal = With­drawal check
panel-losses = { $losses } of the { $figure } at which the assault ends this turn
panel-aims = What { $attacker } may attack
panel-more-aims = { $count ->
    [one] and { $count } more, less promising
   *[other] and { $count } more, less promising
}
way-fire = fire
way-melee = melee
panel-column = Strength { $strength } over { $terrain }: column { $column }
panel-results = What each die means
panel-fire = { $attacker } fires at { $target }
panel-melee = { $attacker } attacks { $target } hand to hand
panel-counter = { $attacker } strikes back at { $target }
panel-breach = { $attacker } tries to breach { $target }
panel-check = Damage Check: two dice, with what is added, against Morale { $morale }
panel-modifiers = Added to the Damage Check
panel-total = In all
panel-odds = Chances
odds-disordered = disordered
odds-step = step loss
odds-eliminated = eliminated
reason-defending-leader = { $leader } with the defender
reason-attacking-leader = { $leader } with the attacker
reason-over-the-wall = Comrades are within the walls
reason-result = Number on the combat table
reason-shaken = Already disordered or routed
reason-contact = { $units ->
    [one] { $units } Mexican unit in contact
   *[other] { $units } Mexican units in contact
}
reason-walls-passed = Mexicans are within the walls
grade-decisive = Decisive victory
grade-decisive-about = The Alamo is taken for fewer than 400 men.
grade-plain = Victory
grade-plain-about = The Alamo is taken at the price paid in 1836.
grade-in-death = Victory in death
grade-in-death-about = The Alamo is taken, and the price will be remembered: 600 men or more.
panel-armies = The armies
army-texans = Texan units
army-mexicans = Mexican units on the map
army-count = { $shaken ->
    [0] { $all }
   *[other] { $all }, { $shaken } shaken
}
army-track = On the Replacement Track
army-out = Out of the game, Texan · Mexican
army-within = Mexicans within the walls
yes = yes
no = no
reserve-held = held back
reserve-committed = on its way
reserve-called = on the field

## Hexsides

terrain-clear = clear ground
terrain-stone = a stone wall
terrain-wooden = a wooden wall
terrain-inner = an inner wall
terrain-outer = the outer wall
terrain-church = a church wall
terrain-doorway = a doorway
terrain-gunslit = a gunslit
terrain-ramp = a gun ramp
terrain-breach = a breach
terrain-impassable = the barred gate
terrain-interior = an interior wall

## Lines of sight

sight-around = { $place } sees { $seen } places and { $enemies } of { $all } enemy units.
sight-clear = { $from } → { $to }: clear, { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}.
sight-unit = { $from } → { $to }: blocked by the unit at { $what }.
sight-height = { $from } → { $to }: blocked by the height of { $what }.
sight-wall = { $from } → { $to }: blocked by the wall { $what }, at which neither stands.
sight-church = { $from } → { $to }: blocked by the church wall { $what }.
sight-interior = { $from } → { $to }: blocked by the interior wall { $what }.
sight-no-opening = { $from } → { $to }: blocked: the building at { $what } has no opening this way.
sight-floor = { $from } → { $to }: blocked by the roof of { $what } between them.

## Rosters and the board in words

roster-about = fire-melee · Morale
told-grid = A hex is named by its column, from west to east, and its row, from north to south; even columns stand half a hex lower. Every hex that is not listed here is open field.
told-over = { $place } over { $terrain }, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
