/**
 * The product's constants (spec section 9), units in their names. Limits of the API are our own, from the reliability standard.
 */
export const HISTORY_TURNS = 3;
export const SYMPTOM_KEYWORDS = [
  "vomiting",
  "diarrhea",
  "not eating",
  "lethargy",
  "cough",
  "fever",
  "scratching",
  "limping",
  "bleeding",
  "swollen",
  "pale",
  "yellow",
  "green",
] as const;
export const CONCERN_PHRASES = ["what does", "what should", "how do"] as const;
export const ADVICE_WORDS = ["recommend", "suggest", "try"] as const;
export const CONCERNS_SENT = 2;
export const ADVICE_KEPT = 3;
export const ADVICE_SENT = 1;
export const SCROLL_DELAY_MS = 100;

export const MESSAGE_CHARS = 4_000;
export const PET_NAME_CHARS = 40;
export const HISTORY_ITEM_CHARS = 6_000;
export const ANSWER_CHARS = 6_000;
export const BODY_BYTES = 32 * 1024;
export const EMAIL_CHARS = 254;
export const EMAIL_LOCAL_CHARS = 64;

export const HEARTBEAT_MS = 5_000;
export const FIRST_TOKEN_MS = 12_000;
export const IDLE_MS = 10_000;
export const ANSWER_MS = 60_000;
export const MESSAGE_ID_HOURS = 24;
export const PASSAGES_SENT = 8;
export const ANSWER_TOKENS = 900;
