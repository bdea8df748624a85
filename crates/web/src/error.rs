//! A page that says what went wrong, and the way back.

use maud::{Markup, html};

use crate::Page;
use crate::frame::Frame;

/// What went wrong: the HTTP status, and the reason in the reader's language.
pub fn error_page(page: &Page, status: u16, reason: &str) -> Markup {
    let title = page.say(match status {
        403 => "error-403",
        404 => "error-404",
        503 => "error-503",
        _ => "error-other",
    });
    let body = html! {
        main #main.column {
            h1 { (title) }
            p { (reason) }
            p { a.button href="/" { (page.say("to-lobby")) } }
            p.quiet-text { (status) }
        }
        (page.foot())
    };
    page.frame(Frame { title, kind: "plain", game: None, status: html! {}, scripts: &["page.js"] }, body)
}
