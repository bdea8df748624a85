-- The terms on which a table was laid, besides its game.
-- wanted: whom those wish for who sit at an open table, which anybody may join before it has begun; NULL where one is invited
-- watch: who may look on while the game runs: 'listed', 'link' or 'players'
-- rated: whether the game counts for the ratings of those who play it
-- challenged: the person for whom the seat is kept where nobody sits yet
ALTER TABLE tables ADD COLUMN wanted TEXT;

ALTER TABLE tables ADD COLUMN watch TEXT NOT NULL DEFAULT 'link';

ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN challenged BLOB;

CREATE INDEX tables_open ON tables (touched) WHERE wanted IS NOT NULL AND begun = 0;

CREATE INDEX tables_listed ON tables (touched) WHERE watch = 'listed';

CREATE INDEX tables_by_challenge ON tables (challenged) WHERE challenged IS NOT NULL;

CREATE INDEX tables_rated ON tables (game) WHERE rated = 1;

-- archived: whether the person who sits there has put the table aside
ALTER TABLE seats ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;

-- hidden: whether others are shown no page of his
ALTER TABLE persons ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
