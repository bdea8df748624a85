//! How the game speaks: message ids and their arguments, no prose. The prose is in `messages/*.ftl`.

use game::{Clause, Line, Phrase, Pick, Prompt, Refusal, Row, Rule, Words};

use crate::decision::clicks::{self, Thing};
use crate::rulebook::RULEBOOK;
use crate::sight::Block;
use crate::sketch::sketch;
use crate::state::{Arrival, Ending, Way};
use crate::tell::{line, signed};
use crate::view::{Awaited, FightView, Grade};
use crate::{Decision, Event, Illegal, Piece, Place, Side, State, View};

impl Words for State {
    const MESSAGES: [&'static str; 2] =
        [include_str!("../messages/en.ftl"), include_str!("../messages/es.ftl")];
    const RULINGS: [&'static str; 2] = [include_str!("../../../docs/rulings/the-alamo.md"), ""];

    fn prompt(view: &View) -> Prompt {
        prompt(view)
    }

    fn line(event: &Event) -> Line {
        line(*event)
    }

    fn refusal(illegal: Illegal) -> Phrase {
        refusal(illegal).with("rule", illegal.rule().0)
    }

    fn decision(decision: Decision) -> Phrase {
        sentence(decision)
    }

    fn pick(pick: Pick) -> Phrase {
        match clicks::thing(pick) {
            Some(Thing::Piece(piece)) => piece.name(),
            Some(Thing::Column(column)) => column.name(),
            Some(Thing::Place(place)) => place.name(),
            Some(Thing::Area(area)) => area.name(),
            Some(Thing::Wall(wall)) => wall.name(),
            Some(Thing::Fire) => Way::Fire.name(),
            Some(Thing::Melee) => Way::Melee.name(),
            Some(Thing::Button(number)) => Phrase::new(BUTTONS[usize::from(number)]),
            None => Phrase::new("nothing"),
        }
    }

    fn rulebook() -> &'static [Clause] {
        RULEBOOK
    }

    fn sketch(view: &View) -> Vec<Row> {
        sketch(view)
    }
}

/// done, historic, commit, deploy all, reserve, advance, stay, leave.
static BUTTONS: [&str; 8] =
    ["button-0", "button-1", "button-2", "button-3", "button-4", "button-5", "button-6", "button-7"];

fn prompt(view: &View) -> Prompt {
    let active = |id| match view.active {
        Some(piece) => Phrase::new(id).with("piece", piece.name()),
        None => Phrase::new(id),
    };
    let texan = view.side == Some(Side::Texan);
    let (phrase, rule) = match view.awaited {
        Awaited::Guns => (Phrase::new("prompt-guns"), "R2a"),
        Awaited::Plot => (Phrase::new("prompt-plot"), "R2b"),
        Awaited::Garrison => (Phrase::new("prompt-garrison"), "R2c"),
        Awaited::Put => (active("prompt-put"), "R2c"),
        Awaited::FirstFacing => (Phrase::new("prompt-first-facing"), "R2c"),
        Awaited::Deploy(Arrival::Columns) => (Phrase::new("prompt-columns"), "R2d"),
        Awaited::Deploy(Arrival::Replacements) => (Phrase::new("prompt-replacements"), "4.0-b"),
        Awaited::Deploy(Arrival::Reserve) => (Phrase::new("prompt-reserve"), "4.0-c"),
        Awaited::Move if texan => (Phrase::new("prompt-texan-move"), "R5a"),
        Awaited::Move => (Phrase::new("prompt-mexican-move"), "R5a"),
        Awaited::Moving => (active("prompt-moving"), "R5a"),
        Awaited::React => (active("prompt-react"), "R6b"),
        Awaited::Facing => (Phrase::new("prompt-facing"), "R6b"),
        Awaited::Commitment => (Phrase::new("prompt-commitment"), "4.0-f"),
        Awaited::Attack if texan => (Phrase::new("prompt-texan-attack"), "4.0-d"),
        Awaited::Attack => (Phrase::new("prompt-mexican-attack"), "4.0-d"),
        Awaited::Aim => (active("prompt-aim"), "R8a"),
        Awaited::AttackRoll | Awaited::BreachRoll | Awaited::DamageRoll => match &view.fight {
            Some(fight) => dice(view.awaited, fight),
            None => (Phrase::new("nothing"), "8.8-a"),
        },
        Awaited::TrackRoll => (active("prompt-track-roll"), "R14a"),
        Awaited::LeaderRoll => (active("prompt-leader-roll"), "R9g"),
        Awaited::Retreat => (active("prompt-retreat"), "R9b"),
        Awaited::Advance => (active("prompt-advance"), "R9e"),
        Awaited::WithdrawalRoll => (
            Phrase::new("prompt-withdrawal-roll").with("losses", view.losses).with("limit", view.limit),
            "R16b",
        ),
        Awaited::SiegeRoll => (Phrase::new("prompt-siege-roll"), "16.7"),
        Awaited::Nothing => ending(view),
    };
    Prompt { phrase, rule: Rule(rule) }
}

/// The dice of an attack: who strikes whom, and what is to be reached.
fn dice(awaited: Awaited, fight: &FightView) -> (Phrase, &'static str) {
    let target = |id| Phrase::new(id).with("piece", fight.target.name());
    if let Some(wall) = fight.wall {
        let phrase = Phrase::new("prompt-breach-roll").with("piece", fight.attacker.name());
        return (phrase.with("wall", wall.name()), "R10d");
    }
    if awaited == Awaited::DamageRoll {
        let sum = fight.modifiers.iter().map(|modifier| modifier.value).sum();
        let phrase = target("prompt-damage-roll").with("modifier", signed(sum));
        return (phrase.with("morale", fight.morale), "8.4-a");
    }
    let (id, rule) =
        if fight.counter { ("prompt-counter-roll", "R8e") } else { ("prompt-attack-roll", "8.8-a") };
    (target(id).with("attacker", fight.attacker.name()).with("column", fight.column), rule)
}

fn ending(view: &View) -> (Phrase, &'static str) {
    let grade = match view.grade {
        Some(Grade::Decisive) => "prompt-mexicans-won-decisive",
        Some(Grade::InDeath) => "prompt-mexicans-won-in-death",
        Some(Grade::Plain) | None => "prompt-mexicans-won",
    };
    let (id, rule) = match view.ending {
        Some(Ending::Withdrawal(_)) => ("prompt-withdrawn", "R16b"),
        Some(Ending::TooLate) => ("prompt-too-late", "R16d"),
        Some(Ending::GarrisonDead) | None => (grade, "R16a"),
    };
    (Phrase::new(id).with("losses", view.losses).with("turn", view.turn), rule)
}

fn piece(id: &'static str, piece: Piece) -> Phrase {
    Phrase::new(id).with("piece", piece.name())
}

fn place(id: &'static str, place: Place) -> Phrase {
    Phrase::new(id).with("place", place.name())
}

fn sentence(decision: Decision) -> Phrase {
    match decision {
        Decision::Gun(battery, at) => piece("do-gun", Piece::Battery(battery)).with("place", at.name()),
        Decision::Historic => Phrase::new("do-historic"),
        Decision::Plot(column, area) => {
            Phrase::new("do-plot").with("column", column.name()).with("area", area.name())
        }
        Decision::Commit => Phrase::new("do-commit"),
        Decision::Take(taken) => piece("do-take", taken),
        Decision::Put(at) => place("do-put", at),
        Decision::Face(unit, hex) => piece("do-face", Piece::Unit(unit)).with("hex", hex.name()),
        Decision::Deploy(deployed, at) => piece("do-deploy", deployed).with("place", at.name()),
        Decision::DeployAll => Phrase::new("do-deploy-all"),
        Decision::Reserve => Phrase::new("do-reserve"),
        Decision::Move(mover) => piece("do-move", mover),
        Decision::With(along) => piece("do-with", along),
        Decision::To(at) => place("do-to", at),
        Decision::Attack(attacker) => piece("do-attack", attacker),
        Decision::Fire(unit) => piece("do-fire", Piece::Unit(unit)),
        Decision::Melee(unit) => piece("do-melee", Piece::Unit(unit)),
        Decision::Breach(wall) => Phrase::new("do-breach").with("wall", wall.name()),
        Decision::Retreat(at) => place("do-retreat", at),
        Decision::Leave => Phrase::new("do-leave"),
        Decision::Advance => Phrase::new("do-advance"),
        Decision::Stay => Phrase::new("do-stay"),
        Decision::Done => Phrase::new("do-done"),
    }
}

fn refusal(illegal: Illegal) -> Phrase {
    match illegal {
        Illegal::NotNow => Phrase::new("no-not-now"),
        Illegal::GunPosted { battery } => piece("no-gun-posted", Piece::Battery(battery)),
        Illegal::NotArtilleryHex { place: at } => place("no-not-artillery-hex", at),
        Illegal::GunHexTaken { place: at } => place("no-gun-hex-taken", at),
        Illegal::HistoryTaken { place: at } => place("no-history-taken", at),
        Illegal::ColumnPlotted { column } => Phrase::new("no-column-plotted").with("column", column.name()),
        Illegal::AreaTaken { area } => Phrase::new("no-area-taken").with("area", area.name()),
        Illegal::PlotIncomplete => Phrase::new("no-plot-incomplete"),
        Illegal::PiecePlaced { piece: placed } => piece("no-piece-placed", placed),
        Illegal::NotInCompound { place: at } => place("no-not-in-compound", at),
        Illegal::NotItsPost { place: at } => place("no-not-its-post", at),
        Illegal::HasFaced { unit } => piece("no-has-faced", Piece::Unit(unit)),
        Illegal::NotFacing { unit } => piece("no-not-facing", Piece::Unit(unit)),
        Illegal::NotBeside { unit, hex } => piece("no-not-beside", Piece::Unit(unit)).with("hex", hex.name()),
        Illegal::FacesThere { unit, hex } => {
            piece("no-faces-there", Piece::Unit(unit)).with("hex", hex.name())
        }
        Illegal::NotDue { piece: not_due } => piece("no-not-due", not_due),
        Illegal::NotItsArea { piece: deployed, place: at } => {
            piece("no-not-its-area", deployed).with("place", at.name())
        }
        Illegal::NoColumnThere { leader, place: at } => {
            piece("no-column-there", Piece::Leader(leader)).with("place", at.name())
        }
        illegal => moving(illegal),
    }
}

fn moving(illegal: Illegal) -> Phrase {
    let over = |id, at: Place, terrain: crate::Terrain| place(id, at).with("terrain", terrain.name());
    match illegal {
        Illegal::NotYours { piece: other } => piece("no-not-yours", other),
        Illegal::NotOnMap { piece: absent } => piece("no-not-on-map", absent),
        Illegal::HasMoved { piece: moved } => piece("no-has-moved", moved),
        Illegal::IsRouted { unit } => piece("no-is-routed", Piece::Unit(unit)),
        Illegal::GunNeedsUnit { battery } => piece("no-gun-needs-unit", Piece::Battery(battery)),
        Illegal::NotTogether { piece: other } => piece("no-not-together", other),
        Illegal::NowhereToGo { piece: stuck } => piece("no-nowhere-to-go", stuck),
        Illegal::TooFar { place: at } => place("no-too-far", at),
        Illegal::PlaceFull { place: at, limit } => place("no-place-full", at).with("limit", limit),
        Illegal::EnemyThere { place: at } => place("no-enemy-there", at),
        Illegal::NoDoor { place: at } => place("no-door", at),
        Illegal::Prohibited { place: at, terrain } => over("no-prohibited", at, terrain),
        Illegal::EdgeOfMap => Phrase::new("no-edge-of-map"),
        Illegal::NoStairs { place: at } => place("no-stairs", at),
        Illegal::DisorderedAtWall { place: at, terrain } => over("no-disordered-at-wall", at, terrain),
        Illegal::DisorderedInZone { place: at } => place("no-disordered-in-zone", at),
        Illegal::ZoneToZone { place: at } => place("no-zone-to-zone", at),
        Illegal::LeaderInZone { place: at } => place("no-leader-in-zone", at),
        Illegal::GunAtHexside { place: at, terrain } => over("no-gun-at-hexside", at, terrain),
        illegal => attacking(illegal),
    }
}

fn attacking(illegal: Illegal) -> Phrase {
    match illegal {
        Illegal::HasAttacked { piece: spent } => piece("no-has-attacked", spent),
        Illegal::NotInOrder { unit } => piece("no-not-in-order", Piece::Unit(unit)),
        Illegal::NoCrew { battery } => piece("no-crew", Piece::Battery(battery)),
        Illegal::GunMoved { battery } => piece("no-gun-moved", Piece::Battery(battery)),
        Illegal::GunJustTaken { battery } => piece("no-gun-just-taken", Piece::Battery(battery)),
        Illegal::NoTarget { piece: idle } => piece("no-target", idle),
        Illegal::NotAnEnemy { unit } => piece("no-not-an-enemy", Piece::Unit(unit)),
        Illegal::Blocked { block } => Phrase::new("no-blocked").with("block", block.name()),
        Illegal::OutOfRange { distance, range } => {
            Phrase::new("no-out-of-range").with("distance", distance).with("range", range)
        }
        Illegal::InEnemyZone => Phrase::new("no-in-enemy-zone"),
        Illegal::GunInEnemyZone => Phrase::new("no-gun-in-enemy-zone"),
        Illegal::UnderTheMuzzle { place: at } => place("no-under-the-muzzle", at),
        Illegal::GunsDoNotMelee => Phrase::new("no-guns-do-not-melee"),
        Illegal::NotAdjacent { unit } => piece("no-not-adjacent", Piece::Unit(unit)),
        Illegal::NoMeleeAcross { terrain } => Phrase::new("no-melee-across").with("terrain", terrain.name()),
        Illegal::OnlyGunsBreach => Phrase::new("no-only-guns-breach"),
        Illegal::Breached { wall } => Phrase::new("no-breached").with("wall", wall.name()),
        Illegal::BreachTooFar { wall, distance } => {
            Phrase::new("no-breach-too-far").with("wall", wall.name()).with("distance", distance)
        }
        Illegal::WallNotSeen { wall } => Phrase::new("no-wall-not-seen").with("wall", wall.name()),
        Illegal::NoRetreat { place: at } => place("no-retreat", at),
        Illegal::NotOwnArea => Phrase::new("no-not-own-area"),
        Illegal::ReserveCalled => Phrase::new("no-reserve-called"),
        Illegal::NobodyWithin => Phrase::new("no-nobody-within"),
        _ => Phrase::new("no-not-now"),
    }
}

impl Block {
    /// What blocks the line: "a combat unit in 1414 (roof)".
    pub fn name(self) -> Phrase {
        match self {
            Block::Unit(at) => place("block-unit", at),
            Block::Height(at) => place("block-height", at),
            Block::Above(at) => place("block-above", at),
            Block::Wall(wall) => Phrase::new("block-wall").with("wall", wall.name()),
            Block::Church(wall) => Phrase::new("block-church").with("wall", wall.name()),
            Block::Interior(wall) => Phrase::new("block-interior").with("wall", wall.name()),
            Block::NoOpening(hex) => Phrase::new("block-no-opening").with("hex", hex.name()),
            Block::Floor(hex) => Phrase::new("block-floor").with("hex", hex.name()),
        }
    }
}
