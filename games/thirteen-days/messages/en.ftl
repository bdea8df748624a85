# Thirteen Days of Glory, in English. The same messages stand in es.ftl.
# `zone-` names a place on the map; `the-` says it inside a sentence.

## The box

scenario-solitaire = Alone in the Alamo
scenario-solitaire-about = Five rounds of bombardment, then the assault of 6 March 1836. You command the Texans; dice and fixed priorities move the Mexicans. The walls will fall: make it costly.
scenario-two-player = Two players
scenario-two-player-about = The same battle with a player on each side: the Mexican player makes the choices that the columns make by themselves in the solitaire game, within the same limits.
side-texan = Texans
side-mexican = Mexicans

## Zones inside

zone-NWC = Northwest corner battery
zone-NTE = North wall battery
zone-NEC = North wall, east end
zone-W4 = West wall, north houses
zone-W3 = West wall battery
zone-W2 = West wall, middle
zone-W1 = West wall, south
zone-SWC = Southwest corner
zone-PLN = Plaza, north
zone-PLC = Plaza, centre
zone-PLD = Plaza, south
zone-BAT = Centre battery
zone-LOW = Low barrack, west room
zone-GAT = Main gate
zone-LOE = Low barrack, Bowie’s room
zone-LUN = Lunette
zone-CHY = Church yard
zone-PAL = Palisade
zone-MAG = Powder magazine
zone-CHA = Chapel
zone-CHP = Chapel platform
zone-LBN = Long barrack, north
zone-LBS = Long barrack, south
zone-CNV = Convent yard
zone-COR = Horse corral
zone-NEB = Northeast pen battery
zone-CAT = Cattle pen

the-NWC = the northwest corner
the-NTE = the north battery
the-NEC = the east end of the north wall
the-W4 = the north houses of the west wall
the-W3 = the west battery
the-W2 = the middle of the west wall
the-W1 = the south end of the west wall
the-SWC = the southwest corner
the-PLN = the north of the plaza
the-PLC = the centre of the plaza
the-PLD = the south of the plaza
the-BAT = the centre battery
the-LOW = the west room of the low barrack
the-GAT = the main gate
the-LOE = Bowie’s room
the-LUN = the lunette
the-CHY = the church yard
the-PAL = the palisade
the-MAG = the powder magazine
the-CHA = the chapel
the-CHP = the chapel platform
the-LBN = the north rooms of the long barrack
the-LBS = the south rooms of the long barrack
the-CNV = the convent yard
the-COR = the horse corral
the-NEB = the northeast pen
the-CAT = the cattle pen

## Zones outside

zone-N1 = North edge 1
zone-S1 = South edge 1
zone-O1 = West edge 1
zone-E1 = East edge 1
zone-N2 = North edge 2
zone-S2 = South edge 2
zone-O2 = West edge 2
zone-E2 = East edge 2
zone-N3 = North edge 3
zone-S3 = South edge 3
zone-O3 = West edge 3
zone-E3 = East edge 3
zone-N4 = North edge 4
zone-S4 = South edge 4
zone-O4 = West edge 4
zone-E4 = East edge 4
zone-N5 = North edge 5
zone-S5 = South edge 5
zone-O5 = West edge 5
zone-E5 = East edge 5
zone-N6 = North edge 6
zone-S6 = South edge 6
zone-O6 = West edge 6
zone-E6 = East edge 6
zone-fNW = Below the northwest corner
zone-fW4 = Below the north houses
zone-fW3 = Below the west battery
zone-fW2 = Below the west wall, middle
zone-fW1 = Below the west wall, south
zone-fSW = Below the southwest corner
zone-fN1 = Below the north battery
zone-fN2 = Below the north wall, east
zone-fN3 = Angle of the corral
zone-fN4 = Below the northeast pen
zone-fE1 = Below the cattle pen
zone-fE2 = Behind the chapel
zone-fSE = South of the chapel
zone-fPA = Ditch before the palisade
zone-fLU = Ditch before the lunette
zone-LAK = Small lake

