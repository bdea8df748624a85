//! What goes on at a table beside its game: giving up, proposals, clocks, who is there, what is said.

use game::{Lang, Phrase, Seat, Title};
use maud::{Markup, html};
use render::Board;
use table::{Ending, Limit, Pace, Then};

use crate::text::{self, say, tell};
use crate::{Page, Player, Sitting};

/// What is settled at a table beside its game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beside {
    /// How it is timed, if it is.
    pub pace: Option<Pace>,
    /// What waits for consent: who has proposed it, and what: `draw`, `end`, `take-back`.
    pub proposals: Vec<(Seat, &'static str)>,
}

/// What one who sits there can do about it.
struct Deed {
    label: &'static str,
    /// The address it is sent to, and what is sent.
    to: &'static str,
    what: Option<&'static str>,
    /// Asked before it is done.
    ask: Option<&'static str>,
}

impl Deed {
    const RESIGN: Deed = Deed { label: "resign", to: "resign", what: None, ask: Some("resign-ask") };
    const LEAVE: Deed = Deed { label: "leave", to: "proposals", what: Some("end"), ask: Some("leave-ask") };
    const PROPOSALS: [Deed; 3] = [
        Deed { label: "propose-take-back", to: "proposals", what: Some("take-back"), ask: None },
        Deed { label: "propose-draw", to: "proposals", what: Some("draw"), ask: Some("propose-draw-ask") },
        Deed { label: "propose-end", to: "proposals", what: Some("end"), ask: Some("propose-end-ask") },
    ];

    fn button(&self, lang: Lang) -> Markup {
        html! {
            button type="button" data-settle=(self.to) data-what=[self.what] data-ask=[self.ask.map(|ask| say(lang, ask))] {
                (say(lang, self.label))
            }
        }
    }
}

/// How a game ended that its rules did not end, in a sentence.
pub fn how_ended(lang: Lang, title: &Title, ending: Ending) -> String {
    let id = match ending {
        Ending::Resigned(_) => "ended-resigned",
        Ending::Drawn => "ended-drawn",
        Ending::Left => "ended-left",
        Ending::Late(_) => "ended-late",
        Ending::TimeOut => "ended-time-out",
    };
    let phrase = Phrase::new(id);
    tell(
        lang,
        &match ending.loser() {
            Some(seat) => phrase.with("side", text::side(lang, title, seat)),
            None => phrase,
        },
    )
}

/// How a table is timed, in a sentence.
pub(crate) fn pace_text(lang: Lang, pace: Pace) -> String {
    let then = match pace.then {
        Then::Win => "clock-then-win",
        Then::End => "clock-then-end",
    };
    format!("{}. {}", limit_text(lang, pace), say(lang, then))
}

/// How much time there is.
pub(crate) fn limit_text(lang: Lang, pace: Pace) -> String {
    tell(
        lang,
        &match pace.limit {
            Limit::Days(days) => Phrase::new("clock-days").with("days", days),
            Limit::Live { seconds, more } => {
                Phrase::new("clock-live").with("minutes", seconds.div_ceil(60) as usize).with("more", more)
            }
        },
    )
}

/// What waits for consent: with its answers for the one who is asked, and for the others as it stands.
pub(crate) fn proposals(board: &dyn Board, sitting: &Sitting, lang: Lang) -> Markup {
    let held = sitting.seating.held();
    html! {
        @for &(seat, what) in &sitting.beside.proposals {
            p.proposal {
                @if held.contains(seat) {
                    @let id = match what {
                        "draw" => "proposal-own-draw",
                        "end" => "proposal-own-end",
                        _ => "proposal-own-take-back",
                    };
                    (say(lang, id)) " " (answer(lang, what, false, "proposal-withdraw"))
                } @else {
                    @let id = match what {
                        "draw" => "proposal-draw",
                        "end" => "proposal-end",
                        _ => "proposal-take-back",
                    };
                    (tell(lang, &Phrase::new(id).with("side", text::side(lang, board.title(), seat))))
                    @if !held.is_empty() {
                        " " (answer(lang, what, true, "proposal-accept")) " " (answer(lang, what, false, "proposal-decline"))
                    }
                }
            }
        }
    }
}

fn answer(lang: Lang, what: &str, accept: bool, label: &'static str) -> Markup {
    html! {
        button type="button" data-settle="proposals/answer" data-what=(what) data-accept=(accept) { (say(lang, label)) }
    }
}

/// What one who sits there can propose or do, and how the table is timed.
pub(crate) fn settling(board: &dyn Board, sitting: &Sitting, lang: Lang) -> Markup {
    let deeds = sitting.is_seated() && board.outcome().is_none() && sitting.lesson.is_none();
    let others = sitting.players.iter().zip(0..).any(|(player, index)| {
        matches!(player, Player::Person(_)) && !sitting.seating.held().contains(Seat(index))
    });
    let alone = !others && !sitting.seating.shares_screen();
    html! {
        @if let Some(pace) = sitting.beside.pace { p.quiet-text { (pace_text(lang, pace)) } }
        @if deeds {
            div.doing {
                @if alone { (Deed::LEAVE.button(lang)) } @else {
                    @for deed in Deed::PROPOSALS { (deed.button(lang)) }
                }
                (Deed::RESIGN.button(lang))
                @if sitting.beside.pace.is_some() && others {
                    button #claim.main type="button" data-settle="claim" hidden { (say(lang, "claim")) }
                }
            }
        }
    }
}

/// The place of all that on a table's page; and of the chat, unless nobody else could read it.
pub(crate) fn place(page: &Page, board: &dyn Board, sitting: &Sitting) -> Markup {
    let settling = settling(board, sitting, page.lang);
    let observer = !sitting.is_seated();
    html! {
        details #beside.beside hidden[settling.0.is_empty()] {
            summary { (page.say("beside")) }
            div #settling { (settling) }
        }
        @if !sitting.is_alone() && sitting.lesson.is_none() {
            details #talk.talk {
                summary { (page.say("chat")) " " span #unread.tally {} }
                @if observer { p.quiet-text { (page.say("chat-observers")) } }
                ol #lines tabindex="0" role="log" aria-label=(page.say("chat")) {}
                p #no-lines.quiet-text { (page.say("chat-none")) }
                form #say.doing {
                    label.unseen for="line" { (page.say("chat-line")) }
                    input #line type="text" name="text" maxlength=(LONGEST_LINE) autocomplete="off" required dir="auto"
                        placeholder=(page.say("chat-line"));
                    button type="submit" { (page.say("chat-send")) }
                }
            }
        }
        dialog #sure.curtain aria-labelledby="sure-text" {
            form method="dialog" {
                p #sure-text {}
                div.doing {
                    button.main type="submit" value="yes" { (page.say("sure-yes")) }
                    button type="submit" value="no" autofocus { (page.say("cancel")) }
                }
            }
        }
    }
}

/// The longest line of chat, in letters.
pub const LONGEST_LINE: usize = 500;

/// Beside a player's name, where the script shows whether he is there, and his clock.
pub(crate) fn marks(sitting: &Sitting, seat: Seat) -> Markup {
    let person = matches!(sitting.players.get(usize::from(seat.0)), Some(Player::Person(_)));
    html! {
        @if person && !sitting.seating.held().contains(seat) { span.presence {} }
        @if person && sitting.beside.pace.is_some() { span.clock role="timer" {} }
    }
}
