//! The one place to start from.

use std::fmt;
use std::str::FromStr;

/// The assault of 6 March 1836. In text: `assault`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Assault;

impl fmt::Display for Assault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("assault")
    }
}

impl FromStr for Assault {
    type Err = String;

    fn from_str(text: &str) -> Result<Assault, String> {
        match text {
            "assault" => Ok(Assault),
            _ => Err(format!("no such scenario: {text:?} (there is `assault`)")),
        }
    }
}
