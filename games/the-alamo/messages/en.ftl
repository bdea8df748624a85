# The Alamo, in English. The same messages stand in es.ftl.

## The box

scenario-assault = The assault
scenario-assault-about = 6 March 1836, before dawn. Four Mexican columns come out of the dark, nobody inside knows where. The garrison must cost them more than they can bear; they must leave none of it alive.
side-texan = Texans
side-mexican = Mexicans

## Options: each settles a doubt about the lost rules

option-clear-row = Combat table, clear ground
option-clear-row-one = From strength 1 to 10 (ruling 1)
option-clear-row-two = From 2 to 10, as the torn page has it
option-shifts = Combat table, doorways and stone walls
option-shifts-five-two = Take five and two off the strength (ruling 2)
option-shifts-four-one = Take four and one
option-stacking = Combat units in a hex
option-stacking-one = One (ruling 3)
option-stacking-two = Two
option-mexicans = Mexican units
option-mexicans-44 = 44, twelve of them in the Reserve (ruling 4)
option-mexicans-40 = 40, eight to a column
option-texan-zone = A Texan unit controls
option-texan-zone-faced = The hex it faces (ruling 7)
option-texan-zone-chosen = The first hex beside it that an enemy enters, if the Texan wishes
option-contact = Mexicans who unsettle a Texan unit
option-contact-adjacent = All who are in contact with it (ruling 8)
option-contact-faced = Only one in the hex it faces
option-close-fire = Fire in an enemy zone of control
option-close-fire-no = No, only melee (ruling 9)
option-close-fire-yes = Yes
option-range = Range of small arms
option-range-limited = Texans 10 hexes, Mexicans 6 (ruling 10)
option-range-sight = As far as they see
option-fire-back = A counterattack result in fire
option-fire-back-no = No effect (ruling 11)
option-fire-back-yes = The target fires back
option-rout-retreat = Routed units
option-rout-retreat-three = Run up to three hexes (ruling 13)
option-rout-retreat-none = Stay where they are
option-advance = Advance after melee
option-advance-yes = Yes (ruling 14)
option-advance-no = No
option-crew = A gun and its crew
option-crew-one = Either the gun fires or the men (ruling 15)
option-crew-both = Both attack
option-breach = A breach is made
option-breach-results = By a number on the combat table (ruling 16)
option-breach-table = By a die, by kind of wall
option-losses = Mexican losses
option-losses-step-20 = 20 for each step (ruling 17)
option-losses-step-25 = 25 for each step
option-losses-unit-50 = 50 for each unit eliminated
option-replacement = Eliminated Mexicans go on the track to
option-replacement-less-one = Two dice less one (ruling 18)
option-replacement-two-dice = Two dice; a 12 is lost for good
option-returns = Mexican units come back
option-returns-reduced = Reduced (ruling 19)
option-returns-full = At full strength
option-withdrawal = Withdrawal check
option-withdrawal-compare = Losses against the figure of the turn (ruling 20)
option-withdrawal-die = A die as well, when they are above it
option-late-turns = The figure after turn 12
option-late-turns-same = Stays 900 (ruling 21)
option-late-turns-more = 50 more each turn
option-garrison = The garrison is placed
option-garrison-free = Anywhere in the compound (ruling 22)
option-garrison-posts = At its historical posts
option-north-wall = The mended gap in the north wall
option-north-wall-outer = As strong as the rest (ruling 25)
option-north-wall-wooden = Timber, at 1107/1108
option-enclosures = Courtyard and lunette
option-enclosures-outside = Not within the walls, like pen and yard (ruling 26)
option-enclosures-within = Within the walls
option-continued-siege = After a withdrawal
option-continued-siege-told = Dice tell what became of the siege (16.7)
option-continued-siege-untold = The game just ends

## Leaders

leader-Travis = Travis
leader-Crockett = Crockett
leader-Bonham = Bonham
leader-Dickinson = Dickinson
leader-Bowie = Bowie
leader-Cos = Cos
leader-Duque = Duque
leader-Romero = Romero
leader-Morales = Morales
leader-Castrillon = Castrillón

