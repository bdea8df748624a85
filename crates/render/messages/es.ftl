# Rótulos de los tableros y textos de los paneles, en español. Los mismos mensajes que en.ftl.
# En los rótulos del mapa, `|` empieza otra línea.

## Charge: rótulos

map-about = Plano de El Álamo con sus zonas, muros y cañones
map-title = Charge|at the Alamo
map-date = 6 de marzo de 1836
map-ours = reconstrucción nuestra
map-west = a Béxar y el río, 400 yardas
map-ditch = acequia
map-scale = 100 pies de norte a sur
map-note = anchuras exageradas

tray = Las columnas
tray-left = quedan { $left } de { $all }

key = Leyenda
key-star = fuerza del muro
key-breach = con brecha
key-gun = emplazamiento de cañón
key-arrow = sin paso ni ataque
key-inside = límite de zonas de El Álamo
key-outside = límite de zonas exteriores
key-limits = límites: texianos,|mexicanos, en edificios

## Charge: las columnas en su bandeja, las fichas y los paneles

commander-I = Cos
commander-II = Duque
commander-III = Romero
commander-IV = Morales
commander-R = Santa Anna

aside = Texianos por colocar

card-limits = { $building ->
    [0] Caben { $texian } unidades texianas o { $mexican } mexicanas
   *[other] Caben { $texian } unidades texianas o { $mexican } mexicanas, y { $building } en edificios
}
card-outside = Caben { $mexican } unidades mexicanas
card-building = { $count ->
    [one] Cabe { $count } unidad texiana
   *[other] Caben { $count } unidades texianas
} a cubierto
card-open = Al descubierto: { $place }
card-hidden = A cubierto: { $place }
card-aside = Aún sin colocar
card-leader = Jefe: nunca tira por el mando y suma 1 al ataque
card-spent = Ya ha actuado en esta fase
card-joined = Participa en el ataque
card-count = { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
}: { $place }
card-ready = { $count ->
    [one] { $count } aún puede actuar
   *[other] { $count } aún pueden actuar
}
card-halted = { $count ->
    [one] Una ya ha agotado su movimiento este turno y no avanzará
   *[other] { $count } ya han agotado su movimiento este turno y no avanzarán
}
card-oblique = Oblicuo sin apoyo: suma 2 a su ataque
card-wall = Fuerza { $strength } de { $printed }
card-breach = Con brecha: los mexicanos pueden entrar
card-gun = Suma { $strength } al ataque
card-tough = { $count ->
    [one] Aguanta { $count } impacto más
   *[other] Aguanta { $count } impactos más
}
card-destroyed = Destruido
card-waiting = Espera fuera del mapa; entra entera
label-stack = { $group }, { $count }: { $place }
label-wall = { $wall }: fuerza { $strength } de { $printed }
label-state = { $name }, { $state }

## Charge: paneles

panel-attack = Ataque: { $place }
panel-attack-inside = Ataque a los que están a cubierto: { $place }
panel-modifiers = Se suma al dado
panel-total = En total
panel-odds = Probabilidades
panel-hits = { $count ->
    [one] { $count } impacto
   *[other] { $count } impactos
}
panel-sixths = { $count } de 6
panel-die = Dado { $die }, con modificadores { $total }
panel-left = { $count ->
    [one] { $count } impacto por asignar
   *[other] { $count } impactos por asignar
}
panel-turn = Turno { $turn }
panel-phase-set-up = Despliegue
panel-phase-1 = Movimiento mexicano
panel-phase-2 = Ataques texianos
panel-phase-3 = Ataques mexicanos
panel-phase-4 = Movimiento texiano
panel-losses = Bajas
panel-mexican-losses = Mexicanos: { $count } de { $limit }
panel-texian-losses = Texianos: { $count } de { $limit }
panel-once = Una vez por partida
panel-river = Entrada de una columna hacia el río
panel-cazadores = Bonificación de los Cazadores
panel-used = gastada
panel-open = disponible
reason-units = { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
}
reason-leader = { $unit } manda
reason-threes = { $units ->
    [one] { $units } unidad, de tres en tres
   *[other] { $units } unidades, de tres en tres
}
reason-oblique = Oblicuo sin apoyo
reason-cazadores = Bonificación de los Cazadores
reason-cap = Nunca más de +4
reason-building = Están en edificios

## Thirteen Days: rótulos

td-about = Plano de El Álamo y del terreno que lo rodea, con zonas, muros y cañones
td-title = Thirteen Days of Glory
td-letter-N = N
td-letter-E = E
td-letter-S = S
td-letter-O = O
td-map-NWC = Batería noroeste
td-map-NTE = Batería norte
td-map-NEC = Muro norte
td-map-W4 = Casas del norte
td-map-W3 = Batería oeste
td-map-W2 = Casas del oeste
td-map-W1 = Casas del sur
td-map-SWC = Esquina suroeste
td-map-PLN = Plaza, norte
td-map-PLC = Plaza, centro
td-map-PLD = Plaza, sur
td-map-BAT = Batería central
td-map-LOW = Cuartel bajo
td-map-GAT = Puerta
td-map-LOE = Cuarto de Bowie
td-map-LUN = Luneta
td-map-CHY = Atrio de la iglesia
td-map-PAL = Empalizada
td-map-MAG = Polvorín
td-map-CHA = Capilla
td-map-CHP = Plataforma
td-map-LBN = Cuartel largo
td-map-LBS = Cuartel largo
td-map-CNV = Patio del convento
td-map-COR = Corral de caballos
td-map-NEB = Corral noreste
td-map-CAT = Corral de reses
td-key-breach = brecha
td-key-ladder = escala
td-key-door = puerta
td-key-woods = bosque: cobertura
td-key-ruins = ruinas: cobertura
td-key-inside = límite dentro de los muros
td-key-outside = límite fuera

