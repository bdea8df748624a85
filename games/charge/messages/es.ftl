# Charge at the Alamo, en español. Los mismos mensajes están en en.ftl.
# `area-` nombra un lugar del mapa; `the-` lo dice dentro de una frase, con su artículo.

## La caja

option-advance = El avance tras el combate
option-advance-one-area = Gasta la única zona del turno: quien se ha movido no avanza (7.1a, aclaración 42)
option-advance-extra = Se suma al otro movimiento del turno
option-failed = Una tirada de mando fallida
option-failed-halted = Acaba con todo movimiento en el turno, también con el avance (6.0, aclaración 44)
option-failed-may-advance = No impide avanzar
option-cleared = Los mexicanos avanzan
option-cleared-by-attack = A una zona que su ataque ha despejado de texianos (10a, aclaración 26)
option-cleared-empty = A cualquier zona sin texianos al descubierto, si su ataque ha alcanzado algo
option-rolls = Tiradas de mando de un batallón o columna
option-rolls-destination = Una por cada destino (11.2, aclaración 33)
option-rolls-group = Una por cada grupo que forme (6.61)
scenario-assault = El asalto
scenario-assault-about = Cinco columnas mexicanas asaltan El Álamo antes del alba. Los texianos deben abatir dieciséis de sus unidades antes de que caiga la última de las diez propias.
side-texan = Texianos
side-mexican = Mexicanos

## Zonas

area-NW = Esquina Noroeste
area-N = Muro Norte
area-HC = Corral de Caballos
area-WW = Muro Oeste
area-SW = Esquina Suroeste
area-GT = Cuartel Bajo y Puerta
area-PA = Empalizada
area-CH = Capilla
area-CP = Corral de Reses
area-LB = Cuartel Largo
area-CR = Reserva Central
area-NF = Campo del Molino Viejo
area-UD = Acequia Alta
area-AL = Alameda
area-LV = La Villita
area-RA = Hacia el río A
area-RB = Hacia el río B

the-NW = la Esquina Noroeste
the-N = el Muro Norte
the-HC = el Corral de Caballos
the-WW = el Muro Oeste
the-SW = la Esquina Suroeste
the-GT = la Puerta
the-PA = la Empalizada
the-CH = la Capilla
the-CP = el Corral de Reses
the-LB = el Cuartel Largo
the-CR = la Reserva Central
the-NF = el Campo del Molino Viejo
the-UD = la Acequia Alta
the-AL = la Alameda
the-LV = La Villita
the-RA = el lado del río A
the-RB = el lado del río B

building-NW = la casa de la Esquina Noroeste
building-WW = las casas del Muro Oeste
building-SW = la casa de la Esquina Suroeste
building-GT = los cuartos del Cuartel Bajo
building-CH = los cuartos de la Capilla
building-LB = los cuartos del Cuartel Largo

## Muros

wall-w_nw_n = Cara norte de la Esquina Noroeste
wall-w_nw_w = Cara oeste de la Esquina Noroeste
wall-w_north = Muro Norte (apuntalado con maderos)
wall-w_corral_n = Muro norte del Corral de Caballos
wall-w_corral_e = Muro este del Corral de Caballos
wall-w_pen = Cerca este del Corral de Reses
wall-w_chapel = Muros de la Capilla
wall-w_palisade = Empalizada y foso
wall-w_gate = Cuartel Bajo con puerta y luneta
wall-w_sw_s = Cara sur de la Esquina Suroeste
wall-w_sw_w = Cara oeste de la Esquina Suroeste
wall-w_west = Muro Oeste
wall-w_long = Puertas del Cuartel Largo

## Cañones

gun-1 = Cañón 1 (de a dieciocho)
gun-2 = Cañón 2 (Muro Oeste)
gun-3 = Cañón 3 (Esquina Noroeste)
gun-4 = Cañón 4 (Muro Norte)
gun-5 = Cañón 5 (los dos corrales)
gun-6 = Cañón 6 (Capilla)
gun-7 = Cañón 7 (Empalizada)
gun-8 = Cañón 8 (Puerta y Reserva)
the-gun = el { $gun }

