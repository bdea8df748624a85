# Every page
skip = Skip to the content
nav = Main
nav-rules = Rules
nav-about = About
nav-me = You
theme = Light or dark
language = English
imprint = Imprint
foot = Board wargames of the Texas Revolution, every rule enforced.
close = Close
to-lobby = To the lobby
to-table = Back to the table

# Lobby
lobby-name = Lobby
lobby-title = A game tonight?
lobby-lead = Board wargames of the Texas Revolution. The table knows the rules, an opponent is always ready, and it does not peek.
lobby-games = On the shelf
preview-table = { $scenario }. Turn { $turn }: { $players }. The table knows every rule: watch, or play yourself.
preview-waiting = { $scenario }. This table is waiting for a player.
map-of = The board of { $game }
play-now = Play now
play-now-about = One click: the recommended scenario against a regular opponent, your side at random.
play-now-alone-about = One click: the recommended scenario, you alone against the rules.
new-game = New game…
my-games = My games
my-past = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
against = { $side } against { $opponent }
against-self = Both sides on this screen
turn = Turn { $turn }
your-turn = Your turn
turn-of = To play: { $side }
turn-of-fate = The dice are rolling
won = { $side } won
drawn = A draw

# Standing
ranks-title = Ranks
ranks-about = Glicko-2 ratings, from rated games. The regular computer player stands at 1500 in every game, the other levels as far from it as was measured. A question mark means too few games to be sure.
ranks-who = Player
rating = Rating
ratings = Ratings
rated-games = Rated games
person-since = Here since: { $when }
person-challenge = Challenge: { $game }
person-game = Game
person-side = Side
person-latest = Latest games
results = Finished games against others
results-none = None yet.
results-won = Won
results-drawn = Drawn
results-lost = Lost
page-shown = Everybody may see this page of yours.
page-hidden = Only you see this page, and you are not in the ranks.
page-hide = Hide it
page-show = Show it
my-page = My page

# Tournaments
tournaments = Tournaments
tournaments-all = All tournaments
tournaments-about = Each pairing plays two games, so that each player has each side. The next round begins when all games of a round are decided.
tournaments-none = There are none yet.
tournament-entrants = { $count ->
    [one] one player
   *[other] { $count } players
 }
tournament-open = Open to enter
tournament-over = Finished
tournament-round = Round { $round } of { $rounds }
tournament-new = A new tournament
tournament-name = Name
tournament-kind = How it is played
tournament-how = { $kind ->
    [swiss] Swiss: players with similar scores meet
   *[other] Everybody meets everybody
 }
tournament-rounds = Rounds of a Swiss tournament (leave it empty for as many as are needed)
tournament-rated = Its games count for the ratings, and nobody is given hints.
tournament-make = Make it
tournament-by = Made by { $name }
tournament-table = Results
tournament-nobody = Nobody has entered yet.
tournament-join = Enter
tournament-leave = Withdraw
tournament-start = Begin the first round
tournament-points = Points
tournament-breaks = Tie-break
tournament-breaks-about = Sonneborn–Berger: for each game, the opponent’s points times what was won against that opponent
tournament-gone = (withdrawn)
tournament-put-out = Remove
tournament-bye = { $name } has a bye
tournament-running = in play

# Finding a game
tables-title = Open tables and games to watch
tables-all = All tables
open-title = Open tables
open-how = To wait for an opponent here, begin a new game and choose “Anyone who comes”.
open-none = Nobody is waiting for an opponent just now.
open-own = You are waiting here
open-challenge = Waiting for you
open-anybody = Anybody may sit down here. Wanted:
games-watch = Games to watch
watch-none = There is no public game to watch just now.
watchers = { $count ->
    [one] one is watching
   *[other] { $count } are watching
 }
challenges = You are challenged
challenged = Waiting for { $name }.
offer-about = The other seat is free. Your side would be: { $side }.
offer-decline = Decline
mine-all = All my games
mine-filter = Which games
mine-show = { $which ->
    [running] Running ({ $count })
    [mine] My turn ({ $count })
    [over] Finished ({ $count })
   *[archived] Put aside ({ $count })
 }
