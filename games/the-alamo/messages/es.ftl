# The Alamo, en español. Los mismos mensajes están en en.ftl.

## La caja

scenario-assault = El asalto
scenario-assault-about = 6 de marzo de 1836, antes del alba. Cuatro columnas mexicanas salen de la oscuridad y nadie dentro sabe por dónde. La guarnición ha de costarles más de lo que pueden soportar; ellos no han de dejar a nadie con vida.
side-texan = Texanos
side-mexican = Mexicanos

## Opciones: cada una resuelve una duda sobre las reglas perdidas

option-clear-row = Tabla de combate, terreno despejado
option-clear-row-one = De fuerza 1 a 10 (aclaración 1)
option-clear-row-two = De 2 a 10, como dice la hoja rota
option-shifts = Tabla de combate, puertas y tapias de piedra
option-shifts-five-two = Quitan cinco y dos de fuerza (aclaración 2)
option-shifts-four-one = Quitan cuatro y uno
option-stacking = Unidades de combate por hexágono
option-stacking-one = Una (aclaración 3)
option-stacking-two = Dos
option-mexicans = Unidades mexicanas
option-mexicans-44 = 44, doce de ellas en la Reserva (aclaración 4)
option-mexicans-40 = 40, ocho por columna
option-texan-zone = Una unidad texana controla
option-texan-zone-faced = El hexágono al que mira (aclaración 7)
option-texan-zone-chosen = El primero contiguo en el que entre un enemigo, si el texano quiere
option-contact = Mexicanos que cuentan en la prueba de daños de una unidad texana
option-contact-adjacent = Todos los que están en contacto con ella (aclaración 8)
option-contact-faced = Solo el del hexágono al que mira
option-close-fire = Fuego en zona de control enemiga
option-close-fire-no = No, solo cuerpo a cuerpo (aclaración 9)
option-close-fire-yes = Sí
option-range = Alcance de las armas ligeras
option-range-limited = Texanos 10 hexágonos, mexicanos 6 (aclaración 10)
option-range-sight = Hasta donde ven
option-fire-back = Un resultado de contraataque en el fuego
option-fire-back-no = Sin efecto (aclaración 11)
option-fire-back-yes = El blanco devuelve el fuego
option-rout-retreat = Unidades en desbandada
option-rout-retreat-three = Huyen hasta tres hexágonos (aclaración 13)
option-rout-retreat-none = Se quedan donde están
option-advance = Avance tras el cuerpo a cuerpo
option-advance-yes = Sí (aclaración 14)
option-advance-no = No
option-crew = Un cañón y su dotación
option-crew-one = O dispara el cañón o disparan los hombres (aclaración 15)
option-crew-both = Atacan ambos
option-breach = Las brechas se abren
option-breach-results = Con un número en la tabla de combate (aclaración 16)
option-breach-table = Con un dado, según la clase de muro
option-losses = Bajas mexicanas
option-losses-step-20 = 20 por paso (aclaración 17)
option-losses-step-25 = 25 por paso
option-losses-unit-50 = 50 por unidad eliminada
option-replacement = Casilla de la banda para los mexicanos eliminados
option-replacement-less-one = Dos dados menos uno (aclaración 18)
option-replacement-two-dice = Dos dados; con un 12 se pierden para siempre
option-returns = Las unidades mexicanas vuelven
option-returns-reduced = Reducidas (aclaración 19)
option-returns-full = Completas
option-withdrawal = Comprobación de la retirada
option-withdrawal-compare = Las bajas contra la cifra del turno (aclaración 20)
option-withdrawal-die = Además un dado, si la alcanzan
option-late-turns = La cifra después del turno 12
option-late-turns-same = Sigue en 900 (aclaración 21)
option-late-turns-more = 50 más cada turno
option-garrison = La guarnición se coloca
option-garrison-free = En cualquier lugar del recinto (aclaración 22)
option-garrison-posts = En sus puestos históricos
option-north-wall = La brecha reparada del muro norte
option-north-wall-outer = Tan fuerte como el resto (aclaración 25)
option-north-wall-wooden = Una valla de madera, en 1107/1108
option-enclosures = El patio y la luneta
option-enclosures-outside = No están dentro de los muros, como el corral y el atrio (aclaración 26)
option-enclosures-within = Están dentro de los muros
option-continued-siege = Tras una retirada
option-continued-siege-told = Los dados cuentan qué fue del asedio (16.7)
option-continued-siege-untold = La partida acaba sin más

## Jefes

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

leader-Travis-about = Teniente coronel William B. Travis, comandante de El Álamo
leader-Crockett-about = David Crockett, de Tennessee
leader-Bonham-about = James B. Bonham, el mensajero que volvió
leader-Dickinson-about = Capitán Almaron Dickinson, de la artillería
leader-Bowie-about = James Bowie, demasiado enfermo para andar mucho
leader-Cos-about = General Martín Perfecto de Cos, primera columna
leader-Duque-about = Coronel Francisco Duque, segunda columna
leader-Romero-about = Coronel José María Romero, tercera columna
leader-Morales-about = Coronel Juan Morales, cuarta columna
leader-Castrillon-about = General Manuel Fernández Castrillón, con la Reserva

## Baterías

