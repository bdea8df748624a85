//! Where the figures come from. Generated from `data/*` by `cargo xtask gen`; do not edit.

use game::{Source, SourceKind, SourcedTable, Sources};

#[rustfmt::skip]
pub(crate) const SOURCES: Sources = Sources {
    all: &[
        Source { id: "battalions", kind: SourceKind::Printed, ruling: None },
        Source { id: "behaviour", kind: SourceKind::Reconstructed, ruling: Some(42) },
        Source { id: "borders", kind: SourceKind::Reconstructed, ruling: Some(39) },
        Source { id: "bowie", kind: SourceKind::Reconstructed, ruling: Some(39) },
        Source { id: "compound", kind: SourceKind::Reconstructed, ruling: Some(39) },
        Source { id: "edge-cover", kind: SourceKind::Reconstructed, ruling: Some(41) },
        Source { id: "edges", kind: SourceKind::Derived, ruling: None },
        Source { id: "fire", kind: SourceKind::Reconstructed, ruling: Some(41) },
        Source { id: "guns", kind: SourceKind::Reconstructed, ruling: Some(40) },
        Source { id: "last-turn", kind: SourceKind::Reconstructed, ruling: Some(43) },
        Source { id: "placement", kind: SourceKind::Printed, ruling: None },
        Source { id: "posts", kind: SourceKind::Reconstructed, ruling: Some(39) },
        Source { id: "sections", kind: SourceKind::Reconstructed, ruling: Some(39) },
        Source { id: "surroundings", kind: SourceKind::Reconstructed, ruling: Some(41) },
    ],
    tables: &[
        SourcedTable { name: "battalions", usual: "battalions", others: &[] },
        SourcedTable { name: "behaviour", usual: "behaviour", others: &[("last_turn", "last-turn")] },
        SourcedTable { name: "borders", usual: "borders", others: &[] },
        SourcedTable { name: "fire", usual: "fire", others: &[] },
        SourcedTable { name: "guns", usual: "guns", others: &[] },
        SourcedTable { name: "placement", usual: "placement", others: &[] },
        SourcedTable { name: "posts", usual: "posts", others: &[("Bowie", "bowie")] },
        SourcedTable { name: "sections", usual: "sections", others: &[] },
        SourcedTable { name: "zones", usual: "compound", others: &[("N1", "edge-cover"), ("S1", "edges"), ("O1", "edges"), ("E1", "edge-cover"), ("N2", "edges"), ("S2", "edge-cover"), ("O2", "edge-cover"), ("E2", "edges"), ("N3", "edges"), ("S3", "edge-cover"), ("O3", "edge-cover"), ("E3", "edges"), ("N4", "edges"), ("S4", "edge-cover"), ("O4", "edge-cover"), ("E4", "edges"), ("N5", "edges"), ("S5", "edges"), ("O5", "edges"), ("E5", "edges"), ("N6", "edge-cover"), ("S6", "edge-cover"), ("O6", "edges"), ("E6", "edge-cover"), ("fNW", "surroundings"), ("fW4", "surroundings"), ("fW3", "surroundings"), ("fW2", "surroundings"), ("fW1", "surroundings"), ("fSW", "surroundings"), ("fN1", "surroundings"), ("fN2", "surroundings"), ("fN3", "surroundings"), ("fN4", "surroundings"), ("fE1", "surroundings"), ("fE2", "surroundings"), ("fSE", "surroundings"), ("fPA", "surroundings"), ("fLU", "surroundings"), ("LAK", "surroundings")] },
    ],
};
