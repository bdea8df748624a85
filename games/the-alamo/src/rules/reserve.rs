//! 13 The Reserve, and when it may be committed.

use game::Sink;

use crate::pieces::Units;
use crate::state::{Reserve, Side, State};
use crate::{Event, Illegal};

/// [4.0-f] A Mexican combat unit in good order is within the walls.
pub(crate) fn somebody_within(state: &State) -> bool {
    state.field.within.meets(Units::of(Side::Mexican))
}

/// [4.0-f] The Reserve may be committed while somebody is within; [R13a] once.
pub(crate) fn can_commit(state: &State) -> Result<(), Illegal> {
    if state.reserve != Reserve::Held {
        return Err(Illegal::ReserveCalled);
    }
    if somebody_within(state) { Ok(()) } else { Err(Illegal::NobodyWithin) }
}

pub(crate) fn commit(state: &mut State, log: &mut impl Sink<Event>) {
    state.reserve = Reserve::Committed;
    log.emit(|| Event::ReserveCommitted);
}
