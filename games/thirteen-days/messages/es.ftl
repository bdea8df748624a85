# Thirteen Days of Glory, en español. Los mismos mensajes están en en.ftl.
# `zone-` nombra un lugar del mapa; `the-` lo dice dentro de una frase (tras «en», «hasta», «desde», «contra»).

## La caja

scenario-solitaire = A solas en El Álamo
scenario-solitaire-about = Cinco rondas de bombardeo y después el asalto del 6 de marzo de 1836. Tú mandas a los texanos; los mexicanos vienen solos, según dados y prioridades fijas. Los muros caerán: que cueste caro.
scenario-two-player = Dos jefes
scenario-two-player-about = La misma batalla con un jugador en cada bando: el mexicano decide donde lo harían las columnas automáticas, dentro de los mismos límites.
side-texan = Texanos
side-mexican = Mexicanos

## Zonas interiores

zone-NWC = Batería de la esquina noroeste
zone-NTE = Batería del muro norte
zone-NEC = Muro norte, extremo este
zone-W4 = Muro oeste, casas del norte
zone-W3 = Batería del muro oeste
zone-W2 = Muro oeste, centro
zone-W1 = Muro oeste, sur
zone-SWC = Esquina suroeste
zone-PLN = Plaza, norte
zone-PLC = Plaza, centro
zone-PLD = Plaza, sur
zone-BAT = Batería central
zone-LOW = Cuartel bajo, cuarto oeste
zone-GAT = Puerta principal
zone-LOE = Cuartel bajo, cuarto de Bowie
zone-LUN = Luneta
zone-CHY = Atrio de la iglesia
zone-PAL = Empalizada
zone-MAG = Polvorín
zone-CHA = Capilla
zone-CHP = Plataforma de la capilla
zone-LBN = Cuartel largo, norte
zone-LBS = Cuartel largo, sur
zone-CNV = Patio del convento
zone-COR = Corral de caballos
zone-NEB = Batería del corral noreste
zone-CAT = Corral de reses

the-NWC = la esquina noroeste
the-NTE = la batería del norte
the-NEC = el extremo este del muro norte
the-W4 = las casas del norte del muro oeste
the-W3 = la batería del oeste
the-W2 = el centro del muro oeste
the-W1 = el sur del muro oeste
the-SWC = la esquina suroeste
the-PLN = el norte de la plaza
the-PLC = el centro de la plaza
the-PLD = el sur de la plaza
the-BAT = la batería central
the-LOW = el cuarto oeste del cuartel bajo
the-GAT = la puerta principal
the-LOE = el cuarto de Bowie
the-LUN = la luneta
the-CHY = el atrio de la iglesia
the-PAL = la empalizada
the-MAG = el polvorín
the-CHA = la capilla
the-CHP = la plataforma de la capilla
the-LBN = los cuartos norte del cuartel largo
the-LBS = los cuartos sur del cuartel largo
the-CNV = el patio del convento
the-COR = el corral de caballos
the-NEB = el corral del noreste
the-CAT = el corral de reses

## Zonas exteriores

zone-N1 = Borde norte 1
zone-S1 = Borde sur 1
zone-O1 = Borde oeste 1
zone-E1 = Borde este 1
zone-N2 = Borde norte 2
zone-S2 = Borde sur 2
zone-O2 = Borde oeste 2
zone-E2 = Borde este 2
zone-N3 = Borde norte 3
zone-S3 = Borde sur 3
zone-O3 = Borde oeste 3
zone-E3 = Borde este 3
zone-N4 = Borde norte 4
zone-S4 = Borde sur 4
zone-O4 = Borde oeste 4
zone-E4 = Borde este 4
zone-N5 = Borde norte 5
zone-S5 = Borde sur 5
zone-O5 = Borde oeste 5
zone-E5 = Borde este 5
zone-N6 = Borde norte 6
zone-S6 = Borde sur 6
zone-O6 = Borde oeste 6
zone-E6 = Borde este 6
zone-fNW = Al pie de la esquina noroeste
zone-fW4 = Al pie de las casas del norte
zone-fW3 = Al pie de la batería del oeste
zone-fW2 = Al pie del muro oeste, centro
zone-fW1 = Al pie del muro oeste, sur
zone-fSW = Al pie de la esquina suroeste
zone-fN1 = Al pie de la batería del norte
zone-fN2 = Al pie del muro norte, este
zone-fN3 = Ángulo del corral
zone-fN4 = Al pie del corral del noreste
zone-fE1 = Al pie del corral de reses
zone-fE2 = Detrás de la capilla
zone-fSE = Al sur de la capilla
zone-fPA = Foso ante la empalizada
zone-fLU = Foso ante la luneta
zone-LAK = Estanque

the-N1 = el borde norte 1
the-S1 = el borde sur 1
the-O1 = el borde oeste 1
the-E1 = el borde este 1
the-N2 = el borde norte 2
the-S2 = el borde sur 2
the-O2 = el borde oeste 2
the-E2 = el borde este 2
the-N3 = el borde norte 3
the-S3 = el borde sur 3
the-O3 = el borde oeste 3
the-E3 = el borde este 3
the-N4 = el borde norte 4
the-S4 = el borde sur 4
the-O4 = el borde oeste 4
the-E4 = el borde este 4
the-N5 = el borde norte 5
the-S5 = el borde sur 5
the-O5 = el borde oeste 5
the-E5 = el borde este 5
the-N6 = el borde norte 6
the-S6 = el borde sur 6
the-O6 = el borde oeste 6
the-E6 = el borde este 6
the-fNW = el pie de la esquina noroeste
the-fW4 = el pie de las casas del norte
the-fW3 = el pie de la batería del oeste
the-fW2 = el pie del muro oeste
the-fW1 = el pie del sur del muro oeste
the-fSW = el pie de la esquina suroeste
the-fN1 = el pie de la batería del norte
the-fN2 = el pie del extremo este del muro norte
the-fN3 = el ángulo del corral
the-fN4 = el pie del corral del noreste
the-fE1 = el pie del corral de reses
the-fE2 = el terreno tras la capilla
the-fSE = el terreno al sur de la capilla
the-fPA = el foso de la empalizada
the-fLU = el foso de la luneta
the-LAK = el estanque