the-N1 = north edge 1
the-S1 = south edge 1
the-O1 = west edge 1
the-E1 = east edge 1
the-N2 = north edge 2
the-S2 = south edge 2
the-O2 = west edge 2
the-E2 = east edge 2
the-N3 = north edge 3
the-S3 = south edge 3
the-O3 = west edge 3
the-E3 = east edge 3
the-N4 = north edge 4
the-S4 = south edge 4
the-O4 = west edge 4
the-E4 = east edge 4
the-N5 = north edge 5
the-S5 = south edge 5
the-O5 = west edge 5
the-E5 = east edge 5
the-N6 = north edge 6
the-S6 = south edge 6
the-O6 = west edge 6
the-E6 = east edge 6
the-fNW = the foot of the northwest corner
the-fW4 = the foot of the north houses
the-fW3 = the foot of the west battery
the-fW2 = the foot of the west wall
the-fW1 = the foot of the west wall’s south end
the-fSW = the foot of the southwest corner
the-fN1 = the foot of the north battery
the-fN2 = the foot of the north wall’s east end
the-fN3 = the angle of the corral
the-fN4 = the foot of the northeast pen
the-fE1 = the foot of the cattle pen
the-fE2 = the ground behind the chapel
the-fSE = the ground south of the chapel
the-fPA = the ditch before the palisade
the-fLU = the ditch before the lunette
the-LAK = the lake

## Edges of the map

edge-N = north
edge-E = east
edge-S = south
edge-O = west

## Walls

section-SWC-W = the west face of the southwest corner
section-W1 = the west wall at its south end
section-W2 = the west wall at its middle
section-W3 = the west wall at its battery
section-W4 = the west wall at the north houses
section-NWC-W = the west face of the northwest corner
section-NWC-N = the north face of the northwest corner
section-NTE = the north wall at its battery
section-NEC-N = the north wall at its east end
section-COR-N = the north wall of the horse corral
section-NEB-N = the north wall of the northeast pen
section-NEC-E = the east face of the north wall
section-NEB-E = the east wall of the northeast pen
section-CAT-E = the east wall of the cattle pen
section-SWC-S = the south face of the southwest corner
section-LUN-S = the palisade of the lunette
section-PAL-S = the palisade by the chapel

## Guns

gun-G1 = Gun 1 (eighteen-pounder)
gun-G2 = Gun 2 (west wall)
gun-G3 = Gun 3 (northwest corner)
gun-G4 = Gun 4 (north wall)
gun-G5 = Gun 5 (north wall)
gun-G6 = Gun 6 (northeast pen)
gun-G7 = Gun 7 (chapel)
gun-G8 = Gun 8 (chapel)
gun-G9 = Gun 9 (palisade)
gun-G10 = Gun 10 (lunette)
gun-G11 = Gun 11 (centre battery)
gun-G12 = Gun 12 (centre battery)

gun-G1-about = The eighteen-pounder of the southwest corner
gun-G2-about = A carronade on the west wall
gun-G3-about = An eight-pounder at the northwest corner
gun-G4-about = An eight-pounder on the north wall
gun-G5-about = An eight-pounder on the north wall
gun-G6-about = A four-pounder in the northeast pen
gun-G7-about = A twelve-pounder on the chapel platform
gun-G8-about = A twelve-pounder on the chapel platform
gun-G9-about = A four-pounder at the palisade
gun-G10-about = A six-pounder in the lunette
gun-G11-about = A six-pounder in the plaza, laid on the main gate
gun-G12-about = A six-pounder in the plaza, laid on the main gate

## Texan infantry and officers

unit-Tex1 = Texan Volunteers 1
unit-Tex2 = Texan Volunteers 2
unit-Ten1 = Tennesseans 1
unit-Ten2 = Tennesseans 2
unit-Reg1 = Regulars 1
unit-Reg2 = Regulars 2
unit-Vol1 = Volunteers 1
unit-Vol2 = Volunteers 2
unit-Vol3 = Volunteers 3
unit-Vol4 = Volunteers 4
unit-Vol5 = Volunteers 5
unit-Vol6 = Volunteers 6

the-unit = { $unit }
the-gun = { $gun }
unit-Tex1-about = Ten volunteers of Texas
unit-Tex2-about = Ten volunteers of Texas
unit-Ten1-about = Ten volunteers from Tennessee
unit-Ten2-about = Ten volunteers from Tennessee
unit-Reg1-about = Ten regulars
unit-Reg2-about = Ten regulars
unit-Vol1-about = Ten volunteers
unit-Vol2-about = Ten volunteers
unit-Vol3-about = Ten volunteers
unit-Vol4-about = Ten volunteers
unit-Vol5-about = Ten volunteers
unit-Vol6-about = Ten volunteers

officer-Travis = Travis
officer-Travis-about = Colonel William Barret Travis: adds 1
officer-Bowie = Bowie
officer-Bowie-about = Colonel James Bowie: adds 1
officer-Crockett = Crockett
officer-Crockett-about = Colonel David Crockett: adds 2

## Mexican battalions and officers

battalion-Ald = Aldama
battalion-Tol = Toluca
battalion-All = Allende
battalion-Mat = Matamoros
battalion-Jim = Jiménez
battalion-SLu = San Luis
battalion-Zap = Zapadores
battalion-Dol = Dolores

