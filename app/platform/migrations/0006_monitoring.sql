-- The last time that something was seen to work or to fail: the model, the mail relay, each cron trigger. Codes of ours only.
CREATE TABLE signs (
  name TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;

-- How often something happened on a UTC day, for the operator's weekly summary. Names of ours, never a visitor's words.
CREATE TABLE counts (
  day TEXT NOT NULL,
  name TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (day, name)
) WITHOUT ROWID;

-- What a vote was about: the answer's level, and the page of ours that it came from.
ALTER TABLE votes ADD COLUMN level TEXT CHECK (level IN ('emergency', 'urgent', 'routine', 'info'));
ALTER TABLE votes ADD COLUMN page TEXT;
