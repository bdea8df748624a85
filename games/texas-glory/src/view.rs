//! What one viewer may know of a game.
//!
//! [2.1-a] An enemy block that stands is one of a number in its place and nothing else; one that lies face up is shown.

mod winter;

use game::{Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::block::{Block, Blocks, Brigade, MEXICAN, TEXAN};
use crate::card::{Card, Cards};
use crate::map::{MEXICAN_BOXES, Place, Places};
use crate::scenario::{Campaign, Options, Year};
use crate::state::{At, Battle, Commitment, Kind, Mark, State, Step};

pub use winter::{Change, WinterView};

fn side<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(if *seat == TEXAN { "texan" } else { "mexican" })
}

fn maybe_side<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
    match seat {
        Some(seat) => side(seat, serializer),
        None => serializer.serialize_none(),
    }
}

fn sides<S: Serializer>(seats: &[Seat], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(seats.iter().map(|&seat| if seat == TEXAN { "texan" } else { "mexican" }))
}

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    #[serde(serialize_with = "maybe_side")]
    pub viewer: Option<Seat>,
    pub scenario: Campaign,
    /// How doubtful clauses are read.
    pub options: Options,
    pub year: Year,
    /// Counted in each year.
    pub turn: u8,
    pub asks: Asks,
    #[serde(serialize_with = "sides")]
    pub awaited: Vec<Seat>,
    #[serde(serialize_with = "maybe_side")]
    pub winner: Option<Seat>,
    /// Player 1, once the cards are shown.
    #[serde(serialize_with = "maybe_side")]
    pub first: Option<Seat>,
    #[serde(serialize_with = "side")]
    pub mover: Seat,
    pub cp: u8,
    /// The viewer's own hand.
    pub hand: Vec<Card>,
    /// How many cards each side holds, Texas first.
    pub hands: [u8; 2],
    /// Cards still to be drawn.
    pub deck: u8,
    pub played: [Played; 2],
    /// Cards of past turns.
    pub discarded: Vec<Card>,
    /// Hexes and boxes with something to tell.
    pub places: Vec<PlaceView>,
    /// Blocks that wait beside a Mexican box.
    pub waiting: Vec<Waiting>,
    /// Where the block in hand can march to: told to its owner.
    pub goals: Vec<Goal>,
    pub pool: u8,
    pub aside: u8,
    /// The block to be deployed, if the viewer may see it.
    pub drawn: Option<Block>,
    pub dead: Vec<Block>,
    /// Victory Towns held, Texas first.
    pub towns: [u8; 2],
    /// [1835-c] The green ones among them.
    pub green_towns: [u8; 2],
    /// [1835-g] Mexico draws blocks of 1836.
    pub vanguard: bool,
    /// [C-5] Where brigades are committed to enter, if the viewer may know.
    pub commitments: Vec<(Brigade, Place)>,
    /// [C-4] What the winter has changed.
    pub winter: Option<WinterView>,
    #[serde(serialize_with = "maybe_side")]
    pub surprise: Option<Seat>,
    #[serde(serialize_with = "maybe_side")]
    pub raid: Option<Seat>,
    pub burn_spent: bool,
    pub battle: Option<BattleView>,
    /// The last throw.
    pub dice: Vec<u8>,
}

/// A side's card of this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Played {
    Nothing,
    FaceDown,
    Card(Card),
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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

/// A place as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceView {
    pub place: Place,
    /// Texas, then Mexico.
    pub stacks: [Stack; 2],
    #[serde(serialize_with = "maybe_side")]
    pub controller: Option<Seat>,
    #[serde(serialize_with = "maybe_side")]
    pub besieger: Option<Seat>,
    pub burned: bool,
    /// A battle is still to be fought here, and who attacks.
    #[serde(serialize_with = "maybe_side")]
    pub attacked_by: Option<Seat>,
    /// The siege is settled for this phase.
    pub settled: bool,
    /// How many blocks of each side came by which hexside or from which port.
    pub entries: Vec<Entry>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    #[serde(serialize_with = "side")]
    pub side: Seat,
    pub from: Place,
    pub blocks: u8,
}

