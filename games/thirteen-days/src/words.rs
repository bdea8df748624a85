//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::{Clause, Line, Phrase, Pick, Prompt, Refusal, Row, Words};

use crate::decision::clicks::{self, Thing};
use crate::log::line;
use crate::prompt::prompt;
use crate::rulebook::RULEBOOK;
use crate::sketch::sketch;
use crate::{Battalion, Decision, Edge, Event, Gun, Illegal, Man, Officer, Section, State, Unit, View, Zone};

impl Words for State {
    const MESSAGES: [&'static str; 2] =
        [include_str!("../messages/en.ftl"), include_str!("../messages/es.ftl")];

    fn prompt(view: &View) -> Prompt {
        prompt(view)
    }

    fn line(event: &Event) -> Line {
        line(*event)
    }

    fn refusal(illegal: Illegal) -> Phrase {
        refusal(illegal)
    }

    fn decision(decision: Decision) -> Phrase {
        sentence(decision)
    }

    fn pick(pick: Pick) -> Phrase {
        match clicks::thing(pick) {
            Some(Thing::Man(man)) => man.name(),
            Some(Thing::Gun(gun)) => gun.name(),
            Some(Thing::Stack(_, battalion)) => battalion.name(),
            Some(Thing::Zone(zone)) => zone.name(),
            Some(Thing::Amount(count)) => Phrase::new("amount").with("count", count),
            Some(Thing::Done) => Phrase::new("button-0"),
            Some(Thing::Usual) => Phrase::new("button-4"),
            None => Phrase::new("nothing"),
        }
    }

    fn rulebook() -> &'static [Clause] {
        RULEBOOK
    }

    fn sketch(view: &View) -> Vec<Row> {
        sketch(view)
    }
}

/// Makes the message ids of an id's names: `zone-NWC`, `zone-NTE` …
macro_rules! ids {
    ($prefix:literal: $($code:literal)*) => {
        [$(concat!($prefix, $code)),*]
    };
}

static ZONES: [&str; Zone::COUNT] = ids!("zone-":
    "NWC" "NTE" "NEC" "W4" "W3" "W2" "W1" "SWC" "PLN" "PLC" "PLD" "BAT" "LOW" "GAT" "LOE" "LUN" "CHY" "PAL"
    "MAG" "CHA" "CHP" "LBN" "LBS" "CNV" "COR" "NEB" "CAT" "N1" "S1" "O1" "E1" "N2" "S2" "O2" "E2" "N3" "S3"
    "O3" "E3" "N4" "S4" "O4" "E4" "N5" "S5" "O5" "E5" "N6" "S6" "O6" "E6" "fNW" "fW4" "fW3" "fW2" "fW1"
    "fSW" "fN1" "fN2" "fN3" "fN4" "fE1" "fE2" "fSE" "fPA" "fLU" "LAK"
);
static THE: [&str; Zone::COUNT] = ids!("the-":
    "NWC" "NTE" "NEC" "W4" "W3" "W2" "W1" "SWC" "PLN" "PLC" "PLD" "BAT" "LOW" "GAT" "LOE" "LUN" "CHY" "PAL"
    "MAG" "CHA" "CHP" "LBN" "LBS" "CNV" "COR" "NEB" "CAT" "N1" "S1" "O1" "E1" "N2" "S2" "O2" "E2" "N3" "S3"
    "O3" "E3" "N4" "S4" "O4" "E4" "N5" "S5" "O5" "E5" "N6" "S6" "O6" "E6" "fNW" "fW4" "fW3" "fW2" "fW1"
    "fSW" "fN1" "fN2" "fN3" "fN4" "fE1" "fE2" "fSE" "fPA" "fLU" "LAK"
);
static SECTIONS: [&str; Section::COUNT] =
    ids!("section-": "0" "1" "2" "3" "4" "5" "6" "7" "8" "9" "10" "11" "12" "13" "14" "15" "16");
static GUNS: [&str; Gun::COUNT] = ids!("gun-": "1" "2" "3" "4" "5" "6" "7" "8" "9" "10" "11" "12");
static UNITS: [&str; Unit::COUNT] = ids!("unit-": "0" "1" "2" "3" "4" "5" "6" "7" "8" "9" "10" "11");
static BATTALIONS: [&str; Battalion::COUNT] =
    ids!("battalion-": "Ald" "Tol" "All" "Mat" "Jim" "SLu" "Zap" "Dol");
static OFFICERS: [&str; Officer::COUNT] =
    ids!("officer-": "Travis" "Bowie" "Crockett" "Cos" "Duque" "Romero" "Morales" "SantaAnna");
static EDGES: [&str; Edge::COUNT] = ids!("edge-": "N" "E" "S" "O");

impl Zone {
    /// On the map: "North wall battery".
    pub fn name(self) -> Phrase {
        Phrase::new(ZONES[self.index()])
    }

    /// In a sentence: "the north battery".
    pub fn the(self) -> Phrase {
        Phrase::new(THE[self.index()])
    }
}

impl Section {
    pub fn name(self) -> Phrase {
        Phrase::new(SECTIONS[self.index()])
    }
}

impl Gun {
    pub fn name(self) -> Phrase {
        Phrase::new(GUNS[self.index()])
    }
}

