//! Decisions, their notation and their clicks.

use game::Pick;

use crate::block::Block;
use crate::card::Card;
use crate::map::Place;

game::decisions! {
    "`command Hou`, `send Bur`, `march 0710`, `done` …":
    Play(card: Card) = "play {card}",
    /// Events: Desertion strikes here; the Muster gives this block a step.
    Desert(place: Place) = "desert {place}",
    Muster(block: Block) = "muster {block}",
    /// Activate a leader.
    Command(block: Block) = "command {block}",
    /// Take up a block, to move it.
    Send(block: Block) = "send {block}",
    /// Move it there; or into a hex with enemies, the last step from the second one.
    March(place: Place) = "march {place}",
    Attack(place: Place, via: Place) = "attack {place}/{via}",
    /// Leave it where it is.
    Stay = "stay",
    /// Sea Move or Sea Attack.
    Sail(block: Block, place: Place) = "sail {block} {place}",
    /// Add a step.
    Forage(block: Block) = "forage {block}",
    /// Burn a town; and add a step there.
    Burn(place: Place) = "burn {place}",
    BurnFor(place: Place, block: Block) = "burn {place} {block}",
    /// An event: where the Comanches go.
    Raid(place: Place) = "raid {place}",
    /// Resolve this battle or siege next.
    Fight(place: Place) = "fight {place}",
    Surprise = "surprise",
    /// Go behind the walls, or back.
    Withdraw(block: Block) = "withdraw {block}",
    /// Take part in a storm, sally or cannonade.
    Join(block: Block) = "join {block}",
    /// A combat turn.
    Fire(block: Block) = "fire {block}",
    Pass(block: Block) = "pass {block}",
    Retreat(block: Block, place: Place) = "retreat {block} {place}",
    /// Take a hit.
    Lose(block: Block) = "lose {block}",
    Regroup(block: Block, place: Place) = "regroup {block} {place}",
    /// What is done in a siege: a cannonade by all, or opened with this block.
    Hold = "hold",
    Cannonade = "cannonade",
    CannonadeWith(block: Block) = "cannonade {block}",
    Storm = "storm",
    Sally = "sally",
    /// Place a reinforcement, or keep it aside.
    Deploy(place: Place) = "deploy {place}",
    Aside = "aside",
    /// Where a brigade comes in, or is committed to come in.
    Enter(place: Place) = "enter {place}",
    /// No more of this.
    Done = "done",
}

/// The numbers of the clicks: the same for the rules, the board and the words.
///
/// A piece is a block by its number; a place is a hex or box by its number; a card likewise.
pub mod clicks {
    use super::{Block, Card, Pick, Place};

    pub const DONE: u16 = 0;
    pub const COMMAND: u16 = 1;
    pub const SEND: u16 = 2;
    pub const STAY: u16 = 3;
    pub const SAIL: u16 = 4;
    pub const FORAGE: u16 = 5;
    pub const BURN: u16 = 6;
    pub const SURPRISE: u16 = 7;
    pub const WITHDRAW: u16 = 8;
    pub const FIRE: u16 = 9;
    pub const PASS: u16 = 10;
    pub const HOLD: u16 = 11;
    pub const CANNONADE: u16 = 12;
    pub const STORM: u16 = 13;
    pub const SALLY: u16 = 14;
    pub const ASIDE: u16 = 15;
    pub const BUTTONS: usize = 16;

    /// What can be clicked.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Thing {
        Block(Block),
        Place(Place),
        Card(Card),
        Button(u16),
    }

    /// What a click is on, if it is on anything of this game.
    pub fn thing(pick: Pick) -> Option<Thing> {
        let within = |number: u16, count: usize| usize::from(number) < count;
        match pick {
            Pick::Piece(n) if within(n, Block::COUNT) => Some(Thing::Block(Block(n as u8))),
            Pick::Place(n) if within(n, Place::COUNT) => Some(Thing::Place(Place(n as u8))),
            Pick::Card(n) if within(n, Card::COUNT) => Some(Thing::Card(Card(n as u8))),
            Pick::Button(n) if within(n, BUTTONS) => Some(Thing::Button(n)),
            Pick::Piece(_) | Pick::Place(_) | Pick::Card(_) | Pick::Button(_) | Pick::Amount(_) => None,
        }
    }

    pub fn block(block: Block) -> Pick {
        Pick::Piece(block.0.into())
    }

    pub fn place(place: Place) -> Pick {
        Pick::Place(place.0.into())
    }

    pub fn card(card: Card) -> Pick {
        Pick::Card(card.0.into())
    }
}

impl Decision {
    pub(crate) fn picks(self) -> Vec<Pick> {
        use clicks::{block, place};
        let button = Pick::Button;
        match self {
            Decision::Play(card) => vec![clicks::card(card)],
            Decision::Command(b) => vec![block(b), button(clicks::COMMAND)],
            Decision::Send(b) => vec![block(b), button(clicks::SEND)],
            Decision::Sail(b, p) => vec![block(b), button(clicks::SAIL), place(p)],
            Decision::Forage(b) => vec![block(b), button(clicks::FORAGE)],
            Decision::Burn(p) => vec![place(p), button(clicks::BURN)],
            Decision::BurnFor(p, b) => vec![place(p), block(b)],
            Decision::Attack(p, via) => vec![place(p), place(via)],
            Decision::March(p)
            | Decision::Desert(p)
            | Decision::Raid(p)
            | Decision::Fight(p)
            | Decision::Deploy(p)
            | Decision::Enter(p) => vec![place(p)],
            Decision::Muster(b) | Decision::Join(b) | Decision::Lose(b) => vec![block(b)],
            Decision::Withdraw(b) => vec![block(b), button(clicks::WITHDRAW)],
            Decision::Fire(b) => vec![block(b), button(clicks::FIRE)],
            Decision::Pass(b) => vec![block(b), button(clicks::PASS)],
            Decision::Retreat(b, p) | Decision::Regroup(b, p) => vec![block(b), place(p)],
            Decision::Stay => vec![button(clicks::STAY)],
            Decision::Surprise => vec![button(clicks::SURPRISE)],
            Decision::Hold => vec![button(clicks::HOLD)],
            Decision::Cannonade => vec![button(clicks::CANNONADE)],
            Decision::CannonadeWith(b) => vec![block(b), button(clicks::CANNONADE)],
            Decision::Storm => vec![button(clicks::STORM)],
            Decision::Sally => vec![button(clicks::SALLY)],
            Decision::Aside => vec![button(clicks::ASIDE)],
            Decision::Done => vec![button(clicks::DONE)],
        }
    }
}
