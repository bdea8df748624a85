//! Positions as text: complete, and short enough to write by hand.
//!
//! ```text
//! turn 3, Mexican attacks
//! rules: advance=extra        options that are not the default
//! NF: Ald5 SL1:2 *            a star: an unsupported oblique (`*I` if other columns are there too)
//! N: Travis Blazeby
//! LB: (White)                 in the building
//! walls: w_north 1, w_gate 0
//! guns: gun4 destroyed, gun6 hit
//! gone: III                   columns that have died out
//! used: river, cazadores
//! first entry: 2
//! spent: Travis, gun1, NF Ald2
//! moved: Blazeby, CR Ald2     have moved in this turn, or advanced
//! failed: NF Ald1             have failed a command roll in this turn
//! struck: NW                  areas attacked in this phase
//! rolled: NF>N Aldama         command rolls made in this step
//! order: march NF>N Ald3      awaiting its roll
//! attack: N with NF Ald3, RB Tol2; oblique; cazadores; roll 5; left 1; broke; felled
//! ```
//!
//! What is not said is as at the start: walls and guns whole, nobody spent. Texian units not named are dead
//! (in the set-up: not yet placed). A column with no unit on the map waits off it unless it is `gone`; units
//! missing from a column on the map are dead. The first entry was in turn 1 if any column has entered.

use std::fmt::Write as _;

use crate::decision::{Decision, Who};
use crate::odds;
use crate::rules::{attack, command, setup};
use crate::state::{Attack, Step, Told};
use crate::{Area, Assault, Battalion, Column, Columns, Force, Gun, Post, Side, State, Unit, Wall};

/// The steps by name; rolls and fights name their details on other lines.
const STEPS: [(&str, Step); 18] = [
    ("set-up", Step::SetUp),
    ("marches", Step::March),
    ("obliques", Step::Oblique),
    ("entry", Step::Enter),
    ("spiking", Step::Spike),
    ("Texian attacks", Step::Attack(Side::Texian)),
    ("Mexican attacks", Step::Attack(Side::Mexican)),
    ("Texian join", Step::Join(Side::Texian)),
    ("Mexican join", Step::Join(Side::Mexican)),
    ("Texian roll", Step::AttackRoll(Side::Texian)),
    ("Mexican roll", Step::AttackRoll(Side::Mexican)),
    ("Texian hits", Step::Hit(Side::Texian)),
    ("Mexican hits", Step::Hit(Side::Mexican)),
    ("casualty", Step::Lose),
    ("Texian advance", Step::Advance(Side::Texian)),
    ("Mexican advance", Step::Advance(Side::Mexican)),
    ("Texian moves", Step::Move),
    ("Texian victory", Step::Over(Side::Texian)),
];
const MEXICAN_VICTORY: &str = "Mexican victory";
const COMMAND_ROLL: &str = "command roll";

pub(crate) fn write(state: &State) -> String {
    let mut out = format!("turn {}, {}\n", state.turn, step_name(state.step));
    if state.rules != Assault::default() {
        let _ = writeln!(out, "rules:{}", state.rules.chosen());
    }
    for area in Area::all() {
        let words = area_words(state, area);
        if !words.is_empty() {
            let _ = writeln!(out, "{area}: {}", words.join(" "));
        }
    }
    let mut line = |name: &str, items: Vec<String>, between: &str| {
        if !items.is_empty() {
            let _ = writeln!(out, "{name}: {}", items.join(between));
        }
    };
    let walls = Wall::all().filter(|&wall| state.wall(wall) != wall.printed());
    line("walls", walls.map(|wall| format!("{wall} {}", state.wall(wall))).collect(), ", ");
    let guns = Gun::all().filter(|&gun| state.works.hits(gun) > 0);
    let fate = |gun| if state.is_destroyed(gun) { "destroyed" } else { "hit" };
    line("guns", guns.map(|gun| format!("{gun} {}", fate(gun))).collect(), ", ");
    let gone = Column::all().filter(|&column| !state.is_waiting(column) && !has_units(state, column));
    line("gone", gone.map(|column| column.to_string()).collect(), " ");
    let used = [("river", state.river_used), ("cazadores", state.cazadores_used)];
    line("used", used.iter().filter(|(_, is)| *is).map(|(name, _)| (*name).to_owned()).collect(), ", ");
    if state.first_entry != usual_first_entry(state) {
        line("first entry", vec![state.first_entry.to_string()], "");
    }
    line("spent", spent_items(state), ", ");
    let advanced = Unit::all().filter(|unit| state.advanced.contains(*unit)).map(|unit| unit.to_string());
    line("moved", advanced.chain(stacks(state.army.told(Told::Moved))).collect(), ", ");
    line("failed", stacks(state.army.told(Told::Failed)).collect(), ", ");
    line("struck", state.struck.iter().map(|area| area.to_string()).collect(), " ");
    line("rolled", rolled_items(state), ", ");
    line("order", pending(state.step).iter().map(Decision::to_string).collect(), "");
    if state.step.attacker().is_some() {
        line("attack", vec![attack_text(&state.attack)], "");
    }
    out
}

