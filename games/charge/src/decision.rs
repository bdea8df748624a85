//! Decisions, their notation and their clicks.

use std::fmt;
use std::str::FromStr;

use game::Pick;

use crate::force::stack;
use crate::words;
use crate::{Area, Column, Force, Group, Gun, Unit, Wall};

game::decisions! {
    "`march NF>N Ald3`, `attack N`, `join all`, `done` …":
    /// Set a unit up in the open, or in a building.
    Place(unit: Unit, area: Area) = "place {unit} {area}",
    PlaceHidden(unit: Unit, area: Area = area.building()) = "place {unit} {area} hidden",
    /// Place the rest as history had it.
    Historic = "historic",
    /// Roll to move part of a battalion into the Alamo, or within it: `march NF>N Ald3`.
    March(order: Order) = "march {order}" => words::order("do-march", order),
    /// Roll to move part of a column from one outside area to another: `oblique NF>UD Ald5 SL1:2`.
    Oblique(order: Order) = "oblique {order}" => words::order("do-oblique", order),
    /// Bring a column onto the map.
    Enter(column: Column, area: Area) = "enter {column} {area}",
    /// Destroy a gun of an area held.
    Spike(gun: Gun, area: Area) = "spike {gun} {area}",
    /// Attack an adjacent area; or those hidden in the buildings of one's own.
    Attack(area: Area) = "attack {area}",
    Clear(area: Area = area.building()) = "clear {area}",
    /// Take part in the attack: `join Travis`, `join gun4`, `join NF Ald3`.
    Join(who: Who) = "join {who}" => words::who("do-join", "do-join-stack", who),
    JoinAll = "join all",
    /// Use the bonus of the light infantry.
    Cazadores = "cazadores",
    /// Roll for the attack.
    Go = "go",
    /// Put a hit on something: `hit w_north`, `hit gun4`, `hit N`, `hit NF Ald`.
    Hit(mark: Mark) = "hit {mark}" => words::hit(mark),
    /// Choose the casualty.
    Lose(unit: Unit) = "lose {unit}",
    /// Advance after combat: `advance Travis`, `advance NF Ald3`.
    Advance(who: Who) = "advance {who}" => words::who("do-advance", "do-advance-stack", who),
    /// Move, enter a building, leave it.
    Move(unit: Unit, area: Area) = "move {unit} {area}",
    Hide(unit: Unit, area: Area = area.building()) = "hide {unit} {area}",
    Emerge(unit: Unit, area: Area = area.building()) = "emerge {unit} {area}",
    /// No more of this.
    Done = "done",
}

/// Mexican units that roll together, from one area to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
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
    /// This many of a Mexican stack.
    Stack(Area, Group, u8),
}

impl Who {
    /// Every part of a stack, from one unit up to all of it; somebody who is no stack is only one.
    pub(crate) fn parts(self) -> impl Iterator<Item = Who> {
        let most = if let Who::Stack(_, _, count) = self { count } else { 1 };
        (0..most).map(move |less| match self {
            Who::Stack(area, group, _) => Who::Stack(area, group, less + 1),
            Who::Unit(_) | Who::Gun(_) => self,
        })
    }
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

game::notation! {
    /// What a hit falls on.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Mark: "a mark", "`w_north`, `gun4`, `N`, `NF Ald`" {
        Wall(wall: Wall) = "{wall}",
        Gun(gun: Gun) = "{gun}",
        /// A Texian unit there, of the Texian player's choice.
        Defenders(area: Area) = "{area}",
        Stack(area: Area, group: Group) = "{area} {group}",
    }
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

    /// What is on offer reads back by the contract.
    #[test]
    fn what_is_no_decision_is_not_read() {
        for wrong in
            ["", "march NF>N", "march NF N Ald1", "go on", "join", "hit X", "move Travis", "place Travis"]
        {
            assert!(wrong.parse::<Decision>().is_err(), "{wrong}");
        }
    }
}
