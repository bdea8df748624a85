//! Pictures that stand alone: SVG with its style and lettering.

use std::sync::LazyLock;

use crate::{Drawn, Form};

/// The style of boards: what all share with what Charge needs, then what each further game adds.
const SHEETS: [&str; 3] = [
    include_str!("../assets/board.css"),
    include_str!("../assets/texas-glory.css"),
    include_str!("../assets/the-alamo.css"),
];

/// Every board that a page may show.
const FORMS: [Form; 5] = [
    charge::State::FORM,
    thirteen_days::State::FORM,
    texas_glory::State::FORM,
    the_alamo::State::FORM,
    courier::State::FORM,
];

/// A face of the lettering, as TrueType. Licence and origin: `assets/fonts/OFL.txt`.
pub struct Font {
    pub family: &'static str,
    pub style: &'static str,
    pub weight: &'static str,
    /// What it is called among the assets.
    pub file: &'static str,
    pub ttf: &'static [u8],
}

macro_rules! font {
    ($family:literal, $style:literal, $weight:literal, $file:literal) => {
        Font {
            family: $family,
            style: $style,
            weight: $weight,
            file: $file,
            ttf: include_bytes!(concat!("../assets/fonts/", $file)),
        }
    };
}

pub const FONTS: [Font; 5] = [
    font!("Bexar Text", "italic", "500", "bexar-text-italic.ttf"),
    font!("Bexar Caps", "normal", "700", "bexar-caps-bold.ttf"),
    font!("Bexar Sans", "normal", "500", "bexar-sans-medium.ttf"),
    font!("Bexar Sans", "normal", "800", "bexar-sans-extrabold.ttf"),
    font!("Bexar Title", "normal", "400", "bexar-title.ttf"),
];

/// The style of a picture: the part of the sheet that programs without a page understand, every variable
/// replaced by its value by day.
static PICTURE: LazyLock<String> = LazyLock::new(|| {
    let between = |from: &str, to: &str| {
        SHEETS.map(|sheet| {
            let start = sheet.find(from).map_or(0, |at| at + from.len());
            &sheet[start..start + sheet[start..].find(to).unwrap_or(0)]
        })
    };
    let mut variables: Vec<(String, &str)> = between(":root {", "}")
        .iter()
        .flat_map(|palette| palette.split(';'))
        .filter_map(|line| line.trim().split_once(':'))
        .map(|(name, value)| (format!("var({name})"), by_day(value.trim())))
        .collect();
    variables.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    variables.iter().fold(between("/* picture */", "/* page */").concat(), |style, (name, value)| {
        style.replace(name, value)
    })
});

/// The first of the two colours of `light-dark(…)`.
fn by_day(value: &str) -> &str {
    let pair = value.strip_prefix("light-dark(").and_then(|pair| pair.split_once(','));
    pair.map_or(value, |(day, _)| day)
}

/// How boards look, light and dark, with their lettering: for a page that shows one. `address`: where it gets a font.
pub fn stylesheet(address: impl Fn(&Font) -> String) -> String {
    faces(address) + &FORMS.map(|form| form.rule()).concat() + &SHEETS.concat()
}

/// The lettering as part of a style sheet.
fn faces(address: impl Fn(&Font) -> String) -> String {
    FONTS.iter().fold(String::new(), |all, font| {
        let Font { family, style, weight, .. } = font;
        all + &format!(
            "@font-face{{font-family:\"{family}\";font-style:{style};font-weight:{weight};font-display:swap;src:url({}) format(\"truetype\")}}\n",
            address(font),
        )
    })
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word =
            chunk.iter().fold(0u32, |word, &byte| word << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
        for digit in 0..4 {
            let at = word >> (18 - 6 * digit) & 63;
            text.push(if digit <= chunk.len() { DIGITS[at as usize] as char } else { '=' });
        }
    }
    text
}

/// Puts style and lettering into a board, so that it stands alone.
pub fn styled(board: &str) -> String {
    let open = board.find('>').map_or(0, |at| at + 1);
    let within = |font: &Font| format!("data:font/ttf;base64,{}", base64(font.ttf));
    format!("{}<style>{}{}</style>{}", &board[..open], faces(within), *PICTURE, &board[open..])
}

#[cfg(test)]
mod tests {
    use super::{PICTURE, SHEETS, base64, by_day, stylesheet};

    #[test]
    fn base64_is_the_usual_one() {
        for (plain, coded) in
            [("", ""), ("B", "Qg=="), ("Be", "QmU="), ("Bex", "QmV4"), ("Bexar!", "QmV4YXIh")]
        {
            assert_eq!(base64(plain.as_bytes()), coded);
        }
    }

    #[test]
    fn pictures_need_no_page() {
        assert!(PICTURE.len() > 5_000);
        assert!(!PICTURE.contains("var("), "a variable has no value");
        assert!(!PICTURE.contains("@media") && !PICTURE.contains("color-mix"));
        assert!(stylesheet(|font| font.file.to_owned()).len() < 80_000);
    }

    #[test]
    fn no_rule_reaches_beyond_boards_and_panels() {
        let lines = SHEETS.iter().flat_map(|sheet| sheet.lines());
        let rules = lines.filter(|line| line.contains('{') && !line.starts_with(['@', ' ']));
        for selector in rules.flat_map(|line| line.split('{').next().unwrap_or("").split(',')) {
            let known = [".board", ".panel", ".f-", ":root"];
            assert!(known.iter().any(|own| selector.trim().starts_with(own)), "{selector}");
        }
    }

    #[test]
    fn each_colour_stands_once_with_its_value_by_night() {
        for sheet in SHEETS {
            assert!(!sheet.contains("prefers-color-scheme") && !sheet.contains("data-theme"));
        }
        assert!(!PICTURE.contains("light-dark"));
    }

    #[test]
    fn a_picture_is_drawn_by_day() {
        assert_eq!(by_day("light-dark(#fff6c9, #ffeaa0)"), "#fff6c9");
        assert_eq!(by_day("#2f4a6d"), "#2f4a6d");
    }
}
