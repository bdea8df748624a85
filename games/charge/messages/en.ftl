# Charge at the Alamo, in English. The same messages stand in es.ftl.
# `area-` names a place on the map; `the-` says it inside a sentence.

## The box

option-advance = Advance after combat
option-advance-one-area = Uses up the turn’s one area: a unit that has moved does not advance (7.1a, ruling 42)
option-advance-extra = Comes on top of the turn’s other movement
option-failed = A failed command roll
option-failed-halted = Ends all movement for the turn, even an advance (6.0, ruling 44)
option-failed-may-advance = Does not keep a unit from advancing
option-cleared = Mexicans advance into
option-cleared-by-attack = An area that their attack has cleared of Texians (10a, ruling 26)
option-cleared-empty = Any area without Texians in the open, if their attack hit something
option-rolls = Command rolls of a battalion or column
option-rolls-destination = One for each destination (11.2, ruling 33)
option-rolls-group = One for each group it forms (6.61)
scenario-assault = The assault
scenario-assault-about = Five Mexican columns storm the Alamo before dawn. The Texians must cut down sixteen of their units before the last of their own ten falls.
side-texan = Texians
side-mexican = Mexicans

## Areas

area-NW = Northwest Corner
area-N = North Wall
area-HC = Horse Corral
area-WW = West Wall
area-SW = Southwest Corner
area-GT = Low Barracks and Gate
area-PA = Palisade
area-CH = Chapel
area-CP = Cattle Pen
area-LB = Long Barracks
area-CR = Central Reserve
area-NF = Field of the Old Mill
area-UD = Upper Ditch
area-AL = Alameda
area-LV = La Villita
area-RA = Toward River A
area-RB = Toward River B

the-NW = the Northwest Corner
the-N = the North Wall
the-HC = the Horse Corral
the-WW = the West Wall
the-SW = the Southwest Corner
the-GT = the Gate
the-PA = the Palisade
the-CH = the Chapel
the-CP = the Cattle Pen
the-LB = the Long Barracks
the-CR = the Central Reserve
the-NF = the Field of the Old Mill
the-UD = the Upper Ditch
the-AL = the Alameda
the-LV = La Villita
the-RA = the River A side
the-RB = the River B side

building-NW = the house in the Northwest Corner
building-WW = the houses along the West Wall
building-SW = the house in the Southwest Corner
building-GT = the rooms of the Low Barracks
building-CH = the rooms of the Chapel
building-LB = the rooms of the Long Barracks

## Walls

wall-w_nw_n = North face of the Northwest Corner
wall-w_nw_w = West face of the Northwest Corner
wall-w_north = North Wall (shored with timber)
wall-w_corral_n = North wall of the Horse Corral
wall-w_corral_e = East wall of the Horse Corral
wall-w_pen = East fence of the Cattle Pen
wall-w_chapel = Walls of the Chapel
wall-w_palisade = Palisade and ditch
wall-w_gate = Low Barracks with gate and lunette
wall-w_sw_s = South face of the Southwest Corner
wall-w_sw_w = West face of the Southwest Corner
wall-w_west = West Wall
wall-w_long = Doors of the Long Barracks

## Guns

gun-1 = Gun 1 (eighteen-pounder)
gun-2 = Gun 2 (West Wall)
gun-3 = Gun 3 (Northwest Corner)
gun-4 = Gun 4 (North Wall)
gun-5 = Gun 5 (Corral and Pen)
gun-6 = Gun 6 (Chapel)
gun-7 = Gun 7 (Palisade)
gun-8 = Gun 8 (Gate and Reserve)
the-gun = { $gun }

gun-1-about = The eighteen-pounder on the ramp of the Southwest Corner
gun-2-about = A carronade in the middle of the West Wall
gun-3-about = The battery of the Northwest Corner
gun-4-about = The battery in the middle of the North Wall
gun-5-about = Small guns in the corral and the pen: in both areas
gun-6-about = The platform in the apse of the Chapel: takes two hits
gun-7-about = The guns at the Palisade
gun-8-about = Guns laid on the Gate: in the Gate and in the Central Reserve

## Texian units

unit-Travis = Travis
unit-Crockett = Crockett
unit-Carey = Carey
unit-Baker = Baker
unit-Blazeby = Blazeby
unit-Harrison = Harrison
unit-Forsyth = Forsyth
unit-White = White
unit-Kimbell = Kimbell
unit-Dickinson = Dickinson

