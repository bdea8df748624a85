# Texas Glory, in English. The same messages stand in es.ftl.

## The box

scenario-1836 = 1836: Remember the Alamo
scenario-1836-about = Santa Anna crosses the Rio Grande. Twelve turns, from 21 February to 14 May: Mexico must bring Texas below four Victory Towns; Texas must hold on, or eliminate Santa Anna.
scenario-1835 = 1835: Texas Revolt
scenario-1835-about = “Come and take it.” Ten turns, from 7 October to 14 December: Austin gathers the settlers before San Antonio and the Alamo. Mexico must hold four of the seven green Victory Towns at the end; besieged garrisons surrender before they are counted.
scenario-campaign = The Campaign, 1835 to 1836
scenario-campaign-about = The whole war in one game: the revolt of 1835, the winter that sends men home and gives the guns to the victor, and Santa Anna’s answer in 1836 to whoever is left. Twenty-two turns; the end of 1836 decides.
side-texan = Texas
side-mexican = Mexico

## Options: how doubtful clauses are read

option-single-orders = Independent command of one block, for one Command Point (5.13)
option-single-orders-any = Any block (ruling 105)
option-single-orders-beyond = Only a block that no leader can command
option-moved-leaders = A leader who has moved (5.11)
option-moved-leaders-rest = Commands nobody for the rest of the turn (ruling 106)
option-moved-leaders-command = May still be activated where he is
option-acting-chief = Texan Commander-in-Chief until Houston arrives (6.6)
option-acting-chief-fannin = Fannin (ruling 180)
option-acting-chief-nobody = Nobody, until Fannin is dead
option-burn-boxes = The three Mexican boxes, all Victory Towns (5.71)
option-burn-boxes-yes = Can be burned (ruling 138)
option-burn-boxes-no = Cannot be burned
option-burn-march = Burning a town and forgoing the step (5.71)
option-burn-march-paid = Moves cost points of their own (ruling 167)
option-burn-march-free = One block there moves for the same point
option-attacked-ports = Unpinned blocks in a port that is attacked (5.5, 5.81)
option-attacked-ports-open = May sail out of it (ruling 181)
option-attacked-ports-closed = May leave by land only
option-field-guns = Artillery (6.7)
option-field-guns-attack = May attack by land, and fights there (ruling 127)
option-field-guns-stay = Does not attack by land
option-fort-jessup = Fort Jessup (1.7)
option-fort-jessup-open = Texan and U.S. blocks may enter it, and retreat there (ruling 52)
option-fort-jessup-closed = Nobody goes back to it
option-regroup = Regrouping after a victory (6.5)
option-regroup-neutral = To friendly or neutral hexes (ruling 165)
option-regroup-vacant = Also to vacant enemy towns
option-regrouped = Blocks that regroup into a battle (6.5)
option-regrouped-reserve = Join it in round 2, as reserves (ruling 155)
option-regrouped-line = Fight from round 1
option-relief-cavalry = Relief cavalry withdraws behind the walls (7.26)
option-relief-cavalry-second = From round 2 (ruling 158)
option-relief-cavalry-first = From round 1
option-besieged-box = Besiegers fed by a Mexican box (7.4)
option-besieged-box-two = Two (ruling 137)
option-besieged-box-four = Four: its eight less the city’s four

## Dates

date-1 = 21 February
date-2 = 28 February
date-3 = 7 March
date-4 = 14 March
date-5 = 21 March
date-6 = 28 March
date-7 = 7 April
date-8 = 14 April
date-9 = 21 April
date-10 = 28 April
date-11 = 7 May
date-12 = 14 May

date-1835-1 = 7 October
date-1835-2 = 14 October
date-1835-3 = 21 October
date-1835-4 = 28 October
date-1835-5 = 7 November
date-1835-6 = 14 November
date-1835-7 = 21 November
date-1835-8 = 28 November
date-1835-9 = 7 December
date-1835-10 = 14 December

## Places

place-named = { $name }
place-alamo = the Alamo
place-anahuac = Anahuac
place-new-orleans = New Orleans
place-presidio = Presidio Rio Grande
place-bay = San Antonio Bay
place-hex = hex { $hex }
title-hex = Hex { $hex }
title-alamo = The Alamo
title-bay = San Antonio Bay
off-map = off the map

## Cards

