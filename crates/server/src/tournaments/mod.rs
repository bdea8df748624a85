//! Tournaments: made by a person, joined by others, and played by the server's making of rounds.
//!
//! A pairing is two games, so that each of the two has each side once. When nothing of a round is left to be played the next one is made, by
//! whichever server looks first.

pub mod pages;
pub mod pairing;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use render::Board;
use web::{Called, Watch};

use crate::api::making;
use crate::asker::Asker;
use crate::host::Host;
use crate::key::TableId;
use crate::laying::New;
use crate::limits::What;
use crate::people::{PersonId, plain};
use crate::problem::Problem;
use crate::site::Makers;
use crate::store::{Dice, Holder, Kept, Kind, Pairing, Terms, Tournament, Whole};
use pairing::Round;

/// No more may enter.
const MOST_ENTRANTS: u32 = 64;
/// No tournament is longer, unless everybody is to meet everybody.
pub const MOST_ROUNDS: u32 = 15;
/// The longest name, in letters.
const LONGEST_NAME: usize = 60;
/// So often it is looked for rounds to be made, besides when a game has ended here.
const NOW_AND_THEN: Duration = Duration::from_secs(20);

/// What somebody asks for who makes a tournament.
#[derive(Clone, Debug)]
pub struct NewTournament<'a> {
    pub name: &'a str,
    /// The scenario's text form, options included.
    pub scenario: &'a str,
    pub kind: Kind,
    /// How many rounds; as many as it takes, if that is not said.
    pub rounds: Option<u32>,
    pub rated: bool,
}

/// How somebody stands in a tournament. Points are counted in halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    pub person: PersonId,
    pub points: u32,
    /// For each game the points of the other, times what was won against him: tells those apart who have equal points (after Sonneborn and
    /// Berger).
    pub breaks: u32,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub withdrawn: bool,
}

impl Whole {
    /// What somebody is given for a bye, in half points: where not everybody has one, as much as for winning both games.
    fn bye(&self) -> u32 {
        if self.tournament.kind == Kind::Swiss { 4 } else { 0 }
    }

    /// The table of results, the best first.
    pub fn scores(&self) -> Vec<Score> {
        let mut points: HashMap<PersonId, u32> = HashMap::new();
        let games = || {
            self.pairings.iter().flat_map(|pairing| {
                let two = pairing.two;
                pairing.legs.iter().filter_map(move |leg| Some((pairing.one, two?, leg.points?)))
            })
        };
        for pairing in self.pairings.iter().filter(|pairing| pairing.two.is_none()) {
            *points.entry(pairing.one).or_default() += self.bye();
        }
        for (one, two, half) in games() {
            *points.entry(one).or_default() += half;
            *points.entry(two).or_default() += 2 - half;
        }
        let of = |person: &PersonId| points.get(person).copied().unwrap_or(0);
        let mut scores: Vec<Score> = self
            .entrants
            .iter()
            .map(|entrant| {
                let person = entrant.person;
                let mine = games().filter_map(|(one, two, half)| match person {
                    _ if person == one => Some((two, half)),
                    _ if person == two => Some((one, 2 - half)),
                    _ => None,
                });
                let mut score = Score {
                    person,
                    points: of(&person),
                    breaks: 0,
                    won: 0,
                    drawn: 0,
                    lost: 0,
                    withdrawn: entrant.withdrawn,
                };
                for (other, half) in mine {
                    score.breaks += of(&other) * half;
                    match half {
                        2 => score.won += 1,
                        1 => score.drawn += 1,
                        _ => score.lost += 1,
                    }
                }
                score
            })
            .collect();
        scores.sort_by_key(|score| std::cmp::Reverse((score.points, score.breaks, score.won)));
        scores
    }

    /// Whether something of the present round is left to be played.
    pub fn is_being_played(&self) -> bool {
        let now = self.pairings.iter().filter(|pairing| pairing.round == self.tournament.round);
        now.flat_map(|pairing| &pairing.legs).any(|leg| leg.points.is_none())
    }

