//! The whole truth about a game, as a value without heap.

use game::Seat;

use crate::block::{Block, Blocks, Brigade, MEXICAN, TEXAN, enemy};
use crate::card::Card;
use crate::data::{BLOCKS, places};
use crate::map::{Colour, Place, Places, Walls};
use crate::scenario::{Campaign, Options, Year};

/// A game of Texas Glory in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) scenario: Campaign,
    pub(crate) options: Options,
    pub(crate) year: Year,
    /// [T-a] Counted from 1, in each year.
    pub(crate) turn: u8,
    pub(crate) step: Step,
    pub(crate) winner: Option<Seat>,

    pub(crate) at: [At; BLOCKS],
    pub(crate) strength: [u8; BLOCKS],
    pub(crate) marks: [Marks; BLOCKS],
    /// From where a block entered the hex it attacks; for a Sea Attack, the port it sailed from.
    pub(crate) via: [Option<Place>; BLOCKS],
    /// Blocks that the enemy cannot tell from each other carry the same number, the lowest of theirs.
    pub(crate) class: [u8; BLOCKS],
    /// The strength that the enemy last knew of.
    pub(crate) seen: [u8; BLOCKS],

    /// Blocks out of the Draw Pool that the enemy has never seen.
    pub(crate) unmet: Blocks,

    /// [5.71-b] Where everything is burned.
    pub(crate) burned: Places,
    pub(crate) hands: [Cards; 2],
    /// Cards not yet dealt, and among them those that never will be.
    pub(crate) deck: Cards,
    /// The card each side plays this turn.
    pub(crate) chosen: [Option<Card>; 2],
    /// [T-c] Player 1 of this turn.
    pub(crate) first: Seat,
    /// Who moves, or whose supply is checked.
    pub(crate) mover: Seat,
    pub(crate) cp: u8,
    /// [5.71-a] The burn card has been used this turn.
    pub(crate) burn_spent: bool,
    /// [4.0-b] Whose Surprise is still to come.
    pub(crate) surprise: Option<Seat>,
    /// [4.0-b] Whose Comanche raid is still to come.
    pub(crate) raid: Option<Seat>,
    /// [8.32-a] The U.S. blocks have entered play.
    pub(crate) us_entered: bool,
    /// [6.6-c] The brigade that Cos has taken over.
    pub(crate) cos_leads: Brigade,
    /// [1835-f] Who has stood up for each Mexican box, once it was attacked.
    pub(crate) presidials: [Presidials; 3],
    /// [1835-g] Texas has captured a Mexican box.
    pub(crate) vanguard: bool,
    /// Blocks that the mover draws after this one.
    pub(crate) draws: u8,
    /// [C-5] Where the 1st and the 2nd Brigade will enter.
    pub(crate) commitments: [Commitment; 2],
    /// [C-4] What the winter has changed.
    pub(crate) winter: Winter,

    /// [T-f] Field battles still to be fought.
    pub(crate) unfought: Places,
    /// Where Player 1 attacks; elsewhere Player 2 does.
    pub(crate) first_attacks: Places,
    /// [7.2-a] Sieges settled in this Combat Phase.
    pub(crate) settled: Places,
    pub(crate) battle: Option<Battle>,
    /// The last throw, as it lies on the table.
    pub(crate) dice: Thrown,
}

