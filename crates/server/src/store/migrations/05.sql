-- In SQLite's words; for PostgreSQL they are translated one by one (`schema::for_postgres`).

-- at: the number of the newest revision
-- edition: how often anything about the table was changed
-- touched: when anything was last changed here, in seconds since 1970
-- position: the prepared position it began with, if it did
-- stands: the position after the newest revision
-- played: when a person last decided here; NULL if nobody has
-- seed: where the dice come from, as dice says: 'alone', 'by-hand', or 'shared' (then it is the server's part of it)
-- begun: whether everybody sits, and the match has begun
CREATE TABLE tables (
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
    position TEXT,
    stands TEXT,
    played INTEGER,
    dice TEXT NOT NULL DEFAULT 'alone',
    begun INTEGER NOT NULL DEFAULT 1,
    at INTEGER NOT NULL DEFAULT 0,
    edition INTEGER NOT NULL DEFAULT 0
) STRICT;

-- kind: 'computer', 'rules', 'token', 'guest', or 'invited' while nobody sits there
-- invitation: what lets somebody take the seat; NULL if it was withdrawn
-- contribution: what the person has put into the seed
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    level TEXT,
    hash BLOB,
    invitation TEXT,
    contribution TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX seats_by_hash ON seats (hash) WHERE hash IS NOT NULL;

CREATE INDEX tables_by_computer ON tables (id) WHERE awaits_computer = 1;

CREATE TABLE revisions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    at INTEGER NOT NULL,
    keep INTEGER NOT NULL,
    inputs TEXT NOT NULL,
    PRIMARY KEY (table_id, at)
) STRICT, WITHOUT ROWID;

-- One row, written to find out whether anything can be.
CREATE TABLE pulse (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    weight BLOB NOT NULL
) STRICT;