    /// How many rounds there will be.
    fn rounds(&self) -> u32 {
        let entrants = self.entrants.len();
        match self.tournament.kind {
            Kind::RoundRobin => pairing::rounds_of_all(entrants) as u32,
            // As many as it takes until one alone has won everything.
            Kind::Swiss if self.tournament.rounds == 0 => entrants.next_power_of_two().trailing_zeros(),
            Kind::Swiss => self.tournament.rounds,
        }
    }

    /// Who meets whom in the round after the present one.
    fn next_round(&self) -> Round {
        let number = |person: PersonId| self.entrants.iter().position(|entrant| entrant.person == person);
        match self.tournament.kind {
            Kind::RoundRobin => {
                let round = self.tournament.round as usize;
                pairing::round_robin(self.entrants.len(), round, |entrant| self.entrants[entrant].withdrawn)
            }
            Kind::Swiss => {
                let scores = self.scores();
                let playing = scores.iter().filter(|score| !score.withdrawn);
                let ranked: Vec<usize> = playing.filter_map(|score| number(score.person)).collect();
                let person = |number: usize| self.entrants[number].person;
                let met = |one, two| {
                    let (one, two) = (person(one), person(two));
                    let of = |pairing: &Pairing| (pairing.one, pairing.two);
                    self.pairings.iter().map(of).any(|met| met == (one, Some(two)) || met == (two, Some(one)))
                };
                let had_bye = |number| {
                    let free = |pairing: &&Pairing| pairing.one == person(number) && pairing.two.is_none();
                    self.pairings.iter().any(|pairing| free(&pairing))
                };
                pairing::swiss(&ranked, met, had_bye)
            }
        }
    }
}

impl Host {
    pub async fn tournament(self: &Arc<Host>, id: &str) -> Result<Whole, Problem> {
        self.tend_tournament(id).await?;
        self.store().tournament(id).await?.ok_or(Problem::NoSuchTournament)
    }

    /// Whether anybody may make a tournament here.
    pub fn may_make_tournaments(&self) -> bool {
        self.tournament_makers == Makers::Anyone && self.makers == Makers::Anyone
    }

    /// Makes a tournament; tells what its address names it.
    pub async fn found_tournament(
        &self,
        asker: &Asker,
        maker: PersonId,
        entry: &'static shelf::Entry,
        new: NewTournament<'_>,
    ) -> Result<String, Problem> {
        if !self.may_make_tournaments() {
            return Err(Problem::TournamentsClosed);
        }
        let name = plain::line(new.name, LONGEST_NAME).ok_or(Problem::NoName)?;
        let draft = making::drafted(entry, Some(new.scenario), None)?;
        if making::scenario_of(&*draft).players != 2 || new.rounds.is_some_and(|rounds| rounds > MOST_ROUNDS)
        {
            return Err(Problem::Unfit(game::Phrase::new("tournament-unfit")));
        }
        self.limits.take(self.store(), asker, What::Table).await?;
        let id = TableId::random().to_string();
        let tournament = Tournament {
            id: id.clone(),
            name,
            maker,
            game: entry.title.id.to_owned(),
            scenario: draft.scenario(),
            kind: new.kind,
            rounds: new.rounds.unwrap_or(0),
            round: 0,
            over: false,
            rated: new.rated,
            since: 0,
            entrants: 0,
        };
        self.store().found(&tournament).await?;
        Ok(id)
    }

    pub async fn enter_tournament(&self, id: &str, person: PersonId) -> Result<(), Problem> {
        let entered = self.store().enter(id, person, MOST_ENTRANTS).await?;
        if entered { Ok(()) } else { Err(Problem::EntryClosed) }
    }

