//! The rulebook in our words. Generated from `rulebook.toml` and `clauses/*.md` by `cargo xtask gen`; do not edit.

use game::{Clause, Origin};

#[rustfmt::skip]
pub static RULEBOOK: &[Clause] = &[
    Clause {
        id: "1",
        title: ["Overview", "Presentación"],
        text: [
            "One player commands the Texans against Mexicans who play themselves, by dice and fixed priorities; but the game suits two as well. What the second player decides is in ruling 38. The Texans cannot hold for ever: what counts is what the assault costs Santa Anna.",
            "Un jugador manda a los texanos contra unos mexicanos que juegan solos, con dados y prioridades fijas; pero el juego también sirve para dos. Lo que decide el segundo jugador está en la aclaración 38. Los texanos no pueden resistir para siempre: cuenta lo que el asalto le cueste a Santa Anna.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[38],
        examples: [
            &[r#"## 1 Overview

Alone, the player has the Texans; nobody can order the Mexicans about.

```pos
turn 2, Texan movement
W2: Tex1
W4: Tex2
O3: Ald3
```

```play
mexican march O3>fW3 Ald3    # refused: not awaited
texan move Tex1 W1           # events: Moved Tex1 W2 W1
```

With two players the second one moves them (ruling 38).

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
O3: Ald3
O5: Tol2
```

```play
mexican march O3>fW3 Ald3    # events: Marched O3 fW3 Ald 3 Ordered; awaits: mexican
```

Who is dead takes no orders.

```pos
turn 2, Texan movement
W2: Tex1
```

```play
texan move Tex2 W1           # refused 3d
```"#],
            &[r#"## 1 Presentación

A solas, el jugador lleva a los texanos; nadie puede dar órdenes a los mexicanos.

```pos
turn 2, Texan movement
W2: Tex1
W4: Tex2
O3: Ald3
```

```play
mexican march O3>fW3 Ald3    # refused: not awaited
texan move Tex1 W1           # events: Moved Tex1 W2 W1
```

Con dos jugadores, el segundo los mueve (aclaración 38).

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
O3: Ald3
O5: Tol2
```

```play
mexican march O3>fW3 Ald3    # events: Marched O3 fW3 Ald 3 Ordered; awaits: mexican
```

Los muertos no reciben órdenes.

```pos
turn 2, Texan movement
W2: Tex1
```

```play
texan move Tex2 W1           # refused 3d
```"#],
        ],
    },
    Clause {
        id: "1.1a",
        title: ["Texan officers", "Oficiales texanos"],
        text: [
            "Travis and Bowie have a bonus of 1, Crockett of 2. An officer adds his bonus to the fire and the melee of the Texan counters in his zone.",
            "Travis y Bowie tienen una bonificación de 1; Crockett, de 2. Un oficial suma su bonificación al fuego y al cuerpo a cuerpo de las fichas texanas de su zona.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[9],
        examples: [
            &[r#"## 1.1a Texan officers

Crockett adds 2: with 4 on the die his men hit Mexicans in the ruins, who are safe from less than 6.

```pos
turn 2, Texan rifles
PAL: Tex1 Crockett
S4: Mat2
```

```play
texan rifles PAL>S4
roll 4                       # events: RiflesFired PAL S4 4 2 6 true
roll 6                       # events: Held Mat S4; awaits: texan
```"#],
            &[r#"## 1.1a Oficiales texanos

Crockett suma 2: con un 4 en el dado sus hombres alcanzan a los mexicanos de las ruinas, a salvo de todo lo que no llegue a 6.

```pos
turn 2, Texan rifles
PAL: Tex1 Crockett
S4: Mat2
```

```play
texan rifles PAL>S4
roll 4                       # events: RiflesFired PAL S4 4 2 6 true
roll 6                       # events: Held Mat S4; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "1.1b",
        title: ["Mexican officers", "Oficiales mexicanos"],
        text: [
            "Santa Anna has a bonus of 2; Cos, Duque, Romero and Morales of 1. The bonus helps the counters in the officer's zone in morale tests under Texan fire and in melee, and infantry that begins its move with an officer may go two zones instead of one.",
            "Santa Anna tiene una bonificación de 2; Cos, Duque, Romero y Morales, de 1. Ayuda a las fichas de su zona en las pruebas de moral por fuego texano y en el cuerpo a cuerpo, y la infantería que empieza su movimiento con un oficial puede avanzar dos zonas en vez de una.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[49],
        examples: [
            &[r#"## 1.1b Mexican officers

Cos adds 1 to the morale of those with him. Two guns take 3 away: 4 and 1 less 3 is 2, and the counter retreats. Without him it would have routed.

```pos
turn 2, Texan cannon
N3: Ald3 Cos
```

```play
texan cannon NTE>N3
roll 4                       # events: CannonFired NTE N3 4 0 4 true
roll 4                       # events: MoraleRolled Ald N3 4 -2, LeftMap Ald N3
```

Infantry that sets out with an officer may go two zones.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
O3: Ald2 Cos
O5: Tol2
```

```play
mexican march O5>fW2 Tol2    # refused 5
mexican march O3>fW2 Ald2    # events: Marched O3 fW2 Ald 2
```"#],
            &[r#"## 1.1b Oficiales mexicanos

Cos suma 1 a la moral de los que están con él. Dos cañones restan 3: 4 más 1 menos 3 son 2, y la ficha se retira. Sin él se habría desbandado.

```pos
turn 2, Texan cannon
N3: Ald3 Cos
```

```play
texan cannon NTE>N3
roll 4                       # events: CannonFired NTE N3 4 0 4 true
roll 4                       # events: MoraleRolled Ald N3 4 -2, LeftMap Ald N3
```

La infantería que sale con un oficial puede avanzar dos zonas.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
O3: Ald2 Cos
O5: Tol2
```

```play
mexican march O5>fW2 Tol2    # refused 5
mexican march O3>fW2 Ald2    # events: Marched O3 fW2 Ald 2
```"#],
        ],
    },
    Clause {
        id: "1.2",
        title: ["Officer losses", "Bajas de oficiales"],
        text: [
            "Nobody can aim at an officer who has infantry with him. When fire destroys the last of it, a die is rolled: on 1 the officer dies, otherwise he joins the nearest infantry of his side. An officer alone in a zone dies if it comes to melee there. Only Santa Anna's death matters: his army runs and the game is over.",
            "No se puede apuntar a un oficial acompañado de infantería. Cuando el fuego destruye la última que lo acompañaba, se tira un dado: con 1 el oficial muere; si no, se une a la infantería más cercana de su bando. Un oficial solo en una zona muere si allí se llega al cuerpo a cuerpo. Sólo importa la muerte de Santa Anna: su ejército huye y la partida termina.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[31, 32, 50, 55],
        examples: [
            &[r#"## 1.2 Officer losses

The last infantry at Travis's post is shot down; on a 1 he falls too.

```pos
turn 2, Mexican rifles
W2: Tex1 Travis
W1: Tex2
fW2: Ald3
```

```play
roll 4                       # events: RiflesFired fW2 W2 4 2 6 true
roll 1                       # events: SurvivalRolled W2 1 false, UnitLost Tex1 W2
roll 1                       # events: OfficerDied Travis W2; awaits: fate
```

On any other number he goes to the nearest of his men.

```pos
turn 2, Mexican rifles
W2: Tex1 Travis
W1: Tex2
fW2: Ald3
guns: G2 destroyed
```

```play
roll 4
roll 1
roll 2                       # events: OfficerJoined Travis W1; awaits: fate
```

A gun beside him makes no difference (ruling 50): he rolls when the infantry is gone, and goes to other infantry, not to the nearer gun of the west battery.

```pos
turn 2, Mexican cannon
NWC: Tex1 Travis
CAT: Tex2
edges: N N S S N
batteries: 1
```

```play
roll 3                       # awaits: fate
roll 5                       # events: BatteryFired NWC 5 true
roll 2                       # events: SurvivalRolled NWC 2 false, UnitLost Tex1 NWC
roll 2                       # events: OfficerRolled Travis 2, OfficerJoined Travis CAT; awaits: fate
```

Alone when the Mexicans come in, he is lost (ruling 31).

```pos
turn 2, Mexican movement
scenario: two-player
W2: Travis
fW2: Ald2
O5: Tol2
breaches: W2
```

```play
mexican march fW2>W2 Ald2    # events: OfficerDied Travis W2
```

He may go among the enemy himself. If nobody follows him he is lost in the melee.

```pos
turn 2, Texan movement
W1: Travis Tex1
PLD: Ald1
guns: G2 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan move Travis PLD        # events: Moved Travis W1 PLD; awaits: texan
texan done                   # events: OfficerDied Travis PLD; no event: MeleeRolled; awaits: fate
```

```pos
turn 2, Texan movement
W1: Travis Tex1
PLD: Ald1
guns: G2 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan move Travis PLD
texan move Tex1 PLD          # awaits: fate
roll 2
roll 3                       # events: MeleeRolled PLD 2 3 3 4 Mexican, UnitLost Tex1 PLD, OfficerDied Travis PLD; awaits: fate
```

A lone officer may be shot at (ruling 32). If it is Santa Anna, and he falls, all is over.

```pos
turn 2, Texan cannon
S2: SantaAnna
```

```play
texan cannon SWC>S2
roll 6                       # events: CannonFired SWC S2 6 0 6 true
roll 1                       # events: OfficerDied SantaAnna, Ended SantaAnnaDead; over: texan
```"#],
            &[r#"## 1.2 Bajas de oficiales

Cae bajo el fuego la última infantería del puesto de Travis; con un 1, cae él también.

```pos
turn 2, Mexican rifles
W2: Tex1 Travis
W1: Tex2
fW2: Ald3
```

```play
roll 4                       # events: RiflesFired fW2 W2 4 2 6 true
roll 1                       # events: SurvivalRolled W2 1 false, UnitLost Tex1 W2
roll 1                       # events: OfficerDied Travis W2; awaits: fate
```

Con cualquier otro número, se va con los suyos más cercanos.

```pos
turn 2, Mexican rifles
W2: Tex1 Travis
W1: Tex2
fW2: Ald3
guns: G2 destroyed
```

```play
roll 4
roll 1
roll 2                       # events: OfficerJoined Travis W1; awaits: fate
```

Un cañón a su lado no cambia nada (aclaración 50): tira cuando cae la infantería, y se va con otra infantería, no al cañón, más cercano, de la batería oeste.

```pos
turn 2, Mexican cannon
NWC: Tex1 Travis
CAT: Tex2
edges: N N S S N
batteries: 1
```

```play
roll 3                       # awaits: fate
roll 5                       # events: BatteryFired NWC 5 true
roll 2                       # events: SurvivalRolled NWC 2 false, UnitLost Tex1 NWC
roll 2                       # events: OfficerRolled Travis 2, OfficerJoined Travis CAT; awaits: fate
```

Si está solo cuando entran los mexicanos, está perdido (aclaración 31).

```pos
turn 2, Mexican movement
scenario: two-player
W2: Travis
fW2: Ald2
O5: Tol2
breaches: W2
```

```play
mexican march fW2>W2 Ald2    # events: OfficerDied Travis W2
```

También puede meterse él mismo entre el enemigo. Si nadie lo sigue, está perdido en el cuerpo a cuerpo.

```pos
turn 2, Texan movement
W1: Travis Tex1
PLD: Ald1
guns: G2 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan move Travis PLD        # events: Moved Travis W1 PLD; awaits: texan
texan done                   # events: OfficerDied Travis PLD; no event: MeleeRolled; awaits: fate
```

```pos
turn 2, Texan movement
W1: Travis Tex1
PLD: Ald1
guns: G2 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan move Travis PLD
texan move Tex1 PLD          # awaits: fate
roll 2
roll 3                       # events: MeleeRolled PLD 2 3 3 4 Mexican, UnitLost Tex1 PLD, OfficerDied Travis PLD; awaits: fate
```

A un oficial solo se le puede disparar (aclaración 32). Si es Santa Anna y cae, todo ha terminado.

```pos
turn 2, Texan cannon
S2: SantaAnna
```

```play
texan cannon SWC>S2
roll 6                       # events: CannonFired SWC S2 6 0 6 true
roll 1                       # events: OfficerDied SantaAnna, Ended SantaAnnaDead; over: texan
```"#],
        ],
    },
    Clause {
        id: "1.3.1",
        title: ["Texan counters", "Fichas texanas"],
        text: [
            "Twelve infantry counters of ten men each: two of Texan volunteers, two of Tennessee volunteers, two of regulars, six of other volunteers. Twelve guns with five men each. Any officer may lead any of them.",
            "Doce fichas de infantería de diez hombres: dos de voluntarios de Texas, dos de voluntarios de Tennessee, dos de regulares y seis de otros voluntarios. Doce cañones con cinco hombres cada uno. Cualquier oficial puede mandar a cualquiera.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[9],
        examples: [
            &[r#"## 1.3.1 Texan counters

Any officer may lead anybody (ruling 9): Travis takes the Tennesseans.

```pos
turn 1, placement
```

```play
texan place Ten1 W2
texan place Travis W2        # events: Placed Travis W2
```"#],
            &[r#"## 1.3.1 Fichas texanas

Cualquier oficial manda a cualquiera (aclaración 9): Travis toma a los de Tennessee.

```pos
turn 1, placement
```

```play
texan place Ten1 W2
texan place Travis W2        # events: Placed Travis W2
```"#],
        ],
    },
    Clause {
        id: "1.3.2",
        title: ["Mexican counters", "Fichas mexicanas"],
        text: [
            "A Mexican counter is eighty soldiers or horsemen, or a battery of four guns with its crews.",
            "Una ficha mexicana son ochenta soldados o jinetes, o una batería de cuatro piezas con sus dotaciones.",
        ],
        origin: Origin::Rulebook,
        done: None,
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1.3.3",
        title: ["Where the guns stand", "Dónde están los cañones"],
        text: [
            "The twelve guns are put in the zones marked for one or two of them; then the bombardment begins. Which zones these are is our reconstruction: one each at the southwest corner, the west wall, the northwest corner, the northeast pen, the palisade and the lunette, two each on the north wall, on the chapel platform and in the centre battery.",
            "Los doce cañones se colocan en las zonas marcadas para uno o dos; luego empieza el bombardeo. Qué zonas son es reconstrucción nuestra: uno en la esquina suroeste, el muro oeste, la esquina noroeste, el corral del noreste, la empalizada y la luneta; dos en el muro norte, la plataforma de la capilla y la batería central.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[40],
        examples: [
            &[r#"## 1.3.3 Where the guns stand

Four guns face the north: those of the northwest corner, the two of the north wall and that of the northeast pen. The second of the north wall is drawn, and hit.

```play
roll 3                       # events: RoundBegan 1 N 3
roll 2                       # events: AimRolled true 2
draw 4                       # events: Bombarded G5
roll 5                       # events: GunDestroyed G5
roll 1                       # events: CounterBattery 1 false; awaits: fate
```

```then
guns: G5 destroyed
```"#],
            &[r#"## 1.3.3 Dónde están los cañones

Cuatro cañones miran al norte: el de la esquina noroeste, los dos del muro norte y el del corral del noreste. Sale en el sorteo el segundo del muro norte, y es alcanzado.

```play
roll 3                       # events: RoundBegan 1 N 3
roll 2                       # events: AimRolled true 2
draw 4                       # events: Bombarded G5
roll 5                       # events: GunDestroyed G5
roll 1                       # events: CounterBattery 1 false; awaits: fate
```

```then
guns: G5 destroyed
```"#],
        ],
    },
    Clause {
        id: "1.3.4",
        title: ["Preliminary bombardment", "Bombardeo preliminar"],
        text: [
            "Five rounds are fired before the assault. In each a die names the side: 1 or 2 west, 3 north, 4 or 5 east, 6 south; a second die the kind of target: 1 to 3 guns that face that side, 4 to 6 its walls and palisades. One target among those is drawn at random, and every battery fires at it.",
            "Antes del asalto se hacen cinco rondas de fuego. En cada una, un dado señala el lado: 1 o 2 oeste, 3 norte, 4 o 5 este, 6 sur; un segundo dado, la clase de blanco: de 1 a 3, los cañones que miran a ese lado; de 4 a 6, sus muros y empalizadas. Entre ellos se sortea un blanco, y todas las baterías tiran contra él.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[1, 3, 4, 5, 52, 68],
        examples: [
            &[r#"## 1.3.4 Preliminary bombardment

6 is the south, 4 its walls: the southwest corner, the lunette or the palisade.

```play
roll 6                       # events: RoundBegan 1 S 6
roll 4                       # events: AimRolled false 4
draw 36                      # events: Bombarded PAL-S
roll 1
roll 2
roll 3
roll 1
roll 1                       # awaits: fate
```

If nothing of the kind is left, they take the other: there are no guns in the north.

```pos
turn 1, bombardment
guns: G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed
```

```play
roll 3
roll 1                       # events: AimRolled true 1
draw 27                      # events: Bombarded NTE
roll 5                       # events: Breached NTE; awaits: fate
```"#],
            &[r#"## 1.3.4 Bombardeo preliminar

El 6 es el sur y el 4, sus muros: la esquina suroeste, la luneta o la empalizada.

```play
roll 6                       # events: RoundBegan 1 S 6
roll 4                       # events: AimRolled false 4
draw 36                      # events: Bombarded PAL-S
roll 1
roll 2
roll 3
roll 1
roll 1                       # awaits: fate
```

Si no queda nada de esa clase, toman la otra: en el norte no hay cañones.

```pos
turn 1, bombardment
guns: G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed
```

```play
roll 3
roll 1                       # events: AimRolled true 1
draw 27                      # events: Bombarded NTE
roll 5                       # events: Breached NTE; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "1.3.4a",
        title: ["Effects of the bombardment", "Efectos del bombardeo"],
        text: [
            "Each battery in action rolls a die and adds 1: with 6 or 7 the gun is destroyed or the wall is breached. There is no survival roll.",
            "Cada batería en acción tira un dado y suma 1: con 6 o 7, el cañón queda destruido o se abre una brecha en el muro. No hay tirada de supervivencia.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[1, 2],
        examples: [
            &[r#"## 1.3.4a Effects of the bombardment

Each battery throws its own die and adds 1 (ruling 1). The second hits; the third need not fire (ruling 2).

```play
roll 4
roll 5
draw 33                      # events: Bombarded CAT-E
roll 4                       # events: BatteryFired 4 false
roll 5                       # events: BatteryFired 5 true, Breached CAT-E
roll 1                       # events: CounterBattery 1 false; awaits: fate
```

```then
breaches: CAT-E
```"#],
            &[r#"## 1.3.4a Efectos del bombardeo

Cada batería tira su propio dado y suma 1 (aclaración 1). La segunda acierta; la tercera no hace falta (aclaración 2).

```play
roll 4
roll 5
draw 33                      # events: Bombarded CAT-E
roll 4                       # events: BatteryFired 4 false
roll 5                       # events: BatteryFired 5 true, Breached CAT-E
roll 1                       # events: CounterBattery 1 false; awaits: fate
```

```then
breaches: CAT-E
```"#],
        ],
    },
    Clause {
        id: "1.3.4b",
        title: ["Counter-battery fire", "Fuego de contrabatería"],
        text: [
            "At the end of a round the Texan guns that face the side under fire answer, one die for every two of them; a single gun does nothing. Each 6 silences one battery for the next round. Silenced in the fifth round, a battery takes no part in the assault.",
            "Al final de la ronda responden los cañones texanos que miran al lado batido, con un dado por cada dos; uno solo no hace nada. Cada 6 acalla una batería durante la ronda siguiente. La batería acallada en la quinta ronda no participa en el asalto.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[3],
        examples: [
            &[r#"## 1.3.4b Counter-battery fire

Three guns face the west: one die. A 6 silences a battery, and in the next round only two fire.

```play
roll 1
roll 1
draw 1
roll 1
roll 1
roll 1
roll 6                       # events: CounterBattery 6 true, BatteriesSilent 1 false
roll 1                       # events: RoundBegan 2 O
roll 1
draw 1
roll 1
roll 1                       # events: BatteryFired 1 false
roll 1                       # events: CounterBattery 1 false; awaits: fate
```

A single gun does nothing (ruling 3).

```pos
turn 1, bombardment
guns: G2 destroyed, G3 destroyed
```

```play
roll 1
roll 4
draw 20
roll 6                       # events: Breached SWC-W; no event: CounterBattery; awaits: fate
```

Silenced in the fifth round, a battery is out of the assault.

```pos
turn 1, bombardment
round: 5
```

```play
roll 1
roll 1
draw 1
roll 1
roll 1
roll 1
roll 6                       # events: BatteriesSilent 1 true; awaits: texan
```

```then
batteries: 2
```"#],
            &[r#"## 1.3.4b Fuego de contrabatería

Tres cañones miran al oeste: un dado. Un 6 acalla una batería, y en la ronda siguiente sólo tiran dos.

```play
roll 1
roll 1
draw 1
roll 1
roll 1
roll 1
roll 6                       # events: CounterBattery 6 true, BatteriesSilent 1 false
roll 1                       # events: RoundBegan 2 O
roll 1
draw 1
roll 1
roll 1                       # events: BatteryFired 1 false
roll 1                       # events: CounterBattery 1 false; awaits: fate
```

Un solo cañón no hace nada (aclaración 3).

```pos
turn 1, bombardment
guns: G2 destroyed, G3 destroyed
```

```play
roll 1
roll 4
draw 20
roll 6                       # events: Breached SWC-W; no event: CounterBattery; awaits: fate
```

Acallada en la quinta ronda, una batería queda fuera del asalto.

```pos
turn 1, bombardment
round: 5
```

```play
roll 1
roll 1
draw 1
roll 1
roll 1
roll 1
roll 6                       # events: BatteriesSilent 1 true; awaits: texan
```

```then
batteries: 2
```"#],
        ],
    },
    Clause {
        id: "1.3.5",
        title: ["Placing the Texans", "Despliegue de los texanos"],
        text: [
            "After the bombardment the Texan infantry is put in any zones inside the compound, within stacking. Men in a closed building can shoot only through its doors; the platform in the chapel looks out over the walls, and its guns can also fire into the nave. Travis and Crockett are put with infantry of the player's choice, Bowie in the room that bears his name, where he stays. Which room that is, is our guess.",
            "Tras el bombardeo, la infantería texana se coloca en cualquier zona del recinto, dentro del apilamiento. Desde un edificio cerrado sólo se dispara por las puertas; la plataforma de la capilla domina el exterior, y sus cañones pueden tirar también contra la nave. Travis y Crockett se colocan con la infantería que el jugador quiera; Bowie, en el cuarto que lleva su nombre, y allí se queda. Qué cuarto es, lo suponemos nosotros.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[12, 22, 65],
        examples: [
            &[r#"## 1.3.5 Placing the Texans

Inside the walls only; officers where there is infantry; Bowie lies in his room.

```pos
turn 1, placement
```

```play
texan place Tex1 fW3         # refused
texan place Travis W3        # refused
texan place Bowie W3         # refused
texan place Tex1 W3
texan place Travis W3        # events: Placed Travis W3
texan usual                  # awaits: fate
```

From a building one fires through the door only, at the zone beyond it.

```pos
turn 2, Texan rifles
LOW: Tex1
BAT: Ald1
PLD: Tol1
guns: G11 destroyed, G12 destroyed
```

```play
texan rifles LOW>PLD         # refused 3a
texan rifles LOW>BAT
roll 2                       # events: RiflesFired LOW BAT 2 1 4 false
```"#],
            &[r#"## 1.3.5 Despliegue de los texanos

Sólo dentro de los muros; los oficiales, donde haya infantería; Bowie está en su cuarto.

```pos
turn 1, placement
```

```play
texan place Tex1 fW3         # refused
texan place Travis W3        # refused
texan place Bowie W3         # refused
texan place Tex1 W3
texan place Travis W3        # events: Placed Travis W3
texan usual                  # awaits: fate
```

Desde un edificio sólo se dispara por la puerta y contra la zona de detrás.

```pos
turn 2, Texan rifles
LOW: Tex1
BAT: Ald1
PLD: Tol1
guns: G11 destroyed, G12 destroyed
```

```play
texan rifles LOW>PLD         # refused 3a
texan rifles LOW>BAT
roll 2                       # events: RiflesFired LOW BAT 2 1 4 false
```"#],
        ],
    },
    Clause {
        id: "1.3.6",
        title: ["Placing the Mexicans", "Despliegue de los mexicanos"],
        text: [
            "One die gives the map edges of the four columns, a second, read with the first, that of the reserve and the batteries. Then each battalion rolls for the numbered zone of its edge: the first half stands there, with the commander if it is the column's first battalion, the second half in the next zone. An occupied zone is rolled again.",
            "Un dado da los bordes del mapa de las cuatro columnas; otro, leído junto con el primero, el de la reserva y las baterías. Luego cada batallón tira por la zona numerada de su borde: allí se coloca la primera mitad, con el jefe si es el primer batallón de la columna, y la segunda en la zona siguiente. Si la zona está ocupada se vuelve a tirar.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[6, 7, 8],
        examples: [
            &[r#"## 1.3.6 Placing the Mexicans

1 brings two columns from the north and two from the south; then 3 puts the reserve in the south, as the table has it (ruling 6). Aldama rolls 2: three counters with Cos at N2, three at N3.

```pos
turn 1, placement
```

```play
texan usual
roll 1                       # events: ColumnsRolled N N S S
roll 3                       # events: ReserveRolled 3 S
roll 2                       # events: Entered Ald 3 N2, OfficerEntered Cos N2, Entered Ald 3 N3; awaits: fate
```

After zone 6 comes zone 5 (ruling 7).

```pos
turn 1, placement
```

```play
texan usual
roll 1
roll 3
roll 6                       # events: Entered Ald 3 N6, Entered Ald 3 N5; awaits: fate
```

Santa Anna comes no nearer to the wall than one zone.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
S3: Dol2 SantaAnna
```

```play
mexican move SantaAnna fSW   # refused
mexican move SantaAnna S4    # events: Moved SantaAnna S3 S4
```"#],
            &[r#"## 1.3.6 Despliegue de los mexicanos

El 1 trae dos columnas por el norte y dos por el sur; luego el 3 pone la reserva al sur, según la tabla (aclaración 6). Aldama saca 2: tres fichas con Cos en N2 y tres en N3.

```pos
turn 1, placement
```

```play
texan usual
roll 1                       # events: ColumnsRolled N N S S
roll 3                       # events: ReserveRolled 3 S
roll 2                       # events: Entered Ald 3 N2, OfficerEntered Cos N2, Entered Ald 3 N3; awaits: fate
```

Tras la zona 6 viene la 5 (aclaración 7).

```pos
turn 1, placement
```

```play
texan usual
roll 1
roll 3
roll 6                       # events: Entered Ald 3 N6, Entered Ald 3 N5; awaits: fate
```

Santa Anna no se acerca al muro a menos de una zona.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
S3: Dol2 SantaAnna
```

```play
mexican move SantaAnna fSW   # refused
mexican move SantaAnna S4    # events: Moved SantaAnna S3 S4
```"#],
        ],
    },
    Clause {
        id: "1.3.6a",
        title: ["The columns", "Las columnas"],
        text: [
            "First column, Cos: Aldama (6 counters). Second, Duque: Toluca (4, militia) and Allende (4). Third, Romero: Matamoros (4) and Jiménez (4). Fourth, Morales: San Luis (6, militia). Each has a sapper counter of the Zapadores besides. Reserve, Santa Anna: the Dolores cavalry (4) and the batteries that are left, three at most. Sappers stand singly or in twos; the batteries stay off the map.",
            "Primera columna, Cos: Aldama (6 fichas). Segunda, Duque: Toluca (4, milicia) y Allende (4). Tercera, Romero: Matamoros (4) y Jiménez (4). Cuarta, Morales: San Luis (6, milicia). Cada una lleva además una ficha de Zapadores. Reserva, Santa Anna: la caballería de Dolores (4) y las baterías que queden, tres como máximo. Los zapadores se colocan de uno en uno o de dos en dos; las baterías quedan fuera del mapa.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1.3.6a The columns

The first column is Aldama and a company of sappers, the second begins with Toluca under Duque.

```pos
turn 1, placement
```

```play
texan usual
roll 1
roll 3
roll 1                       # events: Entered Ald 3 N1, OfficerEntered Cos N1, Entered Ald 3 N2
draw 3                       # events: Entered Zap 1 N3
draw 4                       # events: Entered Tol 2 N4, OfficerEntered Duque N4, Entered Tol 2 N5; awaits: fate
```"#],
            &[r#"## 1.3.6a Las columnas

La primera columna es Aldama y una compañía de zapadores; la segunda empieza con Toluca, al mando de Duque.

```pos
turn 1, placement
```

```play
texan usual
roll 1
roll 3
roll 1                       # events: Entered Ald 3 N1, OfficerEntered Cos N1, Entered Ald 3 N2
draw 3                       # events: Entered Zap 1 N3
draw 4                       # events: Entered Tol 2 N4, OfficerEntered Duque N4, Entered Tol 2 N5; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "2",
        title: ["The turn", "El turno"],
        text: [
            "A turn has eight phases: Alamo cannon, Alamo infantry fire, Texan movement, melee; Mexican cannon, Mexican rifle fire, Mexican movement, melee. There is no last turn: the battle lasts until the defenders are dead.",
            "Un turno tiene ocho fases: cañones de El Álamo, fuego de infantería de El Álamo, movimiento texano, cuerpo a cuerpo; cañones mexicanos, fuego de fusilería mexicano, movimiento mexicano, cuerpo a cuerpo. No hay último turno: la batalla dura hasta que mueren los defensores.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[37, 43],
        examples: [
            &[r#"## 2 The turn

Cannon first, then rifles, then movement; then it is for the Mexicans.

```pos
turn 2, Texan cannon
W2: Tex1
W4: Tex2
N3: Ald1
O4: Tol1
```

```play
texan move Tex1 W1           # refused
texan rifles W2>O4           # refused
texan done                   # events: PhaseBegan TexanRifles; awaits: texan
texan rifles W2>O4
roll 1                       # events: PhaseBegan TexanMovement; awaits: texan
texan move Tex1 W1           # events: Moved Tex1 W2 W1
texan done                   # events: PhaseBegan MexicanCannon; awaits: fate
```"#],
            &[r#"## 2 El turno

Primero los cañones, luego los fusiles, luego el movimiento; después es cosa de los mexicanos.

```pos
turn 2, Texan cannon
W2: Tex1
W4: Tex2
N3: Ald1
O4: Tol1
```

```play
texan move Tex1 W1           # refused
texan rifles W2>O4           # refused
texan done                   # events: PhaseBegan TexanRifles; awaits: texan
texan rifles W2>O4
roll 1                       # events: PhaseBegan TexanMovement; awaits: texan
texan move Tex1 W1           # events: Moved Tex1 W2 W1
texan done                   # events: PhaseBegan MexicanCannon; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "3",
        title: ["Fire", "Fuego"],
        text: [
            "All counters of one arm in a zone fire together at one zone, with one die; the top counter there takes the effect. Texans on the walls fire out over them. Mexicans outside see only the walls, nobody in a closed building or away from the walls; once inside they see the rest. Into and out of a building one fires only through a door, at the zone beyond it. Mexicans may fire over their own men. Which zones see each other is our reconstruction.",
            "Todas las fichas de un arma en una zona disparan juntas contra una zona, con un dado; el efecto lo sufre la ficha superior. Los texanos de los muros tiran por encima de ellos. Los mexicanos de fuera sólo ven los muros, a nadie en un edificio cerrado ni lejos de los muros; una vez dentro ven lo demás. Hacia un edificio, o desde él, sólo se dispara por una puerta y contra la zona del otro lado. Los mexicanos pueden tirar por encima de los suyos. Qué zonas se ven entre sí es reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[10, 12, 13, 41, 46, 65],
        examples: [
            &[r#"## 3 Fire

Both guns of the north wall fire as one shot (ruling 10), and a zone fires once.

```pos
turn 2, Texan cannon
N3: Ald3
```

```play
texan cannon NTE>N3
roll 2                       # events: CannonFired NTE N3 2 0 4 false
texan cannon NTE>N3          # refused
texan cannon NWC>N2          # refused
```

From outside the Mexicans see only those on the walls (ruling 13): nobody shoots at the men in the plaza.

```pos
turn 2, Texan movement
PLD: Tex1
fW2: Ald1
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # no event: RiflesFired; awaits: fate
```

The chapel platform is inside the chapel: nobody shoots at it from outside (ruling 65).

```pos
turn 2, Texan movement
CHP: Tex1
fE2: Ald2
batteries: 0
```

```play
texan done                   # no event: RiflesFired; awaits: fate
```

By an option of a new game it can be shot at like a wall.

```pos
turn 2, Texan movement
scenario: solitaire platform=open
CHP: Tex1
fE2: Ald2
batteries: 0
```

```play
texan done                   # awaits: fate
roll 2                       # events: RiflesFired fE2 CHP 2 1 6 false; awaits: fate
```"#],
            &[r#"## 3 Fuego

Los dos cañones del muro norte tiran como uno solo (aclaración 10), y cada zona tira una vez.

```pos
turn 2, Texan cannon
N3: Ald3
```

```play
texan cannon NTE>N3
roll 2                       # events: CannonFired NTE N3 2 0 4 false
texan cannon NTE>N3          # refused
texan cannon NWC>N2          # refused
```

Desde fuera los mexicanos sólo ven a los de los muros (aclaración 13): nadie tira contra los hombres de la plaza.

```pos
turn 2, Texan movement
PLD: Tex1
fW2: Ald1
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # no event: RiflesFired; awaits: fate
```

La plataforma está dentro de la capilla: nadie le dispara desde fuera (aclaración 65).

```pos
turn 2, Texan movement
CHP: Tex1
fE2: Ald2
batteries: 0
```

```play
texan done                   # no event: RiflesFired; awaits: fate
```

Por una opción de la partida se le puede disparar como a un muro.

```pos
turn 2, Texan movement
scenario: solitaire platform=open
CHP: Tex1
fE2: Ald2
batteries: 0
```

```play
texan done                   # awaits: fate
roll 2                       # events: RiflesFired fE2 CHP 2 1 6 false; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "3a",
        title: ["Range", "Alcance"],
        text: [
            "Infantry reaches two zones. Cannon reach any zone of their field of fire. Cavalry never fires.",
            "La infantería alcanza dos zonas. Los cañones, cualquier zona de su campo de tiro. La caballería nunca dispara.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[12, 13],
        examples: [
            &[r#"## 3a Range

Two zones for a rifle. Men in the yards do not fire over the wall (ruling 12).

```pos
turn 2, Texan rifles
W2: Tex1
PLD: Tex2
O4: Ald2
fW2: Tol1
N3: All1
```

```play
texan rifles W2>N3           # refused
texan rifles PLD>fW2         # refused
texan rifles W2>O4
roll 2                       # events: RiflesFired W2 O4 2 0 6 false
```

Cavalry never fires.

```pos
turn 2, Texan movement
W2: Tex1
O4: Dol2
batteries: 0
```

```play
texan done                   # no event: RiflesFired; awaits: fate
```"#],
            &[r#"## 3a Alcance

Dos zonas para un fusil. Los hombres de los patios no tiran por encima del muro (aclaración 12).

```pos
turn 2, Texan rifles
W2: Tex1
PLD: Tex2
O4: Ald2
fW2: Tol1
N3: All1
```

```play
texan rifles W2>N3           # refused
texan rifles PLD>fW2         # refused
texan rifles W2>O4
roll 2                       # events: RiflesFired W2 O4 2 0 6 false
```

La caballería nunca dispara.

```pos
turn 2, Texan movement
W2: Tex1
O4: Dol2
batteries: 0
```

```play
texan done                   # no event: RiflesFired; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "3b",
        title: ["To hit", "Para acertar"],
        text: [
            "A total of 4 hits a target in the open, 6 a target under cover. Cover is wood or ruins for Mexicans, a wall, breached or not, for Texans, and a closed building for all. A 1 on the die always misses, a 6 always hits.",
            "Con un total de 4 se acierta a un blanco al descubierto; con 6, a uno a cubierto. A cubierto están los mexicanos en bosque o ruinas, los texanos tras un muro, con brecha o sin ella, y todos en un edificio cerrado. Un 1 en el dado siempre falla; un 6 siempre acierta.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[41],
        examples: [
            &[r#"## 3b To hit

4 in the open, 6 in the wood.

```pos
turn 2, Texan rifles
W2: Tex1
W1: Tex2
O4: Ald2
O5: Tol2
```

```play
texan rifles W2>O4
roll 5                       # events: RiflesFired W2 O4 5 0 6 false
texan rifles W1>O5
roll 4                       # events: RiflesFired W1 O5 4 0 4 true
roll 6                       # awaits: texan
```

A 1 misses whatever is added.

```pos
turn 2, Texan cannon
NTE: Tex1 Crockett
fN1: Ald2
```

```play
texan cannon NTE>fN1
roll 1                       # events: CannonFired NTE fN1 1 4 4 false
```"#],
            &[r#"## 3b Para acertar

4 al descubierto, 6 en el bosque.

```pos
turn 2, Texan rifles
W2: Tex1
W1: Tex2
O4: Ald2
O5: Tol2
```

```play
texan rifles W2>O4
roll 5                       # events: RiflesFired W2 O4 5 0 6 false
texan rifles W1>O5
roll 4                       # events: RiflesFired W1 O5 4 0 4 true
roll 6                       # awaits: texan
```

Un 1 falla, se le sume lo que se le sume.

```pos
turn 2, Texan cannon
NTE: Tex1 Crockett
fN1: Ald2
```

```play
texan cannon NTE>fN1
roll 1                       # events: CannonFired NTE fN1 1 4 4 false
```"#],
        ],
    },
    Clause {
        id: "3c",
        title: ["Fire modifiers", "Modificadores al fuego"],
        text: [
            "Added to the die: the bonus of a Texan officer with the firers; 1 for infantry at an adjacent zone; 2 for Texan cannon at an adjacent zone, or 3 if the eighteen-pounder is among them; 1 for three Mexican counters firing together. They add up.",
            "Se suman al dado: la bonificación de un oficial texano que esté con los tiradores; 1 si la infantería tira a una zona contigua; 2 si tiran los cañones texanos a una zona contigua, o 3 si entre ellos está el de a dieciocho; 1 si tiran juntas tres fichas mexicanas. Son acumulables.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[10, 11],
        examples: [
            &[r#"## 3c Fire modifiers

Travis adds 1 and guns at an adjacent zone 2: together 3.

```pos
turn 2, Texan cannon
NTE: Tex1 Travis
fN1: Ald2
```

```play
texan cannon NTE>fN1
roll 2                       # events: CannonFired NTE fN1 2 3 4 true
roll 6
```

Infantry at an adjacent zone adds 1.

```pos
turn 2, Texan rifles
W2: Tex1
fW2: Ald2
```

```play
texan rifles W2>fW2
roll 3                       # events: RiflesFired W2 fW2 3 1 4 true
roll 6                       # awaits: texan
```

Three Mexican counters together add 1; two do not.

```pos
turn 2, Mexican rifles
W2: Tex1
O4: Ald3
guns: G2 destroyed
```

```play
roll 5                       # events: RiflesFired O4 W2 5 1 6 true
roll 6                       # awaits: fate
```"#],
            &[r#"## 3c Modificadores al fuego

Travis suma 1 y los cañones contra una zona contigua, 2: en total 3.

```pos
turn 2, Texan cannon
NTE: Tex1 Travis
fN1: Ald2
```

```play
texan cannon NTE>fN1
roll 2                       # events: CannonFired NTE fN1 2 3 4 true
roll 6
```

La infantería contra una zona contigua suma 1.

```pos
turn 2, Texan rifles
W2: Tex1
fW2: Ald2
```

```play
texan rifles W2>fW2
roll 3                       # events: RiflesFired W2 fW2 3 1 4 true
roll 6                       # awaits: texan
```

Tres fichas mexicanas juntas suman 1; dos, no.

```pos
turn 2, Mexican rifles
W2: Tex1
O4: Ald3
guns: G2 destroyed
```

```play
roll 5                       # events: RiflesFired O4 W2 5 1 6 true
roll 6                       # awaits: fate
```"#],
        ],
    },
    Clause {
        id: "3d",
        title: ["Results of fire", "Resultados del fuego"],
        text: [
            "A Texan counter or gun that is hit under cover makes a survival roll; without protection it is eliminated. It has no protection if the shot comes from inside the fort and it is not in a building. A Mexican counter that is hit tests its morale.",
            "La ficha o el cañón texano alcanzado a cubierto hace una tirada de supervivencia; sin protección, queda eliminado. No tiene protección si el tiro viene de dentro del fuerte y no está en un edificio. La ficha mexicana alcanzada hace una prueba de moral.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[31, 32],
        examples: [
            &[r#"## 3d Results of fire

Mexicans in the plaza catch the men on the wall from behind: no cover and no survival roll.

```pos
turn 2, Mexican rifles
W2: Tex1
PLD: Ald1
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 3                       # events: RiflesFired PLD W2 3 1 4 true, UnitLost Tex1 W2; no event: SurvivalRolled; awaits: fate
```

In a building one is covered from inside too: the platform is hit only with 6, and there is a survival roll.

```pos
turn 2, Mexican rifles
CHP: Tex1
CHA: Ald1
W1: Tex2
guns: G7 destroyed, G8 destroyed
```

```play
roll 5                       # events: RiflesFired CHA CHP 5 1 6 true
roll 3                       # events: SurvivalRolled CHP 3 true; no event: UnitLost; awaits: fate
```"#],
            &[r#"## 3d Resultados del fuego

Los mexicanos de la plaza toman por la espalda a los del muro: sin cobertura y sin tirada de supervivencia.

```pos
turn 2, Mexican rifles
W2: Tex1
PLD: Ald1
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 3                       # events: RiflesFired PLD W2 3 1 4 true, UnitLost Tex1 W2; no event: SurvivalRolled; awaits: fate
```

En un edificio se está a cubierto también desde dentro: a la plataforma sólo se acierta con 6, y hay tirada de supervivencia.

```pos
turn 2, Mexican rifles
CHP: Tex1
CHA: Ald1
W1: Tex2
guns: G7 destroyed, G8 destroyed
```

```play
roll 5                       # events: RiflesFired CHA CHP 5 1 6 true
roll 3                       # events: SurvivalRolled CHP 3 true; no event: UnitLost; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "3.1",
        title: ["Mexican rifle fire", "Fusilería mexicana"],
        text: [
            "Mexican soldiers fire at the nearest Texan zone in range; among several, at one with cannon; if there are several of those, a die decides. By ruling 14 the crew of a gun is hit before the infantry beside it.",
            "Los soldados mexicanos tiran a la zona texana más cercana a su alcance; si hay varias, a una con cañones; si hay varias de éstas, decide un dado. Según la aclaración 14, la dotación de un cañón recibe el impacto antes que la infantería que esté con ella.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[14, 38],
        examples: [
            &[r#"## 3.1 Mexican rifle fire

The northwest corner and the north houses are equally near; the corner has a gun. Its crew is hit before the infantry (ruling 14).

```pos
turn 2, Mexican rifles
NWC: Tex1
W4: Tex2
O2: Ald2
```

```play
roll 6                       # events: RiflesFired O2 NWC 6 0 6 true
roll 2                       # events: SurvivalRolled G3 2 false, CrewLost G3; no event: UnitLost; awaits: fate
```

Two guns equally near: the die decides.

```pos
turn 2, Mexican rifles
W1: Tex1
S3: Ald2
```

```play
draw 55                      # events: TargetChosen S3 LUN
roll 2                       # events: RiflesFired S3 LUN 2 0 6 false; awaits: fate
```

Two zones without a gun equally near: with two players the Mexican one chooses (ruling 38), alone the die does.

```pos
turn 2, Mexican rifles
scenario: two-player
W4: Tex1
W2: Tex2
W1: Reg1
fW3: Ald2
S1: Tol1
guns: G1 destroyed, G2 destroyed, G3 destroyed
```

```play
mexican rifles fW3>W1        # refused
mexican rifles fW3>W4
roll 1                       # events: RiflesFired fW3 W4 1 0 6 false; awaits: mexican
```"#],
            &[r#"## 3.1 Fusilería mexicana

La esquina noroeste y las casas del norte están igual de cerca; la esquina tiene un cañón. Su dotación recibe el impacto antes que la infantería (aclaración 14).

```pos
turn 2, Mexican rifles
NWC: Tex1
W4: Tex2
O2: Ald2
```

```play
roll 6                       # events: RiflesFired O2 NWC 6 0 6 true
roll 2                       # events: SurvivalRolled G3 2 false, CrewLost G3; no event: UnitLost; awaits: fate
```

Dos cañones igual de cercanos: decide el dado.

```pos
turn 2, Mexican rifles
W1: Tex1
S3: Ald2
```

```play
draw 55                      # events: TargetChosen S3 LUN
roll 2                       # events: RiflesFired S3 LUN 2 0 6 false; awaits: fate
```

Dos zonas sin cañón igual de cercanas: con dos jugadores elige el mexicano (aclaración 38); a solas, el dado.

```pos
turn 2, Mexican rifles
scenario: two-player
W4: Tex1
W2: Tex2
W1: Reg1
fW3: Ald2
S1: Tol1
guns: G1 destroyed, G2 destroyed, G3 destroyed
```

```play
mexican rifles fW3>W1        # refused
mexican rifles fW3>W4
roll 1                       # events: RiflesFired fW3 W4 1 0 6 false; awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "3.2a",
        title: ["Survival roll", "Tirada de supervivencia"],
        text: [
            "For a Texan counter or gun: on 1 or 2 it is eliminated, on 3 to 6 nothing happens. For a wall hit by a battery: on 1 or 2 it is breached.",
            "Para una ficha o un cañón texano: con 1 o 2 queda eliminado; de 3 a 6 no pasa nada. Para un muro alcanzado por una batería: con 1 o 2 se abre una brecha.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[16],
        examples: [
            &[r#"## 3.2a Survival roll

3 or more, and nothing has happened.

```pos
turn 2, Mexican rifles
W2: Tex1
O4: Ald2
guns: G2 destroyed
```

```play
roll 6                       # events: RiflesFired O4 W2 6 0 6 true
roll 3                       # events: SurvivalRolled W2 3 true; no event: UnitLost; awaits: fate
```

A shot that fails against the men does nothing to the wall (ruling 16).

```pos
turn 2, Mexican rifles
W2: Tex1
W1: Tex2
O4: Ald2
guns: G2 destroyed
```

```play
roll 6
roll 2                       # events: UnitLost Tex1 W2; no event: Breached; awaits: fate
```"#],
            &[r#"## 3.2a Tirada de supervivencia

Con 3 o más no ha pasado nada.

```pos
turn 2, Mexican rifles
W2: Tex1
O4: Ald2
guns: G2 destroyed
```

```play
roll 6                       # events: RiflesFired O4 W2 6 0 6 true
roll 3                       # events: SurvivalRolled W2 3 true; no event: UnitLost; awaits: fate
```

El tiro contra los hombres no le hace nada al muro (aclaración 16).

```pos
turn 2, Mexican rifles
W2: Tex1
W1: Tex2
O4: Ald2
guns: G2 destroyed
```

```play
roll 6
roll 2                       # events: UnitLost Tex1 W2; no event: Breached; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "3.2b",
        title: ["Morale test", "Prueba de moral"],
        text: [
            "For a Mexican counter: 1 or less, it routs and is removed; 2 to 5, it retreats one zone at once; 6 or more, it stands. A 1 on the die is always a loss, a 6 always a success.",
            "Para una ficha mexicana: con 1 o menos, se desbanda y se retira del mapa; de 2 a 5, retrocede una zona en el acto; con 6 o más, aguanta. Un 1 en el dado es siempre una pérdida; un 6, siempre un éxito.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 3.2b Morale test

A 1 is a rout, 2 to 5 a retreat, 6 a success.

```pos
turn 2, Texan rifles
W2: Tex1
fW2: Ald2<O4
```

```play
texan rifles W2>fW2
roll 4
roll 1                       # events: MoraleRolled Ald fW2 1 0, Routed Ald fW2; awaits: texan
```

```pos
turn 2, Texan rifles
W2: Tex1
fW2: Ald2<O4
```

```play
texan rifles W2>fW2
roll 4
roll 5                       # events: Retreated Ald 1 fW2 O4; awaits: texan
```

```then
O4: Ald1
```

```pos
turn 2, Texan rifles
W2: Tex1
fW2: Ald2<O4
```

```play
texan rifles W2>fW2
roll 4
roll 6                       # events: Held Ald fW2; awaits: texan
```"#],
            &[r#"## 3.2b Prueba de moral

Un 1 es desbandada; de 2 a 5, retirada; un 6, éxito.

```pos
turn 2, Texan rifles
W2: Tex1
fW2: Ald2<O4
```

```play
texan rifles W2>fW2
roll 4
roll 1                       # events: MoraleRolled Ald fW2 1 0, Routed Ald fW2; awaits: texan
```

```pos
turn 2, Texan rifles
W2: Tex1
fW2: Ald2<O4
```

```play
texan rifles W2>fW2
roll 4
roll 5                       # events: Retreated Ald 1 fW2 O4; awaits: texan
```

```then
O4: Ald1
```

```pos
turn 2, Texan rifles
W2: Tex1
fW2: Ald2<O4
```

```play
texan rifles W2>fW2
roll 4
roll 6                       # events: Held Ald fW2; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "3.2c",
        title: ["Morale modifiers", "Modificadores a la moral"],
        text: [
            "Added: the bonus of a Mexican officer in the zone. Taken away: 2 if hit by cannon, 3 if the eighteen-pounder fired; 1 if two counters fired together, 2 if three; 1 for the militia of Toluca and San Luis; 1 for a counter shot at while it enters a zone held by Texans. Whoever enters such a zone takes a free shot on the first counter of the stack.",
            "Se suma la bonificación de un oficial mexicano en la zona. Se restan: 2 si el impacto es de cañón, 3 si tiró el de a dieciocho; 1 si dispararon juntas dos fichas, 2 si fueron tres; 1 a la milicia de Toluca y San Luis; 1 a la ficha alcanzada al entrar en una zona ocupada por texanos. Quien entra en una zona así recibe un tiro libre contra la primera ficha de la pila.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[10, 11, 15],
        examples: [
            &[r#"## 3.2c Morale modifiers

Militia shot at by two counters together: 2 less, so that a 3 is a rout.

```pos
turn 2, Texan rifles
W2: Tex1 Tex2
fW2: SLu2<O4
```

```play
texan rifles W2>fW2
roll 3
roll 3                       # events: MoraleRolled SLu fW2 3 -2, Routed SLu; awaits: texan
```

Whoever enters a zone of Texans takes a free shot, 4 or more on the die alone, and tests with 1 less (ruling 15): here through a breach.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fW2: Ald2
O5: Tol2
breaches: W2
```

```play
mexican march fW2>W2 Ald2
roll 4                       # events: FreeFire W2 Ald 4 true
roll 2                       # events: MoraleRolled Ald W2 2 -1, Routed Ald W2; awaits: mexican
```"#],
            &[r#"## 3.2c Modificadores a la moral

Milicia bajo el fuego de dos fichas juntas: 2 menos, de modo que un 3 es desbandada.

```pos
turn 2, Texan rifles
W2: Tex1 Tex2
fW2: SLu2<O4
```

```play
texan rifles W2>fW2
roll 3
roll 3                       # events: MoraleRolled SLu fW2 3 -2, Routed SLu; awaits: texan
```

Quien entra en una zona de texanos recibe un tiro libre, 4 o más sin modificadores, y hace la prueba con 1 menos (aclaración 15): aquí, por una brecha.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fW2: Ald2
O5: Tol2
breaches: W2
```

```play
mexican march fW2>W2 Ald2
roll 4                       # events: FreeFire W2 Ald 4 true
roll 2                       # events: MoraleRolled Ald W2 2 -1, Routed Ald W2; awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "3.2d",
        title: ["Guns without a crew", "Cañones sin dotación"],
        text: [
            "A gun whose crew is eliminated stays, turned over; by ruling 17 no Texan may serve it again. A Mexican counter that comes into its zone takes it intact, and they may turn it on the Texans. The Mexican counter is left on the gun.",
            "El cañón cuya dotación es eliminada se queda, vuelto del revés; según la aclaración 17, ningún texano puede volver a servirlo. La ficha mexicana que llega a su zona lo captura intacto, y pueden volverlo contra los texanos. La ficha mexicana se queda con el cañón.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[17, 38, 62],
        examples: [
            &[r#"## 3.2d Guns without a crew

The infantry beside it cannot serve it (ruling 17).

```pos
turn 2, Texan cannon
W3: Tex1
O3: Ald2
guns: G2 crewless
```

```play
texan cannon W3>O3           # refused
```

The first Mexicans to come take it.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
fW3: Ald1
O5: Tol2
breaches: W3
guns: G2 crewless
```

```play
mexican march fW3>W3 Ald1    # events: GunCaptured G2
```

A counter stays on the gun, whether or not it has a target (ruling 62).

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
W3: Ald2
O5: Tol2
guns: G2 crewless
```

```play
mexican march W3>W2 Ald2     # refused
mexican march W3>W2 Ald1     # events: Marched W3 W2 Ald 1
mexican march W3>W2 Ald1     # refused
```

```pos
turn 2, Texan movement
CAT: Tex1
W3: Ald1
guns: G2 crewless, G3 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan done                   # no event: Marched; awaits: fate
```

With two players the Mexican one says whether it fires, and at whom (ruling 38).

```pos
turn 2, Mexican cannon
scenario: two-player
W2: Tex1
W1: Tex2
W3: Ald1
guns: G2 crewless, G3 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
mexican cannon W3>SWC        # refused 4.1
mexican cannon W3>W4         # refused 3
mexican cannon W3>W1
roll 2                       # events: CannonFired Mexican W3 W1 2 0 4 false; awaits: fate
```"#],
            &[r#"## 3.2d Cañones sin dotación

La infantería que está al lado no puede servirlo (aclaración 17).

```pos
turn 2, Texan cannon
W3: Tex1
O3: Ald2
guns: G2 crewless
```

```play
texan cannon W3>O3           # refused
```

Los primeros mexicanos que llegan lo toman.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
fW3: Ald1
O5: Tol2
breaches: W3
guns: G2 crewless
```

```play
mexican march fW3>W3 Ald1    # events: GunCaptured G2
```

Una ficha se queda con el cañón, tenga o no blanco (aclaración 62).

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
W3: Ald2
O5: Tol2
guns: G2 crewless
```

```play
mexican march W3>W2 Ald2     # refused
mexican march W3>W2 Ald1     # events: Marched W3 W2 Ald 1
mexican march W3>W2 Ald1     # refused
```

```pos
turn 2, Texan movement
CAT: Tex1
W3: Ald1
guns: G2 crewless, G3 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan done                   # no event: Marched; awaits: fate
```

Con dos jugadores, el mexicano dice si dispara y contra quién (aclaración 38).

```pos
turn 2, Mexican cannon
scenario: two-player
W2: Tex1
W1: Tex2
W3: Ald1
guns: G2 crewless, G3 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
mexican cannon W3>SWC        # refused 4.1
mexican cannon W3>W4         # refused 3
mexican cannon W3>W1
roll 2                       # events: CannonFired Mexican W3 W1 2 0 4 false; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "3.3",
        title: ["Retreat", "Retirada"],
        text: [
            "A counter must go back to the zone it came from; one that leaves the map comes back where it left. Who has retreated may advance in the next movement phase. A counter that cannot retreat is eliminated: if all zones behind it are full, if a wall is in the way, or if an enemy stands next to the zone it should go to.",
            "Una ficha debe volver a la zona de donde vino; la que sale del mapa regresa por donde salió. Quien se ha retirado puede avanzar en la siguiente fase de movimiento. La ficha que no puede retirarse queda eliminada: si todas las zonas de atrás están llenas, si se lo impide un muro o si hay un enemigo junto a la zona adonde debe ir.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[18, 19, 44, 48, 53],
        examples: [
            &[r#"## 3.3 Retreat

Where the zones behind are full there is no way back.

```pos
turn 2, Texan rifles
W2: Tex1
fW2: Ald2<O4
O4: Tol3
```

```play
texan rifles W2>fW2
roll 3
roll 3                       # events: CutOff Ald 1 fW2; awaits: texan
```

Who climbed in can go back down the ladder (ruling 19); the Texans in the plaza are not next to its foot (ruling 18).

```pos
turn 2, Texan rifles
PLD: Tex1
W2: Ald1<fW2
ladders: fW2>W2
```

```play
texan rifles PLD>W2
roll 3
roll 3                       # events: Retreated Ald 1 W2 fW2; awaits: texan
```

If the zone it came from is full and another behind it is not, it goes there (ruling 44).

```pos
turn 2, Texan rifles
W4: Tex1
fNW: Ald1<O2
O2: All3
```

```play
texan rifles W4>fNW
roll 6
roll 3                       # events: Retreated Ald 1 fNW O1; awaits: texan
```

Texans stand next to the zone it came from: it is lost. A wall without a breach or a ladder does the same.

```pos
turn 2, Texan rifles
W2: Tex1
PLN: Tex2
PLD: Ald1<PLC
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
texan rifles W2>PLD
roll 3
roll 3                       # events: CutOff Ald 1 PLD; awaits: texan
```

```pos
turn 2, Texan rifles
PLD: Tex1
W2: Ald1<fW2
```

```play
texan rifles PLD>W2
roll 3
roll 3                       # events: CutOff Ald 1 W2; awaits: texan
```

By an option of a new game it takes another zone that is safe, here the long barrack.

```pos
turn 2, Texan rifles
scenario: solitaire way-back=other
W2: Tex1
PLN: Tex2
PLD: Ald1<PLC
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
texan rifles W2>PLD
roll 3
roll 3                       # events: Retreated Ald 1 PLD LBS; awaits: texan
```

After a march of several zones the way back is the zone left last: the cavalry that rode in through the breach goes back to the foot of it.

```pos
turn 2, Texan movement
W2: Tex1
CAT: Tex2
O4: Dol2
breaches: W2
batteries: 0
guns: G1 destroyed, G2 destroyed, G3 destroyed, G11 destroyed, G12 destroyed
```

```play
texan done                   # events: Marched O4 W2 Dol 2 Breach
roll 4                       # events: FreeFire W2 Dol 4 true
roll 4                       # events: Retreated Dol 1 W2 fW2; awaits: fate
```

So it is along the edge of the map too.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
O3: Ald2 Cos
O1: Tol2
```

```play
mexican march O3>O5 Ald2
```

```then
O5: Ald2*2<O4
```

```pos
turn 3, Texan rifles
W1: Tex1
O5: Ald2<O4
```

```play
texan rifles W1>O5
roll 4
roll 5                       # events: Retreated Ald 1 O5 O4; awaits: texan
```

From the edge of the map it goes off it.

```pos
turn 2, Texan rifles
W2: Tex1
O4: Ald1
```

```play
texan rifles W2>O4
roll 6
roll 5                       # events: LeftMap Ald 1 O4; awaits: texan
```

```then
off: Ald1 O4
```

It comes back in the next movement phase, into that zone and no other, and may advance at once (ruling 53).

```pos
turn 2, Mexican rifles
scenario: two-player
W1: Tex1
O2: Tol3
off: Ald1 O4, All1 O2
guns: G2 destroyed, G3 destroyed
```

```play
# note: nobody has anything to shoot at, and Allende's zone is full
mexican march O4>fW2 Ald1    # events: Marched O4 fW2 Ald 1
mexican march O2>O3 Tol2     # awaits: mexican
mexican done                 # events: Returned All 1 O2; awaits: fate
```

By an option of a new game it goes no farther in that turn.

```pos
turn 2, Mexican rifles
scenario: two-player off-map=wait
W1: Tex1
O2: Tol1
off: Ald1 O4
guns: G2 destroyed, G3 destroyed
```

```play
mexican march O4>fW2 Ald1    # refused 5
```"#],
            &[r#"## 3.3 Retirada

Donde las zonas de atrás están llenas no hay retirada.

```pos
turn 2, Texan rifles
W2: Tex1
fW2: Ald2<O4
O4: Tol3
```

```play
texan rifles W2>fW2
roll 3
roll 3                       # events: CutOff Ald 1 fW2; awaits: texan
```

Quien subió puede bajar por la escala (aclaración 19); los texanos de la plaza no están junto a su pie (aclaración 18).

```pos
turn 2, Texan rifles
PLD: Tex1
W2: Ald1<fW2
ladders: fW2>W2
```

```play
texan rifles PLD>W2
roll 3
roll 3                       # events: Retreated Ald 1 W2 fW2; awaits: texan
```

Si la zona de donde vino está llena y otra de detrás no lo está, va a ésta (aclaración 44).

```pos
turn 2, Texan rifles
W4: Tex1
fNW: Ald1<O2
O2: All3
```

```play
texan rifles W4>fNW
roll 6
roll 3                       # events: Retreated Ald 1 fNW O1; awaits: texan
```

Hay texanos junto a la zona de donde vino: se pierde. Lo mismo hace un muro sin brecha ni escala.

```pos
turn 2, Texan rifles
W2: Tex1
PLN: Tex2
PLD: Ald1<PLC
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
texan rifles W2>PLD
roll 3
roll 3                       # events: CutOff Ald 1 PLD; awaits: texan
```

```pos
turn 2, Texan rifles
PLD: Tex1
W2: Ald1<fW2
```

```play
texan rifles PLD>W2
roll 3
roll 3                       # events: CutOff Ald 1 W2; awaits: texan
```

Por una opción de la partida toma otra zona que sea segura, aquí el cuartel largo.

```pos
turn 2, Texan rifles
scenario: solitaire way-back=other
W2: Tex1
PLN: Tex2
PLD: Ald1<PLC
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
texan rifles W2>PLD
roll 3
roll 3                       # events: Retreated Ald 1 PLD LBS; awaits: texan
```

Tras una marcha de varias zonas se vuelve a la última que se dejó: la caballería que entró por la brecha vuelve al pie de ella.

```pos
turn 2, Texan movement
W2: Tex1
CAT: Tex2
O4: Dol2
breaches: W2
batteries: 0
guns: G1 destroyed, G2 destroyed, G3 destroyed, G11 destroyed, G12 destroyed
```

```play
texan done                   # events: Marched O4 W2 Dol 2 Breach
roll 4                       # events: FreeFire W2 Dol 4 true
roll 4                       # events: Retreated Dol 1 W2 fW2; awaits: fate
```

Así es también a lo largo del borde del mapa.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
O3: Ald2 Cos
O1: Tol2
```

```play
mexican march O3>O5 Ald2
```

```then
O5: Ald2*2<O4
```

```pos
turn 3, Texan rifles
W1: Tex1
O5: Ald2<O4
```

```play
texan rifles W1>O5
roll 4
roll 5                       # events: Retreated Ald 1 O5 O4; awaits: texan
```

Desde el borde sale del mapa.

```pos
turn 2, Texan rifles
W2: Tex1
O4: Ald1
```

```play
texan rifles W2>O4
roll 6
roll 5                       # events: LeftMap Ald 1 O4; awaits: texan
```

```then
off: Ald1 O4
```

Vuelve en la siguiente fase de movimiento, a esa zona y no a otra, y puede avanzar en el acto (aclaración 53).

```pos
turn 2, Mexican rifles
scenario: two-player
W1: Tex1
O2: Tol3
off: Ald1 O4, All1 O2
guns: G2 destroyed, G3 destroyed
```

```play
# note: nobody has anything to shoot at, and Allende's zone is full
mexican march O4>fW2 Ald1    # events: Marched O4 fW2 Ald 1
mexican march O2>O3 Tol2     # awaits: mexican
mexican done                 # events: Returned All 1 O2; awaits: fate
```

Por una opción de la partida no sigue adelante en ese turno.

```pos
turn 2, Mexican rifles
scenario: two-player off-map=wait
W1: Tex1
O2: Tol1
off: Ald1 O4
guns: G2 destroyed, G3 destroyed
```

```play
mexican march O4>fW2 Ald1    # refused 5
```"#],
        ],
    },
    Clause {
        id: "4",
        title: ["Cannon", "Cañones"],
        text: [
            "Guns never move: the Texan guns stand in their marked zones, the Mexican batteries on the side where they were put for the assault.",
            "Los cañones nunca se mueven: los texanos están en sus zonas marcadas; las baterías mexicanas, en el lado donde se colocaron para el asalto.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4 Cannon

Nobody moves a gun: where sappers break the wall, infantry steps back and the gun stays (ruling 28).

```pos
turn 2, Mexican rifles
W3: Tex1
fW3: Zap1
```

```play
roll 5                       # events: SappersWorked W3 fW3 5 true, Breached W3; awaits: texan
texan retreat Tex1 PLC       # events: UnitRetreated Tex1 W3 PLC; awaits: fate
```"#],
            &[r#"## 4 Cañones

Nadie mueve un cañón: donde los zapadores abren el muro, la infantería retrocede y el cañón se queda (aclaración 28).

```pos
turn 2, Mexican rifles
W3: Tex1
fW3: Zap1
```

```play
roll 5                       # events: SappersWorked W3 fW3 5 true, Breached W3; awaits: texan
texan retreat Tex1 PLC       # events: UnitRetreated Tex1 W3 PLC; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "4.1",
        title: ["Alamo cannon", "Cañones de El Álamo"],
        text: [
            "The player picks a target in the field of fire of each gun and fires with the usual modifiers. In the assault nobody fires at Mexican batteries. If Mexicans are inside the compound, a gun may also fire to its rear, at an adjacent zone only. The fields of fire are our reconstruction.",
            "El jugador elige un blanco en el campo de tiro de cada cañón y dispara con los modificadores habituales. Durante el asalto no se tira contra las baterías mexicanas. Si hay mexicanos dentro del recinto, un cañón puede tirar también hacia atrás, pero sólo a una zona contigua. Los campos de tiro son reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[10, 20, 40],
        examples: [
            &[r#"## 4.1 Alamo cannon

The gun of the west wall bears on the west edge, not on the north.

```pos
turn 2, Texan cannon
W2: Tex1
O3: Ald2
N3: Tol2
```

```play
texan cannon W3>N3           # refused
texan cannon W3>O3
roll 2                       # events: CannonFired W3 O3 2 0 6 false
```

With Mexicans inside it fires to its rear, at an adjacent zone (ruling 20).

```pos
turn 2, Texan cannon
W2: Tex1
PLC: Ald2
PLD: Tol2
guns: G11 destroyed, G12 destroyed
```

```play
texan cannon W3>PLD          # refused
texan cannon W3>PLC
roll 2                       # events: CannonFired W3 PLC 2 2 4 true
roll 6                       # awaits: texan
```

Two guns of a zone fire together; by an option of a new game each may have its own target (ruling 10).

```pos
turn 2, Texan cannon
N2: Ald2
N3: Tol2
```

```play
texan cannon G4>N3           # refused 3
```

```pos
turn 2, Texan cannon
scenario: solitaire guns=apart
N2: Ald2
N3: Tol2
guns: G3 destroyed
```

```play
texan cannon G4>N3
roll 4                       # events: CannonFired NTE N3 4 0 4 true
roll 6                       # events: MoraleRolled Tol N3 6 -3
texan cannon G4>N2           # refused 3
texan cannon NTE>N2          # refused 3
texan cannon G5>N2
roll 4                       # events: CannonFired NTE N2 4 0 4 true
roll 5                       # events: MoraleRolled Ald N2 5 -2
```"#],
            &[r#"## 4.1 Cañones de El Álamo

El cañón del muro oeste cubre el borde oeste, no el norte.

```pos
turn 2, Texan cannon
W2: Tex1
O3: Ald2
N3: Tol2
```

```play
texan cannon W3>N3           # refused
texan cannon W3>O3
roll 2                       # events: CannonFired W3 O3 2 0 6 false
```

Con mexicanos dentro, tira hacia atrás contra una zona contigua (aclaración 20).

```pos
turn 2, Texan cannon
W2: Tex1
PLC: Ald2
PLD: Tol2
guns: G11 destroyed, G12 destroyed
```

```play
texan cannon W3>PLD          # refused
texan cannon W3>PLC
roll 2                       # events: CannonFired W3 PLC 2 2 4 true
roll 6                       # awaits: texan
```

Dos cañones de una zona tiran juntos; por una opción de la partida, cada uno puede tener su blanco (aclaración 10).

```pos
turn 2, Texan cannon
N2: Ald2
N3: Tol2
```

```play
texan cannon G4>N3           # refused 3
```

```pos
turn 2, Texan cannon
scenario: solitaire guns=apart
N2: Ald2
N3: Tol2
guns: G3 destroyed
```

```play
texan cannon G4>N3
roll 4                       # events: CannonFired NTE N3 4 0 4 true
roll 6                       # events: MoraleRolled Tol N3 6 -3
texan cannon G4>N2           # refused 3
texan cannon NTE>N2          # refused 3
texan cannon G5>N2
roll 4                       # events: CannonFired NTE N2 4 0 4 true
roll 5                       # events: MoraleRolled Ald N2 5 -2
```"#],
        ],
    },
    Clause {
        id: "4.1.1",
        title: ["The eighteen-pounder", "El cañón de a dieciocho"],
        text: [
            "The largest Texan gun stands in the zone marked 18L. It adds 3 to its fire, by ruling 11 at an adjacent zone, and takes 3 from the morale of those it hits, near or far. That the zone is the southwest corner is our reconstruction.",
            "La pieza texana más grande está en la zona marcada 18L. Suma 3 a su fuego, según la aclaración 11 contra una zona contigua, y resta 3 a la moral de los que alcanza, de cerca o de lejos. Que la zona sea la esquina suroeste es reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[11, 62],
        examples: [
            &[r#"## 4.1.1 The eighteen-pounder

At a distance nothing is added to hit, but morale suffers by 3 (ruling 11).

```pos
turn 2, Texan cannon
W2: Tex1
O6: Ald2
```

```play
texan cannon SWC>O6
roll 4                       # events: CannonFired SWC O6 4 0 4 true
roll 4                       # events: MoraleRolled Ald O6 4 -3, Routed Ald; awaits: texan
```

At an adjacent zone it adds 3.

```pos
turn 2, Texan cannon
W2: Tex1
fSW: Ald2
```

```play
texan cannon SWC>fSW
roll 3                       # events: CannonFired SWC fSW 3 3 6 true
roll 6                       # awaits: texan
```"#],
            &[r#"## 4.1.1 El cañón de a dieciocho

De lejos no suma nada para acertar, pero la moral sufre en 3 (aclaración 11).

```pos
turn 2, Texan cannon
W2: Tex1
O6: Ald2
```

```play
texan cannon SWC>O6
roll 4                       # events: CannonFired SWC O6 4 0 4 true
roll 4                       # events: MoraleRolled Ald O6 4 -3, Routed Ald; awaits: texan
```

Contra una zona contigua suma 3.

```pos
turn 2, Texan cannon
W2: Tex1
fSW: Ald2
```

```play
texan cannon SWC>fSW
roll 3                       # events: CannonFired SWC fSW 3 3 6 true
roll 6                       # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "4.1.2",
        title: ["The centre battery", "La batería central"],
        text: [
            "The two guns in the plaza guard the main gate. They fire at Mexicans inside the fort who are in their field of fire. Which zones that is, is our reconstruction.",
            "Los dos cañones de la plaza guardan la puerta principal. Tiran contra los mexicanos que estén dentro del fuerte y en su campo de tiro. Qué zonas abarca es reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[21],
        examples: [
            &[r#"## 4.1.2 The centre battery

It looks over the plaza as far as the north wall, and out through the gate; but not into the buildings or the pens (ruling 21).

```pos
turn 2, Texan cannon
W2: Tex1
NEC: Ald2
LBS: Tol1
fW2: All1
```

```play
texan cannon BAT>LBS         # refused 4.1
texan cannon BAT>fW2         # refused 4.1
texan cannon BAT>NEC
roll 4                       # events: CannonFired BAT NEC 4 0 4 true
roll 6                       # awaits: texan
```"#],
            &[r#"## 4.1.2 La batería central

Domina la plaza hasta el muro norte, y la luneta a través de la puerta; pero no los edificios ni los corrales (aclaración 21).

```pos
turn 2, Texan cannon
W2: Tex1
NEC: Ald2
LBS: Tol1
fW2: All1
```

```play
texan cannon BAT>LBS         # refused 4.1
texan cannon BAT>fW2         # refused 4.1
texan cannon BAT>NEC
roll 4                       # events: CannonFired BAT NEC 4 0 4 true
roll 6                       # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "4.2",
        title: ["Mexican batteries", "Baterías mexicanas"],
        text: [
            "Each turn a die sets their targets on the side they face: 1 or 2 the guns, one for each battery, and with batteries to spare the infantry on the walls; 3 or 4 the infantry on the walls, one counter for each battery, and with batteries to spare the wall; 5 or 6 the walls. Each battery rolls a die and adds 1: 6 or 7 is a hit, and gun, infantry or wall makes a survival roll.",
            "Cada turno un dado fija sus blancos en el lado que tienen enfrente: 1 o 2, los cañones, uno por batería, y si sobran baterías, la infantería de los muros; 3 o 4, la infantería de los muros, una ficha por batería, y si sobran, el muro; 5 o 6, los muros. Cada batería tira un dado y suma 1: con 6 o 7 acierta, y el cañón, la infantería o el muro hace una tirada de supervivencia.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[1, 3, 45],
        examples: [
            &[r#"## 4.2 Mexican batteries

The batteries stand in the west. A 1: guns; the three batteries take one each. The first hits the gun of the west wall, and it does not survive.

```pos
turn 2, Mexican cannon
W2: Tex1
edges: N N S S O
```

```play
roll 1                       # events: BatteriesRolled 1
draw 1
roll 5                       # events: BatteryFired G2 5 true
roll 2                       # events: SurvivalRolled G2 2 false, GunDestroyed G2
draw 0
roll 1                       # events: BatteryFired G1 1 false
roll 1                       # events: BatteryFired G3 1 false; awaits: fate
```

A 3: the infantry on the walls there, and with batteries to spare the walls.

```pos
turn 2, Mexican cannon
W2: Tex1
edges: N N S S O
batteries: 2
```

```play
roll 3
roll 4                       # events: BatteryFired W2 4 false
draw 20
roll 5                       # events: BatteryFired SWC-W 5 true
roll 1                       # events: SurvivalRolled SWC-W 1 false, Breached SWC-W; awaits: fate
```

A zone with three counters is a target for as many batteries.

```pos
turn 2, Mexican cannon
W2: Tex1 Tex2 Reg1
edges: N N S S O
batteries: 2
```

```play
roll 3
roll 5                       # events: BatteryFired W2 5 true
roll 1                       # events: SurvivalRolled W2 1 false, UnitLost Tex1 W2
roll 1                       # events: BatteryFired W2 1 false; no event: BatteryIdle; awaits: fate
```

All three may fire at the one wall that still stands.

```pos
turn 2, Mexican cannon
W2: Tex1
edges: N N S S E
batteries: 3
breaches: CAT-E NEB-E
```

```play
roll 5
roll 1                       # events: BatteryFired NEC-E 1 false
roll 6                       # events: BatteryFired NEC-E 6 true
roll 4                       # events: SurvivalRolled NEC-E 4 true
roll 2                       # events: BatteryFired NEC-E 2 false; no event: BatteryIdle; awaits: fate
```

With two players the Mexican one picks among the targets that the die allows (ruling 45).

```pos
turn 2, Mexican cannon
scenario: two-player
W2: Tex1
edges: N N S S O
batteries: 1
```

```play
roll 2                       # awaits: mexican
mexican battery zone W2      # refused
mexican battery gun G3
roll 5                       # events: BatteryFired G3 5 true
roll 3                       # events: SurvivalRolled G3 3 true; awaits: fate
```

With no battery left the phase passes without a die.

```pos
turn 2, Mexican cannon
W2: Tex1
fW2: Zap1
batteries: 0
```

```play
roll 1                       # events: SappersWorked W2 fW2 1 false; awaits: fate
```"#],
            &[r#"## 4.2 Baterías mexicanas

Las baterías están al oeste. Un 1: los cañones; cada una de las tres toma uno. La primera alcanza al del muro oeste, que no sobrevive.

```pos
turn 2, Mexican cannon
W2: Tex1
edges: N N S S O
```

```play
roll 1                       # events: BatteriesRolled 1
draw 1
roll 5                       # events: BatteryFired G2 5 true
roll 2                       # events: SurvivalRolled G2 2 false, GunDestroyed G2
draw 0
roll 1                       # events: BatteryFired G1 1 false
roll 1                       # events: BatteryFired G3 1 false; awaits: fate
```

Un 3: la infantería de esos muros y, si sobran baterías, los muros.

```pos
turn 2, Mexican cannon
W2: Tex1
edges: N N S S O
batteries: 2
```

```play
roll 3
roll 4                       # events: BatteryFired W2 4 false
draw 20
roll 5                       # events: BatteryFired SWC-W 5 true
roll 1                       # events: SurvivalRolled SWC-W 1 false, Breached SWC-W; awaits: fate
```

Una zona con tres fichas da blanco a otras tantas baterías.

```pos
turn 2, Mexican cannon
W2: Tex1 Tex2 Reg1
edges: N N S S O
batteries: 2
```

```play
roll 3
roll 5                       # events: BatteryFired W2 5 true
roll 1                       # events: SurvivalRolled W2 1 false, UnitLost Tex1 W2
roll 1                       # events: BatteryFired W2 1 false; no event: BatteryIdle; awaits: fate
```

Las tres pueden tirar contra el único muro que queda en pie.

```pos
turn 2, Mexican cannon
W2: Tex1
edges: N N S S E
batteries: 3
breaches: CAT-E NEB-E
```

```play
roll 5
roll 1                       # events: BatteryFired NEC-E 1 false
roll 6                       # events: BatteryFired NEC-E 6 true
roll 4                       # events: SurvivalRolled NEC-E 4 true
roll 2                       # events: BatteryFired NEC-E 2 false; no event: BatteryIdle; awaits: fate
```

Con dos jugadores, el mexicano elige entre los blancos que permite el dado (aclaración 45).

```pos
turn 2, Mexican cannon
scenario: two-player
W2: Tex1
edges: N N S S O
batteries: 1
```

```play
roll 2                       # awaits: mexican
mexican battery zone W2      # refused
mexican battery gun G3
roll 5                       # events: BatteryFired G3 5 true
roll 3                       # events: SurvivalRolled G3 3 true; awaits: fate
```

Sin baterías, la fase pasa sin dado.

```pos
turn 2, Mexican cannon
W2: Tex1
fW2: Zap1
batteries: 0
```

```play
roll 1                       # events: SappersWorked W2 fW2 1 false; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "5",
        title: ["Movement", "Movimiento"],
        text: [
            "Texan infantry moves up to 3 zones, officers 4, Mexican soldiers 1, or 2 with an officer, cavalry 4; guns never. Whoever enters a zone of the enemy must stop and fight. Mexicans of every kind must stop when they come to a wall of the Alamo: only a ladder or a breach leads to the other side. By ruling 22 Texans do not leave the fort.",
            "La infantería texana mueve hasta 3 zonas; los oficiales, 4; los soldados mexicanos, 1, o 2 con un oficial; la caballería, 4; los cañones, nunca. Quien entra en una zona enemiga debe detenerse y luchar. Los mexicanos, sean lo que sean, deben detenerse al llegar a un muro de El Álamo: sólo se pasa al otro lado por una escala o una brecha. Según la aclaración 22, los texanos no salen del fuerte.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[22, 49, 56],
        examples: [
            &[r#"## 5 Movement

Three zones for a counter, four for an officer, and nobody leaves the fort (ruling 22).

```pos
turn 2, Texan movement
W1: Tex1 Tex2 Travis
```

```play
texan move Tex1 fW1          # refused
texan move Tex1 NWC          # refused
texan move Tex1 W4           # events: Moved Tex1 W1 W4
texan move Tex1 NWC          # refused
texan move Travis NWC        # events: Moved Travis W1 NWC
```

Mexican soldiers go one zone, cavalry four.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
N3: Ald2
O1: Dol2
```

```play
mexican march N3>N5 Ald2     # refused
mexican march N3>N4 Ald2
mexican march O1>O5 Dol2     # events: Marched O1 O5 Dol 2; awaits: fate
```

All Mexicans stop when they come to the wall, cavalry and officers too: nobody goes along its foot beyond the first zone.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fE1: Ald1 Dol1 Cos
```

```play
mexican march fE1>fN3 Ald1   # refused
mexican march fE1>fN3 Dol1   # refused
mexican move Cos fN3         # refused
mexican march fE1>fN4 Dol1   # events: Marched fE1 fN4 Dol 1
mexican move Cos fN4         # events: Moved Cos fE1 fN4
```

A breach leads on: infantry that goes two zones may pass it in one move (ruling 56), whether or not anybody is behind it.

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
O4: Ald2 Cos
O1: Tol1
breaches: W2
guns: G2 destroyed
```

```play
mexican march O4>W2 Ald2     # events: Marched O4 W2 Ald 2
```

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
O4: Ald2 Cos
O1: Tol1
breaches: W2
guns: G2 destroyed
```

```play
mexican march O4>W2 Ald2
roll 1                       # events: FreeFire W2 Ald 1 false; awaits: mexican
```

By an option of a new game it stops before the breach.

```pos
turn 2, Mexican movement
scenario: two-player led=stop
W2: Tex1
O4: Ald2 Cos
O1: Tol1
breaches: W2
guns: G2 destroyed
```

```play
mexican march O4>W2 Ald2     # refused
mexican march O4>fW2 Ald2    # events: Marched O4 fW2 Ald 2
```"#],
            &[r#"## 5 Movimiento

Tres zonas para una ficha, cuatro para un oficial, y nadie sale del fuerte (aclaración 22).

```pos
turn 2, Texan movement
W1: Tex1 Tex2 Travis
```

```play
texan move Tex1 fW1          # refused
texan move Tex1 NWC          # refused
texan move Tex1 W4           # events: Moved Tex1 W1 W4
texan move Tex1 NWC          # refused
texan move Travis NWC        # events: Moved Travis W1 NWC
```

Los soldados mexicanos mueven una zona; la caballería, cuatro.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
N3: Ald2
O1: Dol2
```

```play
mexican march N3>N5 Ald2     # refused
mexican march N3>N4 Ald2
mexican march O1>O5 Dol2     # events: Marched O1 O5 Dol 2; awaits: fate
```

Todos los mexicanos se detienen al llegar al muro, también la caballería y los oficiales: nadie recorre su pie más allá de la primera zona.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fE1: Ald1 Dol1 Cos
```

```play
mexican march fE1>fN3 Ald1   # refused
mexican march fE1>fN3 Dol1   # refused
mexican move Cos fN3         # refused
mexican march fE1>fN4 Dol1   # events: Marched fE1 fN4 Dol 1
mexican move Cos fN4         # events: Moved Cos fE1 fN4
```

La brecha deja paso: la infantería que mueve dos zonas puede cruzarla de una vez (aclaración 56), haya o no alguien detrás.

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
O4: Ald2 Cos
O1: Tol1
breaches: W2
guns: G2 destroyed
```

```play
mexican march O4>W2 Ald2     # events: Marched O4 W2 Ald 2
```

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
O4: Ald2 Cos
O1: Tol1
breaches: W2
guns: G2 destroyed
```

```play
mexican march O4>W2 Ald2
roll 1                       # events: FreeFire W2 Ald 1 false; awaits: mexican
```

Por una opción de la partida se detiene ante la brecha.

```pos
turn 2, Mexican movement
scenario: two-player led=stop
W2: Tex1
O4: Ald2 Cos
O1: Tol1
breaches: W2
guns: G2 destroyed
```

```play
mexican march O4>W2 Ald2     # refused
mexican march O4>fW2 Ald2    # events: Marched O4 fW2 Ald 2
```"#],
        ],
    },
    Clause {
        id: "5a",
        title: ["Stacking", "Apilamiento"],
        text: [
            "A zone holds three counters of a side and one officer. A gun counts as a counter and two guns are the most: one gun with two counters of infantry, or two guns with one.",
            "En una zona caben tres fichas de un bando y un oficial. Un cañón cuenta como ficha y dos son el máximo: un cañón con dos fichas de infantería, o dos cañones con una.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5a Stacking

Two guns leave room for one counter, one gun for two; and there is one officer to a zone.

```pos
turn 1, placement
```

```play
texan place Tex1 NTE
texan place Tex2 NTE         # refused
texan place Ten1 NWC
texan place Ten2 NWC
texan place Reg1 NWC         # refused
texan place Travis NTE
texan place Crockett NTE     # refused
```

Three Mexican counters at most.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
O3: Ald2
O4: Tol2
```

```play
mexican march O3>O4 Ald2     # refused
mexican march O3>O4 Ald1     # events: Marched O3 O4 Ald 1
```"#],
            &[r#"## 5a Apilamiento

Dos cañones dejan sitio para una ficha, uno para dos; y hay un oficial por zona.

```pos
turn 1, placement
```

```play
texan place Tex1 NTE
texan place Tex2 NTE         # refused
texan place Ten1 NWC
texan place Ten2 NWC
texan place Reg1 NWC         # refused
texan place Travis NTE
texan place Crockett NTE     # refused
```

Tres fichas mexicanas como máximo.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
O3: Ald2
O4: Tol2
```

```play
mexican march O3>O4 Ald2     # refused
mexican march O3>O4 Ald1     # events: Marched O3 O4 Ald 1
```"#],
        ],
    },
    Clause {
        id: "5b",
        title: ["Terrain", "Terreno"],
        text: [
            "The stream stops nobody, but to cross it takes all of a cavalry counter's movement. Cavalry comes into the compound only through a breach. Nobody enters the small lake. Where stream and lake lie is our reconstruction.",
            "El arroyo no detiene a nadie, pero cruzarlo le cuesta a la caballería todo su movimiento. La caballería sólo entra en el recinto por una brecha. Nadie entra en el estanque. Por dónde van arroyo y estanque es reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[39],
        examples: [
            &[r#"## 5b Terrain

To cross the stream takes all of a cavalry counter's movement; the lake cannot be entered.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
E1: Dol2
E4: Ald1
```

```play
mexican march E4>LAK Ald1    # refused
mexican march E1>fN3 Dol1    # refused
mexican march E1>fN4 Dol1    # events: Marched E1 fN4 Dol 1
```

A ladder is not for horses.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
fW2: Dol1
ladders: fW2>W2
```

```play
mexican march fW2>W2 Dol1    # refused
```"#],
            &[r#"## 5b Terreno

Cruzar el arroyo le cuesta a la caballería todo su movimiento; en el estanque no se entra.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
E1: Dol2
E4: Ald1
```

```play
mexican march E4>LAK Ald1    # refused
mexican march E1>fN3 Dol1    # refused
mexican march E1>fN4 Dol1    # events: Marched E1 fN4 Dol 1
```

Una escala no es para caballos.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
fW2: Dol1
ladders: fW2>W2
```

```play
mexican march fW2>W2 Dol1    # refused
```"#],
        ],
    },
    Clause {
        id: "5.1",
        title: ["How the columns advance", "Cómo avanzan las columnas"],
        text: [
            "Each turn the Mexicans go on toward the walls. If there is a breach they go through it without more ado; if there is none, they make for the nearest gun position and climb the wall there. Scattered counters of one battalion that are next to each other may come together again in one zone.",
            "Cada turno los mexicanos avanzan hacia los muros. Si hay una brecha, pasan por ella sin más; si no la hay, van a la posición artillada más cercana y escalan allí el muro. Las fichas sueltas de un batallón que estén contiguas pueden reunirse en una zona.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[60, 61],
        examples: [
            &[r#"## 5.1 How the columns advance

Through a breach they go without more ado.

```pos
turn 2, Texan movement
PLC: Tex1
fW2: Ald2
breaches: W2
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched fW2 W2 Ald 2 Breach; awaits: fate
```

Without one they make for the nearest gun position.

```pos
turn 2, Texan movement
PLC: Tex1
O3: Ald2
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched O3 fW3 Ald 2 GunPosition; awaits: fate
```

Where there is no gun they do not climb, but go on to one.

```pos
turn 2, Texan movement
PLC: Tex1
fW2: Ald1<O4
batteries: 0
guns: G1 destroyed, G3 destroyed, G11 destroyed, G12 destroyed
```

```play
texan done                   # awaits: fate
roll 1                       # events: RiflesFired fW2 W3, Marched fW2 fW3 Ald 1 GunPosition; no event: Climbed; awaits: fate
```

As long as there is a breach they make for it, be it on the other side of the fort (ruling 60).

```pos
turn 2, Texan movement
PLC: Tex1
O4: Ald2
breaches: CAT-E
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched O4 Ald 2 Breach; awaits: fate
```

By an option of a new game only one that is near draws them.

```pos
turn 2, Texan movement
scenario: solitaire breach=near
PLC: Tex1
O4: Ald2
breaches: CAT-E
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched O4 Ald 2 GunPosition; awaits: fate
```

Scattered counters of a battalion may come together.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
O3: Ald1
O4: Ald1
```

```play
mexican march O3>O4 Ald1
```

```then
O4: Ald1 Ald1*1<O3
```"#],
            &[r#"## 5.1 Cómo avanzan las columnas

Por una brecha pasan sin más.

```pos
turn 2, Texan movement
PLC: Tex1
fW2: Ald2
breaches: W2
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched fW2 W2 Ald 2 Breach; awaits: fate
```

Sin ella, van a la posición artillada más cercana.

```pos
turn 2, Texan movement
PLC: Tex1
O3: Ald2
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched O3 fW3 Ald 2 GunPosition; awaits: fate
```

Donde no hay cañón no escalan, sino que siguen hasta uno.

```pos
turn 2, Texan movement
PLC: Tex1
fW2: Ald1<O4
batteries: 0
guns: G1 destroyed, G3 destroyed, G11 destroyed, G12 destroyed
```

```play
texan done                   # awaits: fate
roll 1                       # events: RiflesFired fW2 W3, Marched fW2 fW3 Ald 1 GunPosition; no event: Climbed; awaits: fate
```

Mientras haya una brecha van a ella, aunque esté al otro lado del fuerte (aclaración 60).

```pos
turn 2, Texan movement
PLC: Tex1
O4: Ald2
breaches: CAT-E
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched O4 Ald 2 Breach; awaits: fate
```

Por una opción de la partida sólo los atrae una que esté cerca.

```pos
turn 2, Texan movement
scenario: solitaire breach=near
PLC: Tex1
O4: Ald2
breaches: CAT-E
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched O4 Ald 2 GunPosition; awaits: fate
```

Las fichas sueltas de un batallón pueden reunirse.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
O3: Ald1
O4: Ald1
```

```play
mexican march O3>O4 Ald1
```

```then
O4: Ald1 Ald1*1<O3
```"#],
        ],
    },
    Clause {
        id: "5.2",
        title: ["Ladders", "Escalas"],
        text: [
            "At the start of their movement phase Mexicans at the foot of a wall or platform may try to climb it: on 5 or 6 the ladder stands; otherwise they remain at the foot of the wall. Nobody climbs a closed building, the chapel platform or a wall behind a ditch. A Texan counter behind the wall has a free shot at the climber, hitting with 4 or more on the die alone, before the melee. A ladder stays for good: each turn one counter crosses it without a roll, the others wait their turn below.",
            "Al empezar su fase de movimiento, los mexicanos que estén al pie de un muro o de una plataforma pueden intentar escalarlo: con 5 o 6 la escala queda puesta; si no, se quedan al pie del muro. No se escalan los edificios cerrados, la plataforma de la capilla ni un muro tras un foso. La ficha texana que esté tras el muro tiene un tiro libre contra el que sube, que acierta con 4 o más sin modificadores, antes del cuerpo a cuerpo. Una escala queda para siempre: cada turno pasa por ella una ficha sin tirar, y las demás esperan abajo su turno.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[24, 25, 59],
        examples: [
            &[r#"## 5.2 Ladders

5 or 6 and the ladder stands (ruling 25); then one counter a turn goes up, under the free shot of the defenders.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fW2: Ald2
O5: Tol2
```

```play
mexican march fW2>W2 Ald1    # refused
mexican climb fW2>W2
roll 5                       # events: Climbed fW2 W2 5 true
mexican march fW2>W2 Ald2    # refused
mexican march fW2>W2 Ald1
roll 4                       # events: FreeFire W2 Ald 4 true
roll 6                       # events: Held Ald W2
mexican march fW2>W2 Ald1    # refused
```

There is one try for a zone and turn (ruling 24), and the chapel cannot be climbed.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fW2: Ald2
fE2: Tol1
```

```play
mexican climb fW2>W2
roll 4                       # events: Climbed fW2 W2 4 false
mexican climb fW2>W2         # refused
mexican march fE2>CHP Tol1   # refused
```

A ladder leads down as well.

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
W2: Ald2
O5: Tol2
ladders: fW2>W2
```

```play
mexican march W2>fW2 Ald2    # refused
mexican march W2>fW2 Ald1    # events: Marched W2 fW2 Ald 1
```

Who fails remains at the foot of the wall: nobody of that zone marches in this phase.

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
fW2: Ald1 All1
O5: Tol2
```

```play
mexican climb fW2>W2
roll 1                       # events: Climbed fW2 W2 1 false
mexican march fW2>fW3 Ald1   # refused 5
mexican march fW2>O4 All1    # refused 5
mexican march O5>fW1 Tol2    # events: Marched O5 fW1 Tol 2; awaits: fate
```

Ladders go up at the beginning of the phase: once somebody has marched it is too late (ruling 59), though not for a palisade.

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
fW2: Ald1
fPA: All1
O5: Tol2
```

```play
mexican march O5>fW1 Tol2
mexican climb fW2>W2         # refused
mexican climb fPA>PAL
roll 6                       # events: Climbed fPA PAL 6 true
```"#],
            &[r#"## 5.2 Escalas

Con 5 o 6 la escala queda puesta (aclaración 25); entonces sube una ficha por turno, bajo el tiro libre de los defensores.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fW2: Ald2
O5: Tol2
```

```play
mexican march fW2>W2 Ald1    # refused
mexican climb fW2>W2
roll 5                       # events: Climbed fW2 W2 5 true
mexican march fW2>W2 Ald2    # refused
mexican march fW2>W2 Ald1
roll 4                       # events: FreeFire W2 Ald 4 true
roll 6                       # events: Held Ald W2
mexican march fW2>W2 Ald1    # refused
```

Hay un intento por zona y turno (aclaración 24), y la capilla no se escala.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fW2: Ald2
fE2: Tol1
```

```play
mexican climb fW2>W2
roll 4                       # events: Climbed fW2 W2 4 false
mexican climb fW2>W2         # refused
mexican march fE2>CHP Tol1   # refused
```

Por una escala también se baja.

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
W2: Ald2
O5: Tol2
ladders: fW2>W2
```

```play
mexican march W2>fW2 Ald2    # refused
mexican march W2>fW2 Ald1    # events: Marched W2 fW2 Ald 1
```

Quien falla se queda al pie del muro: nadie de esa zona marcha en esa fase.

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
fW2: Ald1 All1
O5: Tol2
```

```play
mexican climb fW2>W2
roll 1                       # events: Climbed fW2 W2 1 false
mexican march fW2>fW3 Ald1   # refused 5
mexican march fW2>O4 All1    # refused 5
mexican march O5>fW1 Tol2    # events: Marched O5 fW1 Tol 2; awaits: fate
```

Las escalas se ponen al principio de la fase: en cuanto alguien marcha ya es tarde (aclaración 59), aunque no para una empalizada.

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
fW2: Ald1
fPA: All1
O5: Tol2
```

```play
mexican march O5>fW1 Tol2
mexican climb fW2>W2         # refused
mexican climb fPA>PAL
roll 6                       # events: Climbed fPA PAL 6 true
```"#],
        ],
    },
    Clause {
        id: "5.3",
        title: ["Ditch", "Foso"],
        text: [
            "Nobody with a ladder passes through a ditch zone. Cavalry cannot use a breach behind a ditch. Infantry may climb the palisade there.",
            "Nadie cruza con escalas una zona de foso. La caballería no puede usar una brecha que esté tras un foso. La infantería sí puede trepar allí por la empalizada.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[26],
        examples: [
            &[r#"## 5.3 Ditch

A ditch is an end (ruling 26): the palisade behind it may be climbed.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fSE: Ald2 Cos
fPA: Tol1
```

```play
mexican march fSE>fLU Ald2   # refused 5
mexican march fPA>fLU Tol1   # refused
mexican climb fPA>PAL
roll 5                       # events: Climbed fPA PAL 5 true
```

No horse goes through a breach behind a ditch; men do.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fPA: Dol1 Ald1
O5: Tol1
breaches: PAL-S
guns: G9 destroyed
```

```play
mexican march fPA>PAL Dol1   # refused
mexican march fPA>PAL Ald1   # events: Marched fPA PAL Ald 1
```"#],
            &[r#"## 5.3 Foso

Un foso es un final (aclaración 26): la empalizada de detrás se puede trepar.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fSE: Ald2 Cos
fPA: Tol1
```

```play
mexican march fSE>fLU Ald2   # refused 5
mexican march fPA>fLU Tol1   # refused
mexican climb fPA>PAL
roll 5                       # events: Climbed fPA PAL 5 true
```

Ningún caballo pasa por una brecha tras un foso; los hombres, sí.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fPA: Dol1 Ald1
O5: Tol1
breaches: PAL-S
guns: G9 destroyed
```

```play
mexican march fPA>PAL Dol1   # refused
mexican march fPA>PAL Ald1   # events: Marched fPA PAL Ald 1
```"#],
        ],
    },
    Clause {
        id: "5.4",
        title: ["Palisades", "Empalizadas"],
        text: [
            "Infantry climbs a palisade in the movement phase with 5 or 6. Texans behind it have their free shot first, hitting with 4 or more on the die alone. An officer goes over freely once infantry is across.",
            "La infantería trepa por una empalizada en la fase de movimiento con 5 o 6. Los texanos que haya detrás tienen antes su tiro libre, que acierta con 4 o más sin modificadores. Un oficial cruza libremente cuando ya ha pasado la infantería.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[24, 25],
        examples: [
            &[r#"## 5.4 Palisades

Over the palisade, past the free shot; and the officer after his men.

```pos
turn 2, Mexican movement
scenario: two-player
PAL: Tex1
fPA: Ald2 Cos
O5: Tol2
```

```play
mexican move Cos PAL         # refused 5.2
mexican climb fPA>PAL
roll 6                       # events: Climbed fPA PAL 6 true
mexican march fPA>PAL Ald1
roll 3                       # events: FreeFire PAL Ald 3 false
mexican move Cos PAL         # events: Moved Cos fPA PAL
```"#],
            &[r#"## 5.4 Empalizadas

Por encima de la empalizada, tras el tiro libre; y el oficial, después de sus hombres.

```pos
turn 2, Mexican movement
scenario: two-player
PAL: Tex1
fPA: Ald2 Cos
O5: Tol2
```

```play
mexican move Cos PAL         # refused 5.2
mexican climb fPA>PAL
roll 6                       # events: Climbed fPA PAL 6 true
mexican march fPA>PAL Ald1
roll 3                       # events: FreeFire PAL Ald 3 false
mexican move Cos PAL         # events: Moved Cos fPA PAL
```"#],
        ],
    },
    Clause {
        id: "5.5",
        title: ["Zone of control", "Zona de control"],
        text: [
            "A counter stops when it comes next to an enemy, unless it goes on into his zone to fight and has the movement for it. An officer alone stops nobody. By ruling 23 only a border that can be crossed counts.",
            "Una ficha se detiene al llegar junto a un enemigo, salvo que siga hasta su zona para luchar y le alcance el movimiento. Un oficial solo no detiene a nadie. Según la aclaración 23, sólo cuenta una linde que se pueda cruzar.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[23],
        examples: [
            &[r#"## 5.5 Zone of control

Aldama is in the plaza. A counter that comes next to it must stop, or go on into its zone to fight; so the north houses are out of reach.

```pos
turn 2, Texan movement
W2: Tex1 Tex2
W1: Travis Reg1
PLC: Ald1
```

```play
texan move Tex1 W4           # refused
texan move Tex1 PLC          # events: Moved Tex1 W2 PLC
texan move Tex2 W3           # events: Moved Tex2 W2 W3
```

Mexican officers are bound like the others: Cos comes next to the Texans in the plaza and must stop.

```pos
turn 2, Mexican movement
scenario: two-player
PLD: Tex1
W4: Cos
W2: Ald1
O5: Tol2
guns: G2 destroyed
```

```play
mexican move Cos W1          # refused
mexican move Cos W2          # events: Moved Cos W4 W2
```

An officer alone stops nobody.

```pos
turn 2, Texan movement
W2: Tex1
PLC: Cos
```

```play
texan move Tex1 W4           # events: Moved Tex1 W2 W4; awaits: fate
```"#],
            &[r#"## 5.5 Zona de control

Aldama está en la plaza. La ficha que llega a su lado debe detenerse, o seguir hasta su zona para luchar; así que las casas del norte quedan fuera de alcance.

```pos
turn 2, Texan movement
W2: Tex1 Tex2
W1: Travis Reg1
PLC: Ald1
```

```play
texan move Tex1 W4           # refused
texan move Tex1 PLC          # events: Moved Tex1 W2 PLC
texan move Tex2 W3           # events: Moved Tex2 W2 W3
```

Los oficiales mexicanos están sujetos como los demás: Cos llega junto a los texanos de la plaza y debe detenerse.

```pos
turn 2, Mexican movement
scenario: two-player
PLD: Tex1
W4: Cos
W2: Ald1
O5: Tol2
guns: G2 destroyed
```

```play
mexican move Cos W1          # refused
mexican move Cos W2          # events: Moved Cos W4 W2
```

Un oficial solo no detiene a nadie.

```pos
turn 2, Texan movement
W2: Tex1
PLC: Cos
```

```play
texan move Tex1 W4           # events: Moved Tex1 W2 W4; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "6",
        title: ["Sappers and breaches", "Zapadores y brechas"],
        text: [
            "Sappers who begin the Mexican fire phase at the foot of an outer wall or palisade may try to open it: on 5 or 6 there is a breach. One try for each zone and turn, however many sappers are there. The defenders behind lose nobody but must step back into an adjacent zone. Cavalry may ride through a breach without stopping. Walls between inside zones cannot be breached.",
            "Los zapadores que empiezan la fase de fuego mexicana al pie de un muro exterior o de una empalizada pueden intentar abrirlo: con 5 o 6 hay una brecha. Un intento por zona y turno, por muchos zapadores que haya. Los defensores de detrás no pierden a nadie, pero deben pasar a una zona contigua. La caballería puede cruzar una brecha sin detenerse. Los muros entre zonas interiores no se pueden abrir.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[5, 27, 28, 67],
        examples: [
            &[r#"## 6 Sappers and breaches

Two sappers have one try between them; the other one shoots.

```pos
turn 2, Mexican rifles
W2: Tex1
fNW: Zap2
```

```play
roll 4                       # events: SappersWorked NWC-W fNW 4 false
roll 1                       # events: RiflesFired fNW NWC 1 1 6 false; awaits: fate
```

They open palisades too (ruling 27).

```pos
turn 2, Mexican rifles
W2: Tex1
fPA: Zap1
```

```play
roll 5                       # events: SappersWorked PAL-S fPA 5 true, Breached PAL-S; awaits: fate
```

A corner has two sections (ruling 5): either breach opens it.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fNW: Ald1
O5: Tol1
breaches: NWC-N
guns: G3 destroyed
```

```play
mexican march fNW>NWC Ald1   # events: Marched fNW NWC Ald 1
```

Those behind must step back where they choose; the gun stays (ruling 28).

```pos
turn 2, Mexican rifles
W3: Tex1
fW3: Zap1
```

```play
roll 6                       # events: Breached W3; awaits: texan
texan retreat Tex1 W2        # events: UnitRetreated Tex1 W3 W2; awaits: fate
```

With two players the Mexican one says whether they dig, and where (ruling 38).

```pos
turn 2, Mexican rifles
scenario: two-player
W2: Tex1
fN3: Zap1
O5: Tol1
guns: G1 destroyed, G6 destroyed
```

```play
mexican dig fN4>NEB          # refused
mexican dig fN3>NEC
roll 5                       # events: SappersWorked NEC-E fN3 5 true, Breached NEC-E; awaits: mexican
```

```pos
turn 2, Mexican rifles
scenario: two-player
W2: Tex1
COR: Tex2
fN3: Zap1
O5: Tol1
guns: G1 destroyed, G6 destroyed
```

```play
mexican done                 # no event: SappersWorked; awaits: fate
roll 1                       # events: RiflesFired fN3 COR 1 1 6 false; awaits: mexican
```

A breach costs no losses: without room to step back to, they stay.

```pos
turn 2, Mexican rifles
LUN: Tex1
GAT: Tex2 Reg1 Reg2
fLU: Zap1
```

```play
roll 6                       # events: Breached LUN-S, NoRoomBehind LUN; no event: UnitLost; awaits: fate
```

Cavalry rides through without stopping.

```pos
turn 2, Mexican movement
scenario: two-player
CHY: Tex1
fW2: Dol1
O5: Tol1
breaches: W2
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
mexican march fW2>PLD Dol1   # events: Marched fW2 PLD Dol 1
```

A ladder is of no use where there is a breach.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
fW2: Ald1
breaches: W2
```

```play
mexican climb fW2>W2         # refused
```"#],
            &[r#"## 6 Zapadores y brechas

Dos zapadores tienen un solo intento entre ambos; el otro dispara.

```pos
turn 2, Mexican rifles
W2: Tex1
fNW: Zap2
```

```play
roll 4                       # events: SappersWorked NWC-W fNW 4 false
roll 1                       # events: RiflesFired fNW NWC 1 1 6 false; awaits: fate
```

También abren empalizadas (aclaración 27).

```pos
turn 2, Mexican rifles
W2: Tex1
fPA: Zap1
```

```play
roll 5                       # events: SappersWorked PAL-S fPA 5 true, Breached PAL-S; awaits: fate
```

Una esquina tiene dos secciones (aclaración 5): cualquier brecha la abre.

```pos
turn 2, Mexican movement
scenario: two-player
W2: Tex1
fNW: Ald1
O5: Tol1
breaches: NWC-N
guns: G3 destroyed
```

```play
mexican march fNW>NWC Ald1   # events: Marched fNW NWC Ald 1
```

Los de detrás deben retroceder adonde elijan; el cañón se queda (aclaración 28).

```pos
turn 2, Mexican rifles
W3: Tex1
fW3: Zap1
```

```play
roll 6                       # events: Breached W3; awaits: texan
texan retreat Tex1 W2        # events: UnitRetreated Tex1 W3 W2; awaits: fate
```

Con dos jugadores, el mexicano dice si trabajan y dónde (aclaración 38).

```pos
turn 2, Mexican rifles
scenario: two-player
W2: Tex1
fN3: Zap1
O5: Tol1
guns: G1 destroyed, G6 destroyed
```

```play
mexican dig fN4>NEB          # refused
mexican dig fN3>NEC
roll 5                       # events: SappersWorked NEC-E fN3 5 true, Breached NEC-E; awaits: mexican
```

```pos
turn 2, Mexican rifles
scenario: two-player
W2: Tex1
COR: Tex2
fN3: Zap1
O5: Tol1
guns: G1 destroyed, G6 destroyed
```

```play
mexican done                 # no event: SappersWorked; awaits: fate
roll 1                       # events: RiflesFired fN3 COR 1 1 6 false; awaits: mexican
```

Una brecha no causa bajas: si no hay sitio adonde retroceder, se quedan.

```pos
turn 2, Mexican rifles
LUN: Tex1
GAT: Tex2 Reg1 Reg2
fLU: Zap1
```

```play
roll 6                       # events: Breached LUN-S, NoRoomBehind LUN; no event: UnitLost; awaits: fate
```

La caballería cruza sin detenerse.

```pos
turn 2, Mexican movement
scenario: two-player
CHY: Tex1
fW2: Dol1
O5: Tol1
breaches: W2
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
mexican march fW2>PLD Dol1   # events: Marched fW2 PLD Dol 1
```

Donde hay brecha no hace falta escala.

```pos
turn 2, Mexican movement
scenario: two-player
W1: Tex1
fW2: Ald1
breaches: W2
```

```play
mexican climb fW2>W2         # refused
```"#],
        ],
    },
    Clause {
        id: "7",
        title: ["Melee", "Cuerpo a cuerpo"],
        text: [
            "Whoever enters a zone with enemies fights them. Each melee is fought by itself: one die for each side, the Texans first; the higher total wins, a tie goes to the Texans, and the loser is eliminated. An officer dies with the last counter he leads.",
            "Quien entra en una zona con enemigos lucha con ellos. Cada cuerpo a cuerpo se resuelve por separado: un dado por bando, primero los texanos; gana el total mayor, el empate es de los texanos, y el perdedor queda eliminado. Un oficial muere con la última ficha que mandaba.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[29, 30, 31, 58],
        examples: [
            &[r#"## 7 Melee

The Texans throw first: 3 and 1 for defending. The Mexicans throw 4 and add 1 for their mass: 5 beats 4.

```pos
turn 2, Mexican melee
W2: Tex1 Ald1<fW2
ladders: fW2>W2
```

```play
roll 3
roll 4                       # events: MeleeRolled W2 3 4 4 5 Mexican, UnitLost Tex1 W2; awaits: fate
```

A tie is Texan.

```pos
turn 2, Mexican melee
W2: Tex1 Ald1<fW2
ladders: fW2>W2
```

```play
roll 4
roll 4                       # events: MeleeRolled W2 4 4 5 5 Texan, MexicanLost Ald W2; awaits: fate
```

Each melee is fought by itself. The Texan chooses which of his comes next (ruling 58).

```pos
turn 2, Texan melee
W2: Tex1 Ald1
NEC: Tex2 Tol1
```

```play
texan melee W3               # refused
texan melee NEC
roll 6
roll 1                       # events: MeleeRolled NEC 6 1, MexicanLost Tol NEC
roll 6
roll 1                       # events: MeleeRolled W2 6 1; awaits: fate
```

An officer dies with the last counter he leads (ruling 31).

```pos
turn 2, Mexican melee
W2: Tex1 Travis Ald1<fW2
ladders: fW2>W2
```

```play
roll 1
roll 6                       # events: MeleeRolled W2 1 6 3 7 Mexican, UnitLost Tex1 W2, OfficerDied Travis W2; awaits: fate
```"#],
            &[r#"## 7 Cuerpo a cuerpo

Tiran primero los texanos: 3 y 1 por defender. Los mexicanos sacan 4 y suman 1 por su masa: 5 gana a 4.

```pos
turn 2, Mexican melee
W2: Tex1 Ald1<fW2
ladders: fW2>W2
```

```play
roll 3
roll 4                       # events: MeleeRolled W2 3 4 4 5 Mexican, UnitLost Tex1 W2; awaits: fate
```

El empate es de los texanos.

```pos
turn 2, Mexican melee
W2: Tex1 Ald1<fW2
ladders: fW2>W2
```

```play
roll 4
roll 4                       # events: MeleeRolled W2 4 4 5 5 Texan, MexicanLost Ald W2; awaits: fate
```

Cada cuerpo a cuerpo se resuelve por separado. El texano elige cuál de los suyos va antes (aclaración 58).

```pos
turn 2, Texan melee
W2: Tex1 Ald1
NEC: Tex2 Tol1
```

```play
texan melee W3               # refused
texan melee NEC
roll 6
roll 1                       # events: MeleeRolled NEC 6 1, MexicanLost Tol NEC
roll 6
roll 1                       # events: MeleeRolled W2 6 1; awaits: fate
```

Un oficial muere con la última ficha que mandaba (aclaración 31).

```pos
turn 2, Mexican melee
W2: Tex1 Travis Ald1<fW2
ladders: fW2>W2
```

```play
roll 1
roll 6                       # events: MeleeRolled W2 1 6 3 7 Mexican, UnitLost Tex1 W2, OfficerDied Travis W2; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "7a",
        title: ["Melee modifiers", "Modificadores al cuerpo a cuerpo"],
        text: [
            "For both: the officer's bonus; 1 for two counters together, 2 for three, a gun included; 2 for cannon with ammunition. For the Texans: 1 when they defend the zone. For the Mexicans: 1 for infantry or sappers, or 2 for cavalry.",
            "Para ambos: la bonificación del oficial; 1 por dos fichas juntas, 2 por tres, contando un cañón; 2 por cañones con munición. Para los texanos: 1 cuando defienden la zona. Para los mexicanos: 1 por infantería o zapadores, o 2 por caballería.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[29, 30, 63],
        examples: [
            &[r#"## 7a Melee modifiers

A gun and two counters: 1 for defending, 2 for three together, 2 for canister. Three of Aldama with Cos: 1, 2 and 1.

```pos
turn 2, Mexican melee
NWC: Tex1 Tex2 Ald3<fNW Cos
ladders: fNW>NWC
```

```play
roll 1
roll 2                       # events: MeleeRolled NWC 1 2 6 6 Texan; awaits: fate
```

Texans who go in themselves do not defend (ruling 29).

```pos
turn 2, Texan melee
W2: Tex1 Ald1
```

```play
roll 3
roll 3                       # events: MeleeRolled W2 3 3 3 4 Mexican; awaits: fate
```

Horse and foot together: 1 for two counters and 2 for the cavalry, nothing more for the infantry (ruling 30).

```pos
turn 2, Mexican melee
W2: Tex1 Ald1 Dol1
breaches: W2
```

```play
roll 3
roll 1                       # events: MeleeRolled W2 3 1 4 4 Texan; awaits: fate
```

Mexicans attacked at a gun that they have taken have its canister (ruling 63): 1 and 2, against nothing.

```pos
turn 2, Texan melee
W3: Tex1 Ald1
CAT: Tex2
guns: G2 crewless
```

```play
roll 3
roll 1                       # events: MeleeRolled W3 3 1 3 4 Mexican; awaits: fate
```

```then
guns: G2 crewless melees 1
```

By an option of a new game only Texans have it.

```pos
turn 2, Texan melee
scenario: solitaire canister=texan
W3: Tex1 Ald1
CAT: Tex2
guns: G2 crewless
```

```play
roll 3
roll 1                       # events: MeleeRolled W3 3 1 3 2 Texan; awaits: fate
```"#],
            &[r#"## 7a Modificadores al cuerpo a cuerpo

Un cañón y dos fichas: 1 por defender, 2 por ser tres, 2 por la metralla. Tres de Aldama con Cos: 1, 2 y 1.

```pos
turn 2, Mexican melee
NWC: Tex1 Tex2 Ald3<fNW Cos
ladders: fNW>NWC
```

```play
roll 1
roll 2                       # events: MeleeRolled NWC 1 2 6 6 Texan; awaits: fate
```

Los texanos que entran ellos mismos no defienden (aclaración 29).

```pos
turn 2, Texan melee
W2: Tex1 Ald1
```

```play
roll 3
roll 3                       # events: MeleeRolled W2 3 3 3 4 Mexican; awaits: fate
```

Caballería e infantería juntas: 1 por ser dos fichas y 2 por la caballería, nada más por la infantería (aclaración 30).

```pos
turn 2, Mexican melee
W2: Tex1 Ald1 Dol1
breaches: W2
```

```play
roll 3
roll 1                       # events: MeleeRolled W2 3 1 4 4 Texan; awaits: fate
```

Los mexicanos atacados junto a un cañón que han tomado tienen su metralla (aclaración 63): 1 y 2, contra nada.

```pos
turn 2, Texan melee
W3: Tex1 Ald1
CAT: Tex2
guns: G2 crewless
```

```play
roll 3
roll 1                       # events: MeleeRolled W3 3 1 3 4 Mexican; awaits: fate
```

```then
guns: G2 crewless melees 1
```

Por una opción de la partida sólo la tienen los texanos.

```pos
turn 2, Texan melee
scenario: solitaire canister=texan
W3: Tex1 Ald1
CAT: Tex2
guns: G2 crewless
```

```play
roll 3
roll 1                       # events: MeleeRolled W3 3 1 3 2 Texan; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "7.1",
        title: ["Stacks in melee", "Pilas en el cuerpo a cuerpo"],
        text: [
            "The top counter bears the result. If it is eliminated, those below retreat to an adjacent zone of the player's choice; beaten attackers go back to the zone from which they assaulted, unless an enemy is next to it. Who cannot retreat is eliminated.",
            "La ficha superior sufre el resultado. Si es eliminada, las de debajo se retiran a una zona contigua a elección del jugador; los atacantes vencidos vuelven a la zona desde la que asaltaron, salvo que haya un enemigo junto a ella. Quien no puede retirarse queda eliminado.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[18, 30, 48, 57],
        examples: [
            &[r#"## 7.1 Stacks in melee

The Texans lose one of two; the other falls back where the player wants.

```pos
turn 2, Mexican melee
W2: Tex1 Tex2 Ald3<fW2
breaches: W2
```

```play
roll 2
roll 3                       # events: MeleeRolled W2 2 3 4 6 Mexican, UnitLost Tex1 W2; awaits: texan
texan retreat Tex2 PLN       # refused 3.3
texan retreat Tex2 PLD       # events: UnitRetreated Tex2 W2 PLD; awaits: fate
```

An officer goes with the last of his men, not to others nearby.

```pos
turn 2, Mexican melee
W2: Tex1 Tex2 Travis Ald3<fW2
W1: Reg1
breaches: W2
guns: G2 destroyed
```

```play
roll 1
roll 4                       # events: UnitLost Tex1 W2; awaits: texan
texan retreat Tex2 W3        # events: UnitRetreated Tex2 W2 W3, OfficerJoined Travis W3; awaits: fate
```

Beaten Mexicans who attacked go back the way they came.

```pos
turn 2, Mexican melee
W2: Tex1 Ald2<fW2
breaches: W2
```

```play
roll 6
roll 1                       # events: MexicanLost Ald W2, Retreated Ald 1 W2 fW2; awaits: fate
```

Texans stand next to the zone they came from: the survivors are lost.

```pos
turn 2, Mexican melee
NTE: Tex1 Tol3<PLN
W4: Tex2
N3: Ald1
guns: G3 destroyed, G4 destroyed, G5 destroyed
```

```play
roll 6
roll 1                       # events: MexicanLost Tol NTE, CutOff Tol 1 NTE, CutOff Tol 1 NTE; no event: Retreated; awaits: fate
```

Each counter goes back the way it came itself, though they are of one battalion; those that came last lie on top.

```pos
turn 2, Mexican melee
W2: Tex1 Ald1<fW2 Ald2<PLD
breaches: W2
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 6
roll 1                       # events: MexicanLost Ald W2, Retreated Ald 1 W2 PLD, Retreated Ald 1 W2 fW2; awaits: fate
```

Beaten Texans who attacked do the same.

```pos
turn 2, Texan movement
W1: Tex1 Tex2
W2: Ald2<fW2
breaches: W2
guns: G2 destroyed
```

```play
texan move Tex1 W2
texan move Tex2 W2
roll 1
roll 6                       # events: MeleeRolled W2 1 6 2 8 Mexican, UnitLost Tex1 W2, UnitRetreated Tex2 W2 W1; awaits: fate
```

Mexicans who were attacked and lost go where the player says (ruling 57): with two players, the Mexican one.

```pos
turn 2, Texan movement
scenario: two-player
W2: Tex1
PLD: Ald3<PLC
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
texan move Tex1 PLD
roll 6
roll 1                       # events: MexicanLost Ald PLD; awaits: mexican
mexican retreat PLD>W3 Ald1  # refused 3.3
mexican retreat PLD>PLC Ald1 # events: Retreated Ald 1 PLD PLC; awaits: mexican
mexican retreat PLD>LBS Ald1 # events: Retreated Ald 1 PLD LBS; awaits: fate
```

Alone, the player chooses for them; not a zone next to other Texans.

```pos
turn 2, Texan movement
W2: Tex1
PLN: Tex2
PLD: Ald3<PLC
guns: G2 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan move Tex1 PLD
texan done
roll 6
roll 1                       # events: MexicanLost Ald PLD; awaits: texan
texan retreat PLD>PLC Ald2   # refused 3.3
texan retreat PLD>LBS Ald2   # events: Retreated Ald 1 PLD LBS; awaits: fate
```

By an option of a new game they go back where they came from.

```pos
turn 2, Texan movement
scenario: solitaire beaten=back
W2: Tex1
PLD: Ald3<PLC
guns: G2 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan move Tex1 PLD
roll 6
roll 1                       # events: MexicanLost Ald PLD, Retreated Ald 1 PLD PLC, Retreated Ald 1 PLD PLC; awaits: fate
```"#],
            &[r#"## 7.1 Pilas en el cuerpo a cuerpo

Los texanos pierden una de dos; la otra se retira adonde quiera el jugador.

```pos
turn 2, Mexican melee
W2: Tex1 Tex2 Ald3<fW2
breaches: W2
```

```play
roll 2
roll 3                       # events: MeleeRolled W2 2 3 4 6 Mexican, UnitLost Tex1 W2; awaits: texan
texan retreat Tex2 PLN       # refused 3.3
texan retreat Tex2 PLD       # events: UnitRetreated Tex2 W2 PLD; awaits: fate
```

El oficial se va con el último de sus hombres, no con otros que estén cerca.

```pos
turn 2, Mexican melee
W2: Tex1 Tex2 Travis Ald3<fW2
W1: Reg1
breaches: W2
guns: G2 destroyed
```

```play
roll 1
roll 4                       # events: UnitLost Tex1 W2; awaits: texan
texan retreat Tex2 W3        # events: UnitRetreated Tex2 W2 W3, OfficerJoined Travis W3; awaits: fate
```

Los mexicanos vencidos que atacaron vuelven por donde vinieron.

```pos
turn 2, Mexican melee
W2: Tex1 Ald2<fW2
breaches: W2
```

```play
roll 6
roll 1                       # events: MexicanLost Ald W2, Retreated Ald 1 W2 fW2; awaits: fate
```

Hay texanos junto a la zona de donde vinieron: los supervivientes se pierden.

```pos
turn 2, Mexican melee
NTE: Tex1 Tol3<PLN
W4: Tex2
N3: Ald1
guns: G3 destroyed, G4 destroyed, G5 destroyed
```

```play
roll 6
roll 1                       # events: MexicanLost Tol NTE, CutOff Tol 1 NTE, CutOff Tol 1 NTE; no event: Retreated; awaits: fate
```

Cada ficha vuelve por donde vino ella misma, aunque sean de un mismo batallón; encima están las que llegaron las últimas.

```pos
turn 2, Mexican melee
W2: Tex1 Ald1<fW2 Ald2<PLD
breaches: W2
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 6
roll 1                       # events: MexicanLost Ald W2, Retreated Ald 1 W2 PLD, Retreated Ald 1 W2 fW2; awaits: fate
```

Los texanos vencidos que atacaron hacen lo mismo.

```pos
turn 2, Texan movement
W1: Tex1 Tex2
W2: Ald2<fW2
breaches: W2
guns: G2 destroyed
```

```play
texan move Tex1 W2
texan move Tex2 W2
roll 1
roll 6                       # events: MeleeRolled W2 1 6 2 8 Mexican, UnitLost Tex1 W2, UnitRetreated Tex2 W2 W1; awaits: fate
```

Los mexicanos atacados y vencidos van adonde diga el jugador (aclaración 57): si son dos, el mexicano.

```pos
turn 2, Texan movement
scenario: two-player
W2: Tex1
PLD: Ald3<PLC
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
texan move Tex1 PLD
roll 6
roll 1                       # events: MexicanLost Ald PLD; awaits: mexican
mexican retreat PLD>W3 Ald1  # refused 3.3
mexican retreat PLD>PLC Ald1 # events: Retreated Ald 1 PLD PLC; awaits: mexican
mexican retreat PLD>LBS Ald1 # events: Retreated Ald 1 PLD LBS; awaits: fate
```

A solas, el jugador elige por ellos; no una zona junto a otros texanos.

```pos
turn 2, Texan movement
W2: Tex1
PLN: Tex2
PLD: Ald3<PLC
guns: G2 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan move Tex1 PLD
texan done
roll 6
roll 1                       # events: MexicanLost Ald PLD; awaits: texan
texan retreat PLD>PLC Ald2   # refused 3.3
texan retreat PLD>LBS Ald2   # events: Retreated Ald 1 PLD LBS; awaits: fate
```

Por una opción de la partida vuelven a la zona de donde vinieron.

```pos
turn 2, Texan movement
scenario: solitaire beaten=back
W2: Tex1
PLD: Ald3<PLC
guns: G2 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan move Tex1 PLD
roll 6
roll 1                       # events: MexicanLost Ald PLD, Retreated Ald 1 PLD PLC, Retreated Ald 1 PLD PLC; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "7.2",
        title: ["Capture of cannon", "Captura de cañones"],
        text: [
            "If the Texans lose a melee where there is a gun, it falls into Mexican hands intact if the Texan die was odd; if it was even, the crew destroyed it first.",
            "Si los texanos pierden un cuerpo a cuerpo donde hay un cañón, cae intacto en manos mexicanas si el dado texano fue impar; si fue par, la dotación lo destruyó antes.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[47],
        examples: [
            &[r#"## 7.2 Capture of cannon

The Texan die is odd: the gun is taken intact.

```pos
turn 2, Mexican melee
W2: Tex1
W3: Ald2<fW3
breaches: W3
```

```play
roll 1
roll 6                       # events: MeleeRolled W3 1 6 4 8 Mexican, GunCaptured G2; awaits: fate
```

Even: the crew destroys it first.

```pos
turn 2, Mexican melee
W2: Tex1
W3: Ald2<fW3
breaches: W3
```

```play
roll 2
roll 6                       # events: MeleeRolled W3 2 6 5 8 Mexican, GunSpiked G2; awaits: fate
```"#],
            &[r#"## 7.2 Captura de cañones

El dado texano es impar: el cañón cae intacto.

```pos
turn 2, Mexican melee
W2: Tex1
W3: Ald2<fW3
breaches: W3
```

```play
roll 1
roll 6                       # events: MeleeRolled W3 1 6 4 8 Mexican, GunCaptured G2; awaits: fate
```

Par: la dotación lo destruye antes.

```pos
turn 2, Mexican melee
W2: Tex1
W3: Ald2<fW3
breaches: W3
```

```play
roll 2
roll 6                       # events: MeleeRolled W3 2 6 5 8 Mexican, GunSpiked G2; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "7.3",
        title: ["Ammunition", "Munición"],
        text: [
            "After its fourth melee a gun has no ammunition left and fires no more. Its crew fights as infantry, with 1 less.",
            "Tras su cuarto cuerpo a cuerpo, un cañón se queda sin munición y no tira más. Su dotación lucha como infantería, con 1 menos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[63, 64],
        examples: [
            &[r#"## 7.3 Ammunition

The fourth melee is the last with canister.

```pos
turn 2, Mexican melee
W2: Tex1
W3: Ald1<fW3
breaches: W3
guns: G2 melees 3
```

```play
roll 6
roll 1                       # events: MeleeRolled W3 6 1 9 2 Texan, AmmunitionSpent G2; awaits: fate
```

Then it fires no more, and its crew fights with 1 less.

```pos
turn 2, Texan cannon
W2: Tex1
O3: Ald1
guns: G2 melees 4
```

```play
texan cannon W3>O3           # refused
```

```pos
turn 2, Mexican melee
W2: Tex1
W3: Ald1<fW3
breaches: W3
guns: G2 melees 4
```

```play
roll 3
roll 2                       # events: MeleeRolled W3 3 2 3 3 Texan; awaits: fate
```

In a stack it is the same: two together, but a crew without ammunition among them (ruling 64).

```pos
turn 2, Mexican melee
W3: Tex1 Ald1<fW3
breaches: W3
guns: G2 melees 4
```

```play
roll 3
roll 4                       # events: MeleeRolled W3 3 4 4 5 Mexican; awaits: fate
```

The crew still has its free shot at those who come in.

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
fW3: Ald1
O5: Tol1
breaches: W3
guns: G2 melees 4
```

```play
mexican march fW3>W3 Ald1
roll 4                       # events: FreeFire W3 Ald 4 true
roll 6                       # events: Held Ald W3
```"#],
            &[r#"## 7.3 Munición

El cuarto cuerpo a cuerpo es el último con metralla.

```pos
turn 2, Mexican melee
W2: Tex1
W3: Ald1<fW3
breaches: W3
guns: G2 melees 3
```

```play
roll 6
roll 1                       # events: MeleeRolled W3 6 1 9 2 Texan, AmmunitionSpent G2; awaits: fate
```

Después no tira más, y su dotación lucha con 1 menos.

```pos
turn 2, Texan cannon
W2: Tex1
O3: Ald1
guns: G2 melees 4
```

```play
texan cannon W3>O3           # refused
```

```pos
turn 2, Mexican melee
W2: Tex1
W3: Ald1<fW3
breaches: W3
guns: G2 melees 4
```

```play
roll 3
roll 2                       # events: MeleeRolled W3 3 2 3 3 Texan; awaits: fate
```

En una pila es igual: dos juntas, pero con una dotación sin munición entre ellas (aclaración 64).

```pos
turn 2, Mexican melee
W3: Tex1 Ald1<fW3
breaches: W3
guns: G2 melees 4
```

```play
roll 3
roll 4                       # events: MeleeRolled W3 3 4 4 5 Mexican; awaits: fate
```

La dotación conserva su tiro libre contra los que entran.

```pos
turn 2, Mexican movement
scenario: two-player
CAT: Tex1
fW3: Ald1
O5: Tol1
breaches: W3
guns: G2 melees 4
```

```play
mexican march fW3>W3 Ald1
roll 4                       # events: FreeFire W3 Ald 4 true
roll 6                       # events: Held Ald W3
```"#],
        ],
    },
    Clause {
        id: "8",
        title: ["Rally", "Reagrupamiento"],
        text: [
            "A battalion that has lost all its counters comes back at the start of the next turn, one counter weaker than the last time, on the edge where it began. It may do so again and again, until nothing is left of it. The four sappers count as one battalion. Each counter struck off so is lost for good and is worth a victory point.",
            "Un batallón que ha perdido todas sus fichas vuelve al principio del turno siguiente, con una ficha menos que la vez anterior, por el borde donde empezó. Puede hacerlo una y otra vez, hasta que no quede nada de él. Los cuatro zapadores cuentan como un batallón. Cada ficha así descontada se pierde para siempre y vale un punto de victoria.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[33, 34, 53],
        examples: [
            &[r#"## 8 Rally

The last of Aldama falls. At the start of the next turn the battalion comes back with five counters, by halves, on its own edge; that is a point (ruling 33).

```pos
turn 2, Mexican melee
W2: Tex1 Ald1<fW2
S1: Tol1
S2: All1
S3: Mat1
S4: Jim1
S5: SLu1
S6: Zap1
O6: Dol1
breaches: W2
```

```play
roll 6
roll 1                       # events: MexicanLost Ald W2, TurnBegan 3, Rallied Ald 5 1
roll 2                       # events: Entered Ald 3 N2, Entered Ald 2 N3; awaits: texan
```

```then
strength: Ald 5
```

When nothing is left it does not come back.

```pos
turn 2, Mexican melee
W2: Tex1 Ald1<fW2
S1: Tol1
S2: All1
S3: Mat1
S4: Jim1
S5: SLu1
S6: Zap1
O6: Dol1
breaches: W2
strength: Ald 1
```

```play
roll 6
roll 1                       # events: BattalionGone Ald 6; no event: Rallied; awaits: texan
```

Sappers come back one by one to the edges of the columns (ruling 34).

```pos
turn 2, Mexican melee
W2: Tex1 Zap1<fW2
N1: Tol1
N2: All1
N3: Mat1
N4: Jim1
N5: SLu1
N6: Ald1
O6: Dol1
breaches: W2
edges: E E S O E
```

```play
roll 6
roll 1                       # events: MexicanLost Zap W2, Rallied Zap 3 1
roll 2                       # events: Entered Zap 1 E2
draw 3                       # events: Entered Zap 1 E3
roll 4                       # events: Entered Zap 1 S4; awaits: texan
```"#],
            &[r#"## 8 Reagrupamiento

Cae la última ficha de Aldama. Al principio del turno siguiente el batallón vuelve con cinco fichas, por mitades, por su propio borde; eso es un punto (aclaración 33).

```pos
turn 2, Mexican melee
W2: Tex1 Ald1<fW2
S1: Tol1
S2: All1
S3: Mat1
S4: Jim1
S5: SLu1
S6: Zap1
O6: Dol1
breaches: W2
```

```play
roll 6
roll 1                       # events: MexicanLost Ald W2, TurnBegan 3, Rallied Ald 5 1
roll 2                       # events: Entered Ald 3 N2, Entered Ald 2 N3; awaits: texan
```

```then
strength: Ald 5
```

Cuando no queda nada, no vuelve.

```pos
turn 2, Mexican melee
W2: Tex1 Ald1<fW2
S1: Tol1
S2: All1
S3: Mat1
S4: Jim1
S5: SLu1
S6: Zap1
O6: Dol1
breaches: W2
strength: Ald 1
```

```play
roll 6
roll 1                       # events: BattalionGone Ald 6; no event: Rallied; awaits: texan
```

Los zapadores vuelven de uno en uno a los bordes de las columnas (aclaración 34).

```pos
turn 2, Mexican melee
W2: Tex1 Zap1<fW2
N1: Tol1
N2: All1
N3: Mat1
N4: Jim1
N5: SLu1
N6: Ald1
O6: Dol1
breaches: W2
edges: E E S O E
```

```play
roll 6
roll 1                       # events: MexicanLost Zap W2, Rallied Zap 3 1
roll 2                       # events: Entered Zap 1 E2
draw 3                       # events: Entered Zap 1 E3
roll 4                       # events: Entered Zap 1 S4; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "9a",
        title: ["Crockett and the magazine", "Crockett y el polvorín"],
        text: [
            "If no more than two Texan counters are left and Crockett lives, he may enter the powder magazine and blow it up: every counter in the zones next to it is eliminated; by ruling 36 so is all that stands in it.",
            "Si no quedan más de dos fichas texanas y Crockett vive, puede entrar en el polvorín y volarlo: toda ficha de las zonas contiguas queda eliminada; según la aclaración 36, también todo lo que haya en él.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[36, 55],
        examples: [
            &[r#"## 9a Crockett and the magazine

Two counters are left, and Crockett reaches the magazine: the three of Aldama in the church yard go with him, and the counter in the chapel.

```pos
turn 9, Texan movement
scenario: solitaire magazine=on
CHA: Tex1 Crockett
PLN: Tex2
CHY: Ald3
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
texan move Crockett MAG      # events: Exploded 3 1; awaits: texan
```

```then
PLN: Tex2
```

With three left it is too early.

```pos
turn 9, Texan movement
scenario: solitaire magazine=on
CHA: Tex1 Crockett
PLN: Tex2 Reg1
CHY: Ald3
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
texan move Crockett MAG      # no event: Exploded
```

He reaches it though Mexicans are in it: the powder is quicker than they are.

```pos
turn 9, Texan movement
scenario: solitaire magazine=on
CHA: Crockett
PLN: Tex2
MAG: Ald3
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
texan move Crockett MAG      # events: Exploded 3 0; awaits: texan
```"#],
            &[r#"## 9a Crockett y el polvorín

Quedan dos fichas y Crockett llega al polvorín: con él caen las tres de Aldama del atrio y la ficha de la capilla.

```pos
turn 9, Texan movement
scenario: solitaire magazine=on
CHA: Tex1 Crockett
PLN: Tex2
CHY: Ald3
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
texan move Crockett MAG      # events: Exploded 3 1; awaits: texan
```

```then
PLN: Tex2
```

Con tres es demasiado pronto.

```pos
turn 9, Texan movement
scenario: solitaire magazine=on
CHA: Tex1 Crockett
PLN: Tex2 Reg1
CHY: Ald3
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
texan move Crockett MAG      # no event: Exploded
```

Llega a él aunque haya mexicanos dentro: la pólvora es más rápida que ellos.

```pos
turn 9, Texan movement
scenario: solitaire magazine=on
CHA: Crockett
PLN: Tex2
MAG: Ald3
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
texan move Crockett MAG      # events: Exploded 3 0; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "9b",
        title: ["Bowie", "Bowie"],
        text: [
            "Mexicans who enter Bowie's zone to fight kill him; but his pistols hit one counter on 3 or more, and it tests its morale with 2 less. By choice Bowie is not sick: then he is placed in any zone of the Alamo and moves like the other officers, and every level of victory asks one point more.",
            "Los mexicanos que entran a luchar en la zona de Bowie lo matan; pero sus pistolas alcanzan a una ficha con 3 o más, y ésta hace una prueba de moral con 2 menos. Si se quiere, Bowie no está enfermo: entonces se coloca en cualquier zona de El Álamo y se mueve como los demás oficiales, y cada nivel de victoria pide un punto más.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[66],
        examples: [
            &[r#"## 9b Bowie

They come into his room and kill him; but his pistols hit first, and the counter tests with 2 less.

```pos
turn 9, Mexican movement
scenario: two-player pistols=on
LOE: Bowie
W3: Tex1
BAT: Ald2
O5: Tol2
guns: G11 destroyed, G12 destroyed
```

```play
mexican march BAT>LOE Ald2   # events: OfficerDied Bowie LOE
roll 3                       # events: Pistols Ald 3 true
roll 3                       # events: MoraleRolled Ald LOE 3 -2, Routed Ald; awaits: mexican
```

So it is if others are with him; their free shot comes after his (ruling 66), and in the melee he is no more.

```pos
turn 9, Mexican movement
scenario: two-player pistols=on
LOE: Bowie Tex2
W3: Tex1
BAT: Ald2
O5: Tol2
guns: G11 destroyed, G12 destroyed
```

```play
mexican march BAT>LOE Ald2   # events: OfficerDied Bowie LOE; awaits: fate
roll 3                       # events: Pistols Ald 3 true
roll 3                       # events: MoraleRolled Ald LOE 3 -2, Routed Ald; awaits: fate
roll 3                       # events: FreeFire LOE Ald 3 false; awaits: mexican
mexican done
roll 3
roll 3                       # events: MeleeRolled LOE 3 3 4 4 Texan; awaits: fate
```

Without that option he fights with his men.

```pos
turn 9, Mexican movement
scenario: two-player
LOE: Bowie Tex2
W3: Tex1
BAT: Ald1
O5: Tol2
guns: G11 destroyed, G12 destroyed
```

```play
mexican march BAT>LOE Ald1   # no event: OfficerDied; awaits: fate
roll 3
mexican done
roll 3
roll 4                       # events: MeleeRolled LOE 3 4 5 5 Texan; awaits: fate
```

On his feet he is placed in any zone of the Alamo, with infantry or without.

```pos
turn 1, placement
scenario: solitaire bowie=active
```

```play
texan place Bowie fW3        # refused 1.3.5
texan place Crockett W3      # refused 1.3.5
texan place Bowie W3         # events: Placed Bowie W3
```"#],
            &[r#"## 9b Bowie

Entran en su cuarto y lo matan; pero antes aciertan sus pistolas, y la ficha hace la prueba con 2 menos.

```pos
turn 9, Mexican movement
scenario: two-player pistols=on
LOE: Bowie
W3: Tex1
BAT: Ald2
O5: Tol2
guns: G11 destroyed, G12 destroyed
```

```play
mexican march BAT>LOE Ald2   # events: OfficerDied Bowie LOE
roll 3                       # events: Pistols Ald 3 true
roll 3                       # events: MoraleRolled Ald LOE 3 -2, Routed Ald; awaits: mexican
```

Así es también si hay otros con él; su tiro libre viene después (aclaración 66), y en el cuerpo a cuerpo él ya no está.

```pos
turn 9, Mexican movement
scenario: two-player pistols=on
LOE: Bowie Tex2
W3: Tex1
BAT: Ald2
O5: Tol2
guns: G11 destroyed, G12 destroyed
```

```play
mexican march BAT>LOE Ald2   # events: OfficerDied Bowie LOE; awaits: fate
roll 3                       # events: Pistols Ald 3 true
roll 3                       # events: MoraleRolled Ald LOE 3 -2, Routed Ald; awaits: fate
roll 3                       # events: FreeFire LOE Ald 3 false; awaits: mexican
mexican done
roll 3
roll 3                       # events: MeleeRolled LOE 3 3 4 4 Texan; awaits: fate
```

Sin esa opción, lucha con sus hombres.

```pos
turn 9, Mexican movement
scenario: two-player
LOE: Bowie Tex2
W3: Tex1
BAT: Ald1
O5: Tol2
guns: G11 destroyed, G12 destroyed
```

```play
mexican march BAT>LOE Ald1   # no event: OfficerDied; awaits: fate
roll 3
mexican done
roll 3
roll 4                       # events: MeleeRolled LOE 3 4 5 5 Texan; awaits: fate
```

En pie, se coloca en cualquier zona de El Álamo, con infantería o sin ella.

```pos
turn 1, placement
scenario: solitaire bowie=active
```

```play
texan place Bowie fW3        # refused 1.3.5
texan place Crockett W3      # refused 1.3.5
texan place Bowie W3         # events: Placed Bowie W3
```"#],
        ],
    },
    Clause {
        id: "10",
        title: ["Victory", "Victoria"],
        text: [
            "When the last defender is dead the points are counted, one for each Mexican counter lost for good: 0 to 2 a crushing defeat, 3 or 4 a draw, 5 or 6 a victory of the defenders, 7 or more a victory of mythic size. With an active Bowie: 0 to 3, 4 or 5, 6 or 7, 8 or more.",
            "Cuando muere el último defensor se cuentan los puntos, uno por cada ficha mexicana perdida para siempre: de 0 a 2, derrota aplastante; 3 o 4, empate; 5 o 6, victoria de los defensores; 7 o más, victoria mítica. Con Bowie activo: de 0 a 3, 4 o 5, 6 o 7, 8 o más.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[33, 35, 37, 43],
        examples: [
            &[r#"## 10 Victory

The last defender falls; an officer alone is none (ruling 35). Three counters have been struck off: a draw.

```pos
turn 9, Mexican melee
W2: Tex1 Ald3
W4: Travis
breaches: W2
strength: Tol 1
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 1
roll 6                       # events: UnitLost Tex1 W2, Ended Fallen 3; over: draw
```

Five are a victory.

```pos
turn 9, Mexican melee
W2: Tex1 Ald3
breaches: W2
strength: Tol 1, All 2
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 1
roll 6                       # events: Ended Fallen 5; over: texan
```

With an active Bowie they are only a draw.

```pos
turn 9, Mexican melee
scenario: solitaire bowie=active
W2: Tex1 Ald3
breaches: W2
strength: Tol 1, All 2
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 1
roll 6                       # events: Ended Fallen 5; over: draw
```

Two are a defeat.

```pos
turn 9, Mexican melee
W2: Tex1 Ald3
breaches: W2
strength: Tol 2
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 1
roll 6                       # events: Ended Fallen 2; over: mexican
```

If there is nobody left to send, Santa Anna gives up (ruling 37).

```pos
turn 9, Mexican melee
W2: Tex1 Ald1<fW2
O6: Dol1
breaches: W2
strength: Ald 1, Tol 0, All 0, Mat 0, Jim 0, SLu 0, Zap 0
```

```play
roll 6
roll 1                       # events: BattalionGone Ald, Ended Exhausted; over: texan
```

If the Alamo stands after turn 60, the assault is called off (ruling 43).

```pos
turn 60, Mexican melee
W2: Tex1 Ald2<fW2
breaches: W2
```

```play
roll 6
roll 1                       # events: Ended CalledOff; over: texan
```"#],
            &[r#"## 10 Victoria

Cae el último defensor; un oficial solo no lo es (aclaración 35). Se han descontado tres fichas: empate.

```pos
turn 9, Mexican melee
W2: Tex1 Ald3
W4: Travis
breaches: W2
strength: Tol 1
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 1
roll 6                       # events: UnitLost Tex1 W2, Ended Fallen 3; over: draw
```

Cinco son una victoria.

```pos
turn 9, Mexican melee
W2: Tex1 Ald3
breaches: W2
strength: Tol 1, All 2
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 1
roll 6                       # events: Ended Fallen 5; over: texan
```

Con Bowie activo son sólo un empate.

```pos
turn 9, Mexican melee
scenario: solitaire bowie=active
W2: Tex1 Ald3
breaches: W2
strength: Tol 1, All 2
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 1
roll 6                       # events: Ended Fallen 5; over: draw
```

Dos son una derrota.

```pos
turn 9, Mexican melee
W2: Tex1 Ald3
breaches: W2
strength: Tol 2
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
```

```play
roll 1
roll 6                       # events: Ended Fallen 2; over: mexican
```

Si no queda nadie que enviar, Santa Anna desiste (aclaración 37).

```pos
turn 9, Mexican melee
W2: Tex1 Ald1<fW2
O6: Dol1
breaches: W2
strength: Ald 1, Tol 0, All 0, Mat 0, Jim 0, SLu 0, Zap 0
```

```play
roll 6
roll 1                       # events: BattalionGone Ald, Ended Exhausted; over: texan
```

Si El Álamo resiste tras el turno 60, el asalto se suspende (aclaración 43).

```pos
turn 60, Mexican melee
W2: Tex1 Ald2<fW2
breaches: W2
```

```play
roll 6
roll 1                       # events: Ended CalledOff; over: texan
```"#],
        ],
    },
    Clause {
        id: "M1",
        title: ["The columns take their ground", "Las columnas ocupan su terreno"],
        text: [
            "Columns in order, battalions in order. The larger half stands in the zone the die names, the other in the next higher number, or in 5 if the die was 6. If either is taken, the die is rolled again; if no pair is free, a pair with room is drawn; if there is none, each counter is drawn a zone with room; what finds none waits off the map and enters as soon as it can. A sapper takes one zone, and two may share it. Dolores comes in two groups of two, Santa Anna with the first.",
            "Columnas por orden, batallones por orden. La mitad mayor se coloca en la zona que da el dado; la otra, en el número siguiente, o en la 5 si el dado fue 6. Si una está ocupada se tira de nuevo; si ninguna pareja está libre, se sortea una con sitio; si no la hay, se sortea para cada ficha una zona con sitio; la que no lo encuentra espera fuera del mapa y entra en cuanto puede. Un zapador ocupa una zona, que dos pueden compartir. Dolores llega en dos grupos de dos, con Santa Anna en el primero.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[7, 8, 34],
        examples: [
            &[r#"## M1 The columns take their ground

Two columns come from the north. Aldama and the sappers stand, Toluca finds a free pair; Allende finds none, nor a pair with room, and goes counter by counter (ruling 8).

```pos
turn 1, placement
```

```play
texan usual
roll 1
roll 3
roll 1                       # events: Entered Ald 3 N1, Entered Ald 3 N2
draw 3                       # events: Entered Zap 1 N3
draw 4                       # events: Entered Tol 2 N4, Entered Tol 2 N5
draw 6                       # events: Entered All 1 N6
draw 6
draw 6                       # events: Entered All 1 N6
draw 3                       # events: Entered All 1 N3
draw 3                       # events: Entered Zap 1 N3; awaits: fate
```"#],
            &[r#"## M1 Las columnas ocupan su terreno

Dos columnas vienen por el norte. Aldama y los zapadores ya están; Toluca halla una pareja libre; Allende no halla ninguna, ni con sitio, y va ficha por ficha (aclaración 8).

```pos
turn 1, placement
```

```play
texan usual
roll 1
roll 3
roll 1                       # events: Entered Ald 3 N1, Entered Ald 3 N2
draw 3                       # events: Entered Zap 1 N3
draw 4                       # events: Entered Tol 2 N4, Entered Tol 2 N5
draw 6                       # events: Entered All 1 N6
draw 6
draw 6                       # events: Entered All 1 N6
draw 3                       # events: Entered All 1 N3
draw 3                       # events: Entered Zap 1 N3; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "M2",
        title: ["The top of a Mexican stack", "La ficha superior de una pila mexicana"],
        text: [
            "On top lies a counter of the battalion that has most counters on the map, of equals the one of the earlier column. Sappers always lie lowest.",
            "Encima está una ficha del batallón que más fichas tiene en el mapa; a igualdad, la de la columna anterior. Los zapadores van siempre debajo.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[42],
        examples: [
            &[r#"## M2 The top of a Mexican stack

Aldama has most counters on the map, so one of its own is hit.

```pos
turn 2, Texan rifles
W2: Tex1
fW2: SLu1 Ald1 Zap1
O5: Ald2
```

```play
texan rifles W2>fW2
roll 3
roll 1                       # events: Routed Ald fW2; awaits: texan
```

Sappers lie lowest, however many there are.

```pos
turn 2, Texan rifles
W2: Tex1
fW2: SLu1 Zap1
O5: Zap3
```

```play
texan rifles W2>fW2
roll 3
roll 1                       # events: Routed SLu fW2; awaits: texan
```"#],
            &[r#"## M2 La ficha superior de una pila mexicana

Aldama es el batallón con más fichas en el mapa, así que la alcanzada es suya.

```pos
turn 2, Texan rifles
W2: Tex1
fW2: SLu1 Ald1 Zap1
O5: Ald2
```

```play
texan rifles W2>fW2
roll 3
roll 1                       # events: Routed Ald fW2; awaits: texan
```

Los zapadores van debajo, por muchos que sean.

```pos
turn 2, Texan rifles
W2: Tex1
fW2: SLu1 Zap1
O5: Zap3
```

```play
texan rifles W2>fW2
roll 3
roll 1                       # events: Routed SLu fW2; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "M3",
        title: ["Who shoots at whom", "Quién tira contra quién"],
        text: [
            "Zones fire in the order of the list, each at its nearest target, at guns before men, by die among equals. Where a sapper is at work the others still fire.",
            "Las zonas disparan en el orden de la lista, cada una contra su blanco más cercano, antes a los cañones que a los hombres, y por sorteo entre iguales. Donde trabaja un zapador los demás disparan igualmente.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[14],
        examples: [
            &[r#"## M3 Who shoots at whom

Zones fire in the order of the list, the edge before the foot. Where a sapper works the others shoot.

```pos
turn 2, Mexican rifles
W2: Tex1
O4: Ald1
fW2: Tol1 Zap1
guns: G2 destroyed
```

```play
roll 1                       # events: RiflesFired O4 W2 1 0 6 false
roll 1                       # events: SappersWorked W2 fW2 1 false
roll 1                       # events: RiflesFired fW2 W2 1 1 6 false; awaits: fate
```"#],
            &[r#"## M3 Quién tira contra quién

Las zonas disparan en el orden de la lista, el borde antes que el pie. Donde trabaja un zapador, los demás disparan.

```pos
turn 2, Mexican rifles
W2: Tex1
O4: Ald1
fW2: Tol1 Zap1
guns: G2 destroyed
```

```play
roll 1                       # events: RiflesFired O4 W2 1 0 6 false
roll 1                       # events: SappersWorked W2 fW2 1 false
roll 1                       # events: RiflesFired fW2 W2 1 1 6 false; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "M4",
        title: ["Where sappers dig", "Dónde trabajan los zapadores"],
        text: [
            "A sapper works at the wall in front of a gun, else at the first in the list.",
            "Un zapador trabaja en el muro que tiene un cañón detrás; si no lo hay, en el primero de la lista.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## M4 Where sappers dig

In the angle of the corral there are two walls and no gun: the first in the list.

```pos
turn 2, Mexican rifles
W2: Tex1
fN3: Zap1
```

```play
roll 2                       # events: SappersWorked COR-N fN3 2 false; awaits: fate
```"#],
            &[r#"## M4 Dónde trabajan los zapadores

En el ángulo del corral hay dos muros y ningún cañón: el primero de la lista.

```pos
turn 2, Mexican rifles
W2: Tex1
fN3: Zap1
```

```play
roll 2                       # events: SappersWorked COR-N fN3 2 false; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "M5",
        title: ["The order of marching", "El orden de marcha"],
        text: [
            "First those who wait off the map come back, then the ladders are tried, then the stacks move, those nearest their goal first. Counters of one battalion in one zone go together, or as many as there is room for.",
            "Primero vuelven los que esperan fuera del mapa, luego se prueban las escalas y después mueven las pilas, antes las más cercanas a su meta. Las fichas de un batallón en una zona van juntas, o cuantas quepan.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## M5 The order of marching

Those off the map come back first; then the ladders are tried; then the others march.

```pos
turn 2, Texan movement
PLC: Tex1
fW3: Ald1
O3: All2
off: Tol1 O5
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Returned Tol 1 O5; no event: Marched; awaits: fate
roll 1                       # events: Climbed fW3 W3 1 false, Marched O3 fW3 All 2; awaits: fate
```"#],
            &[r#"## M5 El orden de marcha

Primero vuelven los de fuera del mapa; luego se prueban las escalas; después marchan los demás.

```pos
turn 2, Texan movement
PLC: Tex1
fW3: Ald1
O3: All2
off: Tol1 O5
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Returned Tol 1 O5; no event: Marched; awaits: fate
roll 1                       # events: Climbed fW3 W3 1 false, Marched O3 fW3 All 2; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "M6",
        title: ["Where they go outside", "Adónde van por fuera"],
        text: [
            "A stack makes for the nearest breach, wherever it is; without one, for the nearest gun position. Infantry at the foot of a ladder waits its turn there. Sappers make for the nearest wall still whole. At the foot of a breach a stack goes through at once, whoever is behind it.",
            "Una pila va a la brecha más cercana, esté donde esté; si no hay ninguna, a la posición artillada más cercana. La infantería al pie de una escala espera allí su turno. Los zapadores van al muro entero más cercano. Al pie de una brecha la pila pasa en el acto, haya quien haya detrás.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[42, 60],
        examples: [
            &[r#"## M6 Where they go outside

Infantry makes for the breach, sappers for a wall that stands.

```pos
turn 2, Texan movement
PLC: Tex1
O4: Ald2 Zap1
breaches: W1
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched O4 Ald 2 Breach; awaits: fate
```

```pos
turn 2, Texan movement
PLC: Tex1
O4: Zap1
breaches: W1
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched O4 fW2 Zap 1 Sappers; awaits: fate
```

Where a ladder stands they wait their turn, though there is a breach elsewhere.

```pos
turn 2, Texan movement
W3: Tex1
fW3: Ald2
ladders: fW3>W3
breaches: W1
batteries: 0
```

```play
texan done                   # awaits: fate
roll 1                       # events: RiflesFired fW3 W3; no event: Marched; awaits: fate
```"#],
            &[r#"## M6 Adónde van por fuera

La infantería va a la brecha; los zapadores, a un muro en pie.

```pos
turn 2, Texan movement
PLC: Tex1
O4: Ald2 Zap1
breaches: W1
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched O4 Ald 2 Breach; awaits: fate
```

```pos
turn 2, Texan movement
PLC: Tex1
O4: Zap1
breaches: W1
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched O4 fW2 Zap 1 Sappers; awaits: fate
```

Donde hay una escala esperan su turno, aunque haya una brecha en otra parte.

```pos
turn 2, Texan movement
W3: Tex1
fW3: Ald2
ladders: fW3>W3
breaches: W1
batteries: 0
```

```play
texan done                   # awaits: fate
roll 1                       # events: RiflesFired fW3 W3; no event: Marched; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "M7",
        title: ["At the foot of the wall", "Al pie del muro"],
        text: [
            "They roll for a ladder only where they have come to climb: at a gun position, and not while there is a breach to make for. Where a ladder stands, the top counter of infantry crosses if the zone beyond is free and has room, or if the Texan modifiers for melee there are at most one better than its own; otherwise they stay and shoot. Sappers do not climb.",
            "Sólo tiran por una escala donde han ido a escalar: en una posición artillada, y no mientras haya una brecha a la que ir. Donde hay una escala, la ficha superior de infantería cruza si la zona de detrás está libre y tiene sitio, o si los modificadores texanos de cuerpo a cuerpo superan a los suyos en uno como mucho; si no, se quedan y disparan. Los zapadores no escalan.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[42],
        examples: [
            &[r#"## M7 At the foot of the wall

At a gun position they roll for a ladder; not while a breach is open.

```pos
turn 2, Texan movement
PLC: Tex1
fW3: Ald1
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # awaits: fate
roll 4                       # events: Climbed fW3 W3 4 false; awaits: fate
```

```pos
turn 2, Texan movement
PLC: Tex1
fW3: Ald1
breaches: W1
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched fW3 fW2 Ald 1 Breach; no event: Climbed; awaits: fate
```

A ladder stands and nobody is behind the wall: the top counter goes up.

```pos
turn 2, Texan movement
PLC: Tex1
fW2: Ald2
ladders: fW2>W2
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched fW2 W2 Ald 1 Ladder; awaits: fate
```

Behind this one are a gun and a counter: 4 against 1, and they stay where they are.

```pos
turn 2, Texan movement
W3: Tex1
fW3: Ald2
ladders: fW3>W3
batteries: 0
```

```play
texan done                   # awaits: fate
roll 1                       # events: RiflesFired fW3 W3; no event: Marched; awaits: fate
```"#],
            &[r#"## M7 Al pie del muro

En una posición artillada tiran por una escala; no mientras haya una brecha abierta.

```pos
turn 2, Texan movement
PLC: Tex1
fW3: Ald1
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # awaits: fate
roll 4                       # events: Climbed fW3 W3 4 false; awaits: fate
```

```pos
turn 2, Texan movement
PLC: Tex1
fW3: Ald1
breaches: W1
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched fW3 fW2 Ald 1 Breach; no event: Climbed; awaits: fate
```

Hay una escala y nadie tras el muro: sube la ficha superior.

```pos
turn 2, Texan movement
PLC: Tex1
fW2: Ald2
ladders: fW2>W2
batteries: 0
guns: G2 destroyed
```

```play
texan done                   # events: Marched fW2 W2 Ald 1 Ladder; awaits: fate
```

Tras éste hay un cañón y una ficha: 4 contra 1, y se quedan donde están.

```pos
turn 2, Texan movement
W3: Tex1
fW3: Ald2
ladders: fW3>W3
batteries: 0
```

```play
texan done                   # awaits: fate
roll 1                       # events: RiflesFired fW3 W3; no event: Marched; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "M8",
        title: ["Inside the fort", "Dentro del fuerte"],
        text: [
            "They go for the nearest Texans, of equals for those with a gun. They enter a Texan zone only if the Texan modifiers are at most one better, or if they come as a full stack of three, or if it is a building or the platform; otherwise they hold and shoot.",
            "Van hacia los texanos más cercanos; a igualdad, hacia los que tienen un cañón. Sólo entran en una zona texana si los modificadores texanos superan a los suyos en uno como mucho, si llegan en pila completa de tres o si es un edificio o la plataforma; si no, se detienen y disparan.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[42, 54],
        examples: [
            &[r#"## M8 Inside the fort

One counter alone does not enter against three with Travis; it shoots.

```pos
turn 2, Texan movement
W2: Tex1 Tex2 Reg1 Travis
PLD: Ald1
batteries: 0
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
texan done                   # awaits: fate
roll 1                       # events: RiflesFired PLD W2; no event: Marched; awaits: fate
```

Three together do.

```pos
turn 2, Texan movement
W2: Tex1 Tex2 Reg1 Travis
PLD: Ald3
batteries: 0
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
texan done                   # awaits: fate
roll 1                       # events: RiflesFired PLD W2, Marched PLD W2 Ald 3 Inside; awaits: fate
```"#],
            &[r#"## M8 Dentro del fuerte

Una ficha sola no entra contra tres y Travis; dispara.

```pos
turn 2, Texan movement
W2: Tex1 Tex2 Reg1 Travis
PLD: Ald1
batteries: 0
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
texan done                   # awaits: fate
roll 1                       # events: RiflesFired PLD W2; no event: Marched; awaits: fate
```

Tres juntas, sí.

```pos
turn 2, Texan movement
W2: Tex1 Tex2 Reg1 Travis
PLD: Ald3
batteries: 0
guns: G2 destroyed, G11 destroyed, G12 destroyed
```

```play
texan done                   # awaits: fate
roll 1                       # events: RiflesFired PLD W2, Marched PLD W2 Ald 3 Inside; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "M9",
        title: ["The reserve", "La reserva"],
        text: [
            "Santa Anna stays on his edge with one counter of Dolores, and never comes to the foot of the wall; without an escort he joins the nearest Mexicans who are not there. The other cavalry waits for a breach it can use, then follows the others' rules with its four zones.",
            "Santa Anna se queda en su borde con una ficha de Dolores y nunca llega al pie del muro; sin escolta, se une a los mexicanos más cercanos que no estén allí. El resto de la caballería espera una brecha que pueda usar y luego sigue las reglas de los demás con sus cuatro zonas.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## M9 The reserve

Without a breach the cavalry waits.

```pos
turn 2, Texan movement
PLC: Tex1
O4: Dol2
S3: Dol1 SantaAnna
batteries: 0
```

```play
texan done                   # no event: Marched; awaits: fate
```

With one it rides in; one counter of it stays with Santa Anna, though others stand with him.

```pos
turn 2, Texan movement
PLC: Tex1
O4: Dol2
S3: Dol1 Ald1 SantaAnna
breaches: W2
batteries: 0
guns: G1 destroyed, G10 destroyed
```

```play
texan done                   # events: Marched O4 W3 Dol 2 Breach
roll 1                       # events: FreeFire W3 Dol 1 false, Marched S3 Ald 1; awaits: fate
```

```then
S3: Dol1 SantaAnna
```"#],
            &[r#"## M9 La reserva

Sin brecha, la caballería espera.

```pos
turn 2, Texan movement
PLC: Tex1
O4: Dol2
S3: Dol1 SantaAnna
batteries: 0
```

```play
texan done                   # no event: Marched; awaits: fate
```

Con ella, entra a caballo; una de sus fichas se queda con Santa Anna, aunque otras estén con él.

```pos
turn 2, Texan movement
PLC: Tex1
O4: Dol2
S3: Dol1 Ald1 SantaAnna
breaches: W2
batteries: 0
guns: G1 destroyed, G10 destroyed
```

```play
texan done                   # events: Marched O4 W3 Dol 2 Breach
roll 1                       # events: FreeFire W3 Dol 1 false, Marched S3 Ald 1; awaits: fate
```

```then
S3: Dol1 SantaAnna
```"#],
        ],
    },
    Clause {
        id: "M10",
        title: ["Captured guns", "Cañones capturados"],
        text: [
            "A captured gun fires with the Mexican cannon at the nearest Texan zone that it bears on, of equals at one with a gun: 4 in the open, 6 at buildings, adding 2 for an adjacent zone, or 3 if it is the eighteen-pounder. The counter that serves it does not move on.",
            "Un cañón capturado tira en la fase de cañones mexicanos contra la zona texana más cercana que domine; a igualdad, contra una con cañones: 4 al descubierto, 6 contra edificios, sumando 2 si es contigua, o 3 si es el de a dieciocho. La ficha que lo sirve no sigue adelante.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[62],
        examples: [
            &[r#"## M10 Captured guns

The gun of the west wall has been taken: it fires along the wall, at men without cover.

```pos
turn 2, Texan movement
W2: Tex1
W1: Tex2
W3: Ald1
guns: G2 crewless
batteries: 0
```

```play
texan done                   # awaits: fate
roll 2                       # events: CannonFired Mexican W3 W2 2 2 4 true, UnitLost Tex1 W2; awaits: fate
```

Its range has no limit: from the north wall it sweeps the plaza as far as the centre battery (ruling 62).

```pos
turn 2, Texan movement
BAT: Tex1
CAT: Tex2
NTE: Ald1
guns: G2 destroyed, G3 destroyed, G4 crewless, G5 destroyed, G6 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan done                   # awaits: fate
roll 4                       # events: CannonFired Mexican NTE BAT 4 0 4 true, UnitLost Tex1 BAT; awaits: fate
```

The eighteen-pounder adds 3 at an adjacent zone for them too.

```pos
turn 2, Texan movement
W1: Tex1
CAT: Tex2
SWC: Ald1
guns: G1 crewless, G2 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan done                   # awaits: fate
roll 2                       # events: CannonFired Mexican SWC W1 2 3 4 true, UnitLost Tex1 W1; awaits: fate
```"#],
            &[r#"## M10 Cañones capturados

El cañón del muro oeste ha caído: tira a lo largo del muro contra hombres sin cobertura.

```pos
turn 2, Texan movement
W2: Tex1
W1: Tex2
W3: Ald1
guns: G2 crewless
batteries: 0
```

```play
texan done                   # awaits: fate
roll 2                       # events: CannonFired Mexican W3 W2 2 2 4 true, UnitLost Tex1 W2; awaits: fate
```

Su alcance no tiene límite: desde el muro norte barre la plaza hasta la batería central (aclaración 62).

```pos
turn 2, Texan movement
BAT: Tex1
CAT: Tex2
NTE: Ald1
guns: G2 destroyed, G3 destroyed, G4 crewless, G5 destroyed, G6 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan done                   # awaits: fate
roll 4                       # events: CannonFired Mexican NTE BAT 4 0 4 true, UnitLost Tex1 BAT; awaits: fate
```

El de a dieciocho suma 3 contra una zona contigua también para ellos.

```pos
turn 2, Texan movement
W1: Tex1
CAT: Tex2
SWC: Ald1
guns: G1 crewless, G2 destroyed, G11 destroyed, G12 destroyed
batteries: 0
```

```play
texan done                   # awaits: fate
roll 2                       # events: CannonFired Mexican SWC W1 2 3 4 true, UnitLost Tex1 W1; awaits: fate
```"#],
        ],
    },
];
