//! `bexar completions` and `bexar man`

use game::Lang;

use crate::args;
use crate::help::command;
use crate::output::print;

/// What a shell needs to complete a call.
pub fn run(args: &args::Completions, lang: Lang) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command(lang), "bexar", &mut script);
    print(&String::from_utf8(script)?)
}

/// The manual page: the command, then each of its subcommands.
pub fn man(lang: Lang) -> anyhow::Result<()> {
    let command = command(lang);
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for command in command.get_subcommands().filter(|command| command.get_name() != "help") {
        let name = format!("bexar {}", command.get_name());
        let man = clap_mangen::Man::new(command.clone().display_name(name));
        man.render_name_section(&mut page)?;
        man.render_synopsis_section(&mut page)?;
        man.render_options_section(&mut page)?;
    }
    print(&String::from_utf8(page)?)
}
