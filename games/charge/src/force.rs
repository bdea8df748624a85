//! This many Mexican units of each group, in one word.

use std::fmt;

use crate::{Column, Group};

/// This many units of each [`Group`]: three bits a group, the largest has six units. In text: `Ald3 SL1:2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Force(u32);

impl Force {
    pub const NONE: Force = Force(0);

    pub const fn of(group: Group, count: u8) -> Force {
        Force((count as u32) << (3 * group.0))
    }

    pub const fn count(self, group: Group) -> u8 {
        (self.0 >> (3 * group.0) & 7) as u8
    }

    #[must_use]
    pub const fn with(self, group: Group, count: u8) -> Force {
        Force(self.0 + Force::of(group, count).0)
    }

    #[must_use]
    pub const fn plus(self, other: Force) -> Force {
        Force(self.0 + other.0)
    }

    /// What remains without `other`, which must be part of it.
    #[must_use]
    pub const fn minus(self, other: Force) -> Force {
        Force(self.0 - other.0)
    }

    pub fn holds(self, other: Force) -> bool {
        other.groups().all(|(group, count)| count <= self.count(group))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many units in all.
    pub const fn total(self) -> u8 {
        // Pairs of groups in six bits each; the sum of such digits is what is left of the number by 63.
        let pairs = (self.0 & 0o707_070_707) + (self.0 >> 3 & 0o070_707_070 >> 3);
        (pairs % 63) as u8
    }

    /// The groups that have units here, and how many.
    pub fn groups(self) -> impl Iterator<Item = (Group, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let group = Group((left.trailing_zeros() / 3) as u8);
                let count = (left >> (3 * group.0) & 7) as u8;
                left &= !(7 << (3 * group.0));
                (group, count)
            })
        })
    }

    /// The column all its units belong to, if it is one only.
    pub fn only_column(self) -> Option<Column> {
        let mut columns = self.groups().map(|(group, _)| group.column());
        let first = columns.next()?;
        columns.all(|column| column == first).then_some(first)
    }
}

impl fmt::Display for Force {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (group, count)) in self.groups().enumerate() {
            let space = if at == 0 { "" } else { " " };
            let colon = if group.code().ends_with(|c: char| c.is_ascii_digit()) { ":" } else { "" };
            write!(f, "{space}{group}{colon}{count}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Force {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl serde::Serialize for Force {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

game::text_schema! { Force }

/// Reads `Ald3` or `SL1:2`; a group alone means one unit.
pub(crate) fn stack(text: &str) -> Result<(Group, u8), String> {
    let wrong = || format!("not a stack: {text:?} (write `Ald3` or `SL1:2`)");
    let (group, rest) = Group::all()
        .find_map(|group| text.strip_prefix(group.code()).map(|rest| (group, rest)))
        .ok_or_else(wrong)?;
    let number = rest.strip_prefix(':').unwrap_or(rest);
    let count = if rest.is_empty() { 1 } else { number.parse().map_err(|_| wrong())? };
    if (1..=group.strength()).contains(&count) { Ok((group, count)) } else { Err(wrong()) }
}

impl std::str::FromStr for Force {
    type Err = String;

    fn from_str(text: &str) -> Result<Force, String> {
        let mut force = Force::NONE;
        for word in text.split_whitespace() {
            let (group, count) = stack(word)?;
            if force.count(group) > 0 {
                return Err(format!("{group} is named twice"));
            }
            force = force.with(group, count);
        }
        Ok(force)
    }
}

#[cfg(test)]
mod tests {
    use super::Force;
    use crate::{Column, Group};

    #[test]
    fn the_whole_army_counts_thirty_two() {
        let army = Column::all().fold(Force::NONE, |force, column| force.plus(column.force()));
        assert_eq!(army.total(), 32);
        assert_eq!(army.to_string(), "Ald5 SL1:2 Tol6 SL2:2 Mat4 Jim3 Caz3 Zap3 Gra4");
        assert_eq!(army.to_string().parse(), Ok(army));
        assert_eq!(army.only_column(), None);
    }

    #[test]
    fn parts_are_taken_away() {
        let force: Force = "Ald3 SL1:2".parse().unwrap();
        assert_eq!(force.only_column(), Some(Column(0)));
        assert!(force.holds("Ald3".parse().unwrap()) && !force.holds("Ald4".parse().unwrap()));
        assert_eq!(force.minus(Force::of(Group(0), 3)).to_string(), "SL1:2");
        assert!("Ald9".parse::<Force>().is_err() && "Ald1 Ald1".parse::<Force>().is_err());
    }
}
