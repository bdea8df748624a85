//! What the panels of the Alamo's boards share.

use maud::{Markup, html};

/// What is added to a die, each with its reason; below, the total under its name, if there is one to show.
pub fn modifiers(
    caption: &str,
    rows: impl Iterator<Item = (String, i8)>,
    total: Option<(String, i8)>,
) -> Markup {
    let row =
        |(reason, value): (String, i8)| html! { tr { th scope="row" { (reason) } td { (signed(value)) } } };
    html! {
        table.modifiers {
            caption { (caption) }
            tbody { @for it in rows { (row(it)) } }
            @if let Some(total) = total { tfoot { (row(total)) } }
        }
    }
}

/// A number with its sign, a true minus where it is below nought.
fn signed(value: i8) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { format!("+{value}") }
}
