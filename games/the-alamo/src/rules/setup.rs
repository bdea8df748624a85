//! 2 Setting up: guns in the open, the secret plot, the garrison.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::Sink;

use crate::decision::clicks::Thing;
use crate::map::{Area, Hex, Place};
use crate::pieces::{Battery, Column, Leaders, Piece, Pieces, Units};
use crate::rules::{Flow, arrival, facing, sequence, show_if};
use crate::scenario::{Assault, Garrison, TexanZone};
use crate::state::{Arrival, Side, Spot, State, Step};
use crate::{Decision, Event, Illegal, Now};

pub(crate) fn start(rules: Assault) -> State {
    State::empty(rules)
}

/// [R2a] One battery on each artillery hex.
pub(crate) fn can_post(state: &State, battery: Battery, place: Place) -> Result<(), Illegal> {
    if !state.batteries[battery.index()].spot.is_aside() {
        return Err(Illegal::GunPosted { battery });
    }
    if !place.hex().is_artillery() || place.is_inside() {
        return Err(Illegal::NotArtilleryHex { place });
    }
    if state.battery_at(place).is_some() { Err(Illegal::GunHexTaken { place }) } else { Ok(()) }
}

pub(crate) fn gun_posts(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    // The artillery hexes are the historical posts.
    for battery in Battery::all() {
        for place in Battery::all().map(Battery::post) {
            show_if(can_post(state, battery, place), Decision::Gun(battery, place), visit)?;
        }
    }
    show_if(can_place_historically(state), Decision::Historic, visit)
}

pub(crate) fn post(state: &mut State, battery: Battery, place: Place, log: &mut impl Sink<Event>) {
    state.batteries[battery.index()].spot = Spot::on(place);
    log.emit(|| Event::GunPosted { battery, place });
    if state.batteries.iter().all(|battery| !battery.spot.is_aside()) {
        state.step = Step::Plot;
    }
}

/// What is still to be placed: guns, or the garrison.
fn waiting(state: &State) -> impl Iterator<Item = Piece> + '_ {
    let batteries = Battery::all().map(Piece::Battery);
    let garrison = garrison();
    let guns = state.step == Step::Guns;
    let all = batteries.filter(move |_| guns).chain(garrison.filter(move |_| !guns));
    all.filter(|&piece| state.spot_of(piece).is_aside())
}

fn garrison() -> impl Iterator<Item = Piece> {
    Units::of(Side::Texan).iter().map(Piece::Unit).chain(Leaders::of(Side::Texan).iter().map(Piece::Leader))
}

fn history(piece: Piece) -> Option<Place> {
    match piece {
        Piece::Unit(unit) => unit.post(),
        Piece::Leader(leader) => leader.post(),
        Piece::Battery(battery) => Some(battery.post()),
    }
}

/// [R2c] The rest as history had it, if those posts are free.
pub(crate) fn can_place_historically(state: &State) -> Result<(), Illegal> {
    for piece in waiting(state) {
        let Some(place) = history(piece) else { continue };
        let free = match piece {
            Piece::Unit(_) => state.has_room(place),
            Piece::Battery(_) => state.battery_at(place).is_none(),
            Piece::Leader(_) => true,
        };
        if !free {
            return Err(Illegal::HistoryTaken { place });
        }
    }
    Ok(())
}

pub(crate) fn place_historically(state: &mut State, log: &mut impl Sink<Event>) {
    if state.step == Step::Guns {
        for battery in Battery::all() {
            if !state.batteries[battery.index()].spot.is_aside() {
                continue;
            }
            let place = battery.post();
            state.batteries[battery.index()].spot = Spot::on(place);
            log.emit(|| Event::GunPosted { battery, place });
        }
        state.step = Step::Plot;
        return;
    }
    for piece in garrison() {
        if let Some(place) = history(piece).filter(|_| state.spot_of(piece).is_aside()) {
            set_down(state, piece, place, log);
        }
    }
    end_garrison(state, log);
}

/// [R2b] Columns 1 to 4 have four different areas, the Reserve any; each is written down once.
pub(crate) fn can_plot(state: &State, column: Column, area: Area) -> Result<(), Illegal> {
    if state.plot[column.index()].is_some() {
        return Err(Illegal::ColumnPlotted { column });
    }
    let taken = state.plot[..Column::RESERVE.index()].contains(&Some(area));
    if column != Column::RESERVE && taken { Err(Illegal::AreaTaken { area }) } else { Ok(()) }
}

/// [R2b] The plot is sealed when every column has its area.
pub(crate) fn can_seal(state: &State) -> Result<(), Illegal> {
    if state.plot.contains(&None) { Err(Illegal::PlotIncomplete) } else { Ok(()) }
}

pub(crate) fn plots(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    for column in Column::all() {
        for area in Area::all() {
            show_if(can_plot(state, column, area), Decision::Plot(column, area), visit)?;
        }
    }
    show_if(can_seal(state), Decision::Commit, visit)
}

pub(crate) fn plot(state: &mut State, column: Column, area: Area, log: &mut impl Sink<Event>) {
    state.plot[column.index()] = Some(area);
    log.emit(|| Event::Plotted { column, area });
}

pub(crate) fn seal(state: &mut State, log: &mut impl Sink<Event>) {
    log.emit(|| Event::PlotSealed);
    state.step = Step::Garrison;
    // Ruling 22: by an option the garrison stands at its historical posts.
    if state.rules.garrison == Garrison::Posts {
        place_historically(state, log);
    }
}

