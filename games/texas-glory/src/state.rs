//! The whole truth about a game, as a value without heap.

use game::{In, Seat};

use crate::block::{Block, Blocks, Brigade, MEXICAN, MEXICANS, TEXAN, TEXANS, enemy};
use crate::card::{Card, Cards};
use crate::data::{BLOCKS, Data, blocks};
use crate::map::{MOST_SIDES, Place, Places, TOWNS, US_BOXES, Walls};
use crate::scenario::{Campaign, Options, Year};
use crate::standing::Standing;

pub(crate) use crate::standing::{At, Mark, Marks};

/// A game of Texas Glory in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) edition: In<Data>,
    pub(crate) scenario: Campaign,
    pub(crate) options: Options,
    pub(crate) year: Year,
    /// [T-a] Counted from 1, in each year.
    pub(crate) turn: u8,
    pub(crate) step: Step,
    pub(crate) winner: Option<Seat>,

    pub(crate) standing: Standing,
    /// From where a block entered the hex it attacks; for a Sea Attack, the port it sailed from.
    pub(crate) via: [Option<Place>; BLOCKS],
    /// Each block, and those that the enemy cannot tell from it.
    pub(crate) classes: [Blocks; BLOCKS],
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
    pub won: Option<Seat>,
    /// [1835-d] Besieged on 14 December.
    pub surrendered: Blocks,
    /// [C-2] Left the map on parole.
    pub paroled: Blocks,
    /// [C-2] Guns in Mexican hands that became Texan.
    pub exchanged: Blocks,
    /// [C-4] Presidials, Austin and the Mexican Tejano.
    pub dismissed: Blocks,
    /// [C-4] Back in the Draw Pool.
    pub pooled: Blocks,
    /// [C-1] Eliminated in 1835.
    pub lost: Blocks,
    /// [C-4] Reinforcements of 1835 that Texas has deployed since.
    pub deployed: u8,
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
    pub place: Place,
    pub kind: Kind,
    pub attacker: Seat,
    pub round: u8,
    /// Which of the six turns of a round it is: letter and side.
    pub slot: u8,
    /// [4.0-b] Attackers go first in round 1.
    pub surprise: bool,
    /// [6.4-c] The hexsides by which attackers came, as bits.
    pub entries: u8,
    /// [6.4-a] Retreats this round by each hexside, for each side; or regroups.
    pub exits: [[u8; MOST_SIDES]; 2],
    /// [7.24-a] Hits of a cannonade, to be applied after both have fired.
    pub hits: [u8; 2],
    /// [7.2-b] The besieged have sallied.
    pub sallied: bool,
    /// [7.2-b] The besieger has opened with a cannonade.
    pub cannonaded: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
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

/// The faces of the last throw; zeros behind them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Thrown([u8; 12]);

impl serde::Serialize for Thrown {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.faces())
    }
}

game::list_schema! { Thrown of u8 }

impl Thrown {
    pub(crate) fn new(faces: &[u8]) -> Thrown {
        let mut thrown = Thrown::default();
        thrown.0[..faces.len()].copy_from_slice(faces);
        thrown
    }

    pub fn faces(&self) -> &[u8] {
        let count = self.0.iter().position(|&face| face == 0).unwrap_or(self.0.len());
        &self.0[..count]
    }
}

impl State {
    pub(crate) fn at(&self, block: Block) -> At {
        self.standing.at(block)
    }

    pub(crate) fn place(&self, block: Block) -> Option<Place> {
        self.at(block).place()
    }

    pub(crate) fn put(&mut self, block: Block, to: At) {
        self.standing.put(block, to);
    }

    pub(crate) fn has(&self, block: Block, mark: Mark) -> bool {
        self.marked(mark).contains(block)
    }

    /// Who bears a mark.
    pub(crate) fn marked(&self, mark: Mark) -> Blocks {
        self.standing.marked(mark)
    }

