# Thirteen Days of Glory, en español. Los mismos mensajes están en en.ftl.
# `zone-` nombra un lugar del mapa; `the-` lo dice dentro de una frase (tras «en», «hasta», «desde», «contra»).

## La caja

scenario-solitaire = A solas en El Álamo
scenario-solitaire-about = Cinco rondas de bombardeo y después el asalto del 6 de marzo de 1836. Tú mandas a los texanos; a los mexicanos los mueven los dados y unas prioridades fijas. Los muros caerán: que les cueste caro.
scenario-two-player = Dos jugadores
scenario-two-player-about = La misma batalla con un jugador en cada bando: el mexicano toma las decisiones que en solitario toman las columnas por sí solas, dentro de los mismos límites.
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
the-W1 = el extremo sur del muro oeste
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
the-fW1 = el pie del extremo sur del muro oeste
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

section-SWC-W = la cara oeste de la esquina suroeste
section-W1 = el muro oeste en su extremo sur
section-W2 = el muro oeste en su centro
section-W3 = el muro oeste en su batería
section-W4 = el muro oeste en las casas del norte
section-NWC-W = la cara oeste de la esquina noroeste
section-NWC-N = la cara norte de la esquina noroeste
section-NTE = el muro norte en su batería
section-NEC-N = el muro norte en su extremo este
section-COR-N = el muro norte del corral de caballos
section-NEB-N = el muro norte del corral del noreste
section-NEC-E = la cara este del muro norte
section-NEB-E = el muro este del corral del noreste
section-CAT-E = el muro este del corral de reses
section-SWC-S = la cara sur de la esquina suroeste
section-LUN-S = la empalizada de la luneta
section-PAL-S = la empalizada junto a la capilla

## Cañones

gun-G1 = Cañón 1 (de a dieciocho)
gun-G2 = Cañón 2 (muro oeste)
gun-G3 = Cañón 3 (esquina noroeste)
gun-G4 = Cañón 4 (muro norte)
gun-G5 = Cañón 5 (muro norte)
gun-G6 = Cañón 6 (corral del noreste)
gun-G7 = Cañón 7 (capilla)
gun-G8 = Cañón 8 (capilla)
gun-G9 = Cañón 9 (empalizada)
gun-G10 = Cañón 10 (luneta)
gun-G11 = Cañón 11 (batería central)
gun-G12 = Cañón 12 (batería central)

gun-G1-about = La pieza de a dieciocho de la esquina suroeste
gun-G2-about = Una carronada en el muro oeste
gun-G3-about = Una pieza de a ocho en la esquina noroeste
gun-G4-about = Una pieza de a ocho en el muro norte
gun-G5-about = Una pieza de a ocho en el muro norte
gun-G6-about = Una pieza de a cuatro en el corral del noreste
gun-G7-about = Una pieza de a doce en la plataforma de la capilla
gun-G8-about = Una pieza de a doce en la plataforma de la capilla
gun-G9-about = Una pieza de a cuatro en la empalizada
gun-G10-about = Una pieza de a seis en la luneta
gun-G11-about = Una pieza de a seis en la plaza, apuntada a la puerta principal
gun-G12-about = Una pieza de a seis en la plaza, apuntada a la puerta principal

## Infantería y oficiales texanos

unit-Tex1 = Escuadra 1 de voluntarios de Texas
unit-Tex2 = Escuadra 2 de voluntarios de Texas
unit-Ten1 = Escuadra 1 de Tennessee
unit-Ten2 = Escuadra 2 de Tennessee
unit-Reg1 = Escuadra 1 de regulares
unit-Reg2 = Escuadra 2 de regulares
unit-Vol1 = Escuadra 1 de voluntarios
unit-Vol2 = Escuadra 2 de voluntarios
unit-Vol3 = Escuadra 3 de voluntarios
unit-Vol4 = Escuadra 4 de voluntarios
unit-Vol5 = Escuadra 5 de voluntarios
unit-Vol6 = Escuadra 6 de voluntarios

the-unit = la { $unit }
the-gun = el { $gun }
unit-Tex1-about = Diez voluntarios de Texas
unit-Tex2-about = Diez voluntarios de Texas
unit-Ten1-about = Diez voluntarios de Tennessee
unit-Ten2-about = Diez voluntarios de Tennessee
unit-Reg1-about = Diez regulares
unit-Reg2-about = Diez regulares
unit-Vol1-about = Diez voluntarios
unit-Vol2-about = Diez voluntarios
unit-Vol3-about = Diez voluntarios
unit-Vol4-about = Diez voluntarios
unit-Vol5-about = Diez voluntarios
unit-Vol6-about = Diez voluntarios

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

