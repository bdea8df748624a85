# Texas Glory, en español. Los mismos mensajes están en en.ftl.

## The box

scenario-1836 = 1836: Recordad El Álamo
scenario-1836-about = Santa Anna cruza el Río Grande. Doce turnos, del 21 de febrero al 14 de mayo: México debe dejar a Texas con menos de cuatro Poblaciones de Victoria; Texas debe resistir o eliminar a Santa Anna.
scenario-1835 = 1835: La revuelta de Texas
scenario-1835-about = «Ven y tómalo». Diez turnos, del 7 de octubre al 14 de diciembre: Austin reúne a los colonos ante San Antonio y El Álamo. México debe conservar al final cuatro de las siete Poblaciones de Victoria verdes; las guarniciones sitiadas se rinden antes del recuento.
scenario-campaign = La Campaña, de 1835 a 1836
scenario-campaign-about = Toda la guerra en una partida: la revuelta de 1835, el invierno que manda a los hombres a casa y da los cañones al vencedor, y la respuesta de Santa Anna en 1836 a quienes queden. Veintidós turnos; decide el final de 1836.
side-texan = Texas
side-mexican = México

## Opciones: cómo se leen las cláusulas dudosas

option-single-orders = Mando independiente de un bloque, por un Punto de Mando (5.13)
option-single-orders-any = De cualquier bloque (aclaración 105)
option-single-orders-beyond = Solo de un bloque que ningún líder pueda mandar
option-moved-leaders = Un líder que se ha movido (5.11)
option-moved-leaders-rest = Ya no manda a nadie este turno (aclaración 106)
option-moved-leaders-command = Aún puede activarse donde está
option-acting-chief = Comandante en jefe texano hasta que llegue Houston (6.6)
option-acting-chief-fannin = Fannin (aclaración 180)
option-acting-chief-nobody = Nadie, hasta que muera Fannin
option-burn-boxes = Los tres casilleros mexicanos, Poblaciones de Victoria (5.71)
option-burn-boxes-yes = Pueden incendiarse (aclaración 138)
option-burn-boxes-no = No pueden incendiarse
option-burn-march = Incendiar una población y renunciar al paso (5.71)
option-burn-march-paid = Los movimientos se pagan con otros puntos (aclaración 167)
option-burn-march-free = Un bloque de allí se mueve por el mismo punto
option-attacked-ports = Los bloques no inmovilizados de un puerto atacado (5.5, 5.81)
option-attacked-ports-open = Pueden zarpar de él (aclaración 181)
option-attacked-ports-closed = Solo pueden salir por tierra
option-field-guns = La artillería (6.7)
option-field-guns-attack = Puede atacar por tierra, y combate allí (aclaración 127)
option-field-guns-stay = No ataca por tierra
option-fort-jessup = Fort Jessup (1.7)
option-fort-jessup-open = Los bloques texanos y estadounidenses pueden entrar en él y retirarse a él (aclaración 52)
option-fort-jessup-closed = Nadie vuelve a él
option-regroup = Reagruparse tras una victoria (6.5)
option-regroup-neutral = A hexágonos amigos o neutrales (aclaración 165)
option-regroup-vacant = También a poblaciones enemigas vacías
option-regrouped = Los bloques que se reagrupan en una batalla (6.5)
option-regrouped-reserve = Se unen en la ronda 2, como reservas (aclaración 155)
option-regrouped-line = Combaten desde la ronda 1
option-relief-cavalry = La caballería de relevo se repliega tras los muros (7.26)
option-relief-cavalry-second = Desde la ronda 2 (aclaración 158)
option-relief-cavalry-first = Desde la ronda 1
option-besieged-box = Sitiadores que abastece un casillero mexicano (7.4)
option-besieged-box-two = Dos (aclaración 137)
option-besieged-box-four = Cuatro: sus ocho menos los cuatro de la ciudad

## Dates

date-1 = 21 de febrero
date-2 = 28 de febrero
date-3 = 7 de marzo
date-4 = 14 de marzo
date-5 = 21 de marzo
date-6 = 28 de marzo
date-7 = 7 de abril
date-8 = 14 de abril
date-9 = 21 de abril
date-10 = 28 de abril
date-11 = 7 de mayo
date-12 = 14 de mayo

date-1835-1 = 7 de octubre
date-1835-2 = 14 de octubre
date-1835-3 = 21 de octubre
date-1835-4 = 28 de octubre
date-1835-5 = 7 de noviembre
date-1835-6 = 14 de noviembre
date-1835-7 = 21 de noviembre
date-1835-8 = 28 de noviembre
date-1835-9 = 7 de diciembre
date-1835-10 = 14 de diciembre

## Places

place-named = { $name }
place-alamo = El Álamo
place-anahuac = Anáhuac
place-new-orleans = Nueva Orleans
place-presidio = Presidio Río Grande
place-bay = la bahía de San Antonio
place-hex = el hexágono { $hex }
title-hex = Hexágono { $hex }
title-alamo = El Álamo
title-bay = Bahía de San Antonio
off-map = fuera del mapa

## Cards