gun-1-about = El cañón de a dieciocho, en la rampa de la Esquina Suroeste
gun-2-about = Una carronada en el centro del Muro Oeste
gun-3-about = La batería de la Esquina Noroeste
gun-4-about = La batería del centro del Muro Norte
gun-5-about = Piezas pequeñas de los dos corrales: están en ambas zonas
gun-6-about = La explanada del ábside de la Capilla: aguanta dos impactos
gun-7-about = Las piezas de la Empalizada
gun-8-about = Piezas que apuntan a la Puerta: están en la Puerta y en la Reserva Central

## Unidades texianas

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

unit-Travis-about = El teniente coronel William B. Travis, comandante de El Álamo: un jefe
unit-Crockett-about = David Crockett, de Tennessee: un jefe
unit-Carey-about = La compañía de artillería del capitán William R. Carey
unit-Baker-about = Los voluntarios del capitán William C. M. Baker
unit-Blazeby-about = Los Grises de Nueva Orleans del capitán William Blazeby
unit-Harrison-about = Los voluntarios de Tennessee del capitán William B. Harrison
unit-Forsyth-about = La caballería, a pie, del capitán John H. Forsyth
unit-White-about = La Guardia de Béxar del capitán Robert White
unit-Kimbell-about = Los hombres de Gonzales del teniente George C. Kimbell
unit-Dickinson-about = Los artilleros del capitán Almaron Dickinson

## Batallones y columnas mexicanos

group-Ald = Aldama
group-SL1 = San Luis (I)
group-Tol = Toluca
group-SL2 = San Luis (II)
group-Mat = Matamoros
group-Jim = Jiménez
group-Caz = Cazadores
group-Zap = Zapadores
group-Gra = Granaderos

group-Ald-about = Batallón de Aldama
group-SL1-about = Batallón de San Luis, compañías de la Columna I
group-Tol-about = Batallón de Toluca
group-SL2-about = Batallón de San Luis, compañías de la Columna II
group-Mat-about = Batallón de Matamoros, fusileros
group-Jim-about = Batallón de Jiménez, fusileros
group-Caz-about = Cazadores: compañías ligeras
group-Zap-about = Zapadores del ejército
group-Gra-about = Granaderos: compañías de preferencia

column-I = Columna I
column-II = Columna II
column-III = Columna III
column-IV = Columna IV
column-R = Columna de Reserva

the-column-I = la Columna I
the-column-II = la Columna II
the-column-III = la Columna III
the-column-IV = la Columna IV
the-column-R = la Columna de Reserva

column-I-about = Primera columna, al mando del general Martín Perfecto de Cos
column-II-about = Segunda columna, al mando del coronel Francisco Duque
column-III-about = Tercera columna, al mando del coronel José María Romero
column-IV-about = Cuarta columna, al mando del coronel Juan Morales
column-R-about = La reserva, a las órdenes del general Santa Anna

## Botones

button-0 = Listo
button-1 = Tirar
button-2 = Que participen todos
button-3 = Bonificación de los Cazadores (+2)
button-4 = Colocar el resto según el despliegue histórico
button-5 = Que ataquen todos
button-6 = Que ataquen los que suman
button-7 = Que avancen todos
band-here = Todos los de { $area }
undone-attacks = { $count ->
    [one] Todavía se puede atacar una zona.
   *[other] Todavía se pueden atacar { $count } zonas.
}

## Lo que se pulsa

amount = { $count }
nothing = nada
stack = { $count } de { $group }
stack-at = { $group } en { $area }
quoted = «{ $what }»

## Lo que se espera

