//! The pages of a person.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use web::{LONGEST_NAME, Me, NewKey};

use super::words::PersonalKey;
use super::{PersonId, plain};
use crate::Shared;
use crate::asker::{Asker, forget_guest, set_guest};
use crate::calls;
use crate::guests::Guest;
use crate::host::Host;
use crate::key::Secret;
use crate::problem::Problem;
use crate::read::{Form, field};

/// Every address of a person's pages.
pub fn routes() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![
        ("/me", get(me)),
        ("/me/name", post(rename)),
        ("/me/key", post(change_key)),
        ("/me/devices", post(sign_out)),
        ("/me/delete", post(delete)),
        ("/key", get(key).post(open)),
    ]
}

impl Host {
    /// Gives a person the name that he has written, as far as it is plain.
    pub async fn rename(&self, person: PersonId, written: &str) -> Result<String, Problem> {
        let name = plain::line(written, LONGEST_NAME).ok_or(Problem::NoName)?;
        let tables = self.store().rename(person, Some(name.clone())).await?;
        self.refresh(&tables).await;
        Ok(name)
    }

    /// Takes a person away. Those who look at his tables are shown them without his name.
    pub async fn forget_person(&self, person: PersonId) -> Result<(), Problem> {
        let (gone, changed) = self.store().forget_person(person).await?;
        for table in &gone {
            self.vacate(table).await;
        }
        self.refresh(&changed).await;
        Ok(())
    }

    /// Makes a key for a person: one that he had opens nothing any more.
    pub async fn change_key(&self, person: PersonId) -> Result<PersonalKey, Problem> {
        let key = PersonalKey::random();
        self.store().change_key(person, key.hash()).await?;
        Ok(key)
    }
}

impl Asker {
    /// The person who asks.
    pub fn somebody(&self) -> Result<PersonId, Problem> {
        self.person.ok_or(Problem::Nobody)
    }
}

async fn shown(host: &Shared, person: PersonId, key: Option<NewKey>) -> Result<Me, Problem> {
    let kept = host.store().person(person).await?.ok_or(Problem::Nobody)?;
    let calls = calls::pages::shown(host, person).await?;
    Ok(Me { called: person.called(kept.name), devices: kept.devices, has_key: kept.has_key, key, calls })
}

async fn me(State(host): State<Shared>, asker: Asker, uri: Uri) -> Result<Html<String>, Problem> {
    let me = match asker.person {
        Some(person) => Some(shown(&host, person, None).await?),
        None => None,
    };
    Ok(Html(web::me_page(&asker.page(&uri), me.as_ref(), host.caller.has_mail()).into_string()))
}

/// Whoever gives a name becomes somebody.
async fn rename(State(host): State<Shared>, asker: Asker, Form(fields): Form) -> Result<Response, Problem> {
    let written = field(&fields, "name").unwrap_or_default();
    plain::line(written, LONGEST_NAME).ok_or(Problem::NoName)?;
    let guest = Guest::of(&host, &asker).await?;
    host.rename(guest.person, written).await?;
    Ok(guest.on_to("/me"))
}

/// Makes a key, and shows it: this once.
async fn change_key(
    State(host): State<Shared>,
    asker: Asker,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let guest = Guest::of(&host, &asker).await?;
    let words = host.change_key(guest.person).await?.reveal();
    let link = format!("{}{}", origin(&headers), key_link(&words));
    let me = shown(&host, guest.person, Some(NewKey { words, link })).await?;
    let page = asker.page(&Uri::from_static("/me"));
    let mut response = guest
        .told(Html(web::me_page(&page, Some(&me), host.caller.has_mail()).into_string()).into_response());
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// Where a key opens its person; a server is not told what stands behind `#`.
pub fn key_link(words: &str) -> String {
    format!("/key#{words}")
}

/// The address of this server as the browser knows it: that was compared with ours when the request came in.
pub fn origin(headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), _) => origin.to_owned(),
        (None, Some(host)) => format!("http://{host}"),
        (None, None) => String::new(),
    }
}

async fn sign_out(State(host): State<Shared>, asker: Asker) -> Result<Redirect, Problem> {
    host.store().sign_out(asker.somebody()?, asker.guest.as_ref().map(Secret::hash)).await?;
    Ok(Redirect::to("/me"))
}

/// Takes a person away with all that is kept of him. He says twice that he wants it: nothing brings him back.
async fn delete(State(host): State<Shared>, asker: Asker, Form(fields): Form) -> Result<Response, Problem> {
    let person = asker.somebody()?;
    if field(&fields, "sure") != Some("yes") {
        return Err(Problem::NotSure);
    }
    host.forget_person(person).await?;
    let mut response = Redirect::to("/").into_response();
    response.headers_mut().insert(header::SET_COOKIE, forget_guest());
    Ok(response)
}

async fn key(State(host): State<Shared>, asker: Asker, uri: Uri) -> Result<Html<String>, Problem> {
    let now = match asker.person {
        Some(person) => Some(shown(&host, person, None).await?.called),
        None => None,
    };
    Ok(Html(web::key_page(&asker.page(&uri), now.as_ref(), host.caller.has_mail()).into_string()))
}

/// Opens a person in this browser, which is given a fresh secret. Only a click does that: nobody becomes another by following a link.
async fn open(State(host): State<Shared>, Form(fields): Form) -> Result<Response, Problem> {
    let key: PersonalKey =
        field(&fields, "key").unwrap_or_default().parse().map_err(|()| Problem::WrongKey)?;
    let person =
        host.store().opened(crate::store::Opener::Key, key.hash()).await?.ok_or(Problem::WrongKey)?;
    let secret = Secret::random();
    host.store().add_device(person, secret.hash()).await?;
    let mut response = Redirect::to("/").into_response();
    response.headers_mut().insert(header::SET_COOKIE, set_guest(&secret));
    Ok(response)
}