unit-Travis-about = Lieutenant Colonel William B. Travis, commander of the Alamo: a leader
unit-Crockett-about = David Crockett of Tennessee: a leader
unit-Carey-about = Captain William R. Carey’s artillery company
unit-Baker-about = Captain William C. M. Baker’s volunteers
unit-Blazeby-about = Captain William Blazeby’s New Orleans Greys
unit-Harrison-about = Captain William B. Harrison’s Tennesseans
unit-Forsyth-about = Captain John H. Forsyth’s cavalry, on foot
unit-White-about = Captain Robert White’s Bexar Guards
unit-Kimbell-about = Lieutenant George C. Kimbell’s Gonzales rangers
unit-Dickinson-about = Captain Almaron Dickinson’s gunners

## Mexican battalions and columns

group-Ald = Aldama
group-SL1 = San Luis (I)
group-Tol = Toluca
group-SL2 = San Luis (II)
group-Mat = Matamoros
group-Jim = Jiménez
group-Caz = Cazadores
group-Zap = Zapadores
group-Gra = Granaderos

group-Ald-about = Aldama battalion
group-SL1-about = San Luis battalion, companies with Column I
group-Tol-about = Toluca battalion
group-SL2-about = San Luis battalion, companies with Column II
group-Mat-about = Matamoros battalion, fusiliers
group-Jim-about = Jiménez battalion, fusiliers
group-Caz-about = Cazadores: light companies
group-Zap-about = Zapadores: sappers
group-Gra-about = Granaderos: grenadier companies

column-I = Column I
column-II = Column II
column-III = Column III
column-IV = Column IV
column-R = Reserve Column

the-column-I = Column I
the-column-II = Column II
the-column-III = Column III
the-column-IV = Column IV
the-column-R = the Reserve Column

column-I-about = First column, under General Martín Perfecto de Cos
column-II-about = Second column, under Colonel Francisco Duque
column-III-about = Third column, under Colonel José María Romero
column-IV-about = Fourth column, under Colonel Juan Morales
column-R-about = The reserve, kept by General Santa Anna

## Buttons

button-0 = Done
button-1 = Roll
button-2 = Everyone joins
button-3 = Cazadores’ bonus (+2)
button-4 = Place the rest in the historical set-up
button-5 = Everyone attacks
button-6 = As many as count attack
button-7 = All advance
band-here = All at { $area }
undone-attacks = { $count ->
    [one] One area can still be attacked.
   *[other] { $count } areas can still be attacked.
}

## What is clicked

amount = { $count }
nothing = nothing
stack = { $count } { $group }
stack-at = { $group } at { $area }
quoted = “{ $what }”

## What is awaited

prompt-set-up = Texian set-up: choose a unit, then the area or building where it starts. Or place the rest in the historical set-up.
prompt-march = Mexican movement: choose a stack, how many march, and the area of the Alamo they march to; they go on a roll of 1 to 4. Choose Done when nobody else will march.
prompt-oblique = Mexican oblique moves: choose a stack outside, how many go, and the next outside area; stacks of the same column may go together. Choose Done when nobody else will shift.
prompt-enter = Mexican entry: choose a column, then the outside area where it enters. Choose Done when no other column will enter.
prompt-spike = Mexican movement ends: choose a gun in an area with your units, then that area, to destroy it. Choose Done to leave the rest.
prompt-command-roll = Command roll: 1 to 4 succeeds.
prompt-texian-attack = Texian attacks: choose an area with Mexicans within reach of your units or guns. Choose Done when nobody else will fire.
prompt-mexican-attack = Mexican attacks: choose an area next to your units, or a building with Texians in an area they hold. Choose Done when nobody else will attack.
prompt-texian-join = Texian attack on { $area }: choose the units and guns that take part, or let everyone join; then Roll.
prompt-mexican-join = Mexican attack on { $area }: choose the stacks that take part and how many of each, or let everyone join; then Roll.
prompt-attack-roll = Attack on { $area }: the die is rolled.
prompt-texian-hit = { $left ->
    [one] One hit
   *[other] { $left } hits
} on { $area }: the Texian player chooses the stack that loses a unit.
prompt-mexican-hit = { $left ->
    [one] One hit
   *[other] { $left } hits
} on { $area }: the Mexican player chooses a wall between, a gun there, or the area itself to hit its defenders.
prompt-lose = A hit on the defenders of { $area }: the Texian player chooses the unit that falls.
prompt-texian-advance = The way into { $area } is clear: choose the attackers that move in. Choose Done when the others stay.
prompt-mexican-advance = The way into { $area } is open: choose the attackers that move in and how many. Choose Done when the others stay.
prompt-move = Texian movement: choose a unit, then an adjacent area, a building to hide in, or its own area to come out. All but Travis and Crockett need a roll of 1 to 4. Done ends the turn.
prompt-texians-won = The assault is broken: the Texians have won.
prompt-mexicans-won = The Alamo has fallen: the Mexicans have won.

