-- What is settled at a table beside its game (`affairs`), as JSON; and of that, for lists and for those who look after clocks:
-- pace: how it is timed; NULL if it is not
-- ended: how it ended, if its rules did not end it
-- due: when the next of its clocks runs out, by the time of tables (`store::time`); NULL if none runs
-- lines: how many lines of chat were written here
ALTER TABLE tables ADD COLUMN affairs TEXT NOT NULL DEFAULT '';

ALTER TABLE tables ADD COLUMN pace TEXT;

ALTER TABLE tables ADD COLUMN ended TEXT;

ALTER TABLE tables ADD COLUMN due INTEGER;

ALTER TABLE tables ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- One row: when a server was last there while clocks ran, and how long none was, in milliseconds.
CREATE TABLE beats (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    beat INTEGER NOT NULL,
    absent INTEGER NOT NULL
) STRICT;

-- What is said at tables. channel: 'players' or 'observers'
-- person: who has said it; NULL where only a seat is known, by its token
-- said: in seconds since 1970
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    channel TEXT NOT NULL,
    person BLOB,
    seat INTEGER,
    said INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

-- How far somebody has read.
CREATE TABLE chat_read (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person BLOB NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT;

-- Whom somebody does not want to hear.
CREATE TABLE mutes (
    person BLOB NOT NULL REFERENCES persons (id),
    muted BLOB NOT NULL,
    PRIMARY KEY (person, muted)
) STRICT;

-- Lines that somebody has reported, kept for those who look after the site even when the table is gone.
-- reporter: 'person …' or 'address …', as in allowances
CREATE TABLE reports (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    reported INTEGER NOT NULL,
    person BLOB,
    name TEXT,
    said INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number, reporter)
) STRICT;