/// [8.33-a] Mexican blocks beside a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Waiting {
    pub place: Place,
    pub count: u8,
    /// Those whose faces the viewer sees.
    pub shown: Vec<Face>,
}

/// [5.2-a] A place that the block in hand can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Goal {
    pub place: Place,
    /// The hex from which it attacks, if enemies are there.
    pub via: Option<Place>,
    pub cost: u8,
    /// [5.6-a] It takes a forced march.
    pub forced: bool,
}

/// A side's blocks in a place.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Stack {
    /// All of them that stand outside, shown or not.
    pub outside: u8,
    pub inside: u8,
    /// How many of these have moved, foraged, force-marched, wait in reserve: what all can see.
    pub moved: u8,
    pub foraged: u8,
    pub forced: u8,
    pub reserve: u8,
    pub spent: u8,
    pub half: u8,
    /// How many of those inside have come out to sally.
    pub line: u8,
    /// Those whose faces the viewer sees.
    pub shown: Vec<Face>,
}

/// The face of a block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Face {
    pub block: Block,
    pub strength: u8,
    pub marks: Vec<&'static str>,
}

/// The battle being fought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BattleView {
    pub place: Place,
    pub kind: Kind,
    #[serde(serialize_with = "side")]
    pub attacker: Seat,
    pub round: u8,
    pub surprise: bool,
    /// Where attackers may retreat to.
    pub entries: Vec<Place>,
    /// Retreats of this round, or regroups, for each side by hexside.
    pub exits: [Vec<(Place, u8)>; 2],
    pub hits: [u8; 2],
    pub sallied: bool,
    pub cannonaded: bool,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer => None,
        };
        let sees = Eyes { state, seat };
        let awaited = if state.winner.is_some() { Vec::new() } else { state.awaited().iter().collect() };
        View {
            viewer: seat,
            scenario: state.scenario,
            options: state.options,
            year: state.year,
            turn: state.turn,
            asks: Asks::of(state, viewer),
            awaited,
            winner: state.winner,
            first: (!matches!(state.step, Step::Cards | Step::Deal) && state.year != Year::Winter)
                .then_some(state.first),
            mover: state.mover,
            cp: state.cp,
            hand: seat.map_or(Vec::new(), |seat| state.hands[usize::from(seat.0)].iter().collect()),
            hands: state.hands.map(Cards::len),
            deck: state.cards_to_come(),
            played: [sees.played(TEXAN), sees.played(MEXICAN)],
            discarded: Card::all().filter(|&card| state.is_discarded(card)).collect(),
            places: sees.places(),
            waiting: sees.waiting(),
            goals: sees.goals(),
            pool: state.pool_of(TEXAN).len(),
            aside: state.blocks_at(At::ASIDE).len(),
            drawn: state.drawn().filter(|_| seat == Some(state.mover)),
            dead: state.blocks_at(At::DEAD).iter().collect(),
            towns: state.stars_held().map(Places::len),
            green_towns: state.green_towns(),
            vanguard: state.vanguard,
            commitments: sees.commitments(),
            winter: winter::of(state),
            surprise: state.surprise,
            raid: state.raid,
            burn_spent: state.burn_spent,
            battle: state.battle.as_ref().map(battle),
            dice: state.dice.faces().to_vec(),
        }
    }
}

struct Eyes<'a> {
    state: &'a State,
    seat: Option<Seat>,
}

