pub static RULEBOOK: &[game::Clause] = &[];
