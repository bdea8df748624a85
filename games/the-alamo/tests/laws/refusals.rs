//! Whatever is clicked that leads nowhere, the game says why not, and what it says is so.

use game::{Pick, Refusal};
use the_alamo::clicks::{Thing, thing};
use the_alamo::{Battery, Illegal, Order, Piece, Place, Post, Side, View};

/// Everything there is to click: pieces, places, hexsides, buttons.
fn every_click() -> Vec<Pick> {
    testkit::clicks(110, 1300, 0..2, 9).filter(|&pick| thing(pick).is_some()).collect()
}

#[test]
fn every_click_that_leads_nowhere_is_refused_by_its_clause() {
    testkit::refusals::<the_alamo::State>("assault", 3, &every_click(), fault);
}

#[test]
fn so_it_is_where_the_texans_answer_every_step() {
    let scenario = "assault texan-zone=chosen stacking=two crew=both rout-retreat=none";
    testkit::refusals::<the_alamo::State>(scenario, 2, &every_click(), fault);
}

/// Where a piece is, and whose.
fn piece_of(view: &View, piece: Piece) -> Option<(Side, Option<Place>)> {
    let units = view.units().map(|unit| (Piece::Unit(unit.unit), unit.side, unit.post));
    let leaders = view.leaders().map(|leader| (Piece::Leader(leader.leader), leader.side, leader.post));
    let guns = view.batteries().map(|gun| (Piece::Battery(gun.battery), gun.owner, gun.post));
    let (_, side, post) = units.chain(leaders).chain(guns).find(|&(other, ..)| other == piece)?;
    Some((side, if let Post::On(place) = post { Some(place) } else { None }))
}

fn place_of(view: &View, piece: Piece) -> Option<Place> {
    piece_of(view, piece)?.1
}

/// The piece that moves or attacks, and how far it is from somewhere.
fn distance(view: &View, to: Place) -> Option<u8> {
    Some(place_of(view, view.active?)?.distance(to))
}

fn units_at(view: &View, place: Place, side: Side) -> usize {
    view.units().filter(|unit| unit.post == Post::On(place) && unit.side == side).count()
}

fn is_ready(view: &View, piece: Piece) -> bool {
    match piece {
        Piece::Unit(unit) => view.units().any(|other| other.unit == unit && other.ready),
        Piece::Leader(leader) => view.leaders().any(|other| other.leader == leader && other.ready),
        Piece::Battery(battery) => view.batteries().any(|other| other.battery == battery && other.ready),
    }
}

/// [4.0-a] What is awaited now says nothing of what was clicked; and what is said must be so.
fn fault(illegal: Illegal, view: &View, _: &[Pick]) -> Option<&'static str> {
    if illegal.rule().0 == "4.0-a" {
        return Some("says nothing");
    }
    (!is_true(view, illegal)).then_some("untrue")
}

/// Whether the fact in the way can be seen on the table.
fn is_true(view: &View, illegal: Illegal) -> bool {
    let mine = view.side.expect("somebody is awaited");
    let side_of = |piece| piece_of(view, piece).map(|(side, _)| side);
    let order_of = |unit| view.units().find(|other| other.unit == unit).map(|unit| unit.order);
    let gun_at = |place| view.batteries().any(|gun| gun.post == Post::On(place));
    let nobody_at = |place| {
        let units = units_at(view, place, Side::Texan) + units_at(view, place, Side::Mexican);
        units == 0 && !gun_at(place) && !view.leaders().any(|leader| leader.post == Post::On(place))
    };
    match illegal {
        // What is not lit begins nothing.
        Illegal::Unfinished { .. } => false,
        Illegal::NobodyThere { place, .. } => nobody_at(place),
        Illegal::Enemy { thing: Thing::Piece(piece), .. } => side_of(piece) != Some(mine),
        Illegal::Enemy { .. } => mine == Side::Texan,
        Illegal::ClickThePiece { piece, .. } => {
            side_of(piece) == Some(mine) && place_of(view, piece).is_some()
        }
        Illegal::NotOnMap { piece } => place_of(view, piece).is_none(),
        Illegal::Chosen { piece, .. } => view.active == Some(piece),
        Illegal::GoesAlong { piece } => view.goes_along(piece),
        Illegal::NotTogether { piece } => {
            place_of(view, piece) != view.active.and_then(|active| place_of(view, active))
        }
        Illegal::HasMoved { piece } => !is_ready(view, piece),
        Illegal::HasAttacked { piece } => !is_ready(view, piece),
        Illegal::EnemyThere { place } => units_at(view, place, mine.other()) > 0,
        Illegal::PlaceFull { place, limit } => units_at(view, place, mine) >= usize::from(limit),
        Illegal::BatteryThere { place } | Illegal::GunHexTaken { place } => gun_at(place),
        Illegal::AlreadyThere { place } => distance(view, place) == Some(0),
        Illegal::OneHexWithGun { place } => {
            distance(view, place) > Some(1) && Battery::all().any(|gun| view.goes_along(Piece::Battery(gun)))
        }
        Illegal::HexByHex { place } => distance(view, place) > Some(1),
        Illegal::TooFar { place } => distance(view, place) > Some(1) || is_hindered(view),
        Illegal::NotArtilleryHex { place } => !place.hex().is_artillery() || place.is_inside(),
        Illegal::NotInCompound { place } => !place.is_in_compound(),
        Illegal::NotBeside { unit, hex } => {
            place_of(view, Piece::Unit(unit)).is_some_and(|from| from.hex().distance(hex) != 1)
        }
        Illegal::OtherLevel { unit, place } => {
            place_of(view, Piece::Unit(unit)).is_some_and(|from| from.distance(place) == 1)
        }
        Illegal::IsRouted { unit } => order_of(unit) == Some(Order::Routed),
        Illegal::NotInOrder { unit } => order_of(unit) != Some(Order::Good),
        Illegal::NoCrew { battery } => view.batteries().any(|gun| gun.battery == battery && !gun.crewed),
        Illegal::NotAnEnemy { piece } => side_of(piece) == Some(mine),
        Illegal::AttackTheUnit { unit } => unit.side() != mine,
        Illegal::NotATarget { piece } => side_of(piece) != Some(mine) && !matches!(piece, Piece::Unit(_)),
        Illegal::OutOfRange { distance, range } => distance > range,
        Illegal::NotAdjacent { unit } => {
            let to = place_of(view, Piece::Unit(unit));
            let from = view.active.and_then(|active| place_of(view, active));
            // Beside each other they may still be parted by a wall without a door.
            from.zip(to).is_some_and(|(from, to)| {
                from.distance(to) != 1 || from.is_inside() || to.is_inside() || from.link_to(to).is_none()
            })
        }
        Illegal::OnlyGunsBreach => !matches!(view.active, Some(Piece::Battery(_))),
        Illegal::Breached { wall } => view.breaches().any(|breach| breach == wall),
        Illegal::BreachTooFar { distance, .. } => distance > 10,
        Illegal::TooFarToRun { place } => distance(view, place) > Some(3),
        Illegal::ColumnPlotted { column } => view.plot[usize::from(column.0)].is_some(),
        Illegal::PlotIncomplete => view.plot.contains(&None),
        _ => true,
    }
}

/// A disordered piece has half its points, and one that goes hex by hex those that are left.
fn is_hindered(view: &View) -> bool {
    let stepwise = view.rules.to_string().contains("texan-zone=chosen");
    stepwise
        || view.units().any(|unit| Some(Piece::Unit(unit.unit)) == view.active && unit.order != Order::Good)
}
