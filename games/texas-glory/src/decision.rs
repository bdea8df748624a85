//! Decisions, their notation and their clicks.
//!
//! | Notation | Meaning |
//! |---|---|
//! | `play 12` | play a card |
//! | `desert 0606`, `muster Bur`, `raid 0606`, `surprise` | use an event |
//! | `command Hou` | activate a leader |
//! | `send Bur` | take up a block, to move it |
//! | `march 0710` | move it there |
//! | `attack 0511/0610` | move it into a hex with enemies, the last step from there |
//! | `stay` | leave it where it is |
//! | `sail NOr 1010` | Sea Move or Sea Attack |
//! | `forage Bur`, `burn 0508`, `burn 0508 Bur` | add a step; burn a town, and add a step there |
//! | `fight 0511` | resolve this battle or siege next |
//! | `withdraw Bow`, `join Ald` | go behind the walls, or back; take part in a storm, sally or cannonade |
//! | `fire Bur`, `pass Bur`, `retreat Bur 0710` | a combat turn |
//! | `lose Bur` | take a hit |
//! | `regroup Bur 0710` | regroup |
//! | `hold`, `cannonade`, `storm`, `sally` | siege declarations |
//! | `cannonade AAt` | open a cannonade with this block, and those who `join` it |
//! | `deploy 0606`, `aside` | place a reinforcement |
//! | `enter PRG` | where a brigade comes in, or is committed to come in |
//! | `done` | no more of this |

use std::fmt;
use std::str::FromStr;

use game::Pick;

use crate::block::Block;
use crate::card::Card;
use crate::map::Place;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    Play(Card),
    Desert(Place),
    Muster(Block),
    Command(Block),
    Send(Block),
    March(Place),
    Attack(Place, Place),
    Stay,
    Sail(Block, Place),
    Forage(Block),
    Burn(Place),
    BurnFor(Place, Block),
    Raid(Place),
    Fight(Place),
    Surprise,
    Withdraw(Block),
    Join(Block),
    Fire(Block),
    Pass(Block),
    Retreat(Block, Place),
    Lose(Block),
    Regroup(Block, Place),
    Hold,
    Cannonade,
    CannonadeWith(Block),
    Storm,
    Sally,
    Deploy(Place),
    Aside,
    Enter(Place),
    Done,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Play(card) => write!(f, "play {card}"),
            Decision::Desert(place) => write!(f, "desert {place}"),
            Decision::Muster(block) => write!(f, "muster {block}"),
            Decision::Command(leader) => write!(f, "command {leader}"),
            Decision::Send(block) => write!(f, "send {block}"),
            Decision::March(place) => write!(f, "march {place}"),
            Decision::Attack(place, via) => write!(f, "attack {place}/{via}"),
            Decision::Stay => f.write_str("stay"),
            Decision::Sail(block, port) => write!(f, "sail {block} {port}"),
            Decision::Forage(block) => write!(f, "forage {block}"),
            Decision::Burn(place) => write!(f, "burn {place}"),
            Decision::BurnFor(place, block) => write!(f, "burn {place} {block}"),
            Decision::Raid(place) => write!(f, "raid {place}"),
            Decision::Fight(place) => write!(f, "fight {place}"),
            Decision::Surprise => f.write_str("surprise"),
            Decision::Withdraw(block) => write!(f, "withdraw {block}"),
            Decision::Join(block) => write!(f, "join {block}"),
            Decision::Fire(block) => write!(f, "fire {block}"),
            Decision::Pass(block) => write!(f, "pass {block}"),
            Decision::Retreat(block, place) => write!(f, "retreat {block} {place}"),
            Decision::Lose(block) => write!(f, "lose {block}"),
            Decision::Regroup(block, place) => write!(f, "regroup {block} {place}"),
            Decision::Hold => f.write_str("hold"),
            Decision::Cannonade => f.write_str("cannonade"),
            Decision::CannonadeWith(block) => write!(f, "cannonade {block}"),
            Decision::Storm => f.write_str("storm"),
            Decision::Sally => f.write_str("sally"),
            Decision::Deploy(place) => write!(f, "deploy {place}"),
            Decision::Aside => f.write_str("aside"),
            Decision::Enter(place) => write!(f, "enter {place}"),
            Decision::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Decision, String> {
        let wrong =
            || format!("not a decision: {text:?} (`command Hou`, `send Bur`, `march 0710`, `done` …)");
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let pair = || rest.split_once(' ').ok_or_else(wrong);
        let bare = |decision| if rest.is_empty() { Ok(decision) } else { Err(wrong()) };
        Ok(match verb {
            "play" => Decision::Play(rest.parse()?),
            "desert" => Decision::Desert(rest.parse()?),
            "muster" => Decision::Muster(rest.parse()?),
            "command" => Decision::Command(rest.parse()?),
            "send" => Decision::Send(rest.parse()?),
            "march" => Decision::March(rest.parse()?),
            "attack" => {
                let (place, via) = rest.split_once('/').ok_or_else(wrong)?;
                Decision::Attack(place.parse()?, via.parse()?)
            }
            "sail" => pair().and_then(|(block, port)| Ok(Decision::Sail(block.parse()?, port.parse()?)))?,
            "forage" => Decision::Forage(rest.parse()?),
            "burn" => match rest.split_once(' ') {
                Some((place, block)) => Decision::BurnFor(place.parse()?, block.parse()?),
                None => Decision::Burn(rest.parse()?),
            },
            "raid" => Decision::Raid(rest.parse()?),
            "fight" => Decision::Fight(rest.parse()?),
            "withdraw" => Decision::Withdraw(rest.parse()?),
            "join" => Decision::Join(rest.parse()?),
            "fire" => Decision::Fire(rest.parse()?),
            "pass" => Decision::Pass(rest.parse()?),
            "retreat" => pair().and_then(|(block, to)| Ok(Decision::Retreat(block.parse()?, to.parse()?)))?,
            "lose" => Decision::Lose(rest.parse()?),
            "regroup" => pair().and_then(|(block, to)| Ok(Decision::Regroup(block.parse()?, to.parse()?)))?,
            "deploy" => Decision::Deploy(rest.parse()?),
            "enter" => Decision::Enter(rest.parse()?),
            "stay" => bare(Decision::Stay)?,
            "surprise" => bare(Decision::Surprise)?,
            "hold" => bare(Decision::Hold)?,
            "cannonade" if rest.is_empty() => Decision::Cannonade,
            "cannonade" => Decision::CannonadeWith(rest.parse()?),
            "storm" => bare(Decision::Storm)?,
            "sally" => bare(Decision::Sally)?,
            "aside" => bare(Decision::Aside)?,
            "done" => bare(Decision::Done)?,
            _ => return Err(wrong()),
        })
    }
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
