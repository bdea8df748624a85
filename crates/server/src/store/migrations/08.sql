-- What somebody has used of an allowance. It is used up at the moment that lies an allowance's whole time ahead.
-- who: 'person …' or 'address …'
-- until: by then all of it will have come back; in milliseconds since 1970
CREATE TABLE allowances (
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (who, what)
) STRICT;
