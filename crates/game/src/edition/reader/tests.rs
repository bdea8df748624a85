//! What is read of tables with something wrong.

use super::Reader;
use crate::Sheet;
use crate::edition::{Faults, Wrong};

const BUILT_IN: &str = "code,limit,wall,src\nNW,2,yes,map\nN,3,,map\n";

fn sheet(csv: &'static str) -> Sheet {
    Sheet { name: "areas", csv, kept: &["code"] }
}

/// What reading these areas finds: where, and what.
fn faults(csv: &'static str) -> Vec<(u64, String, Wrong)> {
    let reader = Reader::new(&[sheet(csv)]);
    reader.compare(&[sheet(BUILT_IN)]);
    let read: [(u8, bool); 2] =
        reader.table("areas").array(|row| (row.number("limit", 1..=4), row.is("wall")));
    match reader.finish(read) {
        Ok(_) => Vec::new(),
        Err(Faults(faults)) => faults.into_iter().map(|it| (it.line, it.column, it.wrong)).collect(),
    }
}

#[test]
fn a_sound_table_is_read() {
    let reader = Reader::new(&[sheet("\u{feff}# ours\ncode, limit ,wall,src\nNW,4,no,map\r\nN,1,yes,map\n")]);
    reader.compare(&[sheet(BUILT_IN)]);
    let table = reader.table("areas");
    let read: [(u8, bool); 2] = table.array(|row| (row.number("limit", 1..=4), row.is("wall")));
    assert_eq!(table.column("code"), ["NW", "N"]);
    assert_eq!(reader.finish(read), Ok([(4, false), (1, true)]));
}

#[test]
fn all_faults_are_told_at_once() {
    let told = faults("code,limit,wall,src\nNW,9,maybe,map\nS,x,,map\n");
    let text = |text: &str| text.to_owned();
    let range = Wrong::OutOfRange { has: text("9"), least: text("1"), most: text("4") };
    assert_eq!(
        told,
        [
            (2, text("limit"), range),
            (2, text("wall"), Wrong::NotYes { has: text("maybe") }),
            (3, text("code"), Wrong::Kept { has: text("S"), needs: text("N") }),
            (3, text("limit"), Wrong::NotANumber { has: text("x") }),
        ]
    );
}

#[test]
fn what_is_missing_is_told_once() {
    let text = |text: &str| text.to_owned();
    assert_eq!(
        faults("code,wall,src\nNW,,map\nN,,map\n"),
        [(1, text("limit"), Wrong::NoColumn)],
        "a column, not each of its cells"
    );
    assert_eq!(
        faults("code,limit,wall,src\nNW,2,,map\n"),
        [
            (0, text(""), Wrong::Rows { has: 1, needs: 2 }),
            (0, text(""), Wrong::RowMissing { code: text("N") })
        ]
    );
    assert_eq!(
        faults("code,limit,wall,src\nNW,2,,map\nN\n"),
        [(3, text(""), Wrong::Cells { has: 1, needs: 4 })],
        "a row that is too short, not what it lacks"
    );
    assert_eq!(
        faults("code;limit;wall;src\nNW;2;;map\nN;3;;map\n").first(),
        Some(&(1, text(""), Wrong::Semicolons))
    );
}
