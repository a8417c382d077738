import type { SourceLink } from "#app/domain/chat/chat-contract.ts";
import type { AssistantContent } from "#app/domain/knowledge/assistant-content.ts";
import type { Composing } from "#app/domain/ports.ts";
import { openDraftsOf } from "./compose-draft.ts";

/** An answer that the device wrote by itself. */
export type OfflineAnswer = { response: string; sources: SourceLink[] };

/** Answers from what is on this device. */
export function offlineAnswer(content: AssistantContent, asked: Composing): OfflineAnswer {
  const { text, sources } = openDraftsOf(content)(asked);
  return { response: text, sources: [...sources] };
}