mine-none = There are none.
mine-aside = Put aside
mine-back = Put back on the list
mine-delete = Delete
mine-delete-sure = The table will be gone for good. Nobody else sits there.
next-game = Next game where it is my turn
ago-now = just now
ago = { $unit ->
    [minutes] { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
     }
    [hours] { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
     }
   *[days] { $count ->
        [one] a day ago
       *[other] { $count } days ago
     }
 }
rated = rated

# Players
computer = Computer
level-random = random
level-random-about = Any legal move. For a first look at the game.
level-recruit = recruit
level-recruit-about = Knows the rules of thumb, but makes mistakes. A gentle opponent.
level-regular = regular
level-regular-about = Plays by rules of thumb, one step ahead. A fair first opponent.
level-general = general
level-general-about = Looks ahead before each decision.
computer-paced = { $level } ({ $pace })
pace-quick = quick
pace-quick-about = up to a quarter of a second for each decision
pace-normal = normal
pace-normal-about = up to a second
pace-long = long
pace-long-about = up to four seconds
player-you = you
watching = You are watching
player-friend = a friend
player-awaited = not here yet
player-rules = by the rules
to-play = to play
observer = Observer

# New game
new-title = New game
new-scenario = Scenario
new-side = Your side
new-opponent = Opponent
new-pace = How long the general thinks
side-lot = Random
recommended = recommended
opponent-link = A friend by link
opponent-link-about = You get a link to send. The game is dealt when your friend sits down. Play at once, or over days.
opponent-screen = A friend at this screen
opponent-screen-about = You both play here; the table turns round at every turn.
opponent-open = Anyone who comes
opponent-open-about = The table is listed in the lobby. The game is dealt when somebody sits down.
wanted-title = Wanted:
wanted = { $who ->
    [anybody] anybody
    [beginner] a beginner
   *[experienced] somebody who knows the game
 }
opponent-met = Somebody I have played with
opponent-met-about = The challenge appears among that player’s games, to be accepted or declined.
met-title = Who:
terms = Around the table
watch-title = Who may watch:
watch = { $who ->
    [listed] everybody: the game is listed
    [link] anyone who has the address
   *[players] nobody until it is over
 }
rated-ask = Rated
rated-about = It counts for the ratings of both, who get no hints. Needs two people, or one against a computer player.
new-more = More
new-position = Begin with a prepared position
new-position-about = The position as text, one fact per line. It names its own scenario; the choice above is ignored.
start = To the table

# Table
board = Board
prompt-title = What to do now
undo = Undo
undo-nothing = You have nothing to take back.
undo-sealed = It cannot be taken back: dice have been rolled, something hidden has been seen, or the turn has passed.
undo-over = The game is over.
below = What you can choose is below ↓
onward = There is nothing else to decide here: the game goes on by itself.
standing = One of your orders is being carried out.
halt = Stop it
panels = State of the game
moves = All moves
log = Log
summary = In short
showing = What the others did
side-moves = Playing: { $side }
replay-so-far = Replay from the start
invite = Send this link to the player who will join you ({ $side }):
invite-withdraw = Withdraw the invitation
invite-withdrawn = The invitation ({ $side }) was withdrawn: its link no longer works.
invite-anew = Make a new link
waiting = Waiting for the other player
waiting-about = The game begins, and is dealt, when everybody has sat down. This page updates by itself.
join-title = An invitation
join-about = You are invited to a game of { $game }. Your side: { $side }.
join-sit = Sit down and play
copy = Copy
fair-dice = Fair dice
fair-dice-shared = All dice of this game come from a seed that nobody can choose: it is made of a secret of the server and of what each player’s browser adds when its player sits down. The SHA-256 of the secret is shown first; the secret itself is shown when the game is over, and then anyone can check every roll.
fair-dice-by-hand = The dice of this game were set by hand: whoever did that may know what they will show.
contribution-of = { $side } added
contribution-none = nothing
server-secret = The server’s secret
seed-by-hand = dice set by hand
position-by-hand = position set by hand
fair-dice-about = All dice of this game come from a secret number fixed before it began. This is its SHA-256; the number itself is shown when the game is over, and then anyone can check every roll.
offline = No connection. The table catches up by itself.
needs-script = Playing needs JavaScript. Rules and replays can be read without it.
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
die = die: { $face }