## Opciones

option-bowie = Bowie
option-bowie-sick = Enfermo
option-bowie-active = Activo (cada nivel de victoria pide un punto más)
option-magazine = Crockett puede volar el polvorín
option-magazine-off = No
option-magazine-on = Sí
option-pistols = Las pistolas de Bowie
option-pistols-off = No
option-pistols-on = Sí
option-led = Infantería con un oficial, ante una brecha
option-led-through = Puede cruzarla en un solo movimiento (aclaración 56)
option-led-stop = Se detiene a su pie
option-way-back = Los mexicanos cuya retirada vigilan los texanos
option-way-back-own = Se pierden (aclaración 44)
option-way-back-other = Toman otro camino que sea seguro
option-off-map = Los mexicanos que vuelven al mapa
option-off-map-advance = Pueden avanzar en la misma fase (aclaración 53)
option-off-map-wait = No siguen adelante en ese turno
option-beaten = En solitario: los mexicanos vencidos por un ataque texano
option-beaten-player = Van adonde diga el jugador (aclaración 57)
option-beaten-back = Vuelven a la zona de donde vinieron
option-breach = En solitario: una brecha atrae a las columnas
option-breach-any = Esté donde esté (aclaración 60)
option-breach-near = Solo si apenas está más lejos que la posición artillada más cercana
option-battery-breach = Los defensores tras una brecha que abre una batería
option-battery-breach-step-back = Deben retroceder (aclaración 69)
option-battery-breach-hold = Se quedan donde están
option-canister = La metralla en el cuerpo a cuerpo
option-canister-both = Para quien tenga un cañón, también los mexicanos con uno capturado (aclaración 63)
option-canister-texan = Solo para los texanos
option-platform = La plataforma de la capilla
option-platform-enclosed = No se le puede disparar desde fuera (aclaración 65)
option-platform-open = Se le puede disparar como a un muro
option-guns = Dos cañones en una zona
option-guns-together = Disparan juntos, con un dado (aclaración 10)
option-guns-apart = Pueden disparar por separado, cada uno a su blanco

## Niveles de victoria

level-defeat = derrota aplastante
level-draw = empate
level-victory = victoria de los defensores
level-mythic = victoria mítica

## Botones

button-0 = Listo
button-4 = Colocar el resto en los puestos habituales
button-5 = Que disparen todos al mejor blanco
button-6 = Que se muevan todos
band-here = Todos los de { $zone }
undone-cannon = { $count ->
    [one] En una zona quedan cañones que pueden disparar.
   *[other] En { $count } zonas quedan cañones que pueden disparar.
}
undone-rifles = { $count ->
    [one] En una zona quedan fusiles que pueden disparar.
   *[other] En { $count } zonas quedan fusiles que pueden disparar.
}

## Lo que se pulsa

amount = { $count }
nothing = nada
stack = { $count } de { $battalion }

## Fases

phase-bombardment = Bombardeo preliminar
phase-placement = Los texanos ocupan sus puestos
phase-columns = Llegan las columnas
phase-rally = Reagrupamiento
phase-texan-cannon = Cañones de El Álamo
phase-texan-rifles = Fusiles de El Álamo
phase-texan-movement = Movimiento texano
phase-texan-melee = Cuerpo a cuerpo: atacan los texanos
phase-mexican-cannon = Cañones mexicanos
phase-mexican-rifles = Fusilería y zapadores mexicanos
phase-mexican-movement = Movimiento mexicano
phase-mexican-melee = Cuerpo a cuerpo: atacan los mexicanos
phase-over = Fin

## Lo que se espera