battalion-Ald-about = Aldama battalion, first column
battalion-Tol-about = Toluca battalion, militia, second column
battalion-All-about = Allende battalion, second column
battalion-Mat-about = Matamoros battalion, third column
battalion-Jim-about = Jiménez battalion, third column
battalion-SLu-about = San Luis battalion, militia, fourth column
battalion-Zap-about = Zapadores: sappers, one counter with each column
battalion-Dol-about = Dolores cavalry, the reserve

officer-Cos = Cos
officer-Cos-about = General Martín Perfecto de Cos, first column: adds 1
officer-Duque = Duque
officer-Duque-about = Colonel Francisco Duque, second column: adds 1
officer-Romero = Romero
officer-Romero-about = Colonel José María Romero, third column: adds 1
officer-Morales = Morales
officer-Morales-about = Colonel Juan Morales, fourth column: adds 1
officer-SantaAnna = Santa Anna
officer-SantaAnna-about = General Antonio López de Santa Anna, the reserve: adds 2

## Options

option-bowie = Bowie
option-bowie-sick = Sick
option-bowie-active = Active (each level of victory needs one point more)
option-magazine = Crockett may blow up the magazine
option-magazine-off = No
option-magazine-on = Yes
option-pistols = Bowie’s pistols
option-pistols-off = No
option-pistols-on = Yes
option-led = Infantry led by an officer, at a breach
option-led-through = May go through in one move (ruling 56)
option-led-stop = Stops at its foot
option-way-back = Mexicans whose way back is watched by Texans
option-way-back-own = Are lost (ruling 44)
option-way-back-other = Take another that is safe
option-off-map = Mexicans who come back onto the map
option-off-map-advance = May advance in the same phase (ruling 53)
option-off-map-wait = Go no farther in that turn
option-beaten = Solitaire: Mexicans beaten by a Texan attack
option-beaten-player = Go where the player says (ruling 57)
option-beaten-back = Go back where they came from
option-breach = Solitaire: a breach draws the columns
option-breach-any = Wherever it is (ruling 60)
option-breach-near = Only if it is hardly farther than the nearest gun position
option-battery-breach = Defenders behind a breach that a battery makes
option-battery-breach-step-back = Must step back (ruling 69)
option-battery-breach-hold = Stay where they are
option-canister = Canister in melee
option-canister-both = For whoever has a gun, Mexicans with a captured one too (ruling 63)
option-canister-texan = For the Texans only
option-platform = The gun platform of the chapel
option-platform-enclosed = Cannot be shot at by those outside (ruling 65)
option-platform-open = Can be shot at like a wall
option-guns = Two guns in one zone
option-guns-together = Fire together, with one die (ruling 10)
option-guns-apart = May fire apart, each at its own target

## Levels of victory

level-defeat = overwhelming defeat
level-draw = draw
level-victory = victory of the defenders
level-mythic = legendary victory

## Buttons

button-0 = Done
button-4 = Place the rest at the usual posts
button-5 = All fire at the best target
button-6 = All move
band-here = All in { $zone }
undone-cannon = { $count ->
    [one] Guns that can fire are left in one zone.
   *[other] Guns that can fire are left in { $count } zones.
}
undone-rifles = { $count ->
    [one] Rifles that can fire are left in one zone.
   *[other] Rifles that can fire are left in { $count } zones.
}

## What is clicked

amount = { $count }
nothing = nothing
stack = { $count } { $battalion }

## Phases

phase-bombardment = Preliminary bombardment
phase-placement = The Texans take up their posts
phase-columns = The columns come up
phase-rally = Rally
phase-texan-cannon = Alamo cannon
phase-texan-rifles = Alamo rifles
phase-texan-movement = Texan movement
phase-texan-melee = Melee: the Texans attack
phase-mexican-cannon = Mexican cannon
phase-mexican-rifles = Mexican rifles and sappers
phase-mexican-movement = Mexican movement
phase-mexican-melee = Melee: the Mexicans attack
phase-over = The end

## What is awaited

