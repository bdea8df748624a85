//! How 1835 stands: as a game of its own, and as the first year of the Campaign, where it counts more what is left for 1836 than who
//! wins the year.
//!
//! The weights were fitted by logistic regression to the ends of eighteen thousand games between `regular` players whose first turns were full
//! of mistakes, and of nine thousand Campaigns. Over six thousand other games the chances came out right to within three in a hundred,
//! tenth by tenth; of the Campaign little can be told so early, and the chances keep close to its average.

use arrayvec::ArrayVec;

use super::super::force::{Force, Terms, odds};
use super::super::ground;
use super::{FAR, FINE, Field, MANY_TURNS};
use crate::block::{Block, Blocks, MEXICAN, TEXAN};
use crate::data::{blocks, places};
use crate::map::{Colour, Place, STARS, Walls};
use crate::scenario::{Campaign, Year};
use crate::state::{At, State};

macro_rules! items {
    ($($(#[$doc:meta])* $name:ident = [$now:literal, $turn:literal], [$now_both:literal, $turn_both:literal];)*) => {
        /// What is counted.
        #[derive(Clone, Copy)]
        enum Item {
            $($(#[$doc])* $name),*
        }

        const ITEMS: usize = [$(Item::$name),*].len();
        /// What each of an item is worth to Texas, and what more for each turn left, in hundredths of a hundredth of log-odds.
        const WEIGHTS: [[i32; 2]; ITEMS] = [$([$now, $turn]),*];
        /// The same in the Campaign.
        const CAMPAIGN: [[i32; 2]; ITEMS] = [$([$now_both, $turn_both]),*];
    };
}

items! {
    /// It is always there once.
    Ground = [-36_458, 2_546], [-12_711, 219];
    /// The green stars that Mexico does not hold.
    SanAntonio = [12_433, -731], [540, 251];
    Alamo = [7_961, -899], [987, -256];
    SanPatricio = [19_256, -865], [1_444, -201];
    Goliad = [6_899, -251], [-561, 34];
    Boxes = [12_597, -5_033], [8_921, 475];
    /// Those of them that are burned.
    Burned = [1_397, -399], [65, -37];
    /// Those that Texans besiege.
    SiegeOfSanAntonio = [24_186, -2_731], [1_548, 257];
    SiegeOfTheAlamo = [16_631, -2_218], [1_244, -101];
    SiegeOfGoliad = [18_538, -2_172], [415, 294];
    SiegesElsewhere = [19_091, -2_048], [5_359, 797];
    /// The steps inside, those before the walls, and those who can come to relieve them at once.
    BesiegedSteps = [-3_638, 446], [-240, 42];
    BesiegingSteps = [1_560, -273], [165, -64];
    ReliefSteps = [-1_273, 239], [28, -3];
    /// More of them than besiegers; and in two turns.
    Relieved = [-5_184, 433], [-709, -333];
    RelievedSoon = [-3_902, 409], [-581, -309];
    /// The chance that a storm carries the walls, and that a sally drives the besiegers off, in tens.
    Storm = [-849, 121], [26, 57];
    Sally = [447, -120], [98, -20];
    /// Stars that Texas has taken: whether one step keeps them, the steps that do, and those of them behind walls.
    BarelyKept = [-1_746, 36], [-545, 215];
    KeptBySteps = [400, -147], [264, -16];
    WalledSteps = [-65, 100], [-44, -7];
    /// Those where more Mexicans could come at once, two to one, or more in two turns.
    Outnumbered = [-2_389, -32], [55, -99];
    Overwhelmed = [-6_549, 823], [-422, 17];
    OutnumberedSoon = [-2_140, 15], [222, 37];
    /// Those where Mexicans besiege them.
    TexansBesieged = [-40_775, 7_118], [-425, 22];
    /// Stars that Mexico holds without a garrison, and where Texans can come at once, or in two turns.
    Open = [-3_339, 187], [-500, -63];
    OpenNow = [7_901, -438], [768, 54];
    OpenSoon = [2_318, 346], [1_016, 119];
    /// Those with a garrison: its steps, and whether Texans two to one could come at once, or more Texans, or in two turns.
    GarrisonSteps = [-1_936, 236], [-266, 10];
    EasilyTaken = [4_880, -482], [1_233, -171];
    Taken = [5_925, -544], [1_045, -35];
    TakenSoon = [564, -3], [69, 23];
    /// Turns to be played, so that their square counts as well.
    Turns = [2_546, -119], [219, 11];
    /// Mexico holds one star more than it needs, just enough, one too few, two too few.
    OneToSpare = [1_323, 431], [1_268, -38];
    JustEnough = [4_745, 356], [634, 92];
    TooFew = [19_289, -177], [1_613, 187];
    FarTooFew = [27_615, -5_266], [-295, -2_342];
    /// The same, if those under siege surrender at the end.
    OneToSpareThen = [-3_395, 56], [-861, 57];
    JustEnoughThen = [-2_399, -685], [110, -140];
    TooFewThen = [25_840, -7_268], [1_267, -607];
    FarTooFewThen = [30_442, -10_088], [2_022, -169];
    /// Turns until Texas can stand before as many as it needs; the turns it has to spare; whether there are too few.
    Pace = [-6_705, 621], [-435, 90];
    Spare = [2_597, -223], [424, 9];
    OutOfTime = [-13_900, 1_843], [-482, -342];
    /// Steps and blocks in the field.
    TexanSteps = [186, 181], [316, -12];
    MexicanSteps = [269, -170], [-65, -16];
    TexanBlocks = [-756, 130], [-106, 37];
    MexicanBlocks = [-1_093, 44], [-218, 4];
    /// Texan guns.
    TexanGuns = [539, 101], [969, -13];
    /// Command Points in hand, and cards that burn.
    TexanPoints = [1_925, -171], [123, -9];
    MexicanPoints = [271, -35], [95, -10];
    TexanBurnCards = [-853, 63], [-244, -10];
    MexicanBurnCards = [-315, 196], [-188, 137];
    /// Blocks more than their places feed.
    TexanHunger = [320, -133], [-2_219, 190];
    MexicanHunger = [-1_792, 277], [247, -31];
    /// A box was taken once, and the Vanguard comes.
    Vanguard = [9_239, -1_916], [6_133, 248];
    /// Steps of those who command.
    Austin = [19, -103], [-808, 113];
    Cos = [297, -222], [294, -70];
    Houston = [274, -7], [101, -53];
    /// How far Texan steps have to march, in eights: to the nearest star that Mexico holds, and to the Alamo; and Mexican steps to
    /// the nearest that it does not hold.
    WayToOne = [-129, -154], [-80, -6];
    WayToBexar = [139, 24], [267, -27];
    WayBack = [103, 14], [155, -16];
    /// What 1836 will lack: steps of the fallen who would serve then, and burned blue stars.
    TexansLost = [-243, 154], [-757, 73];
    MexicansLost = [260, 4], [336, -11];
    BlueBurned = [-153, -196], [-976, 77];
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
/// Presidials have so many steps.
const PRESIDIALS: i32 = 3;

/// The Texan chance.
pub(super) fn chance(state: &State) -> i32 {
    let counting = Counting::of(state);
    let left = counting.left();
    let weights = if state.scenario == Campaign::Both { &CAMPAIGN } else { &WEIGHTS };
    let worth = |(count, [now, turn]): (&i32, &[i32; 2])| count * (now + turn * left);
    let sum: i32 = counting.counts.iter().zip(weights).map(worth).sum();
    game::chance(sum / FINE)
}

struct Counting<'a> {
    state: &'a State,
    field: Field<'a>,
    /// Turns until Texas can be in each green star that Mexico holds.
    arrivals: ArrayVec<i32, 8>,
    /// Green stars that Mexico does not hold, and those that Texans besiege.
    lost: i32,
    besieged: i32,
    counts: [i32; ITEMS],
}

impl Counting<'_> {
    fn of(state: &State) -> Counting<'_> {
        let (field, arrivals) = (Field::of(state), ArrayVec::new());
        let mut counting = Counting { state, field, arrivals, lost: 0, besieged: 0, counts: [0; ITEMS] };
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
