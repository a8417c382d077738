-- What the model has cost on a UTC day, in tokens. `tokens` is what counts against the day's budget: settled answers, and what is set aside
-- for those on their way. An answer whose end was never written down stays set aside until the day is over.
CREATE TABLE budget (
  day TEXT PRIMARY KEY,
  tokens INTEGER NOT NULL,
  prompt_tokens INTEGER NOT NULL DEFAULT 0,
  answer_tokens INTEGER NOT NULL DEFAULT 0,
  answers INTEGER NOT NULL DEFAULT 0
);
