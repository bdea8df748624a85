//! Whatever is clicked that leads nowhere, the game says why not, and it is true.

use game::{Game, Pick, Refusal, Seat};
use texas_glory::block::Side;
use texas_glory::clicks::{self, Thing, thing};
use texas_glory::view::{Asks, Face, Played, View};
use texas_glory::{Block, Card, Illegal, Kind, MEXICAN, Mark, Place, State, TEXAN};

/// Everything there is to click: blocks, places, cards, buttons.
fn every_click() -> Vec<Pick> {
    let numbers = || 0..200_u16;
    let pieces = numbers().map(Pick::Piece);
    let places = numbers().map(Pick::Place);
    let cards = numbers().map(Pick::Card);
    let buttons = numbers().map(Pick::Button);
    pieces.chain(places).chain(cards).chain(buttons).filter(|&pick| thing(pick).is_some()).collect()
}

/// Every option at its other value.
const OTHERWISE: &str = "campaign single-orders=beyond moved-leaders=command acting-chief=nobody burn-boxes=no burn-march=free \
                         attacked-ports=closed field-guns=stay fort-jessup=closed regroup=vacant regrouped=line \
                         relief-cavalry=first besieged-box=four";

#[test]
fn every_click_that_leads_nowhere_is_refused_by_its_clause() {
    for scenario in ["1836", "1835", "campaign", OTHERWISE] {
        testkit::refusals::<State>(scenario, 12, &every_click(), fault);
    }
}

/// What is told must be so; and [T-a], which phases there are, says nothing of what was clicked.
fn fault(illegal: Illegal, view: &View, picks: &[Pick]) -> Option<&'static str> {
    if illegal.rule().0 == "T-a" {
        return Some("says nothing");
    }
    let seat = view.viewer.expect("a side clicks");
    (!Scene { view, seat, picks }.is_true(illegal)).then_some("untrue")
}

/// What one side sees, and what it has clicked.
struct Scene<'a> {
    view: &'a View,
    seat: Seat,
    picks: &'a [Pick],
}

