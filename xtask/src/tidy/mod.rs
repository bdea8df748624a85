//! The rules that the tree keeps about itself. Each check tells all its faults as `file:line: what`.

mod clauses;
mod crates;
mod dependencies;
mod messages;
mod paths;
mod plan;
mod rows;
mod sources;
mod stale;
mod terms;
mod tests;

use crate::Tree;

/// A check of the whole tree.
pub type Check = fn(&Tree) -> Vec<String>;

/// Every check, by name.
pub const CHECKS: [(&str, Check); 24] = [
    ("generated files are fresh", stale::generated),
    ("rulebooks are sound, and told in every language", clauses::books),
    ("lessons are sound, and part of the program", clauses::lessons),
    ("citations name known clauses", clauses::citations),
    ("done clauses have code and an example", clauses::done),
    ("rulings exist", clauses::rulings),
    ("every datum has a known source", rows::sources),
    ("every language has the same messages", messages::languages),
    ("messages read well", messages::reading),
    ("there is one word for each thing", terms::one_word_each),
    ("Spanish texts have no English words", terms::no_english),
    ("messages that are named exist", messages::named),
    ("messages that exist are used", messages::used),
    ("crates depend the right way", crates::arrows),
    ("crates share the lints", crates::lints),
    ("dependencies are used", dependencies::used),
    ("every game is optimised", crates::optimised),
    ("modules say what they are, and keep to size", sources::modules),
    ("nothing is half done", sources::banned),
    ("games have the same rooms", plan::rooms),
    ("a module with children is one folder", plan::folders),
    ("no test or module is forgotten", tests::forgotten),
    ("documents are told in every language", paths::languages),
    ("documents name no machine, and the test command", paths::documents),
];

/// The faults of all checks.
pub fn faults(tree: &Tree) -> Vec<String> {
    CHECKS.iter().flat_map(|(_, check)| check(tree)).collect()
}
