# La línea de comandos, en español. Los mismos mensajes están en en.ftl.

## games

games-scenario = { $id }: { $title }
games-scenario-recommended = { $id }: { $title } (recomendado)
games-sides = bandos: { $sides }
games-levels = niveles: { $levels }

## simulate

decimal = { $whole },{ $rest }

simulate-head = { $game }, { $scenario }: { $games ->
    [one] una partida
   *[other] { $games } partidas
 }, semilla { $seed }
simulate-side = { $side }: { $wins ->
    [one] una victoria
   *[other] { $wins } victorias
 }, { $mean } % (95 %: de { $low } a { $high })
simulate-player = { $player }: victorias con { $sides }
simulate-player-points = { $player }: victorias con { $sides }; mediana de los puntos con el primer bando: { $points }
simulate-elo = puntuación de a: { $mean } % (95 %: de { $low } a { $high }), Elo { $elo } (de { $elo-low } a { $elo-high })
simulate-sprt = prueba de Elo { $zero } frente a { $one }: LLR { $llr } (límites ±{ $bound }), se acepta: { $accepted }
simulate-sprt-open = prueba de Elo { $zero } frente a { $one }: LLR { $llr } (límites ±{ $bound }), sin decidir
simulate-rest = empates: { $draws }; de media { $turns } turnos y { $inputs } entradas; hasta { $offer } decisiones posibles
simulate-speed = { $seconds } s, { $inputs } entradas por segundo

## bench

bench-bare = solo las reglas: { $games } partidas y { $inputs } entradas por segundo
bench-table = con vistas, ofertas y diario: { $games } partidas y { $inputs } entradas por segundo
bench-state = un estado ocupa { $bytes } bytes y se copia en { $copy } ns; { $allocations } reservas de memoria y { $inputs } entradas por partida; hasta { $offer } decisiones posibles
bench-playouts = mirando hacia delante: { $playouts } partidas imaginadas por segundo

## replay

replay-head = { $game }, turno { $turn }, tras { $inputs ->
    [one] una entrada
   *[other] { $inputs } entradas
 }
replay-verified = Comprobado: { $inputs ->
    [one] una entrada
   *[other] { $inputs } entradas
 }, y { $throws ->
    [one] su única tirada es la
   *[other] las { $throws } tiradas son las
 } que prometía la semilla.
replay-seed-shared = La semilla está hecha del secreto del servidor y de lo que aportaron los jugadores: { $words }.
replay-seed-by-hand = La semilla se fijó a mano.
replay-seed-alone = La semilla la sacó el programa por sí solo.

## rules

rules-status-done = se hace cumplir, con ejemplos que se ejecutan
rules-status-not-yet = aún no se hace cumplir
rules-status-not-a-rule = nada que hacer cumplir
rules-origin-rulebook = del reglamento
rules-origin-ours = reconstruido por nosotros, en todo o en parte
rules-rulings = { $count ->
    [one] aclaración { $rulings }
   *[other] aclaraciones { $rulings }
}
rules-ruling = Aclaración { $number }: { $title }
rules-thumbs = Cómo piensa el ordenador: antes de mirar adelante, se guía por estas reglas prácticas.
rules-thumbs-both = Ambos bandos
rules-unknown = No existe la regla { $clause }.

## play

play-asked = [{ $turn }] { $side }: { $text } [{ $rule }]
play-lines-help = Escribe una decisión, o bien: ? (lo que se ofrece), board, why DECISIÓN, odds, hint, chance, rules REGLA, undo, record, help, quit.
play-won = Victoria: { $side }.
play-draw = La partida termina en empate.
play-points = Puntos de victoria: { $points }.
denied-unreadable = No se entiende: { $sent }
denied-not-your-turn = No es tu turno.
denied-nothing-left = Con eso ya no queda nada que hacer.
denied-over = La partida ha terminado.
denied-closed = Este registro solo puede consultarse.
undo-nothing = No hay nada tuyo que deshacer.
undo-sealed = Demasiado tarde: se han tirado dados, se ha visto algo o ha pasado el turno.
undo-done = Deshecho.
why-allowed = Eso está permitido.
odds-none = Aquí no hay probabilidades que mostrar.
hint-about = { $games ->
    [one] Un general en tu lugar, con lo que tú sabes, ha jugado mentalmente la partida una vez; elegiría la primera.
   *[other] Un general en tu lugar, con lo que tú sabes, ha jugado mentalmente la partida { $games } veces; elegiría la primera.
 }
hint-thumbs = Un general en tu lugar no miraría aquí más lejos: se guiaría por reglas prácticas.
hint-only = No hay otra cosa que decidir.
hint-chance = { $percent } % de ganar (± { $error })
hint-points = { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
 } (± { $error })
hint-equal = casi igual de buena
hint-little = un poco peor
hint-worse = claramente peor
estimate-chance = Tu probabilidad de ganar: cerca del { $percent } % (± { $error }){ $draw ->
    [0] .
   *[other] , de empatar { $draw } %.
 }
