//! Reads tables cell by cell. Whatever is wrong is noted, and something harmless is read instead, so that all faults are found at once.

use std::cell::RefCell;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use csv::StringRecord;

use super::{Fault, Faults, Wrong};
use crate::Sheet;

/// The tables of a game, and what was found wrong with them so far.
pub struct Reader {
    sheets: Vec<Parsed>,
    faults: RefCell<Vec<Fault>>,
}

/// A table, cell by cell.
struct Parsed {
    name: &'static str,
    kept: &'static [&'static str],
    columns: StringRecord,
    /// With their lines.
    rows: Vec<(u64, StringRecord)>,
}

impl Parsed {
    fn file(&self) -> String {
        format!("data/{}.csv", self.name)
    }

    fn at(&self, column: &str) -> Option<usize> {
        self.columns.iter().position(|known| known == column)
    }
}

/// Reads a table as far as it can be read. A line that begins with `#` is a remark.
fn parse(sheet: &Sheet, blame: &mut impl FnMut(u64, Wrong)) -> Parsed {
    let text = sheet.csv.trim_start_matches('\u{feff}');
    let mut reader = csv::ReaderBuilder::new()
        .comment(Some(b'#'))
        .trim(csv::Trim::All)
        .flexible(true)
        .from_reader(text.as_bytes());
    let columns = reader.headers().cloned().unwrap_or_else(|fault| {
        blame(1, Wrong::NotRead(fault.to_string()));
        StringRecord::new()
    });
    if columns.len() == 1 && columns[0].contains(';') {
        blame(1, Wrong::Semicolons);
    }
    let mut rows = Vec::new();
    for row in reader.records() {
        match row {
            Ok(row) => {
                let line = row.position().map_or(0, csv::Position::line);
                if row.len() != columns.len() {
                    blame(line, Wrong::Cells { has: row.len(), needs: columns.len() });
                }
                rows.push((line, row));
            }
            Err(fault) => blame(0, Wrong::NotRead(fault.to_string())),
        }
    }
    Parsed { name: sheet.name, kept: sheet.kept, columns, rows }
}

impl Reader {
    pub fn new(sheets: &[Sheet]) -> Reader {
        let mut faults = Vec::new();
        let parsed = |sheet: &Sheet| {
            let file = format!("data/{}.csv", sheet.name);
            parse(sheet, &mut |line, wrong| {
                faults.push(Fault { file: file.clone(), line, column: String::new(), wrong });
            })
        };
        let sheets = sheets.iter().map(parsed).collect();
        Reader { sheets, faults: RefCell::new(faults) }
    }

    /// Holds the tables against those of the built-in edition: every edition has the same columns, and the same rows where some of those are
    /// [kept](Sheet::kept).
    pub fn compare(&self, built_in: &[Sheet]) {
        for own in &self.sheets {
            let Some(sheet) = built_in.iter().find(|sheet| sheet.name == own.name) else { continue };
            let theirs = parse(sheet, &mut |_, _| {});
            for column in own.columns.iter().filter(|column| theirs.at(column).is_none()) {
                self.blame(own, 1, column, Wrong::UnknownColumn);
            }
            if own.kept.is_empty() || own.kept.iter().any(|column| own.at(column).is_none()) {
                continue;
            }
            self.compare_rows(own, &theirs);
        }
    }

    fn compare_rows(&self, own: &Parsed, theirs: &Parsed) {
        let cell = |of: &Parsed, row: &StringRecord, column: &str| {
            of.at(column).and_then(|at| row.get(at)).unwrap_or_default().to_owned()
        };
        for ((line, row), (_, other)) in own.rows.iter().zip(&theirs.rows) {
            for column in own.kept {
                let (has, needs) = (cell(own, row, column), cell(theirs, other, column));
                if has != needs {
                    self.blame(own, *line, column, Wrong::Kept { has, needs });
                }
            }
        }
        for (line, _) in own.rows.iter().skip(theirs.rows.len()) {
            self.blame(own, *line, "", Wrong::RowTooMany);
        }
        for (_, row) in theirs.rows.iter().skip(own.rows.len()) {
            let code = own.kept.iter().map(|column| cell(theirs, row, column)).collect::<Vec<_>>().join(" ");
            self.blame(own, 0, "", Wrong::RowMissing { code });
        }
    }