fn step_name(step: Step) -> &'static str {
    match step {
        Step::MarchRoll(_) | Step::ObliqueRoll(_) | Step::MoveRoll(..) | Step::EmergeRoll(..) => COMMAND_ROLL,
        Step::Over(Side::Mexican) => MEXICAN_VICTORY,
        step => STEPS.iter().find(|(_, known)| *known == step).map_or("", |(name, _)| name),
    }
}

/// The decision whose command roll is due.
fn pending(step: Step) -> Option<Decision> {
    match step {
        Step::MarchRoll(order) => Some(Decision::March(order)),
        Step::ObliqueRoll(order) => Some(Decision::Oblique(order)),
        Step::MoveRoll(unit, to) => Some(Decision::Move(unit, to)),
        Step::EmergeRoll(unit, area) => Some(Decision::Emerge(unit, area)),
        _ => None,
    }
}

fn area_words(state: &State, area: Area) -> Vec<String> {
    let force = state.force(area);
    let mut words: Vec<String> = Vec::new();
    words.extend((!force.is_empty()).then(|| force.to_string()));
    words.extend(
        Unit::all().filter(|&unit| state.post(unit) == Post::Open(area)).map(|unit| unit.to_string()),
    );
    words.extend(
        Unit::all().filter(|&unit| state.post(unit) == Post::Hidden(area)).map(|unit| format!("({unit})")),
    );
    words.extend(state.marked_by(area).map(|column| {
        if force.only_column() == Some(column) { "*".to_owned() } else { format!("*{column}") }
    }));
    words
}

fn has_units(state: &State, column: Column) -> bool {
    state.army.told(Told::There).iter().any(|force| column.groups().any(|group| force.count(group) > 0))
}

fn usual_first_entry(state: &State) -> u8 {
    u8::from(Column::all().any(|column| !state.is_waiting(column)))
}

fn stacks(forces: &[Force; Area::COUNT]) -> impl Iterator<Item = String> {
    Area::all().flat_map(|area| {
        forces[area.index()].groups().map(move |(group, count)| Who::Stack(area, group, count).to_string())
    })
}

fn spent_items(state: &State) -> Vec<String> {
    let units = Unit::all().filter(|&unit| state.unit_is_spent(unit)).map(|unit| unit.to_string());
    let guns = Gun::all().filter(|&gun| state.gun_is_spent(gun)).map(|gun| gun.to_string());
    units.chain(guns).chain(stacks(state.army.told(Told::Spent))).collect()
}

fn rolled_items(state: &State) -> Vec<String> {
    let mut items = Vec::new();
    let marching = is_marching(state.step);
    for from in Area::all() {
        for kind in 0..8 {
            for to in Area::all().filter(|&to| to.is_alamo() == marching) {
                if command::has_rolled(state, from, kind, to) {
                    let name = if marching { Battalion(kind).code() } else { Column(kind).code() };
                    items.push(format!("{from}>{to} {name}"));
                }
            }
        }
    }
    items
}

fn is_marching(step: Step) -> bool {
    matches!(step, Step::March | Step::MarchRoll(_))
}

fn attack_text(attack: &Attack) -> String {
    let mut text = attack.target.to_string();
    if attack.inside {
        text += " hidden";
    }
    let units = Unit::all().filter(|&unit| attack.has_unit(unit)).map(|unit| unit.to_string());
    let guns = Gun::all().filter(|&gun| attack.has_gun(gun)).map(|gun| gun.to_string());
    let with: Vec<String> = units.chain(guns).chain(stacks(&attack.joined)).collect();
    if !with.is_empty() {
        text += &format!(" with {}", with.join(", "));
    }
    let joined: u8 = attack.joined.iter().map(|force| force.total()).sum();
    if attack.strength != joined {
        text += &format!("; strength {}", attack.strength);
    }
    for (word, said) in [("oblique", attack.oblique), ("cazadores", attack.cazadores)] {
        if said {
            text += &format!("; {word}");
        }
    }
    for (word, number) in [("roll", attack.die), ("left", attack.left)] {
        if number > 0 {
            text += &format!("; {word} {number}");
        }
    }
    for (word, said) in [("broke", attack.broke), ("felled", attack.felled)] {
        if said {
            text += &format!("; {word}");
        }
    }
    text
}

