-- One vote for each answer; the first one stands.
CREATE TABLE votes (
  message_id TEXT PRIMARY KEY,
  rating TEXT NOT NULL CHECK (rating IN ('positive', 'negative')),
  pet_type TEXT,
  created_at TEXT NOT NULL
);

-- Who asked for the weekly e-mail. `pending` until the address is confirmed.
CREATE TABLE subscribers (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  source TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'confirmed')),
  created_at TEXT NOT NULL
);
