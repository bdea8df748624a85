//! How 1835 stands: as a game of its own, and as the first year of the Campaign, where it counts more what is left for 1836 than who
//! wins the year.
//!
//! Each item is counted once by itself and once by the turns left; the weights, and a few units that see things together, come from
//! `cargo xtask fit texas-glory`.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use game::{Net, Table};

use super::super::force::{Force, Terms, odds};
use super::super::ground;
use super::{FAR, Field, MANY_TURNS};
use crate::block::{Block, Blocks, MEXICAN, TEXAN};
use crate::data::{blocks, places};
use crate::map::{Colour, Place, STARS, Walls};
use crate::scenario::{Campaign, Year};
use crate::state::{At, State};

game::items! {
    /// What is counted.
    enum Item {
        /// It is always there once.
        Ground,
        /// The green stars that Mexico does not hold.
        SanAntonio,
        Alamo,
        SanPatricio,
        Goliad,
        Boxes,
        /// Those of them that are burned.
        Burned,
        /// Those that Texans besiege.
        SiegeOfSanAntonio,
        SiegeOfTheAlamo,
        SiegeOfGoliad,
        SiegesElsewhere,
        /// The steps inside, those before the walls, and those who can come to relieve them at once.
        BesiegedSteps,
        BesiegingSteps,
        ReliefSteps,
        /// More of them than besiegers; and in two turns.
        Relieved,
        RelievedSoon,
        /// The chance that a storm carries the walls, and that a sally drives the besiegers off, in tens.
        Storm,
        Sally,
        /// Stars that Texas has taken: whether one step keeps them, the steps that do, and those of them behind walls.
        BarelyKept,
        KeptBySteps,
        WalledSteps,
        /// Those where more Mexicans could come at once, two to one, or more in two turns.
        Outnumbered,
        Overwhelmed,
        OutnumberedSoon,
        /// Those where Mexicans besiege them.
        TexansBesieged,
        /// Stars that Mexico holds without a garrison, and where Texans can come at once, or in two turns.
        Open,
        OpenNow,
        OpenSoon,
        /// Those with a garrison: its steps, and whether Texans two to one could come at once, or more Texans, or in two turns.
        GarrisonSteps,
        EasilyTaken,
        Taken,
        TakenSoon,
        /// Turns to be played, so that their square counts as well.
        Turns,
        /// Mexico holds one star more than it needs, just enough, one too few, two too few.
        OneToSpare,
        JustEnough,
        TooFew,
        FarTooFew,
        /// The same, if those under siege surrender at the end.
        OneToSpareThen,
        JustEnoughThen,
        TooFewThen,
        FarTooFewThen,
        /// Turns until Texas can stand before as many as it needs; the turns it has to spare; whether there are too few.
        Pace,
        Spare,
        OutOfTime,
        /// Steps and blocks in the field.
        TexanSteps,
        MexicanSteps,
        TexanBlocks,
        MexicanBlocks,
        /// Texan guns.
        TexanGuns,
        /// Command Points in hand, and cards that burn.
        TexanPoints,
        MexicanPoints,
        TexanBurnCards,
        MexicanBurnCards,
        /// Blocks more than their places feed.
        TexanHunger,
        MexicanHunger,
        /// A box was taken once, and the Vanguard comes.
        Vanguard,
        /// Steps of those who command.
        Austin,
        Cos,
        Houston,
        /// How far Texan steps have to march, in eights: to the nearest star that Mexico holds, and to the Alamo; and Mexican steps to
        /// the nearest that it does not hold.
        WayToOne,
        WayToBexar,
        WayBack,
        /// What 1836 will lack: steps of the fallen who would serve then, and burned blue stars.
        TexansLost,
        MexicansLost,
        BlueBurned,
    }
}

/// The green stars in their order, and what counts those that Texans hold or besiege; the last stands for all boxes.
const GREEN: [(Item, Item); 5] = [
    (Item::SanAntonio, Item::SiegeOfSanAntonio),
    (Item::Alamo, Item::SiegeOfTheAlamo),
    (Item::SanPatricio, Item::SiegesElsewhere),
    (Item::Goliad, Item::SiegeOfGoliad),
    (Item::Boxes, Item::SiegesElsewhere),
];
/// What counts an army: steps, blocks, points, cards that burn, hunger.
const TEXAN_ARMY: [Item; 5] =
    [Item::TexanSteps, Item::TexanBlocks, Item::TexanPoints, Item::TexanBurnCards, Item::TexanHunger];
const MEXICAN_ARMY: [Item; 5] = [
    Item::MexicanSteps,
    Item::MexicanBlocks,
    Item::MexicanPoints,
    Item::MexicanBurnCards,
    Item::MexicanHunger,
];
/// With fewer green stars than this Mexico has lost.
const NEEDED: i32 = 4;
/// How many steps Presidials have.
const PRESIDIALS: i32 = 3;