/// Reads a position; if it cannot stand, says every fault found.
pub(crate) fn read(text: &str) -> Result<State, Vec<String>> {
    let mut state = setup::start(Assault::default());
    state.waiting = Columns::NONE;
    let mut reader = Reader { first_entry: None, gone: Columns::NONE, order: None, rolled: Vec::new() };
    let mut faults = Vec::new();
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let mut lines = lines.filter(|line| !line.is_empty());
    match lines.next().ok_or_else(|| "the position is empty".to_owned()).and_then(read_first_line) {
        Ok((turn, step)) => (state.turn, state.step) = (turn, step),
        Err(fault) => faults.push(fault),
    }
    let (mut attack_line, mut said) = (None, Vec::new());
    for line in lines {
        let read = match line.split_once(':') {
            Some((name, _)) if said.contains(&name) => Err(format!("{name} is said twice")),
            Some(("attack", rest)) => {
                attack_line = Some(rest);
                Ok(())
            }
            Some((name, rest)) => reader.line(&mut state, name, rest.trim()),
            None => Err("no colon".to_owned()),
        };
        said.extend(line.split_once(':').map(|(name, _)| name));
        faults.extend(read.err().map(|fault| format!("{line:?}: {fault}")));
    }
    reader.finish(&mut state, attack_line).unwrap_or_else(|fault| faults.push(fault));
    if faults.is_empty() {
        faults = state.faults();
    }
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

fn read_first_line(line: &str) -> Result<(u8, Step), String> {
    let wrong = || format!("{line:?}: begin with `turn 3, Mexican attacks` or the like");
    let (turn, step) = line.strip_prefix("turn ").and_then(|rest| rest.split_once(',')).ok_or_else(wrong)?;
    let step = match step.trim() {
        MEXICAN_VICTORY => Step::Over(Side::Mexican),
        // Said by the order; until it is read, any roll will do.
        COMMAND_ROLL => Step::EmergeRoll(Unit(0), Area(0)),
        name => STEPS.iter().find(|(known, _)| *known == name).map(|(_, step)| *step).ok_or_else(wrong)?,
    };
    Ok((turn.trim().parse().map_err(|_| wrong())?, step))
}

/// What is known only when all lines have been read.
struct Reader {
    first_entry: Option<u8>,
    gone: Columns,
    order: Option<Decision>,
    /// From where, which battalion or column, where to.
    rolled: Vec<(Area, u8, Area)>,
}

impl Reader {
    fn line(&mut self, state: &mut State, name: &str, rest: &str) -> Result<(), String> {
        let items = || rest.split(',').map(str::trim);
        match name {
            "walls" => items().try_for_each(|item| read_wall(state, item)),
            "guns" => items().try_for_each(|item| read_gun(state, item)),
            "gone" => rest.split_whitespace().try_for_each(|word| {
                self.gone.insert(word.parse()?);
                Ok(())
            }),
            "used" => items().try_for_each(|item| {
                match item {
                    "river" => state.river_used = true,
                    "cazadores" => state.cazadores_used = true,
                    _ => return Err(format!("{item:?} is not used up (`river`, `cazadores`)")),
                }
                Ok(())
            }),
            "first entry" => {
                self.first_entry = Some(rest.parse().map_err(|_| "not a turn".to_owned())?);
                Ok(())
            }
            "spent" => items().try_for_each(|item| {
                match item.parse()? {
                    Who::Unit(unit) => state.spent_units.insert(unit),
                    Who::Gun(gun) => state.spent_guns.insert(gun),
                    Who::Stack(area, group, count) => {
                        tell(state, Told::Spent, area, Force::of(group, count))?;
                    }
                }
                Ok(())
            }),
            "rules" => {
                state.rules = format!("assault {rest}").parse()?;
                Ok(())
            }
            "moved" => items().try_for_each(|item| match item.parse()? {
                Who::Unit(unit) => {
                    state.advanced.insert(unit);
                    Ok(())
                }
                Who::Stack(area, group, count) => tell(state, Told::Moved, area, Force::of(group, count)),
                Who::Gun(gun) => Err(format!("{gun} does not move")),
            }),
            "failed" => items().try_for_each(|item| match item.parse()? {
                Who::Stack(area, group, count) => tell(state, Told::Failed, area, Force::of(group, count)),
                other => Err(format!("{other} is no Mexican unit")),
            }),
            "struck" => rest.split_whitespace().try_for_each(|word| {
                state.struck = state.struck.with(word.parse()?);
                Ok(())
            }),
            "rolled" => items().try_for_each(|item| {
                let rolled = read_rolled(item)?;
                self.rolled.push(rolled);
                Ok(())
            }),
            "order" => {
                self.order = Some(rest.parse()?);
                Ok(())
            }
            area => read_area(state, area.parse()?, rest),
        }
    }

    fn finish(self, state: &mut State, attack: Option<&str>) -> Result<(), String> {
        for column in Column::all() {
            if !has_units(state, column) && !self.gone.contains(column) {
                state.waiting.insert(column);
            }
        }
        state.first_entry = self.first_entry.unwrap_or_else(|| usual_first_entry(state));
        if state.step != Step::SetUp {
            let aside = state.garrison.at(Post::Aside);
            aside.iter().for_each(|unit| state.garrison.put(unit, Post::Dead));
        }
        match (step_name(state.step) == COMMAND_ROLL, self.order) {
            (false, None) => {}
            (true, Some(Decision::March(order))) => state.step = Step::MarchRoll(order),
            (true, Some(Decision::Oblique(order))) => state.step = Step::ObliqueRoll(order),
            (true, Some(Decision::Move(unit, to))) => state.step = Step::MoveRoll(unit, to),
            (true, Some(Decision::Emerge(unit, area))) => state.step = Step::EmergeRoll(unit, area),
            _ => return Err("an order stands with a command roll, and only there".to_owned()),
        }
        for (from, kind, to) in self.rolled {
            if to.is_alamo() != is_marching(state.step) || !from.adjacent().contains(to) {
                return Err("marches lead into the Alamo, and obliques round it, one area far".to_owned());
            }
            command::note_roll(state, from, kind, to);
        }
        match (state.step.attacker(), attack) {
            (Some(side), Some(text)) => read_attack(state, side, text.trim()),
            (None, None) => Ok(()),
            _ => Err("an attack is described while one is under way, and only then".to_owned()),
        }
    }
}

/// There are no more units of a group in one place than the group has.
fn fits(force: Force, more: Force) -> Result<(), String> {
    if more.groups().any(|(group, count)| force.count(group) + count > group.strength()) {
        return Err(format!("too many units: {more}"));
    }
    Ok(())
}

fn tell(state: &mut State, told: Told, area: Area, more: Force) -> Result<(), String> {
    fits(state.army.told(told)[area.index()], more)?;
    state.army.tell(told, area, more);
    Ok(())
}

fn read_area(state: &mut State, area: Area, words: &str) -> Result<(), String> {
    let mut mark = None;
    for word in words.split_whitespace() {
        let hidden = word.strip_prefix('(').and_then(|word| word.strip_suffix(')'));
        if let Some(column) = word.strip_prefix('*') {
            mark = Some(column);
        } else if let Ok(unit) = hidden.unwrap_or(word).parse::<Unit>() {
            if state.post(unit) != Post::Aside {
                return Err(format!("{unit} stands in two places"));
            }
            state.garrison.put(unit, if hidden.is_some() { Post::Hidden(area) } else { Post::Open(area) });
        } else {
            tell(state, Told::There, area, word.parse()?)?;
        }
    }
    match mark {
        None => {}
        Some("") if state.force(area).only_column().is_none() => {
            return Err("say whose mark it is: `*I`".to_owned());
        }
        Some("") => state.mark(area, state.force(area)),
        Some(column) => state.mark(area, column.parse::<Column>()?.force()),
    }
    Ok(())
}

fn read_wall(state: &mut State, item: &str) -> Result<(), String> {
    let (wall, left) = item.split_once(' ').ok_or("write `w_north 1`")?;
    let wall: Wall = wall.parse()?;
    state.works.put_wall(wall, left.parse().map_err(|_| "not a strength")?);
    Ok(())
}

fn read_gun(state: &mut State, item: &str) -> Result<(), String> {
    let (gun, fate) = item.split_once(' ').ok_or("write `gun4 destroyed`")?;
    let gun: Gun = gun.parse()?;
    let hits = match fate {
        "destroyed" => gun.hits_to_destroy(),
        "hit" if gun.hits_to_destroy() > 1 => 1,
        _ => return Err(format!("{gun} is `destroyed`, or the chapel's `hit`")),
    };
    state.works.put_gun(gun, hits);
    Ok(())
}

fn read_rolled(item: &str) -> Result<(Area, u8, Area), String> {
    let wrong = "write `NF>N Aldama` or `NF>UD I`";
    let (way, name) = item.split_once(' ').ok_or(wrong)?;
    let (from, to) = way.split_once('>').ok_or(wrong)?;
    let (from, to): (Area, Area) = (from.parse()?, to.parse()?);
    let kind = if to.is_alamo() { name.parse::<Battalion>()?.0 } else { name.parse::<Column>()?.0 };
    Ok((from, kind, to))
}

fn read_attack(state: &mut State, side: Side, text: &str) -> Result<(), String> {
    let mut parts = text.split(';').map(str::trim);
    let head = parts.next().unwrap_or_default();
    let (target, with) = head.split_once(" with ").unwrap_or((head, ""));
    let mut read = Attack { inside: target.ends_with(" hidden"), ..Attack::NONE };
    read.target = target.strip_suffix(" hidden").unwrap_or(target).parse()?;
    for item in with.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        match item.parse()? {
            Who::Unit(unit) => read.units.insert(unit),
            Who::Gun(gun) => read.guns.insert(gun),
            Who::Stack(area, group, count) => {
                fits(read.joined[area.index()], Force::of(group, count))?;
                read.join(area, Force::of(group, count));
                read.strength += count;
            }
        }
    }
    for part in parts {
        let number = |text: &str| text.parse::<u8>().map_err(|_| format!("not a number: {text:?}"));
        match part.split_once(' ').unwrap_or((part, "")) {
            ("oblique", "") => read.oblique = true,
            ("cazadores", "") => read.cazadores = true,
            ("broke", "") => read.broke = true,
            ("felled", "") => read.felled = true,
            ("strength", text) => read.strength = number(text)?,
            ("roll", text) => read.die = number(text)?,
            ("left", text) => read.left = number(text)?,
            _ => return Err(format!("{part:?} says nothing about an attack")),
        }
    }
    state.attack = read;
    state.struck = state.struck.with(read.target);
    if !matches!(state.step, Step::Join(_)) {
        spend(state, &read);
    }
    if read.die > 6 {
        return Err("a die shows at most 6".to_owned());
    }
    if read.die > 0 {
        state.attack.scored = odds::hits(side, read.die, attack::modifier(state, side));
    }
    Ok(())
}

