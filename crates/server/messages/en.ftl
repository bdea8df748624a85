# What the server answers when it does not do what was asked.

no-such-game = There is no game called “{ $game }” here.
no-such-table = There is no such table.
no-such-page = There is no such page.
no-such-method = This address does not take that kind of request.
wrong-token = This token opens no seat at this table.
wrong-key = This key opens nobody: it was mistyped, or another has been made since.
nobody = This server does not know you: send a key, or come with a browser that has played here.
no-name = Nothing of this name can be shown.
not-your-seat = You have no seat at this table: you are watching.
not-that-seat = That seat is not yours.
not-your-turn = It is not your turn.
whose-eyes = Both sides are played on this screen: the request must say for which one, and it must be that side's turn.
over = The game is over.
stale = The game has moved on since then. Look again, then decide.
undo-nothing = There is nothing of yours to take back.
undo-sealed = It cannot be taken back: dice have been rolled, something hidden has been seen, or it is the other side's turn.
nothing-left = There is nothing left to do by that.
unreadable = The request cannot be read: { $detail }
unreadable-decision = This is not a decision of this game: { $detail }
too-large = The request is too large: 64 kB is the limit.
too-slow = The rest of the request did not come in time.
seeds-not-allowed = This server rolls the dice itself: it does not let players set the seed.
positions-not-allowed = This server begins every game as its scenario says: it does not let players set positions or seeds.
foreign-origin = This request comes from another site.
wrong-host = This server is not called “{ $detail }”. Whoever runs it says by which address it is reached (--public-url).
too-many = { $what ->
    [tables] You have set up many tables within an hour.
    [hints] You have asked for many hints and estimates within an hour.
    [undos] You have taken back many decisions within an hour.
    [thinking] The computer has thought for you for very long within an hour.
   *[streams] You have many tables open at once: close some of them.
 } Try again in { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
 }
tables-closed = This server does not take new tables at present.
invite-spent = This invitation is no longer valid: somebody has taken the seat, or it was withdrawn.
seat-taken = Somebody already sits there.
waiting = The game has not begun: it begins, and is dealt, when everybody has sat down.
needs-cookie = A seat is kept by a cookie, and this browser does not take cookies from here.
storage-full = The disk of the server is full. Nothing was changed; try again later.
storage-failed = The server could not reach its storage. Nothing was changed; try again later.
storage-unsure = The server lost its storage in the middle of this, and does not know whether it was stored. Look again, then decide.
record-broken = What is kept of this table cannot be read: the server's file is damaged.
stopped-rules = This game began under version { $begun } of its rules; this server plays by version { $plays }. Under that version its record goes another way, at input { $input } at the latest: it cannot go on.
stopped-record = The record of this game does not lead to where it stood: it goes another way, at input { $input } at the latest. It cannot go on.
stopped-game = This server no longer knows this game: it cannot go on.
stopped-shown = It is shown as it stood, and is kept.
stopped-unseen = Nor can the position where it stood be read any more. Its record is kept.
inside = The server made a mistake. Nothing was changed.

seats-unknown-side = there is no side called “{ $side }”
seats-unknown-player = “{ $player }” is not a player: say “me”, “link” or a level
seats-missing-side = nobody plays the side “{ $side }”
decide-one-way = say one of `decision`, `decisions` (1 to 500) and `gesture` (1 to 200 clicks)
scenario-unknown = there is no scenario called “{ $scenario }”
option-unknown = there is no option called “{ $option }”
option-value-unknown = the option “{ $option }” cannot be “{ $value }”
contribution-unreadable = a contribution to the dice is 1 to 64 letters and digits
seed-unreadable = a seed is 64 hexadecimal digits, or a number
position-unfit = the position is not valid: { $faults }
form-unreadable = The form holds a choice that this game does not have.

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
on-not-over = Only a game that is over can be played on from an earlier moment.
coach-word = A general would rather: { $decision } (about { $percent } hundredths of a victory better).
