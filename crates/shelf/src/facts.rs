//! What does not change in a game, for programs: its map, its tables with their sources, its rulebook. Everything a person reads is told in
//! every language.

use std::any::TypeId;
use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, Mutex, PoisonError};

use book::{Origin, Ruling, Status};
use game::{Lang, PerLang, Phrase, Sheet, Site, Source, Title, Way, Words};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

/// A text in every language, by its code: `en`, `es`.
pub type Both = BTreeMap<&'static str, String>;

/// What does not change in a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Facts {
    pub game: &'static str,
    /// Every place of the map.
    pub places: Vec<PlaceFacts>,
    /// The tables of its data.
    pub sheets: Vec<SheetFacts>,
    /// What the column `src` of the tables refers to.
    #[schema(value_type = BTreeMap<String, SourceFacts>)]
    pub sources: BTreeMap<&'static str, SourceFacts>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PlaceFacts {
    /// As decisions and views name it.
    pub place: String,
    #[schema(value_type = BTreeMap<String, String>)]
    pub name: Both,
    pub ways: Vec<WayFacts>,
}

/// A way from a place to another.
#[derive(Debug, Serialize, ToSchema)]
pub struct WayFacts {
    pub to: String,
    /// What lies between, in the rulebook's terms.
    pub kind: &'static str,
    /// The wall that is crossed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<String>,
    /// Movement points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// How many may attack by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u8>,
}

/// A table.
#[derive(Debug, Serialize, ToSchema)]
pub struct SheetFacts {
    pub name: &'static str,
    /// The columns, as they stand in the file.
    pub columns: Vec<String>,
    /// A row by its columns. A column whose cells are all whole numbers holds numbers; an empty cell is null. `called` is the row's name in
    /// every language, if it has one.
    #[schema(value_type = Vec<BTreeMap<String, Object>>)]
    pub rows: Vec<BTreeMap<String, Value>>,
}

/// Where data come from.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SourceFacts {
    /// `printed`, `errata`, `derived`, `transcribed` or `reconstructed`.
    pub kind: &'static str,
    /// The ruling behind it.
    pub ruling: Option<u16>,
}

impl From<&Source> for SourceFacts {
    fn from(source: &Source) -> SourceFacts {
        SourceFacts { kind: source.kind.word(), ruling: source.ruling }
    }
}

/// A rulebook in our words.
#[derive(Debug, Serialize, ToSchema)]
pub struct Rulebook {
    pub game: &'static str,
    pub clauses: Vec<ClauseFacts>,
    pub rulings: Vec<RulingFacts>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ClauseFacts {
    /// As refusals and the log cite it.
    pub clause: &'static str,
    #[schema(value_type = BTreeMap<String, String>)]
    pub title: Both,
    /// Markdown.
    #[schema(value_type = BTreeMap<String, String>)]
    pub text: Both,
    /// Whether it is reconstructed by us, or in part.
    pub ours: bool,
    /// Whether the program enforces it; some clauses have nothing to enforce.
    pub enforced: bool,
    pub rulings: Vec<u16>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RulingFacts {
    pub number: u16,
    #[schema(value_type = BTreeMap<String, String>)]
    pub title: Both,
    #[schema(value_type = BTreeMap<String, String>)]
    pub text: Both,
}

/// Something with its JSON and the hash of it, made once.
#[derive(Debug)]
pub struct Sealed<T> {
    pub value: T,
    pub json: String,
    /// The beginning of the SHA-256 of the JSON, in hexadecimal digits.
    pub hash: String,
}

impl<T: Serialize> Sealed<T> {
    fn new(value: T) -> Sealed<T> {
        let json = serde_json::to_string(&value).expect("checked: facts are plain data");
        let hash = Sha256::digest(&json).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Sealed { value, json, hash }
    }
}

/// Makes something of a game once, for each edition.
fn once<G: Words, T: Send + Sync>(made: &Made<T>, make: impl FnOnce() -> T) -> &'static T {
    let mut made = made.lock().unwrap_or_else(PoisonError::into_inner);
    let edition = G::here().get().id().map_or("", |(_, hash)| hash);
    made.entry((TypeId::of::<G>(), edition)).or_insert_with(|| Box::leak(Box::new(make())))
}

type Made<T> = LazyLock<Mutex<HashMap<(TypeId, &'static str), &'static T>>>;

pub(crate) fn of<G: Words>() -> &'static Sealed<Facts> {
    static MADE: Made<Sealed<Facts>> = LazyLock::new(Mutex::default);
    once::<G, _>(&MADE, || Sealed::new(gather::<G>()))
}

pub(crate) fn rulebook<G: Words>() -> &'static Sealed<Rulebook> {
    static MADE: Made<Sealed<Rulebook>> = LazyLock::new(Mutex::default);
    once::<G, _>(&MADE, || Sealed::new(clauses::<G>(&G::TITLE)))
}

