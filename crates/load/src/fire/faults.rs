//! What goes wrong.

use std::fs::{File, remove_file};
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use anyhow::Result;
use fastrand::Rng;
use rig::{Cluster, Stop};
use tokio::time::sleep;

use super::{Field, Report};

/// The disk on which the tables of the database stand.
const DISK: &str = "size=256m";

pub struct Fire {
    cluster: Cluster,
    pub database: String,
    /// A small disk, where one can be had.
    disk: Option<Disk>,
    rng: Rng,
}

impl Fire {
    pub fn at(cluster: Cluster, seed: u64) -> Fire {
        let disk = Disk::mount(&cluster);
        let database = match &disk {
            Some(disk) => cluster.database_at("fire", &disk.0),
            None => {
                eprintln!("no small disk can be had here (it takes root): no disk fills up");
                cluster.database("fire")
            }
        };
        Fire { cluster, database, disk, rng: Rng::with_seed(seed ^ 0xf12e) }
    }

    /// The file of the key with which the servers seal what they keep.
    pub fn key(&self) -> PathBuf {
        self.cluster.directory().join("key")
    }

    /// One thing goes wrong, and is put right after a moment; some servers stay dead until the next time.
    pub async fn rage(&mut self, field: &Field) -> Result<()> {
        Report::count(&field.report.faults);
        let victim = self.rng.usize(..field.servers.count());
        let moment = Duration::from_millis(self.rng.u64(50..1500));
        match self.rng.u32(..10) {
            0..=3 => {
                field.servers.kill(victim);
                sleep(moment).await;
            }
            4 | 5 => {
                field.servers.hold(victim, true);
                sleep(moment * 2).await;
                field.servers.hold(victim, false);
            }
            6 | 7 => self.cluster.psql(
                "postgres",
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE application_name = 'bexar' AND random() < 0.6",
            ),
            8 => {
                let how = if self.rng.bool() { Stop::Immediate } else { Stop::Fast };
                self.cluster.stop(how);
                sleep(moment).await;
                self.cluster.go_on();
            }
            _ => {
                if let Some(disk) = &self.disk {
                    disk.fill()?;
                    sleep(moment * 2).await;
                    disk.empty()?;
                }
            }
        }
        field.servers.revive()
    }

    /// Everything is put right.
    pub fn go_out(&mut self, field: &Field) -> Result<()> {
        field.servers.revive()
    }
}

/// A disk can be taken away when nobody uses it any more.
impl Drop for Fire {
    fn drop(&mut self) {
        self.cluster.stop(Stop::Immediate);
        self.disk = None;
    }
}

/// A file system of its own in memory.
struct Disk(PathBuf);

impl Disk {
    fn mount(cluster: &Cluster) -> Option<Disk> {
        let place = cluster.room("disk");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", DISK, "tmpfs"]).arg(&place).output();
        if !mounted.is_ok_and(|mounted| mounted.status.success()) {
            return None;
        }
        cluster.make_own(&place);
        Some(Disk(place))
    }

    fn ballast(&self) -> PathBuf {
        self.0.join("ballast")
    }

    fn fill(&self) -> Result<()> {
        let mut ballast = File::create(self.ballast())?;
        let block = vec![0; 64 * 1024];
        while ballast.write_all(&block).is_ok() {}
        Ok(())
    }

    fn empty(&self) -> Result<()> {
        Ok(remove_file(self.ballast())?)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}
