# Every page
skip = Ir al contenido
nav = Principal
nav-rules = Reglas
nav-me = Tú
nav-about = Acerca de
theme = Claro u oscuro
language = Español
imprint = Aviso legal
foot = Juegos de guerra de tablero sobre la Revolución de Texas que hacen cumplir todas las reglas.
close = Cerrar
to-lobby = Ir al inicio
to-table = Volver a la mesa

# Lobby
lobby-name = Inicio
lobby-title = ¿Una partida esta noche?
lobby-lead = Juegos de guerra de tablero sobre la Revolución de Texas. La mesa conoce las reglas y siempre hay un rival dispuesto, que no hace trampas.
lobby-games = En el estante
preview-table = { $scenario }. Turno { $turn }: { $players }. La mesa conoce todas las reglas: mira la partida o juega tú.
preview-waiting = { $scenario }. Una mesa que espera a un jugador.
map-of = El tablero de { $game }
play-now = Jugar ya
play-now-about = Un solo clic: el escenario recomendado contra un rival normal; el bando, al azar.
play-now-alone-about = Un solo clic: el escenario recomendado, en solitario contra las reglas.
new-game = Nueva partida…
my-games = Mis partidas
my-past = { $count ->
    [one] Una partida terminada
   *[other] { $count } partidas terminadas
}
against = { $side } contra { $opponent }
against-self = Los dos bandos en esta pantalla
turn = Turno { $turn }
your-turn = Te toca
turn-of = Toca jugar: { $side }
turn-of-fate = Ruedan los dados
won = Victoria: { $side }
drawn = Empate

# Standing
ranks-title = Clasificación
ranks-about = Puntuación Glicko-2, calculada con las partidas puntuables. En todos los juegos el ordenador normal vale 1500; los demás niveles están a la distancia que se midió. Un signo de interrogación quiere decir que hay pocas partidas para estar seguros.
ranks-who = Jugador
rating = Puntuación
ratings = Puntuaciones
rated-games = Partidas puntuables
person-since = Aquí desde: { $when }
person-challenge = Retar: { $game }
person-game = Juego
person-side = Bando
person-latest = Últimas partidas
results = Partidas terminadas contra otros
results-none = Ninguna todavía.
results-won = Ganadas
results-drawn = Empatadas
results-lost = Perdidas
page-shown = Esta página tuya la ven todos.
page-hidden = Esta página solo la ves tú, y no apareces en la clasificación.
page-hide = Ocultarla
page-show = Mostrarla
my-page = Mi página

# Tournaments
tournaments = Torneos
tournaments-all = Todos los torneos
tournaments-about = Cada emparejamiento son dos partidas, para que los dos jueguen con ambos bandos. Las rondas se suceden solas cuando se deciden todas las partidas de la anterior.
tournaments-none = Todavía no hay ninguno.
tournament-entrants = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
 }
tournament-open = Inscripción abierta
tournament-over = Terminado
tournament-round = Ronda { $round } de { $rounds }
tournament-new = Un torneo nuevo
tournament-name = Nombre
tournament-kind = Cómo se juega
tournament-how = { $kind ->
    [swiss] Suizo: se enfrentan quienes van parejos
   *[other] Todos contra todos
 }
tournament-rounds = Rondas de un torneo suizo (en blanco: las que hagan falta)
tournament-rated = Sus partidas cuentan para la puntuación, y nadie recibe consejos.
tournament-make = Crearlo
tournament-by = Lo creó { $name }
tournament-table = Resultados
tournament-nobody = Todavía no se ha inscrito nadie.
tournament-join = Inscribirme
tournament-leave = Retirarme
tournament-start = Empezar la primera ronda
tournament-points = Puntos
tournament-breaks = Desempate
tournament-breaks-about = Sonneborn-Berger: por cada partida, los puntos del rival multiplicados por lo ganado contra él
tournament-gone = (retirado)
tournament-put-out = Sacarlo
tournament-bye = { $name } descansa
tournament-running = en juego

