//! [1.3.2] Mexican counters put on the map and taken off it.

use crate::state::{STACK, Stack, Stacks};
use crate::{Battalion, State, Zone};

/// [5a] How many more Mexican counters a zone holds.
pub(crate) fn room(state: &State, zone: Zone) -> u8 {
    STACK.saturating_sub(state.mexicans(zone))
}

/// Adds counters to a list that stays in the order of zones and battalions.
pub(crate) fn add(stacks: &mut Stacks, new: Stack) {
    let key = (new.zone, new.battalion);
    match stacks.binary_search_by_key(&key, |stack| (stack.zone, stack.battalion)) {
        Ok(at) => {
            stacks[at].count += new.count;
            stacks[at].moved += new.moved;
            stacks[at].from = new.from.or(stacks[at].from);
        }
        Err(at) => stacks.insert(at, new),
    }
}

/// Takes counters away, those that have moved last.
pub(crate) fn take(state: &mut State, zone: Zone, battalion: Battalion, count: u8) {
    let key = (zone, battalion);
    let found = state.stacks.binary_search_by_key(&key, |stack| (stack.zone, stack.battalion));
    let at = found.expect("checked: the stack is there");
    let stack = &mut state.stacks[at];
    stack.count -= count;
    stack.moved = stack.moved.min(stack.count);
    if stack.count == 0 {
        state.stacks.remove(at);
    }
}
