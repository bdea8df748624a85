-- Where several servers share the database: which of them thinks for the computer players here, and until when it has leased that, in milliseconds
-- since 1970. When that moment has passed, another one may.
ALTER TABLE tables ADD COLUMN thinker TEXT;

ALTER TABLE tables ADD COLUMN thinks_until INTEGER NOT NULL DEFAULT 0;