card-plain = carta de { $cp } CP
card-burn = carta de { $cp } CP con fuego
card-surprise = Sorpresa ({ $cp } CP)
card-surprise-about = En una batalla en la que ataques, todos tus bloques actúan antes que los enemigos en la ronda 1. No sirve para asaltar.
card-comanche = Comanche ({ $cp } CP)
card-comanche-about = Antes de las batallas, los comanches hacen una incursión en un hexágono enemigo cercano a su tierra: 4 pasos, A2, hasta tres rondas.
card-storm = Tormenta ({ $cp } CP)
card-storm-about = Nadie se mueve ni combate este turno.
card-forced-march = Marcha Forzada ({ $cp } CP)
card-forced-march-about = Los bloques movidos por tus líderes tienen un punto de movimiento más este turno, sin tirada.
card-desertion = Deserción ({ $cp } CP)
card-desertion-about = De inmediato, un hexágono enemigo fuera de los casilleros tira un dado por bloque: cada 1 o 2 cuesta un paso, pero nunca el último de un líder ni de la artillería.
card-muster = Reclutamiento ({ $cp } CP)
card-muster-about = De inmediato, hasta cuatro de tus bloques que estén abastecidos en poblaciones o ciudades amigas ganan un paso y descansan este turno.
no-card = ninguna carta
the-card = esa carta
quoted = «{ $what }»

## Brigades

brigade-none = ninguna brigada
brigade-travis = el mando de Travis
brigade-fannin = el mando de Fannin
brigade-us = la brigada de los Estados Unidos
brigade-vanguard = la Vanguardia
brigade-first = la 1.ª brigada de Gaona
brigade-second = la 2.ª brigada de Tolsa
brigade-urrea = el mando de Urrea

## Blocks

block-Hou = Houston
block-Aus = Austin
block-Tra = Travis
block-Fan = Fannin
block-Gai = Gaines
block-AAt = Artillería de El Álamo
block-GAt = Artillería de Goliad
block-Bow = Bowie
block-Kim = Kimball
block-Gra = Grant
block-Hor = Horton
block-War = Ward
block-Wal = Wallace
block-Bur = Burleson
block-She = Sherman
block-Mld = Millard
block-NOr = Nueva Orleans
block-NYk = Nueva York
block-Nas = Nashville
block-Geo = Georgia
block-Mlm = Milam
block-MIn = Infantería de Milicia
block-MCv = Caballería de Milicia
block-Seg = Tejano (Seguín)
block-US3 = 3.º de Estados Unidos
block-US5 = 5.º de Estados Unidos
block-San = Santa Anna
block-Ses = Sesma
block-Gao = Gaona
block-Tol = Tolsa
block-Urr = Urrea
block-Cos = Cos
block-Dol = Dolores
block-Mat = Matamoros
block-Jim = Jiménez
block-SLP = San Luis Potosí
block-Ald = Aldama
block-Tlc = Toluca
block-Zap = Zapadores
block-Que = Querétaro
block-Gto = Guanajuato
block-Gro = Guerrero
block-Mor = Morelos
block-Mex = 1.º de México
block-Gdl = Guadalajara
block-TrV = Tres Villas
block-Tam = Tampico
block-Yuc = Yucatán
block-Cua = Cuautla
block-Gar = Tejano (Garza)
block-ACv = Caballería de El Álamo
block-SnA = San Antonio
block-Lip = Lipantitlán
block-Pre = Presidial
block-AAm = Artillería de El Álamo
block-GAm = Artillería de Goliad
block-Com = Comanche

## Buttons

button-0 = Listo
button-1 = Mandar
button-2 = Mover
button-3 = Quedarse
button-4 = Mover por mar
button-5 = Forrajear
button-6 = Incendiar
button-7 = ¡Sorpresa!
button-8 = Replegarse
button-9 = Disparar
button-10 = Pasar
button-11 = Pasar
button-12 = Cañonear
button-13 = Asaltar
button-14 = Hacer una salida
button-15 = Apartar
button-16 = Que disparen todos
button-17 = La misma línea otra vez
button-18 = Que se unan los más fuertes
button-19 = Todos tras los muros
button-20 = Pasar en todos los asedios
band-here = Todos los de { $place }
band-led = Todos los de { $block }
undone-points = { $points ->
    [one] Queda un Punto de Mando.
   *[other] Quedan { $points } Puntos de Mando.
}
undone-command = { $block } todavía no ha movido a nadie.
nothing = nada
a-block = un bloque
sketch-block = { $block } { $strength }
sketch-hidden = { $side }: { $count ->
    [one] { $count } oculto
   *[other] { $count } ocultos
}
sketch-inside = { $count } dentro
sketch-burned = incendiada

## What is awaited

