//! Web Push, against a push service of our own: it checks who has signed, and a browser of our own decrypts.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::ecdh::diffie_hellman;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};

use crate::calls::{Two, add, calling, try_out};
use crate::catcher::{Catcher, Caught};
use crate::house::House;

/// A browser that can read what is sent to it.
struct Browser {
    secret: SecretKey,
    auth: Vec<u8>,
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand(key: &Prk, about: &[u8], length: usize) -> Vec<u8> {
    let mut expanded = vec![0; length];
    key.expand(&[about], Length(length)).and_then(|okm| okm.fill(&mut expanded)).expect("short enough");
    expanded
}

fn read(text: &str) -> Vec<u8> {
    BASE64.decode(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

impl Browser {
    fn new(secret: &[u8], auth: &[u8]) -> Browser {
        Browser { secret: SecretKey::from_slice(secret).expect("a key"), auth: auth.to_vec() }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    fn subscription(&self, endpoint: &str) -> String {
        let keys = json!({ "p256dh": BASE64.encode(self.public()), "auth": BASE64.encode(&self.auth) });
        json!({ "endpoint": endpoint, "expirationTime": null, "keys": keys }).to_string()
    }

    /// What was sealed for it, by RFC 8291.
    fn open(&self, sealed: &[u8]) -> String {
        let (salt, rest) = sealed.split_at(16);
        let (record, rest) = rest.split_at(4);
        assert_eq!(record, 4096_u32.to_be_bytes());
        let (theirs, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let their_key = PublicKey::from_sec1_bytes(theirs).expect("a key");
        let shared = diffie_hellman(self.secret.to_nonzero_scalar(), their_key.as_affine());
        let about = [b"WebPush: info\0", &self.public()[..], theirs].concat();
        let common =
            expand(&Salt::new(HKDF_SHA256, &self.auth).extract(shared.raw_secret_bytes()), &about, 32);
        let key = Salt::new(HKDF_SHA256, salt).extract(&common);
        let nonce = expand(&key, b"Content-Encoding: nonce\0", 12);
        let key = expand(&key, b"Content-Encoding: aes128gcm\0", 16);
        let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut text = sealed.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce).expect("a nonce");
        let text = cipher.open_in_place(nonce, Aad::empty(), &mut text).expect("it was sealed for us");
        let text = text.strip_suffix(&[2]).expect("the last record");
        String::from_utf8(text.to_vec()).expect("text")
    }
}

/// What the example of RFC 8291 says, so that it is known that our browser reads as browsers do.
#[test]
fn our_browser_reads_the_example_of_the_standard() {
    let browser =
        Browser::new(&read("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), &read("BTBZMqHH6r4Tts7J_aSIgg"));
    let sealed = read(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_\
         yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
    assert_eq!(browser.open(&sealed), "When I grow up, I want to be a watermelon");
}

/// What the service checks before it passes anything on (RFC 8292). Tells who has signed.
fn checked(caught: &Caught, service: &Catcher) -> String {
    assert_eq!(caught.header("content-encoding"), "aes128gcm");
    assert!(caught.header("ttl").parse::<u32>().is_ok_and(|seconds| seconds > 0));
    let topic = caught.header("topic");
    assert!(
        topic.len() <= 32 && topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    );
    let (_, said) = caught.header("authorization").split_once("vapid t=").expect("vapid");
    let (token, key) = said.split_once(", k=").expect("a key");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let known = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, read(key));
    known.verify(signed.as_bytes(), &read(signature)).expect("signed by the one who says so");
    let parts: Vec<Value> =
        signed.split('.').map(|part| serde_json::from_slice(&read(part)).expect("JSON")).collect();
    assert_eq!(parts[0], json!({ "alg": "ES256", "typ": "JWT" }));
    assert_eq!(parts[1]["aud"], json!(format!("http://{}", service.address)));
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().expect("a time").as_secs();
    let until = parts[1]["exp"].as_u64().expect("an end");
    assert!(until > now && until <= now + 24 * 60 * 60, "no service believes longer");
    key.to_owned()
}

#[test]
fn a_browser_is_called_by_way_of_its_push_service() {
    let mut house = House::with(calling());
    let (service, browser) = (Catcher::new(), Browser::new(&[7; 32], &[9; 16]));
    let mut two = Two::sit(&house);
    let public = two.other.get("/api/me/calls").json()["push"].as_str().expect("a key").to_owned();
    let receiver = add(&mut two.other, "push", &browser.subscription(&service.url("/push/1")));
    two.play_until("mexican");
    let caught = service.next();
    assert_eq!((checked(&caught, &service), caught.path.as_str()), (public.clone(), "/push/1"));
    let told: Value = serde_json::from_str(&browser.open(&caught.body)).expect("JSON");
    assert_eq!(
        told,
        json!({ "title": "Bexar", "text": "It is your turn: Charge at the Alamo",
                "url": format!("http://{}/game/{}", house.address, two.id),
                "stop": format!("http://{}/stop/{receiver}", house.address), "stopWord": "Stop these messages" })
    );
    // The key is kept, sealed: after a restart the service knows us by the same.
    house.restart();
    let mut other = house.client();
    other.headers.clone_from(&two.other.headers);
    assert_eq!(other.get("/api/me/calls").json()["push"], json!(public));
    try_out(&mut other, &receiver);
    assert_eq!(checked(&service.next(), &service), public);
    // The browser is gone, says the service: nothing is sent there any more.
    service.answers([404]);
    try_out(&mut other, &receiver);
    service.next();
    while other.get("/api/me/calls").json()["receivers"] != json!([]) {}
}
