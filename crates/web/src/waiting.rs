//! Before a game: the table that waits for somebody, and the page where an invitation is accepted.

use game::{Phrase, Seat, Seats, Title};
use maud::{Markup, html};
use table::Source;

use crate::frame::Frame;
use crate::table_page::{data, setting};
use crate::text::{self, tell};
use crate::{Called, Page, Player, Wanted, assets, dice};

/// A table where somebody is still awaited, as the guest who looks at it may know it.
#[derive(Clone, Debug)]
pub struct WaitingTable {
    /// As in `/game/ID`.
    pub id: String,
    pub title: &'static Title,
    /// The scenario's text form.
    pub scenario: String,
    /// In the order of the seats.
    pub players: Vec<Player>,
    /// The seats of the guest.
    pub held: Seats,
    /// For those who sit there: each seat that is awaited, with the invitation to it unless that was withdrawn.
    pub invitations: Vec<(Seat, Option<String>)>,
    pub source: Source,
    /// Whether it begins with a position that was set by hand.
    pub prepared: bool,
    /// The side that the guest may take, just by sitting down.
    pub offered: Option<Seat>,
    /// Whom those wish for who sit there, if anybody may come.
    pub wanted: Option<Wanted>,
    /// Who is awaited, if it is somebody in particular.
    pub challenged: Option<Called>,
    pub rated: bool,
}

/// The table, until everybody sits. It has no board: nothing is dealt.
pub fn waiting_page(page: &Page, table: &WaitingTable) -> Markup {
    let body = html! {
        main #main.column {
            h1 { (table.title.name) }
            (about(page, table))
            @if let Some(seat) = table.offered { (offer(page, table, seat)) } @else { p { (page.say("waiting-about")) } }
            @for (seat, invitation) in &table.invitations { (invite(page, table, *seat, invitation.as_deref())) }
            (fair_dice(page, table))
            p { a.button href="/" { (page.say("to-lobby")) } }
        }
        (data("setting", &setting(page.lang, (table.title.id, &table.scenario), &table.id, false)))
        (page.foot())
    };
    let scenario = text::scenario(page.lang, table.title, &table.scenario);
    let page = page.told_of(
        tell(page.lang, &Phrase::new("preview-waiting").with("scenario", scenario)),
        assets::picture(table.title.id),
    );
    framed(&page, table, &["page.js", "waiting.js"], body)
}

/// A seat that the guest may take.
fn offer(page: &Page, table: &WaitingTable, seat: Seat) -> Markup {
    let side = text::side(page.lang, table.title, seat);
    html! {
        p.lead { (tell(page.lang, &Phrase::new("offer-about").with("side", side))) }
        div.doing {
            form method="post" action={ "/game/" (table.id) "/take" } {
                (contribution())
                button.main type="submit" { (page.say("join-sit")) }
            }
            @if table.challenged.is_some() {
                form method="post" action={ "/game/" (table.id) "/decline" } { button type="submit" { (page.say("offer-decline")) } }
            }
        }
    }
}

/// Where an invitation is accepted: only a click takes the seat, so that programs which look at every link in a message take none.
pub fn join_page(page: &Page, table: &WaitingTable, seat: Seat, invitation: &str) -> Markup {
    let side = text::side(page.lang, table.title, seat);
    let invited =
        tell(page.lang, &Phrase::new("join-about").with("game", table.title.name).with("side", side));
    let body = html! {
        main #main.column {
            h1 { (page.say("join-title")) }
            p.lead { (invited) }
            (about(page, table))
            form method="post" action=(join_path(&table.id, invitation)) {
                (contribution())
                button.main type="submit" { (page.say("join-sit")) }
            }
            (fair_dice(page, table))
        }
        (page.foot())
    };
    framed(&page.told_of(invited, assets::picture(table.title.id)), table, &["page.js"], body)
}

/// Filled by the script when the form is sent: what its sender puts into the dice.
pub(crate) fn contribution() -> Markup {
    html! { input type="hidden" name="contribution" data-fill="random"; }
}

fn join_path(id: &str, invitation: &str) -> String {
    format!("/join/{id}/{invitation}")
}

/// The scenario, and who plays which side.
fn about(page: &Page, table: &WaitingTable) -> Markup {
    let lang = page.lang;
    html! {
        p {
            (text::scenario(lang, table.title, &table.scenario))
            (dice::badges(lang, &table.scenario, &table.source, table.prepared))
            @if table.rated { " · " (page.say("rated")) }
        }
        @if let Some(wanted) = table.wanted { p { (page.say("open-anybody")) " " (wanted.say(lang)) "." } }
        @if let Some(called) = &table.challenged {
            p { (tell(lang, &Phrase::new("challenged").with("name", called.say(lang)))) }
        }
        ul {
            @for (seat, player) in table.title.seats().zip(&table.players) {
                li { (text::side(lang, table.title, seat)) ": " (text::who(lang, player, table.held.contains(seat))) }
            }
        }
    }
}

fn invite(page: &Page, table: &WaitingTable, seat: Seat, invitation: Option<&str>) -> Markup {
    let (field, side) = (format!("invite-{}", seat.0), text::side(page.lang, table.title, seat));
    let form = |act: &str, label: &'static str| {
        html! {
            form method="post" action={ "/game/" (table.id) "/invitation" } {
                input type="hidden" name="side" value=(table.title.seat_id(seat));
                button type="submit" name="act" value=(act) { (page.say(label)) }
            }
        }
    };
    html! {
        @if let Some(invitation) = invitation {
            @let path = join_path(&table.id, invitation);
            div.invite {
                label for=(field) { (tell(page.lang, &Phrase::new("invite").with("side", side))) }
                div.doing {
                    input id=(field) type="text" readonly value=(path) data-path=(path);
                    button.main type="button" data-do="copy" data-from=(field) data-done=(page.say("copied")) { (page.say("copy")) }
                }
                (form("withdraw", "invite-withdraw"))
            }
        } @else {
            div.invite {
                p { (tell(page.lang, &Phrase::new("invite-withdrawn").with("side", side))) }
                (form("renew", "invite-anew"))
            }
        }
    }
}

fn fair_dice(page: &Page, table: &WaitingTable) -> Markup {
    html! {
        details.proof {
            summary { (page.say("fair-dice")) }
            p { (dice::about(page.lang, &table.source)) }
            (dice::proof(page.lang, table.title, &table.source.sealed()))
        }
    }
}

fn framed(page: &Page, table: &WaitingTable, scripts: &[&'static str], body: Markup) -> Markup {
    let title = table.title.name.to_owned();
    page.frame(Frame { title, kind: "plain", game: Some(table.title), status: html! {}, scripts }, body)
}
