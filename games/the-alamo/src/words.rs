//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::edition::{Faults, Reader};
use game::{Chart, Count, Gestures, Phrase, Pick, Prompt, Rule, Sources, Words};

use crate::data::{self, Data};
use crate::decision::clicks::{self, Thing};
use crate::sight::Block;
use crate::state::{Ending, Way};
use crate::tell::signed;
use crate::view::{Awaited, FightView, Grade};
use crate::{Area, Battery, Column, Hex, Leader, Now, Piece, Place, State, Terrain, Unit, View, Wall};

impl Words for State {
    game::library! {
        "the-alamo":
        "01-set-up.md", "02-pieces.md", "03-sequence.md", "04-movement.md", "05-zones.md", "06-sight.md",
        "07-combat.md", "08-damage.md", "09-melee.md", "10-results.md", "11-artillery.md", "12-reserve.md",
        "13-winning.md",
    }

    game::sheets!(
        "batteries" ["code", "post"],
        "crt" ["die"],
        "entries" ["area", "hex"],
        "hexes" ["hex", "kind", "room", "artillery"],
        "hexsides" ["a", "b"],
        "leaders" ["code", "column", "post"],
        "terrain" ["kind", "level"],
        "turns" ["turn"],
        "units" ["code", "column", "kind", "post"],
    );

    game::lessons!("before-dawn");
    game::puzzles!("assault");

    const SEQUENCE: &'static str = "4.0";
    const SOURCES: Sources = crate::sources::SOURCES;
    const TERMS: &'static [(&'static str, &'static str)] = &[
        ("entry-area", "R2h"),
        ("plot", "R2b"),
        ("battery", "R3e"),
        ("reserve", "R13a"),
        ("replacements", "R14a"),
        ("melee", "R8d"),
        ("rout", "R9a"),
        ("morale", "8.4-a"),
        ("breach", "R10d"),
        ("casualties", "16.2"),
        ("facing", "R6b"),
        ("movement", "R5a"),
        ("combat", "R8.0"),
        ("rally", "4.0-e"),
        ("withdrawal", "R16b"),
        ("commitment", "4.0-f"),
    ];

    fn read(tables: Reader) -> Result<Data, Faults> {
        data::read(tables).map(Data::new)
    }

    fn charts() -> Vec<Chart> {
        crate::charts::charts()
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

    fn aim(view: &View) -> Option<Phrase> {
        Some(Phrase::new("aim").with("losses", view.losses).with("limit", view.limit))
    }

    fn pick(pick: Pick) -> Phrase {
        match clicks::thing(pick) {
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

/// The dice of an attack: who strikes whom, and what is to be reached.
fn dice(awaited: Awaited, fight: &FightView) -> (Phrase, &'static str) {
    let target = |id| Phrase::new(id).with("piece", fight.target.the());
    if let Some(wall) = fight.wall {
        let phrase = Phrase::new("prompt-breach-roll").with("piece", fight.attacker.the());
        return (phrase.with("wall", wall.name()), "R10d");
    }
    if awaited == Awaited::DamageRoll {
        let sum = fight.modifiers.iter().map(|modifier| modifier.value).sum();
        let phrase = target("prompt-damage-roll").with("modifier", signed(sum));
        return (phrase.with("morale", fight.morale), "8.4-a");
    }
    let (id, rule) =
        if fight.counter { ("prompt-counter-roll", "R8e") } else { ("prompt-attack-roll", "8.8-a") };
    (target(id).with("attacker", fight.attacker.the()).with("column", fight.column), rule)
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

pub(crate) fn place(id: &'static str, place: Place) -> Phrase {
    Phrase::new(id).with("place", place.name())
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
    Piece: the, Unit: the, Battery: the, Leader: name, Column: the, Place: name, Hex: name, Area: the, Wall: name,
    Terrain: name, Block: name, Thing: the, Now: phrase,
}

impl Thing {
    /// What was clicked, inside a sentence.
    fn the(self) -> Phrase {
        match self {
            Thing::Piece(piece) => piece.the(),
            Thing::Column(column) => column.the(),
            Thing::Place(place) => place.name(),
            Thing::Area(area) => area.the(),
            Thing::Wall(wall) => wall.name(),
            Thing::Fire => quoted(Way::Fire.name()),
            Thing::Melee => quoted(Way::Melee.name()),
            Thing::Button(number) => quoted(Phrase::named("button", number)),
        }
    }
}

/// What stands on a button.
fn quoted(what: Phrase) -> Phrase {
    Phrase::new("quoted").with("what", what)
}
