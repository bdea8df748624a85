//! Pickets: a small game with everything that is hard. Hidden strengths drawn from a pool, plans chosen in
//! secret by both at once, a defender who answers a march, dice; and, by choice of scenario, one planted fault.
//!
//! Five spaces in a row. Red begins on the left, Blue on the right, with two blocks each out of a pool of
//! twelve chits. In a turn both plan, then march in the order of their plans. Most blocks after six turns win.
//!
//! 1 set-up, 2 plans, 3 marches, 4 answers and fights, 5 victory.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU8, Ordering};

use game::{
    Draw, Fate, Game, Mind, Node, Outcome, Pick, Scenario, Seat, Seats, Set128, Sink, Title, Viewer, Views,
};

use super::fault::Fault;
use super::kinds::{Block, Decision, Event, Illegal, Plan, SPACES, Step, View, What, every_decision};

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const TURNS: u8 = 6;
pub const CHITS: u8 = 12;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub fault: Fault,
    pub turn: u8,
    pub first: Seat,
    pub second_half: bool,
    pub blocks: [[Option<Block>; 3]; 2],
    pub pool: Set128,
    pub step: Step,
}

pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

fn home(seat: Seat) -> u8 {
    mustered_at(seat, 0)
}

/// Where a block drawn for this slot stands in the set-up: the second one ahead of the first.
pub fn mustered_at(seat: Seat, slot: u8) -> u8 {
    if seat == RED { slot } else { SPACES - 1 - slot }
}

/// The space behind, as `seat` looks at the enemy.
fn behind(seat: Seat, space: u8) -> Option<u8> {
    if seat == RED { space.checked_sub(1) } else { Some(space + 1).filter(|&it| it < SPACES) }
}

impl State {
    /// Two blocks each are still being drawn.
    pub fn is_set_up(&self) -> bool {
        self.blocks.iter().any(|side| side[1].is_none()) && self.turn == 1 && !self.second_half
    }

    pub fn marcher(&self) -> Seat {
        if self.second_half { other(self.first) } else { self.first }
    }

    fn side(&self, seat: Seat) -> &[Option<Block>; 3] {
        &self.blocks[usize::from(seat.0)]
    }

    pub fn slot_at(&self, seat: Seat, space: u8) -> Option<usize> {
        self.side(seat).iter().position(|block| block.is_some_and(|block| block.space == space))
    }

    pub fn is_free(&self, space: u8) -> bool {
        self.slot_at(RED, space).is_none() && self.slot_at(BLUE, space).is_none()
    }

    fn can_march(&self, seat: Seat, slot: u8, to: u8) -> Result<(), Illegal> {
        let block = self.side(seat).get(usize::from(slot)).copied().flatten().ok_or(Illegal::NoBlock)?;
        let enemy = self.slot_at(other(seat), to).and_then(|at| self.side(other(seat))[at]);
        if self.fault == Fault::RefusalNamesStrength
            && let Some(enemy) = enemy
            && block.space.abs_diff(to) > 1
        {
            return Err(Illegal::Held { strength: enemy.strength() });
        }
        if to >= SPACES || block.space.abs_diff(to) != 1 {
            return Err(Illegal::TooFar);
        }
        if self.slot_at(seat, to).is_some() {
            return Err(Illegal::OwnBlock);
        }
        if self.fault == Fault::OfferFearsStrength && enemy.is_some_and(|enemy| enemy.strength() > 4) {
            return Err(Illegal::TooFar);
        }
        Ok(())
    }

    fn can_raise(&self, seat: Seat) -> Result<(), Illegal> {
        let room = self.side(seat).iter().any(Option::is_none) && self.is_free(home(seat));
        if room && !self.pool.is_empty() { Ok(()) } else { Err(Illegal::NoRoom) }
    }

    fn can_fall_back(&self, seat: Seat, from: u8) -> Result<(), Illegal> {
        let free = behind(seat, from).is_some_and(|space| self.is_free(space));
        if free { Ok(()) } else { Err(Illegal::NoRoom) }
    }

