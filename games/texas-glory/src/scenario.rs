//! Where a game starts, and the options of a new game: a doubt with two good readings has a default and an alternative.

use std::fmt;
use std::str::FromStr;

use game::Choice;
use serde::{Serialize, Serializer};

/// 3 The scenarios. In text: `1836`, `1835`, `campaign`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Campaign {
    /// Remember the Alamo.
    #[default]
    Y1836,
    /// Texas Revolt.
    Y1835,
    /// [C-1] Both, one after the other.
    Both,
}

/// The part of the war that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Year {
    #[serde(rename = "1835")]
    Y1835,
    /// [C-4] Between the two years of the Campaign.
    Winter,
    #[serde(rename = "1836")]
    Y1836,
}

/// A scenario and its options. In text: `1836`, `campaign regroup=vacant`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct War {
    pub campaign: Campaign,
    pub options: Options,
}

/// Makes a type for each option, and [`Options`] which holds them all. The first value of each is the default.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $name:ident = $id:literal { $($value:ident = $text:literal),+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
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

        /// How doubtful clauses are read in this game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub struct Options {
            $(pub $field: $name),+
        }

        /// The options as a new game offers them.
        pub(crate) const CHOICES: &[Choice] = &[$(Choice { id: $id, values: &[$($text),+] }),+];

        impl Options {
            /// Sets an option by its text: `regroup=vacant`.
            pub(crate) fn set(&mut self, text: &str) -> Result<(), String> {
                let wrong = || format!("no such option: {text:?}");
                let (id, value) = text.split_once('=').ok_or_else(wrong)?;
                match id {
                    $($id => {
                        let found = $name::VALUES.iter().find(|(text, _)| *text == value);
                        self.$field = found.ok_or_else(wrong)?.1;
                    })+
                    _ => return Err(wrong()),
                }
                Ok(())
            }
        }

        impl fmt::Display for Options {
            /// Those that are not the default, each with a blank before it.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                $(if let Some((text, _)) = $name::VALUES[1..].iter().find(|(_, value)| *value == self.$field) {
                    write!(f, " {}={text}", $id)?;
                })+
                Ok(())
            }
        }
    };
}

options! {
    /// [5.13-a] Ruling 105: what may be ordered singly.
    single_orders: SingleOrders = "single-orders" { Any = "any", Beyond = "beyond" }
    /// [5.11-c] Ruling 106: whether a leader who has moved may still command.
    moved_leaders: MovedLeaders = "moved-leaders" { Rest = "rest", Command = "command" }
    /// [6.6-b] Ruling 180: who commands while Houston is still to come.
    acting_chief: ActingChief = "acting-chief" { Fannin = "fannin", Nobody = "nobody" }
    /// [5.71-a] Ruling 138: whether the Mexican boxes burn.
    burn_boxes: BurnBoxes = "burn-boxes" { Yes = "yes", No = "no" }
    /// [5.71-a] Ruling 167: what the march of whoever burns a town costs.
    burn_march: BurnMarch = "burn-march" { Paid = "paid", Free = "free" }
    /// [5.81-a] Ruling 181: whether unpinned blocks sail from a port that is attacked.
    attacked_ports: AttackedPorts = "attacked-ports" { Open = "open", Closed = "closed" }
    /// [6.7-b] Ruling 127: whether artillery attacks by land.
    field_guns: FieldGuns = "field-guns" { Attack = "attack", Stay = "stay" }
    /// [1.7-d] Ruling 52: whether Texans enter Fort Jessup.
    fort_jessup: FortJessup = "fort-jessup" { Open = "open", Closed = "closed" }
    /// [6.5-a] Ruling 165: whether the victor regroups to a vacant enemy town.
    regroup: Regroup = "regroup" { Neutral = "neutral", Vacant = "vacant" }
    /// [6.5-c] Ruling 155: how regrouped blocks join a battle.
    regrouped: Regrouped = "regrouped" { Reserve = "reserve", Line = "line" }
    /// [7.26-a] Ruling 158: from which round relief cavalry withdraws inside.
    relief_cavalry: ReliefCavalry = "relief-cavalry" { Second = "second", First = "first" }
    /// [7.4-a] Ruling 137: how many besiegers a box feeds.
    besieged_box: BesiegedBox = "besieged-box" { Two = "two", Four = "four" }
}

impl Campaign {
    const ALL: [(Campaign, &'static str); 3] =
        [(Campaign::Y1836, "1836"), (Campaign::Y1835, "1835"), (Campaign::Both, "campaign")];

    pub(crate) const fn first_year(self) -> Year {
        match self {
            Campaign::Y1836 => Year::Y1836,
            Campaign::Y1835 | Campaign::Both => Year::Y1835,
        }
    }
}

impl Year {
    /// [1836-a] [1835-a] How many turns it lasts.
    pub const fn turns(self) -> u8 {
        match self {
            Year::Y1835 | Year::Winter => 10,
            Year::Y1836 => 12,
        }
    }

    /// [1836-b] [1835-b] How many cards never come into play.
    pub(crate) const fn cards_left_out(self) -> u8 {
        match self {
            Year::Y1835 => 5,
            Year::Winter | Year::Y1836 => 1,
        }
    }
}

impl fmt::Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Campaign::ALL.iter().find(|(campaign, _)| campaign == self);
        f.write_str(known.map_or("", |(_, name)| name))
    }
}

impl Serialize for Campaign {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Campaign {
    type Err = String;

    fn from_str(text: &str) -> Result<Campaign, String> {
        let known = Campaign::ALL.iter().find(|(_, name)| *name == text);
        known
            .map(|(campaign, _)| *campaign)
            .ok_or_else(|| format!("no such scenario: {text:?} (there are `1836`, `1835` and `campaign`)"))
    }
}

impl fmt::Display for War {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.campaign, self.options)
    }
}

impl FromStr for War {
    type Err = String;

    fn from_str(text: &str) -> Result<War, String> {
        let mut words = text.split_whitespace();
        let mut war = War { campaign: words.next().unwrap_or_default().parse()?, ..War::default() };
        words.try_for_each(|word| war.options.set(word))?;
        Ok(war)
    }
}

#[cfg(test)]
mod tests {
    use super::{CHOICES, Campaign, War};

    #[test]
    fn text_reads_back() {
        assert_eq!(War::default().to_string(), "1836");
        for choice in CHOICES {
            for (at, value) in choice.values.iter().enumerate() {
                let text = format!("campaign {}={value}", choice.id);
                let read: War = text.parse().unwrap();
                assert_eq!(read.to_string(), if at == 0 { "campaign".to_owned() } else { text });
                assert_eq!(read.campaign, Campaign::Both);
            }
        }
        for wrong in ["", "1837", "1836 regroup", "1836 regroup=any", "1836 walls=no", "regroup=vacant 1836"]
        {
            assert!(wrong.parse::<War>().is_err(), "{wrong}");
        }
    }
}
