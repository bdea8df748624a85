//! `bexar admin`

use crate::args::{Admin, Copy};
use crate::output::print;

pub fn run(args: &Admin) -> anyhow::Result<()> {
    match args {
        Admin::Copy(Copy { from, to }) => {
            let rows = server::admin::copy(from, to)?;
            print(&format!("{rows} rows copied\n"))
        }
    }
}