battery-18pdr = Pieza de a 18
battery-gunnade = Carronada
battery-12pdr1 = Pieza 1 de a 12
battery-12pdr2 = Pieza 2 de a 12
battery-8pdr1 = Pieza 1 de a 8
battery-8pdr2 = Pieza 2 de a 8
battery-8pdr3 = Pieza 3 de a 8
battery-gate = Batería de la puerta
battery-palisade1 = Batería 1 de la empalizada
battery-palisade2 = Batería 2 de la empalizada

## Unidades de combate

the-column = la { $column }
the-reserve = la Reserva
the-area = la { $area }
the-unit = la { $unit }
the-battery = la { $battery }
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
unit-Tejanos = Compañía tejana
unit-CareyD = Carey D
unit-Engineers = Compañía de ingenieros
unit-HQ = Compañía del cuartel general
unit-CareyE = Carey E
unit-Hospital = Guardia del hospital
unit-Horse = Guardia de caballos
unit-AldC = Compañía de cazadores de Aldama
unit-Ald1 = Aldama 1
unit-Ald2 = Aldama 2
unit-Ald3 = Aldama 3
unit-Ald4 = Aldama 4
unit-SL1 = San Luis 1
unit-SL2 = San Luis 2
unit-SL3 = San Luis 3
unit-TolC = Compañía de cazadores de Toluca
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
unit-MatC = Compañía de cazadores de Matamoros
unit-JimC = Compañía de cazadores de Jiménez
unit-SLC = Compañía de cazadores de San Luis
unit-Ald5 = Aldama 5
unit-Ald6 = Aldama 6
unit-All1 = Allende 1
unit-All2 = Allende 2
unit-All3 = Allende 3
unit-Zap1 = Zapadores 1
unit-Zap2 = Zapadores 2
unit-Zap3 = Zapadores 3
unit-Zap4 = Zapadores 4
unit-MatG = Compañía de granaderos de Matamoros
unit-JimG = Compañía de granaderos de Jiménez
unit-AldG = Compañía de granaderos de Aldama
unit-TolG = Compañía de granaderos de Toluca
unit-SLG = Compañía de granaderos de San Luis
unit-All4 = Allende 4
unit-All5 = Allende 5
unit-All6 = Allende 6

unit-TennA-about = Hombres de Tennessee llegados con David Crockett
unit-ForsA-about = La caballería del capitán John H. Forsyth, a pie
unit-GreysA-about = Los Grises de Nueva Orleans del capitán William Blazeby
unit-GreysB-about = Los Grises de Nueva Orleans del capitán William Blazeby
unit-GonzA-about = Los rangers de Gonzales del teniente George C. Kimbell
unit-BakerA-about = Los voluntarios del capitán William C. M. Baker
unit-ForsB-about = La caballería del capitán John H. Forsyth, a pie
unit-GreysC-about = Los Grises de Nueva Orleans del capitán William Blazeby
unit-GonzB-about = Los rangers de Gonzales del teniente George C. Kimbell
unit-WhiteA-about = La Guardia de Béxar del capitán Robert White
unit-WhiteB-about = La Guardia de Béxar del capitán Robert White
unit-BakerB-about = Los voluntarios del capitán William C. M. Baker
unit-ForsC-about = La caballería del capitán John H. Forsyth, a pie
unit-GonzC-about = Los rangers de Gonzales del teniente George C. Kimbell
unit-TennB-about = Hombres de Tennessee llegados con David Crockett
unit-WhiteC-about = La Guardia de Béxar del capitán Robert White
unit-BakerC-about = Los voluntarios del capitán William C. M. Baker
unit-DickA-about = Los artilleros del capitán Almaron Dickinson, en la iglesia
unit-CareyA-about = La compañía de artillería del capitán William R. Carey
unit-CareyB-about = La compañía de artillería del capitán William R. Carey
unit-CareyC-about = La compañía de artillería del capitán William R. Carey
unit-DickB-about = Los artilleros del capitán Almaron Dickinson, en la iglesia
unit-Tejanos-about = Los tejanos del capitán Juan Seguín
unit-CareyD-about = La compañía de artillería del capitán William R. Carey
unit-Engineers-about = Los ingenieros de Green B. Jameson
unit-HQ-about = El estado mayor y los ordenanzas de Travis
unit-CareyE-about = La compañía de artillería del capitán William R. Carey
unit-Hospital-about = La guardia del hospital, en el cuartel largo
unit-Horse-about = La guardia de los caballos, en el patio
unit-AldC-about = Compañía de cazadores del batallón de Aldama
unit-Ald1-about = Batallón permanente de Aldama
unit-Ald2-about = Batallón permanente de Aldama
unit-Ald3-about = Batallón permanente de Aldama
unit-Ald4-about = Batallón permanente de Aldama
unit-SL1-about = Batallón activo de San Luis
unit-SL2-about = Batallón activo de San Luis
unit-SL3-about = Batallón activo de San Luis
unit-TolC-about = Compañía de cazadores del batallón de Toluca
unit-Tol1-about = Batallón activo de Toluca
unit-Tol2-about = Batallón activo de Toluca
unit-Tol3-about = Batallón activo de Toluca
unit-Tol4-about = Batallón activo de Toluca
unit-SL4-about = Batallón activo de San Luis
unit-SL5-about = Batallón activo de San Luis
unit-SL6-about = Batallón activo de San Luis
unit-Mat1-about = Batallón permanente de Matamoros
unit-Mat2-about = Batallón permanente de Matamoros
unit-Mat3-about = Batallón permanente de Matamoros
unit-Jim1-about = Batallón permanente de Jiménez
unit-Jim2-about = Batallón permanente de Jiménez
unit-Jim3-about = Batallón permanente de Jiménez
unit-Jim4-about = Batallón permanente de Jiménez
unit-SL7-about = Batallón activo de San Luis
unit-MatC-about = Compañía de cazadores del batallón de Matamoros
unit-JimC-about = Compañía de cazadores del batallón de Jiménez
unit-SLC-about = Compañía de cazadores del batallón de San Luis
unit-Ald5-about = Batallón permanente de Aldama
unit-Ald6-about = Batallón permanente de Aldama
unit-All1-about = Batallón permanente de Allende
unit-All2-about = Batallón permanente de Allende
unit-All3-about = Batallón permanente de Allende
unit-Zap1-about = Batallón de zapadores
unit-Zap2-about = Batallón de zapadores
unit-Zap3-about = Batallón de zapadores
unit-Zap4-about = Batallón de zapadores
unit-MatG-about = Compañía de granaderos del batallón de Matamoros
unit-JimG-about = Compañía de granaderos del batallón de Jiménez
unit-AldG-about = Compañía de granaderos del batallón de Aldama
unit-TolG-about = Compañía de granaderos del batallón de Toluca
unit-SLG-about = Compañía de granaderos del batallón de San Luis
unit-All4-about = Batallón permanente de Allende
unit-All5-about = Batallón permanente de Allende
unit-All6-about = Batallón permanente de Allende