leader-Travis-about = Lieutenant Colonel William B. Travis, commander of the Alamo
leader-Crockett-about = David Crockett of Tennessee
leader-Bonham-about = James B. Bonham, the messenger who came back
leader-Dickinson-about = Captain Almaron Dickinson, of the artillery
leader-Bowie-about = James Bowie, too ill to walk far
leader-Cos-about = General Martín Perfecto de Cos, first column
leader-Duque-about = Colonel Francisco Duque, second column
leader-Romero-about = Colonel José María Romero, third column
leader-Morales-about = Colonel Juan Morales, fourth column
leader-Castrillon-about = General Manuel Fernández Castrillón, with the Reserve

## Batteries

battery-18pdr = 18-pounder
battery-gunnade = Gunnade
battery-12pdr1 = 12-pounder 1
battery-12pdr2 = 12-pounder 2
battery-8pdr1 = 8-pounder 1
battery-8pdr2 = 8-pounder 2
battery-8pdr3 = 8-pounder 3
battery-gate = Gate guns
battery-palisade1 = Palisade guns 1
battery-palisade2 = Palisade guns 2

## Combat units

unit-TennA = Tennessee A
unit-ForsA = Forsyth A
unit-GreysA = Greys A
unit-GreysB = Greys B
unit-GonzA = Gonzales A
unit-BakerA = Baker A
unit-ForsB = Forsyth B
unit-GreysC = Greys C
unit-GonzB = Gonzales B
unit-WhiteA = White A
unit-WhiteB = White B
unit-BakerB = Baker B
unit-ForsC = Forsyth C
unit-GonzC = Gonzales C
unit-TennB = Tennessee B
unit-WhiteC = White C
unit-BakerC = Baker C
unit-DickA = Dickinson A
unit-CareyA = Carey A
unit-CareyB = Carey B
unit-CareyC = Carey C
unit-DickB = Dickinson B
unit-Tejanos = Tejanos
unit-CareyD = Carey D
unit-Engineers = Engineers
unit-HQ = Headquarters
unit-CareyE = Carey E
unit-Hospital = Hospital guard
unit-Horse = Horse guard
unit-AldC = Aldama cazadores
unit-Ald1 = Aldama 1
unit-Ald2 = Aldama 2
unit-Ald3 = Aldama 3
unit-Ald4 = Aldama 4
unit-SL1 = San Luis 1
unit-SL2 = San Luis 2
unit-SL3 = San Luis 3
unit-TolC = Toluca cazadores
unit-Tol1 = Toluca 1
unit-Tol2 = Toluca 2
unit-Tol3 = Toluca 3
unit-Tol4 = Toluca 4
unit-SL4 = San Luis 4
unit-SL5 = San Luis 5
unit-SL6 = San Luis 6
unit-Mat1 = Matamoros 1
unit-Mat2 = Matamoros 2
unit-Mat3 = Matamoros 3
unit-Jim1 = Jiménez 1
unit-Jim2 = Jiménez 2
unit-Jim3 = Jiménez 3
unit-Jim4 = Jiménez 4
unit-SL7 = San Luis 7
unit-MatC = Matamoros cazadores
unit-JimC = Jiménez cazadores
unit-SLC = San Luis cazadores
unit-Ald5 = Aldama 5
unit-Ald6 = Aldama 6
unit-All1 = Allende 1
unit-All2 = Allende 2
unit-All3 = Allende 3
unit-Zap1 = Zapadores 1
unit-Zap2 = Zapadores 2
unit-Zap3 = Zapadores 3
unit-Zap4 = Zapadores 4
unit-MatG = Matamoros grenadiers
unit-JimG = Jiménez grenadiers
unit-AldG = Aldama grenadiers
unit-TolG = Toluca grenadiers
unit-SLG = San Luis grenadiers
unit-All4 = Allende 4
unit-All5 = Allende 5
unit-All6 = Allende 6

