//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::edition::{Faults, Reader};
use game::{Chart, Count, Gestures, Phrase, Pick, Prompt, Rule, Sources, Words};

use crate::data::{self, Data};
use crate::decision::clicks::{self, Thing};
use crate::view::{Awaited, Level};
use crate::{Battalion, End, Gun, Man, March, Mark, Officer, Phase, Side, State, Unit, View, Wall, Zone};

impl Words for State {
    game::library! {
        "thirteen-days":
        "01-overview.md", "02-turn.md", "03-fire.md", "04-cannon.md", "05-movement.md", "06-breach.md",
        "07-melee.md", "08-rally.md", "09-hollywood.md", "10-victory.md", "11-automaton.md",
    }

    game::sheets!(
        "battalions" ["column", "code", "kind"],
        "behaviour" ["name"],
        "borders",
        "fire" ["zone"],
        "guns" ["code"],
        "placement" ["die"],
        "posts" ["who"],
        "sections" ["code", "side", "inside", "outside", "kind"],
        "zones" ["code", "kind", "edge", "number"]
    );

    game::lessons!("the-price");
    game::puzzles!("solitaire", "two-player");

    const SEQUENCE: &'static str = "2";
    const SOURCES: Sources = crate::sources::SOURCES;
    const TERMS: &'static [(&'static str, &'static str)] = &[
        ("texan-guns", "4.1"),
        ("texan-rifles", "3"),
        ("texan-movement", "5"),
        ("melee", "7"),
        ("mexican-guns", "4.2"),
        ("mexican-rifles", "3.1"),
        ("mexican-movement", "5.1"),
        ("survival", "3.2a"),
        ("morale", "3.2b"),
        ("sappers", "6"),
        ("ladder", "5.2"),
        ("rally", "8"),
        ("bombardment", "1.3.4"),
    ];

    fn read(tables: Reader) -> Result<Data, Faults> {
        data::read(tables).map(Data::of)
    }

    fn charts() -> Vec<Chart> {
        crate::charts::charts()
    }

    fn prompt(view: &View) -> Prompt {
        let plain = Phrase::new;
        let phrase = match view.awaited {
            Awaited::BombardSide => plain("prompt-bombard-side"),
            Awaited::BombardKind => plain("prompt-bombard-kind"),
            Awaited::BombardTarget => plain("prompt-bombard-target"),
            Awaited::BombardShot => shot(view, "prompt-bombard-shot"),
            Awaited::CounterBattery => plain("prompt-counter-battery"),
            Awaited::Place => plain("prompt-place"),
            Awaited::ColumnRoll => plain("prompt-columns"),
            Awaited::ReserveRoll => plain("prompt-reserve"),
            Awaited::EntryRoll => plain("prompt-entry"),
            Awaited::Cannon => plain("prompt-cannon"),
            Awaited::Rifles => plain("prompt-rifles"),
            Awaited::ShotRoll => shot(view, "prompt-shot"),
            Awaited::SurvivalRoll => plain("prompt-survival"),
            Awaited::MoraleRoll => morale(view),
            Awaited::OfficerRoll => plain("prompt-officer"),
            Awaited::Move => plain("prompt-move"),
            Awaited::Melees => plain("prompt-melees"),
            Awaited::Withdraw => plain("prompt-withdraw"),
            Awaited::TexanMeleeRoll => melee(view, "prompt-texan-melee"),
            Awaited::MexicanMeleeRoll => melee(view, "prompt-mexican-melee"),
            Awaited::Retreat => {
                let unit = view.units.iter().find(|unit| unit.falls_back).map_or(Unit(0), |unit| unit.unit);
                plain("prompt-retreat").with("unit", unit.the())
            }
            Awaited::BatteryRoll => plain("prompt-batteries"),
            Awaited::BatteryTarget if view.side.is_some() => plain("prompt-battery-choice"),
            Awaited::BatteryTarget => plain("prompt-battery-target"),
            Awaited::RifleTarget if view.side.is_some() => plain("prompt-rifle-choice"),
            Awaited::RifleTarget => plain("prompt-rifle-target"),
            Awaited::Dig => plain("prompt-dig"),
            Awaited::Turned => plain("prompt-turned"),
            Awaited::SapperRoll => plain("prompt-sappers"),
            Awaited::March => plain("prompt-march"),
            Awaited::ClimbRoll => plain("prompt-climb"),
            Awaited::Nothing => {
                plain("prompt-over").with("points", view.points).with("level", view.level.name())
            }
        };
        Prompt { phrase, rule: Rule(view.awaited.rule()) }
    }

    fn aim(view: &View) -> Option<Phrase> {
        let points = Phrase::new("aim").with("points", view.points).with("draw", view.bands[0]);
        Some(points.with("victory", view.bands[1]).with("defenders", view.defenders))
    }

    fn pick(pick: Pick) -> Phrase {
        match (clicks::thing(pick), pick) {
            (Some(thing), _) => thing.name(),
            (None, Pick::Button(number)) if State::SWEEPS.contains(&number) => {
                Phrase::named("button", number)
            }
            (None, _) => Phrase::new("nothing"),
        }
    }

    fn counts(view: &View) -> Vec<Count> {
        crate::summary::counts(view)
    }
}

