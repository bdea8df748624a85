//! Refusals as sentences.

use game::Phrase;

use crate::decision::clicks::Thing;
use crate::state::Way;
use crate::words::{BUTTONS, piece, place};
use crate::{Illegal, Now, Piece, Place};

pub(crate) fn refusal(illegal: Illegal) -> Phrase {
    let over = |id, at: Place, terrain: crate::Terrain| place(id, at).with("terrain", terrain.name());
    match illegal {
        // Clicks that mean no decision
        Illegal::OutOfTurn { now } => Phrase::new("no-out-of-turn").with("now", now.phrase()),
        Illegal::Nothing { now } => Phrase::new("no-nothing").with("now", now.phrase()),
        Illegal::Unfinished { now } => Phrase::new("no-unfinished").with("now", now.phrase()),
        Illegal::TooEarly { thing, now } => about("no-too-early", thing, now),
        Illegal::NoPart { thing, now } => about("no-no-part", thing, now),
        Illegal::CannotFollow { thing, now } => about("no-cannot-follow", thing, now),
        Illegal::Enemy { thing, now } => about("no-enemy", thing, now),
        Illegal::NobodyThere { place: at, now } => place("no-nobody-there", at).with("now", now.phrase()),
        Illegal::ClickThePiece { piece: own, now } => {
            piece("no-click-the-piece", own).with("now", now.phrase())
        }
        Illegal::Chosen { piece: own, now } => piece("no-chosen", own).with("now", now.phrase()),
        Illegal::ByButton { now } => Phrase::new("no-by-button").with("now", now.phrase()),
        Illegal::WallsInCombat { wall, now } => {
            Phrase::new("no-walls-in-combat").with("wall", wall.name()).with("now", now.phrase())
        }
        // Setting up
        Illegal::GunPosted { battery } => piece("no-gun-posted", Piece::Battery(battery)),
        Illegal::GunsFirst { piece: other } => piece("no-guns-first", other),
        Illegal::NotArtilleryHex { place: at } => place("no-not-artillery-hex", at),
        Illegal::GunHexTaken { place: at } => place("no-gun-hex-taken", at),
        Illegal::HistoryTaken { place: at } => place("no-history-taken", at),
        Illegal::ColumnPlotted { column } => Phrase::new("no-column-plotted").with("column", column.name()),
        Illegal::AreaTaken { area } => Phrase::new("no-area-taken").with("area", area.name()),
        Illegal::PlotIncomplete => Phrase::new("no-plot-incomplete"),
        Illegal::PiecePlaced { piece: placed } => piece("no-piece-placed", placed),
        Illegal::NotInCompound { place: at } => place("no-not-in-compound", at),
        Illegal::HasFaced { unit } => piece("no-has-faced", Piece::Unit(unit)),
        Illegal::UnitsFace { piece: other } => piece("no-units-face", other),
        Illegal::NotBeside { unit, hex } => piece("no-not-beside", Piece::Unit(unit)).with("hex", hex.name()),
        Illegal::FacesThere { unit, hex } => {
            piece("no-faces-there", Piece::Unit(unit)).with("hex", hex.name())
        }
        Illegal::EnemyElsewhere { place: at } => place("no-enemy-elsewhere", at),
        Illegal::OtherLevel { unit, place: at } => {
            piece("no-other-level", Piece::Unit(unit)).with("place", at.name())
        }
        Illegal::NoControlAcross { unit, terrain } => {
            piece("no-control-across", Piece::Unit(unit)).with("terrain", terrain.name())
        }
        Illegal::NotDue { piece: other, now } => piece("no-not-due", other).with("now", now.phrase()),
        Illegal::NotItsArea { piece: deployed, place: at } => {
            piece("no-not-its-area", deployed).with("place", at.name())
        }
        Illegal::NoColumnThere { leader, place: at } => {
            piece("no-column-there", Piece::Leader(leader)).with("place", at.name())
        }
        // Moving
        Illegal::NotOnMap { piece: absent } => piece("no-not-on-map", absent),
        Illegal::HasMoved { piece: moved } => piece("no-has-moved", moved),
        Illegal::IsRouted { unit } => piece("no-is-routed", Piece::Unit(unit)),
        Illegal::GunNeedsUnit { battery } => piece("no-gun-needs-unit", Piece::Battery(battery)),
        Illegal::NotTogether { piece: other } => piece("no-not-together", other),
        Illegal::GoesAlone { piece: other } => piece("no-goes-alone", other),
        Illegal::GoesAlong { piece: other } => piece("no-goes-along", other),
        Illegal::UnderWay { piece: mover } => piece("no-under-way", mover),
        Illegal::TakeByEntering { piece: other } => piece("no-take-by-entering", other),
        Illegal::NowhereToGo { piece: stuck } => piece("no-nowhere-to-go", stuck),
        Illegal::AlreadyThere { place: at } => place("no-already-there", at),
        Illegal::OneHexWithGun { place: at } => place("no-one-hex-with-gun", at),
        Illegal::HexByHex { place: at } => place("no-hex-by-hex", at),
        Illegal::TooFar { place: at } => place("no-too-far", at),
        Illegal::NoWay { place: at } => place("no-way", at),
        Illegal::PlaceFull { place: at, limit } => place("no-place-full", at).with("limit", limit),
        Illegal::BatteryThere { place: at } => place("no-battery-there", at),
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
        // Attacking
        Illegal::HasAttacked { piece: spent } => piece("no-has-attacked", spent),
        Illegal::NotInOrder { unit } => piece("no-not-in-order", Piece::Unit(unit)),
        Illegal::NoCrew { battery } => piece("no-crew", Piece::Battery(battery)),
        Illegal::GunMoved { battery } => piece("no-gun-moved", Piece::Battery(battery)),
        Illegal::GunJustTaken { battery } => piece("no-gun-just-taken", Piece::Battery(battery)),
        Illegal::NoTarget { piece: idle } => piece("no-target", idle),
        Illegal::LeadersDoNotAttack { leader } => piece("no-leaders-do-not-attack", Piece::Leader(leader)),
        Illegal::NotATarget { piece: other } => piece("no-not-a-target", other),
        Illegal::AttackTheUnit { unit } => piece("no-attack-the-unit", Piece::Unit(unit)),
        Illegal::NotAnEnemy { piece: own } => piece("no-not-an-enemy", own),
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
        Illegal::TooFarToRun { place: at } => place("no-too-far-to-run", at),
        Illegal::NotAway { place: at } => place("no-not-away", at),
        Illegal::InZone { place: at } => place("no-in-zone", at),
        Illegal::NotOwnArea => Phrase::new("no-not-own-area"),
        Illegal::ReserveCalled => Phrase::new("no-reserve-called"),
        Illegal::NobodyWithin => Phrase::new("no-nobody-within"),
    }
}

/// What was clicked, and what is awaited.
fn about(id: &'static str, thing: Thing, now: Now) -> Phrase {
    Phrase::new(id).with("thing", the(thing)).with("now", now.phrase())
}

/// A thing that was clicked, inside a sentence.
fn the(thing: Thing) -> Phrase {
    match thing {
        Thing::Piece(piece) => piece.name(),
        Thing::Column(column) => column.name(),
        Thing::Place(place) => place.name(),
        Thing::Area(area) => area.name(),
        Thing::Wall(wall) => wall.name(),
        Thing::Fire => Way::Fire.name(),
        Thing::Melee => Way::Melee.name(),
        Thing::Button(number) => {
            Phrase::new("quoted").with("what", Phrase::new(BUTTONS[usize::from(number)]))
        }
    }
}