unit-TennA-about = Tennesseans who came with David Crockett
unit-ForsA-about = Captain John H. Forsyth’s cavalry, on foot
unit-GreysA-about = Captain William Blazeby’s New Orleans Greys
unit-GreysB-about = Captain William Blazeby’s New Orleans Greys
unit-GonzA-about = Lieutenant George C. Kimbell’s rangers from Gonzales
unit-BakerA-about = Captain William C. M. Baker’s volunteers
unit-ForsB-about = Captain John H. Forsyth’s cavalry, on foot
unit-GreysC-about = Captain William Blazeby’s New Orleans Greys
unit-GonzB-about = Lieutenant George C. Kimbell’s rangers from Gonzales
unit-WhiteA-about = Captain Robert White’s Bexar Guards
unit-WhiteB-about = Captain Robert White’s Bexar Guards
unit-BakerB-about = Captain William C. M. Baker’s volunteers
unit-ForsC-about = Captain John H. Forsyth’s cavalry, on foot
unit-GonzC-about = Lieutenant George C. Kimbell’s rangers from Gonzales
unit-TennB-about = Tennesseans who came with David Crockett
unit-WhiteC-about = Captain Robert White’s Bexar Guards
unit-BakerC-about = Captain William C. M. Baker’s volunteers
unit-DickA-about = Captain Almaron Dickinson’s gunners of the church
unit-CareyA-about = Captain William R. Carey’s artillery company
unit-CareyB-about = Captain William R. Carey’s artillery company
unit-CareyC-about = Captain William R. Carey’s artillery company
unit-DickB-about = Captain Almaron Dickinson’s gunners of the church
unit-Tejanos-about = Captain Juan Seguín’s Tejanos
unit-CareyD-about = Captain William R. Carey’s artillery company
unit-Engineers-about = Green B. Jameson’s engineers
unit-HQ-about = Travis’s staff and orderlies
unit-CareyE-about = Captain William R. Carey’s artillery company
unit-Hospital-about = The guard of the hospital in the long barracks
unit-Horse-about = The guard of the horses in the courtyard
unit-AldC-about = Light company of the Aldama battalion
unit-Ald1-about = Regular battalion of Aldama
unit-Ald2-about = Regular battalion of Aldama
unit-Ald3-about = Regular battalion of Aldama
unit-Ald4-about = Regular battalion of Aldama
unit-SL1-about = Active militia battalion of San Luis
unit-SL2-about = Active militia battalion of San Luis
unit-SL3-about = Active militia battalion of San Luis
unit-TolC-about = Light company of the Toluca battalion
unit-Tol1-about = Active militia battalion of Toluca
unit-Tol2-about = Active militia battalion of Toluca
unit-Tol3-about = Active militia battalion of Toluca
unit-Tol4-about = Active militia battalion of Toluca
unit-SL4-about = Active militia battalion of San Luis
unit-SL5-about = Active militia battalion of San Luis
unit-SL6-about = Active militia battalion of San Luis
unit-Mat1-about = Regular battalion of Matamoros
unit-Mat2-about = Regular battalion of Matamoros
unit-Mat3-about = Regular battalion of Matamoros
unit-Jim1-about = Regular battalion of Jiménez
unit-Jim2-about = Regular battalion of Jiménez
unit-Jim3-about = Regular battalion of Jiménez
unit-Jim4-about = Regular battalion of Jiménez
unit-SL7-about = Active militia battalion of San Luis
unit-MatC-about = Light company of the Matamoros battalion
unit-JimC-about = Light company of the Jiménez battalion
unit-SLC-about = Light company of the San Luis battalion
unit-Ald5-about = Regular battalion of Aldama
unit-Ald6-about = Regular battalion of Aldama
unit-All1-about = Regular battalion of Allende
unit-All2-about = Regular battalion of Allende
unit-All3-about = Regular battalion of Allende
unit-Zap1-about = Sapper battalion
unit-Zap2-about = Sapper battalion
unit-Zap3-about = Sapper battalion
unit-Zap4-about = Sapper battalion
unit-MatG-about = Grenadier company of the Matamoros battalion
unit-JimG-about = Grenadier company of the Jiménez battalion
unit-AldG-about = Grenadier company of the Aldama battalion
unit-TolG-about = Grenadier company of the Toluca battalion
unit-SLG-about = Grenadier company of the San Luis battalion
unit-All4-about = Regular battalion of Allende
unit-All5-about = Regular battalion of Allende
unit-All6-about = Regular battalion of Allende

## Columns, areas, places, hexsides

column-1 = Column 1
column-2 = Column 2
column-3 = Column 3
column-4 = Column 4
column-R = Reserve
area-1 = Entry Area 1
area-2 = Entry Area 2
area-3 = Entry Area 3
area-4 = Entry Area 4
area-5 = Entry Area 5
area-6 = Entry Area 6
hex = { $hex }
place-ground = { $hex }
place-roof = { $hex } (roof)
place-platform = { $hex } (platform)
place-inside = { $hex } (inside)
wall = { $wall }, { $terrain }
wall-with = { $wall }, { $terrain } with { $opening }

