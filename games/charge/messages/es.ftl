# Charge at the Alamo, en español. Los mismos mensajes están en en.ftl.
# `area-` nombra un lugar del mapa; `the-` lo dice dentro de una frase, con su artículo.

## La caja

game-charge = Charge at the Alamo
game-charge-about = El asalto del 6 de marzo de 1836: cinco columnas mexicanas, diez compañías texianas, una mañana.
scenario-assault = El asalto
scenario-assault-about = Cinco columnas mexicanas asaltan El Álamo antes del alba. Los texianos deben abatir dieciséis de sus unidades antes de que caiga la última de las diez propias.
side-texan = Texianos
side-mexican = Mexicanos

## Zonas

area-NW = Esquina Noroeste
area-N = Muro Norte
area-HC = Corral de los Caballos
area-WW = Muro Oeste
area-SW = Esquina Suroeste
area-GT = Cuartel Bajo y Puerta
area-PA = Empalizada
area-CH = Capilla
area-CP = Corral del Ganado
area-LB = Cuartel Largo
area-CR = Reserva Central
area-NF = Campo del Molino Viejo
area-UD = Acequia Alta
area-AL = Alameda
area-LV = La Villita
area-RA = Hacia el río A
area-RB = Hacia el río B

the-NW = la Esquina Noroeste
the-N = el Muro Norte
the-HC = el Corral de los Caballos
the-WW = el Muro Oeste
the-SW = la Esquina Suroeste
the-GT = la Puerta
the-PA = la Empalizada
the-CH = la Capilla
the-CP = el Corral del Ganado
the-LB = el Cuartel Largo
the-CR = la Reserva Central
the-NF = el Campo del Molino Viejo
the-UD = la Acequia Alta
the-AL = la Alameda
the-LV = La Villita
the-RA = el lado del río A
the-RB = el lado del río B

building-NW = la casa de la Esquina Noroeste
building-WW = las casas del Muro Oeste
building-SW = la casa de la Esquina Suroeste
building-GT = los cuartos del Cuartel Bajo
building-CH = los cuartos de la Capilla
building-LB = los cuartos del Cuartel Largo

## Muros

wall-0 = Esquina Noroeste, cara norte
wall-1 = Esquina Noroeste, cara oeste
wall-2 = Muro Norte, apuntalado con maderos
wall-3 = Corral de los Caballos, muro norte
wall-4 = Corral de los Caballos, muro este
wall-5 = Corral del Ganado, cerca este
wall-6 = Muros de la Capilla
wall-7 = Empalizada y foso
wall-8 = Cuartel Bajo, puerta y luneta
wall-9 = Esquina Suroeste, cara sur
wall-10 = Esquina Suroeste, cara oeste
wall-11 = Muro Oeste
wall-12 = Puertas del Cuartel Largo

## Cañones

gun-1 = Cañón 1, el de a dieciocho
gun-2 = Cañón 2, la carronada del Muro Oeste
gun-3 = Cañón 3, la batería del noroeste
gun-4 = Cañón 4, la batería del Muro Norte
gun-5 = Cañón 5, de los dos corrales
gun-6 = Cañón 6, la explanada de la Capilla
gun-7 = Cañón 7, de la Empalizada
gun-8 = Cañón 8, de la Puerta

## Unidades texianas

unit-0 = Travis
unit-1 = Crockett
unit-2 = Carey
unit-3 = Baker
unit-4 = Blazeby
unit-5 = Harrison
unit-6 = Forsyth
unit-7 = White
unit-8 = Kimbell
unit-9 = Dickinson

unit-0-about = El teniente coronel William B. Travis, comandante de El Álamo: un jefe
unit-1-about = David Crockett, de Tennessee: un jefe
unit-2-about = La compañía de artillería del capitán William R. Carey
unit-3-about = Los voluntarios del capitán William C. M. Baker
unit-4-about = Los Grises de Nueva Orleans del capitán William Blazeby
unit-5-about = Los voluntarios de Tennessee del capitán William B. Harrison
unit-6-about = La caballería, a pie, del capitán John H. Forsyth
unit-7-about = La Guardia de Béxar del capitán Robert White
unit-8-about = Los hombres de Gonzales del teniente George C. Kimbell
unit-9-about = Los artilleros del capitán Almaron Dickinson

## Batallones y columnas mexicanos

group-Ald = Aldama
group-SL1 = San Luis (I)
group-Tol = Toluca
group-SL2 = San Luis (II)
group-Mat = Matamoros
group-Jim = Jiménez
group-Caz = Cazadores
group-Zap = Zapadores
group-Gra = Granaderos

group-Ald-about = Batallón de Aldama
group-SL1-about = Batallón de San Luis, compañías de la Columna I
group-Tol-about = Batallón de Toluca
group-SL2-about = Batallón de San Luis, compañías de la Columna II
group-Mat-about = Batallón de Matamoros, fusileros
group-Jim-about = Batallón de Jiménez, fusileros
group-Caz-about = Cazadores: compañías ligeras
group-Zap-about = Zapadores del ejército
group-Gra-about = Granaderos: compañías de preferencia

column-I = Columna I
column-II = Columna II
column-III = Columna III
column-IV = Columna IV
column-R = Columna de Reserva

column-I-about = Primera columna, al mando del general Martín Perfecto de Cos
column-II-about = Segunda columna, al mando del coronel Francisco Duque
column-III-about = Tercera columna, al mando del coronel José María Romero
column-IV-about = Cuarta columna, al mando del coronel Juan Morales
column-R-about = La reserva, a las órdenes del general Santa Anna

## Botones

button-0 = Listo
button-1 = Tirar
button-2 = Que participen todos
button-3 = Bonificación de los Cazadores (+2)
button-4 = Colocar el resto como en la historia
