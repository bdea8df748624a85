//! Work on the project itself. `cargo xtask gen` writes the generated files; `cargo xtask tidy` and
//! `cargo test -p xtask` check that the tree keeps its own rules.

pub mod coverage;
pub mod data;
pub mod deb;
pub mod generate;
pub mod licences;
pub mod printed;
pub mod rules;
pub mod rust;
pub mod sources;
pub mod speed;
pub mod strength;
pub mod table;
pub mod thumbs;
pub mod tidy;
pub mod tree;

pub use tree::Tree;
