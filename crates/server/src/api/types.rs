//! What the API reads and answers. Sides, levels and decisions are named as the games name them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Hinted, LogLine, Prospect, Said, Sweep, Weighed};
use utoipa::{IntoParams, ToSchema};

use super::any::{AnyEvent, AnyView};
use super::settling::{ClockBody, EndedBody, ProposalBody};
use crate::editions::EditionBody;
use crate::problem::ErrorBody;

/// The games on the shelf.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GamesBody {
    pub games: Vec<GameBody>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameBody {
    /// As used in requests: `charge`.
    pub id: String,
    /// As printed on the box.
    pub title: String,
    pub scenarios: Vec<ScenarioBody>,
    pub sides: Vec<SideBody>,
    pub options: Vec<OptionBody>,
    /// The most persons that a scenario of it takes.
    pub players: u8,
    /// The computer players, from the weakest to the strongest.
    pub levels: Vec<String>,
    /// How long a `general` may think, from the shortest to the longest: `general@quick`; `normal` if none is named.
    pub paces: Vec<String>,
    pub library: LibraryBody,
    /// The editions that can be played here besides the built-in one. Data of one: `/api/games/GAME/data?edition=NAME`.
    pub editions: Vec<EditionBody>,
}

/// Addresses of what does not change in a game; what is fetched there may be kept for ever.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LibraryBody {
    /// Its map and the tables of its data.
    pub data: String,
    /// Its rulebook, clause by clause.
    pub rules: String,
    /// The grammar of its decisions.
    pub notation: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ScenarioBody {
    pub id: String,
    pub title: String,
    pub about: String,
    pub recommended: bool,
    pub players: u8,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SideBody {
    pub id: String,
    pub title: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OptionBody {
    pub id: String,
    /// The first is the default.
    pub values: Vec<String>,
}

/// A table to be set up.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// The recommended one if left out.
    pub scenario: Option<String>,
    /// The name of an edition that can be played here, or its hash; the built-in one if left out.
    pub edition: Option<String>,
    /// Optional rules: the value of each option that is not to have its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// For each side `me`, `link` or a level; `general@quick` and `general@long` think less and more than a `general`.
    pub seats: BTreeMap<String, String>,
    /// Where the dice come from: 64 hexadecimal digits or a number. Only where the server allows it.
    pub seed: Option<SeedText>,
    /// A position to begin with instead of the scenario's, as text. It names its scenario itself; one that is named
    /// here must agree. Only where the server allows seeds.
    pub pos: Option<String>,
    /// What the one who sets it up puts into the dice: 1 to 64 letters and digits, at random.
    pub contribution: Option<String>,
    /// How it is timed: `days N THEN` for so many days (1 to 60) whenever one is awaited, which the other may claim when they have run out; or
    /// `live SECONDS MORE THEN` for so many seconds (1 to 86400) for the whole game and so many more (0 to 600) for each order, which the server
    /// looks after. THEN is `win`, if the other has won when time has run out, or `end`, if nobody has. Not timed if left out.
    pub pace: Option<String>,
    /// Lays an open table: anybody may take the side left to a `link`. Who is wished for: `anybody`, `beginner`, `experienced`.
    pub open: Option<String>,
    /// Challenges a person with whom the one who asks has played: whom `/api/me/met` names so.
    pub challenge: Option<String>,
    /// Who may look on while the game runs: `listed` for everybody (as is usual at an open table), `link` for those who have the address (as
    /// is usual elsewhere), `players` for nobody else.
    pub watch: Option<String>,
    /// Whether it counts for the ratings of those who play it. Then nobody is given advice.
    #[serde(default)]
    pub rated: bool,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum SeedText {
    Number(u64),
    Text(String),
}

/// A table that was set up.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableMade {
    pub table: String,
    /// The token of each side that is the asker's own, unless it is a person's, who opens it with his key.
    pub seats: BTreeMap<String, String>,
    /// The invitation to each side that was left to a link. It opens nothing: see `/api/tables/{id}/join`. The game begins when all are
    /// accepted.
    pub invitations: BTreeMap<String, String>,
    /// Where a browser accepts each of them.
    pub links: BTreeMap<String, String>,
    /// The SHA-256 of the server's part of the seed; of the whole seed, where it was set by hand.
    pub commitment: String,
}

/// An invitation, accepted.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Left out at an open table, and where one is challenged.
    pub invitation: Option<String>,
    /// What the one who sits down puts into the dice: 1 to 64 letters and digits, at random.
    pub contribution: Option<String>,
}

