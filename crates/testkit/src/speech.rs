//! Every sentence can be said, in any language: no message missing, no argument wanting, nothing that an editor would mark.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write;
use std::path::Path;

use game::{Game, Lang, Phrase, Refusal, Rule, Viewer, Words, play};
use words::Catalog;
use words::reading::{misread, misread_alone};

use crate::contract::{random_input, scout};
use crate::scenario_of;
use crate::trial::list;

/// Says whatever a player could be told in random games, and panics with all that cannot be said.
pub fn speech<G: Words>(scenario: &str, games: u64) {
    if let Err(faults) = run_speech::<G>(scenario, games) {
        panic!("{}: {} faults:\n{}", G::TITLE.name, faults.len(), faults.join("\n"));
    }
}

/// One moment in this many is summed up.
const SOME: u32 = 16;

/// Plays random games of `scenario` and says whatever a player could be told: prompts, log lines, offers, the
/// names of clicks, refusals; and the names of the scenarios, options and sides. Rules cited must be
/// clauses of the rulebook. Returns all that cannot be said.
pub fn run_speech<G: Words>(scenario: &str, games: u64) -> Result<(), Vec<String>> {
    let catalog = Catalog::load(G::MESSAGES).unwrap_or_else(|faults| panic!("{}:\n{faults}", G::TITLE.name));
    let folder = std::env::var_os("BEXAR_READING");
    let page = folder.is_some().then(Page::default);
    let mut speech = Speech { catalog, faults: BTreeSet::new(), seen: HashSet::new(), page };
    speech.box_lid::<G>();
    let start = scenario_of::<G>(scenario);
    let collected = scout::<G>(start, games);
    for &decision in &collected {
        speech.say(&G::decision(decision));
        G::picks(decision).into_iter().for_each(|pick| speech.say(&G::pick(pick)));
    }
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = G::start(start);
        let mut told = Vec::new();
        loop {
            speech.table(&state, &collected, &mut rng);
            let Some(input) = random_input(&state, &mut rng) else { break };
            let mut log = Vec::new();
            play(&mut state, input, &mut log).expect("checked: a sampled decision is legal");
            for line in log.iter().map(G::line) {
                speech.say_alone(&line.phrase);
                speech.cite::<G>(line.rule);
            }
            // What a moment comes to, and all of it so far.
            told.extend_from_slice(&log);
            if rng.u32(..SOME) == 0 {
                for events in [&log, &told] {
                    G::summary(events).iter().flatten().for_each(|phrase| speech.say_alone(phrase));
                }
            }
        }
    }
    if let (Some(folder), Some(page)) = (folder, &speech.page) {
        let file = format!("{}-{}.md", G::TITLE.id, scenario.replace(' ', "-"));
        std::fs::write(Path::new(&folder).join(file), page.text()).expect("BEXAR_READING names a folder");
    }
    if speech.faults.is_empty() { Ok(()) } else { Err(speech.faults.into_iter().collect()) }
}

struct Speech {
    catalog: Catalog,
    faults: BTreeSet<String>,
    /// What has been read, and whether as a sentence that stands alone.
    seen: HashSet<(bool, String)>,
    /// What was said, if somebody wants to read it.
    page: Option<Page>,
}

/// Sentences with real arguments, by message, side by side in every language: for an editor.
#[derive(Default)]
struct Page(BTreeMap<String, BTreeSet<Vec<String>>>);

impl Page {
    /// How many sentences of a message are enough to judge it.
    const OF_EACH: usize = 12;

    fn add(&mut self, catalog: &Catalog, phrase: &Phrase) {
        let said = self.0.entry(phrase.id.to_string()).or_default();
        if said.len() < Page::OF_EACH {
            said.insert(Lang::ALL.iter().map(|&lang| catalog.say(lang, phrase)).collect());
        }
    }

    /// As a page of Markdown.
    fn text(&self) -> String {
        let mut text = String::new();
        for (id, said) in &self.0 {
            let _ = writeln!(text, "## {id}\n");
            for row in said {
                let _ = writeln!(text, "- {}", row.join("\n  "));
            }
            text.push('\n');
        }
        text
    }
}

impl Speech {
    /// A name, a button, a part of a sentence.
    fn say(&mut self, phrase: &Phrase) {
        self.read(phrase, false);
    }

    /// A prompt, a line of the log, a refusal.
    fn say_alone(&mut self, phrase: &Phrase) {
        self.read(phrase, true);
    }

    fn read(&mut self, phrase: &Phrase, alone: bool) {
        for lang in Lang::ALL {
            match self.catalog.try_say(lang, phrase) {
                Ok(said) => {
                    let read = if alone { misread_alone } else { misread };
                    let told = (alone, said);
                    if !self.seen.contains(&told) {
                        let fault = read(lang, &told.1);
                        let fault = fault.map(|what| format!("{lang}: {}: {what}: {}", phrase.id, told.1));
                        self.faults.extend(fault);
                        self.seen.insert(told);
                    }
                }
                Err(fault) => {
                    self.faults.insert(fault.to_string());
                }
            }
        }
        if let Some(page) = &mut self.page {
            page.add(&self.catalog, phrase);
        }
    }

    fn cite<G: Words>(&mut self, rule: Rule) {
        if book::of::<G>().clause(rule.0).is_none() {
            self.faults.insert(format!("the rulebook has no clause {}", rule.0));
        }
    }

    /// What is said before a game begins.
    fn box_lid<G: Game>(&mut self) {
        let scenarios = G::TITLE.scenarios.iter();
        let mut ids: Vec<String> = scenarios
            .flat_map(|it| [format!("scenario-{}", it.id), format!("scenario-{}-about", it.id)])
            .collect();
        ids.extend(G::TITLE.seats.iter().map(|side| format!("side-{side}")));
        for option in G::TITLE.options {
            ids.push(format!("option-{}", option.id));
            ids.extend(option.values.iter().map(|value| format!("option-{}-{value}", option.id)));
        }
        for lang in Lang::ALL {
            for id in ids.iter().filter(|id| !self.catalog.has(lang, id)) {
                self.faults.insert(format!("{lang}: no message {id}"));
            }
        }
    }

    /// What is said at a node: prompts to all, and refusals of whatever is tried.
    fn table<G: Words>(&mut self, state: &G, collected: &[G::Decision], rng: &mut fastrand::Rng) {
        for viewer in G::TITLE.seats().map(Viewer::Seat).chain([Viewer::Observer]) {
            let prompt = G::prompt(&state.view(viewer));
            self.say_alone(&prompt.phrase);
            self.cite::<G>(prompt.rule);
        }
        let mut offers = Vec::new();
        for seat in G::TITLE.seats() {
            list(state, seat, &mut offers);
            if !offers.is_empty() {
                state.sweeps(seat).iter().for_each(|order| self.say(&G::sweeping(order)));
                state.bands(seat).iter().for_each(|band| self.say(&band.name));
            }
            for undone in offers.iter().filter_map(|&decision| state.left_undone(seat, decision)) {
                self.say_alone(&undone);
            }
            for _ in 0..if offers.is_empty() { 0 } else { 16 } {
                let decision = collected[rng.usize(..collected.len())];
                if let Err(illegal) = state.check(seat, decision) {
                    self.say_alone(&illegal.phrase());
                    self.cite::<G>(illegal.rule());
                }
            }
        }
    }
}