## Columnas, zonas, lugares, lados

column-1 = Columna 1
column-2 = Columna 2
column-3 = Columna 3
column-4 = Columna 4
column-R = Reserva
area-1 = Zona de Entrada 1
area-2 = Zona de Entrada 2
area-3 = Zona de Entrada 3
area-4 = Zona de Entrada 4
area-5 = Zona de Entrada 5
area-6 = Zona de Entrada 6
hex = { $hex }
place-ground = { $hex }
place-roof = { $hex } (azotea)
place-platform = { $hex } (plataforma)
place-inside = { $hex } (dentro)
wall = { $wall } ({ $terrain })
wall-with = { $wall } ({ $terrain } con { $opening })

terrain-clear = terreno despejado
terrain-stone = tapia de piedra
terrain-wooden = valla de madera
terrain-inner = muro interior
terrain-outer = muro exterior
terrain-church = muro de la iglesia
terrain-doorway = puerta
terrain-gunslit = aspillera
terrain-ramp = rampa
terrain-breach = brecha
terrain-impassable = puerta atrancada
terrain-interior = tabique

kind-texan = guarnición
kind-regular = infantería permanente
kind-militia = milicia activa
kind-cazadores = cazadores, infantería ligera
kind-grenadiers = granaderos
kind-zapadores = zapadores

ground-open = campo abierto
ground-plaza = plaza
ground-platform = plataforma de artillería
ground-building = edificio
ground-courtyard = patio
ground-pen = corral
ground-yard = atrio
ground-nave = iglesia
ground-apse = plataforma de la iglesia
ground-lunette = luneta

order-good = en orden
order-disordered = desordenada
order-routed = en desbandada
way-fire = Fuego
way-melee = Cuerpo a cuerpo

## Botones

button-0 = Listo
button-1 = Despliegue histórico
button-2 = Sellar el plan
button-3 = Que entre el resto
button-4 = Comprometer la Reserva
button-5 = Avanzar
button-6 = Quedarse
button-7 = Salir del mapa
button-8 = El plan habitual
button-9 = Todos a las salas
button-10 = Que se muevan todos
button-11 = Todos de cara al enemigo
button-12 = Que ataquen todos donde más daño hagan
button-13 = Fuego de todos contra el más cercano
button-14 = Que las unidades en desbandada huyan solas
button-15 = Que nadie gire más este turno
band-column = Toda { $column }
undone-attacks = { $count ->
    [one] Una unidad o batería no ha atacado.
   *[other] { $count } unidades y baterías no han atacado.
}
nothing = nada
quoted = «{ $what }»

## Qué se espera

