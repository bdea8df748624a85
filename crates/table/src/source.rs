//! Where the dice of a match come from, so that nobody can choose them: neither the server, nor whoever makes a table, nor whoever
//! joins it.
//!
//! The server draws a secret and shows its SHA-256, the commitment. Then each person who sits down contributes a word. The seed is the
//! SHA-256 of all of it, each part with its length in eight bytes, the highest first, before it:
//!
//! ```text
//! "bexar seed 1", the 32 bytes of the secret, the table's id,
//! and of each person, in the order of the seats: the side's id, the contribution ("" if there is none)
//! ```
//!
//! When the game is over all parts are shown, and anybody can work it out again.

use std::fmt;
use std::str::FromStr;

use game::{Draw, Fate};
use sha2::{Digest, Sha256};

use crate::{Seed, TakenBack, Wrong};

const MADE_BY: &[u8] = b"bexar seed 1";
/// Stands for a contribution that was not made.
const NONE: &str = "-";
/// What was set by hand, if it was the first answers of fate.
const FATES: &str = "fates ";

/// Where the dice of a match come from, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Source {
    commitment: String,
    seed: Option<Seed>,
    by_hand: bool,
    /// How many answers of fate were set by hand, before the dice.
    scripted: usize,
    /// What they are, as long as they may be needed.
    script: Vec<Fate>,
    shared: Option<Shared>,
    /// What was taken back by consent, in the order in which that was done.
    taken_back: Vec<TakenBack>,
}

/// A seed that several have made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shared {
    /// The server's part: shown when the game is over.
    pub secret: Option<Seed>,
    pub table: String,
    /// The side of each person, in the order of the seats, and what that person contributed.
    pub contributions: Vec<(String, Option<Contribution>)>,
}

/// What one person puts into the seed: up to 64 letters and digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contribution(String);

impl Source {
    /// A seed that a program has drawn alone.
    pub fn alone(seed: Seed) -> Source {
        Source { commitment: seed.commitment(), seed: Some(seed), ..Source::default() }
    }

    /// A seed that somebody has set by hand.
    pub fn by_hand(seed: Seed) -> Source {
        Source { by_hand: true, ..Source::alone(seed) }
    }

    /// A seed made of the server's secret and what the persons at this table have contributed.
    pub fn shared(secret: Seed, table: &str, contributions: Vec<(String, Option<Contribution>)>) -> Source {
        let shared = Shared { secret: Some(secret), table: table.to_owned(), contributions };
        let seed = shared.seed();
        Source { commitment: secret.commitment(), seed, shared: Some(shared), ..Source::default() }
    }

    /// The same, but fate's first answers are set by hand. What does not answer the question is left to the dice.
    #[must_use]
    pub fn scripted(self, script: Vec<Fate>) -> Source {
        Source { scripted: script.len(), script, ..self }
    }

    /// The same, after this was taken back by consent, in this order.
    #[must_use]
    pub fn having_taken_back(self, taken_back: Vec<TakenBack>) -> Source {
        Source { taken_back, ..self }
    }

    /// What was taken back by consent.
    pub fn taken_back(&self) -> &[TakenBack] {
        &self.taken_back
    }

    pub(crate) fn take_back(&mut self, taken: TakenBack) {
        self.taken_back.push(taken);
    }

    /// So many inputs stood when something was last taken back by consent: that is not consent to take back one of these.
    pub(crate) fn stands_since_taken_back(&self) -> usize {
        self.taken_back.last().map_or(0, |taken| taken.kept)
    }

    /// Which answer of the seed the `number`-th question of the record is given. What was answered and taken back is not said again.
    pub(crate) fn nth(&self, number: u64) -> u64 {
        let (mut from, mut heard) = (u64::MAX, 0);
        for taken in self.taken_back.iter().rev() {
            // What is asked after something was taken back from there, was asked after everything that was taken back before.
            from = from.min(taken.draws_kept);
            heard += if from <= number { taken.draws } else { 0 };
        }
        number + heard
    }

    /// The answer to the `number`-th question of a match, counted from 0; none without a seed.
    pub(crate) fn fate(&self, number: u64, draw: Draw) -> Option<Fate> {
        let scripted = usize::try_from(number).ok().and_then(|number| self.script.get(number).copied());
        let fits = scripted.filter(|&fate| draw.admits(fate));
        self.seed.map(|seed| fits.unwrap_or_else(|| seed.fate(self.nth(number), draw)))
    }

    /// How many of fate's answers were set by hand.
    pub fn by_script(&self) -> usize {
        self.scripted
    }