card-plain = { $cp } CP card
card-burn = { $cp } CP card with burn symbol
card-surprise = Surprise ({ $cp } CP)
card-surprise-about = In one battle in which you attack, all your blocks act before the enemy’s in round 1. Not for storming.
card-comanche = Comanche ({ $cp } CP)
card-comanche-about = Before all battles the Comanche raid one enemy hex near their country: 4 steps, A2, up to three rounds.
card-storm = Storm ({ $cp } CP)
card-storm-about = Nobody moves and nobody fights this turn.
card-forced-march = Forced March ({ $cp } CP)
card-forced-march-about = Blocks moved by your leaders have one movement point more this turn, without a roll.
card-desertion = Desertion ({ $cp } CP)
card-desertion-about = At once, one enemy hex outside the boxes rolls one die per block: each 1 or 2 costs a step, but never the last of a leader or of artillery.
card-muster = Muster ({ $cp } CP)
card-muster-about = At once, up to four of your blocks in friendly towns or cities, if in supply, gain a step and rest this turn.
no-card = no card
the-card = that card
quoted = “{ $what }”

## Brigades

brigade-none = no brigade
brigade-travis = Travis’s command
brigade-fannin = Fannin’s command
brigade-us = the U.S. brigade
brigade-vanguard = the Vanguard
brigade-first = Gaona’s 1st Brigade
brigade-second = Tolsa’s 2nd Brigade
brigade-urrea = Urrea’s command

## Blocks

block-Hou = Houston
block-Aus = Austin
block-Tra = Travis
block-Fan = Fannin
block-Gai = Gaines
block-AAt = Alamo Artillery
block-GAt = Goliad Artillery
block-Bow = Bowie
block-Kim = Kimball
block-Gra = Grant
block-Hor = Horton
block-War = Ward
block-Wal = Wallace
block-Bur = Burleson
block-She = Sherman
block-Mld = Millard
block-NOr = New Orleans
block-NYk = New York
block-Nas = Nashville
block-Geo = Georgia
block-Mlm = Milam
block-MIn = Militia Infantry
block-MCv = Militia Cavalry
block-Seg = Tejano (Seguín)
block-US3 = 3rd US
block-US5 = 5th US
block-San = Santa Anna
block-Ses = Sesma
block-Gao = Gaona
block-Tol = Tolsa
block-Urr = Urrea
block-Cos = Cos
block-Dol = Dolores
block-Mat = Matamoros
block-Jim = Jiménez
block-SLP = San Luis Potosí
block-Ald = Aldama
block-Tlc = Toluca
block-Zap = Zapadores
block-Que = Querétaro
block-Gto = Guanajuato
block-Gro = Guerrero
block-Mor = Morelos
block-Mex = 1st Mexico
block-Gdl = Guadalajara
block-TrV = Tres Villas
block-Tam = Tampico
block-Yuc = Yucatán
block-Cua = Cuautla
block-Gar = Tejano (Garza)
block-ACv = Alamo Cavalry
block-SnA = San Antonio
block-Lip = Lipantitlán
block-Pre = Presidial
block-AAm = Alamo Artillery
block-GAm = Goliad Artillery
block-Com = Comanche

## Buttons

button-0 = Done
button-1 = Command
button-2 = Move
button-3 = Stay
button-4 = Sail
button-5 = Forage
button-6 = Burn
button-7 = Surprise!
button-8 = Withdraw
button-9 = Fire
button-10 = Pass
button-11 = Pass
button-12 = Cannonade
button-13 = Storm
button-14 = Sally
button-15 = Set aside
button-16 = All fire
button-17 = Same line again
button-18 = The strongest join in
button-19 = All behind the walls
button-20 = Pass at every siege
band-here = All in { $place }
band-led = All under { $block }
undone-points = { $points ->
    [one] One Command Point is left.
   *[other] { $points } Command Points are left.
}
undone-command = { $block } has moved nobody yet.
nothing = nothing
a-block = a block
sketch-block = { $block } { $strength }
sketch-hidden = { $side }: { $count } hidden
sketch-inside = { $count } inside
sketch-burned = burned

## What is awaited

