//! What clicks mean in each step, legal or not; and where they mean nothing, the fact in the way.
//!
//! The Texan's clicks never look at the plot.

use game::Pick;

use crate::decision::clicks::{self, Thing};
use crate::now::Now;
use crate::rules::reach::Mover;
use crate::rules::{aim, arrival, facing, movement, retreat, setup};
use crate::state::Step;
use crate::{Arrival, Column, Decision, Illegal, Leader, Piece, Place, Side, State, Unit, Way};

/// The decision these clicks would mean now.
pub(crate) fn read(state: &State, picks: &[Pick]) -> Result<Decision, Illegal> {
    let now = Now::of(state);
    let known = picks.iter().map(|&pick| clicks::thing(pick).ok_or(Illegal::Nothing { now }));
    let things = known.collect::<Result<Vec<Thing>, Illegal>>()?;
    match *things.as_slice() {
        [] => Err(Illegal::OutOfTurn { now }),
        [thing] => alone(state, thing),
        [first, second] => then(state, first, second),
        [.., last] => Err(Illegal::CannotFollow { thing: last, now }),
    }
}

/// One click: it means a decision by itself, or begins none.
fn alone(state: &State, thing: Thing) -> Result<Decision, Illegal> {
    match (state.step, thing) {
        (_, Thing::Button(button)) => button_pressed(state, button),
        (Step::Garrison, Thing::Piece(piece)) => Ok(Decision::Take(piece)),
        (Step::Put(_), Thing::Place(place)) => Ok(Decision::Put(place)),
        (Step::Move(side), Thing::Piece(piece)) => mover(state, side, piece),
        (Step::Moving(_), Thing::Place(place)) => Ok(Decision::To(place)),
        (Step::Moving(mover), Thing::Piece(piece)) => along(state, mover, piece),
        (Step::Attack(side), Thing::Piece(piece)) if state.side_of(piece) == side => {
            Ok(Decision::Attack(piece))
        }
        (Step::Aim(_), Thing::Wall(wall)) => Ok(Decision::Breach(wall)),
        (Step::Retreat(_), Thing::Place(place)) => Ok(Decision::Retreat(place)),
        (Step::Guns, thing) => Err(not_to_post(state, thing)),
        (Step::Plot, thing) => Err(not_to_plot(state, thing)),
        (Step::Garrison, thing) => Err(not_to_place(state, thing)),
        (Step::Put(piece), thing) => Err(not_a_post(state, piece, thing)),
        (Step::FirstFacing | Step::Facing, thing) => Err(not_to_turn(state, thing)),
        (Step::React(mover), thing) => Err(not_to_react(state, mover, thing)),
        (Step::Deploy(arrival), thing) => Err(not_to_deploy(state, arrival, thing)),
        (Step::Attack(_), thing) => Err(not_to_attack(state, thing)),
        (Step::Aim(attacker), thing) => Err(not_a_target(state, attacker, thing)),
        (Step::Moving(_), Thing::Area(_)) => Err(Illegal::EdgeOfMap),
        (Step::Retreat(unit), Thing::Piece(piece)) => Err(not_to_run_to(state, unit, piece)),
        (Step::Move(_), Thing::Place(place)) => Err(bare_place(state, place)),
        (Step::Advance | Step::Commitment, thing) => Err(not_by_click(state, thing)),
        (_, thing) => Err(no_part(state, thing)),
    }
}

fn button_pressed(state: &State, button: u16) -> Result<Decision, Illegal> {
    match (state.step, Pick::Button(button)) {
        (step, clicks::DONE) if step.is_free() => Ok(Decision::Done),
        (Step::Guns | Step::Garrison, clicks::HISTORIC) => Ok(Decision::Historic),
        (Step::Plot, clicks::COMMIT) => Ok(Decision::Commit),
        (Step::Deploy(_), clicks::DEPLOY_ALL) => Ok(Decision::DeployAll),
        (Step::Commitment, clicks::RESERVE) => Ok(Decision::Reserve),
        (Step::Advance, clicks::ADVANCE) => Ok(Decision::Advance),
        (Step::Advance, clicks::STAY) => Ok(Decision::Stay),
        (Step::Moving(_), clicks::STAY) if state.spent > 0 => Ok(Decision::Stay),
        (Step::Move(_) | Step::Moving(_) | Step::Retreat(_), clicks::LEAVE) => Ok(Decision::Leave),
        _ => Err(no_part(state, Thing::Button(button))),
    }
}