    /// A hash, shown from the start: of the server's secret, or of the seed where nobody else has a part in it.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    pub fn is_by_hand(&self) -> bool {
        self.by_hand
    }

    /// What the seed was made of, if several made it.
    pub fn parts(&self) -> Option<&Shared> {
        self.shared.as_ref()
    }

    /// What everybody may know while the game runs: neither the seed nor the server's part of it.
    #[must_use]
    pub fn sealed(&self) -> Source {
        let shared = self.shared.clone().map(|shared| Shared { secret: None, ..shared });
        Source { seed: None, script: Vec::new(), shared, ..self.clone() }
    }

    /// The seed, if all that is shown fits together.
    pub(crate) fn proven(&self) -> Result<Seed, Wrong> {
        let seed = self.seed.ok_or(Wrong::NoSeedYet)?;
        if self.commitment.is_empty() {
            return Err(Wrong::NoHeading("commitment"));
        }
        let committed = match &self.shared {
            None => seed,
            Some(shared) => shared.secret.ok_or(Wrong::NoHeading("server-secret"))?,
        };
        if committed.commitment() != self.commitment {
            return Err(Wrong::BrokenPromise);
        }
        match &self.shared {
            Some(shared) if shared.seed() != Some(seed) => Err(Wrong::OtherSeed),
            _ => Ok(seed),
        }
    }

    /// The lines of a record's heading.
    pub(crate) fn headings(&self) -> Vec<String> {
        let mut lines = vec![format!("commitment {}", self.commitment)];
        lines.extend(self.by_hand.then(|| "by-hand seed".to_owned()));
        lines.extend((self.scripted > 0).then(|| format!("by-hand {FATES}{}", self.scripted)));
        lines.extend(self.taken_back.iter().map(|taken| format!("taken-back {taken}")));
        if let Some(shared) = &self.shared {
            lines.push(format!("table {}", shared.table));
            for (side, contribution) in &shared.contributions {
                let word = contribution.as_ref().map_or(NONE, Contribution::as_str);
                lines.push(format!("contribution {side} {word}"));
            }
            lines.extend(shared.secret.map(|secret| format!("server-secret {secret}")));
        }
        lines.extend(self.seed.map(|seed| format!("seed {seed}")));
        lines
    }

    /// Reads a line of a record's heading. `None` if it is about something else.
    pub(crate) fn read(&mut self, key: &str, value: &str) -> Option<Result<(), Wrong>> {
        match key {
            "commitment" => value.clone_into(&mut self.commitment),
            "by-hand" if value == "seed" => self.by_hand = true,
            "by-hand" => self.scripted = value.strip_prefix(FATES)?.parse().ok()?,
            "taken-back" => match value.parse() {
                Ok(taken) => self.taken_back.push(taken),
                Err(reason) => return Some(Err(Wrong::Seed(reason))),
            },
            "table" => value.clone_into(&mut self.shared.get_or_insert_default().table),
            "contribution" => {
                let Some((side, word)) = value.split_once(' ') else {
                    return Some(Err(Wrong::Seed(format!("whose contribution is {value:?}?"))));
                };
                let contribution = if word == NONE { Ok(None) } else { word.parse().map(Some) };
                match contribution {
                    Ok(made) => {
                        let shared = self.shared.get_or_insert_default();
                        shared.contributions.push((side.to_owned(), made));
                    }
                    Err(reason) => return Some(Err(Wrong::Seed(reason))),
                }
            }
            "server-secret" | "seed" => match (key, value.parse()) {
                ("seed", Ok(seed)) => self.seed = Some(seed),
                (_, Ok(secret)) => self.shared.get_or_insert_default().secret = Some(secret),
                (_, Err(reason)) => return Some(Err(Wrong::Seed(reason))),
            },
            _ => return None,
        }
        Some(Ok(()))
    }
}

/// A seed is drawn by a program alone, unless more is said.
impl From<Seed> for Source {
    fn from(seed: Seed) -> Source {
        Source::alone(seed)
    }
}

impl Shared {
    /// The seed that these parts make; `None` if the server's is not known.
    fn seed(&self) -> Option<Seed> {
        let mut hash = Sha256::new();
        let mut add = |part: &[u8]| {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        };
        add(MADE_BY);
        add(self.secret?.bytes());
        add(self.table.as_bytes());
        for (side, contribution) in &self.contributions {
            add(side.as_bytes());
            add(contribution.as_ref().map_or("", Contribution::as_str).as_bytes());
        }
        Some(Seed::of(hash.finalize().into()))
    }
}

impl Contribution {
    const LONGEST: usize = 64;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Contribution {
    type Err = String;

    fn from_str(text: &str) -> Result<Contribution, String> {
        let fits = (1..=Self::LONGEST).contains(&text.len());
        if fits && text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            Ok(Contribution(text.to_owned()))
        } else {
            Err("a contribution is 1 to 64 letters and digits".to_owned())
        }
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Contribution, Source};
    use crate::{Seed, Wrong};