/// Those who have attacked are spent by that, whether it is said or not.
fn spend(state: &mut State, attack: &Attack) {
    state.spent_units = state.spent_units.or(attack.units);
    state.spent_guns = state.spent_guns.or(attack.guns);
    for area in attack.from.iter() {
        for (group, count) in attack.joined[area.index()].groups() {
            let spent = state.army.told(Told::Spent)[area.index()].count(group);
            state.army.tell(Told::Spent, area, Force::of(group, count.saturating_sub(spent)));
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Game as _;

    use crate::State;

    #[test]
    fn a_position_reads_back() {
        let text = "turn 3, Mexican hits\n\
                    NW: Travis\n\
                    N: Baker Blazeby (White)\n\
                    NF: Ald5 SL1:2\n\
                    UD: Mat2 *\n\
                    walls: w_north 1\n\
                    guns: gun6 hit\n\
                    used: river\n\
                    spent: NF Ald5, NF SL1:1\n\
                    struck: N\n\
                    attack: N with NF Ald5, NF SL1:1; roll 6; left 2\n";
        let faults = State::from_pos(text).unwrap_err();
        assert_eq!(faults, ["N: 1 in buildings, limit 0"]);
        let text = text.replace(" (White)", "").replace("NW: Travis", "NW: Travis (White)");
        assert_eq!(State::from_pos(&text).unwrap().pos(), text);
    }

    #[test]
    fn options_are_said_with_one_blank_each() {
        let state = State::start("assault advance=extra rolls=group".parse().unwrap());
        assert_eq!(state.pos().lines().nth(1), Some("rules: advance=extra rolls=group"));
    }

    #[test]
    fn every_fault_is_told() {
        let faults = State::from_pos("turn x\nNF: Ald9\nQQ: Travis\nwalls: w_north\n").unwrap_err();
        assert_eq!(faults.len(), 4, "{faults:?}");
    }
}
