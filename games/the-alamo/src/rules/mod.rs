//! The rules, a chapter a file. Predicates that say why not stand beside what carries a decision out.

pub(crate) mod aim;
pub(crate) mod arrival;
pub(crate) mod artillery;
pub(crate) mod attack;
pub(crate) mod damage;
pub(crate) mod facing;
pub(crate) mod leaders;
pub(crate) mod movement;
pub(crate) mod reach;
pub(crate) mod reserve;
pub(crate) mod results;
pub(crate) mod retreat;
pub(crate) mod sequence;
pub(crate) mod setup;
pub(crate) mod victory;
pub(crate) mod zones;

use std::ops::ControlFlow;

use crate::{Decision, Illegal};

pub(crate) type Flow = ControlFlow<()>;

/// Shows a decision if nothing is in its way.
pub(crate) fn show_if(
    may: Result<(), Illegal>,
    decision: Decision,
    visit: &mut impl FnMut(Decision) -> Flow,
) -> Flow {
    match may {
        Ok(()) => visit(decision),
        Err(_) => ControlFlow::Continue(()),
    }
}
