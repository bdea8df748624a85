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
use crate::state::{State, Step};

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
    use super::{Block, Pick, Place};

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

    pub fn block(block: Block) -> Pick {
        Pick::Piece(block.0.into())
    }

    pub fn place(place: Place) -> Pick {
        Pick::Place(place.0.into())
    }
}

impl Decision {
    pub(crate) fn picks(self) -> Vec<Pick> {
        use clicks::{block, place};
        let button = Pick::Button;
        match self {
            Decision::Play(card) => vec![Pick::Card(card.0.into())],
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

impl State {
    /// What these clicks would mean at the present step.
    pub(crate) fn spell(&self, picks: &[Pick]) -> Option<Decision> {
        let place = |n: u16| (usize::from(n) < Place::COUNT).then_some(Place(n as u8));
        let block = |n: u16| (usize::from(n) < Block::COUNT).then_some(Block(n as u8));
        match *picks {
            [Pick::Card(n)] => (usize::from(n) < Card::COUNT).then_some(Decision::Play(Card(n as u8))),
            [Pick::Button(n)] => button(n),
            [Pick::Place(p)] => self.spell_place(place(p)?),
            [Pick::Place(p), Pick::Place(via)] => Some(Decision::Attack(place(p)?, place(via)?)),
            [Pick::Place(p), Pick::Piece(b)] => Some(Decision::BurnFor(place(p)?, block(b)?)),
            [Pick::Place(p), Pick::Button(clicks::BURN)] => Some(Decision::Burn(place(p)?)),
            [Pick::Piece(b)] => self.spell_block(block(b)?),
            [Pick::Piece(b), Pick::Place(p)] => Some(match self.step {
                Step::Regroup(_) => Decision::Regroup(block(b)?, place(p)?),
                _ => Decision::Retreat(block(b)?, place(p)?),
            }),
            [Pick::Piece(b), Pick::Button(n)] => spell_order(block(b)?, n),
            [Pick::Piece(b), Pick::Button(clicks::SAIL), Pick::Place(p)] => {
                Some(Decision::Sail(block(b)?, place(p)?))
            }
            _ => None,
        }
    }

    fn spell_place(&self, place: Place) -> Option<Decision> {
        Some(match self.step {
            Step::Desertion(_) => Decision::Desert(place),
            Step::Raid(_) => Decision::Raid(place),
            Step::Battles(_) => Decision::Fight(place),
            Step::Deploy => Decision::Deploy(place),
            Step::Enter(_) | Step::Commit(_) => Decision::Enter(place),
            _ => Decision::March(place),
        })
    }

    fn spell_block(&self, block: Block) -> Option<Decision> {
        match self.step {
            Step::Muster { .. } => Some(Decision::Muster(block)),
            Step::SallyOut | Step::Line | Step::Battery => Some(Decision::Join(block)),
            Step::Lose { .. } => Some(Decision::Lose(block)),
            _ => None,
        }
    }
}

fn button(number: u16) -> Option<Decision> {
    Some(match number {
        clicks::DONE => Decision::Done,
        clicks::STAY => Decision::Stay,
        clicks::SURPRISE => Decision::Surprise,
        clicks::HOLD => Decision::Hold,
        clicks::CANNONADE => Decision::Cannonade,
        clicks::STORM => Decision::Storm,
        clicks::SALLY => Decision::Sally,
        clicks::ASIDE => Decision::Aside,
        _ => return None,
    })
}

fn spell_order(block: Block, number: u16) -> Option<Decision> {
    Some(match number {
        clicks::COMMAND => Decision::Command(block),
        clicks::SEND => Decision::Send(block),
        clicks::FORAGE => Decision::Forage(block),
        clicks::WITHDRAW => Decision::Withdraw(block),
        clicks::FIRE => Decision::Fire(block),
        clicks::PASS => Decision::Pass(block),
        clicks::CANNONADE => Decision::CannonadeWith(block),
        _ => return None,
    })
}