prompt-bombard-side = Bombardeo: el dado señala un lado. 1 y 2, oeste; 3, norte; 4 y 5, este; 6, sur.
prompt-bombard-kind = Bombardeo: de 1 a 3, contra los cañones de ese lado; de 4 a 6, contra sus muros.
prompt-bombard-target = Bombardeo: se sortea el blanco.
prompt-bombard-shot = Una batería dispara contra { $mark }: acierta con { $ways } de seis tiradas.
prompt-counter-battery = Responden dos cañones: con 6 acallan una batería.
prompt-place = Despliegue: elige una ficha o un oficial y luego una zona dentro de los muros. O coloca el resto en los puestos habituales.
prompt-columns = El dado señala los bordes de las cuatro columnas.
prompt-reserve = El dado señala el borde de la reserva y las baterías.
prompt-entry = El dado señala la zona del batallón siguiente.
prompt-cannon = Cañones de El Álamo: elige una zona con cañones y luego la zona contra la que disparan. Elige Listo cuando no dispare nadie más.
prompt-rifles = Fusiles de El Álamo: elige una zona con infantería y luego la zona contra la que disparan, a dos zonas como mucho. Elige Listo cuando no dispare nadie más.
prompt-shot = Fuego contra { $mark }: acierta con { $ways } de seis tiradas.
prompt-survival = Tirada de supervivencia: con 1 o 2 se pierde.
prompt-morale = Moral de { $battalion } en { $zone }: de seis tiradas, { $routs } son desbandada, { $retreats } retirada y { $holds } aguante.
prompt-officer = Un oficial sin sus hombres: con 1 muere.
prompt-move = Movimiento texano: elige una ficha o un oficial y luego la zona adonde va; entrar en una zona con mexicanos significa cuerpo a cuerpo. Elige Listo cuando no se mueva nadie más.
prompt-melees = Hay varios cuerpos a cuerpo pendientes: elige la zona del que se resuelve ahora.
prompt-withdraw = Los mexicanos vencidos deben retirarse: elige una pila, cuántas fichas van y una zona contigua.
prompt-texan-melee = Cuerpo a cuerpo en { $zone }: el dado texano. Los texanos ganan con { $ways } de 36 tiradas.
prompt-mexican-melee = Cuerpo a cuerpo en { $zone }: el dado mexicano. Los texanos ganan con { $ways } de seis tiradas.
prompt-retreat = { $unit } debe retirarse: elige una zona contigua.
prompt-batteries = Baterías mexicanas: 1 y 2, contra cañones; 3 y 4, contra infantería; 5 y 6, contra muros.
prompt-battery-target = Baterías mexicanas: se sortea el blanco.
prompt-battery-choice = Baterías mexicanas: elige el blanco de la siguiente, un cañón o una zona del muro.
prompt-rifle-target = Fusilería mexicana: hay varios blancos igual de cercanos y decide el dado.
prompt-rifle-choice = Fusilería mexicana: hay varios blancos igual de cercanos. Elige la zona que dispara y luego el blanco.
prompt-dig = Zapadores al pie del muro: elige su zona y luego la zona de detrás del muro que quieres abrir. Elige Listo si no van a abrir brecha.
prompt-turned = Un cañón capturado: elige su zona y luego la zona contra la que dispara. Elige Listo si no va a disparar.
prompt-sappers = Zapadores al pie del muro: con 5 o 6 abren una brecha.
prompt-march = Movimiento mexicano: elige una pila, cuántas fichas van y adónde; o el pie de un muro y la zona de detrás, para poner una escala; o un oficial y su zona. Elige Listo cuando no se mueva nadie más.
prompt-climb = Al pie del muro: con 5 o 6 llegan arriba.
prompt-over = Todo ha terminado. Puntos: { $points }. Resultado: { $level }.

## El diario