## Bordes del mapa

edge-N = norte
edge-E = este
edge-S = sur
edge-O = oeste

## Muros

section-0 = Esquina suroeste, cara oeste
section-1 = Muro oeste, sur
section-2 = Muro oeste, centro
section-3 = Muro oeste, batería
section-4 = Muro oeste, casas del norte
section-5 = Esquina noroeste, cara oeste
section-6 = Esquina noroeste, cara norte
section-7 = Muro norte, batería
section-8 = Muro norte, extremo este
section-9 = Corral de caballos, muro norte
section-10 = Corral del noreste, muro norte
section-11 = Muro norte, cara este
section-12 = Corral del noreste, muro este
section-13 = Corral de reses, muro este
section-14 = Esquina suroeste, cara sur
section-15 = Luneta
section-16 = Empalizada

## Cañones

gun-1 = Cañón 1 (cañón de a dieciocho)
gun-2 = Cañón 2 (muro oeste)
gun-3 = Cañón 3 (esquina noroeste)
gun-4 = Cañón 4 (muro norte)
gun-5 = Cañón 5 (muro norte)
gun-6 = Cañón 6 (corral del noreste)
gun-7 = Cañón 7 (capilla)
gun-8 = Cañón 8 (capilla)
gun-9 = Cañón 9 (empalizada)
gun-10 = Cañón 10 (luneta)
gun-11 = Cañón 11 (batería central)
gun-12 = Cañón 12 (batería central)

gun-1-about = La pieza de a dieciocho de la esquina suroeste
gun-2-about = Una carronada en el muro oeste
gun-3-about = Una pieza de a ocho en la esquina noroeste
gun-4-about = Una pieza de a ocho en el muro norte
gun-5-about = Una pieza de a ocho en el muro norte
gun-6-about = Una pieza de a cuatro en el corral del noreste
gun-7-about = Una pieza de a doce en la plataforma de la capilla
gun-8-about = Una pieza de a doce en la plataforma de la capilla
gun-9-about = Una pieza de a cuatro en la empalizada
gun-10-about = Una pieza de a seis en la luneta
gun-11-about = Una pieza de a seis en la plaza, apuntada a la puerta principal
gun-12-about = Una pieza de a seis en la plaza, apuntada a la puerta principal

## Infantería y oficiales texanos

unit-0 = Voluntarios de Texas 1
unit-1 = Voluntarios de Texas 2
unit-2 = Tennessee 1
unit-3 = Tennessee 2
unit-4 = Regulares 1
unit-5 = Regulares 2
unit-6 = Voluntarios 1
unit-7 = Voluntarios 2
unit-8 = Voluntarios 3
unit-9 = Voluntarios 4
unit-10 = Voluntarios 5
unit-11 = Voluntarios 6

unit-0-about = Diez voluntarios de Texas
unit-1-about = Diez voluntarios de Texas
unit-2-about = Diez voluntarios de Tennessee
unit-3-about = Diez voluntarios de Tennessee
unit-4-about = Diez regulares
unit-5-about = Diez regulares
unit-6-about = Diez voluntarios
unit-7-about = Diez voluntarios
unit-8-about = Diez voluntarios
unit-9-about = Diez voluntarios
unit-10-about = Diez voluntarios
unit-11-about = Diez voluntarios

officer-Travis = Travis
officer-Travis-about = El coronel William Barret Travis: suma 1
officer-Bowie = Bowie
officer-Bowie-about = El coronel James Bowie: suma 1
officer-Crockett = Crockett
officer-Crockett-about = El coronel David Crockett: suma 2

## Batallones y oficiales mexicanos

battalion-Ald = Aldama
battalion-Tol = Toluca
battalion-All = Allende
battalion-Mat = Matamoros
battalion-Jim = Jiménez
battalion-SLu = San Luis
battalion-Zap = Zapadores
battalion-Dol = Dolores

battalion-Ald-about = Batallón de Aldama, primera columna
battalion-Tol-about = Batallón de Toluca, milicia, segunda columna
battalion-All-about = Batallón de Allende, segunda columna
battalion-Mat-about = Batallón de Matamoros, tercera columna
battalion-Jim-about = Batallón de Jiménez, tercera columna
battalion-SLu-about = Batallón de San Luis, milicia, cuarta columna
battalion-Zap-about = Zapadores: una ficha en cada columna
battalion-Dol-about = Caballería de Dolores, la reserva

officer-Cos = Cos
officer-Cos-about = El general Martín Perfecto de Cos, primera columna: suma 1
officer-Duque = Duque
officer-Duque-about = El coronel Francisco Duque, segunda columna: suma 1
officer-Romero = Romero
officer-Romero-about = El coronel José María Romero, tercera columna: suma 1
officer-Morales = Morales
officer-Morales-about = El coronel Juan Morales, cuarta columna: suma 1
officer-SantaAnna = Santa Anna
officer-SantaAnna-about = El general Antonio López de Santa Anna, la reserva: suma 2
