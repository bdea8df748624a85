//! The map is whole, legible and small.
