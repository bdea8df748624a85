//! Fair dice: everything fate will answer is fixed by a seed whose hash is shown before the first throw.

use std::fmt;
use std::str::FromStr;

use game::{Draw, Fate};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The 256 bits that all fate of a match comes from. In text: 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed that nobody can foretell.
    pub fn random() -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed(bytes))
    }

    pub(crate) fn of(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Shown at the start, so that the seed cannot be changed later: the SHA-256 of its bytes.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The answer to the `number`-th question of a match, counted from 0: ChaCha20 keyed by the seed, its
    /// stream numbered by the question, the first 64-bit word that does not favour any answer.
    pub fn fate(&self, number: u64, draw: Draw) -> Fate {
        let mut words = ChaCha20Rng::from_seed(self.0);
        words.set_stream(number);
        let ways = draw.ways();
        let fair = u64::MAX - u64::MAX % ways;
        loop {
            let word = words.next_u64();
            if word < fair {
                return draw.nth(word % ways);
            }
        }
    }
}

/// A short number makes a seed too, for tests and analysis.
impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Keeps the seed out of every log.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = String;

    /// Reads 64 hexadecimal digits, or a short decimal number.
    fn from_str(text: &str) -> Result<Seed, String> {
        let wrong = || "not a seed: write 64 hexadecimal digits, or a number".to_owned();
        if text.len() != 64 {
            return text.parse::<u64>().map(Seed::from).map_err(|_| wrong());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digit = |ascii: u8| char::from(ascii).to_digit(16).ok_or_else(wrong);
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
        Ok(Seed(bytes))
    }
}

/// The first eight digits of the hash of a text.
pub(crate) fn short_hash(text: &str) -> String {
    hex(&Sha256::digest(text)[..4])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use game::{Draw, Fate};

    use super::Seed;

    #[test]
    fn text_reads_back_and_numbers_are_seeds() {
        let seed = Seed::random().unwrap();
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("7".parse(), Ok(Seed::from(7)));
        for wrong in ["", "x", "-1", &"g".repeat(64), &"é".repeat(32)] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
        assert!(!format!("{seed:?}").contains(&seed.to_string()[..8]));
    }

    #[test]
    fn the_commitment_is_the_published_hash_of_thirty_two_zero_bytes() {
        let published = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed::from(0).commitment(), published);
    }

    #[test]
    fn dice_are_fair_and_follow_from_seed_and_number_alone() {
        let seed = Seed::from(1836);
        let mut faces = [0; 6];
        for number in 0..6_000 {
            let fate = seed.fate(number, Draw::D6);
            assert_eq!(fate, seed.fate(number, Draw::D6));
            let Fate::Dice(dice) = fate else { panic!("a die was asked for") };
            faces[usize::from(dice[0] - 1)] += 1;
        }
        assert!(faces.iter().all(|count| (880..1_120).contains(count)), "{faces:?}");
    }
}