prompt-deal = Se reparten las cartas.
prompt-cards = Cada jugador juega una carta boca abajo.
prompt-desertion = Deserción: { $side } elige un hexágono enemigo.
prompt-deserting = Deserción en { $place }: se tiran los dados.
prompt-muster = Reclutamiento: { $side } aún puede añadir un paso a { $count ->
    [one] un bloque
   *[other] un máximo de { $count } bloques
} en poblaciones amigas.
prompt-orders = { $side }: { $cp ->
    [one] un Punto de Mando
   *[other] { $cp } Puntos de Mando
} por gastar. Elige un bloque y una orden, o una población para incendiarla.
prompt-command = { $leader } manda: elige los bloques que se moverán; el líder, el último.
prompt-march = ¿Adónde va { $block }? Si hay enemigos, elige también el hexágono desde el que entra.
prompt-forced-march = Marchas forzadas: de 1 a 3 se pierde un paso.
prompt-burn-march = { $side }: un bloque puede salir de { $place }, incendiada, por el mismo punto.
prompt-raid = Incursión comanche: { $side } elige un hexágono enemigo cercano a su tierra.
prompt-battles = { $side } elige qué batalla o asedio se resuelve ahora.
prompt-surprise = ¿Usas la Sorpresa en la batalla de { $place }?
prompt-withdraw = { $place }: el defensor puede replegar hasta cuatro bloques tras los muros; la artillería debe entrar.
prompt-sally-out = { $place }: ¿qué sitiados salen a ayudar a la fuerza de relevo?
prompt-turn = { $place }, ronda { $round }: los bloques { $letter } de { $side } disparan, se retiran o pasan.
prompt-turn-walls = { $place }, ronda { $round }: los bloques { $letter } de { $side } disparan o pasan.
prompt-turn-withdraw = { $place }, ronda { $round }: los bloques { $letter } de { $side } disparan, se repliegan o pasan.
prompt-turn-leave = { $place }, ronda { $round }: los bloques { $letter } de { $side } deben dejar la batalla.
prompt-fire = { $block } dispara.
prompt-lose = { $place }: { $hits ->
    [one] un impacto para { $side }; lo recibe su bloque más fuerte.
   *[other] { $hits } impactos para { $side }; el primero lo recibe su bloque más fuerte.
}
prompt-regroup = { $side } ha vencido en { $place } y puede reagruparse a hexágonos adyacentes.
prompt-declare = Asedio de { $place }: el sitiador pasa, cañonea o asalta.
prompt-answer = Asedio de { $place }: los sitiados pasan, hacen una salida o, si el sitiador ha pasado, cañonean.
prompt-reply = Asedio de { $place }: ¿responder al cañoneo?
prompt-line = { $place }: { $side } elige quiénes asaltan.
prompt-sally = { $place }: { $side } elige quiénes salen.
prompt-battery = { $place }: ¿qué más artillería y líderes de { $side } disparan?
prompt-attrition = Desgaste de Suministro en { $place }: { $count ->
    [one] sobra un bloque
   *[other] sobran { $count } bloques
}; cada tirada de 1 a 3 cuesta un paso.
prompt-draw = Texas roba un bloque del fondo de fuerzas.
prompt-draw-vanguard = México roba un bloque de 1836.
prompt-draw-winter = Invierno: Texas roba lo que queda de sus refuerzos de 1835.
prompt-deploy = { $side }: ¿adónde llega { $block }?
prompt-enter = ¿Por dónde entra { $brigade }? Por Presidio Río Grande ahora, o un turno después por Laredo o Matamoros.
prompt-card = Se roba una carta.
prompt-commit = En secreto: ¿por dónde entrará { $brigade } en 1836? Si comprometes su entrada en Laredo o Matamoros, llega allí sin retraso; con Presidio Río Grande la elección queda abierta.
prompt-texan-won-1835 = Texas ha ganado la revuelta.
prompt-mexican-won-1835 = México ha conservado sus poblaciones y ha ganado.
prompt-texan-won = Texas ha ganado.
prompt-mexican-won = México ha ganado.

## The log

log-dealt = { $side } roba: { $card }.
log-dealt-hidden = { $side } roba una carta.
log-turn = Turno { $turn }, { $date }
log-chosen = { $side } juega boca abajo: { $card }.
log-chosen-hidden = { $side } juega una carta boca abajo.
log-cards-shown = Texas: { $texan }. México: { $mexican }. Jugador 1: { $side }.
log-stormy = Una tormenta: nadie se mueve ni combate.
log-deserted = Deserción entre las fuerzas de { $side } en { $place }.
log-moves = Movimiento de { $side }: { $cp } CP
log-commands = { $leader } toma el mando en { $place }.
log-shown = { $side }: { $block }, fuerza { $strength }.
log-marched = { $side }: { $block } va de { $from } a { $to }.
log-marched-forced = { $side }: { $block } va de { $from } a { $to } a marcha forzada.
log-attacked = { $side }: { $block } ataca { $to } desde { $from }.
log-attacked-by-way = { $side }: { $block } ataca { $to } desde { $from } por { $via }.
log-attacked-forced = { $side }: { $block } ataca { $to } desde { $from } por { $via }, a marcha forzada.
log-sailed = { $side }: { $block } navega de { $from } a { $to }.
log-sea-attack = { $side }: { $block } ataca { $to } por mar desde { $from }.
log-gained = { $side }: { $block } gana un paso en { $place }.
log-lost = { $side }: { $block } pierde un paso en { $place }.
log-half-hit = { $side }: { $block } recibe medio impacto.
log-eliminated = { $side }: el bloque { $block } es eliminado en { $place }.
log-captured = { $block } se rinde en { $place }.
log-burned = { $side } incendia { $place }.
log-rolled = Tirada.
log-battle = Batalla de { $place }: ataca { $side }
log-relief = Fuerza de relevo en { $place }: { $side } ataca al sitiador
log-raid = Incursión comanche en { $place }
log-siege = Asedio de { $place } por { $side }
log-surprised = Los atacantes sorprenden al enemigo.
log-went-inside = { $side }: { $block } se repliega tras los muros de { $place }.
log-round = Ronda { $round }
log-fired = { $block } dispara: { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
}.
log-passed = { $block } pasa.
log-retreated = { $block } se retira de { $from } a { $to }.
log-withdrew = { $block } se repliega.
log-field-changed = El campo ha cambiado de manos: ahora ataca { $side }.
log-battle-won = En { $place } el campo queda en manos de { $side }.
log-battle-ended = El combate en { $place } ha terminado.
log-regrouped = { $side }: { $block } se reagrupa de { $from } a { $to }.
log-held = { $side } pasa.
log-cannonaded = { $side } abre fuego con artillería y líderes.
log-stormed = { $side } asalta los muros.
log-sallied = { $side } hace una salida.
log-joined = { $side }: { $block } participa.
log-siege-lifted = Se levanta el asedio de { $place }.
log-starved = Desgaste de Suministro en { $place }: { $side } { $hits ->
    [0] no pierde nada
    [one] pierde un paso
   *[other] pierde { $hits } pasos
}.
log-drawn = { $side } roba el bloque { $block }.
log-drawn-hidden = { $side } roba un bloque.
log-us-arrived = { $block } llega a Fort Jessup.
log-deployed = { $side }: { $block } llega a { $place }.
log-kept-aside = { $side }: ninguna población puede recibir el bloque; queda aparte.
log-brigade-arrives = { $brigade } llega a { $place }.
log-brigade-waits = { $brigade } espera junto a { $place }.
log-wait-over = Los que esperaban entran en { $place }.
log-turned-to = { $from } está incendiada: los que esperaban a su lado se dirigen a { $to }.
log-austin = Austin vuelve: está en el fondo de fuerzas.
log-presidials = Aparecen presidiales en { $place }: { $block }.
log-no-presidials = En { $place } no aparecen presidiales: no queda ningún bloque de repuesto.
log-vanguard = Ha caído { $place }: acuden en ayuda de México bloques de 1836, dos en cada Fase de Suministro.
log-surrendered = { $side }: { $block } se rinde en { $place }.
log-winter = Invierno. { $side } ha ganado en 1835.
log-paroled = { $block } deja { $place } bajo palabra.
log-dismissed = { $block } se va a casa desde { $place }.
log-went-home = { $block } se va a casa desde { $place } y vuelve al fondo de fuerzas.
log-stays-in-pool = { $block } no se robó y sigue en el fondo de fuerzas.
log-comanche-rested = Los comanches vuelven a tener la fuerza completa.
log-committed = México decide en secreto por dónde entrará { $brigade }.
log-committed-to = { $brigade } tiene comprometida su entrada en { $place }.
log-commitment-shown = { $brigade } tenía comprometida su entrada en { $place } y llega a tiempo.
log-uncommitted = { $brigade } no tenía comprometida su entrada en otro casillero.
log-army-arrives = El ejército de 1836 se reúne en { $place }.
log-army-waits = El ejército de 1836 se reúne junto a { $place }, en manos de Texas.
log-cos = Cos llega a { $place } y dirige desde ahora { $brigade }.

