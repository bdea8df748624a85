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
hand mexican 21
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
mexican play 21          # events: CardsShown, Moves 1 2; awaits: mexican
mexican done             # awaits: texan
texan done               # awaits: mexican
mexican enter PRG        # awaits: fate
draw 0
draw 14                  # awaits: texan
texan deploy 0606        # awaits: fate
draw 1                   # events: TurnBegan 2; turn: 2
```

Combat comes before supply: the block that dies in battle does not eat any more.

```pos
1836 turn 5
step battles mexican
hand texan 1
hand mexican 3
deck 5
unfought 0706
player1-attacks 0706
0706: Hor Zap+moved<0606 Ald+moved<0606 Que1+moved<0606
0110: San
```

```play
mexican fight 0706       # awaits: texan
texan fire Hor
roll 2                   # events: Lost Ald; awaits: mexican
mexican fire Zap
roll 1 6 6               # events: Eliminated Hor; awaits: mexican
mexican regroup Que 0606 # refused 6.5-a
mexican regroup Que 0705
mexican done             # no event: Starved; turn: 6
```"#],
            &[r#"## T-a El turno

Cartas, movimiento, combate y suministro. Aquí nadie hace nada, así que el turno acaba con los refuerzos de ambos bandos.

```pos
1836 turn 1
step cards
hand texan 16
hand mexican 21
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
mexican play 21          # events: CardsShown, Moves 1 2; awaits: mexican
mexican done             # awaits: texan
texan done               # awaits: mexican
mexican enter PRG        # awaits: fate
draw 0
draw 14                  # awaits: texan
texan deploy 0606        # awaits: fate
draw 1                   # events: TurnBegan 2; turn: 2
```

El combate precede al suministro: el bloque que muere en la batalla ya no come.

```pos
1836 turn 5
step battles mexican
hand texan 1
hand mexican 3
deck 5
unfought 0706
player1-attacks 0706
0706: Hor Zap+moved<0606 Ald+moved<0606 Que1+moved<0606
0110: San
```

```play
mexican fight 0706       # awaits: texan
texan fire Hor
roll 2                   # events: Lost Ald; awaits: mexican
mexican fire Zap
roll 1 6 6               # events: Eliminated Hor; awaits: mexican
mexican regroup Que 0606 # refused 6.5-a
mexican regroup Que 0705
mexican done             # no event: Starved; turn: 6
```"#],
        ],
    },
    Clause {
        id: "T-b",
        title: ["Playing a card", "Jugar una carta"],
        text: [
            "Each player starts with three cards, which he may look at. Each turn both play exactly one, face down; when both lie on the table they are turned over.",
            "Cada jugador empieza con tres cartas, que puede mirar. Cada turno ambos juegan exactamente una, boca abajo; cuando las dos están en la mesa se descubren.",
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
```

Not a card already played, and not in the middle of the turn.

```pos
1836 turn 3
step orders
player1 texan
cp 1
chosen texan 22
chosen mexican 16
hand texan 6 7
hand mexican 8 9
0906: Hou
PRG: San
```

```play
texan play 6             # refused T-d
texan done               # awaits: mexican
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
```

Ni una carta ya jugada, ni a mitad del turno.

```pos
1836 turn 3
step orders
player1 texan
cp 1
chosen texan 22
chosen mexican 16
hand texan 6 7
hand mexican 8 9
0906: Hou
PRG: San
```

```play
texan play 6             # refused T-d
texan done               # awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "T-c",
        title: ["Player 1", "Jugador 1"],
        text: [
            "The higher card makes its owner Player 1. An event outranks every card without one; ties go to Mexico. Burn cards are not events. By our ruling, of two events the higher value counts.",
            "La carta más alta hace Jugador 1 a su dueño. Un evento supera a toda carta sin evento; los empates son de México. Las cartas de quemar no son eventos. Según nuestro criterio, entre dos eventos cuenta el valor.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[101, 102],
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
```

An event outranks a card of the same value, and even a 0 outranks a 4.

```pos
1836 turn 2
step cards
hand texan 0
hand mexican 22
PRG: San
0906: Hou
```

```play
texan play 0
mexican play 22          # events: CardsShown Seat 0; awaits: texan
```

```pos
1836 turn 2
step cards
hand texan 5
hand mexican 9
PRG: San
0906: Hou2
```

```play
texan play 5
mexican play 9           # awaits: texan
```

Between two events the higher value counts; if they are equal, Mexico is Player 1.

```pos
1836 turn 2
step cards
hand texan 0
hand mexican 1
PRG: San
0906: Hou
```

```play
texan play 0
mexican play 1           # awaits: mexican
```

```pos
1836 turn 2
step cards
hand texan 3
hand mexican 5
PRG: San
0906: Hou
```

```play
texan play 3
mexican play 5           # events: CardsShown first Seat 0; awaits: mexican; note: Muster is carried out at once
```

Between two cards without event the higher one; a burn card is no event.

```pos
1836 turn 2
step cards
hand texan 10
hand mexican 19
PRG: San
0906: Hou
```

```play
texan play 10
mexican play 19          # awaits: texan
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
```

Un evento supera a una carta del mismo valor, y hasta un 0 supera a un 4.

```pos
1836 turn 2
step cards
hand texan 0
hand mexican 22
PRG: San
0906: Hou
```

```play
texan play 0
mexican play 22          # events: CardsShown Seat 0; awaits: texan
```

```pos
1836 turn 2
step cards
hand texan 5
hand mexican 9
PRG: San
0906: Hou2
```

```play
texan play 5
mexican play 9           # awaits: texan
```

Entre dos eventos cuenta el valor; si son iguales, México es Jugador 1.

```pos
1836 turn 2
step cards
hand texan 0
hand mexican 1
PRG: San
0906: Hou
```

```play
texan play 0
mexican play 1           # awaits: mexican
```

```pos
1836 turn 2
step cards
hand texan 3
hand mexican 5
PRG: San
0906: Hou
```

```play
texan play 3
mexican play 5           # events: CardsShown first Seat 0; awaits: mexican; note: Muster is carried out at once
```

Entre dos cartas sin evento, la más alta; una carta de quemar no es un evento.

```pos
1836 turn 2
step cards
hand texan 10
hand mexican 19
PRG: San
0906: Hou
```

```play
texan play 10
mexican play 19          # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "T-d",
        title: ["Command Points", "Puntos de Mando"],
        text: [
            "Each Command Point buys one move, which is a leader's activation or one single block, or one forage. What is not spent is lost; by our ruling an order once given is spent.",
            "Cada Punto de Mando paga un movimiento, sea la activación de un líder o un solo bloque, o un forrajeo. Lo que no se gasta se pierde; según nuestro criterio, una orden dada ya está gastada.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[105, 159],
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
```

A leader's activation is one point, however many blocks he moves.

```pos
1836 turn 3
step orders
player1 texan
cp 1
chosen mexican 22
0906: Hou Bur She
PRG: San
```

```play
texan command Hou
texan send Bur
texan march 0907
texan send She
texan march 0907
texan send Hou
texan march 0907         # awaits: mexican
```

A second point buys nothing that costs two.

```pos
1836 turn 3
step orders
player1 texan
cp 1
1209: NOr
1010: Ald
PRG: San
```

```play
texan sail NOr 1010      # refused
texan sail NOr 1309      # awaits: fate
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
```

La activación de un líder cuesta un punto, mueva los bloques que mueva.

```pos
1836 turn 3
step orders
player1 texan
cp 1
chosen mexican 22
0906: Hou Bur She
PRG: San
```

```play
texan command Hou
texan send Bur
texan march 0907
texan send She
texan march 0907
texan send Hou
texan march 0907         # awaits: mexican
```

Con un punto no se paga lo que cuesta dos.

```pos
1836 turn 3
step orders
player1 texan
cp 1
1209: NOr
1010: Ald
PRG: San
```

```play
texan sail NOr 1010      # refused
texan sail NOr 1309      # awaits: fate
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
```

A side moves only its own blocks, and when it is done it is done.

```pos
1836 turn 3
step orders
player1 mexican
mover mexican
cp 1
chosen texan 22
chosen mexican 23
0208: Ald
0906: Bur3
PRG: San
```

```play
mexican forage Bur       # refused
mexican send Ald
mexican march 0308       # awaits: texan
mexican send Ald         # refused: not awaited
texan forage Bur         # awaits: fate
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
```

Cada bando mueve solo sus bloques, y cuando termina, termina.

```pos
1836 turn 3
step orders
player1 mexican
mover mexican
cp 1
chosen texan 22
chosen mexican 23
0208: Ald
0906: Bur3
PRG: San
```

```play
mexican forage Bur       # refused
mexican send Ald
mexican march 0308       # awaits: texan
mexican send Ald         # refused: not awaited
texan forage Bur         # awaits: fate
```"#],
        ],
    },
    Clause {
        id: "T-f",
        title: ["Battles", "Batallas"],
        text: [
            "Where opposing blocks share a hex after both have moved there is a battle. Battles are fought one at a time, in the order that Player 1 chooses. By our ruling, if both came to an empty hex Player 2 is the attacker.",
            "Donde bloques de ambos bandos comparten hexágono tras moverse los dos hay batalla. Se libran una a una, en el orden que elija el Jugador 1. Según nuestro criterio, si ambos llegaron a un hexágono vacío el atacante es el Jugador 2.",
        ],
        origin: Origin::Ours,
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
```

Mexico, Player 1, came to an empty hex; Texas comes after him. Player 2 is the attacker.

```pos
1836 turn 3
step orders
cp 1
0607: Ald+moved
0708: Bur
PRG: San
```

```play
texan send Bur
texan attack 0607/0708   # awaits: mexican
mexican fight 0607       # events: BattleBegan 0607 Field attacker Seat 0; awaits: mexican
```

Attackers who force-marched and died on the way fight no battle.

```pos
1836 turn 3
step forced-march
player1 texan
mover mexican
0706: Wal Tlc1+moved+forced<0606
PRG: San
```

```play
roll 2                   # events: Eliminated Tlc; no event: BattleBegan; awaits: fate
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
```

México, Jugador 1, llegó a un hexágono vacío; Texas llega después. El atacante es el Jugador 2.

```pos
1836 turn 3
step orders
cp 1
0607: Ald+moved
0708: Bur
PRG: San
```

```play
texan send Bur
texan attack 0607/0708   # awaits: mexican
mexican fight 0607       # events: BattleBegan 0607 Field attacker Seat 0; awaits: mexican
```

Los atacantes que mueren en la marcha forzada no libran batalla.

```pos
1836 turn 3
step forced-march
player1 texan
mover mexican
0706: Wal Tlc1+moved+forced<0606
PRG: San
```

```play
roll 2                   # events: Eliminated Tlc; no event: BattleBegan; awaits: fate
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
```

Mexico is Player 1: it eats first, and draws first.

```pos
1836 turn 5
step orders
cp 1
hand texan 1 7
hand mexican 3 8
deck 5 6 9
0110: San Ald Tlc
0406: Bur Hou She
```

```play
texan done               # awaits: fate
roll 4                   # events: Starved Seat 1 0110
draw 5                   # events: Dealt Seat 1 5
roll 4                   # events: Starved Seat 0 0406
draw 6                   # events: Dealt Seat 0 6; turn: 6
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
```

México es Jugador 1: come primero y roba primero.

```pos
1836 turn 5
step orders
cp 1
hand texan 1 7
hand mexican 3 8
deck 5 6 9
0110: San Ald Tlc
0406: Bur Hou She
```

```play
texan done               # awaits: fate
roll 4                   # events: Starved Seat 1 0110
draw 5                   # events: Dealt Seat 1 5
roll 4                   # events: Starved Seat 0 0406
draw 6                   # events: Dealt Seat 0 6; turn: 6
```"#],
        ],
    },
    Clause {
        id: "1.1-a",
        title: ["Blue towns", "Pueblos azules"],
        text: [
            "Blue towns are friendly to Texas, unless Mexican blocks are in them.",
            "Los pueblos azules son amigos de Texas, salvo que haya en ellos bloques mexicanos.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[1],
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
```

Left again, it is Texan again at once: a Mexican stack next door cannot regroup there.

```pos
1836 turn 5
step regroup mexican
battle 0607 field mexican round=1 slot=0
0607: Ald
0508: Tlc
PRG: San
```

```play
mexican regroup Ald 0508 # awaits: fate; note: friendly while Toluca is there
```

```pos
1836 turn 5
step regroup mexican
battle 0607 field mexican round=1 slot=0
0607: Ald
PRG: San
```

```play
mexican regroup Ald 0508 # refused 6.5-a
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
```

Abandonada, vuelve a ser texana en el acto: los mexicanos de al lado no pueden reagruparse en ella.

```pos
1836 turn 5
step regroup mexican
battle 0607 field mexican round=1 slot=0
0607: Ald
0508: Tlc
PRG: San
```

```play
mexican regroup Ald 0508 # awaits: fate; note: friendly while Toluca is there
```

```pos
1836 turn 5
step regroup mexican
battle 0607 field mexican round=1 slot=0
0607: Ald
PRG: San
```

```play
mexican regroup Ald 0508 # refused 6.5-a
```"#],
        ],
    },
    Clause {
        id: "1.1-b",
        title: ["Green towns", "Pueblos verdes"],
        text: [
            "Green towns are friendly to Mexico, unless Texan blocks are in them.",
            "Los pueblos verdes son amigos de México, salvo que haya en ellos bloques texanos.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[1],
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
```

Empty Goliad is green, and an enemy hex to Texans: after a battle they do not regroup there, Mexicans do.

```pos
1836 turn 5
step regroup texan
battle 0611 field texan round=1 slot=0
0611: War
PRG: San
```

```play
texan regroup War 0511   # refused 6.5-a
```

```pos
1836 turn 5
step regroup mexican
battle 0611 field mexican round=1 slot=0
0611: Yuc
PRG: San
```

```play
mexican regroup Yuc 0511 # awaits: fate
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
```

Goliad vacía es verde, y un hexágono enemigo para los texanos: tras una batalla no se reagrupan en ella; los mexicanos, sí.

```pos
1836 turn 5
step regroup texan
battle 0611 field texan round=1 slot=0
0611: War
PRG: San
```

```play
texan regroup War 0511   # refused 6.5-a
```

```pos
1836 turn 5
step regroup mexican
battle 0611 field mexican round=1 slot=0
0611: Yuc
PRG: San
```

```play
mexican regroup Yuc 0511 # awaits: fate
```"#],
        ],
    },
    Clause {
        id: "1.1-c",
        title: ["Camps", "Campamentos"],
        text: [
            "Brown dots are camps: friendly to nobody, unless somebody is there.",
            "Los puntos marrones son campamentos: no son de nadie mientras nadie esté allí.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[1, 160],
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
            "Red tepees are Indian villages. Blocks may move through such a hex; nobody stops, retreats or regroups there.",
            "Los tipis rojos son aldeas indias. Los bloques pueden atravesar su hexágono; nadie se detiene, se retira ni se reagrupa allí.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[1],
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
```

Nor can it be the goal of a forced march; but the trail through it is open.

```pos
1836 turn 5
step orders
player1 texan
cp 1
1405: Bur
PRG: San
```

```play
texan send Bur
texan march 1404         # refused
texan march 1403         # events: Marched 1405 1403 forced false; awaits: fate
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
```

Tampoco puede ser la meta de una marcha forzada; pero la senda que la cruza está abierta.

```pos
1836 turn 5
step orders
player1 texan
cp 1
1405: Bur
PRG: San
```

```play
texan send Bur
texan march 1404         # refused
texan march 1403         # events: Marched 1405 1403 forced false; awaits: fate
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
```

With four of them Texas plays on.

```pos
1836 turn 3
step card
mover texan
burned 0508 0606 0710 0906 1007 1110 1010
0110: San
0906: Hou
```

```play
draw 3                   # turn: 4
```

Velasco and Columbus carry no star: they cannot be burned.

```pos
1836 turn 3
step orders
mover mexican
cp 2
chosen mexican 19
1209: Ald
0807: Tlc
PRG: San
```

```play
mexican burn 1209        # refused 5.71-a
mexican burn 0807        # refused 5.71-a
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
```

Con cuatro, Texas sigue jugando.

```pos
1836 turn 3
step card
mover texan
burned 0508 0606 0710 0906 1007 1110 1010
0110: San
0906: Hou
```

```play
draw 3                   # turn: 4
```

Velasco y Columbus no llevan estrella: no se pueden quemar.

```pos
1836 turn 3
step orders
mover mexican
cp 2
chosen mexican 19
1209: Ald
0807: Tlc
PRG: San
```

```play
mexican burn 1209        # refused 5.71-a
mexican burn 0807        # refused 5.71-a
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
```

Nacogdoches is a city too: its Texans may accept siege there, and everyone has double defence.

```pos
1836 turn 10
step turn
settled 1401
battle 1401 storm mexican round=1 slot=4
1401: Ald+shown+line
1401 inside: Bur+shown
PRG: San
```

```play
texan fire Bur
roll 1 2 6 6             # events: HalfHit Ald, Lost Ald; awaits: mexican
mexican fire Ald
roll 1 6 6               # events: HalfHit Bur; awaits: mexican
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
```

También Nacogdoches es ciudad: sus texanos pueden aceptar el asedio, y todos tienen defensa doble.

```pos
1836 turn 10
step turn
settled 1401
battle 1401 storm mexican round=1 slot=4
1401: Ald+shown+line
1401 inside: Bur+shown
PRG: San
```

```play
texan fire Bur
roll 1 2 6 6             # events: HalfHit Ald, Lost Ald; awaits: mexican
mexican fire Ald
roll 1 6 6               # events: HalfHit Bur; awaits: mexican
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
```

Burned, a fort is no fort: nobody can withdraw there. See 5.71-b.

```pos
1836 turn 5
step turn
burned 0511
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=1 slot=4 came=0411
0511: Wal+shown Que+shown+moved<0411
PRG: San
```

```play
texan withdraw Wal       # refused 7.0-a
texan retreat Wal 0611
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
```

Quemado, un fuerte no es fuerte: nadie puede replegarse allí. Véase 5.71-b.

```pos
1836 turn 5
step turn
burned 0511
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=1 slot=4 came=0411
0511: Wal+shown Que+shown+moved<0411
PRG: San
```

```play
texan withdraw Wal       # refused 7.0-a
texan retreat Wal 0611
```"#],
        ],
    },
    Clause {
        id: "1.4-a",
        title: ["Ports", "Puertos"],
        text: [
            "A town with an anchor is a port: blocks move by sea from port to port.",
            "Un pueblo con un ancla es puerto: los bloques se mueven por mar de puerto a puerto.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[1],
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
```

Held by the enemy, it is attacked from the sea.

```pos
1836 turn 9
step orders
player1 texan
cp 2
chosen mexican 22
1209: NOr
1309: Ald
PRG: San
```

```play
texan sail NOr 1309      # events: Sailed NOr 1209 1309 attack true; awaits: mexican
mexican done
texan fight 1309         # awaits: mexican
```

And nobody walks off the island.

```pos
1836 turn 9
step orders
player1 texan
cp 2
1309: Geo
PRG: San
```

```play
texan send Geo
texan march 1308         # refused 1.6-a
texan march 1209         # refused 1.6-a
texan stay
texan sail Geo 1209      # refused 5.0-d
texan done               # awaits: fate
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
```

En manos del enemigo, se ataca desde el mar.

```pos
1836 turn 9
step orders
player1 texan
cp 2
chosen mexican 22
1209: NOr
1309: Ald
PRG: San
```

```play
texan sail NOr 1309      # events: Sailed NOr 1209 1309 attack true; awaits: mexican
mexican done
texan fight 1309         # awaits: mexican
```

Y nadie sale andando de la isla.

```pos
1836 turn 9
step orders
player1 texan
cp 2
1309: Geo
PRG: San
```

```play
texan send Geo
texan march 1308         # refused 1.6-a
texan march 1209         # refused 1.6-a
texan stay
texan sail Geo 1209      # refused 5.0-d
texan done               # awaits: fate
```"#],
        ],
    },
    Clause {
        id: "1.7-a",
        title: ["Leaving a Mexican box", "Salir de una casilla mexicana"],
        text: [
            "Presidio Rio Grande, Laredo and Matamoros are boxes off the map. One leaves them along their roads and trails only, at the normal cost.",
            "Presidio Río Grande, Laredo y Matamoros son casillas fuera del mapa. De ellas se sale solo por sus caminos y sendas, al coste normal.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[1, 110],
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
```

Laredo has a road and a trail, both over a ford; there is no third way.

```pos
1836 turn 4
step orders
mover mexican
cp 1
LAR: Ald
PRG: San
1601: Hou
```

```play
mexican send Ald
# offered: march 0111; offered: march 0112; not offered: march 0412
mexican march 0110       # events: Marched Ald LAR 0110 forced false; awaits: fate
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
```

Laredo tiene un camino y una senda, ambos por un vado; no hay más salidas.

```pos
1836 turn 4
step orders
mover mexican
cp 1
LAR: Ald
PRG: San
1601: Hou
```

```play
mexican send Ald
# offered: march 0111; offered: march 0112; not offered: march 0412
mexican march 0110       # events: Marched Ald LAR 0110 forced false; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "1.7-b",
        title: ["Entering a Mexican box", "Entrar en una casilla mexicana"],
        text: [
            "To enter one of them by its road or trail costs three movement points, so infantry must stand next to it.",
            "Entrar en una de ellas por su camino o senda cuesta tres puntos de movimiento; la infantería debe, pues, estar al lado.",
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
```

Cavalry has a point to spare.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: Tam
PRG: San
0906: Hou
```

```play
mexican send Tam
mexican march PRG        # events: Marched Tam 0208 PRG forced false; awaits: fate
```

From Agua Dulce infantry does not come to Matamoros: one point to the edge, three into the box.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0412: Yuc
PRG: San
0906: Hou
```

```play
mexican send Yuc
mexican march MAT        # refused 2.13-a
mexican march 0414       # awaits: fate
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
```

A la caballería le sobra un punto.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: Tam
PRG: San
0906: Hou
```

```play
mexican send Tam
mexican march PRG        # events: Marched Tam 0208 PRG forced false; awaits: fate
```

Desde Agua Dulce la infantería no llega a Matamoros sin forzar: un punto hasta el borde, tres para entrar.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0412: Yuc
PRG: San
0906: Hou
```

```play
mexican send Yuc
mexican march MAT        # refused 2.13-a
mexican march 0414       # awaits: fate
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
```

Six may storm a box, as any city.

```pos
1836 turn 6
step line
settled LAR
battle LAR storm mexican round=0 slot=0
LAR: Ald Tlc Zap Que Gto Gro Mor
LAR inside: Kim
PRG: San
```

```play
mexican join Ald
mexican join Tlc
mexican join Zap
mexican join Que
mexican join Gto
mexican join Gro
mexican join Mor         # refused 7.22-c
mexican done             # awaits: texan
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
```

Seis pueden asaltar una casilla, como cualquier ciudad.

```pos
1836 turn 6
step line
settled LAR
battle LAR storm mexican round=0 slot=0
LAR: Ald Tlc Zap Que Gto Gro Mor
LAR inside: Kim
PRG: San
```

```play
mexican join Ald
mexican join Tlc
mexican join Zap
mexican join Que
mexican join Gto
mexican join Gro
mexican join Mor         # refused 7.22-c
mexican done             # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "1.7-d",
        title: ["The U.S. boxes", "Las casillas de los Estados Unidos"],
        text: [
            "Mexican blocks never enter Fort Jessup or New Orleans. New Orleans is a port, reached by sea only. By our ruling Texan and U.S. blocks may enter Fort Jessup by its road, or retreat there.",
            "Los bloques mexicanos nunca entran en Fort Jessup ni en Nueva Orleans. Nueva Orleans es un puerto al que solo se llega por mar. Según nuestro criterio, los bloques texanos y estadounidenses pueden entrar en Fort Jessup por su camino o retirarse allí.",
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
```

Texans sail to New Orleans and back; nobody walks there. Fort Jessup they enter by its road, for three points.

```pos
1836 turn 3
step orders
player1 texan
cp 2
1209: NOr
1601: Bur
PRG: San
```

```play
texan sail NOr NOL       # events: Sailed NOr 1209 NOL attack false
texan send Bur
texan march NOL          # refused
texan march JES          # events: Marched Bur 1601 JES forced false; awaits: fate
```

With the option nobody goes back to Fort Jessup.

```pos
1836 turn 3
options fort-jessup=closed
step orders
player1 texan
cp 2
1601: Bur
PRG: San
```

```play
texan send Bur
texan march JES          # refused
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
```

Los texanos navegan a Nueva Orleans y vuelven; nadie llega andando. En Fort Jessup entran por su camino, por tres puntos.

```pos
1836 turn 3
step orders
player1 texan
cp 2
1209: NOr
1601: Bur
PRG: San
```

```play
texan sail NOr NOL       # events: Sailed NOr 1209 NOL attack false
texan send Bur
texan march NOL          # refused
texan march JES          # events: Marched Bur 1601 JES forced false; awaits: fate
```

Con la opción nadie vuelve a Fort Jessup.

```pos
1836 turn 3
options fort-jessup=closed
step orders
player1 texan
cp 2
1601: Bur
PRG: San
```

```play
texan send Bur
texan march JES          # refused
```"#],
        ],
    },
    Clause {
        id: "1.7-e",
        title: ["The Comanche box", "La casilla comanche"],
        text: [
            "Nobody enters the Comanche box; no road leads there.",
            "Nadie entra en la casilla comanche; ningún camino lleva a ella.",
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
            "A block stands with its face to its owner: the enemy sees whose it is, but neither its name nor its strength.",
            "Un bloque está de cara a su dueño: el enemigo ve de quién es, pero no su nombre ni su fuerza.",
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
```

Even the loss of a step outside battle tells the enemy only where it was.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0406: Wal She Hor
PRG: San
```

```play
mexican done
roll 3
texan lose She           # events: Lost She open false; no event: Shown; turn: 6
```

A leader shows himself when he commands; besiegers lie open.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: Gao Tlc
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
mexican command Gao      # events: Shown Gao 2
mexican send Tlc         # no event: Shown
mexican march 0308       # events: Shown Tlc 3
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
```

Hasta la pérdida de un paso fuera de batalla solo dice al enemigo dónde fue.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0406: Wal She Hor
PRG: San
```

```play
mexican done
roll 3
texan lose She           # events: Lost She open false; no event: Shown; turn: 6
```

Un líder se descubre cuando manda; los sitiadores están descubiertos.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: Gao Tlc
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
mexican command Gao      # events: Shown Gao 2
mexican send Tlc         # no event: Shown
mexican march 0308       # events: Shown Tlc 3
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
```

With the last step the block is gone.

```pos
1836 turn 3
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Wal1+shown Que1+shown+moved<0606
PRG: San
```

```play
texan fire Wal
roll 2                   # events: Fired Wal 1, Eliminated Que; awaits: texan
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
```

Con el último paso el bloque desaparece.

```pos
1836 turn 3
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Wal1+shown Que1+shown+moved<0606
PRG: San
```

```play
texan fire Wal
roll 2                   # events: Fired Wal 1, Eliminated Que; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "2.12-a",
        title: ["Combat rating", "Valor de combate"],
        text: [
            "The letter of the rating tells when a block acts: A, then B, then C. The number is the highest roll that hits. The ratings are mostly our reconstruction.",
            "La letra del valor indica cuándo actúa el bloque: A, luego B, luego C. El número es la tirada más alta que acierta. Los valores son en su mayoría reconstrucción nuestra.",
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
```

A3 against A1: Dolores hits with 1, 2 and 3, Sesma with 1 only.

```pos
1836 turn 3
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=1 came=0606
0706: Bur+shown Dol+shown+moved<0606 Ses+shown+moved<0606
PRG: San
```

```play
mexican fire Dol
roll 1 3 4               # events: Fired Dol 2
mexican fire Ses
roll 2 3                 # events: Fired Ses 0; awaits: texan
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
```

A3 frente a A1: Dolores acierta con 1, 2 y 3; Sesma, solo con 1.

```pos
1836 turn 3
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=1 came=0606
0706: Bur+shown Dol+shown+moved<0606 Ses+shown+moved<0606
PRG: San
```

```play
mexican fire Dol
roll 1 3 4               # events: Fired Dol 2
mexican fire Ses
roll 2 3                 # events: Fired Ses 0; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "2.13-a",
        title: ["Move rating", "Valor de movimiento"],
        text: [
            "A block spends no more movement points than its move rating: infantry and most leaders 3, cavalry 4, artillery 2.",
            "Un bloque no gasta más puntos de movimiento que su valor: infantería y casi todos los líderes 3, caballería 4, artillería 2.",
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
```

Artillery has two points: from the Alamo to Cibolo and no farther, but for a forced march.

```pos
1836 turn 3
step orders
player1 texan
cp 1
0308: AAt
PRG: San
```

```play
texan send AAt
texan march 0607         # refused
texan march 0408         # events: Marched AAt forced false; awaits: fate
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
```

La artillería tiene dos puntos: de El Álamo a Cibolo y no más, salvo a marcha forzada.

```pos
1836 turn 3
step orders
player1 texan
cp 1
0308: AAt
PRG: San
```

```play
texan send AAt
texan march 0607         # refused
texan march 0408         # events: Marched AAt forced false; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "2.14-a",
        title: ["Red borders", "Borde rojo"],
        text: [
            "Blocks with a red border serve in 1835 and in the campaign of both years; they are not used in 1836.",
            "Los bloques de borde rojo sirven en 1835 y en la campaña de ambos años; no se usan en 1836.",
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
            "The heavy guns of each fort exist in a Texan and a Mexican version, of which only one is in play. The Mexican one shoots worse.",
            "La artillería pesada de cada fuerte existe en versión texana y mexicana; solo una está en juego. La mexicana dispara peor.",
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
```

Recaptured, the Texan version stands there again.

```pos
1836 turn 9
step battles texan
player1 texan
unfought 0511
player1-attacks 0511
0511: GAm1 Bur+moved<0610
PRG: San
```

```play
texan fight 0511
mexican withdraw GAm
mexican done             # events: Captured GAm 0511
```

```then
0511: GAt1 Bur4+moved<0610
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
```

Recuperada, vuelve a estar allí la versión texana.

```pos
1836 turn 9
step battles texan
player1 texan
unfought 0511
player1-attacks 0511
0511: GAm1 Bur+moved<0610
PRG: San
```

```play
texan fight 0511
mexican withdraw GAm
mexican done             # events: Captured GAm 0511
```

```then
0511: GAt1 Bur4+moved<0610
```"#],
        ],
    },
    Clause {
        id: "2.25-a",
        title: ["The Comanche", "Los comanches"],
        text: [
            "The Comanche block raids one enemy group for whoever plays its event, attacks alone and rides home with its losses. In 1836 it is at full strength, whatever befell it in 1835. How and how far it raids is ours.",
            "El bloque comanche hace una incursión contra un grupo enemigo para quien juegue su evento, ataca solo y vuelve a casa con sus pérdidas. En 1836 está a plena fuerza, le pasara lo que le pasara en 1835. Cómo y hasta dónde llega es cosa nuestra.",
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
```

No fort or city lies in their reach, and defenders may retreat from them as from any attacker.

```pos
1836 turn 3
step raid mexican
raid mexican
0308: Bow
0606: Wal
PRG: San
```

```play
mexican raid 0308        # refused
mexican raid 0606
mexican fire Com
roll 6 6 6 6             # awaits: texan
texan retreat Wal 0507   # refused 6.4-b
texan retreat Wal 0706   # events: Retreated Wal, BattleEnded 0606; awaits: fate
```

```then
0706: Wal3
```

In round 3 the raiders do not fire, they leave.

```pos
1836 turn 3
step turn
battle 0606 raid mexican round=3 slot=1
0606: Wal+shown Com3+shown
PRG: San
```

```play
mexican fire Com         # refused 6.1-a
mexican pass Com         # refused 6.1-a
mexican retreat Com 0706 # refused
mexican withdraw Com     # events: Withdrew Com, BattleEnded 0606; awaits: fate
```

```then
away: Com3
```

Not where a battle is due, not where nobody stands, and never a box.

```pos
1836 turn 3
step raid texan
player1 mexican
raid texan
unfought 0606
player1-attacks 0606
0606: Wal Ald+moved<0507
0407: Tlc
PRG: San
```

```play
texan raid 0606          # refused
texan raid 0507          # refused
texan raid PRG           # refused
texan raid 0407          # events: BattleBegan 0407 Raid
```

Once destroyed the raiders do not come again.

```pos
1836 turn 5
step cards
hand texan 1
hand mexican 16
dead: Com
0606: Wal
0407: Tlc
PRG: San
```

```play
texan play 1
mexican play 16          # awaits: texan
texan done
mexican done             # awaits: fate; no event: BattleBegan
```

How far they ride: to the eighth column, from the third row to the seventh.

```pos
1836 turn 5
step raid mexican
raid mexican
0807: Bur
0808: Wal
0907: She
0603: Kim
0602: Hor
PRG: San
```

```play
mexican raid 0808        # refused
mexican raid 0907        # refused
mexican raid 0602        # refused
# offered: raid 0603; offered: raid 0807
mexican done             # awaits: fate
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
```

Ni un fuerte ni una ciudad está a su alcance, y los defensores pueden retirarse como ante cualquier atacante.

```pos
1836 turn 3
step raid mexican
raid mexican
0308: Bow
0606: Wal
PRG: San
```

```play
mexican raid 0308        # refused
mexican raid 0606
mexican fire Com
roll 6 6 6 6             # awaits: texan
texan retreat Wal 0507   # refused 6.4-b
texan retreat Wal 0706   # events: Retreated Wal, BattleEnded 0606; awaits: fate
```

```then
0706: Wal3
```

En la ronda 3 los incursores no disparan: se van.

```pos
1836 turn 3
step turn
battle 0606 raid mexican round=3 slot=1
0606: Wal+shown Com3+shown
PRG: San
```

```play
mexican fire Com         # refused 6.1-a
mexican pass Com         # refused 6.1-a
mexican retreat Com 0706 # refused
mexican withdraw Com     # events: Withdrew Com, BattleEnded 0606; awaits: fate
```

```then
away: Com3
```

No donde hay una batalla pendiente, ni donde no hay nadie, y nunca en una casilla.

```pos
1836 turn 3
step raid texan
player1 mexican
raid texan
unfought 0606
player1-attacks 0606
0606: Wal Ald+moved<0507
0407: Tlc
PRG: San
```

```play
texan raid 0606          # refused
texan raid 0507          # refused
texan raid PRG           # refused
texan raid 0407          # events: BattleBegan 0407 Raid
```

Una vez destruidos, los incursores no vuelven.

```pos
1836 turn 5
step cards
hand texan 1
hand mexican 16
dead: Com
0606: Wal
0407: Tlc
PRG: San
```

```play
texan play 1
mexican play 16          # awaits: texan
texan done
mexican done             # awaits: fate; no event: BattleBegan
```

Hasta dónde cabalgan: hasta la octava columna, de la tercera fila a la séptima.

```pos
1836 turn 5
step raid mexican
raid mexican
0807: Bur
0808: Wal
0907: She
0603: Kim
0602: Hor
PRG: San
```

```play
mexican raid 0808        # refused
mexican raid 0907        # refused
mexican raid 0602        # refused
# offered: raid 0603; offered: raid 0807
mexican done             # awaits: fate
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
0308: Tra2 AAt2 Bow2
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
0308: Tra2 AAt2 Bow2
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
            "One card is removed unseen, three are dealt to each player, and eighteen form the deck. By our ruling the card removed is the one that is left when the deck ends: the chances are the same.",
            "Se retira una carta sin verla, se reparten tres a cada jugador y dieciocho forman el mazo. Según nuestro criterio, la carta retirada es la que queda cuando el mazo se acaba: las probabilidades son las mismas.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[53, 104],
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
            "Mexico wins at once if Texas controls fewer than four Victory Towns at the end of any turn. Burned ones count for nobody.",
            "México gana en el acto si Texas controla menos de cuatro Ciudades de Victoria al final de un turno. Las quemadas no cuentan para nadie.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[139, 150],
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
```

A place that is besieged still counts for those inside.

```pos
1836 turn 5
step card
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
0308: Ald
0308 inside: Bow AAt
PRG: San
```

```play
draw 3                   # turn: 6
```

On the last evening three towns are not enough.

```pos
1836 turn 12
step card
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
PRG: San
0906: Hou
```

```play
draw 3                   # over: mexican
```

Laredo in Texan hands is a Victory Town like any other: with three blue ones it makes four.

```pos
1836 turn 5
step card
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
LAR: Kim
PRG: San
```

```play
draw 3                   # turn: 6
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
```

Una plaza sitiada sigue contando para los de dentro.

```pos
1836 turn 5
step card
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
0308: Ald
0308 inside: Bow AAt
PRG: San
```

```play
draw 3                   # turn: 6
```

En la última noche tres ciudades no bastan.

```pos
1836 turn 12
step card
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
PRG: San
0906: Hou
```

```play
draw 3                   # over: mexican
```

Laredo en manos texanas es una Ciudad de Victoria como otra: con tres azules son cuatro.

```pos
1836 turn 5
step card
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
LAR: Kim
PRG: San
```

```play
draw 3                   # turn: 6
```"#],
        ],
    },
    Clause {
        id: "1836-d",
        title: ["Santa Anna falls", "Cae Santa Anna"],
        text: [
            "Texas wins at once when Santa Anna is eliminated, however it comes about.",
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
```

By hunger too.

```pos
1836 turn 5
step attrition 0110 1 0
mover mexican
0110: San1 Que1 Ald1
0906: Hou
```

```play
roll 1                   # awaits: mexican
mexican lose San         # events: Eliminated San; over: texan
```

And in battle, in the middle of a round.

```pos
1836 turn 9
step turn
unfought 1307
player1-attacks 1307
player1 texan
battle 1307 field texan round=1 slot=1 came=1308
1307: San1+shown+acted Hou+shown+moved<1308 Bur+shown+moved<1308
PRG: Ald
```

```play
texan fire Hou
roll 2 6 6               # events: Eliminated San, Won Seat 0; over: texan
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
```

También por hambre.

```pos
1836 turn 5
step attrition 0110 1 0
mover mexican
0110: San1 Que1 Ald1
0906: Hou
```

```play
roll 1                   # awaits: mexican
mexican lose San         # events: Eliminated San; over: texan
```

Y en batalla, a mitad de una ronda.

```pos
1836 turn 9
step turn
unfought 1307
player1-attacks 1307
player1 texan
battle 1307 field texan round=1 slot=1 came=1308
1307: San1+shown+acted Hou+shown+moved<1308 Bur+shown+moved<1308
PRG: Ald
```

```play
texan fire Hou
roll 2 6 6               # events: Eliminated San, Won Seat 0; over: texan
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
```

Mexico has not won by the last evening, though it holds fourteen towns.

```pos
1836 turn 12
step card
mover texan
0508: Ald
0606: Tlc
0710: Zap
0906: Que
1007: Gto
1110: Gro
1010: Mor
PRG: San
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
```

México no ha ganado en la última noche, aunque domine catorce plazas.

```pos
1836 turn 12
step card
mover texan
0508: Ald
0606: Tlc
0710: Zap
0906: Que
1007: Gto
1110: Gro
1010: Mor
PRG: San
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
            "Urrea, Yucatán, Cuautla and the Tejano (Garza) start in Matamoros; Santa Anna, Sesma, Dolores, Matamoros, Jiménez and San Luis Potosí in Presidio Rio Grande. On 28 February comes Gaona with Aldama, Querétaro, Guanajuato, Zapadores and Toluca; on 7 March Tolsa with Guerrero, Morelos, 1st Mexico, Tres Villas, Guadalajara and Tampico.",
            "Urrea, Yucatán, Cuautla y el Tejano (Garza) empiezan en Matamoros; Santa Anna, Sesma, Dolores, Matamoros, Jiménez y San Luis Potosí en Presidio Río Grande. El 28 de febrero llega Gaona con Aldama, Querétaro, Guanajuato, Zapadores y Toluca; el 7 de marzo, Tolsa con Guerrero, Morelos, 1.º de México, Tres Villas, Guadalajara y Tampico.",
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
```

Or to Matamoros; the whole brigade goes with its leader. At Presidio Rio Grande it is placed at once.

```pos
1836 turn 2
step enter 2
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5
PRG: San
later: Tol Gro Mor
0906: Hou
```

```play
mexican enter MAT        # events: BrigadeArrives Second MAT waits true; turn: 3
```

```then
MAT beside: Tol2 Gro4 Mor3
```

```pos
1836 turn 2
step enter 2
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5
MAT: San
later: Tol Gro Mor
0906: Hou
```

```play
mexican enter PRG        # events: BrigadeArrives Second PRG waits false; turn: 3
```

```then
PRG: Tol2 Gro4 Mor3
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
```

O a Matamoros; va toda la brigada con su jefe. En Presidio Río Grande se coloca en el acto.

```pos
1836 turn 2
step enter 2
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5
PRG: San
later: Tol Gro Mor
0906: Hou
```

```play
mexican enter MAT        # events: BrigadeArrives Second MAT waits true; turn: 3
```

```then
MAT beside: Tol2 Gro4 Mor3
```

```pos
1836 turn 2
step enter 2
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5
MAT: San
later: Tol Gro Mor
0906: Hou
```

```play
mexican enter PRG        # events: BrigadeArrives Second PRG waits false; turn: 3
```

```then
PRG: Tol2 Gro4 Mor3
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
0308: Tra2 AAt2 Bow2
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
0308: Tra2 AAt2 Bow2
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
            "All other Texan blocks but Austin and Milam lie face down in the draw pool. One is drawn each turn and deployed at full strength in a friendly Victory Town; U.S. blocks come to Fort Jessup.",
            "Todos los demás bloques texanos, salvo Austin y Milam, están boca abajo en la reserva. Cada turno se roba uno y se despliega a plena fuerza en una Ciudad de Victoria amiga; los de los Estados Unidos llegan a Fort Jessup.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[3],
        examples: [
            &[r#"## 1836-i The draw pool

Austin and Milam are not among them: there are eleven.

```play
draw 6                   # awaits: fate
# awaits: fate
```

```then
pool: Gai3 She3 Mld3 NYk2 Nas2 Geo2 MIn2 MCv2 Seg1 US34 US54
```

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

Austin y Milam no están entre ellos: son once.

```play
draw 6                   # awaits: fate
# awaits: fate
```

```then
pool: Gai3 She3 Mld3 NYk2 Nas2 Geo2 MIn2 MCv2 Seg1 US34 US54
```

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
texan deploy 0508        # refused
texan deploy 1209        # awaits: fate
```

New Orleans is a friendly port whatever happens; a port in enemy hands is none.

```pos
1836 turn 9
step deploy
mover texan
drawn: Nas
1209: Ald
1601: Hou
PRG: San
```

```play
texan deploy 1209        # refused
texan deploy NOL         # events: Deployed Nas NOL; awaits: fate
```

```then
NOL: Nas2
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
texan deploy 0508        # refused
texan deploy 1209        # awaits: fate
```

Nueva Orleans es siempre puerto amigo; un puerto en manos enemigas, no.

```pos
1836 turn 9
step deploy
mover texan
drawn: Nas
1209: Ald
1601: Hou
PRG: San
```

```play
texan deploy 1209        # refused
texan deploy NOL         # events: Deployed Nas NOL; awaits: fate
```

```then
NOL: Nas2
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1835-a Duration

The tenth turn is the last.

```pos
1835 turn 9
step card
player1 mexican
mover texan
0308: Cos
0508: Aus
```

```play
draw 3                   # turn: 10; events: TurnBegan 10
```

```pos
1835 turn 10
step card
player1 mexican
mover texan
0308: Cos
0508: Aus
```

```play
draw 3                   # over: mexican
```"#],
            &[r#"## 1835-a Duración

El décimo turno es el último.

```pos
1835 turn 9
step card
player1 mexican
mover texan
0308: Cos
0508: Aus
```

```play
draw 3                   # turn: 10; events: TurnBegan 10
```

```pos
1835 turn 10
step card
player1 mexican
mover texan
0308: Cos
0508: Aus
```

```play
draw 3                   # over: mexican
```"#],
        ],
    },
    Clause {
        id: "1835-b",
        title: ["Dealing", "Reparto"],
        text: [
            "Five cards are removed unseen, three dealt to each player, fourteen form the deck. By our ruling the cards removed are those left when the deck ends: the chances are the same.",
            "Se retiran cinco cartas sin verlas, se reparten tres a cada jugador y catorce forman el mazo. Según nuestro criterio, las cartas retiradas son las que quedan cuando el mazo se acaba: las probabilidades son las mismas.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[53, 104],
        examples: [
            &[r#"## 1835-b Dealing

Six draws deal two hands of three; five of the other nineteen will never be seen.

```play
start 1835
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

When five cards are left nobody draws any more.

```pos
1835 turn 8
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
hand texan 1 2
hand mexican 3 4
deck 5 6 7 8 9
0308: Cos
0508: Aus
```

```play
mexican done             # turn: 9; awaits: texan, mexican
```"#],
            &[r#"## 1835-b Reparto

Con seis robos se reparten dos manos de tres; cinco de las otras diecinueve no se verán nunca.

```play
start 1835
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

Cuando quedan cinco cartas ya nadie roba.

```pos
1835 turn 8
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
hand texan 1 2
hand mexican 3 4
deck 5 6 7 8 9
0308: Cos
0508: Aus
```

```play
mexican done             # turn: 9; awaits: texan, mexican
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1835-c Victory

Texas has three green Victory Towns; San Antonio and the three boxes are enough for Mexico.

```pos
1835 turn 10
step card
player1 mexican
mover texan
0308: Bur
0412: Gra
0511: War
```

```play
draw 3                   # over: mexican
```

With San Antonio as well, or if it is burned, Mexico has three, and Texas wins. Blue towns do not count.

```pos
1835 turn 10
step card
player1 mexican
mover texan
0208: Wal
0308: Bur
0412: Gra
0511: War
0508: Cos
```

```play
draw 3                   # over: texan
```

```pos
1835 turn 10
step card
player1 mexican
mover texan
burned 0208
0308: Bur
0412: Gra
0511: War
```

```play
draw 3                   # over: texan
```

Before the tenth turn nobody wins, however few towns are left.

```pos
1835 turn 9
step card
player1 mexican
mover texan
0208: Wal
0308: Bur
0412: Gra
0511: War
LAR: Kim
```

```play
draw 3                   # turn: 10; awaits: texan, mexican
```"#],
            &[r#"## 1835-c Victoria

Texas tiene tres Ciudades de Victoria verdes; a México le bastan San Antonio y las tres casillas.

```pos
1835 turn 10
step card
player1 mexican
mover texan
0308: Bur
0412: Gra
0511: War
```

```play
draw 3                   # over: mexican
```

Con San Antonio además, o si está quemada, México tiene tres y gana Texas. Las azules no cuentan.

```pos
1835 turn 10
step card
player1 mexican
mover texan
0208: Wal
0308: Bur
0412: Gra
0511: War
0508: Cos
```

```play
draw 3                   # over: texan
```

```pos
1835 turn 10
step card
player1 mexican
mover texan
burned 0208
0308: Bur
0412: Gra
0511: War
```

```play
draw 3                   # over: texan
```

Antes del décimo turno nadie gana, por pocas plazas que queden.

```pos
1835 turn 9
step card
player1 mexican
mover texan
0208: Wal
0308: Bur
0412: Gra
0511: War
LAR: Kim
```

```play
draw 3                   # turn: 10; awaits: texan, mexican
```"#],
        ],
    },
    Clause {
        id: "1835-d",
        title: ["Surrender", "Rendición"],
        text: [
            "Besieged forces surrender at the end of turn 10, before victory is checked. By our ruling their guns go to the besieger, and the others leave the map on parole.",
            "Las fuerzas sitiadas se rinden al final del turno 10, antes de comprobar la victoria. Según nuestro criterio, su artillería pasa al sitiador y los demás dejan el mapa bajo palabra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[172],
        examples: [
            &[r#"## 1835-d Surrender

On 14 December the besieged give up before victory is counted: the garrisons of San Antonio and the Alamo leave, the guns are exchanged, and
Mexico holds three green towns.

```pos
1835 turn 10
step card
player1 mexican
mover texan
0208: Wal
0208 inside: Mor1
0308: Bur
0308 inside: Cos AAm2
0412: Gra
0511: War
```

```play
draw 3                   # events: Surrendered Mor 0208, Surrendered Cos 0308, Captured AAm 0308; over: texan
```

```then
0308: Bur4 AAt2
0208: Wal3
```

A week earlier nobody gives up.

```pos
1835 turn 9
step card
player1 mexican
mover texan
0208: Wal
0208 inside: Mor1
0308: Bur
0308 inside: Cos AAm2
0412: Gra
0511: War
```

```play
draw 3                   # no event: Surrendered; turn: 10
```

Besieged Texans surrender as well.

```pos
1835 turn 10
step card
player1 mexican
mover texan
0208: Wal
0308: Bur
0412: Gra
0511: Lip
0511 inside: Fan GAt
```

```play
draw 3                   # events: Surrendered Fan 0511, Captured GAt 0511; over: mexican
```"#],
            &[r#"## 1835-d Rendición

El 14 de diciembre los sitiados se rinden antes de contar la victoria: las guarniciones de San Antonio y El Álamo se van, la artillería cambia
de manos y México domina tres plazas verdes.

```pos
1835 turn 10
step card
player1 mexican
mover texan
0208: Wal
0208 inside: Mor1
0308: Bur
0308 inside: Cos AAm2
0412: Gra
0511: War
```

```play
draw 3                   # events: Surrendered Mor 0208, Surrendered Cos 0308, Captured AAm 0308; over: texan
```

```then
0308: Bur4 AAt2
0208: Wal3
```

Una semana antes no se rinde nadie.

```pos
1835 turn 9
step card
player1 mexican
mover texan
0208: Wal
0208 inside: Mor1
0308: Bur
0308 inside: Cos AAm2
0412: Gra
0511: War
```

```play
draw 3                   # no event: Surrendered; turn: 10
```

También se rinden los texanos sitiados.

```pos
1835 turn 10
step card
player1 mexican
mover texan
0208: Wal
0308: Bur
0412: Gra
0511: Lip
0511 inside: Fan GAt
```

```play
draw 3                   # events: Surrendered Fan 0511, Captured GAt 0511; over: mexican
```"#],
        ],
    },
    Clause {
        id: "1835-e",
        title: ["The Mexican army", "El ejército mexicano"],
        text: [
            "Cos, the Alamo Artillery and the Alamo Cavalry start in the Alamo, Morelos and San Antonio in San Antonio, Lipantitlán in San Patricio, the Goliad Artillery in Goliad, the Tejano in Carlos.",
            "Cos, la Artillería y la Caballería de El Álamo empiezan en El Álamo, Morelos y San Antonio en San Antonio, Lipantitlán en San Patricio, la Artillería de Goliad en Goliad, el Tejano en Carlos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1835-e The Mexican army

```play
start 1835
draw 0
draw 1
draw 2
draw 3
draw 4
draw 5
```

```then
0308: Cos2 ACv2 AAm2
0208: Mor3 SnA2
0412: Lip2
0511: GAm2
0711: Gar2
```"#],
            &[r#"## 1835-e El ejército mexicano

```play
start 1835
draw 0
draw 1
draw 2
draw 3
draw 4
draw 5
```

```then
0308: Cos2 ACv2 AAm2
0208: Mor3 SnA2
0412: Lip2
0511: GAm2
0711: Gar2
```"#],
        ],
    },
    Clause {
        id: "1835-f",
        title: ["Presidials", "Presidiales"],
        text: [
            "When Texas attacks a Mexican box the Presidial block appears there at once, free to fight or to accept siege; a spare C1 infantry of three steps serves at other boxes. They stay until the end of 14 December. By our ruling each box has them once, and spare is what is not on the map.",
            "Cuando Texas ataca una casilla mexicana aparece allí de inmediato el bloque presidial, libre de combatir o aceptar asedio; en otras casillas sirve una infantería C1 de tres pasos que sobre. Se quedan hasta el final del 14 de diciembre. Según nuestro criterio, cada casilla los tiene una vez, y sobra lo que no está en el mapa.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[146],
        examples: [
            &[r#"## 1835-f Presidials

A box with nobody in it is attacked all the same: the block names its hexside, and the Presidials are there. They may fight, or accept siege.

```pos
1835 turn 5
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0109: Bur
```

```play
texan send Bur
texan march PRG          # refused 5.3-a
texan attack PRG/0109    # events: PresidialsRose Pre PRG, Marched Bur; awaits: mexican
mexican done             # awaits: texan
texan fight PRG          # awaits: mexican; offered: withdraw Pre; offered: done
mexican withdraw Pre     # events: WentInside Pre PRG
mexican done             # awaits: texan
texan done               # events: BattleBegan PRG Siege
```

```pos
1835 turn 5
step withdraw
player1 texan
unfought PRG
player1-attacks PRG
battle PRG field texan came=0109
presidials PRG Pre
PRG: Pre Bur+moved<0109
```

```play
mexican done             # events: RoundBegan 1
```

A second box has a spare infantry block. A box whose Presidials have risen once has no more.

```pos
1835 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 23
presidials MAT Pre
0111: Bur
0414: Wal
dead: Pre
later: Que Gto
```

```play
texan send Bur
texan attack LAR/0111    # events: PresidialsRose Que LAR
texan send Wal
texan attack MAT/0414    # refused 5.0-b
texan march MAT          # no event: PresidialsRose; awaits: mexican
```

In 1836 there are none.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 23
0111: Bur
MAT: San
```

```play
texan send Bur
texan march LAR          # no event: PresidialsRose
```

Spare is a block that is not on the map. With Querétaro drawn by the Vanguard it is Guanajuato; with all three such battalions in the field nobody rises,
and the box is walked into.

```pos
1835 turn 7
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 23
presidials MAT Pre
vanguard
0111: Bur
0208: Que Cos
dead: Pre
later: Gto Yuc
mixed Que Gto Yuc
unmet Que Gto Yuc
```

```play
texan send Bur
texan attack LAR/0111    # events: PresidialsRose Gto LAR
```

```pos
1835 turn 8
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
presidials MAT Pre
vanguard
0111: Bur
0208: Que Gto Yuc
0308: Cos
dead: Pre
```

```play
texan send Bur
texan attack LAR/0111    # events: NoPresidials LAR; awaits: mexican
mexican done             # awaits: fate
```"#],
            &[r#"## 1835-f Presidiales

Una casilla sin nadie se ataca igual: el bloque indica su lado, y allí están los presidiales. Pueden combatir o aceptar el asedio.

```pos
1835 turn 5
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0109: Bur
```

```play
texan send Bur
texan march PRG          # refused 5.3-a
texan attack PRG/0109    # events: PresidialsRose Pre PRG, Marched Bur; awaits: mexican
mexican done             # awaits: texan
texan fight PRG          # awaits: mexican; offered: withdraw Pre; offered: done
mexican withdraw Pre     # events: WentInside Pre PRG
mexican done             # awaits: texan
texan done               # events: BattleBegan PRG Siege
```

```pos
1835 turn 5
step withdraw
player1 texan
unfought PRG
player1-attacks PRG
battle PRG field texan came=0109
presidials PRG Pre
PRG: Pre Bur+moved<0109
```

```play
mexican done             # events: RoundBegan 1
```

En una segunda casilla sirve un bloque de infantería sobrante. Una casilla cuyos presidiales ya se levantaron no tiene más.

```pos
1835 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 23
presidials MAT Pre
0111: Bur
0414: Wal
dead: Pre
later: Que Gto
```

```play
texan send Bur
texan attack LAR/0111    # events: PresidialsRose Que LAR
texan send Wal
texan attack MAT/0414    # refused 5.0-b
texan march MAT          # no event: PresidialsRose; awaits: mexican
```

En 1836 no los hay.

```pos
1836 turn 5
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 23
0111: Bur
MAT: San
```

```play
texan send Bur
texan march LAR          # no event: PresidialsRose
```

Sobra un bloque que no está en el mapa. Si la vanguardia ha traído a Querétaro, es Guanajuato; con los tres batallones de esa clase en campaña no se alza
nadie, y se entra en la casilla sin más.

```pos
1835 turn 7
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 23
presidials MAT Pre
vanguard
0111: Bur
0208: Que Cos
dead: Pre
later: Gto Yuc
mixed Que Gto Yuc
unmet Que Gto Yuc
```

```play
texan send Bur
texan attack LAR/0111    # events: PresidialsRose Gto LAR
```

```pos
1835 turn 8
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
presidials MAT Pre
vanguard
0111: Bur
0208: Que Gto Yuc
0308: Cos
dead: Pre
```

```play
texan send Bur
texan attack LAR/0111    # events: NoPresidials LAR; awaits: mexican
mexican done             # awaits: fate
```"#],
        ],
    },
    Clause {
        id: "1835-g",
        title: ["Vanguard", "Vanguardia"],
        text: [
            "Once Texas has captured a Mexican box, Mexico draws two random blocks of 1836 in each Supply Phase and deploys them in friendly Victory Towns.",
            "Cuando Texas ha capturado una casilla mexicana, México roba en cada Fase de Suministro dos bloques de 1836 al azar y los despliega en Ciudades de Victoria amigas.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[145, 146],
        examples: [
            &[r#"## 1835-g Vanguard

The Texans have taken Presidio Rio Grande. From this Supply Phase on Mexico draws two blocks of 1836.

```pos
1835 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
chosen texan 23
presidials PRG Pre
PRG: Bur
0308: Cos
dead: Pre
later: San Ses Ald Que Gto
```

```play
mexican done             # events: VanguardComes PRG; awaits: fate
draw 3
draw 26                  # events: Drawn San; awaits: mexican
mexican deploy PRG       # refused 8.31-a
mexican deploy 0508      # refused 8.31-a
mexican deploy 0308      # events: Deployed San 0308; awaits: fate
draw 36
mexican deploy LAR       # events: Deployed Ald LAR; awaits: fate
draw 4                   # turn: 6
```

```then
vanguard
later: Ses2 Que3 Gto3
```

Besieging a box is not capturing it.

```pos
1835 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
chosen texan 23
presidials PRG Pre
settled PRG
PRG: Bur
PRG inside: Pre
0308: Cos
later: San Ses Ald Que Gto
```

```play
mexican done
texan done
mexican done             # no event: VanguardComes
draw 3
draw 4                   # turn: 6
```

It goes on when the box is lost again, until no block is left.

```pos
1835 turn 7
step card
player1 texan
mover texan
vanguard
0308: Cos
0508: Aus
later: Ses Que Gto
```

```play
draw 3
draw 27                  # awaits: mexican
mexican deploy MAT       # awaits: fate
draw 39                  # events: Drawn Que; awaits: mexican; note: Querétaro is of the forces of 1836 too
mexican deploy 0308      # awaits: fate
draw 4                   # turn: 8
```"#],
            &[r#"## 1835-g Vanguardia

Los texanos han tomado Presidio Río Grande. Desde esta Fase de Suministro México roba dos bloques de 1836.

```pos
1835 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
chosen texan 23
presidials PRG Pre
PRG: Bur
0308: Cos
dead: Pre
later: San Ses Ald Que Gto
```

```play
mexican done             # events: VanguardComes PRG; awaits: fate
draw 3
draw 26                  # events: Drawn San; awaits: mexican
mexican deploy PRG       # refused 8.31-a
mexican deploy 0508      # refused 8.31-a
mexican deploy 0308      # events: Deployed San 0308; awaits: fate
draw 36
mexican deploy LAR       # events: Deployed Ald LAR; awaits: fate
draw 4                   # turn: 6
```

```then
vanguard
later: Ses2 Que3 Gto3
```

Sitiar una casilla no es capturarla.

```pos
1835 turn 5
step orders
mover mexican
player1 texan
cp 1
chosen mexican 22
chosen texan 23
presidials PRG Pre
settled PRG
PRG: Bur
PRG inside: Pre
0308: Cos
later: San Ses Ald Que Gto
```

```play
mexican done
texan done
mexican done             # no event: VanguardComes
draw 3
draw 4                   # turn: 6
```

Sigue aunque se pierda la casilla, hasta que no quede ningún bloque.

```pos
1835 turn 7
step card
player1 texan
mover texan
vanguard
0308: Cos
0508: Aus
later: Ses Que Gto
```

```play
draw 3
draw 27                  # awaits: mexican
mexican deploy MAT       # awaits: fate
draw 39                  # events: Drawn Que; awaits: mexican; note: Querétaro is of the forces of 1836 too
mexican deploy 0308      # awaits: fate
draw 4                   # turn: 8
```"#],
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
        done: Some(true),
        rulings: &[175],
        examples: [
            &[r#"## 1835-h Cos commands

In 1835 Cos commands Morelos in the next hex, but nobody farther away.

```pos
1835 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen mexican 22
chosen texan 23
0308: Cos
0208: Mor
0412: Lip
0508: Aus
```

```play
mexican command Cos
mexican send Lip         # refused 5.11-a
mexican send Mor
mexican march 0209
```

In 1836 he commands his own hex only.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen mexican 22
chosen texan 23
0308: Cos
0208: Mor
PRG: San
0508: Hou
```

```play
mexican command Cos
mexican send Mor         # refused 5.12-a
```

Santa Anna, if the Vanguard brings him, commands as always; and Cos still does.

```pos
1835 turn 7
step orders
mover mexican
player1 mexican
cp 2
chosen mexican 16
chosen texan 23
vanguard
PRG: San
0109: Lip
0308: Cos
0208: Mor
0508: Aus
```

```play
mexican command San
mexican send Lip
mexican march 0110
mexican done
mexican command Cos
mexican send Mor
mexican march 0209
```"#],
            &[r#"## 1835-h Cos manda

En 1835 Cos manda a Morelos en el hexágono vecino, pero a nadie más lejos.

```pos
1835 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen mexican 22
chosen texan 23
0308: Cos
0208: Mor
0412: Lip
0508: Aus
```

```play
mexican command Cos
mexican send Lip         # refused 5.11-a
mexican send Mor
mexican march 0209
```

En 1836 solo manda en su hexágono.

```pos
1836 turn 3
step orders
mover mexican
player1 mexican
cp 1
chosen mexican 22
chosen texan 23
0308: Cos
0208: Mor
PRG: San
0508: Hou
```

```play
mexican command Cos
mexican send Mor         # refused 5.12-a
```

Santa Anna, si lo trae la vanguardia, manda como siempre; y Cos también.

```pos
1835 turn 7
step orders
mover mexican
player1 mexican
cp 2
chosen mexican 16
chosen texan 23
vanguard
PRG: San
0109: Lip
0308: Cos
0208: Mor
0508: Aus
```

```play
mexican command San
mexican send Lip
mexican march 0110
mexican done
mexican command Cos
mexican send Mor
mexican march 0209
```"#],
        ],
    },
    Clause {
        id: "1835-i",
        title: ["The Texan army", "El ejército texano"],
        text: [
            "Austin, the Militia Infantry and Kimball start in Gonzales, Milam in Victoria. Bowie, Burleson, Fannin, Grant, Horton, Houston, New Orleans, the Tejano, Travis, Wallace and Ward are the pool; one comes each turn from 7 October.",
            "Austin, la Infantería de Milicia y Kimball empiezan en Gonzales; Milam, en Victoria. Bowie, Burleson, Fannin, Grant, Horton, Houston, Nueva Orleans, el Tejano, Travis, Wallace y Ward forman la reserva; cada turno llega uno desde el 7 de octubre.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 1835-i The Texan army

```play
start 1835
draw 0
draw 1
draw 2
draw 3
draw 4
draw 5
```

```then
0508: Aus2 MIn2 Kim1
0710: Mlm3
pool: Hou3 Tra2 Fan2 Bow2 Gra2 Hor1 War2 Wal3 Bur4 NOr2 Seg1
```

The first block comes on 7 October, to a friendly Victory Town.

```pos
1835 turn 1
step draw
mover texan
player1 mexican
0308: Cos
0508: Aus
pool: Bur Hou
```

```play
draw 13                  # events: Drawn Bur
texan deploy 0308        # refused 8.31-a
texan deploy 0508        # events: Deployed Bur 0508; awaits: fate
draw 3                   # turn: 2
```"#],
            &[r#"## 1835-i El ejército texano

```play
start 1835
draw 0
draw 1
draw 2
draw 3
draw 4
draw 5
```

```then
0508: Aus2 MIn2 Kim1
0710: Mlm3
pool: Hou3 Tra2 Fan2 Bow2 Gra2 Hor1 War2 Wal3 Bur4 NOr2 Seg1
```

El primer bloque llega el 7 de octubre, a una Ciudad de Victoria amiga.

```pos
1835 turn 1
step draw
mover texan
player1 mexican
0308: Cos
0508: Aus
pool: Bur Hou
```

```play
draw 13                  # events: Drawn Bur
texan deploy 0308        # refused 8.31-a
texan deploy 0508        # events: Deployed Bur 0508; awaits: fate
draw 3                   # turn: 2
```"#],
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
        done: Some(true),
        rulings: &[176],
        examples: [
            &[r#"## 1835-j Austin commands

In 1835 Austin commands any Texan block beside him. Houston has no brigade and commands his own hex, while Austin lives.

```pos
1835 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 23
0308: Cos
0508: Aus Hou
0507: Mlm
0606: Bur
```

```play
texan command Hou
texan send Mlm           # refused 5.12-a
texan done
texan command Aus
texan send Bur           # refused 5.11-a
texan send Mlm
texan march 0606
```

```pos
1835 turn 3
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0308: Cos
0508: Hou
0507: Mlm
dead: Aus
```

```play
texan command Hou
texan send Mlm
texan march 0606
```"#],
            &[r#"## 1835-j Austin manda

En 1835 Austin manda cualquier bloque texano vecino. Houston no tiene brigada y, mientras viva Austin, manda en su hexágono.

```pos
1835 turn 3
step orders
mover texan
player1 texan
cp 2
chosen texan 16
chosen mexican 23
0308: Cos
0508: Aus Hou
0507: Mlm
0606: Bur
```

```play
texan command Hou
texan send Mlm           # refused 5.12-a
texan done
texan command Aus
texan send Bur           # refused 5.11-a
texan send Mlm
texan march 0606
```

```pos
1835 turn 3
step orders
mover texan
player1 texan
cp 1
chosen texan 22
chosen mexican 23
0308: Cos
0508: Hou
0507: Mlm
dead: Aus
```

```play
texan command Hou
texan send Mlm
texan march 0606
```"#],
        ],
    },
    Clause {
        id: "C-1",
        title: ["Campaign", "Campaña"],
        text: [
            "First 1835 is played; it does not end the game, whoever wins it. Blocks eliminated there are gone in 1836. By our ruling Texas has won the war if Santa Anna falls in either year.",
            "Primero se juega 1835; no acaba la partida, la gane quien la gane. Los bloques eliminados no vuelven en 1836. Según nuestro criterio, Texas ha ganado la guerra si cae Santa Anna en cualquiera de los dos años.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[170, 177],
        examples: [
            &[r#"## C-1 Campaign

Whoever fell in 1835 is gone: Wallace is not in the draw pool of 1836, and Aldama does not come with Gaona.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
0308: Cos
0508: Bur
dead: Wal Ald She
later: San Gao Tlc
```

```play
draw 3                   # events: WinterCame; awaits: mexican
mexican enter PRG        # awaits: fate
```

```then
dead: Wal She Ald
later: Gao2 Tlc3
pool: Gai3 Mld3 NYk2 Nas2 Geo2 MIn2 MCv2 Seg1 US34 US54
PRG: San3
winter lost Wal She Ald
```

If Santa Anna himself falls in 1835, there will be no campaign of 1836: Texas has won. In the scenario of 1835 he is a block like others.

```pos
campaign 1835 turn 8
step fire Bur
player1 texan
vanguard
unfought 0309
player1-attacks 0309
battle 0309 field texan round=2 slot=5 came=0308
0309: San1+shown Bur+shown<0308
0508: Aus
```

```play
roll 1 6 6 6             # events: Eliminated San; over: texan
```

```pos
1835 turn 8
step fire Bur
player1 texan
vanguard
unfought 0309
player1-attacks 0309
battle 0309 field texan round=2 slot=5 came=0308
0309: San1+shown Bur+shown<0308
0508: Aus
```

```play
roll 1 6 6 6             # events: Eliminated San; awaits: texan
```"#],
            &[r#"## C-1 Campaña

Quien cayó en 1835 no vuelve: Wallace no está en la reserva de 1836 y Aldama no llega con Gaona.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
0308: Cos
0508: Bur
dead: Wal Ald She
later: San Gao Tlc
```

```play
draw 3                   # events: WinterCame; awaits: mexican
mexican enter PRG        # awaits: fate
```

```then
dead: Wal She Ald
later: Gao2 Tlc3
pool: Gai3 Mld3 NYk2 Nas2 Geo2 MIn2 MCv2 Seg1 US34 US54
PRG: San3
winter lost Wal She Ald
```

Si el propio Santa Anna cae en 1835 no habrá campaña de 1836: gana Texas. En el escenario de 1835 es un bloque como los demás.

```pos
campaign 1835 turn 8
step fire Bur
player1 texan
vanguard
unfought 0309
player1-attacks 0309
battle 0309 field texan round=2 slot=5 came=0308
0309: San1+shown Bur+shown<0308
0508: Aus
```

```play
roll 1 6 6 6             # events: Eliminated San; over: texan
```

```pos
1835 turn 8
step fire Bur
player1 texan
vanguard
unfought 0309
player1-attacks 0309
battle 0309 field texan round=2 slot=5 came=0308
0309: San1+shown Bur+shown<0308
0508: Aus
```

```play
roll 1 6 6 6             # events: Eliminated San; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "C-2",
        title: ["If Texas won", "Si ganó Texas"],
        text: [
            "Mexican blocks outside green towns, and besieged ones, leave the map on parole; those used in 1836 come back with their brigade at full strength. The fort guns become Texan; by our ruling not where a Mexican garrison stays with them. Those who stay keep their strength.",
            "Los bloques mexicanos fuera de pueblos verdes y los sitiados dejan el mapa bajo palabra; los que se usan en 1836 vuelven con su brigada a plena fuerza. La artillería de los fuertes pasa a Texas; según nuestro criterio, no donde queda con ella una guarnición mexicana. Los que se quedan conservan su fuerza.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[171, 172, 173],
        examples: [
            &[r#"## C-2 If Texas won

Texas holds San Antonio, Goliad and San Patricio, and the Alamo is besieged. Block by block:

| Block | Where | What becomes of it |
|---|---|---|
| Cos, 1 step | besieged in the Alamo | surrenders; comes back only if a brigade needs a leader |
| Alamo Artillery, 2 | besieged in the Alamo | becomes Texan, with 2 steps |
| Alamo Cavalry, 1 | in the open | leaves for good: red border |
| Goliad Artillery, 1 | in the open | becomes Texan, with 1 step |
| Morelos, 1 | in the open | leaves, and comes back with Tolsa at full strength |
| San Antonio, 1 | Carlos, a green town | stays, with 1 step |
| Lipantitlán, 1 | Matamoros | stays, with 1 step |
| Aldama, 2 | Laredo, brought by the Vanguard | stays, with 2 steps |
| Toluca, 2 | Victoria, a blue town | leaves, and comes back with Gaona at full strength |

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
vanguard
0208: Bur2
0308: Wal1
0308 inside: Cos1 AAm2
0309: ACv1 GAm1
0412: Gra
0511: War
0610: Mor1
0710: Tlc2
0711: SnA1
LAR: Ald2
MAT: Lip1
later: San Gao Tol
```

```play
draw 3                   # events: Surrendered Cos 0308, Captured AAm 0308, WinterCame, Paroled Tlc 0710, Paroled Mor 0610, Paroled ACv 0309, Captured GAm 0309; awaits: mexican
```

```then
0208: Bur2
0308: Wal1 AAt2
0309: GAt1
0711: SnA1
LAR: Ald2
MAT: Lip1
later: San3 Gao2 Tol2 Tlc3 Mor3
winter surrendered Cos
winter paroled Tlc Mor ACv
winter exchanged AAm GAm
```

```play
mexican enter PRG
mexican enter PRG        # awaits: fate
```

```then
LAR: Ald2
MAT: Lip1
later: Gao2 Tol2 Tlc3 Mor3
```

Cos, who surrendered, returns when a brigade leader falls.

```pos
campaign 1836 turn 5
step fire Bur
player1 texan
mover texan
unfought 0309
player1-attacks 0309
battle 0309 field texan round=2 slot=5 came=0308
0309: Ses1+shown Bur+shown<0308
0208: San
0508: Hou
```

```play
roll 1 6 6 6             # events: Eliminated Ses
texan done               # events: CosTakesOver 0208 Vanguard; awaits: fate
```

A garrison that holds the Alamo keeps its guns, though Texas has won elsewhere: a Texan gun would be alone among enemies, and surrender. A gun that nobody guards
becomes Texan.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
0208: Bur
0308: Cos AAm
0412: Gra
0511: GAm
LAR: Wal
MAT: War
```

```play
draw 3                   # events: WinterCame, Captured GAm 0511; awaits: fate
```

```then
0308: Cos2 AAm2
0511: GAt2
```

A burned town shelters nobody.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
burned 0412
0208: Bur
0308: Hou
0412: Lip
0511: War
```

```play
draw 3                   # events: Paroled Lip 0412; awaits: fate
```"#],
            &[r#"## C-2 Si ganó Texas

Texas tiene San Antonio, Goliad y San Patricio, y El Álamo está sitiado. Bloque por bloque:

| Bloque | Dónde | Qué es de él |
|---|---|---|
| Cos, 1 paso | sitiado en El Álamo | se rinde; solo vuelve si una brigada necesita jefe |
| Artillería de El Álamo, 2 | sitiada en El Álamo | pasa a Texas, con 2 pasos |
| Caballería de El Álamo, 1 | en campo abierto | se va para siempre: borde rojo |
| Artillería de Goliad, 1 | en campo abierto | pasa a Texas, con 1 paso |
| Morelos, 1 | en campo abierto | se va y vuelve con Tolsa a plena fuerza |
| San Antonio, 1 | Carlos, pueblo verde | se queda, con 1 paso |
| Lipantitlán, 1 | Matamoros | se queda, con 1 paso |
| Aldama, 2 | Laredo, traído por la vanguardia | se queda, con 2 pasos |
| Toluca, 2 | Victoria, pueblo azul | se va y vuelve con Gaona a plena fuerza |

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
vanguard
0208: Bur2
0308: Wal1
0308 inside: Cos1 AAm2
0309: ACv1 GAm1
0412: Gra
0511: War
0610: Mor1
0710: Tlc2
0711: SnA1
LAR: Ald2
MAT: Lip1
later: San Gao Tol
```

```play
draw 3                   # events: Surrendered Cos 0308, Captured AAm 0308, WinterCame, Paroled Tlc 0710, Paroled Mor 0610, Paroled ACv 0309, Captured GAm 0309; awaits: mexican
```

```then
0208: Bur2
0308: Wal1 AAt2
0309: GAt1
0711: SnA1
LAR: Ald2
MAT: Lip1
later: San3 Gao2 Tol2 Tlc3 Mor3
winter surrendered Cos
winter paroled Tlc Mor ACv
winter exchanged AAm GAm
```

```play
mexican enter PRG
mexican enter PRG        # awaits: fate
```

```then
LAR: Ald2
MAT: Lip1
later: Gao2 Tol2 Tlc3 Mor3
```

Cos, que se rindió, vuelve cuando cae un jefe de brigada.

```pos
campaign 1836 turn 5
step fire Bur
player1 texan
mover texan
unfought 0309
player1-attacks 0309
battle 0309 field texan round=2 slot=5 came=0308
0309: Ses1+shown Bur+shown<0308
0208: San
0508: Hou
```

```play
roll 1 6 6 6             # events: Eliminated Ses
texan done               # events: CosTakesOver 0208 Vanguard; awaits: fate
```

Una guarnición que conserva El Álamo conserva su artillería, aunque Texas haya ganado en otra parte: un cañón texano estaría solo entre enemigos y se
rendiría. Un cañón sin guardia pasa a Texas.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
0208: Bur
0308: Cos AAm
0412: Gra
0511: GAm
LAR: Wal
MAT: War
```

```play
draw 3                   # events: WinterCame, Captured GAm 0511; awaits: fate
```

```then
0308: Cos2 AAm2
0511: GAt2
```

Un pueblo quemado no ampara a nadie.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
burned 0412
0208: Bur
0308: Hou
0412: Lip
0511: War
```

```play
draw 3                   # events: Paroled Lip 0412; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "C-3",
        title: ["If Texas did not win", "Si no ganó Texas"],
        text: [
            "Blocks stay where they are, with the strength they have. Cos has no brigade in 1836 and commands only his own hex.",
            "Los bloques quedan donde están, con la fuerza que tienen. Cos no tiene brigada en 1836 y solo manda en su hexágono.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[178],
        examples: [
            &[r#"## C-3 If Texas did not win

The same blocks, but Mexico holds the Alamo, San Antonio and the boxes. Those who are not besieged stay where they are, with the strength they have, on either side; the
besieged have surrendered already.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
vanguard
0308: Cos1 AAm2
0309: ACv1
0412: Gra1
0511: War
0511 inside: Lip1 GAm1
0610: Mor1
0710: Tlc2
0711: SnA1
0508: Mlm1 Bur3
LAR: Ald2
later: San Gao Tol
```

```play
draw 3                   # events: Surrendered Lip 0511, Captured GAm 0511, WinterCame; no event: Paroled; awaits: mexican
mexican enter PRG
mexican enter PRG        # awaits: fate
```

```then
0308: Cos1 AAm2
0309: ACv1
0412: Gra1
0511: War2 GAt1
0610: Mor1
0710: Tlc2
0711: SnA1
0508: Mlm1 Bur3
LAR: Ald2
PRG: San3
later: Gao2 Tol2
winter won mexican
winter surrendered Lip
winter exchanged GAm
```

In 1836 Cos has no brigade: he commands Morelos in his own hex, but not in the next. Nor does he take over a brigade while he is on the map.

```pos
campaign 1836 turn 1
step orders
mover mexican
player1 mexican
cp 1
chosen mexican 22
chosen texan 23
0308: Cos1 Tlc
0208: Mor1
PRG: San
0508: Bur
```

```play
mexican command Cos
mexican send Mor         # refused 5.12-a
mexican send Tlc
mexican march 0309
```

```pos
campaign 1836 turn 5
step fire Bur
player1 texan
mover texan
unfought 0309
player1-attacks 0309
battle 0309 field texan round=2 slot=5 came=0308
0309: Ses1+shown Bur+shown<0308
0208: San
0412: Cos
0508: Hou
```

```play
roll 1 6 6 6             # events: Eliminated Ses
texan done               # no event: CosTakesOver; awaits: fate
```"#],
            &[r#"## C-3 Si no ganó Texas

Los mismos bloques, pero México conserva El Álamo, San Antonio y las casillas. Los que no están sitiados se quedan donde están, con la fuerza que tienen, en
ambos bandos; los sitiados ya se han rendido.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
vanguard
0308: Cos1 AAm2
0309: ACv1
0412: Gra1
0511: War
0511 inside: Lip1 GAm1
0610: Mor1
0710: Tlc2
0711: SnA1
0508: Mlm1 Bur3
LAR: Ald2
later: San Gao Tol
```

```play
draw 3                   # events: Surrendered Lip 0511, Captured GAm 0511, WinterCame; no event: Paroled; awaits: mexican
mexican enter PRG
mexican enter PRG        # awaits: fate
```

```then
0308: Cos1 AAm2
0309: ACv1
0412: Gra1
0511: War2 GAt1
0610: Mor1
0710: Tlc2
0711: SnA1
0508: Mlm1 Bur3
LAR: Ald2
PRG: San3
later: Gao2 Tol2
winter won mexican
winter surrendered Lip
winter exchanged GAm
```

En 1836 Cos no tiene brigada: manda a Morelos en su hexágono, pero no en el vecino. Tampoco se hace cargo de una brigada mientras está en el mapa.

```pos
campaign 1836 turn 1
step orders
mover mexican
player1 mexican
cp 1
chosen mexican 22
chosen texan 23
0308: Cos1 Tlc
0208: Mor1
PRG: San
0508: Bur
```

```play
mexican command Cos
mexican send Mor         # refused 5.12-a
mexican send Tlc
mexican march 0309
```

```pos
campaign 1836 turn 5
step fire Bur
player1 texan
mover texan
unfought 0309
player1-attacks 0309
battle 0309 field texan round=2 slot=5 came=0308
0309: Ses1+shown Bur+shown<0308
0208: San
0412: Cos
0508: Hou
```

```play
roll 1 6 6 6             # events: Eliminated Ses
texan done               # no event: CosTakesOver; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "C-4",
        title: ["The winter", "El invierno"],
        text: [
            "Presidials and Austin leave; Texan militia and the Texan Tejano return to the pool; the Mexican Tejano disbands and comes back with Urrea; the Comanche recover. Then Texas draws and deploys its remaining reinforcements of 1835. By our ruling a Tejano who was not drawn stays in the pool.",
            "Los presidiales y Austin se van; la milicia y el Tejano texanos vuelven a la reserva; el Tejano mexicano se disuelve y vuelve con Urrea; los comanches se reponen. Después Texas roba y despliega sus refuerzos restantes de 1835. Según nuestro criterio, un Tejano que no había salido se queda en la reserva.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[146, 174],
        examples: [
            &[r#"## C-4 The winter

Presidials and Austin leave, Garza disbands, militia and Seguín go back to the draw pool, one from the map and one from the pool. Texas draws and deploys Houston, the last
of its reinforcements of 1835, as in any Supply Phase. Querétaro, who stood in for the Presidials and fell, will come with Gaona; the Comanche are at full strength again.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
presidials PRG Pre
presidials LAR Que
PRG: Pre1
0308: Cos
0508: Aus1 Mlm1
0606: MIn1
0711: Gar1
dead: Que Com
later: San Urr Gao Gto
pool: Hou Seg
mixed Hou Seg
```

```play
draw 3                   # events: WinterCame, Dismissed Pre PRG, Dismissed Gar 0711, Dismissed Aus 0508, WentHome MIn 0606, WentHome Seg, ComancheRested; awaits: fate
draw 0                   # events: Drawn Hou; awaits: texan
texan deploy 0308        # refused 8.31-a
texan deploy 0906        # events: Deployed Hou 0906; awaits: mexican
mexican enter PRG        # events: ArmyArrived PRG, ArmyArrived MAT; awaits: fate
```

```then
0508: Mlm1
0906: Hou3
MAT: Urr3 Gar2
PRG: San3
later: Gao2 Que3 Gto3
pool: Gai3 She3 Mld3 NYk2 Nas2 Geo2 MIn2 MCv2 Seg1 US34 US54
winter dismissed Aus Pre Gar
winter pooled MIn Seg
winter deployed 1
```

If Houston is dead, Austin lies in the draw pool of 1836.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
0308: Cos
0508: Aus
dead: Hou
```

```play
draw 3                   # events: Dismissed Aus 0508, AustinReturns; awaits: fate
```

```then
pool: Aus2 Gai3 She3 Mld3 NYk2 Nas2 Geo2 MIn2 MCv2 Seg1 US34 US54
```

Besieged Texans who surrendered are paroled too: they lie in the draw pool of 1836.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
0511: Lip
0511 inside: Fan1 Mlm
0508: Bur
```

```play
draw 3                   # events: Surrendered Fan, Surrendered Mlm; awaits: fate
```

```then
pool: Fan2 Gai3 She3 Mld3 NYk2 Nas2 Geo2 MIn2 MCv2 Seg1 US34 US54
```"#],
            &[r#"## C-4 El invierno

Los presidiales y Austin se van, Garza se disuelve, la milicia y Seguín vuelven a la reserva, una desde el mapa y otro desde la propia reserva. Texas roba y despliega a
Houston, el último de sus refuerzos de 1835, como en cualquier Fase de Suministro. Querétaro, que sirvió de presidial y cayó, vendrá con Gaona; los comanches
vuelven a estar a plena fuerza.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
presidials PRG Pre
presidials LAR Que
PRG: Pre1
0308: Cos
0508: Aus1 Mlm1
0606: MIn1
0711: Gar1
dead: Que Com
later: San Urr Gao Gto
pool: Hou Seg
mixed Hou Seg
```

```play
draw 3                   # events: WinterCame, Dismissed Pre PRG, Dismissed Gar 0711, Dismissed Aus 0508, WentHome MIn 0606, WentHome Seg, ComancheRested; awaits: fate
draw 0                   # events: Drawn Hou; awaits: texan
texan deploy 0308        # refused 8.31-a
texan deploy 0906        # events: Deployed Hou 0906; awaits: mexican
mexican enter PRG        # events: ArmyArrived PRG, ArmyArrived MAT; awaits: fate
```

```then
0508: Mlm1
0906: Hou3
MAT: Urr3 Gar2
PRG: San3
later: Gao2 Que3 Gto3
pool: Gai3 She3 Mld3 NYk2 Nas2 Geo2 MIn2 MCv2 Seg1 US34 US54
winter dismissed Aus Pre Gar
winter pooled MIn Seg
winter deployed 1
```

Si Houston ha muerto, Austin está en la reserva de 1836.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
0308: Cos
0508: Aus
dead: Hou
```

```play
draw 3                   # events: Dismissed Aus 0508, AustinReturns; awaits: fate
```

```then
pool: Aus2 Gai3 She3 Mld3 NYk2 Nas2 Geo2 MIn2 MCv2 Seg1 US34 US54
```

También los texanos sitiados que se rindieron están bajo palabra: quedan en la reserva de 1836.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
0511: Lip
0511 inside: Fan1 Mlm
0508: Bur
```

```play
draw 3                   # events: Surrendered Fan, Surrendered Mlm; awaits: fate
```

```then
pool: Fan2 Gai3 She3 Mld3 NYk2 Nas2 Geo2 MIn2 MCv2 Seg1 US34 US54
```"#],
        ],
    },
    Clause {
        id: "C-5",
        title: ["Mexican forces of 1836", "Fuerzas mexicanas de 1836"],
        text: [
            "They arrive as in 1836. A brigade committed in advance to Laredo or Matamoros comes there without delay. By our ruling Mexico commits Gaona's and Tolsa's brigades in the winter, in secret.",
            "Llegan como en 1836. Una brigada comprometida de antemano con Laredo o Matamoros llega allí sin retraso. Según nuestro criterio, México compromete las brigadas de Gaona y Tolsa en invierno, en secreto.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[147, 179, 182],
        examples: [
            &[r#"## C-5 Mexican forces of 1836

Gaona was committed to Laredo in the winter, and is there on 28 February. Tolsa was not: he may still choose, and is a turn late at Laredo.

```pos
campaign winter turn 10
step commit 1
mover mexican
0308: Cos
0508: Bur
later: Gao Ald Tol Gro
```

```play
texan enter LAR          # refused: not awaited
mexican enter 0308       # refused 1836-g
mexican enter LAR        # events: Committed First LAR; awaits: mexican
mexican enter PRG        # events: Committed Second PRG; awaits: fate
```

```then
committed 1 LAR
committed 2 PRG
```

```pos
campaign 1836 turn 1
step card
player1 texan
mover texan
committed 1 LAR
committed 2 PRG
PRG: San
0508: Bur
later: Gao Ald Tol Gro
```

```play
draw 3                   # events: BrigadeArrives First LAR; awaits: fate
draw 4                   # turn: 12
```

```then
LAR: Gao2 Ald4
committed 1 LAR shown
```

```pos
campaign 1836 turn 2
step card
player1 texan
mover texan
committed 2 PRG
PRG: San
0508: Bur
later: Tol Gro
```

```play
draw 3                   # awaits: mexican; offered: enter LAR; offered: enter PRG
mexican enter LAR        # events: BrigadeArrives Second LAR; awaits: fate
draw 4                   # turn: 13
```

```then
LAR beside: Tol2 Gro4
```

Texans hold Laredo. The brigade that was committed to it waits beside, and may attack in the very turn in which it was due.

```pos
campaign 1836 turn 1
step card
player1 texan
mover texan
committed 1 LAR
hand texan 16
hand mexican 17
PRG: San
LAR: Kim
0508: Bur
later: Gao Ald
```

```play
draw 3                   # events: BrigadeArrives First LAR; awaits: fate
draw 4                   # turn: 12
texan play 16
mexican play 17          # awaits: mexican; offered: send Ald
```

Texans hold Matamoros when the year begins: Urrea gathers beside it.

```pos
campaign winter turn 10
step commit 2
mover mexican
MAT: Kim
0508: Bur
later: San Urr Yuc Tol
```

```play
mexican enter MAT        # events: ArmyArrived PRG, ArmyArrived MAT; awaits: fate
```

```then
PRG: San3
MAT beside: Urr3 Yuc3
```"#],
            &[r#"## C-5 Fuerzas mexicanas de 1836

Gaona quedó comprometido con Laredo en invierno y está allí el 28 de febrero. Tolsa no: aún puede elegir, y llega a Laredo un turno después.

```pos
campaign winter turn 10
step commit 1
mover mexican
0308: Cos
0508: Bur
later: Gao Ald Tol Gro
```

```play
texan enter LAR          # refused: not awaited
mexican enter 0308       # refused 1836-g
mexican enter LAR        # events: Committed First LAR; awaits: mexican
mexican enter PRG        # events: Committed Second PRG; awaits: fate
```

```then
committed 1 LAR
committed 2 PRG
```

```pos
campaign 1836 turn 1
step card
player1 texan
mover texan
committed 1 LAR
committed 2 PRG
PRG: San
0508: Bur
later: Gao Ald Tol Gro
```

```play
draw 3                   # events: BrigadeArrives First LAR; awaits: fate
draw 4                   # turn: 12
```

```then
LAR: Gao2 Ald4
committed 1 LAR shown
```

```pos
campaign 1836 turn 2
step card
player1 texan
mover texan
committed 2 PRG
PRG: San
0508: Bur
later: Tol Gro
```

```play
draw 3                   # awaits: mexican; offered: enter LAR; offered: enter PRG
mexican enter LAR        # events: BrigadeArrives Second LAR; awaits: fate
draw 4                   # turn: 13
```

```then
LAR beside: Tol2 Gro4
```

Los texanos tienen Laredo. La brigada comprometida con ella espera al lado y puede atacar en el mismo turno en que debía llegar.

```pos
campaign 1836 turn 1
step card
player1 texan
mover texan
committed 1 LAR
hand texan 16
hand mexican 17
PRG: San
LAR: Kim
0508: Bur
later: Gao Ald
```

```play
draw 3                   # events: BrigadeArrives First LAR; awaits: fate
draw 4                   # turn: 12
texan play 16
mexican play 17          # awaits: mexican; offered: send Ald
```

Los texanos tienen Matamoros al comenzar el año: Urrea se reúne al lado.

```pos
campaign winter turn 10
step commit 2
mover mexican
MAT: Kim
0508: Bur
later: San Urr Yuc Tol
```

```play
mexican enter MAT        # events: ArmyArrived PRG, ArmyArrived MAT; awaits: fate
```

```then
PRG: San3
MAT beside: Urr3 Yuc3
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## C-6 New cards

All 25 cards are in one deck again, and three are dealt to each.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
hand texan 7
hand mexican 8
deck 3 4 5 6 9 10
0308: Cos
0508: Bur
```

```play
draw 3                   # events: WinterCame; awaits: fate
draw 7
draw 8
draw 0
draw 1
draw 2
draw 9                   # awaits: texan, mexican
```

```then
hand texan 0 7 8
hand mexican 1 2 9
deck 3 4 5 6 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
```"#],
            &[r#"## C-6 Cartas nuevas

Las 25 cartas vuelven a un solo mazo, y se reparten tres a cada uno.

```pos
campaign 1835 turn 10
step card
player1 mexican
mover texan
hand texan 7
hand mexican 8
deck 3 4 5 6 9 10
0308: Cos
0508: Bur
```

```play
draw 3                   # events: WinterCame; awaits: fate
draw 7
draw 8
draw 0
draw 1
draw 2
draw 9                   # awaits: texan, mexican
```

```then
hand texan 0 7 8
hand mexican 1 2 9
deck 3 4 5 6 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
```"#],
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
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## C-7 Starting again

The eleventh turn of the Campaign is 21 February. From now on victory is that of 1836.

```pos
campaign 1836 turn 1
step deal
mover texan
hand texan 0 1 2
hand mexican 3 4
PRG: San
0508: Bur
```

```play
draw 5                   # events: TurnBegan 1 Y1836; turn: 11
```

```pos
campaign 1836 turn 5
step card
player1 mexican
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
1406: Bur
PRG: San
```

```play
draw 3                   # over: mexican
```

```pos
campaign 1836 turn 12
step card
player1 mexican
mover texan
1406: Bur
PRG: San
```

```play
draw 3                   # over: texan
```"#],
            &[r#"## C-7 Nuevo comienzo

El undécimo turno de la Campaña es el 21 de febrero. Desde ahora la victoria es la de 1836.

```pos
campaign 1836 turn 1
step deal
mover texan
hand texan 0 1 2
hand mexican 3 4
PRG: San
0508: Bur
```

```play
draw 5                   # events: TurnBegan 1 Y1836; turn: 11
```

```pos
campaign 1836 turn 5
step card
player1 mexican
mover texan
burned 0508 0606 0710 0906 1007 1110 1010 1207
1406: Bur
PRG: San
```

```play
draw 3                   # over: mexican
```

```pos
campaign 1836 turn 12
step card
player1 mexican
mover texan
1406: Bur
PRG: San
```

```play
draw 3                   # over: texan
```"#],
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
```

A 0 gives nothing to spend: the movement of its owner is over at once.

```pos
1836 turn 3
step cards
hand texan 5
hand mexican 22
0407: Bur
PRG: San
```

```play
texan play 5
mexican play 22          # awaits: texan
texan done               # events: Moves Seat 0 0, Moves Seat 1 1; awaits: mexican
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
```

Un 0 no da nada que gastar: el movimiento de su dueño acaba en el acto.

```pos
1836 turn 3
step cards
hand texan 5
hand mexican 22
0407: Bur
PRG: San
```

```play
texan play 5
mexican play 22          # awaits: texan
texan done               # events: Moves Seat 0 0, Moves Seat 1 1; awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "4.0-b",
        title: ["Events", "Eventos"],
        text: [
            "Most events take effect at once, some in the Combat Phase; Player 1's comes first. Surprise: in one battle your attackers all act first in round 1. Comanche: a raid near their country (2.25-a). Storm: no movement and no combat. Forced March: one point more, without a roll, for those under command. Desertion: an enemy hex rolls for each block and loses a step on 1 or 2. Muster: four blocks in towns gain a step and rest. Names and texts are ours but for what the rulebook tells of the first two.",
            "La mayoría de los eventos surte efecto en el acto; algunos, en la Fase de Combate; primero el del Jugador 1. Sorpresa: en una batalla todos tus atacantes actúan primero en la ronda 1. Comanche: una incursión cerca de su tierra (2.25-a). Tormenta: ni movimiento ni combate. Marcha Forzada: un punto más, sin tirada, para los que están bajo mando. Deserción: un hexágono enemigo tira por cada bloque y pierde un paso con 1 o 2. Reclutamiento: cuatro bloques en pueblos ganan un paso y descansan. Nombres y textos son nuestros, salvo lo que el reglamento cuenta de los dos primeros.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[4, 101, 103],
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
texan desert 0508        # refused
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

Comanche: see 2.25-a.

Player 1's Desertion is carried out before Player 2's Storm ends the turn.

```pos
1836 turn 5
step cards
hand texan 4
hand mexican 2
deck 5
0906: Hou
0407: Que
PRG: San
```

```play
texan play 4
mexican play 2           # awaits: texan
texan desert 0407
roll 2                   # events: Lost Que, Stormy; turn: 6
```

Desertion never takes a leader's last step.

```pos
1836 turn 5
step desertion texan
player1 texan
chosen texan 4
chosen mexican 22
0906: Hou
0407: Ses1
PRG: San
```

```play
texan desert 0407
roll 1                   # no event: Eliminated; awaits: texan
```

Muster: not in a fort, not where too many eat; and whoever was mustered does not march.

```pos
1836 turn 5
step muster texan 4
player1 texan
chosen texan 5
chosen mexican 22
0308: Bow1
0906: Hou2 Bur3
0710: Wal2 Hor Gra1 Fan War Kim
PRG: San
```

```play
texan muster Bow         # refused
texan muster Wal         # refused 5.7-b
texan muster Hou
texan muster Hou         # refused 5.7-a
texan muster Bur
texan done               # awaits: mexican
```

Surprise is for a battle in which its owner attacks, and he may keep it for another.

```pos
1836 turn 5
step battles mexican
surprise texan
unfought 0606 0706
player1-attacks 0606
0606: Wal Ald+moved<0507
0706: Tlc Bur+moved<0705
PRG: San
```

```play
mexican fight 0606       # no event: Surprised; awaits: texan
texan pass Wal
mexican retreat Ald 0507 # refused 6.4-b
mexican fire Ald
roll 1 1 1 6             # events: Eliminated Wal
mexican done
mexican fight 0706       # awaits: texan
texan done               # events: RoundBegan 1; no event: Surprised; awaits: mexican
```

A raid of the Comanche for Texas, from the play of the card to the fight.

```pos
1836 turn 5
step cards
hand texan 1
hand mexican 22
0606: Wal
0407: Tlc Ald
PRG: San
```

```play
texan play 1
mexican play 22          # awaits: texan
texan done
mexican done             # awaits: texan
texan raid 0407          # events: BattleBegan 0407 Raid; awaits: texan
texan fire Com
roll 2 6 6 6             # events: Lost Ald; awaits: mexican
mexican fire Ald
roll 6 6 6               # awaits: mexican
```

Forced March serves those under a leader only; a block sent alone rolls as ever.

```pos
1836 turn 5
step orders
mover mexican
cp 1
chosen mexican 3
PRG: San Ald
1601: Hou
```

```play
mexican send Ald
mexican march 0408       # events: Marched forced true; awaits: fate
```

Four blocks and no fifth: with the fourth step the Muster is over.

```pos
1836 turn 5
step muster texan 4
player1 texan
chosen texan 5
chosen mexican 22
0906: Hou2 Bur3
0710: Wal2 She2 Mld2
PRG: San
```

```play
texan muster Hou
texan muster Bur
texan muster Wal
texan muster She         # events: Gained She, Moves Seat 0; awaits: mexican
```

Desertion reaches the besieged too, and asks a die of every block.

```pos
1836 turn 5
step desertion mexican
chosen mexican 4
chosen texan 22
0308: Ald
0308 inside: Bow1 Tra1 AAt
PRG: San
```

```play
mexican desert 0308
roll 2 3 6               # awaits: texan
texan lose Bow           # refused 6.31-a
texan lose AAt           # events: Lost AAt; no event: HalfHit
```

Besiegers before a city are not in a friendly town.

```pos
1836 turn 5
step muster mexican 4
chosen mexican 5
0208: Ald3
0208 inside: Bow
PRG: San
```

```play
mexican muster Ald       # refused
mexican done
```"#],
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
texan desert 0508        # refused
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

Comanche: véase 2.25-a.

La Deserción del Jugador 1 se cumple antes de que la Tormenta del Jugador 2 acabe con el turno.

```pos
1836 turn 5
step cards
hand texan 4
hand mexican 2
deck 5
0906: Hou
0407: Que
PRG: San
```

```play
texan play 4
mexican play 2           # awaits: texan
texan desert 0407
roll 2                   # events: Lost Que, Stormy; turn: 6
```

La Deserción nunca quita el último paso de un líder.

```pos
1836 turn 5
step desertion texan
player1 texan
chosen texan 4
chosen mexican 22
0906: Hou
0407: Ses1
PRG: San
```

```play
texan desert 0407
roll 1                   # no event: Eliminated; awaits: texan
```

Reclutamiento: no en un fuerte ni donde comen demasiados; y quien fue reclutado no marcha.

```pos
1836 turn 5
step muster texan 4
player1 texan
chosen texan 5
chosen mexican 22
0308: Bow1
0906: Hou2 Bur3
0710: Wal2 Hor Gra1 Fan War Kim
PRG: San
```

```play
texan muster Bow         # refused
texan muster Wal         # refused 5.7-b
texan muster Hou
texan muster Hou         # refused 5.7-a
texan muster Bur
texan done               # awaits: mexican
```

La Sorpresa es para una batalla en la que ataca su dueño, y puede guardarla para otra.

```pos
1836 turn 5
step battles mexican
surprise texan
unfought 0606 0706
player1-attacks 0606
0606: Wal Ald+moved<0507
0706: Tlc Bur+moved<0705
PRG: San
```

```play
mexican fight 0606       # no event: Surprised; awaits: texan
texan pass Wal
mexican retreat Ald 0507 # refused 6.4-b
mexican fire Ald
roll 1 1 1 6             # events: Eliminated Wal
mexican done
mexican fight 0706       # awaits: texan
texan done               # events: RoundBegan 1; no event: Surprised; awaits: mexican
```

Una incursión comanche para Texas, desde que se juega la carta hasta el combate.

```pos
1836 turn 5
step cards
hand texan 1
hand mexican 22
0606: Wal
0407: Tlc Ald
PRG: San
```

```play
texan play 1
mexican play 22          # awaits: texan
texan done
mexican done             # awaits: texan
texan raid 0407          # events: BattleBegan 0407 Raid; awaits: texan
texan fire Com
roll 2 6 6 6             # events: Lost Ald; awaits: mexican
mexican fire Ald
roll 6 6 6               # awaits: mexican
```

La Marcha Forzada solo sirve a quienes están bajo un líder; un bloque enviado solo tira como siempre.

```pos
1836 turn 5
step orders
mover mexican
cp 1
chosen mexican 3
PRG: San Ald
1601: Hou
```

```play
mexican send Ald
mexican march 0408       # events: Marched forced true; awaits: fate
```

Cuatro bloques y ni uno más: con el cuarto paso acaba el Reclutamiento.

```pos
1836 turn 5
step muster texan 4
player1 texan
chosen texan 5
chosen mexican 22
0906: Hou2 Bur3
0710: Wal2 She2 Mld2
PRG: San
```

```play
texan muster Hou
texan muster Bur
texan muster Wal
texan muster She         # events: Gained She, Moves Seat 0; awaits: mexican
```

La Deserción alcanza también a los sitiados, y pide un dado por bloque.

```pos
1836 turn 5
step desertion mexican
chosen mexican 4
chosen texan 22
0308: Ald
0308 inside: Bow1 Tra1 AAt
PRG: San
```

```play
mexican desert 0308
roll 2 3 6               # awaits: texan
texan lose Bow           # refused 6.31-a
texan lose AAt           # events: Lost AAt; no event: HalfHit
```

Los sitiadores ante una ciudad no están en un pueblo amigo.

```pos
1836 turn 5
step muster mexican 4
chosen mexican 5
0208: Ald3
0208 inside: Bow
PRG: San
```

```play
mexican muster Ald       # refused
mexican done
```"#],
        ],
    },
    Clause {
        id: "5.0-a",
        title: ["No compulsion", "Sin obligación"],
        text: [
            "A card must be played, but nobody must move: a player may do nothing at all. Moves cannot be saved.",
            "Hay que jugar una carta, pero nadie está obligado a mover: un jugador puede no hacer nada. Los movimientos no se guardan.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[159],
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
```

An order given is spent: Burleson was taken up and stays, and the point is gone; he is not taken up again this turn.

```pos
1836 turn 3
step orders
player1 texan
cp 2
chosen mexican 22
0906: Hou Bur
PRG: San
```

```play
texan send Bur
texan stay
texan send Bur           # refused 5.0-d
texan command Hou
texan send Bur           # refused 5.0-d
texan done               # awaits: mexican
```

A player may do nothing at all.

```pos
1836 turn 3
step orders
player1 texan
cp 4
chosen mexican 22
0906: Hou
PRG: San
```

```play
texan done               # awaits: mexican
mexican done             # awaits: fate
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
```

Una orden dada está gastada: se iba a mover a Burleson, se queda, y el punto se ha perdido; este turno ya no se le mueve.

```pos
1836 turn 3
step orders
player1 texan
cp 2
chosen mexican 22
0906: Hou Bur
PRG: San
```

```play
texan send Bur
texan stay
texan send Bur           # refused 5.0-d
texan command Hou
texan send Bur           # refused 5.0-d
texan done               # awaits: mexican
```

Un jugador puede no hacer nada.

```pos
1836 turn 3
step orders
player1 texan
cp 4
chosen mexican 22
0906: Hou
PRG: San
```

```play
texan done               # awaits: mexican
mexican done             # awaits: fate
```"#],
        ],
    },
    Clause {
        id: "5.0-b",
        title: ["Through friends, into enemies", "Entre amigos y enemigos"],
        text: [
            "Blocks pass freely through friends. On entering a hex with enemy blocks they stop, and there will be a battle.",
            "Los bloques pasan libremente entre amigos. Al entrar en un hexágono con bloques enemigos se detienen, y habrá batalla.",
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
mexican march 0510       # refused 5.0-b
mexican attack 0611/0612 # refused
mexican attack 0511/0611 # events: Marched 0612 0511
```

Where the enemy is, the march ends: nobody goes through Gonzales while Kimball holds it.

```pos
1836 turn 3
step orders
mover mexican
cp 1
0507: Ald
0508: Kim
PRG: San
```

```play
mexican send Ald
mexican march 0608       # refused 5.0-b
mexican march 0508       # refused 5.3-a
mexican attack 0508/0507 # awaits: mexican
mexican fight 0508
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
mexican march 0510       # refused 5.0-b
mexican attack 0611/0612 # refused
mexican attack 0511/0611 # events: Marched 0612 0511
```

Donde está el enemigo acaba la marcha: nadie atraviesa Gonzales mientras Kimball esté allí.

```pos
1836 turn 3
step orders
mover mexican
cp 1
0507: Ald
0508: Kim
PRG: San
```

```play
mexican send Ald
mexican march 0608       # refused 5.0-b
mexican march 0508       # refused 5.3-a
mexican attack 0508/0507 # awaits: mexican
mexican fight 0508
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
```

Those besieged there do not stop them, nor is the passing block shown. Into a siege by the enemy nobody passes: see 7.3-a.

```pos
1836 turn 3
step orders
mover mexican
cp 1
0109: Tam
0308: Ald
0308 inside: Tra AAt Bow Kim
PRG: San
```

```play
mexican send Tam
mexican march 0409       # no event: Shown; events: Marched 0109 0409 forced false; awaits: mexican
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
```

Los sitiados no los detienen, ni se descubre el bloque que pasa. Por un asedio del enemigo nadie pasa: véase 7.3-a.

```pos
1836 turn 3
step orders
mover mexican
cp 1
0109: Tam
0308: Ald
0308 inside: Tra AAt Bow Kim
PRG: San
```

```play
mexican send Tam
mexican march 0409       # no event: Shown; events: Marched 0109 0409 forced false; awaits: mexican
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
        rulings: &[107],
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
```

A retreat or regroup is not a move: Burleson moved, won, and regroups.

```pos
1836 turn 5
step turn
player1 texan
unfought 0706
player1-attacks 0706
battle 0706 field texan round=1 slot=5 came=0705
0706: Que1+shown+acted Bur+shown+moved<0705
PRG: San
```

```play
texan fire Bur
roll 1 6 6 6             # events: Eliminated Que; awaits: texan
texan regroup Bur 0606   # events: Regrouped Bur 0706 0606; awaits: fate
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
```

Una retirada o un reagrupamiento no es un movimiento: Burleson se movió, venció y se reagrupa.

```pos
1836 turn 5
step turn
player1 texan
unfought 0706
player1-attacks 0706
battle 0706 field texan round=1 slot=5 came=0705
0706: Que1+shown+acted Bur+shown+moved<0705
PRG: San
```

```play
texan fire Bur
roll 1 6 6 6             # events: Eliminated Que; awaits: texan
texan regroup Bur 0606   # events: Regrouped Bur 0706 0606; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "5.0-e",
        title: ["The edge", "El borde"],
        text: [
            "Hexes cut by the edge or the coast are played on as whole ones, by a published answer those with two pieces of land too. No block leaves the map.",
            "Los hexágonos cortados por el borde o la costa se usan como enteros, según una respuesta publicada también los de dos pedazos de tierra. Ningún bloque sale del mapa.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[153],
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
```

San Antonio Bay is land in two parts, but one hex: whoever comes from the east meets whoever came from the west.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0712: Yuc
0811: Geo
PRG: San
```

```play
texan send Geo
texan march 0712         # refused 5.3-a
texan attack 0712/0811   # awaits: texan
texan fight 0712         # events: BattleBegan 0712 Field
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
```

La bahía de San Antonio es tierra en dos partes, pero un solo hexágono: quien llega del este se encuentra con quien llegó del oeste.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0712: Yuc
0811: Geo
PRG: San
```

```play
texan send Geo
texan march 0712         # refused 5.3-a
texan attack 0712/0811   # awaits: texan
texan fight 0712         # events: BattleBegan 0712 Field
```"#],
        ],
    },
    Clause {
        id: "5.11-a",
        title: ["Leader command", "Mando del líder"],
        text: [
            "One Command Point activates a leader. He is turned face up and commands the blocks in his hex and the adjacent ones, which move as they like; Santa Anna reaches two hexes.",
            "Un Punto de Mando activa a un líder. Se descubre y manda los bloques de su hexágono y de los adyacentes, que se mueven como quieran; Santa Anna alcanza dos hexágonos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[105, 109, 110],
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
```

A box is adjacent to the hex that its road leads to. From Presidio Rio Grande Sesma reaches Medina, Santa Anna San Antonio too.

```pos
1836 turn 5
step orders
mover mexican
cp 2
PRG: San Ses
0109: Mat
0208: Jim
1601: Hou
```

```play
mexican command Ses
mexican send Jim         # refused
mexican send Mat
mexican march 0208
mexican done
mexican command San
mexican send Jim
mexican march 0308
```

A leader who has commanded does not command again, and nobody else commands at all.

```pos
1836 turn 5
step orders
player1 texan
cp 3
0906: Hou Bur
PRG: San
```

```play
texan command Bur        # refused
texan command San        # refused T-e
texan command Hou
texan done
texan command Hou        # refused
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
```

Una casilla es adyacente al hexágono al que lleva su camino. Desde Presidio Río Grande Sesma alcanza Medina; Santa Anna, también San Antonio.

```pos
1836 turn 5
step orders
mover mexican
cp 2
PRG: San Ses
0109: Mat
0208: Jim
1601: Hou
```

```play
mexican command Ses
mexican send Jim         # refused
mexican send Mat
mexican march 0208
mexican done
mexican command San
mexican send Jim
mexican march 0308
```

Un líder que ha mandado no vuelve a mandar, y nadie más puede hacerlo.

```pos
1836 turn 5
step orders
player1 texan
cp 3
0906: Hou Bur
PRG: San
```

```play
texan command Bur        # refused
texan command San        # refused T-e
texan command Hou
texan done
texan command Hou        # refused
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
```

Between Bastrop and Peach Creek the Colorado has no crossing: Houston does not reach over it.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0606: Hou
0607: Bur
PRG: San
```

```play
texan command Hou
texan send Bur           # refused
```

Santa Anna, who reaches two hexes, commands Carlos from Victoria round by Coletto Creek.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0710: San
0711: Ald
1601: Hou
```

```play
mexican command San
mexican send Ald
mexican march 0610
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
```

Entre Bastrop y Peach Creek el Colorado no tiene paso: el mando de Houston no llega al otro lado.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0606: Hou
0607: Bur
PRG: San
```

```play
texan command Hou
texan send Bur           # refused
```

Santa Anna, que alcanza dos hexágonos, manda Carlos desde Victoria por Coletto Creek.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0710: San
0711: Ald
1601: Hou
```

```play
mexican command San
mexican send Ald
mexican march 0610
```"#],
        ],
    },
    Clause {
        id: "5.11-c",
        title: ["The leader himself", "El propio líder"],
        text: [
            "When he has commanded, the leader may move too, even into battle. By our ruling that ends his command, and a leader who has moved this turn is not activated any more.",
            "Después de mandar, el líder también puede moverse, incluso a la batalla. Según nuestro criterio, con ello termina su mando, y un líder que se ha movido este turno ya no se activa.",
        ],
        origin: Origin::Ours,
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
```

He may stay where he is, too; his blocks move all the same.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0906: Hou Bur
PRG: San
```

```play
texan command Hou
texan send Bur
texan march 0806
texan done               # awaits: fate
```

```then
0906: Hou3+activated
0806: Bur4+moved
```

First he commands, then he moves. A leader who has moved this turn, singly, by sea or under another's command, is not activated any more.

```pos
1836 turn 5
step orders
player1 texan
cp 2
0906: Hou
0805: Bur
PRG: San
```

```play
texan send Hou
texan march 0806
texan command Hou        # refused
texan send Bur
```

```pos
1836 turn 5
step orders
player1 texan
cp 2
0906: Hou Fan
0806: Wal
PRG: San
```

```play
texan command Hou
texan send Fan
texan march 0806
texan done
texan command Fan        # refused
```

With the option he may be activated where he is now.

```pos
1836 turn 5
options moved-leaders=command
step orders
player1 texan
cp 2
0906: Hou
0805: Bur
PRG: San
```

```play
texan send Hou
texan march 0806
texan command Hou
texan send Bur
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
```

También puede quedarse donde está; sus bloques se mueven igual.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0906: Hou Bur
PRG: San
```

```play
texan command Hou
texan send Bur
texan march 0806
texan done               # awaits: fate
```

```then
0906: Hou3+activated
0806: Bur4+moved
```

Primero manda, después se mueve. Un líder que se ha movido este turno, suelto, por mar o bajo el mando de otro, ya no se activa.

```pos
1836 turn 5
step orders
player1 texan
cp 2
0906: Hou
0805: Bur
PRG: San
```

```play
texan send Hou
texan march 0806
texan command Hou        # refused
texan send Bur
```

```pos
1836 turn 5
step orders
player1 texan
cp 2
0906: Hou Fan
0806: Wal
PRG: San
```

```play
texan command Hou
texan send Fan
texan march 0806
texan done
texan command Fan        # refused
```

Con la opción puede activarse donde está ahora.

```pos
1836 turn 5
options moved-leaders=command
step orders
player1 texan
cp 2
0906: Hou
0805: Bur
PRG: San
```

```play
texan send Hou
texan march 0806
texan command Hou
texan send Bur
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
```

Tolsa commands the 2nd brigade, and Fannin those marked F.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: Tol
0308: Gro Ald
PRG: San
1601: Hou
```

```play
mexican command Tol
mexican send Ald         # refused
mexican send Gro
```

```pos
1836 turn 5
step orders
player1 texan
cp 1
0710: Fan Bur
0809: War Kim She
1601: Hou
PRG: San
```

```play
texan command Fan
texan send Kim           # refused
texan send She           # refused
texan send War
texan march 0710
texan send Bur           # note: not of his brigade, but in his hex
texan march 0809
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
```

Tolsa manda la 2.ª brigada, y Fannin a los marcados con F.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: Tol
0308: Gro Ald
PRG: San
1601: Hou
```

```play
mexican command Tol
mexican send Ald         # refused
mexican send Gro
```

```pos
1836 turn 5
step orders
player1 texan
cp 1
0710: Fan Bur
0809: War Kim She
1601: Hou
PRG: San
```

```play
texan command Fan
texan send Kim           # refused
texan send She           # refused
texan send War
texan march 0710
texan send Bur           # note: not of his brigade, but in his hex
texan march 0809
```"#],
        ],
    },
    Clause {
        id: "5.12-b",
        title: ["Commanders-in-Chief", "Comandantes en jefe"],
        text: [
            "Santa Anna and Houston are Commanders-in-Chief and command any block of their armies; Houston not the U.S. blocks.",
            "Santa Anna y Houston son comandantes en jefe y mandan cualquier bloque de su ejército; Houston, no los de los Estados Unidos.",
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
```

Santa Anna commands blocks of any brigade, two hexes away.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: San
0309: Ald
0408: Gro
0511: Yuc
1601: Hou
```

```play
mexican command San
mexican send Yuc         # refused 5.11-a
mexican send Ald
mexican march 0409
mexican send Gro
mexican march 0509       # awaits: mexican
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
```

Santa Anna manda bloques de cualquier brigada, a dos hexágonos.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: San
0309: Ald
0408: Gro
0511: Yuc
1601: Hou
```

```play
mexican command San
mexican send Yuc         # refused 5.11-a
mexican send Ald
mexican march 0409
mexican send Gro
mexican march 0509       # awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "5.13-a",
        title: ["Independent command", "Mando independiente"],
        text: [
            "One Command Point moves one single block located beyond leader command. By our ruling it also moves one that a leader could command; with the option it does not.",
            "Un Punto de Mando mueve un solo bloque que está fuera del mando de un líder. Según nuestro criterio, también uno que un líder podría mandar; con la opción, no.",
        ],
        origin: Origin::Ours,
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
```

A block beside its leader may be sent alone as well, and one point moves one.

```pos
1836 turn 5
step orders
player1 texan
cp 1
chosen mexican 22
0906: Hou Bur She
PRG: San
```

```play
texan send Bur
texan march 0806         # awaits: mexican
texan send She           # refused: not awaited
```

With the option a single order is only for a block that no leader can command: as long as Houston can be activated, Burleson beside him and
Houston himself move by his command. Sherman is far away.

```pos
1836 turn 5
options single-orders=beyond
step orders
player1 texan
cp 3
0906: Hou Bur Wal
1406: She
PRG: San
```

```play
texan send Bur           # refused
texan send Hou           # refused
texan send She
texan march 1407
texan command Hou
texan done
texan send Bur           # note: Houston has commanded, and commands nobody any more
```

Travis does not command Burleson in the next hex, so Burleson is beyond leader command.

```pos
1836 turn 5
options single-orders=beyond
step orders
player1 texan
cp 1
0906: Tra
0806: Bur
PRG: San
```

```play
texan send Bur
texan march 0706         # awaits: fate
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
```

También puede enviarse solo un bloque junto a su líder, y un punto mueve a uno.

```pos
1836 turn 5
step orders
player1 texan
cp 1
chosen mexican 22
0906: Hou Bur She
PRG: San
```

```play
texan send Bur
texan march 0806         # awaits: mexican
texan send She           # refused: not awaited
```

Con la opción una orden suelta es solo para un bloque que ningún líder puede mandar: mientras Houston pueda activarse, Burleson a su lado y el propio
Houston se mueven bajo su mando. Sherman está lejos.

```pos
1836 turn 5
options single-orders=beyond
step orders
player1 texan
cp 3
0906: Hou Bur Wal
1406: She
PRG: San
```

```play
texan send Bur           # refused
texan send Hou           # refused
texan send She
texan march 1407
texan command Hou
texan done
texan send Bur           # note: Houston has commanded, and commands nobody any more
```

Travis no manda a Burleson en el hexágono vecino: Burleson está fuera del mando de un líder.

```pos
1836 turn 5
options single-orders=beyond
step orders
player1 texan
cp 1
0906: Tra
0806: Bur
PRG: San
```

```play
texan send Bur
texan march 0706         # awaits: fate
```"#],
        ],
    },
    Clause {
        id: "5.2-a",
        title: ["Cost of hexsides", "Coste de los lados"],
        text: [
            "Crossing a hexside costs movement points: clear 2, forest 3, road 1, trail 1, ford 1, ferry 2. A river is crossed at fords and ferries only. Forest counts along hexsides between two forest hexes.",
            "Cruzar un lado cuesta puntos de movimiento: despejado 2, bosque 3, camino 1, senda 1, vado 1, transbordador 2. Un río solo se cruza por vados y transbordadores. El bosque cuenta en los lados entre dos hexágonos de bosque.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[1, 114],
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
```

Two clear hexsides cost four: infantry must force its march. One forest hexside costs three.

```pos
1836 turn 5
step orders
player1 texan
cp 2
0705: Bur
0706: She
PRG: San
```

```play
texan send Bur
texan march 0603         # events: Marched Bur 0705 0603 forced true
texan send She
texan march 0805         # events: Marched She 0706 0805 forced false; awaits: fate
roll 5                   # no event: Lost; awaits: fate
```

There is no smallest move: guns with two points enter a box only by a forced march.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0109: AAm
PRG: San
```

```play
mexican send AAm
mexican march PRG        # events: Marched AAm forced true; awaits: fate
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
```

Dos lados despejados cuestan cuatro: la infantería debe forzar la marcha. Un lado de bosque cuesta tres.

```pos
1836 turn 5
step orders
player1 texan
cp 2
0705: Bur
0706: She
PRG: San
```

```play
texan send Bur
texan march 0603         # events: Marched Bur 0705 0603 forced true
texan send She
texan march 0805         # events: Marched She 0706 0805 forced false; awaits: fate
roll 5                   # no event: Lost; awaits: fate
```

No hay movimiento mínimo: la artillería, con dos puntos, solo entra en una casilla a marcha forzada.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0109: AAm
PRG: San
```

```play
mexican send AAm
mexican march PRG        # events: Marched AAm forced true; awaits: fate
```"#],
        ],
    },
    Clause {
        id: "5.2-b",
        title: ["Roads and trails", "Caminos y sendas"],
        text: [
            "Roads and trails cancel other terrain, but not fords and ferries; by a published answer the crossing's cost is the whole cost.",
            "Caminos y sendas anulan otro terreno, pero no vados ni transbordadores; según una respuesta publicada, el coste del cruce es el total.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[152],
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
```

The road cancels the forest between Bastrop and the Brazos: one point a hexside.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0606: Bur
PRG: San
```

```play
texan send Bur
texan march 0804         # events: Marched 0606 0804 forced false; awaits: fate
```

Ferry two and road one: infantry comes from Cibolo over the ferry of Gonzales to Peach Creek.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0408: Ald
PRG: San
```

```play
mexican send Ald
mexican march 0607       # events: Marched 0408 0607 forced false; awaits: fate
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
```

El camino anula el bosque entre Bastrop y el Brazos: un punto por lado.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0606: Bur
PRG: San
```

```play
texan send Bur
texan march 0804         # events: Marched 0606 0804 forced false; awaits: fate
```

Transbordador dos y camino uno: la infantería va de Cibolo por el transbordador de Gonzales a Peach Creek.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0408: Ald
PRG: San
```

```play
mexican send Ald
mexican march 0607       # events: Marched 0408 0607 forced false; awaits: fate
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
        rulings: &[116, 117],
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
```

Four by a road.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0606: Que
0706: Wal Ald+moved<0606 Tlc+moved<0606 Zap+moved<0606
PRG: San
```

```play
mexican send Que
mexican attack 0706/0606 # awaits: mexican
```

```pos
1836 turn 5
step orders
mover mexican
cp 1
0606: Gto
0706: Wal Ald+moved<0606 Tlc+moved<0606 Zap+moved<0606 Que+moved<0606
PRG: San
```

```play
mexican send Gto
mexican attack 0706/0606 # refused
mexican attack 0706/0605 # events: Marched Gto forced true; awaits: fate
```

One by a forest hexside, two over clear ground.

```pos
1836 turn 5
step orders
mover mexican
cp 2
0805: Que
0605: Gto
0706: Wal Ald+moved<0805 Tlc+moved<0605 Zap+moved<0605
PRG: San
```

```play
mexican send Que
mexican attack 0706/0805 # refused
mexican stay
mexican send Gto
mexican attack 0706/0605 # refused
mexican stay
```

One by a ferry, two by a trail.

```pos
1836 turn 5
step orders
mover mexican
cp 3
0408: Que
0507: Gto Mor
0508: Wal Ald+moved<0408 Tlc+moved<0507
PRG: San
```

```play
mexican send Que
mexican attack 0508/0408 # refused
mexican stay
mexican send Gto
mexican attack 0508/0507
mexican send Mor
mexican attack 0508/0507 # refused
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
```

Cuatro por un camino.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0606: Que
0706: Wal Ald+moved<0606 Tlc+moved<0606 Zap+moved<0606
PRG: San
```

```play
mexican send Que
mexican attack 0706/0606 # awaits: mexican
```

```pos
1836 turn 5
step orders
mover mexican
cp 1
0606: Gto
0706: Wal Ald+moved<0606 Tlc+moved<0606 Zap+moved<0606 Que+moved<0606
PRG: San
```

```play
mexican send Gto
mexican attack 0706/0606 # refused
mexican attack 0706/0605 # events: Marched Gto forced true; awaits: fate
```

Uno por un lado de bosque, dos por terreno despejado.

```pos
1836 turn 5
step orders
mover mexican
cp 2
0805: Que
0605: Gto
0706: Wal Ald+moved<0805 Tlc+moved<0605 Zap+moved<0605
PRG: San
```

```play
mexican send Que
mexican attack 0706/0805 # refused
mexican stay
mexican send Gto
mexican attack 0706/0605 # refused
mexican stay
```

Uno por un transbordador, dos por una senda.

```pos
1836 turn 5
step orders
mover mexican
cp 3
0408: Que
0507: Gto Mor
0508: Wal Ald+moved<0408 Tlc+moved<0507
PRG: San
```

```play
mexican send Que
mexican attack 0508/0408 # refused
mexican stay
mexican send Gto
mexican attack 0508/0507
mexican send Mor
mexican attack 0508/0507 # refused
```"#],
        ],
    },
    Clause {
        id: "5.3-b",
        title: ["Two routes", "Dos rutas"],
        text: [
            "Where two roads or two trails cross one hexside its limit is the sum of both minus one: seven, or three.",
            "Donde dos caminos o dos sendas cruzan un mismo lado, su límite es la suma de ambos menos uno: siete, o tres.",
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
```

Two trails let three through.

```pos
1836 turn 9
step orders
mover mexican
cp 1
1208: Que
1207: Hou Ald+moved<1208 Tlc+moved<1208
PRG: San
```

```play
mexican send Que
mexican attack 1207/1208 # awaits: mexican
```

```pos
1836 turn 9
step orders
mover mexican
cp 1
1208: Que
1207: Hou Ald+moved<1208 Tlc+moved<1208 Zap+moved<1208
PRG: San
```

```play
mexican send Que
mexican attack 1207/1208 # refused 5.3-a
```

Two roads that meet at a ford are a ford: two blocks.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0510: She
0511: Yuc Bur+moved<0510 Wal+moved<0510
PRG: San
```

```play
texan send She
texan attack 0511/0510   # refused 5.3-a
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
```

Dos sendas dejan pasar a tres.

```pos
1836 turn 9
step orders
mover mexican
cp 1
1208: Que
1207: Hou Ald+moved<1208 Tlc+moved<1208
PRG: San
```

```play
mexican send Que
mexican attack 1207/1208 # awaits: mexican
```

```pos
1836 turn 9
step orders
mover mexican
cp 1
1208: Que
1207: Hou Ald+moved<1208 Tlc+moved<1208 Zap+moved<1208
PRG: San
```

```play
mexican send Que
mexican attack 1207/1208 # refused 5.3-a
```

Dos caminos que se juntan en un vado son un vado: dos bloques.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0510: She
0511: Yuc Bur+moved<0510 Wal+moved<0510
PRG: San
```

```play
texan send She
texan attack 0511/0510   # refused 5.3-a
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
```

Single moves fill a hexside as much as a leader's.

```pos
1836 turn 5
step orders
mover mexican
cp 3
0610: Ald Tlc Que
0710: Hor
PRG: San
```

```play
mexican send Ald
mexican attack 0710/0610
mexican send Tlc
mexican attack 0710/0610
mexican send Que
mexican attack 0710/0610 # refused 5.3-a
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
```

Los movimientos sueltos llenan un lado igual que los de un líder.

```pos
1836 turn 5
step orders
mover mexican
cp 3
0610: Ald Tlc Que
0710: Hor
PRG: San
```

```play
mexican send Ald
mexican attack 0710/0610
mexican send Tlc
mexican attack 0710/0610
mexican send Que
mexican attack 0710/0610 # refused 5.3-a
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
```

Gonzales, taken by Mexico, is a friendly town for it: its block there may be mustered.

```pos
1836 turn 5
step muster mexican 4
chosen mexican 5
0508: Ald3
0507: Tlc2
PRG: San
```

```play
mexican muster Tlc       # refused 4.0-b
mexican muster Ald       # events: Gained Ald
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
```

Gonzales, tomada por México, es para él un pueblo amigo: su bloque puede reclutar allí.

```pos
1836 turn 5
step muster mexican 4
chosen mexican 5
0508: Ald3
0507: Tlc2
PRG: San
```

```play
mexican muster Tlc       # refused 4.0-b
mexican muster Ald       # events: Gained Ald
```"#],
        ],
    },
    Clause {
        id: "5.4-b",
        title: ["Vacant hexes", "Hexágonos vacíos"],
        text: [
            "A vacant hex is neutral, but one with a green town is Mexican and one with a blue town Texan. A camp is neutral while nobody is there.",
            "Un hexágono vacío es neutral, pero con un pueblo verde es mexicano y con uno azul, texano. Un campamento es neutral mientras no haya nadie.",
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
```

An empty camp is nobody's: either side may regroup there.

```pos
1836 turn 5
step regroup mexican
battle 0208 field mexican round=1 slot=0
0208: Ald
PRG: Tlc San
```

```play
mexican regroup Ald 0309 # awaits: fate
```

```pos
1836 turn 5
step regroup texan
player1 texan
battle 0208 field texan round=1 slot=0
0208: Bur
PRG: San
```

```play
texan regroup Bur 0309   # awaits: fate
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
```

Un campamento vacío no es de nadie: cualquiera puede reagruparse en él.

```pos
1836 turn 5
step regroup mexican
battle 0208 field mexican round=1 slot=0
0208: Ald
PRG: Tlc San
```

```play
mexican regroup Ald 0309 # awaits: fate
```

```pos
1836 turn 5
step regroup texan
player1 texan
battle 0208 field texan round=1 slot=0
0208: Bur
PRG: San
```

```play
texan regroup Bur 0309   # awaits: fate
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
        rulings: &[139],
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
```

What was burned does not revert.

```pos
1836 turn 5
step orders
mover mexican
cp 1
hand texan 1
hand mexican 3
deck 5
burned 0710
0710: Yuc
PRG: San
0906: Hou
pool: She
```

```play
mexican send Yuc
mexican march 0610       # awaits: fate
draw 14
texan deploy 0710        # refused 8.31-a
texan deploy 0508
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
```

Lo quemado no revierte.

```pos
1836 turn 5
step orders
mover mexican
cp 1
hand texan 1
hand mexican 3
deck 5
burned 0710
0710: Yuc
PRG: San
0906: Hou
pool: She
```

```play
mexican send Yuc
mexican march 0610       # awaits: fate
draw 14
texan deploy 0710        # refused 8.31-a
texan deploy 0508
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
```

Dolores rides through empty Gonzales: it stays Texan.

```pos
1836 turn 5
step orders
mover mexican
cp 1
hand texan 1
hand mexican 3
deck 5
0507: Dol
PRG: San
0906: Hou
pool: She
```

```play
mexican send Dol
mexican march 0708       # events: Marched 0507 0708 forced false; awaits: fate
draw 14
texan deploy 0508        # events: Deployed She 0508; turn: 6
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
```

Dolores atraviesa Gonzales, vacía: sigue siendo texana.

```pos
1836 turn 5
step orders
mover mexican
cp 1
hand texan 1
hand mexican 3
deck 5
0507: Dol
PRG: San
0906: Hou
pool: She
```

```play
mexican send Dol
mexican march 0708       # events: Marched 0507 0708 forced false; awaits: fate
draw 14
texan deploy 0508        # events: Deployed She 0508; turn: 6
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
```

Two attackers pin two of three. The third may go, whichever it is; then the others may not.

```pos
1836 turn 5
step orders
cp 3
unfought 0706
player1-attacks 0706
0706: Wal She Hor Ald+moved<0606 Tlc+moved<0606
PRG: San
```

```play
# offered: send Wal; offered: send She; offered: send Hor
texan send She
texan march 0705
texan send Wal           # refused
texan send Hor           # refused
```

As many attackers as defenders: nobody moves.

```pos
1836 turn 5
step orders
cp 3
unfought 0706
player1-attacks 0706
0706: Hou Wal Ald+moved<0606 Tlc+moved<0606
PRG: San
```

```play
texan send Wal           # refused
texan command Hou
texan send Wal           # refused
texan send Hou           # refused
```

Besiegers who are attacked by a relief force are pinned too: one Texan holds one of two.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 2
unfought 0308
player1-attacks 0308
0308: Ald Tlc Kim+moved<0408
0308 inside: Bow AAt
PRG: San
```

```play
mexican send Ald
mexican march 0208
mexican send Tlc         # refused
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
```

Dos atacantes fijan a dos de tres. El tercero puede irse, sea cual sea; después, los otros no.

```pos
1836 turn 5
step orders
cp 3
unfought 0706
player1-attacks 0706
0706: Wal She Hor Ald+moved<0606 Tlc+moved<0606
PRG: San
```

```play
# offered: send Wal; offered: send She; offered: send Hor
texan send She
texan march 0705
texan send Wal           # refused
texan send Hor           # refused
```

Tantos atacantes como defensores: nadie se mueve.

```pos
1836 turn 5
step orders
cp 3
unfought 0706
player1-attacks 0706
0706: Hou Wal Ald+moved<0606 Tlc+moved<0606
PRG: San
```

```play
texan send Wal           # refused
texan command Hou
texan send Wal           # refused
texan send Hou           # refused
```

También quedan fijados los sitiadores a los que ataca una fuerza de socorro: un texano fija a uno de dos.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 2
unfought 0308
player1-attacks 0308
0308: Ald Tlc Kim+moved<0408
0308 inside: Bow AAt
PRG: San
```

```play
mexican send Ald
mexican march 0208
mexican send Tlc         # refused
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
        rulings: &[118, 181],
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
```

An unpinned block may go and attack elsewhere.

```pos
1836 turn 5
step orders
cp 1
unfought 0706
player1-attacks 0706
0706: Wal Hor Ald+moved<0606
0705: Tlc
PRG: San
```

```play
texan send Hor
texan attack 0606/0706   # refused 5.0-b
texan attack 0705/0706   # awaits: mexican
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
```

Un bloque no fijado puede ir a atacar a otra parte.

```pos
1836 turn 5
step orders
cp 1
unfought 0706
player1-attacks 0706
0706: Wal Hor Ald+moved<0606
0705: Tlc
PRG: San
```

```play
texan send Hor
texan attack 0606/0706   # refused 5.0-b
texan attack 0705/0706   # awaits: mexican
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
```

Nor does it help the pinned that an attack from elsewhere is coming to their aid.

```pos
1836 turn 5
step orders
cp 3
unfought 0706
player1-attacks 0706
0706: Hou Wal Ald+moved<0606 Tlc+moved<0606
0705: Bur She
PRG: San
```

```play
texan send Bur
texan attack 0706/0705
texan send She
texan attack 0706/0705
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
```

Tampoco ayuda a los fijados que otros acudan a atacar.

```pos
1836 turn 5
step orders
cp 3
unfought 0706
player1-attacks 0706
0706: Hou Wal Ald+moved<0606 Tlc+moved<0606
0705: Bur She
PRG: San
```

```play
texan send Bur
texan attack 0706/0705
texan send She
texan attack 0706/0705
texan send Wal           # refused 5.5-a
```"#],
        ],
    },
    Clause {
        id: "5.6-a",
        title: ["Forced march", "Marcha forzada"],
        text: [
            "A block may march one movement point more than its rating. After all friendly movement a die is rolled for each that did: 1 to 3 loses a step, 4 to 6 nothing.",
            "Un bloque puede gastar un punto de movimiento más que su valor. Tras todo el movimiento amigo se tira un dado por cada uno que lo hizo: de 1 a 3 pierde un paso; de 4 a 6, nada.",
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
```

On 4 to 6 nothing is lost. One may force a march into battle.

```pos
1836 turn 5
step orders
mover mexican
cp 1
PRG: San Ald
0408: Wal
```

```play
mexican send Ald
mexican attack 0408/0308 # events: Marched PRG 0408 forced true; awaits: fate
roll 4                   # no event: Lost; awaits: mexican
mexican fight 0408       # events: Shown Ald 4
```

Two points too many are out of reach.

```pos
1836 turn 5
step orders
mover mexican
cp 1
PRG: San Ald
```

```play
mexican send Ald
mexican march 0508       # refused 2.13-a
mexican march 0408       # events: Marched forced true; awaits: fate
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
```

De 4 a 6 no se pierde nada. Se puede forzar la marcha hasta la batalla.

```pos
1836 turn 5
step orders
mover mexican
cp 1
PRG: San Ald
0408: Wal
```

```play
mexican send Ald
mexican attack 0408/0308 # events: Marched PRG 0408 forced true; awaits: fate
roll 4                   # no event: Lost; awaits: mexican
mexican fight 0408       # events: Shown Ald 4
```

Con dos puntos de más no se llega.

```pos
1836 turn 5
step orders
mover mexican
cp 1
PRG: San Ald
```

```play
mexican send Ald
mexican march 0508       # refused 2.13-a
mexican march 0408       # events: Marched forced true; awaits: fate
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
```

A leader forces his march, loses a step, and is where he went.

```pos
1836 turn 5
step orders
mover mexican
cp 1
PRG: San
1601: Hou
```

```play
mexican command San
mexican send San
mexican march 0408       # events: Marched San forced true; awaits: fate
roll 3                   # events: Lost San; awaits: fate
```

```then
0408: San2+moved+activated
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
```

Un líder fuerza la marcha, pierde un paso y está donde iba.

```pos
1836 turn 5
step orders
mover mexican
cp 1
PRG: San
1601: Hou
```

```play
mexican command San
mexican send San
mexican march 0408       # events: Marched San forced true; awaits: fate
roll 3                   # events: Lost San; awaits: fate
```

```then
0408: San2+moved+activated
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
```

Whoever foraged defends himself with the step he gained.

```pos
1836 turn 5
step orders
player1 texan
cp 1
chosen mexican 22
0706: Wal2
0606: Que
PRG: San
```

```play
texan forage Wal         # awaits: mexican
mexican send Que
mexican attack 0706/0606 # awaits: texan
texan fight 0706
texan fire Wal
roll 1 6 6               # events: Lost Que
```

Whoever has moved does not forage.

```pos
1836 turn 5
step orders
player1 texan
cp 2
0906: Bur3
PRG: San
```

```play
texan send Bur
texan march 0907
texan forage Bur         # refused 5.0-d
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
```

Quien forrajeó se defiende con el paso que ganó.

```pos
1836 turn 5
step orders
player1 texan
cp 1
chosen mexican 22
0706: Wal2
0606: Que
PRG: San
```

```play
texan forage Wal         # awaits: mexican
mexican send Que
mexican attack 0706/0606 # awaits: texan
texan fight 0706
texan fire Wal
roll 1 6 6               # events: Lost Que
```

Quien se ha movido no forrajea.

```pos
1836 turn 5
step orders
player1 texan
cp 2
0906: Bur3
PRG: San
```

```play
texan send Bur
texan march 0907
texan forage Bur         # refused 5.0-d
```"#],
        ],
    },
    Clause {
        id: "5.7-b",
        title: ["Who cannot forage", "Quién no puede forrajear"],
        text: [
            "Never to an active leader, a besieged block, a block in a pending battle, or one in a hex with more blocks than it feeds; and, by our ruling, never above full strength.",
            "Nunca a un líder activo, un sitiado, un bloque en batalla pendiente o en un hexágono con más bloques de los que alimenta; y, según nuestro criterio, nunca por encima de la fuerza plena.",
        ],
        origin: Origin::Ours,
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
```

A leader who has foraged commands nobody this turn.

```pos
1836 turn 5
step orders
player1 texan
cp 2
0906: Hou2 Bur
PRG: San
```

```play
texan forage Hou
texan command Hou        # refused 5.7-a
```

Besiegers may forage, as long as the hex feeds them.

```pos
1836 turn 5
step orders
mover mexican
cp 2
0511: Ald3 Tlc
0511 inside: GAt Wal
0308: Que2 Gto Mor Mat
0308 inside: AAt
PRG: San
```

```play
mexican forage Que       # refused
mexican forage Ald       # events: Gained Ald
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
```

Un líder que ha forrajeado no manda a nadie este turno.

```pos
1836 turn 5
step orders
player1 texan
cp 2
0906: Hou2 Bur
PRG: San
```

```play
texan forage Hou
texan command Hou        # refused 5.7-a
```

Los sitiadores pueden forrajear mientras el hexágono los alimente.

```pos
1836 turn 5
step orders
mover mexican
cp 2
0511: Ald3 Tlc
0511 inside: GAt Wal
0308: Que2 Gto Mor Mat
0308 inside: AAt
PRG: San
```

```play
mexican forage Que       # refused
mexican forage Ald       # events: Gained Ald
```"#],
        ],
    },
    Clause {
        id: "5.71-a",
        title: ["Burning", "Quemar"],
        text: [
            "With a burn card, one Command Point burns one Victory Town that is occupied and friendly. One block there may gain a step as by foraging; or none does, and all may move. By our ruling moves are paid for by other points, and a besieged place does not burn.",
            "Con una carta de quemar, un Punto de Mando quema una Ciudad de Victoria ocupada y amiga. Un bloque de allí puede ganar un paso como forrajeando; o ninguno, y todos pueden moverse. Según nuestro criterio, los movimientos se pagan con otros puntos, y una plaza sitiada no arde.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[138, 140, 167],
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
```

Texas burns a town of its own, takes no step, and the block marches off.

```pos
1836 turn 5
step orders
player1 texan
cp 2
chosen texan 20
0508: Bur3
PRG: San
```

```play
texan burn 0508          # events: Burned 0508; no event: Gained
texan send Bur
texan march 0607         # awaits: fate
```

A besieged place does not burn, neither for those inside nor for those before it.

```pos
1836 turn 5
step orders
mover mexican
cp 2
chosen mexican 19
chosen texan 20
0308: Ald
0308 inside: Bow
PRG: San
```

```play
mexican burn 0308        # refused
mexican done             # awaits: texan
texan burn 0308          # refused
```

The three Mexican boxes are Victory Towns, and burn like others: in 1835 Texas burns Laredo, and nobody holds it any more.

```pos
1835 turn 6
step orders
player1 texan
cp 2
chosen texan 19
chosen mexican 20
presidials LAR Pre
LAR: Bur
0308: Cos
dead: Pre
vanguard
```

```play
texan burn LAR           # events: Burned LAR
texan burn LAR           # refused
```

With the option they do not.

```pos
1835 turn 6
options burn-boxes=no
step orders
player1 texan
cp 1
chosen texan 19
chosen mexican 20
presidials LAR Pre
LAR: Bur
0308: Cos
dead: Pre
vanguard
```

```play
texan burn LAR           # refused
```

Full strength, and the step cannot be taken; the town can be burned all the same.

```pos
1836 turn 5
step orders
mover mexican
cp 1
chosen mexican 22
0508: Ald
PRG: San
```

```play
mexican burn 0508 Ald    # refused 5.7-b
mexican burn 0508        # awaits: fate
```

The point burns the town; whoever then moves, moves by another order. With the option one block there moves for the same point.

```pos
1836 turn 5
options burn-march=free
step orders
player1 texan
cp 1
chosen texan 19
chosen mexican 20
0508: Bur Wal
1406: She
PRG: San
```

```play
texan burn 0508          # events: Burned 0508; awaits: texan
texan send She           # refused
texan send Bur
texan march 0607         # awaits: mexican
```

```pos
1836 turn 5
options burn-march=free
step orders
player1 texan
cp 1
chosen texan 19
chosen mexican 20
0508: Bur3 Wal
PRG: San
```

```play
texan burn 0508 Bur      # events: Burned 0508, Gained Bur; awaits: mexican; note: the step instead
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
```

Texas quema una ciudad propia, no toma ningún paso, y el bloque se marcha.

```pos
1836 turn 5
step orders
player1 texan
cp 2
chosen texan 20
0508: Bur3
PRG: San
```

```play
texan burn 0508          # events: Burned 0508; no event: Gained
texan send Bur
texan march 0607         # awaits: fate
```

Una plaza sitiada no arde, ni para los de dentro ni para los de fuera.

```pos
1836 turn 5
step orders
mover mexican
cp 2
chosen mexican 19
chosen texan 20
0308: Ald
0308 inside: Bow
PRG: San
```

```play
mexican burn 0308        # refused
mexican done             # awaits: texan
texan burn 0308          # refused
```

Las tres casillas mexicanas son Ciudades de Victoria y arden como las demás: en 1835 Texas quema Laredo, y ya no es de nadie.

```pos
1835 turn 6
step orders
player1 texan
cp 2
chosen texan 19
chosen mexican 20
presidials LAR Pre
LAR: Bur
0308: Cos
dead: Pre
vanguard
```

```play
texan burn LAR           # events: Burned LAR
texan burn LAR           # refused
```

Con la opción no arden.

```pos
1835 turn 6
options burn-boxes=no
step orders
player1 texan
cp 1
chosen texan 19
chosen mexican 20
presidials LAR Pre
LAR: Bur
0308: Cos
dead: Pre
vanguard
```

```play
texan burn LAR           # refused
```

A plena fuerza no se puede tomar el paso; quemar la ciudad, sí.

```pos
1836 turn 5
step orders
mover mexican
cp 1
chosen mexican 22
0508: Ald
PRG: San
```

```play
mexican burn 0508 Ald    # refused 5.7-b
mexican burn 0508        # awaits: fate
```

El punto quema la población; quien después se mueva, lo hará con otra orden. Con la opción un bloque de allí se mueve por el mismo punto.

```pos
1836 turn 5
options burn-march=free
step orders
player1 texan
cp 1
chosen texan 19
chosen mexican 20
0508: Bur Wal
1406: She
PRG: San
```

```play
texan burn 0508          # events: Burned 0508; awaits: texan
texan send She           # refused
texan send Bur
texan march 0607         # awaits: mexican
```

```pos
1836 turn 5
options burn-march=free
step orders
player1 texan
cp 1
chosen texan 19
chosen mexican 20
0508: Bur3 Wal
PRG: San
```

```play
texan burn 0508 Bur      # events: Burned 0508, Gained Bur; awaits: mexican; note: the step instead
```"#],
        ],
    },
    Clause {
        id: "5.71-b",
        title: ["What is left", "Lo que queda"],
        text: [
            "Everything in the hex burns: it feeds two blocks, is neutral, takes no reinforcements, is no Victory Town and no port. By our ruling it has no walls either.",
            "Arde todo el hexágono: alimenta a dos bloques, es neutral, no recibe refuerzos, no es Ciudad de Victoria ni puerto. Según nuestro criterio, tampoco tiene muros.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[138, 139, 182],
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
```

Burned San Felipe feeds two instead of five.

```pos
1836 turn 9
step orders
mover mexican
cp 1
hand texan 1
hand mexican 3
deck 5
chosen mexican 22
1007: Ald Tlc Zap
PRG: San
1601: Hou
```

```play
mexican burn 1007        # awaits: fate
roll 6                   # events: Starved 1007
```

The burned hex is neutral: a victor regroups there, and a defender retreats there.

```pos
1836 turn 5
step regroup mexican
burned 0508
battle 0607 field mexican round=1 slot=0
0607: Ald
PRG: San
```

```play
mexican regroup Ald 0508 # awaits: fate
```

Reinforcements do not come to a burned box. Gaona may only go another way, a turn later; whoever waits beside a box that burns turns to one that
stands; and when none stands, no brigade comes.

```pos
1836 turn 1
step enter 1
mover mexican
player1 texan
burned PRG
later: Gao Ald
MAT: San
0906: Hou
```

```play
mexican enter PRG        # refused
mexican enter LAR        # events: BrigadeArrives First LAR waits true; awaits: fate
```

```pos
1836 turn 5
step card
player1 texan
mover texan
hand texan 3
hand mexican 4
deck 1 2 5
burned LAR
MAT: San
0906: Hou
LAR beside: Gao Ald
```

```play
draw 1                   # events: TurnedTo LAR PRG; awaits: fate
```

```then
PRG beside: Gao2 Ald4
```

```pos
1836 turn 1
step card
player1 texan
mover texan
hand texan 3
hand mexican 4
deck 1 2 5
burned PRG LAR MAT
later: Gao Ald
0308: San
0906: Hou
```

```play
draw 1                   # awaits: fate; no event: BrigadeArrives
draw 2                   # turn: 2
```

Whoever takes a box and burns it has captured it: the Vanguard comes.

```pos
1835 turn 6
step orders
player1 texan
cp 2
chosen texan 19
chosen mexican 20
presidials LAR Pre
0111: Bur
0308: Cos
dead: Pre
later: San Ald
```

```play
texan send Bur
texan march LAR
texan burn LAR           # events: Burned LAR, VanguardComes LAR
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
```

San Felipe quemada alimenta a dos en vez de a cinco.

```pos
1836 turn 9
step orders
mover mexican
cp 1
hand texan 1
hand mexican 3
deck 5
chosen mexican 22
1007: Ald Tlc Zap
PRG: San
1601: Hou
```

```play
mexican burn 1007        # awaits: fate
roll 6                   # events: Starved 1007
```

El hexágono quemado es neutral: un vencedor puede reagruparse en él y un defensor retirarse a él.

```pos
1836 turn 5
step regroup mexican
burned 0508
battle 0607 field mexican round=1 slot=0
0607: Ald
PRG: San
```

```play
mexican regroup Ald 0508 # awaits: fate
```

A una casilla quemada no llegan refuerzos. Gaona solo puede ir por otro camino, un turno después; quien espera junto a una casilla que arde se dirige a una
que siga en pie; y si no queda ninguna, no llega ninguna brigada.

```pos
1836 turn 1
step enter 1
mover mexican
player1 texan
burned PRG
later: Gao Ald
MAT: San
0906: Hou
```

```play
mexican enter PRG        # refused
mexican enter LAR        # events: BrigadeArrives First LAR waits true; awaits: fate
```

```pos
1836 turn 5
step card
player1 texan
mover texan
hand texan 3
hand mexican 4
deck 1 2 5
burned LAR
MAT: San
0906: Hou
LAR beside: Gao Ald
```

```play
draw 1                   # events: TurnedTo LAR PRG; awaits: fate
```

```then
PRG beside: Gao2 Ald4
```

```pos
1836 turn 1
step card
player1 texan
mover texan
hand texan 3
hand mexican 4
deck 1 2 5
burned PRG LAR MAT
later: Gao Ald
0308: San
0906: Hou
```

```play
draw 1                   # awaits: fate; no event: BrigadeArrives
draw 2                   # turn: 2
```

Quien toma una casilla y la quema la ha capturado: llega la vanguardia.

```pos
1835 turn 6
step orders
player1 texan
cp 2
chosen texan 19
chosen mexican 20
presidials LAR Pre
0111: Bur
0308: Cos
dead: Pre
later: San Ald
```

```play
texan send Bur
texan march LAR
texan burn LAR           # events: Burned LAR, VanguardComes LAR
```"#],
        ],
    },
    Clause {
        id: "5.81-a",
        title: ["Sea Move", "Movimiento Naval"],
        text: [
            "One Command Point moves one block by sea, from a friendly port straight to another. Leaders do not help. By our ruling neither port is besieged, and unpinned blocks may sail out of one that is attacked.",
            "Un Punto de Mando lleva un bloque por mar, de un puerto amigo directamente a otro. Los líderes no ayudan. Según nuestro criterio, ninguno de los dos está sitiado, y de uno atacado pueden zarpar los bloques no fijados.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[144, 160, 181],
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
```

Cavalry may sail between friendly ports. It is the whole move.

```pos
1836 turn 3
step orders
player1 texan
cp 2
1209: MCv Hou
PRG: San
```

```play
texan sail MCv 1309      # events: Sailed MCv attack false
texan send MCv           # refused 5.0-d
texan command Hou
texan sail Hou 1309      # refused 5.11-a
```

A besieged port serves nobody: the Mexicans at Matagorda cannot come to Matamoros.

```pos
1836 turn 9
step orders
mover mexican
cp 4
1010: Ald
MAT: Kim
MAT inside: Yuc
PRG: San
```

```play
mexican sail Ald MAT     # refused 5.82-b
mexican sail Yuc 1010    # refused 7.3-a
```

Nor does it serve the besiegers: the walls command the harbour.

```pos
1836 turn 9
step orders
player1 texan
cp 2
1209: NOr
MAT: Kim
MAT inside: Yuc
PRG: San
```

```play
texan sail NOr MAT       # refused 5.82-b
texan sail Kim 1209      # refused
```

A port that is attacked is still a port to those whom nobody pins: they may sail out of it. With the option they may not.

```pos
1836 turn 5
step orders
player1 mexican
cp 2
unfought 1010
player1-attacks 1010
1010: Geo NYk Ald+moved<1009
PRG: San
```

```play
texan sail Geo 1309      # events: Sailed Geo 1010 1309
texan sail NYk 1309      # refused 5.5-a
```

```pos
1836 turn 5
options attacked-ports=closed
step orders
player1 mexican
cp 2
unfought 1010
player1-attacks 1010
1010: Geo NYk Ald+moved<1009
PRG: San
```

```play
texan sail Geo 1309      # refused
```

Nobody sails from a port that is besieged: the besieger controls it.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
1010: Tlc
MAT: Bur
MAT inside: Ald San
```

```play
mexican sail Ald 1010    # refused 7.3-a
mexican sail Tlc MAT     # refused 5.82-b
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
```

La caballería puede navegar entre puertos amigos. Es todo su movimiento.

```pos
1836 turn 3
step orders
player1 texan
cp 2
1209: MCv Hou
PRG: San
```

```play
texan sail MCv 1309      # events: Sailed MCv attack false
texan send MCv           # refused 5.0-d
texan command Hou
texan sail Hou 1309      # refused 5.11-a
```

Un puerto sitiado no sirve a nadie: los mexicanos de Matagorda no pueden ir a Matamoros.

```pos
1836 turn 9
step orders
mover mexican
cp 4
1010: Ald
MAT: Kim
MAT inside: Yuc
PRG: San
```

```play
mexican sail Ald MAT     # refused 5.82-b
mexican sail Yuc 1010    # refused 7.3-a
```

Tampoco sirve a los sitiadores: los muros dominan el puerto.

```pos
1836 turn 9
step orders
player1 texan
cp 2
1209: NOr
MAT: Kim
MAT inside: Yuc
PRG: San
```

```play
texan sail NOr MAT       # refused 5.82-b
texan sail Kim 1209      # refused
```

Un puerto atacado sigue siendo puerto para quienes nadie fija: pueden zarpar. Con la opción, no.

```pos
1836 turn 5
step orders
player1 mexican
cp 2
unfought 1010
player1-attacks 1010
1010: Geo NYk Ald+moved<1009
PRG: San
```

```play
texan sail Geo 1309      # events: Sailed Geo 1010 1309
texan sail NYk 1309      # refused 5.5-a
```

```pos
1836 turn 5
options attacked-ports=closed
step orders
player1 mexican
cp 2
unfought 1010
player1-attacks 1010
1010: Geo NYk Ald+moved<1009
PRG: San
```

```play
texan sail Geo 1309      # refused
```

De un puerto sitiado no zarpa nadie: lo domina el sitiador.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 1
1010: Tlc
MAT: Bur
MAT inside: Ald San
```

```play
mexican sail Ald 1010    # refused 7.3-a
mexican sail Tlc MAT     # refused 5.82-b
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
texan sail NOr 1010      # refused
texan sail NOr 1309      # note: elsewhere it may
```

Other blocks may move by sea and land in the same turn.

```pos
1836 turn 3
step orders
player1 texan
cp 3
1209: NOr NYk
1110: She
PRG: San
```

```play
texan sail NOr 1010
texan sail NYk 1010
texan send She
texan march 1010         # awaits: fate
```

```then
1010: NOr2+moved NYk2+moved She3+moved
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
texan sail NOr 1010      # refused
texan sail NOr 1309      # note: elsewhere it may
```

Otros bloques pueden moverse por mar y por tierra en el mismo turno.

```pos
1836 turn 3
step orders
player1 texan
cp 3
1209: NOr NYk
1110: She
PRG: San
```

```play
texan sail NOr 1010
texan sail NYk 1010
texan send She
texan march 1010         # awaits: fate
```

```then
1010: NOr2+moved NYk2+moved She3+moved
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
        rulings: &[143, 160],
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
```

An enemy port with nobody in it costs two points too, and is then taken without a fight.

```pos
1836 turn 9
step orders
mover mexican
cp 3
1010: Ald Tlc
PRG: San
1601: Hou
```

```play
mexican sail Ald 1209    # events: Sailed attack true
mexican sail Tlc 1209    # events: Sailed attack false; note: the port is Mexican now
# awaits: fate
```

It begins in a friendly port: Brazoria is none.

```pos
1836 turn 9
step orders
mover mexican
cp 4
1110: Ald
1309: Geo
PRG: San
```

```play
mexican sail Ald 1309    # refused 1.4-a
```

Four hexes are one too many: from Linnville to Velasco.

```pos
1836 turn 9
step orders
mover mexican
cp 4
0810: Ald
1209: Geo
1010: NYk
PRG: San
```

```play
mexican sail Ald 1209    # refused
mexican sail Ald 1010    # events: Sailed 0810 1010 attack true
```

A leader may attack by sea like infantry; artillery may not.

```pos
1836 turn 9
step orders
player1 texan
cp 4
1209: Fan GAt
1010: Ald
PRG: San
```

```play
texan sail GAt 1010      # refused
texan sail Fan 1010      # events: Sailed Fan attack true
texan sail GAt 1309      # awaits: texan; note: to a friendly port it may
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
```

Un puerto enemigo sin nadie cuesta también dos puntos, y entonces se toma sin combate.

```pos
1836 turn 9
step orders
mover mexican
cp 3
1010: Ald Tlc
PRG: San
1601: Hou
```

```play
mexican sail Ald 1209    # events: Sailed attack true
mexican sail Tlc 1209    # events: Sailed attack false; note: the port is Mexican now
# awaits: fate
```

Empieza en un puerto amigo: Brazoria no lo es.

```pos
1836 turn 9
step orders
mover mexican
cp 4
1110: Ald
1309: Geo
PRG: San
```

```play
mexican sail Ald 1309    # refused 1.4-a
```

Cuatro hexágonos son uno de más: de Linnville a Velasco.

```pos
1836 turn 9
step orders
mover mexican
cp 4
0810: Ald
1209: Geo
1010: NYk
PRG: San
```

```play
mexican sail Ald 1209    # refused
mexican sail Ald 1010    # events: Sailed 0810 1010 attack true
```

Un líder puede atacar por mar como la infantería; la artillería, no.

```pos
1836 turn 9
step orders
player1 texan
cp 4
1209: Fan GAt
1010: Ald
PRG: San
```

```play
texan sail GAt 1010      # refused
texan sail Fan 1010      # events: Sailed Fan attack true
texan sail GAt 1309      # awaits: texan; note: to a friendly port it may
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
```

Not from two ports at once.

```pos
1836 turn 9
step orders
player1 texan
cp 4
1209: NOr NYk
1309: Geo
1010: Ald
PRG: San
```

```play
texan sail NOr 1010
texan sail Geo 1010      # refused
texan sail NYk 1010      # awaits: texan
texan fight 1010
```

Nor where one's own blocks attack by land.

```pos
1836 turn 9
step orders
player1 texan
cp 4
1209: NOr
1010: Ald She+moved<1009
PRG: San
```

```play
texan sail NOr 1010      # refused
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
```

No desde dos puertos a la vez.

```pos
1836 turn 9
step orders
player1 texan
cp 4
1209: NOr NYk
1309: Geo
1010: Ald
PRG: San
```

```play
texan sail NOr 1010
texan sail Geo 1010      # refused
texan sail NYk 1010      # awaits: texan
texan fight 1010
```

Ni donde los propios atacan por tierra.

```pos
1836 turn 9
step orders
player1 texan
cp 4
1209: NOr
1010: Ald She+moved<1009
PRG: San
```

```play
texan sail NOr 1010      # refused
```"#],
        ],
    },
    Clause {
        id: "5.83-a",
        title: ["Sea retreat", "Retirada naval"],
        text: [
            "Those who attacked by sea retreat to the port they sailed from, unless it has fallen into enemy hands; nobody else retreats by sea. By our ruling they may do so in any round.",
            "Quienes atacaron por mar se retiran al puerto de donde zarparon, salvo que haya caído en manos enemigas; nadie más se retira por mar. Según nuestro criterio, pueden hacerlo en cualquier ronda.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[168, 169],
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
```

The port has fallen behind them: they cannot retreat, and are lost.

```pos
1836 turn 9
step turn
player1 texan
unfought 1010
player1-attacks 1010
battle 1010 field texan round=3 slot=5
1010: NOr+shown+landed<1209 Ald+shown+acted
1209: Tlc
PRG: San
```

```play
texan retreat NOr 1209   # refused
texan pass NOr           # events: Eliminated NOr; awaits: mexican
```

Nobody else leaves by sea: the defenders of Matagorda may not sail to Velasco.

```pos
1836 turn 9
step turn
unfought 1010
player1-attacks 1010
battle 1010 field mexican round=2 slot=4 came=1009
1010: NOr+shown Ald+shown+moved<1009
PRG: San
```

```play
texan retreat NOr 1209   # refused 6.4-a
texan retreat NOr 1110
```

By sea one may leave in round 1 too.

```pos
1836 turn 9
step turn
player1 texan
unfought 1010
player1-attacks 1010
battle 1010 field texan round=1 slot=5
1010: NOr+shown+moved+landed<1209 Ald+shown+acted
PRG: San
```

```play
texan retreat NOr 1209   # events: Retreated NOr 1209; awaits: mexican
```

A landing that nobody holds has not fallen to the enemy: those who left it empty may go back.

```pos
1836 turn 9
step turn
player1 texan
unfought 1010
player1-attacks 1010
battle 1010 field texan round=2 slot=5
1010: NOr+moved+shown+landed<0810 Ald+shown+acted
PRG: San
```

```play
texan retreat NOr 0810   # events: Retreated NOr 0810; awaits: mexican
```

Whoever landed in an empty port and is attacked there is the defender, and retreats as a defender.

```pos
1836 turn 9
step turn
player1 mexican
unfought 1209
battle 1209 field texan round=2 slot=4 came=1110
1209: Ald+moved+shown+landed<1010 Bur+shown+moved<1110
PRG: San
```

```play
mexican retreat Ald 1208 # events: Retreated Ald 1208; awaits: texan
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
```

El puerto ha caído a sus espaldas: no pueden retirarse y están perdidos.

```pos
1836 turn 9
step turn
player1 texan
unfought 1010
player1-attacks 1010
battle 1010 field texan round=3 slot=5
1010: NOr+shown+landed<1209 Ald+shown+acted
1209: Tlc
PRG: San
```

```play
texan retreat NOr 1209   # refused
texan pass NOr           # events: Eliminated NOr; awaits: mexican
```

Nadie más se va por mar: los defensores de Matagorda no pueden navegar a Velasco.

```pos
1836 turn 9
step turn
unfought 1010
player1-attacks 1010
battle 1010 field mexican round=2 slot=4 came=1009
1010: NOr+shown Ald+shown+moved<1009
PRG: San
```

```play
texan retreat NOr 1209   # refused 6.4-a
texan retreat NOr 1110
```

Por mar se puede ir también en la ronda 1.

```pos
1836 turn 9
step turn
player1 texan
unfought 1010
player1-attacks 1010
battle 1010 field texan round=1 slot=5
1010: NOr+shown+moved+landed<1209 Ald+shown+acted
PRG: San
```

```play
texan retreat NOr 1209   # events: Retreated NOr 1209; awaits: mexican
```

Un embarcadero que no es de nadie no ha caído en manos enemigas: quienes lo dejaron vacío pueden volver.

```pos
1836 turn 9
step turn
player1 texan
unfought 1010
player1-attacks 1010
battle 1010 field texan round=2 slot=5
1010: NOr+moved+shown+landed<0810 Ald+shown+acted
PRG: San
```

```play
texan retreat NOr 0810   # events: Retreated NOr 0810; awaits: mexican
```

Quien desembarcó en un puerto vacío y es atacado allí es el defensor, y como tal se retira.

```pos
1836 turn 9
step turn
player1 mexican
unfought 1209
battle 1209 field texan round=2 slot=4 came=1110
1209: Ald+moved+shown+landed<1010 Bur+shown+moved<1110
PRG: San
```

```play
mexican retreat Ald 1208 # events: Retreated Ald 1208; awaits: texan
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

Two battles. At Victoria the blocks are turned face up; those at Bastrop stay hidden until their own battle, which cannot begin before this one is over.

```pos
1836 turn 3
step battles mexican
unfought 0606 0710
player1-attacks 0606 0710
0606: Bur Ald+moved<0507
0710: Hor Dol+moved<0610
PRG: San
```

```play
mexican fight 0710       # events: BattleBegan 0710 Field, Shown Dol 3, Shown Hor 1; no event: Shown Bur
mexican fire Dol
roll 1 6 6               # events: Eliminated Hor, BattleEnded 0710; awaits: mexican
mexican fight 0606       # refused 6.5-a
mexican done
mexican fight 0606       # events: Shown Ald 4, Shown Bur 4
```

Nothing is shown before its battle: the defender decides about the siege without knowing who comes.

```pos
1836 turn 5
step battles mexican
unfought 0308
player1-attacks 0308
0308: Bow Tra Ald+moved<0208 Que+moved<0208
PRG: San
```

```play
mexican fight 0308       # awaits: texan; no event: Shown
texan withdraw Tra       # no event: Shown
texan done               # events: Shown Ald 4, Shown Que 3, Shown Bow 2; no event: Shown Tra
```"#],
            &[r#"## 6.0-a Batalla a batalla

Dos batallas. En Victoria los bloques se descubren; los de Bastrop siguen ocultos hasta su propia batalla, que no puede empezar antes de que acabe esta.

```pos
1836 turn 3
step battles mexican
unfought 0606 0710
player1-attacks 0606 0710
0606: Bur Ald+moved<0507
0710: Hor Dol+moved<0610
PRG: San
```

```play
mexican fight 0710       # events: BattleBegan 0710 Field, Shown Dol 3, Shown Hor 1; no event: Shown Bur
mexican fire Dol
roll 1 6 6               # events: Eliminated Hor, BattleEnded 0710; awaits: mexican
mexican fight 0606       # refused 6.5-a
mexican done
mexican fight 0606       # events: Shown Ald 4, Shown Bur 4
```

Nada se descubre antes de su batalla: el defensor decide sobre el asedio sin saber quién llega.

```pos
1836 turn 5
step battles mexican
unfought 0308
player1-attacks 0308
0308: Bow Tra Ald+moved<0208 Que+moved<0208
PRG: San
```

```play
mexican fight 0308       # awaits: texan; no event: Shown
texan withdraw Tra       # no event: Shown
texan done               # events: Shown Ald 4, Shown Que 3, Shown Bow 2; no event: Shown Tra
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

The worked example. Mexican cavalry A3, infantry C1 and leader A1 attack up a road against Texan cavalry B2 and infantry C2. The Texans can retreat only after
the cavalry and the leader have fired. In round 3 the Mexicans must leave: cavalry and leader first, while the infantry takes the fire of both Texans before it can go.

```pos
1836 turn 5
step battles mexican
unfought 0706
player1-attacks 0706
0706: Gra Wal Dol+moved<0606 Que+moved<0606 Ses+moved<0606
PRG: San
```

```play
mexican fight 0706       # events: RoundBegan 1; awaits: mexican
texan retreat Gra 0705   # refused: not awaited
mexican fire Que         # refused 6.2-b
mexican fire Dol
roll 4 5 6               # events: Fired Dol 0
mexican fire Ses
roll 2 2                 # events: Fired Ses 0; awaits: texan
# offered: retreat Gra 0705; offered: fire Gra; not offered: fire Wal
texan fire Gra
roll 3 3                 # awaits: texan
# offered: retreat Wal 0705
texan fire Wal
roll 3 4 5               # awaits: mexican
mexican fire Que
roll 2 3 4               # events: RoundBegan 2; awaits: mexican
mexican fire Dol
roll 4 4 4
mexican fire Ses
roll 2 2
texan fire Gra
roll 6 6
texan fire Wal
roll 6 6 6
mexican fire Que
roll 6 6 6               # events: RoundBegan 3
mexican fire Dol         # refused
mexican pass Dol         # refused
mexican retreat Dol 0606
mexican retreat Ses 0606 # awaits: texan
texan fire Gra
roll 1 6                 # events: Lost Que
texan fire Wal
roll 2 6 6               # events: Lost Que; awaits: mexican
mexican fire Que         # refused
mexican retreat Que 0606 # events: Retreated Que, BattleEnded 0706; awaits: texan
texan done               # awaits: fate
```

```then
0606: Dol3+moved Que1+moved Ses2+moved
0706: Gra2 Wal3
```

If the defenders have left the field, nobody has to retreat from it.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=2 slot=4 came=0606
0706: Wal+shown Zap+shown+moved<0606
PRG: San
```

```play
texan retreat Wal 0705   # events: BattleEnded 0706; awaits: mexican
mexican done             # awaits: fate
```

```then
0706: Zap3+moved<0606
0705: Wal3
```"#],
            &[r#"## 6.1-a Tres rondas

El ejemplo del reglamento. Caballería mexicana A3, infantería C1 y líder A1 atacan por un camino a caballería texana B2 e infantería C2. Los texanos solo pueden
retirarse después de que disparen la caballería y el líder. En la ronda 3 los mexicanos deben irse: primero caballería y líder; la infantería recibe antes el fuego de ambos texanos.

```pos
1836 turn 5
step battles mexican
unfought 0706
player1-attacks 0706
0706: Gra Wal Dol+moved<0606 Que+moved<0606 Ses+moved<0606
PRG: San
```

```play
mexican fight 0706       # events: RoundBegan 1; awaits: mexican
texan retreat Gra 0705   # refused: not awaited
mexican fire Que         # refused 6.2-b
mexican fire Dol
roll 4 5 6               # events: Fired Dol 0
mexican fire Ses
roll 2 2                 # events: Fired Ses 0; awaits: texan
# offered: retreat Gra 0705; offered: fire Gra; not offered: fire Wal
texan fire Gra
roll 3 3                 # awaits: texan
# offered: retreat Wal 0705
texan fire Wal
roll 3 4 5               # awaits: mexican
mexican fire Que
roll 2 3 4               # events: RoundBegan 2; awaits: mexican
mexican fire Dol
roll 4 4 4
mexican fire Ses
roll 2 2
texan fire Gra
roll 6 6
texan fire Wal
roll 6 6 6
mexican fire Que
roll 6 6 6               # events: RoundBegan 3
mexican fire Dol         # refused
mexican pass Dol         # refused
mexican retreat Dol 0606
mexican retreat Ses 0606 # awaits: texan
texan fire Gra
roll 1 6                 # events: Lost Que
texan fire Wal
roll 2 6 6               # events: Lost Que; awaits: mexican
mexican fire Que         # refused
mexican retreat Que 0606 # events: Retreated Que, BattleEnded 0706; awaits: texan
texan done               # awaits: fate
```

```then
0606: Dol3+moved Que1+moved Ses2+moved
0706: Gra2 Wal3
```

Si los defensores han dejado el campo, nadie tiene que retirarse.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=2 slot=4 came=0606
0706: Wal+shown Zap+shown+moved<0606
PRG: San
```

```play
texan retreat Wal 0705   # events: BattleEnded 0706; awaits: mexican
mexican done             # awaits: fate
```

```then
0706: Zap3+moved<0606
0705: Wal3
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

Each block once in a round: Tampico passes, and cannot fire afterwards.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=1 came=0606
0706: Wal+shown Dol+shown+moved<0606 Tam+shown+moved<0606
PRG: San
```

```play
mexican pass Tam         # events: Passed Tam
mexican fire Tam         # refused 6.2-a
mexican fire Dol
roll 6 6 6               # awaits: texan
texan retreat Wal 0705   # events: Retreated Wal
```

A block that has fired does not retreat in the same round.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=2 slot=4 came=0606
0706: Wal+shown She+shown Zap+shown+moved<0606
PRG: San
```

```play
texan fire Wal
roll 6 6 6               # awaits: texan
texan retreat Wal 0705   # refused 6.2-a
texan fire She
roll 6 6 6               # awaits: mexican
```"#],
            &[r#"## 6.2-a Turnos de combate

Cada bloque una vez por ronda: Tampico pasa y ya no puede disparar.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=1 came=0606
0706: Wal+shown Dol+shown+moved<0606 Tam+shown+moved<0606
PRG: San
```

```play
mexican pass Tam         # events: Passed Tam
mexican fire Tam         # refused 6.2-a
mexican fire Dol
roll 6 6 6               # awaits: texan
texan retreat Wal 0705   # events: Retreated Wal
```

Un bloque que ha disparado no se retira en la misma ronda.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=2 slot=4 came=0606
0706: Wal+shown She+shown Zap+shown+moved<0606
PRG: San
```

```play
texan fire Wal
roll 6 6 6               # awaits: texan
texan retreat Wal 0705   # refused 6.2-a
texan fire She
roll 6 6 6               # awaits: mexican
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

Houston and Dolores are both A: the defender goes first. Zapadores, C, wait for everyone.

```pos
1836 turn 5
step battles mexican
unfought 0706
player1-attacks 0706
0706: Hou Kim Dol+moved<0606 Zap+moved<0606
PRG: San
```

```play
mexican fight 0706       # awaits: texan
texan fire Kim           # refused
texan fire Hou
roll 6 6 6               # awaits: mexican
mexican fire Zap         # refused
mexican fire Dol
roll 6 6 6               # awaits: texan
texan fire Kim
roll 6                   # awaits: mexican
mexican fire Zap
roll 6 6 6               # events: RoundBegan 2; awaits: texan
```

When Texas attacks, the Mexican A fires before the Texan one.

```pos
1836 turn 5
step battles texan
player1 texan
unfought 0706
player1-attacks 0706
0706: Dol Hou+moved<0705
PRG: San
```

```play
texan fight 0706         # awaits: mexican
mexican fire Dol
roll 6 6 6               # awaits: texan
```"#],
            &[r#"## 6.2-b Orden

Houston y Dolores son ambos A: primero el defensor. Los Zapadores, C, esperan a todos.

```pos
1836 turn 5
step battles mexican
unfought 0706
player1-attacks 0706
0706: Hou Kim Dol+moved<0606 Zap+moved<0606
PRG: San
```

```play
mexican fight 0706       # awaits: texan
texan fire Kim           # refused
texan fire Hou
roll 6 6 6               # awaits: mexican
mexican fire Zap         # refused
mexican fire Dol
roll 6 6 6               # awaits: texan
texan fire Kim
roll 6                   # awaits: mexican
mexican fire Zap
roll 6 6 6               # events: RoundBegan 2; awaits: texan
```

Cuando ataca Texas, el A mexicano dispara antes que el texano.

```pos
1836 turn 5
step battles texan
player1 texan
unfought 0706
player1-attacks 0706
0706: Dol Hou+moved<0705
PRG: San
```

```play
texan fight 0706         # awaits: mexican
mexican fire Dol
roll 6 6 6               # awaits: texan
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

The worked example: strength 4, number 2, and the dice fall 1, 2, 4 and 5. Two hits. The Comanche block is such a one, A2 with four steps.

```pos
1836 turn 3
step raid mexican
raid mexican
0606: Bur
PRG: San
```

```play
mexican raid 0606
mexican fire Com         # awaits: fate
roll 1 2 4 5             # events: Fired Com 2, Lost Bur, Lost Bur; awaits: texan
```

As many dice as steps, no more: Burleson has two left. A C3 hits with a 3, a C1 only with a 1.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur2+shown Zap+shown+moved<0606 Que+shown+moved<0606
PRG: San
```

```play
texan fire Bur
roll 3 6                 # events: Fired Bur 0
mexican fire Zap
roll 3 4 6               # events: Fired Zap 1, Lost Bur
mexican fire Que
roll 2 3 2               # events: Fired Que 0; no event: Eliminated
```"#],
            &[r#"## 6.3-a Fuego

El ejemplo del reglamento: fuerza 4, número 2, y los dados dan 1, 2, 4 y 5. Dos impactos. El bloque comanche es así: A2 con cuatro pasos.

```pos
1836 turn 3
step raid mexican
raid mexican
0606: Bur
PRG: San
```

```play
mexican raid 0606
mexican fire Com         # awaits: fate
roll 1 2 4 5             # events: Fired Com 2, Lost Bur, Lost Bur; awaits: texan
```

Tantos dados como pasos, no más: a Burleson le quedan dos. Un C3 acierta con un 3; un C1, solo con un 1.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur2+shown Zap+shown+moved<0606 Que+shown+moved<0606
PRG: San
```

```play
texan fire Bur
roll 3 6                 # events: Fired Bur 0
mexican fire Zap
roll 3 4 6               # events: Fired Zap 1, Lost Bur
mexican fire Que
roll 2 3 2               # events: Fired Que 0; no event: Eliminated
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

Three hits on a 4 and a 3: the first falls on the 4; then both have 3, and their owner chooses; then the other is the strongest.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Ald+shown+moved<0606 Tlc+shown+moved<0606
PRG: San
```

```play
texan fire Bur
roll 1 2 2 6             # events: Fired Bur 3, Lost Ald; awaits: mexican
texan lose Ald           # refused: not awaited
mexican done             # refused
mexican lose Ald         # events: Lost Ald, Lost Tlc; awaits: mexican
```

```then
0706: Bur4+shown+acted+fired Ald2+moved+shown<0606 Tlc2+moved+shown<0606
```

The weaker of two cannot be offered up.

```pos
1836 turn 5
step lose mexican 0706 1 fire
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown+acted Ald3+shown+moved<0606 Tlc3+shown+moved<0606 Ses1+shown+moved<0606
PRG: San
```

```play
mexican lose Ses         # refused
mexican lose Bur         # refused T-e
mexican lose Tlc         # events: Lost Tlc
```

More hits than steps are lost.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Que1+shown+moved<0606
PRG: San
```

```play
texan fire Bur
roll 1 1 1 1             # events: Eliminated Que, BattleEnded 0706; awaits: texan
```"#],
            &[r#"## 6.31-a Impactos

Tres impactos sobre un 4 y un 3: el primero cae en el 4; entonces ambos tienen 3 y elige su dueño; después el otro es el más fuerte.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Ald+shown+moved<0606 Tlc+shown+moved<0606
PRG: San
```

```play
texan fire Bur
roll 1 2 2 6             # events: Fired Bur 3, Lost Ald; awaits: mexican
texan lose Ald           # refused: not awaited
mexican done             # refused
mexican lose Ald         # events: Lost Ald, Lost Tlc; awaits: mexican
```

```then
0706: Bur4+shown+acted+fired Ald2+moved+shown<0606 Tlc2+moved+shown<0606
```

No se puede entregar al más débil de los dos.

```pos
1836 turn 5
step lose mexican 0706 1 fire
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown+acted Ald3+shown+moved<0606 Tlc3+shown+moved<0606 Ses1+shown+moved<0606
PRG: San
```

```play
mexican lose Ses         # refused
mexican lose Bur         # refused T-e
mexican lose Tlc         # events: Lost Tlc
```

Los impactos que sobran se pierden.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Que1+shown+moved<0606
PRG: San
```

```play
texan fire Bur
roll 1 1 1 1             # events: Eliminated Que, BattleEnded 0706; awaits: texan
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

Mexico, Player 1, attacks Victoria; Burleson comes to help as Player 2. In round 1 he neither fires nor is hit, and is not even shown.

```pos
1836 turn 5
step orders
cp 1
unfought 0710
player1-attacks 0710
0710: Wal Ald+moved<0610
0809: Bur
PRG: San
```

```play
texan send Bur
texan attack 0710/0809   # awaits: mexican
mexican fight 0710       # events: Shown Ald 4, Shown Wal 3; no event: Shown Bur
texan fire Bur           # refused 6.32-a
texan fire Wal
roll 6 6 6
mexican fire Ald
roll 1 6 6 6             # events: Lost Wal, Shown Bur 4, RoundBegan 2; awaits: texan
texan fire Bur
roll 1 2 6 6             # events: Lost Ald, Lost Ald
```

His friends are gone after round 1; he is revealed and fights all the same.

```pos
1836 turn 5
step battles mexican
unfought 0710
player1-attacks 0710
0710: Hor Ald+moved<0610 Bur+moved+reserve<0809
PRG: San
```

```play
mexican fight 0710
texan retreat Hor 0809   # events: Retreated Hor, Shown Bur 4, RoundBegan 2
```

What Player 1 sends to his own attack is no reserve, and neither is what Player 2 sends to his.

```pos
1836 turn 5
step orders
cp 1
0710: Ald
0809: Bur
PRG: San
```

```play
texan send Bur
texan attack 0710/0809   # awaits: mexican
mexican fight 0710       # events: Shown Ald 4, Shown Bur 4, RoundBegan 1
mexican fire Ald
roll 6 6 6 6             # awaits: texan
texan fire Bur           # awaits: fate
```

Before combat a block in reserve cannot withdraw behind the walls either.

```pos
1836 turn 5
step battles mexican
unfought 0511
player1-attacks 0511
0511: Wal Ald+moved<0411 Hor+moved+reserve<0611
PRG: San
```

```play
mexican fight 0511       # awaits: texan
texan withdraw Hor       # refused
texan withdraw Wal
```"#],
            &[r#"## 6.32-a Reservas

México, Jugador 1, ataca Victoria; Burleson acude como Jugador 2. En la ronda 1 no dispara, no recibe impactos y ni siquiera se descubre.

```pos
1836 turn 5
step orders
cp 1
unfought 0710
player1-attacks 0710
0710: Wal Ald+moved<0610
0809: Bur
PRG: San
```

```play
texan send Bur
texan attack 0710/0809   # awaits: mexican
mexican fight 0710       # events: Shown Ald 4, Shown Wal 3; no event: Shown Bur
texan fire Bur           # refused 6.32-a
texan fire Wal
roll 6 6 6
mexican fire Ald
roll 1 6 6 6             # events: Lost Wal, Shown Bur 4, RoundBegan 2; awaits: texan
texan fire Bur
roll 1 2 6 6             # events: Lost Ald, Lost Ald
```

Los suyos ya no están tras la ronda 1; aun así se descubre y combate.

```pos
1836 turn 5
step battles mexican
unfought 0710
player1-attacks 0710
0710: Hor Ald+moved<0610 Bur+moved+reserve<0809
PRG: San
```

```play
mexican fight 0710
texan retreat Hor 0809   # events: Retreated Hor, Shown Bur 4, RoundBegan 2
```

Lo que el Jugador 1 envía a su propio ataque no es reserva, ni lo que el Jugador 2 envía al suyo.

```pos
1836 turn 5
step orders
cp 1
0710: Ald
0809: Bur
PRG: San
```

```play
texan send Bur
texan attack 0710/0809   # awaits: mexican
mexican fight 0710       # events: Shown Ald 4, Shown Bur 4, RoundBegan 1
mexican fire Ald
roll 6 6 6 6             # awaits: texan
texan fire Bur           # awaits: fate
```

Antes del combate un bloque en reserva tampoco puede replegarse tras los muros.

```pos
1836 turn 5
step battles mexican
unfought 0511
player1-attacks 0511
0511: Wal Ald+moved<0411 Hor+moved+reserve<0611
PRG: San
```

```play
mexican fight 0511       # awaits: texan
texan withdraw Hor       # refused
texan withdraw Wal
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

Aldama clears Victoria in round 1, before the reserve arrives. Now Burleson is the attacker: Aldama fires first, and in round 3 Burleson must go.

```pos
1836 turn 5
step battles mexican
unfought 0710
player1-attacks 0710
0710: Hor Ald+moved<0610 Bur+moved+reserve<0809
PRG: San
```

```play
mexican fight 0710       # awaits: texan
texan fire Hor
roll 6
mexican fire Ald
roll 1 6 6 6             # events: Eliminated Hor, FieldChangedHands 0, RoundBegan 2; awaits: mexican
mexican fire Ald
roll 6 6 6 6             # awaits: texan
texan fire Bur
roll 6 6 6 6             # events: RoundBegan 3
mexican fire Ald
roll 6 6 6 6             # awaits: texan
texan fire Bur           # refused 6.1-a
texan retreat Bur 0610   # refused 6.4-c
texan retreat Bur 0809   # events: Retreated Bur 0710 0809; awaits: mexican
```

If a defender is still there when the reserve comes, nothing changes.

```pos
1836 turn 5
step battles mexican
unfought 0710
player1-attacks 0710
0710: Hor Ald+moved<0610 Bur+moved+reserve<0809
PRG: San
```

```play
mexican fight 0710
texan fire Hor
roll 6
mexican fire Ald
roll 6 6 6 6             # events: RoundBegan 2; no event: FieldChangedHands; awaits: texan
```"#],
            &[r#"## 6.32-b El campo cambia de manos

Aldama despeja Victoria en la ronda 1, antes de que llegue la reserva. Ahora Burleson es el atacante: Aldama dispara primero, y en la ronda 3 Burleson debe irse.

```pos
1836 turn 5
step battles mexican
unfought 0710
player1-attacks 0710
0710: Hor Ald+moved<0610 Bur+moved+reserve<0809
PRG: San
```

```play
mexican fight 0710       # awaits: texan
texan fire Hor
roll 6
mexican fire Ald
roll 1 6 6 6             # events: Eliminated Hor, FieldChangedHands 0, RoundBegan 2; awaits: mexican
mexican fire Ald
roll 6 6 6 6             # awaits: texan
texan fire Bur
roll 6 6 6 6             # events: RoundBegan 3
mexican fire Ald
roll 6 6 6 6             # awaits: texan
texan fire Bur           # refused 6.1-a
texan retreat Bur 0610   # refused 6.4-c
texan retreat Bur 0809   # events: Retreated Bur 0710 0809; awaits: mexican
```

Si queda un defensor cuando llega la reserva, nada cambia.

```pos
1836 turn 5
step battles mexican
unfought 0710
player1-attacks 0710
0710: Hor Ald+moved<0610 Bur+moved+reserve<0809
PRG: San
```

```play
mexican fight 0710
texan fire Hor
roll 6
mexican fire Ald
roll 6 6 6 6             # events: RoundBegan 2; no event: FieldChangedHands; awaits: texan
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

A forest hexside lets one block through in a round: the second must wait for the next.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=2 slot=4 came=0606
0706: Wal+shown She+shown Que+shown+moved<0606
PRG: San
```

```play
texan retreat Wal 0805
texan retreat She 0805   # refused
texan pass She
mexican pass Que         # events: RoundBegan 3
texan retreat She 0805   # events: Retreated She
```

Nobody retreats across a river without crossing, nor farther than one hex.

```pos
1836 turn 5
step turn
unfought 0710
player1-attacks 0710
battle 0710 field mexican round=2 slot=4 came=0610
0710: Wal+shown Que+shown+moved<0610
PRG: San
```

```play
texan retreat Wal 0711   # refused
texan retreat Wal 0609   # refused
texan retreat Wal 0808   # refused
texan retreat Wal 0809
```

A road lets four through, and each side has its own count.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field texan round=3 slot=1 came=0705 texan-left=0705:3
0706: Zap+shown Hou+shown<0705 Gai+shown<0705
PRG: San
```

```play
texan retreat Hou 0705
texan retreat Gai 0705   # refused
texan pass Gai           # events: Passed Gai; note: he cannot leave
```"#],
            &[r#"## 6.4-a Espacio para retirarse

Un lado de bosque deja pasar un bloque por ronda: el segundo debe esperar a la siguiente.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=2 slot=4 came=0606
0706: Wal+shown She+shown Que+shown+moved<0606
PRG: San
```

```play
texan retreat Wal 0805
texan retreat She 0805   # refused
texan pass She
mexican pass Que         # events: RoundBegan 3
texan retreat She 0805   # events: Retreated She
```

Nadie se retira por un río sin paso, ni más allá de un hexágono.

```pos
1836 turn 5
step turn
unfought 0710
player1-attacks 0710
battle 0710 field mexican round=2 slot=4 came=0610
0710: Wal+shown Que+shown+moved<0610
PRG: San
```

```play
texan retreat Wal 0711   # refused
texan retreat Wal 0609   # refused
texan retreat Wal 0808   # refused
texan retreat Wal 0809
```

Un camino deja pasar a cuatro, y cada bando lleva su cuenta.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field texan round=3 slot=1 came=0705 texan-left=0705:3
0706: Zap+shown Hou+shown<0705 Gai+shown<0705
PRG: San
```

```play
texan retreat Hou 0705
texan retreat Gai 0705   # refused
texan pass Gai           # events: Passed Gai; note: he cannot leave
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

In round 1 by road or trail only. From Bastrop leads a road to the east; the ford on the road to the west is none, nor is open ground.

```pos
1836 turn 5
step turn
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0605
0606: Wal+shown Que+shown+moved<0605
PRG: San
```

```play
texan retreat Wal 0707   # refused
texan retreat Wal 0507   # refused
texan retreat Wal 0706   # events: Retreated
```

From round 2 all three are open.

```pos
1836 turn 5
step turn
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=2 slot=4 came=0605
0606: Wal+shown Que+shown+moved<0605
PRG: San
```

```play
# offered: retreat Wal 0707; offered: retreat Wal 0507; offered: retreat Wal 0706
texan retreat Wal 0507
```

An attacker who came over a ferry cannot go back over it in round 1.

```pos
1836 turn 5
step turn
unfought 0508
player1-attacks 0508
battle 0508 field mexican round=1 slot=5 came=0408
0508: Kim+shown+acted Ald+shown+moved<0408
PRG: San
```

```play
mexican retreat Ald 0408 # refused
mexican pass Ald
texan pass Kim
mexican retreat Ald 0408 # note: in round 2 he can
```"#],
            &[r#"## 6.4-b Ronda 1

En la ronda 1, solo por camino o senda. De Bastrop sale un camino al este; el vado del camino al oeste no cuenta, ni el terreno despejado.

```pos
1836 turn 5
step turn
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=1 slot=4 came=0605
0606: Wal+shown Que+shown+moved<0605
PRG: San
```

```play
texan retreat Wal 0707   # refused
texan retreat Wal 0507   # refused
texan retreat Wal 0706   # events: Retreated
```

Desde la ronda 2 los tres están abiertos.

```pos
1836 turn 5
step turn
unfought 0606
player1-attacks 0606
battle 0606 field mexican round=2 slot=4 came=0605
0606: Wal+shown Que+shown+moved<0605
PRG: San
```

```play
# offered: retreat Wal 0707; offered: retreat Wal 0507; offered: retreat Wal 0706
texan retreat Wal 0507
```

Un atacante que llegó en transbordador no puede volver por él en la ronda 1.

```pos
1836 turn 5
step turn
unfought 0508
player1-attacks 0508
battle 0508 field mexican round=1 slot=5 came=0408
0508: Kim+shown+acted Ald+shown+moved<0408
PRG: San
```

```play
mexican retreat Ald 0408 # refused
mexican pass Ald
texan pass Kim
mexican retreat Ald 0408 # note: in round 2 he can
```"#],
        ],
    },
    Clause {
        id: "6.4-c",
        title: ["Which way", "Por dónde"],
        text: [
            "Attackers retreat by the hexsides that attackers used, defenders by any others. Those who cannot must win or be eliminated. By a published answer any attacker may use the hexside of any other.",
            "Los atacantes se retiran por los lados que usaron los atacantes; los defensores, por los demás. Quien no pueda debe vencer o ser eliminado. Según una respuesta publicada, cualquier atacante puede usar el lado de cualquier otro.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[52, 124, 154, 166],
        examples: [
            &[r#"## 6.4-c Which way

Attackers go back by hexsides that attackers used, whoever of them came by which; defenders by any others.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=2 slot=4 came=0606,0605
0706: Wal+shown Que+shown+moved<0606 Zap+shown+moved<0605
PRG: San
```

```play
texan retreat Wal 0606   # refused
texan retreat Wal 0605   # refused
texan pass Wal
mexican retreat Que 0705 # refused
mexican retreat Que 0605 # note: Zapadores came that way
mexican retreat Zap 0605
```

Who cannot retreat in round 3 is lost. Behind Toluca the enemy has closed the way.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=3 slot=5 came=0606
0606: Kim
0706: Wal+shown+acted Tlc+shown+moved<0606
PRG: San
```

```play
mexican retreat Tlc 0606 # refused 6.4-d
mexican fire Tlc         # refused 6.1-a
mexican pass Tlc         # events: Eliminated Tlc, BattleEnded 0706; awaits: texan
```

A defender surrounded by attackers on all ways out must win or die.

```pos
1836 turn 5
step turn
unfought 1010
player1-attacks 1010
battle 1010 field mexican round=2 slot=4 came=1009,1110
1010: Geo+shown Tlc+shown+moved<1009 Que+shown+moved<1110
PRG: San
```

```play
texan retreat Geo 1009   # refused
texan retreat Geo 1110   # refused
texan retreat Geo 1209   # refused 6.4-a
texan fire Geo
roll 6 6
```

U.S. blocks that came from Fort Jessup go back there: over the ferry, so not in round 1, and one of them in a round.

```pos
1836 turn 10
step battles texan
player1 texan
us-entered
unfought 1601
player1-attacks 1601
1601: US3+moved<JES US5+moved<JES Ald
PRG: San
```

```play
texan fight 1601
mexican pass Ald
texan retreat US3 JES    # refused 6.4-b
texan pass US3
texan pass US5           # events: RoundBegan 2
mexican pass Ald
texan retreat US3 JES    # events: Retreated US3 1601 JES
texan retreat US5 JES    # refused 6.4-a
texan pass US5           # events: RoundBegan 3
mexican pass Ald
texan retreat US5 JES    # events: Retreated US5 1601 JES; awaits: mexican
```

With the option there is no way back: a U.S. block that does not win is lost.

```pos
1836 turn 10
options fort-jessup=closed
step turn
player1 texan
us-entered
unfought 1601
player1-attacks 1601
battle 1601 field texan round=3 slot=5 came=JES
1601: US3+shown+moved<JES Ald+shown+acted
PRG: San
```

```play
texan retreat US3 JES    # refused 1.7-d
texan retreat US3 1502   # refused
texan pass US3           # events: Eliminated US3; awaits: mexican
```

No Mexican retreats there.

```pos
1836 turn 10
step turn
player1 texan
us-entered
unfought 1601
player1-attacks 1601
battle 1601 field texan round=2 slot=4 came=1502
1601: Bur+shown+moved<1502 Ald+shown
PRG: San
```

```play
mexican retreat Ald JES  # refused 1.7-d
```"#],
            &[r#"## 6.4-c Por dónde

Los atacantes vuelven por los lados que usaron los atacantes, fuera cual fuera el de cada uno; los defensores, por los demás.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=2 slot=4 came=0606,0605
0706: Wal+shown Que+shown+moved<0606 Zap+shown+moved<0605
PRG: San
```

```play
texan retreat Wal 0606   # refused
texan retreat Wal 0605   # refused
texan pass Wal
mexican retreat Que 0705 # refused
mexican retreat Que 0605 # note: Zapadores came that way
mexican retreat Zap 0605
```

Quien no puede retirarse en la ronda 3 está perdido. Tras Toluca el enemigo ha cerrado el paso.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=3 slot=5 came=0606
0606: Kim
0706: Wal+shown+acted Tlc+shown+moved<0606
PRG: San
```

```play
mexican retreat Tlc 0606 # refused 6.4-d
mexican fire Tlc         # refused 6.1-a
mexican pass Tlc         # events: Eliminated Tlc, BattleEnded 0706; awaits: texan
```

Un defensor rodeado de atacantes por todas las salidas debe vencer o morir.

```pos
1836 turn 5
step turn
unfought 1010
player1-attacks 1010
battle 1010 field mexican round=2 slot=4 came=1009,1110
1010: Geo+shown Tlc+shown+moved<1009 Que+shown+moved<1110
PRG: San
```

```play
texan retreat Geo 1009   # refused
texan retreat Geo 1110   # refused
texan retreat Geo 1209   # refused 6.4-a
texan fire Geo
roll 6 6
```

Los bloques estadounidenses que vinieron de Fort Jessup vuelven allí: por el transbordador, así que no en la ronda 1, y uno por ronda.

```pos
1836 turn 10
step battles texan
player1 texan
us-entered
unfought 1601
player1-attacks 1601
1601: US3+moved<JES US5+moved<JES Ald
PRG: San
```

```play
texan fight 1601
mexican pass Ald
texan retreat US3 JES    # refused 6.4-b
texan pass US3
texan pass US5           # events: RoundBegan 2
mexican pass Ald
texan retreat US3 JES    # events: Retreated US3 1601 JES
texan retreat US5 JES    # refused 6.4-a
texan pass US5           # events: RoundBegan 3
mexican pass Ald
texan retreat US5 JES    # events: Retreated US5 1601 JES; awaits: mexican
```

Con la opción no se vuelve: un bloque de los Estados Unidos que no vence está perdido.

```pos
1836 turn 10
options fort-jessup=closed
step turn
player1 texan
us-entered
unfought 1601
player1-attacks 1601
battle 1601 field texan round=3 slot=5 came=JES
1601: US3+shown+moved<JES Ald+shown+acted
PRG: San
```

```play
texan retreat US3 JES    # refused 1.7-d
texan retreat US3 1502   # refused
texan pass US3           # events: Eliminated US3; awaits: mexican
```

Ningún mexicano se retira allí.

```pos
1836 turn 10
step turn
player1 texan
us-entered
unfought 1601
player1-attacks 1601
battle 1601 field texan round=2 slot=4 came=1502
1601: Bur+shown+moved<1502 Ald+shown
PRG: San
```

```play
mexican retreat Ald JES  # refused 1.7-d
```"#],
        ],
    },
    Clause {
        id: "6.4-d",
        title: ["Where to", "Adónde"],
        text: [
            "To adjacent hexes that are friendly or vacant, empty enemy towns too; not to an unfought battle. To a siege by friends one may go, but fights no more in this phase.",
            "A hexágonos adyacentes amigos o vacíos, también pueblos enemigos vacíos; no a una batalla sin librar. A un asedio amigo se puede ir, pero sin combatir más en esta fase.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[123, 183],
        examples: [
            &[r#"## 6.4-d Where to

To friendly or vacant hexes; not to another battle still to be fought, nor where enemy blocks are.

```pos
1836 turn 5
step turn
unfought 0511 0411
player1-attacks 0511 0411
battle 0511 field mexican round=2 slot=4 came=0512
0511: Wal+shown Que+shown+moved<0512
0411: Gra Cua+moved<0311
0611: Yuc
PRG: San
```

```play
texan retreat Wal 0411   # refused
texan retreat Wal 0611   # refused
texan retreat Wal 0410   # events: Retreated Wal
```

```pos
1836 turn 5
step turn
unfought 0411
player1-attacks 0411
battle 0411 field mexican round=2 slot=4 came=0311
0411: Wal+shown Que+shown+moved<0311
PRG: San
```

```play
texan retreat Wal 0412   # events: Retreated Wal 0412; awaits: mexican
```

Vacant is where nobody is: an empty enemy town too. Ward may go to San Patricio or to Goliad, both green and both empty, and so holds them.

```pos
1836 turn 5
step turn
unfought 0512
player1-attacks 0512
battle 0512 field mexican round=2 slot=4 came=0513
0512: War+shown Que+shown+moved<0513
PRG: San
```

```play
texan retreat War 0513   # refused 6.4-c
# offered: retreat War 0412; offered: retreat War 0511
texan retreat War 0511   # events: Retreated War 0511; awaits: mexican
```

```then
0511: War2
```

But not where enemies are, and not in Goliad if it is held against him.

```pos
1836 turn 5
step turn
unfought 0512
player1-attacks 0512
battle 0512 field mexican round=2 slot=4 came=0513
0512: War+shown Que+shown+moved<0513
0511: Yuc
PRG: San
```

```play
texan retreat War 0511   # refused
```

An attacker may go back to the enemy town from which he came.

```pos
1836 turn 5
step turn
unfought 0607
player1-attacks 0607
battle 0607 field mexican round=3 slot=5 came=0508
0607: Wal+shown+acted Que+shown+moved<0508
PRG: San
```

```play
mexican retreat Que 0508 # events: Retreated Que 0508
```

To a siege by one's own side one may go, but then fights no more in this phase.

```pos
1836 turn 5
step turn
unfought 0408
player1-attacks 0408
battle 0408 field texan round=1 slot=4 came=0509
0408: Zap+shown Kim+shown+acted+moved<0509
0308: Que
0308 inside: Bow AAt
PRG: San
```

```play
mexican retreat Zap 0308 # awaits: texan
texan done
mexican fight 0308       # awaits: mexican
mexican storm
mexican join Zap         # refused 6.4-d
mexican join Que
```

Nobody retreats into an Indian village.

```pos
1836 turn 5
step turn
unfought 0602
player1-attacks 0602
battle 0602 field mexican round=1 slot=2 came=0603
0602: Kim+shown Que+shown+moved<0603
PRG: San
```

```play
texan retreat Kim 0601   # refused 1.1-d
texan retreat Kim 0703
```

A defender may retreat to a friendly town next door, empty or not.

```pos
1836 turn 5
step turn
unfought 0607
player1-attacks 0607
battle 0607 field mexican round=1 slot=4 came=0708
0607: Wal+shown She+shown Que+shown+moved<0708
PRG: San
```

```play
texan retreat Wal 0508
texan retreat She 0508   # awaits: mexican
```"#],
            &[r#"## 6.4-d Adónde

A hexágonos amigos o vacíos; no a otra batalla por librar ni adonde haya bloques enemigos.

```pos
1836 turn 5
step turn
unfought 0511 0411
player1-attacks 0511 0411
battle 0511 field mexican round=2 slot=4 came=0512
0511: Wal+shown Que+shown+moved<0512
0411: Gra Cua+moved<0311
0611: Yuc
PRG: San
```

```play
texan retreat Wal 0411   # refused
texan retreat Wal 0611   # refused
texan retreat Wal 0410   # events: Retreated Wal
```

```pos
1836 turn 5
step turn
unfought 0411
player1-attacks 0411
battle 0411 field mexican round=2 slot=4 came=0311
0411: Wal+shown Que+shown+moved<0311
PRG: San
```

```play
texan retreat Wal 0412   # events: Retreated Wal 0412; awaits: mexican
```

Vacío está donde no hay nadie: también un pueblo enemigo vacío. Ward puede ir a San Patricio o a Goliad, ambos verdes y vacíos, y así los ocupa.

```pos
1836 turn 5
step turn
unfought 0512
player1-attacks 0512
battle 0512 field mexican round=2 slot=4 came=0513
0512: War+shown Que+shown+moved<0513
PRG: San
```

```play
texan retreat War 0513   # refused 6.4-c
# offered: retreat War 0412; offered: retreat War 0511
texan retreat War 0511   # events: Retreated War 0511; awaits: mexican
```

```then
0511: War2
```

Pero no adonde haya enemigos, ni a Goliad si se la defienden.

```pos
1836 turn 5
step turn
unfought 0512
player1-attacks 0512
battle 0512 field mexican round=2 slot=4 came=0513
0512: War+shown Que+shown+moved<0513
0511: Yuc
PRG: San
```

```play
texan retreat War 0511   # refused
```

Un atacante puede volver al pueblo enemigo de donde vino.

```pos
1836 turn 5
step turn
unfought 0607
player1-attacks 0607
battle 0607 field mexican round=3 slot=5 came=0508
0607: Wal+shown+acted Que+shown+moved<0508
PRG: San
```

```play
mexican retreat Que 0508 # events: Retreated Que 0508
```

A un asedio del propio bando se puede ir, pero sin combatir más en esta fase.

```pos
1836 turn 5
step turn
unfought 0408
player1-attacks 0408
battle 0408 field texan round=1 slot=4 came=0509
0408: Zap+shown Kim+shown+acted+moved<0509
0308: Que
0308 inside: Bow AAt
PRG: San
```

```play
mexican retreat Zap 0308 # awaits: texan
texan done
mexican fight 0308       # awaits: mexican
mexican storm
mexican join Zap         # refused 6.4-d
mexican join Que
```

Nadie se retira a una aldea india.

```pos
1836 turn 5
step turn
unfought 0602
player1-attacks 0602
battle 0602 field mexican round=1 slot=2 came=0603
0602: Kim+shown Que+shown+moved<0603
PRG: San
```

```play
texan retreat Kim 0601   # refused 1.1-d
texan retreat Kim 0703
```

Un defensor puede retirarse a un pueblo amigo vecino, vacío o no.

```pos
1836 turn 5
step turn
unfought 0607
player1-attacks 0607
battle 0607 field mexican round=1 slot=4 came=0708
0607: Wal+shown She+shown Que+shown+moved<0708
PRG: San
```

```play
texan retreat Wal 0508
texan retreat She 0508   # awaits: mexican
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

The guns of the Alamo sally with the garrison: they cannot retreat, nor withdraw in their turn as Bowie can.

```pos
1836 turn 5
step turn
battle 0308 sally texan round=2 slot=1
0308: Que+shown+acted
0308 inside: AAt+shown+line Bow+shown+line
PRG: San
```

```play
texan retreat AAt 0408   # refused
texan withdraw AAt       # refused
texan pass AAt
texan withdraw Bow       # events: Withdrew Bow
```

When the sally is over, after round 3, they are inside again.

```pos
1836 turn 5
step turn
settled 0308
battle 0308 sally texan round=3 slot=1 sallied
0308: Que1+shown+acted
0308 inside: AAt+shown+line+fired Bow
PRG: San
```

```play
texan fire AAt           # refused 6.1-a
texan pass AAt           # events: BattleEnded 0308; no event: Eliminated; awaits: fate
```

```then
0308 inside: AAt2 Bow2
```

Besieging guns that are sallied against stand to the end.

```pos
1836 turn 5
step turn
battle 0308 sally texan round=2 slot=0
0308: AAm+shown Que+shown
0308 inside: Bow+shown+line
PRG: San
```

```play
mexican retreat AAm 0208 # refused
mexican withdraw AAm     # refused
mexican fire AAm
roll 6 6               # awaits: mexican
mexican retreat Que 0208 # events: Retreated Que; note: the infantry may
```"#],
            &[r#"## 6.4-e La artillería se queda

La artillería de El Álamo sale con la guarnición: no puede retirarse, ni replegarse en su turno como Bowie.

```pos
1836 turn 5
step turn
battle 0308 sally texan round=2 slot=1
0308: Que+shown+acted
0308 inside: AAt+shown+line Bow+shown+line
PRG: San
```

```play
texan retreat AAt 0408   # refused
texan withdraw AAt       # refused
texan pass AAt
texan withdraw Bow       # events: Withdrew Bow
```

Cuando la salida termina, tras la ronda 3, está otra vez dentro.

```pos
1836 turn 5
step turn
settled 0308
battle 0308 sally texan round=3 slot=1 sallied
0308: Que1+shown+acted
0308 inside: AAt+shown+line+fired Bow
PRG: San
```

```play
texan fire AAt           # refused 6.1-a
texan pass AAt           # events: BattleEnded 0308; no event: Eliminated; awaits: fate
```

```then
0308 inside: AAt2 Bow2
```

La artillería sitiadora, ante una salida, aguanta hasta el final.

```pos
1836 turn 5
step turn
battle 0308 sally texan round=2 slot=0
0308: AAm+shown Que+shown
0308 inside: Bow+shown+line
PRG: San
```

```play
mexican retreat AAm 0208 # refused
mexican withdraw AAm     # refused
mexican fire AAm
roll 6 6               # awaits: mexican
mexican retreat Que 0208 # events: Retreated Que; note: the infantry may
```"#],
        ],
    },
    Clause {
        id: "6.5-a",
        title: ["Regroups", "Reagrupamientos"],
        text: [
            "The victor may move any of his blocks from the hex to adjacent friendly or neutral hexes, within the hexside limits and not across impassable hexsides.",
            "El vencedor puede llevar cualquiera de sus bloques a hexágonos adyacentes amigos o neutrales, dentro de los límites y nunca por lados infranqueables.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[165],
        examples: [
            &[r#"## 6.5-a Regroups

The victor goes on to friendly or neutral hexes next door, within the hexside limits: over the ferry only one, and not into an enemy hex.

```pos
1836 turn 5
step regroup mexican
battle 0707 field mexican round=1 slot=0
0707: Ald Tlc Que Dol
0806: Kim
PRG: San
```

```play
mexican regroup Ald 0807 # refused
mexican regroup Ald 0806 # refused
mexican regroup Ald 0708
mexican regroup Tlc 0708 # refused
mexican regroup Tlc 0706
mexican regroup Ald 0708 # refused
mexican done             # awaits: fate
```

```then
0707: Dol3 Que3
0706: Tlc3<0707
0708: Ald4<0707
```

The defender who held the field may regroup too; the loser may not.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=3 slot=5 came=0606
0706: Wal+shown+acted Tlc+shown+moved<0606
PRG: San
```

```play
mexican retreat Tlc 0606 # awaits: texan
mexican done             # refused: not awaited
texan regroup Wal 0705   # awaits: fate
```

Nobody regroups into an Indian village, or over a river without crossing.

```pos
1836 turn 5
step regroup texan
battle 0602 field mexican round=1 slot=0
0602: Kim
PRG: San
```

```play
texan regroup Kim 0601   # refused 1.1-d
texan regroup Kim 0702   # refused
texan regroup Kim 0703   # awaits: fate
```

An empty enemy Victory Town is an enemy hex; a burned one is not.

```pos
1836 turn 5
step regroup mexican
burned 0508
battle 0507 field mexican round=1 slot=0
0507: Ald Tlc
PRG: San
```

```play
mexican regroup Ald 0606 # refused
mexican regroup Ald 0508
```

With the option the victor may also advance into a vacant enemy town; not where enemies are.

```pos
1836 turn 5
options regroup=vacant
step regroup mexican
battle 0607 field mexican round=1 slot=0
0607: Ald Tlc
0708: She
PRG: San
```

```play
mexican regroup Ald 0708 # refused
mexican regroup Ald 0508 # events: Regrouped Ald 0607 0508
```

Nor into a box of 1835 whose Presidials have not yet been called.

```pos
1835 turn 5
options regroup=vacant
step regroup texan
battle 0109 field texan round=1 slot=0
0109: Bur
0308: Cos
```

```play
texan regroup Bur PRG    # refused
```"#],
            &[r#"## 6.5-a Reagrupamientos

El vencedor avanza a hexágonos vecinos amigos o neutrales, dentro de los límites: por el transbordador solo uno, y nunca a un hexágono enemigo.

```pos
1836 turn 5
step regroup mexican
battle 0707 field mexican round=1 slot=0
0707: Ald Tlc Que Dol
0806: Kim
PRG: San
```

```play
mexican regroup Ald 0807 # refused
mexican regroup Ald 0806 # refused
mexican regroup Ald 0708
mexican regroup Tlc 0708 # refused
mexican regroup Tlc 0706
mexican regroup Ald 0708 # refused
mexican done             # awaits: fate
```

```then
0707: Dol3 Que3
0706: Tlc3<0707
0708: Ald4<0707
```

El defensor que conserva el campo también puede reagruparse; el perdedor, no.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=3 slot=5 came=0606
0706: Wal+shown+acted Tlc+shown+moved<0606
PRG: San
```

```play
mexican retreat Tlc 0606 # awaits: texan
mexican done             # refused: not awaited
texan regroup Wal 0705   # awaits: fate
```

Nadie se reagrupa en una aldea india, ni por un río sin paso.

```pos
1836 turn 5
step regroup texan
battle 0602 field mexican round=1 slot=0
0602: Kim
PRG: San
```

```play
texan regroup Kim 0601   # refused 1.1-d
texan regroup Kim 0702   # refused
texan regroup Kim 0703   # awaits: fate
```

Una Ciudad de Victoria enemiga vacía es un hexágono enemigo; una quemada, no.

```pos
1836 turn 5
step regroup mexican
burned 0508
battle 0507 field mexican round=1 slot=0
0507: Ald Tlc
PRG: San
```

```play
mexican regroup Ald 0606 # refused
mexican regroup Ald 0508
```

Con la opción el vencedor también puede avanzar a un pueblo enemigo vacío; no adonde haya enemigos.

```pos
1836 turn 5
options regroup=vacant
step regroup mexican
battle 0607 field mexican round=1 slot=0
0607: Ald Tlc
0708: She
PRG: San
```

```play
mexican regroup Ald 0708 # refused
mexican regroup Ald 0508 # events: Regrouped Ald 0607 0508
```

Ni a una casilla de 1835 cuyos presidiales aún no han sido llamados.

```pos
1835 turn 5
options regroup=vacant
step regroup texan
battle 0109 field texan round=1 slot=0
0109: Bur
0308: Cos
```

```play
texan regroup Bur PRG    # refused
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

Zapadores break the last resistance in the Alamo. There is no regroup: the next thing is the Supply Phase.

```pos
1836 turn 5
step turn
battle 0308 storm mexican round=2 slot=5
0308: Zap+shown+line Mat+shown+line+acted
0308 inside: Bow1+shown+acted+half
PRG: San
```

```play
mexican fire Zap
roll 1 6 6               # events: Eliminated Bow, BattleEnded 0308; no event: Regrouped; awaits: fate
```

After a field battle before the walls there is one: the defenders were all outside.

```pos
1836 turn 5
step turn
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=2 slot=5 came=0208
0308: Bow1+shown+acted Zap+shown+moved<0208
PRG: San
```

```play
mexican fire Zap
roll 1 6 6               # events: Eliminated Bow; awaits: mexican
mexican regroup Zap 0408 # awaits: fate
```"#],
            &[r#"## 6.5-b No tras un asedio

Los Zapadores rompen la última resistencia de El Álamo. No hay reagrupamiento: sigue la Fase de Suministro.

```pos
1836 turn 5
step turn
battle 0308 storm mexican round=2 slot=5
0308: Zap+shown+line Mat+shown+line+acted
0308 inside: Bow1+shown+acted+half
PRG: San
```

```play
mexican fire Zap
roll 1 6 6               # events: Eliminated Bow, BattleEnded 0308; no event: Regrouped; awaits: fate
```

Tras una batalla campal ante los muros sí lo hay: los defensores estaban todos fuera.

```pos
1836 turn 5
step turn
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=2 slot=5 came=0208
0308: Bow1+shown+acted Zap+shown+moved<0208
PRG: San
```

```play
mexican fire Zap
roll 1 6 6               # events: Eliminated Bow; awaits: mexican
mexican regroup Zap 0408 # awaits: fate
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

Dolores wins at Victoria and rides on into the battle at Texana, where she waits for round 2.

```pos
1836 turn 5
step battles mexican
unfought 0710 0809
player1-attacks 0710 0809
0710: Hor1 Dol+moved<0610
0809: Wal Que+moved<0808
PRG: San
```

```play
mexican fight 0710
mexican fire Dol
roll 1 2 6               # events: Eliminated Hor
mexican regroup Dol 0809
mexican fight 0809       # no event: Shown Dol; events: Shown Que 3, RoundBegan 1; awaits: texan
texan fire Wal
roll 6 6 6
mexican fire Que
roll 6 6 6               # events: Shown Dol 3, RoundBegan 2; awaits: mexican
mexican fire Dol         # awaits: fate
roll 1 2 3               # events: Fired Dol 3
```

To a siege by one's own side too, and there one may storm at once.

```pos
1836 turn 5
step regroup mexican
battle 0408 field mexican round=1 slot=0
0408: Zap
0308: Que
0308 inside: Bow AAt
PRG: San
```

```play
mexican regroup Zap 0308
mexican fight 0308
mexican storm
mexican join Zap
```

Not to a battle that has been fought, where the enemy holds the field.

```pos
1836 turn 5
step regroup mexican
battle 0710 field mexican round=1 slot=0
0710: Dol
0809: Wal
PRG: San
```

```play
mexican regroup Dol 0809 # refused 6.5-a
mexican done             # awaits: fate
```

With the option they fight from round 1.

```pos
1836 turn 5
options regrouped=line
step battles mexican
unfought 0710 0809
player1-attacks 0710 0809
0710: Hor1 Dol+moved<0610
0809: Wal Que+moved<0808
PRG: San
```

```play
mexican fight 0710
mexican fire Dol
roll 1 2 6               # events: Eliminated Hor
mexican regroup Dol 0809
mexican fight 0809       # events: Shown Dol 3, RoundBegan 1; awaits: mexican
mexican fire Dol
roll 1 6 6               # events: Fired Dol 1
```"#],
            &[r#"## 6.5-c Al son del cañón

Dolores vence en Victoria y sigue hasta la batalla de Texana, donde espera a la ronda 2.

```pos
1836 turn 5
step battles mexican
unfought 0710 0809
player1-attacks 0710 0809
0710: Hor1 Dol+moved<0610
0809: Wal Que+moved<0808
PRG: San
```

```play
mexican fight 0710
mexican fire Dol
roll 1 2 6               # events: Eliminated Hor
mexican regroup Dol 0809
mexican fight 0809       # no event: Shown Dol; events: Shown Que 3, RoundBegan 1; awaits: texan
texan fire Wal
roll 6 6 6
mexican fire Que
roll 6 6 6               # events: Shown Dol 3, RoundBegan 2; awaits: mexican
mexican fire Dol         # awaits: fate
roll 1 2 3               # events: Fired Dol 3
```

También a un asedio propio, y allí se puede asaltar enseguida.

```pos
1836 turn 5
step regroup mexican
battle 0408 field mexican round=1 slot=0
0408: Zap
0308: Que
0308 inside: Bow AAt
PRG: San
```

```play
mexican regroup Zap 0308
mexican fight 0308
mexican storm
mexican join Zap
```

No a una batalla ya librada en la que el enemigo domina el campo.

```pos
1836 turn 5
step regroup mexican
battle 0710 field mexican round=1 slot=0
0710: Dol
0809: Wal
PRG: San
```

```play
mexican regroup Dol 0809 # refused 6.5-a
mexican done             # awaits: fate
```

Con la opción combaten desde la ronda 1.

```pos
1836 turn 5
options regrouped=line
step battles mexican
unfought 0710 0809
player1-attacks 0710 0809
0710: Hor1 Dol+moved<0610
0809: Wal Que+moved<0808
PRG: San
```

```play
mexican fight 0710
mexican fire Dol
roll 1 2 6               # events: Eliminated Hor
mexican regroup Dol 0809
mexican fight 0809       # events: Shown Dol 3, RoundBegan 1; awaits: mexican
mexican fire Dol
roll 1 6 6               # events: Fired Dol 1
```"#],
        ],
    },
    Clause {
        id: "6.6-a",
        title: ["Eliminated", "Eliminados"],
        text: [
            "A block that loses its last step is out for good; by our ruling both players see which.",
            "Un bloque que pierde su último paso queda fuera para siempre; según nuestro criterio, ambos jugadores ven cuál.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 6.6-a Eliminated

The last step is lost and the block is out of the game for good; both sides see which it was.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Que1+shown+moved<0606 Dol1+shown+moved<0606
PRG: San
```

```play
texan fire Bur
roll 1 6 6 6             # awaits: mexican
mexican lose Que         # events: Eliminated Que; awaits: mexican
```

```then
dead: Que
```

A block that is dead is not sent anywhere.

```pos
1836 turn 5
step orders
mover mexican
cp 1
dead: Que
PRG: San
```

```play
mexican send Que         # refused 5.0-e
mexican forage Que       # refused 5.0-e
```"#],
            &[r#"## 6.6-a Eliminados

Se pierde el último paso y el bloque queda fuera para siempre; ambos bandos ven cuál era.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Que1+shown+moved<0606 Dol1+shown+moved<0606
PRG: San
```

```play
texan fire Bur
roll 1 6 6 6             # awaits: mexican
mexican lose Que         # events: Eliminated Que; awaits: mexican
```

```then
dead: Que
```

A un bloque muerto no se le envía a ninguna parte.

```pos
1836 turn 5
step orders
mover mexican
cp 1
dead: Que
PRG: San
```

```play
mexican send Que         # refused 5.0-e
mexican forage Que       # refused 5.0-e
```"#],
        ],
    },
    Clause {
        id: "6.6-b",
        title: ["Texan succession", "Sucesión texana"],
        text: [
            "When Austin is dead Houston is Commander-in-Chief, once drawn. When Houston is dead it is Fannin, and Austin, if alive, joins the pool and is so when drawn. When Fannin is dead it is Burleson, if Houston and Austin are dead or not yet in play; by our ruling Fannin is so while Houston is still to come.",
            "Muerto Austin, Houston es comandante en jefe, una vez en juego. Muerto Houston, lo es Fannin, y Austin, si vive, entra en la reserva y lo es cuando sale. Muerto Fannin, lo es Burleson, si Houston y Austin están muertos o aún no están en juego; según nuestro criterio, Fannin lo es mientras Houston está por llegar.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[176, 180],
        examples: [
            &[r#"## 6.6-b Texan succession

Houston falls. Fannin is Commander-in-Chief and commands Burleson next door, who is not of his brigade; and Austin is put into the pool.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=2 slot=1 came=0606
0706: Hou1+shown+acted Dol+shown+moved<0606
PRG: San
pool: She
```

```play
mexican fire Dol
roll 1 6 6               # events: Eliminated Hou, AustinReturns
```

```then
dead: Hou
pool: Aus2 She3
```

```pos
1836 turn 6
step orders
player1 texan
cp 2
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

While Houston lives Fannin commands only his own.

```pos
1836 turn 6
step orders
player1 texan
cp 2
1601: Hou
0710: Fan
0809: Bur
PRG: San
```

```play
texan command Fan
texan send Bur           # refused 5.12-a
texan done
```

Austin, once drawn, is Commander-in-Chief in Fannin's place.

```pos
1836 turn 6
step orders
player1 texan
cp 2
dead: Hou
0906: Aus
0907: Wal
0710: Fan
0809: Bur
PRG: San
```

```play
texan command Fan
texan send Bur           # refused 5.12-a
texan done
texan command Aus
texan send Wal
texan march 0906
```

When Fannin is dead too, it is Burleson, who commands though he is no leader.

```pos
1836 turn 6
step orders
player1 texan
cp 1
dead: Hou Fan
0809: Bur
0710: Wal
PRG: San
```

```play
texan command Bur        # events: Commands Bur
texan send Wal
texan march 0809
```

He is so too while Houston is not yet in play: here Houston lies in the pool of 1835, Austin and Fannin are dead.

```pos
1835 turn 6
step orders
player1 texan
cp 1
dead: Aus Fan
pool: Hou Tra
0809: Bur
0710: Wal
0308: Cos
```

```play
texan command Bur        # events: Commands Bur
texan send Wal
texan march 0809
```

In the Campaign Houston may have gone to the pool of 1836 on parole; and Austin has gone home.

```pos
campaign 1836 turn 3
step orders
player1 texan
cp 1
dead: Fan
pool: Hou Mld
0809: Bur
0710: Wal
PRG: San
```

```play
texan command Bur        # events: Commands Bur
texan send Wal
texan march 0809
```

While Houston or Austin is in play, Burleson does not command, Fannin dead or not.

```pos
1835 turn 6
step orders
player1 texan
cp 1
dead: Fan
pool: Hou Tra
0508: Aus
0809: Bur
0710: Wal
0308: Cos
```

```play
texan command Bur        # refused 5.11-a
```

```pos
1835 turn 6
step orders
player1 texan
cp 1
dead: Fan Aus
0906: Hou
0809: Bur
0710: Wal
0308: Cos
```

```play
texan command Bur        # refused 5.11-a
```

Before that it is Fannin: Austin is dead, and Houston still to come.

```pos
1835 turn 6
step orders
player1 texan
cp 1
dead: Aus
pool: Hou Tra
0710: Fan
0809: Bur
0308: Cos
```

```play
texan command Fan
texan send Bur           # note: not one of Fannin's own
texan march 0710
```

With the option nobody is, until Fannin too is dead.

```pos
1835 turn 6
options acting-chief=nobody
step orders
player1 texan
cp 1
dead: Aus
pool: Hou Tra
0710: Fan
0809: Bur
0308: Cos
```

```play
texan command Fan
texan send Bur           # refused 5.12-a
```"#],
            &[r#"## 6.6-b Sucesión texana

Cae Houston. Fannin es comandante en jefe y manda a Burleson en el hexágono vecino, aunque no sea de su brigada; y Austin entra en la reserva.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=2 slot=1 came=0606
0706: Hou1+shown+acted Dol+shown+moved<0606
PRG: San
pool: She
```

```play
mexican fire Dol
roll 1 6 6               # events: Eliminated Hou, AustinReturns
```

```then
dead: Hou
pool: Aus2 She3
```

```pos
1836 turn 6
step orders
player1 texan
cp 2
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

Mientras vive Houston, Fannin solo manda a los suyos.

```pos
1836 turn 6
step orders
player1 texan
cp 2
1601: Hou
0710: Fan
0809: Bur
PRG: San
```

```play
texan command Fan
texan send Bur           # refused 5.12-a
texan done
```

Austin, en cuanto sale, es comandante en jefe en lugar de Fannin.

```pos
1836 turn 6
step orders
player1 texan
cp 2
dead: Hou
0906: Aus
0907: Wal
0710: Fan
0809: Bur
PRG: San
```

```play
texan command Fan
texan send Bur           # refused 5.12-a
texan done
texan command Aus
texan send Wal
texan march 0906
```

Muerto también Fannin, lo es Burleson, que manda aunque no sea líder.

```pos
1836 turn 6
step orders
player1 texan
cp 1
dead: Hou Fan
0809: Bur
0710: Wal
PRG: San
```

```play
texan command Bur        # events: Commands Bur
texan send Wal
texan march 0809
```

Lo es también mientras Houston no haya entrado en juego: aquí Houston sigue en la reserva de 1835, y Austin y Fannin han muerto.

```pos
1835 turn 6
step orders
player1 texan
cp 1
dead: Aus Fan
pool: Hou Tra
0809: Bur
0710: Wal
0308: Cos
```

```play
texan command Bur        # events: Commands Bur
texan send Wal
texan march 0809
```

En la Campaña Houston puede haber ido bajo palabra a la reserva de 1836; y Austin se ha ido a casa.

```pos
campaign 1836 turn 3
step orders
player1 texan
cp 1
dead: Fan
pool: Hou Mld
0809: Bur
0710: Wal
PRG: San
```

```play
texan command Bur        # events: Commands Bur
texan send Wal
texan march 0809
```

Mientras Houston o Austin esté en juego, Burleson no manda, haya muerto Fannin o no.

```pos
1835 turn 6
step orders
player1 texan
cp 1
dead: Fan
pool: Hou Tra
0508: Aus
0809: Bur
0710: Wal
0308: Cos
```

```play
texan command Bur        # refused 5.11-a
```

```pos
1835 turn 6
step orders
player1 texan
cp 1
dead: Fan Aus
0906: Hou
0809: Bur
0710: Wal
0308: Cos
```

```play
texan command Bur        # refused 5.11-a
```

Antes lo es Fannin: Austin ha muerto, y Houston aún no ha llegado.

```pos
1835 turn 6
step orders
player1 texan
cp 1
dead: Aus
pool: Hou Tra
0710: Fan
0809: Bur
0308: Cos
```

```play
texan command Fan
texan send Bur           # note: not one of Fannin's own
texan march 0710
```

Con la opción nadie lo es, hasta que también muera Fannin.

```pos
1835 turn 6
options acting-chief=nobody
step orders
player1 texan
cp 1
dead: Aus
pool: Hou Tra
0710: Fan
0809: Bur
0308: Cos
```

```play
texan command Fan
texan send Bur           # refused 5.12-a
```"#],
        ],
    },
    Clause {
        id: "6.6-c",
        title: ["Cos", "Cos"],
        text: [
            "Cos replaces an eliminated Mexican brigade leader and is deployed with Santa Anna; by our ruling after the Combat Phase, and once.",
            "Cos sustituye a un jefe de brigada mexicano eliminado y se despliega con Santa Anna; según nuestro criterio, tras la Fase de Combate y una sola vez.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[111, 112],
        examples: [
            &[r#"## 6.6-c Cos

Sesma falls. After the Combat Phase Cos joins Santa Anna, and leads the Vanguard from then on.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Ses1+shown+acted+moved<0606
0208: San
```

```play
texan fire Bur
roll 1 6 6 6             # events: Eliminated Ses; no event: CosTakesOver; awaits: texan
texan done               # events: CosTakesOver 0208 Vanguard; awaits: fate
```

```then
0208: San3 Cos2
cos-leads V
```

```pos
1836 turn 6
step orders
mover mexican
player1 mexican
cp 1
cos-leads V
dead: Ses
0208: Cos
0308: Mat Ald
PRG: San
```

```play
mexican command Cos
mexican send Ald         # refused 5.12-a
mexican send Mat
```

He comes once: the next leader who falls has no successor.

```pos
1836 turn 6
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Tol1+shown+acted+moved<0606
0208: San Cos
cos-leads V
dead: Ses
```

```play
texan fire Bur
roll 1 6 6 6             # events: Eliminated Tol; awaits: texan
texan done               # no event: CosTakesOver; awaits: fate
```

If Santa Anna is besieged, Cos comes to a Mexican city instead.

```pos
1836 turn 6
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Gao1+shown+acted+moved<0606
0208: Hou
0208 inside: San
settled 0208
```

```play
texan fire Bur
roll 1 6 6 6             # events: Eliminated Gao
texan done               # events: CosTakesOver PRG First; awaits: fate
```

If hunger kills the leader Cos comes before the turn is over.

```pos
1836 turn 5
step attrition 0110 1 0
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5
0110: Ses1 Que1 Ald1
0208: San
0906: Hou
```

```play
roll 1                   # awaits: mexican
mexican lose Ses         # events: Eliminated Ses, CosTakesOver 0208 Vanguard; turn: 6
```"#],
            &[r#"## 6.6-c Cos

Cae Sesma. Tras la Fase de Combate Cos se une a Santa Anna, y desde entonces manda la Vanguardia.

```pos
1836 turn 5
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Ses1+shown+acted+moved<0606
0208: San
```

```play
texan fire Bur
roll 1 6 6 6             # events: Eliminated Ses; no event: CosTakesOver; awaits: texan
texan done               # events: CosTakesOver 0208 Vanguard; awaits: fate
```

```then
0208: San3 Cos2
cos-leads V
```

```pos
1836 turn 6
step orders
mover mexican
player1 mexican
cp 1
cos-leads V
dead: Ses
0208: Cos
0308: Mat Ald
PRG: San
```

```play
mexican command Cos
mexican send Ald         # refused 5.12-a
mexican send Mat
```

Viene una vez: el siguiente jefe que caiga no tiene sucesor.

```pos
1836 turn 6
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Tol1+shown+acted+moved<0606
0208: San Cos
cos-leads V
dead: Ses
```

```play
texan fire Bur
roll 1 6 6 6             # events: Eliminated Tol; awaits: texan
texan done               # no event: CosTakesOver; awaits: fate
```

Si Santa Anna está sitiado, Cos llega a una ciudad mexicana.

```pos
1836 turn 6
step turn
unfought 0706
player1-attacks 0706
battle 0706 field mexican round=1 slot=4 came=0606
0706: Bur+shown Gao1+shown+acted+moved<0606
0208: Hou
0208 inside: San
settled 0208
```

```play
texan fire Bur
roll 1 6 6 6             # events: Eliminated Gao
texan done               # events: CosTakesOver PRG First; awaits: fate
```

Si el jefe muere de hambre, Cos llega antes de acabar el turno.

```pos
1836 turn 5
step attrition 0110 1 0
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5
0110: Ses1 Que1 Ald1
0208: San
0906: Hou
```

```play
roll 1                   # awaits: mexican
mexican lose Ses         # events: Eliminated Ses, CosTakesOver 0208 Vanguard; turn: 6
```"#],
        ],
    },
    Clause {
        id: "6.7-a",
        title: ["Captured guns", "Artillería capturada"],
        text: [
            "The last step of artillery is never lost. Alone with enemies it surrenders, and the enemy's version takes its place at the same strength. By our ruling it takes no hit while another block can.",
            "El último paso de la artillería nunca se pierde. Sola con enemigos se rinde, y la versión enemiga ocupa su lugar con la misma fuerza. Según nuestro criterio, no recibe impactos mientras otro bloque pueda.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[128, 129],
        examples: [
            &[r#"## 6.7-a Captured guns

A gun's last step cannot be shot away; but alone with enemies it surrenders, and the enemy's version stands there with the same strength.

```pos
1836 turn 5
step turn
battle 0308 storm mexican round=1 slot=5
0308: Zap+shown+line
0308 inside: AAt2+shown+acted+half Bow1+shown+acted
PRG: San
```

```play
mexican fire Zap
roll 1 1 1               # events: Lost AAt, HalfHit Bow, Eliminated Bow, Captured AAt 0308; awaits: fate
```

```then
0308: AAm1 Zap3
```

While another block can take the hits, the gun with one step takes none.

```pos
1836 turn 5
step turn
battle 0308 storm mexican round=1 slot=5
0308: Zap+shown+line
0308 inside: AAt1+shown+acted Bow1+shown+acted
PRG: San
```

```play
mexican fire Zap
roll 3 6 6               # events: HalfHit Bow; no event: HalfHit AAt; awaits: mexican
```

Guns caught in the open surrender to the first enemy.

```pos
1836 turn 5
step battles mexican
unfought 0408
player1-attacks 0408
0408: AAt2 Que+moved<0308
PRG: San
```

```play
mexican fight 0408       # events: Captured AAt 0408; no event: RoundBegan
```

```then
0408: AAm2 Que3+moved<0308
```

The besiegers march off and leave their guns: these surrender to the garrison.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0308: Ald GAm
0308 inside: Tra Bow
PRG: San
```

```play
mexican send Ald
mexican march 0208       # events: Captured GAm 0308; awaits: fate
```

In a battle still to be fought the guns are taken when it is fought, not before: Bowie marches out, and a friend may yet come in.

```pos
1836 turn 5
step orders
cp 2
unfought 0308
player1-attacks 0308
0308: AAt Bow Ald+moved<0208
PRG: San
```

```play
texan send Bow
texan march 0408         # no event: Captured
texan done               # awaits: mexican
mexican fight 0308       # awaits: texan
texan withdraw AAt
texan done               # events: Captured AAt 0308
```

So it is too when the attacker loses a step on his forced march.

```pos
1836 turn 5
step forced-march
mover mexican
player1 mexican
chosen mexican 22
chosen texan 20
0408: AAt Ald+moved+forced<0308
PRG: San
```

```play
roll 1                   # events: Lost Ald; no event: Captured; awaits: texan
texan done
mexican fight 0408       # events: Captured AAt 0408
```"#],
            &[r#"## 6.7-a Artillería capturada

El último paso de la artillería no se puede destruir; pero sola con enemigos se rinde, y en su lugar queda la versión enemiga con la misma fuerza.

```pos
1836 turn 5
step turn
battle 0308 storm mexican round=1 slot=5
0308: Zap+shown+line
0308 inside: AAt2+shown+acted+half Bow1+shown+acted
PRG: San
```

```play
mexican fire Zap
roll 1 1 1               # events: Lost AAt, HalfHit Bow, Eliminated Bow, Captured AAt 0308; awaits: fate
```

```then
0308: AAm1 Zap3
```

Mientras otro bloque pueda recibir los impactos, la artillería de un paso no recibe ninguno.

```pos
1836 turn 5
step turn
battle 0308 storm mexican round=1 slot=5
0308: Zap+shown+line
0308 inside: AAt1+shown+acted Bow1+shown+acted
PRG: San
```

```play
mexican fire Zap
roll 3 6 6               # events: HalfHit Bow; no event: HalfHit AAt; awaits: mexican
```

La artillería sorprendida a campo abierto se rinde al primer enemigo.

```pos
1836 turn 5
step battles mexican
unfought 0408
player1-attacks 0408
0408: AAt2 Que+moved<0308
PRG: San
```

```play
mexican fight 0408       # events: Captured AAt 0408; no event: RoundBegan
```

```then
0408: AAm2 Que3+moved<0308
```

Los sitiadores se marchan y dejan su artillería: se rinde a la guarnición.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0308: Ald GAm
0308 inside: Tra Bow
PRG: San
```

```play
mexican send Ald
mexican march 0208       # events: Captured GAm 0308; awaits: fate
```

En una batalla por librar la artillería se toma cuando se libra, no antes: Bowie se marcha, y aún puede llegar un amigo.

```pos
1836 turn 5
step orders
cp 2
unfought 0308
player1-attacks 0308
0308: AAt Bow Ald+moved<0208
PRG: San
```

```play
texan send Bow
texan march 0408         # no event: Captured
texan done               # awaits: mexican
mexican fight 0308       # awaits: texan
texan withdraw AAt
texan done               # events: Captured AAt 0308
```

También cuando el atacante pierde un paso en su marcha forzada.

```pos
1836 turn 5
step forced-march
mover mexican
player1 mexican
chosen mexican 22
chosen texan 20
0408: AAt Ald+moved+forced<0308
PRG: San
```

```play
roll 1                   # events: Lost Ald; no event: Captured; awaits: texan
texan done
mexican fight 0408       # events: Captured AAt 0408
```"#],
        ],
    },
    Clause {
        id: "6.7-b",
        title: ["Guns inside", "Artillería dentro"],
        text: [
            "Artillery defends inside the fort or city, not in the field. By our ruling it may attack by land and fights there, and elsewhere in the open it takes no part.",
            "La artillería defiende dentro del fuerte o la ciudad, no en el campo. Según nuestro criterio, puede atacar por tierra y allí combate; en los demás casos a campo abierto no participa.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[127],
        examples: [
            &[r#"## 6.7-b Guns inside

Artillery must go inside, and fills a place there.

```pos
1836 turn 5
step battles mexican
unfought 0308
player1-attacks 0308
0308: AAt Bow Ald+moved<0208
PRG: San
```

```play
mexican fight 0308
texan done               # refused
texan withdraw AAt
texan done               # events: Shown Bow 2, RoundBegan 1; no event: Shown AAt
```

Guns may attack by land, and then fight in the field like others. They do not retreat: if the enemy holds out to the end they surrender.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
0308: AAm Ald
0408: Wal
PRG: San
```

```play
mexican send Ald
mexican attack 0408/0308
mexican send AAm
mexican attack 0408/0308
mexican fight 0408       # events: Shown AAm 2, RoundBegan 1; awaits: mexican
mexican retreat AAm 0308 # refused 6.4-e
mexican fire AAm
roll 1 6                 # events: Lost Wal; awaits: texan
texan pass Wal
mexican pass Ald         # events: RoundBegan 2
mexican pass AAm
texan pass Wal
mexican pass Ald         # events: RoundBegan 3
mexican fire AAm         # refused 6.1-a
mexican pass AAm
texan pass Wal
mexican retreat Ald 0308 # events: Retreated Ald 0308, Captured AAm 0408; awaits: texan
```

```then
0408: AAt2 Wal2
```

Alone they surrender to the first enemy, attacking or not.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought 0408
player1-attacks 0408
0408: AAm+moved<0308 Wal
PRG: San
```

```play
mexican fight 0408       # events: Captured AAm 0408; no event: Fired; awaits: texan
```

Where guns meet guns and nobody else, those that attack hold the field, for the others only defend inside walls.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought 0408
player1-attacks 0408
0408: AAm+moved<0308 GAt1
PRG: San
```

```play
mexican fight 0408       # events: Captured GAt 0408; no event: Fired; awaits: mexican
```

```then
0408: AAm2+moved<0308 GAm1
```

In defence they stay out of a battle in the open.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought 0408
player1-attacks 0408
0408: AAt Wal Ald+moved<0308
PRG: San
```

```play
mexican fight 0408       # awaits: texan; not offered: fire AAt
texan fire AAt           # refused 6.7-b
texan fire Wal
roll 6 6 6
```

Guns that come to help a fort under attack wait in reserve, and then take no part in the field.

```pos
1836 turn 5
step withdraw
player1 mexican
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=0 slot=0 came=0208
0308: Wal GAt+moved+reserve<0408 Ald+moved<0208
PRG: San
```

```play
texan withdraw GAt       # refused 6.32-a
texan done               # events: RoundBegan 1; awaits: texan
texan fire Wal
roll 6 6 6
mexican pass Ald         # events: Shown GAt 2, RoundBegan 2; not offered: fire GAt
```

With the option guns do not attack by land.

```pos
1836 turn 5
options field-guns=stay
step orders
mover mexican
player1 mexican
cp 1
0308: AAm
0408: Kim
PRG: San
```

```play
mexican send AAm
mexican attack 0408/0308 # refused
mexican march 0208       # awaits: fate
```"#],
            &[r#"## 6.7-b Artillería dentro

La artillería debe entrar, y ocupa un lugar.

```pos
1836 turn 5
step battles mexican
unfought 0308
player1-attacks 0308
0308: AAt Bow Ald+moved<0208
PRG: San
```

```play
mexican fight 0308
texan done               # refused
texan withdraw AAt
texan done               # events: Shown Bow 2, RoundBegan 1; no event: Shown AAt
```

La artillería puede atacar por tierra, y entonces combate a campo abierto como las demás. No se retira: si el enemigo resiste hasta el final se rinde.

```pos
1836 turn 5
step orders
mover mexican
player1 mexican
cp 2
0308: AAm Ald
0408: Wal
PRG: San
```

```play
mexican send Ald
mexican attack 0408/0308
mexican send AAm
mexican attack 0408/0308
mexican fight 0408       # events: Shown AAm 2, RoundBegan 1; awaits: mexican
mexican retreat AAm 0308 # refused 6.4-e
mexican fire AAm
roll 1 6                 # events: Lost Wal; awaits: texan
texan pass Wal
mexican pass Ald         # events: RoundBegan 2
mexican pass AAm
texan pass Wal
mexican pass Ald         # events: RoundBegan 3
mexican fire AAm         # refused 6.1-a
mexican pass AAm
texan pass Wal
mexican retreat Ald 0308 # events: Retreated Ald 0308, Captured AAm 0408; awaits: texan
```

```then
0408: AAt2 Wal2
```

Sola se rinde al primer enemigo, ataque o no.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought 0408
player1-attacks 0408
0408: AAm+moved<0308 Wal
PRG: San
```

```play
mexican fight 0408       # events: Captured AAm 0408; no event: Fired; awaits: texan
```

Donde la artillería no encuentra más que artillería, la que ataca conserva el campo, pues la otra solo defiende tras los muros.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought 0408
player1-attacks 0408
0408: AAm+moved<0308 GAt1
PRG: San
```

```play
mexican fight 0408       # events: Captured GAt 0408; no event: Fired; awaits: mexican
```

```then
0408: AAm2+moved<0308 GAm1
```

En defensa queda fuera de una batalla a campo abierto.

```pos
1836 turn 5
step battles mexican
player1 mexican
unfought 0408
player1-attacks 0408
0408: AAt Wal Ald+moved<0308
PRG: San
```

```play
mexican fight 0408       # awaits: texan; not offered: fire AAt
texan fire AAt           # refused 6.7-b
texan fire Wal
roll 6 6 6
```

La artillería que acude en ayuda de un fuerte atacado espera en reserva, y después no participa en el campo.

```pos
1836 turn 5
step withdraw
player1 mexican
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=0 slot=0 came=0208
0308: Wal GAt+moved+reserve<0408 Ald+moved<0208
PRG: San
```

```play
texan withdraw GAt       # refused 6.32-a
texan done               # events: RoundBegan 1; awaits: texan
texan fire Wal
roll 6 6 6
mexican pass Ald         # events: Shown GAt 2, RoundBegan 2; not offered: fire GAt
```

Con la opción la artillería no ataca por tierra.

```pos
1836 turn 5
options field-guns=stay
step orders
mover mexican
player1 mexican
cp 1
0308: AAm
0408: Kim
PRG: San
```

```play
mexican send AAm
mexican attack 0408/0308 # refused
mexican march 0208       # awaits: fate
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
```

A plain town has no walls to withdraw to; San Antonio, a city, has.

```pos
1836 turn 5
step battles mexican
unfought 0208 0710
player1-attacks 0208 0710
0208: Bur Ald+moved<0209
0710: Wal Tlc+moved<0610
PRG: San
```

```play
mexican fight 0710       # awaits: texan
texan withdraw Wal       # refused
texan retreat Wal 0809
mexican done
mexican fight 0208       # awaits: texan
texan withdraw Bur       # events: WentInside Bur 0208
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
```

Un simple pueblo no tiene muros tras los que replegarse; San Antonio, una ciudad, sí.

```pos
1836 turn 5
step battles mexican
unfought 0208 0710
player1-attacks 0208 0710
0208: Bur Ald+moved<0209
0710: Wal Tlc+moved<0610
PRG: San
```

```play
mexican fight 0710       # awaits: texan
texan withdraw Wal       # refused
texan retreat Wal 0809
mexican done
mexican fight 0208       # awaits: texan
texan withdraw Bur       # events: WentInside Bur 0208
```"#],
        ],
    },
    Clause {
        id: "7.0-b",
        title: ["Withdrawal", "Repliegue"],
        text: [
            "When first attacked the defender may withdraw up to four blocks inside before combat; nobody is revealed. Artillery is always inside, and by our ruling counts.",
            "Al ser atacado por primera vez, el defensor puede replegar hasta cuatro bloques dentro antes del combate; nadie se descubre. La artillería siempre está dentro, y según nuestro criterio cuenta.",
        ],
        origin: Origin::Ours,
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
```

If nobody withdraws, there is a field battle; if somebody does, he cannot come out again before it.

```pos
1836 turn 5
step withdraw
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=0 slot=0 came=0208
0308: Tra Bow Ald+moved<0208
PRG: San
```

```play
texan withdraw Tra
texan withdraw Tra       # refused 7.0-b
texan withdraw Ald       # refused T-e
texan done               # events: Shown Ald 4, Shown Bow 2, RoundBegan 1; no event: Shown Tra
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
```

Si nadie se repliega hay batalla campal; quien se repliega no puede volver a salir antes de ella.

```pos
1836 turn 5
step withdraw
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=0 slot=0 came=0208
0308: Tra Bow Ald+moved<0208
PRG: San
```

```play
texan withdraw Tra
texan withdraw Tra       # refused 7.0-b
texan withdraw Ald       # refused T-e
texan done               # events: Shown Ald 4, Shown Bow 2, RoundBegan 1; no event: Shown Tra
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
texan fire GAt           # refused 7.0-d
texan pass Wal
mexican fire Ald
roll 1 1 6 6             # events: Lost Wal, Lost Wal, RoundBegan 2
texan withdraw Wal       # events: Withdrew Wal, BattleEnded; awaits: mexican
```

The fort is full: Sherman outside cannot withdraw, but may retreat from the hex.

```pos
1836 turn 5
step turn
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=2 slot=4 came=0208
0308: She+shown Zap+shown+moved<0208
0308 inside: AAt Tra Bow Kim
PRG: San
```

```play
texan withdraw She       # refused 7.0-b
texan retreat She 0408   # events: Retreated She, BattleEnded 0308; awaits: mexican
```

Hits of the field battle never reach those inside.

```pos
1836 turn 5
step turn
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=1 slot=5 came=0208
0308: Wal1+shown+acted Zap+shown+moved<0208
0308 inside: AAt Bow
PRG: San
```

```play
mexican fire Zap
roll 1 2 3               # events: Eliminated Wal, BattleEnded 0308; no event: HalfHit; awaits: mexican
```

```then
0308 inside: AAt2 Bow2
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
texan fire GAt           # refused 7.0-d
texan pass Wal
mexican fire Ald
roll 1 1 6 6             # events: Lost Wal, Lost Wal, RoundBegan 2
texan withdraw Wal       # events: Withdrew Wal, BattleEnded; awaits: mexican
```

El fuerte está lleno: Sherman, fuera, no puede replegarse, pero sí retirarse del hexágono.

```pos
1836 turn 5
step turn
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=2 slot=4 came=0208
0308: She+shown Zap+shown+moved<0208
0308 inside: AAt Tra Bow Kim
PRG: San
```

```play
texan withdraw She       # refused 7.0-b
texan retreat She 0408   # events: Retreated She, BattleEnded 0308; awaits: mexican
```

Los impactos de la batalla campal nunca llegan a los de dentro.

```pos
1836 turn 5
step turn
unfought 0308
player1-attacks 0308
battle 0308 field mexican round=1 slot=5 came=0208
0308: Wal1+shown+acted Zap+shown+moved<0208
0308 inside: AAt Bow
PRG: San
```

```play
mexican fire Zap
roll 1 2 3               # events: Eliminated Wal, BattleEnded 0308; no event: HalfHit; awaits: mexican
```

```then
0308 inside: AAt2 Bow2
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
```

Not before: while a defender is outside there is nothing to storm.

```pos
1836 turn 5
step turn
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=2 slot=5 came=0411
0511: Wal1+shown+acted Zap+shown+moved<0411
0511 inside: GAt
PRG: San
```

```play
mexican storm            # refused 6.2-a
mexican fire Zap
roll 2 6 6               # events: Eliminated Wal, Captured GAt 0511; awaits: mexican; note: the guns were left alone
```

```pos
1836 turn 5
step turn
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=2 slot=5 came=0411
0511: War1+shown+acted Zap+shown+moved<0411
0511 inside: GAt Wal
PRG: San
```

```play
mexican fire Zap
roll 2 6 6               # events: Eliminated War; awaits: mexican
mexican done             # events: BattleBegan 0511 Siege; offered: storm; offered: hold
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
```

Antes no: mientras haya un defensor fuera no hay nada que asaltar.

```pos
1836 turn 5
step turn
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=2 slot=5 came=0411
0511: Wal1+shown+acted Zap+shown+moved<0411
0511 inside: GAt
PRG: San
```

```play
mexican storm            # refused 6.2-a
mexican fire Zap
roll 2 6 6               # events: Eliminated Wal, Captured GAt 0511; awaits: mexican; note: the guns were left alone
```

```pos
1836 turn 5
step turn
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=2 slot=5 came=0411
0511: War1+shown+acted Zap+shown+moved<0411
0511 inside: GAt Wal
PRG: San
```

```play
mexican fire Zap
roll 2 6 6               # events: Eliminated War; awaits: mexican
mexican done             # events: BattleBegan 0511 Siege; offered: storm; offered: hold
```"#],
        ],
    },
    Clause {
        id: "7.1-a",
        title: ["Double defence", "Defensa doble"],
        text: [
            "Defenders of a fort, and all blocks in a city siege, take two hits for a step. Each is a half-hit, and the next must fall on the same block. Half-hits last from round to round and are recovered after the Combat Phase.",
            "Los defensores de un fuerte, y todos los bloques en el asedio de una ciudad, necesitan dos impactos por paso. Cada uno es medio impacto, y el siguiente debe caer en el mismo bloque. Duran de ronda en ronda y se recuperan tras la Fase de Combate.",
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
```

A half-hit lasts into round 2 and is completed there.

```pos
1836 turn 5
step turn
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: Wal+shown+acted MIn+shown+acted
PRG: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: HalfHit Wal; awaits: mexican
mexican join Ald
mexican done             # events: RoundBegan 2; awaits: texan
texan pass Wal
texan pass MIn
mexican fire Ald
roll 1 6 6 6             # events: Lost Wal; no event: HalfHit; awaits: fate
```

What is still open when the Combat Phase ends is forgotten.

```pos
1836 turn 5
step turn
settled 0511
hand texan 1
hand mexican 3
deck 5
battle 0511 storm mexican round=2 slot=5
0511: Ald+shown+line
0511 inside: Wal+shown+acted MIn+shown+acted
PRG: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: HalfHit Wal; turn: 6
```

```then
0511 inside: Wal3 MIn2
```

The half-hit is completed on its block, though another is now as strong.

```pos
1836 turn 5
step turn
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: Wal2+shown+acted+half MIn+shown+acted
PRG: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: Lost Wal; awaits: mexican
```

A stormer of a city who withdraws and storms again keeps his half-hit.

```pos
1836 turn 5
step turn
settled 0208
battle 0208 storm mexican round=1 slot=5
0208: Ald+shown+line+half Tlc+shown+line+acted
0208 inside: Wal+shown+acted
PRG: San
```

```play
mexican withdraw Ald     # events: Withdrew Ald; awaits: mexican
mexican join Ald
mexican join Tlc
mexican done             # awaits: texan
texan fire Wal
roll 1 6 6               # events: Lost Ald; no event: HalfHit
```

Wallace sallied, took a half-hit, and has fired since: the next hit completes it, though the guns beside him are as strong.

```pos
1836 turn 5
step turn
settled 0511
battle 0511 sally texan round=2 slot=4 sallied
0511: Ald+shown
0511 inside: Wal2+line+shown+half+fired GAt+line+shown
PRG: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: Lost Wal; no event: HalfHit; awaits: texan
```

```then
0511 inside: Wal1+shown+line+fired GAt2+shown+line
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
```

El medio impacto dura hasta la ronda 2 y allí se completa.

```pos
1836 turn 5
step turn
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: Wal+shown+acted MIn+shown+acted
PRG: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: HalfHit Wal; awaits: mexican
mexican join Ald
mexican done             # events: RoundBegan 2; awaits: texan
texan pass Wal
texan pass MIn
mexican fire Ald
roll 1 6 6 6             # events: Lost Wal; no event: HalfHit; awaits: fate
```

Lo que siga abierto al acabar la Fase de Combate se olvida.

```pos
1836 turn 5
step turn
settled 0511
hand texan 1
hand mexican 3
deck 5
battle 0511 storm mexican round=2 slot=5
0511: Ald+shown+line
0511 inside: Wal+shown+acted MIn+shown+acted
PRG: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: HalfHit Wal; turn: 6
```

```then
0511 inside: Wal3 MIn2
```

El medio impacto se completa en su bloque, aunque otro sea ya igual de fuerte.

```pos
1836 turn 5
step turn
settled 0511
battle 0511 storm mexican round=1 slot=5
0511: Ald+shown+line
0511 inside: Wal2+shown+acted+half MIn+shown+acted
PRG: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: Lost Wal; awaits: mexican
```

Un asaltante de una ciudad que se repliega y vuelve a asaltar conserva su medio impacto.

```pos
1836 turn 5
step turn
settled 0208
battle 0208 storm mexican round=1 slot=5
0208: Ald+shown+line+half Tlc+shown+line+acted
0208 inside: Wal+shown+acted
PRG: San
```

```play
mexican withdraw Ald     # events: Withdrew Ald; awaits: mexican
mexican join Ald
mexican join Tlc
mexican done             # awaits: texan
texan fire Wal
roll 1 6 6               # events: Lost Ald; no event: HalfHit
```

Wallace salió, recibió medio impacto y ha disparado después: el siguiente impacto lo completa, aunque la artillería a su lado sea igual de fuerte.

```pos
1836 turn 5
step turn
settled 0511
battle 0511 sally texan round=2 slot=4 sallied
0511: Ald+shown
0511 inside: Wal2+line+shown+half+fired GAt+line+shown
PRG: San
```

```play
mexican fire Ald
roll 1 6 6 6             # events: Lost Wal; no event: HalfHit; awaits: texan
```

```then
0511 inside: Wal1+shown+line+fired GAt2+shown+line
```"#],
        ],
    },
    Clause {
        id: "7.2-a",
        title: ["Activating a siege", "Activar un asedio"],
        text: [
            "Either player may activate siege combat: Player 1, or if he does not, Player 2. By our ruling each siege once a phase.",
            "Cualquiera puede activar el combate de asedio: el Jugador 1 o, si no lo hace, el Jugador 2. Según nuestro criterio, cada asedio una vez por fase.",
        ],
        origin: Origin::Ours,
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
```

A siege that nobody activates just goes on.

```pos
1836 turn 5
step battles mexican
hand texan 1
hand mexican 3
deck 5
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
mexican done             # awaits: texan
texan done               # no event: BattleBegan; turn: 6
```

```then
0308: Ald4
0308 inside: Tra2 AAt2
```

The besieged, as Player 1, may call for it; but it is the besieger who declares first.

```pos
1836 turn 5
step battles texan
player1 texan
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
texan fight 0308         # awaits: mexican
mexican hold             # awaits: texan; offered: cannonade; offered: sally; offered: hold
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
```

Un asedio que nadie activa simplemente continúa.

```pos
1836 turn 5
step battles mexican
hand texan 1
hand mexican 3
deck 5
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
mexican done             # awaits: texan
texan done               # no event: BattleBegan; turn: 6
```

```then
0308: Ald4
0308 inside: Tra2 AAt2
```

El sitiado, como Jugador 1, puede activarlo; pero es el sitiador quien declara primero.

```pos
1836 turn 5
step battles texan
player1 texan
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
texan fight 0308         # awaits: mexican
mexican hold             # awaits: texan; offered: cannonade; offered: sally; offered: hold
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
        rulings: &[131, 162],
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
```

The besieger holds: the besieged may cannonade or sally. They do not storm, and he does not sally.

```pos
1836 turn 5
step declare
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Ald Ses
0308 inside: Tra AAt
PRG: San
```

```play
mexican sally            # refused
mexican hold             # offered: cannonade; offered: sally
texan storm              # refused
texan cannonade          # awaits: mexican
mexican hold             # awaits: fate
roll 6 6
roll 6 6                 # awaits: fate
```

He storms: they only defend themselves, and the siege is settled for this phase.

```pos
1836 turn 5
step declare
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Ald
0308 inside: Bow
PRG: San
```

```play
mexican storm
mexican join Ald
mexican done             # awaits: texan
texan sally              # refused 6.2-a
texan pass Bow
mexican pass Ald
mexican done             # awaits: fate; note: nobody storms in round 2
```

A cannonade answered, then a sally: the besieger's guns have spoken, and the garrison comes out.

```pos
1836 turn 5
step declare
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Ses Que
0308 inside: Tra Bow
PRG: San
```

```play
mexican cannonade        # awaits: texan
texan cannonade          # awaits: fate
roll 1 6                 # events: Fired Tra 1
roll 6 6                 # events: Fired Ses 0, Lost Que; awaits: texan
texan sally
texan join Bow
texan done               # events: RoundBegan 1; awaits: mexican
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
```

El sitiador espera: los sitiados pueden cañonear o salir. No asaltan, y él no hace salidas.

```pos
1836 turn 5
step declare
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Ald Ses
0308 inside: Tra AAt
PRG: San
```

```play
mexican sally            # refused
mexican hold             # offered: cannonade; offered: sally
texan storm              # refused
texan cannonade          # awaits: mexican
mexican hold             # awaits: fate
roll 6 6
roll 6 6                 # awaits: fate
```

Si asalta, ellos solo se defienden, y el asedio queda resuelto en esta fase.

```pos
1836 turn 5
step declare
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Ald
0308 inside: Bow
PRG: San
```

```play
mexican storm
mexican join Ald
mexican done             # awaits: texan
texan sally              # refused 6.2-a
texan pass Bow
mexican pass Ald
mexican done             # awaits: fate; note: nobody storms in round 2
```

Un cañoneo respondido y después una salida: tras los cañones del sitiador, sale la guarnición.

```pos
1836 turn 5
step declare
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Ses Que
0308 inside: Tra Bow
PRG: San
```

```play
mexican cannonade        # awaits: texan
texan cannonade          # awaits: fate
roll 1 6                 # events: Fired Tra 1
roll 6 6                 # events: Fired Ses 0, Lost Que; awaits: texan
texan sally
texan join Bow
texan done               # events: RoundBegan 1; awaits: mexican
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
```

Any number may besiege, and they come without hexside limits.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: San Tlc Zap Que Gto
0308: Ald
0308 inside: Tra AAt
```

```play
mexican command San
mexican send Tlc
mexican march 0308       # events: Shown Tlc 3
mexican send Zap
mexican march 0308       # events: Shown Zap 3
mexican send Que
mexican march 0308
mexican send Gto
mexican march 0308
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
```

Puede sitiar cualquier número, y llegan sin límites de lado.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: San Tlc Zap Que Gto
0308: Ald
0308 inside: Tra AAt
```

```play
mexican command San
mexican send Tlc
mexican march 0308       # events: Shown Tlc 3
mexican send Zap
mexican march 0308       # events: Shown Zap 3
mexican send Que
mexican march 0308
mexican send Gto
mexican march 0308
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
```

The worked example in one piece. Cavalry A2, infantry C3 and C2 and a leader A1 attack Goliad, where guns and militia stand. The Texan accepts siege before anything is shown; the cavalry
regroups through to Coletto Creek. The Mexican declines to storm; the Texan cannonades, two dice, one hit; the leader answers and misses; the largest besieger takes the hit. Of three
besiegers two are fed: one roll, no loss. Next turn two more infantry march in and four infantry storm, the leader in reserve; two rounds do not win, and they withdraw to the siege.

```pos
1836 turn 5
step battles mexican
unfought 0511
player1-attacks 0511
hand texan 22
hand mexican 16
deck 5
0511: GAt MIn Tam+moved<0411 Zap2+moved<0411 Tlc+moved<0411 Ses+moved<0411
0411: Jim Mat
0110: San
```

```play
mexican fight 0511       # awaits: texan; no event: Shown
texan withdraw GAt
texan withdraw MIn
texan done               # awaits: mexican; no event: Shown
mexican regroup Tam 0610
mexican done             # events: BattleBegan 0511 Siege, Shown Ses 2, Shown Tlc 3, Shown Zap 2; no event: Shown MIn
mexican hold             # awaits: texan
texan cannonade          # events: Shown GAt 2; awaits: mexican
mexican cannonade        # awaits: fate
roll 2 5                 # events: Fired GAt 1; no event: Lost
roll 3 6                 # events: Fired Ses 0, Lost Tlc; awaits: fate
roll 5                   # events: Starved Seat 1 0511 0; no event: Lost; turn: 6
mexican play 16
texan play 22            # events: CardsShown first Seat 1; awaits: mexican
mexican send Jim
mexican march 0511       # events: Shown Jim 3
mexican send Mat
mexican march 0511       # events: Shown Mat 3; awaits: texan
texan done
mexican fight 0511       # awaits: mexican
mexican storm            # awaits: mexican
mexican join Zap
mexican join Tlc
mexican join Jim
mexican join Mat
mexican join Ses         # refused 7.22-c
mexican done             # events: Shown GAt 2, Shown MIn 2, RoundBegan 1; awaits: texan
texan fire MIn           # refused 6.2-b
texan fire GAt
roll 3 6                 # events: Fired GAt 1; awaits: mexican
mexican lose Ses         # refused 7.22-c
mexican lose Mat         # events: Lost Mat; awaits: texan
texan fire MIn
roll 6 6                 # awaits: mexican
mexican fire Zap
roll 6 6
mexican fire Tlc
roll 6 6
mexican fire Jim
roll 1 6 6               # events: Fired Jim 1; awaits: texan; note: guns and militia are equally strong
texan lose GAt           # events: HalfHit GAt
mexican fire Mat
roll 6 6                 # awaits: mexican
mexican join Zap
mexican join Tlc
mexican join Jim
mexican join Mat
mexican done             # events: RoundBegan 2; awaits: texan
texan fire GAt
roll 6 6
texan fire MIn
roll 6 6
mexican fire Zap
roll 1 6                 # events: Lost GAt
mexican fire Tlc
roll 6 6
mexican fire Jim
roll 6 6 6
mexican fire Mat
roll 6 6                 # events: BattleEnded 0511; no event: RoundBegan; awaits: fate
roll 6 6 6               # events: Starved 0511; turn: 7
```

```then
0511: Ses2 Zap2 Tlc2 Jim3 Mat2
0511 inside: GAt1 MIn2
0610: Tam3
```

And the likely end: the militia falls in round 2, and the guns, alone, surrender.

```pos
1836 turn 6
step turn
settled 0511
battle 0511 storm mexican round=2 slot=5
0511: Zap2+shown+line Tlc2+shown+line+acted
0511 inside: GAt1+shown+acted MIn1+shown+acted
0110: San
```

```play
mexican fire Zap
roll 1 3                 # events: HalfHit MIn, Eliminated MIn, Captured GAt 0511, BattleEnded 0511; awaits: fate
```

```then
0511: Zap2 Tlc2 GAm1
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
```

El ejemplo del reglamento, entero. Caballería A2, infantería C3 y C2 y un líder A1 atacan Goliad, donde hay artillería y milicia. El texano acepta el asedio antes de que se descubra nada; la
caballería se reagrupa en Coletto Creek. El mexicano no asalta; el texano cañonea con dos dados, un impacto; el líder responde y falla; lo recibe el mayor de los sitiadores. De tres
sitiadores comen dos: una tirada, sin pérdida. Al turno siguiente llegan dos infanterías más y asaltan cuatro, con el líder en reserva; dos rondas no bastan y vuelven al asedio.

```pos
1836 turn 5
step battles mexican
unfought 0511
player1-attacks 0511
hand texan 22
hand mexican 16
deck 5
0511: GAt MIn Tam+moved<0411 Zap2+moved<0411 Tlc+moved<0411 Ses+moved<0411
0411: Jim Mat
0110: San
```

```play
mexican fight 0511       # awaits: texan; no event: Shown
texan withdraw GAt
texan withdraw MIn
texan done               # awaits: mexican; no event: Shown
mexican regroup Tam 0610
mexican done             # events: BattleBegan 0511 Siege, Shown Ses 2, Shown Tlc 3, Shown Zap 2; no event: Shown MIn
mexican hold             # awaits: texan
texan cannonade          # events: Shown GAt 2; awaits: mexican
mexican cannonade        # awaits: fate
roll 2 5                 # events: Fired GAt 1; no event: Lost
roll 3 6                 # events: Fired Ses 0, Lost Tlc; awaits: fate
roll 5                   # events: Starved Seat 1 0511 0; no event: Lost; turn: 6
mexican play 16
texan play 22            # events: CardsShown first Seat 1; awaits: mexican
mexican send Jim
mexican march 0511       # events: Shown Jim 3
mexican send Mat
mexican march 0511       # events: Shown Mat 3; awaits: texan
texan done
mexican fight 0511       # awaits: mexican
mexican storm            # awaits: mexican
mexican join Zap
mexican join Tlc
mexican join Jim
mexican join Mat
mexican join Ses         # refused 7.22-c
mexican done             # events: Shown GAt 2, Shown MIn 2, RoundBegan 1; awaits: texan
texan fire MIn           # refused 6.2-b
texan fire GAt
roll 3 6                 # events: Fired GAt 1; awaits: mexican
mexican lose Ses         # refused 7.22-c
mexican lose Mat         # events: Lost Mat; awaits: texan
texan fire MIn
roll 6 6                 # awaits: mexican
mexican fire Zap
roll 6 6
mexican fire Tlc
roll 6 6
mexican fire Jim
roll 1 6 6               # events: Fired Jim 1; awaits: texan; note: guns and militia are equally strong
texan lose GAt           # events: HalfHit GAt
mexican fire Mat
roll 6 6                 # awaits: mexican
mexican join Zap
mexican join Tlc
mexican join Jim
mexican join Mat
mexican done             # events: RoundBegan 2; awaits: texan
texan fire GAt
roll 6 6
texan fire MIn
roll 6 6
mexican fire Zap
roll 1 6                 # events: Lost GAt
mexican fire Tlc
roll 6 6
mexican fire Jim
roll 6 6 6
mexican fire Mat
roll 6 6                 # events: BattleEnded 0511; no event: RoundBegan; awaits: fate
roll 6 6 6               # events: Starved 0511; turn: 7
```

```then
0511: Ses2 Zap2 Tlc2 Jim3 Mat2
0511 inside: GAt1 MIn2
0610: Tam3
```

Y el final probable: la milicia cae en la ronda 2 y la artillería, sola, se rinde.

```pos
1836 turn 6
step turn
settled 0511
battle 0511 storm mexican round=2 slot=5
0511: Zap2+shown+line Tlc2+shown+line+acted
0511 inside: GAt1+shown+acted MIn1+shown+acted
0110: San
```

```play
mexican fire Zap
roll 1 3                 # events: HalfHit MIn, Eliminated MIn, Captured GAt 0511, BattleEnded 0511; awaits: fate
```

```then
0511: Zap2 Tlc2 GAm1
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
```

Double defence: of three hits a block of two steps dies only by the fourth.

```pos
1836 turn 5
step turn
settled 0308
battle 0308 storm mexican round=1 slot=5
0308: Ald+shown+line
0308 inside: Bow+shown+acted
PRG: San
```

```play
mexican fire Ald
roll 1 1 2 6             # events: HalfHit Bow, Lost Bow, HalfHit Bow; no event: Eliminated; awaits: mexican
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
```

Defensa doble: un bloque de dos pasos no muere con tres impactos, sino con el cuarto.

```pos
1836 turn 5
step turn
settled 0308
battle 0308 storm mexican round=1 slot=5
0308: Ald+shown+line
0308 inside: Bow+shown+acted
PRG: San
```

```play
mexican fire Ald
roll 1 1 2 6             # events: HalfHit Bow, Lost Bow, HalfHit Bow; no event: Eliminated; awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "7.22-c",
        title: ["The storming line", "La línea de asalto"],
        text: [
            "At most four blocks storm a fort and six a city. The rest are in reserve, and neither fire nor are hit; at the beginning of round 2 they may be exchanged for stormers. By our ruling the whole line is then drawn up anew.",
            "Como máximo cuatro bloques asaltan un fuerte y seis una ciudad. Los demás quedan en reserva, y ni disparan ni reciben impactos; al empezar la ronda 2 pueden relevar a los asaltantes. Según nuestro criterio, la línea entera se forma entonces de nuevo.",
        ],
        origin: Origin::Ours,
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
```

Reserves take no hits, however strong; and before round 2 the leader may change places with a stormer.

```pos
1836 turn 5
step line
settled 0511
battle 0511 storm mexican round=0 slot=0
0511: SLP Zap Ses
0511 inside: Wal
PRG: San
```

```play
mexican join Zap
mexican join Zap         # refused
mexican join Wal         # refused T-e
mexican done             # awaits: texan
texan fire Wal
roll 1 6 6               # events: Lost Zap; no event: Lost SLP
mexican pass Zap         # awaits: mexican
mexican join Ses
mexican join SLP
mexican done             # events: RoundBegan 2; awaits: mexican
mexican fire Zap         # refused 7.22-c
mexican fire Ses         # note: A before C
roll 6 6                 # awaits: texan
texan fire Wal
roll 1 6 6               # events: Lost SLP
```

Four against a fort, and not the fifth.

```pos
1836 turn 5
step line
settled 0308
battle 0308 storm mexican round=0 slot=0
0308: Ald Tlc Zap Que Gto
0308 inside: Bow
PRG: San
```

```play
mexican join Ald
mexican join Tlc
mexican join Zap
mexican join Que
mexican join Gto         # refused
mexican done             # awaits: texan
```

The whole line of round 1 is shot down. The reserve may still storm in round 2.

```pos
1836 turn 5
step turn
settled 0511
battle 0511 storm mexican round=1 slot=4
0511: TrV1+shown+line Gro
0511 inside: Wal+shown
PRG: San
```

```play
texan fire Wal
roll 1 6 6               # events: Eliminated TrV; awaits: mexican
mexican join Gro
mexican done             # events: RoundBegan 2; awaits: texan
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
```

Las reservas no reciben impactos, por fuertes que sean; y antes de la ronda 2 el líder puede relevar a un asaltante.

```pos
1836 turn 5
step line
settled 0511
battle 0511 storm mexican round=0 slot=0
0511: SLP Zap Ses
0511 inside: Wal
PRG: San
```

```play
mexican join Zap
mexican join Zap         # refused
mexican join Wal         # refused T-e
mexican done             # awaits: texan
texan fire Wal
roll 1 6 6               # events: Lost Zap; no event: Lost SLP
mexican pass Zap         # awaits: mexican
mexican join Ses
mexican join SLP
mexican done             # events: RoundBegan 2; awaits: mexican
mexican fire Zap         # refused 7.22-c
mexican fire Ses         # note: A before C
roll 6 6                 # awaits: texan
texan fire Wal
roll 1 6 6               # events: Lost SLP
```

Cuatro contra un fuerte, y no un quinto.

```pos
1836 turn 5
step line
settled 0308
battle 0308 storm mexican round=0 slot=0
0308: Ald Tlc Zap Que Gto
0308 inside: Bow
PRG: San
```

```play
mexican join Ald
mexican join Tlc
mexican join Zap
mexican join Que
mexican join Gto         # refused
mexican done             # awaits: texan
```

Toda la línea de la ronda 1 cae. La reserva aún puede asaltar en la ronda 2.

```pos
1836 turn 5
step turn
settled 0511
battle 0511 storm mexican round=1 slot=4
0511: TrV1+shown+line Gro
0511 inside: Wal+shown
PRG: San
```

```play
texan fire Wal
roll 1 6 6               # events: Eliminated TrV; awaits: mexican
mexican join Gro
mexican done             # events: RoundBegan 2; awaits: texan
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
```

After a storm that failed nobody regroups or retreats: the next thing is the Supply Phase.

```pos
1836 turn 5
step turn
settled 0308
hand texan 1
hand mexican 3
deck 5
battle 0308 storm mexican round=2 slot=5
0308: Ald+shown+line
0308 inside: Bow+shown+acted
PRG: San
```

```play
mexican pass Ald         # events: BattleEnded 0308; no event: Regrouped; turn: 6
```

```then
0308: Ald4
0308 inside: Bow2
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
```

Tras un asalto fracasado nadie se reagrupa ni se retira: sigue la Fase de Suministro.

```pos
1836 turn 5
step turn
settled 0308
hand texan 1
hand mexican 3
deck 5
battle 0308 storm mexican round=2 slot=5
0308: Ald+shown+line
0308 inside: Bow+shown+acted
PRG: San
```

```play
mexican pass Ald         # events: BattleEnded 0308; no event: Regrouped; turn: 6
```

```then
0308: Ald4
0308 inside: Bow2
```"#],
        ],
    },
    Clause {
        id: "7.23-a",
        title: ["Sallying", "Salidas"],
        text: [
            "The besieged may sally as attackers. They lose double defence once they have fired, artillery excepted, and can only withdraw inside. Besiegers of a city have double defence against them, also when they come out to help a relief force.",
            "Los sitiados pueden salir como atacantes. Pierden la defensa doble en cuanto disparan, salvo la artillería, y solo pueden replegarse dentro. Los sitiadores de una ciudad tienen defensa doble contra ellos, también cuando salen a ayudar a una fuerza de socorro.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[130, 161],
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
```

They have it too when the besieged come out to help a relief force: what Wallace hits from the city costs Aldama half a step, what
Sherman's relief hits costs a whole one, and the half-hit stays open.

```pos
1836 turn 5
step battles texan
player1 texan
unfought 0208
player1-attacks 0208
0208: Ald4 She+moved<0308
0208 inside: Wal
0110: San
```

```play
texan fight 0208
texan join Wal
texan done               # events: Shown Wal 3, RoundBegan 1; awaits: mexican
mexican pass Ald
texan fire Wal
roll 1 6 6               # events: HalfHit Ald; no event: Lost
texan fire She
roll 1 6 6               # events: Lost Ald, RoundBegan 2; no event: HalfHit
mexican pass Ald
texan fire Wal
roll 1 6 6               # events: Lost Ald; no event: HalfHit
```

A whole hit falls on the strongest, whoever has the open half-hit; the next half-hit falls on the block that has it.

```pos
1836 turn 5
step turn
player1 texan
unfought 0208
player1-attacks 0208
battle 0208 relief texan round=1 slot=5 came=0308 sallied
0208: Ald3+shown+acted+half Gro4+shown+acted She+shown+moved<0308
0208 inside: Wal+shown+line
0110: San
```

```play
texan fire She
roll 1 6 6               # events: Lost Gro
texan fire Wal
roll 1 6 6               # events: Lost Ald, RoundBegan 2
```

From a fort it is not so: there every hit costs a step.

```pos
1836 turn 5
step turn
player1 texan
unfought 0511
player1-attacks 0511
battle 0511 relief texan round=1 slot=5 came=0610 sallied
0511: Ald4+shown+acted She+shown+acted+moved<0610
0511 inside: Wal+shown+line
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: Lost Ald, RoundBegan 2; no event: HalfHit
```

From a fort: the besiegers have no double defence. They may retreat, and the siege is over.

```pos
1836 turn 5
step answer
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Ald
0511 inside: Wal GAt
PRG: San
```

```play
texan sally
texan done               # refused 7.22-c
texan join Wal
texan done               # awaits: mexican
mexican pass Ald
texan fire Wal
roll 1 6 6               # events: Lost Ald, RoundBegan 2
mexican retreat Ald 0411 # events: Retreated Ald, SiegeLifted 0511; awaits: fate
```

```then
0511: Wal3 GAt2
```

A sally lasts three rounds; in the third those who came out cannot fire, and go back inside.

```pos
1836 turn 5
step turn
settled 0511
battle 0511 sally texan round=3 slot=4 sallied
0511: Ald+shown
0511 inside: Wal+line+shown+fired
PRG: San
```

```play
mexican fire Ald
roll 6 6 6 6             # awaits: texan
texan fire Wal           # refused 6.1-a
texan retreat Wal 0610   # refused
texan withdraw Wal       # events: Withdrew Wal, BattleEnded 0511; awaits: fate
```

Only those inside sally.

```pos
1836 turn 5
step line
settled 0511
battle 0511 sally texan round=0 slot=0 sallied
0511: Ald
0511 inside: Wal
0610: Hor
PRG: San
```

```play
texan join Hor           # refused
texan join Wal
texan done               # awaits: mexican
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
```

También la tienen cuando los sitiados salen a ayudar a una fuerza de socorro: un impacto de Wallace desde la ciudad le cuesta a Aldama medio
paso; uno de Sherman, que viene de fuera, un paso entero, y el medio impacto sigue abierto.

```pos
1836 turn 5
step battles texan
player1 texan
unfought 0208
player1-attacks 0208
0208: Ald4 She+moved<0308
0208 inside: Wal
0110: San
```

```play
texan fight 0208
texan join Wal
texan done               # events: Shown Wal 3, RoundBegan 1; awaits: mexican
mexican pass Ald
texan fire Wal
roll 1 6 6               # events: HalfHit Ald; no event: Lost
texan fire She
roll 1 6 6               # events: Lost Ald, RoundBegan 2; no event: HalfHit
mexican pass Ald
texan fire Wal
roll 1 6 6               # events: Lost Ald; no event: HalfHit
```

Un impacto entero cae en el más fuerte, tenga quien tenga el medio impacto abierto; el siguiente medio impacto, en quien lo tiene.

```pos
1836 turn 5
step turn
player1 texan
unfought 0208
player1-attacks 0208
battle 0208 relief texan round=1 slot=5 came=0308 sallied
0208: Ald3+shown+acted+half Gro4+shown+acted She+shown+moved<0308
0208 inside: Wal+shown+line
0110: San
```

```play
texan fire She
roll 1 6 6               # events: Lost Gro
texan fire Wal
roll 1 6 6               # events: Lost Ald, RoundBegan 2
```

Desde un fuerte no es así: allí cada impacto cuesta un paso.

```pos
1836 turn 5
step turn
player1 texan
unfought 0511
player1-attacks 0511
battle 0511 relief texan round=1 slot=5 came=0610 sallied
0511: Ald4+shown+acted She+shown+acted+moved<0610
0511 inside: Wal+shown+line
0110: San
```

```play
texan fire Wal
roll 1 6 6               # events: Lost Ald, RoundBegan 2; no event: HalfHit
```

Desde un fuerte los sitiadores no tienen defensa doble. Pueden retirarse, y el asedio termina.

```pos
1836 turn 5
step answer
settled 0511
battle 0511 siege mexican round=0 slot=0
0511: Ald
0511 inside: Wal GAt
PRG: San
```

```play
texan sally
texan done               # refused 7.22-c
texan join Wal
texan done               # awaits: mexican
mexican pass Ald
texan fire Wal
roll 1 6 6               # events: Lost Ald, RoundBegan 2
mexican retreat Ald 0411 # events: Retreated Ald, SiegeLifted 0511; awaits: fate
```

```then
0511: Wal3 GAt2
```

Una salida dura tres rondas; en la tercera los que salieron no pueden disparar y vuelven dentro.

```pos
1836 turn 5
step turn
settled 0511
battle 0511 sally texan round=3 slot=4 sallied
0511: Ald+shown
0511 inside: Wal+line+shown+fired
PRG: San
```

```play
mexican fire Ald
roll 6 6 6 6             # awaits: texan
texan fire Wal           # refused 6.1-a
texan retreat Wal 0610   # refused
texan withdraw Wal       # events: Withdrew Wal, BattleEnded 0511; awaits: fate
```

Solo salen los de dentro.

```pos
1836 turn 5
step line
settled 0511
battle 0511 sally texan round=0 slot=0 sallied
0511: Ald
0511 inside: Wal
0610: Hor
PRG: San
```

```play
texan join Hor           # refused
texan join Wal
texan done               # awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "7.24-a",
        title: ["Cannonade", "Cañoneo"],
        text: [
            "Whoever cannonades reveals the guns and leaders he chooses, and they fire once; the enemy may answer with all of his. Hits count after both have fired. There is one exchange only. By our ruling double defence counts here too.",
            "Quien cañonea descubre la artillería y los líderes que elija, y disparan una vez; el enemigo puede responder con todos los suyos. Los impactos cuentan cuando ambos han disparado. Solo hay un intercambio. Según nuestro criterio, también aquí cuenta la defensa doble.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[132, 133, 184],
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
```

The besieged have double defence against it, the besiegers of a fort have not. Both fire before any hit counts.

```pos
1836 turn 5
step declare
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Urr SLP
0308 inside: Tra Bow
PRG: San
```

```play
mexican cannonade        # events: Shown Urr 3; awaits: texan
texan cannonade          # events: Shown Tra 2; no event: Shown Bow; awaits: fate
roll 1 6                 # events: Fired Tra 1; no event: Lost
roll 2 6 6               # events: Fired Urr 1
texan lose Bow           # events: HalfHit Bow
texan hold               # awaits: fate
```

In a city siege both sides have it.

```pos
1836 turn 5
step declare
settled 0208
battle 0208 siege texan round=0 slot=0
0208: Hou Bur
0208 inside: Ses Que
PRG: San
```

```play
texan hold
mexican cannonade        # awaits: texan
texan hold               # awaits: fate
roll 1 6                 # events: Fired Ses 1, HalfHit Bur; awaits: fate
```

Whoever opens the cannonade chooses which of his guns and leaders fire, and shows only these; the answer is given with all.

```pos
1836 turn 5
step declare
player1 mexican
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Urr Ses Tlc3
0308 inside: AAt Tra Bow
0110: San
```

```play
mexican cannonade Tlc    # refused
mexican cannonade Urr    # awaits: mexican
mexican join Urr         # refused 7.22-c
mexican done             # events: Cannonaded, Shown Urr; no event: Shown Ses; awaits: texan
texan cannonade Tra      # refused
texan cannonade          # events: Shown Tra, Shown AAt; awaits: fate
roll 6 6
roll 6 6
roll 6 6 6               # awaits: texan
```

```pos
1836 turn 5
step answer
player1 mexican
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Urr Ses Tlc3
0308 inside: AAt Tra Bow
0110: San
```

```play
texan cannonade AAt      # events: Joined AAt
texan join Tra
texan done               # events: Shown Tra, Shown AAt; awaits: mexican
mexican hold             # awaits: fate
roll 6 6
roll 6 6                 # awaits: fate
```

With one gun or leader there is nothing to choose.

```pos
1836 turn 5
step declare
player1 mexican
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Urr Tlc3
0308 inside: Bow
0110: San
```

```play
mexican cannonade Urr    # refused
mexican cannonade        # events: Shown Urr; awaits: texan
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
```

Los sitiados tienen defensa doble contra él; los sitiadores de un fuerte, no. Ambos disparan antes de que cuente ningún impacto.

```pos
1836 turn 5
step declare
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Urr SLP
0308 inside: Tra Bow
PRG: San
```

```play
mexican cannonade        # events: Shown Urr 3; awaits: texan
texan cannonade          # events: Shown Tra 2; no event: Shown Bow; awaits: fate
roll 1 6                 # events: Fired Tra 1; no event: Lost
roll 2 6 6               # events: Fired Urr 1
texan lose Bow           # events: HalfHit Bow
texan hold               # awaits: fate
```

En el asedio de una ciudad la tienen ambos bandos.

```pos
1836 turn 5
step declare
settled 0208
battle 0208 siege texan round=0 slot=0
0208: Hou Bur
0208 inside: Ses Que
PRG: San
```

```play
texan hold
mexican cannonade        # awaits: texan
texan hold               # awaits: fate
roll 1 6                 # events: Fired Ses 1, HalfHit Bur; awaits: fate
```

Quien abre el cañoneo elige qué artillería y qué líderes disparan, y solo descubre esos; se responde con todos.

```pos
1836 turn 5
step declare
player1 mexican
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Urr Ses Tlc3
0308 inside: AAt Tra Bow
0110: San
```

```play
mexican cannonade Tlc    # refused
mexican cannonade Urr    # awaits: mexican
mexican join Urr         # refused 7.22-c
mexican done             # events: Cannonaded, Shown Urr; no event: Shown Ses; awaits: texan
texan cannonade Tra      # refused
texan cannonade          # events: Shown Tra, Shown AAt; awaits: fate
roll 6 6
roll 6 6
roll 6 6 6               # awaits: texan
```

```pos
1836 turn 5
step answer
player1 mexican
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Urr Ses Tlc3
0308 inside: AAt Tra Bow
0110: San
```

```play
texan cannonade AAt      # events: Joined AAt
texan join Tra
texan done               # events: Shown Tra, Shown AAt; awaits: mexican
mexican hold             # awaits: fate
roll 6 6
roll 6 6                 # awaits: fate
```

Con una sola pieza o un solo líder no hay nada que elegir.

```pos
1836 turn 5
step declare
player1 mexican
settled 0308
battle 0308 siege mexican round=0 slot=0
0308: Urr Tlc3
0308 inside: Bow
0110: San
```

```play
mexican cannonade Urr    # refused
mexican cannonade        # events: Shown Urr; awaits: texan
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
```

Relief fails: in round 3 it retreats by the way it came, the sallying Fannin goes back inside, and the siege goes on.

```pos
1836 turn 5
step turn
unfought 0511
battle 0511 relief texan round=3 slot=1 came=0610 sallied
0511: Ald+shown Bur+shown+moved<0610
0511 inside: Fan+shown+line GAt
PRG: San
```

```play
texan fire Fan           # refused 6.1-a
texan retreat Fan 0610   # refused 7.23-a
texan withdraw Fan       # awaits: mexican
mexican fire Ald
roll 6 6 6 6             # awaits: texan
texan withdraw Bur       # refused
texan retreat Bur 0510   # refused 6.4-c
texan retreat Bur 0610   # events: BattleEnded 0511; awaits: mexican
mexican done             # events: BattleBegan 0511 Siege; awaits: mexican
mexican hold
texan sally              # refused 7.2-b
texan hold               # awaits: fate
```

Relief succeeds: the besiegers are gone, and the garrison comes out.

```pos
1836 turn 5
step turn
unfought 0511
battle 0511 relief texan round=1 slot=5 came=0610
0511: Que1+shown+acted Bur+shown+moved<0610
0511 inside: Fan GAt
PRG: San
```

```play
texan fire Bur
roll 1 6 6 6             # events: Eliminated Que, SiegeLifted 0511; awaits: texan
texan done               # awaits: fate
```

```then
0511: Fan2 GAt2 Bur4+moved<0610
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
```

El socorro fracasa: en la ronda 3 se retira por donde llegó, Fannin vuelve dentro, y el asedio sigue.

```pos
1836 turn 5
step turn
unfought 0511
battle 0511 relief texan round=3 slot=1 came=0610 sallied
0511: Ald+shown Bur+shown+moved<0610
0511 inside: Fan+shown+line GAt
PRG: San
```

```play
texan fire Fan           # refused 6.1-a
texan retreat Fan 0610   # refused 7.23-a
texan withdraw Fan       # awaits: mexican
mexican fire Ald
roll 6 6 6 6             # awaits: texan
texan withdraw Bur       # refused
texan retreat Bur 0510   # refused 6.4-c
texan retreat Bur 0610   # events: BattleEnded 0511; awaits: mexican
mexican done             # events: BattleBegan 0511 Siege; awaits: mexican
mexican hold
texan sally              # refused 7.2-b
texan hold               # awaits: fate
```

El socorro triunfa: los sitiadores ya no están y la guarnición sale.

```pos
1836 turn 5
step turn
unfought 0511
battle 0511 relief texan round=1 slot=5 came=0610
0511: Que1+shown+acted Bur+shown+moved<0610
0511 inside: Fan GAt
PRG: San
```

```play
texan fire Bur
roll 1 6 6 6             # events: Eliminated Que, SiegeLifted 0511; awaits: texan
texan done               # awaits: fate
```

```then
0511: Fan2 GAt2 Bur4+moved<0610
```"#],
        ],
    },
    Clause {
        id: "7.26-a",
        title: ["Cavalry in sieges", "Caballería en asedios"],
        text: [
            "Cavalry storms and defends walls at C1, and sallies at its own rating. In a relief force it may withdraw inside, if there is room; by a published answer from round 2.",
            "La caballería asalta y defiende muros con C1, y sale con su propio valor. En una fuerza de socorro puede replegarse dentro, si hay sitio; según una respuesta publicada, desde la ronda 2.",
        ],
        origin: Origin::Ours,
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
```

Inside the walls cavalry defends at C1; from them it sallies at its own B2.

```pos
1836 turn 5
step line
settled 0511
battle 0511 storm mexican round=0 slot=0
0511: Tlc
0511 inside: Gra
PRG: San
```

```play
mexican join Tlc
mexican done             # awaits: texan
texan fire Gra
roll 2 2                 # events: Fired Gra 0
```

```pos
1836 turn 5
step line
settled 0511
battle 0511 sally texan round=0 slot=0 sallied
0511: Tlc
0511 inside: Gra
PRG: San
```

```play
texan join Gra
texan done               # awaits: texan; note: B goes before C
texan fire Gra
roll 2 2                 # events: Fired Gra 2, Lost Tlc, Lost Tlc
```

Relief cavalry finds no room when four are inside.

```pos
1836 turn 5
step turn
unfought 0511
battle 0511 relief texan round=2 slot=3 came=0610
0511: Ald+shown Gra+shown+moved<0610
0511 inside: GAt Wal Fan War
PRG: San
```

```play
texan withdraw Gra       # refused 7.0-b
texan retreat Gra 0610
```

So may cavalry that comes in round 2 to a fort whose garrison has withdrawn.

```pos
1836 turn 5
step withdraw
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=0 slot=0 came=0411
0511: Wal GAt Hor+moved+reserve<0610 Ald+moved<0411
PRG: San
```

```play
texan withdraw Wal
texan withdraw GAt
texan done               # events: Shown Hor 1, FieldChangedHands Seat 0; awaits: texan
texan withdraw Hor       # events: Withdrew Hor
```

With the option it may go inside from round 1.

```pos
1836 turn 5
options relief-cavalry=first
step turn
player1 mexican
unfought 0511
battle 0511 relief texan round=1 slot=3 came=0610
0511: Ald+shown Gra+shown<0610
0511 inside: GAt
0110: San
```

```play
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
```

Dentro de los muros la caballería defiende con C1; desde ellos sale con su propio B2.

```pos
1836 turn 5
step line
settled 0511
battle 0511 storm mexican round=0 slot=0
0511: Tlc
0511 inside: Gra
PRG: San
```

```play
mexican join Tlc
mexican done             # awaits: texan
texan fire Gra
roll 2 2                 # events: Fired Gra 0
```

```pos
1836 turn 5
step line
settled 0511
battle 0511 sally texan round=0 slot=0 sallied
0511: Tlc
0511 inside: Gra
PRG: San
```

```play
texan join Gra
texan done               # awaits: texan; note: B goes before C
texan fire Gra
roll 2 2                 # events: Fired Gra 2, Lost Tlc, Lost Tlc
```

La caballería de socorro no cabe si ya hay cuatro dentro.

```pos
1836 turn 5
step turn
unfought 0511
battle 0511 relief texan round=2 slot=3 came=0610
0511: Ald+shown Gra+shown+moved<0610
0511 inside: GAt Wal Fan War
PRG: San
```

```play
texan withdraw Gra       # refused 7.0-b
texan retreat Gra 0610
```

También la que llega en la ronda 2 a un fuerte cuya guarnición se ha replegado.

```pos
1836 turn 5
step withdraw
unfought 0511
player1-attacks 0511
battle 0511 field mexican round=0 slot=0 came=0411
0511: Wal GAt Hor+moved+reserve<0610 Ald+moved<0411
PRG: San
```

```play
texan withdraw Wal
texan withdraw GAt
texan done               # events: Shown Hor 1, FieldChangedHands Seat 0; awaits: texan
texan withdraw Hor       # events: Withdrew Hor
```

Con la opción puede entrar desde la ronda 1.

```pos
1836 turn 5
options relief-cavalry=first
step turn
player1 mexican
unfought 0511
battle 0511 relief texan round=1 slot=3 came=0610
0511: Ald+shown Gra+shown<0610
0511 inside: GAt
0110: San
```

```play
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
        rulings: &[127],
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
```

Besieging guns storm and cannonade; when the besieged come out they have double defence, though it is a fort.

```pos
1836 turn 5
step line
settled 0511
battle 0511 storm mexican round=0 slot=0
0511: AAm Que
0511 inside: Wal
PRG: San
```

```play
mexican join AAm
mexican done             # awaits: mexican; note: A before C
mexican fire AAm
roll 2 6                 # events: Fired AAm 1, HalfHit Wal
```

```pos
1836 turn 5
step turn
settled 0511
battle 0511 sally texan round=1 slot=5 sallied
0511: AAm+shown+acted Que1+shown+acted
0511 inside: Wal+line+shown
PRG: San
```

```play
texan fire Wal
roll 1 6 6               # events: HalfHit AAm
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
```

La artillería sitiadora asalta y cañonea; cuando los sitiados salen tiene defensa doble, aunque sea un fuerte.

```pos
1836 turn 5
step line
settled 0511
battle 0511 storm mexican round=0 slot=0
0511: AAm Que
0511 inside: Wal
PRG: San
```

```play
mexican join AAm
mexican done             # awaits: mexican; note: A before C
mexican fire AAm
roll 2 6                 # events: Fired AAm 1, HalfHit Wal
```

```pos
1836 turn 5
step turn
settled 0511
battle 0511 sally texan round=1 slot=5 sallied
0511: AAm+shown+acted Que1+shown+acted
0511 inside: Wal+line+shown
PRG: San
```

```play
texan fire Wal
roll 1 6 6               # events: HalfHit AAm
```"#],
        ],
    },
    Clause {
        id: "7.3-a",
        title: ["Control in a siege", "Control en un asedio"],
        text: [
            "The besieged hold the place for victory and supply; for all else the besieger controls the hex. He comes, goes and passes through without hexside limits; a relief force has limits, and nobody else of its side passes. The besieged do not march out, but may sally. When the last besieger is gone the siege is over.",
            "Los sitiados dominan la plaza para victoria y suministro; para lo demás el sitiador controla el hexágono. Llega, se va y lo atraviesa sin límites de lado; la fuerza de socorro sí los tiene, y nadie de su bando lo atraviesa. Los sitiados no se marchan, pero pueden hacer una salida. Cuando se va el último sitiador el asedio termina.",
        ],
        origin: Origin::Ours,
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
```

Besiegers come and go without limit: five leave the Alamo over a ford. A relief force has the ford's limit of two.

```pos
1836 turn 5
step orders
player1 texan
cp 3
0407: Bur She Mld
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
texan send Bur
texan attack 0308/0407
texan send She
texan attack 0308/0407
texan send Mld
texan attack 0308/0407   # refused 5.3-a
```

Friends of the besieged do not pass through.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0407: Kim
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
texan send Kim
texan march 0208         # refused 5.0-b
texan stay               # awaits: texan
```

For movement it is the besieger's hex, so he passes through and commands from it.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: Tlc
0308: Gao
0308 inside: Tra AAt
PRG: San
```

```play
mexican command Gao
mexican send Tlc
mexican march 0408       # no event: Shown
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
```

Los sitiadores van y vienen sin límite: cinco dejan El Álamo por un vado. La fuerza de socorro tiene el límite del vado, dos.

```pos
1836 turn 5
step orders
player1 texan
cp 3
0407: Bur She Mld
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
texan send Bur
texan attack 0308/0407
texan send She
texan attack 0308/0407
texan send Mld
texan attack 0308/0407   # refused 5.3-a
```

Los amigos de los sitiados no pueden atravesar el hexágono.

```pos
1836 turn 5
step orders
player1 texan
cp 1
0407: Kim
0308: Ald
0308 inside: Tra AAt
PRG: San
```

```play
texan send Kim
texan march 0208         # refused 5.0-b
texan stay               # awaits: texan
```

Para el movimiento el hexágono es del sitiador: lo atraviesa y manda desde él.

```pos
1836 turn 5
step orders
mover mexican
cp 1
0208: Tlc
0308: Gao
0308 inside: Tra AAt
PRG: San
```

```play
mexican command Gao
mexican send Tlc
mexican march 0408       # no event: Shown
```"#],
        ],
    },
    Clause {
        id: "7.4-a",
        title: ["Supply in a siege", "Suministro en un asedio"],
        text: [
            "The besieger is fed by the hex, two blocks, and its camp if it has one, as the Alamo's has; the besieged by the fort, two blocks, or the city, four.",
            "El sitiador se alimenta del hexágono, dos bloques, y de su campamento si lo hay, como en El Álamo; los sitiados, del fuerte, dos bloques, o de la ciudad, cuatro.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[137, 163],
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
```

In a city the besieged are four, and the besieger of a box has no more than the hex: two.

```pos
1836 turn 5
step battles mexican
hand texan 1
hand mexican 3
deck 5
LAR: Ald Tlc Zap
LAR inside: Kim Bur Wal She
PRG: San
```

```play
mexican done
texan done               # awaits: fate
roll 4                   # events: Starved Seat 1 LAR 0; turn: 6
```

A third block in a besieged fort starves, and walls do not help: one roll of 1 is a whole step.

```pos
1836 turn 5
step battles mexican
hand texan 1
hand mexican 3
deck 5
0511: Ald
0511 inside: Wal GAt Fan
PRG: San
```

```play
mexican done
texan done               # awaits: fate
roll 1                   # events: Starved Seat 0 0511 1; awaits: texan
texan lose Wal           # events: Lost Wal; no event: HalfHit; turn: 6
```

With the option the besieger of a box has the rest of what it feeds: four.

```pos
1836 turn 5
options besieged-box=four
step card
player1 mexican
mover mexican
hand texan 3
hand mexican 4
deck 1 2 5
settled PRG
PRG: Bur Wal She Mld
PRG inside: Ald
0308: San
```

```play
draw 1                   # awaits: fate; note: four are fed, and a block or card is drawn
draw 2                   # turn: 6; no event: Starved
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
```

En una ciudad comen cuatro sitiados, y el sitiador de una casilla no tiene más que el hexágono: dos.

```pos
1836 turn 5
step battles mexican
hand texan 1
hand mexican 3
deck 5
LAR: Ald Tlc Zap
LAR inside: Kim Bur Wal She
PRG: San
```

```play
mexican done
texan done               # awaits: fate
roll 4                   # events: Starved Seat 1 LAR 0; turn: 6
```

Un tercer bloque en un fuerte sitiado pasa hambre, y los muros no ayudan: un 1 cuesta un paso entero.

```pos
1836 turn 5
step battles mexican
hand texan 1
hand mexican 3
deck 5
0511: Ald
0511 inside: Wal GAt Fan
PRG: San
```

```play
mexican done
texan done               # awaits: fate
roll 1                   # events: Starved Seat 0 0511 1; awaits: texan
texan lose Wal           # events: Lost Wal; no event: HalfHit; turn: 6
```

Con la opción el sitiador de una casilla dispone del resto de lo que alimenta: cuatro.

```pos
1836 turn 5
options besieged-box=four
step card
player1 mexican
mover mexican
hand texan 3
hand mexican 4
deck 1 2 5
settled PRG
PRG: Bur Wal She Mld
PRG inside: Ald
0308: San
```

```play
draw 1                   # awaits: fate; note: four are fed, and a block or card is drawn
draw 2                   # turn: 6; no event: Starved
```"#],
        ],
    },
    Clause {
        id: "8.0-a",
        title: ["The Supply Phase", "La Fase de Suministro"],
        text: [
            "Player 1 first: attrition, reinforcements, one card. By our ruling no more are drawn when the deck has ended.",
            "Primero el Jugador 1: desgaste, refuerzos, una carta. Según nuestro criterio, cuando el mazo se acaba ya no se roba.",
        ],
        origin: Origin::Ours,
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
```

Attrition comes before reinforcements: a block that arrives in the same phase has eaten nothing yet.

```pos
1836 turn 2
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0906: Hou Bur Wal Hor Gra
pool: She
PRG: San
```

```play
mexican done             # awaits: fate; no event: Starved
draw 14
texan deploy 0906        # turn: 3
```

When the deck is spent nobody draws, and the hands are played out.

```pos
1836 turn 11
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
PRG: San
0906: Hou
```

```play
mexican done             # no event: Dealt; turn: 12; awaits: texan, mexican
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
```

El desgaste precede a los refuerzos: un bloque que llega en la misma fase aún no ha comido.

```pos
1836 turn 2
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0906: Hou Bur Wal Hor Gra
pool: She
PRG: San
```

```play
mexican done             # awaits: fate; no event: Starved
draw 14
texan deploy 0906        # turn: 3
```

Cuando el mazo se agota nadie roba, y se juegan las manos.

```pos
1836 turn 11
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
PRG: San
0906: Hou
```

```play
mexican done             # no event: Dealt; turn: 12; awaits: texan, mexican
```"#],
        ],
    },
    Clause {
        id: "8.1-a",
        title: ["Supply limits", "Límites de suministro"],
        text: [
            "Each hex feeds two blocks; a city adds four, a town three, a fort two, a camp one. What lies in one hex adds up.",
            "Cada hexágono alimenta a dos bloques; una ciudad añade cuatro, un pueblo tres, un fuerte dos, un campamento uno. Lo que hay en un mismo hexágono se suma.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[163],
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
```

The Alamo's hex has fort and camp: five live there. Goliad's has the fort only: four.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0308: Tra AAt Bow Kim She
0511: Fan GAt Wal Hor
PRG: San
```

```play
mexican done             # no event: Starved; turn: 6
```

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0308: Tra AAt Bow Kim She Mld
0511: Fan GAt Wal Hor Gra
PRG: San
```

```play
mexican done             # awaits: fate
roll 6                   # events: Starved 0308; awaits: fate
roll 5                   # events: Starved 0511; turn: 6
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
```

El hexágono de El Álamo tiene fuerte y campamento: viven cinco. El de Goliad, solo el fuerte: cuatro.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0308: Tra AAt Bow Kim She
0511: Fan GAt Wal Hor
PRG: San
```

```play
mexican done             # no event: Starved; turn: 6
```

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0308: Tra AAt Bow Kim She Mld
0511: Fan GAt Wal Hor Gra
PRG: San
```

```play
mexican done             # awaits: fate
roll 6                   # events: Starved 0308; awaits: fate
roll 5                   # events: Starved 0511; turn: 6
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
```

The ninth is one too many.

```pos
1836 turn 5
step orders
mover texan
cp 1
hand texan 1
hand mexican 3
deck 5
PRG: San Ald Tlc Zap Que Gto Gro Mor Mex
1406: Hou
```

```play
texan done               # awaits: fate
roll 4                   # events: Starved PRG; turn: 6
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
```

El noveno sobra.

```pos
1836 turn 5
step orders
mover texan
cp 1
hand texan 1
hand mexican 3
deck 5
PRG: San Ald Tlc Zap Que Gto Gro Mor Mex
1406: Hou
```

```play
texan done               # awaits: fate
roll 4                   # events: Starved PRG; turn: 6
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
        rulings: &[164],
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
```

1, 2 and 3 cost a step, 4, 5 and 6 nothing. Between equals the owner chooses.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0406: Wal She Hor
PRG: San
```

```play
mexican done
roll 3                   # awaits: texan
texan lose Hor           # refused 6.31-a
texan done               # refused 6.31-a
texan lose She           # events: Lost She; turn: 6
```

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0406: Wal She Hor
PRG: San
```

```play
mexican done
roll 4                   # events: Starved 0406 0; no event: Lost; turn: 6
```

Hunger can kill.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0406: Kim Hor Seg
PRG: San
```

```play
mexican done
roll 2                   # awaits: texan
texan lose Kim           # events: Eliminated Kim; turn: 6
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
```

1, 2 y 3 cuestan un paso; 4, 5 y 6, nada. Entre iguales elige el dueño.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0406: Wal She Hor
PRG: San
```

```play
mexican done
roll 3                   # awaits: texan
texan lose Hor           # refused 6.31-a
texan done               # refused 6.31-a
texan lose She           # events: Lost She; turn: 6
```

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0406: Wal She Hor
PRG: San
```

```play
mexican done
roll 4                   # events: Starved 0406 0; no event: Lost; turn: 6
```

El hambre puede matar.

```pos
1836 turn 5
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
0406: Kim Hor Seg
PRG: San
```

```play
mexican done
roll 2                   # awaits: texan
texan lose Kim           # events: Eliminated Kim; turn: 6
```"#],
        ],
    },
    Clause {
        id: "8.31-a",
        title: ["Texan draws", "Refuerzos texanos"],
        text: [
            "Each Supply Phase Texas draws one block and deploys it at full strength in a friendly Victory Town that is not besieged. By our ruling it is kept aside if there is none.",
            "En cada Fase de Suministro Texas roba un bloque y lo despliega a plena fuerza en una Ciudad de Victoria amiga no sitiada. Según nuestro criterio, queda aparte si no hay ninguna.",
        ],
        origin: Origin::Ours,
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
```

No friendly Victory Town is open: the block is kept aside, and comes when there is one again, after that turn's draw.

```pos
1836 turn 9
step deploy
mover texan
drawn: She
burned 0508 0606 0710 0906 1007 1110 1010 1207 1406 1401
1309: Ald
PRG: San
```

```play
texan deploy 1309        # refused
texan aside              # events: KeptAside; awaits: fate
```

```pos
1836 turn 9
step draw
mover texan
player1 mexican
hand texan 1
hand mexican 3
deck 5
pool: Mld
aside: She
0906: Hou
PRG: San
```

```play
draw 15                  # events: Drawn Mld; awaits: texan
texan deploy 0906        # events: Deployed Mld 0906; awaits: texan
texan deploy 0508        # events: Deployed She 0508; turn: 10
```

A town in enemy hands takes nobody, and neither does one without a star.

```pos
1836 turn 5
step deploy
mover texan
drawn: Mld
0710: Yuc
PRG: San
```

```play
texan deploy 0710        # refused
texan deploy 0807        # refused
texan deploy 0606        # awaits: fate
```

```then
0606: Mld3
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
```

Ninguna Ciudad de Victoria amiga está abierta: el bloque queda aparte y llega cuando vuelve a haberla, tras el robo de ese turno.

```pos
1836 turn 9
step deploy
mover texan
drawn: She
burned 0508 0606 0710 0906 1007 1110 1010 1207 1406 1401
1309: Ald
PRG: San
```

```play
texan deploy 1309        # refused
texan aside              # events: KeptAside; awaits: fate
```

```pos
1836 turn 9
step draw
mover texan
player1 mexican
hand texan 1
hand mexican 3
deck 5
pool: Mld
aside: She
0906: Hou
PRG: San
```

```play
draw 15                  # events: Drawn Mld; awaits: texan
texan deploy 0906        # events: Deployed Mld 0906; awaits: texan
texan deploy 0508        # events: Deployed She 0508; turn: 10
```

Una ciudad en manos enemigas no recibe a nadie, ni tampoco un pueblo sin estrella.

```pos
1836 turn 5
step deploy
mover texan
drawn: Mld
0710: Yuc
PRG: San
```

```play
texan deploy 0710        # refused
texan deploy 0807        # refused
texan deploy 0606        # awaits: fate
```

```then
0606: Mld3
```"#],
        ],
    },
    Clause {
        id: "8.32-a",
        title: ["U.S. entry", "Entrada de los Estados Unidos"],
        text: [
            "Gaines, 3rd US and 5th US stand face up in Fort Jessup when drawn. When all three are there they may enter for one Command Point, first hex San Augustine, without hexside limit. Only Gaines commands them, or they move singly.",
            "Gaines, el 3.º y el 5.º de los EE. UU. esperan descubiertos en Fort Jessup. Cuando están los tres pueden entrar por un Punto de Mando, primero a San Augustine y sin límite de lado. Solo Gaines los manda, o se mueven sueltos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[52, 142],
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
```

San Augustine is in Mexican hands: all three attack it, without limit. And from there one may go on in the same move.

```pos
1836 turn 9
step orders
player1 texan
cp 1
JES: Gai US3 US5
1601: Ald
PRG: San
```

```play
texan command Gai
texan send US3
texan attack 1601/JES
texan send US5
texan attack 1601/JES
texan send Gai
texan attack 1601/JES    # awaits: texan
texan fight 1601         # events: Shown Ald 4
```

```pos
1836 turn 9
step orders
player1 texan
cp 1
JES: Gai US3 US5
PRG: San
```

```play
texan send US3
texan march 1502         # events: Marched US3 JES 1502 forced false; awaits: fate
```

They may go back to the box, for three points; without limit they leave it, but not others with them.

```pos
1836 turn 10
step orders
player1 texan
cp 1
us-entered
1601: Gai US3 US5
PRG: San
```

```play
texan command Gai
texan send US3
texan march JES          # events: Marched US3 1601 JES forced false
```

```pos
1836 turn 10
step orders
player1 texan
cp 4
us-entered
JES: US3 US5 Bur She
1601: Ald
PRG: San
```

```play
texan send US3
texan attack 1601/JES
texan send US5
texan attack 1601/JES
texan send Bur
texan attack 1601/JES    # refused 5.3-a
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
```

San Augustine está en manos mexicanas: los tres la atacan, sin límite. Y desde allí se puede seguir en el mismo movimiento.

```pos
1836 turn 9
step orders
player1 texan
cp 1
JES: Gai US3 US5
1601: Ald
PRG: San
```

```play
texan command Gai
texan send US3
texan attack 1601/JES
texan send US5
texan attack 1601/JES
texan send Gai
texan attack 1601/JES    # awaits: texan
texan fight 1601         # events: Shown Ald 4
```

```pos
1836 turn 9
step orders
player1 texan
cp 1
JES: Gai US3 US5
PRG: San
```

```play
texan send US3
texan march 1502         # events: Marched US3 JES 1502 forced false; awaits: fate
```

Pueden volver a la casilla, por tres puntos; de ella salen sin límite, pero no otros con ellos.

```pos
1836 turn 10
step orders
player1 texan
cp 1
us-entered
1601: Gai US3 US5
PRG: San
```

```play
texan command Gai
texan send US3
texan march JES          # events: Marched US3 1601 JES forced false
```

```pos
1836 turn 10
step orders
player1 texan
cp 4
us-entered
JES: US3 US5 Bur She
1601: Ald
PRG: San
```

```play
texan send US3
texan attack 1601/JES
texan send US5
texan attack 1601/JES
texan send Bur
texan attack 1601/JES    # refused 5.3-a
```"#],
        ],
    },
    Clause {
        id: "8.33-a",
        title: ["Mexican reinforcements", "Refuerzos mexicanos"],
        text: [
            "Mexico has no pool. The brigade of turn 2 is placed in its box in the Supply Phase of turn 1, that of turn 3 in that of turn 2, and may move from the next turn on. If Texas holds the box it may attack it without hexside limit; by our ruling it waits beside it.",
            "México no tiene reserva. La brigada del turno 2 se coloca en su casilla en la Fase de Suministro del turno 1; la del turno 3, en la del turno 2; y se mueve desde el turno siguiente. Si Texas ocupa la casilla puede atacarla sin límite de lado; según nuestro criterio, espera al lado.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[147, 182],
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
```

Those who wait beside a box held by Texans attack it without hexside limit; Kimball may accept a siege.

```pos
1836 turn 2
step orders
mover mexican
cp 1
MAT: San
PRG: Kim
PRG beside: Gao Ald Tlc Zap Que Gto
0906: Hou
```

```play
mexican command Gao
mexican send Ald
mexican march PRG
mexican send Tlc
mexican march PRG
mexican send Zap
mexican march PRG
mexican send Que
mexican march PRG
mexican send Gto
mexican march PRG
mexican send Gao
mexican march PRG        # awaits: mexican
mexican fight PRG        # awaits: texan
texan withdraw Kim
texan done               # awaits: mexican
```

The brigade of turn 3 is placed in the Supply Phase of turn 2, not before.

```pos
1836 turn 1
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
PRG: San
later: Gao Ald Tol Gro
0906: Hou
```

```play
mexican send Ald         # refused 5.0-e
mexican done             # awaits: mexican
mexican enter PRG        # events: BrigadeArrives First PRG; turn: 2
```

```then
PRG: San3 Gao2 Ald4
later: Tol2 Gro4
```

Where Mexico besieges the Texans in the box, the brigade simply joins the siege.

```pos
1836 turn 1
step enter 1
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5
MAT: San
PRG: Que
PRG inside: Kim
later: Gao Ald
0906: Hou
```

```play
mexican enter PRG        # events: BrigadeArrives First PRG waits false; turn: 2
```

```then
PRG: Que3 Gao2 Ald4
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
```

Los que esperan junto a una casilla ocupada por texanos la atacan sin límite; Kimball puede aceptar el asedio.

```pos
1836 turn 2
step orders
mover mexican
cp 1
MAT: San
PRG: Kim
PRG beside: Gao Ald Tlc Zap Que Gto
0906: Hou
```

```play
mexican command Gao
mexican send Ald
mexican march PRG
mexican send Tlc
mexican march PRG
mexican send Zap
mexican march PRG
mexican send Que
mexican march PRG
mexican send Gto
mexican march PRG
mexican send Gao
mexican march PRG        # awaits: mexican
mexican fight PRG        # awaits: texan
texan withdraw Kim
texan done               # awaits: mexican
```

La brigada del turno 3 se coloca en la Fase de Suministro del turno 2, no antes.

```pos
1836 turn 1
step orders
mover mexican
player1 texan
cp 1
hand texan 1
hand mexican 3
deck 5
PRG: San
later: Gao Ald Tol Gro
0906: Hou
```

```play
mexican send Ald         # refused 5.0-e
mexican done             # awaits: mexican
mexican enter PRG        # events: BrigadeArrives First PRG; turn: 2
```

```then
PRG: San3 Gao2 Ald4
later: Tol2 Gro4
```

Donde México sitia a los texanos en la casilla, la brigada se une sin más al asedio.

```pos
1836 turn 1
step enter 1
mover mexican
player1 texan
hand texan 1
hand mexican 3
deck 5
MAT: San
PRG: Que
PRG inside: Kim
later: Gao Ald
0906: Hou
```

```play
mexican enter PRG        # events: BrigadeArrives First PRG waits false; turn: 2
```

```then
PRG: Que3 Gao2 Ald4
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
```

In turn 3 the delayed brigade marches from its new box.

```pos
1836 turn 3
step orders
mover mexican
cp 1
MAT: San
LAR: Gao Ald
0906: Hou
```

```play
mexican command Gao
mexican send Ald
mexican march 0111
```

Texans hold Laredo. The delayed brigade may attack it only in the turn in which it would have come in.

```pos
1836 turn 2
step orders
mover mexican
cp 1
MAT: San
LAR: Kim
LAR beside: Gao Ald
0906: Hou
```

```play
mexican send Ald         # refused
mexican command Gao      # refused
```

```pos
1836 turn 3
step orders
mover mexican
cp 1
MAT: San
LAR: Kim
LAR beside: Gao Ald
0906: Hou
```

```play
mexican command Gao
mexican send Ald
mexican march LAR        # events: Marched Ald LAR
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
```

En el turno 3 la brigada retrasada parte de su nueva casilla.

```pos
1836 turn 3
step orders
mover mexican
cp 1
MAT: San
LAR: Gao Ald
0906: Hou
```

```play
mexican command Gao
mexican send Ald
mexican march 0111
```

Los texanos ocupan Laredo. La brigada retrasada solo puede atacarla en el turno en que habría entrado.

```pos
1836 turn 2
step orders
mover mexican
cp 1
MAT: San
LAR: Kim
LAR beside: Gao Ald
0906: Hou
```

```play
mexican send Ald         # refused
mexican command Gao      # refused
```

```pos
1836 turn 3
step orders
mover mexican
cp 1
MAT: San
LAR: Kim
LAR beside: Gao Ald
0906: Hou
```

```play
mexican command Gao
mexican send Ald
mexican march LAR        # events: Marched Ald LAR
```"#],
        ],
    },
];