## Phases

phase-set-up = Texian set-up
phase-mexican-movement = Mexican movement
phase-texian-attacks = Texian attacks
phase-mexican-attacks = Mexican attacks
phase-texian-movement = Texian movement
phase-over = The end

## The log

log-turn = Turn { $turn }
log-placed = { $unit } takes up a post at { $area }.
log-placed-hidden = { $unit } takes up a post in a building at { $area }.
log-marched = March: { $units }, from { $from } to { $to }.
log-march-failed = { $units }: the order to march to { $to } does not arrive.
log-obliqued = Oblique: { $units }, from { $from } to { $to }.
log-oblique-failed = { $units }: the order to shift to { $to } does not arrive.
log-unsupported = There were no Mexicans at { $area }: an unsupported attack from there gains +2.
log-entered = { $column } enters at { $area }.
log-spiked = { $gun } is spiked at { $area }.
log-texian-attack = The Texians attack { $area }.
log-mexican-attack = The Mexicans attack { $area }.
log-clear = The Mexicans attack the Texians in { $area }.
log-unit-joined = { $unit } takes part.
log-gun-joined = { $gun } takes part.
log-stack-joined = { $count ->
    [one] One unit of { $group } takes part
   *[other] { $count } units of { $group } take part
}, from { $area }.
log-cazadores = The Cazadores’ bonus: +2, once in the game.
log-attack-rolled = Attack on { $area }: { $die } { $modifier ->
    [-1] − 1
   *[other] + { $modifier }
} = { $total }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
log-wall-hit = { $wall }: { $left ->
    [0] the way is open
    [one] one point left
   *[other] { $left } points left
}.
log-gun-hit = { $left ->
    [0] { $gun } is destroyed.
   *[other] { $gun } is hit and still stands.
}
log-texian-fell = { $unit } falls at { $area }.
log-mexican-fell = A unit of { $group } falls at { $area }: { $dead } of 16 lost.
log-hits-lost = { $hits ->
    [one] One hit finds
   *[other] { $hits } hits find
} nothing left to strike.
log-unit-advanced = { $unit } advances to { $area }.
log-stack-advanced = Advance: { $units }, from { $from } to { $to }.
log-leader-moved = { $unit } moves to { $area }.
log-moved = { $unit } moves to { $area }.
log-move-failed = { $unit } does not get through to { $area }.
log-hid = { $unit } hides in { $area }.
log-leader-emerged = { $unit } comes out at { $area }.
log-emerged = { $unit } comes out at { $area }.
log-emerge-failed = { $unit } stays inside at { $area }.
log-texians-won = { $dead } Mexican units are destroyed: the Texians have won.
log-mexicans-won = No Texian is left: the Mexicans have won.
log-assault-failed = Turn { $turn } is over and the Alamo stands: the Texians have won.

## Why not