prompt-set-up = Despliegue texiano: elige una unidad y luego la zona o el edificio donde se coloca. O coloca el resto según el despliegue histórico.
prompt-march = Movimiento mexicano: elige una pila, cuántas unidades marchan y la zona de El Álamo adonde van; lo logran si el dado da de 1 a 4. Elige Listo cuando no marche nadie más.
prompt-oblique = Movimientos oblicuos mexicanos: elige una pila del exterior, cuántas unidades van y la zona exterior adyacente; las pilas de la misma columna pueden ir juntas. Elige Listo cuando no se desplace nadie más.
prompt-enter = Entrada mexicana: elige una columna y luego la zona exterior por donde entra. Elige Listo cuando no entre ninguna más.
prompt-spike = Fin del movimiento mexicano: elige un cañón de una zona con tus unidades, y luego la zona, para destruirlo. Elige Listo para dejar los demás.
prompt-command-roll = Tirada de mando: de 1 a 4 es éxito.
prompt-texian-attack = Ataques texianos: elige una zona con mexicanos al alcance de tus unidades o cañones. Elige Listo cuando no dispare nadie más.
prompt-mexican-attack = Ataques mexicanos: elige una zona adyacente a tus unidades, o un edificio con texianos en una zona que ellas ocupan. Elige Listo cuando no ataque nadie más.
prompt-texian-join = Ataque texiano contra { $area }: elige las unidades y cañones que participan, o que participen todos; después, Tirar.
prompt-mexican-join = Ataque mexicano contra { $area }: elige las pilas que participan y cuántas unidades de cada una, o que participen todos; después, Tirar.
prompt-attack-roll = Ataque contra { $area }: se tira el dado.
prompt-texian-hit = { $left ->
    [one] Un impacto
   *[other] { $left } impactos
} contra { $area }: el jugador texiano elige la pila que pierde una unidad.
prompt-mexican-hit = { $left ->
    [one] Un impacto
   *[other] { $left } impactos
} contra { $area }: el jugador mexicano elige un muro intermedio, un cañón de allí o la zona misma, para alcanzar a sus defensores.
prompt-lose = Un impacto entre los defensores de { $area }: el jugador texiano elige la unidad que cae.
prompt-texian-advance = El camino hacia { $area } está despejado: elige los atacantes que avanzan. Elige Listo cuando los demás se queden.
prompt-mexican-advance = El paso hacia { $area } está abierto: elige los atacantes que avanzan y cuántos. Elige Listo cuando los demás se queden.
prompt-move = Movimiento texiano: elige una unidad y luego una zona adyacente, un edificio donde refugiarse o su propia zona para salir. Todas, salvo Travis y Crockett, necesitan de 1 a 4 en el dado. Listo termina el turno.
prompt-texians-won = El asalto ha fracasado: ganan los texianos.
prompt-mexicans-won = El Álamo ha caído: ganan los mexicanos.

## Fases

phase-set-up = Despliegue texiano
phase-mexican-movement = Movimiento mexicano
phase-texian-attacks = Ataques texianos
phase-mexican-attacks = Ataques mexicanos
phase-texian-movement = Movimiento texiano
phase-over = Fin

## El diario

log-turn = Turno { $turn }
log-placed = { $unit } toma posición en { $area }.
log-placed-hidden = { $unit } toma posición en un edificio, en { $area }.
log-marched = Marcha: { $units }, de { $from } a { $to }.
log-march-failed = { $units }: no llega la orden de marchar hacia { $to }.
log-obliqued = Oblicuo: { $units }, de { $from } a { $to }.
log-oblique-failed = { $units }: no llega la orden de desplazarse hacia { $to }.
log-unsupported = No había mexicanos en { $area }: un ataque sin apoyo desde allí gana +2.
log-entered = { $column } entra por { $area }.
log-spiked = El { $gun } queda clavado en { $area }.
log-texian-attack = Los texianos atacan { $area }.
log-mexican-attack = Los mexicanos atacan { $area }.
log-clear = Los mexicanos atacan a los refugiados en { $area }.
log-unit-joined = Participa { $unit }.
log-gun-joined = Participa el { $gun }.
log-stack-joined = { $count ->
    [one] Participa una unidad de { $group }
   *[other] Participan { $count } unidades de { $group }
}, desde { $area }.
log-cazadores = La bonificación de los Cazadores: +2, una vez en la partida.
log-attack-rolled = Ataque contra { $area }: { $die } { $modifier ->
    [-1] − 1
   *[other] + { $modifier }
} = { $total }, { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
}.
log-wall-hit = { $wall }: { $left ->
    [0] el paso está abierto
    [one] queda un punto
   *[other] quedan { $left } puntos
}.
log-gun-hit = { $left ->
    [0] El { $gun } queda destruido.
   *[other] El { $gun } ha sido alcanzado, pero sigue en pie.
}
log-texian-fell = Cae { $unit } en { $area }.
log-mexican-fell = Cae una unidad de { $group } en { $area }. Bajas: { $dead } de 16.
log-hits-lost = { $hits ->
    [one] Un impacto ya no encuentra
   *[other] { $hits } impactos ya no encuentran
} nada que alcanzar.
log-unit-advanced = { $unit } avanza a { $area }.
log-stack-advanced = Avance: { $units }, de { $from } a { $to }.
log-leader-moved = { $unit } pasa a { $area }.
log-moved = { $unit } pasa a { $area }.
log-move-failed = { $unit } no logra llegar hasta { $area }.
log-hid = { $unit } se refugia en { $area }.
log-leader-emerged = { $unit } sale del edificio en { $area }.
log-emerged = { $unit } sale del edificio en { $area }.
log-emerge-failed = { $unit } sigue en el edificio en { $area }.
log-texians-won = Han caído { $dead } unidades mexicanas: ganan los texianos.
log-mexicans-won = No queda ningún texiano: ganan los mexicanos.
log-assault-failed = Termina el turno { $turn } y El Álamo resiste: ganan los texianos.

