//! The rules, in the rulebook's order. Each function cites its clause: search for `[7.1]`.

/// 1.2 Officers whose men are gone.
pub(crate) mod officers;
/// 1.3.3, 1.3.5 Setting up: the guns, and the Texans where their player wants them.
pub(crate) mod setup;
/// 1.3.4 The bombardment before the assault.
pub(crate) mod bombardment;
/// 1.3.6, 8 How Mexican counters come onto the map: with their columns, after a rally, after a retreat off it.
pub(crate) mod arrival;
/// 2 Sequence of play: what follows what, and what is skipped.
pub(crate) mod sequence;
/// 3, 4.1 Fire: who may shoot at whom, what the die needs, who is struck.
pub(crate) mod fire;
/// 3.1 Mexican rifle fire: the nearest target, guns first.
pub(crate) mod rifles;
/// 3.2b, 3.2c The morale of those hit.
pub(crate) mod morale;
/// 3.2d, M10 Guns of the Alamo in Mexican hands.
pub(crate) mod captured;
/// 3.3, 7.1 Mexicans who must leave their zone.
pub(crate) mod retreat;
/// 3.3, 6, 7.1 Texan infantry that must leave its zone.
pub(crate) mod fallback;
/// 4.2 The Mexican batteries in the assault.
pub(crate) mod batteries;
/// 5 The defenders move.
pub(crate) mod movement;
/// 5, 5.2, 5.4 The Mexicans move: over the ground, through breaches, up ladders.
pub(crate) mod march;
/// 5a How many a zone holds, and where those wait for whom it has no room.
pub(crate) mod stacks;
/// 5, 5.3, 5.5 How far a counter gets.
pub(crate) mod reach;
/// 6 Sappers open breaches.
pub(crate) mod sappers;
/// 7 Melee.
pub(crate) mod melee;
/// 9a The Hollywood version of Crockett's end.
pub(crate) mod hollywood;
/// 10 How the game ends, and how its points are read.
pub(crate) mod victory;
