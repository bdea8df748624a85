# Rótulos del mapa de Texas y textos de sus paneles, en español. Los mismos mensajes que en.ftl.
# En los rótulos del mapa, `|` empieza otra línea.

## Rótulos

map-about = Mapa de Texas en hexágonos, del Río Grande al Sabina
map-subtitle = la guerra por la independencia de Texas, 1835–36
map-ours = reconstrucción nuestra
map-miles = 50 millas
map-north = N
sea-gulf = Golfo de México
sea-matagorda = B. de Matagorda
sea-aransas = B. de Aransas
sea-san-antonio = B. de San Antonio
road-camino-real = Camino Real
road-la-bahia = C. de La Bahía
road-atascosito = C. de Atascosito
road-laredo = C. de Laredo
road-matamoros = C. de Matamoros
road-gonzales = C. de Gonzales
road-presidio = C. del Presidio
road-bexar = C. de Béxar
road-coushatta = Camino Coushatta
road-gotier = Camino de Gotier
road-nacogdoches = C. de Nacogdoches

box-presidio = Presidio R. G.
box-supply = abastece a { $supply }
box-matamoros = abastece a { $supply } · sin Ataque por Mar
box-new-orleans = puerto · abastece a { $supply }
box-jessup = sale a San Augustine
box-comanche = Comanchería: nadie entra

fort-alamo = El Álamo
fort-goliad = Presidio La Bahía
fort-besieged = los sitiados

track = Los turnos de 1836
track-1835 = Los turnos de 1835
date-1835-1 = 7 oct
date-1835-2 = 14 oct
date-1835-3 = 21 oct
date-1835-4 = 28 oct
date-1835-5 = 7 nov
date-1835-6 = 14 nov
date-1835-7 = 21 nov
date-1835-8 = 28 nov
date-1835-9 = 7 dic
date-1835-10 = 14 dic
date-1 = 21 feb
date-2 = 28 feb
date-3 = 7 mar
date-4 = 14 mar
date-5 = 21 mar
date-6 = 28 mar
date-7 = 7 abr
date-8 = 14 abr
date-9 = 21 abr
date-10 = 28 abr
date-11 = 7 may
date-12 = 14 may

key = Leyenda
key-move = mover
key-attack = atacar
key-city = Ciudad
key-victory = De Victoria
key-town = Población
key-fort = Misión fortificada
key-camp = Campamento
key-village = Poblado indio
key-road = Carretera
key-trail = Camino
key-ford = Vado
key-ferry = Barcaza
key-clear = Claro
key-forest = Bosque
key-river = Río, bahía
key-supply = suministro +{ $supply }
key-no-stop = sin detenerse

## Nombres que caben en un bloque

short-AAt = Álamo
short-GAt = Goliad
short-AAm = Álamo
short-GAm = Goliad
short-NOr = N. Orleans
short-MIn = Milicia
short-MCv = Milicia
short-Seg = Seguín
short-Gar = Garza
short-SLP = San Luis
short-Gto = Guanajuato
short-Gdl = Guadalajara
short-ACv = Álamo

## Fichas sobre el tablero

card-fort = Misión fortificada: dentro caben cuatro bloques
card-city = Ciudad amurallada: dentro caben cuatro bloques
card-town-green = Población amiga de México
card-town-blue = Población amiga de Texas
card-village = Poblado indio: nadie puede detenerse
card-victory = Población de Victoria
card-port = Puerto
card-forest = Bosque
card-supply = Abastece a { $supply } bloques
card-supply-fort = Abastece a { $supply } bloques; en un asedio, a { $outside } fuera de los muros
card-strength = Fuerza { $strength } de { $steps }
card-rating = { $letter }{ $hits }: dispara en el turno { $letter }, acierta con { $hits ->
    [1] un 1
    [2] un 1 o un 2
   *[other] tiradas de 1 a { $hits }
}
card-moves = { $moves } puntos de movimiento
card-backs = { $side }: { $count ->
    [one] { $count } bloque
   *[other] { $count } bloques
}
card-backs-inside = { $side }, tras los muros: { $count ->
    [one] { $count } bloque
   *[other] { $count } bloques
}
card-waiting = { $count ->
    [one] Espera al lado: { $count } bloque
   *[other] Esperan al lado: { $count } bloques
}
card-burned = Incendiada: solo abastece a dos bloques y no cuenta para nadie
card-siege = Bajo asedio de { $side }
card-attacked = Batalla pendiente: ataca { $side }
card-held = En manos de { $side }
label-block = { $name }, { $arm }, fuerza { $strength } de { $steps }, { $rating }
label-in = en { $place }
label-backs-texan = { $count ->
    [one] Bloque texano oculto en { $place }
   *[other] { $count } bloques texanos ocultos en { $place }
}
label-backs-mexican = { $count ->
    [one] Bloque mexicano oculto en { $place }
   *[other] { $count } bloques mexicanos ocultos en { $place }
}
label-card = { $card }, carta { $at } de { $of } de tu mano
card-plain-about = Puntos de Mando, nada más
card-burn-about = Puntos de Mando; con uno de ellos puedes incendiar una población

