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
play-lines-help = Escribe una decisión, varias (A; B), una orden entera (order 1) o una decisión para toda una pila o columna (*DECISIÓN). O bien: ? (lo que se ofrece), ? PALABRA (lo que la contiene), board, look LUGAR (quién está, el terreno, los caminos), why DECISIÓN, odds, hint, chance, summary, rules REGLA, undo, record, help, quit.
play-won = Victoria: { $side }.
play-draw = La partida termina en empate.
play-points = Puntos de victoria: { $points }.
denied-unreadable = No se entiende: { $sent }
denied-not-your-turn = No es tu turno.
denied-nothing-left = Con eso ya no queda nada que hacer.
denied-over = La partida ha terminado.
denied-closed = Este registro solo puede consultarse.
undo-nothing = No hay nada tuyo que deshacer.
undo-sealed = Demasiado tarde: se han tirado dados, se ha visto algo oculto o ha pasado el turno.
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
screen-places = Lugares
screen-summary = Cómo están las cosas
screen-undone = { $undone } Pulsa Intro otra vez si es lo que quieres.
look-nowhere = No hay ningún lugar «{ $sought }».
screen-help-title = Ayuda
screen-help = ↑ ↓ eligen una decisión e Intro la confirma.
    Escribe para buscar en la lista, o una decisión entera en notación; si no está permitida, se responde con el motivo.
    F2 deshace la última decisión. F3 muestra la regla que la pide.
    F4 cambia lo que llena la pantalla: decisiones, tablero o diario. Re Pág y Av Pág desplazan.
    F5 da un consejo: lo que haría un general en tu lugar. F6 estima cómo vas.
    F7 describe los lugares cuyo nombre has escrito, o todos si no has escrito nada: quién está, el terreno, los caminos.
    F8 dice qué hace falta para ganar y qué han hecho los demás desde tu última decisión.
    Las órdenes enteras encabezan la lista: order 1, order 2. Varias decisiones van en una línea: A; B.
    Con un asterisco delante, toda la pila o columna hace lo mismo: *DECISIÓN.
    Esc borra lo escrito o cierra una ventana. Ctrl-C termina la partida.
