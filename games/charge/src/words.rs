//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::edition::{Faults, Reader};
use game::{Arg, Chart, Count, Gestures, Phrase, Pick, Prompt, Rule, Sources, Words};

use crate::data::{self, Data};
use crate::decision::clicks::{self, Thing};
use crate::{
    Area, Column, Force, Group, Gun, MEXICANS_TO_FALL, Mark, Now, Order, Side, State, Unit, View, Wall, Who,
};

impl Words for State {
    game::library! {
        "charge":
        "01-components.md", "02-map.md", "03-sequence.md", "04-stacking.md", "05-walls.md", "06-command.md",
        "07-movement.md", "08-types.md", "09-regular.md", "10-advance.md", "11-oblique.md",
        "12-buildings.md", "13-entry.md", "14-attack.md", "15-results.md", "16-when.md", "17-artillery.md",
        "18-winning.md", "19-starting.md",
    }

    game::sheets!(
        "areas" ["code", "id", "kind"],
        "borders",
        "crt",
        "guns" ["position"],
        "units" ["side", "code", "column", "kind"],
        "walls" ["id"],
    );

    game::lessons!("hold-the-walls");
    game::puzzles!("assault");

    const SEQUENCE: &'static str = "3.0";
    const SOURCES: Sources = crate::sources::SOURCES;
    const TERMS: &'static [(&'static str, &'static str)] = &[
        ("mexican-movement", "9.0"),
        ("texian-attacks", "14.0"),
        ("mexican-attacks", "14.0"),
        ("texian-movement", "7.0"),
        ("command-roll", "6.0"),
        ("column", "6.5"),
        ("oblique", "11.0"),
        ("building", "12.0"),
        ("losses", "18.0"),
        ("set-up", "19.1"),
        ("hit", "15.1"),
    ];

    fn read(tables: Reader) -> Result<Data, Faults> {
        data::read(tables).map(Data::of)
    }

    fn charts() -> Vec<Chart> {
        crate::charts::charts()
    }

    fn prompt(view: &View) -> Prompt {
        let now = Now::seen(view);
        Prompt { phrase: now.phrase(), rule: Rule(now.clause()) }
    }

    fn aim(view: &View) -> Option<Phrase> {
        let fallen =
            Phrase::new("aim").with("mexicans", view.mexican_losses).with("needed", MEXICANS_TO_FALL);
        Some(fallen.with("texians", Unit::COUNT as u8 - view.texian_losses))
    }

    fn pick(pick: Pick) -> Phrase {
        match clicks::thing(pick) {
            Some(Thing::Stack(_, group)) => group.name(),
            Some(Thing::Area(area)) => area.name(),
            Some(Thing::Gun(gun)) => gun.name(),
            Some(Thing::Column(column)) => column.name(),
            Some(Thing::Button(number)) => Phrase::named("button", number),
            Some(thing) => thing.the(),
            None => match pick {
                Pick::Button(number) if State::SWEEPS.contains(&number) => Phrase::named("button", number),
                _ => Phrase::new("nothing"),
            },
        }
    }

    fn counts(view: &View) -> Vec<Count> {
        crate::summary::counts(view)
    }
}

impl Area {
    /// In a sentence: "the North Wall".
    pub fn the(self) -> Phrase {
        Phrase::named("the", self)
    }

    /// Named only where there are buildings.
    pub fn building(self) -> Phrase {
        Phrase::named("building", self)
    }
}

impl Gun {
    pub fn name(self) -> Phrase {
        Phrase::named("gun", self.position())
    }

    /// Its name inside a sentence.
    fn the(self) -> Phrase {
        Phrase::new("the-gun").with("gun", self.name())
    }
}

impl Column {
    /// In a sentence: "the Reserve Column".
    pub(crate) fn the(self) -> Phrase {
        Phrase::named("the-column", self)
    }
}

game::args! { Area: the, Wall: name, Gun: name, Unit: name, Column: the, Thing: the, Now: phrase }

impl Side {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Side::Texian => "side-texan",
            Side::Mexican => "side-mexican",
        })
    }
}

/// "3 Aldama and 1 San Luis (I)": a list of `stack` phrases.
fn force(force: Force) -> Arg {
    Arg::List(force.groups().map(|(group, count)| stack(group, count)).collect())
}

pub(crate) fn stack(group: Group, count: u8) -> Phrase {
    Phrase::new("stack").with("count", count).with("group", group.name())
}

pub(crate) fn order(id: &'static str, order: Order) -> Phrase {
    Phrase::new(id)
        .with("units", force(order.force))
        .with("from", order.from.the())
        .with("to", order.to.the())
}

/// Who takes part in an attack, or advances after it: one by name, or some of a stack.
pub(crate) fn who(one: &'static str, some: &'static str, who: Who) -> Phrase {
    match who {
        Who::Unit(unit) => Phrase::new(one).with("who", unit.name()),
        Who::Gun(gun) => Phrase::new(one).with("who", gun.the()),
        Who::Stack(from, group, count) => {
            Phrase::new(some).with("units", stack(group, count)).with("from", from.the())
        }
    }
}

pub(crate) fn hit(mark: Mark) -> Phrase {
    match mark {
        Mark::Wall(wall) => Phrase::new("do-hit").with("what", wall.name()),
        Mark::Gun(gun) => Phrase::new("do-hit").with("what", gun.name()),
        Mark::Defenders(area) => Phrase::new("do-hit-defenders").with("area", area.the()),
        Mark::Stack(area, group) => {
            Phrase::new("do-hit-stack").with("group", group.name()).with("area", area.the())
        }
    }
}

pub(crate) fn unit(id: &'static str, unit: Unit, area: Area) -> Phrase {
    Phrase::new(id).with("unit", unit.name()).with("area", area.the())
}

impl Thing {
    /// What was clicked, inside a sentence.
    fn the(self) -> Phrase {
        match self {
            Thing::Unit(unit) => unit.name(),
            Thing::Gun(gun) => gun.the(),
            Thing::Stack(area, group) => {
                Phrase::new("stack-at").with("group", group.name()).with("area", area.the())
            }
            Thing::Column(column) => column.the(),
            Thing::Wall(wall) => wall.name(),
            Thing::Area(area) => area.the(),
            Thing::Building(area) => area.building(),
            Thing::Amount(count) => Phrase::new("amount").with("count", count),
            Thing::Button(number) => Phrase::new("quoted").with("what", Phrase::named("button", number)),
        }
    }
}
