//! How players stand: the page of a person, and the ranks of each game.
//!
//! Ratings go by Glicko-2. They are kept nowhere: they follow from the rated games that are over, each a rating period of its own. The
//! computer players are fixed points among them, as far apart as they were measured to be (`docs/strength.md`).

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use ai::Level;
use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::{Html, Redirect};
use axum::routing::{MethodRouter, get, post};
use game::Title;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use web::{PersonPage, Rank, Ranked, Ranks, Results};

use crate::Shared;
use crate::asker::Asker;
use crate::finding::{ago, public_game};
use crate::host::Host;
use crate::people::PersonId;
use crate::problem::Problem;
use crate::read::{Form, field};
use crate::store::{Player, Profile, Rated};

/// How strong the players were measured to be.
const MEASURED: &str = include_str!("../../../docs/strength.md");
/// A regular computer player stands here in every game, and newcomers begin here.
const MIDDLE: f64 = 1500.0;
/// How sure one can be of a fixed point.
const FIXED: f64 = 50.0;
/// So many of a person's latest games are listed.
const LATEST: usize = 20;

/// A person's rating in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub person: PersonId,
    pub points: f64,
    pub deviation: f64,
    pub games: u32,
}

/// The ratings of a game, and how many games were over when they were worked out, the last of them when.
type Known = ((u64, i64), Arc<Vec<Rating>>);

/// The ratings of each game.
#[derive(Default)]
pub struct Standings(Mutex<HashMap<&'static str, Known>>);

/// Every address of these pages.
pub fn routes() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![("/ranks", get(ranks)), ("/person/{person}", get(person)), ("/me/page", post(hide))]
}

/// Where a computer player stands in a game; none if that was not measured.
pub fn fixed(game: &str, level: Level) -> Option<f64> {
    if level == Level::Regular {
        return Some(MIDDLE);
    }
    MEASURED.lines().find_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let &["", of, _, a, b, _, _, elo, ..] = cells.as_slice() else { return None };
        let [a, b] = [a, b].map(|player| player.split('@').next().and_then(|level| level.parse().ok()));
        let apart: f64 = elo.split(' ').next()?.parse().ok()?;
        match (a?, b?) {
            _ if of != game => None,
            (Level::Regular, weaker) if weaker == level => Some(MIDDLE - apart),
            (stronger, Level::Regular) if stronger == level => Some(MIDDLE + apart),
            _ => None,
        }
    })
}

/// The ratings that follow from these games, the best first.
pub fn ratings(game: &str, games: &[Rated]) -> Vec<Rating> {
    let newcomer = Glicko2Rating { rating: MIDDLE, ..Glicko2Rating::new() };
    let config = Glicko2Config::new();
    let mut stands: HashMap<PersonId, (Glicko2Rating, u32)> = HashMap::new();
    for played in games {
        let standing = |player: Player| match player {
            Player::Person(person) => Some(stands.get(&person).map_or(newcomer, |known| known.0)),
            Player::Level(level) => {
                let rating = fixed(game, level)?;
                Some(Glicko2Rating { rating, deviation: FIXED, ..newcomer })
            }
        };
        let [Some(one), Some(other)] = played.players.map(standing) else { continue };
        let outcome = match played.winner.map(|seat| seat.0) {
            Some(0) => Outcomes::WIN,
            Some(_) => Outcomes::LOSS,
            None => Outcomes::DRAW,
        };
        let (one, other) = glicko2(&one, &other, &outcome, &config);
        for (player, now) in played.players.into_iter().zip([one, other]) {
            if let Player::Person(person) = player {
                let known = stands.entry(person).or_insert((newcomer, 0));
                *known = (now, known.1 + 1);
            }
        }
    }
    let rating = |(person, (rating, games)): (PersonId, (Glicko2Rating, u32))| Rating {
        person,
        points: rating.rating,
        deviation: rating.deviation,
        games,
    };
    let mut ratings: Vec<Rating> = stands.into_iter().map(rating).collect();
    ratings.sort_by(|one, other| other.points.total_cmp(&one.points).then(one.person.cmp(&other.person)));
    ratings
}

impl Host {
    /// The ratings of a game, the best first.
    pub async fn ratings(&self, title: &'static Title) -> Result<Arc<Vec<Rating>>, Problem> {
        let so_far = self.store().rated_so_far(title.id).await?;
        let known = self.standings.0.lock().unwrap_or_else(PoisonError::into_inner).get(title.id).cloned();
        if let Some((then, ratings)) = known
            && then == so_far
        {
            return Ok(ratings);
        }
        let found = Arc::new(ratings(title.id, &self.store().rated(title.id).await?));
        let mut kept = self.standings.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.insert(title.id, (so_far, Arc::clone(&found)));
        Ok(found)
    }

    /// The ranks of a game: those whose pages are shown, and the computer players among them.
    pub async fn ranks(&self, title: &'static Title) -> Result<Vec<Rank>, Problem> {
        let ratings = self.ratings(title).await?;
        let profiles = self.store().profiles(ratings.iter().map(|rating| rating.person).collect()).await?;
        let shown = ratings.iter().zip(profiles).filter_map(|(rating, profile)| {
            let profile = profile.filter(|profile| !profile.hidden)?;
            let who = Ranked::Person { handle: rating.person.handle(), called: profile.called };
            Some(Rank { who, rating: rating.points, deviation: rating.deviation, games: rating.games })
        });
        let level = |&level: &Level| {
            let rating = fixed(title.id, level)?;
            Some(Rank { who: Ranked::Level(level), rating, deviation: 0.0, games: 0 })
        };
        let mut ranks: Vec<Rank> = shown.chain(Level::ALL.iter().filter_map(level)).collect();
        ranks.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        Ok(ranks)
    }

