//! The position for the terminal: place by place, as a viewer may know it.

use game::{Phrase, Row, Seat};

use crate::view::{Stack, View};
use crate::words::side;

pub(crate) fn sketch(view: &View) -> Vec<Row> {
    let mut rows = Vec::new();
    for place in view.places.iter() {
        let sides = [Seat(0), Seat(1)];
        let mut what: Vec<Phrase> =
            sides.iter().zip(&place.stacks).flat_map(|(&seat, stack)| stack_words(seat, stack)).collect();
        if place.burned {
            what.push(Phrase::new("sketch-burned"));
        }
        rows.push(Row { place: place.place.title(), what });
    }
    rows
}

fn stack_words(seat: Seat, stack: &Stack<'_>) -> Vec<Phrase> {
    let mut what: Vec<Phrase> = stack
        .shown
        .iter()
        .map(|face| {
            Phrase::new("sketch-block").with("block", face.block.name()).with("strength", face.strength)
        })
        .collect();
    let hidden = usize::from(stack.counts.all()) - stack.shown.len();
    if hidden > 0 {
        what.push(Phrase::new("sketch-hidden").with("side", side(seat)).with("count", hidden));
    }
    if stack.counts.inside > 0 {
        what.push(Phrase::new("sketch-inside").with("count", stack.counts.inside));
    }
    what
}
