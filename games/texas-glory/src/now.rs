//! What the game waits for, as prompts and refusals tell it.

use game::{Phrase, Seat, Viewer};

use crate::block::{Block, MEXICAN, TEXAN};
use crate::map::Place;
use crate::scenario::Year;
use crate::state::{Kind, State};
use crate::view::{Asks, View};
use crate::words::{at, side, who};

/// The moment of play: what is awaited, by whom, and which battle it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    asks: Asks,
    year: Year,
    /// The side that decides, or that has won.
    side: Seat,
    cp: u8,
    /// The block to be deployed, if the viewer may see it.
    drawn: Option<Block>,
    /// The battle or siege, its round, what it is, and whether the side attacks in it.
    place: Option<Place>,
    round: u8,
    kind: Option<Kind>,
    attacks: bool,
}

impl Now {
    /// As the side sees it.
    pub(crate) fn of(state: &State, seat: Seat) -> Now {
        let battle = state.battle.as_ref();
        let side = state.winner.or(state.awaited().iter().next()).unwrap_or(state.mover);
        Now {
            asks: Asks::of(state, Viewer::Seat(seat)),
            year: state.year,
            side,
            cp: state.cp,
            drawn: state.drawn().filter(|_| seat == state.mover),
            place: battle.map(|battle| battle.place),
            round: battle.map_or(1, |battle| battle.round),
            kind: battle.map(|battle| battle.kind),
            attacks: battle.is_some_and(|battle| battle.attacker == side),
        }
    }

    pub(crate) fn seen(view: &View) -> Now {
        let battle = view.battle.as_ref();
        let side = view.winner.or(view.awaited.iter().next()).unwrap_or(view.mover);
        Now {
            asks: view.asks,
            year: view.year,
            side,
            cp: view.cp,
            drawn: view.drawn,
            place: battle.map(|battle| battle.place),
            round: battle.map_or(1, |battle| battle.round),
            kind: battle.map(|battle| battle.kind),
            attacks: battle.is_some_and(|battle| battle.attacker == side),
        }
    }

    /// When a side has won.
    pub(crate) fn won(side: Seat, year: Year) -> Now {
        let asks = Asks::Over;
        Now { asks, year, side, cp: 0, drawn: None, place: None, round: 0, kind: None, attacks: false }
    }

