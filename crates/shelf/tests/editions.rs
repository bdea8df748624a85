//! Editions: every game is played in one of its own by the contract, a record tells which it was, and what cannot be played is refused with file,
//! row, column and reason.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use ai::{Care, Level};
use game::{Lang, Mind, Seat, Viewer, Words};
use render::Board;
use shelf::{Entry, Visitor};
use table::{Match, Named, Seed, Wrong};
use testkit::examine;

/// A folder that goes away.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A change of a table: file, what stands there, what is to stand there.
type Change<'a> = (&'a str, &'a str, &'a str);

impl Folder {
    /// All tables of a game with these changes.
    fn new(game: &str, name: &str, changes: &[Change]) -> Folder {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("bexar-edition-{}-{number}", std::process::id()));
        let entry = shelf::game(game).expect("a game");
        for (file, text) in shelf::begin(entry, name) {
            let text =
                changes.iter().filter(|(changed, ..)| *changed == file).fold(text, |text, (_, old, new)| {
                    assert!(text.contains(old), "{file} has no {old:?}");
                    text.replacen(old, new, 1)
                });
            let path = folder.join(&file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, text).expect("written");
        }
        Folder(folder)
    }

    fn learn(&self) -> &'static Entry {
        shelf::learn(&self.0).unwrap_or_else(|faults| {
            let told: Vec<String> = faults.0.iter().map(|fault| words::flaw(Lang::En, fault)).collect();
            panic!("{}", told.join("\n"))
        })
    }
}

/// Another deck, two hexsides, other blocks, other combat tables: what a person changes in ten minutes.
const OWN: &[(&str, &[Change])] = &[
    (
        "charge",
        &[
            ("data/borders.csv", "NW,N,open,-,map", "NW,N,wall,w_nw_n,map"),
            ("data/walls.csv", "w_gate,4", "w_gate,2"),
            ("data/units.csv", "mexican,Ald,I,Aldama,5", "mexican,Ald,I,Aldama,4"),
            ("data/units.csv", "mexican,Gra,R,Granaderos,4", "mexican,Gra,R,Granaderos,5"),
            ("data/crt.csv", "texian,0,6,0", "texian,0,5,0"),
            ("data/crt.csv", "texian,7,9,1", "texian,6,9,1"),
        ],
    ),
    (
        "texas-glory",
        &[
            ("data/cards.csv", "12,4,,,", "12,2,muster,,"),
            ("data/cards.csv", "16,2,,,", "16,5,,yes,"),
            ("data/hexsides.csv", "0107,0108,clear,2,2,", "0107,0108,road,1,4,yes"),
            ("data/hexsides.csv", "0107,0207,clear,2,2,", "0107,0207,forest,3,1,"),
            ("data/blocks.csv", "Hou,Houston,texan,leader,3,A2,3", "Hou,Houston,texan,leader,4,B3,4"),
            ("data/blocks.csv", "Bow,Bowie,texan,infantry,2,C3", "Bow,Bowie,texan,infantry,3,A1"),
        ],
    ),
    (
        "thirteen-days",
        &[
            ("data/borders.csv", "PLC,PLN,open", "PLC,PLN,impassable"),
            ("data/borders.csv", "NEC,fN2,wall,", "NEC,fN2,wall,yes"),
            ("data/battalions.csv", "1,Ald,6,regular", "1,Ald,5,regular"),
            ("data/posts.csv", "Tex1,NWC", "Tex1,PLC"),
            ("data/guns.csv", "G2,W3,", "G2,W2,"),
            ("data/behaviour.csv", "last_turn,60", "last_turn,30"),
        ],
    ),
    (
        "the-alamo",
        &[
            ("data/hexsides.csv", "0607,0708,outer,-", "0607,0708,wooden,-"),
            ("data/hexsides.csv", "0609,0710,outer,gunslit", "0609,0710,outer,-"),
            ("data/units.csv", "TennA,-,texan,9,5,10,6", "TennA,-,texan,7,6,9,5"),
            ("data/crt.csv", "6,-,-,-,-,-,-,-,-,-,-", "6,-,-,-,-,-,-,-,-,C,H"),
            ("data/turns.csv", "1,350", "1,300"),
        ],
    ),
];

