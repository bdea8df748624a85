//! Every event as a line of the log, with its clause.

use game::{Line, LineKind, Phrase};

use crate::event::Why;
use crate::words::{ending, line as make, marching, stack};
use crate::{Event, Man, Mark, Side, Zone};

fn heading(phrase: Phrase, rule: &'static str) -> Line {
    make(LineKind::Heading, phrase, rule, &[])
}

fn plain(phrase: Phrase, rule: &'static str) -> Line {
    make(LineKind::Plain, phrase, rule, &[])
}

fn detail(phrase: Phrase, rule: &'static str) -> Line {
    make(LineKind::Detail, phrase, rule, &[])
}

fn rolled(phrase: Phrase, rule: &'static str, die: u8) -> Line {
    make(LineKind::Plain, phrase.with("die", die), rule, &[die])
}

fn rolled_detail(phrase: Phrase, rule: &'static str, die: u8) -> Line {
    make(LineKind::Detail, phrase.with("die", die), rule, &[die])
}

fn at(id: &'static str, zone: Zone) -> Phrase {
    Phrase::new(id).with("zone", zone.the())
}

fn yes(is: bool, one: &'static str, other: &'static str) -> &'static str {
    if is { one } else { other }
}

pub(crate) fn line(event: Event) -> Line {
    match event {
        Event::TurnBegan { turn } => heading(Phrase::new("log-turn").with("turn", turn), "2"),
        Event::PhaseBegan { phase } => heading(phase.name(), "2"),
        Event::Ended { end, points } => heading(ending(end).with("points", points), "10"),
        Event::RoundBegan { .. }
        | Event::AimRolled { .. }
        | Event::Bombarded { .. }
        | Event::NothingToBombard { .. }
        | Event::BatteryFired { .. }
        | Event::GunDestroyed { .. }
        | Event::Breached { .. }
        | Event::CounterBattery { .. }
        | Event::BatteriesSilent { .. }
        | Event::BatteriesRolled { .. }
        | Event::BatteryIdle => bombardment(event),
        Event::Placed { .. }
        | Event::ColumnsRolled { .. }
        | Event::ReserveRolled { .. }
        | Event::Entered { .. }
        | Event::OfficerEntered { .. }
        | Event::Waiting { .. }
        | Event::Returned { .. }
        | Event::Rallied { .. }
        | Event::BattalionGone { .. } => arrival(event),
        Event::CannonFired { .. }
        | Event::RiflesFired { .. }
        | Event::TargetChosen { .. }
        | Event::SurvivalRolled { .. }
        | Event::UnitLost { .. }
        | Event::CrewLost { .. }
        | Event::FreeFire { .. }
        | Event::Pistols { .. } => shots(event),
        Event::MoraleRolled { .. }
        | Event::Held { .. }
        | Event::Routed { .. }
        | Event::Retreated { .. }
        | Event::LeftMap { .. }
        | Event::CutOff { .. }
        | Event::OfficerRolled { .. }
        | Event::OfficerDied { .. }
        | Event::OfficerJoined { .. } => nerve(event),
        Event::Moved { .. }
        | Event::SappersWorked { .. }
        | Event::Marched { .. }
        | Event::Climbed { .. }
        | Event::Exploded { .. } => movement(event),
        Event::MeleeRolled { .. }
        | Event::MexicanLost { .. }
        | Event::GunCaptured { .. }
        | Event::GunSpiked { .. }
        | Event::AmmunitionSpent { .. }
        | Event::UnitRetreated { .. }
        | Event::UnitTrapped { .. } => melee(event),
    }
}

/// [1.3.4] [4.2] Batteries and the guns that answer them.
fn bombardment(event: Event) -> Line {
    match event {
        Event::RoundBegan { round, side, die } => {
            let phrase = Phrase::new("log-round").with("round", round).with("side", side.name());
            rolled(phrase, "1.3.4", die)
        }
        Event::AimRolled { at_guns, die } => {
            rolled_detail(Phrase::new(yes(at_guns, "log-aim-guns", "log-aim-walls")), "1.3.4", die)
        }
        Event::Bombarded { mark } => detail(Phrase::new("log-bombarded").with("mark", mark.name()), "1.3.4"),
        Event::NothingToBombard { side } => {
            detail(Phrase::new("log-nothing-to-bombard").with("side", side.name()), "1.3.4")
        }
        Event::BatteryFired { mark, die, hit } => {
            let phrase = Phrase::new(yes(hit, "log-battery-hit", "log-battery-missed"));
            rolled_detail(phrase.with("mark", mark.name()), "1.3.4a", die)
        }
        Event::GunDestroyed { gun } => {
            detail(Phrase::new("log-gun-destroyed").with("gun", gun.name()), "1.3.4a")
        }
        Event::Breached { section } => {
            detail(Phrase::new("log-breached").with("section", section.name()), "6")
        }
        Event::CounterBattery { die, silenced } => {
            let phrase = Phrase::new(yes(silenced, "log-counter-hit", "log-counter-missed"));
            rolled_detail(phrase, "1.3.4b", die)
        }
        Event::BatteriesSilent { count, assault } => {
            let id = yes(assault, "log-batteries-silent-assault", "log-batteries-silent");
            detail(Phrase::new(id).with("count", count), "1.3.4b")
        }
        Event::BatteriesRolled { die } => rolled(
            Phrase::new(match die {
                1 | 2 => "log-batteries-guns",
                3 | 4 => "log-batteries-infantry",
                _ => "log-batteries-walls",
            }),
            "4.2",
            die,
        ),
        _ => detail(Phrase::new("log-battery-idle"), "4.2"),
    }
}

