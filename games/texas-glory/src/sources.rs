//! Where the figures come from. Generated from `data/*` by `cargo xtask gen`; do not edit.

use game::{Source, SourceKind, SourcedTable, Sources};

#[rustfmt::skip]
pub(crate) const SOURCES: Sources = Sources {
    all: &[
        Source { id: "block", kind: SourceKind::Reconstructed, ruling: Some(3) },
        Source { id: "block-gun", kind: SourceKind::Reconstructed, ruling: Some(3) },
        Source { id: "block-name", kind: SourceKind::Reconstructed, ruling: Some(3) },
        Source { id: "camp-name", kind: SourceKind::Reconstructed, ruling: Some(2) },
        Source { id: "card", kind: SourceKind::Reconstructed, ruling: Some(4) },
        Source { id: "card-seed", kind: SourceKind::Printed, ruling: Some(4) },
        Source { id: "card-tuned", kind: SourceKind::Reconstructed, ruling: Some(5) },
        Source { id: "derived", kind: SourceKind::Derived, ruling: None },
        Source { id: "faq", kind: SourceKind::Transcribed, ruling: None },
        Source { id: "map", kind: SourceKind::Reconstructed, ruling: Some(1) },
        Source { id: "named-camp", kind: SourceKind::Reconstructed, ruling: Some(2) },
        Source { id: "named-colour", kind: SourceKind::Reconstructed, ruling: Some(2) },
        Source { id: "named-star", kind: SourceKind::Reconstructed, ruling: Some(2) },
        Source { id: "rules", kind: SourceKind::Printed, ruling: None },
        Source { id: "tuned", kind: SourceKind::Reconstructed, ruling: Some(5) },
    ],
    tables: &[
        SourcedTable { name: "blocks", usual: "block", others: &[("AAt", "tuned"), ("GAt", "block-gun"), ("She", "block-name"), ("MCv", "block-name"), ("Mex", "tuned"), ("Gdl", "tuned"), ("Pre", "block-gun"), ("AAm", "tuned"), ("GAm", "block-gun")] },
        SourcedTable { name: "boxes", usual: "rules", others: &[] },
        SourcedTable { name: "cards", usual: "card", others: &[("0", "card-seed"), ("11", "card-tuned"), ("12", "card-tuned"), ("13", "card-tuned"), ("14", "card-tuned"), ("15", "card-tuned"), ("17", "card-tuned"), ("18", "card-tuned"), ("24", "card-tuned")] },
        SourcedTable { name: "hexes", usual: "map", others: &[("0610", "rules"), ("0712", "faq")] },
        SourcedTable { name: "hexsides", usual: "map", others: &[] },
        SourcedTable { name: "links", usual: "map", others: &[] },
        SourcedTable { name: "sea", usual: "derived", others: &[] },
        SourcedTable { name: "setup", usual: "rules", others: &[] },
        SourcedTable { name: "sites", usual: "map", others: &[("0208", "rules"), ("0308", "rules"), ("0308", "camp-name"), ("0412", "rules"), ("0508", "named-star"), ("0511", "rules"), ("0606", "named-star"), ("0611", "named-colour"), ("0710", "named-star"), ("0711", "named-colour"), ("0906", "named-star"), ("1007", "named-star"), ("1010", "named-star"), ("1108", "named-camp"), ("1209", "named-colour"), ("1309", "named-star"), ("1401", "rules"), ("1601", "named-colour")] },
    ],
};
