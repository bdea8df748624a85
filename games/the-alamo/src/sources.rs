//! Where the figures come from. Generated from `data/*` by `cargo xtask gen`; do not edit.

use game::{Source, SourceKind, SourcedTable, Sources};

#[rustfmt::skip]
pub(crate) const SOURCES: Sources = Sources {
    all: &[
        Source { id: "areas", kind: SourceKind::Reconstructed, ruling: Some(24) },
        Source { id: "breach-row", kind: SourceKind::Reconstructed, ruling: Some(16) },
        Source { id: "clear-row", kind: SourceKind::Reconstructed, ruling: Some(1) },
        Source { id: "columns", kind: SourceKind::Reconstructed, ruling: Some(6) },
        Source { id: "crt", kind: SourceKind::Printed, ruling: None },
        Source { id: "garrison", kind: SourceKind::Reconstructed, ruling: Some(6) },
        Source { id: "guns", kind: SourceKind::Reconstructed, ruling: Some(23) },
        Source { id: "leaders", kind: SourceKind::Reconstructed, ruling: Some(23) },
        Source { id: "map", kind: SourceKind::Reconstructed, ruling: Some(24) },
        Source { id: "no-row", kind: SourceKind::Reconstructed, ruling: Some(31) },
        Source { id: "tec", kind: SourceKind::Printed, ruling: None },
        Source { id: "track", kind: SourceKind::Printed, ruling: None },
        Source { id: "walls", kind: SourceKind::Reconstructed, ruling: Some(24) },
    ],
    tables: &[
        SourcedTable { name: "batteries", usual: "guns", others: &[] },
        SourcedTable { name: "crt", usual: "crt", others: &[] },
        SourcedTable { name: "entries", usual: "areas", others: &[] },
        SourcedTable { name: "hexes", usual: "map", others: &[] },
        SourcedTable { name: "hexsides", usual: "walls", others: &[] },
        SourcedTable { name: "leaders", usual: "leaders", others: &[] },
        SourcedTable { name: "terrain", usual: "tec", others: &[("clear", "clear-row"), ("ramp", "no-row"), ("breach", "clear-row"), ("impassable", "breach-row"), ("interior", "breach-row")] },
        SourcedTable { name: "turns", usual: "track", others: &[] },
        SourcedTable { name: "units", usual: "columns", others: &[("TennA", "garrison"), ("ForsA", "garrison"), ("GreysA", "garrison"), ("GreysB", "garrison"), ("GonzA", "garrison"), ("BakerA", "garrison"), ("ForsB", "garrison"), ("GreysC", "garrison"), ("GonzB", "garrison"), ("WhiteA", "garrison"), ("WhiteB", "garrison"), ("BakerB", "garrison"), ("ForsC", "garrison"), ("GonzC", "garrison"), ("TennB", "garrison"), ("WhiteC", "garrison"), ("BakerC", "garrison"), ("DickA", "garrison"), ("CareyA", "garrison"), ("CareyB", "garrison"), ("CareyC", "garrison"), ("DickB", "garrison"), ("Tejanos", "garrison"), ("CareyD", "garrison"), ("Engineers", "garrison"), ("HQ", "garrison"), ("CareyE", "garrison"), ("Hospital", "garrison"), ("Horse", "garrison")] },
    ],
};
