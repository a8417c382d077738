import type { CrisisAdvice, CrisisRules } from "#app/domain/chat/crisis-advice.ts";
import { compileSentencePattern, toPatternText } from "#app/language/sentence-pattern.ts";

/** Reads the visitor's own words; a card when they are about a person in danger or about cruelty. */
export type DetectCrisis = (message: string) => CrisisAdvice | undefined;

/** Builds the detector once; each call reads one message. */
export function createCrisisDetector(rules: CrisisRules): DetectCrisis {
  const ready = rules.cards.map(({ hears, unless = [], ...card }) => ({
    card: { id: card.id, heading: card.heading, says: card.says, lines: card.lines },
    hears: hears.map((line) => compileSentencePattern(line, rules.words)),
    unless: unless.map((line) => compileSentencePattern(line, rules.words)),
  }));
  return (message) => {
    const text = toPatternText(message);
    return ready.find(({ hears, unless }) => hears.some((line) => line.test(text)) && !unless.some((line) => line.test(text)))?.card;
  };
}

/** The card in words: what a client without cards shows, and what the answer says in place of an assistant's. */
export function crisisText({ heading, says, lines }: CrisisAdvice): string {
  const calls = lines.map(({ name, number, note }) => `- ${name}: **${number}**. ${note}.`);
  return [`**${heading}.**`, calls.join("\n"), says.map((line) => `- ${line}`).join("\n")].join("\n\n");
}
