//! The test kit, tested on a toy: a sound game passes, and every planted fault is caught by name.

mod contract;
mod fault;
mod fuzz;
mod kinds;
mod rules;
mod scripts;
mod text;
mod words;
