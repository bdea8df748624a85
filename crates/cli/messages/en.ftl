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

## The command line: what its help says, and what is wrong with a call

help = Wargames of the Texas Revolution on one table. Without a command: serve the table on 127.0.0.1:1836.
help-usage = Usage
help-command = COMMAND
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = [default: { $value }]
help-help = Show this help, or that of a command
help-version = Show the version
help-lang = Language: en or es [default: that of the environment]
help-game = One of the games: { $games }
help-scenario = Scenario, and options that differ from their default: "1836 bowie=active"
help-json = One JSON object instead of text
help-serve = Serve the table in the browser
help-serve-bind = Address to listen on [default: 127.0.0.1:1836]
help-serve-database = Where the games are kept: an SQLite file, made at first start, or postgres://… [default: bexar.db]
help-serve-database-connections = How many connections to PostgreSQL are kept, 2 to 1000 [default: 8]
help-serve-public-url = Where people reach the site: https://club.example, or with a path, https://club.example/bexar
help-serve-hosts = Further names of the site
help-serve-trusted-proxies = Proxies that are believed when they say for whom they ask: 127.0.0.1, 10.0.0.0/8
help-serve-tls-certificate = A certificate with those that vouch for it, in PEM: connections are encrypted here, and may use HTTP/2
help-serve-tls-key = The key of the certificate, in PEM
help-serve-site-name = What the site is called [default: Bexar]
help-serve-imprint = Who answers for the site: the address of a page that says it, or a few words
help-serve-make-tables = Who may set up tables: anyone, nobody [default: anyone]
help-serve-limits = Whether the limits below hold: on, off, or auto: unless the table is private, on this machine alone [default: auto]
help-serve-limit-tables = New tables that one person may set up in an hour [default: 60]
help-serve-limit-hints = Hints and estimates for one person in an hour [default: 240]
help-serve-limit-undos = Decisions that one person may take back in an hour [default: 1200]
help-serve-limit-thinking = Seconds that is thought for one person in an hour, advice and opponents [default: 3600]
help-serve-limit-streams = Streams of news that one person may have open [default: 30]
help-serve-limit-unasked = Seconds that is thought in a minute at all tables without a person together [default: 15]
help-serve-limit-address = So many times as much is allowed to one address as to one person [default: 5]
help-serve-allow-seeds = Accept a seed for the dice, or a prepared position, with a new table: for tests and analysis
help-serve-keep-unplayed = Days after which a table is deleted where nobody has decided anything: 1 or more [default: 14]
help-serve-keep-unfinished = Days after the last decision of a person after which an unfinished game is deleted: 1 or more [default: 180]
help-serve-connections = The most connections at once [default: 4096]
help-serve-metrics = Address where Prometheus is told what is counted, under /metrics
help-serve-log = How much is told on standard error: error, warn, info (each request, too), debug; or by part, as warn,access=info [default: warn]
help-serve-log-form = In which form: text or json [default: text]
help-serve-config = A file with settings; flags and BEXAR_… variables go before it [default: bexar.toml, if it is there]
help-serve-print-config = Print the settings that are in effect, as a file would say them, and end
help-games = List the games, scenarios, sides and levels
help-games-all = Also list the example for people who add a game
help-play = Play in the terminal
help-play-side = The side to play [default: the first]
help-play-opponent = A level of the computer ({ $levels }), or human for two at one keyboard
help-play-seed = Seed of the dice: 64 hexadecimal digits, or a number [default: drawn at random]
help-play-pos = Begin with the position in this file, instead of the scenario's
help-play-record = Write the record here at the end
help-simulate = Let computer players play each other, and count
help-simulate-games = How many games: 1 or more
help-simulate-a = One player: a level ({ $levels }), or general@EFFORT
help-simulate-b = The other player. Unless they are alike, every second game repeats the one before with sides swapped
help-simulate-fixed = Never swap sides: a always has the first
help-simulate-think = How long a general thinks about a decision: 100ms, 1s
help-simulate-nodes = How many times a general plays a decision out, 1 or more: the same seed then gives the same games
help-simulate-sprt = Stop as soon as it is clear whether a is stronger by ELO0 or by ELO1
help-simulate-seed = A number: the same seed gives the same games
help-bench = Measure random play on one thread
help-bench-seconds = How long to measure each part: 0.01 to 600 seconds
help-replay = Check a record, or show a moment of it
help-replay-file = The record; - for standard input
help-replay-to = Show it after this many inputs [default: all]
help-replay-side = See it as this side does [default: as an observer]
help-replay-verify = Recompute every roll of a finished game from its seed
help-replay-svg = Draw the board as SVG
help-replay-png = Draw the board as PNG (in a program built with `--features png`)
help-replay-width = Width of the PNG in pixels: 100 to 8000
help-review = Look back at a record: the chance to win at each turn, luck told apart from play
help-review-file = The record; - for standard input
help-rules = Show the rules in our words
help-rules-clause = A clause (14.2) or a chapter (14) [default: all]
help-rules-thumbs = Show how the computer thinks instead: its rules of thumb
help-admin = Look after a server's database
help-admin-copy = Copy everything from one database to an empty one; the first may be in use
help-admin-copy-from = An SQLite file, or postgres://…
help-admin-copy-to = An SQLite file, or postgres://…

usage-command = There is no command “{ $what }”.
usage-unknown = There is no argument “{ $arg }” here.
usage-missing = Missing: “{ $arg }”.
usage-conflict = “{ $arg }” and “{ $other }” cannot be used together.
usage-value = “{ $value }” is not valid for “{ $arg }”: { $help }
usage-no-value = “{ $arg }” needs a value: { $help }
usage-other = The arguments cannot be read. { $arg }
usage-help = More about it: { $command }
usage-side = There is no side “{ $side }” ({ $known }).
usage-scenario = There is no scenario “{ $scenario }” ({ $known }).

admin-copied = Rows copied: { $rows }.

# bexar review
review-nothing = There is nothing to look back at.
review-progress = looking back: { $percent } %
review-head = { $game }, { $inputs ->
    [one] one input
   *[other] { $inputs } inputs
}
review-side = { $side }: the chance to win, by what it knew
review-point = Turn { $turn }, input { $step }: { $percent } % (± { $error })
review-luck = Luck in hundredths of a victory: { $percent } (± { $error }) in { $count ->
    [one] one roll
   *[other] { $count } rolls
}
review-play = Lost by its decisions, against those of a general: { $percent } (± { $error }) in { $count ->
    [one] one decision
   *[other] { $count } decisions
}
review-decisions = Costliest decisions
review-throws = Unluckiest rolls
review-turning = Turn { $turn }, input { $step }: −{ $percent } (± { $error }): { $what }
review-general = A general: { $decision }.