# Finding a game
tables-title = Mesas abiertas y partidas para mirar
tables-all = Todas las mesas
open-title = Mesas abiertas
open-how = Para esperar aquí a un rival, empieza una partida nueva y elige «Quien venga».
open-none = Ahora mismo nadie espera a un rival.
open-own = Aquí esperas tú
open-challenge = Te esperan
open-anybody = Aquí puede sentarse cualquiera. Se busca:
games-watch = Partidas para mirar
watch-none = Ahora mismo ninguna partida está abierta a todos.
watchers = { $count ->
    [one] la mira una persona
   *[other] la miran { $count } personas
 }
challenges = Te han retado
challenged = Se espera a { $name }.
offer-about = El otro asiento está libre. Tu bando sería: { $side }.
offer-decline = Rechazar
mine-all = Todas mis partidas
mine-filter = Qué partidas
mine-show = { $which ->
    [running] En curso ({ $count })
    [mine] Me toca ({ $count })
    [over] Terminadas ({ $count })
   *[archived] Apartadas ({ $count })
 }
mine-none = No hay ninguna.
mine-aside = Apartar
mine-back = Devolver a la lista
mine-delete = Borrar
mine-delete-sure = La mesa desaparece para siempre. Nadie más se sienta en ella.
next-game = Siguiente partida en la que me toca
ago-now = ahora mismo
ago = { $unit ->
    [minutes] { $count ->
        [one] hace un minuto
       *[other] hace { $count } minutos
     }
    [hours] { $count ->
        [one] hace una hora
       *[other] hace { $count } horas
     }
   *[days] { $count ->
        [one] hace un día
       *[other] hace { $count } días
     }
 }
rated = puntuable

# Players
computer = Ordenador
level-random = al azar
level-random-about = Cualquier jugada legal. Para conocer el juego.
level-recruit = recluta
level-recruit-about = Conoce las reglas prácticas, pero comete errores. Ideal para empezar.
level-regular = normal
level-regular-about = Juega con reglas prácticas, mirando un paso adelante. Un buen primer rival.
level-general = general
level-general-about = Mira hacia delante antes de cada decisión.
computer-paced = { $level } (piensa { $pace })
pace-quick = poco
pace-quick-about = hasta un cuarto de segundo por decisión
pace-normal = lo normal
pace-normal-about = hasta un segundo
pace-long = mucho
pace-long-about = hasta cuatro segundos
player-you = tú
watching = Estás mirando
player-friend = un amigo
player-awaited = aún no ha llegado
player-rules = por las reglas
to-play = juega
observer = Observador

# New game
new-title = Nueva partida
new-scenario = Escenario
new-side = Tu bando
new-opponent = Rival
new-pace = Cuánto piensa el general
side-lot = Al azar
recommended = recomendado
opponent-link = Un amigo con un enlace
opponent-link-about = Recibes un enlace para enviarlo. La partida se reparte cuando tu amigo se sienta. Jugad en el momento o a lo largo de varios días.
opponent-screen = Un amigo en esta pantalla
opponent-screen-about = Jugáis los dos aquí; la mesa gira sola en cada turno.
opponent-open = Quien venga
opponent-open-about = La mesa queda abierta en la página de inicio. Se reparte cuando alguien se sienta.
wanted-title = Se busca:
wanted = { $who ->
    [anybody] cualquiera
    [beginner] alguien que empieza
   *[experienced] alguien que conoce el juego
 }
opponent-met = Alguien con quien ya he jugado
opponent-met-about = El reto aparece entre sus partidas, y allí lo acepta o lo rechaza.
met-title = Quién:
terms = Alrededor de la mesa
watch-title = Quién puede mirar:
watch = { $who ->
    [listed] todos: la partida está en la lista
    [link] quien tenga la dirección
   *[players] nadie hasta que termine
 }
rated-ask = Puntuable
rated-about = Cuenta para la puntuación de ambos, que no reciben consejos. Hacen falta dos personas, o una contra el ordenador.
new-more = Más
new-position = Empezar con una posición preparada
new-position-about = La posición en texto, un dato por línea. El texto ya indica su escenario; lo elegido arriba no se tiene en cuenta.
start = A la mesa