impl Zone {
    /// In a sentence: "the palisade". On the map its name is "Palisade".
    pub fn the(self) -> Phrase {
        Phrase::named("the", self)
    }
}

impl Wall {
    /// Named by its first section.
    pub fn name(self) -> Phrase {
        self.sections().first().expect("checked: a wall has a section").name()
    }
}

impl Unit {
    /// Its name inside a sentence.
    pub fn the(self) -> Phrase {
        Phrase::new("the-unit").with("unit", self.name())
    }
}

impl Gun {
    /// Its name inside a sentence.
    fn the(self) -> Phrase {
        Phrase::new("the-gun").with("gun", self.name())
    }
}

impl Man {
    pub fn name(self) -> Phrase {
        match self {
            Man::Unit(unit) => unit.name(),
            Man::Officer(officer) => officer.name(),
        }
    }

    /// His name inside a sentence.
    pub fn the(self) -> Phrase {
        match self {
            Man::Unit(unit) => unit.the(),
            Man::Officer(officer) => officer.name(),
        }
    }
}

impl Thing {
    pub(crate) fn name(self) -> Phrase {
        match self {
            Thing::Man(man) => man.name(),
            Thing::Gun(gun) => gun.name(),
            Thing::Stack(_, battalion) => battalion.name(),
            Thing::Zone(zone) => zone.name(),
            Thing::Amount(count) => Phrase::new("amount").with("count", count),
            Thing::Done => Phrase::new("button-0"),
            Thing::Usual => Phrase::new("button-4"),
        }
    }

    /// What was clicked, inside a sentence.
    fn the(self) -> Phrase {
        match self {
            Thing::Man(man) => man.the(),
            Thing::Gun(gun) => gun.the(),
            Thing::Zone(zone) => zone.the(),
            other => other.name(),
        }
    }
}

impl Mark {
    /// Its name inside a sentence.
    pub(crate) fn the(self) -> Phrase {
        match self {
            Mark::Gun(gun) => gun.the(),
            Mark::Section(section) => section.name(),
            Mark::Zone(zone) => zone.the(),
        }
    }
}

game::args! {
    Zone: the, Wall: name, Gun: name, Unit: the, Battalion: name, Officer: name, Man: the, Mark: the, Thing: the,
    Awaited: said,
}

game::names! { Side: "side-", Level: "level-", Phase: "phase-" }