/// A thing that has nothing to do with the step: the enemy's, or nobody's.
fn no_part(state: &State, thing: Thing) -> Illegal {
    let owner = match thing {
        Thing::Piece(piece) => Some(state.side_of(piece)),
        Thing::Column(_) => Some(Side::Mexican),
        Thing::Place(_) | Thing::Area(_) | Thing::Wall(_) | Thing::Fire | Thing::Melee | Thing::Button(_) => {
            None
        }
    };
    let now = Now::of(state);
    match (thing, owner) {
        (Thing::Wall(wall), _) => Illegal::WallsInCombat { wall, now },
        (Thing::Piece(piece), _) if has_gone(state, piece) => Illegal::NotOnMap { piece },
        (_, Some(side)) if state.awaits() != Some(side) => Illegal::Enemy { thing, now },
        _ => Illegal::NoPart { thing, now },
    }
}

/// Out of the game, or on the Replacement Track.
fn has_gone(state: &State, piece: Piece) -> bool {
    state.place_of(piece).is_none() && !state.spot_of(piece).is_aside()
}

/// A place where somebody is wanted: its pieces are to be clicked, if they are one's own.
fn bare_place(state: &State, place: Place) -> Illegal {
    let now = Now::of(state);
    let own = |piece: &Piece| state.awaits() == Some(state.side_of(*piece));
    match pieces_at(state, place).find(own).or_else(|| pieces_at(state, place).next()) {
        Some(piece) if own(&piece) => Illegal::ClickThePiece { piece, now },
        Some(piece) => Illegal::Enemy { thing: Thing::Piece(piece), now },
        None => Illegal::NobodyThere { place, now },
    }
}

/// Units first, then leaders, then a battery.
fn pieces_at(state: &State, place: Place) -> impl Iterator<Item = Piece> + '_ {
    let leaders =
        Leader::all().map(Piece::Leader).filter(move |&leader| state.place_of(leader) == Some(place));
    state.units_at(place).map(Piece::Unit).chain(leaders).chain(state.battery_at(place).map(Piece::Battery))
}

/// What the buttons decide: the piece and the place that it is about are not clicked.
fn not_by_click(state: &State, thing: Thing) -> Illegal {
    let now = Now::of(state);
    let fight = &state.fight;
    let about = match thing {
        Thing::Piece(piece) => state.step == Step::Advance && piece == fight.attacker,
        Thing::Place(place) => state.step == Step::Advance && place == fight.ground,
        Thing::Column(column) => state.step == Step::Commitment && column == Column::RESERVE,
        _ => false,
    };
    if about { Illegal::ByButton { now } } else { no_part(state, thing) }
}

/// The second of two clicks: where to, or how.
fn then(state: &State, first: Thing, second: Thing) -> Result<Decision, Illegal> {
    match (state.step, first, second) {
        (Step::Guns, Thing::Piece(Piece::Battery(battery)), Thing::Place(place)) => {
            Ok(Decision::Gun(battery, place))
        }
        (Step::Plot, Thing::Column(column), Thing::Area(area)) => Ok(Decision::Plot(column, area)),
        // A hex is faced, not a room in it.
        (
            Step::FirstFacing | Step::Facing | Step::React(_),
            Thing::Piece(Piece::Unit(unit)),
            Thing::Place(place),
        ) if !place.is_inside() => Ok(Decision::Face(unit, place.hex())),
        (Step::Deploy(_), Thing::Piece(piece), Thing::Place(place)) => Ok(Decision::Deploy(piece, place)),
        (Step::Aim(_), Thing::Piece(Piece::Unit(unit)), Thing::Fire) => Ok(Decision::Fire(unit)),
        (Step::Aim(_), Thing::Piece(Piece::Unit(unit)), Thing::Melee) => Ok(Decision::Melee(unit)),
        _ => match alone(state, first) {
            // What begins nothing says why; after what does, something else was due.
            Err(Illegal::Unfinished { .. }) | Ok(_) => {
                Err(Illegal::CannotFollow { thing: second, now: Now::of(state) })
            }
            Err(illegal) => Err(illegal),
        },
    }
}

