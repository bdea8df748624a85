//! The server that is measured: a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::Context;
use rustix::process::{Pid, Signal, kill_process};

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

impl Place {
    /// The address of the database there.
    pub fn database(&self) -> String {
        self.0.join("tables.db").display().to_string()
    }

    /// The file of its key.
    pub fn key(&self) -> PathBuf {
        self.0.join("key")
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
    /// With this database, and the key in this file.
    pub fn start(program: &Path, database: &str, key: &Path) -> anyhow::Result<Served> {
        Served::with(program, database, key, &[])
    }

    /// The same, with these settings besides.
    pub fn with(program: &Path, database: &str, key: &Path, settings: &[&str]) -> anyhow::Result<Served> {
        let mut child = Command::new(program)
            .args(["serve", "--bind", "127.0.0.1:0", "--allow-seeds", "--database"])
            .arg(database)
            .arg("--key-file")
            .arg(key)
            .args(settings)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("standard output")?).read_line(&mut line)?;
        let address = line.trim().strip_prefix("http://").context("no address")?.parse()?;
        Ok(Served { child, address })
    }

    /// Holds it up, as if its machine had stopped for a while; or lets it go on.
    pub fn hold(&self, held: bool) {
        let signal = if held { Signal::STOP } else { Signal::CONT };
        // It may have ended.
        let _ = kill_process(Pid::from_child(&self.child), signal);
    }

    /// The processor time it has taken so far, its own and the system's for it, in seconds.
    pub fn cpu(&self) -> anyhow::Result<f64> {
        cpu_of(self.child.id())
    }

    /// The memory it has in use, in bytes.
    pub fn memory(&self) -> anyhow::Result<u64> {
        let about = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = about.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse::<u64>()? * 1024)
    }
}

/// The processor time of a process, in seconds.
pub fn cpu_of(process: u32) -> anyhow::Result<f64> {
    // Counted in hundredths of a second, whatever the machine.
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let fields = stat.rsplit_once(") ").context("/proc/PID/stat")?.1.split(' ');
    let ticks: Result<Vec<u64>, _> = fields.skip(11).take(2).map(str::parse).collect();
    Ok(ticks?.iter().sum::<u64>() as f64 / 100.0)
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