fn gather<G: Words>() -> Facts {
    Facts {
        game: G::TITLE.id,
        places: G::sites().into_iter().map(place::<G>).collect(),
        sheets: G::sheets().iter().map(sheet::<G>).collect(),
        sources: G::sources().all.iter().map(|source| (source.id, source.into())).collect(),
    }
}

fn said<G: Words>(phrase: &Phrase) -> Both {
    let catalog = words::catalog::<G>();
    Lang::ALL.into_iter().map(|lang| (lang.code(), catalog.say(lang, phrase))).collect()
}

fn place<G: Words>(Site { place, name, ways }: Site) -> PlaceFacts {
    let way = |Way { to, kind, over, cost, limit }: Way| WayFacts { to, kind, over, cost, limit };
    PlaceFacts { place, name: said::<G>(&name), ways: ways.into_iter().map(way).collect() }
}

fn sheet<G: Words>(&Sheet { name, csv, .. }: &Sheet) -> SheetFacts {
    let mut reader =
        csv::ReaderBuilder::new().comment(Some(b'#')).trim(csv::Trim::All).from_reader(csv.as_bytes());
    let read = "checked by tidy: tables are CSV";
    let columns: Vec<String> = reader.headers().expect(read).iter().map(str::to_owned).collect();
    let rows: Vec<csv::StringRecord> = reader.records().collect::<Result<_, _>>().expect(read);
    let numbers: Vec<bool> =
        (0..columns.len()).map(|at| rows.iter().all(|row| is_number(&row[at]))).collect();
    let code = columns.iter().position(|column| column == "code").unwrap_or(0);
    let told = |row: &csv::StringRecord| {
        let cells = columns.iter().zip(&numbers).zip(row);
        let mut told: BTreeMap<String, Value> =
            cells.map(|((column, &number), text)| (column.clone(), cell(text, number))).collect();
        if let Some(called) = G::called(name, &row[code]) {
            let called = said::<G>(&called);
            told.insert("called".to_owned(), serde_json::to_value(called).expect("checked: texts"));
        }
        told
    };
    SheetFacts { name, rows: rows.iter().map(told).collect(), columns }
}

fn is_empty(text: &str) -> bool {
    matches!(text, "" | "-")
}

/// A number as a person writes it: no zeros before it, as hexes have.
fn is_number(text: &str) -> bool {
    is_empty(text) || text.parse().is_ok_and(|number: i64| number.to_string() == text)
}

fn cell(text: &str, number: bool) -> Value {
    match text {
        _ if is_empty(text) => Value::Null,
        _ if number => text.parse().map_or(Value::Null, |number: i64| number.into()),
        _ => text.into(),
    }
}

fn clauses<G: Words>(title: &Title) -> Rulebook {
    let book = book::of::<G>();
    let both = |texts: PerLang<&str>| -> Both {
        Lang::ALL.into_iter().map(|lang| (lang.code(), texts[lang].to_owned())).collect()
    };
    let clause = |clause: &book::Clause<'static>| ClauseFacts {
        clause: clause.id,
        title: both(clause.title),
        text: both(clause.text),
        ours: clause.origin == Origin::Ours,
        enforced: clause.status == Status::Done,
        rulings: clause.rulings.clone(),
    };
    let of = |ruling: &PerLang<Ruling<'static>>, part: fn(&Ruling<'static>) -> &'static str| -> Both {
        Lang::ALL.into_iter().map(|lang| (lang.code(), part(&ruling[lang]).to_owned())).collect()
    };
    let ruling = |ruling: &PerLang<Ruling<'static>>| RulingFacts {
        number: ruling[Lang::En].number,
        title: of(ruling, |it| it.title),
        text: of(ruling, |it| it.text),
    };
    Rulebook {
        game: title.id,
        clauses: book.clauses().map(clause).collect(),
        rulings: book.rulings.iter().map(ruling).collect(),
    }
}
