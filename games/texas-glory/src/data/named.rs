//! The places and blocks that the rules name: every edition has the same.

/// Places that the rules name.
pub mod places {
    use crate::map::Place;
    pub const ALAMO: Place = Place(14);
    pub const SAN_AUGUSTINE: Place = Place(142);
    pub const PRG: Place = Place(149);
    pub const LAREDO: Place = Place(150);
    pub const MATAMOROS: Place = Place(151);
    pub const FORT_JESSUP: Place = Place(152);
    pub const NEW_ORLEANS: Place = Place(153);
}

/// Every block by its short name.
pub mod blocks {
    use crate::block::Block;
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

#[cfg(test)]
mod tests {
    use super::{blocks, places};

    #[test]
    fn names_are_those_of_the_tables() {
        let named = [blocks::HOU, blocks::SAN, blocks::AAT, blocks::GAM, blocks::US5, blocks::NOR];
        assert_eq!(named.map(crate::Block::code), ["Hou", "San", "AAt", "GAm", "US5", "NOr"]);
        let named =
            [places::ALAMO, places::SAN_AUGUSTINE, places::PRG, places::FORT_JESSUP, places::NEW_ORLEANS];
        assert_eq!(named.map(crate::Place::code), ["0308", "1601", "PRG", "JES", "NOL"]);
    }
}
