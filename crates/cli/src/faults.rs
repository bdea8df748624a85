//! What is wrong with a call, a file or a record, in the language that was asked for.

use std::io::{self, ErrorKind};

use game::{Lang, Phrase};
use server::StoreError;
use table::{Fault, Faults, Named, Wrong};

use crate::text::say;

/// An error with its causes: `game.txt: line 3: not understood: "xyz"`.
pub fn told(lang: Lang, error: &anyhow::Error) -> String {
    let cause = |cause: &(dyn std::error::Error + 'static)| {
        let of_record = || Some(all(lang, cause.downcast_ref::<Faults>()?));
        let of_server = || Some(serving(lang, cause.downcast_ref::<server::Error>()?));
        let of_store = || Some(store(lang, cause.downcast_ref::<StoreError>()?));
        let of_edition = || Some(in_tables(lang, cause.downcast_ref()?));
        let of_system = || system(lang, cause.downcast_ref()?);
        of_record()
            .or_else(of_edition)
            .or_else(of_server)
            .or_else(of_store)
            .or_else(of_system)
            .unwrap_or_else(|| cause.to_string())
    };
    error.chain().map(cause).collect::<Vec<_>>().join(": ")
}

/// What the system finds wrong with a file or an address, if there are words for it here.
fn system(lang: Lang, fault: &io::Error) -> Option<String> {
    let id = match fault.kind() {
        ErrorKind::NotFound => "fault-not-there",
        ErrorKind::PermissionDenied => "fault-not-allowed",
        ErrorKind::IsADirectory => "fault-is-a-folder",
        _ => return None,
    };
    Some(say(lang, &Phrase::new(id)))
}

fn all(lang: Lang, faults: &Faults) -> String {
    faults.0.iter().map(|fault| one(lang, fault)).collect::<Vec<_>>().join("\n")
}

/// What is wrong with an edition, a line for each fault.
fn in_tables(lang: Lang, faults: &game::edition::Faults) -> String {
    let told = faults.0.iter().map(|fault| words::flaw(lang, fault));
    std::iter::once(say(lang, &Phrase::new("edition-faulty"))).chain(told).collect::<Vec<_>>().join("\n")
}

fn one(lang: Lang, fault: &Fault) -> String {
    let what = wrong(lang, &fault.wrong);
    match (fault.line, fault.input) {
        (0, _) => what,
        (line, None) => say(lang, &Phrase::new("fault-line").with("line", line).with("what", what)),
        (line, Some(input)) => {
            let place = Phrase::new("fault-input").with("line", line).with("input", input);
            say(lang, &place.with("what", what))
        }
    }
}

fn wrong(lang: Lang, wrong: &Wrong) -> String {
    let of = |id: &'static str, what: &str| Phrase::new(id).with("what", what);
    let phrase = match wrong {
        Wrong::NotARecord => Phrase::new("fault-not-a-record"),
        Wrong::UnknownGame(id) => of("fault-unknown-game", id),
        Wrong::OtherGame(id) => of("fault-other-game", id),
        Wrong::LaterRules { record, program } => of("fault-later-rules", record).with("program", *program),
        Wrong::OlderRules { record, program, input } => Phrase::new("fault-older-rules")
            .with("what", *record)
            .with("program", *program)
            .with("input", *input),
        Wrong::UnknownScenario(text) => of("fault-unknown-scenario", text),
        Wrong::UnknownEdition(text) => {
            let (_, named) = Named::split(text);
            let (name, hash) = named.map_or((text.as_str(), ""), |named| (named.name, named.hash));
            of("fault-unknown-edition", name).with("hash", hash)
        }
        Wrong::NoHeading(key) => of("fault-no-heading", key),
        Wrong::UnknownHeading(text) | Wrong::Unreadable(text) => of("fault-unreadable", text),
        Wrong::OtherScenario { own, asked } => of("fault-other-scenario", own).with("asked", asked.as_str()),
        Wrong::Withheld => Phrase::new("fault-withheld"),
        Wrong::Refused(reason) => of("fault-refused", reason),
        Wrong::OtherPosition { record, replay } => {
            of("fault-other-position", record).with("replay", replay.as_str())
        }
        Wrong::OtherFate { record, seed } => of("fault-other-fate", record).with("seed", seed.as_str()),
        Wrong::BrokenPromise => Phrase::new("fault-broken-promise"),
        Wrong::OtherSeed => Phrase::new("fault-other-seed"),
        Wrong::NoSeedYet => Phrase::new("fault-no-seed-yet"),
        Wrong::NotOver => Phrase::new("fault-not-over"),
        // Told by those who read positions and seeds, in their own words.
        Wrong::Position(reason) | Wrong::Seed(reason) => return reason.clone(),
    };
    say(lang, &phrase)
}