## Decisions

do-play = Jugar: { $card }
do-desert = Deserción en { $place }
do-muster = Añadir un paso al bloque { $block }
do-command = Activar a { $block }
do-send = Mover el bloque { $block }
do-march = Ir a { $place }
do-attack = Atacar { $place } por { $via }
do-stay = Quedarse donde está
do-sail = Enviar el bloque { $block } por mar a { $place }
do-forage = { $block } forrajea
do-burn = Incendiar { $place }
do-burn-for = Incendiar { $place } y añadir un paso al bloque { $block }
do-raid = Incursión comanche en { $place }
do-fight = Resolver { $place }
do-surprise = Atacar por sorpresa
do-withdraw = { $block } se repliega
do-join = { $block } participa
do-fire = { $block } dispara
do-pass = { $block } pasa
do-retreat = { $block } se retira a { $place }
do-lose = { $block } recibe el impacto
do-regroup = { $block } se reagrupa en { $place }
do-hold = Pasar
do-cannonade = Cañonear
do-cannonade-with = Cañonear con el bloque { $block }
do-storm = Asaltar
do-sally = Hacer una salida
do-deploy = Llegar a { $place }
do-aside = Apartar el bloque
do-enter = Entrar por { $place }
do-done = Listo

## Why not

no-out-of-turn = Eso no toca ahora. { $now }
no-nothing = Ahí no hay nada que elegir. { $now }
no-no-part = Ahora no hay nada que hacer con { $thing }. { $now }
no-too-early = Elige antes qué hacer: { $thing } viene después. { $now }
no-what-next = Di ahora qué debe hacer { $block }. { $now }
no-one-by-one = Tus bloques en { $place } se eligen uno por uno. { $now }
no-nobody-there = No tienes ningún bloque en { $place }. { $now }
no-enemies-there = En { $place } solo hay bloques enemigos. { $now }
no-other-place = { $place } no tiene nada que ver con esto. { $now }
no-not-yours = { $block } es de { $side }: solo mandas tus propios bloques.
no-already-played = Ya has jugado tu carta.
no-must-play = Hay que jugar una carta.
no-not-in-hand = Esa carta no está en tu mano.
no-no-points = No quedan suficientes Puntos de Mando.
no-village = Nadie puede detenerse en un poblado indio.
no-not-a-port = Eso no es un puerto.
no-island-by-land = En Galveston se entra y se sale solo por mar.
no-us-box = Ese casillero es de los Estados Unidos.
no-by-sea-only = En Nueva Orleans se entra y se sale solo por mar.
no-no-way-back = A Fort Jessup no se vuelve.
no-raiders-dead = Los incursores comanches han sido destruidos.
no-raiders-go-home = Los incursores vuelven a casa, no se retiran.
no-out-of-raid = Los comanches no cabalgan tan lejos.
no-box-is-safe = La Deserción no alcanza los casilleros.
no-not-a-friendly-town = El bloque no está en una población o ciudad amiga.
no-is-there = Ya está ahí.
no-told-to-stay = A este bloque se le ordenó quedarse este turno.
no-already-moved = Este bloque ya se ha movido este turno.
no-no-enemy-there = Allí no hay enemigos.
no-off-map = Este bloque no está en el mapa.
no-not-a-leader = Solo un líder puede mandar.
no-has-commanded = Este líder ya ha mandado este turno.
no-leader-moved = Un líder primero manda y después se mueve: este ya se ha movido este turno.
no-within-command = { $leader } puede mandar ese bloque: actívalo a él.
no-out-of-command = El bloque está fuera del alcance del líder.
no-command-cut = Un lado intransitable corta el mando.
no-leader-besieged = Un líder sitiado no manda a nadie fuera.
no-other-brigade = El bloque pertenece a otra brigada.
no-too-far = Está demasiado lejos para el bloque: este turno tiene { $points } puntos de movimiento como máximo.
no-river-between = El lado de por medio es intransitable: un río sin vado ni barcaza, o la costa.
no-hexside-full = { $limit ->
    [one] Solo un bloque puede
   *[other] Solo { $limit } bloques pueden
} atacar por ese lado.
no-name-the-hexside = Hay enemigos: di desde qué hexágono entras.
no-pinned = Los atacantes han inmovilizado este bloque.
no-hexside-of-pin = Los atacantes llegaron por ese lado.
no-already-foraged = Este bloque ha ganado un paso y descansa este turno.
no-active-leader = Un líder activo no forrajea.
no-besieged-cannot-forage = Los bloques sitiados no ganan pasos.
no-battle-pending = Allí hay una batalla pendiente.
no-over-supply = Allí ya se supera el límite de suministro.
no-full-strength = El bloque tiene la fuerza completa.
no-no-burn-card = Tu carta no tiene el símbolo de fuego.
no-burn-spent = Una carta de fuego incendia una sola población.
no-not-a-town-to-burn = Allí no hay Población de Victoria que incendiar.
no-burned-already = Esa población ya está incendiada.
no-not-occupied = Solo puede arder una población que ocupen tus bloques y nadie más.
no-elsewhere-than-the-fire = Ese bloque no está en la población que arde.
no-port-burned = Ese puerto está incendiado.
no-port-not-friendly = Ese puerto no es amigo.
no-no-horse-or-guns = La caballería y la artillería no atacan por mar.
no-sea-too-far = Un Ataque por Mar alcanza tres hexágonos como máximo.
no-sea-and-land = Un Ataque por Mar no se combina con otro ataque.
no-matamoros-by-sea = Matamoros no puede ser atacada por mar.
no-embarkation-only = Los que llegaron por mar solo se retiran al puerto de donde zarparon.
no-nothing-to-fight = Allí no hay nada que resolver.
no-battles-remain = Quedan batallas pendientes.
no-attackers-leave = En la ronda 3 los atacantes no disparan: deben dejar la batalla.
no-not-its-turn = { $block } actúa más tarde en la ronda: los bloques A antes que los B y los C, y en cada letra primero los defensores.
no-not-the-strongest = El impacto es para el bloque más fuerte.
no-hits-remain = Quedan impactos por asignar.
no-in-reserve = El bloque está en reserva.
no-no-hexside = Ningún lado transitable lleva allí.
no-no-way-to-regroup = { no-no-hexside }
no-retreat-full = { $limit ->
    [one] Solo un bloque puede
   *[other] Solo { $limit } bloques pueden
} retirarse por ese lado en cada ronda.
no-roads-only = En la ronda 1 solo cabe retirarse por carreteras y caminos, y no por un vado ni una barcaza.
no-unfought-battle = Nadie se retira a una batalla pendiente.
no-enemy-there = Allí hay bloques enemigos.
no-guns-do-not-retreat = La artillería nunca se retira.
no-regroup-full = { $limit ->
    [one] Solo un bloque puede
   *[other] Solo { $limit } bloques pueden
} reagruparse por ese lado.
no-regroup-enemy = Nadie se reagrupa en un hexágono enemigo.
no-not-with-the-victors = Ese bloque no está entre los vencedores.
no-guns-do-not-attack = La artillería no ataca en una batalla campal.
no-guns-go-inside = La artillería defiende tras los muros.
no-no-walls = No hay muros tras los que replegarse.
no-walls-full = Dentro no caben más de cuatro bloques.
no-not-among-defenders = Ese bloque no está entre los defensores de fuera.
no-half-hit-first = Primero hay que completar el medio impacto.
no-siege-settled = Este asedio ya se ha resuelto en esta fase.
no-not-your-siege = Eso solo puede hacerlo el otro bando del asedio.
no-has-sallied = Los sitiados ya han hecho una salida en esta fase.
no-walled-in = Los sitiados no pueden retirarse de un asalto.
no-line-full = Como máximo pueden asaltar { $limit } bloques.
no-line-empty = Elige al menos un bloque.
no-in-line = Ese bloque ya participa.
no-stormers-stay = Los asaltantes solo pueden replegarse al asedio.
no-salliers-return = Los que hacen la salida solo pueden replegarse tras los muros.
no-not-inside = Ese bloque no está dentro.
no-one-exchange = En un cañoneo solo hay un intercambio de fuego.
no-no-guns = No hay artillería ni líderes que disparen.
no-no-gun = En un cañoneo solo disparan la artillería y los líderes.
no-only-gun = No hay otra artillería ni otro líder que dejar fuera: cañonea sin más.
no-answer-with-all = A un cañoneo se responde con toda la artillería y todos los líderes.
no-relief-stays-out = De una fuerza de relevo solo la caballería puede replegarse dentro.
no-relief-too-soon = La caballería de relevo puede replegarse dentro desde la ronda 2.
no-besieged = Los bloques sitiados no se mueven.
no-towns-are-open = No puedes apartarlo: aún hay dónde desplegarlo.
no-only-gaines = Solo Gaines puede mandar los bloques de los EE. UU.
no-awaits-the-others = Los bloques de los EE. UU. esperan a que se hayan robado los tres.
no-waits-beside = Esperan junto a su casillero hasta poder entrar.
no-not-an-entry = Una brigada entra por Presidio Río Grande, Laredo o Matamoros.
no-burned-entry = Ese casillero está incendiado: allí no llegan refuerzos.
no-nobody-to-raid = Allí no hay enemigos para una incursión.
no-other-fight = Allí hay otro combate pendiente; los comanches no van.
no-nobody-to-desert = Allí no hay enemigos que puedan desertar.
no-sea-to-battle = Nadie navega a una batalla pendiente.
no-no-port-for-them = Estos voluntarios llegan a un puerto amigo.
no-port-not-for-them = Estos voluntarios llegan a un puerto amigo, y { $place } ahora no lo es.
no-raiders-obey-nobody = Los comanches no reciben órdenes: cabalgan para quien juega su carta.
no-dead = El bloque { $block } ha sido eliminado.
no-in-pool = { $block } está todavía en el fondo de fuerzas.
no-cards-later = Se juega una carta por turno, en la Fase de Cartas.
no-card-spent = Esa carta se jugó en un turno anterior.
no-not-next = { $from } no es adyacente a { $to }.
no-enemies-between = Hay bloques enemigos en el camino: quien los encuentra debe detenerse.
no-other-marches = { $block } está en marcha: di primero adónde va.
no-name-port = Elige ahora el puerto al que navega { $block }.
no-nowhere-to-sail = Ningún puerto está abierto ahora a { $block }.
no-embarkation-lost = El puerto de donde zarparon está perdido, y con él el camino de vuelta.
no-not-in-battle = { $block } no combate en { $place }.
no-has-acted = { $block } ya ha tenido su turno de combate en esta ronda.
no-not-exposed = { $block } no está en { $place }, donde caen los impactos.
no-last-step-stays = A { $block } solo le queda el último paso, y la artillería nunca pierde ese.
no-leader-stays = A { $block } solo le queda el último paso, y la Deserción nunca se lo quita a un líder.
no-only-ways-in = Los atacantes solo se retiran por los lados por los que llegaron.
no-attackers-way = Los atacantes llegaron por ese lado: los defensores se retiran por otros.
no-spent = { $block } se ha retirado a este asedio y no combate más en esta fase.
no-nobody-to-storm = Todos los sitiadores se han retirado aquí y no combaten más en esta fase.
no-nowhere-to-regroup = Ningún hexágono adyacente está abierto a { $block }.
no-guns-keep-out = { $block } defiende tras los muros y no combate en una batalla campal.
no-walls-not-yours = No puedes replegarte tras esos muros: no son tuyos.
no-behind-walls = { $block } está tras los muros y no participa.
no-not-in-line = { $block } no está entre los que asaltan en esta ronda.
no-no-star = Los refuerzos llegan a una Población de Victoria, y { $place } no lo es.
no-town-burned = { $place } está incendiada: allí no llegan refuerzos.
no-town-besieged = { $place } está sitiada: allí no llegan refuerzos.
no-town-not-friendly = { $place } no está en tus manos.