log-turn = Turno { $turn }
log-round = Ronda { $round } del bombardeo: lado { $side }
log-aim-guns = Apuntan a los cañones.
log-aim-walls = Apuntan a los muros.
log-bombarded = El blanco: { $mark }.
log-nothing-to-bombard = No queda nada que batir en el lado { $side }.
log-battery-hit = Una batería dispara contra { $mark }: { $sum }, impacto.
log-battery-missed = Una batería dispara contra { $mark }: { $sum }, fallo.
log-gun-destroyed = El { $gun } queda destruido.
log-breached = Se abre una brecha: { $section }.
log-counter-hit = Dos cañones responden y acallan una batería.
log-counter-missed = Dos cañones responden en vano.
log-batteries-silent-assault = { $count ->
    [one] Una batería acallada
   *[other] { $count } baterías acalladas
} para el asalto.
log-batteries-silent = { $count ->
    [one] Una batería acallada
   *[other] { $count } baterías acalladas
} en la ronda siguiente.
log-placed = { $man } ocupa su puesto en { $zone }.
log-columns = Llegan las columnas: la primera por el { $first }, la segunda por el { $second }, la tercera por el { $third }, la cuarta por el { $fourth }.
log-reserve = La reserva y las baterías están al { $edge }.
log-entered = Llegada a { $zone }: { $units }.
log-officer-entered = { $officer } está en { $zone }.
log-waiting = No hay sitio en { $zone }; a la espera fuera del mapa: { $units }.
log-returned = Regreso al mapa por { $zone }: { $units }.
log-rallied = { $battalion } se reagrupa con una ficha menos: fuerza { $strength }. Puntos: { $points }.
log-battalion-gone = No queda nada de { $battalion }. Puntos: { $points }.
log-cannon-hit = Cañones desde { $from } contra { $to }: { $sum } contra { $needed }, impacto.
log-cannon-missed = Cañones desde { $from } contra { $to }: { $sum } contra { $needed }, fallo.
log-captured-hit = El cañón capturado, desde { $from } contra { $to }: { $sum } contra { $needed }, impacto.
log-captured-missed = El cañón capturado, desde { $from } contra { $to }: { $sum } contra { $needed }, fallo.
log-rifles-hit = Fusiles desde { $from } contra { $to }: { $sum } contra { $needed }, impacto.
log-rifles-missed = Fusiles desde { $from } contra { $to }: { $sum } contra { $needed }, fallo.
log-target = Varios blancos están igual de cerca; desde { $from } el dado elige uno: { $to }.
log-survived = Tirada de supervivencia de { $mark }: sin pérdidas.
log-not-survived = Tirada de supervivencia de { $mark }: fallida.
log-unit-lost = { $unit } se pierde en { $zone }.
log-crew-lost = La dotación del { $gun } ha muerto.
log-morale = Moral de { $battalion } en { $zone }: { $sum }.
log-held = Una ficha de { $battalion } aguanta en { $zone }.
log-routed = Una ficha de { $battalion } se desbanda en { $zone }.
log-retreated = Retirada de { $from } a { $to }: { $units }.
log-left-map = Salida del mapa por { $zone }: { $units }.
log-cut-off = No hay retirada posible en { $zone }; fichas eliminadas: { $units }.
log-officer-rolled = { $officer } ha perdido a sus hombres.
log-officer-died = { $officer } muere en { $zone }.
log-officer-joined = { $officer } se une a los suyos en { $zone }.
log-moved = { $man } va de { $from } a { $to }.
log-melee-texan = Cuerpo a cuerpo en { $zone }: texanos { $texan }, mexicanos { $mexican }. Vencen los texanos.
log-melee-mexican = Cuerpo a cuerpo en { $zone }: texanos { $texan }, mexicanos { $mexican }. Vencen los mexicanos.
log-mexican-lost = Se pierde una ficha de { $battalion } en { $zone }.
log-gun-captured = El { $gun } es capturado intacto.
log-gun-spiked = La dotación del { $gun } lo destruye.
log-ammunition = El { $gun } se queda sin munición.
log-unit-retreated = { $unit } se retira de { $from } a { $to }.
log-unit-trapped = { $unit } se pierde: no hay retirada posible desde { $zone }.
log-no-room-behind = No hay sitio para retroceder desde { $zone }: se quedan.
log-batteries-guns = Las baterías apuntan a los cañones.
log-batteries-infantry = Las baterías apuntan a los hombres de los muros.
log-batteries-walls = Las baterías apuntan a los muros.
log-battery-idle = Una batería no encuentra blanco.
log-sappers-breach = Los zapadores abren una brecha en { $zone }: { $section }.
log-sappers-failed = Los zapadores trabajan en vano en { $zone }: { $section }.
log-marched = Marcha de { $from } a { $to }: { $units }.
log-marched-breach = Marcha de { $from } a { $to }, hacia la brecha: { $units }.
log-marched-gun = Marcha de { $from } a { $to }, hacia la posición artillada más cercana: { $units }.
log-marched-sappers = Marcha de { $from } a { $to }, hacia el muro más cercano: { $units }.
log-marched-ladder = Por la escala, de { $from } a { $to }: { $units }.
log-marched-inside = Marcha de { $from } a { $to }, hacia los defensores más cercanos: { $units }.
log-ladder-set = Una escala queda puesta en { $zone }: { $wall }.
log-ladder-failed = La escala cae en { $zone }: { $wall }.
log-palisade-climbed = Trepan por la empalizada desde { $zone }: { $wall }.
log-palisade-failed = Fracasa la escalada en { $zone }: { $wall }.
log-free-fire-hit = Tiro libre desde { $zone }: alcanza a una ficha de { $battalion }.
log-free-fire-missed = Tiro libre desde { $zone } contra { $battalion }: fallo.
log-pistols-hit = Las pistolas de Bowie alcanzan a una ficha de { $battalion }.
log-pistols-missed = Las pistolas de Bowie fallan contra { $battalion }.
log-exploded = Crockett vuela el polvorín. Fichas perdidas: mexicanos { $mexicans }, texanos { $texans }.
end-fallen = Ha muerto el último defensor. Puntos: { $points }.
end-santa-anna = Santa Anna ha muerto y su ejército huye. Puntos: { $points }.
end-exhausted = A Santa Anna no le queda nadie que enviar y desiste. Puntos: { $points }.
end-called-off = El Álamo sigue en pie y Santa Anna suspende el asalto. Puntos: { $points }.