prompt-guns = Despliegue texano: elige una batería y después un hexágono de artillería. El jugador mexicano ve dónde están.
prompt-plot = Plan mexicano: elige una columna y después su Zona de Entrada; las columnas 1 a 4 necesitan zonas distintas. Cuando esté completo, sella el plan.
prompt-garrison = Despliegue texano: elige la unidad o el jefe que vas a colocar, o coloca el resto según el despliegue histórico.
prompt-put = ¿Dónde se coloca { $piece }? Elige un lugar del recinto.
prompt-first-facing = Despliegue texano: elige una unidad y después el hexágono al que mira. Elige Listo cuando todas miren adonde deben.
prompt-columns = Aparecen las columnas: elige una unidad o un jefe y después un hexágono de su Zona de Entrada, o haz que entre el resto.
prompt-replacements = Reemplazos: elige una unidad y después un hexágono de su Zona de Entrada, o haz que entre el resto.
prompt-reserve = Llega la Reserva: elige una unidad o un jefe y después un hexágono de su Zona de Entrada, o haz que entre el resto.
prompt-texan-move = Movimiento texano: elige la unidad o el jefe que vas a mover. Elige Listo cuando no se mueva nadie más.
prompt-mexican-move = Movimiento mexicano: elige la unidad o el jefe que vas a mover. Elige Listo cuando no se mueva nadie más.
prompt-moving = Movimiento de { $piece }: elige adónde va, o antes el jefe o la batería que la acompaña.
prompt-moving-leader = Movimiento de { $piece }: elige adónde va.
prompt-react = { $piece } está al alcance. Elige una unidad texana contigua y ese hexágono para controlarlo, o Listo para dejar que pase.
prompt-facing = Acaba el movimiento texano: elige una unidad y después el hexágono al que mira desde ahora. Elige Listo cuando todas miren adonde deben.
prompt-commitment = Hay mexicanos dentro de los muros: ¿comprometes ahora la Reserva? Llegará en el próximo turno. Elige Listo para guardarla.
prompt-texan-attack = Combate texano: elige la unidad o la batería con la que vas a atacar. Elige Listo cuando no ataque nadie más.
prompt-mexican-attack = Combate mexicano: elige la unidad o la batería con la que vas a atacar. Elige Listo cuando no ataque nadie más.
prompt-aim = Ataque de { $piece }: elige una unidad enemiga y después fuego o cuerpo a cuerpo; o, con una batería, un muro en el que abrir brecha.
prompt-attack-roll = { $attacker } ataca a { $piece }: un dado, columna { $column }.
prompt-counter-roll = { $attacker } responde a { $piece }: un dado, columna { $column }.
prompt-breach-roll = { $piece } dispara contra { $wall }: un dado.
prompt-damage-roll = Impacto en { $piece }: dos dados { $modifier } contra Moral { $morale }.
prompt-track-roll = Unidad eliminada: { $piece }. Dos dados para la Banda de Reemplazos.
prompt-leader-roll = { $piece } se queda solo: con 1 o 2 cae.
prompt-retreat = { $piece } huye en desbandada: elige hacia dónde.
prompt-advance = El camino está libre: ¿avanza { $piece }?
prompt-withdrawal-roll = { $losses } bajas contra { $limit }: un dado decide si los mexicanos se retiran.
prompt-siege-roll = Los mexicanos se han retirado: dos dados cuentan qué fue del asedio.
prompt-mexicans-won = El Álamo ha caído y ha costado { $losses } bajas: han vencido los mexicanos.
prompt-mexicans-won-decisive = El Álamo ha caído y solo ha costado { $losses } bajas: victoria mexicana decisiva.
prompt-mexicans-won-in-death = El Álamo ha caído, pero ha costado { $losses } bajas: han vencido los mexicanos, y la guarnición tiene su victoria en la muerte.
prompt-withdrawn = { $losses } bajas: los mexicanos se han retirado y han vencido los texanos.
prompt-too-late = Acaba el turno { $turn } y El Álamo resiste: han vencido los texanos.

## Fases

phase-set-up = Despliegue
phase-replacement = Reemplazos mexicanos
phase-reserve-placement = Llega la Reserva mexicana
phase-texan-movement = Movimiento texano
phase-texan-combat = Combate texano
phase-texan-rally = Reagrupamiento texano
phase-reserve-commitment = Compromiso de la Reserva mexicana
phase-mexican-movement = Movimiento mexicano
phase-mexican-combat = Combate mexicano
phase-mexican-rally = Reagrupamiento mexicano
phase-withdrawal-check = Comprobación de la retirada mexicana
phase-over = El final

## El registro

