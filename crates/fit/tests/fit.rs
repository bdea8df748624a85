//! The weights in the tree come from this program, and come out the same again.

use fit::book::{BOOKS, Care, command as command_of_book};
use fit::{Effort, GAMES, command};

#[test]
fn the_same_command_gives_the_same_bytes() {
    for entry in &GAMES {
        let effort = Effort { games: 6, seed: 1 };
        let files = (entry.fit)(effort);
        assert_eq!(files, (entry.fit)(effort), "{}", entry.game);
        assert_ne!(files, (entry.fit)(Effort { seed: 2, ..effort }), "{}: other dice", entry.game);
        assert!(files.iter().all(|(_, text)| text.contains(&command(entry.game, effort))), "{}", entry.game);
    }
}

/// Each file says by which command it was made, and weighs what the game counts today.
#[test]
fn the_weights_in_the_tree_were_fitted() {
    for entry in &GAMES {
        for table in entry.tables {
            let path = format!("{}/../../games/{}/{}", env!("CARGO_MANIFEST_DIR"), entry.game, table.file);
            let text = std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}"));
            let first = text.lines().next().unwrap_or_default();
            let number = |name: &str| {
                let after = first.split_once(name)?.1;
                after.split(|it: char| !it.is_ascii_digit()).next()?.parse().ok()
            };
            let [games, seed] = ["--games ", "--seed "].map(number);
            let (Some(games), Some(seed)) = (games, seed) else { panic!("{path}: {first}") };
            let said = format!("# Made by `{}`.", command(entry.game, Effort { games, seed }));
            assert_eq!(first, said, "{path}");
            let rows = text.lines().filter(|line| !line.starts_with('#'));
            let names: Vec<&str> = rows.filter_map(|row| Some(row.split_once(',')?.0)).collect();
            let units = (table.units > 0).then(|| "units".to_owned());
            let expected: Vec<String> = (table.items)().into_iter().chain(units).collect();
            assert_eq!(names, expected, "{path}: run the command again");
        }
    }
}

/// The same command gives the same book, which says by which command it was made.
#[test]
fn books_come_from_the_command_they_name() {
    for book in &BOOKS {
        let path = format!("{}/../../games/{}/{}", env!("CARGO_MANIFEST_DIR"), book.game, book.file);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}"));
        assert!(text.starts_with(&format!("# Made by `cargo xtask book {} --games ", book.game)), "{path}");
        let care = Care { games: 1, player: ai::Level::Regular.into(), seed: 7, cores: 2 };
        let weighed = (book.weigh)(&text, &care).expect("a book");
        assert_eq!((book.weigh)(&weighed, &Care { cores: 1, ..care }), Ok(weighed.clone()), "{path}");
        assert!(weighed.starts_with(&format!("# Made by `{}`.", command_of_book(book.game, &care))));
        let choices = |text: &str| -> Vec<String> {
            let rows = text.lines().filter(|line| !line.starts_with('#'));
            rows.filter_map(|row| row.rsplit(',').next().map(str::to_owned)).collect()
        };
        assert_eq!(choices(&weighed), choices(&text), "{path}");
    }
}
