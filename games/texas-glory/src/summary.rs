//! What a turn comes to, in a few lines; and where events led on the map. Both are made of what the reader may know.

use game::{Count, Phrase, Pick, Seat, Times};

use crate::block::{MEXICAN, Side, TEXAN};
use crate::decision::clicks;
use crate::event::Event;
use crate::map::Place;
use crate::view::View;
use crate::words::side;

/// What one side did and lost.
#[derive(Default)]
struct Deeds {
    marches: Times<Place>,
    steps: u16,
    dead: Times<Phrase>,
}

/// Who marched where, which battles and sieges were fought, what was lost and burned.
pub(crate) fn summary(events: &[Event]) -> [Vec<Phrase>; 3] {
    let mut deeds = [Deeds::default(), Deeds::default()];
    let (mut fights, mut burned) = (Times::default(), Times::default());
    for event in events {
        match *event {
            Event::Marched { seat, to, .. } | Event::Sailed { seat, to, .. } => {
                of(&mut deeds, seat).marches.add(to);
            }
            Event::Lost { seat, .. } => of(&mut deeds, seat).steps += 1,
            Event::Eliminated { seat, block, .. } | Event::Surrendered { seat, block, .. } => {
                of(&mut deeds, seat).dead.add(block.name());
            }
            Event::BattleBegan { place, .. } => fights.add(place),
            Event::Burned { place, .. } => burned.add(place),
            _ => {}
        }
    }
    let [texan, mexican] = deeds;
    let each = [(TEXAN, texan), (MEXICAN, mexican)];
    let (mut moves, mut losses) = (Vec::new(), Vec::new());
    for (seat, deeds) in each {
        let said = |id| Phrase::new(id).with("side", side(seat));
        if !deeds.marches.is_empty() {
            moves.push(said("summary-marched").with("places", deeds.marches.told(counted, "summary-more")));
        }
        if deeds.steps > 0 {
            losses.push(said("summary-steps").with("steps", deeds.steps));
        }
        if !deeds.dead.is_empty() {
            losses.push(said("summary-dead").with("blocks", deeds.dead.told(|name, _| name, "summary-more")));
        }
    }
    let places = |id, places: Times<Place>| {
        let told = |places: Times<Place>| places.told(|place, _| place.name(), "summary-more");
        (!places.is_empty()).then(|| Phrase::new(id).with("places", told(places)))
    };
    losses.extend(places("summary-burned", burned));
    [moves, places("summary-fought", fights).into_iter().collect(), losses]
}

fn of(deeds: &mut [Deeds; 2], seat: Seat) -> &mut Deeds {
    &mut deeds[usize::from(seat.0.min(1))]
}

/// "San Antonio", "San Antonio (3)".
fn counted(place: Place, count: u16) -> Phrase {
    Phrase::new("summary-place").with("place", place.name()).with("count", count)
}

/// The towns that decide, and the blocks that are lost.
pub(crate) fn counts(view: &View) -> Vec<Count> {
    let dead = |side: Side| view.dead.iter().filter(|block| block.data().side == side).count() as u16;
    vec![
        Count::of_each("count-towns", view.towns.map(u16::from)),
        Count::of_each("count-dead", [Side::Texan, Side::Mexican].map(dead)),
    ]
}

/// The way of a march, a retreat or a voyage.
pub(crate) fn path(event: &Event) -> Vec<Pick> {
    let places = match *event {
        Event::Marched { from, to, via, .. } => [from, via.filter(|&via| Some(via) != from), Some(to)],
        Event::Sailed { from, to, .. }
        | Event::Regrouped { from, to, .. }
        | Event::Retreated { from, to, .. } => [Some(from), None, Some(to)],
        _ => return Vec::new(),
    };
    places.into_iter().flatten().map(clicks::place).collect()
}
