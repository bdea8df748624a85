//! The rules, in the rulebook's order. Each function cites its clause: search for `[5.3-a]`.

/// 3 Scenarios: set-up.
pub(crate) mod setup;
/// 4 Cards: initiative and events.
pub(crate) mod cards;
/// 5.1 to 5.6, 5.8 Movement.
pub(crate) mod movement;
/// 5.7 Foraging and burning.
pub(crate) mod forage;
/// 6 Combat.
pub(crate) mod combat;
/// 7 Sieges.
pub(crate) mod siege;
/// 8 Supply: attrition and cards.
pub(crate) mod supply;
/// 8.3 Reinforcements.
pub(crate) mod reinforcements;
/// 5.12, 6.6 Leaders: who commands whom, and who succeeds.
pub(crate) mod leaders;
/// 1.2, 3 Victory.
pub(crate) mod victory;