/// [R2c] Every unit and leader of the garrison is placed once.
pub(crate) fn can_take(state: &State, piece: Piece) -> Result<(), Illegal> {
    if let Piece::Battery(battery) = piece {
        return Err(Illegal::GunPosted { battery });
    }
    if state.side_of(piece) != Side::Texan {
        return Err(Illegal::Enemy { thing: Thing::Piece(piece), now: Now::of(state) });
    }
    if state.spot_of(piece).is_aside() { Ok(()) } else { Err(Illegal::PiecePlaced { piece }) }
}

pub(crate) fn takes(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    for piece in garrison() {
        show_if(can_take(state, piece), Decision::Take(piece), visit)?;
    }
    show_if(can_place_historically(state), Decision::Historic, visit)
}

/// [R2c] Anywhere in the compound where there is room.
pub(crate) fn can_put(state: &State, piece: Piece, place: Place) -> Result<(), Illegal> {
    if !place.is_in_compound() {
        return Err(Illegal::NotInCompound { place });
    }
    match piece {
        Piece::Unit(_) if !state.has_room(place) => {
            Err(Illegal::PlaceFull { place, limit: state.stacking_limit() })
        }
        _ => Ok(()),
    }
}

pub(crate) fn puts(state: &State, piece: Piece, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    for hex in Hex::all().filter(|hex| hex.top().is_in_compound()) {
        show_if(can_put(state, piece, hex.top()), Decision::Put(hex.top()), visit)?;
        if let Some(inside) = hex.inside() {
            show_if(can_put(state, piece, inside), Decision::Put(inside), visit)?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn put(state: &mut State, piece: Piece, place: Place, log: &mut impl Sink<Event>) {
    set_down(state, piece, place, log);
    state.step = Step::Garrison;
    if waiting(state).next().is_none() {
        end_garrison(state, log);
    }
}

fn set_down(state: &mut State, piece: Piece, place: Place, log: &mut impl Sink<Event>) {
    match piece {
        Piece::Unit(unit) => {
            let facing = match state.rules.texan_zone {
                TexanZone::Faced => place.hex().outward(),
                TexanZone::Chosen => facing::UNSET,
            };
            state.put(unit, place, facing);
        }
        Piece::Leader(leader) => state.leaders[leader.index()] = Spot::on(place),
        Piece::Battery(_) => {}
    }
    log.emit(|| Event::Placed { piece, place });
}

fn end_garrison(state: &mut State, log: &mut impl Sink<Event>) {
    if !facing::begin(state, Step::FirstFacing) {
        reveal_columns(state, log);
    }
}

/// [R2d] The areas of columns 1 to 4 are revealed, and the columns come.
pub(crate) fn reveal_columns(state: &mut State, log: &mut impl Sink<Event>) {
    state.done = Pieces::NONE;
    for column in Column::all().filter(|&column| column != Column::RESERVE) {
        sequence::reveal(state, column, log);
    }
    state.step = Step::Deploy(Arrival::Columns);
    if !arrival::somebody_arrives(state, Arrival::Columns) {
        sequence::end_arrival(state, Arrival::Columns, log);
    }
}

/// [R2b] Another plot that the Texans could not tell from the true one: what is not revealed, drawn again.
pub(crate) fn redraw_plot(state: &mut State, below: &mut impl FnMut(u64) -> u64) {
    let is_known = |column: Column, state: &State| state.revealed.contains(column);
    let columns = Column::all().filter(|&column| column != Column::RESERVE);
    let known =
        columns.filter(|&column| is_known(column, state)).filter_map(|column| state.plot[column.index()]);
    let known: ArrayVec<Area, { Column::COUNT }> = known.collect();
    let mut free: ArrayVec<Area, { Area::COUNT }> =
        Area::all().filter(|area| !known.contains(area)).collect();
    for column in Column::all() {
        let at = column.index();
        if state.plot[at].is_none() || is_known(column, state) {
            continue;
        }
        state.plot[at] = Some(if column == Column::RESERVE {
            Area(below(Area::COUNT as u64) as u8)
        } else {
            free.swap_remove(below(free.len() as u64) as usize)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Game;

    /// Columns 1 to 4 have four areas: what is drawn again leaves alone what has been revealed.
    #[test]
    fn a_plot_drawn_anew_is_lawful_and_reaches_every_plot() {
        let truth = State::from_pos("turn 1, garrison\nplot: 1=1 2=2 3=3 4=4 R=1\nrevealed: 1 3").unwrap();
        let mut plots = std::collections::BTreeSet::new();
        for drawn in 0..1000_u64 {
            let mut rest = drawn;
            let drawn = truth.redraw(crate::TEXAN, &mut |n| {
                let digit = rest % n;
                rest /= n;
                digit
            });
            assert_eq!(drawn.invariants(), Ok(()), "{}", drawn.pos());
            assert_eq!((drawn.plot[0], drawn.plot[2]), (truth.plot[0], truth.plot[2]));
            assert_eq!(drawn.levelled(crate::TEXAN), truth.levelled(crate::TEXAN));
            plots.insert(drawn.plot);
        }
        // Two areas of the four that are left, and any for the Reserve.
        assert_eq!(plots.len(), 4 * 3 * Area::COUNT);
    }
}
