//! The rules, in the rulebook's order. Predicates that say why not stand beside what carries a decision out. Each function cites its
//! clause: search for `[R8b]`. Lines of sight (7) have a module of their own, [`sight`](crate::sight).

/// 2 Setting up: guns in the open, the secret plot, the garrison.
pub(crate) mod setup;
/// 2 and 4 How Mexicans come onto the map: the columns, replacements, the Reserve.
pub(crate) mod arrival;
/// 4 The sequence of play: what follows what, and what each step asks for.
pub(crate) mod sequence;
/// 5 Movement: who moves, with whom, and what comes of it.
pub(crate) mod movement;
/// 5 Where a piece can go with the movement points it has.
pub(crate) mod reach;
/// 6 Zones of control.
pub(crate) mod zones;
/// 6 The facing of Texan units.
pub(crate) mod facing;
/// 8 Who may attack whom, by fire or melee, and over what.
pub(crate) mod aim;
/// 8 Attacks, one after the other: the die, the counterattack, what follows.
pub(crate) mod attack;
/// 8.5 What is added to a Damage Check.
pub(crate) mod damage;
/// 9 What results do: disorder and rout, steps, losses, guns, advance; and the Rally Phase.
pub(crate) mod results;
/// 9 Rout retreat.
pub(crate) mod retreat;
/// 9 Leaders who are left alone.
pub(crate) mod leaders;
/// 10 Artillery and breaches.
pub(crate) mod artillery;
/// 13 The Reserve, and when it may be committed.
pub(crate) mod reserve;
/// 16 Winning and withdrawing.
pub(crate) mod victory;

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