# Table
board = Tablero
prompt-title = Qué hacer ahora
undo = Deshacer
undo-nothing = No hay nada tuyo que deshacer.
undo-sealed = No se puede deshacer: se han tirado dados, se ha visto algo oculto o el turno ha pasado.
undo-over = La partida ha terminado.
below = Lo que puedes elegir está más abajo ↓
onward = Aquí no hay nada más que decidir: la partida sigue sola.
standing = Hay una orden tuya en marcha.
halt = Detenerla
panels = Estado de la partida
moves = Todas las jugadas
log = Diario
summary = En resumen
showing = Lo que han hecho los demás
side-moves = Toca jugar: { $side }
replay-so-far = Repetir desde el principio
invite = Envía este enlace a quien vaya a jugar contigo ({ $side }):
invite-withdraw = Retirar la invitación
invite-withdrawn = La invitación ({ $side }) se ha retirado: su enlace ya no funciona.
invite-anew = Hacer otro enlace
waiting = Falta el otro jugador
waiting-about = La partida empieza, y se reparte, cuando todos se hayan sentado. Esta página se actualiza sola.
join-title = Una invitación
join-about = Te invitan a jugar a { $game }. Tu bando: { $side }.
join-sit = Sentarse y jugar
copy = Copiar
fair-dice = Dados sin trampa
fair-dice-shared = Todos los dados de esta partida salen de una semilla que nadie puede elegir: está hecha de un secreto del servidor y de lo que añade el navegador de cada jugador al sentarse. Primero se muestra el SHA-256 del secreto; el secreto se muestra al terminar, y entonces cualquiera puede comprobar cada tirada.
fair-dice-by-hand = Los dados de esta partida se fijaron a mano: quien lo hizo puede saber lo que van a mostrar.
contribution-of = Aportación: { $side }
contribution-none = nada
server-secret = El secreto del servidor
seed-by-hand = dados fijados a mano
position-by-hand = posición fijada a mano
fair-dice-about = Todos los dados de esta partida salen de un número secreto fijado antes de empezar. Este es su SHA-256; el número se muestra al terminar y entonces cualquiera puede comprobar cada tirada.
offline = Sin conexión. La mesa se pondrá al día sola.
needs-script = Para jugar hace falta JavaScript. Las reglas y las repeticiones se pueden leer sin él.
zoom = Ampliación
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Tablero entero
die = dado: { $face }

# What the script says
all = Todas: { "{n}" }
all-the-same = Seguir de todos modos
go-back = Volver
cancel = Cancelar
how-many = ¿Cuántas?
lead-how-many = { "{who}" }: elige cuántas.
lead-what = { "{who}" }: elige qué hacer.
lead-where = { "{who}" }: elige adónde, o una orden.
lead-whom = { "{who}" }: elige a quién.
several = Varias
together = { "{n}" } juntas
which-one = ¿Cuál?
which-way = ¿De qué manera?
moved-on = La partida ha avanzado. Revisa la mesa.
not-allowed = No se permite
not-now = No te toca.
not-yours = Estás mirando esta partida.
open-rule = Leer la regla { "{rule}" }
trouble = No ha funcionado. Inténtalo otra vez.
copied = Copiado
play = Reproducir
pause = Pausa

# Help
help-title = Cómo se juega aquí
help-how = Todo lo que se puede pulsar brilla. Pulsa una pieza y luego un lugar, o un botón. La barra dice a qué espera la partida, y el número que la acompaña abre la regla.
help-why = Pulsa algo que no brille y la mesa te dirá por qué no.
help-move = recorrer lo que brilla
help-pick = elegirlo
help-clear = empezar de nuevo la elección
help-undo = deshacer tu última decisión, mientras no se haya tirado ningún dado
help-moves = lista de todas las jugadas
help-help = esta página

