//! Decisions, their notation and their clicks.
//!
//! | Notation | Meaning |
//! |---|---|
//! | `place Travis N`, `place White LB hidden` | set a unit up, in the open or in a building |
//! | `historic` | place the rest as history had it |
//! | `march NF>N Ald3` | roll to move part of a battalion into the Alamo, or within it |
//! | `oblique NF>UD Ald5 SL1:2` | roll to move part of a column from one outside area to another |
//! | `enter I NF` | bring a column onto the map |
//! | `spike gun4 N` | destroy a gun of an area held |
//! | `attack N`, `clear LB` | attack an adjacent area; attack those hidden in the buildings of one's own |
//! | `join Travis`, `join gun4`, `join NF Ald3`, `join all` | take part in the attack |
//! | `cazadores` | use the bonus of the light infantry |
//! | `go` | roll for the attack |
//! | `hit w_north`, `hit gun4`, `hit N`, `hit NF Ald` | put a hit on a wall, a gun, the defenders of an area, a Mexican unit |
//! | `lose Baker` | choose the casualty |
//! | `advance Travis`, `advance NF Ald3` | advance after combat |
//! | `move Travis CR`, `hide White LB`, `emerge White LB` | move, enter a building, leave it |
//! | `done` | no more of this |

use std::fmt;
use std::str::FromStr;

use game::Pick;

use crate::force::stack;
use crate::{Area, Column, Force, Group, Gun, Unit, Wall};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    Place(Unit, Area),
    PlaceHidden(Unit, Area),
    Historic,
    March(Order),
    Oblique(Order),
    Enter(Column, Area),
    Spike(Gun, Area),
    Attack(Area),
    Clear(Area),
    Join(Who),
    JoinAll,
    Cazadores,
    Go,
    Hit(Mark),
    Lose(Unit),
    Advance(Who),
    Move(Unit, Area),
    Hide(Unit, Area),
    Emerge(Unit, Area),
    Done,
}

/// Mexican units that roll together, from one area to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct Order {
    pub from: Area,
    pub to: Area,
    pub force: Force,
}

/// Who takes part in an attack, or advances after it. A gun never advances.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    Unit(Unit),
    Gun(Gun),
    /// So many of a Mexican stack.
    Stack(Area, Group, u8),
}

impl From<Who> for clicks::Thing {
    fn from(who: Who) -> clicks::Thing {
        match who {
            Who::Unit(unit) => clicks::Thing::Unit(unit),
            Who::Gun(gun) => clicks::Thing::Gun(gun),
            Who::Stack(area, group, _) => clicks::Thing::Stack(area, group),
        }
    }
}

/// What a hit falls on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    Wall(Wall),
    Gun(Gun),
    /// A Texian unit there, of the Texian player's choice.
    Defenders(Area),
    Stack(Area, Group),
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{} {}", self.from, self.to, self.force)
    }
}

impl FromStr for Order {
    type Err = String;

    fn from_str(text: &str) -> Result<Order, String> {
        let wrong = || format!("not an order: {text:?} (write `NF>N Ald3`)");
        let (way, force) = text.split_once(' ').ok_or_else(wrong)?;
        let (from, to) = way.split_once('>').ok_or_else(wrong)?;
        let order = Order { from: from.parse()?, to: to.parse()?, force: force.parse()? };
        if order.force.is_empty() { Err(wrong()) } else { Ok(order) }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Who::Unit(unit) => write!(f, "{unit}"),
            Who::Gun(gun) => write!(f, "{gun}"),
            Who::Stack(area, group, count) => write!(f, "{area} {}", Force::of(group, count)),
        }
    }
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Who, String> {
        if let Some((area, units)) = text.split_once(' ') {
            let (group, count) = stack(units)?;
            return Ok(Who::Stack(area.parse()?, group, count));
        }
        text.parse().map(Who::Unit).or_else(|_| text.parse().map(Who::Gun))
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Mark::Wall(wall) => write!(f, "{wall}"),
            Mark::Gun(gun) => write!(f, "{gun}"),
            Mark::Defenders(area) => write!(f, "{area}"),
            Mark::Stack(area, group) => write!(f, "{area} {group}"),
        }
    }
}

impl FromStr for Mark {
    type Err = String;