screen-keys = F1 ayuda · F2 deshacer · F3 regla · F4 paneles · F5 consejo · F6 probabilidad · F7 lugares · F8 resumen · Ctrl-C salir
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
help-scenario = Escenario, y las opciones que no sean las de por defecto: "1836 bowie=active"
help-json = Un objeto JSON en lugar de texto
help-serve = Sirve la mesa en el navegador
help-serve-bind = Dirección en la que escucha [por defecto: 127.0.0.1:1836]
help-serve-database = Dónde se guardan las partidas: un archivo SQLite, que se crea la primera vez, o postgres://… [por defecto: bexar.db]
help-serve-key-file = Archivo de la clave que sella lo secreto de la base de datos; se crea en el primer arranque [por defecto: junto al archivo SQLite, bexar.db.key; con PostgreSQL bexar.key]
help-serve-database-connections = Cuántas conexiones con PostgreSQL se mantienen, de 2 a 1000 [por defecto: 8]
help-serve-public-url = Por dónde se llega al sitio: https://club.example, o con una ruta, https://club.example/bexar
help-serve-hosts = Otros nombres del sitio
help-serve-trusted-proxies = Proxies de los que se cree por quién preguntan: 127.0.0.1, 10.0.0.0/8
help-serve-tls-certificate = Un certificado con su cadena, en PEM: las conexiones se cifran aquí y pueden usar HTTP/2
help-serve-tls-key = La clave del certificado, en PEM
help-serve-site-name = Cómo se llama el sitio [por defecto: Bexar]
help-serve-imprint = Quién lleva el sitio: la dirección de una página que lo dice, o unas palabras
help-serve-make-tournaments = Quién puede crear torneos: anyone (cualquiera), nobody (nadie) [por defecto: anyone]
help-serve-make-tables = Quién puede crear mesas: anyone (cualquiera), nobody (nadie) [por defecto: anyone]
help-serve-limits = Si se aplican los límites siguientes: on, off o auto (sí, salvo que la mesa sea privada, solo en este equipo) [por defecto: auto]
help-serve-limit-tables = Mesas nuevas que una persona puede crear en una hora [por defecto: 60]
help-serve-limit-hints = Consejos y estimaciones para una persona en una hora [por defecto: 240]
help-serve-limit-undos = Decisiones que una persona puede deshacer en una hora [por defecto: 1200]
help-serve-limit-thinking = Segundos de reflexión para una persona en una hora, consejos y rivales juntos [por defecto: 3600]
help-serve-limit-chat = Líneas de chat que una persona puede escribir en un minuto [por defecto: 12]
help-serve-limit-streams = Flujos de noticias que una persona puede tener abiertos [por defecto: 30]
help-serve-limit-unasked = Segundos de reflexión por minuto para todas las mesas sin personas, en conjunto [por defecto: 15]
help-serve-limit-address = Cuántas veces el límite de una persona puede gastar una sola dirección [por defecto: 5]
help-serve-allow-seeds = Acepta una semilla para los dados, o una posición preparada, en una mesa nueva: para pruebas y análisis
help-serve-keep-unplayed = Días tras los que se borra una mesa en la que nadie ha decidido nada: 1 o más [por defecto: 14]
help-serve-keep-unfinished = Días desde la última decisión de una persona tras los que se borra una partida sin terminar: 1 o más [por defecto: 180]
help-serve-webhooks = Adónde se puede avisar por webhook a quien le toca: public, anywhere (también dentro de la red del servidor), off [por defecto: public]
help-serve-mail-url = El servidor que recibe el correo: smtps://NOMBRE:CONTRASEÑA@mail.example, o smtp://NOMBRE:CONTRASEÑA@mail.example:587?tls=required
help-serve-mail-from = Quién firma el correo: Bexar <bexar@club.example>
help-serve-connections = El máximo de conexiones a la vez [por defecto: 4096]
help-serve-metrics = Dirección en la que Prometheus encuentra las métricas, en /metrics
help-serve-log = Cuánto se registra en la salida de errores: error, warn, info (también cada petición), debug; o por partes, como warn,access=info [por defecto: warn]
help-serve-log-form = En qué forma: text o json [por defecto: text]
help-serve-config = Un archivo con ajustes; las opciones y las variables BEXAR_… tienen preferencia [por defecto: bexar.toml, si existe]
help-serve-print-config = Muestra los ajustes en vigor, en la forma de ese archivo, y termina
help-games = Enumera los juegos, escenarios, bandos y niveles
help-games-all = Incluye el ejemplo para quien añade un juego
help-play = Juega en la terminal
help-play-side = El bando con el que juegas [por defecto: el primero]
help-play-opponent = Un nivel del ordenador ({ $levels }; general@quick y general@long piensan menos y más), o human para dos personas ante un teclado
help-play-seed = Semilla de los dados: 64 cifras hexadecimales, o un número [por defecto: se saca al azar]
help-play-pos = Empieza en la posición de este archivo, en lugar de la del escenario
help-play-record = Guarda aquí el registro al final
help-play-every-step = Pregunta también donde solo hay una respuesta
help-simulate = Enfrenta a jugadores del ordenador y cuenta los resultados
help-simulate-games = Cuántas partidas: 1 o más
help-a = Un jugador: un nivel ({ $levels }), o general@ESFUERZO
help-b = El otro jugador. Si no son iguales, una de cada dos partidas repite la anterior con los bandos cambiados
help-fixed = No cambia de bando: a lleva siempre el primero
help-think = Cuánto piensa un general cada decisión: 100ms, 1s
help-nodes = Cuántas veces juega mentalmente un general cada decisión, 1 o más: así la misma semilla da las mismas partidas
help-sprt = Para en cuanto está claro si a es más fuerte en ELO0 o en ELO1
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
help-rules-clause = Una regla (14.2) o un capítulo (14) [por defecto: todas]
help-rules-thumbs = Muestra en su lugar cómo piensa el ordenador: sus reglas prácticas
help-admin = Administra la base de datos de un servidor
help-admin-copy = Copia todo de una base de datos a otra vacía; la primera puede estar en uso
help-admin-copy-from = Un archivo SQLite, o postgres://…
help-admin-copy-to = Un archivo SQLite, o postgres://…
help-admin-backup = Copia todo en un archivo nuevo, con el servidor en marcha; el archivo de la clave no va dentro
help-admin-backup-to = El archivo que se crea
help-admin-restore = Copia todo de una copia de seguridad a una base de datos vacía
help-admin-restore-from = La copia de seguridad
help-admin-export = Escribe mesas o personas sueltas en un archivo que otro servidor puede importar; contiene sus secretos sin sellar
help-admin-export-table = Una mesa, con el nombre de su dirección; se puede repetir
help-admin-export-person = Una persona, por nombre o número; se puede repetir
help-admin-export-to = El archivo que se crea
help-admin-reports = Muestra las líneas de chat que los jugadores han denunciado: segundo desde 1970, mesa y número, quién la denunció, de quién es, qué dice
help-admin-import = Importa lo que otro servidor ha exportado
help-admin-import-file = El archivo
help-database = Un archivo SQLite, o postgres://… [por defecto: como en serve]
help-key-file = Archivo de la clave de la base de datos [por defecto: como en serve]
help-config = Archivo de ajustes [por defecto: bexar.toml, si existe]