# What the script says
all = All { "{n}" }
all-the-same = Go ahead anyway
go-back = Go back
cancel = Cancel
how-many = How many?
lead-how-many = { "{who}" }: choose how many.
lead-what = { "{who}" }: choose what to do.
lead-where = { "{who}" }: choose where, or an order.
lead-whom = { "{who}" }: choose who.
several = Several
together = { "{n}" } together
which-one = Which one?
which-way = In which way?
moved-on = The game has moved on. Look again.
not-allowed = Not allowed
not-now = It is not your turn.
not-yours = You are watching this game.
open-rule = Read rule { "{rule}" }
trouble = That did not work. Please try again.
copied = Copied
play = Play
pause = Pause

# Help
help-title = How to play here
help-how = Anything you can click glows. Click a piece, then a place; or press a button. The bar says what the game is waiting for, and the number beside it opens the rule.
help-why = Click something that does not glow, and the table says why not.
help-move = go through what glows
help-pick = choose it
help-clear = start the choice again
help-undo = take back your last decision, until a die is rolled
help-moves = list of all moves
help-help = this page

# End
replay = Replay
rematch = Rematch with sides swapped
rematch-kept = Rematch with the same sides
once-more = Once more
dice-proof = Check the dice
dice-proof-about = What was promised at the start and what came of it. Save the record and run “bexar replay FILE --verify”: it rolls every die again.
commitment = Promised at the start (SHA-256)
seed = Seed
record = The record of the game

# Replay
replay-of = Replay: { $game }
step = Step
step-first = To the start
step-back = One step back
step-on = One step forward
step-last = To the end
speed = Speed
viewpoint = Seen by

# Rules
rules-of = Rules: { $game }
rules-lead = The whole rulebook in our own words, clause by clause as the table enforces it. Where the original leaves something out and we rebuilt it, the clause says so.
rules-whole = The whole rulebook
search = Search the rules
search-nothing = No clause has these words.
chapters = Chapters
example = Example
clause-done = enforced
clause-not-yet = not yet enforced
clause-no-rule = nothing to enforce
clause-ours = our reconstruction
ruling-head = Ruling { $number }: { $title }
thumbs-title = How the computer thinks
thumbs-lead = Before it looks ahead, the computer goes by rules of thumb that a player would know. After each decision the table tells which rule was behind it, in words that give away nothing hidden; hints follow the same rules.
thumbs-both = Both sides

# About
about-title = About this table
about-lead = Bexar, pronounced “bear”, is San Antonio de Béxar, where it all happened. Here every game is played by its rulebook, clause by clause.
about-sources = Sources
about-sources-text = Game names belong to their owners. Nothing of their art or text is in here: maps and counters are drawn anew from historical plans, and the rules are told in our own words. What a rulebook leaves out, or what was only printed on lost components, we rebuilt; here is where.
about-rebuilt = { $count ->
    [0] Nothing had to be rebuilt.
    [one] One clause rests on data we rebuilt:
   *[other] { $count } clauses rest on data we rebuilt:
}
about-fair = Fairness
about-fair-text = The dice of a game come from a 256-bit number. Its hash is shown when the game begins and the number itself when it ends, so that every roll can be checked. Every decision is checked on the server, whoever sends it.
about-computer-text = The computer player is handed a guess made from what its own side may know. It cannot see more: there is nothing more in what it is given.
about-licence = Licence
about-licence-text = The program is free software under the MIT or the Apache 2.0 licence, as you prefer.

# Errors
error-403 = That seat is not yours
error-404 = There is nothing here
error-503 = The table cannot be saved
error-other = Something went wrong

## What happened without the reader

pace = Others’ moves
pace-slow = slow
pace-even = step by step
pace-fast = fast
pace-none = at once
ask-always = Ask every time
ask-always-about = Where only one answer is possible, the table gives it for you, unless you want to be asked.
skip-steps = Skip to now
moment = Step { "{n}" } of { "{all}" }

## Tools of boards with lines of sight and roofs