prompt-bombard-side = Bombardment: the die names a side. 1, 2 west; 3 north; 4, 5 east; 6 south.
prompt-bombard-kind = Bombardment: 1 to 3 at the guns of that side, 4 to 6 at its walls.
prompt-bombard-target = Bombardment: the target is drawn.
prompt-bombard-shot = A battery fires at { $mark }: { $ways } of six rolls hit.
prompt-counter-battery = Two guns answer: 6 silences a battery.
prompt-place = Set-up: choose a counter or an officer, then a zone inside the walls. Or place the rest at the usual posts.
prompt-columns = The die names the edges of the four columns.
prompt-reserve = The die names the edge of the reserve and the batteries.
prompt-entry = The die names the zone of the next battalion.
prompt-cannon = Alamo cannon: choose a zone with guns, then the zone they fire at. Choose Done when nobody else will fire.
prompt-rifles = Alamo rifles: choose a zone with infantry, then the zone they fire at, two zones away at most. Choose Done when nobody else will fire.
prompt-shot = Fire at { $mark }: { $ways } of six rolls hit.
prompt-survival = Survival roll: lost on a 1 or 2.
prompt-morale = Morale of { $battalion } at { $zone }: of six rolls, { $routs } rout, { $retreats } retreat, { $holds } hold.
prompt-officer = An officer without his men: he dies on a 1.
prompt-move = Texan movement: choose a counter or an officer, then the zone to go to; entering a zone with Mexicans means melee. Choose Done when nobody else will move.
prompt-melees = Several melees are pending: choose the zone of the one to fight next.
prompt-withdraw = Beaten Mexicans must withdraw: choose a stack, how many go, and an adjacent zone.
prompt-texan-melee = Melee at { $zone }: the Texan die. The Texans win with { $ways } of 36 rolls.
prompt-mexican-melee = Melee at { $zone }: the Mexican die. The Texans win with { $ways } of six rolls.
prompt-retreat = { $unit } must fall back: choose an adjacent zone.
prompt-batteries = Mexican batteries: 1, 2 at guns; 3, 4 at infantry; 5, 6 at walls.
prompt-battery-target = Mexican batteries: the target is drawn.
prompt-battery-choice = Mexican batteries: choose what the next battery fires at, a gun or a zone on the wall.
prompt-rifle-target = Mexican rifles: several targets are equally near, and the die decides.
prompt-rifle-choice = Mexican rifles: several targets are equally near. Choose the zone that fires, then its target.
prompt-dig = Sappers at the wall: choose their zone, then the zone behind the wall to open. Choose Done if they will not dig.
prompt-turned = A captured gun: choose its zone, then the zone to fire at. Choose Done if it will not fire.
prompt-sappers = Sappers at the wall: 5 or 6 opens a breach.
prompt-march = Mexican movement: choose a stack, how many go, and where; or the foot of a wall and the zone behind it, to put up a ladder; or an officer and his zone. Choose Done when nobody else will move.
prompt-climb = At the foot of the wall: they get up on a 5 or 6.
prompt-over = It is over. Points: { $points }. Result: { $level }.

## The log