usage-command = No existe el comando «{ $what }».
usage-unknown = Aquí no existe el argumento «{ $arg }».
usage-missing = Falta: «{ $arg }».
usage-conflict = «{ $arg }» y «{ $other }» no se pueden usar a la vez.
usage-value = «{ $value }» no vale para «{ $arg }»: { $help }
usage-no-value = «{ $arg }» necesita un valor: { $help }
usage-other = No se entienden los argumentos. { $arg }
usage-help = Más información: { $command }
usage-side = No existe el bando «{ $side }» ({ $known }).
usage-scenario = «{ $scenario }» no es ninguno de los escenarios ({ $known }), o lleva una opción que no existe.

admin-copied = Filas copiadas: { $rows }.
admin-key = Todo lo secreto va sellado. Solo se puede usar con la clave { $key }: guarda una copia de ese archivo de clave, aparte de esta.
admin-exported = Filas exportadas: { $rows }. Lo secreto está en el archivo sin sellar.
admin-imported = Filas importadas: { $rows }.

# bexar review
review-nothing = No hay nada que repasar.
review-progress = repasando: { $percent } %
review-head = { $game }, { $inputs ->
    [one] una entrada
   *[other] { $inputs } entradas
}
review-side = { $side }: probabilidad de victoria, con lo que sabía este bando
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
review-general = Un general elegiría: { $decision }.

## study, completions, man
help-simulate-csv = Escribe en este archivo una fila por partida, como valores separados por comas
help-simulate-records = Guarda en esta carpeta el registro de cada partida
help-study = Juega muchas partidas entre jugadores del ordenador, las guarda y escribe una página sobre ellas
help-study-games = Cuántas partidas: 1 o más. Un estudio interrumpido, o que deba tener más partidas, sigue con la misma orden
help-study-seed = Un número: la misma semilla da las mismas partidas. Un estudio que sigue conserva la suya
help-study-out = La carpeta del estudio (por defecto, study-JUEGO): registros, games.csv, index.html
help-completions = Escribe un guion con el que el intérprete de órdenes completa las llamadas a bexar
help-completions-shell = El intérprete: bash, elvish, fish, powershell, zsh
help-man = Escribe la página de manual, para man
study-done = { $games } partidas: { $page }
study-other = En { $folder } hay otro estudio: otros jugadores, otro escenario u otras reglas. Indica otra carpeta con --out.

