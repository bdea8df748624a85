//! What the table asks for, and the names of phases and endings.

use game::{Phrase, Prompt, Rule};

use crate::view::{Awaited, Level};
use crate::{End, Mark, Phase, Side, View};

impl Phase {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Phase::Bombardment => "phase-bombardment",
            Phase::Placement => "phase-placement",
            Phase::Columns => "phase-columns",
            Phase::Rally => "phase-rally",
            Phase::TexanCannon => "phase-texan-cannon",
            Phase::TexanRifles => "phase-texan-rifles",
            Phase::TexanMovement => "phase-texan-movement",
            Phase::TexanMelee => "phase-texan-melee",
            Phase::MexicanCannon => "phase-mexican-cannon",
            Phase::MexicanRifles => "phase-mexican-rifles",
            Phase::MexicanMovement => "phase-mexican-movement",
            Phase::MexicanMelee => "phase-mexican-melee",
            Phase::Over => "phase-over",
        })
    }

    /// The clause that describes it.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Phase::Bombardment => "1.3.4",
            Phase::Placement => "1.3.5",
            Phase::Columns => "1.3.6",
            Phase::Rally => "8",
            Phase::TexanCannon => "4.1",
            Phase::TexanRifles => "3",
            Phase::TexanMovement => "5",
            Phase::TexanMelee | Phase::MexicanMelee => "7",
            Phase::MexicanCannon => "4.2",
            Phase::MexicanRifles => "3.1",
            Phase::MexicanMovement => "5.1",
            Phase::Over => "10",
        }
    }
}

impl Side {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Side::Texan => "side-texan",
            Side::Mexican => "side-mexican",
        })
    }
}

impl Mark {
    pub fn name(self) -> Phrase {
        match self {
            Mark::Gun(gun) => gun.name(),
            Mark::Section(section) => section.name(),
            Mark::Zone(zone) => zone.name(),
        }
    }
}

impl End {
    pub(crate) fn name(self) -> Phrase {
        Phrase::new(match self {
            End::Fallen => "log-fallen",
            End::SantaAnnaDead => "log-santa-anna-dead",
            End::Exhausted => "log-exhausted",
            End::CalledOff => "log-called-off",
        })
    }
}

impl Level {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Level::Defeat => "level-defeat",
            Level::Draw => "level-draw",
            Level::Victory => "level-victory",
            Level::Mythic => "level-mythic",
        })
    }
}

/// What is awaited, and by which clause.
pub(crate) fn prompt(view: &View) -> Prompt {
    let (phrase, rule) = match view.awaited {
        Awaited::BombardSide => (Phrase::new("prompt-bombard-side"), "1.3.4"),
        Awaited::BombardKind => (Phrase::new("prompt-bombard-kind"), "1.3.4"),
        Awaited::BombardTarget => (Phrase::new("prompt-bombard-target"), "1.3.4"),
        Awaited::BombardShot => (shot(view, "prompt-bombard-shot"), "1.3.4a"),
        Awaited::CounterBattery => (Phrase::new("prompt-counter-battery"), "1.3.4b"),
        Awaited::Place => (Phrase::new("prompt-place"), "1.3.5"),
        Awaited::ColumnRoll => (Phrase::new("prompt-column-roll"), "1.3.6"),
        Awaited::ReserveRoll => (Phrase::new("prompt-reserve-roll"), "1.3.6"),
        Awaited::EntryRoll => (Phrase::new("prompt-entry-roll"), "M1"),
        Awaited::Cannon => (Phrase::new("prompt-cannon"), "4.1"),
        Awaited::Rifles => (Phrase::new("prompt-rifles"), "3"),
        Awaited::ShotRoll => (shot(view, "prompt-shot-roll"), "3b"),
        Awaited::SurvivalRoll => (Phrase::new("prompt-survival-roll"), "3.2a"),
        Awaited::MoraleRoll => (morale(view), "3.2b"),
        Awaited::OfficerRoll => (Phrase::new("prompt-officer-roll"), "1.2"),
        Awaited::Move => (Phrase::new("prompt-move"), "5"),
        Awaited::TexanMeleeRoll => (melee(view, "prompt-texan-melee"), "7"),
        Awaited::MexicanMeleeRoll => (melee(view, "prompt-mexican-melee"), "7"),
        Awaited::Retreat => (retreat(view), "7.1"),
        Awaited::BatteryRoll => (Phrase::new("prompt-battery-roll"), "4.2"),
        Awaited::BatteryTarget => (Phrase::new("prompt-battery-target"), "4.2"),
        Awaited::RifleTarget => (Phrase::new("prompt-rifle-target"), "3.1"),
        Awaited::SapperRoll => (Phrase::new("prompt-sapper-roll"), "6"),
        Awaited::March => (Phrase::new("prompt-march"), "5"),
        Awaited::ClimbRoll => (Phrase::new("prompt-climb-roll"), "5.2"),
        Awaited::Nothing => {
            (Phrase::new("prompt-over").with("points", view.points).with("level", view.level.name()), "10")
        }
    };
    Prompt { phrase, rule: Rule(rule) }
}

/// What is shot at, and in how many of six throws it is hit.
fn shot(view: &View, id: &'static str) -> Phrase {
    match &view.shot {
        Some(shot) => Phrase::new(id).with("mark", shot.mark.name()).with("ways", shot.ways),
        None => Phrase::new(id),
    }
}

fn morale(view: &View) -> Phrase {
    let phrase = Phrase::new("prompt-morale-roll");
    let Some(morale) = &view.morale else { return phrase };
    let [routs, retreats, holds] = morale.ways;
    phrase
        .with("battalion", morale.battalion.name())
        .with("zone", morale.zone.the())
        .with("routs", routs)
        .with("retreats", retreats)
        .with("holds", holds)
}

fn melee(view: &View, id: &'static str) -> Phrase {
    match &view.melee {
        Some(melee) => Phrase::new(id).with("zone", melee.zone.the()).with("ways", melee.ways),
        None => Phrase::new(id),
    }
}

fn retreat(view: &View) -> Phrase {
    let phrase = Phrase::new("prompt-retreat");
    match view.units.iter().find(|unit| unit.falls_back) {
        Some(unit) => phrase.with("unit", unit.unit.name()),
        None => phrase,
    }
}