/// Of several reasons the first that is not about distance; if one of the decisions is legal, there is only something to add.
fn nearest(state: &State, reasons: impl Iterator<Item = Result<(), Illegal>>) -> Illegal {
    let now = Now::of(state);
    game::nearest(reasons, remoteness, Illegal::Unfinished { now }).unwrap_or(Illegal::OutOfTurn { now })
}

/// How far a refusal is from being overcome.
fn remoteness(illegal: Illegal) -> u8 {
    match illegal {
        Illegal::PlaceFull { .. } => 1,
        Illegal::GunAtHexside { .. } | Illegal::DisorderedAtWall { .. } => 2,
        Illegal::TooFar { .. } | Illegal::NotAdjacent { .. } => 3,
        Illegal::NoDoor { .. } | Illegal::Prohibited { .. } => 4,
        _ => 0,
    }
}

/// [R2a] What is not posted as a gun.
fn not_to_post(state: &State, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Piece(Piece::Battery(battery)) => {
            if state.place_of(Piece::Battery(battery)).is_some() {
                Illegal::GunPosted { battery }
            } else {
                Illegal::Unfinished { now }
            }
        }
        Thing::Piece(piece) if state.side_of(piece) == Side::Texan => Illegal::GunsFirst { piece },
        Thing::Place(place) if !place.hex().is_artillery() || place.is_inside() => {
            Illegal::NotArtilleryHex { place }
        }
        Thing::Place(place) if state.battery_at(place).is_some() => Illegal::GunHexTaken { place },
        Thing::Place(_) => Illegal::TooEarly { thing, now },
        thing => no_part(state, thing),
    }
}

/// [R2b] What is not plotted.
fn not_to_plot(state: &State, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Column(column) if state.plot[column.index()].is_some() => Illegal::ColumnPlotted { column },
        Thing::Column(_) => Illegal::Unfinished { now },
        Thing::Area(_) => Illegal::TooEarly { thing, now },
        thing => no_part(state, thing),
    }
}

/// [R2c] What is not taken up to be placed.
fn not_to_place(state: &State, thing: Thing) -> Illegal {
    match thing {
        Thing::Place(place) if !place.is_in_compound() => Illegal::NotInCompound { place },
        Thing::Place(_) => Illegal::TooEarly { thing, now: Now::of(state) },
        thing => no_part(state, thing),
    }
}

/// [R2c] Where a piece of the garrison is not placed: on others, or not on a place at all.
fn not_a_post(state: &State, piece: Piece, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Piece(other) if other == piece => Illegal::Chosen { piece, now },
        Thing::Piece(other) => match state.place_of(other) {
            Some(place) => {
                setup::can_put(state, piece, place).err().unwrap_or(Illegal::NoPart { thing, now })
            }
            None => no_part(state, thing),
        },
        thing => no_part(state, thing),
    }
}

/// [R6b] What is not turned.
fn not_to_turn(state: &State, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Piece(Piece::Unit(unit)) if unit.side() == Side::Texan => {
            let around = state.place(unit).map(|place| place.hex());
            match around {
                None => Illegal::NotOnMap { piece: Piece::Unit(unit) },
                Some(hex) => {
                    let neighbours = crate::Facing::all().filter_map(|side| hex.beyond(side));
                    nearest(state, neighbours.map(|hex| facing::can_face(state, unit, hex)))
                }
            }
        }
        Thing::Piece(piece) if state.side_of(piece) == Side::Texan => Illegal::UnitsFace { piece },
        Thing::Place(_) => Illegal::TooEarly { thing, now },
        thing => no_part(state, thing),
    }
}

