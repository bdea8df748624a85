//! `bexar bench`

use std::time::Duration;

use game::{Lang, Phrase};
use serde::Serialize;
use table::{Growth, Rate};

use crate::args;
use crate::edition;
use crate::output::{print, print_json, rounded, scenario, unknown_scenario};
use crate::text::{decimal, say};

#[derive(Serialize)]
struct Report {
    game: &'static str,
    scenario: String,
    bare: Rate,
    table: Rate,
    mean_inputs: f64,
    max_offer: usize,
    state_bytes: usize,
    copy_ns: f64,
    /// Unless the program was built without counting them.
    #[serde(skip_serializing_if = "Option::is_none")]
    allocations_per_playout: Option<f64>,
    /// Of a `general`, on one core.
    playouts_per_s: f64,
    /// Told to programs only.
    #[serde(skip_serializing_if = "Option::is_none")]
    growth: Option<Growth>,
}

pub fn run(args: &args::Bench, lang: Lang) -> anyhow::Result<()> {
    let entry = edition::chosen(args.game, args.edition.as_ref(), lang)?;
    let scenario = scenario(entry, args.scenario.as_deref());
    let time = Duration::from_secs_f64(args.seconds);
    let bench = entry.bench(&scenario, 1836, time, &allocations).map_err(unknown_scenario(entry, lang))?;
    let playouts = entry.playouts(&scenario, time).map_err(unknown_scenario(entry, lang))?;
    let growth = args.json.then(|| entry.growth(&scenario, time)).transpose();
    let report = Report {
        game: entry.title.id,
        scenario,
        bare: whole(bench.bare),
        table: whole(bench.table),
        mean_inputs: rounded(bench.mean_inputs),
        max_offer: bench.max_offer,
        state_bytes: bench.state_bytes,
        copy_ns: rounded(bench.copy_ns),
        allocations_per_playout: cfg!(feature = "counted").then(|| rounded(bench.allocations_per_playout)),
        playouts_per_s: playouts.round(),
        growth: growth.map_err(unknown_scenario(entry, lang))?,
    };
    if args.json { print_json(&report) } else { print(&page(&report, lang)) }
}

/// How many allocations the program has made so far.
#[cfg(feature = "counted")]
fn allocations() -> usize {
    let stats = crate::ALLOCATOR.stats();
    stats.allocations + stats.reallocations
}

#[cfg(not(feature = "counted"))]
fn allocations() -> usize {
    0
}

fn whole(rate: Rate) -> Rate {
    Rate { games_per_s: rate.games_per_s.round(), inputs_per_s: rate.inputs_per_s.round() }
}

fn page(report: &Report, lang: Lang) -> String {
    let rate = |id: &'static str, rate: Rate| {
        let line = Phrase::new(id)
            .with("games", format!("{:.0}", rate.games_per_s))
            .with("inputs", format!("{:.0}", rate.inputs_per_s));
        say(lang, &line) + "\n"
    };
    let state = Phrase::new("bench-state")
        .with("bytes", report.state_bytes)
        .with("copy", decimal(lang, report.copy_ns, 1))
        .with(
            "allocations",
            report.allocations_per_playout.map_or("–".into(), |count| decimal(lang, count, 2)),
        )
        .with("inputs", decimal(lang, report.mean_inputs, 1))
        .with("offer", report.max_offer);
    let playouts = Phrase::new("bench-playouts").with("playouts", format!("{:.0}", report.playouts_per_s));
    rate("bench-bare", report.bare)
        + &rate("bench-table", report.table)
        + &say(lang, &state)
        + "\n"
        + &say(lang, &playouts)
        + "\n"
}
