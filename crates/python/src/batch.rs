//! Many games at once, on all cores, while Python does something else.

use game::{Seat, Title, Viewer};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use table::Seed;

use crate::engine::{Engine, Turn};
use crate::{facts, lay, returns};

/// Many games of one scenario. A game that ends is counted and begun again.
#[pyclass]
pub struct Batch {
    title: &'static Title,
    scenario: Option<String>,
    tables: Vec<Table>,
    cores: usize,
}

/// One of the games.
struct Table {
    engine: Box<dyn Engine>,
    seed: u64,
    luck: fastrand::Rng,
    /// What the first seat got in the game that has just ended.
    ended: Option<f64>,
}

/// What a step brought: of every game who is to decide, whether one has just ended, and what the first seat got in it.
type Stepped<'py> = (Bound<'py, PyBytes>, Bound<'py, PyBytes>, Bound<'py, PyBytes>);

#[pymethods]
impl Batch {
    /// `count` games with seeds of their own, on this many cores (0: all).
    #[new]
    #[pyo3(signature = (game, count, scenario=None, seed=0, cores=0))]
    fn new(game: &str, count: usize, scenario: Option<String>, seed: u64, cores: usize) -> PyResult<Batch> {
        if count == 0 {
            return Err(PyValueError::new_err("at least one game"));
        }
        let cores = if cores == 0 { std::thread::available_parallelism()?.get() } else { cores };
        let (title, _) = lay(game, scenario.as_deref(), None)?;
        let tables = (0..count as u64).map(|number| {
            let seed = ai::mix(seed, number);
            let (_, engine) = lay(game, scenario.as_deref(), Some(Seed::from(seed)))?;
            Ok(Table { engine, seed, luck: fastrand::Rng::with_seed(seed), ended: None })
        });
        let tables = tables.collect::<PyResult<_>>()?;
        Ok(Batch { title, scenario, tables, cores })
    }

    fn __len__(&self) -> usize {
        self.tables.len()
    }

    /// Who is to decide in each game: a byte each.
    fn players<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.seats())
    }

    /// What may be done in each game: where the list of each begins and the last ends, and all lists behind each other; numbers of 32 bits.
    fn legal_actions<'py>(&mut self, py: Python<'py>) -> (Bound<'py, PyBytes>, Bound<'py, PyBytes>) {
        let (mut starts, mut all) = (vec![0_u32], Vec::new());
        py.detach(|| {
            for table in &mut self.tables {
                all.extend_from_slice(table.engine.legal());
                starts.push(all.len() as u32);
            }
        });
        (words(py, &starts), words(py, &all))
    }

    /// One decision in every game, as numbers of 32 bits.
    fn step<'py>(&mut self, py: Python<'py>, actions: &[u8]) -> PyResult<Stepped<'py>> {
        if actions.len() != 4 * self.tables.len() {
            return Err(PyValueError::new_err("one number of 32 bits for each game"));
        }
        let actions: Vec<u32> = actions
            .chunks_exact(4)
            .map(|four| u32::from_le_bytes(four.try_into().expect("checked: chunks of four")))
            .collect();
        for (at, (table, &action)) in self.tables.iter_mut().zip(&actions).enumerate() {
            if table.engine.legal().binary_search(&action).is_err() {
                return Err(PyValueError::new_err(format!("not on offer now in game {at}: {action}")));
            }
        }
        py.detach(|| {
            self.each(&|at, table| {
                table.engine.apply(actions[at]);
            });
        });
        Ok(self.told(py))
    }

    /// Makes this many random decisions in every game, and tells how many games ended meanwhile.
    fn play_random(&mut self, py: Python<'_>, steps: usize) -> usize {
        let ended = std::sync::atomic::AtomicUsize::new(0);
        py.detach(|| {
            for _ in 0..steps {
                self.each(&|_, table| {
                    let legal = table.engine.legal();
                    let action = legal[table.luck.usize(..legal.len())];
                    table.engine.apply(action);
                });
                let over = self.tables.iter().filter(|table| table.ended.is_some()).count();
                ended.fetch_add(over, std::sync::atomic::Ordering::Relaxed);
            }
        });
        ended.into_inner()
    }

    /// What whoever is to decide knows, in every game: `len(batch) × FACTS` numbers of 32 bits.
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut tensors = vec![0.0; self.tables.len() * facts::FACTS];
        py.detach(|| {
            let share = self.tables.len().div_ceil(self.cores);
            std::thread::scope(|scope| {
                let parts = self.tables.chunks(share).zip(tensors.chunks_mut(share * facts::FACTS));
                for (tables, tensors) in parts {
                    scope.spawn(move || {
                        for (table, tensor) in tables.iter().zip(tensors.chunks_mut(facts::FACTS)) {
                            table.engine.observe(Viewer::Seat(table.seat()), tensor);
                        }
                    });
                }
            });
        });
        crate::bytes(py, &tensors)
    }
}

impl Table {
    fn seat(&self) -> Seat {
        match self.engine.turn() {
            Turn::Decide(seat) => seat,
            Turn::Chance(_) | Turn::Over(_) => unreachable!("a game with a seed that is over is begun anew"),
        }
    }
}

impl Batch {
    fn seats(&self) -> Vec<u8> {
        self.tables.iter().map(|table| table.seat().0).collect()
    }

    /// Does something with every game, and begins those again that are over.
    fn each(&mut self, what: &(dyn Fn(usize, &mut Table) + Sync)) {
        let (title, scenario) = (self.title, self.scenario.as_deref());
        let share = self.tables.len().div_ceil(self.cores);
        let work = |first: usize, tables: &mut [Table]| {
            for (at, table) in (first..).zip(tables) {
                what(at, table);
                let turn = table.engine.turn();
                table.ended = matches!(turn, Turn::Over(_)).then(|| returns(title, turn)[0]);
                if table.ended.is_some() {
                    table.seed = ai::mix(table.seed, 0);
                    let again = lay(title.id, scenario, Some(Seed::from(table.seed)));
                    table.engine = again.expect("checked: it was laid before").1;
                }
            }
        };
        if share == self.tables.len() {
            return work(0, &mut self.tables);
        }
        std::thread::scope(|scope| {
            for (part, tables) in self.tables.chunks_mut(share).enumerate() {
                let work = &work;
                scope.spawn(move || work(part * share, tables));
            }
        });
    }

    fn told<'py>(&self, py: Python<'py>) -> Stepped<'py> {
        let ended: Vec<u8> = self.tables.iter().map(|table| table.ended.is_some().into()).collect();
        let returns: Vec<f32> =
            self.tables.iter().map(|table| table.ended.unwrap_or_default() as f32).collect();
        (self.players(py), PyBytes::new(py, &ended), crate::bytes(py, &returns))
    }
}

/// For `numpy.frombuffer(…, dtype="<u4")`.
fn words<'py>(py: Python<'py>, numbers: &[u32]) -> Bound<'py, PyBytes> {
    let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    PyBytes::new(py, &bytes)
}
