//! A game small enough to follow: three turns in which Red marks, peeks and throws a die, and then both hide a
//! number at once.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use game::{
    Draw, Fate, Game, Gestures, Lang, Line, LineKind, Mind, Node, Outcome, PerLang, Phrase, Pick, Prompt,
    Rule, Scenario, Seat, Seats, Sink, Site, Title, Viewer, Words,
};

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    turn: u16,
    marks: u8,
    step: Step,
    hidden: [Option<u8>; 2],
    score: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    Mark,
    Roll,
    Hide,
    Over,
}

game::notation! {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Decision: "a decision", "`mark 1`, `go`" {
        Mark(number: u8) = "mark {number}",
        Peek = "peek",
        Go = "go",
        Hide(number: u8) = "hide {number}",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
pub enum Event {
    Marked(u8),
    Peeked,
    Rolled(u8),
    Hid(Seat, Option<u8>),
    Shown([u8; 2]),
}

#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct View {
    turn: u16,
    marks: u8,
    score: [u8; 2],
    own: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Only;

impl fmt::Display for Only {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("only")
    }
}

impl FromStr for Only {
    type Err = String;

    fn from_str(text: &str) -> Result<Only, String> {
        if text == "only" { Ok(Only) } else { Err(text.to_owned()) }
    }
}

game::refusals! {
    "1" => WrongStep = "no";
    "2" => NoSuchNumber = "no";
    "3" => TooManyMarks = "no";
}

impl Game for Toy {
    type Scenario = Only;
    type Decision = Decision;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    game::no_tables!();

    const TITLE: Title = Title {
        seats: &["red", "blue"],
        rules_version: 2,
        ..Title::new("toy", "Toy", &[Scenario { id: "only", players: 2 }])
    };
    const MAX_INPUTS: usize = 3 * (9 + 1 + 1 + 2);
    const MAX_OFFER: usize = 5;

    fn start(Only: Only) -> Toy {
        Toy { turn: 1, marks: 0, step: Step::Mark, hidden: [None; 2], score: [0; 2] }
    }

    fn node(&self) -> Node {
        match self.step {
            Step::Mark => Node::Decide(Seats::one(RED)),
            Step::Roll => Node::Chance(Draw::D6),
            Step::Hide => {
                let owes = |seat: Seat| self.hidden[usize::from(seat.0)].is_none();
                let seats = [RED, BLUE].into_iter().filter(|&seat| owes(seat));
                Node::Decide(seats.fold(Seats::NONE, Seats::with))
            }
            Step::Over => Node::Over(Outcome {
                winner: (self.score[0] != self.score[1]).then_some(if self.score[0] > self.score[1] {
                    RED
                } else {
                    BLUE
                }),
                points: None,
            }),
        }
    }

    fn turn(&self) -> u16 {
        self.turn
    }

    fn legal(&self, seat: Seat, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
        let Node::Decide(seats) = self.node() else { return ControlFlow::Continue(()) };
        let marks = (1..=3).map(Decision::Mark);
        let all = marks.chain([Decision::Peek, Decision::Go]).chain((1..=3).map(Decision::Hide));
        for decision in all.filter(|&decision| seats.contains(seat) && self.check(seat, decision).is_ok()) {
            visit(decision)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, _: Seat, decision: Decision) -> Result<(), Illegal> {
        match (self.step, decision) {
            (Step::Mark, Decision::Mark(_) | Decision::Peek) if self.marks >= 9 => Err(Illegal::TooManyMarks),
            (Step::Mark, Decision::Mark(n)) | (Step::Hide, Decision::Hide(n)) if !(1..=3).contains(&n) => {
                Err(Illegal::NoSuchNumber)
            }
            (Step::Mark, Decision::Mark(_) | Decision::Peek | Decision::Go) => Ok(()),
            (Step::Hide, Decision::Hide(_)) => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    fn decide(&mut self, seat: Seat, decision: Decision, log: &mut impl Sink<Event>) {
        match decision {
            Decision::Mark(n) => {
                self.marks += 1;
                log.emit(|| Event::Marked(n));
            }
            Decision::Peek => {
                self.marks += 1;
                log.emit(|| Event::Peeked);
            }
            Decision::Go => self.step = Step::Roll,
            Decision::Hide(n) => {
                self.hidden[usize::from(seat.0)] = Some(n);
                log.emit(|| Event::Hid(seat, Some(n)));
                if let [Some(red), Some(blue)] = self.hidden {
                    log.emit(|| Event::Shown([red, blue]));
                    self.score[usize::from(red < blue)] += 1;
                    self.hidden = [None; 2];
                    self.marks = 0;
                    self.turn += 1;
                    self.step = if self.turn > 3 { Step::Over } else { Step::Mark };
                }
            }
        }
    }

    fn resolve(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        self.score[0] += fate.die() / 6;
        self.step = Step::Hide;
        log.emit(|| Event::Rolled(fate.die()));
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => self.hidden[usize::from(seat.0)],
            Viewer::Observer => None,
        };
        View { turn: self.turn, marks: self.marks, score: self.score, own }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Hid(seat, _) if viewer != Viewer::Seat(seat) => Event::Hid(seat, None),
            event => event,
        })
    }

    fn reveals(event: &Event) -> bool {
        *event == Event::Peeked
    }

    fn picks(decision: Decision) -> Vec<Pick> {
        vec![match decision {
            Decision::Mark(n) => Pick::Place(n.into()),
            Decision::Hide(n) => Pick::Amount(n.into()),
            Decision::Peek => Pick::Button(1),
            Decision::Go => Pick::Button(0),
        }]
    }

    fn from_picks(&self, _: Seat, picks: &[Pick]) -> Result<Decision, Illegal> {
        match *picks {
            [Pick::Place(n)] => Ok(Decision::Mark(n as u8)),
            [Pick::Amount(n)] => Ok(Decision::Hide(n as u8)),
            [Pick::Button(1)] => Ok(Decision::Peek),
            [Pick::Button(0)] => Ok(Decision::Go),
            _ => Err(Illegal::WrongStep),
        }
    }

    fn redraw(&self, knower: Seat, below: &mut impl FnMut(u64) -> u64) -> Toy {
        let mut guess = self.clone();
        if let Some(theirs) = &mut guess.hidden[usize::from(1 - knower.0)] {
            *theirs = below(3) as u8 + 1;
        }
        guess
    }

    fn levelled(&self, knower: Seat) -> Toy {
        self.redraw(knower, &mut |_| 0)
    }

    fn pos(&self) -> String {
        format!("{self:?}")
    }

    fn from_pos(_: &str) -> Result<Toy, Vec<String>> {
        Err(vec!["the toy's positions are not written by hand".to_owned()])
    }

    fn invariants(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Mind for Toy {
    type Plan = ();

    fn plan(&self, _: Seat) {}

    fn prior(&self, (): &(), _: Seat, decision: Decision) -> i32 {
        match decision {
            Decision::Hide(n) => n.into(),
            Decision::Go => 10,
            Decision::Mark(_) | Decision::Peek => 0,
        }
    }

    fn thumb(&self, _: Seat, decision: Decision) -> Option<&'static str> {
        match decision {
            Decision::Mark(_) if self.marks > 0 => Some("thumb-once-more"),
            Decision::Go => Some("thumb-be-quick"),
            Decision::Mark(_) | Decision::Peek | Decision::Hide(_) => None,
        }
    }
}

impl Gestures for Toy {}

impl Words for Toy {
    const MESSAGES: PerLang<&'static str> = PerLang([
        "prompt = Turn { $turn }.\nmarked = Red marks { $n }.\npeeked = Red peeks.\nrolled = A { $n }.\nhid = Hidden.\n\
         shown = Shown.\nno = Not now.\ndo = Do it.\npick = That.\nthumb-once-more = Once more.\nthumb-be-quick = Be quick.\n",
        "prompt = Turno { $turn }.\nmarked = Rojo marca { $n }.\npeeked = Rojo mira.\nrolled = Un { $n }.\n\
         hid = Oculto.\nshown = Descubierto.\nno = Ahora no.\ndo = Hazlo.\npick = Eso.\nthumb-once-more = Otra vez.\nthumb-be-quick = Aprisa.\n",
    ]);
    const RULEBOOK: &'static [PerLang<&'static str>] = &[];
    const RULINGS: PerLang<&'static str> = PerLang([""; Lang::COUNT]);
    const NOTATION: &'static str = "";

    fn sites() -> Vec<Site> {
        Vec::new()
    }

    fn prompt(view: &View) -> Prompt {
        Prompt { phrase: Phrase::new("prompt").with("turn", view.turn), rule: Rule("1") }
    }

    fn line(event: &Event) -> Line {
        let (phrase, dice) = match *event {
            Event::Marked(n) => (Phrase::new("marked").with("n", n), vec![]),
            Event::Peeked => (Phrase::new("peeked"), vec![]),
            Event::Rolled(n) => (Phrase::new("rolled").with("n", n), vec![n]),
            Event::Hid(..) => (Phrase::new("hid"), vec![]),
            Event::Shown(_) => (Phrase::new("shown"), vec![]),
        };
        Line { kind: LineKind::Plain, phrase, rule: Rule("1"), dice }
    }

    fn decision(_: Decision) -> Phrase {
        Phrase::new("do")
    }

    fn pick(_: Pick) -> Phrase {
        Phrase::new("pick")
    }
}
