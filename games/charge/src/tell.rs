//! Every event as a line of the log: what happened, by which clause, with which dice.

use game::{Line, Phrase};

use crate::words::{order, stack, unit};
use crate::{Event, Phase, Side};

fn phase(phase: Phase) -> Phrase {
    Phrase::new(match phase {
        Phase::SetUp => "phase-set-up",
        Phase::MexicanMovement => "phase-mexican-movement",
        Phase::TexianAttacks => "phase-texian-attacks",
        Phase::MexicanAttacks => "phase-mexican-attacks",
        Phase::TexianMovement => "phase-texian-movement",
        Phase::Over => "phase-over",
    })
}

pub(crate) fn line(event: &Event) -> Line {
    match *event {
        Event::TurnBegan { turn } => Line::heading(Phrase::new("log-turn").with("turn", turn), "3.0"),
        Event::PhaseBegan { phase: now } => Line::heading(phase(now), "3.0"),
        Event::Placed { unit: who, area } => Line::plain(unit("log-placed", who, area), "19.1"),
        Event::PlacedHidden { unit: who, area } => Line::plain(unit("log-placed-hidden", who, area), "19.1"),
        Event::Marched { order: moved, die } => {
            Line::plain(order("log-marched", moved), "9.0").thrown(&[die])
        }
        Event::MarchFailed { order: moved, die } => {
            Line::plain(order("log-march-failed", moved), "6.0").thrown(&[die])
        }
        Event::Obliqued { order: moved, die } => {
            Line::plain(order("log-obliqued", moved), "11.1").thrown(&[die])
        }
        Event::ObliqueFailed { order: moved, die } => {
            Line::plain(order("log-oblique-failed", moved), "11.1").thrown(&[die])
        }
        Event::Unsupported { area } => {
            Line::detail(Phrase::new("log-unsupported").with("area", area.the()), "11.0")
        }
        Event::Entered { column, area } => Line::plain(
            Phrase::new("log-entered").with("column", column.the()).with("area", area.the()),
            "13.0",
        ),
        Event::Spiked { gun, area } => {
            Line::plain(Phrase::new("log-spiked").with("gun", gun.name()).with("area", area.the()), "17.3")
        }
        Event::AttackBegan { side, area } => {
            let id = if side == Side::Texian { "log-texian-attack" } else { "log-mexican-attack" };
            Line::plain(Phrase::new(id).with("area", area.the()), "14.5")
        }
        Event::ClearBegan { area } => {
            Line::plain(Phrase::new("log-clear").with("area", area.building()), "14.4")
        }
        Event::UnitJoined { unit } => {
            Line::detail(Phrase::new("log-unit-joined").with("unit", unit.name()), "14.2")
        }
        Event::GunJoined { gun } => {
            Line::detail(Phrase::new("log-gun-joined").with("gun", gun.name()), "14.2")
        }
        Event::StackJoined { area, group, count } => Line::detail(
            Phrase::new("log-stack-joined")
                .with("group", group.name())
                .with("count", count)
                .with("area", area.the()),
            "14.2",
        ),
        Event::CazadoresUsed => Line::detail(Phrase::new("log-cazadores"), "14.61"),
        Event::AttackRolled { area, die, modifier, total, hits, .. } => Line::plain(
            Phrase::new("log-attack-rolled")
                .with("area", area.the())
                .with("die", die)
                .with("modifier", modifier)
                .with("total", total)
                .with("hits", hits),
            "15.0",
        )
        .thrown(&[die]),
        Event::WallHit { wall, left } => {
            Line::detail(Phrase::new("log-wall-hit").with("wall", wall.name()).with("left", left), "15.0")
        }
        Event::GunHit { gun, left } => {
            let rule = if gun.hits_to_destroy() > 1 { "15.5" } else { "15.0" };
            Line::detail(Phrase::new("log-gun-hit").with("gun", gun.name()).with("left", left), rule)
        }
        Event::TexianFell { unit: who, area } => Line::detail(unit("log-texian-fell", who, area), "15.4"),
        Event::MexicanFell { area, group, dead } => Line::detail(
            Phrase::new("log-mexican-fell")
                .with("group", group.name())
                .with("area", area.the())
                .with("dead", dead),
            "15.0",
        ),
        Event::HitsLost { hits } => Line::detail(Phrase::new("log-hits-lost").with("hits", hits), "15.0"),
        Event::UnitAdvanced { unit: who, area } => Line::detail(unit("log-unit-advanced", who, area), "10b"),
        Event::StackAdvanced { from, to, group, count } => Line::detail(
            Phrase::new("log-stack-advanced")
                .with("units", stack(group, count))
                .with("from", from.the())
                .with("to", to.the()),
            "10a",
        ),
        Event::LeaderMoved { unit: who, area } => Line::plain(unit("log-leader-moved", who, area), "6.4"),
        Event::UnitMoved { unit: who, area, die } => {
            Line::plain(unit("log-moved", who, area), "6.4").thrown(&[die])
        }
        Event::MoveFailed { unit: who, area, die } => {
            Line::plain(unit("log-move-failed", who, area), "6.4").thrown(&[die])
        }
        Event::Hid { unit: who, area } => {
            Line::plain(Phrase::new("log-hid").with("unit", who.name()).with("area", area.building()), "12.0")
        }
        Event::LeaderEmerged { unit: who, area } => Line::plain(unit("log-leader-emerged", who, area), "6.4"),
        Event::Emerged { unit: who, area, die } => {
            Line::plain(unit("log-emerged", who, area), "12.0").thrown(&[die])
        }
        Event::EmergeFailed { unit: who, area, die } => {
            Line::plain(unit("log-emerge-failed", who, area), "12.0").thrown(&[die])
        }
        Event::TexiansWon { dead } => {
            Line::heading(Phrase::new("log-texians-won").with("dead", dead), "18.0")
        }
        Event::MexicansWon => Line::heading(Phrase::new("log-mexicans-won"), "18.0"),
        Event::AssaultFailed { turn } => {
            Line::heading(Phrase::new("log-assault-failed").with("turn", turn), "18.0")
        }
    }
}