arm-leader = Líder
arm-infantry = Infantería
arm-cavalry = Caballería
arm-artillery = Artillería

mark-moved = Ya se ha movido
mark-foraged = Ha ganado un paso y descansa
mark-forced = Marcha forzada: pendiente de tirada
mark-activated = Ha mandado este turno
mark-inside = Tras los muros
mark-reserve = En reserva hasta la ronda 2
mark-acted = Ya ha actuado en esta ronda
mark-half = Tiene medio impacto
mark-line = Participa
mark-fired = Ha disparado desde que salió
mark-spent = No combate más en esta fase
mark-landed = Llegó por mar
mark-stayed = Recibió orden de quedarse

## Paneles

panel-turn = Turno { $turn } de { $last } · { $date }
phase-cards = Cartas
phase-movement = Movimiento
phase-combat = Combate
phase-supply = Suministro
panel-cp = { $side }: { $cp ->
    [one] queda { $cp } Punto de Mando
   *[other] quedan { $cp } Puntos de Mando
}
panel-burned = ya se ha incendiado una población
panel-surprise = { $side } aún tiene la Sorpresa
panel-raid = { $side } aún puede enviar a los comanches
panel-towns = Poblaciones de Victoria: Texas { $texan } (México gana por debajo de { $least }), México { $mexican }
panel-winter = El invierno de 1835
panel-green-towns = Poblaciones de Victoria verdes: Texas { $texan }, México { $mexican } (México gana con { $enough } el 14 de diciembre; antes se rinden las guarniciones sitiadas)
panel-vanguard = Vanguardia mexicana
panel-vanguard-draws = dos bloques de 1836 cada turno
panel-committed = con entrada en { $place }
winter = Lo que cambió el invierno
winter-won = { $side } ganó en 1835.
winter-surrendered = Se rindieron en un asedio
winter-paroled = Dejaron Texas bajo palabra
winter-exchanged = Artillería que pasó a Texas
winter-dismissed = Se fueron a casa
winter-pooled = De nuevo en el fondo de fuerzas texano
winter-lost = Perdidos en 1835: no vuelven
winter-deployed = Refuerzos de 1835 que Texas desplegó
winter-blocks = { $count ->
    [one] { $count } bloque
   *[other] { $count } bloques
}
panel-thrown = Tirada
panel-drawn = Robado: { $block }
panel-forces = Fuerzas
panel-pool = Fondo de fuerzas texano
panel-aside = Apartados
panel-dead = { $side } ha perdido: { $blocks }

cards = Cartas
cards-hand = Tu mano
cards-first = Jugador 1
cards-face-down = una carta boca abajo
cards-burn = Fuego
cards-count = Por repartir: { $deck }. En mano: Texas { $texan }, México { $mexican }.
event-surprise = Sorpresa
event-comanche = Comanche
event-storm = Tormenta
event-forced-march = Marcha Forzada
event-desertion = Deserción
event-muster = Reclutamiento

battle-field = Batalla de { $place }
battle-relief = Fuerza de relevo en { $place }
battle-raid = Incursión en { $place }
battle-siege = Asedio de { $place }
battle-storm = Asalto a { $place }
battle-sally = Salida desde { $place }
battle-round = Ronda { $round } de 3
battle-surprise = Sorpresa
battle-attacks = Ataca { $side }
battle-defends = Defiende { $side }
battle-hits = { $count ->
    [one] { $count } impacto por asignar
   *[other] { $count } impactos por asignar
}
battle-inside = Tras los muros
battle-reserve = En reserva
battle-dice = Tirada: { $dice }
odds = Probabilidades
odds-none = Ahora no hay probabilidades que mostrar.
odds-about = Según lo que sabes: los bloques ocultos se sortean de nuevo en cada prueba y ambos bandos luchan con sensatez. El margen ± se cumple el 95 % de las veces.

## Listas de los ejércitos y el mapa en palabras

roster-own = { $side }: { $blocks ->
    [one] { $blocks } bloque
   *[other] { $blocks } bloques
} en el mapa, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
roster-enemy = { $side }: { $blocks ->
    [one] { $blocks } bloque
   *[other] { $blocks } bloques
} en el mapa
roster-backs = { $count ->
    [one] { $count } bloque oculto
   *[other] { $count } bloques ocultos
}
roster-known = vistos antes: { $blocks }
told-way = { $place }: { $cost ->
    [one] { $cost } punto
   *[other] { $cost } puntos
}, pueden atacar hasta { $limit }
told-road = { $place } (carretera o camino): { $cost ->
    [one] { $cost } punto
   *[other] { $cost } puntos
}, pueden atacar hasta { $limit }
told-closed = { $place }: al otro lado del agua, sin paso
