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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
texan deploy 0710        # awaits: fate
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
texan deploy 0710        # awaits: fate
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
        done: Some(true),
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
texan deploy 0412        # awaits: fate
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
texan deploy 0412        # awaits: fate
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
mexican pass Dol         # refused 6.1-a
mexican retreat Dol 0408 # events: Retreated Dol
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
mexican pass Dol         # refused 6.1-a
mexican retreat Dol 0408 # events: Retreated Dol
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
mexican march PRG        # events: Marched forced true
mexican send Ald
mexican march PRG        # events: Marched forced false; awaits: fate
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
mexican march PRG        # events: Marched forced true
mexican send Ald
mexican march PRG        # events: Marched forced false; awaits: fate
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
mexican march 0308       # events: Marched 0511 0308 forced false
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
mexican march 0407       # refused
mexican march 0308       # events: Marched 0511 0308 forced true; awaits: fate
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
mexican march 0308       # events: Marched 0511 0308 forced false
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
mexican march 0407       # refused
mexican march 0308       # events: Marched 0511 0308 forced true; awaits: fate
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
        done: Some(true),
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
mexican withdraw Com     # events: Withdrew Com; awaits: fate
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
mexican withdraw Com     # events: Withdrew Com; awaits: fate
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 3.0-a Set-up

Everything stands at full strength.

```play
draw 6
draw 7
draw 8
draw 9
draw 10
draw 11                  # awaits: texan, mexican
```

