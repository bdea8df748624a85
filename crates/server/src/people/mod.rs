//! Persons: whoever plays here, with a name, and with as many devices as he likes.
//!
//! Nobody signs up. Whoever sits down for the first time is made a person, and his browser is given a secret of its own, as a cookie. A
//! person who asks for it is given a key besides (see [`words`]): it opens the same person on another device, which is then given a
//! secret of its own, too. Of all of them only hashes are kept.

pub mod pages;
pub mod plain;
pub mod words;

use std::fmt;

use sha2::{Digest, Sha256};

use crate::key::{hex, random_bytes};

/// Who somebody is, for the store. It opens nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId(pub [u8; 32]);

/// Somebody, as he is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// None until he has chosen one.
    pub name: Option<String>,
    /// When he first came, in seconds since 1970.
    pub since: i64,
    pub devices: u32,
    /// Whether he has a key.
    pub has_key: bool,
}

impl PersonId {
    pub fn random() -> PersonId {
        PersonId(random_bytes())
    }

    pub fn hex(self) -> String {
        hex(&self.0)
    }

    /// How the address of his page names him. It opens nothing.
    pub fn handle(self) -> String {
        hex(&self.0[..8])
    }

    pub fn from_hex(text: &str) -> Option<PersonId> {
        let digits = text.as_bytes().chunks(2).map(std::str::from_utf8);
        let bytes =
            digits.map(|pair| u8::from_str_radix(pair.ok()?, 16).ok()).collect::<Option<Vec<u8>>>()?;
        bytes.try_into().ok().map(PersonId)
    }

    /// A few letters that tell a guest who has no name from others.
    pub fn tag(self) -> String {
        const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
        let hash = Sha256::digest(self.0);
        hash[..4].iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
    }

    /// What he is called who has this name, or none.
    pub fn called(self, name: Option<String>) -> web::Called {
        name.map_or_else(|| web::Called::Guest(self.tag()), web::Called::Name)
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PersonId({})", self.tag())
    }
}
