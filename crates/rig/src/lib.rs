//! What tests and trials of a server stand on: places for databases, and a PostgreSQL of their own.
//!
//! Tests that keep something ask for a [`Place`]. By itself that is a file for SQLite. A test program that calls [`again_on_postgres`] in
//! one of its tests runs all others a second time, with a database in a fresh PostgreSQL for each place.

mod cluster;

use std::path::{Path, PathBuf};
use std::process::Command;

pub use cluster::{Cluster, Stop};

/// The directory of the PostgreSQL on which this program is run again.
const AGAIN: &str = "BEXAR_TEST_POSTGRES";

/// Where a test keeps its tables. It goes away with this.
pub struct Place {
    directory: PathBuf,
    /// The cluster, and the name of a database there.
    database: Option<(PathBuf, String)>,
}

impl Place {
    pub fn new() -> Place {
        let name = unused_name();
        let directory = std::env::temp_dir().join(&name);
        std::fs::create_dir(&directory).expect("a directory");
        let database = std::env::var_os(AGAIN).map(|cluster| (PathBuf::from(cluster), name));
        if let Some((cluster, name)) = &database {
            cluster::create(cluster, name);
        }
        Place { directory, database }
    }

    /// The address of the database, as the server reads it.
    pub fn url(&self) -> String {
        match &self.database {
            Some((cluster, name)) => cluster::url(cluster, name),
            None => self.file("tables.db").display().to_string(),
        }
    }

    /// A file in the same place.
    pub fn file(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    /// Carries out a statement in a database of PostgreSQL; tells whether it is one.
    pub fn psql(&self, statement: &str) -> bool {
        let Some((cluster, name)) = &self.database else { return false };
        cluster::psql(cluster, name, statement);
        true
    }
}

impl Default for Place {
    fn default() -> Place {
        Place::new()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.directory);
        if let Some((cluster, name)) = &self.database {
            cluster::drop(cluster, name);
        }
    }
}

/// Whether this program is run again, on PostgreSQL.
pub fn is_on_postgres() -> bool {
    std::env::var_os(AGAIN).is_some()
}

/// How often to try what is tried many times over and hardly depends on the database: less often on PostgreSQL.
pub fn fewer(often: usize) -> usize {
    if is_on_postgres() { often / 10 } else { often }
}

/// Runs all other tests of this program again, on PostgreSQL. `test`: the name of the test that asks for it.
///
/// # Panics
/// If one of them fails; and if there is no PostgreSQL while `CI` is set. Elsewhere it says so, and that is all.
pub fn again_on_postgres(test: &str) {
    if is_on_postgres() {
        return;
    }
    let Some(cluster) = Cluster::start() else {
        assert!(std::env::var_os("CI").is_none(), "PostgreSQL is not installed");
        eprintln!("PostgreSQL is not installed (apt-get install postgresql): its tests are left out");
        return;
    };
    let program = std::env::current_exe().expect("this program");
    let mut again = Command::new(program);
    again.args(["--skip", test]).env(AGAIN, cluster.directory());
    let output = again.output().expect("it runs");
    let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "on PostgreSQL:\n{told}");
    // Whoever wants to read it asks for it: `cargo test -- --nocapture`.
    println!("on PostgreSQL:\n{told}");
}

/// A name that nobody else uses.
fn unused_name() -> String {
    format!("bexar_{}_{:016x}", std::process::id(), fastrand::u64(..))
}

/// The newest PostgreSQL that is installed and new enough.
fn programs() -> Option<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    let version = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let new_enough = installed.filter_map(|entry| Some((version(&entry.path())?, entry.path())));
    let newest = new_enough.filter(|&(version, _)| version >= 15).max()?;
    Some(newest.1.join("bin"))
}