    /// Lets somebody leave: himself, or another, if the one who asks has made the tournament.
    pub async fn leave_tournament(
        self: &Arc<Host>,
        id: &str,
        asker: PersonId,
        leaves: PersonId,
    ) -> Result<(), Problem> {
        let whole = self.store().tournament(id).await?.ok_or(Problem::NoSuchTournament)?;
        if asker != leaves && asker != whole.tournament.maker {
            return Err(Problem::NotYourTournament);
        }
        if !self.store().withdraw(id, leaves).await? {
            return Err(Problem::EntryClosed);
        }
        let tables = whole.pairings.iter().flat_map(|pairing| &pairing.legs).map(|leg| leg.table.clone());
        self.refresh(&tables.collect::<Vec<_>>()).await;
        self.tend_tournament(id).await
    }

    /// Begins the first round.
    pub async fn start_tournament(self: &Arc<Host>, id: &str, asker: PersonId) -> Result<(), Problem> {
        let whole = self.store().tournament(id).await?.ok_or(Problem::NoSuchTournament)?;
        if asker != whole.tournament.maker {
            return Err(Problem::NotYourTournament);
        }
        if whole.tournament.round > 0 || whole.entrants.len() < 2 {
            return Err(Problem::Unfit(game::Phrase::new("tournament-not-ready")));
        }
        self.make_round(&whole).await
    }