log-turn = Turn { $turn }
log-round = Round { $round } of the bombardment: the { $side } side
log-aim-guns = They aim at the guns.
log-aim-walls = They aim at the walls.
log-bombarded = The target: { $mark }.
log-nothing-to-bombard = Nothing left to hit on the { $side } side.
log-battery-hit = A battery fires at { $mark }: { $sum }, a hit.
log-battery-missed = A battery fires at { $mark }: { $sum }, a miss.
log-gun-destroyed = { $gun } is destroyed.
log-breached = A breach opens: { $section }.
log-counter-hit = Two guns answer and silence a battery.
log-counter-missed = Two guns answer, without effect.
log-batteries-silent-assault = { $count ->
    [one] One battery
   *[other] { $count } batteries
} silenced for the assault.
log-batteries-silent = { $count ->
    [one] One battery
   *[other] { $count } batteries
} silenced for the next round.
log-placed = { $man } takes up a post at { $zone }.
log-columns = The columns come: the first from the { $first }, the second from the { $second }, the third from the { $third }, the fourth from the { $fourth }.
log-reserve = The reserve and the batteries are in the { $edge }.
log-entered = Arrival at { $zone }: { $units }.
log-officer-entered = { $officer } is at { $zone }.
log-waiting = No room at { $zone }; waiting off the map: { $units }.
log-returned = Back on the map at { $zone }: { $units }.
log-rallied = { $battalion } rallies one counter weaker: strength { $strength }. Points: { $points }.
log-battalion-gone = Nothing is left of { $battalion }. Points: { $points }.
log-cannon-hit = Cannon from { $from } at { $to }: { $sum } against { $needed }, a hit.
log-cannon-missed = Cannon from { $from } at { $to }: { $sum } against { $needed }, a miss.
log-captured-hit = The captured gun from { $from } at { $to }: { $sum } against { $needed }, a hit.
log-captured-missed = The captured gun from { $from } at { $to }: { $sum } against { $needed }, a miss.
log-rifles-hit = Rifles from { $from } at { $to }: { $sum } against { $needed }, a hit.
log-rifles-missed = Rifles from { $from } at { $to }: { $sum } against { $needed }, a miss.
log-target = Several targets are equally near; the die picks one for those at { $from }: { $to }.
log-survived = Survival roll for { $mark }: no loss.
log-not-survived = Survival roll for { $mark }: failed.
log-unit-lost = { $unit } is lost at { $zone }.
log-crew-lost = { $gun }: the crew is dead.
log-morale = Morale of { $battalion } at { $zone }: { $sum }.
log-held = A counter of { $battalion } holds at { $zone }.
log-routed = A counter of { $battalion } routs at { $zone }.
log-retreated = Retreat from { $from } to { $to }: { $units }.
log-left-map = Off the map from { $zone }: { $units }.
log-cut-off = No way back at { $zone }; eliminated: { $units }.
log-officer-rolled = { $officer } has lost his men.
log-officer-died = { $officer } dies at { $zone }.
log-officer-joined = { $officer } joins those at { $zone }.
log-moved = { $man } moves from { $from } to { $to }.
log-melee-texan = Melee at { $zone }: Texans { $texan }, Mexicans { $mexican }. The Texans win.
log-melee-mexican = Melee at { $zone }: Texans { $texan }, Mexicans { $mexican }. The Mexicans win.
log-mexican-lost = A counter of { $battalion } is lost at { $zone }.
log-gun-captured = { $gun } is captured intact.
log-gun-spiked = { $gun } is destroyed by its crew.
log-ammunition = { $gun } has no ammunition left.
log-unit-retreated = { $unit } falls back from { $from } to { $to }.
log-unit-trapped = { $unit } is lost: no way back from { $zone }.
log-no-room-behind = There is no room to fall back from { $zone }: they stay.
log-batteries-guns = The batteries aim at the guns.
log-batteries-infantry = The batteries aim at the men on the walls.
log-batteries-walls = The batteries aim at the walls.
log-battery-idle = A battery finds nothing to fire at.
log-sappers-breach = Sappers at { $zone } open a breach: { $section }.
log-sappers-failed = Sappers at { $zone } dig without success: { $section }.
log-marched = March from { $from } to { $to }: { $units }.
log-marched-breach = March from { $from } to { $to }, for the breach: { $units }.
log-marched-gun = March from { $from } to { $to }, for the nearest gun position: { $units }.
log-marched-sappers = March from { $from } to { $to }, for the nearest wall: { $units }.
log-marched-ladder = Up the ladder from { $from } to { $to }: { $units }.
log-marched-inside = March from { $from } to { $to }, for the nearest defenders: { $units }.
log-ladder-set = A ladder goes up at { $zone }: { $wall }.
log-ladder-failed = The ladder falls at { $zone }: { $wall }.
log-palisade-climbed = The palisade is climbed from { $zone }: { $wall }.
log-palisade-failed = The climb fails at { $zone }: { $wall }.
log-free-fire-hit = Free shot from { $zone }: a counter of { $battalion } is hit.
log-free-fire-missed = Free shot from { $zone } at { $battalion }: a miss.
log-pistols-hit = Bowie’s pistols hit a counter of { $battalion }.
log-pistols-missed = Bowie’s pistols miss { $battalion }.
log-exploded = Crockett blows up the magazine. Counters lost: Mexicans { $mexicans }, Texans { $texans }.
end-fallen = The last defender is dead. Points: { $points }.
end-santa-anna = Santa Anna is dead and his army runs. Points: { $points }.
end-exhausted = Santa Anna has nobody left to send and gives up. Points: { $points }.
end-called-off = The Alamo still stands and Santa Anna calls off the assault. Points: { $points }.

## Why not. `now-` says what is awaited, inside such a sentence.

now-place = the Texans are taking up their posts
now-cannon = the guns of the Alamo are firing
now-rifles = the infantry of the Alamo is firing
now-move = the Texans are moving
now-retreat = a Texan counter is falling back
now-withdraw = beaten Mexicans are withdrawing
now-melees = the next melee is being chosen
now-battery = a battery is being aimed
now-rifle-target = riflemen are choosing their target
now-dig = sappers are choosing a wall
now-turned = a captured gun is being fired
now-march = the Mexicans are moving
now-dice = the dice are deciding

