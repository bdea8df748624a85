//! The one place to start from, and the options of a new game: each doubt about the lost rules has a default and an
//! alternative.

use std::fmt;
use std::str::FromStr;

use game::Choice;

/// Makes a type for each option, and [`Assault`] which holds them all. The first value of each is the default.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $name:ident = $id:literal { $($value:ident = $text:literal),+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
            #[serde(rename_all = "kebab-case")]
            pub enum $name { $($value),+ }

            impl $name {
                const VALUES: &'static [(&'static str, $name)] = &[$(($text, $name::$value)),+];
            }

            impl Default for $name {
                fn default() -> $name {
                    $name::VALUES[0].1
                }
            }
        )+

        /// The assault of 6 March 1836 and its options. In text: `assault`, `assault stacking=two crew=both`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
        pub struct Assault {
            $(pub $field: $name),+
        }

        /// The options as a new game offers them.
        pub(crate) const CHOICES: &[Choice] = &[$(Choice { id: $id, values: &[$($text),+] }),+];

        impl Assault {
            /// Sets an option by its text.
            fn set(&mut self, id: &str, value: &str) -> Option<()> {
                match id {
                    $($id => self.$field = $name::VALUES.iter().find(|(text, _)| *text == value)?.1,)+
                    _ => return None,
                }
                Some(())
            }

            /// Every option with its value, as text.
            fn settings(&self) -> [(&'static str, &'static str, bool); CHOICES.len()] {
                [$({
                    let at = $name::VALUES.iter().position(|(_, value)| *value == self.$field).unwrap_or(0);
                    ($id, $name::VALUES[at].0, at == 0)
                }),+]
            }
        }
    };
}

options! {
    /// Ruling 1: the row of clear ground begins with 1, or with 2 as it survives.
    clear_row: ClearRow = "clear-row" { One = "one", Two = "two" }
    /// Ruling 2: doorways take five and stone walls two, or four and one.
    shifts: Shifts = "shifts" { FiveTwo = "five-two", FourOne = "four-one" }
    /// Ruling 3: combat units to a hex and level.
    stacking: Stacking = "stacking" { One = "one", Two = "two" }
    /// Ruling 4: how many Mexican units there are.
    mexicans: Mexicans = "mexicans" { FortyFour = "44", Forty = "40" }
    /// Ruling 7: a Texan unit controls the hex it faces, or chooses when an enemy comes near.
    texan_zone: TexanZone = "texan-zone" { Faced = "faced", Chosen = "chosen" }
    /// Ruling 8: which Mexicans count against a Texan's Damage Check.
    contact: Contact = "contact" { Adjacent = "adjacent", Faced = "faced" }
    /// Ruling 9: fire in an enemy's zone of control.
    close_fire: CloseFire = "close-fire" { No = "no", Yes = "yes" }
    /// Ruling 10: how far one shoots.
    range: Range = "range" { Limited = "limited", Sight = "sight" }
    /// Ruling 11: what a counterattack means in fire.
    fire_back: FireBack = "fire-back" { No = "no", Yes = "yes" }
    /// Ruling 13: how far the routed run.
    rout_retreat: RoutRetreat = "rout-retreat" { Three = "three", None = "none" }
    /// Ruling 14: advance after melee.
    advance: AdvanceRule = "advance" { Yes = "yes", No = "no" }
    /// Ruling 15: the crew or the gun, or both.
    crew: Crew = "crew" { One = "one", Both = "both" }
    /// Ruling 16: breaches by the Combat Results Table, or by a table of their own.
    breach: BreachRule = "breach" { Results = "results", Table = "table" }
    /// Ruling 17: casualties for each step, or for each unit.
    losses: Losses = "losses" { Step20 = "step-20", Step25 = "step-25", Unit50 = "unit-50" }
    /// Ruling 18: where an eliminated unit goes on the Replacement Track.
    replacement: Replacement = "replacement" { LessOne = "less-one", TwoDice = "two-dice" }
    /// Ruling 19: how a unit comes back.
    returns: Returns = "returns" { Reduced = "reduced", Full = "full" }
    /// Ruling 20: the withdrawal check compares, or rolls.
    withdrawal: Withdrawal = "withdrawal" { Compare = "compare", Die = "die" }
    /// Ruling 21: the figure after turn 12.
    late_turns: LateTurns = "late-turns" { Same = "same", More = "more" }
    /// Ruling 22: where the Texans set up.
    garrison: Garrison = "garrison" { Free = "free", Posts = "posts" }
    /// Ruling 25: the mended gap in the north wall.
    north_wall: NorthWall = "north-wall" { Outer = "outer", Wooden = "wooden" }
    /// Ruling 26: whether courtyard and lunette are within the walls.
    enclosures: Enclosures = "enclosures" { Outside = "outside", Within = "within" }
    /// Ruling 33: the story of the siege after a withdrawal.
    continued_siege: ContinuedSiege = "continued-siege" { Told = "told", Untold = "untold" }
}

impl fmt::Display for Assault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("assault")?;
        let said = self.settings().into_iter().filter(|(_, _, default)| !default);
        said.into_iter().try_for_each(|(id, value, _)| write!(f, " {id}={value}"))
    }
}

impl FromStr for Assault {
    type Err = String;

    fn from_str(text: &str) -> Result<Assault, String> {
        let wrong = |what: &str| format!("no such scenario: {what:?} (write `assault stacking=two`)");
        let mut words = text.split_whitespace();
        if words.next() != Some("assault") {
            return Err(wrong(text));
        }
        let mut assault = Assault::default();
        for word in words {
            let (id, value) = word.split_once('=').ok_or_else(|| wrong(word))?;
            assault.set(id, value).ok_or_else(|| wrong(word))?;
        }
        Ok(assault)
    }
}

#[cfg(test)]
mod tests {
    use super::{Assault, CHOICES};

    #[test]
    fn text_reads_back() {
        let plain = Assault::default();
        assert_eq!(plain.to_string(), "assault");
        for choice in CHOICES {
            for value in choice.values {
                let text = format!("assault {}={value}", choice.id);
                let read: Assault = text.parse().unwrap();
                let default = *value == choice.values[0];
                assert_eq!(read.to_string(), if default { "assault".to_owned() } else { text });
                assert_eq!(read == plain, default);
            }
        }
        for wrong in ["", "siege", "assault stacking", "assault stacking=three", "assault walls=no"] {
            assert!(wrong.parse::<Assault>().is_err(), "{wrong}");
        }
    }
}