    fn blame(&self, sheet: &Parsed, line: u64, column: &str, wrong: Wrong) {
        let fault = Fault { file: sheet.file(), line, column: column.to_owned(), wrong };
        let mut faults = self.faults.borrow_mut();
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    }

    /// Every row says where it comes from, by a source that is described.
    pub fn check_sources(&self, known: &[&str]) {
        for sheet in &self.sheets {
            for row in (Table { reader: self, sheet }).rows() {
                let has = row.text("src");
                if !known.contains(&has) {
                    row.blame("src", Wrong::UnknownSource { has: has.to_owned() });
                }
            }
        }
    }

    /// What the tables say, cell by cell, but for where it comes from: two editions with the same are the same game.
    pub fn told(&self, built_in: &[Sheet]) -> String {
        let mut told = String::new();
        for sheet in &self.sheets {
            let columns = built_in.iter().find(|known| known.name == sheet.name);
            let columns = columns.map(|known| parse(known, &mut |_, _| {}).columns).unwrap_or_default();
            told += &format!("{}\n", sheet.name);
            for row in (Table { reader: self, sheet }).rows() {
                let cells = columns.iter().filter(|column| *column != "src").map(|column| row.text(column));
                told += &format!("{:?}\n", cells.collect::<Vec<_>>());
            }
        }
        told
    }

    /// One of the tables.
    ///
    /// # Panics
    /// If the game has no table of this name.
    pub fn table(&self, name: &str) -> Table<'_> {
        let sheet = self.sheets.iter().find(|sheet| sheet.name == name);
        Table { reader: self, sheet: sheet.expect("checked: every game names its tables") }
    }

    /// What was read, if nothing was wrong.
    pub fn finish<T>(self, read: T) -> Result<T, Faults> {
        let mut faults = self.faults.into_inner();
        faults.sort();
        if faults.is_empty() { Ok(read) } else { Err(Faults(faults)) }
    }
}

/// A table of an edition.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    reader: &'a Reader,
    sheet: &'a Parsed,
}

impl<'a> Table<'a> {
    pub fn rows(self) -> impl Iterator<Item = Row<'a>> + Clone {
        self.sheet.rows.iter().map(move |(line, cells)| Row { table: self, line: *line, cells: Some(cells) })
    }

    /// A table with this many rows, each as `read` reads it.
    pub fn array<T, const N: usize>(self, mut read: impl FnMut(Row<'a>) -> T) -> [T; N] {
        if self.sheet.rows.len() != N {
            self.blame("", Wrong::Rows { has: self.sheet.rows.len(), needs: N });
        }
        let mut rows = self.rows();
        std::array::from_fn(|_| read(rows.next().unwrap_or(Row { table: self, line: 0, cells: None })))
    }

    /// The cells of one column, as they stand.
    pub fn column(self, column: &str) -> Vec<&'a str> {
        self.rows().map(|row| row.text(column)).collect()
    }

    /// Something is wrong with a column as a whole, or with the table where `column` is empty.
    pub fn blame(self, column: &str, wrong: Wrong) {
        if column.is_empty() || self.sheet.at(column).is_some() {
            self.reader.blame(self.sheet, 0, column, wrong);
        }
    }

    /// Each row is about something else: `key` says what, and stands in `column`.
    pub fn distinct<K: Eq>(self, column: &str, key: impl Fn(Row<'a>) -> Option<K>) {
        let mut seen: Vec<(K, u64)> = Vec::new();
        for row in self.rows() {
            let Some(key) = key(row) else { continue };
            match seen.iter().find(|(known, _)| *known == key) {
                Some(&(_, line)) => {
                    row.blame(column, Wrong::Twice { has: row.text(column).to_owned(), line });
                }
                None => seen.push((key, row.line)),
            }
        }
    }
}