impl Eyes<'_> {
    fn owns(&self, block: Block) -> bool {
        self.seat == Some(self.state.seat_of(block))
    }

    fn played(&self, seat: Seat) -> Played {
        match self.state.chosen[usize::from(seat.0)] {
            None => Played::Nothing,
            Some(_) if self.state.step == Step::Cards && self.seat != Some(seat) => Played::FaceDown,
            Some(card) => Played::Card(card),
        }
    }

    /// Mexico knows its own plans; what has come where it was sent to is known to all.
    fn commitments(&self) -> Vec<(Brigade, Place)> {
        [Brigade::First, Brigade::Second]
            .into_iter()
            .filter_map(|brigade| match self.state.commitment(brigade) {
                Commitment::Secret(place) => (self.seat == Some(MEXICAN)).then_some((brigade, place)),
                Commitment::Open | Commitment::Shown(_) => None,
            })
            .collect()
    }

    fn waiting(&self) -> Vec<Waiting> {
        let waiting = MEXICAN_BOXES.into_iter().map(|place| {
            let blocks = self.state.blocks_at(At::beside(place));
            let shown = blocks.iter().filter_map(|block| self.face(block)).collect();
            Waiting { place, count: blocks.len(), shown }
        });
        waiting.filter(|waiting| waiting.count > 0).collect()
    }

    fn goals(&self) -> Vec<Goal> {
        let state = self.state;
        let Step::March { block, leader } = state.step else { return Vec::new() };
        if !self.owns(block) {
            return Vec::new();
        }
        let Some(marches) = state.marches(block, leader) else { return Vec::new() };
        let goal = |place, via, cost| Goal { place, via, cost, forced: cost > marches.normal };
        let walks = marches.costs().map(|(place, cost)| goal(place, None, cost));
        let attacks = marches.attacks.iter().map(|&(place, via, cost)| goal(place, Some(via), cost));
        walks.chain(attacks).collect()
    }

    /// Nothing is told of a place where nothing is.
    fn places(&self) -> Vec<PlaceView> {
        self.state.occupied().or(self.state.burned).iter().map(|place| self.place(place)).collect()
    }

    fn place(&self, place: Place) -> PlaceView {
        let state = self.state;
        let here = state.here(place);
        let attacker = if state.first_attacks.contains(place) { state.first } else { state.second() };
        PlaceView {
            place,
            stacks: [self.stack(here, TEXAN), self.stack(here, MEXICAN)],
            controller: state.controller(place),
            besieger: state.besieger(place),
            burned: state.burned.contains(place),
            attacked_by: state.unfought.contains(place).then_some(attacker),
            settled: state.settled.contains(place),
            entries: self.entries(here),
        }
    }

    fn stack(&self, here: Blocks, seat: Seat) -> Stack {
        let own = here.filter(|block| self.state.seat_of(block) == seat);
        if own.is_empty() {
            return Stack::default();
        }
        let count = |mark: Mark| own.and(self.state.marked(mark)).len();
        let inside = count(Mark::INSIDE);
        Stack {
            outside: own.len() - inside,
            inside,
            moved: count(Mark::MOVED),
            foraged: count(Mark::FORAGED),
            forced: count(Mark::FORCED),
            reserve: count(Mark::RESERVE),
            spent: count(Mark::SPENT),
            half: count(Mark::HALF),
            line: count(Mark::LINE),
            shown: own.iter().filter_map(|block| self.face(block)).collect(),
        }
    }

    fn face(&self, block: Block) -> Option<Face> {
        let state = self.state;
        if !self.owns(block) && !state.is_open(block) {
            return None;
        }
        let marks = state.standing.marks(block);
        let told = if self.owns(block) { marks } else { marks.without(Mark::STAYED) };
        Some(Face { block, strength: state.strength(block), marks: told.iter().map(Mark::code).collect() })
    }

    fn entries(&self, here: Blocks) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for seat in [TEXAN, MEXICAN] {
            let mut from: Vec<Place> = here
                .iter()
                .filter(|&block| self.state.seat_of(block) == seat)
                .filter_map(|block| self.state.via[block.index()])
                .collect();
            from.sort_unstable();
            for group in from.chunk_by(|a, b| a == b) {
                entries.push(Entry { side: seat, from: group[0], blocks: group.len() as u8 });
            }
        }
        entries
    }
}

fn battle(battle: &Battle) -> BattleView {
    let sides = battle.place.hexsides();
    let exits = |at: usize| {
        sides
            .iter()
            .zip(battle.exits[at])
            .filter(|&(_, count)| count > 0)
            .map(|(side, count)| (side.to, count))
            .collect()
    };
    BattleView {
        place: battle.place,
        kind: battle.kind,
        attacker: battle.attacker,
        round: battle.round,
        surprise: battle.surprise,
        entries: sides
            .iter()
            .enumerate()
            .filter(|(at, _)| battle.entries >> at & 1 == 1)
            .map(|(_, side)| side.to)
            .collect(),
        exits: [exits(0), exits(1)],
        hits: battle.hits,
        sallied: battle.sallied,
        cannonaded: battle.cannonaded,
    }
}