# End
replay = Repetición
rematch = Revancha con los bandos cambiados
rematch-kept = Revancha con los mismos bandos
once-more = Otra vez
dice-proof = Comprobar los dados
dice-proof-about = Lo que se prometió al principio y lo que salió de ello. Guarda el registro y ejecuta «bexar replay ARCHIVO --verify»: vuelve a tirar todos los dados.
commitment = Prometido al principio (SHA-256)
seed = Semilla
record = El registro de la partida

# Replay
replay-of = Repetición: { $game }
step = Paso
step-first = Al principio
step-back = Un paso atrás
step-on = Un paso adelante
step-last = Al final
speed = Velocidad
viewpoint = Visto por

# Rules
rules-of = Reglas: { $game }
rules-lead = Todo el reglamento con nuestras palabras, regla por regla, tal como la mesa lo hace cumplir. Donde el original calla y lo hemos reconstruido, la regla lo dice.
rules-whole = Todo el reglamento
search = Buscar en las reglas
search-nothing = Ninguna regla contiene esas palabras.
chapters = Capítulos
example = Ejemplo
clause-done = se hace cumplir
clause-not-yet = aún no se hace cumplir
clause-no-rule = nada que hacer cumplir
clause-ours = reconstrucción nuestra
ruling-head = Aclaración { $number }: { $title }
thumbs-title = Cómo piensa el ordenador
thumbs-lead = Antes de mirar adelante, el ordenador se guía por reglas prácticas que un jugador conocería. Tras cada decisión la mesa dice qué regla había detrás, con palabras que no descubren nada oculto; los consejos siguen las mismas reglas.
thumbs-both = Ambos bandos

# About
about-title = Acerca de esta mesa
about-lead = Bexar es San Antonio de Béxar, donde todo ocurrió. Aquí cada juego se juega según su reglamento, regla por regla.
about-sources = Fuentes
about-sources-text = Los nombres de los juegos pertenecen a sus dueños. Aquí no hay nada de su arte ni de sus textos: mapas y fichas se han dibujado de nuevo a partir de planos históricos y las reglas se cuentan con nuestras palabras. Lo que un reglamento calla, o solo figuraba en componentes perdidos, lo hemos reconstruido; aquí se ve dónde.
about-rebuilt = { $count ->
    [0] No hubo que reconstruir nada.
    [one] Una regla se apoya en datos reconstruidos:
   *[other] { $count } reglas se apoyan en datos reconstruidos:
}
about-fair = Juego limpio
about-fair-text = Los dados de una partida salen de un número de 256 bits. Su hash se muestra al empezar y el número mismo al terminar, de modo que cada tirada se puede comprobar. Cada decisión se comprueba en el servidor, la envíe quien la envíe.
about-computer-text = El jugador del ordenador recibe una conjetura hecha con lo que su bando puede saber. No puede ver más, porque lo que recibe no contiene más.
about-licence = Licencia
about-licence-text = El programa es software libre con licencia MIT o Apache 2.0, a elegir.

# Errors
error-403 = Ese asiento no es tuyo
error-404 = Aquí no hay nada
error-503 = La mesa no se puede guardar
error-other = Algo ha salido mal

## Lo que pasó sin el lector

pace = Jugadas ajenas
pace-slow = despacio
pace-even = paso a paso
pace-fast = deprisa
pace-none = de una vez
ask-always = Preguntar siempre
ask-always-about = Cuando solo hay una respuesta posible, se da sola, a menos que quieras que se te pregunte.
skip-steps = Saltar al presente
moment = Paso { "{n}" } de { "{all}" }

## Herramientas de tableros con líneas de visión y azoteas

roster = Los ejércitos
board-words = El tablero en palabras
overview = Mapa pequeño del tablero entero: pulsa donde quieras mirar
tools = Herramientas del tablero
tool-level = Interiores
tool-level-about = Levantar las azoteas, o volver a ponerlas
tool-sight = Visión
tool-sight-about = Líneas de visión: qué se ve y qué lo impide
sight-how = Elige un lugar desde el que mirar y después otro al que mirar.
help-sight = líneas de visión: elige desde dónde y después hacia dónde
help-level = levantar las azoteas, o volver a ponerlas

