//! `games/texas-glory/src/data.rs` from the tables in `games/texas-glory/data`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::table::{Table, variant};

/// The generated source, complete. Fails when a row contradicts another or names an unknown source.
pub fn generate(root: &Path) -> Result<String> {
    let tables = Tables::read(root)?;
    tables.check()?;
    let mut out = String::from(
        "//! The map, the blocks, the cards and the set-up.\n//!\n//! @generated from `data/*.csv` by `cargo xtask gen`. Do not edit.\n\n\
         use crate::block::{Arm, Block, BlockData, Brigade, Side};\nuse crate::card::{CardData, Event};\nuse crate::map::{Colour, Hexside, Place, PlaceData, Walls};\n\n",
    );
    tables.places(&mut out)?;
    tables.hexsides(&mut out)?;
    tables.sea(&mut out)?;
    tables.blocks(&mut out)?;
    tables.cards(&mut out)?;
    tables.setup(&mut out)?;
    Ok(out)
}

type Row = BTreeMap<String, String>;

struct Tables {
    hexes: Vec<Row>,
    sites: Vec<Row>,
    boxes: Vec<Row>,
    links: Vec<Row>,
    hexsides: Vec<Row>,
    sea: Vec<Row>,
    blocks: Vec<Row>,
    cards: Vec<Row>,
    setup: Vec<Row>,
    sources: BTreeSet<String>,
}

fn read(root: &Path, name: &str) -> Result<Vec<Row>> {
    let table = Table::read(root, "texas-glory", name)?;
    Ok(table.rows.iter().map(|row| table.named(row)).collect())
}

impl Tables {
    fn read(root: &Path) -> Result<Tables> {
        let path = root.join("games/texas-glory/data/sources.toml");
        let sources = std::fs::read_to_string(&path)
            .with_context(|| path.display().to_string())?
            .lines()
            .filter_map(|line| Some(line.strip_prefix('[')?.strip_suffix(']')?.to_owned()))
            .collect();
        Ok(Tables {
            hexes: read(root, "hexes.csv")?,
            sites: read(root, "sites.csv")?,
            boxes: read(root, "boxes.csv")?,
            links: read(root, "links.csv")?,
            hexsides: read(root, "hexsides.csv")?,
            sea: read(root, "sea.csv")?,
            blocks: read(root, "blocks.csv")?,
            cards: read(root, "cards.csv")?,
            setup: read(root, "setup.csv")?,
            sources,
        })
    }

    fn check(&self) -> Result<()> {
        let all = [
            &self.hexes,
            &self.sites,
            &self.boxes,
            &self.links,
            &self.hexsides,
            &self.sea,
            &self.blocks,
            &self.cards,
            &self.setup,
        ];
        for row in all.into_iter().flatten() {
            ensure!(self.sources.contains(&row["src"]), "unknown source in {row:?}");
        }
        let stars = |colour| {
            self.sites
                .iter()
                .chain(&self.boxes)
                .filter(|row| row["colour"] == colour && yes(row, "victory"))
                .count()
        };
        ensure!((stars("green"), stars("blue")) == (7, 11), "7 green and 11 blue Victory Towns");
        ensure!(self.blocks.len() == 57 && self.cards.len() == 25, "57 blocks and 25 cards");
        Ok(())
    }

    /// Hexes in the order of their codes, then the boxes: the number of a place.
    fn place(&self, code: &str) -> Result<usize> {
        let hex = self.hexes.iter().position(|row| row["hex"] == code);
        let boxed = || self.boxes.iter().position(|row| row["box"] == code).map(|at| at + self.hexes.len());
        hex.or_else(boxed).with_context(|| format!("no such place: {code}"))
    }

    fn block(&self, id: &str) -> Result<usize> {
        self.blocks.iter().position(|row| row["id"] == id).with_context(|| format!("no such block: {id}"))
    }