estimate-points = Puedes esperar { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
 } (± { $points-error }) y ganar el { $percent } % de las partidas (± { $error }).
estimate-remark = Una estimación: { $games ->
    [one] se ha jugado una partida
   *[other] se han jugado { $games } partidas
 } hasta el final a partir de lo que tú sabes, como jugarían dos ordenadores de nivel normal.
estimate-remark-decides = Una estimación: { $games ->
    [one] se ha jugado una partida
   *[other] se han jugado { $games } partidas
 } hasta el final a partir de lo que tú sabes: primero lo que decidiría ahora un general, después como jugarían dos ordenadores de nivel normal.

## La pantalla

screen-title = { $game } · turno { $turn }
screen-board = Tablero
screen-offers = Decisiones ({ $shown } de { $all })
screen-log = Diario
screen-input = Decisión
screen-rule = Regla { $rule }
screen-hint = Consejo
screen-thinks = El ordenador ({ $level }) piensa…
screen-chance = ¿Cómo voy?
screen-help-title = Ayuda
screen-help = ↑ ↓ eligen una decisión e Intro la confirma.
    Escribe para buscar en la lista, o una decisión entera en notación; si no está permitida, se responde con el motivo.
    F2 deshace la última decisión. F3 muestra la regla que la pide.
    F4 cambia lo que llena la pantalla: decisiones, tablero o diario. Re Pág y Av Pág desplazan.
    F5 da un consejo: lo que haría un general en tu lugar. F6 estima cómo vas.
    Esc borra lo escrito o cierra una ventana. Ctrl-C termina la partida.
screen-keys = F1 ayuda · F2 deshacer · F3 regla · F4 paneles · F5 consejo · F6 probabilidad · Ctrl-C salir
screen-over = { $outcome } Semilla de los dados: { $seed }
screen-small = La ventana es demasiado pequeña.

## La línea de comandos: lo que dice su ayuda y lo que falla en una llamada

