and = and
and-before-i = and
percent = { $figure }%

# What is wrong with an edition, and where.
flaw-in-file = { $file }: { $what }
flaw-in-column = { $file }, column { $column }: { $what }
flaw-in-row = { $file }, line { $line }: { $what }
flaw-in-cell = { $file }, line { $line }, column { $column }: { $what }
flaw-not-read = it cannot be read: { $reason }
flaw-not-a-name = “{ $has }” cannot be a name: it may hold only lower-case letters, digits and hyphens, 40 at most
flaw-unknown-file = the game has no such table
flaw-semicolons = the columns must be separated by commas, not by semicolons
flaw-no-column = this column is missing
flaw-unknown-column = the table has no such column
flaw-cells =
    { $has ->
        [one] the row has one cell, the heading has { $needs }
       *[other] the row has { $has } cells, the heading has { $needs }
    }
flaw-rows = the table has { $has } rows and must have { $needs }
flaw-row-too-many = this row is one too many: in this table every edition has the same rows
flaw-row-missing = the row of { $has } is missing
flaw-kept = it says “{ $has }” and must say “{ $needs }”, as in every edition
flaw-not-a-number = “{ $has }” is not a number
flaw-out-of-range = { $has } is out of range: it can be { $least } to { $most }
flaw-not-yes = “{ $has }” is neither “yes” nor empty
flaw-not-one-of = “{ $has }” is not one of these: { $of }
flaw-unknown = nothing is called “{ $has }”
flaw-empty = it is empty
flaw-twice = “{ $has }” again: line { $line } is about the same
flaw-itself = it borders itself
flaw-apart = { $a } and { $b } do not touch
flaw-too-many = { $what } has { $has } of them, and there is room for { $most }
flaw-too-few = all together they come to { $has }, and must be at least { $least }
flaw-sum = all together they come to { $has }, and must come to { $needs }
flaw-enemies = both sides stand in { $has }
flaw-unplayable = the scenario { $scenario } cannot begin with these tables: { $reason }
flaw-gap = no row is about { $at }
flaw-again = a row before this one is about { $has }, too
flaw-needless = “{ $has }” only goes with “{ $only }”: leave it empty
flaw-needed = “{ $only }” needs this, and it is empty
flaw-unreachable = no way leads to { $has }
flaw-unknown-source = no source “{ $has }” is described in sources.toml