impl Scene<'_> {
    fn enemy(&self) -> usize {
        usize::from(1 - self.seat.0)
    }

    fn things(&self) -> impl Iterator<Item = Thing> {
        self.picks.iter().filter_map(|&pick| thing(pick))
    }

    /// The block that was clicked last.
    fn block(&self) -> Block {
        let blocks =
            self.things().filter_map(|it| if let Thing::Block(block) = it { Some(block) } else { None });
        blocks.last().or(self.in_hand()).expect("a block was clicked, or is in hand")
    }

    fn in_hand(&self) -> Option<Block> {
        if let Asks::March { block, .. } = self.view.asks { block } else { None }
    }

    /// The place that was clicked last.
    fn place(&self) -> Place {
        let places =
            self.things().filter_map(|it| if let Thing::Place(place) = it { Some(place) } else { None });
        places.last().expect("a place was clicked")
    }

    fn count(&self, side: usize, place: Place) -> u8 {
        self.view.places.of(place).map_or(0, |it| it.stacks[side].counts.all())
    }

    fn own(&self, place: Place) -> u8 {
        self.count(usize::from(self.seat.0), place)
    }

    fn foes(&self, place: Place) -> u8 {
        self.count(self.enemy(), place)
    }

    fn inside(&self, place: Place) -> u8 {
        self.view.places.of(place).map_or(0, |it| it.stacks.iter().map(|stack| stack.counts.inside).sum())
    }

    fn burned(&self, place: Place) -> bool {
        self.view.places.of(place).is_some_and(|it| it.burned)
    }

    /// Where a block stands that the clicker sees, and its face.
    fn seen(&self, block: Block) -> Option<(Place, &Face)> {
        self.view.places.iter().find_map(|it| {
            let mut shown = it.stacks.iter().flat_map(|stack| stack.shown);
            shown.find(|face| face.block == block).map(|face| (it.place, face))
        })
    }

    fn at(&self, block: Block) -> Option<Place> {
        self.seen(block).map(|(place, _)| place)
    }

    fn marked(&self, block: Block, mark: Mark) -> bool {
        self.seen(block).is_some_and(|(_, face)| face.marks.contains(mark))
    }

    fn strength(&self, block: Block) -> u8 {
        self.seen(block).map_or(0, |(_, face)| face.strength)
    }

    fn waits(&self, block: Block) -> bool {
        self.view.waiting.iter().any(|it| it.shown.iter().any(|face| face.block == block))
    }

    fn mine(&self, block: Block) -> bool {
        match block.data().side {
            Side::Texan => self.seat == TEXAN,
            Side::Mexican => self.seat == MEXICAN,
            Side::Comanche => self.view.battle.as_ref().is_some_and(|it| it.attacker == self.seat),
        }
    }

    fn fought(&self, place: Place) -> bool {
        self.view.battle.as_ref().is_some_and(|battle| battle.place == place)
    }

    fn kind(&self) -> Option<Kind> {
        self.view.battle.as_ref().map(|battle| battle.kind)
    }

    /// The part of a place in what is awaited.
    fn about(&self, place: Place) -> bool {
        match self.view.asks {
            Asks::Lose { place: about, .. } | Asks::BurnMarch { place: about } => about == place,
            Asks::Orders | Asks::Command { .. } | Asks::Muster { .. } => true,
            _ => self.fought(place),
        }
    }

    fn has_card(&self, what: impl Fn(Card) -> bool) -> bool {
        matches!(self.view.played[usize::from(self.seat.0)], Played::Card(card) if what(card))
    }

    /// Whether the clicker can see that it is so.
    fn is_true(&self, illegal: Illegal) -> bool {
        let view = self.view;
        let by_water = |it: fn(&Scene<'_>, Place) -> bool| {
            self.block_place()
                .into_iter()
                .chain(self.things().filter_map(place_of))
                .any(|place| it(self, place))
        };
        match illegal {
            Illegal::OutOfTurn { .. } => self.things().all(|it| matches!(it, Thing::Button(_))),
            Illegal::Nothing { .. } => false,
            Illegal::NoPart { thing, .. } => match thing {
                Thing::Block(block) => self.mine(block),
                Thing::Card(_) => false,
                Thing::Place(_) | Thing::Button(_) => true,
            },
            Illegal::TooEarly { thing, .. } => matches!(thing, Thing::Button(_)),
            Illegal::WhatNext { block, .. } => self.mine(block) && self.picks.len() > 1,
            Illegal::OneByOne { place, .. } => self.about(place) && self.own(place) > 0,
            Illegal::NobodyThere { place, .. } => self.own(place) == 0 && self.foes(place) == 0,
            Illegal::EnemiesThere { place, .. } => self.own(place) == 0 && self.foes(place) > 0,
            Illegal::OtherPlace { place, .. } => !self.about(place),

            Illegal::NotYours { block, side } => !self.mine(block) && block.data().side == side,
            Illegal::RaidersObeyNobody => self.block().data().id == "Com",
            Illegal::Dead { block } => view.dead.contains(block),
            Illegal::InPool { block } => self.at(block).is_none() && self.seat == TEXAN && view.pool > 0,
            Illegal::CardsLater => view.asks != Asks::Cards,
            Illegal::CardSpent => {
                self.things().any(|it| matches!(it, Thing::Card(card) if view.discarded.contains(card)))
            }
            Illegal::NotInHand => {
                self.things().all(|it| matches!(it, Thing::Card(card) if !view.hand.contains(card)))
            }
            Illegal::MustPlay => !view.hand.is_empty(),
            Illegal::NoPoints => view.cp < 2,

            Illegal::Village => self.place().data().village,
            Illegal::NotAPort => by_water(|_, place| !place.data().port),
            Illegal::PortBurned => by_water(|scene, place| place.data().port && scene.burned(place)),
            Illegal::PortNotFriendly => by_water(|scene, place| {
                scene.foes(place) > 0 || scene.inside(place) > 0 || place.data().town.is_some()
            }),
            Illegal::IslandByLand => {
                self.block_place().into_iter().chain([self.place()]).any(|it| it.data().name == "Galveston")
            }
            Illegal::UsBox => self.seat == MEXICAN,
            Illegal::BySeaOnly => {
                self.block_place().into_iter().chain([self.place()]).any(|it| it.data().name == "New Orleans")
            }
            Illegal::NoWayBack => self.place().data().code == "JES",
            Illegal::NobodyToRaid => self.foes(self.place()) == 0,
            Illegal::OtherFight => self.own(self.place()) > 0 || self.inside(self.place()) > 0,
            Illegal::BoxIsSafe => self.place().is_box(),
            Illegal::NobodyToDesert => self.foes(self.place()) == 0,
            Illegal::NotAFriendlyTown => self.at(self.block()).is_some(),

            Illegal::IsThere => self.at(self.block()) == Some(self.place()),
            Illegal::ToldToStay => self.marked(self.block(), Mark::STAYED),
            Illegal::AlreadyMoved => self.marked(self.block(), Mark::MOVED),
            Illegal::AlreadyForaged => self.marked(self.block(), Mark::FORAGED),
            Illegal::HasCommanded | Illegal::ActiveLeader => self.marked(self.block(), Mark::ACTIVATED),
            Illegal::LeaderMoved => self.marked(self.block(), Mark::MOVED),
            Illegal::OffMap => self.at(self.block()).is_none(),
            Illegal::NotALeader => !self.block().is_leader(),
            Illegal::NoEnemyThere => self.foes(self.place()) == 0,
            Illegal::WithinCommand { leader } => self.mine(leader) && self.at(leader).is_some(),
            Illegal::TooFar { points } => (2..=6).contains(&points),
            Illegal::RiverBetween | Illegal::NotNext { .. } => self.is_cut(illegal),
            Illegal::OtherMarches { block } => Some(block) == self.in_hand(),
            Illegal::Pinned => self.at(self.block()).is_some_and(|place| self.foes(place) > 0),
            Illegal::HexsideOfPin => self.at(self.block()).is_some_and(|place| self.foes(place) > 0),
            Illegal::NameTheHexside => {
                self.things().filter_map(place_of).any(|place| self.foes(place) > 0 || place.is_box())
            }
            Illegal::BesiegedCannotForage | Illegal::Besieged | Illegal::BehindWalls { .. } => {
                self.marked(self.block(), Mark::INSIDE)
            }
            Illegal::BattlePending => self.at(self.block()).is_some_and(|place| self.foes(place) > 0),
            Illegal::FullStrength => self.strength(self.block()) == self.block().data().steps,
            Illegal::NoBurnCard => !self.has_card(|card| card.data().burn),
            Illegal::BurnSpent => view.burn_spent,
            Illegal::BurnedAlready => self.burned(self.place()),
            Illegal::NotOccupied => self.own(self.place()) == 0 || self.foes(self.place()) > 0,
            Illegal::ElsewhereThanTheFire => self.at(self.block()).is_some(),
            Illegal::NamePort { block } | Illegal::NowhereToSail { block } => {
                self.at(block).is_some_and(|place| place.data().port)
            }
            Illegal::NothingToFight => self.own(self.place()) == 0 || self.foes(self.place()) == 0,
            Illegal::SiegeSettled => view.places.of(self.place()).is_none_or(|it| it.settled),
            Illegal::BattlesRemain => view.places.iter().any(|it| it.attacked_by.is_some()),
            Illegal::NotInBattle { block, place } => self.at(block) != Some(place),
            Illegal::HasActed { block } => self.marked(block, Mark::ACTED),
            Illegal::NotItsTurn { block } => {
                self.at(block).is_some_and(|it| self.fought(it)) && !self.marked(block, Mark::ACTED)
            }
            Illegal::NotExposed { block, place } => self.at(block) != Some(place),
            Illegal::LastStepStays { block } => block.is_artillery() && self.strength(block) == 1,
            Illegal::LeaderStays { block } => block.is_leader() && self.strength(block) == 1,
            Illegal::AttackersLeave => {
                view.battle.as_ref().is_some_and(|it| it.round == 3 && it.attacker == self.seat)
            }
            Illegal::InReserve => self.marked(self.block(), Mark::RESERVE),
            Illegal::Spent { block } => self.marked(block, Mark::SPENT),
            Illegal::RoadsOnly => view.battle.as_ref().is_some_and(|it| it.round == 1),
            Illegal::OnlyWaysIn | Illegal::AttackersWay => view.battle.as_ref().is_some_and(|battle| {
                let attacks = battle.attacker == self.seat;
                let used = battle.entries.contains(&self.place());
                used != attacks && attacks == (illegal == Illegal::OnlyWaysIn)
            }),
            Illegal::EnemyThere => self.foes(self.place()) > 0,
            Illegal::UnfoughtBattle => {
                view.places.of(self.place()).is_some_and(|it| it.attacked_by.is_some())
            }
            Illegal::GunsDoNotRetreat | Illegal::GunsKeepOut { .. } | Illegal::GunsDoNotAttack => {
                self.block().is_artillery()
            }
            Illegal::NoHexside | Illegal::NoWayToRegroup => {
                view.battle.as_ref().is_some_and(|it| it.place.hexside_to(self.place()).is_none())
            }
            Illegal::NotWithTheVictors | Illegal::NotAmongDefenders => {
                !self.at(self.block()).is_some_and(|it| self.fought(it))
                    || self.marked(self.block(), Mark::INSIDE)
            }
            Illegal::WallsFull => {
                self.inside(view.battle.as_ref().expect("a battle").place) > 0 || view.asks == Asks::Withdraw
            }
            Illegal::NoWalls => view
                .battle
                .as_ref()
                .is_some_and(|it| it.place.data().walls.is_none() || self.burned(it.place)),
            Illegal::WallsNotYours => view.battle.as_ref().is_some_and(|it| it.place.data().walls.is_some()),
            Illegal::NotInLine { block } => {
                self.kind() == Some(Kind::Storm) && !self.marked(block, Mark::LINE)
            }
            Illegal::InLine => self.marked(self.block(), Mark::LINE),
            Illegal::StormersStay | Illegal::WalledIn => self.kind() == Some(Kind::Storm),
            Illegal::NotInside => !self.marked(self.block(), Mark::INSIDE),
            Illegal::NoGun => !self.block().is_artillery() && !self.block().is_leader(),
            Illegal::NoStar { place } => !place.data().victory,
            Illegal::TownBurned { place } => self.burned(place),
            Illegal::TownBesieged { place } => self.inside(place) > 0,
            Illegal::TownNotFriendly { place } => {
                self.own(place) == 0 && place.data().victory || self.foes(place) > 0
            }
            Illegal::NoPortForThem => !self.place().data().port,
            Illegal::WaitsBeside => self.waits(self.block()),
            Illegal::NotAnEntry => !["PRG", "LAR", "MAT"].contains(&self.place().data().code),
            Illegal::OnlyGaines | Illegal::AwaitsTheOthers => {
                self.block().is_us() || view.asks != Asks::Orders
            }
            _ => true,
        }
    }

    fn block_place(&self) -> Option<Place> {
        self.things()
            .find_map(|it| if let Thing::Block(block) = it { Some(block) } else { None })
            .or(self.in_hand())
            .and_then(|block| self.at(block))
    }

    /// No way leads from one to the next.
    fn is_cut(&self, illegal: Illegal) -> bool {
        let places: Vec<Place> = self.things().filter_map(place_of).collect();
        let from = match places[..] {
            [_, via] => Some(via),
            _ => self.block_place(),
        };
        let river = illegal == Illegal::RiverBetween;
        from.is_some_and(|from| from.hexside_to(places[0]).is_none() && from.touches(places[0]) == river)
    }
}

