# Letreros del tablero de The Alamo y palabras de sus paneles, en español. Los mismos mensajes están en en.ftl.
# En los letreros del mapa, `|` empieza una línea nueva.

## Letreros

map-about = Plano de El Álamo a diez yardas por hexágono, con muros, azoteas e interiores
map-title = The Alamo
map-date = 6 de marzo de 1836
map-ours = reconstrucción nuestra
map-scale = diez yardas por hexágono
map-plaza = Plaza
map-long = Cuartel largo
map-low = Cuartel bajo
map-gate = Puerta principal
map-lunette = Luneta
map-church = Iglesia
map-yard = Atrio
map-court = Patio
map-pen = Corral
map-palisade = Empalizada
map-north = Muro norte
map-west = Muro oeste
map-stream = arroyo seco

sheet-turns = Turnos y bajas que ponen fin al asalto
sheet-losses = Bajas mexicanas
sheet-replacements = Reemplazos
sheet-columns = Las columnas
sheet-key = Leyenda
sheet-on-field = en el campo
sheet-area = zona { $area }
sheet-reserve = Reserva
sheet-committed = comprometida

key-outer = muro exterior: 4 por cruzarlo
key-inner = muro interior, azotea: 2
key-stone = tapia de piedra: 1
key-wooden = valla de madera: 1
key-church = muro de la iglesia: sin paso
key-door = puerta: 1
key-slit = aspillera: solo fuego
key-ramp = rampa: 0
key-gate = puerta atrancada
key-breach = brecha: 0
key-platform = plataforma
key-inside = interior bajo su azotea
key-gun = hexágono de artillería
key-disordered = desordenada
key-routed = en desbandada
key-reduced = un paso perdido
key-facing = mira a este hexágono

## Fichas de los lugares

ground-plaza = La plaza, dentro de los muros
ground-platform = Plataforma de madera, nivel 2
ground-inside = Interior, nivel 1: se entra y sale por puertas y brechas
ground-roof = Azotea, nivel 2: no se baja por dentro del edificio
ground-courtyard = Patio del cuartel largo
ground-pen = Corral de reses
ground-yard = Atrio de la iglesia
ground-nave = La iglesia sin techo
ground-apse = Plataforma de cañones de la iglesia, nivel 2
ground-lunette = Luneta ante la puerta principal
ground-gun = Aquí puede emplazarse una batería
ground-without = No cuenta como dentro de los muros
ground-entry = Zona de Entrada { $area }
sheet-garrison = La guarnición

## Fichas y nombres de las piezas

card-aside = Aún fuera del mapa
card-track = En la casilla { $space } de la Banda de Reemplazos
card-out = Fuera de la partida
card-values = Fuego { $fire }, cuerpo a cuerpo { $melee }, Moral { $morale }, movimiento { $moves }
card-leader = Mando { $value }, movimiento { $moves }
card-battery = Dispara con { $strength }
card-captured = Capturada: sirve a los mexicanos
card-no-crew = No tiene dotación en orden
card-fallen = Ya eliminada una vez: a la próxima no vuelve
card-spent = Ya ha actuado en esta fase
card-chance-fire = Fuego: { $disorder } % desordenada, { $step } % un paso, { $gone } % eliminada
card-chance-melee = Cuerpo a cuerpo: { $disorder } % desordenada, { $step } % un paso, { $gone } % eliminada
label-breach = Brecha: { $wall }

## Paneles