/// [1.3.5] [1.3.6] [8] Who comes onto the map.
fn arrival(event: Event) -> Line {
    match event {
        Event::Placed { man, zone } => plain(at("log-placed", zone).with("man", man.name()), "1.3.5"),
        Event::ColumnsRolled { die, edges } => {
            let [first, second, third, fourth] = edges.map(crate::Edge::name);
            let phrase = Phrase::new("log-columns")
                .with("first", first)
                .with("second", second)
                .with("third", third)
                .with("fourth", fourth);
            rolled(phrase, "1.3.6", die)
        }
        Event::ReserveRolled { die, edge } => {
            rolled(Phrase::new("log-reserve").with("edge", edge.name()), "1.3.6", die)
        }
        Event::Entered { battalion, count, zone } => {
            plain(at("log-entered", zone).with("units", stack(battalion, count)), "M1")
        }
        Event::OfficerEntered { officer, zone } => {
            detail(at("log-officer-entered", zone).with("officer", officer.name()), "M1")
        }
        Event::Waiting { battalion, count, zone } => {
            detail(at("log-waiting", zone).with("units", stack(battalion, count)), "M1")
        }
        Event::Returned { battalion, count, zone } => {
            plain(at("log-returned", zone).with("units", stack(battalion, count)), "M5")
        }
        Event::Rallied { battalion, strength, points } => {
            let phrase = Phrase::new("log-rallied").with("battalion", battalion.name());
            plain(phrase.with("strength", strength).with("points", points), "8")
        }
        Event::BattalionGone { battalion, points } => {
            let phrase = Phrase::new("log-battalion-gone").with("battalion", battalion.name());
            plain(phrase.with("points", points), "8")
        }
        _ => plain(Phrase::new("nothing"), "1"),
    }
}

/// [3] Fire and those it strikes.
fn shots(event: Event) -> Line {
    match event {
        Event::CannonFired { side, from, to, die, modifier, needed, hit }
        | Event::RiflesFired { side, from, to, die, modifier, needed, hit } => {
            let cannon = matches!(event, Event::CannonFired { .. });
            let id = match (cannon, hit) {
                (true, true) => "log-cannon-hit",
                (true, false) => "log-cannon-missed",
                (false, true) => "log-rifles-hit",
                (false, false) => "log-rifles-missed",
            };
            let rule = match (cannon, side) {
                (true, Side::Texan) => "4.1",
                (true, Side::Mexican) => "M10",
                (false, _) => "3b",
            };
            let phrase = Phrase::new(id)
                .with("side", side.name())
                .with("from", from.the())
                .with("to", to.the())
                .with("modifier", modifier)
                .with("needed", needed);
            rolled(phrase, rule, die)
        }
        Event::TargetChosen { from, to } => {
            detail(Phrase::new("log-target").with("from", from.the()).with("to", to.the()), "M3")
        }
        Event::SurvivalRolled { mark, die, survived } => {
            let id = match (mark, survived) {
                (Mark::Section(_), true) => "log-wall-held",
                (Mark::Section(_), false) => "log-wall-broke",
                (_, true) => "log-survived",
                (_, false) => "log-not-survived",
            };
            rolled_detail(Phrase::new(id).with("mark", mark.name()), "3.2a", die)
        }
        Event::UnitLost { unit, zone } => detail(at("log-unit-lost", zone).with("unit", unit.name()), "3d"),
        Event::CrewLost { gun } => detail(Phrase::new("log-crew-lost").with("gun", gun.name()), "3.2d"),
        Event::FreeFire { zone, battalion, die, hit } => {
            let phrase = at(yes(hit, "log-free-fire-hit", "log-free-fire-missed"), zone);
            rolled_detail(phrase.with("battalion", battalion.name()), "5.2", die)
        }
        Event::Pistols { battalion, die, hit } => {
            let phrase = Phrase::new(yes(hit, "log-pistols-hit", "log-pistols-missed"));
            rolled_detail(phrase.with("battalion", battalion.name()), "9b", die)
        }
        _ => plain(Phrase::new("nothing"), "1"),
    }
}

