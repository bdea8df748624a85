//! Thirteen Days of Glory.
