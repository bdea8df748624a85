//! The engine for Python, at its own speed: single games, many games at once, computer players, worlds a seat could be in.
//!
//! What is exported is small and plain; `python/bexar` puts PettingZoo's and OpenSpiel's forms on top of it.

mod actions;
mod batch;
mod engine;
mod facts;

use game::{Lang, Seat, Title, Viewer};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use table::Seed;

use batch::Batch;
use engine::{Engine, Lay, Turn};

/// Who is to act where fate is, and where nobody is any more: OpenSpiel's numbers.
const CHANCE: i32 = -1;
const OVER: i32 = -4;

#[pymodule]
fn _bexar(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("ACTIONS", actions::ACTIONS)?;
    module.add("FACTS", facts::FACTS)?;
    module.add("CHANCE", CHANCE)?;
    module.add("OVER", OVER)?;
    module.add_class::<State>()?;
    module.add_class::<Batch>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(verify, module)?)
}

/// The games on the shelf, the example for whoever adds a game last (`shown` is false): id, title, scenarios with the number of players, sides, options.
#[pyfunction]
fn games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let list = PyList::empty(py);
    for entry in shelf::games() {
        let game = PyDict::new(py);
        game.set_item("id", entry.title.id)?;
        game.set_item("title", entry.title.name)?;
        let scenarios = PyDict::new(py);
        for scenario in entry.title.scenarios {
            scenarios.set_item(scenario.id, scenario.players)?;
        }
        game.set_item("scenarios", scenarios)?;
        game.set_item("sides", entry.title.seats)?;
        game.set_item("shown", entry.shown)?;
        game.set_item("hides", entry.hides)?;
        let options = PyDict::new(py);
        for option in entry.title.options {
            options.set_item(option.id, option.values)?;
        }
        game.set_item("options", options)?;
        list.append(game)?;
    }
    Ok(list)
}

/// Replays the record of a finished game and recomputes every throw; raises `ValueError` with every fault.
#[pyfunction]
fn verify(record: &str) -> PyResult<usize> {
    shelf::verify(record).map(|board| board.len()).map_err(|faults| PyValueError::new_err(faults.to_string()))
}

/// Lays a game out.
fn lay(
    game: &str,
    scenario: Option<&str>,
    seed: Option<Seed>,
) -> PyResult<(&'static Title, Box<dyn Engine>)> {
    let unknown = |what: &str, which: &str| PyValueError::new_err(format!("no such {what}: {which:?}"));
    let entry = shelf::game(game).ok_or_else(|| unknown("game", game))?;
    let scenario = scenario.unwrap_or(entry.title.recommended().id);
    let engine = shelf::visit(game, Lay { scenario, seed }).flatten();
    Ok((entry.title, engine.ok_or_else(|| unknown("scenario", scenario))?))
}

