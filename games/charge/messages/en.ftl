# Charge at the Alamo, in English. The same messages stand in es.ftl.
# `area-` names a place on the map; `the-` says it inside a sentence.

## The box

game-charge = Charge at the Alamo
game-charge-about = The assault of 6 March 1836: five Mexican columns, ten Texian companies, one morning.
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
the-RA = the ground Toward River A
the-RB = the ground Toward River B

building-NW = the house in the Northwest Corner
building-WW = the houses along the West Wall
building-SW = the house in the Southwest Corner
building-GT = the rooms of the Low Barracks
building-CH = the rooms of the Chapel
building-LB = the rooms of the Long Barracks

## Walls

wall-0 = Northwest Corner, north face
wall-1 = Northwest Corner, west face
wall-2 = North Wall, shored with timber
wall-3 = Horse Corral, north wall
wall-4 = Horse Corral, east wall
wall-5 = Cattle Pen, east fence
wall-6 = Chapel walls
wall-7 = Palisade and ditch
wall-8 = Low Barracks, gate and lunette
wall-9 = Southwest Corner, south face
wall-10 = Southwest Corner, west face
wall-11 = West Wall
wall-12 = Long Barracks doors

## Guns

gun-1 = Gun 1, the eighteen-pounder
gun-2 = Gun 2, the West Wall carronade
gun-3 = Gun 3, the Northwest battery
gun-4 = Gun 4, the North Wall battery
gun-5 = Gun 5, in corral and pen
gun-6 = Gun 6, the Chapel platform
gun-7 = Gun 7, at the Palisade
gun-8 = Gun 8, at the Gate

## Texian units

unit-0 = Travis
unit-1 = Crockett
unit-2 = Carey
unit-3 = Baker
unit-4 = Blazeby
unit-5 = Harrison
unit-6 = Forsyth
unit-7 = White
unit-8 = Kimbell
unit-9 = Dickinson

unit-0-about = Lieutenant Colonel William B. Travis, commander of the Alamo: a leader
unit-1-about = David Crockett of Tennessee: a leader
unit-2-about = Captain William R. Carey’s artillery company
unit-3-about = Captain William C. M. Baker’s volunteers
unit-4-about = Captain William Blazeby’s New Orleans Greys
unit-5-about = Captain William B. Harrison’s Tennesseans
unit-6-about = Captain John H. Forsyth’s cavalry, on foot
unit-7-about = Captain Robert White’s Bexar Guards
unit-8-about = Lieutenant George C. Kimbell’s Gonzales rangers
unit-9-about = Captain Almaron Dickinson’s gunners

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
button-4 = Place the rest as history had it