    pub(crate) fn mark(&mut self, block: Block, mark: Mark) {
        self.standing.mark(block, mark);
    }

    pub(crate) fn unmark(&mut self, block: Block, mark: Mark) {
        self.standing.unmark(block, mark);
    }

    pub(crate) fn clear_marks(&mut self, marks: impl IntoIterator<Item = Mark>) {
        marks.into_iter().for_each(|mark| self.standing.clear(mark));
    }

    pub(crate) fn strength(&self, block: Block) -> u8 {
        self.standing.strength(block)
    }

    pub(crate) fn set_strength(&mut self, block: Block, strength: u8) {
        self.standing.set_strength(block, strength);
    }

    /// All blocks in a place, of whatever side.
    pub(crate) fn here(&self, place: Place) -> Blocks {
        self.blocks_at(At::on(place))
    }

    pub(crate) fn blocks_at(&self, at: At) -> Blocks {
        self.standing.here(at)
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
        self.own(seat, place).minus(self.marked(Mark::INSIDE))
    }

    /// Those behind the walls of a besieged place.
    pub(crate) fn inside(&self, place: Place) -> Blocks {
        self.here(place).and(self.marked(Mark::INSIDE))
    }

    /// Where a side has blocks outside walls.
    pub(crate) fn stands(&self, seat: Seat) -> Places {
        self.standing.outside(seat)
    }

    /// Where both sides stand outside walls.
    pub(crate) fn contested(&self) -> Places {
        self.stands(TEXAN).and(self.stands(MEXICAN))
    }

    /// Where a side is besieged.
    pub(crate) fn besieged(&self, seat: Seat) -> Places {
        self.standing.besieged(seat)
    }

    /// Places under siege.
    pub(crate) fn sieges(&self) -> Places {
        self.besieged(TEXAN).or(self.besieged(MEXICAN))
    }

    /// [7.0-a] Who besieges this place.
    pub(crate) fn besieger(&self, place: Place) -> Option<Seat> {
        [MEXICAN, TEXAN].into_iter().find(|&seat| self.besieged(enemy(seat)).contains(place))
    }

    /// Places where anybody is.
    pub(crate) fn occupied(&self) -> Places {
        let armies = self.stands(TEXAN).or(self.stands(MEXICAN)).or(self.sieges());
        self.place(blocks::COM).map_or(armies, |raided| armies.with(raided))
    }

    /// [5.4-a] [5.4-c] [7.3-a] The places that a side controls: where it alone stands outside walls, and [5.4-b] its own towns where
    /// nobody does. The U.S. boxes are always Texan.
    pub(crate) fn controlled(&self, seat: Seat) -> Places {
        let (ours, theirs) = (self.stands(seat), self.stands(enemy(seat)));
        let vacant = self.standing_towns(seat).minus(ours);
        let held = ours.or(vacant).minus(theirs);
        if seat == TEXAN { held.or(US_BOXES) } else { held.minus(US_BOXES) }
    }

    /// Who controls a place; nobody where a battle is to be fought, or where it is neutral.
    pub(crate) fn controller(&self, place: Place) -> Option<Seat> {
        [TEXAN, MEXICAN].into_iter().find(|&seat| self.controlled(seat).contains(place))
    }

    /// [1.1-a] [1.1-b] [1.1-c] The towns that are a side's own when nobody is there, unless burned; camps are nobody's.
    fn standing_towns(&self, seat: Seat) -> Places {
        TOWNS[usize::from(seat.0)].minus(self.burned)
    }

    /// [5.4-b] Towns are friendly to their own side when nobody is there.
    pub(crate) fn owner_of_vacant(&self, place: Place) -> Option<Seat> {
        [TEXAN, MEXICAN].into_iter().find(|&seat| self.standing_towns(seat).contains(place))
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

    pub(crate) fn second(&self) -> Seat {
        enemy(self.first)
    }
}
