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
 }, { $mean }% (95%: { $low } to { $high })
simulate-player = { $player }: wins with { $sides }
simulate-player-points = { $player }: wins with { $sides }; median of the points with the first side: { $points }
simulate-elo = score of a: { $mean }% (95%: { $low } to { $high }), Elo { $elo } ({ $elo-low } to { $elo-high })
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
play-lines-help = Type a decision, several (A; B), a whole order (order 1), or one decision for all of a stack or column (*DECISION). Or: ? (what is offered), ? WORD (only what contains that word), board, look PLACE (who is there, the ground, the ways on), why DECISION, odds, hint, chance, summary, rules CLAUSE, undo, record, help, quit.
play-won = { $side } won.
play-draw = The game is drawn.
play-points = Victory points: { $points }.
denied-unreadable = Not understood: { $sent }
denied-not-your-turn = It is not your turn.
denied-nothing-left = There is nothing left to do that way.
denied-over = The game is over.
denied-closed = This record can only be looked at.
undo-nothing = You have nothing to take back.
undo-sealed = Too late: dice have been rolled, something hidden has been seen, or the turn has passed.
undo-done = Taken back.
why-allowed = That is allowed.
odds-none = There are no odds to show here.
hint-about = { $games ->
    [one] A general in your place, knowing what you know, played this out once and would choose the first.
   *[other] A general in your place, knowing what you know, played this out { $games } times and would choose the first.
 }
hint-thumbs = A general in your place would not look ahead here, but go by rules of thumb.
hint-only = There is nothing else to decide.
hint-chance = { $percent }% to win (± { $error })
hint-points = { $points ->
    [one] about one point
   *[other] about { $points } points
 } (± { $error })
hint-equal = about as good
hint-little = a little worse
hint-worse = clearly worse
estimate-chance = Your chance of winning: about { $percent }% (± { $error }){ $draw ->
    [0] .
   *[other] , of a draw { $draw }%.
 }
estimate-points = You can expect about { $points ->
    [one] one point
   *[other] { $points } points
 } (± { $points-error }), and to win { $percent }% of games (± { $error }).
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
screen-thinks = The computer ({ $level }) is thinking…
screen-chance = How am I doing?
screen-places = Places
screen-summary = State of the game
screen-undone = { $undone } Press Enter again if you mean it.
look-nowhere = There is no place “{ $sought }”.
screen-help-title = Help
screen-help = ↑ ↓ choose a decision and Enter takes it.
    Type to search the list, or a whole decision in notation; one that is not allowed is answered with the reason.
    F2 takes back the last decision. F3 shows the rule that asks for it.
    F4 changes what fills the screen: decisions, board or log. Page up and page down scroll.
    F5 gives a hint: what a general would do in your place. F6 estimates how you stand.
    F7 describes the places whose name you typed, or all if you typed nothing: who is there, the ground, the ways on.
    F8 says what it takes to win, and what the others did since your last decision.
    Whole orders stand first in the list: order 1, order 2. Several decisions go in one line: A; B.
    With an asterisk before a decision the whole stack or column does it: *DECISION.
    Esc clears what you typed, or closes a window. Ctrl-C ends the game.
