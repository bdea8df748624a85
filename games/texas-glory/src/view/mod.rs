//! What one viewer may know of a game.
//!
//! [2.1-a] An enemy block that stands is one of a number in its place and nothing else; one that lies face up is shown.

mod battle;
mod stacks;
mod winter;

use arrayvec::ArrayVec;
use game::{Seat, Seats, Viewer, Views};
use serde::Serialize;

use crate::block::{Block, Blocks, Brigade, MEXICAN, TEXAN};
use crate::card::{Card, Cards};
use crate::map::{Place, Places};
use crate::rules::revolt::green;
use crate::scenario::{Campaign, Options, Year};
use crate::state::{At, Commitment, State, Step, Thrown};

use stacks::Table;

pub use battle::BattleView;
pub use stacks::{Counts, Entry, Face, PlaceView, PlaceViews, Stack, Waiting};
pub use winter::{Change, WinterView};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct View {
    pub viewer: Option<Seat>,
    pub scenario: Campaign,
    /// How doubtful clauses are read.
    pub options: Options,
    pub year: Year,
    /// Counted in each year.
    pub turn: u8,
    pub asks: Asks,
    pub awaited: Seats,
    pub winner: Option<Seat>,
    /// Player 1, once the cards are shown.
    pub first: Option<Seat>,
    pub mover: Seat,
    pub cp: u8,
    /// The viewer's own hand.
    pub hand: Cards,
    /// How many cards each side holds, Texas first.
    pub hands: [u8; 2],
    /// Cards still to be drawn.
    pub deck: u8,
    pub played: [Played; 2],
    /// Cards of past turns.
    pub discarded: Cards,
    /// Hexes and boxes with something to tell.
    pub places: PlaceViews,
    /// Blocks that wait beside a Mexican box.
    pub waiting: Vec<Waiting>,
    /// Where the block in hand can march to: told to its owner.
    pub goals: Vec<Goal>,
    pub pool: u8,
    pub aside: u8,
    /// The block to be deployed, if the viewer may see it.
    pub drawn: Option<Block>,
    pub dead: Blocks,
    /// Victory Towns held, Texas first.
    pub towns: [u8; 2],
    /// [1835-c] The green ones among them.
    pub green_towns: [u8; 2],
    /// [1835-g] Mexico draws blocks of 1836.
    pub vanguard: bool,
    /// [C-5] Where brigades are committed to enter, if the viewer may know.
    #[schema(value_type = Vec<(Brigade, Place)>)]
    pub commitments: ArrayVec<(Brigade, Place), 2>,
    /// [C-4] What the winter has changed.
    pub winter: Option<WinterView>,
    pub surprise: Option<Seat>,
    pub raid: Option<Seat>,
    pub burn_spent: bool,
    pub battle: Option<BattleView>,
    /// The last throw.
    pub dice: Thrown,
}

/// A side's card of this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Played {
    Nothing,
    FaceDown,
    Card(Card),
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    Deal,
    Cards,
    Desertion,
    Deserting {
        place: Place,
    },
    Muster {
        left: u8,
    },
    Orders,
    Command {
        leader: Block,
    },
    /// The block is told only to its owner.
    March {
        block: Option<Block>,
        leader: Option<Block>,
    },
    BurnMarch {
        place: Place,
    },
    ForcedMarch,
    Raid,
    Battles,
    Surprise,
    Withdraw,
    SallyOut,
    Turn {
        letter: u8,
    },
    Fire {
        block: Block,
    },
    Lose {
        place: Place,
        hits: u8,
    },
    Regroup,
    Declare,
    Answer,
    Battery,
    Reply,
    Cannon {
        block: Block,
    },
    Line,
    Attrition {
        place: Place,
        dice: u8,
    },
    Draw,
    Deploy,
    Enter {
        brigade: Brigade,
    },
    Commit {
        brigade: Brigade,
    },
    Card,
    Over,
}

impl Asks {
    /// What a viewer sees that a game waits for.
    pub(crate) fn of(state: &State, viewer: Viewer) -> Asks {
        let owns = |block: Block| viewer == Viewer::Seat(state.seat_of(block));
        match state.step {
            Step::Deal => Asks::Deal,
            Step::Cards => Asks::Cards,
            Step::Desertion(_) => Asks::Desertion,
            Step::Deserting { place, .. } => Asks::Deserting { place },
            Step::Muster { left, .. } => Asks::Muster { left },
            Step::Orders => Asks::Orders,
            Step::Command(leader) => Asks::Command { leader },
            Step::March { block, leader } => Asks::March { block: owns(block).then_some(block), leader },
            Step::BurnMarch(place) => Asks::BurnMarch { place },
            Step::ForcedMarch => Asks::ForcedMarch,
            Step::Raid(_) => Asks::Raid,
            Step::Battles(_) => Asks::Battles,
            Step::Surprise => Asks::Surprise,
            Step::Withdraw => Asks::Withdraw,
            Step::SallyOut => Asks::SallyOut,
            Step::Turn => {
                Asks::Turn { letter: state.acting().1.first().map_or(0, |block| state.rating(block).0) }
            }
            Step::Fire(block) => Asks::Fire { block },
            Step::Lose { place, hits, .. } => Asks::Lose { place, hits },
            Step::Regroup(_) => Asks::Regroup,
            Step::Declare => Asks::Declare,
            Step::Answer => Asks::Answer,
            Step::Battery => Asks::Battery,
            Step::Reply => Asks::Reply,
            Step::Cannon(block) => Asks::Cannon { block },
            Step::Line => Asks::Line,
            Step::Attrition { place, left, .. } => Asks::Attrition { place, dice: left },
            Step::Draw => Asks::Draw,
            Step::Deploy => Asks::Deploy,
            Step::Enter(brigade) => Asks::Enter { brigade },
            Step::Commit(brigade) => Asks::Commit { brigade },
            Step::Card => Asks::Card,
            Step::Over => Asks::Over,
        }
    }
}

