# Every page
skip = Ir al contenido
nav = Principal
nav-rules = Reglas
nav-me = Tú
nav-about = Acerca de
theme = Claro u oscuro
language = Español
imprint = Aviso legal
foot = Juegos de guerra de tablero sobre la Revolución de Texas, con todas las reglas.
close = Cerrar
to-lobby = Ir al inicio
to-table = Volver a la mesa

# Lobby
lobby-name = Inicio
lobby-title = ¿Una partida esta noche?
lobby-lead = Juegos de guerra de tablero sobre la Revolución de Texas. La mesa conoce las reglas y siempre hay un rival dispuesto, que no hace trampas.
lobby-games = En el estante
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
turn-of = Juega: { $side }
turn-of-fate = Ruedan los dados
won = Victoria: { $side }
drawn = Empate

# Players
computer = Ordenador
level-random = al azar
level-random-about = Cualquier jugada legal. Para conocer el juego.
level-recruit = recluta
level-recruit-about = Conoce las reglas prácticas, pero comete errores. Ideal para empezar.
level-regular = normal
level-regular-about = Juega con reglas prácticas, mirando un paso adelante. Un buen primer rival.
level-general = general
level-general-about = Mira hacia delante, hasta un segundo por decisión.
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
side-lot = Al azar
recommended = recomendado
opponent-link = Un amigo con un enlace
opponent-link-about = Recibes un enlace para enviarlo. La partida se reparte cuando tu amigo se sienta. Jugad en el momento o a lo largo de varios días.
opponent-screen = Un amigo en esta pantalla
opponent-screen-about = Jugáis los dos aquí; la mesa gira sola en cada turno.
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
onward = Aquí no hay nada más que decidir: sigue solo.
standing = Hay una orden tuya en marcha.
halt = Detenerla
panels = Estado de la partida
moves = Todas las jugadas
log = Diario
summary = En resumen
showing = Lo que han hecho los demás
side-moves = Juega: { $side }
replay-so-far = Repetir desde el principio
invite = Envía este enlace a quien vaya a jugar con { $side }:
invite-withdraw = Retirar la invitación
invite-withdrawn = La invitación para jugar con { $side } se ha retirado: su enlace ya no funciona.
invite-anew = Hacer otro enlace
waiting = Falta el otro jugador
waiting-about = La partida empieza, y se reparte, cuando todos se hayan sentado. Esta página se dará cuenta sola.
join-title = Una invitación
join-about = Te invitan a jugar con { $side } a { $game }.
join-sit = Sentarse y jugar
copy = Copiar
fair-dice = Dados sin trampa
fair-dice-shared = Todos los dados de esta partida salen de una semilla que nadie puede elegir: está hecha de un secreto del servidor y de lo que añade el navegador de cada jugador al sentarse. Primero se muestra el SHA-256 del secreto; el secreto se muestra al terminar, y entonces cualquiera puede comprobar cada tirada.
fair-dice-by-hand = Los dados de esta partida se fijaron a mano: quien lo hizo puede saber lo que van a mostrar.
contribution-of = Lo que añadió { $side }
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
all-the-same = Aun así
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
help-how = Todo lo que se puede pulsar brilla. Pulsa una pieza y luego un lugar, o un botón. La barra dice qué espera la partida, y el número que la acompaña abre la regla.
help-why = Pulsa algo que no brille y la mesa te dirá por qué no.
help-move = recorrer lo que brilla
help-pick = elegirlo
help-clear = empezar de nuevo la elección
help-undo = retirar tu última decisión, mientras no se haya tirado ningún dado
help-moves = lista de todas las jugadas
help-help = esta página

# End
replay = Repetición
rematch = Revancha con los bandos cambiados
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
example = Ejemplo que se ejecuta como prueba
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
    [one] Una cláusula se apoya en datos reconstruidos:
   *[other] { $count } cláusulas se apoyan en datos reconstruidos:
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
curtain-title = Pasa la pantalla a { $side }
curtain-about = Lo que el otro bando no debe ver está oculto. Cuando el jugador que corresponde esté ante la pantalla, sigue.
curtain-lift = Juego con { $side }: muestra mi bando

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

# Personas
guest-name = Invitado { $tag }
player-gone = un antiguo jugador
me-title = Tú
me-nobody = Eres nuevo aquí: juega una partida o pon un nombre, y este navegador volverá a reconocerte. No hay que registrarse.
me-name = Nombre
me-name-set = Guardar el nombre
me-name-about = Lo ven los demás de la mesa. Hasta 24 letras.
me-archive = Todo lo tuyo
me-archive-about = Tus mesas y los registros de tus partidas, hasta donde puedes conocerlos.
me-archive-get = Descargarlo
keep-title = Conservar mis partidas
keep-about = Este navegador te reconoce por una cookie. Con una clave propia vuelves a tus asientos desde cualquier dispositivo, también si se pierde la cookie.
key-make = Crear mi clave
key-anew = Crear otra clave
key-new = Tu clave
key-once = Guárdala: solo se muestra ahora. Quien la tenga puede jugar por ti.
key-there = Ya tienes una clave. No se puede volver a mostrar, pero puedes crear otra; entonces la anterior deja de abrir nada.
key-qr = Tu clave como código QR
key-words = En palabras
key-link = Como enlace
key-have = Tengo una clave
key-title = Seguir aquí
key-instead = Este navegador juega ahora como { $name }. Si abres aquí a otra persona, dejará de hacerlo: crea antes una clave para { $name } si quieres volver.
key-field = Clave
key-field-about = Ocho palabras. Dan igual las mayúsculas, los espacios y los guiones.
key-open = Seguir como esta persona
devices-title = Dispositivos
devices-count = { $count ->
    [one] Te reconoce un navegador.
   *[other] Te reconocen { $count } navegadores.
}
devices-out = Cerrar la sesión en los demás

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
review-curve-hidden = Cada punto dice cuántas partidas se ganaron de las que dos jugadores «normales» del ordenador jugaron desde ahí, con lo que { $side } sabía entonces; la franja es el intervalo del 95 %; la línea de puntos, el mismo momento visto por { $other }. ▼ es una decisión cara; ▢, una tirada desafortunada. Cada punto abre ese momento.
review-table = En forma de tabla
review-turn = Turno
review-chance = Probabilidad de victoria
review-percent = { $percent } % (± { $error })
review-luck = Suerte y juego
review-luck-about = La suerte de una tirada es lo que cabía esperar después de ella, menos la media de todas las tiradas. Una decisión cuesta lo que la de un general habría prometido de más. Ambas, en centésimas de victoria y con lo que cada bando sabía.
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
review-general = Un general: { $decision }.
review-see = Verlo
play-on = Seguir desde aquí
play-on-about = Una mesa nueva con esta posición contra el ordenador. En ella se ve que la posición se puso a mano.
coach = Entrenador: un aviso antes de una mala decisión
coach-about = Antes de enviar una decisión, un general la mira con lo que tú sabes. Si otra le parece mucho mejor, lo dice, y puedes pensarlo otra vez.
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
shortcuts-about = U retira, H pide un consejo, etcétera. Desactívalos si le hablas al ordenador o si te estorban.
shortcuts-change = Cambiar las teclas
log-more = Todo el diario, o sus últimas líneas
