//! Play does not touch the heap. Alone in its file: the allocator counts for the whole process.

testkit::no_alloc!(courier::State, "letter", 50);
