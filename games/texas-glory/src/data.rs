//! The map, the blocks, the cards and the set-up.
//!
//! @generated from `data/*.csv` by `cargo xtask gen`. Do not edit.

use crate::block::{Arm, Block, BlockData, Brigade, Side};
use crate::card::{CardData, Event};
use crate::map::{Colour, Hexside, Place, PlaceData, Walls};

pub(crate) const PLACES: usize = 154;
/// How many places are hexes; the boxes follow.
pub(crate) const HEXES: usize = 149;

#[rustfmt::skip]
pub(crate) static PLACE: [PlaceData; PLACES] = [
    PlaceData { code: "0107", name: "", axial: Some((-6, 2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0108", name: "", axial: Some((-6, 3)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0109", name: "Medina", axial: Some((-6, 4)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0110", name: "", axial: Some((-6, 5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0111", name: "", axial: Some((-6, 6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0112", name: "", axial: Some((-6, 7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0206", name: "", axial: Some((-5, 1)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0207", name: "", axial: Some((-5, 2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0208", name: "San Antonio", axial: Some((-5, 3)), supply: 6, outside: 2, town: Some(Colour::Green), walls: Some(Walls::City), victory: true, port: false, village: false, forest: false },
    PlaceData { code: "0209", name: "", axial: Some((-5, 4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0210", name: "", axial: Some((-5, 5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0211", name: "", axial: Some((-5, 6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0306", name: "", axial: Some((-4, 0)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0307", name: "", axial: Some((-4, 1)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0308", name: "Alamo", axial: Some((-4, 2)), supply: 5, outside: 3, town: Some(Colour::Green), walls: Some(Walls::Fort), victory: true, port: false, village: false, forest: false },
    PlaceData { code: "0309", name: "Casa Blanca", axial: Some((-4, 3)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0310", name: "", axial: Some((-4, 4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0311", name: "", axial: Some((-4, 5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0312", name: "", axial: Some((-4, 6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0313", name: "", axial: Some((-4, 7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0314", name: "", axial: Some((-4, 8)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0404", name: "", axial: Some((-3, -2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0405", name: "", axial: Some((-3, -1)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0406", name: "", axial: Some((-3, 0)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0407", name: "", axial: Some((-3, 1)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0408", name: "Cibolo", axial: Some((-3, 2)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0409", name: "", axial: Some((-3, 3)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0410", name: "", axial: Some((-3, 4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0411", name: "", axial: Some((-3, 5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0412", name: "San Patricio", axial: Some((-3, 6)), supply: 5, outside: 5, town: Some(Colour::Green), walls: None, victory: true, port: false, village: false, forest: false },
    PlaceData { code: "0413", name: "Agua Dulce", axial: Some((-3, 7)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0414", name: "", axial: Some((-3, 8)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0503", name: "", axial: Some((-2, -4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0504", name: "Tonkawa", axial: Some((-2, -3)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: true, forest: false },
    PlaceData { code: "0505", name: "", axial: Some((-2, -2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0506", name: "", axial: Some((-2, -1)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0507", name: "", axial: Some((-2, 0)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0508", name: "Gonzales", axial: Some((-2, 1)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: true, port: false, village: false, forest: false },
    PlaceData { code: "0509", name: "", axial: Some((-2, 2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0510", name: "", axial: Some((-2, 3)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0511", name: "Goliad", axial: Some((-2, 4)), supply: 4, outside: 2, town: Some(Colour::Green), walls: Some(Walls::Fort), victory: true, port: false, village: false, forest: false },
    PlaceData { code: "0512", name: "", axial: Some((-2, 5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0513", name: "", axial: Some((-2, 6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0514", name: "", axial: Some((-2, 7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0601", name: "Waco", axial: Some((-1, -6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: true, forest: false },
    PlaceData { code: "0602", name: "", axial: Some((-1, -5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0603", name: "", axial: Some((-1, -4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0604", name: "", axial: Some((-1, -3)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0605", name: "", axial: Some((-1, -2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0606", name: "Bastrop", axial: Some((-1, -1)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: true, port: false, village: false, forest: true },
    PlaceData { code: "0607", name: "Peach Creek", axial: Some((-1, 0)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0608", name: "", axial: Some((-1, 1)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0609", name: "", axial: Some((-1, 2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0610", name: "Coletto Creek", axial: Some((-1, 3)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0611", name: "Refugio", axial: Some((-1, 4)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0612", name: "Copano", axial: Some((-1, 5)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: true, village: false, forest: false },
    PlaceData { code: "0701", name: "", axial: Some((0, -7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0702", name: "", axial: Some((0, -6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0703", name: "Fort Milam", axial: Some((0, -5)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0704", name: "", axial: Some((0, -4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0705", name: "Monte Grande", axial: Some((0, -3)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0706", name: "", axial: Some((0, -2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0707", name: "Moore's Fort", axial: Some((0, -1)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0708", name: "Lavaca", axial: Some((0, 0)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0709", name: "Guadalupe Woods", axial: Some((0, 1)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0710", name: "Victoria", axial: Some((0, 2)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: true, port: false, village: false, forest: false },
    PlaceData { code: "0711", name: "Carlos", axial: Some((0, 3)), supply: 5, outside: 5, town: Some(Colour::Green), walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0712", name: "San Antonio Bay", axial: Some((0, 4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0801", name: "Tawakoni", axial: Some((1, -7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: true, forest: false },
    PlaceData { code: "0802", name: "Fort Parker", axial: Some((1, -6)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0803", name: "", axial: Some((1, -5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0804", name: "Tenoxtitlán", axial: Some((1, -4)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0805", name: "", axial: Some((1, -3)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0806", name: "Cummins Creek", axial: Some((1, -2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0807", name: "Columbus", axial: Some((1, -1)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0808", name: "", axial: Some((1, 0)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0809", name: "Texana", axial: Some((1, 1)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0810", name: "Linnville", axial: Some((1, 2)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: true, village: false, forest: false },
    PlaceData { code: "0811", name: "Green Lake", axial: Some((1, 3)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0901", name: "", axial: Some((2, -8)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0902", name: "", axial: Some((2, -7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0903", name: "", axial: Some((2, -6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0904", name: "", axial: Some((2, -5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "0905", name: "", axial: Some((2, -4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0906", name: "Washington", axial: Some((2, -3)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: true, port: false, village: false, forest: false },
    PlaceData { code: "0907", name: "San Bernard", axial: Some((2, -2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0908", name: "Egypt", axial: Some((2, -1)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0909", name: "", axial: Some((2, 0)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "0910", name: "Karankawa", axial: Some((2, 1)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: true, forest: false },
    PlaceData { code: "1001", name: "", axial: Some((3, -8)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1002", name: "Kichai", axial: Some((3, -7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: true, forest: true },
    PlaceData { code: "1003", name: "Trinity Crossing", axial: Some((3, -6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1004", name: "", axial: Some((3, -5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1005", name: "", axial: Some((3, -4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1006", name: "Groce's", axial: Some((3, -3)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1007", name: "San Felipe", axial: Some((3, -2)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: true, port: false, village: false, forest: false },
    PlaceData { code: "1008", name: "", axial: Some((3, -1)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1009", name: "Cayce's", axial: Some((3, 0)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1010", name: "Matagorda", axial: Some((3, 1)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: true, port: true, village: false, forest: false },
    PlaceData { code: "1101", name: "", axial: Some((4, -9)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1102", name: "", axial: Some((4, -8)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1103", name: "Robbins's", axial: Some((4, -7)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1104", name: "", axial: Some((4, -6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1105", name: "", axial: Some((4, -5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1106", name: "New Kentucky", axial: Some((4, -4)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1107", name: "Cypress", axial: Some((4, -3)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1108", name: "Fort Bend", axial: Some((4, -2)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1109", name: "Columbia", axial: Some((4, -1)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1110", name: "Brazoria", axial: Some((4, 0)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: true, port: false, village: false, forest: true },
    PlaceData { code: "1201", name: "Kickapoo", axial: Some((5, -9)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: true, forest: true },
    PlaceData { code: "1202", name: "", axial: Some((5, -8)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1203", name: "", axial: Some((5, -7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1204", name: "", axial: Some((5, -6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1205", name: "", axial: Some((5, -5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1206", name: "Spring Creek", axial: Some((5, -4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1207", name: "Harrisburg", axial: Some((5, -3)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: true, port: false, village: false, forest: false },
    PlaceData { code: "1208", name: "Chocolate Bayou", axial: Some((5, -2)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1209", name: "Velasco", axial: Some((5, -1)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: false, port: true, village: false, forest: false },
    PlaceData { code: "1301", name: "Cherokee", axial: Some((6, -10)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: true, forest: true },
    PlaceData { code: "1302", name: "", axial: Some((6, -9)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1303", name: "", axial: Some((6, -8)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1304", name: "Coushatta", axial: Some((6, -7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: true, forest: true },
    PlaceData { code: "1305", name: "", axial: Some((6, -6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1306", name: "", axial: Some((6, -5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1307", name: "Lynchburg", axial: Some((6, -4)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1308", name: "New Washington", axial: Some((6, -3)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1309", name: "Galveston", axial: Some((6, -2)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: true, port: true, village: false, forest: false },
    PlaceData { code: "1401", name: "Nacogdoches", axial: Some((7, -10)), supply: 6, outside: 2, town: Some(Colour::Blue), walls: Some(Walls::City), victory: true, port: false, village: false, forest: true },
    PlaceData { code: "1402", name: "", axial: Some((7, -9)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1403", name: "Fort Terán", axial: Some((7, -8)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1404", name: "Alabama", axial: Some((7, -7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: true, forest: true },
    PlaceData { code: "1405", name: "", axial: Some((7, -6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1406", name: "Liberty", axial: Some((7, -5)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: true, port: false, village: false, forest: false },
    PlaceData { code: "1407", name: "Anahuac", axial: Some((7, -4)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: false, port: true, village: false, forest: false },
    PlaceData { code: "1501", name: "", axial: Some((8, -11)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1502", name: "", axial: Some((8, -10)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1503", name: "", axial: Some((8, -9)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1504", name: "", axial: Some((8, -8)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1505", name: "Big Thicket", axial: Some((8, -7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1506", name: "", axial: Some((8, -6)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1507", name: "", axial: Some((8, -5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1508", name: "High Island", axial: Some((8, -4)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1601", name: "San Augustine", axial: Some((9, -11)), supply: 5, outside: 5, town: Some(Colour::Blue), walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1602", name: "", axial: Some((9, -10)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1603", name: "Bevil's", axial: Some((9, -9)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1604", name: "", axial: Some((9, -8)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1605", name: "", axial: Some((9, -7)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: true },
    PlaceData { code: "1606", name: "Beaumont", axial: Some((9, -6)), supply: 3, outside: 3, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "1607", name: "Sabine Pass", axial: Some((9, -5)), supply: 2, outside: 2, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "PRG", name: "Presidio Rio Grande", axial: None, supply: 8, outside: 2, town: Some(Colour::Green), walls: Some(Walls::City), victory: true, port: false, village: false, forest: false },
    PlaceData { code: "LAR", name: "Laredo", axial: None, supply: 8, outside: 2, town: Some(Colour::Green), walls: Some(Walls::City), victory: true, port: false, village: false, forest: false },
    PlaceData { code: "MAT", name: "Matamoros", axial: None, supply: 8, outside: 2, town: Some(Colour::Green), walls: Some(Walls::City), victory: true, port: true, village: false, forest: false },
    PlaceData { code: "JES", name: "Fort Jessup", axial: None, supply: 8, outside: 8, town: None, walls: None, victory: false, port: false, village: false, forest: false },
    PlaceData { code: "NOL", name: "New Orleans", axial: None, supply: 8, outside: 8, town: None, walls: None, victory: false, port: true, village: false, forest: false },
];

/// Places that the rules name.
pub mod places {
    use super::Place;
    pub const ALAMO: Place = Place(14);
    pub const SAN_AUGUSTINE: Place = Place(142);
    pub const PRG: Place = Place(149);
    pub const LAREDO: Place = Place(150);
    pub const MATAMOROS: Place = Place(151);
    pub const FORT_JESSUP: Place = Place(152);
    pub const NEW_ORLEANS: Place = Place(153);
}

/// The passable hexsides of every place. A limit of 255 is none.
#[rustfmt::skip]
pub(crate) static HEXSIDES: [&[Hexside]; PLACES] = [
    &[Hexside { to: Place(1), cost: 2, limit: 2, road: false }, Hexside { to: Place(7), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(0), cost: 2, limit: 2, road: false }, Hexside { to: Place(7), cost: 2, limit: 2, road: false }, Hexside { to: Place(8), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(3), cost: 2, limit: 2, road: false }, Hexside { to: Place(8), cost: 1, limit: 2, road: false }, Hexside { to: Place(9), cost: 2, limit: 2, road: false }, Hexside { to: Place(149), cost: 3, limit: 4, road: true }],
    &[Hexside { to: Place(2), cost: 2, limit: 2, road: false }, Hexside { to: Place(4), cost: 1, limit: 4, road: true }, Hexside { to: Place(9), cost: 1, limit: 4, road: true }, Hexside { to: Place(10), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(3), cost: 1, limit: 4, road: true }, Hexside { to: Place(5), cost: 2, limit: 2, road: false }, Hexside { to: Place(10), cost: 2, limit: 2, road: false }, Hexside { to: Place(11), cost: 2, limit: 2, road: false }, Hexside { to: Place(150), cost: 3, limit: 2, road: false }],
    &[Hexside { to: Place(4), cost: 2, limit: 2, road: false }, Hexside { to: Place(11), cost: 1, limit: 2, road: true }, Hexside { to: Place(150), cost: 3, limit: 2, road: false }],
    &[Hexside { to: Place(12), cost: 3, limit: 1, road: false }, Hexside { to: Place(13), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(0), cost: 2, limit: 2, road: false }, Hexside { to: Place(1), cost: 2, limit: 2, road: false }, Hexside { to: Place(8), cost: 2, limit: 2, road: false }, Hexside { to: Place(14), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(1), cost: 2, limit: 2, road: false }, Hexside { to: Place(2), cost: 1, limit: 2, road: false }, Hexside { to: Place(7), cost: 2, limit: 2, road: false }, Hexside { to: Place(9), cost: 1, limit: 2, road: false }, Hexside { to: Place(14), cost: 1, limit: 2, road: false }, Hexside { to: Place(15), cost: 1, limit: 2, road: false }],
    &[Hexside { to: Place(2), cost: 2, limit: 2, road: false }, Hexside { to: Place(3), cost: 1, limit: 4, road: true }, Hexside { to: Place(8), cost: 1, limit: 2, road: false }, Hexside { to: Place(10), cost: 2, limit: 2, road: false }, Hexside { to: Place(16), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(3), cost: 2, limit: 2, road: false }, Hexside { to: Place(4), cost: 2, limit: 2, road: false }, Hexside { to: Place(9), cost: 2, limit: 2, road: false }, Hexside { to: Place(11), cost: 2, limit: 2, road: false }, Hexside { to: Place(16), cost: 2, limit: 2, road: false }, Hexside { to: Place(17), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(4), cost: 2, limit: 2, road: false }, Hexside { to: Place(5), cost: 1, limit: 2, road: true }, Hexside { to: Place(10), cost: 2, limit: 2, road: false }, Hexside { to: Place(17), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(6), cost: 3, limit: 1, road: false }, Hexside { to: Place(13), cost: 2, limit: 2, road: false }, Hexside { to: Place(22), cost: 3, limit: 1, road: false }, Hexside { to: Place(23), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(6), cost: 2, limit: 2, road: false }, Hexside { to: Place(12), cost: 2, limit: 2, road: false }, Hexside { to: Place(23), cost: 2, limit: 2, road: false }, Hexside { to: Place(24), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(7), cost: 2, limit: 2, road: false }, Hexside { to: Place(8), cost: 1, limit: 2, road: false }, Hexside { to: Place(15), cost: 1, limit: 4, road: true }, Hexside { to: Place(24), cost: 1, limit: 2, road: false }, Hexside { to: Place(25), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(8), cost: 1, limit: 2, road: false }, Hexside { to: Place(14), cost: 1, limit: 4, road: true }, Hexside { to: Place(25), cost: 2, limit: 2, road: false }, Hexside { to: Place(26), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(9), cost: 2, limit: 2, road: false }, Hexside { to: Place(10), cost: 2, limit: 2, road: false }, Hexside { to: Place(17), cost: 1, limit: 2, road: true }, Hexside { to: Place(26), cost: 1, limit: 2, road: false }, Hexside { to: Place(27), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(10), cost: 2, limit: 2, road: false }, Hexside { to: Place(11), cost: 1, limit: 2, road: true }, Hexside { to: Place(16), cost: 1, limit: 2, road: true }, Hexside { to: Place(27), cost: 2, limit: 2, road: false }, Hexside { to: Place(28), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(19), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(18), cost: 2, limit: 2, road: false }, Hexside { to: Place(20), cost: 2, limit: 2, road: false }, Hexside { to: Place(30), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(19), cost: 2, limit: 2, road: false }, Hexside { to: Place(30), cost: 2, limit: 2, road: false }, Hexside { to: Place(31), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(33), cost: 2, limit: 2, road: false }, Hexside { to: Place(34), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(12), cost: 3, limit: 1, road: false }, Hexside { to: Place(23), cost: 2, limit: 2, road: false }, Hexside { to: Place(35), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(12), cost: 2, limit: 2, road: false }, Hexside { to: Place(13), cost: 2, limit: 2, road: false }, Hexside { to: Place(22), cost: 2, limit: 2, road: false }, Hexside { to: Place(24), cost: 2, limit: 2, road: false }, Hexside { to: Place(35), cost: 2, limit: 2, road: false }, Hexside { to: Place(36), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(13), cost: 2, limit: 2, road: false }, Hexside { to: Place(14), cost: 1, limit: 2, road: false }, Hexside { to: Place(23), cost: 2, limit: 2, road: false }, Hexside { to: Place(36), cost: 1, limit: 2, road: false }],
    &[Hexside { to: Place(14), cost: 1, limit: 4, road: true }, Hexside { to: Place(15), cost: 2, limit: 2, road: false }, Hexside { to: Place(26), cost: 2, limit: 2, road: false }, Hexside { to: Place(37), cost: 2, limit: 1, road: false }, Hexside { to: Place(38), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(15), cost: 1, limit: 4, road: true }, Hexside { to: Place(16), cost: 1, limit: 2, road: false }, Hexside { to: Place(25), cost: 2, limit: 2, road: false }, Hexside { to: Place(38), cost: 2, limit: 2, road: false }, Hexside { to: Place(39), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(16), cost: 2, limit: 2, road: false }, Hexside { to: Place(17), cost: 2, limit: 2, road: false }, Hexside { to: Place(28), cost: 2, limit: 2, road: false }, Hexside { to: Place(40), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(17), cost: 1, limit: 2, road: true }, Hexside { to: Place(27), cost: 2, limit: 2, road: false }, Hexside { to: Place(29), cost: 1, limit: 4, road: true }, Hexside { to: Place(40), cost: 1, limit: 4, road: true }, Hexside { to: Place(41), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(28), cost: 1, limit: 4, road: true }, Hexside { to: Place(30), cost: 1, limit: 2, road: false }, Hexside { to: Place(41), cost: 1, limit: 2, road: true }, Hexside { to: Place(42), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(19), cost: 2, limit: 2, road: false }, Hexside { to: Place(20), cost: 2, limit: 2, road: false }, Hexside { to: Place(29), cost: 1, limit: 2, road: false }, Hexside { to: Place(31), cost: 1, limit: 4, road: true }, Hexside { to: Place(43), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(20), cost: 2, limit: 2, road: false }, Hexside { to: Place(30), cost: 1, limit: 4, road: true }, Hexside { to: Place(43), cost: 2, limit: 2, road: false }, Hexside { to: Place(151), cost: 3, limit: 4, road: true }],
    &[Hexside { to: Place(33), cost: 2, limit: 2, road: false }, Hexside { to: Place(45), cost: 2, limit: 2, road: false }, Hexside { to: Place(46), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(21), cost: 2, limit: 2, road: false }, Hexside { to: Place(32), cost: 2, limit: 2, road: false }, Hexside { to: Place(34), cost: 2, limit: 2, road: false }, Hexside { to: Place(46), cost: 2, limit: 2, road: false }, Hexside { to: Place(47), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(21), cost: 2, limit: 2, road: false }, Hexside { to: Place(33), cost: 2, limit: 2, road: false }, Hexside { to: Place(47), cost: 2, limit: 2, road: false }, Hexside { to: Place(48), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(22), cost: 2, limit: 2, road: false }, Hexside { to: Place(23), cost: 2, limit: 2, road: false }, Hexside { to: Place(36), cost: 2, limit: 2, road: false }, Hexside { to: Place(48), cost: 1, limit: 2, road: false }],
    &[Hexside { to: Place(23), cost: 2, limit: 2, road: false }, Hexside { to: Place(24), cost: 1, limit: 2, road: false }, Hexside { to: Place(35), cost: 2, limit: 2, road: false }, Hexside { to: Place(37), cost: 1, limit: 2, road: true }, Hexside { to: Place(49), cost: 1, limit: 2, road: false }, Hexside { to: Place(50), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(25), cost: 2, limit: 1, road: false }, Hexside { to: Place(36), cost: 1, limit: 2, road: true }, Hexside { to: Place(50), cost: 1, limit: 4, road: true }, Hexside { to: Place(51), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(25), cost: 2, limit: 2, road: false }, Hexside { to: Place(26), cost: 2, limit: 2, road: false }, Hexside { to: Place(39), cost: 2, limit: 2, road: false }, Hexside { to: Place(52), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(26), cost: 1, limit: 4, road: true }, Hexside { to: Place(38), cost: 2, limit: 2, road: false }, Hexside { to: Place(40), cost: 1, limit: 2, road: false }, Hexside { to: Place(52), cost: 1, limit: 4, road: true }, Hexside { to: Place(53), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(27), cost: 2, limit: 2, road: false }, Hexside { to: Place(28), cost: 1, limit: 4, road: true }, Hexside { to: Place(39), cost: 1, limit: 2, road: false }, Hexside { to: Place(41), cost: 2, limit: 2, road: false }, Hexside { to: Place(53), cost: 1, limit: 2, road: false }, Hexside { to: Place(54), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(28), cost: 2, limit: 2, road: false }, Hexside { to: Place(29), cost: 1, limit: 2, road: true }, Hexside { to: Place(40), cost: 2, limit: 2, road: false }, Hexside { to: Place(42), cost: 2, limit: 2, road: false }, Hexside { to: Place(54), cost: 1, limit: 2, road: true }, Hexside { to: Place(55), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(29), cost: 2, limit: 2, road: false }, Hexside { to: Place(41), cost: 2, limit: 2, road: false }, Hexside { to: Place(55), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(30), cost: 2, limit: 2, road: false }, Hexside { to: Place(31), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(45), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(32), cost: 2, limit: 2, road: false }, Hexside { to: Place(44), cost: 1, limit: 2, road: true }, Hexside { to: Place(46), cost: 2, limit: 2, road: false }, Hexside { to: Place(58), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(32), cost: 2, limit: 2, road: false }, Hexside { to: Place(33), cost: 2, limit: 2, road: false }, Hexside { to: Place(45), cost: 2, limit: 2, road: false }, Hexside { to: Place(47), cost: 2, limit: 2, road: false }, Hexside { to: Place(58), cost: 2, limit: 2, road: false }, Hexside { to: Place(59), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(33), cost: 2, limit: 2, road: false }, Hexside { to: Place(34), cost: 2, limit: 2, road: false }, Hexside { to: Place(46), cost: 2, limit: 2, road: false }, Hexside { to: Place(48), cost: 2, limit: 2, road: false }, Hexside { to: Place(59), cost: 2, limit: 2, road: false }, Hexside { to: Place(60), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(34), cost: 2, limit: 2, road: false }, Hexside { to: Place(35), cost: 1, limit: 2, road: false }, Hexside { to: Place(47), cost: 2, limit: 2, road: false }, Hexside { to: Place(49), cost: 2, limit: 2, road: false }, Hexside { to: Place(60), cost: 2, limit: 2, road: false }, Hexside { to: Place(61), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(36), cost: 1, limit: 2, road: false }, Hexside { to: Place(48), cost: 2, limit: 2, road: false }, Hexside { to: Place(61), cost: 1, limit: 4, road: true }, Hexside { to: Place(62), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(36), cost: 2, limit: 2, road: false }, Hexside { to: Place(37), cost: 1, limit: 4, road: true }, Hexside { to: Place(51), cost: 3, limit: 1, road: false }, Hexside { to: Place(63), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(37), cost: 1, limit: 2, road: true }, Hexside { to: Place(50), cost: 3, limit: 1, road: false }, Hexside { to: Place(63), cost: 3, limit: 1, road: false }, Hexside { to: Place(64), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(38), cost: 2, limit: 2, road: false }, Hexside { to: Place(39), cost: 1, limit: 4, road: true }, Hexside { to: Place(53), cost: 2, limit: 2, road: false }, Hexside { to: Place(64), cost: 1, limit: 2, road: false }],
    &[Hexside { to: Place(39), cost: 2, limit: 2, road: false }, Hexside { to: Place(40), cost: 1, limit: 2, road: false }, Hexside { to: Place(52), cost: 2, limit: 2, road: false }, Hexside { to: Place(65), cost: 1, limit: 2, road: false }, Hexside { to: Place(66), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(40), cost: 1, limit: 4, road: true }, Hexside { to: Place(41), cost: 1, limit: 2, road: true }, Hexside { to: Place(55), cost: 1, limit: 4, road: true }, Hexside { to: Place(66), cost: 2, limit: 1, road: false }, Hexside { to: Place(67), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(41), cost: 2, limit: 2, road: false }, Hexside { to: Place(42), cost: 2, limit: 2, road: false }, Hexside { to: Place(54), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(57), cost: 2, limit: 2, road: false }, Hexside { to: Place(68), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(56), cost: 2, limit: 2, road: false }, Hexside { to: Place(68), cost: 2, limit: 2, road: false }, Hexside { to: Place(69), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(45), cost: 1, limit: 2, road: true }, Hexside { to: Place(46), cost: 2, limit: 2, road: false }, Hexside { to: Place(59), cost: 1, limit: 2, road: true }, Hexside { to: Place(69), cost: 1, limit: 2, road: false }],
    &[Hexside { to: Place(46), cost: 2, limit: 2, road: false }, Hexside { to: Place(47), cost: 2, limit: 2, road: false }, Hexside { to: Place(58), cost: 1, limit: 2, road: true }, Hexside { to: Place(60), cost: 2, limit: 2, road: false }, Hexside { to: Place(71), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(47), cost: 2, limit: 2, road: false }, Hexside { to: Place(48), cost: 2, limit: 2, road: false }, Hexside { to: Place(59), cost: 2, limit: 2, road: false }, Hexside { to: Place(61), cost: 1, limit: 4, road: true }, Hexside { to: Place(71), cost: 1, limit: 4, road: true }, Hexside { to: Place(72), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(48), cost: 2, limit: 2, road: false }, Hexside { to: Place(49), cost: 1, limit: 4, road: true }, Hexside { to: Place(60), cost: 1, limit: 4, road: true }, Hexside { to: Place(62), cost: 2, limit: 2, road: false }, Hexside { to: Place(72), cost: 3, limit: 1, road: false }, Hexside { to: Place(73), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(49), cost: 2, limit: 2, road: false }, Hexside { to: Place(61), cost: 2, limit: 2, road: false }, Hexside { to: Place(63), cost: 2, limit: 1, road: false }, Hexside { to: Place(73), cost: 1, limit: 4, road: true }, Hexside { to: Place(74), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(50), cost: 1, limit: 4, road: true }, Hexside { to: Place(51), cost: 3, limit: 1, road: false }, Hexside { to: Place(62), cost: 2, limit: 1, road: false }, Hexside { to: Place(64), cost: 1, limit: 4, road: true }, Hexside { to: Place(74), cost: 1, limit: 4, road: true }, Hexside { to: Place(75), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(51), cost: 1, limit: 2, road: true }, Hexside { to: Place(52), cost: 1, limit: 2, road: false }, Hexside { to: Place(63), cost: 1, limit: 4, road: true }, Hexside { to: Place(65), cost: 1, limit: 2, road: true }, Hexside { to: Place(76), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(53), cost: 1, limit: 2, road: false }, Hexside { to: Place(64), cost: 1, limit: 2, road: true }, Hexside { to: Place(76), cost: 1, limit: 7, road: true }, Hexside { to: Place(77), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(53), cost: 1, limit: 2, road: true }, Hexside { to: Place(54), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(54), cost: 2, limit: 2, road: false }, Hexside { to: Place(78), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(56), cost: 2, limit: 2, road: false }, Hexside { to: Place(57), cost: 2, limit: 2, road: false }, Hexside { to: Place(69), cost: 2, limit: 2, road: false }, Hexside { to: Place(79), cost: 2, limit: 2, road: false }, Hexside { to: Place(80), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(57), cost: 2, limit: 2, road: false }, Hexside { to: Place(58), cost: 1, limit: 2, road: false }, Hexside { to: Place(68), cost: 2, limit: 2, road: false }, Hexside { to: Place(70), cost: 2, limit: 2, road: false }, Hexside { to: Place(80), cost: 2, limit: 2, road: false }, Hexside { to: Place(81), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(69), cost: 2, limit: 2, road: false }, Hexside { to: Place(81), cost: 2, limit: 2, road: false }, Hexside { to: Place(82), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(59), cost: 1, limit: 2, road: true }, Hexside { to: Place(60), cost: 1, limit: 4, road: true }, Hexside { to: Place(72), cost: 2, limit: 2, road: false }, Hexside { to: Place(82), cost: 1, limit: 2, road: false }],
    &[Hexside { to: Place(60), cost: 3, limit: 1, road: false }, Hexside { to: Place(61), cost: 3, limit: 1, road: false }, Hexside { to: Place(71), cost: 2, limit: 2, road: false }, Hexside { to: Place(73), cost: 2, limit: 2, road: false }, Hexside { to: Place(84), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(61), cost: 1, limit: 2, road: true }, Hexside { to: Place(62), cost: 1, limit: 4, road: true }, Hexside { to: Place(72), cost: 2, limit: 2, road: false }, Hexside { to: Place(84), cost: 1, limit: 4, road: true }, Hexside { to: Place(85), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(62), cost: 2, limit: 1, road: false }, Hexside { to: Place(63), cost: 1, limit: 4, road: true }, Hexside { to: Place(75), cost: 2, limit: 2, road: false }, Hexside { to: Place(85), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(63), cost: 2, limit: 2, road: false }, Hexside { to: Place(74), cost: 2, limit: 2, road: false }, Hexside { to: Place(76), cost: 1, limit: 2, road: false }, Hexside { to: Place(86), cost: 1, limit: 2, road: false }, Hexside { to: Place(87), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(64), cost: 2, limit: 2, road: false }, Hexside { to: Place(65), cost: 1, limit: 7, road: true }, Hexside { to: Place(75), cost: 1, limit: 2, road: false }, Hexside { to: Place(77), cost: 2, limit: 2, road: false }, Hexside { to: Place(87), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(65), cost: 1, limit: 4, road: true }, Hexside { to: Place(76), cost: 2, limit: 2, road: false }, Hexside { to: Place(78), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(67), cost: 2, limit: 2, road: false }, Hexside { to: Place(77), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(68), cost: 2, limit: 2, road: false }, Hexside { to: Place(80), cost: 2, limit: 2, road: false }, Hexside { to: Place(89), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(68), cost: 2, limit: 2, road: false }, Hexside { to: Place(69), cost: 2, limit: 2, road: false }, Hexside { to: Place(79), cost: 2, limit: 2, road: false }, Hexside { to: Place(81), cost: 2, limit: 2, road: false }, Hexside { to: Place(89), cost: 2, limit: 2, road: false }, Hexside { to: Place(90), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(69), cost: 1, limit: 2, road: true }, Hexside { to: Place(70), cost: 2, limit: 2, road: false }, Hexside { to: Place(80), cost: 2, limit: 2, road: false }, Hexside { to: Place(82), cost: 2, limit: 2, road: false }, Hexside { to: Place(91), cost: 1, limit: 2, road: false }],
    &[Hexside { to: Place(70), cost: 2, limit: 2, road: false }, Hexside { to: Place(71), cost: 1, limit: 2, road: false }, Hexside { to: Place(81), cost: 2, limit: 2, road: false }, Hexside { to: Place(83), cost: 2, limit: 2, road: false }, Hexside { to: Place(91), cost: 1, limit: 2, road: false }],
    &[Hexside { to: Place(82), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(72), cost: 2, limit: 2, road: false }, Hexside { to: Place(73), cost: 1, limit: 4, road: true }, Hexside { to: Place(85), cost: 1, limit: 4, road: true }, Hexside { to: Place(93), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(73), cost: 1, limit: 2, road: true }, Hexside { to: Place(74), cost: 2, limit: 1, road: false }, Hexside { to: Place(84), cost: 1, limit: 4, road: true }, Hexside { to: Place(86), cost: 2, limit: 2, road: false }, Hexside { to: Place(94), cost: 2, limit: 1, road: false }, Hexside { to: Place(95), cost: 1, limit: 7, road: true }],
    &[Hexside { to: Place(75), cost: 1, limit: 2, road: false }, Hexside { to: Place(85), cost: 2, limit: 2, road: false }, Hexside { to: Place(95), cost: 1, limit: 4, road: true }, Hexside { to: Place(96), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(75), cost: 2, limit: 2, road: false }, Hexside { to: Place(76), cost: 2, limit: 1, road: false }, Hexside { to: Place(88), cost: 2, limit: 2, road: false }, Hexside { to: Place(97), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(87), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(79), cost: 2, limit: 2, road: false }, Hexside { to: Place(80), cost: 2, limit: 2, road: false }, Hexside { to: Place(90), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(80), cost: 2, limit: 2, road: false }, Hexside { to: Place(89), cost: 2, limit: 2, road: false }, Hexside { to: Place(91), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(81), cost: 1, limit: 2, road: false }, Hexside { to: Place(82), cost: 1, limit: 2, road: false }, Hexside { to: Place(90), cost: 3, limit: 1, road: false }, Hexside { to: Place(92), cost: 1, limit: 4, road: true }, Hexside { to: Place(101), cost: 2, limit: 1, road: false }, Hexside { to: Place(102), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(91), cost: 1, limit: 4, road: true }, Hexside { to: Place(93), cost: 1, limit: 4, road: true }, Hexside { to: Place(102), cost: 3, limit: 1, road: false }, Hexside { to: Place(103), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(84), cost: 2, limit: 1, road: false }, Hexside { to: Place(92), cost: 1, limit: 4, road: true }, Hexside { to: Place(94), cost: 2, limit: 2, road: false }, Hexside { to: Place(103), cost: 2, limit: 2, road: false }, Hexside { to: Place(104), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(85), cost: 2, limit: 1, road: false }, Hexside { to: Place(93), cost: 2, limit: 2, road: false }, Hexside { to: Place(104), cost: 1, limit: 2, road: true }, Hexside { to: Place(105), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(85), cost: 1, limit: 7, road: true }, Hexside { to: Place(86), cost: 1, limit: 4, road: true }, Hexside { to: Place(96), cost: 2, limit: 2, road: false }, Hexside { to: Place(105), cost: 2, limit: 1, road: false }, Hexside { to: Place(106), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(86), cost: 1, limit: 2, road: true }, Hexside { to: Place(95), cost: 2, limit: 2, road: false }, Hexside { to: Place(97), cost: 1, limit: 2, road: true }, Hexside { to: Place(106), cost: 3, limit: 1, road: false }, Hexside { to: Place(107), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(87), cost: 2, limit: 1, road: false }, Hexside { to: Place(96), cost: 1, limit: 2, road: true }, Hexside { to: Place(98), cost: 1, limit: 2, road: true }, Hexside { to: Place(107), cost: 1, limit: 2, road: true }, Hexside { to: Place(108), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(97), cost: 1, limit: 2, road: true }, Hexside { to: Place(108), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(100), cost: 3, limit: 1, road: false }, Hexside { to: Place(109), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(99), cost: 3, limit: 1, road: false }, Hexside { to: Place(101), cost: 3, limit: 1, road: false }, Hexside { to: Place(109), cost: 3, limit: 1, road: false }, Hexside { to: Place(110), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(91), cost: 2, limit: 1, road: false }, Hexside { to: Place(100), cost: 3, limit: 1, road: false }, Hexside { to: Place(110), cost: 1, limit: 4, road: true }, Hexside { to: Place(111), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(91), cost: 3, limit: 1, road: false }, Hexside { to: Place(92), cost: 3, limit: 1, road: false }, Hexside { to: Place(103), cost: 3, limit: 1, road: false }, Hexside { to: Place(112), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(92), cost: 3, limit: 1, road: false }, Hexside { to: Place(93), cost: 2, limit: 2, road: false }, Hexside { to: Place(102), cost: 3, limit: 1, road: false }, Hexside { to: Place(104), cost: 1, limit: 2, road: true }, Hexside { to: Place(112), cost: 1, limit: 2, road: true }, Hexside { to: Place(113), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(93), cost: 2, limit: 2, road: false }, Hexside { to: Place(94), cost: 1, limit: 2, road: true }, Hexside { to: Place(103), cost: 1, limit: 2, road: true }, Hexside { to: Place(105), cost: 2, limit: 2, road: false }, Hexside { to: Place(113), cost: 2, limit: 2, road: false }, Hexside { to: Place(114), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(94), cost: 2, limit: 2, road: false }, Hexside { to: Place(95), cost: 2, limit: 1, road: false }, Hexside { to: Place(104), cost: 2, limit: 2, road: false }, Hexside { to: Place(114), cost: 1, limit: 4, road: true }, Hexside { to: Place(115), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(95), cost: 1, limit: 4, road: true }, Hexside { to: Place(96), cost: 3, limit: 1, road: false }, Hexside { to: Place(107), cost: 1, limit: 4, road: true }, Hexside { to: Place(115), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(96), cost: 3, limit: 1, road: false }, Hexside { to: Place(97), cost: 1, limit: 2, road: true }, Hexside { to: Place(106), cost: 1, limit: 4, road: true }, Hexside { to: Place(108), cost: 1, limit: 4, road: true }, Hexside { to: Place(116), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(97), cost: 3, limit: 1, road: false }, Hexside { to: Place(98), cost: 1, limit: 2, road: true }, Hexside { to: Place(107), cost: 1, limit: 4, road: true }, Hexside { to: Place(117), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(99), cost: 3, limit: 1, road: false }, Hexside { to: Place(100), cost: 3, limit: 1, road: false }, Hexside { to: Place(110), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(100), cost: 3, limit: 1, road: false }, Hexside { to: Place(101), cost: 1, limit: 4, road: true }, Hexside { to: Place(109), cost: 3, limit: 1, road: false }, Hexside { to: Place(111), cost: 3, limit: 1, road: false }, Hexside { to: Place(119), cost: 1, limit: 2, road: false }, Hexside { to: Place(120), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(101), cost: 3, limit: 1, road: false }, Hexside { to: Place(110), cost: 3, limit: 1, road: false }, Hexside { to: Place(120), cost: 3, limit: 1, road: false }, Hexside { to: Place(121), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(102), cost: 3, limit: 1, road: false }, Hexside { to: Place(103), cost: 1, limit: 2, road: true }, Hexside { to: Place(113), cost: 3, limit: 1, road: false }, Hexside { to: Place(121), cost: 2, limit: 1, road: false }, Hexside { to: Place(122), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(103), cost: 3, limit: 1, road: false }, Hexside { to: Place(104), cost: 2, limit: 2, road: false }, Hexside { to: Place(112), cost: 3, limit: 1, road: false }, Hexside { to: Place(114), cost: 2, limit: 2, road: false }, Hexside { to: Place(122), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(104), cost: 1, limit: 2, road: true }, Hexside { to: Place(105), cost: 1, limit: 4, road: true }, Hexside { to: Place(113), cost: 2, limit: 2, road: false }, Hexside { to: Place(115), cost: 1, limit: 2, road: true }, Hexside { to: Place(123), cost: 1, limit: 2, road: false }],
    &[Hexside { to: Place(105), cost: 1, limit: 4, road: true }, Hexside { to: Place(106), cost: 2, limit: 1, road: false }, Hexside { to: Place(114), cost: 1, limit: 2, road: true }, Hexside { to: Place(116), cost: 1, limit: 3, road: true }, Hexside { to: Place(125), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(107), cost: 2, limit: 1, road: false }, Hexside { to: Place(115), cost: 1, limit: 3, road: true }, Hexside { to: Place(117), cost: 1, limit: 2, road: true }, Hexside { to: Place(125), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(108), cost: 2, limit: 1, road: false }, Hexside { to: Place(116), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(119), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(110), cost: 1, limit: 2, road: false }, Hexside { to: Place(118), cost: 3, limit: 1, road: false }, Hexside { to: Place(127), cost: 1, limit: 2, road: false }, Hexside { to: Place(128), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(110), cost: 3, limit: 1, road: false }, Hexside { to: Place(111), cost: 3, limit: 1, road: false }, Hexside { to: Place(121), cost: 3, limit: 1, road: false }, Hexside { to: Place(129), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(111), cost: 3, limit: 1, road: false }, Hexside { to: Place(112), cost: 2, limit: 1, road: false }, Hexside { to: Place(120), cost: 3, limit: 1, road: false }, Hexside { to: Place(129), cost: 1, limit: 2, road: true }, Hexside { to: Place(130), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(112), cost: 3, limit: 1, road: false }, Hexside { to: Place(113), cost: 3, limit: 1, road: false }, Hexside { to: Place(123), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(114), cost: 1, limit: 2, road: false }, Hexside { to: Place(122), cost: 3, limit: 1, road: false }, Hexside { to: Place(124), cost: 2, limit: 2, road: false }, Hexside { to: Place(132), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(123), cost: 2, limit: 2, road: false }, Hexside { to: Place(125), cost: 2, limit: 1, road: false }, Hexside { to: Place(132), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(115), cost: 1, limit: 4, road: true }, Hexside { to: Place(116), cost: 2, limit: 2, road: false }, Hexside { to: Place(124), cost: 2, limit: 1, road: false }],
    &[],
    &[Hexside { to: Place(119), cost: 1, limit: 2, road: false }, Hexside { to: Place(128), cost: 1, limit: 2, road: false }, Hexside { to: Place(134), cost: 3, limit: 1, road: false }, Hexside { to: Place(135), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(119), cost: 3, limit: 1, road: false }, Hexside { to: Place(127), cost: 1, limit: 2, road: false }, Hexside { to: Place(129), cost: 1, limit: 2, road: false }, Hexside { to: Place(136), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(120), cost: 3, limit: 1, road: false }, Hexside { to: Place(121), cost: 1, limit: 2, road: true }, Hexside { to: Place(128), cost: 1, limit: 2, road: false }, Hexside { to: Place(130), cost: 1, limit: 2, road: true }, Hexside { to: Place(137), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(121), cost: 3, limit: 1, road: false }, Hexside { to: Place(129), cost: 1, limit: 2, road: true }, Hexside { to: Place(131), cost: 1, limit: 2, road: true }, Hexside { to: Place(137), cost: 3, limit: 1, road: false }, Hexside { to: Place(138), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(130), cost: 1, limit: 2, road: true }, Hexside { to: Place(132), cost: 1, limit: 2, road: true }, Hexside { to: Place(138), cost: 3, limit: 1, road: false }, Hexside { to: Place(139), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(123), cost: 2, limit: 1, road: false }, Hexside { to: Place(124), cost: 2, limit: 1, road: false }, Hexside { to: Place(131), cost: 1, limit: 2, road: true }, Hexside { to: Place(133), cost: 1, limit: 2, road: true }, Hexside { to: Place(139), cost: 1, limit: 4, road: true }, Hexside { to: Place(140), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(132), cost: 1, limit: 2, road: true }, Hexside { to: Place(140), cost: 2, limit: 2, road: false }, Hexside { to: Place(141), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(127), cost: 3, limit: 1, road: false }, Hexside { to: Place(135), cost: 3, limit: 1, road: false }, Hexside { to: Place(142), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(127), cost: 1, limit: 4, road: true }, Hexside { to: Place(134), cost: 3, limit: 1, road: false }, Hexside { to: Place(142), cost: 1, limit: 4, road: true }, Hexside { to: Place(143), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(128), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(129), cost: 1, limit: 2, road: true }, Hexside { to: Place(130), cost: 3, limit: 1, road: false }, Hexside { to: Place(138), cost: 3, limit: 1, road: false }, Hexside { to: Place(144), cost: 2, limit: 1, road: false }],
    &[Hexside { to: Place(130), cost: 3, limit: 1, road: false }, Hexside { to: Place(131), cost: 3, limit: 1, road: false }, Hexside { to: Place(137), cost: 3, limit: 1, road: false }, Hexside { to: Place(139), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(131), cost: 3, limit: 1, road: false }, Hexside { to: Place(132), cost: 1, limit: 4, road: true }, Hexside { to: Place(138), cost: 3, limit: 1, road: false }, Hexside { to: Place(140), cost: 2, limit: 2, road: false }, Hexside { to: Place(147), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(132), cost: 2, limit: 2, road: false }, Hexside { to: Place(133), cost: 2, limit: 2, road: false }, Hexside { to: Place(139), cost: 2, limit: 2, road: false }, Hexside { to: Place(141), cost: 2, limit: 2, road: false }, Hexside { to: Place(147), cost: 2, limit: 2, road: false }, Hexside { to: Place(148), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(133), cost: 2, limit: 2, road: false }, Hexside { to: Place(140), cost: 2, limit: 2, road: false }, Hexside { to: Place(148), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(134), cost: 3, limit: 1, road: false }, Hexside { to: Place(135), cost: 1, limit: 4, road: true }, Hexside { to: Place(143), cost: 1, limit: 2, road: true }, Hexside { to: Place(152), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(135), cost: 3, limit: 1, road: false }, Hexside { to: Place(142), cost: 1, limit: 2, road: true }, Hexside { to: Place(144), cost: 1, limit: 2, road: true }],
    &[Hexside { to: Place(137), cost: 2, limit: 1, road: false }, Hexside { to: Place(143), cost: 1, limit: 2, road: true }, Hexside { to: Place(145), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(144), cost: 3, limit: 1, road: false }, Hexside { to: Place(146), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(145), cost: 3, limit: 1, road: false }],
    &[Hexside { to: Place(139), cost: 1, limit: 4, road: true }, Hexside { to: Place(140), cost: 2, limit: 2, road: false }, Hexside { to: Place(148), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(140), cost: 2, limit: 2, road: false }, Hexside { to: Place(141), cost: 2, limit: 2, road: false }, Hexside { to: Place(147), cost: 2, limit: 2, road: false }],
    &[Hexside { to: Place(2), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(4), cost: 1, limit: 2, road: false }, Hexside { to: Place(5), cost: 1, limit: 2, road: false }],
    &[Hexside { to: Place(31), cost: 1, limit: 4, road: true }],
    &[Hexside { to: Place(142), cost: 2, limit: 255, road: false }],
    &[],
];

/// [5.82-a] Hexes by sea between two ports; other pairs are out of reach of a Sea Attack.
#[rustfmt::skip]
pub(crate) static SEA: [(Place, Place, u8); 15] = [
    (Place(55), Place(77), 3),
    (Place(55), Place(98), 4),
    (Place(55), Place(117), 6),
    (Place(55), Place(126), 7),
    (Place(55), Place(133), 9),
    (Place(77), Place(98), 2),
    (Place(77), Place(117), 4),
    (Place(77), Place(126), 5),
    (Place(77), Place(133), 7),
    (Place(98), Place(117), 2),
    (Place(98), Place(126), 3),
    (Place(98), Place(133), 5),
    (Place(117), Place(126), 1),
    (Place(117), Place(133), 3),
    (Place(126), Place(133), 2),
];

pub(crate) const BLOCKS: usize = 57;

#[rustfmt::skip]
pub(crate) static BLOCK: [BlockData; BLOCKS] = [
    BlockData { id: "Hou", side: Side::Texan, arm: Arm::Leader, steps: 3, letter: 0, hits_on: 2, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "Aus", side: Side::Texan, arm: Arm::Leader, steps: 2, letter: 0, hits_on: 1, moves: 3, brigade: Brigade::None, red: true },
    BlockData { id: "Tra", side: Side::Texan, arm: Arm::Leader, steps: 2, letter: 0, hits_on: 1, moves: 3, brigade: Brigade::Travis, red: false },
    BlockData { id: "Fan", side: Side::Texan, arm: Arm::Leader, steps: 2, letter: 0, hits_on: 1, moves: 3, brigade: Brigade::Fannin, red: false },
    BlockData { id: "Gai", side: Side::Texan, arm: Arm::Leader, steps: 3, letter: 0, hits_on: 2, moves: 3, brigade: Brigade::UnitedStates, red: false },
    BlockData { id: "AAt", side: Side::Texan, arm: Arm::Artillery, steps: 2, letter: 0, hits_on: 3, moves: 2, brigade: Brigade::Travis, red: false },
    BlockData { id: "GAt", side: Side::Texan, arm: Arm::Artillery, steps: 2, letter: 0, hits_on: 3, moves: 2, brigade: Brigade::Fannin, red: false },
    BlockData { id: "Bow", side: Side::Texan, arm: Arm::Infantry, steps: 2, letter: 2, hits_on: 3, moves: 3, brigade: Brigade::Travis, red: false },
    BlockData { id: "Kim", side: Side::Texan, arm: Arm::Cavalry, steps: 1, letter: 1, hits_on: 2, moves: 4, brigade: Brigade::Travis, red: false },
    BlockData { id: "Gra", side: Side::Texan, arm: Arm::Cavalry, steps: 2, letter: 1, hits_on: 2, moves: 4, brigade: Brigade::Fannin, red: false },
    BlockData { id: "Hor", side: Side::Texan, arm: Arm::Cavalry, steps: 1, letter: 1, hits_on: 2, moves: 4, brigade: Brigade::Fannin, red: false },
    BlockData { id: "War", side: Side::Texan, arm: Arm::Infantry, steps: 2, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::Fannin, red: false },
    BlockData { id: "Wal", side: Side::Texan, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::Fannin, red: false },
    BlockData { id: "Bur", side: Side::Texan, arm: Arm::Infantry, steps: 4, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "She", side: Side::Texan, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "Mld", side: Side::Texan, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 3, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "NOr", side: Side::Texan, arm: Arm::Infantry, steps: 2, letter: 2, hits_on: 3, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "NYk", side: Side::Texan, arm: Arm::Infantry, steps: 2, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "Nas", side: Side::Texan, arm: Arm::Infantry, steps: 2, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "Geo", side: Side::Texan, arm: Arm::Infantry, steps: 2, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "Mlm", side: Side::Texan, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 3, moves: 3, brigade: Brigade::None, red: true },
    BlockData { id: "MIn", side: Side::Texan, arm: Arm::Infantry, steps: 2, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "MCv", side: Side::Texan, arm: Arm::Cavalry, steps: 2, letter: 1, hits_on: 1, moves: 4, brigade: Brigade::None, red: false },
    BlockData { id: "Seg", side: Side::Texan, arm: Arm::Cavalry, steps: 1, letter: 1, hits_on: 2, moves: 4, brigade: Brigade::None, red: false },
    BlockData { id: "US3", side: Side::Texan, arm: Arm::Infantry, steps: 4, letter: 2, hits_on: 3, moves: 3, brigade: Brigade::UnitedStates, red: false },
    BlockData { id: "US5", side: Side::Texan, arm: Arm::Infantry, steps: 4, letter: 2, hits_on: 3, moves: 3, brigade: Brigade::UnitedStates, red: false },
    BlockData { id: "San", side: Side::Mexican, arm: Arm::Leader, steps: 3, letter: 0, hits_on: 2, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "Ses", side: Side::Mexican, arm: Arm::Leader, steps: 2, letter: 0, hits_on: 1, moves: 3, brigade: Brigade::Vanguard, red: false },
    BlockData { id: "Gao", side: Side::Mexican, arm: Arm::Leader, steps: 2, letter: 0, hits_on: 1, moves: 3, brigade: Brigade::First, red: false },
    BlockData { id: "Tol", side: Side::Mexican, arm: Arm::Leader, steps: 2, letter: 0, hits_on: 1, moves: 3, brigade: Brigade::Second, red: false },
    BlockData { id: "Urr", side: Side::Mexican, arm: Arm::Leader, steps: 3, letter: 0, hits_on: 2, moves: 4, brigade: Brigade::Urrea, red: false },
    BlockData { id: "Cos", side: Side::Mexican, arm: Arm::Leader, steps: 2, letter: 0, hits_on: 1, moves: 3, brigade: Brigade::None, red: false },
    BlockData { id: "Dol", side: Side::Mexican, arm: Arm::Cavalry, steps: 3, letter: 0, hits_on: 3, moves: 4, brigade: Brigade::Vanguard, red: false },
    BlockData { id: "Mat", side: Side::Mexican, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::Vanguard, red: false },
    BlockData { id: "Jim", side: Side::Mexican, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::Vanguard, red: false },
    BlockData { id: "SLP", side: Side::Mexican, arm: Arm::Infantry, steps: 4, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::Vanguard, red: false },
    BlockData { id: "Ald", side: Side::Mexican, arm: Arm::Infantry, steps: 4, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::First, red: false },
    BlockData { id: "Tlc", side: Side::Mexican, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::First, red: false },
    BlockData { id: "Zap", side: Side::Mexican, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 3, moves: 3, brigade: Brigade::First, red: false },
    BlockData { id: "Que", side: Side::Mexican, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 1, moves: 3, brigade: Brigade::First, red: false },
    BlockData { id: "Gto", side: Side::Mexican, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 1, moves: 3, brigade: Brigade::First, red: false },
    BlockData { id: "Gro", side: Side::Mexican, arm: Arm::Infantry, steps: 4, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::Second, red: false },
    BlockData { id: "Mor", side: Side::Mexican, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::Second, red: false },
    BlockData { id: "Mex", side: Side::Mexican, arm: Arm::Infantry, steps: 4, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::Second, red: false },
    BlockData { id: "Gdl", side: Side::Mexican, arm: Arm::Infantry, steps: 4, letter: 2, hits_on: 2, moves: 3, brigade: Brigade::Second, red: false },
    BlockData { id: "TrV", side: Side::Mexican, arm: Arm::Infantry, steps: 2, letter: 2, hits_on: 1, moves: 3, brigade: Brigade::Second, red: false },
    BlockData { id: "Tam", side: Side::Mexican, arm: Arm::Cavalry, steps: 3, letter: 0, hits_on: 2, moves: 4, brigade: Brigade::Second, red: false },
    BlockData { id: "Yuc", side: Side::Mexican, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 1, moves: 3, brigade: Brigade::Urrea, red: false },
    BlockData { id: "Cua", side: Side::Mexican, arm: Arm::Cavalry, steps: 2, letter: 0, hits_on: 2, moves: 4, brigade: Brigade::Urrea, red: false },
    BlockData { id: "Gar", side: Side::Mexican, arm: Arm::Cavalry, steps: 2, letter: 1, hits_on: 2, moves: 4, brigade: Brigade::Urrea, red: false },
    BlockData { id: "ACv", side: Side::Mexican, arm: Arm::Cavalry, steps: 2, letter: 0, hits_on: 2, moves: 4, brigade: Brigade::None, red: true },
    BlockData { id: "SnA", side: Side::Mexican, arm: Arm::Infantry, steps: 2, letter: 2, hits_on: 1, moves: 3, brigade: Brigade::None, red: true },
    BlockData { id: "Lip", side: Side::Mexican, arm: Arm::Infantry, steps: 2, letter: 2, hits_on: 1, moves: 3, brigade: Brigade::None, red: true },
    BlockData { id: "Pre", side: Side::Mexican, arm: Arm::Infantry, steps: 3, letter: 2, hits_on: 1, moves: 3, brigade: Brigade::None, red: true },
    BlockData { id: "AAm", side: Side::Mexican, arm: Arm::Artillery, steps: 2, letter: 0, hits_on: 2, moves: 2, brigade: Brigade::None, red: true },
    BlockData { id: "GAm", side: Side::Mexican, arm: Arm::Artillery, steps: 2, letter: 0, hits_on: 2, moves: 2, brigade: Brigade::None, red: true },
    BlockData { id: "Com", side: Side::Comanche, arm: Arm::Cavalry, steps: 4, letter: 0, hits_on: 2, moves: 4, brigade: Brigade::None, red: false },
];

/// Every block by its short name.
pub mod blocks {
    use super::Block;
    pub const HOU: Block = Block(0); // Houston
    pub const AUS: Block = Block(1); // Austin
    pub const TRA: Block = Block(2); // Travis
    pub const FAN: Block = Block(3); // Fannin
    pub const GAI: Block = Block(4); // Gaines
    pub const AAT: Block = Block(5); // Alamo Artillery
    pub const GAT: Block = Block(6); // Goliad Artillery
    pub const BOW: Block = Block(7); // Bowie
    pub const KIM: Block = Block(8); // Kimball
    pub const GRA: Block = Block(9); // Grant
    pub const HOR: Block = Block(10); // Horton
    pub const WAR: Block = Block(11); // Ward
    pub const WAL: Block = Block(12); // Wallace
    pub const BUR: Block = Block(13); // Burleson
    pub const SHE: Block = Block(14); // Sherman
    pub const MLD: Block = Block(15); // Millard
    pub const NOR: Block = Block(16); // New Orleans
    pub const NYK: Block = Block(17); // New York
    pub const NAS: Block = Block(18); // Nashville
    pub const GEO: Block = Block(19); // Georgia
    pub const MLM: Block = Block(20); // Milam
    pub const MIN: Block = Block(21); // Militia Infantry
    pub const MCV: Block = Block(22); // Militia Cavalry
    pub const SEG: Block = Block(23); // Tejano (Seguín)
    pub const US3: Block = Block(24); // 3rd US
    pub const US5: Block = Block(25); // 5th US
    pub const SAN: Block = Block(26); // Santa Anna
    pub const SES: Block = Block(27); // Sesma
    pub const GAO: Block = Block(28); // Gaona
    pub const TOL: Block = Block(29); // Tolsa
    pub const URR: Block = Block(30); // Urrea
    pub const COS: Block = Block(31); // Cos
    pub const DOL: Block = Block(32); // Dolores
    pub const MAT: Block = Block(33); // Matamoros
    pub const JIM: Block = Block(34); // Jiménez
    pub const SLP: Block = Block(35); // San Luis Potosí
    pub const ALD: Block = Block(36); // Aldama
    pub const TLC: Block = Block(37); // Toluca
    pub const ZAP: Block = Block(38); // Zapadores
    pub const QUE: Block = Block(39); // Querétaro
    pub const GTO: Block = Block(40); // Guanajuato
    pub const GRO: Block = Block(41); // Guerrero
    pub const MOR: Block = Block(42); // Morelos
    pub const MEX: Block = Block(43); // 1st Mexico
    pub const GDL: Block = Block(44); // Guadalajara
    pub const TRV: Block = Block(45); // Tres Villas
    pub const TAM: Block = Block(46); // Tampico
    pub const YUC: Block = Block(47); // Yucatán
    pub const CUA: Block = Block(48); // Cuautla
    pub const GAR: Block = Block(49); // Tejano (Garza)
    pub const ACV: Block = Block(50); // Alamo Cavalry
    pub const SNA: Block = Block(51); // San Antonio
    pub const LIP: Block = Block(52); // Lipantitlán
    pub const PRE: Block = Block(53); // Presidial
    pub const AAM: Block = Block(54); // Alamo Artillery
    pub const GAM: Block = Block(55); // Goliad Artillery
    pub const COM: Block = Block(56); // Comanche
}

pub(crate) const CARDS: usize = 25;

#[rustfmt::skip]
pub(crate) static CARD: [CardData; CARDS] = [
    CardData { cp: 1, event: Some(Event::Surprise), burn: false },
    CardData { cp: 1, event: Some(Event::Comanche), burn: false },
    CardData { cp: 0, event: Some(Event::Storm), burn: false },
    CardData { cp: 1, event: Some(Event::ForcedMarch), burn: false },
    CardData { cp: 1, event: Some(Event::Desertion), burn: false },
    CardData { cp: 0, event: Some(Event::Muster), burn: false },
    CardData { cp: 4, event: None, burn: false },
    CardData { cp: 4, event: None, burn: false },
    CardData { cp: 4, event: None, burn: false },
    CardData { cp: 4, event: None, burn: false },
    CardData { cp: 3, event: None, burn: false },
    CardData { cp: 4, event: None, burn: false },
    CardData { cp: 4, event: None, burn: false },
    CardData { cp: 4, event: None, burn: false },
    CardData { cp: 4, event: None, burn: false },
    CardData { cp: 4, event: None, burn: false },
    CardData { cp: 2, event: None, burn: false },
    CardData { cp: 3, event: None, burn: true },
    CardData { cp: 3, event: None, burn: true },
    CardData { cp: 2, event: None, burn: true },
    CardData { cp: 2, event: None, burn: true },
    CardData { cp: 2, event: None, burn: true },
    CardData { cp: 1, event: None, burn: true },
    CardData { cp: 1, event: None, burn: true },
    CardData { cp: 2, event: None, burn: true },
];

/// [1836-f] [1836-h] Who stands where when the year opens.
#[rustfmt::skip]
pub(crate) static SETUP_1836: [(Block, Place); 23] = [
    (Block(30), Place(151)),
    (Block(47), Place(151)),
    (Block(48), Place(151)),
    (Block(49), Place(151)),
    (Block(26), Place(149)),
    (Block(27), Place(149)),
    (Block(32), Place(149)),
    (Block(33), Place(149)),
    (Block(34), Place(149)),
    (Block(35), Place(149)),
    (Block(2), Place(14)),
    (Block(5), Place(14)),
    (Block(7), Place(14)),
    (Block(8), Place(37)),
    (Block(3), Place(40)),
    (Block(6), Place(40)),
    (Block(12), Place(40)),
    (Block(9), Place(29)),
    (Block(11), Place(54)),
    (Block(10), Place(65)),
    (Block(0), Place(84)),
    (Block(13), Place(84)),
    (Block(16), Place(117)),
];

/// [1836-i] The Draw Pool.
#[rustfmt::skip]
pub(crate) static POOL_1836: [Block; 11] = [Block(4), Block(14), Block(15), Block(17), Block(18), Block(19), Block(21), Block(22), Block(23), Block(24), Block(25)];

/// [1836-f] Who comes later, and on which turn he may first move.
pub(crate) static LATER_1836: [(Block, u8); 13] = [
    (Block(28), 2),
    (Block(36), 2),
    (Block(39), 2),
    (Block(40), 2),
    (Block(38), 2),
    (Block(37), 2),
    (Block(29), 3),
    (Block(41), 3),
    (Block(42), 3),
    (Block(43), 3),
    (Block(45), 3),
    (Block(44), 3),
    (Block(46), 3),
];

/// [1835-e] [1835-i] Who stands where when the year opens.
#[rustfmt::skip]
pub(crate) static SETUP_1835: [(Block, Place); 12] = [
    (Block(31), Place(14)),
    (Block(54), Place(14)),
    (Block(50), Place(14)),
    (Block(42), Place(8)),
    (Block(51), Place(8)),
    (Block(52), Place(29)),
    (Block(55), Place(40)),
    (Block(49), Place(66)),
    (Block(1), Place(37)),
    (Block(21), Place(37)),
    (Block(8), Place(37)),
    (Block(20), Place(65)),
];

/// [1835-i] The Draw Pool.
#[rustfmt::skip]
pub(crate) static POOL_1835: [Block; 11] = [Block(7), Block(13), Block(3), Block(9), Block(10), Block(0), Block(16), Block(23), Block(2), Block(12), Block(11)];
