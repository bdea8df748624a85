//! The rules, in the rulebook's order. Each function cites its clause: search for `[14.2]`.

/// 14 Attacking: targets, who may take part, modifiers.
pub(crate) mod attack;
/// 19 Starting.
pub(crate) mod setup;
