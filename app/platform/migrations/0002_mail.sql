-- When an address was confirmed: an issue goes to those who had confirmed before it was opened.
ALTER TABLE subscribers ADD COLUMN confirmed_at TEXT;
CREATE INDEX subscribers_by_state ON subscribers (state, id);

-- Every mail that is owed. It holds no address: that stands in subscribers alone, and goes with it.
-- The id is the mail's Message-ID and the key under which it is sent once; for an issue it is `week:subscriber`.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('confirm', 'my-data', 'issue')),
  issue TEXT,
  subscriber_id TEXT NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'dead', 'dropped')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Not sent before this moment. While it is being sent: how long the sender may take before another one tries.
  due_at INTEGER NOT NULL,
  -- When the sweep puts it into the queue again, if nothing else has finished it.
  sweep_at INTEGER NOT NULL,
  error TEXT,
  created_at INTEGER NOT NULL,
  sent_at INTEGER
);
CREATE UNIQUE INDEX outbox_one_issue_each ON outbox (issue, subscriber_id) WHERE issue IS NOT NULL;
CREATE INDEX outbox_by_subscriber ON outbox (subscriber_id);
CREATE INDEX outbox_to_sweep ON outbox (sweep_at) WHERE state IN ('waiting', 'sending');
CREATE INDEX outbox_letters_sent ON outbox (sent_at) WHERE kind <> 'issue';

-- The weekly issues, with their words as they were sent, and how far the list of subscribers has been paged through.
CREATE TABLE issues (
  week TEXT PRIMARY KEY,
  content TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  page_after TEXT NOT NULL DEFAULT '',
  paged_at INTEGER,
  sweep_at INTEGER NOT NULL
);

-- The hash of an address that must not get the weekly e-mail; kept for ever. `lifted_at`: its owner confirmed again.
CREATE TABLE suppressions (
  email_hash TEXT PRIMARY KEY,
  reason TEXT NOT NULL CHECK (reason IN ('unsubscribed', 'bounced')),
  created_at TEXT NOT NULL,
  lifted_at TEXT
);

-- Hashes of the codes in unsubscribe links. A used one stays, without its owner, so that using it again is no error.
CREATE TABLE unsubscribe_links (
  hash TEXT PRIMARY KEY,
  subscriber_id TEXT REFERENCES subscribers (id) ON DELETE SET NULL
);
CREATE INDEX unsubscribe_links_by_subscriber ON unsubscribe_links (subscriber_id);

-- Which address hash was promised which letter when, so that nobody can flood a mailbox through our forms.
CREATE TABLE letters (
  id TEXT PRIMARY KEY,
  email_hash TEXT NOT NULL,
  kind TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX letters_by_address ON letters (email_hash, kind, created_at);

-- How many addresses a client gave in an hour; the key is a hash that changes daily.
CREATE TABLE form_counts (
  client TEXT NOT NULL,
  hour INTEGER NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (client, hour)
) WITHOUT ROWID;
