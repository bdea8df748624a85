# «y» becomes «e» before the sound i.
and = y
and-before-i = e
percent = { $figure } %

# Qué está mal en una edición, y dónde.
flaw-in-file = { $file }: { $what }
flaw-in-column = { $file }, columna { $column }: { $what }
flaw-in-row = { $file }, línea { $line }: { $what }
flaw-in-cell = { $file }, línea { $line }, columna { $column }: { $what }
flaw-not-read = no se puede leer: { $reason }
flaw-not-a-name = «{ $has }» no puede ser un nombre: solo puede tener minúsculas, cifras y guiones, 40 como máximo
flaw-unknown-file = el juego no tiene esa tabla
flaw-semicolons = las columnas deben separarse con comas, no con punto y coma
flaw-no-column = falta esta columna
flaw-unknown-column = la tabla no tiene esa columna
flaw-cells =
    { $has ->
        [one] la fila tiene una celda y el encabezado tiene { $needs }
       *[other] la fila tiene { $has } celdas y el encabezado tiene { $needs }
    }
flaw-rows = la tabla tiene { $has } filas y debe tener { $needs }
flaw-row-too-many = esta fila sobra: en esta tabla todas las ediciones tienen las mismas filas
flaw-row-missing = falta la fila de { $has }
flaw-kept = dice «{ $has }» y debe decir «{ $needs }», como en todas las ediciones
flaw-not-a-number = «{ $has }» no es un número
flaw-out-of-range = { $has } está fuera de los límites: puede ir de { $least } a { $most }
flaw-not-yes = «{ $has }» no es «yes» ni está vacío
flaw-not-one-of = «{ $has }» no es ninguno de estos: { $of }
flaw-unknown = nada se llama «{ $has }»
flaw-empty = está vacío
flaw-twice = otra vez «{ $has }»: la línea { $line } trata de lo mismo
flaw-itself = linda consigo mismo
flaw-apart = { $a } y { $b } no se tocan
flaw-too-many = { $what } tiene { $has } y solo hay sitio para { $most }
flaw-too-few = en total suman { $has } y deben sumar al menos { $least }
flaw-sum = en total suman { $has } y deben sumar { $needs }
flaw-enemies = en { $has } están los dos bandos
flaw-unplayable = el escenario { $scenario } no puede empezar con estas tablas: { $reason }
flaw-gap = ninguna fila trata de { $at }
flaw-again = una fila anterior ya trata de { $has }
flaw-needless = «{ $has }» solo va con «{ $only }»: déjalo vacío
flaw-needed = «{ $only }» lo necesita y está vacío
flaw-unreachable = ningún camino lleva a { $has }
flaw-unknown-source = sources.toml no describe ninguna fuente «{ $has }»