terrain-clear = clear ground
terrain-stone = stone wall
terrain-wooden = wooden wall
terrain-inner = inner wall
terrain-outer = outer wall
terrain-church = church wall
terrain-doorway = doorway
terrain-gunslit = gunslit
terrain-ramp = gun ramp
terrain-breach = breach
terrain-impassable = barred gate
terrain-interior = interior wall

kind-texan = garrison
kind-regular = regular infantry
kind-militia = active militia
kind-cazadores = cazadores, light infantry
kind-grenadiers = grenadiers
kind-zapadores = Zapadores, sappers

ground-open = open ground
ground-plaza = plaza
ground-platform = gun platform
ground-building = building
ground-courtyard = courtyard
ground-pen = cattle pen
ground-yard = church yard
ground-nave = church
ground-apse = church platform
ground-lunette = lunette

order-good = in good order
order-disordered = disordered
order-routed = routed
way-fire = Fire
way-melee = Melee

## Buttons

button-0 = Done
button-1 = Historical set-up
button-2 = Seal the plot
button-3 = Bring on the rest
button-4 = Commit the Reserve
button-5 = Advance
button-6 = Stay
button-7 = Leave the map
button-8 = The usual plot
button-9 = Everyone into the rooms
button-10 = All move
button-11 = All face the enemy
button-12 = All attack where it hurts most
button-13 = All fire at the nearest
button-14 = The routed run by themselves
button-15 = Nobody turns this turn
band-column = { $column }, all of it
undone-attacks = { $count ->
    [one] One unit or battery has not attacked.
   *[other] { $count } units and batteries have not attacked.
}
nothing = nothing
quoted = “{ $what }”

## What is awaited

prompt-guns = Texan set-up: choose a battery, then an artillery hex. The Mexican player sees where they are.
prompt-plot = Mexican plot: choose a column, then its Entry Area; columns 1 to 4 need different ones. Seal the plot when it is complete.
prompt-garrison = Texan set-up: choose a unit or leader to place, or place the rest in the historical set-up.
prompt-put = Where do you place { $piece }? Choose a place in the compound.
prompt-first-facing = Texan set-up: choose a unit, then the hex it faces. Choose Done when all face the right way.
prompt-columns = The columns appear: choose a unit or leader, then a hex of its Entry Area, or bring on the rest.
prompt-replacements = Replacements: choose a unit, then a hex of its Entry Area, or bring on the rest.
prompt-reserve = The Reserve arrives: choose a unit or leader, then a hex of its Entry Area, or bring on the rest.
prompt-texan-move = Texan movement: choose a unit or leader to move. Choose Done when nobody else will move.
prompt-mexican-move = Mexican movement: choose a unit or leader to move. Choose Done when nobody else will move.
prompt-moving = Moving { $piece }: choose where to, or first the leader or battery that goes along.
prompt-react = Within reach: { $piece }. Choose a Texan unit beside it and that hex to control it, or Done to let it pass.
prompt-facing = Texan movement ends: choose a unit, then the hex it faces from now on. Choose Done when all face the right way.
prompt-commitment = Mexicans are within the walls: commit the Reserve now? It comes next turn. Choose Done to keep it back.
prompt-texan-attack = Texan combat: choose a unit or battery to attack with. Choose Done when nobody else will attack.
prompt-mexican-attack = Mexican combat: choose a unit or battery to attack with. Choose Done when nobody else will attack.
prompt-aim = Attack with { $piece }: choose an enemy unit, then fire or melee; with a battery, perhaps a wall to breach.
prompt-attack-roll = { $attacker } attacks { $piece }: one die, column { $column }.
prompt-counter-roll = { $attacker } answers { $piece }: one die, column { $column }.
prompt-breach-roll = { $piece } fires at { $wall }: one die.
prompt-damage-roll = A hit on { $piece }: two dice { $modifier } against Morale { $morale }.
prompt-track-roll = Eliminated: { $piece }. Two dice for the Replacement Track.
prompt-leader-roll = { $piece } is left alone: he falls on a 1 or 2.
prompt-retreat = { $piece } routs: choose where to run.
prompt-advance = The way is clear: advance with { $piece }?
prompt-withdrawal-roll = { $losses } casualties against { $limit }: a die decides whether the Mexicans withdraw.
prompt-siege-roll = The Mexicans have withdrawn: two dice tell what became of the siege.
prompt-mexicans-won = The Alamo has fallen at a cost of { $losses } casualties: the Mexicans have won.
prompt-mexicans-won-decisive = The Alamo has fallen at a cost of only { $losses } casualties: a decisive Mexican victory.
prompt-mexicans-won-in-death = The Alamo has fallen, but it cost { $losses } casualties: the Mexicans have won, and the garrison has its victory in death.
prompt-withdrawn = { $losses } casualties: the Mexicans have withdrawn and the Texans have won.
prompt-too-late = Turn { $turn } is over and the Alamo stands: the Texans have won.