prompt-deal = The cards are dealt.
prompt-cards = Each player plays one card face down.
prompt-desertion = Desertion: { $side } chooses an enemy hex.
prompt-deserting = Desertion in { $place }: the dice are rolled.
prompt-muster = Muster: { $side } may still add a step to { $count ->
    [one] one block
   *[other] as many as { $count } blocks
} in friendly towns.
prompt-orders = { $side }: { $cp ->
    [one] one Command Point
   *[other] { $cp } Command Points
} to spend. Choose a block and an order, or a town to burn.
prompt-command = { $leader } commands: choose the blocks to move, the leader last.
prompt-march = Where does { $block } go? To enter a hex with enemies, also choose the hex it comes from.
prompt-forced-march = Forced marches: 1 to 3 costs a step.
prompt-burn-march = { $side }: one block may move out of burned { $place } for the same point.
prompt-raid = Comanche raid: { $side } chooses an enemy hex near their country.
prompt-battles = { $side } chooses which battle or siege is resolved next.
prompt-surprise = Use the Surprise in the battle of { $place }?
prompt-withdraw = { $place }: the defender may withdraw up to four blocks behind the walls; artillery must go in.
prompt-sally-out = { $place }: which of the besieged sally to help the relief force?
prompt-turn = { $place }, round { $round }: the { $letter } blocks of { $side } fire, retreat or pass.
prompt-turn-walls = { $place }, round { $round }: the { $letter } blocks of { $side } fire or pass.
prompt-turn-withdraw = { $place }, round { $round }: the { $letter } blocks of { $side } fire, withdraw or pass.
prompt-turn-leave = { $place }, round { $round }: the { $letter } blocks of { $side } must leave the battle.
prompt-fire = { $block } fires.
prompt-lose = { $place }: { $hits ->
    [one] one hit on { $side }; its strongest block takes it.
   *[other] { $hits } hits on { $side }; its strongest block takes the first.
}
prompt-regroup = { $side } has won at { $place } and may regroup to adjacent hexes.
prompt-declare = Siege of { $place }: the besieger passes, cannonades or storms.
prompt-answer = Siege of { $place }: the besieged pass, sally or, if the besieger has passed, cannonade.
prompt-reply = Siege of { $place }: answer the cannonade?
prompt-line = { $place }: { $side } chooses who storms.
prompt-sally = { $place }: { $side } chooses who sallies.
prompt-battery = { $place }: which other guns and leaders of { $side } fire?
prompt-attrition = Supply Attrition in { $place }: { $count ->
    [one] one block
   *[other] { $count } blocks
} too many; each roll of 1 to 3 costs a step.
prompt-draw = Texas draws a block from the draw pool.
prompt-draw-vanguard = Mexico draws a block of 1836.
prompt-draw-winter = Winter: Texas draws what is left of its reinforcements of 1835.
prompt-deploy = { $side }: where does { $block } arrive?
prompt-enter = Where does { $brigade } enter? At Presidio Rio Grande now, or a turn later at Laredo or Matamoros.
prompt-card = A card is drawn.
prompt-commit = In secret: where will { $brigade } enter in 1836? Committed to Laredo or Matamoros, it arrives there without delay; with Presidio Rio Grande the choice stays open.
prompt-texan-won-1835 = Texas has won the revolt.
prompt-mexican-won-1835 = Mexico has held its towns, and won.
prompt-texan-won = Texas has won.
prompt-mexican-won = Mexico has won.

## The log

log-dealt = { $side } draws: { $card }.
log-dealt-hidden = { $side } draws a card.
log-turn = Turn { $turn }, { $date }
log-chosen = { $side } plays face down: { $card }.
log-chosen-hidden = { $side } plays a card face down.
log-cards-shown = Texas: { $texan }. Mexico: { $mexican }. Player 1: { $side }.
log-stormy = A storm: nobody moves or fights.
log-deserted = Desertion among the forces of { $side } in { $place }.
log-moves = { $side } moves: { $cp } CP
log-commands = { $leader } takes command in { $place }.
log-shown = { $side }: { $block }, strength { $strength }.
log-marched = { $side }: { $block } moves from { $from } to { $to }.
log-marched-forced = { $side }: { $block } moves from { $from } to { $to } by forced march.
log-attacked = { $side }: { $block } attacks { $to } from { $from }.
log-attacked-by-way = { $side }: { $block } attacks { $to } from { $from } by way of { $via }.
log-attacked-forced = { $side }: { $block } attacks { $to } from { $from } by way of { $via }, by forced march.
log-sailed = { $side }: { $block } sails from { $from } to { $to }.
log-sea-attack = { $side }: { $block } attacks { $to } by sea from { $from }.
log-gained = { $side }: { $block } gains a step in { $place }.
log-lost = { $side }: { $block } loses a step in { $place }.
log-half-hit = { $side }: { $block } takes a half-hit.
log-eliminated = { $side }: { $block } is eliminated in { $place }.
log-captured = { $block } surrenders in { $place }.
log-burned = { $side } burns { $place }.
log-rolled = Rolled.
log-battle = Battle of { $place }: { $side } attacks
log-relief = Relief of { $place }: { $side } attacks the besieger
log-raid = Comanche raid on { $place }
log-siege = Siege of { $place } by { $side }
log-surprised = The attackers take the enemy by surprise.
log-went-inside = { $side }: { $block } withdraws behind the walls of { $place }.
log-round = Round { $round }
log-fired = { $block } fires: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
log-passed = { $block } passes.
log-retreated = { $block } retreats from { $from } to { $to }.
log-withdrew = { $block } withdraws.
log-field-changed = The field has changed hands: now { $side } attacks.
log-battle-won = { $side } holds the field at { $place }.
log-battle-ended = The fighting at { $place } is over.
log-regrouped = { $side }: { $block } regroups from { $from } to { $to }.
log-held = { $side } passes.
log-cannonaded = { $side } opens fire with guns and leaders.
log-stormed = { $side } storms the walls.
log-sallied = { $side } sallies.
log-joined = { $side }: { $block } takes part.
log-siege-lifted = The siege of { $place } is lifted.
log-starved = Supply Attrition in { $place }: { $side } loses { $hits ->
    [0] nothing
    [one] one step
   *[other] { $hits } steps
}.
log-drawn = { $side } draws { $block }.
log-drawn-hidden = { $side } draws a block.
log-us-arrived = { $block } arrives at Fort Jessup.
log-deployed = { $side }: { $block } arrives in { $place }.
log-kept-aside = { $side }: no town can take the block; it is set aside.
log-brigade-arrives = { $brigade } arrives in { $place }.
log-brigade-waits = { $brigade } waits beside { $place }.
log-wait-over = Those who were waiting enter { $place }.
log-turned-to = { $from } is burned: those waiting beside it head for { $to }.
log-austin = Austin returns: he is in the draw pool.
log-presidials = Presidials appear in { $place }: { $block }.
log-no-presidials = No Presidials appear in { $place }: there is no spare block.
log-vanguard = { $place } has fallen: blocks of 1836 come to the aid of Mexico, two in each Supply Phase.
log-surrendered = { $side }: { $block } surrenders in { $place }.
log-winter = Winter. { $side } has won 1835.
log-paroled = { $block } leaves { $place } on parole.
log-dismissed = { $block } goes home from { $place }.
log-went-home = { $block } goes home from { $place }, back to the draw pool.
log-stays-in-pool = { $block } was not drawn, and stays in the draw pool.
log-comanche-rested = The Comanche are at full strength again.
log-committed = Mexico decides in secret where { $brigade } will enter.
log-committed-to = { $brigade } is committed to { $place }.
log-commitment-shown = { $brigade } was committed to { $place }, and is there in time.
log-uncommitted = { $brigade } was not committed to another box.
log-army-arrives = The army of 1836 gathers in { $place }.
log-army-waits = The army of 1836 gathers beside { $place }, held by Texas.
log-cos = Cos comes to { $place } and takes over { $brigade }.

