//! The odds of a fight: a panel that is empty until it is opened, for then the page asks for them.

use game::Lang;
use maud::{Markup, html};
use texas_glory::view::{Asks, PlaceView, View};

use super::text::say;

/// The panel, where the viewer has a fight to weigh.
pub fn chances(view: &View, lang: Lang) -> Markup {
    html! {
        @if is_weighed(view) {
            section.panel.tg-chances {
                details data-odds {
                    summary { (say(lang, "odds")) }
                    ul data-ways aria-live="polite" {}
                    p data-none hidden { (say(lang, "odds-none")) }
                    p.tg-odds-about { (say(lang, "odds-about")) }
                }
            }
        }
    }
}

fn is_weighed(view: &View) -> bool {
    let faces = |place: PlaceView<'_>| place.stacks.iter().all(|stack| stack.counts.outside > 0);
    view.viewer.is_some_and(|seat| view.awaited.contains(seat))
        && match view.asks {
            Asks::March { .. } => view.goals.iter().any(|goal| goal.via.is_some()),
            Asks::Orders | Asks::Command { .. } => view.places.iter().any(faces),
            Asks::Battles
            | Asks::Raid
            | Asks::Surprise
            | Asks::Withdraw
            | Asks::SallyOut
            | Asks::Turn { .. }
            | Asks::Declare
            | Asks::Answer
            | Asks::Reply
            | Asks::Line => true,
            _ => false,
        }
}