# Two at one screen
curtain-title = Pasa la pantalla al otro bando: { $side }
curtain-about = Lo que el otro bando no debe ver está oculto. Cuando el jugador que corresponde esté ante la pantalla, sigue.
curtain-lift = Soy yo: muestra mi bando ({ $side })

# Notes on hidden blocks
notes = Mis notas
notes-about = Sobre bloques enemigos cuya cara no ves. Solo las ves tú, en este navegador. Una nota se queda donde la pones: cuando los bloques se marchan, muévela o quítala. También se añade una con el botón derecho o una pulsación larga sobre una pila.
note-add = Añadir una nota
note-sign = Símbolo
note-text = Unas letras
note-where = Dónde está
note-gone = Ya no está
note-drop = Quitar la nota
help-note = Una nota sobre bloques enemigos, solo para ti (en juegos que los ocultan)

# Consejo
hint = Consejo
hint-about = Lo que haría un general en tu lugar, sabiendo lo que tú sabes
estimate = ¿Cómo voy?
estimate-about = Tu probabilidad de ganar, o tus puntos, estimados jugando la partida hasta el final
help-hint = un consejo: lo que haría un general en tu lugar
help-estimate = cómo vas: tu probabilidad de ganar, o tus puntos, estimados jugando la partida hasta el final
thinking = Pensando…
thinks = El ordenador ({ $level }) está pensando…

# Lecciones
start-here = Empieza aquí
start-here-about = ¿Nunca has jugado a uno de estos juegos? Una voz te guía por los primeros turnos en la mesa de verdad, y después sigues tú. Puedes irte cuando quieras y volver.
lesson-begin = Aprende jugando
lesson-minutes = unos { $minutes } minutos
lesson-part = paso { $n } de { $all }
lesson-back = Atrás
lesson-on = Siguiente
lesson-show = Muéstrame dónde
lesson-close = Sigo yo
dice-by-script = lección: los primeros dados están fijados
fair-dice-scripted = Esto es una lección: lo que muestran sus primeros dados se fijó de antemano, y su registro lo dice. Los dados siguientes salen de una semilla que nadie puede elegir, y cualquiera puede comprobarlos al final de la partida.

# Problemas
puzzles = Problemas
puzzles-lead = Posiciones de partidas del propio ordenador en las que una decisión, o una serie de ellas, es claramente la mejor. La juegas en la mesa; cualquier otra decisión se deshace.
puzzle-today = Los problemas de hoy
puzzle-begin = Resuélvelo
puzzle-easy = fácil
puzzle-middling = medio
puzzle-hard = difícil
puzzle-moves = { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}
puzzle-done = resuelto
puzzle-title = Problema { $number }
puzzle-ask = Tu bando: { $side }. Una decisión es claramente mejor que todas las demás: juégala.
puzzle-on = Correcto. ¿Cómo sigue?
puzzle-answer = La solución: { $decision }
puzzle-reveal = Muéstrame la solución
puzzle-solved = Resuelto. La segunda mejor decisión ({ $next }) habría costado { $cost } ± { $error } victorias de cada cien.
puzzle-more = Más problemas
start-puzzles = O resuelve un problema.

