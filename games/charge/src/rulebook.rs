//! The rulebook in our words. Generated from `rulebook.toml` and `clauses/*.md` by `cargo xtask gen`.

pub static RULEBOOK: &[game::Clause] = &[];
