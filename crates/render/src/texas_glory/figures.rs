//! Blocks. Each is drawn around its own middle.

use std::fmt::Write;

use game::Seat;
use texas_glory::Block;
use texas_glory::block::{Arm, Brigade, Side};

use super::pieces::{emblem, rating, side_class};

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
pub fn soldier(block: Block) -> &'static str {
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
/// those it turns to on the other edges. Its number is shown where the pips would be too small to count.
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
            r##"<path class="f-tg-label" d="M-17-16h36v22h-36z"/><use class="f-tg-soldier" href="#{soldier}" transform="translate(1 -5)scale(.74)"/>"##,
            r##"<path class="f-tg-name-band" d="M-23 5h46v10.5h-46z"/><text class="f-tg-name" x="0" y="13.4"{squeeze}>{name}</text>"##,
            r##"<text class="f-tg-rating" x="-22" y="23.6">{rating}</text><text class="f-tg-move" x="22" y="23.6">{moves}</text>"##
        ),
        army = army,
        soldier = soldier(block),
        squeeze = squeeze,
        name = name,
        rating = rating(block),
        moves = data.moves,
    );
    if data.brigade != Brigade::Alone {
        let _ = write!(
            out,
            r##"<path class="f-tg-stripe {}" d="M-23-16h8v21h-8z"/><text class="f-tg-brigade" x="-19" y="-2.5">{}</text>"##,
            stripe(data.brigade),
            data.brigade.mark(),
        );
    }
    out.push_str(&pips(strength, data.steps));
    let _ = write!(out, r##"<text class="f-tg-strength" x="21" y="-1">{strength}</text>"##);
    out.push_str(r##"<rect class="rim f-tg-rim" x="-25" y="-25" width="50" height="50" rx="2.5"/>"##);
    out
}

fn stripe(brigade: Brigade) -> &'static str {
    match brigade {
        Brigade::Alone => "none",
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

/// A standing block from behind: its owner's colour and emblem, nothing else. Several stand one behind the other.
pub fn backs(side: Seat, count: u8) -> String {
    let shown = i32::from(count.clamp(1, 4));
    let army = side_class(side);
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
        let at = format!("class=\"f-tg-emblem\" transform=\"translate({} {})\"", -shift, shift - 13);
        out.push_str(&emblem(side, &at));
        let _ = write!(out, r##"<text class="f-tg-count" x="{}" y="{}">{count}</text>"##, -shift, 20 + shift);
    } else {
        out.push_str(&emblem(side, "class=\"f-tg-emblem\" transform=\"scale(1.7)\""));
    }
    out
}
