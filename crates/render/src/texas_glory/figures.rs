//! Blocks, and the signs of the map. Each is drawn around its own middle.

use std::fmt::Write;

use texas_glory::Block;
use texas_glory::block::{Arm, Brigade, Side};

/// Signs and soldiers used many times.
pub const SIGNS: &str = r##"<defs>
<path id="tg-star" d="M0-10L2.6-3.2L9.8-3L4.1 1.5L6.1 8.5L0 4.4L-6.1 8.5L-4.1 1.5L-9.8-3L-2.6-3.2Z"/>
<path id="tg-anchor" class="f-tg-anchor" d="M0-7.5a2.1 2.1 0 1 0 .01 0M0-3.4V7.4M-4-.8H4M-6.2 2.6C-5.6 6.4-2.6 7.6 0 7.8C2.6 7.6 5.6 6.4 6.2 2.6"/>
<g id="tg-port"><circle class="f-tg-disc" r="10"/><use href="#tg-anchor" transform="scale(.92)"/></g>
<g id="tg-tepee"><path class="f-tg-tepee" d="M0-11L8.4 7.5H-8.4ZM0-11L-3-14.5M0-11L3-14.5"/><path class="f-tg-flap" d="M0-1L2.7 7.5H-2.7Z"/></g>
<path id="tg-swords" d="M-7-7L6 6M7-7L-6 6M2.4 6.6L6.6 2.4M-2.4 6.6L-6.6 2.4"/>
<g id="tg-ford"><rect class="f-tg-ford" x="-13" y="-9" width="26" height="18" rx="9"/><path class="f-tg-ripple" d="M-8-3.2q2.7-2.6 5.4 0t5.4 0t5.4 0M-8 2.6q2.7-2.6 5.4 0t5.4 0t5.4 0"/></g>
<g id="tg-ferry"><circle class="f-tg-ferry" r="12"/><path class="f-tg-boat" d="M-8 2.2H8L5.4 6.6H-5.4ZM0 1.2V-7L6 0H0"/></g>
<path id="tg-fort" class="f-tg-fort" d="M-13 10V-4h4v-4h4v4h3v-6c1-3 3-3 4 0v6h3v-4h4v4h4V10Z"/>
<g id="tg-flames"><path class="f-tg-flame" d="M0-15C2-9 10-6 9 3C9 9 5 12 0 12S-9 9-9 3C-9-2-5-3-5-8C-2-6-1-4-1-2C1-5 1-10 0-15Z"/><path class="f-tg-ember" d="M0-3C1 0 5 2 4 6C4 9 2 10 0 10S-4 9-4 6C-4 3-1 2 0-3Z"/></g>
<g id="tg-horse"><path class="f-tg-mane" d="M-4-11C6-12 12-4 12 6L12 15H4Z"/><path class="f-tg-horse" d="M-10 15C-9 8-5 4-7-1L-12 3C-15 4-16 1-15-1L-9-9L-8-14L-4-10C3-10 7-4 8 4L9 15Z"/><circle class="f-tg-eye" cx="-8" cy="-5" r="1.1"/></g>
<g id="tg-general"><path class="f-coat" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><path class="f-gilt" d="M-10 9h4M6 9h4M0 8v7"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-shako" d="M-13 0C-9-14 9-14 13 0C6-4-6-4-13 0Z"/><path class="f-plate" d="M-1.5-8h3v3h-3z"/></g>
<g id="tg-feather"><path class="f-buckskin" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><circle class="f-skin" cy="2" r="5"/><path class="f-tg-feathers" d="M0-3L-11-10M0-3L-7-14M0-3L0-16M0-3L7-14M0-3L11-10"/><path class="f-tg-band" d="M-5 0c3-3 7-3 10 0"/></g>
</defs>"##;

/// The class of a block's owner, for its colour.
pub fn army(block: Block) -> &'static str {
    match (block.data().side, block.data().brigade) {
        (Side::Texan, Brigade::UnitedStates) => "us",
        (Side::Texan, _) => "texan",
        (Side::Mexican, _) => "mexican",
        (Side::Comanche, _) => "comanche",
    }
}

/// The soldier on a block.
fn soldier(block: Block) -> &'static str {
    let data = block.data();
    match (data.side, data.arm) {
        (Side::Comanche, _) => "tg-feather",
        (Side::Mexican, Arm::Leader) => "tg-general",
        (Side::Texan, Arm::Leader) => "fig-officer",
        (_, Arm::Cavalry) => "tg-horse",
        (_, Arm::Artillery) => "fig-cannon",
        (Side::Mexican, Arm::Infantry) if data.id == "Zap" => "fig-sapper",
        (Side::Mexican, Arm::Infantry) => "fig-line",
        (Side::Texan, Arm::Infantry) if block.is_us() => "fig-light",
        (Side::Texan, Arm::Infantry) => "fig-rifle",
    }
}

