//! Web Push: a message for a browser, by way of the service that its maker runs. It is encrypted for the browser (RFC 8291), and signed, so that the
//! service knows who sends it (VAPID, RFC 8292).

use std::time::{Duration, SystemTime};

use axum::http::{HeaderName, HeaderValue, header};
use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::Fate;
use super::message::Message;
use super::post::{Address, Post};
use crate::key::random_bytes;

/// A service keeps a message for a browser that is away so long.
const KEPT: Duration = Duration::from_hours(24);
/// Whoever signed something is believed so long.
const BELIEVED: Duration = Duration::from_hours(12);
/// The size of the one record in which a message is sent.
const RECORD: u32 = 4096;
/// Browsers write it with `=` at its end or not.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Who sends messages.
pub struct Push {
    key: EcdsaKeyPair,
    /// Who answers for them.
    subject: String,
}

/// A browser that wants messages, as it tells of itself.
#[derive(Debug, Deserialize)]
struct Subscription {
    endpoint: String,
    keys: Keys,
}

#[derive(Debug, Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

/// The same, read.
pub struct Browser {
    pub endpoint: String,
    public: Vec<u8>,
    auth: Vec<u8>,
}

impl Browser {
    /// None if it makes no sense.
    pub fn of(subscription: &str) -> Option<Browser> {
        let Subscription { endpoint, keys } = serde_json::from_str(subscription).ok()?;
        let browser = Browser {
            endpoint,
            public: BASE64.decode(keys.p256dh).ok()?,
            auth: BASE64.decode(keys.auth).ok()?,
        };
        let fits = browser.public.len() == 65 && browser.public[0] == 4 && browser.auth.len() == 16;
        fits.then_some(browser)
    }

    /// A text that this browser alone can read.
    fn encrypt(&self, text: &str) -> Result<Vec<u8>, Unspecified> {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let public = own.compute_public_key()?;
        let salt = random_bytes::<16>();
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        let (key, nonce) = agree_ephemeral(own, &theirs, |shared| {
            let both = [b"WebPush: info\0", &self.public[..], public.as_ref()];
            let common: [u8; 32] = expand(&Salt::new(HKDF_SHA256, &self.auth).extract(shared), &both)?;
            let key = Salt::new(HKDF_SHA256, &salt).extract(&common);
            let nonce: [u8; 12] = expand(&key, &[b"Content-Encoding: nonce\0"])?;
            Ok::<([u8; 16], _), Unspecified>((expand(&key, &[b"Content-Encoding: aes128gcm\0"])?, nonce))
        })??;
        let mut sealed = [text.as_bytes(), &[2]].concat();
        let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
        cipher.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)?;
        let length = [public.as_ref().len() as u8];
        Ok([&salt[..], &RECORD.to_be_bytes(), &length, public.as_ref(), &sealed].concat())
    }
}

/// So many bytes.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(key: &Prk, about: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut expanded = [0; N];
    key.expand(about, Length(N))?.fill(&mut expanded)?;
    Ok(expanded)
}

impl Push {
    /// A new key, as text.
    pub fn draw() -> String {
        let drawn = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        URL_SAFE_NO_PAD.encode(drawn.expect("checked: the operating system gives random bytes"))
    }

    /// Whoever has this key. `home`: the address of the site.
    pub fn of(key: &str, home: Option<String>) -> Result<Push, String> {
        let key = URL_SAFE_NO_PAD.decode(key).map_err(|fault| fault.to_string())?;
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &SystemRandom::new());
        let known = home.filter(|home| home.starts_with("https://"));
        let subject = known.unwrap_or_else(|| "mailto:nobody@localhost".to_owned());
        Ok(Push { key: key.map_err(|fault| fault.to_string())?, subject })
    }

    /// By which a browser tells the service who may send it messages.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.public_key())
    }

    /// Who we are, for the service at this address.
    fn authorization(&self, service: &Address) -> Result<String, Unspecified> {
        let until = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default() + BELIEVED;
        let claims = json!({ "aud": service.origin(), "exp": until.as_secs(), "sub": self.subject });
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let said = [head, claims].map(|part| URL_SAFE_NO_PAD.encode(part.to_string())).join(".");
        let signed = self.key.sign(&SystemRandom::new(), said.as_bytes())?;
        Ok(format!("vapid t={said}.{}, k={}", URL_SAFE_NO_PAD.encode(signed), self.public()))
    }

    pub async fn send(&self, post: &Post, subscription: &str, message: &Message) -> Result<Fate, String> {
        let browser = Browser::of(subscription).ok_or("no subscription")?;
        let service: Address = browser.endpoint.parse().map_err(|_| "no address")?;
        let sealed =
            browser.encrypt(&message.for_browser().to_string()).map_err(|_| "no key of a browser")?;
        let authorization = self.authorization(&service).map_err(|_| "not signed")?;
        let topic = URL_SAFE_NO_PAD.encode(&Sha256::digest(message.topic())[..24]);
        let value = |text: String| HeaderValue::try_from(text).map_err(|fault| fault.to_string());
        let headers = [
            (header::AUTHORIZATION, value(authorization)?),
            (header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (HeaderName::from_static("ttl"), KEPT.as_secs().into()),
            (HeaderName::from_static("topic"), value(topic)?),
        ];
        match post.send(&browser.endpoint, headers, sealed.into()).await? {
            status if status.is_success() => Ok(Fate::Arrived),
            // The browser has thrown its subscription away.
            status if [404, 410].contains(&status.as_u16()) => Ok(Fate::Gone),
            status => Err(status.to_string()),
        }
    }
}