log-turn-began = Turno { $turn }
log-gun-posted = { $battery } se emplaza en { $place }.
log-plotted = { $column } vendrá por { $area }.
log-plot-sealed = El plan mexicano está sellado.
log-placed = { $piece } ocupa su puesto en { $place }.
log-faced = { $unit } mira a { $hex }.
log-column-revealed = { $column } viene por { $area }.
log-deployed = { $piece } aparece en { $place }.
log-track-moved = { $unit } pasa a la casilla { $space }.
log-reserve-committed = La Reserva recibe la orden de acudir.
log-moved = { $piece } va de { $from } a { $to }.
log-went-along = { $piece } también va a { $to }.
log-captured-texan = { $battery } cae en manos texanas.
log-captured-mexican = { $battery } cae en manos mexicanas.
log-attack-declared-fire = Fuego: { $attacker } contra { $target }, fuerza { $strength }, { $terrain }, columna { $column }.
log-attack-declared-melee = Cuerpo a cuerpo: { $attacker } contra { $target }, fuerza { $strength }, { $terrain }, columna { $column }.
log-counterattacked-fire = Respuesta: { $unit } contra { $target }, fuerza { $strength }, columna { $column }.
log-counterattacked-melee = Contraataque: { $unit } contra { $target }, fuerza { $strength }, columna { $column }.
log-attack-rolled-nothing = { $die }: sin efecto.
log-attack-rolled-counterattack = { $die }: contraataque.
log-attack-rolled-hit = { $die }: impacto.
log-attack-rolled-number = { $die }: impacto que suma { $added }.
log-breach-made = { $battery } contra { $wall }: ¡brecha!
log-breach-failed = { $battery } contra { $wall }: el muro resiste.
log-modified-defending-leader = { $value } por { $leader }, que está presente.
log-modified-over-the-wall = { $value } por los mexicanos dentro de los muros.
log-modified-attacking-leader = { $value } por { $leader }, que dirige el ataque.
log-modified-result = { $value } por el resultado del ataque.
log-modified-shaken = { $value } porque ya está desordenada o en desbandada.
log-modified-contact = { $value } por los mexicanos en contacto.
log-modified-walls-passed = { $value } por los mexicanos dentro de los muros.
log-damage-checked-no-effect = { $unit }: { $total } contra Moral { $morale }, sin efecto.
log-damage-checked = { $unit }: { $total } contra Moral { $morale }.
log-disordered = { $unit } queda en desorden.
log-routed = { $unit } entra en desbandada.
log-step-lost = { $unit } pierde un paso.
log-step-lost-mexican = { $unit } pierde un paso: { $losses } bajas en total.
log-eliminated = { $unit } es eliminada.
log-eliminated-mexican = { $unit } es eliminada: { $losses } bajas en total.
log-replaced = { $unit } va a la casilla { $space } de la Banda de Reemplazos.
log-out-of-game = { $unit } queda fuera de la partida.
log-retreated = { $unit } huye de { $from } a { $to }.
log-left-map = { $unit } sale del mapa y va a la casilla 1 de la Banda de Reemplazos.
log-could-not-retreat = { $unit } no tiene por dónde huir.
log-advanced = { $unit } avanza a { $to }.
log-leader-saved = { $leader } se salva y llega a { $place }.
log-leader-fell = Cae { $leader }.
log-leader-caught = A { $leader } lo sorprenden solo en { $place }, y cae.
log-rallied-good = { $unit } vuelve a estar en orden.
log-rallied-disordered = { $unit } ya no está en desbandada, pero sigue desordenada.
log-withdrawal-checked = { $losses } bajas hasta ahora; con { $limit } los mexicanos se retiran.
log-withdrawal-rolled = La tirada es { $needed } o menos: los mexicanos se retiran.
log-withdrawal-held = La tirada pasa de { $needed }: los mexicanos siguen combatiendo.
log-texans-won = { $losses } bajas son demasiadas: los mexicanos se retiran y han vencido los texanos.
log-assault-failed = Acaba el turno { $turn } y El Álamo resiste: han vencido los texanos.
log-mexicans-won-decisive = No queda ninguna unidad texana: han vencido los mexicanos con { $losses } bajas, una victoria decisiva.
log-mexicans-won-plain = No queda ninguna unidad texana: han vencido los mexicanos con { $losses } bajas.
log-mexicans-won-dearly = No queda ninguna unidad texana: han vencido los mexicanos con { $losses } bajas. La guarnición tiene su victoria en la muerte.
log-siege-2 = Fannin llega por fin de Goliad. El ejército vencido es empujado al otro lado del Río Grande, y Texas queda libre.
log-siege-3 = Fannin intenta abrirse paso y fracasa; la guarnición muere. Pero del ejército queda tan poco que vuelve al otro lado del Río Grande. La guerra acaba en tablas; a los tres meses vuelven.
log-siege-5 = Fannin marcha sin convicción, es rechazado con muchas pérdidas y pierde el mando. La guarnición muere tres días después.
log-siege-7 = Los cañones abren brecha tras brecha y un segundo asalto toma la plaza. Pero el ejército debe esperar tropas frescas antes de seguir.
log-siege-9 = Al día siguiente la guarnición, debilitada, muere hasta el último hombre a poca costa. Tras dos días de descanso el ejército sigue la marcha, hasta San Jacinto y su derrota.
log-siege-12 = Tras una semana bajo el fuego la guarnición se entrega y es fusilada. Cuando Santa Anna cae preso en San Jacinto lo linchan, y Texas queda libre.

## Por qué no

