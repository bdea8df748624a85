//! The rulebook in our words. Generated from `rulebook.toml` and `clauses/*.md` by `cargo xtask gen`; do not edit.

use game::{Clause, Origin};

#[rustfmt::skip]
pub static RULEBOOK: &[Clause] = &[
    Clause {
        id: "T-a",
        title: ["The turn", "El turno"],
        text: [
            "A Game Turn has four phases, in this order: Card, Movement, Combat, Supply.",
            "Un turno tiene cuatro fases, en este orden: Cartas, Movimiento, Combate y Suministro.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## T-a The turn

Cards, then movement, then combat, then supply. Neither side does anything here, so the turn ends with Texan and Mexican reinforcements.

```pos
1836 turn 1
step cards
hand texan 16
hand mexican 17
PRG: San
0906: Hou
0606: Bur
0508: Kim
0710: Hor
pool: She
later: Gao
```

```play
texan play 16
mexican play 17          # events: CardsShown, Moves 1 2; awaits: mexican
mexican done             # awaits: texan
texan done               # awaits: mexican
mexican enter PRG        # awaits: fate
draw 0
draw 14                  # awaits: texan
texan deploy 0606        # awaits: fate
draw 1                   # events: TurnBegan 2; turn: 2
```"#],
            &[r#"## T-a El turno

Cartas, movimiento, combate y suministro. Aquí nadie hace nada, así que el turno acaba con los refuerzos de ambos bandos.

```pos
1836 turn 1
step cards
hand texan 16
hand mexican 17
PRG: San
0906: Hou
0606: Bur
0508: Kim
0710: Hor
pool: She
later: Gao
```

```play
texan play 16
mexican play 17          # events: CardsShown, Moves 1 2; awaits: mexican
mexican done             # awaits: texan
texan done               # awaits: mexican
mexican enter PRG        # awaits: fate
draw 0
draw 14                  # awaits: texan
texan deploy 0606        # awaits: fate
draw 1                   # events: TurnBegan 2; turn: 2
```"#],
        ],
    },
    Clause {
        id: "T-b",
        title: ["Playing a card", "Jugar una carta"],
        text: [
            "Each player starts with three cards, which he may look at, and plays exactly one face down each turn. When both are down they are revealed.",
            "Cada jugador empieza con tres cartas, que puede mirar, y cada turno juega exactamente una boca abajo. Cuando ambas están en la mesa se descubren.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## T-b Playing a card

Each plays one card of his own, unseen, and no second one.

```pos
1836 turn 1
step cards
hand texan 0 6 22
hand mexican 1 7 23
PRG: San
0906: Hou
```

```play
# awaits: texan, mexican
texan play 7             # refused
texan play 6             # awaits: mexican; no event: CardsShown
texan play 0             # refused: not awaited
mexican play 23          # events: CardsShown
```"#],
            &[r#"## T-b Jugar una carta

Cada uno juega una carta propia, sin que se vea, y ninguna más.

```pos
1836 turn 1
step cards
hand texan 0 6 22
hand mexican 1 7 23
PRG: San
0906: Hou
```

```play
# awaits: texan, mexican
texan play 7             # refused
texan play 6             # awaits: mexican; no event: CardsShown
texan play 0             # refused: not awaited
mexican play 23          # events: CardsShown
```"#],
        ],
    },
    Clause {
        id: "T-c",
        title: ["Player 1", "Jugador 1"],
        text: [
            "The higher card makes its owner Player 1. An event outranks every card without one; between two events, or two others, the higher value counts. Ties go to Mexico. Burn cards are not events.",
            "La carta más alta hace Jugador 1 a su dueño. Un evento supera a toda carta sin evento; entre dos eventos, o entre dos cartas sin evento, cuenta el valor. Los empates son de México. Las cartas de quemar no son eventos.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[101],
        examples: [
            &[r#"## T-c Player 1

The worked example: the Texan event Surprise, worth 1, against a Mexican 4. The event outranks it, and Texas is Player 1.

```pos
1836 turn 1
step cards
hand texan 0
hand mexican 6
PRG: San
0906: Hou
```

```play
mexican play 6
texan play 0             # events: CardsShown 0; awaits: texan
```

Equal cards without event: Mexico is Player 1, and a burn symbol changes nothing.

```pos
1836 turn 1
step cards
hand texan 19
hand mexican 16
PRG: San
0906: Hou
```

```play
texan play 19
mexican play 16          # awaits: mexican
```"#],
            &[r#"## T-c Jugador 1

El ejemplo del reglamento: el evento texano Sorpresa, de valor 1, contra un 4 mexicano. El evento prevalece y Texas es Jugador 1.

```pos
1836 turn 1
step cards
hand texan 0
hand mexican 6
PRG: San
0906: Hou
```

```play
mexican play 6
texan play 0             # events: CardsShown 0; awaits: texan
```

Cartas iguales sin evento: México es Jugador 1, y el símbolo de quemar no cambia nada.

```pos
1836 turn 1
step cards
hand texan 19
hand mexican 16
PRG: San
0906: Hou
```

```play
texan play 19
mexican play 16          # awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "T-d",
        title: ["Command Points", "Puntos de Mando"],
        text: [
            "Each Command Point buys one move, which is a leader's activation or one single block, or one forage. What is not spent is lost.",
            "Cada Punto de Mando paga un movimiento, sea la activación de un líder o un solo bloque, o un forrajeo. Lo que no se gasta se pierde.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[105],
        examples: [
            &[r#"## T-d Command Points

The worked example: two Command Points allow two moves, two forages, or one of each.

```pos
1836 turn 1
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0906: Hou Bur
0606: Wal2
PRG: San
```

```play
texan send Bur
texan march 0907
texan forage Wal         # awaits: mexican
```

```pos
1836 turn 1
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0906: Hou2 Bur3
PRG: San
```

```play
texan forage Bur
texan forage Hou         # awaits: mexican
```"#],
            &[r#"## T-d Puntos de Mando

El ejemplo del reglamento: dos Puntos de Mando permiten dos movimientos, dos forrajeos o uno de cada.

```pos
1836 turn 1
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0906: Hou Bur
0606: Wal2
PRG: San
```

```play
texan send Bur
texan march 0907
texan forage Wal         # awaits: mexican
```

```pos
1836 turn 1
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0906: Hou2 Bur3
PRG: San
```

```play
texan forage Bur
texan forage Hou         # awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "T-e",
        title: ["One after the other", "Uno tras otro"],
        text: [
            "Player 1 makes all his moves and forages, then Player 2 makes his.",
            "El Jugador 1 hace todos sus movimientos y forrajeos; después, el Jugador 2.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## T-e One after the other

Player 1 finishes before Player 2 begins.

```pos
1836 turn 1
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0906: Hou Bur
PRG: San Ald
```

```play
mexican send Ald         # refused: not awaited
texan send San           # refused
texan done               # awaits: mexican
```"#],
            &[r#"## T-e Uno tras otro

El Jugador 1 termina antes de que empiece el Jugador 2.

```pos
1836 turn 1
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0906: Hou Bur
PRG: San Ald
```

```play
mexican send Ald         # refused: not awaited
texan send San           # refused
texan done               # awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "T-f",
        title: ["Battles", "Batallas"],
        text: [
            "Where opposing blocks share a hex after both have moved there is a battle. Battles are fought one at a time, in the order that Player 1 chooses.",
            "Donde bloques de ambos bandos comparten hexágono tras moverse los dos hay batalla. Se libran una a una, en el orden que elija el Jugador 1.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[119],
        examples: [
            &[r#"## T-f Battles

Two battles; Player 1 says which comes first, and both must be fought.

```pos
1836 turn 3
step battles mexican
player1 mexican
chosen texan 16
chosen mexican 17
unfought 0606 0710
player1-attacks 0606 0710
0606: Bur Ald+moved<0507
0710: Hor Dol+moved<0610
0906: Hou
PRG: San
```

```play
mexican done             # refused
mexican fight 0508       # refused
texan fight 0606         # refused: not awaited
mexican fight 0710       # events: BattleBegan 0710 Field, Shown
```"#],
            &[r#"## T-f Batallas

Dos batallas; el Jugador 1 dice cuál va primero, y ambas deben librarse.

```pos
1836 turn 3
step battles mexican
player1 mexican
chosen texan 16
chosen mexican 17
unfought 0606 0710
player1-attacks 0606 0710
0606: Bur Ald+moved<0507
0710: Hor Dol+moved<0610
0906: Hou
PRG: San
```

```play
mexican done             # refused
mexican fight 0508       # refused
texan fight 0606         # refused: not awaited
mexican fight 0710       # events: BattleBegan 0710 Field, Shown
```"#],
        ],
    },
    Clause {
        id: "T-g",
        title: ["Supply in order", "Suministro por orden"],
        text: [
            "Player 1 resolves his supply, then Player 2.",
            "El Jugador 1 resuelve su suministro; después, el Jugador 2.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## T-g Supply in order

Both sides have four blocks where two can eat. Player 1 rolls first.

```pos
1836 turn 12
step orders
mover mexican
player1 texan
cp 1
chosen texan 16
chosen mexican 22
0406: Bur Hou She Mld
0110: San Ald Tlc Zap
```

```play
mexican done             # awaits: fate
roll 4 5                 # events: Starved 0406; awaits: fate
```"#],
            &[r#"## T-g Suministro por orden

Ambos bandos tienen cuatro bloques donde comen dos. Tira primero el Jugador 1.

```pos
1836 turn 12
step orders
mover mexican
player1 texan
cp 1
chosen texan 16
chosen mexican 22
0406: Bur Hou She Mld
0110: San Ald Tlc Zap
```

```play
mexican done             # awaits: fate
roll 4 5                 # events: Starved 0406; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "1.1-a",
        title: ["Blue towns", "Pueblos azules"],
        text: [
            "Blue towns are friendly to Texas unless Mexican blocks are in them.",
            "Los pueblos azules son amigos de Texas salvo que haya bloques mexicanos en ellos.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.1-a Blue towns

Gonzales is Texan until a Mexican block stands in it: then no reinforcement can come there.

```pos
1836 turn 3
step deploy
mover texan
player1 mexican
0508: Ald
drawn: She
PRG: San
```

```play
texan deploy 0508        # refused 8.31-a
texan deploy 0710
```"#],
            &[r#"## 1.1-a Pueblos azules

Gonzales es texana hasta que hay en ella un bloque mexicano: entonces ningún refuerzo puede llegar.

```pos
1836 turn 3
step deploy
mover texan
player1 mexican
0508: Ald
drawn: She
PRG: San
```

```play
texan deploy 0508        # refused 8.31-a
texan deploy 0710
```"#],
        ],
    },
    Clause {
        id: "1.1-b",
        title: ["Green towns", "Pueblos verdes"],
        text: [
            "Green towns are friendly to Mexico unless Texan blocks are in them.",
            "Los pueblos verdes son amigos de México salvo que haya bloques texanos en ellos.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.1-b Green towns

San Patricio is Mexican while nobody is there; with a Texan block it is Texan.

```pos
1836 turn 3
step deploy
mover texan
player1 mexican
drawn: She
0412: Gra
PRG: San
```

```play
texan deploy 0511        # refused 8.31-a
texan deploy 0412
```"#],
            &[r#"## 1.1-b Pueblos verdes

San Patricio es mexicana mientras no hay nadie; con un bloque texano es texana.

```pos
1836 turn 3
step deploy
mover texan
player1 mexican
drawn: She
0412: Gra
PRG: San
```

```play
texan deploy 0511        # refused 8.31-a
texan deploy 0412
```"#],
        ],
    },
    Clause {
        id: "1.1-c",
        title: ["Camps", "Campamentos"],
        text: [
            "Brown camps are neutral unless somebody is there.",
            "Los campamentos marrones son neutrales si no hay nadie.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.1-c Camps

Linnville is a camp with a landing: no friendly port until a Texan stands there.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
1010: She
PRG: San
```

```play
texan sail She 0810      # refused 5.81-a
```

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
1010: She
0810: Hor
PRG: San
```

```play
texan sail She 0810
```"#],
            &[r#"## 1.1-c Campamentos

Linnville es un campamento con embarcadero: no es puerto amigo hasta que hay un texano.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
1010: She
PRG: San
```

```play
texan sail She 0810      # refused 5.81-a
```

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
1010: She
0810: Hor
PRG: San
```

```play
texan sail She 0810
```"#],
        ],
    },
    Clause {
        id: "1.1-d",
        title: ["Indian villages", "Aldeas indias"],
        text: [
            "Blocks may move through an Indian village; nobody stops, retreats or regroups there.",
            "Los bloques pueden atravesar una aldea india; nadie se detiene, se retira ni se reagrupa en ella.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.1-d Indian villages

One walks through the village of the Waco, and does not stop there.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0602: Kim
PRG: San
```

```play
texan send Kim
texan march 0601         # refused
texan march 0603
```"#],
            &[r#"## 1.1-d Aldeas indias

Se atraviesa la aldea de los wacos, pero nadie se detiene.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0602: Kim
PRG: San
```

```play
texan send Kim
texan march 0601         # refused
texan march 0603
```"#],
        ],
    },
    Clause {
        id: "1.2-a",
        title: ["Victory Towns", "Ciudades de Victoria"],
        text: [
            "Eighteen places carry a star: seven green and eleven blue. Which blue ones, but for Nacogdoches, is our choice.",
            "Dieciocho lugares llevan estrella: siete verdes y once azules. Cuáles son los azules, salvo Nacogdoches, es elección nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(false),
        rulings: &[2],
        examples: [
            &[r#"## 1.2-a Victory Towns

Eighteen stars. At the start Texas holds fourteen of them: with eleven lost, three are too few.

```pos
1836 turn 3
step card
player1 mexican
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
0110: San
0906: Hou
```

```play
draw 3                   # over: mexican
```"#],
            &[r#"## 1.2-a Ciudades de Victoria

Dieciocho estrellas. Al principio Texas domina catorce; con once perdidas, tres son demasiado pocas.

```pos
1836 turn 3
step card
player1 mexican
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
0110: San
0906: Hou
```

```play
draw 3                   # over: mexican
```"#],
        ],
    },
    Clause {
        id: "1.2-b",
        title: ["Cities", "Ciudades"],
        text: [
            "San Antonio, Nacogdoches, Laredo, Matamoros and Presidio Rio Grande are cities and can be besieged like forts.",
            "San Antonio, Nacogdoches, Laredo, Matamoros y Presidio Río Grande son ciudades y pueden ser sitiadas como los fuertes.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.2-b Cities

San Antonio is a city: its defenders may withdraw behind its walls.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0208
player1-attacks 0208
0208: Bur Ald+moved<0109
0110: San
```

```play
mexican fight 0208       # awaits: texan
texan withdraw Bur       # events: WentInside
texan done               # awaits: mexican
```"#],
            &[r#"## 1.2-b Ciudades

San Antonio es una ciudad: sus defensores pueden replegarse tras sus muros.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0208
player1-attacks 0208
0208: Bur Ald+moved<0109
0110: San
```

```play
mexican fight 0208       # awaits: texan
texan withdraw Bur       # events: WentInside
texan done               # awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "1.3-a",
        title: ["Forts", "Fuertes"],
        text: [
            "The Alamo and Goliad are forts and Victory Towns. Their defenders may accept a siege instead of a battle in the field.",
            "El Álamo y Goliad son fuertes y Ciudades de Victoria. Sus defensores pueden aceptar un asedio en vez de una batalla campal.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.3-a Forts

So is the Alamo a fort; Gonzales has no walls, and a battle there is fought at once.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0308 0508
player1-attacks 0308 0508
0308: Bow Ald+moved<0208
0508: Kim Dol+moved<0408
0110: San
```

```play
mexican fight 0508       # awaits: mexican; events: RoundBegan
mexican pass Dol
texan withdraw Kim       # refused 7.0-a
texan pass Kim
mexican pass Dol
texan pass Kim
mexican fire Dol         # refused 6.1-a
mexican pass Dol         # events: Passed
texan pass Kim           # events: Eliminated Dol
texan done
mexican fight 0308       # awaits: texan
```"#],
            &[r#"## 1.3-a Fuertes

El Álamo es un fuerte; Gonzales no tiene muros, y allí se combate enseguida.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0308 0508
player1-attacks 0308 0508
0308: Bow Ald+moved<0208
0508: Kim Dol+moved<0408
0110: San
```

```play
mexican fight 0508       # awaits: mexican; events: RoundBegan
mexican pass Dol
texan withdraw Kim       # refused 7.0-a
texan pass Kim
mexican pass Dol
texan pass Kim
mexican fire Dol         # refused 6.1-a
mexican pass Dol         # events: Passed
texan pass Kim           # events: Eliminated Dol
texan done
mexican fight 0308       # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "1.4-a",
        title: ["Ports", "Puertos"],
        text: [
            "From a port, and to a port, blocks move by sea.",
            "De puerto a puerto los bloques se mueven por mar.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.4-a Ports

Velasco is a port, Brazoria is not.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
1209: NOr
PRG: San
```

```play
texan sail NOr 1110      # refused
texan sail NOr 1010
```"#],
            &[r#"## 1.4-a Puertos

Velasco es puerto; Brazoria no.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
1209: NOr
PRG: San
```

```play
texan sail NOr 1110      # refused
texan sail NOr 1010
```"#],
        ],
    },
    Clause {
        id: "1.6-a",
        title: ["Galveston", "Galveston"],
        text: [
            "All hexsides of Galveston are closed: one enters and leaves it by sea only, and attacks it by Sea Attack only.",
            "Todos los lados de Galveston están cerrados: se entra y se sale solo por mar, y solo se ataca con un Ataque Naval.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.6-a Galveston

Nobody walks to Galveston; from Velasco one sails.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
1209: NOr
PRG: San
```

```play
texan send NOr
texan march 1309         # refused
texan stay
```"#],
            &[r#"## 1.6-a Galveston

A Galveston nadie llega andando; desde Velasco se navega.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
1209: NOr
PRG: San
```

```play
texan send NOr
texan march 1309         # refused
texan stay
```"#],
        ],
    },
    Clause {
        id: "1.7-a",
        title: ["Leaving a Mexican box", "Salir de una casilla mexicana"],
        text: [
            "Presidio Rio Grande, Laredo and Matamoros are left along their roads and trails, at the normal cost.",
            "De Presidio Río Grande, Laredo y Matamoros se sale por sus caminos y sendas, al coste normal.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.7-a Leaving a Mexican box

From Presidio Rio Grande by the road: one point to Medina, one more to San Antonio, one more to the Alamo.

```pos
1836 turn 1
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
PRG: San Ald
0906: Hou
```

```play
mexican send Ald
# offered: march 0109; offered: march 0208; offered: march 0308
mexican march 0308       # no event: Marched true
```"#],
            &[r#"## 1.7-a Salir de una casilla mexicana

De Presidio Río Grande por el camino: un punto hasta Medina, otro hasta San Antonio, otro hasta El Álamo.

```pos
1836 turn 1
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
PRG: San Ald
0906: Hou
```

```play
mexican send Ald
# offered: march 0109; offered: march 0208; offered: march 0308
mexican march 0308       # no event: Marched true
```"#],
        ],
    },
    Clause {
        id: "1.7-b",
        title: ["Entering a Mexican box", "Entrar en una casilla mexicana"],
        text: [
            "To enter one of them costs three movement points.",
            "Entrar en una de ellas cuesta tres puntos de movimiento.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.7-b Entering a Mexican box

Three points: infantry must stand next to it.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 16
0109: Ald
0208: Tlc
PRG: San
0906: Hou
```

```play
mexican send Tlc
mexican march PRG        # events: Marched forced: true
mexican send Ald
mexican march PRG        # events: Marched forced: false
```"#],
            &[r#"## 1.7-b Entrar en una casilla mexicana

Tres puntos: la infantería debe estar al lado.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 16
0109: Ald
0208: Tlc
PRG: San
0906: Hou
```

```play
mexican send Tlc
mexican march PRG        # events: Marched forced: true
mexican send Ald
mexican march PRG        # events: Marched forced: false
```"#],
        ],
    },
    Clause {
        id: "1.7-c",
        title: ["Boxes are cities", "Las casillas son ciudades"],
        text: [
            "All three Mexican boxes are cities that can be besieged.",
            "Las tres casillas mexicanas son ciudades que pueden ser sitiadas.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 1.7-c Boxes are cities

Texans who hold Laredo may accept a siege there.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought LAR
player1-attacks LAR
LAR: Kim Ald+moved<0111
PRG: San
```

```play
mexican fight LAR        # awaits: texan
texan withdraw Kim
texan done
mexican done             # events: BattleBegan LAR Siege
```"#],
            &[r#"## 1.7-c Las casillas son ciudades

Los texanos que ocupan Laredo pueden aceptar allí un asedio.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought LAR
player1-attacks LAR
LAR: Kim Ald+moved<0111
PRG: San
```

```play
mexican fight LAR        # awaits: texan
texan withdraw Kim
texan done
mexican done             # events: BattleBegan LAR Siege
```"#],
        ],
    },
    Clause {
        id: "1.7-d",
        title: ["The U.S. boxes", "Las casillas de los Estados Unidos"],
        text: [
            "Mexican blocks never enter Fort Jessup or New Orleans. New Orleans is a port. By our ruling only U.S. blocks stand in Fort Jessup.",
            "Los bloques mexicanos nunca entran en Fort Jessup ni en Nueva Orleans. Nueva Orleans es un puerto. Según nuestro criterio, en Fort Jessup solo están los bloques de los Estados Unidos.",
        ],
        origin: Origin::Ours,
        done: Some(false),
        rulings: &[52],
        examples: [
            &[r#"## 1.7-d The U.S. boxes

No Mexican sails to New Orleans, though he holds a port; nobody walks into Fort Jessup.

```pos
1836 turn 9
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 16
1010: Ald
1601: Tlc
PRG: San
0906: Hou
```

```play
mexican sail Ald NOL     # refused
mexican send Tlc
mexican march JES        # refused
mexican stay
```"#],
            &[r#"## 1.7-d Las casillas de los Estados Unidos

Ningún mexicano navega a Nueva Orleans aunque tenga puerto; nadie entra a pie en Fort Jessup.

```pos
1836 turn 9
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 16
1010: Ald
1601: Tlc
PRG: San
0906: Hou
```

```play
mexican sail Ald NOL     # refused
mexican send Tlc
mexican march JES        # refused
mexican stay
```"#],
        ],
    },
    Clause {
        id: "1.7-e",
        title: ["The Comanche box", "La casilla comanche"],
        text: [
            "Nobody enters the Comanche box.",
            "Nadie entra en la casilla comanche.",
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
        id: "2.1-a",
        title: ["Hidden blocks", "Bloques ocultos"],
        text: [
            "While a block stands, the enemy knows neither its name nor its strength.",
            "Mientras un bloque está de pie, el enemigo no conoce ni su nombre ni su fuerza.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[151],
        examples: [
            &[r#"## 2.1-a Hidden blocks

A block that marches is told to its owner only; when its battle is fought it is shown.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0507: Ald
0606: Bur
0110: San
```

```play
mexican send Ald         # no event: Shown
mexican attack 0606/0507 # events: Marched Ald 0507 0606; no event: Shown
texan done               # no event: Shown
mexican fight 0606       # events: Shown Ald 4, Shown Bur 4
```"#],
            &[r#"## 2.1-a Bloques ocultos

Un bloque en marcha solo lo conoce su dueño; cuando se libra su batalla, se descubre.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0507: Ald
0606: Bur
0110: San
```

```play
mexican send Ald         # no event: Shown
mexican attack 0606/0507 # events: Marched Ald 0507 0606; no event: Shown
texan done               # no event: Shown
mexican fight 0606       # events: Shown Ald 4, Shown Bur 4
```"#],
        ],
    },
    Clause {
        id: "2.11-a",
        title: ["Strength", "Fuerza"],
        text: [
            "A block rolls as many dice as it has steps; each hit takes one. Full strength is one to four. The steps of each block are our reconstruction.",
            "Un bloque tira tantos dados como pasos tiene; cada impacto quita uno. La fuerza plena va de uno a cuatro. Los pasos de cada bloque son reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(false),
        rulings: &[3],
        examples: [
            &[r#"## 2.11-a Strength

A block of strength 3 throws three dice; each hit takes a step.

```pos
1836 turn 3
step turn
player1 mexican
mover texan
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Wal+shown Ald+shown<0507
0110: San
```

```play
texan fire Wal           # awaits: fate
roll 1 5 2               # events: Fired Wal 2, Lost Ald, Lost Ald
mexican fire Ald
roll 6 6                 # awaits: texan
```"#],
            &[r#"## 2.11-a Fuerza

Un bloque de fuerza 3 tira tres dados; cada impacto quita un paso.

```pos
1836 turn 3
step turn
player1 mexican
mover texan
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Wal+shown Ald+shown<0507
0110: San
```

```play
texan fire Wal           # awaits: fate
roll 1 5 2               # events: Fired Wal 2, Lost Ald, Lost Ald
mexican fire Ald
roll 6 6                 # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "2.12-a",
        title: ["Combat rating", "Valor de combate"],
        text: [
            "The letter of the rating tells when a block acts, the number is the highest roll that hits.",
            "La letra del valor indica cuándo actúa el bloque; el número es la tirada más alta que acierta.",
        ],
        origin: Origin::Ours,
        done: Some(false),
        rulings: &[3],
        examples: [
            &[r#"## 2.12-a Combat rating

The worked example: strength 4 and B2, rolls of 1, 2, 4 and 5 are two hits. Here with a C2 of strength 4.

```pos
1836 turn 3
step turn
player1 mexican
mover texan
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Bur+shown Ald+shown<0507
0110: San
```

```play
texan fire Bur
roll 1 2 4 5             # events: Fired Bur 2
```"#],
            &[r#"## 2.12-a Valor de combate

El ejemplo del reglamento: fuerza 4 y B2, con 1, 2, 4 y 5 son dos impactos. Aquí con un C2 de fuerza 4.

```pos
1836 turn 3
step turn
player1 mexican
mover texan
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Bur+shown Ald+shown<0507
0110: San
```

```play
texan fire Bur
roll 1 2 4 5             # events: Fired Bur 2
```"#],
        ],
    },
    Clause {
        id: "2.13-a",
        title: ["Move rating", "Valor de movimiento"],
        text: [
            "A block spends no more movement points than its rating.",
            "Un bloque no gasta más puntos de movimiento que su valor.",
        ],
        origin: Origin::Ours,
        done: Some(false),
        rulings: &[3],
        examples: [
            &[r#"## 2.13-a Move rating

The worked example: four points carry a cavalry block over four road hexsides, and no farther without a forced march.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0511: Dol
PRG: San
1601: Hou
```

```play
mexican send Dol
mexican march 0308       # events: Marched 0511 0308 forced: false
```

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0511: Ald
PRG: San
1601: Hou
```

```play
mexican send Ald
mexican march 0208       # refused
mexican march 0308       # events: Marched 0511 0308 forced: true
```"#],
            &[r#"## 2.13-a Valor de movimiento

El ejemplo del reglamento: con cuatro puntos la caballería cruza cuatro lados de camino, y no más sin marcha forzada.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0511: Dol
PRG: San
1601: Hou
```

```play
mexican send Dol
mexican march 0308       # events: Marched 0511 0308 forced: false
```

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0511: Ald
PRG: San
1601: Hou
```

```play
mexican send Ald
mexican march 0208       # refused
mexican march 0308       # events: Marched 0511 0308 forced: true
```"#],
        ],
    },
    Clause {
        id: "2.14-a",
        title: ["Red borders", "Borde rojo"],
        text: [
            "Blocks with a red border are not used in 1836.",
            "Los bloques de borde rojo no se usan en 1836.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 2.14-a Red borders

Milam is not in the campaign: he stands nowhere, and cannot be sent.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0906: Hou
PRG: San
```

```play
texan send Mlm           # refused 5.0-e
```"#],
            &[r#"## 2.14-a Borde rojo

Milam no está en la campaña: no está en ningún sitio y no puede moverse.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0906: Hou
PRG: San
```

```play
texan send Mlm           # refused 5.0-e
```"#],
        ],
    },
    Clause {
        id: "2.21-a",
        title: ["Leaders", "Líderes"],
        text: [
            "Leaders command movement, and fight as any other block.",
            "Los líderes mandan el movimiento y combaten como cualquier bloque.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 2.21-a Leaders

Houston commands, and fires like any block.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0906: Hou Bur
PRG: San
```

```play
texan command Bur        # refused 5.11-a
texan command Hou        # events: Commands Hou, Shown Hou 3
```

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=0 came=0507
0606: Hou+shown Ald+shown<0507
0110: San
```

```play
texan fire Hou
roll 2 3 6               # events: Fired Hou 1
```"#],
            &[r#"## 2.21-a Líderes

Houston manda, y dispara como cualquier bloque.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0906: Hou Bur
PRG: San
```

```play
texan command Bur        # refused 5.11-a
texan command Hou        # events: Commands Hou, Shown Hou 3
```

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=0 came=0507
0606: Hou+shown Ald+shown<0507
0110: San
```

```play
texan fire Hou
roll 2 3 6               # events: Fired Hou 1
```"#],
        ],
    },
    Clause {
        id: "2.24-a",
        title: ["Fort artillery", "Artillería de fuerte"],
        text: [
            "The guns of each fort exist in a Texan and a Mexican version, of which only one is in play.",
            "La artillería de cada fuerte existe en versión texana y mexicana; solo una está en juego.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[r#"## 2.24-a Fort artillery

When the Texan guns of Goliad surrender, the Mexican version takes their place.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0511
player1-attacks 0511
0511: GAt1 Ald+moved<0411
0110: San
```

```play
mexican fight 0511
texan withdraw GAt
texan done               # events: Captured GAt 0511
```

```then
0511: GAm1 Ald4+moved<0411
```"#],
            &[r#"## 2.24-a Artillería de fuerte

Cuando la artillería texana de Goliad se rinde, la versión mexicana ocupa su lugar.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0511
player1-attacks 0511
0511: GAt1 Ald+moved<0411
0110: San
```

```play
mexican fight 0511
texan withdraw GAt
texan done               # events: Captured GAt 0511
```

```then
0511: GAm1 Ald4+moved<0411
```"#],
        ],
    },
    Clause {
        id: "2.25-a",
        title: ["The Comanche", "Los comanches"],
        text: [
            "The Comanche block raids for whoever plays its event, attacks alone, and rides home with its losses. How far it reaches is our ruling.",
            "El bloque comanche hace su incursión para quien juegue su evento, ataca solo y vuelve a casa con sus pérdidas. Su alcance es criterio nuestro.",
        ],
        origin: Origin::Ours,
        done: Some(false),
        rulings: &[4],
        examples: [
            &[r#"## 2.25-a The Comanche

The raid comes before all battles, near the Comanche country only, and in round 3 the raiders are gone.

```pos
1836 turn 3
step raid mexican
player1 mexican
raid mexican
0606: Bur
1207: Hou
0110: San
```

```play
mexican raid 1207        # refused
mexican raid 0606        # events: BattleBegan 0606 Raid; awaits: mexican
mexican fire Com
roll 1 6 6 2             # events: Lost Bur, Lost Bur
texan fire Bur
roll 1 2                 # events: Lost Com, Lost Com
mexican retreat Com 0507 # refused
mexican withdraw Com     # events: Withdrew Com
```

```then
0606: Bur2
away: Com2
```"#],
            &[r#"## 2.25-a Los comanches

La incursión precede a toda batalla, solo cerca de la tierra comanche, y en la ronda 3 los incursores se han ido.

```pos
1836 turn 3
step raid mexican
player1 mexican
raid mexican
0606: Bur
1207: Hou
0110: San
```

```play
mexican raid 1207        # refused
mexican raid 0606        # events: BattleBegan 0606 Raid; awaits: mexican
mexican fire Com
roll 1 6 6 2             # events: Lost Bur, Lost Bur
texan fire Bur
roll 1 2                 # events: Lost Com, Lost Com
mexican retreat Com 0507 # refused
mexican withdraw Com     # events: Withdrew Com
```

```then
0606: Bur2
away: Com2
```"#],
        ],
    },
    Clause {
        id: "3.0-a",
        title: ["Set-up", "Despliegue"],
        text: [
            "Blocks start at full strength in the places that the scenario names.",
            "Los bloques empiezan a plena fuerza en los lugares que indica el escenario.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1836-a",
        title: ["Duration", "Duración"],
        text: [
            "Twelve turns, from 21 February to 14 May.",
            "Doce turnos, del 21 de febrero al 14 de mayo.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1836-b",
        title: ["Dealing", "Reparto"],
        text: [
            "One card is removed unseen, three are dealt to each player, and eighteen form the deck. Here the card removed is the one that is left when the deck ends.",
            "Se retira una carta sin verla, se reparten tres a cada jugador y dieciocho forman el mazo. Aquí la carta retirada es la que queda cuando el mazo se acaba.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[53],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1836-c",
        title: ["Mexico wins", "Gana México"],
        text: [
            "Mexico wins at once if Texas controls fewer than four Victory Towns at the end of any turn.",
            "México gana en el acto si Texas controla menos de cuatro Ciudades de Victoria al final de un turno.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[150],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1836-d",
        title: ["Santa Anna falls", "Cae Santa Anna"],
        text: [
            "Texas wins at once when Santa Anna is eliminated, however it happens.",
            "Texas gana en el acto cuando Santa Anna es eliminado, sea como sea.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[149],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1836-e",
        title: ["Texas holds", "Texas resiste"],
        text: [
            "Texas wins if Mexico has not won by the end of 14 May.",
            "Texas gana si México no ha ganado al final del 14 de mayo.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1836-f",
        title: ["The Mexican army", "El ejército mexicano"],
        text: [
            "Urrea, Yucatán, Cuautla and the Tejano start in Matamoros; Santa Anna, Sesma, Dolores, Matamoros, Jiménez and San Luis Potosí in Presidio Rio Grande. Gaona's brigade comes on 28 February, Tolsa's on 7 March.",
            "Urrea, Yucatán, Cuautla y el Tejano empiezan en Matamoros; Santa Anna, Sesma, Dolores, Matamoros, Jiménez y San Luis Potosí en Presidio Río Grande. La brigada de Gaona llega el 28 de febrero; la de Tolsa, el 7 de marzo.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1836-g",
        title: ["Another way in", "Otra entrada"],
        text: [
            "A brigade may enter at Laredo or Matamoros instead of Presidio Rio Grande, one turn later.",
            "Una brigada puede entrar por Laredo o Matamoros en vez de Presidio Río Grande, un turno después.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[148],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1836-h",
        title: ["The Texan army", "El ejército texano"],
        text: [
            "Travis, Bowie and the guns start in the Alamo, Kimball in Gonzales, Fannin, Wallace and the guns in Goliad, Grant in San Patricio, Ward in Refugio, Horton in Victoria, Houston and Burleson in Washington, New Orleans in Velasco.",
            "Travis, Bowie y la artillería empiezan en El Álamo, Kimball en Gonzales, Fannin, Wallace y la artillería en Goliad, Grant en San Patricio, Ward en Refugio, Horton en Victoria, Houston y Burleson en Washington, Nueva Orleans en Velasco.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1836-i",
        title: ["The draw pool", "La reserva"],
        text: [
            "All other Texan blocks but Austin and Milam form a hidden pool. One is drawn each turn.",
            "Todos los demás bloques texanos salvo Austin y Milam forman una reserva oculta. Cada turno se roba uno.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1836-j",
        title: ["Volunteers", "Voluntarios"],
        text: [
            "New Orleans, New York, Nashville and Georgia arrive in friendly ports, which need not be Victory Towns.",
            "Nueva Orleans, Nueva York, Nashville y Georgia llegan a puertos amigos, que no tienen por qué ser Ciudades de Victoria.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1835-a",
        title: ["Duration", "Duración"],
        text: [
            "Ten turns, from 7 October to 14 December.",
            "Diez turnos, del 7 de octubre al 14 de diciembre.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1835-b",
        title: ["Dealing", "Reparto"],
        text: [
            "Five cards are removed unseen, three dealt to each player, fourteen form the deck.",
            "Se retiran cinco cartas sin verlas, se reparten tres a cada jugador y catorce forman el mazo.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1835-c",
        title: ["Victory", "Victoria"],
        text: [
            "Mexico wins by holding four of the seven green Victory Towns at the end of turn 10; otherwise Texas wins.",
            "México gana si domina cuatro de las siete Ciudades de Victoria verdes al final del turno 10; si no, gana Texas.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1835-d",
        title: ["Surrender", "Rendición"],
        text: [
            "Besieged forces surrender at the end of turn 10, before victory is checked.",
            "Las fuerzas sitiadas se rinden al final del turno 10, antes de comprobar la victoria.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1835-e",
        title: ["The Mexican army", "El ejército mexicano"],
        text: [
            "The Mexican blocks start in the places listed.",
            "Los bloques mexicanos empiezan en los lugares indicados.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1835-f",
        title: ["Presidials", "Presidiales"],
        text: [
            "When Texas attacks a Mexican box, a militia block appears there at once, free to fight or to accept siege.",
            "Cuando Texas ataca una casilla mexicana, aparece allí un bloque de milicia, libre de combatir o aceptar asedio.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1835-g",
        title: ["Vanguard", "Vanguardia"],
        text: [
            "Once Texas has captured a Mexican box, Mexico draws two random blocks of 1836 each turn.",
            "Cuando Texas captura una casilla mexicana, México roba cada turno dos bloques de 1836 al azar.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1835-h",
        title: ["Cos commands", "Cos manda"],
        text: [
            "In 1835 Cos commands any Mexican block in his own or adjacent hexes.",
            "En 1835 Cos manda cualquier bloque mexicano en su hexágono o adyacente.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1835-i",
        title: ["The Texan army", "El ejército texano"],
        text: [
            "The Texan blocks start as listed; one of the pool comes each turn from 7 October.",
            "Los bloques texanos empiezan según la lista; uno de la reserva llega cada turno desde el 7 de octubre.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1835-j",
        title: ["Austin commands", "Austin manda"],
        text: [
            "In 1835 Austin commands any Texan block in his own or adjacent hexes.",
            "En 1835 Austin manda cualquier bloque texano en su hexágono o adyacente.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "C-1",
        title: ["Campaign", "Campaña"],
        text: [
            "First 1835 is played. Blocks eliminated there are gone in 1836.",
            "Primero se juega 1835. Los bloques eliminados no vuelven en 1836.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "C-2",
        title: ["If Texas won", "Si ganó Texas"],
        text: [
            "Mexican blocks outside green towns, and besieged ones, leave the map; those used in 1836 return at full strength; the fort guns become Texan.",
            "Los bloques mexicanos fuera de pueblos verdes y los sitiados dejan el mapa; los que se usan en 1836 vuelven a plena fuerza; la artillería de los fuertes pasa a Texas.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "C-3",
        title: ["If Texas did not win", "Si no ganó Texas"],
        text: [
            "Blocks stay where they are; Cos has no brigade in 1836 and commands only his own hex.",
            "Los bloques quedan donde están; Cos no tiene brigada en 1836 y solo manda en su hexágono.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "C-4",
        title: ["The winter", "El invierno"],
        text: [
            "Presidials and Austin leave; Texan militia and the Texan Tejano return to the pool; the Mexican Tejano comes back with Urrea; Texas deploys its remaining reinforcements of 1835.",
            "Los presidiales y Austin se van; la milicia y el Tejano texanos vuelven a la reserva; el Tejano mexicano vuelve con Urrea; Texas despliega sus refuerzos restantes de 1835.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "C-5",
        title: ["Mexican forces of 1836", "Fuerzas mexicanas de 1836"],
        text: [
            "They arrive as in 1836; a brigade committed in advance to Laredo or Matamoros comes without delay.",
            "Llegan como en 1836; una brigada comprometida de antemano con Laredo o Matamoros llega sin retraso.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "C-6",
        title: ["New cards", "Cartas nuevas"],
        text: [
            "The cards are shuffled and dealt as in 1836.",
            "Las cartas se barajan y reparten como en 1836.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "C-7",
        title: ["Starting again", "Nuevo comienzo"],
        text: [
            "Play goes on from 21 February; victory as in 1836.",
            "Se sigue desde el 21 de febrero; la victoria, como en 1836.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "4.0-a",
        title: ["The deck", "El mazo"],
        text: [
            "There are 25 cards worth 0 to 4 Command Points. Some carry a burn symbol, some an event. How many of each is our reconstruction.",
            "Hay 25 cartas de 0 a 4 Puntos de Mando. Unas llevan símbolo de quemar; otras, un evento. Cuántas de cada es reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(false),
        rulings: &[4],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "4.0-b",
        title: ["Events", "Eventos"],
        text: [
            "Most events take effect at once, some in the Combat Phase. Player 1's comes first. The texts of the six events are ours.",
            "La mayoría de los eventos surte efecto en el acto; algunos, en la Fase de Combate. Primero el del Jugador 1. Los textos de los seis eventos son nuestros.",
        ],
        origin: Origin::Ours,
        done: Some(false),
        rulings: &[4, 103],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.0-a",
        title: ["No compulsion", "Sin obligación"],
        text: [
            "A card must be played, but nobody must move. Moves cannot be saved.",
            "Hay que jugar una carta, pero nadie está obligado a mover. Los movimientos no se guardan.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.0-b",
        title: ["Through friends, into enemies", "Entre amigos y enemigos"],
        text: [
            "Blocks pass freely through friends, and stop when they enter a hex with enemies.",
            "Los bloques pasan libremente entre amigos y se detienen al entrar en un hexágono con enemigos.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.0-c",
        title: ["Through a siege", "A través de un asedio"],
        text: [
            "Blocks may move through a town that their own side besieges.",
            "Los bloques pueden atravesar una plaza sitiada por su propio bando.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.0-d",
        title: ["Once a turn", "Una vez por turno"],
        text: [
            "A block moves once a turn; retreats and regroups do not count.",
            "Un bloque se mueve una vez por turno; las retiradas y reagrupamientos no cuentan.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.0-e",
        title: ["The edge", "El borde"],
        text: [
            "Partial hexes are played on. No block leaves the map.",
            "Los hexágonos parciales se usan. Ningún bloque sale del mapa.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.11-a",
        title: ["Leader command", "Mando del líder"],
        text: [
            "One Command Point activates a leader, who is turned face up and commands the blocks in his hex and the adjacent ones; Santa Anna reaches two hexes.",
            "Un Punto de Mando activa a un líder, que se descubre y manda los bloques de su hexágono y de los adyacentes; Santa Anna alcanza dos hexágonos.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[105],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.11-b",
        title: ["Command cut", "Mando cortado"],
        text: [
            "Command does not cross an impassable hexside, and a besieged leader commands nobody in adjacent hexes.",
            "El mando no cruza un lado infranqueable, y un líder sitiado no manda en hexágonos adyacentes.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[109],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.11-c",
        title: ["The leader himself", "El propio líder"],
        text: [
            "When he has commanded, the leader may move too, even into battle. That ends his command.",
            "Después de mandar, el líder también puede moverse, incluso a la batalla. Con ello termina su mando.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[106],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.12-a",
        title: ["Brigades", "Brigadas"],
        text: [
            "Outside his hex a brigade leader commands his own brigade only; in his hex he commands anybody.",
            "Fuera de su hexágono un jefe de brigada solo manda su brigada; en su hexágono manda a cualquiera.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[111],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.12-b",
        title: ["Commanders-in-Chief", "Comandantes en jefe"],
        text: [
            "Santa Anna and Houston command any block of their armies, Houston not the U.S. blocks.",
            "Santa Anna y Houston mandan cualquier bloque de su ejército; Houston, no los de los Estados Unidos.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.13-a",
        title: ["Independent command", "Mando independiente"],
        text: [
            "One Command Point moves one single block.",
            "Un Punto de Mando mueve un solo bloque.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[105],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.2-a",
        title: ["Cost of hexsides", "Coste de los lados"],
        text: [
            "Clear 2, forest 3, road 1, trail 1, ford 1, ferry 2. A river is crossed at fords and ferries only.",
            "Despejado 2, bosque 3, camino 1, senda 1, vado 1, transbordador 2. Un río solo se cruza por vados y transbordadores.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[114],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.2-b",
        title: ["Roads and trails", "Caminos y sendas"],
        text: [
            "Roads and trails cancel other terrain, but not fords and ferries, whose cost is the whole cost.",
            "Caminos y sendas anulan otro terreno, pero no vados ni transbordadores, cuyo coste es el total.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[114],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.3-a",
        title: ["Hexside limits", "Límites de lado"],
        text: [
            "So many blocks may enter a hex with enemies by one hexside: road 4, trail 2, clear 2, forest 1, ford 2, ferry 1. Elsewhere there is no limit.",
            "Por un lado pueden entrar en un hexágono con enemigos tantos bloques: camino 4, senda 2, despejado 2, bosque 1, vado 2, transbordador 1. En otros casos no hay límite.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[116],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.3-b",
        title: ["Two routes", "Dos rutas"],
        text: [
            "Where two routes cross one hexside the limit is the sum of both minus one.",
            "Donde dos rutas cruzan un mismo lado, el límite es la suma de ambas menos uno.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[115],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.3-c",
        title: ["What is counted", "Qué se cuenta"],
        text: [
            "The limit holds for each hexside, each player and each Movement Phase.",
            "El límite vale por lado, por jugador y por Fase de Movimiento.",
        ],
        origin: Origin::Ours,
        done: Some(false),
        rulings: &[115],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.4-a",
        title: ["Friendly, enemy, neutral", "Amigo, enemigo, neutral"],
        text: [
            "A hex is friendly with a friendly town or friendly blocks in it, enemy when it is friendly to the enemy, otherwise neutral.",
            "Un hexágono es amigo con un pueblo amigo o bloques amigos, enemigo si es amigo del enemigo, y neutral en otro caso.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.4-b",
        title: ["Vacant hexes", "Hexágonos vacíos"],
        text: [
            "A vacant hex is neutral, but one with a green town is Mexican and one with a blue town Texan.",
            "Un hexágono vacío es neutral, pero con un pueblo verde es mexicano y con uno azul, texano.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.4-c",
        title: ["Occupation", "Ocupación"],
        text: [
            "An enemy town is controlled while it is occupied; when it is left it reverts, unless it was burned.",
            "Un pueblo enemigo se controla mientras se ocupa; al dejarlo revierte, salvo que se haya quemado.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[120],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.4-d",
        title: ["At once", "En el acto"],
        text: [
            "Control changes at once. Passing through changes nothing.",
            "El control cambia en el acto. Pasar de largo no cambia nada.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[120],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.5-a",
        title: ["Pinning", "Fijación"],
        text: [
            "Attackers pin as many defenders as they are; which, the defender chooses.",
            "Los atacantes fijan a tantos defensores como sean ellos; a cuáles, lo elige el defensor.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[118],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.5-b",
        title: ["Unpinned blocks", "Bloques no fijados"],
        text: [
            "The others may move, but not across a hexside that the pinning blocks used.",
            "Los demás pueden moverse, pero no por un lado que usaron los que fijan.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[118],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.5-c",
        title: ["Pinned for good", "Fijados del todo"],
        text: [
            "Pinned blocks stay pinned even if friends join the battle.",
            "Los fijados siguen fijados aunque lleguen amigos a la batalla.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[118],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.6-a",
        title: ["Forced march", "Marcha forzada"],
        text: [
            "A block may spend one point more than it has. After all friendly movement it rolls: 1 to 3 loses a step.",
            "Un bloque puede gastar un punto más de los que tiene. Tras todo el movimiento amigo tira: de 1 a 3 pierde un paso.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[113],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.6-b",
        title: ["It arrives", "Llega"],
        text: [
            "Unless it is eliminated, the block completes its march.",
            "Si no es eliminado, el bloque completa su marcha.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[113],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.7-a",
        title: ["Foraging", "Forrajeo"],
        text: [
            "One Command Point adds one step to a block, once a turn. That block does not move this turn, but defends itself as ever.",
            "Un Punto de Mando añade un paso a un bloque, una vez por turno. Ese bloque no se mueve este turno, pero se defiende como siempre.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.7-b",
        title: ["Who cannot forage", "Quién no puede forrajear"],
        text: [
            "No active leader, no besieged block, none in a pending battle or where too many blocks eat; and nobody beyond full strength.",
            "Ningún líder activo, ningún sitiado, ninguno en batalla pendiente ni donde coman demasiados; y nadie más allá de la fuerza plena.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[108],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.71-a",
        title: ["Burning", "Quemar"],
        text: [
            "With a burn card, one Command Point burns one Victory Town that is occupied and friendly. One block there may gain a step as by foraging; or none does, and all may move.",
            "Con una carta de quemar, un Punto de Mando quema una Ciudad de Victoria ocupada y amiga. Un bloque de allí puede ganar un paso como forrajeando; o ninguno, y todos pueden moverse.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[138, 140],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.71-b",
        title: ["What is left", "Lo que queda"],
        text: [
            "Everything in the hex burns: it feeds two blocks, is neutral, takes no reinforcements, is no Victory Town, no port, and has no walls.",
            "Arde todo el hexágono: alimenta a dos bloques, es neutral, no recibe refuerzos, no es Ciudad de Victoria ni puerto, ni tiene muros.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[138, 139],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.81-a",
        title: ["Sea Move", "Movimiento Naval"],
        text: [
            "One Command Point moves one block from a friendly port to another. Leaders do not help.",
            "Un Punto de Mando lleva un bloque de un puerto amigo a otro. Los líderes no ayudan.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[144],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.81-b",
        title: ["Not into battle", "No a la batalla"],
        text: [
            "A Sea Move never goes to an unresolved battle. Other blocks may move by sea or land as well.",
            "Un Movimiento Naval nunca va a una batalla sin resolver. Otros bloques pueden moverse por mar o tierra.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.82-a",
        title: ["Sea Attack", "Ataque Naval"],
        text: [
            "A Sea Move to an enemy port is a Sea Attack: two Command Points a block, three hexes at most, from a friendly port, and not by cavalry or artillery.",
            "Un Movimiento Naval a un puerto enemigo es un Ataque Naval: dos Puntos de Mando por bloque, tres hexágonos como máximo, desde un puerto amigo, y nunca caballería ni artillería.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[143],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.82-b",
        title: ["Alone", "En solitario"],
        text: [
            "A Sea Attack is not combined with another attack, Player 2 does not join a pending battle by it, and Matamoros cannot be attacked so.",
            "Un Ataque Naval no se combina con otro ataque, el Jugador 2 no se une así a una batalla pendiente, y Matamoros no puede ser atacada así.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[143],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.83-a",
        title: ["Sea retreat", "Retirada naval"],
        text: [
            "Those who attacked by sea retreat to the port they sailed from, if it is still friendly; nobody else retreats by sea.",
            "Quienes atacaron por mar se retiran al puerto de donde zarparon, si aún es amigo; nadie más se retira por mar.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.0-a",
        title: ["One battle at a time", "Batalla a batalla"],
        text: [
            "Each battle is finished before the next. Blocks are revealed only when their battle is fought.",
            "Cada batalla se termina antes de la siguiente. Los bloques solo se descubren cuando se libra su batalla.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.1-a",
        title: ["Three rounds", "Tres rondas"],
        text: [
            "A battle has at most three rounds. In the third the attackers do not fire and must retreat while any defender is in the field; defenders fire.",
            "Una batalla tiene como máximo tres rondas. En la tercera los atacantes no disparan y deben retirarse mientras quede algún defensor en el campo; los defensores disparan.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[124],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.2-a",
        title: ["Combat turns", "Turnos de combate"],
        text: [
            "In each round each block once fires, retreats or passes.",
            "En cada ronda cada bloque dispara, se retira o pasa una vez.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.2-b",
        title: ["Order", "Orden"],
        text: [
            "First the A blocks, then B, then C; within a letter the defenders first.",
            "Primero los bloques A, luego los B, luego los C; en cada letra, primero los defensores.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.3-a",
        title: ["Fire", "Fuego"],
        text: [
            "A block rolls dice equal to its strength; each that is not above its number hits.",
            "Un bloque tira tantos dados como su fuerza; cada uno que no supere su número acierta.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.31-a",
        title: ["Hits", "Impactos"],
        text: [
            "Each hit goes to the strongest enemy block at that instant; between equals its owner chooses.",
            "Cada impacto va al bloque enemigo más fuerte en ese instante; entre iguales elige su dueño.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.32-a",
        title: ["Reserves", "Reservas"],
        text: [
            "Blocks that Player 2 brings to a battle begun by Player 1 wait in reserve: in round 1 they neither fire, retreat nor are hit. They are revealed at the start of round 2, even if their friends are gone.",
            "Los bloques que el Jugador 2 lleva a una batalla iniciada por el Jugador 1 esperan en reserva: en la ronda 1 no disparan, ni se retiran, ni reciben impactos. Se descubren al empezar la ronda 2, aunque ya no queden amigos.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[117],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.32-b",
        title: ["The field changes hands", "El campo cambia de manos"],
        text: [
            "If the attacker has won before the reserves arrive, he is the defender in rounds 2 and 3.",
            "Si el atacante ha vencido antes de que lleguen las reservas, es el defensor en las rondas 2 y 3.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[125],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.4-a",
        title: ["Room to retreat", "Espacio para retirarse"],
        text: [
            "Hexside limits hold for retreats in each round; nobody retreats across an impassable hexside.",
            "Los límites de lado valen para las retiradas de cada ronda; nadie se retira por un lado infranqueable.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[121],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.4-b",
        title: ["Round 1", "Ronda 1"],
        text: [
            "In round 1 one retreats by roads and trails only, and a ford or ferry is none.",
            "En la ronda 1 solo se retira por caminos y sendas; un vado o transbordador no lo es.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[122],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.4-c",
        title: ["Which way", "Por dónde"],
        text: [
            "Attackers retreat by the hexsides that attackers used, defenders by any others. Those who cannot must win or be eliminated.",
            "Los atacantes se retiran por los lados que usaron los atacantes; los defensores, por los demás. Quien no pueda debe vencer o ser eliminado.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[124, 154],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.4-d",
        title: ["Where to", "Adónde"],
        text: [
            "To adjacent hexes that are friendly or vacant; not to an unfought battle. To a siege by friends one may go, but fights no more in this phase.",
            "A hexágonos adyacentes amigos o vacíos; no a una batalla sin librar. A un asedio amigo se puede ir, pero sin combatir más en esta fase.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[123],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.4-e",
        title: ["Artillery stays", "La artillería se queda"],
        text: [
            "Artillery neither retreats nor withdraws from a battle.",
            "La artillería no se retira ni se repliega de una batalla.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.5-a",
        title: ["Regroups", "Reagrupamientos"],
        text: [
            "The victor may move any blocks from the hex to adjacent friendly or neutral hexes within the hexside limits.",
            "El vencedor puede llevar bloques del hexágono a hexágonos adyacentes amigos o neutrales dentro de los límites de lado.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.5-b",
        title: ["Not after a siege", "No tras un asedio"],
        text: [
            "There is no regroup after a siege is won, but there is after a field battle in a fort's hex.",
            "No hay reagrupamiento tras ganar un asedio, pero sí tras una batalla campal en el hexágono de un fuerte.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.5-c",
        title: ["To the sound of the guns", "Al son del cañón"],
        text: [
            "Blocks may regroup into an unfought battle or a siege and fight there in the same phase; in a battle they come as reserves.",
            "Los bloques pueden reagruparse en una batalla sin librar o en un asedio y combatir allí en la misma fase; en la batalla llegan como reservas.",
        ],
        origin: Origin::Ours,
        done: Some(false),
        rulings: &[155],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.6-a",
        title: ["Eliminated", "Eliminados"],
        text: [
            "A block that loses its last step is out for good, and both players see which.",
            "Un bloque que pierde su último paso queda fuera para siempre, y ambos jugadores ven cuál.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.6-b",
        title: ["Texan succession", "Sucesión texana"],
        text: [
            "When Houston is dead Fannin is Commander-in-Chief; Austin joins the pool and is so when drawn. When Fannin is dead too, it is Burleson.",
            "Muerto Houston, Fannin es comandante en jefe; Austin entra en la reserva y lo es cuando sale. Muerto también Fannin, lo es Burleson.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.6-c",
        title: ["Cos", "Cos"],
        text: [
            "Cos replaces an eliminated Mexican brigade leader and comes to Santa Anna after the Combat Phase.",
            "Cos sustituye a un jefe de brigada mexicano eliminado y llega junto a Santa Anna tras la Fase de Combate.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[111, 112],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.7-a",
        title: ["Captured guns", "Artillería capturada"],
        text: [
            "The last step of artillery is never lost. Alone with enemies it surrenders, and the enemy's version takes its place at the same strength.",
            "El último paso de la artillería nunca se pierde. Sola con enemigos se rinde, y la versión enemiga ocupa su lugar con la misma fuerza.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[128, 129],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "6.7-b",
        title: ["Guns inside", "Artillería dentro"],
        text: [
            "Artillery defends inside the fort or city. In the open it does not fight, and it does not attack.",
            "La artillería defiende dentro del fuerte o la ciudad. A campo abierto no combate, y no ataca.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[127],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.0-a",
        title: ["Sieges", "Asedios"],
        text: [
            "Forts and cities can be besieged, turn after turn.",
            "Los fuertes y ciudades pueden ser sitiados, turno tras turno.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.0-b",
        title: ["Withdrawal", "Repliegue"],
        text: [
            "When first attacked the defender may withdraw up to four blocks inside before combat, unrevealed. Guns always are inside, and count.",
            "Al ser atacado por primera vez, el defensor puede replegar hasta cuatro bloques dentro antes del combate, sin descubrirlos. La artillería siempre está dentro, y cuenta.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[126],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.0-c",
        title: ["All inside", "Todos dentro"],
        text: [
            "If all withdraw, the attacker may regroup, besiege or storm.",
            "Si todos se repliegan, el atacante puede reagruparse, sitiar o asaltar.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[156],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.0-d",
        title: ["Some outside", "Algunos fuera"],
        text: [
            "If any stay outside a field battle is fought, in which those inside take no part. Those outside may withdraw or retreat in their combat turns.",
            "Si algunos quedan fuera se libra una batalla campal en la que los de dentro no participan. Los de fuera pueden replegarse o retirarse en sus turnos de combate.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.0-e",
        title: ["Then the walls", "Después, los muros"],
        text: [
            "When all defenders are defeated or inside, the attacker may storm.",
            "Cuando todos los defensores están derrotados o dentro, el atacante puede asaltar.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.1-a",
        title: ["Double defence", "Defensa doble"],
        text: [
            "Defenders of a fort, and everybody in a city siege, take two hits for a step. The second half goes to the block that has the first. Half-hits are recovered after the Combat Phase.",
            "Los defensores de un fuerte, y todos en el asedio de una ciudad, necesitan dos impactos por paso. El segundo medio va al bloque que tiene el primero. Los medios impactos se recuperan tras la Fase de Combate.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[130, 133],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.2-a",
        title: ["Activating a siege", "Activar un asedio"],
        text: [
            "Either player may activate siege combat: Player 1, or if he does not, Player 2. Each siege once a phase.",
            "Cualquiera puede activar el combate de asedio: el Jugador 1 o, si no lo hace, el Jugador 2. Cada asedio, una vez por fase.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[131],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.2-b",
        title: ["Declarations", "Declaraciones"],
        text: [
            "The besieger holds, cannonades or storms. Then the besieged hold, cannonade if the besieger held, or sally if he did not storm.",
            "El sitiador espera, cañonea o asalta. Después los sitiados esperan, cañonean si el sitiador esperó, o hacen una salida si no asaltó.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[131],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.21-a",
        title: ["Besieging", "Sitiar"],
        text: [
            "Any number may besiege. Besiegers are face up; those who only pass through are not.",
            "Puede sitiar cualquier número. Los sitiadores están descubiertos; quienes solo pasan, no.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.22-a",
        title: ["Storming", "Asalto"],
        text: [
            "One storms when all enemies are inside: two rounds, even after a field battle, and no third.",
            "Se asalta cuando todos los enemigos están dentro: dos rondas, aun tras una batalla campal, y no hay tercera.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.22-b",
        title: ["Behind the walls", "Tras los muros"],
        text: [
            "Defenders of a storm have double defence and cannot retreat.",
            "Los defensores en un asalto tienen defensa doble y no pueden retirarse.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.22-c",
        title: ["The storming line", "La línea de asalto"],
        text: [
            "At most four blocks storm a fort and six a city. The rest are in reserve; before round 2 the line is drawn up anew.",
            "Como máximo cuatro bloques asaltan un fuerte y seis una ciudad. Los demás quedan en reserva; antes de la ronda 2 la línea se forma de nuevo.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[157],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.22-d",
        title: ["Back to the siege", "De vuelta al asedio"],
        text: [
            "Stormers can only withdraw to the siege. Afterwards nobody regroups.",
            "Los asaltantes solo pueden replegarse al asedio. Después nadie se reagrupa.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[134],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.23-a",
        title: ["Sallying", "Salidas"],
        text: [
            "The besieged may sally as attackers. They lose double defence once they have fired, artillery excepted, and can only withdraw inside. Besiegers of a city have double defence against them.",
            "Los sitiados pueden salir como atacantes. Pierden la defensa doble en cuanto disparan, salvo la artillería, y solo pueden replegarse dentro. Los sitiadores de una ciudad tienen defensa doble contra ellos.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.24-a",
        title: ["Cannonade", "Cañoneo"],
        text: [
            "Guns and leaders are revealed and fire once; the enemy may answer with his. Hits count after both have fired. There is one exchange only.",
            "La artillería y los líderes se descubren y disparan una vez; el enemigo puede responder con los suyos. Los impactos cuentan cuando ambos han disparado. Solo hay un intercambio.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[132, 133],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.25-a",
        title: ["Relief", "Socorro"],
        text: [
            "Friends from outside attack the besieger, who defends and may retreat. The besieged may come out to help. Relievers cannot withdraw inside, cavalry excepted.",
            "Amigos de fuera atacan al sitiador, que se defiende y puede retirarse. Los sitiados pueden salir a ayudar. La fuerza de socorro no puede replegarse dentro, salvo la caballería.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[135],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.26-a",
        title: ["Cavalry in sieges", "Caballería en asedios"],
        text: [
            "Cavalry storms and defends walls at C1, and sallies at its own rating. In a relief force it may withdraw inside from round 2, if there is room.",
            "La caballería asalta y defiende muros con C1, y sale con su propio valor. En una fuerza de socorro puede replegarse dentro desde la ronda 2, si hay sitio.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[158],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.27-a",
        title: ["Artillery in sieges", "Artillería en asedios"],
        text: [
            "Artillery may cannonade, storm or sally; when it defends it always has double defence.",
            "La artillería puede cañonear, asaltar o salir; cuando defiende siempre tiene defensa doble.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.3-a",
        title: ["Control in a siege", "Control en un asedio"],
        text: [
            "The besieged hold the place for victory and supply; for all else the besieger controls the hex. The besieged do not move out of it. When the last besieger is gone the siege is over.",
            "Los sitiados dominan la plaza para victoria y suministro; para lo demás el sitiador controla el hexágono. Los sitiados no salen de él. Cuando se va el último sitiador el asedio termina.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[136],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.4-a",
        title: ["Supply in a siege", "Suministro en un asedio"],
        text: [
            "The besieger is fed by the hex, and its camp if it has one; the besieged by the fort, two blocks, or the city, four.",
            "El sitiador se alimenta del hexágono, y de su campamento si lo hay; los sitiados, del fuerte, dos bloques, o de la ciudad, cuatro.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[137],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "8.0-a",
        title: ["The Supply Phase", "La Fase de Suministro"],
        text: [
            "Player 1 first: attrition, reinforcements, one card. When the deck has ended no more are drawn.",
            "Primero el Jugador 1: desgaste, refuerzos, una carta. Cuando el mazo se acaba ya no se roba.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[104],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "8.1-a",
        title: ["Supply limits", "Límites de suministro"],
        text: [
            "Each hex feeds two blocks; a city adds four, a town three, a fort two, a camp one, all together.",
            "Cada hexágono alimenta a dos bloques; una ciudad añade cuatro, un pueblo tres, un fuerte dos, un campamento uno, todo sumado.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "8.1-b",
        title: ["Boxes", "Casillas"],
        text: [
            "A holding box feeds eight blocks.",
            "Una casilla alimenta a ocho bloques.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "8.2-a",
        title: ["Attrition", "Desgaste"],
        text: [
            "One die for each block over the limit: 1 to 3 loses a step. Losses are taken as hits, strongest first, without double defence.",
            "Un dado por cada bloque que exceda el límite: de 1 a 3 se pierde un paso. Las pérdidas se reparten como impactos, primero el más fuerte, sin defensa doble.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "8.31-a",
        title: ["Texan draws", "Refuerzos texanos"],
        text: [
            "Each Supply Phase Texas draws one block and deploys it at full strength in a friendly Victory Town that is not besieged. If there is none it is kept aside.",
            "En cada Fase de Suministro Texas roba un bloque y lo despliega a plena fuerza en una Ciudad de Victoria amiga no sitiada. Si no hay ninguna, queda aparte.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[141],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "8.32-a",
        title: ["U.S. entry", "Entrada de los Estados Unidos"],
        text: [
            "Gaines, 3rd US and 5th US stand face up in Fort Jessup when drawn. When all three are there they may enter, first hex San Augustine, without hexside limit. Only Gaines commands them, or they move singly.",
            "Gaines, el 3.º y el 5.º de los EE. UU. esperan descubiertos en Fort Jessup. Cuando están los tres pueden entrar, primero a San Augustine y sin límite de lado. Solo Gaines los manda, o se mueven sueltos.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[142],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "8.33-a",
        title: ["Mexican reinforcements", "Refuerzos mexicanos"],
        text: [
            "Those of turn 2 are placed in the Supply Phase of turn 1, those of turn 3 in that of turn 2. If Texas holds their box they wait beside it and may attack it without limit.",
            "Los del turno 2 se colocan en la Fase de Suministro del turno 1; los del turno 3, en la del turno 2. Si Texas domina su casilla esperan al lado y pueden atacarla sin límite.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[147],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "8.33-b",
        title: ["Waiting", "A la espera"],
        text: [
            "A brigade that is delayed waits beside its new box and goes in with the next Supply Phase.",
            "Una brigada retrasada espera junto a su nueva casilla y entra en la siguiente Fase de Suministro.",
        ],
        origin: Origin::Rulebook,
        done: Some(false),
        rulings: &[148],
        examples: [
            &[],
            &[],
        ],
    },
];
