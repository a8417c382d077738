import type { ActionWords } from "#app/domain/knowledge/assistant-content.ts";
import { CARD_LEVELS, type CardLevel } from "#app/domain/urgency.ts";

/** The level of the card that a sentence speaks for; undefined where it tells nothing to do, or only under a condition. */
export type ActionReader = (sentence: string) => CardLevel | undefined;

export function openActionWords({ verbs, times, calm, conditions }: ActionWords): ActionReader {
  const hasOneOf = (words: readonly string[]) => {
    const known = words.filter((word) => word !== "?").map((word) => ` ${word} `);
    return (text: string) => known.some((word) => text.includes(word)) || (words.includes("?") && text.includes("?"));
  };
  const [isConditional, hasVerb, isCalm] = [hasOneOf(conditions), hasOneOf(verbs), hasOneOf(calm)];
  const atTime = CARD_LEVELS.map((level) => [level, hasOneOf(times[level])] as const);
  return (sentence) => {
    // Marks apart, so that each word stands between spaces.
    const text = ` ${sentence
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/[^a-z0-9'?]+/g, " ")
      .replace(/\?/g, " ? ")
      .trim()} `;
    if (isConditional(text)) return undefined;
    if (hasVerb(text)) for (const [level, isMeant] of atTime) if (isMeant(text)) return level;
    return isCalm(text) ? "routine" : undefined;
  };
}
