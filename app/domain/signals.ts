/** Names by which parts of a page speak to each other without knowing each other. */
export const SIGNALS = {
  /** Window event: opens the chat. */
  openChat: "open_chatbot_modal",
  /** Window event while the chat is open; its detail is the symptom. */
  symptomSelected: "symptom-selected",
} as const;

/** Session storage: a symptom that was pressed before the chat could take it. */
export const PENDING_SYMPTOM_KEY = "pendingSymptom";

/** A pending symptom that only opens the chat. */
export const GENERAL_CONSULTATION = "general_consultation";
