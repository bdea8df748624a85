//! Games played beforehand.

use std::sync::Arc;

use anyhow::Context;
use fastrand::Rng;
use game::Lang;
use table::Seed;

/// How many different games are played; tables take them in turn.
const GAMES: u64 = 16;

/// A game from its beginning to its end.
pub struct Script {
    pub game: String,
    pub scenario: String,
    pub seed: u64,
    /// Who decides, and what.
    pub decisions: Vec<(&'static str, String)>,
}

impl Script {
    /// Plays games at random.
    pub fn write(game: &str, scenario: &str) -> anyhow::Result<Vec<Arc<Script>>> {
        let entry = shelf::game(game).with_context(|| format!("no such game: {game}"))?;
        let mut scripts = Vec::new();
        for seed in 1..=GAMES {
            let mut board = entry.start(scenario, Seed::from(seed).into())?;
            let mut rng = Rng::with_seed(seed);
            let mut decisions = Vec::new();
            while let Some(seat) = board.awaited().iter().next() {
                let offers = board.offers(seat, Lang::En);
                let decision = offers[rng.usize(..offers.len())].notation.clone();
                board.decide(seat, &decision, Lang::En)?;
                decisions.push((entry.title.seat_id(seat), decision));
            }
            scripts.push(Arc::new(Script {
                game: game.to_owned(),
                scenario: scenario.to_owned(),
                seed,
                decisions,
            }));
        }
        // The longest first: the trials that follow one game to its end take it.
        scripts.sort_by_key(|script| std::cmp::Reverse(script.decisions.len()));
        Ok(scripts)
    }
}
