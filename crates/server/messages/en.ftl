# What the server answers when it does not do what was asked.

no-such-edition = There is no edition “{ $edition }” of this game here.
no-such-game = There is no game called “{ $game }” here.
no-such-table = There is no such table.
no-such-page = There is no such page.
no-such-method = This address does not take that kind of request.
no-such-person = There is no such person here, or their page is hidden.
no-such-tournament = There is no such tournament.
tournaments-closed = This server is not accepting new tournaments.
not-your-tournament = Only whoever made this tournament can do that.
entry-closed = That can no longer be done in this tournament: it has begun, it is full, or that player is not in it.
wrong-token = This token opens no seat at this table.
wrong-key = This key does not work: it was mistyped, or a newer one has replaced it.
nobody = This server does not know you: send a key, or use a browser that has played here.
no-name = Nothing in this name can be shown.
cannot-call = { $why ->
    [address] There is no such address.
    [own] This address is inside the server's own network, and no messages are sent there.
    [tls] This server cannot send by HTTPS: only addresses that begin with http:// can be used.
    [mail] This server sends no mail.
    [webhooks] This server calls no webhooks.
    [push] This server cannot notify browsers.
   *[many] You already get messages in ten places: remove one of them first.
 }
no-such-receiver = You get no messages there.
letter-spent = This link is no longer valid: it has been used, it is more than half an hour old, or there is a newer one.
not-sure = What cannot be undone must be confirmed: tick the box first.
too-long = That is too long: { $most } letters are the limit.
nothing-said = There is nothing in it that can be shown.
not-your-channel = Players write to the table, observers to each other: nobody can choose.
no-such-line = There is no line of that number that you may read, or it is your own, or no person wrote it.
not-your-seat = You have no seat at this table: you are watching.
not-that-seat = That seat is not yours.
not-your-turn = It is not your turn.
whose-eyes = Both sides are played on this screen: the request must say for which one, and it must be that side's turn.
over = The game is over.
stale = The game has moved on since then. Look again, then decide.
undo-nothing = You have nothing to take back.
undo-sealed = It cannot be taken back: dice have been rolled, something hidden has been seen, or it is the other side's turn.
nobody-to-ask = There is nobody on the other side to ask.
declined = The other side has just declined that. Play on first.
no-proposal = That has not been proposed, or no longer stands.
not-late = Nobody has run out of time.
not-the-best = Not quite: there is something clearly better. It has been taken back.
nothing-left = There is nothing left to do that way.
unreadable = The request cannot be read: { $detail }
unreadable-decision = This is not a decision of this game: { $detail }
too-large = The request is too large: 64 kB is the limit.
too-slow = The rest of the request did not come in time.
seeds-not-allowed = This server rolls the dice itself: it does not let players set the seed.
positions-not-allowed = This server begins every game as its scenario says: it does not let players set positions or seeds.
foreign-origin = This request comes from another site.
wrong-host = This server is not called “{ $detail }”. The address it is reached by is set with --public-url.
too-many = { $what ->
    [tables] You have set up too many tables in the past hour.
    [hints] You have asked for too many hints and estimates in the past hour.
    [undos] You have taken back too many decisions in the past hour.
    [chat] You have written too much in the past minute.
    [thinking] The computer has done too much thinking for you in the past hour.
    [letters] You have had too many messages sent in the past hour.
   *[streams] You have too many tables open at once: close some of them.
 } Try again in { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
 }
tables-closed = This server is not accepting new tables at present.
invite-spent = This invitation is no longer valid: somebody has taken the seat, or it was withdrawn.
seat-taken = Somebody already sits there.
not-to-be-seen = This game cannot be watched: its players want it so. It can be seen when it is over.
not-met = You can only challenge people you have played before.
still-shared = You can delete only a table where nobody else sits and which does not count for anything.
no-advice = This game is rated: nobody gets hints in it.
waiting = The game has not begun: it begins, and is dealt, when everybody has sat down.
needs-cookie = A seat is kept by a cookie, and this browser does not take cookies from here.
storage-full = The server's disk is full. Nothing was changed; try again later.
storage-failed = The server could not reach its storage. Nothing was changed; try again later.
storage-unsure = The server lost contact with its storage in the middle of this, and does not know whether it was stored. Look again, then decide.
record-broken = What is kept of this table cannot be read: the server's file is damaged.
stopped-rules = This game began under version { $begun } of its rules; this server plays by version { $plays }. Under that version its record leads elsewhere, from input { $input } at the latest: the game cannot go on.
stopped-record = The record of this game does not lead to where it stood: it leads elsewhere, from input { $input } at the latest. The game cannot go on.
stopped-game = This server no longer knows this game: the table cannot go on.
stopped-edition = This game is played in an edition that this server does not have, or has with other tables. It cannot go on until the edition is back.
stopped-shown = It is shown as it stood, and is kept.
stopped-unseen = Nor can the position where it stood be read any more. Its record is kept.
inside = The server made a mistake. Nothing was changed.

seats-unknown-side = there is no side called “{ $side }”
seats-unknown-player = “{ $player }” is not a player: say “me”, “link” or a level
open-needs-link = an open table, or one for somebody in particular, needs a side left to a “link”
terms-unknown = “{ $value }” is none of the terms known here
rated-unfit = a rated game needs two people, or one against a computer player, and dice and a position that were not set by hand
tournament-unfit = a tournament needs a scenario for two, and has 15 rounds at most
tournament-not-ready = a tournament begins once, with two players or more
seats-missing-side = nobody plays the side “{ $side }”
decide-one-way = send exactly one of `decision`, `decisions` (1 to 500) and `gesture` (1 to 200 clicks)
scenario-unknown = there is no scenario called “{ $scenario }”
option-unknown = there is no option called “{ $option }”
option-value-unknown = the option “{ $option }” cannot be “{ $value }”
contribution-unreadable = a contribution to the dice is 1 to 64 letters and digits
seed-unreadable = a seed is 64 hexadecimal digits, or a number
position-unfit = the position is not valid: { $faults }
pace-unreadable = a pace is `days N win`, `live SECONDS MORE win`, or the same with `end`
form-unreadable = The form holds a choice that this game does not have.

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
on-not-over = Only a game that is over can be played on from an earlier moment.
coach-word = A general would choose: { $decision } ({ $percent ->
    [one] about one more win
   *[other] about { $percent } more wins
} in a hundred).

# What somebody is told who is elsewhere. Anybody may read it over their shoulder.

call-turn = It is your turn: { $game }
call-try = { $site }: this is a test. You will be told here when it is your turn.
call-confirm = { $site }: is this your address?
call-confirm-more = Somebody, most likely you, wants to be told here when it is their turn, and to sign in with this address. If that was you, open this link within half an hour. If not, do nothing.
call-enter = Sign in at { $site }
call-enter-more = With this link you go on playing where you left off. It works once, within half an hour. If you did not ask for it, do nothing.
call-stop = To stop these messages: { $url }
call-stop-word = Stop these messages
