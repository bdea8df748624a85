//! Play does not touch the heap. Alone in its file: the allocator counts for the whole process.

testkit::no_alloc!(the_alamo::State, "assault", 3);
