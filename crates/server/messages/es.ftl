# Lo que responde el servidor cuando no hace lo que se le pide.

no-such-game = Aquí no hay ningún juego llamado «{ $game }».
no-such-table = No existe esa mesa.
no-such-page = No existe esa página.
no-such-method = Esta dirección no admite esa clase de petición.
wrong-token = Esta clave no abre ningún asiento de esta mesa.
wrong-key = Esta clave no abre a nadie: está mal escrita, o después se creó otra.
nobody = Este servidor no te conoce: envía una clave o ven con un navegador que ya haya jugado aquí.
no-name = De este nombre no se puede mostrar nada.
not-your-seat = No tienes asiento en esta mesa: estás mirando.
not-that-seat = Ese asiento no es tuyo.
not-your-turn = No es tu turno.
whose-eyes = En esta pantalla juegan los dos bandos: la petición debe decir por cuál, y a ese le debe tocar.
over = La partida ha terminado.
stale = La partida ha avanzado desde entonces. Mira la mesa otra vez y decide.
undo-nothing = No hay nada tuyo que deshacer.
undo-sealed = No se puede deshacer: se han tirado dados, se ha visto algo oculto o ya le toca al otro bando.
nothing-left = Con eso ya no queda nada que hacer.
unreadable = No se entiende la petición: { $detail }
unreadable-decision = Esto no es una decisión de este juego: { $detail }
too-large = La petición es demasiado grande: el límite son 64 kB.
too-slow = El resto de la petición no llegó a tiempo.
seeds-not-allowed = Este servidor tira los dados él mismo: no deja que los jugadores fijen la semilla.
positions-not-allowed = Este servidor empieza cada partida como dice su escenario: no deja que los jugadores fijen posiciones ni semillas.
foreign-origin = Esta petición viene de otro sitio.
wrong-host = Este servidor no se llama «{ $detail }». Quien lo mantiene indica con qué dirección se llega a él (--public-url).
too-many = { $what ->
    [tables] Has creado muchas mesas en una hora.
    [hints] Has pedido muchos consejos y estimaciones en una hora.
    [undos] Has deshecho muchas decisiones en una hora.
    [thinking] El ordenador ha pensado para ti durante mucho tiempo en una hora.
   *[streams] Tienes muchas mesas abiertas a la vez: cierra algunas.
 } Inténtalo de nuevo dentro de { $minutes ->
    [one] un minuto.
   *[other] { $minutes } minutos.
 }
tables-closed = Por ahora, este servidor no admite mesas nuevas.
invite-spent = Esta invitación ya no es válida: alguien ha ocupado el asiento, o se ha retirado.
seat-taken = Ese asiento ya está ocupado.
waiting = La partida no ha empezado: empieza, y se reparte, cuando todos se hayan sentado.
needs-cookie = El asiento se guarda con una cookie, y este navegador no acepta cookies de aquí.
storage-full = El disco del servidor está lleno. No ha cambiado nada; inténtalo más tarde.
storage-failed = El servidor no ha podido acceder a su almacén. No ha cambiado nada; inténtalo más tarde.
storage-unsure = El servidor ha perdido su almacén en medio de esto y no sabe si ha quedado guardado. Mira la mesa otra vez y decide.
record-broken = Lo que se guarda de esta mesa no se puede leer: el archivo del servidor está dañado.
stopped-rules = Esta partida empezó con la versión { $begun } de sus reglas; este servidor juega con la versión { $plays }. Con ella su registro toma otro camino, a más tardar en la entrada { $input }: no puede continuar.
stopped-record = El registro de esta partida no lleva a donde estaba: toma otro camino, a más tardar en la entrada { $input }. No puede continuar.
stopped-game = Este servidor ya no conoce este juego: la partida no puede continuar.
stopped-shown = Se muestra tal como estaba, y se conserva.
stopped-unseen = Tampoco se puede leer ya la posición en que estaba. Su registro se conserva.
inside = El servidor ha cometido un error. No ha cambiado nada.

seats-unknown-side = no hay ningún bando llamado «{ $side }»
seats-unknown-player = «{ $player }» no es un jugador: di «me», «link» o un nivel
seats-missing-side = nadie juega el bando «{ $side }»
decide-one-way = indica una sola cosa: `decision`, `decisions` (de 1 a 500) o `gesture` (de 1 a 200 clics)
scenario-unknown = no hay ningún escenario llamado «{ $scenario }»
option-unknown = no hay ninguna opción llamada «{ $option }»
option-value-unknown = la opción «{ $option }» no puede ser «{ $value }»
contribution-unreadable = una aportación a los dados son de 1 a 64 letras y cifras
seed-unreadable = una semilla son 64 dígitos hexadecimales, o un número
position-unfit = la posición no es válida: { $faults }
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
coach-word = Un general preferiría: { $decision } (unas { $percent } centésimas de victoria mejor).