impl Phase {
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

/// "3 Aldama".
pub(crate) fn stack(battalion: Battalion, count: u8) -> Phrase {
    Phrase::new("stack").with("count", count).with("battalion", battalion.name())
}

/// [3b] [3.2b] `4 + 2 = 6`; the die alone if nothing is added, or if it is a 1 or a 6, which count as they lie.
pub(crate) fn arithmetic(die: u8, modifier: i8) -> String {
    if modifier == 0 || die == 1 || die == 6 {
        return die.to_string();
    }
    let total = i16::from(die) + i16::from(modifier);
    let sign = |negative| if negative { "−" } else { "+" };
    let minus = if total < 0 { "−" } else { "" };
    format!("{die} {} {} = {minus}{}", sign(modifier < 0), modifier.unsigned_abs(), total.abs())
}

pub(crate) fn way(id: &'static str, from: Zone, to: Zone) -> Phrase {
    Phrase::new(id).with("from", from.the()).with("to", to.the())
}

impl Awaited {
    /// The clause that it is about.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Awaited::BombardSide | Awaited::BombardKind | Awaited::BombardTarget => "1.3.4",
            Awaited::BombardShot => "1.3.4a",
            Awaited::CounterBattery => "1.3.4b",
            Awaited::Place => "1.3.5",
            Awaited::ColumnRoll | Awaited::ReserveRoll => "1.3.6",
            Awaited::EntryRoll => "M1",
            Awaited::Cannon => "4.1",
            Awaited::Rifles => "3",
            Awaited::ShotRoll => "3b",
            Awaited::SurvivalRoll => "3.2a",
            Awaited::MoraleRoll => "3.2b",
            Awaited::OfficerRoll => "1.2",
            Awaited::Move | Awaited::March => "5",
            Awaited::Melees | Awaited::TexanMeleeRoll | Awaited::MexicanMeleeRoll => "7",
            Awaited::Withdraw => "7.1",
            Awaited::Retreat => "3.3",
            Awaited::BatteryRoll | Awaited::BatteryTarget => "4.2",
            Awaited::RifleTarget => "3.1",
            Awaited::Dig | Awaited::SapperRoll => "6",
            Awaited::Turned => "3.2d",
            Awaited::ClimbRoll => "5.2",
            Awaited::Nothing => "10",
        }
    }

    /// What somebody decides now, inside a sentence.
    pub(crate) fn said(self) -> Phrase {
        Phrase::new(match self {
            Awaited::Place => "now-place",
            Awaited::Cannon => "now-cannon",
            Awaited::Rifles => "now-rifles",
            Awaited::Move => "now-move",
            Awaited::Retreat => "now-retreat",
            Awaited::Withdraw => "now-withdraw",
            Awaited::Melees => "now-melees",
            Awaited::BatteryTarget => "now-battery",
            Awaited::RifleTarget => "now-rifle-target",
            Awaited::Dig => "now-dig",
            Awaited::Turned => "now-turned",
            Awaited::March => "now-march",
            _ => "now-dice",
        })
    }
}

/// What is shot at, and in how many of six throws it is hit.
fn shot(view: &View, id: &'static str) -> Phrase {
    let phrase = Phrase::new(id);
    match &view.shot {
        Some(shot) => phrase.with("mark", shot.mark.the()).with("ways", shot.ways),
        None => phrase,
    }
}

fn morale(view: &View) -> Phrase {
    let phrase = Phrase::new("prompt-morale");
    let Some(morale) = &view.morale else { return phrase };
    let [routs, retreats, holds] = morale.ways;
    let who = phrase.with("battalion", morale.battalion.name()).with("zone", morale.zone.the());
    who.with("routs", routs).with("retreats", retreats).with("holds", holds)
}

/// With how many rolls the Texans win: of 36 while both dice are to be rolled, of six once theirs lies there.
fn melee(view: &View, id: &'static str) -> Phrase {
    let phrase = Phrase::new(id);
    let Some(melee) = &view.melee else { return phrase };
    let ways = if melee.texan_die.is_some() { melee.ways / 6 } else { melee.ways };
    phrase.with("zone", melee.zone.the()).with("ways", ways)
}

pub(crate) fn marching(id: &'static str, march: March) -> Phrase {
    Phrase::new(id)
        .with("units", stack(march.battalion, march.count))
        .with("from", march.from.the())
        .with("to", march.to.the())
}

/// How it ended.
pub(crate) fn ending(end: End) -> Phrase {
    Phrase::new(match end {
        End::Fallen => "end-fallen",
        End::SantaAnnaDead => "end-santa-anna",
        End::Exhausted => "end-exhausted",
        End::CalledOff => "end-called-off",
    })
}
