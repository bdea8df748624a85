//! What a site can hold, measured and calculated: `scale target/dist/bexar`. See [`load::scale`].

use std::path::PathBuf;

use clap::Parser;
use load::scale::{Costs, Shared, costs, shared};

/// Measures what the parts of a large site cost, and calculates what follows.
#[derive(Parser)]
struct Args {
    /// The program, built with `--features hosting`.
    program: PathBuf,
    #[arg(long, default_value = "texas-glory/1836")]
    game: String,
    /// How many servers share a PostgreSQL, trial by trial.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3")]
    servers: Vec<usize>,
}

/// What the calculation assumes. A server of four cores: two play, two think. No more than this share of anything is used.
const CORES_TO_PLAY: f64 = 2.0;
const CORES_TO_THINK: f64 = 2.0;
const DATABASE_CORES: f64 = 8.0;
const SHARE: f64 = 0.6;
const MEMORY: f64 = 8e9;
/// A person decides once in this many seconds.
const PACE: f64 = 10.0;

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let Args { program, game, servers } = Args::parse();
    let costs = costs(&program, &game).await?;
    tell_costs(&game, &costs);
    let mut curve = Vec::new();
    for servers in servers {
        curve.extend(shared(&program, &game, servers).await?);
    }
    tell_curve(&curve);
    tell_model(&costs, &curve);
    Ok(())
}

fn tell_costs(game: &str, costs: &Costs) {
    let Costs {
        moved,
        table_memory,
        told,
        silent_minute,
        listener_memory,
        hint,
        general,
        finished,
        running,
        opened,
    } = costs;
    println!("| What ({game}; hints and generals in Charge) | Cost |\n|---|---|");
    println!(
        "| a move: decided, stored in SQLite, answered, both pages told | {:.3} ms of a core |",
        moved * 1e3
    );
    println!("| one more page to be told of a move | {:.1} µs of a core |", told * 1e6);
    println!("| one more page that listens in silence, a minute | {:.1} µs of a core |", silent_minute * 1e6);
    println!("| one more page that listens | {:.1} kB of memory |", listener_memory / 1e3);
    println!("| one more table in memory, with two who listen | {:.1} kB of memory |", table_memory / 1e3);
    println!(
        "| opening a table that is not in memory, at the end of a long game | {:.2} ms of a core |",
        opened * 1e3
    );
    println!("| a hint | {hint:.2} s of a core |");
    println!("| a general's decision | {general:.2} s of a core |");
    println!("| a finished game, stored | {:.1} kB |", finished / 1e3);
    println!("| a game in its middle, stored | {:.1} kB |", running / 1e3);
}

fn tell_curve(curve: &[Shared]) {
    println!(
        "\n| Servers | Moves/s here | p50, ms | CPU of the servers a move, ms | of PostgreSQL a move, ms | by the model |\n|---|---|---|---|---|---|"
    );
    let model = Model::of(curve);
    for one in curve {
        println!(
            "| {} | {:.0} | {:.1} | {:.3} | {:.3} | {:.3} |",
            one.servers,
            one.rate,
            one.p50 * 1e3,
            one.servers_cpu * 1e3,
            one.database_cpu * 1e3,
            model.servers_cpu(one.servers as f64) * 1e3,
        );
    }
}

/// A move costs its server something, and every other server a little, who is told of it.
struct Model {
    own: f64,
    other: f64,
    database: f64,
}

impl Model {
    /// The straight line through what was measured.
    fn of(curve: &[Shared]) -> Model {
        let count = (curve.len() as f64).max(1.0);
        let mean = |of: &dyn Fn(&Shared) -> f64| curve.iter().map(of).sum::<f64>() / count;
        let (others, cpu) = (mean(&|one| one.servers as f64 - 1.0), mean(&|one| one.servers_cpu));
        let spread = mean(&|one| (one.servers as f64 - 1.0 - others).powi(2));
        let rise = mean(&|one| (one.servers as f64 - 1.0 - others) * (one.servers_cpu - cpu));
        let other = if spread > 0.0 { (rise / spread).max(0.0) } else { 0.0 };
        Model { own: cpu - other * others, other, database: mean(&|one| one.database_cpu) }
    }

    /// What a move costs all servers together, if there are this many.
    fn servers_cpu(&self, servers: f64) -> f64 {
        self.own + self.other * (servers - 1.0)
    }
}

fn tell_model(costs: &Costs, curve: &[Shared]) {
    let model = Model::of(curve);
    println!(
        "\n| Servers | Moves/s: servers | Moves/s: PostgreSQL | Persons who play | Pages open | Persons against a general |\n|---|---|---|---|---|---|"
    );
    for servers in [1.0, 3.0, 10.0] {
        let by_servers = servers * CORES_TO_PLAY * SHARE / model.servers_cpu(servers);
        let by_database = DATABASE_CORES * SHARE / model.database;
        let moves = by_servers.min(by_database);
        let pages = servers * MEMORY * SHARE / (costs.listener_memory + costs.table_memory / 2.0);
        let thinkers = servers * CORES_TO_THINK * SHARE / costs.general * PACE;
        println!(
            "| {servers} | {by_servers:.0} | {by_database:.0} | {:.0} | {pages:.0} | {thinkers:.0} |",
            moves * PACE
        );
    }
}
