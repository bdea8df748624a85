//! Geometry of maps: areas and their borders, small sets; no knowledge of any game.
