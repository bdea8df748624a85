//! The log: each event as a line, with its clause and its dice.

use game::{Line, Phrase};

use crate::odds::{CombatResult, DamageOutcome, Reason};
use crate::state::{Order, Phase, Side, Way};
use crate::view::Grade;
use crate::{Battery, Event, Leader, Piece, Place, Unit};

pub(crate) fn line(event: &Event) -> Line {
    match *event {
        Event::TurnBegan { turn } => Line::heading(Phrase::new("log-turn-began").with("turn", turn), "4.0-h"),
        Event::PhaseBegan { phase } => Line::heading(phase.name(), clause_of(phase)),
        Event::GunPosted { battery, place } => {
            Line::plain(gun("log-gun-posted", battery).with("place", place.name()), "R2a")
        }
        Event::Plotted { column, area } => Line::plain(
            Phrase::new("log-plotted").with("column", column.the()).with("area", area.the()),
            "R2b",
        ),
        Event::PlotSealed => Line::plain(Phrase::new("log-plot-sealed"), "R2b"),
        Event::Placed { piece, place } => Line::plain(at("log-placed", piece, place), "R2c"),
        Event::Faced { unit, hex } => Line::detail(named("log-faced", unit).with("hex", hex.name()), "R6b"),
        Event::ColumnRevealed { column, area } => Line::plain(
            Phrase::new("log-column-revealed").with("column", column.the()).with("area", area.the()),
            "R2d",
        ),
        Event::Deployed { piece, place } => Line::detail(at("log-deployed", piece, place), "R2h"),
        Event::TrackMoved { unit, space } => {
            Line::detail(named("log-track-moved", unit).with("space", space), "4.0-b")
        }
        Event::ReserveCommitted => Line::plain(Phrase::new("log-reserve-committed"), "4.0-f"),
        Event::Moved { piece, from, to } => Line::plain(
            Phrase::new("log-moved")
                .with("piece", piece.the())
                .with("from", from.name())
                .with("to", to.name()),
            "R5a",
        ),
        Event::WentAlong { piece, to } => {
            let rule = if matches!(piece, Piece::Battery(_)) { "R5i" } else { "R5h" };
            Line::detail(Phrase::new("log-went-along").with("piece", piece.the()).with("to", to.name()), rule)
        }
        Event::Captured { battery, side } => {
            let id = match side {
                Side::Texan => "log-captured-texan",
                Side::Mexican => "log-captured-mexican",
            };
            Line::detail(gun(id, battery), "R9f")
        }
        event => fight(event),
    }
}

fn fight(event: Event) -> Line {
    match event {
        Event::AttackDeclared { attacker, target, way, terrain, strength, column } => {
            let (id, rule) = match way {
                Way::Fire => ("log-attack-declared-fire", "R8b"),
                Way::Melee => ("log-attack-declared-melee", "R8d"),
            };
            let phrase = Phrase::new(id)
                .with("attacker", attacker.the())
                .with("target", target.the())
                .with("terrain", terrain.name())
                .with("strength", strength)
                .with("column", column);
            Line::plain(phrase, rule)
        }
        Event::Counterattacked { unit, target, way, strength, column } => {
            let id = match way {
                Way::Fire => "log-counterattacked-fire",
                Way::Melee => "log-counterattacked-melee",
            };
            let phrase = named(id, unit)
                .with("target", target.the())
                .with("strength", strength)
                .with("column", column);
            Line::plain(phrase, "R8e")
        }
        Event::AttackRolled { die, result, .. } => {
            let phrase = match result {
                CombatResult::Nothing => Phrase::new("log-attack-rolled-nothing"),
                CombatResult::Counterattack => Phrase::new("log-attack-rolled-counterattack"),
                CombatResult::Hit(0) => Phrase::new("log-attack-rolled-hit"),
                CombatResult::Hit(added) => Phrase::new("log-attack-rolled-number").with("added", added),
            };
            Line::detail(phrase.with("die", die), "8.8-c").thrown(&[die])
        }
        Event::BreachTried { battery, wall, die, breached } => {
            let id = if breached { "log-breach-made" } else { "log-breach-failed" };
            Line::plain(gun(id, battery).with("wall", wall.name()), "R10d").thrown(&[die])
        }
        Event::Modified { reason, value } => modified(reason, value),
        Event::DamageChecked { unit, dice, total, morale, outcome, .. } => {
            let (id, rule) = match outcome {
                DamageOutcome::NoEffect => ("log-damage-checked-no-effect", "8.4-a"),
                DamageOutcome::Disordered => ("log-damage-checked", "8.4-b"),
                DamageOutcome::StepLoss => ("log-damage-checked", "8.4-c"),
                DamageOutcome::Eliminated => ("log-damage-checked", "8.4-d"),
            };
            Line::detail(named(id, unit).with("total", total).with("morale", morale), rule).thrown(&dice)
        }
        event => damage(event),
    }
}

/// [8.5-a] A modifier of a Damage Check and its reason.
fn modified(reason: Reason, value: i8) -> Line {
    let led = |id, leader: Leader| Phrase::new(id).with("leader", leader.name());
    let (phrase, rule) = match reason {
        Reason::DefendingLeader { leader } => (led("log-modified-defending-leader", leader), "8.5-b"),
        Reason::OverTheWall => (Phrase::new("log-modified-over-the-wall"), "8.5-c"),
        Reason::AttackingLeader { leader } => (led("log-modified-attacking-leader", leader), "8.5-d"),
        Reason::Result => (Phrase::new("log-modified-result"), "8.5-e"),
        Reason::Shaken => (Phrase::new("log-modified-shaken"), "8.5-f"),
        Reason::Contact { .. } => (Phrase::new("log-modified-contact"), "8.5-g"),
        Reason::WallsPassed => (Phrase::new("log-modified-walls-passed"), "8.5-h"),
    };
    Line::detail(phrase.with("value", signed(value)), rule)
}