no-out-of-turn = Eso no toca ahora. { $now }
no-nothing = Ahí no hay nada que elegir. { $now }
no-unfinished = Eso es solo el comienzo de una decisión. { $now }
no-too-early = Elige antes otra cosa: { $thing } viene después. { $now }
no-no-part = Ahora no hay nada que hacer con { $thing }. { $now }
no-cannot-follow = Lo siguiente no puede ser { $thing }. { $now }
no-nobody-there = No hay nadie en { $place }. { $now }
no-click-the-piece = Elige la ficha, no su lugar: { $piece }. { $now }
no-chosen = Esa elección ya está hecha: { $piece }. { $now }
no-by-button = Eso se decide con los botones. { $now }
no-walls-in-combat = A un muro solo le dispara una batería, en su Fase de Combate: { $wall }. { $now }
no-enemy = { $thing } es del enemigo. { $now }
no-gun-posted = { $battery } ya está en su puesto.
no-guns-first = Primero se emplazan los cañones; la guarnición se coloca tras el plan: { $piece }.
no-not-artillery-hex = { $place } no es un hexágono de artillería.
no-gun-hex-taken = Ya hay una batería en { $place }.
no-history-taken = En el puesto histórico, { $place }, ya hay otra unidad.
no-column-plotted = { $column } ya tiene su zona.
no-area-taken = Otra columna tiene { $area }: las columnas 1 a 4 necesitan zonas distintas.
no-plot-incomplete = Aún hay columnas sin Zona de Entrada.
no-piece-placed = { $piece } ya está en su puesto.
no-not-in-compound = La guarnición se coloca en el recinto; { $place } está fuera.
no-has-faced = { $unit } ya ha cambiado de orientación.
no-units-face = Solo las unidades de combate tienen orientación: { $piece }.
no-not-beside = { $hex } no está junto a { $unit }.
no-faces-there = { $unit } ya mira a { $hex }.
no-enemy-elsewhere = Una unidad se vuelve hacia el enemigo que se acerca, y ese está en { $place }.
no-other-level = { $place } está a otro nivel: { $unit } no lo controla.
no-no-control-across = La zona de control de { $unit } no llega hasta allí: { $terrain }.
no-not-due = A { $piece } no le toca entrar ahora en el mapa. { $now }
no-not-its-area = { $place } no está en la Zona de Entrada de { $piece }.
no-no-column-there = { $leader } debe colocarse con una unidad de su columna, y en { $place } no hay ninguna.
no-not-on-map = { $piece } no está en el mapa.
no-has-moved = { $piece } ya se ha movido en esta fase.
no-is-routed = { $unit } está en desbandada y no se puede mover.
no-gun-needs-unit = { $battery } solo se mueve con una unidad de combate en orden.
no-not-together = { $piece } no está con la unidad que se mueve.
no-goes-alone = Con una unidad van jefes y baterías, no otras unidades; con un jefe, nadie: { $piece }.
no-goes-along = { $piece } ya la acompaña.
no-under-way = { $piece } ya está en camino: los acompañantes salen a la vez.
no-take-by-entering = Los jefes enemigos que están solos, y los cañones, caen ante la unidad que entra en su lugar: { $piece }.
no-nowhere-to-go = { $piece } no tiene adónde ir.
no-already-there = Ya está en { $place }.
no-one-hex-with-gun = Con una batería se avanza un hexágono por fase, y { $place } está más lejos.
no-hex-by-hex = Con la opción elegida las unidades mexicanas van hexágono a hexágono, y { $place } no es el siguiente.
no-too-far = { $place } está demasiado lejos: faltan puntos de movimiento.
no-no-way = Ningún camino lleva hasta { $place } con los puntos que quedan: hay de por medio muros, enemigos o sus zonas de control.
no-place-full = No hay sitio en { $place }: { $limit ->
    [one] una unidad de combate
   *[other] { $limit } unidades de combate
} como mucho.
no-battery-there = En { $place } cabe una batería, y ya hay una.
no-enemy-there = El enemigo ocupa { $place }.
no-prohibited = No hay paso a { $place }: { $terrain }.
no-no-door = Ninguna puerta ni brecha lleva desde ahí a { $place }.
no-edge-of-map = Nadie sale del mapa, salvo los mexicanos en desbandada.
no-no-stairs = No hay paso entre una azotea y el interior que tiene debajo, en { $place }: hay que salir antes del edificio.
no-disordered-at-wall = Una unidad desordenada no pasa a { $place }: { $terrain }.
no-disordered-in-zone = Una unidad desordenada no entra en zonas de control enemigas, y { $place } está en una.
no-zone-to-zone = De una zona de control enemiga no se pasa directamente a otra, y { $place } está en una.
no-leader-in-zone = Un jefe solo no entra en zonas de control enemigas, y { $place } está en una.
no-gun-at-hexside = La artillería no pasa a { $place }: { $terrain }.
no-has-attacked = { $piece } ya ha atacado en esta fase.
no-not-in-order = { $unit } no está en orden.
no-no-crew = { $battery } no tiene dotación: no hay con ella ninguna unidad de combate en orden.
no-gun-moved = { $battery } se ha movido este turno y no puede disparar.
no-gun-just-taken = { $battery } acaba de ser tomada: no dispara hasta la siguiente Fase de Combate.
no-no-target = { $piece } no tiene a quién atacar.
no-leaders-do-not-attack = Los jefes no atacan; mandan a quienes están con ellos: { $leader }.
no-not-a-target = Solo se ataca a unidades de combate: { $piece }.
no-attack-the-unit = El ataque es a la unidad, no a su lugar: elige { $unit }.
no-not-an-enemy = { $piece } no es del enemigo.
no-blocked = No hay línea de visión: { $block }.
block-unit = hay una unidad de combate en { $place }
block-height = entre alturas distintas queda { $place }
block-above = { $place } es más alto que ambos
block-wall = ninguno de los dos está junto a { $wall }
block-church = { $wall }
block-interior = { $wall }
block-no-opening = el edificio de { $hex } no tiene ahí ninguna abertura
block-floor = en medio está la azotea de { $hex }
no-out-of-range = El blanco está a { $distance } hexágonos; el alcance es { $range }.
no-in-enemy-zone = En zona de control enemiga no se dispara, solo se pelea cuerpo a cuerpo.
no-gun-in-enemy-zone = En zona de control enemiga una batería solo dispara a un enemigo adyacente.
no-under-the-muzzle = El cañón no puede bajar tanto la boca: { $place } está justo al pie de su muro.
no-guns-do-not-melee = Los cañones no pelean cuerpo a cuerpo.
no-not-adjacent = { $unit } no está al alcance del cuerpo a cuerpo.
no-no-melee-across = Ahí no se pelea cuerpo a cuerpo: { $terrain }.
no-only-guns-breach = Solo una batería abre brecha.
no-breached = Ya hay brecha en { $wall }.
no-breach-too-far = { $wall } está a { $distance } hexágonos; se abre brecha a 10 o menos.
no-wall-not-seen = La batería no ve { $wall }.
no-no-retreat = No puede huir a { $place }: cada hexágono ha de estar más lejos del atacante, fuera de zonas de control enemigas y sin saltar muros altos.
no-too-far-to-run = { $place } está demasiado lejos: en desbandada se huye tres hexágonos como máximo.
no-not-away = { $place } no está más lejos del atacante.
no-in-zone = { $place } está en una zona de control enemiga.
no-not-own-area = Solo salen del mapa los mexicanos en desbandada, y solo por su propia Zona de Entrada.
no-reserve-called = La Reserva ya está comprometida.
no-nobody-within = No hay dentro de los muros ninguna unidad de combate mexicana en orden.

