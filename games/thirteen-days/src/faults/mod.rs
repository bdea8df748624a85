//! What is wrong with a position, if anything: the laws that hold in every state play can reach.

mod waiting;

use crate::data::data;
use crate::rules::victory;
use crate::state::{BATTERIES, GunState, Home, STACK, Step};
use crate::{Battalion, Gun, Kind, Officer, Phase, Section, Side, Spot, State, Unit, Walls, Zone};

impl State {
    /// Every fault found.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = self.placing_faults();
        if faults.is_empty() {
            self.ending_faults(&mut faults);
            self.waiting_faults(&mut faults);
        }
        faults
    }

    /// What is wrong with where everybody stands, whatever is awaited.
    pub(crate) fn placing_faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        self.stacking_faults(&mut faults);
        self.counting_faults(&mut faults);
        if faults.is_empty() && !self.keeps_count() {
            faults.push("the sets do not tell where everybody stands".to_owned());
        }
        faults
    }

    /// [5a] Three counters and one officer of a side in a zone; enemies together only until their melee.
    fn stacking_faults(&self, faults: &mut Vec<String>) {
        for zone in Zone::all() {
            let texans = self.infantry(zone).count() as u8 + self.crews(zone).len();
            let mexicans = self.camp(zone).len();
            if texans > STACK {
                faults.push(format!("{zone}: {texans} Texan counters"));
            }
            for side in [Side::Texan, Side::Mexican] {
                let here = |officer: &Officer| self.officer(*officer) == Spot::At(zone);
                let officers = Officer::all().filter(|it| it.is_texan() == (side == Side::Texan));
                if officers.filter(here).count() > 1 {
                    faults.push(format!("{zone}: two officers of one side"));
                }
            }
            if texans > 0 && !zone.is_inside() {
                faults.push(format!("{zone}: Texans outside the fort"));
            }
            if zone.kind() == Kind::Lake && mexicans > 0 {
                faults.push(format!("{zone}: Mexicans in the lake"));
            }
        }
        let santa_anna = self.officer(Officer::SANTA_ANNA).zone();
        if santa_anna.is_some_and(|zone| zone.edge().is_none()) {
            faults.push("Santa Anna is too near to the wall".to_owned());
        }
    }

    /// No more counters than a battalion has; nothing used up more than there is.
    fn counting_faults(&self, faults: &mut Vec<String>) {
        for battalion in Battalion::all() {
            let (standing, strength) = (self.standing(battalion), self.strength[battalion.index()]);
            if standing > strength || strength > battalion.full() {
                faults.push(format!("{battalion}: {standing} counters, of {strength}"));
            }
        }
        for gun in Gun::all().filter(|&gun| self.gun(gun).melees > GunState::MELEES) {
            faults.push(format!("{gun}: too many melees"));
        }
        if self.batteries > BATTERIES || self.silenced > BATTERIES {
            faults.push(format!("{} batteries", self.batteries));
        }
        if self.turn == 0 || self.turn > data().last_turn {
            faults.push(format!("turn {}", self.turn));
        }
        let aside = |officer: Officer| self.officer(officer) == Spot::Aside;
        let texans = Unit::all().any(|unit| self.unit(unit) == Spot::Aside) || Officer::texans().any(aside);
        if texans && self.phase > Phase::Placement
            || Officer::mexicans().any(aside) && self.phase > Phase::Columns
        {
            faults.push("somebody waits to be placed after the placement".to_owned());
        }
        let stray = |home: Home| matches!(home, Home::Zone(zone) if zone.edge().is_none());
        if self.off.iter().any(|absent| stray(absent.home)) {
            faults.push("those off the map come back at its edge".to_owned());
        }
        for officer in Officer::all() {
            if self.officer_is_astray(officer) {
                faults.push(format!("{officer} cannot be there"));
            }
        }
    }

    /// What is kept besides is what follows from where everybody stands, and from the breaches.
    fn keeps_count(&self) -> bool {
        let breached: Walls = self.breaches.iter().map(Section::wall).collect();
        *self.field.sets() == self.field.recount() && self.breached == breached
    }

    /// Texan officers are inside, Mexicans anywhere but in the lake; off the map only Mexicans are, beside an edge.
    fn officer_is_astray(&self, officer: Officer) -> bool {
        let too_early = self.phase < Phase::Columns && !officer.is_texan();
        match self.officer(officer) {
            Spot::At(zone) if officer.is_texan() => !zone.is_inside(),
            Spot::At(zone) => zone.kind() == Kind::Lake || too_early,
            Spot::Off(zone) => officer.is_texan() || zone.edge().is_none() || too_early,
            Spot::Dead => self.phase <= Phase::Columns,
            Spot::Aside => false,
        }
    }

    /// [10] The game is over exactly when it has an end.
    fn ending_faults(&self, faults: &mut Vec<String>) {
        let over = self.step == Step::Over;
        if over != self.end.is_some() || over != (self.phase == Phase::Over) {
            faults.push("a game that is over has an end, and no other".to_owned());
        } else if !over && self.phase > Phase::Rally && victory::end(self).is_some() {
            faults.push(format!("the game is over: {:?}", victory::end(self)));
        }
    }
}