/// The sequence of play: one variant for each place where the rules wait for someone or for fate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// [1836-b] Fate deals.
    Deal,
    /// [T-b] Both play a card face down.
    Cards,
    /// [4.0-b] The owner of Desertion names a hex.
    Desertion(Seat),
    /// [4.0-b] Fate says who deserts there.
    Deserting {
        victim: Seat,
        place: Place,
        left: u8,
        hits: u8,
    },
    /// [4.0-b] The owner of Muster adds steps.
    Muster {
        seat: Seat,
        left: u8,
    },
    /// [T-d] The mover spends Command Points.
    Orders,
    /// [5.11-a] An active leader commands.
    Command(Block),
    /// [5.2-a] A block moves.
    March {
        block: Block,
        leader: Option<Block>,
    },
    /// [5.71-a] Whoever burned a town may move one block there instead of the step.
    BurnMarch(Place),
    /// [5.6-a] Fate rolls for forced marches.
    ForcedMarch,
    /// [4.0-b] The owner of Comanche names a hex.
    Raid(Seat),
    /// [T-f] [7.2-a] What is fought next.
    Battles(Seat),
    /// [4.0-b] Whether this battle is the surprise.
    Surprise,
    /// [7.0-b] The defender withdraws inside before combat.
    Withdraw,
    /// [7.25-a] The besieged join a relief force, or not.
    SallyOut,
    /// [6.2-a] Blocks of one rating and side take their combat turns.
    Turn,
    /// [6.3-a] Fate rolls for a block's fire.
    Fire(Block),
    /// [6.31-a] The owner applies hits.
    Lose {
        seat: Seat,
        place: Place,
        hits: u8,
        cause: Cause,
    },
    /// [6.5-a] The victor regroups.
    Regroup(Seat),
    /// [7.2-b] The besieger declares.
    Declare,
    /// [7.2-b] The besieged answers.
    Answer,
    /// [7.24-a] Which guns and leaders open the cannonade.
    Battery,
    /// [7.24-a] Counter-battery, or not.
    Reply,
    /// [7.24-a] Fate rolls for a cannonade.
    Cannon(Block),
    /// [7.22-c] [7.23-a] Who storms or sallies.
    Line,
    /// [8.2-a] Fate rolls for supply attrition.
    Attrition {
        place: Place,
        left: u8,
        hits: u8,
    },
    /// [8.31-a] Fate draws a Texan block.
    Draw,
    /// [8.31-a] Where it is deployed.
    Deploy,
    /// [1836-g] Where a brigade enters.
    Enter(Brigade),
    /// [C-5] Where a brigade will enter, decided in secret.
    Commit(Brigade),
    /// [8.0-a] Fate draws a card for the mover.
    Card,
    Over,
}

/// [1835-f] The militia of a Mexican box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Presidials {
    /// Texas has not attacked the box.
    Waiting,
    Stood(Block),
    /// No block was to be spared for them.
    None,
}

/// [C-5] Where a brigade will enter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Commitment {
    /// Nothing is decided, or what was decided is done.
    Open,
    /// Committed in advance, and known to Mexico only. Presidio Rio Grande leaves the choice open.
    Secret(Place),
    /// It came where it was committed to.
    Shown(Place),
}

/// [C-2] [C-4] What the winter has changed, for the players to see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Winter {
    /// Who won 1835.
    pub(crate) won: Option<Seat>,
    /// [1835-d] Besieged on 14 December.
    pub(crate) surrendered: Blocks,
    /// [C-2] Left the map on parole.
    pub(crate) paroled: Blocks,
    /// [C-2] Guns in Mexican hands that became Texan.
    pub(crate) exchanged: Blocks,
    /// [C-4] Presidials, Austin and the Mexican Tejano.
    pub(crate) dismissed: Blocks,
    /// [C-4] Back in the Draw Pool.
    pub(crate) pooled: Blocks,
    /// [C-1] Eliminated in 1835.
    pub(crate) lost: Blocks,
    /// [C-4] Reinforcements of 1835 that Texas has deployed since.
    pub(crate) deployed: u8,
}

/// What hits come from; it decides who takes them and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Cause {
    Fire,
    /// [7.23-a] The fire of those who sally.
    Sally,
    Cannonade,
    Attrition,
    Desertion,
}