    fn from_str(text: &str) -> Result<Mark, String> {
        if let Some((area, group)) = text.split_once(' ') {
            return Ok(Mark::Stack(area.parse()?, group.parse()?));
        }
        let wall = text.parse().map(Mark::Wall);
        wall.or_else(|_| text.parse().map(Mark::Gun)).or_else(|_| text.parse().map(Mark::Defenders))
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Place(unit, area) => write!(f, "place {unit} {area}"),
            Decision::PlaceHidden(unit, area) => write!(f, "place {unit} {area} hidden"),
            Decision::Historic => f.write_str("historic"),
            Decision::March(order) => write!(f, "march {order}"),
            Decision::Oblique(order) => write!(f, "oblique {order}"),
            Decision::Enter(column, area) => write!(f, "enter {column} {area}"),
            Decision::Spike(gun, area) => write!(f, "spike {gun} {area}"),
            Decision::Attack(area) => write!(f, "attack {area}"),
            Decision::Clear(area) => write!(f, "clear {area}"),
            Decision::Join(who) => write!(f, "join {who}"),
            Decision::JoinAll => f.write_str("join all"),
            Decision::Cazadores => f.write_str("cazadores"),
            Decision::Go => f.write_str("go"),
            Decision::Hit(mark) => write!(f, "hit {mark}"),
            Decision::Lose(unit) => write!(f, "lose {unit}"),
            Decision::Advance(who) => write!(f, "advance {who}"),
            Decision::Move(unit, area) => write!(f, "move {unit} {area}"),
            Decision::Hide(unit, area) => write!(f, "hide {unit} {area}"),
            Decision::Emerge(unit, area) => write!(f, "emerge {unit} {area}"),
            Decision::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Decision, String> {
        let wrong =
            || format!("not a decision: {text:?} (`march NF>N Ald3`, `attack N`, `join all`, `done` …)");
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let pair = || rest.split_once(' ').ok_or_else(wrong);
        Ok(match verb {
            "place" => {
                let (unit, post) = pair()?;
                match post.strip_suffix(" hidden") {
                    Some(area) => Decision::PlaceHidden(unit.parse()?, area.parse()?),
                    None => Decision::Place(unit.parse()?, post.parse()?),
                }
            }
            "march" => Decision::March(rest.parse()?),
            "oblique" => Decision::Oblique(rest.parse()?),
            "enter" => {
                pair().and_then(|(column, area)| Ok(Decision::Enter(column.parse()?, area.parse()?)))?
            }
            "spike" => pair().and_then(|(gun, area)| Ok(Decision::Spike(gun.parse()?, area.parse()?)))?,
            "attack" => Decision::Attack(rest.parse()?),
            "clear" => Decision::Clear(rest.parse()?),
            "join" if rest == "all" => Decision::JoinAll,
            "join" => Decision::Join(rest.parse()?),
            "hit" => Decision::Hit(rest.parse()?),
            "lose" => Decision::Lose(rest.parse()?),
            "advance" => Decision::Advance(rest.parse()?),
            "move" => pair().and_then(|(unit, area)| Ok(Decision::Move(unit.parse()?, area.parse()?)))?,
            "hide" => pair().and_then(|(unit, area)| Ok(Decision::Hide(unit.parse()?, area.parse()?)))?,
            "emerge" => pair().and_then(|(unit, area)| Ok(Decision::Emerge(unit.parse()?, area.parse()?)))?,
            "historic" | "cazadores" | "go" | "done" if !rest.is_empty() => return Err(wrong()),
            "historic" => Decision::Historic,
            "cazadores" => Decision::Cazadores,
            "go" => Decision::Go,
            "done" => Decision::Done,
            _ => return Err(wrong()),
        })
    }
}

/// The numbers of the clicks: the same for the rules, the board and the words.
pub mod clicks {
    use super::{Area, Column, Group, Gun, Pick, Unit, Wall};

    pub const DONE: Pick = Pick::Button(0);
    pub const ROLL: Pick = Pick::Button(1);
    pub const ALL: Pick = Pick::Button(2);
    pub const CAZADORES: Pick = Pick::Button(3);
    pub const HISTORIC: Pick = Pick::Button(4);

    pub fn stack(area: Area, group: Group) -> Pick {
        Pick::Piece(32 + u16::from(area.0) * 9 + u16::from(group.0))
    }

    /// The building or buildings of an area.
    pub fn building(area: Area) -> Pick {
        Pick::Place(20 + u16::from(area.0))
    }

