//! The charts and tables of the game, from its data.

use game::{Arg, Chart, Phrase};

use crate::data::data;

/// [15.0] [4.0] [5.1] [17.0] What is looked up most.
pub fn charts() -> Vec<Chart> {
    let count = |number: u8| -> Arg { if number == 0 { "–".into() } else { number.into() } };
    let [texian, mexican] = &data().hits;
    let hits = texian.iter().zip(mexican).zip(0u8..);
    let hits = hits.map(|((&texian, &mexican), total)| vec![total.into(), count(texian), count(mexican)]);
    let limits = data().areas.iter().map(|area| {
        let name = Phrase::named("area", area.code).into();
        vec![name, count(area.texian), count(area.mexican), count(area.building)]
    });
    let walls =
        data().walls.iter().map(|wall| vec![Phrase::named("wall", wall.code).into(), count(wall.strength)]);
    let guns = data().guns.iter().zip(1u8..);
    let guns =
        guns.map(|(gun, at)| vec![Phrase::named("gun", at).into(), count(gun.strength), count(gun.hits)]);
    vec![
        Chart::new(
            "chart-hits",
            "15.0",
            "crt",
            &["chart-total", "chart-texian-attack", "chart-mexican-attack"],
        )
        .rows(hits),
        Chart::new(
            "chart-limits",
            "4.0",
            "areas",
            &["chart-area", "side-texan", "side-mexican", "chart-in-buildings"],
        )
        .rows(limits),
        Chart::new("chart-walls", "5.1", "walls", &["chart-wall", "chart-strength"]).rows(walls),
        Chart::new("chart-guns", "17.0", "guns", &["chart-gun", "chart-strength", "chart-gun-hits"])
            .rows(guns),
    ]
}