fn damage(event: Event) -> Line {
    match event {
        Event::Disordered { unit } => Line::detail(named("log-disordered", unit), "8.4-b"),
        Event::Routed { unit } => Line::detail(named("log-routed", unit), "R9a"),
        Event::StepLost { unit, losses } => lost(unit, losses, ["log-step-lost", "log-step-lost-mexican"]),
        Event::Eliminated { unit, losses } => {
            lost(unit, losses, ["log-eliminated", "log-eliminated-mexican"])
        }
        Event::Replaced { unit, dice, space } => {
            Line::detail(named("log-replaced", unit).with("space", space), "R14a").thrown(&dice)
        }
        Event::OutOfGame { unit } => Line::detail(named("log-out-of-game", unit), "R14b"),
        Event::Retreated { unit, from, to } => {
            Line::detail(named("log-retreated", unit).with("from", from.name()).with("to", to.name()), "R9b")
        }
        Event::LeftMap { unit } => Line::detail(named("log-left-map", unit), "R9b"),
        Event::CouldNotRetreat { unit } => Line::detail(named("log-could-not-retreat", unit), "R9b"),
        Event::Advanced { unit, to, .. } => {
            Line::detail(named("log-advanced", unit).with("to", to.name()), "R9e")
        }
        Event::LeaderSaved { leader, die, place } => {
            let phrase = Phrase::new("log-leader-saved").with("leader", leader.name());
            Line::detail(phrase.with("place", place.name()), "R9g").thrown(&[die])
        }
        Event::LeaderFell { leader, die } => {
            Line::detail(Phrase::new("log-leader-fell").with("leader", leader.name()), "R9g").thrown(&[die])
        }
        Event::LeaderCaught { leader, place } => {
            let phrase = Phrase::new("log-leader-caught").with("leader", leader.name());
            Line::detail(phrase.with("place", place.name()), "R9g")
        }
        Event::Rallied { unit, order } => {
            let id = match order {
                Order::Good => "log-rallied-good",
                Order::Disordered | Order::Routed => "log-rallied-disordered",
            };
            Line::detail(named(id, unit), "4.0-e")
        }
        event => ending(event),
    }
}

fn ending(event: Event) -> Line {
    match event {
        Event::WithdrawalChecked { losses, limit } => Line::plain(
            Phrase::new("log-withdrawal-checked").with("losses", losses).with("limit", limit),
            "16.2",
        ),
        Event::WithdrawalRolled { die, needed, withdraws } => {
            let id = if withdraws { "log-withdrawal-rolled" } else { "log-withdrawal-held" };
            Line::plain(Phrase::new(id).with("needed", needed), "R16b").thrown(&[die])
        }
        Event::TexansWon { losses } => {
            Line::heading(Phrase::new("log-texans-won").with("losses", losses), "R16b")
        }
        Event::AssaultFailed { turn } => {
            Line::heading(Phrase::new("log-assault-failed").with("turn", turn), "R16d")
        }
        Event::MexicansWon { losses } => {
            let id = match Grade::of(losses) {
                Grade::Decisive => "log-mexicans-won-decisive",
                Grade::Plain => "log-mexicans-won-plain",
                Grade::InDeath => "log-mexicans-won-dearly",
            };
            Line::heading(Phrase::new(id).with("losses", losses), "R16c")
        }
        Event::SiegeContinued { dice } => Line::plain(Phrase::new(story(dice)), "16.7").thrown(&dice),
        _ => Line::plain(Phrase::new("nothing"), "4.0-a"),
    }
}

/// [16.7] The story that two dice tell.
fn story(dice: [u8; 2]) -> &'static str {
    match dice[0] + dice[1] {
        ..=2 => "log-siege-2",
        3 | 4 => "log-siege-3",
        5 | 6 => "log-siege-5",
        7 | 8 => "log-siege-7",
        9..=11 => "log-siege-9",
        12.. => "log-siege-12",
    }
}

fn clause_of(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "R2.0",
        Phase::Replacement => "4.0-b",
        Phase::ReservePlacement => "4.0-c",
        Phase::TexanMovement | Phase::MexicanMovement => "R5.0",
        Phase::TexanCombat | Phase::MexicanCombat => "4.0-d",
        Phase::TexanRally | Phase::MexicanRally => "4.0-e",
        Phase::ReserveCommitment => "4.0-f",
        Phase::WithdrawalCheck => "4.0-g",
        Phase::Over => "4.0-h",
    }
}

/// "+2", "−1".
pub(crate) fn signed(value: i8) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { format!("+{value}") }
}

fn named(id: &'static str, unit: Unit) -> Phrase {
    Phrase::new(id).with("unit", unit.the())
}

fn gun(id: &'static str, battery: Battery) -> Phrase {
    Phrase::new(id).with("battery", battery.the())
}

fn at(id: &'static str, piece: Piece, place: Place) -> Phrase {
    Phrase::new(id).with("piece", piece.the()).with("place", place.name())
}

/// A Mexican step lost is counted, a Texan one is not.
fn lost(unit: Unit, losses: u16, ids: [&'static str; 2]) -> Line {
    match unit.side() {
        Side::Texan => Line::detail(named(ids[0], unit), "R9c"),
        Side::Mexican => Line::detail(named(ids[1], unit).with("losses", losses), "R9d"),
    }
}