fn own(game: &str, name: &str) -> Folder {
    let (_, changes) = OWN.iter().find(|(own, _)| *own == game).expect("an edition of each");
    Folder::new(game, name, changes)
}

/// Plays random games in an edition by the laws of the contract.
struct ByContract(&'static Entry);

impl Visitor for ByContract {
    type Out = ();

    fn visit<G>(self)
    where
        G: Words + Mind,
        Match<G>: Board,
    {
        let named = self.0.named().expect("an edition");
        let edition = shelf::edition_of::<G>(named).expect("it was read");
        let _home = edition.enter(G::here());
        for scenario in G::TITLE.scenarios {
            examine::<G>(scenario.id, 4).unwrap_or_else(|broken| panic!("{}: {broken}", scenario.id));
        }
    }
}

fn by_contract(game: &str) {
    let folder = own(game, "mine");
    shelf::visit(game, ByContract(folder.learn())).expect("a game");
}

#[test]
fn charge_is_played_to_its_end_in_an_edition_of_its_own() {
    by_contract("charge");
}

#[test]
fn texas_glory_is_played_to_its_end_in_an_edition_of_its_own() {
    by_contract("texas-glory");
}

#[test]
fn thirteen_days_is_played_to_its_end_in_an_edition_of_its_own() {
    by_contract("thirteen-days");
}

#[test]
fn the_alamo_is_played_to_its_end_in_an_edition_of_its_own() {
    by_contract("the-alamo");
}

/// A game between random players.
fn played(entry: &Entry, scenario: &str) -> Box<dyn Board> {
    let mut board = entry.start(scenario, Seed::from(7).into()).expect("a scenario");
    while let Some(seat) = board.awaited().iter().next() {
        let decision = board.think(seat, Level::Random.into(), board.len() as u64).expect("awaited").now();
        board.decide(seat, &decision, Lang::En).expect("lawful");
    }
    board
}

#[test]
fn a_record_tells_its_edition_and_is_read_with_no_other() {
    for (game, _) in OWN {
        let folder = own(game, "elsewhere");
        let entry = folder.learn();
        let scenario = entry.title.recommended().id;
        let record = played(entry, scenario).record(Viewer::Observer);
        let named = entry.named().expect("an edition");
        assert!(record.contains(&format!("scenario {scenario} {named}\n")), "{record}");
        let board = shelf::verify(&record).unwrap_or_else(|faults| panic!("{game}: {faults}"));
        assert_eq!(board.scenario(), format!("{scenario} {named}"));
        assert_eq!(board.rewound(3).scenario(), board.scenario());
        // Another hash is another edition.
        let foreign = record.replace(named.hash, "0123456789abcdef");
        let Err(faults) = shelf::read(&foreign) else { panic!("an edition that nobody knows was read") };
        assert!(matches!(faults.0[0].wrong, Wrong::UnknownEdition(_)), "{faults}");
        // By the built-in tables it is another game, or has another end.
        let (plain, _) =
            Named::split(record.lines().find_map(|line| line.strip_prefix("scenario ")).expect("a line"));
        let unnamed = record.replace(&format!("scenario {scenario} {named}"), &format!("scenario {plain}"));
        assert!(shelf::verify(&unnamed).is_err(), "{game}: the edition makes no difference");
    }
}

#[test]
fn the_same_tables_have_the_same_hash_whatever_they_are_called() {
    let (one, other) = (own("charge", "one"), own("charge", "other"));
    let remarked = Folder::new(
        "charge",
        "one",
        &[("data/walls.csv", "id,strength,src", "# the walls\nid,strength,src")],
    );
    let plain = Folder::new("charge", "one", &[]);
    assert_eq!(one.learn().hash(), other.learn().hash());
    assert_eq!(remarked.learn().hash(), plain.learn().hash());
    assert_ne!(one.learn().hash(), plain.learn().hash());
    assert_eq!(own("charge", "one").learn().hash(), one.learn().hash());
}

#[test]
fn tables_of_different_editions_never_mix() {
    let folder = own("charge", "beside");
    let entries = [shelf::game("charge").expect("a game"), folder.learn()];
    let gate = |board: &dyn Board| board.record(Viewer::Observer).lines().count();
    // Each alone, then both decision by decision, on several threads at once.
    let alone = entries.map(|entry| played(entry, "assault").record(Viewer::Observer));
    let together = || {
        let mut boards =
            entries.map(|entry| entry.start("assault", Seed::from(7).into()).expect("a scenario"));
        while boards.iter().any(|board| board.outcome().is_none()) {
            for board in &mut boards {
                let Some(seat) = board.awaited().iter().next() else { continue };
                let decision =
                    board.think(seat, Level::Random.into(), board.len() as u64).expect("awaited").now();
                board.decide(seat, &decision, Lang::En).expect("lawful");
            }
        }
        boards.map(|board| board.record(Viewer::Observer))
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..3).map(|_| scope.spawn(together)).collect();
        for thread in threads {
            assert_eq!(thread.join().expect("no panic"), alone);
        }
    });
    assert!(gate(&*played(entries[1], "assault")) > 10);
    assert_ne!(alone[0], alone[1]);
}

