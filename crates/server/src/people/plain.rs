//! What people write, made plain: a name, a line of chat. Markup needs no care here, as whatever shows text escapes it; this takes out what
//! would make text look like what it is not.

/// How many marks may stand on one letter: more are drawn over the lines above and below.
const MOST_MARKS: usize = 2;

/// The text on one line, without what cannot be seen or turns the direction of what follows, cut to this many letters. None if nothing
/// is left.
pub fn line(text: &str, longest: usize) -> Option<String> {
    let mut plain = String::new();
    let (mut letters, mut marks) = (0, 0);
    for letter in text.chars() {
        if is_mark(letter) {
            marks += 1;
            if marks > MOST_MARKS || plain.is_empty() || plain.ends_with(' ') {
                continue;
            }
        } else if letter.is_whitespace() || letter.is_control() {
            if !plain.is_empty() && !plain.ends_with(' ') {
                plain.push(' ');
                letters += 1;
            }
            continue;
        } else if is_unseen(letter) {
            continue;
        } else {
            marks = 0;
        }
        if letters >= longest {
            break;
        }
        plain.push(letter);
        letters += 1;
    }
    let plain = plain.trim_end();
    (!plain.is_empty()).then(|| plain.to_owned())
}

/// Combining marks.
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// What is not drawn: letters that join, turn or fill, those of private use, and what is no letter at all.
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        let cases = [
            ("  Juan \t\r\n Seguín  ", "Juan Seguín"),
            ("<b>Travis</b>", "<b>Travis</b>"),
            ("\u{202e}sivarT\u{202c}", "sivarT"),
            ("a\u{200b}\u{feff}\u{2066}b", "ab"),
            ("Z\u{301}\u{302}\u{303}\u{304}\u{305}algo", "Z\u{301}\u{302}algo"),
            ("\u{301}a", "a"),
            ("\u{0}\u{7}Bowie\u{1b}[31m", "Bowie [31m"),
            ("אברהם", "אברהם"),
        ];
        for (written, plain) in cases {
            assert_eq!(line(written, 30).as_deref(), Some(plain), "{written:?}");
        }
        for nothing in ["", " \n", "\u{200d}\u{202e}", "\u{3164}\u{2800}", "\u{e0041}", "\u{301}"] {
            assert_eq!(line(nothing, 30), None, "{nothing:?}");
        }
    }

    #[test]
    fn what_is_long_is_cut() {
        assert_eq!(line(&"ñ".repeat(70_000), 24), Some("ñ".repeat(24)));
        assert_eq!(line("four and twenty", 5).as_deref(), Some("four"));
        for seed in 0..2_000 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let text: String = (0..60).map(|_| rng.char(..)).collect();
            let plain = line(&text, 20).unwrap_or_default();
            assert!(plain.chars().count() <= 20);
            assert_eq!(line(&plain, 20).unwrap_or_default(), plain, "what is plain stays as it is: {text:?}");
        }
    }
}