/// [5.2-a] A place that the block in hand can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Goal {
    pub place: Place,
    /// The hex from which it attacks, if enemies are there.
    pub via: Option<Place>,
    pub cost: u8,
    /// [5.6-a] It takes a forced march.
    pub forced: bool,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        Eyes::open(state, &Table::of(state), viewer).view()
    }

    /// What is alike for all is put together once.
    pub(crate) fn of_all(state: &State) -> Views<View> {
        let table = Table::of(state);
        Views::each(|viewer| Eyes::open(state, &table, viewer).view())
    }
}

/// Somebody who looks at the table.
struct Eyes<'a> {
    state: &'a State,
    table: &'a Table<'a>,
    viewer: Viewer,
    seat: Option<Seat>,
}

impl Eyes<'_> {
    fn open<'a>(state: &'a State, table: &'a Table<'a>, viewer: Viewer) -> Eyes<'a> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer => None,
        };
        Eyes { state, table, viewer, seat }
    }

    fn view(&self) -> View {
        let Eyes { state, seat, .. } = *self;
        let held = state.stars_held();
        View {
            viewer: seat,
            scenario: state.scenario,
            options: state.options,
            year: state.year,
            turn: state.turn,
            asks: Asks::of(state, self.viewer),
            awaited: if state.winner.is_some() { Seats::NONE } else { state.awaited() },
            winner: state.winner,
            first: (!matches!(state.step, Step::Cards | Step::Deal) && state.year != Year::Winter)
                .then_some(state.first),
            mover: state.mover,
            cp: state.cp,
            hand: seat.map_or(Cards::NONE, |seat| state.hands[usize::from(seat.0)]),
            hands: state.hands.map(Cards::len),
            deck: state.cards_to_come(),
            played: [self.played(TEXAN), self.played(MEXICAN)],
            discarded: state.discarded(),
            places: self.table.places(seat),
            waiting: self.table.waiting(seat),
            goals: self.goals(),
            pool: state.pool_of(TEXAN).len(),
            aside: state.blocks_at(At::ASIDE).len(),
            drawn: state.drawn().filter(|_| seat == Some(state.mover)),
            dead: state.blocks_at(At::DEAD),
            towns: held.map(Places::len),
            green_towns: held.map(green),
            vanguard: state.vanguard,
            commitments: self.commitments(),
            winter: winter::of(state),
            surprise: state.surprise,
            raid: state.raid,
            burn_spent: state.burn_spent,
            battle: state.battle.as_ref().map(BattleView::of),
            dice: state.dice,
        }
    }

    fn played(&self, seat: Seat) -> Played {
        match self.state.chosen[usize::from(seat.0)] {
            None => Played::Nothing,
            Some(_) if self.state.step == Step::Cards && self.seat != Some(seat) => Played::FaceDown,
            Some(card) => Played::Card(card),
        }
    }

    /// Mexico knows its own plans; what has come where it was sent to is known to all.
    fn commitments(&self) -> ArrayVec<(Brigade, Place), 2> {
        [Brigade::First, Brigade::Second]
            .into_iter()
            .filter_map(|brigade| match self.state.commitment(brigade) {
                Commitment::Secret(place) => (self.seat == Some(MEXICAN)).then_some((brigade, place)),
                Commitment::Open | Commitment::Shown(_) => None,
            })
            .collect()
    }

    fn goals(&self) -> Vec<Goal> {
        let state = self.state;
        let Step::March { block, leader } = state.step else { return Vec::new() };
        if !self.table.ours(self.seat).contains(block) {
            return Vec::new();
        }
        let Some(marcher) = state.marcher(block, leader) else { return Vec::new() };
        let reach = marcher.reach();
        let goal = |place, via, cost| Goal { place, via, cost, forced: cost > marcher.normal };
        let walks = marcher.walks(&reach).iter().filter_map(|to| Some(goal(to, None, reach.cost(to)?)));
        let attacks = marcher
            .attacks(&reach)
            .filter_map(|(to, via)| Some(goal(to, Some(via), reach.cost(via)? + via.hexside_to(to)?.cost)));
        walks.chain(attacks).collect()
    }
}
