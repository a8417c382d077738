import type { QuestionKind } from "#app/domain/knowledge/owner-phrases.ts";
import { typedSentences } from "#app/domain/text/sentences.ts";
import type { ReadOwnerPhrases } from "./owner-phrases.ts";

/** What a yes or no answers. */
const FRAMES: readonly QuestionKind[] = ["normal", "harm", "vet", "may"];

/** Whether the yes or no to a question of ours is an answer to what a message asks: both can be answered so, and in the same sense. */
export function isSamePolarQuestion(message: string, question: string, readPhrases: ReadOwnerPhrases): boolean {
  const asked = kindsOf(message, readPhrases);
  if (isOpen(asked) || !asked.includes("yes-or-no")) return false;
  const own = readPhrases(question)("questions");
  return own.includes("open") || frameOf(asked) === frameOf(own);
}

/** Whether a message asks how much, which or why, so that no yes or no answers it. */
export function asksOpenly(message: string, readPhrases: ReadOwnerPhrases): boolean {
  return isOpen(kindsOf(message, readPhrases));
}

/** What the last part of a message that asks is; all of it where none does. */
function kindsOf(message: string, readPhrases: ReadOwnerPhrases): readonly QuestionKind[] {
  const parts = typedSentences(message).flatMap((sentence) => sentence.split(/,\s+/));
  for (const part of parts.toReversed()) {
    const kinds = readPhrases(part)("questions");
    if (kinds.includes("open") || kinds.includes("yes-or-no")) return kinds;
  }
  return readPhrases(message)("questions");
}

function isOpen(kinds: readonly QuestionKind[]): boolean {
  return kinds.includes("open") || kinds.includes("which");
}

function frameOf(kinds: readonly QuestionKind[]): QuestionKind | undefined {
  return FRAMES.find((frame) => kinds.includes(frame));
}