## Por qué no. `now-` dice qué se espera, dentro de una frase.

now-place = los texanos ocupan sus puestos
now-cannon = disparan los cañones de El Álamo
now-rifles = dispara la infantería de El Álamo
now-move = se mueven los texanos
now-retreat = se retira una ficha texana
now-withdraw = se retiran los mexicanos vencidos
now-melees = se elige el siguiente cuerpo a cuerpo
now-battery = apunta una batería
now-rifle-target = los fusileros eligen blanco
now-dig = los zapadores eligen muro
now-turned = dispara un cañón capturado
now-march = se mueven los mexicanos
now-dice = deciden los dados

no-wrong-phase = Eso es para otro momento: ahora { $now }.
no-no-part = { $thing } no interviene en esto: ahora { $now }.
no-place-next = Después de { $thing } va un lugar del mapa: ahora { $now }.
no-enemys = { $thing } es del otro bando: ahora { $now }.
no-nothing-there = Ahí no hay nada: ahora { $now }.
no-go-on = Falta algo por elegir: ahora { $now }.
no-who-first = Elige primero una ficha o un oficial y después { $zone }: ahora { $now }.
no-click-zone = Elige el lugar mismo, { $zone }: ahora { $now }.
no-cannot-pass = Esto no se puede saltar: ahora { $now }.
no-placement-over = Los puestos solo se ocupan antes del asalto.
no-fallen-unit = { $unit } ha caído.
no-fallen-officer = { $officer } ha muerto.
no-off-map = { $officer } está fuera del mapa.
no-already-placed = { $man } ya tiene puesto.
no-place-inside = Los texanos se despliegan dentro de El Álamo, y { $zone } queda fuera.
no-no-infantry = No hay infantería en { $zone } a la que un oficial pueda mandar.
no-nobody-to-lead = { $officer } se coloca con infantería que aún no tenga oficial, y no la hay.
no-bowie-sick = Bowie está enfermo y se queda en su cuarto.
no-post-taken = Ya no hay sitio para el puesto habitual en { $zone }.
no-full = No hay sitio en { $zone }: tres fichas como máximo, contando los cañones.
no-room-for-fewer = En { $zone } solo hay sitio para { $room ->
    [one] una ficha
   *[other] { $room } fichas
} más.
no-officer-there = Ya hay un oficial en { $zone }: uno por zona.
no-no-room-for-so-many = Desde { $zone } no hay paso, ni sitio al alcance, para tantas fichas de { $battalion }.
no-gun-destroyed = El { $gun } está destruido.
no-gun-stays = Los cañones nunca se mueven: { $gun }.
no-no-crew = El { $gun } ya no tiene dotación, y ningún otro texano puede servirlo.
no-no-ammunition = El { $gun } ya no tiene munición.
no-no-guns = En { $zone } no hay ningún cañón de El Álamo.
no-nothing-in-field = Desde { $zone } no hay mexicanos en el campo de tiro.
no-alone-in-zone = El { $gun } está solo en su zona: elige la zona.
no-nothing-in-range = Desde { $zone } no hay mexicanos al alcance de los fusiles.
no-officer-does-not-fire = { $officer } no dispara: suma su bonificación a los que están con él.
no-nowhere-to-go = { $man } no tiene adónde ir: todas las zonas al alcance están llenas o ya tienen oficial.
no-enemy-on-the-way = En el camino de { $from } a { $to } hay un enemigo, y en su zona hay que detenerse.
no-controlled = En el camino de { $from } a { $to } hay que detenerse junto al enemigo.
no-nobody-of = En { $zone } no hay nadie de { $battalion }.
no-have-moved = Todas las fichas de { $battalion } en { $zone } se han movido ya, o se quedan al pie del muro que no pudieron escalar.
no-how-many = Di primero cuántas fichas de { $battalion } salen de { $zone }.
no-nowhere-for = Desde { $zone } no hay paso para { $battalion } este turno.
no-stops-at-wall = En el camino de { $from } a { $to } hay que detenerse al pie del muro.
no-lake = Nadie entra en el estanque.
no-stream-takes-all = En el camino de { $from } a { $to } está el arroyo: cruzarlo le cuesta a la caballería todo su movimiento.
no-horse-on-ladder = Una escala no es para caballos: { $wall }.
no-ditch-ends = En el camino de { $from } a { $to } hay un foso: nadie lo cruza con escalas.
no-ditch-breach = Ningún caballo pasa por una brecha tras un foso: { $wall }.
no-wall-between = El muro cierra el paso, sin brecha ni escala: { $wall }.
no-no-climbing = Un edificio cerrado no se escala, y { $zone } lo es.
no-men-first = En el camino de { $from } a { $to } hay una escala por la que aún no ha subido nadie: los oficiales siguen a sus hombres.
no-no-wall-here = Ante { $zone } no hay muro que escalar. Para marchar, elige una pila.
no-no-wall-between = Entre { $from } y { $to } no hay muro exterior.
no-retreat-too-far = { $unit } se retira a una zona contigua, y { $zone } no lo es.
no-retreat-held = En { $zone } hay mexicanos: nadie se retira allí.
no-retreat-watched = Junto a { $zone } hay mexicanos: nadie se retira allí.
no-only-back = { $unit } atacó y debe volver a la zona de donde vino: { $zone }.
no-officer-follows = { $officer } va con sus hombres.
no-nobody-fires = En { $zone } no hay infantería texana que pueda disparar.
no-has-fired = Ya se ha disparado en esta fase desde { $zone }: un dado por zona.
no-nobody-to-hit = No hay enemigos en { $zone }.
no-fires-together = Los cañones de { $zone } disparan juntos, con un dado.
no-out-of-range = Desde { $from } los fusiles no llegan a { $to }.
no-outside-field = Desde { $from } los cañones no cubren { $to }.
no-has-moved = { $man } ya se ha movido en esta fase.
no-already-there = Ya están ahí: { $zone }.
no-too-far = { $man } no llega a { $zone } este turno.
no-outside-fort = Los texanos no salen del fuerte, y { $zone } queda fuera.
no-other-retreats = Ahora se retira otra ficha: { $unit }.
no-others-withdraw = Los mexicanos vencidos están en { $zone }: se retiran primero.
no-not-so-many = En { $zone } no hay tantas fichas de { $battalion }.
no-no-way-back = No hay retirada de { $from } a { $to }.
no-watched = En { $zone }, o al lado, hay texanos: nadie se retira allí.
no-others-fire = Ahora disparan los que están en { $zone }.
no-not-nearest = Desde { $from } se dispara a los texanos más cercanos, primero a los cañones, y { $to } no es ese blanco.
no-others-dig = Ahora trabajan los zapadores que están en { $zone }.
no-already-breached = Ya hay una brecha: { $wall }.
no-no-target = El dado de este turno no deja que las baterías disparen contra eso: { $mark }.
no-not-on-wall = Ningún muro exterior cubre { $zone }: las baterías disparan contra los muros y los que están en ellos.
no-not-faced = Las baterías están en otro lado del fuerte y no pueden disparar contra eso: { $mark }.
no-aimed-at = Otra batería ya ha disparado contra eso, y contra cada cañón o ficha dispara una sola: { $mark }.
no-no-infantry-there = En { $zone } no hay infantería contra la que disparar.
no-no-melee = En { $zone } no hay cuerpo a cuerpo: allí no se encuentran los dos bandos.
no-not-there = No hay tantas fichas de { $battalion } en { $zone } que puedan moverse todavía.
no-guards-gun = Una ficha debe quedarse en { $zone }, con el cañón capturado.
no-march-too-far = No hay camino este turno de { $from } a { $to }.
no-santa-anna-keeps-back = Santa Anna se mantiene a una zona del muro, y { $zone } queda demasiado cerca.
no-nobody-climbs = Abajo no queda infantería que aún pueda moverse y escalar: { $wall }.
no-ladder-stands = Ya hay allí una escala: { $wall }.
no-breach-stands = Hay una brecha, no hace falta escala: { $wall }.
no-too-late = Las escalas se ponen al principio de la fase, antes de que nadie marche: { $wall }.
no-has-climbed = Ya lo han intentado allí este turno: { $wall }.
no-ladder-used = Por una escala solo sube una ficha por turno: { $wall }.