no-out-of-turn = Not now. { $now }
no-nothing = There is nothing to choose there. { $now }
no-unfinished = That is only the beginning of a decision. { $now }
no-too-early = Choose something else first: { $thing } comes later. { $now }
no-no-part = There is nothing to do with that now: { $thing }. { $now }
no-cannot-follow = That cannot come next: { $thing }. { $now }
no-enemy = You do not command { $thing }: the enemy does. { $now }
no-own-piece = Your hits fall on the enemy, not on { $thing }. { $now }
no-gun-position = Guns stay in their positions, and nobody else goes there: { $gun }.
no-off-map = { $column } waits off the map. It comes on when columns enter, after marches and obliques.
no-other-area = Units that go together come from one area, not from { $from } and { $area } at once.
no-not-for-mexicans = Only Texian units go into { $area }.
no-attack-the-area = An attack is made on an area, not on single units or guns: choose { $area } itself.
no-clear-the-building = Texians in buildings are attacked all together: choose { $area }.
no-wall-by-area = A wall is attacked by attacking the area behind it: { $wall }.
no-texian-chooses = A hit on the defenders goes on { $area } itself; the Texian player says who falls.
no-area-full = There is no room at { $area }: { $limit ->
    [0] none of your units may stand there
    [one] one unit at most
   *[other] { $limit } units at most
}.
no-building-full = No more can hide in { $area }: { $limit ->
    [one] one unit
   *[other] { $limit } units
} at most.
no-no-building = There is no building to hide in at { $area }.
no-not-there = There are not that many units at { $area }.
no-stack-rolled = Those units at { $area } have already had their command roll this turn.
no-unit-moved = { $unit } has already moved this turn, or tried to.
no-unit-advanced = { $unit } has advanced this turn, and a unit goes only one area a turn.
no-stack-moved = Not that many can: a unit goes only one area a turn, and these have already moved to { $area }.
no-roll-failed = Not that many can: those at { $area } who failed their command roll do not move this turn.
no-battalion-rolled = This battalion has already made its roll to go to { $to }.
no-column-rolled = This column has already made its roll to go to { $to }.
no-several-columns = An oblique move is made by units of one column.
no-several-battalions = A move into the Alamo is made by units of one battalion.
no-not-adjacent = { $from } and { $to } are not adjacent.
no-same-area = That would lead from { $from } back to { $to }: choose another area.
no-red-arrow = A red arrow keeps Mexican units from moving between { $from } and { $to }.
no-texians-there = There are Texian units in the open at { $area }.
no-mexicans-there = Mexican units hold { $area }.
no-outside-by-oblique = Mexican units come to { $area } only by entering the map or by an oblique move: it is outside.
no-texians-stay-inside = Texian units never leave the Alamo, and { $area } is outside.
no-wall-stands = A wall is in the way: { $wall }, { $left ->
    [one] one point
   *[other] { $left } points
} left.
no-oblique-outside = An oblique move leads from one outside area to another; { $area } is not outside.
no-unit-hidden = { $unit } is in a building.
no-unit-not-hidden = { $unit } is not in a building.
no-other-building = { $unit } is not at { $area }: units use the buildings of their own area.
no-column-entered = { $column } is already on the map.
no-enters-outside = Columns enter in outside areas, not at { $area }.
no-river-used = A column has already entered toward the river: one in the whole game.
no-river-too-soon = Nobody may enter toward the river until the turn after the first column has entered.
no-red-arrow-attack = A red arrow stops every attack between { $from } and { $to }.
no-out-of-reach = From there { $target } is out of reach.
no-area-attacked = { $area } has already been attacked this turn.
no-has-attacked = { $thing } has already attacked this turn: each unit and gun attacks once.
no-have-attacked = Not that many units can: { $thing }. The others have already attacked this turn, and a unit attacks only once.
no-has-joined = { $thing } already takes part in this attack.
no-have-joined = Not that many more units can join: { $thing }. The others already take part, or have attacked this turn.
no-all-joined = Everyone who can attack { $area } already takes part.
no-nobody-to-attack = No unit or gun can attack { $area } now.
no-nobody-joined = Nobody takes part in the attack yet.
no-hidden-elsewhere = { $unit } is in a building and can fight only inside the same area.
no-nobody-hidden = No Texian hides in the buildings of { $area }.
no-not-inside = Texians in the buildings of { $area } can be attacked only by units in the same area.
no-nothing-to-attack = There is nothing to attack at { $area }: no enemy, no gun, no standing wall between.
no-cazadores-spent = The Cazadores’ bonus has been used: it comes only once in the game.
no-no-cazadores = No Cazadores take part in this attack.
no-cazadores-mixed = Units of another column stand with the Cazadores at { $area }.
no-wall-not-between = That wall is not between attackers and target: { $wall }.
no-wall-down = That wall is already down: { $wall }.
no-gun-not-in-target = { $gun } is not in the area attacked.
no-nobody-to-hit = There is nobody to hit at { $area }.
no-not-the-target = The attack is on { $target }, not on { $area }.
no-ladders-first = Ladders first: this hit must fall on an undamaged wall between.
no-wall-or-gun = Of several hits one must fall on a wall between or on a gun.
no-not-a-casualty = { $unit } is not among those who were hit.
no-did-not-attack = { $thing } did not take part in the attack, and only attackers advance.
no-did-not-all-attack = Not that many of the units still there took part in the attack: { $thing }.
no-is-there = { $unit } is already at { $area }.
no-not-cleared = Enemy units still hold { $area }.
no-nobody-cleared = The attack cleared nobody from { $area }: no Texian stood there in the open.
no-no-hit-no-advance = The attack hit nothing, so it opened nothing.
no-cannot-advance-outside = Texian units never leave the Alamo, and { $area } is outside.
no-gun-destroyed = { $gun } is destroyed.
no-gun-elsewhere = { $gun } is not at { $area }.
no-area-not-held = No Mexican unit is at { $area }.
no-area-has-spiked = A gun has been spiked at { $area } this turn: one for each area.
no-unit-dead = { $unit } has fallen.
no-unit-placed = { $unit } already has a post.
no-set-up-inside = Texian units are set up inside the Alamo, not at { $area }.
no-history-taken = There is no room left for the historical post at { $area }.

