//! [9a] The Hollywood version of Crockett's end. Bowie's is in `march`, where Mexicans come into his zone.

use game::Sink;

use crate::{Crew, Event, Gun, Spot, State, Zone};

/// [9a] No more than so many defending counters are left.
const LAST_DEFENDERS: u8 = 2;

/// [9a] Crockett blows up the magazine: everybody in it and in the zones that touch it is lost.
pub(crate) fn blow_up(state: &mut State, log: &mut impl Sink<Event>) {
    if !state.scenario.magazine || state.defenders() > LAST_DEFENDERS {
        return;
    }
    let before = (state.stacks.iter().map(|stack| stack.count).sum::<u8>(), state.defenders());
    state.stacks.retain(|stack| !Zone::BLAST.contains(&stack.zone));
    for spot in state.units.iter_mut().chain(&mut state.officers) {
        if spot.zone().is_some_and(|zone| Zone::BLAST.contains(&zone)) {
            *spot = Spot::Dead;
        }
    }
    for gun in Gun::all().filter(|gun| Zone::BLAST.contains(&gun.zone())) {
        state.guns[gun.index()].crew = Crew::Destroyed;
    }
    let after = (state.stacks.iter().map(|stack| stack.count).sum::<u8>(), state.defenders());
    log.emit(|| Event::Exploded { mexicans: before.0 - after.0, texans: before.1 - after.1 });
}
