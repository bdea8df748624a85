//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::{Arg, Line, PerLang, Phrase, Pick, Prompt, Row, Rule, Words};

use crate::decision::clicks::{self, Thing};
use crate::sketch::sketch;
use crate::{
    Area, Column, Decision, Event, Force, Group, Gun, Mark, Now, Order, Phase, Side, State, Unit, View, Wall,
    Who,
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
        line(*event)
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

fn stack(group: Group, count: u8) -> Phrase {
    Phrase::new("stack").with("count", count).with("group", group.name())
}

fn prompt(view: &View) -> Prompt {
    let now = Now::seen(view);
    Prompt { phrase: now.phrase(), rule: Rule(now.clause()) }
}

fn order(id: &'static str, order: Order) -> Phrase {
    Phrase::new(id)
        .with("units", force(order.force))
        .with("from", order.from.the())
        .with("to", order.to.the())
}

fn unit(id: &'static str, unit: Unit, area: Area) -> Phrase {
    Phrase::new(id).with("unit", unit.name()).with("area", area.the())
}

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

fn line(event: Event) -> Line {
    match event {
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
            Phrase::new("log-entered").with("column", column.name()).with("area", area.the()),
            "13.0",
        ),
        Event::Spiked { gun, area } => {
            Line::plain(Phrase::new("log-spiked").with("gun", gun.name()).with("area", area.the()), "17.3")
        }
        Event::AttackBegan { side, area } => {
            Line::plain(Phrase::new("log-attack").with("side", side.name()).with("area", area.the()), "14.5")
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
            Phrase::new("log-stack-joined").with("units", stack(group, count)).with("area", area.the()),
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