# Qué falla en un registro

fault-line = línea { $line }: { $what }
fault-input = línea { $line } (entrada { $input }): { $what }
fault-not-a-record = no es un registro: debería empezar por `bexar 1`
fault-unknown-game = no existe ese juego: «{ $what }»
fault-other-game = un registro de otro juego: «{ $what }»
fault-later-rules = hecho con las reglas { $what }; este programa juega con las reglas { $program }
fault-older-rules = hecho con las reglas { $what }; con las reglas { $program }, con las que juega este programa, toma otro camino (a más tardar en la entrada { $input })
fault-unknown-scenario = no existe ese escenario: «{ $what }»
fault-no-heading = falta la línea `{ $what } …`
fault-unreadable = no se entiende: «{ $what }»
fault-other-scenario = la posición es del escenario «{ $what }», no de «{ $asked }»
fault-withheld = reservado mientras duraba la partida: el registro entero se obtiene cuando acaba
fault-refused = rechazado: { $what }
fault-other-position = la posición es { $replay }, y el registro dice { $what }: una entrada anterior es distinta
fault-other-fate = el registro dice `{ $what }`; la semilla, `{ $seed }`
fault-broken-promise = la semilla no es la que se prometió
fault-other-seed = la semilla no está hecha del secreto del servidor y de las aportaciones
fault-no-seed-yet = no hay semilla: se muestra al acabar la partida, y entonces se pueden comprobar los dados
fault-not-over = el registro termina antes que la partida
play-refused = { $count ->
    [one] se rechazó una decisión
   *[other] se rechazaron { $count } decisiones
}
simulate-unfinished = { $count ->
    [one] una partida no terminó
   *[other] { $count } partidas no terminaron
}
# Qué le pasa a un servidor o a lo que guarda
fault-not-there = no existe ese archivo o carpeta
fault-not-allowed = el sistema no lo permite
fault-is-a-folder = es una carpeta
fault-address-used = la dirección { $address } ya está en uso (¿se sirve allí otra mesa? Elige otra dirección con --bind)
fault-bind = no se puede escuchar en { $address }: { $why }
fault-database = no se puede abrir la base de datos { $database } para escribir: { $why }
fault-unknown-database = «{ $database }» no es una base de datos que esta versión conozca: da la ruta de un archivo SQLite, o postgres://…
fault-tls = { $file } no sirve para TLS: { $why }
fault-no-tls = este programa se compiló sin TLS: compílalo con `--features hosting`
fault-mail = { $setting } no tiene sentido: { $why }
fault-no-mail = este programa se compiló sin correo: compílalo con `--features hosting`
fault-mail-from-nowhere = el correo nombra la dirección del sitio: indícala con --public-url
fault-not-copied = no se ha copiado: { $why }
fault-exists = { $file } ya existe
fault-not-exported = no se ha exportado: { $why }
fault-not-imported = no se ha importado: { $why }
fault-serving = el servidor ha fallado
store-conflict = otro ha cambiado la mesa
store-gone = la mesa se ha borrado entretanto
store-full = el disco está lleno
store-in-use = otro servidor la está usando
store-broken = lo que se guarda no se puede leer: { $why }
store-away = la base de datos no responde: { $why }
store-unsure = la conexión con la base de datos se ha perdido a mitad de la operación: { $why }
store-clash = otros estaban escribiendo: { $why }
store-not-empty = ya contiene mesas
store-bad-key-file = el archivo de clave { $file } no se puede usar: { $why }
store-other-key = está sellada con la clave { $wanted }, y { $file } contiene la clave { $found }: indica el archivo de clave correcto con --key-file, o devuélvelo a su sitio
store-no-key-file = está sellada con la clave { $wanted }, y no existe el archivo de clave { $file }: indica el archivo de clave correcto con --key-file, o devuélvelo a su sitio
store-no-table = no existe la mesa «{ $table }»
store-no-person = no existe la persona «{ $person }»
store-many-persons = hay { $count } personas llamadas «{ $person }»: indica una por su número
store-no-key = ningún servidor ha arrancado todavía con ella: no hay clave
store-not-exported = esto no es un archivo de `bexar admin export`
store-not-built = este programa se compiló sin PostgreSQL: compílalo con `--features hosting`
# Qué falla en los ajustes
usage-together = «{ $arg }» y «{ $other }» van juntos: indica los dos o ninguno.
fault-no-randomness = el sistema no da números al azar
# Lo que representa los valores en la ayuda
help-usage-options = [OPCIONES]
value-address = DIRECCIÓN
value-file = ARCHIVO
value-host = NOMBRE
value-net = RED
value-name = NOMBRE
value-text = TEXTO
value-who = QUIÉN
value-where = ADÓNDE
value-when = CUÁNDO
value-seconds = SEGUNDOS
value-days = DÍAS
value-level = NIVEL
value-form = FORMA
value-scenario = ESCENARIO
value-side = BANDO
value-level-human = NIVEL|human
value-seed = SEMILLA
value-games = PARTIDAS
value-time = TIEMPO
value-dir = CARPETA
value-pixels = PÍXELES
value-clause = REGLA
value-shell = INTÉRPRETE
value-game = JUEGO
value-lang = IDIOMA
value-dir-built-in = CARPETA|built-in