panel-setup = Despliegue
setup-guns = Cañones
setup-plot = Plan
setup-garrison = Guarnición
setup-columns = Columnas
panel-to-place = Por colocar: { $guns ->
    [one] { $guns } batería
   *[other] { $guns } baterías
}, { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
}, { $leaders ->
    [one] { $leaders } jefe
   *[other] { $leaders } jefes
}
panel-plot-secret = Lo que aún no se ha revelado solo lo sabes tú.
panel-plot-hidden = Una raya indica lo que aún no se ha escrito o revelado.
panel-turn = Turno { $turn } de { $last } como máximo
phase-replacement = Reem­plazos
phase-reserve = Llega la Reserva
phase-texan-movement = Movi­miento texano
phase-texan-combat = Combate texano
phase-texan-rally = Reagru­pamiento texano
phase-commitment = Llamar a la Reserva
phase-mexican-movement = Movi­miento mexicano
phase-mexican-combat = Combate mexicano
phase-mexican-rally = Reagru­pamiento mexicano
phase-withdrawal = ¿Retirada?
panel-losses = { $losses } de las { $figure } con las que acaba el asalto este turno
panel-aims = Qué puede atacar { $attacker }
panel-more-aims = { $count ->
    [one] y { $count } más, menos prometedor
   *[other] y { $count } más, menos prometedores
}
way-fire = fuego
way-melee = cuerpo a cuerpo
panel-column = Fuerza { $strength } por { $terrain }: columna { $column }
panel-results = Qué significa cada tirada
panel-fire = { $attacker } dispara a { $target }
panel-melee = { $attacker } ataca cuerpo a cuerpo a { $target }
panel-counter = { $attacker } contraataca a { $target }
panel-breach = { $attacker } intenta abrir brecha en { $target }
panel-check = Prueba de daños: dos dados, más los modificadores, contra Moral { $morale }
panel-modifiers = Se suma a la prueba de daños
panel-total = En total
panel-odds = Probabilidades
odds-disordered = desordenada
odds-step = un paso
odds-eliminated = eliminada
reason-defending-leader = { $leader } con el defensor
reason-attacking-leader = { $leader } con el atacante
reason-over-the-wall = Hay compañeros dentro de los muros
reason-result = Número de la tabla de combate
reason-shaken = Ya desordenada o en desbandada
reason-contact = { $units ->
    [one] { $units } unidad mexicana en contacto
   *[other] { $units } unidades mexicanas en contacto
}
reason-walls-passed = Hay mexicanos dentro de los muros
grade-decisive = Victoria decisiva
grade-decisive-about = El Álamo cae por menos de 400 hombres.
grade-plain = Victoria
grade-plain-about = El Álamo cae al precio que costó en 1836.
grade-in-death = Victoria en la muerte
grade-in-death-about = El Álamo cae, y el precio se recordará: 600 hombres o más.
panel-armies = Los ejércitos
army-texans = Unidades texanas
army-mexicans = Unidades mexicanas en el mapa
army-count = { $shaken ->
    [0] { $all }
    [one] { $all }, { $shaken } quebrantada
   *[other] { $all }, { $shaken } quebrantadas
}
army-track = En la Banda de Reemplazos
army-out = Fuera de la partida, texanas · mexicanas
army-within = Mexicanos dentro de los muros
yes = sí
no = no
reserve-held = en espera
reserve-committed = en camino
reserve-called = en el campo

## Lados de hexágono

terrain-clear = terreno despejado
terrain-stone = una tapia de piedra
terrain-wooden = una valla de madera
terrain-inner = un muro interior
terrain-outer = el muro exterior
terrain-church = un muro de la iglesia
terrain-doorway = una puerta
terrain-gunslit = una aspillera
terrain-ramp = una rampa
terrain-breach = una brecha
terrain-impassable = la puerta atrancada
terrain-interior = un tabique

## Líneas de visión

sight-around = { $place } ve { $seen } lugares y { $enemies } de { $all } unidades enemigas.
sight-clear = { $from } → { $to }: despejada, { $hexes ->
    [one] { $hexes } hexágono
   *[other] { $hexes } hexágonos
}.
sight-unit = { $from } → { $to }: la corta la unidad que está en { $what }.
sight-height = { $from } → { $to }: la corta la altura de { $what }.
sight-wall = { $from } → { $to }: la corta el muro { $what }, junto al que no está ninguno de los dos.
sight-church = { $from } → { $to }: la corta el muro de la iglesia { $what }.
sight-interior = { $from } → { $to }: la corta el tabique { $what }.
sight-no-opening = { $from } → { $to }: cortada: el edificio de { $what } no tiene abertura por ese lado.
sight-floor = { $from } → { $to }: la corta la azotea de { $what } entre ambos.

## Listas de los ejércitos y el tablero en palabras

roster-about = fuego-cuerpo a cuerpo · Moral
told-grid = Un hexágono se nombra por su columna, de oeste a este, y su fila, de norte a sur; las columnas pares están medio hexágono más abajo. Todo hexágono que no figure aquí es campo abierto.
told-over = { $place } por { $terrain }, { $cost ->
    [one] { $cost } punto
   *[other] { $cost } puntos
}
