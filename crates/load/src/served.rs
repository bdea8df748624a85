//! The server that is measured: a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::Context;

/// A directory for a database, which goes away with this.
pub struct Place(PathBuf);

impl Place {
    pub fn new() -> anyhow::Result<Place> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("bexar-load-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path)?;
        Ok(Place(path))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program, serving.
pub struct Served {
    child: Child,
    pub address: SocketAddr,
}

impl Served {
    pub fn start(program: &Path, place: &Place) -> anyhow::Result<Served> {
        let mut child = Command::new(program)
            .args(["serve", "--bind", "127.0.0.1:0", "--allow-seeds", "--database"])
            .arg(place.0.join("tables.db"))
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("standard output")?).read_line(&mut line)?;
        let address = line.trim().strip_prefix("http://").context("no address")?.parse()?;
        Ok(Served { child, address })
    }

    /// The processor time it has taken so far, its own and the system's for it, in seconds.
    pub fn cpu(&self) -> anyhow::Result<f64> {
        // Counted in hundredths of a second, whatever the machine.
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields = stat.rsplit_once(") ").context("/proc/PID/stat")?.1.split(' ');
        let ticks: Result<Vec<u64>, _> = fields.skip(11).take(2).map(str::parse).collect();
        Ok(ticks?.iter().sum::<u64>() as f64 / 100.0)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
