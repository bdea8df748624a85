//! Playouts do not touch the heap.

testkit::no_alloc!(texas_glory::State, "campaign", 30);
