# Lo que responde el servidor cuando no hace lo que se le pide.

no-such-edition = Aquí no hay ninguna edición «{ $edition }» de este juego.
no-such-game = Aquí no hay ningún juego llamado «{ $game }».
no-such-table = No existe esa mesa.
no-such-page = No existe esa página.
no-such-method = Esta dirección no admite esa clase de petición.
no-such-person = Aquí no existe esa persona, o su página está oculta.
no-such-tournament = No existe ese torneo.
tournaments-closed = Este servidor no admite torneos nuevos.
not-your-tournament = Eso solo puede hacerlo quien creó el torneo.
entry-closed = Eso ya no se puede hacer en este torneo: ha empezado, está completo o ese jugador no participa en él.
wrong-token = Este código no abre ningún asiento de esta mesa.
wrong-key = Esta clave no sirve: está mal escrita, o una más nueva la ha sustituido.
nobody = Este servidor no te conoce: envía una clave o usa un navegador con el que ya hayas jugado aquí.
no-name = De este nombre no se puede mostrar nada.
cannot-call = { $why ->
    [address] No existe tal dirección.
    [own] Esta dirección está en la red propia del servidor, donde no avisa a nadie.
    [tls] Este servidor no puede enviar por HTTPS: solo puede avisar a direcciones que empiezan por http://.
    [mail] Este servidor no envía correo.
    [webhooks] Este servidor no avisa a otros programas.
    [push] Este servidor no puede avisar a navegadores.
   *[many] Ya recibes avisos en diez lugares: quita antes uno de ellos.
 }
no-such-receiver = Ahí no recibes avisos.
letter-spent = Este enlace ya no vale: se ha usado, tiene más de media hora o hay otro más nuevo.
not-sure = Lo que no se puede deshacer hay que confirmarlo: marca antes la casilla.
too-long = Es demasiado largo: el límite son { $most } letras.
nothing-said = No contiene nada que se pueda mostrar.
not-your-channel = Los jugadores escriben a la mesa y los observadores entre ellos: nadie puede elegir.
no-such-line = No hay ninguna línea con ese número que puedas leer, o es tuya, o no la escribió ninguna persona.
not-your-seat = No tienes asiento en esta mesa: estás mirando.
not-that-seat = Ese asiento no es tuyo.
not-your-turn = No es tu turno.
whose-eyes = En esta pantalla juegan los dos bandos: la petición debe decir por cuál, y a ese le debe tocar.
over = La partida ha terminado.
stale = La partida ha avanzado desde entonces. Mira la mesa otra vez y decide.
undo-nothing = No hay nada tuyo que deshacer.
undo-sealed = No se puede deshacer: se han tirado dados, se ha visto algo oculto o ya le toca al otro bando.
nobody-to-ask = En el otro bando no hay nadie a quien pedir permiso.
declined = El otro bando acaba de rechazarlo. Primero sigue jugando.
no-proposal = Eso no se ha propuesto, o la propuesta ya no vale.
not-late = A nadie se le ha acabado el tiempo.
not-the-best = Casi, pero hay algo claramente mejor. Se ha deshecho.
nothing-left = Con eso ya no queda nada que hacer.
unreadable = No se entiende la petición: { $detail }
unreadable-decision = Esto no es una decisión de este juego: { $detail }
too-large = La petición es demasiado grande: el límite es de 64 kB.
too-slow = El resto de la petición no llegó a tiempo.
seeds-not-allowed = Este servidor tira los dados él mismo: no deja que los jugadores fijen la semilla.
positions-not-allowed = Este servidor empieza cada partida como dice su escenario: no deja que los jugadores fijen posiciones ni semillas.
foreign-origin = Esta petición viene de otro sitio.
wrong-host = Este servidor no se llama «{ $detail }». La dirección con la que se llega a él se indica con --public-url.
too-many = { $what ->
    [tables] Has creado demasiadas mesas en la última hora.
    [hints] Has pedido demasiados consejos y estimaciones en la última hora.
    [undos] Has deshecho demasiadas decisiones en la última hora.
    [chat] Has escrito demasiado en el último minuto.
    [thinking] El ordenador ha pensado demasiado para ti en la última hora.
    [letters] Has hecho enviar demasiados mensajes en la última hora.
   *[streams] Tienes demasiadas mesas abiertas a la vez: cierra algunas.
 } Inténtalo de nuevo dentro de { $minutes ->
    [one] un minuto.
   *[other] { $minutes } minutos.
 }