no-wrong-phase = Not now: { $now }.
no-no-part = { $thing } is not part of this: right now { $now }.
no-place-next = After { $thing } comes a place on the map: right now { $now }.
no-enemys = { $thing } is on the other side: right now { $now }.
no-nothing-there = There is nothing there: right now { $now }.
no-go-on = There is more to choose: right now { $now }.
no-who-first = Choose a counter or an officer first, then { $zone }: right now { $now }.
no-click-zone = Choose the place itself, { $zone }: right now { $now }.
no-cannot-pass = This cannot be skipped: right now { $now }.
no-placement-over = The posts are taken only before the assault.
no-fallen-unit = { $unit } has fallen.
no-fallen-officer = { $officer } is dead.
no-off-map = { $officer } is off the map.
no-already-placed = { $man } already has a post.
no-place-inside = Texans are placed inside the Alamo, and { $zone } is outside.
no-no-infantry = There is no infantry at { $zone } for an officer to lead.
no-nobody-to-lead = { $officer } is placed with infantry that has no officer yet, and there is none.
no-bowie-sick = Bowie is sick and stays in his room.
no-post-taken = There is no room left for the usual post at { $zone }.
no-full = There is no room at { $zone }: three counters at most, guns included.
no-room-for-fewer = There is room at { $zone } for only { $room ->
    [one] one more counter
   *[other] { $room } more counters
}.
no-officer-there = An officer is already at { $zone }: one in each zone.
no-no-room-for-so-many = There is no way, or no room within reach, for that many of { $battalion } from { $zone }.
no-gun-destroyed = { $gun } is destroyed.
no-gun-stays = Guns never move: { $gun }.
no-no-crew = { $gun } has no crew left, and no other Texan may serve it.
no-no-ammunition = { $gun } has no ammunition left.
no-no-guns = No gun of the Alamo stands at { $zone }.
no-nothing-in-field = No Mexican is in the field of fire of { $zone }.
no-alone-in-zone = { $gun } is alone in its zone: choose the zone instead.
no-nothing-in-range = No Mexican is in rifle range of { $zone }.
no-officer-does-not-fire = { $officer } does not fire: he adds his bonus to those he is with.
no-nowhere-to-go = { $man } has nowhere to go: every zone within reach is full or already has an officer.
no-enemy-on-the-way = There is an enemy on the way from { $from } to { $to }, and his zone cannot be passed.
no-controlled = On the way from { $from } to { $to } units must stop next to the enemy.
no-nobody-of = There is nobody of { $battalion } at { $zone }.
no-have-moved = All of { $battalion } at { $zone } have moved, or must stay at the wall they failed to climb.
no-how-many = First say how many of { $battalion } go from { $zone }.
no-nowhere-for = There is no way on from { $zone } for { $battalion } this turn.
no-stops-at-wall = On the way from { $from } to { $to } units must stop at the foot of the wall.
no-lake = Nobody enters the small lake.
no-stream-takes-all = The stream lies between { $from } and { $to }: crossing it takes all of the cavalry’s movement.
no-horse-on-ladder = A ladder is not for horses: { $wall }.
no-ditch-ends = A ditch lies between { $from } and { $to }: nobody passes it with ladders.
no-ditch-breach = Cavalry cannot pass a breach behind a ditch: { $wall }.
no-wall-between = The wall is in the way, without a breach or a ladder: { $wall }.
no-no-climbing = A closed building cannot be climbed, and { $zone } is one.
no-men-first = On the way from { $from } to { $to } is a ladder that nobody has gone up yet: officers follow their men.
no-no-wall-here = There is no wall to climb before { $zone }. To march, choose a stack.
no-no-wall-between = There is no outer wall between { $from } and { $to }.
no-retreat-too-far = { $unit } falls back to an adjacent zone, and { $zone } is not one.
no-retreat-held = Mexicans are at { $zone }: nobody falls back there.
no-retreat-watched = Mexicans are next to { $zone }: nobody falls back there.
no-only-back = { $unit } attacked and must go back where it came from: { $zone }.
no-officer-follows = { $officer } goes with his men.
no-nobody-fires = There is no Texan infantry at { $zone } to fire.
no-has-fired = Those at { $zone } have already fired this phase: one die for each zone.
no-nobody-to-hit = There is no enemy at { $zone }.
no-fires-together = The guns at { $zone } fire together, with one die.
no-out-of-range = From { $from } rifles do not reach { $to }.
no-outside-field = From { $from } the guns do not bear on { $to }.
no-has-moved = { $man } has already moved this phase.
no-already-there = They are already there: { $zone }.
no-too-far = { $man } cannot reach { $zone } this turn.
no-outside-fort = The Texans do not leave the fort, and { $zone } is outside.
no-other-retreats = Another counter falls back now: { $unit }.
no-others-withdraw = The beaten Mexicans are at { $zone }: they withdraw first.
no-not-so-many = There are not that many of { $battalion } at { $zone }.
no-no-way-back = There is no way back from { $from } to { $to }.
no-watched = Texans are at { $zone } or next to it: nobody retreats there.
no-others-fire = It is the turn of those at { $zone } to fire.
no-not-nearest = From { $from } they fire at the nearest Texans, guns first, and that is not { $to }.
no-others-dig = It is the turn of the sappers at { $zone } to dig.
no-already-breached = There is already a breach: { $wall }.
no-no-target = This turn’s die does not let the batteries fire at that: { $mark }.
no-not-on-wall = No outer wall stands before { $zone }: the batteries fire at the walls and at those on them.
no-not-faced = The batteries stand on another side of the fort and cannot fire at that: { $mark }.
no-aimed-at = Another battery has already fired at that, and each gun or counter is the target of one only: { $mark }.
no-no-infantry-there = There is no infantry at { $zone } to fire at.
no-no-melee = There is no melee at { $zone }: the two sides do not meet there.
no-not-there = There are not that many of { $battalion } at { $zone } that may still move.
no-guards-gun = One counter must stay at { $zone }, on the captured gun.
no-march-too-far = There is no way from { $from } to { $to } this turn.
no-santa-anna-keeps-back = Santa Anna keeps a zone away from the wall, and { $zone } is too near.
no-nobody-climbs = There is nobody on foot below who may still move and climb: { $wall }.
no-ladder-stands = There is already a ladder there: { $wall }.
no-breach-stands = There is a breach; no ladder is needed: { $wall }.
no-too-late = Ladders go up at the beginning of the phase, before anyone marches: { $wall }.
no-has-climbed = They have already tried there this turn: { $wall }.
no-ladder-used = Only one counter per turn climbs a ladder: { $wall }.

