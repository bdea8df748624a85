//! `bexar admin`

use std::io::Write;
use std::path::Path;

use anyhow::Context;
use game::{Lang, Phrase};
use server::admin::{self, Copied};

use crate::args::{Admin, Backup, Copy, Export, Import, Reports, Restore};
use crate::output::print;
use crate::settings::Settings;
use crate::text::say;

pub fn run(args: &Admin, lang: Lang) -> anyhow::Result<()> {
    match args {
        Admin::Copy(Copy { from, to }) => tell_copied(&admin::copy(from, to)?, lang),
        Admin::Backup(Backup { kept, to }) => {
            tell_copied(&admin::backup(&Settings::keeping(kept)?.database, to)?, lang)
        }
        Admin::Restore(Restore { kept, from }) => {
            let (copied, fits) = admin::restore(from, &Settings::keeping(kept)?)?;
            tell_copied(&copied, lang)?;
            Ok(fits?)
        }
        Admin::Export(Export { kept, table, person, to }) => {
            let text = admin::export(&Settings::keeping(kept)?, table, person)?;
            write_new(to, &text).with_context(|| to.display().to_string())?;
            tell("admin-exported", text.lines().count() - 1, lang)
        }
        Admin::Reports(Reports { kept }) => {
            let lines = admin::reports(&Settings::keeping(kept)?)?;
            print(&lines.into_iter().map(|line| line + "\n").collect::<String>())
        }
        Admin::Import(Import { kept, file }) => {
            let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
            tell("admin-imported", admin::import(&Settings::keeping(kept)?, &text)? as usize, lang)
        }
    }
}

fn tell(id: &'static str, rows: usize, lang: Lang) -> anyhow::Result<()> {
    print(&(say(lang, &Phrase::new(id).with("rows", rows.to_string())) + "\n"))
}

fn tell_copied(copied: &Copied, lang: Lang) -> anyhow::Result<()> {
    tell("admin-copied", copied.rows as usize, lang)?;
    let Some(key) = &copied.key else { return Ok(()) };
    print(&(say(lang, &Phrase::new("admin-key").with("key", key.as_str())) + "\n"))
}

/// What is exported is for its owner alone.
fn write_new(path: &Path, text: &str) -> std::io::Result<()> {
    admin::private(path)?.write_all(text.as_bytes())
}