## Decisions

do-place = { $unit } takes up a post at { $area }
do-place-hidden = { $unit } takes up a post in { $area }
do-historic = Place the rest in the historical set-up
do-march = March: { $units }, from { $from } to { $to }
do-oblique = Oblique: { $units }, from { $from } to { $to }
do-enter = Bring in { $column } at { $area }
do-spike = Spike { $gun } at { $area }
do-attack = Attack { $area }
do-clear = Attack the Texians in { $area }
do-join = { $who } takes part
do-join-stack = Join in: { $units }, from { $from }
do-join-all = Everyone who can takes part
do-cazadores = Use the Cazadores’ bonus, +2
do-go = Roll for the attack
do-hit = Hit: { $what }
do-hit-defenders = Hit the defenders of { $area }
do-hit-stack = Hit a unit of { $group } at { $area }
do-lose = { $unit } falls
do-advance = { $who } advances
do-advance-stack = Advance: { $units }, from { $from }
do-move = { $unit } moves to { $area }
do-hide = { $unit } hides in { $area }
do-emerge = { $unit } comes out of { $area }
do-done = Done

## The position in the terminal

sketch-aside = Not yet placed
sketch-waiting = Off the map
sketch-attack = The attack
sketch-odds = { $modifier } to the die; of six rolls { $none } score nothing, { $one } one hit, { $two } two, { $three } three
sketch-walls = Walls
sketch-losses = Losses
sketch-inside = { $unit } (inside)
sketch-unsupported = unsupported oblique
sketch-wall = { $wall } { $strength } of { $printed }
sketch-lost = Texians { $texian } of 10, Mexicans { $mexican } of 16

## Rules of thumb: why a computer decides so. A name, a colon, an explanation.

thumb-man-the-walls = Man the walls: most men in the north and at the chapel, the leaders where the columns come.
thumb-wait-in-the-rooms = Wait in the rooms: the guns fire by themselves, and it takes many men to dig out a few.
thumb-those-inside-first = Those inside first: whoever has come over the wall is shot before those in front of it.
thumb-break-the-surprise = Break the surprise: those who shifted to empty ground attack with a bonus unless they are stopped now.
thumb-shoot-what-threatens-most = Shoot what threatens most: the largest force, where the most rifles and guns bear on it.
thumb-shoot-together = Shoot together: one good volley beats two poor ones; first those who have nothing else to shoot at.
thumb-guns-in-support = Guns in support: most of them count for two rifles or more.
thumb-enough-rifles = Enough rifles: more would add nothing to this roll, and they have targets of their own.
thumb-all-that-can-be-spared = All that can be spared: the others cannot reach this place, or are kept for another.
thumb-fell-light-infantry = Shoot the light infantry: its bonus is still to come.
thumb-thin-the-largest = Thin out the largest: the hit goes where they are most numerous.
thumb-spare-leaders = Spare the leaders: they count double when they shoot.
thumb-stand-where-there-is-a-mark = Stand where there is a target: an idle rifle holds no wall.
thumb-out-of-the-storm = Out of the storm: this post cannot be held, and the next one can.
thumb-shift-along-the-wall = Shift along the wall: to the post that is worth more.
thumb-come-out-to-shoot = Come out to shoot: from the open more can be hit than from a room.
thumb-hide-when-it-cannot-be-held = Hide when a post cannot be held: those in the buildings must be dug out one by one.
thumb-stand-fast = Stand fast: no other post is worth the walk.

