//! Secrets and names drawn at random. A secret is only ever stored as its hash.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

/// What opens a seat: a token in a program's hands, or a guest's cookie.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// The SHA-256 of a [`Secret`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

/// What lets somebody sit down, once. It opens nothing: whoever accepts it is given a secret of their own. Those who sit at the table
/// are shown it again, so it is kept as it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Invitation([u8; 16]);

/// The name of a table, as it stands in its address. Nobody can guess one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TableId(String);

impl Secret {
    /// 128 random bits.
    pub fn random() -> Secret {
        Secret(hex(&random_bytes::<16>()))
    }

    /// A secret as someone sent it. Whether it opens anything is for its hash to say.
    pub fn sent(text: &str) -> Secret {
        Secret(text.to_owned())
    }

    /// The secret itself, for the one who is to keep it.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether it looks like one that was drawn here.
    pub fn is_well_formed(&self) -> bool {
        self.0.len() == 32 && self.0.bytes().all(|byte| byte.is_ascii_hexdigit())
    }

    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0.as_bytes()).into())
    }
}

impl SecretHash {
    /// Enough of it to tell one from another.
    pub fn short(&self) -> String {
        hex(&self.0[..10])
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Invitation {
    /// 128 random bits.
    pub fn random() -> Invitation {
        Invitation(random_bytes())
    }

    /// The invitation itself, for those who may hand it on.
    pub fn reveal(self) -> String {
        hex(&self.0)
    }
}

impl FromStr for Invitation {
    type Err = ();

    fn from_str(text: &str) -> Result<Invitation, ()> {
        if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(());
        }
        u128::from_str_radix(text, 16).map(|bits| Invitation(bits.to_be_bytes())).map_err(|_| ())
    }
}

impl fmt::Debug for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Invitation(…)")
    }
}

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

impl TableId {
    /// Without letters that look alike.
    const ALPHABET: &'static [u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    const LENGTH: usize = 12;

    pub fn random() -> TableId {
        let letters = random_bytes::<{ Self::LENGTH }>();
        TableId(letters.iter().map(|byte| char::from(Self::ALPHABET[usize::from(byte % 32)])).collect())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = ();

    fn from_str(text: &str) -> Result<TableId, ()> {
        let well_formed =
            text.len() == Self::LENGTH && text.bytes().all(|byte| Self::ALPHABET.contains(&byte));
        if well_formed { Ok(TableId(text.to_owned())) } else { Err(()) }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Bytes from the operating system.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("checked: the operating system gives random bytes");
    bytes
}

pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::{Invitation, Secret, TableId};

    #[test]
    fn ids_read_back_and_nothing_else_does() {
        let id = TableId::random();
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        for wrong in ["", "short", "../../../etc/", "ABCDEFGHJKMN", "abcdefghjkmn1"] {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_secret_is_never_printed() {
        let secret = Secret::random();
        assert_eq!(secret.reveal().len(), 32);
        assert!(!format!("{secret:?} {:?}", secret.hash()).contains(secret.reveal()));
        let invitation = Invitation::random();
        assert!(!format!("{invitation:?}").contains(&invitation.reveal()));
        assert_eq!(invitation.reveal().parse(), Ok(invitation));
        for wrong in ["", "+0000000000000000000000000000001", &"g".repeat(32), &"0".repeat(33)] {
            assert!(wrong.parse::<Invitation>().is_err(), "{wrong}");
        }
    }
}
