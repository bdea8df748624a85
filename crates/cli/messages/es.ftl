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