thumb-two-columns-north-two-south = Two columns north, two south: the garrison cannot shoot everywhere at once.
thumb-reserve-where-it-helps = The reserve where it helps: it waits out the first turn and goes in where there is most to win.
thumb-surprise-from-empty-ground = Surprise from empty ground: shift to where nobody is, and attack from there with a bonus.
thumb-mass-before-the-wall = Mass before the wall: shift to where comrades are, to storm in force.
thumb-through-the-breach = Through the breach: once a way in is open, as many go in as there is room for.
thumb-close-with-the-garrison = Close with the garrison: go where Texians can be attacked with no wall between.
thumb-go-where-more-can-be-done = Go where more can be done: more Texians can be reached from the next area. And go together.
thumb-spike-guns = Spike the guns: a gun that is spiked fires no more.
thumb-into-the-gap = Into the gap: storm where no wall stands between.
thumb-the-unguarded-wall = The unguarded wall: nobody is behind it, so battering it down costs nothing.
thumb-storm-where-most-is-won = Storm where there is most to win: the weakest wall with the most men against it.
thumb-clear-buildings = Clear the buildings: those who hide are hunted down while we are in their area.
thumb-storm-together = Storm together: every three units add to the roll, unless they are needed more elsewhere.
thumb-light-infantry-first = Light infantry when it counts: the bonus comes once, for a roll that needs it.
thumb-strike-now = Strike now: more men would add nothing to this roll, or are needed elsewhere.
thumb-men-before-stones = Men before stones: the defenders fall first, the wall later.
thumb-open-the-wall = Open the wall: break what stands in the way.
thumb-silence-the-gun = Silence the gun: what cannot fire cannot stop the next column.
thumb-go-in = Go in: whoever breaks in stays in, and goes on to the nearest defenders.
thumb-stay-and-storm = Stay and storm: those who are left can do more from where they stand.

## What a turn comes to

summary-marched = Mexican moves: { $areas }.
summary-moved = Texian moves: { $areas }.
summary-area = { $count ->
    [one] { $area }
   *[other] { $area } ({ $count })
}
summary-attacked = Attacked: { $areas }.
summary-fallen = Texians fallen: { $names }.
summary-mexicans = Mexican units fallen: { $count }.
summary-broken = Broken or spiked: { $names }.
summary-more = { $count ->
    [one] one more
   *[other] { $count } more
}
log-done = { $side }: done.

# The box
box-facts = For two, or against the computer · about 30 minutes · easy: a first game
aim = Texians: { $needed } Mexican units must fall; { $mexicans } have fallen. Mexicans: all Texian units must fall; { $texians } are left. There is no last turn.


# What is counted
count-dead = Units lost
count-walls = Walls broken

# Charts, and words of the trade
chart-hits = Combat results: hits by total
chart-total = Total
chart-texian-attack = Texians attack
chart-mexican-attack = Mexicans attack
chart-limits = Stacking limits
chart-area = Area
chart-in-buildings = in buildings
chart-walls = Wall strength
chart-wall = Wall
chart-strength = Strength
chart-guns = The guns
chart-gun = Gun
chart-gun-hits = Hits to silence it
term-mexican-movement = Mexican movement
term-mexican-movement-about = The Mexicans enter the map, march into the Alamo and move obliquely outside it.
term-texian-attacks = Texian attacks
term-texian-attacks-about = Texian units and guns fire at areas they reach, each area once.
term-mexican-attacks = Mexican attacks
term-mexican-attacks-about = The Mexicans attack neighbouring areas and buildings, each once; walls must be overcome first.
term-texian-movement = Texian movement
term-texian-movement-about = Each Texian unit may move one area, hide in a building or come out.
term-command-roll = Command roll|command rolls
term-command-roll-about = One die before a move: 1 to 4 and it is carried out.
term-column = column|columns
term-column-about = Battalions that entered together. Outside the Alamo they move by one command roll.
term-oblique = oblique moves|oblique move
term-oblique-about = A move from one outside area to the next, along the walls.
term-building = building|buildings
term-building-about = Texians can hide in a building, where they are harder to hit.
term-losses = Losses
term-losses-about = Texians win when sixteen Mexican units have fallen; Mexicans win when the last Texian unit falls.
term-set-up = historical set-up
term-set-up-about = Where the units stood on the night of the assault.
term-hit = hit|hits
term-hit-about = A unit, a gun or a point of a wall is lost. The attacker says which kind.
