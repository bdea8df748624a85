-- Which key seals what is secret here (`store::seal`): its fingerprint. No row while nothing is sealed.
CREATE TABLE sealing (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    fingerprint TEXT NOT NULL
) STRICT;