/// Why the table cannot be served, or its database not be looked after.
fn serving(lang: Lang, error: &server::Error) -> String {
    use server::Error;
    let because = |id: &'static str, fault: &StoreError| Phrase::new(id).with("why", store(lang, fault));
    let phrase = match error {
        Error::Bind { bind, fault } if fault.kind() == ErrorKind::AddrInUse => {
            Phrase::new("fault-address-used").with("address", bind.as_str())
        }
        Error::Bind { bind, fault } => {
            let why = system(lang, fault).unwrap_or_else(|| fault.to_string());
            Phrase::new("fault-bind").with("address", bind.as_str()).with("why", why)
        }
        Error::Database { database, fault } => {
            because("fault-database", fault).with("database", database.as_str())
        }
        Error::UnknownDatabase(database) => {
            Phrase::new("fault-unknown-database").with("database", database.as_str())
        }
        Error::Tls(file, why) => {
            Phrase::new("fault-tls").with("file", file.as_str()).with("why", why.as_str())
        }
        Error::NoTls => Phrase::new("fault-no-tls"),
        Error::Mail(setting, why) => {
            Phrase::new("fault-mail").with("setting", *setting).with("why", why.as_str())
        }
        Error::NoMail => Phrase::new("fault-no-mail"),
        Error::MailFromNowhere => Phrase::new("fault-mail-from-nowhere"),
        Error::Copy(fault) => because("fault-not-copied", fault),
        Error::Exists(file) => Phrase::new("fault-exists").with("file", file.display().to_string()),
        Error::Export(fault) => because("fault-not-exported", fault),
        Error::Import(fault) => because("fault-not-imported", fault),
        Error::Serve(_) => Phrase::new("fault-serving"),
    };
    say(lang, &phrase)
}

/// What is wrong with what is kept.
fn store(lang: Lang, fault: &StoreError) -> String {
    let because = |id: &'static str, why: String| Phrase::new(id).with("why", why);
    let phrase = match fault {
        StoreError::Conflict => Phrase::new("store-conflict"),
        StoreError::Gone => Phrase::new("store-gone"),
        StoreError::Full => Phrase::new("store-full"),
        StoreError::InUse => Phrase::new("store-in-use"),
        StoreError::Broken(what) => because("store-broken", what.clone()),
        StoreError::Away(fault) => because("store-away", fault.to_string()),
        StoreError::Unsure(fault) => because("store-unsure", fault.to_string()),
        StoreError::Clash(fault) => because("store-clash", fault.to_string()),
        StoreError::NotEmpty => Phrase::new("store-not-empty"),
        StoreError::BadKeyFile(file, why) => {
            because("store-bad-key-file", why.clone()).with("file", file.as_str())
        }
        StoreError::WrongKey { file, wanted, found } => {
            let id = if found.is_some() { "store-other-key" } else { "store-no-key-file" };
            let found = found.as_deref().unwrap_or_default();
            Phrase { id: id.into(), args: Vec::new() }
                .with("file", file.as_str())
                .with("wanted", wanted.as_str())
                .with("found", found)
        }
        StoreError::NoTable(table) => Phrase::new("store-no-table").with("table", table.as_str()),
        StoreError::NoPerson(said) => Phrase::new("store-no-person").with("person", said.as_str()),
        StoreError::ManyPersons(said, count) => {
            Phrase::new("store-many-persons").with("person", said.as_str()).with("count", count.to_string())
        }
        StoreError::NoKey => Phrase::new("store-no-key"),
        StoreError::NotExported => Phrase::new("store-not-exported"),
        StoreError::NotBuilt => Phrase::new("store-not-built"),
        // The system and the database say these in their own words.
        StoreError::File(_) | StoreError::Database(_) => return fault.told(),
    };
    say(lang, &phrase)
}

#[cfg(test)]
mod tests {
    use game::Lang;

    #[test]
    fn what_is_wrong_with_a_server_is_told_in_the_language_of_the_reader() {
        let fault = server::StoreError::InUse;
        let error = server::Error::Database { database: "bexar.db".to_owned(), fault };
        let told = super::told(Lang::Es, &error.into());
        assert_eq!(
            told,
            "no se puede abrir la base de datos bexar.db para escribir: otro servidor la está usando"
        );
        let fault = std::io::ErrorKind::AddrInUse.into();
        let error = server::Error::Bind { bind: "127.0.0.1:1836".to_owned(), fault };
        let told = super::told(Lang::Es, &error.into());
        assert!(
            told.starts_with("la dirección 127.0.0.1:1836 ya está en uso") && told.contains("--bind"),
            "{told}"
        );
    }
}