## Por qué no

no-out-of-turn = Eso no toca ahora. { $now }
no-nothing = Ahí no hay nada que elegir. { $now }
no-unfinished = Eso es solo el comienzo de una decisión. { $now }
no-too-early = Elige antes otra cosa: { $thing } viene después. { $now }
no-no-part = Ahora no hay nada que hacer con eso: { $thing }. { $now }
no-cannot-follow = Eso no puede venir a continuación: { $thing }. { $now }
no-enemy = Eso no lo mandas tú, sino el enemigo: { $thing }. { $now }
no-own-piece = Tus impactos caen en el enemigo, no en lo tuyo: { $thing }. { $now }
no-gun-position = Los cañones no se mueven de su emplazamiento, y nadie más entra en él: { $gun }.
no-off-map = { $column } espera fuera del mapa. Llega cuando entran las columnas, después de marchas y oblicuos.
no-other-area = Las unidades que van juntas salen de una misma zona: { $from } y { $area } son dos.
no-not-for-mexicans = Solo los texianos entran en { $area }.
no-attack-the-area = Se ataca una zona, no unidades ni cañones sueltos: elige { $area }.
no-clear-the-building = A los refugiados se los ataca juntos: elige { $area }.
no-wall-by-area = Un muro se ataca atacando la zona que tiene detrás: { $wall }.
no-texian-chooses = Un impacto en los defensores se pone en { $area }; el jugador texiano dice quién cae.
no-area-full = No hay sitio en { $area }: { $limit ->
    [0] ninguna de tus unidades puede estar allí
    [one] una unidad como máximo
   *[other] { $limit } unidades como máximo
}.
no-building-full = No caben más en { $area }: { $limit ->
    [one] una unidad
   *[other] { $limit } unidades
} como máximo.
no-no-building = No hay edificio donde refugiarse en { $area }.
no-not-there = No hay tantas unidades en { $area }.
no-stack-rolled = Esas unidades ya hicieron su tirada de mando este turno en { $area }.
no-unit-moved = { $unit } ya se ha movido este turno, o lo ha intentado.
no-unit-advanced = { $unit } ha avanzado este turno, y solo se recorre una zona por turno.
no-stack-moved = No quedan tantas: cada unidad recorre una zona por turno, y estas ya se han movido este turno, hasta { $area }.
no-roll-failed = No quedan tantas: las que fallaron su tirada de mando en { $area } no se mueven este turno.
no-battalion-rolled = Este batallón ya hizo su tirada conjunta para ir hacia { $to }.
no-column-rolled = Esta columna ya hizo su tirada conjunta para ir hacia { $to }.
no-several-columns = Un movimiento oblicuo lo hacen unidades de una sola columna.
no-several-battalions = Un movimiento hacia el interior de El Álamo lo hacen unidades de un solo batallón.
no-not-adjacent = { $from } y { $to } no lindan entre sí.
no-same-area = Eso llevaría de { $from } otra vez a { $to }: elige otra zona.
no-red-arrow = Una flecha roja impide a los mexicanos moverse entre { $from } y { $to }.
no-texians-there = Hay texianos al descubierto en { $area }.
no-mexicans-there = Hay mexicanos en { $area }.
no-outside-by-oblique = Los mexicanos solo llegan hasta { $area } entrando en el mapa o con un movimiento oblicuo: es zona exterior.
no-texians-stay-inside = Los texianos nunca salen de El Álamo, y { $area } queda fuera.
no-wall-stands = Hay un muro en medio: { $wall }, { $left ->
    [one] queda un punto
   *[other] quedan { $left } puntos
}.
no-oblique-outside = Un movimiento oblicuo va de una zona exterior a otra; { $area } no lo es.
no-unit-hidden = { $unit } está en un edificio.
no-unit-not-hidden = { $unit } no está en un edificio.
no-other-building = { $unit } no está en { $area }: cada unidad usa los edificios de su propia zona.
no-column-entered = { $column } ya está en el mapa.
no-enters-outside = Las columnas entran por zonas exteriores, no por { $area }.
no-river-used = Ya ha entrado una columna por el lado del río: solo una en toda la partida.
no-river-too-soon = Nadie puede entrar por el lado del río hasta el turno siguiente a la entrada de la primera columna.
no-red-arrow-attack = Una flecha roja impide todo ataque entre { $from } y { $to }.
no-out-of-reach = Desde ahí no se alcanza { $target }.
no-area-attacked = Este turno ya se ha atacado { $area }.
no-has-attacked = { $thing } ya ha atacado este turno: cada unidad y cada cañón ataca una sola vez.
no-have-attacked = No quedan tantas unidades: { $thing }. Las demás ya han atacado este turno, y solo se ataca una vez.
no-has-joined = { $thing } ya participa en este ataque.
no-have-joined = No pueden sumarse tantas unidades más: { $thing }. Las demás ya participan, o ya han atacado este turno.
no-all-joined = Ya participan todos los que pueden atacar { $area }.
no-nobody-to-attack = Ninguna unidad ni cañón puede atacar ahora { $area }.
no-nobody-joined = Nadie participa todavía en el ataque.
no-hidden-elsewhere = { $unit } está en un edificio y solo puede luchar dentro de la misma zona.
no-nobody-hidden = No hay texianos refugiados en { $area }.
no-not-inside = A los texianos refugiados en { $area } solo pueden atacarlos unidades de la misma zona.
no-nothing-to-attack = No hay nada que atacar en { $area }: ni enemigos, ni cañones, ni muro en pie de por medio.
no-cazadores-spent = La bonificación de los Cazadores ya se ha usado: se da una vez en la partida.
no-no-cazadores = No participan Cazadores en este ataque.
no-cazadores-mixed = Hay unidades de otra columna junto a los Cazadores en { $area }.
no-wall-not-between = Ese muro no está entre los atacantes y el objetivo: { $wall }.
no-wall-down = Ese muro ya ha caído: { $wall }.
no-gun-not-in-target = El { $gun } no está en la zona atacada.
no-nobody-to-hit = No hay a quién alcanzar en { $area }.
no-not-the-target = El ataque es contra { $target }, no contra { $area }.
no-ladders-first = Primero las escalas: este impacto debe caer en un muro intermedio intacto.
no-wall-or-gun = De varios impactos, uno debe caer en un muro intermedio o en un cañón.
no-not-a-casualty = { $unit } no está entre los alcanzados.
no-did-not-attack = El ataque se hizo sin { $thing }, y solo avanza quien participó.
no-did-not-all-attack = No participaron en el ataque tantas de las unidades que siguen ahí: { $thing }.
no-is-there = { $unit } ya está en { $area }.
no-not-cleared = Todavía hay enemigos en { $area }.
no-nobody-cleared = El ataque no ha desalojado a nadie de { $area }: no había texianos al descubierto.
no-no-hit-no-advance = El ataque no logró ningún impacto, así que no abrió ningún paso.
no-cannot-advance-outside = Los texianos nunca salen de El Álamo, y { $area } queda fuera.
no-gun-destroyed = El { $gun } está destruido.
no-gun-elsewhere = El { $gun } no está en { $area }.
no-area-not-held = No hay unidades mexicanas en { $area }.
no-area-has-spiked = Ya se ha clavado un cañón este turno en { $area }: uno por zona.
no-unit-dead = { $unit } ha caído.
no-unit-placed = { $unit } ya tiene su posición.
no-set-up-inside = Los texianos se despliegan dentro de El Álamo, no en { $area }.
no-history-taken = Ya no hay sitio para la posición histórica en { $area }.