/// By itself, and by the turns left.
const COUNT: usize = 2 * Item::COUNT;

pub(super) const TABLE: Table = Table {
    file: "src/mind/value/revolt.csv",
    items: names,
    columns: &["1835", "the Campaign's 1835"],
    units: UNITS,
};
const UNITS: usize = 8;
static NETS: LazyLock<[Net<COUNT, UNITS>; 2]> = LazyLock::new(|| Net::read(include_str!("revolt.csv")));

fn names() -> Vec<String> {
    let by_turns = Item::names().into_iter().map(|name| format!("{name}ByTurns"));
    Item::names().into_iter().chain(by_turns).collect()
}

/// The Texan chance.
pub(super) fn chance(state: &State) -> i32 {
    NETS[column(state)].weighed(&counts(state))
}

pub(super) fn column(state: &State) -> usize {
    usize::from(state.scenario == Campaign::Both)
}

pub(super) fn counts(state: &State) -> [i32; COUNT] {
    let mut counting = Counting::of(state);
    let left = counting.left();
    let (now, by_turns) = counting.counts.split_at_mut(Item::COUNT);
    for (by_turns, now) in by_turns.iter_mut().zip(now) {
        *by_turns = *now * left;
    }
    counting.counts
}

struct Counting<'a> {
    state: &'a State,
    field: Field<'a>,
    /// Turns until Texas can be in each green star that Mexico holds.
    arrivals: ArrayVec<i32, 8>,
    /// Green stars that Mexico does not hold, and those that Texans besiege.
    lost: i32,
    besieged: i32,
    counts: [i32; COUNT],
}