/// A row of a table. One that is not there reads as something harmless.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    table: Table<'a>,
    line: u64,
    cells: Option<&'a StringRecord>,
}

impl<'a> Row<'a> {
    /// A cell as it stands; empty where it is not there.
    pub fn text(self, column: &str) -> &'a str {
        match (self.table.sheet.at(column), self.cells) {
            (None, _) => {
                self.table.reader.blame(self.table.sheet, 1, column, Wrong::NoColumn);
                ""
            }
            (Some(at), Some(cells)) => cells.get(at).unwrap_or_default(),
            (Some(_), None) => "",
        }
    }

    /// Something is wrong with a cell, or with the row where `column` is empty.
    pub fn blame(self, column: &str, wrong: Wrong) {
        // What is not there was told already: a row, a cell or a whole column.
        let is_there = |at| self.cells.is_some_and(|cells| at < cells.len());
        if self.cells.is_some() && (column.is_empty() || self.table.sheet.at(column).is_some_and(is_there)) {
            self.table.reader.blame(self.table.sheet, self.line, column, wrong);
        }
    }

    /// A text that stays for as long as the program runs.
    pub fn name(self, column: &str) -> &'static str {
        self.text(column).to_owned().leak()
    }

    /// A number within these bounds; if it is none, the least.
    pub fn number<N>(self, column: &str, range: RangeInclusive<N>) -> N
    where
        N: FromStr + PartialOrd + Copy + Display,
    {
        let (text, least) = (self.text(column), *range.start());
        let wrong = match text.parse() {
            Ok(number) if range.contains(&number) => return number,
            // Written as a number, and out of bounds: perhaps too far for its type.
            _ if text.parse::<i64>().is_ok() => {
                let (least, most) = (least.to_string(), range.end().to_string());
                Wrong::OutOfRange { has: text.to_owned(), least, most }
            }
            _ if text.is_empty() => Wrong::Empty,
            _ => Wrong::NotANumber { has: text.to_owned() },
        };
        self.blame(column, wrong);
        least
    }

    /// A number, or nothing where the cell is empty or `-`.
    pub fn maybe<N>(self, column: &str, range: RangeInclusive<N>) -> Option<N>
    where
        N: FromStr + PartialOrd + Copy + Display,
    {
        if self.is_blank(column) { None } else { Some(self.number(column, range)) }
    }

    pub fn is_blank(self, column: &str) -> bool {
        matches!(self.text(column), "" | "-")
    }

    /// `yes`, or nothing: `no`, `-` or empty.
    pub fn is(self, column: &str) -> bool {
        match self.text(column) {
            "yes" => true,
            "" | "-" | "no" => false,
            has => {
                self.blame(column, Wrong::NotYes { has: has.to_owned() });
                false
            }
        }
    }

    /// What a word stands for; the first where it is none of these.
    pub fn one_of<T: Copy>(self, column: &str, words: &[(&str, T)]) -> T {
        let text = self.text(column);
        words.iter().find(|(word, _)| *word == text).map_or_else(
            || {
                let of = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
                self.blame(column, Wrong::NotOneOf { has: text.to_owned(), of });
                words[0].1
            },
            |(_, meant)| *meant,
        )
    }

    /// What `find` knows by the code in a cell.
    pub fn find<T>(self, column: &str, find: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        self.known(column, self.text(column), find)
    }

    /// What `find` knows by the codes in a cell, which has several.
    pub fn each<T>(self, column: &str, find: impl Fn(&str) -> Option<T>) -> impl Iterator<Item = T> {
        self.text(column).split_whitespace().filter_map(move |code| self.known(column, code, &find))
    }

    fn known<T>(self, column: &str, code: &str, find: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let found = find(code);
        if found.is_none() {
            let wrong = if code.is_empty() { Wrong::Empty } else { Wrong::Unknown { has: code.to_owned() } };
            self.blame(column, wrong);
        }
        found
    }
}

#[cfg(test)]
mod tests;