#[test]
fn thoughts_hints_and_reviews_are_those_of_the_edition_wherever_they_are_made() {
    let folder = own("charge", "thinking");
    let entry = folder.learn();
    let care = Care { playouts: 20, decisions: 200 };
    let board = played(entry, "assault").rewound(60);
    let seat = board.awaited().iter().next().unwrap_or(Seat(0));
    let here = || board.prospect(seat, care).expect("the game runs").now();
    let job = board.prospect(seat, care).expect("the game runs");
    let there = std::thread::spawn(move || job.now()).join().expect("a thought in its own edition");
    assert_eq!(there, here());
    let hint = board.hint(seat, care, Lang::En);
    std::thread::spawn(move || hint.map(table::Thinking::now)).join().expect("a hint in its own edition");
    let mut review = board.review(game::Seats::one(seat), table::Depth::SCANT).expect("somebody looks back");
    std::thread::spawn(move || {
        let never = std::sync::atomic::AtomicBool::new(false);
        while !review.is_done() {
            review.look(&never);
        }
    })
    .join()
    .expect("a review in its own edition");
}

#[test]
fn what_is_looked_up_is_that_of_the_edition() {
    let folder = own("texas-glory", "charts");
    let (entry, built_in) = (folder.learn(), shelf::game("texas-glory").expect("a game"));
    assert_ne!(entry.facts().hash, built_in.facts().hash);
    assert!(entry.facts().json.contains("\"B3\"") && !built_in.facts().json.contains("\"B3\""));
    assert_ne!(format!("{:?}", entry.charts()), format!("{:?}", built_in.charts()));
}