    fn made(secret: Seed, texan: &str, mexican: &str) -> Source {
        let word = |text: &str| text.parse::<Contribution>().ok();
        let contributions =
            [("texan", texan), ("mexican", mexican)].map(|(side, text)| (side.to_owned(), word(text)));
        Source::shared(secret, "abcdefghjkmn", contributions.into())
    }

    /// The bytes 0 to 31.
    fn counting() -> Seed {
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f".parse().unwrap()
    }

    /// Worked out with another program, Python's hashlib:
    ///
    /// ```python
    /// def F(b): return len(b).to_bytes(8, 'big') + b
    /// m = F(b"bexar seed 1") + F(secret) + F(b"abcdefghjkmn")
    /// m += F(b"texan") + F(texan) + F(b"mexican") + F(mexican)
    /// hashlib.sha256(m).hexdigest()
    /// ```
    #[test]
    fn the_seed_is_what_another_program_makes_of_the_same_parts() {
        for (secret, texan, mexican, seed) in [
            (Seed::from(0), "", "", "4bf3d714182418dc2b3a3058e71a0d50dd4b05fe4eca12e53338b7612eebce92"),
            (counting(), "a1b2", "", "eef38f2cb7cf392e22f128f21782cdd79abfbd8f55494f97399688ad94437b4d"),
            (counting(), "", "a1b2", "fc222e3c869026bb0b94c3e432b660b1732b835f40eb5be0734048a841455f49"),
            (
                counting(),
                &"0".repeat(64),
                "1836",
                "5ee28335673bbb5caca4ea9066802c351f6b8e9518e5d88249a298a7133642c9",
            ),
        ] {
            assert_eq!(made(secret, texan, mexican).seed().unwrap().to_string(), seed);
        }
        let commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
        assert_eq!(made(counting(), "x", "y").commitment(), commitment);
    }

    #[test]
    fn headings_read_back_and_are_proven() {
        for source in [
            made(counting(), "a1b2", ""),
            Source::alone(Seed::from(7)),
            Source::by_hand(Seed::from(7)),
            made(counting(), "a", "b").sealed(),
        ] {
            let mut read = Source::default();
            for line in source.headings() {
                let (key, value) = line.split_once(' ').unwrap();
                assert_eq!(read.read(key, value), Some(Ok(())), "{line}");
            }
            assert_eq!(read, source);
            assert_eq!(read.proven().is_ok(), source.seed().is_some());
        }
    }

    #[test]
    fn parts_that_do_not_fit_together_are_found() {
        let honest = made(counting(), "a1b2", "c3");
        let other = |change: &dyn Fn(&mut Source)| {
            let mut source = honest.clone();
            change(&mut source);
            source.proven()
        };
        let shared = |source: &mut Source| source.shared.take().unwrap();
        assert_eq!(other(&|source| source.seed = Some(Seed::from(1))), Err(Wrong::OtherSeed));
        assert_eq!(
            other(&|source| source.shared.as_mut().unwrap().contributions.reverse()),
            Err(Wrong::OtherSeed)
        );
        assert_eq!(
            other(&|source| source.shared.as_mut().unwrap().table = "abcdefghjkmm".to_owned()),
            Err(Wrong::OtherSeed)
        );
        let secret = Some(Seed::from(1));
        assert_eq!(
            other(&|source| source.shared.as_mut().unwrap().secret = secret),
            Err(Wrong::BrokenPromise)
        );
        assert_eq!(other(&|source| drop(shared(source))), Err(Wrong::BrokenPromise));
        assert_eq!(honest.sealed().proven(), Err(Wrong::NoSeedYet));
        assert_eq!(
            Source { commitment: String::new(), ..honest.clone() }.proven(),
            Err(Wrong::NoHeading("commitment"))
        );
    }

    #[test]
    fn while_the_game_runs_nothing_of_the_secret_is_told() {
        let source = made(counting(), "a1b2", "").sealed();
        let told = format!("{source:?}{:?}", source.headings());
        assert!(!told.contains(&counting().to_string()[..12]), "{told}");
        assert!(told.contains("a1b2") && !source.headings().iter().any(|line| line.starts_with("seed")));
    }

    #[test]
    fn contributions_are_plain_words() {
        assert!("0aZ9".parse::<Contribution>().is_ok());
        for wrong in ["", "-", "a b", "é", "a\nb", &"x".repeat(65)] {
            assert!(wrong.parse::<Contribution>().is_err(), "{wrong:?}");
        }
    }
}
