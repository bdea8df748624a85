-- Tournaments of persons.
-- kind: 'round-robin' or 'swiss'
-- round: the one that is played, counted from 1; 0 before the first
-- rounds: how many there will be; 0 where that is only known at the start
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    maker BLOB NOT NULL,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    kind TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    round INTEGER NOT NULL,
    over INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    since INTEGER NOT NULL
) STRICT;

CREATE INDEX tournaments_by_time ON tournaments (since);

-- number: in the order in which they came
-- withdrawn: whether he plays no further round
CREATE TABLE entrants (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    person BLOB NOT NULL,
    number INTEGER NOT NULL,
    withdrawn INTEGER NOT NULL,
    PRIMARY KEY (tournament, person)
) STRICT;

-- two: NULL where the first of them has a bye
CREATE TABLE pairings (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    one BLOB NOT NULL,
    two BLOB,
    PRIMARY KEY (tournament, round, number)
) STRICT;

-- The games of a pairing: in the first leg, 0, the first of the two has the first seat, in the second leg, 1, the other one.
-- given: the half points that the first of the two was given where it was not played on, because somebody has withdrawn
CREATE TABLE legs (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    tournament TEXT NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    leg INTEGER NOT NULL,
    given INTEGER
) STRICT;

CREATE INDEX legs_by_tournament ON legs (tournament, round, number);
