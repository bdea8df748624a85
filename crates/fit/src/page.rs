//! A file of weights.

use std::fmt::Write as _;

use game::{Fitted, Table};

use crate::Effort;
use crate::fit::Fit;

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
    let with_units = if table.units > 0 { format!(" and its {} units", table.units) } else { String::new() };
    let columns: Vec<String> = table.columns.iter().map(|column| format!("{column}{with_units}")).collect();
    writeln!(page, "# item,{}", columns.join(",")).expect("checked: a string takes all");
    let last = (table.units > 0).then(|| "units".to_owned());
    for (row, item) in (table.items)().into_iter().chain(last).enumerate() {
        page += &item;
        for weight in fits.iter().flat_map(|fit| &fit.rows[row]) {
            write!(page, ",{weight}").expect("checked: a string takes all");
        }
        page.push('\n');
    }
    page
}
