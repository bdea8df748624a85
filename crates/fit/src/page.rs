//! A file of weights.

use std::fmt::Write as _;

use game::{Fitted, Table};

use crate::Effort;
use crate::solve::Fit;

/// The command that makes the files of a game.
pub fn command(game: &str, effort: Effort) -> String {
    format!("cargo xtask fit {game} --games {} --seed {}", effort.games, effort.seed)
}

pub(crate) fn page<G: Fitted>(table: &Table, effort: Effort, fits: &[Fit]) -> String {
    let mut page = format!("# Made by `{}`.\n", command(G::TITLE.id, effort));
    page += "# In ten-thousandths of log-odds. Every sixth game was left out, to try the weights on; the mean square error there, and that of always saying the mean:\n";
    for (column, fit) in table.columns.iter().zip(fits) {
        let Fit { positions, error, blind, .. } = fit;
        writeln!(page, "# {column}: {error:.4}, {blind:.4}, from {positions} positions")
            .expect("checked: a string takes all");
    }
    writeln!(page, "# item,{}", table.columns.join(",")).expect("checked: a string takes all");
    for (row, item) in (table.items)().iter().enumerate() {
        page += item;
        for fit in fits {
            write!(page, ",{}", fit.weights[row]).expect("checked: a string takes all");
        }
        page.push('\n');
    }
    page
}
