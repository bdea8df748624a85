//! What clicks mean in each step, lawful or not.

use game::Pick;

use crate::decision::clicks::{self, Thing};
use crate::state::Step;
use crate::{Decision, Piece, State};

/// The decision these clicks would mean now.
pub(crate) fn read(state: &State, picks: &[Pick]) -> Option<Decision> {
    let things = picks.iter().map(|&pick| clicks::thing(pick)).collect::<Option<Vec<_>>>()?;
    match *things.as_slice() {
        [Thing::Button(button)] => button_decision(button),
        [Thing::Piece(piece)] => piece_decision(state, piece),
        [Thing::Place(place)] => Some(match state.step {
            Step::Put(_) => Decision::Put(place),
            Step::Retreat(_) => Decision::Retreat(place),
            _ => Decision::To(place),
        }),
        [Thing::Wall(wall)] => Some(Decision::Breach(wall)),
        [Thing::Column(column), Thing::Area(area)] => Some(Decision::Plot(column, area)),
        [Thing::Piece(Piece::Battery(battery)), Thing::Place(place)] => Some(Decision::Gun(battery, place)),
        [Thing::Piece(piece), Thing::Place(place)] => match (state.step, piece) {
            (Step::FirstFacing | Step::Facing | Step::React(_), Piece::Unit(unit)) => {
                Some(Decision::Face(unit, place.hex()))
            }
            _ => Some(Decision::Deploy(piece, place)),
        },
        [Thing::Piece(Piece::Unit(unit)), Thing::Fire] => Some(Decision::Fire(unit)),
        [Thing::Piece(Piece::Unit(unit)), Thing::Melee] => Some(Decision::Melee(unit)),
        _ => None,
    }
}

fn button_decision(button: u16) -> Option<Decision> {
    Some(match Pick::Button(button) {
        clicks::DONE => Decision::Done,
        clicks::HISTORIC => Decision::Historic,
        clicks::COMMIT => Decision::Commit,
        clicks::DEPLOY_ALL => Decision::DeployAll,
        clicks::RESERVE => Decision::Reserve,
        clicks::ADVANCE => Decision::Advance,
        clicks::STAY => Decision::Stay,
        clicks::LEAVE => Decision::Leave,
        _ => return None,
    })
}

/// A piece alone: taken up, moved, taken along, or sent to attack. A target clicked alone is fired at.
fn piece_decision(state: &State, piece: Piece) -> Option<Decision> {
    Some(match (state.step, piece) {
        (Step::Garrison, _) => Decision::Take(piece),
        (Step::Move(_), _) => Decision::Move(piece),
        (Step::Moving(_), _) => Decision::With(piece),
        (Step::Attack(_), _) => Decision::Attack(piece),
        (Step::Aim(_), Piece::Unit(unit)) => Decision::Fire(unit),
        _ => return None,
    })
}
