//! The rulebook in our words. Generated from `rulebook.toml` and `clauses/*.md` by `cargo xtask gen`; do not edit.

use game::{Clause, Origin};

#[rustfmt::skip]
pub static RULEBOOK: &[Clause] = &[
    Clause {
        id: "1",
        title: ["Overview", "Presentación"],
        text: [
            "One player commands the Texans against Mexicans who play themselves, by dice and fixed priorities; or a second player commands the Mexicans within the same limits. The Texans cannot hold for ever: what counts is what the assault costs Santa Anna.",
            "Un jugador manda a los texanos contra unos mexicanos que juegan solos, con dados y prioridades fijas; o bien un segundo jugador manda a los mexicanos dentro de los mismos límites. Los texanos no pueden resistir para siempre: cuenta lo que el asalto le cueste a Santa Anna.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[38],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
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
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1.2",
        title: ["Officer losses", "Bajas de oficiales"],
        text: [
            "Nobody can aim at an officer who has infantry with him. When fire destroys the last of it, a die is rolled: on 1 the officer dies, otherwise he joins the nearest infantry of his side. An officer alone in a zone dies if it comes to melee there. Only Santa Anna's death matters: his army runs and the game is over.",
            "No se puede apuntar a un oficial acompañado de infantería. Cuando el fuego destruye la última ficha que lo acompañaba, se tira un dado: con 1 el oficial muere; si no, se une a la infantería más cercana de su bando. Un oficial solo en una zona muere si allí se llega al cuerpo a cuerpo. Sólo importa la muerte de Santa Anna: su ejército huye y la partida termina.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[31, 32],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
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
        done: Some(true),
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
            &[],
            &[],
        ],
    },
    Clause {
        id: "1.3.4",
        title: ["Preliminary bombardment", "Bombardeo preliminar"],
        text: [
            "Five rounds are fired before the assault. In each a die names the side: 1 or 2 west, 3 north, 4 or 5 east, 6 south; a second die the kind of target: 1 to 3 guns that face that side, 4 to 6 its walls and palisades. One target among those is drawn at random, and every battery fires at it. If there is none of the kind, the other kind is taken.",
            "Antes del asalto se hacen cinco rondas de fuego. En cada una, un dado señala el lado: 1 o 2 oeste, 3 norte, 4 o 5 este, 6 sur; un segundo dado, la clase de blanco: de 1 a 3, los cañones que miran a ese lado; de 4 a 6, sus muros y empalizadas. Entre ellos se sortea un blanco, y todas las baterías tiran contra él. Si no hay ninguno de esa clase, se toma la otra.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[1, 3, 4, 5],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "1.3.4a",
        title: ["Effects of the bombardment", "Efectos del bombardeo"],
        text: [
            "Each battery in action rolls a die and adds 1: with 6 or 7 the gun is destroyed or the wall is breached. There is no survival roll, and hits beyond the first are wasted.",
            "Cada batería en acción tira un dado y suma 1: con 6 o 7, el cañón queda destruido o se abre una brecha en el muro. No hay tirada de supervivencia, y los impactos después del primero se pierden.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[1, 2],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
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
        rulings: &[12, 22],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
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
        rulings: &[37],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "3",
        title: ["Fire", "Fuego"],
        text: [
            "All counters of one arm in a zone fire together at one zone, with one die; the top counter there takes the effect. Texans on the walls fire out over them. Mexicans outside see only the walls and the chapel platform; once inside they see the rest. Into and out of a building one fires only through a door, at the zone beyond it. Mexicans may fire over their own men. Which zones see each other is our reconstruction.",
            "Todas las fichas de un arma en una zona disparan juntas contra una zona, con un dado; el efecto lo sufre la ficha superior. Los texanos de los muros tiran por encima de ellos. Los mexicanos de fuera sólo ven los muros y la plataforma de la capilla; una vez dentro ven lo demás. Hacia un edificio, o desde él, sólo se dispara por una puerta y contra la zona del otro lado. Los mexicanos pueden tirar por encima de los suyos. Qué zonas se ven entre sí es reconstrucción nuestra.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[10, 12, 13, 41],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
        ],
    },
    Clause {
        id: "3.1",
        title: ["Mexican rifle fire", "Fusilería mexicana"],
        text: [
            "Mexican soldiers fire at the nearest Texan zone in range; among several, at one with cannon; if there are several of those, a die decides. The crew of a gun is hit before the infantry beside it.",
            "Los soldados mexicanos tiran a la zona texana más cercana a su alcance; si hay varias, a una con cañones; si hay varias de éstas, decide un dado. La dotación de un cañón recibe el impacto antes que la infantería que esté con ella.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[14],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
        ],
    },
    Clause {
        id: "3.2d",
        title: ["Guns without a crew", "Cañones sin dotación"],
        text: [
            "A gun whose crew is eliminated stays, turned over, and no Texan may serve it again. A Mexican counter that comes into its zone takes it intact and may turn it on the Texans, as long as a counter stays with it.",
            "El cañón cuya dotación es eliminada se queda, vuelto del revés, y ningún texano puede volver a servirlo. La ficha mexicana que llega a su zona lo captura intacto y puede volverlo contra los texanos, mientras una ficha siga con él.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[17],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "3.3",
        title: ["Retreat", "Retirada"],
        text: [
            "A counter goes back to the zone it came from; one that leaves the map comes back where it left. It may advance again in the next movement phase. It is eliminated if it cannot retreat: if the zones behind it are full, if a wall is in the way, or if an enemy stands next to the zone it should go to.",
            "Una ficha vuelve a la zona de donde vino; la que sale del mapa regresa por donde salió. Puede avanzar de nuevo en la siguiente fase de movimiento. Queda eliminada si no puede retirarse: si las zonas de atrás están llenas, si se lo impide un muro o si hay un enemigo junto a la zona adonde debe ir.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[18, 19],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
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
        rulings: &[20, 40],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "4.1.1",
        title: ["The eighteen-pounder", "El cañón de a dieciocho"],
        text: [
            "The largest Texan gun stands at the southwest corner. It adds 3 to its fire at an adjacent zone, and takes 3 from the morale of those it hits, near or far.",
            "La pieza texana más grande está en la esquina suroeste. Suma 3 a su fuego contra una zona contigua y resta 3 a la moral de los que alcanza, de cerca o de lejos.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[11],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
        ],
    },
    Clause {
        id: "4.2",
        title: ["Mexican batteries", "Baterías mexicanas"],
        text: [
            "Each turn a die sets their targets on the side they face: 1 or 2 the guns, one for each battery, and with batteries to spare the infantry on the walls; 3 or 4 the infantry on the walls, and with batteries to spare the wall; 5 or 6 the walls. Each battery rolls a die and adds 1: 6 or 7 is a hit, and gun, infantry or wall makes a survival roll.",
            "Cada turno un dado fija sus blancos en el lado que tienen enfrente: 1 o 2, los cañones, uno por batería, y si sobran baterías, la infantería de los muros; 3 o 4, la infantería de los muros, y si sobran, el muro; 5 o 6, los muros. Cada batería tira un dado y suma 1: con 6 o 7 acierta, y el cañón, la infantería o el muro hace una tirada de supervivencia.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[1, 3],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5",
        title: ["Movement", "Movimiento"],
        text: [
            "Texan infantry moves up to 3 zones, officers 4, Mexican soldiers 1, or 2 with an officer, cavalry 4; guns never. Whoever enters a zone of the enemy must stop and fight. Mexicans must stop at the wall: only a ladder or a breach leads to the other side. Texans do not leave the fort.",
            "La infantería texana mueve hasta 3 zonas; los oficiales, 4; los soldados mexicanos, 1, o 2 con un oficial; la caballería, 4; los cañones, nunca. Quien entra en una zona enemiga debe detenerse y luchar. Los mexicanos deben detenerse ante el muro: sólo se pasa por una escala o una brecha. Los texanos no salen del fuerte.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[22],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.1",
        title: ["How the columns advance", "Cómo avanzan las columnas"],
        text: [
            "Each turn the Mexicans go on toward the walls. If there is a breach they go through it without more ado; if not, they make for the nearest gun position, to climb there. Scattered counters of one battalion that are next to each other may come together again in one zone.",
            "Cada turno los mexicanos avanzan hacia los muros. Si hay una brecha, pasan por ella sin más; si no, van a la posición artillada más cercana para escalar allí. Las fichas sueltas de un batallón que estén contiguas pueden reunirse en una zona.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[42],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.2",
        title: ["Ladders", "Escalas"],
        text: [
            "At the start of their movement phase Mexicans at the foot of a wall may try to climb it: on 5 or 6 the ladder stands. Nobody climbs a closed building, the chapel platform or a wall behind a ditch. A Texan counter behind the wall has a free shot at the climber, hitting with 4 or more on the die alone, before the melee. A ladder stays for good: each turn one counter crosses it without a roll.",
            "Al empezar su fase de movimiento, los mexicanos que estén al pie de un muro pueden intentar escalarlo: con 5 o 6 la escala queda puesta. No se escalan los edificios cerrados, la plataforma de la capilla ni un muro tras un foso. La ficha texana que esté tras el muro tiene un tiro libre contra el que sube, que acierta con 4 o más sin modificadores, antes del cuerpo a cuerpo. Una escala queda para siempre: cada turno pasa por ella una ficha sin tirar.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[24, 25],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.3",
        title: ["Ditch", "Foso"],
        text: [
            "Nobody passes through a ditch zone with a ladder to reach another wall. Cavalry cannot use a breach behind a ditch. Infantry may climb the palisade there.",
            "Nadie cruza con escalas una zona de foso para llegar a otro muro. La caballería no puede usar una brecha que esté tras un foso. La infantería sí puede trepar allí por la empalizada.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[26],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
        ],
    },
    Clause {
        id: "5.5",
        title: ["Zone of control", "Zona de control"],
        text: [
            "A counter stops when it comes next to an enemy, unless it goes on into his zone to fight and has the movement for it. Only a border that can be crossed counts. An officer alone stops nobody.",
            "Una ficha se detiene al llegar junto a un enemigo, salvo que siga hasta su zona para luchar y le alcance el movimiento. Sólo cuenta una linde que se pueda cruzar. Un oficial solo no detiene a nadie.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[23],
        examples: [
            &[],
            &[],
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
        rulings: &[5, 27, 28],
        examples: [
            &[],
            &[],
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
        rulings: &[29, 30, 31],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7a",
        title: ["Melee modifiers", "Modificadores al cuerpo a cuerpo"],
        text: [
            "For both: the officer's bonus; 1 for two counters together, 2 for three, a gun included. For the Texans: 1 when they defend the zone; 2 for cannon with ammunition. For the Mexicans: 1 for infantry or sappers, or 2 for cavalry.",
            "Para ambos: la bonificación del oficial; 1 por dos fichas juntas, 2 por tres, contando un cañón. Para los texanos: 1 cuando defienden la zona; 2 por cañones con munición. Para los mexicanos: 1 por infantería o zapadores, o 2 por caballería.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[29, 30],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "7.1",
        title: ["Stacks in melee", "Pilas en el cuerpo a cuerpo"],
        text: [
            "The top counter bears the result. If it is eliminated, those below retreat to an adjacent zone of their player's choice; beaten attackers go back where they came from, unless an enemy is next to that zone. Who cannot retreat is eliminated.",
            "La ficha superior sufre el resultado. Si es eliminada, las de debajo se retiran a una zona contigua, a elección de su jugador; los atacantes vencidos vuelven a la zona de donde vinieron, salvo que haya un enemigo junto a ella. Quien no puede retirarse queda eliminado.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[18, 30],
        examples: [
            &[],
            &[],
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
        rulings: &[],
        examples: [
            &[],
            &[],
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
        rulings: &[],
        examples: [
            &[],
            &[],
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
        rulings: &[33, 34],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "9a",
        title: ["Crockett and the magazine", "Crockett y el polvorín"],
        text: [
            "If no more than two Texan counters are left and Crockett lives, he may enter the powder magazine and blow it up: every counter in the zones next to it is eliminated, and so is all that stands in it.",
            "Si no quedan más de dos fichas texanas y Crockett vive, puede entrar en el polvorín y volarlo: toda ficha de las zonas contiguas queda eliminada, y también todo lo que haya en él.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[36],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "9b",
        title: ["Bowie", "Bowie"],
        text: [
            "Mexicans who enter Bowie's zone kill him, but first his pistols hit one counter on 3 or more, and it tests its morale with 2 less. By choice Bowie is not sick: then he is placed and moves like the other officers, and every level of victory asks one point more.",
            "Los mexicanos que entran en la zona de Bowie lo matan, pero antes sus pistolas alcanzan a una ficha con 3 o más, y ésta hace una prueba de moral con 2 menos. Si se quiere, Bowie no está enfermo: entonces se coloca y se mueve como los demás oficiales, y cada nivel de victoria pide un punto más.",
        ],
        origin: Origin::Rulebook,
        done: Some(true),
        rulings: &[],
        examples: [
            &[],
            &[],
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
        rulings: &[33, 35, 37],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
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
            &[],
            &[],
        ],
    },
    Clause {
        id: "M6",
        title: ["Where they go outside", "Adónde van por fuera"],
        text: [
            "A stack makes for the nearest breach if it is no more than two steps farther than the nearest gun position or ladder, else for that. Sappers make for the nearest wall still whole. At the foot of a breach a stack goes through at once, whoever is behind it.",
            "Una pila va a la brecha más cercana si no queda más de dos pasos más lejos que la posición artillada o la escala más cercana; si no, a ésta. Los zapadores van al muro entero más cercano. Al pie de una brecha la pila pasa en el acto, haya quien haya detrás.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[42],
        examples: [
            &[],
            &[],
        ],
    },
    Clause {
        id: "M7",
        title: ["At the foot of the wall", "Al pie del muro"],
        text: [
            "They choose a border with a ladder, else one before a gun, else the first. Without a ladder they roll for it. With one, the top counter crosses if the zone beyond is free and has room, or if the Texan modifiers for melee there are at most one better than its own; otherwise they stay and shoot.",
            "Eligen una linde con escala; si no, una ante un cañón; si no, la primera. Sin escala, tiran por ella. Con escala, la ficha superior cruza si la zona de detrás está libre y tiene sitio, o si los modificadores texanos de cuerpo a cuerpo superan a los suyos en uno como mucho; si no, se quedan y disparan.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[42],
        examples: [
            &[],
            &[],
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
        rulings: &[42],
        examples: [
            &[],
            &[],
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
            &[],
            &[],
        ],
    },
    Clause {
        id: "M10",
        title: ["Captured guns", "Cañones capturados"],
        text: [
            "A captured gun fires with the Mexican cannon at the nearest Texan zone inside, up to two steps off: 4 in the open, 2 added for an adjacent zone, 6 at buildings. The infantry that serves it does not move on.",
            "Un cañón capturado tira en la fase de cañones mexicanos contra la zona texana más cercana del interior, a dos pasos como mucho: 4 al descubierto, sumando 2 si es contigua; 6 contra edificios. La infantería que lo sirve no sigue adelante.",
        ],
        origin: Origin::Ours,
        done: Some(true),
        rulings: &[],
        examples: [
            &[],
            &[],
        ],
    },
];