## Decisions

do-place = { $man } takes up a post at { $zone }
do-usual = Place the rest at the usual posts
do-cannon = Cannon from { $from } at { $to }
do-gun = Fire { $gun } at { $to }
do-rifles = Rifles from { $from } at { $to }
do-move = { $man } moves to { $zone }
do-retreat = { $man } falls back to { $zone }
do-withdraw = Withdraw: { $units }, from { $from } to { $to }
do-dig = Sappers open a breach: { $wall }
do-battery = Fire a battery at { $mark }
do-melee = Fight the melee at { $zone }
do-climb = Put up a ladder: { $wall }
do-march = March: { $units }, from { $from } to { $to }
do-done = Done

## The position in the terminal

sketch-aside = Not yet placed
sketch-off = Off the map
sketch-breaches = Breaches
sketch-ladders = Ladders
sketch-score = Score
sketch-points = points: { $points } ({ $level })
sketch-defenders = defenders: { $count }
sketch-batteries = batteries: { $count }
sketch-gun-spent = { $gun }, no ammunition
sketch-gun-captured = { $gun }, captured
sketch-gun-crewless = { $gun }, no crew
log-wall-held = { $mark } holds.
log-wall-broke = { $mark } gives way.

## Rules of thumb: why a computer decides so. A name, a colon, an explanation.

thumb-one-behind-each-wall = One behind each wall: a wall with nobody behind it is a door.
thumb-officers-where-the-men-are = Officers where the men are: alone they lead nobody.
thumb-break-the-battalion = Break the battalion: this is the last of it still standing, and a broken battalion is worth a point.
thumb-those-inside-first = Those inside first: whoever is over the wall is shot before those in front of it.
thumb-those-at-the-wall = Those at the wall: whoever has reached its foot climbs next.
thumb-guns-reach-out = Guns reach out: they break up attackers while they are still far away.
thumb-shoot-to-rout = Shoot to rout: where a rout is likeliest and worth most.
thumb-to-the-wall-in-need = To the wall in need: where most Mexicans face the fewest men.
thumb-into-the-rooms = Into the buildings: men there are under cover even from those inside the fort, and no breach drives them out.
thumb-melee-with-good-odds = Melee with good odds: the knife only where it wins.
thumb-crockett-and-the-magazine = Crockett and the magazine: when all is lost, he takes them with him.
thumb-fall-back-to-safety = Fall back to safety: where the fewest enemies can follow.
thumb-stand-fast = Stand fast: nobody is needed more elsewhere.
thumb-drive-them-out = Drive them out: beaten Mexicans are best kept outside the walls, and apart.

