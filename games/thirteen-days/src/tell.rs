//! Every event as a line of the log: what happened, by which clause, with which dice.

use game::{Line, LineKind, Phrase, Rule};

use crate::event::Why;
use crate::words::{arithmetic, ending, marching, stack, way};
use crate::{Battalion, Event, Gun, Man, Mark, Officer, Side, Unit, Zone};

fn heading(phrase: Phrase, rule: &'static str) -> Line {
    Line { kind: LineKind::Heading, phrase, rule: Rule(rule), dice: Vec::new() }
}

fn plain(phrase: Phrase, rule: &'static str) -> Line {
    Line { kind: LineKind::Plain, phrase, rule: Rule(rule), dice: Vec::new() }
}

fn detail(phrase: Phrase, rule: &'static str) -> Line {
    Line { kind: LineKind::Detail, phrase, rule: Rule(rule), dice: Vec::new() }
}

/// A line with the faces thrown.
fn thrown(line: Line, dice: &[u8]) -> Line {
    Line { dice: dice.to_vec(), ..line }
}

/// One of two messages.
fn either(first: bool, ids: [&'static str; 2]) -> Phrase {
    Phrase::new(ids[usize::from(!first)])
}

fn marked(phrase: Phrase, mark: Mark) -> Phrase {
    phrase.with("mark", mark.name())
}

fn gun(id: &'static str, gun: Gun) -> Phrase {
    Phrase::new(id).with("gun", gun.name())
}

fn at(phrase: Phrase, zone: Zone) -> Phrase {
    phrase.with("zone", zone.the())
}

fn unit(id: &'static str, unit: Unit, zone: Zone) -> Phrase {
    at(Phrase::new(id), zone).with("unit", unit.name())
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
pub(crate) fn line(event: Event) -> Line {
    let new = Phrase::new;
    match event {
        Event::TurnBegan { turn } => heading(new("log-turn").with("turn", turn), "2"),
        Event::PhaseBegan { phase } => heading(phase.name(), phase.rule()),
        Event::RoundBegan { round, side, die } => {
            let phrase = new("log-round").with("round", round).with("side", side.name());
            thrown(heading(phrase, "1.3.4"), &[die])
        }
        Event::AimRolled { at_guns, die } => {
            thrown(plain(either(at_guns, ["log-aim-guns", "log-aim-walls"]), "1.3.4"), &[die])
        }
        Event::Bombarded { mark } => plain(marked(new("log-bombarded"), mark), "1.3.4"),
        Event::NothingToBombard { side } => {
            plain(new("log-nothing-to-bombard").with("side", side.name()), "1.3.4")
        }
        Event::BatteryFired { mark, die, hit, assault } => {
            let rule = if assault { "4.2" } else { "1.3.4a" };
            let phrase = marked(either(hit, ["log-battery-hit", "log-battery-missed"]), mark);
            thrown(plain(phrase.with("sum", arithmetic(die, 1)), rule), &[die])
        }
        Event::GunDestroyed { gun: it } => detail(gun("log-gun-destroyed", it), "1.3.4a"),
        Event::Breached { section } => detail(new("log-breached").with("section", section.name()), "6"),
        Event::CounterBattery { die, silenced } => {
            thrown(plain(either(silenced, ["log-counter-hit", "log-counter-missed"]), "1.3.4b"), &[die])
        }
        Event::BatteriesSilent { count, assault } => {
            let phrase = either(assault, ["log-batteries-silent-assault", "log-batteries-silent"]);
            plain(phrase.with("count", count), "1.3.4b")
        }
        Event::Placed { man, zone } => plain(at(new("log-placed"), zone).with("man", man.name()), "1.3.5"),
        Event::ColumnsRolled { die, edges: [first, second, third, fourth] } => {
            let phrase = new("log-columns")
                .with("first", first.name())
                .with("second", second.name())
                .with("third", third.name())
                .with("fourth", fourth.name());
            thrown(plain(phrase, "1.3.6"), &[die])
        }
        Event::ReserveRolled { die, edge } => {
            thrown(plain(new("log-reserve").with("edge", edge.name()), "1.3.6"), &[die])
        }
        Event::Entered { battalion, count, zone } => plain(some("log-entered", battalion, count, zone), "M1"),
        Event::OfficerEntered { officer: who, zone } => {
            detail(officer("log-officer-entered", who, zone), "1.3.6")
        }
        Event::Waiting { battalion, count, zone } => plain(some("log-waiting", battalion, count, zone), "M1"),
        Event::Returned { battalion, count, zone } => {
            plain(some("log-returned", battalion, count, zone), "M5")
        }
        Event::Rallied { battalion, strength, points } => {
            let phrase = new("log-rallied").with("battalion", battalion.name());
            plain(phrase.with("strength", strength).with("points", points), "8")
        }
        Event::BattalionGone { battalion, points } => {
            let phrase = new("log-battalion-gone").with("battalion", battalion.name());
            plain(phrase.with("points", points), "8")
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
        Event::TargetChosen { from, to } => detail(way("log-target", from, to), "M3"),
        Event::SurvivalRolled { mark, die, survived } => {
            let ids = match mark {
                Mark::Section(_) => ["log-wall-held", "log-wall-broke"],
                Mark::Gun(_) | Mark::Zone(_) => ["log-survived", "log-not-survived"],
            };
            thrown(detail(marked(either(survived, ids), mark), "3.2a"), &[die])
        }
        Event::UnitLost { unit: who, zone } => detail(unit("log-unit-lost", who, zone), "3d"),
        Event::CrewLost { gun: it } => detail(gun("log-crew-lost", it), "3.2d"),
        Event::MoraleRolled { battalion, zone, die, modifier } => {
            let phrase = one("log-morale", battalion, zone).with("sum", arithmetic(die, modifier));
            thrown(detail(phrase, "3.2b"), &[die])
        }
        Event::Held { battalion, zone } => detail(one("log-held", battalion, zone), "3.2b"),
        Event::Routed { battalion, zone } => detail(one("log-routed", battalion, zone), "3.2b"),
        Event::Retreated { battalion, count, from, to } => {
            detail(way("log-retreated", from, to).with("units", stack(battalion, count)), "3.3")
        }
        Event::LeftMap { battalion, count, zone } => {
            detail(some("log-left-map", battalion, count, zone), "3.3")
        }
        Event::CutOff { battalion, count, zone } => {
            detail(some("log-cut-off", battalion, count, zone), "3.3")
        }
        Event::OfficerRolled { officer: who, die } => {
            thrown(detail(new("log-officer-rolled").with("officer", who.name()), "1.2"), &[die])
        }
        Event::OfficerDied { officer: who, zone } => detail(officer("log-officer-died", who, zone), "1.2"),
        Event::OfficerJoined { officer: who, zone } => {
            detail(officer("log-officer-joined", who, zone), "1.2")
        }
        Event::Moved { man, from, to } => {
            let rule = if matches!(man, Man::Officer(officer) if !officer.is_texan()) { "M5" } else { "5" };
            plain(way("log-moved", from, to).with("man", man.name()), rule)
        }
        Event::MeleeRolled { zone, dice, totals: [texan, mexican], winner } => {
            let won = either(winner == Side::Texan, ["log-melee-texan", "log-melee-mexican"]);
            thrown(plain(at(won, zone).with("texan", texan).with("mexican", mexican), "7"), &dice)
        }
        Event::MexicanLost { battalion, zone } => detail(one("log-mexican-lost", battalion, zone), "7"),
        Event::GunCaptured { gun: it } => detail(gun("log-gun-captured", it), "7.2"),
        Event::GunSpiked { gun: it } => detail(gun("log-gun-spiked", it), "7.2"),
        Event::AmmunitionSpent { gun: it } => detail(gun("log-ammunition", it), "7.3"),
        Event::UnitRetreated { unit: who, from, to } => {
            detail(way("log-unit-retreated", from, to).with("unit", who.name()), "3.3")
        }
        Event::NoRoomBehind { zone } => detail(at(new("log-no-room-behind"), zone), "6"),
        Event::UnitTrapped { unit: who, zone } => detail(unit("log-unit-trapped", who, zone), "3.3"),
        Event::BatteriesRolled { die } => {
            let aim = match die {
                1..=2 => "log-batteries-guns",
                3..=4 => "log-batteries-infantry",
                _ => "log-batteries-walls",
            };
            thrown(plain(new(aim), "4.2"), &[die])
        }
        Event::BatteryIdle => plain(new("log-battery-idle"), "4.2"),
        Event::SappersWorked { section, zone, die, breached } => {
            let phrase = at(either(breached, ["log-sappers-breach", "log-sappers-failed"]), zone);
            thrown(plain(phrase.with("section", section.name()), "6"), &[die])
        }
        Event::Marched { march, why } => {
            let (id, rule) = why.told();
            plain(marching(id, march), rule)
        }
        Event::Climbed { wall, die, succeeded } => {
            let (ids, rule) = if wall.is_palisade() {
                (["log-palisade-climbed", "log-palisade-failed"], "5.4")
            } else {
                (["log-ladder-set", "log-ladder-failed"], "5.2")
            };
            let phrase = at(either(succeeded, ids), wall.outside()).with("wall", wall.name());
            thrown(plain(phrase, rule), &[die])
        }
        Event::FreeFire { zone, battalion, die, hit } => {
            let id = if hit { "log-free-fire-hit" } else { "log-free-fire-missed" };
            thrown(plain(one(id, battalion, zone), "3.2c"), &[die])
        }
        Event::Pistols { battalion, die, hit } => {
            let phrase = either(hit, ["log-pistols-hit", "log-pistols-missed"]);
            thrown(plain(phrase.with("battalion", battalion.name()), "9b"), &[die])
        }
        Event::Exploded { mexicans, texans } => {
            plain(new("log-exploded").with("mexicans", mexicans).with("texans", texans), "9a")
        }
        Event::Ended { end, points } => plain(ending(end).with("points", points), "10"),
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
    thrown(plain(phrase, rule), &[die])
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
