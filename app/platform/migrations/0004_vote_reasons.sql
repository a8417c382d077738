-- Why a vote went against an answer: one of our own words (app/domain/votes.ts), never the visitor's.
ALTER TABLE votes ADD COLUMN reason TEXT CHECK (reason IN ('waited', 'alarmed', 'missed', 'unclear', 'wrong'));
