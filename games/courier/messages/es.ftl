# El correo, en español. Los mismos mensajes están en los archivos de los demás idiomas.

## La caja

scenario-letter = La carta
scenario-letter-about = Un jinete sale de El Álamo con una petición de ayuda. Tiene cinco noches para llegar a Gonzales, burlando a una patrulla que puede estar en cualquier punto de los caminos.
option-horse = El caballo del correo
option-horse-tired = Cansado: escapa con 5 o 6
option-horse-fresh = Descansado: escapa con 4, 5 o 6
side-texan = Texanos
side-mexican = Mexicanos

## El tablero

map-about = Los caminos de El Álamo a Gonzales
place-ALA = El Álamo
place-SAL = el arroyo Salado
place-CAL = el arroyo Calaveras
place-CIB = el arroyo Cíbolo
place-SAN = el arroyo Sandies
place-GON = Gonzales
courier = el correo
patrol = la patrulla
patrol-seen = la patrulla, anoche
nothing = nada
night-of = Noche { $night } de { $nights }

## Lo que se espera

ask-patrol = Noche { $night }: la patrulla elige un lugar que vigilar
ask-courier = Noche { $night }: el correo cabalga o espera
ask-die = Noche { $night }: el correo se ha topado con la patrulla
won-texan = La carta ha llegado a Gonzales
won-mexican = La carta no ha llegado a Gonzales

## Decisiones

do-watch = Vigilar { $place }
do-ride = Cabalgar a { $place }
do-wait = Esperar

## El registro

log-watched = La patrulla sale.
log-watched-at = La patrulla sale a vigilar { $place }.
log-rode = El correo cabalga a { $place }.
log-waited = El correo espera.
log-patrol-seen = La patrulla ha vigilado { $place }.
log-escaped = El correo escapa con un { $die }.
log-caught = El correo cae preso: un { $die } no basta.
log-texan-won = Victoria texana: la ayuda está en camino
log-mexican-won = Victoria mexicana: no vendrá nadie

## Negativas

no-patrol-first = La patrulla elige primero.
no-patrol-set = La patrulla ya ha elegido esta noche.
no-no-order = Eso no es una orden: elige tu jinete y después un lugar.
no-no-road = La patrulla no puede vigilar { $place }: solo vigila los lugares que hay entre El Álamo y Gonzales.
no-watched-last = La patrulla ya vigiló anoche { $place }.
no-not-next-to = Ningún camino une directamente { $from } y { $to }.

## Reglas prácticas

thumb-on = Adelante, a Gonzales: cada cabalgada acerca la carta.
thumb-shake-off = Despistarlos: donde nadie lo espera, nadie lo busca.
thumb-bar-the-way = Cerrar el paso: vigilar un lugar al que el correo pueda llegar esta noche.
log-done = { $side }: nada más.

# The box
box-facts = Para dos, o contra el ordenador · cinco minutos · un ejemplo para quien añade un juego
