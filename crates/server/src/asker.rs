//! Who asks, and in which language.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use game::Lang;
use web::{Page, Sign};

use crate::Shared;
use crate::key::{Secret, SecretHash};
use crate::outside::{Origin, Sender};
use crate::people::PersonId;
use crate::people::words::PersonalKey;
use crate::problem::Problem;
use crate::store::Opener;

pub const GUEST_COOKIE: &str = "guest";
pub const LANG_COOKIE: &str = "lang";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// What a request says about the one who sent it. Nothing here is believed before it is compared with what is kept.
#[derive(Clone, Debug)]
pub struct Asker {
    pub lang: Lang,
    /// From `Authorization: Bearer TOKEN`, the token of a seat.
    pub token: Option<SecretHash>,
    /// From the same, the key of a person.
    pub key: Option<SecretHash>,
    /// From the guest's cookie.
    pub guest: Option<Secret>,
    /// Whom the key or the cookie opens.
    pub person: Option<PersonId>,
    /// Where the request comes from.
    pub from: IpAddr,
    /// What stands over the door that it came by.
    pub sign: Arc<Sign>,
    /// The address of the site as he knows it.
    pub origin: String,
}

impl Asker {
    pub fn of(parts: &Parts) -> Asker {
        let sent = bearer(&parts.headers);
        let key = sent.and_then(|key| key.parse().ok()).map(PersonalKey::hash);
        Asker {
            lang: language(parts),
            token: sent.filter(|_| key.is_none()).map(|token| Secret::sent(token).hash()),
            key,
            guest: cookie(&parts.headers, GUEST_COOKIE).map(Secret::sent),
            person: None,
            from: parts.extensions.get::<Sender>().copied().unwrap_or_default().0,
            sign: parts.extensions.get::<Arc<Sign>>().cloned().unwrap_or_default(),
            origin: parts.extensions.get::<Origin>().map(|origin| origin.0.clone()).unwrap_or_default(),
        }
    }

    /// The same, with the person whom what he sends opens. Whoever claims to be one and is not is refused; a stranger's cookie is not.
    async fn known(mut self, host: &Shared) -> Result<Asker, Problem> {
        self.person = match (self.key, self.token, &self.guest) {
            (Some(key), ..) => {
                let opened = host.store().opened(Opener::Key, key).await?;
                Some(opened.ok_or(Problem::WrongKey)?)
            }
            (None, None, Some(guest)) => host.store().opened(Opener::Device, guest.hash()).await?,
            _ => None,
        };
        Ok(self)
    }

    /// Somebody of whom nothing is known.
    #[cfg(test)]
    pub fn stranger() -> Asker {
        let (parts, ()) = axum::http::Request::new(()).into_parts();
        Asker::of(&parts)
    }

    /// What a page must know of the one who asks for it.
    pub fn page(&self, uri: &Uri) -> Page {
        let path = uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
        Page {
            lang: self.lang,
            path,
            sign: Arc::clone(&self.sign),
            origin: self.origin.clone(),
            preview: None,
        }
    }
}

impl FromRequestParts<Shared> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, host: &Shared) -> Result<Asker, Problem> {
        Asker::of(parts).known(host).await
    }
}

/// A cookie that only this site reads and no script sees.
pub fn set_guest(guest: &Secret) -> HeaderValue {
    set_cookie(GUEST_COOKIE, guest.reveal())
}

/// The browser forgets whose it was.
pub fn forget_guest() -> HeaderValue {
    HeaderValue::from_static("guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

pub fn set_lang(lang: Lang) -> HeaderValue {
    set_cookie(LANG_COOKIE, lang.code())
}

fn set_cookie(name: &str, value: &str) -> HeaderValue {
    HeaderValue::try_from(format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"))
        .expect("checked: a cookie of ours is plain ASCII")
}

/// `?lang=`, else the cookie, else what the browser prefers, else English.
fn language(parts: &Parts) -> Lang {
    let asked = parts.uri.query().and_then(|query| {
        query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(|code| code.parse().ok())
    });
    let chosen = || cookie(&parts.headers, LANG_COOKIE).and_then(|code| code.parse().ok());
    asked.or_else(chosen).or_else(|| preferred(&parts.headers)).unwrap_or_default()
}

fn preferred(headers: &HeaderMap) -> Option<Lang> {
    let accepted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(Lang, f32)> = None;
    for range in accepted.split(',') {
        let mut parts = range.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default().to_ascii_lowercase();
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse().ok()).unwrap_or(1.0_f32);
        let code = tag.split('-').next().unwrap_or_default();
        if let Ok(lang) = code.parse::<Lang>()
            && weight > best.map_or(0.0, |(_, heaviest)| heaviest)
        {
            best = Some((lang, weight));
        }
    }
    best.map(|(lang, _)| lang)
}

/// The token sent. Whoever claims to have a seat is not taken for an observer because the claim is empty.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let claim = headers.get(header::AUTHORIZATION)?.to_str().unwrap_or_default();
    let (scheme, token) = claim.split_once(' ').unwrap_or_default();
    Some(if scheme.eq_ignore_ascii_case("bearer") { token.trim() } else { "" })
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
        .filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use axum::http::Request;
    use game::Lang;

    use super::Asker;

    fn asker(uri: &str, headers: &[(&str, &str)]) -> Asker {
        let request = headers
            .iter()
            .fold(Request::get(uri), |request, (name, value)| request.header(*name, *value))
            .body(())
            .expect("a request");
        Asker::of(&request.into_parts().0)
    }

    #[test]
    fn the_language_is_the_one_asked_for_most_plainly() {
        let spanish_reader = ("accept-language", "fr, en;q=0.4, es-MX;q=0.8");
        assert_eq!(asker("/", &[]).lang, Lang::En);
        assert_eq!(asker("/", &[spanish_reader]).lang, Lang::Es);
        assert_eq!(asker("/", &[spanish_reader, ("cookie", "a=b; lang=en")]).lang, Lang::En);
        assert_eq!(asker("/?x=1&lang=es", &[("cookie", "lang=en")]).lang, Lang::Es);
        assert_eq!(asker("/?lang=de", &[("accept-language", "de;q=1, *")]).lang, Lang::En);
    }

    #[test]
    fn tokens_and_cookies_are_found() {
        let asker = asker("/", &[("authorization", "bearer abc"), ("cookie", "guests=no; guest=yes")]);
        assert!(asker.token.is_some());
        assert_eq!(asker.guest.expect("a guest").reveal(), "yes");
    }
}
