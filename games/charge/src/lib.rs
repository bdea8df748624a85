//! Charge at the Alamo: the assault of 6 March 1836, by areas.
