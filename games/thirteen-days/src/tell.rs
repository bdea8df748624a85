//! Every event as a line of the log: what happened, by which clause, with which dice.

use game::{Line, Phrase};

use crate::event::Why;
use crate::words::{arithmetic, ending, marching, stack, way};
use crate::{Battalion, Event, Gun, Man, Mark, Officer, Side, Unit, Zone};

/// One of two messages.
fn either(first: bool, ids: [&'static str; 2]) -> Phrase {
    Phrase::new(ids[usize::from(!first)])
}

fn marked(phrase: Phrase, mark: Mark) -> Phrase {
    phrase.with("mark", mark.the())
}

fn gun(id: &'static str, gun: Gun) -> Phrase {
    Phrase::new(id).with("gun", gun.name())
}

fn at(phrase: Phrase, zone: Zone) -> Phrase {
    phrase.with("zone", zone.the())
}

fn unit(id: &'static str, unit: Unit, zone: Zone) -> Phrase {
    at(Phrase::new(id), zone).with("unit", unit.the())
}

fn officer(id: &'static str, officer: Officer, zone: Zone) -> Phrase {
    at(Phrase::new(id), zone).with("officer", officer.name())
}

/// One counter of a battalion.
fn one(id: &'static str, battalion: Battalion, zone: Zone) -> Phrase {
    at(Phrase::new(id), zone).with("battalion", battalion.name())
}

fn some(id: &'static str, battalion: Battalion, count: u8, zone: Zone) -> Phrase {
    at(Phrase::new(id), zone).with("units", stack(battalion, count))
}

/// The line that tells of an event.
pub(crate) fn line(event: &Event) -> Line {
    let new = Phrase::new;
    match *event {
        Event::TurnBegan { turn } => Line::heading(new("log-turn").with("turn", turn), "2"),
        Event::PhaseBegan { phase } => Line::heading(phase.name(), phase.rule()),
        Event::RoundBegan { round, side, die } => {
            let phrase = new("log-round").with("round", round).with("side", side.name());
            Line::heading(phrase, "1.3.4").thrown(&[die])
        }
        Event::AimRolled { at_guns, die } => {
            Line::plain(either(at_guns, ["log-aim-guns", "log-aim-walls"]), "1.3.4").thrown(&[die])
        }
        Event::Bombarded { mark } => Line::plain(marked(new("log-bombarded"), mark), "1.3.4"),
        Event::NothingToBombard { side } => {
            Line::plain(new("log-nothing-to-bombard").with("side", side.name()), "1.3.4")
        }
        Event::BatteryFired { mark, die, hit, assault } => {
            let rule = if assault { "4.2" } else { "1.3.4a" };
            let phrase = marked(either(hit, ["log-battery-hit", "log-battery-missed"]), mark);
            Line::plain(phrase.with("sum", arithmetic(die, 1)), rule).thrown(&[die])
        }
        Event::GunDestroyed { gun: it } => Line::detail(gun("log-gun-destroyed", it), "1.3.4a"),
        Event::Breached { section } => Line::detail(new("log-breached").with("section", section.name()), "6"),
        Event::CounterBattery { die, silenced } => {
            Line::plain(either(silenced, ["log-counter-hit", "log-counter-missed"]), "1.3.4b").thrown(&[die])
        }
        Event::BatteriesSilent { count, assault } => {
            let phrase = either(assault, ["log-batteries-silent-assault", "log-batteries-silent"]);
            Line::plain(phrase.with("count", count), "1.3.4b")
        }
        Event::Placed { man, zone } => {
            Line::plain(at(new("log-placed"), zone).with("man", man.the()), "1.3.5")
        }
        Event::ColumnsRolled { die, edges: [first, second, third, fourth] } => {
            let phrase = new("log-columns")
                .with("first", first.name())
                .with("second", second.name())
                .with("third", third.name())
                .with("fourth", fourth.name());
            Line::plain(phrase, "1.3.6").thrown(&[die])
        }
        Event::ReserveRolled { die, edge } => {
            Line::plain(new("log-reserve").with("edge", edge.name()), "1.3.6").thrown(&[die])
        }
        Event::Entered { battalion, count, zone } => {
            Line::plain(some("log-entered", battalion, count, zone), "M1")
        }
        Event::OfficerEntered { officer: who, zone } => {
            Line::detail(officer("log-officer-entered", who, zone), "1.3.6")
        }
        Event::Waiting { battalion, count, zone } => {
            Line::plain(some("log-waiting", battalion, count, zone), "M1")
        }
        Event::Returned { battalion, count, zone } => {
            Line::plain(some("log-returned", battalion, count, zone), "M5")
        }
        Event::Rallied { battalion, strength, points } => {
            let phrase = new("log-rallied").with("battalion", battalion.name());
            Line::plain(phrase.with("strength", strength).with("points", points), "8")
        }
        Event::BattalionGone { battalion, points } => {
            let phrase = new("log-battalion-gone").with("battalion", battalion.name());
            Line::plain(phrase.with("points", points), "8")
        }
        Event::CannonFired { side, from, to, die, modifier, needed, hit } => {
            let (ids, rule) = match side {
                Side::Texan => (["log-cannon-hit", "log-cannon-missed"], "4.1"),
                Side::Mexican => (["log-captured-hit", "log-captured-missed"], "M10"),
            };
            shot(either(hit, ids), [from, to], (die, modifier, needed), rule)
        }
        Event::RiflesFired { side, from, to, die, modifier, needed, hit } => {
            let rule = if side == Side::Texan { "3" } else { "3.1" };
            let phrase = either(hit, ["log-rifles-hit", "log-rifles-missed"]);
            shot(phrase, [from, to], (die, modifier, needed), rule)
        }
        Event::TargetChosen { from, to } => Line::detail(way("log-target", from, to), "M3"),
        Event::SurvivalRolled { mark, die, survived } => {
            let ids = match mark {
                Mark::Section(_) => ["log-wall-held", "log-wall-broke"],
                Mark::Gun(_) | Mark::Zone(_) => ["log-survived", "log-not-survived"],
            };
            Line::detail(marked(either(survived, ids), mark), "3.2a").thrown(&[die])
        }
        Event::UnitLost { unit: who, zone } => Line::detail(unit("log-unit-lost", who, zone), "3d"),
        Event::CrewLost { gun: it } => Line::detail(gun("log-crew-lost", it), "3.2d"),
        Event::MoraleRolled { battalion, zone, die, modifier } => {
            let phrase = one("log-morale", battalion, zone).with("sum", arithmetic(die, modifier));
            Line::detail(phrase, "3.2b").thrown(&[die])
        }
        Event::Held { battalion, zone } => Line::detail(one("log-held", battalion, zone), "3.2b"),
        Event::Routed { battalion, zone } => Line::detail(one("log-routed", battalion, zone), "3.2b"),
        Event::Retreated { battalion, count, from, to } => {
            Line::detail(way("log-retreated", from, to).with("units", stack(battalion, count)), "3.3")
        }
        Event::LeftMap { battalion, count, zone } => {
            Line::detail(some("log-left-map", battalion, count, zone), "3.3")
        }
        Event::CutOff { battalion, count, zone } => {
            Line::detail(some("log-cut-off", battalion, count, zone), "3.3")
        }
        Event::OfficerRolled { officer: who, die } => {
            Line::detail(new("log-officer-rolled").with("officer", who.name()), "1.2").thrown(&[die])
        }
        Event::OfficerDied { officer: who, zone } => {
            Line::detail(officer("log-officer-died", who, zone), "1.2")
        }
        Event::OfficerJoined { officer: who, zone } => {
            Line::detail(officer("log-officer-joined", who, zone), "1.2")
        }
        Event::Moved { man, from, to } => {
            let rule = if matches!(man, Man::Officer(officer) if !officer.is_texan()) { "M5" } else { "5" };
            Line::plain(way("log-moved", from, to).with("man", man.the()), rule)
        }
        Event::MeleeRolled { zone, dice, totals: [texan, mexican], winner } => {
            let won = either(winner == Side::Texan, ["log-melee-texan", "log-melee-mexican"]);
            Line::plain(at(won, zone).with("texan", texan).with("mexican", mexican), "7").thrown(&dice)
        }
        Event::MexicanLost { battalion, zone } => Line::detail(one("log-mexican-lost", battalion, zone), "7"),
        Event::GunCaptured { gun: it } => Line::detail(gun("log-gun-captured", it), "7.2"),
        Event::GunSpiked { gun: it } => Line::detail(gun("log-gun-spiked", it), "7.2"),
        Event::AmmunitionSpent { gun: it } => Line::detail(gun("log-ammunition", it), "7.3"),
        Event::UnitRetreated { unit: who, from, to } => {
            Line::detail(way("log-unit-retreated", from, to).with("unit", who.the()), "3.3")
        }
        Event::NoRoomBehind { zone } => Line::detail(at(new("log-no-room-behind"), zone), "6"),
        Event::UnitTrapped { unit: who, zone } => Line::detail(unit("log-unit-trapped", who, zone), "3.3"),
        Event::BatteriesRolled { die } => {
            let aim = match die {
                1..=2 => "log-batteries-guns",
                3..=4 => "log-batteries-infantry",
                _ => "log-batteries-walls",
            };
            Line::plain(new(aim), "4.2").thrown(&[die])
        }
        Event::BatteryIdle => Line::plain(new("log-battery-idle"), "4.2"),
        Event::SappersWorked { section, zone, die, breached } => {
            let phrase = at(either(breached, ["log-sappers-breach", "log-sappers-failed"]), zone);
            Line::plain(phrase.with("section", section.name()), "6").thrown(&[die])
        }
        Event::Marched { march, why } => {
            let (id, rule) = why.told();
            Line::plain(marching(id, march), rule)
        }
        Event::Climbed { wall, die, succeeded } => {
            let (ids, rule) = if wall.is_palisade() {
                (["log-palisade-climbed", "log-palisade-failed"], "5.4")
            } else {
                (["log-ladder-set", "log-ladder-failed"], "5.2")
            };
            let phrase = at(either(succeeded, ids), wall.outside()).with("wall", wall.name());
            Line::plain(phrase, rule).thrown(&[die])
        }
        Event::FreeFire { zone, battalion, die, hit } => {
            let id = if hit { "log-free-fire-hit" } else { "log-free-fire-missed" };
            Line::plain(one(id, battalion, zone), "3.2c").thrown(&[die])
        }
        Event::Pistols { battalion, die, hit } => {
            let phrase = either(hit, ["log-pistols-hit", "log-pistols-missed"]);
            Line::plain(phrase.with("battalion", battalion.name()), "9b").thrown(&[die])
        }
        Event::Exploded { mexicans, texans } => {
            Line::plain(new("log-exploded").with("mexicans", mexicans).with("texans", texans), "9a")
        }
        Event::Ended { end, points } => Line::plain(ending(end).with("points", points), "10"),
    }
}

/// A shot from one zone at another: die, modifier and what it needs to hit.
fn shot(
    phrase: Phrase,
    [from, to]: [Zone; 2],
    (die, modifier, needed): (u8, i8, u8),
    rule: &'static str,
) -> Line {
    let phrase = phrase
        .with("from", from.the())
        .with("to", to.the())
        .with("sum", arithmetic(die, modifier))
        .with("needed", needed);
    Line::plain(phrase, rule).thrown(&[die])
}

impl Why {
    /// The message that tells it, and the clause.
    fn told(self) -> (&'static str, &'static str) {
        match self {
            Why::Ordered => ("log-marched", "5"),
            Why::Breach => ("log-marched-breach", "M6"),
            Why::GunPosition => ("log-marched-gun", "M6"),
            Why::Sappers => ("log-marched-sappers", "M6"),
            Why::Ladder => ("log-marched-ladder", "M7"),
            Why::Inside => ("log-marched-inside", "M8"),
        }
    }
}
