//! `games`, `simulate`, `bench`, `rules`: one JSON object each, or text in two languages.

use crate::{bexar, bexar_reading, json, stdout};

#[test]
fn games_lists_scenarios_sides_and_levels() {
    let listing = json(&["games", "--json"]);
    let games = listing["games"].as_array().expect("a list");
    let charge = games.iter().find(|game| game["id"] == "charge").expect("Charge is on the shelf");
    assert_eq!(charge["title"], "Charge at the Alamo");
    assert_eq!(charge["scenarios"][0]["id"], "assault");
    assert_eq!(charge["scenarios"][0]["recommended"], true);
    assert_eq!(charge["sides"], serde_json::json!(["texan", "mexican"]));
    assert_eq!(charge["players"], 2);
    assert_eq!(charge["levels"], serde_json::json!(["random", "recruit", "regular", "general"]));
    assert!(stdout(&bexar(&["games"])).contains("recommended"));
    assert!(stdout(&bexar(&["games", "--lang", "es"])).contains("recomendado"));
}

#[test]
fn simulate_counts_every_game() {
    let report = json(&["simulate", "charge", "--games", "40", "--a", "random", "--b", "random", "--json"]);
    for field in ["seed", "mean_turns", "mean_inputs", "max_offer", "seconds", "inputs_per_s"] {
        assert!(report[field].is_number(), "{field}: {report}");
    }
    assert_eq!((report["game"].as_str(), report["scenario"].as_str()), (Some("charge"), Some("assault")));
    assert_eq!((&report["games"], &report["finished"]), (&40.into(), &40.into()));
    let wins = |side: &str| report["wins"][side].as_u64().unwrap();
    assert_eq!(wins("texan") + wins("mexican") + report["draws"].as_u64().unwrap(), 40);
    let share: Vec<f64> = serde_json::from_value(report["share"]["texan"].clone()).unwrap();
    assert!(share[0] <= share[1] && share[1] <= share[2], "{share:?}");
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let run = |seed: &str| bexar(&["simulate", "charge", "--games", "60", "--seed", seed, "--json"]).stdout;
    assert_eq!(run("1"), run("1"));
    assert_ne!(run("1"), run("2"));
}

#[test]
fn bench_measures_and_no_playout_allocates() {
    let report = json(&["bench", "charge", "--seconds", "0.05", "--json"]);
    for way in ["bare", "table"] {
        assert!(report[way]["games_per_s"].as_f64().unwrap() > 0.0, "{report}");
        assert!(report[way]["inputs_per_s"].as_f64().unwrap() > 0.0, "{report}");
    }
    for field in ["mean_inputs", "max_offer", "state_bytes", "copy_ns"] {
        assert!(report[field].as_f64().unwrap() > 0.0, "{field}: {report}");
    }
    assert_eq!(report["allocations_per_playout"], 0.0);
    let parts = |name: &str| report["growth"][name].as_array().unwrap().clone();
    for part in parts("length").iter().chain(&parts("pieces")).chain([&report["growth"]["again"]]) {
        assert!(part["micros"].as_f64().unwrap() > 0.0, "{report}");
    }
    let pieces: Vec<f64> = parts("pieces").iter().map(|part| part["most"].as_f64().unwrap()).collect();
    assert!(pieces.is_sorted() && pieces[0] > 0.0, "{report}");
}

#[test]
fn rules_tell_status_origin_and_examples() {
    let report = json(&["rules", "charge", "--json"]);
    assert_eq!(report["game"], "charge");
    let clauses = report["clauses"].as_array().unwrap();
    assert!(report["done"].as_u64() <= report["total"].as_u64());
    assert!(report["total"].as_u64().unwrap() as usize <= clauses.len());
    for clause in clauses {
        assert!(clause["id"].is_string() && clause["title"].is_string(), "{clause}");
        assert!(["done", "not yet", "not a rule"].contains(&clause["status"].as_str().unwrap()), "{clause}");
        assert!(["rulebook", "ours"].contains(&clause["origin"].as_str().unwrap()), "{clause}");
        assert!(clause["examples"].is_array(), "{clause}");
    }
}