## Decisiones

do-place = Colocar { $man } en { $zone }
do-usual = Colocar el resto en los puestos habituales
do-cannon = Cañones desde { $from } contra { $to }
do-gun = Disparar el { $gun } contra { $to }
do-rifles = Fusiles desde { $from } contra { $to }
do-move = Mover { $man } a { $zone }
do-retreat = Retirar { $man } a { $zone }
do-withdraw = Retirada: { $units }, de { $from } a { $to }
do-dig = Los zapadores abren brecha: { $wall }
do-battery = Disparar una batería contra { $mark }
do-melee = Resolver el cuerpo a cuerpo en { $zone }
do-climb = Poner una escala: { $wall }
do-march = Marcha: { $units }, de { $from } a { $to }
do-done = Listo

## La posición en la terminal

sketch-aside = Por colocar
sketch-off = Fuera del mapa
sketch-breaches = Brechas
sketch-ladders = Escalas
sketch-score = Puntuación
sketch-points = puntos: { $points } ({ $level })
sketch-defenders = defensores: { $count }
sketch-batteries = baterías: { $count }
sketch-gun-spent = { $gun }, sin munición
sketch-gun-captured = { $gun }, capturado
sketch-gun-crewless = { $gun }, sin dotación
log-wall-held = Aguanta { $mark }.
log-wall-broke = Cede { $mark }.