# Ediciones.
help-edition = Un juego con tablas propias: un mapa impreso, otras cartas, otros valores
help-edition-check = Lee una edición, dice todo lo que está mal en ella y la prueba
help-edition-check-folder = La carpeta de la edición: edition.toml, data/
help-edition-new = Empieza una edición: escribe todas las tablas de un juego en una carpeta nueva, para cambiarlas
help-edition-new-folder = La carpeta, que todavía no debe existir
help-edition-new-game = El juego: { $games }
help-play-edition = Juega con las tablas de esta carpeta (véase edition)
help-bench-edition = Mide con las tablas de esta carpeta (véase edition)
help-simulate-edition = Juega con las tablas de esta carpeta (véase edition)
help-study-edition = Juega con las tablas de esta carpeta (véase edition)
help-study-against = Compara con esta edición: su carpeta, o built-in. En las dos se juegan las mismas partidas, hasta que una prueba secuencial esté segura o haya bastantes
help-replay-edition = La edición en que se jugó la partida: su carpeta
help-review-edition = La edición en que se jugó la partida: su carpeta
help-serve-edition = Una edición que se puede jugar aquí: su carpeta; se puede repetir
edition-built-in = la incorporada
edition-of-another-game = { $folder } es una edición de { $game }
edition-not-the-one = la partida se jugó en la edición { $played }; la carpeta tiene { $edition }
edition-faulty = la edición no se puede leer:
edition-endless = en el escenario { $scenario } una partida no termina
edition-sound = { $game }, edición { $edition }: todo se lee, y jugadores al azar la han jugado hasta el final.
edition-there = { $folder } ya existe: nombra una carpeta que no exista
edition-begun = Las tablas de { $game } están en { $folder }. Cámbialas, borra las que no cambies y mira qué dice `bexar edition check { $folder }`.
fault-unknown-edition = se jugó en la edición { $what } ({ $hash }): indica su carpeta con --edition
study-compared = { $side }: { $one } % de victorias en { $first } y { $other } % en { $second }, con { $games } partidas en cada una: una diferencia de { $difference } ± { $error }.
study-better = La prueba dice que a este bando le va mejor en { $first } que en { $second }.
study-worse = La prueba dice que a este bando le va peor en { $first } que en { $second }.
study-alike = La prueba dice que, para este bando, las ediciones no distan { $elo } puntos Elo.
study-open = La prueba no puede decir aún si, para este bando, las ediciones distan { $elo } puntos Elo: hacen falta más partidas.