#[test]
fn one_clause_or_a_chapter_is_shown_in_either_language() {
    let english = stdout(&bexar(&["rules", "charge", "14.2"]));
    let spanish = stdout(&bexar(&["rules", "charge", "14.2", "--lang", "es"]));
    assert!(english.starts_with("14.2 ") && spanish.starts_with("14.2 "));
    assert_ne!(english, spanish);
    let chapter = json(&["rules", "charge", "14", "--json"]);
    let ids: Vec<&str> =
        chapter["clauses"].as_array().unwrap().iter().map(|clause| clause["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&"14.2") && ids.iter().all(|id| id.starts_with("14.")), "{ids:?}");
}

#[test]
fn a_record_is_looked_back_at() {
    let record = include_str!("../../../shelf/tests/corpus/courier/letter-rules-1-0.txt");
    let told = stdout(&bexar_reading(&["review", "-"], record));
    assert!(told.contains("chance of winning") && told.contains("Luck in hundredths"), "{told}");
    let spanish = stdout(&bexar_reading(&["review", "-", "--lang", "es"], record));
    assert!(spanish.contains("probabilidad de victoria"), "{spanish}");
    let told = stdout(&bexar_reading(&["review", "-", "--json"], record));
    let review: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(review["sides"].as_array().map(Vec::len), Some(2), "{told}");
    assert_eq!(bexar(&["review", "no-such-file.txt"]).status.code(), Some(1));
}

/// Its files, and what it says.
fn study(folder: &std::path::Path, games: &str, more: &[&str]) -> std::process::Output {
    let folder = folder.to_str().expect("a path");
    bexar(&[&["study", "charge", "--games", games, "--out", folder, "--seed", "7"], more].concat())
}

#[test]
fn a_study_is_kept_goes_on_and_verifies() {
    let folder = std::env::temp_dir().join(format!("bexar-study-{}", std::process::id()));
    assert!(study(&folder, "6", &[]).status.success());
    let record = |number: u32| folder.join(format!("records/{number:06}.txt"));
    let first = std::fs::read_to_string(record(1)).expect("a record");
    // What was interrupted goes on: one game is missing, and more are wanted.
    std::fs::remove_file(record(4)).expect("removed");
    let before = std::fs::metadata(record(1)).and_then(|file| file.modified()).expect("its time");
    let gone_on = study(&folder, "10", &[]);
    assert!(stdout(&gone_on).starts_with("10 games: "), "{}", stdout(&gone_on));
    assert_eq!(std::fs::metadata(record(1)).and_then(|file| file.modified()).expect("its time"), before);
    assert_eq!(std::fs::read_to_string(record(1)).expect("a record"), first);
    for number in 1..=10 {
        let file = record(number);
        let verified = bexar(&["replay", file.to_str().expect("a path"), "--verify"]);
        assert!(verified.status.success(), "{}", crate::stderr(&verified));
    }
    let rows = std::fs::read_to_string(folder.join("games.csv")).expect("a table");
    assert_eq!(rows.lines().count(), 11);
    let page = std::fs::read_to_string(folder.join("index.html")).expect("a page");
    for part in ["Who won", "How long it took", "How it ended", "What was used: ", "<svg"] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("href=") && !page.contains("src=") && !page.contains('⟨'), "it stands alone");
    // Other players are another study.
    let other = study(&folder, "10", &["--a", "random"]);
    assert_eq!(other.status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(folder.join("games.csv")).expect("a table"), rows);
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn simulate_keeps_what_it_plays() {
    let folder = std::env::temp_dir().join(format!("bexar-simulated-{}", std::process::id()));
    let (csv, records) = (folder.join("games.csv"), folder.join("records"));
    std::fs::create_dir_all(&folder).expect("a folder");
    let [table, kept] = [&csv, &records].map(|path| path.to_str().expect("a path"));
    let report = json(&[
        "simulate",
        "courier",
        "--games",
        "12",
        "--a",
        "random",
        "--seed",
        "3",
        "--csv",
        table,
        "--records",
        kept,
        "--json",
    ]);
    assert_eq!(report["finished"], 12);
    let rows = std::fs::read_to_string(&csv).expect("a table");
    let won = rows.lines().filter(|row| row.split(',').nth(3) == Some("texan")).count();
    assert_eq!(report["wins"]["texan"], won);
    assert_eq!(std::fs::read_dir(&records).expect("records").count(), 12);
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn shells_and_man_are_told_everything() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = stdout(&bexar(&["completions", shell]));
        assert!(
            script.contains("bexar") && script.contains("simulate") && script.contains("study"),
            "{shell}"
        );
    }
    assert_eq!(bexar(&["completions", "tcsh"]).status.code(), Some(2));
    let page = stdout(&bexar(&["man", "--lang", "es"]));
    assert!(
        page.contains(".TH bexar 1") && page.contains("bexar\\-study") | page.contains("bexar study"),
        "{page}"
    );
}
