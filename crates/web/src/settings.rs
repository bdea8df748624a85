//! What a reader sets for himself: text size, theme, pace, questions, sounds, keys. The script keeps it in the browser (`settings.js`).

use maud::{Markup, html};
use render::Form;

use crate::Page;

/// A key that does something by itself: what it does, the key unless the reader changes it, what it is called.
pub(crate) struct Shortcut {
    pub act: &'static str,
    key: &'static str,
    pub about: &'static str,
}

const fn key(act: &'static str, key: &'static str, about: &'static str) -> Shortcut {
    Shortcut { act, key, about }
}

const SHORTCUTS: [Shortcut; 11] = [
    key("undo", "U", "help-undo"),
    key("hint", "H", "help-hint"),
    key("estimate", "W", "help-estimate"),
    key("moves", "M", "help-moves"),
    key("closer", "+", "zoom-in"),
    key("farther", "-", "zoom-out"),
    key("whole", "0", "zoom-fit"),
    key("note", "N", "help-note"),
    key("sight", "S", "help-sight"),
    key("level", "L", "help-level"),
    key("help", "?", "help-help"),
];

/// The keys that mean something at a board of this form.
pub(crate) fn shortcuts(form: Form) -> impl Iterator<Item = &'static Shortcut> {
    SHORTCUTS.iter().filter(move |shortcut| match shortcut.act {
        "note" => form.backs,
        "sight" => form.sight,
        "level" => form.levels,
        _ => true,
    })
}

/// The key for an act, as it stands on a button; the script writes another there if the reader has chosen one.
pub(crate) fn cap(act: &str) -> Markup {
    let known = SHORTCUTS.iter().find(|shortcut| shortcut.act == act);
    html! { @if let Some(Shortcut { key, .. }) = known { kbd data-key=(act) { (key) } } }
}

/// The panel with all of it.
pub(crate) fn settings(page: &Page, form: Form) -> Markup {
    let chosen = |name: &'static str, options: &[(&'static str, &'static str)]| {
        html! {
            label { span { (page.say(name)) }
                select name=(name) { @for (value, label) in options { option value=(value) { (page.say(label)) } } }
            }
        }
    };
    let switch = |name: &'static str, about: &'static str, on: bool| {
        html! {
            label.switch title=(page.say(about)) { input type="checkbox" name=(name) checked[on]; span { (page.say(name)) } }
        }
    };
    html! {
        dialog #settings.help.settings aria-labelledby="settings-heading" {
            h2 #settings-heading { (page.say("settings")) }
            (chosen("theme", &[("", "theme-system"), ("light", "theme-light"), ("dark", "theme-dark")]))
            (chosen("text-size", &[("", "text-normal"), ("large", "text-large"), ("larger", "text-larger")]))
            (pace(page))
            (switch("sounds", "sounds-about", false))
            (switch("confirm", "confirm-about", true))
            (switch("ask-always", "ask-always-about", false))
            (switch("shortcuts", "shortcuts-about", true))
            details {
                summary { (page.say("shortcuts-change")) }
                div.caps {
                    @for Shortcut { act, key, about } in shortcuts(form) {
                        label { input type="text" maxlength="1" size="1" autocomplete="off" data-act=(act) value=(key); span { (page.say(about)) } }
                    }
                }
            }
            div.doing {
                (page.languages())
                form method="dialog" { button.main type="submit" { (page.say("close")) } }
            }
        }
    }
}

/// How fast the page shows what happened without the reader.
pub(crate) fn pace(page: &Page) -> Markup {
    html! {
        label.pace {
            span { (page.say("pace")) } " "
            select.pace-of-others {
                option value="1600" { (page.say("pace-slow")) }
                option value="800" selected { (page.say("pace-even")) }
                option value="250" { (page.say("pace-fast")) }
                option value="0" { (page.say("pace-none")) }
            }
        }
    }
}