    /// Makes the rounds of all tournaments, as long as the server runs.
    pub async fn tend_tournaments(self: Arc<Host>) {
        loop {
            match self.store().idle_tournaments().await {
                Ok(idle) => {
                    for id in idle {
                        if let Err(problem) = self.tend_tournament(&id).await {
                            tracing::error!(tournament = id, ?problem, "no round could be made");
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "tournaments could not be looked at"),
            }
            let _ = tokio::time::timeout(NOW_AND_THEN, self.store().game_ends()).await;
        }
    }

    /// Makes the rounds for which it is time.
    async fn tend_tournament(self: &Arc<Host>, id: &str) -> Result<(), Problem> {
        loop {
            let Some(whole) = self.store().tournament(id).await? else { return Ok(()) };
            let tournament = &whole.tournament;
            if tournament.round == 0 || tournament.over || whole.is_being_played() {
                return Ok(());
            }
            let left = whole.entrants.iter().filter(|entrant| !entrant.withdrawn).count();
            if tournament.round >= tournament.rounds || left < 2 {
                self.store().end_tournament(id, tournament.round).await?;
                return Ok(());
            }
            self.make_round(&whole).await?;
        }
    }

    /// Makes the round after the present one, unless somebody else does.
    async fn make_round(self: &Arc<Host>, whole: &Whole) -> Result<(), Problem> {
        let tournament = &whole.tournament;
        let entry =
            shelf::game(&tournament.game).ok_or_else(|| Problem::NoSuchGame(tournament.game.clone()))?;
        let draft = making::drafted(entry, Some(&tournament.scenario), None)?;
        let round = whole.next_round();
        let person = |number: usize| whole.entrants[number].person;
        let paired = round.pairs.iter().map(|&(one, two)| (person(one), Some(person(two))));
        let free = round.byes.iter().map(|&free| (person(free), None));
        let mut pairings = Vec::new();
        for ((one, two), number) in paired.chain(free).zip(1..) {
            let mut tables = Vec::new();
            if let Some(two) = two {
                tables.push(self.leg(entry, &*draft, [one, two], tournament.rated).await?);
                tables.push(self.leg(entry, &*draft, [two, one], tournament.rated).await?);
            }
            let pairing = Pairing { round: tournament.round + 1, number, one, two, legs: Vec::new() };
            pairings.push((pairing, tables));
        }
        let rounds = if tournament.round == 0 { whole.rounds() } else { tournament.rounds };
        self.store().begin_round(&tournament.id, tournament.round, rounds, pairings).await?;
        Ok(())
    }

    /// A table for two, in the order of the seats.
    async fn leg(
        &self,
        entry: &'static shelf::Entry,
        draft: &dyn Board,
        players: [PersonId; 2],
        rated: bool,
    ) -> Result<Kept, Problem> {
        let holders = players.map(Holder::Guest).to_vec();
        let new = New::of(entry, draft, Dice::Shared(making::secret()?), holders, None);
        let terms = Terms { watch: Watch::Listed, rated, ..Terms::default() };
        Ok(self.laid_out(New { terms, ..new }).await?.0)
    }

    /// What these persons are called, in order.
    pub async fn all_called(&self, persons: &[PersonId]) -> Result<Vec<Called>, Problem> {
        let called = self.store().called(persons.iter().copied().map(Some).collect()).await?;
        Ok(called.into_iter().map(|called| called.unwrap_or(Called::Gone)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::{Score, Whole};
    use crate::key::TableId;
    use crate::people::PersonId;
    use crate::store::{Entrant, Kind, Leg, Pairing, Tournament};

    fn person(number: u8) -> PersonId {
        PersonId([number; 32])
    }

    /// Round, who meets whom, and the half points of the first; 3 where that is open.
    type Met<'a> = (u32, u8, Option<u8>, &'a [u32]);

    fn whole(kind: Kind, entrants: u8, pairings: &[Met]) -> Whole {
        let tournament = Tournament {
            id: "t".to_owned(),
            name: "t".to_owned(),
            maker: person(0),
            game: "charge".to_owned(),
            scenario: "assault".to_owned(),
            kind,
            rounds: 3,
            round: pairings.iter().map(|each| each.0).max().unwrap_or(0),
            over: false,
            rated: false,
            since: 0,
            entrants: entrants.into(),
        };
        let pairing = |(&(round, one, two, points), number): (&Met, u32)| Pairing {
            round,
            number,
            one: person(one),
            two: two.map(person),
            legs: points
                .iter()
                .zip(0..)
                .map(|(&points, first)| Leg {
                    table: TableId::random(),
                    first,
                    points: (points < 3).then_some(points),
                })
                .collect(),
        };
        let entrants =
            (0..entrants).map(|number| Entrant { person: person(number), withdrawn: false }).collect();
        Whole { tournament, entrants, pairings: pairings.iter().zip(1..).map(pairing).collect() }
    }

    #[test]
    fn points_are_counted_and_equal_ones_told_apart() {
        // 0 wins both against 1; 2 and 3 win one each; then 0 loses both to 2, and 1 wins both against 3.
        let played: [Met; 4] = [
            (1, 0, Some(1), &[2, 2]),
            (1, 2, Some(3), &[2, 0]),
            (2, 0, Some(2), &[0, 0]),
            (2, 1, Some(3), &[2, 2]),
        ];
        let scores = whole(Kind::RoundRobin, 4, &played).scores();
        let told: Vec<_> = scores.iter().map(|score| (score.person, score.points, score.breaks)).collect();
        // 2 has beaten the stronger ones.
        assert_eq!(
            told,
            [
                (person(2), 6, 2 * 2 + 4 * 4),
                (person(0), 4, 4 * 4),
                (person(1), 4, 4 * 2),
                (person(3), 2, 2 * 6)
            ]
        );
        assert_eq!(
            scores[3],
            Score { person: person(3), points: 2, breaks: 12, won: 1, drawn: 0, lost: 3, withdrawn: false }
        );
    }

    #[test]
    fn a_bye_counts_where_not_everybody_has_one() {
        let played: [Met; 2] = [(1, 0, Some(1), &[1, 3]), (1, 2, None, &[])];
        let swiss = whole(Kind::Swiss, 3, &played);
        assert!(swiss.is_being_played(), "the second game is not over");
        assert_eq!(swiss.scores()[0].points, 4);
        assert_eq!(whole(Kind::RoundRobin, 3, &played).scores()[2].points, 0);
        let round = swiss.next_round();
        assert_eq!((round.pairs, round.byes), (vec![(2, 0)], vec![1]), "nobody has two byes");
    }
}