## Decisiones

do-place = { $unit } toma posición en { $area }
do-place-hidden = { $unit } toma posición en { $area }
do-historic = Colocar el resto según el despliegue histórico
do-march = Marcha: { $units }, de { $from } a { $to }
do-oblique = Oblicuo: { $units }, de { $from } a { $to }
do-enter = Hacer entrar { $column } por { $area }
do-spike = Clavar el { $gun } en { $area }
do-attack = Atacar { $area }
do-clear = Atacar a los refugiados en { $area }
do-join = Participa { $who }
do-join-stack = Sumar al ataque: { $units }, desde { $from }
do-join-all = Participan todos los que pueden
do-cazadores = Usar la bonificación de los Cazadores, +2
do-go = Tirar el dado del ataque
do-hit = Impacto: { $what }
do-hit-defenders = Impacto entre los defensores de { $area }
do-hit-stack = Impacto en una unidad de { $group } en { $area }
do-lose = Cae { $unit }
do-advance = { $who } avanza
do-advance-stack = Avance: { $units }, desde { $from }
do-move = { $unit } pasa a { $area }
do-hide = { $unit } se refugia en { $area }
do-emerge = { $unit } deja su refugio en { $area }
do-done = Listo

## La posición en la terminal

sketch-aside = Por colocar
sketch-waiting = Fuera del mapa
sketch-attack = El ataque
sketch-odds = { $modifier } al dado; de seis tiradas, { $none } sin impactos, { $one } con uno, { $two } con dos, { $three } con tres
sketch-walls = Muros
sketch-losses = Bajas
sketch-inside = { $unit } (dentro)
sketch-unsupported = oblicuo sin apoyo
sketch-wall = { $wall } { $strength } de { $printed }
sketch-lost = texianos { $texian } de 10, mexicanos { $mexican } de 16