/// The wood of a standing block behind its face: the top and the right side.
const WOOD: &str = r##"<path class="f-tg-top {}" d="M-25-25l5-5h50l-5 5z"/><path class="f-tg-side {}" d="M25-25l5-5v50l-5 5z"/>"##;

fn wood(army: &str) -> String {
    WOOD.replace("{}", army)
}

/// The face of a block: soldier, name, rating, movement, brigade; the strength that counts on its top edge, and
/// those it turns to on the other edges.
pub fn face(block: Block, name: &str, strength: u8, lying: bool) -> String {
    let data = block.data();
    let army = army(block);
    let squeeze =
        if name.chars().count() > 8 { r##" textLength="43" lengthAdjust="spacingAndGlyphs""## } else { "" };
    let mut out = if lying { String::new() } else { wood(army) };
    let _ = write!(
        out,
        concat!(
            r##"<rect class="base f-tg-face {army}" x="-25" y="-25" width="50" height="50" rx="2.5"/>"##,
            r##"<path class="f-tg-label" d="M-17-16h36v22h-36z"/><use href="#{soldier}" transform="translate(1 -5)scale(.74)"/>"##,
            r##"<path class="f-tg-name-band" d="M-23 5h46v10.5h-46z"/><text class="f-tg-name" x="0" y="13.4"{squeeze}>{name}</text>"##,
            r##"<text class="f-tg-rating" x="-22" y="23.6">{letter}{hits}</text><text class="f-tg-move" x="22" y="23.6">{moves}</text>"##
        ),
        army = army,
        soldier = soldier(block),
        squeeze = squeeze,
        name = name,
        letter = ["A", "B", "C"][usize::from(data.letter)],
        hits = data.hits_on,
        moves = data.moves,
    );
    if data.brigade != Brigade::None {
        let _ = write!(
            out,
            r##"<path class="f-tg-stripe {}" d="M-23-16h8v21h-8z"/><text class="f-tg-brigade" x="-19" y="-2.5">{}</text>"##,
            stripe(data.brigade),
            data.brigade.mark(),
        );
    }
    out.push_str(&pips(strength, data.steps));
    out.push_str(r##"<rect class="rim f-tg-rim" x="-25" y="-25" width="50" height="50" rx="2.5"/>"##);
    out
}

fn stripe(brigade: Brigade) -> &'static str {
    match brigade {
        Brigade::None => "none",
        Brigade::Travis => "travis",
        Brigade::Fannin => "fannin",
        Brigade::UnitedStates => "union",
        Brigade::Vanguard => "vanguard",
        Brigade::First => "first",
        Brigade::Second => "second",
        Brigade::Urrea => "urrea",
    }
}

/// [2.11-a] A block is turned so that its strength is on top; a quarter turn to the left shows one less.
fn pips(strength: u8, steps: u8) -> String {
    let mut strong = String::new();
    let mut faint = String::new();
    for edge in 0..4u8 {
        let value = (strength + 4 - edge - 1) % 4 + 1;
        if value > steps {
            continue;
        }
        for pip in 0..value {
            let along = f32::from(2 * pip + 1) - f32::from(value);
            let _ = match edge {
                0 => write!(
                    strong,
                    r##"<circle class="f-tg-pip" cx="{:.1}" cy="-20.4" r="3.1"/>"##,
                    along * 4.3
                ),
                1 => write!(faint, "M22 {:.1}h0", along * 2.2 - 4.0),
                2 => write!(faint, "M{:.1} 20.6h0", along * 2.2 + 1.0),
                _ => write!(faint, "M-24 {:.1}h0", along * 2.2 - 4.0),
            };
        }
    }
    format!(r##"{strong}<path class="f-tg-faint" d="{faint}"/>"##)
}

/// A standing block from behind: its owner's colour and nothing else. Several stand one behind the other.
pub fn backs(army: &str, count: u8) -> String {
    let shown = i32::from(count.clamp(1, 4));
    let mut out = String::new();
    for at in 0..shown {
        let step = 7 * (shown - 1 - at);
        let _ = write!(
            out,
            r##"<g transform="translate({} {})">{}<rect class="{}f-tg-back {army}" x="-25" y="-25" width="50" height="50" rx="2.5"/></g>"##,
            step - 3 * (shown - 1),
            -step + 3 * (shown - 1),
            wood(army),
            if at + 1 == shown { "base " } else { "" },
        );
    }
    let shift = 3 * (shown - 1);
    let _ = write!(
        out,
        r##"<rect class="rim f-tg-rim" x="{}" y="{}" width="50" height="50" rx="2.5"/>"##,
        -25 - shift,
        -25 + shift,
    );
    if count > 1 {
        let _ = write!(out, r##"<text class="f-tg-count" x="{}" y="{}">{count}</text>"##, -shift, 9 + shift);
    }
    out
}
