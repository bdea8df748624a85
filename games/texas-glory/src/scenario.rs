//! Where a game starts.

use std::fmt;
use std::str::FromStr;

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
