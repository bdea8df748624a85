//! The package for Debian, by what `crates/cli/Cargo.toml` says for `cargo deb`, without that: it takes `dpkg-deb`, which every Debian has.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// How much time goes into making it small.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed {
    Well,
    Quickly,
}

#[derive(Deserialize)]
struct Manifest {
    package: Package,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    description: String,
    metadata: Metadata,
}

#[derive(Deserialize)]
struct Metadata {
    deb: Deb,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Deb {
    maintainer: String,
    section: String,
    priority: String,
    depends: String,
    extended_description: String,
    maintainer_scripts: String,
    conf_files: Vec<String>,
    /// Source, directory, mode.
    assets: Vec<(String, String, String)>,
}

/// Makes the package with this program in it, and tells where it is.
pub fn make(root: &Path, program: &Path, pressed: Pressed) -> Result<PathBuf> {
    let own = root.join("crates/cli");
    let manifest: Manifest = toml::from_str(&fs::read_to_string(own.join("Cargo.toml"))?)?;
    let (package, deb) = (&manifest.package, &manifest.package.metadata.deb);
    let made = root.join("target/package");
    prepare(program, &made)?;

    let staged = made.join("root");
    if staged.exists() {
        fs::remove_dir_all(&staged)?;
    }
    for (source, directory, mode) in &deb.assets {
        let source = own.join(source);
        let name = source.file_name().context("an asset has a name")?;
        put(&source, &staged.join(directory).join(name), mode)?;
    }
    let control = staged.join("DEBIAN");
    for script in ["postinst", "prerm", "postrm"] {
        put(&own.join(&deb.maintainer_scripts).join(script), &control.join(script), "755")?;
    }
    fs::write(control.join("conffiles"), deb.conf_files.join("\n") + "\n")?;
    let version = version(program)?;
    let architecture = output(Command::new("dpkg").arg("--print-architecture"))?;
    let control_file = format!(
        "Package: {}\nVersion: {version}\nArchitecture: {}\nMaintainer: {}\nSection: {}\nPriority: {}\nInstalled-Size: {}\nDepends: {}\nDescription: {}\n {}\n",
        package.name,
        architecture.trim(),
        deb.maintainer,
        deb.section,
        deb.priority,
        size(&staged)? / 1024,
        deb.depends.replace("$auto", &libraries(&made.join("bexar"))?),
        package.description.trim_end_matches('.'),
        deb.extended_description,
    );
    fs::write(control.join("control"), control_file)?;
    let file = root.join(format!("target/{}_{version}_{}.deb", package.name, architecture.trim()));
    let press: &[&str] = if pressed == Pressed::Well { &[] } else { &["-Zgzip", "-z1"] };
    output(
        Command::new("dpkg-deb").arg("--root-owner-group").args(press).arg("--build").args([&staged, &file]),
    )?;
    Ok(file)
}

/// What the program says of itself: manual page and completions, beside a copy of it without what only debuggers read.
fn prepare(program: &Path, made: &Path) -> Result<()> {
    fs::create_dir_all(made)?;
    output(Command::new("strip").arg("-o").arg(made.join("bexar")).arg(program))?;
    let said =
        |args: &[&str]| output(Command::new(program).args(args).env("LANG", "C.UTF-8").env_remove("LC_ALL"));
    fs::write(made.join("bexar.1"), said(&["man"])?)?;
    output(Command::new("gzip").args(["-9nf"]).arg(made.join("bexar.1")))?;
    for (shell, file) in [("bash", "bash/bexar"), ("zsh", "zsh/_bexar"), ("fish", "fish/bexar.fish")] {
        let file = made.join(file);
        fs::create_dir_all(file.parent().context("a directory")?)?;
        fs::write(file, said(&["completions", shell])?)?;
    }
    Ok(())
}

fn put(source: &Path, place: &Path, mode: &str) -> Result<()> {
    fs::create_dir_all(place.parent().context("a directory")?)?;
    fs::copy(source, place).with_context(|| source.display().to_string())?;
    let mode = u32::from_str_radix(mode, 8).with_context(|| format!("mode {mode}"))?;
    Ok(fs::set_permissions(place, Permissions::from_mode(mode))?)
}

fn version(program: &Path) -> Result<String> {
    let said = output(Command::new(program).arg("--version"))?;
    Ok(said.split_whitespace().last().context("a version")?.to_owned())
}

/// The libraries that it needs: those of C and of the compiler, at least in the version that it was built with.
fn libraries(program: &Path) -> Result<String> {
    const MARK: &[u8] = b"GLIBC_2.";
    let bytes = fs::read(program)?;
    let minor = |at: usize| {
        let digits: String = bytes[at + MARK.len()..]
            .iter()
            .map(|&byte| char::from(byte))
            .take_while(char::is_ascii_digit)
            .collect();
        digits.parse::<u32>().ok()
    };
    let marked = bytes.windows(MARK.len()).enumerate().filter(|(_, window)| *window == MARK);
    let newest =
        marked.filter_map(|(at, _)| minor(at)).max().context("it does not say which C library it needs")?;
    Ok(format!("libc6 (>= 2.{newest}), libgcc-s1"))
}

fn size(directory: &Path) -> Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        let about = entry.metadata()?;
        bytes += if about.is_dir() { size(&entry.path())? } else { about.len() };
    }
    Ok(bytes)
}

fn output(command: &mut Command) -> Result<String> {
    let done = command.output().with_context(|| format!("{command:?}"))?;
    ensure!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
    Ok(String::from_utf8(done.stdout)?)
}