    fn places(&self, out: &mut String) -> Result<()> {
        let count = self.hexes.len() + self.boxes.len();
        writeln!(
            out,
            "pub(crate) const PLACES: usize = {count};\n/// How many places are hexes; the boxes follow.\npub(crate) const HEXES: usize = {};\n",
            self.hexes.len()
        )?;
        writeln!(out, "#[rustfmt::skip]\npub(crate) static PLACE: [PlaceData; PLACES] = [")?;
        for row in &self.hexes {
            let sites: Vec<&Row> = self.sites.iter().filter(|site| site["hex"] == row["hex"]).collect();
            let supply = |kind: &str| match kind {
                "city" => 4,
                "town" => 3,
                "fort" => 2,
                "camp" => 1,
                _ => 0,
            };
            let walls = sites.iter().find(|site| matches!(site["kind"].as_str(), "city" | "fort"));
            let all: u8 = 2 + sites.iter().map(|site| supply(&site["kind"])).sum::<u8>();
            let outside = all - walls.map_or(0, |site| supply(&site["kind"]));
            let town = sites.iter().find(|site| matches!(site["colour"].as_str(), "green" | "blue"));
            let any = |key: &str| sites.iter().any(|site| yes(site, key));
            place(
                out,
                &row["hex"],
                &row["name"],
                &format!("Some(({}, {}))", row["q"], row["r"]),
                all,
                outside,
                town.map(|site| site["colour"].as_str()),
                walls.map(|site| site["kind"].as_str()),
                [
                    any("victory"),
                    any("port"),
                    sites.iter().any(|site| site["kind"] == "village"),
                    yes(row, "forest"),
                ],
            )?;
        }
        for row in &self.boxes {
            let city = row["kind"] == "city";
            place(
                out,
                &row["box"],
                &row["name"],
                "None",
                row["supply"].parse()?,
                if city { 2 } else { 8 },
                city.then_some("green"),
                city.then_some("city"),
                [yes(row, "victory"), yes(row, "port"), false, false],
            )?;
        }
        writeln!(out, "];\n")?;
        writeln!(out, "/// Places that the rules name.\npub mod places {{\n    use super::Place;")?;
        let named = [
            ("ALAMO", "0308"),
            ("SAN_AUGUSTINE", "1601"),
            ("PRG", "PRG"),
            ("LAREDO", "LAR"),
            ("MATAMOROS", "MAT"),
            ("FORT_JESSUP", "JES"),
            ("NEW_ORLEANS", "NOL"),
        ];
        for (name, code) in named {
            writeln!(out, "    pub const {name}: Place = Place({});", self.place(code)?)?;
        }
        writeln!(out, "}}\n")?;
        Ok(())
    }

    fn hexsides(&self, out: &mut String) -> Result<()> {
        let mut sides: Vec<Vec<(usize, String)>> = vec![Vec::new(); self.hexes.len() + self.boxes.len()];
        for row in &self.hexsides {
            if row["move"].is_empty() {
                continue;
            }
            let (a, b) = (self.place(&row["a"])?, self.place(&row["b"])?);
            for (from, to) in [(a, b), (b, a)] {
                sides[from].push((to, hexside(to, &row["move"], &row["attack"], yes(row, "retreat1"))));
            }
        }
        for row in &self.links {
            let (boxed, hex) = (self.place(&row["box"])?, self.place(&row["hex"])?);
            let road = row["crossing"].is_empty();
            sides[boxed].push((hex, hexside(hex, &row["leave"], &row["attack"], road)));
            sides[hex].push((boxed, hexside(boxed, &row["enter"], &row["attack_in"], road)));
        }
        writeln!(
            out,
            "/// The passable hexsides of every place. A limit of 255 is none.\n#[rustfmt::skip]\npub(crate) static HEXSIDES: [&[Hexside]; PLACES] = ["
        )?;
        for mut side in sides {
            side.sort();
            let list: Vec<String> = side.into_iter().map(|(_, text)| text).collect();
            writeln!(out, "    &[{}],", list.join(", "))?;
        }
        writeln!(out, "];\n")?;
        Ok(())
    }

    fn sea(&self, out: &mut String) -> Result<()> {
        writeln!(
            out,
            "/// [5.82-a] Hexes by sea between two ports; other pairs are out of reach of a Sea Attack.\n#[rustfmt::skip]\npub(crate) static SEA: [(Place, Place, u8); {}] = [",
            self.sea.len()
        )?;
        for row in &self.sea {
            writeln!(
                out,
                "    (Place({}), Place({}), {}),",
                self.place(&row["a"])?,
                self.place(&row["b"])?,
                row["distance"]
            )?;
        }
        writeln!(out, "];\n")?;
        Ok(())
    }

    fn blocks(&self, out: &mut String) -> Result<()> {
        writeln!(
            out,
            "pub(crate) const BLOCKS: usize = {};\n\n#[rustfmt::skip]\npub(crate) static BLOCK: [BlockData; BLOCKS] = [",
            self.blocks.len()
        )?;
        for row in &self.blocks {
            let (side, arm) = (variant(&row["side"]), variant(&row["type"]));
            let brigade = match row["brigade"].as_str() {
                "" => "None",
                "T" => "Travis",
                "F" => "Fannin",
                "US" => "UnitedStates",
                "V" => "Vanguard",
                "1" => "First",
                "2" => "Second",
                "U" => "Urrea",
                other => bail!("no such brigade: {other}"),
            };
            let mut rating = row["rating"].chars();
            let (letter, number) = (rating.next().context("a rating")?, rating.next().context("a rating")?);
            writeln!(
                out,
                "    BlockData {{ id: {:?}, side: Side::{side}, arm: Arm::{arm}, steps: {}, letter: {}, hits_on: {number}, moves: {}, brigade: Brigade::{brigade}, red: {} }},",
                row["id"],
                row["steps"],
                letter as u8 - b'A',
                row["move"],
                yes(row, "red")
            )?;
        }
        writeln!(out, "];\n\n/// Every block by its short name.\npub mod blocks {{\n    use super::Block;")?;
        for (at, row) in self.blocks.iter().enumerate() {
            writeln!(
                out,
                "    pub const {}: Block = Block({at}); // {}",
                row["id"].to_uppercase(),
                row["name"]
            )?;
        }
        writeln!(out, "}}\n")?;
        Ok(())
    }

