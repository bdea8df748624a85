//! The rulebook in our words. Generated from `rulebook.toml` and `clauses/*.md` by `cargo xtask gen`; do not edit.

use game::{Clause, Origin};

#[rustfmt::skip]
pub static RULEBOOK: &[Clause] = &[
    Clause {
        id: "1.0",
        title: ["Components", "Componentes"],
        text: [
            "The Mexican army has 32 units and markers for oblique moves; the Texians have 10 units, 10 building markers and 8 artillery units. A single hit destroys any unit, whatever its strength (but see 15.5 for the chapel gun). The list of battalions and companies is lost: ours follows the orders for the assault.",
            "El ejército mexicano tiene 32 unidades y marcadores de movimiento oblicuo; los texianos, 10 unidades, 10 marcadores de edificio y 8 unidades de artillería. Un solo impacto destruye cualquier unidad, sea cual sea su fuerza (salvo el cañón de la capilla, 15.5). La lista de batallones y compañías se ha perdido: la nuestra sigue las órdenes del asalto.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[29],
        examples: [
            &[r#"## 1.0 Components

Thirty-two Mexican units in five columns, ten Texian units, eight guns: here they all are, at the end of the first Mexican movement.

```play
texan historic
mexican enter I NF
mexican enter II NF
mexican enter III UD
mexican enter IV LV
mexican enter R AL      # events: Entered R AL; awaits: texan
```

```then
NF: Ald5 SL1:2 Tol6 SL2:2
UD: Mat4 Jim3
AL: Zap3 Gra4
LV: Caz3
N: Travis Blazeby
PA: Crockett Harrison
```"#],
            &[r#"## 1.0 Componentes

Treinta y dos unidades mexicanas en cinco columnas, diez unidades texianas, ocho cañones: aquí están todos, al final del primer
movimiento mexicano.

```play
texan historic
mexican enter I NF
mexican enter II NF
mexican enter III UD
mexican enter IV LV
mexican enter R AL      # events: Entered R AL; awaits: texan
```

```then
NF: Ald5 SL1:2 Tol6 SL2:2
UD: Mat4 Jim3
AL: Zap3 Gra4
LV: Caz3
N: Travis Blazeby
PA: Crockett Harrison
```"#],
        ],
    },
    Clause {
        id: "2.0",
        title: ["The map", "El mapa"],
        text: [
            "The map shows the Alamo and the ground around it: areas, walls with their strengths, gun positions, red arrows and stacking limits. The printed map is lost; ours is drawn from the surveys of the compound and every figure on it is our own.",
            "El mapa muestra El Álamo y sus alrededores: zonas, muros con su fuerza, emplazamientos de artillería, flechas rojas y límites de apilamiento. El mapa impreso se ha perdido; el nuestro está trazado a partir de los planos del recinto y todas sus cifras son nuestras.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[24, 30],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "2a",
        title: ["The outline of the Alamo", "El contorno de El Álamo"],
        text: [
            "The outline of the compound is drawn on the map: walls, barracks, chapel and palisade.",
            "El contorno del recinto está dibujado en el mapa: muros, cuarteles, capilla y empalizada.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[30],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "2b",
        title: ["Areas", "Zonas"],
        text: [
            "There are eleven Alamo areas and six outside areas, each with a name. Two areas that share a border are adjacent; wall sections may be part of a border. Which areas touch is our reconstruction.",
            "Hay once zonas de El Álamo y seis zonas exteriores, cada una con su nombre. Dos zonas que comparten una linde son adyacentes; una sección de muro puede formar parte de la linde. Qué zonas se tocan es reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[30],
        examples: [
            &[r#"## 2b Areas

The North Wall borders the Northwest Corner, but not the West Wall.

```pos
turn 3, marches
N: Ald3
PA: Crockett
```

```play
mexican march N>WW Ald3      # refused 7.1a
mexican march N>NW Ald3
roll 2                       # events: Marched N NW Ald3
```

The six outside areas lie in a ring: from the Field of the Old Mill the Alameda is two moves away.

```pos
turn 3, obliques
NF: Ald3
PA: Crockett
```

```play
mexican oblique NF>AL Ald3   # refused 7.1a
mexican oblique NF>UD Ald3
roll 2                       # events: Obliqued NF UD Ald3
```"#],
            &[r#"## 2b Zonas

El Muro Norte linda con la Esquina Noroeste, pero no con el Muro Oeste.

```pos
turn 3, marches
N: Ald3
PA: Crockett
```

```play
mexican march N>WW Ald3      # refused 7.1a
mexican march N>NW Ald3
roll 2                       # events: Marched N NW Ald3
```

Las seis zonas exteriores forman un anillo: desde el Campo del Molino Viejo, la Alameda está a dos movimientos.

```pos
turn 3, obliques
NF: Ald3
PA: Crockett
```

```play
mexican oblique NF>AL Ald3   # refused 7.1a
mexican oblique NF>UD Ald3
roll 2                       # events: Obliqued NF UD Ald3
```"#],
        ],
    },
    Clause {
        id: "2c",
        title: ["Red arrows", "Flechas rojas"],
        text: [
            "A red arrow marks two adjacent areas between which no Mexican unit may move or attack. On our map red arrows lie between the long barracks and the palisade, the long barracks and the chapel, and the chapel and the cattle pen.",
            "Una flecha roja señala dos zonas adyacentes entre las que ninguna unidad mexicana puede moverse ni atacar. En nuestro mapa hay flechas rojas entre el cuartel largo y la empalizada, entre el cuartel largo y la capilla, y entre la capilla y el corral de reses.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[17, 30],
        examples: [
            &[r#"## 2c Red arrows

From the Palisade the way into the Long Barracks is barred, for moving and for attacking.

```pos
turn 3, marches
PA: Ald3
CR: Tol3
NW: Carey
walls: w_long 0
```

```play
mexican march PA>LB Ald3     # refused 7.1c
mexican march CR>LB Tol3
roll 1                       # events: Marched CR LB Tol3
```

```pos
turn 3, Mexican attacks
PA: Ald3
CR: Tol3
LB: White
```

```play
mexican attack LB
mexican join PA Ald3         # refused 14.0
mexican join CR Tol3         # events: StackJoined CR Tol 3
```"#],
            &[r#"## 2c Flechas rojas

Desde la Empalizada, el paso al Cuartel Largo está cerrado, para mover y para atacar.

```pos
turn 3, marches
PA: Ald3
CR: Tol3
NW: Carey
walls: w_long 0
```

```play
mexican march PA>LB Ald3     # refused 7.1c
mexican march CR>LB Tol3
roll 1                       # events: Marched CR LB Tol3
```

```pos
turn 3, Mexican attacks
PA: Ald3
CR: Tol3
LB: White
```

```play
mexican attack LB
mexican join PA Ald3         # refused 14.0
mexican join CR Tol3         # events: StackJoined CR Tol 3
```"#],
        ],
    },
    Clause {
        id: "2d",
        title: ["Wall strength stars", "Estrellas de fuerza"],
        text: [
            "A yellow star shows the strength with which a wall section, or the whole wall of an area, begins the game. The numbers are ours: 4 for the chapel and the gate, 2 for palisade, pens and long barracks, 3 for the rest.",
            "Una estrella amarilla indica la fuerza inicial de una sección de muro o de todo el muro de una zona. Los números son nuestros: 4 para la capilla y la puerta; 2 para la empalizada, los corrales y el cuartel largo; 3 para el resto.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[16, 30],
        examples: [
            &[r#"## 2d Wall strength stars

The gate begins with 4 points, the Southwest Corner with 3, the palisade with 2. The first hit takes one from each.

```pos
turn 3, Mexican attacks
LV: Tol3 Gra3 Zap3
GT: Baker
PA: Harrison
SW: White
```

```play
mexican attack GT
mexican join LV Tol3
mexican go
roll 4                       # events: AttackRolled 4 1 5 1, WallHit w_gate 3
mexican attack SW
mexican join LV Gra3
mexican go
roll 4                       # events: WallHit w_sw_s 2
mexican attack PA
mexican join LV Zap3
mexican go
roll 4                       # events: WallHit w_palisade 1
```"#],
            &[r#"## 2d Estrellas de fuerza

La puerta empieza con 4 puntos, la Esquina Suroeste con 3, la empalizada con 2. El primer impacto le quita uno a cada una.

```pos
turn 3, Mexican attacks
LV: Tol3 Gra3 Zap3
GT: Baker
PA: Harrison
SW: White
```

```play
mexican attack GT
mexican join LV Tol3
mexican go
roll 4                       # events: AttackRolled 4 1 5 1, WallHit w_gate 3
mexican attack SW
mexican join LV Gra3
mexican go
roll 4                       # events: WallHit w_sw_s 2
mexican attack PA
mexican join LV Zap3
mexican go
roll 4                       # events: WallHit w_palisade 1
```"#],
        ],
    },
    Clause {
        id: "2e",
        title: ["Artillery positions", "Emplazamientos de artillería"],
        text: [
            "Eight numbered boxes along the walls are artillery positions; the gun with the same number stands on each. Where they stand and how strong the guns are is our reconstruction.",
            "Ocho casillas numeradas junto a los muros son emplazamientos de artillería; en cada una está el cañón del mismo número. Dónde están y qué fuerza tienen es reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[21, 31],
        examples: [
            &[r#"## 2e Artillery positions

Gun 4 stands at the North Wall and reaches the field before it; gun 1, in the Southwest Corner, does not.

```pos
turn 2, Texian attacks
NF: Ald5 SL1:2
N: Travis
```

```play
texan attack NF
texan join gun1              # refused 14.1
texan join gun4              # events: GunJoined gun4
```"#],
            &[r#"## 2e Emplazamientos de artillería

El cañón 4 está en el Muro Norte y alcanza el campo que tiene delante; el cañón 1, en la Esquina Suroeste, no.

```pos
turn 2, Texian attacks
NF: Ald5 SL1:2
N: Travis
```

```play
texan attack NF
texan join gun1              # refused 14.1
texan join gun4              # events: GunJoined gun4
```"#],
        ],
    },
    Clause {
        id: "2g",
        title: ["Stacking limits on the map", "Límites de apilamiento en el mapa"],
        text: [
            "Each Alamo area carries three limits: Texian units, Mexican units, and Texian units inside its buildings. Outside areas have a Mexican limit only. The figures are ours.",
            "Cada zona de El Álamo lleva tres límites: unidades texianas, unidades mexicanas y unidades texianas dentro de sus edificios. Las zonas exteriores sólo tienen límite mexicano. Las cifras son nuestras.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[19, 30],
        examples: [
            &[r#"## 2g Stacking limits on the map

The Northwest Corner holds two Texian units in the open and one in its building.

```play
texan place Travis NW
texan place Crockett NW
texan place Carey NW         # refused 4.0
texan place Carey NW hidden  # events: PlacedHidden Carey NW
texan place Baker NW hidden  # refused 4.1
```"#],
            &[r#"## 2g Límites de apilamiento en el mapa

En la Esquina Noroeste caben dos unidades texianas al descubierto y una en su edificio.

```play
texan place Travis NW
texan place Crockett NW
texan place Carey NW         # refused 4.0
texan place Carey NW hidden  # events: PlacedHidden Carey NW
texan place Baker NW hidden  # refused 4.1
```"#],
        ],
    },
    Clause {
        id: "3.0",
        title: ["Sequence of play", "Secuencia de juego"],
        text: [
            "A turn has four phases. I: the Mexicans move, first by regular movement, then by oblique, and last by entering the map. II: any Texian units and guns may attack. III: so may any Mexican units. IV: Texian units may move to an adjacent area, or into and out of buildings.",
            "Un turno tiene cuatro fases. I: mueven los mexicanos, primero con movimiento regular, luego oblicuo y por último entrando en el mapa. II: pueden atacar las unidades y cañones texianos que se quiera. III: pueden atacar las unidades mexicanas que se quiera. IV: las unidades texianas pueden pasar a una zona adyacente, o entrar en los edificios y salir de ellos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 3.0 Sequence of play

Mexican movement comes in three parts, always in this order: marches, obliques, entry. What is past is past.

```pos
turn 2, marches
NF: Ald5
N: Tol3
NW: Carey
walls: w_north 0
```

```play
mexican oblique NF>UD Ald5   # refused
mexican done
mexican march N>CR Tol3      # refused
mexican enter IV LV          # refused
mexican oblique NF>UD Ald3
roll 3
mexican done
mexican oblique NF>RB Ald2   # refused
mexican enter IV LV
mexican done                 # note: now the guns
mexican spike gun4 N         # awaits: texan; events: PhaseBegan TexianAttacks
```

Then the Texians attack, then the Mexicans, and the Texians move last; after that the next turn begins.

```pos
turn 2, Texian attacks
N: Tol3
NW: Carey
```

```play
mexican attack NW            # refused: not awaited
texan done                   # events: PhaseBegan MexicanAttacks; awaits: mexican
texan move Carey WW          # refused: not awaited
mexican done                 # events: PhaseBegan TexianMovement; awaits: texan
texan attack N               # refused
texan done                   # events: TurnBegan 3, PhaseBegan MexicanMovement; awaits: mexican; turn: 3
```"#],
            &[r#"## 3.0 Secuencia de juego

El movimiento mexicano tiene tres partes, siempre en este orden: marchas, oblicuos, entrada. Lo pasado, pasado está.

```pos
turn 2, marches
NF: Ald5
N: Tol3
NW: Carey
walls: w_north 0
```

```play
mexican oblique NF>UD Ald5   # refused
mexican done
mexican march N>CR Tol3      # refused
mexican enter IV LV          # refused
mexican oblique NF>UD Ald3
roll 3
mexican done
mexican oblique NF>RB Ald2   # refused
mexican enter IV LV
mexican done                 # note: now the guns
mexican spike gun4 N         # awaits: texan; events: PhaseBegan TexianAttacks
```

Después atacan los texianos, luego los mexicanos, y por último mueven los texianos; entonces empieza el turno siguiente.

```pos
turn 2, Texian attacks
N: Tol3
NW: Carey
```

```play
mexican attack NW            # refused: not awaited
texan done                   # events: PhaseBegan MexicanAttacks; awaits: mexican
texan move Carey WW          # refused: not awaited
mexican done                 # events: PhaseBegan TexianMovement; awaits: texan
texan attack N               # refused
texan done                   # events: TurnBegan 3, PhaseBegan MexicanMovement; awaits: mexican; turn: 3
```"#],
        ],
    },
    Clause {
        id: "4.0",
        title: ["Stacking", "Apilamiento"],
        text: [
            "No area may ever hold more units than its limit; each unit that is not artillery takes one place. Units of both armies may share an area only when every Texian unit there is in a building. Artillery does not count, and one gun stands on each position.",
            "Ninguna zona puede contener nunca más unidades que su límite; cada unidad que no sea artillería ocupa un lugar. Los dos ejércitos sólo pueden compartir una zona cuando todas las unidades texianas que hay en ella están en edificios. La artillería no cuenta, y hay un cañón en cada emplazamiento.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[19],
        examples: [
            &[r#"## 4.0 Stacking

Six Mexican units may stand at the North Wall. Five are there: one may join them, two may not. The gun there takes no room.

```pos
turn 3, marches
N: Tol5
NW: Ald2
PA: Crockett
```

```play
mexican march NW>N Ald2      # refused
mexican march NW>N Ald1
roll 1
```

```then
N: Ald1 Tol5
NW: Ald1
```

Both armies may share an area only when all its Texians are in buildings.

```pos
turn 3, marches
CR: Tol6
WW: (Kimbell)
SW: White (Baker)
```

```play
mexican march CR>SW Tol3     # refused 7.1d
mexican march CR>WW Tol3
roll 4                       # events: Marched CR WW Tol3
```"#],
            &[r#"## 4.0 Apilamiento

En el Muro Norte caben seis unidades mexicanas. Hay cinco: una puede unírseles, dos no. El cañón que hay allí no ocupa sitio.

```pos
turn 3, marches
N: Tol5
NW: Ald2
PA: Crockett
```

```play
mexican march NW>N Ald2      # refused
mexican march NW>N Ald1
roll 1
```

```then
N: Ald1 Tol5
NW: Ald1
```

Los dos ejércitos sólo comparten una zona cuando todos sus texianos están en edificios.

```pos
turn 3, marches
CR: Tol6
WW: (Kimbell)
SW: White (Baker)
```

```play
mexican march CR>SW Tol3     # refused 7.1d
mexican march CR>WW Tol3
roll 4                       # events: Marched CR WW Tol3
```"#],
        ],
    },
    Clause {
        id: "4.1",
        title: ["Building limits", "Límite de los edificios"],
        text: [
            "The building limit says how many Texian units, at most, the buildings of an area can hide. A unit in a building is shown as such on the board. Hidden units count against this limit only, not against the Texian limit of the area.",
            "El límite de edificio es el mayor número de unidades texianas que pueden refugiarse en los edificios de una zona. El tablero muestra qué unidades están en un edificio. Las unidades refugiadas sólo cuentan para este límite, no para el límite texiano de la zona.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[19],
        examples: [
            &[r#"## 4.1 Building limits

The Northwest Corner has one place to hide, the North Wall none.

```pos
turn 3, Texian moves
NW: Carey Baker
N: Travis
NF: Ald5
```

```play
texan hide Travis N          # refused
texan hide Carey NW          # events: Hid Carey NW
texan hide Baker NW          # refused
```

A hidden unit leaves its place in the open free for another (ruling 19).

```pos
turn 3, Texian moves
NW: Baker Harrison (Carey)
N: Travis
CR: Forsyth
NF: Ald5
```

```play
texan move Travis NW         # refused 4.0
texan move Harrison WW
roll 1
texan move Travis NW         # events: LeaderMoved Travis NW
```"#],
            &[r#"## 4.1 Límite de los edificios

La Esquina Noroeste tiene un sitio donde refugiarse; el Muro Norte, ninguno.

```pos
turn 3, Texian moves
NW: Carey Baker
N: Travis
NF: Ald5
```

```play
texan hide Travis N          # refused
texan hide Carey NW          # events: Hid Carey NW
texan hide Baker NW          # refused
```

Una unidad refugiada deja libre para otra su sitio al descubierto (aclaración 19).

```pos
turn 3, Texian moves
NW: Baker Harrison (Carey)
N: Travis
CR: Forsyth
NF: Ald5
```

```play
texan move Travis NW         # refused 4.0
texan move Harrison WW
roll 1
texan move Travis NW         # events: LeaderMoved Travis NW
```"#],
        ],
    },
    Clause {
        id: "4.2",
        title: ["Positioning of units", "Posición de las unidades"],
        text: [
            "Where in its area a unit lies, and which way it faces, means nothing. Only artillery may straddle two areas. No other unit may be placed on a gun or in a gun's position; on each other they may lie.",
            "No importa en qué lugar de su zona está una unidad ni hacia dónde mira. Sólo la artillería puede estar a caballo entre dos zonas. Ninguna otra unidad puede colocarse sobre un cañón ni en su emplazamiento; unas sobre otras, sí.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4.2 Positioning of units

A gun in an area does not use up its places: beside gun 4 the North Wall still has room for two units, and no more.

```play
texan place Travis N
texan place Blazeby N        # events: Placed Blazeby N
texan place Carey N          # refused 4.0
```"#],
            &[r#"## 4.2 Posición de las unidades

Un cañón no ocupa sitio en su zona: junto al cañón 4, el Muro Norte aún tiene sitio para dos unidades, y no más.

```play
texan place Travis N
texan place Blazeby N        # events: Placed Blazeby N
texan place Carey N          # refused 4.0
```"#],
        ],
    },
    Clause {
        id: "4.3",
        title: ["Who may be attacked", "Quién puede ser atacado"],
        text: [
            "Every unit of an area that is not in a building may be attacked from an adjacent area, wherever in the area it lies.",
            "Toda unidad de una zona que no esté en un edificio puede ser atacada desde una zona adyacente, esté donde esté dentro de la zona.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4.3 Who may be attacked

Any unit in the open may fall to an attack from the next area, wherever in its own area it lies.

```pos
turn 3, Mexican attacks
NW: Tol6
N: Travis Blazeby
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 2 6 1; awaits: texan; offered: lose Travis; offered: lose Blazeby
```

Those in buildings are safe from it.

```pos
turn 3, Mexican attacks
CR: Tol6
WW: Kimbell (White) (Baker)
guns: gun2 destroyed
```

```play
mexican attack WW
mexican join all
mexican go
roll 4                       # events: TexianFell Kimbell WW; awaits: mexican
```"#],
            &[r#"## 4.3 Quién puede ser atacado

Cualquier unidad al descubierto puede caer en un ataque desde la zona vecina, esté donde esté dentro de la suya.

```pos
turn 3, Mexican attacks
NW: Tol6
N: Travis Blazeby
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 2 6 1; awaits: texan; offered: lose Travis; offered: lose Blazeby
```

Las que están en edificios quedan a salvo de él.

```pos
turn 3, Mexican attacks
CR: Tol6
WW: Kimbell (White) (Baker)
guns: gun2 destroyed
```

```play
mexican attack WW
mexican join all
mexican go
roll 4                       # events: TexianFell Kimbell WW; awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "4.4",
        title: ["Limits at all times", "Límites en todo momento"],
        text: [
            "Stacking limits hold at every moment of the game: in set-up, movement, entry and advance after combat.",
            "Los límites de apilamiento rigen en todo momento: en el despliegue, el movimiento, la entrada y el avance tras el combate.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4.4 Limits at all times

Eight units clear the North Wall; six may advance into it.

```pos
turn 3, Mexican attacks
CR: Ald2 Tol6
N: Blazeby
PA: Crockett
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: TexianFell Blazeby N
mexican advance CR Ald2
mexican advance CR Tol5      # refused 4.0
mexican advance CR Tol4
```

```then
N: Ald2 Tol4
CR: Tol2
```"#],
            &[r#"## 4.4 Límites en todo momento

Ocho unidades despejan el Muro Norte; seis pueden avanzar a él.

```pos
turn 3, Mexican attacks
CR: Ald2 Tol6
N: Blazeby
PA: Crockett
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: TexianFell Blazeby N
mexican advance CR Ald2
mexican advance CR Tol5      # refused 4.0
mexican advance CR Tol4
```

```then
N: Ald2 Tol4
CR: Tol2
```"#],
        ],
    },
    Clause {
        id: "5.0",
        title: ["Walls", "Muros"],
        text: [
            "A wall section with any strength left keeps Mexican units from moving into the Alamo area behind it. Texian units pass walls freely.",
            "Las unidades mexicanas no pueden pasar a una zona adyacente de El Álamo mientras la sección de muro intermedia conserve alguna fuerza. Las unidades texianas cruzan los muros libremente.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.0 Walls

No Mexican climbs into an area while the wall before him stands; Texians go through their own doors.

```pos
turn 3, marches
NF: Ald3
LB: Forsyth
walls: w_north 1
```

```play
mexican march NF>N Ald3      # refused 7.1h
```

```pos
turn 3, Texian moves
LB: Forsyth
NF: Ald3
```

```play
texan move Forsyth CR        # note: across the Long Barracks wall, still at 2
roll 4                       # events: UnitMoved Forsyth CR
```"#],
            &[r#"## 5.0 Muros

Ningún mexicano entra en una zona mientras el muro que tiene delante sigue en pie; los texianos pasan por sus propias puertas.

```pos
turn 3, marches
NF: Ald3
LB: Forsyth
walls: w_north 1
```

```play
mexican march NF>N Ald3      # refused 7.1h
```

```pos
turn 3, Texian moves
LB: Forsyth
NF: Ald3
```

```play
texan move Forsyth CR        # note: across the Long Barracks wall, still at 2
roll 4                       # events: UnitMoved Forsyth CR
```"#],
        ],
    },
    Clause {
        id: "5.1",
        title: ["Wall strength", "Fuerza de los muros"],
        text: [
            "The number of a wall section is how many hits bring it down to zero. An area with one number only has it for all of its wall: the chapel is the example. A hit from any side then counts for all sides.",
            "El número de una sección de muro indica cuántos impactos la reducen a cero. Cuando una zona tiene un solo número, vale para todo su muro: la capilla es el ejemplo. Un impacto desde cualquier lado cuenta entonces para todos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[16],
        examples: [
            &[r#"## 5.1 Wall strength

The chapel has one number for its whole wall. Its last point goes in an attack from two sides; then both sides are open (ruling 16).

```pos
turn 4, Mexican attacks
AL: Mat3
PA: Ald3
CH: (Dickinson)
walls: w_chapel 1
```

```play
mexican attack CH
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 2 5 1
mexican hit w_chapel         # events: WallHit w_chapel 0
texan done                   # turn: 5; offered: march AL>CH Mat3; offered: march PA>CH Ald3
```"#],
            &[r#"## 5.1 Fuerza de los muros

La capilla tiene un solo número para todo su muro. El último punto cae en un ataque por dos lados; entonces ambos quedan abiertos
(aclaración 16).

```pos
turn 4, Mexican attacks
AL: Mat3
PA: Ald3
CH: (Dickinson)
walls: w_chapel 1
```

```play
mexican attack CH
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 2 5 1
mexican hit w_chapel         # events: WallHit w_chapel 0
texan done                   # turn: 5; offered: march AL>CH Mat3; offered: march PA>CH Ald3
```"#],
        ],
    },
    Clause {
        id: "5.2",
        title: ["Attacks on walls", "Ataques a los muros"],
        text: [
            "The Mexican combat table serves for attacks on walls as well as on units; ladders and axes are part of it. The strength left in each section is kept on the board.",
            "La tabla de combate mexicana sirve tanto contra muros como contra unidades; incluye escalas y hachas. El tablero lleva la cuenta de la fuerza que queda en cada sección.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.2 Attacks on walls

Walls are attacked on the same table as men: six units are +2, and a 5 makes 7, two hits.

```pos
turn 2, Mexican attacks
NF: Tol6
CR: Forsyth
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 2 7 2, WallHit w_north 2, WallHit w_north 1
```"#],
            &[r#"## 5.2 Ataques a los muros

Los muros se atacan con la misma tabla que los hombres: seis unidades son +2, y un 5 hace 7, dos impactos.

```pos
turn 2, Mexican attacks
NF: Tol6
CR: Forsyth
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 2 7 2, WallHit w_north 2, WallHit w_north 1
```"#],
        ],
    },
    Clause {
        id: "6.0",
        title: ["Command roll", "Tirada de mando"],
        text: [
            "Some movements need a command roll of one die: 1 to 4 succeeds, 5 or 6 fails. A unit or group that fails does not move this turn, not even to advance after combat. One that succeeds must move at once, before any other roll.",
            "Algunos movimientos exigen una tirada de mando con un dado: de 1 a 4 es éxito; 5 o 6, fracaso. La unidad o el grupo que fracasa no se mueve este turno, ni siquiera para avanzar tras el combate. El que tiene éxito debe moverse en el acto, antes de cualquier otra tirada.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[44],
        examples: [
            &[r#"## 6.0 Command roll

A 4 succeeds and the units move at once; a 5 fails and they stay for this turn.

```pos
turn 3, marches
N: Ald3 Tol3
HC: Caz3
PA: Crockett
```

```play
mexican march N>CR Ald3      # awaits: fate
roll 4                       # events: Marched N CR Ald3 4
mexican march N>CR Tol3
roll 5                       # events: MarchFailed N CR Tol3 5
mexican march N>NW Tol3      # refused 6.3
```

```then
CR: Ald3
N: Tol3
```

Those who failed do not advance after combat either, for an advance is a movement, too (ruling 44). The others of their battalion may.

```pos
turn 4, marches
NW: Tol5
N: Blazeby
PA: Crockett
guns: gun2 destroyed, gun3 destroyed, gun4 destroyed, gun8 destroyed
```

```play
mexican march NW>WW Tol3
roll 5                       # events: MarchFailed NW WW Tol3
mexican done
mexican done                 # note: nobody enters
texan done
mexican attack N
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 1 6 1, TexianFell Blazeby N
mexican advance NW Tol5      # refused 6.0
mexican advance NW Tol3      # refused 6.0
mexican advance NW Tol2      # events: StackAdvanced NW N Tol 2
```

By the option a failed roll does not keep them from advancing.

```pos
turn 4, Mexican attacks
rules: failed=may-advance
NW: Tol3
N: Blazeby
PA: Crockett
guns: gun3 destroyed, gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 5
mexican advance NW Tol3      # events: StackAdvanced NW N Tol 3
```"#],
            &[r#"## 6.0 Tirada de mando

Con un 4 hay éxito y las unidades se mueven en el acto; con un 5 fracasan y se quedan este turno.

```pos
turn 3, marches
N: Ald3 Tol3
HC: Caz3
PA: Crockett
```

```play
mexican march N>CR Ald3      # awaits: fate
roll 4                       # events: Marched N CR Ald3 4
mexican march N>CR Tol3
roll 5                       # events: MarchFailed N CR Tol3 5
mexican march N>NW Tol3      # refused 6.3
```

```then
CR: Ald3
N: Tol3
```

Las que fallaron tampoco avanzan tras el combate, porque avanzar también es moverse (aclaración 44). Las demás de su batallón, sí.

```pos
turn 4, marches
NW: Tol5
N: Blazeby
PA: Crockett
guns: gun2 destroyed, gun3 destroyed, gun4 destroyed, gun8 destroyed
```

```play
mexican march NW>WW Tol3
roll 5                       # events: MarchFailed NW WW Tol3
mexican done
mexican done                 # note: nobody enters
texan done
mexican attack N
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 1 6 1, TexianFell Blazeby N
mexican advance NW Tol5      # refused 6.0
mexican advance NW Tol3      # refused 6.0
mexican advance NW Tol2      # events: StackAdvanced NW N Tol 2
```

Con la opción, una tirada fallida no les impide avanzar.

```pos
turn 4, Mexican attacks
rules: failed=may-advance
NW: Tol3
N: Blazeby
PA: Crockett
guns: gun3 destroyed, gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 5
mexican advance NW Tol3      # events: StackAdvanced NW N Tol 3
```"#],
        ],
    },
    Clause {
        id: "6.1",
        title: ["Actions that need a command roll", "Acciones que exigen tirada de mando"],
        text: [
            "A command roll is needed for (a) regular movement, (b) Mexican oblique moves and (c) Texian units leaving a building.",
            "Exigen tirada de mando: (a) el movimiento regular, (b) los movimientos oblicuos mexicanos y (c) la salida de un edificio de las unidades texianas.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.1 Actions that need a command roll

A march, an oblique move, and leaving a building.

```pos
turn 3, marches
N: Ald3
PA: Crockett
```

```play
mexican march N>CR Ald3      # awaits: fate
```

```pos
turn 3, obliques
NF: Ald3
PA: Crockett
```

```play
mexican oblique NF>UD Ald3   # awaits: fate
```

```pos
turn 3, Texian moves
LB: (White)
NF: Ald3
```

```play
texan emerge White LB        # awaits: fate
```"#],
            &[r#"## 6.1 Acciones que exigen tirada de mando

Una marcha, un movimiento oblicuo y la salida de un edificio.

```pos
turn 3, marches
N: Ald3
PA: Crockett
```

```play
mexican march N>CR Ald3      # awaits: fate
```

```pos
turn 3, obliques
NF: Ald3
PA: Crockett
```

```play
mexican oblique NF>UD Ald3   # awaits: fate
```

```pos
turn 3, Texian moves
LB: (White)
NF: Ald3
```

```play
texan emerge White LB        # awaits: fate
```"#],
        ],
    },
    Clause {
        id: "6.2",
        title: ["Actions without a command roll", "Acciones sin tirada de mando"],
        text: [
            "No roll is needed for (a) entering the map, (b) attacking, (c) advance after combat, (d) Texian units entering a building and (e) movement of the Texian leaders.",
            "No exigen tirada: (a) entrar en el mapa, (b) atacar, (c) avanzar tras el combate, (d) entrar en un edificio, para las unidades texianas, y (e) el movimiento de los jefes texianos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.2 Actions without a command roll

A column enters without a roll.

```pos
turn 2, entry
NF: Ald5
PA: Crockett
```

```play
mexican enter II NF          # events: Entered II NF; awaits: mexican
```

Attack and advance: the one die thrown is that of the attack.

```pos
turn 3, Mexican attacks
CR: Tol6
N: Blazeby
PA: Crockett
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: TexianFell Blazeby N
mexican advance CR Tol6      # events: StackAdvanced CR N Tol 6
```

Texians hide without a roll, and their leaders move without one.

```pos
turn 3, Texian moves
NW: Travis Carey
NF: Ald5
```

```play
texan hide Carey NW          # events: Hid Carey NW; awaits: texan
texan move Travis N          # events: LeaderMoved Travis N; awaits: mexican
```"#],
            &[r#"## 6.2 Acciones sin tirada de mando

Una columna entra sin tirar.

```pos
turn 2, entry
NF: Ald5
PA: Crockett
```

```play
mexican enter II NF          # events: Entered II NF; awaits: mexican
```

Ataque y avance: el único dado que se tira es el del ataque.

```pos
turn 3, Mexican attacks
CR: Tol6
N: Blazeby
PA: Crockett
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: TexianFell Blazeby N
mexican advance CR Tol6      # events: StackAdvanced CR N Tol 6
```

Los texianos se refugian sin tirar, y sus jefes se mueven sin tirar.

```pos
turn 3, Texian moves
NW: Travis Carey
NF: Ald5
```

```play
texan hide Carey NW          # events: Hid Carey NW; awaits: texan
texan move Travis N          # events: LeaderMoved Travis N; awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "6.3",
        title: ["One roll for each unit", "Una tirada por unidad"],
        text: [
            "A side may make as many command rolls in a turn as it likes, but no unit may be covered by more than one. Mexican rolls are made for groups of units in one area.",
            "Un bando puede hacer cuantas tiradas de mando quiera en un turno, pero ninguna unidad puede estar incluida en más de una. Las tiradas mexicanas se hacen por grupos de unidades de una misma zona.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.3 One roll for each unit

Units that failed to march may not try an oblique move in the same turn; the others of their stack may.

```pos
turn 3, marches
NF: Ald5
HC: Caz3
PA: Crockett
walls: w_north 0
```

```play
mexican march NF>N Ald3
roll 6                       # events: MarchFailed
mexican done
mexican oblique NF>UD Ald5   # refused
mexican oblique NF>UD Ald3   # refused
mexican oblique NF>UD Ald2
roll 1                       # events: Obliqued NF UD Ald2
```

A Texian unit too has one roll.

```pos
turn 3, Texian moves
NW: Carey
CR: Forsyth
NF: Ald5
```

```play
texan move Carey WW
roll 5                       # events: MoveFailed Carey
texan move Carey N           # refused
texan hide Carey NW          # refused
```

The next turn is a new roll.

```pos
turn 2, obliques
NF: Ald5
PA: Crockett
walls: w_north 0
```

```play
mexican oblique NF>UD Ald3
roll 6                       # events: ObliqueFailed
mexican done
mexican done
texan done
mexican done
texan done                   # turn: 3
mexican march NF>N Ald3
roll 1                       # events: Marched NF N Ald3
```"#],
            &[r#"## 6.3 Una tirada por unidad

Las unidades que no lograron marchar no pueden intentar un oblicuo en el mismo turno; las demás de su pila, sí.

```pos
turn 3, marches
NF: Ald5
HC: Caz3
PA: Crockett
walls: w_north 0
```

```play
mexican march NF>N Ald3
roll 6                       # events: MarchFailed
mexican done
mexican oblique NF>UD Ald5   # refused
mexican oblique NF>UD Ald3   # refused
mexican oblique NF>UD Ald2
roll 1                       # events: Obliqued NF UD Ald2
```

También una unidad texiana tiene una sola tirada.

```pos
turn 3, Texian moves
NW: Carey
CR: Forsyth
NF: Ald5
```

```play
texan move Carey WW
roll 5                       # events: MoveFailed Carey
texan move Carey N           # refused
texan hide Carey NW          # refused
```

El turno siguiente trae una tirada nueva.

```pos
turn 2, obliques
NF: Ald5
PA: Crockett
walls: w_north 0
```

```play
mexican oblique NF>UD Ald3
roll 6                       # events: ObliqueFailed
mexican done
mexican done
texan done
mexican done
texan done                   # turn: 3
mexican march NF>N Ald3
roll 1                       # events: Marched NF N Ald3
```"#],
        ],
    },
    Clause {
        id: "6.4",
        title: ["Texian command rolls", "Tiradas de mando texianas"],
        text: [
            "Each Texian unit rolls for itself to move to an adjacent Alamo area or to leave a building. The leaders Travis and Crockett move without a roll.",
            "Cada unidad texiana tira por sí misma para pasar a una zona adyacente de El Álamo o para salir de un edificio. Los jefes Travis y Crockett se mueven sin tirar.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[36],
        examples: [
            &[r#"## 6.4 Texian command rolls

Each unit rolls for itself. Travis needs no roll, neither to move nor to leave a building (ruling 36).

```pos
turn 3, Texian moves
NW: Carey Blazeby
LB: (Travis)
PA: Crockett
NF: Ald5
```

```play
texan move Carey WW
roll 2                       # events: UnitMoved Carey WW
texan move Blazeby WW
roll 6                       # events: MoveFailed Blazeby WW
texan emerge Travis LB       # events: LeaderEmerged Travis LB; awaits: texan
texan move Crockett CR       # events: LeaderMoved Crockett CR
```"#],
            &[r#"## 6.4 Tiradas de mando texianas

Cada unidad tira por sí misma. Travis no necesita tirar, ni para moverse ni para dejar un edificio (aclaración 36).

```pos
turn 3, Texian moves
NW: Carey Blazeby
LB: (Travis)
PA: Crockett
NF: Ald5
```

```play
texan move Carey WW
roll 2                       # events: UnitMoved Carey WW
texan move Blazeby WW
roll 6                       # events: MoveFailed Blazeby WW
texan emerge Travis LB       # events: LeaderEmerged Travis LB; awaits: texan
texan move Crockett CR       # events: LeaderMoved Crockett CR
```"#],
        ],
    },
    Clause {
        id: "6.5",
        title: ["Columns and battalions", "Columnas y batallones"],
        text: [
            "Every Mexican unit belongs to a battalion, named on the lower half of its counter, and to a column, shown by a Roman numeral or a letter and a coloured stripe. Which battalions make up each column is our reconstruction.",
            "Cada unidad mexicana pertenece a un batallón, cuyo nombre figura en la mitad inferior de su ficha, y a una columna, indicada por un número romano o una letra y una franja de color. Qué batallones forman cada columna es reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[29],
        examples: [
            &[r#"## 6.5 Columns and battalions

Aldama and San Luis march under the first column: they oblique together. They are two battalions: into the Alamo they roll apart.

```pos
turn 3, obliques
NF: Ald3 SL1:2 Mat2
PA: Crockett
```

```play
mexican oblique NF>UD Ald3 Mat2      # refused 6.6a
mexican oblique NF>UD Ald3 SL1:2
roll 3                               # events: Obliqued NF UD Ald3 SL1 2
```

```pos
turn 3, marches
NF: Ald3 SL1:2
PA: Crockett
walls: w_north 0
```

```play
mexican march NF>N Ald3 SL1:2        # refused 6.6b
mexican march NF>N Ald3
roll 3
mexican march NF>N SL1:2
roll 3
```

```then
N: Ald3 SL1:2
```"#],
            &[r#"## 6.5 Columnas y batallones

Aldama y San Luis marchan en la primera columna: van juntos en oblicuo. Son dos batallones: hacia El Álamo tiran por separado.

```pos
turn 3, obliques
NF: Ald3 SL1:2 Mat2
PA: Crockett
```

```play
mexican oblique NF>UD Ald3 Mat2      # refused 6.6a
mexican oblique NF>UD Ald3 SL1:2
roll 3                               # events: Obliqued NF UD Ald3 SL1 2
```

```pos
turn 3, marches
NF: Ald3 SL1:2
PA: Crockett
walls: w_north 0
```

```play
mexican march NF>N Ald3 SL1:2        # refused 6.6b
mexican march NF>N Ald3
roll 3
mexican march NF>N SL1:2
roll 3
```

```then
N: Ald3 SL1:2
```"#],
        ],
    },
    Clause {
        id: "6.6",
        title: ["Mexican command rolls", "Tiradas de mando mexicanas"],
        text: [
            "Mexican units that leave one area for one and the same adjacent area make a single roll as a group. What makes a group depends on where it is going: a column outside, a battalion inside the Alamo. For each pair of area and destination a battalion or column rolls once a turn, unless the option lets every group try.",
            "Se hace una tirada por cada grupo de unidades mexicanas que sale de la misma zona hacia la misma zona adyacente. Lo que forma un grupo depende del destino: la columna en el exterior, el batallón dentro de El Álamo. Por cada pareja de zona y destino, un batallón o columna tira una vez por turno, salvo que la opción deje tirar a cada grupo.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[23, 33],
        examples: [
            &[r#"## 6.6 Mexican command rolls

Units of a battalion that go from one area to one other area share a roll: there is no second try for those left behind (ruling 33). Another
destination is another roll.

```pos
turn 3, marches
NF: Ald5
PA: Crockett
walls: w_north 0, w_nw_n 0
```

```play
mexican march NF>N Ald3
roll 1
mexican march NF>N Ald2      # refused
mexican march NF>NW Ald2
roll 1                       # events: Marched NF NW Ald2
```

By the option every group tries for itself, each unit once.

```pos
turn 3, marches
rules: rolls=group
NF: Ald5
PA: Crockett
walls: w_north 0
```

```play
mexican march NF>N Ald3
roll 5                       # events: MarchFailed NF N Ald3
mexican march NF>N Ald3      # refused 6.3
mexican march NF>N Ald2
roll 1                       # events: Marched NF N Ald2
```"#],
            &[r#"## 6.6 Tiradas de mando mexicanas

Las unidades de un batallón que van de una zona a otra comparten una tirada: no hay segundo intento para las que se quedaron (aclaración
33). Otro destino es otra tirada.

```pos
turn 3, marches
NF: Ald5
PA: Crockett
walls: w_north 0, w_nw_n 0
```

```play
mexican march NF>N Ald3
roll 1
mexican march NF>N Ald2      # refused
mexican march NF>NW Ald2
roll 1                       # events: Marched NF NW Ald2
```

Con la opción, cada grupo lo intenta por su cuenta, y cada unidad una sola vez.

```pos
turn 3, marches
rules: rolls=group
NF: Ald5
PA: Crockett
walls: w_north 0
```

```play
mexican march NF>N Ald3
roll 5                       # events: MarchFailed NF N Ald3
mexican march NF>N Ald3      # refused 6.3
mexican march NF>N Ald2
roll 1                       # events: Marched NF N Ald2
```"#],
        ],
    },
    Clause {
        id: "6.6a",
        title: ["Outside: by column", "En el exterior: por columnas"],
        text: [
            "An oblique move into an outside area is rolled once for all units of one column in one area that are to go there together.",
            "Un movimiento oblicuo a una zona exterior se tira una sola vez para todas las unidades de una columna en una zona que vayan juntas allí.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.6a Outside: by column

One roll moves both battalions of a column, but never two columns.

```pos
turn 3, obliques
NF: Ald5 SL1:2 SL2:2
PA: Crockett
```

```play
mexican oblique NF>UD SL1:2 SL2:2    # refused
mexican oblique NF>UD Ald5 SL1:2
roll 4
```

```then
UD: Ald5 SL1:2 *
NF: SL2:2
```"#],
            &[r#"## 6.6a En el exterior: por columnas

Una tirada mueve a los dos batallones de una columna, pero nunca a dos columnas.

```pos
turn 3, obliques
NF: Ald5 SL1:2 SL2:2
PA: Crockett
```

```play
mexican oblique NF>UD SL1:2 SL2:2    # refused
mexican oblique NF>UD Ald5 SL1:2
roll 4
```

```then
UD: Ald5 SL1:2 *
NF: SL2:2
```"#],
        ],
    },
    Clause {
        id: "6.6b",
        title: ["Inside: by battalion", "En el interior: por batallones"],
        text: [
            "A move into an Alamo area is rolled once for all units of one battalion in one area that are to go there together. The San Luis battalion, split between columns I and II, still rolls as one where its companies stand together.",
            "Un movimiento a una zona de El Álamo se tira una sola vez para todas las unidades de un batallón en una zona que vayan juntas allí. El batallón de San Luis, repartido entre las columnas I y II, tira como uno solo donde sus compañías están juntas.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[23],
        examples: [
            &[r#"## 6.6b Inside: by battalion

San Luis has companies in two columns; standing together they roll as one battalion (ruling 23).

```pos
turn 3, marches
CR: Ald2 SL1:2 SL2:2
PA: Crockett
```

```play
mexican march CR>N Ald2 SL1:2        # refused
mexican march CR>N SL1:2 SL2:2
roll 4
```

```then
N: SL1:2 SL2:2
CR: Ald2
```"#],
            &[r#"## 6.6b En el interior: por batallones

San Luis tiene compañías en dos columnas; si están juntas, tiran como un solo batallón (aclaración 23).

```pos
turn 3, marches
CR: Ald2 SL1:2 SL2:2
PA: Crockett
```

```play
mexican march CR>N Ald2 SL1:2        # refused
mexican march CR>N SL1:2 SL2:2
roll 4
```

```then
N: SL1:2 SL2:2
CR: Ald2
```"#],
        ],
    },
    Clause {
        id: "6.61",
        title: ["Part of a battalion or column", "Parte de un batallón o columna"],
        text: [
            "A roll may be made for any number of the units of a battalion or column. They need not move or attack together.",
            "La tirada puede hacerse para cualquier número de unidades de un batallón o columna. No están obligadas a moverse ni a atacar juntas.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[33],
        examples: [
            &[r#"## 6.61 Part of a battalion or column

Two of five go; the other three may stay, or go elsewhere.

```pos
turn 3, marches
CR: Ald5
PA: Crockett
```

```play
mexican march CR>N Ald2
roll 2
mexican march CR>NW Ald3
roll 2
```

```then
N: Ald2
NW: Ald3
```"#],
            &[r#"## 6.61 Parte de un batallón o columna

Van dos de cinco; las otras tres pueden quedarse o ir a otra parte.

```pos
turn 3, marches
CR: Ald5
PA: Crockett
```

```play
mexican march CR>N Ald2
roll 2
mexican march CR>NW Ald3
roll 2
```

```then
N: Ald2
NW: Ald3
```"#],
        ],
    },
    Clause {
        id: "7.0",
        title: ["Moving", "Movimiento"],
        text: [
            "A player moves as many or as few units as he likes, by entry, regular movement, oblique, buildings or advance after combat. Some of these need a command roll; Texian leaders never do.",
            "Cada jugador mueve tantas o tan pocas unidades como quiera: entrada, movimiento regular, oblicuo, edificios o avance tras el combate. Algunos exigen tirada de mando; los jefes texianos, nunca.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.0 Moving

Nobody has to move, and whoever moves may leave the rest behind.

```pos
turn 3, marches
N: Ald3
CR: Tol3
PA: Crockett
```

```play
mexican march N>NW Ald1
roll 3
mexican done                 # note: the others stay
```

```then
N: Ald2
NW: Ald1
CR: Tol3
```"#],
            &[r#"## 7.0 Movimiento

Nadie está obligado a moverse, y quien se mueve puede dejar atrás al resto.

```pos
turn 3, marches
N: Ald3
CR: Tol3
PA: Crockett
```

```play
mexican march N>NW Ald1
roll 3
mexican done                 # note: the others stay
```

```then
N: Ald2
NW: Ald1
CR: Tol3
```"#],
        ],
    },
    Clause {
        id: "7.1",
        title: ["Movement restrictions", "Restricciones de movimiento"],
        text: [
            "The restrictions (a) to (h) all apply together and throughout the turn. An advance after combat, too, must respect Texian units in the open, standing walls and stacking limits.",
            "Las restricciones (a) a (h) se aplican todas a la vez y durante todo el turno. También el avance tras el combate debe respetar las unidades texianas al descubierto, los muros en pie y los límites de apilamiento.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.1 Movement restrictions

All restrictions hold in an advance after combat as well. The attackers from the field find the wall still standing, those from the corner go in.

```pos
turn 4, Mexican attacks
NF: Tol6
NW: Ald3
N: Blazeby
PA: Crockett
walls: w_north 2
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 3 5 1
mexican hit N                # events: TexianFell Blazeby N
mexican advance NF Tol6      # refused 7.1h
mexican advance NW Ald3      # events: StackAdvanced NW N Ald 3
```"#],
            &[r#"## 7.1 Restricciones de movimiento

Todas las restricciones rigen también en el avance tras el combate. Los atacantes del campo tienen delante el muro en pie; los de la
esquina entran.

```pos
turn 4, Mexican attacks
NF: Tol6
NW: Ald3
N: Blazeby
PA: Crockett
walls: w_north 2
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 3 5 1
mexican hit N                # events: TexianFell Blazeby N
mexican advance NF Tol6      # refused 7.1h
mexican advance NW Ald3      # events: StackAdvanced NW N Ald 3
```"#],
        ],
    },
    Clause {
        id: "7.1a",
        title: ["One area a turn", "Una zona por turno"],
        text: [
            "A unit moves at most one adjacent area in a turn, or into or out of a building. An advance after combat is such a movement: who has marched or gone obliquely does not advance, and a Texian who has advanced does not move. Entering the map is not a move into an adjacent area.",
            "Una unidad mueve como mucho una zona adyacente por turno, o entra en un edificio, o sale de él. El avance tras el combate es uno de esos movimientos: quien ha marchado o ha ido en oblicuo no avanza, y el texiano que ha avanzado no se mueve. Entrar en el mapa no es pasar a una zona adyacente.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[42],
        examples: [
            &[r#"## 7.1a One area a turn

From the North Wall to the Palisade it is two areas.

```pos
turn 3, marches
N: Ald3
HC: Caz3
LB: White
```

```play
mexican march N>PA Ald3      # refused
mexican march N>CR Ald3
roll 1
mexican march CR>PA Ald3     # refused 6.3
```

Texians, too, move one area, or into a building, or out of it.

```pos
turn 3, Texian moves
NW: Travis
CR: Crockett
NF: Ald5
```

```play
texan move Travis SW         # refused
texan move Travis WW
texan hide Travis WW         # refused
```

An advance after combat is the one area of the turn (ruling 42): those who have marched stay, those who stood still may go.

```pos
turn 4, marches
WW: Ald3
NW: Tol3
N: Blazeby
PA: Crockett
guns: gun2 destroyed, gun3 destroyed, gun4 destroyed, gun8 destroyed
```

```play
mexican march WW>CR Ald3
roll 1                       # events: Marched WW CR Ald3
mexican done
mexican done                 # note: nobody enters
texan done
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 2 6 1, TexianFell Blazeby N
mexican advance CR Ald3      # refused 7.1a
mexican advance NW Tol3      # events: StackAdvanced NW N Tol 3
```

Counters of one battalion are alike: where some have marched there and others stood there before, as many may advance as have not marched. If one falls,
the Texian takes one that could still have advanced.

```pos
turn 4, Texian attacks
CR: Ald4
N: Travis
PA: Crockett
guns: gun2 destroyed, gun3 destroyed, gun7 destroyed, gun8 destroyed
moved: CR Ald1
```

```play
texan attack CR
texan join Travis
texan join gun4
texan go
roll 3                       # events: AttackRolled 3 4 7 1, MexicanFell CR Ald; awaits: mexican
mexican attack N
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 1 6 1
mexican hit N                # events: TexianFell Travis N
mexican advance CR Ald3      # refused 7.1a
mexican advance CR Ald2      # events: StackAdvanced CR N Ald 2
```

Whoever has gone obliquely has moved, too; whoever has just entered the map has not.

```pos
turn 4, obliques
UD: Ald3
N: Blazeby
PA: Crockett
walls: w_north 0
guns: gun3 destroyed, gun4 destroyed, gun5 destroyed
```

```play
mexican oblique UD>NF Ald3
roll 1                       # events: Obliqued UD NF Ald3
mexican enter II NF
mexican done
texan done
mexican attack N
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 3 5 1, TexianFell Blazeby N
mexican advance NF Ald3      # refused 7.1a
mexican advance NF Tol4      # events: StackAdvanced NF N Tol 4
```

A Texian who has advanced neither moves nor hides in the same turn.

```pos
turn 4, Texian attacks
NW: Ald1
N: Travis Blazeby
```

```play
texan attack NW
texan join all
texan go
roll 3                       # events: MexicanFell NW Ald
texan advance Travis         # events: UnitAdvanced Travis NW
texan done
texan move Travis WW         # refused 7.1a
texan hide Travis NW         # refused 7.1a
texan move Blazeby NW        # awaits: fate
```

By the option an advance comes on top of the turn's other movement.

```pos
turn 4, marches
rules: advance=extra
WW: Ald3
N: Blazeby
PA: Crockett
guns: gun2 destroyed, gun4 destroyed, gun8 destroyed
```

```play
mexican march WW>CR Ald3
roll 1
mexican done                 # note: nobody enters
texan done
mexican attack N
mexican join all
mexican go
roll 6                       # events: TexianFell Blazeby N
mexican advance CR Ald3      # events: StackAdvanced CR N Ald 3
```

```pos
turn 4, Texian attacks
rules: advance=extra
NW: Ald1
N: Travis Blazeby
```

```play
texan attack NW
texan join all
texan go
roll 3
texan advance Travis
texan done
texan move Travis WW         # events: LeaderMoved Travis WW
```"#],
            &[r#"## 7.1a Una zona por turno

Del Muro Norte a la Empalizada hay dos zonas.

```pos
turn 3, marches
N: Ald3
HC: Caz3
LB: White
```

```play
mexican march N>PA Ald3      # refused
mexican march N>CR Ald3
roll 1
mexican march CR>PA Ald3     # refused 6.3
```

También los texianos mueven una zona, o entran en un edificio, o salen de él.

```pos
turn 3, Texian moves
NW: Travis
CR: Crockett
NF: Ald5
```

```play
texan move Travis SW         # refused
texan move Travis WW
texan hide Travis WW         # refused
```

El avance tras el combate es la zona de ese turno (aclaración 42): las que han marchado se quedan; las que no se habían movido pueden ir.

```pos
turn 4, marches
WW: Ald3
NW: Tol3
N: Blazeby
PA: Crockett
guns: gun2 destroyed, gun3 destroyed, gun4 destroyed, gun8 destroyed
```

```play
mexican march WW>CR Ald3
roll 1                       # events: Marched WW CR Ald3
mexican done
mexican done                 # note: nobody enters
texan done
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 2 6 1, TexianFell Blazeby N
mexican advance CR Ald3      # refused 7.1a
mexican advance NW Tol3      # events: StackAdvanced NW N Tol 3
```

Las fichas de un batallón son iguales: si unas han llegado marchando y otras ya estaban allí, pueden avanzar tantas como no han marchado. Si cae una, el
texiano quita una que aún podía avanzar.

```pos
turn 4, Texian attacks
CR: Ald4
N: Travis
PA: Crockett
guns: gun2 destroyed, gun3 destroyed, gun7 destroyed, gun8 destroyed
moved: CR Ald1
```

```play
texan attack CR
texan join Travis
texan join gun4
texan go
roll 3                       # events: AttackRolled 3 4 7 1, MexicanFell CR Ald; awaits: mexican
mexican attack N
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 1 6 1
mexican hit N                # events: TexianFell Travis N
mexican advance CR Ald3      # refused 7.1a
mexican advance CR Ald2      # events: StackAdvanced CR N Ald 2
```

Quien ha ido en oblicuo también se ha movido; quien acaba de entrar en el mapa, no.

```pos
turn 4, obliques
UD: Ald3
N: Blazeby
PA: Crockett
walls: w_north 0
guns: gun3 destroyed, gun4 destroyed, gun5 destroyed
```

```play
mexican oblique UD>NF Ald3
roll 1                       # events: Obliqued UD NF Ald3
mexican enter II NF
mexican done
texan done
mexican attack N
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 3 5 1, TexianFell Blazeby N
mexican advance NF Ald3      # refused 7.1a
mexican advance NF Tol4      # events: StackAdvanced NF N Tol 4
```

El texiano que ha avanzado no se mueve ni se refugia en el mismo turno.

```pos
turn 4, Texian attacks
NW: Ald1
N: Travis Blazeby
```

```play
texan attack NW
texan join all
texan go
roll 3                       # events: MexicanFell NW Ald
texan advance Travis         # events: UnitAdvanced Travis NW
texan done
texan move Travis WW         # refused 7.1a
texan hide Travis NW         # refused 7.1a
texan move Blazeby NW        # awaits: fate
```

Con la opción, el avance se suma al otro movimiento del turno.

```pos
turn 4, marches
rules: advance=extra
WW: Ald3
N: Blazeby
PA: Crockett
guns: gun2 destroyed, gun4 destroyed, gun8 destroyed
```

```play
mexican march WW>CR Ald3
roll 1
mexican done                 # note: nobody enters
texan done
mexican attack N
mexican join all
mexican go
roll 6                       # events: TexianFell Blazeby N
mexican advance CR Ald3      # events: StackAdvanced CR N Ald 3
```

```pos
turn 4, Texian attacks
rules: advance=extra
NW: Ald1
N: Travis Blazeby
```

```play
texan attack NW
texan join all
texan go
roll 3
texan advance Travis
texan done
texan move Travis WW         # events: LeaderMoved Travis WW
```"#],
        ],
    },
    Clause {
        id: "7.1b",
        title: ["Room to move into", "Sitio donde moverse"],
        text: [
            "Stacking limits apply to every movement: no unit may enter an area, or a building, that is full.",
            "Los límites de apilamiento rigen en todo movimiento: ninguna unidad puede entrar en una zona o un edificio que esté lleno.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.1b Room to move into

The Upper Ditch holds twelve Mexican units: a column of seven finds no room beside six others.

```pos
turn 3, obliques
NF: Ald5 SL1:2
UD: Tol6
PA: Crockett
```

```play
mexican oblique NF>UD Ald5 SL1:2     # refused 4.0
mexican oblique NF>UD Ald5 SL1:1
roll 2
```

Four Texian units fill the Central Reserve.

```pos
turn 3, Texian moves
CR: Carey Baker Blazeby Harrison
N: Travis
NF: Ald5
```

```play
texan move Travis CR         # refused 4.0
```"#],
            &[r#"## 7.1b Sitio donde moverse

En la Acequia Alta caben doce unidades mexicanas: una columna de siete no tiene sitio junto a otras seis.

```pos
turn 3, obliques
NF: Ald5 SL1:2
UD: Tol6
PA: Crockett
```

```play
mexican oblique NF>UD Ald5 SL1:2     # refused 4.0
mexican oblique NF>UD Ald5 SL1:1
roll 2
```

Cuatro unidades texianas llenan la Reserva Central.

```pos
turn 3, Texian moves
CR: Carey Baker Blazeby Harrison
N: Travis
NF: Ald5
```

```play
texan move Travis CR         # refused 4.0
```"#],
        ],
    },
    Clause {
        id: "7.1c",
        title: ["Red arrows stop Mexican movement", "Las flechas rojas detienen a los mexicanos"],
        text: [
            "A red arrow closes the border of its two areas to Mexican movement, both ways. Texian movement is not bound by it.",
            "Una flecha roja cierra la linde de sus dos zonas al movimiento mexicano, en ambos sentidos. El movimiento texiano no está sujeto a ella.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[17],
        examples: [
            &[r#"## 7.1c Red arrows stop Mexican movement

No Mexican passes between chapel and cattle pen. A Texian may (ruling 17).

```pos
turn 3, marches
CP: Mat3
LB: White
walls: w_chapel 0
```

```play
mexican march CP>CH Mat3     # refused
```

```pos
turn 3, Texian moves
CH: Travis
NF: Ald5
```

```play
texan move Travis LB         # events: LeaderMoved Travis LB
```"#],
            &[r#"## 7.1c Las flechas rojas detienen a los mexicanos

Ningún mexicano pasa entre la capilla y el corral de reses. Un texiano sí (aclaración 17).

```pos
turn 3, marches
CP: Mat3
LB: White
walls: w_chapel 0
```

```play
mexican march CP>CH Mat3     # refused
```

```pos
turn 3, Texian moves
CH: Travis
NF: Ald5
```

```play
texan move Travis LB         # events: LeaderMoved Travis LB
```"#],
        ],
    },
    Clause {
        id: "7.1d",
        title: ["No sharing with the enemy", "Sin compartir con el enemigo"],
        text: [
            "No unit may enter an area where it would stand together with enemy units, unless all Texian units there are in buildings. Artillery does not matter.",
            "Ninguna unidad puede entrar en una zona donde quedaría junto a unidades enemigas, salvo que todas las unidades texianas que haya en ella estén en edificios. La artillería no importa.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[18],
        examples: [
            &[r#"## 7.1d No sharing with the enemy

One unit in the open keeps all Mexicans out; hidden ones do not.

```pos
turn 3, marches
CR: Tol6
WW: Kimbell (White)
GT: (Baker)
```

```play
mexican march CR>WW Tol3     # refused
mexican march CR>GT Tol3
roll 1                       # events: Marched CR GT Tol3
```

Texians enter no area that Mexicans hold, and do not come out of a building among them (ruling 18).

```pos
turn 3, Texian moves
GT: Tol3 (Baker)
SW: White
```

```play
texan move White GT          # refused
texan emerge Baker GT        # refused
texan move White WW
roll 1                       # events: UnitMoved White WW
```"#],
            &[r#"## 7.1d Sin compartir con el enemigo

Una unidad al descubierto cierra el paso a todos los mexicanos; las refugiadas no.

```pos
turn 3, marches
CR: Tol6
WW: Kimbell (White)
GT: (Baker)
```

```play
mexican march CR>WW Tol3     # refused
mexican march CR>GT Tol3
roll 1                       # events: Marched CR GT Tol3
```

Los texianos no entran en zonas con mexicanos ni salen de un edificio en medio de ellos (aclaración 18).

```pos
turn 3, Texian moves
GT: Tol3 (Baker)
SW: White
```

```play
texan move White GT          # refused
texan emerge Baker GT        # refused
texan move White WW
roll 1                       # events: UnitMoved White WW
```"#],
        ],
    },
    Clause {
        id: "7.1e",
        title: ["Outside areas", "Zonas exteriores"],
        text: [
            "Texian units may never enter an outside area. Mexican units come into one only by entering the map or by an oblique move.",
            "Las unidades texianas nunca pueden entrar en una zona exterior. Las mexicanas sólo llegan a ellas entrando en el mapa o con un movimiento oblicuo.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.1e Outside areas

Texians never leave the Alamo; Mexicans who are in do not march out again.

```pos
turn 3, Texian moves
N: Travis
LV: Ald5
```

```play
texan move Travis NF         # refused
```

```pos
turn 3, marches
N: Ald3
PA: Crockett
walls: w_north 0
```

```play
mexican march N>NF Ald3      # refused
mexican march N>CR Ald3
roll 3
```"#],
            &[r#"## 7.1e Zonas exteriores

Los texianos nunca salen de El Álamo; los mexicanos que están dentro no vuelven a salir.

```pos
turn 3, Texian moves
N: Travis
LV: Ald5
```

```play
texan move Travis NF         # refused
```

```pos
turn 3, marches
N: Ald3
PA: Crockett
walls: w_north 0
```

```play
mexican march N>NF Ald3      # refused
mexican march N>CR Ald3
roll 3
```"#],
        ],
    },
    Clause {
        id: "7.1f",
        title: ["Free to part", "Libres de separarse"],
        text: [
            "Once they are on the map, Mexican units need not move together.",
            "Una vez en el mapa, las unidades mexicanas no están obligadas a moverse juntas.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.1f Free to part

The first column entered as one; on the map it splits in three.

```pos
turn 2, obliques
NF: Ald5 SL1:2
PA: Crockett
```

```play
mexican oblique NF>UD Ald3
roll 1
mexican oblique NF>RB Ald1 SL1:2
roll 1
```

```then
UD: Ald3 *
RB: Ald1 SL1:2 *
NF: Ald1
```"#],
            &[r#"## 7.1f Libres de separarse

La primera columna entró unida; en el mapa se divide en tres.

```pos
turn 2, obliques
NF: Ald5 SL1:2
PA: Crockett
```

```play
mexican oblique NF>UD Ald3
roll 1
mexican oblique NF>RB Ald1 SL1:2
roll 1
```

```then
UD: Ald3 *
RB: Ald1 SL1:2 *
NF: Ald1
```"#],
        ],
    },
    Clause {
        id: "7.1g",
        title: ["Artillery and movement", "La artillería y el movimiento"],
        text: [
            "Artillery never moves, and no other unit may enter an artillery position. A gun does not keep enemy units out of its area.",
            "La artillería nunca se mueve, y ninguna otra unidad puede ocupar un emplazamiento. Un cañón no impide a las unidades enemigas entrar en su zona.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.1g Artillery and movement

Gun 4 is alone at the North Wall: it keeps nobody out, and it does not leave.

```pos
turn 3, marches
NW: Ald3
PA: Crockett
```

```play
mexican march NW>N Ald3
roll 4                       # events: Marched NW N Ald3
```"#],
            &[r#"## 7.1g La artillería y el movimiento

El cañón 4 está solo en el Muro Norte: no cierra el paso a nadie, y no se va.

```pos
turn 3, marches
NW: Ald3
PA: Crockett
```

```play
mexican march NW>N Ald3
roll 4                       # events: Marched NW N Ald3
```"#],
        ],
    },
    Clause {
        id: "7.1h",
        title: ["Walls stop Mexican movement", "Los muros detienen a los mexicanos"],
        text: [
            "Mexican units may cross the border of two areas only if it has no wall, or if the wall section there has been brought down to zero. Texian units ignore walls.",
            "Las unidades mexicanas sólo pueden cruzar la linde de dos zonas si no tiene muro o si su sección de muro ha sido reducida a cero. Las unidades texianas no hacen caso de los muros.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.1h Walls stop Mexican movement

One point is enough to stop a column; at zero the way is open.

```pos
turn 3, marches
NF: Ald3
PA: Crockett
walls: w_north 1, w_nw_n 0
```

```play
mexican march NF>N Ald3      # refused
mexican march NF>NW Ald3
roll 4                       # events: Marched NF NW Ald3
```"#],
            &[r#"## 7.1h Los muros detienen a los mexicanos

Un punto basta para detener a una columna; a cero, el paso está abierto.

```pos
turn 3, marches
NF: Ald3
PA: Crockett
walls: w_north 1, w_nw_n 0
```

```play
mexican march NF>N Ald3      # refused
mexican march NF>NW Ald3
roll 4                       # events: Marched NF NW Ald3
```"#],
        ],
    },
    Clause {
        id: "8.0",
        title: ["Types of movement", "Tipos de movimiento"],
        text: [
            "There are five: (a) regular movement, (b) advance after combat, (c) oblique, (d) entering and leaving buildings, for Texian units, and (e) entering the map.",
            "Son cinco: (a) movimiento regular, (b) avance tras el combate, (c) oblicuo, (d) entrar y salir de edificios, para las unidades texianas, y (e) entrar en el mapa.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.0 Types of movement

All five in one turn: regular movement, oblique and entry for the Mexicans, an advance after combat, and the Texians' buildings.

```pos
turn 4, marches
CR: Tol6
LV: Mat4
N: Blazeby
NW: Carey
LB: (White)
guns: gun2 destroyed, gun3 destroyed, gun4 destroyed, gun8 destroyed
```

```play
mexican march CR>WW Tol3
roll 1                       # events: Marched CR WW Tol3
mexican done
mexican oblique LV>AL Mat4
roll 1                       # events: Obliqued LV AL Mat4
mexican enter IV LV          # events: Entered IV LV
mexican done
texan done
mexican attack N
mexican join CR Tol3
mexican go
roll 4                       # events: TexianFell Blazeby N
mexican advance CR Tol3      # events: StackAdvanced CR N Tol 3
mexican done
texan hide Carey NW          # events: Hid Carey NW
texan emerge White LB
roll 3                       # events: Emerged White LB
```"#],
            &[r#"## 8.0 Tipos de movimiento

Los cinco en un turno: movimiento regular, oblicuo y entrada de los mexicanos, un avance tras el combate y los edificios de los
texianos.

```pos
turn 4, marches
CR: Tol6
LV: Mat4
N: Blazeby
NW: Carey
LB: (White)
guns: gun2 destroyed, gun3 destroyed, gun4 destroyed, gun8 destroyed
```

```play
mexican march CR>WW Tol3
roll 1                       # events: Marched CR WW Tol3
mexican done
mexican oblique LV>AL Mat4
roll 1                       # events: Obliqued LV AL Mat4
mexican enter IV LV          # events: Entered IV LV
mexican done
texan done
mexican attack N
mexican join CR Tol3
mexican go
roll 4                       # events: TexianFell Blazeby N
mexican advance CR Tol3      # events: StackAdvanced CR N Tol 3
mexican done
texan hide Carey NW          # events: Hid Carey NW
texan emerge White LB
roll 3                       # events: Emerged White LB
```"#],
        ],
    },
    Clause {
        id: "9.0",
        title: ["Regular movement", "Movimiento regular"],
        text: [
            "A unit on the map, inside or outside, moves to an adjacent Alamo area. A successful command roll is always needed, except for the Texian leaders.",
            "Una unidad que ya está en el mapa, dentro o fuera, pasa a una zona adyacente de El Álamo. Siempre exige una tirada de mando con éxito, salvo para los jefes texianos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 9.0 Regular movement

Into an Alamo area, from outside or from inside, always by a roll.

```pos
turn 3, marches
NF: Ald3
CR: Tol3
PA: Crockett
walls: w_north 0
```

```play
mexican march NF>N Ald3      # awaits: fate
roll 4                       # events: Marched NF N Ald3
mexican march CR>HC Tol3     # awaits: fate
roll 6                       # events: MarchFailed CR HC Tol3
```

Texians move the same way; only a leader needs no roll.

```pos
turn 3, Texian moves
N: Travis Blazeby
NF: Ald3
```

```play
texan move Blazeby CR        # awaits: fate
roll 4                       # events: UnitMoved Blazeby CR
texan move Travis CR         # events: LeaderMoved Travis CR
```"#],
            &[r#"## 9.0 Movimiento regular

A una zona de El Álamo, desde fuera o desde dentro, siempre con tirada.

```pos
turn 3, marches
NF: Ald3
CR: Tol3
PA: Crockett
walls: w_north 0
```

```play
mexican march NF>N Ald3      # awaits: fate
roll 4                       # events: Marched NF N Ald3
mexican march CR>HC Tol3     # awaits: fate
roll 6                       # events: MarchFailed CR HC Tol3
```

Los texianos se mueven igual; sólo un jefe no necesita tirar.

```pos
turn 3, Texian moves
N: Travis Blazeby
NF: Ald3
```

```play
texan move Blazeby CR        # awaits: fate
roll 4                       # events: UnitMoved Blazeby CR
texan move Travis CR         # events: LeaderMoved Travis CR
```"#],
        ],
    },
    Clause {
        id: "10.0",
        title: ["Advance after combat", "Avance tras el combate"],
        text: [
            "After an attack those who made it may move into the area attacked. It is voluntary and needs no command roll.",
            "Las unidades que participaron en un ataque pueden pasar después a la zona atacada. Es voluntario y no exige tirada de mando.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[34, 42, 44],
        examples: [
            &[r#"## 10.0 Advance after combat

Whoever took part may advance, without a roll; whoever did not may not; nobody must.

```pos
turn 3, Mexican attacks
CR: Tol6 Ald2
N: Blazeby
PA: Crockett
guns: gun4 destroyed
```

```play
mexican attack N
mexican join CR Tol6
mexican go
roll 4                       # events: TexianFell Blazeby N
mexican advance CR Ald2      # refused
mexican advance CR Tol2      # awaits: mexican
mexican done
```

```then
N: Tol2
CR: Ald2 Tol4
```"#],
            &[r#"## 10.0 Avance tras el combate

Quien participó puede avanzar, sin tirar; quien no, no puede; nadie está obligado.

```pos
turn 3, Mexican attacks
CR: Tol6 Ald2
N: Blazeby
PA: Crockett
guns: gun4 destroyed
```

```play
mexican attack N
mexican join CR Tol6
mexican go
roll 4                       # events: TexianFell Blazeby N
mexican advance CR Ald2      # refused
mexican advance CR Tol2      # awaits: mexican
mexican done
```

```then
N: Tol2
CR: Ald2 Tol4
```"#],
        ],
    },
    Clause {
        id: "10a",
        title: ["Mexican advance", "Avance mexicano"],
        text: [
            "Mexican attackers may advance into the adjacent area when they have cleared it of Texian units in the open; guns and units in buildings do not count. Where nobody stood in the open there was nobody to clear. Of attackers from several areas, those with a standing wall before them stay where they are.",
            "Los atacantes mexicanos pueden avanzar a la zona adyacente cuando la han despejado de unidades texianas al descubierto; los cañones y las unidades en edificios no cuentan. Donde no había nadie al descubierto no había a quién desalojar. Si atacaron desde varias zonas, los que tienen delante un muro en pie se quedan donde están.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[20, 26, 34],
        examples: [
            &[r#"## 10a Mexican advance

Guns and hidden men do not keep the attackers out of an area that is otherwise clear.

```pos
turn 3, Mexican attacks
CR: Tol6
WW: Kimbell (White)
PA: Crockett
```

```play
mexican attack WW
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 2 6 1
mexican hit WW               # events: TexianFell Kimbell WW
mexican advance CR Tol6      # events: StackAdvanced CR WW Tol 6
```

While a unit in the open is left, nobody advances.

```pos
turn 3, Mexican attacks
CR: Tol6
WW: Kimbell White
PA: Crockett
guns: gun2 destroyed
```

```play
mexican attack WW
mexican join all
mexican go
roll 4
texan lose White             # no event: StackAdvanced
mexican advance CR Tol6      # refused: not awaited
```

Through the breach: nobody stood behind the wall, so the attack that brings it down clears nobody, and there is no advance (ruling 26). They march in next
turn.

```pos
turn 3, Mexican attacks
NF: Tol6
PA: Crockett
walls: w_north 1
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: WallHit w_north 0; no event: StackAdvanced; awaits: texan
texan done
mexican march NF>N Tol6
roll 4                       # events: Marched NF N Tol6
```

Nor does one who breaks only a gun, or a wall before hidden men.

```pos
turn 3, Mexican attacks
CR: Tol6
WW: (White)
PA: Crockett
```

```play
mexican attack WW
mexican join all
mexican go
roll 4                       # events: GunHit gun2 0; no event: StackAdvanced; awaits: texan
```

By the option any area without Texians in the open will do, if the attack has hit something (ruling 34).

```pos
turn 3, Mexican attacks
rules: cleared=empty
NF: Tol6
PA: Crockett
walls: w_north 1
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: WallHit w_north 0
mexican advance NF Tol6      # events: StackAdvanced NF N Tol 6
```

```pos
turn 3, Mexican attacks
rules: cleared=empty
CR: Tol6
PA: Crockett
```

```play
mexican attack N             # note: only gun 4 is there
mexican join all
mexican go
roll 1                       # events: AttackRolled 1 2 3 0; no event: StackAdvanced
mexican advance CR Tol6      # refused: not awaited
```"#],
            &[r#"## 10a Avance mexicano

Ni los cañones ni los refugiados impiden a los atacantes entrar en una zona por lo demás despejada.

```pos
turn 3, Mexican attacks
CR: Tol6
WW: Kimbell (White)
PA: Crockett
```

```play
mexican attack WW
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 2 6 1
mexican hit WW               # events: TexianFell Kimbell WW
mexican advance CR Tol6      # events: StackAdvanced CR WW Tol 6
```

Mientras quede una unidad al descubierto, nadie avanza.

```pos
turn 3, Mexican attacks
CR: Tol6
WW: Kimbell White
PA: Crockett
guns: gun2 destroyed
```

```play
mexican attack WW
mexican join all
mexican go
roll 4
texan lose White             # no event: StackAdvanced
mexican advance CR Tol6      # refused: not awaited
```

Por la brecha: detrás del muro no había nadie, así que el ataque que lo derriba no desaloja a nadie y no hay avance (aclaración 26). Entran marchando el turno
siguiente.

```pos
turn 3, Mexican attacks
NF: Tol6
PA: Crockett
walls: w_north 1
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: WallHit w_north 0; no event: StackAdvanced; awaits: texan
texan done
mexican march NF>N Tol6
roll 4                       # events: Marched NF N Tol6
```

Tampoco despeja nada quien sólo destruye un cañón, o un muro ante hombres refugiados.

```pos
turn 3, Mexican attacks
CR: Tol6
WW: (White)
PA: Crockett
```

```play
mexican attack WW
mexican join all
mexican go
roll 4                       # events: GunHit gun2 0; no event: StackAdvanced; awaits: texan
```

Con la opción vale cualquier zona sin texianos al descubierto, si el ataque ha alcanzado algo (aclaración 34).

```pos
turn 3, Mexican attacks
rules: cleared=empty
NF: Tol6
PA: Crockett
walls: w_north 1
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: WallHit w_north 0
mexican advance NF Tol6      # events: StackAdvanced NF N Tol 6
```

```pos
turn 3, Mexican attacks
rules: cleared=empty
CR: Tol6
PA: Crockett
```

```play
mexican attack N             # note: only gun 4 is there
mexican join all
mexican go
roll 1                       # events: AttackRolled 1 2 3 0; no event: StackAdvanced
mexican advance CR Tol6      # refused: not awaited
```"#],
        ],
    },
    Clause {
        id: "10b",
        title: ["Texian advance", "Avance texiano"],
        text: [
            "When an attack has left an adjacent area without Mexicans, the Texian units that made it may advance there, walls notwithstanding. They never go into an outside area, and guns stay where they are.",
            "Las unidades texianas que participaron en un ataque que despejó de mexicanos una zona adyacente pueden avanzar a ella, haya o no muros. Nunca salen a una zona exterior, y los cañones no se mueven.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[41],
        examples: [
            &[r#"## 10b Texian advance

Travis, Blazeby and the guns clear the Northwest Corner. The men may go in; the guns stay.

```pos
turn 4, Texian attacks
NW: Ald1
N: Travis Blazeby
```

```play
texan attack NW
texan join all
texan go
roll 3                       # events: MexicanFell NW Ald
texan advance gun4           # refused 7.1g
texan advance Travis         # events: UnitAdvanced Travis NW
```

Walls do not stop them: from the Long Barracks back into the yard.

```pos
turn 4, Texian attacks
CR: Ald1
LB: Travis Forsyth White
```

```play
texan attack CR
texan join all
texan go
roll 3                       # events: AttackRolled 3 4 7 1, MexicanFell CR Ald
texan advance White          # events: UnitAdvanced White CR
```

They never go outside, though the field is clear.

```pos
turn 4, Texian attacks
NF: Ald1
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 6                       # events: MexicanFell NF Ald; no event: UnitAdvanced
```

Kimbell, in a house of the West Wall, and the gun there clear their own area. That is no advance: to come out he needs the movement phase
(ruling 41).

```pos
turn 4, Texian attacks
WW: Ald1 (Kimbell)
PA: Crockett
```

```play
texan attack WW
texan join all
texan go
roll 5                       # events: MexicanFell WW Ald; no event: UnitAdvanced
texan emerge Kimbell WW
roll 4                       # events: Emerged Kimbell WW
```

Stacking limits hold for them too: the Cattle Pen has room for one.

```pos
turn 4, Texian attacks
CP: Mat1
UD: Jim3
HC: Travis Forsyth
```

```play
texan attack CP
texan join Travis
texan join Forsyth
texan go
roll 4                       # events: AttackRolled 4 3 7 1, MexicanFell CP Mat
texan advance Forsyth        # events: UnitAdvanced Forsyth CP
texan advance Travis         # refused 3.0
```"#],
            &[r#"## 10b Avance texiano

Travis, Blazeby y los cañones despejan la Esquina Noroeste. Los hombres pueden entrar; los cañones se quedan.

```pos
turn 4, Texian attacks
NW: Ald1
N: Travis Blazeby
```

```play
texan attack NW
texan join all
texan go
roll 3                       # events: MexicanFell NW Ald
texan advance gun4           # refused 7.1g
texan advance Travis         # events: UnitAdvanced Travis NW
```

Los muros no los detienen: del Cuartel Largo, de vuelta al patio.

```pos
turn 4, Texian attacks
CR: Ald1
LB: Travis Forsyth White
```

```play
texan attack CR
texan join all
texan go
roll 3                       # events: AttackRolled 3 4 7 1, MexicanFell CR Ald
texan advance White          # events: UnitAdvanced White CR
```

Nunca salen fuera, aunque el campo esté despejado.

```pos
turn 4, Texian attacks
NF: Ald1
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 6                       # events: MexicanFell NF Ald; no event: UnitAdvanced
```

Kimbell, en una casa del Muro Oeste, y el cañón de allí despejan su propia zona. Eso no es un avance: para salir necesita la fase de
movimiento (aclaración 41).

```pos
turn 4, Texian attacks
WW: Ald1 (Kimbell)
PA: Crockett
```

```play
texan attack WW
texan join all
texan go
roll 5                       # events: MexicanFell WW Ald; no event: UnitAdvanced
texan emerge Kimbell WW
roll 4                       # events: Emerged Kimbell WW
```

Los límites de apilamiento rigen también para ellos: en el Corral de Reses cabe una unidad.

```pos
turn 4, Texian attacks
CP: Mat1
UD: Jim3
HC: Travis Forsyth
```

```play
texan attack CP
texan join Travis
texan join Forsyth
texan go
roll 4                       # events: AttackRolled 4 3 7 1, MexicanFell CP Mat
texan advance Forsyth        # events: UnitAdvanced Forsyth CP
texan advance Travis         # refused 3.0
```"#],
        ],
    },
    Clause {
        id: "11.0",
        title: ["Oblique movement", "Movimiento oblicuo"],
        text: [
            "Mexican units of one column in the same outside area may shift together to an adjacent outside area. If no Mexican unit was there before, they are marked with an arrow: their next attack, this turn, is unsupported and gains +2 on the die, once.",
            "Las unidades mexicanas de una columna en la misma zona exterior pueden desplazarse juntas a una zona exterior adyacente. Si allí no había ya unidades mexicanas, reciben una flecha: su ataque de este turno será sin apoyo y suma +2 al dado, una sola vez.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[5, 35],
        examples: [
            &[r#"## 11.0 Oblique movement

The first column slides along the north side into ground where no Mexican stands: its attack from there is unsupported.

```pos
turn 2, obliques
NF: Ald5 SL1:2
PA: Crockett
```

```play
mexican oblique NF>RB Ald5 SL1:2
roll 4                       # events: Obliqued NF RB Ald5 SL1 2, Unsupported RB
```

Where others stand already there is no mark.

```pos
turn 2, obliques
NF: Ald5 SL1:2
UD: Mat4
PA: Crockett
```

```play
mexican oblique NF>UD Ald5 SL1:2
roll 4                       # events: Obliqued; no event: Unsupported
```

It leads from outside to outside only.

```pos
turn 2, obliques
NF: Ald5
N: Tol3
PA: Crockett
walls: w_north 0
```

```play
mexican oblique NF>N Ald5    # refused
mexican oblique N>NF Tol3    # refused
```"#],
            &[r#"## 11.0 Movimiento oblicuo

La primera columna se desliza por el lado norte hasta un terreno sin mexicanos: su ataque desde allí será sin apoyo.

```pos
turn 2, obliques
NF: Ald5 SL1:2
PA: Crockett
```

```play
mexican oblique NF>RB Ald5 SL1:2
roll 4                       # events: Obliqued NF RB Ald5 SL1 2, Unsupported RB
```

Donde ya hay otros, no hay marca.

```pos
turn 2, obliques
NF: Ald5 SL1:2
UD: Mat4
PA: Crockett
```

```play
mexican oblique NF>UD Ald5 SL1:2
roll 4                       # events: Obliqued; no event: Unsupported
```

Sólo va de una zona exterior a otra.

```pos
turn 2, obliques
NF: Ald5
N: Tol3
PA: Crockett
walls: w_north 0
```

```play
mexican oblique NF>N Ald5    # refused
mexican oblique N>NF Tol3    # refused
```"#],
        ],
    },
    Clause {
        id: "11.1",
        title: ["How to move obliquely", "Procedimiento del oblicuo"],
        text: [
            "Choose the units of one column in one outside area that are to go, then make one command roll. On a success they move to one adjacent outside area; on a failure their movement is over.",
            "Se eligen las unidades de una columna en una zona exterior que han de ir y se hace una tirada de mando. Con éxito pasan a una zona exterior adyacente; si fracasan, han terminado de moverse.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 11.1 How to move obliquely

One roll for all that go; on a failure they are finished for this turn.

```pos
turn 2, obliques
NF: Ald5 SL1:2
PA: Crockett
```

```play
mexican oblique NF>UD Ald5
roll 5                       # events: ObliqueFailed NF UD Ald5
mexican oblique NF>RB Ald5   # refused 6.3
```

```then
NF: Ald5 SL1:2
```"#],
            &[r#"## 11.1 Procedimiento del oblicuo

Una tirada para todas las que van; si fracasan, han terminado por este turno.

```pos
turn 2, obliques
NF: Ald5 SL1:2
PA: Crockett
```

```play
mexican oblique NF>UD Ald5
roll 5                       # events: ObliqueFailed NF UD Ald5
mexican oblique NF>RB Ald5   # refused 6.3
```

```then
NF: Ald5 SL1:2
```"#],
        ],
    },
    Clause {
        id: "11.2",
        title: ["One roll for each destination", "Una tirada por destino"],
        text: [
            "Any number of oblique moves may be tried in a turn, with all or some of a column's units. Units of a column that go from one area to the same area share one roll; parts that go to different areas roll separately.",
            "En un turno pueden intentarse cuantos movimientos oblicuos se quiera, con todas o parte de las unidades de una columna. Las que van de una zona a otra misma zona comparten una tirada; las partes que van a zonas distintas tiran por separado.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[6, 33],
        examples: [
            &[r#"## 11.2 One roll for each destination

Part of a column goes east and part goes west, with a roll each. A second group for the same destination would be a second roll for the same
move (rulings 6 and 33).

```pos
turn 2, obliques
NF: Ald5 SL1:2
PA: Crockett
```

```play
mexican oblique NF>UD Ald3
roll 6
mexican oblique NF>UD Ald2   # refused
mexican oblique NF>RB Ald2 SL1:2
roll 2                       # events: Obliqued NF RB Ald2 SL1 2
```"#],
            &[r#"## 11.2 Una tirada por destino

Parte de una columna va al este y parte al oeste, con una tirada cada una. Un segundo grupo hacia el mismo destino sería una segunda
tirada para el mismo movimiento (aclaraciones 6 y 33).

```pos
turn 2, obliques
NF: Ald5 SL1:2
PA: Crockett
```

```play
mexican oblique NF>UD Ald3
roll 6
mexican oblique NF>UD Ald2   # refused
mexican oblique NF>RB Ald2 SL1:2
roll 2                       # events: Obliqued NF RB Ald2 SL1 2
```"#],
        ],
    },
    Clause {
        id: "12.0",
        title: ["Entering buildings", "Entrar en edificios"],
        text: [
            "In their movement phase Texian units may go into a building of their area without a roll. Attacks against them there suffer −1. To come out again a unit needs a successful command roll.",
            "En su fase de movimiento, las unidades texianas pueden entrar sin tirar en un edificio de su zona. Los ataques contra ellas allí sufren −1. Para volver a salir, la unidad necesita una tirada de mando con éxito.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[18, 36],
        examples: [
            &[r#"## 12.0 Entering buildings

In without a roll, out with one. An attack on those inside suffers −1 (see 14.62).

```pos
turn 3, Texian moves
LB: White Forsyth
NF: Ald5
```

```play
texan hide White LB          # events: Hid White LB; awaits: texan
texan emerge White LB        # refused 6.3
texan emerge Forsyth LB      # refused
```

```pos
turn 3, Texian moves
LB: (White) (Forsyth)
NF: Ald5
```

```play
texan move White CR          # refused
texan emerge White LB
roll 5                       # events: EmergeFailed White LB
texan emerge Forsyth LB
roll 4                       # events: Emerged Forsyth LB
```

There must be room outside to come out to.

```pos
turn 3, Texian moves
NW: Baker Harrison (Carey)
NF: Ald5
```

```play
texan emerge Carey NW        # refused 4.0
```"#],
            &[r#"## 12.0 Entrar en edificios

Se entra sin tirar y se sale tirando. Un ataque contra los de dentro sufre −1 (véase 14.62).

```pos
turn 3, Texian moves
LB: White Forsyth
NF: Ald5
```

```play
texan hide White LB          # events: Hid White LB; awaits: texan
texan emerge White LB        # refused 6.3
texan emerge Forsyth LB      # refused
```

```pos
turn 3, Texian moves
LB: (White) (Forsyth)
NF: Ald5
```

```play
texan move White CR          # refused
texan emerge White LB
roll 5                       # events: EmergeFailed White LB
texan emerge Forsyth LB
roll 4                       # events: Emerged Forsyth LB
```

Para salir tiene que haber sitio fuera.

```pos
turn 3, Texian moves
NW: Baker Harrison (Carey)
NF: Ald5
```

```play
texan emerge Carey NW        # refused 4.0
```"#],
        ],
    },
    Clause {
        id: "13.0",
        title: ["Entering the map", "Entrar en el mapa"],
        text: [
            "Columns waiting off the map may be placed in any outside area with room, in any order, none, one or several a turn. A column comes in whole: one turn, one area for all its units.",
            "Las columnas que esperan fuera del mapa pueden colocarse en cualquier zona exterior con sitio, en cualquier orden: ninguna, una o varias por turno. Todas las unidades de una columna entran en el mismo turno y en la misma zona.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[7],
        examples: [
            &[r#"## 13.0 Entering the map

Any outside area with room will do, in any order; a column comes whole or not at all, and it need not come.

```pos
turn 2, entry
NF: Ald5 SL1:2
UD: Mat4 Jim3
PA: Crockett
```

```play
mexican enter I NF           # refused
mexican enter II N           # refused
mexican enter II UD          # refused 4.0
mexican enter IV LV          # events: Entered IV LV
mexican enter R LV           # events: Entered R LV
mexican done                 # note: the second column waits
```

```then
LV: Caz3 Zap3 Gra4
```"#],
            &[r#"## 13.0 Entrar en el mapa

Sirve cualquier zona exterior con sitio, en cualquier orden; una columna entra entera o no entra, y no está obligada a entrar.

```pos
turn 2, entry
NF: Ald5 SL1:2
UD: Mat4 Jim3
PA: Crockett
```

```play
mexican enter I NF           # refused
mexican enter II N           # refused
mexican enter II UD          # refused 4.0
mexican enter IV LV          # events: Entered IV LV
mexican enter R LV           # events: Entered R LV
mexican done                 # note: the second column waits
```

```then
LV: Caz3 Zap3 Gra4
```"#],
        ],
    },
    Clause {
        id: "13.1",
        title: ["Entering toward the river", "Entrar por el lado del río"],
        text: [
            "In the whole game only one column may enter by the two areas Toward River A and B, and only in a turn after another column first came onto the map, so never in the first turn. Any number of units may go there by oblique moves.",
            "En toda la partida sólo una columna puede entrar por las dos zonas Hacia el río A y B, y sólo en un turno posterior a aquel en que otra columna entró por primera vez en el mapa; nunca, pues, en el primer turno. Con movimientos oblicuos pueden ir allí cuantas unidades se quiera.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[8],
        examples: [
            &[r#"## 13.1 Entering toward the river

Not in the first turn, even if another column has just entered.

```play
texan historic
mexican enter II NF
mexican enter I RB           # refused
mexican enter I NF
mexican done
texan done
mexican done
texan done                   # turn: 2
mexican done
mexican enter III RA         # events: Entered III RA
mexican enter IV RB          # refused
mexican enter IV RA          # refused
```

By oblique moves any number of units may go there.

```pos
turn 3, obliques
RA: Mat4 Jim3
LV: Caz3
NF: Ald5 SL1:2
PA: Crockett
used: river
```

```play
mexican oblique LV>RA Caz3
roll 1                       # events: Obliqued LV RA Caz3
mexican oblique NF>RB Ald5 SL1:2
roll 1                       # events: Obliqued NF RB Ald5 SL1 2
```

If nobody enters in the first turn, the river must wait in the second as well (ruling 8).

```pos
turn 1, entry
PA: Crockett
CR: Forsyth
```

```play
mexican done
texan done                   # turn: 2
mexican enter I RA           # refused
mexican enter I NF
mexican enter III RA         # refused
```"#],
            &[r#"## 13.1 Entrar por el lado del río

No en el primer turno, aunque acabe de entrar otra columna.

```play
texan historic
mexican enter II NF
mexican enter I RB           # refused
mexican enter I NF
mexican done
texan done
mexican done
texan done                   # turn: 2
mexican done
mexican enter III RA         # events: Entered III RA
mexican enter IV RB          # refused
mexican enter IV RA          # refused
```

Con movimientos oblicuos pueden ir allí cuantas unidades se quiera.

```pos
turn 3, obliques
RA: Mat4 Jim3
LV: Caz3
NF: Ald5 SL1:2
PA: Crockett
used: river
```

```play
mexican oblique LV>RA Caz3
roll 1                       # events: Obliqued LV RA Caz3
mexican oblique NF>RB Ald5 SL1:2
roll 1                       # events: Obliqued NF RB Ald5 SL1 2
```

Si nadie entra en el primer turno, el río tampoco se abre en el segundo (aclaración 8).

```pos
turn 1, entry
PA: Crockett
CR: Forsyth
```

```play
mexican done
texan done                   # turn: 2
mexican enter I RA           # refused
mexican enter I NF
mexican enter III RA         # refused
```"#],
        ],
    },
    Clause {
        id: "14.0",
        title: ["Attacking", "Ataque"],
        text: [
            "Attacks are voluntary; a player uses whichever units he likes, in any order. No attack of either side may cross a red arrow.",
            "Los ataques son voluntarios; cada jugador ataca con tantas o tan pocas unidades como quiera, en cualquier orden. Ningún ataque, de ninguno de los dos bandos, puede cruzar una flecha roja.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[17],
        examples: [
            &[r#"## 14.0 Attacking

Attacks are voluntary, and none crosses a red arrow. The men of the chapel and its gun cannot fire into the cattle pen.

```pos
turn 4, Texian attacks
CP: Mat3
UD: Jim3
CH: Dickinson
HC: Forsyth
```

```play
texan attack CP
texan join Dickinson         # refused
texan join gun6              # refused
texan join Forsyth           # events: UnitJoined Forsyth
```

Where they alone could attack it, the pen is no target at all.

```pos
turn 4, Texian attacks
CP: Mat3
UD: Jim3
CH: Dickinson
guns: gun5 destroyed
```

```play
texan attack CP              # refused
texan attack UD              # events: AttackBegan
```

Nobody need attack.

```pos
turn 4, Texian attacks
UD: Mat3
CH: Dickinson
```

```play
texan done                   # awaits: mexican
mexican done                 # awaits: texan
```"#],
            &[r#"## 14.0 Ataque

Los ataques son voluntarios, y ninguno cruza una flecha roja. Ni los hombres de la capilla ni su cañón pueden tirar contra el corral de
reses.

```pos
turn 4, Texian attacks
CP: Mat3
UD: Jim3
CH: Dickinson
HC: Forsyth
```

```play
texan attack CP
texan join Dickinson         # refused
texan join gun6              # refused
texan join Forsyth           # events: UnitJoined Forsyth
```

Si sólo ellos pudieran atacarlo, el corral no es ni siquiera un objetivo.

```pos
turn 4, Texian attacks
CP: Mat3
UD: Jim3
CH: Dickinson
guns: gun5 destroyed
```

```play
texan attack CP              # refused
texan attack UD              # events: AttackBegan
```

Nadie está obligado a atacar.

```pos
turn 4, Texian attacks
UD: Mat3
CH: Dickinson
```

```play
texan done                   # awaits: mexican
mexican done                 # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "14.1",
        title: ["Targets", "Objetivos"],
        text: [
            "An attack is aimed at an adjacent area; its hits may fall on standing wall sections between. If no Texian unit is in that area, the Mexican player may still attack its wall.",
            "Un ataque se dirige contra una zona adyacente; sus impactos pueden caer en las secciones de muro en pie que haya en medio. Aunque en esa zona no haya unidades texianas, el jugador mexicano puede atacar su muro.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[9, 10, 28, 40],
        examples: [
            &[r#"## 14.1 Targets

The target is an adjacent area; a unit two areas away has no part in it.

```pos
turn 2, Mexican attacks
NF: Ald5
LV: Tol6
N: Blazeby
```

```play
mexican attack N
mexican join LV Tol6         # refused
mexican join NF Ald5         # events: StackJoined NF Ald 5
```

Against the wall: nobody holds the Northwest Corner, but its wall stands (ruling 9).

```pos
turn 2, Mexican attacks
NF: Ald5
N: Blazeby
guns: gun3 destroyed
```

```play
mexican attack NW
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 1 5 1, WallHit w_nw_n 2
```

With hidden men behind it, it is the same (ruling 28): they cannot be hit from outside.

```pos
turn 2, Mexican attacks
NF: Tol6
NW: (Carey)
guns: gun3 destroyed
```

```play
mexican attack NW
mexican join all
mexican go
roll 6                       # events: AttackRolled 6 2 8 2, WallHit w_nw_n 2, WallHit w_nw_n 1; no event: TexianFell
```

An area with only a gun in it is a target too (ruling 10).

```pos
turn 3, Mexican attacks
NW: Tol6
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 2 5 1, GunHit gun4 0
```

Only a wall to hit: then one of those who attack must stand before it (ruling 40). The others may help.

```pos
turn 3, Mexican attacks
NF: Ald3
NW: Tol3
PA: Crockett
guns: gun4 destroyed
```

```play
mexican attack N
mexican join NW Tol3
mexican go                   # refused 14.5
mexican join NF Ald3
mexican go
roll 3                       # events: AttackRolled 3 2 5 1, WallHit w_north 2
```"#],
            &[r#"## 14.1 Objetivos

El objetivo es una zona adyacente; una unidad que está a dos zonas no participa.

```pos
turn 2, Mexican attacks
NF: Ald5
LV: Tol6
N: Blazeby
```

```play
mexican attack N
mexican join LV Tol6         # refused
mexican join NF Ald5         # events: StackJoined NF Ald 5
```

Contra el muro: nadie ocupa la Esquina Noroeste, pero su muro está en pie (aclaración 9).

```pos
turn 2, Mexican attacks
NF: Ald5
N: Blazeby
guns: gun3 destroyed
```

```play
mexican attack NW
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 1 5 1, WallHit w_nw_n 2
```

Con hombres refugiados detrás es lo mismo (aclaración 28): desde fuera no se los alcanza.

```pos
turn 2, Mexican attacks
NF: Tol6
NW: (Carey)
guns: gun3 destroyed
```

```play
mexican attack NW
mexican join all
mexican go
roll 6                       # events: AttackRolled 6 2 8 2, WallHit w_nw_n 2, WallHit w_nw_n 1; no event: TexianFell
```

Una zona en la que sólo hay un cañón también es un objetivo (aclaración 10).

```pos
turn 3, Mexican attacks
NW: Tol6
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 2 5 1, GunHit gun4 0
```

Sólo hay un muro que alcanzar: entonces uno de los que atacan debe estar ante él (aclaración 40). Los demás pueden ayudar.

```pos
turn 3, Mexican attacks
NF: Ald3
NW: Tol3
PA: Crockett
guns: gun4 destroyed
```

```play
mexican attack N
mexican join NW Tol3
mexican go                   # refused 14.5
mexican join NF Ald3
mexican go
roll 3                       # events: AttackRolled 3 2 5 1, WallHit w_north 2
```"#],
        ],
    },
    Clause {
        id: "14.2",
        title: ["One attack on each area", "Un ataque por zona"],
        text: [
            "Each area may be attacked once a turn by each side; all units that attack it do so together, with one roll. No unit takes part in more than one attack a turn, and none is attacked more than once.",
            "Cada bando puede atacar cada zona una vez por turno; todas las unidades que la atacan lo hacen juntas, con una sola tirada. Ninguna unidad participa en más de un ataque por turno ni es atacada más de una vez.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[11, 39, 43],
        examples: [
            &[r#"## 14.2 One attack on each area

All who attack an area do so at once: there is no second attack on it this turn, and no second attack by the same units.

```pos
turn 3, Mexican attacks
NF: Ald5 Tol6
CR: Forsyth
guns: gun3 destroyed, gun4 destroyed
```

```play
mexican attack N
mexican join NF Ald5
mexican go
roll 1
mexican attack N             # refused
mexican attack NW
mexican join NF Ald5         # refused
mexican join NF Tol6         # events: StackJoined NF Tol 6
```

The same for the Texians. Travis has fired to the north; gun 4 has not, and may fire elsewhere.

```pos
turn 3, Texian attacks
NF: Ald5
NW: Tol6
N: Travis
guns: gun3 destroyed
```

```play
texan attack NF
texan join Travis
texan go
roll 1
texan attack NF              # refused
texan attack NW
texan join Travis            # refused
texan join gun4              # events: GunJoined gun4
```

From two sides: four units in the field and five at the river make nine, +3 and one roll. Both walls lie between (ruling 11).

```pos
turn 3, Mexican attacks
NF: Ald4
RB: Tol5
NW: Carey
```

```play
mexican attack NW
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2; offered: hit w_nw_n; offered: hit w_nw_w
```

An attack on the wall and one on the buildings behind it would be two attacks on the same area.

```pos
turn 4, Mexican attacks
RA: Mat4
WW: Tol3 (Kimbell)
PA: Crockett
guns: gun2 destroyed
```

```play
mexican attack WW
mexican join RA Mat4
mexican go
roll 1
mexican clear WW             # refused
```

Each side has its own attack (ruling 43): Kimbell has fired on the men around his house, and they may storm it in their turn.

```pos
turn 4, Texian attacks
WW: Tol3 (Kimbell)
PA: Crockett
guns: gun2 destroyed
```

```play
texan attack WW
texan join Kimbell
texan go
roll 1                       # events: AttackRolled 1 1 2 0; awaits: mexican
mexican clear WW             # events: ClearBegan WW
```"#],
            &[r#"## 14.2 Un ataque por zona

Todos los que atacan una zona lo hacen a la vez: este turno no hay segundo ataque contra ella, ni segundo ataque de las mismas unidades.

```pos
turn 3, Mexican attacks
NF: Ald5 Tol6
CR: Forsyth
guns: gun3 destroyed, gun4 destroyed
```

```play
mexican attack N
mexican join NF Ald5
mexican go
roll 1
mexican attack N             # refused
mexican attack NW
mexican join NF Ald5         # refused
mexican join NF Tol6         # events: StackJoined NF Tol 6
```

Lo mismo vale para los texianos. Travis ha tirado hacia el norte; el cañón 4 no, y puede tirar a otra parte.

```pos
turn 3, Texian attacks
NF: Ald5
NW: Tol6
N: Travis
guns: gun3 destroyed
```

```play
texan attack NF
texan join Travis
texan go
roll 1
texan attack NF              # refused
texan attack NW
texan join Travis            # refused
texan join gun4              # events: GunJoined gun4
```

Por dos lados: cuatro unidades en el campo y cinco junto al río son nueve, +3 y una tirada. Ambos muros están en medio (aclaración 11).

```pos
turn 3, Mexican attacks
NF: Ald4
RB: Tol5
NW: Carey
```

```play
mexican attack NW
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2; offered: hit w_nw_n; offered: hit w_nw_w
```

Un ataque al muro y otro a los edificios de detrás serían dos ataques contra la misma zona.

```pos
turn 4, Mexican attacks
RA: Mat4
WW: Tol3 (Kimbell)
PA: Crockett
guns: gun2 destroyed
```

```play
mexican attack WW
mexican join RA Mat4
mexican go
roll 1
mexican clear WW             # refused
```

Cada bando tiene su ataque (aclaración 43): Kimbell ha tirado contra los que rodean su casa, y ellos pueden asaltarla cuando les toca.

```pos
turn 4, Texian attacks
WW: Tol3 (Kimbell)
PA: Crockett
guns: gun2 destroyed
```

```play
texan attack WW
texan join Kimbell
texan go
roll 1                       # events: AttackRolled 1 1 2 0; awaits: mexican
mexican clear WW             # events: ClearBegan WW
```"#],
        ],
    },
    Clause {
        id: "14.3",
        title: ["Someone must attack", "Alguien ha de atacar"],
        text: [
            "There is no attack without at least one unit or gun taking part in it.",
            "No hay ataque si no participa en él al menos una unidad o un cañón.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 14.3 Someone must attack

An attack without attackers is none.

```pos
turn 3, Mexican attacks
NF: Ald5
PA: Crockett
```

```play
mexican attack PA            # refused
mexican attack N
mexican go                   # refused
```"#],
            &[r#"## 14.3 Alguien ha de atacar

Un ataque sin atacantes no es un ataque.

```pos
turn 3, Mexican attacks
NF: Ald5
PA: Crockett
```

```play
mexican attack PA            # refused
mexican attack N
mexican go                   # refused
```"#],
        ],
    },
    Clause {
        id: "14.4",
        title: ["Fighting in buildings", "Combate en edificios"],
        text: [
            "Units in buildings can be attacked only by units in the same area. They themselves can attack only enemies in that area.",
            "Las unidades en edificios sólo pueden ser atacadas por unidades de la misma zona. Ellas sólo pueden atacar a los enemigos de esa zona.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 14.4 Fighting in buildings

Those in buildings are attacked only by Mexicans in the same area.

```pos
turn 4, Mexican attacks
WW: Tol6 (Kimbell)
CR: Ald3
PA: Crockett
guns: gun2 destroyed
```

```play
mexican clear WW
mexican join CR Ald3         # refused
mexican join WW Tol6
mexican go
roll 4                       # events: AttackRolled 4 1 5 1, TexianFell Kimbell WW
```

And they fire at nobody else.

```pos
turn 4, Texian attacks
WW: Tol3 (Kimbell)
SW: Ald3
GT: Baker
```

```play
texan attack SW
texan join Kimbell           # refused
texan join Baker
texan go
roll 1
texan attack WW
texan join Kimbell           # events: UnitJoined Kimbell
```

From next door they are no target.

```pos
turn 4, Mexican attacks
CR: Tol6
WW: (Kimbell)
PA: Crockett
guns: gun2 destroyed
```

```play
mexican attack WW            # refused
mexican clear WW             # refused
```"#],
            &[r#"## 14.4 Combate en edificios

A los que están en edificios sólo los atacan los mexicanos de la misma zona.

```pos
turn 4, Mexican attacks
WW: Tol6 (Kimbell)
CR: Ald3
PA: Crockett
guns: gun2 destroyed
```

```play
mexican clear WW
mexican join CR Ald3         # refused
mexican join WW Tol6
mexican go
roll 4                       # events: AttackRolled 4 1 5 1, TexianFell Kimbell WW
```

Y ellos no tiran contra nadie más.

```pos
turn 4, Texian attacks
WW: Tol3 (Kimbell)
SW: Ald3
GT: Baker
```

```play
texan attack SW
texan join Kimbell           # refused
texan join Baker
texan go
roll 1
texan attack WW
texan join Kimbell           # events: UnitJoined Kimbell
```

Desde la zona vecina no son un objetivo.

```pos
turn 4, Mexican attacks
CR: Tol6
WW: (Kimbell)
PA: Crockett
guns: gun2 destroyed
```

```play
mexican attack WW            # refused
mexican clear WW             # refused
```"#],
        ],
    },
    Clause {
        id: "14.5",
        title: ["How to attack", "Procedimiento de ataque"],
        text: [
            "(A) Choose an adjacent area with an enemy in it, or behind a standing wall; (B) roll one die; (C) add the modifiers; (D) read the hits from the side's combat table and apply them to enemy units, guns or a wall section between; (E) advance, if you like.",
            "(A) Se elige una zona adyacente con enemigos o tras un muro en pie; (B) se tira un dado; (C) se suman los modificadores; (D) se leen los impactos en la tabla de combate del bando y se aplican a unidades enemigas, cañones o una sección de muro intermedia; (E) se avanza, si se quiere.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 14.5 How to attack

Choose the area, say who attacks, throw the die, add, read the table, advance. Six Toluca units are +2; a 4 makes 6: one hit, and the unit at the
North Wall is the only thing to hit.

```pos
turn 3, Mexican attacks
CR: Tol6
N: Blazeby
PA: Crockett
guns: gun4 destroyed
```

```play
mexican attack N             # events: AttackBegan Mexican N
mexican join CR Tol6         # events: StackJoined CR Tol 6
mexican go                   # awaits: fate
roll 4                       # events: AttackRolled Mexican N 4 2 6 1, TexianFell Blazeby N
mexican advance CR Tol6      # events: StackAdvanced CR N Tol 6
```

With no enemy, no gun and no standing wall there is nothing to attack.

```pos
turn 3, Mexican attacks
NF: Tol6
PA: Crockett
walls: w_north 0
guns: gun4 destroyed
```

```play
mexican attack N             # refused
mexican attack NW            # events: AttackBegan
```"#],
            &[r#"## 14.5 Procedimiento de ataque

Elegir la zona, decir quién ataca, tirar el dado, sumar, leer la tabla, avanzar. Seis unidades de Toluca son +2; un 4 hace 6: un
impacto, y la unidad del Muro Norte es lo único que se puede alcanzar.

```pos
turn 3, Mexican attacks
CR: Tol6
N: Blazeby
PA: Crockett
guns: gun4 destroyed
```

```play
mexican attack N             # events: AttackBegan Mexican N
mexican join CR Tol6         # events: StackJoined CR Tol 6
mexican go                   # awaits: fate
roll 4                       # events: AttackRolled Mexican N 4 2 6 1, TexianFell Blazeby N
mexican advance CR Tol6      # events: StackAdvanced CR N Tol 6
```

Sin enemigo, sin cañón y sin muro en pie no hay nada que atacar.

```pos
turn 3, Mexican attacks
NF: Tol6
PA: Crockett
walls: w_north 0
guns: gun4 destroyed
```

```play
mexican attack N             # refused
mexican attack NW            # events: AttackBegan
```"#],
        ],
    },
    Clause {
        id: "14.6",
        title: ["Modifiers", "Modificadores"],
        text: [
            "Each Texian unit adds 1 and each gun its strength; Mexican units add 1 for each complete group of three. All modifiers add up, but an attack never gains more than +4. How many Mexicans make a group stood on a lost chart: three is ours.",
            "Cada unidad texiana suma 1 y cada cañón su fuerza; las unidades mexicanas suman 1 por cada grupo completo de tres. Todos los modificadores se acumulan, pero un ataque nunca gana más de +4. Cuántos mexicanos forman un grupo figuraba en una tabla perdida: tres es cifra nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[1, 2, 3, 32],
        examples: [
            &[r#"## 14.6 Modifiers

Seven units are two groups (ruling 3).

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2
N: Blazeby
```

```play
mexican attack N
mexican join all
mexican go
roll 1                       # events: AttackRolled 1 2 3 0
```

Fourteen are four, and so are fifteen: +4 is the most. Even a 1 then makes 5 and scores.

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
N: Blazeby
```

```play
mexican attack N
mexican join all
mexican go
roll 1                       # events: AttackRolled 1 4 5 1
```

Texians count one for each unit and the strength of each gun: Blazeby and gun 4 are +3.

```pos
turn 3, Texian attacks
NF: Ald5
N: Blazeby
```

```play
texan attack NF
texan join Blazeby
texan join gun4
texan go
roll 4                       # events: AttackRolled Texian NF 4 3 7 1
```"#],
            &[r#"## 14.6 Modificadores

Siete unidades son dos grupos (aclaración 3).

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2
N: Blazeby
```

```play
mexican attack N
mexican join all
mexican go
roll 1                       # events: AttackRolled 1 2 3 0
```

Catorce son cuatro, y quince también: +4 es el máximo. Hasta un 1 hace entonces 5 y acierta.

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
N: Blazeby
```

```play
mexican attack N
mexican join all
mexican go
roll 1                       # events: AttackRolled 1 4 5 1
```

Los texianos cuentan uno por unidad y la fuerza de cada cañón: Blazeby y el cañón 4 son +3.

```pos
turn 3, Texian attacks
NF: Ald5
N: Blazeby
```

```play
texan attack NF
texan join Blazeby
texan join gun4
texan go
roll 4                       # events: AttackRolled Texian NF 4 3 7 1
```"#],
        ],
    },
    Clause {
        id: "14.61",
        title: ["The Cazadores' bonus", "La bonificación de los Cazadores"],
        text: [
            "Once in the game the Mexican player may add +2 to an attack in which a Cazadores unit takes part. No units of another column may be in the same area as those Cazadores.",
            "Una vez en la partida, el jugador mexicano puede sumar +2 a un ataque en el que participe una unidad de Cazadores. En la zona de esos Cazadores no puede haber unidades de otra columna.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[4, 37],
        examples: [
            &[r#"## 14.61 The Cazadores' bonus

Three Cazadores alone are +1, with the bonus +3.

```pos
turn 3, Mexican attacks
LV: Caz3
SW: White
```

```play
mexican attack SW
mexican cazadores            # refused
mexican join LV Caz3
mexican cazadores            # events: CazadoresUsed
mexican cazadores            # refused
mexican go
roll 2                       # events: AttackRolled 2 3 5 1, WallHit w_sw_s 2
```

Once in the game.

```pos
turn 4, Mexican attacks
LV: Caz3
SW: White
used: cazadores
```

```play
mexican attack SW
mexican join LV Caz3
mexican cazadores            # refused
```

Not beside another column, even if that one does not join.

```pos
turn 4, Mexican attacks
LV: Caz3 Zap1
SW: White
```

```play
mexican attack SW
mexican join LV Caz3
mexican cazadores            # refused
```

Help from another area does no harm (ruling 4).

```pos
turn 4, Mexican attacks
LV: Caz3
RA: Tol3
SW: White
```

```play
mexican attack SW
mexican join all
mexican cazadores
mexican go
roll 1                       # events: AttackRolled 1 4 5 1
```

Cazadores in two areas: both must be free of other columns (ruling 37).

```pos
turn 4, Mexican attacks
LV: Caz2
RA: Caz1 Zap1
SW: White
```

```play
mexican attack SW
mexican join all
mexican cazadores            # refused
```

```pos
turn 4, Mexican attacks
LV: Caz2
RA: Caz1 Zap1
SW: White
```

```play
mexican attack SW
mexican join LV Caz2
mexican cazadores
mexican join RA Caz1         # refused
mexican join RA Zap1         # events: StackJoined RA Zap 1
```

There is only a wall to hit, and the Cazadores are not before it: their bonus waits until the attack can be made (ruling 40). Else it would be
spent on an attack that nobody could finish.

```pos
turn 4, Mexican attacks
NW: Caz2
NF: Caz1 Zap1
PA: Crockett
guns: gun4 destroyed
spent: NF Zap1
```

```play
mexican attack N
mexican join NW Caz2
mexican cazadores            # refused 14.5
mexican join NF Caz1
mexican cazadores            # refused
mexican go
roll 4                       # events: AttackRolled 4 1 5 1, WallHit w_north 2
```"#],
            &[r#"## 14.61 La bonificación de los Cazadores

Tres de Cazadores solos son +1; con la bonificación, +3.

```pos
turn 3, Mexican attacks
LV: Caz3
SW: White
```

```play
mexican attack SW
mexican cazadores            # refused
mexican join LV Caz3
mexican cazadores            # events: CazadoresUsed
mexican cazadores            # refused
mexican go
roll 2                       # events: AttackRolled 2 3 5 1, WallHit w_sw_s 2
```

Una vez en la partida.

```pos
turn 4, Mexican attacks
LV: Caz3
SW: White
used: cazadores
```

```play
mexican attack SW
mexican join LV Caz3
mexican cazadores            # refused
```

No junto a otra columna, aunque ésta no participe.

```pos
turn 4, Mexican attacks
LV: Caz3 Zap1
SW: White
```

```play
mexican attack SW
mexican join LV Caz3
mexican cazadores            # refused
```

La ayuda desde otra zona no estorba (aclaración 4).

```pos
turn 4, Mexican attacks
LV: Caz3
RA: Tol3
SW: White
```

```play
mexican attack SW
mexican join all
mexican cazadores
mexican go
roll 1                       # events: AttackRolled 1 4 5 1
```

Cazadores en dos zonas: ambas deben estar libres de otras columnas (aclaración 37).

```pos
turn 4, Mexican attacks
LV: Caz2
RA: Caz1 Zap1
SW: White
```

```play
mexican attack SW
mexican join all
mexican cazadores            # refused
```

```pos
turn 4, Mexican attacks
LV: Caz2
RA: Caz1 Zap1
SW: White
```

```play
mexican attack SW
mexican join LV Caz2
mexican cazadores
mexican join RA Caz1         # refused
mexican join RA Zap1         # events: StackJoined RA Zap 1
```

Sólo hay un muro que alcanzar, y los Cazadores no están ante él: su bonificación espera a que el ataque pueda hacerse (aclaración 40). Si
no, se gastaría en un ataque que nadie podría terminar.

```pos
turn 4, Mexican attacks
NW: Caz2
NF: Caz1 Zap1
PA: Crockett
guns: gun4 destroyed
spent: NF Zap1
```

```play
mexican attack N
mexican join NW Caz2
mexican cazadores            # refused 14.5
mexican join NF Caz1
mexican cazadores            # refused
mexican go
roll 4                       # events: AttackRolled 4 1 5 1, WallHit w_north 2
```"#],
        ],
    },
    Clause {
        id: "14.62",
        title: ["Attacking units in buildings", "Ataque a unidades en edificios"],
        text: [
            "An attack on Texian units in buildings suffers −1.",
            "Un ataque contra unidades texianas en edificios sufre −1.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[1],
        examples: [
            &[r#"## 14.62 Attacking units in buildings

Six units are +2, and one less against a building.

```pos
turn 4, Mexican attacks
LB: Tol6 (White) (Forsyth)
```

```play
mexican clear LB
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 1 4 0
```

It is taken from the sum of the others: three Cazadores, +1, with their bonus, +2, less one for the building. On our map no attack on a building
comes above +4 before that (ruling 1).

```pos
turn 4, Mexican attacks
SW: Caz3 (White)
PA: Crockett
```

```play
mexican clear SW
mexican join all
mexican cazadores
mexican go
roll 2                       # events: AttackRolled 2 2 4 0
```"#],
            &[r#"## 14.62 Ataque a unidades en edificios

Seis unidades son +2, y uno menos contra un edificio.

```pos
turn 4, Mexican attacks
LB: Tol6 (White) (Forsyth)
```

```play
mexican clear LB
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 1 4 0
```

Se resta de la suma de los demás: tres de Cazadores, +1, con su bonificación, +2, menos uno por el edificio. En nuestro mapa ningún
ataque a un edificio pasa antes de +4 (aclaración 1).

```pos
turn 4, Mexican attacks
SW: Caz3 (White)
PA: Crockett
```

```play
mexican clear SW
mexican join all
mexican cazadores
mexican go
roll 2                       # events: AttackRolled 2 2 4 0
```"#],
        ],
    },
    Clause {
        id: "14.63",
        title: ["Unsupported oblique", "Oblicuo sin apoyo"],
        text: [
            "An attack by units that came into their area by an oblique move in this turn, and are so marked, gains +2 once. When the Mexican attack phase begins, their column must be alone in that area. The first attack that any unit from the marked area joins takes the bonus.",
            "Un ataque de unidades que llegaron a su zona con un movimiento oblicuo este turno, y están así marcadas, gana +2 una vez. Al empezar la fase de ataque mexicana, su columna debe estar sola en esa zona. La bonificación es para el primer ataque al que se sume alguna unidad de la zona marcada.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[5, 35],
        examples: [
            &[r#"## 14.63 Unsupported oblique

The first column slid into the Upper Ditch this turn and is alone there: +2.

```pos
turn 2, obliques
NF: Ald5 SL1:2
CR: Forsyth
```

```play
mexican oblique NF>UD Ald5 SL1:2
roll 4                       # events: Unsupported UD
mexican done
texan done
mexican attack HC
mexican join UD Ald3
mexican go
roll 2                       # events: AttackRolled 2 3 5 1, WallHit w_corral_e 1
mexican attack CP
mexican join UD Ald2
mexican join UD SL1:2
mexican go
roll 2                       # events: AttackRolled 2 1 3 0; note: once only
```

A second column in the same area: no longer unsupported (ruling 5).

```pos
turn 2, obliques
NF: Ald5 SL1:2
CR: Forsyth
```

```play
mexican oblique NF>UD Ald5 SL1:2
roll 4                       # events: Unsupported UD
mexican enter IV UD
mexican done
texan done
mexican attack HC
mexican join UD Ald3
mexican go
roll 2                       # events: AttackRolled 2 1 3 0
```

Two columns that slid into two empty areas attack together: +2 once, and both marks are spent (ruling 35).

```pos
turn 3, Mexican attacks
RB: Ald3 *
RA: Mat4 *
WW: Kimbell
CR: Forsyth
```

```play
mexican attack WW
mexican join RB Ald3
mexican join RA Mat3
mexican go
roll 1                       # events: AttackRolled 1 4 5 1, WallHit w_west 2
mexican attack SW
mexican join RA Mat1
mexican go
roll 4                       # events: AttackRolled 4 0 4 0
```

The mark is the sliding column's. It is shot away, and the column that came in behind it from off the map gains nothing by it (ruling 35).

```pos
turn 2, obliques
NF: Ald1
HC: Forsyth Travis
CR: White
```

```play
mexican oblique NF>UD Ald1
roll 4                       # events: Unsupported UD
mexican enter III UD
mexican done
texan attack UD
texan join all
texan go
roll 6                       # events: AttackRolled 6 4 10 2
texan hit UD Ald             # events: MexicanFell UD Ald
texan hit UD Jim
mexican attack CP
mexican join UD Mat4
mexican go
roll 3                       # events: AttackRolled 3 1 4 0
```

But if the fire takes the newcomers and leaves the sliding column alone, it is unsupported again.

```pos
turn 2, Texian attacks
UD: Ald3 Caz1 *I
HC: Forsyth Travis
CR: White
```

```play
texan attack UD
texan join all
texan go
roll 3                       # events: AttackRolled 3 4 7 1
texan hit UD Caz             # events: MexicanFell UD Caz
mexican attack CP
mexican join UD Ald3
mexican go
roll 2                       # events: AttackRolled 2 3 5 1, WallHit w_pen 1
```

The mark is for the turn of the move only.

```pos
turn 2, obliques
NF: Ald5 SL1:2
CR: Forsyth
```

```play
mexican oblique NF>UD Ald5 SL1:2
roll 4                       # events: Unsupported UD
mexican done
texan done
mexican done
texan done                   # turn: 3
mexican done
mexican done
texan done
mexican attack HC
mexican join UD Ald3
mexican go
roll 2                       # events: AttackRolled 2 1 3 0
```"#],
            &[r#"## 14.63 Oblicuo sin apoyo

La primera columna se ha deslizado este turno a la Acequia Alta y está sola allí: +2.

```pos
turn 2, obliques
NF: Ald5 SL1:2
CR: Forsyth
```

```play
mexican oblique NF>UD Ald5 SL1:2
roll 4                       # events: Unsupported UD
mexican done
texan done
mexican attack HC
mexican join UD Ald3
mexican go
roll 2                       # events: AttackRolled 2 3 5 1, WallHit w_corral_e 1
mexican attack CP
mexican join UD Ald2
mexican join UD SL1:2
mexican go
roll 2                       # events: AttackRolled 2 1 3 0; note: once only
```

Una segunda columna en la misma zona: ya no es sin apoyo (aclaración 5).

```pos
turn 2, obliques
NF: Ald5 SL1:2
CR: Forsyth
```

```play
mexican oblique NF>UD Ald5 SL1:2
roll 4                       # events: Unsupported UD
mexican enter IV UD
mexican done
texan done
mexican attack HC
mexican join UD Ald3
mexican go
roll 2                       # events: AttackRolled 2 1 3 0
```

Dos columnas que se deslizaron a dos zonas vacías atacan juntas: +2 una sola vez, y se gastan ambas marcas (aclaración 35).

```pos
turn 3, Mexican attacks
RB: Ald3 *
RA: Mat4 *
WW: Kimbell
CR: Forsyth
```

```play
mexican attack WW
mexican join RB Ald3
mexican join RA Mat3
mexican go
roll 1                       # events: AttackRolled 1 4 5 1, WallHit w_west 2
mexican attack SW
mexican join RA Mat1
mexican go
roll 4                       # events: AttackRolled 4 0 4 0
```

La marca es de la columna que se deslizó. Cae bajo el fuego, y la que entró tras ella desde fuera del mapa no gana nada (aclaración 35).

```pos
turn 2, obliques
NF: Ald1
HC: Forsyth Travis
CR: White
```

```play
mexican oblique NF>UD Ald1
roll 4                       # events: Unsupported UD
mexican enter III UD
mexican done
texan attack UD
texan join all
texan go
roll 6                       # events: AttackRolled 6 4 10 2
texan hit UD Ald             # events: MexicanFell UD Ald
texan hit UD Jim
mexican attack CP
mexican join UD Mat4
mexican go
roll 3                       # events: AttackRolled 3 1 4 0
```

Pero si el fuego se lleva a los recién llegados y deja sola a la columna que se deslizó, vuelve a estar sin apoyo.

```pos
turn 2, Texian attacks
UD: Ald3 Caz1 *I
HC: Forsyth Travis
CR: White
```

```play
texan attack UD
texan join all
texan go
roll 3                       # events: AttackRolled 3 4 7 1
texan hit UD Caz             # events: MexicanFell UD Caz
mexican attack CP
mexican join UD Ald3
mexican go
roll 2                       # events: AttackRolled 2 3 5 1, WallHit w_pen 1
```

La marca sólo vale en el turno del movimiento.

```pos
turn 2, obliques
NF: Ald5 SL1:2
CR: Forsyth
```

```play
mexican oblique NF>UD Ald5 SL1:2
roll 4                       # events: Unsupported UD
mexican done
texan done
mexican done
texan done                   # turn: 3
mexican done
mexican done
texan done
mexican attack HC
mexican join UD Ald3
mexican go
roll 2                       # events: AttackRolled 2 1 3 0
```"#],
        ],
    },
    Clause {
        id: "14.64",
        title: ["Travis and Crockett", "Travis y Crockett"],
        text: [
            "A Texian attack in which Travis or Crockett takes part gains +1. Both together in one attack give it only once.",
            "Un ataque texiano en el que participe Travis o Crockett gana +1. Los dos juntos en un mismo ataque lo dan una sola vez.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[2],
        examples: [
            &[r#"## 14.64 Travis and Crockett

A leader is +1 as a unit and +1 as a leader (ruling 2). Two leaders in one attack are two units, but one leader's bonus: +3.

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis
LB: White
```

```play
texan attack NF
texan join Travis
texan go
roll 5                       # events: AttackRolled 5 2 7 1
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Crockett
LB: White
```

```play
texan attack NF
texan join Travis
texan join Crockett
texan go
roll 3                       # events: AttackRolled 3 3 6 0
```"#],
            &[r#"## 14.64 Travis y Crockett

Un jefe es +1 como unidad y +1 como jefe (aclaración 2). Dos jefes en un ataque son dos unidades, pero una sola bonificación de jefe:
+3.

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis
LB: White
```

```play
texan attack NF
texan join Travis
texan go
roll 5                       # events: AttackRolled 5 2 7 1
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Crockett
LB: White
```

```play
texan attack NF
texan join Travis
texan join Crockett
texan go
roll 3                       # events: AttackRolled 3 3 6 0
```"#],
        ],
    },
    Clause {
        id: "15.0",
        title: ["Combat results", "Resultados del combate"],
        text: [
            "Die and modifiers are read on the side's table. Texian: 7 to 9 one hit, 10 two. Mexican: 5 or 6 one hit, 7 to 9 two, 10 three; less is a miss. Each hit destroys one unit, one gun, or one point of a wall section between attacker and target. Both tables are our reconstruction.",
            "El dado más los modificadores se lee en la tabla del bando. Texiana: de 7 a 9 un impacto; 10, dos. Mexicana: 5 o 6 un impacto; de 7 a 9 dos; 10, tres; menos es fallo. Cada impacto destruye una unidad, un cañón o un punto de una sección de muro entre atacante y objetivo. Ambas tablas son reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[32, 38],
        examples: [
            &[r#"## 15.0 Combat results

The whole Mexican table, at +4: a total of 5 or 6 is one hit, 7 to 9 are two, 10 is three.

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 1                       # events: AttackRolled 1 4 5 1
```

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 4 6 1
```

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 4 7 2
```

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 4 8 2
```

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 4 9 2
```

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 6                       # events: AttackRolled 6 4 10 3
```

At +0 the low rows: only a 5 or a 6 scores.

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 1                       # events: AttackRolled 1 0 1 0
```

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 0 2 0
```

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 0 3 0
```

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 0 4 0
```

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 0 5 1
```

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 6                       # events: AttackRolled 6 0 6 1
```

The whole Texian table, at +4: up to 6 nothing, 7 to 9 one hit, 10 two.

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 1                       # events: AttackRolled 1 4 5 0
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 2                       # events: AttackRolled 2 4 6 0
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 3                       # events: AttackRolled 3 4 7 1, MexicanFell NF Ald
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 4                       # events: AttackRolled 4 4 8 1, MexicanFell NF Ald
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 5                       # events: AttackRolled 5 4 9 1, MexicanFell NF Ald
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 6                       # events: AttackRolled 6 4 10 2, MexicanFell NF Ald, MexicanFell NF Ald
```

At +1 the low rows: a single unit scores only with a 6.

```pos
turn 3, Texian attacks
NF: Ald5
N: Blazeby
```

```play
texan attack NF
texan join Blazeby
texan go
roll 1                       # events: AttackRolled 1 1 2 0
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Blazeby
```

```play
texan attack NF
texan join Blazeby
texan go
roll 5                       # events: AttackRolled 5 1 6 0
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Blazeby
```

```play
texan attack NF
texan join Blazeby
texan go
roll 6                       # events: AttackRolled 6 1 7 1
```

A gun of two strength points is destroyed whole by one hit, like any unit. Hits that find nothing more are lost (ruling 38).

```pos
turn 3, Mexican attacks
CR: Tol6 Ald3
PA: Crockett
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2, GunHit gun4 0, HitsLost 1
```"#],
            &[r#"## 15.0 Resultados del combate

La tabla mexicana entera, con +4: un total de 5 o 6 es un impacto; de 7 a 9, dos; 10, tres.

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 1                       # events: AttackRolled 1 4 5 1
```

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 4 6 1
```

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 4 7 2
```

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 4 8 2
```

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 4 9 2
```

```pos
turn 3, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 6                       # events: AttackRolled 6 4 10 3
```

Con +0, las filas bajas: sólo aciertan el 5 y el 6.

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 1                       # events: AttackRolled 1 0 1 0
```

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 0 2 0
```

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 0 3 0
```

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 0 4 0
```

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 0 5 1
```

```pos
turn 3, Mexican attacks
NF: Ald2
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 6                       # events: AttackRolled 6 0 6 1
```

La tabla texiana entera, con +4: hasta 6, nada; de 7 a 9, un impacto; 10, dos.

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 1                       # events: AttackRolled 1 4 5 0
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 2                       # events: AttackRolled 2 4 6 0
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 3                       # events: AttackRolled 3 4 7 1, MexicanFell NF Ald
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 4                       # events: AttackRolled 4 4 8 1, MexicanFell NF Ald
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 5                       # events: AttackRolled 5 4 9 1, MexicanFell NF Ald
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 6                       # events: AttackRolled 6 4 10 2, MexicanFell NF Ald, MexicanFell NF Ald
```

Con +1, las filas bajas: una unidad sola sólo acierta con un 6.

```pos
turn 3, Texian attacks
NF: Ald5
N: Blazeby
```

```play
texan attack NF
texan join Blazeby
texan go
roll 1                       # events: AttackRolled 1 1 2 0
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Blazeby
```

```play
texan attack NF
texan join Blazeby
texan go
roll 5                       # events: AttackRolled 5 1 6 0
```

```pos
turn 3, Texian attacks
NF: Ald5
N: Blazeby
```

```play
texan attack NF
texan join Blazeby
texan go
roll 6                       # events: AttackRolled 6 1 7 1
```

Un cañón de dos puntos de fuerza queda destruido con un solo impacto, como cualquier unidad. Los impactos que ya no encuentran nada se
pierden (aclaración 38).

```pos
turn 3, Mexican attacks
CR: Tol6 Ald3
PA: Crockett
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2, GunHit gun4 0, HitsLost 1
```"#],
        ],
    },
    Clause {
        id: "15.1",
        title: ["The attacker applies the hits", "El atacante aplica los impactos"],
        text: [
            "The attacking player decides whether each hit falls on units or guns in the target area, or on a wall section between it and his units. 15.2 to 15.4 limit that freedom.",
            "El jugador atacante decide si cada impacto cae sobre unidades o cañones de la zona objetivo o sobre una sección de muro que la separe de sus unidades. 15.2 a 15.4 limitan esa libertad.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[15],
        examples: [
            &[r#"## 15.1 The attacker applies the hits

The Texian chooses which Mexicans fall (ruling 15).

```pos
turn 3, Texian attacks
NF: Ald5 Tol6
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 6                       # events: AttackRolled 6 4 10 2
texan hit NF Tol             # events: MexicanFell NF Tol
texan hit NF Ald             # events: MexicanFell NF Ald
```

The Mexican chooses between the men, the gun and the wall before him; no other wall, no other gun.

```pos
turn 3, Mexican attacks
NF: Tol6
N: Blazeby
walls: w_north 2
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 2 6 1
mexican hit w_nw_n           # refused
mexican hit gun3             # refused
mexican hit NW               # refused
mexican hit gun4             # events: GunHit gun4 0
```"#],
            &[r#"## 15.1 El atacante aplica los impactos

El texiano elige qué mexicanos caen (aclaración 15).

```pos
turn 3, Texian attacks
NF: Ald5 Tol6
N: Travis Blazeby
```

```play
texan attack NF
texan join all
texan go
roll 6                       # events: AttackRolled 6 4 10 2
texan hit NF Tol             # events: MexicanFell NF Tol
texan hit NF Ald             # events: MexicanFell NF Ald
```

El mexicano elige entre los hombres, el cañón y el muro que tiene delante; ni otro muro ni otro cañón.

```pos
turn 3, Mexican attacks
NF: Tol6
N: Blazeby
walls: w_north 2
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 2 6 1
mexican hit w_nw_n           # refused
mexican hit gun3             # refused
mexican hit NW               # refused
mexican hit gun4             # events: GunHit gun4 0
```"#],
        ],
    },
    Clause {
        id: "15.2",
        title: ["Placing the ladders", "Poner las escalas"],
        text: [
            "The first Mexican hit on an adjacent Alamo area must fall on an undamaged wall section between, if there is one. It need not if any of the attackers attack across a border that has no wall section: they fire from the flank. Behind an untouched wall the Texians are thus safe until it has lost a point.",
            "El primer impacto mexicano contra una zona adyacente de El Álamo debe caer en una sección de muro intermedia intacta, si la hay. No es obligatorio si parte de los atacantes ataca por una linde sin sección de muro: tiran de flanco. Tras un muro intacto, los texianos están así a salvo hasta que pierda un punto.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[12, 13],
        examples: [
            &[r#"## 15.2 Placing the ladders

The wall is untouched: the first hit must go there, the second is free of it and may fall on the men.

```pos
turn 2, Mexican attacks
NF: Tol6
RB: Ald3
NW: Carey Baker
N: Blazeby
```

```play
mexican attack NW
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2
mexican hit NW               # refused
mexican hit gun3             # refused
mexican hit w_nw_w           # events: WallHit w_nw_w 2
mexican hit NW               # awaits: texan
texan lose Baker             # events: TexianFell Baker NW
```

A damaged wall protects nobody (ruling 12).

```pos
turn 2, Mexican attacks
NF: Tol6
N: Blazeby
CR: Forsyth
walls: w_north 2
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 2 5 1
mexican hit N                # events: TexianFell Blazeby N
```

From the flank: some of the attackers stand in the Central Reserve, with no wall between. The north wall is untouched, and yet the hit may fall on
the men.

```pos
turn 4, Mexican attacks
NF: Tol6
CR: Ald3
N: Blazeby
LB: White
```

```play
mexican attack N
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 3 5 1
mexican hit N                # events: TexianFell Blazeby N
```

A breach is not a flank (ruling 13): the north face of the Northwest Corner is down, the west face untouched, and the attackers come over both.

```pos
turn 4, Mexican attacks
NF: Tol6
RB: Ald3
NW: Carey
LB: White
walls: w_nw_n 0
guns: gun3 destroyed
```

```play
mexican attack NW
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 3 5 1, WallHit w_nw_w 2; no event: TexianFell
```

Doors count as walls: inside the compound, too, the first hit must open the Long Barracks.

```pos
turn 5, Mexican attacks
CR: Tol6
LB: White Forsyth
```

```play
mexican attack LB
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 2 7 2, WallHit w_long 1
mexican hit LB
texan lose White             # events: TexianFell White LB
```

Of two walls, one damaged and one untouched, the first hit goes to the untouched one.

```pos
turn 4, Mexican attacks
NF: Tol6
RB: Ald3
NW: Carey
LB: White
walls: w_nw_n 1
```

```play
mexican attack NW
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2, WallHit w_nw_w 2
mexican hit w_nw_n           # events: WallHit w_nw_n 0
```"#],
            &[r#"## 15.2 Poner las escalas

El muro está intacto: el primer impacto debe ir a él; el segundo es libre y puede caer sobre los hombres.

```pos
turn 2, Mexican attacks
NF: Tol6
RB: Ald3
NW: Carey Baker
N: Blazeby
```

```play
mexican attack NW
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2
mexican hit NW               # refused
mexican hit gun3             # refused
mexican hit w_nw_w           # events: WallHit w_nw_w 2
mexican hit NW               # awaits: texan
texan lose Baker             # events: TexianFell Baker NW
```

Un muro dañado no protege a nadie (aclaración 12).

```pos
turn 2, Mexican attacks
NF: Tol6
N: Blazeby
CR: Forsyth
walls: w_north 2
```

```play
mexican attack N
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 2 5 1
mexican hit N                # events: TexianFell Blazeby N
```

De flanco: parte de los atacantes está en la Reserva Central, sin muro de por medio. El muro norte está intacto y, aun así, el impacto
puede caer sobre los hombres.

```pos
turn 4, Mexican attacks
NF: Tol6
CR: Ald3
N: Blazeby
LB: White
```

```play
mexican attack N
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 3 5 1
mexican hit N                # events: TexianFell Blazeby N
```

Una brecha no es un flanco (aclaración 13): la cara norte de la Esquina Noroeste ha caído, la oeste está intacta, y los atacantes vienen
por ambas.

```pos
turn 4, Mexican attacks
NF: Tol6
RB: Ald3
NW: Carey
LB: White
walls: w_nw_n 0
guns: gun3 destroyed
```

```play
mexican attack NW
mexican join all
mexican go
roll 2                       # events: AttackRolled 2 3 5 1, WallHit w_nw_w 2; no event: TexianFell
```

Las puertas cuentan como muros: también dentro del recinto, el primer impacto debe abrir el Cuartel Largo.

```pos
turn 5, Mexican attacks
CR: Tol6
LB: White Forsyth
```

```play
mexican attack LB
mexican join all
mexican go
roll 5                       # events: AttackRolled 5 2 7 2, WallHit w_long 1
mexican hit LB
texan lose White             # events: TexianFell White LB
```

De dos muros, uno dañado y otro intacto, el primer impacto va al intacto.

```pos
turn 4, Mexican attacks
NF: Tol6
RB: Ald3
NW: Carey
LB: White
walls: w_nw_n 1
```

```play
mexican attack NW
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2, WallHit w_nw_w 2
mexican hit w_nw_n           # events: WallHit w_nw_n 0
```"#],
        ],
    },
    Clause {
        id: "15.3",
        title: ["One of several hits on wall or gun", "Uno de varios impactos, a muro o cañón"],
        text: [
            "When a Mexican attack scores two hits or more, at least one must fall on a point of a wall section between or on a gun in the target area.",
            "Cuando un ataque mexicano logra dos o más impactos, al menos uno debe caer en un punto de una sección de muro intermedia o en un cañón de la zona objetivo.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[14],
        examples: [
            &[r#"## 15.3 One of several hits on wall or gun

Two hits from the flank: not both on the men. The first may be, the second must not.

```pos
turn 4, Mexican attacks
CR: Tol6 Ald3
N: Travis Blazeby
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2
mexican hit N                # awaits: texan
texan lose Blazeby           # events: GunHit gun4 0
```

The hit that placed the ladders counts: three hits, one on the wall, two on the men.

```pos
turn 4, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
N: Travis Blazeby
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 6                       # events: AttackRolled 6 4 10 3, WallHit w_north 2
mexican hit N                # awaits: texan
texan lose Blazeby
mexican hit N                # events: TexianFell Travis N
```

Nothing but men: with neither wall nor gun the clause asks for nothing (ruling 14).

```pos
turn 4, Mexican attacks
CR: Tol6 Ald3
N: Travis Blazeby
LB: White
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2; awaits: texan
texan lose Blazeby           # events: TexianFell Blazeby N, TexianFell Travis N
```

It holds inside a building as well, where the only thing besides men is a gun.

```pos
turn 4, Mexican attacks
WW: Tol6 (Kimbell) (White)
PA: Crockett
```

```play
mexican clear WW
mexican join all
mexican go
roll 6                       # events: AttackRolled 6 1 7 2
mexican hit WW
texan lose White             # events: TexianFell White WW, GunHit gun2 0
```

With no gun left, it must be the wall.

```pos
turn 4, Mexican attacks
NF: Tol6 Ald3
N: Travis Blazeby
walls: w_north 2
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2
mexican hit N
texan lose Blazeby           # events: TexianFell Blazeby N, WallHit w_north 1
```"#],
            &[r#"## 15.3 Uno de varios impactos, a muro o cañón

Dos impactos de flanco: no los dos a los hombres. El primero puede ser; el segundo, no.

```pos
turn 4, Mexican attacks
CR: Tol6 Ald3
N: Travis Blazeby
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2
mexican hit N                # awaits: texan
texan lose Blazeby           # events: GunHit gun4 0
```

El impacto que puso las escalas cuenta: tres impactos, uno al muro, dos a los hombres.

```pos
turn 4, Mexican attacks
NF: Ald5 SL1:2 Tol6 SL2:2
N: Travis Blazeby
CR: Forsyth
```

```play
mexican attack N
mexican join all
mexican go
roll 6                       # events: AttackRolled 6 4 10 3, WallHit w_north 2
mexican hit N                # awaits: texan
texan lose Blazeby
mexican hit N                # events: TexianFell Travis N
```

Nada más que hombres: sin muro ni cañón, la regla no exige nada (aclaración 14).

```pos
turn 4, Mexican attacks
CR: Tol6 Ald3
N: Travis Blazeby
LB: White
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2; awaits: texan
texan lose Blazeby           # events: TexianFell Blazeby N, TexianFell Travis N
```

Vale también dentro de un edificio, donde lo único que hay además de hombres es un cañón.

```pos
turn 4, Mexican attacks
WW: Tol6 (Kimbell) (White)
PA: Crockett
```

```play
mexican clear WW
mexican join all
mexican go
roll 6                       # events: AttackRolled 6 1 7 2
mexican hit WW
texan lose White             # events: TexianFell White WW, GunHit gun2 0
```

Si ya no hay cañón, ha de ser el muro.

```pos
turn 4, Mexican attacks
NF: Tol6 Ald3
N: Travis Blazeby
walls: w_north 2
guns: gun4 destroyed
```

```play
mexican attack N
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2
mexican hit N
texan lose Blazeby           # events: TexianFell Blazeby N, WallHit w_north 1
```"#],
        ],
    },
    Clause {
        id: "15.4",
        title: ["Texian order of casualties", "Orden de bajas texianas"],
        text: [
            "The Texian player chooses which of his units in the attacked area are destroyed by Mexican hits; guns are not his to choose.",
            "El jugador texiano elige cuáles de sus unidades en la zona atacada son destruidas por los impactos mexicanos; los cañones no los elige él.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[15],
        examples: [
            &[r#"## 15.4 Texian order of casualties

One hit on two units: the Texian says who falls, and only of those who were in the open there.

```pos
turn 4, Mexican attacks
CR: Tol6
WW: Kimbell White (Baker)
LB: Forsyth
guns: gun2 destroyed
```

```play
mexican attack WW
mexican join all
mexican go
roll 4                       # awaits: texan
texan lose Forsyth           # refused
texan lose Baker             # refused
texan lose White             # events: TexianFell White WW
```"#],
            &[r#"## 15.4 Orden de bajas texianas

Un impacto entre dos unidades: el texiano dice quién cae, y sólo entre los que estaban allí al descubierto.

```pos
turn 4, Mexican attacks
CR: Tol6
WW: Kimbell White (Baker)
LB: Forsyth
guns: gun2 destroyed
```

```play
mexican attack WW
mexican join all
mexican go
roll 4                       # awaits: texan
texan lose Forsyth           # refused
texan lose Baker             # refused
texan lose White             # events: TexianFell White WW
```"#],
        ],
    },
    Clause {
        id: "15.5",
        title: ["The chapel gun", "El cañón de la capilla"],
        text: [
            "The three-point gun in the chapel is destroyed only by its second hit.",
            "El cañón de tres puntos de la capilla sólo queda destruido con el segundo impacto.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[22],
        examples: [
            &[r#"## 15.5 The chapel gun

The first hit damages it, the second destroys it.

```pos
turn 4, Mexican attacks
AL: Mat4 Jim3
UD: Zap3
PA: Crockett
walls: w_chapel 2
```

```play
mexican attack CH
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2
mexican hit gun6             # events: GunHit gun6 1
mexican hit gun6             # events: GunHit gun6 0
```

With one hit on it, it still fires at full strength.

```pos
turn 4, Texian attacks
AL: Mat4
PA: Crockett
guns: gun6 hit
```

```play
texan attack AL
texan join gun6
texan go
roll 4                       # events: AttackRolled 4 3 7 1, MexicanFell AL Mat
```"#],
            &[r#"## 15.5 El cañón de la capilla

El primer impacto lo daña, el segundo lo destruye.

```pos
turn 4, Mexican attacks
AL: Mat4 Jim3
UD: Zap3
PA: Crockett
walls: w_chapel 2
```

```play
mexican attack CH
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 3 7 2
mexican hit gun6             # events: GunHit gun6 1
mexican hit gun6             # events: GunHit gun6 0
```

Con un impacto encima sigue tirando con toda su fuerza.

```pos
turn 4, Texian attacks
AL: Mat4
PA: Crockett
guns: gun6 hit
```

```play
texan attack AL
texan join gun6
texan go
roll 4                       # events: AttackRolled 4 3 7 1, MexicanFell AL Mat
```"#],
        ],
    },
    Clause {
        id: "16.0",
        title: ["When to advance", "Cuándo se avanza"],
        text: [
            "If an attack has left its area without enemy units, everyone who made it may move in, before the next attack is made. Guns, and units in buildings, do not stand in the way. Stacking limits apply.",
            "Todas las unidades que participaron en un ataque que dejó la zona sin unidades enemigas pueden pasar a ella, antes del siguiente ataque. Los cañones y las unidades en edificios no lo impiden. Rigen los límites de apilamiento.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[20, 26, 34],
        examples: [
            &[r#"## 16.0 When to advance

Before the next attack is made: those who advanced have attacked already, but the area they left and the one they hold are as they are now. Men in
buildings do not stand in the way (ruling 20).

```pos
turn 4, Mexican attacks
CR: Tol6
NF: Ald3
WW: Kimbell (White)
N: Blazeby
guns: gun2 destroyed, gun4 destroyed
```

```play
mexican attack WW
mexican join all
mexican go
roll 4                       # events: TexianFell Kimbell WW
mexican attack N             # refused 3.0
mexican advance CR Tol4      # events: StackAdvanced CR WW Tol 4
mexican advance CR Tol2
mexican attack N
mexican join NF Ald3         # events: StackJoined NF Ald 3
```

```then
WW: Tol6 (White)
```

As long as enemies stand there in the open, nobody advances.

```pos
turn 4, Texian attacks
NW: Ald2
N: Travis Blazeby
guns: gun3 destroyed
```

```play
texan attack NW
texan join all
texan go
roll 3                       # events: AttackRolled 3 4 7 1, MexicanFell NW Ald; no event: UnitAdvanced; awaits: mexican
```"#],
            &[r#"## 16.0 Cuándo se avanza

Antes del siguiente ataque: los que avanzaron ya han atacado, pero la zona que dejaron y la que ocupan están como están ahora. Los
refugiados no lo impiden (aclaración 20).

```pos
turn 4, Mexican attacks
CR: Tol6
NF: Ald3
WW: Kimbell (White)
N: Blazeby
guns: gun2 destroyed, gun4 destroyed
```

```play
mexican attack WW
mexican join all
mexican go
roll 4                       # events: TexianFell Kimbell WW
mexican attack N             # refused 3.0
mexican advance CR Tol4      # events: StackAdvanced CR WW Tol 4
mexican advance CR Tol2
mexican attack N
mexican join NF Ald3         # events: StackJoined NF Ald 3
```

```then
WW: Tol6 (White)
```

Mientras queden enemigos al descubierto, nadie avanza.

```pos
turn 4, Texian attacks
NW: Ald2
N: Travis Blazeby
guns: gun3 destroyed
```

```play
texan attack NW
texan join all
texan go
roll 3                       # events: AttackRolled 3 4 7 1, MexicanFell NW Ald; no event: UnitAdvanced; awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "17.0",
        title: ["Artillery", "Artillería"],
        text: [
            "Guns stay where they are, take up no room and keep no Mexicans out. They reach one adjacent area.",
            "Los cañones no se mueven, no cuentan para el apilamiento y no impiden la entrada de los mexicanos. Alcanzan una zona adyacente.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 17.0 Artillery

A gun fires into an adjacent area, without any unit to serve it; it never moves, and once destroyed it is gone.

```pos
turn 3, Texian attacks
NF: Ald5
LV: Mat4
CR: Forsyth
guns: gun3 destroyed
```

```play
texan attack NF
texan join gun3              # refused
texan join gun4
texan go
roll 5                       # events: AttackRolled 5 2 7 1, MexicanFell NF Ald
texan attack LV
texan join gun4              # refused 14.1
texan join gun1              # events: GunJoined gun1
```"#],
            &[r#"## 17.0 Artillería

Un cañón tira contra una zona adyacente, sin unidad que lo sirva; nunca se mueve y, una vez destruido, ha terminado.

```pos
turn 3, Texian attacks
NF: Ald5
LV: Mat4
CR: Forsyth
guns: gun3 destroyed
```

```play
texan attack NF
texan join gun3              # refused
texan join gun4
texan go
roll 5                       # events: AttackRolled 5 2 7 1, MexicanFell NF Ald
texan attack LV
texan join gun4              # refused 14.1
texan join gun1              # events: GunJoined gun1
```"#],
        ],
    },
    Clause {
        id: "17.1",
        title: ["Guns on a border", "Cañones en una linde"],
        text: [
            "A gun whose position lies on a border may join an attack into any one area adjacent to it. A gun that straddles two Alamo areas is in both.",
            "Un cañón cuyo emplazamiento está sobre una linde puede sumarse a un ataque contra una cualquiera de las zonas adyacentes. Un cañón a caballo entre dos zonas de El Álamo está en ambas.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[21, 39],
        examples: [
            &[r#"## 17.1 Guns on a border

Gun 5 stands in the Horse Corral and in the Cattle Pen. It reaches the field north of the one and the ditch east of the other, but fires once a
turn (ruling 21).

```pos
turn 3, Texian attacks
NF: Ald5
UD: Mat4
HC: Forsyth
```

```play
texan attack NF
texan join gun5
texan go
roll 1
texan attack UD
texan join gun5              # refused 14.2
texan join Forsyth           # events: UnitJoined Forsyth
```

It can be hit in an attack on either area.

```pos
turn 3, Mexican attacks
UD: Mat4 Jim3
LB: White
walls: w_pen 0
```

```play
mexican attack CP
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 2 5 1, GunHit gun5 0
```

```pos
turn 3, Mexican attacks
NF: Tol6
LB: White
walls: w_corral_n 0
```

```play
mexican attack HC
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 2 5 1, GunHit gun5 0
```

Gun 8 stands in the Gate and in the Central Reserve: it fires south over the one and north over the other.

```pos
turn 3, Texian attacks
LV: Mat4
N: Ald3
GT: Baker
```

```play
texan attack N
texan join gun8              # events: GunJoined gun8
texan go
roll 1
texan attack LV
texan join gun8              # refused 14.2
texan join Baker             # events: UnitJoined Baker
```

```pos
turn 3, Texian attacks
LV: Mat4
GT: Baker
```

```play
texan attack LV
texan join gun8              # events: GunJoined gun8
```"#],
            &[r#"## 17.1 Cañones en una linde

El cañón 5 está en el Corral de Caballos y en el Corral de Reses. Alcanza el campo al norte del uno y la acequia al este del otro, pero
tira una vez por turno (aclaración 21).

```pos
turn 3, Texian attacks
NF: Ald5
UD: Mat4
HC: Forsyth
```

```play
texan attack NF
texan join gun5
texan go
roll 1
texan attack UD
texan join gun5              # refused 14.2
texan join Forsyth           # events: UnitJoined Forsyth
```

Puede ser alcanzado en un ataque contra cualquiera de las dos zonas.

```pos
turn 3, Mexican attacks
UD: Mat4 Jim3
LB: White
walls: w_pen 0
```

```play
mexican attack CP
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 2 5 1, GunHit gun5 0
```

```pos
turn 3, Mexican attacks
NF: Tol6
LB: White
walls: w_corral_n 0
```

```play
mexican attack HC
mexican join all
mexican go
roll 3                       # events: AttackRolled 3 2 5 1, GunHit gun5 0
```

El cañón 8 está en la Puerta y en la Reserva Central: tira al sur por la una y al norte por la otra.

```pos
turn 3, Texian attacks
LV: Mat4
N: Ald3
GT: Baker
```

```play
texan attack N
texan join gun8              # events: GunJoined gun8
texan go
roll 1
texan attack LV
texan join gun8              # refused 14.2
texan join Baker             # events: UnitJoined Baker
```

```pos
turn 3, Texian attacks
LV: Mat4
GT: Baker
```

```play
texan attack LV
texan join gun8              # events: GunJoined gun8
```"#],
        ],
    },
    Clause {
        id: "17.2",
        title: ["Guns on their numbers", "Cada cañón en su número"],
        text: [
            "A gun is set up only on the position with its own number. No other unit may enter that position or stack with the gun.",
            "Un cañón sólo se despliega en el emplazamiento de su número. Ninguna otra unidad puede ocupar ese emplazamiento ni apilarse con el cañón.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 17.2 Guns on their numbers

All eight guns stand on their positions from the start, and none can be placed elsewhere: there is nothing to choose. Here gun 6 fires from the
chapel in the first turn.

```play
texan historic
mexican enter III AL
mexican done
texan attack AL
texan join gun6              # events: GunJoined gun6
texan join gun7              # events: GunJoined gun7
texan join gun8              # refused 14.1
```"#],
            &[r#"## 17.2 Cada cañón en su número

Los ocho cañones están en sus emplazamientos desde el principio, y ninguno puede colocarse en otra parte: no hay nada que elegir. Aquí
el cañón 6 tira desde la capilla en el primer turno.

```play
texan historic
mexican enter III AL
mexican done
texan attack AL
texan join gun6              # events: GunJoined gun6
texan join gun7              # events: GunJoined gun7
texan join gun8              # refused 14.1
```"#],
        ],
    },
    Clause {
        id: "17.3",
        title: ["Spiking guns", "Clavar los cañones"],
        text: [
            "When Mexican movement is over, every Alamo area that holds Mexican units may cost the Texians one gun in or touching it, if the Mexican player wishes: one for each such area, not more.",
            "Al final de la fase de movimiento mexicana, el jugador mexicano puede destruir un cañón que esté en cada zona de El Álamo con unidades mexicanas, o que la toque: uno por zona, no más.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[22],
        examples: [
            &[r#"## 17.3 Spiking guns

The Mexicans hold the North Wall and the Northwest Corner: one gun in each may go.

```pos
turn 4, marches
N: Ald3
NW: Tol3
SW: White
```

```play
mexican done
mexican done
mexican spike gun1 SW        # refused
mexican spike gun4 NW        # refused
mexican spike gun4 N         # events: Spiked gun4 N
mexican spike gun3 NW        # events: Spiked gun3 NW; awaits: texan
```

On our map no area has two guns, so one for each area is all there is; but gun 8 touches two areas, and either will do. The chapel gun goes at once
(ruling 22).

```pos
turn 4, marches
CH: Mat3
GT: Zap1
PA: Crockett
```

```play
mexican done
mexican done
mexican spike gun8 CR        # refused
mexican spike gun8 GT        # events: Spiked gun8 GT
mexican spike gun6 CH        # events: Spiked gun6 CH; awaits: texan
```"#],
            &[r#"## 17.3 Clavar los cañones

Los mexicanos ocupan el Muro Norte y la Esquina Noroeste: puede caer un cañón en cada uno.

```pos
turn 4, marches
N: Ald3
NW: Tol3
SW: White
```

```play
mexican done
mexican done
mexican spike gun1 SW        # refused
mexican spike gun4 NW        # refused
mexican spike gun4 N         # events: Spiked gun4 N
mexican spike gun3 NW        # events: Spiked gun3 NW; awaits: texan
```

En nuestro mapa ninguna zona tiene dos cañones, así que uno por zona es cuanto hay; pero el cañón 8 toca dos zonas, y cualquiera sirve.
El cañón de la capilla cae de una vez (aclaración 22).

```pos
turn 4, marches
CH: Mat3
GT: Zap1
PA: Crockett
```

```play
mexican done
mexican done
mexican spike gun8 CR        # refused
mexican spike gun8 GT        # events: Spiked gun8 GT
mexican spike gun6 CH        # events: Spiked gun6 CH; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "17.4",
        title: ["Guns among Mexicans", "Cañones entre mexicanos"],
        text: [
            "A gun in an area that also holds Mexican units may still add its strength to Texian attacks.",
            "Un cañón en una zona donde también hay unidades mexicanas puede seguir sumando su fuerza a los ataques texianos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 17.4 Guns among Mexicans

Mexicans hold the North Wall; gun 4 still adds its strength, even against them.

```pos
turn 4, Texian attacks
N: Ald3
NW: Carey
```

```play
texan attack N
texan join Carey
texan join gun4
texan go
roll 4                       # events: AttackRolled 4 3 7 1, MexicanFell N Ald
```"#],
            &[r#"## 17.4 Cañones entre mexicanos

Los mexicanos ocupan el Muro Norte; el cañón 4 sigue sumando su fuerza, incluso contra ellos.

```pos
turn 4, Texian attacks
N: Ald3
NW: Carey
```

```play
texan attack N
texan join Carey
texan join gun4
texan go
roll 4                       # events: AttackRolled 4 3 7 1, MexicanFell N Ald
```"#],
        ],
    },
    Clause {
        id: "18.0",
        title: ["Winning", "Victoria"],
        text: [
            "The Mexican player wins when every Texian unit is destroyed; guns do not count. The Texian player wins when sixteen Mexican units have been destroyed. There is no fixed number of turns. So that every game ends, we make turn 100 the last: if nobody has won by then, the assault has failed and the Texian player wins.",
            "El jugador mexicano gana cuando todas las unidades texianas han sido destruidas; los cañones no cuentan. El texiano gana cuando han sido destruidas dieciséis unidades mexicanas. No hay un número fijo de turnos. Para que toda partida termine, el turno 100 es para nosotros el último: si nadie ha ganado, el asalto ha fracasado y gana el texiano.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[25, 27],
        examples: [
            &[r#"## 18.0 Winning

Sixteen Mexican units: one column of eight, the reserve of seven, and now one more.

```pos
turn 6, Texian attacks
NF: Ald5 SL1:2
N: Travis Blazeby
gone: II R
```

```play
texan attack NF
texan join all
texan go
roll 3                       # events: AttackRolled 3 4 7 1
texan hit NF Ald             # events: MexicanFell NF Ald 16, TexiansWon 16; over: texan
```

The game ends at the very loss that decides it (ruling 25): of two hits the second is not placed any more.

```pos
turn 6, Texian attacks
NF: Ald5 SL1:2
N: Travis Blazeby
gone: II R
```

```play
texan attack NF
texan join all
texan go
roll 6                       # events: AttackRolled 6 4 10 2
texan hit NF SL1             # events: MexicanFell NF SL1 16, TexiansWon 16; over: texan
texan hit NF Ald             # refused: not awaited
```

The last Texian unit: the guns that still stand do not count.

```pos
turn 6, Mexican attacks
LB: Tol6 (White)
```

```play
mexican clear LB
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 1 5 1, TexianFell White LB, MexicansWon; over: mexican
mexican done                 # refused: not awaited
```

Turn 100 (ruling 27): nobody has won, the Alamo stands.

```pos
turn 100, Texian moves
LB: White
NF: Ald5
```

```play
texan done                   # events: AssaultFailed 100; over: texan
```"#],
            &[r#"## 18.0 Victoria

Dieciséis unidades mexicanas: una columna de ocho, la reserva de siete y, ahora, una más.

```pos
turn 6, Texian attacks
NF: Ald5 SL1:2
N: Travis Blazeby
gone: II R
```

```play
texan attack NF
texan join all
texan go
roll 3                       # events: AttackRolled 3 4 7 1
texan hit NF Ald             # events: MexicanFell NF Ald 16, TexiansWon 16; over: texan
```

La partida termina en la misma baja que la decide (aclaración 25): de dos impactos, el segundo ya no se aplica.

```pos
turn 6, Texian attacks
NF: Ald5 SL1:2
N: Travis Blazeby
gone: II R
```

```play
texan attack NF
texan join all
texan go
roll 6                       # events: AttackRolled 6 4 10 2
texan hit NF SL1             # events: MexicanFell NF SL1 16, TexiansWon 16; over: texan
texan hit NF Ald             # refused: not awaited
```

La última unidad texiana: los cañones que siguen en pie no cuentan.

```pos
turn 6, Mexican attacks
LB: Tol6 (White)
```

```play
mexican clear LB
mexican join all
mexican go
roll 4                       # events: AttackRolled 4 1 5 1, TexianFell White LB, MexicansWon; over: mexican
mexican done                 # refused: not awaited
```

Turno 100 (aclaración 27): nadie ha ganado, El Álamo resiste.

```pos
turn 100, Texian moves
LB: White
NF: Ald5
```

```play
texan done                   # events: AssaultFailed 100; over: texan
```"#],
        ],
    },
    Clause {
        id: "19.0",
        title: ["Starting", "Comienzo"],
        text: [
            "Stacking limits hold from the first unit placed.",
            "Los límites de apilamiento rigen desde la primera unidad colocada.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 19.0 Starting

The limits hold from the first unit placed: the Cattle Pen takes one.

```play
texan place Travis CP
texan place Crockett CP      # refused 4.0
```"#],
            &[r#"## 19.0 Comienzo

Los límites rigen desde la primera unidad: en el Corral de Reses cabe una.

```play
texan place Travis CP
texan place Crockett CP      # refused 4.0
```"#],
        ],
    },
    Clause {
        id: "19.1",
        title: ["Texian set-up", "Despliegue texiano"],
        text: [
            "The Texian player places his units anywhere in the Alamo areas, in the open or already in buildings; the central reserve leaves every choice open. Each gun goes on the position with its number.",
            "El jugador texiano coloca sus unidades en cualquier zona de El Álamo, al descubierto o ya en edificios; la reserva central deja abiertas todas las opciones. Cada cañón va en el emplazamiento de su número.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[31],
        examples: [
            &[r#"## 19.1 Texian set-up

Anywhere in the Alamo, in the open or hidden, but not outside, and each unit once.

```play
texan place Travis NF        # refused
texan place Travis CR        # events: Placed Travis CR
texan place Travis N         # refused
texan place White LB hidden  # events: PlacedHidden White LB
texan place Carey CR hidden  # refused 4.1
texan historic               # awaits: mexican
```

```then
CR: Travis Forsyth
LB: (White)
N: Blazeby
```

History can be completed only while its posts are free.

```pos
turn 1, set-up
```

```play
texan place Baker N
texan place Harrison N
texan historic               # refused
```"#],
            &[r#"## 19.1 Despliegue texiano

En cualquier parte de El Álamo, al descubierto o en un edificio, pero no fuera, y cada unidad una vez.

```play
texan place Travis NF        # refused
texan place Travis CR        # events: Placed Travis CR
texan place Travis N         # refused
texan place White LB hidden  # events: PlacedHidden White LB
texan place Carey CR hidden  # refused 4.1
texan historic               # awaits: mexican
```

```then
CR: Travis Forsyth
LB: (White)
N: Blazeby
```

La historia sólo puede completarse mientras sus puestos estén libres.

```pos
turn 1, set-up
```

```play
texan place Baker N
texan place Harrison N
texan historic               # refused
```"#],
        ],
    },
    Clause {
        id: "19.2",
        title: ["Mexican set-up", "Despliegue mexicano"],
        text: [
            "All Mexican units begin off the map. Any number of columns may enter in a turn, each whole and in one area; of all the columns only one may come in by the two river areas in the whole game, though units may go there later by oblique moves.",
            "Todas las unidades mexicanas empiezan fuera del mapa. En un turno pueden entrar cuantas columnas se quiera, cada una entera y en una sola zona; de todas ellas, sólo una puede entrar en toda la partida por las dos zonas del río, aunque después pueden ir allí unidades con movimientos oblicuos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[8],
        examples: [
            &[r#"## 19.2 Mexican set-up

All Mexicans begin off the map. In the first turn any number of columns may enter, each whole, in one area, none toward the river.

```play
texan historic               # awaits: mexican
mexican march NF>N Ald3      # refused 3.0
mexican enter I RA           # refused 13.1
mexican enter I UD           # events: Entered I UD
mexican enter III UD         # refused 4.0
mexican enter III AL         # events: Entered III AL
mexican done                 # awaits: texan
```

```then
UD: Ald5 SL1:2
AL: Mat4 Jim3
```"#],
            &[r#"## 19.2 Despliegue mexicano

Todos los mexicanos empiezan fuera del mapa. En el primer turno pueden entrar cuantas columnas se quiera, cada una entera, en una zona,
y ninguna por el río.

```play
texan historic               # awaits: mexican
mexican march NF>N Ald3      # refused 3.0
mexican enter I RA           # refused 13.1
mexican enter I UD           # events: Entered I UD
mexican enter III UD         # refused 4.0
mexican enter III AL         # events: Entered III AL
mexican done                 # awaits: texan
```

```then
UD: Ald5 SL1:2
AL: Mat4 Jim3
```"#],
        ],
    },
];
