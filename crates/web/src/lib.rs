//! Pages, style sheet and script of the table in the browser.
//!
//! Everything here is a function from plain values to HTML: no request, no cookie, no database. The server owns
//! the routes and calls in; the script of the table page asks for these:
//!
//! | Request | Answer |
//! |---|---|
//! | `GET /game/{id}/events?at=A&side=S&drawn=S&talk=N` | server-sent events, data = [`Fragments`] as JSON, id = `at`; at once if the table is not at `A`; with `talk` also `{talk}`: what goes on beside the game, lines of chat after the one of number `N` |
//! | `GET /events?on=ID?at=A…&on=…` | the same of several tables in one stream, each event named by its place in the list; `on=me`: where the reader is awaited |
//! | `POST /api/tables/{id}/decisions` `{at, side}` with `decision`, `decisions` or `gesture`, `Prefer: return=minimal` | `{at}`, and what came of several; the news comes over the events |
//! | `GET /game/{id}/ahead?decision=D&side=S` | [`Ahead`] as JSON: what an order looks like that is only begun |
//! | `POST /api/tables/{id}/why` `{picks, side}` | `{reason, rule}` whatever the status |
//! | `POST /api/tables/{id}/resign`, `claim`, `proposals`, `proposals/answer` | `{at}`, or `{reason}` |
//! | `POST /api/tables/{id}/chat`, `chat/read`, `chat/mute`, `chat/report` | nothing that the page needs, or `{reason}` |
//! | `POST /api/tables/{id}/undo` `{at, side}`, `Prefer: return=minimal` | `{at}`, or `{reason}` |
//! | `GET /game/{id}/replay/{n}?side=S` | [`replay_page`]; with `Accept: application/json` [`replay_fragments`] |
//! | `GET /game/{id}/review?side=S` | [`review_page`]; with `Accept: application/json` [`ReviewFragments`], until it is `done` |
//! | `POST /game/{id}/on` form `step`, `side` | a new table with the position of that moment |
//! | `GET /rules/{game}/{clause}` | [`clause_part`], for the drawer |
//! | `GET /rules/{game}/charts` | [`charts_part`], for the drawer |
//! | `GET /rules/{game}/terms` | [`tips`] as JSON |
//! | `GET /rules/{game}/{clause}/figure/{n}` | [`figure_part`] |
//! | `POST /rules/{game}/{clause}/figure/{n}` form `contribution` | lays that position on a table |
//! | `POST /lang` form `lang`, `back` | sets the cookie, returns to `back` (a path) |
//! | `POST /learn/{game}/{lesson}` form `contribution` | lays a table as a lesson |
//! | `GET /puzzles` | [`puzzles_page`]; a puzzle is laid like a lesson |
//! | `POST /new/{game}` form | see [`NewGame::read`]; `contribution` is what the browser puts into the dice |
//! | `POST /game/{id}/looking` `{clock}` | the reader looks at the table: `{again}` says whether that is of interest |
//! | `GET /caller` | [`CALLER`] |
//! | `POST /join/{id}/{invitation}` form `contribution` | takes the seat |
//! | `GET /tables/open` | [`open_part`], for the lobby and the page of all tables |
//! | `POST /game/{id}/take` form `contribution`, `POST /game/{id}/decline` | takes a seat that is free for the guest; tells those who wait for him that he will not come |
//! | `POST /game/{id}/rematch` form `contribution`, `sides` | the same again, sides `kept` or `swapped` |
//! | `POST /mine/{id}` form `act` | `aside`, `back`, `delete` |
//! | `POST /game/{id}/invitation` form `side`, `act` | `withdraw`, `renew` |
//!
//! Seats are known by the guest's cookie. `from` in [`fragments`] is the length of the record up to which the
//! client's log is right: 0 sends it whole; after an undo it is the shortest the record has been since.

mod about;
mod assets;
mod beside;
mod calls;
mod chart;
mod dice;
mod error;
mod finding;
mod figures;
mod fragments;
mod frame;
mod lesson;
mod lobby;
mod log;
mod markdown;
mod new_game;
mod person;
mod puzzles;
mod remains;
mod replay;
mod review;
mod rules;
mod seating;
mod settings;
mod standing;
mod study;
mod table_page;
mod terms;
mod text;
mod tips;
mod tournaments;
mod waiting;

pub use about::about_page;
pub use assets::picture;
pub use assets::{Asset, asset};
pub use beside::{Beside, LONGEST_LINE, how_ended};
pub use calls::{CALLER, Calls, Receiver, letter_page, notice_page, stop_page};
pub use error::error_page;
pub use figures::{Figure, figure, figure_part};
pub use finding::{OpenTable, PublicGame, Which, mine_page, open_part, tables_page};
pub use fragments::{Ahead, Fragments, ahead, fragments, replay_fragments};
pub use frame::{Page, Preview, Sign};
pub use lesson::{Spoken, Voice};
pub use lobby::{MyGame, Tables, lobby};
pub use new_game::{NewGame, Offers, Opponent, new_game};
pub use person::{Called, LONGEST_NAME, Me, NewKey, key_page, me_page};
pub use puzzles::puzzles_page;
pub use remains::{Remains, remains_page};
pub use replay::replay_page;
pub use review::{LookingBack, ReviewFragments, review_fragments, review_page};
pub use rules::{clause_part, rules_page};
pub use seating::{Player, Sitting};
pub use standing::{PersonPage, Rank, Ranked, Ranks, Results, person_page, ranks_page};
pub use study::{StudyHead, stats_page, study_file};
pub use table_page::table_page;
pub use terms::{Wanted, Watch};
pub use tips::{charts_part, tips};
pub use tournaments::{
    Contestant, Game, Meeting, TournamentLine, TournamentPage, tournament_page, tournaments_page,
};
pub use waiting::{WaitingTable, join_page, waiting_page};
