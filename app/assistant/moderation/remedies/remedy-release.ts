import { createHitReader, holds, readFrames } from "#app/assistant/moderation/frames.ts";
import { phraseFinder } from "#app/assistant/moderation/phrases.ts";
import type { Clause } from "#app/assistant/moderation/text/plain-words.ts";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import type { Remedy } from "./remedy-mention.ts";

const CONDITIONS = new Set(
  "if when whenever since as because wenn falls weil da si quand comme puisque cuando porque como se perche caso als omdat although though".split(
    " ",
  ),
);
/** "No" is "in the" in Portuguese. */
const PORTUGUESE = / (?:do|da|dele|dela|seu|sua|voce|uma|um|com) /;
/** Advice to make a pet vomit tells of a poison too: that is no warning. */
const POISON = /^(?:poison|veneno|emergency|problem|burns?|provo[cq].*)$/;
const ATE = / (?:ate|eaten|swallowed|ingested) /;
/** A value of water or blood. */
const PER_LITER = / m?g (?:per |a )?(?:d?l|lit\S*) /;
const LABEL = / (?:on the label|the label is|label says|as prescribed|prescribed for (?:him|her|them|this)) /;
const DIGITS = /^\d/;
/** How far back these may be denied, in words. */
const REACH = { tell: 3 };

/**
 * Is there something in a sentence about a remedy that lets it be shown: it forbids, refuses or warns, tells what was swallowed, or leaves
 * it to a vet? All that is not released is cut, whatever else it says.
 */
export function createRemedyRelease(
  { remedies, stance }: ModerationLists,
  isMedicine: (word: string) => boolean,
): (clauses: readonly Clause[], remedy: Remedy) => boolean {
  const { frames: texts, swallowed, polite, absent } = remedies.release;
  const frames = readFrames(texts);
  const [isDenial, isWarning, isSwallowed, isPolite] = [stance.denies, stance.warns, swallowed, polite].map((words) => new Set(words)) as [
    Set<string>,
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const [undenied, vetless] = [phraseFinder(stance.undenied), phraseFinder(stance.vetless)];
  // "Without a syringe" denies nothing of what is given.
  const denies = stance.denies.filter((word) => !absent.includes(word));
  const hitsOf = createHitReader(remedies.classes, denies, REACH);

  /** "Please don't", "but never". */
  const forbidsAtOnce = (words: readonly string[], text: string) => {
    const first = words.find((word) => !isPolite.has(word)) ?? "";
    return isDenial.has(first) && !(first === "no" && PORTUGUESE.test(text));
  };

  const releases = ({ words, text, conjunction }: Clause, remedy: Remedy): boolean => {
    if (undenied(text).length > 0) return false;
    const isMain = !CONDITIONS.has(conjunction) && !CONDITIONS.has(words[1] ?? "");
    if (isMain && words.some((word) => isWarning.has(word) && !(remedy === "emesis" && POISON.test(word)))) return true;
    if ((isMain && forbidsAtOnce(words, text)) || PER_LITER.test(text)) return true;
    if (LABEL.test(text) && !words.some((word) => DIGITS.test(word))) return true;
    const hits = hitsOf([{ words, text, conjunction }], (word) => (isMedicine(word) ? ["medicine"] : []));
    const holdsOne = (name: string) => hits.some((hit) => hit.name === name);
    const tellsSwallowed = (isMain || ATE.test(text)) && words.some((word) => isSwallowed.has(word)) && !holdsOne("give");
    if (remedy === "medicine" && tellsSwallowed) return true;
    if (holdsOne("vet") && vetless(text).length > 0) return false;
    return frames.some((frame) => (isMain || frame.first === "vet" || frame.first === "they") && holds(frame, hits));
  };

  return (clauses, remedy) => clauses.some((clause) => releases(clause, remedy));
}
