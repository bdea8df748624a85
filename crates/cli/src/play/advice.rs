//! Advice in words: what a general would do, and how the player stands.

use std::sync::atomic::AtomicBool;

use game::{Lang, Phrase};
use table::{Hint, Prospect, Thinking};

use crate::text::say;

/// Thinks on all cores: nobody else does, at a terminal.
pub fn think<T>(job: Thinking<T>) -> T {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    job.run(cores, &AtomicBool::new(false))
}

/// The decisions with what may be expected of them, each with its reason under it.
pub fn hint_text(hint: &Hint, lang: Lang) -> String {
    let mut text = String::new();
    for hinted in &hint.best {
        let about = if hinted.is_chance { "hint-chance" } else { "hint-worth" };
        let about = say(lang, &Phrase::new(about).with("percent", percent(hinted.worth)));
        text += &format!("  {:<24} {} ({about})\n", hinted.offered.notation, hinted.offered.text);
        if let Some(thumb) = &hinted.thumb {
            text += &format!("    {thumb}\n");
        }
    }
    text + &say(lang, &Phrase::new("hint-about").with("games", i64::from(hint.playouts))) + "\n"
}

pub fn chance_text(prospect: &Prospect, lang: Lang) -> String {
    let id = if prospect.points.is_some() { "chance-points" } else { "chance-about" };
    let points = i64::from(prospect.points.unwrap_or(0) + 5).div_euclid(10);
    let phrase = Phrase::new(id)
        .with("percent", percent(prospect.chance))
        .with("error", percent(prospect.error).max(1))
        .with("points", points)
        .with("games", i64::from(prospect.games));
    say(lang, &phrase) + "\n"
}

fn percent(thousandths: u16) -> i64 {
    i64::from((thousandths + 5) / 10)
}
