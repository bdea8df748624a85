//! The attack under way, drawn on the board.

use the_alamo::view::View;
use the_alamo::{Piece, Place};

use super::pieces::outline_of;
use super::plan::{middle, threshold};
use crate::compound::stroke::stroke;

/// Where a piece stands.
fn place_of(view: &View, piece: Piece) -> Option<Place> {
    match piece {
        Piece::Unit(unit) => view.unit(unit)?.post.place(),
        Piece::Leader(leader) => view.leaders().find(|it| it.leader == leader)?.post.place(),
        Piece::Battery(battery) => view.batteries().find(|it| it.battery == battery)?.post.place(),
    }
}

/// What is attacked.
pub fn targets(view: &View) -> String {
    let Some(fight) = &view.fight else { return String::new() };
    match fight.wall {
        Some(wall) => {
            let ((x, y), _) = threshold(wall);
            format!(r##"<circle class="target" cx="{x}" cy="{y}" r="26"/>"##)
        }
        None => place_of(view, Piece::Unit(fight.target)).map_or_else(String::new, |place| {
            format!(r##"<path class="target" d="{}"/>"##, outline_of(place))
        }),
    }
}

/// A stroke from who attacks to what is attacked.
pub fn strokes(view: &View) -> String {
    let Some(fight) = &view.fight else { return String::new() };
    let goal = match fight.wall {
        Some(wall) => Some(threshold(wall).0),
        None => place_of(view, Piece::Unit(fight.target)).map(|place| middle(place.hex())),
    };
    match (place_of(view, fight.attacker), goal) {
        (Some(from), Some(to)) => stroke(middle(from.hex()), to),
        _ => String::new(),
    }
}
