//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::{Arg, Line, PerLang, Phrase, Pick, Prompt, Row, Rule, Words};

use crate::decision::clicks::{self, Thing};
use crate::sketch::sketch;
use crate::tell;
use crate::{
    Area, Column, Decision, Event, Force, Group, Gun, Mark, Now, Order, Side, State, Unit, View, Wall, Who,
};

impl Words for State {
    const MESSAGES: PerLang<&'static str> = game::texts!("../messages/", ".ftl");
    const RULEBOOK: &'static [PerLang<&'static str>] = game::texts!(
        "../rulebook/":
        "01-components.md",
        "02-map.md",
        "03-sequence.md",
        "04-stacking.md",
        "05-walls.md",
        "06-command.md",
        "07-movement.md",
        "08-types.md",
        "09-regular.md",
        "10-advance.md",
        "11-oblique.md",
        "12-buildings.md",
        "13-entry.md",
        "14-attack.md",
        "15-results.md",
        "16-when.md",
        "17-artillery.md",
        "18-winning.md",
        "19-starting.md",
    );
    const RULINGS: PerLang<&'static str> = game::texts!("../../../docs/rulings/", "/charge.md");

    fn prompt(view: &View) -> Prompt {
        prompt(view)
    }

    fn line(event: &Event) -> Line {
        tell::line(*event)
    }

    fn decision(decision: Decision) -> Phrase {
        sentence(decision)
    }

    fn pick(pick: Pick) -> Phrase {
        match clicks::thing(pick) {
            Some(Thing::Stack(_, group)) => group.name(),
            Some(Thing::Area(area)) => area.name(),
            Some(Thing::Button(number)) => Phrase::named("button", number),
            Some(thing) => thing.the(),
            None => Phrase::new("nothing"),
        }
    }

    fn sketch(view: &View) -> Vec<Row> {
        sketch(view)
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
}

game::args! { Area: the, Wall: name, Gun: name, Unit: name, Column: name, Thing: the, Now: phrase }

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

fn prompt(view: &View) -> Prompt {
    let now = Now::seen(view);
    Prompt { phrase: now.phrase(), rule: Rule(now.clause()) }
}

pub(crate) fn order(id: &'static str, order: Order) -> Phrase {
    Phrase::new(id)
        .with("units", force(order.force))
        .with("from", order.from.the())
        .with("to", order.to.the())
}

pub(crate) fn unit(id: &'static str, unit: Unit, area: Area) -> Phrase {
    Phrase::new(id).with("unit", unit.name()).with("area", area.the())
}

fn sentence(decision: Decision) -> Phrase {
    let area = |id, area: Area| Phrase::new(id).with("area", area.the());
    match decision {
        Decision::Place(who, at) => unit("do-place", who, at),
        Decision::PlaceHidden(who, at) => {
            Phrase::new("do-place-hidden").with("unit", who.name()).with("area", at.building())
        }
        Decision::Historic => Phrase::new("do-historic"),
        Decision::March(moved) => order("do-march", moved),
        Decision::Oblique(moved) => order("do-oblique", moved),
        Decision::Enter(column, at) => area("do-enter", at).with("column", column.name()),
        Decision::Spike(gun, at) => area("do-spike", at).with("gun", gun.name()),
        Decision::Attack(at) => area("do-attack", at),
        Decision::Clear(at) => Phrase::new("do-clear").with("area", at.building()),
        Decision::Join(Who::Unit(unit)) => Phrase::new("do-join").with("who", unit.name()),
        Decision::Join(Who::Gun(gun)) => Phrase::new("do-join").with("who", gun.name()),
        Decision::Join(Who::Stack(from, group, count)) => {
            Phrase::new("do-join-stack").with("units", stack(group, count)).with("from", from.the())
        }
        Decision::JoinAll => Phrase::new("do-join-all"),
        Decision::Cazadores => Phrase::new("do-cazadores"),
        Decision::Go => Phrase::new("do-go"),
        Decision::Hit(Mark::Wall(wall)) => Phrase::new("do-hit").with("what", wall.name()),
        Decision::Hit(Mark::Gun(gun)) => Phrase::new("do-hit").with("what", gun.name()),
        Decision::Hit(Mark::Defenders(at)) => area("do-hit-defenders", at),
        Decision::Hit(Mark::Stack(at, group)) => area("do-hit-stack", at).with("group", group.name()),
        Decision::Lose(unit) => Phrase::new("do-lose").with("unit", unit.name()),
        Decision::Advance(Who::Unit(unit)) => Phrase::new("do-advance").with("who", unit.name()),
        Decision::Advance(Who::Gun(gun)) => Phrase::new("do-advance").with("who", gun.name()),
        Decision::Advance(Who::Stack(from, group, count)) => {
            Phrase::new("do-advance-stack").with("units", stack(group, count)).with("from", from.the())
        }
        Decision::Move(who, to) => unit("do-move", who, to),
        Decision::Hide(who, at) => {
            Phrase::new("do-hide").with("unit", who.name()).with("area", at.building())
        }
        Decision::Emerge(who, at) => {
            Phrase::new("do-emerge").with("unit", who.name()).with("area", at.building())
        }
        Decision::Done => Phrase::new("do-done"),
    }
}

impl Thing {
    /// What was clicked, inside a sentence.
    fn the(self) -> Phrase {
        match self {
            Thing::Unit(unit) => unit.name(),
            Thing::Gun(gun) => gun.name(),
            Thing::Stack(area, group) => {
                Phrase::new("stack-at").with("group", group.name()).with("area", area.the())
            }
            Thing::Column(column) => column.name(),
            Thing::Wall(wall) => wall.name(),
            Thing::Area(area) => area.the(),
            Thing::Building(area) => area.building(),
            Thing::Amount(count) => Phrase::new("amount").with("count", count),
            Thing::Button(number) => Phrase::new("quoted").with("what", Phrase::named("button", number)),
        }
    }
}
