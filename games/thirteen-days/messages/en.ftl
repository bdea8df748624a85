# Thirteen Days of Glory, in English. The same messages stand in es.ftl.
# `zone-` names a place on the map; `the-` says it inside a sentence.

## The box

scenario-solitaire = Alone in the Alamo
scenario-solitaire-about = Five rounds of bombardment, then the assault of 6 March 1836. You command the Texans; the Mexicans come by themselves, by dice and fixed priorities. The walls will fall: make it costly.
scenario-two-player = Two commanders
scenario-two-player-about = The same battle with a player on each side: the Mexican decides where the automatic columns would, within the same limits.
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
the-W1 = the south of the west wall
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
the-fW1 = the foot of the west wall’s south
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

section-0 = Southwest corner, west face
section-1 = West wall, south
section-2 = West wall, middle
section-3 = West wall, battery
section-4 = West wall, north houses
section-5 = Northwest corner, west face
section-6 = Northwest corner, north face
section-7 = North wall, battery
section-8 = North wall, east end
section-9 = Corral, north wall
section-10 = Northeast pen, north wall
section-11 = North wall, end face
section-12 = Northeast pen, east wall
section-13 = Cattle pen, east wall
section-14 = Southwest corner, south face
section-15 = Lunette
section-16 = Palisade

## Guns

gun-1 = Gun 1 (eighteen-pounder)
gun-2 = Gun 2 (west wall)
gun-3 = Gun 3 (northwest corner)
gun-4 = Gun 4 (north wall)
gun-5 = Gun 5 (north wall)
gun-6 = Gun 6 (northeast pen)
gun-7 = Gun 7 (chapel)
gun-8 = Gun 8 (chapel)
gun-9 = Gun 9 (palisade)
gun-10 = Gun 10 (lunette)
gun-11 = Gun 11 (centre battery)
gun-12 = Gun 12 (centre battery)

gun-1-about = The eighteen-pounder of the southwest corner
gun-2-about = A carronade on the west wall
gun-3-about = An eight-pounder at the northwest corner
gun-4-about = An eight-pounder on the north wall
gun-5-about = An eight-pounder on the north wall
gun-6-about = A four-pounder in the northeast pen
gun-7-about = A twelve-pounder on the chapel platform
gun-8-about = A twelve-pounder on the chapel platform
gun-9-about = A four-pounder at the palisade
gun-10-about = A six-pounder in the lunette
gun-11-about = A six-pounder in the plaza, laid on the main gate
gun-12-about = A six-pounder in the plaza, laid on the main gate

## Texan infantry and officers

unit-0 = Texan Volunteers 1
unit-1 = Texan Volunteers 2
unit-2 = Tennesseans 1
unit-3 = Tennesseans 2
unit-4 = Regulars 1
unit-5 = Regulars 2
unit-6 = Volunteers 1
unit-7 = Volunteers 2
unit-8 = Volunteers 3
unit-9 = Volunteers 4
unit-10 = Volunteers 5
unit-11 = Volunteers 6

unit-0-about = Ten volunteers of Texas
unit-1-about = Ten volunteers of Texas
unit-2-about = Ten volunteers from Tennessee
unit-3-about = Ten volunteers from Tennessee
unit-4-about = Ten regulars
unit-5-about = Ten regulars
unit-6-about = Ten volunteers
unit-7-about = Ten volunteers
unit-8-about = Ten volunteers
unit-9-about = Ten volunteers
unit-10-about = Ten volunteers
unit-11-about = Ten volunteers

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