/// A seat that was taken.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct JoinedBody {
    pub side: String,
    /// What opens it from now on, unless it is a person's own. It is shown only here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// An invitation to a seat where nobody sits yet.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct InvitationBody {
    pub side: String,
    pub invitation: String,
    /// Where a browser accepts it.
    pub link: String,
}

/// Where the dice of a game come from, besides the commitment.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DiceBody {
    /// What was set by hand: `seed`, `position`.
    pub by_hand: Vec<String>,
    /// What each person has put into the seed; null for one who has not.
    pub contributions: BTreeMap<String, Option<String>>,
    /// The server's part of the seed: shown once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub server_secret: Option<String>,
}

/// A table as one viewer may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableBody {
    pub table: String,
    pub game: String,
    pub scenario: String,
    /// The edition, if it is not the built-in one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<EditionBody>,
    /// The revision: grows with every decision and every undo.
    pub at: u64,
    pub turn: u16,
    pub node: NodeBody,
    pub prompt: Said,
    /// The side through whose eyes this is seen; none for an observer, or where both sides are the asker's, things are hidden, and the
    /// side asked for is not awaited.
    pub side: Option<String>,
    /// The sides the asker plays.
    pub held: Vec<String>,
    /// Who plays each side: `person`, `awaited`, `rules` or a level, `general@long` with its pace.
    pub players: BTreeMap<String, String>,
    /// What the persons among them are called.
    pub names: BTreeMap<String, String>,
    /// What that side sees. Its form is the game's own; null while the game has not begun.
    #[schema(value_type = AnyView)]
    pub view: serde_json::Value,
    /// Every decision it may make now, in notation.
    pub offers: Vec<String>,
    /// Sweeping orders it may give now: gestures that stand for several decisions.
    pub sweeps: Vec<Sweep>,
    /// Whether it may take back its last decision.
    pub undo: bool,
    /// The first input that `log` tells of: what a reader has from there on is to be replaced.
    pub log_from: usize,
    pub log: Vec<LogLine>,
    /// What the log tells, as data.
    pub events: Vec<EventBody>,
    pub dice: DiceBody,
    pub commitment: String,
    /// Shown once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Why the game does not go on, if it was stopped: its record no longer leads to where it stood. Then nobody is awaited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
    /// How it ended, if it was not its rules that ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedBody>,
    /// How it is timed: `days 3 win`, `live 900 15 end`; null if it is not.
    pub pace: Option<String>,
    /// The clocks of persons, by side; empty where nothing is timed.
    pub clocks: BTreeMap<String, ClockBody>,
    /// What waits for the consent of the other side.
    pub proposals: Vec<ProposalBody>,
    /// What was taken back by consent, as the record has it: whose wish it was, inputs kept and taken back, answers of fate kept and taken back.
    pub taken_back: Vec<String>,
    /// Of the answer to decisions: what came of them.
    #[serde(flatten)]
    pub carried: Option<CarriedBody>,
}

/// The answer to a decision for those who ask for no more, with `Prefer: return=minimal`.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MovedBody {
    /// The revision it led to.
    pub at: u64,
    #[serde(flatten)]
    pub carried: Option<CarriedBody>,
}