## Decisions

do-play = Play: { $card }
do-desert = Desertion in { $place }
do-muster = Add a step to { $block }
do-command = Activate { $block }
do-send = Move { $block }
do-march = Go to { $place }
do-attack = Attack { $place } by way of { $via }
do-stay = Stay where it is
do-sail = Send { $block } by sea to { $place }
do-forage = { $block } forages
do-burn = Burn { $place }
do-burn-for = Burn { $place } and add a step to { $block }
do-raid = Comanche raid on { $place }
do-fight = Resolve { $place }
do-surprise = Attack by surprise
do-withdraw = { $block } withdraws
do-join = { $block } takes part
do-fire = { $block } fires
do-pass = { $block } passes
do-retreat = { $block } retreats to { $place }
do-lose = { $block } takes the hit
do-regroup = { $block } regroups to { $place }
do-hold = Pass
do-cannonade = Cannonade
do-cannonade-with = Cannonade with { $block }
do-storm = Storm
do-sally = Sally
do-deploy = Arrive in { $place }
do-aside = Set the block aside
do-enter = Enter at { $place }
do-done = Done

## Why not

no-out-of-turn = Not now. { $now }
no-nothing = There is nothing to choose there. { $now }
no-no-part = { $thing } cannot be used now. { $now }
no-too-early = First choose what to do: { $thing } comes after that. { $now }
no-what-next = Now say what { $block } is to do. { $now }
no-one-by-one = Choose your blocks in { $place } one by one. { $now }
no-nobody-there = You have no block in { $place }. { $now }
no-enemies-there = Only enemy blocks stand in { $place }. { $now }
no-other-place = { $place } has nothing to do with this. { $now }
no-not-yours = { $block } belongs to { $side }: you command only your own blocks.
no-already-played = You have already played your card.
no-must-play = A card must be played.
no-not-in-hand = That card is not in your hand.
no-no-points = There are not enough Command Points left.
no-village = Nobody may stop in an Indian village.
no-not-a-port = That is not a port.
no-island-by-land = Galveston can be reached and left only by sea.
no-us-box = That box belongs to the United States.
no-by-sea-only = New Orleans can be reached and left only by sea.
no-no-way-back = Nobody returns to Fort Jessup.
no-raiders-dead = The Comanche raiders have been destroyed.
no-raiders-go-home = The raiders ride home; they do not retreat.
no-out-of-raid = The Comanche do not ride that far.
no-box-is-safe = Desertion does not reach the holding boxes.
no-not-a-friendly-town = The block does not stand in a friendly town or city.
no-is-there = It is already there.
no-told-to-stay = This block was told to stay this turn.
no-already-moved = This block has already moved this turn.
no-no-enemy-there = There is no enemy there.
no-off-map = This block is not on the map.
no-not-a-leader = Only a leader can command.
no-has-commanded = This leader has already commanded this turn.
no-leader-moved = A leader commands first and moves afterwards: this one has already moved this turn.
no-within-command = { $leader } can command that block: activate { $leader } instead.
no-out-of-command = The block is out of the leader’s range.
no-command-cut = An impassable hexside blocks the command.
no-leader-besieged = A besieged leader commands nobody outside.
no-other-brigade = The block belongs to another brigade.
no-too-far = That is too far for the block: it has { $points } movement points at most this turn.
no-river-between = The hexside between them is impassable: a river without a ford or ferry, or the coast.
no-hexside-full = { $limit ->
    [one] Only one block
   *[other] Only { $limit } blocks
} may attack across that hexside.
no-name-the-hexside = There are enemies: say from which hex you enter.
no-pinned = The attackers have pinned this block.
no-hexside-of-pin = The attackers came across that hexside.
no-already-foraged = This block has gained a step and rests this turn.
no-active-leader = An active leader does not forage.
no-besieged-cannot-forage = Besieged blocks gain no steps.
no-battle-pending = A battle is still to be fought there.
no-over-supply = That hex already exceeds its supply limit.
no-full-strength = The block is at full strength.
no-no-burn-card = Your card has no burn symbol.
no-burn-spent = A burn card burns only one town.
no-not-a-town-to-burn = There is no Victory Town to burn there.
no-burned-already = That town is already burned.
no-not-occupied = Only a town that your blocks alone occupy can be burned.
no-elsewhere-than-the-fire = That block is not in the burning town.
no-port-burned = That port is burned.
no-port-not-friendly = That port is not friendly.
no-no-horse-or-guns = Cavalry and artillery do not attack by sea.
no-sea-too-far = A Sea Attack reaches three hexes at most.
no-sea-and-land = A Sea Attack cannot be combined with another attack.
no-matamoros-by-sea = Matamoros cannot be attacked by sea.
no-embarkation-only = Those who came by sea retreat only to the port they sailed from.
no-nothing-to-fight = There is nothing to resolve there.
no-battles-remain = Battles are still to be fought.
no-attackers-leave = In round 3 the attackers do not fire: they must leave the battle.
no-not-its-turn = { $block } acts later in the round: A before B before C, and within a letter the defenders first.
no-not-the-strongest = The hit goes to the strongest block.
no-hits-remain = There are still hits to take.
no-in-reserve = The block is in reserve.
no-no-hexside = No passable hexside leads there.
no-no-way-to-regroup = { no-no-hexside }
no-retreat-full = { $limit ->
    [one] Only one block
   *[other] Only { $limit } blocks
} may retreat across that hexside each round.
no-roads-only = In round 1 blocks retreat only along roads and trails, and not across a ford or ferry.
no-unfought-battle = Nobody retreats into a battle still to be fought.
no-enemy-there = Enemy blocks are there.
no-guns-do-not-retreat = Artillery never retreats.
no-regroup-full = { $limit ->
    [one] Only one block
   *[other] Only { $limit } blocks
} may regroup across that hexside.
no-regroup-enemy = Nobody regroups into an enemy hex.
no-not-with-the-victors = That block is not among the victors.
no-guns-do-not-attack = Artillery does not attack in a field battle.
no-guns-go-inside = Artillery defends inside the walls.
no-no-walls = There are no walls to withdraw to.
no-walls-full = There is no room for more than four blocks inside.
no-not-among-defenders = That block is not among the defenders outside.
no-half-hit-first = The half-hit must be completed first.
no-siege-settled = This siege has been resolved for this phase.
no-not-your-siege = Only the other side in this siege may do that.
no-has-sallied = The besieged have already sallied this phase.
no-walled-in = The besieged cannot retreat from a storm.
no-line-full = At most { $limit } blocks may storm.
no-line-empty = Choose at least one block.
no-in-line = That block already takes part.
no-stormers-stay = Stormers can only withdraw to the siege.
no-salliers-return = Those who sally can only withdraw inside.
no-not-inside = That block is not inside.
no-one-exchange = A cannonade is a single exchange of fire.
no-no-guns = There are neither guns nor leaders to fire.
no-no-gun = Only guns and leaders fire in a cannonade.
no-only-gun = There is no other gun or leader to leave out: simply cannonade.
no-answer-with-all = A cannonade is answered with all guns and leaders.
no-relief-stays-out = Of a relief force only cavalry may withdraw inside.
no-relief-too-soon = Relief cavalry may withdraw inside from round 2.
no-besieged = Besieged blocks do not move.
no-towns-are-open = You cannot set it aside: it can still be placed.
no-only-gaines = Only Gaines can command U.S. blocks.
no-awaits-the-others = U.S. blocks wait until all three are drawn.
no-waits-beside = They wait beside their box until they can enter it.
no-not-an-entry = A brigade enters at Presidio Rio Grande, Laredo or Matamoros.
no-burned-entry = That box is burned: no reinforcements come there.
no-nobody-to-raid = There is no enemy for the Comanche to raid.
no-other-fight = Another fight is pending there; the Comanche stay away.
no-nobody-to-desert = There is no enemy who could desert there.
no-sea-to-battle = Nobody sails into a battle still to be fought.
no-no-port-for-them = These volunteers arrive in a friendly port.
no-port-not-for-them = These volunteers arrive in a friendly port, and { $place } is not one now.
no-raiders-obey-nobody = The Comanche take no orders: they ride for whoever plays their card.
no-dead = { $block } has been eliminated.
no-in-pool = { $block } is still in the draw pool.
no-cards-later = One card is played each turn, in the Card Phase.
no-card-spent = That card was played in an earlier turn.
no-not-next = { $from } is not adjacent to { $to }.
no-enemies-between = Enemy blocks are in the way: whoever meets them must stop.
no-other-marches = { $block } is on the move: first say where it goes.
no-name-port = Now choose the port that { $block } sails to.
no-nowhere-to-sail = No port is open to { $block } now.
no-embarkation-lost = The port they sailed from is lost, and with it the way back.
no-not-in-battle = { $block } does not fight at { $place }.
no-has-acted = { $block } has already had its combat turn this round.
no-not-exposed = { $block } is not at { $place }, where the hits fall.
no-last-step-stays = { $block } is down to its last step, and artillery never loses that one.
no-leader-stays = { $block } is down to the last step, and Desertion never takes that one from a leader.
no-only-ways-in = Attackers retreat only across the hexsides they came by.
no-attackers-way = The attackers came across that hexside: defenders retreat across others.
no-spent = { $block } has retreated to this siege and fights no more in this phase.
no-nobody-to-storm = All besiegers have retreated here, and fight no more in this phase.
no-nowhere-to-regroup = No adjacent hex is open to { $block }.
no-guns-keep-out = { $block } defends behind walls and takes no part in a field battle.
no-walls-not-yours = Those walls are not yours to withdraw behind.
no-behind-walls = { $block } is behind the walls and takes no part.
no-not-in-line = { $block } is not among those who storm in this round.
no-no-star = Reinforcements arrive in a Victory Town, and { $place } is not one.
no-town-burned = { $place } is burned: no reinforcements arrive there.
no-town-besieged = { $place } is besieged: no reinforcements arrive there.
no-town-not-friendly = { $place } is not in your hands.