    /// The clause that the moment is about.
    pub(crate) fn clause(self) -> &'static str {
        match self.asks {
            Asks::Deal if self.year == Year::Y1835 => "1835-b",
            Asks::Deal => "1836-b",
            Asks::Cards => "T-b",
            Asks::Desertion | Asks::Deserting { .. } | Asks::Muster { .. } | Asks::Surprise => "4.0-b",
            Asks::Orders => "T-d",
            Asks::Command { .. } => "5.11-a",
            Asks::March { .. } => "5.2-a",
            Asks::BurnMarch { .. } => "5.71-a",
            Asks::ForcedMarch => "5.6-a",
            Asks::Raid => "2.25-a",
            Asks::Battles => "T-f",
            Asks::Withdraw => "7.0-b",
            Asks::SallyOut => "7.25-a",
            Asks::Turn { .. } => "6.2-a",
            Asks::Fire { .. } => "6.3-a",
            Asks::Lose { .. } => "6.31-a",
            Asks::Regroup => "6.5-a",
            Asks::Declare | Asks::Answer => "7.2-b",
            Asks::Reply | Asks::Cannon { .. } | Asks::Battery => "7.24-a",
            Asks::Line if self.kind == Some(Kind::Storm) => "7.22-c",
            Asks::Line => "7.23-a",
            Asks::Attrition { .. } => "8.2-a",
            Asks::Draw | Asks::Deploy if self.side == MEXICAN => "1835-g",
            Asks::Draw if self.year == Year::Winter => "C-4",
            Asks::Draw | Asks::Deploy => "8.31-a",
            Asks::Enter { .. } => "1836-g",
            Asks::Commit { .. } => "C-5",
            Asks::Card => "8.0-a",
            Asks::Over if self.year == Year::Y1835 => "1835-c",
            Asks::Over if self.side == TEXAN => "1836-e",
            Asks::Over => "1836-c",
        }
    }

    /// Which step it is, and what is to be done in it.
    pub(crate) fn phrase(self) -> Phrase {
        let said = Phrase::new;
        let here = |id| Phrase::new(id).with("place", at(self.place));
        let of = |id| Phrase::new(id).with("side", side(self.side));
        match self.asks {
            Asks::Deal => said("prompt-deal"),
            Asks::Cards => said("prompt-cards"),
            Asks::Desertion => of("prompt-desertion"),
            Asks::Deserting { place } => said("prompt-deserting").with("place", place),
            Asks::Muster { left } => of("prompt-muster").with("count", left),
            Asks::Orders => of("prompt-orders").with("cp", self.cp),
            Asks::Command { leader } => said("prompt-command").with("leader", leader),
            Asks::March { block, .. } => said("prompt-march").with("block", who(block)),
            Asks::BurnMarch { place } => of("prompt-burn-march").with("place", place),
            Asks::ForcedMarch => said("prompt-forced-march"),
            Asks::Raid => of("prompt-raid"),
            Asks::Battles => of("prompt-battles"),
            Asks::Surprise => here("prompt-surprise"),
            Asks::Withdraw => here("prompt-withdraw"),
            Asks::SallyOut => here("prompt-sally-out"),
            Asks::Turn { letter } => {
                let letter = ["A", "B", "C"][usize::from(letter.min(2))];
                of(self.turn()).with("place", at(self.place)).with("letter", letter).with("round", self.round)
            }
            Asks::Fire { block } | Asks::Cannon { block } => said("prompt-fire").with("block", block),
            Asks::Lose { place, hits } => of("prompt-lose").with("place", place).with("hits", hits),
            Asks::Regroup => of("prompt-regroup").with("place", at(self.place)),
            Asks::Declare => here("prompt-declare"),
            Asks::Answer => here("prompt-answer"),
            Asks::Reply => here("prompt-reply"),
            Asks::Battery => of("prompt-battery").with("place", at(self.place)),
            Asks::Line => {
                let storms = self.kind == Some(Kind::Storm);
                of(if storms { "prompt-line" } else { "prompt-sally" }).with("place", at(self.place))
            }
            Asks::Attrition { place, dice } => {
                said("prompt-attrition").with("place", place).with("count", dice)
            }
            Asks::Draw if self.side == MEXICAN => said("prompt-draw-vanguard"),
            Asks::Draw if self.year == Year::Winter => said("prompt-draw-winter"),
            Asks::Draw => said("prompt-draw"),
            Asks::Deploy => of("prompt-deploy").with("block", who(self.drawn)),
            Asks::Enter { brigade } => said("prompt-enter").with("brigade", brigade.name()),
            Asks::Commit { brigade } => said("prompt-commit").with("brigade", brigade.name()),
            Asks::Card => said("prompt-card"),
            Asks::Over => said(match (self.side == TEXAN, self.year) {
                (true, Year::Y1835) => "prompt-texan-won-1835",
                (false, Year::Y1835) => "prompt-mexican-won-1835",
                (true, Year::Winter | Year::Y1836) => "prompt-texan-won",
                (false, Year::Winter | Year::Y1836) => "prompt-mexican-won",
            }),
        }
    }

    /// [6.2-a] What a block may do in its combat turn: [6.1-a] attackers must go in round 3, [7.22-b] nobody retreats from a storm.
    fn turn(self) -> &'static str {
        let storm = self.kind == Some(Kind::Storm);
        if !self.attacks {
            if storm { "prompt-turn-walls" } else { "prompt-turn" }
        } else if self.round == 3 && !storm {
            "prompt-turn-leave"
        } else if matches!(self.kind, Some(Kind::Storm | Kind::Sally | Kind::Raid)) {
            "prompt-turn-withdraw"
        } else {
            "prompt-turn"
        }
    }
}
