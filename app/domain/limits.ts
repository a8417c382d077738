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

export const TOAST_MS = 5_000;
export const TOAST_SWIPE_PX = 50;

export const NEWSLETTER_DELAY_MS = 30_000;
export const SEASON_CARD_TIPS = 3;
export const SEASON_CARD_WARNINGS = 2;
export const SEASON_NOW_TIPS = 5;
export const STAGE_CARDS = 3;
export const FIRST_STEPS_MINUTES = [2, 5] as const;
export const PRICE_USD = 0;
export const SOCIAL_IMAGE_WIDTH_PX = 1_200;
export const SOCIAL_IMAGE_HEIGHT_PX = 630;
export const LIBRARY_GUIDES_LEAST = 30;

export const MESSAGE_CHARS = 4_000;
export const PET_NAME_CHARS = 40;
export const HISTORY_ITEM_CHARS = 6_000;
export const ANSWER_CHARS = 6_000;
/** What was said before the last three messages, for a model: so many characters, and so many of it are sent on. */
export const CONVERSATION_CHARS = 12_000;
export const CONVERSATION_SENT_CHARS = 6_000;
export const MOST_CONVERSATION_TURNS = 60;
export const BODY_BYTES = 48 * 1024;
/** A form sends each byte beyond ASCII as three characters, so a message of 4,000 Japanese characters takes 36 kB, besides the facts and the answers to a check. */
export const QUESTION_FORM_BYTES = 192 * 1024;
/** What the form of a question becomes when it is larger. */
export const TOO_LARGE_FORM = "too_large=1";
export const FORM_BYTES = 2 * 1024;
export const BODY_MS = 15_000;
export const EMAIL_CHARS = 254;
export const EMAIL_LOCAL_CHARS = 64;

/** A silent stream is written to so often: a reader who left is noticed at the second write, so within a second. */
export const HEARTBEAT_MS = 300;
/** So long without a byte, not even a heartbeat, and the browser takes the connection for lost. */
export const CONNECTION_SILENCE_MS = 10_000;
export const FIRST_TOKEN_MS = 12_000;
/** A model that shows that it thinks may do so for this long before its first word. */
export const THINKING_MS = 30_000;
/** The first word while an animal needs a vet today or now: after that our own pages answer. */
export const URGENT_WORD_MS = 5_000;
export const IDLE_MS = 10_000;
export const ANSWER_MS = 60_000;
export const MESSAGE_ID_HOURS = 24;
export const PASSAGES_SENT = 11;
/** So long may a model's head line take, which can settle what the owner is asked; after that the owner is asked. */
export const HEAD_LINE_MS = 4_000;
export const ANSWER_TOKENS = 900;
/** The most that one answer can cost in our books, whatever the provider claims. */
export const ANSWER_TOKENS_MOST = 20_000;
/** After the finish reason a provider may still report the usage; some leave the connection open instead. */
export const USAGE_WAIT_MS = 300;

export const MAIL_ATTEMPTS = 6;
export const MAIL_LEASE_MS = 10 * 60_000;
export const RELAY_PAUSE_MS = 5 * 60_000;
export const ISSUE_PAGE = 500;
export const ISSUE_WEEKS_APART = 26;
/** The most letters of one kind that a form sends to one address, and all forms in an hour. */
export const LETTERS_A_DAY = 1;
export const LETTERS_A_MONTH = 3;
/** E-mails of all kinds to one mailbox, with plus tags counted together. */
export const LETTERS_A_MAILBOX_DAY = 5;
export const LETTERS_AN_HOUR = 200;
export const ADDRESSES_A_CLIENT_HOUR = 5;
/** Of an IPv6 network (/48), which can hold 65,536 clients. */
export const ADDRESSES_A_NETWORK_HOUR = 20;
export const CONFIRM_DAYS = 7;
export const MY_DATA_HOURS = 24;

/** What the model may cost in a UTC day, in tokens of requests and answers together; DAILY_TOKENS overrides it. */
export const DAILY_TOKENS = 8_000_000;
/** Tokens of a usual request with its passages, and of its answer: what the costs in docs/operations.md are calculated with. */
export const USUAL_TOKENS = { prompt: 3_000, answer: 250 };
/** The largest part of it that one client's network may use, but never less than so many tokens. */
export const CLIENT_SHARE = 0.05;
export const CLIENT_SHARE_LEAST_TOKENS = 200_000;
export const STREAMS_AT_ONCE = 2;
/** While the budget cannot be read, an isolate lets so many answers through in so many minutes. */
export const UNCOUNTED_ANSWERS = 20;
export const UNCOUNTED_MINUTES = 10;
/** The rate limits of wrangler.toml. While a binding fails, an isolate counts by itself. */
export const CHATS_IN_TEN_SECONDS = 6;
export const CHATS_A_MINUTE = 20;
/** Of an IPv6 network, for each kind of request: messages with taps, forms, requests of monitors. */
export const NETWORK_REQUESTS_A_MINUTE = 60;
/** Taps on a check, each of which asks the same message again. */
export const TAPS_A_MINUTE = 40;
export const FORMS_A_MINUTE = 20;
/** One second try of a provider: after a random wait between these, or as long as it asks if that is no more than the third. */
export const VENDOR_RETRY_LEAST_MS = 200;
export const VENDOR_RETRY_MOST_MS = 600;
export const RETRY_AFTER_MOST_MS = 2_000;
/** How long a provider is left alone: one that refuses our key, one that has no room, and the most that it may ask for. */
export const BREAKER_REFUSED_MS = 60_000;
export const BREAKER_BUSY_MS = 30_000;
export const BREAKER_MOST_MS = 60_000;
/** After that one question tries it: the longest that its visitor waits for a sign of life. */
export const BREAKER_TRIAL_MS = 2_500;
/** Storage: the longest a visitor waits, and the tries within it. The budget has less time: an answer waits for it. */
export const STORE_MS = 3_000;
export const STORE_TRIES = 3;
export const RESERVE_MS = 1_000;