```then
0308: Tra2 AAt3 Bow2
0906: Hou3 Bur4
```"#],
            &[r#"## 3.0-a Despliegue

Todo está a plena fuerza.

```play
draw 6
draw 7
draw 8
draw 9
draw 10
draw 11                  # awaits: texan, mexican
```

```then
0308: Tra2 AAt3 Bow2
0906: Hou3 Bur4
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1836-a Duration

The twelfth turn is the last.

```pos
1836 turn 12
step card
player1 mexican
mover texan
0110: San
0906: Hou
```

```play
draw 3                   # over: texan
```"#],
            &[r#"## 1836-a Duración

El duodécimo turno es el último.

```pos
1836 turn 12
step card
player1 mexican
mover texan
0110: San
0906: Hou
```

```play
draw 3                   # over: texan
```"#],
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
        done: Some(true),
        rulings: &[53],
        examples: [
            &[r#"## 1836-b Dealing

Six draws deal two hands of three; one of the other nineteen will never be seen.

```play
draw 0
draw 1
draw 2
draw 3
draw 4
draw 5                   # events: TurnBegan 1
```

```then
hand texan 0 1 2
hand mexican 3 4 5
deck 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
```

When one card is left nobody draws any more.

```pos
1836 turn 10
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
hand texan 1 2
hand mexican 3 4
deck 5
0110: San
0906: Hou
0606: Bur
0508: Kim
0710: Hor
```

```play
mexican done             # turn: 11; awaits: texan, mexican
```"#],
            &[r#"## 1836-b Reparto

Con seis robos se reparten dos manos de tres; una de las otras diecinueve no se verá nunca.

```play
draw 0
draw 1
draw 2
draw 3
draw 4
draw 5                   # events: TurnBegan 1
```

```then
hand texan 0 1 2
hand mexican 3 4 5
deck 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
```

Cuando queda una carta ya nadie roba.

```pos
1836 turn 10
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
hand texan 1 2
hand mexican 3 4
deck 5
0110: San
0906: Hou
0606: Bur
0508: Kim
0710: Hor
```

```play
mexican done             # turn: 11; awaits: texan, mexican
```"#],
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
        done: Some(true),
        rulings: &[150],
        examples: [
            &[r#"## 1836-c Mexico wins

Texas has four Victory Towns left; one of them burns, and at the end of the turn Mexico has won.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
chosen texan 16
hand texan 1
hand mexican 3
deck 5
burned 0508 0606 0710 0906 1007 1110 1010
1207: Ald
0110: San
1406: Hou
```

```play
mexican burn 1207        # over: mexican
```

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
chosen texan 16
hand texan 1
hand mexican 3
deck 5
burned 0508 0606 0710 0906 1007 1110
1207: Ald
0110: San
1406: Hou
```

```play
mexican burn 1207        # turn: 6
```"#],
            &[r#"## 1836-c Gana México

A Texas le quedan cuatro Ciudades de Victoria; una arde, y al final del turno México ha ganado.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
chosen texan 16
hand texan 1
hand mexican 3
deck 5
burned 0508 0606 0710 0906 1007 1110 1010
1207: Ald
0110: San
1406: Hou
```

```play
mexican burn 1207        # over: mexican
```

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
chosen texan 16
hand texan 1
hand mexican 3
deck 5
burned 0508 0606 0710 0906 1007 1110
1207: Ald
0110: San
1406: Hou
```

```play
mexican burn 1207        # turn: 6
```"#],
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
        done: Some(true),
        rulings: &[149],
        examples: [
            &[r#"## 1836-d Santa Anna falls

His last step is lost to a forced march, and the game is over.

```pos
1836 turn 5
step forced-march
mover mexican
player1 mexican
0407: San1+moved+forced
0906: Hou
```

```play
roll 3                   # over: texan
```"#],
            &[r#"## 1836-d Cae Santa Anna

Pierde su último paso en una marcha forzada y la partida termina.

```pos
1836 turn 5
step forced-march
mover mexican
player1 mexican
0407: San1+moved+forced
0906: Hou
```

```play
roll 3                   # over: texan
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1836-e Texas holds

Four towns at the end of the last turn are enough.

```pos
1836 turn 12
step card
player1 mexican
mover texan
burned 0508 0606 0710 0906 1007 1110 1010
0110: San
0906: Hou
```

```play
draw 3                   # over: texan
```"#],
            &[r#"## 1836-e Texas resiste

Cuatro ciudades al final del último turno bastan.

```pos
1836 turn 12
step card
player1 mexican
mover texan
burned 0508 0606 0710 0906 1007 1110 1010
0110: San
0906: Hou
```

```play
draw 3                   # over: texan
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1836-f The Mexican army

Urrea starts in Matamoros, Santa Anna in Presidio Rio Grande, the two brigades come later.

```play
draw 6                   # awaits: fate
# awaits: fate
```

```then
MAT: Urr3 Yuc3 Cua2 Gar2
PRG: San3 Ses2 Dol3 Mat3 Jim3 SLP4
later: Gao2 Tol2 Ald4 Tlc3 Zap3 Que3 Gto3 Gro4 Mor3 Mex4 Gdl4 TrV2 Tam3
```"#],
            &[r#"## 1836-f El ejército mexicano

Urrea empieza en Matamoros, Santa Anna en Presidio Río Grande, las dos brigadas llegan después.

```play
draw 6                   # awaits: fate
# awaits: fate
```

```then
MAT: Urr3 Yuc3 Cua2 Gar2
PRG: San3 Ses2 Dol3 Mat3 Jim3 SLP4
later: Gao2 Tol2 Ald4 Tlc3 Zap3 Que3 Gto3 Gro4 Mor3 Mex4 Gdl4 TrV2 Tam3
```"#],
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
        done: Some(true),
        rulings: &[148],
        examples: [
            &[r#"## 1836-g Another way in

Gaona's brigade may come to Laredo a turn later, not to the Alamo.

```pos
1836 turn 1
step enter 1
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5 6 7
PRG: San
later: Gao Ald
0906: Hou
0606: Bur
0508: Kim
0710: Hor
```

```play
mexican enter 0308       # refused
mexican enter LAR        # events: BrigadeArrives First LAR waits true
draw 5                   # turn: 2
```

```then
LAR beside: Gao2 Ald4
```"#],
            &[r#"## 1836-g Otra entrada

La brigada de Gaona puede llegar a Laredo un turno después; a El Álamo, no.

```pos
1836 turn 1
step enter 1
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5 6 7
PRG: San
later: Gao Ald
0906: Hou
0606: Bur
0508: Kim
0710: Hor
```

```play
mexican enter 0308       # refused
mexican enter LAR        # events: BrigadeArrives First LAR waits true
draw 5                   # turn: 2
```

```then
LAR beside: Gao2 Ald4
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1836-h The Texan army

The places of the rulebook's list.

```play
draw 6                   # awaits: fate
# awaits: fate
```

```then
0308: Tra2 AAt3 Bow2
0508: Kim1
0511: Fan2 GAt2 Wal3
0412: Gra2
0611: War2
0710: Hor1
0906: Hou3 Bur4
1209: NOr2
```"#],
            &[r#"## 1836-h El ejército texano

Los lugares de la lista del reglamento.

```play
draw 6                   # awaits: fate
# awaits: fate
```

```then
0308: Tra2 AAt3 Bow2
0508: Kim1
0511: Fan2 GAt2 Wal3
0412: Gra2
0611: War2
0710: Hor1
0906: Hou3 Bur4
1209: NOr2
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1836-i The draw pool

Eleven blocks, hidden from Mexico; one comes each turn.

```pos
1836 turn 2
step draw
mover texan
player1 texan
hand texan 1
hand mexican 3
deck 5 6 7
pool: She Mld Seg
0906: Hou
PRG: San
```

```play
draw 15                  # events: Drawn Mld; awaits: texan
texan deploy 0906        # events: Deployed Mld 0906; awaits: fate
```

```then
0906: Hou3 Mld3
```"#],
            &[r#"## 1836-i La reserva

Once bloques, ocultos para México; cada turno llega uno.

```pos
1836 turn 2
step draw
mover texan
player1 texan
hand texan 1
hand mexican 3
deck 5 6 7
pool: She Mld Seg
0906: Hou
PRG: San
```

```play
draw 15                  # events: Drawn Mld; awaits: texan
texan deploy 0906        # events: Deployed Mld 0906; awaits: fate
```

```then
0906: Hou3 Mld3
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1836-j Volunteers

New York arrives in Velasco, a port without a star, and cannot come to Gonzales.

```pos
1836 turn 2
step deploy
mover texan
player1 texan
drawn: NYk
0906: Hou
PRG: San
```

```play
texan deploy 0508        # refused 1.4-a
texan deploy 1209        # awaits: fate
```"#],
            &[r#"## 1836-j Voluntarios

Nueva York llega a Velasco, puerto sin estrella, y no puede llegar a Gonzales.

```pos
1836 turn 2
step deploy
mover texan
player1 texan
drawn: NYk
0906: Hou
PRG: San
```

```play
texan deploy 0508        # refused 1.4-a
texan deploy 1209        # awaits: fate
```"#],
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
        done: Some(true),
        rulings: &[4],
        examples: [
            &[r#"## 4.0-a The deck

A plain 4, a burn card worth 1, an event worth 0.

```pos
1836 turn 3
step cards
hand texan 6
hand mexican 22
0906: Hou
PRG: San
```

```play
texan play 6
mexican play 22          # events: Moves 0 4; awaits: texan
```"#],
            &[r#"## 4.0-a El mazo

Un 4 corriente, una carta de quemar de valor 1, un evento de valor 0.

```pos
1836 turn 3
step cards
hand texan 6
hand mexican 22
0906: Hou
PRG: San
```

```play
texan play 6
mexican play 22          # events: Moves 0 4; awaits: texan
```"#],
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
        done: Some(true),
        rulings: &[4, 103],
        examples: [
            &[r#"## 4.0-b Events

Storm: no movement, no combat; the Supply Phase follows at once.

```pos
1836 turn 5
step cards
hand texan 2 7
hand mexican 6 8
deck 1 3 4
0906: Hou
PRG: San
```

```play
mexican play 6
texan play 2             # events: Stormy; no event: Moves; awaits: fate
draw 3
draw 4                   # turn: 6
```

Desertion: one die for each block in an enemy hex, and each 1 or 2 costs a step.

```pos
1836 turn 5
step desertion texan
player1 texan
mover texan
chosen texan 4
chosen mexican 6
0906: Hou
PRG: San
0208: Ald Tlc
```

```play
texan desert PRG         # refused
texan desert 0508        # refused 5.0-b
texan desert 0208
roll 2 3                 # awaits: mexican
mexican lose Tlc         # refused 6.31-a
mexican lose Ald         # awaits: texan
```

```then
0208: Ald3 Tlc3
```

Muster: up to four blocks in friendly towns gain a step, and then rest.

```pos
1836 turn 5
step muster texan 4
player1 texan
mover texan
chosen texan 5
chosen mexican 6
0906: Hou2 Bur4
0407: She2
PRG: San
```

```play
texan muster She         # refused
texan muster Bur         # refused 5.7-b
texan muster Hou         # events: Gained Hou
texan done               # awaits: mexican
```

Surprise: in one battle the attackers of its owner act before everyone else in round 1.

```pos
1836 turn 5
step battles texan
player1 texan
surprise texan
unfought 0606
player1-attacks 0606
0606: Dol Bur+moved<0507
PRG: San
```

```play
texan fight 0606         # awaits: texan
texan surprise           # events: Surprised, Shown; awaits: texan
texan fire Bur
roll 1 2 2 6             # events: Fired Bur 3, Eliminated Dol
```

Forced March: those under command go one point farther, and need not roll.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen mexican 3
chosen texan 22
PRG: San Ald
1601: Hou
```

```play
mexican command San
mexican send Ald
mexican march 0408       # events: Marched 0408 forced false
```

Comanche: see 2.25-a."#],
            &[r#"## 4.0-b Eventos

Tormenta: ni movimiento ni combate; sigue enseguida la Fase de Suministro.

```pos
1836 turn 5
step cards
hand texan 2 7
hand mexican 6 8
deck 1 3 4
0906: Hou
PRG: San
```

```play
mexican play 6
texan play 2             # events: Stormy; no event: Moves; awaits: fate
draw 3
draw 4                   # turn: 6
```

Deserción: un dado por bloque en un hexágono enemigo; cada 1 o 2 cuesta un paso.

```pos
1836 turn 5
step desertion texan
player1 texan
mover texan
chosen texan 4
chosen mexican 6
0906: Hou
PRG: San
0208: Ald Tlc
```

```play
texan desert PRG         # refused
texan desert 0508        # refused 5.0-b
texan desert 0208
roll 2 3                 # awaits: mexican
mexican lose Tlc         # refused 6.31-a
mexican lose Ald         # awaits: texan
```

```then
0208: Ald3 Tlc3
```

Reclutamiento: hasta cuatro bloques en pueblos amigos ganan un paso y descansan.

```pos
1836 turn 5
step muster texan 4
player1 texan
mover texan
chosen texan 5
chosen mexican 6
0906: Hou2 Bur4
0407: She2
PRG: San
```

```play
texan muster She         # refused
texan muster Bur         # refused 5.7-b
texan muster Hou         # events: Gained Hou
texan done               # awaits: mexican
```

Sorpresa: en una batalla los atacantes de su dueño actúan antes que nadie en la ronda 1.

```pos
1836 turn 5
step battles texan
player1 texan
surprise texan
unfought 0606
player1-attacks 0606
0606: Dol Bur+moved<0507
PRG: San
```

```play
texan fight 0606         # awaits: texan
texan surprise           # events: Surprised, Shown; awaits: texan
texan fire Bur
roll 1 2 2 6             # events: Fired Bur 3, Eliminated Dol
```

Marcha Forzada: los que están bajo mando van un punto más lejos y no tienen que tirar.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen mexican 3
chosen texan 22
PRG: San Ald
1601: Hou
```

```play
mexican command San
mexican send Ald
mexican march 0408       # events: Marched 0408 forced false
```

Comanche: véase 2.25-a."#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.0-a No compulsion

A block that was taken up may stay; what points are left are lost.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 4
chosen texan 6
chosen mexican 22
0906: Hou Bur
PRG: San
```

```play
texan send Bur
texan march 0906         # refused
texan stay
texan done               # awaits: mexican
```"#],
            &[r#"## 5.0-a Sin obligación

Un bloque al que se iba a mover puede quedarse; los puntos que sobran se pierden.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 4
chosen texan 6
chosen mexican 22
0906: Hou Bur
PRG: San
```

```play
texan send Bur
texan march 0906         # refused
texan stay
texan done               # awaits: mexican
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.0-b Through friends, into enemies

Urrea passes Refugio, where his friends are, and cannot pass Goliad, where the enemy is.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0612: Urr
0611: Yuc
0511: Wal
PRG: San
```

```play
mexican send Urr
mexican march 0510       # refused 2.13-a
mexican attack 0611/0612 # refused
mexican attack 0511/0611 # events: Marched 0612 0511
```"#],
            &[r#"## 5.0-b Entre amigos y enemigos

Urrea pasa por Refugio, donde están los suyos, y no puede pasar por Goliad, donde está el enemigo.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0612: Urr
0611: Yuc
0511: Wal
PRG: San
```

```play
mexican send Urr
mexican march 0510       # refused 2.13-a
mexican attack 0611/0612 # refused
mexican attack 0511/0611 # events: Marched 0612 0511
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.0-c Through a siege

The Mexicans besiege the Alamo: their friends march through its hex to Gonzales.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0208: Tam
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
mexican send Tam
mexican march 0508       # no event: Shown
```"#],
            &[r#"## 5.0-c A través de un asedio

Los mexicanos sitian El Álamo: los suyos atraviesan su hexágono hacia Gonzales.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0208: Tam
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
mexican send Tam
mexican march 0508       # no event: Shown
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.0-d Once a turn

Burleson has moved; nobody can send him again.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 3
chosen texan 10
chosen mexican 22
0906: Hou Bur
PRG: San
```

```play
texan send Bur
texan march 0907
texan send Bur           # refused
texan command Hou
texan send Bur           # refused
```"#],
            &[r#"## 5.0-d Una vez por turno

Burleson ya se ha movido; nadie puede volver a enviarlo.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 3
chosen texan 10
chosen mexican 22
0906: Hou Bur
PRG: San
```

```play
texan send Bur
texan march 0907
texan send Bur           # refused
texan command Hou
texan send Bur           # refused
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.0-e The edge

There is nothing beyond the last hexes, and a block off the map has no orders.

```pos
1836 turn 1
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0314: Ald
PRG: San
0906: Hou
later: Gao
```

```play
mexican send Gao         # refused
mexican send Ald
# offered: march 0313; offered: march 0414
mexican stay
```"#],
            &[r#"## 5.0-e El borde

Más allá de los últimos hexágonos no hay nada, y un bloque fuera del mapa no recibe órdenes.

```pos
1836 turn 1
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0314: Ald
PRG: San
0906: Hou
later: Gao
```

```play
mexican send Gao         # refused
mexican send Ald
# offered: march 0313; offered: march 0414
mexican stay
```"#],
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
        done: Some(true),
        rulings: &[105],
        examples: [
            &[r#"## 5.11-a Leader command

The worked example of the rulebook, all of it. Mexico has two blocks in Goliad and one in Refugio. Houston in Victoria commands the
infantry in Victoria and the cavalry in the woods to the north, not the militia in Carlos. The infantry reaches Goliad by Coletto Creek,
the cavalry by the La Bahía Road; then Houston himself joins them.

```pos
1836 turn 5
step cards
hand texan 0
hand mexican 6
0511: Ald Tlc
0611: Yuc
0710: Hou Wal
0709: Gra
0711: MIn
PRG: San
```

```play
texan play 0
mexican play 6           # awaits: texan; events: CardsShown
texan command Hou        # events: Shown Hou 3
texan send MIn           # refused 5.11-b
texan send Wal
texan attack 0511/0610   # events: Marched Wal 0710 0511
texan send Gra
texan attack 0511/0510   # events: Marched Gra 0709 0511
texan send Hou
texan attack 0511/0610   # events: Marched Hou 0710 0511; awaits: mexican
```

Santa Anna reaches two hexes, Sesma one.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
chosen mexican 16
chosen texan 22
0208: San Ses
0407: Mat
1601: Hou
```

```play
mexican command Ses
mexican send Mat         # refused
mexican done
mexican command San
mexican send Mat
mexican march 0507
```"#],
            &[r#"## 5.11-a Mando del líder

El ejemplo completo del reglamento. México tiene dos bloques en Goliad y uno en Refugio. Houston, en Victoria, manda la infantería de
Victoria y la caballería del bosque al norte, no la milicia de Carlos. La infantería llega a Goliad por Coletto Creek, la caballería por el
camino de La Bahía; luego se les une el propio Houston.

```pos
1836 turn 5
step cards
hand texan 0
hand mexican 6
0511: Ald Tlc
0611: Yuc
0710: Hou Wal
0709: Gra
0711: MIn
PRG: San
```

```play
texan play 0
mexican play 6           # awaits: texan; events: CardsShown
texan command Hou        # events: Shown Hou 3
texan send MIn           # refused 5.11-b
texan send Wal
texan attack 0511/0610   # events: Marched Wal 0710 0511
texan send Gra
texan attack 0511/0510   # events: Marched Gra 0709 0511
texan send Hou
texan attack 0511/0610   # events: Marched Hou 0710 0511; awaits: mexican
```

Santa Anna alcanza dos hexágonos; Sesma, uno.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
chosen mexican 16
chosen texan 22
0208: San Ses
0407: Mat
1601: Hou
```

```play
mexican command Ses
mexican send Mat         # refused
mexican done
mexican command San
mexican send Mat
mexican march 0507
```"#],
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
        done: Some(true),
        rulings: &[109],
        examples: [
            &[r#"## 5.11-b Command cut

A besieged leader commands nobody outside the walls.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0308: Ald
0308 inside: Tra AAt
0408: Kim
PRG: San
```

```play
texan command Tra
texan send Kim           # refused
texan done
```"#],
            &[r#"## 5.11-b Mando cortado

Un líder sitiado no manda a nadie fuera de los muros.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0308: Ald
0308 inside: Tra AAt
0408: Kim
PRG: San
```

```play
texan command Tra
texan send Kim           # refused
texan done
```"#],
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
        done: Some(true),
        rulings: &[106],
        examples: [
            &[r#"## 5.11-c The leader himself

He moves last; with that his command is over.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0906: Hou Bur She
PRG: San
```

```play
texan command Hou
texan send Bur
texan march 0907
texan send Hou
texan march 0907         # awaits: texan
texan command Hou        # refused 5.11-a
texan send She           # note: with the second Command Point
```"#],
            &[r#"## 5.11-c El propio líder

Se mueve el último; con ello termina su mando.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0906: Hou Bur She
PRG: San
```

```play
texan command Hou
texan send Bur
texan march 0907
texan send Hou
texan march 0907         # awaits: texan
texan command Hou        # refused 5.11-a
texan send She           # note: with the second Command Point
```"#],
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
        done: Some(true),
        rulings: &[111],
        examples: [
            &[r#"## 5.12-a Brigades

Sesma commands his Vanguard next door and anybody in his own hex.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen mexican 22
chosen texan 23
0208: Ses Que
0308: Mat Ald
PRG: San
1601: Hou
```

```play
mexican command Ses
mexican send Ald         # refused
mexican send Mat
mexican march 0408
mexican send Que
mexican march 0308
```"#],
            &[r#"## 5.12-a Brigadas

Sesma manda su Vanguardia en el hexágono vecino y a cualquiera en el suyo.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen mexican 22
chosen texan 23
0208: Ses Que
0308: Mat Ald
PRG: San
1601: Hou
```

```play
mexican command Ses
mexican send Ald         # refused
mexican send Mat
mexican march 0408
mexican send Que
mexican march 0308
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.12-b Commanders-in-Chief

Houston commands everybody near him.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0906: Hou
0907: War
PRG: San
```

```play
texan command Hou
texan send War           # note: Ward is of Fannin's command
texan march 1007
```"#],
            &[r#"## 5.12-b Comandantes en jefe

Houston manda a todos los que están cerca.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0906: Hou
0907: War
PRG: San
```

```play
texan command Hou
texan send War           # note: Ward is of Fannin's command
texan march 1007
```"#],
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
        done: Some(true),
        rulings: &[105],
        examples: [
            &[r#"## 5.13-a Independent command

One point, one block, near a leader or not.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0906: Hou Bur
1406: She
PRG: San
```

```play
texan send She
texan march 1407         # awaits: mexican
```"#],
            &[r#"## 5.13-a Mando independiente

Un punto, un bloque, cerca de un líder o no.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0906: Hou Bur
1406: She
PRG: San
```

```play
texan send She
texan march 1407         # awaits: mexican
```"#],
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
        done: Some(true),
        rulings: &[114],
        examples: [
            &[r#"## 5.2-a Cost of hexsides

The worked example: four points are four road hexsides, or one road and one forest hexside. A river without crossing is closed.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0710: Kim
0711: Yuc
PRG: San
```

```play
texan send Kim
texan attack 0711/0710   # refused
texan stay
```

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0606: Kim
PRG: San
```

```play
texan send Kim           # note: one road to 0706, three of forest to 0805
texan march 0805         # events: Marched 0606 0805 forced false
```"#],
            &[r#"## 5.2-a Coste de los lados

El ejemplo del reglamento: cuatro puntos son cuatro lados de camino, o uno de camino y uno de bosque. Un río sin paso está cerrado.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0710: Kim
0711: Yuc
PRG: San
```

```play
texan send Kim
texan attack 0711/0710   # refused
texan stay
```

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0606: Kim
PRG: San
```

```play
texan send Kim           # note: one road to 0706, three of forest to 0805
texan march 0805         # events: Marched 0606 0805 forced false
```"#],
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
        done: Some(true),
        rulings: &[114],
        examples: [
            &[r#"## 5.2-b Roads and trails

The ford on the road to the Alamo costs one point in all; the ferry of Gonzales two.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0208: Ald
PRG: San
1601: Hou
```

```play
mexican send Ald         # note: ford 1, road 1, ferry 2
mexican march 0508       # events: Marched 0208 0508 forced true; awaits: fate
```"#],
            &[r#"## 5.2-b Caminos y sendas

El vado en el camino a El Álamo cuesta un punto en total; el transbordador de Gonzales, dos.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0208: Ald
PRG: San
1601: Hou
```

```play
mexican send Ald         # note: ford 1, road 1, ferry 2
mexican march 0508       # events: Marched 0208 0508 forced true; awaits: fate
```"#],
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
        done: Some(true),
        rulings: &[116],
        examples: [
            &[r#"## 5.3-a Hexside limits

Two blocks may attack Victoria across the ford of the Guadalupe; the third must find another way, or stay.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0610: Urr Yuc Cua Gar
0710: Hor
PRG: San
```

```play
mexican command Urr
mexican send Yuc
mexican march 0710       # refused
mexican attack 0710/0610
mexican send Cua
mexican attack 0710/0610
mexican send Gar
mexican attack 0710/0610 # refused
mexican attack 0710/0709 # events: Marched Gar 0710
```

Without enemies there is no limit.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0610: Urr Yuc Cua Gar
PRG: San
```

```play
mexican command Urr
mexican send Yuc
mexican march 0710
mexican send Cua
mexican march 0710
mexican send Gar
mexican march 0710
```"#],
            &[r#"## 5.3-a Límites de lado

Dos bloques pueden atacar Victoria por el vado del Guadalupe; el tercero debe buscar otro camino o quedarse.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0610: Urr Yuc Cua Gar
0710: Hor
PRG: San
```

```play
mexican command Urr
mexican send Yuc
mexican march 0710       # refused
mexican attack 0710/0610
mexican send Cua
mexican attack 0710/0610
mexican send Gar
mexican attack 0710/0610 # refused
mexican attack 0710/0709 # events: Marched Gar 0710
```

Sin enemigos no hay límite.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
0610: Urr Yuc Cua Gar
PRG: San
```

```play
mexican command Urr
mexican send Yuc
mexican march 0710
mexican send Cua
mexican march 0710
mexican send Gar
mexican march 0710
```"#],
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
        done: Some(true),
        rulings: &[115],
        examples: [
            &[r#"## 5.3-b Two routes

Two roads lead from Victoria to Texana: four and four less one, seven blocks.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 16
0710: San Ald Tlc
0809: Bur Mat+moved<0710 Jim+moved<0710 SLP+moved<0710 Dol+moved<0710 Que+moved<0710
PRG: Gao
```

```play
mexican command San
mexican send Ald
mexican attack 0809/0710
mexican send Tlc
mexican attack 0809/0710
mexican send San
mexican attack 0809/0710 # refused 5.3-a
```"#],
            &[r#"## 5.3-b Dos rutas

De Victoria a Texana van dos caminos: cuatro más cuatro menos uno, siete bloques.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 16
0710: San Ald Tlc
0809: Bur Mat+moved<0710 Jim+moved<0710 SLP+moved<0710 Dol+moved<0710 Que+moved<0710
PRG: Gao
```

```play
mexican command San
mexican send Ald
mexican attack 0809/0710
mexican send Tlc
mexican attack 0809/0710
mexican send San
mexican attack 0809/0710 # refused 5.3-a
```"#],
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
        done: Some(true),
        rulings: &[115],
        examples: [
            &[r#"## 5.3-c What is counted

Each side has its own count: the Texans who came by that hexside do not fill it for Mexico.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 2
chosen texan 6
chosen mexican 16
unfought 0710
player1-attacks 0710
0610: Yuc
0710: Urr Kim+moved<0610 Hor+moved<0610
PRG: San
```

```play
mexican send Yuc
mexican attack 0710/0610 # events: Marched Yuc 0710
```

```then
0710: Kim1+moved<0610 Hor1+moved<0610 Urr3 Yuc3+moved+reserve<0610
```"#],
            &[r#"## 5.3-c Qué se cuenta

Cada bando lleva su cuenta: los texanos que llegaron por ese lado no lo llenan para México.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 2
chosen texan 6
chosen mexican 16
unfought 0710
player1-attacks 0710
0610: Yuc
0710: Urr Kim+moved<0610 Hor+moved<0610
PRG: San
```

```play
mexican send Yuc
mexican attack 0710/0610 # events: Marched Yuc 0710
```

```then
0710: Kim1+moved<0610 Hor1+moved<0610 Urr3 Yuc3+moved+reserve<0610
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.4-a Friendly, enemy, neutral

The victor regroups to neutral ground, not to an enemy town.

```pos
1836 turn 5
step regroup mexican
player1 mexican
battle 0607 field mexican round=1 slot=0 came=0507
0607: Ald
PRG: San
```

```play
mexican regroup Ald 0508 # refused 6.5-a
mexican regroup Ald 0608 # events: Regrouped; awaits: fate
```"#],
            &[r#"## 5.4-a Amigo, enemigo, neutral

El vencedor se reagrupa en terreno neutral, no en un pueblo enemigo.

```pos
1836 turn 5
step regroup mexican
player1 mexican
battle 0607 field mexican round=1 slot=0 came=0507
0607: Ald
PRG: San
```

```play
mexican regroup Ald 0508 # refused 6.5-a
mexican regroup Ald 0608 # events: Regrouped; awaits: fate
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.4-b Vacant hexes

Empty Gonzales is Texan, empty San Antonio Mexican: only one of them takes a Texan reinforcement.

```pos
1836 turn 3
step deploy
mover texan
player1 mexican
drawn: She
PRG: San
```

```play
texan deploy 0208        # refused 8.31-a
texan deploy 0508        # awaits: fate
```"#],
            &[r#"## 5.4-b Hexágonos vacíos

Gonzales vacía es texana; San Antonio vacía, mexicana: solo una recibe un refuerzo texano.

```pos
1836 turn 3
step deploy
mover texan
player1 mexican
drawn: She
PRG: San
```

```play
texan deploy 0208        # refused 8.31-a
texan deploy 0508        # awaits: fate
```"#],
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
        done: Some(true),
        rulings: &[120],
        examples: [
            &[r#"## 5.4-c Occupation

The Mexicans leave Victoria, and it is Texan again.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
hand texan 1
hand mexican 3
deck 5 6
0710: Yuc
PRG: San
0906: Hou
pool: She
```

```play
mexican send Yuc
mexican march 0610
texan done
draw 5
draw 14
texan deploy 0710        # events: Deployed
```"#],
            &[r#"## 5.4-c Ocupación

Los mexicanos dejan Victoria, y vuelve a ser texana.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
hand texan 1
hand mexican 3
deck 5 6
0710: Yuc
PRG: San
0906: Hou
pool: She
```

```play
mexican send Yuc
mexican march 0610
texan done
draw 5
draw 14
texan deploy 0710        # events: Deployed
```"#],
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
        done: Some(true),
        rulings: &[120],
        examples: [
            &[r#"## 5.4-d At once

Copano becomes Mexican as soon as a block stands there, so another may sail to it in the same turn.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 3
chosen texan 22
chosen mexican 10
0611: Yuc
MAT: Ald
PRG: San
```

```play
mexican sail Ald 0612    # refused 5.81-a
mexican send Yuc
mexican march 0612
mexican sail Ald 0612
```"#],
            &[r#"## 5.4-d En el acto

Copano pasa a ser mexicano en cuanto llega un bloque; otro puede navegar hasta allí en el mismo turno.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 3
chosen texan 22
chosen mexican 10
0611: Yuc
MAT: Ald
PRG: San
```

```play
mexican sail Ald 0612    # refused 5.81-a
mexican send Yuc
mexican march 0612
mexican sail Ald 0612
```"#],
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
        done: Some(true),
        rulings: &[118],
        examples: [
            &[r#"## 5.5-a Pinning

One attacker holds one of two defenders; which one stays is their owner's choice.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 2
chosen texan 16
chosen mexican 6
unfought 0710
player1-attacks 0710
0710: Wal Hor Yuc+moved<0610
PRG: San
```

```play
texan send Hor
texan march 0809
texan send Wal           # refused
```"#],
            &[r#"## 5.5-a Fijación

Un atacante fija a uno de los dos defensores; cuál se queda lo elige su dueño.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 2
chosen texan 16
chosen mexican 6
unfought 0710
player1-attacks 0710
0710: Wal Hor Yuc+moved<0610
PRG: San
```

```play
texan send Hor
texan march 0809
texan send Wal           # refused
```"#],
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
        done: Some(true),
        rulings: &[118],
        examples: [
            &[r#"## 5.5-b Unpinned blocks

Not across the hexside by which the attackers came.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 2
chosen texan 16
chosen mexican 6
unfought 0710
player1-attacks 0710
0710: Wal Hor Yuc+moved<0610
0610: Gar
PRG: San
```

```play
texan send Hor
texan attack 0610/0710   # refused
texan march 0709
```"#],
            &[r#"## 5.5-b Bloques no fijados

No por el lado por donde llegaron los atacantes.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 2
chosen texan 16
chosen mexican 6
unfought 0710
player1-attacks 0710
0710: Wal Hor Yuc+moved<0610
0610: Gar
PRG: San
```

```play
texan send Hor
texan attack 0610/0710   # refused
texan march 0709
```"#],
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
        done: Some(true),
        rulings: &[118],
        examples: [
            &[r#"## 5.5-c Pinned for good

Burleson joins the battle; Wallace is still pinned.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 2
chosen texan 16
chosen mexican 6
unfought 0710
player1-attacks 0710
0710: Wal Yuc+moved<0610
0809: Bur
PRG: San
```

```play
texan send Bur
texan attack 0710/0809
texan send Wal           # refused 5.5-a
```"#],
            &[r#"## 5.5-c Fijados del todo

Burleson se une a la batalla; Wallace sigue fijado.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 2
chosen texan 16
chosen mexican 6
unfought 0710
player1-attacks 0710
0710: Wal Yuc+moved<0610
0809: Bur
PRG: San
```

```play
texan send Bur
texan attack 0710/0809
texan send Wal           # refused 5.5-a
```"#],
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
        done: Some(true),
        rulings: &[113],
        examples: [
            &[r#"## 5.6-a Forced march

One point more, and a die when all have moved: 1 to 3 costs a step.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
PRG: San Ald
1601: Hou
```

```play
mexican send Ald
mexican march 0408       # events: Marched forced true; awaits: fate
roll 3                   # events: Lost Ald; awaits: texan
```

```then
0408: Ald3+moved
```"#],
            &[r#"## 5.6-a Marcha forzada

Un punto más, y un dado cuando todos se han movido: de 1 a 3 cuesta un paso.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
PRG: San Ald
1601: Hou
```

```play
mexican send Ald
mexican march 0408       # events: Marched forced true; awaits: fate
roll 3                   # events: Lost Ald; awaits: texan
```

```then
0408: Ald3+moved
```"#],
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
        done: Some(true),
        rulings: &[113],
        examples: [
            &[r#"## 5.6-b It arrives

Whoever survives the roll is where he went.

```pos
1836 turn 5
step forced-march
mover mexican
player1 mexican
0309: Ald2+moved+forced Tlc1+moved+forced
PRG: San
1601: Hou
```

```play
roll 1 2                 # events: Lost Ald, Eliminated Tlc; awaits: fate
```

```then
0309: Ald1+moved
```"#],
            &[r#"## 5.6-b Llega

Quien sobrevive a la tirada está donde iba.

```pos
1836 turn 5
step forced-march
mover mexican
player1 mexican
0309: Ald2+moved+forced Tlc1+moved+forced
PRG: San
1601: Hou
```

```play
roll 1 2                 # events: Lost Ald, Eliminated Tlc; awaits: fate
```

```then
0309: Ald1+moved
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.7-a Foraging

One step, once a turn, and no move.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 4
chosen texan 6
chosen mexican 22
0906: Hou Bur2
PRG: San
```

```play
texan forage Bur         # events: Gained Bur
texan forage Bur         # refused
texan send Bur           # refused
texan command Hou
texan send Bur           # refused
```"#],
            &[r#"## 5.7-a Forrajeo

Un paso, una vez por turno, y sin moverse.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 4
chosen texan 6
chosen mexican 22
0906: Hou Bur2
PRG: San
```

```play
texan forage Bur         # events: Gained Bur
texan forage Bur         # refused
texan send Bur           # refused
texan command Hou
texan send Bur           # refused
```"#],
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
        done: Some(true),
        rulings: &[108],
        examples: [
            &[r#"## 5.7-b Who cannot forage

An active leader, a besieged block, one in a pending battle, one where too many eat, one at full strength.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 4
chosen texan 6
chosen mexican 7
unfought 0710
player1-attacks 0710
0906: Hou2
0308: Ald
0308 inside: Tra1 AAt
0710: Wal2 Yuc+moved<0610
0407: She2 Mld2 Seg
0606: Bur4
PRG: San
```

```play
texan command Hou
texan done
texan forage Hou         # refused
texan forage Tra         # refused
texan forage Wal         # refused
texan forage She         # refused
texan forage Bur         # refused
```"#],
            &[r#"## 5.7-b Quién no puede forrajear

Un líder activo, un sitiado, uno en batalla pendiente, uno donde comen demasiados, uno a plena fuerza.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 4
chosen texan 6
chosen mexican 7
unfought 0710
player1-attacks 0710
0906: Hou2
0308: Ald
0308 inside: Tra1 AAt
0710: Wal2 Yuc+moved<0610
0407: She2 Mld2 Seg
0606: Bur4
PRG: San
```

```play
texan command Hou
texan done
texan forage Hou         # refused
texan forage Tra         # refused
texan forage Wal         # refused
texan forage She         # refused
texan forage Bur         # refused
```"#],
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
        done: Some(true),
        rulings: &[138, 140],
        examples: [
            &[r#"## 5.71-a Burning

A burn card, a point, an occupied Victory Town; once with each card.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 19
0508: Ald2 Tlc
0606: Zap
PRG: San
```

```play
mexican burn 0710        # refused
mexican burn 0507        # refused
mexican burn 0508 Zap    # refused 5.7-b
mexican burn 0508 Ald    # events: Burned 0508, Gained Ald
mexican burn 0606        # refused
mexican send Ald         # refused 5.7-a
mexican send Tlc
mexican march 0607
```

Without the symbol nothing burns.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 16
0508: Ald2
PRG: San
```

```play
mexican burn 0508        # refused
```"#],
            &[r#"## 5.71-a Quemar

Una carta de quemar, un punto, una Ciudad de Victoria ocupada; una vez por carta.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 19
0508: Ald2 Tlc
0606: Zap
PRG: San
```

```play
mexican burn 0710        # refused
mexican burn 0507        # refused
mexican burn 0508 Zap    # refused 5.7-b
mexican burn 0508 Ald    # events: Burned 0508, Gained Ald
mexican burn 0606        # refused
mexican send Ald         # refused 5.7-a
mexican send Tlc
mexican march 0607
```

Sin el símbolo nada arde.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 16
0508: Ald2
PRG: San
```

```play
mexican burn 0508        # refused
```"#],
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
        done: Some(true),
        rulings: &[138, 139],
        examples: [
            &[r#"## 5.71-b What is left

A burned fort has no walls: its defenders must fight outside. It feeds two, and nobody can be deployed there.

```pos
1836 turn 3
step battles mexican
player1 mexican
burned 0308
unfought 0308
player1-attacks 0308
0308: Bow Ald+moved<0208
0110: San
```

```play
mexican fight 0308       # events: RoundBegan
```

```pos
1836 turn 3
step deploy
mover texan
player1 mexican
burned 0508 1209
drawn: She
PRG: San
```

```play
texan deploy 0508        # refused 8.31-a
texan deploy 0710        # awaits: fate
```

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
burned 1010
1209: NOr
PRG: San
```

```play
texan sail NOr 1010      # refused
```"#],
            &[r#"## 5.71-b Lo que queda

Un fuerte quemado no tiene muros: sus defensores luchan fuera. Alimenta a dos y nadie puede desplegarse allí.

```pos
1836 turn 3
step battles mexican
player1 mexican
burned 0308
unfought 0308
player1-attacks 0308
0308: Bow Ald+moved<0208
0110: San
```

```play
mexican fight 0308       # events: RoundBegan
```

```pos
1836 turn 3
step deploy
mover texan
player1 mexican
burned 0508 1209
drawn: She
PRG: San
```

```play
texan deploy 0508        # refused 8.31-a
texan deploy 0710        # awaits: fate
```

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
burned 1010
1209: NOr
PRG: San
```

```play
texan sail NOr 1010      # refused
```"#],
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
        done: Some(true),
        rulings: &[144],
        examples: [
            &[r#"## 5.81-a Sea Move

The worked example: two blocks sail from New Orleans, one to Matagorda and one to Galveston, for two points.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
NOL: NYk Geo
PRG: San
```

```play
texan sail NYk 1010      # events: Sailed NOL 1010
texan sail Geo 1309      # events: Sailed NOL 1309; awaits: mexican
```

Not under command, not from a town without a port, not to the enemy for one point.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
1110: She
1209: NOr
1010: Ald
PRG: San
```

```play
texan sail She 1309      # refused 1.4-a
texan sail NOr 1010      # refused T-d
```"#],
            &[r#"## 5.81-a Movimiento Naval

El ejemplo del reglamento: dos bloques navegan de Nueva Orleans, uno a Matagorda y otro a Galveston, por dos puntos.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
NOL: NYk Geo
PRG: San
```

```play
texan sail NYk 1010      # events: Sailed NOL 1010
texan sail Geo 1309      # events: Sailed NOL 1309; awaits: mexican
```

No bajo el mando de un líder, ni desde un pueblo sin puerto, ni al enemigo por un punto.

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
1110: She
1209: NOr
1010: Ald
PRG: San
```

```play
texan sail She 1309      # refused 1.4-a
texan sail NOr 1010      # refused T-d
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.81-b Not into battle

Nobody sails into Matagorda while a battle is due there.

```pos
1836 turn 3
step orders
mover texan
player1 mexican
cp 2
chosen texan 16
chosen mexican 6
unfought 1010
player1-attacks 1010
1209: NOr
1010: She Ald+moved<1009
PRG: San
```

```play
texan sail NOr 1010      # refused 5.82-b
texan sail NOr 1309      # note: elsewhere it may
```"#],
            &[r#"## 5.81-b No a la batalla

Nadie navega a Matagorda mientras haya allí una batalla pendiente.

```pos
1836 turn 3
step orders
mover texan
player1 mexican
cp 2
chosen texan 16
chosen mexican 6
unfought 1010
player1-attacks 1010
1209: NOr
1010: She Ald+moved<1009
PRG: San
```

```play
texan sail NOr 1010      # refused 5.82-b
texan sail NOr 1309      # note: elsewhere it may
```"#],
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
        done: Some(true),
        rulings: &[143],
        examples: [
            &[r#"## 5.82-a Sea Attack

The worked example: from Matagorda to Galveston is three hexes, in range. Two points a block.

```pos
1836 turn 9
step orders
mover mexican
player1 mexican
cp 4
chosen texan 22
chosen mexican 6
1010: Ald Tlc Tam
1309: Geo
PRG: San
```

```play
mexican sail Tam 1309    # refused
mexican sail Ald 1407    # refused
mexican sail Ald 1309    # events: Sailed 1010 1309 attack true
mexican sail Tlc 1309    # awaits: texan
```"#],
            &[r#"## 5.82-a Ataque Naval

El ejemplo del reglamento: de Matagorda a Galveston hay tres hexágonos, dentro del alcance. Dos puntos por bloque.

```pos
1836 turn 9
step orders
mover mexican
player1 mexican
cp 4
chosen texan 22
chosen mexican 6
1010: Ald Tlc Tam
1309: Geo
PRG: San
```

```play
mexican sail Tam 1309    # refused
mexican sail Ald 1407    # refused
mexican sail Ald 1309    # events: Sailed 1010 1309 attack true
mexican sail Tlc 1309    # awaits: texan
```"#],
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
        done: Some(true),
        rulings: &[143],
        examples: [
            &[r#"## 5.82-b Alone

Matamoros cannot be attacked by sea, and land attackers do not join those who landed.

```pos
1836 turn 9
step orders
mover texan
player1 texan
cp 4
chosen texan 6
chosen mexican 22
1209: NOr
1009: She
1010: Ald
0612: Geo
PRG: San
MAT: Yuc
```

```play
texan sail Geo MAT       # refused
texan sail NOr 1010      # events: Sailed attack true
texan send She
texan attack 1010/1009   # refused
texan stay
```"#],
            &[r#"## 5.82-b En solitario

Matamoros no puede ser atacada por mar, y los atacantes por tierra no se unen a los desembarcados.

```pos
1836 turn 9
step orders
mover texan
player1 texan
cp 4
chosen texan 6
chosen mexican 22
1209: NOr
1009: She
1010: Ald
0612: Geo
PRG: San
MAT: Yuc
```

```play
texan sail Geo MAT       # refused
texan sail NOr 1010      # events: Sailed attack true
texan send She
texan attack 1010/1009   # refused
texan stay
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.83-a Sea retreat

Back to the port they sailed from, and nowhere else.

```pos
1836 turn 9
step turn
player1 texan
mover mexican
unfought 1010
player1-attacks 1010
battle 1010 field texan round=3 slot=5
1010: NOr+shown+landed<1209 Ald+shown+acted
PRG: San
```

```play
texan retreat NOr 1309   # refused
texan fire NOr           # refused 6.1-a
texan retreat NOr 1209   # events: Retreated 1209
```"#],
            &[r#"## 5.83-a Retirada naval

De vuelta al puerto de donde zarparon, y a ningún otro.

```pos
1836 turn 9
step turn
player1 texan
mover mexican
unfought 1010
player1-attacks 1010
battle 1010 field texan round=3 slot=5
1010: NOr+shown+landed<1209 Ald+shown+acted
PRG: San
```

```play
texan retreat NOr 1309   # refused
texan fire NOr           # refused 6.1-a
texan retreat NOr 1209   # events: Retreated 1209
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.0-a One battle at a time

The blocks at Bastrop are shown when their battle is fought; those at Victoria stay hidden until theirs.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0606 0710
player1-attacks 0606 0710
0606: Seg Ald+moved<0507
0710: Hor Dol+moved<0610
0110: San
```

```play
mexican fight 0606       # events: Shown Ald, Shown Seg; no event: Shown Hor; awaits: texan
texan retreat Seg 0706   # events: BattleEnded 0606
mexican done             # awaits: mexican
mexican fight 0710       # events: Shown Hor
```"#],
            &[r#"## 6.0-a Batalla a batalla

Los bloques de Bastrop se descubren cuando se libra su batalla; los de Victoria siguen ocultos hasta la suya.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0606 0710
player1-attacks 0606 0710
0606: Seg Ald+moved<0507
0710: Hor Dol+moved<0610
0110: San
```

```play
mexican fight 0606       # events: Shown Ald, Shown Seg; no event: Shown Hor; awaits: texan
texan retreat Seg 0706   # events: BattleEnded 0606
mexican done             # awaits: mexican
mexican fight 0710       # events: Shown Hor
```"#],
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
        done: Some(true),
        rulings: &[124],
        examples: [
            &[r#"## 6.1-a Three rounds

In the third round the attackers do not fire: they leave, and the defenders shoot at those who still wait for their turn.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=3 slot=4 came=0507
0606: Wal+shown Ald+shown<0507
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: Lost Ald; awaits: mexican
mexican fire Ald         # refused
mexican pass Ald         # refused
mexican retreat Ald 0507 # events: Retreated Ald, BattleEnded
```"#],
            &[r#"## 6.1-a Tres rondas

En la tercera ronda los atacantes no disparan: se van, y los defensores tiran sobre los que aún esperan su turno.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=3 slot=4 came=0507
0606: Wal+shown Ald+shown<0507
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: Lost Ald; awaits: mexican
mexican fire Ald         # refused
mexican pass Ald         # refused
mexican retreat Ald 0507 # events: Retreated Ald, BattleEnded
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.2-a Combat turns

Once a round each block fires, retreats or passes.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Wal+shown Bur+shown Ald+shown<0507
0110: San
```

```play
# offered: fire Wal; offered: pass Bur; offered: retreat Bur 0706
texan pass Wal
texan fire Wal           # refused 6.2-b
texan pass Bur           # awaits: mexican
```"#],
            &[r#"## 6.2-a Turnos de combate

Una vez por ronda cada bloque dispara, se retira o pasa.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Wal+shown Bur+shown Ald+shown<0507
0110: San
```

```play
# offered: fire Wal; offered: pass Bur; offered: retreat Bur 0706
texan pass Wal
texan fire Wal           # refused 6.2-b
texan pass Bur           # awaits: mexican
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.2-b Order

The worked example: Mexican cavalry A3, infantry C1 and leader A1 attack Texan cavalry B2 and infantry C2 up a road. The order is A3 and
A1, then B2, then C2, then C1; the Texans can retreat only after the Mexican A blocks. In round 3 the Mexican A blocks leave first, and the
infantry takes fire from both Texans before it can.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0706
player1-attacks 0706
0706: Gra Wal Dol+moved<0606 Ses+moved<0606 Que+moved<0606
0110: San
```

```play
mexican fight 0706       # awaits: mexican
texan retreat Gra 0705   # refused: not awaited
mexican fire Que         # refused
mexican fire Dol
roll 6 6 6
mexican fire Ses
roll 6 6                 # awaits: texan
texan fire Wal           # refused
texan fire Gra
roll 6 6
texan fire Wal
roll 6 6 6               # awaits: mexican
mexican fire Que
roll 6 6 6               # events: RoundBegan 2; awaits: mexican
mexican pass Dol
mexican pass Ses
texan pass Gra
texan pass Wal
mexican pass Que         # events: RoundBegan 3; awaits: mexican
mexican retreat Que 0606 # refused
mexican retreat Dol 0606
mexican retreat Ses 0606 # awaits: texan
texan fire Gra
roll 1 6                 # events: Lost Que
texan fire Wal
roll 2 6 6               # events: Lost Que; awaits: mexican
mexican retreat Que 0606 # events: BattleEnded 0706
```

```then
0606: Ses2+moved Dol3+moved Que1+moved
0706: Gra2 Wal3
```"#],
            &[r#"## 6.2-b Orden

El ejemplo del reglamento: caballería mexicana A3, infantería C1 y líder A1 atacan por un camino a caballería texana B2 e infantería C2. El
orden es A3 y A1, después B2, después C2 y por último C1; los texanos solo pueden retirarse tras los bloques A mexicanos. En la ronda 3 los
bloques A mexicanos se van primero, y la infantería recibe el fuego de ambos texanos antes de poder irse.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0706
player1-attacks 0706
0706: Gra Wal Dol+moved<0606 Ses+moved<0606 Que+moved<0606
0110: San
```

```play
mexican fight 0706       # awaits: mexican
texan retreat Gra 0705   # refused: not awaited
mexican fire Que         # refused
mexican fire Dol
roll 6 6 6
mexican fire Ses
roll 6 6                 # awaits: texan
texan fire Wal           # refused
texan fire Gra
roll 6 6
texan fire Wal
roll 6 6 6               # awaits: mexican
mexican fire Que
roll 6 6 6               # events: RoundBegan 2; awaits: mexican
mexican pass Dol
mexican pass Ses
texan pass Gra
texan pass Wal
mexican pass Que         # events: RoundBegan 3; awaits: mexican
mexican retreat Que 0606 # refused
mexican retreat Dol 0606
mexican retreat Ses 0606 # awaits: texan
texan fire Gra
roll 1 6                 # events: Lost Que
texan fire Wal
roll 2 6 6               # events: Lost Que; awaits: mexican
mexican retreat Que 0606 # events: BattleEnded 0706
```

```then
0606: Ses2+moved Dol3+moved Que1+moved
0706: Gra2 Wal3
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.3-a Fire

The worked example again: four dice at 2, showing 1, 2, 4 and 5, are two hits.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Bur+shown Ald+shown<0507
0110: San
```

```play
texan fire Bur
roll 1 2 4 5             # events: Fired Bur 2, Lost Ald, Lost Ald
```

```then
0606: Bur4+shown+acted+fired Ald2+shown<0507
```"#],
            &[r#"## 6.3-a Fuego

Otra vez el ejemplo del reglamento: cuatro dados a 2, con 1, 2, 4 y 5, son dos impactos.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Bur+shown Ald+shown<0507
0110: San
```

```play
texan fire Bur
roll 1 2 4 5             # events: Fired Bur 2, Lost Ald, Lost Ald
```

```then
0606: Bur4+shown+acted+fired Ald2+shown<0507
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.31-a Hits

The first hit goes to the strongest, then to whoever is the strongest then; between equals the owner chooses.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Bur+shown Ald+shown<0507 Tlc+shown<0507 TrV+shown<0507
0110: San
```

```play
texan fire Bur
roll 1 2 6 6             # events: Lost Ald; awaits: mexican
mexican lose TrV         # refused
mexican lose Tlc         # events: Lost Tlc
```

```then
0606: Bur4+shown+acted+fired Ald3+shown<0507 Tlc2+shown<0507 TrV2+shown<0507
```"#],
            &[r#"## 6.31-a Impactos

El primer impacto es para el más fuerte, y el siguiente para quien lo sea entonces; entre iguales elige su dueño.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Bur+shown Ald+shown<0507 Tlc+shown<0507 TrV+shown<0507
0110: San
```

```play
texan fire Bur
roll 1 2 6 6             # events: Lost Ald; awaits: mexican
mexican lose TrV         # refused
mexican lose Tlc         # events: Lost Tlc
```

```then
0606: Bur4+shown+acted+fired Ald3+shown<0507 Tlc2+shown<0507 TrV2+shown<0507
```"#],
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
        done: Some(true),
        rulings: &[117],
        examples: [
            &[r#"## 6.32-a Reserves

Player 2 has brought Burleson: in round 1 he is not shown, cannot be hit and does nothing; in round 2 he fights.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0606
player1-attacks 0606
0606: Wal Bur+moved+reserve<0706 Ald+moved<0507
0110: San
```

```play
mexican fight 0606       # events: Shown Wal; no event: Shown Bur
texan fire Bur           # refused 6.2-b
texan pass Wal
mexican fire Ald
roll 1 6 6 6             # events: Lost Wal, Shown Bur, RoundBegan 2
texan fire Bur
roll 1 6 6 6             # events: Lost Ald
```"#],
            &[r#"## 6.32-a Reservas

El Jugador 2 ha traído a Burleson: en la ronda 1 no se descubre, no puede recibir impactos ni actuar; en la ronda 2 combate.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0606
player1-attacks 0606
0606: Wal Bur+moved+reserve<0706 Ald+moved<0507
0110: San
```

```play
mexican fight 0606       # events: Shown Wal; no event: Shown Bur
texan fire Bur           # refused 6.2-b
texan pass Wal
mexican fire Ald
roll 1 6 6 6             # events: Lost Wal, Shown Bur, RoundBegan 2
texan fire Bur
roll 1 6 6 6             # events: Lost Ald
```"#],
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
        done: Some(true),
        rulings: &[125],
        examples: [
            &[r#"## 6.32-b The field changes hands

Wallace dies before the reserve comes. Now Mexico defends, and Burleson, as attacker, must leave in round 3.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=5 came=0507
0606: Wal1+shown+acted Bur+moved+reserve<0706 Ald+shown<0507
0110: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: Eliminated Wal, Shown Bur, FieldChangedHands, RoundBegan 2; awaits: mexican
mexican pass Ald         # awaits: texan
texan pass Bur           # events: RoundBegan 3
mexican pass Ald
texan fire Bur           # refused 6.1-a
texan retreat Bur 0706   # events: BattleEnded
```"#],
            &[r#"## 6.32-b El campo cambia de manos

Wallace muere antes de que llegue la reserva. Ahora México defiende, y Burleson, como atacante, debe irse en la ronda 3.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=5 came=0507
0606: Wal1+shown+acted Bur+moved+reserve<0706 Ald+shown<0507
0110: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: Eliminated Wal, Shown Bur, FieldChangedHands, RoundBegan 2; awaits: mexican
mexican pass Ald         # awaits: texan
texan pass Bur           # events: RoundBegan 3
mexican pass Ald
texan fire Bur           # refused 6.1-a
texan retreat Bur 0706   # events: BattleEnded
```"#],
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
        done: Some(true),
        rulings: &[121],
        examples: [
            &[r#"## 6.4-a Room to retreat

One block a round by the ferry of Gonzales; and nobody across the closed river.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0508
player1-attacks 0508
battle 0508 field mexican round=3 slot=5 came=0408
0508: Bur+shown+acted Ald+shown<0408 Tlc+shown<0408
0110: San
```

```play
mexican retreat Ald 0407 # refused
mexican retreat Ald 0408
mexican retreat Tlc 0408 # refused
mexican pass Tlc         # events: Eliminated Tlc
```"#],
            &[r#"## 6.4-a Espacio para retirarse

Un bloque por ronda por el transbordador de Gonzales; y nadie por el río cerrado.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0508
player1-attacks 0508
battle 0508 field mexican round=3 slot=5 came=0408
0508: Bur+shown+acted Ald+shown<0408 Tlc+shown<0408
0110: San
```

```play
mexican retreat Ald 0407 # refused
mexican retreat Ald 0408
mexican retreat Tlc 0408 # refused
mexican pass Tlc         # events: Eliminated Tlc
```"#],
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
        done: Some(true),
        rulings: &[122],
        examples: [
            &[r#"## 6.4-b Round 1

By road or trail only, and not over a ford.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0706
0606: Wal+shown Ald+shown<0706
0110: San
```

```play
texan retreat Wal 0507   # refused
texan retreat Wal 0605   # refused
texan pass Wal
mexican pass Ald         # events: RoundBegan 2
texan retreat Wal 0507
```"#],
            &[r#"## 6.4-b Ronda 1

Solo por camino o senda, y no por un vado.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0706
0606: Wal+shown Ald+shown<0706
0110: San
```

```play
texan retreat Wal 0507   # refused
texan retreat Wal 0605   # refused
texan pass Wal
mexican pass Ald         # events: RoundBegan 2
texan retreat Wal 0507
```"#],
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
        done: Some(true),
        rulings: &[124, 154],
        examples: [
            &[r#"## 6.4-c Which way

Attackers go back by a hexside that attackers used, defenders by another. Who cannot is lost at the end.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=2 slot=4 came=0507
0606: Wal+shown Ald+shown<0507
0110: San
```

```play
texan retreat Wal 0507   # refused
texan pass Wal
mexican retreat Ald 0706 # refused
mexican retreat Ald 0507
```"#],
            &[r#"## 6.4-c Por dónde

Los atacantes vuelven por un lado que usaron los atacantes; los defensores, por otro. Quien no puede se pierde al final.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=2 slot=4 came=0507
0606: Wal+shown Ald+shown<0507
0110: San
```

```play
texan retreat Wal 0507   # refused
texan pass Wal
mexican retreat Ald 0706 # refused
mexican retreat Ald 0507
```"#],
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
        done: Some(true),
        rulings: &[123],
        examples: [
            &[r#"## 6.4-d Where to

Not to an enemy, not to an unfought battle, not to an enemy town that stands empty; to a siege by friends yes, without fighting again.

```pos
1836 turn 5
step turn
player1 texan
unfought 0611 0512
player1-attacks 0611 0512
battle 0611 field texan round=2 slot=4 came=0612
0611: Ald+shown Bur+shown<0612
0512: Tlc Wal<0412
0711: Hor
0511: Gro
0511 inside: Fan GAt
0110: San
```

```play
mexican retreat Ald 0512 # refused
mexican retreat Ald 0711 # refused
mexican retreat Ald 0511 # events: Retreated 0511
texan done
texan fight 0512
mexican pass Tlc
texan pass Wal
mexican pass Tlc
texan pass Wal
mexican pass Tlc
texan retreat Wal 0412
mexican done
texan fight 0511         # awaits: mexican
mexican storm
mexican join Ald         # refused 7.22-c
mexican join Gro
```"#],
            &[r#"## 6.4-d Adónde

Ni a un enemigo, ni a una batalla sin librar, ni a un pueblo enemigo vacío; a un asedio amigo sí, sin volver a combatir.

```pos
1836 turn 5
step turn
player1 texan
unfought 0611 0512
player1-attacks 0611 0512
battle 0611 field texan round=2 slot=4 came=0612
0611: Ald+shown Bur+shown<0612
0512: Tlc Wal<0412
0711: Hor
0511: Gro
0511 inside: Fan GAt
0110: San
```

```play
mexican retreat Ald 0512 # refused
mexican retreat Ald 0711 # refused
mexican retreat Ald 0511 # events: Retreated 0511
texan done
texan fight 0512
mexican pass Tlc
texan pass Wal
mexican pass Tlc
texan pass Wal
mexican pass Tlc
texan retreat Wal 0412
mexican done
texan fight 0511         # awaits: mexican
mexican storm
mexican join Ald         # refused 7.22-c
mexican join Gro
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.4-e Artillery stays

Guns that sally cannot retreat from the hex.

```pos
1836 turn 5
step turn
player1 texan
battle 0511 sally texan round=1 slot=1 sallied
0511: Gro+shown
0511 inside: Fan GAt+line+shown
0110: San
```

```play
texan retreat GAt 0610   # refused
texan fire GAt
roll 6 6                 # awaits: mexican
```"#],
            &[r#"## 6.4-e La artillería se queda

La artillería que hace una salida no puede retirarse del hexágono.

```pos
1836 turn 5
step turn
player1 texan
battle 0511 sally texan round=1 slot=1 sallied
0511: Gro+shown
0511 inside: Fan GAt+line+shown
0110: San
```

```play
texan retreat GAt 0610   # refused
texan fire GAt
roll 6 6                 # awaits: mexican
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.5-a Regroups

The victor moves on, within the hexside limit.

```pos
1836 turn 5
step regroup mexican
player1 mexican
battle 0408 field mexican round=1 slot=0 came=0308
0408: Ald Tlc
PRG: San
```

```play
mexican regroup Ald 0508 # refused
mexican regroup Ald 0409
mexican regroup Tlc 0308   # awaits: fate
```

```then
0409: Ald4<0408
0308: Tlc3<0408
```"#],
            &[r#"## 6.5-a Reagrupamientos

El vencedor avanza, dentro del límite del lado.

```pos
1836 turn 5
step regroup mexican
player1 mexican
battle 0408 field mexican round=1 slot=0 came=0308
0408: Ald Tlc
PRG: San
```

```play
mexican regroup Ald 0508 # refused
mexican regroup Ald 0409
mexican regroup Tlc 0308   # awaits: fate
```

```then
0409: Ald4<0408
0308: Tlc3<0408
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.5-b Not after a siege

When the storm has taken Goliad nobody regroups: the phase goes on.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: MIn1+shown+acted+half
0110: San
hand texan 1
hand mexican 3
deck 5
```

```play
mexican fire Ald
roll 1 6 6 6             # events: Eliminated MIn, BattleEnded 0511; turn: 6; awaits: texan, mexican
```"#],
            &[r#"## 6.5-b No tras un asedio

Cuando el asalto ha tomado Goliad nadie se reagrupa: la fase continúa.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: MIn1+shown+acted+half
0110: San
hand texan 1
hand mexican 3
deck 5
```

```play
mexican fire Ald
roll 1 6 6 6             # events: Eliminated MIn, BattleEnded 0511; turn: 6; awaits: texan, mexican
```"#],
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
        done: Some(true),
        rulings: &[155],
        examples: [
            &[r#"## 6.5-c To the sound of the guns

The victor of Refugio regroups to the battle at Goliad, as a reserve for round 2.

```pos
1836 turn 5
step regroup mexican
player1 mexican
unfought 0511
player1-attacks 0511
battle 0611 field mexican round=1 slot=0 came=0612
0611: Ald
0511: Wal Yuc<0411
PRG: San
```

```play
mexican regroup Ald 0511 # awaits: mexican
mexican fight 0511
texan done               # events: Shown Yuc; no event: Shown Ald
texan pass Wal
mexican pass Yuc         # events: Shown Ald, RoundBegan 2
```"#],
            &[r#"## 6.5-c Al son del cañón

El vencedor de Refugio se reagrupa en la batalla de Goliad, como reserva para la ronda 2.

```pos
1836 turn 5
step regroup mexican
player1 mexican
unfought 0511
player1-attacks 0511
battle 0611 field mexican round=1 slot=0 came=0612
0611: Ald
0511: Wal Yuc<0411
PRG: San
```

```play
mexican regroup Ald 0511 # awaits: mexican
mexican fight 0511
texan done               # events: Shown Yuc; no event: Shown Ald
texan pass Wal
mexican pass Yuc         # events: Shown Ald, RoundBegan 2
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.6-a Eliminated

A block without steps is gone, and both see which.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Wal+shown Ald1+shown<0507
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: Eliminated Ald
```

```then
dead: Ald
```"#],
            &[r#"## 6.6-a Eliminados

Un bloque sin pasos desaparece, y ambos ven cuál.

```pos
1836 turn 3
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Wal+shown Ald1+shown<0507
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: Eliminated Ald
```

```then
dead: Ald
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.6-b Texan succession

Houston is dead: Fannin commands everybody near him, and Austin is in the pool.

```pos
1836 turn 5
step forced-march
mover texan
player1 texan
chosen texan 6
chosen mexican 22
0906: Hou1+moved+forced
PRG: San
```

```play
roll 1                   # events: Eliminated Hou, AustinReturns
```

```then
pool: Aus2
```

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
dead: Hou
0710: Fan
0809: Bur
PRG: San
```

```play
texan command Bur        # refused 5.11-a
texan command Fan
texan send Bur
texan march 0710
```

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
dead: Hou Fan
0809: Bur
0710: She
PRG: San
```

```play
texan command Bur
texan send She
texan march 0809
```"#],
            &[r#"## 6.6-b Sucesión texana

Houston ha muerto: Fannin manda a todos los cercanos, y Austin está en la reserva.

```pos
1836 turn 5
step forced-march
mover texan
player1 texan
chosen texan 6
chosen mexican 22
0906: Hou1+moved+forced
PRG: San
```

```play
roll 1                   # events: Eliminated Hou, AustinReturns
```

```then
pool: Aus2
```

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
dead: Hou
0710: Fan
0809: Bur
PRG: San
```

```play
texan command Bur        # refused 5.11-a
texan command Fan
texan send Bur
texan march 0710
```

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
dead: Hou Fan
0809: Bur
0710: She
PRG: San
```

```play
texan command Bur
texan send She
texan march 0809
```"#],
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
        done: Some(true),
        rulings: &[111, 112],
        examples: [
            &[r#"## 6.6-c Cos

Gaona falls; after the Combat Phase Cos stands with Santa Anna and leads the 1st Brigade.

```pos
1836 turn 5
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Wal+shown Gao1+shown+acted<0507
0110: San
hand texan 1
hand mexican 3
deck 5
```

```play
texan fire Wal
roll 1 6 6               # events: Eliminated Gao
texan done               # events: CosTakesOver 0110 First
```

```then
0110: San3 Cos2
```"#],
            &[r#"## 6.6-c Cos

Cae Gaona; tras la Fase de Combate Cos está con Santa Anna y manda la 1.ª brigada.

```pos
1836 turn 5
step turn
player1 mexican
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0507
0606: Wal+shown Gao1+shown+acted<0507
0110: San
hand texan 1
hand mexican 3
deck 5
```

```play
texan fire Wal
roll 1 6 6               # events: Eliminated Gao
texan done               # events: CosTakesOver 0110 First
```

```then
0110: San3 Cos2
```"#],
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
        done: Some(true),
        rulings: &[128, 129],
        examples: [
            &[r#"## 6.7-a Captured guns

The last step of the guns is never lost; alone with enemies they surrender.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: MIn1+shown+acted+half GAt1+shown+acted
0110: San
hand texan 1
hand mexican 3
deck 5
```

```play
mexican fire Ald
roll 1 1 6 6             # events: Eliminated MIn, Captured GAt 0511
```

```then
0511: Ald4 GAm1
```"#],
            &[r#"## 6.7-a Artillería capturada

El último paso de la artillería nunca se pierde; sola con enemigos se rinde.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: MIn1+shown+acted+half GAt1+shown+acted
0110: San
hand texan 1
hand mexican 3
deck 5
```

```play
mexican fire Ald
roll 1 1 6 6             # events: Eliminated MIn, Captured GAt 0511
```

```then
0511: Ald4 GAm1
```"#],
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
        done: Some(true),
        rulings: &[127],
        examples: [
            &[r#"## 6.7-b Guns inside

The defender's guns must go behind the walls; and guns do not march against enemies in the open.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0511
player1-attacks 0511
0511: GAt Wal Ald+moved<0411
0110: San
```

```play
mexican fight 0511
texan done               # refused
texan withdraw GAt
texan done               # events: Shown Wal; no event: Shown GAt
```

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0511: GAt Wal
0411: Ald
0110: San
```

```play
texan send GAt
texan attack 0411/0511   # refused
texan stay
```"#],
            &[r#"## 6.7-b Artillería dentro

La artillería del defensor debe entrar tras los muros; y la artillería no marcha contra enemigos a campo abierto.

```pos
1836 turn 3
step battles mexican
player1 mexican
unfought 0511
player1-attacks 0511
0511: GAt Wal Ald+moved<0411
0110: San
```

```play
mexican fight 0511
texan done               # refused
texan withdraw GAt
texan done               # events: Shown Wal; no event: Shown GAt
```

```pos
1836 turn 3
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0511: GAt Wal
0411: Ald
0110: San
```

```play
texan send GAt
texan attack 0411/0511   # refused
texan stay
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.0-a Sieges

A siege begun in one turn goes on in the next: the besieger may still storm.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
chosen texan 16
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
mexican done             # awaits: texan; offered: fight 0308
texan fight 0308         # awaits: mexican; offered: storm
```"#],
            &[r#"## 7.0-a Asedios

Un asedio iniciado en un turno continúa en el siguiente: el sitiador aún puede asaltar.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
chosen texan 16
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
mexican done             # awaits: texan; offered: fight 0308
texan fight 0308         # awaits: mexican; offered: storm
```"#],
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
        done: Some(true),
        rulings: &[126],
        examples: [
            &[r#"## 7.0-b Withdrawal

The worked example, first part. Four Mexican blocks attack Goliad, where there are guns and militia. The Texan withdraws both before any block is
revealed; then the Mexican sends his cavalry on to Coletto Creek.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought 0511
player1-attacks 0511
0511: GAt MIn Tam+moved<0411 Zap+moved<0411 Tlc+moved<0411 Ses+moved<0411
0110: San
```

```play
mexican fight 0511       # awaits: texan; no event: Shown
texan withdraw MIn
texan withdraw GAt       # no event: Shown
texan done               # awaits: mexican; no event: Shown
mexican regroup Tam 0610 # events: Regrouped Tam 0511 0610
mexican done             # events: BattleBegan 0511 Siege, Shown
```

Four find room inside, guns included.

```pos
1836 turn 5
step withdraw
player1 mexican
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=0 slot=0 came=0208
0308: AAt Tra Bow Kim She Ald+moved<0208
0110: San
```

```play
texan withdraw Tra
texan withdraw Bow
texan withdraw Kim
texan withdraw She       # refused
texan withdraw AAt
texan withdraw She       # refused
texan done               # events: Shown She
```"#],
            &[r#"## 7.0-b Repliegue

El ejemplo del reglamento, primera parte. Cuatro bloques mexicanos atacan Goliad, donde hay artillería y milicia. El texano repliega ambas antes
de que se descubra ningún bloque; después el mexicano envía su caballería a Coletto Creek.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought 0511
player1-attacks 0511
0511: GAt MIn Tam+moved<0411 Zap+moved<0411 Tlc+moved<0411 Ses+moved<0411
0110: San
```

```play
mexican fight 0511       # awaits: texan; no event: Shown
texan withdraw MIn
texan withdraw GAt       # no event: Shown
texan done               # awaits: mexican; no event: Shown
mexican regroup Tam 0610 # events: Regrouped Tam 0511 0610
mexican done             # events: BattleBegan 0511 Siege, Shown
```

Dentro caben cuatro, artillería incluida.

```pos
1836 turn 5
step withdraw
player1 mexican
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=0 slot=0 came=0208
0308: AAt Tra Bow Kim She Ald+moved<0208
0110: San
```

```play
texan withdraw Tra
texan withdraw Bow
texan withdraw Kim
texan withdraw She       # refused
texan withdraw AAt
texan withdraw She       # refused
texan done               # events: Shown She
```"#],
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
        done: Some(true),
        rulings: &[156],
        examples: [
            &[r#"## 7.0-c All inside

The attacker may regroup, and then hold, cannonade or storm.

```pos
1836 turn 5
step withdraw
player1 mexican
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=0 slot=0 came=0411
0511 inside: GAt MIn
0511: Ald+moved<0411 Ses+moved<0411
0110: San
```

```play
texan done               # awaits: mexican; offered: regroup Ald 0610
mexican done             # offered: hold; offered: cannonade; offered: storm
```

If all leave, there is no siege.

```pos
1836 turn 5
step regroup mexican
player1 mexican
battle 0511 field mexican round=1 slot=0 came=0411
0511 inside: GAt MIn
0511: Ald+moved<0411
0110: San
```

```play
mexican regroup Ald 0610 # events: SiegeLifted 0511; awaits: fate
```"#],
            &[r#"## 7.0-c Todos dentro

El atacante puede reagruparse, y luego esperar, cañonear o asaltar.

```pos
1836 turn 5
step withdraw
player1 mexican
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=0 slot=0 came=0411
0511 inside: GAt MIn
0511: Ald+moved<0411 Ses+moved<0411
0110: San
```

```play
texan done               # awaits: mexican; offered: regroup Ald 0610
mexican done             # offered: hold; offered: cannonade; offered: storm
```

Si todos se van, no hay asedio.

```pos
1836 turn 5
step regroup mexican
player1 mexican
battle 0511 field mexican round=1 slot=0 came=0411
0511 inside: GAt MIn
0511: Ald+moved<0411
0110: San
```

```play
mexican regroup Ald 0610 # events: SiegeLifted 0511; awaits: fate
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.0-d Some outside

The guns inside neither fire nor are hit; Wallace fights outside, and may withdraw in his turn.

```pos
1836 turn 5
step withdraw
player1 mexican
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=0 slot=0 came=0411
0511 inside: GAt
0511: Wal Ald+moved<0411
0110: San
```

```play
texan done               # events: Shown Wal; no event: Shown GAt; awaits: texan
texan fire GAt           # refused 6.2-b
texan pass Wal
mexican fire Ald
roll 1 1 6 6             # events: Lost Wal, Lost Wal, RoundBegan 2
texan withdraw Wal       # events: Withdrew Wal, BattleEnded; awaits: mexican
```"#],
            &[r#"## 7.0-d Algunos fuera

La artillería de dentro ni dispara ni recibe impactos; Wallace lucha fuera y puede replegarse en su turno.

```pos
1836 turn 5
step withdraw
player1 mexican
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=0 slot=0 came=0411
0511 inside: GAt
0511: Wal Ald+moved<0411
0110: San
```

```play
texan done               # events: Shown Wal; no event: Shown GAt; awaits: texan
texan fire GAt           # refused 6.2-b
texan pass Wal
mexican fire Ald
roll 1 1 6 6             # events: Lost Wal, Lost Wal, RoundBegan 2
texan withdraw Wal       # events: Withdrew Wal, BattleEnded; awaits: mexican
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.0-e Then the walls

When the field is won the attacker may storm in the same phase.

```pos
1836 turn 5
step regroup mexican
player1 mexican
battle 0511 field mexican round=2 slot=0 came=0411
0511 inside: GAt Wal1
0511: Ald+moved<0411
0110: San
```

```play
mexican done             # offered: storm
mexican storm            # awaits: mexican
mexican join Ald
mexican done             # events: RoundBegan 1; awaits: texan
```"#],
            &[r#"## 7.0-e Después, los muros

Ganado el campo, el atacante puede asaltar en la misma fase.

```pos
1836 turn 5
step regroup mexican
player1 mexican
battle 0511 field mexican round=2 slot=0 came=0411
0511 inside: GAt Wal1
0511: Ald+moved<0411
0110: San
```

```play
mexican done             # offered: storm
mexican storm            # awaits: mexican
mexican join Ald
mexican done             # events: RoundBegan 1; awaits: texan
```"#],
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
        done: Some(true),
        rulings: &[130, 133],
        examples: [
            &[r#"## 7.1-a Double defence

Two hits for a step; the half-hit is completed on the same block.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: Wal+shown+acted MIn+shown+acted
0110: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: HalfHit Wal; awaits: mexican
```

```then
0511 inside: Wal3+shown+half MIn2+shown
```

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: Wal+shown+acted MIn+shown+acted
0110: San
```

```play
mexican fire Ald
roll 1 1 1 6             # events: HalfHit Wal, Lost Wal; awaits: texan
texan lose MIn           # events: HalfHit MIn
```

In a city the stormers have it too.

```pos
1836 turn 5
step turn
player1 mexican
settled 0208
battle 0208 storm mexican round=1 slot=4
0208: Ald+shown+line
0208 inside: Wal+shown
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: HalfHit Ald
```

Against a fort they have not.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=4
0511: Ald+shown+line
0511 inside: Wal+shown
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: Lost Ald
```"#],
            &[r#"## 7.1-a Defensa doble

Dos impactos por paso; el medio impacto se completa en el mismo bloque.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: Wal+shown+acted MIn+shown+acted
0110: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: HalfHit Wal; awaits: mexican
```

```then
0511 inside: Wal3+shown+half MIn2+shown
```

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: Wal+shown+acted MIn+shown+acted
0110: San
```

```play
mexican fire Ald
roll 1 1 1 6             # events: HalfHit Wal, Lost Wal; awaits: texan
texan lose MIn           # events: HalfHit MIn
```

En una ciudad también la tienen los asaltantes.

```pos
1836 turn 5
step turn
player1 mexican
settled 0208
battle 0208 storm mexican round=1 slot=4
0208: Ald+shown+line
0208 inside: Wal+shown
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: HalfHit Ald
```

Contra un fuerte no la tienen.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=4
0511: Ald+shown+line
0511 inside: Wal+shown
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: Lost Ald
```"#],
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
        done: Some(true),
        rulings: &[131],
        examples: [
            &[r#"## 7.2-a Activating a siege

Player 1 may leave a siege alone; then Player 2 may activate it. Each siege is settled once a phase.

```pos
1836 turn 5
step battles texan
player1 texan
0308: Ald
0308 inside: Tra AAt
0511: Gro
0511 inside: Fan GAt
PRG: San
```

```play
texan fight 0511
mexican hold
texan hold               # awaits: texan
texan fight 0511         # refused
texan done               # awaits: mexican
mexican fight 0308       # awaits: mexican
```"#],
            &[r#"## 7.2-a Activar un asedio

El Jugador 1 puede dejar un asedio en paz; entonces puede activarlo el Jugador 2. Cada asedio se resuelve una vez por fase.

```pos
1836 turn 5
step battles texan
player1 texan
0308: Ald
0308 inside: Tra AAt
0511: Gro
0511 inside: Fan GAt
PRG: San
```

```play
texan fight 0511
mexican hold
texan hold               # awaits: texan
texan fight 0511         # refused
texan done               # awaits: mexican
mexican fight 0308       # awaits: mexican
```"#],
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
        done: Some(true),
        rulings: &[131],
        examples: [
            &[r#"## 7.2-b Declarations

The besieger first. After he has opened a cannonade the besieged may sally, not cannonade; after a storm neither.

```pos
1836 turn 5
step declare
player1 texan
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Gro Ses
0511 inside: Fan GAt
PRG: San
```

```play
mexican sally            # refused
mexican cannonade        # events: Shown Ses; awaits: texan
texan hold
roll 6 6                 # awaits: texan
texan cannonade          # refused 7.24-a
texan storm              # refused
texan sally              # awaits: texan
```"#],
            &[r#"## 7.2-b Declaraciones

Primero el sitiador. Si él abre un cañoneo, los sitiados pueden salir, no cañonear; tras un asalto, nada.

```pos
1836 turn 5
step declare
player1 texan
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Gro Ses
0511 inside: Fan GAt
PRG: San
```

```play
mexican sally            # refused
mexican cannonade        # events: Shown Ses; awaits: texan
texan hold
roll 6 6                 # awaits: texan
texan cannonade          # refused 7.24-a
texan storm              # refused
texan sally              # awaits: texan
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.21-a Besieging

A block that joins the siege is shown; one that passes through is not.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 16
0208: Tam Tlc
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
mexican send Tam
mexican march 0408       # no event: Shown
mexican send Tlc
mexican march 0308       # events: Shown Tlc 3
```"#],
            &[r#"## 7.21-a Sitiar

Un bloque que se une al asedio se descubre; uno que pasa de largo, no.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 2
chosen texan 22
chosen mexican 16
0208: Tam Tlc
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
mexican send Tam
mexican march 0408       # no event: Shown
mexican send Tlc
mexican march 0308       # events: Shown Tlc 3
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.22-a Storming

The worked example, last part: four infantry storm, the leader stays in reserve. Guns first, then militia, then all four; two rounds, and when Goliad
still holds the stormers are besiegers again.

```pos
1836 turn 6
step declare
player1 mexican
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Ses Zap Tlc2 Ald Jim
0511 inside: GAt MIn
0110: San
```

```play
mexican storm
mexican join Zap
mexican join Tlc
mexican join Ald
mexican join Jim
mexican join Ses         # refused 7.22-c
mexican done             # awaits: texan; events: Shown GAt, RoundBegan 1
texan fire MIn           # refused 6.2-b
texan fire GAt
roll 3 6                 # events: Fired GAt 1, Lost Ald; awaits: texan
texan fire MIn
roll 6 6                 # awaits: mexican
mexican fire Zap
roll 6 6 6
mexican fire Tlc
roll 6 6
mexican fire Ald
roll 6 6 6
mexican fire Jim
roll 6 6 6               # awaits: mexican
mexican join Zap
mexican join Tlc
mexican join Ald
mexican join Jim
mexican done             # events: RoundBegan 2; awaits: texan
texan pass GAt
texan pass MIn
mexican pass Zap
mexican pass Tlc
mexican pass Ald
mexican pass Jim         # events: BattleEnded 0511; awaits: fate
```

```then
0511: Ses2 Zap3 Tlc2 Ald3 Jim3
0511 inside: GAt2 MIn2
```"#],
            &[r#"## 7.22-a Asalto

El ejemplo del reglamento, última parte: cuatro infanterías asaltan y el líder queda en reserva. Primero la artillería, luego la milicia, luego las
cuatro; dos rondas, y si Goliad resiste los asaltantes vuelven a ser sitiadores.

```pos
1836 turn 6
step declare
player1 mexican
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Ses Zap Tlc2 Ald Jim
0511 inside: GAt MIn
0110: San
```

```play
mexican storm
mexican join Zap
mexican join Tlc
mexican join Ald
mexican join Jim
mexican join Ses         # refused 7.22-c
mexican done             # awaits: texan; events: Shown GAt, RoundBegan 1
texan fire MIn           # refused 6.2-b
texan fire GAt
roll 3 6                 # events: Fired GAt 1, Lost Ald; awaits: texan
texan fire MIn
roll 6 6                 # awaits: mexican
mexican fire Zap
roll 6 6 6
mexican fire Tlc
roll 6 6
mexican fire Ald
roll 6 6 6
mexican fire Jim
roll 6 6 6               # awaits: mexican
mexican join Zap
mexican join Tlc
mexican join Ald
mexican join Jim
mexican done             # events: RoundBegan 2; awaits: texan
texan pass GAt
texan pass MIn
mexican pass Zap
mexican pass Tlc
mexican pass Ald
mexican pass Jim         # events: BattleEnded 0511; awaits: fate
```

```then
0511: Ses2 Zap3 Tlc2 Ald3 Jim3
0511 inside: GAt2 MIn2
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.22-b Behind the walls

The besieged cannot retreat.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=2 slot=4
0511: Ald+shown+line
0511 inside: Wal+shown
0110: San
```

```play
texan retreat Wal 0610   # refused
texan withdraw Wal       # refused
texan fire Wal
roll 6 6 6
```"#],
            &[r#"## 7.22-b Tras los muros

Los sitiados no pueden retirarse.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=2 slot=4
0511: Ald+shown+line
0511 inside: Wal+shown
0110: San
```

```play
texan retreat Wal 0610   # refused
texan withdraw Wal       # refused
texan fire Wal
roll 6 6 6
```"#],
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
        done: Some(true),
        rulings: &[157],
        examples: [
            &[r#"## 7.22-c The storming line

Four against a fort, six against a city; before round 2 reserves may take the place of stormers.

```pos
1836 turn 5
step line
player1 mexican
settled 0208
battle 0208 storm mexican round=0 slot=0
0208: Ald Tlc Zap Que Gto Gro Mor
0208 inside: Bow
0110: San
```

```play
mexican done             # refused
mexican join Ald
mexican join Tlc
mexican join Zap
mexican join Que
mexican join Gto
mexican join Gro
mexican join Mor         # refused
mexican done             # awaits: texan
texan pass Bow
mexican pass Ald
mexican pass Tlc
mexican pass Zap
mexican pass Que
mexican pass Gto
mexican pass Gro         # awaits: mexican
mexican join Mor
mexican done             # events: RoundBegan 2
```"#],
            &[r#"## 7.22-c La línea de asalto

Cuatro contra un fuerte, seis contra una ciudad; antes de la ronda 2 las reservas pueden relevar a los asaltantes.

```pos
1836 turn 5
step line
player1 mexican
settled 0208
battle 0208 storm mexican round=0 slot=0
0208: Ald Tlc Zap Que Gto Gro Mor
0208 inside: Bow
0110: San
```

```play
mexican done             # refused
mexican join Ald
mexican join Tlc
mexican join Zap
mexican join Que
mexican join Gto
mexican join Gro
mexican join Mor         # refused
mexican done             # awaits: texan
texan pass Bow
mexican pass Ald
mexican pass Tlc
mexican pass Zap
mexican pass Que
mexican pass Gto
mexican pass Gro         # awaits: mexican
mexican join Mor
mexican done             # events: RoundBegan 2
```"#],
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
        done: Some(true),
        rulings: &[134],
        examples: [
            &[r#"## 7.22-d Back to the siege

A stormer withdraws to the siege; he cannot leave the hex.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line Tlc+shown+line
0511 inside: Wal+shown+acted
0110: San
```

```play
mexican retreat Ald 0411 # refused
mexican withdraw Ald     # events: Withdrew Ald
mexican fire Tlc
roll 6 6 6               # awaits: mexican
```"#],
            &[r#"## 7.22-d De vuelta al asedio

Un asaltante se repliega al asedio; no puede dejar el hexágono.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line Tlc+shown+line
0511 inside: Wal+shown+acted
0110: San
```

```play
mexican retreat Ald 0411 # refused
mexican withdraw Ald     # events: Withdrew Ald
mexican fire Tlc
roll 6 6 6               # awaits: mexican
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.23-a Sallying

Wallace sallies from Goliad. Until he has fired he has double defence; then not. He can only go back inside.

```pos
1836 turn 5
step answer
player1 mexican
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Dol Ald
0511 inside: Wal GAt
0110: San
```

```play
texan sally
texan join Ald           # refused T-e
texan join Wal
texan done               # awaits: mexican
mexican fire Dol
roll 1 6 6               # events: HalfHit Wal
mexican pass Ald         # awaits: texan
texan retreat Wal 0610   # refused
texan fire Wal
roll 6 6 6               # events: RoundBegan 2
mexican fire Dol
roll 1 6 6               # events: Lost Wal
mexican pass Ald
texan withdraw Wal       # events: Withdrew Wal, BattleEnded; awaits: fate
```

Besiegers of a city have double defence against it.

```pos
1836 turn 5
step turn
player1 mexican
settled 0208
battle 0208 sally texan round=1 slot=5 sallied
0208: Ald+acted+shown
0208 inside: Wal+line+shown
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: HalfHit Ald
```"#],
            &[r#"## 7.23-a Salidas

Wallace sale de Goliad. Hasta que dispara tiene defensa doble; después, no. Solo puede volver dentro.

```pos
1836 turn 5
step answer
player1 mexican
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Dol Ald
0511 inside: Wal GAt
0110: San
```

```play
texan sally
texan join Ald           # refused T-e
texan join Wal
texan done               # awaits: mexican
mexican fire Dol
roll 1 6 6               # events: HalfHit Wal
mexican pass Ald         # awaits: texan
texan retreat Wal 0610   # refused
texan fire Wal
roll 6 6 6               # events: RoundBegan 2
mexican fire Dol
roll 1 6 6               # events: Lost Wal
mexican pass Ald
texan withdraw Wal       # events: Withdrew Wal, BattleEnded; awaits: fate
```

Los sitiadores de una ciudad tienen defensa doble contra la salida.

```pos
1836 turn 5
step turn
player1 mexican
settled 0208
battle 0208 sally texan round=1 slot=5 sallied
0208: Ald+acted+shown
0208 inside: Wal+line+shown
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: HalfHit Ald
```"#],
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
        done: Some(true),
        rulings: &[132, 133],
        examples: [
            &[r#"## 7.24-a Cannonade

The worked example, second part: the Mexican holds, the Texan guns fire two dice and hit once, the leader answers and misses; only then the hit is
applied, to the strongest besieger.

```pos
1836 turn 5
step declare
player1 mexican
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Ses Zap2 Tlc3
0511 inside: GAt MIn
0110: San
```

```play
mexican hold
texan cannonade          # events: Shown GAt; no event: Shown MIn; awaits: mexican
mexican cannonade        # awaits: fate
roll 3 6                 # events: Fired GAt 1; no event: Lost
roll 5 6                 # events: Fired Ses 0, Lost Tlc; awaits: fate
```

Without guns or leaders there is none.

```pos
1836 turn 5
step declare
player1 mexican
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Ald
0511 inside: Wal
0110: San
```

```play
mexican cannonade        # refused
mexican hold
texan cannonade          # refused
texan hold               # awaits: fate
```"#],
            &[r#"## 7.24-a Cañoneo

El ejemplo del reglamento, segunda parte: el mexicano espera, la artillería texana tira dos dados y acierta uno, el líder responde y falla; solo entonces
se aplica el impacto, al sitiador más fuerte.

```pos
1836 turn 5
step declare
player1 mexican
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Ses Zap2 Tlc3
0511 inside: GAt MIn
0110: San
```

```play
mexican hold
texan cannonade          # events: Shown GAt; no event: Shown MIn; awaits: mexican
mexican cannonade        # awaits: fate
roll 3 6                 # events: Fired GAt 1; no event: Lost
roll 5 6                 # events: Fired Ses 0, Lost Tlc; awaits: fate
```

Sin artillería ni líderes no lo hay.

```pos
1836 turn 5
step declare
player1 mexican
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Ald
0511 inside: Wal
0110: San
```

```play
mexican cannonade        # refused
mexican hold
texan cannonade          # refused
texan hold               # awaits: fate
```"#],
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
        done: Some(true),
        rulings: &[135],
        examples: [
            &[r#"## 7.25-a Relief

Houston attacks the besiegers of Goliad; Fannin comes out to help. Infantry cannot withdraw inside.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought 0511
0511: Ald Hou+moved<0610 Bur+moved<0610
0511 inside: Fan GAt
0110: San
```

```play
mexican fight 0511       # events: BattleBegan 0511 Relief; awaits: texan
texan join Fan
texan done               # awaits: texan; events: Shown Fan
texan pass Hou
texan pass Fan
mexican pass Ald
texan withdraw Bur       # refused
texan pass Bur           # events: RoundBegan 2
texan pass Hou
texan withdraw Fan       # events: Withdrew Fan
mexican retreat Ald 0411 # events: Retreated Ald 0411, SiegeLifted 0511
```"#],
            &[r#"## 7.25-a Socorro

Houston ataca a los sitiadores de Goliad; Fannin sale a ayudar. La infantería no puede replegarse dentro.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought 0511
0511: Ald Hou+moved<0610 Bur+moved<0610
0511 inside: Fan GAt
0110: San
```

```play
mexican fight 0511       # events: BattleBegan 0511 Relief; awaits: texan
texan join Fan
texan done               # awaits: texan; events: Shown Fan
texan pass Hou
texan pass Fan
mexican pass Ald
texan withdraw Bur       # refused
texan pass Bur           # events: RoundBegan 2
texan pass Hou
texan withdraw Fan       # events: Withdrew Fan
mexican retreat Ald 0411 # events: Retreated Ald 0411, SiegeLifted 0511
```"#],
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
        done: Some(true),
        rulings: &[158],
        examples: [
            &[r#"## 7.26-a Cavalry in sieges

At the walls cavalry has C1: it acts last and hits on a 1.

```pos
1836 turn 5
step line
player1 mexican
settled 0511
battle 0511 storm mexican round=0 slot=0
0511: Dol
0511 inside: Wal
0110: San
```

```play
mexican join Dol
mexican done             # awaits: texan
texan pass Wal
mexican fire Dol
roll 2 3 1               # events: Fired Dol 1
```

Relief cavalry may go inside from round 2.

```pos
1836 turn 5
step turn
player1 mexican
unfought 0511
battle 0511 relief texan round=1 slot=3 came=0610
0511: Ald+shown Gra+shown<0610
0511 inside: GAt
0110: San
```

```play
texan withdraw Gra       # refused
texan pass Gra
mexican pass Ald         # events: RoundBegan 2
texan withdraw Gra       # events: Withdrew Gra
```"#],
            &[r#"## 7.26-a Caballería en asedios

Ante los muros la caballería tiene C1: actúa la última y acierta con 1.

```pos
1836 turn 5
step line
player1 mexican
settled 0511
battle 0511 storm mexican round=0 slot=0
0511: Dol
0511 inside: Wal
0110: San
```

```play
mexican join Dol
mexican done             # awaits: texan
texan pass Wal
mexican fire Dol
roll 2 3 1               # events: Fired Dol 1
```

La caballería de socorro puede entrar desde la ronda 2.

```pos
1836 turn 5
step turn
player1 mexican
unfought 0511
battle 0511 relief texan round=1 slot=3 came=0610
0511: Ald+shown Gra+shown<0610
0511 inside: GAt
0110: San
```

```play
texan withdraw Gra       # refused
texan pass Gra
mexican pass Ald         # events: RoundBegan 2
texan withdraw Gra       # events: Withdrew Gra
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.27-a Artillery in sieges

Guns that sally keep their double defence after they have fired.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 sally texan round=1 slot=4 sallied
0511: Ald+shown
0511 inside: GAt+line+shown+acted+fired
0110: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: HalfHit GAt
```"#],
            &[r#"## 7.27-a Artillería en asedios

La artillería que sale conserva su defensa doble tras disparar.

```pos
1836 turn 5
step turn
player1 mexican
settled 0511
battle 0511 sally texan round=1 slot=4 sallied
0511: Ald+shown
0511 inside: GAt+line+shown+acted+fired
0110: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: HalfHit GAt
```"#],
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
        done: Some(true),
        rulings: &[136],
        examples: [
            &[r#"## 7.3-a Control in a siege

The besieged do not march; a friend cannot pass the hex. When the last besieger leaves, the siege is over.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0308: Ald
0308 inside: Tra AAt
0408: Kim
0110: San
```

```play
texan send Tra           # refused
texan send Kim
texan march 0308         # refused 5.3-a
texan attack 0308/0408
```

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 16
chosen mexican 22
0308: Ald
0308 inside: Tra AAt
0110: San
```

```play
mexican send Ald
mexican march 0408       # events: SiegeLifted 0308
```

For victory the Alamo is still Texan: with three other towns that makes four.

```pos
1836 turn 5
step card
player1 mexican
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
0308: Ald
0308 inside: Tra AAt
0110: San
```

```play
draw 3                   # turn: 6
```"#],
            &[r#"## 7.3-a Control en un asedio

Los sitiados no marchan; un amigo no puede atravesar el hexágono. Cuando se va el último sitiador el asedio termina.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
0308: Ald
0308 inside: Tra AAt
0408: Kim
0110: San
```

```play
texan send Tra           # refused
texan send Kim
texan march 0308         # refused 5.3-a
texan attack 0308/0408
```

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
chosen texan 16
chosen mexican 22
0308: Ald
0308 inside: Tra AAt
0110: San
```

```play
mexican send Ald
mexican march 0408       # events: SiegeLifted 0308
```

Para la victoria El Álamo sigue siendo texano: con otras tres plazas son cuatro.

```pos
1836 turn 5
step card
player1 mexican
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
0308: Ald
0308 inside: Tra AAt
0110: San
```

```play
draw 3                   # turn: 6
```"#],
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
        done: Some(true),
        rulings: &[137],
        examples: [
            &[r#"## 7.4-a Supply in a siege

The worked example, third part: three besiegers at Goliad, two of them fed, one roll; the fort feeds both Texans.

```pos
1836 turn 5
step battles mexican
player1 mexican
hand texan 1
hand mexican 3
deck 5
0511: Ses Zap Tlc
0511 inside: GAt MIn
0110: San
```

```play
mexican done             # awaits: texan
texan done               # awaits: fate
roll 4                   # events: Starved 0511 0; turn: 6
```

At the Alamo the camp feeds a third besieger.

```pos
1836 turn 5
step battles mexican
player1 mexican
hand texan 1
hand mexican 3
deck 5
0308: Ses Zap Tlc
0308 inside: AAt Bow
0110: San
```

```play
mexican done
texan done               # turn: 6
```"#],
            &[r#"## 7.4-a Suministro en un asedio

El ejemplo del reglamento, tercera parte: tres sitiadores en Goliad, dos alimentados, una tirada; el fuerte alimenta a ambos texanos.

```pos
1836 turn 5
step battles mexican
player1 mexican
hand texan 1
hand mexican 3
deck 5
0511: Ses Zap Tlc
0511 inside: GAt MIn
0110: San
```

```play
mexican done             # awaits: texan
texan done               # awaits: fate
roll 4                   # events: Starved 0511 0; turn: 6
```

En El Álamo el campamento alimenta a un tercer sitiador.

```pos
1836 turn 5
step battles mexican
player1 mexican
hand texan 1
hand mexican 3
deck 5
0308: Ses Zap Tlc
0308 inside: AAt Bow
0110: San
```

```play
mexican done
texan done               # turn: 6
```"#],
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
        done: Some(true),
        rulings: &[104],
        examples: [
            &[r#"## 8.0-a The Supply Phase

Attrition, reinforcements, one card; then the other player.

```pos
1836 turn 2
step battles texan
player1 texan
hand texan 1 7
hand mexican 3 8
deck 5 6 9
0407: Bur Hou Wal
pool: She
PRG: San
0308: Ald
0308 inside: Tra
```

```play
texan done
mexican done             # awaits: fate
roll 4                   # events: Starved 0407; awaits: fate
draw 14                  # events: Drawn She; awaits: texan
texan deploy 0508        # awaits: fate
draw 5                   # events: Dealt 0 5; awaits: fate
draw 6                   # events: Dealt 1 6, TurnBegan 3
```"#],
            &[r#"## 8.0-a La Fase de Suministro

Desgaste, refuerzos, una carta; después el otro jugador.

```pos
1836 turn 2
step battles texan
player1 texan
hand texan 1 7
hand mexican 3 8
deck 5 6 9
0407: Bur Hou Wal
pool: She
PRG: San
0308: Ald
0308 inside: Tra
```

```play
texan done
mexican done             # awaits: fate
roll 4                   # events: Starved 0407; awaits: fate
draw 14                  # events: Drawn She; awaits: texan
texan deploy 0508        # awaits: fate
draw 5                   # events: Dealt 0 5; awaits: fate
draw 6                   # events: Dealt 1 6, TurnBegan 3
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.1-a Supply limits

A bare hex feeds two, a camp one more, a town three more, a city four more.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 1
chosen texan 22
hand texan 1
hand mexican 3
deck 5
0408: Ald Tlc Zap
0508: Que Gto Gro Mor Mex
0208: Mat Jim SLP Dol Ses Gao
PRG: San
1406: Hou
```

```play
texan done               # turn: 6; no event: Starved
```

One more in the town:

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 1
chosen texan 22
hand texan 1
hand mexican 3
deck 5
0508: Que Gto Gro Mor Mex Ald
PRG: San
1406: Hou
```

```play
texan done               # awaits: fate
roll 6                   # events: Starved 0508
```"#],
            &[r#"## 8.1-a Límites de suministro

Un hexágono desnudo alimenta a dos; un campamento suma uno, un pueblo tres, una ciudad cuatro.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 1
chosen texan 22
hand texan 1
hand mexican 3
deck 5
0408: Ald Tlc Zap
0508: Que Gto Gro Mor Mex
0208: Mat Jim SLP Dol Ses Gao
PRG: San
1406: Hou
```

```play
texan done               # turn: 6; no event: Starved
```

Uno más en el pueblo:

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 1
chosen texan 22
hand texan 1
hand mexican 3
deck 5
0508: Que Gto Gro Mor Mex Ald
PRG: San
1406: Hou
```

```play
texan done               # awaits: fate
roll 6                   # events: Starved 0508
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.1-b Boxes

A box feeds eight.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 1
chosen texan 22
hand texan 1
hand mexican 3
deck 5
PRG: San Ald Tlc Zap Que Gto Gro Mor
1406: Hou
```

```play
texan done               # turn: 6; no event: Starved
```"#],
            &[r#"## 8.1-b Casillas

Una casilla alimenta a ocho.

```pos
1836 turn 5
step orders
mover texan
player1 mexican
cp 1
chosen texan 22
hand texan 1
hand mexican 3
deck 5
PRG: San Ald Tlc Zap Que Gto Gro Mor
1406: Hou
```

```play
texan done               # turn: 6; no event: Starved
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.2-a Attrition

Two blocks too many, two dice, one 3: the strongest loses a step, and its owner is the only one who knows which it is.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
hand texan 1
hand mexican 3
deck 5
0406: Bur Wal Hor Seg
PRG: San
```

```play
mexican done             # awaits: fate
roll 3 4                 # events: Starved 0406 1; awaits: texan
texan lose Wal           # refused 6.31-a
texan lose Bur           # events: Lost Bur
```"#],
            &[r#"## 8.2-a Desgaste

Dos bloques de más, dos dados, un 3: el más fuerte pierde un paso, y solo su dueño sabe cuál es.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
hand texan 1
hand mexican 3
deck 5
0406: Bur Wal Hor Seg
PRG: San
```

```play
mexican done             # awaits: fate
roll 3 4                 # events: Starved 0406 1; awaits: texan
texan lose Wal           # refused 6.31-a
texan lose Bur           # events: Lost Bur
```"#],
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
        done: Some(true),
        rulings: &[141],
        examples: [
            &[r#"## 8.31-a Texan draws

In a friendly Victory Town that is not besieged.

```pos
1836 turn 5
step deploy
mover texan
player1 mexican
drawn: She
0308: Ald
0308 inside: Tra
PRG: San
```

```play
texan deploy 0308        # refused
texan deploy 1209        # refused
texan aside              # refused
texan deploy 1309        # awaits: fate
```"#],
            &[r#"## 8.31-a Refuerzos texanos

En una Ciudad de Victoria amiga que no esté sitiada.

```pos
1836 turn 5
step deploy
mover texan
player1 mexican
drawn: She
0308: Ald
0308 inside: Tra
PRG: San
```

```play
texan deploy 0308        # refused
texan deploy 1209        # refused
texan aside              # refused
texan deploy 1309        # awaits: fate
```"#],
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
        done: Some(true),
        rulings: &[142],
        examples: [
            &[r#"## 8.32-a U.S. entry

Gaines waits for the others; when all three are there he leads them to San Augustine. Houston never commands them.

```pos
1836 turn 9
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
JES: Gai US3
pool: US5
PRG: San
```

```play
texan command Gai        # refused
texan send US3           # refused
```

```pos
1836 turn 9
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
JES: Gai US3 US5
PRG: San
```

```play
texan command Gai
texan send US3
texan march 1601
texan send US5
texan march 1601
texan send Gai
texan march 1601
```

```pos
1836 turn 9
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
us-entered
1601: Hou US3
PRG: San
```

```play
texan command Hou
texan send US3           # refused
```

The draw of a U.S. block is seen by both.

```pos
1836 turn 9
step draw
mover texan
player1 texan
hand texan 1
hand mexican 3
deck 5 6
pool: US3 US5
0906: Hou
PRG: San
```

```play
draw 24                  # events: UsArrived US3; awaits: fate
```

```then
JES: US34
```"#],
            &[r#"## 8.32-a Entrada de los Estados Unidos

Gaines espera a los demás; cuando están los tres los lleva a San Augustine. Houston nunca los manda.

```pos
1836 turn 9
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
JES: Gai US3
pool: US5
PRG: San
```

```play
texan command Gai        # refused
texan send US3           # refused
```

```pos
1836 turn 9
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
JES: Gai US3 US5
PRG: San
```

```play
texan command Gai
texan send US3
texan march 1601
texan send US5
texan march 1601
texan send Gai
texan march 1601
```

```pos
1836 turn 9
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 22
us-entered
1601: Hou US3
PRG: San
```

```play
texan command Hou
texan send US3           # refused
```

El robo de un bloque de los Estados Unidos lo ven ambos.

```pos
1836 turn 9
step draw
mover texan
player1 texan
hand texan 1
hand mexican 3
deck 5 6
pool: US3 US5
0906: Hou
PRG: San
```

```play
draw 24                  # events: UsArrived US3; awaits: fate
```

```then
JES: US34
```"#],
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
        done: Some(true),
        rulings: &[147],
        examples: [
            &[r#"## 8.33-a Mexican reinforcements

Gaona is placed in the Supply Phase of turn 1 and moves in turn 2. If Texans hold the box he waits beside it, and may attack it.

```pos
1836 turn 1
step enter 1
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5 6
later: Gao Ald
MAT: San
PRG: Kim
0906: Hou
```

```play
mexican enter PRG        # events: BrigadeArrives First PRG
draw 6                   # turn: 2
```

```then
PRG beside: Gao2 Ald4
```

```pos
1836 turn 2
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
MAT: San
PRG: Kim
PRG beside: Gao Ald Tlc Zap Que Gto
0906: Hou
```

```play
mexican command Gao
mexican send Ald
mexican march 0109       # refused 8.33-b
mexican march PRG        # events: Marched Ald PRG
```"#],
            &[r#"## 8.33-a Refuerzos mexicanos

Gaona se coloca en la Fase de Suministro del turno 1 y se mueve en el 2. Si los texanos ocupan la casilla espera al lado y puede atacarla.

```pos
1836 turn 1
step enter 1
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5 6
later: Gao Ald
MAT: San
PRG: Kim
0906: Hou
```

```play
mexican enter PRG        # events: BrigadeArrives First PRG
draw 6                   # turn: 2
```

```then
PRG beside: Gao2 Ald4
```

```pos
1836 turn 2
step orders
mover mexican
player1 mexican
cp 1
chosen texan 22
chosen mexican 23
MAT: San
PRG: Kim
PRG beside: Gao Ald Tlc Zap Que Gto
0906: Hou
```

```play
mexican command Gao
mexican send Ald
mexican march 0109       # refused 8.33-b
mexican march PRG        # events: Marched Ald PRG
```"#],
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
        done: Some(true),
        rulings: &[148],
        examples: [
            &[r#"## 8.33-b Waiting

A delayed brigade cannot move; in the next Supply Phase it goes in.

```pos
1836 turn 2
step orders
mover mexican
player1 texan
cp 1
chosen texan 16
chosen mexican 22
hand texan 1
hand mexican 3
deck 5
MAT: San
LAR beside: Gao Ald
0906: Hou
```

```play
mexican send Ald         # refused
mexican done             # events: WaitOver LAR; turn: 3
```

```then
LAR: Gao2 Ald4
```"#],
            &[r#"## 8.33-b A la espera

Una brigada retrasada no puede moverse; en la siguiente Fase de Suministro entra.

```pos
1836 turn 2
step orders
mover mexican
player1 texan
cp 1
chosen texan 16
chosen mexican 22
hand texan 1
hand mexican 3
deck 5
MAT: San
LAR beside: Gao Ald
0906: Hou
```

```play
mexican send Ald         # refused
mexican done             # events: WaitOver LAR; turn: 3
```

```then
LAR: Gao2 Ald4
```"#],
        ],
    },
];
