//! A person's key as words that can be said aloud: `lusab-babad-gutih-tugad-…`, sixteen bits in each, consonants and vowels in turn, for
//! tongues of any language (known as proquints).

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::key::{SecretHash, random_bytes};

const CONSONANTS: &[u8; 16] = b"bdfghjklmnprstvz";
const VOWELS: &[u8; 4] = b"aiou";
/// The letters of a word, from the first: its alphabet, and the place of its bits.
const WORD: [(&[u8], u16); 5] =
    [(CONSONANTS, 12), (VOWELS, 10), (CONSONANTS, 6), (VOWELS, 4), (CONSONANTS, 0)];
const WORDS: usize = 8;
/// Nothing longer is looked at.
const LONGEST: usize = 200;

/// What opens a person on another device: 128 random bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PersonalKey([u16; WORDS]);

impl PersonalKey {
    pub fn random() -> PersonalKey {
        let bytes: [u8; 2 * WORDS] = random_bytes();
        PersonalKey(std::array::from_fn(|word| u16::from_be_bytes([bytes[2 * word], bytes[2 * word + 1]])))
    }

    /// The key itself, for the one who is to keep it.
    pub fn reveal(self) -> String {
        let letter = |word: u16, (alphabet, shift): (&[u8], u16)| {
            char::from(alphabet[usize::from(word >> shift) % alphabet.len()])
        };
        let word = |word: &u16| WORD.iter().map(|&place| letter(*word, place)).collect::<String>();
        self.0.iter().map(word).collect::<Vec<_>>().join("-")
    }

    pub fn hash(self) -> SecretHash {
        SecretHash(Sha256::digest(self.reveal()).into())
    }
}

/// However it was typed: only its letters count.
impl FromStr for PersonalKey {
    type Err = ();

    fn from_str(text: &str) -> Result<PersonalKey, ()> {
        if text.len() > LONGEST {
            return Err(());
        }
        let letters: Vec<u8> =
            text.bytes().filter(u8::is_ascii_alphabetic).map(|letter| letter.to_ascii_lowercase()).collect();
        let mut words = letters.chunks(WORD.len());
        let mut key = [0; WORDS];
        for word in &mut key {
            *word = read(words.next().ok_or(())?).ok_or(())?;
        }
        if words.next().is_none() { Ok(PersonalKey(key)) } else { Err(()) }
    }
}

fn read(letters: &[u8]) -> Option<u16> {
    if letters.len() != WORD.len() {
        return None;
    }
    letters.iter().zip(WORD).try_fold(0, |word, (letter, (alphabet, shift))| {
        let bits = alphabet.iter().position(|known| known == letter)?;
        Some(word | (bits as u16) << shift)
    })
}

impl fmt::Debug for PersonalKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PersonalKey(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::PersonalKey;

    #[test]
    fn words_read_back_however_they_are_typed() {
        // 127.0.0.1 and 63.84.220.193, as in the description of proquints.
        let key = PersonalKey([0x7f00, 0x0001, 0x3f54, 0xdcc1, 0, 0xffff, 1, 2]);
        let words = key.reveal();
        assert!(words.starts_with("lusab-babad-gutih-tugad-babab-zuzuz-"), "{words}");
        for typed in [words.clone(), words.to_uppercase(), words.replace('-', " "), format!("  {words}\n")] {
            assert_eq!(typed.parse(), Ok(key));
        }
        let other = PersonalKey::random();
        assert_eq!(other.reveal().parse(), Ok(other));
        assert!(!format!("{other:?}").contains(&other.reveal()[..5]));
        for wrong in [
            "",
            "lusab",
            &words[1..],
            &format!("{words}-babab"),
            &words.replace('l', "x"),
            &"a".repeat(70_000),
        ] {
            assert!(wrong.parse::<PersonalKey>().is_err(), "{wrong}");
        }
    }
}
