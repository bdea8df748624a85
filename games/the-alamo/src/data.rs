//! The map, the pieces and the charts. Generated from `data/*.csv` by `cargo xtask gen`; do not edit.

use crate::map::{Ground, HexData, Place, Terrain, TerrainData, WallData};
use crate::pieces::{BatteryData, Kind, LeaderData, UnitData};

/// The hexes that are not open ground. The Entry Areas are open ground.
#[rustfmt::skip]
pub(crate) static NAMED: [(u16, HexData); 156] = [
    (193, HexData { ground: Ground::Platform, room: NONE, artillery: true, facing: 5, entry: 0 }), // 0708
    (194, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0709
    (195, HexData { ground: Ground::Building, room: 0, artillery: false, facing: 4, entry: 0 }), // 0710
    (196, HexData { ground: Ground::Building, room: 0, artillery: false, facing: 4, entry: 0 }), // 0711
    (197, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0712
    (198, HexData { ground: Ground::Building, room: 1, artillery: false, facing: 4, entry: 0 }), // 0713
    (199, HexData { ground: Ground::Building, room: 1, artillery: false, facing: 4, entry: 0 }), // 0714
    (200, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0715
    (201, HexData { ground: Ground::Platform, room: NONE, artillery: true, facing: 4, entry: 0 }), // 0716
    (202, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0717
    (203, HexData { ground: Ground::Building, room: 2, artillery: false, facing: 4, entry: 0 }), // 0718
    (204, HexData { ground: Ground::Building, room: 2, artillery: false, facing: 4, entry: 0 }), // 0719
    (205, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0720
    (206, HexData { ground: Ground::Building, room: 3, artillery: false, facing: 4, entry: 0 }), // 0721
    (207, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0722
    (208, HexData { ground: Ground::Platform, room: NONE, artillery: true, facing: 4, entry: 0 }), // 0723
    (224, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 0808
    (225, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 0809
    (226, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 0810
    (227, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 0811
    (228, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 5, entry: 0 }), // 0812
    (229, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 5, entry: 0 }), // 0813
    (230, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 5, entry: 0 }), // 0814
    (231, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0815
    (232, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0816
    (233, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0817
    (234, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0818
    (235, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 0819
    (236, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 0820
    (237, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 0821
    (238, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 0822
    (239, HexData { ground: Ground::Building, room: 4, artillery: false, facing: 3, entry: 0 }), // 0823
    (255, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 0908
    (256, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 0909
    (257, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 0910
    (258, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 0911
    (259, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 0912
    (260, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 0913
    (261, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 5, entry: 0 }), // 0914
    (262, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 5, entry: 0 }), // 0915
    (263, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0916
    (264, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 4, entry: 0 }), // 0917
    (265, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 0918
    (266, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 0919
    (267, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 0920
    (268, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 0921
    (269, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 0922
    (270, HexData { ground: Ground::Building, room: 4, artillery: false, facing: 3, entry: 0 }), // 0923
    (286, HexData { ground: Ground::Platform, room: NONE, artillery: true, facing: 0, entry: 0 }), // 1008
    (287, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1009
    (288, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1010
    (289, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1011
    (290, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1012
    (291, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1013
    (292, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1014
    (293, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1015
    (294, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1016
    (295, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1017
    (296, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1018
    (297, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1019
    (298, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1020
    (299, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1021
    (300, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1022
    (301, HexData { ground: Ground::Building, room: 5, artillery: false, facing: 2, entry: 0 }), // 1023
    (302, HexData { ground: Ground::Lunette, room: NONE, artillery: true, facing: 3, entry: 0 }), // 1024
    (317, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1108
    (318, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1109
    (319, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1110
    (320, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1111
    (321, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1112
    (322, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1113
    (323, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1114
    (324, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1115
    (325, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1116
    (326, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1117
    (327, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1118
    (328, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1119
    (329, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1120
    (330, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1121
    (331, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1122
    (332, HexData { ground: Ground::Building, room: 6, artillery: false, facing: 3, entry: 0 }), // 1123
    (348, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1208
    (349, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1209
    (350, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1210
    (351, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1211
    (352, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1212
    (353, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1213
    (354, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1214
    (355, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1215
    (356, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1216
    (357, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1217
    (358, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1218
    (359, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1219
    (360, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1220
    (361, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1221
    (362, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1222
    (363, HexData { ground: Ground::Building, room: 6, artillery: false, facing: 3, entry: 0 }), // 1223
    (379, HexData { ground: Ground::Platform, room: NONE, artillery: true, facing: 1, entry: 0 }), // 1308
    (380, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1309
    (381, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1310
    (382, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1311
    (383, HexData { ground: Ground::Plaza, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1312
    (384, HexData { ground: Ground::Building, room: 7, artillery: false, facing: 1, entry: 0 }), // 1313
    (385, HexData { ground: Ground::Building, room: 7, artillery: false, facing: 1, entry: 0 }), // 1314
    (386, HexData { ground: Ground::Building, room: 8, artillery: false, facing: 1, entry: 0 }), // 1315
    (387, HexData { ground: Ground::Building, room: 8, artillery: false, facing: 2, entry: 0 }), // 1316
    (388, HexData { ground: Ground::Building, room: 9, artillery: false, facing: 2, entry: 0 }), // 1317
    (389, HexData { ground: Ground::Building, room: 9, artillery: false, facing: 2, entry: 0 }), // 1318
    (390, HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1319
    (391, HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1320
    (392, HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1321
    (393, HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1322
    (394, HexData { ground: Ground::Yard, room: NONE, artillery: true, facing: 2, entry: 0 }), // 1323
    (415, HexData { ground: Ground::Building, room: 7, artillery: false, facing: 0, entry: 0 }), // 1413
    (416, HexData { ground: Ground::Building, room: 7, artillery: false, facing: 1, entry: 0 }), // 1414
    (417, HexData { ground: Ground::Building, room: 8, artillery: false, facing: 1, entry: 0 }), // 1415
    (418, HexData { ground: Ground::Building, room: 8, artillery: false, facing: 2, entry: 0 }), // 1416
    (419, HexData { ground: Ground::Building, room: 9, artillery: false, facing: 2, entry: 0 }), // 1417
    (420, HexData { ground: Ground::Building, room: 9, artillery: false, facing: 2, entry: 0 }), // 1418
    (421, HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1419
    (422, HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1420
    (423, HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1421
    (424, HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1422
    (446, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1513
    (447, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1514
    (448, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1515
    (449, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1516
    (450, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1517
    (451, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1518
    (452, HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1519
    (453, HexData { ground: Ground::Yard, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1520
    (454, HexData { ground: Ground::Yard, room: NONE, artillery: true, facing: 2, entry: 0 }), // 1521
    (477, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1613
    (478, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1614
    (479, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1615
    (480, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1616
    (481, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1617
    (482, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1618
    (483, HexData { ground: Ground::Nave, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1619
    (484, HexData { ground: Ground::Nave, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1620
    (508, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 0, entry: 0 }), // 1713
    (509, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1714
    (510, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1715
    (511, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1716
    (512, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1717
    (513, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1718
    (514, HexData { ground: Ground::Nave, room: NONE, artillery: false, facing: 2, entry: 0 }), // 1719
    (515, HexData { ground: Ground::Nave, room: NONE, artillery: false, facing: 3, entry: 0 }), // 1720
    (539, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1813
    (540, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1814
    (541, HexData { ground: Ground::Courtyard, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1815
    (542, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1816
    (543, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1817
    (544, HexData { ground: Ground::Pen, room: NONE, artillery: false, facing: 1, entry: 0 }), // 1818
    (545, HexData { ground: Ground::Apse, room: NONE, artillery: true, facing: 1, entry: 0 }), // 1819
    (546, HexData { ground: Ground::Apse, room: NONE, artillery: true, facing: 2, entry: 0 }), // 1820
];

/// No room, no wall.
pub(crate) const NONE: u8 = 255;

#[rustfmt::skip]
pub(crate) static ROOMS: [&str; 10] = ["W1", "W2", "W3", "W4", "LOWW", "GATE", "LOWE", "LB1", "LB2", "LB3"];

/// The hexes of each Entry Area.
#[rustfmt::skip]
pub(crate) static AREAS: [[u16; 8]; 6] = [
    [0, 31, 62, 93, 124, 155, 186, 217],
    [310, 341, 372, 403, 434, 465, 496, 527],
    [749, 750, 751, 752, 753, 754, 755, 756],
    [760, 761, 762, 763, 764, 765, 766, 767],
    [247, 278, 309, 340, 371, 402, 433, 464],
    [12, 13, 14, 15, 16, 17, 18, 19],
];

/// The hexes that have an inside, in the order of their inside places.
#[rustfmt::skip]
pub(crate) static BUILDINGS: [u16; 24] = [195, 196, 198, 199, 203, 204, 206, 239, 270, 301, 332, 363, 384, 385, 386, 387, 388, 389, 415, 416, 417, 418, 419, 420];

#[rustfmt::skip]
pub(crate) static WALLS: [WallData; 225] = [
    WallData { a: 161, b: 193, wall: Terrain::Outer, opening: None }, // 0607/0708
    WallData { a: 162, b: 193, wall: Terrain::Outer, opening: None }, // 0608/0708
    WallData { a: 162, b: 194, wall: Terrain::Outer, opening: None }, // 0608/0709
    WallData { a: 163, b: 194, wall: Terrain::Outer, opening: None }, // 0609/0709
    WallData { a: 163, b: 195, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0609/0710
    WallData { a: 164, b: 195, wall: Terrain::Outer, opening: None }, // 0610/0710
    WallData { a: 164, b: 196, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0610/0711
    WallData { a: 165, b: 196, wall: Terrain::Outer, opening: None }, // 0611/0711
    WallData { a: 165, b: 197, wall: Terrain::Outer, opening: None }, // 0611/0712
    WallData { a: 166, b: 197, wall: Terrain::Outer, opening: None }, // 0612/0712
    WallData { a: 166, b: 198, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0612/0713
    WallData { a: 167, b: 198, wall: Terrain::Outer, opening: None }, // 0613/0713
    WallData { a: 167, b: 199, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0613/0714
    WallData { a: 168, b: 199, wall: Terrain::Outer, opening: None }, // 0614/0714
    WallData { a: 168, b: 200, wall: Terrain::Outer, opening: None }, // 0614/0715
    WallData { a: 169, b: 200, wall: Terrain::Outer, opening: None }, // 0615/0715
    WallData { a: 169, b: 201, wall: Terrain::Outer, opening: None }, // 0615/0716
    WallData { a: 170, b: 201, wall: Terrain::Outer, opening: None }, // 0616/0716
    WallData { a: 170, b: 202, wall: Terrain::Outer, opening: None }, // 0616/0717
    WallData { a: 171, b: 202, wall: Terrain::Outer, opening: None }, // 0617/0717
    WallData { a: 171, b: 203, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0617/0718
    WallData { a: 172, b: 203, wall: Terrain::Outer, opening: None }, // 0618/0718
    WallData { a: 172, b: 204, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0618/0719
    WallData { a: 173, b: 204, wall: Terrain::Outer, opening: None }, // 0619/0719
    WallData { a: 173, b: 205, wall: Terrain::Outer, opening: None }, // 0619/0720
    WallData { a: 174, b: 205, wall: Terrain::Outer, opening: None }, // 0620/0720
    WallData { a: 174, b: 206, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0620/0721
    WallData { a: 175, b: 206, wall: Terrain::Outer, opening: None }, // 0621/0721
    WallData { a: 175, b: 207, wall: Terrain::Outer, opening: None }, // 0621/0722
    WallData { a: 176, b: 207, wall: Terrain::Outer, opening: None }, // 0622/0722
    WallData { a: 176, b: 208, wall: Terrain::Outer, opening: None }, // 0622/0723
    WallData { a: 177, b: 208, wall: Terrain::Outer, opening: None }, // 0623/0723
    WallData { a: 192, b: 193, wall: Terrain::Outer, opening: None }, // 0707/0708
    WallData { a: 193, b: 194, wall: Terrain::Inner, opening: None }, // 0708/0709
    WallData { a: 193, b: 223, wall: Terrain::Outer, opening: None }, // 0708/0807
    WallData { a: 193, b: 224, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 0708/0808
    WallData { a: 194, b: 195, wall: Terrain::Inner, opening: None }, // 0709/0710
    WallData { a: 195, b: 225, wall: Terrain::Inner, opening: None }, // 0710/0809
    WallData { a: 195, b: 226, wall: Terrain::Inner, opening: None }, // 0710/0810
    WallData { a: 196, b: 197, wall: Terrain::Inner, opening: None }, // 0711/0712
    WallData { a: 196, b: 226, wall: Terrain::Inner, opening: None }, // 0711/0810
    WallData { a: 196, b: 227, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 0711/0811
    WallData { a: 197, b: 198, wall: Terrain::Inner, opening: None }, // 0712/0713
    WallData { a: 198, b: 228, wall: Terrain::Inner, opening: None }, // 0713/0812
    WallData { a: 198, b: 229, wall: Terrain::Inner, opening: None }, // 0713/0813
    WallData { a: 199, b: 200, wall: Terrain::Inner, opening: None }, // 0714/0715
    WallData { a: 199, b: 229, wall: Terrain::Inner, opening: None }, // 0714/0813
    WallData { a: 199, b: 230, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 0714/0814
    WallData { a: 200, b: 201, wall: Terrain::Inner, opening: None }, // 0715/0716
    WallData { a: 201, b: 202, wall: Terrain::Inner, opening: None }, // 0716/0717
    WallData { a: 201, b: 231, wall: Terrain::Inner, opening: None }, // 0716/0815
    WallData { a: 201, b: 232, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 0716/0816
    WallData { a: 202, b: 203, wall: Terrain::Inner, opening: None }, // 0717/0718
    WallData { a: 203, b: 233, wall: Terrain::Inner, opening: None }, // 0718/0817
    WallData { a: 203, b: 234, wall: Terrain::Inner, opening: None }, // 0718/0818
    WallData { a: 204, b: 205, wall: Terrain::Inner, opening: None }, // 0719/0720
    WallData { a: 204, b: 234, wall: Terrain::Inner, opening: None }, // 0719/0818
    WallData { a: 204, b: 235, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 0719/0819
    WallData { a: 205, b: 206, wall: Terrain::Inner, opening: None }, // 0720/0721
    WallData { a: 206, b: 207, wall: Terrain::Inner, opening: None }, // 0721/0722
    WallData { a: 206, b: 236, wall: Terrain::Inner, opening: None }, // 0721/0820
    WallData { a: 206, b: 237, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 0721/0821
    WallData { a: 207, b: 208, wall: Terrain::Inner, opening: None }, // 0722/0723
    WallData { a: 208, b: 209, wall: Terrain::Outer, opening: None }, // 0723/0724
    WallData { a: 208, b: 238, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 0723/0822
    WallData { a: 208, b: 239, wall: Terrain::Interior, opening: None }, // 0723/0823
    WallData { a: 209, b: 239, wall: Terrain::Outer, opening: None }, // 0724/0823
    WallData { a: 223, b: 224, wall: Terrain::Outer, opening: None }, // 0807/0808
    WallData { a: 223, b: 255, wall: Terrain::Outer, opening: None }, // 0807/0908
    WallData { a: 238, b: 239, wall: Terrain::Inner, opening: None }, // 0822/0823
    WallData { a: 238, b: 270, wall: Terrain::Inner, opening: None }, // 0822/0923
    WallData { a: 239, b: 240, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0823/0824
    WallData { a: 239, b: 271, wall: Terrain::Outer, opening: None }, // 0823/0924
    WallData { a: 254, b: 255, wall: Terrain::Outer, opening: None }, // 0907/0908
    WallData { a: 255, b: 285, wall: Terrain::Outer, opening: None }, // 0908/1007
    WallData { a: 255, b: 286, wall: Terrain::Inner, opening: None }, // 0908/1008
    WallData { a: 256, b: 286, wall: Terrain::Inner, opening: None }, // 0909/1008
    WallData { a: 269, b: 270, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 0922/0923
    WallData { a: 270, b: 271, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 0923/0924
    WallData { a: 270, b: 300, wall: Terrain::Inner, opening: None }, // 0923/1022
    WallData { a: 270, b: 301, wall: Terrain::Interior, opening: None }, // 0923/1023
    WallData { a: 271, b: 301, wall: Terrain::Outer, opening: None }, // 0924/1023
    WallData { a: 271, b: 302, wall: Terrain::Wooden, opening: None }, // 0924/1024
    WallData { a: 272, b: 302, wall: Terrain::Wooden, opening: None }, // 0925/1024
    WallData { a: 285, b: 286, wall: Terrain::Outer, opening: None }, // 1007/1008
    WallData { a: 285, b: 317, wall: Terrain::Outer, opening: None }, // 1007/1108
    WallData { a: 286, b: 287, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 1008/1009
    WallData { a: 286, b: 317, wall: Terrain::Inner, opening: None }, // 1008/1108
    WallData { a: 286, b: 318, wall: Terrain::Inner, opening: None }, // 1008/1109
    WallData { a: 300, b: 301, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 1022/1023
    WallData { a: 300, b: 332, wall: Terrain::Inner, opening: None }, // 1022/1123
    WallData { a: 301, b: 302, wall: Terrain::Outer, opening: Some(Terrain::Impassable) }, // 1023/1024
    WallData { a: 301, b: 332, wall: Terrain::Interior, opening: None }, // 1023/1123
    WallData { a: 301, b: 333, wall: Terrain::Outer, opening: None }, // 1023/1124
    WallData { a: 302, b: 303, wall: Terrain::Wooden, opening: None }, // 1024/1025
    WallData { a: 302, b: 333, wall: Terrain::Wooden, opening: None }, // 1024/1124
    WallData { a: 302, b: 334, wall: Terrain::Wooden, opening: None }, // 1024/1125
    WallData { a: 316, b: 317, wall: Terrain::Outer, opening: None }, // 1107/1108
    WallData { a: 317, b: 347, wall: Terrain::Outer, opening: None }, // 1108/1207
    WallData { a: 331, b: 332, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 1122/1123
    WallData { a: 332, b: 333, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 1123/1124
    WallData { a: 332, b: 362, wall: Terrain::Inner, opening: None }, // 1123/1222
    WallData { a: 333, b: 363, wall: Terrain::Outer, opening: None }, // 1124/1223
    WallData { a: 347, b: 348, wall: Terrain::Outer, opening: None }, // 1207/1208
    WallData { a: 347, b: 379, wall: Terrain::Outer, opening: None }, // 1207/1308
    WallData { a: 348, b: 379, wall: Terrain::Inner, opening: None }, // 1208/1308
    WallData { a: 352, b: 384, wall: Terrain::Inner, opening: Some(Terrain::Gunslit) }, // 1212/1313
    WallData { a: 353, b: 384, wall: Terrain::Inner, opening: None }, // 1213/1313
    WallData { a: 353, b: 385, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 1213/1314
    WallData { a: 354, b: 385, wall: Terrain::Inner, opening: None }, // 1214/1314
    WallData { a: 354, b: 386, wall: Terrain::Inner, opening: Some(Terrain::Gunslit) }, // 1214/1315
    WallData { a: 355, b: 386, wall: Terrain::Inner, opening: None }, // 1215/1315
    WallData { a: 355, b: 387, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 1215/1316
    WallData { a: 356, b: 387, wall: Terrain::Inner, opening: None }, // 1216/1316
    WallData { a: 356, b: 388, wall: Terrain::Inner, opening: Some(Terrain::Gunslit) }, // 1216/1317
    WallData { a: 357, b: 388, wall: Terrain::Inner, opening: None }, // 1217/1317
    WallData { a: 357, b: 389, wall: Terrain::Inner, opening: Some(Terrain::Doorway) }, // 1217/1318
    WallData { a: 358, b: 389, wall: Terrain::Inner, opening: None }, // 1218/1318
    WallData { a: 358, b: 390, wall: Terrain::Stone, opening: None }, // 1218/1319
    WallData { a: 359, b: 390, wall: Terrain::Stone, opening: None }, // 1219/1319
    WallData { a: 359, b: 391, wall: Terrain::Stone, opening: None }, // 1219/1320
    WallData { a: 360, b: 391, wall: Terrain::Stone, opening: None }, // 1220/1320
    WallData { a: 360, b: 392, wall: Terrain::Stone, opening: None }, // 1220/1321
    WallData { a: 361, b: 392, wall: Terrain::Stone, opening: None }, // 1221/1321
    WallData { a: 361, b: 393, wall: Terrain::Stone, opening: None }, // 1221/1322
    WallData { a: 362, b: 363, wall: Terrain::Inner, opening: None }, // 1222/1223
    WallData { a: 362, b: 393, wall: Terrain::Stone, opening: None }, // 1222/1322
    WallData { a: 362, b: 394, wall: Terrain::Stone, opening: None }, // 1222/1323
    WallData { a: 363, b: 364, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 1223/1224
    WallData { a: 363, b: 394, wall: Terrain::Inner, opening: None }, // 1223/1323
    WallData { a: 363, b: 395, wall: Terrain::Outer, opening: None }, // 1223/1324
    WallData { a: 378, b: 379, wall: Terrain::Outer, opening: None }, // 1307/1308
    WallData { a: 379, b: 380, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 1308/1309
    WallData { a: 379, b: 409, wall: Terrain::Outer, opening: None }, // 1308/1407
    WallData { a: 379, b: 410, wall: Terrain::Outer, opening: None }, // 1308/1408
    WallData { a: 380, b: 410, wall: Terrain::Outer, opening: None }, // 1309/1408
    WallData { a: 380, b: 411, wall: Terrain::Outer, opening: None }, // 1309/1409
    WallData { a: 381, b: 411, wall: Terrain::Outer, opening: None }, // 1310/1409
    WallData { a: 381, b: 412, wall: Terrain::Outer, opening: None }, // 1310/1410
    WallData { a: 382, b: 412, wall: Terrain::Outer, opening: None }, // 1311/1410
    WallData { a: 382, b: 413, wall: Terrain::Outer, opening: None }, // 1311/1411
    WallData { a: 383, b: 384, wall: Terrain::Inner, opening: None }, // 1312/1313
    WallData { a: 383, b: 413, wall: Terrain::Outer, opening: None }, // 1312/1411
    WallData { a: 383, b: 414, wall: Terrain::Outer, opening: None }, // 1312/1412
    WallData { a: 384, b: 414, wall: Terrain::Outer, opening: None }, // 1313/1412
    WallData { a: 385, b: 386, wall: Terrain::Interior, opening: None }, // 1314/1315
    WallData { a: 386, b: 416, wall: Terrain::Interior, opening: None }, // 1315/1414
    WallData { a: 387, b: 388, wall: Terrain::Interior, opening: None }, // 1316/1317
    WallData { a: 388, b: 418, wall: Terrain::Interior, opening: None }, // 1317/1416
    WallData { a: 389, b: 390, wall: Terrain::Inner, opening: None }, // 1318/1319
    WallData { a: 390, b: 420, wall: Terrain::Inner, opening: None }, // 1319/1418
    WallData { a: 394, b: 395, wall: Terrain::Wooden, opening: None }, // 1323/1324
    WallData { a: 394, b: 425, wall: Terrain::Wooden, opening: None }, // 1323/1423
    WallData { a: 414, b: 415, wall: Terrain::Outer, opening: None }, // 1412/1413
    WallData { a: 414, b: 446, wall: Terrain::Stone, opening: None }, // 1412/1513
    WallData { a: 415, b: 446, wall: Terrain::Outer, opening: None }, // 1413/1513
    WallData { a: 415, b: 447, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 1413/1514
    WallData { a: 416, b: 417, wall: Terrain::Interior, opening: None }, // 1414/1415
    WallData { a: 416, b: 447, wall: Terrain::Outer, opening: None }, // 1414/1514
    WallData { a: 416, b: 448, wall: Terrain::Outer, opening: None }, // 1414/1515
    WallData { a: 417, b: 448, wall: Terrain::Outer, opening: None }, // 1415/1515
    WallData { a: 417, b: 449, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 1415/1516
    WallData { a: 418, b: 419, wall: Terrain::Interior, opening: None }, // 1416/1417
    WallData { a: 418, b: 449, wall: Terrain::Outer, opening: None }, // 1416/1516
    WallData { a: 418, b: 450, wall: Terrain::Outer, opening: None }, // 1416/1517
    WallData { a: 419, b: 450, wall: Terrain::Outer, opening: None }, // 1417/1517
    WallData { a: 419, b: 451, wall: Terrain::Outer, opening: Some(Terrain::Gunslit) }, // 1417/1518
    WallData { a: 420, b: 421, wall: Terrain::Inner, opening: Some(Terrain::Gunslit) }, // 1418/1419
    WallData { a: 420, b: 451, wall: Terrain::Outer, opening: None }, // 1418/1518
    WallData { a: 420, b: 452, wall: Terrain::Inner, opening: None }, // 1418/1519
    WallData { a: 423, b: 455, wall: Terrain::Wooden, opening: None }, // 1421/1522
    WallData { a: 424, b: 425, wall: Terrain::Wooden, opening: None }, // 1422/1423
    WallData { a: 424, b: 455, wall: Terrain::Wooden, opening: None }, // 1422/1522
    WallData { a: 424, b: 456, wall: Terrain::Wooden, opening: None }, // 1422/1523
    WallData { a: 445, b: 446, wall: Terrain::Stone, opening: None }, // 1512/1513
    WallData { a: 446, b: 476, wall: Terrain::Stone, opening: None }, // 1513/1612
    WallData { a: 448, b: 449, wall: Terrain::Wooden, opening: None }, // 1515/1516
    WallData { a: 449, b: 479, wall: Terrain::Wooden, opening: None }, // 1516/1615
    WallData { a: 451, b: 452, wall: Terrain::Inner, opening: None }, // 1518/1519
    WallData { a: 452, b: 482, wall: Terrain::Inner, opening: None }, // 1519/1618
    WallData { a: 452, b: 483, wall: Terrain::Church, opening: None }, // 1519/1619
    WallData { a: 453, b: 483, wall: Terrain::Church, opening: Some(Terrain::Doorway) }, // 1520/1619
    WallData { a: 453, b: 484, wall: Terrain::Church, opening: None }, // 1520/1620
    WallData { a: 454, b: 455, wall: Terrain::Wooden, opening: None }, // 1521/1522
    WallData { a: 454, b: 484, wall: Terrain::Church, opening: None }, // 1521/1620
    WallData { a: 454, b: 485, wall: Terrain::Wooden, opening: None }, // 1521/1621
    WallData { a: 476, b: 477, wall: Terrain::Stone, opening: None }, // 1612/1613
    WallData { a: 476, b: 508, wall: Terrain::Stone, opening: None }, // 1612/1713
    WallData { a: 479, b: 480, wall: Terrain::Wooden, opening: None }, // 1615/1616
    WallData { a: 479, b: 511, wall: Terrain::Wooden, opening: None }, // 1615/1716
    WallData { a: 482, b: 483, wall: Terrain::Church, opening: None }, // 1618/1619
    WallData { a: 482, b: 514, wall: Terrain::Church, opening: None }, // 1618/1719
    WallData { a: 484, b: 485, wall: Terrain::Church, opening: None }, // 1620/1621
    WallData { a: 484, b: 516, wall: Terrain::Church, opening: None }, // 1620/1721
    WallData { a: 507, b: 508, wall: Terrain::Stone, opening: None }, // 1712/1713
    WallData { a: 508, b: 538, wall: Terrain::Stone, opening: None }, // 1713/1812
    WallData { a: 510, b: 511, wall: Terrain::Wooden, opening: None }, // 1715/1716
    WallData { a: 511, b: 541, wall: Terrain::Wooden, opening: None }, // 1716/1815
    WallData { a: 513, b: 514, wall: Terrain::Church, opening: None }, // 1718/1719
    WallData { a: 514, b: 544, wall: Terrain::Church, opening: None }, // 1719/1818
    WallData { a: 514, b: 545, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 1719/1819
    WallData { a: 515, b: 516, wall: Terrain::Church, opening: None }, // 1720/1721
    WallData { a: 515, b: 545, wall: Terrain::Inner, opening: None }, // 1720/1819
    WallData { a: 515, b: 546, wall: Terrain::Inner, opening: Some(Terrain::Ramp) }, // 1720/1820
    WallData { a: 516, b: 546, wall: Terrain::Church, opening: None }, // 1721/1820
    WallData { a: 538, b: 539, wall: Terrain::Stone, opening: None }, // 1812/1813
    WallData { a: 539, b: 570, wall: Terrain::Stone, opening: None }, // 1813/1913
    WallData { a: 539, b: 571, wall: Terrain::Stone, opening: None }, // 1813/1914
    WallData { a: 540, b: 571, wall: Terrain::Stone, opening: None }, // 1814/1914
    WallData { a: 540, b: 572, wall: Terrain::Stone, opening: None }, // 1814/1915
    WallData { a: 541, b: 542, wall: Terrain::Wooden, opening: None }, // 1815/1816
    WallData { a: 541, b: 572, wall: Terrain::Stone, opening: None }, // 1815/1915
    WallData { a: 541, b: 573, wall: Terrain::Stone, opening: None }, // 1815/1916
    WallData { a: 542, b: 573, wall: Terrain::Wooden, opening: None }, // 1816/1916
    WallData { a: 542, b: 574, wall: Terrain::Wooden, opening: None }, // 1816/1917
    WallData { a: 543, b: 574, wall: Terrain::Wooden, opening: None }, // 1817/1917
    WallData { a: 543, b: 575, wall: Terrain::Wooden, opening: None }, // 1817/1918
    WallData { a: 544, b: 545, wall: Terrain::Church, opening: None }, // 1818/1819
    WallData { a: 544, b: 575, wall: Terrain::Wooden, opening: None }, // 1818/1918
    WallData { a: 544, b: 576, wall: Terrain::Wooden, opening: None }, // 1818/1919
    WallData { a: 545, b: 576, wall: Terrain::Church, opening: None }, // 1819/1919
    WallData { a: 545, b: 577, wall: Terrain::Church, opening: None }, // 1819/1920
    WallData { a: 546, b: 547, wall: Terrain::Church, opening: None }, // 1820/1821
    WallData { a: 546, b: 577, wall: Terrain::Church, opening: None }, // 1820/1920
    WallData { a: 546, b: 578, wall: Terrain::Church, opening: None }, // 1820/1921
];

/// In the order of `Terrain`.
#[rustfmt::skip]
pub(crate) static TERRAINS: [TerrainData; 12] = [
    TerrainData { code: "clear", cost: Some(0), artillery: true, zoc: true, melee: true, shift: 0 },
    TerrainData { code: "stone", cost: Some(1), artillery: false, zoc: false, melee: true, shift: 2 },
    TerrainData { code: "wooden", cost: Some(1), artillery: false, zoc: false, melee: true, shift: 1 },
    TerrainData { code: "inner", cost: Some(2), artillery: false, zoc: true, melee: true, shift: 2 },
    TerrainData { code: "outer", cost: Some(4), artillery: false, zoc: false, melee: true, shift: 3 },
    TerrainData { code: "church", cost: None, artillery: false, zoc: false, melee: false, shift: 4 },
    TerrainData { code: "doorway", cost: Some(1), artillery: false, zoc: true, melee: true, shift: 5 },
    TerrainData { code: "gunslit", cost: None, artillery: false, zoc: false, melee: false, shift: 5 },
    TerrainData { code: "ramp", cost: Some(0), artillery: false, zoc: false, melee: true, shift: 0 },
    TerrainData { code: "breach", cost: Some(0), artillery: true, zoc: true, melee: true, shift: 0 },
    TerrainData { code: "impassable", cost: None, artillery: false, zoc: false, melee: false, shift: 4 },
    TerrainData { code: "interior", cost: None, artillery: false, zoc: false, melee: false, shift: 4 },
];

#[rustfmt::skip]
pub(crate) static UNITS: [UnitData; 73] = [
    UnitData { code: "TennA", column: 255, kind: Kind::Texan, fire: [9, 5], melee: [5, 3], morale: 10, movement: 6, post: Some(Place(424)) },
    UnitData { code: "ForsA", column: 255, kind: Kind::Texan, fire: [9, 5], melee: [5, 3], morale: 10, movement: 6, post: Some(Place(270)) },
    UnitData { code: "GreysA", column: 255, kind: Kind::Texan, fire: [9, 5], melee: [5, 3], morale: 10, movement: 6, post: Some(Place(194)) },
    UnitData { code: "GreysB", column: 255, kind: Kind::Texan, fire: [8, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(255)) },
    UnitData { code: "GonzA", column: 255, kind: Kind::Texan, fire: [8, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(317)) },
    UnitData { code: "BakerA", column: 255, kind: Kind::Texan, fire: [8, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(332)) },
    UnitData { code: "ForsB", column: 255, kind: Kind::Texan, fire: [8, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(199)) },
    UnitData { code: "GreysC", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(224)) },
    UnitData { code: "GonzB", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(348)) },
    UnitData { code: "WhiteA", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(383)) },
    UnitData { code: "WhiteB", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(415)) },
    UnitData { code: "BakerB", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(206)) },
    UnitData { code: "ForsC", column: 255, kind: Kind::Texan, fire: [7, 4], melee: [4, 2], morale: 10, movement: 6, post: Some(Place(196)) },
    UnitData { code: "GonzC", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(381)) },
    UnitData { code: "TennB", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(419)) },
    UnitData { code: "WhiteC", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(417)) },
    UnitData { code: "BakerC", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(204)) },
    UnitData { code: "DickA", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(545)) },
    UnitData { code: "CareyA", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(201)) },
    UnitData { code: "CareyB", column: 255, kind: Kind::Texan, fire: [6, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(454)) },
    UnitData { code: "CareyC", column: 255, kind: Kind::Texan, fire: [5, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(394)) },
    UnitData { code: "DickB", column: 255, kind: Kind::Texan, fire: [5, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(546)) },
    UnitData { code: "Tejanos", column: 255, kind: Kind::Texan, fire: [5, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(379)) },
    UnitData { code: "CareyD", column: 255, kind: Kind::Texan, fire: [5, 3], melee: [3, 2], morale: 10, movement: 6, post: Some(Place(302)) },
    UnitData { code: "Engineers", column: 255, kind: Kind::Texan, fire: [4, 2], melee: [2, 1], morale: 10, movement: 6, post: Some(Place(193)) },
    UnitData { code: "HQ", column: 255, kind: Kind::Texan, fire: [4, 2], melee: [2, 1], morale: 10, movement: 6, post: Some(Place(286)) },
    UnitData { code: "CareyE", column: 255, kind: Kind::Texan, fire: [4, 2], melee: [2, 1], morale: 10, movement: 6, post: Some(Place(208)) },
    UnitData { code: "Hospital", column: 255, kind: Kind::Texan, fire: [4, 2], melee: [2, 1], morale: 10, movement: 6, post: Some(Place(790)) },
    UnitData { code: "Horse", column: 255, kind: Kind::Texan, fire: [4, 2], melee: [2, 1], morale: 10, movement: 6, post: Some(Place(477)) },
    UnitData { code: "AldC", column: 0, kind: Kind::Cazadores, fire: [6, 4], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald1", column: 0, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald2", column: 0, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald3", column: 0, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald4", column: 0, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "SL1", column: 0, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SL2", column: 0, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SL3", column: 0, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "TolC", column: 1, kind: Kind::Cazadores, fire: [6, 4], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Tol1", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Tol2", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Tol3", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Tol4", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SL4", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SL5", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SL6", column: 1, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Mat1", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Mat2", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Mat3", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Jim1", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Jim2", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Jim3", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Jim4", column: 2, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "SL7", column: 2, kind: Kind::Militia, fire: [5, 3], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "MatC", column: 3, kind: Kind::Cazadores, fire: [6, 4], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "JimC", column: 3, kind: Kind::Cazadores, fire: [6, 4], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "SLC", column: 3, kind: Kind::Cazadores, fire: [6, 4], melee: [6, 4], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald5", column: 3, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Ald6", column: 3, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "All1", column: 3, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "All2", column: 3, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "All3", column: 3, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "Zap1", column: 4, kind: Kind::Zapadores, fire: [6, 4], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "Zap2", column: 4, kind: Kind::Zapadores, fire: [6, 4], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "Zap3", column: 4, kind: Kind::Zapadores, fire: [6, 4], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "Zap4", column: 4, kind: Kind::Zapadores, fire: [6, 4], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "MatG", column: 4, kind: Kind::Grenadiers, fire: [5, 3], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "JimG", column: 4, kind: Kind::Grenadiers, fire: [5, 3], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "AldG", column: 4, kind: Kind::Grenadiers, fire: [5, 3], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "TolG", column: 4, kind: Kind::Grenadiers, fire: [5, 3], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "SLG", column: 4, kind: Kind::Grenadiers, fire: [5, 3], melee: [8, 6], morale: 10, movement: 5, post: None },
    UnitData { code: "All4", column: 4, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "All5", column: 4, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
    UnitData { code: "All6", column: 4, kind: Kind::Regular, fire: [5, 3], melee: [7, 5], morale: 10, movement: 5, post: None },
];

#[rustfmt::skip]
pub(crate) static LEADERS: [LeaderData; 10] = [
    LeaderData { code: "Travis", column: 255, leadership: 2, movement: 8, post: Some(Place(286)) },
    LeaderData { code: "Crockett", column: 255, leadership: 2, movement: 8, post: Some(Place(424)) },
    LeaderData { code: "Bonham", column: 255, leadership: 1, movement: 8, post: Some(Place(208)) },
    LeaderData { code: "Dickinson", column: 255, leadership: 1, movement: 8, post: Some(Place(545)) },
    LeaderData { code: "Bowie", column: 255, leadership: 1, movement: 1, post: Some(Place(785)) },
    LeaderData { code: "Cos", column: 0, leadership: 1, movement: 8, post: None },
    LeaderData { code: "Duque", column: 1, leadership: 1, movement: 8, post: None },
    LeaderData { code: "Romero", column: 2, leadership: 1, movement: 8, post: None },
    LeaderData { code: "Morales", column: 3, leadership: 1, movement: 8, post: None },
    LeaderData { code: "Castrillon", column: 4, leadership: 2, movement: 8, post: None },
];

pub(crate) static BATTERIES: [BatteryData; 10] = [
    BatteryData { code: "18pdr", strength: 10, post: Place(208) },
    BatteryData { code: "gunnade", strength: 9, post: Place(201) },
    BatteryData { code: "12pdr1", strength: 9, post: Place(545) },
    BatteryData { code: "12pdr2", strength: 9, post: Place(546) },
    BatteryData { code: "8pdr1", strength: 8, post: Place(193) },
    BatteryData { code: "8pdr2", strength: 8, post: Place(286) },
    BatteryData { code: "8pdr3", strength: 8, post: Place(379) },
    BatteryData { code: "gate", strength: 7, post: Place(302) },
    BatteryData { code: "palisade1", strength: 6, post: Place(394) },
    BatteryData { code: "palisade2", strength: 6, post: Place(454) },
];

/// By die and column: `-` nothing, `C` counterattack, `H` hit, a number hit with that number.
pub(crate) static RESULTS: [[char; 10]; 6] = [
    ['H', 'H', 'H', 'H', '1', '1', '2', '3', '4', '5'],
    ['C', 'C', 'H', 'H', '1', '1', '2', '3', '4', '5'],
    ['C', '-', 'C', 'H', 'H', '1', '1', '2', '3', '4'],
    ['-', '-', '-', 'C', 'H', 'H', '1', '1', '2', '3'],
    ['-', '-', '-', '-', 'C', 'H', 'H', '1', '1', '2'],
    ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
];

/// Casualties till withdrawal, by turn.
pub(crate) static WITHDRAWAL: [u16; 12] = [350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900];