/// Editions that cannot be played: the game, the change, and what is told of it. `{line}` is the line of the change.
const BROKEN: &[(&str, Change, &str)] = &[
    (
        "charge",
        ("data/areas.csv", "NW,northwest_corner,alamo,2", "NW,northwest_corner,alamo,9"),
        "data/areas.csv, line {line}, column texian: 9 is out of range: it can be 0 to 4",
    ),
    (
        "charge",
        ("data/areas.csv", "NW,northwest_corner,alamo,2", "NW,northwest_corner,alamo,two"),
        "data/areas.csv, line {line}, column texian: “two” is not a number",
    ),
    (
        "charge",
        ("data/areas.csv", "NW,northwest_corner,alamo,2", "NW,northwest_corner,alamo,"),
        "data/areas.csv, line {line}, column texian: it is empty",
    ),
    (
        "charge",
        ("data/areas.csv", "NW,northwest_corner", "NX,northwest_corner"),
        "data/areas.csv, line {line}, column code: it says “NX” and must say “NW”, as in every edition",
    ),
    (
        "charge",
        ("data/areas.csv", "code,id,kind,texian,", "code,id,kind,texans,"),
        "data/areas.csv, line {line}, column texans: the table has no such column",
    ),
    (
        "charge",
        ("data/borders.csv", "NW,N,open,-,map", "NW,N,door,-,map"),
        "data/borders.csv, line {line}, column kind: “door” is not one of these: open, wall, red, outside",
    ),
    (
        "charge",
        ("data/borders.csv", "NW,N,open,-,map", "NW,NW,open,-,map"),
        "data/borders.csv, line {line}, column b: it borders itself",
    ),
    (
        "charge",
        ("data/borders.csv", "NW,N,open,-,map", "NW,ZZ,open,-,map"),
        "data/borders.csv, line {line}, column b: nothing is called “ZZ”",
    ),
    (
        "charge",
        ("data/borders.csv", "NW,N,open,-,map", "NW,N,wall,w_none,map"),
        "data/borders.csv, line {line}, column wall: nothing is called “w_none”",
    ),
    (
        "charge",
        ("data/borders.csv", "NW,N,open,-,map", "NW,N,open,w_gate,map"),
        "data/borders.csv, line {line}, column wall: “w_gate” only goes with “wall”: leave it empty",
    ),
    (
        "charge",
        ("data/borders.csv", "NW,N,open,-,map", "NW,N,open,-,hearsay"),
        "data/borders.csv, line {line}, column src: no source “hearsay” is described in sources.toml",
    ),
    (
        "charge",
        ("data/borders.csv", "NW,WW,open,-,map", "N,NW,open,-,map"),
        "data/borders.csv, line {line}, column b: “NW” again: line 2 is about the same",
    ),
    (
        "charge",
        ("data/borders.csv", "a,b,kind,wall,src", "a;b;kind;wall;src"),
        "data/borders.csv, line {line}: the columns must be separated by commas, not by semicolons",
    ),
    (
        "charge",
        ("data/units.csv", "Aldama,5", "Aldama,6"),
        "data/units.csv, column count: all together they come to 33, and must come to 32",
    ),
    (
        "charge",
        ("data/walls.csv", "w_gate,4", "w_gate,5"),
        "data/walls.csv, line {line}, column strength: 5 is out of range: it can be 1 to 4",
    ),
    ("charge", ("data/walls.csv", "w_long,2,walls\n", ""), "data/walls.csv: the row of w_long is missing"),
    (
        "charge",
        ("data/walls.csv", "w_long,2,walls\n", "w_long,2,walls\nw_more,2,walls\n"),
        "data/walls.csv, line 15: this row is one too many: in this table every edition has the same rows",
    ),
    (
        "charge",
        ("data/guns.csv", "1,2,1,SW,guns", "1,2,1,SW GT PA,guns"),
        "data/guns.csv, line {line}, column areas: gun1 has 3 of them, and there is room for 2",
    ),
    ("charge", ("data/crt.csv", "texian,0,6,0", "texian,0,5,0"), "data/crt.csv: no row is about texian 6"),
    (
        "charge",
        ("data/crt.csv", "texian,7,9,1", "texian,6,9,1"),
        "data/crt.csv, line {line}, column from: a row before this one is about 6, too",
    ),
    (
        "charge",
        ("data/crt.csv", "texian,0,6,0,tables", "texian,0,6,0"),
        "data/crt.csv, line {line}: the row has 4 cells, the heading has 5",
    ),
    (
        "texas-glory",
        ("data/blocks.csv", "Hou,Houston,texan,leader,3,A2", "Hou,Houston,texan,leader,3,D2"),
        "data/blocks.csv, line {line}, column rating: “D2” is not one of these: A1 … A6, B1 … B6, C1 … C6",
    ),
    (
        "texas-glory",
        ("data/blocks.csv", "Hou,Houston,texan,leader,3,", "Hou,Houston,texan,leader,5,"),
        "data/blocks.csv, line {line}, column steps: 5 is out of range: it can be 1 to 4",
    ),
    (
        "texas-glory",
        ("data/blocks.csv", "Hou,Houston,texan", "Hou,Houston,mexican"),
        "data/blocks.csv, line {line}, column side: it says “mexican” and must say “texan”, as in every edition",
    ),
    (
        "texas-glory",
        ("data/cards.csv", "12,4,,,", "12,4,flood,,"),
        "data/cards.csv, line {line}, column event: “flood” is not one of these: , surprise, comanche, storm, forced-march, desertion, muster",
    ),
    (
        "texas-glory",
        ("data/cards.csv", "17,3,,yes", "17,3,,maybe"),
        "data/cards.csv, line {line}, column burn: “maybe” is neither “yes” nor empty",
    ),
    (
        "texas-glory",
        ("data/hexsides.csv", "0107,0108,clear,2,2", "0107,0108,clear,4,2"),
        "data/hexsides.csv, line {line}, column move: 4 is out of range: it can be 1 to 3",
    ),
    (
        "texas-glory",
        ("data/hexsides.csv", "0107,0108,clear,2,2", "0107,0108,clear,,2"),
        "data/hexsides.csv, line {line}, column attack: “2” only goes with “move”: leave it empty",
    ),
    (
        "texas-glory",
        ("data/setup.csv", "1836,Urr,MAT", "1836,Urr,XXX"),
        "data/setup.csv, line {line}, column place: nothing is called “XXX”",
    ),
    (
        "texas-glory",
        ("data/sea.csv", "0612,0810,3", "0612,0810,0"),
        "data/sea.csv, line {line}, column distance: 0 is out of range: it can be 1 to 30",
    ),
    (
        "thirteen-days",
        ("data/borders.csv", "NEC,fN2,wall", "NEC,fN2,open"),
        "data/borders.csv, line {line}, column kind: “open” is not one of these: wall, palisade, building, impassable",
    ),
    (
        "thirteen-days",
        ("data/guns.csv", "G2,W3,", "G2,N1,"),
        "data/guns.csv, line {line}, column zone: nothing is called “N1”",
    ),
    (
        "thirteen-days",
        ("data/guns.csv", "G2,W3,,O", "G2,W3,,X"),
        "data/guns.csv, line {line}, column faces: nothing is called “X”",
    ),
    (
        "thirteen-days",
        ("data/placement.csv", "S S S N N N", "S S S N N"),
        "data/placement.csv, line {line}, column reserve: all together they come to 5, and must come to 6",
    ),
    (
        "thirteen-days",
        ("data/behaviour.csv", "last_turn,60", "last_turn,61"),
        "data/behaviour.csv, line {line}, column value: 61 is out of range: it can be 1 to 60",
    ),
    (
        "thirteen-days",
        ("data/zones.csv", "NWC,rampart,,,", "NWC,rampart,,yes,"),
        "data/zones.csv, line {line}, column ditch: “yes” only goes with “foot”: leave it empty",
    ),
    (
        "the-alamo",
        ("data/hexsides.csv", "0607,0708,outer", "0607,0708,church"),
        "data/hexsides.csv, line {line}, column wall: “church” is not one of these: stone, wooden, inner, outer",
    ),
    (
        "the-alamo",
        ("data/hexsides.csv", "0607,0708,outer", "0607,0709,outer"),
        "data/hexsides.csv, line {line}, column b: it says “0709” and must say “0708”, as in every edition",
    ),
    (
        "the-alamo",
        ("data/crt.csv", "1,H,H,H,H,1,1,2,3,4,5", "1,H,H,H,H,1,1,2,3,4,X"),
        "data/crt.csv, line {line}, column c10: “X” is not one of these: -, C, H, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    ),
    (
        "the-alamo",
        ("data/terrain.csv", "clear,0", "clear,1"),
        "data/terrain.csv, line {line}, column cost: it says “1” and must say “0”, as in every edition",
    ),
    (
        "the-alamo",
        ("data/turns.csv", "2,400", "2,300"),
        "data/turns.csv, line {line}, column losses: 300 is out of range: it can be 350 to 5000",
    ),
    (
        "charge",
        ("edition.toml", "game = \"charge\"", "game = \"chess\""),
        "edition.toml, column game: “chess” is not one of these: texas-glory, thirteen-days, charge, the-alamo",
    ),
    (
        "charge",
        ("edition.toml", "name = \"broken\"", "name = \"My Map!\""),
        "edition.toml, column name: “My Map!” cannot be a name: it may hold only lower-case letters, digits and hyphens, 40 at most",
    ),
    (
        "charge",
        ("data/sources.toml", "kind = \"reconstructed\"", "kind = \"dreamt\""),
        "data/sources.toml, column cazadores: “dreamt” is not one of these: printed, errata, derived, transcribed, reconstructed",
    ),
];

#[test]
fn what_cannot_be_played_is_refused_with_file_row_column_and_reason() {
    let mut amiss = Vec::new();
    for &(game, change, wanted) in BROKEN {
        let folder = Folder::new(game, "broken", &[change]);
        let text = fs::read_to_string(folder.0.join(change.0)).expect("there");
        let begins = change.2.split('\n').next().unwrap_or_default();
        let line = 1 + text.lines().position(|line| line.contains(begins)).expect("the change");
        let wanted = wanted.replace("{line}", &line.to_string());
        let Err(faults) = shelf::learn(&folder.0) else {
            amiss.push(format!("{change:?} was read"));
            continue;
        };
        let told: Vec<String> = faults.0.iter().map(|fault| words::flaw(Lang::En, fault)).collect();
        if !told.contains(&wanted) {
            amiss.push(format!("{change:?} should tell\n{wanted}\nbut told\n{}", told.join("\n")));
        }
        for fault in &faults.0 {
            let spanish = words::flaw(Lang::Es, fault);
            assert!(!spanish.contains('⟨') && !told.contains(&spanish), "{spanish}");
        }
    }
    assert!(amiss.is_empty(), "{}", amiss.join("\n\n"));
}

#[test]
fn all_faults_are_told_at_once_and_unknown_files_among_them() {
    let changes: [Change; 3] = [
        ("data/walls.csv", "w_gate,4", "w_gate,40"),
        ("data/areas.csv", "LB,long_barracks,alamo,3", "LB,long_barracks,alamo,x"),
        ("data/crt.csv", "mexican,10,10,3", "mexican,10,10,9"),
    ];
    let folder = Folder::new("charge", "broken", &changes);
    fs::write(folder.0.join("data/weather.csv"), "day,rain\n").expect("written");
    let Err(faults) = shelf::learn(&folder.0) else { panic!("it was read") };
    let files: Vec<&str> = faults.0.iter().map(|fault| fault.file.as_str()).collect();
    assert_eq!(files, ["data/areas.csv", "data/crt.csv", "data/walls.csv", "data/weather.csv"]);
    assert!(shelf::learn(std::path::Path::new("/nowhere/at/all")).is_err());
}

#[test]
fn files_that_are_left_out_are_the_built_in_ones() {
    let folder = Folder::new("charge", "lean", &[("data/walls.csv", "w_gate,4", "w_gate,3")]);
    for file in ["areas", "borders", "crt", "guns", "units"] {
        fs::remove_file(folder.0.join(format!("data/{file}.csv"))).expect("there");
    }
    fs::remove_file(folder.0.join("data/sources.toml")).expect("there");
    let entry = folder.learn();
    assert_eq!(entry.sheets().len(), shelf::game("charge").expect("a game").sheets().len());
    assert!(played(entry, "assault").outcome().is_some());
}