# Personas
guest-name = Invitado { $tag }
player-gone = un antiguo jugador
me-title = Tú
me-nobody = Eres nuevo aquí: juega una partida o pon un nombre, y este navegador te reconocerá. No hay que registrarse.
me-name = Nombre
me-name-set = Guardar el nombre
me-name-about = Lo ven los demás de la mesa. Hasta 24 letras.
me-archive = Tus datos
me-archive-about = Tus mesas y los registros de tus partidas, hasta donde puedes conocerlos.
me-archive-get = Descargarlos
keep-title = Conservar mis partidas
keep-about = Este navegador te reconoce por una cookie. Con una clave propia vuelves a tus asientos desde cualquier dispositivo, también si se pierde la cookie.
key-make = Crear mi clave
key-anew = Crear otra clave
key-new = Tu clave
key-once = Guárdala: solo se muestra ahora. Quien la tenga puede jugar por ti.
key-there = Ya tienes una clave. No se puede volver a mostrar, pero puedes crear otra; entonces la anterior deja de servir.
key-qr = Tu clave como código QR
key-words = En palabras
key-link = Como enlace
key-have = Tengo una clave
key-title = Seguir aquí
key-instead = Este navegador juega ahora como { $name }. Si sigues aquí como otra persona, dejará de hacerlo: crea antes una clave para { $name } si quieres volver.
key-field = Clave
key-field-about = Ocho palabras. Dan igual las mayúsculas, los espacios y los guiones.
key-open = Seguir como esta persona
devices-title = Dispositivos
devices-count = { $count ->
    [one] Te reconoce un navegador.
   *[other] Te reconocen { $count } navegadores.
}
devices-out = Cerrar la sesión en los demás
leave-title = Irse
leave-about = Se te borra, con tu nombre, tu clave y todos los lugares donde recibes avisos. Tus partidas terminadas se quedan, sin tu nombre; también las inacabadas en las que hay otras personas. No se puede deshacer.
leave-sure = Quiero que se me borre
leave-do = Borrarme

# Being told of one's turn
calls-title = Cuando te toca
calls-about = Puedes recibir un aviso cuando te toca y no estás mirando la mesa: uno solo, por muchos pasos que tenga el turno. No se envía nada hasta que lo actives. El aviso nombra la partida y lleva a la mesa; no dice nada de lo que pasa en ella.
calls-push = Un navegador
calls-push-on = Avisarme en este navegador
calls-push-unable = Ahora no se puede avisar a este navegador: no admite notificaciones, necesita HTTPS o no has permitido las de este sitio.
calls-no-push = Este servidor no puede avisar a navegadores.
calls-mail = Correo electrónico
calls-mail-field = Por correo electrónico
calls-mail-about = Primero se envía un enlace a esta dirección; cuando lo hayas abierto, recibirás ahí los avisos y podrás iniciar sesión con ella.
calls-no-mail = Este servidor no envía correo.
calls-json = Webhook (JSON)
calls-discord = Discord
calls-slack = Slack
calls-form = Formato
calls-webhook-field = Por webhook
calls-webhook-about = La dirección es la que te ha dado Discord, Slack o un programa tuyo.
calls-webhook-plain = La dirección empieza por http://: este servidor no puede enviar por HTTPS.
calls-no-webhooks = Este servidor no avisa a otros programas.
calls-add = Añadir
calls-try = Enviar una prueba
calls-again = Enviar otra vez el enlace
calls-drop = Quitar
calls-unproven = No has abierto el enlace que se envió ahí.
calls-failing = El último aviso no llegó. Se vuelve a intentar; tras una semana sin éxito no se envía nada más.
quiet-from = Silencio desde las
quiet-to = hasta las
quiet-set = Guardar
quiet-about = Los avisos de esas horas se envían cuando terminan, si todavía te toca. Deja ambas vacías para recibir avisos a cualquier hora. Las horas son las del reloj de este navegador.
letter-title = Tu enlace
letter-about = Sigue con el enlace que has recibido. Vale una vez.
letter-open = Seguir
letter-to = Por correo electrónico
letter-send = Enviarme un enlace
letter-to-about = Si has confirmado aquí una dirección de correo, se puede enviar a ella un enlace que te trae de vuelta.
letter-sent = Si alguien ha confirmado aquí esta dirección, va en camino un enlace. Vale una vez, durante media hora.
stop-title = Avisos cuando te toca
stop-it = No recibir más avisos
stop-done = Ahí ya no se envía nada.

