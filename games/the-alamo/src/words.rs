//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::{Line, PerLang, Phrase, Pick, Prompt, Row, Rule, Words};

use crate::decision::clicks::{self, Thing};
use crate::sight::Block;
use crate::sketch::sketch;
use crate::state::{Ending, Way};
use crate::tell::{line, signed};
use crate::view::{Awaited, FightView, Grade};
use crate::{
    Area, Battery, Column, Decision, Event, Hex, Leader, Now, Piece, Place, State, Terrain, Unit, View, Wall,
};

impl Words for State {
    const MESSAGES: PerLang<&'static str> = game::texts!("../messages/", ".ftl");
    const RULEBOOK: &'static [PerLang<&'static str>] = game::texts!(
        "../rulebook/":
        "01-set-up.md",
        "02-pieces.md",
        "03-sequence.md",
        "04-movement.md",
        "05-zones.md",
        "06-sight.md",
        "07-combat.md",
        "08-damage.md",
        "09-melee.md",
        "10-results.md",
        "11-artillery.md",
        "12-reserve.md",
        "13-winning.md",
    );
    const RULINGS: PerLang<&'static str> = game::texts!("../../../docs/rulings/", "/the-alamo.md");

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
            Some(Thing::Button(number)) => Phrase::named("button", number),
            Some(thing) => thing.the(),
            None => Phrase::new("nothing"),
        }
    }

    fn sketch(view: &View) -> Vec<Row> {
        sketch(view)
    }
}

fn prompt(view: &View) -> Prompt {
    let now = Now::seen(view);
    let (phrase, rule) = match (view.awaited, &view.fight) {
        (Awaited::AttackRoll | Awaited::BreachRoll | Awaited::DamageRoll, Some(fight)) => {
            dice(view.awaited, fight)
        }
        (Awaited::WithdrawalRoll, _) => {
            let phrase = Phrase::new("prompt-withdrawal-roll").with("losses", view.losses);
            (phrase.with("limit", view.limit), now.clause())
        }
        (Awaited::Nothing, _) => ending(view),
        _ => (now.phrase(), now.clause()),
    };
    Prompt { phrase, rule: Rule(rule) }
}

/// The dice of an attack: who strikes whom, and what is to be reached.
fn dice(awaited: Awaited, fight: &FightView) -> (Phrase, &'static str) {
    let target = |id| Phrase::new(id).with("piece", fight.target.name());
    if let Some(wall) = fight.wall {
        let phrase = Phrase::new("prompt-breach-roll").with("piece", fight.attacker.name());
        return (phrase.with("wall", wall.name()), "R10d");
    }
    if awaited == Awaited::DamageRoll {
        let sum = fight.modifiers.iter().map(|modifier| modifier.value).sum();
        let phrase = target("prompt-damage-roll").with("modifier", signed(sum));
        return (phrase.with("morale", fight.morale), "8.4-a");
    }
    let (id, rule) =
        if fight.counter { ("prompt-counter-roll", "R8e") } else { ("prompt-attack-roll", "8.8-a") };
    (target(id).with("attacker", fight.attacker.name()).with("column", fight.column), rule)
}

fn ending(view: &View) -> (Phrase, &'static str) {
    let grade = match view.grade {
        Some(Grade::Decisive) => "prompt-mexicans-won-decisive",
        Some(Grade::InDeath) => "prompt-mexicans-won-in-death",
        Some(Grade::Plain) | None => "prompt-mexicans-won",
    };
    let (id, rule) = match view.ending {
        Some(Ending::Withdrawal(_)) => ("prompt-withdrawn", "R16b"),
        Some(Ending::TooLate) => ("prompt-too-late", "R16d"),
        Some(Ending::GarrisonDead) | None => (grade, "R16a"),
    };
    (Phrase::new(id).with("losses", view.losses).with("turn", view.turn), rule)
}

pub(crate) fn piece(id: &'static str, piece: Piece) -> Phrase {
    Phrase::new(id).with("piece", piece.name())
}

pub(crate) fn place(id: &'static str, place: Place) -> Phrase {
    Phrase::new(id).with("place", place.name())
}

fn sentence(decision: Decision) -> Phrase {
    match decision {
        Decision::Gun(battery, at) => piece("do-gun", Piece::Battery(battery)).with("place", at.name()),
        Decision::Historic => Phrase::new("do-historic"),
        Decision::Plot(column, area) => {
            Phrase::new("do-plot").with("column", column.name()).with("area", area.name())
        }
        Decision::Commit => Phrase::new("do-commit"),
        Decision::Take(taken) => piece("do-take", taken),
        Decision::Put(at) => place("do-put", at),
        Decision::Face(unit, hex) => piece("do-face", Piece::Unit(unit)).with("hex", hex.name()),
        Decision::Deploy(deployed, at) => piece("do-deploy", deployed).with("place", at.name()),
        Decision::DeployAll => Phrase::new("do-deploy-all"),
        Decision::Reserve => Phrase::new("do-reserve"),
        Decision::Move(mover) => piece("do-move", mover),
        Decision::With(along) => piece("do-with", along),
        Decision::To(at) => place("do-to", at),
        Decision::Attack(attacker) => piece("do-attack", attacker),
        Decision::Fire(unit) => piece("do-fire", Piece::Unit(unit)),
        Decision::Melee(unit) => piece("do-melee", Piece::Unit(unit)),
        Decision::Breach(wall) => Phrase::new("do-breach").with("wall", wall.name()),
        Decision::Retreat(at) => place("do-retreat", at),
        Decision::Leave => Phrase::new("do-leave"),
        Decision::Advance => Phrase::new("do-advance"),
        Decision::Stay => Phrase::new("do-stay"),
        Decision::Done => Phrase::new("do-done"),
    }
}

impl Block {
    /// What blocks the line: "a combat unit in 1414 (roof)".
    pub fn name(self) -> Phrase {
        match self {
            Block::Unit(at) => place("block-unit", at),
            Block::Height(at) => place("block-height", at),
            Block::Above(at) => place("block-above", at),
            Block::Wall(wall) => Phrase::new("block-wall").with("wall", wall.name()),
            Block::Church(wall) => Phrase::new("block-church").with("wall", wall.name()),
            Block::Interior(wall) => Phrase::new("block-interior").with("wall", wall.name()),
            Block::NoOpening(hex) => Phrase::new("block-no-opening").with("hex", hex.name()),
            Block::Floor(hex) => Phrase::new("block-floor").with("hex", hex.name()),
        }
    }
}

game::args! {
    Piece: name, Unit: name, Battery: name, Leader: name, Column: name, Place: name, Hex: name, Area: name, Wall: name,
    Terrain: name, Block: name, Thing: the, Now: phrase,
}

impl Thing {
    /// What was clicked, inside a sentence.
    fn the(self) -> Phrase {
        match self {
            Thing::Piece(piece) => piece.name(),
            Thing::Column(column) => column.name(),
            Thing::Place(place) => place.name(),
            Thing::Area(area) => area.name(),
            Thing::Wall(wall) => wall.name(),
            Thing::Fire => Way::Fire.name(),
            Thing::Melee => Way::Melee.name(),
            Thing::Button(number) => Phrase::new("quoted").with("what", Phrase::named("button", number)),
        }
    }
}