/// Ruling 7: what does not turn to an enemy who comes near.
fn not_to_react(state: &State, mover: Piece, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Piece(Piece::Unit(unit)) if unit.side() == Side::Texan => match state.place_of(mover) {
            Some(place) => nearest(state, [facing::can_react(state, mover, unit, place.hex())].into_iter()),
            None => Illegal::OutOfTurn { now },
        },
        Thing::Piece(piece) if state.side_of(piece) == Side::Texan => Illegal::UnitsFace { piece },
        Thing::Place(_) => Illegal::TooEarly { thing, now },
        thing => no_part(state, thing),
    }
}

/// What does not come onto the map: [R2d] the columns, [4.0-b] replacements, [4.0-c] the Reserve.
fn not_to_deploy(state: &State, arrival: Arrival, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Piece(piece) if state.side_of(piece) == Side::Mexican => {
            nearest(state, arrival::tries(state, arrival, piece))
        }
        Thing::Place(_) | Thing::Area(_) => Illegal::TooEarly { thing, now },
        thing => no_part(state, thing),
    }
}

/// [R5a] The piece that is to move; one that cannot says what keeps it.
fn mover(state: &State, side: Side, piece: Piece) -> Result<Decision, Illegal> {
    match (movement::can_move(state, side, piece), Mover::new(state, piece)) {
        (Err(Illegal::NowhereToGo { .. }), Some(mover)) => Err(mover.pinned(state)),
        _ => Ok(Decision::Move(piece)),
    }
}

/// [R5h] Who goes along; an enemy is in the way instead.
fn along(state: &State, mover: Piece, piece: Piece) -> Result<Decision, Illegal> {
    match state.place_of(piece) {
        Some(place) if state.side_of(piece) != state.side_of(mover) => {
            Err(movement::can_go(state, mover, place).err().unwrap_or(Illegal::TakeByEntering { piece }))
        }
        None if state.side_of(piece) != state.side_of(mover) => Err(Illegal::NotOnMap { piece }),
        _ if piece == mover => Err(Illegal::Chosen { piece, now: Now::of(state) }),
        _ => Ok(Decision::With(piece)),
    }
}

/// [R8a] First the attacker: an enemy, a wall or a place comes later.
fn not_to_attack(state: &State, thing: Thing) -> Illegal {
    let now = Now::of(state);
    match thing {
        Thing::Piece(piece) if state.place_of(piece).is_none() => Illegal::NotOnMap { piece },
        Thing::Piece(_) | Thing::Wall(_) => Illegal::TooEarly { thing, now },
        Thing::Place(place) => bare_place(state, place),
        thing => no_part(state, thing),
    }
}

/// [R9b] Where others are, seen as a place to run to.
fn not_to_run_to(state: &State, unit: Unit, piece: Piece) -> Illegal {
    let reason = state.place_of(piece).and_then(|place| retreat::can_retreat(state, unit, place).err());
    reason.unwrap_or_else(|| no_part(state, Thing::Piece(piece)))
}

/// [R8a] What is not attacked, or not from here.
fn not_a_target(state: &State, attacker: Piece, thing: Thing) -> Illegal {
    let own = |piece: Piece| state.side_of(piece) == state.side_of(attacker);
    match thing {
        Thing::Piece(Piece::Unit(unit)) => {
            let ways = [Way::Fire, Way::Melee].into_iter();
            nearest(state, ways.map(|way| aim::can_strike(state, attacker, unit, way)))
        }
        Thing::Piece(piece) if own(piece) => Illegal::NotAnEnemy { piece },
        Thing::Piece(piece) => Illegal::NotATarget { piece },
        Thing::Place(place) => on_place(state, place),
        Thing::Fire | Thing::Melee => Illegal::TooEarly { thing, now: Now::of(state) },
        thing => no_part(state, thing),
    }
}

/// Attacks are on units, not on the places they hold.
fn on_place(state: &State, place: Place) -> Illegal {
    match pieces_at(state, place).next() {
        Some(piece) if state.awaits() == Some(state.side_of(piece)) => Illegal::NotAnEnemy { piece },
        Some(Piece::Unit(unit)) => Illegal::AttackTheUnit { unit },
        Some(piece) => Illegal::NotATarget { piece },
        None => Illegal::NobodyThere { place, now: Now::of(state) },
    }
}