/// A game in play.
///
/// With a seed fate answers by itself, as at the table: the record can be verified. Without one, whoever plays answers for fate, too: `player()` is then
/// `CHANCE` where a die is to be thrown or a card to be drawn.
#[pyclass]
struct State {
    title: &'static Title,
    engine: Box<dyn Engine>,
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (game, scenario=None, seed=None))]
    fn new(game: &str, scenario: Option<&str>, seed: Option<u64>) -> PyResult<State> {
        let (title, engine) = lay(game, scenario, seed.map(Seed::from))?;
        Ok(State { title, engine })
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.title.id
    }

    #[getter]
    fn sides(&self) -> Vec<&'static str> {
        self.title.seats.to_vec()
    }

    /// Who is to act: a seat, `CHANCE`, or `OVER`.
    fn player(&self) -> i32 {
        match self.engine.turn() {
            Turn::Decide(seat) => seat.0.into(),
            Turn::Chance(_) => CHANCE,
            Turn::Over(_) => OVER,
        }
    }

    /// What may be done now, as numbers in rising order.
    fn legal_actions(&mut self) -> Vec<u32> {
        self.engine.legal().to_vec()
    }

    /// Does one of them. Raises `ValueError`, and changes nothing, if it is not allowed now.
    fn step(&mut self, action: u32) -> PyResult<()> {
        if self.engine.apply(action) {
            Ok(())
        } else {
            Err(PyValueError::new_err(format!("not on offer now: {action}")))
        }
    }

    /// A decision in the game's own notation, as the number that stands for it now.
    fn action(&mut self, notation: &str) -> PyResult<u32> {
        let number = self.engine.number(notation);
        number.ok_or_else(|| PyValueError::new_err(format!("not on offer now: {notation:?}")))
    }

    /// A number as a decision in the game's own notation.
    fn notation(&mut self, action: u32) -> PyResult<String> {
        let notation = self.engine.notation(action);
        notation.ok_or_else(|| PyValueError::new_err(format!("not on offer now: {action}")))
    }

    /// What every side has won: 1, −1, or 0 for a draw and while the game runs.
    fn returns(&self) -> Vec<f64> {
        returns(self.title, self.engine.turn()).to_vec()
    }

    /// Victory points, in games that count them; none while the game runs.
    fn points(&self) -> Option<i16> {
        match self.engine.turn() {
            Turn::Over(outcome) => outcome.points,
            Turn::Decide(_) | Turn::Chance(_) => None,
        }
    }

    /// What a seat knows now, as `FACTS` numbers of 32 bits: hashed facts, counted. Without a seat: what everybody knows.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyBytes>> {
        let viewer = self.viewer(seat)?;
        let mut tensor = vec![0.0; facts::FACTS];
        self.engine.observe(viewer, &mut tensor);
        Ok(bytes(py, &tensor))
    }

    /// The same, and as many again for all that the seat has been told since the beginning.
    #[pyo3(signature = (seat=None))]
    fn information<'py>(&mut self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyBytes>> {
        let viewer = self.viewer(seat)?;
        let mut tensor = vec![0.0; 2 * facts::FACTS];
        let (now, before) = tensor.split_at_mut(facts::FACTS);
        self.engine.observe(viewer, now);
        self.engine.remember(viewer, before);
        Ok(bytes(py, &tensor))
    }

    /// What a seat knows and has been told, as text: the same in two games if, and only if, it cannot tell them apart.
    #[pyo3(signature = (seat=None))]
    fn information_text(&mut self, seat: Option<u8>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        Ok(self.engine.memory(viewer))
    }

    /// What a seat sees, as JSON: the `view` of the web API.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<u8>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        Ok(self.engine.view(viewer))
    }

    /// The decision of a computer player: `random`, `recruit`, `regular`, `general`, `general@400`. It knows what its seat knows.
    #[pyo3(signature = (level="regular", seed=0))]
    fn advise(&mut self, py: Python<'_>, level: &str, seed: u64) -> PyResult<u32> {
        let player = level.parse().map_err(|_| PyValueError::new_err(format!("no such level: {level:?}")))?;
        let engine = &mut self.engine;
        let advice = py.detach(|| engine.advise(player, seed));
        advice.ok_or_else(|| PyRuntimeError::new_err("nobody is to decide"))
    }

    /// A world that the seat could not tell from this one, what is hidden from it drawn again.
    #[pyo3(signature = (seat, seed=0))]
    fn redraw(&self, seat: u8, seed: u64) -> PyResult<State> {
        self.viewer(Some(seat))?;
        Ok(State { title: self.title, engine: self.engine.redraw(Seat(seat), seed) })
    }

    fn copy(&self) -> State {
        State { title: self.title, engine: self.engine.copy() }
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.copy()
    }

    /// The position as text: the whole truth.
    fn __str__(&self) -> String {
        self.engine.position()
    }

    /// The record as text: a game with a seed that is over can be verified, here or with `bexar replay --verify`.
    fn record(&self) -> String {
        self.engine.board().record(Viewer::Observer)
    }

    /// The log as a seat has heard it, one line each.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn log(&self, seat: Option<u8>, lang: &str) -> PyResult<Vec<String>> {
        let (viewer, lang) = (self.viewer(seat)?, language(lang)?);
        Ok(self.engine.board().log(viewer, 0, lang).into_iter().map(|line| line.text).collect())
    }

    /// The board as a seat sees it, as SVG.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn svg(&self, seat: Option<u8>, lang: &str) -> PyResult<String> {
        let (viewer, lang) = (self.viewer(seat)?, language(lang)?);
        Ok(self.engine.board().svg(viewer, lang))
    }

    /// The board as a seat sees it, as PNG.
    #[pyo3(signature = (seat=None, lang="en", width=1200))]
    fn png<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        lang: &str,
        width: u32,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (viewer, lang) = (self.viewer(seat)?, language(lang)?);
        let png = py.detach(|| self.engine.board().png(viewer, lang, width.clamp(100, 8000)));
        let png = png.map_err(|unpaintable| PyRuntimeError::new_err(unpaintable.to_string()))?;
        Ok(PyBytes::new(py, &png))
    }
}

impl State {
    fn viewer(&self, seat: Option<u8>) -> PyResult<Viewer> {
        match seat {
            None => Ok(Viewer::Observer),
            Some(seat) if usize::from(seat) < self.title.seats.len() => Ok(Viewer::Seat(Seat(seat))),
            Some(seat) => Err(PyIndexError::new_err(format!("no such seat: {seat}"))),
        }
    }
}

fn language(text: &str) -> PyResult<Lang> {
    text.parse().map_err(|_| PyValueError::new_err(format!("no such language: {text:?}")))
}

/// 1 for the winner, −1 for the others.
fn returns(title: &Title, turn: Turn) -> [f64; 2] {
    let mut returns = [0.0; 2];
    if let Turn::Over(outcome) = turn
        && let Some(winner) = outcome.winner
    {
        for seat in title.seats() {
            returns[usize::from(seat.0)] = if seat == winner { 1.0 } else { -1.0 };
        }
    }
    returns
}

/// For `numpy.frombuffer(…, dtype="<f4")`.
fn bytes<'py>(py: Python<'py>, tensor: &[f32]) -> Bound<'py, PyBytes> {
    let bytes: Vec<u8> = tensor.iter().flat_map(|number| number.to_le_bytes()).collect();
    PyBytes::new(py, &bytes)
}