tables-closed = Por ahora, este servidor no admite mesas nuevas.
invite-spent = Esta invitación ya no es válida: alguien ha ocupado el asiento, o se ha retirado.
seat-taken = Ese asiento ya está ocupado.
not-to-be-seen = Nadie puede mirar esta partida: así lo quisieron quienes la juegan. Se podrá ver cuando termine.
not-met = Puedes retar a personas con las que ya hayas jugado.
still-shared = Solo se puede borrar una mesa en la que no se siente nadie más y que no cuente para nada.
no-advice = Esta partida es puntuable: nadie recibe consejos en ella.
waiting = La partida no ha empezado: empieza, y se reparte, cuando todos se hayan sentado.
needs-cookie = El asiento se guarda con una cookie, y este navegador no acepta cookies de aquí.
storage-full = El disco del servidor está lleno. No ha cambiado nada; inténtalo más tarde.
storage-failed = El servidor no ha podido acceder a su almacén. No ha cambiado nada; inténtalo más tarde.
storage-unsure = El servidor ha perdido el contacto con su almacén en medio de esto y no sabe si ha quedado guardado. Mira la mesa otra vez y decide.
record-broken = Lo que se guarda de esta mesa no se puede leer: el archivo del servidor está dañado.
stopped-rules = Esta partida empezó con la versión { $begun } de sus reglas; este servidor juega con la versión { $plays }. Con ella su registro toma otro camino, a más tardar en la entrada { $input }: la partida no puede continuar.
stopped-record = El registro de esta partida no lleva a donde estaba: toma otro camino, a más tardar en la entrada { $input }. La partida no puede continuar.
stopped-game = Este servidor ya no conoce este juego: la partida no puede continuar.
stopped-edition = Esta partida se juega en una edición que este servidor no tiene, o que tiene con otras tablas: no puede seguir hasta que la edición esté aquí de nuevo.
stopped-shown = Se muestra tal como estaba, y se conserva.
stopped-unseen = Tampoco se puede leer ya la posición en que estaba. Su registro se conserva.
inside = El servidor ha cometido un error. No ha cambiado nada.

seats-unknown-side = no hay ningún bando llamado «{ $side }»
seats-unknown-player = «{ $player }» no es un jugador: indica «me», «link» o un nivel
open-needs-link = una mesa abierta, o para alguien en particular, necesita un bando dejado a «link»
terms-unknown = «{ $value }» no es ninguna de las condiciones que se conocen aquí
rated-unfit = una partida puntuable necesita dos personas, o una contra el ordenador, y que ni los dados ni la posición se hayan puesto a mano
tournament-unfit = un torneo es de un escenario para dos y tiene como mucho 15 rondas
tournament-not-ready = un torneo empieza una sola vez, con dos jugadores o más
seats-missing-side = nadie juega el bando «{ $side }»
decide-one-way = indica una sola cosa: `decision`, `decisions` (de 1 a 500) o `gesture` (de 1 a 200 clics)
scenario-unknown = no hay ningún escenario llamado «{ $scenario }»
option-unknown = no hay ninguna opción llamada «{ $option }»
option-value-unknown = la opción «{ $option }» no puede ser «{ $value }»
contribution-unreadable = una aportación a los dados son de 1 a 64 letras y cifras
seed-unreadable = una semilla son 64 dígitos hexadecimales, o un número
position-unfit = la posición no es válida: { $faults }
pace-unreadable = un ritmo es `days N win`, `live SECONDS MORE win`, o lo mismo con `end`
form-unreadable = El formulario contiene una opción que este juego no tiene.

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
on-not-over = Solo se puede seguir desde un momento anterior cuando la partida ha terminado.
coach-word = Un general elegiría: { $decision } ({ $percent ->
    [one] cerca de una victoria más
   *[other] unas { $percent } victorias más
} de cada cien).

# What somebody is told who is elsewhere. Anybody may read it over their shoulder.

call-turn = Te toca: { $game }
call-try = { $site }: esto es una prueba. Aquí recibirás un aviso cuando te toque.
call-confirm = { $site }: ¿es tuya esta dirección?
call-confirm-more = Alguien, probablemente tú, quiere recibir aquí un aviso cuando le toque e iniciar sesión con esta dirección. Si has sido tú, abre este enlace antes de media hora. Si no, no hagas nada.
call-enter = Iniciar sesión en { $site }
call-enter-more = Con este enlace sigues jugando donde lo dejaste. Vale una vez, durante media hora. Si no lo has pedido, no hagas nada.
call-stop = Para no recibir más avisos: { $url }
call-stop-word = No recibir más avisos
