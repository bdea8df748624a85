//! 14 Attacking.

use arrayvec::ArrayVec;

use crate::odds::Modifier;
use crate::{Side, State};

/// [14.6] What is added to the die, each part with its reason.
pub(crate) fn modifiers(_: &State, _: Side) -> ArrayVec<Modifier, 12> {
    ArrayVec::new()
}
