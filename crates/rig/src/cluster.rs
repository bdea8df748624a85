//! A PostgreSQL of our own, in a temporary directory, reached through a socket there.

use std::fs::File;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::{programs, unused_name};

/// Nothing is said over the network; many may be connected.
const SETTINGS: [&str; 3] = ["listen_addresses=", "max_connections=300", "log_min_messages=warning"];

/// Ended and removed when it is dropped.
pub struct Cluster {
    directory: PathBuf,
    server: Option<Child>,
    /// Settings besides the usual ones, as `name=value`.
    settings: Vec<String>,
}

/// How it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Whoever is connected is cut off, and everything is put in order.
    Fast,
    /// As if it had crashed.
    Immediate,
}

impl Cluster {
    /// One for tests: as quick as can be. None where PostgreSQL is not installed.
    pub fn start() -> Option<Cluster> {
        // A server that dies does not take with it what the system has been given to write.
        Cluster::with(&["fsync=off", "full_page_writes=off", "synchronous_commit=off"])
    }

    /// One with these settings, as `name=value`.
    pub fn with(settings: &[&str]) -> Option<Cluster> {
        programs()?;
        let directory = std::env::temp_dir().join(unused_name());
        std::fs::create_dir(&directory).expect("a directory");
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        let mut cluster = Cluster { directory, server: None, settings };
        cluster.make_own(&cluster.directory);
        let data = cluster.data();
        let initdb = ["--no-sync", "--auth=trust", "--username=bexar", "--encoding=UTF8", "--locale=C", "-D"];
        run(program("initdb").args(initdb).arg(data));
        cluster.go_on();
        Some(cluster)
    }

    pub fn directory(&self) -> &Path {
        &self.directory
    }

    fn data(&self) -> PathBuf {
        self.directory.join("data")
    }

    /// Makes a database, and tells its address.
    pub fn database(&self, name: &str) -> String {
        create(&self.directory, name);
        url(&self.directory, name)
    }

    /// The same, with its tables in this directory, which belongs to the one who runs PostgreSQL.
    pub fn database_at(&self, name: &str, place: &Path) -> String {
        self.psql("postgres", &format!("CREATE TABLESPACE {name}_place LOCATION '{}'", place.display()));
        self.psql("postgres", &format!("CREATE DATABASE {name} TABLESPACE {name}_place"));
        url(&self.directory, name)
    }

    /// Carries out a statement.
    pub fn psql(&self, database: &str, statement: &str) {
        psql(&self.directory, database, statement);
    }

    /// A new directory beside its own.
    pub fn room(&self, name: &str) -> PathBuf {
        let room = self.directory.join(name);
        std::fs::create_dir(&room).expect("a directory");
        self.make_own(&room);
        room
    }

    /// Gives a directory to the one who runs PostgreSQL.
    pub fn make_own(&self, directory: &Path) {
        if let Some((user, group)) = other_user() {
            chown(directory, Some(user), Some(group)).expect("a directory of its own");
        }
    }

    /// Starts it again after it was stopped; waits until it answers.
    pub fn go_on(&mut self) {
        let log = File::options().create(true).append(true).open(self.directory.join("log")).expect("a log");
        let mut server = program("postgres");
        server.arg("-D").arg(self.data()).arg("-k").arg(&self.directory).stderr(log).stdout(Stdio::null());
        for setting in SETTINGS.iter().copied().chain(self.settings.iter().map(String::as_str)) {
            server.args(["-c", setting]);
        }
        self.server = Some(server.spawn().expect("PostgreSQL starts"));
        while !ready(&self.directory) {
            let gone = self.server.as_mut().and_then(|server| server.try_wait().ok()?);
            assert!(gone.is_none(), "PostgreSQL has ended: {}", self.log());
            std::thread::yield_now();
        }
    }

    /// Waits until it has ended.
    pub fn stop(&mut self, how: Stop) {
        let signal = if how == Stop::Fast { Signal::INT } else { Signal::QUIT };
        if let Some(mut server) = self.server.take() {
            let pid = Pid::from_child(&server);
            kill_process(pid, signal).expect("it is told to end");
            server.wait().expect("it ends");
        }
    }

    /// Its first process, of which all others are children, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.server.as_ref().map(Child::id)
    }

    /// What it has to tell.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.directory.join("log")).unwrap_or_default()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop(Stop::Immediate);
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

/// A program of PostgreSQL's, run by somebody who may: root may not.
fn program(name: &str) -> Command {
    let mut program = Command::new(programs().expect("PostgreSQL is installed").join(name));
    if let Some((user, group)) = other_user() {
        program.uid(user).gid(group);
    }
    // Not in a directory which that user may not enter.
    program.current_dir("/");
    program
}

/// Who runs PostgreSQL, and its group, if we are root.
fn other_user() -> Option<(u32, u32)> {
    rustix::process::getuid().is_root().then(|| {
        let users = std::fs::read_to_string("/etc/passwd").expect("the users of this system");
        let user = users.lines().find_map(|line| line.strip_prefix("postgres:")).expect("a user postgres");
        let mut fields = user.split(':').skip(1).map(|field| field.parse().expect("a number"));
        (fields.next().expect("the user's"), fields.next().expect("the group's"))
    })
}

fn ready(cluster: &Path) -> bool {
    let mut asking = program("pg_isready");
    asking.args(["-q", "-d", "postgres", "-h"]).arg(cluster);
    asking.status().expect("an answer").success()
}

pub fn url(cluster: &Path, name: &str) -> String {
    format!("postgres:///{name}?user=bexar&host={}", cluster.display())
}

pub fn create(cluster: &Path, name: &str) {
    psql(cluster, "postgres", &format!("CREATE DATABASE {name}"));
}

pub fn drop(cluster: &Path, name: &str) {
    psql(cluster, "postgres", &format!("DROP DATABASE {name} WITH (FORCE)"));
}

pub fn psql(cluster: &Path, database: &str, statement: &str) {
    let mut psql = program("psql");
    psql.args(["-q", "-X", "-U", "bexar", "-v", "ON_ERROR_STOP=1", "-h"]).arg(cluster);
    run(psql.args(["-d", database, "-c", statement]));
}

fn run(command: &mut Command) {
    let output = command.output().expect("a program of PostgreSQL's runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {told}");
}
