//! Where a person is called when it is his turn: a part of his page, and the pages that letters lead to.

use maud::{Markup, html};

use crate::Page;
use crate::frame::Frame;
use crate::person::framed;

/// How a person is called, and how this server can call.
#[derive(Clone, Debug, Default)]
pub struct Calls {
    /// The key that a browser is given which wants to be called; none if this server calls no browsers.
    pub push: Option<String>,
    pub mail: bool,
    pub webhooks: bool,
    /// Whether webhooks may be reached by HTTPS.
    pub https: bool,
    /// When he is not called, as times of the day, and how many minutes his clock is ahead of UTC.
    pub quiet: Option<(String, String)>,
    pub clock: i64,
    pub receivers: Vec<Receiver>,
}

/// Somewhere a person is called.
#[derive(Clone, Debug)]
pub struct Receiver {
    pub id: String,
    /// `push`, `mail`, `json`, `discord`, `slack`.
    pub kind: &'static str,
    /// Where, without what may be a secret.
    pub at: String,
    /// Whether it was shown to be his.
    pub proven: bool,
    /// Whether the last call did not arrive.
    pub failing: bool,
}

/// What stands behind `/caller`: it must be one address for as long as a browser is called.
pub const CALLER: &str = include_str!("../assets/caller.js");

const FORMS: [(&str, &str); 3] =
    [("json", "calls-json"), ("discord", "calls-discord"), ("slack", "calls-slack")];

/// The part of a person's page.
pub(crate) fn calls(page: &Page, calls: &Calls) -> Markup {
    html! {
        h2 #calls { (page.say("calls-title")) }
        p { (page.say("calls-about")) }
        @if !calls.receivers.is_empty() {
            ul.receivers { @for receiver in &calls.receivers { (called(page, receiver)) } }
        }
        (browser(page, calls))
        @if calls.mail { (add(page, &[("mail", "calls-mail")], "email", "calls-mail-field", "calls-mail-about")) }
        @else { p.quiet-text { (page.say("calls-no-mail")) } }
        @if calls.webhooks {
            @let about = if calls.https { "calls-webhook-about" } else { "calls-webhook-plain" };
            (add(page, &FORMS, "url", "calls-webhook-field", about))
        } @else { p.quiet-text { (page.say("calls-no-webhooks")) } }
        @if !calls.receivers.is_empty() { (quiet(page, calls)) }
    }
}

fn kind(page: &Page, receiver: &Receiver) -> String {
    page.say(match receiver.kind {
        "push" => "calls-push",
        "mail" => "calls-mail",
        "discord" => "calls-discord",
        "slack" => "calls-slack",
        _ => "calls-json",
    })
}

fn called(page: &Page, receiver: &Receiver) -> Markup {
    let state = match (receiver.proven, receiver.failing) {
        (false, _) => Some("calls-unproven"),
        (true, true) => Some("calls-failing"),
        (true, false) => None,
    };
    let again = if receiver.proven { "calls-try" } else { "calls-again" };
    html! {
        li {
            strong { (kind(page, receiver)) } " " span.at { (receiver.at) }
            @if let Some(state) = state { " " em { (page.say(state)) } }
            div.doing {
                @for (act, word) in [("/me/calls/try", again), ("/me/calls/drop", "calls-drop")] {
                    form method="post" action=(act) {
                        input type="hidden" name="id" value=(receiver.id);
                        button type="submit" { (page.say(word)) }
                    }
                }
            }
        }
    }
}

fn browser(page: &Page, calls: &Calls) -> Markup {
    html! {
        @match &calls.push {
            Some(key) => {
                p { button type="button" data-do="push" data-key=(key) hidden { (page.say("calls-push-on")) } }
                p #push-unable.quiet-text role="status" { (page.say("calls-push-unable")) }
            }
            None => p.quiet-text { (page.say("calls-no-push")) },
        }
    }
}

/// A form that adds a place: of one kind, or of one that is chosen.
fn add(
    page: &Page,
    kinds: &[(&str, &'static str)],
    input: &str,
    field: &'static str,
    about: &'static str,
) -> Markup {
    let longest = if input == "email" { 254 } else { 2_000 };
    html! {
        form.add-call method="post" action="/me/calls" {
            label for=(field) { (page.say(field)) }
            div.doing {
                @if let [(kind, _)] = kinds {
                    input type="hidden" name="kind" value=(kind);
                } @else {
                    select name="kind" aria-label=(page.say("calls-form")) {
                        @for (kind, word) in kinds { option value=(kind) { (page.say(word)) } }
                    }
                }
                input id=(field) type=(input) name="address" required maxlength=(longest) autocomplete=[(input == "email").then_some("email")];
                button type="submit" { (page.say("calls-add")) }
            }
        }
        p.quiet-text { (page.say(about)) }
    }
}

fn quiet(page: &Page, calls: &Calls) -> Markup {
    let (from, to) = calls.quiet.clone().unwrap_or_default();
    html! {
        form.doing method="post" action="/me/quiet" {
            input type="hidden" name="clock" value=(calls.clock);
            label { (page.say("quiet-from")) " " input type="time" name="from" value=(from); }
            label { (page.say("quiet-to")) " " input type="time" name="to" value=(to); }
            button type="submit" { (page.say("quiet-set")) }
        }
        p.quiet-text { (page.say("quiet-about")) }
    }
}

/// Where a letter leads: a click opens it. What it carries stands in the address behind `#`.
pub fn letter_page(page: &Page) -> Markup {
    let body = html! {
        main #main.column {
            h1 { (page.say("letter-title")) }
            p { (page.say("letter-about")) }
            form method="post" action="/letter" {
                input #letter type="hidden" name="letter";
                button.main type="submit" { (page.say("letter-open")) }
            }
        }
        (page.foot())
    };
    framed(page, "letter-title", body)
}

/// Where calls are stopped.
pub fn stop_page(page: &Page, receiver: &Receiver) -> Markup {
    let body = html! {
        main #main.column {
            h1 { (page.say("stop-title")) }
            p { (kind(page, receiver)) " " (receiver.at) }
            form method="post" { button.main type="submit" { (page.say("stop-it")) } }
        }
        (page.foot())
    };
    framed(page, "stop-title", body)
}

/// A page that says one thing.
pub fn notice_page(page: &Page, title: &'static str, notice: &'static str) -> Markup {
    let body = html! {
        main #main.column {
            h1 { (page.say(title)) }
            p role="status" { (page.say(notice)) }
            p { a.button href="/" { (page.say("to-lobby")) } }
        }
        (page.foot())
    };
    let frame =
        Frame { title: page.say(title), kind: "plain", game: None, status: html! {}, scripts: &["page.js"] };
    page.frame(frame, body)
}
