-- Telling persons who are elsewhere that they are awaited.

-- uncalled: the seats, as bits, that have been awaited since nobody was told so
ALTER TABLE tables ADD COLUMN uncalled INTEGER NOT NULL DEFAULT 0;

-- quiet_from, quiet_to: when a person is not to be called, in minutes of his day; NULL if he may be at any time
ALTER TABLE persons ADD COLUMN quiet_from INTEGER;

ALTER TABLE persons ADD COLUMN quiet_to INTEGER;

-- clock: how many minutes his clock is ahead of UTC
ALTER TABLE persons ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;

-- Where a person wants to be called.
-- kind: 'push', 'mail', or the form of a webhook: 'json', 'discord', 'slack'
-- target: a subscription of a browser, an e-mail address, the address of a webhook
-- finger: what tells a target from others, for those alone who have the key
-- proven: whether what is sent there reaches its owner, as far as that must be shown
-- home: the address of the site, as its owner knows it
-- failing: since when nothing has arrived; NULL if the last call has
CREATE TABLE receivers (
    id TEXT NOT NULL PRIMARY KEY,
    person BLOB NOT NULL REFERENCES persons (id),
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    finger BLOB NOT NULL,
    proven INTEGER NOT NULL,
    lang TEXT NOT NULL,
    home TEXT NOT NULL,
    failing INTEGER
) STRICT;

CREATE INDEX receivers_by_person ON receivers (person);

CREATE INDEX receivers_by_finger ON receivers (finger);

-- What is still to be sent. Whoever sends it moves `due` on, so that nobody else does.
-- what: 'turn' (at table_id), 'try', 'confirm', 'enter'
-- made: in seconds; due: in milliseconds since 1970
CREATE TABLE calls (
    id TEXT NOT NULL PRIMARY KEY,
    person BLOB NOT NULL REFERENCES persons (id),
    receiver TEXT NOT NULL,
    what TEXT NOT NULL,
    table_id TEXT,
    made INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX calls_by_due ON calls (due);

-- What a letter carries that lets its reader do something, once. what: 'confirm', 'enter'
CREATE TABLE letters (
    hash BLOB NOT NULL PRIMARY KEY,
    person BLOB NOT NULL REFERENCES persons (id),
    receiver TEXT NOT NULL,
    what TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT;

-- Who looks at a table just now, among those who could be called. until: in seconds since 1970
CREATE TABLE looking (
    table_id TEXT NOT NULL,
    person BLOB NOT NULL REFERENCES persons (id),
    until INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT;

-- The key by which push services know this site, in one row.
CREATE TABLE vapid (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    pkcs8 TEXT NOT NULL
) STRICT;
