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
won = { $side }: victory
drawn = A draw

# Players
computer = Computer
level-random = random
level-random-about = Any legal move. For a first look at the game.
level-recruit = recruit
level-recruit-about = Knows the rules of thumb, but makes mistakes. A gentle opponent.
level-regular = regular
level-regular-about = Plays by rules of thumb, one step ahead. A fair first opponent.
level-general = general
level-general-about = Looks ahead, up to a second for each decision.
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
side-lot = Random
recommended = recommended
opponent-link = A friend by link
opponent-link-about = You get a link to send. The game is dealt when your friend sits down. Play at once, or over days.
opponent-screen = A friend at this screen
opponent-screen-about = You both play here; the table turns by itself every turn.
new-more = More
new-position = Begin with a prepared position
new-position-about = The position as text, one fact per line. It names its own scenario; the choice above is ignored.
start = To the table

# Table
board = Board
prompt-title = What to do now
undo = Undo
undo-nothing = There is nothing of yours to take back.
undo-sealed = It cannot be taken back: dice have been rolled, something hidden has been seen, or the turn has passed.
undo-over = The game is over.
onward = There is nothing else to decide here: it goes on by itself.
standing = An order of yours is under way.
halt = Stop it
panels = State of the game
moves = All moves
log = Log
summary = In short
showing = What the others did
side-moves = Playing: { $side }
replay-so-far = Replay from the start
invite = Send this link to the player who will take { $side }:
invite-withdraw = Withdraw the invitation
invite-withdrawn = The invitation to play { $side } was withdrawn: its link no longer works.
invite-anew = Make a new link
waiting = Waiting for the other player
waiting-about = The game begins, and is dealt, when everybody has sat down. This page will notice by itself.
join-title = An invitation
join-about = You are invited to play { $side } in { $game }.
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
all-the-same = All the same
go-back = Go back
cancel = Cancel
how-many = How many?
lead-how-many = { "{who}" }: choose how many.
lead-what = { "{who}" }: choose what to do.
lead-where = { "{who}" }: choose where, or an order.
lead-whom = { "{who}" }: choose whom.
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
step-on = One step on
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
example = Example that runs as a test
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
about-lead = Bexar, said “bear”, is San Antonio de Béxar, where it all happened. Here every game is played by its rulebook, every clause of it.
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
ask-always-about = Where only one answer is possible, it is given by itself, unless you wish to be asked.
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
curtain-lift = I play { $side }: show my side

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
lesson-close = I go on alone
dice-by-script = lesson: the first dice are set
fair-dice-scripted = This is a lesson: what its first dice show was set beforehand, and its record says so. The dice after that come from a seed that nobody can choose, and anyone can check them when the game is over.

# Persons
guest-name = Guest { $tag }
player-gone = a former player
me-title = You
me-nobody = You are new here: play a game, or give a name, and this browser will know you again. There is nothing to sign up for.
me-name = Name
me-name-set = Save the name
me-name-about = The others at a table see it. Up to 24 letters.
me-archive = All that is yours
me-archive-about = Your tables, and the records of your games as far as you may know them.
me-archive-get = Download it
keep-title = Keep my games
keep-about = This browser knows you by a cookie. With a key of your own you come back to your seats from any device, and when the cookie is lost.
key-make = Make my key
key-anew = Make a new key
key-new = Your key
key-once = Keep it: it is shown only now. Whoever has it can play for you.
key-there = You have a key. It cannot be shown again, but you can make a new one; then the old one opens nothing any more.
key-qr = Your key as a QR code
key-words = As words
key-link = As a link
key-have = I have a key
key-title = Go on here
key-instead = This browser plays as { $name } now. If you open another person here, it no longer will: make a key for { $name } first if you want to come back.
key-field = Key
key-field-about = Eight words. Capitals, spaces and hyphens do not matter.
key-open = Go on as this person
devices-title = Devices
devices-count = { $count ->
    [one] One browser knows you.
   *[other] { $count } browsers know you.
}
devices-out = Sign out everywhere else

# Looking back
review = Review
review-of = Looking back at { $game }
review-won = You have won.
review-lost = You have lost.
review-drawn = A draw.
review-progress = The computer is looking back at the game: { $percent } %.
review-running = The game is not over: this is what you could know at each moment.
review-curve = Chance to win: { $side }
review-curve-about = Each point tells how many games were won that were played on from there by two regular computer players; the band is the 95 % interval. ▼ is a costly decision, ▢ an unlucky roll. A point opens that moment.
review-curve-hidden = Each point tells how many games were won that were played on from there by two regular computer players, by what { $side } knew then; the band is the 95 % interval, the dotted line is the same moment as { $other } saw it. ▼ is a costly decision, ▢ an unlucky roll. A point opens that moment.
review-table = As a table
review-turn = Turn
review-chance = Chance to win
review-percent = { $percent } % (± { $error })
review-luck = Luck and play
review-luck-about = The luck of a roll is what could be expected after it, less the mean over all rolls. A decision costs what a general’s would have promised more. Both are in hundredths of a victory, each side’s by what it knew.
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
review-cost = −{ $percent } % (± { $error })
review-general = A general: { $decision }.
review-see = See it
play-on = Play on from here
play-on-about = A new table with this position against the computer. It shows that the position was set by hand.
coach = Coach: a word before a bad decision
coach-about = Before a decision is sent a general looks at it, from what you know. If it thinks another much better it says so, and you can think again.
coach-back = Think again
coach-go = Do it anyway
hint-play = Play it

# What a reader sets for himself
settings = Settings
theme-system = as the system has it
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
shortcuts = Shortcuts by single keys
shortcuts-about = U takes back, H asks for a hint, and so on. Switch them off if you speak to your computer, or if they get in your way.
shortcuts-change = Change the keys
log-more = The whole log, or its last lines
