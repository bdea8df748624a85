//! What can go wrong with what is kept, told apart by what can be done about it.

use std::error::Error;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Someone else has changed the table first.
    #[error("the table was changed by someone else")]
    Conflict,
    /// The table was deleted meanwhile.
    #[error("there is no such table")]
    Gone,
    #[error("the disk is full")]
    Full,
    /// One file has one server: what another writes would not be seen here.
    #[error("another server is using it")]
    InUse,
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// What is kept makes no sense: it was damaged or comes from a later version.
    #[error("what is kept cannot be read: {0}")]
    Broken(String),
    /// The database cannot be reached, or went away before anything was done.
    #[error("the database does not answer: {0}")]
    Away(Fault),
    /// The database went away while it was keeping something. Whether it is kept is not known.
    #[error("the database went away in the middle: {0}")]
    Unsure(Fault),
    /// Two who wrote at once stood in each other's way.
    #[error("others were writing: {0}")]
    Clash(Fault),
    #[error(transparent)]
    Database(Fault),
    /// What is copied goes where there is nothing yet.
    #[error("there are tables in it already")]
    NotEmpty,
    #[error("the key file {0} cannot be used: {1}")]
    BadKeyFile(String, String),
    /// What is kept was sealed with another key than the one at hand.
    #[error(
        "what is kept there is sealed with the key {wanted}, and {}: name the right key file with --key-file, or put it back",
        match .found { Some(found) => format!("{file} holds the key {found}"), None => format!("there is no key file {file}") }
    )]
    WrongKey { file: String, wanted: String, found: Option<String> },
    #[error("there is no table {0:?}")]
    NoTable(String),
    #[error("there is no person {0:?}")]
    NoPerson(String),
    #[error("there are {1} persons {0:?}")]
    ManyPersons(String, usize),
    #[error("no server has been started with it yet: there is no key")]
    NoKey,
    #[error("this is no file of `bexar admin export`")]
    NotExported,
    /// This program cannot speak to such a database.
    #[error("this program was built without PostgreSQL: build it with `--features hosting`")]
    NotBuilt,
}

/// What the database says about it.
pub type Fault = Box<dyn std::error::Error + Send + Sync>;

impl StoreError {
    /// All that is known about it, in one line.
    pub fn told(&self) -> String {
        let mut told = self.to_string();
        let mut cause = self.source();
        while let Some(fault) = cause {
            if !told.contains(&fault.to_string()) {
                told += &format!(": {fault}");
            }
            cause = fault.source();
        }
        told
    }
}
