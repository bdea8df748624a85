-- lesson: the name of the guided first game that is played here, if one is
-- fates: answers of fate that were set by hand, before the dice: one in each line
ALTER TABLE tables ADD COLUMN lesson TEXT;

ALTER TABLE tables ADD COLUMN fates TEXT NOT NULL DEFAULT '';