# Odds

odds-attack = Attack { $place } with this block
odds-battle = The battle at { $place }, as it stands
odds-raid = Raid { $place }
odds-surprise = With surprise
odds-no-surprise = Without surprise
odds-outside = Stand in the field
odds-inside = Go behind the walls
odds-come-out = Come out and help
odds-stay-in = Stay inside
odds-stand = Fight on
odds-leave = Retreat
odds-storm = Storm
odds-storm-at = Storm { $place }
odds-sally = Sally
odds-cannonade = Cannonade
odds-no-reply = Do not answer
odds-line = With this line
odds-best-line = With the best line
odds-aim-field = Wins the battle
odds-aim-hold = Holds the place
odds-aim-take = Takes the place
odds-aim-relieve = Breaks the siege
odds-tenths = { $whole }.{ $tenth }
odds-tried = { $aim }: { $chance }% ± { $error } ({ $trials } simulated fights). Steps lost on average: Texas { $texan }, Mexico { $mexican }.
odds-exact = { $aim }: { $chance }%, calculated exactly. Steps lost on average: Texas { $texan }, Mexico { $mexican }.
odds-losses-tried = Steps lost on average ({ $trials } simulated fights): Texas { $texan }, Mexico { $mexican }.
odds-losses-exact = Steps lost on average, calculated exactly: Texas { $texan }, Mexico { $mexican }.

