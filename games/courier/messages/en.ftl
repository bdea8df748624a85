# The Courier, in English. The same messages stand in the other languages' files.

## The box

scenario-letter = The letter
scenario-letter-about = A rider leaves the Alamo with a call for help. He has five nights to reach Gonzales, past a patrol that may be anywhere on the roads.
option-horse = The courier’s horse
option-horse-tired = Tired: he escapes on 5 or 6
option-horse-fresh = Fresh: he escapes on 4 to 6
side-texan = Texians
side-mexican = Mexicans

## The board

map-about = The roads from the Alamo to Gonzales
place-ALA = the Alamo
place-SAL = Salado Creek
place-CAL = Calaveras Creek
place-CIB = Cibolo Creek
place-SAN = Sandies Creek
place-GON = Gonzales
courier = the courier
patrol = the patrol
patrol-seen = the patrol, last night
nothing = nothing
night-of = Night { $night } of { $nights }

## What is awaited

ask-patrol = Night { $night }: the patrol chooses a place to watch
ask-courier = Night { $night }: the courier rides, or waits
ask-die = Night { $night }: the courier has met the patrol
won-texan = The letter has reached Gonzales
won-mexican = The letter has not reached Gonzales

## Decisions

do-watch = Watch { $place }
do-ride = Ride to { $place }
do-wait = Wait

## The log

log-watched = The patrol rides out.
log-watched-at = The patrol rides out to watch { $place }.
log-rode = The courier rides to { $place }.
log-waited = The courier waits.
log-patrol-seen = The patrol has watched { $place }.
log-escaped = The courier escapes with a { $die }.
log-caught = The courier is caught: a { $die } is not enough.
log-texan-won = Texian victory: help is on its way
log-mexican-won = Mexican victory: nobody comes

## Refusals

no-patrol-first = The patrol chooses first.
no-patrol-set = The patrol has chosen for tonight.
no-no-order = That is not an order: choose your rider, then a place.
no-no-road = The patrol cannot watch { $place }, only a place between the Alamo and Gonzales.
no-watched-last = The patrol watched { $place } last night.
no-not-next-to = No road leads straight from { $from } to { $to }.

## Rules of thumb

thumb-on = On to Gonzales: every ride brings the letter nearer.
thumb-shake-off = Shake them off: where nobody expects him, nobody looks for him.
thumb-bar-the-way = Bar the way: watch a place that the courier can reach tonight.
log-done = { $side }: nothing more.

# The box
box-facts = For two, or against the computer · five minutes · an example for anyone who adds a game