/// What came of decisions that were told in one go.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CarriedBody {
    /// How many were taken. They stand, whatever became of the rest.
    pub taken: usize,
    /// Why the next one of a list was not taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<ErrorBody>,
    /// Whether a gesture waits for the other side: told again when this side is awaited again, it goes on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
}

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum NodeBody {
    /// Nobody sits at these sides yet: the game begins, and is dealt, when somebody does.
    Waiting {
        sides: Vec<String>,
    },
    /// These sides each owe a decision.
    Decide {
        sides: Vec<String>,
    },
    Over {
        winner: Option<String>,
        points: Option<i16>,
    },
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDecision {
    /// The revision it was made looking at.
    pub at: u64,
    /// In the game's notation, as offered.
    pub decision: Option<String>,
    /// Or several, one after the other: they are taken up to the first that is refused.
    #[schema(max_items = 500)]
    pub decisions: Option<Vec<String>>,
    /// Or a gesture, as its clicks: a sweeping order as `sweeps` names it, or several pieces and what each of them is to do. It goes on until
    /// it is done or the game waits for somebody else.
    #[schema(max_items = 200)]
    pub gesture: Option<Vec<String>>,
    /// For which side: must be said by those who play both sides of a game that hides things.
    pub side: Option<String>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhyNot {
    /// The clicks, in order: `piece:12`, `place:4`.
    pub picks: Vec<String>,
    /// For which side; see `NewDecision`.
    pub side: Option<String>,
}

/// Whether clicks are a decision that may be made now; why not otherwise.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WhyBody {
    pub allowed: bool,
    pub reason: Option<String>,
    pub rule: Option<String>,
}

/// What a side may expect of each way to go on.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OddsBody {
    /// The revision it holds for.
    pub at: u64,
    /// Empty where the game calculates nothing, or does not wait for that side.
    pub odds: Vec<Weighed>,
}

/// What a general would do in the place of a side that is to decide, and how that side then stands. The estimate is the same as that of
/// `/estimate` at the same revision: the same question to the same answerer, and asking again changes nothing.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintBody {
    /// The revision it holds for.
    pub at: u64,
    pub side: String,
    /// Where it comes from, in a sentence.
    pub text: String,
    /// What the estimate is.
    pub remark: String,
    /// How often the game was played on in thought to compare the decisions; 0 if there was nothing to compare.
    pub playouts: u32,
    /// The best decisions, the first of them first.
    pub best: Vec<HintedBody>,
    /// What the first of them promises.
    #[serde(flatten)]
    pub outlook: Prospect,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintedBody {
    #[serde(flatten)]
    pub hinted: Hinted,
    /// What it promises, in words: the first the chance of winning, in a game for one the points; the others how they compare.
    pub about: String,
}

/// How a side stands: what comes of the game if the side takes the decision a general would take, in case it is to decide, and both
/// sides then go on as `regular` players, neither of whom knows more than its seat does. The game is played on to its end this many times,
/// with what is hidden drawn again each time.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EstimateBody {
    /// The revision it holds for.
    pub at: u64,
    pub side: String,
    /// All of it in a sentence.
    pub text: String,
    /// What an estimate is.
    pub remark: String,
    #[serde(flatten)]
    pub outlook: Prospect,
}

#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// If given, the revision it was made looking at.
    pub at: Option<u64>,
    /// For which side; see `NewDecision`.
    pub side: Option<String>,
}

/// What a server-sent event tells: what happened since the listener's last one.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NewsBody {
    pub at: u64,
    /// The first input that `log` tells of: what a reader has from there on is to be replaced.
    pub log_from: usize,
    pub log: Vec<LogLine>,
    /// What the log tells, as data.
    pub events: Vec<EventBody>,
}

/// Something that happened, as the asker may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EventBody {
    /// The input it came from, counted from 0.
    pub input: usize,
    /// In the form of the game's own; its field `event` says which it is.
    #[schema(value_type = AnyEvent)]
    pub event: serde_json::Value,
}

#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TableQuery {
    /// Through the eyes of which side, or `observer`. Whoever plays both sides of a game that hides things must say it, and sees that
    /// side while it is awaited. Once the game is over, anybody may look through any eyes.
    pub side: Option<String>,
    /// Leaves out of the log what was known at this revision.
    pub after: Option<u64>,
}