    fn cards(&self, out: &mut String) -> Result<()> {
        writeln!(
            out,
            "pub(crate) const CARDS: usize = {};\n\n#[rustfmt::skip]\npub(crate) static CARD: [CardData; CARDS] = [",
            self.cards.len()
        )?;
        for row in &self.cards {
            let event = match row["event"].as_str() {
                "" => "None".to_owned(),
                code => format!("Some(Event::{})", variant(code)),
            };
            writeln!(
                out,
                "    CardData {{ cp: {}, event: {event}, burn: {} }},",
                row["cp"],
                yes(row, "burn")
            )?;
        }
        writeln!(out, "];\n")?;
        Ok(())
    }

    fn setup(&self, out: &mut String) -> Result<()> {
        self.setup_of("1836", "[1836-f] [1836-h]", "[1836-i]", out)?;
        writeln!(out)?;
        let later: Vec<&Row> = self.setup.iter().filter(|row| !row["turn"].is_empty()).collect();
        writeln!(
            out,
            "/// [1836-f] Who comes later, and on which turn he may first move.\npub(crate) static LATER_1836: [(Block, u8); {}] = [",
            later.len()
        )?;
        for row in later {
            writeln!(out, "    (Block({}), {}),", self.block(&row["block"])?, row["turn"])?;
        }
        writeln!(out, "];\n")?;
        self.setup_of("1835", "[1835-e] [1835-i]", "[1835-i]", out)
    }

    /// Who stands on the map of one year, and who lies in its Draw Pool.
    fn setup_of(&self, year: &str, map_clauses: &str, pool_clause: &str, out: &mut String) -> Result<()> {
        let rows = || self.setup.iter().filter(|row| row["scenario"] == year && row["turn"].is_empty());
        let on_map: Vec<&Row> = rows().filter(|row| row["place"] != "pool").collect();
        writeln!(
            out,
            "/// {map_clauses} Who stands where when the year opens.\n#[rustfmt::skip]\npub(crate) static SETUP_{year}: [(Block, Place); {}] = [",
            on_map.len()
        )?;
        for row in on_map {
            writeln!(
                out,
                "    (Block({}), Place({})),",
                self.block(&row["block"])?,
                self.place(&row["place"])?
            )?;
        }
        writeln!(out, "];\n")?;
        let pool: Vec<String> = rows()
            .filter(|row| row["place"] == "pool")
            .map(|row| Ok(format!("Block({})", self.block(&row["block"])?)))
            .collect::<Result<_>>()?;
        writeln!(
            out,
            "/// {pool_clause} The Draw Pool.\n#[rustfmt::skip]\npub(crate) static POOL_{year}: [Block; {}] = [{}];",
            pool.len(),
            pool.join(", ")
        )?;
        Ok(())
    }
}

fn yes(row: &Row, key: &str) -> bool {
    row[key] == "yes"
}

fn hexside(to: usize, cost: &str, limit: &str, road: bool) -> String {
    let limit = if limit.is_empty() { "255" } else { limit };
    format!("Hexside {{ to: Place({to}), cost: {cost}, limit: {limit}, road: {road} }}")
}

#[expect(clippy::too_many_arguments, reason = "one argument for each column of the table")]
fn place(
    out: &mut String,
    code: &str,
    name: &str,
    axial: &str,
    supply: u8,
    outside: u8,
    town: Option<&str>,
    walls: Option<&str>,
    [victory, port, village, forest]: [bool; 4],
) -> Result<()> {
    let town = match town {
        Some("green") => "Some(Colour::Green)",
        Some("blue") => "Some(Colour::Blue)",
        _ => "None",
    };
    let walls = match walls {
        Some("fort") => "Some(Walls::Fort)",
        Some("city") => "Some(Walls::City)",
        _ => "None",
    };
    writeln!(
        out,
        "    PlaceData {{ code: {code:?}, name: {name:?}, axial: {axial}, supply: {supply}, outside: {outside}, town: {town}, walls: {walls}, victory: {victory}, port: {port}, village: {village}, forest: {forest} }},"
    )?;
    Ok(())
}
