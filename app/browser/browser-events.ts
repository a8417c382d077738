/** Names by which parts of a page speak to each other without knowing each other. */
export const BROWSER_EVENTS = {
  /** Window event: opens the chat. */
  openChat: "open_chatbot_modal",
  /** Window event while the chat is open; its detail is the symptom. */
  symptomSelected: "symptom-selected",
  /** Window event: the page answers to touch; what was pressed before is pressed again. */
  pageLive: "page_live",
  /** Window event: the edge has said where the visitor is; its detail is the two letters. */
  countryKnown: "country_known",
} as const;

/** Session storage: a symptom that was pressed before the chat could take it. */
export const PENDING_SYMPTOM_KEY = "pendingSymptom";

/** A pending symptom that only opens the chat. */
export const GENERAL_CONSULTATION = "general_consultation";

/** Local storage: the newsletter has been offered once and never is again. */
export const NEWSLETTER_SHOWN_KEY = "emailModalShown";

/** Session storage: something graver came first, so the newsletter waits for the next visit. */
export const NEWSLETTER_WAITS_KEY = "newsletterWaits";

/** Session storage: the conversation and a half-written question, until it is erased or the tab is closed. */
export const CONVERSATION_KEY = "conversation";