## Phases

phase-set-up = Set-up
phase-replacement = Mexican replacements
phase-reserve-placement = Mexican Reserve arrives
phase-texan-movement = Texan movement
phase-texan-combat = Texan combat
phase-texan-rally = Texan rally
phase-reserve-commitment = Mexican Reserve commitment
phase-mexican-movement = Mexican movement
phase-mexican-combat = Mexican combat
phase-mexican-rally = Mexican rally
phase-withdrawal-check = Mexican withdrawal check
phase-over = The end

## The log

log-turn-began = Turn { $turn }
log-gun-posted = { $battery } is posted at { $place }.
log-plotted = { $column } will come by { $area }.
log-plot-sealed = The Mexican plot is sealed.
log-placed = { $piece } is posted at { $place }.
log-faced = { $unit } faces { $hex }.
log-column-revealed = { $column } comes by { $area }.
log-deployed = { $piece } appears at { $place }.
log-track-moved = { $unit } moves up to space { $space }.
log-reserve-committed = The Reserve is ordered in.
log-moved = { $piece } goes from { $from } to { $to }.
log-went-along = { $piece } goes along to { $to }.
log-captured-texan = { $battery } falls into Texan hands.
log-captured-mexican = { $battery } falls into Mexican hands.
log-attack-declared-fire = Fire: { $attacker } at { $target }, strength { $strength }, { $terrain }, column { $column }.
log-attack-declared-melee = Melee: { $attacker } against { $target }, strength { $strength }, { $terrain }, column { $column }.
log-counterattacked-fire = Fire back: { $unit } at { $target }, strength { $strength }, column { $column }.
log-counterattacked-melee = Counterattack: { $unit } against { $target }, strength { $strength }, column { $column }.
log-attack-rolled-nothing = { $die }: no effect.
log-attack-rolled-counterattack = { $die }: counterattack.
log-attack-rolled-hit = { $die }: a hit.
log-attack-rolled-number = { $die }: a hit that adds { $added }.
log-breach-made = { $battery } at { $wall }: a breach!
log-breach-failed = { $battery } at { $wall }: the wall holds.
log-modified-defending-leader = { $value } for { $leader }, who is there.
log-modified-over-the-wall = { $value } for Mexicans within the walls.
log-modified-attacking-leader = { $value } for { $leader }, who leads the attack.
log-modified-result = { $value } for the result of the attack.
log-modified-shaken = { $value } for being disordered or routed already.
log-modified-contact = { $value } for Mexicans in contact.
log-modified-walls-passed = { $value } for Mexicans within the walls.
log-damage-checked-no-effect = { $unit }: { $total } against Morale { $morale }, no effect.
log-damage-checked = { $unit }: { $total } against Morale { $morale }.
log-disordered = { $unit } is disordered.
log-routed = { $unit } routs.
log-step-lost = { $unit } loses a step.
log-step-lost-mexican = { $unit } loses a step: { $losses } casualties in all.
log-eliminated = { $unit } is eliminated.
log-eliminated-mexican = { $unit } is eliminated: { $losses } casualties in all.
log-replaced = { $unit } goes to space { $space } of the Replacement Track.
log-out-of-game = { $unit } is out of the game.
log-retreated = { $unit } flees from { $from } to { $to }.
log-left-map = { $unit } leaves the map, to space 1 of the Replacement Track.
log-could-not-retreat = { $unit } has nowhere to run.
log-advanced = { $unit } advances to { $to }.
log-leader-saved = { $leader } gets away to { $place }.
log-leader-fell = { $leader } falls.
log-leader-caught = { $leader } is caught alone at { $place } and falls.
log-rallied-good = { $unit } is in good order again.
log-rallied-disordered = { $unit } is no longer routed, but still disordered.
log-withdrawal-checked = { $losses } casualties; { $limit } mean withdrawal.
log-withdrawal-rolled = { $needed } or less was needed: the Mexicans withdraw.
log-withdrawal-held = { $needed } or less was needed: the Mexicans fight on.
log-texans-won = { $losses } casualties are too many: the Mexicans withdraw and the Texans have won.
log-assault-failed = Turn { $turn } is over and the Alamo stands: the Texans have won.
log-mexicans-won-decisive = No Texan unit is left: the Mexicans have won with { $losses } casualties, a decisive victory.
log-mexicans-won-plain = No Texan unit is left: the Mexicans have won with { $losses } casualties.
log-mexicans-won-dearly = No Texan unit is left: the Mexicans have won with { $losses } casualties. The garrison has its victory in death.
log-siege-2 = Fannin comes from Goliad after all. The beaten army is driven over the Rio Grande, and Texas is free.
log-siege-3 = Fannin tries to break through and fails; the garrison dies. But so few of the army are left that it goes back over the Rio Grande, and comes again in three months.
log-siege-5 = Fannin makes a half-hearted march, is beaten with heavy loss and loses his command. The garrison dies three days later.
log-siege-7 = The guns open breach after breach and a second assault takes the place. But the army must wait for fresh troops before it marches on.
log-siege-9 = The next day the weakened garrison is killed to the last man at little cost. After two days of rest the army marches on, to San Jacinto and its defeat.
log-siege-12 = After a week under fire the garrison gives up and is shot. When Santa Anna is taken at San Jacinto he is lynched, and Texas is free.

