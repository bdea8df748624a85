//! The rules, in the rulebook's order. Each function cites its clause: search for `[14.2]`.

/// 3 Sequence of play: what follows what, and what is skipped.
pub(crate) mod sequence;
/// 4 Stacking: how many may stand in an area, and who may share it.
pub(crate) mod stacking;
/// 5 Alamo walls: what must fall before Mexicans may cross.
pub(crate) mod walls;
/// 6 Command rolls: who rolls together, and how often.
pub(crate) mod command;
/// 7 to 9 Moving, and regular movement.
pub(crate) mod movement;
/// 10 and 16 Advance after combat.
pub(crate) mod advance;
/// 11 Oblique movement.
pub(crate) mod oblique;
/// 12 Buildings.
pub(crate) mod buildings;
/// 13 Entering the map.
pub(crate) mod entry;
/// 14 Attacking: targets, who takes part, modifiers.
pub(crate) mod attack;
/// 15 Combat results: where the hits go.
pub(crate) mod results;
/// 17 Artillery.
pub(crate) mod artillery;
/// 18 Winning the game.
pub(crate) mod victory;
/// 19 Starting.
pub(crate) mod setup;

use std::ops::ControlFlow;

use crate::Decision;

/// Shows decisions one by one, until told to stop.
pub(crate) type Flow = ControlFlow<()>;

/// Shows a decision if the rules allow it.
pub(crate) fn show_if<E>(
    allowed: Result<(), E>,
    decision: Decision,
    visit: &mut impl FnMut(Decision) -> Flow,
) -> Flow {
    if allowed.is_ok() { visit(decision) } else { ControlFlow::Continue(()) }
}
