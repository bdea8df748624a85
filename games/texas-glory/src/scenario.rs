//! Where a game starts.

use std::fmt;
use std::str::FromStr;

/// 3 The scenarios. In text: `1836`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Campaign {
    /// Remember the Alamo.
    #[default]
    Y1836,
}

impl Campaign {
    /// [1836-a] How many turns it lasts.
    pub const fn turns(self) -> u8 {
        match self {
            Campaign::Y1836 => 12,
        }
    }

    /// [1836-b] How many cards never come into play.
    pub(crate) const fn cards_left_out(self) -> u8 {
        match self {
            Campaign::Y1836 => 1,
        }
    }
}

impl fmt::Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Campaign::Y1836 => "1836",
        })
    }
}

impl FromStr for Campaign {
    type Err = String;

    fn from_str(text: &str) -> Result<Campaign, String> {
        match text {
            "1836" => Ok(Campaign::Y1836),
            _ => Err(format!("no such scenario: {text:?} (there is `1836`)")),
        }
    }
}
