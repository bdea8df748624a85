//! The charts and tables of the game, from its data.

use game::{Arg, Chart, Phrase};

use crate::data::data;

/// In the order of the data.
const EDGES: [&str; 4] = ["N", "E", "S", "O"];

/// [3c] [3.2c] [7a] What is added to a die, and what is taken away.
const FIRE: [(&str, i8); 5] = [
    ("chart-near-infantry", 1),
    ("chart-near-cannon", 2),
    ("chart-near-eighteen", 3),
    ("chart-three-mexicans", 1),
    ("chart-need-cover", -2),
];
const MORALE: [(&str, i8); 6] = [
    ("chart-by-cannon", -2),
    ("chart-by-eighteen", -3),
    ("chart-by-two", -1),
    ("chart-by-three", -2),
    ("chart-militia", -1),
    ("chart-entering", -1),
];
const MELEE: [(&str, i8); 6] = [
    ("chart-two-together", 1),
    ("chart-three-together", 2),
    ("chart-cannon-loaded", 2),
    ("chart-texans-defend", 1),
    ("chart-mexican-foot", 1),
    ("chart-mexican-horse", 2),
];

/// What is looked up most.
pub fn charts() -> Vec<Chart> {
    let edge = |index: u8| -> Arg { Phrase::named("edge", EDGES[usize::from(index)]).into() };
    let placement =
        data().column_edges.iter().zip(&data().reserve_edges).zip(1u8..).map(|((columns, reserve), die)| {
            let mut row = vec![die.into()];
            row.extend(columns.iter().map(|&index| edge(index)));
            row.push(Arg::List(
                reserve.iter().map(|&index| Phrase::named("edge", EDGES[usize::from(index)])).collect(),
            ));
            row
        });
    let mut entry = Chart::new("chart-placement", "1.3.6", "placement", &["chart-die"]).rows(placement);
    entry.head.extend((1u8..=4).map(|column| Phrase::new("chart-column").with("column", column).into()));
    entry.head.push(Phrase::new("chart-reserve").into());
    vec![
        modifiers("chart-fire", "3c", &FIRE),
        modifiers("chart-morale", "3.2c", &MORALE),
        modifiers("chart-melee", "7a", &MELEE),
        entry,
    ]
}

fn modifiers(title: &'static str, rule: &'static str, rows: &'static [(&'static str, i8)]) -> Chart {
    let signed = |by: i8| if by > 0 { format!("+{by}") } else { format!("−{}", -by) };
    let rows = rows.iter().map(|&(what, by)| vec![Phrase::new(what).into(), signed(by).into()]);
    Chart::new(title, rule, "", &["chart-what", "chart-by"]).rows(rows)
}
