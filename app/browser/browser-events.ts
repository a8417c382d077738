/** Events through which features communicate without importing each other. */
export const BROWSER_EVENTS = {
  /** Window event: opens the chat. As a custom event it may bring a message along (`OpenChat`), which is then sent. */
  openChat: "open_chatbot_modal",
  /** Window event while the chat is open; its detail is the symptom. */
  symptomSelected: "symptom-selected",
  /** Window event: the page is hydrated; earlier clicks are repeated. */
  pageLive: "page_live",
  /** Window event: the visitor's country is known; its detail is the two-letter code. */
  countryKnown: "country_known",
} as const;

/**
 * What opening the chat may bring along: the visitor's message, the animal (a pet type) and its name. A shortcut to a symptom brings the animal
 * that was tapped on the page here, and the symptom in `PENDING_SYMPTOM_KEY`.
 */
export type OpenChat = { message?: string; petType?: string; petName?: string };

/** Session storage: what opening the chat brought along before the chat was ready, as JSON (`OpenChat`). */
export const PENDING_MESSAGE_KEY = "pendingMessage";

/** Session storage: a symptom that was selected before the chat was ready. */
export const PENDING_SYMPTOM_KEY = "pendingSymptom";

/** A pending symptom that only opens the chat. */
export const GENERAL_CONSULTATION = "general_consultation";

/** Local storage: the newsletter was offered once and is not offered again. */
export const NEWSLETTER_SHOWN_KEY = "emailModalShown";

/** Session storage: an urgent topic came first, so the newsletter waits for the next visit. */
export const NEWSLETTER_WAITS_KEY = "newsletterWaits";

/** Session storage: the conversation and an unfinished question, until they are erased or the tab is closed. */
export const CONVERSATION_KEY = "conversation";

/** Local storage: the pets that the visitor chose to have remembered on this device. */
export const PET_PROFILES_KEY = "petProfiles";

/** Local storage: what the visitor wrote down about these pets on this device. */
export const PET_DIARY_KEY = "petDiary";
