//! [1.3.2] Mexican counters put on the map and taken off it.

use crate::state::{Absent, Home, STACK, Stack, Stacks};
use crate::{Battalion, Illegal, State, Zone};

/// [5a] How many more Mexican counters a zone holds.
pub(crate) fn room(state: &State, zone: Zone) -> u8 {
    STACK.saturating_sub(state.mexicans(zone))
}

/// [5a] Whether a zone holds so many more.
pub(crate) fn has_room(state: &State, zone: Zone, count: u8) -> Result<(), Illegal> {
    match room(state, zone) {
        room if room >= count => Ok(()),
        0 => Err(Illegal::Full { zone }),
        room => Err(Illegal::RoomForFewer { zone, room }),
    }
}

/// Puts counters on top of those of their battalion in the zone, together with those that came the same way. The list
/// stays in the order of zones and battalions.
pub(crate) fn add(stacks: &mut Stacks, mut new: Stack) {
    let key = (new.zone, new.battalion);
    let same =
        |stack: &Stack| (stack.zone, stack.battalion, stack.from) == (new.zone, new.battalion, new.from);
    if let Some(at) = stacks.iter().position(same) {
        let old = stacks.remove(at);
        new.count += old.count;
        new.moved += old.moved;
    }
    let at = stacks.partition_point(|stack| (stack.zone, stack.battalion) <= key);
    stacks.insert(at, new);
}

/// Takes the top counter of a battalion away, and says how it came. Of several that came together, one that has moved.
pub(crate) fn take_top(state: &mut State, zone: Zone, battalion: Battalion) -> Stack {
    let at = state.stacks.partition_point(|stack| (stack.zone, stack.battalion) <= (zone, battalion)) - 1;
    let stack = &mut state.stacks[at];
    let top = Stack { count: 1, moved: stack.moved.min(1), ..*stack };
    stack.count -= 1;
    stack.moved -= top.moved;
    if stack.count == 0 {
        state.stacks.remove(at);
    }
    top
}

/// Takes counters of a battalion away that have not moved, from the top.
pub(crate) fn set_out(state: &mut State, zone: Zone, battalion: Battalion, count: u8) {
    let mut left = count;
    for stack in state.stacks.iter_mut().rev() {
        if (stack.zone, stack.battalion) == (zone, battalion) {
            let going = left.min(stack.count - stack.moved);
            stack.count -= going;
            left -= going;
        }
    }
    state.stacks.retain(|stack| stack.count > 0);
}

/// Counters wait off the map.
pub(crate) fn leave(state: &mut State, home: Home, battalion: Battalion, count: u8) {
    match state.off.binary_search_by_key(&(home, battalion), |absent| (absent.home, absent.battalion)) {
        Ok(at) => state.off[at].count += count,
        Err(at) => state.off.insert(at, Absent { home, battalion, count }),
    }
}
