//! Every event as a line of the log: what happened, by which clause, with which dice.

use game::{Line, Phrase, Seat};

use crate::block::{Block, TEXAN};
use crate::card::Card;
use crate::data::places;
use crate::event::Event;
use crate::map::Place;
use crate::now::Now;
use crate::state::Kind;
use crate::words::{at, date, side, who};

/// A sentence about a card that the reader may know, or the one about any card.
fn with_card(known: &'static str, hidden: &'static str, card: Option<Card>) -> Phrase {
    card.map_or(Phrase::new(hidden), |card| Phrase::new(known).with("card", card.name()))
}

pub(crate) fn line(event: &Event) -> Line {
    let said = |id: &'static str| Phrase::new(id);
    let sided = |id: &'static str, seat: Seat| Phrase::new(id).with("side", side(seat));
    match *event {
        Event::Dealt { seat, card } => {
            Line::detail(with_card("log-dealt", "log-dealt-hidden", card).with("side", side(seat)), "8.0-a")
        }
        Event::TurnBegan { turn, year } => {
            let date = date(year, turn);
            Line::heading(said("log-turn").with("turn", turn).with("date", date), "T-a")
        }
        Event::Chosen { seat, card } => {
            Line::plain(with_card("log-chosen", "log-chosen-hidden", card).with("side", side(seat)), "T-b")
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
                (Some(_), false) if via == from => "log-attacked",
                (Some(_), false) => "log-attacked-by-way",
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
            block
                .map_or(said("log-drawn-hidden"), |block| said("log-drawn").with("block", block.name()))
                .with("side", side(seat)),
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
