# What rosters and boards in words say in every game, in English. The same messages stand in es.ftl.

roster-lost = Lost: { $list }
roster-aside = Not on the board: { $list }
told-held = Where somebody stands
told-rest = The other places
told-next = Next to it: { $list }