## Decisiones

do-gun = Colocar { $piece } en { $place }
do-historic = Colocar el resto según el despliegue histórico
do-plot = { $column } viene por { $area }
do-commit = Sellar el plan
do-take = Dar puesto a { $piece }
do-put = Colocar en { $place }
do-face = Orientar { $piece } hacia { $hex }
do-deploy = Que entre { $piece } en { $place }
do-deploy-all = Que entre el resto por orden
do-reserve = Comprometer la Reserva
do-move = Que se mueva { $piece }
do-with = Ir con { $piece }
do-to = Ir a { $place }
do-attack = Atacar con { $piece }
do-fire = Disparar a { $piece }
do-melee = Atacar cuerpo a cuerpo a { $piece }
do-breach = Abrir brecha en { $wall }
do-retreat = Huir a { $place }
do-leave = Salir del mapa
do-advance = Avanzar
do-stay = Quedarse
do-done = Listo

## La posición en el terminal

sketch-track = Banda de Reemplazos
sketch-aside = Fuera del mapa
sketch-breaches = Brechas
sketch-fight = El ataque
sketch-losses = Bajas
sketch-unit = { $unit } { $fire }/{ $melee }
sketch-unit-faces = { $unit } { $fire }/{ $melee }, mira a { $hex }
sketch-state = { $unit }, { $order }
sketch-space = { $unit } en la casilla { $space }
sketch-battery = { $battery } ({ $strength })
sketch-battery-taken = { $battery } ({ $strength }, mexicana)
sketch-count = { $count } de { $column }
sketch-odds = { $attacker } contra { $target }, { $terrain }, columna { $column }: de 216 tiradas, { $disordered } desordenan, { $step } cuestan un paso y { $eliminated } eliminan
sketch-lost = { $losses } de { $limit }

# Reglas prácticas: por qué decide así el ordenador. Un nombre, dos puntos, una explicación. Del plan secreto no se dice nada.

thumb-guns-first = Primero los cañones: uno de sus tiros vale por una descarga.
thumb-leaders-with-men = Los jefes con sus hombres: donde se combate, y nunca dos donde basta uno.
thumb-those-inside-first = Primero los de dentro: quien ha pasado el muro cae antes que los que están delante.
thumb-hold-fire = No disparar: los disparos que quedan atraerían más daño del que causan.

thumb-man-the-walls = Guarnecer los muros: los cañones donde dominan el campo, los mejores rifles donde el muro es largo.
thumb-face-where-they-come-from = Mirar hacia donde vienen: una unidad solo controla lo que mira.
thumb-out-of-reach = Fuera de alcance: quien está a punto de ser alcanzado se va mientras puede.
thumb-into-the-rooms = A las salas: allí apenas llegan más que los cañones y las bayonetas.
thumb-go-where-they-come = Acudir adonde llegan: un rifle lejos del enemigo no defiende nada.
thumb-best-rifles-first = Primero los mejores rifles: quienes más aciertan disparan antes de que falten blancos.
thumb-shoot-the-surest = El tiro más seguro: contra quien más probablemente caerá.
thumb-melee-with-good-odds = Cuerpo a cuerpo con ventaja: solo donde se gana, o donde no hay otro camino.
thumb-no-other-mark = Sin otro blanco: el cañón está cargado y solo ve un muro.
thumb-run-to-cover = Ponerse a cubierto: salas, luego azoteas, luego el pie de un muro, y lejos del enemigo.
thumb-hold-the-walls = Mantener los muros: quien los deja para perseguir está perdido en campo abierto.

thumb-plot-in-secret = El plan: por dónde vendrán las columnas se escribe en secreto, y se ve cuando llegan.
thumb-in-order-of-march = En orden de marcha: los que han de ir primero entran delante.
thumb-the-reserve-at-once = La Reserva enseguida: en cuanto alguien está dentro de los muros, van todos.
thumb-those-in-front-first = Primero los de delante: abren paso a los demás; quien puede combatir se queda, y también los quebrantados.
thumb-over-the-wall = Por encima del muro: donde no hay nadie detrás.
thumb-take-the-guns = Tomar los cañones: una batería tomada se vuelve contra las salas.
thumb-close-with-them = Llegar hasta ellos: a un lugar desde el que se los pueda atacar cuerpo a cuerpo.
thumb-clear-the-compound = Limpiar el recinto: de patio en patio, hasta los texanos siguientes.
thumb-the-shortest-way-to-the-enemy = El camino más corto al enemigo: cada turno ante los muros cuesta hombres.
thumb-hand-to-hand = Cuerpo a cuerpo: siempre que se pueda, y primero el ataque más seguro.
thumb-fire-where-it-harms-most = Disparar donde más daña: para quienes no pueden llegar al enemigo.
thumb-room-by-room = Sala por sala: a los que resisten en las salas se los saca a la bayoneta.
thumb-guns-open-the-rooms = Los cañones abren las salas: un cañón tomado rompe el muro de una sala que aún resiste.
thumb-go-in = Entrar: un lugar vaciado se ocupa antes de que vuelva a llenarse.
thumb-out-of-the-fire = Fuera del fuego: los vencidos corren adonde menos enemigos puedan dispararles.
thumb-stay-and-fight = Quedarse y combatir: los que quedan siguen donde pueden hacer daño.

