//! Tidy: the tree keeps its own rules, and the checks find what breaks them.

mod here;
mod planted;
