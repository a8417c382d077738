import { CONVERSATION_KEY, NEWSLETTER_WAITS_KEY } from "#app/browser/browser-events.ts";
import { type Conversation, forStorage } from "#app/domain/chat/conversation.ts";

/** What survives a reload, on this device and in this tab only. */
type Kept = { conversation: Conversation; draft: string };

/** Another build may keep other fields; what it kept is then left alone. */
const SHAPE = 1;

/** Where there is no storage (private windows of some browsers, a full one) the conversation lives in the page alone. */
export function storeConversation({ conversation, draft }: Kept): void {
  try {
    if (!conversation.isSetupComplete) sessionStorage.removeItem(CONVERSATION_KEY);
    else sessionStorage.setItem(CONVERSATION_KEY, JSON.stringify({ shape: SHAPE, conversation: forStorage(conversation), draft }));
  } catch {}
}

export function loadConversation(): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(CONVERSATION_KEY) ?? "null");
    return kept?.shape === SHAPE && Array.isArray(kept.conversation?.chatHistory) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing is sold, not even for free, to somebody with a dying animal. */
export function holdNewsletter(): void {
  try {
    sessionStorage.setItem(NEWSLETTER_WAITS_KEY, "true");
  } catch {}
}
