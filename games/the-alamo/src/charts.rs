//! The charts and tables of the game, from its data.

use game::{Arg, Chart, Phrase};

use crate::data::data;

/// [8.8-a] [5.7-a] [16.2] What is looked up most.
pub fn charts() -> Vec<Chart> {
    let sign = |sign: char| -> Arg { if sign == '-' { "–".into() } else { sign.to_string().into() } };
    let results = data().results.iter().zip(1u8..).map(|(row, die)| {
        let cells = row.iter().map(|&result| sign(result));
        std::iter::once(die.into()).chain(cells).collect()
    });
    let whether = |holds: bool| -> Arg { Phrase::new(if holds { "chart-yes" } else { "chart-no" }).into() };
    let terrain = data().terrains.iter().map(|data| {
        let cost = data.cost.map_or_else(|| "–".into(), Arg::from);
        let name = Phrase::named("terrain", data.code).into();
        vec![name, cost, whether(data.artillery), whether(data.zoc), whether(data.melee), data.shift.into()]
    });
    let withdrawal =
        data().withdrawal.iter().zip(1u8..).map(|(&losses, turn)| vec![turn.into(), losses.into()]);
    let mut table = Chart::new("chart-results", "8.8-a", "crt", &["chart-die"]).rows(results);
    table.head.extend((1u8..=10).map(Arg::from));
    vec![
        table,
        Chart::new(
            "chart-terrain",
            "5.7-a",
            "terrain",
            &["chart-hexside", "chart-cost", "chart-for-guns", "chart-control", "chart-melee", "chart-row"],
        )
        .rows(terrain),
        Chart::new("chart-withdrawal", "16.2", "turns", &["chart-turn", "chart-losses"]).rows(withdrawal),
    ]
}
