//! How 1836 stands. What is counted by name goes into the judgement with the steps of each side in each place and with the stars held at each
//! turn; the weights, and a few units that see things together, come from `cargo xtask fit texas-glory`.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use game::{Net, Table};

use super::super::ground;
use super::{FAR, Field, MANY_TURNS};
use crate::block::{Block, MEXICAN, TEXAN};
use crate::data::{PLACES, blocks, places};
use crate::map::{Place, STARS};
use crate::state::State;

game::items! {
    /// What is counted by name.
    enum Item {
        /// It is always there once.
        Ground,
        /// The stars that Texas holds, from west to east.
        SanAntonio,
        Alamo,
        SanPatricio,
        Gonzales,
        Goliad,
        Bastrop,
        Victoria,
        Washington,
        SanFelipe,
        Matagorda,
        Brazoria,
        Harrisburg,
        Galveston,
        Nacogdoches,
        Liberty,
        /// Texan stars under siege, the steps inside and those before the walls.
        Besieged,
        BesiegedSteps,
        BesiegingSteps,
        /// An island with a garrison.
        IslandHeld,
        /// Texan stars without a garrison that Mexicans can reach in one turn, in two, in three; and the steps that can come at once.
        OpenNow,
        OpenSoon,
        OpenLater,
        OpenToSteps,
        /// Those with a garrison that is outnumbered by those who can come at once, outnumbered two to one, or in two turns.
        Outnumbered,
        Overwhelmed,
        OutnumberedSoon,
        /// The steps in them, and of these the steps in walled ones.
        GarrisonSteps,
        WalledSteps,
        /// Stars that would be Texan, where Texans two to one could come at once, or more Texans than garrison, or in two turns.
        EasilyRetaken,
        Retaken,
        RetakenSoon,
        /// The steps that keep them; and whether Mexico has a card to burn them.
        KeptBySteps,
        Burnable,
        /// Stars that Texans besiege, and stars that are burned.
        TexanSieges,
        Burned,
        /// Turns to be played, stars held times these, and half the square of the stars.
        TurnsLeft,
        StarsByTurns,
        StarsSquared,
        /// The turns until Mexico can have reached as many stars as it needs; the turns it has to spare; whether there are too few.
        Pace,
        Spare,
        OutOfTime,
        /// Stars that cannot be reached in time, up to four.
        OutOfReach,
        /// Texas holds no more than it needs, or one more.
        LastStars,
        OneToSpare,
        /// Steps in the field, and the same by the turns left, in fours.
        TexanSteps,
        MexicanSteps,
        TexanStepsByTurns,
        MexicanStepsByTurns,
        /// Command Points in hand.
        TexanPoints,
        MexicanPoints,
        /// Blocks more than their places feed.
        TexanHunger,
        MexicanHunger,
        /// Santa Anna's steps, and the chance of those who could fall upon him.
        SantaAnna,
        SantaAnnaInDanger,
        /// Mexican leaders.
        MexicanLeaders,
        /// How far Mexican steps have to march, in eights: to the nearest Texan star, to the third, to as many as Mexico needs, and to
        /// the far east.
        WayToOne,
        WayToThree,
        WayToVictory,
        WayEast,
        /// Turns until Mexico can be in each of the stars it needs, added up, in twos; the same by the turns left.
        Work,
        WorkByTurns,
        /// How far Santa Anna and Urrea are from the nearest Texan star.
        SantaAnnaWay,
        UrreaWay,
        /// Blocks in the field.
        MexicanBlocks,
        TexanBlocks,
    }
}

/// One more than the turns of 1836.
const AFTER: i32 = 13;
/// With fewer stars than this Texas has lost.
const NEEDED: i32 = 4;

/// The stars that there are, boxes included; and one for none.
const STARS_HELD: usize = 19;
/// After the items by name: steps by side and place, then stars by turn.
const STEPS: usize = Item::COUNT;
const CLOCK: usize = STEPS + 2 * PLACES;
const COUNT: usize = CLOCK + AFTER as usize * STARS_HELD;

pub(super) const TABLE: Table =
    Table { file: "src/mind/value/war.csv", items: names, columns: &["1836"], units: UNITS };
const UNITS: usize = 8;
static NET: LazyLock<[Net<COUNT, UNITS>; 1]> = LazyLock::new(|| Net::read(include_str!("war.csv")));