# Probabilidades

odds-attack = Atacar { $place } con este bloque
odds-battle = La batalla de { $place }, tal como está
odds-raid = Incursión en { $place }
odds-surprise = Con sorpresa
odds-no-surprise = Sin sorpresa
odds-outside = Aceptar la batalla campal
odds-inside = Replegarse tras los muros
odds-come-out = Salir a ayudar
odds-stay-in = Quedarse dentro
odds-stand = Seguir luchando
odds-leave = Retirarse
odds-storm = Asaltar
odds-storm-at = Asaltar { $place }
odds-sally = Hacer una salida
odds-cannonade = Cañonear
odds-no-reply = No responder
odds-line = Con esta línea
odds-best-line = Con la mejor línea
odds-aim-field = Gana la batalla
odds-aim-hold = Conserva el lugar
odds-aim-take = Toma el lugar
odds-aim-relieve = Rompe el asedio
odds-tenths = { $whole },{ $tenth }
odds-tried = { $aim }: { $chance } % ± { $error } ({ $trials } combates simulados). Pasos perdidos de media: Texas { $texan }, México { $mexican }.
odds-exact = { $aim }: { $chance } %, calculado exactamente. Pasos perdidos de media: Texas { $texan }, México { $mexican }.
odds-losses-tried = Pasos perdidos de media ({ $trials } combates simulados): Texas { $texan }, México { $mexican }.
odds-losses-exact = Pasos perdidos de media, calculados exactamente: Texas { $texan }, México { $mexican }.