# Rules of thumb: why a computer decides so. A name, a colon, an explanation. Nothing hidden may be told.

thumb-points-for-the-work = Points for the work: a card whose points can be used now; strong ones are kept for turns with much to do, and events for their moment.
thumb-keep-the-strong-cards = Keep the strong cards: there is little to do this turn, and a weak card will do for it.
thumb-the-hour-of-the-event = The hour of the event: what this card does counts more now than the points of another.
thumb-fire-in-hand = Fire in hand: enough points for the work, and a town that is about to be lost can be burned.
thumb-orders-for-many = Orders for many: one point moves everyone a leader commands, so the leader whose blocks have farthest to go acts first.
thumb-farthest-first = Farthest first: under a leader, the block with farthest to go moves first, and the leader last.
thumb-a-point-for-one = A point for one: a block out of every leader’s range is worth a point of its own if it is needed elsewhere.
thumb-hold-the-star = Hold the star: the enemy is near one of our Victory Towns, so we must be there first.
thumb-hold-the-ferry = Hold the ferry: one block behind a ferry stops a brigade.
thumb-fall-back = Fall back: out of reach of the stronger; an army that survives can strike later.
thumb-on-to-bexar = On to Béxar: in 1835 the green stars must be taken, and time is on Mexico’s side.
thumb-to-the-front = To the front: towards the star where the enemy will come next.
thumb-gather-in-the-rear = Gather in the rear: together, in supply and out of reach.
thumb-walk-into-an-empty-star = An empty star: nobody is there, so marching in takes it.
thumb-sweep-the-country = Sweep the country: on to the nearest Texan star; Mexico is short of time.
thumb-close-ranks = Close ranks: nearer to the others, so that leaders reach all and nobody is caught alone.
thumb-strike-for-a-star = Strike for a star: the enemy holds a Victory Town, and those in reach look strong enough for it.
thumb-strike-the-weak = Strike the weak: a stack that can be reached and looks beaten before it is fought.
thumb-strike-together = Strike together: whoever can come joins a battle that has already begun.
thumb-break-in = Break in: a brigade that waited beside its box fights its way in.
thumb-relieve-the-besieged = Relief: attack the besieger while the garrison still holds out.
thumb-tighten-the-siege = Tighten the siege: more men before the walls, for the storm or to starve them out.
thumb-keep-within-supply = Keep within supply: there are more here than the country feeds, so some move on.
thumb-stay-where-wanted = Stay where needed: it is already in place, and a march would only tire it.
thumb-volunteers-land = Volunteers land: men from New Orleans are worth more in a Texan port.
thumb-strike-by-sea = Strike by sea: a port that nobody guards is taken from the water.
thumb-by-sea-when-it-pays = By sea when it pays: the ship is quicker than the road.
thumb-forage-where-it-rests = Forage where it rests: a block with nowhere to go gains a step instead.
thumb-burn-what-would-revert = Burn what would revert: a town that falls back to the enemy when we leave is worth more as ashes; Texas needs its own stars in 1836 and burns none.
thumb-a-step-from-the-fire = A step from the fire: what burns feeds a block first.
thumb-no-order-worth-it = No order worth it: spending the points that are left would do more harm than good.
thumb-strike-the-crowd = Strike the crowd: the more men stand together, the more of them desert.
thumb-muster-the-weakest = Muster the weakest: a step counts most where few are left.
thumb-raid-the-weak = Raid the weak: the Comanche ride where they find few.
thumb-raiders-ride-home = Raiders ride home: once they are hurt, they do not stay to be beaten.
thumb-surprise-where-it-counts = Surprise where it counts: to fire first decides a battle.
thumb-keep-the-surprise = Keep the surprise: there is a better battle for it.
thumb-the-surest-battle-first = The surest battle first: those who win it may still help elsewhere.
thumb-behind-the-walls = Behind the walls: guns always, and the men when the field looks lost.
thumb-stand-in-the-field = Stand in the field: even without walls, the battle looks good.
thumb-press-the-attack = Press the attack: whoever came to fight stays and fires while the battle can be won.
thumb-a-star-is-worth-a-fight = A star is worth a fight: hold the ground and fire.
thumb-stand-and-fire = Stand and fire: the attacker suffers too, and the battle is not lost yet.
thumb-hold-the-walls = Hold the walls: every volley from behind them costs the stormers dearly.
thumb-over-the-walls = Over the walls: once a storm has begun, it goes on until they are in.
thumb-santa-anna-stays-behind = Santa Anna stays behind: if he falls, the war is lost, so he keeps among his men and leaves a battle that is not won.
thumb-out-of-a-lost-battle = Out of a lost battle: while the road is open; those who live can fight again.
thumb-out-of-a-failing-storm = Out of a failing storm: the last step of a leader is not spent on a wall.
thumb-spare-the-best = Spare the best: the hit goes to those who hit least; leaders are spared.
thumb-to-the-sound-of-the-guns = To the sound of the guns: the victors join the battle next to them.
thumb-hold-what-is-taken = Hold what is taken: the victors stay where they have won.
thumb-hold-the-siege = Hold the siege: hunger does the work, and nobody dies on the walls.
thumb-sit-tight = Sit tight: behind walls the few hold out longest.
thumb-guns-against-guns = Guns against guns: ours are the better ones, so let them speak.
thumb-storm-when-it-breaks = Storm when it breaks: the infantry before the walls should get in, or bleed the garrison white.
thumb-storm-before-relief = Storm before relief comes: their friends are within a march or two, and the walls must fall first.
thumb-storm-with-infantry = Storm with infantry: the best of it goes in first; cavalry and leaders stay out of it.
thumb-sally-against-the-weak = Sally against the weak: the besiegers are few enough to be beaten in the open.
thumb-nothing-to-lose = Nothing to lose: the besieged surrender at the end of the turn, so they come out now.
thumb-help-the-relief = Help the relief: come out while friends attack from behind.
thumb-near-the-front = Near the front: new men go where they are needed soonest.
thumb-a-garrison-where-it-holds = A garrison where it counts: the enemy is near, and one more block here may save the star.
thumb-the-shortest-way-in = The shortest way in: by Presidio Rio Grande, and at once.
thumb-another-way-in = Another way in: a turn later, but where Texas has fewer to meet it.
thumb-committed-in-secret = Committed in secret: nobody sees where the brigade will enter until it does.

