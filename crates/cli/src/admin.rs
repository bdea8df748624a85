//! `bexar admin`

use game::{Lang, Phrase};

use crate::args::{Admin, Copy};
use crate::output::print;
use crate::text::say;

pub fn run(args: &Admin, lang: Lang) -> anyhow::Result<()> {
    match args {
        Admin::Copy(Copy { from, to }) => {
            let rows = server::admin::copy(from, to)?;
            print(&(say(lang, &Phrase::new("admin-copied").with("rows", rows.to_string())) + "\n"))
        }
    }
}