roster = The armies
board-words = The board in words
overview = Small map of the whole board: press where you want to look
tools = Board tools
tool-level = Insides
tool-level-about = Lift the roofs, or put them back
tool-sight = Sight
tool-sight-about = Lines of sight: what can be seen, and what is in the way
sight-how = Choose a place to look from, then another to look at.
help-sight = lines of sight: choose where from, then where to
help-level = lift the roofs, or put them back

# Two at one screen
curtain-title = Hand over to { $side }
curtain-about = What the other side must not see is hidden. When the right player is in front of the screen, go on.
curtain-lift = It’s me: show my side ({ $side })

# Notes on hidden blocks
notes = My notes
notes-about = On enemy blocks whose faces you do not see. Only you see them, in this browser. A note stays where you put it: when the blocks move on, move it or remove it. A right click or a long press on a stack also adds one.
note-add = Add a note
note-sign = Symbol
note-text = A few letters
note-where = Where it is
note-gone = No longer there
note-drop = Remove the note
help-note = A note on enemy blocks, for you alone (in games that hide them)

# Advice
hint = Hint
hint-about = What a general would do in your place, knowing what you know
estimate = How am I doing?
estimate-about = Your chance of winning, or your points, estimated by playing the game out
help-hint = a hint: what a general would do in your place
help-estimate = how you are doing: your chance of winning, or your points, estimated by playing the game out
thinking = Thinking…
thinks = Computer ({ $level }): thinking…

# Lessons
start-here = Start here
start-here-about = Never played one of these? A voice leads you through the first turns at the real table, and then you play on by yourself. You can leave at any time and come back.
lesson-begin = Learn by playing
lesson-minutes = about { $minutes } minutes
lesson-part = step { $n } of { $all }
lesson-back = Back
lesson-on = Next
lesson-show = Show me where
lesson-close = Continue on my own
dice-by-script = lesson: the first dice are set
fair-dice-scripted = This is a lesson: what its first dice show was set beforehand, and its record says so. The dice after that come from a seed that nobody can choose, and anyone can check them when the game is over.

# Puzzles
puzzles = Puzzles
puzzles-lead = Positions from the computer's own games in which one decision, or one series of decisions, is clearly best. You play it at the table; any other decision is taken back.
puzzle-today = Today's puzzles
puzzle-begin = Solve it
puzzle-easy = easy
puzzle-middling = medium
puzzle-hard = hard
puzzle-moves = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
puzzle-done = solved
puzzle-title = Puzzle { $number }
puzzle-ask = Your side: { $side }. One decision is clearly better than all others: play it.
puzzle-on = Right. How does it go on?
puzzle-answer = The solution: { $decision }
puzzle-reveal = Show the solution
puzzle-solved = Solved. The next best ({ $next }) would have cost { $cost } ± { $error } wins in a hundred.
puzzle-more = More puzzles
start-puzzles = Or solve a puzzle.

# Persons
guest-name = Guest { $tag }
player-gone = a former player
me-title = You
me-nobody = You are new here: play a game, or give a name, and this browser will know you again. There is nothing to sign up for.
me-name = Name
me-name-set = Save the name
me-name-about = The others at a table see it. Up to 24 letters.
me-archive = Your data
me-archive-about = Your tables, and the records of your games as far as you may know them.
me-archive-get = Download it
keep-title = Keep my games
keep-about = This browser knows you by a cookie. With a key of your own you can come back to your seats from any device, even if the cookie is lost.
key-make = Make my key
key-anew = Make a new key
key-new = Your key
key-once = Keep it: it is shown only now. Whoever has it can play for you.
key-there = You have a key. It cannot be shown again, but you can make a new one; the old one then stops working.
key-qr = Your key as a QR code
key-words = As words
key-link = As a link
key-have = I have a key
key-title = Continue here
key-instead = This browser plays as { $name } now. If you continue here as somebody else, it no longer will: make a key for { $name } first if you want to come back.
key-field = Key
key-field-about = Eight words. Capitals, spaces and hyphens do not matter.
key-open = Continue as this person
devices-title = Devices
devices-count = { $count ->
    [one] One browser knows you.
   *[other] { $count } browsers know you.
}
devices-out = Sign out everywhere else
leave-title = Leave
leave-about = You are deleted, with your name, your key and every place where you get messages. Your finished games stay, without your name; so do unfinished ones where others sit. This cannot be undone.
leave-sure = I want to be deleted
leave-do = Delete me

