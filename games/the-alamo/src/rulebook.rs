//! The rulebook in our words. Generated from `rulebook.toml` and `clauses/*.md` by `cargo xtask gen`; do not edit.

use game::{Clause, Origin};

#[rustfmt::skip]
pub static RULEBOOK: &[Clause] = &[
    Clause {
        id: "R1.0",
        title: ["The game", "El juego"],
        text: [
            "The assault of 6 March 1836, before dawn: 2,200 Mexican soldiers in five columns against the 183 men of the garrison. A hex is ten yards across, a Game-Turn five minutes, a point of Texan fire strength one man, a Mexican unit about fifty. The surviving charts and chapters of the booklet are kept to the letter; all else, the map and the counters too, is our reconstruction and is marked as ours.",
            "El asalto del 6 de marzo de 1836, antes del alba: 2200 soldados mexicanos en cinco columnas contra los 183 hombres de la guarnición. Un hexágono mide diez yardas; un turno, cinco minutos; un punto de fuego texano es un hombre; una unidad mexicana, unos cincuenta. Las tablas y capítulos que quedan del reglamento se siguen al pie de la letra; todo lo demás, también el mapa y las fichas, es reconstrucción nuestra y está marcado como tal.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[24],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "R2.0",
        title: ["Setting up, and the map", "La preparación y el mapa"],
        text: [
            "The order of setting up is known: guns in the open, then the secret plot, then the Texans. How they are placed, and the map, are ours.",
            "El orden de la preparación se conoce: primero los cañones, a la vista; luego el plan secreto; después los texanos. Cómo se colocan, y el mapa, es nuestro.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[22, 24],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "R2a",
        title: ["The guns first", "Primero los cañones"],
        text: [
            "The Texan player places his ten batteries, one on each of the ten artillery hexes, face up, as he likes.",
            "El jugador texano coloca sus diez baterías, una en cada uno de los diez hexágonos de artillería, boca arriba y como quiera.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[24],
        examples: [
            &[r#"## R2a The guns first

One battery to an artillery hex, each once. The rest may be posted as history had it.

```play
texan gun 18pdr 0723r        # events: GunPosted 18pdr 0723r
texan gun gunnade 0723r      # refused
texan gun gunnade 0722       # refused
texan gun 18pdr 0716r        # refused
texan historic               # events: GunPosted gunnade 0716r; awaits: mexican
```

The guns need not stand where they stood in 1836.

```pos
turn 1, guns
```

```play
texan gun 18pdr 1024         # events: GunPosted 18pdr 1024
texan historic               # refused R2c
texan gun gate 0723r         # events: GunPosted gate 0723r
texan historic               # awaits: mexican
```"#],
            &[r#"## R2a Primero los cañones

Una batería por hexágono de artillería, y cada una una vez. El resto puede colocarse como en la historia.

```play
texan gun 18pdr 0723r        # events: GunPosted 18pdr 0723r
texan gun gunnade 0723r      # refused
texan gun gunnade 0722       # refused
texan gun 18pdr 0716r        # refused
texan historic               # events: GunPosted gunnade 0716r; awaits: mexican
```

Los cañones no tienen por qué estar donde estuvieron en 1836.

```pos
turn 1, guns
```

```play
texan gun 18pdr 1024         # events: GunPosted 18pdr 1024
texan historic               # refused R2c
texan gun gate 0723r         # events: GunPosted gate 0723r
texan historic               # awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "R2b",
        title: ["The secret plot", "El plan secreto"],
        text: [
            "Having seen the guns, the Mexican player secretly assigns an Entry Area to each column. Columns 1 to 4 need four different areas; the Reserve may have any area, also one that a column has.",
            "Vistos los cañones, el jugador mexicano asigna en secreto una Zona de Entrada a cada columna. Las columnas 1 a 4 necesitan cuatro zonas distintas; la Reserva puede tener cualquiera, también la de otra columna.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R2b The secret plot

Four different areas for columns 1 to 4; the Reserve may share one. The plot is sealed when it is complete.

```play
texan historic               # awaits: mexican
mexican plot 1 5             # events: Plotted 1 5
mexican plot 2 3
mexican plot 3 3             # refused
mexican plot 3 4
mexican plot 1 6             # refused
mexican commit               # refused
mexican plot 4 1
mexican plot R 1             # events: Plotted R 1
mexican commit               # events: PlotSealed; awaits: texan
```"#],
            &[r#"## R2b El plan secreto

Cuatro zonas distintas para las columnas 1 a 4; la Reserva puede compartir una. El plan se sella cuando está completo.

```play
texan historic               # awaits: mexican
mexican plot 1 5             # events: Plotted 1 5
mexican plot 2 3
mexican plot 3 3             # refused
mexican plot 3 4
mexican plot 1 6             # refused
mexican commit               # refused
mexican plot 4 1
mexican plot R 1             # events: Plotted R 1
mexican commit               # events: PlotSealed; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "R2c",
        title: ["The garrison", "La guarnición"],
        text: [
            "Without knowing the plot, the Texan player places all his combat units and leaders anywhere in the compound: plaza, platforms, buildings on the roof or inside, church, church yard, courtyard, cattle pen and lunette. One combat unit at most stands in a hex and level. Each combat unit is given a facing: one of its six hexsides.",
            "Sin conocer el plan, el jugador texano coloca todas sus unidades de combate y jefes en cualquier lugar del recinto: plaza, plataformas, edificios (en la azotea o dentro), iglesia, atrio, patio, corral y luneta. En cada hexágono y nivel cabe una unidad de combate. Cada una recibe una orientación: uno de sus seis lados.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[22],
        examples: [
            &[r#"## R2c The garrison

Units and leaders stand anywhere in the compound, one combat unit to a place; the roof and the inside of a building are two places.

```play
texan historic
mexican plot 1 1
mexican plot 2 2
mexican plot 3 3
mexican plot 4 5
mexican plot R 6
mexican commit               # awaits: texan
texan take TennA
texan put 1423               # refused
texan put 1318r              # events: Placed TennA 1318r
texan take TennA             # refused
texan take GreysA
texan put 1318r              # refused R5d
texan put 1318i              # events: Placed GreysA 1318i
texan take Crockett
texan put 1318r              # events: Placed Crockett 1318r
texan historic               # awaits: texan
texan face TennA 1317        # events: Faced TennA 1317
texan face GreysA 1414       # refused R6b
texan done                   # awaits: mexican
```

With the option everybody stands at his historical post at once.

```pos
turn 1, plot
rules: garrison=posts
plot: 1=1 2=2 3=3 4=5 R=6
```

```play
mexican commit               # events: PlotSealed, Placed TennA 1422, Placed Travis 1008r; awaits: texan
texan take TennA             # refused 4.0-a
texan done                   # awaits: mexican
```"#],
            &[r#"## R2c La guarnición

Las unidades y los jefes se colocan donde sea dentro del recinto, una unidad de combate por lugar; la azotea y el interior de un edificio son dos lugares.

```play
texan historic
mexican plot 1 1
mexican plot 2 2
mexican plot 3 3
mexican plot 4 5
mexican plot R 6
mexican commit               # awaits: texan
texan take TennA
texan put 1423               # refused
texan put 1318r              # events: Placed TennA 1318r
texan take TennA             # refused
texan take GreysA
texan put 1318r              # refused R5d
texan put 1318i              # events: Placed GreysA 1318i
texan take Crockett
texan put 1318r              # events: Placed Crockett 1318r
texan historic               # awaits: texan
texan face TennA 1317        # events: Faced TennA 1317
texan face GreysA 1414       # refused R6b
texan done                   # awaits: mexican
```

Con la opción todos están de entrada en su puesto histórico.

```pos
turn 1, plot
rules: garrison=posts
plot: 1=1 2=2 3=3 4=5 R=6
```

```play
mexican commit               # events: PlotSealed, Placed TennA 1422, Placed Travis 1008r; awaits: texan
texan take TennA             # refused 4.0-a
texan done                   # awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "R2d",
        title: ["The columns appear", "Aparecen las columnas"],
        text: [
            "The areas of columns 1 to 4 are revealed, and each column stands on the eight hexes of its area, one unit to a hex, its leader with any of them. The Reserve's area stays secret until it is placed.",
            "Se revelan las zonas de las columnas 1 a 4, y cada columna ocupa los ocho hexágonos de la suya, una unidad por hexágono y su jefe con cualquiera de ellas. La zona de la Reserva sigue en secreto hasta que entra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[30],
        examples: [
            &[r#"## R2d The columns appear

When the garrison stands, the areas of columns 1 to 4 are laid open and their units come on, one to a hex of their own area; a leader joins one of them. Where the Reserve will come is not told.

```play
texan historic
mexican plot 1 5
mexican plot 2 3
mexican plot 3 4
mexican plot 4 1
mexican plot R 1
mexican commit
texan historic
texan done                   # events: ColumnRevealed 1 5, ColumnRevealed 4 1; no event: ColumnRevealed R; awaits: mexican
mexican deploy Ald1 0101     # refused
mexican deploy Cos 0831      # refused
mexican deploy Ald1 0831     # events: Deployed Ald1 0831
mexican deploy Cos 0831      # events: Deployed Cos 0831
mexican deploy Ald2 0831     # refused R5d
mexican deploy Zap1 0101     # refused
mexican deploy all           # awaits: texan
```"#],
            &[r#"## R2d Aparecen las columnas

Cuando la guarnición está en su sitio se descubren las zonas de las columnas 1 a 4 y sus unidades aparecen, una por hexágono de su zona; el jefe se une a una de ellas. Por dónde vendrá la Reserva no se dice.

```play
texan historic
mexican plot 1 5
mexican plot 2 3
mexican plot 3 4
mexican plot 4 1
mexican plot R 1
mexican commit
texan historic
texan done                   # events: ColumnRevealed 1 5, ColumnRevealed 4 1; no event: ColumnRevealed R; awaits: mexican
mexican deploy Ald1 0101     # refused
mexican deploy Cos 0831      # refused
mexican deploy Ald1 0831     # events: Deployed Ald1 0831
mexican deploy Cos 0831      # events: Deployed Cos 0831
mexican deploy Ald2 0831     # refused R5d
mexican deploy Zap1 0101     # refused
mexican deploy all           # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "R2e",
        title: ["The first turn", "El primer turno"],
        text: [
            "The game begins in turn 1 with no losses. Nobody is on the Replacement Track and no Reserve is committed, so the Texan Player-Turn comes first.",
            "La partida empieza en el turno 1 sin bajas. No hay nadie en la Banda de Reemplazos ni Reserva comprometida, así que lo primero es el Turno del Jugador texano.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R2e The first turn

Turn 1 opens with the Texans: there is nobody to be replaced and no Reserve under way.

```play
texan historic
mexican plot 1 1
mexican plot 2 2
mexican plot 3 3
mexican plot 4 5
mexican plot R 1
mexican commit
texan historic
texan done
mexican deploy all           # events: TurnBegan 1, PhaseBegan TexanMovement; awaits: texan; turn: 1
mexican done                 # refused: not awaited
```"#],
            &[r#"## R2e El primer turno

El turno 1 se abre con los texanos: no hay a quién reemplazar ni Reserva en camino.

```play
texan historic
mexican plot 1 1
mexican plot 2 2
mexican plot 3 3
mexican plot 4 5
mexican plot R 1
mexican commit
texan historic
texan done
mexican deploy all           # events: TurnBegan 1, PhaseBegan TexanMovement; awaits: texan; turn: 1
mexican done                 # refused: not awaited
```"#],
        ],
    },
    Clause {
        id: "R2f",
        title: ["Within the walls", "Dentro de los muros"],
        text: [
            "Within the walls are the plaza, the platforms, all buildings, inside and roof, and the church with its platform. Church yard and cattle pen are not, as the booklet says; nor, by our ruling, are courtyard and lunette, unless the option says so.",
            "Están dentro de los muros la plaza, las plataformas, todos los edificios, por dentro y en la azotea, y la iglesia con su plataforma. No lo están el atrio ni el corral, como dice el reglamento; tampoco, por aclaración nuestra, el patio y la luneta, salvo que la opción diga otra cosa.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[26],
        examples: [
            &[r#"## R2f Within the walls

A unit in the cattle pen, the church yard, the courtyard or the lunette is not yet within the walls.

```pos
turn 3, texan combat
1615: Ald1
1520: Ald2
1613: Ald3
1024: Ald4
1008r: HQ
```

```play
texan done                   # no event: PhaseBegan ReserveCommitment; events: PhaseBegan MexicanMovement
mexican reserve              # refused 4.0-a
```

By the option the courtyard is, and the lunette; pen and yard never are.

```pos
turn 3, texan combat
rules: enclosures=within
1024: Ald4
1008r: HQ
```

```play
texan done                   # events: PhaseBegan ReserveCommitment
mexican reserve              # events: ReserveCommitted
```

```pos
turn 3, texan combat
rules: enclosures=within
1615: Ald1
1520: Ald2
1008r: HQ
```

```play
texan done                   # events: PhaseBegan ReserveCommitment; awaits: mexican
```

```pos
turn 3, texan combat
rules: enclosures=within
1520: Ald2
1008r: HQ
```

```play
texan done                   # no event: PhaseBegan ReserveCommitment; events: PhaseBegan MexicanMovement
```

On a platform, in the plaza, on a roof, inside or in the church it is.

```pos
turn 3, commitment
1619: Ald1
1008r: HQ
```

```play
mexican reserve              # events: ReserveCommitted
```"#],
            &[r#"## R2f Dentro de los muros

Una unidad en el corral, el atrio, el patio o la luneta no está aún dentro de los muros.

```pos
turn 3, texan combat
1615: Ald1
1520: Ald2
1613: Ald3
1024: Ald4
1008r: HQ
```

```play
texan done                   # no event: PhaseBegan ReserveCommitment; events: PhaseBegan MexicanMovement
mexican reserve              # refused 4.0-a
```

Con la opción lo están el patio y la luneta; el corral y el atrio, nunca.

```pos
turn 3, texan combat
rules: enclosures=within
1024: Ald4
1008r: HQ
```

```play
texan done                   # events: PhaseBegan ReserveCommitment
mexican reserve              # events: ReserveCommitted
```

```pos
turn 3, texan combat
rules: enclosures=within
1615: Ald1
1520: Ald2
1008r: HQ
```

```play
texan done                   # events: PhaseBegan ReserveCommitment; awaits: mexican
```

```pos
turn 3, texan combat
rules: enclosures=within
1520: Ald2
1008r: HQ
```

```play
texan done                   # no event: PhaseBegan ReserveCommitment; events: PhaseBegan MexicanMovement
```

En una plataforma, en la plaza, en una azotea, dentro de un edificio o en la iglesia, sí.

```pos
turn 3, commitment
1619: Ald1
1008r: HQ
```

```play
mexican reserve              # events: ReserveCommitted
```"#],
        ],
    },
    Clause {
        id: "R2g",
        title: ["The map", "El mapa"],
        text: [
            "25 columns of 31 hexes, numbered from the northwest: 1415 is the fifteenth hex of the fourteenth column. Walls, doorways, gunslits and ramps lie on hexsides; a hexside with nothing on it is clear. A hexside of a building may hold both a wall, which counts on the roof, and an opening, which counts inside; without an opening nothing passes there inside. The dry stream and the well change nothing.",
            "25 columnas de 31 hexágonos, numerados desde el noroeste: el 1415 es el decimoquinto de la decimocuarta columna. Muros, puertas, aspilleras y rampas están en los lados; un lado sin nada es despejado. El lado de un edificio puede tener a la vez un muro, que cuenta en la azotea, y una abertura, que cuenta dentro; sin abertura, nada pasa por ahí dentro. El arroyo seco y el pozo no cambian nada.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[24, 25],
        examples: [
            &[r#"## R2g The map

A hexside of a building bears a wall for the roof and an opening for the inside: from 0811 one climbs the inner wall to the roof of 0711 for three points, or goes in by its doorway for two.

```pos
turn 3, mexican movement
0811: Ald1
0912: Ald2
1008r: HQ
```

```play
mexican move Ald1
mexican to 0711r             # events: Moved Ald1 0811 0711r
mexican move Ald2
mexican to 0711i             # events: Moved Ald2 0912 0711i
```

Where there is no opening nobody gets inside.

```pos
turn 3, mexican movement
0810: Ald1!
1008r: HQ
```

```play
mexican move Ald1
mexican to 0711i             # refused 7.4-a
mexican to 0811              # events: Moved Ald1 0810 0811
```

With the option, the mended gap in the north wall is a wooden wall, and costs two points instead of five.

```pos
turn 3, mexican movement
rules: north-wall=wooden
1106: Ald1
1006: Ald2
0912: HQ>S
```

```play
mexican move Ald1
mexican to 1108              # events: Moved Ald1 1106 1108
mexican move Ald2
mexican to 0908              # refused R5a
```"#],
            &[r#"## R2g El mapa

El lado de un edificio tiene un muro para la azotea y una abertura para el interior: desde 0811 se sube por el muro interior a la azotea de 0711 por tres puntos, o se entra por su puerta por dos.

```pos
turn 3, mexican movement
0811: Ald1
0912: Ald2
1008r: HQ
```

```play
mexican move Ald1
mexican to 0711r             # events: Moved Ald1 0811 0711r
mexican move Ald2
mexican to 0711i             # events: Moved Ald2 0912 0711i
```

Donde no hay abertura nadie entra.

```pos
turn 3, mexican movement
0810: Ald1!
1008r: HQ
```

```play
mexican move Ald1
mexican to 0711i             # refused 7.4-a
mexican to 0811              # events: Moved Ald1 0810 0811
```

Con la opción, la brecha reparada del muro norte es una valla de madera y cuesta dos puntos en vez de cinco.

```pos
turn 3, mexican movement
rules: north-wall=wooden
1106: Ald1
1006: Ald2
0912: HQ>S
```

```play
mexican move Ald1
mexican to 1108              # events: Moved Ald1 1106 1108
mexican move Ald2
mexican to 0908              # refused R5a
```"#],
        ],
    },
    Clause {
        id: "R2h",
        title: ["Entry Areas", "Zonas de Entrada"],
        text: [
            "Six Entry Areas of eight hexes lie on the edges of the map: 1 and 2 in the north, 3 and 4 in the east, 5 in the south, 6 in the west.",
            "Seis Zonas de Entrada de ocho hexágonos están en los bordes del mapa: 1 y 2 al norte, 3 y 4 al este, 5 al sur y 6 al oeste.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[24],
        examples: [
            &[r#"## R2h Entry Areas

Area 6 lies in the west, 0113 to 0120; a column plotted there comes on there.

```pos
turn 1, columns
plot: 1=6 2=2 3=3 4=5 R=1
1008r: HQ
```

```play
mexican deploy Ald1 0120     # events: Deployed Ald1 0120
mexican deploy Ald2 0121     # refused R2d
mexican deploy Tol1 1101     # events: Deployed Tol1 1101
mexican deploy Jim1 2513     # events: Deployed Jim1 2513
mexican deploy MatC 1531     # events: Deployed MatC 1531
```"#],
            &[r#"## R2h Zonas de Entrada

La zona 6 está al oeste, de 0113 a 0120; la columna que la tiene entra por ella.

```pos
turn 1, columns
plot: 1=6 2=2 3=3 4=5 R=1
1008r: HQ
```

```play
mexican deploy Ald1 0120     # events: Deployed Ald1 0120
mexican deploy Ald2 0121     # refused R2d
mexican deploy Tol1 1101     # events: Deployed Tol1 1101
mexican deploy Jim1 2513     # events: Deployed Jim1 2513
mexican deploy MatC 1531     # events: Deployed MatC 1531
```"#],
        ],
    },
    Clause {
        id: "R3.0",
        title: ["The pieces", "Las piezas"],
        text: [
            "The counters are lost. We know that there were three Mexican units to two Texan ones, 45 to 55 men in each Mexican unit and 4 to 9 in a Texan one; that columns were marked 1 to 4 and R; and that Texans shot well and fought poorly hand to hand.",
            "Las fichas se han perdido. Sabemos que había tres unidades mexicanas por cada dos texanas, de 45 a 55 hombres las mexicanas y de 4 a 9 las texanas; que las columnas llevaban los números 1 a 4 y la R; y que los texanos disparaban bien y peleaban mal cuerpo a cuerpo.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[4, 5, 6, 23],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "R3a",
        title: ["Combat units", "Unidades de combate"],
        text: [
            "A combat unit has a fire strength, a melee strength, a Morale and a movement allowance. It has two steps: full and reduced. It is in good order, disordered or routed. Leaders and batteries are not combat units.",
            "Una unidad de combate tiene fuerza de fuego, fuerza cuerpo a cuerpo, Moral y capacidad de movimiento. Tiene dos pasos: completa y reducida. Está en orden, desordenada o en desbandada. Los jefes y las baterías no son unidades de combate.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[6],
        examples: [
            &[r#"## R3a Combat units

A reduced unit is weaker: Tennessee A fires with 9, reduced with 5.

```pos
turn 3, texan combat
1613: TennA
1615: Ald1
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Clear 9
roll 6
```

```pos
turn 3, texan combat
1613: TennA-
1615: Ald1
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Clear 5
roll 6
```

A disordered unit does not attack.

```pos
turn 3, texan combat
1613: TennA!
1513: TennB
1615: Ald1
```

```play
texan attack TennA           # refused R8a
texan attack TennB
```"#],
            &[r#"## R3a Unidades de combate

Una unidad reducida es más débil: Tennessee A dispara con 9; reducida, con 5.

```pos
turn 3, texan combat
1613: TennA
1615: Ald1
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Clear 9
roll 6
```

```pos
turn 3, texan combat
1613: TennA-
1615: Ald1
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Clear 5
roll 6
```

Una unidad desordenada no ataca.

```pos
turn 3, texan combat
1613: TennA!
1513: TennB
1615: Ald1
```

```play
texan attack TennA           # refused R8a
texan attack TennB
```"#],
        ],
    },
    Clause {
        id: "R3b",
        title: ["The Mexican army", "El ejército mexicano"],
        text: [
            "44 units: eight in each of columns 1 to 4, twelve in the Reserve. All have a movement allowance of 5. Fire, melee and Morale: line of Aldama, Matamoros, Jiménez and Allende 5, 7, 10; militia of Toluca and San Luis 5, 6, 10; cazadores 6, 6, 10; grenadiers 5, 8, 10; Zapadores 6, 8, 10. A reduced unit has 2 less of fire and of melee.",
            "44 unidades: ocho en cada columna de la 1 a la 4 y doce en la Reserva. Todas tienen capacidad de movimiento 5. Fuego, cuerpo a cuerpo y Moral: línea de Aldama, Matamoros, Jiménez y Allende, 5, 7 y 10; milicia de Toluca y San Luis, 5, 6 y 10; cazadores, 6, 6 y 10; granaderos, 5, 8 y 10; zapadores, 6, 8 y 10. Una unidad reducida tiene 2 menos de fuego y de cuerpo a cuerpo.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[4, 6],
        examples: [
            &[r#"## R3b The Mexican army

Line infantry fights hand to hand with 7, militia with 6, cazadores with 6, grenadiers and Zapadores with 8.

```pos
turn 3, mexican combat
1613: TennA
1612: Ald1
1614: Tol1
1513: TolC
1514: MatG
1713: Zap1
```

```play
mexican attack Tol1
mexican melee TennA          # events: AttackDeclared Tol1 TennA Melee Clear 6
roll 6
mexican attack TolC
mexican melee TennA          # events: AttackDeclared TolC TennA Melee Clear 6
roll 6
mexican attack MatG
mexican melee TennA          # events: AttackDeclared MatG TennA Melee Clear 8
roll 6
mexican attack Zap1
mexican melee TennA          # events: AttackDeclared Zap1 TennA Melee Clear 8
roll 6
mexican attack Ald1
mexican melee TennA          # events: AttackDeclared Ald1 TennA Melee Stone 7
roll 6
```

They fire with 5, cazadores and Zapadores with 6, and with 2 less when reduced.

```pos
turn 3, mexican combat
1613: TennA
1615: Ald1
1813: SL1-
1715: SLC
1514: Zap1-
```

```play
mexican attack Ald1
mexican fire TennA           # events: AttackDeclared Ald1 TennA Fire Clear 5
roll 6
mexican attack SLC
mexican fire TennA           # events: AttackDeclared SLC TennA Fire Clear 6
roll 6
mexican attack SL1
mexican fire TennA           # events: AttackDeclared SL1 TennA Fire Clear 3
roll 6
mexican attack Zap1
mexican fire TennA           # events: AttackDeclared Zap1 TennA Fire Clear 4
roll 6
```

With the option there are forty units, and the Reserve has eight.

```pos
turn 4, reserve
rules: mexicans=40
plot: 1=1 2=2 3=3 4=5 R=6
reserve: committed
0912: Ald1
1008r: HQ
```

```play
mexican deploy All6 0113     # refused 4.0-c
mexican deploy all           # awaits: texan
```"#],
            &[r#"## R3b El ejército mexicano

La línea pelea cuerpo a cuerpo con 7; la milicia, con 6; los cazadores, con 6; granaderos y zapadores, con 8.

```pos
turn 3, mexican combat
1613: TennA
1612: Ald1
1614: Tol1
1513: TolC
1514: MatG
1713: Zap1
```

```play
mexican attack Tol1
mexican melee TennA          # events: AttackDeclared Tol1 TennA Melee Clear 6
roll 6
mexican attack TolC
mexican melee TennA          # events: AttackDeclared TolC TennA Melee Clear 6
roll 6
mexican attack MatG
mexican melee TennA          # events: AttackDeclared MatG TennA Melee Clear 8
roll 6
mexican attack Zap1
mexican melee TennA          # events: AttackDeclared Zap1 TennA Melee Clear 8
roll 6
mexican attack Ald1
mexican melee TennA          # events: AttackDeclared Ald1 TennA Melee Stone 7
roll 6
```

Disparan con 5, los cazadores y zapadores con 6, y con 2 menos si están reducidos.

```pos
turn 3, mexican combat
1613: TennA
1615: Ald1
1813: SL1-
1715: SLC
1514: Zap1-
```

```play
mexican attack Ald1
mexican fire TennA           # events: AttackDeclared Ald1 TennA Fire Clear 5
roll 6
mexican attack SLC
mexican fire TennA           # events: AttackDeclared SLC TennA Fire Clear 6
roll 6
mexican attack SL1
mexican fire TennA           # events: AttackDeclared SL1 TennA Fire Clear 3
roll 6
mexican attack Zap1
mexican fire TennA           # events: AttackDeclared Zap1 TennA Fire Clear 4
roll 6
```

Con la opción son cuarenta unidades, y la Reserva tiene ocho.

```pos
turn 4, reserve
rules: mexicans=40
plot: 1=1 2=2 3=3 4=5 R=6
reserve: committed
0912: Ald1
1008r: HQ
```

```play
mexican deploy All6 0113     # refused 4.0-c
mexican deploy all           # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "R3c",
        title: ["The garrison's units", "Las unidades de la guarnición"],
        text: [
            "29 units of 4 to 9 men, 183 in all; fire strength is the number of men. Melee strength is half of it, rounded up; a reduced unit has half of each, rounded up. All have a Morale of 10 and a movement allowance of 6.",
            "29 unidades de 4 a 9 hombres, 183 en total; la fuerza de fuego es el número de hombres. La fuerza cuerpo a cuerpo es la mitad, redondeada hacia arriba; una unidad reducida tiene la mitad de cada una, redondeada hacia arriba. Todas tienen Moral 10 y capacidad de movimiento 6.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[5, 6],
        examples: [
            &[r#"## R3c The garrison's units

Each man is a point of fire; half as many, rounded up, count hand to hand.

```pos
turn 3, texan combat
1613: ForsA
1714: WhiteA
1614: Ald1
```

```play
texan attack ForsA
texan melee Ald1             # events: AttackDeclared ForsA Ald1 Melee Clear 5
roll 6
texan attack WhiteA
texan melee Ald1             # events: AttackDeclared WhiteA Ald1 Melee Clear 4
roll 6
```

```pos
turn 3, texan combat
1715: Horse
1713: Ald1
```

```play
texan attack Horse
texan fire Ald1              # events: AttackDeclared Horse Ald1 Fire Clear 4
roll 6
```"#],
            &[r#"## R3c Las unidades de la guarnición

Cada hombre es un punto de fuego; la mitad, redondeando hacia arriba, cuenta cuerpo a cuerpo.

```pos
turn 3, texan combat
1613: ForsA
1714: WhiteA
1614: Ald1
```

```play
texan attack ForsA
texan melee Ald1             # events: AttackDeclared ForsA Ald1 Melee Clear 5
roll 6
texan attack WhiteA
texan melee Ald1             # events: AttackDeclared WhiteA Ald1 Melee Clear 4
roll 6
```

```pos
turn 3, texan combat
1715: Horse
1713: Ald1
```

```play
texan attack Horse
texan fire Ald1              # events: AttackDeclared Horse Ald1 Fire Clear 4
roll 6
```"#],
        ],
    },
    Clause {
        id: "R3d",
        title: ["The leaders", "Los jefes"],
        text: [
            "Texan: Travis and Crockett, leadership 2; Bonham, Dickinson and Bowie, 1. Mexican: Cos, Duque, Romero and Morales, one with each of columns 1 to 4, leadership 1; Castrillón with the Reserve, 2. A leader moves 8; Bowie, who is ill, 1.",
            "Texanos: Travis y Crockett, mando 2; Bonham, Dickinson y Bowie, 1. Mexicanos: Cos, Duque, Romero y Morales, uno con cada columna de la 1 a la 4, mando 1; Castrillón con la Reserva, 2. Un jefe mueve 8; Bowie, enfermo, 1.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[23],
        examples: [
            &[r#"## R3d The leaders

Crockett is worth 2, Bonham 1; Bowie can walk but one hex.

```pos
turn 3, texan combat
1613: TennB Crockett
1513: GonzC Bonham
1615: Ald1
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 1 1                     # events: Modified AttackingLeader Crockett 2
texan attack GonzC
texan fire Ald1
roll 4
roll 1 1                     # events: Modified AttackingLeader Bonham 1
```

```pos
turn 3, texan movement
0912: GonzC Bowie
0811: Travis
```

```play
texan move Bowie
texan to 0914                # refused R5a
texan to 0913                # events: Moved Bowie 0912 0913
texan move Travis
texan to 0817                # events: Moved Travis 0811 0817
```"#],
            &[r#"## R3d Los jefes

Crockett vale 2; Bonham, 1; Bowie no puede andar más que un hexágono.

```pos
turn 3, texan combat
1613: TennB Crockett
1513: GonzC Bonham
1615: Ald1
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 1 1                     # events: Modified AttackingLeader Crockett 2
texan attack GonzC
texan fire Ald1
roll 4
roll 1 1                     # events: Modified AttackingLeader Bonham 1
```

```pos
turn 3, texan movement
0912: GonzC Bowie
0811: Travis
```

```play
texan move Bowie
texan to 0914                # refused R5a
texan to 0913                # events: Moved Bowie 0912 0913
texan move Travis
texan to 0817                # events: Moved Travis 0811 0817
```"#],
        ],
    },
    Clause {
        id: "R3e",
        title: ["The batteries", "Las baterías"],
        text: [
            "Ten, all Texan at the start, with one strength each: the 18-pounder 10, the gunnade 9, two church 12-pounders 9, three 8-pounders 8, the gate section 7, two palisade sections 6. A battery has no movement of its own.",
            "Diez, todas texanas al principio, con una sola fuerza cada una: la pieza de a 18, 10; la carronada, 9; las dos de a 12 de la iglesia, 9; las tres de a 8, 8; la sección de la puerta, 7; las dos secciones de la empalizada, 6. Una batería no se mueve por sí misma.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[6],
        examples: [
            &[r#"## R3e The batteries

The 18-pounder has 10, a palisade section 6.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC palisade1
1615: Ald1
```

```play
texan attack 18pdr
texan fire Ald1              # events: AttackDeclared 18pdr Ald1 Fire Clear 10
roll 6
texan attack palisade1
texan fire Ald1              # events: AttackDeclared palisade1 Ald1 Fire Clear 6
roll 6
```

A battery does not move by itself.

```pos
turn 3, texan movement
1613: 18pdr
1713: GonzC
```

```play
texan move 18pdr             # refused R5i
texan move GonzC
```"#],
            &[r#"## R3e Las baterías

La pieza de a 18 tiene 10; una sección de la empalizada, 6.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC palisade1
1615: Ald1
```

```play
texan attack 18pdr
texan fire Ald1              # events: AttackDeclared 18pdr Ald1 Fire Clear 10
roll 6
texan attack palisade1
texan fire Ald1              # events: AttackDeclared palisade1 Ald1 Fire Clear 6
roll 6
```

Una batería no se mueve por sí misma.

```pos
turn 3, texan movement
1613: 18pdr
1713: GonzC
```

```play
texan move 18pdr             # refused R5i
texan move GonzC
```"#],
        ],
    },
    Clause {
        id: "4.0",
        title: ["Sequence of play", "Secuencia de juego"],
        text: [
            "The game is played in Game-Turns, each a round of the same phases, until one side has won (R16a, R16b). A few headings of this chapter are lost, but what it says of both sides' phases leaves no doubt about their order.",
            "Se juega por turnos, cada uno con las mismas fases, hasta que un bando ha vencido (R16a, R16b). Faltan algunos títulos de este capítulo, pero lo que dice de las fases de ambos bandos no deja dudas sobre su orden.",
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
        id: "4.0-a",
        title: ["The phases in order", "Las fases por orden"],
        text: [
            "Mexican Replacement; Mexican Reserve Unit Placement; the Texan Player-Turn of movement, combat and rally; the Mexican Player-Turn of Reserve commitment, movement, combat and rally; the Mexican Withdrawal Check; then the turn marker moves on.",
            "Reemplazos mexicanos; colocación de la Reserva mexicana; Turno del Jugador texano, con movimiento, combate y reagrupamiento; Turno del Jugador mexicano, con compromiso de la Reserva, movimiento, combate y reagrupamiento; comprobación de la retirada mexicana; después avanza el marcador de turno.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4.0-a The phases in order

A whole turn with nothing to do: both sides pass through their phases.

```pos
turn 3, texan movement
0101: Ald1
1008r: HQ
```

```play
mexican done                 # refused: not awaited
texan done                   # awaits: texan; note: they may still turn
texan done                   # events: PhaseBegan TexanCombat, PhaseBegan TexanRally, PhaseBegan MexicanMovement; awaits: mexican
mexican reserve              # refused
mexican done                 # events: PhaseBegan MexicanCombat, PhaseBegan MexicanRally, PhaseBegan WithdrawalCheck, WithdrawalChecked 0 450, TurnBegan 4, PhaseBegan TexanMovement; awaits: texan
```"#],
            &[r#"## 4.0-a Las fases por orden

Un turno entero sin nada que hacer: ambos bandos pasan por sus fases.

```pos
turn 3, texan movement
0101: Ald1
1008r: HQ
```

```play
mexican done                 # refused: not awaited
texan done                   # awaits: texan; note: they may still turn
texan done                   # events: PhaseBegan TexanCombat, PhaseBegan TexanRally, PhaseBegan MexicanMovement; awaits: mexican
mexican reserve              # refused
mexican done                 # events: PhaseBegan MexicanCombat, PhaseBegan MexicanRally, PhaseBegan WithdrawalCheck, WithdrawalChecked 0 450, TurnBegan 4, PhaseBegan TexanMovement; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "4.0-b",
        title: ["Mexican Replacement Phase", "Fase de Reemplazos mexicanos"],
        text: [
            "Every unit on the Replacement Track moves one space towards 0. One that goes from 1 to 0 is placed at once on a hex of the Entry Area by which its column came.",
            "Cada unidad de la Banda de Reemplazos avanza una casilla hacia el 0. La que pasa de la 1 a la 0 se coloca en el acto en un hexágono de la Zona de Entrada por la que vino su columna.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4.0-b Mexican Replacement Phase

A unit on space 1 is on the map before the Texans act; one on space 3 moves up to 2, and returns two turns later.

```pos
turn 3, mexican combat
plot: 1=5 2=2 3=3 4=1 R=6
track 1: Ald1-
track 3: Ald2-
0101: MatC
1008r: HQ
```

```play
mexican done                 # events: TrackMoved Ald2 2; awaits: mexican
mexican deploy Ald1 0101     # refused R2d
mexican deploy Ald1 1031     # events: Deployed Ald1 1031; awaits: texan; turn: 4
```

```then
1031: Ald1-
track 2: Ald2-
```"#],
            &[r#"## 4.0-b Fase de Reemplazos mexicanos

Una unidad en la casilla 1 está en el mapa antes de que actúen los texanos; la de la 3 pasa a la 2 y vuelve dos turnos después.

```pos
turn 3, mexican combat
plot: 1=5 2=2 3=3 4=1 R=6
track 1: Ald1-
track 3: Ald2-
0101: MatC
1008r: HQ
```

```play
mexican done                 # events: TrackMoved Ald2 2; awaits: mexican
mexican deploy Ald1 0101     # refused R2d
mexican deploy Ald1 1031     # events: Deployed Ald1 1031; awaits: texan; turn: 4
```

```then
1031: Ald1-
track 2: Ald2-
```"#],
        ],
    },
    Clause {
        id: "4.0-c",
        title: ["Mexican Reserve Unit Placement Phase", "Fase de Colocación de la Reserva mexicana"],
        text: [
            "If the Reserve was committed in the turn before, its units are placed on hexes of its Entry Area, before the Texans act.",
            "Si la Reserva se comprometió el turno anterior, sus unidades se colocan en hexágonos de su Zona de Entrada, antes de que actúen los texanos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4.0-c Mexican Reserve Unit Placement Phase

A Reserve sent for in the turn before comes on before the Texans act, though nobody is within the walls any more.

```pos
turn 3, mexican combat
plot: 1=1 2=2 3=3 4=5 R=6
reserve: committed
0101: Ald1
1008r: HQ
```

```play
mexican done                 # events: ColumnRevealed R 6; awaits: mexican; turn: 4
mexican deploy Zap1 0101     # refused R2d
mexican deploy Zap1 0113     # events: Deployed Zap1 0113
mexican deploy all           # awaits: texan
```"#],
            &[r#"## 4.0-c Fase de Colocación de la Reserva mexicana

La Reserva llamada el turno anterior entra antes de que actúen los texanos, aunque ya no haya nadie dentro de los muros.

```pos
turn 3, mexican combat
plot: 1=1 2=2 3=3 4=5 R=6
reserve: committed
0101: Ald1
1008r: HQ
```

```play
mexican done                 # events: ColumnRevealed R 6; awaits: mexican; turn: 4
mexican deploy Zap1 0101     # refused R2d
mexican deploy Zap1 0113     # events: Deployed Zap1 0113
mexican deploy all           # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "4.0-d",
        title: ["Combat Phase", "Fase de Combate"],
        text: [
            "The player attacks with as many or as few of his combat units and batteries as he likes, one after the other. Each result takes effect before the next attack.",
            "El jugador ataca con tantas unidades de combate y baterías como quiera, una tras otra. Cada resultado se aplica antes del ataque siguiente.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4.0-d Combat Phase

Attacks are made one after the other, each with its result, as many or as few as one likes; nobody attacks twice.

```pos
turn 3, texan combat
1613: TennA
1713: GonzA
1513: Horse
1615: Ald1-
```

```play
texan attack TennA
texan fire Ald1
roll 6                       # events: AttackRolled 6 9 Nothing; awaits: texan
texan attack TennA           # refused R8a
texan attack GonzA
texan fire Ald1
roll 1                       # events: AttackRolled 1 8 Hit 3
roll 6 4                     # events: DamageChecked Ald1 13 10 Eliminated, Eliminated Ald1
roll 2 3                     # events: Replaced Ald1 4; awaits: mexican; note: nobody is left to attack
```"#],
            &[r#"## 4.0-d Fase de Combate

Los ataques se hacen uno tras otro, cada uno con su resultado, los que se quiera; nadie ataca dos veces.

```pos
turn 3, texan combat
1613: TennA
1713: GonzA
1513: Horse
1615: Ald1-
```

```play
texan attack TennA
texan fire Ald1
roll 6                       # events: AttackRolled 6 9 Nothing; awaits: texan
texan attack TennA           # refused R8a
texan attack GonzA
texan fire Ald1
roll 1                       # events: AttackRolled 1 8 Hit 3
roll 6 4                     # events: DamageChecked Ald1 13 10 Eliminated, Eliminated Ald1
roll 2 3                     # events: Replaced Ald1 4; awaits: mexican; note: nobody is left to attack
```"#],
        ],
    },
    Clause {
        id: "4.0-e",
        title: ["Rally Phase", "Fase de Reagrupamiento"],
        text: [
            "The player's disordered units return to good order and his routed units become disordered. A unit that is stacked with a leader rallies in full: routed or not, it is in good order.",
            "Las unidades desordenadas del jugador vuelven a estar en orden y las que están en desbandada pasan a desordenadas. La unidad apilada con un jefe se reagrupa del todo: en desbandada o no, queda en orden.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4.0-e Rally Phase

Disordered units recover, routed ones become disordered; with a leader a routed unit recovers at once.

```pos
turn 3, texan combat
1613: TennA!
1713: GonzA!!
1513: GreysA!! Travis
0101: Ald1!
```

```play
texan done                   # events: Rallied TennA Good, Rallied GreysA Good, Rallied GonzA Disordered; no event: Rallied Ald1
```"#],
            &[r#"## 4.0-e Fase de Reagrupamiento

Las unidades desordenadas se recuperan, las que están en desbandada pasan a desordenadas; con un jefe, la unidad en desbandada se recupera del todo.

```pos
turn 3, texan combat
1613: TennA!
1713: GonzA!!
1513: GreysA!! Travis
0101: Ald1!
```

```play
texan done                   # events: Rallied TennA Good, Rallied GreysA Good, Rallied GonzA Disordered; no event: Rallied Ald1
```"#],
        ],
    },
    Clause {
        id: "4.0-f",
        title: ["Mexican Reserve Commitment Phase", "Fase de Compromiso de la Reserva mexicana"],
        text: [
            "If a Mexican combat unit in good order is within the walls (R2f), the Mexican player may commit the Reserve. He announces it; the units come in the next Reserve Unit Placement Phase.",
            "Si hay dentro de los muros (R2f) una unidad de combate mexicana en orden, el jugador mexicano puede comprometer la Reserva. Lo anuncia; las unidades llegan en la siguiente Fase de Colocación de la Reserva.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4.0-f Mexican Reserve Commitment Phase

With a good-order unit within the walls the Reserve may be sent for; it need not be.

```pos
turn 3, texan combat
0912: Ald1
1008r: HQ>N
```

```play
texan done                   # awaits: mexican; offered: reserve; offered: done
mexican reserve              # events: ReserveCommitted
```

A disordered unit is not enough; the phase passes by itself.

```pos
turn 3, texan combat
0912: Ald1!
1008r: HQ>N
```

```play
texan done                   # events: PhaseBegan MexicanMovement; awaits: mexican; not offered: reserve
mexican reserve              # refused 4.0-a
```"#],
            &[r#"## 4.0-f Fase de Compromiso de la Reserva mexicana

Con una unidad en orden dentro de los muros se puede llamar a la Reserva; no es obligatorio.

```pos
turn 3, texan combat
0912: Ald1
1008r: HQ>N
```

```play
texan done                   # awaits: mexican; offered: reserve; offered: done
mexican reserve              # events: ReserveCommitted
```

Una unidad desordenada no basta; la fase pasa sola.

```pos
turn 3, texan combat
0912: Ald1!
1008r: HQ>N
```

```play
texan done                   # events: PhaseBegan MexicanMovement; awaits: mexican; not offered: reserve
mexican reserve              # refused 4.0-a
```"#],
        ],
    },
    Clause {
        id: "4.0-g",
        title: ["Mexican Withdrawal Check Phase", "Fase de Retirada mexicana"],
        text: [
            "At the end of the turn the Mexican player checks for withdrawal (16.2). If he must withdraw the game ends at once, and the players may ask what became of the siege (16.7).",
            "Al final del turno el jugador mexicano comprueba si se retira (16.2). Si debe retirarse, la partida acaba en el acto y los jugadores pueden preguntar qué fue del asedio (16.7).",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[20],
        examples: [
            &[r#"## 4.0-g Mexican Withdrawal Check Phase

The check comes when the Mexicans have rallied. 390 casualties are not 400.

```pos
turn 2, mexican combat
losses: 390
0101: Ald1
1008r: HQ
```

```play
mexican done                 # events: WithdrawalChecked 390 400, TurnBegan 3; awaits: texan
```

```pos
turn 1, mexican combat
rules: continued-siege=untold
losses: 350
0101: Ald1
1008r: HQ
```

```play
mexican done                 # events: WithdrawalChecked 350 350, TexansWon 350; over: texan
```"#],
            &[r#"## 4.0-g Fase de Retirada mexicana

La comprobación llega cuando los mexicanos se han reagrupado. 390 bajas no son 400.

```pos
turn 2, mexican combat
losses: 390
0101: Ald1
1008r: HQ
```

```play
mexican done                 # events: WithdrawalChecked 390 400, TurnBegan 3; awaits: texan
```

```pos
turn 1, mexican combat
rules: continued-siege=untold
losses: 350
0101: Ald1
1008r: HQ
```

```play
mexican done                 # events: WithdrawalChecked 350 350, TexansWon 350; over: texan
```"#],
        ],
    },
    Clause {
        id: "4.0-h",
        title: ["The turn marker", "El marcador de turno"],
        text: [
            "The marker advances one space and a new Game-Turn begins. Play goes on until victory.",
            "El marcador avanza una casilla y empieza otro turno. Se juega hasta la victoria.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 4.0-h The turn marker

The marker moves on until somebody has won.

```pos
turn 7, mexican combat
0101: Ald1
1008r: HQ
```

```play
mexican done                 # events: TurnBegan 8; turn: 8
```"#],
            &[r#"## 4.0-h El marcador de turno

El marcador avanza hasta que alguien ha vencido.

```pos
turn 7, mexican combat
0101: Ald1
1008r: HQ
```

```play
mexican done                 # events: TurnBegan 8; turn: 8
```"#],
        ],
    },
    Clause {
        id: "R5.0",
        title: ["Movement and stacking", "Movimiento y apilamiento"],
        text: [
            "What a step costs is the booklet's own chart, 5.7; the rest of the chapter is lost.",
            "Lo que cuesta un paso lo da la tabla del reglamento, 5.7; el resto del capítulo se ha perdido.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "R5a",
        title: ["Moving a unit", "Mover una unidad"],
        text: [
            "In his Movement Phase a player moves as many of his units as he likes, each once, one at a time, from hex to adjacent hex. A unit spends movement points up to its allowance. What is not spent is lost.",
            "En su Fase de Movimiento el jugador mueve tantas unidades como quiera, una vez cada una y de una en una, de hexágono en hexágono. Una unidad gasta puntos de movimiento hasta su capacidad. Lo que no gasta se pierde.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R5a Moving a unit

A Mexican unit has five points. Each unit moves once in a phase.

```pos
turn 3, mexican movement
0501: Ald1
0301: Ald2
1008r: HQ
```

```play
mexican move Ald1
mexican to 0507              # refused
mexican to 0506              # events: Moved Ald1 0501 0506
mexican move Ald1            # refused
mexican move HQ              # refused
mexican move Ald2
mexican to 0302
```"#],
            &[r#"## R5a Mover una unidad

Una unidad mexicana tiene cinco puntos. Cada unidad se mueve una vez por fase.

```pos
turn 3, mexican movement
0501: Ald1
0301: Ald2
1008r: HQ
```

```play
mexican move Ald1
mexican to 0507              # refused
mexican to 0506              # events: Moved Ald1 0501 0506
mexican move Ald1            # refused
mexican move HQ              # refused
mexican move Ald2
mexican to 0302
```"#],
        ],
    },
    Clause {
        id: "R5b",
        title: ["On the roofs", "Por las azoteas"],
        text: [
            "From a roof or platform to the next roof or platform is one point: interior walls lie below. Climbing down over a wall costs the same as climbing up.",
            "De una azotea o plataforma a la contigua se gasta un punto: los tabiques quedan debajo. Bajar por un muro cuesta lo mismo que subir.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R5b On the roofs

Along the roof of the long barracks each hex is one point, over interior walls too.

```pos
turn 3, mexican movement
1413r: Ald1
1314r: Ald2
0708r: HQ
```

```play
mexican move Ald1
mexican to 1418r             # events: Moved Ald1 1413r 1418r
mexican move Ald2
mexican to 1217              # refused R5a
mexican to 1215              # events: Moved Ald2 1314r 1215
```"#],
            &[r#"## R5b Por las azoteas

Por la azotea del cuartel largo cada hexágono es un punto, también por encima de los tabiques.

```pos
turn 3, mexican movement
1413r: Ald1
1314r: Ald2
0708r: HQ
```

```play
mexican move Ald1
mexican to 1418r             # events: Moved Ald1 1413r 1418r
mexican move Ald2
mexican to 1217              # refused R5a
mexican to 1215              # events: Moved Ald2 1314r 1215
```"#],
        ],
    },
    Clause {
        id: "R5c",
        title: ["One hex always", "Un hexágono siempre"],
        text: [
            "A unit that has spent nothing may always move one hex, whatever it costs, unless that is prohibited.",
            "Una unidad que no ha gastado nada siempre puede mover un hexágono, cueste lo que cueste, salvo prohibición.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R5c One hex always

Bowie has one point; a doorway costs two, and he may go through it all the same. Two hexes are too far for him.

```pos
turn 3, texan movement
0811: GonzC Bowie
```

```play
texan move Bowie
texan to 0813                # refused R5a
texan to 0711i               # events: Moved Bowie 0811 0711i
```"#],
            &[r#"## R5c Un hexágono siempre

Bowie tiene un punto; una puerta cuesta dos, y aun así puede pasarla. Dos hexágonos son demasiado para él.

```pos
turn 3, texan movement
0811: GonzC Bowie
```

```play
texan move Bowie
texan to 0813                # refused R5a
texan to 0711i               # events: Moved Bowie 0811 0711i
```"#],
        ],
    },
    Clause {
        id: "R5d",
        title: ["Stacking", "Apilamiento"],
        text: [
            "A hex and level holds at most one combat unit and one battery, and any number of leaders, whenever a unit stops there.",
            "En cada hexágono y nivel caben como mucho una unidad de combate y una batería, y cualquier número de jefes, siempre que alguien se detenga allí.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[3],
        examples: [
            &[r#"## R5d Stacking

One combat unit to a place; leaders find room anywhere.

```pos
turn 3, mexican movement
0501: Ald1 Cos
0502: Ald2
1008r: HQ
```

```play
mexican move Ald1
mexican to 0502              # refused
mexican to 0503
mexican move Cos
mexican to 0502              # events: Moved Cos 0501 0502
```

With the option there is room for two.

```pos
turn 3, mexican movement
rules: stacking=two
0501: Ald1
0502: Ald2
0601: Ald3
1008r: HQ
```

```play
mexican move Ald1
mexican to 0502              # events: Moved Ald1 0501 0502
mexican move Ald3
mexican to 0502              # refused
```

One battery to a place as well.

```pos
turn 3, texan movement
1613: GonzC palisade1
1614: palisade2
```

```play
texan move GonzC
texan with palisade1
texan to 1614                # refused
texan to 1513                # events: WentAlong palisade1 1513
```"#],
            &[r#"## R5d Apilamiento

Una unidad de combate por lugar; los jefes caben en cualquiera.

```pos
turn 3, mexican movement
0501: Ald1 Cos
0502: Ald2
1008r: HQ
```

```play
mexican move Ald1
mexican to 0502              # refused
mexican to 0503
mexican move Cos
mexican to 0502              # events: Moved Cos 0501 0502
```

Con la opción caben dos.

```pos
turn 3, mexican movement
rules: stacking=two
0501: Ald1
0502: Ald2
0601: Ald3
1008r: HQ
```

```play
mexican move Ald1
mexican to 0502              # events: Moved Ald1 0501 0502
mexican move Ald3
mexican to 0502              # refused
```

También una batería por lugar.

```pos
turn 3, texan movement
1613: GonzC palisade1
1614: palisade2
```

```play
texan move GonzC
texan with palisade1
texan to 1614                # refused
texan to 1513                # events: WentAlong palisade1 1513
```"#],
        ],
    },
    Clause {
        id: "R5e",
        title: ["Friends and enemies in the way", "Amigos y enemigos en el camino"],
        text: [
            "Nobody moves into a place with an enemy combat unit. A unit may pass through a friendly one at the usual cost, but not stop there.",
            "Nadie entra donde hay una unidad de combate enemiga. Se puede pasar por donde hay una amiga al coste normal, pero no detenerse allí.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R5e Friends and enemies in the way

One passes through a friend, not through an enemy.

```pos
turn 3, mexican movement
0501: Ald1
0503: Ald2
0504: Horse!
0701: Ald3
0703: Ald4
```

```play
mexican move Ald1
mexican to 0504              # refused
mexican to 0506              # refused R5a
mexican to 0502
mexican move Ald3
mexican to 0706              # events: Moved Ald3 0701 0706
```"#],
            &[r#"## R5e Amigos y enemigos en el camino

Se pasa por donde hay un amigo, no por donde hay un enemigo.

```pos
turn 3, mexican movement
0501: Ald1
0503: Ald2
0504: Horse!
0701: Ald3
0703: Ald4
```

```play
mexican move Ald1
mexican to 0504              # refused
mexican to 0506              # refused R5a
mexican to 0502
mexican move Ald3
mexican to 0706              # events: Moved Ald3 0701 0706
```"#],
        ],
    },
    Clause {
        id: "R5f",
        title: ["Disordered units move badly", "Las unidades desordenadas mueven mal"],
        text: [
            "A disordered unit has half its allowance, rounded down. It crosses no wall, but may use breaches, doorways and ramps; and it enters no enemy zone of control.",
            "Una unidad desordenada tiene la mitad de su capacidad, redondeada hacia abajo. No cruza ningún muro, pero puede usar brechas, puertas y rampas; y no entra en zonas de control enemigas.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R5f Disordered units move badly

Half of five is two. A disordered unit crosses no wall, though it may use a ramp, a doorway or a breach, and keeps out of enemy zones.

```pos
turn 3, mexican movement
0501: Ald1!
1712: Ald2!
1009: Ald3!
1614: Ald4!
1612: Horse>S
breach: 1612/1613
0708r: HQ
```

```play
mexican move Ald1
mexican to 0504              # refused R5a
mexican to 0503
mexican move Ald2
mexican to 1713              # refused
mexican to 1711
mexican move Ald3
mexican to 1008r             # events: Moved Ald3 1009 1008r
mexican move Ald4
mexican to 1613              # refused
mexican to 1714
```"#],
            &[r#"## R5f Las unidades desordenadas mueven mal

La mitad de cinco es dos. Una unidad desordenada no cruza muros, aunque sí rampas, puertas y brechas, y evita las zonas enemigas.

```pos
turn 3, mexican movement
0501: Ald1!
1712: Ald2!
1009: Ald3!
1614: Ald4!
1612: Horse>S
breach: 1612/1613
0708r: HQ
```

```play
mexican move Ald1
mexican to 0504              # refused R5a
mexican to 0503
mexican move Ald2
mexican to 1713              # refused
mexican to 1711
mexican move Ald3
mexican to 1008r             # events: Moved Ald3 1009 1008r
mexican move Ald4
mexican to 1613              # refused
mexican to 1714
```"#],
        ],
    },
    Clause {
        id: "R5g",
        title: ["Routed units do not move", "Las unidades en desbandada no mueven"],
        text: [
            "A routed unit is not moved by its player; it moves only when it routs (R9b).",
            "A una unidad en desbandada no la mueve su jugador; sólo se mueve al huir (R9b).",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R5g Routed units do not move

Only the second one can be moved.

```pos
turn 3, mexican movement
0501: Ald1!!
0701: Ald2
1008r: HQ
```

```play
mexican move Ald1            # refused
mexican move Ald2
```"#],
            &[r#"## R5g Las unidades en desbandada no mueven

Sólo se puede mover la segunda.

```pos
turn 3, mexican movement
0501: Ald1!!
0701: Ald2
1008r: HQ
```

```play
mexican move Ald1            # refused
mexican move Ald2
```"#],
        ],
    },
    Clause {
        id: "R5h",
        title: ["Leaders move", "Los jefes se mueven"],
        text: [
            "A leader moves alone, or with a unit as it goes. Alone he enters no enemy zone of control, unless a friendly combat unit is there, and no place with an enemy combat unit.",
            "Un jefe se mueve solo, o con una unidad que avanza. Solo, no entra en zonas de control enemigas, salvo donde haya una unidad de combate amiga, ni donde haya una enemiga.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[35],
        examples: [
            &[r#"## R5h Leaders move

Cos goes along with his unit, and later alone; but not alone where Texans control the ground.

```pos
turn 3, mexican movement
1511: Ald1 Cos
1411: Ald2 Duque
1513: Horse>NE
0708r: HQ
```

```play
mexican move Ald1
mexican with Cos
mexican to 1510              # events: Moved Ald1 1511 1510, WentAlong Cos 1510
mexican move Duque
mexican with Ald2            # refused
mexican to 1510              # events: Moved Duque 1411 1510
```

```pos
turn 3, mexican movement
1611: Ald1 Cos
1613: Horse>N
breach: 1612/1613
0708r: HQ
```

```play
mexican move Cos
mexican to 1612              # refused
mexican to 1711
mexican move Ald1
mexican to 1612              # events: Moved Ald1 1611 1612
```

Where one of his own units stands he is not alone (ruling 35).

```pos
turn 3, mexican movement
1611: Cos
1612: Ald1
1613: Horse>N
breach: 1612/1613
0708r: HQ
```

```play
mexican move Cos
mexican to 1612              # events: Moved Cos 1611 1612
```"#],
            &[r#"## R5h Los jefes se mueven

Cos va con su unidad, y luego solo; pero no solo por donde mandan los texanos.

```pos
turn 3, mexican movement
1511: Ald1 Cos
1411: Ald2 Duque
1513: Horse>NE
0708r: HQ
```

```play
mexican move Ald1
mexican with Cos
mexican to 1510              # events: Moved Ald1 1511 1510, WentAlong Cos 1510
mexican move Duque
mexican with Ald2            # refused
mexican to 1510              # events: Moved Duque 1411 1510
```

```pos
turn 3, mexican movement
1611: Ald1 Cos
1613: Horse>N
breach: 1612/1613
0708r: HQ
```

```play
mexican move Cos
mexican to 1612              # refused
mexican to 1711
mexican move Ald1
mexican to 1612              # events: Moved Ald1 1611 1612
```

Donde hay una unidad suya no está solo (aclaración 35).

```pos
turn 3, mexican movement
1611: Cos
1612: Ald1
1613: Horse>N
breach: 1612/1613
0708r: HQ
```

```play
mexican move Cos
mexican to 1612              # events: Moved Cos 1611 1612
```"#],
        ],
    },
    Clause {
        id: "R5i",
        title: ["Moving a gun", "Mover un cañón"],
        text: [
            "A battery moves only with a combat unit in good order that is stacked with it before and after: one hex in a phase, and only over hexsides that artillery may cross (5.7-b). A battery that moved does not fire in that turn.",
            "Una batería sólo se mueve con una unidad de combate en orden apilada con ella antes y después: un hexágono por fase y sólo por lados que la artillería puede cruzar (5.7-b). La batería que se ha movido no dispara ese turno.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R5i Moving a gun

A gun goes one hex with its unit, and does not fire in that turn.

```pos
turn 3, texan movement
1613: GonzC palisade1
1713: TennB! palisade2
1815: Ald1
```

```play
texan move TennB
texan with palisade2         # refused
texan to 1813
texan move GonzC
texan with palisade1
texan to 1615                # refused
texan to 1614                # events: Moved GonzC 1613 1614, WentAlong palisade1 1614
texan done
texan done
texan attack palisade1       # refused
texan attack GonzC
```"#],
            &[r#"## R5i Mover un cañón

Un cañón va un hexágono con su unidad, y no dispara ese turno.

```pos
turn 3, texan movement
1613: GonzC palisade1
1713: TennB! palisade2
1815: Ald1
```

```play
texan move TennB
texan with palisade2         # refused
texan to 1813
texan move GonzC
texan with palisade1
texan to 1615                # refused
texan to 1614                # events: Moved GonzC 1613 1614, WentAlong palisade1 1614
texan done
texan done
texan attack palisade1       # refused
texan attack GonzC
```"#],
        ],
    },
    Clause {
        id: "R5j",
        title: ["The edge of the map", "El borde del mapa"],
        text: [
            "No unit leaves the map, but for routed Mexicans (R9b).",
            "Ninguna unidad sale del mapa, salvo los mexicanos en desbandada (R9b).",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R5j The edge of the map

Nobody walks off the map.

```pos
turn 3, mexican movement
0101: Ald1
1008r: HQ
```

```play
mexican move Ald1
mexican leave                # refused
mexican to 0102
```"#],
            &[r#"## R5j El borde del mapa

Nadie se marcha del mapa.

```pos
turn 3, mexican movement
0101: Ald1
1008r: HQ
```

```play
mexican move Ald1
mexican leave                # refused
mexican to 0102
```"#],
        ],
    },
    Clause {
        id: "5.7-a",
        title: ["Movement costs", "Costes de movimiento"],
        text: [
            "To enter any hex costs 1 movement point. The hexside adds: clear, dry stream, well, gun ramp and breach 0; stone wall, wooden wall and doorway 1; inner wall 2; outer wall 4. Church wall, gunslit, impassable hexside and interior wall cannot be crossed. Through a doorway, then, costs 2.",
            "Entrar en cualquier hexágono cuesta 1 punto de movimiento. El lado añade: despejado, arroyo seco, pozo, rampa y brecha, 0; tapia de piedra, valla de madera y puerta, 1; muro interior, 2; muro exterior, 4. El muro de la iglesia, la aspillera, el lado infranqueable y el tabique no se pueden cruzar. Pasar por una puerta cuesta, pues, 2.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.7-a Movement costs

Five points take a unit over an outer wall, and no further.

```pos
turn 3, mexican movement
0612: Ald1
0513: Ald2
0810: Ald3
1512: Ald4
1423: SL1
0708r: HQ
```

```play
mexican move Ald2
mexican to 0713r             # refused R5a
mexican to 0512
mexican move Ald1
mexican to 0712              # events: Moved Ald1 0612 0712
mexican move Ald3
mexican to 0711r             # events: Moved Ald3 0810 0711r
mexican move Ald4
mexican to 1515              # events: Moved Ald4 1512 1515
mexican move SL1
mexican to 1419              # events: Moved SL1 1423 1419
```

A gunslit cannot be passed.

```pos
turn 3, mexican movement
0610: Ald1
0708r: HQ
```

```play
mexican move Ald1
mexican to 0711i             # refused
mexican to 0711r             # events: Moved Ald1 0610 0711r
```"#],
            &[r#"## 5.7-a Costes de movimiento

Cinco puntos permiten cruzar un muro exterior, y nada más.

```pos
turn 3, mexican movement
0612: Ald1
0513: Ald2
0810: Ald3
1512: Ald4
1423: SL1
0708r: HQ
```

```play
mexican move Ald2
mexican to 0713r             # refused R5a
mexican to 0512
mexican move Ald1
mexican to 0712              # events: Moved Ald1 0612 0712
mexican move Ald3
mexican to 0711r             # events: Moved Ald3 0810 0711r
mexican move Ald4
mexican to 1515              # events: Moved Ald4 1512 1515
mexican move SL1
mexican to 1419              # events: Moved SL1 1423 1419
```

Por una aspillera no se pasa.

```pos
turn 3, mexican movement
0610: Ald1
0708r: HQ
```

```play
mexican move Ald1
mexican to 0711i             # refused
mexican to 0711r             # events: Moved Ald1 0610 0711r
```"#],
        ],
    },
    Clause {
        id: "5.7-b",
        title: ["Where guns can go", "Por dónde pasan los cañones"],
        text: [
            "Artillery crosses clear hexsides, dry stream, well and breaches, and no others: no wall, doorway, gunslit or ramp.",
            "La artillería cruza lados despejados, arroyo seco, pozo y brechas, y ningún otro: ni muros, ni puertas, ni aspilleras, ni rampas.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.7-b Where guns can go

A gun crosses no wall, but a breach in it.

```pos
turn 3, texan movement
1613: GonzC palisade1
1513: TennB palisade2
breach: 1512/1513
```

```play
texan move GonzC
texan with palisade1
texan to 1612                # refused
texan to 1614
texan move TennB
texan with palisade2
texan to 1512                # events: WentAlong palisade2 1512
```"#],
            &[r#"## 5.7-b Por dónde pasan los cañones

Un cañón no cruza un muro, pero sí una brecha en él.

```pos
turn 3, texan movement
1613: GonzC palisade1
1513: TennB palisade2
breach: 1512/1513
```

```play
texan move GonzC
texan with palisade1
texan to 1612                # refused
texan to 1614
texan move TennB
texan with palisade2
texan to 1512                # events: WentAlong palisade2 1512
```"#],
        ],
    },
    Clause {
        id: "5.7-c",
        title: ["Zones of control over hexsides", "Zonas de control a través de los lados"],
        text: [
            "A zone of control extends across clear hexsides, dry stream, well, inner wall, doorway and breach. It does not extend across stone, wooden, outer, church or interior walls, gunslits, gun ramps or impassable hexsides.",
            "Una zona de control se extiende por lados despejados, arroyo seco, pozo, muro interior, puerta y brecha. No se extiende por tapias, vallas, muro exterior, muro de la iglesia, tabiques, aspilleras, rampas ni lados infranqueables.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.7-c Zones of control over hexsides

Over an inner wall a Mexican on the ground controls the roof: the Texans there cannot fire. Over an outer wall he controls nothing.

```pos
turn 3, texan combat
0711r: ForsC
0810: Ald1
0721r: BakerB
0620: Ald2
```

```play
texan attack ForsC
texan fire Ald1              # refused R6f
texan melee Ald1
roll 6
texan attack BakerB
texan fire Ald2              # events: AttackDeclared BakerB Ald2 Fire Outer 7
roll 6
```"#],
            &[r#"## 5.7-c Zonas de control a través de los lados

A través de un muro interior el mexicano del suelo controla la azotea: los texanos de allí no pueden disparar. A través de un muro exterior no controla nada.

```pos
turn 3, texan combat
0711r: ForsC
0810: Ald1
0721r: BakerB
0620: Ald2
```

```play
texan attack ForsC
texan fire Ald1              # refused R6f
texan melee Ald1
roll 6
texan attack BakerB
texan fire Ald2              # events: AttackDeclared BakerB Ald2 Fire Outer 7
roll 6
```"#],
        ],
    },
    Clause {
        id: "5.7-d",
        title: ["Where there is no melee", "Donde no hay cuerpo a cuerpo"],
        text: [
            "No melee is fought across a church wall, a gunslit, an impassable hexside or an interior wall.",
            "No hay cuerpo a cuerpo a través del muro de la iglesia, de una aspillera, de un lado infranqueable ni de un tabique.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.7-d Where there is no melee

Over an outer wall one can fight hand to hand, over a church wall not.

```pos
turn 3, mexican combat
0712: GreysA
0612: Ald1
1620: DickA
1521: Ald2
1421: Horse
```

```play
mexican attack Ald1
mexican melee GreysA         # events: AttackDeclared Ald1 GreysA Melee Outer 7
roll 6
mexican attack Ald2
mexican melee DickA          # refused
mexican melee Horse
roll 6
```"#],
            &[r#"## 5.7-d Donde no hay cuerpo a cuerpo

A través de un muro exterior se puede pelear cuerpo a cuerpo; a través del muro de la iglesia, no.

```pos
turn 3, mexican combat
0712: GreysA
0612: Ald1
1620: DickA
1521: Ald2
1421: Horse
```

```play
mexican attack Ald1
mexican melee GreysA         # events: AttackDeclared Ald1 GreysA Melee Outer 7
roll 6
mexican attack Ald2
mexican melee DickA          # refused
mexican melee Horse
roll 6
```"#],
        ],
    },
    Clause {
        id: "5.7-e",
        title: ["Levels of walls and roofs", "Niveles de muros y azoteas"],
        text: [
            "Stone and wooden walls are of level 1; inner, outer and church walls of level 2. Roofs are level 2 hexes. The other hexsides have no level.",
            "Las tapias de piedra y las vallas de madera son de nivel 1; los muros interiores, exteriores y de la iglesia, de nivel 2. Las azoteas son hexágonos de nivel 2. Los demás lados no tienen nivel.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.7-e Levels of walls and roofs

A stone wall is too low to stop a shot; an outer wall is not.

```pos
turn 3, texan combat
1614: GonzC
1611: Ald1
1109: TennB
1106: Ald2
1111: Ald3
```

```play
texan attack GonzC
texan fire Ald1              # events: AttackDeclared GonzC Ald1 Fire Clear 6
roll 6
texan attack TennB
texan fire Ald2              # refused R7c
texan fire Ald3
roll 6
```"#],
            &[r#"## 5.7-e Niveles de muros y azoteas

Una tapia es demasiado baja para parar un tiro; un muro exterior, no.

```pos
turn 3, texan combat
1614: GonzC
1611: Ald1
1109: TennB
1106: Ald2
1111: Ald3
```

```play
texan attack GonzC
texan fire Ald1              # events: AttackDeclared GonzC Ald1 Fire Clear 6
roll 6
texan attack TennB
texan fire Ald2              # refused R7c
texan fire Ald3
roll 6
```"#],
        ],
    },
    Clause {
        id: "5.7-f",
        title: ["Church walls", "Muros de la iglesia"],
        text: [
            "The walls of the church are crossed only by a doorway or a breach in them.",
            "Los muros de la iglesia sólo se cruzan por una puerta o una brecha en ellos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.7-f Church walls

By the door, not over the wall.

```pos
turn 3, mexican movement
1521: Ald1
1520: Ald2
0708r: HQ
```

```play
mexican move Ald1
mexican to 1620              # events: Moved Ald1 1521 1620; note: round by the door, four points
mexican move Ald2
mexican to 1619              # events: Moved Ald2 1520 1619
```

South of the church there is only the wall.

```pos
turn 3, mexican movement
1621: Ald1
0708r: HQ
```

```play
mexican move Ald1
mexican to 1620              # refused
mexican to 1622
```"#],
            &[r#"## 5.7-f Muros de la iglesia

Por la puerta, no por encima del muro.

```pos
turn 3, mexican movement
1521: Ald1
1520: Ald2
0708r: HQ
```

```play
mexican move Ald1
mexican to 1620              # events: Moved Ald1 1521 1620; note: round by the door, four points
mexican move Ald2
mexican to 1619              # events: Moved Ald2 1520 1619
```

Al sur de la iglesia sólo está el muro.

```pos
turn 3, mexican movement
1621: Ald1
0708r: HQ
```

```play
mexican move Ald1
mexican to 1620              # refused
mexican to 1622
```"#],
        ],
    },
    Clause {
        id: "5.7-g",
        title: ["Gun ramps", "Rampas"],
        text: [
            "A gun ramp takes the place of the usual cost of its hexside: nothing is added.",
            "Una rampa sustituye al coste normal de su lado: no se añade nada.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.7-g Gun ramps

Up the ramp a platform is one point away.

```pos
turn 3, mexican movement
1013: Ald1
1014: Ald2
0708r: HQ
```

```play
mexican move Ald2
mexican to 1008r             # refused R5a
mexican to 1015
mexican move Ald1
mexican to 1008r             # events: Moved Ald1 1013 1008r
```"#],
            &[r#"## 5.7-g Rampas

Por la rampa, la plataforma está a un punto.

```pos
turn 3, mexican movement
1013: Ald1
1014: Ald2
0708r: HQ
```

```play
mexican move Ald2
mexican to 1008r             # refused R5a
mexican to 1015
mexican move Ald1
mexican to 1008r             # events: Moved Ald1 1013 1008r
```"#],
        ],
    },
    Clause {
        id: "5.7-h",
        title: ["Breaches", "Brechas"],
        text: [
            "A breach takes the place of everything its hexside did.",
            "Una brecha sustituye a todo lo que hacía su lado.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[38],
        examples: [
            &[r#"## 5.7-h Breaches

Through a breach the wall is open ground: for movement, zones of control and fire.

```pos
turn 3, mexican movement
breach: 1107/1108
1103: Ald1
1303: Ald2
0912: HQ>S
```

```play
mexican move Ald1
mexican to 1108              # events: Moved Ald1 1103 1108
mexican move Ald2
mexican to 1208              # refused R5a
```

```pos
turn 3, mexican combat
breach: 1107/1108
1105: Ald1
1108: GonzA
```

```play
mexican attack Ald1
mexican fire GonzA           # events: AttackDeclared Ald1 GonzA Fire Breach 5 5
roll 6
```

In the wall of a building it opens the room, and its rubble leads to the roof (ruling 38).

```pos
turn 3, mexican movement
breach: 1415/1515
1515: Ald1
1514: Ald2!
0708r: HQ
```

```play
mexican move Ald2
mexican to 1415r             # events: Moved Ald2 1514 1415r
mexican move Ald1
mexican to 1415i             # events: Moved Ald1 1515 1415i
```"#],
            &[r#"## 5.7-h Brechas

Por una brecha el muro es terreno despejado: para el movimiento, las zonas de control y el fuego.

```pos
turn 3, mexican movement
breach: 1107/1108
1103: Ald1
1303: Ald2
0912: HQ>S
```

```play
mexican move Ald1
mexican to 1108              # events: Moved Ald1 1103 1108
mexican move Ald2
mexican to 1208              # refused R5a
```

```pos
turn 3, mexican combat
breach: 1107/1108
1105: Ald1
1108: GonzA
```

```play
mexican attack Ald1
mexican fire GonzA           # events: AttackDeclared Ald1 GonzA Fire Breach 5 5
roll 6
```

En el muro de un edificio abre la sala, y sus escombros llevan a la azotea (aclaración 38).

```pos
turn 3, mexican movement
breach: 1415/1515
1515: Ald1
1514: Ald2!
0708r: HQ
```

```play
mexican move Ald2
mexican to 1415r             # events: Moved Ald2 1514 1415r
mexican move Ald1
mexican to 1415i             # events: Moved Ald1 1515 1415i
```"#],
        ],
    },
    Clause {
        id: "5.7-i",
        title: ["Impassable hexsides", "Lados infranqueables"],
        text: [
            "An impassable hexside, such as the barred main gate, is not crossed, and no combat goes across it. It can be breached.",
            "Un lado infranqueable, como la puerta principal atrancada, no se cruza, ni hay combate a través de él. Se le puede abrir brecha.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 5.7-i Impassable hexsides

The barred gate is not passed and not fought across, until it is breached.

```pos
turn 3, mexican movement
1024: Ald1
0708r: HQ
```

```play
mexican move Ald1
mexican to 1023i             # refused
mexican to 1025
```

```pos
turn 3, mexican movement
breach: 1023/1024
1024: Ald1
0708r: HQ
```

```play
mexican move Ald1
mexican to 1023i             # events: Moved Ald1 1024 1023i
```

```pos
turn 3, mexican combat
1024: Ald1
1023i: HQ
1025: Horse
```

```play
mexican attack Ald1
mexican melee HQ             # refused
mexican melee Horse
roll 6
```"#],
            &[r#"## 5.7-i Lados infranqueables

La puerta atrancada ni se pasa ni se combate a través de ella, mientras no haya brecha.

```pos
turn 3, mexican movement
1024: Ald1
0708r: HQ
```

```play
mexican move Ald1
mexican to 1023i             # refused
mexican to 1025
```

```pos
turn 3, mexican movement
breach: 1023/1024
1024: Ald1
0708r: HQ
```

```play
mexican move Ald1
mexican to 1023i             # events: Moved Ald1 1024 1023i
```

```pos
turn 3, mexican combat
1024: Ald1
1023i: HQ
1025: Horse
```

```play
mexican attack Ald1
mexican melee HQ             # refused
mexican melee Horse
roll 6
```"#],
        ],
    },
    Clause {
        id: "R6.0",
        title: ["Zones of control", "Zonas de control"],
        text: [
            "Lost, but for what the chart says of hexsides (5.7-c). It is known that a Mexican unit controls all the hexes around it and a Texan unit only one, and that Texans could be forced into melee.",
            "Perdido, salvo lo que la tabla dice de los lados (5.7-c). Se sabe que una unidad mexicana controla todos los hexágonos que la rodean y una texana sólo uno, y que a los texanos se les podía obligar al cuerpo a cuerpo.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "R6a",
        title: ["Mexican zones of control", "Zonas de control mexicanas"],
        text: [
            "A Mexican combat unit in good order controls all six hexes around it, as far as the hexsides allow (5.7-c).",
            "Una unidad de combate mexicana en orden controla los seis hexágonos que la rodean, si los lados lo permiten (5.7-c).",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R6a Mexican zones of control

All six hexes around a Mexican unit in good order are its zone: neither Texan beside it can fire.

```pos
turn 3, texan combat
0912: Ald1
0911: TennA
0913: GonzA
0914: Ald2!
0916: GreysA
```

```play
texan attack TennA
texan fire Ald1              # refused R6f
texan melee Ald1
roll 6
texan attack GonzA
texan fire Ald2              # refused R6f
texan melee Ald2
roll 6
texan attack GreysA
texan fire Ald2              # events: AttackDeclared GreysA Ald2 Fire
roll 6
```"#],
            &[r#"## R6a Zonas de control mexicanas

Los seis hexágonos que rodean a una unidad mexicana en orden son su zona: ninguno de los texanos contiguos puede disparar.

```pos
turn 3, texan combat
0912: Ald1
0911: TennA
0913: GonzA
0914: Ald2!
0916: GreysA
```

```play
texan attack TennA
texan fire Ald1              # refused R6f
texan melee Ald1
roll 6
texan attack GonzA
texan fire Ald2              # refused R6f
texan melee Ald2
roll 6
texan attack GreysA
texan fire Ald2              # events: AttackDeclared GreysA Ald2 Fire
roll 6
```"#],
        ],
    },
    Clause {
        id: "R6b",
        title: ["Texan zones of control", "Zonas de control texanas"],
        text: [
            "A Texan combat unit in good order controls only the hex it faces. Every unit, moved or not, may be given a new facing at the end of the Texan Movement Phase.",
            "Una unidad de combate texana en orden sólo controla el hexágono al que mira. Toda unidad, se haya movido o no, puede cambiar de orientación al final de la Fase de Movimiento texana.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[7, 37],
        examples: [
            &[r#"## R6b Texan zones of control

The horse guard looks south: the Mexican in front of it cannot fire, the one beside it can.

```pos
turn 3, mexican combat
1613: Horse>S
1614: Ald1
1514: Ald2
```

```play
mexican attack Ald1
mexican fire Horse           # refused R6f
mexican melee Horse
roll 6
mexican attack Ald2
mexican fire Horse           # events: AttackDeclared Ald2 Horse Fire
roll 6
```

When the Texans have moved, every unit may look another way, once.

```pos
turn 3, texan movement
1613: Horse>S
1513: GonzC>N
0101: Ald1
```

```play
texan done                   # awaits: texan
texan face Horse 1513        # events: Faced Horse 1513
texan face Horse 1514        # refused
texan face GonzC 1516        # refused
texan done                   # events: PhaseBegan TexanCombat
```

Until it is turned a unit that moved looks the way it went (ruling 37).

```pos
turn 3, texan movement
1613: Horse>S
0101: Ald1
```

```play
texan move Horse
texan to 1614
texan done                   # not offered: face Horse 1615
texan face Horse 1615        # refused
texan done
```

With the option the Texan chooses while the enemy moves, when he first comes beside the unit.

```pos
turn 3, mexican movement
rules: texan-zone=chosen
1613: Horse
1715: Ald1
```

```play
mexican move Ald1
mexican to 1714              # awaits: texan; offered: done
texan face Horse 1714        # events: Faced Horse 1714
texan done                   # awaits: mexican
mexican to 1713              # refused 4.0-a
```"#],
            &[r#"## R6b Zonas de control texanas

La guardia de caballos mira al sur: el mexicano que tiene delante no puede disparar; el que está al lado, sí.

```pos
turn 3, mexican combat
1613: Horse>S
1614: Ald1
1514: Ald2
```

```play
mexican attack Ald1
mexican fire Horse           # refused R6f
mexican melee Horse
roll 6
mexican attack Ald2
mexican fire Horse           # events: AttackDeclared Ald2 Horse Fire
roll 6
```

Cuando los texanos se han movido, cada unidad puede mirar a otro lado, una vez.

```pos
turn 3, texan movement
1613: Horse>S
1513: GonzC>N
0101: Ald1
```

```play
texan done                   # awaits: texan
texan face Horse 1513        # events: Faced Horse 1513
texan face Horse 1514        # refused
texan face GonzC 1516        # refused
texan done                   # events: PhaseBegan TexanCombat
```

Mientras no se la oriente, la unidad que se ha movido mira hacia donde iba (aclaración 37).

```pos
turn 3, texan movement
1613: Horse>S
0101: Ald1
```

```play
texan move Horse
texan to 1614
texan done                   # not offered: face Horse 1615
texan face Horse 1615        # refused
texan done
```

Con la opción el texano elige mientras se mueve el enemigo, cuando éste llega junto a la unidad.

```pos
turn 3, mexican movement
rules: texan-zone=chosen
1613: Horse
1715: Ald1
```

```play
mexican move Ald1
mexican to 1714              # awaits: texan; offered: done
texan face Horse 1714        # events: Faced Horse 1714
texan done                   # awaits: mexican
mexican to 1713              # refused 4.0-a
```"#],
        ],
    },
    Clause {
        id: "R6c",
        title: ["Control and levels", "Control y niveles"],
        text: [
            "A unit controls places at its own level; across an inner wall roof and ground control each other. From inside, control goes out only by doorways and breaches. Roof and inside of one hex do not control each other.",
            "Una unidad controla lugares de su mismo nivel; a través de un muro interior, azotea y suelo se controlan mutuamente. Desde dentro, el control sólo sale por puertas y brechas. La azotea y el interior de un mismo hexágono no se controlan.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R6c Control and levels

Through a doorway the man outside controls the room; beside a wall without one he does not.

```pos
turn 3, texan combat
0711i: HQ
0811: Ald1
```

```play
texan attack HQ
texan fire Ald1              # refused R6f
texan melee Ald1
roll 6
```

```pos
turn 3, texan combat
0711i: HQ
0810: Ald1
0711r: Ald2
0912: Ald3
```

```play
texan attack HQ
texan fire Ald3              # events: AttackDeclared HQ Ald3 Fire Clear 4
roll 6
```"#],
            &[r#"## R6c Control y niveles

Por la puerta el de fuera controla la sala; junto a un muro sin puerta, no.

```pos
turn 3, texan combat
0711i: HQ
0811: Ald1
```

```play
texan attack HQ
texan fire Ald1              # refused R6f
texan melee Ald1
roll 6
```

```pos
turn 3, texan combat
0711i: HQ
0810: Ald1
0711r: Ald2
0912: Ald3
```

```play
texan attack HQ
texan fire Ald3              # events: AttackDeclared HQ Ald3 Fire Clear 4
roll 6
```"#],
        ],
    },
    Clause {
        id: "R6d",
        title: ["Who controls nothing", "Quién no controla nada"],
        text: [
            "Disordered and routed units, leaders and batteries have no zone of control.",
            "Las unidades desordenadas o en desbandada, los jefes y las baterías no tienen zona de control.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R6d Who controls nothing

A disordered Mexican does not keep his neighbour from firing; nor does a leader.

```pos
turn 3, texan combat
0912: Ald1!
0911: TennA
0810: Cos
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire
roll 6
```"#],
            &[r#"## R6d Quién no controla nada

Un mexicano desordenado no impide disparar a su vecino; un jefe, tampoco.

```pos
turn 3, texan combat
0912: Ald1!
0911: TennA
0810: Cos
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire
roll 6
```"#],
        ],
    },
    Clause {
        id: "R6e",
        title: ["Moving in enemy control", "Moverse en control enemigo"],
        text: [
            "A unit that enters an enemy zone of control stops. It may leave one, but not straight into another.",
            "La unidad que entra en una zona de control enemiga se detiene. Puede salir de una, pero no para entrar directamente en otra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R6e Moving in enemy control

The breach leads to 1108, which a Texan watches: there the movement ends.

```pos
turn 3, mexican movement
breach: 1107/1108
1106: Ald1
1109: GonzA>N
```

```play
mexican move Ald1
mexican to 1208              # refused R5a
mexican to 1108              # events: Moved Ald1 1106 1108
```

From one zone into the next there is no step; out of it there is.

```pos
turn 3, mexican movement
1614: Ald1 18pdr
1613: Horse>S
1515: GonzC>SE
```

```play
mexican move Ald1
mexican with 18pdr
mexican to 1615              # refused
mexican to 1714              # events: WentAlong 18pdr 1714
```"#],
            &[r#"## R6e Moverse en control enemigo

La brecha lleva a 1108, que vigila un texano: allí acaba el movimiento.

```pos
turn 3, mexican movement
breach: 1107/1108
1106: Ald1
1109: GonzA>N
```

```play
mexican move Ald1
mexican to 1208              # refused R5a
mexican to 1108              # events: Moved Ald1 1106 1108
```

De una zona a la siguiente no se da un paso; fuera de ella, sí.

```pos
turn 3, mexican movement
1614: Ald1 18pdr
1613: Horse>S
1515: GonzC>SE
```

```play
mexican move Ald1
mexican with 18pdr
mexican to 1615              # refused
mexican to 1714              # events: WentAlong 18pdr 1714
```"#],
        ],
    },
    Clause {
        id: "R6f",
        title: ["Forced into melee", "Obligados al cuerpo a cuerpo"],
        text: [
            "A unit in an enemy zone of control may not fire; it can only fight hand to hand.",
            "Una unidad que está en zona de control enemiga no puede disparar; sólo puede pelear cuerpo a cuerpo.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[9],
        examples: [
            &[r#"## R6f Forced into melee

Whoever is in an enemy zone fights hand to hand or not at all.

```pos
turn 3, texan combat
0912: Ald1
0911: TennA
0907: Ald2
```

```play
texan attack TennA
texan fire Ald1              # refused
texan melee Ald1             # events: AttackDeclared TennA Ald1 Melee Clear 5 5
roll 6
```

With the option he may fire.

```pos
turn 3, texan combat
rules: close-fire=yes
0912: Ald1
0911: TennA
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Clear 9 9
roll 6
```"#],
            &[r#"## R6f Obligados al cuerpo a cuerpo

Quien está en zona enemiga pelea cuerpo a cuerpo o no pelea.

```pos
turn 3, texan combat
0912: Ald1
0911: TennA
0907: Ald2
```

```play
texan attack TennA
texan fire Ald1              # refused
texan melee Ald1             # events: AttackDeclared TennA Ald1 Melee Clear 5 5
roll 6
```

Con la opción puede disparar.

```pos
turn 3, texan combat
rules: close-fire=yes
0912: Ald1
0911: TennA
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Clear 9 9
roll 6
```"#],
        ],
    },
    Clause {
        id: "R6g",
        title: ["Guns in enemy control", "Cañones en control enemigo"],
        text: [
            "A battery in an enemy zone of control fires only at an adjacent enemy.",
            "Una batería en zona de control enemiga sólo dispara a un enemigo adyacente.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[9],
        examples: [
            &[r#"## R6g Guns in enemy control

The gun answers the man before its muzzle, nobody else.

```pos
turn 3, texan combat
1613: TennB 18pdr
1614: Ald1
1815: Ald2
```

```play
texan attack 18pdr
texan fire Ald2              # refused
texan fire Ald1              # events: AttackDeclared 18pdr Ald1 Fire Clear 10
roll 6
```"#],
            &[r#"## R6g Cañones en control enemigo

El cañón responde al que tiene delante, a nadie más.

```pos
turn 3, texan combat
1613: TennB 18pdr
1614: Ald1
1815: Ald2
```

```play
texan attack 18pdr
texan fire Ald2              # refused
texan fire Ald1              # events: AttackDeclared 18pdr Ald1 Fire Clear 10
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.0",
        title: ["Line of Sight", "Línea de visión"],
        text: [
            "To fire at an enemy a unit needs a clear Line of Sight to it. Terrain may block the line; and it may protect the target from being hit (8.8-a).",
            "Para disparar a un enemigo hace falta una línea de visión despejada hasta él. El terreno puede cortarla, y puede proteger al blanco (8.8-a).",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.0 Line of Sight

What cannot be seen cannot be fired at, near or far.

```pos
turn 3, texan combat
1109: TennA
1106: Ald1
1112: Ald2
```

```play
texan attack TennA
texan fire Ald1              # refused R7c
texan fire Ald2              # events: AttackDeclared TennA Ald2 Fire
roll 6
```"#],
            &[r#"## 7.0 Línea de visión

A lo que no se ve no se le puede disparar, esté cerca o lejos.

```pos
turn 3, texan combat
1109: TennA
1106: Ald1
1112: Ald2
```

```play
texan attack TennA
texan fire Ald1              # refused R7c
texan fire Ald2              # events: AttackDeclared TennA Ald2 Fire
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.1",
        title: ["Levels", "Niveles"],
        text: [
            "Every hex and every kind of hexside has its level, 1 or 2 (5.7-e).",
            "Cada hexágono y cada clase de lado tiene su nivel, 1 o 2 (5.7-e).",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.1 Levels

The courtyard is level 1, the roof of the long barracks level 2: its near edge can be seen from below, its far side cannot.

```pos
turn 3, mexican combat
1514: Ald1
1414r: WhiteB
1313r: WhiteA
```

```play
mexican attack Ald1
mexican fire WhiteA          # refused 7.6-c
mexican fire WhiteB          # events: AttackDeclared Ald1 WhiteB Fire Outer 5
roll 6
```"#],
            &[r#"## 7.1 Niveles

El patio es nivel 1; la azotea del cuartel largo, nivel 2: desde abajo se ve su borde, no el otro lado.

```pos
turn 3, mexican combat
1514: Ald1
1414r: WhiteB
1313r: WhiteA
```

```play
mexican attack Ald1
mexican fire WhiteA          # refused 7.6-c
mexican fire WhiteB          # events: AttackDeclared Ald1 WhiteB Fire Outer 5
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.2-a",
        title: ["Inside and roof", "Interior y azotea"],
        text: [
            "A building has two levels: 1 is its inside, 2 its roof. The board marks a unit that is inside; a unit not so marked stands on the roof. Hex 1415 is such a building.",
            "Un edificio tiene dos niveles: el 1 es el interior y el 2 la azotea. El tablero marca la unidad que está dentro; la que no lleva marca está en la azotea. El hexágono 1415 es uno de esos edificios.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.2-a Inside and roof

In hex 1415 one unit can be inside and another on the roof. From 1516 the gunslit shows the one, the wall's edge the other.

```pos
turn 3, mexican combat
1415i: Hospital
1415r: WhiteC
1516: Ald1
1515: Ald2
```

```play
mexican attack Ald1
mexican fire Hospital        # events: AttackDeclared Ald1 Hospital Fire Gunslit 5 1
roll 6
mexican attack Ald2
mexican fire Hospital        # refused R7e
mexican fire WhiteC          # events: AttackDeclared Ald2 WhiteC Fire Outer 5 2
roll 6
```"#],
            &[r#"## 7.2-a Interior y azotea

En el hexágono 1415 puede haber una unidad dentro y otra en la azotea. Desde 1516 se ve a una por la aspillera y a la otra en el borde.

```pos
turn 3, mexican combat
1415i: Hospital
1415r: WhiteC
1516: Ald1
1515: Ald2
```

```play
mexican attack Ald1
mexican fire Hospital        # events: AttackDeclared Ald1 Hospital Fire Gunslit 5 1
roll 6
mexican attack Ald2
mexican fire Hospital        # refused R7e
mexican fire WhiteC          # events: AttackDeclared Ald2 WhiteC Fire Outer 5 2
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.2-b",
        title: ["Shooting out", "Disparar desde dentro"],
        text: [
            "Units inside shoot out by gunslits and doorways; and by breaches, since those take the place of their hexside (5.7-h).",
            "Las unidades del interior disparan por aspilleras y puertas; y por las brechas, ya que sustituyen a su lado (5.7-h).",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.2-b Shooting out

Out of a gunslit one shoots, and out of a doorway.

```pos
turn 3, texan combat
1415i: Hospital
1516: Ald1
1316i: HQ
1115: Ald2
1515: Ald3
```

```play
texan attack Hospital
texan fire Ald3              # refused R7e
texan fire Ald1              # events: AttackDeclared Hospital Ald1 Fire Gunslit 4
roll 6
texan attack HQ
texan fire Ald2              # events: AttackDeclared HQ Ald2 Fire Clear 4
roll 6
```

And out of a breach.

```pos
turn 3, texan combat
breach: 1415/1515
1415i: Hospital
1515: Ald3!
```

```play
texan attack Hospital
texan fire Ald3              # events: AttackDeclared Hospital Ald3 Fire Breach 4
roll 6
```"#],
            &[r#"## 7.2-b Disparar desde dentro

Se dispara por una aspillera, y por una puerta.

```pos
turn 3, texan combat
1415i: Hospital
1516: Ald1
1316i: HQ
1115: Ald2
1515: Ald3
```

```play
texan attack Hospital
texan fire Ald3              # refused R7e
texan fire Ald1              # events: AttackDeclared Hospital Ald1 Fire Gunslit 4
roll 6
texan attack HQ
texan fire Ald2              # events: AttackDeclared HQ Ald2 Fire Clear 4
roll 6
```

Y por una brecha.

```pos
turn 3, texan combat
breach: 1415/1515
1415i: Hospital
1515: Ald3!
```

```play
texan attack Hospital
texan fire Ald3              # events: AttackDeclared Hospital Ald3 Fire Breach 4
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.2-c",
        title: ["Interior walls", "Tabiques"],
        text: [
            "Nobody passes an interior wall, and units on its two sides cannot fight each other. Some words of this clause are lost.",
            "Nadie atraviesa un tabique, y las unidades de uno y otro lado no pueden combatir entre sí. Faltan algunas palabras de esta regla.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[28],
        examples: [
            &[r#"## 7.2-c Interior walls

Between two rooms nobody passes and nobody fights.

```pos
turn 3, mexican movement
1414i: Ald1
0708r: HQ
```

```play
mexican move Ald1
mexican to 1415i             # refused
mexican to 1413i             # events: Moved Ald1 1414i 1413i
```

```pos
turn 3, mexican combat
1414i: Ald1
1415i: HQ
1413i: Horse!
```

```play
mexican attack Ald1
mexican melee HQ             # refused
mexican melee Horse          # events: AttackDeclared Ald1 Horse Melee Clear 7
roll 6
```"#],
            &[r#"## 7.2-c Tabiques

De una sala a otra nadie pasa y nadie pelea.

```pos
turn 3, mexican movement
1414i: Ald1
0708r: HQ
```

```play
mexican move Ald1
mexican to 1415i             # refused
mexican to 1413i             # events: Moved Ald1 1414i 1413i
```

```pos
turn 3, mexican combat
1414i: Ald1
1415i: HQ
1413i: Horse!
```

```play
mexican attack Ald1
mexican melee HQ             # refused
mexican melee Horse          # events: AttackDeclared Ald1 Horse Melee Clear 7
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.2-d",
        title: ["Wooden platforms", "Plataformas de madera"],
        text: [
            "A wooden platform has no inside: it is level 2 only.",
            "Una plataforma de madera no tiene interior: sólo es nivel 2.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[28],
        examples: [
            &[r#"## 7.2-d Wooden platforms

From a platform, level 2, one sees over the wall it stands at.

```pos
turn 3, texan combat
0716r: CareyA
0316: Ald1
0816: Horse
```

```play
texan attack Horse           # refused R8a
texan attack CareyA
texan fire Ald1              # events: AttackDeclared CareyA Ald1 Fire Clear 6
roll 6
```"#],
            &[r#"## 7.2-d Plataformas de madera

Desde una plataforma, nivel 2, se ve por encima del muro junto al que está.

```pos
turn 3, texan combat
0716r: CareyA
0316: Ald1
0816: Horse
```

```play
texan attack Horse           # refused R8a
texan attack CareyA
texan fire Ald1              # events: AttackDeclared CareyA Ald1 Fire Clear 6
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.3",
        title: ["What terrain changes", "Qué cambia el terreno"],
        text: [
            "Terrain matters for zones of control (5.7-c), for movement (5.7-a) and for combat (8.8-a).",
            "El terreno influye en las zonas de control (5.7-c), el movimiento (5.7-a) y el combate (8.8-a).",
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
        id: "7.4-a",
        title: ["Entering a building", "Entrar en un edificio"],
        text: [
            "A building is entered only by a doorway or a breach.",
            "En un edificio sólo se entra por una puerta o una brecha.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.4-a Entering a building

By the doorway, not where there is none.

```pos
turn 3, mexican movement
0712: Ald1!
0811: Ald2
0708r: HQ
```

```play
mexican move Ald1
mexican to 0711i             # refused
mexican to 0813
mexican move Ald2
mexican to 0711i             # events: Moved Ald2 0811 0711i
```"#],
            &[r#"## 7.4-a Entrar en un edificio

Por la puerta, no por donde no la hay.

```pos
turn 3, mexican movement
0712: Ald1!
0811: Ald2
0708r: HQ
```

```play
mexican move Ald1
mexican to 0711i             # refused
mexican to 0813
mexican move Ald2
mexican to 0711i             # events: Moved Ald2 0811 0711i
```"#],
        ],
    },
    Clause {
        id: "7.4-b",
        title: ["No stairs", "Sin escaleras"],
        text: [
            "A unit on a roof has to come down from it before it can go in by a doorway or breach. There is no way between a roof and the inside below it.",
            "Una unidad que está en la azotea tiene que bajar antes de entrar por una puerta o brecha. No hay paso entre la azotea y el interior que tiene debajo.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.4-b No stairs

From the roof one climbs down first: three points to 0811, two more through the door.

```pos
turn 3, mexican movement
0711r: Ald1
0714r: Ald2!
0708r: HQ
```

```play
mexican move Ald2
mexican to 0714i             # refused
mexican to 0713r
mexican move Ald1
mexican to 0711i             # events: Moved Ald1 0711r 0711i; note: all five points, by way of 0811
```"#],
            &[r#"## 7.4-b Sin escaleras

De la azotea hay que bajar antes: tres puntos hasta 0811 y otros dos por la puerta.

```pos
turn 3, mexican movement
0711r: Ald1
0714r: Ald2!
0708r: HQ
```

```play
mexican move Ald2
mexican to 0714i             # refused
mexican to 0713r
mexican move Ald1
mexican to 0711i             # events: Moved Ald1 0711r 0711i; note: all five points, by way of 0811
```"#],
        ],
    },
    Clause {
        id: "7.4-c",
        title: ["One above the other", "Una encima de otra"],
        text: [
            "A unit inside and a unit on the roof of the same hex are in different hexes for every purpose, and do not break the stacking limit.",
            "Una unidad dentro y otra en la azotea del mismo hexágono están en hexágonos distintos a todos los efectos, y no superan el límite de apilamiento.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.4-c One above the other

Two units in one hex, inside and above, do not crowd each other; and they cannot reach each other.

```pos
turn 3, mexican combat
0711i: HQ
0711r: Ald1
0710r: ForsC!
```

```play
mexican attack Ald1
mexican fire HQ              # refused
mexican melee HQ             # refused R8d
mexican melee ForsC
roll 6
```"#],
            &[r#"## 7.4-c Una encima de otra

Dos unidades en un hexágono, dentro y encima, no se estorban; ni se alcanzan.

```pos
turn 3, mexican combat
0711i: HQ
0711r: Ald1
0710r: ForsC!
```

```play
mexican attack Ald1
mexican fire HQ              # refused
mexican melee HQ             # refused R8d
mexican melee ForsC
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.5",
        title: ["Tracing the line", "Trazar la línea"],
        text: [
            "A Line of Sight is the straight line from the centre of the firing unit's hex to the centre of the target's. It is blocked if it crosses a hex or hexside that blocks. What one unit sees of another holds the other way round.",
            "La línea de visión es la recta del centro del hexágono del que dispara al centro del hexágono del blanco. Queda cortada si cruza un hexágono o un lado que la corta. Lo que vale de una unidad a otra vale también al revés.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.5 Tracing the line

What one end sees the other sees.

```pos
turn 3, texan combat
1414r: WhiteB
1314r: WhiteA
1514: Ald1
1613: Ald2
```

```play
texan attack WhiteA          # refused R8a
texan attack WhiteB
texan fire Ald1              # events: AttackDeclared WhiteB Ald1 Fire Outer 7
roll 6
```

```pos
turn 3, mexican combat
1414r: WhiteB
1314r: WhiteA
1514: Ald1
1613: Ald2
```

```play
mexican attack Ald1
mexican fire WhiteA          # refused 7.6-c
mexican fire WhiteB          # events: AttackDeclared Ald1 WhiteB Fire Outer 5
roll 6
```"#],
            &[r#"## 7.5 Trazar la línea

Lo que se ve desde un extremo se ve desde el otro.

```pos
turn 3, texan combat
1414r: WhiteB
1314r: WhiteA
1514: Ald1
1613: Ald2
```

```play
texan attack WhiteA          # refused R8a
texan attack WhiteB
texan fire Ald1              # events: AttackDeclared WhiteB Ald1 Fire Outer 7
roll 6
```

```pos
turn 3, mexican combat
1414r: WhiteB
1314r: WhiteA
1514: Ald1
1613: Ald2
```

```play
mexican attack Ald1
mexican fire WhiteA          # refused 7.6-c
mexican fire WhiteB          # events: AttackDeclared Ald1 WhiteB Fire Outer 5
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.6-a",
        title: ["Combat units block", "Las unidades de combate cortan la línea"],
        text: [
            "A combat unit adds one level to the level it stands on. Leaders, batteries and markers add none. So a unit on a roof stands between two others on roofs; and units on the ground between a roof and the ground.",
            "Una unidad de combate añade un nivel a aquel en que está. Los jefes, las baterías y los marcadores no añaden ninguno. Así, una unidad en una azotea se interpone entre otras dos que también lo están; y las del suelo, entre una azotea y el suelo.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[27],
        examples: [
            &[r#"## 7.6-a Combat units block

On the roofs a unit stands in the way of two others; without it the line is clear.

```pos
turn 3, texan combat
1414r: WhiteB
1314r: WhiteA
0711r: Ald1
1514: Ald2
```

```play
texan attack WhiteB
texan fire Ald1              # refused
texan fire Ald2
roll 6
```

```pos
turn 3, texan combat
1414r: WhiteB
0711r: Ald1
```

```play
texan attack WhiteB
texan fire Ald1              # events: AttackDeclared WhiteB Ald1 Fire
roll 6
```

Between ground and roof two units on the ground, on both sides of the line, block it; one alone does not. Leaders and guns never do.

```pos
turn 3, mexican combat
0711r: ForsC
0911: Ald1
0810: Ald2
0811: Ald3
0910: Horse!
```

```play
mexican attack Ald1
mexican fire ForsC           # refused
mexican fire Horse
roll 6
```

```pos
turn 3, mexican combat
0711r: ForsC
0911: Ald1
0810: Ald2
0811: Cos 18pdr=mexican
```

```play
mexican attack Ald1
mexican fire ForsC           # events: AttackDeclared Ald1 ForsC Fire Inner 5
roll 6
```"#],
            &[r#"## 7.6-a Las unidades de combate cortan la línea

En las azoteas una unidad se interpone entre otras dos; sin ella la línea está despejada.

```pos
turn 3, texan combat
1414r: WhiteB
1314r: WhiteA
0711r: Ald1
1514: Ald2
```

```play
texan attack WhiteB
texan fire Ald1              # refused
texan fire Ald2
roll 6
```

```pos
turn 3, texan combat
1414r: WhiteB
0711r: Ald1
```

```play
texan attack WhiteB
texan fire Ald1              # events: AttackDeclared WhiteB Ald1 Fire
roll 6
```

Entre el suelo y una azotea, dos unidades en el suelo, a ambos lados de la línea, la cortan; una sola, no. Los jefes y los cañones, nunca.

```pos
turn 3, mexican combat
0711r: ForsC
0911: Ald1
0810: Ald2
0811: Ald3
0910: Horse!
```

```play
mexican attack Ald1
mexican fire ForsC           # refused
mexican fire Horse
roll 6
```

```pos
turn 3, mexican combat
0711r: ForsC
0911: Ald1
0810: Ald2
0811: Cos 18pdr=mexican
```

```play
mexican attack Ald1
mexican fire ForsC           # events: AttackDeclared Ald1 ForsC Fire Inner 5
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.6-b",
        title: ["Interior walls block", "Los tabiques cortan la línea"],
        text: [
            "Units inside buildings and separated by an interior wall do not see each other.",
            "Las unidades que están dentro de edificios y separadas por un tabique no se ven.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[28],
        examples: [
            &[r#"## 7.6-b Interior walls block

Neighbours in two rooms do not see each other; those in one room do.

```pos
turn 3, mexican combat
1414i: Ald1
1415i: HQ
1413i: Horse!
```

```play
mexican attack Ald1
mexican fire HQ              # refused
mexican fire Horse           # events: AttackDeclared Ald1 Horse Fire Clear 5
roll 6
```"#],
            &[r#"## 7.6-b Los tabiques cortan la línea

Los vecinos de dos salas no se ven; los de una misma sala, sí.

```pos
turn 3, mexican combat
1414i: Ald1
1415i: HQ
1413i: Horse!
```

```play
mexican attack Ald1
mexican fire HQ              # refused
mexican fire Horse           # events: AttackDeclared Ald1 Horse Fire Clear 5
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.6-c",
        title: ["Level 2 between different heights", "Nivel 2 entre alturas distintas"],
        text: [
            "Units at different heights do not see each other past a level 2 hex between them, however far off they stand.",
            "Dos unidades a distinta altura no se ven si hay entre ellas un hexágono de nivel 2, por lejos que estén.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[27],
        examples: [
            &[r#"## 7.6-c Level 2 between different heights

The roof of 1414 hides 1314 from the courtyard and from all the ground behind it.

```pos
turn 3, texan combat
1314r: WhiteA
1613: Ald2
1614: Ald3
1114: SL1
```

```play
texan attack WhiteA
texan fire Ald2              # refused
texan fire Ald3              # refused
texan fire SL1
roll 6
```"#],
            &[r#"## 7.6-c Nivel 2 entre alturas distintas

La azotea de 1414 oculta 1314 desde el patio y desde todo el terreno de detrás.

```pos
turn 3, texan combat
1314r: WhiteA
1613: Ald2
1614: Ald3
1114: SL1
```

```play
texan attack WhiteA
texan fire Ald2              # refused
texan fire Ald3              # refused
texan fire SL1
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.6-d",
        title: ["Level 1 walls never block", "Los muros de nivel 1 nunca cortan"],
        text: [
            "A wall of level 1, of stone or wood, blocks no line, at any distance.",
            "Un muro de nivel 1, de piedra o de madera, no corta ninguna línea, a ninguna distancia.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.6-d Level 1 walls never block

Over a stone wall and over a fence one sees at any distance.

```pos
turn 3, texan combat
1514: GonzC
1512: Ald1
1117: TennB
1320: Ald2
```

```play
texan attack GonzC
texan fire Ald1              # events: AttackDeclared GonzC Ald1 Fire Stone 6 4
roll 6
texan attack TennB
texan fire Ald2              # events: AttackDeclared TennB Ald2 Fire
roll 6
```"#],
            &[r#"## 7.6-d Los muros de nivel 1 nunca cortan

Por encima de una tapia o de una valla se ve a cualquier distancia.

```pos
turn 3, texan combat
1514: GonzC
1512: Ald1
1117: TennB
1320: Ald2
```

```play
texan attack GonzC
texan fire Ald1              # events: AttackDeclared GonzC Ald1 Fire Stone 6 4
roll 6
texan attack TennB
texan fire Ald2              # events: AttackDeclared TennB Ald2 Fire
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.6-e",
        title: ["Along a hexside", "A lo largo de un lado"],
        text: [
            "A line that runs along a hexside is blocked only if both hexes that border it block.",
            "La línea que corre a lo largo de un lado sólo queda cortada si la cortan los dos hexágonos que lo comparten.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[27],
        examples: [
            &[r#"## 7.6-e Along a hexside

The line from 1313 to 1513 runs along 1412/1413: the building is on one side of it only.

```pos
turn 3, texan combat
1313r: WhiteA
1513: Ald1
```

```play
texan attack WhiteA
texan fire Ald1              # events: AttackDeclared WhiteA Ald1 Fire
roll 6
```

Men on both sides of it close it.

```pos
turn 3, texan combat
1313r: WhiteA
1513: Ald1
1412: SL1
1413r: WhiteB
1111: Ald2
```

```play
texan attack WhiteA
texan fire Ald1              # refused 7.6-a
texan fire Ald2
roll 6
```"#],
            &[r#"## 7.6-e A lo largo de un lado

La línea de 1313 a 1513 corre a lo largo de 1412/1413: el edificio sólo está a un lado.

```pos
turn 3, texan combat
1313r: WhiteA
1513: Ald1
```

```play
texan attack WhiteA
texan fire Ald1              # events: AttackDeclared WhiteA Ald1 Fire
roll 6
```

Con hombres a ambos lados queda cerrada.

```pos
turn 3, texan combat
1313r: WhiteA
1513: Ald1
1412: SL1
1413r: WhiteB
1111: Ald2
```

```play
texan attack WhiteA
texan fire Ald1              # refused 7.6-a
texan fire Ald2
roll 6
```"#],
        ],
    },
    Clause {
        id: "7.6-f",
        title: ["Level 2 sees level 1", "El nivel 2 ve el nivel 1"],
        text: [
            "A unit on level 2 and one on level 1 see each other if nothing between them blocks.",
            "Una unidad en el nivel 2 y otra en el nivel 1 se ven si nada lo impide entre ellas.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 7.6-f Level 2 sees level 1

From the roof into the courtyard, with nothing between.

```pos
turn 3, texan combat
1414r: WhiteB
1314r: WhiteA
1616: Ald1
1514: Ald2
```

```play
texan attack WhiteB
texan fire Ald2              # events: AttackDeclared WhiteB Ald2 Fire
roll 6
```"#],
            &[r#"## 7.6-f El nivel 2 ve el nivel 1

De la azotea al patio, sin nada en medio.

```pos
turn 3, texan combat
1414r: WhiteB
1314r: WhiteA
1616: Ald1
1514: Ald2
```

```play
texan attack WhiteB
texan fire Ald2              # events: AttackDeclared WhiteB Ald2 Fire
roll 6
```"#],
        ],
    },
    Clause {
        id: "R7a",
        title: ["Two traces", "Dos trazos"],
        text: [
            "The line is traced twice, a hair to the left and a hair to the right. It is clear if either trace is. The booklet leaves open cases to a die; this rule settles them all.",
            "La línea se traza dos veces, una pizca a la izquierda y otra a la derecha. Está despejada si lo está cualquiera de los dos trazos. El reglamento deja a los dados los casos dudosos; esta regla los resuelve todos.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[27],
        examples: [
            &[r#"## R7a Two traces

The line from 0711 to 0911 runs between 0810 and 0811. One of them filled leaves the other trace clear, whichever it is.

```pos
turn 3, mexican combat
0711r: ForsC
0911: Ald1
0811: Ald3
```

```play
mexican attack Ald1
mexican fire ForsC           # events: AttackDeclared Ald1 ForsC Fire Inner 5
roll 6
```

```pos
turn 3, mexican combat
0711r: ForsC
0911: Ald1
0811: Ald3
0810: Ald2
0910: Horse!
```

```play
mexican attack Ald1
mexican fire ForsC           # refused 7.6-a
mexican fire Horse
roll 6
```"#],
            &[r#"## R7a Dos trazos

La línea de 0711 a 0911 corre entre 0810 y 0811. Si sólo uno está ocupado, el otro trazo queda despejado, sea cual sea.

```pos
turn 3, mexican combat
0711r: ForsC
0911: Ald1
0811: Ald3
```

```play
mexican attack Ald1
mexican fire ForsC           # events: AttackDeclared Ald1 ForsC Fire Inner 5
roll 6
```

```pos
turn 3, mexican combat
0711r: ForsC
0911: Ald1
0811: Ald3
0810: Ald2
0910: Horse!
```

```play
mexican attack Ald1
mexican fire ForsC           # refused 7.6-a
mexican fire Horse
roll 6
```"#],
        ],
    },
    Clause {
        id: "R7b",
        title: ["Heights between", "Alturas intermedias"],
        text: [
            "A hex on the way is as high as its level, ground 1, roof or platform 2, and one more if a combat unit stands on top. Between two units of the same level it blocks when it is higher than they; between units of different levels when it is 2 or more.",
            "Un hexágono del camino es tan alto como su nivel, suelo 1, azotea o plataforma 2, y uno más si hay encima una unidad de combate. Entre dos unidades del mismo nivel corta si es más alto que ellas; entre niveles distintos, si es 2 o más.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[27],
        examples: [
            &[r#"## R7b Heights between

A platform stands between two men on the ground; a unit on the ground does too.

```pos
turn 3, texan combat
1009: TennA
1007: Ald1
1013: Ald2
1011: Ald3!
1211: Ald4
```

```play
texan attack TennA
texan fire Ald1              # refused
texan fire Ald2              # refused 7.6-a
texan fire Ald4
roll 6
```"#],
            &[r#"## R7b Alturas intermedias

Una plataforma se interpone entre dos que están en el suelo; una unidad en el suelo, también.

```pos
turn 3, texan combat
1009: TennA
1007: Ald1
1013: Ald2
1011: Ald3!
1211: Ald4
```

```play
texan attack TennA
texan fire Ald1              # refused
texan fire Ald2              # refused 7.6-a
texan fire Ald4
roll 6
```"#],
        ],
    },
    Clause {
        id: "R7c",
        title: ["Inner and outer walls in the way", "Muros interiores y exteriores en el camino"],
        text: [
            "An inner or outer wall never blocks between two units of level 2. Between two on the ground it blocks unless it borders the hex of one of them, who has a step to fire from. Between different levels it blocks unless it borders the hex of the upper one.",
            "Un muro interior o exterior nunca corta entre dos unidades de nivel 2. Entre dos que están en el suelo corta, salvo que limite con el hexágono de una de ellas, que tiene banqueta desde la que disparar. Entre niveles distintos corta, salvo que limite con el hexágono de la de arriba.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[27],
        examples: [
            &[r#"## R7c Inner and outer walls in the way

Neither stands at the outer wall: blocked. The man at the wall fires over it, and the gun platform too; from a roof far behind it one does not see the ground beyond.

```pos
turn 3, texan combat
0912: TennA
0512: Ald1
1315r: WhiteC
0415: Ald2
1012: Ald3!
```

```play
texan attack TennA
texan fire Ald1              # refused
texan fire Ald3
roll 6
texan attack WhiteC
texan fire Ald2              # refused
texan fire Ald3
roll 6
```

```pos
turn 3, texan combat
0712: GreysA
0412: Ald1
0716r: CareyA
0316: Ald2
```

```play
texan attack GreysA
texan fire Ald1              # events: AttackDeclared GreysA Ald1 Fire Clear 9
roll 6
texan attack CareyA
texan fire Ald2              # events: AttackDeclared CareyA Ald2 Fire Clear 6
roll 6
```"#],
            &[r#"## R7c Muros interiores y exteriores en el camino

Ninguno está junto al muro exterior: cortada. El que está junto al muro dispara por encima, y la plataforma también; desde una azotea muy atrás no se ve el suelo de fuera.

```pos
turn 3, texan combat
0912: TennA
0512: Ald1
1315r: WhiteC
0415: Ald2
1012: Ald3!
```

```play
texan attack TennA
texan fire Ald1              # refused
texan fire Ald3
roll 6
texan attack WhiteC
texan fire Ald2              # refused
texan fire Ald3
roll 6
```

```pos
turn 3, texan combat
0712: GreysA
0412: Ald1
0716r: CareyA
0316: Ald2
```

```play
texan attack GreysA
texan fire Ald1              # events: AttackDeclared GreysA Ald1 Fire Clear 9
roll 6
texan attack CareyA
texan fire Ald2              # events: AttackDeclared CareyA Ald2 Fire Clear 6
roll 6
```"#],
        ],
    },
    Clause {
        id: "R7d",
        title: ["Church walls in the way", "Muros de la iglesia en el camino"],
        text: [
            "A church wall blocks, except for a unit of level 2 whose own hex it borders, between two units of level 2, and through a doorway or breach in it.",
            "Un muro de la iglesia corta, salvo para una unidad de nivel 2 cuyo propio hexágono limite con él, entre dos unidades de nivel 2, y por una puerta o brecha en él.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[27],
        examples: [
            &[r#"## R7d Church walls in the way

The wall of the nave stops every shot, save through the door; from the church platform one sees out over it.

```pos
turn 3, texan combat
1719: TennA
1721: Ald1
1619: GreysA
1420: Ald2
1820r: DickB
2222: Ald3
1620: Ald4!
```

```play
texan attack TennA
texan fire Ald1              # refused
texan fire Ald4
roll 6
texan attack GreysA
texan fire Ald2              # events: AttackDeclared GreysA Ald2 Fire Clear 9
roll 6
texan attack DickB
texan fire Ald3              # events: AttackDeclared DickB Ald3 Fire Clear 5
roll 6
```"#],
            &[r#"## R7d Muros de la iglesia en el camino

El muro de la nave para todo tiro, salvo por la puerta; desde la plataforma de la iglesia se ve por encima.

```pos
turn 3, texan combat
1719: TennA
1721: Ald1
1619: GreysA
1420: Ald2
1820r: DickB
2222: Ald3
1620: Ald4!
```

```play
texan attack TennA
texan fire Ald1              # refused
texan fire Ald4
roll 6
texan attack GreysA
texan fire Ald2              # events: AttackDeclared GreysA Ald2 Fire Clear 9
roll 6
texan attack DickB
texan fire Ald3              # events: AttackDeclared DickB Ald3 Fire Clear 5
roll 6
```"#],
        ],
    },
    Clause {
        id: "R7e",
        title: ["Lines from inside", "Líneas desde el interior"],
        text: [
            "A unit inside sees, and is seen, only by a line that leaves its room by a doorway, gunslit or breach, if need be across other hexes of the same room. A unit inside never blocks a line that passes over the roof.",
            "Una unidad que está dentro sólo ve, y es vista, por una línea que salga de su sala por una puerta, aspillera o brecha, si hace falta cruzando otros hexágonos de la misma sala. Una unidad de dentro nunca corta una línea que pasa por encima de la azotea.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[27],
        examples: [
            &[r#"## R7e Lines from inside

From 1315 inside one looks across 1415, the same room, out of its gunslit; a unit on the roof above is not in the way. Where the wall has no opening there is no line.

```pos
turn 3, texan combat
1315i: Hospital
1415r: WhiteC
1516: Ald1
```

```play
texan attack Hospital
texan fire Ald1              # events: AttackDeclared Hospital Ald1 Fire Gunslit 4
roll 6
```

```pos
turn 3, texan combat
1415i: Hospital
1516: Ald1
1515: Ald2
```

```play
texan attack Hospital
texan fire Ald2              # refused
texan fire Ald1
roll 6
```"#],
            &[r#"## R7e Líneas desde el interior

Desde el interior de 1315 se mira a través de 1415, la misma sala, por su aspillera; la unidad que está encima, en la azotea, no estorba. Donde el muro no tiene abertura no hay línea.

```pos
turn 3, texan combat
1315i: Hospital
1415r: WhiteC
1516: Ald1
```

```play
texan attack Hospital
texan fire Ald1              # events: AttackDeclared Hospital Ald1 Fire Gunslit 4
roll 6
```

```pos
turn 3, texan combat
1415i: Hospital
1516: Ald1
1515: Ald2
```

```play
texan attack Hospital
texan fire Ald2              # refused
texan fire Ald1
roll 6
```"#],
        ],
    },
    Clause {
        id: "R7f",
        title: ["Neighbours see each other", "Los vecinos se ven"],
        text: [
            "Adjacent places whose levels touch always see each other, unless the hexside is a church wall, interior wall or impassable, or a building wall without opening for a unit inside.",
            "Dos lugares adyacentes cuyos niveles se tocan siempre se ven, salvo que el lado sea muro de la iglesia, tabique o infranqueable, o un muro de edificio sin abertura para quien está dentro.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[27],
        examples: [
            &[r#"## R7f Neighbours see each other

Over an outer wall neighbours see each other, and through a gunslit; not through the church wall.

```pos
turn 3, texan combat
0712: GreysA
0612: Ald1
0711i: HQ
0610: Ald2
1620: DickA
1521: Ald3
1520: Ald4
```

```play
texan attack DickA           # refused R8a
texan attack GreysA
texan fire Ald1              # events: AttackDeclared GreysA Ald1 Fire Outer 9
roll 6
texan attack HQ
texan fire Ald2              # events: AttackDeclared HQ Ald2 Fire Gunslit 4
roll 6
```"#],
            &[r#"## R7f Los vecinos se ven

Por encima de un muro exterior los vecinos se ven, y por una aspillera; no por el muro de la iglesia.

```pos
turn 3, texan combat
0712: GreysA
0612: Ald1
0711i: HQ
0610: Ald2
1620: DickA
1521: Ald3
1520: Ald4
```

```play
texan attack DickA           # refused R8a
texan attack GreysA
texan fire Ald1              # events: AttackDeclared GreysA Ald1 Fire Outer 9
roll 6
texan attack HQ
texan fire Ald2              # events: AttackDeclared HQ Ald2 Fire Gunslit 4
roll 6
```"#],
        ],
    },
    Clause {
        id: "R8.0",
        title: ["Combat", "Combate"],
        text: [
            "The Combat Results Table (8.8) and the Damage Check (8.4, 8.5) are the booklet's. Who may attack whom is ours.",
            "La tabla de combate (8.8) y la prueba de daños (8.4, 8.5) son del reglamento. Quién puede atacar a quién es nuestro.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "R8a",
        title: ["One attack each", "Un ataque cada una"],
        text: [
            "Each combat unit in good order and each battery with a crew (R10a) may attack once in its own Combat Phase, alone, against one unit. A unit may be attacked any number of times.",
            "Cada unidad de combate en orden y cada batería con dotación (R10a) puede atacar una vez en su Fase de Combate, sola y contra una unidad. Una unidad puede ser atacada cualquier número de veces.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R8a One attack each

Each unit attacks once, alone, if it is in good order.

```pos
turn 3, texan combat
1613: TennA
1713: GonzA
1513: GreysA!
1615: Ald1
1715: Ald2
```

```play
texan attack GreysA          # refused
texan attack TennA
texan fire GonzA             # refused
texan fire Ald1
roll 6
texan attack TennA           # refused
texan attack GonzA
texan fire Ald1              # note: the same target again
roll 6                       # awaits: mexican
```"#],
            &[r#"## R8a Un ataque cada una

Cada unidad ataca una vez, sola, si está en orden.

```pos
turn 3, texan combat
1613: TennA
1713: GonzA
1513: GreysA!
1615: Ald1
1715: Ald2
```

```play
texan attack GreysA          # refused
texan attack TennA
texan fire GonzA             # refused
texan fire Ald1
roll 6
texan attack TennA           # refused
texan attack GonzA
texan fire Ald1              # note: the same target again
roll 6                       # awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "R8b",
        title: ["Fire and its range", "Fuego y alcance"],
        text: [
            "Fire needs a Line of Sight (7.0) and a target in range: Texans shoot 10 hexes, Mexicans 6, batteries as far as they see. Its strength is the fire strength.",
            "El fuego necesita línea de visión (7.0) y un blanco a su alcance: los texanos tiran a 10 hexágonos, los mexicanos a 6, las baterías hasta donde ven. Su fuerza es la de fuego.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[10],
        examples: [
            &[r#"## R8b Fire and its range

Texans reach ten hexes, Mexicans six.

```pos
turn 3, texan combat
0712: GreysA
0102: Ald1
0312: Ald2
0202: Ald3
```

```play
texan attack GreysA
texan fire Ald3              # refused
texan fire Ald2              # events: AttackDeclared GreysA Ald2 Fire Clear 9
roll 6
```

```pos
turn 3, mexican combat
1613: Horse
1813: GonzC
2312: Ald1
```

```play
mexican attack Ald1
mexican fire Horse           # refused
mexican fire GonzC           # events: AttackDeclared Ald1 GonzC Fire Stone 5 3
roll 6
```

A gun fires as far as it sees; and with the option everybody does.

```pos
turn 3, texan combat
0716r: CareyA gunnade
0116: Ald1
0119: Ald2
```

```play
texan attack gunnade
texan fire Ald1              # events: AttackDeclared gunnade Ald1 Fire Clear 9
roll 6
```

```pos
turn 3, mexican combat
rules: range=sight
1613: Horse
2312: Ald1
```

```play
mexican attack Ald1
mexican fire Horse           # events: AttackDeclared Ald1 Horse Fire
roll 6
```"#],
            &[r#"## R8b Fuego y alcance

Los texanos alcanzan diez hexágonos; los mexicanos, seis.

```pos
turn 3, texan combat
0712: GreysA
0102: Ald1
0312: Ald2
0202: Ald3
```

```play
texan attack GreysA
texan fire Ald3              # refused
texan fire Ald2              # events: AttackDeclared GreysA Ald2 Fire Clear 9
roll 6
```

```pos
turn 3, mexican combat
1613: Horse
1813: GonzC
2312: Ald1
```

```play
mexican attack Ald1
mexican fire Horse           # refused
mexican fire GonzC           # events: AttackDeclared Ald1 GonzC Fire Stone 5 3
roll 6
```

Un cañón dispara hasta donde ve; y con la opción, todos.

```pos
turn 3, texan combat
0716r: CareyA gunnade
0116: Ald1
0119: Ald2
```

```play
texan attack gunnade
texan fire Ald1              # events: AttackDeclared gunnade Ald1 Fire Clear 9
roll 6
```

```pos
turn 3, mexican combat
rules: range=sight
1613: Horse
2312: Ald1
```

```play
mexican attack Ald1
mexican fire Horse           # events: AttackDeclared Ald1 Horse Fire
roll 6
```"#],
        ],
    },
    Clause {
        id: "R8c",
        title: ["What protects from fire", "Qué protege del fuego"],
        text: [
            "The terrain of an attack by fire is the hexside by which the line enters the target's hex; if the line comes along a hexside or through a corner, the better one for the defender. A target inside is protected by the opening that the line comes through.",
            "El terreno de un ataque de fuego es el lado por el que la línea entra en el hexágono del blanco; si llega a lo largo de un lado o por un vértice, el mejor para el defensor. Al blanco que está dentro lo protege la abertura por la que entra la línea.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[29],
        examples: [
            &[r#"## R8c What protects from fire

The shot from outside comes in over the outer wall, the shot from the plaza does not.

```pos
turn 3, mexican combat
0712: GreysA
0512: Ald1
0912: Ald2
```

```play
mexican attack Ald1
mexican fire GreysA          # events: AttackDeclared Ald1 GreysA Fire Outer 5 2
roll 6
mexican attack Ald2
mexican fire GreysA          # events: AttackDeclared Ald2 GreysA Fire Clear 5 5
roll 6
```

A shot that comes in at a corner meets the better of both hexsides: from 1513 to the roof of 1313 that is the outer wall of 1412/1313.

```pos
turn 3, mexican combat
1313r: WhiteA
1513: Ald1
```

```play
mexican attack Ald1
mexican fire WhiteA          # events: AttackDeclared Ald1 WhiteA Fire Outer 5 2
roll 6
```

The man inside is behind his gunslit.

```pos
turn 3, mexican combat
0711i: HQ
0508: Ald2
0610: Ald1
```

```play
mexican attack Ald1
mexican fire HQ              # events: AttackDeclared Ald1 HQ Fire Gunslit 5 1
roll 6
```"#],
            &[r#"## R8c Qué protege del fuego

El tiro de fuera entra por encima del muro exterior; el de la plaza, no.

```pos
turn 3, mexican combat
0712: GreysA
0512: Ald1
0912: Ald2
```

```play
mexican attack Ald1
mexican fire GreysA          # events: AttackDeclared Ald1 GreysA Fire Outer 5 2
roll 6
mexican attack Ald2
mexican fire GreysA          # events: AttackDeclared Ald2 GreysA Fire Clear 5 5
roll 6
```

El tiro que llega por un vértice se encuentra con el mejor de los dos lados: de 1513 a la azotea de 1313, el muro exterior de 1412/1313.

```pos
turn 3, mexican combat
1313r: WhiteA
1513: Ald1
```

```play
mexican attack Ald1
mexican fire WhiteA          # events: AttackDeclared Ald1 WhiteA Fire Outer 5 2
roll 6
```

El que está dentro tiene delante la aspillera.

```pos
turn 3, mexican combat
0711i: HQ
0508: Ald2
0610: Ald1
```

```play
mexican attack Ald1
mexican fire HQ              # events: AttackDeclared Ald1 HQ Fire Gunslit 5 1
roll 6
```"#],
        ],
    },
    Clause {
        id: "R8d",
        title: ["Melee", "Cuerpo a cuerpo"],
        text: [
            "Melee is fought between adjacent places over a hexside that allows it (5.7-d), where the levels touch: ground with ground, roof with roof, ground with roof over an inner or outer wall, inside with anything through a doorway or breach. Its strength is the melee strength, its terrain the hexside between.",
            "Se pelea cuerpo a cuerpo entre lugares adyacentes por un lado que lo permita (5.7-d) y donde los niveles se toquen: suelo con suelo, azotea con azotea, suelo con azotea por un muro interior o exterior, interior con lo que sea por una puerta o brecha. Su fuerza es la de cuerpo a cuerpo y su terreno, el lado común.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R8d Melee

Ground against roof over an outer wall; inside through the doorway; not past a hex, and guns not at all.

```pos
turn 3, mexican combat
0711r: ForsC
0611: Ald1
0711i: HQ
0811: Ald2
0710r: BakerA
```

```play
mexican attack Ald1
mexican melee HQ             # refused
mexican melee BakerA         # refused
mexican melee ForsC          # events: AttackDeclared Ald1 ForsC Melee Outer 7 4
roll 6
mexican attack Ald2
mexican melee HQ             # events: AttackDeclared Ald2 HQ Melee Doorway 7 2
roll 6
```

```pos
turn 3, texan combat
1613: TennB 18pdr
1614: Ald1
```

```play
texan attack 18pdr
texan melee Ald1             # refused
texan fire Ald1
roll 6
```"#],
            &[r#"## R8d Cuerpo a cuerpo

Del suelo a la azotea por un muro exterior; adentro por la puerta; no a través de otro hexágono, y los cañones nunca.

```pos
turn 3, mexican combat
0711r: ForsC
0611: Ald1
0711i: HQ
0811: Ald2
0710r: BakerA
```

```play
mexican attack Ald1
mexican melee HQ             # refused
mexican melee BakerA         # refused
mexican melee ForsC          # events: AttackDeclared Ald1 ForsC Melee Outer 7 4
roll 6
mexican attack Ald2
mexican melee HQ             # events: AttackDeclared Ald2 HQ Melee Doorway 7 2
roll 6
```

```pos
turn 3, texan combat
1613: TennB 18pdr
1614: Ald1
```

```play
texan attack 18pdr
texan melee Ald1             # refused
texan fire Ald1
roll 6
```"#],
        ],
    },
    Clause {
        id: "R8e",
        title: ["Counterattack", "Contraataque"],
        text: [
            "On a C in melee the defender, if in good order, attacks the attacker at once over the same hexside; a C in that attack does nothing. On a C in fire nothing happens.",
            "Con una C cuerpo a cuerpo, el defensor, si está en orden, ataca en el acto al atacante por el mismo lado; una C en ese ataque no hace nada. Con una C en el fuego no pasa nada.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[11],
        examples: [
            &[r#"## R8e Counterattack

A C in melee: the defender strikes back over the same hexside. A second C does nothing.

```pos
turn 3, mexican combat
1613: TennA
1614: SL1-
1512: Ald1
```

```play
mexican attack SL1
mexican melee TennA          # events: AttackDeclared SL1 TennA Melee Clear 4 4
roll 4                       # events: AttackRolled 4 4 Counterattack, Counterattacked TennA SL1 Melee 5 5
roll 5                       # events: AttackRolled 5 5 Counterattack; no event: Counterattacked; awaits: mexican
```

A defender in disorder does not answer.

```pos
turn 3, mexican combat
1613: TennA!
1614: SL1-
1512: Ald1
```

```play
mexican attack SL1
mexican melee TennA
roll 4                       # no event: Counterattacked; awaits: mexican
```

In fire a C is nothing; with the option the target fires back.

```pos
turn 3, mexican combat
1613: TennA
1615: Ald1
```

```play
mexican attack Ald1
mexican fire TennA           # events: AttackDeclared Ald1 TennA Fire Clear 5 5
roll 5                       # events: AttackRolled 5 5 Counterattack; no event: Counterattacked
```

```pos
turn 3, mexican combat
rules: fire-back=yes
1613: TennA
1615: Ald1
```

```play
mexican attack Ald1
mexican fire TennA
roll 5                       # events: Counterattacked TennA Ald1 Fire 9 9
roll 6
```"#],
            &[r#"## R8e Contraataque

Una C cuerpo a cuerpo: el defensor responde por el mismo lado. Una segunda C no hace nada.

```pos
turn 3, mexican combat
1613: TennA
1614: SL1-
1512: Ald1
```

```play
mexican attack SL1
mexican melee TennA          # events: AttackDeclared SL1 TennA Melee Clear 4 4
roll 4                       # events: AttackRolled 4 4 Counterattack, Counterattacked TennA SL1 Melee 5 5
roll 5                       # events: AttackRolled 5 5 Counterattack; no event: Counterattacked; awaits: mexican
```

Un defensor desordenado no responde.

```pos
turn 3, mexican combat
1613: TennA!
1614: SL1-
1512: Ald1
```

```play
mexican attack SL1
mexican melee TennA
roll 4                       # no event: Counterattacked; awaits: mexican
```

En el fuego una C no es nada; con la opción, el blanco devuelve el fuego.

```pos
turn 3, mexican combat
1613: TennA
1615: Ald1
```

```play
mexican attack Ald1
mexican fire TennA           # events: AttackDeclared Ald1 TennA Fire Clear 5 5
roll 5                       # events: AttackRolled 5 5 Counterattack; no event: Counterattacked
```

```pos
turn 3, mexican combat
rules: fire-back=yes
1613: TennA
1615: Ald1
```

```play
mexican attack Ald1
mexican fire TennA
roll 5                       # events: Counterattacked TennA Ald1 Fire 9 9
roll 6
```"#],
        ],
    },
    Clause {
        id: "R8f",
        title: ["The best leader", "El mejor jefe"],
        text: [
            "If several leaders are stacked with a unit only the best of them counts.",
            "Si varios jefes están apilados con una unidad, sólo cuenta el mejor.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R8f The best leader

Travis and Bonham together are worth 2, not 3.

```pos
turn 3, mexican combat
1613: TennA Travis Bonham
1615: Ald1
```

```play
mexican attack Ald1
mexican fire TennA
roll 3
roll 6 6                     # events: Modified DefendingLeader Travis -2, DamageChecked TennA -2 10 10 NoEffect; no event: Modified DefendingLeader Bonham
```"#],
            &[r#"## R8f El mejor jefe

Travis y Bonham juntos valen 2, no 3.

```pos
turn 3, mexican combat
1613: TennA Travis Bonham
1615: Ald1
```

```play
mexican attack Ald1
mexican fire TennA
roll 3
roll 6 6                     # events: Modified DefendingLeader Travis -2, DamageChecked TennA -2 10 10 NoEffect; no event: Modified DefendingLeader Bonham
```"#],
        ],
    },
    Clause {
        id: "8.4-a",
        title: ["Damage Check: no effect", "Prueba de daños: sin efecto"],
        text: [
            "The unit that was hit rolls two dice and adds the modifiers (8.5). If the total does not exceed its Morale, nothing happens.",
            "La unidad alcanzada tira dos dados y suma los modificadores (8.5). Si el total no supera su Moral, no pasa nada.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.4-a Damage Check: no effect

A total of 10 does nothing to a Morale of 10.

```pos
turn 3, texan combat
1613: TennB
1713: GonzC
1615: Ald1
```

```play
texan attack TennB
texan fire Ald1
roll 4                       # events: AttackRolled 4 6 Hit 0
roll 4 6                     # events: DamageChecked Ald1 0 10 10 NoEffect; no event: Disordered; awaits: texan
```"#],
            &[r#"## 8.4-a Prueba de daños: sin efecto

Un total de 10 no hace nada a una Moral de 10.

```pos
turn 3, texan combat
1613: TennB
1713: GonzC
1615: Ald1
```

```play
texan attack TennB
texan fire Ald1
roll 4                       # events: AttackRolled 4 6 Hit 0
roll 4 6                     # events: DamageChecked Ald1 0 10 10 NoEffect; no event: Disordered; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "8.4-b",
        title: ["Damage Check: disordered", "Prueba de daños: desordenada"],
        text: [
            "If the total exceeds its Morale by one, the unit is disordered.",
            "Si el total supera su Moral en uno, la unidad queda desordenada.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.4-b Damage Check: disordered

One above Morale.

```pos
turn 3, texan combat
1613: TennB
1713: GonzC
1615: Ald1
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 5 6                     # events: DamageChecked Ald1 0 11 10 Disordered, Disordered Ald1
```

```then
1615: Ald1!
```"#],
            &[r#"## 8.4-b Prueba de daños: desordenada

Uno por encima de la Moral.

```pos
turn 3, texan combat
1613: TennB
1713: GonzC
1615: Ald1
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 5 6                     # events: DamageChecked Ald1 0 11 10 Disordered, Disordered Ald1
```

```then
1615: Ald1!
```"#],
        ],
    },
    Clause {
        id: "8.4-c",
        title: ["Damage Check: step loss", "Prueba de daños: pérdida de un paso"],
        text: [
            "If the total exceeds its Morale by two, the unit loses a step and is disordered.",
            "Si el total supera su Moral en dos, la unidad pierde un paso y queda desordenada.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.4-c Damage Check: step loss

Two above Morale: a step, and disorder.

```pos
turn 3, texan combat
1613: TennB
1713: GonzC
1615: Ald1
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 6 6                     # events: DamageChecked Ald1 0 12 10 StepLoss, StepLost Ald1 20, Disordered Ald1
```

```then
1615: Ald1-!
losses: 20
```"#],
            &[r#"## 8.4-c Prueba de daños: pérdida de un paso

Dos por encima de la Moral: un paso, y desorden.

```pos
turn 3, texan combat
1613: TennB
1713: GonzC
1615: Ald1
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 6 6                     # events: DamageChecked Ald1 0 12 10 StepLoss, StepLost Ald1 20, Disordered Ald1
```

```then
1615: Ald1-!
losses: 20
```"#],
        ],
    },
    Clause {
        id: "8.4-d",
        title: ["Damage Check: eliminated", "Prueba de daños: eliminada"],
        text: [
            "If the total exceeds its Morale by three or more, the unit is eliminated.",
            "Si el total supera su Moral en tres o más, la unidad es eliminada.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.4-d Damage Check: eliminated

Three or more above Morale, however fresh the unit.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC
1615: Ald1
1716: Ald2
```

```play
texan attack 18pdr
texan fire Ald1
roll 1                       # events: AttackRolled 1 10 Hit 5
roll 2 6                     # events: DamageChecked Ald1 5 13 10 Eliminated, Eliminated Ald1 40
roll 3 4                     # events: Replaced Ald1 6
```"#],
            &[r#"## 8.4-d Prueba de daños: eliminada

Tres o más por encima de la Moral, por entera que esté la unidad.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC
1615: Ald1
1716: Ald2
```

```play
texan attack 18pdr
texan fire Ald1
roll 1                       # events: AttackRolled 1 10 Hit 5
roll 2 6                     # events: DamageChecked Ald1 5 13 10 Eliminated, Eliminated Ald1 40
roll 3 4                     # events: Replaced Ald1 6
```"#],
        ],
    },
    Clause {
        id: "8.5-a",
        title: ["Modifiers of the Damage Check", "Modificadores de la prueba de daños"],
        text: [
            "All modifiers that apply are added up to a single one.",
            "Todos los modificadores que correspondan se suman en uno solo.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.5-a Modifiers of the Damage Check

Everything is added up first: number, disorder and the enemy's leader make 6, and 6 more on the dice are 12.

```pos
turn 3, texan combat
1613: TennA Crockett
1713: GonzC
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 4                       # events: AttackRolled 4 9 Hit 2
roll 2 4                     # events: Modified AttackingLeader Crockett 2, Modified Result 2, Modified Shaken 2, DamageChecked Ald1 6 12 10 StepLoss, Routed Ald1
mexican retreat 1617
```"#],
            &[r#"## 8.5-a Modificadores de la prueba de daños

Primero se suma todo: el número, el desorden y el jefe enemigo hacen 6, y con otros 6 en los dados son 12.

```pos
turn 3, texan combat
1613: TennA Crockett
1713: GonzC
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 4                       # events: AttackRolled 4 9 Hit 2
roll 2 4                     # events: Modified AttackingLeader Crockett 2, Modified Result 2, Modified Shaken 2, DamageChecked Ald1 6 12 10 StepLoss, Routed Ald1
mexican retreat 1617
```"#],
        ],
    },
    Clause {
        id: "8.5-b",
        title: ["A leader with the defender", "Un jefe con el defensor"],
        text: [
            "The leadership of a leader stacked with the unit that checks is subtracted.",
            "Se resta el mando del jefe apilado con la unidad que tira.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.5-b A leader with the defender

Cos takes one off: 3 for the result, 9 on the dice, 11 in all.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1 Cos
```

```play
texan attack TennA
texan fire Ald1
roll 3                       # events: AttackRolled 3 9 Hit 3
roll 4 5                     # events: Modified DefendingLeader Cos -1, DamageChecked Ald1 2 11 10 Disordered
```"#],
            &[r#"## 8.5-b Un jefe con el defensor

Cos quita uno: 3 por el resultado, 9 en los dados, 11 en total.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1 Cos
```

```play
texan attack TennA
texan fire Ald1
roll 3                       # events: AttackRolled 3 9 Hit 3
roll 4 5                     # events: Modified DefendingLeader Cos -1, DamageChecked Ald1 2 11 10 Disordered
```"#],
        ],
    },
    Clause {
        id: "8.5-c",
        title: ["Mexicans over the wall", "Mexicanos al otro lado del muro"],
        text: [
            "For a Mexican unit 1 is subtracted if a Mexican combat unit in good order is within the walls (R2f).",
            "A una unidad mexicana se le resta 1 si hay dentro de los muros (R2f) una unidad de combate mexicana en orden.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[26],
        examples: [
            &[r#"## 8.5-c Mexicans over the wall

The same, with Mexicans in good order in the plaza: 10, and nothing happens.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1 Cos
0912: Ald2
```

```play
texan attack TennA
texan fire Ald1
roll 3
roll 4 5                     # events: Modified OverTheWall -1, DamageChecked Ald1 1 10 10 NoEffect
```

A disordered unit in the plaza, or one in the church yard, does not help.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1 Cos
0912: Ald2!
1420: Ald3
```

```play
texan attack TennA
texan fire Ald1
roll 3
roll 4 5                     # no event: Modified OverTheWall; events: DamageChecked Ald1 2 11 10 Disordered
```"#],
            &[r#"## 8.5-c Mexicanos al otro lado del muro

Lo mismo, con mexicanos en orden en la plaza: 10, y no pasa nada.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1 Cos
0912: Ald2
```

```play
texan attack TennA
texan fire Ald1
roll 3
roll 4 5                     # events: Modified OverTheWall -1, DamageChecked Ald1 1 10 10 NoEffect
```

Una unidad desordenada en la plaza, o una en el atrio, no ayuda.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1 Cos
0912: Ald2!
1420: Ald3
```

```play
texan attack TennA
texan fire Ald1
roll 3
roll 4 5                     # no event: Modified OverTheWall; events: DamageChecked Ald1 2 11 10 Disordered
```"#],
        ],
    },
    Clause {
        id: "8.5-d",
        title: ["A leader with the attacker", "Un jefe con el atacante"],
        text: [
            "The leadership of a leader stacked with the attacking unit is added.",
            "Se suma el mando del jefe apilado con la unidad atacante.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.5-d A leader with the attacker

Six on the dice and 2 for the result would not hurt a disordered unit; Crockett makes it 12 where 10 was nothing.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 4
roll 2 4                     # events: DamageChecked Ald1 4 10 10 NoEffect; no event: Modified AttackingLeader
```

```pos
turn 3, texan combat
1613: TennA Crockett
1713: GonzC
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 4
roll 2 4                     # events: Modified AttackingLeader Crockett 2, DamageChecked Ald1 6 12 10 StepLoss; awaits: mexican
```"#],
            &[r#"## 8.5-d Un jefe con el atacante

Seis en los dados y 2 por el resultado no dañarían a una unidad desordenada; Crockett lo hace 12 donde 10 no era nada.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 4
roll 2 4                     # events: DamageChecked Ald1 4 10 10 NoEffect; no event: Modified AttackingLeader
```

```pos
turn 3, texan combat
1613: TennA Crockett
1713: GonzC
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 4
roll 2 4                     # events: Modified AttackingLeader Crockett 2, DamageChecked Ald1 6 12 10 StepLoss; awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "8.5-e",
        title: ["The table's number", "El número de la tabla"],
        text: [
            "If the result of the attack was a number, it is added.",
            "Si el resultado del ataque fue un número, se suma.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.5-e The table's number

A 5 on the table: 8 on the dice are 13.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC
1615: Ald1
```

```play
texan attack 18pdr
texan fire Ald1
roll 1
roll 4 4                     # events: Modified Result 5, DamageChecked Ald1 5 13 10 Eliminated
roll 1 1                     # events: Replaced Ald1 1
```"#],
            &[r#"## 8.5-e El número de la tabla

Un 5 en la tabla: 8 en los dados son 13.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC
1615: Ald1
```

```play
texan attack 18pdr
texan fire Ald1
roll 1
roll 4 4                     # events: Modified Result 5, DamageChecked Ald1 5 13 10 Eliminated
roll 1 1                     # events: Replaced Ald1 1
```"#],
        ],
    },
    Clause {
        id: "8.5-f",
        title: ["Already shaken", "Ya quebrantada"],
        text: [
            "2 is added if the unit is already disordered or routed when it checks.",
            "Se suma 2 si la unidad ya está desordenada o en desbandada al tirar.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.5-f Already shaken

Disordered or routed, it is 2 either way.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1!
1715: Ald2!!
```

```play
texan attack TennA
texan fire Ald1
roll 4
roll 1 1                     # events: Modified Shaken 2, DamageChecked Ald1 4 6 10 NoEffect
texan attack GonzC
texan fire Ald2
roll 4
roll 1 1                     # events: Modified Shaken 2, DamageChecked Ald2 2 4 10 NoEffect
```

A captured gun fires at a routed Texan unit: 2, 2 and 1 for Cos make 12 out of 7.

```pos
turn 3, mexican combat
1613: TennA!!
1615: Ald1 18pdr Cos
0708r: HQ
```

```play
mexican attack 18pdr
mexican fire TennA
roll 5                       # events: AttackRolled 5 10 Hit 2
roll 3 4                     # events: Modified AttackingLeader Cos 1, Modified Result 2, Modified Shaken 2, DamageChecked TennA 5 12 10 StepLoss
```"#],
            &[r#"## 8.5-f Ya quebrantada

Desordenada o en desbandada, son 2 en ambos casos.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1!
1715: Ald2!!
```

```play
texan attack TennA
texan fire Ald1
roll 4
roll 1 1                     # events: Modified Shaken 2, DamageChecked Ald1 4 6 10 NoEffect
texan attack GonzC
texan fire Ald2
roll 4
roll 1 1                     # events: Modified Shaken 2, DamageChecked Ald2 2 4 10 NoEffect
```

Un cañón tomado dispara a una unidad texana en desbandada: 2, 2 y 1 por Cos hacen 12 de 7.

```pos
turn 3, mexican combat
1613: TennA!!
1615: Ald1 18pdr Cos
0708r: HQ
```

```play
mexican attack 18pdr
mexican fire TennA
roll 5                       # events: AttackRolled 5 10 Hit 2
roll 3 4                     # events: Modified AttackingLeader Cos 1, Modified Result 2, Modified Shaken 2, DamageChecked TennA 5 12 10 StepLoss
```"#],
        ],
    },
    Clause {
        id: "8.5-g",
        title: ["Mexicans in contact", "Mexicanos en contacto"],
        text: [
            "For a Texan unit 1 is added for each Mexican combat unit in contact: adjacent, over a hexside that zones of control cross. Disordered and routed ones count like the others.",
            "A una unidad texana se le suma 1 por cada unidad de combate mexicana en contacto: adyacente, por un lado que cruzan las zonas de control. Las desordenadas y las que están en desbandada cuentan como las demás.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[8],
        examples: [
            &[r#"## 8.5-g Mexicans in contact

Two Mexicans beside it and Mexicans within the walls: 1, 2 and 1 on 7 are 11. Travis takes two off.

```pos
turn 3, mexican combat
0912: TennA>NE
0913: Ald1
0911: Ald2
```

```play
mexican attack Ald1
mexican melee TennA
roll 3                       # events: AttackRolled 3 7 Hit 1
roll 3 4                     # events: Modified Result 1, Modified Contact 2, Modified WallsPassed 1, DamageChecked TennA 4 11 10 Disordered
```

```pos
turn 3, mexican combat
0912: TennA>NE Travis
0913: Ald1
0911: Ald2
```

```play
mexican attack Ald1
mexican melee TennA
roll 3
roll 3 4                     # events: Modified DefendingLeader Travis -2, DamageChecked TennA 2 9 10 NoEffect
```

Routed and disordered Mexicans count like the others; those beyond an outer wall do not.

```pos
turn 3, mexican combat
1614: Horse>N
1613: Ald1!!
1615: Ald2
0708r: HQ!
```

```play
mexican attack Ald2
mexican melee Horse
roll 5
roll 4 4                     # events: Modified Contact 2, DamageChecked Horse 2
```

```pos
turn 3, mexican combat
0712: GreysA
0612: Ald1
0811: Ald2!!
0812: Ald3!
```

```play
mexican attack Ald1
mexican melee GreysA
roll 2                       # events: AttackRolled 2 4 Hit 0
roll 1 1                     # events: Modified Contact 2, DamageChecked GreysA 2
```

With the option only the one in the faced hex counts.

```pos
turn 3, mexican combat
rules: contact=faced
0912: TennA>NE
0913: Ald1
0911: Ald2
```

```play
mexican attack Ald1
mexican melee TennA
roll 3
roll 3 4                     # no event: Modified Contact; events: DamageChecked TennA 2 9 10 NoEffect
```"#],
            &[r#"## 8.5-g Mexicanos en contacto

Dos mexicanos a su lado y mexicanos dentro de los muros: 1, 2 y 1 sobre 7 son 11. Travis quita dos.

```pos
turn 3, mexican combat
0912: TennA>NE
0913: Ald1
0911: Ald2
```

```play
mexican attack Ald1
mexican melee TennA
roll 3                       # events: AttackRolled 3 7 Hit 1
roll 3 4                     # events: Modified Result 1, Modified Contact 2, Modified WallsPassed 1, DamageChecked TennA 4 11 10 Disordered
```

```pos
turn 3, mexican combat
0912: TennA>NE Travis
0913: Ald1
0911: Ald2
```

```play
mexican attack Ald1
mexican melee TennA
roll 3
roll 3 4                     # events: Modified DefendingLeader Travis -2, DamageChecked TennA 2 9 10 NoEffect
```

Los mexicanos en desbandada o desordenados cuentan como los demás; los que están al otro lado de un muro exterior, no.

```pos
turn 3, mexican combat
1614: Horse>N
1613: Ald1!!
1615: Ald2
0708r: HQ!
```

```play
mexican attack Ald2
mexican melee Horse
roll 5
roll 4 4                     # events: Modified Contact 2, DamageChecked Horse 2
```

```pos
turn 3, mexican combat
0712: GreysA
0612: Ald1
0811: Ald2!!
0812: Ald3!
```

```play
mexican attack Ald1
mexican melee GreysA
roll 2                       # events: AttackRolled 2 4 Hit 0
roll 1 1                     # events: Modified Contact 2, DamageChecked GreysA 2
```

Con la opción, sólo cuenta el del hexágono al que mira.

```pos
turn 3, mexican combat
rules: contact=faced
0912: TennA>NE
0913: Ald1
0911: Ald2
```

```play
mexican attack Ald1
mexican melee TennA
roll 3
roll 3 4                     # no event: Modified Contact; events: DamageChecked TennA 2 9 10 NoEffect
```"#],
        ],
    },
    Clause {
        id: "8.5-h",
        title: ["The walls are passed", "Los muros, superados"],
        text: [
            "For a Texan unit 1 is added if a Mexican combat unit in good order is within the walls (R2f).",
            "A una unidad texana se le suma 1 si hay dentro de los muros (R2f) una unidad de combate mexicana en orden.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[26],
        examples: [
            &[r#"## 8.5-h The walls are passed

A Texan far from them feels it when Mexicans stand in the plaza in good order; in disorder they do not count.

```pos
turn 3, mexican combat
1613: TennA
1615: Ald1
0912: Ald2
```

```play
mexican attack Ald1
mexican fire TennA
roll 3                       # events: AttackRolled 3 5 Hit 0
roll 4 6                     # events: Modified WallsPassed 1, DamageChecked TennA 1 11 10 Disordered
```

```pos
turn 3, mexican combat
1613: TennA
1615: Ald1
0912: Ald2!
```

```play
mexican attack Ald1
mexican fire TennA
roll 3
roll 5 6                     # no event: Modified; events: DamageChecked TennA 0 11 10 Disordered
```"#],
            &[r#"## 8.5-h Los muros, superados

Un texano lejos de ellos lo nota cuando hay mexicanos en orden en la plaza; en desorden no cuentan.

```pos
turn 3, mexican combat
1613: TennA
1615: Ald1
0912: Ald2
```

```play
mexican attack Ald1
mexican fire TennA
roll 3                       # events: AttackRolled 3 5 Hit 0
roll 4 6                     # events: Modified WallsPassed 1, DamageChecked TennA 1 11 10 Disordered
```

```pos
turn 3, mexican combat
1613: TennA
1615: Ald1
0912: Ald2!
```

```play
mexican attack Ald1
mexican fire TennA
roll 3
roll 5 6                     # no event: Modified; events: DamageChecked TennA 0 11 10 Disordered
```"#],
        ],
    },
    Clause {
        id: "8.8-a",
        title: ["The Combat Results Table", "La tabla de combate"],
        text: [
            "The strength of the attacking unit is read in the row of the hexside through which it attacks; that gives the column, and one die the line. The first column belongs to a strength of 1 over a clear hexside or breach, 2 over a wooden wall, 3 over a stone or inner wall, 4 over an outer wall, 5 over a church wall, 6 through a gunslit or doorway; each point more is one column further, to the tenth.",
            "La fuerza de la unidad atacante se busca en la fila del lado por el que ataca; eso da la columna, y un dado, la línea. La primera columna corresponde a fuerza 1 por lado despejado o brecha, 2 por valla de madera, 3 por tapia de piedra o muro interior, 4 por muro exterior, 5 por muro de la iglesia y 6 por aspillera o puerta; cada punto más es una columna más, hasta la décima.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[1, 2, 31],
        examples: [
            &[r#"## 8.8-a The Combat Results Table

Strength 9 is column 9 over clear ground, 8 over a fence, 7 over a stone or inner wall, 6 over an outer wall.

```pos
turn 3, texan combat
1613: TennA
1615: Ald1!
1616: ForsA
1512: Ald2
1513: GreysA
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Clear 9 9
roll 6
texan attack ForsA
texan fire Ald1              # events: AttackDeclared ForsA Ald1 Fire Wooden 9 8
roll 6
texan attack GreysA
texan fire Ald2              # events: AttackDeclared GreysA Ald2 Fire Stone 9 7
roll 6
```

```pos
turn 3, texan combat
0712: GreysA
0612: Ald1
0811: TennA
0711r: Ald2!
```

```play
texan attack GreysA
texan fire Ald1              # events: AttackDeclared GreysA Ald1 Fire Outer 9 6
roll 6
texan attack TennA
texan fire Ald2              # events: AttackDeclared TennA Ald2 Fire Inner 9 7
roll 6
```

Church walls take four, gunslits and doorways five, a breach and a ramp nothing.

```pos
turn 3, texan combat
1820r: TennA
1821: Ald1
1619: ForsA
1520: Ald2!
1008r: GreysA
1009: Ald3
1011: Ald4
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Church 9 5
roll 6
texan attack ForsA
texan fire Ald2              # events: AttackDeclared ForsA Ald2 Fire Doorway 9 4
roll 6
texan attack GreysA
texan fire Ald3              # events: AttackDeclared GreysA Ald3 Fire Ramp 9 9
roll 6
```

By the options clear ground takes one; a doorway takes four and a stone wall one.

```pos
turn 3, texan combat
rules: clear-row=two shifts=four-one
1613: TennA
1615: Ald1!
1512: Ald2
1513: GreysA
1619: ForsA
1520: Ald3!
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Clear 9 8
roll 6
texan attack GreysA
texan fire Ald2              # events: AttackDeclared GreysA Ald2 Fire Stone 9 8
roll 6
texan attack ForsA
texan fire Ald3              # events: AttackDeclared ForsA Ald3 Fire Doorway 9 5
roll 6
```"#],
            &[r#"## 8.8-a La tabla de combate

La fuerza 9 es columna 9 por terreno despejado, 8 por una valla, 7 por una tapia o un muro interior, 6 por un muro exterior.

```pos
turn 3, texan combat
1613: TennA
1615: Ald1!
1616: ForsA
1512: Ald2
1513: GreysA
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Clear 9 9
roll 6
texan attack ForsA
texan fire Ald1              # events: AttackDeclared ForsA Ald1 Fire Wooden 9 8
roll 6
texan attack GreysA
texan fire Ald2              # events: AttackDeclared GreysA Ald2 Fire Stone 9 7
roll 6
```

```pos
turn 3, texan combat
0712: GreysA
0612: Ald1
0811: TennA
0711r: Ald2!
```

```play
texan attack GreysA
texan fire Ald1              # events: AttackDeclared GreysA Ald1 Fire Outer 9 6
roll 6
texan attack TennA
texan fire Ald2              # events: AttackDeclared TennA Ald2 Fire Inner 9 7
roll 6
```

Los muros de la iglesia quitan cuatro; aspilleras y puertas, cinco; una brecha y una rampa, nada.

```pos
turn 3, texan combat
1820r: TennA
1821: Ald1
1619: ForsA
1520: Ald2!
1008r: GreysA
1009: Ald3
1011: Ald4
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Church 9 5
roll 6
texan attack ForsA
texan fire Ald2              # events: AttackDeclared ForsA Ald2 Fire Doorway 9 4
roll 6
texan attack GreysA
texan fire Ald3              # events: AttackDeclared GreysA Ald3 Fire Ramp 9 9
roll 6
```

Con las opciones el terreno despejado quita uno; una puerta, cuatro, y una tapia, uno.

```pos
turn 3, texan combat
rules: clear-row=two shifts=four-one
1613: TennA
1615: Ald1!
1512: Ald2
1513: GreysA
1619: ForsA
1520: Ald3!
```

```play
texan attack TennA
texan fire Ald1              # events: AttackDeclared TennA Ald1 Fire Clear 9 8
roll 6
texan attack GreysA
texan fire Ald2              # events: AttackDeclared GreysA Ald2 Fire Stone 9 8
roll 6
texan attack ForsA
texan fire Ald3              # events: AttackDeclared ForsA Ald3 Fire Doorway 9 5
roll 6
```"#],
        ],
    },
    Clause {
        id: "8.8-b",
        title: ["Too weak for the row", "Demasiado débil para la fila"],
        text: [
            "A strength below the leftmost figure of its row uses the first column.",
            "Una fuerza menor que la primera cifra de su fila usa la primera columna.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.8-b Too weak for the row

Four men firing at a gunslit use the first column.

```pos
turn 3, texan combat
0610: Horse
0711i: Ald1
```

```play
texan attack Horse
texan fire Ald1              # events: AttackDeclared Horse Ald1 Fire Gunslit 4 1
roll 1                       # events: AttackRolled 1 1 Hit 0
roll 1 1
```"#],
            &[r#"## 8.8-b Demasiado débil para la fila

Cuatro hombres que tiran contra una aspillera usan la primera columna.

```pos
turn 3, texan combat
0610: Horse
0711i: Ald1
```

```play
texan attack Horse
texan fire Ald1              # events: AttackDeclared Horse Ald1 Fire Gunslit 4 1
roll 1                       # events: AttackRolled 1 1 Hit 0
roll 1 1
```"#],
        ],
    },
    Clause {
        id: "8.8-c",
        title: ["Results of an attack", "Resultados de un ataque"],
        text: [
            "A dash is no effect; H is a hit, and the defender makes a Damage Check; a number is a hit that adds that number to the check; C is a counterattack (R8e).",
            "Un guion es sin efecto; H es impacto y el defensor hace una prueba de daños; un número es un impacto que añade ese número a la prueba; C es contraataque (R8e).",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## 8.8-c Results of an attack

Column 7: a 5 is a hit, a 1 a hit with 2 to be added, a 6 nothing.

```pos
turn 3, texan combat
1613: WhiteA
1713: WhiteB
1513: GreysC
1512: BakerB
1615: Ald1
```

```play
texan attack WhiteA
texan fire Ald1
roll 5                       # events: AttackRolled 5 7 Hit 0; awaits: fate
roll 1 1                     # events: DamageChecked Ald1 0 2 10 NoEffect
texan attack WhiteB
texan fire Ald1
roll 1                       # events: AttackRolled 1 7 Hit 2
roll 1 1                     # events: Modified Result 2, DamageChecked Ald1 2 4 10 NoEffect
texan attack GreysC
texan fire Ald1
roll 6                       # events: AttackRolled 6 7 Nothing; no event: DamageChecked
```"#],
            &[r#"## 8.8-c Resultados de un ataque

Columna 7: un 5 es impacto; un 1, impacto que suma 2; un 6, nada.

```pos
turn 3, texan combat
1613: WhiteA
1713: WhiteB
1513: GreysC
1512: BakerB
1615: Ald1
```

```play
texan attack WhiteA
texan fire Ald1
roll 5                       # events: AttackRolled 5 7 Hit 0; awaits: fate
roll 1 1                     # events: DamageChecked Ald1 0 2 10 NoEffect
texan attack WhiteB
texan fire Ald1
roll 1                       # events: AttackRolled 1 7 Hit 2
roll 1 1                     # events: Modified Result 2, DamageChecked Ald1 2 4 10 NoEffect
texan attack GreysC
texan fire Ald1
roll 6                       # events: AttackRolled 6 7 Nothing; no event: DamageChecked
```"#],
        ],
    },
    Clause {
        id: "R9.0",
        title: ["What results do", "Efectos de los resultados"],
        text: [
            "How results are carried out. The chapter is lost; that there are routed units, steps and losses is known from the others.",
            "Cómo se aplican los resultados. El capítulo se ha perdido; que hay desbandadas, pasos y bajas se sabe por los demás.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "R9a",
        title: ["Rout", "Desbandada"],
        text: [
            "A disordered unit that is disordered again, also by a step loss, is routed. A routed unit that is disordered again stays routed and retreats once more.",
            "La unidad desordenada que vuelve a quedar desordenada, también por perder un paso, entra en desbandada. La que ya está en desbandada sigue así y huye otra vez.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[12],
        examples: [
            &[r#"## R9a Rout

A disordered unit that is disordered again routs.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 5                       # events: AttackRolled 5 9 Hit 1
roll 4 4                     # events: DamageChecked Ald1 3 11 10 Disordered, Routed Ald1; no event: Disordered Ald1; awaits: mexican
mexican retreat 1616         # events: Retreated Ald1 1615 1616
```

```then
1616: Ald1!!
```

A routed one stays routed and runs again.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1!!
```

```play
texan attack TennA
texan fire Ald1
roll 5
roll 4 4                     # awaits: mexican
mexican retreat 1618         # events: Retreated Ald1 1615 1618
```"#],
            &[r#"## R9a Desbandada

Una unidad desordenada que vuelve a quedar desordenada entra en desbandada.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 5                       # events: AttackRolled 5 9 Hit 1
roll 4 4                     # events: DamageChecked Ald1 3 11 10 Disordered, Routed Ald1; no event: Disordered Ald1; awaits: mexican
mexican retreat 1616         # events: Retreated Ald1 1615 1616
```

```then
1616: Ald1!!
```

La que está en desbandada sigue así y huye de nuevo.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1615: Ald1!!
```

```play
texan attack TennA
texan fire Ald1
roll 5
roll 4 4                     # awaits: mexican
mexican retreat 1618         # events: Retreated Ald1 1615 1618
```"#],
        ],
    },
    Clause {
        id: "R9b",
        title: ["Rout retreat", "Huida"],
        text: [
            "A unit that routs retreats at once up to three hexes, each farther from the attacker, into no enemy zone of control, and only over clear, stone and wooden hexsides, doorways, ramps and breaches. Its player chooses where. Mexicans may leave the map by a hex of their own Entry Area: they go to space 1 of the Replacement Track without loss. A unit that cannot retreat one hex stays and loses a step.",
            "La unidad que entra en desbandada huye en el acto hasta tres hexágonos, cada uno más lejos del atacante, sin entrar en zonas de control enemigas y sólo por lados despejados, tapias, vallas, puertas, rampas y brechas. Su jugador elige adónde. Los mexicanos pueden salir del mapa por un hexágono de su propia Zona de Entrada: pasan a la casilla 1 de la Banda de Reemplazos sin bajas. La unidad que no puede huir ni un hexágono se queda y pierde un paso.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[13, 36],
        examples: [
            &[r#"## R9b Rout retreat

Each step leads away from the attacker, three at most, over fences and low walls but no high ones.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1515: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 5
roll 4 4                     # awaits: mexican; not offered: retreat 1414r
mexican retreat 1415r        # refused
mexican retreat 1614         # refused
mexican retreat 1519         # refused
mexican retreat 1518         # events: Retreated Ald1 1515 1518
```

Not into the zone of an enemy.

```pos
turn 3, texan combat
1613: TennA
1716: Horse>SW
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 5
roll 4 4                     # awaits: mexican
mexican retreat 1616         # refused
mexican retreat 1516         # events: Retreated Ald1 1615 1516
```

On the edge of its own area a Mexican unit may run off the map, and comes back from space 1; in another column's area it may not.

```pos
turn 3, texan combat
plot: 1=1 2=2 3=3 4=5 R=6
0708r: Engineers 8pdr1
0709: GreysA
0301: Ald1!
0601: Jim1
```

```play
texan attack 8pdr1
texan fire Ald1
roll 5                       # events: AttackRolled 5 8 Hit 1
roll 4 4                     # events: Routed Ald1; awaits: mexican; offered: leave
mexican leave                # events: LeftMap Ald1
```

```then
track 1: Ald1
```

```pos
turn 3, texan combat
plot: 1=1 2=2 3=3 4=5 R=6
0708r: Engineers 8pdr1
0709: GreysA
0302: Jim1!
```

```play
texan attack 8pdr1
texan fire Jim1
roll 5
roll 4 4                     # events: Routed Jim1; awaits: mexican; not offered: leave
mexican leave                # refused
mexican retreat 0201
```

Whoever cannot run loses a step where he is.

```pos
turn 3, mexican combat
0721i: HQ!
0821: Ald1
0708r: Engineers
```

```play
mexican attack Ald1
mexican melee HQ             # events: AttackDeclared Ald1 HQ Melee Doorway 7 2
roll 1
roll 3 4                     # events: DamageChecked HQ 4 11 10 Disordered, Routed HQ, CouldNotRetreat HQ, StepLost HQ
```

```then
0721i: HQ-!!
```

With the option nobody runs.

```pos
turn 3, texan combat
rules: rout-retreat=none
1613: TennA
1713: GonzC
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 5
roll 4 4                     # events: Routed Ald1; no event: Retreated; awaits: texan
```"#],
            &[r#"## R9b Huida

Cada paso aleja del atacante, tres como mucho, por encima de vallas y tapias pero no de muros altos.

```pos
turn 3, texan combat
1613: TennA
1713: GonzC
1515: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 5
roll 4 4                     # awaits: mexican; not offered: retreat 1414r
mexican retreat 1415r        # refused
mexican retreat 1614         # refused
mexican retreat 1519         # refused
mexican retreat 1518         # events: Retreated Ald1 1515 1518
```

No a la zona de un enemigo.

```pos
turn 3, texan combat
1613: TennA
1716: Horse>SW
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 5
roll 4 4                     # awaits: mexican
mexican retreat 1616         # refused
mexican retreat 1516         # events: Retreated Ald1 1615 1516
```

En el borde de su propia zona una unidad mexicana puede salir del mapa, y vuelve desde la casilla 1; en la zona de otra columna, no.

```pos
turn 3, texan combat
plot: 1=1 2=2 3=3 4=5 R=6
0708r: Engineers 8pdr1
0709: GreysA
0301: Ald1!
0601: Jim1
```

```play
texan attack 8pdr1
texan fire Ald1
roll 5                       # events: AttackRolled 5 8 Hit 1
roll 4 4                     # events: Routed Ald1; awaits: mexican; offered: leave
mexican leave                # events: LeftMap Ald1
```

```then
track 1: Ald1
```

```pos
turn 3, texan combat
plot: 1=1 2=2 3=3 4=5 R=6
0708r: Engineers 8pdr1
0709: GreysA
0302: Jim1!
```

```play
texan attack 8pdr1
texan fire Jim1
roll 5
roll 4 4                     # events: Routed Jim1; awaits: mexican; not offered: leave
mexican leave                # refused
mexican retreat 0201
```

Quien no puede huir pierde un paso donde está.

```pos
turn 3, mexican combat
0721i: HQ!
0821: Ald1
0708r: Engineers
```

```play
mexican attack Ald1
mexican melee HQ             # events: AttackDeclared Ald1 HQ Melee Doorway 7 2
roll 1
roll 3 4                     # events: DamageChecked HQ 4 11 10 Disordered, Routed HQ, CouldNotRetreat HQ, StepLost HQ
```

```then
0721i: HQ-!!
```

Con la opción nadie huye.

```pos
turn 3, texan combat
rules: rout-retreat=none
1613: TennA
1713: GonzC
1615: Ald1!
```

```play
texan attack TennA
texan fire Ald1
roll 5
roll 4 4                     # events: Routed Ald1; no event: Retreated; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "R9c",
        title: ["Steps", "Pasos"],
        text: [
            "A unit that loses a step is turned to its reduced side; a reduced one is eliminated.",
            "La unidad que pierde un paso se vuelve por su cara reducida; si ya estaba reducida, es eliminada.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R9c Steps

A full unit is turned over, a reduced one is gone.

```pos
turn 3, texan combat
1613: TennB
1713: GonzC
1615: Ald1
1715: Ald2-
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 6 6                     # events: StepLost Ald1
texan attack GonzC
texan fire Ald2
roll 4
roll 6 6                     # events: Eliminated Ald2
roll 1 2
```"#],
            &[r#"## R9c Pasos

Una unidad completa se vuelve; una reducida desaparece.

```pos
turn 3, texan combat
1613: TennB
1713: GonzC
1615: Ald1
1715: Ald2-
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 6 6                     # events: StepLost Ald1
texan attack GonzC
texan fire Ald2
roll 4
roll 6 6                     # events: Eliminated Ald2
roll 1 2
```"#],
        ],
    },
    Clause {
        id: "R9d",
        title: ["Counting the losses", "La cuenta de las bajas"],
        text: [
            "Each Mexican step lost is 20 casualties: a full unit eliminated is 40. They are added up on the Loss Track and never go down.",
            "Cada paso mexicano perdido son 20 bajas: una unidad completa eliminada, 40. Se suman en la Banda de Bajas y nunca bajan.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[17],
        examples: [
            &[r#"## R9d Counting the losses

Twenty a step: a full unit is forty, a reduced one twenty.

```pos
turn 3, texan combat
losses: 100
1613: TennB 18pdr
1713: GonzC gunnade
1615: Ald1
1715: Ald2-
```

```play
texan attack 18pdr
texan fire Ald1
roll 1
roll 6 6                     # events: Eliminated Ald1 140
roll 1 2
texan attack gunnade
texan fire Ald2
roll 1
roll 6 6                     # events: Eliminated Ald2 160
roll 1 2
```

With the options it is 25 a step, or 50 a unit and nothing for a step.

```pos
turn 3, texan combat
rules: losses=step-25
1613: TennB
1713: GonzC
1615: Ald1
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 6 6                     # events: StepLost Ald1 25
```

```pos
turn 3, texan combat
rules: losses=unit-50
1613: TennB
1713: GonzC
1615: Ald1
1715: Ald2-
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 6 6                     # events: StepLost Ald1 0
texan attack GonzC
texan fire Ald2
roll 4
roll 6 6                     # events: Eliminated Ald2 50
roll 1 2
```"#],
            &[r#"## R9d La cuenta de las bajas

Veinte por paso: una unidad completa son cuarenta; una reducida, veinte.

```pos
turn 3, texan combat
losses: 100
1613: TennB 18pdr
1713: GonzC gunnade
1615: Ald1
1715: Ald2-
```

```play
texan attack 18pdr
texan fire Ald1
roll 1
roll 6 6                     # events: Eliminated Ald1 140
roll 1 2
texan attack gunnade
texan fire Ald2
roll 1
roll 6 6                     # events: Eliminated Ald2 160
roll 1 2
```

Con las opciones son 25 por paso, o 50 por unidad y nada por un paso.

```pos
turn 3, texan combat
rules: losses=step-25
1613: TennB
1713: GonzC
1615: Ald1
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 6 6                     # events: StepLost Ald1 25
```

```pos
turn 3, texan combat
rules: losses=unit-50
1613: TennB
1713: GonzC
1615: Ald1
1715: Ald2-
```

```play
texan attack TennB
texan fire Ald1
roll 4
roll 6 6                     # events: StepLost Ald1 0
texan attack GonzC
texan fire Ald2
roll 4
roll 6 6                     # events: Eliminated Ald2 50
roll 1 2
```"#],
        ],
    },
    Clause {
        id: "R9e",
        title: ["Advance after melee", "Avance tras el cuerpo a cuerpo"],
        text: [
            "When melee has emptied the defender's place the attacker may enter it at once, whatever the wall between; into a building only through the opening that was fought over.",
            "Cuando el cuerpo a cuerpo ha vaciado el lugar del defensor, el atacante puede entrar en él en el acto, sea cual sea el muro; en un edificio, sólo por la abertura por la que se peleó.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[14],
        examples: [
            &[r#"## R9e Advance after melee

The defender is gone: the attacker may go over the wall at once, or stay.

```pos
turn 3, mexican combat
0712: GreysA-!
0612: Ald1
0708r: Engineers
```

```play
mexican attack Ald1
mexican melee GreysA         # events: AttackDeclared Ald1 GreysA Melee Outer 7 4
roll 1
roll 5 6                     # events: Eliminated GreysA; awaits: mexican; offered: advance; offered: stay
mexican advance              # events: Advanced Ald1 0612 0712
```

```pos
turn 3, mexican combat
0712: GreysA-!
0612: Ald1
0708r: Engineers
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 5 6
mexican stay                 # no event: Advanced
```

After fire nobody advances, and with the option nobody does at all.

```pos
turn 3, mexican combat
1613: Horse-!
1614: Ald1
0708r: Engineers
```

```play
mexican attack Ald1
mexican fire Horse
roll 3
roll 5 6                     # events: Eliminated Horse; not offered: advance
```

```pos
turn 3, mexican combat
rules: advance=no
0712: GreysA-!
0612: Ald1
0708r: Engineers
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 5 6                     # events: Eliminated GreysA; not offered: advance
```"#],
            &[r#"## R9e Avance tras el cuerpo a cuerpo

El defensor ya no está: el atacante puede saltar el muro en el acto, o quedarse.

```pos
turn 3, mexican combat
0712: GreysA-!
0612: Ald1
0708r: Engineers
```

```play
mexican attack Ald1
mexican melee GreysA         # events: AttackDeclared Ald1 GreysA Melee Outer 7 4
roll 1
roll 5 6                     # events: Eliminated GreysA; awaits: mexican; offered: advance; offered: stay
mexican advance              # events: Advanced Ald1 0612 0712
```

```pos
turn 3, mexican combat
0712: GreysA-!
0612: Ald1
0708r: Engineers
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 5 6
mexican stay                 # no event: Advanced
```

Tras el fuego nadie avanza, y con la opción, nunca.

```pos
turn 3, mexican combat
1613: Horse-!
1614: Ald1
0708r: Engineers
```

```play
mexican attack Ald1
mexican fire Horse
roll 3
roll 5 6                     # events: Eliminated Horse; not offered: advance
```

```pos
turn 3, mexican combat
rules: advance=no
0712: GreysA-!
0612: Ald1
0708r: Engineers
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 5 6                     # events: Eliminated GreysA; not offered: advance
```"#],
        ],
    },
    Clause {
        id: "R9f",
        title: ["Guns change hands", "Los cañones cambian de manos"],
        text: [
            "A battery without a combat unit belongs to whoever next has a combat unit in good order in its place.",
            "Una batería sin unidad de combate es de quien primero tenga en su lugar una unidad de combate en orden.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R9f Guns change hands

A deserted gun belongs to the first unit in good order that comes to it.

```pos
turn 3, mexican movement
1613: 18pdr
1713: gunnade
1614: Ald1
1813: Ald2!
0708r: Engineers
```

```play
mexican move Ald1
mexican to 1613              # events: Captured 18pdr Mexican
mexican move Ald2
mexican to 1713              # no event: Captured
```"#],
            &[r#"## R9f Los cañones cambian de manos

Un cañón abandonado es de la primera unidad en orden que llega a él.

```pos
turn 3, mexican movement
1613: 18pdr
1713: gunnade
1614: Ald1
1813: Ald2!
0708r: Engineers
```

```play
mexican move Ald1
mexican to 1613              # events: Captured 18pdr Mexican
mexican move Ald2
mexican to 1713              # no event: Captured
```"#],
        ],
    },
    Clause {
        id: "R9g",
        title: ["Leaders left alone", "Jefes que quedan solos"],
        text: [
            "For a leader whose last unit in the hex was eliminated one die is rolled: on 1 or 2 he is killed; else he joins the nearest friendly unit within three hexes, or is killed if there is none. A leader alone is killed when an enemy combat unit enters his place, be it on its way to another.",
            "Por el jefe cuya última unidad en el hexágono ha sido eliminada se tira un dado: con 1 o 2 muere; si no, se une a la unidad amiga más cercana a tres hexágonos o menos, y si no la hay, muere. Un jefe solo muere cuando entra en su lugar una unidad de combate enemiga, aunque vaya de paso.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[39],
        examples: [
            &[r#"## R9g Leaders left alone

The last unit with Travis is gone. On a 3 he gets away to friends within three hexes, on a 2 he falls.

```pos
turn 3, mexican combat
0712: GreysA-! Travis
0714r: ForsB
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6                     # events: Eliminated GreysA; no event: Advanced; awaits: fate
```

```pos
turn 3, mexican combat
0712: GreysA-! Bonham
0714r: ForsB
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6
roll 3                       # events: LeaderSaved Bonham 3 0714r
mexican stay
```

```pos
turn 3, mexican combat
0712: GreysA-! Bonham
0708r: Engineers
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6
roll 3                       # events: LeaderFell Bonham 3; note: nobody within three hexes
mexican stay
```

A leader whom the enemy finds alone is dead.

```pos
turn 3, mexican movement
0912: Bowie
0911: Ald1
0708r: Engineers
```

```play
mexican move Ald1
mexican to 0912              # events: LeaderCaught Bowie 0912
```

He is found as well by a unit that only comes by, and it turns aside for him if its points allow. It has five: enough for a move of three hexes and the
detour to Bowie, not for one of five.

```pos
turn 3, mexican movement
1013: Bowie
0911: Ald1
0708r: Engineers
```

```play
mexican move Ald1
mexican to 0914              # events: Moved Ald1 0911 0914, LeaderCaught Bowie 1013
```

```pos
turn 3, mexican movement
1013: Bowie
0911: Ald1
0708r: Engineers
```

```play
mexican move Ald1
mexican to 0916              # no event: LeaderCaught
```"#],
            &[r#"## R9g Jefes que quedan solos

La última unidad que estaba con Travis ya no está. Con un 3 se salva y llega hasta amigos a tres hexágonos o menos; con un 2, cae.

```pos
turn 3, mexican combat
0712: GreysA-! Travis
0714r: ForsB
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6                     # events: Eliminated GreysA; no event: Advanced; awaits: fate
```

```pos
turn 3, mexican combat
0712: GreysA-! Bonham
0714r: ForsB
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6
roll 3                       # events: LeaderSaved Bonham 3 0714r
mexican stay
```

```pos
turn 3, mexican combat
0712: GreysA-! Bonham
0708r: Engineers
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6
roll 3                       # events: LeaderFell Bonham 3; note: nobody within three hexes
mexican stay
```

El jefe al que el enemigo encuentra solo muere.

```pos
turn 3, mexican movement
0912: Bowie
0911: Ald1
0708r: Engineers
```

```play
mexican move Ald1
mexican to 0912              # events: LeaderCaught Bowie 0912
```

También lo encuentra una unidad que solo pasa, y se desvía por él si le alcanzan los puntos. Tiene cinco: bastan para un movimiento de tres hexágonos con el rodeo hasta Bowie,
no para uno de cinco.

```pos
turn 3, mexican movement
1013: Bowie
0911: Ald1
0708r: Engineers
```

```play
mexican move Ald1
mexican to 0914              # events: Moved Ald1 0911 0914, LeaderCaught Bowie 1013
```

```pos
turn 3, mexican movement
1013: Bowie
0911: Ald1
0708r: Engineers
```

```play
mexican move Ald1
mexican to 0916              # no event: LeaderCaught
```"#],
        ],
    },
    Clause {
        id: "R10.0",
        title: ["Artillery and breaches", "Artillería y brechas"],
        text: [
            "Lost, except that breaches exist, and what they do (5.7-h). All guns are Texan at the start; the Mexicans breach with what they take.",
            "Perdido, salvo que hay brechas y lo que hacen (5.7-h). Todos los cañones son texanos al principio; los mexicanos abren brecha con los que toman.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "R10a",
        title: ["Crews", "Dotaciones"],
        text: [
            "A battery fires if a combat unit in good order is stacked with it; that unit then makes no attack of its own in the phase.",
            "Una batería dispara si hay apilada con ella una unidad de combate en orden; esa unidad no hace entonces ningún ataque propio en la fase.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[15],
        examples: [
            &[r#"## R10a Crews

The men or the gun, not both; and no men, no gun.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC gunnade
1714: palisade1
1513: Horse! palisade2
1615: Ald1
```

```play
texan attack palisade1       # refused
texan attack palisade2       # refused
texan attack 18pdr
texan fire Ald1
roll 6
texan attack TennB           # refused R8a
texan attack GonzC
texan fire Ald1
roll 6                       # awaits: mexican
```

With the option both attack.

```pos
turn 3, texan combat
rules: crew=both
1613: TennB 18pdr
1615: Ald1
```

```play
texan attack 18pdr
texan fire Ald1
roll 6
texan attack TennB
texan fire Ald1
roll 6
```"#],
            &[r#"## R10a Dotaciones

Los hombres o el cañón, no ambos; y sin hombres no hay cañón.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC gunnade
1714: palisade1
1513: Horse! palisade2
1615: Ald1
```

```play
texan attack palisade1       # refused
texan attack palisade2       # refused
texan attack 18pdr
texan fire Ald1
roll 6
texan attack TennB           # refused R8a
texan attack GonzC
texan fire Ald1
roll 6                       # awaits: mexican
```

Con la opción atacan ambos.

```pos
turn 3, texan combat
rules: crew=both
1613: TennB 18pdr
1615: Ald1
```

```play
texan attack 18pdr
texan fire Ald1
roll 6
texan attack TennB
texan fire Ald1
roll 6
```"#],
        ],
    },
    Clause {
        id: "R10b",
        title: ["Under the muzzle", "Bajo la boca del cañón"],
        text: [
            "A Texan battery on a platform cannot be depressed to fire at a ground hex next to it across an outer wall.",
            "Una batería texana en una plataforma no puede bajar la boca para disparar al suelo contiguo al otro lado de un muro exterior.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R10b Under the muzzle

At the foot of the wall the enemy is safe from the gun above, though not from its men.

```pos
turn 3, texan combat
0716r: CareyA gunnade
0616: Ald1
0316: Ald2
```

```play
texan attack gunnade
texan fire Ald1              # refused
texan fire Ald2
roll 6
```

```pos
turn 3, texan combat
0716r: CareyA gunnade
0616: Ald1
```

```play
texan attack CareyA
texan fire Ald1              # events: AttackDeclared CareyA Ald1 Fire Outer 6
roll 6
```"#],
            &[r#"## R10b Bajo la boca del cañón

Al pie del muro el enemigo está a salvo del cañón de arriba, aunque no de sus hombres.

```pos
turn 3, texan combat
0716r: CareyA gunnade
0616: Ald1
0316: Ald2
```

```play
texan attack gunnade
texan fire Ald1              # refused
texan fire Ald2
roll 6
```

```pos
turn 3, texan combat
0716r: CareyA gunnade
0616: Ald1
```

```play
texan attack CareyA
texan fire Ald1              # events: AttackDeclared CareyA Ald1 Fire Outer 6
roll 6
```"#],
        ],
    },
    Clause {
        id: "R10c",
        title: ["Captured guns", "Cañones tomados"],
        text: [
            "A captured battery fires for its new owner from his next Combat Phase on.",
            "Una batería tomada dispara para su nuevo dueño desde su siguiente Fase de Combate.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R10c Captured guns

A gun taken in an advance is silent for the rest of the phase; one taken in movement fires in the Combat Phase that follows.

```pos
turn 3, mexican combat
rules: crew=both
1613: GonzC-! 18pdr
1614: Ald1
1715: Ald2
1813: TennB
0708r: Engineers
```

```play
mexican attack Ald1
mexican melee GonzC
roll 3                       # events: AttackRolled 3 7 Hit 1
roll 6 6                     # events: Eliminated GonzC
mexican advance              # events: Captured 18pdr Mexican
mexican attack 18pdr         # refused
mexican attack Ald2
```

```pos
turn 3, mexican movement
1613: 18pdr
1614: Ald1
1813: TennB
```

```play
mexican move Ald1
mexican to 1613              # events: Captured 18pdr Mexican
mexican done                 # events: PhaseBegan MexicanCombat
mexican attack 18pdr
mexican fire TennB           # events: AttackDeclared 18pdr TennB Fire Clear 10
roll 6
```"#],
            &[r#"## R10c Cañones tomados

Un cañón tomado al avanzar calla el resto de la fase; el tomado al mover dispara en la Fase de Combate que sigue.

```pos
turn 3, mexican combat
rules: crew=both
1613: GonzC-! 18pdr
1614: Ald1
1715: Ald2
1813: TennB
0708r: Engineers
```

```play
mexican attack Ald1
mexican melee GonzC
roll 3                       # events: AttackRolled 3 7 Hit 1
roll 6 6                     # events: Eliminated GonzC
mexican advance              # events: Captured 18pdr Mexican
mexican attack 18pdr         # refused
mexican attack Ald2
```

```pos
turn 3, mexican movement
1613: 18pdr
1614: Ald1
1813: TennB
```

```play
mexican move Ald1
mexican to 1613              # events: Captured 18pdr Mexican
mexican done                 # events: PhaseBegan MexicanCombat
mexican attack 18pdr
mexican fire TennB           # events: AttackDeclared 18pdr TennB Fire Clear 10
roll 6
```"#],
        ],
    },
    Clause {
        id: "R10d",
        title: ["Making a breach", "Abrir brecha"],
        text: [
            "Instead of attacking, a battery may fire at a wall, doorway, gunslit, interior wall or impassable hexside that it sees within 10 hexes, or one of its own hex. Its strength is read in the row of that hexside, for interior walls and impassable hexsides in the church row. A number makes a breach; anything else does nothing.",
            "En vez de atacar, una batería puede tirar contra un muro, puerta, aspillera, tabique o lado infranqueable que vea a 10 hexágonos o menos, o de su propio hexágono. Su fuerza se busca en la fila de ese lado; para tabiques y lados infranqueables, en la de la iglesia. Un número abre brecha; lo demás no hace nada.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[16],
        examples: [
            &[r#"## R10d Making a breach

The 18-pounder against an outer wall of its own platform: column 7, a number on 1 to 4.

```pos
turn 3, texan combat
0723r: CareyE 18pdr
0721r: BakerB
0316: Ald1
```

```play
texan attack BakerB
texan breach 0621/0722       # refused
texan fire Ald1
roll 6
texan attack 18pdr
texan breach 1107/1108       # refused
texan breach 0623/0723
roll 4                       # events: BreachTried 18pdr 0623 0723 4 true
```

On a 5 it would have held. A captured gun in the plaza opens the hospital's doorway on 1 or 2; the room behind lies open.

```pos
turn 3, texan combat
0723r: CareyE 18pdr
0316: Ald1
```

```play
texan attack 18pdr
texan breach 0623/0723
roll 5                       # events: BreachTried 18pdr 0623 0723 5 false
```

```pos
turn 3, mexican combat
1115: Ald1 18pdr
1316i: Hospital
0708r: Engineers
```

```play
mexican attack 18pdr
mexican breach 1215/1316
roll 2                       # events: BreachTried 18pdr 1215 1316 2 true
```

```pos
turn 3, mexican combat
1115: Ald1 18pdr
1316i: Hospital
0708r: Engineers
```

```play
mexican attack 18pdr
mexican breach 1215/1316
roll 3                       # events: BreachTried 18pdr 1215 1316 3 false
```

A church wall falls to it on 1 to 3; to a palisade gun not at all.

```pos
turn 3, texan combat
1520: TennB 18pdr
1521: CareyB palisade2
0316: Ald1
```

```play
texan attack 18pdr
texan breach 1520/1620
roll 3                       # events: BreachTried 18pdr 1520 1620 3 true
texan attack palisade2
texan breach 1521/1620
roll 1                       # events: BreachTried palisade2 1521 1620 1 false
```

With the option a die decides by kind of wall.

```pos
turn 3, texan combat
rules: breach=table
1520: TennB 18pdr
1521: CareyB palisade2
0316: Ald1
```

```play
texan attack 18pdr
texan breach 1520/1620
roll 2                       # events: BreachTried 18pdr 1520 1620 2 false
texan attack palisade2
texan breach 1521/1522
roll 3                       # events: BreachTried palisade2 1521 1522 3 true
```"#],
            &[r#"## R10d Abrir brecha

La pieza de a 18 contra un muro exterior de su propia plataforma: columna 7, un número con 1 a 4.

```pos
turn 3, texan combat
0723r: CareyE 18pdr
0721r: BakerB
0316: Ald1
```

```play
texan attack BakerB
texan breach 0621/0722       # refused
texan fire Ald1
roll 6
texan attack 18pdr
texan breach 1107/1108       # refused
texan breach 0623/0723
roll 4                       # events: BreachTried 18pdr 0623 0723 4 true
```

Con un 5 habría resistido. Un cañón tomado, en la plaza, abre la puerta del hospital con 1 o 2; la sala queda abierta.

```pos
turn 3, texan combat
0723r: CareyE 18pdr
0316: Ald1
```

```play
texan attack 18pdr
texan breach 0623/0723
roll 5                       # events: BreachTried 18pdr 0623 0723 5 false
```

```pos
turn 3, mexican combat
1115: Ald1 18pdr
1316i: Hospital
0708r: Engineers
```

```play
mexican attack 18pdr
mexican breach 1215/1316
roll 2                       # events: BreachTried 18pdr 1215 1316 2 true
```

```pos
turn 3, mexican combat
1115: Ald1 18pdr
1316i: Hospital
0708r: Engineers
```

```play
mexican attack 18pdr
mexican breach 1215/1316
roll 3                       # events: BreachTried 18pdr 1215 1316 3 false
```

Un muro de la iglesia cae ante ella con 1 a 3; ante un cañón de la empalizada, nunca.

```pos
turn 3, texan combat
1520: TennB 18pdr
1521: CareyB palisade2
0316: Ald1
```

```play
texan attack 18pdr
texan breach 1520/1620
roll 3                       # events: BreachTried 18pdr 1520 1620 3 true
texan attack palisade2
texan breach 1521/1620
roll 1                       # events: BreachTried palisade2 1521 1620 1 false
```

Con la opción decide un dado según la clase de muro.

```pos
turn 3, texan combat
rules: breach=table
1520: TennB 18pdr
1521: CareyB palisade2
0316: Ald1
```

```play
texan attack 18pdr
texan breach 1520/1620
roll 2                       # events: BreachTried 18pdr 1520 1620 2 false
texan attack palisade2
texan breach 1521/1522
roll 3                       # events: BreachTried palisade2 1521 1522 3 true
```"#],
        ],
    },
    Clause {
        id: "R10e",
        title: ["Breaches stay", "Las brechas quedan"],
        text: [
            "A breach stays for the rest of the game.",
            "Una brecha dura el resto de la partida.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R10e Breaches stay

A wall is breached once, and for good.

```pos
turn 3, texan combat
breach: 0623/0723
0723r: CareyE 18pdr
0316: Ald1
```

```play
texan attack 18pdr
texan breach 0623/0723       # refused
texan breach 0622/0723
roll 6                       # awaits: mexican
mexican done                 # turn: 4
```

```then
breach: 0623/0723
```"#],
            &[r#"## R10e Las brechas quedan

Un muro se abre una vez, y para siempre.

```pos
turn 3, texan combat
breach: 0623/0723
0723r: CareyE 18pdr
0316: Ald1
```

```play
texan attack 18pdr
texan breach 0623/0723       # refused
texan breach 0622/0723
roll 6                       # awaits: mexican
mexican done                 # turn: 4
```

```then
breach: 0623/0723
```"#],
        ],
    },
    Clause {
        id: "R12.0",
        title: ["Leaders, Reserve, replacements", "Jefes, Reserva y reemplazos"],
        text: [
            "Three lost chapters. The phases of 4.0, the track from 0 to 11 and the modifiers of 8.5 tell what they were about.",
            "Tres capítulos perdidos. Las fases de 4.0, la banda de 0 a 11 y los modificadores de 8.5 dicen de qué trataban.",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "R12a",
        title: ["What leaders do", "Qué hacen los jefes"],
        text: [
            "A leader helps the unit he is stacked with, attacking, defending and rallying; nobody needs his command to move or fight. A Mexican leader starts with his column and comes on the map with it.",
            "Un jefe ayuda a la unidad con la que está apilado al atacar, defenderse y reagruparse; nadie necesita su mando para moverse ni combatir. Un jefe mexicano empieza con su columna y entra en el mapa con ella.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[23],
        examples: [
            &[r#"## R12a What leaders do

Units move and fight without a leader; Castrillón comes on the map with the Reserve, with one of its units.

```pos
turn 3, mexican combat
plot: 1=1 2=2 3=3 4=5 R=6
reserve: committed
0101: Ald1
1008r: HQ
```

```play
mexican done                     # awaits: mexican
mexican deploy Castrillon 0113   # refused R2d
mexican deploy Zap1 0113
mexican deploy Castrillon 0113   # events: Deployed Castrillon 0113
mexican deploy all               # awaits: texan
```"#],
            &[r#"## R12a Qué hacen los jefes

Las unidades se mueven y combaten sin jefe; Castrillón entra en el mapa con la Reserva, con una de sus unidades.

```pos
turn 3, mexican combat
plot: 1=1 2=2 3=3 4=5 R=6
reserve: committed
0101: Ald1
1008r: HQ
```

```play
mexican done                     # awaits: mexican
mexican deploy Castrillon 0113   # refused R2d
mexican deploy Zap1 0113
mexican deploy Castrillon 0113   # events: Deployed Castrillon 0113
mexican deploy all               # awaits: texan
```"#],
        ],
    },
    Clause {
        id: "R13a",
        title: ["The Reserve comes in", "Entra la Reserva"],
        text: [
            "Committing the Reserve cannot be taken back, even if the unit within the walls dies. Its units come on the hexes of its area that hold no combat unit, as many as there are; the others follow in the next Reserve Unit Placement Phases.",
            "El compromiso de la Reserva no se deshace, aunque muera la unidad que estaba dentro de los muros. Sus unidades entran en los hexágonos de su zona sin unidades de combate, tantas como quepan; las demás llegan en las siguientes Fases de Colocación.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R13a The Reserve comes in

Twelve units for eight hexes: four wait for the next turn.

```pos
turn 3, mexican combat
plot: 1=1 2=2 3=3 4=5 R=6
reserve: committed
0101: Ald1
1008r: HQ
```

```play
mexican done
mexican deploy all               # events: Deployed Zap1 0113, Deployed MatG, Deployed Castrillon; no event: Deployed All6; awaits: texan
texan done
texan done                       # awaits: mexican
mexican move Zap1
mexican to 0213
mexican done                     # awaits: mexican; turn: 5
mexican deploy SLG 0113          # events: Deployed SLG 0113
```

It is sent for once.

```pos
turn 3, commitment
reserve: committed
0912: Ald1
1008r: HQ>N
```

```play
mexican reserve                  # refused
mexican done
```"#],
            &[r#"## R13a Entra la Reserva

Doce unidades para ocho hexágonos: cuatro esperan al turno siguiente.

```pos
turn 3, mexican combat
plot: 1=1 2=2 3=3 4=5 R=6
reserve: committed
0101: Ald1
1008r: HQ
```

```play
mexican done
mexican deploy all               # events: Deployed Zap1 0113, Deployed MatG, Deployed Castrillon; no event: Deployed All6; awaits: texan
texan done
texan done                       # awaits: mexican
mexican move Zap1
mexican to 0213
mexican done                     # awaits: mexican; turn: 5
mexican deploy SLG 0113          # events: Deployed SLG 0113
```

Se la llama una vez.

```pos
turn 3, commitment
reserve: committed
0912: Ald1
1008r: HQ>N
```

```play
mexican reserve                  # refused
mexican done
```"#],
        ],
    },
    Clause {
        id: "R14a",
        title: ["On the Replacement Track", "En la Banda de Reemplazos"],
        text: [
            "When a Mexican unit is eliminated two dice are rolled, and it goes to the space of the total less one: 1 to 11.",
            "Cuando una unidad mexicana es eliminada se tiran dos dados, y pasa a la casilla del total menos uno: de 1 a 11.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[18],
        examples: [
            &[r#"## R14a On the Replacement Track

Two dice less one: 2 is space 1, 12 is space 11.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC gunnade
1615: Ald1
1715: Ald2
```

```play
texan attack 18pdr
texan fire Ald1
roll 1
roll 6 6
roll 1 1                         # events: Replaced Ald1 1
texan attack gunnade
texan fire Ald2
roll 1
roll 6 6
roll 6 6                         # events: Replaced Ald2 11
```

With the option it is two dice, and a 12 is lost.

```pos
turn 3, texan combat
rules: replacement=two-dice
1613: TennB 18pdr
1713: GonzC gunnade
1615: Ald1
1715: Ald2
```

```play
texan attack 18pdr
texan fire Ald1
roll 1
roll 6 6
roll 1 1                         # events: Replaced Ald1 2
texan attack gunnade
texan fire Ald2
roll 1
roll 6 6
roll 6 6                         # events: OutOfGame Ald2
```"#],
            &[r#"## R14a En la Banda de Reemplazos

Dos dados menos uno: 2 es la casilla 1; 12, la 11.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC gunnade
1615: Ald1
1715: Ald2
```

```play
texan attack 18pdr
texan fire Ald1
roll 1
roll 6 6
roll 1 1                         # events: Replaced Ald1 1
texan attack gunnade
texan fire Ald2
roll 1
roll 6 6
roll 6 6                         # events: Replaced Ald2 11
```

Con la opción son dos dados, y un 12 se pierde.

```pos
turn 3, texan combat
rules: replacement=two-dice
1613: TennB 18pdr
1713: GonzC gunnade
1615: Ald1
1715: Ald2
```

```play
texan attack 18pdr
texan fire Ald1
roll 1
roll 6 6
roll 1 1                         # events: Replaced Ald1 2
texan attack gunnade
texan fire Ald2
roll 1
roll 6 6
roll 6 6                         # events: OutOfGame Ald2
```"#],
        ],
    },
    Clause {
        id: "R14b",
        title: ["Coming back", "El regreso"],
        text: [
            "It comes back reduced and in good order, in the area of its column. If no hex there is free it waits on space 0. A unit eliminated for the second time is out of the game.",
            "Vuelve reducida y en orden, en la zona de su columna. Si allí no hay hexágono libre, espera en la casilla 0. La unidad eliminada por segunda vez queda fuera de la partida.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[19],
        examples: [
            &[r#"## R14b Coming back

Back it comes, reduced and in good order.

```pos
turn 3, mexican combat
plot: 1=1 2=2 3=3 4=5 R=6
track 1: Ald1*
0901: Ald2
1008r: HQ
```

```play
mexican done                     # awaits: mexican
mexican deploy Ald1 0101         # events: Deployed Ald1 0101; awaits: texan
```

```then
0101: Ald1-*
```

If its area is full it waits on space 0.

```pos
turn 3, mexican combat
plot: 1=1 2=2 3=3 4=5 R=6
track 1: Ald1-*
0101: Ald2
0201: Ald3
0301: Ald4
0401: SL1
0501: SL2
0601: SL3
0701: AldC
0801: Mat1
1008r: HQ
```

```play
mexican done                     # events: TrackMoved Ald1 0; no event: Deployed; awaits: texan; turn: 4
```

```then
track 0: Ald1-*
```

With the option it is at full strength again.

```pos
turn 3, mexican combat
rules: returns=full
plot: 1=1 2=2 3=3 4=5 R=6
track 1: Ald1-*
0901: Ald2
1008r: HQ
```

```play
mexican done
mexican deploy Ald1 0101         # awaits: texan
```

```then
0101: Ald1*
```

A unit eliminated for the second time does not come back.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC
1615: Ald1-*
1715: Ald2
```

```play
texan attack 18pdr
texan fire Ald1
roll 1
roll 6 6                         # events: Eliminated Ald1, OutOfGame Ald1; no event: Replaced; awaits: texan
```"#],
            &[r#"## R14b El regreso

Vuelve, reducida y en orden.

```pos
turn 3, mexican combat
plot: 1=1 2=2 3=3 4=5 R=6
track 1: Ald1*
0901: Ald2
1008r: HQ
```

```play
mexican done                     # awaits: mexican
mexican deploy Ald1 0101         # events: Deployed Ald1 0101; awaits: texan
```

```then
0101: Ald1-*
```

Si su zona está llena espera en la casilla 0.

```pos
turn 3, mexican combat
plot: 1=1 2=2 3=3 4=5 R=6
track 1: Ald1-*
0101: Ald2
0201: Ald3
0301: Ald4
0401: SL1
0501: SL2
0601: SL3
0701: AldC
0801: Mat1
1008r: HQ
```

```play
mexican done                     # events: TrackMoved Ald1 0; no event: Deployed; awaits: texan; turn: 4
```

```then
track 0: Ald1-*
```

Con la opción vuelve a estar completa.

```pos
turn 3, mexican combat
rules: returns=full
plot: 1=1 2=2 3=3 4=5 R=6
track 1: Ald1-*
0901: Ald2
1008r: HQ
```

```play
mexican done
mexican deploy Ald1 0101         # awaits: texan
```

```then
0101: Ald1*
```

Una unidad eliminada por segunda vez no vuelve.

```pos
turn 3, texan combat
1613: TennB 18pdr
1713: GonzC
1615: Ald1-*
1715: Ald2
```

```play
texan attack 18pdr
texan fire Ald1
roll 1
roll 6 6                         # events: Eliminated Ald1, OutOfGame Ald1; no event: Replaced; awaits: texan
```"#],
        ],
    },
    Clause {
        id: "R16.0",
        title: ["Winning", "Cómo se gana"],
        text: [
            "The game ends when the Texans have killed a decisive number of Mexicans, or when the garrison is dead. The figures are the booklet's (16.2).",
            "La partida acaba cuando los texanos han causado un número decisivo de bajas o cuando la guarnición ha muerto. Las cifras son del reglamento (16.2).",
        ],
        origin: Origin::Ours,
        done: None,
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "R16a",
        title: ["Mexican victory", "Victoria mexicana"],
        text: [
            "The Mexicans win at once when no Texan combat unit is left.",
            "Los mexicanos vencen en el acto cuando no queda ninguna unidad de combate texana.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[r#"## R16a Mexican victory

The last Texan unit falls, leaders or no leaders.

```pos
turn 9, mexican combat
losses: 480
0712: GreysA-!
0714r: Travis
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6                         # events: Eliminated GreysA, MexicansWon 480; over: mexican
```

One Texan unit left, however weak, and the game goes on.

```pos
turn 9, mexican combat
losses: 480
0712: GreysA-!
0714r: Horse-!!
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6                         # no event: MexicansWon; awaits: mexican
```"#],
            &[r#"## R16a Victoria mexicana

Cae la última unidad texana, haya jefes o no.

```pos
turn 9, mexican combat
losses: 480
0712: GreysA-!
0714r: Travis
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6                         # events: Eliminated GreysA, MexicansWon 480; over: mexican
```

Mientras quede una unidad texana, por débil que sea, la partida sigue.

```pos
turn 9, mexican combat
losses: 480
0712: GreysA-!
0714r: Horse-!!
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6                         # no event: MexicansWon; awaits: mexican
```"#],
        ],
    },
    Clause {
        id: "16.2",
        title: ["Casualties till withdrawal", "Bajas hasta la retirada"],
        text: [
            "The Turn Record Track gives for each turn the Mexican casualties that mean withdrawal: 350 in turn 1 and 50 more in each turn after, to 900 in turn 12.",
            "La Banda de Turnos da para cada turno las bajas mexicanas que suponen la retirada: 350 en el turno 1 y 50 más en cada turno siguiente, hasta 900 en el turno 12.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[20],
        examples: [
            &[r#"## 16.2 Casualties till withdrawal

The figure rises by 50 a turn: 450 in turn 3, 900 in turn 12.

```pos
turn 3, mexican combat
losses: 440
0101: Ald1
1008r: HQ
```

```play
mexican done                     # events: WithdrawalChecked 440 450; awaits: texan
```

```pos
turn 12, mexican combat
losses: 880
0101: Ald1
1008r: HQ
```

```play
mexican done                     # events: WithdrawalChecked 880 900; awaits: texan; turn: 13
```"#],
            &[r#"## 16.2 Bajas hasta la retirada

La cifra sube 50 por turno: 450 en el turno 3, 900 en el 12.

```pos
turn 3, mexican combat
losses: 440
0101: Ald1
1008r: HQ
```

```play
mexican done                     # events: WithdrawalChecked 440 450; awaits: texan
```

```pos
turn 12, mexican combat
losses: 880
0101: Ald1
1008r: HQ
```

```play
mexican done                     # events: WithdrawalChecked 880 900; awaits: texan; turn: 13
```"#],
        ],
    },
    Clause {
        id: "R16b",
        title: ["Withdrawal", "La retirada"],
        text: [
            "If at the check the losses are equal to the turn's figure or above it, the Mexicans withdraw and the Texan player wins. No die is rolled. After turn 12 the figure stays 900.",
            "Si al comprobarlo las bajas igualan o superan la cifra del turno, los mexicanos se retiran y vence el jugador texano. No se tira ningún dado. Después del turno 12 la cifra sigue en 900.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[20, 21],
        examples: [
            &[r#"## R16b Withdrawal

At the figure or above it, the Mexicans go.

```pos
turn 5, mexican combat
rules: continued-siege=untold
losses: 560
0912: Ald1
1008r: HQ>N
```

```play
mexican done                     # events: WithdrawalChecked 560 550, TexansWon 560; over: texan
```

After turn 12 it stays 900; with the option it goes on rising.

```pos
turn 14, mexican combat
rules: continued-siege=untold
losses: 900
0912: Ald1
1008r: HQ>N
```

```play
mexican done                     # events: WithdrawalChecked 900 900; over: texan
```

```pos
turn 14, mexican combat
rules: late-turns=more
losses: 900
0101: Ald1
1008r: HQ
```

```play
mexican done                     # events: WithdrawalChecked 900 1000; awaits: texan
```

With the option of a die: on 1 to 3 they go, and on one more for each 50 above the figure.

```pos
turn 2, mexican combat
rules: withdrawal=die continued-siege=untold
losses: 400
0101: Ald1
1008r: HQ
```

```play
mexican done                     # awaits: fate
roll 4                           # events: WithdrawalRolled 4 3 false; awaits: texan
```

```pos
turn 2, mexican combat
rules: withdrawal=die continued-siege=untold
losses: 460
0101: Ald1
1008r: HQ
```

```play
mexican done
roll 4                           # events: WithdrawalRolled 4 4 true; over: texan
```"#],
            &[r#"## R16b La retirada

En la cifra o por encima, los mexicanos se van.

```pos
turn 5, mexican combat
rules: continued-siege=untold
losses: 560
0912: Ald1
1008r: HQ>N
```

```play
mexican done                     # events: WithdrawalChecked 560 550, TexansWon 560; over: texan
```

Después del turno 12 sigue en 900; con la opción sigue subiendo.

```pos
turn 14, mexican combat
rules: continued-siege=untold
losses: 900
0912: Ald1
1008r: HQ>N
```

```play
mexican done                     # events: WithdrawalChecked 900 900; over: texan
```

```pos
turn 14, mexican combat
rules: late-turns=more
losses: 900
0101: Ald1
1008r: HQ
```

```play
mexican done                     # events: WithdrawalChecked 900 1000; awaits: texan
```

Con la opción del dado: con 1 a 3 se van, y con uno más por cada 50 por encima de la cifra.

```pos
turn 2, mexican combat
rules: withdrawal=die continued-siege=untold
losses: 400
0101: Ald1
1008r: HQ
```

```play
mexican done                     # awaits: fate
roll 4                           # events: WithdrawalRolled 4 3 false; awaits: texan
```

```pos
turn 2, mexican combat
rules: withdrawal=die continued-siege=untold
losses: 460
0101: Ald1
1008r: HQ
```

```play
mexican done
roll 4                           # events: WithdrawalRolled 4 4 true; over: texan
```"#],
        ],
    },
    Clause {
        id: "R16c",
        title: ["How good a victory", "Qué clase de victoria"],
        text: [
            "A Mexican victory with losses under 400 is decisive, with 400 to 599 plain; with 600 or more it is a victory in death for the garrison. This changes nothing about who has won.",
            "Una victoria mexicana con menos de 400 bajas es decisiva; con 400 a 599, corriente; con 600 o más, la guarnición vence muriendo. Esto no cambia quién ha ganado.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[32],
        examples: [
            &[r#"## R16c How good a victory

At 480 the victory is plain, at 380 decisive, at 600 the garrison has had its own; the Mexicans have won all the same.

```pos
turn 9, mexican combat
losses: 600
0712: GreysA-!
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6                         # events: MexicansWon 600; over: mexican
```"#],
            &[r#"## R16c Qué clase de victoria

Con 480 la victoria es corriente; con 380, decisiva; con 600, la guarnición ha tenido la suya; los mexicanos han vencido igual.

```pos
turn 9, mexican combat
losses: 600
0712: GreysA-!
0612: Ald1
```

```play
mexican attack Ald1
mexican melee GreysA
roll 1
roll 6 6                         # events: MexicansWon 600; over: mexican
```"#],
        ],
    },
    Clause {
        id: "R16d",
        title: ["Too late", "Demasiado tarde"],
        text: [
            "If nobody has won by the end of turn 30, the assault has failed and the Texan player wins.",
            "Si nadie ha vencido al final del turno 30, el asalto ha fracasado y vence el jugador texano.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[34],
        examples: [
            &[r#"## R16d Too late

Turn 30 ends and the Alamo stands.

```pos
turn 30, mexican combat
losses: 200
0912: Ald1
1008r: HQ>N
```

```play
mexican done                     # events: WithdrawalChecked 200 900, AssaultFailed 30; over: texan
```

A turn earlier the assault goes on.

```pos
turn 29, mexican combat
losses: 200
0912: Ald1
1008r: HQ>N
```

```play
mexican done                     # awaits: texan; turn: 30
```"#],
            &[r#"## R16d Demasiado tarde

Acaba el turno 30 y El Álamo resiste.

```pos
turn 30, mexican combat
losses: 200
0912: Ald1
1008r: HQ>N
```

```play
mexican done                     # events: WithdrawalChecked 200 900, AssaultFailed 30; over: texan
```

Un turno antes el asalto sigue.

```pos
turn 29, mexican combat
losses: 200
0912: Ald1
1008r: HQ>N
```

```play
mexican done                     # awaits: texan; turn: 30
```"#],
        ],
    },
    Clause {
        id: "16.7",
        title: ["The siege goes on", "El asedio continúa"],
        text: [
            "After a withdrawal the players may roll two dice for what came of it; the winner stays the same. 2: Fannin comes from Goliad and drives the beaten army over the Rio Grande, and Texas is free. 3 or 4: Fannin fails and the garrison dies, but the army has to recross the river, and comes again three months later. 5 or 6: Fannin, half-hearted, is beaten with loss and loses his command; the garrison lives three days longer. 7 or 8: the guns open breach after breach, a second assault succeeds, and the army must wait for fresh troops. 9 to 11: the next day's assault kills everyone at little cost; two days later the march goes on, to San Jacinto and defeat. 12: after a week under fire the garrison gives up and is shot; after San Jacinto Santa Anna is lynched, and Texas is free.",
            "Tras una retirada los jugadores pueden tirar dos dados para saber qué pasó después; el vencedor es el mismo. 2: Fannin llega de Goliad y empuja al ejército vencido al otro lado del río Bravo, y Texas queda libre. 3 o 4: Fannin fracasa y la guarnición muere, pero el ejército ha de repasar el río, y vuelve tres meses más tarde. 5 o 6: Fannin, sin convicción, es rechazado con pérdidas y pierde el mando; la guarnición dura tres días más. 7 u 8: los cañones abren brecha tras brecha, un segundo asalto triunfa y el ejército debe esperar tropas frescas. 9 a 11: el asalto del día siguiente acaba con todos a poca costa; dos días después sigue la marcha, hasta San Jacinto y la derrota. 12: tras una semana bajo el fuego la guarnición se entrega y es fusilada; después de San Jacinto linchan a Santa Anna, y Texas queda libre.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[33],
        examples: [
            &[r#"## 16.7 The siege goes on

After a withdrawal two dice tell the rest; the Texans have won, whatever they say.

```pos
turn 1, mexican combat
losses: 360
0101: Ald1
1008r: HQ
```

```play
mexican done                     # events: TexansWon 360; awaits: fate
roll 6 6                         # events: SiegeContinued 6 6; over: texan
```"#],
            &[r#"## 16.7 El asedio continúa

Tras una retirada dos dados cuentan el resto; digan lo que digan, han vencido los texanos.

```pos
turn 1, mexican combat
losses: 360
0101: Ald1
1008r: HQ
```

```play
mexican done                     # events: TexansWon 360; awaits: fate
roll 6 6                         # events: SiegeContinued 6 6; over: texan
```"#],
        ],
    },
];