## What a turn comes to

summary-marched = { $side } marches to { $places }.
summary-place = { $count ->
    [one] { $place }
   *[other] { $place } ({ $count })
}
summary-more = { $count ->
    [one] one more
   *[other] { $count } more
}
summary-fought = Fighting at { $places }.
summary-steps = { $side } loses { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
summary-dead = { $side } loses for good: { $blocks }.
summary-burned = Burned: { $places }.
log-done = { $side } does nothing more.

# The box
box-facts = For two, or against the computer · about 90 minutes · medium difficulty: hidden blocks, cards, sieges
aim-1836 = Mexico: bring Texas below { $least } Victory Towns at the end of a turn; Texas has { $texan }. Texas: hold out until the end of turn { $last }, or eliminate Santa Anna.
aim-1835 = Mexico: hold { $least } green Victory Towns at the end of turn { $last }; it has { $mexican }. Texas: leave Mexico with fewer.


# What is counted
count-towns = Victory Towns held
count-dead = Blocks lost

# Charts, and words of the trade
chart-terrain = Terrain: what a hexside costs
chart-hexside = Hexside
chart-cost = Movement points
chart-limit = Blocks that may attack
chart-road = road
chart-trail = trail
chart-ford = ford
chart-clear = clear
chart-ferry = ferry
chart-forest = forest
chart-supply = Supply: how many blocks a place feeds
chart-place = Place
chart-feeds = Blocks
chart-hex = any hex
chart-city = a city adds
chart-town = a town adds
chart-fort = a fort adds
chart-camp = a camp adds
chart-cards = Events
chart-card = Card
chart-effect = Effect
chart-blocks = The blocks
chart-block = Block
chart-side = Side
chart-strength = Strength
chart-rating = Rating
chart-moves = Moves
term-phase-cards = card|cards
term-phase-cards-about = Each player plays one card face down, and both are turned over. The higher one makes its owner Player 1.
term-phase-movement = Movement Phase
term-phase-movement-about = Player 1 spends the Command Points of his card, then Player 2. A point moves a leader with his men, or one block.
term-phase-combat = Combat Phase
term-phase-combat-about = Battles and sieges are fought one after the other, in the order that Player 1 chooses.
term-phase-supply = Supply Phase
term-phase-supply-about = Where there are more blocks than a hex feeds, they may lose steps; then reinforcements come.
term-cp = Command Points|Command Point|CP
term-cp-about = What a card gives you to spend on orders.
term-towns = Victory Towns|Victory Town
term-towns-about = The towns with a star. How many of them each side controls decides the war.
term-step = step|steps
term-step-about = A point of a block’s strength: it rolls a die for each. A block that loses its last step is eliminated.
term-block = blocks|block
term-block-about = A unit. Only its owner sees its face until it fights.
term-withdraw = withdraw
term-withdraw-about = Before a battle at a city or fort the defender may go behind the walls; the attacker then besieges him.
term-siege = Siege|besieged|besieger
term-siege-about = Blocks inside the walls of a city or fort, enemies outside. Each turn both sides choose what to do.
term-cannonade = cannonades|cannonade
term-cannonade-about = Only artillery and leaders fire, once.
term-storm = storms
term-storm-about = The besieger attacks the walls; those inside have double defence.
term-sally = sally|sallies
term-sally-about = The besieged come out and fight in the open.
term-regroup = regroup
term-regroup-about = The victor’s blocks may move to adjacent hexes that are friendly or neutral.
term-retreat = retreat|retreats
term-retreat-about = Instead of firing, a block leaves the battle for an adjacent hex.
term-attrition = Supply Attrition
term-attrition-about = One die for each block that the hex cannot feed: 1 to 3 loses a step.
term-pool = draw pool|pool
term-pool-about = Texan reinforcements, face down. One is drawn each turn.
term-forced-march = Forced marches|Forced march
term-forced-march-about = A block that went farther than its rating rolls: on 1 to 3 it loses a step.
