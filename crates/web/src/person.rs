//! The pages of a person: his name, his key, his devices; and the door by which another device comes in.

use game::{Lang, Phrase};
use maud::{Markup, PreEscaped, html};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::Page;
use crate::calls::{Calls, calls};
use crate::frame::Frame;
use crate::text::{say, tell};

/// The longest name, in letters.
pub const LONGEST_NAME: usize = 24;

/// What a person is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Called {
    Name(String),
    /// He has not chosen a name: a few letters tell him from others.
    Guest(String),
    /// He has left, and taken his name with him.
    Gone,
}

impl Called {
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Called::Name(name) => name.clone(),
            Called::Guest(tag) => tell(lang, &Phrase::new("guest-name").with("tag", tag.as_str())),
            Called::Gone => say(lang, "player-gone"),
        }
    }
}

/// A person, as he is shown himself.
#[derive(Clone, Debug)]
pub struct Me {
    pub called: Called,
    /// In how many browsers he is known.
    pub devices: u32,
    /// Whether he has a key, which is not shown again.
    pub has_key: bool,
    /// A key that was just made.
    pub key: Option<NewKey>,
    /// Where he is called when it is his turn.
    pub calls: Calls,
}

/// A key, shown once.
#[derive(Clone, Debug)]
pub struct NewKey {
    pub words: String,
    /// The whole address that opens the person.
    pub link: String,
}

/// The page of somebody; of nobody, if he has never sat at a table here.
/// `mail`: whether the server writes letters.
pub fn me_page(page: &Page, me: Option<&Me>, mail: bool) -> Markup {
    let body = html! {
        main #main.column {
            h1 { (page.say("me-title")) }
            @match me {
                Some(me) => {
                    (name(page, Some(&me.called)))
                    (keeping(page, me))
                    (devices(page, me))
                    (calls(page, &me.calls))
                    h2 { (page.say("me-archive")) }
                    p { (page.say("me-archive-about")) }
                    p { a.button href="/api/me/archive" download="bexar.json" { (page.say("me-archive-get")) } }
                    (leaving(page))
                }
                None => {
                    p.lead { (page.say("me-nobody")) }
                    (name(page, None))
                }
            }
            (entrance(page, mail))
        }
        (page.foot())
    };
    framed(page, "me-title", body)
}

/// Where another device comes in: the key stands in the address behind `#`, which no server is told, or is typed.
pub fn key_page(page: &Page, now: Option<&Called>, mail: bool) -> Markup {
    let body = html! {
        main #main.column {
            h1 { (page.say("key-title")) }
            @if let Some(called) = now {
                p { (tell(page.lang, &Phrase::new("key-instead").with("name", called.say(page.lang)))) }
            }
            (key_form(page))
            @if mail { (letter_form(page)) }
        }
        (page.foot())
    };
    framed(page, "key-title", body)
}

pub(crate) fn framed(page: &Page, title: &'static str, body: Markup) -> Markup {
    let frame = Frame {
        title: page.say(title),
        kind: "plain",
        game: None,
        status: html! {},
        scripts: &["page.js", "person.js", "calls.js"],
    };
    page.frame(frame, body)
}

fn name(page: &Page, called: Option<&Called>) -> Markup {
    let chosen = match called {
        Some(Called::Name(name)) => name.as_str(),
        _ => "",
    };
    html! {
        form.doing method="post" action="/me/name" {
            label for="name" { (page.say("me-name")) }
            input #name type="text" name="name" maxlength=(LONGEST_NAME) required autocomplete="nickname" dir="auto"
                value=(chosen) placeholder=[called.map(|called| called.say(page.lang))];
            button type="submit" { (page.say("me-name-set")) }
        }
        p.quiet-text { (page.say("me-name-about")) }
    }
}

fn keeping(page: &Page, me: &Me) -> Markup {
    let make = if me.has_key { "key-anew" } else { "key-make" };
    html! {
        h2 #keep { (page.say("keep-title")) }
        p { (page.say("keep-about")) }
        @if let Some(key) = &me.key {
            section.new-key aria-labelledby="new-key" {
                h3 #new-key { (page.say("key-new")) }
                p { (page.say("key-once")) }
                div.qr { (qr(&key.link, &page.say("key-qr"))) }
                label for="key-words" { (page.say("key-words")) }
                p.words id="key-words" lang="zxx" { (key.words) }
                label for="key-link" { (page.say("key-link")) }
                div.doing {
                    input #key-link type="text" readonly value=(key.link);
                    button.main type="button" data-do="copy" data-from="key-link" data-done=(page.say("copied")) { (page.say("copy")) }
                }
            }
        } @else if me.has_key {
            p { (page.say("key-there")) }
        }
        form method="post" action="/me/key#keep" { button.main[!me.has_key] type="submit" { (page.say(make)) } }
    }
}

fn devices(page: &Page, me: &Me) -> Markup {
    html! {
        h2 { (page.say("devices-title")) }
        p { (tell(page.lang, &Phrase::new("devices-count").with("count", me.devices as usize))) }
        @if me.devices > 1 {
            form method="post" action="/me/devices" { button type="submit" { (page.say("devices-out")) } }
        }
    }
}

/// Taking oneself away: said twice, as nothing brings one back.
fn leaving(page: &Page) -> Markup {
    html! {
        h2 { (page.say("leave-title")) }
        p { (page.say("leave-about")) }
        form.doing method="post" action="/me/delete" {
            label { input type="checkbox" name="sure" value="yes" required; " " (page.say("leave-sure")) }
            button type="submit" { (page.say("leave-do")) }
        }
    }
}

fn entrance(page: &Page, mail: bool) -> Markup {
    html! {
        h2 { (page.say("key-have")) }
        (key_form(page))
        @if mail { (letter_form(page)) }
    }
}

/// Whoever has shown that an address is his can have a link sent there.
fn letter_form(page: &Page) -> Markup {
    html! {
        form.enter-key method="post" action="/key/letter" {
            label for="letter-to" { (page.say("letter-to")) }
            div.doing {
                input #letter-to type="email" name="address" required maxlength="254" autocomplete="email";
                button type="submit" { (page.say("letter-send")) }
            }
        }
        p.quiet-text { (page.say("letter-to-about")) }
    }
}

fn key_form(page: &Page) -> Markup {
    html! {
        form.enter-key method="post" action="/key" {
            label for="key" { (page.say("key-field")) }
            div.doing {
                input #key type="text" name="key" required autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="200";
                button.main type="submit" { (page.say("key-open")) }
            }
        }
        p.quiet-text { (page.say("key-field-about")) }
    }
}

/// A text as a QR code, dark on light whatever the theme: readers expect that.
fn qr(text: &str, label: &str) -> Markup {
    /// The white around it, in modules.
    const QUIET: i32 = 4;
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return html! {} };
    let size = code.size();
    let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).filter(|&(x, y)| code.get_module(x, y));
    let path: String = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + QUIET, y + QUIET)).collect();
    let whole = size + 2 * QUIET;
    html! {
        svg viewBox={ "0 0 " (whole) " " (whole) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(whole) height=(whole) fill="#fff" {}
            (PreEscaped(format!("<path fill=\"#000\" d=\"{path}\"/>")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::qr;

    #[test]
    fn a_long_address_fits_and_one_that_does_not_is_left_out() {
        assert!(
            qr("https://bexar.example/key#lusab-babad-gutih-tugad-lusab-babad-gutih-tugad", "key")
                .0
                .contains("<path")
        );
        assert_eq!(qr(&"a".repeat(4_000), "key").0, "");
    }
}
