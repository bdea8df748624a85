//! The games on the shelf: the one place that names them all.
