import { CONVERSATION_KEY, NEWSLETTER_WAITS_KEY } from "#app/browser/browser-events.ts";
import { type Conversation, forStorage } from "#app/domain/chat/conversation/conversation.ts";
import { readConversation } from "#app/domain/chat/conversation/stored-conversation.ts";

/** What survives a reload, on this device and in this tab only. */
export type StoredChat = {
  conversation: Conversation;
  draft: string;
  /** Conversations about other pets. */
  others: readonly Conversation[];
};

/** Another build may keep other fields; what it kept is then left alone. */
const SHAPE = 2;

/** Where there is no storage (private windows of some browsers, a full one) the conversation lives in the page alone. */
export function storeChat({ conversation, draft, others }: StoredChat): void {
  try {
    if (!conversation.isSetupComplete && others.length === 0) sessionStorage.removeItem(CONVERSATION_KEY);
    else sessionStorage.setItem(CONVERSATION_KEY, JSON.stringify({ shape: SHAPE, conversation: forStorage(conversation), draft, others }));
  } catch {}
}

export function loadChat(): StoredChat | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(CONVERSATION_KEY) ?? "null");
    const conversation = stored?.shape === SHAPE ? readConversation(stored.conversation) : undefined;
    if (!conversation) return undefined;
    const others = Array.isArray(stored.others) ? stored.others.flatMap((one: unknown) => readConversation(one) ?? []) : [];
    return { conversation, draft: typeof stored.draft === "string" ? stored.draft : "", others };
  } catch {
    return undefined;
  }
}

/** Throws away what this tab stored of the chat. */
export function forgetChat(): void {
  try {
    sessionStorage.removeItem(CONVERSATION_KEY);
  } catch {}
}

/** Nothing is sold, not even for free, to somebody with a dying animal. */
export function holdNewsletter(): void {
  try {
    sessionStorage.setItem(NEWSLETTER_WAITS_KEY, "true");
  } catch {}
}
