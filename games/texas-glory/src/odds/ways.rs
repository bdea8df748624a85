//! The ways that a side may weigh: what it could do now, and how it would go on.

use game::{Phrase, Seat};

use super::Trial;
use super::drill::Stance;
use crate::block::enemy;
use crate::decision::Decision;
use crate::map::Place;
use crate::state::{Kind, Mark, State, Step};

/// This many places are weighed at most.
const MOST_PLACES: usize = 4;

/// A way to go on.
pub struct Way {
    name: &'static str,
    place: Option<Place>,
    /// What success would be; `None` where there is nothing to win.
    pub aim: Option<&'static str>,
    begin: Begin,
    pub stance: Stance,
}

#[derive(Clone, Copy)]
enum Begin {
    /// March to the attack; then the battle is fought at once.
    March(Decision),
    /// The battle in that place is fought at once, with who is there.
    Battle(Place),
    Storm(Place),
    Decide(Decision),
    /// As things stand.
    Now,
}

impl Way {
    pub fn name(&self) -> Phrase {
        let phrase = Phrase::new(self.name);
        match self.place {
            Some(place) => phrase.with("place", place.name()),
            None => phrase,
        }
    }

    fn new(name: &'static str, aim: &'static str, begin: Begin) -> Way {
        Way { name, place: None, aim: Some(aim), begin, stance: Stance::Sensible }
    }

    fn at(place: Place, name: &'static str, aim: &'static str, begin: Begin) -> Way {
        Way { place: Some(place), ..Way::new(name, aim, begin) }
    }

    fn without_aim(self) -> Way {
        Way { aim: None, ..self }
    }

    fn with(self, stance: Stance) -> Way {
        Way { stance, ..self }
    }
}

const FIELD: &str = "odds-aim-field";
const HOLD: &str = "odds-aim-hold";
const TAKE: &str = "odds-aim-take";
const RELIEVE: &str = "odds-aim-relieve";

impl State {
    /// Everything that `seat`, which is awaited, may weigh now.
    pub(super) fn ways(&self, seat: Seat) -> Vec<Way> {
        match self.step {
            Step::March { .. } => self.attacks_in_reach(seat),
            Step::Orders | Step::Command(_) => self.battles_so_far(seat),
            Step::Battles(_) => self.battles_to_come(seat),
            Step::Raid(_) => self
                .raid_places(seat)
                .take(MOST_PLACES)
                .map(|place| {
                    Way::at(place, "odds-raid", FIELD, Begin::Decide(Decision::Raid(place))).without_aim()
                })
                .collect(),
            Step::Surprise => vec![
                Way::new("odds-surprise", FIELD, Begin::Decide(Decision::Surprise)),
                Way::new("odds-no-surprise", FIELD, Begin::Decide(Decision::Done)),
            ],
            Step::Withdraw => vec![
                Way::new("odds-outside", HOLD, Begin::Now).with(Stance::Outside),
                Way::new("odds-inside", HOLD, Begin::Now).with(Stance::Inside),
            ],
            Step::SallyOut => vec![
                Way::new("odds-come-out", RELIEVE, Begin::Now).with(Stance::Outside),
                Way::new("odds-stay-in", RELIEVE, Begin::Now).with(Stance::Inside),
            ],
            Step::Turn => self.combat_turn(seat),
            Step::Declare | Step::Answer | Step::Reply => self.declarations(seat),
            Step::Line => vec![self.line()],
            _ => Vec::new(),
        }
    }

    /// Attacks by the block in hand.
    fn attacks_in_reach(&self, seat: Seat) -> Vec<Way> {
        let mut ways: Vec<Way> = Vec::new();
        let _ = self.offers(seat, &mut |decision| {
            if let Decision::Attack(to, _) = decision
                && ways.len() < MOST_PLACES
                && ways.iter().all(|way| way.place != Some(to))
            {
                ways.push(Way::at(to, "odds-attack", FIELD, Begin::March(decision)));
            }
            std::ops::ControlFlow::Continue(())
        });
        ways
    }

    /// Where opposing blocks share a place before the battles are declared.
    fn battles_so_far(&self, seat: Seat) -> Vec<Way> {
        let places = self.contested();
        places.iter().take(MOST_PLACES).map(|place| self.battle_at(place, seat)).collect()
    }