    /// Decisions that exist only to be faulty; they do what `halt` does.
    fn is_planted(&self, decision: Decision) -> bool {
        match decision {
            Decision::Dawdle => self.fault == Fault::ClicksShared,
            Decision::Dash => self.fault == Fault::ClicksBeginOthers,
            Decision::Mumble => self.fault == Fault::Misspelt,
            _ => false,
        }
    }

    fn enter(&mut self, slot: u8, to: u8) {
        let marcher = usize::from(self.marcher().0);
        let block = self.blocks[marcher][usize::from(slot)].as_mut().expect("checked: a block marches");
        block.space = to;
    }

    fn end_march(&mut self) {
        self.step = if self.blocks.iter().any(|side| side.iter().all(Option::is_none)) {
            Step::Over
        } else if !self.second_half {
            self.second_half = true;
            Step::March
        } else if self.turn == TURNS && self.fault != Fault::Endless {
            Step::Over
        } else {
            self.turn = (self.turn + 1).min(TURNS);
            Step::Plan([None, None])
        };
    }

    fn plan(&mut self, seat: Seat, plan: Plan, log: &mut impl Sink<Event>) {
        let Step::Plan(plans) = &mut self.step else { return };
        plans[usize::from(seat.0)] = Some(plan);
        let plans = *plans;
        self.tell(log, What::Chose { seat, plan: Some(plan) });
        if let [Some(red), Some(blue)] = plans {
            self.first = if blue < red { BLUE } else { RED };
            self.second_half = false;
            self.step = Step::March;
            self.tell(log, What::Planned { red, blue });
        }
    }

    fn tell(&mut self, log: &mut impl Sink<Event>, what: What) {
        let fault = self.fault;
        if fault == Fault::Allocates {
            std::hint::black_box(Box::new(fault));
        }
        let mut heard = false;
        log.emit(|| {
            heard = true;
            Event { what, fault }
        });
        if heard && fault == Fault::LogMatters && self.turn > 1 {
            self.turn = TURNS;
        }
    }

    fn seen(&self, block: Block, owner: Seat, viewer: Viewer) -> (u8, Option<u8>) {
        let leaks = self.fault == Fault::ViewShowsChit && block.space == 2;
        let known = viewer == Viewer::Seat(owner) || block.shown || leaks;
        (block.space, known.then_some(block.chit))
    }
}

/// With a fault: how many games have begun, which a game should not know.
static GAMES: AtomicU8 = AtomicU8::new(0);

impl Game for State {
    type Scenario = Fault;
    type Decision = Decision;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    game::no_tables!();

    const TITLE: Title = Title {
        seats: &["red", "blue"],
        ..Title::new("pickets", "Pickets", &[Scenario { id: "None", players: 2 }])
    };
    const MAX_INPUTS: usize = 100;
    const MAX_OFFER: usize = 10;

    fn start(fault: Fault) -> State {
        let mut pool = Set128::below(CHITS);
        if fault == Fault::Restless {
            pool = pool.without(GAMES.fetch_add(1, Ordering::Relaxed) % CHITS);
        }
        State {
            fault,
            turn: 1,
            first: RED,
            second_half: false,
            blocks: [[None; 3]; 2],
            pool,
            step: Step::Muster { seat: RED, slot: 0 },
        }
    }

    fn node(&self) -> Node {
        match self.step {
            Step::Muster { .. } => Node::Chance(Draw::OneOf(self.pool)),
            Step::Plan(plans) => Node::Decide(
                [RED, BLUE]
                    .into_iter()
                    .filter(|seat| plans[usize::from(seat.0)].is_none())
                    .fold(Seats::NONE, Seats::with),
            ),
            Step::March => Node::Decide(Seats::one(self.marcher())),
            Step::Answer { .. } => Node::Decide(Seats::one(other(self.marcher()))),
            Step::Fight { .. } => Node::Chance(Draw::Dice { count: 2, sides: 6 }),
            Step::Over => {
                let count = |seat| self.side(seat).iter().flatten().count();
                let winner = match count(RED).cmp(&count(BLUE)) {
                    std::cmp::Ordering::Greater => Some(RED),
                    std::cmp::Ordering::Less => Some(BLUE),
                    std::cmp::Ordering::Equal => None,
                };
                Node::Over(Outcome { winner, points: None })
            }
        }
    }