/// The battle or siege being fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Battle {
    pub(crate) place: Place,
    pub(crate) kind: Kind,
    pub(crate) attacker: Seat,
    pub(crate) round: u8,
    /// Which of the six turns of a round it is: letter and side.
    pub(crate) slot: u8,
    /// [4.0-b] Attackers go first in round 1.
    pub(crate) surprise: bool,
    /// [6.4-c] The hexsides by which attackers came, as bits.
    pub(crate) entries: u8,
    /// [6.4-a] Retreats this round by each hexside, for each side; or regroups.
    pub(crate) exits: [[u8; 7]; 2],
    /// [7.24-a] Hits of a cannonade, to be applied after both have fired.
    pub(crate) hits: [u8; 2],
    /// [7.2-b] The besieged have sallied.
    pub(crate) sallied: bool,
    /// [7.2-b] The besieger has opened with a cannonade.
    pub(crate) cannonaded: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// In the open.
    Field,
    /// [7.25-a] Against a besieger.
    Relief,
    /// [4.0-b] The Comanche alone attack.
    Raid,
    /// [7.2-b] Declarations of a siege.
    Siege,
    /// [7.22-a] Against the walls.
    Storm,
    /// [7.23-a] From the walls.
    Sally,
}

/// Where a block is. A place, or somewhere off the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct At(pub(crate) u8);

impl At {
    /// [8.33-a] Beside a Mexican box, by its number.
    const BESIDE: u8 = 160;
    pub(crate) const POOL: At = At(200);
    /// [8.31-a] Drawn, and about to be deployed.
    pub(crate) const DRAWN: At = At(201);
    /// Ruling 141: drawn when no town could take it.
    pub(crate) const ASIDE: At = At(202);
    /// [1836-f] Comes in a later turn.
    pub(crate) const LATER: At = At(203);
    pub(crate) const DEAD: At = At(204);
    /// Not in this campaign, or not now.
    pub(crate) const AWAY: At = At(205);

    pub(crate) fn on(place: Place) -> At {
        At(place.0)
    }

    pub(crate) fn beside(boxed: Place) -> At {
        At(At::BESIDE + (boxed.0 - places::PRG.0))
    }

    pub(crate) fn place(self) -> Option<Place> {
        (usize::from(self.0) < Place::COUNT).then_some(Place(self.0))
    }

    /// In a pool, or drawn and not yet deployed.
    pub(crate) fn is_to_come(self) -> bool {
        matches!(self, At::POOL | At::DRAWN | At::ASIDE | At::LATER)
    }

    /// The box that it waits beside.
    pub(crate) fn waits_for(self) -> Option<Place> {
        (At::BESIDE..At::BESIDE + 3).contains(&self.0).then(|| Place(places::PRG.0 + (self.0 - At::BESIDE)))
    }
}

