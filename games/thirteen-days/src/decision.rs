//! Decisions, their notation and their clicks.
//!
//! | Notation | Clicks | Meaning |
//! |---|---|---|
//! | `place Tex1 NWC`, `place Travis NTE` | piece, zone | set a counter or an officer up |
//! | `usual` | button 4 | place the rest at the usual posts |
//! | `cannon NTE>fN1` | zone, zone | fire the guns of a zone at another |
//! | `cannon G4>fN1` | gun, zone | fire one of two guns, if they may fire apart |
//! | `rifles NTE>fN1` | zone, zone | fire the infantry of a zone at another |
//! | `move Tex1 PLN`, `move Travis PLN` | piece, zone | move a counter, or an officer of either side |
//! | `retreat Tex1 PLN` | piece, zone | fall back |
//! | `retreat PLD>LBS Ald2` | stack, amount, zone | beaten Mexican defenders withdraw |
//! | `battery gun G4`, `battery zone W3`, `battery wall W3` | gun, or zone | what a battery fires at |
//! | `melee W3` | zone | fight this melee next |
//! | `dig fW3>W3` | zone, zone | sappers try to open a breach |
//! | `climb fW3>W3` | zone, zone | try to set a ladder against a wall, or to climb a palisade |
//! | `march O3>fW3 Ald2` | stack, amount, zone | move so many counters of a battalion |
//! | `done` | button 0 | no more of this |

use std::fmt;
use std::str::FromStr;

use game::Pick;

use crate::{Battalion, Gun, Mark, Officer, Unit, Wall, Zone};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    Place(Man, Zone),
    Usual,
    Cannon(Zone, Zone),
    Gun(Gun, Zone),
    Rifles(Zone, Zone),
    Move(Man, Zone),
    Retreat(Unit, Zone),
    Withdraw(March),
    Battery(Mark),
    Melee(Zone),
    Dig(Wall),
    Climb(Wall),
    March(March),
    Done,
}

/// A counter that moves by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Man {
    Unit(Unit),
    Officer(Officer),
}

/// So many counters of a battalion, from one zone to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct March {
    pub from: Zone,
    pub to: Zone,
    pub battalion: Battalion,
    pub count: u8,
}

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Man::Unit(unit) => write!(f, "{unit}"),
            Man::Officer(officer) => write!(f, "{officer}"),
        }
    }
}

impl FromStr for Man {
    type Err = String;

    fn from_str(text: &str) -> Result<Man, String> {
        text.parse().map(Man::Unit).or_else(|_| text.parse().map(Man::Officer))
    }
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

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Place(man, zone) => write!(f, "place {man} {zone}"),
            Decision::Usual => f.write_str("usual"),
            Decision::Cannon(from, to) => write!(f, "cannon {from}>{to}"),
            Decision::Gun(gun, to) => write!(f, "cannon {gun}>{to}"),
            Decision::Rifles(from, to) => write!(f, "rifles {from}>{to}"),
            Decision::Move(man, zone) => write!(f, "move {man} {zone}"),
            Decision::Retreat(unit, zone) => write!(f, "retreat {unit} {zone}"),
            Decision::Withdraw(march) => write!(f, "retreat {march}"),
            Decision::Battery(mark) => write!(f, "battery {mark}"),
            Decision::Melee(zone) => write!(f, "melee {zone}"),
            Decision::Dig(wall) => write!(f, "dig {wall}"),
            Decision::Climb(wall) => write!(f, "climb {wall}"),
            Decision::March(march) => write!(f, "march {march}"),
            Decision::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Decision, String> {
        let wrong = || format!("not a decision: {text:?} (`cannon NTE>fN1`, `move Tex1 PLN`, `done` …)");
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let pair = || rest.split_once(' ').ok_or_else(wrong);
        let way = || -> Result<(Zone, Zone), String> {
            let (from, to) = rest.split_once('>').ok_or_else(wrong)?;
            Ok((from.parse()?, to.parse()?))
        };
        Ok(match verb {
            "place" => pair().and_then(|(man, zone)| Ok(Decision::Place(man.parse()?, zone.parse()?)))?,
            "cannon" => {
                let (from, to) = rest.split_once('>').ok_or_else(wrong)?;
                match from.parse() {
                    Ok(gun) => Decision::Gun(gun, to.parse()?),
                    Err(_) => Decision::Cannon(from.parse()?, to.parse()?),
                }
            }
            "rifles" => way().map(|(from, to)| Decision::Rifles(from, to))?,
            "move" => pair().and_then(|(man, zone)| Ok(Decision::Move(man.parse()?, zone.parse()?)))?,
            "retreat" if rest.contains('>') => Decision::Withdraw(rest.parse()?),
            "retreat" => {
                pair().and_then(|(unit, zone)| Ok(Decision::Retreat(unit.parse()?, zone.parse()?)))?
            }
            "battery" => Decision::Battery(rest.parse()?),
            "melee" => Decision::Melee(rest.parse()?),
            "dig" => Decision::Dig(rest.parse()?),
            "climb" => Decision::Climb(rest.parse()?),
            "march" => Decision::March(rest.parse()?),
            "usual" if rest.is_empty() => Decision::Usual,
            "done" if rest.is_empty() => Decision::Done,
            _ => return Err(wrong()),
        })
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

    #[test]
    fn notation_reads_back() {
        for text in [
            "place Tex1 NWC",
            "place Travis NTE",
            "usual",
            "cannon NTE>fN1",
            "cannon G12>PLN",
            "rifles CHP>E4",
            "move Vol6 PLN",
            "move SantaAnna S2",
            "retreat Reg2 CHA",
            "retreat PLD>LBS Ald2",
            "battery gun G4",
            "battery wall NWC-N",
            "battery zone W3",
            "melee W3",
            "dig fNW>NWC",
            "climb fW3>W3",
            "march O3>fW3 Ald2",
            "done",
        ] {
            assert_eq!(text.parse::<Decision>().map(|decision| decision.to_string()), Ok(text.to_owned()));
        }
        for wrong in
            ["", "march O3>fW3", "march O3>fW3 Ald7", "done it", "climb W3", "move Tex1", "cannon X>Y"]
        {
            assert!(wrong.parse::<Decision>().is_err(), "{wrong}");
        }
    }
}