## Why not

no-out-of-turn = Not now. { $now }
no-nothing = There is nothing of this game there. { $now }
no-unfinished = That is only the beginning of a decision. { $now }
no-too-early = Something else is chosen first: { $thing } comes later. { $now }
no-no-part = { $thing } cannot be used now. { $now }
no-cannot-follow = { $thing } cannot come next. { $now }
no-nobody-there = There is nobody at { $place }. { $now }
no-click-the-piece = Choose the piece, not its place: { $piece }. { $now }
no-chosen = Already chosen: { $piece }. { $now }
no-by-button = The buttons decide that. { $now }
no-walls-in-combat = A wall is only fired at, by a battery in its Combat Phase: { $wall }. { $now }
no-enemy = { $thing } belongs to the enemy. { $now }
no-gun-posted = Already posted: { $battery }.
no-guns-first = Guns are posted first; the garrison is placed after the plot: { $piece }.
no-not-artillery-hex = { $place } is not an artillery hex.
no-gun-hex-taken = There is already a battery at { $place }.
no-history-taken = Another unit is already at the historical post, { $place }.
no-column-plotted = { $column } already has its area.
no-area-taken = Another column has { $area }: columns 1 to 4 need different ones.
no-plot-incomplete = Not every column has an Entry Area yet.
no-piece-placed = Already posted: { $piece }.
no-not-in-compound = The garrison is set up in the compound; { $place } is outside.
no-has-faced = { $unit } has already changed its facing.
no-units-face = Only combat units have a facing: { $piece }.
no-not-beside = { $hex } is not beside { $unit }.
no-faces-there = { $unit } already faces { $hex }.
no-enemy-elsewhere = A unit turns to the enemy who comes near, and he is at { $place }.
no-other-level = { $place } is on another level: { $unit } does not control it.
no-no-control-across = The zone of control of { $unit } does not extend there: { $terrain }.
no-not-due = It is not due to enter the map now: { $piece }. { $now }
no-not-its-area = { $place } is not in the Entry Area of { $piece }.
no-no-column-there = { $leader } must be placed with a unit of his column; there is none at { $place }.
no-not-on-map = { $piece } is not on the map.
no-has-moved = { $piece } has already moved this phase.
no-is-routed = { $unit } is routed and cannot be moved.
no-gun-needs-unit = A battery moves only with a combat unit in good order: { $battery }.
no-not-together = { $piece } is not with the unit that moves.
no-goes-alone = Only leaders and batteries go along with a unit, and nobody goes along with a leader: { $piece }.
no-goes-along = { $piece } already goes along.
no-under-way = { $piece } is already on the move. Whoever goes along sets out with it.
no-take-by-entering = Enemy leaders who are alone, and guns, fall to the unit that enters their place: { $piece }.
no-nowhere-to-go = { $piece } has nowhere to go.
no-already-there = It is already at { $place }.
no-one-hex-with-gun = With a battery it goes one hex per phase, and { $place } is farther.
no-hex-by-hex = By the chosen option Mexican units go hex by hex, and { $place } is not the next.
no-too-far = { $place } is too far: not enough movement points.
no-no-way = There is no way to { $place } with the points left: walls, enemies or their zones of control are in between.
no-place-full = There is no room at { $place }: { $limit ->
    [one] one combat unit
   *[other] { $limit } combat units
} at most.
no-battery-there = There is room for one battery at { $place }, and there is one already.
no-enemy-there = The enemy holds { $place }.
no-prohibited = No way to { $place }: { $terrain }.
no-no-door = No doorway and no breach leads to { $place } from there.
no-edge-of-map = Nobody leaves the map, except routed Mexicans.
no-no-stairs = There is no way between a roof and the inside below it, at { $place }: leave the building first.
no-disordered-at-wall = A disordered unit does not cross to { $place }: { $terrain }.
no-disordered-in-zone = A disordered unit does not enter an enemy zone of control, and { $place } is in one.
no-zone-to-zone = From one enemy zone of control a unit does not go straight into another, at { $place }.
no-leader-in-zone = A leader alone does not enter an enemy zone of control, and { $place } is in one.
no-gun-at-hexside = Artillery does not cross to { $place }: { $terrain }.
no-has-attacked = { $piece } has already attacked this phase.
no-not-in-order = { $unit } is not in good order.
no-no-crew = { $battery } has no crew: no combat unit in good order is with it.
no-gun-moved = { $battery } has moved this turn and cannot fire.
no-gun-just-taken = { $battery } has just been captured: it can fire from the next Combat Phase on.
no-no-target = { $piece } has nothing to attack.
no-leaders-do-not-attack = Leaders do not attack; they lead those they are with: { $leader }.
no-not-a-target = Attacks are made on combat units: { $piece }.
no-attack-the-unit = The attack is on the unit, not on its place: choose { $unit }.
no-not-an-enemy = { $piece } is not an enemy.
no-blocked = No line of sight: { $block }.
block-unit = a combat unit stands at { $place }
block-height = { $place } lies between different heights
block-above = { $place } is higher than both
block-wall = neither stands at { $wall }
block-church = { $wall }
block-interior = { $wall }
block-no-opening = the building at { $hex } has no opening there
block-floor = the roof of { $hex } lies between
no-out-of-range = The target is { $distance } hexes away; the range is { $range }.
no-in-enemy-zone = In an enemy zone of control a unit does not fire; it can only fight hand to hand.
no-gun-in-enemy-zone = In an enemy zone of control a battery fires only at an adjacent enemy.
no-under-the-muzzle = The gun cannot be lowered enough to hit { $place }, just below its wall.
no-guns-do-not-melee = Guns do not fight hand to hand.
no-not-adjacent = { $unit } is not within reach of a melee.
no-no-melee-across = No melee is fought there: { $terrain }.
no-only-guns-breach = Only a battery makes a breach.
no-breached = { $wall } is already breached.
no-breach-too-far = { $wall } is { $distance } hexes away; a breach is made within 10.
no-wall-not-seen = The battery does not see { $wall }.
no-no-retreat = It cannot run to { $place }: each step must lead away from the attacker, into no enemy zone of control and over no high wall.
no-too-far-to-run = { $place } is too far: the routed run three hexes at most.
no-not-away = { $place } is no farther from the attacker.
no-in-zone = { $place } is in an enemy zone of control.
no-not-own-area = Only routed Mexicans leave the map, and only by their own Entry Area.
no-reserve-called = The Reserve is already committed.
no-nobody-within = No Mexican combat unit in good order is within the walls.