## Reglas prácticas: por qué decide así el ordenador. Un nombre, dos puntos, una explicación.

thumb-man-the-walls = Guarnecer los muros: la mayoría al norte y en la capilla, los jefes donde vienen las columnas.
thumb-wait-in-the-rooms = Esperar en los cuartos: los cañones disparan solos, y hacen falta muchos para sacar a unos pocos.
thumb-those-inside-first = Primero los de dentro: quien ha pasado el muro cae antes que los que están delante.
thumb-break-the-surprise = Romper la sorpresa: los que se desplazaron a terreno vacío atacan con bonificación si no se los detiene ahora.
thumb-shoot-what-threatens-most = Disparar a lo que más amenaza: la fuerza mayor, donde más rifles y cañones alcanzan.
thumb-shoot-together = Disparar juntos: una buena descarga vale más que dos malas; primero quienes no tienen otro blanco.
thumb-guns-in-support = Cañones en apoyo: la mayoría cuenta por dos rifles o más.
thumb-enough-rifles = Bastantes rifles: más no añadirían nada a esta tirada, y tienen sus propios blancos.
thumb-all-that-can-be-spared = Todos los que se pueden emplear: los demás no alcanzan este lugar, o se guardan para otro.
thumb-fell-light-infantry = Abatir a los cazadores: su bonificación está aún por venir.
thumb-thin-the-largest = Mermar a los más numerosos: el impacto va donde hay más.
thumb-spare-leaders = Salvar a los jefes: valen por dos al disparar.
thumb-stand-where-there-is-a-mark = Estar donde hay blanco: un rifle ocioso no guarda ningún muro.
thumb-out-of-the-storm = Fuera del asalto: este puesto no se puede sostener, y el siguiente sí.
thumb-shift-along-the-wall = Desplazarse por el muro: al puesto que vale más.
thumb-come-out-to-shoot = Salir a disparar: al descubierto se alcanza a más que desde un cuarto.
thumb-hide-when-it-cannot-be-held = Refugiarse cuando el puesto no se puede sostener: a los de los edificios hay que sacarlos uno a uno.
thumb-stand-fast = Mantenerse firme: por ningún otro puesto merece la pena moverse.

