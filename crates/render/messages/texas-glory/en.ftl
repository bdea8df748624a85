# Lettering of the map of Texas and words of its panels, in English. The same messages stand in es.ftl.
# In the lettering of the map, `|` begins a new line.

## Lettering

map-about = Map of Texas in hexes, from the Rio Grande to the Sabine
map-subtitle = the War for Texas Independence, 1835–36
map-ours = our reconstruction
map-miles = 50 miles
map-north = N
sea-gulf = Gulf of Mexico
sea-matagorda = Matagorda Bay
sea-aransas = Aransas Bay
sea-san-antonio = San Antonio Bay
road-camino-real = Old San Antonio Road
road-la-bahia = La Bahía Road
road-atascosito = Atascosito Road
road-laredo = Laredo Road
road-matamoros = Matamoros Road
road-gonzales = Gonzales Road
road-presidio = Presidio Road
road-bexar = Béxar Road
road-coushatta = Coushatta Trace
road-gotier = Gotier’s Trace
road-nacogdoches = Nacogdoches Trace

box-presidio = Presidio R. G.
box-supply = feeds { $supply }
box-matamoros = feeds { $supply } · no Sea Attack
box-new-orleans = port · feeds { $supply }
box-jessup = opens at San Augustine
box-comanche = Comanchería: nobody enters

fort-alamo = The Alamo
fort-goliad = Presidio La Bahía
fort-besieged = the besieged

track = The turns of 1836
track-1835 = The turns of 1835
date-1835-1 = 7 Oct
date-1835-2 = 14 Oct
date-1835-3 = 21 Oct
date-1835-4 = 28 Oct
date-1835-5 = 7 Nov
date-1835-6 = 14 Nov
date-1835-7 = 21 Nov
date-1835-8 = 28 Nov
date-1835-9 = 7 Dec
date-1835-10 = 14 Dec
date-1 = 21 Feb
date-2 = 28 Feb
date-3 = 7 Mar
date-4 = 14 Mar
date-5 = 21 Mar
date-6 = 28 Mar
date-7 = 7 Apr
date-8 = 14 Apr
date-9 = 21 Apr
date-10 = 28 Apr
date-11 = 7 May
date-12 = 14 May

key = Key
key-move = move
key-attack = attack
key-city = City
key-victory = Victory Town
key-town = Town
key-fort = Mission fort
key-camp = Camp
key-village = Indian village
key-road = Road
key-trail = Trail
key-ford = Ford
key-ferry = Ferry
key-clear = Clear
key-forest = Forest
key-river = River, bay
key-supply = feeds +{ $supply }
key-no-stop = no stopping

## Names that fit on a block

short-AAt = Alamo
short-GAt = Goliad
short-AAm = Alamo
short-GAm = Goliad
short-NOr = N. Orleans
short-MIn = Militia
short-MCv = Militia
short-Seg = Seguín
short-Gar = Garza
short-SLP = San Luis
short-Gto = Guanajuato
short-Gdl = Guadalajara
short-ACv = Alamo

## Cards over the board

