//! Decisions, their notation and their clicks.

use std::fmt;
use std::str::FromStr;

use game::Pick;

use crate::words::marching;
use crate::{Battalion, Gun, Mark, Officer, Unit, Wall, Zone};

game::decisions! {
    "`cannon NTE>fN1`, `move Tex1 PLN`, `done` …":
    /// Set a counter or an officer up.
    Place(man: Man, zone: Zone) = "place {man} {zone}",
    /// Place the rest at the usual posts.
    Usual = "usual",
    /// Fire the guns of a zone at another; or one of two guns, if they may fire apart.
    Cannon(from: Zone, to: Zone) = "cannon {from}>{to}",
    Gun(gun: Gun, to: Zone) = "cannon {gun}>{to}",
    /// Fire the infantry of a zone at another.
    Rifles(from: Zone, to: Zone) = "rifles {from}>{to}",
    /// Move a counter, or an officer of either side.
    Move(man: Man, zone: Zone) = "move {man} {zone}",
    /// Fall back.
    Retreat(man: Unit, zone: Zone) = "retreat {man} {zone}",
    /// Beaten Mexican defenders withdraw: `retreat PLD>LBS Ald2`.
    Withdraw(march: March) = "retreat {march}" => marching("do-withdraw", march),
    /// What a battery fires at: `battery gun G4`, `battery zone W3`, `battery wall W3`.
    Battery(mark: Mark) = "battery {mark}",
    /// Fight this melee next.
    Melee(zone: Zone) = "melee {zone}",
    /// Sappers try to open a breach.
    Dig(wall: Wall) = "dig {wall}",
    /// Try to set a ladder against a wall, or to climb a palisade.
    Climb(wall: Wall) = "climb {wall}",
    /// Move this many counters of a battalion: `march O3>fW3 Ald2`.
    March(march: March) = "march {march}" => marching("do-march", march),
    /// No more of this.
    Done = "done",
}

game::notation! {
    /// A counter that moves by itself.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
    #[serde(rename_all = "lowercase")]
    pub enum Man: "a counter", "`Tex1`, `Travis`" {
        Unit(unit: Unit) = "{unit}",
        Officer(officer: Officer) = "{officer}",
    }
}

/// This many counters of a battalion, from one zone to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct March {
    pub from: Zone,
    pub to: Zone,
    pub battalion: Battalion,
    pub count: u8,
}

impl fmt::Display for March {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{} {}{}", self.from, self.to, self.battalion, self.count)
    }
}

/// Reads `Ald3`; a battalion alone means one counter.
pub(crate) fn stack(text: &str) -> Result<(Battalion, u8), String> {
    let wrong = || format!("not a stack: {text:?} (write `Ald3`)");
    let (code, number) = text.split_at_checked(3).ok_or_else(wrong)?;
    let battalion: Battalion = code.parse()?;
    let count = if number.is_empty() { 1 } else { number.parse().map_err(|_| wrong())? };
    if (1..=battalion.full()).contains(&count) { Ok((battalion, count)) } else { Err(wrong()) }
}

impl FromStr for March {
    type Err = String;

    fn from_str(text: &str) -> Result<March, String> {
        let wrong = || format!("not a march: {text:?} (write `O3>fW3 Ald2`)");
        let (way, units) = text.split_once(' ').ok_or_else(wrong)?;
        let (from, to) = way.split_once('>').ok_or_else(wrong)?;
        let (battalion, count) = stack(units)?;
        Ok(March { from: from.parse()?, to: to.parse()?, battalion, count })
    }
}

/// The numbers of the clicks: the same for the rules, the board and the words.
///
/// `Piece` 0 to 11: Texan infantry; 12 to 23: guns; 24 to 31: officers, Travis first, Santa Anna last;
/// 40 + zone · 9 + battalion: a Mexican stack. `Place`: a zone. `Amount`: how many of the stack.
/// `Button` 0: done; 4: the usual posts.
pub mod clicks {
    use super::{Battalion, Gun, Man, Officer, Pick, Unit, Zone};

    pub const DONE: Pick = Pick::Button(0);
    pub const USUAL: Pick = Pick::Button(4);

    pub fn man(man: Man) -> Pick {
        match man {
            Man::Unit(unit) => unit.pick(),
            Man::Officer(officer) => officer.pick(),
        }
    }

    pub fn stack(zone: Zone, battalion: Battalion) -> Pick {
        Pick::Piece(40 + u16::from(zone.0) * 9 + u16::from(battalion.0))
    }

    /// What a click is on.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Thing {
        Man(Man),
        Gun(Gun),
        Stack(Zone, Battalion),
        Zone(Zone),
        Amount(u8),
        Done,
        Usual,
    }

    /// Reads a click; `None` if it is on nothing of this game.
    pub fn thing(pick: Pick) -> Option<Thing> {
        let man = || Unit::picked(pick).map(Man::Unit).or(Officer::picked(pick).map(Man::Officer));
        match pick {
            Pick::Piece(n @ 40..) => {
                Some(Thing::Stack(Zone::new((n - 40) / 9)?, Battalion::new((n - 40) % 9)?))
            }
            Pick::Piece(_) => man().map(Thing::Man).or(Gun::picked(pick).map(Thing::Gun)),
            Pick::Place(_) => Zone::picked(pick).map(Thing::Zone),
            Pick::Amount(n) => u8::try_from(n).ok().map(Thing::Amount),
            DONE => Some(Thing::Done),
            USUAL => Some(Thing::Usual),
            Pick::Button(_) | Pick::Card(_) => None,
        }
    }
}

impl Decision {
    /// The decision as clicks.
    pub(crate) fn picks(self) -> Vec<Pick> {
        use clicks::{man, stack};
        match self {
            Decision::Place(who, to) | Decision::Move(who, to) => vec![man(who), to.pick()],
            Decision::Usual => vec![clicks::USUAL],
            Decision::Cannon(from, to) | Decision::Rifles(from, to) => vec![from.pick(), to.pick()],
            Decision::Gun(gun, to) => vec![gun.pick(), to.pick()],
            Decision::Retreat(who, to) => vec![who.pick(), to.pick()],
            Decision::Dig(wall) | Decision::Climb(wall) => vec![wall.outside().pick(), wall.inside().pick()],
            Decision::Battery(Mark::Gun(gun)) => vec![gun.pick()],
            Decision::Battery(mark) => vec![mark.zone().pick()],
            Decision::Melee(at) => vec![at.pick()],
            Decision::March(march) | Decision::Withdraw(march) => {
                let count = Pick::Amount(march.count.into());
                vec![stack(march.from, march.battalion), count, march.to.pick()]
            }
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
            ["", "march O3>fW3", "march O3>fW3 Ald7", "done it", "climb W3", "move Tex1", "cannon X>Y"]
        {
            assert!(wrong.parse::<Decision>().is_err(), "{wrong}");
        }
    }
}