thumb-ladders-to-the-wall = Ladders to the wall: whoever is at its foot tries to climb.
thumb-over-the-palisade = Over the palisade: it is the lowest wall of all.
thumb-through-the-breach = Through the breach: where the wall is down they pour in.
thumb-up-the-ladders = Over the wall: where a way up stands, they go in.
thumb-to-the-foot-of-the-wall = To the foot of the wall: out of the guns’ field of fire.
thumb-nearer-to-their-wall = Nearer to their wall: each battalion makes for the wall that its plan names.
thumb-hunt-the-garrison = Hunt the garrison: within the walls, to the nearest Texans.
thumb-officers-behind-the-column = Officers behind the column: they go where their men went.
thumb-batteries-before-the-columns = Batteries before the columns: they clear the wall where most men wait at its foot.
thumb-their-own-guns = Their own guns on them: a captured cannon is turned on the nearest Texans.
thumb-sappers-to-the-wall = Sappers to the wall: a breach before a gun is worth most.
thumb-keep-a-foothold = Keep a foothold: whoever stays inside, with others, is still in the fight.
thumb-by-the-plan = By the plan: everyone who could move by it has moved.

## What a turn comes to

summary-marched = Mexicans go to { $zones }.
summary-moved = Texans and officers go to { $zones }.
summary-zone = { $count ->
    [one] { $zone }
   *[other] { $zone } ({ $count })
}
summary-shots = Texan shots: { $shots }, hits: { $hits }.
summary-melees = Melees: { $zones }.
summary-fallen = The Alamo loses { $names }.
summary-mexicans = Mexican counters lost or routed: { $count }.
summary-opened = Breached: { $names }.
summary-more = { $count ->
    [one] one more
   *[other] { $count } more
}
log-done = { $side }: done.

# The box
box-facts = For two, for one, or against the computer · about 60 minutes · medium difficulty: a siege in which every man counts
aim = Texans: a point for each Mexican counter lost for good, { $points } so far; { $victory } are a victory, { $draw } a draw. The game ends when the last defender falls; { $defenders } are left.


# What is counted
count-defenders = Defenders left
count-breaches = Breaches
count-mexicans = Mexican counters lost

# Charts, and words of the trade
chart-fire = Fire: added to the die
chart-what = What
chart-by = By
chart-near-infantry = infantry, at an adjacent zone
chart-near-cannon = Texan cannon, at an adjacent zone
chart-near-eighteen = with the eighteen-pounder
chart-three-mexicans = three Mexican counters together
chart-need-cover = target under cover (6 hits, not 4)
chart-morale = Morale of the Mexicans
chart-by-cannon = hit by cannon
chart-by-eighteen = hit by the eighteen-pounder
chart-by-two = two counters fired together
chart-by-three = three counters fired together
chart-militia = militia of Toluca and San Luis
chart-entering = shot at while entering a zone of Texans
chart-melee = Melee: added to the die
chart-two-together = two counters together
chart-three-together = three counters together
chart-cannon-loaded = cannon with ammunition
chart-texans-defend = Texans who defend the zone
chart-mexican-foot = Mexican infantry or sappers
chart-mexican-horse = Mexican cavalry
chart-placement = Where the Mexicans come from
chart-die = Die
chart-reserve = Reserve and batteries
chart-column = Column { $column }
term-texan-guns = Alamo cannon
term-texan-guns-about = Each gun may fire at a target in its field of fire.
term-texan-rifles = Alamo rifles
term-texan-rifles-about = The infantry of a zone fires together at another zone, at most two zones away.
term-texan-movement = Texan movement
term-texan-movement-about = Infantry moves up to three zones, officers four; entering a zone with Mexicans means melee.
term-melee = melee|melees
term-melee-about = One die for each side, with modifiers. The higher total wins, a tie goes to the Texans, and the loser’s top counter is eliminated.
term-mexican-guns = Mexican batteries
term-mexican-guns-about = A die decides what the batteries outside fire at: guns, infantry or walls.
term-mexican-rifles = Mexican rifles
term-mexican-rifles-about = Mexican stacks fire at the nearest Texans.
term-mexican-movement = Mexican movement
term-mexican-movement-about = The columns march to the walls, put up ladders and climb.
term-survival = Survival roll
term-survival-about = A Texan counter or gun hit under cover is lost on a 1 or 2.
term-morale = Morale
term-morale-about = A Mexican counter that is hit rolls: it routs, retreats or holds.
term-sappers = Sappers
term-sappers-about = At the foot of a wall they open a breach on a 5 or 6.
term-ladder = ladder|ladders
term-ladder-about = It goes up at the foot of a wall on a 5 or 6. From then on one counter a turn crosses it without a roll.
term-rally = rally
term-rally-about = A battalion that has lost all its counters comes back next turn, one counter weaker.
term-bombardment = Bombardment
term-bombardment-about = Before the assault the Mexican batteries fire five rounds at guns and walls.
