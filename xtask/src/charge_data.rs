//! Turns the tables of `games/charge/data` into `games/charge/src/data.rs`.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result};

use crate::table::{Table, listed, position};

const GAME: &str = "charge";

/// The source text of `games/charge/src/data.rs`.
pub fn generate(root: &Path) -> Result<String> {
    let areas = Table::read(root, GAME, "areas.csv")?;
    let walls = Table::read(root, GAME, "walls.csv")?;
    let area_codes = areas.column("code")?;
    let wall_ids = walls.column("id")?;
    let mut out = String::from(
        "//! The printed tables. Generated from `data/*.csv` by `cargo xtask gen`; do not edit.\n\n\
         use crate::map::{AreaData, GroupData, GunData, Kind, UnitData, WallData};\n",
    );
    write_areas(&mut out, &areas)?;
    write_borders(&mut out, &Table::read(root, GAME, "borders.csv")?, &area_codes, &wall_ids)?;
    write_walls(&mut out, &walls)?;
    write_guns(&mut out, &Table::read(root, GAME, "guns.csv")?, &area_codes)?;
    write_units(&mut out, &Table::read(root, GAME, "units.csv")?, &area_codes)?;
    write_tables(&mut out, &Table::read(root, GAME, "crt.csv")?)?;
    Ok(out)
}

fn write_areas(out: &mut String, table: &Table) -> Result<()> {
    listed(out, "", "AREAS: [AreaData", table.rows.iter(), |row| {
        let kind = table.variant(row, "kind")?;
        Ok(format!(
            "AreaData {{ code: {:?}, kind: Kind::{kind}, texian: {}, mexican: {}, building: {} }},",
            table.get(row, "code")?,
            table.number(row, "texian")?,
            table.number(row, "mexican")?,
            table.number(row, "building")?,
        ))
    })
}

fn write_borders(out: &mut String, table: &Table, areas: &[String], walls: &[String]) -> Result<()> {
    let mut kinds = [("OPEN", "open"), ("WALLED", "wall"), ("RED", "red"), ("RING", "outside")]
        .map(|(name, kind)| (name, kind, vec![0u32; areas.len()]));
    let mut between = vec![vec![u8::MAX; areas.len()]; areas.len()];
    for row in &table.rows {
        let a = position(areas, table.get(row, "a")?)?;
        let b = position(areas, table.get(row, "b")?)?;
        let kind = table.get(row, "kind")?;
        let (_, _, sets) = kinds
            .iter_mut()
            .find(|(_, known, _)| *known == kind)
            .with_context(|| format!("borders.csv: unknown kind {kind:?}"))?;
        sets[a] |= 1 << b;
        sets[b] |= 1 << a;
        if kind == "wall" {
            let wall = u8::try_from(position(walls, table.get(row, "wall")?)?)?;
            between[a][b] = wall;
            between[b][a] = wall;
        }
    }
    for (name, _, sets) in &kinds {
        writeln!(out, "\npub(crate) static {name}: [u32; {}] = [", areas.len())?;
        for (set, code) in sets.iter().zip(areas) {
            writeln!(out, "    {set:#07x}, // {code}")?;
        }
        writeln!(out, "];")?;
    }
    writeln!(out, "\n/// No wall section stands on this border.")?;
    writeln!(out, "pub(crate) const NONE: u8 = {};", u8::MAX)?;
    writeln!(out, "\n#[rustfmt::skip]")?;
    writeln!(out, "pub(crate) static BETWEEN: [[u8; {0}]; {0}] = [", areas.len())?;
    for row in &between {
        let cells: Vec<String> =
            row.iter().map(|&w| if w == u8::MAX { "NONE".to_owned() } else { w.to_string() }).collect();
        writeln!(out, "    [{}],", cells.join(", "))?;
    }
    writeln!(out, "];")?;
    Ok(())
}

fn write_walls(out: &mut String, table: &Table) -> Result<()> {
    listed(out, "", "WALLS: [WallData", table.rows.iter(), |row| {
        let (id, strength) = (table.get(row, "id")?, table.number(row, "strength")?);
        Ok(format!("WallData {{ code: {id:?}, strength: {strength} }},"))
    })
}

fn write_guns(out: &mut String, table: &Table, areas: &[String]) -> Result<()> {
    listed(out, "", "GUNS: [GunData", table.rows.iter(), |row| {
        let mut set = 0u32;
        for code in table.get(row, "areas")?.split(' ') {
            set |= 1 << position(areas, code)?;
        }
        Ok(format!(
            "GunData {{ code: \"gun{}\", strength: {}, hits: {}, areas: {set:#x} }},",
            table.number(row, "position")?,
            table.number(row, "strength")?,
            table.number(row, "hits")?,
        ))
    })
}

fn write_units(out: &mut String, table: &Table, areas: &[String]) -> Result<()> {
    let (mexican, texian): (Vec<_>, Vec<_>) = table.rows.iter().partition(|row| &row[0] == "mexican");
    let mut columns: Vec<&str> = Vec::new();
    let mut battalions: Vec<&str> = Vec::new();
    listed(out, "", "GROUPS: [GroupData", mexican.iter(), |row| {
        let column = place(&mut columns, table.get(row, "column")?);
        let battalion = place(&mut battalions, table.get(row, "kind")?);
        Ok(format!(
            "GroupData {{ code: {:?}, column: {column}, battalion: {battalion}, count: {} }},",
            table.get(row, "code")?,
            table.number(row, "count")?,
        ))
    })?;
    writeln!(out, "\npub(crate) static COLUMNS: [&str; {}] = {columns:?};", columns.len())?;
    writeln!(out, "pub(crate) static BATTALIONS: [&str; {}] =\n    {battalions:?};", battalions.len())?;
    listed(out, "", "UNITS: [UnitData", texian.iter(), |row| {
        Ok(format!(
            "UnitData {{ code: {:?}, leader: {}, history: {} }},",
            table.get(row, "code")?,
            table.get(row, "kind")? == "leader",
            position(areas, table.get(row, "history")?)?,
        ))
    })
}

/// The place of `name` among `names`, at the end if it is new.
fn place<'a>(names: &mut Vec<&'a str>, name: &'a str) -> usize {
    names.iter().position(|known| *known == name).unwrap_or_else(|| {
        names.push(name);
        names.len() - 1
    })
}

fn write_tables(out: &mut String, table: &Table) -> Result<()> {
    for (name, side) in [("TEXIAN_HITS", "texian"), ("MEXICAN_HITS", "mexican")] {
        let mut hits = [None; 11];
        for row in table.rows.iter().filter(|row| &row[0] == side) {
            let rows = table.number(row, "from")?..=table.number(row, "to")?;
            for total in rows {
                hits[usize::from(total)] = Some(table.number(row, "hits")?);
            }
        }
        let hits = hits.into_iter().collect::<Option<Vec<u16>>>();
        let hits = hits.with_context(|| format!("crt.csv: the {side} table has gaps"))?;
        writeln!(out, "\n/// Hits by total, from 0 to 10.")?;
        writeln!(out, "pub(crate) static {name}: [u8; 11] = {hits:?};")?;
    }
    Ok(())
}
