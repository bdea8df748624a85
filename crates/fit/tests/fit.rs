//! The weights in the tree come from this program, and come out the same again.

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