# Reglas prácticas: por qué decide así el ordenador. Un nombre, dos puntos, una explicación. Nada oculto se puede decir.

thumb-points-for-the-work = Puntos para la tarea: una carta cuyos puntos se aprovechan ahora; las fuertes se guardan para los turnos con mucho que hacer, y los eventos para su momento.
thumb-keep-the-strong-cards = Guardar las cartas fuertes: este turno hay poco que hacer, y para eso basta una carta débil.
thumb-the-hour-of-the-event = La hora del evento: lo que provoca esta carta cuenta ahora más que los puntos de otra.
thumb-fire-in-hand = Fuego en la mano: hay puntos para la tarea, y se puede incendiar una población que está a punto de perderse.
thumb-orders-for-many = Órdenes para muchos: un punto mueve a todos los que manda un líder, así que actúa primero el líder cuyos bloques tienen más camino.
thumb-farthest-first = Primero los más lejanos: bajo un líder se mueve primero el bloque con más camino, y el propio líder al final.
thumb-a-point-for-one = Un punto para uno: un bloque al que ningún líder alcanza merece su propio punto si hace falta en otra parte.
thumb-hold-the-star = Guardar la estrella: el enemigo está cerca de una Población de Victoria nuestra, y hay que llegar antes que él.
thumb-hold-the-ferry = Guardar la barcaza: un bloque en la otra orilla detiene a una brigada.
thumb-fall-back = Retroceder: fuera del alcance de los más fuertes; un ejército vivo puede golpear después.
thumb-on-to-bexar = A Béxar: en 1835 hay que tomar las estrellas verdes, y el tiempo corre a favor de México.
thumb-to-the-front = Al frente: hacia la estrella a la que vendrá el enemigo.
thumb-gather-in-the-rear = Reunirse atrás: juntos, abastecidos y fuera de alcance.
thumb-walk-into-an-empty-star = Una estrella vacía: no hay nadie, así que se toma con solo marchar.
thumb-sweep-the-country = Barrer el país: a la estrella texana más cercana; a México le falta tiempo.
thumb-close-ranks = Cerrar filas: más cerca de los demás, para que los líderes alcancen a todos y nadie quede solo.
thumb-strike-for-a-star = Golpear por una estrella: el enemigo tiene una Población de Victoria, y los que pueden alcanzarla parecen suficientes.
thumb-strike-the-weak = Golpear al débil: una pila al alcance que parece vencida antes de combatir.
thumb-strike-together = Golpear juntos: quien pueda llegar se une a la batalla ya empezada.
thumb-break-in = Abrirse paso: una brigada que esperaba junto a su casillero entra combatiendo.
thumb-relieve-the-besieged = Relevo: atacar al sitiador mientras la guarnición aún resiste.
thumb-tighten-the-siege = Estrechar el asedio: más hombres ante los muros, para el asalto o para rendirlos por hambre.
thumb-keep-within-supply = No pasar hambre: aquí hay más de los que abastece la tierra, así que algunos siguen adelante.
thumb-stay-where-wanted = Quedarse donde hace falta: ya está en su sitio, y una marcha solo lo cansaría.
thumb-volunteers-land = Desembarcan voluntarios: los hombres de Nueva Orleans valen más en un puerto texano.
thumb-strike-by-sea = Golpear por mar: un puerto que nadie guarda se toma desde el agua.
thumb-by-sea-when-it-pays = Por mar cuando conviene: el barco es más rápido que la carretera.
thumb-forage-where-it-rests = Forrajear en el descanso: un bloque que no va a ninguna parte gana un paso.
thumb-burn-what-would-revert = Incendiar lo que se perdería: una población que vuelve al enemigo cuando nos vamos vale más en cenizas; en 1836 Texas necesita sus estrellas y no incendia ninguna.
thumb-a-step-from-the-fire = Un paso del fuego: lo que arde abastece antes a un bloque.
thumb-no-order-worth-it = Ninguna orden vale la pena: gastar los puntos que quedan haría más daño que provecho.
thumb-strike-the-crowd = Golpear a la multitud: se deserta más donde hay más hombres juntos.
thumb-muster-the-weakest = Reclutar para los más débiles: un paso cuenta más donde quedan pocos.
thumb-raid-the-weak = Incursión contra los débiles: los comanches cabalgan adonde hay pocos.
thumb-raiders-ride-home = Los comanches se van: una vez heridos, no esperan a ser vencidos.
thumb-surprise-where-it-counts = Sorpresa donde cuenta: disparar primero decide una batalla.
thumb-keep-the-surprise = Guardar la sorpresa: hay una batalla mejor para ella.
thumb-the-surest-battle-first = Primero la batalla más segura: los que la ganen aún pueden ayudar en otra.
thumb-behind-the-walls = Tras los muros: los cañones siempre, y los hombres cuando el campo parece perdido.
thumb-stand-in-the-field = Plantar cara en el campo: aun sin muros, la batalla pinta bien.
thumb-press-the-attack = Insistir en el ataque: quien vino a combatir aguanta y dispara mientras se pueda ganar.
thumb-a-star-is-worth-a-fight = Una estrella vale un combate: mantener el terreno y disparar.
thumb-stand-and-fire = Aguantar y disparar: el atacante también sufre, y la batalla aún no está perdida.
thumb-hold-the-walls = Mantener los muros: cada descarga desde ellos cuesta cara a los que asaltan.
thumb-over-the-walls = Por encima de los muros: una vez empezado el asalto, se sigue hasta entrar.
thumb-santa-anna-stays-behind = Santa Anna se queda atrás: si cae, la guerra está perdida, así que no se aleja de sus hombres y deja una batalla que no está ganada.
thumb-out-of-a-lost-battle = Salir de una batalla perdida: mientras el camino esté abierto; los que viven pueden volver a combatir.
thumb-out-of-a-failing-storm = Salir de un asalto fallido: el último paso de un líder no se gasta en un muro.
thumb-spare-the-best = Salvar a los mejores: el impacto es para los que menos impactan; a los líderes se los protege.
thumb-to-the-sound-of-the-guns = Hacia el ruido de los cañones: los vencedores se unen a la batalla vecina.
thumb-hold-what-is-taken = Conservar lo tomado: los vencedores se quedan donde han ganado.
thumb-hold-the-siege = Mantener el asedio: el hambre hace el trabajo, y nadie cae ante los muros.
thumb-sit-tight = Aguantar dentro: tras los muros, los pocos resisten más.
thumb-guns-against-guns = Cañones contra cañones: los nuestros son mejores; que hablen.
thumb-storm-when-it-breaks = Asaltar cuando cede: la infantería ante los muros debería entrar, o desangrar a la guarnición.
thumb-storm-before-relief = Asaltar antes del relevo: sus amigos están a una o dos marchas, y los muros deben caer antes.
thumb-storm-with-infantry = Asaltar con infantería: primero la mejor; la caballería y los líderes quedan fuera.
thumb-sally-against-the-weak = Salir contra el débil: los sitiadores son tan pocos que se les puede vencer en batalla campal.
thumb-nothing-to-lose = Nada que perder: los sitiados se rendirán al acabar el turno, así que salen ahora.
thumb-help-the-relief = Ayudar al relevo: salir mientras los amigos atacan por detrás.
thumb-near-the-front = Cerca del frente: los hombres nuevos van adonde antes hacen falta.
thumb-a-garrison-where-it-holds = Una guarnición donde cuenta: el enemigo está cerca, y aquí un bloque más puede salvar la estrella.
thumb-the-shortest-way-in = El camino más corto: por Presidio Río Grande, y enseguida.
thumb-another-way-in = Otra entrada: un turno después, pero donde Texas tiene menos con que recibirla.
thumb-committed-in-secret = Comprometida en secreto: nadie ve por dónde entrará la brigada hasta que entra.

