//! Cards: the viewer's hand, and what has been played.

use game::Lang;
use maud::{Markup, html};
use texas_glory::block::{MEXICAN, TEXAN};
use texas_glory::card::Event;
use texas_glory::view::{Asks, Played, View};
use texas_glory::{Card, clicks};

use super::pieces::{side_class, side_name};
use super::text::{card_name, named, say, tell};

/// The cards played this turn, and the hand of the viewer.
pub fn cards(view: &View, lang: Lang) -> Markup {
    let choosing = matches!(view.asks, Asks::Cards | Asks::Deal | Asks::Card);
    let shown = view.played.iter().any(|played| *played != Played::Nothing);
    html! {
        section.panel.tg-cards {
            h3 { (say(lang, if view.hand.is_empty() { "cards" } else { "cards-hand" })) }
            @if !view.hand.is_empty() {
                div.tg-hand .small[!choosing] { @for (card, at) in view.hand.iter().zip(1..) { (in_hand(card, at, view.hand.len(), lang)) } }
            }
            @if shown {
                div.tg-played {
                    @for (side, played) in [TEXAN, MEXICAN].into_iter().zip(view.played) {
                        div {
                            p.tg-group { (side_name(lang, side)) @if view.first == Some(side) { " · " (say(lang, "cards-first")) } }
                            @match played {
                                Played::Nothing => div.tg-card.empty {},
                                Played::FaceDown => div.tg-card.back.(side_class(side)) role="img" aria-label=(say(lang, "cards-face-down")) {},
                                Played::Card(card) => div.tg-card { (face(card, lang)) },
                            }
                        }
                    }
                }
            }
            p.tg-count {
                (tell(lang, "cards-count", &[("deck", view.deck.into()), ("texan", view.hands[0].into()), ("mexican", view.hands[1].into())]))
            }
        }
    }
}

/// A card that may be clicked: what it is, and which of the hand, since two may be alike.
fn in_hand(card: Card, at: u8, of: u8, lang: Lang) -> Markup {
    let about = card.event().map_or_else(
        || say(lang, if card.data().burn { "card-burn-about" } else { "card-plain-about" }),
        |event| about(event, lang),
    );
    let label = tell(
        lang,
        "label-card",
        &[("card", card_name(lang, card).into()), ("at", at.into()), ("of", of.into())],
    );
    html! {
        div.tg-card role="img" tabindex="-1" data-pick=(clicks::card(card)) aria-label=(label) title=(about) {
            (face(card, lang))
        }
    }
}

/// The front of a card: its Command Points, its event or its burn symbol.
fn face(card: Card, lang: Lang) -> Markup {
    let data = card.data();
    html! {
        span.tg-cp { (data.cp) } " "
        @if let Some(event) = data.event {
            span.tg-event { (name(event, lang)) } " "
            span.tg-about { (about(event, lang)) } " "
        } @else {
            span.tg-emblem aria-hidden="true" {
                svg viewBox="-16 -18 32 32" {
                    @if data.burn { use href="#tg-flames" {} } @else { use.tg-card-star href="#tg-star" transform="scale(1.2)" {} }
                }
            }
            @if data.burn { span.tg-event { (say(lang, "cards-burn")) } " " }
        }
        span.tg-cp.low aria-hidden="true" { (data.cp) }
    }
}

fn name(event: Event, lang: Lang) -> String {
    say(lang, &format!("event-{}", event.code()))
}

fn about(event: Event, lang: Lang) -> String {
    named(lang, &format!("card-{}-about", event.code()))
}