card-fort = Mission fort: room for four blocks inside
card-city = Walled city: room for four blocks inside
card-town-green = Town, friendly to Mexico
card-town-blue = Town, friendly to Texas
card-village = Indian village: nobody may stop
card-victory = Victory Town
card-port = Port
card-forest = Forest
card-supply = Feeds { $supply } blocks
card-supply-fort = Feeds { $supply } blocks; in a siege, { $outside } outside the walls
card-strength = Strength { $strength } of { $steps }
card-rating = { $letter }{ $hits }: fires in turn { $letter }, hits on { $hits ->
    [1] a 1
    [2] 1 or 2
   *[other] 1 to { $hits }
}
card-moves = { $moves } movement points
card-backs = { $side }: { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
card-backs-inside = { $side }, behind the walls: { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
card-waiting = Waiting beside it: { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
card-burned = Burned: feeds only two blocks, counts for nobody
card-siege = Besieged by { $side }
card-attacked = Battle pending: { $side } attacks
card-held = Held by { $side }
label-block = { $name }, { $arm }, strength { $strength } of { $steps }, { $rating }
label-in = in { $place }
label-backs-texan = { $count ->
    [one] Hidden Texan block in { $place }
   *[other] { $count } hidden Texan blocks in { $place }
}
label-backs-mexican = { $count ->
    [one] Hidden Mexican block in { $place }
   *[other] { $count } hidden Mexican blocks in { $place }
}
label-card = { $card }, card { $at } of { $of } in your hand
card-plain-about = Command Points, nothing else
card-burn-about = Command Points; one of them may burn a town

arm-leader = Leader
arm-infantry = Infantry
arm-cavalry = Cavalry
arm-artillery = Artillery

mark-moved = Has moved
mark-foraged = Has gained a step and rests
mark-forced = Forced march: roll pending
mark-activated = Has commanded this turn
mark-inside = Behind the walls
mark-reserve = In reserve until round 2
mark-acted = Has had its turn this round
mark-half = Has a half-hit
mark-line = Takes part
mark-fired = Has fired since it came out
mark-spent = Fights no more in this phase
mark-landed = Came by sea
mark-stayed = Was told to stay

## Panels

panel-turn = Turn { $turn } of { $last } · { $date }
phase-cards = Cards
phase-movement = Movement
phase-combat = Combat
phase-supply = Supply
panel-cp = { $side }: { $cp ->
    [one] { $cp } Command Point left
   *[other] { $cp } Command Points left
}
panel-burned = a town has been burned
panel-surprise = { $side } still has its Surprise
panel-raid = { $side } may still send the Comanche
panel-towns = Victory Towns: Texas { $texan } (Mexico wins below { $least }), Mexico { $mexican }
panel-winter = The winter of 1835
panel-green-towns = Green Victory Towns: Texas { $texan }, Mexico { $mexican } (Mexico wins with { $enough } on 14 December; besieged garrisons surrender first)
panel-vanguard = Mexican Vanguard
panel-vanguard-draws = two blocks of 1836 each turn
panel-committed = committed to { $place }
winter = What the winter changed
winter-won = { $side } won 1835.
winter-surrendered = Surrendered in a siege
winter-paroled = Left Texas on parole
winter-exchanged = Guns that became Texan
winter-dismissed = Went home
winter-pooled = Back in the Texan draw pool
winter-lost = Lost in 1835: they do not return
winter-deployed = Reinforcements of 1835 that Texas deployed
winter-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
panel-thrown = Roll
panel-drawn = Drawn: { $block }
panel-forces = Forces
panel-pool = Texan draw pool
panel-aside = Set aside
panel-dead = { $side } has lost: { $blocks }

cards = Cards
cards-hand = Your hand
cards-first = Player 1
cards-face-down = a card, face down
cards-burn = Burn
cards-count = To be dealt: { $deck }. In hand: Texas { $texan }, Mexico { $mexican }.
event-surprise = Surprise
event-comanche = Comanche
event-storm = Storm
event-forced-march = Forced March
event-desertion = Desertion
event-muster = Muster

battle-field = Battle of { $place }
battle-relief = Relief of { $place }
battle-raid = Raid on { $place }
battle-siege = Siege of { $place }
battle-storm = Storming of { $place }
battle-sally = Sally from { $place }
battle-round = Round { $round } of 3
battle-surprise = Surprise
battle-attacks = { $side } attacks
battle-defends = { $side } defends
battle-hits = { $count ->
    [one] { $count } hit to take
   *[other] { $count } hits to take
}
battle-inside = Behind the walls
battle-reserve = In reserve
battle-dice = Rolled: { $dice }
odds = Odds
odds-none = There are no odds to show now.
odds-about = From what you know: hidden blocks are drawn again for each trial, and both sides fight sensibly. The margin ± holds 95% of the time.

## Rosters and the map in words

roster-own = { $side }: { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} on the map, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
roster-enemy = { $side }: { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} on the map
roster-backs = { $count ->
    [one] { $count } hidden block
   *[other] { $count } hidden blocks
}
roster-known = seen before: { $blocks }
told-way = { $place }: { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, up to { $limit } may attack
told-road = { $place } (road or trail): { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, up to { $limit } may attack
told-closed = { $place }: across the water, no crossing
