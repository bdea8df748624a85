-- Persons. Before, a guest was the hash of his cookie: each of them becomes a person whose id is that hash.

-- name: NULL until one is chosen
CREATE TABLE persons (
    id BLOB NOT NULL PRIMARY KEY,
    name TEXT,
    since INTEGER NOT NULL
) STRICT;

-- What opens a person. kind: 'device' for a cookie, 'key' for what its owner keeps
CREATE TABLE keys (
    hash BLOB NOT NULL PRIMARY KEY,
    person BLOB NOT NULL REFERENCES persons (id),
    kind TEXT NOT NULL
) STRICT;

CREATE INDEX keys_by_person ON keys (person);

INSERT INTO persons (id, since)
    SELECT seats.hash, min(tables.touched) FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.kind = 'guest' GROUP BY seats.hash;

INSERT INTO keys (hash, person, kind) SELECT id, id, 'device' FROM persons;