## Decisions

do-gun = Post { $piece } at { $place }
do-historic = Place the rest in the historical set-up
do-plot = { $column } comes by { $area }
do-commit = Seal the plot
do-take = Place { $piece }
do-put = Post it at { $place }
do-face = Turn { $piece } to { $hex }
do-deploy = Bring on { $piece } at { $place }
do-deploy-all = Bring on the rest in order
do-reserve = Commit the Reserve
do-move = Move { $piece }
do-with = Take { $piece } along
do-to = Go to { $place }
do-attack = Attack with { $piece }
do-fire = Fire at { $piece }
do-melee = Fight { $piece } hand to hand
do-breach = Breach { $wall }
do-retreat = Run to { $place }
do-leave = Leave the map
do-advance = Advance
do-stay = Stay
do-done = Done

## The position in the terminal

sketch-track = Replacement Track
sketch-aside = Not on the map
sketch-breaches = Breaches
sketch-fight = The attack
sketch-losses = Losses
sketch-unit = { $unit } { $fire }/{ $melee }
sketch-unit-faces = { $unit } { $fire }/{ $melee }, faces { $hex }
sketch-state = { $unit }, { $order }
sketch-space = { $unit } on space { $space }
sketch-battery = { $battery } ({ $strength })
sketch-battery-taken = { $battery } ({ $strength }, Mexican)
sketch-count = { $count } of { $column }
sketch-odds = { $attacker } at { $target }, { $terrain }, column { $column }: of 216 rolls { $disordered } disorder, { $step } cost a step, { $eliminated } eliminate
sketch-lost = { $losses } of { $limit }