    fn turn(&self) -> u16 {
        self.turn.into()
    }

    fn legal(&self, seat: Seat, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
        let awaited = matches!(self.node(), Node::Decide(seats) if seats.contains(seat));
        if !awaited {
            let offered = self.fault == Fault::IdleOffered && self.step == Step::March;
            return if offered { visit(Decision::Halt) } else { ControlFlow::Continue(()) };
        }
        if self.fault == Fault::NothingOffered && matches!(self.step, Step::Answer { .. }) {
            return ControlFlow::Continue(());
        }
        for decision in every_decision() {
            if let Decision::March { slot, to } = decision
                && self.fault == Fault::CheckLax
                && self.side(seat)[usize::from(slot)].is_some_and(|block| block.space.abs_diff(to) == 2)
            {
                continue;
            }
            if self.check(seat, decision).is_ok() {
                visit(decision)?;
                let again = match self.fault {
                    Fault::Crowded => 10,
                    Fault::OfferedTwice => 1,
                    _ => 0,
                };
                (0..again).try_for_each(|_| visit(decision))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Illegal> {
        match (self.step, decision) {
            (Step::Plan(_), Decision::Plan(_)) => Ok(()),
            (Step::March, Decision::March { slot, to }) => {
                let lax = self.fault == Fault::CheckLax
                    && self.side(seat)[usize::from(slot)].is_some_and(|block| block.space.abs_diff(to) == 2);
                if lax && self.is_free(to) { Ok(()) } else { self.can_march(seat, slot, to) }
            }
            (Step::March, Decision::Raise) => self.can_raise(seat),
            (Step::March, Decision::Halt) | (Step::Answer { .. }, Decision::Stand) => Ok(()),
            (Step::March, planted) if self.is_planted(planted) => Ok(()),
            (Step::Answer { to, .. }, Decision::FallBack) => self.can_fall_back(seat, to),
            _ => Err(Illegal::NotNow),
        }
    }

    fn decide(&mut self, seat: Seat, decision: Decision, log: &mut impl Sink<Event>) {
        match (self.step, decision) {
            (Step::Plan(_), Decision::Plan(plan)) => self.plan(seat, plan, log),
            (Step::March, Decision::March { slot, to }) => {
                assert!(self.fault != Fault::Panics || self.turn < 3, "a planted panic");
                let chit = self.side(seat)[usize::from(slot)].map(|block| block.chit);
                self.tell(log, What::Marched { seat, to, chit });
                if self.is_free(to) {
                    self.enter(slot, to);
                    self.end_march();
                } else {
                    self.step = Step::Answer { slot, to };
                }
            }
            (Step::March, Decision::Raise) => {
                let slot = self.side(seat).iter().position(Option::is_none).expect("checked: there is room");
                self.step = Step::Muster { seat, slot: slot as u8 };
            }
            (Step::Answer { slot, to }, Decision::Stand) => self.step = Step::Fight { slot, to },
            (Step::Answer { slot, to }, _) => {
                let defender = self.slot_at(seat, to).expect("checked: someone is marched against");
                let back = behind(seat, to).expect("checked: there is room behind");
                self.blocks[usize::from(seat.0)][defender].as_mut().expect("checked: a block").space = back;
                self.tell(log, What::FellBack { to: back });
                self.enter(slot, to);
                self.end_march();
            }
            _ => self.end_march(),
        }
    }

    fn resolve(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        match (self.step, fate) {
            (Step::Muster { seat, slot }, Fate::Item(chit)) => {
                if self.fault != Fault::PoolLeaks {
                    self.pool = self.pool.without(chit);
                }
                let set_up = self.is_set_up();
                let space = mustered_at(seat, if set_up { slot } else { 0 });
                self.blocks[usize::from(seat.0)][usize::from(slot)] =
                    Some(Block { space, chit, shown: false });
                let told = (self.fault != Fault::EventTellsLess).then_some(chit);
                self.tell(log, What::Mustered { seat, chit: told });
                match (set_up, seat, slot) {
                    (true, RED, _) => self.step = Step::Muster { seat: BLUE, slot },
                    (true, _, 0) => self.step = Step::Muster { seat: RED, slot: 1 },
                    (true, ..) => self.step = Step::Plan([None, None]),
                    (false, ..) => self.end_march(),
                }
            }
            (Step::Fight { slot, to }, Fate::Dice(dice)) => {
                let (marcher, foe) = (self.marcher(), other(self.marcher()));
                let defending = self.slot_at(foe, to).expect("checked: someone stands");
                let attacker = self.side(marcher)[usize::from(slot)].expect("checked: a block marches");
                let defender = self.side(foe)[defending].expect("checked: someone stands");
                let won = attacker.strength() + dice[0] > defender.strength() + dice[1];
                let (winner, loser) = if won { (attacker, defender) } else { (defender, attacker) };
                let (winner, loser) = (winner.chit, loser.chit);
                self.tell(log, What::Fought { winner, loser, dice: [dice[0], dice[1]] });
                let (attacking, defending) = (usize::from(slot), defending);
                if won {
                    self.blocks[usize::from(foe.0)][defending] = None;
                    self.blocks[usize::from(marcher.0)][attacking] =
                        Some(Block { space: to, shown: true, ..attacker });
                } else {
                    self.blocks[usize::from(marcher.0)][attacking] = None;
                    self.blocks[usize::from(foe.0)][defending] = Some(Block { shown: true, ..defender });
                }
                self.end_march();
            }
            _ => unreachable!("the host answers what was asked"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let sides = [RED, BLUE];
        let plans = match self.step {
            Step::Plan(plans) => plans,
            _ => [None; 2],
        };
        View {
            node: match self.step {
                Step::Muster { .. } => "muster",
                Step::Plan(_) => "plan",
                Step::March => "march",
                Step::Answer { .. } => "answer",
                Step::Fight { .. } => "fight",
                Step::Over => "over",
            },
            turn: self.turn,
            marcher: State::TITLE.seat_id(self.marcher()),
            plans: sides.map(|seat| {
                let plan = plans[usize::from(seat.0)];
                let leaks = self.fault == Fault::ObserverSeesPlan && viewer == Viewer::Observer;
                (plan.is_some(), plan.filter(|_| viewer == Viewer::Seat(seat) || leaks))
            }),
            blocks: sides.map(|seat| self.side(seat).map(|block| Some(self.seen(block?, seat, viewer)))),
            pool: self.pool.len(),
        }
    }

    fn views(&self) -> Views<View> {
        match self.fault {
            Fault::ViewsAlike => Views::Alike(self.view(Viewer::Seat(RED))),
            _ => Views::each(|viewer| self.view(viewer)),
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let what = match event.what {
            What::Mustered { seat, .. }
                if viewer != Viewer::Seat(seat) && event.fault != Fault::EventTellsDraw =>
            {
                What::Mustered { seat, chit: None }
            }
            What::Chose { seat, .. }
                if viewer != Viewer::Seat(seat) && event.fault != Fault::EventTellsPlan =>
            {
                What::Chose { seat, plan: None }
            }
            What::Marched { seat, to, .. } if event.fault != Fault::EventTellsMarch => {
                What::Marched { seat, to, chit: None }
            }
            _ => return Some(event.clone()),
        };
        Some(Event { what, fault: event.fault })
    }

    fn reveals(event: &Event) -> bool {
        match event.what {
            What::Planned { .. } => event.fault != Fault::RevealUnflagged,
            What::Fought { .. } => true,
            What::Mustered { .. } | What::Chose { .. } | What::Marched { .. } | What::FellBack { .. } => {
                false
            }
        }
    }

    fn picks(decision: Decision) -> Vec<Pick> {
        match decision {
            Decision::Plan(Plan::Bold) => vec![Pick::Button(0)],
            Decision::Plan(Plan::Wary) => vec![Pick::Button(1)],
            Decision::March { slot, to } => vec![Pick::Piece(slot.into()), Pick::Place(to.into())],
            Decision::Raise => vec![Pick::Button(2)],
            Decision::Halt | Decision::Dawdle | Decision::Mumble => vec![Pick::Button(3)],
            Decision::Stand => vec![Pick::Button(4)],
            Decision::FallBack => vec![Pick::Button(5)],
            Decision::Dash => vec![Pick::Piece(0)],
        }
    }

    fn from_picks(&self, _: Seat, picks: &[Pick]) -> Result<Decision, Illegal> {
        let bold = |plan: &Option<Plan>| *plan == Some(Plan::Bold);
        let planned_boldly = matches!(self.step, Step::Plan(plans) if plans.iter().any(bold));
        if self.fault == Fault::ClickKnowsPlan && picks.len() == 2 && planned_boldly {
            return Err(Illegal::NotNow);
        }
        every_decision().find(|&decision| State::picks(decision) == picks).ok_or(Illegal::NotNow)
    }

    fn redraw(&self, knower: Seat, below: &mut impl FnMut(u64) -> u64) -> State {
        let mut redrawn = self.clone();
        let foe = usize::from(other(knower).0);
        let is_hidden = |block: &&mut Block| !block.shown;
        for block in redrawn.blocks[foe].iter_mut().flatten().filter(is_hidden) {
            redrawn.pool = redrawn.pool.with(block.chit);
        }
        for block in redrawn.blocks[foe].iter_mut().flatten().filter(is_hidden) {
            let index = below(redrawn.pool.len().into()) as u32;
            block.chit = redrawn.pool.nth(index).expect("checked: below the number of chits");
            if self.fault != Fault::RedrawDuplicates {
                redrawn.pool = redrawn.pool.without(block.chit);
            }
        }
        if let Step::Plan(plans) = &mut redrawn.step
            && let Some(plan) = &mut plans[foe]
        {
            *plan = if below(2) == 0 { Plan::Bold } else { Plan::Wary };
        }
        redrawn
    }

    fn levelled(&self, knower: Seat) -> State {
        let kept = self.fault == Fault::LevelKeepsPlan && matches!(self.step, Step::Plan(_));
        if kept { self.clone() } else { self.redraw(knower, &mut |_| 0) }
    }

    fn sample(&self, seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
        let wild = self.fault == Fault::SampleWild && self.step == Step::March && seat == self.marcher();
        let drawn = if wild { Some(Decision::Stand) } else { game::sample_legal(self, seat, below) };
        let narrow = self.fault == Fault::SampleNarrow && self.step == Step::March;
        drawn.map(|drawn| if narrow { Decision::Halt } else { drawn })
    }

    fn pos(&self) -> String {
        super::text::write(self)
    }

    fn from_pos(text: &str) -> Result<State, Vec<String>> {
        super::text::read(text)
    }

    fn invariants(&self) -> Result<(), String> {
        let blocks: Vec<Block> = self.blocks.iter().flatten().flatten().copied().collect();
        for (at, block) in blocks.iter().enumerate() {
            if self.pool.contains(block.chit) || blocks[..at].iter().any(|it| it.chit == block.chit) {
                return Err(format!("chit {} is twice there", block.chit));
            }
            if blocks[..at].iter().any(|it| it.space == block.space) {
                return Err(format!("two blocks at {}", block.space));
            }
        }
        Ok(())
    }
}

/// It has no opinion: whoever needs one takes any decision.
impl Mind for State {
    type Plan = ();

    fn plan(&self, _: Seat) {}

    fn prior(&self, (): &(), _: Seat, _: Decision) -> i32 {
        0
    }
}