# Looking back
review = Análisis
review-of = Análisis de { $game }
review-won = Has ganado.
review-lost = Has perdido.
review-drawn = Empate.
review-progress = El ordenador está repasando la partida: { $percent } %.
review-running = La partida no ha terminado: esto es lo que podías saber en cada momento.
review-curve = Probabilidad de victoria: { $side }
review-curve-about = Cada punto dice cuántas partidas se ganaron de las que dos jugadores «normales» del ordenador jugaron desde ahí; la franja es el intervalo del 95 %. ▼ es una decisión cara; ▢, una tirada desafortunada. Cada punto abre ese momento.
review-curve-hidden = Cada punto dice cuántas partidas se ganaron de las que dos jugadores «normales» del ordenador jugaron desde ahí, con lo que este bando ({ $side }) sabía entonces; la franja es el intervalo del 95 %; la línea de puntos, el mismo momento visto por el otro bando ({ $other }). ▼ es una decisión cara; ▢, una tirada desafortunada. Cada punto abre ese momento.
review-table = En forma de tabla
review-turn = Turno
review-chance = Probabilidad de victoria
review-percent = { $percent } % (± { $error })
review-luck = Suerte y juego
review-luck-about = La suerte de una tirada es lo que cabía esperar después de ella, menos la media de todas las tiradas. El coste de una decisión es lo que la de un general prometía de más. Ambas se miden en centésimas de victoria y con lo que cada bando sabía.
review-side = Bando
review-dice = Suerte
review-play = Decisiones propias
review-dice-sum = { $percent } (± { $error }) en { $count ->
    [one] una tirada
   *[other] { $count } tiradas
}
review-play-sum = { $percent } (± { $error }) en { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}
review-decisions = Decisiones más caras: { $side }
review-throws = Tiradas más desafortunadas: { $side }
review-none = Ninguna que importara mucho.
review-cost = −{ $percent } % (± { $error })
review-general = Un general elegiría: { $decision }.
review-see = Verlo
play-on = Seguir desde aquí
play-on-about = Una mesa nueva con esta posición contra el ordenador. En ella se ve que la posición se puso a mano.
coach = Entrenador: un aviso antes de una mala decisión
coach-about = Antes de enviar una decisión, un general la examina con lo que tú sabes. Si otra le parece mucho mejor, te avisa, y puedes pensarlo otra vez.
coach-back = Pensarlo otra vez
coach-go = Hacerlo de todos modos
hint-play = Jugarla

# Lo que cada cual ajusta para sí
settings = Ajustes
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
text-size = Texto y tablero
text-normal = normales
text-large = grandes
text-larger = más grandes
confirm = Preguntar antes de dejar algo sin hacer
confirm-about = Si terminas una fase con puntos o ataques sin usar, la mesa pregunta una vez si de verdad lo quieres.
sounds = Sonidos
sounds-about = Sonidos discretos para marchas, impactos, muros, dados y tu turno.
shortcuts = Atajos de una sola tecla
shortcuts-about = U deshace, H pide un consejo, etcétera. Desactívalos si le hablas al ordenador o si te estorban.
shortcuts-change = Cambiar las teclas
log-more = Todo el diario, o sus últimas líneas

# Explicaciones, tablas, figuras
charts = Tablas
source-printed = Fuente: el reglamento o un componente.
source-errata = Fuente: la fe de erratas del editor.
source-derived = Fuente: calculado a partir de datos impresos.
source-transcribed = Fuente: una lista secundaria.
source-reconstructed = Fuente: reconstrucción nuestra.
source-ruling = { $kind } Aclaración { $number }.
example-play = Jugar esta posición
rules-developer = Mostrar lo que juegan las pruebas
rules-print = Imprimir

