//! 17 Artillery: guns stand on their numbers ([17.2]), fire one area far, and fall to those who hold their area.

use std::ops::ControlFlow;

use game::Sink;

use super::Flow;
use crate::data::{Printed, data};
use crate::{Area, Areas, Decision, Event, Gun, Guns, Illegal, State};

/// [17.3] At the end of their movement the Mexicans may destroy one gun in or touching each Alamo area they
/// hold.
///
/// Ruling 22: the chapel's gun too, at once.
pub(crate) fn can_spike(state: &State, gun: Gun, area: Area) -> Result<(), Illegal> {
    stands(state, gun)?;
    if !gun.areas().contains(area) {
        return Err(Illegal::GunElsewhere { gun, area });
    }
    if !state.has_mexicans(area) {
        return Err(Illegal::AreaNotHeld { area });
    }
    if state.struck.contains(area) {
        return Err(Illegal::AreaHasSpiked { area });
    }
    Ok(())
}

/// [17.0] A gun that is destroyed does nothing more.
pub(crate) fn stands(state: &State, gun: Gun) -> Result<(), Illegal> {
    if state.is_destroyed(gun) { Err(Illegal::GunDestroyed { gun }) } else { Ok(()) }
}

/// What each gun reaches.
pub(crate) const fn reaches(printed: &Printed) -> [Areas; Gun::COUNT] {
    let mut reach = [Areas::NONE; Gun::COUNT];
    let mut gun = 0;
    while gun < Gun::COUNT {
        reach[gun] = Areas(printed.guns[gun].areas);
        let mut area = 0;
        while area < Area::COUNT {
            if Areas(printed.guns[gun].areas).contains(Area(area as u8)) {
                reach[gun] = reach[gun].or(Areas(printed.open[area] | printed.walled[area]));
            }
            area += 1;
        }
        gun += 1;
    }
    reach
}

/// [17.1] A gun fires into any one area adjacent to those it occupies; [17.4] or into one of its own.
pub(crate) fn reach(gun: Gun) -> Areas {
    data().reach[gun.index()]
}

/// What reaches each area.
pub(crate) const fn bearing(reach: &[Areas; Gun::COUNT]) -> [Guns; Area::COUNT] {
    let mut bearing = [Guns::NONE; Area::COUNT];
    let mut gun = 0;
    while gun < Gun::COUNT {
        let mut area = 0;
        while area < Area::COUNT {
            if reach[gun].contains(Area(area as u8)) {
                bearing[area].insert(Gun(gun as u8));
            }
            area += 1;
        }
        gun += 1;
    }
    bearing
}

/// [17.1] The guns that reach an area.
pub(crate) fn bearing_on(area: Area) -> Guns {
    data().bearing[area.index()]
}

/// [17.3] All guns that may be spiked.
pub(crate) fn spikes(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let taken = state.army.held().minus(state.struck);
    for gun in state.works.guns().iter() {
        gun.areas().and(taken).iter().try_for_each(|area| visit(Decision::Spike(gun, area)))?;
    }
    ControlFlow::Continue(())
}

pub(crate) fn spike(state: &mut State, gun: Gun, area: Area, log: &mut impl Sink<Event>) {
    state.works.put_gun(gun, gun.hits_to_destroy());
    state.struck = state.struck.with(area);
    log.emit(|| Event::Spiked { gun, area });
}