## Reglas prácticas: por qué decide así el ordenador. Un nombre, dos puntos, una explicación.

thumb-one-behind-each-wall = Uno tras cada muro: un muro sin nadie detrás es una puerta.
thumb-officers-where-the-men-are = Los oficiales donde están los hombres: solos no mandan a nadie.
thumb-break-the-battalion = Romper el batallón: es lo último que queda de él, y un batallón roto vale un punto.
thumb-those-inside-first = Primero los de dentro: quien ha pasado el muro cae antes que los que están delante.
thumb-those-at-the-wall = Los que están al pie del muro: quien ha llegado allí es el próximo en escalar.
thumb-guns-reach-out = Los cañones llegan lejos: los deshacen antes de que se acerquen.
thumb-shoot-to-rout = Disparar para desbandar: donde la desbandada es más probable y vale más.
thumb-to-the-wall-in-need = Al muro que lo necesita: donde más mexicanos tienen delante a menos hombres.
thumb-into-the-rooms = A los edificios: allí se está a cubierto incluso de los que ya han entrado en el fuerte, y ninguna brecha hace retroceder.
thumb-melee-with-good-odds = Cuerpo a cuerpo con ventaja: el cuchillo solo donde gana.
thumb-crockett-and-the-magazine = Crockett y el polvorín: cuando todo está perdido, se los lleva consigo.
thumb-fall-back-to-safety = Replegarse a lo seguro: adonde menos enemigos puedan seguir.
thumb-stand-fast = Mantenerse firme: nadie hace más falta en otra parte.
thumb-drive-them-out = Echarlos fuera: los mexicanos vencidos están mejor al otro lado del muro, y separados.

thumb-ladders-to-the-wall = Escalas al muro: quien está al pie intenta escalar.
thumb-over-the-palisade = Por la empalizada: es el muro más bajo de todos.
thumb-through-the-breach = Por la brecha: donde el muro ha caído entran en tropel.
thumb-up-the-ladders = Por encima del muro: donde hay por dónde subir, entran.
thumb-to-the-foot-of-the-wall = Al pie del muro: fuera del campo de tiro de los cañones.
thumb-nearer-to-their-wall = Más cerca de su muro: cada batallón busca el muro que dice su plan.
thumb-hunt-the-garrison = A la caza de la guarnición: dentro de los muros, hacia los texanos más cercanos.
thumb-officers-behind-the-column = Los oficiales tras la columna: van adonde han ido sus hombres.
thumb-batteries-before-the-columns = Las baterías abren paso: despejan el muro a cuyo pie esperan más hombres.
thumb-their-own-guns = Sus propios cañones: el que se captura se vuelve contra los texanos más cercanos.
thumb-sappers-to-the-wall = Los zapadores, al muro: la brecha que más vale es la que da a un cañón.
thumb-keep-a-foothold = Mantener un pie dentro: quien se queda dentro, con otros, sigue en la lucha.
thumb-by-the-plan = Según el plan: todos los que podían moverse como manda se han movido.

## What a turn comes to