help = Juegos de guerra de la Revolución de Texas en una mesa. Sin comando: sirve la mesa en 127.0.0.1:1836.
help-usage = Uso
help-command = COMANDO
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-default = [por defecto: { $value }]
help-help = Muestra esta ayuda o la de un comando
help-version = Muestra la versión
help-lang = Idioma: en o es [por defecto: el del entorno]
help-game = Uno de los juegos: { $games }
help-scenario = Escenario, y las opciones distintas de las habituales: "1836 bowie=active"
help-json = Un objeto JSON en lugar de texto
help-serve = Sirve la mesa en el navegador
help-serve-bind = Dirección en la que escucha [habitual: 127.0.0.1:1836]
help-serve-database = Dónde se guardan las partidas: un archivo SQLite, que se crea la primera vez, o postgres://… [habitual: bexar.db]
help-serve-database-connections = Cuántas conexiones con PostgreSQL se mantienen, de 2 a 1000 [habitual: 8]
help-serve-public-url = Dónde se llega al sitio: https://club.example, o con una ruta, https://club.example/bexar
help-serve-hosts = Otros nombres del sitio
help-serve-trusted-proxies = Proxies a los que se cree cuando dicen por quién preguntan: 127.0.0.1, 10.0.0.0/8
help-serve-tls-certificate = Un certificado con los que lo avalan, en PEM: las conexiones se cifran aquí y pueden usar HTTP/2
help-serve-tls-key = La clave del certificado, en PEM
help-serve-site-name = Cómo se llama el sitio [habitual: Bexar]
help-serve-imprint = Quién responde del sitio: la dirección de una página que lo dice, o unas palabras
help-serve-make-tables = Quién puede crear mesas: anyone (cualquiera), nobody (nadie) [habitual: anyone]
help-serve-limits = Si rigen los límites siguientes: on, off, o auto: salvo que la mesa sea privada, solo en este equipo [habitual: auto]
help-serve-limit-tables = Mesas nuevas que una persona puede crear en una hora [habitual: 60]
help-serve-limit-hints = Consejos y estimaciones para una persona en una hora [habitual: 240]
help-serve-limit-undos = Decisiones que una persona puede deshacer en una hora [habitual: 1200]
help-serve-limit-thinking = Segundos que se piensa para una persona en una hora, consejos y rivales [habitual: 3600]
help-serve-limit-streams = Flujos de noticias que una persona puede tener abiertos [habitual: 30]
help-serve-limit-unasked = Segundos que se piensa por minuto en todas las mesas sin persona juntas [habitual: 15]
help-serve-limit-address = Cuántas veces más se permite a una dirección que a una persona [habitual: 5]
help-serve-allow-seeds = Acepta una semilla para los dados, o una posición preparada, en una mesa nueva: para pruebas y análisis
help-serve-keep-unplayed = Días tras los que se borra una mesa en la que nadie ha decidido nada: 1 o más [habitual: 14]
help-serve-keep-unfinished = Días desde la última decisión de una persona tras los que se borra una partida sin terminar: 1 o más [habitual: 180]
help-serve-connections = El máximo de conexiones a la vez [habitual: 4096]
help-serve-metrics = Dirección en la que Prometheus encuentra lo que se cuenta, en /metrics
help-serve-log = Cuánto se cuenta en la salida de errores: error, warn, info (también cada petición), debug; o por partes: warn,access=info [habitual: warn]
help-serve-log-form = En qué forma: text o json [habitual: text]
help-serve-config = Un archivo con ajustes; las opciones y las variables BEXAR_… van antes que él [habitual: bexar.toml, si existe]
help-serve-print-config = Muestra los ajustes que rigen, como los diría un archivo, y termina
help-games = Enumera los juegos, escenarios, bandos y niveles
help-games-all = Incluye el ejemplo para quien añade un juego
help-play = Juega en la terminal
help-play-side = El bando con el que juegas [por defecto: el primero]
help-play-opponent = Un nivel del ordenador ({ $levels }), o human para dos personas ante un teclado
help-play-seed = Semilla de los dados: 64 cifras hexadecimales, o un número [por defecto: se saca al azar]
help-play-pos = Empieza en la posición de este archivo, en lugar de la del escenario
help-play-record = Guarda aquí el registro al final
help-simulate = Enfrenta a jugadores del ordenador y cuenta los resultados
help-simulate-games = Cuántas partidas: 1 o más
help-simulate-a = Un jugador: un nivel ({ $levels }), o general@ESFUERZO
help-simulate-b = El otro jugador. Si no son iguales, una de cada dos partidas repite la anterior con los bandos cambiados
help-simulate-fixed = Sin cambiar de bando: a lleva siempre el primero
help-simulate-think = Cuánto piensa un general cada decisión: 100ms, 1s
help-simulate-nodes = Cuántas veces juega mentalmente un general cada decisión, 1 o más: así la misma semilla da las mismas partidas
help-simulate-sprt = Para en cuanto está claro si a es más fuerte en ELO0 o en ELO1
help-simulate-seed = Un número: la misma semilla da las mismas partidas
help-bench = Mide el juego al azar en un solo hilo
help-bench-seconds = Cuánto se mide cada parte: de 0.01 a 600 segundos
help-replay = Comprueba un registro o muestra un momento de él
help-replay-file = El registro; - para la entrada estándar
help-replay-to = Lo muestra tras este número de entradas [por defecto: todas]
help-replay-side = Lo muestra como lo ve este bando [por defecto: como un observador]
help-replay-verify = Vuelve a calcular con la semilla cada tirada de una partida terminada
help-replay-svg = Dibuja el tablero en SVG
help-replay-png = Dibuja el tablero en PNG (en un programa compilado con `--features png`)
help-replay-width = Anchura del PNG en píxeles: de 100 a 8000
help-review = Analiza un registro: la probabilidad de victoria en cada turno, la suerte aparte del juego
help-review-file = El registro; - para la entrada estándar
help-rules = Muestra las reglas con nuestras palabras
help-rules-clause = Una cláusula (14.2) o un capítulo (14) [por defecto: todas]
help-rules-thumbs = Muestra en su lugar cómo piensa el ordenador: sus reglas prácticas
help-admin = Cuida la base de datos de un servidor
help-admin-copy = Copia todo de una base de datos a otra vacía; la primera puede estar en uso
help-admin-copy-from = Un archivo SQLite, o postgres://…
help-admin-copy-to = Un archivo SQLite, o postgres://…

usage-command = No existe el comando «{ $what }».
usage-unknown = Aquí no existe el argumento «{ $arg }».
usage-missing = Falta: «{ $arg }».
usage-conflict = «{ $arg }» y «{ $other }» no se pueden usar a la vez.
usage-value = «{ $value }» no vale para «{ $arg }»: { $help }
usage-no-value = «{ $arg }» necesita un valor: { $help }
usage-other = No se entienden los argumentos. { $arg }
usage-help = Más información: { $command }
usage-side = No existe el bando «{ $side }» ({ $known }).
usage-scenario = No existe el escenario «{ $scenario }» ({ $known }).

admin-copied = Filas copiadas: { $rows }.

# bexar review
review-nothing = No hay nada que repasar.
review-progress = repasando: { $percent } %
review-head = { $game }, { $inputs ->
    [one] una entrada
   *[other] { $inputs } entradas
}
review-side = { $side }: probabilidad de victoria, con lo que sabía
review-point = Turno { $turn }, entrada { $step }: { $percent } % (± { $error })
review-luck = Suerte en centésimas de victoria: { $percent } (± { $error }) en { $count ->
    [one] una tirada
   *[other] { $count } tiradas
}
review-play = Perdido por sus decisiones, frente a las de un general: { $percent } (± { $error }) en { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}
review-decisions = Decisiones más caras
review-throws = Tiradas más desafortunadas
review-turning = Turno { $turn }, entrada { $step }: −{ $percent } (± { $error }): { $what }
review-general = Un general: { $decision }.