fn names() -> Vec<String> {
    let steps = ["Texan", "Mexican"]
        .into_iter()
        .flat_map(|side| Place::all().map(move |place| format!("{side}StepsIn{place}")));
    let clock =
        (0..AFTER).flat_map(|turn| (0..STARS_HELD).map(move |stars| format!("Turn{turn}With{stars}")));
    Item::names().into_iter().chain(steps).chain(clock).collect()
}

/// The Texan chance.
pub(super) fn chance(state: &State) -> i32 {
    NET[0].weighed(&counts(state))
}

pub(super) fn counts(state: &State) -> [i32; COUNT] {
    Counting::of(state).counts
}

struct Counting<'a> {
    state: &'a State,
    field: Field<'a>,
    /// Turns until Mexico can be in each Texan star.
    arrivals: ArrayVec<i32, 20>,
    counts: [i32; COUNT],
}

impl Counting<'_> {
    fn of(state: &State) -> Counting<'_> {
        let (field, arrivals) = (Field::of(state), ArrayVec::new());
        let mut counting = Counting { state, field, arrivals, counts: [0; COUNT] };
        counting.add(Item::Ground, 1);
        for (number, star) in STARS.iter().filter(|star| !star.is_box()).enumerate() {
            counting.star(Item::SanAntonio as usize + number, star);
        }
        counting.arrivals.sort_unstable();
        counting.clock();
        counting.armies();
        counting.marches();
        counting.places();
        counting
    }

    /// Who stands where, and the stars by the turn.
    fn places(&mut self) {
        for (side, steps) in self.field.steps.iter().enumerate() {
            let first = STEPS + side * PLACES;
            self.counts[first..first + PLACES].copy_from_slice(steps);
        }
        let turn = usize::from(self.state.turn).min(AFTER as usize - 1);
        let stars = usize::from(self.field.held[usize::from(TEXAN.0)].len()).min(STARS_HELD - 1);
        self.counts[CLOCK + turn * STARS_HELD + stars] = 1;
    }

    fn add(&mut self, item: Item, count: impl Into<i32>) {
        self.counts[item as usize] += count.into();
    }

    fn star(&mut self, held: usize, star: Place) {
        let [ours, theirs] = self.field.steps_in(star);
        if self.field.holds(TEXAN, star) {
            self.counts[held] = 1;
            self.texan_star(star, ours, theirs);
        } else if self.state.burned.contains(star) {
            self.add(Item::Burned, 1);
        } else if self.state.owner_of_vacant(star) == Some(TEXAN) {
            self.lost_star(star, theirs);
        } else {
            self.add(Item::TexanSieges, ours > 0);
        }
    }

    fn texan_star(&mut self, star: Place, ours: i32, theirs: i32) {
        let ([now, soon, later], first) = self.field.coming(MEXICAN, star);
        let (walls, island) = (self.state.walls(star).is_some(), star.hexsides().is_empty());
        self.arrivals.push(match ours > 0 {
            _ if island => MANY_TURNS / 2,
            true => first + if walls { 3 } else { 1 },
            false => first,
        });
        if theirs > 0 {
            self.add(Item::Besieged, 1);
            self.add(Item::BesiegedSteps, ours.min(10));
            self.add(Item::BesiegingSteps, theirs.min(16));
        } else if island {
            self.add(Item::IslandHeld, ours > 0);
        } else if ours == 0 {
            self.add(Item::OpenNow, now > 0);
            self.add(Item::OpenSoon, now == 0 && soon > 0);
            self.add(Item::OpenLater, soon == 0 && later > 0);
            self.add(Item::OpenToSteps, now.min(10));
        } else {
            self.add(Item::Outnumbered, now > ours);
            self.add(Item::Overwhelmed, now > 2 * ours);
            self.add(Item::OutnumberedSoon, now == 0 && soon > ours);
            self.add(Item::GarrisonSteps, ours.min(8));
            self.add(Item::WalledSteps, if walls { ours.min(10) } else { 0 });
        }
    }

    /// A star in Mexican hands that would be Texan without them.
    fn lost_star(&mut self, star: Place, theirs: i32) {
        let ([now, soon, _], _) = self.field.coming(TEXAN, star);
        self.add(Item::EasilyRetaken, now > 2 * theirs);
        self.add(Item::Retaken, now > theirs);
        self.add(Item::RetakenSoon, soon > 2 * theirs);
        self.add(Item::KeptBySteps, theirs.min(8));
        let burns = self.state.hands[usize::from(MEXICAN.0)].iter().any(|card| card.data().burn);
        self.add(Item::Burnable, burns);
    }

    fn stars(&self) -> i32 {
        self.field.held[usize::from(TEXAN.0)].iter().count() as i32
    }

    fn turns_left(&self) -> i32 {
        AFTER - i32::from(self.state.turn)
    }

    /// How many more stars Mexico needs.
    fn wanted(&self) -> usize {
        usize::try_from(self.stars() - NEEDED + 1).unwrap_or(0)
    }

    fn clock(&mut self) {
        let (stars, left) = (self.stars(), self.turns_left());
        let last = self.wanted().checked_sub(1);
        let pace = last.map_or(0, |last| self.arrivals.get(last).map_or(MANY_TURNS, |&turns| turns));
        let out_of_reach = self.arrivals.iter().filter(|&&turns| turns > left).count() as i32;
        self.add(Item::TurnsLeft, left);
        self.add(Item::StarsByTurns, stars * left / 2);
        self.add(Item::StarsSquared, stars * stars / 2);
        self.add(Item::Pace, pace);
        self.add(Item::Spare, (left - pace).clamp(-3, 6));
        self.add(Item::OutOfTime, pace > left);
        self.add(Item::OutOfReach, out_of_reach.min(NEEDED));
        self.add(Item::LastStars, stars <= NEEDED);
        self.add(Item::OneToSpare, stars == NEEDED + 1);
        let work = self.arrivals.iter().take(self.wanted()).sum::<i32>() / 2;
        self.add(Item::Work, work);
        self.add(Item::WorkByTurns, 4 * work / left.max(1));
    }

    fn armies(&mut self) {
        let left = self.turns_left();
        let [texan, mexican] = [TEXAN, MEXICAN].map(|seat| self.field.total(seat));
        self.add(Item::TexanSteps, texan);
        self.add(Item::MexicanSteps, mexican);
        self.add(Item::TexanStepsByTurns, texan * left / 4);
        self.add(Item::MexicanStepsByTurns, mexican * left / 4);
        self.add(Item::TexanPoints, self.field.points(TEXAN));
        self.add(Item::MexicanPoints, self.field.points(MEXICAN));
        self.add(Item::TexanHunger, self.field.hunger(TEXAN));
        self.add(Item::MexicanHunger, self.field.hunger(MEXICAN));
        let leaders =
            State::army(MEXICAN).filter(|block| block.is_leader() && self.state.place(block).is_some());
        self.add(Item::MexicanLeaders, leaders.len());
        self.add(Item::TexanBlocks, self.field.bodies(TEXAN).len() as i32);
        self.add(Item::MexicanBlocks, self.field.bodies(MEXICAN).len() as i32);
        if let Some(at) = self.state.place(blocks::SAN) {
            self.add(Item::SantaAnna, self.state.strength(blocks::SAN));
            self.add(Item::SantaAnnaInDanger, self.field.danger(MEXICAN, at));
        }
    }

    fn marches(&mut self) {
        let ashore = |star: &Place| !star.hexsides().is_empty();
        let stars: ArrayVec<Place, 20> =
            self.field.held[usize::from(TEXAN.0)].iter().filter(ashore).collect();
        let last = self.wanted().saturating_sub(1);
        let mut ways = [0; 4];
        for body in self.field.bodies(MEXICAN) {
            let mut to: ArrayVec<u8, 20> = stars.iter().map(|&star| ground::march(body.at, star)).collect();
            to.sort_unstable();
            let way = |number: usize| to.get(number).map_or(MANY_TURNS, |&way| way.min(FAR).into());
            let east = ground::march(body.at, places::SAN_AUGUSTINE).min(40).into();
            for (sum, way) in ways.iter_mut().zip([way(0), way(2), way(last), east]) {
                *sum += body.steps * way;
            }
        }
        let items = [Item::WayToOne, Item::WayToThree, Item::WayToVictory, Item::WayEast];
        for (item, way) in items.into_iter().zip(ways) {
            self.add(item, way / 8);
        }
        let nearest = |leader: Block| {
            let from = self.state.place(leader)?;
            Some(stars.iter().map(|&star| ground::march(from, star)).min().unwrap_or(0).min(FAR))
        };
        let [anna, urrea] = [blocks::SAN, blocks::URR].map(|leader| nearest(leader).unwrap_or(FAR));
        self.add(Item::SantaAnnaWay, anna);
        self.add(Item::UrreaWay, urrea);
    }
}
