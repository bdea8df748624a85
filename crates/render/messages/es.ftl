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
key-gun = posición de cañón
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
panel-works = Muros y cañones
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
