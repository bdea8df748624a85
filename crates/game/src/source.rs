//! Where the figures of a game come from.

/// Where rows of a game's tables come from: an entry of its `data/sources.toml`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    pub id: &'static str,
    pub kind: SourceKind,
    /// The ruling by which we reconstructed it.
    pub ruling: Option<u16>,
}

/// How a datum came to us, the surest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SourceKind {
    /// Read from the rulebook or a component.
    Printed,
    /// Printed, then corrected by the publisher.
    Errata,
    /// Computed from printed facts.
    Derived,
    /// From a secondary listing.
    Transcribed,
    /// Our inference.
    Reconstructed,
}

impl SourceKind {
    pub const ALL: [SourceKind; 5] = [
        SourceKind::Printed,
        SourceKind::Errata,
        SourceKind::Derived,
        SourceKind::Transcribed,
        SourceKind::Reconstructed,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            SourceKind::Printed => "printed",
            SourceKind::Errata => "errata",
            SourceKind::Derived => "derived",
            SourceKind::Transcribed => "transcribed",
            SourceKind::Reconstructed => "reconstructed",
        }
    }
}

/// The columns that name a row of a table, in the order in which they are looked for.
pub const ROW_NAMES: [&str; 14] = [
    "code", "id", "card", "box", "hex", "position", "kind", "turn", "who", "zone", "die", "name", "side", "a",
];

/// The sources of a game, and which row of which table has which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sources {
    pub all: &'static [Source],
    pub tables: &'static [SourcedTable],
}

/// A table of a game: most rows have the same source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SourcedTable {
    pub name: &'static str,
    /// The source of every row that is not named.
    pub usual: &'static str,
    /// Rows with another one.
    pub others: &'static [(&'static str, &'static str)],
}

impl Sources {
    /// Of a game whose data are all its own.
    pub const NONE: Sources = Sources { all: &[], tables: &[] };

    /// The source of a row, by the name of the table and that of the row.
    pub fn of(&self, table: &str, row: &str) -> Option<&'static Source> {
        let table = self.tables.iter().find(|it| it.name == table)?;
        let id = table.others.iter().find(|(name, _)| *name == row).map_or(table.usual, |(_, id)| id);
        self.all.iter().find(|source| source.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::{Source, SourceKind, SourcedTable, Sources};

    #[test]
    fn a_row_has_the_usual_source_unless_it_has_its_own() {
        let source = |id| Source { id, kind: SourceKind::Printed, ruling: None };
        let all = Box::leak(Box::new([source("book"), source("sheet")]));
        let table = SourcedTable { name: "units", usual: "book", others: &[("Cos", "sheet")] };
        let sources = Sources { all, tables: Box::leak(Box::new([table])) };
        let id = |table, row| sources.of(table, row).map(|source| source.id);
        assert_eq!(
            [id("units", "Cos"), id("units", "Bur"), id("hexes", "Cos")],
            [Some("sheet"), Some("book"), None]
        );
    }
}
