//! The rules, a chapter a file. Every function that enforces a clause names it.

pub(crate) mod arrival;
pub(crate) mod batteries;
pub(crate) mod bombardment;
pub(crate) mod captured;
pub(crate) mod fallback;
pub(crate) mod fire;
pub(crate) mod hollywood;
pub(crate) mod march;
pub(crate) mod melee;
pub(crate) mod morale;
pub(crate) mod movement;
pub(crate) mod officers;
pub(crate) mod reach;
pub(crate) mod retreat;
pub(crate) mod rifles;
pub(crate) mod sappers;
pub(crate) mod sequence;
pub(crate) mod setup;
pub(crate) mod stacks;
pub(crate) mod victory;
