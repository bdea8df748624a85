//! Programs that know nothing but the API play whole games; its description is valid, and a typed client made from it compiles and plays.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// The built program, serving.
struct Server {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl Server {
    fn start(name: &str) -> Server {
        let folder = std::env::temp_dir().join(format!("bexar-programs-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_bexar"))
            .args(["serve", "--bind", "127.0.0.1:0", "--database"])
            .arg(folder.join("bexar.db"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut address = String::new();
        let stdout = child.stdout.take().expect("standard output");
        BufReader::new(stdout).read_line(&mut address).expect("a line");
        Server { child, address: address.trim().to_owned(), folder }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
        std::fs::remove_dir_all(&self.folder).expect("removed");
    }
}

fn tree() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What a program says; the test fails if it fails.
fn said(program: &mut Command) -> String {
    let Output { status, stdout, stderr } =
        program.output().unwrap_or_else(|fault| panic!("{program:?}: {fault}"));
    let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{program:?}: {stdout}{stderr}");
    stdout.into_owned()
}

/// Where a tool is that is not part of the project, by the variable that names it.
fn tool(variable: &str) -> Option<String> {
    let found = std::env::var(variable).ok();
    if found.is_none() {
        eprintln!("{variable} is not set: this is not tested");
    }
    found
}

#[test]
fn a_bot_plays_with_the_map_and_the_cards_of_the_api() {
    let server = Server::start("bot");
    for (against, side) in [("recruit", "texan"), ("random", "mexican")] {
        let bot = said(Command::new("python3").arg(tree().join("examples/bot.py")).args([
            &server.address,
            against,
            side,
        ]));
        assert!(bot.contains("A battle at ") && bot.contains("the winner is "), "{bot}");
    }
}

#[test]
fn the_description_is_valid() {
    let Some(validator) = tool("BEXAR_OPENAPI") else { return };
    let server = Server::start("valid");
    let file = server.folder.join("openapi.json");
    said(
        Command::new("curl")
            .args(["-sf", "-o"])
            .arg(&file)
            .arg(format!("{}/api/openapi.json", server.address)),
    );
    let told = said(Command::new(validator).arg(&file));
    assert!(told.contains("OK"), "{told}");
}

#[test]
fn a_typed_client_compiles_and_plays() {
    let Some(modules) = tool("BEXAR_CLIENT") else { return };
    let server = Server::start("client");
    let bin = |name: &str| Path::new(&modules).join(".bin").join(name);
    let here = server.folder.join("client");
    std::fs::create_dir_all(&here).expect("a folder");
    for file in ["play.ts", "tsconfig.json"] {
        std::fs::copy(tree().join("examples/client").join(file), here.join(file)).expect("copied");
    }
    std::fs::write(here.join("package.json"), r#"{"type": "module"}"#).expect("written");
    std::os::unix::fs::symlink(&modules, here.join("node_modules")).expect("linked");
    let address = format!("{}/api/openapi.json", server.address);
    said(Command::new(bin("openapi-typescript")).arg(address).arg("-o").arg(here.join("api.d.ts")));
    said(Command::new(bin("tsc")).arg("-p").arg(&here));
    let played = said(Command::new("node").arg(here.join("play.js")).arg(&server.address));
    assert!(played.contains(" 17 areas"), "{played}");
}