summary-marched = Movimientos mexicanos: { $zones }.
summary-moved = Movimientos de texanos y oficiales: { $zones }.
summary-zone = { $count ->
    [one] { $zone }
   *[other] { $zone } ({ $count })
}
summary-shots = Disparos texanos: { $shots }; impactos: { $hits }.
summary-melees = Cuerpo a cuerpo: { $zones }.
summary-fallen = El Álamo pierde: { $names }.
summary-mexicans = Fichas mexicanas perdidas o en desbandada: { $count }.
summary-opened = Brechas nuevas: { $names }.
summary-more = { $count ->
    [one] uno más
   *[other] { $count } más
}
log-done = { $side }: nada más.

# The box
box-facts = Para dos, para uno, o contra el ordenador · unos 60 minutos · dificultad media: un asedio en el que cuenta cada hombre
aim = Texanos: un punto por cada ficha mexicana perdida para siempre, { $points } hasta ahora; { $victory } son una victoria, { $draw } un empate. La partida acaba cuando cae el último defensor; quedan { $defenders }.


# Lo que se cuenta
count-defenders = Defensores que quedan
count-breaches = Brechas
count-mexicans = Fichas mexicanas perdidas

# Tablas y palabras del oficio
chart-fire = Fuego: se suma al dado
chart-what = Qué
chart-by = Cuánto
chart-near-infantry = infantería, contra una zona contigua
chart-near-cannon = cañones texanos, contra una zona contigua
chart-near-eighteen = con el cañón de a dieciocho
chart-three-mexicans = tres fichas mexicanas juntas
chart-need-cover = blanco a cubierto (impacta con 6, no con 4)
chart-morale = Moral de los mexicanos
chart-by-cannon = impacto de cañón
chart-by-eighteen = impacto del cañón de a dieciocho
chart-by-two = dos fichas dispararon juntas
chart-by-three = tres fichas dispararon juntas
chart-militia = milicia de Toluca y San Luis
chart-entering = recibe fuego al entrar en una zona con texanos
chart-melee = Cuerpo a cuerpo: se suma al dado
chart-two-together = dos fichas juntas
chart-three-together = tres fichas juntas
chart-cannon-loaded = cañón con munición
chart-texans-defend = texanos que defienden la zona
chart-mexican-foot = infantería o zapadores mexicanos
chart-mexican-horse = caballería mexicana
chart-placement = Por dónde vienen los mexicanos
chart-die = Dado
chart-reserve = Reserva y baterías
chart-column = Columna { $column }
term-texan-guns = Cañones de El Álamo
term-texan-guns-about = Cada cañón puede disparar a un blanco de su campo de tiro.
term-texan-rifles = Fusiles de El Álamo
term-texan-rifles-about = La infantería de una zona dispara junta a otra, a dos zonas como mucho.
term-texan-movement = Movimiento texano
term-texan-movement-about = La infantería se mueve hasta tres zonas y los oficiales, hasta cuatro; entrar en una zona con mexicanos significa cuerpo a cuerpo.
term-melee = cuerpo a cuerpo
term-melee-about = Un dado por bando, con modificadores. Gana el total mayor, el empate es de los texanos y el perdedor pierde su ficha superior.
term-mexican-guns = Baterías mexicanas
term-mexican-guns-about = Un dado decide a qué disparan las baterías de fuera: cañones, infantería o muros.
term-mexican-rifles = Fusiles mexicanos
term-mexican-rifles-about = Las pilas mexicanas disparan a los texanos más cercanos.
term-mexican-movement = Movimiento mexicano
term-mexican-movement-about = Las columnas marchan a los muros, ponen escalas y trepan.
term-survival = Tirada de supervivencia
term-survival-about = Una ficha o un cañón texano alcanzado a cubierto se pierde con 1 o 2.
term-morale = Moral
term-morale-about = Una ficha mexicana alcanzada tira: se desbanda, se retira o aguanta.
term-sappers = Zapadores
term-sappers-about = Al pie de un muro abren brecha con 5 o 6.
term-ladder = escala|escalas
term-ladder-about = Al pie de un muro queda puesta con 5 o 6. Desde entonces pasa por ella una ficha por turno sin tirar.
term-rally = reagrupamiento
term-rally-about = Un batallón que ha perdido todas sus fichas vuelve el turno siguiente, con una ficha menos.
term-bombardment = Bombardeo
term-bombardment-about = Antes del asalto las baterías mexicanas disparan cinco rondas a cañones y muros.