/// [3.2b] [3.3] [1.2] Morale, retreat, and officers left alone.
fn nerve(event: Event) -> Line {
    let units = |id, battalion: crate::Battalion, count, zone| {
        at(id, zone).with("units", stack(battalion, count))
    };
    match event {
        Event::MoraleRolled { battalion, zone, die, modifier } => {
            let phrase = at("log-morale", zone).with("battalion", battalion.name());
            rolled_detail(phrase.with("modifier", modifier), "3.2b", die)
        }
        Event::Held { battalion, zone } => detail(units("log-held", battalion, 1, zone), "3.2b"),
        Event::Routed { battalion, zone } => detail(units("log-routed", battalion, 1, zone), "3.2b"),
        Event::Retreated { battalion, count, from, to } => {
            detail(units("log-retreated", battalion, count, from).with("to", to.the()), "3.3")
        }
        Event::LeftMap { battalion, count, zone } => {
            detail(units("log-left-map", battalion, count, zone), "3.3")
        }
        Event::CutOff { battalion, count, zone } => detail(units("log-cut-off", battalion, count, zone), "3.3"),
        Event::OfficerRolled { officer, die } => {
            rolled_detail(Phrase::new("log-officer-rolled").with("officer", officer.name()), "1.2", die)
        }
        Event::OfficerDied { officer, zone } => {
            detail(at("log-officer-died", zone).with("officer", officer.name()), "1.2")
        }
        Event::OfficerJoined { officer, zone } => {
            detail(at("log-officer-joined", zone).with("officer", officer.name()), "1.2")
        }
        _ => plain(Phrase::new("nothing"), "1"),
    }
}

/// [5] [6] Movement, ladders and sappers.
fn movement(event: Event) -> Line {
    match event {
        Event::Moved { man, from, to } => {
            let rule = if matches!(man, Man::Officer(officer) if !officer.is_texan()) { "M5" } else { "5" };
            let phrase = Phrase::new("log-moved").with("man", man.name());
            plain(phrase.with("from", from.the()).with("to", to.the()), rule)
        }
        Event::SappersWorked { section, zone, die, breached } => {
            let phrase = at(yes(breached, "log-sappers-breach", "log-sappers-failed"), zone);
            rolled(phrase.with("section", section.name()), "M4", die)
        }
        Event::Marched { march, why } => {
            let (id, rule) = match why {
                Why::Ordered => ("log-marched", "5"),
                Why::Breach => ("log-marched-breach", "M6"),
                Why::GunPosition => ("log-marched-gun", "M6"),
                Why::Sappers => ("log-marched-sappers", "M6"),
                Why::Ladder => ("log-marched-ladder", "M7"),
                Why::Inside => ("log-marched-inside", "M8"),
            };
            plain(marching(id, march), rule)
        }
        Event::Climbed { wall, die, succeeded } => {
            let id = match (wall.is_palisade(), succeeded) {
                (true, true) => "log-palisade-climbed",
                (true, false) => "log-palisade-failed",
                (false, true) => "log-ladder-set",
                (false, false) => "log-ladder-failed",
            };
            let rule = if wall.is_palisade() { "5.4" } else { "5.2" };
            rolled(Phrase::new(id).with("wall", wall.name()).with("zone", wall.outside().the()), rule, die)
        }
        Event::Exploded { mexicans, texans } => {
            plain(Phrase::new("log-exploded").with("mexicans", mexicans).with("texans", texans), "9a")
        }
        _ => plain(Phrase::new("nothing"), "1"),
    }
}

/// [7] Melee and what follows it.
fn melee(event: Event) -> Line {
    match event {
        Event::MeleeRolled { zone, dice, totals, winner } => {
            let id = yes(winner == Side::Texan, "log-melee-texan", "log-melee-mexican");
            let phrase = at(id, zone).with("texan", totals[0]).with("mexican", totals[1]);
            make(LineKind::Plain, phrase, "7", &dice)
        }
        Event::MexicanLost { battalion, zone } => {
            detail(at("log-mexican-lost", zone).with("battalion", battalion.name()), "7.1")
        }
        Event::GunCaptured { gun } => {
            detail(Phrase::new("log-gun-captured").with("gun", gun.name()), "7.2")
        }
        Event::GunSpiked { gun } => detail(Phrase::new("log-gun-spiked").with("gun", gun.name()), "7.2"),
        Event::AmmunitionSpent { gun } => {
            detail(Phrase::new("log-ammunition").with("gun", gun.name()), "7.3")
        }
        Event::UnitRetreated { unit, to, .. } => {
            detail(at("log-unit-retreated", to).with("unit", unit.name()), "3.3")
        }
        Event::UnitTrapped { unit, zone } => {
            detail(at("log-unit-trapped", zone).with("unit", unit.name()), "3.3")
        }
        _ => plain(Phrase::new("nothing"), "1"),
    }
}
