//! Pages, style sheet and script of the table in the browser.
//!
//! Everything here is a function from plain values to HTML: no request, no cookie, no database. The server owns
//! the routes and calls in; the script of the table page asks for these:
//!
//! | Request | Answer |
//! |---|---|
//! | `GET /game/{id}/events?at=A&side=S&drawn=S` | server-sent events, data = [`Fragments`] as JSON, id = `at`; at once if the table is not at `A` |
//! | `POST /api/tables/{id}/decisions` `{at, side}` with `decision`, `decisions` or `gesture`, `Prefer: return=minimal` | `{at}`, and what came of several; the news comes over the events |
//! | `GET /game/{id}/ahead?decision=D&side=S` | [`Ahead`] as JSON: what an order looks like that is only begun |
//! | `POST /api/tables/{id}/why` `{picks, side}` | `{reason, rule}` whatever the status |
//! | `POST /api/tables/{id}/undo` `{at, side}`, `Prefer: return=minimal` | `{at}`, or `{reason}` |
//! | `GET /game/{id}/replay/{n}?side=S` | [`replay_page`]; with `Accept: application/json` [`replay_fragments`] |
//! | `GET /game/{id}/review?side=S` | [`review_page`]; with `Accept: application/json` [`ReviewFragments`], until it is `done` |
//! | `POST /game/{id}/on` form `step`, `side` | a new table with the position of that moment |
//! | `GET /rules/{game}/{clause}` | [`clause_part`], for the drawer |
//! | `POST /lang` form `lang`, `back` | sets the cookie, returns to `back` (a path) |
//! | `POST /learn/{game}/{lesson}` form `contribution` | lays a table as a lesson |
//! | `POST /new/{game}` form | see [`NewGame::read`]; `contribution` is what the browser puts into the dice |
//! | `POST /join/{id}/{invitation}` form `contribution` | takes the seat |
//! | `POST /game/{id}/invitation` form `side`, `act` | `withdraw`, `renew` |
//!
//! Seats are known by the guest's cookie. `from` in [`fragments`] is the length of the record up to which the
//! client's log is right: 0 sends it whole; after an undo it is the shortest the record has been since.

mod about;
mod assets;
mod chart;
mod dice;
mod error;
mod fragments;
mod frame;
mod lesson;
mod lobby;
mod log;
mod markdown;
mod new_game;
mod person;
mod remains;
mod replay;
mod review;
mod rules;
mod seating;
mod settings;
mod table_page;
mod text;
mod waiting;

pub use about::about_page;
pub use assets::{Asset, asset};
pub use error::error_page;
pub use fragments::{Ahead, Fragments, ahead, fragments, replay_fragments};
pub use frame::{Page, Sign};
pub use lesson::{Spoken, Voice};
pub use lobby::{MyGame, lobby};
pub use new_game::{NewGame, Opponent, new_game};
pub use person::{Called, LONGEST_NAME, Me, NewKey, key_page, me_page};
pub use remains::{Remains, remains_page};
pub use replay::replay_page;
pub use review::{LookingBack, ReviewFragments, review_fragments, review_page};
pub use rules::{clause_part, rules_page};
pub use seating::{Player, Sitting};
pub use table_page::table_page;
pub use waiting::{WaitingTable, join_page, waiting_page};
