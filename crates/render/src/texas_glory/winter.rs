//! What only 1835 and the Campaign have: the count of green towns, and the page of what the winter changed.

use game::{Arg, Lang};
use maud::{Markup, html};
use texas_glory::Year;
use texas_glory::block::Blocks;
use texas_glory::view::{Change, View, WinterView};

use super::panels::town;
use super::pieces::side_name;
use super::text::{block_name, say, tell};

/// [1835-c] Mexico wins with this many of the seven.
const ENOUGH_GREEN: u8 = 4;

/// Who holds how many green Victory Towns, as a row of stars.
pub fn green_towns(view: &View, lang: Lang) -> Markup {
    let [texan, mexican] = view.green_towns;
    let numbers = [("texan", texan.into()), ("mexican", mexican.into()), ("enough", ENOUGH_GREEN.into())];
    html! {
        p.track-label { (tell(lang, "panel-green-towns", &numbers)) }
        div.tg-towns aria-hidden="true" {
            @for (class, count) in [("texan", texan), ("mexican", mexican)] {
                @for at in 0..count {
                    (town(class, class == "mexican" && at < ENOUGH_GREEN))
                }
            }
        }
    }
}

/// [C-4] What the winter changed: open when the new year begins, to be unfolded afterwards.
pub fn changes(view: &View, winter: &WinterView, lang: Lang) -> Markup {
    let fresh = view.year == Year::Winter || view.turn == 1;
    html! {
        section.panel.tg-winter id="winter" {
            details open[fresh] {
                summary { h3 { (say(lang, "winter")) } }
                p { (tell(lang, "winter-won", &[("side", side_name(lang, winter.won).into())])) }
                dl {
                    @for (change, blocks) in &winter.changes {
                        div { dt { (say(lang, about(*change))) } dd { (names(*blocks, lang)) } }
                    }
                    @if winter.deployed > 0 {
                        div { dt { (say(lang, "winter-deployed")) } dd { (tell(lang, "winter-blocks", &[("count", Arg::from(winter.deployed))])) } }
                    }
                }
            }
        }
    }
}

fn names(blocks: Blocks, lang: Lang) -> String {
    let names: Vec<String> = blocks.iter().map(|block| block_name(lang, block)).collect();
    words::join(lang, &names)
}

fn about(change: Change) -> &'static str {
    match change {
        Change::Surrendered => "winter-surrendered",
        Change::Paroled => "winter-paroled",
        Change::Exchanged => "winter-exchanged",
        Change::Dismissed => "winter-dismissed",
        Change::Pooled => "winter-pooled",
        Change::Lost => "winter-lost",
    }
}