    /// What a click is on.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Thing {
        Unit(Unit),
        Gun(Gun),
        Stack(Area, Group),
        Column(Column),
        Wall(Wall),
        Area(Area),
        Building(Area),
        Amount(u8),
        Button(u16),
    }

    /// Reads a click; `None` if it is on nothing of this game.
    pub fn thing(pick: Pick) -> Option<Thing> {
        let stack = |n: u16| Some(Thing::Stack(Area::new(n / 9)?, Group::new(n % 9)?));
        let building = |n: u16| Area::new(n).filter(|area| area.building_limit() > 0).map(Thing::Building);
        match pick {
            Pick::Piece(n @ 32..200) => stack(n - 32),
            Pick::Place(n @ 20..) => building(n - 20),
            Pick::Amount(n) => u8::try_from(n).ok().map(Thing::Amount),
            Pick::Button(n @ 0..5) => Some(Thing::Button(n)),
            Pick::Piece(_) | Pick::Place(_) => (Unit::picked(pick).map(Thing::Unit))
                .or_else(|| Gun::picked(pick).map(Thing::Gun))
                .or_else(|| Column::picked(pick).map(Thing::Column))
                .or_else(|| Wall::picked(pick).map(Thing::Wall))
                .or_else(|| Area::picked(pick).map(Thing::Area)),
            Pick::Button(_) | Pick::Card(_) => None,
        }
    }
}

impl Decision {
    /// The decision as clicks.
    pub(crate) fn picks(self) -> Vec<Pick> {
        use clicks::{building, stack};
        match self {
            Decision::Place(u, a) | Decision::Move(u, a) | Decision::Emerge(u, a) => vec![u.pick(), a.pick()],
            Decision::PlaceHidden(u, a) | Decision::Hide(u, a) => vec![u.pick(), building(a)],
            Decision::Historic => vec![clicks::HISTORIC],
            Decision::March(order) | Decision::Oblique(order) => {
                let stacks = order.force.groups();
                let mut picks: Vec<Pick> = stacks
                    .flat_map(|(group, count)| [stack(order.from, group), Pick::Amount(count.into())])
                    .collect();
                picks.push(order.to.pick());
                picks
            }
            Decision::Enter(c, a) => vec![c.pick(), a.pick()],
            Decision::Spike(g, a) => vec![g.pick(), a.pick()],
            Decision::Attack(a) => vec![a.pick()],
            Decision::Clear(a) => vec![building(a)],
            Decision::Join(who) | Decision::Advance(who) => match who {
                Who::Unit(u) => vec![u.pick()],
                Who::Gun(g) => vec![g.pick()],
                Who::Stack(a, group, count) => vec![stack(a, group), Pick::Amount(count.into())],
            },
            Decision::JoinAll => vec![clicks::ALL],
            Decision::Cazadores => vec![clicks::CAZADORES],
            Decision::Go => vec![clicks::ROLL],
            Decision::Hit(mark) => vec![match mark {
                Mark::Wall(w) => w.pick(),
                Mark::Gun(g) => g.pick(),
                Mark::Defenders(a) => a.pick(),
                Mark::Stack(a, group) => stack(a, group),
            }],
            Decision::Lose(u) => vec![u.pick()],
            Decision::Done => vec![clicks::DONE],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Decision;

    #[test]
    fn notation_reads_back() {
        for text in [
            "place Travis N",
            "place White LB hidden",
            "historic",
            "march NF>N Ald3",
            "march CR>LB SL1:2 SL2:1",
            "oblique NF>UD Ald5 SL1:2",
            "enter R RB",
            "spike gun4 N",
            "attack N",
            "clear LB",
            "join Travis",
            "join gun4",
            "join NF Ald3",
            "join all",
            "cazadores",
            "go",
            "hit w_north",
            "hit gun6",
            "hit N",
            "hit NF SL1",
            "lose Baker",
            "advance Travis",
            "advance NF SL2:1",
            "move Travis CR",
            "hide White LB",
            "emerge White LB",
            "done",
        ] {
            assert_eq!(text.parse::<Decision>().map(|decision| decision.to_string()), Ok(text.to_owned()));
        }
        for wrong in
            ["", "march NF>N", "march NF N Ald1", "go on", "join", "hit X", "move Travis", "place Travis"]
        {
            assert!(wrong.parse::<Decision>().is_err(), "{wrong}");
        }
    }
}