# Being told of one's turn
calls-title = When it is your turn
calls-about = You can be told when it is your turn and you are not looking at the table: once, however many steps the turn has. Nothing is sent until you switch it on. A message names the game and leads to the table; it says nothing of what happens there.
calls-push = A browser
calls-push-on = Tell me in this browser
calls-push-unable = This browser cannot notify you now: it does not support notifications, it needs HTTPS, or you have not allowed notifications from here.
calls-no-push = This server cannot notify browsers.
calls-mail = E-mail
calls-mail-field = By e-mail
calls-mail-about = First a link is sent to this address; once you have opened it, you are told there, and can sign in with it.
calls-no-mail = This server sends no mail.
calls-json = Webhook (JSON)
calls-discord = Discord
calls-slack = Slack
calls-form = Form
calls-webhook-field = By webhook
calls-webhook-about = The address is one that Discord, Slack or a program of yours has given you.
calls-webhook-plain = The address begins with http://: this server cannot send by HTTPS.
calls-no-webhooks = This server calls no webhooks.
calls-add = Add
calls-try = Send a test
calls-again = Send the link again
calls-drop = Remove
calls-unproven = You have not opened the link that was sent there.
calls-failing = The last message did not arrive. It will be tried again; after a week without success nothing more is sent.
quiet-from = Quiet from
quiet-to = to
quiet-set = Save
quiet-about = What comes in these hours is sent when they are over, if it is still your turn. Leave both empty to be told at any time. The hours are those of this browser's clock.
letter-title = Your link
letter-about = Continue with the link that was sent to you. It works once.
letter-open = Continue
letter-to = By e-mail
letter-send = Send me a link
letter-to-about = If you have confirmed an e-mail address here, a link can be sent there that brings you back.
letter-sent = If somebody here has confirmed this address, a link is on its way to it. It works once, within half an hour.
stop-title = Messages when it is your turn
stop-it = Stop these messages
stop-done = Nothing more is sent there.

# Looking back
review = Review
review-of = Looking back at { $game }
review-won = You have won.
review-lost = You have lost.
review-drawn = A draw.
review-progress = The computer is looking back at the game: { $percent }%.
review-running = The game is not over: this is what you could know at each moment.
review-curve = Chance of winning: { $side }
review-curve-about = Each point shows how many games were won when two regular computer players played on from there; the band is the 95% interval. ▼ marks a costly decision, ▢ an unlucky roll. A point opens its moment.
review-curve-hidden = Each point shows how many games were won when two regular computer players played on from there, from what this side ({ $side }) knew then; the band is the 95% interval, the dotted line the same moment as the other side ({ $other }) saw it. ▼ marks a costly decision, ▢ an unlucky roll. A point opens its moment.
review-table = As a table
review-turn = Turn
review-chance = Chance of winning
review-percent = { $percent }% (± { $error })
review-luck = Luck and play
review-luck-about = The luck of a roll is what could be expected after it, less the average over all rolls. The cost of a decision is how much more a general’s choice promised. Both are in hundredths of a win, and by what each side knew.
review-side = Side
review-dice = Luck
review-play = Own decisions
review-dice-sum = { $percent } (± { $error }) in { $count ->
    [one] one roll
   *[other] { $count } rolls
}
review-play-sum = { $percent } (± { $error }) in { $count ->
    [one] one decision
   *[other] { $count } decisions
}
review-decisions = Costliest decisions: { $side }
review-throws = Unluckiest rolls: { $side }
review-none = None that mattered much.
review-cost = −{ $percent }% (± { $error })
review-general = A general would choose: { $decision }.
review-see = See it
play-on = Play on from here
play-on-about = A new table with this position against the computer. It shows that the position was set by hand.
coach = Coach: a warning before a bad decision
coach-about = Before a decision is sent, a general looks at it, knowing only what you know. If another one looks much better, you are told, and can think again.
coach-back = Think again
coach-go = Do it anyway
hint-play = Play it