fn place_of(thing: Thing) -> Option<Place> {
    if let Thing::Place(place) = thing { Some(place) } else { None }
}

/// A card that was played, an enemy block, an empty hex, a hex out of reach.
#[test]
fn the_first_click_is_answered() {
    let state = State::from_pos("1836 turn 5\nstep orders\nplayer1 texan\nmover texan\ncp 1\n0508: Bur\n0606: Kim+moved\nPRG: San\ndead: Gra\n")
        .expect("a position");
    let code = |code: &str| clicks::place(code.parse().expect("a place"));
    let block = |id: &str| clicks::block(id.parse().expect("a block"));
    let no = |picks: &[Pick]| {
        let read = state.from_picks(TEXAN, picks);
        let illegal = read.and_then(|it| state.check(TEXAN, it)).expect_err("it is refused");
        (illegal.rule().0, format!("{illegal:?}").split(' ').next().unwrap_or_default().to_owned())
    };
    let is = |rule, name: &str| (rule, name.to_owned());
    assert_eq!(no(&[block("San")]), is("T-e", "NotYours"));
    assert_eq!(no(&[block("Kim")]), is("5.0-d", "AlreadyMoved"));
    assert_eq!(no(&[block("Gra")]), is("6.6-a", "Dead"));
    assert_eq!(no(&[code("0405")]), is("T-d", "NobodyThere"));
    assert_eq!(no(&[code("PRG")]), is("T-d", "EnemiesThere"));
    assert_eq!(no(&[code("0508")]), is("T-d", "OneByOne"));
    assert_eq!(no(&[Pick::Card(3)]), is("T-b", "CardsLater"));
}
