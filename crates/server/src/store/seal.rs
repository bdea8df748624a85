//! Secrets at rest. Seeds, positions, what was decided and invitations are sealed: whoever has a copy of the database and not the server's key file
//! can read none of them, nor put one in the place of another. The key is a file, made at the first start; of it the database knows a
//! fingerprint alone, so that a server with another key, or none, is refused.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};
use sha2::{Digest, Sha256};

use super::moving::unhex;
use super::{Database, StoreError};
use crate::key::{hex, random_bytes};

/// What stands before the key in its file.
const HEADING: &str = "# The key of a Bexar server. Without it nobody can read the games that it keeps: not a thief, nor you. Keep a copy of it, apart\n\
                       # from those of the database.\n";
const NONCE: usize = 24;

/// Where the key is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyFile(PathBuf);

/// Seals and opens.
#[derive(Clone)]
pub struct Seal {
    cipher: XChaCha20Poly1305,
    fingerprint: String,
    /// What makes fingers.
    pepper: [u8; 32],
}

impl KeyFile {
    /// The one that is named; else the usual one: beside an SQLite file, or where the server was started.
    pub fn of(named: Option<&Path>, database: &Database) -> KeyFile {
        KeyFile(match (named, database) {
            (Some(path), _) => path.to_owned(),
            (None, Database::Sqlite(path)) => {
                let mut beside = path.clone().into_os_string();
                beside.push(".key");
                beside.into()
            }
            (None, Database::Postgres(_)) => "bexar.key".into(),
        })
    }

    /// Reads the key; none if there is no such file.
    pub fn read(&self) -> Result<Option<Seal>, StoreError> {
        let text = match fs::read_to_string(&self.0) {
            Ok(text) => text,
            Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(fault) => return Err(self.bad(fault.to_string())),
        };
        let said = text.lines().find(|line| !line.starts_with('#')).unwrap_or_default().trim();
        let key = unhex(said)
            .and_then(|key| key.try_into().ok())
            .ok_or_else(|| self.bad("there is no key in it".to_owned()))?;
        self.warn_if_open();
        Ok(Some(Seal::new(key)))
    }

    /// Reads the key, or makes one. Of two who make one at once, one has done it.
    pub fn read_or_make(&self) -> Result<Seal, StoreError> {
        if let Some(seal) = self.read()? {
            return Ok(seal);
        }
        let key = random_bytes::<32>();
        self.write(&format!("{HEADING}{}\n", hex(&key))).map_err(|fault| self.bad(fault.to_string()))?;
        self.read()?.ok_or_else(|| self.bad("it is gone again".to_owned()))
    }

    /// Puts the file there whole, readable for its owner alone, unless there is one.
    fn write(&self, text: &str) -> io::Result<()> {
        let mut draft = self.0.clone().into_os_string();
        draft.push(format!(".{}", hex(&random_bytes::<8>())));
        let draft = PathBuf::from(draft);
        let written = private(&draft).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()
        });
        let put = written.and_then(|()| match fs::hard_link(&draft, &self.0) {
            Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            put => put,
        });
        let _ = fs::remove_file(&draft);
        put
    }

    fn bad(&self, why: String) -> StoreError {
        StoreError::BadKeyFile(self.to_string(), why)
    }

    /// A key that others can read is none.
    fn warn_if_open(&self) {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&self.0).map_or(0, |about| about.permissions().mode());
            if mode & 0o007 != 0 {
                tracing::warn!(file = %self, "everybody on this machine can read the key file: chmod 600");
            }
        }
    }
}

/// A new file that its owner alone can read.
pub fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

impl fmt::Display for KeyFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.display())
    }
}

impl Seal {
    fn new(key: [u8; 32]) -> Seal {
        let fingerprint = Sha256::new().chain_update("bexar key ").chain_update(key).finalize();
        let pepper = Sha256::new().chain_update("bexar fingers ").chain_update(key).finalize().into();
        Seal { cipher: XChaCha20Poly1305::new(&Key::from(key)), fingerprint: hex(&fingerprint[..8]), pepper }
    }

    #[cfg(test)]
    pub fn random() -> Seal {
        Seal::new(random_bytes())
    }

    /// What tells this key from others. It opens nothing.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// What tells a text from others, and tells nothing about it to those who have not the key. (One hash in another: nothing can be appended.)
    pub fn finger(&self, text: &str) -> [u8; 32] {
        let inner = Sha256::new().chain_update(self.pepper).chain_update(text).finalize();
        Sha256::new().chain_update(self.pepper).chain_update(inner).finalize().into()
    }

    /// Seals a text for this place alone.
    pub fn seal(&self, place: &Place<'_>, text: &str) -> String {
        let nonce = random_bytes::<NONCE>();
        let place = place.to_string();
        let payload = Payload { msg: text.as_bytes(), aad: place.as_bytes() };
        let sealed = self.cipher.encrypt(&XNonce::from(nonce), payload);
        let sealed = sealed.expect("checked: a text of ours is far shorter than a cipher's limit");
        STANDARD_NO_PAD.encode([&nonce[..], &sealed].concat())
    }

    /// Opens what was sealed for this place.
    pub fn open(&self, place: &Place<'_>, sealed: &str) -> Result<String, StoreError> {
        let open = || {
            let bytes = STANDARD_NO_PAD.decode(sealed).ok()?;
            let (nonce, sealed) = bytes.split_first_chunk::<NONCE>()?;
            let place = place.to_string();
            let payload = Payload { msg: sealed, aad: place.as_bytes() };
            String::from_utf8(self.cipher.decrypt(&XNonce::from(*nonce), payload).ok()?).ok()
        };
        open().ok_or_else(|| StoreError::Broken(format!("{place} is not what was sealed there")))
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seal({})", self.fingerprint)
    }
}

/// Where something sealed stands: the column, and the row's key.
#[derive(Clone, Debug)]
pub struct Place<'a> {
    pub table: &'a str,
    pub column: &'a str,
    /// The values of its primary key, with a space between them.
    pub row: &'a str,
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { table, column, row } = self;
        write!(f, "{table}.{column} {row}")
    }
}

#[cfg(test)]
mod tests {
    use super::{KeyFile, Place, Seal};

    const SEED: Place<'static> = Place { table: "tables", column: "seed", row: "a" };

    #[test]
    fn what_is_sealed_opens_in_its_place_with_its_key_alone() {
        let seal = Seal::random();
        let (sealed, again) = (seal.seal(&SEED, "día"), seal.seal(&SEED, "día"));
        assert_ne!(sealed, again);
        assert_eq!(seal.open(&SEED, &sealed).expect("it opens"), "día");
        assert!(seal.open(&Place { row: "b", ..SEED }, &sealed).is_err());
        assert!(Seal::random().open(&SEED, &sealed).is_err());
        for spoiled in ["", "AAAA", "día", &sealed[1..], &sealed.replace(&sealed[50..51], "*")] {
            assert!(seal.open(&SEED, spoiled).is_err(), "{spoiled}");
        }
    }

    #[test]
    fn a_key_is_made_once_and_for_its_owner() {
        let place = rig::Place::new();
        let file = KeyFile(place.file("key"));
        assert!(file.read().expect("asked").is_none());
        let made = file.read_or_make().expect("made");
        assert_eq!(file.read_or_make().expect("read").fingerprint(), made.fingerprint());
        assert!(
            !format!("{made:?}").contains(std::fs::read_to_string(place.file("key")).expect("read").trim())
        );
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(place.file("key")).expect("there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        std::fs::write(place.file("key"), "# nothing\n").expect("written");
        assert!(file.read_or_make().is_err(), "what is there is not thrown away");
    }
}
