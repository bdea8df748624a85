CREATE TABLE IF NOT EXISTS tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    seed TEXT NOT NULL,
    turn INTEGER NOT NULL,
    awaits INTEGER NOT NULL,
    awaits_computer INTEGER NOT NULL,
    over INTEGER NOT NULL,
    winner INTEGER,
    touched INTEGER NOT NULL,
    position TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    level TEXT,
    hash BLOB,
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX IF NOT EXISTS seats_by_hash ON seats (hash) WHERE hash IS NOT NULL;

CREATE INDEX IF NOT EXISTS tables_by_computer ON tables (id) WHERE awaits_computer = 1;

CREATE TABLE IF NOT EXISTS revisions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    at INTEGER NOT NULL,
    keep INTEGER NOT NULL,
    inputs TEXT NOT NULL,
    PRIMARY KEY (table_id, at)
) STRICT, WITHOUT ROWID;
