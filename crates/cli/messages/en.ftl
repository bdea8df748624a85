# The command line, in English. The same messages stand in es.ftl.

## games

games-scenario = { $id }: { $title }
games-scenario-recommended = { $id }: { $title } (recommended)
games-sides = sides: { $sides }
games-levels = levels: { $levels }

## simulate

decimal = { $whole }.{ $rest }

simulate-head = { $game }, { $scenario }: { $games ->
    [one] one game
   *[other] { $games } games
 }, seed { $seed }
simulate-side = { $side }: { $wins ->
    [one] one win
   *[other] { $wins } wins
 }, { $mean } % (95 %: { $low } to { $high })
simulate-player = { $player }: wins with { $sides }
simulate-player-points = { $player }: wins with { $sides }; median of the points with the first side: { $points }
simulate-elo = score of a: { $mean } % (95 %: { $low } to { $high }), Elo { $elo } ({ $elo-low } to { $elo-high })
simulate-sprt = test of Elo { $zero } against { $one }: LLR { $llr } (bounds ±{ $bound }), accepted: { $accepted }
simulate-sprt-open = test of Elo { $zero } against { $one }: LLR { $llr } (bounds ±{ $bound }), undecided
simulate-rest = draws: { $draws }; on average { $turns } turns and { $inputs } inputs; at most { $offer } decisions to choose from
simulate-speed = { $seconds } s, { $inputs } inputs per second

## bench

bench-bare = the rules alone: { $games } games and { $inputs } inputs per second
bench-table = with views, offers and log: { $games } games and { $inputs } inputs per second
bench-state = a state takes { $bytes } bytes and { $copy } ns to copy; { $allocations } allocations and { $inputs } inputs a game; at most { $offer } decisions to choose from
bench-playouts = looking ahead: { $playouts } playouts per second

## replay

replay-head = { $game }, turn { $turn }, after { $inputs ->
    [one] one input
   *[other] { $inputs } inputs
 }
replay-verified = Verified: { $inputs ->
    [one] one input
   *[other] { $inputs } inputs
 }, and { $throws ->
    [one] its one roll is the one
   *[other] all { $throws } rolls are those
 } that the seed promised.
replay-seed-shared = The seed is made of the server's secret and of what the players contributed: { $words }.
replay-seed-by-hand = The seed was set by hand.
replay-seed-alone = The seed was drawn by the program alone.

## rules

rules-status-done = enforced, with examples that run
rules-status-not-yet = not yet enforced
rules-status-not-a-rule = nothing to enforce
rules-origin-rulebook = from the rulebook
rules-origin-ours = reconstructed by us, in whole or in part
rules-rulings = { $count ->
    [one] ruling { $rulings }
   *[other] rulings { $rulings }
}
rules-ruling = Ruling { $number }: { $title }
rules-thumbs = How the computer thinks: before it looks ahead, it goes by these rules of thumb.
rules-thumbs-both = Both sides
rules-unknown = There is no clause { $clause }.

## play

play-asked = [{ $turn }] { $side }: { $text } [{ $rule }]
play-lines-help = Type a decision, or: ? (what is offered), board, why DECISION, odds, hint, chance, rules CLAUSE, undo, record, help, quit.
play-won = { $side }: victory.
play-draw = The game is drawn.
play-points = Victory points: { $points }.
denied-unreadable = Not understood: { $sent }
denied-not-your-turn = It is not your turn.
denied-nothing-left = There is nothing left to do by that.
denied-over = The game is over.
denied-closed = This record can only be looked at.
undo-nothing = There is nothing of yours to take back.
undo-sealed = Too late: dice have been rolled, something has been seen, or the turn has passed on.
undo-done = Taken back.
why-allowed = That is allowed.
odds-none = There are no odds to show here.
hint-about = { $games ->
    [one] A general in your place, knowing what you know, played this out once and would choose the first.
   *[other] A general in your place, knowing what you know, played this out { $games } times and would choose the first.
 }
hint-thumbs = A general in your place would not look ahead here, but go by rules of thumb.
hint-only = There is nothing else to decide.
hint-chance = { $percent } % to win (± { $error })
hint-points = { $points ->
    [one] about one point
   *[other] about { $points } points
 } (± { $error })
hint-equal = about as good
hint-little = a little worse
hint-worse = clearly worse
estimate-chance = Your chance of winning: about { $percent } % (± { $error }){ $draw ->
    [0] .
   *[other] , of a draw { $draw } %.
 }
estimate-points = You can expect about { $points ->
    [one] one point
   *[other] { $points } points
 } (± { $points-error }), and to win { $percent } % of games (± { $error }).
estimate-remark = An estimate: { $games ->
    [one] one game was played out
   *[other] { $games } games were played out
 } to the end from what you know, as two regular computer players would.
estimate-remark-decides = An estimate: { $games ->
    [one] one game was played out
   *[other] { $games } games were played out
 } to the end from what you know: first what a general would decide now, then as two regular computer players would.

## The screen

screen-title = { $game } · turn { $turn }
screen-board = Board
screen-offers = Decisions ({ $shown } of { $all })
screen-log = Log
screen-input = Decision
screen-rule = Rule { $rule }
screen-hint = Hint
screen-thinks = The computer ({ $level }) thinks…
screen-chance = How am I doing?
screen-help-title = Help
screen-help = ↑ ↓ choose a decision and Enter takes it.
    Type to search the list, or a whole decision in notation; one that is not allowed is answered with the reason.
    F2 takes back the last decision. F3 shows the rule that asks for it.
    F4 changes what fills the screen: decisions, board or log. Page up and page down scroll.
    F5 gives a hint: what a general would do in your place. F6 estimates how you stand.
    Esc clears what you typed, or closes a window. Ctrl-C ends the game.
screen-keys = F1 help · F2 undo · F3 rule · F4 panels · F5 hint · F6 chance · Ctrl-C quit
screen-over = { $outcome } Seed of the dice: { $seed }
screen-small = The window is too small.
