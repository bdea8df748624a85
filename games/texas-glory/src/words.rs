//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::{Guess, Line, Odds, PerLang, Phrase, Pick, Prompt, Row, Rule, Seat, Words};

use crate::block::{Block, Brigade, Side, TEXAN};
use crate::card::Card;
use crate::decision::Decision;
use crate::decision::clicks::{self, Thing};
use crate::event::Event;
use crate::map::Place;
use crate::now::Now;
use crate::scenario::Year;
use crate::sketch::sketch;
use crate::state::State;
use crate::tell;
use crate::view::View;

impl Words for State {
    const MESSAGES: PerLang<&'static str> = game::texts!("../messages/", ".ftl");
    const RULEBOOK: &'static [PerLang<&'static str>] = game::texts!(
        "../rulebook/":
        "01-turn.md",
        "02-map.md",
        "03-scenario.md",
        "04-revolt.md",
        "05-winter.md",
        "06-cards.md",
        "07-movement.md",
        "08-terrain.md",
        "09-control.md",
        "10-marches.md",
        "11-sea.md",
        "12-combat.md",
        "13-retreats.md",
        "14-losses.md",
        "15-sieges.md",
        "16-storms.md",
        "17-relief.md",
        "18-supply.md",
    );
    const RULINGS: PerLang<&'static str> = game::texts!("../../../docs/rulings/", "/texas-glory.md");

    fn prompt(view: &View) -> Prompt {
        prompt(view)
    }

    fn line(event: &Event) -> Line {
        tell::line(event)
    }

    fn decision(decision: Decision) -> Phrase {
        sentence(decision)
    }

    fn pick(pick: Pick) -> Phrase {
        match clicks::thing(pick) {
            Some(Thing::Block(block)) => block.name(),
            Some(Thing::Place(place)) => place.name(),
            Some(Thing::Card(card)) => card.name(),
            Some(Thing::Button(number)) => button(number),
            None => Phrase::new("nothing"),
        }
    }

    fn sketch(view: &View) -> Vec<Row> {
        sketch(view)
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

game::args! { Block: name, Side: name, Place: name, Thing: the, Now: phrase }

impl Side {
    fn name(self) -> Phrase {
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
    /// Its name, or the number of a hex without one. Some names are not the same in every language.
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

fn prompt(view: &View) -> Prompt {
    let now = Now::seen(view);
    Prompt { phrase: now.phrase(), rule: Rule(now.clause()) }
}

fn sentence(decision: Decision) -> Phrase {
    let block = |id, block: Block| Phrase::new(id).with("block", block.name());
    let place = |id, place: Place| Phrase::new(id).with("place", place.name());
    let both = |id, who: Block, to: Place| block(id, who).with("place", to.name());
    match decision {
        Decision::Play(card) => Phrase::new("do-play").with("card", card.name()),
        Decision::Desert(to) => place("do-desert", to),
        Decision::Muster(b) => block("do-muster", b),
        Decision::Command(b) => block("do-command", b),
        Decision::Send(b) => block("do-send", b),
        Decision::March(to) => place("do-march", to),
        Decision::Attack(to, via) => place("do-attack", to).with("via", via.name()),
        Decision::Stay => Phrase::new("do-stay"),
        Decision::Sail(b, to) => both("do-sail", b, to),
        Decision::Forage(b) => block("do-forage", b),
        Decision::Burn(to) => place("do-burn", to),
        Decision::BurnFor(to, b) => both("do-burn-for", b, to),
        Decision::Raid(to) => place("do-raid", to),
        Decision::Fight(to) => place("do-fight", to),
        Decision::Surprise => Phrase::new("do-surprise"),
        Decision::Withdraw(b) => block("do-withdraw", b),
        Decision::Join(b) => block("do-join", b),
        Decision::Fire(b) => block("do-fire", b),
        Decision::Pass(b) => block("do-pass", b),
        Decision::Retreat(b, to) => both("do-retreat", b, to),
        Decision::Lose(b) => block("do-lose", b),
        Decision::Regroup(b, to) => both("do-regroup", b, to),
        Decision::Hold => Phrase::new("do-hold"),
        Decision::Cannonade => Phrase::new("do-cannonade"),
        Decision::CannonadeWith(b) => block("do-cannonade-with", b),
        Decision::Storm => Phrase::new("do-storm"),
        Decision::Sally => Phrase::new("do-sally"),
        Decision::Deploy(to) => place("do-deploy", to),
        Decision::Aside => Phrase::new("do-aside"),
        Decision::Enter(to) => place("do-enter", to),
        Decision::Done => Phrase::new("do-done"),
    }
}