## Thirteen Days: tarjetas

td-zone-rampart = Dentro, sobre el muro: dispara hacia fuera y está a cubierto del fuego de fuera
td-zone-court = Dentro, lejos de los muros
td-zone-building = Edificio: cubre a quien esté en él
td-zone-platform = Plataforma: dispara por encima de los muros de la capilla y cubre como un edificio
td-zone-edge = Fuera, en el borde del mapa
td-zone-foot = Fuera, ante los muros
td-zone-lake = Agua: nadie entra
td-zone-cover = Cubre a los mexicanos del fuego
td-zone-ditch = Foso: desde aquí solo se escala su empalizada
td-zone-wall = Muro ante { $zone }: escala o brecha
td-zone-palisade = Empalizada ante { $zone }: hay que escalarla
td-card-falls-back = Debe replegarse
td-card-top = Encima: la primera en recibir impactos
td-card-captured = Capturado
td-card-crew-dead = Sin dotación
td-card-no-powder = Sin munición
td-card-ammunition = { $count ->
    [one] Munición para { $count } combate cuerpo a cuerpo
   *[other] Munición para { $count } combates cuerpo a cuerpo
}
td-card-off = Fuera del mapa, vuelve por { $zone }
td-aside = Texanos por colocar
td-breach = Brecha: { $wall }
td-ladder = Escala: { $zone }
td-battery = Batería { $number }

## Thirteen Days: paneles

td-panel-bombardment = Bombardeo, ronda { $round } de { $rounds }
td-panel-side = Lado
td-panel-target = Blanco
td-panel-batteries = { $silenced ->
    [0] { $count ->
        [one] { $count } batería en acción
       *[other] { $count } baterías en acción
    }
   *[other] { $count ->
        [one] { $count } batería en acción
       *[other] { $count } baterías en acción
    }; acalladas para la próxima ronda: { $silenced }
}
td-panel-placement = Los texanos ocupan sus puestos
td-panel-to-place = { $count ->
    [0] Todas las compañías están colocadas
    [one] { $count } compañía por colocar
   *[other] { $count } compañías por colocar
}
td-panel-limits = Tres fichas por zona, cañones incluidos, más un oficial.
td-panel-columns = Aparecen las columnas
td-panel-turn = Turno { $turn } de { $last }
td-phase-0 = Reagrupamiento
td-phase-1 = Cañones texanos
td-phase-2 = Fusiles texanos
td-phase-3 = Mueven los texanos
td-phase-4 = Cuerpo a cuerpo
td-phase-5 = Baterías
td-phase-6 = Fuego mexicano
td-phase-7 = Mueven los mexicanos
td-phase-8 = Cuerpo a cuerpo
td-fire-cannon = Cañones contra { $target }
td-fire-rifles = Fusilería contra { $target }
td-fire-captured = Cañón capturado contra { $target }
td-fire-battery = Baterías contra { $target }
td-fire-free = Fuego contra los que entran: { $target }
td-fire-pistols = Las pistolas de Bowie
td-panel-needed = Hace falta { $needed } o más
td-panel-hit = Impacto
td-panel-miss = Fallo
td-panel-morale = Moral de { $battalion }
td-panel-rout = Desbandada
td-panel-retreat = Retirada
td-panel-hold = Aguanta
td-panel-melee = Cuerpo a cuerpo: { $zone }
td-panel-ways = Los texanos ganan con { $count } tiradas de 36
td-panel-points = Puntos: { $points }
td-panel-defenders = { $count ->
    [one] Queda { $count } ficha texana
   *[other] Quedan { $count } fichas texanas
}
td-panel-battalions = Batallones
td-level-defeat = derrota
td-level-draw = empate
td-level-victory = victoria
td-level-mythic = leyenda
td-reason-volley = { $count } dispararon juntas
td-reason-together = { $count } fichas juntas
td-reason-adjacent = Zona contigua
td-reason-adjacent-cannon = Cañones contra la zona contigua
td-reason-eighteen = El cañón de a dieciocho
td-reason-three = Disparan tres juntas
td-reason-battery = Batería
td-reason-cannon = Fuego de cañón
td-reason-militia = Milicia
td-reason-entering = Entran bajo el fuego
td-reason-pistols = Las pistolas de Bowie
td-reason-defending = Defienden
td-reason-mass = Masa de infantería
td-reason-cavalry = Caballería
td-reason-canister = Cañones con munición
td-reason-spent = Solo cañones sin munición

## Listas de los ejércitos y tableros en palabras

told-wall = muro de fuerza { $strength } de { $printed }
told-stream = al otro lado del arroyo
told-wall-whole = muro
told-palisade = empalizada