macro_rules! marks {
    ($($(#[$doc:meta])* $name:ident = $bit:literal, $text:literal;)*) => {
        impl Marks {
            $($(#[$doc])* pub(crate) const $name: Marks = Marks(1 << $bit);)*

            pub(crate) const NAMES: &'static [(Marks, &'static str)] = &[$((Marks::$name, $text)),*];
        }
    };
}

/// What is true of a block for a while.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Marks(pub(crate) u16);

marks! {
    /// [5.0-d] Has moved this turn.
    MOVED = 0, "moved";
    /// [5.7-a] Has gained a step this turn, and may not move.
    FORAGED = 1, "foraged";
    /// [5.6-a] Marched one point too far, and must roll for it.
    FORCED = 2, "forced";
    /// [5.11-a] Has commanded this turn.
    ACTIVATED = 3, "activated";
    /// [7.0-b] Behind the walls of a besieged place.
    INSIDE = 4, "inside";
    /// [6.32-a] Joins in round 2.
    RESERVE = 5, "reserve";
    /// [6.0-a] Lies face up in its battle.
    SHOWN = 6, "shown";
    /// [6.2-a] Has had its combat turn this round.
    ACTED = 7, "acted";
    /// [7.1-a] Carries a half-hit.
    HALF = 8, "half";
    /// [7.22-c] [7.23-a] Storms, or sallies.
    LINE = 9, "line";
    /// [7.23-a] Has fired since it came out.
    FIRED = 10, "fired";
    /// [6.4-d] Retreated into a siege: fights no more in this phase.
    SPENT = 11, "spent";
    /// [5.82-a] Came by Sea Attack.
    LANDED = 12, "landed";
    /// [5.0-a] Was told to stay where it is.
    STAYED = 13, "stayed";
}

impl Marks {
    /// Forgotten when a turn begins.
    pub(crate) const OF_TURN: Marks = Marks(0b11_1000_0000_1111);
    /// Forgotten when a battle ends.
    pub(crate) const OF_BATTLE: Marks = Marks(1 << 6 | 1 << 7 | 1 << 9 | 1 << 10);

    pub(crate) fn has(self, mark: Marks) -> bool {
        self.0 & mark.0 != 0
    }

    pub(crate) fn set(&mut self, mark: Marks) {
        self.0 |= mark.0;
    }

    pub(crate) fn clear(&mut self, mark: Marks) {
        self.0 &= !mark.0;
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Cards(pub(crate) u32);

impl Cards {
    pub(crate) fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub(crate) fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    pub(crate) fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |&card| self.contains(card))
    }
}

/// The faces of the last throw; zeros behind them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Thrown(pub(crate) [u8; 12]);

impl Thrown {
    pub(crate) fn new(faces: &[u8]) -> Thrown {
        let mut thrown = Thrown::default();
        thrown.0[..faces.len()].copy_from_slice(faces);
        thrown
    }

    pub(crate) fn faces(&self) -> &[u8] {
        let count = self.0.iter().position(|&face| face == 0).unwrap_or(self.0.len());
        &self.0[..count]
    }
}

/// Which entries have this value, as bits, eight at a time: the commonest question of all.
pub(crate) fn equal_to<T: Copy>(entries: &[T; BLOCKS], byte: impl Fn(T) -> u8, value: u8) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const LOW: u64 = 0x7f * ONES;
    let (chunks, rest) = entries.as_chunks::<8>();
    let mut set = 0;
    for (index, chunk) in chunks.iter().enumerate() {
        let differs = u64::from_le_bytes(chunk.map(&byte)) ^ (u64::from(value) * ONES);
        let equal = !(((differs & LOW) + LOW) | differs | LOW) >> 7;
        set |= (equal.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * index);
    }
    for (index, &entry) in rest.iter().enumerate() {
        set |= u64::from(byte(entry) == value) << (8 * chunks.len() + index);
    }
    set
}

const TEXANS: Blocks = Blocks((1 << 26) - 1);
const MEXICANS: Blocks = Blocks((1 << 56) - (1 << 26));

impl State {
    pub(crate) fn has(&self, block: Block, mark: Marks) -> bool {
        self.marks[block.index()].has(mark)
    }

    pub(crate) fn mark(&mut self, block: Block, mark: Marks) {
        self.marks[block.index()].set(mark);
    }

    pub(crate) fn unmark(&mut self, block: Block, mark: Marks) {
        self.marks[block.index()].clear(mark);
    }

    pub(crate) fn strength(&self, block: Block) -> u8 {
        self.strength[block.index()]
    }

    pub(crate) fn place(&self, block: Block) -> Option<Place> {
        self.at[block.index()].place()
    }

    /// All blocks in a place, of whatever side.
    pub(crate) fn here(&self, place: Place) -> Blocks {
        self.blocks_at(At::on(place))
    }

    pub(crate) fn blocks_at(&self, at: At) -> Blocks {
        Blocks(equal_to(&self.at, |here| here.0, at.0))
    }

    /// Whose block it is; the Comanche fight for whoever raids.
    pub(crate) fn seat_of(&self, block: Block) -> Seat {
        if TEXANS.contains(block) {
            TEXAN
        } else if MEXICANS.contains(block) {
            MEXICAN
        } else {
            self.battle.map_or(TEXAN, |battle| battle.attacker)
        }
    }

    pub(crate) fn army(seat: Seat) -> Blocks {
        if seat == TEXAN { TEXANS } else { MEXICANS }
    }

    pub(crate) fn own(&self, seat: Seat, place: Place) -> Blocks {
        self.here(place).and(State::army(seat))
    }

    /// Those of a side that are not behind walls.
    pub(crate) fn outside(&self, seat: Seat, place: Place) -> Blocks {
        self.own(seat, place).filter(|block| !self.has(block, Marks::INSIDE))
    }

    /// Those behind the walls of a besieged place.
    pub(crate) fn inside(&self, place: Place) -> Blocks {
        self.here(place).filter(|block| self.has(block, Marks::INSIDE))
    }

    /// [7.0-a] Who besieges this place.
    pub(crate) fn besieger(&self, place: Place) -> Option<Seat> {
        self.besieger_among(self.here(place))
    }

    /// The same, where it is known who is there.
    pub(crate) fn besieger_among(&self, here: Blocks) -> Option<Seat> {
        let besieged = here.iter().find(|&block| self.has(block, Marks::INSIDE));
        besieged.map(|block| enemy(self.seat_of(block)))
    }

    /// Places where anybody is.
    pub(crate) fn occupied(&self) -> Places {
        Block::all().filter_map(|block| self.place(block)).collect()
    }

    /// Places where a side has blocks outside walls, and places under siege.
    pub(crate) fn presence(&self) -> ([Places; 2], Places) {
        let mut outside = [Places::default(); 2];
        let mut sieges = Places::default();
        for block in Block::all() {
            let Some(place) = self.place(block) else { continue };
            if self.has(block, Marks::INSIDE) {
                sieges.insert(place);
            } else {
                outside[usize::from(self.seat_of(block).0)].insert(place);
            }
        }
        (outside, sieges)
    }

    /// [5.4-a] [5.4-c] [7.3-a] Who controls a place; nobody where a battle is to be fought, or where it is neutral.
    pub(crate) fn controller(&self, place: Place) -> Option<Seat> {
        self.controller_among(place, self.here(place))
    }

    /// The same, where it is known who is there.
    pub(crate) fn controller_among(&self, place: Place, here: Blocks) -> Option<Seat> {
        if matches!(place, places::NEW_ORLEANS | places::FORT_JESSUP) {
            return Some(TEXAN);
        }
        let outside = here.filter(|block| !self.has(block, Marks::INSIDE));
        match (!outside.and(TEXANS).is_empty(), !outside.and(MEXICANS).is_empty()) {
            (true, true) => None,
            (true, false) => Some(TEXAN),
            (false, true) => Some(MEXICAN),
            (false, false) => self.owner_of_vacant(place),
        }
    }

    /// [5.4-b] [1.1-a] [1.1-b] [1.1-c] Towns are friendly to their own side when nobody is there, unless burned; camps to
    /// nobody.
    pub(crate) fn owner_of_vacant(&self, place: Place) -> Option<Seat> {
        if self.burned.contains(place) {
            return None;
        }
        place.data().town.map(|colour| if colour == Colour::Blue { TEXAN } else { MEXICAN })
    }

    /// [1.2-b] [1.3-a] [1.7-c] The walls that stand here. Ruling 138: a burned place has none.
    pub(crate) fn walls(&self, place: Place) -> Option<Walls> {
        if self.burned.contains(place) { None } else { place.data().walls }
    }

    /// The battle being fought.
    pub(crate) fn fight(&self) -> &Battle {
        self.battle.as_ref().expect("checked: a battle is being fought")
    }

    pub(crate) fn fight_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("checked: a battle is being fought")
    }

    pub(crate) fn clear_marks(&mut self, mark: Marks) {
        self.marks.iter_mut().for_each(|marks| marks.clear(mark));
    }

    pub(crate) fn second(&self) -> Seat {
        enemy(self.first)
    }
}