# Rules of thumb: why a computer decides so. A name, a colon, an explanation. Nothing is told of the plot.

thumb-guns-first = Guns first: one shot of theirs is worth a volley.
thumb-leaders-with-men = Leaders with men: where they fight, and never two where one will do.
thumb-those-inside-first = Those inside first: whoever is over the wall is shot before those in front of it.
thumb-hold-fire = Hold fire: the shots that are left would draw more harm than they cause.

thumb-man-the-walls = Man the walls: guns where they bear on the open ground, the best rifles where the wall is long.
thumb-face-where-they-come-from = Face where they come from: a unit controls only what it faces.
thumb-out-of-reach = Out of reach: whoever is about to be caught gets away while he can.
thumb-into-the-rooms = Into the rooms: only guns and bayonets reach a man there.
thumb-go-where-they-come = Go where they come: a rifle far from the enemy holds nothing.
thumb-best-rifles-first = Best rifles first: those who hit most shoot before the targets are gone.
thumb-shoot-the-surest = Shoot the surest: at what is likeliest to fall.
thumb-melee-with-good-odds = Melee with good odds: hand to hand only where it wins, or where there is no other way.
thumb-no-other-mark = No other target: the gun is loaded, and a wall is all it sees.
thumb-run-to-cover = Run to cover: rooms, then roofs, then the foot of a wall, and away from the enemy.
thumb-hold-the-walls = Hold the walls: whoever leaves them in pursuit is lost in the open.

thumb-plot-in-secret = The plot: where the columns will come from is written down in secret, and seen when they come.
thumb-in-order-of-march = In order of march: those who are to go first come on in front.
thumb-the-reserve-at-once = The Reserve at once: as soon as somebody is within the walls, all go.
thumb-those-in-front-first = Those in front first: they clear the way for the others; whoever can fight stays, and so do the shaken.
thumb-over-the-wall = Over the wall: where nobody is behind it.
thumb-take-the-guns = Take the guns: a battery taken is turned on its rooms.
thumb-close-with-them = Close with them: to a place from which they can be attacked hand to hand.
thumb-clear-the-compound = Clear the compound: from yard to yard, to the next Texans.
thumb-the-shortest-way-to-the-enemy = The shortest way to the enemy: every turn before the walls costs men.
thumb-hand-to-hand = Hand to hand: wherever possible, the likeliest first.
thumb-fire-where-it-harms-most = Fire where it harms most: for those who cannot reach them.
thumb-room-by-room = Room by room: those who hold out in the rooms are dug out with the bayonet.
thumb-guns-open-the-rooms = Guns open the rooms: a captured gun breaks the wall of a room that still holds out.
thumb-go-in = Go in: an emptied place is entered before it is filled again.
thumb-out-of-the-fire = Out of the fire: the beaten run to where the fewest can shoot at them.
thumb-stay-and-fight = Stay and fight: those who are left stay where they can do harm.

## What a turn comes to

summary-moved = Moved: { $list }.
summary-pieces = { $count } { $side }
summary-over = Over the walls: { $names }.
summary-attacks = Attacks: { $list }.
summary-fire = { $count } by fire ({ $side })
summary-melee = { $count } hand to hand ({ $side })
summary-dead = Eliminated: { $names }.
summary-steps = Steps lost: { $list }.
summary-taken = Guns taken: { $names }.
summary-breached = Breached: { $names }.
summary-more = { $count ->
    [one] one more
   *[other] { $count } more
}
log-done = { $side }: done.

# The box
box-facts = For two, or against the computer · two hours and more · demanding: every hex, every door, every battery
aim = Texans: Mexican losses of { $limit } at the end of the turn, { $losses } so far. Mexicans: no Texan combat unit left.


# What is counted
count-dead = Units out of the game
count-casualties = Mexican casualties
count-breaches = Breaches