impl Counting<'_> {
    fn of(state: &State) -> Counting<'_> {
        let (field, arrivals) = (Field::of(state), ArrayVec::new());
        let mut counting = Counting { state, field, arrivals, lost: 0, besieged: 0, counts: [0; COUNT] };
        counting.add(Item::Ground, 1);
        for (number, star) in STARS.iter().filter(|&star| is_green(star)).enumerate() {
            counting.star(GREEN[number.min(GREEN.len() - 1)], star);
        }
        counting.arrivals.sort_unstable();
        counting.clock();
        counting.armies();
        counting.marches();
        counting.next_year();
        counting
    }

    fn add(&mut self, item: Item, count: impl Into<i32>) {
        self.counts[item as usize] += count.into();
    }

    fn left(&self) -> i32 {
        i32::from(Year::Y1835.turns()) + 1 - i32::from(self.state.turn)
    }

    fn star(&mut self, (taken, siege): (Item, Item), star: Place) {
        let [ours, theirs] = self.field.steps_in(star);
        if !self.field.holds(MEXICAN, star) {
            self.lost += 1;
            self.add(taken, 1);
            if self.state.burned.contains(star) {
                self.add(Item::Burned, 1);
            } else {
                self.taken_star(star, ours, theirs);
            }
            return;
        }
        if ours > 0 {
            self.besieged += 1;
            self.add(siege, 1);
            self.arrivals.push(0);
            self.besieged_star(star, ours, theirs);
        } else {
            self.wanted_star(star, theirs);
        }
    }

    /// Texas holds it.
    fn taken_star(&mut self, star: Place, ours: i32, theirs: i32) {
        let ([now, soon, _], _) = self.field.coming(MEXICAN, star);
        let walls = self.state.walls(star).is_some();
        self.add(Item::TexansBesieged, theirs > 0);
        self.add(Item::BarelyKept, ours == 1);
        self.add(Item::KeptBySteps, ours.min(8));
        self.add(Item::WalledSteps, if walls { ours.min(8) } else { 0 });
        self.add(Item::Outnumbered, now > ours);
        self.add(Item::Overwhelmed, now > 2 * ours);
        self.add(Item::OutnumberedSoon, now <= ours && soon > ours);
    }

    /// Mexicans hold it, and Texans are before the walls.
    fn besieged_star(&mut self, star: Place, ours: i32, theirs: i32) {
        let ([now, soon, _], _) = self.field.coming(MEXICAN, star);
        self.add(Item::BesiegedSteps, theirs.min(10));
        self.add(Item::BesiegingSteps, ours.min(16));
        self.add(Item::ReliefSteps, now.min(10));
        self.add(Item::Relieved, now > ours);
        self.add(Item::RelievedSoon, now <= ours && soon > ours);
        let force = |blocks: Blocks| {
            let one = |block: Block| Force::of(block, self.state.strength(block));
            blocks.iter().fold(Force::default(), |sum, block| sum.with(one(block)))
        };
        let men = |block: Block| !block.is_artillery();
        let (out, inside) = (self.state.own(TEXAN, star), self.state.inside(star));
        let terms = if self.state.walls(star) == Some(Walls::City) { Terms::City } else { Terms::Fort };
        let storm = odds(force(out.filter(men)), force(inside), terms).win;
        let sally = odds(force(inside.filter(men)), force(out), Terms::Field).win;
        self.add(Item::Storm, storm / 10);
        self.add(Item::Sally, sally / 10);
    }

    /// Mexicans hold it undisturbed.
    fn wanted_star(&mut self, star: Place, theirs: i32) {
        let ([now, soon, _], first) = self.field.coming(TEXAN, star);
        let hidden = theirs == 0 && self.state.meets_enemies(TEXAN, star);
        let theirs = if hidden { PRESIDIALS } else { theirs };
        self.arrivals.push(first + i32::from(theirs > 0));
        if theirs == 0 {
            self.add(Item::Open, 1);
            self.add(Item::OpenNow, now > 0);
            self.add(Item::OpenSoon, now == 0 && soon > 0);
            return;
        }
        self.add(Item::GarrisonSteps, theirs.min(10));
        self.add(Item::EasilyTaken, now > 2 * theirs);
        self.add(Item::Taken, now > theirs);
        self.add(Item::TakenSoon, now <= theirs && soon > theirs);
    }

    fn clock(&mut self) {
        let left = self.left();
        let last = usize::try_from(NEEDED - self.lost - 1).ok();
        let pace = last.map_or(0, |last| self.arrivals.get(last).map_or(MANY_TURNS, |&turns| turns));
        self.add(Item::Turns, left);
        self.add(Item::Pace, pace);
        self.add(Item::Spare, (left - pace).clamp(-3, 6));
        self.add(Item::OutOfTime, pace > left);
        let then = self.lost + self.besieged;
        self.rank(Item::OneToSpare, self.lost);
        self.rank(Item::OneToSpareThen, then);
    }

    /// One of four items, by the stars that Mexico has lost.
    fn rank(&mut self, first: Item, lost: i32) {
        if let Ok(rank) = usize::try_from(lost - NEEDED + 2) {
            self.counts[first as usize + rank.min(3)] = 1;
        }
    }

    fn armies(&mut self) {
        for (seat, [steps, blocks, points, burns, hunger]) in [(TEXAN, TEXAN_ARMY), (MEXICAN, MEXICAN_ARMY)] {
            let hand = self.state.hands[usize::from(seat.0)];
            self.add(steps, self.field.total(seat));
            self.add(blocks, self.field.bodies(seat).len() as i32);
            self.add(points, self.field.points(seat));
            self.add(burns, hand.iter().filter(|card| card.data().burn).count() as i32);
            self.add(hunger, self.field.hunger(seat));
        }
        let guns = [blocks::AAT, blocks::GAT].into_iter().filter(|&gun| self.state.place(gun).is_some());
        self.add(Item::TexanGuns, guns.count() as i32);
        self.add(Item::Vanguard, self.state.vanguard);
        for (item, leader) in
            [(Item::Austin, blocks::AUS), (Item::Cos, blocks::COS), (Item::Houston, blocks::HOU)]
        {
            let steps = self.state.place(leader).map_or(0, |_| self.state.strength(leader));
            self.add(item, steps);
        }
    }

    fn marches(&mut self) {
        let (mut wanted, mut taken) = (ArrayVec::<Place, 8>::new(), ArrayVec::<Place, 8>::new());
        for star in STARS.iter().filter(|&star| is_green(star) && !self.state.burned.contains(star)) {
            if self.field.holds(MEXICAN, star) { &mut wanted } else { &mut taken }.push(star);
        }
        let nearest = |from: Place, stars: &[Place]| {
            let way = stars.iter().map(|&star| ground::march(from, star)).min();
            i32::from(way.unwrap_or(0).min(FAR))
        };
        let (mut to_one, mut to_bexar, mut back) = (0, 0, 0);
        for body in self.field.bodies(TEXAN) {
            to_one += body.steps * nearest(body.at, &wanted);
            to_bexar += body.steps * nearest(body.at, &[places::ALAMO]);
        }
        for body in self.field.bodies(MEXICAN) {
            back += body.steps * nearest(body.at, &taken);
        }
        self.add(Item::WayToOne, to_one / 8);
        self.add(Item::WayToBexar, to_bexar / 8);
        self.add(Item::WayBack, back / 8);
    }

    fn next_year(&mut self) {
        for block in self.state.blocks_at(At::DEAD).filter(|block| !block.data().red).iter() {
            let texan = State::army(TEXAN).contains(block);
            self.add(if texan { Item::TexansLost } else { Item::MexicansLost }, block.data().steps);
        }
        let burned = self.state.burned.iter().filter(|place| place.data().victory && !is_green(*place));
        self.add(Item::BlueBurned, burned.count() as i32);
    }
}

fn is_green(star: Place) -> bool {
    star.data().town == Some(Colour::Green)
}
