//! The toy does not allocate in play; with that fault planted, it is found out. Alone in its file: the allocator
//! counts for the whole process.

use std::alloc::System;
use std::panic::catch_unwind;

use testkit::assert_no_alloc;
use testkit::stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[path = "toy/fault.rs"]
mod fault;
#[path = "toy/kinds.rs"]
mod kinds;
#[path = "toy/rules.rs"]
mod rules;
#[path = "toy/text.rs"]
mod text;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn only_playouts_that_allocate_are_found_out() {
    assert_no_alloc::<rules::State>(ALLOCATOR, "None", 100);
    assert!(catch_unwind(|| assert_no_alloc::<rules::State>(ALLOCATOR, "Allocates", 100)).is_err());
}