thumb-two-columns-north-two-south = Dos columnas al norte y dos al sur: la guarnición no puede disparar a todas partes a la vez.
thumb-reserve-where-it-helps = La reserva donde ayude: deja pasar el primer turno y entra donde más se gana.
thumb-surprise-from-empty-ground = Sorpresa desde terreno vacío: desplazarse adonde no hay nadie y atacar desde allí con bonificación.
thumb-mass-before-the-wall = Concentrarse ante el muro: desplazarse adonde están los compañeros, para asaltar con fuerza.
thumb-through-the-breach = Por la brecha: abierto el paso, entran cuantos quepan.
thumb-close-with-the-garrison = Buscar a la guarnición: ir adonde se puede atacar a los texianos sin muro de por medio.
thumb-go-where-more-can-be-done = Ir adonde se puede hacer más: desde la zona siguiente se alcanza a más texianos. Y mejor ir juntos.
thumb-spike-guns = Clavar los cañones: cañón clavado, cañón que no dispara.
thumb-into-the-gap = A la brecha: asaltar donde ningún muro se interpone.
thumb-the-unguarded-wall = El muro desguarnecido: no hay nadie detrás, así que derribarlo no cuesta nada.
thumb-storm-where-most-is-won = Asaltar donde más se gana: el muro más débil con más hombres ante él.
thumb-clear-buildings = Limpiar los edificios: a los refugiados se les da caza mientras haya de los nuestros en su zona.
thumb-storm-together = Asaltar juntos: cada tres unidades suman a la tirada, salvo que hagan más falta en otra parte.
thumb-light-infantry-first = Los cazadores cuando cuenta: la bonificación vale una vez, para una tirada que la necesite.
thumb-strike-now = Golpear ya: más hombres no añadirían nada a esta tirada, o hacen falta en otra parte.
thumb-men-before-stones = Hombres antes que piedras: primero caen los defensores, luego el muro.
thumb-open-the-wall = Abrir el muro: romper lo que cierra el paso.
thumb-silence-the-gun = Silenciar el cañón: lo que no dispara no detiene a la próxima columna.
thumb-go-in = Entrar: quien irrumpe se queda dentro y sigue hacia los defensores más cercanos.
thumb-stay-and-storm = Quedarse y asaltar: los que quedan pueden hacer más desde donde están.

## What a turn comes to

summary-marched = Movimientos mexicanos: { $areas }.
summary-moved = Movimientos texianos: { $areas }.
summary-area = { $count ->
    [one] { $area }
   *[other] { $area } ({ $count })
}
summary-attacked = Zonas atacadas: { $areas }.
summary-fallen = Texianos caídos: { $names }.
summary-mexicans = Unidades mexicanas caídas: { $count }.
summary-broken = Roto o clavado: { $names }.
summary-more = { $count ->
    [one] una más
   *[other] { $count } más
}
log-done = { $side }: nada más.

# The box
box-facts = Para dos, o contra el ordenador · unos 30 minutos · fácil: un primer juego
aim = Texianos: deben caer { $needed } unidades mexicanas; han caído { $mexicans }. Mexicanos: deben caer todas las unidades texianas; quedan { $texians }. No hay último turno.


# Lo que se cuenta
count-dead = Unidades perdidas
count-walls = Muros derribados

# Tablas y palabras del oficio
chart-hits = Resultados de combate: impactos según el total
chart-total = Total
chart-texian-attack = Atacan los texianos
chart-mexican-attack = Atacan los mexicanos
chart-limits = Límites de apilamiento
chart-area = Zona
chart-in-buildings = en edificios
chart-walls = Fuerza de los muros
chart-wall = Muro
chart-strength = Fuerza
chart-guns = Los cañones
chart-gun = Cañón
chart-gun-hits = Impactos para silenciarlo
term-mexican-movement = Movimiento mexicano
term-mexican-movement-about = Los mexicanos entran en el mapa, marchan al interior de El Álamo y se mueven en oblicuo por fuera.
term-texian-attacks = Ataques texianos
term-texian-attacks-about = Las unidades y los cañones texianos disparan a las zonas que alcanzan, una vez a cada una.
term-mexican-attacks = Ataques mexicanos
term-mexican-attacks-about = Los mexicanos atacan zonas vecinas y edificios, una vez cada uno; antes hay que superar los muros.
term-texian-movement = Movimiento texiano
term-texian-movement-about = Cada unidad texiana puede moverse una zona, refugiarse en un edificio o salir de él.
term-command-roll = tirada de mando|tiradas de mando
term-command-roll-about = Un dado antes de mover: de 1 a 4, la orden se cumple.
term-column = columna|columnas
term-column-about = Batallones que entraron juntos. Fuera de El Álamo se mueven con una sola tirada de mando.
term-oblique = movimientos oblicuos|movimiento oblicuo
term-oblique-about = Un movimiento de una zona exterior a la siguiente, a lo largo de los muros.
term-building = edificio|edificios
term-building-about = Los texianos pueden refugiarse en un edificio, donde es más difícil alcanzarlos.
term-losses = Bajas
term-losses-about = Los texianos ganan cuando han caído dieciséis unidades mexicanas; los mexicanos, cuando cae la última texiana.
term-set-up = despliegue histórico
term-set-up-about = Donde estaban las unidades la noche del asalto.
term-hit = impacto|impactos
term-hit-about = Se pierde una unidad, un cañón o un punto de muro. El atacante dice cuál de ellos.