# What a reader sets for himself
settings = Settings
theme-system = same as the system
theme-light = light
theme-dark = dark
text-size = Text and board
text-normal = normal
text-large = large
text-larger = larger
confirm = Ask before something is left undone
confirm-about = When you end a phase with points or attacks unused, the table asks once whether you mean it.
sounds = Sounds
sounds-about = Quiet sounds for marches, hits, walls, dice and your turn.
shortcuts = Single-key shortcuts
shortcuts-about = U takes back, H asks for a hint, and so on. Switch them off if you speak to your computer, or if they get in your way.
shortcuts-change = Change the keys
log-more = The whole log, or its last lines

# Tips, charts, figures
charts = Charts and tables
source-printed = Source: the rulebook or a component.
source-errata = Source: the publisher's errata.
source-derived = Source: computed from printed facts.
source-transcribed = Source: a secondary listing.
source-reconstructed = Source: our reconstruction.
source-ruling = { $kind } Ruling { $number }.
example-play = Play this position
rules-developer = Show what the tests play
rules-print = Print

# Many games on one page
study-of = Study: { $game }
study-about = { $scenario }: { $games ->
    [one] one finished game
   *[other] { $games } finished games
}, { $turns } turns on average.
study-players = Players: a is { $a }, b is { $b }.
study-score = Score of a: { $mean } (95%: { $low } to { $high }).
study-shares = Who won
study-lengths = How long it took
study-turn = turn { $turn }
study-endings = How it ended
study-draw = Nobody
study-last = { $side }: { $mean } after turn { $turn }.
study-openings = Openings: { $side }
study-decisions = First decisions
study-games = Games
study-won = Won
study-used = What was used: { $side }
study-used-about = How often the side won in games in which it named this in a decision, and in the others. It shows what goes together, not what causes what: whoever is winning may have more occasions to use it.
study-what = What
study-with = Won when used
study-without = Won when not used
study-gain = Difference
stats = Finished games
stats-none = No game between people or against the computer has been finished here yet.

# Editions.
edition = Edition { $name }
edition-about = Its tables are not the built-in ones; their hash is { $hash }
edition-built-in = built-in
new-edition = Edition
lobby-editions = Other editions here: { $names }

# At the table, beside the game
beside = Resign, draw, take back
resign = Resign…
resign-ask = Resign? The other side wins, and the game is over.
leave = End without a result…
leave-ask = End the game here? Nobody wins.
propose-draw = Offer a draw…
propose-draw-ask = Offer the other side a draw?
propose-end = Offer to end it…
propose-end-ask = Offer the other side to end the game here, without a result?
propose-take-back = Ask to take back my last order
claim = The other side is out of time: claim the game
sure-yes = Yes
settled = Done.
proposal-draw = { $side }: a draw?
proposal-end = { $side }: end the game here, without a result?
proposal-take-back = { $side }: may I take back my last order? What has happened since goes with it, and the dice are rolled again.
proposal-own-draw = You have offered a draw.
proposal-own-end = You have offered to end the game here.
proposal-own-take-back = You have asked to take back your last order.
proposal-accept = Accept
proposal-decline = Decline
proposal-withdraw = Withdraw
ended-resigned = { $side } resigned.
ended-drawn = Both sides agreed to a draw.
ended-left = It was agreed to end the game here, without a result.
ended-late = { $side } ran out of time.
ended-time-out = Time ran out: the game ends without a result.
chat = Chat
chat-observers = You are watching: other observers read what you write. The players do not, as long as the game runs.
chat-none = Nobody has written anything yet.
chat-line = Write something
chat-send = Send
chat-mute = Mute this person
chat-mute-ask = Mute this person? You will no longer see what they write, at any table.
chat-report = Report this
chat-report-ask = Report this to whoever runs the site?
chat-reported = Reported. Thank you.
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
is-here = here
is-away = away
days = { "{n}" } days
new-time = Time
new-clock = Clock:
new-late = When time runs out:
new-time-about = With days, each side has that long whenever it has to decide, and the other may claim the game afterwards. With minutes, each side has them for the whole game; its clock runs only while it has to decide, and starts with its first order.
clock-none = none
clock-days = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}
clock-live = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} and { $more } s more for each order
clock-then-win = When a side runs out of time, the other wins.
clock-then-end = When time runs out, the game ends without a result.
late-win = the other side wins
late-end = the game ends without a result
