import type { SourceLink } from "#app/domain/chat/chat-contract.ts";
import type { OfflineContent } from "#app/domain/knowledge/assistant-content.ts";
import type { PetType } from "#app/domain/pets.ts";
import type { Composing } from "#app/domain/ports.ts";
import { indexKnowledge } from "./compile/index-knowledge.ts";
import { openDrafts } from "./compose-draft.ts";

/** An answer that the device wrote by itself. */
export type OfflineAnswer = { response: string; sources: SourceLink[]; suggestions: string[]; animals?: PetType[] };

/** Answers from what is on this device. Opening takes part of a second. */
export function openOfflineAnswers(content: OfflineContent): (asked: Composing) => OfflineAnswer {
  const draft = openDrafts({ ...content, index: indexKnowledge(content.units, content) });
  return (asked) => {
    const { text, sources, suggestions, animals } = draft(asked);
    return { response: text, sources: [...sources], suggestions: [...suggestions], ...(animals && { animals: [...animals] }) };
  };
}
