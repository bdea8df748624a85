//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::edition::{Faults, Reader};
use game::{Chart, Count, Gestures, Guess, Odds, Phrase, Pick, Prompt, Rule, Seat, Sources, Words};

use crate::block::{Block, Brigade, Side, TEXAN};
use crate::card::Card;
use crate::data::{self, Data};
use crate::decision::clicks::{self, Thing};
use crate::map::Place;
use crate::now::Now;
use crate::rules::victory::TOWNS_TO_HOLD;
use crate::scenario::{Campaign, Year};
use crate::state::State;
use crate::view::View;

impl Words for State {
    game::library! {
        "texas-glory":
        "01-turn.md", "02-map.md", "03-scenario.md", "04-revolt.md", "05-winter.md", "06-cards.md",
        "07-movement.md", "08-terrain.md", "09-control.md", "10-marches.md", "11-sea.md", "12-combat.md",
        "13-retreats.md", "14-losses.md", "15-sieges.md", "16-storms.md", "17-relief.md", "18-supply.md",
    }

    game::sheets!(
        "blocks" ["id", "side", "type", "brigade", "red"],
        "boxes" ["box", "kind", "colour", "victory", "port"],
        "cards" ["card"],
        "hexes" ["hex", "q", "r"],
        "hexsides" ["a", "b"],
        "links" ["box", "hex"],
        "sea" ["a", "b"],
        "setup" ["scenario", "block"],
        "sites" ["hex", "kind", "colour", "victory", "port"],
    );

    game::lessons!("across-the-rio-grande", "the-siege");
    game::puzzles!("1836", "1835");

    const SEQUENCE: &'static str = "T-a";
    const SOURCES: Sources = crate::sources::SOURCES;
    const TERMS: &'static [(&'static str, &'static str)] = &[
        ("phase-cards", "T-b"),
        ("phase-movement", "T-d"),
        ("phase-combat", "T-f"),
        ("phase-supply", "8.0-a"),
        ("cp", "T-d"),
        ("towns", "1.2-a"),
        ("step", "2.11-a"),
        ("block", "2.1-a"),
        ("withdraw", "7.0-b"),
        ("siege", "7.0-a"),
        ("cannonade", "7.24-a"),
        ("storm", "7.22-a"),
        ("sally", "7.23-a"),
        ("regroup", "6.5-a"),
        ("retreat", "6.4-a"),
        ("attrition", "8.2-a"),
        ("pool", "1836-i"),
        ("forced-march", "5.6-a"),
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
        let ([texan, _], [_, mexican]) = (view.towns, view.green_towns);
        let aim = match (view.year, view.scenario) {
            (Year::Y1836, _) => Phrase::new("aim-1836").with("texan", texan),
            (Year::Y1835, Campaign::Y1835) => Phrase::new("aim-1835").with("mexican", mexican),
            _ => return None,
        };
        Some(aim.with("least", TOWNS_TO_HOLD).with("last", view.year.turns()))
    }

    fn pick(pick: Pick) -> Phrase {
        match clicks::thing(pick) {
            Some(Thing::Block(block)) => block.name(),
            Some(Thing::Place(place)) => place.title(),
            Some(Thing::Card(card)) => card.name(),
            Some(Thing::Button(number)) => button(number),
            None => match pick {
                Pick::Button(number) if State::SWEEPS.contains(&number) => button(number),
                _ => Phrase::new("nothing"),
            },
        }
    }

    fn counts(view: &View) -> Vec<Count> {
        crate::summary::counts(view)
    }

    fn odds(guess: &Guess<State>, seat: Seat) -> Vec<Odds> {
        crate::odds::odds(guess, seat)
    }
}

fn button(number: u16) -> Phrase {
    Phrase::named("button", number)
}

/// [1836-a] [1835-a] When a turn is played.
pub fn date(year: Year, turn: u8) -> Phrase {
    let dates = if year == Year::Y1836 { "date" } else { "date-1835" };
    Phrase::named(dates, turn.clamp(1, year.turns()))
}

game::args! { Block: name, Card: name, Side: name, Place: name, Thing: the, Now: phrase }

impl Side {
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Side::Texan => "side-texan",
            Side::Mexican => "side-mexican",
            Side::Comanche => "block-Com",
        })
    }
}

impl Thing {
    /// What was clicked, inside a sentence.
    fn the(self) -> Phrase {
        match self {
            Thing::Block(block) => block.name(),
            Thing::Place(place) => place.name(),
            Thing::Card(card) => Phrase::new("the-card").with("card", card.name()),
            Thing::Button(number) => Phrase::new("quoted").with("what", button(number)),
        }
    }
}

impl Place {
    /// Its name where it stands alone.
    pub fn title(self) -> Phrase {
        match self.data().name {
            "" => Phrase::new("title-hex").with("hex", self.data().code),
            "Alamo" => Phrase::new("title-alamo"),
            "San Antonio Bay" => Phrase::new("title-bay"),
            _ => self.name(),
        }
    }

    /// Its name inside a sentence, or the number of a hex without one. Some names are not the same in every language.
    pub fn name(self) -> Phrase {
        match self.data().name {
            "" => Phrase::new("place-hex").with("hex", self.data().code),
            "Alamo" => Phrase::new("place-alamo"),
            "Anahuac" => Phrase::new("place-anahuac"),
            "New Orleans" => Phrase::new("place-new-orleans"),
            "Presidio Rio Grande" => Phrase::new("place-presidio"),
            "San Antonio Bay" => Phrase::new("place-bay"),
            name => Phrase::new("place-named").with("name", name),
        }
    }
}

impl Card {
    pub fn name(self) -> Phrase {
        let cp = self.data().cp;
        match self.event() {
            None if self == Card::NONE => Phrase::new("no-card"),
            Some(event) => Phrase::named("card", event.code()).with("cp", cp),
            None if self.data().burn => Phrase::new("card-burn").with("cp", cp),
            None => Phrase::new("card-plain").with("cp", cp),
        }
    }
}

impl Brigade {
    pub fn name(self) -> Phrase {
        let code = ["none", "travis", "fannin", "us", "vanguard", "first", "second", "urrea"][self as usize];
        Phrase::named("brigade", code)
    }
}

pub(crate) fn side(seat: Seat) -> Phrase {
    Phrase::new(if seat == TEXAN { "side-texan" } else { "side-mexican" })
}

/// A block that the reader may know, or "a block".
pub(crate) fn who(block: Option<Block>) -> Phrase {
    block.map_or(Phrase::new("a-block"), Block::name)
}

pub(crate) fn at(place: Option<Place>) -> Phrase {
    place.map_or(Phrase::new("off-map"), Place::name)
}