## What a turn comes to

summary-moved = Fichas movidas: { $list }.
summary-pieces-texan = { $count ->
    [one] { $count } texana
   *[other] { $count } texanas
}
summary-pieces-mexican = { $count ->
    [one] { $count } mexicana
   *[other] { $count } mexicanas
}
summary-lost-texan = { $count ->
    [one] { $count } texano
   *[other] { $count } texanos
}
summary-lost-mexican = { $count ->
    [one] { $count } mexicano
   *[other] { $count } mexicanos
}
summary-over = Dentro de los muros: { $names }.
summary-attacks = Ataques: { $list }.
summary-fire-texan = { $count } con fuego texano
summary-fire-mexican = { $count } con fuego mexicano
summary-melee-texan = { $count } cuerpo a cuerpo de los texanos
summary-melee-mexican = { $count } cuerpo a cuerpo de los mexicanos
summary-dead = Eliminados: { $names }.
summary-steps = Pasos perdidos: { $list }.
summary-taken = Cañones tomados: { $names }.
summary-breached = Brechas: { $names }.
summary-more = { $count ->
    [one] uno más
   *[other] { $count } más
}
log-done = { $side }: nada más.

# The box
box-facts = Para dos, o contra el ordenador · dos horas o más · exigente: cada hexágono, cada puerta, cada batería
aim = Texanos: { $limit } bajas mexicanas al final del turno, { $losses } hasta ahora. Mexicanos: que no quede ninguna unidad de combate texana.


# Lo que se cuenta
count-dead = Unidades fuera de juego
count-casualties = Bajas mexicanas
count-breaches = Brechas

# Tablas y palabras del oficio
chart-results = Tabla de Resultados de Combate: dado por columna
chart-die = Dado
chart-terrain = Tabla de efectos del terreno
chart-hexside = Lado
chart-cost = Coste
chart-for-guns = Pasan cañones
chart-control = Pasa el control
chart-melee = Cuerpo a cuerpo
chart-row = Fila de la tabla
chart-yes = sí
chart-no = no
chart-withdrawal = Bajas hasta la retirada
chart-turn = Turno
chart-losses = Bajas
term-entry-area = Zona de Entrada
term-entry-area-about = Ocho hexágonos del borde por los que una columna entra en el mapa.
term-plot = plan
term-plot-about = En secreto se asigna a cada columna mexicana la zona donde aparecerá.
term-battery = batería
term-battery-about = Un cañón. Lo dispara una unidad de combate en orden que está con él.
term-reserve = Reserva
term-reserve-about = Las unidades mexicanas que se guardan. Se pueden comprometer cuando hay mexicanos dentro de los muros.
term-replacements = Reemplazos|Banda de Reemplazos
term-replacements-about = Las unidades mexicanas caídas pueden volver unos turnos después por su Zona de Entrada.
term-melee = cuerpo a cuerpo
term-melee-about = Un ataque a un lugar adyacente con la fuerza de cuerpo a cuerpo, por un lado que lo permite.
term-rout = desbandada|huye
term-rout-about = Una unidad que se desordena por segunda vez huye, y debe reagruparse antes de combatir.
term-morale = Moral
term-morale-about = Tras un impacto se tiran dos dados contra ella: la unidad aguanta, se desordena, pierde un paso o cae.
term-breach = brecha|abrir brecha
term-breach-about = Una batería puede abrir un muro. Por una brecha se pasa como por terreno despejado.
term-casualties = bajas
term-casualties-about = Las pérdidas mexicanas. Si al acabar el turno han alcanzado su cifra, los mexicanos se retiran y ganan los texanos.
term-facing = mira|miren
term-facing-about = Una unidad texana controla solo el hexágono al que mira.
term-movement = movimiento
term-movement-about = Las unidades gastan puntos de movimiento; los muros cuestan más y el control enemigo las detiene.
term-combat = combate
term-combat-about = Cada unidad o batería puede atacar una vez, con fuego o cuerpo a cuerpo.
term-rally = reagrupamiento
term-rally-about = Las unidades desordenadas vuelven a estar en orden y las que huyen pasan a desordenadas; con un jefe se recuperan del todo.
term-withdrawal = comprobación de la retirada
term-withdrawal-about = Las pérdidas mexicanas se comparan con la cifra del turno. Si la alcanzan, el asalto ha terminado.
term-commitment = compromiso de la Reserva
term-commitment-about = El jugador mexicano puede llamar a la Reserva, que llega el turno siguiente.