    fn battle_at(&self, place: Place, seat: Seat) -> Way {
        let aim = if self.attacker_at(place) == seat { FIELD } else { HOLD };
        Way::at(place, "odds-battle", aim, Begin::Battle(place))
    }

    fn battles_to_come(&self, seat: Seat) -> Vec<Way> {
        let sieges = self.sieges().minus(self.unfought).minus(self.settled);
        let storms = sieges
            .iter()
            .filter(|&place| self.besieger(place) == Some(seat))
            .map(|place| Way::at(place, "odds-storm-at", TAKE, Begin::Storm(place)));
        self.unfought
            .iter()
            .map(|place| self.battle_at(place, seat))
            .chain(storms)
            .take(MOST_PLACES)
            .collect()
    }

    fn combat_turn(&self, seat: Seat) -> Vec<Way> {
        let battle = self.fight();
        let aim = match (battle.kind, battle.attacker == seat) {
            (Kind::Storm, true) => TAKE,
            (Kind::Sally, true) => RELIEVE,
            (_, true) => FIELD,
            (_, false) => HOLD,
        };
        let mut ways = vec![Way::new("odds-stand", aim, Begin::Now).with(Stance::Stand)];
        if self.acting().1.iter().any(|block| self.can_leave(block)) {
            ways.push(Way::new("odds-leave", aim, Begin::Now).with(Stance::Leave));
        }
        ways
    }

    fn declarations(&self, seat: Seat) -> Vec<Way> {
        let all = [
            ("odds-storm", Some(TAKE), Decision::Storm),
            ("odds-sally", Some(RELIEVE), Decision::Sally),
            ("odds-cannonade", None, Decision::Cannonade),
            ("odds-no-reply", None, Decision::Hold),
        ];
        all.into_iter()
            .filter(|&(_, _, decision)| decision != Decision::Hold || self.step == Step::Reply)
            .filter(|&(_, _, decision)| self.may(seat, decision).is_ok())
            .map(|(name, aim, decision)| {
                let begin = Begin::Decide(decision);
                Way { name, place: None, aim, begin, stance: Stance::Sensible }
            })
            .collect()
    }

    /// The line as it is drawn up, or the one we would draw up.
    fn line(&self) -> Way {
        let aim = if self.fight().kind == Kind::Storm { TAKE } else { RELIEVE };
        let drawn_up = self.here(self.fight().place).iter().any(|block| self.has(block, Mark::LINE));
        if drawn_up {
            Way::new("odds-line", aim, Begin::Decide(Decision::Done))
        } else {
            Way::new("odds-best-line", aim, Begin::Now)
        }
    }

    /// Takes the first step of a way, as far as the fight; `None` if there is none.
    pub(super) fn set_out(&mut self, seat: Seat, way: &Way) -> Option<Trial> {
        let place = match way.begin {
            Begin::March(decision) => {
                self.carry_out(seat, decision, &mut ());
                way.place?
            }
            Begin::Battle(place) | Begin::Storm(place) => place,
            Begin::Decide(Decision::Raid(place)) => place,
            Begin::Decide(_) | Begin::Now => self.battle?.place,
        };
        if matches!(way.begin, Begin::March(_) | Begin::Battle(_)) {
            self.declare_battle(place);
            self.begin_battle(place, &mut ());
        }
        let before = self.trial(place, seat);
        match way.begin {
            Begin::Storm(place) => {
                self.begin_siege(place, &mut ());
                self.storm(&mut ());
            }
            Begin::Decide(decision) => self.carry_out(seat, decision, &mut ()),
            Begin::March(_) | Begin::Battle(_) | Begin::Now => {}
        }
        let after = self.trial(place, seat);
        Some(Trial { before: before.before, ..after })
    }

    /// As if the mover had finished: there is a battle here, and he attacks.
    fn declare_battle(&mut self, place: Place) {
        if self.unfought.contains(place) {
            return;
        }
        self.unfought.insert(place);
        if self.mover == self.first {
            self.first_attacks.insert(place);
        }
        debug_assert!(!self.outside(enemy(self.mover), place).is_empty());
    }
}
