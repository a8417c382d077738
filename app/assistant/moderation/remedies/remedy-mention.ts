import { createHitReader, type FrameHit, holds, readFrames } from "#app/assistant/moderation/frames.ts";
import { phraseFinder } from "#app/assistant/moderation/phrases.ts";
import type { Clause } from "#app/assistant/moderation/text/plain-words.ts";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";

/** What kind of remedy a sentence is about. */
export type Remedy = "medicine" | "emesis";

/** "What you take for your back": so many words. */
const OWN_LENGTH = 7;
/** What an illness does is a sign; what someone is told to do is not. */
const ADVICE =
  / (?:you|we|i|owners|people) (?:can|could|may|might|should|d|would|will) |^ (?:give|try|use|get|make|pour|put|let|have|just|simply) /;

/** @returns what remedy a sentence is about: any medicine, whoever it is for, or making a pet vomit */
export function createRemedyMention(
  { remedies, emesis }: ModerationLists,
  isMedicine: (word: string) => boolean,
): (clauses: readonly Clause[]) => Remedy | undefined {
  const hitsOf = createHitReader(remedies.classes, []);
  const vomiting = readFrames(remedies.vomiting);
  const sign = phraseFinder(emesis.signs);
  const isEmesis = ({ text }: Clause, hits: readonly FrameHit[]) =>
    vomiting.some((frame) => holds(frame, hits)) && (sign(text).length === 0 || ADVICE.test(text));
  return (clauses) => {
    const read = clauses.map((clause) => ({ clause, hits: hitsOf([clause], (word) => (isMedicine(word) ? ["medicine"] : [])) }));
    if (read.some(({ clause, hits }) => isEmesis(clause, hits))) return "emesis";
    return read.some(({ hits }) => hits.some(({ name }) => name === "medicine" || name === "source") || isOwn(hits))
      ? "medicine"
      : undefined;
  };
}

/** "Whatever you normally reach for", in this order. */
const isOwn = (hits: readonly FrameHit[]): boolean =>
  hits.some(({ name, at }) => {
    const next = (wanted: string, from: number) => hits.find((one) => one.name === wanted && one.at > from && one.at < at + OWN_LENGTH);
    const person = name === "what" ? next("person", at) : undefined;
    return person !== undefined && next("take", person.at) !== undefined;
  });
