//! What every page shares: head, bar, foot, language and theme.

use std::sync::Arc;

use game::{Lang, Title};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets;
use crate::text::say;

/// What stands over the door: what the site is called, and who answers for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sign {
    pub name: String,
    /// An address, or a few words.
    pub imprint: Option<String>,
}

impl Default for Sign {
    fn default() -> Sign {
        Sign { name: "Bexar".to_owned(), imprint: None }
    }
}

/// What every page needs to know.
#[derive(Clone, Debug)]
pub struct Page {
    pub lang: Lang,
    /// The path and query that were asked for: where to come back to after a change of language.
    pub path: String,
    pub sign: Arc<Sign>,
    /// The address of the site as the reader knows it, without a slash at its end; nothing if that is not known.
    pub origin: String,
    /// What is told of the page where somebody passes its address on.
    pub preview: Option<Preview>,
}

/// What is told of a page where its address is shown: what everybody may know of it.
#[derive(Clone, Debug)]
pub struct Preview {
    pub about: String,
    /// A path.
    pub picture: Option<String>,
}

/// The lettering of every page, fetched before the style sheet asks for it, so that nothing moves when it comes.
const FIRST_FONTS: [&str; 3] = ["bexar-caps-bold.ttf", "bexar-sans-medium.ttf", "bexar-text-italic.ttf"];

/// How a page differs from its neighbours.
pub(crate) struct Frame<'a> {
    pub title: String,
    /// The kind of page, for the style sheet and the script.
    pub kind: &'static str,
    pub game: Option<&'static Title>,
    /// Stands in the bar beside the name of the page.
    pub status: Markup,
    /// Scripts, by their names in the project.
    pub scripts: &'a [&'static str],
}

impl Frame<'_> {
    fn sheets(&self) -> &'static [&'static str] {
        if self.kind.starts_with("table") {
            &[
                "board.css",
                "page.css",
                "reading.css",
                "table.css",
                "log.css",
                "narrow.css",
                "advice.css",
                "beside.css",
                "over.css",
                "settings.css",
                "lesson.css",
                "review.css",
                "tips.css",
            ]
        } else {
            &["board.css", "page.css", "reading.css", "lesson.css", "review.css", "tips.css", "study.css"]
        }
    }
}

impl Page {
    pub(crate) fn say(&self, id: &'static str) -> String {
        say(self.lang, id)
    }

    /// The same page, told of so where its address is passed on.
    pub(crate) fn told_of(&self, about: String, picture: Option<String>) -> Page {
        Page { preview: Some(Preview { about, picture }), ..self.clone() }
    }

    /// What search engines and those who show links read.
    fn preview(&self, title: &str) -> Markup {
        let about = self.preview.as_ref().map_or_else(|| self.say("lobby-lead"), |told| told.about.clone());
        let picture = self.preview.as_ref().and_then(|told| told.picture.as_ref());
        html! {
            meta name="description" content=(about);
            meta property="og:site_name" content=(self.sign.name);
            meta property="og:type" content="website";
            meta property="og:title" content=(title);
            meta property="og:description" content=(about);
            @if let (Some(picture), false) = (picture, self.origin.is_empty()) {
                meta property="og:image" content={ (self.origin) (picture) };
                meta name="twitter:card" content="summary_large_image";
            }
        }
    }

    pub(crate) fn frame(&self, frame: Frame<'_>, body: Markup) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(self.lang.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    title { (frame.title) " · " (self.sign.name) }
                    (self.preview(&frame.title))
                    link rel="icon" type="image/svg+xml" href=(assets::path("icon.svg")) data-turn=(assets::path("icon-turn.svg"));
                    @for font in FIRST_FONTS {
                        link rel="preload" as="font" type="font/ttf" crossorigin href=(assets::path(font));
                    }
                    @for sheet in frame.sheets() { link rel="stylesheet" href=(assets::path(sheet)); }
                    script src=(assets::path("theme.js")) {}
                    @for &script in frame.scripts {
                        script type="module" src=(assets::path(script)) {}
                    }
                }
                body class=(frame.kind) {
                    a.skip href="#main" { (self.say("skip")) }
                    (self.bar(&frame))
                    (body)
                }
            }
        }
    }

    fn bar(&self, frame: &Frame<'_>) -> Markup {
        html! {
            header.bar {
                a.brand href="/" { (mark()) span { (self.sign.name) } }
                (frame.status)
                nav aria-label=(self.say("nav")) {
                    @if frame.kind.starts_with("table") { (self.zoom()) }
                    @if let Some(title) = frame.game {
                        a href={ "/rules/" (title.id) } { (self.say("nav-rules")) }
                    }
                    @if frame.kind == "table" {
                        button.quiet.settings-button type="button" data-do="settings" title=(self.say("settings")) {
                            span aria-hidden="true" { "⚙" }
                            span.unseen { (self.say("settings")) }
                        }
                        button.quiet.help-button type="button" data-do="help" title=(self.say("help-title")) {
                            span aria-hidden="true" { "?" }
                            span.unseen { (self.say("help-title")) }
                        }
                    } @else {
                        a href="/me" { (self.say("nav-me")) }
                        a href="/about" { (self.say("nav-about")) }
                    }
                    button.quiet.theme type="button" data-do="theme" title=(self.say("theme")) {
                        span aria-hidden="true" { "◐" }
                        span.unseen { (self.say("theme")) }
                    }
                    (self.languages())
                }
            }
        }
    }

    pub(crate) fn zoom(&self) -> Markup {
        let buttons = [("zoom-in", "+"), ("zoom-out", "−"), ("zoom-fit", "⤢")];
        html! {
            div.zoom role="group" aria-label=(self.say("zoom")) {
                @for (act, sign) in buttons {
                    button type="button" data-do=(act) title=(self.say(act)) aria-label=(self.say(act)) { (sign) }
                }
            }
        }
    }

    pub(crate) fn languages(&self) -> Markup {
        html! {
            form.languages method="post" action="/lang" {
                input type="hidden" name="back" value=(self.path);
                @for lang in Lang::ALL.into_iter().filter(|&lang| lang != self.lang) {
                    button.quiet type="submit" name="lang" value=(lang.code()) lang=(lang.code())
                        title=(say(lang, "language")) {
                        span aria-hidden="true" { (lang.code().to_uppercase()) }
                        span.unseen { (say(lang, "language")) }
                    }
                }
            }
        }
    }

    pub(crate) fn foot(&self) -> Markup {
        html! {
            footer.foot {
                p {
                    (self.say("foot")) " " a href="/about" { (self.say("nav-about")) } " " a href="/stats" { (self.say("stats")) }
                    @if let Some(imprint) = &self.sign.imprint { " · " (self.imprint(imprint)) }
                }
            }
        }
    }
}

impl Page {
    /// Who answers for the site: where that is told, or told here.
    fn imprint(&self, imprint: &str) -> Markup {
        let is_address = ["https://", "http://", "mailto:"].iter().any(|scheme| imprint.starts_with(scheme));
        html! {
            @if is_address { a href=(imprint) { (self.say("imprint")) } } @else { (imprint) }
        }
    }
}

/// The mark of the house: the lone bell gable of a mission.
fn mark() -> Markup {
    PreEscaped(assets::source("icon.svg").to_owned())
}
