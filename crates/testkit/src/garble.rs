//! Sound texts, spoiled: what a reader of untrusted text must bear.

use std::ops::Range;

use fastrand::Rng;

/// Most edits made to one text.
const EDITS: u32 = 4;
/// A repeated piece is repeated this often at most, and never beyond `LONG` bytes in all.
const REPEATS: usize = 300;
const LONG: usize = 20_000;

/// Numbers that readers stumble over.
const NUMBERS: [&str; 16] = [
    "0",
    "1",
    "2",
    "3",
    "7",
    "9",
    "12",
    "-1",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "4294967296",
    "99999999999999999999",
];
/// Pieces that are no part of any notation, or only of another.
const ODDITIES: [&str; 16] =
    ["", " ", "\n", "\n\n", "\r\n", "\t", "\0", "é", "٣", "½", "😀", "\u{202e}", "e\u{301}", "#", "--", ":"];

/// A store of sound texts of one kind, and the words they are made of.
pub struct Garbler {
    texts: Vec<String>,
    words: Vec<String>,
}

impl Garbler {
    /// # Panics
    /// If there is no text.
    pub fn new(texts: impl IntoIterator<Item = String>) -> Garbler {
        let texts: Vec<String> = texts.into_iter().collect();
        assert!(!texts.is_empty(), "there is no text to spoil");
        let mut words: Vec<String> =
            texts.iter().flat_map(|text| text.split_whitespace().map(str::to_owned)).collect();
        words.sort();
        words.dedup();
        Garbler { texts, words }
    }

    /// One of the texts, spoiled in one to four places, in one more often than not.
    pub fn garbled(&self, rng: &mut Rng) -> String {
        let mut text = one_of(&self.texts, rng).to_owned();
        let edits = if rng.bool() { 1 } else { rng.u32(1..=EDITS) };
        for _ in 0..edits {
            self.edit(&mut text, rng);
        }
        text
    }

    fn edit(&self, text: &mut String, rng: &mut Rng) {
        let piece = match rng.u32(..4) {
            0 => character(text, rng),
            1 => any(words(text), rng),
            2 => any(numbers(text), rng),
            _ => any(lines(text), rng),
        };
        let Some(piece) = piece else { return text.push_str(&self.foreign(rng)) };
        match rng.u32(..10) {
            0 => text.replace_range(piece, ""),
            1 => text.replace_range(piece, one_of(&NUMBERS, rng)),
            2 => text.replace_range(piece, one_of(&ODDITIES, rng)),
            3 | 4 => text.replace_range(piece, &self.foreign(rng)),
            5 => text.insert_str(piece.start, &self.foreign(rng)),
            6 => repeat(text, piece, rng),
            7 => displace(text, piece, rng),
            8 => splice(text, one_of(&self.texts, rng), rng),
            _ => flip(text, piece.start, rng),
        }
    }

    /// A word or a line out of any of the texts.
    fn foreign(&self, rng: &mut Rng) -> String {
        if rng.bool() {
            return self.words.get(rng.usize(..self.words.len().max(1))).cloned().unwrap_or_default();
        }
        let text = one_of(&self.texts, rng);
        any(lines(text), rng).map_or_else(String::new, |line| text[line].to_owned())
    }
}

fn one_of<'a, T: AsRef<str>>(all: &'a [T], rng: &mut Rng) -> &'a str {
    all[rng.usize(..all.len())].as_ref()
}

/// One of the pieces, each as likely as any other.
fn any(pieces: impl Iterator<Item = Range<usize>>, rng: &mut Rng) -> Option<Range<usize>> {
    let mut chosen = None;
    for (seen, piece) in pieces.enumerate() {
        if rng.usize(..=seen) == 0 {
            chosen = Some(piece);
        }
    }
    chosen
}

/// Any character; the longer it is, the likelier.
fn character(text: &str, rng: &mut Rng) -> Option<Range<usize>> {
    let start = (!text.is_empty()).then(|| text.floor_char_boundary(rng.usize(..text.len())))?;
    text[start..].chars().next().map(|char| start..start + char.len_utf8())
}

fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    runs(text, |char| !char.is_whitespace())
}

fn numbers(text: &str) -> impl Iterator<Item = Range<usize>> {
    runs(text, |char| char.is_ascii_digit())
}

/// Lines with their ends.
fn lines(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut from = 0;
    text.split_inclusive('\n').map(move |line| {
        from += line.len();
        from - line.len()..from
    })
}

/// The longest pieces whose characters are all `wanted`.
fn runs(text: &str, wanted: impl Fn(char) -> bool) -> impl Iterator<Item = Range<usize>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let start = from + text[from..].find(&wanted)?;
        from = text[start..].find(|char| !wanted(char)).map_or(text.len(), |length| start + length);
        Some(start..from)
    })
}

/// The piece several times over; now and then very often.
fn repeat(text: &mut String, piece: Range<usize>, rng: &mut Rng) {
    let often = if rng.u32(..20) == 0 { REPEATS } else { 1 };
    let times = often.min(LONG.saturating_sub(text.len()) / piece.len().max(1));
    let again = text[piece.clone()].repeat(times);
    text.insert_str(piece.end, &again);
}

/// The piece stands somewhere else.
fn displace(text: &mut String, piece: Range<usize>, rng: &mut Rng) {
    let moved = text[piece.clone()].to_owned();
    text.replace_range(piece, "");
    let at = text.floor_char_boundary(rng.usize(..=text.len()));
    text.insert_str(at, &moved);
}

/// The beginning of the text and the end of another.
fn splice(text: &mut String, other: &str, rng: &mut Rng) {
    let cut = any(words(text), rng).map_or(0, |word| word.start);
    let from = any(words(other), rng).map_or(0, |word| word.start);
    text.truncate(cut);
    text.push_str(&other[from..]);
}

/// One bit of one byte is another; what is no text any more becomes the mark for that.
fn flip(text: &mut String, at: usize, rng: &mut Rng) {
    let mut bytes = std::mem::take(text).into_bytes();
    if let Some(byte) = bytes.get_mut(at) {
        *byte ^= 1 << rng.u32(..8);
    }
    *text = String::from_utf8_lossy(&bytes).into_owned();
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::Garbler;

    #[test]
    fn most_texts_come_out_otherwise_and_the_same_seed_spoils_alike() {
        let sound = "turn 3, march\nN: Travis 12\n".to_owned();
        let garbler = Garbler::new([sound.clone(), "turn 4, over\n".to_owned()]);
        let spoil = |seed| garbler.garbled(&mut Rng::with_seed(seed));
        let texts: Vec<String> = (0..1_000).map(spoil).collect();
        assert_eq!(texts, (0..1_000).map(spoil).collect::<Vec<_>>());
        let distinct: std::collections::BTreeSet<&String> = texts.iter().collect();
        assert!(distinct.len() > 600, "{}", distinct.len());
        assert!(texts.iter().filter(|&text| *text == sound).count() < 50);
        assert!(
            texts.iter().any(|text| text.len() > 1_000) && texts.iter().any(|text| text.contains("99999"))
        );
        assert!(texts.iter().any(|text| !text.is_ascii()) && texts.iter().any(|text| text.contains("\n\n")));
    }
}
