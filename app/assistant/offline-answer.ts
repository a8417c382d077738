import type { OwnAnswer } from "#app/domain/chat/chat-contract.ts";
import type { OfflineContent } from "#app/domain/knowledge/assistant-content.ts";
import type { Composing } from "#app/domain/ports.ts";
import { indexKnowledge } from "./compile/index-knowledge.ts";
import { openDrafts } from "./compose-draft.ts";

/** Answers from what is on this device. Opening takes part of a second. */
export function openOfflineAnswers(content: OfflineContent): (asked: Composing) => OwnAnswer {
  const draft = openDrafts({ ...content, index: indexKnowledge(content.units, content) });
  return (asked) => {
    const { text, sources, suggestions, animals, actions } = draft(asked);
    return {
      response: text,
      sources: [...sources],
      suggestions: [...suggestions],
      ...(animals && { animals: [...animals] }),
      ...(actions && { actions: [...actions] }),
    };
  };
}