screen-keys = F1 help · F2 undo · F3 rule · F4 panels · F5 hint · F6 chance · F7 places · F8 summary · Ctrl-C quit
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
help-serve-key-file = File of the key that seals what is secret in the database, made at first start [default: beside an SQLite file, bexar.db.key; with PostgreSQL bexar.key]
help-serve-database-connections = How many connections to PostgreSQL are kept, 2 to 1000 [default: 8]
help-serve-public-url = Where people reach the site: https://club.example, or with a path, https://club.example/bexar
help-serve-hosts = Further names of the site
help-serve-trusted-proxies = Proxies that are trusted to say for whom they ask: 127.0.0.1, 10.0.0.0/8
help-serve-tls-certificate = A certificate with its chain, in PEM: connections are encrypted here, and may use HTTP/2
help-serve-tls-key = The key of the certificate, in PEM
help-serve-site-name = What the site is called [default: Bexar]
help-serve-imprint = Who runs the site: the address of a page that says so, or a few words
help-serve-make-tournaments = Who may make tournaments: anyone, nobody [default: anyone]
help-serve-make-tables = Who may set up tables: anyone, nobody [default: anyone]
help-serve-limits = Whether the limits below apply: on, off, or auto (on, unless the table is private, on this machine alone) [default: auto]
help-serve-limit-tables = New tables that one person may set up in an hour [default: 60]
help-serve-limit-hints = Hints and estimates for one person in an hour [default: 240]
help-serve-limit-undos = Decisions that one person may take back in an hour [default: 1200]
help-serve-limit-thinking = Seconds of thinking for one person in an hour, advice and opponents together [default: 3600]
help-serve-limit-chat = Lines of chat that one person may write in a minute [default: 12]
help-serve-limit-streams = Streams of news that one person may have open [default: 30]
help-serve-limit-unasked = Seconds of thinking per minute for all tables without a person, taken together [default: 15]
help-serve-limit-address = How many times one person's allowance a single address may use [default: 5]
help-serve-allow-seeds = Accept a seed for the dice, or a prepared position, with a new table: for tests and analysis
help-serve-keep-unplayed = Days until a table where nobody has decided anything is deleted: 1 or more [default: 14]
help-serve-keep-unfinished = Days from a person's last decision until an unfinished game is deleted: 1 or more [default: 180]
help-serve-webhooks = Where people may be told of their turn by webhook: public, anywhere (also within the server's own network), off [default: public]
help-serve-mail-url = The server that takes mail: smtps://NAME:PASSWORD@mail.example, or smtp://NAME:PASSWORD@mail.example:587?tls=required
help-serve-mail-from = Who writes the mail: Bexar <bexar@club.example>
help-serve-connections = Most connections at once [default: 4096]
help-serve-metrics = Address at which Prometheus finds the metrics, under /metrics
help-serve-log = How much is logged to standard error: error, warn, info (each request, too), debug; or by part, as in warn,access=info [default: warn]
help-serve-log-form = In which form: text or json [default: text]
help-serve-config = A file with settings; flags and BEXAR_… variables take precedence [default: bexar.toml, if it is there]
help-serve-print-config = Print the settings in effect, in the form of that file, and exit
help-games = List the games, scenarios, sides and levels
help-games-all = Also list the example for people who add a game
help-play = Play in the terminal
help-play-side = The side to play [default: the first]
help-play-opponent = A level of the computer ({ $levels }; general@quick and general@long think less and more), or human for two at one keyboard
help-play-seed = Seed of the dice: 64 hexadecimal digits, or a number [default: drawn at random]
help-play-pos = Begin with the position in this file, instead of the scenario's
help-play-record = Write the record here at the end
help-play-every-step = Ask even where only one answer is possible
help-simulate = Let computer players play each other, and count the results
help-simulate-games = How many games: 1 or more
help-a = One player: a level ({ $levels }), or general@EFFORT
help-b = The other player. Unless they are alike, every second game repeats the one before with sides swapped
help-fixed = Never swap sides: a always has the first
help-think = How long a general thinks about a decision: 100ms, 1s
help-nodes = How many times a general plays a decision out, 1 or more: the same seed then gives the same games
help-sprt = Stop as soon as it is clear whether a is stronger by ELO0 or by ELO1
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
help-review = Look back at a record: the chance of winning at each turn, with luck and play told apart
help-review-file = The record; - for standard input
help-rules = Show the rules in our words
help-rules-clause = A clause (14.2) or a chapter (14) [default: all]
help-rules-thumbs = Show how the computer thinks instead: its rules of thumb
help-admin = Look after a server's database
help-admin-copy = Copy everything from one database to an empty one; the first may be in use
help-admin-copy-from = An SQLite file, or postgres://…
help-admin-copy-to = An SQLite file, or postgres://…
help-admin-backup = Copy everything into a new file, while the server runs; the key file is not in it
help-admin-backup-to = The file to write
help-admin-restore = Copy everything from a backup into an empty database
help-admin-restore-from = The backup
help-admin-export = Write single tables or persons into a file that another server can import; it holds their secrets in plain text
help-admin-export-table = A table, as its address names it; can be repeated
help-admin-export-person = A person, by name or number; can be repeated
help-admin-export-to = The file to write
help-admin-reports = List the lines of chat that players have reported: second since 1970, table and number, who reported it, whose it is, what it says
help-admin-import = Import what another server has exported
help-admin-import-file = The file
help-database = An SQLite file, or postgres://… [default: as for serve]
help-key-file = File of the database's key [default: as for serve]
help-config = File with settings [default: bexar.toml, if there is one]

usage-command = There is no command “{ $what }”.
usage-unknown = There is no argument “{ $arg }” here.
usage-missing = Missing: “{ $arg }”.
usage-conflict = “{ $arg }” and “{ $other }” cannot be used together.
usage-value = “{ $value }” is not valid for “{ $arg }”: { $help }
usage-no-value = “{ $arg }” needs a value: { $help }
usage-other = The arguments cannot be read. { $arg }
usage-help = More about it: { $command }
usage-side = There is no side “{ $side }” ({ $known }).
usage-scenario = “{ $scenario }” is not one of the scenarios ({ $known }), or has an option that does not exist.

admin-copied = Rows copied: { $rows }.
admin-key = Everything secret in it is sealed. It can be used only with the key { $key }: keep a copy of that key file, apart from this one.
admin-exported = Rows exported: { $rows }. The secrets in the file are in plain text.
admin-imported = Rows imported: { $rows }.

# bexar review
review-nothing = There is nothing to look back at.
review-progress = looking back: { $percent }%
review-head = { $game }, { $inputs ->
    [one] one input
   *[other] { $inputs } inputs
}
review-side = { $side }: chance of winning, from what this side knew
review-point = Turn { $turn }, input { $step }: { $percent }% (± { $error })
review-luck = Luck in hundredths of a win: { $percent } (± { $error }) in { $count ->
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
review-general = A general would choose: { $decision }.

## study, completions, man
help-simulate-csv = Write a row for each game into this file, as comma-separated values
help-simulate-records = Keep the record of each game in this folder
help-study = Play many games between computer players, keep them, and write one page about them
help-study-games = How many games: 1 or more. A study that was interrupted, or is to have more games, goes on with the same command
help-study-seed = A number: the same seed gives the same games. A study that goes on keeps its own
help-study-out = The folder of the study (study-GAME by default): records, games.csv, index.html
help-completions = Print a script with which a shell completes bexar commands
help-completions-shell = The shell: bash, elvish, fish, powershell, zsh
help-man = Print the manual page, for man
study-done = { $games } games: { $page }
study-other = Another study is in { $folder }: other players, another scenario or other rules. Give another folder with --out.

# What is wrong with a record

fault-line = line { $line }: { $what }
fault-input = line { $line } (input { $input }): { $what }
fault-not-a-record = not a record: it should begin with `bexar 1`
fault-unknown-game = there is no such game: “{ $what }”
fault-other-game = a record of another game: “{ $what }”
fault-later-rules = made under rules { $what }; this program plays by rules { $program }
fault-older-rules = made under rules { $what }; under rules { $program }, by which this program plays, it leads elsewhere (from input { $input } at the latest)
fault-unknown-scenario = there is no such scenario: “{ $what }”
fault-no-heading = the line `{ $what } …` is missing
fault-unreadable = not understood: “{ $what }”
fault-other-scenario = the position belongs to the scenario “{ $what }”, not “{ $asked }”
fault-withheld = withheld while the game was on: the whole record can be had when it is over
fault-refused = refused: { $what }
fault-other-position = the position is { $replay }, the record says { $what }: an earlier input differs
fault-other-fate = the record says `{ $what }`, the seed `{ $seed }`
fault-broken-promise = the seed is not the one that was promised
fault-other-seed = the seed is not made of the server's secret and the contributions
fault-no-seed-yet = no seed: it is shown when the game is over, and then the dice can be checked
fault-not-over = the record ends before the game does
play-refused = { $count ->
    [one] one decision was refused
   *[other] { $count } decisions were refused
}
simulate-unfinished = { $count ->
    [one] one game did not end
   *[other] { $count } games did not end
}
# What is wrong with a server, or with what it keeps
fault-not-there = there is no such file or folder
fault-not-allowed = the system does not allow it
fault-is-a-folder = it is a folder
fault-address-used = the address { $address } is already in use (is another table served there? choose another address with --bind)
fault-bind = cannot listen on { $address }: { $why }
fault-database = the database { $database } cannot be opened for writing: { $why }
fault-unknown-database = “{ $database }” is not a database this version knows: give the path of an SQLite file, or postgres://…
fault-tls = { $file } cannot be used for TLS: { $why }
fault-no-tls = this program was built without TLS: build it with `--features hosting`
fault-mail = { $setting } makes no sense: { $why }
fault-no-mail = this program was built without mail: build it with `--features hosting`
fault-mail-from-nowhere = mail names the address of the site: set it with --public-url
fault-not-copied = not copied: { $why }
fault-exists = { $file } already exists
fault-not-exported = not exported: { $why }
fault-not-imported = not imported: { $why }
fault-serving = the server has failed
store-conflict = the table was changed by someone else
store-gone = the table was deleted meanwhile
store-full = the disk is full
store-in-use = another server is using it
store-broken = what is kept cannot be read: { $why }
store-away = the database does not answer: { $why }
store-unsure = the connection to the database was lost in the middle: { $why }
store-clash = others were writing: { $why }
store-not-empty = there are tables in it already
store-bad-key-file = the key file { $file } cannot be used: { $why }
store-other-key = it is sealed with the key { $wanted }, and { $file } holds the key { $found }: name the right key file with --key-file, or put it back
store-no-key-file = it is sealed with the key { $wanted }, and there is no key file { $file }: name the right key file with --key-file, or put it back
store-no-table = there is no table “{ $table }”
store-no-person = there is no person “{ $person }”
store-many-persons = there are { $count } persons called “{ $person }”: name one by number
store-no-key = no server has been started with it yet: there is no key
store-not-exported = this is not a file of `bexar admin export`
store-not-built = this program was built without PostgreSQL: build it with `--features hosting`
# What is wrong with the settings
usage-together = “{ $arg }” and “{ $other }” go together: give both or neither.
fault-no-randomness = the system gives no random numbers
# What stands for values in the help
help-usage-options = [OPTIONS]
value-address = ADDRESS
value-file = FILE
value-host = HOST
value-net = NET
value-name = NAME
value-text = TEXT
value-who = WHO
value-where = WHERE
value-when = WHEN
value-seconds = SECONDS
value-days = DAYS
value-level = LEVEL
value-form = FORM
value-scenario = SCENARIO
value-side = SIDE
value-level-human = LEVEL|human
value-seed = SEED
value-games = GAMES
value-time = TIME
value-dir = DIR
value-pixels = PIXELS
value-clause = CLAUSE
value-shell = SHELL
value-game = GAME
value-lang = LANG
value-dir-built-in = DIR|built-in

# Editions.
help-edition = A game with tables of your own: a printed map, other cards, other values
help-edition-check = Read an edition, list everything that is wrong with it, and try it out
help-edition-check-folder = The folder of the edition: edition.toml, data/
help-edition-new = Begin an edition: write all tables of a game into a new folder, to be changed
help-edition-new-folder = The folder, which must not be there yet
help-edition-new-game = The game: { $games }
help-play-edition = Play with the tables of this folder (see edition)
help-bench-edition = Measure with the tables of this folder (see edition)
help-simulate-edition = Play with the tables of this folder (see edition)
help-study-edition = Play with the tables of this folder (see edition)
help-study-against = Compare with this edition: its folder, or built-in. The same games are played in both, until a sequential test is sure or enough games have been played
help-replay-edition = The edition that the record was played in: its folder
help-review-edition = The edition that the record was played in: its folder
help-serve-edition = An edition that may be played here: its folder; can be repeated
edition-built-in = built-in
edition-of-another-game = { $folder } is an edition of { $game }
edition-not-the-one = the record was played in the edition { $played }; the folder has { $edition }
edition-faulty = the edition cannot be read:
edition-endless = a game of the scenario { $scenario } does not end
edition-sound = { $game }, edition { $edition }: all tables can be read, and random players have played it to its end.
edition-there = { $folder } already exists: name a folder that does not
edition-begun = The tables of { $game } are in { $folder }. Change them, delete those that you do not change, and see what `bexar edition check { $folder }` says.
fault-unknown-edition = it was played in the edition { $what } ({ $hash }): give its folder with --edition
study-compared = { $side } won { $one }% in { $first } and { $other }% in { $second }, { $games } games each: a difference of { $difference } ± { $error }.
study-better = The test says that this side does better in { $first } than in { $second }.
study-worse = The test says that this side does worse in { $first } than in { $second }.
study-alike = The test says that for this side the editions are not { $elo } Elo apart.
study-open = The test cannot tell yet whether for this side the editions are { $elo } Elo apart: it needs more games.
