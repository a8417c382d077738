-- What one client's network has used of a day's tokens; the key is a hash that changes daily.
CREATE TABLE budget_shares (
  day TEXT NOT NULL,
  network TEXT NOT NULL,
  tokens INTEGER NOT NULL,
  PRIMARY KEY (day, network)
) WITHOUT ROWID;

-- The mailbox of an address: its hash without what stands after a plus sign. Empty for e-mails from before this column.
ALTER TABLE letters ADD COLUMN mailbox_hash TEXT;
CREATE INDEX letters_by_mailbox ON letters (mailbox_hash, created_at);
