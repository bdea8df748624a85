//! [3.2b] The morale of those hit.

use game::Sink;

use super::{fire, officers, retreat};
use crate::odds::{self, Modifier, Modifiers, Morale, Reason};
use crate::state::Shot;
use crate::{Arm, Event, Fire, Side, State, Zone};

/// [3.2c] What is added to a morale test.
pub(crate) fn modifiers(state: &State, shot: Shot) -> Modifiers {
    let mut modifiers = Modifiers::new();
    let mut add = |reason, value| modifiers.push(Modifier { reason, value });
    if let Some(officer) = state.officer_in(shot.mark.zone(), Side::Mexican) {
        add(Reason::Officer { officer }, officer.bonus());
    }
    if fire::has_eighteen(state, shot) {
        add(Reason::Eighteen, -3);
    } else if shot.fire == Fire::TexanCannon {
        add(Reason::Cannon, -2);
    }
    let count = fire::firers(state, shot);
    if count >= 2 {
        add(Reason::Volley { count }, if count == 2 { -1 } else { -2 });
    }
    if shot.battalion.arm() == Arm::Militia {
        add(Reason::Militia, -1);
    }
    match shot.fire {
        Fire::Free => add(Reason::Entering, -1),
        Fire::Pistols => add(Reason::Pistols, -2),
        _ => {}
    }
    modifiers
}

/// [3.2b] Rout, retreat or hold.
pub(crate) fn resolve(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let (zone, battalion) = (state.shot.mark.zone(), state.shot.battalion);
    let modifier = odds::total(&modifiers(state, state.shot));
    log.emit(|| Event::MoraleRolled { battalion, zone, die, modifier });
    match odds::morale(die, modifier) {
        Morale::Hold => log.emit(|| Event::Held { battalion, zone }),
        Morale::Rout => {
            log.emit(|| Event::Routed { battalion, zone });
            state.field.take_top(zone, battalion);
            lose_company(state, zone);
        }
        Morale::Retreat => {
            if !retreat::retreat(state, zone, battalion, log) {
                lose_company(state, zone);
            }
        }
    }
}

/// [1.2] If a zone has lost its last counter, its officer is in danger.
fn lose_company(state: &mut State, zone: Zone) {
    if !state.has_mexicans(zone) {
        officers::await_roll(state, zone, Side::Mexican);
    }
}