impl Unit {
    pub fn name(self) -> Phrase {
        Phrase::new(UNITS[self.index()])
    }
}

impl Battalion {
    pub fn name(self) -> Phrase {
        Phrase::new(BATTALIONS[self.index()])
    }
}

impl Officer {
    pub fn name(self) -> Phrase {
        Phrase::new(OFFICERS[self.index()])
    }
}

impl Edge {
    pub fn name(self) -> Phrase {
        Phrase::new(EDGES[self.index()])
    }
}

impl Man {
    pub fn name(self) -> Phrase {
        match self {
            Man::Unit(unit) => unit.name(),
            Man::Officer(officer) => officer.name(),
        }
    }
}

/// "3 Aldama".
pub(crate) fn stack(battalion: Battalion, count: u8) -> Phrase {
    Phrase::new("stack").with("count", count).with("battalion", battalion.name())
}

/// `4 + 2 = 6`; a die alone if nothing is added.
pub(crate) fn arithmetic(die: u8, modifier: i8) -> String {
    let total = i16::from(die) + i16::from(modifier);
    match modifier {
        0 => die.to_string(),
        1.. => format!("{die} + {modifier} = {total}"),
        _ => format!("{die} − {} = {total}", modifier.unsigned_abs()).replace("= -", "= −"),
    }
}

pub(crate) fn way(id: &'static str, from: Zone, to: Zone) -> Phrase {
    Phrase::new(id).with("from", from.the()).with("to", to.the())
}

fn at(id: &'static str, zone: Zone) -> Phrase {
    Phrase::new(id).with("zone", zone.the())
}

fn refusal(illegal: Illegal) -> Phrase {
    let who = |id: &'static str, man: Man| Phrase::new(id).with("who", man.name());
    let phrase = match illegal {
        Illegal::NotNow => Phrase::new("no-not-now"),
        Illegal::NotOnMap { man } => who("no-not-on-map", man),
        Illegal::AlreadyPlaced { man } => who("no-already-placed", man),
        Illegal::PlaceInside { zone } => at("no-place-inside", zone),
        Illegal::NoInfantry { zone } => at("no-infantry", zone),
        Illegal::BowieSick => Phrase::new("no-bowie-sick"),
        Illegal::PostTaken { zone } => at("no-post-taken", zone),
        Illegal::Full { zone } => at("no-full", zone),
        Illegal::OfficerThere { zone } => at("no-officer-there", zone),
        Illegal::NobodyFires { zone } => at("no-nobody-fires", zone),
        Illegal::HasFired { zone } => at("no-has-fired", zone),
        Illegal::NobodyToHit { zone } => at("no-nobody-to-hit", zone),
        Illegal::OutOfRange { from, to } => way("no-out-of-range", from, to),
        Illegal::OutsideField { from, to } => way("no-outside-field", from, to),
        Illegal::HasMoved { man } => who("no-has-moved", man),
        Illegal::TooFar { man, zone } => who("no-too-far", man).with("zone", zone.the()),
        Illegal::OutsideFort { zone } => at("no-outside-fort", zone),
        Illegal::EnemyThere { officer, zone } => at("no-enemy-there", zone).with("officer", officer.name()),
        Illegal::NoRetreat { unit, zone } => at("no-retreat", zone).with("unit", unit.name()),
        Illegal::OtherRetreats { unit } => Phrase::new("no-other-retreats").with("unit", unit.name()),
        Illegal::NotThere { battalion, zone } => at("no-not-there", zone).with("battalion", battalion.name()),
        Illegal::MarchTooFar { from, to } => way("no-march-too-far", from, to),
        Illegal::SantaAnnaKeepsBack { zone } => at("no-santa-anna", zone),
        Illegal::EscortStays => Phrase::new("no-escort-stays"),
        Illegal::NobodyClimbs { wall } => at("no-nobody-climbs", wall.outside()),
        Illegal::LadderStands { wall } => at("no-ladder-stands", wall.inside()),
        Illegal::BreachStands { wall } => at("no-breach-stands", wall.inside()),
        Illegal::HasClimbed { wall } => at("no-has-climbed", wall.outside()),
        Illegal::LadderUsed { wall } => at("no-ladder-used", wall.inside()),
        Illegal::NotYours { officer } => Phrase::new("no-not-yours").with("officer", officer.name()),
    };
    phrase.with("rule", illegal.rule().0)
}

fn sentence(decision: Decision) -> Phrase {
    match decision {
        Decision::Place(man, zone) => at("do-place", zone).with("who", man.name()),
        Decision::Usual => Phrase::new("do-usual"),
        Decision::Cannon(from, to) => way("do-cannon", from, to),
        Decision::Rifles(from, to) => way("do-rifles", from, to),
        Decision::Move(man, zone) => at("do-move", zone).with("who", man.name()),
        Decision::Retreat(unit, zone) => at("do-retreat", zone).with("unit", unit.name()),
        Decision::Climb(wall) => way("do-climb", wall.outside(), wall.inside()),
        Decision::March(march) => {
            way("do-march", march.from, march.to).with("stack", stack(march.battalion, march.count))
        }
        Decision::Done => Phrase::new("do-done"),
    }
}