    /// The person with this handle, if this reader may see his page.
    pub async fn seen_person(&self, handle: &str, reader: Option<PersonId>) -> Result<Profile, Problem> {
        let found = self.store().profile(handle).await?;
        found.filter(|found| !found.hidden || reader == Some(found.person)).ok_or(Problem::NoSuchPerson)
    }

    /// What everybody may know of a person: his results by game and side, and his ratings.
    pub async fn person_page(
        &self,
        profile: &Profile,
        reader: Option<PersonId>,
    ) -> Result<PersonPage, Problem> {
        let games = self.store().finished_by(profile.person).await?;
        let mut results: Vec<Results> = Vec::new();
        for listed in &games {
            let Some(title) = shelf::game(&listed.game).map(|entry| entry.title) else { continue };
            for seat in listed.seats_of(profile.person) {
                let known = results.iter().position(|known| known.title.id == title.id && known.seat == seat);
                let at = known.unwrap_or_else(|| {
                    results.push(Results { title, seat, won: 0, drawn: 0, lost: 0 });
                    results.len() - 1
                });
                match listed.standing.winner {
                    Some(winner) if winner == seat => results[at].won += 1,
                    Some(_) => results[at].lost += 1,
                    None => results[at].drawn += 1,
                }
            }
        }
        results.sort_by_key(|results| {
            (shelf::games().iter().position(|entry| entry.title.id == results.title.id), results.seat)
        });
        let mut ratings = Vec::new();
        for entry in shelf::games() {
            let all = self.ratings(entry.title).await?;
            ratings.extend(
                all.iter()
                    .find(|rating| rating.person == profile.person)
                    .map(|rating| (entry.title, rating.points, rating.deviation, rating.games)),
            );
        }
        let public = games.iter().filter(|listed| listed.terms.watch == web::Watch::Listed);
        let met = match reader {
            Some(reader) if reader != profile.person => {
                self.store().met(reader).await?.iter().any(|(met, _)| *met == profile.person)
            }
            _ => false,
        };
        Ok(PersonPage {
            handle: profile.person.handle(),
            called: profile.called.clone(),
            ago: ago(profile.since),
            hidden: profile.hidden,
            own: reader == Some(profile.person),
            met,
            results,
            ratings,
            latest: public.filter_map(|listed| public_game(self, listed)).take(LATEST).collect(),
        })
    }
}

async fn ranks(State(host): State<Shared>, asker: Asker, uri: Uri) -> Result<Html<String>, Problem> {
    let mut all = Vec::new();
    for entry in shelf::shown() {
        all.push(Ranks { title: entry.title, ranks: host.ranks(entry.title).await? });
    }
    Ok(Html(web::ranks_page(&asker.page(&uri), &all).into_string()))
}

async fn person(
    State(host): State<Shared>,
    Path(handle): Path<String>,
    asker: Asker,
    uri: Uri,
) -> Result<Html<String>, Problem> {
    let profile = host.seen_person(&handle, asker.person).await?;
    let shown = host.person_page(&profile, asker.person).await?;
    Ok(Html(web::person_page(&asker.page(&uri), &shown).into_string()))
}

/// Hides the asker's own page from others, or shows it.
async fn hide(State(host): State<Shared>, asker: Asker, Form(fields): Form) -> Result<Redirect, Problem> {
    let person = asker.somebody()?;
    host.store().hide(person, field(&fields, "hidden") == Some("1")).await?;
    Ok(Redirect::to(&format!("/person/{}", person.handle())))
}

#[cfg(test)]
mod tests {
    use ai::Level;
    use game::Seat;

    use super::{MEASURED, MIDDLE, fixed, ratings};
    use crate::people::PersonId;
    use crate::store::{Player, Rated};

    #[test]
    fn the_computer_players_stand_where_they_were_measured() {
        for entry in shelf::shown() {
            let game = entry.title.id;
            let stand = |level| fixed(game, level).unwrap_or_else(|| panic!("{game}: {level} was measured"));
            assert!(stand(Level::Random) < stand(Level::Recruit), "{game}");
            assert!(stand(Level::Recruit) < MIDDLE && MIDDLE < stand(Level::General), "{game}");
        }
        let row = MEASURED.lines().find(|line| line.starts_with("| charge | assault | regular | recruit |"));
        let apart = MIDDLE - fixed("charge", Level::Recruit).expect("measured above");
        assert!(row.is_some_and(|row| row.contains(&format!("| +{apart:.0} ("))), "{apart} in {row:?}");
        assert_eq!(fixed("chess", Level::General), None);
    }

    #[test]
    fn whoever_wins_rises_and_whoever_plays_more_is_better_known() {
        let [ana, benito] = [PersonId([1; 32]), PersonId([2; 32])];
        let game = |winner| Rated { players: [Player::Person(ana), Player::Person(benito)], winner };
        // As Glickman's formulas have it after one game of two newcomers.
        let first = ratings("charge", &[game(Some(Seat(0)))]);
        let told: Vec<_> = first.iter().map(|each| (each.person, each.points.round(), each.games)).collect();
        assert_eq!(told, [(ana, 1662.0, 1), (benito, 1338.0, 1)]);
        let more = ratings("charge", &[game(Some(Seat(0))), game(Some(Seat(1))), game(None)]);
        assert!(more[0].deviation < first[0].deviation && more[0].points < first[0].points);
        // Against a fixed point only the person moves.
        let regular = [Rated {
            players: [Player::Level(Level::General), Player::Person(benito)],
            winner: Some(Seat(0)),
        }];
        let [lost] = ratings("charge", &regular)[..] else { panic!("one person") };
        assert!(lost.points < MIDDLE && lost.points > 1400.0, "to lose to a general costs little: {lost:?}");
        assert_eq!(ratings("charge", &[]), []);
    }
}
