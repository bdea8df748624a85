//! The rules, in the rulebook's order. Each function cites its clause: search for `[5.3-a]`.

/// 4 Cards: initiative and events.
pub(crate) mod cards;
/// 6 Combat.
pub(crate) mod combat;
/// 5.7 Foraging and burning.
pub(crate) mod forage;
/// 5.12, 6.6 Leaders: who commands whom, and who succeeds.
pub(crate) mod leaders;
/// 5.1 to 5.6, 5.8 Movement.
pub(crate) mod movement;
/// 8.3 Reinforcements.
pub(crate) mod reinforcements;
/// 3 Scenarios: 1835.
pub(crate) mod revolt;
/// 3 Scenarios: set-up.
pub(crate) mod setup;
/// 7 Sieges.
pub(crate) mod siege;
/// 8 Supply: attrition and cards.
pub(crate) mod supply;
/// 1.2, 3 Victory.
pub(crate) mod victory;
/// 3 Scenarios: the winter of the Campaign.
pub(crate) mod winter;
