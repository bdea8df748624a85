//! [9a] The Hollywood version of Crockett's end. Bowie's is in `march`, where Mexicans come into his zone.

use game::Sink;

use crate::state::GunState;
use crate::{Crew, Event, Gun, Officer, Spot, State, Unit, Zones};

/// [9a] No more than this many defending counters are left.
const LAST_DEFENDERS: u8 = 2;

/// [9a] Crockett blows up the magazine: everybody in it and in the zones that touch it is lost.
pub(crate) fn blow_up(state: &mut State, log: &mut impl Sink<Event>) {
    if !state.scenario.magazine || state.defenders() > LAST_DEFENDERS {
        return;
    }
    let mexicans = |state: &State| state.mexican_zones().iter().map(|zone| state.mexicans(zone)).sum::<u8>();
    let is_hit = |spot: Spot| spot.zone().is_some_and(|zone| Zones::BLAST.contains(zone));
    let before = (mexicans(state), state.defenders());
    state.field.clear(Zones::BLAST);
    for unit in Unit::all() {
        if is_hit(state.unit(unit)) {
            state.field.put_unit(unit, Spot::Dead);
        }
    }
    for officer in Officer::all() {
        if is_hit(state.officer(officer)) {
            state.field.put_officer(officer, Spot::Dead);
        }
    }
    for gun in Gun::all().filter(|gun| Zones::BLAST.contains(gun.zone())) {
        state.field.put_gun(gun, GunState { crew: Crew::Destroyed, ..state.gun(gun) });
    }
    let after = (mexicans(state), state.defenders());
    log.emit(|| Event::Exploded { mexicans: before.0 - after.0, texans: before.1 - after.1 });
}