## What a turn comes to

summary-marched = { $side } marcha a { $places }.
summary-place = { $count ->
    [one] { $place }
   *[other] { $place } ({ $count })
}
summary-more = { $count ->
    [one] uno más
   *[other] { $count } más
}
summary-fought = Combates en { $places }.
summary-steps = { $side } pierde { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
summary-dead = { $side } pierde para siempre: { $blocks }.
summary-burned = Incendios: { $places }.
log-done = { $side } no hace nada más.

# The box
box-facts = Para dos, o contra el ordenador · unos 90 minutos · dificultad media: bloques ocultos, cartas, asedios
aim-1836 = México: dejar a Texas con menos de { $least } Poblaciones de Victoria al final de un turno; Texas tiene { $texan }. Texas: resistir hasta el final del turno { $last }, o eliminar a Santa Anna.
aim-1835 = México: conservar { $least } Poblaciones de Victoria verdes al final del turno { $last }; tiene { $mexican }. Texas: dejar a México con menos.


# Lo que se cuenta
count-towns = Poblaciones de Victoria en su poder
count-dead = Bloques perdidos

# Tablas y palabras del oficio
chart-terrain = Terreno: lo que cuesta un lado de hexágono
chart-hexside = Lado
chart-cost = Puntos de movimiento
chart-limit = Bloques que pueden atacar
chart-road = carretera
chart-trail = camino
chart-ford = vado
chart-clear = claro
chart-ferry = barcaza
chart-forest = bosque
chart-supply = Suministro: cuántos bloques abastece cada lugar
chart-place = Lugar
chart-feeds = Bloques
chart-hex = cualquier hexágono
chart-city = una ciudad añade
chart-town = una población añade
chart-fort = un fuerte añade
chart-camp = un campamento añade
chart-cards = Eventos
chart-card = Carta
chart-effect = Efecto
chart-blocks = Los bloques
chart-block = Bloque
chart-side = Bando
chart-strength = Fuerza
chart-rating = Nivel de Combate
chart-moves = Movimiento
term-phase-cards = cartas|carta
term-phase-cards-about = Cada jugador juega una carta boca abajo y se descubren las dos. La más alta hace Jugador 1 a su dueño.
term-phase-movement = Fase de Movimiento
term-phase-movement-about = El Jugador 1 gasta los Puntos de Mando de su carta, y luego el Jugador 2. Un punto mueve a un líder con los suyos, o un bloque.
term-phase-combat = Fase de Combate
term-phase-combat-about = Las batallas y los asedios se resuelven de uno en uno, en el orden que elige el Jugador 1.
term-phase-supply = Fase de Suministro
term-phase-supply-about = Donde hay más bloques de los que abastece un hexágono, pueden perder pasos; después llegan refuerzos.
term-cp = Puntos de Mando|Punto de Mando|CP
term-cp-about = Lo que te da una carta para gastar en órdenes.
term-towns = Poblaciones de Victoria|Población de Victoria
term-towns-about = Las poblaciones con estrella. La guerra la decide cuántas controla cada bando.
term-step = paso|pasos
term-step-about = Un punto de la fuerza de un bloque: tira un dado por cada uno. El bloque que pierde el último es eliminado.
term-block = bloques|bloque
term-block-about = Una unidad. Solo su dueño ve la cara hasta que combate.
term-withdraw = replegarse|replegar|repliega|repliegan
term-withdraw-about = Antes de una batalla en una ciudad o un fuerte, el defensor puede replegarse tras los muros; entonces el atacante lo asedia.
term-siege = Asedio|sitiados|sitiador
term-siege-about = Bloques tras los muros de una ciudad o un fuerte, y enemigos fuera. Cada turno ambos bandos eligen qué hacer.
term-cannonade = cañoneo|cañonea|cañonean
term-cannonade-about = Solo disparan la artillería y los líderes, una vez.
term-storm = asalto|asalta|asaltan
term-storm-about = El sitiador ataca los muros; los de dentro tienen defensa doble.
term-sally = salida|salen
term-sally-about = Los sitiados salen y combaten en campo abierto.
term-regroup = reagruparse
term-regroup-about = Los bloques del vencedor pueden ir a hexágonos adyacentes amigos o neutrales.
term-retreat = retirarse|retiran|retira
term-retreat-about = En vez de disparar, un bloque deja la batalla y va a un hexágono adyacente.
term-attrition = Desgaste de Suministro
term-attrition-about = Un dado por cada bloque que el hexágono no puede abastecer: de 1 a 3 se pierde un paso.
term-pool = fondo de fuerzas|fondo
term-pool-about = Refuerzos texanos, boca abajo. Se roba uno cada turno.
term-forced-march = Marchas forzadas|Marcha forzada
term-forced-march-about = Un bloque que ha ido más lejos de lo que permite su nivel tira un dado: de 1 a 3 pierde un paso.
