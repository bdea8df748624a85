//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::{Arg, Guess, Line, Odds, PerLang, Phrase, Pick, Prompt, Row, Rule, Seat, Words};

use crate::block::{Block, Brigade, Side, TEXAN};
use crate::card::Card;
use crate::data::places;
use crate::decision::Decision;
use crate::decision::clicks::{self, Thing};
use crate::event::Event;
use crate::map::Place;
use crate::now::Now;
use crate::scenario::Year;
use crate::state::{Kind, State};
use crate::view::{Stack, View};

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
        line(event)
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
        let mut rows = Vec::new();
        for place in &view.places {
            let sides = [Seat(0), Seat(1)];
            let mut what: Vec<Phrase> =
                sides.iter().zip(&place.stacks).flat_map(|(&seat, stack)| stack_words(seat, stack)).collect();
            if place.burned {
                what.push(Phrase::new("sketch-burned"));
            }
            rows.push(Row { place: place.place.name(), what });
        }
        rows
    }

    fn odds(guess: &Guess<State>, seat: Seat) -> Vec<Odds> {
        crate::odds::odds(guess, seat)
    }
}

fn stack_words(seat: Seat, stack: &Stack) -> Vec<Phrase> {
    let mut what: Vec<Phrase> = stack
        .shown
        .iter()
        .map(|face| {
            Phrase::new("sketch-block").with("block", face.block.name()).with("strength", face.strength)
        })
        .collect();
    let hidden = usize::from(stack.outside + stack.inside) - stack.shown.len();
    if hidden > 0 {
        what.push(Phrase::new("sketch-hidden").with("side", side(seat)).with("count", hidden));
    }
    if stack.inside > 0 {
        what.push(Phrase::new("sketch-inside").with("count", stack.inside));
    }
    what
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

fn card_words(card: Option<Card>) -> Arg {
    Arg::Phrase(card.map_or(Phrase::new("a-card"), Card::name))
}

fn line(event: &Event) -> Line {
    let said = |id: &'static str| Phrase::new(id);
    let sided = |id: &'static str, seat: Seat| Phrase::new(id).with("side", side(seat));
    match *event {
        Event::Dealt { seat, card } => {
            Line::detail(sided("log-dealt", seat).with("card", card_words(card)), "8.0-a")
        }
        Event::TurnBegan { turn, year } => {
            let date = date(year, turn);
            Line::heading(said("log-turn").with("turn", turn).with("date", date), "T-a")
        }
        Event::Chosen { seat, card } => {
            Line::plain(sided("log-chosen", seat).with("card", card_words(card)), "T-b")
        }
        Event::CardsShown { texan, mexican, first } => Line::plain(
            sided("log-cards-shown", first).with("texan", texan.name()).with("mexican", mexican.name()),
            "T-c",
        ),
        Event::Stormy => Line::plain(said("log-stormy"), "4.0-b"),
        Event::Deserted { victim, place } => {
            Line::plain(sided("log-deserted", victim).with("place", place.name()), "4.0-b")
        }
        Event::Moves { seat, cp } => Line::heading(sided("log-moves", seat).with("cp", cp), "T-e"),
        Event::Commands { leader, place, .. } => {
            Line::plain(said("log-commands").with("leader", leader.name()).with("place", at(place)), "5.11-a")
        }
        Event::Shown { seat, block, strength } => Line::detail(
            sided("log-shown", seat).with("block", block.name()).with("strength", strength),
            "2.1-a",
        ),
        Event::Marched { seat, block, from, to, via, forced, .. } => {
            let id = match (via, forced) {
                (Some(_), false) => "log-attacked",
                (Some(_), true) => "log-attacked-forced",
                (None, false) => "log-marched",
                (None, true) => "log-marched-forced",
            };
            let phrase =
                sided(id, seat).with("block", who(block)).with("from", at(from)).with("to", to.name());
            Line::plain(phrase.with("via", at(via)), if forced { "5.6-a" } else { "5.2-a" })
        }
        Event::Sailed { seat, block, from, to, attack, .. } => {
            let id = if attack { "log-sea-attack" } else { "log-sailed" };
            let phrase =
                sided(id, seat).with("block", who(block)).with("from", from.name()).with("to", to.name());
            Line::plain(phrase, if attack { "5.82-a" } else { "5.81-a" })
        }
        Event::Gained { seat, block, place, .. } => {
            Line::plain(sided("log-gained", seat).with("block", who(block)).with("place", at(place)), "5.7-a")
        }
        Event::Lost { seat, block, place, .. } => {
            Line::detail(sided("log-lost", seat).with("block", who(block)).with("place", at(place)), "2.11-a")
        }
        Event::HalfHit { seat, block, .. } => {
            Line::detail(sided("log-half-hit", seat).with("block", who(block)), "7.1-a")
        }
        Event::Eliminated { seat, block, place } => Line::detail(
            sided("log-eliminated", seat).with("block", block.name()).with("place", at(place)),
            "6.6-a",
        ),
        Event::Captured { gun, place } => {
            Line::detail(said("log-captured").with("block", gun.name()).with("place", place.name()), "6.7-a")
        }
        Event::Burned { seat, place } => {
            Line::plain(sided("log-burned", seat).with("place", place.name()), "5.71-b")
        }
        Event::Rolled { ref dice } => Line::detail(said("log-rolled"), "2.11-a").thrown(dice),
        ref fight => fight_line(fight),
    }
}

fn fight_line(event: &Event) -> Line {
    let said = |id: &'static str| Phrase::new(id);
    let sided = |id: &'static str, seat: Seat| Phrase::new(id).with("side", side(seat));
    match *event {
        Event::BattleBegan { place, kind, attacker } => {
            let (id, rule) = match kind {
                Kind::Relief => ("log-relief", "7.25-a"),
                Kind::Raid => ("log-raid", "2.25-a"),
                Kind::Siege => ("log-siege", "7.2-a"),
                Kind::Field | Kind::Storm | Kind::Sally => ("log-battle", "6.0-a"),
            };
            Line::heading(sided(id, attacker).with("place", place.name()), rule)
        }
        Event::Surprised => Line::detail(said("log-surprised"), "4.0-b"),
        Event::WentInside { seat, block, place } => Line::plain(
            sided("log-went-inside", seat).with("block", who(block)).with("place", place.name()),
            "7.0-b",
        ),
        Event::RoundBegan { round } => Line::plain(said("log-round").with("round", round), "6.1-a"),
        Event::Fired { block, hits } => {
            Line::plain(said("log-fired").with("block", block.name()).with("hits", hits), "6.3-a")
        }
        Event::Passed { block } => Line::plain(said("log-passed").with("block", block.name()), "6.2-a"),
        Event::Retreated { block, from, to } => Line::plain(
            said("log-retreated").with("block", block.name()).with("from", from.name()).with("to", to.name()),
            "6.4-d",
        ),
        Event::Withdrew { block } => Line::plain(said("log-withdrew").with("block", block.name()), "7.0-d"),
        Event::FieldChangedHands { attacker } => Line::plain(sided("log-field-changed", attacker), "6.32-b"),
        Event::BattleEnded { place, victor } => {
            let phrase = match victor {
                Some(seat) => sided("log-battle-won", seat),
                None => said("log-battle-ended"),
            };
            Line::plain(phrase.with("place", place.name()), "6.5-a")
        }
        Event::Regrouped { seat, block, from, to, .. } => Line::plain(
            sided("log-regrouped", seat)
                .with("block", who(block))
                .with("from", from.name())
                .with("to", to.name()),
            "6.5-a",
        ),
        Event::Held { seat } => Line::plain(sided("log-held", seat), "7.2-b"),
        Event::Cannonaded { seat } => Line::plain(sided("log-cannonaded", seat), "7.24-a"),
        Event::Stormed { seat } => Line::plain(sided("log-stormed", seat), "7.22-a"),
        Event::Sallied { seat } => Line::plain(sided("log-sallied", seat), "7.23-a"),
        Event::Joined { seat, block, kind, .. } => {
            let rule = match kind {
                Kind::Storm => "7.22-c",
                Kind::Siege => "7.24-a",
                Kind::Sally | Kind::Relief | Kind::Field | Kind::Raid => "7.23-a",
            };
            Line::detail(sided("log-joined", seat).with("block", who(block)), rule)
        }
        Event::SiegeLifted { place } => {
            Line::plain(said("log-siege-lifted").with("place", place.name()), "7.3-a")
        }
        ref supply => supply_line(supply),
    }
}

fn supply_line(event: &Event) -> Line {
    let said = |id: &'static str| Phrase::new(id);
    match *event {
        Event::Starved { seat, place, hits } => Line::plain(
            said("log-starved").with("side", side(seat)).with("place", place.name()).with("hits", hits),
            "8.2-a",
        ),
        Event::Drawn { seat, block } => Line::plain(
            said("log-drawn").with("side", side(seat)).with("block", who(block)),
            if seat == TEXAN { "8.31-a" } else { "1835-g" },
        ),
        Event::UsArrived { block } => {
            Line::plain(said("log-us-arrived").with("block", block.name()), "8.32-a")
        }
        Event::Deployed { seat, block, place } => Line::plain(
            said("log-deployed")
                .with("side", side(seat))
                .with("block", who(block))
                .with("place", place.name()),
            if seat == TEXAN { "8.31-a" } else { "1835-g" },
        ),
        Event::KeptAside { seat } => Line::plain(said("log-kept-aside").with("side", side(seat)), "8.31-a"),
        Event::BrigadeArrives { brigade, place, waits } => {
            let id = if waits { "log-brigade-waits" } else { "log-brigade-arrives" };
            Line::plain(said(id).with("brigade", brigade.name()).with("place", place.name()), "1836-g")
        }
        Event::WaitOver { place } => Line::plain(said("log-wait-over").with("place", place.name()), "8.33-b"),
        Event::TurnedTo { from, to } => {
            Line::plain(said("log-turned-to").with("from", from.name()).with("to", to.name()), "5.71-b")
        }
        Event::AustinReturns => Line::plain(said("log-austin"), "6.6-b"),
        Event::CosTakesOver { place, brigade } => {
            Line::plain(said("log-cos").with("place", place.name()).with("brigade", brigade.name()), "6.6-c")
        }
        Event::Won { seat, year } => {
            let now = Now::won(seat, year);
            Line::heading(now.phrase(), now.clause())
        }
        ref war => war_line(war),
    }
}

/// What only 1835 and the winter know.
fn war_line(event: &Event) -> Line {
    let said = |id: &'static str, block: Block, place: Place| {
        Phrase::new(id).with("block", block.name()).with("place", place.name())
    };
    match *event {
        Event::PresidialsRose { block, place } => Line::plain(said("log-presidials", block, place), "1835-f"),
        Event::NoPresidials { place } => {
            Line::plain(Phrase::new("log-no-presidials").with("place", place.name()), "1835-f")
        }
        Event::VanguardComes { place } => {
            Line::plain(Phrase::new("log-vanguard").with("place", place.name()), "1835-g")
        }
        Event::Surrendered { seat, block, place } => {
            Line::plain(said("log-surrendered", block, place).with("side", side(seat)), "1835-d")
        }
        Event::WinterCame { won } => Line::heading(Phrase::new("log-winter").with("side", side(won)), "C-1"),
        Event::Paroled { block, place } => Line::plain(said("log-paroled", block, place), "C-2"),
        Event::Dismissed { block, place } => Line::plain(said("log-dismissed", block, place), "C-4"),
        Event::WentHome { block, place: Some(place) } => {
            Line::plain(said("log-went-home", block, place), "C-4")
        }
        Event::WentHome { block, place: None } => {
            Line::plain(Phrase::new("log-stays-in-pool").with("block", block.name()), "C-4")
        }
        Event::ComancheRested => Line::plain(Phrase::new("log-comanche-rested"), "2.25-a"),
        Event::Committed { brigade, place } => {
            let phrase = match place {
                Some(place) => Phrase::new("log-committed-to").with("place", place.name()),
                None => Phrase::new("log-committed"),
            };
            Line::plain(phrase.with("brigade", brigade.name()), "C-5")
        }
        Event::CommitmentShown { brigade, place } => {
            let id = if place == places::PRG { "log-uncommitted" } else { "log-commitment-shown" };
            Line::plain(Phrase::new(id).with("place", place.name()).with("brigade", brigade.name()), "C-5")
        }
        Event::ArmyArrived { place, waits } => {
            let id = if waits { "log-army-waits" } else { "log-army-arrives" };
            Line::plain(Phrase::new(id).with("place", place.name()), "C-5")
        }
        _ => Line::plain(Phrase::new("nothing"), "T-a"),
    }
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
