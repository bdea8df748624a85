//! The steps by name.

use crate::map::Wall;
use crate::pieces::Piece;
use crate::state::{Arrival, Ending, Side, Step};

/// The steps that need no more said.
const PLAIN: [(&str, Step); 18] = [
    ("guns", Step::Guns),
    ("plot", Step::Plot),
    ("garrison", Step::Garrison),
    ("first facing", Step::FirstFacing),
    ("columns", Step::Deploy(Arrival::Columns)),
    ("replacements", Step::Deploy(Arrival::Replacements)),
    ("reserve", Step::Deploy(Arrival::Reserve)),
    ("texan movement", Step::Move(Side::Texan)),
    ("mexican movement", Step::Move(Side::Mexican)),
    ("facing", Step::Facing),
    ("commitment", Step::Commitment),
    ("texan combat", Step::Attack(Side::Texan)),
    ("mexican combat", Step::Attack(Side::Mexican)),
    ("attack roll", Step::AttackRoll),
    ("damage roll", Step::DamageRoll),
    ("advance", Step::Advance),
    ("withdrawal roll", Step::WithdrawalRoll),
    ("siege roll", Step::SiegeRoll),
];

pub(super) fn name(step: Step) -> &'static str {
    match step {
        Step::Put(_) => "put",
        Step::Moving(_) => "moving",
        Step::React(_) => "reaction",
        Step::Aim(_) => "aim",
        Step::BreachRoll(_) => "breach roll",
        Step::TrackRoll(_) => "track roll",
        Step::LeaderRoll(_) => "leader roll",
        Step::Retreat(_) => "retreat",
        Step::Over(_) => "over",
        step => PLAIN.iter().find(|(_, known)| *known == step).map_or("", |(name, _)| name),
    }
}

/// The step of this name, with what it is about.
pub(super) fn step(
    name: &str,
    active: Option<Piece>,
    wall: Option<Wall>,
    ending: Option<Ending>,
) -> Result<Step, String> {
    if let Some((_, step)) = PLAIN.iter().find(|(known, _)| *known == name) {
        return Ok(*step);
    }
    let piece = || active.ok_or_else(|| format!("{name}: say which piece (`active: Ald3`)"));
    Ok(match (name, active) {
        ("put", _) => Step::Put(piece()?),
        ("moving", _) => Step::Moving(piece()?),
        ("reaction", _) => Step::React(piece()?),
        ("aim", _) => Step::Aim(piece()?),
        ("breach roll", _) => {
            Step::BreachRoll(wall.ok_or("breach roll: say which hexside (`wall: 1107/1108`)")?)
        }
        ("track roll", Some(Piece::Unit(unit))) => Step::TrackRoll(unit),
        ("leader roll", Some(Piece::Leader(leader))) => Step::LeaderRoll(leader),
        ("retreat", Some(Piece::Unit(unit))) => Step::Retreat(unit),
        ("over", _) => Step::Over(ending.ok_or("over: say how (`ending: too late`)")?),
        _ => return Err(format!("no such step: {name:?}")),
    })
}

/// The piece that a step is about.
pub(super) fn active(step: Step) -> Option<Piece> {
    match step {
        Step::Put(piece) | Step::Moving(piece) | Step::React(piece) | Step::Aim(piece) => Some(piece),
        Step::TrackRoll(unit) | Step::Retreat(unit) => Some(Piece::Unit(unit)),
        Step::LeaderRoll(leader) => Some(Piece::Leader(leader)),
        _ => None,
    }
}

pub(super) fn ending_text(ending: Ending) -> String {
    match ending {
        Ending::GarrisonDead => "garrison dead".to_owned(),
        Ending::Withdrawal(dice) => format!("withdrawal {dice}"),
        Ending::TooLate => "too late".to_owned(),
    }
}

pub(super) fn ending(text: &str) -> Result<Ending, String> {
    match (text, text.strip_prefix("withdrawal ")) {
        ("garrison dead", _) => Ok(Ending::GarrisonDead),
        ("too late", _) => Ok(Ending::TooLate),
        ("withdrawal", _) => Ok(Ending::Withdrawal(0)),
        (_, Some(dice)) => dice.parse().map(Ending::Withdrawal).map_err(|_| format!("not dice: {dice:?}")),
        _ => Err(format!("no such ending: {text:?}")),
    }
}
