//! Where the figures come from. Generated from `data/*` by `cargo xtask gen`; do not edit.

use game::{Source, SourceKind, SourcedTable, Sources};

#[rustfmt::skip]
pub(crate) const SOURCES: Sources = Sources {
    all: &[
        Source { id: "cazadores", kind: SourceKind::Reconstructed, ruling: Some(29) },
        Source { id: "chapel-gun", kind: SourceKind::Reconstructed, ruling: Some(31) },
        Source { id: "chapel-wall", kind: SourceKind::Reconstructed, ruling: Some(30) },
        Source { id: "columns", kind: SourceKind::Reconstructed, ruling: Some(29) },
        Source { id: "companies", kind: SourceKind::Reconstructed, ruling: Some(29) },
        Source { id: "guns", kind: SourceKind::Reconstructed, ruling: Some(31) },
        Source { id: "leaders", kind: SourceKind::Reconstructed, ruling: Some(31) },
        Source { id: "map", kind: SourceKind::Reconstructed, ruling: Some(30) },
        Source { id: "named-areas", kind: SourceKind::Reconstructed, ruling: Some(30) },
        Source { id: "tables", kind: SourceKind::Reconstructed, ruling: Some(32) },
        Source { id: "walls", kind: SourceKind::Reconstructed, ruling: Some(30) },
    ],
    tables: &[
        SourcedTable { name: "areas", usual: "map", others: &[("CH", "named-areas"), ("CR", "named-areas"), ("RA", "named-areas"), ("RB", "named-areas")] },
        SourcedTable { name: "borders", usual: "map", others: &[] },
        SourcedTable { name: "crt", usual: "tables", others: &[] },
        SourcedTable { name: "guns", usual: "guns", others: &[("6", "chapel-gun")] },
        SourcedTable { name: "units", usual: "companies", others: &[("Ald", "columns"), ("SL1", "columns"), ("Tol", "columns"), ("SL2", "columns"), ("Mat", "columns"), ("Jim", "columns"), ("Caz", "cazadores"), ("Zap", "columns"), ("Gra", "columns"), ("Travis", "leaders"), ("Crockett", "leaders")] },
        SourcedTable { name: "walls", usual: "walls", others: &[("w_chapel", "chapel-wall")] },
    ],
};