# Muchas partidas en una página
study-of = Estudio: { $game }
study-about = { $scenario }: { $games ->
    [one] una partida terminada
   *[other] { $games } partidas terminadas
}, { $turns } turnos de media.
study-players = Jugadores: a es { $a }, b es { $b }.
study-score = Puntuación de a: { $mean } (95 %: de { $low } a { $high }).
study-shares = Quién ganó
study-lengths = Cuánto duró
study-turn = turno { $turn }
study-endings = Cómo acabó
study-draw = Nadie
study-last = { $side }: { $mean } tras el turno { $turn }.
study-openings = Aperturas: { $side }
study-decisions = Primeras decisiones
study-games = Partidas
study-won = Ganadas
study-used = Qué se usó: { $side }
study-used-about = Con qué frecuencia ganó el bando en las partidas en que lo nombró en una decisión, y en las demás. Muestra lo que va junto, no qué causa qué: quien va ganando puede tener más ocasiones de usarlo.
study-what = Qué
study-with = Ganadas usándolo
study-without = Ganadas sin usarlo
study-gain = Diferencia
stats = Partidas terminadas
stats-none = Aquí todavía no se ha terminado ninguna partida entre personas o contra el ordenador.

# Ediciones.
edition = Edición { $name }
edition-about = Sus tablas no son las incorporadas; su hash es { $hash }
edition-built-in = la incorporada
new-edition = Edición
lobby-editions = Otras ediciones aquí: { $names }

# En la mesa, junto a la partida
beside = Rendirse, empate, deshacer
resign = Rendirse…
resign-ask = ¿Te rindes? Gana el otro bando y se acaba la partida.
leave = Terminar sin resultado…
leave-ask = ¿Terminas aquí la partida? No gana nadie.
propose-draw = Ofrecer un empate…
propose-draw-ask = ¿Ofreces un empate al otro bando?
propose-end = Proponer dejarla…
propose-end-ask = ¿Propones al otro bando dejar aquí la partida, sin resultado?
propose-take-back = Pedir deshacer mi última orden
claim = Al otro bando se le ha acabado el tiempo: reclamar la partida
sure-yes = Sí
settled = Hecho.
proposal-draw = { $side }: ¿un empate?
proposal-end = { $side }: ¿dejamos aquí la partida, sin resultado?
proposal-take-back = { $side }: ¿puedo deshacer mi última orden? Con ella se va lo que ha pasado desde entonces, y los dados se tiran de nuevo.
proposal-own-draw = Has ofrecido un empate.
proposal-own-end = Has propuesto dejar aquí la partida.
proposal-own-take-back = Has pedido deshacer tu última orden.
proposal-accept = Aceptar
proposal-decline = Rechazar
proposal-withdraw = Retirar
ended-resigned = Rendición: { $side }.
ended-drawn = Los dos bandos han acordado un empate.
ended-left = Se ha acordado dejar aquí la partida, sin resultado.
ended-late = Sin tiempo: { $side }.
ended-time-out = Se ha acabado el tiempo: la partida termina sin resultado.
chat = Chat
chat-observers = Estás mirando: lo que escribes lo leen otros observadores. Los jugadores no, mientras dure la partida.
chat-none = Nadie ha escrito nada todavía.
chat-line = Escribe algo
chat-send = Enviar
chat-mute = Silenciar a esta persona
chat-mute-ask = ¿Silencias a esta persona? Ya no verás lo que escriba, en ninguna mesa.
chat-report = Denunciar esto
chat-report-ask = ¿Denuncias esto a quien lleva el sitio?
chat-reported = Denunciado. Gracias.
chat-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
is-here = aquí
is-away = ausente
days = { "{n}" } días
new-time = Tiempo
new-clock = Reloj:
new-late = Cuando se acaba el tiempo:
new-time-about = Con días, cada bando tiene ese plazo siempre que le toca decidir, y después el otro puede reclamar la partida. Con minutos, cada bando los tiene para toda la partida; su reloj solo corre mientras le toca decidir, y empieza con su primera orden.
clock-none = ninguno
clock-days = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
}
clock-live = { $minutes ->
    [one] Un minuto
   *[other] { $minutes } minutos
} y { $more } s más por cada orden
clock-then-win = Si a un bando se le acaba el tiempo, gana el otro.
clock-then-end = Si se acaba el tiempo, la partida termina sin resultado.
late-win = gana el otro bando
late-end = la partida termina sin resultado
