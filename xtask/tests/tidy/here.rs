//! The checks on this tree.

use xtask::{Tree, tidy};

#[test]
fn the_tree_is_tidy() {
    let tree = Tree::here().expect("a readable tree");
    let mut told = String::new();
    for (name, check) in tidy::CHECKS {
        let faults = check(&tree);
        if !faults.is_empty() {
            told += &format!("\n{name}: {} faults\n    {}\n", faults.len(), faults.join("\n    "));
        }
    }
    assert!(told.is_empty(), "{told}");
}
